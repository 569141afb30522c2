import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../action/src/errors.ts';
import { parseState, printState } from '../../../action/src/core/state/state-text.ts';
import type { Inspection } from '../../../action/src/model/inspection.ts';
import { HOUR, MINUTE, NOW, RUNNING, STATES, Story, UNKNOWN, makeConfig, says } from '../scene.ts';

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

  it('keeps its item from starting elsewhere', () => {
    const story = new Story();
    story.begin();
    story.change({ assignees: ['user-bot-2'] });
    expect(away(story)).toEqual([]);
    expect(story.reasonOf('ENG-1', { runs: { 'i-1': UNKNOWN } })).toBe('open-run');
  });
});

const WELL = { reached: true, processes: {}, utc_offset_min: 0 } as const;

function cannotTell(problem: Problem): { runs: Record<string, Inspection>; terminals: { box: typeof WELL } } {
  return { runs: { 'i-1': { state: 'unknown', problem } }, terminals: { box: WELL } };
}

describe('a run of which a terminal that answers cannot tell', () => {
  const other: Problem = {
    code: 'other-machine',
    message: 'Its directory was written by another machine that shares it.',
    remedy: 'Have the terminal name one machine.',
    retry: true,
  };

  it('is kept, and the reason is told by every tick', () => {
    const story = new Story();
    story.begin();
    for (let tick = 1; tick <= 3; tick++) {
      const planned = story.tick(cannotTell(other));
      expect(planned.actions).toEqual([]);
      expect(planned.on_terminals).toMatchObject([
        { code: 'other-machine', message: `ENG-1-1 on box: ${other.message}` },
      ]);
      expect(planned.waiting[0]?.detail).toContain(`${other.message} ${other.remedy}`);
      story.pass(5 * MINUTE);
    }
    expect(story.run).toMatchObject({ phase: 'running', unreachable_why: other });
  });

  it('is told of with that reason after its limit and a day', () => {
    const story = new Story();
    story.begin();
    story.tick(cannotTell(other));
    story.pass(LIMIT + 24 * HOUR + MINUTE);
    story.tick(cannotTell(other));
    const { say } = story.publication('unreachable') ?? {};
    expect(say).toMatchObject({
      kind: 'held',
      tag: 'blocked',
      code: 'other-machine',
      since: NOW,
      remedy: other.remedy,
    });
    expect(say?.reason).toBe(`What became of ENG-1-1 on box cannot be told: ${other.message}`);
  });

  it('is told of after an hour where only the configuration can mend it', () => {
    const story = new Story();
    story.begin();
    const lacking = cannotTell({ ...other, code: 'executor-unknown', retry: false });
    story.tick(lacking);
    expect(story.publication('unreachable')).toBeUndefined();
    story.pass(HOUR);
    story.tick(lacking);
    expect(story.publication('unreachable')?.say).toMatchObject({ kind: 'held', tag: 'blocked' });
    expect(story.isOpen).toBe(true);
  });

  it('is no reason to take the runs beside it for unknown, and is forgotten once it is seen again', () => {
    const story = new Story();
    story.begin();
    story.tick(cannotTell(other));
    const { on_terminals } = story.tick({ runs: { 'i-1': RUNNING }, terminals: { box: WELL } });
    expect(on_terminals).toEqual([]);
    expect(story.run).toMatchObject({ unreachable_since: null, unreachable_why: null });
  });
});

