import { describe, expect, it } from 'vitest';
import { codexAdapter } from '../../../action/src/executors/codex/adapter.ts';
import type { ReadFacts } from '../../../action/src/ports/adapter.ts';
import { jsonl, readBy, threadWhileRunning } from '../reading.ts';

const started = { type: 'thread.started', thread_id: 't1' };
const turn = { type: 'turn.started' };
const usage = { input_tokens: 100, cached_input_tokens: 40, output_tokens: 10, reasoning_output_tokens: 4 };
const completed = { type: 'turn.completed', usage };
const message = (text: string) => ({ type: 'item.completed', item: { id: 'item_9', type: 'agent_message', text } });
const command = (status: string, aggregated_output = '') => ({
  type: status === 'in_progress' ? 'item.started' : 'item.completed',
  item: { type: 'command_execution', command: 'make', aggregated_output, status },
});
const failed = (text: string) => ({ type: 'turn.failed', error: { message: text } });

function read(events: string, facts: Partial<ReadFacts> = {}, more: Record<string, string> = {}) {
  return readBy(codexAdapter, { 'events.jsonl': events, 'stderr.txt': '', ...more }, facts);
}

describe('the last message of codex', () => {
  it('is the last agent message of a completed turn', () => {
    const result = read(
      jsonl(started, turn, message('on the way'), command('completed'), message('[review] x'), completed),
    );
    expect(result).toMatchObject({ last_message: '[review] x', final: 'good', thread_id: 't1' });
    expect(result).not.toHaveProperty('reported_failure');
  });

  it('is null when the turn said nothing, whatever an older copy says', () => {
    const result = read(jsonl(started, turn, command('completed'), completed), {}, { 'last.md': '[review] older' });
    expect(result).toMatchObject({ last_message: null, final: 'good' });
  });

  it('is null when the turn failed or has no end', () => {
    const copy = { 'last.md': '[review] older' };
    expect(read(jsonl(started, turn, message('[review] x'), failed('no')), {}, copy).last_message).toBeNull();
    expect(read(jsonl(started, turn, message('[review] x')), {}, copy).last_message).toBeNull();
    expect(read('', {}, copy).last_message).toBeNull();
  });

  it('of a turn that did not end well are last words and no answer', () => {
    const out = jsonl(started, turn, message('I may not push.'), command('failed'), failed('no'));
    expect(read(out)).toMatchObject({ last_message: null, said_last: 'I may not push.' });
    expect(read(jsonl(started, turn, message('[review] x'), completed))).not.toHaveProperty('said_last');
    const other = { type: 'thread.started', thread_id: 't2' };
    const astray = jsonl(started, turn, command('completed'), other, turn, message('of another'), completed);
    expect(read(astray)).not.toHaveProperty('said_last');
  });

  it('is taken from the copy when its line is longer than what is collected', () => {
    const long = `[review] ${'é'.repeat(700_000)}`;
    const result = read(jsonl(started, turn, message(long), completed), {}, { 'last.md': '[review] short copy' });
    expect(result.last_message).toBe('[review] short copy');
  });

  it('is cut, and said to be, when the copy is longer than what is read', () => {
    const long = `[review] ${'é'.repeat(700_000)}`;
    const result = read(jsonl(started, turn, message(long), completed), {}, { 'last.md': long });
    expect(result).toMatchObject({ message_cut: true, message_path: '/runs/r1/out/last.md' });
    expect(long.startsWith(result.last_message ?? '-')).toBe(true);
    expect(Buffer.byteLength(result.last_message ?? '')).toBe(1024 * 1024 - 1);
    expect(read(jsonl(started, turn, message('x'), completed), {}, { 'last.md': 'x' })).not.toHaveProperty(
      'message_cut',
    );
  });

  it('is taken from the copy when the line that was found only looks like one', () => {
    const decoy = { type: 'item.completed', item: { type: 'mcp_tool_call', arguments: { type: 'agent_message' } } };
    const events = jsonl(
      started,
      turn,
      message('[review] x'),
      decoy,
      ...Array(20).fill(command('completed', 'y'.repeat(900))),
      completed,
    );
    expect(read(events, {}, { 'last.md': '[review] x' }).last_message).toBe('[review] x');
  });
});

