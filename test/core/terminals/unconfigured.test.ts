/** What becomes of runs whose terminal or executor leaves the configuration, perhaps by a slip of the pen. */
import { describe, expect, it } from 'vitest';
import type { Config } from '../../../action/src/config/schema.ts';
import { BOT, HOUR, MINUTE, NONE, NOW, RUNNING, Story, UNKNOWN, makeConfig, says } from '../scene.ts';

const AGAIN = 'Put terminals.box back';

/** As the story goes on under another configuration. */
function under(story: Story, config: Config): Story {
  const next = new Story(config, story.items);
  next.state = story.state;
  next.now = story.now;
  next.comments = story.comments;
  return next;
}

/** Without the terminal on which it runs, and without the name that leads there. */
const WITHOUT_BOX = makeConfig((raw) => {
  delete raw.terminals['box'];
  const routing = { by_assignee: { 'bot-other': 'other' } };
  raw.projects['ENG'] = { ...raw.projects['ENG'], routing };
});

function left(): Story {
  const story = new Story();
  story.begin();
  return under(story, WITHOUT_BOX);
}

const NOBODY = { unasked: true } as const;

describe('a run whose terminal has left the configuration', () => {
  it('is kept, and nothing is posted for an hour; then [blocked] is, once', () => {
    const story = left();
    story.tick(NOBODY);
    expect(story.publication('unreachable')).toBeUndefined();
    story.pass(HOUR - 1);
    expect(story.tick(NOBODY).actions).toEqual([]);
    expect(story.publication('unreachable')).toBeUndefined();
    story.pass(1);
    story.tick(NOBODY);
    expect(story.publication('unreachable')?.say).toMatchObject({
      kind: 'held',
      tag: 'blocked',
      code: 'terminal-unknown',
      since: NOW,
    });
    story.publishAll();
    story.pass(24 * HOUR);
    story.tick(NOBODY);
    expect(story.publication('unreachable')).toBeUndefined();
    expect(story.isOpen).toBe(true);
  });

  it('is a problem of every tick, which says when the item is told', () => {
    const story = left();
    for (let tick = 1; tick <= 3; tick++) {
      const { on_terminals } = story.tick(NOBODY);
      expect(on_terminals).toMatchObject([
        {
          code: 'terminal-unknown',
          message:
            'Terminal box is no longer in the config, and of ENG-1-1 nobody can tell what has become. The items are told with [blocked] at 2026-01-05 11:00Z.',
          remedy: expect.stringContaining(AGAIN),
          retry: false,
        },
      ]);
      story.pass(5 * MINUTE);
    }
  });

  it('is explained by that, and by when the item is told', () => {
    const story = left();
    const [waiting] = story.tick(NOBODY).waiting;
    expect(waiting).toMatchObject({ reason: 'open-run' });
    expect(waiting?.detail).toBe(
      'ENG-1-1 was running on box, and has not been seen since 2026-01-05 10:00Z: Terminal box is no longer in the config. ' +
        'Put terminals.box back until its run is collected; or `agentd release ENG-1` gives it up. The item is told with [blocked] at 2026-01-05 11:00Z.',
    );
  });

  it.each([
    ['a moment later', 5 * MINUTE],
    ['after [blocked] was posted', 2 * HOUR],
  ])('is collected as if nothing had been when it comes back %s', (_when, ms) => {
    const away = left();
    away.tick(NOBODY);
    away.pass(ms);
    away.tick(NOBODY);
    away.publishAll();
    const story = under(away, makeConfig());
    story.tick({ runs: { 'i-1': { ...RUNNING, started_at: story.now } } });
    expect(story.run).toMatchObject({ phase: 'running', unreachable_since: null, unconfigured_since: null });
    story.end(says('[review] Done.'));
    expect(story.item.answer).toMatchObject({ tag: 'review' });
    expect(story.publication('result')?.say).toMatchObject({ kind: 'answer', tag: 'review' });
  });

  it('has its hour anew when it is taken out again', () => {
    const first = left();
    first.tick(NOBODY);
    first.pass(50 * MINUTE);
    const back = under(first, makeConfig());
    back.tick({ runs: { 'i-1': { ...RUNNING, started_at: back.now } } });
    const again = under(back, WITHOUT_BOX);
    again.pass(50 * MINUTE);
    again.tick(NOBODY);
    expect(again.publication('unreachable')).toBeUndefined();
  });

  it('has its whole hour also where the terminal had not answered for days before', () => {
    const asleep = new Story();
    asleep.begin();
    asleep.tick({ runs: { 'i-1': UNKNOWN } });
    asleep.pass(20 * HOUR);
    const story = under(asleep, WITHOUT_BOX);
    story.tick(NOBODY);
    expect(story.publication('unreachable')).toBeUndefined();
  });

  it('is not said to have no terminal once it is back and only was not asked yet', () => {
    const away = left();
    away.tick(NOBODY);
    const story = under(away, makeConfig());
    const { waiting, on_terminals } = story.tick(NOBODY);
    expect(waiting[0]?.detail).not.toContain('no longer in the config');
    expect(on_terminals).toEqual([]);
  });

  it('has a person who takes the item told after ten minutes', () => {
    const story = left();
    story.tick(NOBODY);
    story.change({ assignees: [] });
    story.pass(11 * MINUTE);
    story.tick({ ...NOBODY, details: new Map() });
    expect(story.publication('unreachable')?.say.reason).toContain('It was taken out of the bot’s hands.');
  });
});

