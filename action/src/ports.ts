/**
 * The interfaces between the core and the world (layer 1). Each holds the verbs that are called and no more.
 * Every method that can fail rejects with an {@link AgentdError}; the doc says which.
 */
import type {
  Evidence,
  ExecResult,
  Handle,
  Inspection,
  Json,
  Millis,
  ProcessIdentity,
  ProjectInfo,
  Run,
  WorkItem,
} from './model.ts';
import type { Octokit } from '@octokit/rest';
import type { Problem } from './errors.ts';
import type { ChangedItems, CommentsRead, ProjectRead, ProjectWords } from './plane-reads.ts';

/** The only source of time. Tests and the simulation hand in a virtual one. */
export interface Clock {
  now(): Millis;
  /** Resolves after `ms`, or at once when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Bytes for ids and nonces; injected so that simulated worlds replay exactly. */
export interface Random {
  /** `bytes` random bytes as lower-case hex. */
  hex(bytes: number): string;
  /** Uniform in [0, 1). */
  fraction(): number;
}

export interface Log {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

// ── Store ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Loaded {
  /** null: there is no state yet. */
  readonly text: string | null;
  /** Opaque; handed back to `save`. null exactly when `text` is. */
  readonly version: string | null;
  /** The store's own clock, where it has one (a server's Date header); else null. */
  readonly now: Millis | null;
}

/** Where the state's text lives. A store knows nothing of its shape. Compare-and-swap by version. */
export interface Store {
  /** Where the state is, for messages: a path, a branch. */
  readonly name: string;
  /** @throws {AgentdError} when the store cannot be read; never for an absent state. */
  load(): Promise<Loaded>;
  /**
   * Writes `text` if the stored version is still `version` (null: only if nothing is stored).
   * @returns the new version.
   * @throws {ConflictError} another version is stored. Any other error: it may or may not have been written.
   */
  save(text: string, version: string | null): Promise<string>;
  /** For `file`: whether the process that holds a claim is gone. Others: false. */
  holderIsDead(holder: string): Promise<boolean>;
}

// ── Plane ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a request is for; when the key's budget runs short the later ones in this list give way (DESIGN §4). */
export type Purpose = 'publish' | 'cancel' | 'command' | 'intake';

export interface Blocker {
  readonly key: string;
  readonly done: boolean;
}

/** Reads of Plane, through the reader's token. @throws {PlaneError} on every method. */
export interface Tracker {
  /**
   * The project with states, labels and members. Unknown, not a member: PlaneError with the remedy; `plane-project-renamed`:
   * the one with the id `known` has another identifier by now, and none has this one.
   */
  project(key: string, known?: string): Promise<ProjectRead>;
  /** States and labels that were read since because an item pointed to some that `project` lacks; null: none were. */
  learned?(project: ProjectInfo): ProjectWords | null;
  /** Items changed since `since` (with the overlap already subtracted by the caller); null: all. */
  changed(project: ProjectInfo, since: Millis | null): Promise<ChangedItems>;
  /** One item with its description; null: the project answers and the item is not there. */
  item(project: ProjectInfo, id: string, purpose: Purpose): Promise<WorkItem | null>;
  comments(project: ProjectInfo, id: string, purpose: Purpose): Promise<CommentsRead>;
  /** Items that block this one; empty where the server has no relations. */
  blockers(project: ProjectInfo, id: string): Promise<readonly Blocker[]>;
}

export type { Desk, Posted, Target } from './desk-port.ts';

// ── GitHub ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface GitHubFile {
  /** null: there is no such file, branch or repository, or it may not be seen. */
  readonly bytes: Uint8Array | null;
  /** `application/json` for a folder, whose entries are listed; empty: not said. */
  readonly content_type: string;
  /** The server's clock. */
  readonly now: Millis | null;
}

