/**
 * Plane takes `created_at` and `created_by` from the body of a POST as they are, after the row has been saved, and shows
 * them unchecked: a value that the database refuses gives 400 although the row is there.
 */
import type { Json } from '../../model/basics.ts';
import type { Call } from './call.ts';
import { detailInvalid, payloadInvalid } from './errors.ts';
import { readUuid } from './fields.ts';
import { isDict } from '../python/values.ts';
import type { Row } from '../tables/records.ts';
import { readTime } from '../tables/times.ts';

export interface Creation {
  readonly stored: Pick<Row, 'created_at' | 'created_by'>;
  /** As sent; undefined: not sent. */
  readonly sent_created_at: Json | undefined;
}

/** Call it after the row was stored. @throws {Refusal} 400 */
export function creation(call: Call, data: Json): Creation {
  const sent = isDict(data) ? data : {};
  const { created_at: at, created_by: by } = sent;
  return {
    stored: {
      created_at: at === undefined ? call.store.now() : createdAt(at),
      created_by: by === undefined ? call.user.id : createdBy(call, by),
    },
    sent_created_at: at,
  };
}

function createdAt(sent: Json): number {
  if (sent === null) throw payloadInvalid();
  // A text without a zone is UTC here, whatever the caller's zone.
  const at = typeof sent === 'string' ? readTime(sent, 'UTC') : null;
  if (at === null) throw detailInvalid();
  return at;
}

function createdBy(call: Call, sent: Json): string | null {
  if (sent === null) return null;
  const id = readUuid(sent);
  if (id === null) throw detailInvalid();
  if (!call.store.users.has(id)) throw payloadInvalid();
  return id;
}
