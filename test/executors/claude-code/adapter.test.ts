import { describe, expect, it } from 'vitest';
import { chosenSession } from '../../../action/src/executors/claude-code/chosen-session.ts';
import { claudeCodeAdapter } from '../../../action/src/executors/claude-code/adapter.ts';
import { collectFrom } from '../../../action/src/executors/output/collect.ts';
import { factsOf } from '../../../action/src/executors/terminal/run-context.ts';
import { interpret } from '../../../action/src/core/verdict/interpret.ts';
import type { ExecResult } from '../../../action/src/model/result.ts';
import type { Verdict } from '../../../action/src/model/verdict.ts';
import type { ReadFacts } from '../../../action/src/ports/adapter.ts';
import { reader, recordings } from '../recordings.ts';
import { jsonl, readBy, threadWhileRunning } from '../reading.ts';

const init = { type: 'system', subtype: 'init', cwd: '/srv/repo', session_id: 's1', tools: ['Bash'] };
const assistant = (text: string, more: object = {}) => ({
  type: 'assistant',
  uuid: text,
  session_id: 's1',
  message: { role: 'assistant', content: [{ type: 'text', text }] },
  ...more,
});
const good = { type: 'result', subtype: 'success', is_error: false, session_id: 's1', permission_denials: [] };
const bad = { ...good, is_error: true };
const retry = (attempt: number, error_status: number | null, error: string) => ({
  type: 'system',
  subtype: 'api_retry',
  attempt,
  max_retries: 10,
  error_status,
  error,
  session_id: 's1',
});

function read(out: string, facts: Partial<ReadFacts> = {}, stderr = '') {
  return readBy(claudeCodeAdapter, { 'out.json': out, 'stderr.txt': stderr }, facts);
}

function judged(result: ExecResult, facts: Partial<ReadFacts> = {}): Verdict {
  return interpret(result, {
    asked_thread: facts.asked_thread !== undefined,
    ended_by: facts.ended_by ?? 'itself',
    ended_at: null,
    utc_offset_min: null,
    gone: false,
  });
}

function classOf(out: string, facts: Partial<ReadFacts> = {}, stderr = ''): string {
  const result = read(out, { exit_code: 1, ...facts }, stderr);
  const verdict = judged(result, facts);
  return verdict.kind === 'failure' ? verdict.class : 'answer';
}

describe('what claude says of a run that came to no answer', () => {
  it('are its last words, of the model itself and not of the tool, and they are no message', () => {
    const synthetic = {
      message: { role: 'assistant', model: '<synthetic>', content: [{ type: 'text', text: 'API Error' }] },
    };
    const inner = assistant('of a second agent', { parent_tool_use_id: 'toolu_1' });
    const out = jsonl(init, assistant('I cannot push.'), inner, assistant('x', synthetic), {
      ...bad,
      result: 'API Error',
    });
    expect(read(out, { exit_code: 1 })).toMatchObject({
      last_message: null,
      said_last: 'I cannot push.',
      tail: 'API Error',
    });
    expect(read(jsonl(init, assistant('On it.')), { exit_code: null })).toMatchObject({ said_last: 'On it.' });
    expect(read(jsonl(init, assistant('x'), { ...good, result: '[review] y' }))).not.toHaveProperty('said_last');
  });

  it('names the tools whose calls were refused, and not what they were called with', () => {
    const denied = (tool_name: string, tool_use_id: string): object => ({
      tool_name,
      tool_use_id,
      tool_input: { command: 'secret' },
    });
    const list = [denied('Bash', 'a'), denied('Bash', 'b'), denied('Bash', 'b'), denied('Write', 'c')];
    const result = read(jsonl(init, { ...good, result: '[review] y', permission_denials: list }));
    expect(result).toMatchObject({ permission_denials: 3, denied_tools: ['Bash', 'Write'] });
    expect(JSON.stringify(result)).not.toContain('secret');
  });
});

