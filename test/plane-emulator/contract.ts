/** Reading the recorded exchanges, and filling and matching their placeholders. */
import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../action/src/model/basics.ts';
import type { PlaneRequest, PlaneResponse } from '../../action/src/plane-emulator/http-message.ts';
import type { Names } from '../../action/src/plane-emulator/tables/load-seed.ts';
import type { Seed } from '../../action/src/plane-emulator/tables/seed.ts';

const FIXTURES = new URL('../fixtures/plane-contract/', import.meta.url);

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Json;
  readonly bodyText?: string;
}

export interface Step {
  readonly name: string;
  readonly as: string | null;
  readonly request: RecordedRequest;
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Json;
    readonly lastBody?: Json;
    readonly trimmed?: number;
  };
  readonly repeat?: { readonly from: number; readonly to: number; readonly bindId: string };
  readonly parallel?: unknown;
  readonly unordered?: readonly string[];
  readonly nondeterministic?: string;
  readonly deliveries?: readonly unknown[];
  readonly wait?: { readonly seconds?: number; readonly untilRetryAfterOf?: string };
}

export interface Cassette {
  readonly file: string;
  readonly steps: readonly Step[];
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8'));

export const contractSeed = (): Seed => read('seed.json') as Seed;

export interface HtmlRow {
  readonly name: string;
  readonly html: string;
  readonly description: { readonly status: number; readonly readBack?: string; readonly body?: Json };
  readonly comment: { readonly status: number; readonly readBack?: string };
}

export const htmlRows = (): readonly HtmlRow[] => (read('html-roundtrip.json') as { rows: HtmlRow[] }).rows;

export function cassettes(): readonly Cassette[] {
  const files = readdirSync(new URL('cassettes/', FIXTURES)).filter((name) => name.endsWith('.json'));
  return files
    .toSorted()
    .map((file) => ({ file: file.slice(0, 2), steps: (read(`cassettes/${file}`) as { steps: Step[] }).steps }));
}

/** The headers that are compared; one that was not recorded must be absent. */
const HEADERS = ['content-type', 'allow', 'location', 'retry-after', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const PATTERNS: Readonly<Record<string, string>> = {
  int: '\\d+',
  epoch: '\\d+(?:\\.\\d+)?',
  any: '[^]*',
  base64: '[A-Za-z0-9+/]*={0,2}',
  hex32: '[0-9a-f]{32}',
  hex64: '[0-9a-f]{64}',
  'amz-date': '\\d{8}T\\d{6}Z',
  yyyymmdd: '\\d{8}',
};
const TIME = '\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{6})?';
const PLACEHOLDER = /\{\{([^{}]+)\}\}/g;
/** A literal time as cassette 18 has them. */
const RAW_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{6})?(Z|[+-]\d{2}:\d{2})$/;

/** What the placeholders stand for while one cassette runs. */
export class Bindings {
  readonly #ids: Map<string, string>;
  readonly #names: Names;
  /** Two recorded times that are the same instant must stay the same instant: recorded → answered. */
  readonly #instants = new Map<number, number>();

  constructor(names: Names) {
    this.#names = names;
    this.#ids = new Map(names.ids);
  }

  /** A text of a request with its placeholders replaced. */
  fill(text: string, n?: number): string {
    const counted =
      n === undefined ? text : text.replace(/\{\{n(?::(\d))?\}\}/g, (_, width?: string) => padded(n, width));
    return counted.replace(PLACEHOLDER, (whole, inside: string) => {
      const [kind = '', ...rest] = inside.split(':');
      const name = rest.join(':');
      const known = this.#known(kind, name);
      if (known !== undefined) return known;
      if (kind === 'repeat') return repeated(name);
      if (kind === 'char') return String.fromCharCode(Number.parseInt(name, 16));
      return whole;
    });
  }

