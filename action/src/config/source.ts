/**
 * YAML or JSON text → a tree of texts, lists and maps that knows where everything stands. Nothing is interpreted here:
 * `0123`, `1e10`, `no` and `12:30` are the texts that were written, for keys and values alike. JSON is read as the
 * part of YAML that it is.
 *
 * Input may be hostile: size, depth and the growth by aliases are bounded, and each bound is an error with a place.
 */
import { Composer, isAlias, isMap, isScalar, isSeq, LineCounter, Parser, Scalar } from 'yaml';
import type { CST, Document, Node, Pair } from 'yaml';
import type { Finding, Path, Place } from './problem.ts';
import { shown } from './problem.ts';
import { syntaxWording } from './syntax.ts';

export interface TextNode {
  readonly kind: 'text';
  readonly text: string;
  /** Written without quotes: may stand for a number, a boolean or nothing. */
  readonly plain: boolean;
  readonly place: Place;
}
export interface ListNode {
  readonly kind: 'list';
  readonly items: readonly SourceNode[];
  readonly place: Place;
}
export interface MapNode {
  readonly kind: 'map';
  readonly entries: ReadonlyMap<string, { readonly key: Place; readonly value: SourceNode }>;
  readonly place: Place;
}
export type SourceNode = TextNode | ListNode | MapNode;

export interface Source {
  /** null: the file is empty, or cannot be read (then there are errors). */
  readonly root: SourceNode | null;
  readonly findings: readonly Finding[];
}

/** Enough for some four hundred terminals, and answered in a second or two whatever they are. */
export const MAX_CHARACTERS = 131_072;
const MAX_DEPTH = 40;
/** Entries that `<<` may copy in all. */
const MAX_COPIED = 20_000;
const STANDARD_TAG = /^(?:!|tag:yaml\.org,2002:(?:str|map|seq))$/;
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

export function readSource(text: string): Source {
  if (text.length > MAX_CHARACTERS) {
    const message = `The file has ${text.length} characters; ${MAX_CHARACTERS} is the most that is read.`;
    return refused(message, 'Check that this is the configuration file.', { line: 1, column: 1 });
  }
  const lines = new LineCounter();
  const tokens = [...new Parser(lines.addNewLine).parse(text)];
  // The composer recurses: depth is measured first, without recursion.
  const deep = tooDeep(tokens);
  if (deep !== null) {
    return refused(`Lists and maps are nested more than ${MAX_DEPTH} deep.`, 'Flatten them.', placeOf(lines, deep));
  }
  const options = { schema: 'failsafe', prettyErrors: false, uniqueKeys: false } as const;
  const documents = [...new Composer(options).compose(tokens, true, text.length)];
  const syntax = documents.flatMap((document) =>
    document.errors.map((e) => syntaxFinding(e.code, placeOf(lines, e.pos[0]))),
  );
  const second = documents[1];
  if (second !== undefined) syntax.push(syntaxFinding('MULTIPLE_DOCS', placeOf(lines, second.range[0])));
  if (syntax.length > 0) return { root: null, findings: syntax };
  return new Builder(lines).build(documents[0]);
}

function syntaxFinding(code: string, place: Place): Finding {
  return { code: 'syntax', path: [], place, ...syntaxWording(code), severity: 'error' };
}

function refused(message: string, remedy: string, place: Place): Source {
  return { root: null, findings: [{ code: 'too-large', path: [], place, message, remedy, severity: 'error' }] };
}

function placeOf(lines: LineCounter, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

/** Offset of the first token that lies too deep, or null. */
function tooDeep(tokens: readonly CST.Token[]): number | null {
  const todo: { token: CST.Token; depth: number }[] = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const { token, depth } = next;
    if (depth > MAX_DEPTH) return token.offset;
    const children: (CST.Token | null | undefined)[] =
      'items' in token
        ? token.items.flatMap((item) => [item.key, item.value])
        : token.type === 'document'
          ? [token.value]
          : [];
    for (const child of children)
      if (child !== null && child !== undefined) todo.push({ token: child, depth: depth + 1 });
  }
  return null;
}

class Builder {
  readonly #lines: LineCounter;
  readonly #anchors = new Map<string, SourceNode>();
  readonly #findings: Finding[] = [];
  #copied = 0;

  constructor(lines: LineCounter) {
    this.#lines = lines;
  }

