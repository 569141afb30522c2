import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourceNode } from '../../action/src/config/source.ts';
import { MAX_CHARACTERS, readSource } from '../../action/src/config/source.ts';
import { rounds } from '../rounds.ts';

function plain(node: SourceNode | null): unknown {
  if (node === null) return null;
  if (node.kind === 'text') return node.text;
  if (node.kind === 'list') return node.items.map(plain);
  return Object.fromEntries([...node.entries].map(([key, { value }]) => [key, plain(value)]));
}

function problems(text: string): string[] {
  return readSource(text).findings.map(({ code, place }) => `${code} ${place?.line}:${place?.column}`);
}

describe('reading YAML', () => {
  it('keeps texts, lists and maps as they were written', () => {
    const text = 'a: 0123\n"b": [no, 1e10, \'x\']\nc: { d: ~, e: }\nf: >-\n  one\n  two\n';
    expect(plain(readSource(text).root)).toEqual({
      a: '0123',
      b: ['no', '1e10', 'x'],
      c: { d: '~', e: '' },
      f: 'one two',
    });
  });

  it('reads CRLF, a byte order mark, and a %YAML 1.1 directive without meaning', () => {
    expect(plain(readSource('\ufeffa: no\r\nb: 012\r\n').root)).toEqual({ a: 'no', b: '012' });
    expect(plain(readSource('%YAML 1.1\n---\na: no\n').root)).toEqual({ a: 'no' });
  });

  it.each([
    ['a tab as indentation', 'a:\n\tb: 1\n', 'syntax 2:1'],
    ['a quote that is not closed', 'a: 1\nb: "x\n', 'syntax 3:1'],
    ['a bracket that is not closed', 'a: [1,\nb: 2\n', 'syntax 2:1'],
    ['two keys on a line', 'x: 1\na: b: c\n', 'syntax 2:4'],
    ['a value that begins with @', 'a: @x\n', 'syntax 1:4'],
    ['a backslash in double quotes', 'a: "C:\\q"\n', 'syntax 1:7'],
    ['a second document', 'a: 1\n---\nb: 2\n', 'syntax 2:1'],
    ['a repeated key', 'a: 1\nb: 2\na: 3\n', 'duplicate-key 3:1'],
    ['a repeated key with quotes', 'm:\n  0123: 1\n  "0123": 3\n', 'duplicate-key 3:3'],
    ['a tag', 'a: !!python/object x\n', 'tag 1:20'],
    ['an anchor that is not there', 'a: *b\n', 'alias 1:4'],
    ['an anchor that comes later', 'a: *b\nc: &b 1\n', 'alias 1:4'],
    ['an anchor within itself', 'a: &a [*a]\n', 'alias 1:8'],
    ['a list as a key', '? [a]\n: 1\n', 'bad-key 1:3'],
    ['an empty key', ': 1\n', 'bad-key 1:1'],
    ['the key __proto__', '__proto__: { x: 1 }\n', 'bad-key 1:1'],
    ['a control character', 'a: "x\\u0000"\n', 'control-character 1:4'],
    ['a merge of a text', 'a: { <<: x }\n', 'bad-key 1:6'],
  ])('says where there is %s', (_what, text, expected) => {
    expect(problems(text)).toContain(expected);
  });

  it('never quotes the file in a syntax error', () => {
    for (const text of [
      'a: "plane_api_x\n',
      'token: [plane_api_x',
      '"a" plane_api_x: b: c',
      '%plane_api_x',
      'a: @plane_api_x',
    ]) {
      expect(JSON.stringify(readSource(text).findings)).not.toContain('plane_api_x');
    }
  });

  it('reads aliases and merges, own keys first', () => {
    const text = 'a: &a { x: 1, y: 2 }\nb: { <<: *a, y: 3 }\nc: *a\nd: { <<: [*a, { z: 4 }] }\ne: { "<<": 1 }\n';
    expect(plain(readSource(text).root)).toEqual({
      a: { x: '1', y: '2' },
      b: { x: '1', y: '3' },
      c: { x: '1', y: '2' },
      d: { x: '1', y: '2', z: '4' },
      e: { '<<': '1' },
    });
  });

  it('reads every JSON value as JSON does, apart from what a text means', () => {
    const texts = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(texts);
      if (typeof value === 'object' && value !== null)
        return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, texts(v)]));
      return typeof value === 'string' ? value : JSON.stringify(value);
    };
    const key = fc.string({ minLength: 1, unit: 'grapheme' }).filter((name) => name !== '__proto__');
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.integer(),
          fc.double({ noNaN: true, noDefaultInfinity: true }),
          fc.boolean(),
          fc.constant(null),
        ),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(key, tie('tree'), { maxKeys: 4 }),
      ),
    }));
    const root = fc.dictionary(key, tree, { minKeys: 1, maxKeys: 4 });
    fc.assert(
      fc.property(root, fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const source = readSource(JSON.stringify(value, null, indent));
        expect(source.findings.filter((finding) => finding.code !== 'control-character')).toEqual([]);
        expect(plain(source.root)).toEqual(texts(JSON.parse(JSON.stringify(value))));
      }),
      { numRuns: rounds(300) },
    );
  });
});

describe('hostile input', () => {
  it('is refused when it is too long', () => {
    expect(problems('a'.repeat(MAX_CHARACTERS + 1))).toEqual(['too-large 1:1']);
  });

  it.each(['[', '{', '- ', '? ', '[{', 'a: ['])('is refused when %s is nested without end', (piece) => {
    const text = piece.repeat(Math.floor(60_000 / piece.length));
    expect(problems(text).every((problem) => /^(too-large|syntax)/.test(problem))).toBe(true);
    expect(readSource(text).root).toBeNull();
  });

  it('is refused when merges multiply', () => {
    const wide = `a: &a { ${Array.from({ length: 1000 }, (_, i) => `k${i}: 1`).join(', ')} }\n`;
    const merges = Array.from({ length: 60 }, (_, i) => `m${i}: { <<: *a }`).join('\n');
    expect(problems(wide + merges)).toContain('too-large 22:6');
  });
});
