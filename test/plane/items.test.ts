import { describe, expect, it } from 'vitest';
import type { ItemState } from '../../action/src/model/work-item.ts';
import type { Names } from '../../action/src/plane/items.ts';
import { namesOf, pointsOutside, toComment, toStates, toWorkItem } from '../../action/src/plane/items.ts';
import { CommentRow, ItemRow, StateRow } from '../../action/src/plane/schema.ts';
import { bodyOf, textIn } from '../fakes/plane-http.ts';

const TODO: ItemState = { id: 's1', name: 'Todo', group: 'unstarted' };
const NAMES: Names = namesOf({ states: [TODO], labels: { l1: 'bug', l2: 'agent' } });
const raw = {
  id: 'i1',
  sequence_id: 12,
  name: 'Fix login',
  state: 's1',
  assignees: ['u2', 'u1', 'u2'],
  labels: ['l1', 'l2', 'l1', 'l9'],
  priority: 'high',
  created_at: '2026-11-29T10:00:00.123456Z',
  updated_at: '2026-11-29T15:30:00.123456+05:30',
};

describe('a work item', () => {
  it('has its key, ids once and in order, labels by name and times as instants', () => {
    const time = Date.UTC(2026, 10, 29, 10, 0, 0, 123);
    expect(toWorkItem(ItemRow.parse(raw), { key: 'WEB' }, NAMES)).toEqual({
      id: 'i1',
      project: 'WEB',
      key: 'WEB-12',
      name: 'Fix login',
      state: TODO,
      assignees: ['u1', 'u2'],
      labels: ['agent', 'bug', 'l9'],
      priority: 'high',
      created_at: time,
      updated_at: time,
    });
  });

  it('is the same when references come as objects, as Cloud sends them', () => {
    const cloud = {
      ...raw,
      state: { id: 's1', name: 'Todo', group: 'unstarted', color: '#fff' },
      assignees: [{ id: 'u2', display_name: 'b' }, 'u1'],
      labels: [{ id: 'l1', name: 'bug' }, { id: 'l2' }, 'l9'],
      cycle_id: null,
    };
    expect(ItemRow.parse(cloud)).toEqual(
      ItemRow.parse({ ...raw, assignees: ['u2', 'u1'], labels: ['l1', 'l2', 'l9'] }),
    );
  });

  it('recorded from a server is read', () => {
    const row = ItemRow.parse(bodyOf('08 by id'));
    expect(row).toMatchObject({ sequence_id: 12, name: 'Item 12', priority: 'none', description_html: '<p></p>' });
    expect(row.updated_at).toBeGreaterThan(Date.UTC(2026, 0, 1));
  });

  it('in a state that is not known is none, and says what it points to', () => {
    const row = ItemRow.parse({ ...raw, state: 'other' });
    expect(toWorkItem(row, { key: 'WEB' }, NAMES)).toBeNull();
    expect(pointsOutside(row, NAMES)).toEqual({ states: ['other'], labels: ['l9'] });
  });

  it('with an unknown priority has none', () => {
    expect(ItemRow.parse({ ...raw, priority: 'critical' }).priority).toBe('none');
  });

  it.each([
    ['labels', null],
    ['assignees', undefined],
    ['state', null],
    ['updated_at', '2026-11-29T10:00:00'],
    ['sequence_id', '12'],
  ])('without a readable %s is refused, not half read', (field, value) => {
    expect(ItemRow.safeParse({ ...raw, [field]: value }).success).toBe(false);
  });
});

describe('states', () => {
  it('of groups that agentd does not know are left out', () => {
    const rows = [
      { id: 's1', name: 'Todo', group: 'unstarted' },
      { id: 's2', name: 'Triage', group: 'triage' },
    ];
    expect(toStates(rows.map((row) => StateRow.parse(row)))).toEqual([TODO]);
  });
});

describe('a comment', () => {
  const comment = {
    id: 'c1',
    actor: 'u1',
    created_at: '2026-11-29T10:00:00Z',
    comment_html: '<p>x</p>',
    access: 'INTERNAL',
  };

  it('belongs to its actor, whoever created_by names', () => {
    const name = '10 stored: created_by and created_at spoofed, actor true';
    const author = textIn(name, 'created_by');
    expect(author).not.toBe(textIn(name, 'actor'));
    const read = toComment(CommentRow.parse(bodyOf(name)));
    expect(read.actor).toBe(textIn(name, 'actor'));
    expect(JSON.stringify(read)).not.toContain(author);
  });

  it('without an author is nobody’s', () => {
    expect(toComment(CommentRow.parse({ ...comment, actor: null })).actor).toBe('');
  });

  it('whose access is not surely internal is external', () => {
    expect(toComment(CommentRow.parse(comment)).access).toBe('INTERNAL');
    for (const access of ['EXTERNAL', 'PUBLIC', undefined, null]) {
      expect(toComment(CommentRow.parse({ ...comment, access })).access).toBe('EXTERNAL');
    }
  });

  it('keeps who edited it and its external id', () => {
    const row = CommentRow.parse({ ...comment, updated_by: { id: 'u2' }, external_source: 'agentd', external_id: 'e' });
    expect(toComment(row)).toMatchObject({ updated_by: 'u2', external_source: 'agentd', external_id: 'e' });
  });
});
