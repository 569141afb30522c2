import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE, NOW, RUNNING, Story, UNKNOWN, makeConfig, says } from './scene.ts';

const LIMIT = 2 * HOUR;

function away(story: Story): readonly unknown[] {
  return story.tick({ runs: { 'i-1': UNKNOWN } }).actions;
}

describe('a run whose terminal does not answer', () => {
  it('is kept, and nothing is said for its limit and a day', () => {
    const story = new Story();
    story.begin();
    away(story);
    expect(story.run.unreachable_since).toBe(NOW);
    story.pass(LIMIT + 24 * HOUR);
    expect(away(story)).toEqual([]);
    expect(story.publication('unreachable')).toBeUndefined();
  });

  it('is said to have been running, not to be running', () => {
    const story = new Story();
    story.begin();
    away(story);
    const { waiting } = story.tick({ runs: { 'i-1': UNKNOWN } });
    expect(waiting).toMatchObject([{ key: 'ENG-1', reason: 'open-run' }]);
    expect(waiting[0]?.detail).toMatch(
      /^ENG-1-1 was running on box, and has not been seen since [-\d]+ [\d:]+Z: The terminal does not answer\.$/,
    );
    const back = story.tick({ runs: { 'i-1': { ...RUNNING, started_at: story.now } } });
    expect(back.waiting[0]?.detail).toBe('ENG-1-1 is running on box.');
  });

  it('is then told of once, and still kept', () => {
    const story = new Story();
    story.begin();
    away(story);
    story.pass(LIMIT + 24 * HOUR + MINUTE);
    away(story);
    expect(story.publication('unreachable')?.say).toMatchObject({ kind: 'unreachable', tag: 'blocked', since: NOW });
    story.publishAll();
    story.pass(24 * HOUR);
    away(story);
    expect(story.publication('unreachable')).toBeUndefined();
    expect(story.run.phase).toBe('running');
  });

  it('is counted from the last time that the terminal was away', () => {
    const story = new Story();
    story.begin();
    away(story);
    story.pass(24 * HOUR);
    story.tick({ runs: { 'i-1': { ...RUNNING, started_at: story.now } } });
    expect(story.run.unreachable_since).toBeNull();
  });

  it('is answered as ever when the terminal comes back', () => {
    const story = new Story();
    story.begin();
    away(story);
    story.pass(LIMIT + 25 * HOUR);
    away(story);
    story.end(says('[review] Done.'));
    expect(story.item.answer).toMatchObject({ tag: 'review' });
  });

  it('is told of at once when the terminal has left the configuration', () => {
    const story = new Story();
    story.begin();
    const { box: _box, ...terminals } = story.config.terminals;
    const without = new Story({ ...story.config, terminals }, story.items);
    without.state = story.state;
    away(without);
    expect(without.publication('unreachable')?.say.reason).toMatch(/no longer in the config/);
    expect(without.isOpen).toBe(true);
  });

  it('keeps its item from starting elsewhere', () => {
    const story = new Story();
    story.begin();
    story.change({ assignees: ['user-bot-2'] });
    expect(away(story)).toEqual([]);
    expect(story.reasonOf('ENG-1', { runs: { 'i-1': UNKNOWN } })).toBe('open-run');
  });
});

describe('a release by a person', () => {
  it('gives the item up, with everything that was to be said of it', () => {
    const story = new Story();
    story.begin();
    story.fold([{ type: 'released', item_id: 'i-1', at: story.now }]);
    expect(story.state).toMatchObject({ inflight: {}, outbox: {} });
    expect(story.item).toMatchObject({ next: null, answer: { run_id: 'ENG-1-1', class: 'cancelled' } });
    expect(story.tick().actions).toEqual([]);
    story.say();
    expect(story.tick().actions).toMatchObject([{ type: 'start', spec: { run: { run_id: 'ENG-1-2' } } }]);
  });

  it('leaves the last answer where nothing is under way', () => {
    const story = new Story();
    story.round(says('[review] Done.'));
    const { answer } = story.item;
    story.pass(MINUTE);
    story.fold([{ type: 'released', item_id: 'i-1', at: story.now }]);
    expect(story.item.answer).toEqual(answer);
    expect(answer?.tag).toBe('review');
  });
});

describe('a terminal', () => {
  const report = { reached: false, processes: {}, utc_offset_min: null };

  it('that fails again and again is visited less and less often', () => {
    const story = new Story(makeConfig());
    const waits: number[] = [];
    for (let failures = 1; failures <= 10; failures++) {
      story.tick({ terminals: { box: report } });
      waits.push(((story.state.terminals['box']?.not_before ?? 0) - story.now) / MINUTE);
    }
    expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 30, 30, 30]);
  });

  it('is visited as ever once it has answered', () => {
    const story = new Story();
    for (let failures = 1; failures <= 5; failures++) story.tick({ terminals: { box: report } });
    story.tick({ terminals: { box: { reached: true, processes: {}, utc_offset_min: 60 } } });
    expect(story.state.terminals['box']).toMatchObject({ failures: 0, not_before: 0, utc_offset_min: 60 });
  });

  it('has its items wait, and lets them start as soon as it answers', () => {
    const story = new Story();
    expect(story.reasonOf('ENG-1', { terminals: { box: report } })).toBe('breaker-open');
    const { actions } = story.tick({ terminals: { box: { reached: true, processes: {}, utc_offset_min: 0 } } });
    expect(actions).toMatchObject([{ type: 'start' }]);
  });

  it('is asked again by itself when the pause is over', () => {
    const story = new Story();
    for (let failures = 1; failures <= 4; failures++) story.tick({ terminals: { box: report } });
    expect(story.reasonOf('ENG-1')).toBe('breaker-open');
    story.now = (story.state.terminals['box']?.not_before ?? 0) + 1;
    expect(story.tick().actions).toMatchObject([{ type: 'start' }]);
  });
});
