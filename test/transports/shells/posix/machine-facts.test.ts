/** What a look at the machine finds out about this very machine, through the shells that its `/bin/sh` may be. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync, spawnSync } from 'node:child_process';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../../action/src/ports/operation.ts';
import type { MachineFacts } from '../../../../action/src/ports/machine-facts.ts';
import { posixShell } from '../../../../action/src/transports/shells/posix/shell.ts';
import type { Machine } from '../../../../action/src/transports/shells/posix/shell.ts';
import { localChannel } from '../../../../action/src/transports/channels/local.ts';
import { createTransport } from '../../../../action/src/transports/transport.ts';
import { USER_ENV, trueRandom, until } from '../../../contracts/place.ts';
import { asSh } from './shells.ts';
import { removeFolder } from '../../../folders.ts';

type Asked = Omit<Operation & { readonly op: 'machine_facts' }, 'op'>;

interface Ground {
  readonly base: string;
  readonly home: string;
  readonly run_root: string;
  machine(asked?: Partial<Asked>): Promise<MachineFacts>;
  tool(name: string, text: string): void;
  repo(name: string): string;
}

async function onGround(
  sh: string,
  work: (ground: Ground) => Promise<void>,
  more: Record<string, string> = {},
  machine: Partial<Omit<Machine, 'sh'>> = {},
): Promise<void> {
  const base = mkdtempSync(join(tmpdir(), "agentd-facts's "));
  const [home, bin, temp] = ['home', 'my bin', 'tmp'].map((name) => join(base, name));
  if (home === undefined || bin === undefined || temp === undefined) throw new Error('no folders');
  for (const folder of [home, bin, temp]) mkdirSync(folder);
  const run_root = join(home, 'runs', 'agentd');
  const env = {
    ...USER_ENV,
    HOME: home,
    SHELL: '/bin/bash',
    TMPDIR: temp,
    PATH: `${bin}:${USER_ENV['PATH'] ?? ''}`,
    ...more,
  };
  const transport = createTransport(posixShell(machine.os ?? 'linux', { sh, ...machine }), localChannel({ sh, env }), {
    run_root,
    random: trueRandom,
    timeout_ms: 300_000,
  });
  try {
    await work({
      base,
      home,
      run_root,
      machine: async ({ programs = [], repos = [], files = [] } = {}) => {
        const [result] = await transport.batch([{ op: 'machine_facts', programs, repos, files }], null);
        if (result === undefined || !('machine' in result)) throw new Error(JSON.stringify(result));
        expect(readdirSync(temp)).toEqual([]);
        return result.machine;
      },
      tool: (name, text) => {
        writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
        chmodSync(join(bin, name), 0o755);
      },
      repo: (name) => {
        const path = join(base, name);
        execFileSync('git', ['init', '-q', path]);
        return path;
      },
    });
    expect(transport.round_trips).toBeGreaterThan(0);
  } finally {
    removeFolder(base);
  }
}

describe.each(['dash', 'bash', 'busybox', 'zsh'] as const)('a machine, with %s', (name) => {
  const sh = asSh(name);

  it('finds out what machine, user and search path there are', () =>
    onGround(sh, async ({ machine, home }) => {
      writeFileSync(join(home, '.bash_profile'), 'echo hello; export PATH="$HOME/own/bin:$PATH"\n');
      const seen = await machine();
      const { username, uid } = userInfo();
      expect(seen).toMatchObject({
        system: 'linux',
        user: username,
        superuser: uid === 0,
        home,
        shell: '/bin/bash',
        windows: null,
      });
      expect(seen.login_path?.split(':')[0]).toBe(`${home}/own/bin`);
      expect(seen.path?.split(':')).toEqual(
        expect.arrayContaining([`${home}/own/bin`, `${home}/.cargo/bin`, '/usr/bin']),
      );
      expect(seen.version).toMatch(/\w+ .*\d/);
      expect(seen.tools).toEqual(expect.arrayContaining(['base64', 'ps', 'git']));
      expect(seen.git).toMatch(/^\d+\.\d+/);
      expect(seen.seconds).toBeLessThan(10);
      expect(existsSync(join(home, 'runs'))).toBe(false);
    }));

  it('finds programs as a run would, and the first clean line of their versions', () =>
    onGround(sh, async ({ machine, tool, base }) => {
      tool('agent', 'printf \'\\n\\033[1magent 1.2.3\\033[0m \\007(build)\\nmore\\n\'; touch "$0.asked"');
      tool('loud', 'echo loud 2.0 >&2; exit 3');
      tool('silent', 'touch "$0.asked"');
      const bin = join(base, 'my bin');
      const words = ['agent', 'nowhere', 'loud', join(bin, 'agent'), join(bin, 'absent'), 'silent'];
      const { programs } = await machine({ programs: words.map((word) => ({ word, version: word !== 'silent' })) });
      expect(programs).toEqual([
        {
          word: 'agent',
          found: true,
          path: join(bin, 'agent'),
          version: '[1magent 1.2.3[0m (build)',
          late: false,
          fault: null,
        },
        { word: 'nowhere', found: false, path: null, version: null, late: false, fault: null },
        { word: 'loud', found: true, path: join(bin, 'loud'), version: 'loud 2.0', late: false, fault: null },
        {
          word: words[3],
          found: true,
          path: join(bin, 'agent'),
          version: '[1magent 1.2.3[0m (build)',
          late: false,
          fault: null,
        },
        { word: words[4], found: false, path: null, version: null, late: false, fault: null },
        { word: 'silent', found: true, path: join(bin, 'silent'), version: null, late: false, fault: null },
      ]);
      expect(existsSync(join(bin, 'silent.asked'))).toBe(false);
    }));

  it('looks at the files that commands call: whether they are there, can be called, and are committed', () =>
    onGround(sh, async ({ machine, repo, tool, base }) => {
      const folder = repo('eng');
      const put = (name: string, text: string, mode: number): void => {
        writeFileSync(join(folder, name), text);
        chmodSync(join(folder, name), mode);
      };
      put('good.sh', '#!/bin/sh\n', 0o755);
      const git = (...words: string[]): void => {
        execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b', ...words]);
      };
      git('add', '.');
      git('commit', '-qm', 'one');
      put('plain.sh', 'echo\n', 0o644);
      put('nope.sh', '#!/bin/nope\n', 0o755);
      put('windows.sh', '#!/bin/sh -e\r\n', 0o755);
      const asked = (path: string, executed = true): NonNullable<Asked['files']>[number] => ({
        path,
        folder,
        executed,
      });
      const files = [
        asked('./good.sh'),
        asked('none.sh', false),
        asked('plain.sh'),
        asked('plain.sh', false),
        asked('nope.sh'),
        asked('windows.sh'),
        asked(join(folder, 'good.sh')),
        { path: 'x.sh', folder: join(base, 'nowhere'), executed: false },
      ];
      tool('agent', 'exit');
      writeFileSync(join(base, 'my bin', 'agent'), '#!/usr/bin/env agentd-none\n');
      const seen = await machine({ files, programs: [{ word: 'agent', version: true }] });
      expect(seen.files.map(({ said, committed }) => [said, committed])).toEqual([
        ['ok', true],
        ['missing', false],
        ['not-executable', false],
        ['ok', false],
        ['interpreter /bin/nope', false],
        ['crlf', false],
        ['ok', null],
        ['missing', null],
      ]);
      expect(seen.programs).toMatchObject([{ found: true, version: null, fault: 'interpreter agentd-none' }]);
    }));

  it(
    'does not wait for ever for a program that hangs, and ends it with all that it started',
    { timeout: 600_000 },
    () =>
      onGround(sh, async ({ machine, tool }) => {
        const mark = `994${Math.floor(Math.random() * 100_000)}`;
        tool('hangs', `(trap '' TERM; sleep ${mark}) & sleep ${mark}`);
        tool('quick', 'echo quick 1');
        const { programs } = await machine({ programs: ['hangs', 'quick'].map((word) => ({ word, version: true })) });
        expect(programs.map(({ version, late }) => [version, late])).toEqual([
          [null, true],
          ['quick 1', false],
        ]);
        await until('nothing hangs', () => spawnSync('pgrep', ['-f', `^sleep ${mark}`]).status === 1);
      }),
  );

  it('tells folders from files and links, and where a path really leads', () =>
    onGround(sh, async ({ machine, repo, run_root, home, base }) => {
      const plain = repo('plain');
      execFileSync('git', ['-C', plain, '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-q', '--allow-empty', '-m', 'x']); // prettier-ignore
      writeFileSync(join(plain, '.gitmodules'), '');
      symlinkSync(base, join(home, 'elsewhere'));
      writeFileSync(join(base, 'file'), '');
      mkdirSync(join(base, 'folder'));
      const paths = [
        plain,
        join(home, 'elsewhere', 'plain'),
        repo('empty'),
        join(base, 'folder'),
        join(base, 'file'),
        join(base, 'none'),
      ];
      const { repos, run_root: root } = await machine({ repos: paths });
      const real = realpathSync(base);
      expect(repos).toMatchObject([
        {
          path: plain,
          kind: 'folder',
          own: true,
          writable: true,
          real: join(real, 'plain'),
          top: join(real, 'plain'),
          has_commit: true,
          submodules: true,
        },
        { kind: 'folder', real: join(real, 'plain'), top: join(real, 'plain') },
        { kind: 'folder', top: join(real, 'empty'), has_commit: false, submodules: false, complaint: null },
        { kind: 'folder', top: null, complaint: expect.stringContaining('not a git repository') },
        { kind: 'file' },
        { kind: 'none', own: null },
      ]);
      expect(root).toMatchObject({ kind: 'none', nearest: home, own: true, writable: true, inside: '' });
      expect(root.free_bytes).toBeGreaterThan(1_000_000);
      mkdirSync(run_root, { recursive: true, mode: 0o700 });
      expect((await machine()).run_root).toMatchObject({ kind: 'folder', nearest: run_root, mode: 'drwx------' });
      removeFolder(run_root);
      symlinkSync(base, run_root);
      execFileSync('git', ['init', '-q', home]);
      expect((await machine()).run_root).toMatchObject({ kind: 'link', real, inside: home });
    }));
});

describe('a machine', () => {
  const sh = asSh('dash');

  const committed = (path: string, ...files: readonly string[]): void => {
    for (const file of files) {
      mkdirSync(join(path, file, '..'), { recursive: true });
      writeFileSync(join(path, file), '*.bin filter=lfs diff=lfs merge=lfs -text\n');
    }
    const git = ['-C', path, '-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    execFileSync('git', [...git, 'add', '-A']);
    execFileSync('git', [...git, 'commit', '-q', '--allow-empty', '-m', 'x']);
  };

  it('tells a bare repository, and the data of a checkout, from a checkout', () =>
    onGround(sh, async ({ machine, repo, base }) => {
      const plain = repo('plain');
      committed(plain, 'media/.gitattributes');
      const bare = join(base, 'bare.git');
      execFileSync('git', ['clone', '-q', '--bare', plain, bare]);
      const unborn = join(base, 'unborn.git');
      execFileSync('git', ['init', '-q', '--bare', unborn]);
      const { repos } = await machine({ repos: [plain, bare, unborn, join(plain, '.git')] });
      const complaint = expect.stringContaining('must be run in a work tree');
      expect(repos).toMatchObject([
        { bare: false, complaint: null, has_commit: true, uses_lfs: true },
        { bare: true, top: null, complaint, has_commit: true, uses_lfs: true },
        { bare: true, top: null, complaint, has_commit: false, uses_lfs: null },
        { bare: false, top: null, complaint, has_commit: true },
      ]);
    }));

  it('finds out whether a repository needs Git LFS, and whether it is there and used', () =>
    onGround(sh, async ({ machine, repo, tool, home }) => {
      const [media, plain, unborn] = [repo('media'), repo('plain'), repo('unborn')];
      committed(media, '.gitattributes');
      committed(plain);
      const needs = { uses_lfs: true, lfs_filter: false };
      const without = await machine({ repos: [media, plain, unborn] });
      expect(without.lfs).toBe(false);
      expect(without.repos).toMatchObject([needs, { uses_lfs: false }, { uses_lfs: null, lfs_filter: null }]);
      tool('git-lfs', 'echo "git-lfs/3.6.1 (GitHub; linux amd64; go 1.23.3)"');
      expect(await machine({ repos: [media] })).toMatchObject({ lfs: true, repos: [needs] });
      writeFileSync(join(home, '.gitconfig'), '[filter "lfs"]\nprocess = git-lfs filter-process\nrequired = true\n');
      expect(await machine({ repos: [media] })).toMatchObject({ lfs: true, repos: [{ ...needs, lfs_filter: true }] });
    }));

  it('does not know of Git LFS where git gives no answer in time', () =>
    onGround(sh, async ({ machine, repo, tool }) => {
      const media = repo('media');
      committed(media, '.gitattributes');
      const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
      tool('git', `case "$*" in *filter*|lfs*) exec sleep 60;; esac\nexec '${real}' "$@"`);
      const seen = await machine({ repos: [media] });
      expect(seen).toMatchObject({ lfs: null, repos: [{ has_commit: true, uses_lfs: null, lfs_filter: null }] });
    }));

  it('says nothing of a search path that nobody told it, and takes the one that runs have kept', () =>
    onGround(sh, async ({ machine, home, run_root }) => {
      writeFileSync(join(home, '.bash_profile'), 'exit 0\n');
      mkdirSync(join(run_root, '.agentd'), { recursive: true });
      writeFileSync(join(run_root, '.agentd', 'path'), '/kept/bin\n');
      const seen = await machine();
      expect(seen.login_path).toBeNull();
      expect(seen.path?.split(':')).toContain('/kept/bin');
    }));

  it('asks systemd about what outlives a session', () =>
    onGround(sh, async ({ machine, tool }) => {
      tool('loginctl', 'case "$*" in *Linger*) echo Linger=no;; *) echo KillUserProcesses=yes;; esac');
      const seen = await machine();
      // The system's own loginctl comes first in the path of scripts, and the tool in that of jobs.
      expect([seen.linger, seen.kills_user_processes]).toEqual([false, true]);
      expect(seen.cgroup).toMatch(/^\d+:/);
    }));

  it('does without /proc, as on macOS, and still ends what hangs', () =>
    onGround(
      asSh('bash'),
      async ({ machine, tool, run_root }) => {
        const mark = `993${Math.floor(Math.random() * 100_000)}`;
        tool('sw_vers', 'echo 15.1');
        tool('hangs', `sleep ${mark} & wait`);
        mkdirSync(run_root, { recursive: true, mode: 0o700 });
        const seen = await machine({ programs: ['hangs', 'env'].map((word) => ({ word, version: true })) });
        expect(seen).toMatchObject({ version: 'macOS 15.1', cgroup: null, run_root: { kind: 'folder' } });
        expect(seen.programs).toMatchObject([{ late: true }, { version: expect.stringContaining('env') }]);
        expect(seen.run_root.free_inodes).toBeGreaterThan(0);
        await until('nothing hangs', () => spawnSync('pgrep', ['-f', `^sleep ${mark}`]).status === 1);
      },
      {},
      { os: 'darwin', proc: '/nonexistent' },
    ));
});
