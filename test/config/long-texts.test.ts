import { describe, expect, it } from 'vitest';
import { MAX_CHARACTERS } from '../../action/src/config/source.ts';
import { complete } from './complete.ts';

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
