import { describe, expect, it } from 'vitest';
import { PlaneError } from '../../action/src/errors.ts';
import type { Problem } from '../../action/src/errors.ts';
import { standingProblems } from '../../action/src/core/outbox/unposted.ts';
import { postedDigest } from '../../bot/posted-digest.ts';
import type { StateEvent } from '../../action/src/core/state/events.ts';
import type { Publication } from '../../action/src/core/state/state.ts';
import type { ExecResult } from '../../action/src/model/result.ts';
import type { ItemWriter } from '../../action/src/ports/item-writer.ts';
import { publishOne } from '../../action/src/tick/publish-outbox.ts';
import type { PublishPorts } from '../../action/src/tick/publish-outbox.ts';
import { calmCaller } from '../fakes/caller.ts';
import { SimPlane } from '../fakes/sim-plane.ts';
import { writerFor, trackerFor } from '../fakes/sim-plane-ports.ts';
import { Timeline } from '../fakes/timeline.ts';
import {
  BOT,
  HOUR,
  MINUTE,
  NOW,
  PROJECT,
  RUNNING,
  STATES,
  Story,
  finished,
  makeItem,
  makeResult,
  says,
} from '../core/scene.ts';

const RESULT = makeResult({ last_message: '[review] It is done.' });

class Setting {
  readonly timeline = new Timeline(NOW);
  readonly plane = new SimPlane({ timeline: this.timeline, project: PROJECT });
  readonly story = new Story();
  readonly warnings: string[] = [];
  /** Of the last try. */
  problems: readonly Problem[] = [];
  writer: ItemWriter;
  /** As it was made. */
  readonly known: ItemWriter;
  /** Whether the tick still has time. */
  mayAct = (): boolean => true;

  constructor() {
    const { timeline, plane, story } = this;
    this.writer = writerFor(plane, calmCaller(timeline), { timeline, users: { box: BOT } });
    this.known = this.writer;
    story.fold([{ type: 'identity', terminal: 'box', user_id: BOT, key: null, at: NOW }]);
    const item = makeItem();
    plane.items.set('i-1', { id: 'i-1', versions: [{ at: NOW, item }], comments: [], acts: [], blocked_by: new Set() });
  }

  publication(kind: string): Publication {
    const publication = this.story.publication(kind);
    if (publication === undefined) throw new Error(`no publication ${kind}`);
    return publication;
  }

  async publishOne(kind: string, result: ExecResult | null = RESULT): Promise<readonly StateEvent[]> {
    const { timeline, story, writer, plane } = this;
    const ports: PublishPorts = {
      writer,
      tracker: trackerFor(plane, calmCaller(timeline)),
      redact: (text) => text,
      notifiers: new Map(),
      clock: { now: () => timeline.now, sleep: () => Promise.resolve() },
      random: { hex: (bytes) => 'ab'.repeat(bytes), fraction: () => 0.5 },
      log: { debug() {}, info() {}, error() {}, warn: (line) => void this.warnings.push(line) },
    };
    const said = await publishOne(this.publication(kind), result, story.state, story.config, ports, this.mayAct);
    story.fold(said.events);
    this.problems = said.problems;
    return said.events;
  }

  /** What people see. */
  get comments(): readonly string[] {
    return this.plane.commentsOf('i-1').map(({ html }) => html);
  }

  get place(): string | undefined {
    return this.plane.read('i-1')?.state.name;
  }

  move(state: keyof typeof STATES, change: object = {}): void {
    const stored = this.plane.items.get('i-1');
    this.timeline.pass(1000);
    if (stored !== undefined) this.plane.change(stored, { state: STATES[state], ...change }, 'move');
  }
}

function answered(message = '[review] It is done.'): Setting {
  const setting = new Setting();
  setting.story.begin();
  setting.move('working');
  setting.story.end(says(message));
  return setting;
}

