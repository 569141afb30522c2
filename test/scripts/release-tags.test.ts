import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = resolve(import.meta.dirname, '../../scripts/release-tags');
const env = {
  PATH: process.env['PATH'],
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
};

let folder: string;
let clone: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agentd-tags-'));
  clone = join(folder, 'clone');
  execFileSync('git', ['init', '-q', '--bare', join(folder, 'origin')], { env });
  execFileSync('git', ['init', '-q', clone], { env });
  git('remote', 'add', 'origin', join(folder, 'origin'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: clone, env, encoding: 'utf8' }).trim();
}

/** A commit of its own with this tag, at the remote too. */
function release(tag: string, kind: 'plain' | 'annotated' = 'plain'): void {
  git('commit', '-q', '--allow-empty', '-m', tag);
  git('tag', ...(kind === 'plain' ? [] : ['-a', '-m', tag]), tag);
  git('push', '-q', 'origin', tag);
}

function run(...args: readonly string[]): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(script, args, { cwd: clone, env, encoding: 'utf8' });
  return { code: status, said: `${stdout}${stderr}`.trim() };
}

/** Release → made, and the moving tags set. */
function releaseAndMove(tag: string, kind: 'plain' | 'annotated' = 'plain'): ReturnType<typeof run> {
  release(tag, kind);
  return run('move', tag);
}

/** Where the moving tags of the remote are: `v1 → v1.0.0`. */
function moving(): string[] {
  const lines = git('ls-remote', '--tags', 'origin')
    .split('\n')
    .map((line) => line.split('\trefs/tags/'));
  const commits = new Map<string, string>();
  for (const [hash = '', name = ''] of lines) commits.set(name.replace('^{}', ''), hash);
  const isRelease = (name: string): boolean => /^v\d+\.\d+\.\d+/.test(name);
  return [...commits]
    .filter(([name]) => !isRelease(name))
    .map(
      ([name, hash]) => `${name} → ${[...commits].find(([other, at]) => at === hash && isRelease(other))?.[0] ?? '?'}`,
    )
    .toSorted();
}

describe('the moving tags', () => {
  it('are made by the first release and go on with each later one', () => {
    expect(releaseAndMove('v1.0.0')).toMatchObject({ code: 0 });
    expect(moving()).toEqual(['v1 → v1.0.0', 'v1.0 → v1.0.0']);
    releaseAndMove('v1.0.1', 'annotated');
    releaseAndMove('v1.1.0');
    expect(moving()).toEqual(['v1 → v1.1.0', 'v1.0 → v1.0.1', 'v1.1 → v1.1.0']);
    releaseAndMove('v1.10.0');
    expect(releaseAndMove('v1.9.0').said).toContain('v1 is left: it is at v1.10.0, which is newer than v1.9.0.');
    releaseAndMove('v2.0.0');
    expect(moving()).toContain('v1 → v1.10.0');
    expect(moving()).toContain('v2 → v2.0.0');
  });

  it('do not move backwards for a back-port, whose own vX.Y moves on', () => {
    for (const tag of ['v1.0.0', 'v1.1.0', 'v1.2.0']) releaseAndMove(tag, 'annotated');
    expect(releaseAndMove('v1.0.1')).toMatchObject({ code: 0 });
    expect(moving()).toEqual(['v1 → v1.2.0', 'v1.0 → v1.0.1', 'v1.1 → v1.1.0', 'v1.2 → v1.2.0']);
    expect(run('move', 'v1.0.0').code).toBe(0);
    expect(moving()).toContain('v1.0 → v1.0.1');
  });

  it('stay where they are when the same release is run again', () => {
    releaseAndMove('v1.0.0');
    expect(run('move', 'v1.0.0')).toEqual({ code: 0, said: 'v1 is at v1.0.0 already.\nv1.0 is at v1.0.0 already.' });
  });

  it('are not made at a back-port where a newer release has none', () => {
    for (const tag of ['v1.0.0', 'v1.1.0']) release(tag);
    const { code, said } = releaseAndMove('v1.0.1');
    expect([code, moving()]).toEqual([0, ['v1.0 → v1.0.1']]);
    expect(said).toContain('v1 is left: it is nowhere, and v1.1.0 is newer than v1.0.1.');
  });

  it('are left, and told, when they are at no release', () => {
    release('v1.0.0');
    git('commit', '-q', '--allow-empty', '-m', 'more');
    git('push', '-q', 'origin', 'HEAD:refs/tags/v1');
    const { code, said } = run('move', 'v1.0.0');
    expect(code).toBe(1);
    expect(said).toMatch(/v1 is left: it is at [0-9a-f]{40}, which is no release\./);
    expect(moving()).toEqual(['v1 → ?', 'v1.0 → v1.0.0']);
  });

  it('are none for what is no release, or no tag of the remote', () => {
    for (const tag of ['v1', 'v1.0', '1.0.0', 'v1.0.0-rc.1', 'v01.0.0', 'v1.0.0\nv2.0.0'])
      expect(run('move', tag).code).toBe(2);
    expect(run('move', 'v1.0.0')).toEqual({ code: 1, said: 'v1.0.0 is no tag of origin.' });
  });
});

describe('the latest release', () => {
  it('is the one with the highest version, not the one that was made last', () => {
    for (const tag of ['v1.9.0', 'v1.10.0', 'v1.9.1', 'v2.0.0-rc.1']) release(tag);
    const latest = ['v1.9.0', 'v1.10.0', 'v1.9.1'].map((tag) => run('newest', tag).said);
    expect(latest).toEqual(['false', 'true', 'false']);
  });
});
