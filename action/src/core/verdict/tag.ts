/**
 * The tag of an agent's last message: what the agent says that its run came to. Pure.
 *
 * Grammar. Skipped before it: blank lines, what nobody sees, the opening line of a ``` or ~~~ fence, and rules such as
 * `---`. Ignored around it: `**`, `>`, `#`, backticks and their like, one bullet or number, quotes, emoji, `Status:`. Any
 * text may follow it. The first line that is not skipped decides.
 *
 * Where that line carries none, the last line may, when it holds the tag and nothing else, and no other line does: agents
 * narrate before they answer. Fences, quotes and lists of several items are left out there, because a tag in them is
 * spoken of. A list whose items carry different tags, such as the one of agentd's own prompt, is no tag anywhere.
 */
import { bare } from '../../../../bot/invisible.ts';
import { TAGS } from '../../model/verdict.ts';
import type { Tag } from '../../model/verdict.ts';

const QUOTE_MARKS = /^[\s>]+/;
const FENCE = /^(?:`{3,}[^`]*|~{3,}.*)$/;
const RULE = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const MARKS = /^[\s>#*_`~]+/;
const BULLET = /^(?:[-+*•◦‣▪·–—]|\d{1,9}[.)])\s/;
const AROUND = new RegExp(
  String.raw`^(?:[\s>#*_\x60~"'“”„‟‘’‚‛«»‹›「」『』]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}` +
    String.raw`|\ufe0e|\ufe0f|\u200d|\u20e3|\d\ufe0f?\u20e3)+`,
  'u',
);
const STATUS = /^status[\s*_`]*[:：]/i;
const WORD = new RegExp(String.raw`^\\?\[[\s*_\`]*(${TAGS.join('|')})[\s*_\`]*\\?\]`, 'i');
const QUOTED = /^\s*>/;
const INDENTED = /^(?: {4}|\t)/;

/**
 * The tag of a message, or null. `exit_code` of the run that said it; null: unknown. Only a run that ended with 0 has said
 * all that it wanted to say, so only there the last line counts.
 */
export function tagOf(message: string, exit_code: number | null): Tag | null {
  return readTag(message) ?? (exit_code === 0 ? closingTag(message) : null);
}

/** The tag of the first line, or null. */
export function readTag(message: string): Tag | null {
  const lines = linesOf(message);
  for (const [index, line] of lines.entries()) {
    const trimmed = line.trim();
    const found = tagAt(trimmed);
    if (found !== null) return isListed(lines, index, found.tag) ? null : found.tag;
    const unquoted = trimmed.replace(QUOTE_MARKS, '');
    if (trimmed.replace(MARKS, '') !== '' && !FENCE.test(unquoted) && !RULE.test(unquoted)) return null;
  }
  return null;
}

/** The tag of the last line that is not blank, or null. */
function closingTag(message: string): Tag | null {
  const lines = linesOf(message);
  const own = ownLines(lines).filter((index) => {
    const found = tagAt(lines[index] ?? '');
    return found?.rest.replace(AROUND, '') === '' && !hasSiblings(lines, index);
  });
  const [only, second] = own;
  if (only === undefined || second !== undefined) return null;
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return only === last ? (tagAt(lines[only] ?? '')?.tag ?? null) : null;
}

function linesOf(message: string): string[] {
  return message.split(/\r\n|\n|\r/).map(bare);
}

function tagAt(line: string): { readonly tag: Tag; readonly rest: string } | null {
  const text = line
    .replace(QUOTE_MARKS, '')
    .replace(BULLET, '')
    .replace(AROUND, '')
    .replace(STATUS, '')
    .replace(AROUND, '');
  const match = WORD.exec(text);
  const word = match?.[1]?.toLowerCase();
  const tag = TAGS.find((known) => known === word);
  return match === null || tag === undefined ? null : { tag, rest: text.slice(match[0].length) };
}

/** Indices of the lines outside of code and quotes. */
function ownLines(lines: readonly string[]): number[] {
  const own: number[] = [];
  let fence = '';
  for (const [index, line] of lines.entries()) {
    const mark = /^\s*(?:[-+*]\s+|\d{1,9}[.)]\s+)?(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? '';
    if (fence !== '') {
      if (mark.startsWith(fence) && line.trim() === mark) fence = '';
    } else if (mark !== '') {
      fence = mark;
    } else if (!INDENTED.test(line) && !QUOTED.test(line)) {
      own.push(index);
    }
  }
  return own;
}

/** The line is an item of a list in which another item carries another tag. Several questions may carry one each. */
function isListed(lines: readonly string[], index: number, tag: Tag): boolean {
  for (const sibling of siblings(lines, index)) if ((tagAt(sibling)?.tag ?? tag) !== tag) return true;
  return false;
}

function hasSiblings(lines: readonly string[], index: number): boolean {
  return siblings(lines, index).next().done !== true;
}

/** The other items of the list of which the line is one; none where it is no item. */
function* siblings(lines: readonly string[], index: number): Generator<string, void> {
  if (!isItem(lines[index] ?? '')) return;
  yield* itemsAlong(lines, index, -1);
  yield* itemsAlong(lines, index, 1);
}

/** Items up to where the list ends: text that is not indented, with a blank line between it and the item before. */
function* itemsAlong(lines: readonly string[], index: number, step: 1 | -1): Generator<string, void> {
  let blank = false;
  let text = false;
  for (let at = index + step; at >= 0 && at < lines.length; at += step) {
    const line = lines[at] ?? '';
    if (/^[\s>]*$/.test(line)) {
      if (text) return;
      blank = true;
    } else if (isItem(line)) {
      yield line;
      blank = false;
      text = false;
    } else if (!/^[\s>]*\s{2}/.test(line)) {
      if (blank) return;
      // Upwards it may be the lazy second line of an item, or what introduces the list.
      text = step < 0;
    }
  }
}

function isItem(line: string): boolean {
  return BULLET.test(line.replace(QUOTE_MARKS, ''));
}
