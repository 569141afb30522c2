import { describe, expect, it } from 'vitest';
import { boundWaits } from '../../action/src/core/bounded-waits.ts';
import type { State } from '../../action/src/core/state/state.ts';
import { BOT, HOUR, MINUTE, NOW, RUNNING, STATES, Story, finished, makeComment, makeConfig, says } from './scene.ts';

const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const config = makeConfig();
const TRANSIENT = finished({ exit_code: 1, tail: '503 Service Unavailable' });

/** A failure that waits for its retry, made under a clock that was a year ahead. */
function ahead(): Story {
  const story = new Story();
  story.pass(YEAR);
  story.begin();
  story.end(TRANSIENT);
  story.now = NOW;
  return story;
}

const bound = (state: State): State => boundWaits(state, config, NOW);

describe('a comment of a person', () => {
  it('ends the wait for a retry', () => {
    const story = new Story();
    story.begin();
    story.end(TRANSIENT);
    story.publishAll();
    story.say();
    story.tick();
    expect(story.run).toMatchObject({ run_id: 'ENG-1-2', kind: 'retry', attempt: 1 });
  });
});

describe('waits of a state that was saved under a clock far ahead', () => {
  it('are as long from now as a retry may take at most', () => {
    const { state } = ahead();
    const next = bound(state).items['i-1']?.next;
    expect(next).toMatchObject({ kind: 'retry', not_before: NOW + config.retry.max_s * 1000 });
  });

  it('are as long as a quota may last, where they are for one', () => {
    const story = new Story();
    story.fold([
      { type: 'account-held', account: 'a', until: NOW + YEAR, holds: 1 },
      { type: 'account-held', account: 'b', until: NOW + 7 * DAY, holds: 1 },
    ]);
    const { accounts } = bound(story.state);
    expect(accounts).toMatchObject({ a: { until: NOW + 62 * DAY }, b: { until: NOW + 7 * DAY } });
  });

  it('for a terminal and its executors end as their rules say', () => {
    const story = new Story();
    const problem = { code: 'x', message: 'm', remedy: 'r', retry: true };
    const held = { terminal: 'box', executor: 'codex', since: NOW + YEAR, until: NOW + YEAR, reason: 'x' };
    story.fold([
      { type: 'terminal-unreached', terminal: 'box', at: NOW + YEAR, not_before: NOW + YEAR, problem },
      { type: 'executor-held', ...held },
    ]);
    expect(bound(story.state).terminals['box']).toMatchObject({
      not_before: NOW + 30 * MINUTE,
      unreachable_since: NOW,
      holds: { codex: { since: NOW, until: NOW + HOUR } },
    });
  });

  it('for a step of a result end within an hour', () => {
    const story = new Story();
    story.begin();
    story.end(finished({ exit_code: 1, tail: 'Error: bad input' }));
    const [id = ''] = Object.keys(story.state.outbox);
    const failed = { publication_id: id, step: 0, reason: 'x', digest: null, stuck: false } as const;
    story.fold([{ type: 'step-failed', ...failed, not_before: NOW + YEAR }]);
    expect(bound(story.state).outbox[id]?.steps[0]?.not_before).toBe(NOW + HOUR);
  });

  it('keep no run from being told of what the configuration lacks, nor its item from being read', () => {
    const story = new Story();
    story.begin();
    const at = { item_id: 'i-1', run_id: 'ENG-1-1' };
    story.fold([
      { type: 'run-unconfigured', ...at, since: NOW + YEAR },
      { type: 'item-confirmed', ...at, at: NOW + YEAR },
    ]);
    expect(bound(story.state).inflight['i-1']).toMatchObject({ unconfigured_since: NOW, item_read_at: NOW });
  });

  it('do not keep what was read from being read again', () => {
    const { state } = ahead();
    const [project] = Object.values(state.projects);
    expect(project?.swept_at).toBeGreaterThan(NOW);
    const [bounded] = Object.values(bound(state).projects);
    expect(bounded).toMatchObject({ swept_at: NOW, read_at: NOW });
  });

  it('are left as they are where nothing is out of bounds', () => {
    const story = new Story();
    story.begin();
    story.end(TRANSIENT);
    expect(boundWaits(story.state, config, story.now)).toBe(story.state);
  });
});

describe('an item that Plane has dated far ahead', () => {
  /** Its answer was posted, and its comments were read, under a clock of Plane that was a year ahead. */
  function answered(): Story {
    const story = new Story();
    story.begin();
    story.items = story.items.map((item) => ({ ...item, state: STATES.review, updated_at: NOW + YEAR }));
    story.tick({ runs: { 'i-1': says('[review] Done.') } });
    story.publishAll();
    const left = { state_ids: [STATES.review.id], assigned: true, bot: BOT, updated_at: NOW + YEAR };
    story.fold([{ type: 'item-moved', item_id: 'i-1', left }]);
    story.tick();
    expect(story.item.seen.updated_at).toBe(NOW + YEAR);
    story.pass(HOUR);
    return story;
  }

  const next = (story: Story): string[] => {
    story.state = boundWaits(story.state, config, story.now);
    return story.tick().actions.map(({ type }) => type);
  };

  it('goes on when a person moves it after the clock was put right', () => {
    const story = answered();
    expect([next(story), next(story)]).toEqual([[], []]);
    story.items = story.items.map((item) => ({ ...item, state: STATES.todo, updated_at: story.now }));
    expect([...next(story), ...next(story)]).toEqual(['start']);
  });

  it('goes on when a person comments on it after the clock was put right', () => {
    const story = answered();
    story.items = story.items.map((item) => ({ ...item, updated_at: story.now }));
    story.comments = [makeComment({ created_at: story.now })];
    expect(next(story)).toEqual(['start']);
  });

  it('still takes no older copy for a newer one where the times are possible', () => {
    const story = new Story();
    story.begin();
    story.change({});
    story.tick({ runs: { 'i-1': RUNNING } });
    const before = story.item.seen;
    story.items = story.items.map((item) => ({ ...item, state: STATES.done, updated_at: item.updated_at - MINUTE }));
    story.tick({ runs: { 'i-1': RUNNING } });
    expect(story.item.seen).toEqual(before);
  });
});
