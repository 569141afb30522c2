/** A configuration of which a part cannot be used: what is decided by it, and what is left until it is mended. */
import { describe, expect, it } from 'vitest';
import { NOTHING_BARRED } from '../../../action/src/config/barred.ts';
import type { Barred } from '../../../action/src/config/barred.ts';
import { plan } from '../../../action/src/core/plan.ts';
import type { PlanResult } from '../../../action/src/core/plan.ts';
import type { RawConfig, Seen } from '../scene.ts';
import { HOUR, NONE, NOW, RUNNING, Story, finished, makeConfig, makeItem, says } from '../scene.ts';

const PROBLEM = { code: 'config-invalid', message: 'Broken.', remedy: 'Mend it.', retry: false };
const EVERYTHING: Barred = { ...NOTHING_BARRED, all: 'it is broken', problems: [PROBLEM] };
const CODEX: Barred = { ...NOTHING_BARRED, executors: new Map([['codex', 'it is broken']]), problems: [PROBLEM] };
const BOX: Barred = { ...NOTHING_BARRED, terminals: new Map([['box', 'it is broken']]), problems: [PROBLEM] };
const ENG: Barred = { ...NOTHING_BARRED, projects: new Map([['ENG', 'it is broken']]), problems: [PROBLEM] };
const PARTS: readonly (readonly [what: string, barred: Barred, where: string])[] = [
  ['everything', EVERYTHING, ''],
  ['its project', ENG, ' in project ENG'],
  ['its terminal', BOX, ' on terminal box'],
  ['its executor', CODEX, ' with executor codex'],
];

function planned(story: Story, barred: Barred, seen: Seen = {}): PlanResult {
  return plan(story.state, { ...story.observations(seen), barred }, story.config, story.now);
}

/** The same state under a configuration that has lost something. */
function under(story: Story, change: (raw: RawConfig) => void): Story {
  const other = new Story(makeConfig(change), story.items);
  other.state = story.state;
  other.now = story.now;
  return other;
}

describe.each(PARTS)('when %s cannot be used', (_, barred, where) => {
  it('an item does not start, and it says why', () => {
    const { actions, waiting } = planned(new Story(), barred);
    expect(actions).toEqual([]);
    const detail = `Nothing starts${where}: it is broken.`;
    expect(waiting).toEqual([{ key: 'ENG-1', reason: 'config-broken', detail, until: null }]);
  });

  it('a run is settled, and what it says is posted', () => {
    const story = new Story();
    story.begin();
    story.fold(planned(story, barred, { runs: { 'i-1': says('[review] Done.') } }).events);
    expect(story.item.answer).toMatchObject({ tag: 'review' });
    const runs = { 'publication:ENG-1-1:result': says('[review] Done.') };
    expect(planned(story, barred, { runs }).actions).toMatchObject([{ type: 'publish', key: 'ENG-1' }]);
  });

  it('a run that is over its time is stopped', () => {
    const story = new Story();
    story.begin();
    const watch = { elapsed_s: 100_000, quiet_s: 0, alive: false };
    const { actions } = planned(story, barred, { runs: { 'i-1': { ...RUNNING, watch } } });
    expect(actions).toMatchObject([{ type: 'kill', key: 'ENG-1' }]);
  });

  it('a launch that has not begun is not repeated, and not given up either', () => {
    const story = new Story();
    story.tick();
    story.pass(HOUR);
    const { actions, events } = planned(story, barred, { runs: { 'i-1': NONE } });
    expect(actions).toEqual([]);
    expect(events.filter(({ type }) => type === 'run-settled' || type === 'run-relaunched')).toEqual([]);
  });

  it('a launch that has not begun is taken back for whoever takes the item', () => {
    const story = new Story();
    story.tick();
    story.pass(HOUR);
    story.change({ assignees: [] });
    expect(planned(story, barred, { runs: { 'i-1': NONE } }).actions).toMatchObject([{ type: 'void' }]);
  });
});

describe('what is missing from a broken configuration', () => {
  it('ends no wait for a further attempt: it may come back', () => {
    const before = new Story();
    before.begin();
    before.fold(before.plan({ runs: { 'i-1': finished({ exit_code: 1, error_class: 'transient' }) } }).events);
    before.publishAll();
    for (const barred of [CODEX, EVERYTHING]) {
      const story = under(before, (raw) => {
        delete raw.executors['codex'];
        if (barred === EVERYTHING) raw.projects = {};
      });
      story.now += 3 * HOUR;
      const { events } = planned(story, barred);
      expect(events.filter(({ type }) => type === 'next-dropped')).toEqual([]);
    }
  });

  it('is not told as a terminal that was taken out', () => {
    const before = new Story();
    before.begin();
    const story = under(before, (raw) => {
      delete raw.terminals['box'];
    });
    const told = (barred: Barred): boolean => {
      const other = under(story, (raw) => {
        delete raw.terminals['box'];
      });
      for (let hours = 0; hours < 3; hours++) {
        const { events } = planned(other, barred, { unasked: true });
        if (events.some(({ type }) => type === 'unreachable-told')) return true;
        other.fold(events);
        other.now += HOUR;
      }
      return false;
    };
    expect(told(NOTHING_BARRED)).toBe(true);
    expect(told(BOX)).toBe(false);
  });

  it('is told as unread, and not as taken out, by whoever waits for it', () => {
    const before = new Story();
    before.begin();
    before.end(says('[review] Done.'));
    const item = makeItem({ id: 'i-2', key: 'ENG-2' });
    const next = new Story(before.config, [...before.items, item]);
    next.state = before.state;
    next.tick({ runs: { 'i-2': RUNNING } });
    const story = under(next, (raw) => {
      delete raw.terminals['box'];
    });
    const { on_terminals, waiting } = planned(story, BOX, { unasked: true });
    expect(on_terminals).toMatchObject([{ code: 'terminal-unread', retry: false }]);
    expect(on_terminals[0]?.message).toMatch(/^Of terminal box .* ENG-2-1 .* ENG-1-1 cannot be read\.$/);
    const posting = waiting.find(({ key }) => key === 'ENG-1');
    expect(posting).toMatchObject({ reason: 'publishing', detail: expect.stringContaining('broken configuration') });
    expect(planned(story, NOTHING_BARRED, { unasked: true }).on_terminals).toMatchObject([
      { code: 'terminal-unknown' },
    ]);
  });

  it('is not replaced by another user, who would say what its bot has to say', () => {
    const before = new Story();
    before.begin();
    before.end(says('[review] Done.'));
    const story = under(before, (raw) => {
      delete raw.terminals['box'];
    });
    const runs = { 'publication:ENG-1-1:result': says('[review] Done.') };
    expect(planned(story, NOTHING_BARRED, { runs }).actions).toMatchObject([{ type: 'publish' }]);
    expect(planned(story, BOX, { runs }).actions).toEqual([]);
  });

  it('leaves a bot’s items with it while its token is not set', () => {
    const story = new Story();
    story.tick();
    const identity = { problem: PROBLEM, last_user_id: 'user-bot' };
    const other = new Story(story.config, [...story.items]);
    other.fold([{ type: 'identity', terminal: 'box', user_id: 'user-bot', key: null, at: NOW }]);
    const { waiting } = planned(other, BOX, { identity });
    expect(waiting).toMatchObject([{ key: 'ENG-1', reason: 'config-broken' }]);
  });
});
