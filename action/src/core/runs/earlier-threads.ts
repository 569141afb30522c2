/** Conversations that an item has left behind: agentd does not go back to them, and a person may. Pure. */
import type { Millis } from '../../model/basics.ts';
import type { ItemRecord } from '../state/state.ts';

const EARLIER_KEPT = 10;

/** `after`, and in it the conversation of `before`, where it has another by now or none. */
export function withEarlier(before: ItemRecord, after: ItemRecord, now: Millis): ItemRecord {
  const { thread, earlier_threads = [] } = before;
  if (thread === null || thread.id === after.thread?.id) return after;
  const { id, executor, terminal } = thread;
  return {
    ...after,
    earlier_threads: [...earlier_threads, { id, executor, terminal, until: now }].slice(-EARLIER_KEPT),
  };
}
