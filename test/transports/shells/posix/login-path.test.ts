/** Runs find the programs that the user's own shell finds, whatever its startup files do. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { USER_ENV, endIfThere, linesOf, openPlace, until } from '../../../contracts/place.ts';
import type { Place } from '../../../contracts/place.ts';
import { asSh, connectBy } from './shells.ts';
import { ago } from '../../../moments.ts';
import { removeFolder } from '../../../folders.ts';

interface Home {
  readonly place: Place;
  readonly home: string;
  /** Writes a startup file of bash, the login shell here. */
  rc(text: string): void;
  /** Times that the login shell was asked, as its startup file has noted them by `note`. */
  asked(): number;
  /** Runs a command line to its end; what it printed, and its exit code. */
  run(name: string, command: string, program?: string): Promise<{ readonly out: string; readonly code: number | null }>;
  readonly cache: string;
}

async function atHome(
  sh: string,
  work: (home: Home) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'agentd-home-'));
  mkdirSync(join(home, 'my tools'));
  tool(join(home, 'my tools'), 'mytool', 'echo found');
  const place = openPlace(connectBy(sh, { env: { ...USER_ENV, HOME: home, SHELL: '/bin/bash', ...env } }));
  try {
    await work({
      place,
      home,
      rc: (text) => writeFileSync(join(home, '.bash_profile'), `echo x >> '${home}/asked'\n${text}\n`),
      asked: () => linesOf(join(home, 'asked')).length,
      cache: join(place.root, '.agentd', 'path'),
      run: async (name, command, program = '') => {
        await place.start(place.launch(name, command, { program }));
        const collect = [{ op: 'read', file: 'stdout.txt', max_bytes: 10_000 }] as const;
        const { collected, exit_code } = await place.settled(name, 'finished', collect);
        return { out: collected[0] ?? '', code: exit_code };
      },
    });
  } finally {
    await place.dispose();
    removeFolder(home);
  }
}

function tool(folder: string, name: string, text: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(folder, name), 0o755);
}

const WITH_TOOLS = 'export PATH="$HOME/my tools:$PATH"';

describe.each(['dash', 'bash', 'busybox', 'zsh'] as const)('the search path of a run, with %s', (name) => {
  const sh = asSh(name);

  it('is the user’s own, however noisy the startup files are', () =>
    atHome(sh, async ({ rc, run, cache, asked, home }) => {
      rc(`echo /not/a/bin; printf '\\033]0;title\\007no line end'; echo error >&2; ${WITH_TOOLS}`);
      writeFileSync(join(home, '.bash_logout'), 'echo goodbye\n');
      expect(await run('a', 'mytool', 'mytool')).toEqual({ out: 'found\n', code: 0 });
      expect(readFileSync(cache, 'utf8')).toMatch(new RegExp(`^${home}/my tools:[^\\n]+\\n$`));
      expect(await run('b', 'mytool', 'mytool')).toEqual({ out: 'found\n', code: 0 });
      expect(asked()).toBe(1);
    }));

  it(
    'is the usual one when a startup file hangs, asked only once, and nothing is left hanging',
    { timeout: 600_000 },
    () =>
      atHome(sh, async ({ rc, run, asked }) => {
        const mark = `997${Math.floor(Math.random() * 100_000)}`;
        rc(`(trap '' TERM HUP; sleep ${mark}) & sleep ${mark}`);
        expect(await run('a', 'echo fine', 'sh')).toEqual({ out: 'fine\n', code: 0 });
        await until('nothing hangs', () => spawnSync('pgrep', ['-f', `^sleep ${mark}`]).status === 1);
        expect(await run('b', 'echo fine', 'sh')).toEqual({ out: 'fine\n', code: 0 });
        expect(asked()).toBe(1);
      }),
  );
});

