import { describe, expect, it } from 'vitest';
import { isForeign, planReap } from '../../../action/src/core/reap/reap.ts';
import type { ReapPlan } from '../../../action/src/core/reap/reap.ts';
import { newState } from '../../../action/src/core/state/state.ts';
import type { ItemRecord, State } from '../../../action/src/core/state/state.ts';
import type { ItemState } from '../../../action/src/model/work-item.ts';
import type { Inventory, InventoryEntry } from '../../../action/src/ports/inventory.ts';
import { LINEAGE, NOW, STATES, makeItem } from '../scene.ts';

const DAY = 24 * 60 * 60_000;
const OURS = LINEAGE.slice(0, 8);

function record(key: string, runs: number, state: ItemState = STATES.todo): ItemRecord {
  const { project, priority, created_at } = makeItem();
  return {
    key,
    project,
    seen: { state, priority, created_at, assignees: [], labels: [], updated_at: NOW - 100 * DAY },
    round: 1,
    runs,
    iterations: 0,
    attempts: 0,
    spent: [],
    quota_holds: 0,
    thread: null,
    next: null,
    answer: null,
    left: null,
    blocked: null,
    heard: [],
    heard_as: {},
    asked: [],
    comments_read_at: 0,
    unheard: { allowed: 0, others: 0 },
    others_at: 0,
    run_key: null,
    former_keys: [],
    said: [],
    refused: null,
    worktrees: {},
    ledger: [],
  };
}

function stateWith(items: Record<string, ItemRecord> = {}, more: Partial<State> = {}): State {
  return { ...newState(LINEAGE, NOW), items, ...more };
}

function entry(name: string, fields: Partial<InventoryEntry> = {}): InventoryEntry {
  return { name, kind: 'run', state: 'finished', pid: null, legible: true, at: NOW - 30 * DAY, ...fields };
}

function plan(inventory: Partial<Inventory>, state: State = stateWith({ i: record('ENG-1', 3) }), days = 14): ReapPlan {
  const whole = { entries: [], processes: [], locks: [], worktrees: [], tasks: [], ...inventory };
  return planReap({ state, inventory: whole, now: NOW, older_than_ms: days * DAY });
}

const said = ({ actions, findings }: ReapPlan): string[] => [
  ...actions.map(({ type, name }) => `${type} ${name}`),
  ...findings.map(({ code, name }) => `${code} ${name}`),
];

describe('a run whose answer Plane refused for good', () => {
  const refused = {
    run_id: 'ENG-1-2',
    kind: 'comment',
    reason: 'plane-too-large',
    at: NOW,
    of_result: true,
    terminal: 'box',
    dir: null,
  } as const;
  const names = [`${OURS}-ENG-1-1`, `${OURS}-ENG-1-2`, `${OURS}-ENG-1-2-r2`];

  it('is kept as long as people are told that it lies there', () => {
    const item = record('ENG-1', 3);
    const inventory = { entries: names.map((name) => entry(name)) };
    expect(said(plan(inventory, stateWith({ i: { ...item, refused } })))).toEqual([`remove ${OURS}-ENG-1-1`]);
    expect(said(plan(inventory, stateWith({ i: item })))).toHaveLength(3);
  });
});

describe('a run that still runs', () => {
  const running = { state: 'running', pid: 77 } as const;

  it('is ended when the state has counted it and it is open nowhere, however young it is', () => {
    expect(said(plan({ entries: [entry(`${OURS}-ENG-1-3-r2`, { ...running, at: NOW })] }))).toEqual([
      `end ${OURS}-ENG-1-3-r2`,
    ]);
  });

  it.each([
    ['another state', 'ffffffff-ENG-1-3', 'other-lineage ffffffff'],
    ['a later run than the state knows', `${OURS}-ENG-1-4`, `unknown-run ${OURS}-ENG-1-4`],
    ['an item that the state does not know', `${OURS}-ENG-2-1`, `unknown-run ${OURS}-ENG-2-1`],
    ['a smoke run', 'ffffffff-smoke-1', 'unknown-run ffffffff-smoke-1'],
  ])('of %s is only listed, and not before it is a day old', (_what, name, finding) => {
    expect(said(plan({ entries: [entry(name, running)] }))).toEqual([finding]);
    expect(said(plan({ entries: [entry(name, { ...running, at: NOW - DAY + 1 })] }))).toEqual([]);
    expect(said(plan({ entries: [entry(name, { ...running, at: null })] }))).toEqual([]);
  });

  it('is never ended on a record that cannot be made out', () => {
    expect(said(plan({ entries: [entry(`${OURS}-ENG-1-3`, { ...running, legible: false })] }))).toEqual([
      `unreadable-record ${OURS}-ENG-1-3`,
    ]);
  });

  it('is not to be removed unseen where its terminal may only not show who runs it', () => {
    const { findings } = plan({ entries: [entry(`${OURS}-ENG-1-3`, { ...running, legible: false })] });
    expect(findings).toMatchObject([
      {
        message: expect.stringContaining('or Windows does not show processes'),
        remedy: expect.stringMatching(/only if there are none\..*`starts`/),
      },
    ]);
  });
});

