/** Which changes of an item stop its run: edges that were seen by id, never a state that merely looks odd. */
import { describe, expect, it } from 'vitest';
import type { Detail } from '../../../action/src/core/observations.ts';
import type { WorkItem } from '../../../action/src/model/work-item.ts';
import { lastGoodOf, recalled } from '../../../action/src/config/last-good.ts';
import {
  BOT,
  HOUR,
  NOW,
  PROJECT,
  RUNNING,
  STATES,
  Story,
  UNKNOWN,
  finished,
  makeConfig,
  makeItem,
  says,
} from '../scene.ts';

/** Running, and moved to the working state by agentd. */
function running(): Story {
  const story = new Story();
  story.begin();
  story.pass(HOUR);
  story.change({ state: STATES.working });
  const left = { state_ids: [STATES.working.id], assigned: true, bot: BOT, updated_at: story.now };
  story.fold([{ type: 'item-moved', item_id: 'i-1', left }]);
  story.tick({ runs: { 'i-1': RUNNING } });
  story.pass(1000);
  return story;
}

function actions(story: Story, seen: Parameters<Story['tick']>[0] = {}): readonly string[] {
  return story
    .tick({ runs: { 'i-1': { ...RUNNING, started_at: story.now } }, ...seen })
    .actions.map(({ type }) => type);
}

const STOPS: readonly (readonly [string, Partial<WorkItem>])[] = [
  ['moved to an end state', { state: STATES.done }],
  ['moved to review', { state: STATES.review }],
  ['moved back to a pick-up state', { state: STATES.todo }],
  ['taken from the bot', { assignees: [] }],
  ['given to a person', { assignees: ['user-ada'] }],
];

const GOES_ON: readonly (readonly [string, Partial<WorkItem>])[] = [
  ['renamed', { name: 'Another' }],
  ['labelled', { labels: ['x'] }],
  ['made urgent', { priority: 'urgent' }],
  ['given to a person as well', { assignees: [BOT, 'user-ada'] }],
];

describe('a run is stopped when its item is', () => {
  it.each(STOPS)('%s', (_how, change) => {
    const story = running();
    story.change(change);
    expect(actions(story)).toEqual(['kill']);
    expect(story.run).toMatchObject({ phase: 'stopping', why: 'cancel' });
  });
});

describe('a run whose item cannot be read by id', () => {
  const problem = { code: 'plane-forbidden', message: 'Plane answered 403.', remedy: 'Look.', retry: false };
  const details = new Map<string, Detail>([['i-1', { ok: false, problem }]]);

  it('is stopped when the list shows that a person moved it', () => {
    const story = running();
    story.change({ state: STATES.done });
    expect(actions(story, { details })).toEqual(['kill']);
    expect(story.run).toMatchObject({ phase: 'stopping', why: 'cancel', detail: 'It was moved to Done.' });
  });

  it('is stopped by what a list has shown before, unless this tick’s list broke off', () => {
    const story = running();
    story.change({ state: STATES.done });
    const runs = { 'i-1': { ...RUNNING, started_at: story.now } };
    story.tick({ details: new Map(), runs: { 'i-1': UNKNOWN } });
    const later = { full: false, listed: [], details, runs };
    expect(story.plan({ ...later, cut: 'changes' }).actions).toEqual([]);
    expect(story.plan(later).actions).toMatchObject([{ type: 'kill' }]);
  });

  it('goes on as long as nothing shows a move, and that is told', () => {
    const story = running();
    const runs = { 'i-1': { ...RUNNING, started_at: story.now } };
    const { actions: planned, problems } = story.plan({ details, listed: [], runs });
    expect(planned).toEqual([]);
    expect(problems).toEqual([{ ...problem, message: 'ENG-1: Plane answered 403.' }]);
  });
});

describe('a run goes on when its item is', () => {
  it.each(GOES_ON)('%s', (_how, change) => {
    const story = running();
    story.change(change);
    expect(actions(story)).toEqual([]);
  });

  it('shown in another state by an older copy', () => {
    const story = running();
    const older = makeItem({ state: STATES.done, updated_at: NOW });
    const detail: Detail = { ok: true, item: older, comments: [], blockers: [] };
    expect(actions(story, { listed: [older], details: new Map([['i-1', detail]]) })).toEqual([]);
  });

  it('moved, as far as only a list says: it is read by id first', () => {
    const story = running();
    story.change({ state: STATES.done });
    const runs = { 'i-1': { ...RUNNING, started_at: story.now } };
    const planned = story.plan({ runs, details: new Map() });
    expect(planned.actions).toEqual([]);
    expect(planned.wants.items.get('i-1')).toMatchObject({ purpose: 'cancel' });
  });

  it('in a project that does not answer', () => {
    const story = running();
    story.change({ state: STATES.done });
    expect(actions(story, { listed: null })).toEqual([]);
  });
});

