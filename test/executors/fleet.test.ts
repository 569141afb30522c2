import { describe, expect, it } from 'vitest';
import type { Config } from '../../action/src/config/schema.ts';
import { ConfigError, HostKeyError, TransportError, Unreached } from '../../action/src/errors.ts';
import type { Problem } from '../../action/src/errors.ts';
import { TerminalFleet } from '../../action/src/executors/fleet.ts';
import type { Handle, ProcessIdentity, Run } from '../../action/src/model/run.ts';
import type { Operation, OperationResult } from '../../action/src/ports/operation.ts';
import type { Order, OrderResult, RunRef } from '../../action/src/ports/fleet.ts';
import { makeConfig } from '../core/scene.ts';
import { fakeTerminal } from '../fakes/terminal.ts';
import type { FakeTerminal } from '../fakes/terminal.ts';

const FENCE = { lineage: '01234567', number: 7 };
const CLOCK = { now: () => 0, sleep: () => Promise.resolve() };
const IDENTITY: ProcessIdentity = { pid: 42, start: '900', boot: 'b', pid_ns: 'pid:[1]', machine: 'm' };
const DOWN: Problem = { code: 'unreached', message: 'The machine does not answer.', remedy: 'Wake it.', retry: true };
const LOGIN: Problem = { code: 'ssh-login', message: 'It refused the login.', remedy: 'Add the key.', retry: false };

const RUN: Run = {
  run_id: 'ENG-1-1',
  item_id: 'i-1',
  repo: '/srv/eng',
  prompt: 'Do it.',
  model: null,
  effort: null,
  tier: null,
  thread_id: null,
  script: null,
  dir_name: '01234567-ENG-1-1',
  limit_s: 60,
  stall_s: 0,
};

function handleOf(name: string, more: Handle = { v: 2, adapter: 'codex' }): Handle {
  return { dir: `/runs/${name}`, task: `agentd-${name}`, item_id: 'i-1', ...more };
}

function refOf(id: string, fields: Partial<RunRef> = {}): RunRef {
  const context = { asked_thread: null, totals_before: null };
  return {
    id,
    terminal: 'box',
    executor: 'codex',
    handle: handleOf(id),
    identity: null,
    elapsed_s: 0,
    context,
    ...fields,
  };
}

function well(operation: Operation): OperationResult {
  switch (operation.op) {
    case 'start':
      return { op: 'start', status: 'started', identity: IDENTITY, how: 'process by WMI' };
    case 'void':
      return { op: 'void', status: 'void' };
    case 'inspect':
    case 'kill':
      return { op: operation.op, inspection: { state: 'void' } };
    case 'watch':
    case 'forget':
      return { op: operation.op };
    case 'facts':
      return { op: 'facts', now: 0, utc_offset_min: 60, boot_id: 'b' };
    default:
      throw new Error(`nobody asks for ${operation.op}`);
  }
}

type Answer = (operation: Operation) => OperationResult | undefined;

/** `box` answers as it is told to, `other` well. */
function fleetOf(
  answer: Answer = well,
  config: Config = makeConfig(),
): { fleet: TerminalFleet; box: FakeTerminal; other: FakeTerminal } {
  const box = fakeTerminal(answer);
  const other = fakeTerminal(well);
  const transport = (terminal: string): FakeTerminal => {
    const found = { box, other }[terminal];
    if (found === undefined || !(terminal in config.terminals))
      throw new ConfigError({ ...LOGIN, code: 'terminal-unknown' });
    return found;
  };
  return { fleet: new TerminalFleet({ config, clock: CLOCK, transport }), box, other };
}

function fails(error: Error): Answer {
  return () => {
    throw error;
  };
}

function kill(id: string, fields: Partial<RunRef> = {}): Order {
  return { type: 'kill', ref: refOf(id, fields) };
}

function start(id: string, fields: Partial<RunRef> = {}): Order {
  return { type: 'start', ref: refOf(id, fields), run: RUN, replaces: [] };
}

async function resultOf(answer: Answer, order: Order): Promise<OrderResult | undefined> {
  const { fleet } = fleetOf(answer);
  return (await fleet.carryOut([order], FENCE)).get(order.ref.id);
}

