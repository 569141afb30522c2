import { beforeEach, describe, expect, it } from 'vitest';
import { Console } from '../../action/src/action/console.ts';
import type { Runner } from '../../action/src/action/runner.ts';

let said: string[];
let console: Console;

beforeEach(() => {
  said = [];
  const runner: Runner = {
    mask: (value) => said.push(`mask ${value}`),
    line: (text) => said.push(text),
    debug: (text) => said.push(`debug ${text}`),
    annotate: (level, title, text, place) =>
      said.push(`${level} (${title}) ${text}${place ? ` at ${place.file}` : ''}`),
    openGroup: (title) => said.push(`> ${title}`),
    closeGroup: () => said.push('<'),
    output: (name, value) => said.push(`${name}=${value}`),
    page: () => Promise.resolve(),
    payload: () => Promise.resolve(null),
    ready: () => Promise.resolve(),
    fail: () => said.push('failed'),
  };
  console = new Console(runner);
});

describe('what is printed', () => {
  it('is redacted and escaped, in lines, groups, titles, annotations and debug lines alike', () => {
    console.learn([{ name: 'KEY', value: 'hunter2hunter2' }]);
    said.length = 0;
    const text = '::error::hunter2hunter2';
    console.write(`${text}\n`);
    console.group(text, [text]);
    console.annotate('warning', 'k', text, text);
    console.log.debug(text);
    console.log.info(text);
    const escaped = ': :error::[redacted KEY]';
    expect(said).toEqual([
      escaped,
      `> ${escaped}`,
      escaped,
      '<',
      `warning (${escaped}) ${escaped}`,
      `debug ${escaped}`,
      escaped,
    ]);
  });

  it('hides a secret that colour codes take apart', () => {
    console.learn([{ name: 'KEY', value: 'hunter2hunter2' }]);
    console.write('hunter2\u001b[31mhunter2');
    expect(said.at(-1)).toBe('[redacted KEY]');
  });

  it('tells the runner each secret once', () => {
    console.learn([{ name: 'A', value: 'hunter2hunter2' }]);
    console.learn([
      { name: 'B', value: 'hunter2hunter2' },
      { name: 'C', value: '' },
    ]);
    expect(said).toEqual(['mask hunter2hunter2', expect.stringMatching(/^mask /)]);
  });
});

describe('annotations', () => {
  it('are one a kind: the same trouble of other items is a line', () => {
    console.log.warn('ENG-1: start refused: locked by 12');
    console.log.warn('ENG-2: start refused: locked by 99');
    console.log.warn('ENG-2: kill refused');
    expect(said).toEqual([
      'warning (agentd) ENG-1: start refused: locked by 12',
      'warning: ENG-2: start refused: locked by 99',
      'warning (agentd) ENG-2: kill refused',
    ]);
  });

  it('are one a problem code', () => {
    const problem = (message: string) => ({ code: 'plane-unreachable', message, remedy: 'Wait.', retry: true });
    console.problem('warning', problem('a'));
    console.problem('warning', problem('b'));
    expect(said).toEqual(['warning (plane-unreachable) a Wait.', 'warning: b Wait.']);
  });

  it('leave room for the verdict: GitHub shows ten of a level', () => {
    for (let kind = 0; kind < 20; kind++) console.annotate('error', `kind ${kind}`, 't', 'x');
    expect(said.filter((line) => line.startsWith('error (t)'))).toHaveLength(8);
    expect(said).toHaveLength(20);
  });

  it('fit into what GitHub keeps of a message', () => {
    console.annotate('error', 'long', 't', 'x'.repeat(10_000));
    expect(said[0]?.length).toBeLessThan(4096);
  });
});