  fillJson(value: Json, n?: number): Json {
    if (typeof value === 'string') return this.fill(value, n);
    if (Array.isArray(value)) return value.map((one: Json) => this.fillJson(one, n));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [this.fill(key, n), this.fillJson(inner, n)]),
    );
  }

  bind(placeholder: string, id: string): void {
    const name = /^\{\{id:(.+)\}\}$/.exec(placeholder)?.[1];
    if (name === undefined) throw new Error(`not an id: ${placeholder}`);
    this.#ids.set(name, id);
  }

  /** Differences, as `path: expected …, was …`. Binds new ids on the way. */
  compare(expected: Json, actual: unknown, path: string, options: CompareOptions): readonly string[] {
    const differs = () => [`${path}: expected ${show(expected)}, was ${show(actual)}`];
    if (typeof expected === 'string') return this.#sameText(expected, actual, options) ? [] : differs();
    if (Array.isArray(expected)) {
      if (!Array.isArray(actual) || actual.length !== expected.length) return differs();
      const name = path.split('.').at(-1) ?? '';
      if (options.unordered.includes(name)) return this.#asSets(expected, actual, path, options);
      return expected.flatMap((one: Json, i) => this.compare(one, actual[i], `${path}[${String(i)}]`, options));
    }
    if (typeof expected === 'object' && expected !== null) {
      if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) return differs();
      const found = actual as Readonly<Record<string, unknown>>;
      const keys = Object.keys(expected).map((key) => this.fill(key));
      if (!isDeepStrictEqual(keys.toSorted(), Object.keys(found).toSorted())) {
        return [`${path}: expected the keys ${keys.toSorted().join()}, was ${Object.keys(found).toSorted().join()}`];
      }
      return Object.entries(expected).flatMap(([key, inner]) =>
        this.compare(inner, found[this.fill(key)], `${path}.${key}`, options),
      );
    }
    return expected === actual ? [] : differs();
  }

  #asSets(expected: readonly Json[], actual: readonly unknown[], path: string, options: CompareOptions) {
    const rest = [...actual];
    const missing: string[] = [];
    for (const one of expected) {
      const at = rest.findIndex((candidate) => this.compare(one, candidate, path, options).length === 0);
      if (at < 0) missing.push(`${path}: nothing matches ${show(one)}`);
      else rest.splice(at, 1);
    }
    return missing;
  }

  #sameText(expected: string, actual: unknown, options: CompareOptions): boolean {
    if (expected === '{{epoch}}' && typeof actual === 'number') return true;
    if (typeof actual !== 'string') return false;
    if (options.rawTimes && RAW_TIME.test(expected)) return this.#sameTime(expected, actual, options.sent);
    const ids: string[] = [];
    const parts: (string | RegExp)[] = [];
    let last = 0;
    for (const match of expected.matchAll(PLACEHOLDER)) {
      const part = this.#part(match[1] ?? '', ids);
      if (part === undefined) continue;
      parts.push(expected.slice(last, match.index), part);
      last = match.index + match[0].length;
    }
    parts.push(expected.slice(last));
    // Very long values are compared as they are: no regular expression takes them.
    if (parts.every((part) => typeof part === 'string')) return parts.join('') === actual;
    const source = parts.map((part) => (typeof part === 'string' ? escaped(part) : part.source)).join('');
    const found = new RegExp(`^${source}$`).exec(actual);
    if (!found) return false;
    for (const [i, name] of ids.entries()) this.#ids.set(name, found[i + 1] ?? '');
    return true;
  }

  /** What a placeholder of an answer matches; undefined: it is ordinary text. An id seen first is added to `ids`. */
  #part(inside: string, ids: string[]): string | RegExp | undefined {
    const [kind = '', ...rest] = inside.split(':');
    const name = rest.join(':');
    const known = this.#known(kind, name);
    if (known !== undefined) return known;
    if (kind === 'repeat') return repeated(name);
    if (kind === 'time') return new RegExp(TIME + (name === '' ? 'Z' : escaped(name)));
    if (kind === 'id') {
      ids.push(name);
      return new RegExp(`(${UUID})`);
    }
    const pattern = PATTERNS[inside];
    return pattern === undefined ? undefined : new RegExp(pattern);
  }

  /** The same form; and where the same instant was recorded before, the same instant again. */
  #sameTime(expected: string, actual: string, sent: string): boolean {
    const [, fraction, zone] = RAW_TIME.exec(expected) ?? [];
    const [, actualFraction, actualZone] = RAW_TIME.exec(actual) ?? [];
    if (sent.includes(expected)) return expected === actual;
    if (zone !== actualZone || (fraction === undefined) !== (actualFraction === undefined)) return false;
    const [recorded, answered] = [micros(expected), micros(actual)];
    if (recorded < FIRST_RECORDED || recorded > LAST_RECORDED) return recorded === answered;
    const before = this.#instants.get(recorded);
    this.#instants.set(recorded, answered);
    return before === undefined || before === answered;
  }

  #known(kind: string, name: string): string | undefined {
    switch (kind) {
      case 'id':
        return this.#ids.get(name);
      case 'email':
        // The recorder took any address of its domain for a user's.
        return this.#names.emails.get(name) ?? `${name}@acme.example`;
      case 'token':
        return this.#names.tokens.get(name);
      case 'host':
        return 'plane.test';
      default:
        return undefined;
    }
  }
}

