/**
 * The answer of claude in its event stream. Pure. Some versions end well with an empty result although the model's last
 * message has text. Each block of a message is an event of its own, and `stop_reason` is often filled in the result alone.
 */
import { isObject, listOf, objectOf, textOf, type JsonObject } from '../output/json-fields.ts';

/** Text of the last message, if the model ended its turn with it; null otherwise: text before a tool call is no answer. */
export function streamedAnswer(events: readonly JsonObject[], result: JsonObject | null): string | null {
  const main = events.filter((event) => textOf(event, 'parent_tool_use_id') === null);
  const at = main.findLastIndex(isAssistant);
  const last = main[at];
  if (last === undefined || main.slice(at + 1).some((event) => textOf(event, 'type') === 'user')) return null;
  const message = objectOf(last, 'message');
  if (textOf(last, 'error') !== null || textOf(message, 'model') === '<synthetic>') return null;
  if ((textOf(message, 'stop_reason') ?? textOf(result, 'stop_reason')) !== 'end_turn') return null;
  const id = textOf(message, 'id');
  const parts =
    id === null ? [last] : main.filter((it) => isAssistant(it) && textOf(objectOf(it, 'message'), 'id') === id);
  const blocks = parts.flatMap((part) => listOf(objectOf(part, 'message'), 'content')).filter(isObject);
  if (blocks.some((block) => (textOf(block, 'type') ?? '').endsWith('tool_use'))) return null;
  const answer = textsOf(blocks).join('\n\n');
  return answer.trim() === '' ? null : answer;
}

/** The last text of the model itself that is at hand, whatever came of it; null: there is none. */
export function saidLast(events: readonly JsonObject[]): string | null {
  for (const event of events.toReversed()) {
    const message = objectOf(event, 'message');
    const own = isAssistant(event) && textOf(event, 'parent_tool_use_id') === null && textOf(event, 'error') === null;
    if (!own || textOf(message, 'model') === '<synthetic>') continue;
    const text = textsOf(listOf(message, 'content').filter(isObject)).join('\n\n').trim();
    if (text !== '') return text;
  }
  return null;
}

/** What the blocks of a message say. */
function textsOf(blocks: readonly JsonObject[]): string[] {
  const texts = blocks.map((block) => (textOf(block, 'type') === 'text' ? textOf(block, 'text') : null) ?? '');
  return texts.filter((text) => text !== '');
}

function isAssistant(event: JsonObject): boolean {
  return textOf(event, 'type') === 'assistant';
}
