/** Field types that several records share. */
import { z } from 'zod';
import { FAILURE_CLASSES } from '../../model/verdict.ts';
import type { Json } from '../../model/basics.ts';

export const millis = z.number();
export const count = z.number().int().nonnegative();
const json: z.ZodType<Json> = z.json();
/** Data of an executor's own; the core stores it and never looks inside. */
export const opaque = z.record(z.string(), json);

/** A failed attempt. */
export const LedgerEntry = z.strictObject({
  run_id: z.string(),
  class: z.enum(FAILURE_CLASSES),
  at: millis,
});

/** See `Problem`. */
export const problem = z.strictObject({
  code: z.string(),
  message: z.string(),
  remedy: z.string(),
  retry: z.boolean(),
});

/** See `ProcessIdentity` of the model. */
export const identity = z.strictObject({
  pid: count,
  start: z.string(),
  boot: z.string(),
  pid_ns: z.string(),
  machine: z.string(),
});
