/** An item that people give from one bot to another: the old run ends with a note, the new bot starts exactly once. */
import { describe, expect, it } from 'vitest';
import type { WorkItem } from '../../../action/src/model/work-item.ts';
import { parseState } from '../../../action/src/core/state/state-text.ts';
import type { PlanResult } from '../../../action/src/core/plan.ts';
import { BOT, HOUR, MINUTE, NONE, RUNNING, STATES, Story, UNKNOWN, finished, says } from '../scene.ts';

const OTHER = 'user-bot-2';
const TO_OTHER = { assignees: [OTHER] };
const KILLED = finished({ exit_code: 143, final: 'interrupted' }, 'kill');
const BUSY = finished({ exit_code: 1, error_class: 'transient', thread_id: 'thread-1' });

function startsOf({
  actions,
}: PlanResult): { terminal: string; run_id: string; thread: string | null; handover: boolean }[] {
  return actions.flatMap((action) =>
    action.type === 'start'
      ? [
          {
            terminal: action.spec.terminal,
            run_id: action.spec.run.run_id,
            thread: action.spec.run.thread_id,
            handover: action.spec.handover,
          },
        ]
      : [],
  );
}

/** Ticks several times, each a while later, with the open run seen running and everything posted. */
function goOn(story: Story): ReturnType<typeof startsOf> {
  const started: ReturnType<typeof startsOf> = [];
  for (let n = 0; n < 4; n++) {
    started.push(...startsOf(story.tick({ runs: { 'i-1': { ...RUNNING, started_at: story.now } } })));
    story.publishAll();
    story.pass(MINUTE);
  }
  return started;
}

/** Its run goes on at the terminal of the first bot, in the working state. */
function running(): Story {
  const story = new Story();
  story.begin();
  story.pass(HOUR);
  moveOurselves(story, STATES.working);
  return story;
}

/** The first bot has answered, and the item is in the state that belongs to the answer. */
function answered(tag: 'review' | 'question' = 'review'): Story {
  const story = running();
  story.end(says(`[${tag}] Here it is.`));
  moveOurselves(story, STATES[tag]);
  story.publishAll();
  story.pass(HOUR);
  return story;
}

/** As agentd moves it: what Plane answers is where it was left, in the hands in which it was. */
function moveOurselves(story: Story, state: WorkItem['state']): void {
  story.pass(1000);
  story.change({ state });
  const bot = story.item.left?.bot ?? null;
  const left = { state_ids: [state.id], assigned: true, bot, updated_at: story.now };
  story.fold([{ type: 'item-moved', item_id: 'i-1', left }]);
}

const BY_OTHER = { terminal: 'other', thread: null, handover: true };