  build(document: Document.Parsed | undefined): Source {
    const contents = document?.contents;
    const root = contents === null || contents === undefined ? null : this.#node(contents, []);
    const empty = root?.kind === 'text' && root.plain && root.text === '';
    return { root: empty ? null : root, findings: this.#findings };
  }

  #node(node: Node, path: Path): SourceNode {
    const place = placeOf(this.#lines, node.range?.[0] ?? 0);
    if (isAlias(node)) return this.#alias(node.source, path, place);
    if (node.tag !== undefined && !STANDARD_TAG.test(node.tag)) {
      this.#error('tag', path, place, `The tag ${shown(node.tag)} means nothing here.`, 'Remove it.');
    }
    let built: SourceNode = { kind: 'text', text: '', plain: true, place };
    if (isMap(node)) built = this.#map(node.items, path, place);
    else if (isSeq(node)) {
      built = { kind: 'list', items: node.items.map((item, i) => this.#node(item as Node, [...path, i])), place };
    } else if (isScalar(node)) built = this.#text(node, path, place);
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, built);
    return built;
  }

  #text(node: Scalar, path: Path, place: Place): TextNode {
    const text = typeof node.value === 'string' ? node.value : '';
    if (CONTROL.test(text)) {
      this.#error('control-character', path, place, 'The text contains a control character.', 'Remove it.');
    }
    return { kind: 'text', text, plain: node.type === Scalar.PLAIN && node.tag === undefined, place };
  }

  /** An alias stands for the last node before it with that anchor; a node is never inside itself, so there are no cycles. */
  #alias(anchor: string, path: Path, place: Place): SourceNode {
    const node = this.#anchors.get(anchor);
    if (node !== undefined) return node;
    const message = `\`*${anchor.slice(0, 40)}\` refers to an anchor that is not defined before it.`;
    this.#error('alias', path, place, message, 'Write the value, or define the anchor with `&` further up.');
    return { kind: 'text', text: '', plain: true, place };
  }

  #map(pairs: readonly Pair[], path: Path, place: Place): MapNode {
    const entries = new Map<string, { key: Place; value: SourceNode }>();
    const merged: MapNode[] = [];
    for (const pair of pairs) {
      const key = pair.key as Node | null;
      const at = placeOf(this.#lines, key?.range?.[0] ?? 0);
      const name = isScalar(key) && typeof key.value === 'string' ? key.value : null;
      const inner: Path = name === null ? path : [...path, name];
      const value = pair.value === null ? emptyText(at) : this.#node(pair.value as Node, inner);
      if (name === '<<' && isScalar(key) && key.type === Scalar.PLAIN) merged.push(...this.#mergeable(value, path, at));
      else if (name === null || name === '' || name === '__proto__') {
        this.#error('bad-key', path, at, 'This cannot be a key.', 'Use a word or a quoted text.');
      } else if (entries.has(name)) {
        const line = entries.get(name)?.key.line ?? 0;
        const message = `The key ${shown(name)} is here twice; the first is in line ${line}.`;
        this.#error('duplicate-key', inner, at, message, 'Keep one.');
      } else entries.set(name, { key: at, value });
    }
    for (const map of merged) {
      this.#copied += map.entries.size;
      if (this.#copied > MAX_COPIED) {
        this.#error(
          'too-large',
          path,
          place,
          'The keys taken over with `<<` are too many.',
          'Write the keys where they are used.',
        );
        break;
      }
      for (const [name, entry] of map.entries) if (!entries.has(name)) entries.set(name, entry);
    }
    return { kind: 'map', entries, place };
  }

  /** `<<: *defaults` or `<<: [*a, *b]`: keys that are taken over unless the map has its own. */
  #mergeable(value: SourceNode, path: Path, at: Place): MapNode[] {
    const items = value.kind === 'list' ? value.items : [value];
    const maps = items.filter((item) => item.kind === 'map');
    if (maps.length !== items.length) {
      this.#error('bad-key', path, at, '`<<` takes over the keys of a map, and this is none.', 'Write `<<: *anchor`.');
    }
    return maps;
  }

  #error(code: string, path: Path, place: Place, message: string, remedy: string): void {
    this.#findings.push({ code, path, place, message, remedy, severity: 'error' });
  }
}

function emptyText(place: Place): TextNode {
  return { kind: 'text', text: '', plain: true, place };
}
