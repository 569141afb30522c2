/** Reading the activity of a work item, oldest first; rows about comments are left out. */
import { liveProjectId, ok, param, queryOf, type Call, type View } from '../requests/call.ts';
import { broken, Refusal } from '../requests/errors.ts';
import { page } from '../requests/paginate.ts';
import { briefProject, briefWorkspace } from './projects.ts';
import type { Json } from '../../model/basics.ts';
import type { Activity } from '../tables/records.ts';
import { AT_RANDOM, rowShape, shuffled } from '../tables/rows.ts';
import { picked, shaped } from '../requests/shape.ts';
import { userOf } from './users.ts';

const ORDERS = ['id', 'created_at', 'updated_at', 'verb', 'field', 'epoch', 'actor', 'old_value', 'new_value'] as const;

export const listActivities: View = (call) => {
  const order = queryOf(call, 'order_by') ?? 'created_at';
  if (order === AT_RANDOM) {
    const rows = shuffled(activitiesOf(call), call.store.random);
    return ok(page(call, rows, (row) => shown(call, row)));
  }
  const name = ORDERS.find((one) => one === order.replace(/^-/, ''));
  if (name === undefined) throw broken();
  const key = name === 'epoch' ? 'created_at' : name;
  const sign = order.startsWith('-') ? -1 : 1;
  const rows = activitiesOf(call).toSorted((a, b) => {
    const [x, y] = [a[key] ?? '\uffff', b[key] ?? '\uffff'];
    return x === y ? a.created_at - b.created_at : x < y ? -sign : sign;
  });
  return ok(page(call, rows, (row) => shown(call, row)));
};

export const readActivity: View = (call) => {
  const row = activitiesOf(call).find((one) => one.id === param(call, 'activity'));
  if (!row) throw new Refusal(404, { message: 'Activity not found.', code: 'NOT_FOUND' });
  return ok(shown(call, row));
};

function activitiesOf(call: Call): readonly Activity[] {
  const project = liveProjectId(call);
  const item = param(call, 'item');
  return [...call.store.activities.values()].filter(
    (row) => row.project === project && row.issue === item && row.field !== 'comment',
  );
}

function shown(call: Call, row: Activity): Json {
  const { created_by: _, updated_by: __, ...base } = rowShape(call, row);
  const shape = {
    ...base,
    ...picked(
      row,
      'verb',
      'field',
      'old_value',
      'new_value',
      'comment',
      'old_identifier',
      'new_identifier',
      'project',
      'issue',
      'actor',
    ),
    attachments: [],
    epoch: Math.floor(row.created_at / 1_000_000),
    issue_comment: null,
  };
  return shaped(call, shape, {
    actor: () => userOf(call.store, row.actor),
    project: () => briefProject(call, row.project),
    workspace: () => briefWorkspace(call, row.workspace),
  });
}
