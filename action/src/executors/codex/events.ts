/** What single events of `codex exec --json` say. Pure. */
import { isObject, objectOf, parsed, textOf, type JsonObject } from '../output/json-fields.ts';
import { threadId } from '../../core/state/thread-id.ts';

/** A line that was found by a search; null when it is no whole event. */
export function eventOf(line: string | null | undefined): JsonObject | null {
  const value = parsed((line ?? '').trim())?.value;
  return isObject(value) ? value : null;
}

export function isCodexEvent(event: JsonObject): boolean {
  return /^(?:thread|turn|item)\.|^error$/.test(textOf(event, 'type') ?? '');
}

export function isThreadStart(event: JsonObject | null): boolean {
  return textOf(event, 'type') === 'thread.started';
}

export function threadIn(event: JsonObject | null): string | null {
  return isThreadStart(event) ? threadId(textOf(event, 'thread_id')) : null;
}

export function isTurnStart(event: JsonObject | null): boolean {
  return textOf(event, 'type') === 'turn.started';
}

export function isTurnEnd(event: JsonObject | null): boolean {
  return isCompleted(event) || textOf(event, 'type') === 'turn.failed';
}

export function isCompleted(event: JsonObject | null): boolean {
  return textOf(event, 'type') === 'turn.completed';
}

/** The text of an agent's message; null for every other event. */
export function messageIn(event: JsonObject | null): string | null {
  const item = objectOf(event, 'item');
  if (textOf(event, 'type') !== 'item.completed' || textOf(item, 'type') !== 'agent_message') return null;
  return textOf(item, 'text');
}

/** Some say what a message is for, at the item or beside it: `commentary` on the work, or `final_answer`. */
function phaseOf(event: JsonObject | null): string | null {
  return messageIn(event) === null ? null : (textOf(objectOf(event, 'item'), 'phase') ?? textOf(event, 'phase'));
}

export function isCommentary(event: JsonObject | null): boolean {
  return phaseOf(event) === 'commentary';
}

export function isFinalAnswer(event: JsonObject | null): boolean {
  return phaseOf(event) === 'final_answer';
}

/** The last message; commentary, which may follow the answer, only where there is nothing else. */
export function answerIn(events: readonly JsonObject[]): string | null {
  const messages = events.filter((event) => messageIn(event) !== null);
  return messageIn(messages.findLast((event) => !isCommentary(event)) ?? messages.at(-1) ?? null);
}

/** `error` events are notices of a new try, or say beforehand why the turn is going to fail. */
export function noticeIn(event: JsonObject | null): string | null {
  return textOf(event, 'type') === 'error' ? textOf(event, 'message') : null;
}

/** Never the agent's own words: commands and messages stay out. */
export function described(event: JsonObject): string {
  const item = objectOf(event, 'item');
  const parts = [textOf(event, 'type'), textOf(item, 'type'), textOf(item, 'status')].filter((part) => part !== null);
  return `last event: ${parts.join(' ')}`;
}
