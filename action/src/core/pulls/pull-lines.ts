/** Lines of a pull request's text that say which item it belongs to. Pure. */
import { bare } from '../../../../bot/invisible.ts';

/** Longer lines say nothing of the kind. */
const LINE_MAX = 400;
const SCANNED_MAX = 10_000;

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
  /^[*_`]{0,3}\[?(?:https?:\/\/[^\s()[\]]{1,200}\/)?([A-Z0-9_]{1,12}-[1-9]\d{0,8})(?![\p{L}\p{N}_-])\/?\]?(?:\([^\s()]{0,300}\))?[*_`]{0,3}/iu;

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

/** A code span shows its words, and opens nothing. */
const CODE_SPAN = /(`+)(?!`)[^`\n]*(?:(?!\1)`+[^`\n]*)*\1(?!`)/g;
const FENCE = /^ {0,3}(?:(?:[-*+]|\d{1,9}[.)]) {1,4}){0,3} {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const FOLDS = /<(\/?)(?:details|blockquote|pre|code|del|s)\b/gi;
const QUOTE = /^ {0,3}>[ \t]*\S/;
/** What begins a block of its own, and so does not go on with the quote above it. */
const BLOCK = /^\s*(?:$|[-*+#<]|\d{1,9}[.)]\s)/;

/** Those that its author wrote as text. What is never closed hides the rest. */
function ownLines(text: string): string[] {
  const lines: string[] = [];
  let fence: string | null = null;
  let commented = false;
  let quoted = false;
  let folded = 0;
  for (const written of text.split(/\r\n?|\n/)) {
    if (written.length > SCANNED_MAX) continue;
    const line = bare(written).replace(/\p{Zs}/gu, ' ');
    if (fence !== null) {
      const bar: string = line.trim();
      if (bar.startsWith(fence) && /^(?:`+|~+)$/.test(bar)) fence = null;
      continue;
    }
    const bar = commented ? undefined : FENCE.exec(line)?.[1];
    if (bar !== undefined) {
      fence = bar;
      quoted = false;
      continue;
    }
    const { rest, open } = uncommented(line, commented);
    commented = open;
    const before = folded;
    for (const [, end] of rest.replace(CODE_SPAN, '').matchAll(FOLDS)) {
      folded = end === '' ? folded + 1 : Math.max(0, folded - 1);
    }
    quoted = QUOTE.test(rest) || (quoted && !BLOCK.test(rest));
    if (before === 0 && folded === 0 && !quoted && rest.length <= LINE_MAX) lines.push(rest);
  }
  return lines;
}

/** The line without comments; `open`: the last one goes on in the next line. */
function uncommented(line: string, inside: boolean): { readonly rest: string; readonly open: boolean } {
  const spans = [...line.matchAll(CODE_SPAN)].map(({ index, 0: span }) => [index, index + span.length] as const);
  let rest = '';
  let at = 0;
  let open = inside;
  for (;;) {
    const next = line.indexOf(open ? '-->' : '<!--', at);
    if (next === -1) return { rest: open ? rest : rest + line.slice(at), open };
    const span = open ? undefined : spans.find(([from, to]) => from <= next && next < to);
    if (span !== undefined) {
      rest += line.slice(at, span[1]);
      at = span[1];
    } else {
      if (!open) rest += line.slice(at, next);
      // `<!-->` and `<!--->` are comments that hold nothing.
      at = open ? next + 3 : next + 2;
      if (!open && !/^---?>/.test(line.slice(at, at + 4))) at += 2;
      open = !open;
    }
  }
}
