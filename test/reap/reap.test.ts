import { describe, expect, it } from 'vitest';
import { newState } from '../../action/src/core/state/state.ts';
import { parseState, printState } from '../../action/src/core/state/state-text.ts';
import type { State } from '../../action/src/core/state/state.ts';
import type { InventoryEntry } from '../../action/src/ports/inventory.ts';
import type { Operation, OperationResult, RawInspection } from '../../action/src/ports/operation.ts';
import type { TransportVerbs } from '../../action/src/ports/transport.ts';
import type { Store } from '../../action/src/ports/store.ts';
import { reap } from '../../action/src/reap/reap.ts';
import type { ReapReport } from '../../action/src/reap/reap.ts';
import { calmCaller } from '../fakes/caller.ts';
import { SimStore } from '../fakes/sim-store.ts';
import { Timeline } from '../fakes/timeline.ts';
import { LINEAGE, NOW, Story, finished, makeConfig, says } from '../core/scene.ts';

const DAY = 24 * 60 * 60_000;

/** A terminal with old run directories, and the state that knows nothing of them. */
class Setting {
  readonly timeline = new Timeline(NOW);
  readonly dead = new Set<string>();
  readonly visits: Operation[][] = [];
  readonly #stop = new AbortController();
  /** How far the store's clock is ahead. */
  ahead_ms = 0;
  readonly store = new SimStore({
    now: () => this.timeline.now + this.ahead_ms,
    isDead: (holder) => this.dead.has(holder),
  });
  entries: readonly InventoryEntry[] = [];
  /** What is there after a run was to be ended. */
  after: RawInspection = { state: 'none', survivors: [] };
  /** What happens in each visit that acts. */
  inVisit: () => void = () => {};

  constructor(change: Partial<State> = {}) {
    this.store.text = printState({ ...newState(LINEAGE, NOW), ...change });
  }

  get state(): State {
    return parseState(this.store.text ?? '', 'the test');
  }

  leave(count: number): void {
    const at = NOW - 30 * DAY;
    const names = Array.from({ length: count }, (_, index) => `${LINEAGE.slice(0, 8)}-ENG-${index + 1}-1`);
    this.entries = names.map((name) => ({ name, kind: 'run', state: 'finished', pid: null, legible: true, at }));
  }

  reap(store: Store = this.store.for(calmCaller(this.timeline))): Promise<ReapReport> {
    const { timeline } = this;
    let numbers = 0;
    return reap(
      makeConfig(),
      {
        store,
        clock: { now: () => timeline.now, sleep: (ms) => Promise.resolve(timeline.pass(ms)) },
        random: { hex: (bytes) => String(numbers++).padStart(bytes * 2, '0'), fraction: () => 0.5 },
        holder: 'me',
        transportOf: () => this.#transport(),
        know: () => {},
        signal: this.#stop.signal,
      },
      { terminals: ['box'], dry_run: false, older_than_ms: 14 * DAY },
    );
  }

  #transport(): TransportVerbs {
    const parts: Pick<TransportVerbs, 'run_root' | 'join' | 'batch'> = {
      run_root: '/runs',
      join: (...names) => names.join('/'),
      batch: (operations) => {
        this.visits.push([...operations]);
        if (operations.some(({ op }) => op !== 'inventory')) this.inVisit();
        const inventory = { entries: this.entries, processes: [], locks: [], worktrees: [], tasks: [] };
        const now = this.timeline.now;
        return Promise.resolve(
          operations.map(({ op }): OperationResult => {
            if (op === 'inventory') return { op, now, inventory };
            return op === 'kill' ? { op, inspection: this.after } : { op: 'discard', status: 'removed', watchdogs: 0 };
          }),
        );
      },
    };
    return parts as TransportVerbs;
  }
}

const statuses = ({ actions }: ReapReport): Record<string, number> =>
  Object.fromEntries(
    ['done', 'failed', 'planned'].map((status) => [status, actions.filter((one) => one.status === status).length]),
  );

describe('reap', () => {
  it('does what there is to do in several short visits, and gives the claim back', async () => {
    const setting = new Setting();
    setting.leave(50);
    const report = await setting.reap();
    expect(statuses(report)).toEqual({ done: 50, failed: 0, planned: 0 });
    expect(setting.visits.map((operations) => operations.length)).toEqual([1, 20, 20, 10]);
    expect([setting.state.claim, setting.state.fence, report.claim_left]).toEqual([null, 1, null]);
  });

  it('does not call a run ended whose processes are still there', async () => {
    const story = new Story();
    story.round(says('[review] Done.'));
    const ended = { exit_code: 0, started_at: null, ended_at: null, ended_by: 'itself', collected: [] } as const;
    const cases: readonly (readonly [RawInspection, Record<string, number>])[] = [
      [
        { state: 'finished', ...ended, survivors: [12] },
        { done: 0, failed: 1, planned: 0 },
      ],
      [
        { state: 'none', survivors: [12] },
        { done: 0, failed: 1, planned: 0 },
      ],
      [
        { state: 'finished', ...ended, survivors: [] },
        { done: 1, failed: 0, planned: 0 },
      ],
    ];
    for (const [after, expected] of cases) {
      const setting = new Setting(story.state);
      setting.after = after;
      const name = `${LINEAGE.slice(0, 8)}-ENG-1-1`;
      setting.entries = [{ name, kind: 'run', state: 'running', pid: 12, legible: true, at: NOW }];
      expect(statuses(await setting.reap())).toEqual(expected);
    }
  });

  it.each([0, -DAY, DAY])(
    'begins nothing more when the time of its claim is nearly up (store %i ms ahead)',
    async (ahead) => {
      const setting = new Setting();
      setting.ahead_ms = ahead;
      setting.leave(50);
      setting.inVisit = () => setting.timeline.pass(makeConfig().limits.tick_s * 1000);
      expect(statuses(await setting.reap())).toEqual({ done: 20, failed: 0, planned: 30 });
    },
  );

  it('tells what it did when the claim cannot be given back', async () => {
    const setting = new Setting();
    setting.leave(1);
    const store = setting.store.for(calmCaller(setting.timeline));
    let broken = false;
    setting.inVisit = () => {
      broken = true;
    };
    const report = await setting.reap({
      ...store,
      save: (text, version) => store.save(text, broken ? 'another version' : version),
      load: () => store.load(),
    });
    expect(statuses(report)).toEqual({ done: 1, failed: 0, planned: 0 });
    expect(report.claim_left).toMatchObject({ code: 'store-refused', remedy: expect.stringContaining('Ticks go on') });
  });

  it('takes over from a dead process at once, and leaves open what that one may have been posting', async () => {
    const story = new Story();
    story.tick();
    story.end(finished({ last_message: '[review] Done.', final: 'good' }));
    const claim = { holder: 'other', fence: 4, until: NOW + 100_000 };
    const setting = new Setting({ ...story.state, claim, fence: 4 });
    setting.dead.add('other');
    await setting.reap();
    expect(setting.timeline.now).toBe(NOW);
    expect(setting.state).toMatchObject({ claim: null, fence: 5 });
    expect(setting.state.outbox['ENG-1-1:result']?.steps).toMatchObject([
      { kind: 'comment', status: 'open', not_before: NOW + 90_000 },
      { kind: 'state', not_before: 0 },
    ]);
  });
});
