/** Finding work items of the caller's projects by name, project or number; at most 10 unless told otherwise. */
import { ok, queryOf, workspaceOf, type Call, type View } from '../requests/call.ts';
import { broken, brokenPage, detailInvalid } from '../requests/errors.ts';
import { readUuid } from '../requests/fields.ts';
import type { Json } from '../../model/basics.ts';
import { isMember } from '../requests/permissions.ts';
import { intOf } from '../python/values.ts';
import type { Item } from '../tables/records.ts';
import { isLive, newestFirst } from '../tables/rows.ts';

/** Who is in no project finds nothing, in any workspace. */
export const searchItems: View = (call) => {
  const wanted = queryOf(call, 'search') ?? '';
  if (wanted === '') return ok({ issues: [] });
  if (wanted.includes('\0')) throw brokenPage();
  const limit = intOf(queryOf(call, 'limit') ?? '10');
  if (limit === null || limit < 0) throw broken();
  const only = onlyProject(call);
  const found = [...call.store.items.values()].filter(
    (item) => isShown(call, item) && (only === null || item.project === only) && isHit(call, item, wanted),
  );
  const issues = found.toSorted(newestFirst).slice(0, limit);
  return ok({ issues: issues.map((item) => hit(call, item)) });
};

function isShown(call: Call, item: Item): boolean {
  const project = call.store.projects.get(item.project);
  return (
    isLive(item) &&
    item.archived_at === null &&
    !item.is_draft &&
    project?.archived_at === null &&
    isLive(project) &&
    project.workspace === workspaceOf(call)?.id &&
    isMember(call, project.id)
  );
}

/** Part of the name or of the project's identifier, or any whole number in the query. */
function isHit(call: Call, item: Item, wanted: string): boolean {
  const part = wanted.toLowerCase();
  const identifier = call.store.projects.get(item.project)?.identifier ?? '';
  const numbers = [...wanted.matchAll(/(?<![\p{L}\p{N}_])\d+(?![\p{L}\p{N}_])/gu)].map(([digits]) => Number(digits));
  return (
    item.name.toLowerCase().includes(part) ||
    identifier.toLowerCase().includes(part) ||
    numbers.includes(item.sequence_id)
  );
}

function hit(call: Call, item: Item): Json {
  return {
    name: item.name,
    id: item.id,
    sequence_id: item.sequence_id,
    project__identifier: call.store.projects.get(item.project)?.identifier ?? null,
    project_id: item.project,
    workspace__slug: workspaceOf(call)?.slug ?? null,
  };
}

function onlyProject(call: Call): string | null {
  const sent = queryOf(call, 'project_id');
  if (!sent || queryOf(call, 'workspace_search') === 'true') return null;
  const id = readUuid(sent);
  if (id === null) throw detailInvalid();
  return id;
}
