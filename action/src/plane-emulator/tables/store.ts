import type { Millis } from '../../model/basics.ts';
import type { Clock, Random } from '../../ports/host.ts';
import type {
  Activity,
  Comment,
  Item,
  Label,
  Link,
  Micros,
  Project,
  ProjectMember,
  Relation,
  State,
  Token,
  User,
  Uuid,
  Workspace,
  WorkspaceMember,
} from './records.ts';

/** All rows, in the order in which they were made. */
export interface Tables {
  readonly users: Map<Uuid, User>;
  readonly tokens: Map<string, Token>;
  readonly workspaces: Map<Uuid, Workspace>;
  readonly workspace_members: Map<string, WorkspaceMember>;
  readonly projects: Map<Uuid, Project>;
  readonly project_members: Map<Uuid, ProjectMember>;
  readonly states: Map<Uuid, State>;
  readonly labels: Map<Uuid, Label>;
  readonly items: Map<Uuid, Item>;
  readonly comments: Map<Uuid, Comment>;
  readonly links: Map<Uuid, Link>;
  readonly activities: Map<Uuid, Activity>;
  readonly relations: Map<Uuid, Relation>;
}

export function emptyTables(): Tables {
  return {
    users: new Map(),
    tokens: new Map(),
    workspaces: new Map(),
    workspace_members: new Map(),
    projects: new Map(),
    project_members: new Map(),
    states: new Map(),
    labels: new Map(),
    items: new Map(),
    comments: new Map(),
    links: new Map(),
    activities: new Map(),
    relations: new Map(),
  };
}

/** The tables with the two things that making rows needs: times that only rise, and ids. */
export interface Store extends Tables {
  /** Later than every time given before, never on a whole second, so that order and form of times are certain. */
  now(): Micros;
  id(): Uuid;
  readonly random: Random;
  /** Leaves something to the worker. */
  leave(work: () => void): void;
  /** The worker does what has fallen due by now. */
  catchUp(): void;
}

/**
 * How long after a write Plane's worker does its part, milliseconds: it writes activities, reads the pages of links, and
 * moves `updated_at` of the item, which a comment alone does not. 0: before the write is answered; null: it is down, and
 * never does.
 */
export type WorkerPlan = () => Millis | null;

export function storeOver(
  tables: Tables,
  clock: Pick<Clock, 'now'>,
  random: Random,
  worker: WorkerPlan = () => 0,
): Store {
  let last = 0;
  const left: { readonly at: Millis; readonly work: () => void }[] = [];
  return {
    ...tables,
    random,
    now() {
      last = Math.max(last + 1, clock.now() * 1000 + 1);
      if (last % 1_000_000 === 0) last += 1;
      return last;
    },
    id: () => uuidFrom(random.hex(16)),
    leave(work) {
      const delay = worker();
      if (delay === 0) work();
      else if (delay !== null) left.push({ at: clock.now() + delay, work });
    },
    catchUp() {
      const due = left.filter(({ at }) => at <= clock.now()).toSorted((a, b) => a.at - b.at);
      for (const one of due) left.splice(left.indexOf(one), 1);
      for (const { work } of due) work();
    },
  };
}

/** The same moment again: rows are never changed in place, so copying the maps is enough. */
export function copyOf(store: Store): Store {
  const copy = { ...store };
  for (const [name, table] of Object.entries(store)) {
    if (table instanceof Map) Object.assign(copy, { [name]: new Map(table) });
  }
  return copy;
}

function uuidFrom(hex: string): Uuid {
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  const digits = `${hex.slice(0, 12)}4${hex.slice(13, 16)}${variant}${hex.slice(17, 32)}`;
  return [8, 12, 16, 20, 32].map((end, i, ends) => digits.slice(ends[i - 1] ?? 0, end)).join('-');
}
