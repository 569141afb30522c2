/** What git did around a run is told, with real git: what was committed and pushed, what was not, and why no worktree was made. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gitTrouble } from '../../../action/src/core/verdict/git-trouble.ts';
import { GIT_RECORD_ITEM, gitRecordIn } from '../../../action/src/executors/terminal/git-record.ts';
import { inWindowsWorktree } from '../../../action/src/executors/terminal/worktree-windows.ts';
import { inWorktree, worktreeOf } from '../../../action/src/executors/terminal/worktree.ts';
import type { GitRecord } from '../../../action/src/model/git-outcome.ts';
import { powershellShell } from '../../../action/src/transports/shells/powershell/shell.ts';
import { thriftyPwsh } from '../../transports/shells/powershell/thrifty.ts';
import { removeFolder } from '../../folders.ts';
import { copyRepository } from '../../repositories.ts';

let folder = '';
let repo = '';
let tree = '';

const IDENTITY = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
const gitIn = (dir: string, ...args: string[]): string =>
  execFileSync('git', ['-C', dir, ...IDENTITY, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
const git = (...args: string[]): string => gitIn(repo, ...args);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agentd told-'));
  repo = join(folder, 'repo');
  tree = join(folder, 'runs', 'worktrees', 'ENG-12');
  copyRepository(repo, { 'a.txt': 'one\n' });
});

afterEach(() => removeFolder(folder));

const program = thriftyPwsh();
const NO_PWSH = ': there is none here; run .ci/tools, which needs the dotnet command';

type Os = 'linux' | 'windows';

interface Ended {
  readonly status: number | null;
  readonly stderr: string;
  readonly record: GitRecord | null;
}

/** @param before lines of a shell before all that is run. */
function run(os: Os, text: string, run_id: string, push: string | null = null, before = ''): Ended {
  const script = join(folder, `${run_id}.sh`);
  const who = 'export GIT_AUTHOR_NAME=x GIT_AUTHOR_EMAIL=x@y GIT_COMMITTER_NAME=x GIT_COMMITTER_EMAIL=x@y';
  writeFileSync(script, `#!/bin/sh\n${who}\n${text}\n`, { mode: 0o755 });
  const record = join(folder, `${run_id}.txt`);
  const worktree = worktreeOf(run_id, (key) => join(folder, 'runs', 'worktrees', key), push, record);
  const line = os === 'linux' ? `'${script}'` : `& '${script}'`;
  const [file, args] =
    os === 'linux' ? ['sh', ['-c', before + inWorktree(line, worktree)]] : inPowerShell(line, worktree);
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder, POWERSHELL_TELEMETRY_OPTOUT: '1' };
  const ended = spawnSync(file, args, { cwd: repo, env, input: 'prompt', encoding: 'utf8', timeout: 240_000 });
  const text_of_record = existsSync(record)
    ? readFileSync(record).subarray(0, GIT_RECORD_ITEM.max_bytes).toString()
    : null;
  return { status: ended.status, stderr: ended.stderr, record: gitRecordIn(text_of_record) };
}

function inPowerShell(line: string, worktree: ReturnType<typeof worktreeOf>): [string, string[]] {
  const command = inWindowsWorktree(line, worktree);
  const launch = { task: 'agentd-x', dir: folder, item_id: 'i', cwd: repo, command, stdout_name: 'out', files: {} };
  const file = join(folder, `${worktree.run_id}.ps1`);
  writeFileSync(file, powershellShell().runner({ ...launch, limit_s: 0, stall_s: 0 }));
  return [program ?? '', ['-NoLogo', '-NoProfile', '-NonInteractive', '-File', file, 'agent', 'AGENTD_RUN=agentd-x']];
}

const committed = (): readonly string[] =>
  git('ls-tree', '-r', '--name-only', 'agentd/ENG-12').split('\n').filter(Boolean);

/** A remote whose pre-receive hook refuses. */
function refusing(): void {
  const bare = join(folder, 'bare.git');
  execFileSync('git', ['init', '-q', '--bare', bare]);
  writeFileSync(join(bare, 'hooks', 'pre-receive'), '#!/bin/sh\necho no pushes today\nexit 1\n', { mode: 0o755 });
  git('remote', 'add', 'origin', bare);
}

/** Two commits on main and on a branch that change the same line. */
const DIVERGE = `git checkout -q -b other; echo two > a.txt; git commit -qam two; git checkout -q agentd/ENG-12
echo three > a.txt; git commit -qam three`;

const SYSTEMS: readonly (readonly [name: string, os: Os, missing: boolean])[] = [
  ['with a POSIX shell', 'linux', false],
  [`with PowerShell${program === null ? NO_PWSH : ''}`, 'windows', program === null],
];

