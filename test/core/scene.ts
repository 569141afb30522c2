/** A small project, one terminal, one item; and a story that is told tick by tick to the pure core. */
import { Config } from '../../action/src/config/schema.ts';
import { evolve } from '../../action/src/core/state/evolve.ts';
import type { StateEvent } from '../../action/src/core/state/events.ts';
import { markRelaunch, markStart } from '../../action/src/core/runs/start-intent.ts';
import { rightKey } from '../../action/src/core/observations.ts';
import type { Detail, Identity, Observations, Right } from '../../action/src/core/observations.ts';
import { plan } from '../../action/src/core/plan.ts';
import type { PlanResult } from '../../action/src/core/plan.ts';
import { newState } from '../../action/src/core/state/state.ts';
import type { ItemRecord, OpenRun, Publication, State } from '../../action/src/core/state/state.ts';
import type { Problem } from '../../action/src/errors.ts';
import type { ExecResult } from '../../action/src/model/result.ts';
import type { Inspection } from '../../action/src/model/inspection.ts';
import type { ItemComment, ItemState, ProjectInfo, WorkItem } from '../../action/src/model/work-item.ts';
import type { TerminalReport } from '../../action/src/ports/fleet.ts';

export const NOW = Date.UTC(2026, 0, 5, 10);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const BOT = 'user-bot';
export const ADA = 'user-ada';
export const EVE = 'user-eve';
export const LINEAGE = '0123456789abcdef0123456789abcdef';

export const STATES = {
  backlog: { id: 's-backlog', name: 'Backlog', group: 'backlog' },
  todo: { id: 's-todo', name: 'Todo', group: 'unstarted' },
  working: { id: 's-working', name: 'In Progress', group: 'started' },
  review: { id: 's-review', name: 'In Review', group: 'started' },
  question: { id: 's-question', name: 'Needs Input', group: 'started' },
  blocked: { id: 's-blocked', name: 'Blocked', group: 'started' },
  done: { id: 's-done', name: 'Done', group: 'completed' },
  cancelled: { id: 's-cancelled', name: 'Cancelled', group: 'cancelled' },
} as const satisfies Record<string, ItemState>;

export const PROJECT: ProjectInfo = {
  id: 'p-eng',
  key: 'ENG',
  name: 'Engine',
  archived: false,
  states: Object.values(STATES),
  labels: {},
  members: [
    { id: BOT, email: 'bot@example.com', display_name: 'bot-box' },
    { id: 'user-bot-2', email: 'bot2@example.com', display_name: 'bot-other' },
    { id: ADA, email: 'ada@example.com', display_name: 'Ada' },
    { id: EVE, email: 'eve@example.com', display_name: 'Eve' },
  ],
};

type Raw = Record<string, unknown>;
export type RawConfig = Record<'projects' | 'terminals' | 'executors', Record<string, Raw>> &
  Record<'limits' | 'retry', Raw> &
  Raw;

export function rawConfig(): RawConfig {
  const terminal = {
    transport: 'local',
    os: 'linux',
    repo: '/srv/eng',
    plane_user: 'bot-box',
    token_key: 'PLANE_TOKEN_BOX',
    executors: ['codex', 'script'],
    concurrency: 4,
    isolation: 'worktree',
  };
  return {
    plane: { base_url: 'https://plane.example.com', workspace: 'acme', token_key: 'PLANE_TOKEN' },
    state: { store: 'file' },
    allowed_authors: ['ada@example.com'],
    projects: {
      ENG: {
        states: { working: 'In Progress', review: 'In Review', question: 'Needs Input', blocked: 'Blocked' },
        routing: { by_assignee: { 'bot-box': 'box', 'bot-other': 'other' } },
        default_executor: 'codex',
      },
    },
    terminals: {
      box: terminal,
      other: { ...terminal, plane_user: 'bot-other', token_key: 'PLANE_TOKEN_OTHER' },
    },
    executors: {
      codex: { adapter: 'codex', run: 'codex exec -', resume: "codex exec resume '{thread}' -" },
      script: { adapter: 'shell', run: 'sh do.sh' },
    },
    limits: {},
    retry: {},
  };
}

/** The configuration of the scene; `change` may alter the raw data in place. */
export function makeConfig(change: (raw: RawConfig) => void = () => undefined): Config {
  const raw = rawConfig();
  change(raw);
  return Config.parse(raw);
}

