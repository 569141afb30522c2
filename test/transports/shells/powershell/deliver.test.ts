import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Envelope } from '../../../../action/src/ports/shell.ts';
import type { Operation } from '../../../../action/src/ports/operation.ts';
import { powershellShell } from '../../../../action/src/transports/shells/powershell/shell.ts';
import { bootstrapCommand, relayCommands } from '../../../../action/src/transports/shells/powershell/deliver.ts';
import { runOnce } from './channel.ts';
import { withPowerShell } from './pwsh.ts';
import { standIns } from './stand-ins.ts';

const envelope: Envelope = { nonce: 'ab'.repeat(12), fence: null, run_root: "/tmp/it's ‘new’ 第" };
/** Far more than one command holds, and hard to pack. */
const noise = randomBytes(6000).toString('base64');
const operations: readonly Operation[] = [
  { op: 'facts' },
  { op: 'probe', dir: '/', names: ['tmp', 'ünd'] },
  { op: 'inspect', identity: null, dir: `${envelope.run_root}/a`, task: 'agentd-a', collect: [], collect_running: [] },
];

/** The words of a command, as any shell splits them: there is nothing in them to quote. */
function wordsOf(command: string): readonly string[] {
  expect(command).toMatch(/^[A-Za-z0-9. +/=-]+$/);
  return command.split(' ').slice(1);
}

withPowerShell('a script', ({ base, program, env }) => {
  const shell = powershellShell(standIns(base, { pwsh: program, agent: 'bash' }));
  const script = shell.script(operations, envelope);
  const states = (stdout: string): readonly string[] =>
    shell.parse(stdout, operations, envelope).map((result) => ('refused' in result ? result.refused.code : result.op));

  it('arrives by stdin', async () => {
    const { stdout, code } = await runOnce(program, wordsOf(bootstrapCommand()), script, env);
    expect(code).toBe(0);
    expect(states(stdout)).toEqual(['facts', 'probe', 'inspect']);
  });

  it('is not run when its end did not arrive, and says so with a code of its own', async () => {
    const cut = script.slice(0, -60);
    const { stdout, stderr, code } = await runOnce(program, wordsOf(bootstrapCommand()), cut, env);
    expect([stdout, code]).toEqual(['', 3]);
    expect(stderr).toContain('agentd: the script did not arrive whole');
  });

  it('arrives in pieces by command lines alone, and leaves none of them behind', async () => {
    const path = join(base, 'noise');
    const all: readonly Operation[] = [...operations, { op: 'write', path, text: noise }];
    const commands = relayCommands(shell.script(all, envelope), envelope.nonce);
    expect(commands.length).toBeGreaterThan(2);
    let answer = '';
    for (const { command, expects } of commands) {
      const { stdout, code } = await runOnce(program, wordsOf(command), '', env);
      expect(code).toBe(0);
      if (expects === null) answer = stdout;
      else expect(stdout.split('\n')).toContain(expects);
    }
    expect(shell.parse(answer, all, envelope).map((result) => 'refused' in result)).not.toContain(true);
    expect(readFileSync(path, 'utf8')).toBe(noise);
    expect(readdirSync(tmpdir()).filter((name) => name.includes(envelope.nonce))).toEqual([]);
  });

  it('is not run when a piece is missing', async () => {
    const commands = relayCommands(script + noise, 'cd'.repeat(12));
    const { stdout, code } = await runOnce(program, wordsOf(commands.at(-1)?.command ?? ''), '', env);
    expect([stdout, code]).toEqual(['', 3]);
  });
});

describe('the commands that deliver a script', () => {
  it('never exceed 8,000 characters, whatever the script is long', () => {
    expect(bootstrapCommand().length).toBeLessThan(2000);
    for (const size of [0, 10, 1500, 1700, 2500, 30_000, 300_000]) {
      let noise = '';
      for (let at = 1; noise.length < size; at += 1) noise += `${(at * 7919) % 104_729},`;
      const lengths = relayCommands(noise, envelope.nonce).map(({ command }) => command.length);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(8000);
    }
  });
});
