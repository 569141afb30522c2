/** An item's open run, as state keeps it. */
import { z } from 'zod';
import { count, identity, millis, opaque, problem } from './fields.ts';

const runFields = {
  run_id: z.string(),
  item_id: z.string(),
  key: z.string(),
  project: z.string(),
  dir_name: z.string(),
  terminal: z.string(),
  executor: z.string(),
  /** What `handle(run)` said before the start; opaque. */
  handle: opaque,
  /** Of its wrapper, as `start` returned it; null: that answer was lost. */
  identity: identity.nullable().default(null),
  /** The largest figure that its watchdog was seen to have counted. */
  elapsed_s: count.default(0),
  repo: z.string(),
  model: z.string().nullable(),
  effort: z.string().nullable(),
  tier: z.string().nullable(),
  script: z.string().nullable(),
  /** The thread that this run continues. */
  thread_id: z.string().nullable(),
  totals_before: opaque.nullable(),
  limit_s: count,
  stall_s: count,
  kind: z.enum(['round', 'iteration', 'retry', 'rerun']),
  round: count,
  iteration: count,
  attempt: count,
  /** Ids of the comments in its prompt. */
  comments: z.array(z.string()),
  marked_at: millis,
  /** 1 for the first start, +1 for each relaunch. */
  launches: count,
  /** Since when nobody can tell what has become of it; null while its terminal says. */
  unreachable_since: millis.nullable(),
  /** Why: of its terminal, or of the run alone. */
  unreachable_why: problem.nullable().default(null),
  /** True once `[blocked]` about that has been put in the outbox. */
  unreachable_told: z.boolean(),
  /** Since when the configuration lacks what it takes to look at it, or to launch it; null: it lacks nothing. */
  unconfigured_since: millis.nullable().default(null),
  /** Labels of `require_label` that were on the item when it was marked. */
  needed: z.array(z.string()).default([]),
  /** When its item was last read by id; noted only while more runs are open than one tick reads. */
  item_read_at: millis.default(0),
};

/**
 * An item's open run.
 *
 * ```text
 * launching ──evidence──▶ running ──exit file──▶ (settled: leaves `inflight`, enters the outbox)
 *     │ none: void, -r2       │ limit, cancel, stall ──▶ stopping ──▶ settled
 *     └ unknown: wait         └ gone and swept clean ──▶ settled as lost
 * ```
 */
export const OpenRun = z.discriminatedUnion('phase', [
  z.strictObject({
    ...runFields,
    phase: z.literal('launching'),
    /** Handles of the earlier launches of this run: each must be void before a new one starts. */
    replaces: z.array(opaque),
  }),
  z.strictObject({ ...runFields, phase: z.literal('running'), started_at: millis, last_output_at: millis.nullable() }),
  z.strictObject({
    ...runFields,
    phase: z.literal('stopping'),
    started_at: millis,
    since: millis,
    /** `survivors`: it has ended by itself, and processes of it are still there. */
    why: z.enum(['cancel', 'timeout', 'stalled', 'lost', 'survivors']),
    /** For `cancel`: what was seen. */
    detail: z.string(),
    /** When a kill first left something behind; null: none has. */
    stuck_since: millis.nullable().default(null),
    /** Pids of what the last one left behind, as far as they are known. */
    stuck: z.array(count).default([]),
    /** True once `[blocked]` about it has been put in the outbox. */
    stuck_told: z.boolean().default(false),
  }),
]);
export type OpenRun = z.infer<typeof OpenRun>;
