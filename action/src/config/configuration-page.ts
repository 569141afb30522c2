/** The generated part of docs/configuration.md: every key with its type, default, meaning and an example. */
import { Document, isScalar, visit as visitNodes } from 'yaml';
import { EXAMPLE } from './example.ts';
import { jsonSchema } from './json-schema.ts';
import type { SchemaNode } from './json-schema.ts';
import { nameIn, ruleText, typeText } from './type-text.ts';

/** In the order in which one writes a first file. */
const ORDER = [
  'plane',
  'projects.<PROJECT>',
  'projects.<PROJECT>.states',
  'terminals.<terminal>',
  'terminals.<terminal>.env',
  'executors.<executor>',
  'executors.<executor>.mock',
  'projects.<PROJECT>.routing',
  'projects.<PROJECT>.routing.by_label.<label>',
  'allowed_authors',
  'iteration_cap',
  'limits',
  'retry',
  'state',
  'notices[]',
  'pull_requests',
  'warpgate',
  '$schema',
] as const;

/** What the example of a section shows; of others it is the keys that must be there or, where none must, all. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'terminals.<terminal>': ['transport', 'os', 'host', 'repo', 'run_root', 'plane_user', 'token_key', 'executors'],
  'executors.<executor>': ['adapter', 'run', 'resume', 'default_model'],
  'executors.<executor>.mock': ['delay_ms', 'message'],
  'projects.<PROJECT>.routing.by_label.<label>': ['executor', 'script'],
  'projects.<PROJECT>.states': ['working', 'review', 'question', 'blocked'],
  'notices[]': ['url_key', 'format', 'tags'],
  retry: ['max_attempts', 'failed', 'base_s', 'max_s'],
  warpgate: ['host', 'user', 'ssh_key', 'host_keys'],
};

/** Whose key it is in an example, where that is not the first entry of the kind: the key says nothing to that one. */
const NAMED: Readonly<Record<string, string>> = {
  'executors.<executor>.perm': 'claude-code',
  'executors.<executor>.script': 'shell',
  'executors.<executor>.mock': 'trial',
  'executors.<executor>.url': 'remote',
  'executors.<executor>.token_key': 'remote',
};

/** One step from the top of the file to a key: its name, or 0 for the entry of a list. */
type Step = string | 0;

interface Entry {
  readonly place: string;
  readonly path: readonly Step[];
  readonly node: SchemaNode;
  readonly required: boolean;
  /** What it means; of an entry of a map or list, what the whole means before that. */
  readonly about: string;
}

/** Markdown; ends with a newline. */
export function configurationPage(): string {
  const found = entries();
  const sections = ORDER.map((place) => {
    const entry = found.get(place);
    if (entry === undefined) throw new Error(`${place} is no part of the configuration; see ORDER.`);
    return sectionText(entry, found);
  });
  const needless = needlessPlaces(jsonSchema(), '').map((place) => `\`${place}\``);
  return `${sections.join('\n\n')}\n\nAccepted and without effect: ${needless.join(', ')}.\n`;
}

/** Keys that files from elsewhere may hold; what is below one is not named again. */
function needlessPlaces(node: SchemaNode, place: string): string[] {
  if (node.deprecated === true) return [place];
  const inside = typeof node.additionalProperties === 'object' ? node.additionalProperties : node.items;
  return [
    ...Object.entries(node.properties ?? {}).flatMap(([key, child]) =>
      needlessPlaces(child, place === '' ? key : `${place}.${key}`),
    ),
    ...(inside === undefined ? [] : needlessPlaces(inside, `${place}.<${nameIn(place)}>`)),
  ];
}

/** Every key and every section by its place, as `projects.<PROJECT>.states.working`. */
function entries(): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>();
  const visit = (entry: Entry): void => {
    const { node, place, path } = entry;
    found.set(place, entry);
    for (const [key, child] of Object.entries(node.properties ?? {})) {
      if (child.deprecated === true) continue;
      visit({
        place: place === '' ? key : `${place}.${key}`,
        path: [...path, key],
        node: child,
        required: node.required?.includes(key) === true,
        about: child.description ?? '',
      });
    }
    const inside = (child: SchemaNode): string => `${entry.about} ${child.description ?? ''}`.trim();
    const { additionalProperties: each, items } = node;
    if (typeof each === 'object' && each.properties !== undefined) {
      const [name = ''] = Object.keys(Object(exampleAt(path)) as object);
      visit({ ...entry, place: `${place}.<${nameIn(place)}>`, path: [...path, name], node: each, about: inside(each) });
    }
    if (items?.properties !== undefined) {
      visit({ ...entry, place: `${place}[]`, path: [...path, 0], node: items, about: inside(items) });
    }
  };
  visit({ place: '', path: [], node: jsonSchema(), required: false, about: '' });
  return found;
}

