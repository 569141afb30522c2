/**
 * What a tick remembers (layer 2). One zod definition per record; text in and out with sorted keys, so that diffs read
 * well. State holds ids, times, counters and handles; never a secret, a prompt, an answer or a comment's text.
 */
import { z } from 'zod';
import { FAILURE_CLASSES, TAGS } from '../../model/verdict.ts';
import { PRIORITIES, STATE_GROUPS } from '../../model/work-item.ts';
import { LedgerEntry, count, millis, opaque, problem } from './fields.ts';
import { Publication, STEP_KINDS } from './publication-record.ts';
import { OpenRun } from './run-record.ts';

export { OpenRun } from './run-record.ts';
export { Publication } from './publication-record.ts';
export type { Say, Step } from './publication-record.ts';

export const STATE_VERSION = 2;

const ItemStateRecord = z.strictObject({ id: z.string(), name: z.string(), group: z.enum(STATE_GROUPS) });

/** What was last seen of an item: enough to judge a waiting one without reading it again. */
const Seen = z.strictObject({
  state: ItemStateRecord,
  assignees: z.array(z.string()),
  labels: z.array(z.string()),
  priority: z.enum(PRIORITIES),
  created_at: millis,
  updated_at: millis,
});

/** The agent's own conversation, to be resumed by the same executor on the same terminal. */
const Thread = z.strictObject({
  id: z.string(),
  executor: z.string(),
  terminal: z.string(),
  totals: opaque.nullable(),
});

/** A run that has ended, as far as a comment tells of it. */
const EndedRun = z.strictObject({
  run_id: z.string(),
  terminal: z.string(),
  executor: z.string(),
  model: z.string().nullable(),
  effort: z.string().nullable(),
  round: count,
  iteration: count,
  attempt: count,
  seconds: z.number().nullable(),
  /** null: it has answered. */
  class: z.enum(FAILURE_CLASSES).nullable(),
  /** Why it failed: a sentence of agentd's own. */
  reason: z.string(),
});
export type EndedRun = z.infer<typeof EndedRun>;

/** A further run that agentd itself wants. `thread`: keep the conversation, or a new one with a hand-over summary. */
const Next = z.strictObject({
  kind: z.enum(['iteration', 'retry', 'rerun']),
  not_before: millis,
  thread: z.enum(['keep', 'new']),
  /** True: waits for an account's quota and burns no attempt. */
  quota: z.boolean(),
  /** That account; absent: it waits for none, or was noted before this was kept. */
  account: z.string().optional(),
  /** The run that it follows, for the note when a person takes the item instead; null: noted before this was kept. */
  after: EndedRun.nullable().default(null),
});

/** The last result; while it stands the item starts only when a person acts. */
const Answer = z.strictObject({
  run_id: z.string(),
  tag: z.enum(TAGS).nullable(),
  class: z.enum(FAILURE_CLASSES).nullable(),
  at: millis,
});

/** Where and in whose hands agentd left the item. Another state with a later `updated_at` is a person's move. */
const Left = z.strictObject({
  state_ids: z.array(z.string()),
  /** To any bot. */
  assigned: z.boolean(),
  /** Plane user of the bot that had it last; null: noted before this was kept. */
  bot: z.string().nullable().default(null),
  updated_at: millis,
});

/** A comment of agentd's own: its id, and the digest of its HTML as Plane had it when it was posted. */
const Said = z.strictObject({ id: z.string(), digest: z.string() });
export type Said = z.infer<typeof Said>;

/** A step of a result that Plane refused for good; it stands until a person acts. */
const Refused = z.strictObject({
  run_id: z.string(),
  kind: z.enum(STEP_KINDS),
  /** A code. */
  reason: z.string(),
  at: millis,
  /** It carried what the run has said; else it was a note of our own. */
  of_result: z.boolean().default(true),
  /** Where what the run said still lies: terminal, and absolute path there, where it is known. */
  terminal: z.string(),
  dir: z.string().nullable(),
});
export type Refused = z.infer<typeof Refused>;

/** An unfinished item that blocks this one, as it was read; it is looked at again after a while. */
const Blocked = z.strictObject({ by: z.string(), read_at: millis });