describe('the end of a turn of codex', () => {
  it('is found behind long lines and foreign lines', () => {
    const result = read(`${jsonl(started, turn, message('[review] x'), completed)}${'logout noise\n'.repeat(2000)}`);
    expect(result).toMatchObject({ final: 'good', last_message: '[review] x' });
  });

  it('is missing when another turn has begun since', () => {
    expect(read(jsonl(started, turn, message('[review] x'), completed, turn)).final).toBe('cut');
  });

  it('is a failure when it cannot be told which of two came last', () => {
    const events = jsonl(started, turn, completed, failed('no')) + 'z\n'.repeat(9000);
    expect(read(events)).toMatchObject({ final: 'failed', reported_failure: true });
  });

  it('is an interruption when the tool noticed one', () => {
    expect(read(jsonl(started, turn, failed('turn interrupted')))).toMatchObject({ final: 'interrupted' });
  });

  it('is none before anything began, and cut after it did', () => {
    expect(read('', { exit_code: 2 }, { 'stderr.txt': "error: unexpected argument '-C' found\n" })).toMatchObject({
      final: 'none',
      tail: "error: unexpected argument '-C' found",
      thread_id: null,
    });
    expect(read(jsonl(started)).final).toBe('cut');
  });
});

describe('the tail of codex', () => {
  it('is the final error alone, out of the JSON it may be wrapped in', () => {
    const noise = { 'stderr.txt': '2026-11-29T12:00:00Z ERROR websocket: request timed out\n' };
    expect(read(jsonl(started, turn, failed('nope')), { exit_code: 1 }, noise).tail).toBe('nope');
    const wrapped = JSON.stringify({ error: { message: 'no such model', code: 'model_not_found' } });
    expect(read(jsonl(started, turn, failed(wrapped))).tail).toBe('no such model (model_not_found)');
  });

  it('is the notice of a new try when the run was stopped during it', () => {
    const notice = { type: 'error', message: 'Reconnecting... waiting for network (Connection failed)' };
    const result = read(jsonl(started, turn, notice), { exit_code: 124, ended_by: 'limit' });
    expect(result.tail).toBe(notice.message);
    expect(result).not.toHaveProperty('error_class');
  });

  it('never holds the agent’s words or commands', () => {
    const events = jsonl(started, turn, message('rate limit exceeded'), command('in_progress'));
    expect(read(events, { exit_code: 143 }).tail).toBe('last event: item.started command_execution in_progress');
  });

  it('is the last event, and no warning that the tool printed when it started', () => {
    const warning =
      'WARNING: proceeding, even though we could not create PATH aliases: permission denied (os error 13)\n';
    const events = jsonl(started, turn, command('in_progress'));
    expect(read(events, { exit_code: 1 }, { 'stderr.txt': warning })).toMatchObject({
      tail: 'last event: item.started command_execution in_progress',
      error_text: '',
    });
    expect(read(jsonl(started, turn, completed), {}, { 'stderr.txt': warning }).tail).toBe(
      'last event: turn.completed',
    );
    const crash = { 'stderr.txt': `${warning}thread 'main' panicked at src/main.rs:7\n` };
    expect(read(events, { exit_code: 101 }, crash)).toMatchObject({
      tail: "last event: item.started command_execution in_progress\nthread 'main' panicked at src/main.rs:7",
      error_text: "thread 'main' panicked at src/main.rs:7",
    });
    expect(read('', { exit_code: 2 }, { 'stderr.txt': `${warning}error: unexpected argument\n` }).tail).toBe(
      'error: unexpected argument',
    );
    expect(read('', { exit_code: 1 }, { 'stderr.txt': warning }).tail).toContain('PATH aliases');
  });

  it('says nothing about a run that was stopped at work: its stderr is older', () => {
    const noise = { 'stderr.txt': 'ERROR websocket: request timed out\n' };
    const events = jsonl(started, turn, command('in_progress'));
    expect(read(events, { exit_code: 143 }, noise)).toMatchObject({ error_class: 'killed' });
    expect(read(events, { exit_code: 1 }, noise)).not.toHaveProperty('error_class');
    const longLine = jsonl(started, turn, command('completed', 'x'.repeat(20_000)));
    expect(read(longLine, { exit_code: 137 }, noise)).toMatchObject({ error_class: 'killed', thread_id: 't1' });
  });
});

