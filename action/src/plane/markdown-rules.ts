/** How the elements of Plane's editor look in Markdown. */
import type TurndownService from 'turndown';
import { isHidden } from './hidden.ts';
import type { Element } from './hidden.ts';
import {
  CODE_LINE,
  LINK,
  cellText,
  headingText,
  insideLine,
  linkText,
  withoutBlankLines,
  withoutStandIns,
} from './markdown-escapes.ts';

type Rule = (content: string, node: Element) => string;

export function addPlaneRules(service: TurndownService): void {
  const add = (name: string, tags: readonly string[], replacement: Rule): void => {
    service.addRule(name, {
      filter: (node: unknown) => tags.includes((node as Element).nodeName.toLowerCase()),
      replacement: (content: string, node: unknown) => replacement(content, node as Element),
    });
  };
  add('code block', ['pre'], (_, node) => codeBlock(node));
  add('heading', ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], heading);
  add('emphasis', ['em', 'i'], emphasis);
  add('strong', ['strong', 'b'], (content) => (content.trim() === '' ? content : `**${insideLine(content)}**`));
  add('raised and lowered', ['sub', 'sup'], raised);
  add('paragraph', ['p'], (content) => `\n\n${withoutBlankLines(content)}\n\n`);
  add('list item', ['li'], listItem);
  add('lists', ['ul', 'ol'], list);
  add('struck', ['s', 'del', 'strike'], (content) => (content.trim() === '' ? content : `~~${content}~~`));
  add('link', ['a'], link);
  add('image', ['img'], (_, node) => image(node));
  add('cell', ['th', 'td'], (content) => ` ${cellText(content)} |`);
  add('row', ['tr'], (content, node) => `\n|${content}${isFirstRow(node) ? `\n${rule(node)}` : ''}`);
  add('row groups', ['thead', 'tbody', 'tfoot', 'colgroup', 'caption'], (content) => content);
  add('table', ['table'], (content) => `\n\n${content.trim()}\n\n`);
  // The last that is added is asked first.
  service.addRule('hidden', { filter: (node: unknown) => isHidden(node as Element), replacement: () => '' });
}

/** Runs of white space, 200 characters at most. */
export function shortRuns(text: string): string {
  return text.replace(/\s{201,}/g, (run) => run.slice(0, 200));
}

/** Turndown marks its code block by a `code` child; Plane's older comments have `pre` alone. */
function codeBlock(node: Element): string {
  const whole = withoutStandIns(shortRuns(codeText(node))).replace(/\r\n?/g, '\n');
  // A line end at the end begins no line, but for the element that the bot puts into each empty line.
  const text = lastIn(node).nodeName === 'SPAN' ? whole : whole.replace(/\n$/, '');
  const language = /\blanguage-([\w+#.-]{1,32})(?![\w+#.-])/.exec(classesOf(node))?.[1] ?? '';
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map((run) => run[0].length));
  const fence = '`'.repeat(longest + 1);
  return `\n\n${fence}${language}\n${text.replace(/^/gm, CODE_LINE)}\n${CODE_LINE}${fence}\n\n`;
}

function classesOf(node: Element): string {
  const code = node.querySelector?.('code') ?? null;
  return `${node.getAttribute?.('class') ?? ''} ${code?.getAttribute?.('class') ?? ''}`;
}

function lastIn(node: Element): Element {
  const code = node.querySelector?.('code') ?? node;
  return code.childNodes[code.childNodes.length - 1] ?? code;
}

function codeText(node: Element): string {
  if (node.nodeName === 'BR') return '\n';
  if (node.nodeName === '#text') return node.textContent ?? '';
  if (isHidden(node)) return '';
  return Array.from(node.childNodes, codeText).join('');
}

/** `- text`, `3. text` or `- [x] text`; further lines are indented under the text. */
function listItem(content: string, node: Element): string {
  const marker = isTask(node) ? `${bullet(node)}[${isChecked(node) ? 'x' : ' '}] ` : bullet(node);
  const indent = ' '.repeat(isTask(node) ? 2 : marker.length);
  const text = content
    .trim()
    .replace(/\n{2,}(?=\s*(?:[-*]|1[.)]) )/g, '\n')
    .replace(/\n(?=[^\n])/g, `\n${indent}`);
  return `${marker}${text}\n`;
}

/** Items of a list are converted in their order, so the number is counted and not looked for. */
const counted = new WeakMap<Element, number>();

function bullet(node: Element): string {
  const parent = node.parentNode;
  if (parent?.nodeName !== 'OL') return parent !== null && isOther(parent) ? '* ' : '- ';
  const start = Number.parseInt(parent.getAttribute?.('start') ?? '1', 10);
  const number = counted.get(parent) ?? (Number.isNaN(start) ? 1 : start);
  counted.set(parent, number + 1);
  return `${number}${isOther(parent) ? ')' : '.'} `;
}

