/** Run directories that real tools left behind, judged as a tick does it (test/fixtures/runs). */
import { readFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gitTold } from '../../../action/src/core/verdict/git-told.ts';
import { commentHtml } from '../../../bot/comment-html.ts';
import { facts } from '../../bot/samples.ts';
import { interpret } from '../../../action/src/core/verdict/interpret.ts';
import { claudeCodeAdapter } from '../../../action/src/executors/claude-code/adapter.ts';
import { codexAdapter } from '../../../action/src/executors/codex/adapter.ts';
import { collectFrom, type FileReader } from '../../../action/src/executors/output/collect.ts';
import { readRunDirectory } from '../../../action/src/executors/read-run.ts';
import { factsOf } from '../../../action/src/executors/terminal/run-context.ts';
import type { GitRecord } from '../../../action/src/model/git-outcome.ts';
import type { ExecResult } from '../../../action/src/model/result.ts';
import type { Verdict } from '../../../action/src/model/verdict.ts';
import type { Adapter } from '../../../action/src/ports/adapter.ts';

const NOTHING: GitRecord = {
  failed: false,
  path: '/home/ada/.agentd/runs/worktrees/ENG-1',
  branch: 'agentd/ENG-1',
  commits: 1,
  diff: '1 file changed, 1 insertion(+)',
  commit_refused: false,
  pushed: null,
  unpushed: null,
  left: null,
  nested: [],
  empty: [],
  said: '',
};

function filesOf(name: string): FileReader {
  const dir = resolve(import.meta.dirname, '../../fixtures/runs', name);
  return (file) => (existsSync(join(dir, file)) ? readFileSync(join(dir, file)) : null);
}

function judged(name: string, adapter: Adapter): { result: ExecResult; verdict: Verdict } {
  const files = filesOf(name);
  const facts = factsOf(files, {});
  const result = adapter.read(collectFrom(files, adapter.collect), facts);
  const verdict = interpret(result, {
    asked_thread: false,
    ended_by: facts.ended_by,
    ended_at: facts.ended_at,
    utc_offset_min: facts.utc_offset_min,
    gone: false,
  });
  return { result, verdict };
}

describe('a run of claude with a subscription', () => {
  it('that reached its time limit is a timeout: an allowance is no rate limit', () => {
    const { result, verdict } = judged('claude-oauth-run-limit', claudeCodeAdapter);
    expect(verdict).toMatchObject({ class: 'timeout' });
    expect(result).toMatchObject({ tail: 'last event: assistant', error_text: '', error_class: 'killed' });
  });

  it('that something killed is killed', () => {
    expect(judged('claude-cli-killed-9', claudeCodeAdapter).verdict).toMatchObject({ class: 'killed' });
    expect(readRunDirectory(filesOf('claude-cli-killed-9'), 'claude').class).toBe('killed');
  });
});

describe('a run whose git steps were refused', () => {
  it.each([
    ['commit-failed-says-nothing', { commit_refused: true }, 'is not committed', 'A lock of git is in the way'],
    ['push-refused-says-nothing', { unpushed: 'origin' }, 'was not pushed to origin', 'A hook or a rule of the remote'],
  ])('says so in its comment, with git’s words and where the work lies: %s', async (name, refused, what, cause) => {
    const { result, verdict } = judged(name, codexAdapter);
    expect(verdict).toMatchObject({ kind: 'answer', tag: 'review' });
    const record = { ...NOTHING, ...refused, said: String(filesOf(name)('stderr.txt')) };
    const git = gitTold(record, 'box');
    const text = result.last_message ?? '';
    const message = {
      kind: 'answer',
      tag: 'review',
      tagged: true,
      text,
      source: null,
      facts: { ...facts, git },
    } as const;
    const { markdown } = await commentHtml(message, { limit_chars: 20_000, redact: (it) => it });
    expect(markdown).toContain(what);
    expect(markdown).toContain(cause);
    expect(markdown).toContain(record.path);
    expect(markdown).toMatch(/File exists|no pushes today/);
    expect(markdown).toContain('branch agentd/ENG-1 · 1 commit · 1 file changed, 1 insertion(+)');
  });
});

describe('a run of codex that met its limit', () => {
  it('waits for the end of the minute that it names, and shows its last event instead of a warning', () => {
    const { result, verdict } = judged('codex-quota-minute', codexAdapter);
    expect(verdict).toMatchObject({ class: 'quota', reset_at: Date.parse('2026-11-30T06:59:59.999Z') });
    expect(result.tail).toMatch(/^You’ve hit your usage limit\./);
    expect(result.tail).not.toContain('PATH aliases');
  });
});