describe('why a terminal does not answer', () => {
  const refused: Problem = {
    code: 'ssh-login-refused',
    message: 'It refused the login of agent.',
    remedy: 'Add the key.',
    retry: false,
  };
  const changed: Problem = {
    code: 'host-key-mismatch',
    message: 'Another machine answers under its name.',
    remedy: 'Find out who.',
    retry: false,
  };
  const asleep: Problem = {
    code: 'ssh-timeout',
    message: 'It did not answer in 20 s.',
    remedy: 'Wake it.',
    retry: true,
  };
  const failed = (problem: Problem) => ({
    runs: { 'i-1': { state: 'unknown', problem } } as const,
    terminals: { box: { reached: false, problem, processes: {}, utc_offset_min: null } },
  });

  it.each([refused, changed, asleep])('is kept in state and told where the item waits: $code', (problem) => {
    const story = new Story();
    story.begin();
    const { waiting } = story.tick(failed(problem));
    expect(waiting[0]?.detail).toContain(`${problem.message} ${problem.remedy}`);
    expect(story.state.terminals['box']?.problem).toEqual(problem);
    expect(story.run.unreachable_why).toEqual(problem);
  });

  it('is told where a new item waits for that terminal', () => {
    const story = new Story();
    for (let tick = 1; tick <= 4; tick++) story.tick({ terminals: failed(asleep).terminals });
    const { waiting } = story.tick();
    expect(waiting).toMatchObject([
      { reason: 'breaker-open', detail: 'Terminal box does not answer. It did not answer in 20 s. Wake it.' },
    ]);
  });

  it('is in what the item is told after the limit and a day', () => {
    const story = new Story();
    story.begin();
    story.tick(failed(refused));
    story.pass(LIMIT + 24 * HOUR + MINUTE);
    story.tick(failed(refused));
    expect(story.publication('unreachable')?.say).toMatchObject({
      kind: 'unreachable',
      reason: refused.message,
      remedy: refused.remedy,
    });
  });

  it('stays known while the terminal is not even asked', () => {
    const story = new Story();
    story.begin();
    for (let tick = 1; tick <= 5; tick++) story.tick(failed(refused));
    const planned = story.tick({ unasked: true });
    expect(story.run.unreachable_why).toEqual(refused);
    expect(planned.on_terminals).toMatchObject([{ code: refused.code }]);
  });

  it.each([refused, changed])('is a problem of every tick where a person has to mend it: $code', (problem) => {
    const story = new Story();
    story.begin();
    for (let tick = 1; tick <= 6; tick++) {
      const { on_terminals } = story.tick(tick % 2 === 0 ? { unasked: true } : failed(problem));
      expect(on_terminals).toEqual([{ ...problem, message: `Terminal box cannot be used: ${problem.message}` }]);
    }
  });

  it('is asked for again, though nothing else leads there, until it is mended', () => {
    const story = new Story();
    story.tick({ terminals: failed(changed).terminals });
    story.change({ assignees: [] });
    const { wants, on_terminals } = story.plan();
    expect([...wants.terminals]).toEqual(['box']);
    expect(on_terminals).toHaveLength(1);
    const mended = story.tick({ terminals: { box: WELL } });
    expect(mended.on_terminals).toEqual([]);
    expect(story.plan().wants.terminals.size).toBe(0);
  });

  it('is no problem while a machine only sleeps', () => {
    const story = new Story();
    story.begin();
    expect(story.tick(failed(asleep)).on_terminals).toEqual([]);
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

  it('lets an item that never ran start as soon as it is eligible', () => {
    const story = new Story();
    story.change({ state: STATES.backlog });
    story.tick();
    story.fold([{ type: 'released', item_id: 'i-1', at: story.now }]);
    expect(story.reasonOf()).toBe('state');
    story.pass(MINUTE);
    story.change({ state: STATES.todo });
    expect(story.tick().actions).toMatchObject([{ type: 'start', spec: { run: { run_id: 'ENG-1-1' } } }]);
  });

  it('lets an item go on whose only start was refused', () => {
    const story = new Story();
    const before = story.plan().actions.flatMap((action) => (action.type === 'start' ? [action.before] : []))[0];
    story.tick();
    if (before === undefined) throw new Error('nothing starts');
    story.fold([{ type: 'start-refused', item_id: 'i-1', dir_name: story.run.dir_name, before }]);
    story.fold([{ type: 'released', item_id: 'i-1', at: story.now }]);
    expect(story.tick().actions).toMatchObject([{ type: 'start', spec: { run: { run_id: 'ENG-1-2' } } }]);
  });

  it('lets an item start that an earlier version has released before its first run', () => {
    const story = new Story();
    story.change({ state: STATES.backlog });
    story.tick();
    const stranded = { run_id: '', tag: null, class: 'cancelled', at: story.now } as const;
    const items = { 'i-1': { ...story.item, answer: stranded } };
    story.state = parseState(printState({ ...story.state, items }), 'the test');
    story.change({ state: STATES.todo });
    expect(story.tick().actions).toMatchObject([{ type: 'start', spec: { run: { run_id: 'ENG-1-1' } } }]);
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
