import { Command } from 'commander';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfigText } from '../../action/src/wiring/load-config.ts';
import { addReadRun } from '../../action/src/commands/read-run.ts';
import { processHost } from '../../action/src/wiring/host.ts';
import { checkPrompts } from '../../action/src/wiring/check-prompts.ts';
import { requireConfig } from '../../action/src/config/parse.ts';
import { patched } from '../config/base.ts';

const folder = mkdtempSync(join(tmpdir(), 'agentd-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function newFolder(): string {
  return mkdtempSync(join(folder, 'own-'));
}

/** What `agentd read-run DIR --adapter shell --json` prints, as an object. */
async function readRun(dir: string): Promise<Record<string, unknown>> {
  let said = '';
  const write = (text: string): void => void (said += text);
  const program = new Command();
  addReadRun(program, { ...processHost(), cwd: dir, write, writeError: write }, () => {});
  await program.parseAsync(['node', 'agentd', 'read-run', '.', '--adapter', 'shell', '--json']);
  return JSON.parse(said) as Record<string, unknown>;
}

describe('agentd read-run', () => {
  it('reads no file outside by a link that an agent has left', async () => {
    const dir = newFolder();
    const secret = join(folder, 'secret');
    writeFileSync(secret, '[review] the secret\n');
    writeFileSync(join(dir, 'exit.txt'), 'exit=0 at 2026-01-05T10:00:00+0000\n');
    symlinkSync(secret, join(dir, 'last.md'));
    symlinkSync(secret, join(dir, 'stdout.txt'));
    expect(JSON.stringify(await readRun(dir))).not.toContain('the secret');
    rmSync(join(dir, 'last.md'));
    writeFileSync(join(dir, 'last.md'), '[review] its own');
    expect(JSON.stringify(await readRun(dir))).toContain('its own');
  });

  it('does not wait at a pipe, and says so', async () => {
    const dir = newFolder();
    writeFileSync(join(dir, 'exit.txt'), 'exit=0\n');
    execFileSync('mkfifo', [join(dir, 'last.md')]);
    expect(await readRun(dir)).toMatchObject({ ok: false, error: { code: 'file-not-plain' } });
  });

  it('reads no more than it can hold, and says what the most is', async () => {
    const dir = newFolder();
    writeFileSync(join(dir, 'exit.txt'), 'exit=0\n');
    writeFileSync(join(dir, 'stdout.txt'), '');
    truncateSync(join(dir, 'stdout.txt'), 2 ** 30);
    const said = await readRun(dir);
    expect(said).toMatchObject({ error: { code: 'file-too-large', message: expect.stringContaining('536870912') } });
  });
});

describe('what a person wrote', () => {
  it('is read as a configuration up to a limit, which is said', async () => {
    const cwd = newFolder();
    writeFileSync(join(cwd, 'agentd.yml'), '#'.repeat(2 ** 20 + 1));
    await expect(readConfigText({ cwd }, undefined)).rejects.toMatchObject({ problem: { code: 'file-too-large' } });
    writeFileSync(join(cwd, 'agentd.yml'), '# fine');
    expect((await readConfigText({ cwd }, undefined)).text).toBe('# fine');
    symlinkSync(join(cwd, 'agentd.yml'), join(cwd, 'link.yml'));
    expect((await readConfigText({ cwd }, 'link.yml')).text).toBe('# fine');
  });

  it('is read as a prompt up to a limit', async () => {
    const cwd = newFolder();
    const config = requireConfig(JSON.stringify(patched({ 'projects/ENG/prompt': 'prompt.md' })), 'agentd.yml');
    writeFileSync(join(cwd, 'prompt.md'), 'x'.repeat(2 ** 20 + 1));
    expect(await checkPrompts(config, cwd)).toMatchObject([{ code: 'prompt-missing' }]);
    writeFileSync(join(cwd, 'prompt.md'), '{{ item.title }}');
    expect(await checkPrompts(config, cwd)).toEqual([]);
  });
});
