/**
 * Ids of conversations, as tools print them. The agent can print to the same place, and what is taken for an id comes back
 * on the command line of the next run: whatever could be read there as an option, or as more than one word, is none.
 */
const THREAD_ID = /^[A-Za-z0-9][\w-]{0,127}$/;

/** The id, or null when it is none. */
export function threadId(text: string | null): string | null {
  return text !== null && THREAD_ID.test(text) ? text : null;
}
