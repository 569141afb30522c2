import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WORK } from '../../../../action/src/transports/shells/posix/inventory.ts';
import { openPlace, present, refusalOf } from '../../../contracts/place.ts';
import type { Place } from '../../../contracts/place.ts';
import { SHELLS, asSh, connectBy } from './shells.ts';
import type { LocalChanges } from './shells.ts';
import { removeFolder } from '../../../folders.ts';

const IDENTITY = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
const git = (dir: string, ...args: string[]): string =>
  execFileSync('git', ['-C', dir, ...IDENTITY, ...args], { encoding: 'utf8' }).trim();

const mark = (run: string): Record<string, string> => ({ AGENTD_RUN: `agentd-ffffffff-${run}` });

/** A repository with a worktree for ENG-1, as a run leaves it. */
async function withWorktree(
  work: (place: Place, tree: string) => Promise<void>,
  changes: LocalChanges = {},
): Promise<void> {
  const place = openPlace(connectBy(asSh('dash'), changes));
  try {
    git(place.repo, 'init', '-q');
    git(place.repo, 'commit', '-q', '--allow-empty', '-m', 'Begin');
    const tree = join(place.root, 'worktrees', 'ENG-1');
    mkdirSync(join(place.root, 'worktrees'), { recursive: true });
    git(place.repo, 'worktree', 'add', '-q', '-b', 'agentd/ENG-1', tree);
    await work(place, tree);
  } finally {
    await place.dispose();
  }
}

async function seen(place: Place): Promise<unknown> {
  const result = present((await place.batch({ op: 'inventory', repos: [place.repo] }))[0]);
  return 'inventory' in result ? result.inventory.worktrees.map(({ key, work }) => [key, work]) : result;
}

async function remove(place: Place, path: string): Promise<string | null> {
  return refusalOf((await place.batch({ op: 'remove_worktree', path, repos: [place.repo], lineage: 'ffffffff' }))[0]);
}

