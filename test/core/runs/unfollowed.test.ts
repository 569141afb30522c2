/** A further run that nothing lets begin: how the last one ended is said all the same, and a person is asked. */
import { describe, expect, it } from 'vitest';
import type { Config } from '../../../action/src/config/schema.ts';
import type { Inspection } from '../../../action/src/model/inspection.ts';
import { messageOf } from '../../../action/src/tick/run-message.ts';
import type { RawConfig } from '../scene.ts';
import { HOUR, MINUTE, STATES, Story, finished, makeConfig, says } from '../scene.ts';

const FAILED = finished({ exit_code: 1, error_class: 'transient' });

/** The run has ended like that, a further one is wanted, and the configuration is another one from then on. */
function wanting(ending: Inspection, change: (raw: RawConfig) => void): Story {
  const before = new Story();
  before.begin();
  before.fold(before.plan({ runs: { 'i-1': ending } }).events);
  before.publishAll();
  const story = new Story(makeConfig(change), before.items);
  story.state = before.state;
  story.now = before.now + MINUTE;
  return story;
}

const UNOFFERED = (raw: RawConfig): void => {
  for (const terminal of Object.values(raw.terminals)) terminal['executors'] = ['script'];
};

const LABELLED = (raw: RawConfig): void => {
  raw.projects['ENG'] = { ...raw.projects['ENG'], require_label: 'agent' };
};

describe('a further attempt that nothing lets begin', () => {
  it.each([
    ['its executor left the configuration', UNOFFERED, 'does not offer executor'],
    ['the label that it needs was taken off', LABELLED, 'needs the label `agent`'],
  ])('is given up after an hour, and how the last run ended is said: %s', (_how, change, why) => {
    const story = wanting(FAILED, change);
    story.tick();
    expect(story.item.next, 'whoever did that may be in the middle of it').not.toBeNull();
    story.pass(2 * HOUR);
    story.tick();
    const publication = story.publication('result');
    expect(publication).toMatchObject({
      run: { run_id: 'ENG-1-1' },
      say: { kind: 'failed', tag: 'blocked', class: 'transient' },
      steps: [{ kind: 'comment' }, { kind: 'state', to: STATES.blocked.id }],
    });
    expect(publication?.say.remedy).toContain(why);
    expect(story.item).toMatchObject({ next: null, answer: { tag: 'blocked', class: 'transient' } });
    if (publication !== undefined) {
      expect(messageOf(publication, null, story.config, 'ENG-1')).toMatchObject({ kind: 'failed', class: 'transient' });
    }
    story.publishAll();
    story.pass(HOUR);
    story.tick();
    expect(story.state.outbox, 'once').toEqual({});
  });

  it('says the same of a next step', () => {
    const story = wanting(says('[progress] Half of it.'), LABELLED);
    story.pass(2 * HOUR);
    story.tick();
    expect(story.publication('dropped')).toMatchObject({ say: { kind: 'failed', class: 'failed' } });
  });

  it('of a project that left the configuration is given up as well', () => {
    const story = wanting(FAILED, () => undefined);
    const config: Config = { ...story.config, projects: {} };
    const gone = new Story(config, story.items);
    gone.state = story.state;
    gone.now = story.now + 2 * HOUR;
    gone.tick();
    expect(gone.publication('result')?.say.remedy).toContain('Project ENG is no longer in the config.');
  });

  it('goes on where the cause is mended in time, or passes by itself', () => {
    const mended = wanting(FAILED, () => undefined);
    mended.pass(2 * HOUR);
    mended.tick();
    expect(mended.run.run_id).toBe('ENG-1-2');
    const asleep = wanting(FAILED, () => undefined);
    asleep.pass(2 * HOUR);
    const problem = { code: 'unreached', message: 'No answer.', remedy: '', retry: true };
    const report = { reached: false, problem, processes: {}, utc_offset_min: null };
    for (let ticks = 0; ticks < 3; ticks++) asleep.tick({ terminals: { box: report } });
    expect(asleep.item.next).not.toBeNull();
  });
});
