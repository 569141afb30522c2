/** Who am I, and users as they appear inside other answers. */
import type { Json } from '../../model/basics.ts';
import { ok, type Call, type View } from '../requests/call.ts';
import type { User, Uuid } from '../tables/records.ts';
import type { Store } from '../tables/store.ts';

export function userShape(user: User): { readonly [key: string]: Json } {
  const { id, first_name, last_name, email, avatar, display_name } = user;
  return { id, first_name, last_name, email, avatar, avatar_url: null, display_name };
}

/** A user for `expand`; nobody is an empty object. */
export function userOf(store: Store, id: Uuid | null): Json {
  const user = id === null ? undefined : store.users.get(id);
  return user ? userShape(user) : {};
}

export const me: View = (call: Call) => ok(userShape(call.user));
