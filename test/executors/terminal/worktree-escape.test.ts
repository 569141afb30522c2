/** A sandbox may let an agent write its worktree and nothing else: nothing of what it leaves there is run outside. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inWindowsWorktree } from '../../../action/src/executors/terminal/worktree-windows.ts';
import { inWorktree, worktreeOf } from '../../../action/src/executors/terminal/worktree.ts';
import { powershellShell } from '../../../action/src/transports/shells/powershell/shell.ts';
import { thriftyPwsh } from '../../transports/shells/powershell/thrifty.ts';
import { removeFolder } from '../../folders.ts';
import { copyRepository } from '../../repositories.ts';

let folder = '';
let repo = '';
let tree = '';

const IDENTITY = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
const git = (...args: string[]): string =>
  execFileSync('git', ['-C', repo, ...IDENTITY, ...args], { encoding: 'utf8' }).trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agentd-escape-'));
  repo = join(folder, 'repo');
  tree = join(folder, 'runs', 'worktrees', 'ENG-12');
  copyRepository(repo);
  writeFileSync(join(folder, 'evil'), `#!/bin/sh\ntouch '${join(folder, 'escaped')}'\ncat\n`, { mode: 0o755 });
});

afterEach(() => {
  removeFolder(folder);
});

const program = thriftyPwsh();
const NO_PWSH = ': there is none here; run .ci/tools, which needs the dotnet command';

type Os = 'linux' | 'windows';

/** Runs the words of an agent's shell in its worktree, as the runner of that system does; what came on stderr. */
function run(os: Os, text: string, run_id: string, push: string | null = null): string {
  const script = join(folder, `${run_id}.sh`);
  const words = `#!/bin/sh\nset -e\nexport GIT_CONFIG_COUNT=2 GIT_CONFIG_KEY_0=user.name GIT_CONFIG_VALUE_0=x GIT_CONFIG_KEY_1=user.email GIT_CONFIG_VALUE_1=x@y\n${text}\n`;
  writeFileSync(script, words, { mode: 0o755 });
  const worktree = worktreeOf(run_id, (key) => join(folder, 'runs', 'worktrees', key), push, join(folder, 'git.txt'));
  const line = os === 'linux' ? script : `& '${script}'`;
  const [file, args] = os === 'linux' ? ['sh', ['-c', inWorktree(line, worktree)]] : inPowerShell(line, worktree);
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder, POWERSHELL_TELEMETRY_OPTOUT: '1' };
  const ended = spawnSync(file, args, { cwd: repo, env, input: 'prompt', encoding: 'utf8', timeout: 240_000 });
  expect([ended.status, ended.stderr]).toEqual([0, expect.anything()]);
  return ended.stderr;
}

function inPowerShell(line: string, worktree: ReturnType<typeof worktreeOf>): [string, string[]] {
  const command = inWindowsWorktree(line, worktree);
  const launch = { task: 'agentd-x', dir: folder, item_id: 'i', cwd: repo, command, stdout_name: 'out', files: {} };
  const file = join(folder, `${worktree.run_id}.ps1`);
  writeFileSync(file, powershellShell().runner({ ...launch, limit_s: 0, stall_s: 0 }));
  return [program ?? '', ['-NoLogo', '-NoProfile', '-NonInteractive', '-File', file, 'agent', 'AGENTD_RUN=agentd-x']];
}

const files = (): readonly string[] => git('ls-tree', '-r', '--name-only', 'agentd/ENG-12').split('\n').filter(Boolean);
const escaped = (): boolean => existsSync(join(folder, 'escaped'));

const SYSTEMS: readonly (readonly [name: string, os: Os, missing: boolean])[] = [
  ['with a POSIX shell', 'linux', false],
  [`with PowerShell${program === null ? NO_PWSH : ''}`, 'windows', program === null],
];