describe('the thread of codex', () => {
  it('is its own first thread.started, also while it runs', () => {
    const events = `profile loaded\n${jsonl(started, turn, command('completed', jsonl({ ...started, thread_id: 't2' })))}`;
    expect(read(events).thread_id).toBe('t1');
    expect(threadWhileRunning(codexAdapter, { 'events.jsonl': events })).toBe('t1');
    expect(threadWhileRunning(codexAdapter, {})).toBeNull();
    expect(threadWhileRunning(codexAdapter, { 'events.jsonl': '{"type":"thread.started","thread_' })).toBeNull();
  });

  it('is compared with the one that was asked for', () => {
    const events = jsonl(started, turn, message('x'), completed);
    expect(read(events)).not.toHaveProperty('resumed_same_thread');
    expect(read(events, { asked_thread: 't1' }).resumed_same_thread).toBe(true);
    expect(read(events, { asked_thread: 't0' }).resumed_same_thread).toBe(false);
    expect(read('', { asked_thread: 't0' }).resumed_same_thread).toBe(false);
  });
});

describe('the usage of codex', () => {
  const events = jsonl(started, turn, message('x'), completed);
  const own = { ...usage, total_tokens: 110 };

  it('is what the thread used since the run before', () => {
    const before = { input_tokens: 70, cached_input_tokens: 30, output_tokens: 4, reasoning_output_tokens: 1 };
    const result = read(events, { asked_thread: 't1', totals_before: before });
    expect(result.usage).toEqual({
      input_tokens: 30,
      cached_input_tokens: 10,
      output_tokens: 6,
      reasoning_output_tokens: 3,
      total_tokens: 36,
      cost_usd: null,
    });
    expect(result.thread_totals).toEqual(own);
  });

  it('is the whole of a new thread, and of a new one in place of the asked one', () => {
    expect(read(events).usage).toEqual({ ...own, cost_usd: null });
    expect(read(events, { asked_thread: 't0', totals_before: own }).usage).toEqual({ ...own, cost_usd: null });
  });

  it('is unknown when what came before is unknown, and never negative', () => {
    expect(read(events, { asked_thread: 't1' })).not.toHaveProperty('usage');
    const more = { input_tokens: 200, cached_input_tokens: 50, output_tokens: 5, reasoning_output_tokens: 9 };
    expect(read(events, { asked_thread: 't1', totals_before: more }).usage).toMatchObject({
      input_tokens: 0,
      cached_input_tokens: 0,
      output_tokens: 5,
      reasoning_output_tokens: 0,
      total_tokens: 5,
    });
  });
});

describe('what is collected of codex', () => {
  it('stays small however long the events are', () => {
    const events = jsonl(
      started,
      turn,
      ...Array(50).fill(command('completed', 'x'.repeat(100_000))),
      message('ok'),
      completed,
    );
    const files: Record<string, string> = {
      'events.jsonl': events,
      'stderr.txt': 'e'.repeat(100_000),
      'last.md': 'ok',
    };
    const result = readBy(codexAdapter, files);
    expect(result).toMatchObject({ last_message: 'ok', thread_id: 't1', final: 'good' });
    expect(codexAdapter.collect_running).toHaveLength(1);
  });

  it('names its logs by the path style of the terminal', () => {
    expect(read('', { dir: 'C:\\Users\\a\\runs\\r1' }).log_paths[0]).toBe('C:\\Users\\a\\runs\\r1\\events.jsonl');
    expect(read('').log_paths).toEqual(['/runs/r1/events.jsonl', '/runs/r1/stderr.txt', '/runs/r1/out/last.md']);
  });
});
