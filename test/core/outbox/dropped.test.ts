/** A further run that agentd wanted, and that a person's move takes away: how the last run ended is said all the same. */
import { describe, expect, it } from 'vitest';
import { externalId } from '../../../bot/external-id.ts';
import type { Inspection } from '../../../action/src/model/inspection.ts';
import type { WorkItem } from '../../../action/src/model/work-item.ts';
import { messageOf } from '../../../action/src/tick/run-message.ts';
import { HOUR, RUNNING, STATES, Story, finished, gone, makeConfig, says } from '../scene.ts';

const OFTEN = makeConfig((raw) => (raw.retry = { timeout: 1, failed: 1 }));

const WAITING: readonly (readonly [string, Inspection, string | null])[] = [
  ['a retry after a passing failure', finished({ exit_code: 1, error_class: 'transient' }), 'transient'],
  ['a retry after a plain failure', finished({ exit_code: 1 }), 'failed'],
  ['a retry after a time limit', finished({ exit_code: 143 }, 'limit'), 'timeout'],
  ['a retry of what was lost', gone(), 'lost'],
  ['the reset of a quota', finished({ exit_code: 1, error_class: 'quota' }), 'quota'],
  ['the next step', says('[progress] Half.'), null],
];

const MOVES: readonly (readonly [string, Partial<WorkItem>, string])[] = [
  ['moved to an end state', { state: STATES.done }, 'It was moved to Done.'],
  ['cancelled', { state: STATES.cancelled }, 'It was moved to Cancelled.'],
  ['moved to review by a person', { state: STATES.review }, 'It was moved to In Review.'],
  ['taken from the bot', { assignees: [] }, 'It was taken out of the bot’s hands.'],
];

const CASES = WAITING.flatMap(([what, ending, failure]) =>
  MOVES.map(([how, change, by]) => ({ what, ending, failure, how, change, by })),
);

/** The run has ended like that, and a further one is wanted. */
function waiting(ending: Inspection): Story {
  const story = new Story(OFTEN);
  story.begin();
  story.pass(HOUR);
  // What is decided is noted, and nothing starts yet.
  story.fold(story.plan({ runs: { 'i-1': ending } }).events);
  story.publishAll();
  expect(story.item.next).not.toBeNull();
  story.pass(1000);
  return story;
}

function notes(story: Story): unknown[] {
  return Object.values(story.state.outbox).filter(({ steps }) => steps.some(({ kind }) => kind === 'comment'));
}

describe('where a person acts while agentd waits for', () => {
  it.each(CASES)('$what and the item is $how, one note says how it ended and that nothing follows', (one) => {
    const story = waiting(one.ending);
    story.change(one.change);
    story.tick();
    expect(notes(story)).toEqual([
      expect.objectContaining({
        say: expect.objectContaining({ kind: 'dropped', class: one.failure, reason: one.by }) as unknown,
        run: expect.objectContaining({ run_id: 'ENG-1-1', terminal: 'box', executor: 'codex' }) as unknown,
      }),
    ]);
    expect(story.item).toMatchObject({ next: null, answer: { class: 'cancelled' } });
    story.publishAll();
    for (let n = 0; n < 3; n++) {
      story.pass(HOUR);
      expect(story.tick().actions).toEqual([]);
      expect(notes(story)).toEqual([]);
    }
  });

  it('a rerun in a new conversation, the same', () => {
    const story = new Story();
    story.round(says('[question] Left?'));
    story.say();
    story.begin();
    story.pass(HOUR);
    story.fold(story.plan({ runs: { 'i-1': finished({ exit_code: 1 }) } }).events);
    expect(story.item.next).toMatchObject({ kind: 'rerun' });
    story.pass(1000);
    story.change({ state: STATES.done });
    story.tick();
    expect(story.publication('result')).toMatchObject({ run: { run_id: 'ENG-1-2' }, say: { kind: 'dropped' } });
  });
});

describe('the note', () => {
  const busy = finished({ exit_code: 1, error_class: 'transient', tail: '503' });

  it('is the result of a run that has said nothing; after [progress] it is a note of its own', () => {
    const failed = waiting(busy);
    failed.change({ state: STATES.done });
    failed.tick();
    expect(Object.keys(failed.state.outbox)).toContain('ENG-1-1:result');
    const stepped = waiting(says('[progress] Half.'));
    stepped.change({ state: STATES.done });
    stepped.tick();
    expect(Object.keys(stepped.state.outbox)).toContain('ENG-1-1:dropped');
    expect(externalId('01234567', 'i-1', 'ENG-1-1', 'dropped')).not.toBe(
      externalId('01234567', 'i-1', 'ENG-1-1', 'result'),
    );
  });

  it('names why the run failed, what the person did, and the run', () => {
    const story = waiting(busy);
    story.change({ state: STATES.done });
    story.tick();
    const message = messageOf(story.publication('result')!, null, story.config, 'ENG-1');
    expect(message).toMatchObject({
      kind: 'dropped',
      by: 'It was moved to Done.',
      ended: { class: 'transient' },
      facts: { run_id: 'ENG-1-1', terminal: 'box', seconds: 60, round: 1, attempt: 1 },
    });
  });

  it('is made from the history where an earlier version noted what was wanted', () => {
    const story = waiting(busy);
    const { next, ...item } = story.item;
    story.state = { ...story.state, items: { 'i-1': { ...item, next: { ...next!, after: null } } } };
    story.change({ state: STATES.done });
    story.tick();
    expect(story.publication('result')).toMatchObject({ run: { run_id: 'ENG-1-1', terminal: 'box' } });
  });

  it('comes once, although its event is folded twice', () => {
    const story = waiting(busy);
    story.change({ state: STATES.done });
    const { events } = story.plan();
    story.fold(events);
    story.publishAll();
    story.fold(events.filter(({ type }) => type === 'next-dropped'));
    expect(notes(story)).toEqual([]);
  });
});

describe('a run that ends when a person has already moved its item', () => {
  it.each([
    ['[progress]', says('[progress] Half.')],
    ['a failure that would be tried again at once', finished({ exit_code: 1 })],
  ])('with %s starts nothing more, not even in the same tick', (_what, ending) => {
    const story = new Story();
    story.round(says('[question] Left?'));
    story.say();
    story.begin();
    story.pass(HOUR);
    story.tick({ runs: { 'i-1': RUNNING } });
    story.pass(1000);
    story.change({ state: STATES.done });
    const seen = { runs: { 'i-1': ending } };
    expect(story.tick(seen).actions.filter(({ type }) => type === 'start')).toEqual([]);
    story.publishAll();
    expect(story.tick().actions.filter(({ type }) => type === 'start')).toEqual([]);
    expect(notes(story)).toHaveLength(1);
  });
});