describe('what the state still needs', () => {
  const open = { dir_name: `${OURS}-ENG-1-3-r2` };
  const told = { item_id: 'i', run: { dir_name: `${OURS}-ENG-1-2` } };
  const state = stateWith({ i: record('ENG-1', 3) }, {
    inflight: { i: open },
    outbox: { x: told },
  } as unknown as Partial<State>);

  it('is left alone with all its launches: open runs and results that are still to be posted', () => {
    const names = [`${OURS}-ENG-1-3`, `${OURS}-ENG-1-3-r2`, `${OURS}-ENG-1-2`];
    const entries = names.flatMap((name) => [entry(name), entry(name, { state: 'running', pid: 5 })]);
    const locks = [{ key: 'i', run: `${OURS}-ENG-1-3`, at: NOW - 9 * DAY }];
    expect(said(plan({ entries, locks }, state))).toEqual([]);
    expect(said(plan({ locks, tasks: [`${OURS}-ENG-1-3`] }, state))).toEqual([]);
  });
});

describe('a run that has ended', () => {
  it.each(['finished', 'void', 'gone', 'rebooted', 'starting'] as const)('(%s) goes when it is old enough', (state) => {
    const name = `${OURS}-ENG-1-1`;
    expect(said(plan({ entries: [entry(name, { state })] }))).toEqual([`remove ${name}`]);
    expect(said(plan({ entries: [entry(name, { state })] }, undefined, 40))).toEqual([]);
  });

  it('of another state stays whatever its age, told once for all; of a smoke run it goes', () => {
    const entries = ['ffffffff-ENG-1-1', 'ffffffff-ENG-1-2', 'eeeeeeee-smoke-1'].map((name) => entry(name));
    expect(said(plan({ entries }))).toEqual(['remove eeeeeeee-smoke-1', 'other-lineage ffffffff']);
  });

  it('stays while its processes live', () => {
    const name = `${OURS}-ENG-1-1`;
    const { actions, findings } = plan({
      entries: [entry(name, { state: 'gone' })],
      processes: [{ pid: 9, run: name }],
    });
    expect(actions).toEqual([]);
    expect(findings).toMatchObject([{ code: 'processes-left', message: expect.stringContaining('9') }]);
  });
});

describe('what is no run', () => {
  it.each(['link', 'file', 'odd', 'run'] as const)('(%s) is listed when it is old, never touched', (kind) => {
    expect(said(plan({ entries: [entry('thing', { kind })] }))).toEqual(['no-run-directory thing']);
    expect(said(plan({ entries: [entry('thing', { kind, at: NOW })] }))).toEqual([]);
  });

  it('is not ours by its name alone: a link that is named like a run', () => {
    const name = `${OURS}-ENG-1-1`;
    expect(said(plan({ entries: [entry(name, { kind: 'link' })] }))).toEqual([`no-run-directory ${name}`]);
  });
});

