/**
 * The fields of Plane's answers that are read, and no others. Cloud and later versions send some references as objects
 * where v1.3.1 sends ids, so both are taken. A list that is missing is an error, never an empty list.
 */
import { z } from 'zod';
import type { PlaneError } from '../errors.ts';
import { PRIORITIES } from '../model/work-item.ts';
import { oneLine } from './text.ts';
import { parseTime } from './times.ts';

const id = z.string().min(1);
/** An id, or an object that has one. */
const ref = z.union([id, z.object({ id }).transform((object) => object.id)]);
const time = z.string().transform((text, context) => {
  const millis = parseTime(text);
  if (millis !== null) return millis;
  context.addIssue({ code: 'custom', message: `not a timestamp with a time zone: ${oneLine(text, 40)}` });
  return z.NEVER;
});
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** An envelope of a paginated list; `next_cursor` is there on the last page too, so only `next_page_results` counts. */
export const Page = z.object({
  results: z.array(z.unknown()),
  next_page_results: z.boolean(),
  next_cursor: z.string().nullish(),
  /** Of all pages. */
  total_results: z.number().nullish().catch(null),
});

export const ProjectRow = z.object({
  id,
  identifier: z.string().min(1),
  name: z.string(),
  /** False for a public project of the workspace that the key's user has not joined. */
  is_member: z.boolean().nullish(),
  /** Of the key's user: 20 admin, 15 member, 5 guest. */
  member_role: z.number().nullish().catch(null),
  archived_at: z.string().nullish(),
});
export type ProjectRow = z.infer<typeof ProjectRow>;

export const StateRow = z.object({ id, name: z.string(), group: z.string() });
export type StateRow = z.infer<typeof StateRow>;

export const LabelRow = z.object({ id, name: z.string() });

export const MemberRow = z.object({ id, email: text, display_name: text });

export const UserRow = z.object({ id });

export const ItemRow = z.object({
  id,
  project: ref.nullish(),
  sequence_id: z.number().int(),
  name: z.string(),
  description_html: z.string().nullish(),
  state: ref,
  assignees: z.array(ref),
  labels: z.array(ref),
  priority: z.enum(PRIORITIES).catch('none'),
  created_at: time,
  updated_at: time,
  archived_at: z.string().nullish(),
});
export type ItemRow = z.infer<typeof ItemRow>;

/** What is read of an item that was made for a trial. */
export const TrialRow = z.object({ id, sequence_id: z.number().int(), state: ref, assignees: z.array(ref) });
export type TrialRow = z.infer<typeof TrialRow>;

export const CommentRow = z.object({
  id,
  /** The work item that it hangs on. */
  issue: ref.nullish(),
  /** null: the user was deleted. */
  actor: ref.nullable(),
  updated_by: ref.nullish(),
  created_at: time,
  comment_html: text,
  access: z.string().nullish(),
  external_source: z.string().nullish(),
  external_id: z.string().nullish(),
});
export type CommentRow = z.infer<typeof CommentRow>;

/** What is read of the answer to a comment that was posted. */
export const PostedComment = z.object({ id, comment_html: z.string().nullish() });

/** What is read of a comment that holds the external id we wanted. */
export const CommentOwner = z.object({
  id,
  actor: ref.nullable(),
  updated_by: ref.nullish(),
  created_at: time.nullish().catch(null),
  comment_html: z.string().nullish(),
});

/** v1.3.1 lists pairs of ids, v1.3.0 plain ids of the same project. */
export const RelationsRow = z.object({
  blocked_by: z.array(
    z.union([
      id.transform((issue_id) => ({ issue_id, project_id: null })),
      z.object({ issue_id: id, project_id: id.nullish() }),
      z
        .object({ id, project_id: id.nullish() })
        .transform((object) => ({ issue_id: object.id, project_id: object.project_id })),
    ]),
  ),
});

/** A blocking item, read with `expand=state,project`. */
export const BlockerRow = z.object({
  sequence_id: z.number().int(),
  state: z.union([id.transform((state_id) => ({ id: state_id, group: null })), z.object({ id, group: z.string() })]),
  project: z.union([
    id.transform((project_id) => ({ id: project_id, identifier: null })),
    z.object({ id, identifier: z.string().min(1) }),
  ]),
});

/** Which fields are wrong, on one line, naming their path. */
export function issuesOf(error: z.ZodError): string {
  const parts = error.issues.slice(0, 3).map((issue) => `${issue.path.join('.') || 'the body'}: ${issue.message}`);
  return oneLine(parts.join('; '), 300);
}

/** `data` as `schema` has it. @throws what `problem` makes of the faults. */
export function readAs<T>(schema: z.ZodType<T>, data: unknown, problem: (faults: string) => PlaneError): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw problem(issuesOf(result.error));
}