export const ItemRecord = z.strictObject({
  key: z.string(),
  project: z.string(),
  seen: Seen,
  /** 0 before the first run; +1 with each answer a person replied to. */
  round: count,
  /** Number of the last run; the next is one higher. Never reused: run directories and comment ids are made from it. */
  runs: count,
  /** The key in the names of its runs, its worktree and its branch; null: `key`. */
  run_key: z.string().nullable().default(null),
  /** Keys that it had before its project was renamed, the last one last. */
  former_keys: z.array(z.string()).default([]),
  /** Runs in a row since a person's input, for `iteration_cap`. */
  iterations: count,
  /** Attempts at the current prompt. */
  attempts: count,
  /** One-time second chances already used since a person's input. */
  spent: z.array(z.enum(['rerun', 'lost', 'timeout'])),
  /** Holds in a row for quota. */
  quota_holds: count,
  thread: Thread.nullable(),
  /** Conversations that were left for another, oldest first, the last few; absent: none. */
  earlier_threads: z.array(Thread.omit({ totals: true }).extend({ until: millis })).optional(),
  next: Next.nullable(),
  /** One that names no run is none: an item that never ran has not answered. */
  answer: Answer.nullable().transform((answer) => (answer?.run_id === '' ? null : answer)),
  left: Left.nullable(),
  /** Own comments, oldest first, the last few; a comment that reads otherwise by now was edited. */
  said: z.array(Said).default([]),
  refused: Refused.nullable().default(null),
  blocked: Blocked.nullable().default(null),
  /** Comments that were part of a prompt. */
  heard: z.array(z.string()),
  /** A print of what each of them said then, by its id. */
  heard_as: z.record(z.string(), z.string()).default({}),
  /** Those of them that no run has answered yet: every further attempt carries them again. */
  asked: z.array(z.string()),
  /** The item's `updated_at` at which its comments were last read. */
  comments_read_at: millis,
  /** Unheard comments that were there at that time: from people who may, and from others. */
  unheard: z.strictObject({ allowed: count, others: count }),
  /** When the newest of those by others was written; 0: there is none, or it is not known. */
  others_at: millis.default(0),
  /** Terminal → a worktree that it has there, and when it is looked at whether it can go, once the item has ended. */
  worktrees: z.record(z.string(), z.strictObject({ tries: count, not_before: millis })).default({}),
  /** Failed attempts since a person's input, for the history in a failure comment. */
  ledger: z.array(LedgerEntry),
});
export type ItemRecord = z.infer<typeof ItemRecord>;

const ProjectRecord = z.strictObject({
  /** Newest `updated_at` that was read; null: never. */
  watermark: millis.nullable(),
  swept_at: millis,
  /** When a read of everything last broke off before its end; 0: the last one did not. */
  sweep_cut_at: millis.default(0),
  /** The bots whose items are kept, as far as the watermark goes: for any other, everything is read once more. */
  bots: z.array(z.string()).default([]),
  /** `allowed_authors` when the members were read. */
  authors: z.array(z.string()).default([]),
  /** Cached project data and when it was read. */
  info: z.strictObject({
    id: z.string(),
    key: z.string(),
    name: z.string(),
    archived: z.boolean(),
    states: z.array(ItemStateRecord),
    labels: z.record(z.string(), z.string()),
    members: z.array(z.strictObject({ id: z.string(), email: z.string(), display_name: z.string() })),
  }),
  read_at: millis,
});

const TerminalRecord = z.strictObject({
  /** Plane user behind its token, and when that was read; null: unknown. */
  user_id: z.string().nullable(),
  user_read_at: millis,
  /** What told that key from others (`ItemWriter.keyPrint`); null: not known. */
  user_key: z.string().nullable().default(null),
  /** Visits in a row that did not reach it. */
  failures: count,
  unreachable_since: millis.nullable(),
  /** Why the last visit did not; null: it did. */
  problem: problem.nullable().default(null),
  /** Breaker: not visited before. */
  not_before: millis,
  /** Of the configuration with which the last visit failed; absent: none did, or it was noted before this was kept. */
  print: z.string().optional(),
  utc_offset_min: z.number().nullable(),
  /** Lines of the host keys that were believed at the first visit; public, and absent where they are pinned. */
  host_keys: z.array(z.string()).optional(),
  /** Executor → held since and until, with the reason, and the print of the configuration with which it failed. */
  holds: z.record(
    z.string(),
    z.strictObject({ since: millis, until: millis, reason: z.string(), print: z.string().optional() }),
  ),
});

