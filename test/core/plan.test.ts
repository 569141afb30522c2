import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Config } from '../../action/src/config/schema.ts';
import { evolve } from '../../action/src/core/state/evolve.ts';
import { plan } from '../../action/src/core/plan.ts';
import type { PlanResult } from '../../action/src/core/plan.ts';
import type { State } from '../../action/src/core/state/state.ts';
import type { Inspection } from '../../action/src/model/inspection.ts';
import type { WorkItem } from '../../action/src/model/work-item.ts';
import {
  BOT,
  MINUTE,
  NONE,
  NOW,
  RUNNING,
  STATES,
  STARTING,
  Story,
  UNKNOWN,
  VOID,
  finished,
  gone,
  makeConfig,
  makeItem,
  says,
} from './scene.ts';

const BOT_2 = 'user-bot-2';

const aConfig = fc
  .record({
    runs: fc.integer({ min: 1, max: 4 }),
    project: fc.option(fc.integer({ min: 1, max: 3 })),
    terminal: fc.integer({ min: 1, max: 3 }),
    worktree: fc.boolean(),
  })
  .map(({ runs, project, terminal, worktree }) =>
    makeConfig((raw) => {
      raw.limits = { runs };
      if (project !== null) raw.projects['ENG'] = { ...raw.projects['ENG'], concurrency: project };
      for (const name of ['box', 'other']) {
        raw.terminals[name] = {
          ...raw.terminals[name],
          concurrency: terminal,
          isolation: worktree ? 'worktree' : 'none',
        };
      }
    }),
  );

const anItem = fc.record({
  state: fc.constantFrom(...Object.values(STATES), STATES.todo, STATES.todo),
  assignees: fc.constantFrom<readonly string[]>([BOT], [BOT], [BOT_2], [], [BOT, BOT_2]),
  labels: fc.constantFrom<readonly string[]>([], [], ['exec:script'], ['needs:gpu'], ['exec:none']),
  priority: fc.constantFrom('urgent', 'high', 'medium', 'low', 'none'),
  created_at: fc.integer({ min: 1, max: 3 }),
});

const items = fc
  .array(anItem, { minLength: 1, maxLength: 7 })
  .map((drawn) => drawn.map((fields, n) => makeItem({ ...fields, id: `i-${n + 1}`, key: `ENG-${n + 1}` })));

/** What a look at a terminal may say, in the order of a run's life. */
const looks: readonly Inspection[] = [
  NONE,
  STARTING,
  VOID,
  UNKNOWN,
  RUNNING,
  RUNNING,
  says('[review] Done.'),
  says('[progress] One.'),
  finished({ exit_code: 1, error_class: 'transient' }),
  finished({ exit_code: 1, error_class: 'quota' }),
  gone(),
  gone(true, 1),
];

/** Several ticks; in each, what every run looks like, whether Plane answers, and what a person moves. */
const ticks = fc.array(
  fc.record({
    looks: fc.array(fc.nat(looks.length - 1), { minLength: 7, maxLength: 7 }),
    answers: fc.constantFrom(true, true, true, false),
    moved: fc.option(fc.record({ item: fc.nat(6), state: fc.constantFrom(...Object.values(STATES)) })),
    publish: fc.boolean(),
    minutes: fc.nat(60),
  }),
  { minLength: 1, maxLength: 6 },
);