describe('the last message of claude', () => {
  it('is the result of the last result', () => {
    const out = jsonl(init, { ...good, uuid: 'a', result: '[progress] waiting' }, init, {
      ...good,
      uuid: 'b',
      result: '[review] x',
    });
    expect(read(out)).toMatchObject({ last_message: '[review] x', final: 'good', thread_id: 's1' });
  });

  it('is null for an error, whatever the exit code and the words', () => {
    expect(read(jsonl({ ...bad, result: '[review] x' }))).toMatchObject({
      last_message: null,
      final: 'failed',
      reported_failure: true,
      tail: '[review] x',
    });
    expect(read(jsonl({ ...good, subtype: 'error_max_turns', errors: ['Reached maximum'] }))).toMatchObject({
      last_message: null,
      tail: 'Reached maximum',
    });
  });

  it('is empty when the tool reports an empty one, and never a comment on the way', () => {
    expect(read(jsonl(init, assistant('[review] comment'), { ...good, result: '' })).last_message).toBe('');
    expect(read(jsonl(init, assistant('[review] comment')), { exit_code: 143 }).last_message).toBeNull();
  });

  it('is not read as a success in a result that is too long unless the result surely says so', () => {
    const { is_error: _error, ...unsaid } = good;
    expect(read(jsonl(init, { ...unsaid, result: `[review] ${'x'.repeat(5_000_000)}` }))).toMatchObject({
      last_message: null,
      final: 'cut',
    });
  });

  it('survives an answer of a megabyte', () => {
    const text = `[review] ${'x"\\'.repeat(350_000)}`;
    expect(read(jsonl(init, { ...good, result: text })).last_message).toBe(text);
  });
});

describe('events of another session', () => {
  const theirs = [
    { ...init, session_id: 's2' },
    {
      ...good,
      uuid: 'z',
      session_id: 's2',
      result: '[review] FOREIGN',
      usage: { input_tokens: 108_877, output_tokens: 1 },
    },
  ];
  const ours = { ...good, uuid: 'a', result: '[review] ours' };

  it('are no answer, no failure and no usage, after the own and between', () => {
    const result = read(jsonl(init, ours, ...theirs));
    expect(result).toMatchObject({ last_message: '[review] ours', thread_id: 's1', skipped_lines: 2 });
    expect(result).not.toHaveProperty('usage_main');
    expect(read(jsonl(init, ...theirs, ours))).toMatchObject({ last_message: '[review] ours', thread_id: 's1' });
    expect(read(jsonl(init, ours, { ...bad, session_id: 's2' })).final).toBe('good');
    expect(read(jsonl(init, assistant('x'), ...theirs), { exit_code: 137 })).toMatchObject({
      last_message: null,
      final: 'cut',
      tail: 'last event: assistant',
    });
  });

  it('before the own do not count where the session was asked for or chosen', () => {
    const asked = read(jsonl(...theirs, init, ours), { asked_thread: 's1' });
    expect(asked).toMatchObject({ last_message: '[review] ours', thread_id: 's1', resumed_same_thread: true });
    const session_id = chosenSession('r1');
    const chosen = read(jsonl(...theirs, { ...init, session_id }, { ...ours, session_id }));
    expect(chosen).toMatchObject({ last_message: '[review] ours', thread_id: session_id });
  });
});

