/**
 * Comments of a work item, newest first. Plane v1.3.1 keeps their HTML as it is sent, takes them for deleted and archived
 * items and under the path of another project, and lets anyone in the project change or delete any of them.
 */
import type { Json } from '../../model/basics.ts';
import { logComment } from './activity-log.ts';
import { created, liveProjectId, noContent, ok, param, projectOf, type Call, type View } from '../requests/call.ts';
import { broken, notFound, payloadInvalid, taken } from '../requests/errors.ts';
import { movesOntoExternalId, sameExternalId } from '../requests/external-id.ts';
import { choice, optional, orNull, readFields, text } from '../requests/fields.ts';
import { itemShape } from './work-item.ts';
import { page } from '../requests/paginate.ts';
import { isMember } from '../requests/permissions.ts';
import { briefProject, briefWorkspace } from './projects.ts';
import { isDict } from '../python/values.ts';
import type { Comment } from '../tables/records.ts';
import { changed, deleted, isLive, newestFirst, newRow, rowShape } from '../tables/rows.ts';
import { picked, shaped, type Shape } from '../requests/shape.ts';
import { creation } from '../requests/spoof.ts';
import { showTime } from '../tables/times.ts';
import { userOf } from './users.ts';

const EXTERNAL_ID_TAKEN = 'Work item comment with the same external id and external source already exists';

const FIELDS = {
  comment_html: optional(text({ blank: true })),
  access: optional(choice(['INTERNAL', 'EXTERNAL'] as const)),
  external_source: optional(orNull(text({ max: 255, blank: true }))),
  external_id: optional(orNull(text({ max: 255, blank: true }))),
};

/** Empty for an item that does not exist. */
export const listComments: View = (call) =>
  ok(page(call, commentsOf(call).toSorted(newestFirst), (comment) => shown(call, comment)));

export const readComment: View = (call) => ok(shown(call, commentOf(call)));

export const createComment: View = (call) => {
  const data = call.data();
  if (!isDict(data)) throw broken();
  const project = projectOf(call);
  const twin = sameExternalId(inProject(call), data);
  if (twin) throw taken(EXTERNAL_ID_TAKEN, twin.id);
  const values = readFields(data, FIELDS, false);
  if (hasNul(data['comment_json'] ?? null)) throw broken();
  const issue = param(call, 'item');
  if (!call.store.items.has(issue)) throw payloadInvalid();
  const comment: Comment = {
    ...newRow(call, project.workspace),
    project: project.id,
    issue,
    comment_html: values.comment_html ?? '<p></p>',
    access: values.access ?? 'INTERNAL',
    external_source: values.external_source ?? null,
    external_id: values.external_id ?? null,
    actor: call.user.id,
    description: call.store.id(),
  };
  call.store.comments.set(comment.id, comment);
  const made = creation(call, data);
  const stored: Comment = { ...comment, ...made.stored };
  call.store.comments.set(comment.id, stored);
  logComment(call, stored, 'created');
  // The answer shows what was sent, and an author that is not kept: stored are the caller as actor and no editor.
  const { created_by } = made.stored;
  const created_at = made.sent_created_at ?? showTime(stored.created_at, call.user.timezone);
  return created({ ...commentShape(call, stored), created_at, actor: created_by, updated_by: call.user.id });
};

export const changeComment: View = (call) => {
  const comment = commentOf(call);
  const data = call.data();
  if (!isDict(data)) throw broken();
  if (movesOntoExternalId(inProject(call), comment, data)) throw taken(EXTERNAL_ID_TAKEN, comment.id);
  const next: Comment = { ...comment, ...readFields(data, FIELDS, true), ...changed(call) };
  call.store.comments.set(comment.id, next);
  logComment(call, next, 'updated');
  return ok(commentShape(call, next));
};

export const deleteComment: View = (call) => {
  const comment = commentOf(call);
  call.store.comments.set(comment.id, { ...comment, ...deleted(call) });
  logComment(call, comment, 'deleted');
  return noContent;
};

function commentShape(call: Call, comment: Comment): Shape {
  return {
    ...rowShape(call, comment),
    ...picked(
      comment,
      'comment_html',
      'access',
      'external_source',
      'external_id',
      'project',
      'description',
      'issue',
      'actor',
    ),
    attachments: [],
    edited_at: null,
    parent: null,
  };
}

/** When read, a comment also tells whether the reader is in the project. */
function shown(call: Call, comment: Comment): Json {
  const { store } = call;
  const item = store.items.get(comment.issue);
  const shape = { ...commentShape(call, comment), is_member: isMember(call, comment.project) };
  return shaped(call, shape, {
    actor: () => userOf(store, comment.actor),
    created_by: () => userOf(store, comment.created_by),
    updated_by: () => userOf(store, comment.updated_by),
    issue: () => (item ? itemShape(call, item) : {}),
    project: () => briefProject(call, comment.project),
    workspace: () => briefWorkspace(call, comment.workspace),
  });
}

function inProject(call: Call): readonly Comment[] {
  const project = param(call, 'project');
  return [...call.store.comments.values()].filter((comment) => comment.project === project && isLive(comment));
}

function commentsOf(call: Call): readonly Comment[] {
  const item = param(call, 'item');
  return liveProjectId(call) === null ? [] : inProject(call).filter((comment) => comment.issue === item);
}

function commentOf(call: Call): Comment {
  const comment = commentsOf(call).find((one) => one.id === param(call, 'comment'));
  if (!comment) throw notFound();
  return comment;
}

/** The database has no room for a NUL in JSON. */
function hasNul(value: Json): boolean {
  return JSON.stringify(value).includes('\\u0000');
}