describe('a result', () => {
  it('is a comment by the bot, and then a move', async () => {
    const setting = answered();
    expect(await setting.publishOne('result')).toMatchObject([
      { type: 'step-ended', step: 0, status: 'done' },
      { type: 'step-ended', step: 1, status: 'done', left: { state_ids: [STATES.review.id], assigned: true } },
    ]);
    expect(setting.comments).toEqual([expect.stringContaining('It is done.')]);
    expect(setting.place).toBe('In Review');
  });

  it('is posted once, however often it is tried', async () => {
    const setting = answered();
    const before = setting.story.state;
    await setting.publishOne('result');
    setting.story.state = before;
    expect(await setting.publishOne('result')).toMatchObject([
      { status: 'done', reason: 'already-there' },
      { status: 'done', reason: 'already-there' },
    ]);
    expect(setting.comments).toHaveLength(1);
  });

  it('does not move an item that a person moved', async () => {
    const setting = answered();
    setting.move('backlog');
    expect(await setting.publishOne('result')).toMatchObject([
      { status: 'done' },
      { status: 'done', reason: 'moved-by-people', left: { state_ids: [STATES.backlog.id] } },
    ]);
    expect(setting.place).toBe('Backlog');
  });

  it('notes that the item was taken out of the bot’s hands', async () => {
    const setting = answered();
    setting.move('working', { assignees: [] });
    const [, moved] = await setting.publishOne('result');
    expect(moved).toMatchObject({ left: { state_ids: [STATES.review.id], assigned: false } });
  });

  it('is said to be lost when it can no longer be read', async () => {
    const setting = answered();
    await setting.publishOne('result', null);
    expect(setting.comments).toEqual([expect.stringContaining('can no longer be read')]);
  });

  it('that is lost moves its item as what is blocked, and not as the answer that nobody can read', async () => {
    const setting = answered();
    await setting.publishOne('result', null);
    expect(setting.place, 'which the next tick does').toBe('In Progress');
    expect(setting.story.item.answer).toMatchObject({ tag: 'blocked', class: 'lost' });
    expect(setting.publication('result')).toMatchObject({ needs_result: false, say: { kind: 'lost', tag: 'blocked' } });
    await setting.publishOne('result', null);
    expect([setting.place, setting.comments.length]).toEqual(['Blocked', 1]);
  });

  it('[progress] that is lost is followed by no further step', async () => {
    const setting = answered('[progress] Half of it.');
    expect(setting.story.item.next).not.toBeNull();
    await setting.publishOne('result', null);
    expect(setting.story.item).toMatchObject({ next: null, answer: { tag: 'blocked', class: 'lost' } });
  });

  it('that was posted before it was lost stays the answer', async () => {
    const setting = answered();
    const before = setting.story.state;
    const [comment] = await setting.publishOne('result');
    setting.story.state = before;
    const failed = {
      type: 'step-failed',
      publication_id: 'ENG-1-1:result',
      step: 0,
      reason: 'x',
      stuck: false,
    } as const;
    const digest = comment?.type === 'step-ended' ? comment.digest : null;
    setting.story.fold([{ ...failed, digest, not_before: NOW }]);
    await setting.publishOne('result', null);
    expect([setting.place, setting.story.item.answer?.tag]).toEqual(['In Review', 'review']);
  });

  it('leaves later steps for the next try when a step fails, and waits for a while if its fate is unknown', async () => {
    const setting = answered();
    const lost = new PlaneError(
      { code: 'plane-unreachable', message: 'No answer.', remedy: '', retry: true },
      { status: null },
    );
    setting.writer = { ...setting.writer, putComment: () => Promise.reject(lost) };
    expect(await setting.publishOne('result')).toMatchObject([
      { type: 'step-failed', step: 0, not_before: NOW + 1000 + 1.5 * MINUTE },
    ]);
    expect(setting.place).toBe('In Progress');
  });

  it('is tried again at once when Plane surely did not take it', async () => {
    const setting = answered();
    const busy = new PlaneError({ code: 'plane-busy', message: 'Busy.', remedy: '', retry: true }, { status: 429 });
    setting.writer = { ...setting.writer, putComment: () => Promise.reject(busy) };
    expect(await setting.publishOne('result')).toMatchObject([{ type: 'step-failed', not_before: NOW + 1000 }]);
  });

  const refused = (status: number, code = 'plane-refused'): PlaneError =>
    new PlaneError({ code, message: 'No.', remedy: '', retry: false }, { status });

  it('that Plane refuses for good ends the move with it, and is noted with where it still lies', async () => {
    const setting = answered();
    setting.writer = { ...setting.writer, putComment: () => Promise.reject(refused(400)) };
    expect(await setting.publishOne('result')).toMatchObject([
      { status: 'refused', reason: 'plane-refused' },
      { status: 'refused', reason: 'comment-refused', left: null },
    ]);
    expect(setting.place).toBe('In Progress');
    expect(setting.story.item.refused).toEqual({
      run_id: 'ENG-1-1',
      kind: 'comment',
      reason: 'plane-refused',
      at: NOW + 1000,
      of_result: true,
      terminal: 'box',
      dir: '01234567-ENG-1-1',
    });
    expect(setting.problems).toMatchObject([{ code: 'plane-refused', retry: false }]);
    expect(setting.warnings).toHaveLength(1);
  });

  it('whose comment was refused before moves nothing later either', async () => {
    const setting = answered();
    const refusal = { publication_id: 'ENG-1-1:result', step: 0, status: 'refused', reason: 'x' } as const;
    setting.story.fold([{ type: 'step-ended', ...refusal, digest: null, left: null }]);
    expect(await setting.publishOne('result')).toMatchObject([{ step: 1, reason: 'comment-refused' }]);
    expect(setting.place).toBe('In Progress');
  });

  it('on an item that is gone is told once', async () => {
    const setting = answered();
    setting.plane.items.delete('i-1');
    setting.timeline.pass(HOUR);
    await setting.publishOne('result');
    expect(setting.problems).toMatchObject([{ code: 'item-gone' }]);
    expect(standingProblems(setting.story.state, new Set())).toEqual([]);
  });

  it('of a run that a person has stopped is no answer: that its note was refused is told once', async () => {
    const setting = new Setting();
    setting.story.begin();
    setting.story.change({ state: STATES.backlog });
    setting.story.tick({ runs: { 'i-1': RUNNING } });
    setting.story.end(finished({}, 'kill'));
    setting.writer = { ...setting.writer, putComment: () => Promise.reject(refused(400)) };
    await setting.publishOne('result');
    expect(setting.problems).toMatchObject([{ code: 'plane-refused', retry: false }]);
    expect(setting.story.item.refused).toBeNull();
  });

  it('moves to the state that has the name now, where that was deleted and made again', async () => {
    const setting = answered();
    const { review, ...others } = STATES;
    const again = { ...review, id: 's-review-2' };
    const move: ItemWriter['move'] = (target, state_id) =>
      state_id === again.id
        ? setting.known.move(target, state_id)
        : Promise.reject(refused(400, 'plane-reference-gone'));
    setting.writer = { ...setting.writer, move };
    expect(await setting.publishOne('result')).toMatchObject([
      { status: 'done' },
      { type: 'step-failed', reason: 'plane-reference-gone', stuck: true },
    ]);
    setting.plane.project = { ...PROJECT, states: Object.values(others) };
    await setting.publishOne('result');
    expect([setting.place, setting.problems]).toMatchObject(['In Progress', [{ code: 'plane-reference-gone' }]]);
    setting.plane.project = { ...PROJECT, states: [...Object.values(others), again] };
    const [read, done] = await setting.publishOne('result');
    expect([read, done]).toMatchObject([{ type: 'words-read' }, { step: 1, status: 'done' }]);
    expect(setting.place).toBe('In Review');
    const { states } = setting.story.state.projects['ENG']?.info ?? {};
    expect(
      states?.find(({ name }) => name === 'In Review'),
      'what was read is kept',
    ).toEqual(again);
  });

  it('is kept by what Plane returned for it', async () => {
    const setting = answered();
    await setting.publishOne('result');
    const [comment] = setting.plane.commentsOf('i-1');
    expect(setting.story.item.said).toEqual([{ id: comment?.id, digest: postedDigest(comment?.html ?? '') }]);
  });

  it('is not written when the time has run out since it was looked at', async () => {
    const setting = answered();
    const times = [true, true, true, false];
    setting.mayAct = () => times.shift() ?? false;
    expect(await setting.publishOne('result')).toMatchObject([
      { type: 'step-ended', step: 0 },
      { type: 'step-failed', step: 1, reason: 'no-time-left' },
    ]);
    expect(setting.place).toBe('In Progress');
  });
});

