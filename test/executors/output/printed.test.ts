/** A tool that prints a question of its own and waits: what it printed is the last frame, and the remedy names the dialog. */
import { describe, expect, it } from 'vitest';
import { interpret } from '../../../action/src/core/verdict/interpret.ts';
import { claudeCodeAdapter } from '../../../action/src/executors/claude-code/adapter.ts';
import { codexAdapter } from '../../../action/src/executors/codex/adapter.ts';
import { shellAdapter } from '../../../action/src/executors/shell/adapter.ts';
import type { EndedBy, ExecResult } from '../../../action/src/model/result.ts';
import type { Verdict } from '../../../action/src/model/verdict.ts';
import type { Adapter } from '../../../action/src/ports/adapter.ts';
import { jsonl, readBy } from '../reading.ts';

const STDOUT: Readonly<Record<string, string>> = {
  codex: 'events.jsonl',
  'claude-code': 'out.json',
  shell: 'stdout.txt',
};

function stopped(
  adapter: Adapter,
  stdout: string,
  stderr = '',
  ended_by: EndedBy = 'stall',
): { readonly result: ExecResult; readonly verdict: Verdict } {
  const files = { [STDOUT[adapter.name] ?? '']: stdout, 'stderr.txt': stderr };
  const result = readBy(adapter, files, { exit_code: 143, ended_by });
  const facts = { asked_thread: false, ended_at: null, utc_offset_min: null, gone: false };
  return { result, verdict: interpret(result, { ...facts, ended_by }) };
}

const DRAWN =
  '\u001B[2J\u001B[H\u001B[1mDo\u001B[1Cyou\u001B[1Ctrust\u001B[1Cthe\u001B[1Cfiles\u001B[1Cin\u001B[1Cthis\u001B[1Cfolder?\u001B[0m\u001B[2E\u001B[36m❯\u001B[1C1. Yes\u001B[39m\r\n  2. No';
const FORMS: readonly (readonly [what: string, printed: string, shown: RegExp])[] = [
  ['a line without an end', 'Update available! Install it? [y/N] ', /Update available! Install it\? \[y\/N\]$/],
  ['a drawn dialog', DRAWN, /Do you trust the files in this folder\?\n+❯ 1\. Yes\n {2}2\. No$/],
  ['words that nobody knows', 'Bitte das Passwort eingeben:', /^Bitte das Passwort eingeben:$/],
  ['JSON that is no event', '{"message":"Choose a theme"}\n', /Choose a theme/],
];
const AGENTS = [codexAdapter, claudeCodeAdapter] as const;
const BEGUN: Readonly<Record<string, string>> = {
  codex: jsonl({ type: 'thread.started', thread_id: '01a22b41-6318-7aa3-85ea-169327ac5353' }, { type: 'turn.started' }),
  'claude-code': jsonl({ type: 'system', subtype: 'init', session_id: 's1' }),
};

describe.each(AGENTS)('a question that $name prints and waits at', (adapter) => {
  it.each(FORMS)('is the last frame, and the remedy names the dialog: %s', (_what, printed, shown) => {
    for (const ended_by of ['stall', 'limit'] as const) {
      for (const before of ['', BEGUN[adapter.name] ?? '']) {
        const { result, verdict } = stopped(adapter, before + printed, '', ended_by);
        expect(result.tail).toMatch(shown);
        expect(verdict).toMatchObject({
          class: ended_by === 'stall' ? 'stalled' : 'timeout',
          remedy: expect.stringContaining('first-run dialog'),
        });
      }
    }
  });

  it('is shown beside what stands on stderr, and found there, too', () => {
    expect(stopped(adapter, 'Which one?', 'a complaint').result).toMatchObject({
      tail: 'a complaint\nWhich one?',
      error_text: 'a complaint',
    });
    const { result, verdict } = stopped(adapter, '', 'Do you trust the files in this folder?');
    expect(result.tail).toContain('Do you trust');
    expect(verdict).toMatchObject({ remedy: expect.stringContaining('first-run dialog') });
  });

  it('decides no class by its words', () => {
    const { verdict } = stopped(adapter, 'Not logged in: 401 unauthorized. Log in?', '', 'itself');
    expect(verdict).toMatchObject({ class: 'killed' });
  });

  it('is none where the output ends with an event, or within one', () => {
    const begun = BEGUN[adapter.name] ?? '';
    for (const out of [begun, `${begun}{"type":"item.completed","item":{"text":"Do you`, '']) {
      const { result, verdict } = stopped(adapter, out);
      expect(result.asked).toBeUndefined();
      expect(result.tail).not.toContain('Do you');
      expect(verdict).not.toHaveProperty('remedy');
    }
  });
});

describe('a script that prints a question and waits', () => {
  it('has it as its last frame, and a remedy if it is one that tools ask', () => {
    const { result, verdict } = stopped(shellAdapter, `working\n${DRAWN}`, 'a complaint');
    expect(result.tail).toMatch(/^a complaint\nworking\n[\s\S]*Do you trust the files/);
    expect(result.error_text).toBe('a complaint');
    expect(verdict).toMatchObject({ class: 'stalled', remedy: expect.stringContaining('first-run dialog') });
    expect(stopped(shellAdapter, 'compiling\n').verdict).not.toHaveProperty('remedy');
  });
});