describe('an item that is handed over in mid-run', () => {
  it('stops the old run with a note, and starts the new bot once with a summary', () => {
    const story = running();
    story.change(TO_OTHER);
    const { actions } = story.tick({ runs: { 'i-1': RUNNING } });
    expect(actions).toMatchObject([{ type: 'kill' }]);
    expect(story.run).toMatchObject({ phase: 'stopping', detail: 'It was handed over to bot-other.' });
    story.end(KILLED);
    expect(story.publication('result')?.say).toMatchObject({
      kind: 'cancelled',
      reason: 'It was handed over to bot-other.',
    });
    story.publishAll();
    expect(goOn(story)).toEqual([{ ...BY_OTHER, run_id: 'ENG-1-2' }]);
    story.end(says('[review] Done by the other.'));
    story.publishAll();
    story.pass(HOUR);
    expect(goOn(story)).toEqual([]);
  });

  it('does not lose an answer that came before the stop, and the new bot starts after it', () => {
    const story = running();
    story.change(TO_OTHER);
    story.end(says('[review] Just in time.'));
    expect(story.publication('result')?.say).toMatchObject({ kind: 'answer' });
    expect(startsOf(story.tick())).toEqual([]);
    story.publishAll();
    expect(goOn(story)).toEqual([{ ...BY_OTHER, run_id: 'ENG-1-2' }]);
  });

  it('starts no step of the old bot after [progress] that came before the stop', () => {
    const story = running();
    story.change(TO_OTHER);
    expect(startsOf(story.end(says('[progress] Half.')))).toEqual([]);
    story.publishAll();
    expect(goOn(story)).toEqual([{ ...BY_OTHER, run_id: 'ENG-1-2' }]);
  });

  it('is noticed although agentd itself moved the item later than that', () => {
    const story = new Story();
    story.begin();
    story.pass(HOUR);
    story.change({ ...TO_OTHER, state: STATES.working });
    const left = { state_ids: [STATES.working.id], assigned: true, bot: BOT, updated_at: story.now };
    story.fold([{ type: 'item-moved', item_id: 'i-1', left }]);
    expect(story.tick({ runs: { 'i-1': RUNNING } }).actions).toMatchObject([{ type: 'kill' }]);
  });

  it('does not start the new bot where a person also put it out of work', () => {
    const story = running();
    story.change({ ...TO_OTHER, state: STATES.backlog });
    story.tick({ runs: { 'i-1': RUNNING } });
    story.end(KILLED);
    story.publishAll();
    expect(goOn(story)).toEqual([]);
    story.change({ state: STATES.todo });
    expect(goOn(story)).toEqual([{ ...BY_OTHER, run_id: 'ENG-1-2' }]);
  });

  it('goes back to the first bot in time: nothing is stopped', () => {
    const story = running();
    story.change(TO_OTHER);
    story.change({ assignees: [BOT] });
    expect(story.tick({ runs: { 'i-1': RUNNING } }).actions).toEqual([]);
  });

  it('goes on while both bots are assigned, and is handed over when the first is taken away', () => {
    const story = running();
    story.change({ assignees: [BOT, OTHER] });
    expect(story.tick({ runs: { 'i-1': RUNNING } }).actions).toEqual([]);
    story.pass(MINUTE);
    story.change(TO_OTHER);
    expect(story.tick({ runs: { 'i-1': RUNNING } }).actions).toMatchObject([{ type: 'kill' }]);
  });
});

describe('an item that is handed over while its run is launched', () => {
  it('makes the launch void, and starts the new bot once', () => {
    const story = new Story();
    story.tick();
    story.pass(MINUTE);
    story.change(TO_OTHER);
    const { actions } = story.tick({ runs: { 'i-1': NONE } });
    expect(actions).toMatchObject([{ type: 'void' }]);
    story.fold(actions.flatMap((action) => (action.type === 'void' ? [action.settled] : [])));
    expect(story.publication('result')?.say.reason).toBe('It was handed over to bot-other.');
    story.publishAll();
    expect(goOn(story)).toEqual([{ ...BY_OTHER, run_id: 'ENG-1-2' }]);
  });
});

describe('an item that is handed over while its terminal does not answer', () => {
  function away(): Story {
    const story = running();
    story.change(TO_OTHER);
    expect(story.tick({ runs: { 'i-1': UNKNOWN } }).actions).toEqual([]);
    return story;
  }

  it('keeps its run and starts nothing; that is told at once where it waits, and a little later in a comment, once', () => {
    const story = away();
    const { waiting } = story.plan({ runs: { 'i-1': UNKNOWN } });
    expect(waiting[0]?.detail).toMatch(
      /^ENG-1-1 was running on box, and has not been seen since .*Z: The terminal does not answer\. It was handed over to bot-other\. .*`agentd release ENG-1`/,
    );
    story.pass(11 * MINUTE);
    story.tick({ runs: { 'i-1': UNKNOWN } });
    expect(story.publication('unreachable')?.say.reason).toContain('It was handed over to bot-other.');
    story.publishAll();
    story.pass(HOUR);
    expect(startsOf(story.tick({ runs: { 'i-1': UNKNOWN } }))).toEqual([]);
    expect(story.publication('unreachable')).toBeUndefined();
  });

  it('is stopped and started anew once the terminal is reached', () => {
    const story = away();
    expect(story.tick({ runs: { 'i-1': RUNNING } }).actions).toMatchObject([{ type: 'kill' }]);
    story.end(KILLED);
    story.publishAll();
    expect(goOn(story)).toEqual([{ ...BY_OTHER, run_id: 'ENG-1-2' }]);
  });

  it('is started anew once it is released', () => {
    const story = away();
    story.fold([{ type: 'released', item_id: 'i-1', at: story.now }]);
    expect(goOn(story)).toEqual([{ ...BY_OTHER, run_id: 'ENG-1-2' }]);
  });
});

