/**
 * undici's `request` on an agent, without the rest of undici. Its index also loads `fetch`, WebSockets, caches and mocks,
 * and nothing of a tick's start takes longer than that (docs/decisions/0014).
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Dispatcher } from 'undici';

export type UndiciRequest = (
  url: string,
  options: Omit<Dispatcher.RequestOptions, 'origin' | 'path'>,
  dispatcher?: Dispatcher,
) => Promise<Dispatcher.ResponseData>;

let loading: Promise<UndiciRequest> | null = null;

/** The same function, and the same agent with its connections, for the life of the process. */
export function loadUndiciRequest(): Promise<UndiciRequest> {
  loading ??= load();
  return loading;
}

async function load(): Promise<UndiciRequest> {
  const [{ default: Agent }, { default: request }] = await Promise.all([
    import('undici/lib/dispatcher/agent.js'),
    import('undici/lib/api/api-request.js'),
  ]);
  const agent = new Agent();
  return (url, options, dispatcher = agent) => {
    const { origin, pathname, search } = new URL(url);
    return request.call(dispatcher, { ...options, origin, path: `${pathname}${search}` });
  };
}

/** Published by undici when it hands the head of a request to the socket; a part of its documented interface. */
const SENT = 'undici:client:sendHeaders';

/** Resolves when the next request has been sent, or after `ms`. Never rejects. */
export function nextRequestSent(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      unsubscribe(SENT, done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    subscribe(SENT, done);
  });
}
