/**
 * Markdown as agents write it: CommonMark with tables and strikethrough. HTML in it is text; only http, https and mailto
 * become links. Loaded only when something is published.
 */
import MarkdownIt from 'markdown-it';
import type { MarkdownIt as Parser, Token } from 'markdown-it';
import { clean } from './visible-text.ts';

export type { Token } from 'markdown-it';

/** Addresses that may be clicked. */
export function isWebAddress(href: string): boolean {
  return /^(?:https?:\/\/[^/]|mailto:[^/])/i.test(href);
}

function parser(): Parser {
  const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false });
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  markdown.linkify.add('ftp:', null).add('//', null);
  // In the text every target is parsed, so that the renderer can show one that may not be clicked. Between blocks only a web
  // address makes a definition: `[note]: done` is more likely meant as text, and would not be shown at all.
  let betweenBlocks = false;
  markdown.validateLink = (url) => !betweenBlocks || isWebAddress(url);
  markdown.core.ruler.before('block', 'definitions_on', () => void (betweenBlocks = true));
  markdown.core.ruler.after('block', 'definitions_off', () => void (betweenBlocks = false));
  markdown.normalizeLinkText = (url) => url;
  // What nobody sees may also be written as a reference, `&#8203;`.
  markdown.core.ruler.before('text_join', 'references', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type === 'text_special' && token.info === 'entity') token.content = clean(token.content);
    }
  });
  return markdown;
}

const full = parser();
const blocksOnly = parser();
blocksOnly.core.ruler.enableOnly(['normalize', 'definitions_on', 'block', 'definitions_off']);

export function parse(markdown: string): Token[] {
  return full.parse(markdown, {});
}

/** A block at the outermost level, in lines: `[from, to)`. */
export interface Block {
  readonly type: string;
  /** For a fenced code block: the fence that ends it. */
  readonly fence: string;
  readonly from: number;
  readonly to: number;
}

export function outerBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const token of blocksOnly.parse(markdown, {})) {
    if (token.level !== 0 || token.nesting < 0 || token.map === null) continue;
    const [from, to] = token.map;
    blocks.push({ type: token.type, fence: token.type === 'fence' ? token.markup : '', from, to });
  }
  return blocks;
}