describe('an answered item that is handed over', () => {
  it.each(['review', 'question'] as const)('after [%s] starts the new bot once', (tag) => {
    const story = answered(tag);
    expect(goOn(story)).toEqual([]);
    story.change(TO_OTHER);
    expect(goOn(story)).toEqual([{ ...BY_OTHER, run_id: 'ENG-1-2' }]);
    story.end(says('[review] Mine.'));
    story.publishAll();
    story.pass(HOUR);
    expect(goOn(story)).toEqual([]);
  });

  it('and given back later starts the first bot again, once, with a summary', () => {
    const story = answered();
    story.change(TO_OTHER);
    goOn(story);
    story.end(says('[review] Mine.'));
    moveOurselves(story, STATES.review);
    story.publishAll();
    story.pass(HOUR);
    story.change({ assignees: [BOT] });
    const back = { terminal: 'box', thread: null, handover: true };
    expect(goOn(story)).toEqual([{ ...back, run_id: 'ENG-1-3' }]);
  });

  it('by way of nobody starts the new bot, too; given back to the same one it does not', () => {
    for (const [bot, started] of [
      [OTHER, 1],
      [BOT, 0],
    ] as const) {
      const story = answered();
      story.change({ assignees: [] });
      expect(goOn(story)).toEqual([]);
      story.change({ assignees: [bot] });
      expect(goOn(story)).toHaveLength(started);
    }
  });

  it('to two bots at once is refused until one is left', () => {
    const story = answered();
    story.change({ assignees: [BOT, OTHER] });
    story.say();
    expect(goOn(story)).toEqual([]);
    expect(story.reasonOf()).toBe('ambiguous-assignee');
    story.change(TO_OTHER);
    expect(goOn(story)).toEqual([{ ...BY_OTHER, run_id: 'ENG-1-2' }]);
  });

  it.each([STATES.backlog, STATES.done, STATES.cancelled])(
    'in a state where nothing is worked on rests: $name',
    (state) => {
      const story = answered();
      story.change({ state });
      goOn(story);
      story.change(TO_OTHER);
      expect(goOn(story)).toEqual([]);
      expect(
        story.plan().events.map(({ type }) => type),
        'and is noted once',
      ).toEqual(['project-scanned']);
    },
  );

  it('to two others in the backlog is noted once', () => {
    const story = answered();
    const left = { state_ids: [STATES.backlog.id], assigned: true, bot: 'user-gone', updated_at: story.now };
    story.fold([{ type: 'item-moved', item_id: 'i-1', left }]);
    story.pass(MINUTE);
    story.change({ assignees: [BOT, OTHER], state: STATES.backlog });
    goOn(story);
    expect(story.plan().events.map(({ type }) => type)).toEqual(['project-scanned']);
  });

  it('in an older copy starts nothing', () => {
    const story = answered();
    story.tick();
    const older = { ...story.items[0]!, ...TO_OTHER, updated_at: story.item.seen.updated_at - 1 };
    story.items = [older];
    expect(goOn(story)).toEqual([]);
  });

  it('is recognised in a state of a version that did not note whose it was', () => {
    const story = answered();
    const left: Record<string, unknown> = { ...story.item.left };
    delete left['bot'];
    const raw = { ...story.state, items: { 'i-1': { ...story.item, left } } };
    story.state = parseState(JSON.stringify(raw), 'the test');
    expect(story.item.left?.bot).toBeNull();
    story.change(TO_OTHER);
    expect(goOn(story)).toEqual([{ ...BY_OTHER, run_id: 'ENG-1-2' }]);
  });
});

describe('an item that is handed over while a retry waits', () => {
  it('gets a note instead, and the new bot starts once', () => {
    const story = running();
    story.end(BUSY);
    story.publishAll();
    story.change(TO_OTHER);
    expect(startsOf(story.tick())).toEqual([]);
    expect(story.publication('result')?.say).toMatchObject({
      kind: 'dropped',
      class: 'transient',
      reason: 'It was handed over to bot-other.',
    });
    story.publishAll();
    expect(goOn(story)).toEqual([{ ...BY_OTHER, run_id: 'ENG-1-2' }]);
  });
});
