import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TransportError } from '../../action/src/errors.ts';
import { refusalOf } from './place.ts';
import type { At } from './transport.ts';
import { thisSecond } from '../moments.ts';

const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['an empty text', ''],
  ['NUL and every control character', String.fromCharCode(...Array.from({ length: 32 }, (_none, code) => code))],
  ['quotes and expansions', `'"\`$(id) \${HOME} $$ \\ \\n % ! * ? [a] {b,c} ~ ; & | < > # \t`],
  ['line ends of all kinds', 'a\r\nb\rc\n\n\nno end'],
  ['many scripts', 'ü, 第 2 步, עברית, 🧑🏽‍🚀, e\u0301, \uFEFF, \u2028'],
  ['a hundred kilobytes', '0123456789abcdef 第🧑🏽‍🚀\n'.repeat(3000)],
];

/** The single steps on files: each is one round trip. */
export function fileVerbs(at: At): void {
  it.each(TEXTS)('writes and reads %s as it is', (_name, text) =>
    at(async ({ transport, batch, repo }) => {
      const path = transport.join(repo, 'a file.txt');
      const [written, read] = await batch(
        { op: 'write', path, text },
        { op: 'fetch', dir: repo, items: [{ op: 'read', file: 'a file.txt', max_bytes: 8_000_000 }] },
      );
      expect(refusalOf(written)).toBeNull();
      expect(readFileSync(path, 'utf8') === text).toBe(true);
      expect(read !== undefined && 'collected' in read && read.collected[0] === text).toBe(true);
    }),
  );

  it('writes and reads by a visit each, too', () =>
    at(async ({ transport, repo }) => {
      const path = transport.join(repo, 'a file.txt');
      await transport.writeText(path, 'one\n');
      expect(await transport.readText(path)).toBe('one\n');
      expect(await transport.readText(join(repo, 'absent'))).toBeNull();
      expect(await transport.tail(path, 2)).toBe('e\n');
      expect(await transport.tail(join(repo, 'absent'), 10)).toBeNull();
      expect(await transport.grepFirst(path, 'n')).toBe('one');
      expect(await transport.grepFirst(path, 'x')).toBeNull();
      expect(await transport.grepFirst(join(repo, 'absent'), 'a')).toBeNull();
    }));

  it('reads null only for a file that is absent', () =>
    at(async ({ transport, repo }) => {
      writeFileSync(join(repo, 'empty'), '');
      mkdirSync(join(repo, 'folder'));
      symlinkSync('nowhere', join(repo, 'link'));
      const files = ['empty', 'folder', 'absent', 'link'];
      const items = files.map((file) => ({ op: 'read', file, max_bytes: 10 }) as const);
      expect(await transport.fetch(repo, items)).toEqual(['', '', null, null]);
    }));

  it('finds the first line with a fixed string, and nothing where there is none', () =>
    at(async ({ transport, repo }) => {
      writeFileSync(join(repo, 'events'), `zero\n{"a.c":1} -e x\n{"a.c":2}\n`);
      const needles = ['"a.c"', '-e x', 'a.d'];
      const items = needles.map(
        (needle) => ({ op: 'grep', file: 'events', needle, pick: 'first', max_bytes: 1000 }) as const,
      );
      expect(await transport.fetch(repo, items)).toEqual(['{"a.c":1} -e x', '{"a.c":1} -e x', '']);
    }));

  it('reads several things in one round trip, each within its own limit, of lines that are huge', () =>
    at(async ({ transport, repo }) => {
      const huge = 'x'.repeat(3_000_000);
      writeFileSync(join(repo, 'log'), `first ${huge}\nlast ${huge} end`);
      writeFileSync(join(repo, 'small'), 'one\ntwo\n');
      const before = transport.round_trips;
      const collected = await transport.fetch(repo, [
        { op: 'read', file: 'log', max_bytes: 10 },
        { op: 'grep', file: 'log', needle: 'first', pick: 'first', max_bytes: 8 },
        { op: 'grep', file: 'log', needle: 'x', pick: 'last', max_bytes: 7 },
        { op: 'tail', file: 'log', max_bytes: 5 },
        { op: 'read', file: 'absent', max_bytes: 5 },
        { op: 'read', file: 'small', max_bytes: 1000 },
        { op: 'grep', file: 'small', needle: 'o', pick: 'last', max_bytes: 1000 },
        { op: 'grep', file: 'small', needle: 'three', pick: 'first', max_bytes: 1000 },
      ]);
      expect(collected).toEqual(['first xxxx', 'first xx', 'last xx', 'x end', null, 'one\ntwo\n', 'two', '']);
      expect(transport.round_trips).toBe(before + 1);
    }));

  it('replaces what is not UTF-8, and leaves out a character that a limit cut in two', () =>
    at(async ({ transport, repo }) => {
      writeFileSync(join(repo, 'odd'), Buffer.from([0x61, 0xff, 0xc3, 0x28, 0x00, 0x62, 0x0a]));
      writeFileSync(join(repo, 'wide'), 'a第b第');
      const [odd, head, tail, line, whole] = await transport.fetch(repo, [
        { op: 'read', file: 'odd', max_bytes: 100 },
        { op: 'read', file: 'wide', max_bytes: 3 },
        { op: 'tail', file: 'wide', max_bytes: 5 },
        { op: 'grep', file: 'odd', needle: 'b', pick: 'first', max_bytes: 100 },
        { op: 'read', file: 'wide', max_bytes: 8 },
      ]);
      expect(odd).toBe('a\ufffd\ufffd(\0b\n');
      expect(head).toBe('a');
      expect(tail).toBe('b第');
      expect(line).toBe('a\ufffd\ufffd(\0b');
      expect(whole).toBe('a第b第');
    }));

  it('names the files that are there', () =>
    at(async ({ transport, repo }) => {
      writeFileSync(join(repo, 'pid.txt'), '1');
      writeFileSync(join(repo, "it's"), '');
      expect(await transport.probe(repo, ['exit.txt', 'pid.txt', "it's"])).toEqual(['pid.txt', "it's"]);
      expect(await transport.probe(join(repo, 'absent'), ['pid.txt'])).toEqual([]);
    }));

  it('makes a directory with its parents, and empties it only when asked', () =>
    at(async ({ transport, batch, root, dir }) => {
      const path = dir('made');
      await batch(
        { op: 'mkdir', path, clean: false },
        { op: 'write', path: join(path, '.old'), text: 'x' },
        { op: 'mkdir', path, clean: false },
      );
      expect(existsSync(join(path, '.old'))).toBe(true);
      await transport.mkdir(path, true);
      expect(existsSync(join(path, '.old'))).toBe(false);
      expect(existsSync(root)).toBe(true);
    }));

  it('refuses to empty a directory that shows a launch, and says HASPID', () =>
    at(async ({ transport, mkdirs, batch, dir }) => {
      const names = ['pid.txt', 'launch.pid', 'begin'];
      await mkdirs(...names);
      for (const name of names) writeFileSync(join(dir(name), name), '1');
      const results = await batch(...names.map((name) => ({ op: 'mkdir', path: dir(name), clean: true }) as const));
      expect(results.map(refusalOf)).toEqual(names.map(() => 'haspid'));
      await expect(transport.mkdir(dir('begin'), true)).rejects.toThrow(/HASPID/);
      for (const name of names) expect(existsSync(join(dir(name), name))).toBe(true);
    }));

  it('empties nothing outside the run root', () =>
    at(async ({ batch, repo, root }) => {
      writeFileSync(join(repo, 'work'), '');
      const paths = [repo, root, join(root, '..', 'x'), join(root, '.agentd')];
      const results = await batch(...paths.map((path) => ({ op: 'mkdir', path, clean: true }) as const));
      expect(results.map(refusalOf)).toEqual(paths.map(() => 'outside-run-root'));
      expect(existsSync(join(repo, 'work'))).toBe(true);
    }));

  it('says where it could not write', () =>
    at(async ({ transport, repo }) => {
      const failed = transport.writeText(join(repo, 'absent', 'file'), 'x');
      await expect(failed).rejects.toThrow(TransportError);
      await expect(failed).rejects.toThrow(/absent\/file/);
    }));

  it('refuses a NUL in a path instead of cutting the path there', () =>
    at(async ({ transport, repo }) => {
      await expect(transport.writeText(join(repo, 'a\0b'), 'x')).rejects.toMatchObject({
        problem: { code: 'value-has-nul' },
      });
    }));

  it('tells the clock, the zone and the boot of the machine', () =>
    at(async ({ batch }) => {
      const since = thisSecond();
      const [facts] = await batch({ op: 'facts' });
      if (facts?.op !== 'facts' || 'refused' in facts) throw new Error('no facts');
      expect(facts.now).toBeGreaterThanOrEqual(since);
      expect(facts.now).toBeLessThanOrEqual(Date.now());
      expect(facts.utc_offset_min).toBe(0 - new Date().getTimezoneOffset());
      expect(facts.boot_id).toMatch(/^[0-9a-f-]{36}$/);
    }));
}
