/**
 * What Plane v1.3.1 keeps of a description: parsed as tag soup, brought to one root (several blocks in a `<div>`, bare
 * text in a `<span>`), then cleaned with an allow-list. Comments are kept as they are and do not pass here.
 */
import { allowed } from './allow-list.ts';
import { stripped } from '../python/values.ts';
import { parseSoup, VOID, type SoupElement } from './tag-soup.ts';

/** null: Plane calls it invalid (nothing but space or comments). */
export function cleanDescription(html: string): string | null {
  const root = parseSoup(html);
  if (!root) return null;
  const [fragment, tail] = /^\s*<(?:html|!doctype)/i.test(html) ? [root, ''] : oneRoot(root);
  return allowed(written(fragment) + tail);
}

/** The only element, with the space behind it; else all in a `div` or, where there is no block, in a `span`. */
function oneRoot(root: SoupElement): readonly [SoupElement, string] {
  const child = (name: string) => root.children.find((one) => isElement(one) && one.name === name);
  const body = child('body');
  if (!isElement(body) || child('head') !== undefined) return [root, ''];
  const parts = body.children.filter((one) => typeof one !== 'string' || stripped(one) !== '');
  const [only] = parts;
  if (parts.length === 1 && isElement(only)) {
    const tail = body.children[body.children.indexOf(only) + 1];
    return [only, typeof tail === 'string' ? escapeText(tail) : ''];
  }
  body.name = holdsBlock(body) ? 'div' : 'span';
  return [body, ''];
}

const BLOCKS = new Set(
  (
    'address blockquote center del div h1 h2 h3 h4 h5 h6 hr ins isindex noscript p pre dir dl dt dd li menu ol ul ' +
    'caption col colgroup table tbody td tfoot th thead tr fieldset form legend optgroup option'
  ).split(' '),
);

function holdsBlock(element: SoupElement): boolean {
  return element.children.some((one) => isElement(one) && (BLOCKS.has(one.name) || holdsBlock(one)));
}

const isElement = (node: SoupElement | string | null | undefined): node is SoupElement =>
  typeof node === 'object' && node !== null;

/** Attributes that are written without a value. */
const FLAGS = new Set(
  'checked compact declare defer disabled ismap multiple nohref noresize noshade nowrap readonly selected'.split(' '),
);
/** Spaces and letters beyond ASCII are percent-encoded in these. */
const URLS = new Set(['href', 'src', 'action']);
const UNESCAPED = new Set(['script', 'style']);

function written(node: SoupElement | string | null): string {
  if (node === null) return '';
  if (typeof node === 'string') return escapeText(node);
  const { name, children } = node;
  const start = `<${name}${node.attributes.map(([key, value]) => writtenAttribute(key, value)).join('')}>`;
  // An empty `li` is left open.
  if (VOID.has(name) || (name === 'li' && children.length === 0)) return start;
  const inner = children.map((one) => (typeof one === 'string' && UNESCAPED.has(name) ? one : written(one)));
  return `${start}${inner.join('')}</${name}>`;
}

function writtenAttribute(name: string, value: string): string {
  if (FLAGS.has(name)) return ` ${name}`;
  const escaped = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return ` ${name}="${URLS.has(name) ? escaped.trimStart().replace(/[^\x21-\x7e]+/gu, encodeURIComponent) : escaped}"`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
