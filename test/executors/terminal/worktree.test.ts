import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandLine } from '../../../action/src/executors/terminal/template.ts';
import { GIT_REPOSITORY } from '../../../action/src/config/environment.ts';
import { LEADS_GIT, inWindowsWorktree } from '../../../action/src/executors/terminal/worktree-windows.ts';
import { inWorktree, keyOfRun, worktreeOf } from '../../../action/src/executors/terminal/worktree.ts';
import { powershellShell } from '../../../action/src/transports/shells/powershell/shell.ts';
import { thriftyPwsh } from '../../transports/shells/powershell/thrifty.ts';
import { removeFolder } from '../../folders.ts';
import { copyRepository } from '../../repositories.ts';

let folder = '';
let repo = '';

const git = (...args: string[]): string => execFileSync('git', ['-C', repo, ...args], { encoding: 'utf8' }).trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agentd worktree's-"));
  repo = join(folder, 'repo');
  copyRepository(repo);
});

afterEach(() => {
  removeFolder(folder);
});

type Os = 'linux' | 'windows';

const NO_PWSH = ': there is none here; run .ci/tools, which needs the dotnet command';
const program = thriftyPwsh();
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Program and words that run a command line in the worktree of an item, as the runner of that system does. */
function called(os: Os, line: string, run_id: string, push: string | null): [program: string, words: string[]] {
  const worktree = worktreeOf(run_id, (key) => join(folder, 'runs', 'worktrees', key), push, join(folder, 'git.txt'));
  if (os === 'linux') return ['sh', ['-c', inWorktree(line, worktree)]];
  const command = inWindowsWorktree(line, worktree);
  const launch = { task: 'agentd-x', dir: folder, item_id: 'i', cwd: repo, command, stdout_name: 'out', files: {} };
  const file = join(folder, `${run_id}.ps1`);
  writeFileSync(file, powershellShell().runner({ ...launch, limit_s: 0, stall_s: 0 }));
  return [program ?? '', ['-NoLogo', '-NoProfile', '-NonInteractive', '-File', file, 'agent', 'AGENTD_RUN=agentd-x']];
}

const env = (): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: folder,
  POWERSHELL_TELEMETRY_OPTOUT: '1',
  XDG_CACHE_HOME: join(folder, 'cache'),
});

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function runLine(
  os: Os,
  line: string,
  run_id: string,
  push: string | null = null,
  more: Record<string, string> = {},
): Ended {
  const [file, words] = called(os, line, run_id, push);
  return spawnSync(file, words, { cwd: repo, env: { ...env(), ...more }, input: 'prompt', encoding: 'utf8' });
}

const SYSTEMS: readonly (readonly [name: string, os: Os, missing: boolean])[] = [
  ['with a POSIX shell', 'linux', false],
  [`with PowerShell${program === null ? NO_PWSH : ''}`, 'windows', program === null],
];