/** The places of all keys that have a heading of their own, and of all sections. */
export function documentedPlaces(): string[] {
  const found = entries();
  return [...found.keys()].filter((place) => place !== '' && !isMapOrList(found, place));
}

/** `terminals` stands for nothing but `terminals.<terminal>`. */
function isMapOrList(found: ReadonlyMap<string, Entry>, place: string): boolean {
  return found.has(`${place}.<${nameIn(place)}>`) || found.has(`${place}[]`);
}

function sectionText(entry: Entry, found: ReadonlyMap<string, Entry>): string {
  const { place, node, required, about } = entry;
  if (node.properties === undefined) return keyText(entry, '##');
  const keys = Object.entries(node.properties).filter(([, child]) => child.deprecated !== true);
  const below = keys.map(([key]) => sectionOrKey(found, `${place}.${key}`));
  return [
    `## \`${place}\``,
    required ? `${about} Required.` : about,
    yamlBlock(entry, sectionExample(entry, found)),
    `Keys: ${below.map((child) => `[\`${lastWord(child.place, place)}\`](#${anchorOf(child.place)})`).join(', ')}`,
    ...below.filter(({ node: { properties } }) => properties === undefined).map((child) => keyText(child, '###')),
  ].join('\n\n');
}

function sectionExample({ place, path, node }: Entry, found: ReadonlyMap<string, Entry>): unknown {
  const keys = SHOWN[place] ?? node.required ?? Object.keys(node.properties ?? {});
  const values = keys.map((key) => {
    const child = found.get(`${place}.${key}`);
    const isSection = child?.node.properties !== undefined;
    return [key, isSection ? sectionExample(child, found) : exampleAt([...path, key])] as const;
  });
  return Object.fromEntries(values);
}

/** `by_label` leads to `by_label.<label>`. */
function sectionOrKey(found: ReadonlyMap<string, Entry>, place: string): Entry {
  const entry = found.get(`${place}.<${nameIn(place)}>`) ?? found.get(`${place}[]`) ?? found.get(place);
  if (entry === undefined) throw new Error(`${place} was not found.`);
  return entry;
}

function lastWord(place: string, above: string): string {
  return place.slice(above.length + 1).replace(/\.<.*$|\[\]$/, '');
}

function keyText(entry: Entry, level: string): string {
  const { place, path, node, required, about } = entry;
  return [
    `${level} \`${place}\``,
    [typeText(node), ruleText(node, required)].filter((part) => part !== '').join(' · '),
    about,
    yamlBlock(entry, exampleAt(path)),
  ].join('\n\n');
}

/** A value where it stands in the file; a list of plain values on one line. */
function yamlBlock({ place, path }: Entry, value: unknown): string {
  const name = Object.entries(NAMED).find(([of]) => place === of || place.startsWith(`${of}.`))?.[1];
  const shown = path.map((step, i) => (i === 1 ? (name ?? step) : step));
  const whole = shown.reduceRight<unknown>((inner, step) => (step === 0 ? [inner] : { [step]: inner }), value);
  const document = new Document(whole);
  visitNodes(document, {
    Seq: (_key, list) => {
      if (list.items.every((item) => isScalar(item))) list.flow = true;
    },
  });
  return `\`\`\`yaml\n${document.toString({ lineWidth: 0, singleQuote: true }).trim()}\n\`\`\``;
}

function exampleAt(path: readonly Step[]): unknown {
  return path.reduce<unknown>((value, step) => (Object(value) as Readonly<Record<string, unknown>>)[step], EXAMPLE);
}

/** The anchor that GitHub gives to a heading which is this place in code. */
export function anchorOf(place: string): string {
  return place.toLowerCase().replace(/[^\p{L}\p{N}_-]/gu, '');
}
