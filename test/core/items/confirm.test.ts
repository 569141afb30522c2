import { describe, expect, it } from 'vitest';
import { CONFIRMED, confirmations, confirmed } from '../../../action/src/core/items/confirm.ts';
import type { Detail } from '../../../action/src/core/observations.ts';
import type { OpenRun } from '../../../action/src/core/state/state.ts';
import type { Inspection } from '../../../action/src/model/inspection.ts';
import { HOUR, NOW, RUNNING, STATES, Story, UNKNOWN, makeItem } from '../scene.ts';

const NOTHING = { listed: [], full: false, details: new Map<string, Detail>() } as const;

/** So many runs at work, of which `read` says when the item was last read. */
function running(count: number, read: (n: number) => number = () => NOW): Story {
  const story = new Story();
  story.begin();
  const { run, item } = story;
  const numbers = Array.from({ length: count }, (_, n) => n + 1);
  const runs = numbers.map((n): [string, OpenRun] => {
    const key = `ENG-${n}`;
    return [`i-${n}`, { ...run, item_id: `i-${n}`, key, run_id: `${key}-1`, item_read_at: read(n) }];
  });
  const items = numbers.map((n) => [`i-${n}`, { ...item, key: `ENG-${n}` }] as const);
  story.state = { ...story.state, inflight: Object.fromEntries(runs), items: Object.fromEntries(items) };
  story.items = numbers.map((n) => makeItem({ id: `i-${n}`, key: `ENG-${n}`, state: STATES.working }));
  return story;
}

const looks = (count: number, seen: Inspection = RUNNING): Record<string, Inspection> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`i-${n + 1}`, seen]));

function asked(story: Story, seen: Parameters<Story['observations']>[0]): readonly string[] {
  return confirmations(story.state, story.observations(seen)).map(([id]) => id);
}

describe('items of open runs of which nothing tells of a change', () => {
  it('are read by id, a few in a tick, the one that was not read for the longest time first', () => {
    const story = running(30, (n) => NOW - n);
    const oldest = Array.from({ length: CONFIRMED }, (_, n) => `i-${30 - n}`);
    expect(asked(story, { ...NOTHING, runs: looks(30) })).toEqual(oldest);
  });

  it('are not read beyond that in the same tick', () => {
    const story = running(30);
    const read = (n: number): [string, Detail] => [
      `i-${n}`,
      { ok: true, item: makeItem(), comments: null, blockers: [] },
    ];
    const details = new Map(Array.from({ length: CONFIRMED - 1 }, (_, n) => read(n + 1)));
    expect(asked(story, { ...NOTHING, details, runs: looks(30) })).toHaveLength(1);
  });

  it.each<[string, (story: Story) => Parameters<Story['observations']>[0]]>([
    ['a list has just shown them', ({ items }) => ({ ...NOTHING, listed: items, runs: looks(3) })],
    ['everything was listed, where a lack is a sign', () => ({ ...NOTHING, full: true, runs: looks(3) })],
    ['Plane does not answer', () => ({ ...NOTHING, listed: null, runs: looks(3) })],
    ['their terminal does not, so that nothing could be stopped', () => ({ ...NOTHING, runs: looks(3, UNKNOWN) })],
  ])('are not read where %s', (_why, seen) => {
    const story = running(3);
    expect(asked(story, seen(story))).toEqual([]);
  });

  it('leave the reads of a tick to runs that are not being stopped yet, also where a list shows the moves of all', () => {
    const story = running(26);
    story.items = story.items.map((item) => ({ ...item, state: STATES.backlog, updated_at: NOW + 1 }));
    const stopping = Object.values(story.state.inflight).slice(0, 25);
    for (const { item_id, run_id } of stopping) {
      story.fold([
        { type: 'run-stopping', item_id, run_id, at: NOW, why: 'cancel', detail: 'It was moved to Backlog.' },
      ]);
    }
    const left = { state_ids: [STATES.working.id], assigned: true, bot: null, updated_at: NOW };
    for (const item_id of Object.keys(story.state.items)) story.fold([{ type: 'item-moved', item_id, left }]);
    const { wants } = story.plan({ ...NOTHING, listed: story.items, runs: looks(26) });
    expect([...wants.items.keys()]).toEqual(['i-26']);
  });

  it('are not read for a run that is being stopped', () => {
    const story = running(1);
    story.fold([{ type: 'run-stopping', item_id: 'i-1', run_id: 'ENG-1-1', at: NOW, why: 'timeout', detail: '' }]);
    expect(asked(story, { ...NOTHING, runs: looks(1) })).toEqual([]);
  });
});

describe('that an item was read', () => {
  const details = new Map<string, Detail>([
    ['i-1', { ok: true, item: makeItem(), comments: null, blockers: [] }],
    ['i-2', { ok: true, item: null, comments: null, blockers: [] }],
    ['i-3', { ok: false, problem: { code: 'plane-budget', message: 'Not sent.', remedy: '', retry: true } }],
    ['i-4', { ok: false, problem: { code: 'plane-forbidden', message: 'No.', remedy: '', retry: false } }],
  ]);

  it('is noted, where not all are read by every tick; who was not found or not asked for stays first', () => {
    const story = running(CONFIRMED + 1);
    const seen = story.observations({ ...NOTHING, details, runs: looks(CONFIRMED + 1) });
    expect(confirmed(story.state, seen, NOW + HOUR)).toEqual([
      { type: 'item-confirmed', item_id: 'i-1', run_id: 'ENG-1-1', at: NOW + HOUR },
      { type: 'item-confirmed', item_id: 'i-4', run_id: 'ENG-4-1', at: NOW + HOUR },
    ]);
  });

  it('is worth no save where every tick reads them all', () => {
    const story = running(CONFIRMED);
    const seen = story.observations({ ...NOTHING, details, runs: looks(CONFIRMED) });
    expect(confirmed(story.state, seen, NOW + HOUR)).toEqual([]);
  });

  it('is no problem when the next tick has to read it for want of requests, unless a list has shown a change', () => {
    const story = running(1);
    const spent = new Map<string, Detail>([...details].filter(([id]) => id === 'i-3').map(([, it]) => ['i-1', it]));
    const quiet = { ...NOTHING, details: spent, runs: looks(1) };
    expect(story.plan(quiet).problems).toEqual([]);
    story.pass(HOUR);
    story.change({ state: STATES.done });
    expect(story.plan({ ...quiet, listed: story.items }).problems).toMatchObject([{ code: 'plane-budget' }]);
  });
});
