import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsIn } from '../../../action/src/executors/output/jsonl.ts';
import { elementsFromEnd, endOf, topLevelText } from '../../../action/src/executors/output/json-scan.ts';
import { collectFrom } from '../../../action/src/executors/output/collect.ts';
import { lastFrame } from '../../../action/src/executors/output/last-frame.ts';

/** As they come back from JSON, which has no -0. */
const object = fc
  .dictionary(fc.string(), fc.jsonValue())
  .map((value): Record<string, unknown> => JSON.parse(JSON.stringify(value)));

describe('events in a piece of output', () => {
  it('are the lines that are objects; others are counted', () => {
    expect(eventsIn('{"a":1}\nnoise\n\n[{"b":2},{"c":3}]\n7\n{"d":', null)).toEqual({
      events: [{ a: 1 }, { b: 2 }, { c: 3 }],
      skipped: 3,
    });
  });

  it('end lines at a line feed alone', () => {
    expect(eventsIn('{"a":"\u2028\u0085"}\r\n{"b":1}', null).events).toEqual([{ a: '\u2028\u0085' }, { b: 1 }]);
  });

  it('are found in pretty-printed JSON between other lines', () => {
    const pretty = JSON.stringify([{ a: { b: ['}'] } }], null, 2);
    expect(eventsIn(`hello\n${pretty}\nbye\n`, null)).toEqual({ events: [{ a: { b: ['}'] } }], skipped: 2 });
  });

  it('do not miss the elements at the end of an array that begins before the window', () => {
    const array = JSON.stringify([{ long: 'x"\\{['.repeat(100) }, { a: 1 }, { b: ']}"' }]);
    const window = `${array.slice(60)}\nlogout\n`;
    expect(eventsIn(window, 100)).toEqual({ events: [{ a: 1 }, { b: ']}"' }], skipped: 1 });
  });

  it('are what was written, for any objects and any cut in front', () => {
    fc.assert(
      fc.property(fc.array(object, { minLength: 1 }), fc.nat(), (objects, at) => {
        const text = JSON.stringify(objects);
        const cut = text.slice(at % text.length);
        const found = elementsFromEnd(cut);
        expect(found).toEqual(objects.slice(objects.length - found.length));
        if (cut === text) expect(found).toHaveLength(objects.length);
      }),
    );
  });
});

describe('a piece of JSON', () => {
  it('ends where its bracket closes', () => {
    fc.assert(
      fc.property(object, fc.string(), (value, rest) => {
        const text = JSON.stringify(value);
        expect(endOf(`${text}${rest}`, 0)).toBe(text.length);
        expect(endOf(text.slice(0, -1), 0)).toBeNull();
      }),
    );
  });

  it('tells a text of its top level even when its end is missing', () => {
    fc.assert(
      fc.property(object, fc.string(), object, (front, value, back) => {
        const { id: _front, ...before } = front;
        const text = JSON.stringify({ ...before, nested: { id: 'no' }, id: value, back });
        const cut = text.slice(0, text.indexOf(',"back":'));
        expect(topLevelText(text, 'id')).toBe(value);
        if (cut.endsWith('"')) expect(topLevelText(`[${cut}`, 'id')).toBe(value);
      }),
    );
    expect(topLevelText('{"id":7}', 'id')).toBeNull();
    expect(topLevelText('{"id":"cut o', 'id')).toBeNull();
    expect(topLevelText('{"a":"id","id":"x"}', 'id')).toBe('x');
    expect(topLevelText('{} {"id":"x"}', 'id')).toBeNull();
    expect(topLevelText('no object', 'id')).toBeNull();
  });
});

describe('collecting', () => {
  const files: Record<string, string> = { log: 'one x\ntwo x é\nthree\n' };
  const collect = (item: Parameters<typeof collectFrom>[1][number]) =>
    collectFrom((name) => files[name] ?? null, [item])[0];

  it('reads the beginning, the end, and the first or last line with a needle, cut at bytes and never inside a character', () => {
    expect(collect({ op: 'read', file: 'log', max_bytes: 5 })).toBe('one x');
    expect(collect({ op: 'tail', file: 'log', max_bytes: 6 })).toBe('three\n');
    expect(collect({ op: 'grep', file: 'log', needle: ' x', pick: 'first', max_bytes: 99 })).toBe('one x');
    expect(collect({ op: 'grep', file: 'log', needle: ' x', pick: 'last', max_bytes: 99 })).toBe('two x é');
    expect(collect({ op: 'grep', file: 'log', needle: ' x', pick: 'last', max_bytes: 7 })).toBe('two x ');
    expect(collect({ op: 'tail', file: 'log', max_bytes: 8 })).toBe('\nthree\n');
    expect(collect({ op: 'read', file: 'log', max_bytes: 14 })).toBe('one x\ntwo x é');
  });

  it('yields null only for a file that is not there', () => {
    expect(collect({ op: 'grep', file: 'log', needle: 'none', pick: 'first', max_bytes: 9 })).toBe('');
    expect(collect({ op: 'tail', file: 'other', max_bytes: 9 })).toBeNull();
  });
});

describe('a last frame', () => {
  it('is the end of a log without colours, at whole lines', () => {
    expect(lastFrame(null)).toBe('');
    expect(lastFrame('\u001B[31mred\u001B[0m\r\nend\n\n')).toBe('red\nend');
    const frame = lastFrame(`${'line of the log\n'.repeat(1000)}end`);
    expect(frame.startsWith('line of the log\n')).toBe(true);
    expect(frame.split('\n')).toHaveLength(40);
    expect(lastFrame('x'.repeat(5000)), 'a word of which nobody knows where it began').toHaveLength(1000);
    const secret = `plane_api_${'7'.repeat(32)}`;
    const line = `${'x'.repeat(5000)} token=${secret} ${'y '.repeat(985)}`;
    expect(lastFrame(line)).toMatch(/^y y /);
  });
});
