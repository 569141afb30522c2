import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { parseConfig } from '../../action/src/config/parse.ts';
import { rounds } from '../rounds.ts';
import { complete } from './complete.ts';
import { replace } from './replace.ts';

const EXAMPLE = readFileSync(resolve(import.meta.dirname, '../../config/agentd.example.yml'), 'utf8');
const LINES = EXAMPLE.split('\n');

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
      { numRuns: rounds(800) },
    );
  });

  it('of any characters gets a complete answer', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), complete), { numRuns: rounds(500) });
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
      { numRuns: rounds(150) },
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
      { numRuns: rounds(150) },
    );
  });
});

function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key]));
  return path.length === 0 ? below : [path, ...below];
}