describe('the search path of a run', () => {
  const sh = asSh('dash');

  it('does not wait for what a startup file leaves running', () =>
    atHome(sh, async ({ rc, run }) => {
      const mark = `996${Math.floor(Math.random() * 100_000)}`;
      rc(`sleep ${mark} & ${WITH_TOOLS}`);
      expect((await run('a', 'mytool', 'mytool')).out).toBe('found\n');
      // What was waited for would have been ended, too.
      const left = spawnSync('pgrep', ['-f', `^sleep ${mark}`], { encoding: 'utf8' }).stdout.trim();
      expect(left).toMatch(/^\d+$/);
      endIfThere(Number(left));
    }));

  it('is asked for again when it is a day old, and when it lacks the program', () =>
    atHome(sh, async ({ rc, run, asked, cache }) => {
      rc('true');
      expect((await run('a', 'mytool', 'mytool')).code).toBe(127);
      rc(WITH_TOOLS);
      expect((await run('b', 'true', 'true')).code).toBe(0);
      expect(asked()).toBe(1);
      expect((await run('c', 'mytool', 'mytool')).out).toBe('found\n');
      expect(asked()).toBe(2);
      const old = ago(25 * 3600_000);
      utimesSync(cache, old, old);
      expect((await run('d', 'mytool', 'mytool')).out).toBe('found\n');
      expect(asked()).toBe(3);
    }));

  it('stays as it was when the shell says nothing any more', () =>
    atHome(sh, async ({ rc, run, cache }) => {
      rc(WITH_TOOLS);
      await run('a', 'true');
      rc('exit 1');
      const old = ago(25 * 3600_000);
      utimesSync(cache, old, old);
      expect((await run('b', 'mytool', 'mytool')).out).toBe('found\n');
    }));

  it('begins with what the session has and the user’s shell has not', () =>
    atHome(
      sh,
      async ({ rc, run, home }) => {
        rc(`PATH="$HOME/my tools:/usr/bin:/bin"`);
        const { out } = await run('a', 'echo "$PATH"');
        expect(out).toMatch(new RegExp(`^/opt/hardened/bin:${home}/my tools:/usr/bin:/bin:${home}/.local/bin:`));
      },
      { PATH: '/usr/bin:/opt/hardened/bin:relative::/bin' },
    ));

  it.each([
    ['zsh -l', '.zprofile', 'path=("$HOME/my tools" $path)'],
    ['fish', '.config/fish/config.fish', 'set PATH "$HOME/my tools" $PATH'],
  ])('is that of %s where a startup file puts it in the place of the user’s shell', (shell, file, text) =>
    atHome(sh, async ({ rc, run, home }) => {
      rc(`exec ${shell}`);
      mkdirSync(join(home, file, '..'), { recursive: true });
      writeFileSync(join(home, file), `${text}\n`);
      expect((await run('a', 'mytool', 'mytool')).out).toBe('found\n');
    }),
  );

  it('is not taken from a file that is a link', () =>
    atHome(sh, async ({ rc, run, cache, home, place }) => {
      rc(WITH_TOOLS);
      mkdirSync(join(place.root, '.agentd'), { recursive: true });
      writeFileSync(join(home, 'planted'), '/planted/bin\n');
      symlinkSync(join(home, 'planted'), cache);
      const { out } = await run('a', 'echo "$PATH"');
      expect(out).not.toContain('/planted/bin');
      expect(readFileSync(join(home, 'planted'), 'utf8')).toBe('/planted/bin\n');
    }));

  it('is the usual one for a user whose login shell runs nothing', () =>
    atHome(
      sh,
      async ({ run, cache }) => {
        expect((await run('a', 'echo fine')).out).toBe('fine\n');
        expect(readFileSync(cache, 'utf8')).toBe('\n');
      },
      { SHELL: '/usr/sbin/nologin' },
    ));

  it('has no part in a run that is ended while the shell is asked', () =>
    atHome(sh, async ({ rc, place }) => {
      const mark = `995${Math.floor(Math.random() * 100_000)}`;
      rc(`sleep ${mark}`);
      await place.start(place.launch('a', 'touch begun', { program: 'nowhere' }));
      expect(await place.kill('a')).toMatchObject({ state: 'finished', ended_by: 'kill' });
      await until('nothing hangs', () => spawnSync('pgrep', ['-f', `sleep ${mark}`]).status === 1);
      expect(existsSync(join(place.repo, 'begun'))).toBe(false);
    }));
});
