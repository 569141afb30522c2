import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64Lines, quote } from '../../../../action/src/transports/shells/posix/quote.ts';
import { fileKey, isFileName } from '../../../../action/src/transports/shells/names.ts';
import { SHELLS, asSh } from './shells.ts';

const NASTY = [
  '',
  ' ',
  '\n',
  "'",
  "''",
  "'\\''",
  '"',
  '\\',
  '\\n',
  '$(id)',
  '`id`',
  '${HOME}',
  '$$',
  '!x',
  '~',
  '*',
  '[a-z]',
  '-n',
  '--',
  '#',
  '\r\n',
  '\t',
  '\u0001\u007f\u0081\u0084\u0088',
  '第\u2028🧑🏽‍🚀',
  'a\n_\nb',
];

/** Any text without NUL: control characters, all scripts, and whatever else fits into UTF-16. */
const anyText = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replaceAll('\0', ''));

describe.each(SHELLS)('words quoted for %s', (name) => {
  const sh = asSh(name);

  it('arrive as they are, byte for byte', () => {
    const texts = [...NASTY, ...fc.sample(anyText, { numRuns: 400, seed: 7 })];
    const script = `{\n${texts.map((text) => `printf '%s\\0' ${quote(text)}`).join('\n')}\nexit 0\n}\n`;
    const { stdout } = spawnSync(sh, ['-s'], { input: script, env: { LC_ALL: 'C' } });
    const expected = Buffer.concat(texts.map((text) => Buffer.from(`${text}\0`, 'utf8')));
    expect(stdout.equals(expected)).toBe(true);
  });

  it('arrive as arguments of a function, and through a variable', () => {
    const script = `{\nf(){ printf '%s\\0' "$#" "$@";}\n${NASTY.map((text) => `x=${quote(text)};f "$x" ${quote(text)}`).join('\n')}\nexit 0\n}\n`;
    const { stdout } = spawnSync(sh, ['-s'], { input: script, encoding: 'utf8', env: { LC_ALL: 'C' } });
    expect(stdout).toBe(NASTY.map((text) => `2\0${text}\0${text}\0`).join(''));
  });
});

describe('quoting', () => {
  it('refuses a NUL, which no shell can hold', () => {
    expect(() => quote('a\0b')).toThrow(/NUL/);
  });

  it('puts base64 into lines that every decoder takes, and that decode to the same bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const lines = base64Lines(bytes);
        expect(lines === '' || lines.endsWith('\n')).toBe(true);
        expect(lines.split('\n').every((line) => line.length <= 76)).toBe(true);
        expect(Buffer.from(lines, 'base64').equals(Buffer.from(bytes))).toBe(true);
      }),
    );
  });
});

describe('keys as file names', () => {
  it('stay as they are when they are plain', () => {
    for (const key of ['aaaaaaaa', '3f0e6c1e-88a5-4f0b-9d44-0d5b6f6a7c11', 'ENG_12']) expect(fileKey(key)).toBe(key);
  });

  it('are always names of one file, and two keys never share one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: 'binary', maxLength: 80 }), { maxLength: 5 }), (keys) => {
        const names = keys.map(fileKey);
        expect(names.every((name) => /^[A-Za-z0-9._-]{1,64}$/.test(name) && !/^\.*$/.test(name))).toBe(true);
        expect(new Set(names).size).toBe(keys.length);
      }),
    );
  });

  it('tells plain file names from paths and hidden files', () => {
    expect(['events.jsonl', 'last.md', 'a_b-c'].every(isFileName)).toBe(true);
    expect(['', '.', '..', 'a/b', '.x', 'a b', 'x\n', '-x'].some(isFileName)).toBe(false);
  });
});
