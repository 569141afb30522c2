import { describe, expect, it } from 'vitest';
import type { Inspection } from '../../../action/src/model/inspection.ts';
import { MINUTE, NONE, RUNNING, STATES, Story, gone, makeResult, pids, says } from '../scene.ts';

const ANSWER = says('[review] Done.');

function left(inspection: Inspection, count: number): Inspection {
  return { ...inspection, survivors: pids(count) } as Inspection;
}

/** The kill was carried out, and this is there all the same. */
function outlived(story: Story, at: readonly number[]): void {
  const { item_id, run_id } = story.run;
  story.fold([{ type: 'run-outlived', item_id, run_id, at: story.now, pids: at }]);
}

describe('a run that has ended by itself and left processes', () => {
  it('is settled only when they are gone, and then as it ended', () => {
    const story = new Story();
    story.begin();
    expect(story.end(left(ANSWER, 2)).actions).toMatchObject([{ type: 'kill', run_id: 'ENG-1-1' }]);
    expect(story.run).toMatchObject({ phase: 'stopping', why: 'survivors' });
    expect(story.end(left(ANSWER, 1)).actions).toMatchObject([{ type: 'kill' }]);
    expect(story.item.answer).toBeNull();
    story.end(ANSWER);
    expect(story.isOpen).toBe(false);
    expect(story.item.answer).toMatchObject({ tag: 'review' });
    expect(story.item.ledger).toEqual([]);
  });

  it.each([
    ['a tool killed by somebody', says('', { last_message: null, exit_code: 137, final: 'cut' }), 'killed'],
    [
      'a service that failed',
      says('', { last_message: null, exit_code: 1, tail: '503 overloaded', final: 'failed' }),
      'transient',
    ],
  ] as const)('is not tried again beside them: %s', (_what, ended, verdict) => {
    const story = new Story();
    story.begin();
    story.end(left(ended, 1));
    expect(story.item).toMatchObject({ next: null, ledger: [] });
    expect(story.plan({ runs: { 'i-1': left(ended, 1) } }).actions).toMatchObject([{ type: 'kill' }]);
    story.end(ended);
    expect(story.item).toMatchObject({ next: { kind: 'retry' }, ledger: [{ class: verdict }] });
  });

  it('is not said to have timed out when its terminal ended it at its limit', () => {
    const story = new Story();
    story.begin();
    const limit: Inspection = {
      state: 'finished',
      result: makeResult({ exit_code: 143 }),
      started_at: story.now,
      ended_at: story.now,
      ended_by: 'limit',
      survivors: pids(1),
    };
    story.end(limit);
    expect(story.isOpen).toBe(true);
    story.end({ ...limit, survivors: [] });
    expect(story.item.ledger).toMatchObject([{ class: 'timeout' }]);
  });

  it('keeps its answer though a person takes the item meanwhile', () => {
    const story = new Story();
    story.begin();
    story.end(left(ANSWER, 1));
    story.change({ state: STATES.backlog });
    story.end(ANSWER);
    expect(story.item.answer).toMatchObject({ tag: 'review' });
  });
});

describe('a run that vanished and left processes', () => {
  it('is lost only when they are gone, whichever boot they are of', () => {
    for (const same_boot of [true, false]) {
      const story = new Story();
      story.begin();
      expect(story.end(gone(same_boot, 2)).actions).toMatchObject([{ type: 'kill' }]);
      expect(story.run).toMatchObject({ phase: 'stopping', why: 'lost' });
      story.end(gone(same_boot, 2));
      expect(story.isOpen).toBe(true);
      story.end(gone(same_boot));
      expect(story.item.ledger).toMatchObject([{ class: 'lost' }]);
    }
  });
});

describe('what cannot be ended', () => {
  it.each([
    ['processes that outlive the end', left(ANSWER, 2), ANSWER, '100, 101'],
    ['processes without a directory', { state: 'none', survivors: pids(2) }, NONE, '100, 101'],
    ['a wrapper that lives', RUNNING, ANSWER, '100, 101'],
  ] as const)('is told to a person once, after five minutes of trying: %s', (_what, there, after, named) => {
    const story = new Story();
    story.begin();
    if (there.state === 'running') story.change({ state: STATES.backlog });
    story.end(there);
    outlived(story, pids(2));
    story.pass(4 * MINUTE);
    story.end(there);
    expect(story.publication('leftovers')).toBeUndefined();
    outlived(story, pids(2));
    story.pass(MINUTE);
    expect(story.end(there).actions, 'and tried on').toMatchObject([{ type: 'kill' }, { type: 'publish' }]);
    const told = story.publication('leftovers');
    expect(told?.say).toMatchObject({ kind: 'held', tag: 'blocked' });
    expect(told?.say.reason).toContain(named);
    expect(
      told?.steps.map(({ kind }) => kind),
      'the item stays where it is',
    ).toEqual(['comment']);
    story.publishAll();
    story.pass(60 * MINUTE);
    story.end(there);
    expect(story.publication('leftovers')).toBeUndefined();
    expect(story.reasonOf('ENG-1', { runs: { 'i-1': there } }), 'nothing new starts').toBe('open-run');
    story.end(after);
    expect(story.isOpen).toBe(false);
  });

  it('is not told of while no kill could be carried out', () => {
    const story = new Story();
    story.begin();
    story.end(left(ANSWER, 1));
    story.pass(60 * MINUTE);
    story.end(left(ANSWER, 1));
    expect(story.publication('leftovers')).toBeUndefined();
  });

  it('is given up by a release', () => {
    const story = new Story();
    story.begin();
    story.end(left(ANSWER, 1));
    story.fold([{ type: 'released', item_id: 'i-1', at: story.now }]);
    expect(story.isOpen).toBe(false);
  });

  it('is named where a person asks what the item waits for', () => {
    const story = new Story();
    story.begin();
    story.end(left(ANSWER, 2));
    outlived(story, pids(2));
    const { waiting } = story.plan({ runs: { 'i-1': left(ANSWER, 2) } });
    expect(waiting[0]?.detail).toBe('ENG-1-1 is stopping on box, and processes 100, 101 are still there.');
  });
});
