/**
 * `plan` in a project where much is open: a tenth of the items runs, nearly half waits for a free place, the rest is
 * answered. A few have changed since the last tick, as in every tick.
 */
import { Config } from '../action/src/config/schema.ts';
import { evolve } from '../action/src/core/state/evolve.ts';
import type { StateEvent } from '../action/src/core/state/events.ts';
import { rightKey } from '../action/src/core/observations.ts';
import type { Observations } from '../action/src/core/observations.ts';
import { plan } from '../action/src/core/plan.ts';
import { parseState, printState } from '../action/src/core/state/state-text.ts';
import { newState } from '../action/src/core/state/state.ts';
import type { ItemRecord, State } from '../action/src/core/state/state.ts';
import { markStart } from '../action/src/core/runs/start-intent.ts';
import type { Inspection } from '../action/src/model/inspection.ts';
import type { ItemState, ProjectInfo, WorkItem } from '../action/src/model/work-item.ts';
import { median } from './bench.ts';
import type { Bench, Measurement } from './bench.ts';

const SIZES = [100, 1000, 10_000];
const ROUNDS = 41;
const WARM_UP = 20;
/** For 10,000 items with 1,000 open runs. */
const MOST_MS = 25;
const NOW = Date.UTC(2026, 0, 5, 10);
const TERMINALS = 20;
const CHANGED = 10;

const STATES: readonly ItemState[] = [
  { id: 'todo', name: 'Todo', group: 'unstarted' },
  { id: 'working', name: 'In Progress', group: 'started' },
  { id: 'review', name: 'In Review', group: 'started' },
];

export const planning: Bench = {
  name: 'plan',
  run() {
    const measured = SIZES.map((size) => ({ size, ms: timeOf(size) }));
    const results = measured.map(({ size, ms }): Measurement => ({
      name: `plan, ${size.toLocaleString('en')} items, ${(size / 10).toLocaleString('en')} open runs`,
      value: ms,
      unit: 'ms',
      target: size === 10_000 ? { at_most: MOST_MS } : null,
    }));
    const [, thousand, tenThousand] = measured;
    if (thousand !== undefined && tenThousand !== undefined) {
      results.push({
        name: 'plan, ten times the items',
        value: tenThousand.ms / thousand.ms,
        unit: 'ratio',
        target: { at_most: 15 },
      });
    }
    return Promise.resolve([...results, ...textTimes()]);
  },
};

function timeOf(size: number): number {
  const { state, obs, config } = project(size);
  const before = plan(state, obs, config, NOW);
  const kinds = new Set(before.waiting.map(({ reason }) => reason));
  if (!kinds.has('open-run') || !kinds.has('no-slot') || !kinds.has('answered')) {
    throw new Error(`the project is not what it should be: ${[...kinds].join(', ')}`);
  }
  return timed(() => plan(state, obs, config, NOW));
}

function textTimes(): Measurement[] {
  const { state } = project(10_000);
  const text = printState(state);
  let reads = 0;
  return [
    {
      name: 'state of 10,000 items, read and checked',
      // A blank at the end makes it another text: the same one is not checked twice.
      value: timed(() => parseState(text + ' '.repeat(++reads), 'the benchmark')),
      unit: 'ms',
      target: null,
    },
    {
      name: 'state of 10,000 items, written',
      value: timed(() => printState(structuredClone(state))) - timed(() => structuredClone(state)),
      unit: 'ms',
      target: null,
    },
  ];
}

function timed(work: () => unknown): number {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const began = performance.now();
    work();
    if (round >= WARM_UP) times.push(performance.now() - began);
  }
  return median(times);
}

// ── A project ────────────────────────────────────────────────────────────────────────────────────────────────────────