describe('a worktree', () => {
  it('without work of its own is removed, and its branch stays', () =>
    withWorktree(async (place, tree) => {
      writeFileSync(join(tree, '.gitignore'), 'built\n');
      git(tree, 'add', '-A');
      git(tree, 'commit', '-q', '-m', 'Work');
      git(place.repo, 'merge', '-q', 'agentd/ENG-1');
      writeFileSync(join(tree, 'built'), '');
      expect(await seen(place)).toEqual([['ENG-1', 'none']]);
      expect(await remove(place, tree)).toBeNull();
      expect(existsSync(tree)).toBe(false);
      expect(git(place.repo, 'branch', '--list', 'agentd/ENG-1')).toContain('agentd/ENG-1');
      expect(git(place.repo, 'worktree', 'list').split('\n')).toHaveLength(1);
      expect(await remove(place, tree)).toBeNull();
    }));

  it('with work that is pushed has none that is nowhere else', () =>
    withWorktree(async (place, tree) => {
      git(tree, 'commit', '-q', '--allow-empty', '-m', 'Work');
      expect(await seen(place)).toEqual([['ENG-1', 'unpushed']]);
      expect(await remove(place, tree)).toBe('worktree-kept');
      const remote = join(place.repo, 'remote.git');
      git(place.repo, 'init', '-q', '--bare', remote);
      git(place.repo, 'remote', 'add', 'origin', remote);
      git(tree, 'push', '-q', 'origin', 'agentd/ENG-1');
      expect(await seen(place)).toEqual([['ENG-1', 'none']]);
    }));

  it('with files that are not committed stays', () =>
    withWorktree(async (place, tree) => {
      writeFileSync(join(tree, 'new.txt'), 'work');
      expect(await seen(place)).toEqual([['ENG-1', 'uncommitted']]);
      expect(await remove(place, tree)).toBe('worktree-kept');
      expect(existsSync(join(tree, 'new.txt'))).toBe(true);
    }));

  it('with nothing but a link to a folder outside goes, and the folder stays', () =>
    withWorktree(async (place, tree) => {
      mkdirSync(join(place.root, 'modules'));
      mkdirSync(join(tree, 'inner'));
      symlinkSync(join(place.root, 'modules'), join(tree, 'node_modules'));
      expect(await seen(place)).toEqual([['ENG-1', 'none']]);
      symlinkSync('inner', join(tree, 'link'));
      expect(await seen(place)).toEqual([['ENG-1', 'uncommitted']]);
      expect(await remove(place, tree)).toBe('worktree-kept');
      rmSync(join(tree, 'link'));
      expect(await remove(place, tree)).toBeNull();
      expect([existsSync(tree), existsSync(join(place.root, 'modules'))]).toEqual([false, true]);
    }));

  it.each(SHELLS)('tells links to folders outside by the folders, however the way there is spelled, with %s', (shell) =>
    withWorktree((place, tree) => {
      mkdirSync(join(tree, 'inner', 'deep'), { recursive: true });
      for (const [to, name] of [
        ['inner/deep', 'in'],
        [tree, 'self'],
        ['..', 'up'],
        [place.root, 'out'],
        ['/', 'top'],
      ] as const)
        symlinkSync(to, join(tree, name));
      // A file system that does not regard letter case has several names for each folder.
      const spelled = 'pwd(){ case $PWD in */in|*/self)command pwd "$@"|tr a-z A-Z;;*)command pwd "$@";;esac;}';
      const script = `${WORK}${spelled}\nW=$1;printf '?? %s\\n' in self up out top inner/|outward`;
      const { stdout } = spawnSync(asSh(shell), ['-c', script, 'sh', tree], { encoding: 'utf8' });
      expect(stdout).toBe('up\nout\ntop\n');
      return Promise.resolve();
    }),
  );

  it('stays where lsof tells of somebody in it by any spelling, or not even of the shell that asks; it asks no file system', () => {
    const tools = mkdtempSync(join(tmpdir(), 'agentd-lsof-'));
    const said = join(tools, 'said');
    const lsof = `#!/bin/sh\ncase " $* " in *' -b '*) exec cat '${said}';; *) echo n/; sleep 600;; esac\n`;
    writeFileSync(join(tools, 'lsof'), lsof, { mode: 0o755 });
    mkdirSync(join(tools, 'worktrees', 'ENG-1'), { recursive: true });
    return withWorktree(
      async (place, tree) => {
        git(place.repo, 'merge', '-q', 'agentd/ENG-1');
        symlinkSync(place.root, join(tools, 'Spelled'));
        const removeWhile = (...names: readonly string[]): Promise<string | null> => {
          writeFileSync(said, ['p1', ...names.map((name) => `fcwd\nn${name}`), ''].join('\n'));
          return remove(place, tree);
        };
        expect(await removeWhile()).toBe('worktree-in-use');
        expect(await removeWhile('/', join(tools, 'Spelled', 'worktrees', 'ENG-1'))).toBe('worktree-in-use');
        expect(await removeWhile('/', String.raw`/Users/J\xc3\xbcrgen/worktrees/Eng-1/src`)).toBe('worktree-in-use');
        expect(await removeWhile('/', `${tree}2`, join(tools, 'worktrees', 'ENG-1'))).toBeNull();
      },
      { machine: { proc: '', path: `${tools}:/usr/bin:/bin` } },
    ).finally(() => removeFolder(tools));
  });

  it('with new files stays where git is told not to list them', () =>
    withWorktree(async (place, tree) => {
      git(place.repo, 'config', 'status.showUntrackedFiles', 'no');
      writeFileSync(join(tree, 'new.txt'), 'work');
      expect(await seen(place)).toEqual([['ENG-1', 'uncommitted']]);
      expect(await remove(place, tree)).toBe('worktree-kept');
      expect(existsSync(join(tree, 'new.txt'))).toBe(true);
    }));

  const marked = (tree: string) => ({ cwd: dirname(tree), env: mark('ENG-1-2-r2') });

  it.each([
    ['a run of its item, of whatever state, lives', marked, {}],
    ['such a run lives where only ps tells of processes', marked, { machine: { proc: '' } }],
    ['somebody works in it', (tree: string) => ({ cwd: join(tree, 'src'), env: {} }), {}],
  ])('stays while %s', (_what, where, changes) =>
    withWorktree(async (place, tree) => {
      writeFileSync(join(tree, '.gitignore'), 'src\n');
      git(tree, 'add', '-A');
      git(tree, 'commit', '-q', '-m', 'Work');
      git(place.repo, 'merge', '-q', 'agentd/ENG-1');
      mkdirSync(join(tree, 'src'));
      for (const name of ['ENG-1-2-r2', 'ENG-11-2']) mkdirSync(join(place.root, `ffffffff-${name}`));
      // Of another item; and of one with the same key, under another run root.
      const others = ['ENG-11-2', 'ENG-1-7'].map((run) =>
        spawn('sleep', ['600'], { cwd: tmpdir(), env: mark(run), stdio: 'ignore' }),
      );
      const child = spawn('sleep', ['600'], { ...where(tree), stdio: 'ignore' });
      try {
        await once(child, 'spawn');
        expect(await remove(place, tree)).toBe('worktree-in-use');
        child.kill('SIGKILL');
        await once(child, 'exit');
        expect(await remove(place, tree)).toBeNull();
      } finally {
        child.kill('SIGKILL');
        for (const other of others) other.kill('SIGKILL');
      }
    }, changes),
  );

  it('stays where another state has runs of an item with that key, also of a run that has ended', () =>
    withWorktree(async (place, tree) => {
      const other = join(place.root, '01234567-ENG-1-4-r2');
      for (const name of ['01234567-ENG-11-4', 'ffffffff-ENG-1-3']) mkdirSync(join(place.root, name));
      mkdirSync(other);
      expect(await remove(place, tree)).toBe('worktree-in-use');
      removeFolder(other);
      expect(await remove(place, tree)).toBeNull();
    }));

  it('that is on no branch of its own, is no worktree, or is a link, stays', () =>
    withWorktree(async (place, tree) => {
      git(tree, 'checkout', '-q', '--detach');
      expect(await seen(place)).toEqual([['ENG-1', 'unknown']]);
      expect(await remove(place, tree)).toBe('worktree-kept');
      const other = join(place.root, 'worktrees', 'ENG-2');
      mkdirSync(other);
      git(other, 'init', '-q');
      symlinkSync(tree, join(place.root, 'worktrees', 'ENG-3'));
      expect(await seen(place)).toEqual([
        ['ENG-1', 'unknown'],
        ['ENG-2', 'unknown'],
        ['ENG-3', 'unknown'],
      ]);
      for (const name of ['ENG-2', 'ENG-3']) {
        expect(await remove(place, join(place.root, 'worktrees', name))).toBe('worktree-kept');
      }
    }));

  it('stays where the folder of worktrees is a link', () =>
    withWorktree(async (place, tree) => {
      const elsewhere = join(place.repo, 'elsewhere');
      renameSync(dirname(tree), elsewhere);
      symlinkSync(elsewhere, dirname(tree));
      expect(await seen(place)).toEqual([['ENG-1', 'unknown']]);
      expect(await remove(place, tree)).toBe('worktree-kept');
      expect(existsSync(join(elsewhere, 'ENG-1', '.git'))).toBe(true);
    }));

  it('is looked for in its folder only', () =>
    withWorktree(async (place, tree) => {
      for (const path of [
        place.repo,
        place.root,
        join(place.root, 'worktrees'),
        `${tree}/..`,
        `${tree}/../../x`,
        join(place.root, 'a'),
      ]) {
        expect([path, await remove(place, path)]).toEqual([path, 'outside-run-root']);
      }
    }));
});