describe('the session of claude', () => {
  it.each(['--dangerously-skip-permissions', 'a b', "x'; id; '", '', 'x'.repeat(129)])(
    'is none where it could be an option or more than one word: %j',
    (session_id) => {
      const result = read(jsonl({ ...init, session_id }, { ...good, session_id, result: '[review] x' }));
      expect(result).toMatchObject({ thread_id: null, last_message: '[review] x' });
      expect(result.skipped_lines).toBeGreaterThan(0);
      expect(threadWhileRunning(claudeCodeAdapter, { 'out.json': jsonl({ ...init, session_id }) })).toBeNull();
    },
  );

  it('is known while it runs, from an event that is longer than what is collected', () => {
    const long = jsonl({ ...init, tools: Array(500).fill('Bash') });
    expect(threadWhileRunning(claudeCodeAdapter, { 'out.json': long })).toBe('s1');
    expect(threadWhileRunning(claudeCodeAdapter, { 'out.json': JSON.stringify([init, good]) })).toBe('s1');
    expect(threadWhileRunning(claudeCodeAdapter, { 'out.json': '' })).toBeNull();
  });

  it('is not one that a nested object names', () => {
    const event = { type: 'user', message: { content: [{ session_id: 'other' }] }, session_id: 's1' };
    expect(threadWhileRunning(claudeCodeAdapter, { 'out.json': jsonl(event) })).toBe('s1');
  });

  it('is lost when the tool says so, in a result or on stderr', () => {
    const words = 'No conversation found with session ID: s0';
    const out = jsonl({ ...bad, subtype: 'error_during_execution', session_id: 'new', errors: [words] });
    const asked = { asked_thread: 's0' };
    expect(read(out, asked)).toMatchObject({
      thread_id: null,
      error_class: 'session_lost',
      resumed_same_thread: false,
    });
    expect(classOf(out, asked)).toBe('session_lost');
    expect(classOf('', asked, words)).toBe('session_lost');
    expect(classOf(jsonl(init, { ...good, result: '[review] x' }), asked)).toBe('session_lost');
  });

  it('does not exist after a start that failed', () => {
    const out = jsonl({ ...bad, subtype: 'error_during_execution', startup_failure_reason: 'config_file_invalid' });
    expect(read(out).thread_id).toBeNull();
    expect(classOf(out)).toBe('env');
  });
});