const HistoryEntry = z.strictObject({
  run_id: z.string(),
  item_id: z.string(),
  at: millis,
  tag: z.enum(TAGS).nullable(),
  class: z.enum(FAILURE_CLASSES).nullable(),
  seconds: z.number().nullable(),
  executor: z.string(),
  terminal: z.string(),
  tokens: z.number().nullable(),
  cost_usd: z.number().nullable(),
  /** Absent in entries of before it was kept. */
  round: count.optional(),
});

/** An open pull request that belongs to an item. */
const PullRecord = z.strictObject({
  item_id: z.string(),
  /** Our comment on it; null: none yet. */
  comment_id: z.number().nullable(),
  /** Login that wrote it, which a later token may not be; null: not known. */
  author: z.string().nullable().default(null),
  /** SHA-256 of what that comment says. */
  digest: z.string().nullable(),
  /** The item in Plane has the link. */
  linked: z.boolean(),
  /** GitHub refused the text with this digest for good, and that was told; null: it did not. */
  refused: z.strictObject({ code: z.string(), digest: z.string() }).nullable().default(null),
});
export type PullRecord = z.infer<typeof PullRecord>;

/** Path of the workflow file, number of the run, and when it saved. */
const SavedBy = z.strictObject({ workflow: z.string(), number: count, at: millis });
export type SavedBy = z.infer<typeof SavedBy>;

export const Claim = z.strictObject({ holder: z.string(), fence: count, until: millis });
export type Claim = z.infer<typeof Claim>;

export const State = z.strictObject({
  version: z.literal(STATE_VERSION),
  /** 32 hex digits, made once. */
  lineage: z.string().regex(/^[0-9a-f]{32}$/),
  generation: count,
  /** Random, new with each save: tells one's own save from another's. */
  save_id: z.string(),
  saved_at: millis,
  /** Highest fence given so far. */
  fence: count,
  claim: Claim.nullable(),
  /** Fences whose outcomes are in this state; the last few. */
  folded: z.array(count),
  items: z.record(z.string(), ItemRecord),
  /** Item id → its open run. */
  inflight: z.record(z.string(), OpenRun),
  /** Publication id → steps that are not known to be done, or whose run is not yet forgotten. */
  outbox: z.record(z.string(), Publication),
  projects: z.record(z.string(), ProjectRecord),
  terminals: z.record(z.string(), TerminalRecord),
  /** Lines of the host keys of the bastion, where they were believed at the first visit. */
  bastion_host_keys: z.array(z.string()).optional(),
  /** Account → quota hold. */
  accounts: z.record(z.string(), z.strictObject({ until: millis, holds: count })),
  history: z.array(HistoryEntry),
  /** `owner/name#12` → what is known of it. */
  pulls: z.record(z.string(), PullRecord).optional(),
  /** Ticks in a row to which Plane did not answer as it should; 0: the last one went well. */
  failures_in_row: count.default(0),
  /** What is needed of the last configuration that could be used, see `config/last-good.ts`; null: saved before it was kept. */
  last_good: opaque.nullable().default(null),
  /** The workflow run that saved last; null: it was none. */
  saved_by: SavedBy.nullable().default(null),
});
export type State = z.infer<typeof State>;
export type ProjectRecord = State['projects'][string];
export type TerminalRecord = State['terminals'][string];

export const LINEAGE_SHOWN = 8;
export const HISTORY_KEPT = 100;
export const FOLDED_KEPT = 50;
/** More than a hand-over can hold. */
export const SAID_KEPT = 30;

/** A first state. `lineage`: 32 hex digits. */
export function newState(lineage: string, now: number): State {
  return {
    version: STATE_VERSION,
    lineage,
    generation: 0,
    save_id: '',
    saved_at: now,
    fence: 0,
    claim: null,
    folded: [],
    items: {},
    inflight: {},
    outbox: {},
    projects: {},
    terminals: {},
    accounts: {},
    history: [],
    failures_in_row: 0,
    last_good: null,
    saved_by: null,
  };
}