/** Lives through the ticks, and shows every plan with the state and the observations that it was made from. */
function live(
  config: Config,
  drawn: readonly WorkItem[],
  script: readonly (typeof ticks extends fc.Arbitrary<readonly (infer Tick)[]> ? Tick : never)[],
  check: (story: Story, planned: PlanResult, before: State) => void,
): void {
  const story = new Story(config, drawn);
  for (const step of script) {
    story.pass(step.minutes * MINUTE);
    const { moved } = step;
    if (moved !== null) {
      story.items = story.items.map((item, n) =>
        n === moved.item ? { ...item, state: moved.state, updated_at: Math.max(story.now, item.updated_at + 1) } : item,
      );
    }
    const runs: Record<string, Inspection> = {};
    for (const [n, { id }] of story.items.entries()) {
      const look = looks[step.looks[n] ?? 0];
      if (look !== undefined && story.state.inflight[id] !== undefined) runs[id] = look;
    }
    const before = freeze(story.state);
    const planned = story.tick({ runs, listed: step.answers ? story.items : null });
    check(story, planned, before);
    if (step.publish) story.publishAll();
  }
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

function count(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

describe('a plan', () => {
  it('never goes above a limit', () => {
    fc.assert(
      fc.property(aConfig, items, ticks, (config, drawn, script) => {
        live(config, drawn, script, (story) => {
          const open = Object.values(story.state.inflight);
          expect(open.length).toBeLessThanOrEqual(config.limits.runs);
          expect(open.length).toBeLessThanOrEqual(config.projects['ENG']?.concurrency ?? Infinity);
          for (const [terminal, runs] of count(open.map((run) => run.terminal))) {
            expect(runs).toBeLessThanOrEqual(config.terminals[terminal]?.concurrency ?? 0);
          }
          if (config.terminals['box']?.isolation === 'none') {
            // Both terminals are this machine, and both have the same repository.
            expect(open.length).toBeLessThanOrEqual(1);
          }
        });
      }),
      { numRuns: 300 },
    );
  });

  it('starts nothing for an item that has an open run, waits for its publication, or is started already', () => {
    fc.assert(
      fc.property(aConfig, items, ticks, (config, drawn, script) => {
        live(config, drawn, script, (_story, planned, before) => {
          const started = planned.actions.flatMap((action) =>
            action.type === 'start' ? [action.spec.run.item_id] : [],
          );
          expect(new Set(started).size).toBe(started.length);
          const settled = new Set(
            planned.events.flatMap((event) => (event.type === 'run-settled' ? [event.settlement.item_id] : [])),
          );
          for (const item_id of started) {
            if (before.inflight[item_id] !== undefined) expect(settled).toContain(item_id);
          }
        });
      }),
      { numRuns: 300 },
    );
  });

  it('never gives a number twice', () => {
    fc.assert(
      fc.property(aConfig, items, ticks, (config, drawn, script) => {
        const numbers: string[] = [];
        live(config, drawn, script, (_story, planned) => {
          for (const action of planned.actions) if (action.type === 'start') numbers.push(action.spec.run.run_id);
        });
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
      { numRuns: 200 },
    );
  });

  it('does not depend on the order of what it is given', () => {
    fc.assert(
      fc.property(aConfig, items, ticks, (config, drawn, script) => {
        live(config, drawn, script, (story) => {
          const obs = story.observations();
          const turned = {
            ...obs,
            details: new Map([...obs.details].toReversed()),
            projects: Object.fromEntries(
              Object.entries(obs.projects).map(([key, seen]) => [
                key,
                seen.ok ? { ...seen, items: seen.items.toReversed() } : seen,
              ]),
            ),
          };
          const state = {
            ...story.state,
            items: Object.fromEntries(Object.entries(story.state.items).toReversed()),
            inflight: Object.fromEntries(Object.entries(story.state.inflight).toReversed()),
            outbox: Object.fromEntries(Object.entries(story.state.outbox).toReversed()),
          };
          const one = plan(story.state, obs, config, story.now);
          const other = plan(state, turned, config, story.now);
          expect(sorted(other.actions)).toEqual(sorted(one.actions));
          expect(other.waiting).toEqual(one.waiting);
          expect(evolve(state, other.events)).toEqual(evolve(story.state, one.events));
        });
      }),
      { numRuns: 150 },
    );
  });

  it('is empty when nothing has changed since the last one', () => {
    fc.assert(
      fc.property(aConfig, items, ticks, (config, drawn, script) => {
        live(config, drawn, script, () => undefined);
        const story = new Story(config, drawn);
        live(config, drawn, script, (at) => (story.state = at.state));
        // Everything that runs goes on, and everything that was to be said has been said.
        story.now = NOW + 24 * 60 * MINUTE;
        const still = (): Record<string, Inspection> =>
          Object.fromEntries(
            Object.keys(story.state.inflight).map((id) => [id, { ...RUNNING, started_at: story.now }]),
          );
        for (let settling = 0; settling < 3; settling++) {
          story.publishAll();
          story.tick({ runs: still(), terminals: {} });
        }
        story.publishAll();
        const quiet = story.plan({ runs: still() });
        const killing = quiet.actions.filter((action) => action.type === 'kill');
        expect(quiet.actions).toEqual(killing);
        expect(quiet.events.filter((event) => event.type !== 'project-scanned')).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('changes nothing that it is given', () => {
    fc.assert(
      fc.property(aConfig, items, ticks, (config, drawn, script) => {
        live(config, drawn, script, (story) => {
          freeze(story.state);
          freeze([...story.observations().details.values()]);
          expect(() => story.plan()).not.toThrow();
        });
      }),
      { numRuns: 50 },
    );
  });

  it('starts nothing while Plane does not answer, and keeps what runs', () => {
    fc.assert(
      fc.property(aConfig, items, ticks, (config, drawn, script) => {
        live(config, drawn, script, (story) => {
          const runs = Object.fromEntries(Object.keys(story.state.inflight).map((id) => [id, RUNNING]));
          const planned = story.plan({ listed: null, runs });
          expect(planned.actions.filter(({ type }) => type === 'start')).toEqual([]);
          expect(planned.problems).toHaveLength(1);
          const kept = evolve(story.state, planned.events);
          expect(Object.keys(kept.inflight).toSorted()).toEqual(Object.keys(story.state.inflight).toSorted());
        });
      }),
      { numRuns: 100 },
    );
  });

  it('lets no item overtake a more urgent one', () => {
    fc.assert(
      fc.property(fc.array(anItem, { minLength: 2, maxLength: 7 }), fc.integer({ min: 1, max: 3 }), (drawn, runs) => {
        const config = makeConfig((raw) => (raw.limits = { runs }));
        const alike = drawn.map((fields, n) =>
          makeItem({
            ...fields,
            state: STATES.todo,
            assignees: [BOT],
            labels: [],
            id: `i-${n + 1}`,
            key: `ENG-${n + 1}`,
          }),
        );
        const story = new Story(config, alike);
        const started = new Set(story.tick().actions.map(({ key }) => key));
        const rank = ({ priority, created_at, key }: WorkItem): string =>
          `${['urgent', 'high', 'medium', 'low', 'none'].indexOf(priority)} ${created_at} ${key}`;
        const queue = alike.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).map(({ key }) => key);
        expect(started).toEqual(new Set(queue.slice(0, runs)));
      }),
    );
  });
});

function sorted(actions: PlanResult['actions']): PlanResult['actions'] {
  return actions.toSorted((a, b) => (`${a.key} ${a.type}` < `${b.key} ${b.type}` ? -1 : 1));
}
