/**
 * Links of a work item, newest first. Plane's worker fetches the page of each link that is made or changed, overwrites its
 * metadata and forgets who made and changed it. This server fetches nothing: the answer is that of a page without title.
 */
import { logLink } from './activity-log.ts';
import { created, liveProjectId, noContent, ok, param, projectOf, type Call, type View } from '../requests/call.ts';
import { badRequest, notFound, payloadInvalid } from '../requests/errors.ts';
import { Invalid, optional, orNull, readFields, required, text } from '../requests/fields.ts';
import { page } from '../requests/paginate.ts';
import type { Json } from '../../model/basics.ts';
import type { Link } from '../tables/records.ts';
import { changed, deleted, isLive, newestFirst, newRow, rowShape } from '../tables/rows.ts';
import { picked, shaped, type Shape } from '../requests/shape.ts';
import { creation } from '../requests/spoof.ts';
import { isUrl } from '../requests/url.ts';
import { userOf } from './users.ts';

const title = optional(orNull(text({ max: 255, blank: true })));
const NEW = { url: required(itemUrl), title };
/** The URL of a change is not looked at. */
const CHANGED = { url: optional(text()), title, metadata: optional((value: Json) => value) };

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg>';

export const listLinks: View = (call) =>
  ok(page(call, linksOf(call).toSorted(newestFirst), (link) => shown(call, link)));

export const readLink: View = (call) => ok(shown(call, linkOf(call)));

export const createLink: View = (call) => {
  const project = projectOf(call);
  const data = call.data();
  const values = readFields(data, NEW, false);
  const issue = param(call, 'item');
  const url = values.url ?? '';
  if (linksOf(call).some((link) => link.url === url)) throw badRequest({ error: 'URL already exists for this Issue' });
  if (!call.store.items.has(issue)) throw payloadInvalid();
  const row = newRow(call, project.workspace);
  const link: Link = { ...row, project: project.id, issue, url, title: values.title ?? null, metadata: {} };
  call.store.links.set(link.id, link);
  const { created_by } = creation(call, onlyCreator(data)).stored;
  const answer = linkShape(call, { ...link, created_by, updated_by: call.user.id });
  fetchPage(call, link);
  logLink(call, link, 'created');
  return created(answer);
};

export const changeLink: View = (call) => {
  const link = linkOf(call);
  const data = call.data();
  const next: Link = { ...link, ...readFields(data, CHANGED, true), ...changed(call) };
  call.store.links.set(link.id, next);
  const answer = linkShape(call, next);
  fetchPage(call, next);
  logLink(call, link, 'updated', data);
  return ok(answer);
};

export const deleteLink: View = (call) => {
  const link = linkOf(call);
  call.store.links.set(link.id, { ...link, ...deleted(call) });
  logLink(call, link, 'deleted');
  return noContent;
};

/** What the worker leaves of a link whose page it could not read. */
function fetchPage(call: Call, { id, url }: Link): void {
  const favicon = `data:image/svg+xml;base64,${Buffer.from(ICON).toString('base64')}`;
  const metadata = { url, title: null, favicon, favicon_url: null };
  call.store.leave(() => {
    const link = call.store.links.get(id);
    if (link !== undefined) call.store.links.set(id, { ...link, metadata, created_by: null, updated_by: null });
  });
}

function linkShape(call: Call, link: Link): Shape {
  return { ...rowShape(call, link), ...picked(link, 'title', 'url', 'metadata', 'project', 'issue') };
}

function shown(call: Call, link: Link): Json {
  return shaped(call, linkShape(call, link), {
    created_by: () => userOf(call.store, link.created_by),
    updated_by: () => userOf(call.store, link.updated_by),
  });
}

function linksOf(call: Call): readonly Link[] {
  const project = liveProjectId(call);
  const item = param(call, 'item');
  return [...call.store.links.values()].filter(
    (link) => link.project === project && link.issue === item && isLive(link),
  );
}

function linkOf(call: Call): Link {
  const link = linksOf(call).find((one) => one.id === param(call, 'link'));
  if (!link) throw notFound();
  return link;
}

/** The time of a link cannot be made up, its author can. */
function onlyCreator(data: Json): Json {
  if (typeof data !== 'object' || data === null || !('created_by' in data)) return {};
  return { created_by: data['created_by'] ?? null };
}

function itemUrl(value: Json): string {
  const url = text()(value);
  if (!isUrl(url)) throw new Invalid('Invalid URL format.');
  if (!url.startsWith('http://') && !url.startsWith('https://')) throw new Invalid('Invalid URL scheme.');
  return url;
}
