/** Lines of a pull request's text that say which item it belongs to. Pure. */

/** Longer lines say nothing of the kind. */
const LINE_MAX = 400;

/** `Plane:`, `Work item:`: after the keys, a title may follow. */
const LABEL = /(?:plane(?: (?:work )?(?:item|issue))?|(?:work )?item|issue|ticket|task)[*_]{0,3} ?:/;
/** `Closes`, `Part of`: after the keys, the line is over. */
const VERB =
  /(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?|implement(?:s|ed)?|part of|refs?|references|relates to)[*_]{0,3}:?/;
const HEAD = new RegExp(
  `^ {0,3}(?:(?:[-*+]|\\d{1,3}[.)]) {1,4})?(?:\\[[ x]\\] )?[*_]{0,3}(?:(${LABEL.source})|${VERB.source})[*_]{0,3} {1,4}`,
  'i',
);
/** `ENG-16`, `[ENG-16](https://…)`, `https://plane.example.com/acme/browse/ENG-16/`. */
const KEY =
  /^[*_`]{0,3}\[?(?:https?:\/\/[^\s()[\]]{1,200}\/)?([A-Z0-9_]{1,12}-[1-9]\d{0,8})(?![\w-])\/?\]?(?:\([^\s()]{0,300}\))?[*_`]{0,3}/i;

/**
 * Keys in capitals, in order. A mention in prose says nothing, and neither does what is quoted: blockquotes, code,
 * comments, and what is folded away, where release notes of third parties stand.
 */
export function keysSaid(text: string): readonly string[] {
  return ownLines(text).flatMap(keysOfLine);
}

function keysOfLine(line: string): string[] {
  const head = HEAD.exec(line);
  if (head === null) return [];
  const keys: string[] = [];
  let rest = line.slice(head[0].length);
  for (;;) {
    const [whole, key] = KEY.exec(rest) ?? [];
    if (whole === undefined || key === undefined) break;
    keys.push(key.toUpperCase());
    rest = rest.slice(whole.length);
    const between = /^ ?(?:,|&| and )(?: and )? ?(?=\S)/i.exec(rest);
    if (between === null) break;
    rest = rest.slice(between[0].length);
  }
  const ends = head[1] === undefined ? /^ *[.;]? *$/ : /^(?:[.,;:)]| |$)/;
  return ends.test(rest) ? keys : [];
}

/** Those that its author wrote as text. What is never closed hides the rest. */
function ownLines(text: string): string[] {
  const lines: string[] = [];
  let fence: string | null = null;
  let folded = 0;
  for (const line of text.replace(/<!--[\s\S]*?(?:-->|$)/g, '').split(/\r\n?|\n/)) {
    const bar: string | undefined = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== null) {
      if (bar?.startsWith(fence) === true && line.trim() === bar) fence = null;
      continue;
    }
    if (bar !== undefined) {
      fence = bar;
      continue;
    }
    const before = folded;
    for (const [, end] of line.matchAll(/<(\/?)(?:details|blockquote)\b/gi)) {
      folded = end === '' ? folded + 1 : Math.max(0, folded - 1);
    }
    if (before === 0 && folded === 0 && line.length <= LINE_MAX) lines.push(line);
  }
  return lines;
}
