import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../../fakes/sshd.ts';
import { relayClient } from '../../fakes/relay-client.ts';
import { throughRelay, transportOver } from './reach.ts';

/** Files that a shell reads for a command, and how to be noisy in them. */
const NOISE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bash: {},
  dash: {},
  zsh: { '.zshenv': 'print "Welcome to zsh"; print -u2 error' },
  fish: { '.config/fish/config.fish': 'echo "Welcome to fish"; echo error >&2' },
  tcsh: { '.tcshrc': 'echo "Welcome to tcsh"' },
};

describe('the login shell of a target behind a relay', () => {
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
      rmSync(home, { recursive: true, force: true });
    }
  });
});
