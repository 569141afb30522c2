/** A stop that comes when the run has ended by itself: by a move, and by a comment that says only that. */
import { describe, expect, it } from 'vitest';
import { saysStop } from '../../../action/src/core/runs/late-stop.ts';
import { messageOf } from '../../../action/src/tick/run-message.ts';
import { HOUR, MINUTE, RUNNING, STATES, Story, finished, makeResult, says } from '../scene.ts';

/** Running, and moved to the working state by agentd. */
function running(): Story {
  const story = new Story();
  story.begin();
  story.pass(HOUR);
  story.change({ state: STATES.working });
  const left = { state_ids: [STATES.working.id], assigned: true, bot: null, updated_at: story.now };
  story.fold([{ type: 'item-moved', item_id: 'i-1', left }]);
  story.tick({ runs: { 'i-1': RUNNING } });
  story.pass(MINUTE);
  return story;
}

const late = (story: Story) => story.publication('result')?.say.late;

describe('a move that is to stop a run which has ended by itself', () => {
  it('is answered in the comment with the result, and nothing follows', () => {
    const story = running();
    story.change({ state: STATES.todo });
    story.end(says('[review] Done.'));
    expect(late(story)).toBe('It was moved to Todo.');
    const result = makeResult({ last_message: '[review] Done.' });
    expect(messageOf(story.publication('result')!, result, story.config, 'ENG-1')).toMatchObject({
      kind: 'answer',
      facts: { late: 'It was moved to Todo.' },
    });
    story.publishAll();
    story.pass(HOUR);
    expect(story.tick().actions).toEqual([]);
    expect(story.reasonOf()).toBe('answered');
  });

  it('is answered so too where the stop was decided before the end was seen', () => {
    const story = running();
    story.change({ state: STATES.cancelled });
    story.tick({ runs: { 'i-1': { ...RUNNING, started_at: story.now } } });
    expect(story.run.phase).toBe('stopping');
    story.end(says('[review] Done.'));
    expect(late(story)).toBe('It was moved to Cancelled.');
  });

  it('keeps a step after [progress] from being made, with a note of its own', () => {
    const story = running();
    story.change({ state: STATES.backlog });
    story.end(says('[progress] One of two.'));
    expect(late(story)).toBeUndefined();
    story.publishAll();
    story.tick();
    expect(story.publication('dropped')?.say.reason).toBe('It was moved to Backlog.');
    story.publishAll();
    story.pass(HOUR);
    expect(story.tick().actions).toEqual([]);
  });

  it('is not told of where nobody moved the item, nor of a run that was stopped', () => {
    const done = running();
    done.end(says('[review] Done.'));
    expect(late(done)).toBeUndefined();
    const stopped = running();
    stopped.change({ state: STATES.done });
    stopped.tick({ runs: { 'i-1': { ...RUNNING, started_at: stopped.now } } });
    stopped.end(finished({ exit_code: 143 }, 'kill'));
    expect(stopped.publication('result')?.say).toMatchObject({ kind: 'cancelled' });
    expect(late(stopped)).toBeUndefined();
  });
});

describe('a comment that only says stop', () => {
  function answered(message = '[review] Done.'): Story {
    const story = new Story();
    story.round(says(message));
    story.pass(HOUR);
    return story;
  }

  it('after the run has ended starts none: it is answered that it has already finished, once', () => {
    const story = answered();
    story.say({ html: '<p>Stop!</p>' });
    expect(story.tick().actions).toMatchObject([{ type: 'publish' }]);
    const note = story.publication('late');
    expect(note).toMatchObject({ run: { run_id: 'ENG-1-1', terminal: 'box' }, steps: [{ kind: 'comment' }] });
    expect(messageOf(note!, null, story.config, 'ENG-1').kind).toBe('late');
    story.publishAll();
    story.pass(HOUR);
    expect(story.tick().actions).toEqual([]);
    expect(story.publication('late')).toBeUndefined();
    expect(story.reasonOf()).toBe('answered');
  });

  it('is answered again, with another comment, when it is said again', () => {
    const story = answered();
    const ids = [1, 2].map((n) => {
      story.say({ html: '<p>stop</p>', id: `c-${n}` });
      story.tick();
      const [note] = story.publication('late')?.steps ?? [];
      story.publishAll();
      story.pass(MINUTE);
      return note?.suffix;
    });
    expect(new Set(ids).size).toBe(2);
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), expect.stringMatching(/^[0-9a-f]{16}$/)]);
  });

  it('names the run as it was called then, also after its project was renamed and nothing else is kept of it', () => {
    const story = answered();
    const item = { ...story.item, run_key: 'OLD-7' };
    story.state = { ...story.state, history: [], items: { 'i-1': item } };
    story.say({ html: '<p>stop</p>' });
    story.tick();
    expect(story.publication('late')?.run.run_id).toBe('OLD-7-1');
    story.publishAll();
    const next = { kind: 'retry', not_before: story.now, thread: 'keep', quota: false, after: null } as const;
    story.state = { ...story.state, items: { 'i-1': { ...story.item, next, answer: null } } };
    story.fold([{ type: 'released', item_id: 'i-1', at: story.now }]);
    expect(story.item.answer).toMatchObject({ run_id: 'OLD-7-1', class: 'cancelled' });
  });

  it('during the run is heard at its end, and starts nothing either', () => {
    const story = new Story();
    story.begin();
    story.pass(MINUTE);
    story.say({ html: '<p>please stop</p>' });
    story.end(says('[review] Done.'));
    story.publishAll();
    story.tick();
    expect(story.isOpen).toBe(false);
    expect(story.publication('late')).toBeDefined();
  });

  it('is a reply after a question, and part of the next prompt with other words', () => {
    const question = answered('[question] Go on or stop?');
    question.say({ html: '<p>Stop.</p>' });
    expect(question.plan().actions).toMatchObject([{ type: 'start' }]);
    const more = answered();
    more.say({ html: '<p>Stop.</p>' });
    more.say({ html: '<p>And revert it.</p>' });
    expect(more.plan().actions).toMatchObject([{ type: 'start', spec: { comments: ['c-1', 'c-2'] } }]);
  });

  it('by somebody who may not is nothing', () => {
    const story = answered();
    story.say({ html: '<p>stop</p>', actor: 'user-eve' });
    story.tick();
    expect(story.publication('late')).toBeUndefined();
  });

  it('ends the wait for a further attempt, with a note that says so', () => {
    const story = new Story();
    story.round(finished({ exit_code: 1, error_class: 'transient' }));
    story.pass(1000);
    story.say({ html: '<p>/stop</p>' });
    story.tick();
    expect(story.item).toMatchObject({ next: null, answer: { class: 'cancelled' }, unheard: { allowed: 0 } });
    expect(story.publication('result')?.say).toMatchObject({ kind: 'dropped', reason: 'It was stopped by a comment.' });
    story.publishAll();
    story.pass(24 * HOUR);
    expect(story.tick().actions).toEqual([]);
  });
});

describe('what only says stop', () => {
  it.each([
    'stop',
    'Stop!',
    '/stop',
    'please, stop it.',
    '@bot-box stop',
    'cancel',
    'Abort now',
    ' stop&nbsp;the run ',
  ])('%s', (text) => {
    expect(saysStop(`<p>${text}</p>`)).toBe(true);
  });

  it.each([
    'stop the server in the test',
    'do not stop',
    'non-stop',
    'stopped?',
    'unstop',
    '',
    'Cancel buttons are red',
  ])('and what does not: %s', (text) => {
    expect(saysStop(`<p>${text}</p>`)).toBe(false);
  });
});
