/** What the board shows, read from the tables. */
import type { Json } from '../../model/basics.ts';
import { safeHtml } from './safe-html.ts';
import type { Item, Project, User } from '../tables/records.ts';
import { isLive } from '../tables/rows.ts';
import type { Store } from '../tables/store.ts';
import { showTime } from '../tables/times.ts';

/** Projects of the user that are not archived. */
export function boardProjects(store: Store, user: User): readonly Project[] {
  const own = [...store.project_members.values()].filter((member) => member.user === user.id && member.is_active);
  return [...store.projects.values()].filter(
    (project) => isLive(project) && project.archived_at === null && own.some((member) => member.project === project.id),
  );
}

/** Columns, cards and what the forms offer. */
export function boardData(store: Store, project: Project): Json {
  const inProject = (row: { readonly project: string | null }) => row.project === project.id;
  const states = [...store.states.values()].filter((s) => inProject(s) && isLive(s) && s.group !== 'triage');
  const members = [...store.project_members.values()].filter((m) => inProject(m) && m.is_active && m.role >= 15);
  const labels = [...store.labels.values()].filter((label) => inProject(label) && isLive(label));
  const items = [...store.items.values()].filter(
    (i) => inProject(i) && isLive(i) && i.archived_at === null && !i.is_draft,
  );
  const comments = new Map<string, number>();
  for (const { issue, deleted_at } of store.comments.values()) {
    if (deleted_at === null) comments.set(issue, (comments.get(issue) ?? 0) + 1);
  }
  return {
    states: states
      .toSorted((a, b) => a.sequence - b.sequence)
      .map(({ id, name, color, group }) => ({ id, name, color, group })),
    members: members.map(({ user }) => ({ id: user, name: nameOf(store, user) })),
    labels: labels.map(({ id, name, color }) => ({ id, name, color })),
    items: items
      .toSorted((a, b) => a.sort_order - b.sort_order || a.sequence_id - b.sequence_id)
      .map((item) => ({ ...brief(item, project), comments: comments.get(item.id) ?? 0 })),
  };
}

/** One item with its texts, made safe; comments oldest first. */
export function itemData(store: Store, project: Project, item: Item): Json {
  const name = (id: string) => nameOf(store, id);
  const comments = [...store.comments.values()].filter(
    (comment) => comment.issue === item.id && comment.project === project.id && isLive(comment),
  );
  const links = [...store.links.values()].filter((link) => link.issue === item.id && isLive(link));
  return {
    ...brief(item, project),
    description_html: safeHtml(item.description_html, name),
    links: links.map(({ url, title }) => ({ url, title: title ?? url })),
    comments: comments
      .toSorted((a, b) => a.created_at - b.created_at)
      .map((comment) => ({
        id: comment.id,
        author: name(comment.actor),
        edited_by: comment.updated_by === null ? null : name(comment.updated_by),
        at: showTime(comment.created_at, 'UTC'),
        html: safeHtml(comment.comment_html, name),
      })),
  };
}

function brief(item: Item, project: Project): { readonly [key: string]: Json } {
  const { id, name, state, priority, assignees, labels } = item;
  return { id, key: `${project.identifier}-${String(item.sequence_id)}`, name, state, priority, assignees, labels };
}

function nameOf(store: Store, user: string): string {
  return store.users.get(user)?.display_name ?? 'someone';
}