for (const [name, os, missing] of SYSTEMS) {
  describe.skipIf(missing)(`the record of a run in a worktree, ${name}`, () => {
    it('names branch, commits, size of the change and push', () => {
      const bare = join(folder, 'bare.git');
      execFileSync('git', ['init', '-q', '--bare', bare]);
      git('remote', 'add', 'origin', bare);
      const { record } = run(os, 'echo two >> a.txt; git commit -qam x; echo new > b.txt', 'ENG-12-1', 'origin');
      expect(record).toMatchObject({
        failed: false,
        path: tree,
        branch: 'agentd/ENG-12',
        commits: 2,
        diff: '2 files changed, 2 insertions(+)',
        pushed: 'origin',
        unpushed: null,
        commit_refused: false,
        left: null,
      });
      expect(run(os, 'true', 'ENG-12-2').record).toMatchObject({ commits: 0, diff: null, pushed: null });
    });

    it('says that the commit was refused for a lock that the run left behind, and in git’s words which', () => {
      const lock = join(repo, '.git', 'worktrees', 'ENG-12', 'index.lock');
      const { status, record } = run(os, `echo new > b.txt; : > '${lock}'`, 'ENG-12-1');
      expect(status).toBe(0);
      expect(record).toMatchObject({ commit_refused: true, said: expect.stringContaining(`${lock}': File exists`) });
      expect(gitTrouble(record?.said ?? '').says).toContain('lock');
    });

    it('has no refusal for a lock that is older than the run, which is taken away', () => {
      run(os, 'true', 'ENG-12-1');
      const lock = join(repo, '.git', 'worktrees', 'ENG-12', 'index.lock');
      let ended = { commit_refused: true };
      // While any git runs on the machine the lock stays, and other tests run it, too.
      for (let n = 2; ended.commit_refused && n < 20; n++) {
        writeFileSync(lock, '');
        ended = run(os, `echo ${n} > b.txt`, `ENG-12-${n}`).record ?? ended;
      }
      expect(ended).toMatchObject({ commit_refused: false, commits: 1 });
      expect(committed()).toContain('b.txt');
    });

    it('says that a hook of the remote refused the push, and keeps the commit', () => {
      refusing();
      const { status, record } = run(os, 'echo new > b.txt', 'ENG-12-1', 'origin');
      expect(status).toBe(0);
      expect(record).toMatchObject({ commits: 1, pushed: null, unpushed: 'origin' });
      expect(record?.said).toMatch(/no pushes today[\s\S]*pre-receive hook declined/);
    });

    it.each([
      ['detached', 'detached', 'git checkout -q --detach; echo new > b.txt; git add .; git commit -qm x'],
      ['of a branch of its own', 'branch mine', 'git checkout -q -b mine; echo new > b.txt'],
      ['in the middle of a rebase', 'rebase', `${DIVERGE}; git rebase other; true`],
      ['in the middle of a merge with conflicts', 'conflict', `${DIVERGE}; git merge -q other; true`],
    ])('tells of a HEAD that is left %s, and commits nothing then', (_what, left, text) => {
      const { record } = run(os, text, 'ENG-12-1');
      expect(record?.left).toBe(left);
      expect(git('log', '--format=%s', 'agentd/ENG-12', '-1')).not.toContain('work of run');
      expect(git('show', 'agentd/ENG-12:a.txt')).not.toContain('<<<<');
    });

    it('never commits the marks of a conflict, where the agent has called it resolved, too', () => {
      const { record } = run(os, `${DIVERGE}; git merge -q other; git add -A`, 'ENG-12-1');
      expect(record).toMatchObject({ commit_refused: true, said: expect.stringContaining('marks of a conflict') });
      expect(git('show', 'agentd/ENG-12:a.txt')).toBe('three');
    });

    it.each([
      ['in a file whose changes git does not show', "echo 'a.txt -diff' > .gitattributes", 7],
      ['that are longer than usual', 'true', 9],
    ])('never commits the marks of a conflict %s', (_what, first, length) => {
      const marks = `printf '%s\\n' '${'<'.repeat(length)} HEAD' one '${'='.repeat(length)}' two '${'>'.repeat(length)} b' > a.txt`;
      const { record } = run(os, `${first}; ${marks}`, 'ENG-12-1');
      expect(record).toMatchObject({ commit_refused: true, said: expect.stringContaining('marks of a conflict') });
      expect(git('show', 'agentd/ENG-12:a.txt')).toBe('one');
    });

    it('tells of a push that failed beside any number of repositories inside and long words of git', () => {
      refusing();
      const name = `${'n'.repeat(200)}$i`;
      const text = `i=0; while [ $i -lt 60 ]; do git init -q ${name}; i=$((i+1)); done; echo new > b.txt`;
      const { record } = run(os, text, 'ENG-12-1', 'origin');
      expect(record).toMatchObject({ commits: 1, unpushed: 'origin' });
      expect(record?.nested).toHaveLength(5);
      expect(record?.said).toContain('no pushes today');
    });

    it('names repositories inside the worktree, and submodules without files', () => {
      git('update-index', '--add', '--cacheinfo', `160000,${git('rev-parse', 'HEAD')},sub`);
      writeFileSync(join(repo, '.gitmodules'), '[submodule "sub"]\n\tpath = sub\n\turl = ./nowhere\n');
      git('add', '.gitmodules');
      git('commit', '-q', '-m', 'Submodule');
      const inside = 'mkdir sub nested; cd nested; git init -q; git commit -q --allow-empty -m x';
      const { record } = run(os, inside, 'ENG-12-1');
      expect(record).toMatchObject({ nested: ['nested'], empty: ['sub'] });
    });

    it('is made where nobody is named as committer', () => {
      git('config', 'user.email', 'ada@example.com');
      const { record } = run(os, 'echo new > b.txt', 'ENG-12-1');
      expect(record).toMatchObject({ commits: 1, commit_refused: false });
    });

    it('does not commit a link to a folder outside, and commits one to a folder inside', () => {
      mkdirSync(join(folder, 'modules'));
      run(os, `mkdir d; echo x > d/x; ln -s '${folder}/modules' node_modules; ln -s d inner`, 'ENG-12-1');
      expect(committed()).toEqual(['a.txt', 'd/x', 'inner']);
    });

    if (os !== 'windows') {
      it('commits a link to a folder inside, however the way there is spelled', () => {
        // A file system that does not regard letter case has several names for each folder.
        const spelled = 'pwd() { case $PWD in */inner) command pwd "$@" | tr a-z A-Z;; *) command pwd "$@";; esac; }\n';
        run(os, 'mkdir d; echo x > d/x; ln -s d inner; ln -s d ./-; ln -s .. up', 'ENG-12-1', null, spelled);
        expect(committed()).toEqual(['-', 'a.txt', 'd/x', 'inner']);
      });
    }

    it.each<[string, string, () => void]>([
      [
        'the branch is checked out elsewhere',
        'checked out elsewhere',
        () => git('worktree', 'add', '-q', '-b', 'agentd/ENG-12', join(folder, 'elsewhere')),
      ],
      ['a branch is named agentd', 'named `agentd`', () => git('branch', 'agentd')],
      [
        'a folder is left over',
        'folder stands',
        () => {
          mkdirSync(tree, { recursive: true });
          writeFileSync(join(tree, 'left.txt'), 'x');
        },
      ],
      [
        'HEAD is unborn',
        'no commit yet',
        () => {
          removeFolder(repo);
          execFileSync('git', ['init', '-q', repo]);
        },
      ],
      [
        'the filter of LFS is missing',
        'Git LFS',
        () => {
          git('config', 'filter.lfs.smudge', 'git-lfs smudge -- %f');
          git('config', 'filter.lfs.process', 'git-lfs filter-process');
          git('config', 'filter.lfs.required', 'true');
          git('config', 'filter.lfs.clean', 'cat');
          writeFileSync(join(repo, '.gitattributes'), '*.bin filter=lfs\n');
          git('-c', 'filter.lfs.process=', 'add', '.gitattributes');
          git('commit', '-q', '-m', 'Attributes');
          const blob = git('hash-object', '-w', 'a.txt');
          git('update-index', '--add', '--cacheinfo', `100644,${blob},x.bin`);
          git('commit', '-q', '-m', 'Large');
        },
      ],
      [
        'a partial clone cannot fetch',
        'could not be fetched',
        () => {
          const origin = join(folder, 'origin');
          execFileSync('git', ['clone', '-q', '--bare', repo, origin]);
          gitIn(origin, 'config', 'uploadpack.allowFilter', 'true');
          removeFolder(repo);
          execFileSync('git', ['clone', '-q', '--no-checkout', '--filter=blob:none', `file://${origin}`, repo]);
          removeFolder(origin);
        },
      ],
      ['the folder is no repository', 'no git repository', () => removeFolder(join(repo, '.git'))],
      [
        'a link stands in its place',
        'leads elsewhere by a link',
        () => {
          mkdirSync(join(folder, 'runs', 'worktrees'), { recursive: true });
          symlinkSync(folder, tree);
        },
      ],
    ])('is one of failure, with its own cause and remedy, where %s, and the agent is not run', (_what, says, make) => {
      make();
      const { status, stderr, record } = run(os, 'echo ran >&2', 'ENG-12-1');
      expect(status).toBe(96);
      expect(stderr).not.toContain('ran');
      expect(record).toMatchObject({ failed: true, path: tree });
      expect(record?.said).not.toBe('');
      const trouble = gitTrouble(record?.said ?? '');
      expect(trouble.says).toContain(says);
      expect(trouble.remedy).not.toBe('');
    });

    it('is that of a bare repository, too, which works', () => {
      const source = repo;
      repo = join(folder, 'bare');
      execFileSync('git', ['clone', '-q', '--bare', source, repo]);
      const { status, record } = run(os, 'cat a.txt && echo new > b.txt', 'ENG-12-1');
      expect([status, record?.commits]).toEqual([0, 1]);
    });
  });
}