for (const [name, os, missing] of SYSTEMS) {
  describe.skipIf(missing)(`what an agent leaves in its worktree, ${name}`, () => {
    const EVIL = `git init -q evil.git; git -C evil.git commit -q --allow-empty -m x
cp ../../../evil evil.sh; echo one > evil.git/a.txt; git -C evil.git add a.txt`;

    it.each([
      ['core.fsmonitor', 'git -C evil.git config core.fsmonitor "$PWD/evil.sh"'],
      ['a filter', `git -C evil.git config filter.x.clean "$PWD/evil.sh"; echo '* filter=x' > .gitattributes`],
    ])('cannot have git use a repository of its own, with %s, by a new `.git`', (_what, config) => {
      run(os, 'echo kept > kept.txt', 'ENG-12-1');
      const before = git('rev-parse', 'agentd/ENG-12');
      run(
        os,
        `${EVIL}; ${config}; echo new > new.txt; echo "gitdir: $PWD/evil.git/.git" > .git
git config core.worktree "$PWD"`,
        'ENG-12-2',
      );
      expect(escaped()).toBe(false);
      expect(git('rev-parse', 'agentd/ENG-12~1')).toBe(before);
      expect(files()).toContain('new.txt');
      const back = execFileSync('git', ['-C', tree, 'rev-parse', '--git-common-dir'], { encoding: 'utf8' }).trim();
      expect(back).toBe(join(repo, '.git'));
    });

    it.each([
      ['a link', 'ln -s evil.git/.git .git'],
      ['a directory', 'mv evil.git/.git .git'],
      ['nothing', 'true'],
      ['that of another item', 'cp ../ENG-13/.git .git'],
    ])('is committed to its own branch where `.git` is %s', (_what, made) => {
      run(os, 'true', 'ENG-13-1');
      run(
        os,
        `${EVIL}; git -C evil.git config core.fsmonitor "$PWD/evil.sh"; rm .git; ${made}; echo n > new.txt`,
        'ENG-12-1',
      );
      expect(files()).toContain('new.txt');
      run(os, 'echo n > newer.txt', 'ENG-12-2');
      expect(files()).toContain('newer.txt');
      expect(escaped()).toBe(false);
      expect(git('rev-parse', 'agentd/ENG-13')).toBe(git('rev-parse', 'HEAD'));
    });

    it.each([
      ['core.fsmonitor', 'git config core.fsmonitor "$PWD/../evil.sh"'],
      ['a filter', `git config filter.x.clean "$PWD/../evil.sh"; echo '* filter=x' > .gitattributes`],
    ])('runs nothing of an embedded repository with %s, new or known as a submodule', (_what, config) => {
      const at = git('rev-parse', 'HEAD');
      git('update-index', '--add', '--cacheinfo', `160000,${at},sub`);
      git('commit', '-q', '-m', 'Submodule');
      const inside = `cp ../../../evil evil.sh; for d in sub other; do mkdir -p $d; (cd $d; git init -q; echo x > x.txt
git add x.txt; git commit -q -m x; [ $d = other ] || { git fetch -q ../../../../repo; git update-ref HEAD ${at}; }
echo y > y.txt; ${config}; touch -d @1 x.txt); done`;
      run(os, `${inside}; echo n > new.txt`, 'ENG-12-1');
      run(os, 'echo n > newer.txt; touch -d @2 sub/x.txt', 'ENG-12-2');
      expect(escaped()).toBe(false);
      expect(files()).toEqual(expect.arrayContaining(['new.txt', 'newer.txt', 'sub']));
    });

    it('cannot put a program of its own in the place of one that the configuration names by a relative path', () => {
      for (const key of [
        'core.fsmonitor',
        'core.hooksPath',
        'filter.strip.clean',
        'filter.a b.process',
        'core.sshCommand',
      ]) {
        git('config', key, './tools/run');
      }
      git('config', 'core.fsmonitor', './tools/run');
      git('config', 'push.recurseSubmodules', 'on-demand');
      git('config', 'push.gpgSign', 'if-asked');
      git('remote', 'add', 'origin', 'ssh://localhost/nowhere');
      const tools =
        'mkdir tools; cp ../../../evil tools/run; for h in pre-commit post-commit pre-push; do cp tools/run tools/$h; done';
      run(
        os,
        `${tools}; git config --get core.hooksPath; echo '*.txt filter=strip' > .gitattributes`,
        'ENG-12-1',
        'origin',
      );
      expect(files()).toContain('tools/run');
      const told = run(os, 'echo n > new.txt', 'ENG-12-2', 'origin');
      expect(escaped()).toBe(false);
      expect(told).toContain('is not committed');
      expect(files()).not.toContain('new.txt');
    });

    it('is written anew from its branch without programs of that branch', () => {
      git('config', 'filter.x.smudge', './evil.sh');
      run(os, `cp ../../../evil evil.sh; echo '*.txt filter=x' > .gitattributes`, 'ENG-12-1');
      const blob = execFileSync('git', ['-C', repo, 'hash-object', '-w', '--stdin'], {
        input: 'x\n',
        encoding: 'utf8',
      }).trim();
      removeFolder(tree);
      git('worktree', 'prune');
      const scratch = join(folder, 'scratch');
      git('worktree', 'add', '-q', '--no-checkout', scratch, 'agentd/ENG-12');
      execFileSync('git', ['-C', scratch, 'read-tree', 'HEAD']);
      execFileSync('git', ['-C', scratch, 'update-index', '--add', '--cacheinfo', `100644,${blob},z.txt`]);
      execFileSync('git', ['-C', scratch, ...IDENTITY, 'commit', '-q', '-m', 'x']);
      git('worktree', 'remove', '--force', scratch);
      run(os, 'test -f z.txt', 'ENG-12-2');
      expect(escaped()).toBe(false);
    });

    it('may be links that lead out, odd names and huge files: links stay links, but none to a folder outside, and what is too large stays out', () => {
      const huge = join(tree, 'huge.bin');
      run(os, 'echo one > a.txt; mkdir d; echo one > d/e.txt', 'ENG-12-1');
      writeFileSync(huge, '');
      truncateSync(huge, 2 ** 40);
      symlinkSync('/etc', join(tree, 'out'));
      const told = run(
        os,
        `ln -s ../../../evil passwd; ln -s /dev/zero zero; rm -r d; ln -s /etc d; rm a.txt; echo two > 'ünd b.txt'`,
        'ENG-12-2',
      );
      expect(lstatSync(huge).size).toBe(2 ** 40);
      expect(told).toMatch(/huge\.bin/);
      expect(
        git('ls-tree', 'agentd/ENG-12')
          .split('\n')
          .map((line) => line.replace(/ .*\t/, ' ')),
      ).toEqual(['120000 passwd', '120000 zero', expect.stringContaining('nd b.txt')]);
      expect(files()).not.toContain('huge.bin');
      expect(files()).not.toContain('a.txt');
      rmSync(huge);
      run(os, 'true', 'ENG-12-3');
      expect(git('-c', 'core.quotePath=false', 'ls-tree', '--name-only', 'agentd/ENG-12')).toContain('ünd b.txt');
      expect(readFileSync(join(tree, 'ünd b.txt'), 'utf8')).toBe('two\n');
    });

    it('is found where the run root is reached by a link', () => {
      mkdirSync(join(folder, 'elsewhere'));
      symlinkSync(join(folder, 'elsewhere'), join(folder, 'runs'));
      run(os, 'echo one > a.txt', 'ENG-12-1');
      run(os, 'echo two > b.txt', 'ENG-12-2');
      expect(files()).toEqual(['a.txt', 'b.txt']);
    });
  });
}