/** What an agent can do to its worktree when a sandbox lets it write nothing else. */
describe('a worktree that its agent has prepared', () => {
  const evil = (place: Place, tree: string): string => {
    writeFileSync(
      join(tree, 'evil.sh'),
      `#!/bin/sh\ntouch '${place.repo.replaceAll("'", String.raw`'\''`)}/escaped'\ncat\n`,
      {
        mode: 0o755,
      },
    );
    return './evil.sh';
  };
  const repository = (at: string): void => {
    mkdirSync(at);
    git(at, 'init', '-q');
    git(at, 'commit', '-q', '--allow-empty', '-m', 'x');
    writeFileSync(join(at, 'x.txt'), 'x');
    writeFileSync(join(at, '.gitattributes'), '* filter=x\n');
    git(at, 'add', '-A');
    git(at, 'commit', '-q', '-m', 'y');
    utimesSync(join(at, 'x.txt'), 1, 1);
  };

  it.each<[what: string, prepare: (place: Place, tree: string) => void]>([
    [
      'a `.git` that leads to a repository of its own',
      (place, tree) => {
        const own = join(tree, 'own');
        repository(own);
        git(own, 'branch', 'agentd/ENG-1');
        const inner = join(own, '.git', 'worktrees', 'ENG-1');
        mkdirSync(inner, { recursive: true });
        writeFileSync(join(inner, 'commondir'), '../..\n');
        writeFileSync(join(inner, 'HEAD'), 'ref: refs/heads/agentd/ENG-1\n');
        writeFileSync(join(inner, 'gitdir'), `${tree}/.git\n`);
        writeFileSync(join(tree, '.git'), `gitdir: ${inner}\n`);
        git(own, 'config', 'core.fsmonitor', evil(place, tree));
        git(own, 'config', 'filter.x.clean', join(tree, 'evil.sh'));
        rmSync(join(tree, 'own', 'x.txt'));
      },
    ],
    [
      'a submodule with a filter',
      (place, tree) => {
        const sub = join(tree, 'sub');
        repository(sub);
        git(tree, 'add', 'sub');
        git(tree, 'commit', '-q', '-m', 'Submodule');
        git(place.repo, 'merge', '-q', 'agentd/ENG-1');
        writeFileSync(join(sub, '.git', 'evil.sh'), `#!/bin/sh\ntouch '${join(tree, 'escaped')}'\n`, { mode: 0o755 });
        git(sub, 'config', 'filter.x.clean', '.git/evil.sh');
      },
    ],
    [
      'a pipe where git reads',
      (_place, tree) => {
        execFileSync('mkfifo', [join(tree, '.gitignore')]);
      },
    ],
    [
      'a program that the configuration names by a relative path',
      (place, tree) => {
        evil(place, tree);
        writeFileSync(join(tree, '.gitattributes'), '* filter=x\n');
        writeFileSync(join(tree, 'a.txt'), 'a');
        git(tree, 'add', '-A');
        git(tree, 'commit', '-q', '-m', 'Work');
        git(place.repo, 'merge', '-q', 'agentd/ENG-1');
        git(place.repo, 'config', 'filter.x.clean', './evil.sh');
        git(place.repo, 'config', 'core.fsmonitor', './evil.sh');
        utimesSync(join(tree, 'a.txt'), 1, 1);
      },
    ],
  ])('with %s has nothing run, and stays', (_what, prepare) =>
    withWorktree(async (place, tree) => {
      prepare(place, tree);
      expect(await seen(place)).toEqual([['ENG-1', 'unknown']]);
      expect(await remove(place, tree)).toBe('worktree-kept');
      expect(existsSync(tree)).toBe(true);
      expect([existsSync(join(place.repo, 'escaped')), existsSync(join(tree, 'escaped'))]).toEqual([false, false]);
    }),
  );
});
