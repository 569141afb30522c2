/** What the rows of all resources have in common: being made, changed and shown. */
import type { Json } from '../../model/basics.ts';
import type { Random } from '../../ports/host.ts';
import type { Call } from '../requests/call.ts';
import type { Row } from './records.ts';
import { showTime } from './times.ts';

/** A new row of the caller. */
export function newRow(call: Pick<Call, 'store' | 'user'>, workspace: string): Row {
  const now = call.store.now();
  return {
    id: call.store.id(),
    created_at: now,
    updated_at: now,
    deleted_at: null,
    created_by: call.user.id,
    updated_by: null,
    workspace,
  };
}

/** The caller changed it now. */
export function changed(call: Pick<Call, 'store' | 'user'>): Pick<Row, 'updated_at' | 'updated_by'> {
  return { updated_at: call.store.now(), updated_by: call.user.id };
}

/** The caller deleted it now; deleted rows are kept and not shown. */
export function deleted(call: Pick<Call, 'store' | 'user'>): Pick<Row, 'deleted_at'> {
  return { deleted_at: call.store.now() };
}

export const isLive = (row: Pick<Row, 'deleted_at'>): boolean => row.deleted_at === null;

export const newestFirst = (a: Pick<Row, 'created_at'>, b: Pick<Row, 'created_at'>): number =>
  b.created_at - a.created_at;

/** An order that Django knows besides those by field; with a minus sign it is none. */
export const AT_RANDOM = '?';

/** In an order of its own each time, so pages of such a list repeat some rows and lack others. */
export function shuffled<T>(rows: readonly T[], random: Pick<Random, 'fraction'>): readonly T[] {
  const drawn = rows.map((row) => ({ row, place: random.fraction() }));
  return drawn.toSorted((a, b) => a.place - b.place).map(({ row }) => row);
}

/** The fields that every answer has, times in the caller's zone. */
export function rowShape(call: Pick<Call, 'user'>, row: Row): { readonly [key: string]: Json } {
  const zone = call.user.timezone;
  return {
    id: row.id,
    created_at: showTime(row.created_at, zone),
    updated_at: showTime(row.updated_at, zone),
    deleted_at: showTime(row.deleted_at, zone),
    created_by: row.created_by,
    updated_by: row.updated_by,
    workspace: row.workspace,
  };
}