export function makeItem(fields: Partial<WorkItem> = {}): WorkItem {
  return {
    id: 'i-1',
    project: 'ENG',
    key: 'ENG-1',
    name: 'A title',
    description_html: '<p>Do it.</p>',
    state: STATES.todo,
    assignees: [BOT],
    labels: [],
    priority: 'none',
    created_at: NOW - HOUR,
    updated_at: NOW - HOUR,
    ...fields,
  };
}

export function makeComment(fields: Partial<ItemComment> = {}): ItemComment {
  return {
    id: 'c-1',
    actor: ADA,
    updated_by: null,
    created_at: NOW - HOUR,
    html: '<p>Please.</p>',
    access: 'INTERNAL',
    external_source: null,
    external_id: null,
    ...fields,
  };
}

export function makeResult(fields: Partial<ExecResult> = {}): ExecResult {
  return { last_message: null, exit_code: 0, thread_id: 'thread-1', log_paths: [], tail: '', ...fields };
}

export const RUNNING = {
  state: 'running',
  started_at: NOW,
  last_output_at: null,
  thread_id: null,
  watch: { elapsed_s: 0, quiet_s: 0, alive: true },
} as const satisfies Inspection;
export const NONE: Inspection = { state: 'none', survivors: [] };
export const STARTING: Inspection = { state: 'starting', since: NOW };
export const VOID: Inspection = { state: 'void' };
export const UNKNOWN: Inspection = {
  state: 'unknown',
  problem: { code: 'unreached', message: 'The terminal does not answer.', remedy: '', retry: true },
};

export function finished(
  fields: Partial<ExecResult> = {},
  ended_by: 'itself' | 'limit' | 'stall' | 'kill' = 'itself',
): Inspection {
  const result = makeResult(fields);
  return { state: 'finished', result, started_at: NOW, ended_at: NOW + MINUTE, ended_by, survivors: [] };
}

export function says(message: string, fields: Partial<ExecResult> = {}): Inspection {
  return finished({ last_message: message, final: 'good', ...fields });
}

export function gone(same_boot = true, survivors = 0, fields: Partial<ExecResult> = {}): Inspection {
  return { state: 'gone', result: makeResult({ exit_code: null, ...fields }), same_boot, survivors: pids(survivors) };
}

/** So many pids. */
export function pids(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => 100 + index);
}

export interface Seen {
  /** As the list has them; default: every item, which is what a full read says. null: Plane did not answer. */
  readonly listed?: readonly WorkItem[] | null;
  readonly full?: boolean;
  /** The list broke off; default: it did not. */
  readonly cut?: 'changes' | 'sweep' | 'spent';
  /** What of the project was read in part. */
  readonly problems?: readonly Problem[];
  /** Read by id; default: every item of the story, with its comments. */
  readonly details?: ReadonlyMap<string, Detail>;
  /** By item id, by `<item>~<n>` for earlier launches, by `publication:<id>`; the rest is `none`. */
  readonly runs?: Readonly<Record<string, Inspection>>;
  /** No terminal was visited: of no run is anything known. */
  readonly unasked?: boolean;
  readonly terminals?: Readonly<Record<string, TerminalReport>>;
  /** Of the terminal `box`. */
  readonly identity?: Identity;
  /** Default: every bot may write in every project. */
  readonly rights?: ReadonlyMap<string, Right>;
  /** The project, read anew. */
  readonly info?: ProjectInfo;
}

/** One item or several, and ticks that see them. What is not said goes well. */
export class Story {
  readonly config: Config;
  state: State = newState(LINEAGE, NOW);
  now = NOW;
  items: WorkItem[];
  comments: ItemComment[] = [];

  constructor(config: Config = makeConfig(), items: readonly WorkItem[] = [makeItem()]) {
    this.config = config;
    this.items = [...items];
  }

  get item(): ItemRecord {
    return this.record('i-1');
  }

  record(item_id: string): ItemRecord {
    const record = this.state.items[item_id];
    if (record === undefined) throw new Error(`${item_id} is not in state`);
    return record;
  }

  get run(): OpenRun {
    const run = this.state.inflight['i-1'];
    if (run === undefined) throw new Error('nothing is open');
    return run;
  }

  get isOpen(): boolean {
    return this.state.inflight['i-1'] !== undefined;
  }

  publication(kind: string): Publication | undefined {
    return Object.values(this.state.outbox).find((publication) => publication.id.endsWith(`:${kind}`));
  }

