/** What people do in a simulated project, one act at a time. */
import type { Prng } from '../fakes/prng.ts';
import type { SimPlane, StoredItem } from '../fakes/sim-plane.ts';
import { ALLOWED, BOTS, STATES, STRANGER } from './setting.ts';

const ACTS = {
  create: 5,
  comment: 6,
  'comment by a stranger': 1,
  'comment from a board': 1,
  'edit a comment': 1,
  'edit the comment of another': 1,
  'delete a comment': 1,
  move: 6,
  assign: 3,
  unassign: 2,
  label: 1,
  prioritise: 1,
  rename: 1,
  block: 1,
  delete: 0.5,
} as const;

const LABELS = [[], [], ['exec:script'], ['needs:gpu'], ['exec:unknown']] as const;

/** @returns what was done, for the schedule; null: there was nothing to do it to. */
export function actOfPeople(plane: SimPlane, prng: Prng): string | null {
  const alive = [...plane.items.values()].filter((stored) => plane.current(stored) !== null);
  const act = alive.length === 0 ? 'create' : prng.weighted(ACTS);
  if (act === 'create') return create(plane, alive, prng);
  const stored = prng.pick(alive);
  const done = actOn(act, stored, plane, prng);
  return done === null ? null : `${plane.current(stored)?.key ?? stored.id}: ${done}`;
}

function create(plane: SimPlane, alive: readonly StoredItem[], prng: Prng): string | null {
  if (alive.length >= 5) return null;
  const state = prng.pick(['Todo', 'Todo', 'Todo', 'Backlog', 'In Progress']);
  const assignees = prng.chance(0.85) ? [prng.pick(Object.values(BOTS))] : [];
  const labels = prng.chance(0.8) ? [] : prng.pick(LABELS);
  const priority = prng.pick(['urgent', 'medium', 'none'] as const);
  const { id } = plane.create({ state, assignees, labels, priority });
  return `${id} is created in ${state} for ${assignees.join(', ')}`;
}

function actOn(
  act: Exclude<keyof typeof ACTS, 'create'>,
  stored: StoredItem,
  plane: SimPlane,
  prng: Prng,
): string | null {
  const html = `<p>c${stored.comments.length}-${stored.id}.</p>`;
  const said = stored.comments.filter((comment) => comment.external_source === null && comment.deleted_at === null);
  switch (act) {
    case 'comment': {
      const actor = prng.pick(ALLOWED);
      plane.comment(stored, { actor, html });
      return `${actor} says ${html}`;
    }
    case 'comment by a stranger':
      plane.comment(stored, { actor: STRANGER, html });
      return `a stranger says ${html}`;
    case 'comment from a board':
      plane.comment(stored, { actor: prng.pick(ALLOWED), html, access: 'EXTERNAL' });
      return `somebody says ${html} through a board`;
    case 'edit a comment':
    case 'edit the comment of another': {
      if (said.length === 0) return null;
      const comment = prng.pick(said);
      const by = act === 'edit a comment' ? comment.actor : STRANGER;
      plane.editComment(stored, comment, by);
      return `${by} edits ${comment.html}`;
    }
    case 'delete a comment': {
      if (said.length === 0) return null;
      const comment = prng.pick(said);
      plane.deleteComment(stored, comment);
      return `${comment.html} is deleted`;
    }
    case 'move': {
      const state = prng.pick(STATES);
      plane.change(stored, { state }, `move to ${state.name}`);
      return `moved to ${state.name}`;
    }
    case 'assign': {
      const assignees = prng.chance(0.9) ? [prng.pick(Object.values(BOTS))] : Object.values(BOTS);
      plane.change(stored, { assignees: [...assignees].toSorted() }, 'assign');
      return `assigned to ${assignees.join(', ')}`;
    }
    case 'unassign':
      plane.change(stored, { assignees: [] }, 'unassign');
      return 'unassigned';
    case 'label':
      plane.change(stored, { labels: prng.pick(LABELS) }, 'label');
      return 'labelled';
    case 'prioritise':
      plane.change(stored, { priority: prng.pick(['urgent', 'high', 'low']) }, null);
      return 'prioritised';
    case 'rename':
      plane.change(stored, { name: 'Another title' }, null);
      return 'renamed';
    case 'block': {
      const other = prng.pick([...plane.items.keys()]);
      if (other === stored.id) return null;
      stored.blocked_by.add(other);
      plane.change(stored, {}, 'block');
      return `blocked by ${other}`;
    }
    case 'delete':
      plane.delete(stored);
      return 'deleted';
  }
}
