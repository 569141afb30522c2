import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VERSION } from '../../action/src/version.ts';
import { notesSinceRelease, withSection } from '../../scripts/release-notes.ts';

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
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'agentd-notes-'));
  git('init', '-q');
  writeFileSync(join(folder, 'package.json'), '{ "name": "x", "version": "1.1.0" }');
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

function git(...args: readonly string[]): void {
  execFileSync('git', args, { cwd: folder, env });
}

function commit(...paragraphs: readonly string[]): void {
  git('commit', '-q', '--allow-empty', ...paragraphs.flatMap((paragraph) => ['-m', paragraph]));
}

describe('the notes of a release', () => {
  it('are what users notice since the last release, grouped, and what breaks before it', async () => {
    commit('feat: what an older release brought');
    git('tag', 'v1.0.0');
    commit('feat(board): open the item that the address names');
    commit('fix: read `<b>` & "quotes" as they are');
    commit('perf: minify every chunk');
    commit('chore: what nobody notices');
    commit('No type at all');
    commit('fix!: end with 2', 'BREAKING CHANGE: exit code 2 in place of 1');
    expect(await notesSinceRelease(folder)).toBe(
      [
        'What breaks:\n\n- exit code 2 in place of 1',
        'New:\n\n- board: open the item that the address names',
        'Mended:\n\n- end with 2\n- read `<b>` & "quotes" as they are',
        'Faster:\n\n- minify every chunk',
      ].join('\n\n'),
    );
  });

  it('are nothing right after a release', async () => {
    git('tag', 'v1.1.0');
    expect(await notesSinceRelease(folder)).toBe('');
  });
});

describe('CHANGELOG.md', () => {
  const changelog = readFileSync(resolve(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');

  it('gets the section of a new version below its introduction, and keeps the rest as it is', () => {
    const text = withSection(changelog, '99.0.0', 'New:\n\n- something') ?? '';
    expect(text).toContain('\n\n## 99.0.0\n\nNew:\n\n- something\n\n## ');
    expect(text.replace('## 99.0.0\n\nNew:\n\n- something\n\n', '')).toBe(changelog);
  });

  it('is left alone where it has a section of that version', () => {
    expect(withSection(changelog, VERSION, 'New:\n\n- something')).toBeNull();
  });

  it('takes a first section', () => {
    expect(withSection('# Changes\n', '1.0.0', '- a')).toBe('# Changes\n\n## 1.0.0\n\n- a\n');
  });
});
