import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../fakes/sshd.ts';
import { relayClient } from '../../../fakes/relay-client.ts';
import { throughRelay, transportOver } from './reach.ts';
import { removeFolder } from '../../../folders.ts';

/** Files that a shell reads for a command, and how to be noisy in them. */
const NOISE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bash: {},
  dash: {},
  zsh: { '.zshenv': 'print "Welcome to zsh"; print -u2 error' },
  fish: { '.config/fish/config.fish': 'echo "Welcome to fish"; echo error >&2' },
  tcsh: { '.tcshrc': 'echo "Welcome to tcsh"' },
};

/** What no command gets past, and what becomes of it. */
const TAKEN: Readonly<Record<string, readonly [shell: string, file: string, text: string, code: string]>> = {
  zsh: ['zsh', '.zshenv', '[ "$AGAIN" ] || { export AGAIN=1; exec zsh -l; }', 'answer-incomplete'],
  fish: ['zsh', '.zshenv', 'exec fish', 'answer-incomplete'],
  tmux: ['zsh', '.zshenv', 'exec tmux', 'wrong-shell'],
};

describe('the login shell of a target behind a relay', () => {
  it.concurrent.each(Object.entries(TAKEN))(
    'may be replaced by %s: nothing runs, it is unknown, and startup files are named',
    async (_what, [shell, file, text, code]) => {
      const home = mkdtempSync(join(tmpdir(), 'agentd-home-'));
      writeFileSync(join(home, file), `${text}\n`);
      const client = relayClient({ shell: pathOf(shell), env: { HOME: home } });
      const transport = transportOver(throughRelay(client), join(home, 'runs'));
      try {
        await expect(transport.mkdir(join(home, 'made'), false)).rejects.toMatchObject({
          name: 'TransportError',
          problem: { code, remedy: expect.stringContaining('.bashrc') },
        });
        expect(existsSync(join(home, 'made'))).toBe(false);
      } finally {
        await transport.close();
        client.remove();
        removeFolder(home);
      }
    },
  );

  it('may hand on functions with the names of all that scripts call', async () => {
    const home = mkdtempSync(join(tmpdir(), 'agentd-home-'));
    const names = [
      'echo',
      'base64',
      'cat',
      'rm',
      'wc',
      'printf',
      'tr',
      'gzip',
      'find',
      'command',
      'kill',
      'mkdir',
      'mv',
    ];
    const env = Object.fromEntries(names.map((name) => [`BASH_FUNC_${name}%%`, '() { echo poisoned; }']));
    const client = relayClient({ shell: pathOf('zsh'), env: { HOME: home, ...env } });
    const transport = transportOver(throughRelay(client), join(home, 'runs'));
    try {
      await transport.writeText(join(home, 'text'), 'hello');
      expect(await transport.readText(join(home, 'text'))).toBe('hello');
    } finally {
      await transport.close();
      client.remove();
      removeFolder(home);
    }
  });

  it.concurrent.each(Object.keys(NOISE))('may be %s, with a script in one part and in several', async (shell) => {
    const home = mkdtempSync(join(tmpdir(), 'agentd-home-'));
    for (const [name, text] of Object.entries(NOISE[shell] ?? {})) {
      mkdirSync(dirname(join(home, name)), { recursive: true });
      writeFileSync(join(home, name), `${text}\n`);
    }
    const client = relayClient({ shell: pathOf(shell), env: { HOME: home } });
    const transport = transportOver(throughRelay(client), join(home, 'runs'));
    try {
      const path = join(home, `it's "$HOME" !`);
      await transport.writeText(path, `one 'line' !! \\ $(id)\n`);
      expect(await transport.readText(path)).toBe(`one 'line' !! \\ $(id)\n`);
      expect(client.calls()).toHaveLength(2);
      const long = randomBytes(150_000).toString('base64');
      await transport.writeText(path, long);
      expect(client.calls().length).toBeGreaterThan(4);
      expect((await transport.readText(path)) === long).toBe(true);
      expect(client.uploads()).toEqual([]);
    } finally {
      await transport.close();
      client.remove();
      removeFolder(home);
    }
  });
});