describe('what has no directory', () => {
  it('is listed when it is a process', () => {
    const processes = [
      { pid: 9, run: `${OURS}-ENG-1-1` },
      { pid: 10, run: `${OURS}-ENG-1-1` },
    ];
    const { findings, actions } = plan({ processes });
    expect(actions).toEqual([]);
    expect(findings).toMatchObject([{ code: 'process-without-directory', message: expect.stringContaining('9, 10') }]);
  });

  it('is told and is no matter of ours when it is a process of another state', () => {
    const { findings } = plan({ processes: [{ pid: 9, run: 'ffffffff-ENG-1-1' }] });
    expect(findings.map((one) => [one.code, isForeign(one)])).toEqual([['foreign-process', true]]);
  });

  it('goes when it is an old item lock or a task of ours', () => {
    const name = `${OURS}-ENG-1-1`;
    expect(said(plan({ locks: [{ key: 'i', run: name, at: NOW - 2 * DAY }] }))).toEqual([`remove ${name}`]);
    expect(said(plan({ locks: [{ key: 'i', run: name, at: NOW }] }))).toEqual([]);
    expect(said(plan({ tasks: [name] }))).toEqual([`remove ${name}`]);
    expect(said(plan({ tasks: ['ffffffff-ENG-1-1'] }))).toEqual([]);
    expect(said(plan({ locks: [{ key: 'i', run: null, at: NOW - 2 * DAY }] }))).toEqual(['odd-lock i']);
  });
});

describe('a worktree', () => {
  const done: ItemState = { id: 's', name: 'Done', group: 'completed' };
  const tree = (work: 'none' | 'uncommitted' | 'unpushed' | 'unknown') => ({
    worktrees: [{ key: 'ENG-1', work, at: NOW - 30 * DAY }],
  });
  const over = stateWith({ i: record('ENG-1', 1, done) });

  it('goes when its item has ended and its work is elsewhere, however young it is', () => {
    expect(said(plan(tree('none'), over))).toEqual(['remove-worktree ENG-1']);
    expect(said(plan(tree('none'), over, 40))).toEqual(['remove-worktree ENG-1']);
    expect(said(plan(tree('unpushed'), over, 40))).toEqual([]);
  });

  it.each(['uncommitted', 'unpushed', 'unknown'] as const)('stays with %s work, and that is told', (work) => {
    expect(said(plan(tree(work), over))).toEqual(['worktree-with-work ENG-1']);
  });

  it.each(['running', 'starting'] as const)('stays while a run of its item is %s', (state) => {
    const entries = [entry(`${OURS}-ENG-1-2`, { state })];
    expect(said(plan({ ...tree('none'), entries }, over)).filter((one) => one.includes('worktree'))).toEqual([]);
  });

  it('stays while a process of its item lives, but for one of another run root', () => {
    const processes = [{ pid: 9, run: `${OURS}-ENG-1-2-r2` }];
    expect(said(plan({ ...tree('none'), processes }, over))).toEqual([`process-without-directory ${OURS}-ENG-1-2-r2`]);
    for (const run of [`${OURS}-ENG-11-2`, 'ffffffff-ENG-1-2'])
      expect(said(plan({ ...tree('none'), processes: [{ pid: 9, run }] }, over))).toContain('remove-worktree ENG-1');
  });

  it('stays when another state has runs of an item with that key, and is not told as unknown then', () => {
    const entries = [entry('ffffffff-ENG-1-2')];
    expect(said(plan({ ...tree('none'), entries }, over))).toEqual(['other-lineage ffffffff']);
    expect(said(plan({ ...tree('none'), entries }, stateWith()))).toEqual(['other-lineage ffffffff']);
  });

  it('is that of the item whose runs are named so, whatever its key is by now', () => {
    const renamed = { ...record('CORE-1', 1), run_key: 'ENG-1' };
    expect(said(plan(tree('none'), stateWith({ i: renamed })))).toEqual([]);
    const other = record('ENG-1', 0, done);
    expect(said(plan(tree('none'), stateWith({ a: other, i: renamed })))).toEqual([]);
    const ended = { ...record('CORE-1', 1, done), run_key: 'ENG-1' };
    expect(said(plan(tree('none'), stateWith({ a: record('ENG-1', 0), i: ended })))).toEqual(['remove-worktree ENG-1']);
    expect(
      said(plan({ entries: [entry(`${OURS}-ENG-1-1`, { state: 'running' })] }, stateWith({ i: renamed }))),
    ).toEqual([`end ${OURS}-ENG-1-1`]);
  });

  it('stays while its item is not at its end, or is not known', () => {
    expect(said(plan(tree('none')))).toEqual([]);
    expect(said(plan(tree('none'), stateWith()))).toEqual(['worktree-unknown ENG-1']);
  });
});
