/**
 * Which elements of a page nobody sees. Plane keeps what its API is sent (comments of v1.3.1 whole, descriptions with
 * `style` and `class`), other views than its editor honour it, and an agent would read what no person wrote for people to
 * read. What opens at a click (`details`) is seen; what is only told to a screen reader or on an error (`alt`) is not.
 */
import { colourOf, isClear, looksLike } from './colour.ts';
import type { Colour } from './colour.ts';
import { declarationsOf, hidesText, resolved } from './style.ts';
import type { Declaration } from './style.ts';

/** The part of a DOM node that is read. */
export interface Element {
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly parentNode: Element | null;
  readonly previousSibling?: Element | null;
  readonly nextSibling?: Element | null;
  readonly childNodes: ArrayLike<Element>;
  getAttribute?(name: string): string | null;
  querySelector?(selector: string): Element | null;
}

/** Nothing of what they hold is text that a person reads. */
const NEVER_SHOWN: ReadonlySet<string> = new Set(
  (
    'script style noscript template iframe object embed svg math title input head noframes noembed frameset applet ' +
    'canvas audio video datalist meter progress rp'
  ).split(' '),
);
/** Of the style sheet that Plane's pages are made with. */
const HIDING_CLASS = /(?:^|\s)(?:hidden|invisible|collapse|sr-only|opacity-0|text-transparent)(?:\s|$)/;
const CELL = /^(?:td|th|tr|col|colgroup|table|tbody|thead|tfoot)$/;

export function neverShown(name: string): boolean {
  return NEVER_SHOWN.has(name.toLowerCase());
}

export function hidesByClass(classes: string): boolean {
  return HIDING_CLASS.test(classes);
}

/** JobTick by the element alone, and by colours around it: what is inside a hidden element is dropped with it. */
export function isHidden(element: Element): boolean {
  if (element.getAttribute === undefined) return false;
  const name = element.nodeName.toLowerCase();
  const of = (attribute: string): string | null => element.getAttribute?.(attribute) ?? null;
  if (neverShown(name) || of('hidden') !== null || of('popover') !== null || (name === 'dialog' && of('open') === null))
    return true;
  if (
    name === 'img' &&
    [of('width'), of('height')].some((size) => size !== null && /^\s*\+?[01](?![\d.%])/.test(size))
  ) {
    return true;
  }
  if (hidesByClass(of('class') ?? '')) return true;
  return hidesText(styleOf(element), CELL.test(name)) || isLost(element);
}

interface Colours {
  readonly text: Colour | null;
  readonly behind: Colour | null;
}

/** The text has no colour, or that of what is behind it, where both are known. */
function isLost(element: Element): boolean {
  const own = ownColours(element);
  if (own.text === null && own.behind === null) return false;
  const { text, behind } = coloursAt(element);
  return isClear(text) || (text !== null && behind !== null && looksLike(text, behind));
}

const known = new WeakMap<Element, Colours>();

function coloursAt(element: Element): Colours {
  let colours = known.get(element);
  if (colours === undefined) {
    const around = element.parentNode === null ? { text: null, behind: null } : coloursAt(element.parentNode);
    const own = ownColours(element);
    colours = { text: own.text ?? around.text, behind: own.behind ?? around.behind };
    known.set(element, colours);
  }
  return colours;
}

function ownColours(element: Element): Colours {
  const styles = styleOf(element);
  const last = (pattern: RegExp): string => styles.findLast(({ name }) => pattern.test(name))?.value ?? '';
  const text =
    colourOf(last(/^color$/)) ?? attributeColour(element, 'data-text-color') ?? attributeColour(element, 'color');
  const painted = last(/^background(?:-color)?$/);
  const behind = /currentcolor/.test(painted)
    ? text
    : (colourOf(painted) ?? attributeColour(element, 'data-background-color') ?? attributeColour(element, 'bgcolor'));
  return { text, behind: isClear(behind) ? null : behind };
}

/** Names in Plane's own attributes are of its palette, in which text and what is behind it differ. */
function attributeColour(element: Element, name: string): Colour | null {
  const value = element.getAttribute?.(name) ?? '';
  return name.startsWith('data-') && !/^\s*(?:#|rgb|hsl|transparent)/i.test(value) ? null : colourOf(value);
}

const styles = new WeakMap<Element, readonly Declaration[]>();

function styleOf(element: Element): readonly Declaration[] {
  let found = styles.get(element);
  if (found === undefined) {
    const own = declarationsOf(element.getAttribute?.('style') ?? '');
    found = own.map(({ name, value }) => ({
      name,
      value: resolved(value, (variable) => valueOf(variable, own, element)),
    }));
    styles.set(element, found);
  }
  return found;
}

/** Of a variable: the element's own, or the nearest around it. */
function valueOf(variable: string, own: readonly Declaration[], { parentNode }: Element): string | undefined {
  const declared = own.findLast(({ name }) => name === variable)?.value;
  if (declared !== undefined) return declared;
  for (let around = parentNode; around !== null; around = around.parentNode) {
    const value = styleOf(around).findLast(({ name }) => name === variable)?.value;
    if (value !== undefined) return value;
  }
  return undefined;
}
