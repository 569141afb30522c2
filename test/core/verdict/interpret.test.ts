import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crashOf, isKilledExit } from '../../../action/src/core/verdict/exit-codes.ts';
import { interpret, type InterpretFacts } from '../../../action/src/core/verdict/interpret.ts';
import type { ExecResult } from '../../../action/src/model/result.ts';

const result: ExecResult = { last_message: null, exit_code: 1, thread_id: null, log_paths: [], tail: '' };
const facts: InterpretFacts = {
  asked_thread: false,
  ended_by: 'itself',
  ended_at: Date.parse('2026-11-29T12:10:00Z'),
  utc_offset_min: 0,
  gone: false,
};

function classOf(change: Partial<ExecResult>, also: Partial<InterpretFacts> = {}): string {
  const verdict = interpret({ ...result, ...change }, { ...facts, ...also });
  return verdict.kind === 'failure' ? verdict.class : `answer ${verdict.tag}${verdict.tagged ? '' : ' (no tag)'}`;
}

const LOST = 'Error: thread/resume failed: no rollout found for thread id 0199';
const QUOTA = 'You’ve hit your usage limit. Try again at 5:10 PM.';
const ENV = 'unexpected status 401 Unauthorized: Incorrect API key provided';
const TRANSIENT = 'stream disconnected before completion: idle timeout waiting for SSE';

describe('an answer', () => {
  it('is a message with a legal tag, whatever the exit code', () => {
    for (const exit_code of [0, 1, 137, null]) {
      expect(classOf({ last_message: '[progress] 第 2 步', exit_code })).toBe('answer progress');
    }
    expect(classOf({ last_message: '[review] x', exit_code: null }, { gone: true })).toBe('answer review');
    expect(classOf({ last_message: '[review] x', exit_code: 143 }, { ended_by: 'limit', stop: 'timeout' })).toBe(
      'answer review',
    );
  });

  it('is a message without a tag at exit 0, treated as review and marked so', () => {
    expect(classOf({ last_message: 'Done.', exit_code: 0 })).toBe('answer review (no tag)');
    expect(classOf({ last_message: 'Done.', exit_code: 1 })).toBe('failed');
    expect(classOf({ last_message: 'Done.', exit_code: null })).toBe('killed');
  });

  it('may have its tag in the last line, at exit code 0 and where that line is the last', () => {
    const last_message = 'I looked at both.\n\n[question]';
    expect(classOf({ last_message, exit_code: 0 })).toBe('answer question');
    expect(classOf({ last_message, exit_code: 0, message_cut: true })).toBe('answer review (no tag)');
    expect(classOf({ last_message, exit_code: 1 })).toBe('failed');
  });

  it('keeps the message byte for byte', () => {
    const message = '\n\n  [review]   x \t\r\n';
    expect(interpret({ ...result, last_message: message }, facts)).toEqual({
      kind: 'answer',
      tag: 'review',
      tagged: true,
      message,
    });
  });

  it('is none when the tool reports a failure of its own', () => {
    expect(classOf({ last_message: '[review] x', exit_code: 0, reported_failure: true })).toBe('failed');
  });

  it('is none in another conversation than the one asked for', () => {
    const other = { thread_id: 'b', resumed_same_thread: false, last_message: '[review] x', exit_code: 0 };
    expect(classOf(other, { asked_thread: true })).toBe('session_lost');
    expect(classOf({ ...other, resumed_same_thread: true }, { asked_thread: true })).toBe('answer review');
    expect(classOf({ thread_id: null, resumed_same_thread: false, tail: ENV }, { asked_thread: true })).toBe('env');
  });
});