describe('a failure of claude', () => {
  it.each([
    ['env', { api_error_status: 401, result: 'words nobody knows' }],
    ['env', { api_error_status: 404, result: 'words nobody knows' }],
    ['env', { api_error_type: 'billing_error', result: 'words nobody knows' }],
    ['env', { api_error_status: 400, result: 'Credit balance is too low' }],
    ['transient', { api_error_status: 500, result: 'permission denied, not logged in' }],
    ['transient', { api_error_status: 529, result: 'words nobody knows' }],
    ['transient', { api_error_status: 429, result: 'words nobody knows' }],
    ['transient', { api_error: 'connection_failed', result: 'words nobody knows' }],
    ['quota', { api_error_status: 429, api_error: 'usage_limit_reached', result: 'words nobody knows' }],
    ['quota', { api_error_status: 429, result: "You've hit your session limit · resets 5pm (UTC)" }],
    ['failed', { api_error_status: 400, terminal_reason: 'prompt_too_long', result: 'words nobody knows' }],
    ['failed', { api_error: 'max_output_tokens', result: 'server error' }],
    ['failed', { api_error_status: 400, result: 'words nobody knows' }],
    ['quota', { terminal_reason: 'blocking_limit', result: 'words nobody knows' }],
    ['quota', { terminal_reason: 'blocking_limit', subtype: 'error_during_execution', result: undefined, errors: [] }],
    ['failed', { terminal_reason: 'blocking_limit', result: 'Prompt is too long' }],
    ['env', { terminal_reason: 'blocking_limit', result: "You've hit your organization's monthly spend limit" }],
    ['failed', { subtype: 'error_max_budget_usd', result: undefined, errors: ['connection lost'] }],
    ['killed', { subtype: 'error_during_execution', terminal_reason: 'aborted_tools', errors: ['[ede] x'] }],
  ])('is %s by its fields: %j', (expected, fields) => {
    expect(classOf(jsonl({ ...bad, ...fields }))).toBe(expected);
  });

  it.each([
    ['turns', 'as many turns', '--max-turns', { subtype: 'error_max_turns', result: undefined, errors: ['x'] }],
    ['turns', 'as many turns', '--max-turns', { subtype: 'error_max_turns', terminal_reason: 'max_turns', errors: [] }],
    ['budget', 'spent as much', '--max-budget-usd', { subtype: 'error_max_budget_usd', result: undefined }],
    ['context', 'longer than the model takes', 'Shorten the item', { terminal_reason: 'prompt_too_long', result: 'x' }],
  ])('by the limit on %s has a sentence (%s) and a remedy (%s) of its own', (limit, says, remedy, fields) => {
    const result = read(jsonl(init, { ...bad, ...fields }));
    expect(result.own_limit).toBe(limit);
    expect(judged(result)).toMatchObject({
      class: 'failed',
      reason: expect.stringContaining(says),
      remedy: expect.stringContaining(remedy),
    });
  });

  it.each(['2.1.197', '2.1.332'])('of %s by its turns or its prompt is told so, as it was recorded', (version) => {
    for (const [name, says] of [
      ['max-turns', 'as many turns'],
      ['max-turns-stream', 'as many turns'],
      ['prompt-too-long', 'longer than the model takes'],
    ]) {
      const recorded = recordings().find((it) => it.name === `claude-${version}/${name}`);
      const files = reader(recorded?.files ?? {});
      const facts = factsOf(files, {});
      const result = claudeCodeAdapter.read(collectFrom(files, claudeCodeAdapter.collect), facts);
      expect(judged(result)).toMatchObject({ class: 'failed', reason: expect.stringContaining(says ?? '') });
    }
  });

  it('takes the error word of the assistant event where the result has none', () => {
    const out = (error: string) => jsonl(init, assistant('x', { error }), { ...bad, result: 'words nobody knows' });
    expect(classOf(out('authentication_failed'))).toBe('env');
    expect(classOf(out('overloaded'))).toBe('transient');
    expect(classOf(out('unknown'))).toBe('failed');
  });

  it('resets when the refused request says so, and only then', () => {
    const event = (status: string) => ({ type: 'rate_limit_event', rate_limit_info: { status, resetsAt: 1795972260 } });
    const limit = { ...bad, api_error_status: 429, result: 'words nobody knows' };
    expect(read(jsonl(init, event('rejected'), limit))).toMatchObject({
      error_class: 'quota',
      reset_at: 1795972260000,
    });
    expect(read(jsonl(init, event('allowed_warning'), limit))).not.toHaveProperty('reset_at');
    expect(read(jsonl(init, event('rejected'), { ...good, result: 'x' }))).not.toHaveProperty('reset_at');
    expect(read(jsonl(init, event('rejected'), { ...bad, api_error_status: 500 }))).not.toHaveProperty('reset_at');
  });

  it('has the class of the retry during which it was stopped by others', () => {
    const stopped = { exit_code: 143, ended_by: 'itself' } as const;
    expect(classOf(jsonl(init, retry(3, null, 'unknown')), stopped)).toBe('transient');
    expect(classOf(jsonl(init, retry(3, 503, 'server_error')), stopped)).toBe('transient');
    expect(classOf(jsonl(init, retry(3, 401, 'authentication_failed')), stopped)).toBe('env');
    expect(classOf(jsonl(init, retry(3, 500, 'x'), assistant('y')), stopped)).toBe('killed');
    const waiting = { type: 'rate_limit_event', rate_limit_info: { status: 'rejected', resetsAt: 1795972260 } };
    expect(classOf(jsonl(init, waiting), stopped)).toBe('quota');
    expect(read(jsonl(init, retry(3, 503, 'server_error')), stopped).tail).toBe(
      'api_retry 3/10: server_error (status 503)',
    );
  });

  it('is none for an allowance or a warning, whatever came before', () => {
    const limit = (status: string, uuid: string) => ({
      type: 'rate_limit_event',
      uuid,
      session_id: 's1',
      rate_limit_info: { status, resetsAt: 1795972260 },
    });
    for (const status of ['allowed', 'allowed_warning']) {
      for (const before of [[], [limit('rejected', 'a')]]) {
        const out = jsonl(init, ...before, assistant('x'), limit(status, 'b'));
        expect(classOf(out, { exit_code: 143, ended_by: 'limit' })).toBe('timeout');
        expect(classOf(out, { exit_code: 143, ended_by: 'stall' })).toBe('stalled');
        expect(classOf(out, { exit_code: 137 })).toBe('killed');
        expect(classOf(out, { exit_code: 137 }, 'boom')).toBe('killed');
        const failed = { ...bad, api_error_status: 429, result: 'words nobody knows' };
        expect(classOf(jsonl(init, ...before, assistant('x'), limit(status, 'b'), failed))).toBe('transient');
      }
    }
    expect(classOf(jsonl(init, limit('allowed', 'a'), limit('rejected', 'b')), { exit_code: 137 })).toBe('quota');
  });

  it('is no older complaint that a new try overcame', () => {
    const overcome = retry(1, 529, 'overloaded');
    expect(classOf(jsonl(init, overcome, { ...bad, subtype: 'error_max_turns', errors: ['Reached maximum'] }))).toBe(
      'failed',
    );
  });

  it('is no stop from outside when it ended with 0 and no result', () => {
    expect(classOf(jsonl(init, assistant('x')), { exit_code: 0 })).toBe('empty');
  });

  it('never puts the agent’s words into the tail', () => {
    const out = jsonl(init, assistant('rate limit exceeded'));
    expect(read(out, { exit_code: 143 })).toMatchObject({ tail: 'last event: assistant', error_class: 'killed' });
  });
});