/** Lists that stand one after another, every second of which needs another mark: with the same they would be one. */
const others = new WeakMap<Element, ReadonlySet<Element>>();

function isOther(list: Element): boolean {
  const { parentNode } = list;
  if (parentNode === null) return false;
  let found = others.get(parentNode);
  if (found === undefined) {
    found = otherLists(parentNode);
    others.set(parentNode, found);
  }
  return found.has(list);
}

function otherLists(parent: Element): ReadonlySet<Element> {
  const found = new Set<Element>();
  let before: Element | null = null;
  for (const node of Array.from(parent.childNodes)) {
    if (node.nodeName === '#text' && (node.textContent ?? '').trim() === '') continue;
    if (
      (node.nodeName === 'UL' || node.nodeName === 'OL') &&
      before?.nodeName === node.nodeName &&
      !found.has(before)
    ) {
      found.add(node);
    }
    before = node;
  }
  return found;
}

function isTask(node: Element): boolean {
  return node.getAttribute?.('data-type') === 'taskItem' || (node.getAttribute?.('data-checked') ?? null) !== null;
}

function isChecked(node: Element): boolean {
  return node.getAttribute?.('data-checked') === 'true';
}

function heading(content: string, node: Element): string {
  const text = headingText(content);
  return text === '' ? '' : `\n\n${'#'.repeat(Number(node.nodeName.charAt(1)))} ${text}\n\n`;
}

/** `_` does nothing inside a word. */
function emphasis(content: string, node: Element): string {
  if (content.trim() === '') return content;
  const before = node.previousSibling?.textContent?.at(-1) ?? '';
  const after = node.nextSibling?.textContent?.[0] ?? '';
  const mark = /[\p{L}\p{N}_]/u.test(before + after) ? '*' : '_';
  return `${mark}${insideLine(content)}${mark}`;
}

/** Markdown has no other way to write them, and without a sign H₂O or 10² would be read as other words. */
function raised(content: string, node: Element): string {
  const name = node.nodeName.toLowerCase();
  return content.trim() === '' ? content : `<${name}>${content}</${name}>`;
}

function list(content: string, node: Element): string {
  const inner = node.parentNode?.nodeName === 'LI' || node.parentNode?.parentNode?.nodeName === 'LI';
  return inner ? `\n${content.trimEnd()}\n` : `\n\n${content.trimEnd()}\n\n`;
}

function link(content: string, node: Element): string {
  const href = (node.getAttribute?.('href') ?? '').trim();
  const text = content.trim();
  if (text === '' || !/^(https?:\/\/|mailto:)/i.test(href)) return content;
  if ((node.textContent ?? '').trim() !== href) return `${LINK}[${linkText(text)}](${destination(href)})`;
  const bare = (text === href && standsAlone(node)) || /[\s<>]/.test(href);
  return bare ? withoutStandIns(href) : `<${withoutStandIns(href)}>`;
}

/** Between blanks or the ends of a block: an address by itself takes in what follows it, also the mark of an emphasis. */
function standsAlone(node: Element): boolean {
  const before = node.previousSibling;
  const after = node.nextSibling;
  return (
    /^(?:P|LI|DIV|TD|TH|H[1-6])$|^X-|^BODY$/.test(node.parentNode?.nodeName ?? '') &&
    (before == null || before.nodeName === 'BR' || /\s$/.test(before.textContent ?? '')) &&
    (after == null || after.nodeName === 'BR' || /^\s/.test(after.textContent ?? ''))
  );
}

/** Without `alt` and `title`, which the page does not show. */
function image(node: Element): string {
  const source = (node.getAttribute?.('src') ?? '').trim();
  return /^https?:\/\//i.test(source) ? `![image](${destination(source)})` : '[image]';
}

/** An address that cannot end its parenthesis early. */
function destination(address: string): string {
  const escape = (char: string): string => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  return withoutStandIns(address)
    .replace(/[ \t\r\n()<>\\]/g, escape)
    .replace(/&(?=#?\w{1,31};)/g, '\\&');
}

const begun = new WeakSet<Element>();

/** First row of its table; the line under it makes it the head, as Markdown knows no table without one. */
function isFirstRow(node: Element): boolean {
  let table: Element | null = node.parentNode;
  while (table !== null && table.nodeName !== 'TABLE') table = table.parentNode;
  if (table === null || begun.has(table)) return false;
  begun.add(table);
  return true;
}

function rule(node: Element): string {
  const cells = Array.from(node.childNodes).filter(
    (child) => (child.nodeName === 'TD' || child.nodeName === 'TH') && !isHidden(child),
  );
  return `|${' --- |'.repeat(cells.length)}`;
}
