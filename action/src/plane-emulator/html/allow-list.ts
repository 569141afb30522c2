/** The tags and attributes that Plane v1.3.1 keeps in a description; its cleaner parses as HTML5 does. */
import { defaultTreeAdapter as tree, html as names, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

const TAGS = new Set(
  (
    'a abbr acronym area article aside b bdi bdo blockquote br caption center cite code col colgroup data dd del details ' +
    'dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li map mark nav ol p pre ' +
    'q rp rt rtc ruby s samp small span strike strong sub summary sup table tbody td th thead time tr tt u ul var wbr ' +
    'input label image-component mention-component'
  ).split(' '),
);
/** Dropped with what they hold; of other unknown tags the content stays. */
const DROPPED = new Set(['script', 'style']);

const ANYWHERE = words(
  'class id title role style start type aria-label aria-hidden data-tight data-node-type data-type data-checked ' +
    'data-id data-name data-background-color data-text-color data-background data-icon-name data-icon-color ' +
    'data-emoji-unicode data-emoji-url data-logo-in-use data-block-type',
);
const CELL = 'colspan rowspan colwidth background';
const NONE: ReadonlySet<string> = new Set();
const ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = {
  a: words('href target'),
  img: words('src alt width height aspectratio alignment'),
  'image-component': words('src width height aspectratio alignment status'),
  'mention-component': words('entity_identifier entity_name'),
  td: words(`${CELL} textcolor`),
  th: words(CELL),
  tr: words('background textcolor'),
  pre: words('language'),
  code: words('language spellcheck'),
  input: words('checked'),
};
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** The HTML without what is not allowed, written as HTML5 does. */
export function allowed(html: string): string {
  const context = tree.createElement('div', names.NS.HTML, []);
  const fragment = parseFragment(context, html, { treeAdapter: tree });
  const clean = tree.createDocumentFragment();
  for (const node of fragment.childNodes) for (const kept of cleaned(node)) tree.appendChild(clean, kept);
  return serialize(clean);
}

/** The node without what is not allowed; of an unknown element its children. */
function cleaned(node: Tree.ChildNode): readonly Tree.ChildNode[] {
  if (tree.isTextNode(node)) return [node];
  if (!tree.isElementNode(node) || DROPPED.has(node.tagName)) return [];
  const children = node.childNodes.flatMap(cleaned);
  if (node.namespaceURI !== names.NS.HTML || !TAGS.has(node.tagName)) return children;
  const own = ATTRIBUTES[node.tagName] ?? NONE;
  const attributes = node.attrs.filter(
    ({ name, value }) => (ANYWHERE.has(name) || own.has(name)) && (!['href', 'src'].includes(name) || isSafeUrl(value)),
  );
  if (node.tagName === 'a') attributes.push({ name: 'rel', value: 'noopener noreferrer' });
  const element = tree.createElement(node.tagName, names.NS.HTML, attributes);
  for (const child of children) tree.appendChild(element, child);
  return [element];
}

/** Relative URLs pass; absolute ones by their scheme. */
function isSafeUrl(value: string): boolean {
  const plain = value.replace(/^[\0- ]+/, '').replace(/[\t\n\r]/g, '');
  const [, scheme] = /^([a-z][a-z0-9+.-]*:)/i.exec(plain) ?? [];
  return scheme === undefined || (SCHEMES.has(scheme.toLowerCase()) && URL.canParse(plain));
}