describe('orders to terminals', () => {
  it('go in one batch a terminal, with the fence, and are answered one by one', async () => {
    const { fleet, box, other } = fleetOf((operation) =>
      operation.op === 'void' ? { op: 'void', status: 'evidence' } : well(operation),
    );
    const orders: Order[] = [
      start('a'),
      { type: 'void', ref: refOf('b') },
      kill('c', { terminal: 'other' }),
      { type: 'forget', ref: refOf('d') },
      { type: 'watch', ref: refOf('e', { identity: IDENTITY, elapsed_s: 17 }) },
    ];
    const results = await fleet.carryOut(orders, FENCE);
    expect(box.batches).toMatchObject([
      {
        fence: FENCE,
        operations: [
          { op: 'start' },
          { op: 'void' },
          { op: 'forget' },
          { op: 'watch', identity: IDENTITY, elapsed_s: 17 },
        ],
      },
    ]);
    expect(other.batches).toMatchObject([{ fence: FENCE, operations: [{ op: 'kill', dir: '/runs/c' }] }]);
    expect(Object.fromEntries(results)).toEqual({
      a: { status: 'done', after: null, identity: IDENTITY, how: 'process by WMI' },
      b: { status: 'evidence' },
      c: { status: 'done', after: { state: 'void' } },
      d: { status: 'done', after: null },
      e: { status: 'done', after: null },
    });
    expect(fleet.round_trips).toBe(2);
  });

  it('are surely not sent where there was no way to the machine', async () => {
    expect(await resultOf(fails(new Unreached(DOWN)), start('a'))).toEqual({
      status: 'refused',
      problem: DOWN,
      unreached: true,
      away: true,
    });
  });

  it('do not take a machine that refuses for one that sleeps', async () => {
    for (const error of [new Unreached(LOGIN), new HostKeyError({ ...LOGIN, retry: true }), new ConfigError(LOGIN)]) {
      const result = await resultOf(fails(error), kill('a'));
      expect(result, error.name).toMatchObject({ status: 'refused', unreached: true });
      expect(result, error.name).not.toHaveProperty('away');
    }
  });

  it('may have been carried out when anything else went wrong on the way', async () => {
    for (const error of [new TransportError(DOWN), new TransportError(LOGIN), new Error('a bug')]) {
      for (const order of [start('a'), kill('a')]) {
        expect(await resultOf(fails(error), order), error.message).toMatchObject({ status: 'unknown' });
      }
    }
  });

  it('may have been carried out when the answer lacks them', async () => {
    expect(await resultOf(() => undefined, start('a'))).toMatchObject({
      status: 'unknown',
      problem: { code: 'answer-incomplete' },
    });
  });

  it('are refused one by one by the terminal', async () => {
    const problem = { code: 'item-locked', message: 'Locked.', remedy: '', retry: true };
    const { fleet } = fleetOf((operation) =>
      operation.op === 'start' ? { op: 'start', refused: problem } : well(operation),
    );
    const results = await fleet.carryOut([start('a'), kill('b')], FENCE);
    expect(results.get('a')).toEqual({ status: 'refused', problem });
    expect(results.get('b')).toMatchObject({ status: 'done' });
  });

  it('go out although one of them cannot be planned', async () => {
    const { fleet, box } = fleetOf();
    const bad = [start('a', { executor: 'gone' }), kill('b', { handle: { other: true } })];
    const results = await fleet.carryOut([...bad, kill('c')], FENCE);
    expect(results.get('a')).toMatchObject({ status: 'refused', problem: { code: 'executor-unknown' } });
    expect(results.get('b')).toMatchObject({ status: 'refused', problem: { code: 'handle-foreign' } });
    expect(results.get('c')).toMatchObject({ status: 'done' });
    expect(box.batches).toMatchObject([{ operations: [{ op: 'kill', dir: '/runs/c' }] }]);
  });

  it('are answered although the answer to one of them cannot be read', async () => {
    const odd = (operation: Operation): OperationResult =>
      operation.op === 'kill' && operation.dir === '/runs/a' ? { op: 'kill', inspection: UNREADABLE } : well(operation);
    const results = await fleetOf(odd).fleet.carryOut([kill('a'), kill('b')], FENCE);
    expect(results.get('a'), 'it was carried out all the same').toMatchObject({
      status: 'done',
      after: { state: 'unknown' },
    });
    expect(results.get('b')).toEqual({ status: 'done', after: { state: 'void' } });
  });

  it('are no matter of a terminal that another one fails', async () => {
    const { fleet } = fleetOf(fails(new TransportError(DOWN)));
    const results = await fleet.carryOut([kill('a'), kill('b', { terminal: 'other' })], FENCE);
    expect(results.get('a')).toMatchObject({ status: 'unknown' });
    expect(results.get('b')).toMatchObject({ status: 'done' });
  });

  it('are refused for a terminal that has left the configuration', async () => {
    const { fleet } = fleetOf(
      well,
      makeConfig((raw) => delete raw.terminals['other']),
    );
    const results = await fleet.carryOut([kill('a', { terminal: 'other' }), kill('b')], FENCE);
    expect(results.get('a')).toMatchObject({ status: 'refused', unreached: true });
    expect(results.get('b')).toMatchObject({ status: 'done' });
  });

  it('end a run whose executor has left the configuration', async () => {
    const config = makeConfig((raw) => delete raw.executors['script']);
    const { fleet, box } = fleetOf(well, config);
    const old = handleOf('a', { v: 1 });
    const results = await fleet.carryOut([kill('a', { executor: 'script', handle: old, identity: IDENTITY })], FENCE);
    expect(box.batches).toMatchObject([
      { operations: [{ op: 'kill', dir: '/runs/a', identity: IDENTITY, collect: [] }] },
    ]);
    expect(results.get('a')).toMatchObject({
      status: 'done',
      after: { state: 'unknown', problem: { code: 'executor-unknown' } },
    });
  });
});

