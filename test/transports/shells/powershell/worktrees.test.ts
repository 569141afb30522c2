/** Items' worktrees, looked at and removed by the scripts for Windows, with real git and the stand-ins for Windows. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { present, refusalOf } from '../../../contracts/place.ts';
import type { Place } from '../../../contracts/place.ts';
import { withPowerShell } from './pwsh.ts';
import { removeFolder } from '../../../folders.ts';

const IDENTITY = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'init.defaultBranch=main'];
const git = (dir: string, ...args: string[]): string =>
  execFileSync('git', ['-C', dir, ...IDENTITY, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();

async function seen(place: Place): Promise<unknown> {
  const result = present((await place.batch({ op: 'inventory', repos: [place.repo] }))[0]);
  return 'inventory' in result ? result.inventory.worktrees.map(({ key, work }) => [key, work]) : result;
}

async function remove(place: Place, path: string): Promise<string | null> {
  return refusalOf((await place.batch({ op: 'remove_worktree', path, repos: [place.repo], lineage: 'ffffffff' }))[0]);
}

withPowerShell('a worktree', (windows) => {
  const { at } = windows;
  /** A repository with a worktree for ENG-1, as a run leaves it. */
  const withWorktree = (work: (place: Place, tree: string) => Promise<void>): Promise<void> =>
    at(async (place) => {
      git(place.repo, 'init', '-q');
      git(place.repo, 'commit', '-q', '--allow-empty', '-m', 'Begin');
      const tree = join(place.root, 'worktrees', 'ENG-1');
      mkdirSync(join(place.root, 'worktrees'), { recursive: true });
      git(place.repo, 'worktree', 'add', '-q', '-b', 'agentd/ENG-1', tree);
      await work(place, tree);
    });

  it('without work of its own is removed, and its branch stays', () =>
    withWorktree(async (place, tree) => {
      writeFileSync(join(tree, '.gitignore'), 'built\n');
      git(tree, 'add', '-A');
      git(tree, 'commit', '-q', '-m', 'Work');
      expect(await seen(place)).toEqual([['ENG-1', 'unpushed']]);
      expect(await remove(place, tree)).toBe('worktree-kept');
      git(place.repo, 'merge', '-q', 'agentd/ENG-1');
      writeFileSync(join(tree, 'built'), '');
      expect(await seen(place)).toEqual([['ENG-1', 'none']]);
      expect(await remove(place, tree)).toBeNull();
      expect(readdirSync(join(place.root, 'worktrees'))).toEqual([]);
      expect(git(place.repo, 'branch', '--list', 'agentd/ENG-1')).toContain('agentd/ENG-1');
      expect(git(place.repo, 'worktree', 'list').split('\n')).toHaveLength(1);
      expect(await remove(place, tree)).toBeNull();
    }));

  it('with work that is pushed has none that is nowhere else', () =>
    withWorktree(async (place, tree) => {
      git(tree, 'commit', '-q', '--allow-empty', '-m', 'Work');
      const remote = join(place.repo, 'remote.git');
      git(place.repo, 'init', '-q', '--bare', remote);
      git(place.repo, 'remote', 'add', 'origin', remote);
      git(tree, 'push', '-q', 'origin', 'agentd/ENG-1');
      expect(await seen(place)).toEqual([['ENG-1', 'none']]);
    }));

  it('with files that are not committed stays, also where git is told not to list them', () =>
    withWorktree(async (place, tree) => {
      git(place.repo, 'config', 'status.showUntrackedFiles', 'no');
      writeFileSync(join(tree, 'new ü.txt'), 'work');
      expect(await seen(place)).toEqual([['ENG-1', 'uncommitted']]);
      expect(await remove(place, tree)).toBe('worktree-kept');
      expect(existsSync(join(tree, 'new ü.txt'))).toBe(true);
    }));

  it('with nothing but a link to a folder outside goes, and the folder stays', () =>
    withWorktree(async (place, tree) => {
      mkdirSync(join(place.root, 'modules'));
      writeFileSync(join(place.root, 'modules', 'kept'), '');
      mkdirSync(join(tree, 'inner'));
      symlinkSync(join(place.root, 'modules'), join(tree, 'node_modules'));
      expect(await seen(place)).toEqual([['ENG-1', 'none']]);
      symlinkSync('inner', join(tree, 'link'));
      expect(await seen(place)).toEqual([['ENG-1', 'uncommitted']]);
      expect(await remove(place, tree)).toBe('worktree-kept');
      rmSync(join(tree, 'link'));
      expect(await remove(place, tree)).toBeNull();
      expect([existsSync(tree), existsSync(join(place.root, 'modules', 'kept'))]).toEqual([false, true]);
    }));

  it('stays while a run of its item lives, and where another state has runs of such an item', () =>
    withWorktree(async (place, tree) => {
      const other = join(place.root, '01234567-ENG-1-4-r2');
      for (const name of ['ffffffff-ENG-1-2-r2', '01234567-ENG-11-4']) mkdirSync(join(place.root, name));
      const marked = ['-c', 'sleep 600;true', 'x', 'AGENTD_RUN=agentd-ffffffff-ENG-1-2-r2'];
      const child = spawn('sh', marked, { env: { ...windows.env }, stdio: 'ignore' });
      try {
        await once(child, 'spawn');
        expect(await remove(place, tree)).toBe('worktree-in-use');
        child.kill('SIGKILL');
        await once(child, 'exit');
        mkdirSync(other);
        expect(await remove(place, tree)).toBe('worktree-in-use');
        expect(existsSync(join(tree, '.git'))).toBe(true);
        removeFolder(other);
        expect(await remove(place, tree)).toBeNull();
      } finally {
        child.kill('SIGKILL');
      }
    }));

  it('that is on no branch of its own, is no worktree, or is a link, stays', () =>
    withWorktree(async (place, tree) => {
      git(tree, 'checkout', '-q', '--detach');
      const other = join(place.root, 'worktrees', 'ENG-2');
      mkdirSync(other);
      git(other, 'init', '-q');
      symlinkSync(tree, join(place.root, 'worktrees', 'ENG-3'));
      const all = (await seen(place)) as readonly (readonly [string, string])[];
      expect(all.toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
        ['ENG-1', 'unknown'],
        ['ENG-2', 'unknown'],
        ['ENG-3', 'unknown'],
      ]);
      for (const name of ['ENG-1', 'ENG-2', 'ENG-3']) {
        expect(await remove(place, join(place.root, 'worktrees', name))).toBe('worktree-kept');
      }
    }));

  it('that no repository of the configuration knows stays', () =>
    withWorktree(async (place, tree) => {
      const asked = { op: 'remove_worktree', path: tree, repos: [place.root], lineage: 'ffffffff' } as const;
      expect(refusalOf((await place.batch(asked))[0])).toBe('worktree-kept');
    }));

  it.each<[what: string, prepare: (place: Place, tree: string) => void]>([
    [
      'a repository of its own in it',
      (_place, tree) => {
        mkdirSync(join(tree, 'built', 'own'), { recursive: true });
        writeFileSync(join(tree, '.gitignore'), 'built\n.gitignore\n');
        git(join(tree, 'built', 'own'), 'init', '-q');
      },
    ],
    [
      'a submodule',
      (place, tree) => {
        const sub = join(tree, 'sub');
        mkdirSync(sub);
        git(sub, 'init', '-q');
        git(sub, 'commit', '-q', '--allow-empty', '-m', 'x');
        git(tree, 'add', 'sub');
        git(tree, 'commit', '-q', '-m', 'Submodule');
        git(place.repo, 'merge', '-q', 'agentd/ENG-1');
        removeFolder(sub);
        mkdirSync(sub);
      },
    ],
    [
      'a program that the configuration names by a relative path',
      (place, tree) => {
        writeFileSync(join(tree, 'evil.sh'), `#!/bin/sh\ntouch '${tree}/escaped'\ncat\n`, { mode: 0o755 });
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
      expect([existsSync(tree), existsSync(join(tree, 'escaped'))]).toEqual([true, false]);
    }),
  );

  it('is looked for in its folder only', () =>
    withWorktree(async (place, tree) => {
      for (const path of [place.repo, join(place.root, 'worktrees'), `${tree}/..`, join(place.root, 'a')]) {
        expect([path, await remove(place, path)]).toEqual([path, 'outside-run-root']);
      }
    }));
});
