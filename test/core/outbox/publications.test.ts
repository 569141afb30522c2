import { describe, expect, it } from 'vitest';
import type { Inspection } from '../../../action/src/model/inspection.ts';
import { planPublications } from '../../../action/src/core/outbox/publications.ts';
import { refsOf } from '../../../action/src/core/state/refs.ts';
import { HOUR, NONE, RUNNING, Story, UNKNOWN, finished, makeConfig, says } from '../scene.ts';

const DONE = says('[review] Done.');
const NOBODY: ReadonlySet<string> = new Set();

function ended(story = new Story()): Story {
  story.begin();
  story.end(DONE);
  return story;
}

function planned(story: Story, look?: Inspection): readonly string[] {
  const runs = new Map(look === undefined ? [] : [['publication:ENG-1-1:result', look]]);
  return planPublications(story.state, runs, NOBODY, story.now).map(({ type }) => type);
}

function endStep(story: Story, step: number, status: 'done' | 'refused' = 'done'): void {
  const publication_id = 'ENG-1-1:result';
  story.fold([{ type: 'step-ended', publication_id, step, status, reason: null, digest: null, left: null }]);
}

describe('a result', () => {
  it('goes out with what is read of its run again', () => {
    const story = ended();
    expect(refsOf(story.state).map(({ id }) => id)).toEqual(['publication:ENG-1-1:result']);
    expect(planned(story, DONE)).toEqual(['publish']);
  });

  it('waits while the key of its terminal is that of somebody else', () => {
    const story = ended();
    const runs = new Map([['publication:ENG-1-1:result', DONE]]);
    expect(planPublications(story.state, runs, new Set(['box']), story.now)).toEqual([]);
    expect(planPublications(story.state, runs, new Set(['other']), story.now)).toMatchObject([{ type: 'publish' }]);
  });

  it.each([UNKNOWN, NONE, RUNNING])('waits while its run cannot be read again: $state', (look) => {
    const story = ended();
    expect(planned(story, look)).toEqual([]);
    story.pass(23 * HOUR);
    expect(planned(story, look)).toEqual([]);
    story.pass(2 * HOUR);
    expect(planned(story, look), 'after a day it is said that it is lost').toEqual(['publish']);
  });

  it('is not read again once its comment is there', () => {
    const story = ended();
    endStep(story, 0);
    expect(refsOf(story.state)).toEqual([]);
    expect(planned(story)).toEqual(['publish']);
  });

  it('waits until a failed step may be tried again', () => {
    const story = ended();
    const failure = { publication_id: 'ENG-1-1:result', step: 0, reason: 'x', digest: 'abc', stuck: false } as const;
    story.fold([{ type: 'step-failed', ...failure, not_before: story.now + HOUR }]);
    expect(planned(story, DONE)).toEqual([]);
    story.pass(HOUR);
    expect(planned(story, DONE)).toEqual(['publish']);
    expect(story.publication('result')).toMatchObject({ digest: 'abc', steps: [{ tries: 1 }, {}] });
  });

  it('lets its run be forgotten only when every step has ended', () => {
    const story = ended();
    endStep(story, 0, 'refused');
    expect(planned(story)).toEqual(['publish']);
    endStep(story, 1);
    expect(planned(story)).toEqual(['forget']);
    expect(story.reasonOf(), 'and holds its item no longer').toBe('answered');
  });

  it('is given up to be tidied after a few tries', () => {
    const story = ended();
    endStep(story, 0);
    endStep(story, 1);
    for (let tries = 0; tries < 5; tries++) {
      expect(planned(story)).toEqual(['forget']);
      story.fold([{ type: 'forgotten', publication_id: 'ENG-1-1:result', done: false }]);
    }
    expect(planned(story)).toEqual([]);
    story.tick();
    expect(story.state.outbox).toEqual({});
  });

  it('is told to people outside Plane, where the config asks for it', () => {
    const story = ended(new Story(makeConfig((raw) => (raw['notices'] = [{ url_key: 'HOOK', tags: ['review'] }]))));
    expect(story.publication('result')?.steps.map(({ kind }) => kind)).toEqual(['comment', 'state', 'notice']);
  });

  it('of a step that ended already changes nothing', () => {
    const story = ended();
    endStep(story, 0);
    const { state } = story;
    endStep(story, 0, 'refused');
    expect(story.state).toEqual(state);
  });
});

describe('several publications of one item', () => {
  /** A run that was told to be unreachable, and whose result came after all. */
  function twice(): Story {
    const story = new Story();
    story.begin();
    story.pass(HOUR);
    story.tick({ runs: { 'i-1': UNKNOWN } });
    story.pass(60 * HOUR);
    story.tick({ runs: { 'i-1': UNKNOWN } });
    story.pass(HOUR);
    story.end(DONE);
    return story;
  }

  const ids = (story: Story): readonly string[] =>
    planPublications(story.state, new Map([['publication:ENG-1-1:result', DONE]]), NOBODY, story.now).flatMap(
      (action) => (action.type === 'publish' ? [action.publication.id] : []),
    );

  it('go out one after the other, in the order in which they were made', () => {
    const story = twice();
    expect(Object.keys(story.state.outbox), 'sorted by name the later comes first').toEqual([
      'ENG-1-1:unreachable',
      'ENG-1-1:result',
    ]);
    const reversed = Object.fromEntries(Object.entries(story.state.outbox).toReversed());
    story.state = { ...story.state, outbox: reversed };
    expect(ids(story)).toEqual(['ENG-1-1:unreachable']);
    const ended = { publication_id: 'ENG-1-1:unreachable', step: 0, status: 'done', reason: null } as const;
    story.fold([{ type: 'step-ended', ...ended, digest: null, left: null }]);
    expect(ids(story)).toEqual(['ENG-1-1:result']);
  });

  it('wait for the first of them, also while that one waits itself', () => {
    const story = twice();
    const failed = { publication_id: 'ENG-1-1:unreachable', step: 0, reason: 'plane-server-error' } as const;
    story.fold([{ type: 'step-failed', ...failed, not_before: story.now + HOUR, digest: null, stuck: false }]);
    expect(ids(story)).toEqual([]);
    story.pass(HOUR);
    expect(ids(story)).toEqual(['ENG-1-1:unreachable']);
  });
});

describe('the move to the working state', () => {
  it('waits until the run is known to have begun', () => {
    const story = new Story();
    story.tick();
    const kinds = (): readonly string[] =>
      planPublications(story.state, new Map(), NOBODY, story.now).map(({ key }) => key);
    expect(story.publication('working')).toBeDefined();
    expect(kinds()).toEqual([]);
    story.tick({ runs: { 'i-1': RUNNING } });
    expect(kinds()).toEqual(['ENG-1']);
  });

  it('is not needed any more once the run has ended', () => {
    const story = new Story();
    story.tick();
    story.end(finished({ exit_code: 1, error_class: 'env' }));
    expect(Object.keys(story.state.outbox)).toEqual(['ENG-1-1:result']);
  });
});