/** Times of cassette 18 outside of the recording were made up by a request: they are the same always. */
const FIRST_RECORDED = Date.parse('2026-11-29T00:00:00Z') * 1000;
const LAST_RECORDED = Date.parse('2026-11-30T00:00:00Z') * 1000;

export interface CompareOptions {
  readonly unordered: readonly string[];
  readonly rawTimes: boolean;
  /** The body that was sent, as text. */
  readonly sent: string;
}

export function requestOf(step: Step, bindings: Bindings, n?: number): PlaneRequest {
  const { method, path, query, headers = {}, body, bodyText } = step.request;
  const search = Object.entries(query ?? {}).map(([name, value]) => {
    return `${encodeURIComponent(name)}=${encodeURIComponent(bindings.fill(value, n))}`;
  });
  const sent: Record<string, string> = { host: 'plane.test', accept: '*/*' };
  let text = '';
  if (body !== undefined) {
    text = JSON.stringify(bindings.fillJson(body, n));
    sent['content-type'] = 'application/json';
  } else if (bodyText !== undefined) text = bindings.fill(bodyText, n);
  if (step.as !== null) sent['x-api-key'] = bindings.fill(`{{token:${step.as}}}`);
  for (const [name, value] of Object.entries(headers)) sent[name.toLowerCase()] = bindings.fill(value, n);
  return {
    method,
    path: bindings.fill(path, n) + (search.length > 0 ? `?${search.join('&')}` : ''),
    headers: sent,
    body: new TextEncoder().encode(text),
  };
}

/** Differences between the recorded and the given answer. */
export function compareAnswer(
  step: Step,
  response: PlaneResponse,
  bindings: Bindings,
  options: CompareOptions,
  expectedBody: Json = step.response.body,
): readonly string[] {
  const differences: string[] = [];
  if (response.status !== step.response.status) {
    differences.push(
      `status: expected ${String(step.response.status)}, was ${String(response.status)} ${response.body.slice(0, 200)}`,
    );
  }
  for (const name of HEADERS) {
    const [expected, actual] = [step.response.headers[name], response.headers[name]];
    if (expected === undefined && actual === undefined) continue;
    if (expected === undefined || actual === undefined) {
      differences.push(`${name}: expected ${String(expected)}, was ${String(actual)}`);
    } else differences.push(...bindings.compare(expected, actual, name, options));
  }
  let body = parsed(response);
  if (step.response.trimmed !== undefined) body = trimmedTo(body, step.response.trimmed, differences);
  return [...differences, ...bindings.compare(expectedBody, body, 'body', options)];
}

function parsed(response: PlaneResponse): unknown {
  if (response.body === '') return null;
  return response.headers['content-type'] === 'application/json'
    ? (JSON.parse(response.body) as unknown)
    : response.body;
}

function trimmedTo(body: unknown, left: number, differences: string[]): unknown {
  const { results, ...rest } = body as { results: unknown[] };
  if (results.length !== left + 3) {
    differences.push(`results: expected ${String(left + 3)} of them, were ${String(results.length)}`);
    return body;
  }
  return { ...rest, results: [results[0], results[1], results.at(-1)] };
}

function repeated(name: string): string {
  const at = name.lastIndexOf(':');
  return name.slice(0, at).repeat(Number(name.slice(at + 1)));
}

function micros(time: string): number {
  const fraction = /\.(\d{6})/.exec(time)?.[1] ?? '0';
  return Date.parse(time.replace(/\.\d{6}/, '')) * 1000 + Number(fraction);
}

const padded = (n: number, width?: string): string => String(n).padStart(Number(width ?? 1), '0');
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
const show = (value: unknown): string => ((JSON.stringify(value) as string | undefined) ?? 'undefined').slice(0, 300);
