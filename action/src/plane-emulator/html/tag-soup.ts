/**
 * The tree that Plane's first HTML parser (libxml2 2.14) makes of a text: tokens as in HTML5, but its own, older rules
 * for which tag ends which.
 */
import { Tokenizer, TokenizerMode, type Token, type TokenHandler } from 'parse5';

export interface SoupElement {
  name: string;
  readonly attributes: readonly (readonly [string, string])[];
  /** Elements, texts, and null for a comment, which is dropped later but counts as a child. */
  readonly children: (SoupElement | string | null)[];
}

/** The `html` element, or null if there is neither a tag nor a text. */
export function parseSoup(html: string): SoupElement | null {
  const soup = new Soup();
  const tokenizer = new Tokenizer({}, soup);
  soup.switchTo = (mode, name) => {
    tokenizer.state = mode;
    tokenizer.lastStartTagName = name;
  };
  tokenizer.write(html.replace(/^\ufeff/, ''), true);
  return soup.root;
}

export const VOID = new Set('area base basefont br col frame hr img input isindex link meta param'.split(' '));

/** Which start tags end the open element. Measured, pair by pair. */
const ENDED_BY: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `
  a: a fieldset table td th
  address: dd dl dt form li ul
  b: center p td th
  big: p
  caption: col colgroup tbody tfoot thead tr
  colgroup: colgroup tbody tfoot thead tr
  dd: dt
  dir: dd dl dt form ul
  dl: form li
  dt: dd dl
  font: center td th
  form: form
  h1: fieldset form li p table
  h2: fieldset form li p table
  h3: fieldset form li p table
  h4: fieldset form li p table
  h5: fieldset form li p table
  h6: fieldset form li p table
  head: body
  i: center p td th
  legend: fieldset
  li: li
  listing: dd dl dt fieldset form li table ul
  menu: dd dl dt form ul
  ol: form ul
  option: optgroup option
  p: address blockquote body caption center col colgroup dd dir div dl dt fieldset form frameset h1 h2 h3 h4 h5 h6 head hr li listing menu ol p pre table tbody td tfoot th title tr ul xmp
  pre: dd dl dt fieldset form li table ul
  s: p
  small: p
  span: td th
  strike: p
  tbody: tbody tfoot
  td: tbody td tfoot th tr
  tfoot: tbody
  th: tbody td tfoot th tr
  thead: tbody tfoot
  tr: tbody tfoot tr
  tt: p
  u: p td th
  ul: address form menu ol pre
  `
    .trim()
    .split('\n')
    .map((line) => line.trim().split(': '))
    .map(([name = '', enders = '']) => [name, new Set(enders.split(' '))]),
);

/** An end tag does not reach over an open element that weighs more. */
const WEIGHTS: Readonly<Record<string, number>> = {
  div: 150,
  td: 160,
  th: 160,
  tr: 170,
  thead: 180,
  tbody: 180,
  tfoot: 180,
  table: 190,
  head: 200,
  body: 200,
  html: 220,
};
const weightOf = (name: string): number => WEIGHTS[name] ?? 100;

const IN_HEAD = new Set(['script', 'style', 'meta', 'link', 'title', 'base']);
const NO_BODY = new Set(['noframes', 'frame', 'frameset']);

type Mode = Tokenizer['state'];

/** Elements whose content is text to the tokenizer. */
const TEXT_MODES: Readonly<Record<string, Mode>> = {
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
  style: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  script: TokenizerMode.SCRIPT_DATA,
  plaintext: TokenizerMode.PLAINTEXT,
};

/** Where the old parser gives up: what follows is lost. */
const MAX_DEPTH = 256;

class Soup implements TokenHandler {
  root: SoupElement | null = null;
  switchTo: (mode: Mode, name: string) => void = () => undefined;
  readonly #open: SoupElement[] = [];
  #hadHead = false;
  #hadBody = false;
  #gaveUp = false;

  onStartTag({ tagName: name, attrs, selfClosing }: Token.TagToken): void {
    for (let open = this.#open.at(-1); open && ENDED_BY.get(open.name)?.has(name) === true; open = this.#open.at(-1)) {
      this.#open.pop();
    }
    this.#imply(name);
    const isRepeated =
      (name === 'html' && this.#open.length > 0) ||
      (name === 'head' && this.#open.length !== 1) ||
      (name === 'body' && this.#open.some((open) => open.name === 'body'));
    if (isRepeated) return;
    this.#push(
      name,
      attrs.map((attribute) => [attribute.name, attribute.value]),
    );
    if (this.#gaveUp) return;
    if (selfClosing || VOID.has(name)) {
      this.#open.pop();
      return;
    }
    const mode = TEXT_MODES[name];
    if (mode !== undefined) this.switchTo(mode, name);
  }

  onEndTag({ tagName: name }: Token.TagToken): void {
    const at = this.#open.findLastIndex((open) => open.name === name);
    if (at < 0) return;
    const isHeld = this.#open.slice(at + 1).some((open) => weightOf(open.name) > weightOf(name));
    if (!isHeld) this.#open.length = at;
  }

  onCharacter({ chars }: Token.CharacterToken): void {
    this.#text(chars);
  }

  onWhitespaceCharacter({ chars }: Token.CharacterToken): void {
    this.#text(chars);
  }

  onNullCharacter(): void {
    this.#text('\ufffd');
  }

  onComment(): void {
    this.#open.at(-1)?.children.push(null);
  }

  onDoctype(): void {
    // Leaves no trace.
  }

  onEof(): void {
    // What is open ends here.
  }

  #text(chars: string): void {
    const open = this.#open.at(-1);
    let text = chars;
    if (!open || open.name === 'html' || open.name === 'head') {
      const space = /^[\t\n\f\r ]*/.exec(chars)?.[0] ?? '';
      if (space !== '' && open) append(open, space);
      text = chars.slice(space.length);
      if (text === '') return;
      if (open?.name === 'head') this.#open.pop();
      this.#imply('p');
    }
    const parent = this.#open.at(-1);
    if (parent && !this.#gaveUp) append(parent, text);
  }

  /** Makes the `html`, `head` and `body` that nobody wrote. */
  #imply(name: string): void {
    if (name === 'html') return;
    if (this.#open.length === 0) this.#push('html', []);
    if (name === 'head' || name === 'body') return;
    if (this.#open.length <= 1 && IN_HEAD.has(name)) {
      if (!this.#hadHead) this.#push('head', []);
      return;
    }
    if (NO_BODY.has(name) || this.#hadBody) return;
    if (this.#open.some((open) => open.name === 'body' || open.name === 'head')) return;
    this.#push('body', []);
  }

  #push(name: string, attributes: SoupElement['attributes']): void {
    this.#gaveUp ||= this.#open.length > MAX_DEPTH;
    if (this.#gaveUp) return;
    const element: SoupElement = { name, attributes, children: [] };
    const parent = this.#open.at(-1);
    if (parent) parent.children.push(element);
    else this.root ??= element;
    this.#open.push(element);
    if (name === 'head') this.#hadHead = true;
    if (name === 'body') this.#hadBody = true;
  }
}

function append(parent: SoupElement, text: string): void {
  const last = parent.children.at(-1);
  if (typeof last === 'string') parent.children[parent.children.length - 1] = last + text;
  else parent.children.push(text);
}
