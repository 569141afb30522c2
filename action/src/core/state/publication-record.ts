/** What is still to be said or done in Plane about a run, as state keeps it. */
import { z } from 'zod';
import { FAILURE_CLASSES, TAGS } from '../../model/verdict.ts';
import { LedgerEntry, count, identity, millis, opaque } from './fields.ts';

export const STEP_KINDS = ['working', 'comment', 'state', 'link', 'notice'] as const;

const Step = z.strictObject({
  kind: z.enum(STEP_KINDS),
  status: z.enum(['open', 'done', 'refused']),
  tries: count,
  not_before: millis,
  /** Why it was refused, or what the last try said. */
  reason: z.string().nullable(),
  /** The last try met what does not pass by itself. */
  stuck: z.boolean().default(false),
  /** `comment`: added to its external id, because another comment has or may have the usual one; saved before it is sent. */
  suffix: z.string().nullable().default(null),
  /** `comment`: since when its external id is said to be taken by a comment that cannot be read. */
  unseen_since: millis.nullable().default(null),
  /** `working`, `state`: where to; acts only if the item is in one of `from`. */
  to: z.string().nullable(),
  from: z.array(z.string()),
  /** `link`: URL and title. */
  url: z.string().nullable(),
  title: z.string().nullable(),
});
export type Step = z.infer<typeof Step>;

/** What a comment says, without any text of an agent or a person: that is collected again when it is needed. */
const Say = z.strictObject({
  kind: z.enum([
    'working',
    'answer',
    'iteration_cap',
    'failed',
    'cancelled',
    'lost',
    'unreachable',
    'held',
    'unstartable',
    'dropped',
    'late',
  ]),
  tag: z.enum(TAGS).nullable(),
  tagged: z.boolean(),
  class: z.enum(FAILURE_CLASSES).nullable(),
  /** Code of the problem, where it is one. */
  code: z.string().optional(),
  /** A sentence of agentd's own. */
  reason: z.string(),
  /** For `dropped`: why the run failed, for which another attempt was wanted. */
  cause: z.string().optional(),
  remedy: z.string(),
  /** Of an answer: what a person did to stop the run, which had ended by itself by then. */
  late: z.string().optional(),
  /** The conversation is a new one: the one before could not be found (`gone`) or the run in it had failed. */
  rebuilt: z.enum(['gone', 'failed']).optional(),
  /** For `unreachable` and `held`: since when. */
  since: millis.optional(),
  seconds: z.number().nullable(),
  ledger: z.array(LedgerEntry),
});
export type Say = z.infer<typeof Say>;

/** One thing to be said about one run, as ordered steps that are each done, refused or open. */
export const Publication = z.strictObject({
  /** `<run_id>:<kind>`; the last part of the comment's external id. */
  id: z.string(),
  item_id: z.string(),
  /** The run it is about, as it was when it ended. */
  run: z.strictObject({
    run_id: z.string(),
    terminal: z.string(),
    executor: z.string(),
    handle: opaque,
    identity: identity.nullable().default(null),
    dir_name: z.string(),
    thread_id: z.string().nullable(),
    totals_before: opaque.nullable(),
    model: z.string().nullable(),
    effort: z.string().nullable(),
    round: count,
    iteration: count,
    attempt: count,
  }),
  say: Say,
  /** The comment needs the run's message or tail, which is collected again. */
  needs_result: z.boolean(),
  /** SHA-256 of the HTML that was first sent; a repeat that differs is said in the log. */
  digest: z.string().nullable(),
  steps: z.array(Step),
  /** The run's traces outside its directory may be removed once all steps have ended. */
  forget: z.boolean(),
  forget_tries: count,
  made_at: millis,
});
export type Publication = z.infer<typeof Publication>;
