/**
 * Which texts are the id of an agent's conversation. Ids come from what agents write, which anybody may have forged, and go
 * back onto command lines: whatever could be read there as an option, or as more than one word, is none.
 */
export const THREAD_ID = /^[A-Za-z0-9][\w-]{0,127}$/;

export function isThreadId(text: string): boolean {
  return THREAD_ID.test(text);
}

/** The id, or null when it is none. */
export function threadId(text: string | null): string | null {
  return text !== null && isThreadId(text) ? text : null;
}
