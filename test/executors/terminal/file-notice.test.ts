/** What a command says about the files it calls, by the shells that run it. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { calledFiles } from '../../../action/src/config/called-files.ts';
import { noticeIn } from '../../../action/src/core/verdict/file-fault.ts';
import { interpret } from '../../../action/src/core/verdict/interpret.ts';
import { withNotice } from '../../../action/src/executors/terminal/file-notice.ts';
import { shellAdapter } from '../../../action/src/executors/shell/adapter.ts';
import { thriftyPwsh } from '../../transports/shells/powershell/thrifty.ts';
import { removeFolder } from '../../folders.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), "agentd-notice's ")));
afterAll(() => removeFolder(folder));

function file(name: string, text: string, mode = 0o755): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  chmodSync(path, mode);
  return path;
}

const SHELLS = ['bash', 'dash', 'busybox'].filter((name) => spawnSync(name, ['--help']).error === undefined);

function run(
  shell: string,
  template: string,
  script: string,
): { readonly code: number | null; readonly stderr: string } {
  const terminal = { os: 'linux', bins: {} } as const;
  const line = withNotice(template.replace('{script}', script), calledFiles(template, script, terminal), 'linux');
  const words = shell === 'busybox' ? ['sh', '-c', line] : ['-c', line];
  const { status, stderr } = spawnSync(shell, words, { cwd: folder, encoding: 'utf8' });
  return { code: status, stderr };
}

function verdictOf(code: number | null, stderr: string): unknown {
  const facts = {
    exit_code: code,
    ended_by: 'itself',
    asked_thread: null,
    totals_before: null,
    started_at: 0,
    ended_at: 1,
    utc_offset_min: 0,
    dir: '/runs/x',
    answer_file: 'out/last.md',
  } as const;
  const result = shellAdapter.read([null, '', stderr], facts);
  return interpret(result, { asked_thread: false, ended_by: 'itself', ended_at: 1, utc_offset_min: 0, gone: false });
}

describe.each(SHELLS)('a command run by %s', (shell) => {
  it('that calls a script which is not there says so, with where it was looked for and what mends it', () => {
    const { code, stderr } = run(shell, `sh '{script}' x`, 'scripts/mine.sh');
    expect(verdictOf(code, stderr)).toMatchObject({
      kind: 'failure',
      class: 'env',
      reason: `The script scripts/mine.sh is not in ${folder}.`,
      remedy: expect.stringMatching(/^Put it there.*`script`.*; then comment here/),
      in_folder: true,
    });
  });

  it.each([
    ['folder', 'a-folder', /is no file/],
    ['not-executable', 'plain.sh', /may not be executed/],
    ['interpreter', 'nope.sh', /begins with `#!` and \/bin\/nope, which is not there/],
    ['interpreter', 'env.sh', /begins with `#!` and agentd-none, which is not there/],
    ['crlf', 'windows.sh', /ends as on Windows/],
  ])('that executes one with the fault %s names it', (fault, name, says) => {
    mkdirSync(join(folder, 'a-folder'), { recursive: true });
    file('plain.sh', 'echo', 0o644);
    file('nope.sh', '#!/bin/nope -e\necho');
    file('env.sh', '#!/usr/bin/env -S agentd-none --x\necho');
    file('windows.sh', '#!/bin/sh\r\necho\r\n');
    const { code, stderr } = run(shell, `'{script}'`, `./${name}`);
    expect(noticeIn(stderr)).toMatchObject({ fault, path: `./${name}` });
    expect(verdictOf(code, stderr)).toMatchObject({ class: 'env', reason: expect.stringMatching(says) });
  });

  it('says nothing of a script that is there, and counts what that one lacks as its own', () => {
    file('good.sh', '#!/usr/bin/env sh\nagentd-none\n');
    const { code, stderr } = run(shell, `'{script}'`, './good.sh');
    expect([code, noticeIn(stderr)]).toEqual([127, null]);
    expect(verdictOf(code, stderr)).toMatchObject({ class: 'env', reason: expect.stringContaining('lacks') });
  });

  it('goes on, so that a look that was wrong takes nothing away', () => {
    const { code, stderr } = run(shell, `true; sh -c 'exit 0' '{script}'`, 'none.sh');
    expect([code, stderr]).toEqual([0, '']);
    const looked = withNotice(
      'echo done',
      [{ path: 'none.sh', relative: true, executed: false, what: 'script' }],
      'linux',
    );
    const ended = spawnSync('sh', ['-c', looked], { cwd: folder, encoding: 'utf8' });
    expect([ended.status, ended.stdout]).toEqual([0, 'done\n']);
  });
});

const powershell = thriftyPwsh();
describe.skipIf(powershell === null)('a command run by PowerShell', () => {
  it('says where a script is not, and nothing of one that is there', () => {
    file('mine.ps1', '');
    const terminal = { os: 'windows', bins: {} } as const;
    const said = ["it's not.ps1", './mine.ps1'].map((script) => {
      const line = withNotice('exit 3', calledFiles(`powershell -File '{script}'`, script, terminal), 'windows');
      const words = ['-NoLogo', '-NoProfile', '-NonInteractive', '-Command', line];
      const { status, stderr } = spawnSync(powershell ?? '', words, { cwd: folder, encoding: 'utf8' });
      return [status, noticeIn(stderr)];
    });
    const missing = { fault: 'missing', what: 'script', path: "it's not.ps1", folder, word: '' };
    expect(said).toEqual([
      [3, missing],
      [3, null],
    ]);
  });
});