for (const [name, os, missing] of SYSTEMS) {
  describe.skipIf(missing)(`a run in its own worktree, ${name}`, () => {
    /** A program with words means the same in both. */
    const agent = (text: string): string => (os === 'linux' ? text : `& 'sh' -c ${quoted(text)}`);
    const run = (text: string, run_id: string, push: string | null = null): Ended =>
      runLine(os, agent(text), run_id, push);

    it('works on a branch of the item and leaves the checkout alone', () => {
      const ended = run("cat > 'made by agent.txt'; exit 3", 'ENG-12-1');
      expect(ended.status).toBe(3);
      expect(existsSync(join(repo, 'made by agent.txt'))).toBe(false);
      expect(readFileSync(join(folder, 'runs', 'worktrees', 'ENG-12', 'made by agent.txt'), 'utf8')).toBe('prompt');
      expect(git('log', '--format=%an: %s', 'agentd/ENG-12', '-1')).toBe('agentd: ENG-12: work of run ENG-12-1');
    });

    it('keeps stdout for the agent, and the prompt for it alone', () => {
      const ended = run('cat; echo x > a.txt; git branch -q "agentd/ENG-99"', 'ENG-12-1', 'nowhere');
      expect(ended.stdout).toBe('prompt');
      expect(ended.status).toBe(0);
    });

    it('runs behind the sandbox command of the terminal, in the worktree', () => {
      const wrapper = join(folder, 'wrapper');
      writeFileSync(wrapper, '#!/bin/sh\nprintf "%s|" "$PWD" "$@"\nshift 2\nexec "$@"\n', { mode: 0o755 });
      const bins = { agent: join(folder, 'my agent') };
      writeFileSync(bins.agent, '#!/bin/sh\ncat\necho "$1" > a.txt\nexit 5\n', { mode: 0o755 });
      const path = join(folder, 'runs', 'worktrees', 'ENG-12');
      const values = {
        repo: path,
        model: "m's",
        effort: null,
        tier: null,
        out: '',
        thread: null,
        script: null,
        run_dir: '',
      };
      const wrap = [wrapper, '--bind={repo}', '--'];
      const ended = runLine(os, commandLine("agent '{model}' -", values, {}, { os, bins, wrap }), 'ENG-12-1');
      expect(ended.stdout).toBe(`${[path, `--bind=${path}`, '--', bins.agent, "m's", '-'].join('|')}|prompt`);
      expect(ended.status).toBe(5);
      expect(git('show', 'agentd/ENG-12:a.txt')).toBe("m's");
    });

    it('finds the same worktree and branch in the next run, and commits only what is new', () => {
      run('echo one > a.txt', 'ENG-12-1');
      run('echo two >> a.txt', 'ENG-12-2');
      const ended = run('cat a.txt', 'ENG-12-3');
      expect(ended.status).toBe(0);
      expect(git('rev-list', '--count', 'agentd/ENG-12')).toBe('3');
    });

    it('works in the item’s own repository, wherever variables of git lead', () => {
      const other = join(folder, 'other');
      execFileSync('git', ['init', '-q', other]);
      const ended = runLine(os, agent('echo one > a.txt'), 'ENG-12-1', null, {
        GIT_DIR: join(other, '.git'),
        GIT_INDEX_FILE: join(other, '.git', 'index'),
        GIT_QUARANTINE_PATH: other,
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: 'core.bare',
        GIT_CONFIG_VALUE_0: 'true',
        CDPATH: other,
      });
      expect([ended.status, ended.stderr]).toEqual([0, '']);
      expect(git('show', 'agentd/ENG-12:a.txt')).toBe('one');
      expect(existsSync(join(other, '.git', 'index'))).toBe(false);
    });

    it('commits new files also where git is told not to list them', () => {
      git('config', 'status.showUntrackedFiles', 'no');
      run('echo new > new.txt', 'ENG-12-1');
      expect(git('show', 'agentd/ENG-12:new.txt')).toBe('new');
    });

    it('makes the worktree anew from its branch when somebody has removed it', () => {
      run('echo one > a.txt', 'ENG-12-1');
      removeFolder(join(folder, 'runs', 'worktrees'));
      expect(run('test "$(cat a.txt)" = one', 'ENG-12-2').status).toBe(0);
    });

    it('runs no hooks when it commits', () => {
      const hook = join(repo, '.git', 'hooks', 'pre-commit');
      writeFileSync(hook, `#!/bin/sh\ntouch '${folder.replaceAll("'", "'\\''")}/pwned'\nexit 1\n`, { mode: 0o755 });
      run('echo one > a.txt', 'ENG-12-1');
      expect(existsSync(join(folder, 'pwned'))).toBe(false);
      expect(git('rev-list', '--count', 'agentd/ENG-12')).toBe('2');
    });

    it('pushes the branch where a remote is named', () => {
      const bare = join(folder, 'bare.git');
      execFileSync('git', ['init', '-q', '--bare', bare]);
      git('remote', 'add', 'origin', bare);
      expect(run('echo one > a.txt', 'ENG-12-1', 'origin').status).toBe(0);
      const pushed = execFileSync('git', ['-C', bare, 'rev-parse', 'agentd/ENG-12'], { encoding: 'utf8' }).trim();
      expect(pushed).toBe(git('rev-parse', 'agentd/ENG-12'));
    });

    it('keeps the exit code when the push fails', () => {
      const ended = run('echo one > a.txt', 'ENG-12-1', 'nowhere');
      expect(ended.status).toBe(0);
      expect(ended.stderr).toContain('nowhere');
    });

    it('ends with 96 and makes nothing where a link stands in its place, or in that of the folder of worktrees', () => {
      const elsewhere = join(folder, 'elsewhere');
      mkdirSync(elsewhere);
      mkdirSync(join(folder, 'runs'));
      symlinkSync(elsewhere, join(folder, 'runs', 'worktrees'));
      const ended = run('touch begun', 'ENG-12-1');
      expect([ended.status, ended.stderr]).toEqual([96, expect.stringContaining('leads elsewhere by a link')]);
      rmSync(join(folder, 'runs', 'worktrees'));
      mkdirSync(join(folder, 'runs', 'worktrees'));
      symlinkSync(elsewhere, join(folder, 'runs', 'worktrees', 'ENG-12'));
      expect(run('touch begun', 'ENG-12-1').status).toBe(96);
      expect(readdirSync(elsewhere)).toEqual([]);
    });

    it('ends with 96 where there is no repository', () => {
      removeFolder(join(repo, '.git'));
      expect(run('true', 'ENG-12-1').status).toBe(96);
    });

    it('gives two items that start at once a worktree each', async () => {
      const ended = ['ENG-1-1', 'ENG-2-1'].map(async (id) => {
        const [file, words] = called(os, agent('echo x > x.txt'), id, null);
        const child = spawn(file, words, { cwd: repo, env: env(), stdio: 'ignore' });
        const [code] = (await once(child, 'exit')) as [number | null];
        return code;
      });
      expect(await Promise.all(ended)).toEqual([0, 0]);
      expect(git('branch', '--list', 'agentd/*').split('\n')).toHaveLength(2);
    });
  });
}