describe('a failure', () => {
  it.each([
    ['session_lost', { tail: LOST }, { asked_thread: true }],
    ['failed', { tail: LOST }, {}],
    ['quota', { tail: QUOTA }, {}],
    ['env', { tail: ENV }, {}],
    ['env', { tail: '', last_message: 'bwrap: No permissions to create a new namespace' }, {}],
    ['env', { exit_code: 97 }, {}],
    ['env', { exit_code: 126 }, {}],
    ['env', { exit_code: 127 }, {}],
    ['transient', { tail: TRANSIENT }, {}],
    ['failed', { tail: '', last_message: TRANSIENT }, {}],
    ['timeout', { exit_code: 143 }, { ended_by: 'limit' }],
    ['timeout', { exit_code: 143 }, { ended_by: 'kill', stop: 'timeout' }],
    ['stalled', { exit_code: 143 }, { ended_by: 'stall' }],
    ['stalled', { exit_code: 143 }, { ended_by: 'kill', stop: 'stalled' }],
    ['lost', { exit_code: null }, { gone: true, ended_by: null }],
    ['killed', { exit_code: null }, { ended_by: null }],
    ['killed', { exit_code: 137 }, {}],
    ['killed', { exit_code: 124 }, {}],
    ['failed', { exit_code: 139 }, {}],
    ['failed', { exit_code: 134, final: 'cut', error_class: 'killed' }, {}],
    ['failed', { exit_code: 132, final: 'none' }, {}],
    ['killed', { exit_code: 134 }, { ended_by: 'kill' }],
    ['lost', { exit_code: 139 }, { gone: true }],
    ['killed', { exit_code: 0xc000013a }, {}],
    ['killed', { exit_code: 0, final: 'interrupted', reported_failure: true }, {}],
    ['killed', { exit_code: 1, final: 'cut' }, {}],
    ['cancelled', { exit_code: 143 }, { ended_by: 'kill', stop: 'cancel' }],
    ['cancelled', { exit_code: 143, tail: TRANSIENT }, { ended_by: 'kill', stop: 'cancel' }],
    ['empty', { exit_code: 0 }, {}],
    ['empty', { exit_code: 0, last_message: ' \n' }, {}],
    ['empty', { exit_code: 0, final: 'good', tail: TRANSIENT }, {}],
    ['failed', { exit_code: 1 }, {}],
    ['failed', { exit_code: 0, reported_failure: true, final: 'failed' }, {}],
    ['failed', { exit_code: 97, final: 'good', last_message: 'x' }, {}],
  ] as const)('is %s: %j %j', (expected, change, also) => {
    expect(classOf(change, also)).toBe(expected);
  });

  it('takes the first class that fits', () => {
    const both = (one: string, other: string) => ({ tail: `${one}\n${other}`, exit_code: 143 });
    expect(classOf(both(LOST, QUOTA), { asked_thread: true })).toBe('session_lost');
    expect(classOf(both(ENV, QUOTA))).toBe('quota');
    expect(classOf(both(TRANSIENT, ENV))).toBe('env');
    expect(classOf({ exit_code: null }, { gone: true, stop: 'timeout' })).toBe('timeout');
  });

  it('is what agentd did to the run, whatever the tool complained of until then, in words or in fields', () => {
    const complaints: Partial<ExecResult>[] = [
      ...[LOST, QUOTA, ENV, TRANSIENT].map((tail) => ({ tail })),
      ...(['session_lost', 'quota', 'env', 'transient', 'failed', 'killed'] as const).map((error_class) => ({
        error_class,
      })),
      { thread_id: 'b', resumed_same_thread: false },
    ];
    for (const complaint of complaints) {
      const of = (also: Partial<InterpretFacts>) =>
        classOf({ exit_code: 143, ...complaint }, { asked_thread: true, ...also });
      expect(of({ ended_by: 'limit' })).toBe('timeout');
      expect(of({ ended_by: 'kill', stop: 'timeout' })).toBe('timeout');
      expect(of({ ended_by: 'stall' })).toBe('stalled');
      expect(of({ ended_by: 'kill', stop: 'stalled' })).toBe('stalled');
      expect(of({ ended_by: 'kill', stop: 'cancel' })).toBe('cancelled');
    }
  });

  it('is not told by agentd’s own description of an event', () => {
    const described = { tail: 'last event: rate_limit_event', final: 'cut' as const, exit_code: 137 };
    expect(classOf({ ...described, error_text: '' })).toBe('killed');
    expect(classOf({ ...described, error_text: TRANSIENT })).toBe('transient');
    const quota = { tail: 'last event: result, resets 5pm', error_text: QUOTA };
    expect(interpret({ ...result, ...quota }, facts)).toMatchObject({
      class: 'quota',
      reset_at: Date.parse('2026-11-29T17:10:59.999Z'),
    });
  });

  it('is no stop from outside when the exit code is 0 and the final event is missing', () => {
    expect(classOf({ exit_code: 0, final: 'cut' })).toBe('empty');
    expect(interpret({ ...result, exit_code: 0, final: 'cut' }, facts)).toMatchObject({
      reason: expect.stringContaining('breaks off'),
    });
    expect(classOf({ exit_code: 0, final: 'cut' }, { ended_by: 'kill' })).toBe('killed');
  });

  it('has a reason of one sentence without the words of the agent', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 12 }), fc.constantFrom(ENV, TRANSIENT, QUOTA, ''), (words, tail) => {
        const verdict = interpret({ ...result, last_message: `zz ${words}`, tail }, facts);
        if (verdict.kind === 'failure') {
          expect(verdict.reason).not.toContain(words);
          expect(verdict.reason).toMatch(/^[A-Z][^\n]+\.$/);
        }
      }),
    );
  });
});