describe('an older copy of the item', () => {
  it('neither hides a person’s move nor counts as one', async () => {
    const setting = answered();
    setting.story.pass(HOUR);
    setting.story.change({ state: STATES.backlog });
    setting.story.tick();
    const [, step] = await setting.publishOne('result');
    expect(step).toMatchObject({ type: 'step-failed', step: 1, reason: 'plane-read-too-old' });
    expect(setting.place, 'which is where the older copy has it').toBe('In Progress');
  });
});

describe('an item that Plane does not show', () => {
  it('is told as that while it may be shown yet, and counts as gone a minute after its last change', async () => {
    const setting = answered();
    const stored = setting.plane.items.get('i-1');
    setting.story.change({ name: 'Another title' });
    setting.story.tick();
    if (stored !== undefined) setting.plane.delete(stored);
    expect(await setting.publishOne('result')).toMatchObject([{ type: 'step-failed', reason: 'plane-item-not-shown' }]);
    expect(setting.problems).toEqual([]);
    setting.timeline.pass(2 * MINUTE);
    const [comment] = await setting.publishOne('result');
    expect(comment).toMatchObject({ type: 'step-ended', status: 'refused', reason: 'item-gone' });
  });
});

describe('the move to the working state', () => {
  function started(): Setting {
    const setting = new Setting();
    setting.story.tick();
    return setting;
  }

  it('is confirmed by what Plane answers', async () => {
    const setting = started();
    expect(await setting.publishOne('working')).toMatchObject([
      { left: { state_ids: [STATES.working.id], assigned: true } },
    ]);
    expect(setting.place).toBe('In Progress');
    expect(setting.story.state.outbox).toEqual({});
  });

  it('is left out, and stops the run, when a person has moved the item meanwhile', async () => {
    const setting = started();
    setting.move('done');
    expect(await setting.publishOne('working')).toMatchObject([{ reason: 'moved-by-people', left: null }]);
    expect(setting.place).toBe('Done');
    setting.story.change({ state: STATES.done });
    expect(setting.story.tick({ runs: { 'i-1': RUNNING } }).actions).toMatchObject([{ type: 'kill' }]);
  });

  it('does not hide that the item was taken out of the bot’s hands', async () => {
    const setting = started();
    setting.move('todo', { assignees: [] });
    expect(await setting.publishOne('working')).toMatchObject([{ status: 'done', left: null }]);
    setting.story.pass(HOUR);
    setting.story.change({ state: STATES.working, assignees: [] });
    expect(setting.story.tick({ runs: { 'i-1': RUNNING } }).actions).toMatchObject([{ type: 'kill' }]);
  });
});
