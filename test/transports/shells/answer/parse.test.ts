import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { TransportError } from '../../../../action/src/errors.ts';
import type { CollectItem, Operation, OperationResult } from '../../../../action/src/ports/operation.ts';
import { results } from '../../../../action/src/transports/shells/answer/parse.ts';

const nonce = '0123456789abcdef01234567';
const envelope = { nonce, fence: null, run_root: '/r' };

function answer(lines: readonly string[]): string {
  return ['noise', `${nonce} BEGIN`, ...lines.map((line) => `${nonce} ${line}`), `${nonce} END 0`, ''].join('\n');
}

function look(collect: readonly CollectItem[] = [], collect_running: readonly CollectItem[] = []): Operation {
  return { op: 'inspect', identity: null, dir: '/r/a', task: 'agentd-a', collect, collect_running };
}

function read(operations: readonly Operation[], lines: readonly string[]): readonly OperationResult[] {
  return results(answer(lines), operations, envelope);
}

const TOO_LARGE: unknown = expect.objectContaining({
  problem: expect.objectContaining({ code: 'answer-too-large', message: expect.stringMatching(/more than \d+ bytes/) }),
});

describe('the answer of a visit', () => {
  it.each([
    ['nothing', ''],
    ['noise alone', 'sh: not found\n'],
    ['no end', `${nonce} BEGIN\n${nonce} 0 v\n`],
    ['half an end', `${nonce} BEGIN\n${nonce} 0 v\n${nonce} EN`],
    ['no begin', `${nonce} 0 v\n${nonce} END 0\n`],
    ['another nonce', `${'1'.repeat(24)} BEGIN\n${'1'.repeat(24)} 0 v\n${'1'.repeat(24)} END 0\n`],
    ['an end that is not at the start of a line', `${nonce} BEGIN\n${nonce} 0 v\nx${nonce} END 0\n`],
    ['nothing about an operation', answer([])],
    ['something unheard of', answer(['0 q'])],
  ])('is unknown when it holds %s', (_what, output) => {
    expect(() => results(output, [look()], envelope)).toThrow(TransportError);
    expect(() => results(output, [look()], envelope)).toThrow(/incomplete/);
  });

  it('is read through noise, odd order and carriage returns', () => {
    const output = `motd\r\n${answer(['1 v', '0 n']).replaceAll('\n', '\r\n')}bye`;
    expect(results(output, [look(), look()], envelope)).toEqual([
      { op: 'inspect', inspection: { state: 'none', survivors: [] } },
      { op: 'inspect', inspection: { state: 'void' } },
    ]);
  });

  it('cannot be forged by what a file holds, because its lines are base64', () => {
    const forged = Buffer.from(`x\n${nonce} 0 n\n`).toString('base64');
    const items: readonly CollectItem[] = [{ op: 'read', file: 'x', max_bytes: 100 }];
    expect(read([look(items)], ['0 f|exit=1 at|x|', `0.0 b ${forged}`])).toMatchObject([
      { inspection: { state: 'finished', exit_code: null, collected: [`x\n${nonce} 0 n\n`] } },
    ]);
  });

  it('is unknown when something that was read is missing or damaged', () => {
    const items: readonly CollectItem[] = [{ op: 'read', file: 'x', max_bytes: 100 }];
    const packed = gzipSync(Buffer.from('hello')).toString('base64');
    expect(read([look(items)], ['0 b||1', `0.0 z ${packed}`])).toMatchObject([
      { inspection: { collected: ['hello'] } },
    ]);
    expect(() => read([look(items)], ['0 b||1', `0.0 z ${packed.slice(0, 20)}`])).toThrow(/damaged/);
    expect(() => read([look(items)], ['0 b||1'])).toThrow(/nothing read/);
  });

  it('reads nothing of a directory that is not the run’s own, and says which processes are left', () => {
    const items: readonly CollectItem[] = [{ op: 'read', file: 'x', max_bytes: 100 }];
    expect(read([look(items), look(items)], ['0 g|12 34|', '1 b||'])).toEqual([
      { op: 'inspect', inspection: { state: 'gone', same_boot: true, survivors: [12, 34], collected: [null] } },
      { op: 'inspect', inspection: { state: 'gone', same_boot: false, survivors: [], collected: [null] } },
    ]);
    expect(read([look()], ['0 f|exit=0 at x|||7'])).toMatchObject([{ inspection: { survivors: [7] } }]);
  });

  it.each([
    ['61 5 1', { elapsed_s: 61, quiet_s: 5, alive: true }],
    ['61 5 0', { elapsed_s: 61, quiet_s: 5, alive: false }],
    ['', null],
    ['61 5', null],
    ['-1 5 1', null],
    ['99999999999 5 1', null],
  ])('reads what the watchdog has counted from %j', (counted, watch) => {
    expect(read([look()], [`0 r||0||${counted}`])).toMatchObject([{ inspection: { state: 'running', watch } }]);
  });

  it.each([
    ['77 123 b 4 m', { pid: 77, start: '123', boot: 'b', pid_ns: '4', machine: 'm' }],
    ['', null],
    ['77 123 b 4', null],
    ['77 123 b 4 m n', null],
    ['x 123 b 4 m', null],
  ])('reads who the wrapper is from %j', (said, identity) => {
    const launch = { task: 't', dir: '/r/a', item_id: 'i', cwd: '/', command: '', stdout_name: 'o', files: {} };
    const start: Operation = { op: 'start', launch: { ...launch, limit_s: 0, stall_s: 0 }, replaces: [] };
    expect(read([start], [`0 started|${said}`])).toEqual([{ op: 'start', status: 'started', identity }]);
  });

  it('is not unpacked beyond what was asked for, however small it came', () => {
    const items: readonly CollectItem[] = [{ op: 'read', file: 'x', max_bytes: 1000 }];
    const zeros = (bytes: number): string => `z ${gzipSync(Buffer.alloc(bytes)).toString('base64')}`;
    expect(read([look(items)], ['0 b||1', `0.0 ${zeros(1000)}`])).toHaveLength(1);
    for (const bytes of [1003, 64 * 1024 * 1024]) {
      expect(() => read([look(items)], ['0 b||1', `0.0 ${zeros(bytes)}`])).toThrow(TOO_LARGE);
    }
    const running: readonly CollectItem[] = [{ op: 'grep', file: 'o', needle: 't', pick: 'first', max_bytes: 3 }];
    const shared = answer(['0 r||0|1', `g0.0 ${zeros(5000)}`]);
    expect(() => results(shared, [look([], running)], envelope, 4000)).toThrow(TOO_LARGE);
    const all = [`${nonce} BEGIN`, `${nonce} Z ${zeros(5000).slice(2)}`, `${nonce} END 0`, ''].join('\n');
    expect(() => results(all, [look()], envelope, 4000)).toThrow(TOO_LARGE);
  });

  it('lends no more than a few words of nonsense to a message', () => {
    const long = 'y'.repeat(1_000_000);
    expect(() => read([look()], [`0 ${long}`])).toThrow(/^.{0,3000}$/s);
    const [refused] = read([look()], [`0 x|terminal-failed|${Buffer.from(long).toString('base64')}`]);
    expect(JSON.stringify(refused).length).toBeLessThan(5000);
  });

  it('gives each run its own line of a search that several share', () => {
    const running: readonly CollectItem[] = [{ op: 'grep', file: 'o', needle: 't', pick: 'first', max_bytes: 3 }];
    const found = Buffer.from('/r/b/o:t:b\n/r/a/o:taaaa\n').toString('base64');
    const operations = ['a', 'b', 'c', 'd'].map((name): Operation => ({
      op: 'inspect',
      identity: null,
      dir: `/r/${name}`,
      task: '',
      collect: [],
      collect_running: running,
    }));
    const lines = ['0 r||0|1', '1 r||0|1', '2 r||0|1', '3 r||0|0', `g0.0 b ${found}`];
    const collected = read(operations, lines).map(
      (result) => 'inspection' in result && 'collected' in result.inspection && result.inspection.collected,
    );
    expect(collected).toEqual([['taa'], ['t:b'], [''], [null]]);
  });

  it('gives each run its own file times, and none when they do not add up', () => {
    const operations = [look(), look(), look()];
    const lines = ['0 r|2026-11-29T14:01:02+0100|2|', '1 s', '2 r|?|1|', 'm 100 200 300 400'];
    expect(read(operations, lines)).toMatchObject([
      { inspection: { started_at: Date.UTC(2026, 10, 29, 13, 1, 2), last_output_at: 200_000 } },
      { inspection: { state: 'starting', since: 300_000 } },
      { inspection: { started_at: null, last_output_at: 400_000 } },
    ]);
    const less = read(operations, [...lines.slice(0, 3), 'm 100 200 300']);
    expect(less).toMatchObject([
      { inspection: { last_output_at: null } },
      { inspection: { since: null } },
      { inspection: { last_output_at: null } },
    ]);
  });

  it('reads the offset of the zone in minutes', () => {
    for (const [offset, utc_offset_min] of [
      ['+0000', 0],
      ['-0330', -210],
      ['+05:45', 345],
      ['CET', null],
      ['', null],
    ] as const) {
      expect(read([{ op: 'facts' }], [`0 t|100|${offset}|boot`])).toEqual([
        { op: 'facts', now: 100_000, utc_offset_min, boot_id: 'boot' },
      ]);
    }
  });

  it('makes a problem with a remedy of every refusal, also of one that it has never heard of', () => {
    const codes = [
      'haspid',
      'run-void',
      'fence-lost',
      'fence-unreadable',
      'item-locked',
      'item-lock-unreadable',
      'terminal-locked',
    ];
    const more = [
      'run-root-link',
      'run-root-foreign',
      'run-root-unreadable',
      'run-dir-blocked',
      'write-failed',
      'other-machine',
      'other-namespace',
      'other-boot-alive',
      'new-one',
    ];
    for (const code of [...codes, ...more]) {
      const [result] = read(
        [{ op: 'void', dir: '/r/a' }],
        [`0 x|${code}|${Buffer.from('/some/detail').toString('base64')}`],
      );
      if (result === undefined || !('refused' in result)) throw new Error('not refused');
      expect(result.refused.code).toBe(code);
      expect(result.refused.message).toMatch(/\/r\/a|\/some\/detail/);
      expect(result.refused.remedy).not.toBe('');
    }
  });
});