describe('a class that structured fields name', () => {
  it('is not overruled by words', () => {
    expect(classOf({ error_class: 'transient', tail: `API Error: 500 ${ENV}` })).toBe('transient');
    expect(classOf({ error_class: 'env', tail: TRANSIENT })).toBe('env');
    expect(classOf({ error_class: 'failed', tail: `${TRANSIENT} ${ENV}` })).toBe('failed');
    expect(classOf({ error_class: 'killed', tail: TRANSIENT, exit_code: 143 }, { ended_by: 'limit' })).toBe('timeout');
    expect(classOf({ error_class: 'killed', tail: TRANSIENT, exit_code: 143 })).toBe('killed');
  });

  it('lets the words of a used-up limit refine a rate limit', () => {
    expect(classOf({ error_class: 'transient', tail: "You've hit your session limit · resets 5:11pm (UTC)" })).toBe(
      'quota',
    );
  });

  it('gives way to configured patterns', () => {
    expect(classOf({ error_class: 'transient', tail: 'maintenance window' }, { env_patterns: ['maintenance'] })).toBe(
      'env',
    );
    expect(
      classOf({ error_class: 'failed', tail: 'maintenance window' }, { transient_patterns: ['MAINTENANCE'] }),
    ).toBe('transient');
  });
});

describe('a used-up limit', () => {
  it('ends at the structured time, else at the time in the text', () => {
    const at = Date.parse('2026-11-29T18:00:00Z');
    expect(interpret({ ...result, tail: QUOTA, reset_at: at }, facts)).toMatchObject({ class: 'quota', reset_at: at });
    const never = Date.parse('2199-01-01T00:00:00Z');
    expect(interpret({ ...result, tail: QUOTA, reset_at: never }, facts)).toMatchObject({
      reset_at: Date.parse('2026-11-29T17:10:59.999Z'),
    });
    expect(interpret({ ...result, tail: QUOTA }, { ...facts, utc_offset_min: -300 })).toMatchObject({
      reset_at: Date.parse('2026-11-29T22:10:59.999Z'),
    });
    expect(interpret({ ...result, tail: QUOTA }, { ...facts, utc_offset_min: null })).not.toHaveProperty('reset_at');
  });
});

describe('configured patterns', () => {
  it('replace the built-in ones', () => {
    expect(classOf({ tail: TRANSIENT }, { transient_patterns: ['only this'] })).toBe('failed');
    expect(classOf({ tail: ENV }, { env_patterns: [] })).toBe('failed');
    expect(classOf({ tail: 'Only   THIS' }, { transient_patterns: ['only this'] })).toBe('transient');
    expect(classOf({ tail: '', last_message: 'licence expired' }, { env_patterns: ['licence expired$'] })).toBe('env');
  });

  it('match nothing when they do not compile, and see only a bounded text', () => {
    expect(classOf({ tail: 'x' }, { transient_patterns: ['('], env_patterns: ['['] })).toBe('failed');
    const seen = (tail: string) => classOf({ tail }, { transient_patterns: ['^.{5000}'] });
    expect(seen('x'.repeat(1_000_000))).toBe('failed');
    expect(classOf({ tail: `${'x'.repeat(1_000_000)} the end` }, { transient_patterns: ['the end$'] })).toBe(
      'transient',
    );
  });
});

describe('an exit code', () => {
  const told = (exit_code: number, ended_by: InterpretFacts['ended_by'] = 'itself'): unknown =>
    interpret({ ...result, exit_code, final: 'cut', error_class: 'killed' }, { ...facts, ended_by });

  it.each([
    [139, 'SIGSEGV'],
    [134, 'SIGABRT'],
    [132, 'SIGILL'],
    [135, 'SIGBUS'],
    [136, 'SIGFPE'],
    [0xc0000005, 'access violation'],
    [0xc0000005 - 2 ** 32, 'access violation'],
  ])('%i names the fault that the agent itself crashed by: %s', (code, signal) => {
    expect(told(code)).toMatchObject({
      class: 'failed',
      reason: expect.stringMatching(new RegExp(`^The agent crashed: .*${signal}.* \\(exit code ${code}\\)`)),
      remedy: expect.stringContaining('update the agent'),
    });
  });

  it('137 hints at memory, unless agentd itself killed the run', () => {
    expect(told(137)).toMatchObject({ class: 'killed', reason: expect.stringContaining('out of memory') });
    expect(told(137)).toMatchObject({ remedy: expect.stringContaining('memory') });
    expect(told(137, 'kill')).not.toMatchObject({ reason: expect.stringContaining('memory') });
    expect(told(143)).not.toMatchObject({ reason: expect.stringContaining('memory') });
  });

  it('says nothing of a crash when it is an ordinary one or that of a signal from outside', () => {
    expect([0, 1, 97, 124, 127, 129, 130, 137, 138, 141, 143, 255].map(crashOf)).toEqual(Array(12).fill(null));
  });

  it('says that a process was stopped when it is a signal’s or a time limit’s', () => {
    expect([124, 129, 130, 137, 143, 0xc000013a, -1073741510].map(isKilledExit)).not.toContain(false);
    expect([0, 1, 2, 97, 101, 125, 126, 127, 128, 255].map(isKilledExit)).not.toContain(true);
  });
});
