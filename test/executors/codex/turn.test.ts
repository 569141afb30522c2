/** Events of others on the stdout of codex: what a login script shows, what a second codex prints, what goes astray. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interpret } from '../../../action/src/core/verdict/interpret.ts';
import { codexAdapter } from '../../../action/src/executors/codex/adapter.ts';
import type { ReadFacts } from '../../../action/src/ports/adapter.ts';
import { jsonl, readBy } from '../reading.ts';

const start = (thread_id: string) => ({ type: 'thread.started', thread_id });
const turn = { type: 'turn.started' };
const message = (text: string) => ({ type: 'item.completed', item: { id: 'item_9', type: 'agent_message', text } });
const completed = (input_tokens: number) => ({ type: 'turn.completed', usage: { input_tokens, output_tokens: 10 } });
const failed = { type: 'turn.failed', error: { message: 'unexpected status 401 Unauthorized' } };
const working = {
  type: 'item.started',
  item: { type: 'command_execution', command: 'make', aggregated_output: '', status: 'in_progress' },
};
const filler = {
  ...working,
  type: 'item.completed',
  item: { ...working.item, aggregated_output: 'x'.repeat(400_000) },
};

const OURS = message('[review] ours');
const FOREIGN = [start('t2'), turn, message('[review] FOREIGN'), completed(108_877)];
const own = { last_message: '[review] ours', thread_id: 't1', final: 'good' };
const COPY = { 'last.md': '[review] ours' };

function read(events: readonly unknown[], facts: Partial<ReadFacts> = {}, files: Record<string, string> = {}) {
  return readBy(codexAdapter, { 'events.jsonl': jsonl(...events), 'stderr.txt': '', ...files }, facts);
}

function verdictOf(events: readonly unknown[], facts: Partial<ReadFacts>, files: Record<string, string> = {}): string {
  const verdict = interpret(read(events, facts, files), {
    asked_thread: facts.asked_thread !== undefined,
    ended_by: 'itself',
    ended_at: null,
    utc_offset_min: null,
    gone: false,
  });
  return verdict.kind === 'answer' ? verdict.message : verdict.class;
}

describe('events of another thread', () => {
  it('are no answer and no usage when they come after the own turn, with a copy and without', () => {
    const events = [start('t1'), turn, OURS, completed(100), ...FOREIGN];
    for (const files of [{}, COPY]) {
      const result = read(events, {}, files);
      expect(result).toMatchObject({ ...own, usage: { total_tokens: 110 }, thread_totals: { total_tokens: 110 } });
      expect(result.skipped_lines).toBe(4);
    }
  });

  it('turn no good run into a failure', () => {
    expect(verdictOf([start('t1'), turn, OURS, completed(100), start('t2'), turn, failed], { exit_code: 0 })).toBe(
      '[review] ours',
    );
    expect(verdictOf([start('t1'), turn, OURS, completed(100), failed], { exit_code: 0 }, COPY)).toBe('[review] ours');
  });

  it('between the own leave the answer to the copy', () => {
    const events = [start('t1'), turn, working, ...FOREIGN, OURS, completed(100)];
    expect(read(events, {}, COPY)).toMatchObject({ ...own, usage: { total_tokens: 110 } });
    // Without a copy nothing tells whose the last events are.
    expect(read(events)).toMatchObject({ last_message: null, final: 'cut', thread_id: 't1' });
    expect(read(events)).not.toHaveProperty('usage');
  });

  it('between the own answer and its end leave the usage unknown', () => {
    const events = [start('t1'), turn, OURS, ...FOREIGN, completed(100)];
    const result = read(events, {}, COPY);
    expect(result).toMatchObject(own);
    expect(result).not.toHaveProperty('usage');
    expect(result).not.toHaveProperty('thread_totals');
  });

  it('before a crash of the own turn are no answer', () => {
    const events = [start('t1'), turn, working, ...FOREIGN];
    for (const files of [{}, { 'last.md': '' }]) {
      expect(read(events, { exit_code: 137 }, files)).toMatchObject({ last_message: null, final: 'cut' });
      expect(read(events, { exit_code: 137 }, files)).not.toHaveProperty('thread_totals');
      expect(verdictOf(events, { exit_code: 137 }, files)).toBe('killed');
    }
    expect(read(events, { exit_code: 137 }).tail).toBe('last event: item.started command_execution in_progress');
  });

  it('before the own do not count where the thread was asked for', () => {
    const asked = { asked_thread: 't1' };
    const before = [...FOREIGN, start('t1'), turn];
    expect(read([...before, OURS, completed(100)], asked)).toMatchObject({ ...own, resumed_same_thread: true });
    expect(read([...before, working], { ...asked, exit_code: 137 })).toMatchObject({
      last_message: null,
      thread_id: 't1',
      final: 'cut',
    });
    expect(verdictOf([...before, failed], { ...asked, exit_code: 1 })).toBe('env');
  });

  it('before the own are told apart by the copy where no thread was asked for', () => {
    const before = [...FOREIGN, start('t1'), turn];
    expect(read([...before, OURS, completed(100)], {}, COPY)).toMatchObject({ ...own, usage: { total_tokens: 110 } });
    const crashed = { last_message: null, final: 'cut', thread_id: 't1' };
    expect(read([...before, working], { exit_code: 1 }, { 'last.md': '' })).toMatchObject(crashed);
    expect(read([...before, working], { exit_code: 137 })).toMatchObject(crashed);
  });

  it('without a start of their own give way to the copy', () => {
    const events = [start('t1'), turn, OURS, completed(100), message('[review] FOREIGN'), completed(108_877)];
    expect(read(events, {}, COPY)).toMatchObject({ ...own, usage: { total_tokens: 110 } });
  });

  it('do not count in an output that is too long to be read whole', () => {
    const long = [start('t1'), turn, filler, OURS, completed(100), ...FOREIGN];
    expect(read(long, {}, COPY)).toMatchObject({ ...own, usage: { total_tokens: 110 } });
    expect(read(long)).toMatchObject(own);
    const between = [start('t1'), turn, ...FOREIGN, filler, OURS, completed(100)];
    expect(read(between, {}, COPY)).toMatchObject(own);
    expect(read([start('t1'), turn, filler, ...FOREIGN], { exit_code: 137 }, { 'last.md': '' })).toMatchObject({
      last_message: null,
      final: 'cut',
    });
    const hidden = [start('t1'), turn, OURS, completed(100), ...FOREIGN, filler];
    expect(read(hidden, {}, COPY)).toMatchObject(own);
    expect(read(hidden)).toMatchObject({ last_message: null });
    expect(read(hidden, {}, COPY)).not.toHaveProperty('usage');
  });

  it('never give the answer, wherever they stand and wherever the run ends', () => {
    const ours = [start('t1'), turn, working, OURS, completed(100)];
    const place = fc.record({ at: fc.nat(ours.length - 1), end: fc.nat(ours.length), asked: fc.boolean() });
    fc.assert(
      fc.property(place, fc.constantFrom(FOREIGN, FOREIGN.slice(0, 3), [start('t2'), turn, failed]), (it, foreign) => {
        const at = it.asked ? it.at : it.at + 1;
        const kept = ours.slice(0, it.end);
        const done = kept.length === ours.length;
        const events = [...kept.slice(0, at), ...foreign, ...kept.slice(at)];
        const result = read(
          events,
          { exit_code: done ? 0 : 137, ...(it.asked ? { asked_thread: 't1', totals_before: {} } : {}) },
          { 'last.md': done ? '[review] ours' : '' },
        );
        expect(result.last_message).toBe(done ? '[review] ours' : null);
        expect(result.thread_totals?.['total_tokens'] ?? 110).toBe(110);
      }),
    );
  });
});

describe('a thread id of codex', () => {
  it.each(['-cmcp_servers.x={command="sh"}', '--last', "a'; id; '", 'a b', 'a\nb', '', 'x'.repeat(129), 'é1'])(
    'that could be an option or more than one word is none: %j',
    (bad) => {
      const result = read([start(bad), turn, OURS, completed(100)]);
      expect(result).toMatchObject({ thread_id: null, last_message: '[review] ours' });
      expect(result.skipped_lines).toBe(1);
      expect(codexAdapter.threadOf([JSON.stringify(start(bad))])).toBeNull();
    },
  );
});

describe('commentary', () => {
  const phased = (text: string, phase: string) => ({
    type: 'item.completed',
    item: { id: 'item_9', type: 'agent_message', text, phase },
  });
  const answer = phased('[question] Which one?', 'final_answer');
  const aside = phased('Tidying up.', 'commentary');
  const asked = { last_message: '[question] Which one?', final: 'good' };

  it('after the final answer does not replace it, in short outputs and long ones, with its copy and without', () => {
    for (const files of [{}, { 'last.md': 'Tidying up.' }, { 'last.md': '[question] Which one?' }]) {
      for (const between of [[], [filler]]) {
        const events = [start('t1'), turn, aside, answer, ...between, aside, aside, completed(100)];
        expect(read(events, {}, files)).toMatchObject(asked);
      }
    }
    const beside = { ...message('Tidying up.'), phase: 'commentary' };
    expect(read([start('t1'), turn, message('[question] Which one?'), beside, completed(1)])).toMatchObject(asked);
  });

  it('is the answer where nothing else was said', () => {
    const events = [start('t1'), turn, aside, completed(100)];
    for (const files of [{}, { 'last.md': 'Tidying up.' }]) {
      expect(read(events, {}, files)).toMatchObject({ last_message: 'Tidying up.', final: 'good' });
    }
  });

  it('in another thread is not taken for an answer of the own', () => {
    const events = [start('t1'), turn, OURS, aside, completed(100), start('t2'), turn, answer, completed(5)];
    expect(read(events)).toMatchObject(own);
  });
});