describe('a result that lies on a terminal that has left the configuration', () => {
  it('waits, is explained, and is a problem until the terminal is back', () => {
    const before = new Story();
    before.begin();
    before.end(says('[review] Done.'));
    const story = under(before, WITHOUT_BOX);
    const { waiting, on_terminals, actions } = story.tick(NOBODY);
    expect(actions).toEqual([]);
    expect(waiting).toMatchObject([{ reason: 'publishing', detail: expect.stringContaining(AGAIN.toLowerCase()) }]);
    expect(on_terminals).toMatchObject([
      {
        code: 'terminal-unknown',
        message: 'Terminal box is no longer in the config, and the results of ENG-1-1 cannot be read.',
      },
    ]);
    const back = under(story, makeConfig());
    const looked = { runs: { 'publication:ENG-1-1:result': says('[review] Done.') } };
    expect(back.tick(looked).actions).toMatchObject([{ type: 'publish', result: { last_message: '[review] Done.' } }]);
  });
});

describe('an item whose bot is the user of a terminal that has left the configuration', () => {
  it('waits with that as the reason', () => {
    const before = new Story();
    before.round(says('[review] Done.'));
    before.fold([{ type: 'identity', terminal: 'box', user_id: BOT, key: null, at: NOW }]);
    const story = under(before, WITHOUT_BOX);
    story.pass(HOUR);
    story.say();
    expect(story.tick().waiting).toMatchObject([
      {
        reason: 'not-assigned',
        detail: 'It is assigned to the user of terminal box, which is no longer in the config.',
      },
    ]);
  });
});

describe('a launch that has not begun and whose executor has left the configuration', () => {
  const WITHOUT_CODEX = makeConfig((raw) => {
    delete raw.executors['codex'];
    raw.projects['ENG'] = { ...raw.projects['ENG'], default_executor: 'script' };
  });

  it('waits an hour, as a problem, and goes on when the executor comes back', () => {
    const marked = new Story();
    marked.tick();
    const story = under(marked, WITHOUT_CODEX);
    const { actions, on_terminals } = story.tick({ runs: { 'i-1': NONE } });
    expect(actions).toEqual([]);
    expect(on_terminals).toMatchObject([
      { code: 'executor-unknown', message: expect.stringContaining('executor codex is no longer in the config') },
    ]);
    const back = under(story, makeConfig());
    expect(back.tick({ runs: { 'i-1': NONE } }).actions).toMatchObject([{ type: 'relaunch' }]);
    expect(back.run.unconfigured_since).toBeNull();
  });
});