  observations(seen: Seen = {}): Observations {
    const { listed = this.items, full = true, runs = {}, terminals = {} } = seen;
    const details =
      seen.details ??
      new Map<string, Detail>(
        this.items.map((item) => [item.id, { ok: true, item, comments: this.comments, blockers: [] }]),
      );
    const looks = new Map<string, Inspection>();
    const asked = seen.unasked === true ? [] : Object.values(this.state.inflight);
    for (const run of asked) looks.set(run.item_id, NONE);
    for (const [id, inspection] of Object.entries(runs)) looks.set(id, inspection);
    return {
      projects: {
        ENG:
          listed === null
            ? { ok: false, problem: { code: 'plane-failed', message: 'Plane answered 500.', remedy: '', retry: true } }
            : {
                ok: true,
                info: seen.info ?? PROJECT,
                fresh: seen.info !== undefined || this.state.projects['ENG'] === undefined,
                items: listed,
                newest:
                  seen.cut !== undefined
                    ? null
                    : listed.reduce<number | null>((most, item) => Math.max(most ?? 0, item.updated_at), null),
                full: full && seen.cut === undefined,
                cut: seen.cut ?? null,
                unread: [],
                info_partial: false,
                problems: seen.problems ?? [],
              },
      },
      details,
      runs: looks,
      terminals: new Map(Object.entries(terminals)),
      identities: new Map<string, Identity>([
        ['box', seen.identity ?? { user_id: BOT, fresh: this.state.terminals['box'] === undefined }],
        ['other', { user_id: 'user-bot-2', fresh: false }],
      ]),
      rights:
        seen.rights ??
        new Map(
          Object.keys(this.config.terminals).flatMap((terminal) =>
            Object.keys(this.config.projects).map((project) => [rightKey(terminal, project), { may: true }] as const),
          ),
        ),
    };
  }

  plan(seen: Seen = {}): PlanResult {
    return plan(this.state, this.observations(seen), this.config, this.now);
  }

  /** Plans, folds what was decided, and marks what is to start; nothing is carried out. */
  tick(seen: Seen = {}): PlanResult {
    const planned = this.plan(seen);
    this.fold(planned.events);
    for (const action of planned.actions) {
      if (action.type === 'start') {
        this.fold([markStart(action.spec, { dir: action.spec.run.dir_name }, this.now)]);
      } else if (action.type === 'relaunch') {
        this.fold([markRelaunch(action, { dir: action.dir_name }, this.now)]);
      }
    }
    return planned;
  }

  fold(events: readonly StateEvent[]): void {
    this.state = evolve(this.state, events);
  }

  /** All open steps end well, and the traces are removed. */
  publishAll(): void {
    for (const { id, steps } of Object.values(this.state.outbox)) {
      for (const [step, { status }] of steps.entries()) {
        if (status !== 'open') continue;
        this.fold([
          { type: 'step-ended', publication_id: id, step, status: 'done', reason: null, digest: null, left: null },
        ]);
      }
      this.fold([{ type: 'forgotten', publication_id: id, done: true }]);
    }
  }

  /** Starts the item, unless a further run was marked as soon as the last one had ended, and sees its run. */
  begin(): void {
    if (!this.isOpen) this.tick();
    this.tick({ runs: { 'i-1': { ...RUNNING, started_at: this.now } } });
    this.publishAll();
  }

  /** The open run is seen to have ended like that. */
  end(inspection: Inspection): PlanResult {
    return this.tick({ runs: { 'i-1': inspection } });
  }

  /** A whole run: started, seen, ended like that, published. */
  round(inspection: Inspection): void {
    this.begin();
    this.end(inspection);
    this.publishAll();
  }

  pass(ms: number): void {
    this.now += ms;
  }

  /** People change the item: Plane notes when. */
  change(fields: Partial<WorkItem>): void {
    this.items = this.items.map((item) =>
      item.id === 'i-1' ? { ...item, ...fields, updated_at: Math.max(this.now, item.updated_at + 1) } : item,
    );
  }

  /** A comment, which touches the item. */
  say(fields: Partial<ItemComment> = {}): void {
    const id = fields.id ?? `c-${this.comments.length + 1}`;
    this.comments = [...this.comments, makeComment({ created_at: this.now, ...fields, id })];
    this.change({});
  }

  reasonOf(key = 'ENG-1', seen: Seen = {}): string | undefined {
    return this.plan(seen).waiting.find((waiting) => waiting.key === key)?.reason;
  }
}