describe.skipIf(program === null)(`PowerShell in a worktree${program === null ? NO_PWSH : ''}`, () => {
  const committed = (): string => git('log', '--format=%s', '-1', '--name-only', 'agentd/ENG-12').replace(/\s+/g, ' ');

  it.each([
    ["Set-Content a.txt 'x'; exit 3", 3],
    ["Set-Content a.txt 'x'; throw 'no luck'", 1],
    ["Set-Content a.txt 'x'; no-such-agent exec", 127],
    ["Set-Content a.txt 'x'; Get-Item /no-such-file", 1],
    ["Set-Content a.txt 'x'; Set-Location /", 0],
  ])('commits what is left of `%s`, and ends with %i', (line, code) => {
    expect(runLine('windows', line, 'ENG-12-1').status).toBe(code);
    expect(committed()).toBe('ENG-12: work of run ENG-12-1 a.txt');
  });

  it('ends with 96 where there is no git', () => {
    const [file, words] = called('windows', 'exit 0', 'ENG-12-1', null);
    const bare = join(folder, 'bare');
    mkdirSync(bare);
    // What PowerShell itself is started by.
    symlinkSync(
      execFileSync('sh', ['-c', 'realpath "$(command -v dotnet)"'], { encoding: 'utf8' }).trim(),
      join(bare, 'dotnet'),
    );
    const ended = spawnSync(file, words, { cwd: repo, env: { ...env(), PATH: bare }, encoding: 'utf8' });
    expect(ended.status).toBe(96);
    expect(ended.stderr).toContain("'git'");
  });
});

it('knows an item by the id of its run', () => {
  expect(keyOfRun('ENG-12-3')).toBe('ENG-12');
});

it('on Windows takes away what leads git into a repository, and nothing else of git', () => {
  const leads = (name: string): boolean => new RegExp(LEADS_GIT).test(name);
  expect(GIT_REPOSITORY.filter((name) => !leads(name))).toEqual([]);
  const others = [
    'SSH_COMMAND SSH SSL_CAINFO SSL_NO_VERIFY ASKPASS TERMINAL_PROMPT AUTHOR_NAME COMMITTER_EMAIL EDITOR TRACE',
    'CONFIG_GLOBAL CONFIG_SYSTEM CONFIG_NOSYSTEM CONFIG_KEY_0 EXEC_PATH HTTP_USER_AGENT LFS_SKIP_SMUDGE PROXY_COMMAND',
    'CEILING_DIRECTORIES DISCOVERY_ACROSS_FILESYSTEM OPTIONAL_LOCKS PAGER TEMPLATE_DIR SEQUENCE_EDITOR',
  ].flatMap((line) => line.split(' ').map((name) => `GIT_${name}`));
  expect(others.filter(leads)).toEqual([]);
});
