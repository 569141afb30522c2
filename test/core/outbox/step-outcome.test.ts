import { describe, expect, it } from 'vitest';
import { SAID_KEPT } from '../../../action/src/core/state/state.ts';
import type { Publication, Step } from '../../../action/src/core/state/state.ts';
import { stepOutcome } from '../../../action/src/core/outbox/step-outcome.ts';
import type { StepDone, StepEvent, StepFacts } from '../../../action/src/core/outbox/step-outcome.ts';
import { MINUTE, Story, says } from '../scene.ts';

/** The comment of an answer, tried once more. */
class Setting {
  readonly story = new Story();

  constructor() {
    this.story.begin();
    this.story.end(says('[review] Done.'));
  }

  get publication(): Publication {
    const publication = this.story.publication('result');
    if (publication === undefined) throw new Error('nothing is said');
    return publication;
  }

  get step(): Step | undefined {
    return this.publication.steps[0];
  }

  try(done: StepDone, more: Partial<StepFacts> = {}): StepEvent {
    const { story } = this;
    const facts = {
      digest: null,
      said_digest: null,
      in_doubt: false,
      now: story.now,
      state: story.state,
      suffix: 'ab12',
    };
    const event = stepOutcome(this.publication, 0, done, { ...facts, ...more });
    story.fold([event]);
    return event;
  }
}

function failure(code: string, retry = false): StepDone {
  return { status: 'open', reason: code, problem: { code, message: 'No.', remedy: '', retry } };
}

describe('a comment whose external id is taken', () => {
  it('by a foreign actor is tried at once under another id, and refused when that is taken as well', () => {
    const setting = new Setting();
    expect(setting.try(failure('plane-comment-taken'))).toMatchObject({ type: 'step-failed' });
    expect(setting.step).toMatchObject({ suffix: 'ab12', tries: 1, not_before: setting.story.now });
    expect(setting.try(failure('plane-comment-taken'))).toMatchObject({ type: 'step-ended', status: 'refused' });
  });

  it('by a comment that cannot be read keeps its id, however often that is so', () => {
    const setting = new Setting();
    for (let tries = 0; tries < 10; tries++) {
      expect(setting.try(failure('plane-comment-unread'))).toMatchObject({ type: 'step-failed' });
      setting.story.pass(10 * MINUTE);
    }
    expect(setting.step?.suffix).toBeNull();
  });

  it('by a comment that is not seen keeps its id while a replica may lag, and then counts as taken', () => {
    const setting = new Setting();
    setting.try(failure('plane-comment-unseen', true));
    setting.story.pass(5 * MINUTE);
    setting.try(failure('plane-comment-unseen', true));
    expect(setting.step?.suffix).toBeNull();
    setting.story.pass(1);
    setting.try(failure('plane-comment-unseen', true));
    expect(setting.step).toMatchObject({ suffix: 'ab12', unseen_since: null });
  });
});

describe('a try that failed', () => {
  it.each([
    ['needs a person, when it does not pass', 'plane-forbidden', false, [true, true, true]],
    ['needs one once it has not passed three times', 'plane-server-error', true, [false, false, true]],
    ['needs none when the tick itself was short of time', 'no-time-left', true, [false, false, false]],
  ])('%s', (_what, code, retry, stuck) => {
    const setting = new Setting();
    const met = stuck.map(() => {
      setting.try(failure(code, retry));
      return setting.step?.stuck;
    });
    expect(met).toEqual(stuck);
  });

  it('never shortens a wait that is in state', () => {
    const setting = new Setting();
    setting.try(failure('plane-server-error', true), { in_doubt: true });
    setting.try(failure('plane-forbidden'));
    expect(setting.step?.not_before).toBe(setting.story.now + 90_000);
  });
});

describe('a comment that is there', () => {
  const there = (id: string): StepDone => ({ status: 'done', comment_id: id });

  it('is kept with its digest, unless nobody can vouch for it', () => {
    const setting = new Setting();
    setting.try(there('c-1'), { said_digest: 'd-1' });
    expect(setting.story.item.said).toEqual([{ id: 'c-1', digest: 'd-1' }]);
    const other = new Setting();
    other.try(there('c-1'), { said_digest: null });
    expect(other.story.item.said).toEqual([]);
  });

  it('makes room for itself among the last few', () => {
    const setting = new Setting();
    const said = Array.from({ length: SAID_KEPT }, (_, index) => ({ id: `old-${index}`, digest: 'd' }));
    const { story } = setting;
    story.state = { ...story.state, items: { 'i-1': { ...story.item, said } } };
    setting.try(there('new'), { said_digest: 'd-1' });
    expect(story.item.said).toHaveLength(SAID_KEPT);
    expect([story.item.said[0]?.id, story.item.said.at(-1)?.id]).toEqual(['old-1', 'new']);
  });

  it('stays known through the runs that follow', () => {
    const setting = new Setting();
    setting.try(there('c-1'), { said_digest: 'd-1' });
    const { story } = setting;
    story.publishAll();
    story.pass(10 * MINUTE);
    story.say();
    story.begin();
    story.end(says('[review] Again.'));
    expect(story.item.said).toEqual([{ id: 'c-1', digest: 'd-1' }]);
  });
});
