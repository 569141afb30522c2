import { describe, expect, it } from 'vitest';
import {
  counted,
  fail,
  paint,
  shownTime,
  table,
  writeJson,
  writeProblem,
  writeTable,
  writeText,
} from '../../action/src/commands/output.ts';
import { AgentdError, ConfigError } from '../../action/src/errors.ts';
import type { Host } from '../../action/src/wiring/host.ts';
import { systemClock, systemRandom } from '../../action/src/wiring/host.ts';

function listening(): { host: Host; out: string[]; err: string[] } {
  const [out, err]: [string[], string[]] = [[], []];
  const host = {
    ...base,
    write: (text: string) => void out.push(text),
    writeError: (text: string) => void err.push(text),
  };
  return { host, out, err };
}

const base: Omit<Host, 'write' | 'writeError'> = {
  env: {},
  cwd: '/',
  home: '/',
  clock: systemClock,
  random: systemRandom,
  log: { debug() {}, info() {}, warn() {}, error() {} },
  holder: 'me',
  colour: false,
  columns: null,
  signal: new AbortController().signal,
};
const PROBLEM = { code: 'some-code', message: 'It went wrong.', remedy: 'Mend it.', retry: false };

describe('colour', () => {
  it('is put around a text only where it is shown', () => {
    expect(paint({ colour: true }, 'red', 'no')).toBe('\u001b[31mno\u001b[0m');
    expect(paint({ colour: false }, 'red', 'no')).toBe('no');
  });

  it('does not spoil the columns of a table', () => {
    const rows = [
      [paint({ colour: true }, 'bold', 'a'), 'first', 'x'],
      ['bcd', 'é😀', ''],
    ];
    expect(table(rows)).toBe('\u001b[1ma\u001b[0m    first  x\nbcd  é😀');
  });
});

describe('what others wrote', () => {
  const odd = 'In\u202e Re\u200bview\u{e0041}\n::error::x\u001b[2J\u001b]0;t\u0007';
  it('is one line of what is seen in a cell, and colours are ours alone', () => {
    const cell = `${paint({ colour: true }, 'green', 'ok')} ${odd}`;
    expect(table([['  a', cell, odd]])).toBe('  a  \u001b[32mok\u001b[0m In Review ::error::x  In Review ::error::x');
  });

  it('is one line of what is seen in a problem', () => {
    const { host, err } = listening();
    writeProblem(host, { code: 'x', message: odd, remedy: odd, retry: false });
    expect(err).toEqual(['error x: In Review ::error::x\n', '  In Review ::error::x\n']);
  });

  it('keeps the lines of a list of faults', () => {
    const { host, err } = listening();
    writeProblem(host, { code: 'x', message: 'a.yml:1: one\na.yml:2: two\n', remedy: '', retry: false });
    expect(err).toEqual(['error x: a.yml:1: one\na.yml:2: two\n']);
  });
});

describe('a terminal', () => {
  it('gets sentences and tables as wide as it is, and whoever reads lines gets whole ones', () => {
    const { host, out } = listening();
    for (const columns of [null, 32]) {
      writeText({ ...host, columns }, 'It goes on in the next line here.', 2);
      writeTable({ ...host, columns }, [['a', 'It goes on in the next line here.']]);
    }
    expect(out).toEqual([
      'It goes on in the next line here.\n',
      'a  It goes on in the next line here.\n',
      'It goes on in the next line\n  here.\n',
      'a  It goes on in the next line\n   here.\n',
    ]);
  });
});

describe('words', () => {
  it('count one and many', () => {
    expect([0, 1, 2].map((count) => counted(count, 'open run'))).toEqual(['0 open runs', '1 open run', '2 open runs']);
  });

  it('show a time in UTC, to the second', () => {
    expect(shownTime(Date.UTC(2026, 0, 5, 10, 0, 0, 987))).toBe('2026-01-05 10:00:00Z');
  });
});

describe('a failure', () => {
  it('of usage or configuration is exit code 2, any other 1', () => {
    const { host } = listening();
    expect(fail(host, new ConfigError(PROBLEM), false)).toBe(2);
    expect(fail(host, new AgentdError(PROBLEM), false)).toBe(1);
    expect(fail(host, new Error('a bug'), false)).toBe(1);
  });

  it('is one object on stdout for programs, and two lines on stderr for people', () => {
    const programs = listening();
    fail(programs.host, new AgentdError(PROBLEM), true);
    expect([programs.out, programs.err]).toEqual([[`${JSON.stringify({ ok: false, error: PROBLEM })}\n`], []]);
    const people = listening();
    fail(people.host, new AgentdError(PROBLEM), false);
    expect([people.out, people.err.join('')]).toEqual([[], 'error some-code: It went wrong.\n  Mend it.\n']);
  });

  it('that is a bug keeps its message and says what to do with it', () => {
    const { host, out } = listening();
    fail(host, new TypeError('x is not a function'), true);
    expect(JSON.parse(out.join(''))).toMatchObject({ error: { code: 'internal', message: 'x is not a function' } });
  });
});

describe('JSON', () => {
  it('is one line', () => {
    const { host, out } = listening();
    writeJson(host, { a: 'b\nc' });
    expect(out).toEqual(['{"a":"b\\nc"}\n']);
  });
});
