/** Answers of claude that its result lacks, or has too much of. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interpret } from '../../../action/src/core/verdict/interpret.ts';
import { claudeCodeAdapter } from '../../../action/src/executors/claude-code/adapter.ts';
import { fieldsFromEnd, fieldsFromStart } from '../../../action/src/executors/output/json-scan.ts';
import type { ExecResult } from '../../../action/src/model/result.ts';
import { jsonl, readBy } from '../reading.ts';

const session_id = 's1';
const init = { type: 'system', subtype: 'init', session_id };
const good = { type: 'result', subtype: 'success', is_error: false, session_id, uuid: 'r' };

let count = 0;
function says(text: string, stop_reason: string | null, more: object = {}) {
  count += 1;
  const message = { id: `msg_${count}`, role: 'assistant', content: [{ type: 'text', text }], stop_reason };
  return {
    type: 'assistant',
    uuid: `a${count}`,
    session_id,
    parent_tool_use_id: null,
    message: { ...message, ...more },
  };
}
const calls = (id: string) => ({
  type: 'assistant',
  uuid: `c${id}`,
  session_id,
  message: { id, role: 'assistant', content: [{ type: 'tool_use', name: 'Bash', input: {} }], stop_reason: null },
});
const answers = { type: 'user', uuid: 'u', session_id, message: { role: 'user', content: [{ type: 'tool_result' }] } };

function read(out: string, exit_code = 0): ExecResult {
  return readBy(claudeCodeAdapter, { 'out.json': out, 'stderr.txt': '' }, { exit_code });
}

function classOf(result: ExecResult): string {
  const facts = { asked_thread: false, ended_by: 'itself', ended_at: null, utc_offset_min: null, gone: false } as const;
  const verdict = interpret(result, facts);
  return verdict.kind === 'answer' ? verdict.tag : verdict.class;
}

describe('an empty result of claude', () => {
  const { result: _none, ...missing } = { ...good, result: '' };
  const empties = [{ ...good, result: '' }, { ...good, result: null }, { ...good, result: ' \n' }, missing];

  it.each(empties)('leaves the answer to the message that ended the turn, and says so: %j', (empty) => {
    const result = read(jsonl(init, says('on the way', null), answers, says('[review] ours', 'end_turn'), empty));
    expect(result).toMatchObject({ last_message: '[review] ours', message_recovered: true, final: 'good' });
    expect(result.message_path).toBe('/runs/r1/out.json');
    expect(classOf(result)).toBe('review');
  });

  it('is filled where the reason of the stop is in the result alone, as the tool prints it', () => {
    const out = jsonl(init, says('[review] ours', null), { ...good, result: '', stop_reason: 'end_turn' });
    expect(read(out)).toMatchObject({ last_message: '[review] ours', message_recovered: true });
  });

  it('is filled with all blocks of the message', () => {
    const id = { id: 'msg_x' };
    const out = jsonl(init, says('[review] one', null, id), says('two', 'end_turn', id), { ...good, result: '' });
    expect(read(out).last_message).toBe('[review] one\n\ntwo');
    const array = JSON.stringify([init, says('[review] ours', 'end_turn'), { ...good, result: '' }]);
    expect(read(array).last_message).toBe('[review] ours');
  });

  it('is filled by a message that is longer than the end of the output', () => {
    const text = `[review] ${'x'.repeat(100_000)}`;
    expect(read(jsonl(init, says(text, 'end_turn'), { ...good, result: '' })).last_message).toBe(text);
  });

  it.each([
    ['text before a tool call', [says('[review] soon', null, { id: 'm' }), calls('m')]],
    ['text before a tool call in a message of its own', [says('[review] soon', 'tool_use')]],
    ['text that the tool’s own words followed', [says('[review] soon', 'end_turn'), answers]],
    ['text that was cut by its maximum', [says('[review] half', 'max_tokens')]],
    ['words of a second agent', [{ ...says('[review] sub', 'end_turn'), parent_tool_use_id: 'toolu_1' }]],
    ['words that the tool made up', [says('[review] none', 'end_turn', { model: '<synthetic>' })]],
    ['an error of the service', [{ ...says('[review] none', 'end_turn'), error: 'overloaded' }]],
  ])('is not filled with %s', (_what, events) => {
    const result = read(jsonl(init, ...events, { ...good, result: '' }));
    expect(result.last_message).toBe('');
    expect(result).not.toHaveProperty('message_recovered');
    expect(classOf(result)).toBe('empty');
  });

  it('is filled only where the run ended well', () => {
    const ours = says('[review] ours', 'end_turn');
    expect(read(jsonl(init, ours, { ...good, is_error: true, result: '' }), 1).last_message).toBeNull();
    expect(read(jsonl(init, ours)).last_message).toBeNull();
  });
});

describe('a result of claude that is longer than what is read', () => {
  const text = `[review] ${'é😀"\\\n'.repeat(700_000)}`;

  it.each([
    ['2.1.197', { ...good, result: text, stop_reason: 'end_turn', total_cost_usd: 0.5, permission_denials: [] }],
    [
      '2.1.332',
      {
        stop_reason: 'end_turn',
        session_id,
        is_error: false,
        subtype: 'success',
        result: text,
        type: 'result',
        uuid: 'r',
      },
    ],
    ['its state behind the text', { result: text, type: 'result', session_id, subtype: 'success', is_error: false }],
  ])('is an answer, cut at a character and said to be: %s', (_version, event) => {
    for (const noise of ['', 'logout\n']) {
      const result = read(`${jsonl(init, event)}${noise}`);
      expect(result).toMatchObject({ final: 'good', message_cut: true, thread_id: session_id });
      const said = result.last_message ?? '';
      expect(text.startsWith(said)).toBe(true);
      expect(Buffer.byteLength(JSON.stringify(said))).toBeGreaterThan(4 * 1024 * 1024 - 2048);
      expect(said).not.toMatch(/[\uD800-\uDBFF]$/);
      expect(classOf(result)).toBe('review');
    }
  });

  it('is the failure that it says', () => {
    expect(read(jsonl(init, { ...good, is_error: true, result: text }), 1)).toMatchObject({
      final: 'failed',
      last_message: null,
    });
  });

  it('is no reason to start the run again when even that cannot be read', () => {
    const array = JSON.stringify([init, { ...good, result: text }]);
    expect(classOf(read(array))).toBe('empty');
  });
});

describe('the fields of half an object', () => {
  it('begin with none that lost the backslash of its key at the cut', () => {
    const text = JSON.stringify({ 'a"b': 1, c: 2 });
    expect(fieldsFromEnd(text.slice(text.indexOf('\\') + 1))).toEqual({ c: 2 });
  });

  const value = fc
    .dictionary(fc.string(), fc.jsonValue(), { minKeys: 1, noNullPrototype: true })
    .map((it): Record<string, unknown> => JSON.parse(JSON.stringify(it)));

  it('are those that are whole, from either end', () => {
    fc.assert(
      fc.property(value, fc.nat(), (whole, at) => {
        const text = JSON.stringify(whole);
        const cut = 1 + (at % text.length);
        const { fields, cut: half } = fieldsFromStart(text.slice(0, cut));
        for (const [key, it] of Object.entries(fields)) expect(it).toEqual(whole[key]);
        if (half !== null) expect(String(whole[half.key]).startsWith(half.text)).toBe(true);
        const back = fieldsFromEnd(text.slice(cut));
        for (const [key, it] of Object.entries(back)) expect(it).toEqual(whole[key]);
        expect(fieldsFromStart(text).fields).toEqual(whole);
        expect(fieldsFromEnd(text)).toEqual(whole);
      }),
    );
  });
});
