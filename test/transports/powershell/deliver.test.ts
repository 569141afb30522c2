import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import type { Envelope, Operation } from '../../../action/src/operations.ts';
import { powershellShell } from '../../../action/src/transports/powershell.ts';
import { bootstrapCommand, relayCommands } from '../../../action/src/transports/powershell/deliver.ts';
import { runOnce } from './channel.ts';
import { withPowerShell } from './pwsh.ts';
import { standIns } from './stand-ins.ts';

const envelope: Envelope = { nonce: 'ab'.repeat(12), fence: null, run_root: "/tmp/it's ‘new’ 第" };
const operations: readonly Operation[] = [
  { op: 'facts' },
  { op: 'probe', dir: '/', names: ['tmp', 'ünd'] },
  { op: 'inspect', dir: `${envelope.run_root}/a`, task: 'agentd-a', collect: [], collect_running: [] },
];

/** The words of a command, as any shell splits them: there is nothing in them to quote. */
function wordsOf(command: string): readonly string[] {
  expect(command).toMatch(/^[A-Za-z0-9 +/=-]+$/);
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
    const commands = relayCommands(script, envelope.nonce);
    expect(commands.length).toBeGreaterThan(1);
    let answer = '';
    for (const { command, expects } of commands) {
      const { stdout, code } = await runOnce(program, wordsOf(command), '', env);
      expect(code).toBe(0);
      if (expects === null) answer = stdout;
      else expect(stdout.split('\n')).toContain(expects);
    }
    expect(states(answer)).toEqual(['facts', 'probe', 'inspect']);
    expect(readdirSync(tmpdir()).filter((name) => name.includes(envelope.nonce))).toEqual([]);
  });

  it('is not run when a piece is missing', async () => {
    const commands = relayCommands(script, 'cd'.repeat(12));
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
      for (const { command } of relayCommands(noise, envelope.nonce)) expect(command.length).toBeLessThanOrEqual(8000);
    }
  });

  it('are two for a usual look at fifty runs, and one for the facts', () => {
    const shell = powershellShell();
    const root = String.raw`C:\Users\agent\.agentd\runs`;
    const looks = Array.from({ length: 50 }, (_none, at): Operation => {
      const name = `0a1b2c3d-ENG-${at}-1`;
      const collect = [{ op: 'read', file: 'last.md', max_bytes: 100_000 }] as const;
      return { op: 'inspect', dir: `${root}\\${name}`, task: `agentd-${name}`, collect, collect_running: [] };
    });
    const windows = { ...envelope, run_root: root };
    expect(relayCommands(shell.script([{ op: 'facts' }], windows), envelope.nonce)).toHaveLength(1);
    expect(relayCommands(shell.script(looks, windows), envelope.nonce).length).toBeLessThanOrEqual(3);
  });
});