describe('after a stop', () => {
  function stopped(state: WorkItem['state']): Story {
    const story = running();
    story.change({ state });
    actions(story);
    story.end(finished({ exit_code: 143, final: 'interrupted' }, 'kill'));
    story.publishAll();
    return story;
  }

  it('a note is left and the item is not moved', () => {
    const story = running();
    story.change({ state: STATES.done });
    actions(story);
    story.end(finished({ exit_code: 143 }, 'kill'));
    const publication = story.publication('result');
    expect(publication?.say).toMatchObject({ kind: 'cancelled', tag: null, reason: 'It was moved to Done.' });
    expect(publication?.steps).toMatchObject([{ kind: 'comment' }]);
  });

  it('the same move does not start it, a later one does', () => {
    const story = stopped(STATES.todo);
    expect(story.tick().actions).toEqual([]);
    expect(story.reasonOf()).toBe('answered');
    story.pass(HOUR);
    story.change({ state: STATES.working });
    expect(story.tick().actions).toMatchObject([{ type: 'start' }]);
  });

  it('the thread is kept for the next round', () => {
    const story = stopped(STATES.todo);
    story.say();
    story.tick();
    expect(story.run).toMatchObject({ thread_id: 'thread-1', comments: ['c-1'] });
  });

  it('kills go on until it has ended', () => {
    const story = running();
    story.change({ state: STATES.done });
    expect(actions(story)).toEqual(['kill']);
    expect(actions(story)).toEqual(['kill']);
    story.end(says('[review] Done.'));
    expect(story.isOpen).toBe(false);
  });
});

describe('what agentd still wants', () => {
  it.each([
    ['taken from the bot', { assignees: [] }],
    ['moved to an end state', { state: STATES.done }],
  ])('is dropped when the item is %s', (_how, change) => {
    const story = new Story();
    story.round(finished({ exit_code: 1, error_class: 'transient' }));
    story.pass(HOUR);
    story.change(change);
    expect(story.tick().actions).toMatchObject([{ type: 'publish' }]);
    expect(story.item).toMatchObject({ next: null, answer: { class: 'cancelled' } });
  });
});

describe('a label that the project requires', () => {
  const LABELS = { ...PROJECT, labels: { 'l-1': 'agent', 'l-2': 'urgent' } };
  const config = (require_label?: string | readonly string[]) =>
    makeConfig((raw) => {
      raw.projects['ENG'] = { ...raw.projects['ENG'], ...(require_label === undefined ? {} : { require_label }) };
    });

  function labelled(require_label: string | readonly string[] = 'Agent'): Story {
    const story = new Story(config(require_label), [makeItem({ labels: ['agent', 'urgent'] })]);
    story.tick({ info: LABELS });
    story.begin();
    story.pass(HOUR);
    return story;
  }

  it.each([
    ['taken off', 'Agent', []],
    ['one of several, taken off', ['agent', 'urgent'], ['agent']],
  ])('stops the run when it is %s', (_how, require_label, labels) => {
    const story = labelled(require_label);
    story.change({ labels });
    expect(actions(story, { info: LABELS })).toEqual(['kill']);
    const detail = expect.stringMatching(/^The label `(Agent|urgent)`, which it needs, was taken off\.$/);
    expect(story.run).toMatchObject({ phase: 'stopping', why: 'cancel', detail });
  });

  it('stops the run when it is taken off, also by what is kept of a configuration that has broken', () => {
    const began = labelled();
    const { state, allowed_authors } = began.config;
    const known = recalled(lastGoodOf(began.config), { state, allowed_authors });
    const story = new Story(known ?? makeConfig(), began.items);
    story.state = began.state;
    story.now = began.now;
    story.change({ labels: [] });
    expect(actions(story, { info: LABELS })).toEqual(['kill']);
  });

  it('that only a list shows to be off is looked for by id first', () => {
    const story = labelled();
    story.change({ labels: [] });
    const planned = story.plan({ info: LABELS, runs: { 'i-1': RUNNING }, details: new Map() });
    expect(planned.actions).toEqual([]);
    expect(planned.wants.items.get('i-1')).toMatchObject({ purpose: 'cancel' });
  });

  it('leaves a run alone that began before the configuration required it', () => {
    const began = new Story(config(), [makeItem()]);
    began.tick({ info: LABELS });
    began.begin();
    const story = new Story(config('Agent'), began.items);
    story.state = began.state;
    story.now = began.now + HOUR;
    story.change({ name: 'Another' });
    expect(actions(story, { info: LABELS })).toEqual([]);
  });

  it.each([
    ['is renamed in Plane', { 'l-1': 'bot', 'l-2': 'urgent' }, ['bot', 'urgent']],
    ['cannot be told from one whose name is not known', LABELS.labels, ['5b0c5f0e-0000-4000-8000-000000000000']],
  ])('leaves a run alone when it %s', (_how, names, labels) => {
    const story = labelled();
    story.change({ labels });
    expect(actions(story, { info: { ...LABELS, labels: names } })).toEqual([]);
  });
});
