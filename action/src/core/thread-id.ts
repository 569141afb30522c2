/**
 * Which texts are the id of an agent's conversation. Ids come from what agents write, which anybody may have forged, and go
 * back onto command lines: what begins with a dash would be an option there.
 */
export const THREAD_ID = /^[A-Za-z0-9][\w-]{0,127}$/;

export function isThreadId(text: string): boolean {
  return THREAD_ID.test(text);
}
