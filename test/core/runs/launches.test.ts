import { describe, expect, it } from 'vitest';
import {
  HOUR,
  MINUTE,
  NONE,
  RUNNING,
  STARTING,
  STATES,
  Story,
  UNKNOWN,
  VOID,
  gone,
  makeConfig,
  says,
} from '../scene.ts';

/** A story whose start was marked, and nothing is known of it. */
function marked(story = new Story()): Story {
  story.tick();
  return story;
}

describe('a start that was marked', () => {
  it('counts as running once it is seen', () => {
    const story = marked();
    expect(story.run.phase).toBe('launching');
    story.tick({ runs: { 'i-1': RUNNING } });
    expect(story.run.phase).toBe('running');
  });

  it('is settled at once when it has already ended', () => {
    const story = marked();
    story.end(says('[review] Done.'));
    expect(story.isOpen).toBe(false);
    expect(story.item.answer).toMatchObject({ tag: 'review' });
  });

  it('is launched again, under another name, when nothing is there', () => {
    const story = marked();
    const { actions } = story.tick({ runs: { 'i-1': NONE } });
    expect(actions).toMatchObject([{ type: 'relaunch', dir_name: '01234567-ENG-1-1-r2' }]);
    expect(story.run).toMatchObject({ run_id: 'ENG-1-1', launches: 2, replaces: [{ dir: '01234567-ENG-1-1' }] });
    expect(story.item, 'a relaunch is an attempt').toMatchObject({ attempts: 2, runs: 1 });
  });

  it('is swept, and not launched again, when only its processes are there', () => {
    const story = marked();
    const { actions } = story.tick({ runs: { 'i-1': { state: 'none', survivors: [1] } } });
    expect(actions[0]).toMatchObject({ type: 'kill' });
    expect(story.run).toMatchObject({ phase: 'stopping', why: 'lost', dir_name: '01234567-ENG-1-1' });
  });

  it('is waited for while its terminal does not answer', () => {
    const story = marked();
    expect(story.tick({ runs: { 'i-1': UNKNOWN } }).actions).toEqual([]);
    expect(story.run).toMatchObject({ phase: 'launching', launches: 1, unreachable_since: story.now });
  });

  it('is given time when its directory is there and has not begun, and is then launched again', () => {
    const story = marked();
    story.pass(MINUTE);
    expect(story.tick({ runs: { 'i-1': STARTING } }).actions).toEqual([]);
    story.pass(MINUTE);
    expect(story.tick({ runs: { 'i-1': STARTING } }).actions).toMatchObject([{ type: 'relaunch' }]);
  });

  it('is the earlier launch after all when that one has begun', () => {
    const story = marked();
    story.tick({ runs: { 'i-1': NONE } });
    story.tick({ runs: { 'i-1': NONE, 'i-1~0': RUNNING } });
    expect(story.run).toMatchObject({ dir_name: '01234567-ENG-1-1', handle: { dir: '01234567-ENG-1-1' } });
    story.tick({ runs: { 'i-1': RUNNING } });
    expect(story.run.phase).toBe('running');
  });

  it('is waited for while an earlier launch cannot be looked at', () => {
    const story = marked();
    story.tick({ runs: { 'i-1': NONE } });
    expect(story.tick({ runs: { 'i-1': NONE, 'i-1~0': UNKNOWN } }).actions).toEqual([]);
  });

  it('is not launched again before the item was read again', () => {
    const story = marked();
    const planned = story.tick({ runs: { 'i-1': NONE }, details: new Map() });
    expect(planned.actions).toEqual([]);
    expect(planned.wants.items.get('i-1')).toMatchObject({ comments: true });
  });

  it('is made void in all its launches, not launched again, when its item was taken away', () => {
    const story = marked();
    story.tick({ runs: { 'i-1': NONE } });
    story.change({ assignees: [] });
    const { actions } = story.tick({ runs: { 'i-1': NONE, 'i-1~0': NONE } });
    expect(actions).toMatchObject([
      { type: 'void', settled: { settlement: { dir_name: '01234567-ENG-1-1-r2', verdict: { class: 'cancelled' } } } },
    ]);
  });

  it('is given up, and told as lost, when none of its launches begins', () => {
    const story = marked();
    story.tick({ runs: { 'i-1': NONE } });
    story.tick({ runs: { 'i-1': VOID, 'i-1~0': VOID } });
    const nothing = { 'i-1': VOID, 'i-1~0': VOID, 'i-1~1': VOID };
    const [action] = story.tick({ runs: nothing }).actions;
    expect(action).toMatchObject({ type: 'void', settled: { settlement: { verdict: { class: 'lost' } } } });
    if (action?.type === 'void') story.fold([action.settled]);
    expect(story.item.answer).toMatchObject({ tag: 'blocked', class: 'lost' });
    expect(story.publication('working'), 'nobody has to move it any more').toBeUndefined();
  });

  it('is made void, not launched again, when its executor has left the configuration for an hour', () => {
    const story = marked();
    const without = new Story(
      makeConfig((raw) => {
        delete raw.executors['codex'];
        raw.projects['ENG'] = { ...raw.projects['ENG'], default_executor: 'script' };
      }),
      story.items,
    );
    without.state = story.state;
    without.tick({ runs: { 'i-1': NONE } });
    without.pass(HOUR);
    const [action] = without.tick({ runs: { 'i-1': NONE } }).actions;
    expect(action).toMatchObject({ type: 'void', settled: { settlement: { verdict: { class: 'lost' } } } });
    if (action?.type === 'void') without.fold([action.settled]);
    expect(without.item, 'a person is asked').toMatchObject({ next: null, answer: { tag: 'blocked', class: 'lost' } });
    expect(without.publication('result')?.say.reason).toMatch(/executor codex is no longer in the config/);
  });

  it('is launched at least twice, however few attempts the config allows', () => {
    const story = marked(new Story(makeConfig((raw) => (raw.retry = { max_attempts: 1 }))));
    expect(story.tick({ runs: { 'i-1': NONE } }).actions).toMatchObject([{ type: 'relaunch' }]);
    expect(story.tick({ runs: { 'i-1': NONE, 'i-1~0': NONE } }).actions).toMatchObject([{ type: 'void' }]);
  });

  it('counts as begun when only its remains are there', () => {
    const story = marked();
    story.end(gone());
    expect(story.item.ledger).toMatchObject([{ class: 'lost' }]);
  });
});

