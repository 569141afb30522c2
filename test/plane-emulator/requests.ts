/** Calls to an embedded Plane without a socket, as one user. */
import type { Json } from '../../action/src/model/basics.ts';
import type { PlaneRequest } from '../../action/src/plane-emulator/http-message.ts';
import type { Plane } from '../../action/src/plane-emulator/server.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: { readonly [key: string]: Json };
}

export interface Api {
  get(path: string): Answer;
  post(path: string, body: Json): Answer;
  patch(path: string, body: Json): Answer;
  delete(path: string): Answer;
}

export function requestFor(token: string, method: string, path: string, body?: Json): PlaneRequest {
  const bytes = new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body));
  return { method, path, headers: { 'x-api-key': token, 'content-type': 'application/json' }, body: bytes };
}

export function apiOf(plane: Plane, token: string): Api {
  const send = (method: string, path: string, body?: Json): Answer => {
    const { status, headers, body: text } = plane.handle(requestFor(token, method, path, body));
    return { status, headers, json: (text === '' ? {} : JSON.parse(text)) as Answer['json'] };
  };
  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    patch: (path, body) => send('PATCH', path, body),
    delete: (path) => send('DELETE', path),
  };
}
