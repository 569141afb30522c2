/**
 * The tag on the first line of an agent's last message (executor contract). Pure.
 *
 * Grammar. Skipped before it: blank lines, what nobody sees, the opening line of a ``` or ~~~ fence, and rules such as
 * `---`. Ignored around it: `**`, `>`, `#`, backticks and their like. Any text may follow it. The first line that is not
 * skipped decides: a tag further down is prose.
 */
import { bare } from '../../../bot/invisible.ts';
import { TAGS, type Tag } from '../model.ts';

const QUOTE_MARKS = /^[\s>]+/;
const FENCE = /^(?:`{3,}[^`]*|~{3,}.*)$/;
const RULE = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const MARKS = /^[\s>#*_`~]+/;
const TAG = new RegExp(String.raw`^\\?\[[\s*_\`]*(${TAGS.join('|')})[\s*_\`]*\\?\]`, 'i');

/** The tag, or null when the first line carries none. */
export function readTag(message: string): Tag | null {
  for (const raw of message.split(/\r\n|\n|\r/)) {
    const line = bare(raw).trim();
    const text = line.replace(MARKS, '');
    const tag = tagAt(text);
    if (tag !== null) return tag;
    const unquoted = line.replace(QUOTE_MARKS, '');
    if (text !== '' && !FENCE.test(unquoted) && !RULE.test(unquoted)) return null;
  }
  return null;
}

function tagAt(text: string): Tag | null {
  const word = TAG.exec(text)?.[1]?.toLowerCase();
  return TAGS.find((tag) => tag === word) ?? null;
}
