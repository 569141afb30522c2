/** Rows of Plane to the words of agentd: pure. */
import type { ItemComment, ItemState, ProjectInfo, StateGroup, WorkItem } from '../model/work-item.ts';
import { STATE_GROUPS } from '../model/work-item.ts';
import type { CommentRow, ItemRow, StateRow } from './schema.ts';

/** What a project's ids stand for. */
export interface Names {
  readonly states: ReadonlyMap<string, ItemState>;
  readonly labels: ReadonlyMap<string, string>;
}

export function namesOf(project: Pick<ProjectInfo, 'states' | 'labels'>): Names {
  return {
    states: new Map(project.states.map((state) => [state.id, state])),
    labels: new Map(Object.entries(project.labels)),
  };
}

export function isStateGroup(group: string): group is StateGroup {
  return STATE_GROUPS.some((known) => known === group);
}

/** States of the known groups; triage and what later versions add are not for agentd. */
export function toStates(rows: readonly StateRow[]): ItemState[] {
  return rows.flatMap(({ id, name, group }) => (isStateGroup(group) ? [{ id, name, group }] : []));
}

/** Whether `names` lacks something that the row points to. */
export function pointsOutside(row: ItemRow, names: Names): { readonly states: string[]; readonly labels: string[] } {
  return {
    states: names.states.has(row.state) ? [] : [row.state],
    labels: row.labels.filter((id) => !names.labels.has(id)),
  };
}

/**
 * The row as a work item, or null when its state is not among `names`. Ids and names are sorted and come once
 * (parallel changes leave repeated labels in Plane); a label without a name keeps its id.
 */
export function toWorkItem(row: ItemRow, project: Pick<ProjectInfo, 'key'>, names: Names): WorkItem | null {
  const state = names.states.get(row.state);
  if (state === undefined) return null;
  return {
    id: row.id,
    project: project.key,
    key: `${project.key}-${row.sequence_id}`,
    name: row.name,
    ...(typeof row.description_html === 'string' ? { description_html: row.description_html } : {}),
    state,
    assignees: unique(row.assignees),
    labels: unique(row.labels.map((id) => names.labels.get(id) ?? id)),
    priority: row.priority,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** A comment whose author is gone has the actor `''`, which is nobody's id; an access that is not known is EXTERNAL. */
export function toComment(row: CommentRow): ItemComment {
  return {
    id: row.id,
    actor: row.actor ?? '',
    updated_by: row.updated_by ?? null,
    created_at: row.created_at,
    html: row.comment_html,
    access: row.access === 'INTERNAL' ? 'INTERNAL' : 'EXTERNAL',
    external_source: row.external_source ?? null,
    external_id: row.external_id ?? null,
  };
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].toSorted();
}