/** GitHub with one token. @throws {GitHubError} on every method, and on every request of the library. */
export interface GitHubApi {
  /** A file as it is, in one request that goes out without the library. */
  file(repository: string, path: string, ref: string): Promise<GitHubFile>;
  /** GitHub's own library, loaded when it is asked for first. */
  octokit(): Promise<Octokit>;
  /** What lies behind a signed address: no token is sent there. */
  download(url: string): Promise<Uint8Array>;
}

/** Makes one file an artifact of the running workflow. */
export interface ArtifactUpload {
  /** @returns the artifact's id. @throws {ConflictError} when this run has an artifact of that name. */
  upload(name: string, text: string): Promise<number>;
}

export interface PullRequest {
  /** `owner/name` of the repository it is to be merged into. */
  readonly repository: string;
  readonly number: number;
  readonly title: string;
  readonly body: string;
  /** Name of the branch to be merged. */
  readonly branch: string;
  readonly url: string;
  /** Its branch lies in another repository, so anybody may have made it. */
  readonly fork: boolean;
  /** Its author may write to the repository, as far as GitHub says. */
  readonly insider: boolean;
  /** Its conversation is locked: GitHub takes comments of some people only. */
  readonly locked: boolean;
}

export interface PullComment {
  readonly id: number;
  /** Login; those of apps end in `[bot]`. */
  readonly author: string;
  readonly body: string;
}

/** Comments on pull requests. @throws {GitHubError} on every method. */
export interface PullRequests {
  /** Open ones, newest activity first. `all` false: there are more than were read. */
  open(repository: string): Promise<{ readonly pulls: readonly PullRequest[]; readonly all: boolean }>;
  /** Oldest first. */
  comments(repository: string, number: number): Promise<readonly PullComment[]>;
  /** null: it is gone. */
  comment(repository: string, id: number): Promise<PullComment | null>;
  addComment(repository: string, number: number, body: string): Promise<PullComment>;
  editComment(repository: string, id: number, body: string): Promise<PullComment>;
  removeComment(repository: string, id: number): Promise<void>;
  /** The login behind the token. */
  whoAmI(): Promise<string>;
}

// ── Terminals ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Which run on which terminal by which executor; `id` is the caller's, echoed in the answer. */
export interface RunRef {
  readonly id: string;
  readonly terminal: string;
  readonly executor: string;
  readonly handle: Handle;
  /** Of its wrapper, as `start` returned it; null: unknown. It outranks what the run directory says. */
  readonly identity: ProcessIdentity | null;
  /** The largest figure that its watchdog was seen to have counted. */
  readonly elapsed_s: number;
  /** What an adapter needs to read the files: asked thread, totals before, local zone. */
  readonly context: ReadContext;
}

/** What a reader knows besides the files. */
export interface ReadContext {
  /** Thread that was to be continued; null: a new one. */
  readonly asked_thread: string | null;
  /** Cumulative figures of the thread before this run. */
  readonly totals_before: { readonly [key: string]: Json } | null;
}

export type Order =
  | {
      readonly type: 'start';
      readonly ref: RunRef;
      readonly run: Run;
      /** Relaunch: every earlier launch of this run; all must first be made void. */
      readonly replaces: readonly Handle[];
    }
  /** Makes sure that a launch that was marked but never seen can never begin. */
  | { readonly type: 'void'; readonly ref: RunRef }
  | { readonly type: 'kill'; readonly ref: RunRef }
  /** Starts the watchdog of a living run again. */
  | { readonly type: 'watch'; readonly ref: RunRef }
  | { readonly type: 'forget'; readonly ref: RunRef };