describe('the usage of claude', () => {
  const usage = { input_tokens: 5, output_tokens: 3 };
  const modelUsage = { big: { inputTokens: 5, outputTokens: 3, costUSD: 0.1 } };
  const end = { ...good, result: '[review] x', usage, modelUsage, total_cost_usd: 0.1 };

  it('is unknown when the connection broke on the way, not when the service refused a request', () => {
    expect(read(jsonl(init, retry(1, 500, 'server_error'), end)).usage).toMatchObject({
      total_tokens: 8,
      cost_usd: 0.1,
    });
    expect(read(jsonl(init, retry(1, null, 'unknown'), end))).not.toHaveProperty('usage');
  });

  it('is known of a failure before any answer began', () => {
    const nothing = { ...bad, usage: { input_tokens: 0, output_tokens: 0 }, modelUsage: {}, total_cost_usd: 0 };
    const refused = { ...nothing, result: 'API Error: Connection refused (ECONNREFUSED)' };
    expect(read(jsonl(init, retry(1, null, 'unknown'), refused)).usage).toMatchObject({ total_tokens: 0, cost_usd: 0 });
    expect(read(jsonl({ ...nothing, result: 'API Error: Connection lost mid-response.' }))).not.toHaveProperty('usage');
    expect(read(jsonl({ ...nothing, terminal_reason: 'aborted_streaming' }))).not.toHaveProperty('usage');
  });
});

describe('the refused tool calls of claude', () => {
  it('are counted once each', () => {
    const denial = (id: string) => ({ tool_name: 'Bash', tool_use_id: id, tool_input: {} });
    const out = jsonl(
      init,
      { type: 'system', subtype: 'permission_denied', tool_use_id: 'a' },
      { ...good, uuid: '1', result: 'x', permission_denials: [denial('a'), denial('b')] },
      { ...good, uuid: '2', result: 'y', permission_denials: [denial('b'), denial('c')] },
    );
    expect(read(out).permission_denials).toBe(3);
    const cut = jsonl(init, { type: 'system', subtype: 'permission_denied', tool_use_id: 'a' });
    expect(read(cut, { exit_code: 143 }).permission_denials).toBe(1);
  });
});