describe('a launch whose terminal answers again', () => {
  it('is launched again as one of which is known what became', () => {
    const story = marked();
    story.tick({ runs: { 'i-1': UNKNOWN } });
    expect(story.run.unreachable_since).not.toBeNull();
    expect(story.tick({ runs: { 'i-1': NONE } }).actions).toMatchObject([{ type: 'relaunch' }]);
    expect(story.run).toMatchObject({ launches: 2, unreachable_since: null, unreachable_why: null });
  });
});

describe('an outcome that comes late', () => {
  it('does not settle a run that was launched again meanwhile', () => {
    const story = marked();
    story.change({ state: STATES.done });
    const [action] = story.plan({ runs: { 'i-1': NONE } }).actions;
    story.change({ state: STATES.working });
    story.tick({ runs: { 'i-1': NONE } });
    if (action?.type === 'void') story.fold([action.settled]);
    expect(story.run).toMatchObject({ launches: 2, phase: 'launching' });
  });

  it('does not take a later launch for the one that began', () => {
    const story = marked();
    story.tick({ runs: { 'i-1': NONE } });
    const dir_name = '01234567-ENG-1-1';
    const seen = { item_id: 'i-1', run_id: 'ENG-1-1', dir_name, started_at: story.now, last_output_at: null };
    story.fold([{ type: 'run-seen', ...seen }]);
    expect(story.run).toMatchObject({ phase: 'launching', dir_name: `${dir_name}-r2` });
  });
});