export type OrderResult =
  /** Carried out. For kill: what is there afterwards. For start: who the wrapper is, if the answer says, and by which way
   * it was started, with those that were refused on further lines (`operations.ts`). */
  | {
      readonly status: 'done';
      readonly after: Inspection | null;
      readonly identity?: ProcessIdentity | null;
      readonly how?: string;
    }
  /** Surely not carried out, and nothing was changed (fence, lock, HASPID, unreachable before sending …). */
  | {
      readonly status: 'refused';
      readonly problem: Problem;
      /** The terminal did not answer, as one that is switched off does not; present only when it is so. */
      readonly away?: true;
      /** No order for this terminal was sent, because there is no way to it; present only when it is so. */
      readonly unreached?: true;
    }
  /** Relaunch or void: the earlier launch has begun after all. */
  | { readonly status: 'evidence' }
  /** Sent, and nobody knows. */
  | { readonly status: 'unknown'; readonly problem: Problem };

/** What one visit says about a terminal itself. */
export interface TerminalReport {
  readonly reached: boolean;
  /** Present when not reached, or when the answer was incomplete. */
  readonly problem?: Problem;
  /** Count per name in `busy_processes`; null: unknown, which means: start nothing. */
  readonly processes: Readonly<Record<string, number | null>>;
  /** Minutes east of UTC on the terminal; null: unknown. */
  readonly utc_offset_min: number | null;
  /** Host keys that were believed at this first visit, as lines; the state keeps them. */
  readonly learned_host_keys?: readonly string[];
  /** The same of the bastion on the way there, which several terminals share. */
  readonly learned_bastion_keys?: readonly string[];
}

export interface FleetReport {
  readonly runs: ReadonlyMap<string, Inspection>;
  readonly terminals: ReadonlyMap<string, TerminalReport>;
}

/**
 * All terminals at once. A call makes at most one round trip to each terminal, all in parallel, and never rejects:
 * what could not be asked is `unknown`.
 */
export interface Fleet {
  /** Host keys learned before, by terminal, and under `warpgate:` those of the bastion; said before the first visit. */
  know?(host_keys: ReadonlyMap<string, readonly string[]>): void;
  /** Pure: what `start` will return for this run. @throws {ConfigError} the configuration has no way to run it. */
  handle(terminal: string, executor: string, run: Run): Handle;
  /** `visit`: terminals to ask for their own facts even when they have no runs. */
  inspect(refs: readonly RunRef[], visit: readonly string[]): Promise<FleetReport>;
  /** Carries the fence of the claim under which the orders are given. Results are keyed by `ref.id`. */
  carryOut(orders: readonly Order[], fence: Fence): Promise<ReadonlyMap<string, OrderResult>>;
  /** Round trips made so far. */
  readonly round_trips: number;
}

/** The right to act: terminals remember the largest `number` per lineage and refuse a smaller one. */
export interface Fence {
  /** First 8 hex digits of the state's lineage. */
  readonly lineage: string;
  readonly number: number;
}

// ── Executors ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The executor contract (`plane-agentd/docs/executor-contract.md`). */
export interface HandleExecutor {
  readonly name: string;
  /** False: every run is a new thread; with earlier rounds it gets a hand-over summary. */
  readonly resume: boolean;
  /** Pure, never touches the terminal: what `start(run)` will return. */
  handle(run: Run): Handle;
  /** Returns at once; a throw does not prove that it did not start. */
  start(run: Run): Promise<Handle>;
  /** Launch evidence; empty: not started. @throws {TransportError} unreachable. */
  probe(handle: Handle): Promise<Evidence[]>;
  poll(handle: Handle): Promise<'running' | 'finished'>;
  /** Repeatable. On an unfinished run it reads what is there. */
  collect(handle: Handle): Promise<ExecResult>;
  /** The whole tree, also before the end; no signal if `exit.txt` exists. */
  kill(handle: Handle): Promise<void>;
  forget?(handle: Handle): Promise<void>;
  /** The batch that ticks use; `poll` and `collect` are views of it. */
  inspect(handles: readonly Handle[]): Promise<ReadonlyMap<Handle, Inspection>>;
}

/** Tells people outside Plane (Plane notifies nobody of API comments). */
export interface Notifier {
  notify(text: string, data: { key: string; tag: string | null; url: string }): Promise<void>;
}
