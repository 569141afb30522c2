import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inWorktree, keyOfRun, worktreeOf } from '../../action/src/executors/worktree.ts';

let folder = '';
let repo = '';

const git = (...args: string[]): string => execFileSync('git', ['-C', repo, ...args], { encoding: 'utf8' }).trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agentd worktree's-"));
  repo = join(folder, 'repo');
  execFileSync('git', ['init', '-q', repo]);
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-q', '--allow-empty', '-m', 'Begin');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function run(command: string, run_id: string, push: string | null = null): { status: number | null; stderr: string } {
  const worktree = worktreeOf(run_id, (key) => join(folder, 'runs', 'worktrees', key), push);
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder };
  return spawnSync('sh', ['-c', inWorktree(command, worktree)], { cwd: repo, env, input: 'prompt', encoding: 'utf8' });
}

describe('a run in its own worktree', () => {
  it('works on a branch of the item and leaves the checkout alone', () => {
    const ended = run("cat > 'made by agent.txt'; exit 3", 'ENG-12-1');
    expect(ended.status).toBe(3);
    expect(existsSync(join(repo, 'made by agent.txt'))).toBe(false);
    expect(readFileSync(join(folder, 'runs', 'worktrees', 'ENG-12', 'made by agent.txt'), 'utf8')).toBe('prompt');
    expect(git('log', '--format=%an: %s', 'agentd/ENG-12', '-1')).toBe('agentd: ENG-12: work of run ENG-12-1');
  });

  it('finds the same worktree and branch in the next run, and commits only what is new', () => {
    run('echo one > a.txt', 'ENG-12-1');
    run('echo two >> a.txt', 'ENG-12-2');
    const ended = run('cat a.txt', 'ENG-12-3');
    expect(ended.status).toBe(0);
    expect(git('rev-list', '--count', 'agentd/ENG-12')).toBe('3');
  });

  it('makes the worktree anew from its branch when somebody has removed it', () => {
    run('echo one > a.txt', 'ENG-12-1');
    rmSync(join(folder, 'runs', 'worktrees'), { recursive: true });
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

  it('ends with 97 where there is no repository', () => {
    rmSync(join(repo, '.git'), { recursive: true });
    expect(run('true', 'ENG-12-1').status).toBe(97);
  });

  it('gives two items that start at once a worktree each', async () => {
    const ended = ['ENG-1-1', 'ENG-2-1'].map(async (id) => {
      const worktree = worktreeOf(id, (key) => join(folder, 'runs', 'worktrees', key), null);
      const child = spawn('sh', ['-c', inWorktree('echo x > x.txt', worktree)], { cwd: repo, stdio: 'ignore' });
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    });
    expect(await Promise.all(ended)).toEqual([0, 0]);
    expect(git('branch', '--list', 'agentd/*').split('\n')).toHaveLength(2);
  });
});

it('knows an item by the id of its run', () => {
  expect(keyOfRun('ENG-12-3')).toBe('ENG-12');
});
