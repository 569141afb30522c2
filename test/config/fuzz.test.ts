import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../action/src/config/parse.ts';
import { MAX_CHARACTERS } from '../../action/src/config/source.ts';

const EXAMPLE = readFileSync(resolve(import.meta.dirname, '../../config/agentd.example.yml'), 'utf8');
const LINES = EXAMPLE.split('\n');

/** Every answer is complete: a configuration, or at least one error; all of it can be serialised. */
function complete(text: string): void {
  const parsed = parseConfig(text);
  if (!parsed.ok) expect(parsed.problems.some((problem) => problem.severity === 'error')).toBe(true);
  for (const problem of parsed.ok ? parsed.warnings : parsed.problems) {
    expect(problem.message).not.toBe('');
    expect(problem.remedy).not.toBe('');
    expect(problem.message.length + problem.remedy.length).toBeLessThan(2000);
  }
  expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed);
}

describe('any text', () => {
  it('of YAML pieces gets a complete answer', () => {
    const piece = fc.constantFrom(
      'a',
      'plane',
      'terminals',
      ': ',
      ':',
      '\n',
      '\n  ',
      '\n    ',
      '- ',
      '[',
      ']',
      '{',
      '}',
      ',',
      '"',
      "'",
      '|',
      '>',
      '&a ',
      '*a',
      '<<',
      '!!str ',
      '!x ',
      '#',
      '%',
      '@',
      '`',
      '?',
      '~',
      '\t',
      '\\',
      '---',
      '...',
      '0123',
      '\u0000',
      '\ufeff',
      '😀',
      '__proto__',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => complete(pieces.join(''))),
      { numRuns: 800 },
    );
  });

  it('of any characters gets a complete answer', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), complete), { numRuns: 500 });
  });

  it('made from the example by dropping, doubling and swapping lines gets a complete answer', () => {
    const line = fc.nat({ max: LINES.length - 1 });
    const edit = fc.record({ kind: fc.constantFrom('drop', 'double', 'swap', 'indent', 'null'), at: line, to: line });
    const apply = (lines: string[], { kind, at, to }: { kind: string; at: number; to: number }): void => {
      const [a = '', b = ''] = [lines[at], lines[to]];
      if (kind === 'drop') lines.splice(at, 1);
      else if (kind === 'double') lines.splice(to, 0, a);
      else if (kind === 'swap') [lines[at], lines[to]] = [b, a];
      else lines[at] = kind === 'indent' ? ` ${a}` : a.replace(/:.*/, ':');
    };
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 5 }), (edits) => {
        const lines = [...LINES];
        for (const one of edits) apply(lines, one);
        complete(lines.join('\n'));
      }),
      { numRuns: 150 },
    );
  });

  it('with any JSON value in any place of the example gets a complete answer', () => {
    const parsed = parseConfig(EXAMPLE);
    if (!parsed.ok) throw new Error('The example is not valid.');
    const whole: unknown = parsed.config;
    const places = pathsIn(whole);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 2 })), { minLength: 1, maxLength: 4 }),
        (changes) => {
          const copy = structuredClone(whole);
          for (const [path, value] of changes) replace(copy, path, value);
          complete(JSON.stringify(copy));
        },
      ),
      { numRuns: 150 },
    );
  });
});

/** Places of a terminal and of the bastion, and what may stand there by mistake. */
describe('one wrong value', () => {
  const places = [
    ...['host', 'port', 'user', 'ssh_key', 'host_keys', 'tofu', 'vault_config', 'relay_env'].map((key) => [
      'warpgate',
      key,
    ]),
    ...['transport', 'os', 'repo', 'run_root', 'auth', 'plane_user', 'executors', 'concurrency', 'bins', 'wrap'].map(
      (key) => ['terminals', 'linux-box', key],
    ),
  ];
  const values = [null, [], {}, '', '\u0000', '\u001b[31m', -1, 1e308, [[1]], [null], { a: { b: 1 } }, true];
  it.each(places.map((path) => [path.join('.'), path] as const))(
    'of %s is at most one problem there',
    (_name, path) => {
      const parsed = parseConfig(EXAMPLE);
      if (!parsed.ok) throw new Error('The example is not valid.');
      for (const value of values) {
        const copy = structuredClone(parsed.config);
        replace(copy, path, value);
        const found = parseConfig(JSON.stringify(copy));
        const there = (found.ok ? [] : found.problems).filter(
          (problem) => problem.severity === 'error' && problem.path === path.join('.'),
        );
        expect([value, there.length > 1 ? there : []]).toEqual([value, []]);
        expect(JSON.stringify(there)).not.toMatch(/undefined|\[object|Invalid|\\u001b\[|\.ts:/);
      }
    },
  );
});

function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key]));
  return path.length === 0 ? below : [path, ...below];
}

function replace(root: unknown, path: readonly string[], value: unknown): void {
  let at = root;
  for (const key of path.slice(0, -1)) {
    if (typeof at !== 'object' || at === null) return;
    at = Reflect.get(at, key);
  }
  if (typeof at === 'object' && at !== null) Reflect.set(at, path.at(-1) ?? '', value);
}

describe('a long text', () => {
  const fill = (piece: string, head = '', tail = '') =>
    head + piece.repeat(Math.floor((MAX_CHARACTERS - head.length - tail.length) / piece.length)) + tail;
  const numbered = (line: (i: number) => string, head: string) => {
    let text = head;
    for (let i = 0; text.length < MAX_CHARACTERS - 40; i++) text += line(i);
    return text;
  };
  it.each([
    ['unknown keys', numbered((i) => `k${i}: v\n`, '')],
    ['repeated keys', fill('kk: v\n')],
    ['unknown keys that are nearly right', numbered((i) => `  token_kex${i}: v\n`, 'plane:\n')],
    ['empty terminals', numbered((i) => `  t${i}: {}\n`, 'terminals:\n')],
    ['terminals of the wrong type', numbered((i) => `  t${i}: x\n`, 'terminals:\n')],
    ['names in a list', fill('x,', 'terminals: { box: { executors: [', ']}}')],
    ['aliases', fill('*a,', 'a: &a [x]\nb: [', ']')],
    ['anchors', fill('&a ')],
    ['merges', fill('{<<: *a},', 'a: &a {b: c}\nd: [', ']')],
    ['brackets', fill('[')],
    ['braces and quotes', fill('{"')],
    ['comments', fill('#\n')],
    ['documents', fill('---\n')],
    ['a text of backslashes', fill('\\', 'a: "', '"')],
    ['a pattern', fill('(a', "retry: { transient_patterns: ['", "'] }")],
    ['a template', fill("'{model}' ", 'executors: { x: { adapter: codex, run: "codex ', '" } }')],
    ['a template of placeholders', fill('{modle}', 'executors: { x: { adapter: codex, run: "codex ', '" } }')],
  ])('of %s is answered in a few seconds', (_what, text) => {
    expect(text.length).toBeLessThanOrEqual(MAX_CHARACTERS);
    // The time of the processor, which other processes do not use up.
    const started = process.cpuUsage();
    complete(text);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(15_000);
  });
});
