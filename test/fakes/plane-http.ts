/** Plane without a network: recorded answers of a real server, and a script that decides which request gets which. */
import { readFileSync } from 'node:fs';
import { URL } from 'node:url';
import type { Json } from '../../action/src/model/basics.ts';
import type { Http, HttpAnswer, HttpFailure, HttpRequest } from '../../action/src/plane/http.ts';

export interface Exchange {
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly query?: Record<string, string>;
    readonly body?: Json;
  };
  readonly response: { readonly status: number; readonly headers: Record<string, string>; readonly body: Json };
}

const EXCHANGES = JSON.parse(
  readFileSync(new URL('../fixtures/plane/exchanges.json', import.meta.url), 'utf8'),
) as Record<string, Exchange>;

/** An exchange recorded from Plane v1.3.1, by the number of its scenario and its name. */
export function exchange(name: string): Exchange {
  const found = EXCHANGES[name];
  if (found === undefined) throw new Error(`there is no recorded exchange "${name}"`);
  return found;
}

export function recorded(name: string): HttpAnswer {
  const { status, headers, body } = exchange(name).response;
  return answer(status, body, headers);
}

/** The body of a recorded answer, to be changed for a test. */
export function bodyOf(name: string): object {
  return structuredClone(exchange(name).response.body) as object;
}

/** A text in the body of a recorded answer. */
export function textIn(name: string, field: string): string {
  const value: unknown = new Map(Object.entries(bodyOf(name))).get(field);
  if (typeof value !== 'string') throw new Error(`"${field}" of "${name}" is no text`);
  return value;
}

export function answer(status: number, body: unknown, headers: Record<string, string> = {}): HttpAnswer {
  const text = body === null ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: text };
}

/** The envelope of a paginated list. */
export function page(results: readonly unknown[], next: string | null = null): HttpAnswer {
  return answer(200, { results, next_page_results: next !== null, next_cursor: next ?? '100:1:0', total_count: 0 });
}

export interface Sent {
  readonly method: string;
  /** Without `/api/v1`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface ScriptedHttp {
  readonly http: Http;
  readonly sent: readonly Sent[];
  /** `GET /users/me/`, one line a request. */
  lines(): string[];
}

/** Answers come from `script`; a failure is thrown as the network would. */
export function scriptedHttp(script: (request: Sent, number: number) => HttpAnswer | HttpFailure): ScriptedHttp {
  const sent: Sent[] = [];
  return {
    sent,
    lines: () => sent.map(({ method, path }) => `${method} ${path}`),
    http: (request) => {
      sent.push(readable(request));
      const result = script(sent.at(-1)!, sent.length);
      return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
    },
  };
}

function readable({ method, url, headers, body }: HttpRequest): Sent {
  const { pathname, searchParams } = new URL(url);
  const path = pathname.replace(/^\/api\/v1/, '');
  return {
    method,
    path,
    query: Object.fromEntries(searchParams),
    headers,
    body: body === null ? null : JSON.parse(body),
  };
}