function project(size: number): { state: State; obs: Observations; config: Config } {
  const config = configFor(size);
  const items = Array.from({ length: size }, (_, n) => itemOf(n));
  const info: ProjectInfo = {
    id: 'p',
    key: 'ENG',
    name: 'Engine',
    archived: false,
    states: STATES,
    labels: {},
    members: terminals().map((name) => ({ id: `user-${name}`, email: '', display_name: `bot-${name}` })),
  };
  const identities = new Map(terminals().map((name) => [name, { user_id: `user-${name}`, fresh: false }]));
  const seen = {
    ok: true,
    info,
    fresh: true,
    items,
    newest: NOW,
    full: true,
    cut: null,
    unread: [],
    info_partial: false,
    problems: [],
  } as const;
  const first: Observations = {
    projects: { ENG: seen },
    details: new Map(),
    runs: new Map(),
    terminals: new Map(),
    identities,
    rights: new Map(terminals().map((terminal) => [rightKey(terminal, 'ENG'), { may: true }])),
  };
  const empty = newState('0123456789abcdef0123456789abcdef', NOW);
  const read = evolve(empty, plan(empty, first, config, NOW).events);
  const answered = new Set(items.filter((_, n) => kindOf(n) === 'answered').map(({ id }) => id));
  const half: State = { ...read, items: mapValues(read.items, (item, id) => (answered.has(id) ? answer(item) : item)) };
  const details = new Map(
    items
      .filter((_, n) => kindOf(n) === 'running')
      .map((item) => [item.id, { ok: true, item, comments: [], blockers: [] }] as const),
  );
  const starting = plan(half, { ...first, details }, config, NOW);
  const marks: StateEvent[] = starting.actions.flatMap((action) =>
    action.type === 'start' ? [markStart(action.spec, { dir: action.spec.run.dir_name }, NOW)] : [],
  );
  const marked = evolve(half, [...starting.events, ...marks]);
  const running: Inspection = { state: 'running', started_at: NOW, last_output_at: NOW, thread_id: null, watch: null };
  const runs = new Map(Object.keys(marked.inflight).map((id) => [id, running]));
  const begun = evolve(marked, plan(marked, { ...first, runs }, config, NOW).events);
  const state = parseState(printState({ ...begun, outbox: {} }), 'the benchmark');
  const changed = { ...seen, fresh: false, full: false, items: items.slice(0, CHANGED) };
  const { rights } = first;
  const obs = { projects: { ENG: changed }, details: new Map(), runs, terminals: new Map(), identities, rights };
  return { state, obs, config };
}

function kindOf(n: number): 'running' | 'answered' | 'waiting' {
  return n % 10 === 0 ? 'running' : n % 2 === 0 ? 'answered' : 'waiting';
}

function itemOf(n: number): WorkItem {
  const terminal = terminals()[n % TERMINALS] ?? '';
  const [todo, working, review] = STATES;
  const kind = kindOf(n);
  return {
    id: `item-${n}`,
    project: 'ENG',
    key: `ENG-${n + 1}`,
    name: `Item ${n}`,
    state: (kind === 'running' ? working : kind === 'answered' ? review : todo) ?? {
      id: '',
      name: '',
      group: 'backlog',
    },
    assignees: [`user-${terminal}`],
    labels: n % 3 === 0 ? ['effort:high'] : [],
    // What runs was the most urgent.
    priority: kind === 'running' ? 'urgent' : 'medium',
    created_at: NOW - n * 1000,
    updated_at: NOW - n * 1000,
  };
}

function answer(item: ItemRecord): ItemRecord {
  const { state, updated_at } = item.seen;
  return {
    ...item,
    round: 1,
    runs: 1,
    iterations: 1,
    thread: { id: 'thread', executor: 'codex', terminal: 't-0', totals: null },
    answer: { run_id: `${item.key}-1`, tag: 'review', class: null, at: NOW },
    left: { state_ids: [state.id], assigned: true, bot: null, updated_at },
    comments_read_at: updated_at,
  };
}

function terminals(): string[] {
  return Array.from({ length: TERMINALS }, (_, n) => `t-${n}`);
}

function configFor(size: number): Config {
  const terminal = (name: string): object => ({
    transport: 'direct-ssh',
    os: 'linux',
    host: name,
    repo: '/srv/eng',
    run_root: '/runs',
    plane_user: `bot-${name}`,
    token_key: 'TOKEN',
    executors: ['codex'],
    concurrency: size / 10,
    isolation: 'worktree',
  });
  return Config.parse({
    plane: { base_url: 'https://plane.example.com', workspace: 'acme', token_key: 'PLANE_TOKEN' },
    state: { store: 'file' },
    allowed_authors: ['user-ada'],
    projects: {
      ENG: {
        states: { working: 'In Progress', review: 'In Review' },
        routing: { by_assignee: Object.fromEntries(terminals().map((name) => [`bot-${name}`, name])) },
        default_executor: 'codex',
      },
    },
    terminals: Object.fromEntries(terminals().map((name) => [name, terminal(name)])),
    executors: { codex: { adapter: 'codex', run: 'codex exec -', resume: "codex exec resume '{thread}' -" } },
    limits: { runs: size / 10 },
  });
}

function mapValues<T>(record: Readonly<Record<string, T>>, change: (value: T, key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
