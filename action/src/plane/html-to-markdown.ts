/**
 * The HTML of Plane's editor as Markdown for a prompt. The input is untrusted: scripts, styles and what a person cannot
 * see are dropped, sizes are limited, and odd nesting falls back to plain text. Text that Markdown would read as markup is
 * escaped, and no other, so that what is read and written again stays what it was.
 */
import type TurndownService from 'turndown';
import type { Member } from '../model/work-item.ts';
import { clean, cleanLine } from '../../../bot/visible-text.ts';
import { withClosedFence } from '../core/items/open-fence.ts';
import { hidesByClass, neverShown } from './hidden.ts';
import { escapeText, settled } from './markdown-escapes.ts';
import { addPlaneRules, shortRuns } from './markdown-rules.ts';
import { cut, sendable } from './text.ts';

export interface MarkdownOptions {
  /** Names for mentions, which hold user ids only. */
  readonly members?: readonly Pick<Member, 'id' | 'display_name'>[];
  /** Longest result; default 100,000 characters. */
  readonly max_chars?: number;
}

const MAX_CHARS = 100_000;
/** HTML is longer than its text; what is beyond this is not even parsed. */
const MAX_HTML = 600_000;
/** turndown's cost is the number of tags times the length of the text. */
const MAX_TAGS = 6_000;
/** Deeper nesting than any editor makes. */
const MAX_DEPTH = 60;
const NOTE = '\n\n[The text is cut here; the rest is in Plane.]';

/** @returns Markdown without outer blank lines; at most `max_chars` characters and a note that tells of a cut. */
export async function htmlToMarkdown(html: string, options: MarkdownOptions = {}): Promise<string> {
  const { length, depth } = measure(html);
  const source = cut(html, length);
  const deep = depth > MAX_DEPTH ? plainText(source) : null;
  const text = visible(deep?.text ?? (await convert(withNames(source, options.members ?? []))));
  const max = options.max_chars ?? MAX_CHARS;
  if (text.length <= max && source.length === html.length && deep?.whole !== false) return text;
  return `${withClosedFence(cut(text, max).trimEnd())}${NOTE}`;
}

/** `text` without what a person cannot see; line ends become `\n`. */
function visible(text: string): string {
  return clean(
    settled(
      sendable(text)
        .replace(/\p{Zs}/gu, ' ')
        .replace(/\n{3,}/g, '\n\n'),
    ),
  ).trim();
}

let service: TurndownService | null = null;

async function convert(html: string): Promise<string> {
  service ??= await makeService();
  return service.turndown(html);
}

/** turndown brings its own HTML parser, so it is loaded with the first text that needs it. */
async function makeService(): Promise<TurndownService> {
  const { default: Turndown } = await import('turndown');
  const made = new Turndown({
    headingStyle: 'atx',
    hr: '---',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '_',
  });
  made.escape = (text) => escapeText(clean(text));
  addPlaneRules(made);
  return made;
}

/** Mentions and images are elements without text, which a converter takes for blank: they get their text first. */
function withNames(html: string, members: readonly Pick<Member, 'id' | 'display_name'>[]): string {
  const names = new Map(members.map((member) => [member.id, member.display_name]));
  return withPlainSpaces(html)
    .replace(/<mention-component\b([^<>]*)>(?:\s*<\/mention-component\s*>)?/gi, (_, attributes: string) => {
      const id = asId(attribute(attributes, 'entity_identifier'));
      const kind = asId(attribute(attributes, 'entity_name') ?? 'user_mention');
      if (kind !== 'user_mention') return escapeHtml(`[${kind} ${id}]`);
      return escapeHtml(`@${cleanLine(names.get(id) ?? '') || id || 'someone'}`);
    })
    .replace(/<image-component\b[^<>]*>(?:\s*<\/image-component\s*>)?/gi, '[image]')
    .replace(/<div\b[^<>]*\bdata-type="horizontalRule"[^<>]*>(?:\s*<div>\s*<\/div>)?\s*<\/div>/gi, '<hr>');
}

/** What the page shows in place of an id; any other text would be one that nobody sees. */
function asId(value: string | null): string {
  return value !== null && /^[\w-]{1,64}$/.test(value) ? value : '';
}

const SPACE_NAMES =
  /^(nbsp|NonBreakingSpace|e[nm]sp(1[34])?|numsp|puncsp|thinsp|hairsp|MediumSpace|Thi(ck|n)Space|VeryThinSpace)$/;

const SPACE = /(?!\ufeff)[\s\u0085]/;

/**
 * Every special space and line break, written out or as an entity, becomes a plain blank, as a page shows it, and long
 * runs become shorter: turndown's time is quadratic in their length.
 */
function withPlainSpaces(html: string): string {
  const plain = html
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{2,15}));?/gi, (entity, hex, decimal, name) => {
      if (name === 'NewLine') return '\n';
      if (name === 'Tab') return '\t';
      if (typeof name === 'string') return SPACE_NAMES.test(name) ? ' ' : entity;
      const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
      const char = code <= 0x10ffff ? String.fromCodePoint(code) : '';
      return SPACE.test(char) ? char : entity;
    })
    .replace(/(?!\ufeff)[^\S\t\r\n ]|\u0085/g, ' ');
  return shortRuns(plain);
}

function attribute(attributes: string, name: string): string | null {
  const match = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes);
  return match === null ? null : (match[1] ?? match[2] ?? null);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** How much of `html` is converted, and the number of elements open at once (an upper bound). */
function measure(html: string): { readonly length: number; readonly depth: number } {
  let tags = 0;
  let open = 0;
  let depth = 0;
  for (const { 1: slash, 2: name = '', index } of html.slice(0, MAX_HTML).matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    tags += 1;
    if (tags > MAX_TAGS) return { length: index, depth };
    if (VOID.test(name)) continue;
    open = slash === '/' ? Math.max(0, open - 1) : open + 1;
    depth = Math.max(depth, open);
  }
  return { length: MAX_HTML, depth };
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** A tag of those that hide nothing, without attributes that could. */
const PLAIN_TAG =
  /<\/?([a-z][a-z0-9-]*)(?: (?:class|id|data-id|href|target|rel|colspan|rowspan|start)="[^"<>]*")* ?\/?>/iy;
const CLASS = / class="([^"]*)"/i;

/**
 * Tags become line breaks; linear in the length. What is hidden so deep is not told from what is seen: the text ends
 * before anything that could hide some of it. `whole`: nothing did.
 */
function plainText(html: string): { readonly text: string; readonly whole: boolean } {
  let text = '';
  let done = 0;
  for (const { index } of html.matchAll(/<(?=[a-z!?/])/gi)) {
    if (index < done) continue;
    text += html.slice(done, index);
    PLAIN_TAG.lastIndex = index;
    const [tag, name = ''] = PLAIN_TAG.exec(html) ?? [];
    if (tag === undefined || neverShown(name) || hidesByClass(CLASS.exec(tag)?.[1] ?? ''))
      return { text: tidy(text), whole: false };
    text += '\n';
    done = index + tag.length;
  }
  return { text: tidy(text + html.slice(done)), whole: true };
}

function tidy(text: string): string {
  return text
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