const UNREADABLE = {
  state: 'gone',
  same_boot: true,
  survivors: [],
  collected: null as unknown as readonly string[],
} as const;

describe('looks at runs', () => {
  it('carry who the wrapper is, and answer for each run', async () => {
    const { fleet, box } = fleetOf();
    const { runs, terminals } = await fleet.inspect([refOf('a', { identity: IDENTITY })], ['other']);
    expect(box.batches).toMatchObject([
      { fence: null, operations: [{ op: 'facts' }, { op: 'inspect', identity: IDENTITY }] },
    ]);
    expect(runs.get('a')).toEqual({ state: 'void' });
    expect([...terminals.keys()].toSorted()).toEqual(['box', 'other']);
  });

  it('read a run by its handle whatever the executor has become', async () => {
    const config = makeConfig((raw) => (raw.executors['codex'] = { adapter: 'shell', run: 'sh do.sh' }));
    const { fleet, box } = fleetOf(well, config);
    await fleet.inspect([refOf('a'), refOf('b', { executor: 'gone' })], []);
    for (const look of box.batches[0]?.operations.slice(1) ?? []) {
      expect(look).toMatchObject({
        op: 'inspect',
        collect: expect.arrayContaining([
          { op: 'read', file: 'out/last.md', max_bytes: expect.any(Number) as number },
        ]) as unknown,
      });
      expect(JSON.stringify(look)).toContain('events.jsonl');
    }
  });

  it('find the answer of a run of an earlier version where that put it', async () => {
    const { fleet, box } = fleetOf();
    await fleet.inspect([refOf('a', { handle: handleOf('a', { v: 1 }) })], []);
    const look = JSON.stringify(box.batches[0]?.operations[1]);
    expect(look).toContain('"file":"last.md"');
    expect(look).not.toContain('out/last.md');
  });

  it('read a run of an earlier version by the adapter of its name when its executor is gone', async () => {
    const { fleet } = fleetOf(
      well,
      makeConfig((raw) => delete raw.executors['codex']),
    );
    const { runs } = await fleet.inspect([refOf('a', { handle: handleOf('a', { v: 1 }) })], []);
    expect(runs.get('a')).toEqual({ state: 'void' });
  });

  it('leave unknown only those runs that cannot be asked for', async () => {
    const { fleet } = fleetOf(
      well,
      makeConfig((raw) => delete raw.executors['script']),
    );
    const lost = refOf('a', { executor: 'script', handle: handleOf('a', { v: 1 }) });
    const foreign = refOf('b', { handle: { v: 3, dir: '/runs/b' } });
    const { runs, terminals } = await fleet.inspect([lost, foreign, refOf('c')], []);
    expect(runs.get('a')).toMatchObject({ state: 'unknown', problem: { code: 'executor-unknown', remedy: /release/ } });
    expect(runs.get('b')).toMatchObject({ state: 'unknown', problem: { code: 'handle-foreign' } });
    expect(runs.get('c')).toEqual({ state: 'void' });
    expect(terminals.get('box')).toMatchObject({ reached: true });
  });

  it('leave unknown only that run whose answer cannot be read', async () => {
    const odd = (operation: Operation): OperationResult =>
      operation.op === 'inspect' && operation.dir === '/runs/a'
        ? { op: 'inspect', inspection: UNREADABLE }
        : well(operation);
    const { runs, terminals } = await fleetOf(odd).fleet.inspect([refOf('a'), refOf('b')], []);
    expect(runs.get('a')).toMatchObject({ state: 'unknown' });
    expect(runs.get('b')).toEqual({ state: 'void' });
    expect(terminals.get('box')).toMatchObject({ reached: true });
  });

  it('leave unknown every run of a terminal that does not answer, and say why', async () => {
    const { runs, terminals } = await fleetOf(fails(new Unreached(DOWN))).fleet.inspect([refOf('a'), refOf('b')], []);
    for (const id of ['a', 'b']) expect(runs.get(id)).toEqual({ state: 'unknown', problem: DOWN });
    expect(terminals.get('box')).toMatchObject({ reached: false, problem: DOWN });
  });
});
