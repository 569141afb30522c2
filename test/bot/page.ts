/** Reads HTML as a browser does. */
import { parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export interface Page {
  /** All text, blocks separated by newlines, `<br>` as a newline. */
  readonly text: string;
  /** Text of each `<pre>`. */
  readonly pre: readonly string[];
  readonly elements: readonly { readonly tag: string; readonly attributes: Readonly<Record<string, string>> }[];
  /** Text outside any element. */
  readonly loose: string;
}

const blocks = new Set(['p', 'li', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th', 'hr', 'blockquote']);

export function read(html: string): Page {
  const pre: string[] = [];
  const elements: { tag: string; attributes: Record<string, string> }[] = [];
  let text = '';
  let loose = '';
  const walk = (node: Tree.ChildNode, depth: number): void => {
    if (node.nodeName === '#text' && 'value' in node) {
      text += node.value;
      if (depth === 0) loose += node.value;
    }
    if (!('tagName' in node)) return;
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    elements.push({ tag: node.tagName, attributes });
    if (node.tagName === 'br') text += '\n';
    const before = text.length;
    for (const child of node.childNodes) walk(child, depth + 1);
    if (node.tagName === 'pre') pre.push(text.slice(before));
    if (blocks.has(node.tagName)) text += '\n';
  };
  for (const child of parseFragment(html).childNodes) walk(child, 0);
  return { text, pre, elements, loose };
}

/** What a server's cleaner makes of HTML that it allows: the same elements, character references written out. */
export function rewritten(html: string): string {
  return serialize(parseFragment(html));
}
