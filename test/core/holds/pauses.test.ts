/** What is paused or drained starts nothing, and everything else goes on. */
import { describe, expect, it } from 'vitest';
import { pausesOf } from '../../../action/src/core/holds/pauses.ts';
import type { RawConfig } from '../scene.ts';
import { HOUR, NONE, RUNNING, Story, finished, makeConfig, says } from '../scene.ts';

type Change = (raw: RawConfig) => void;

const WHY = 'maintenance until Monday';
const inProject =
  (change: object): Change =>
  (raw) => {
    raw.projects['ENG'] = { ...raw.projects['ENG'], ...change };
  };
const onBox =
  (change: object): Change =>
  (raw) => {
    raw.terminals['box'] = { ...raw.terminals['box'], ...change };
  };

const WAYS: readonly (readonly [string, Change, string])[] = [
  ['a project is paused', inProject({ paused: true }), 'Project ENG is paused.'],
  ['a project is paused with a reason', inProject({ paused: WHY }), `Project ENG is paused: ${WHY}.`],
  ['a terminal is paused', onBox({ paused: true }), 'Terminal box is paused.'],
  ['a terminal is paused with a reason', onBox({ paused: ` ${WHY}. ` }), `Terminal box is paused: ${WHY}.`],
  ['a project has no place', inProject({ concurrency: 0 }), 'Nothing new starts in project ENG: its concurrency is 0.'],
  ['a terminal has no place', onBox({ concurrency: 0 }), 'Nothing new starts on terminal box: its concurrency is 0.'],
  ['there is no place at all', (raw) => (raw.limits = { runs: 0 }), 'Nothing new starts: limits.runs is 0.'],
];

/** As the story goes on under another configuration. */
function under(story: Story, change: Change): Story {
  const next = new Story(makeConfig(change), story.items);
  next.state = story.state;
  next.now = story.now;
  return next;
}

describe.each(WAYS)('while %s', (_how, change, detail) => {
  it('nothing starts, that is why it waits, and it is no problem', () => {
    const planned = new Story(makeConfig(change)).tick();
    expect(planned.actions).toEqual([]);
    expect(planned.waiting).toEqual([{ key: 'ENG-1', reason: 'paused', detail, until: null }]);
    expect([...planned.problems, ...planned.on_terminals]).toEqual([]);
    expect(pausesOf(makeConfig(change)).map((pause) => pause.detail)).toEqual([detail]);
  });

  it('what runs goes on, is collected and posted', () => {
    const begun = new Story();
    begun.begin();
    const story = under(begun, change);
    expect(story.tick({ runs: { 'i-1': RUNNING } }).actions).toEqual([]);
    expect(story.run.phase).toBe('running');
    const ended = says('[review] Done.');
    story.end(ended);
    const { actions } = story.tick({ runs: { 'publication:ENG-1-1:result': ended } });
    expect(actions).toMatchObject([{ type: 'publish', result: { last_message: '[review] Done.' } }]);
  });

  it('the next step after [progress] and the next attempt wait, and come when it is over', () => {
    for (const end of [says('[progress] One.'), finished({ exit_code: 1, error_class: 'transient' })]) {
      const begun = new Story();
      begun.begin();
      const story = under(begun, change);
      story.end(end);
      story.publishAll();
      story.pass(48 * HOUR);
      const { actions, waiting } = story.tick();
      expect(actions).toEqual([]);
      expect(waiting).toMatchObject([{ reason: 'paused', detail }]);
      expect(under(story, () => undefined).tick().actions).toMatchObject([{ type: 'start' }]);
    }
  });

  it('a launch that has not begun is not launched again, and that is said', () => {
    const marked = new Story();
    marked.tick();
    const story = under(marked, change);
    const { actions, waiting } = story.tick({ runs: { 'i-1': NONE } });
    expect(actions).toEqual([]);
    expect(waiting).toMatchObject([{ reason: 'open-run', detail: `ENG-1-1 is launching on box. ${detail}` }]);
    const over = under(story, () => undefined);
    expect(over.tick({ runs: { 'i-1': NONE } }).actions).toMatchObject([{ type: 'relaunch' }]);
  });

  it('a run is stopped when its item is taken away', () => {
    const begun = new Story();
    begun.begin();
    const story = under(begun, change);
    story.pass(HOUR);
    story.change({ assignees: [] });
    expect(story.tick({ runs: { 'i-1': RUNNING } }).actions).toMatchObject([{ type: 'kill' }]);
  });
});

describe('a pause of one terminal', () => {
  it('leaves the others at work', () => {
    const story = new Story(makeConfig(onBox({ paused: WHY })));
    story.change({ assignees: ['user-bot-2'] });
    expect(story.tick().actions).toMatchObject([{ type: 'start', spec: { terminal: 'other' } }]);
  });

  it('is not the reason of an item that nobody asks for', () => {
    const story = new Story(makeConfig(inProject({ paused: true })));
    story.round(says('[review] Done.'));
    story.change({ assignees: [] });
    expect(story.reasonOf()).not.toBe('paused');
  });
});
