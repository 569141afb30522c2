/** HTTP as Plane's client sees it: answers are text. */
import type { Dispatcher } from 'undici';
import { undiciExchange } from '../http/exchange.ts';
import type { Incoming, Outgoing } from '../http/exchange.ts';

export { HttpFailure } from '../http/exchange.ts';
export type { HttpFailureKind } from '../http/exchange.ts';

export interface HttpRequest extends Outgoing {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
}

export interface HttpAnswer extends Omit<Incoming, 'bytes'> {
  readonly body: string;
}

/** @throws {HttpFailure} no whole answer came. */
export type Http = (request: HttpRequest) => Promise<HttpAnswer>;

export function undiciHttp(dispatcher?: Dispatcher, stop?: AbortSignal): Http {
  const exchange = undiciExchange(dispatcher, stop);
  return async (request) => {
    const { status, headers, bytes } = await exchange(request);
    return { status, headers, body: new TextDecoder().decode(bytes) };
  };
}
