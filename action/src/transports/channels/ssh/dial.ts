/** From an address to a stream that reaches it: TCP, a SOCKS5 proxy, or a program's stdin and stdout. */
import { lookup } from 'node:dns/promises';
import { connect, isIP } from 'node:net';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { errnoOf } from '../../../errors.ts';
import { childStream } from './child-stream.ts';
import { Noticed } from './fault.ts';
import { passSocks5 } from './socks5.ts';

export type Route =
  | { readonly via: 'tcp'; readonly host: string; readonly port: number }
  | { readonly via: 'socks5'; readonly proxy: HostPort; readonly host: string; readonly port: number }
  | {
      readonly via: 'program';
      readonly command: string;
      readonly args: readonly string[];
      readonly env: Readonly<Record<string, string>>;
    };

export interface HostPort {
  readonly host: string;
  readonly port: number;
}

export interface DialLimits {
  /** One attempt; long enough for three SYNs. */
  readonly attempt_ms: number;
  /** All attempts and the waits between them. */
  readonly dial_ms: number;
  /** Waits before the second, third … attempt: a machine that has just joined a tailnet is unknown to its peers. */
  readonly waits_ms: readonly number[];
}

/** What a silent network looks like; a refusal or a wrong name will not be better in a moment. */
const WORTH_ANOTHER = new Set(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN']);

/**
 * A connected stream with Nagle's algorithm off, whose errors are somebody else's to hear.
 * @throws errors of the socket, `EPROXY`, or {@link Noticed} `deadline` and `called-off`.
 */
export async function dial(route: Route, limits: DialLimits, signal: AbortSignal): Promise<Duplex> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), limits.dial_ms);
  const stop = AbortSignal.any([signal, late.signal]);
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await open(route, limits.attempt_ms, stop);
      } catch (error) {
        const wait = limits.waits_ms[attempt];
        if (stop.aborted || wait === undefined || !isWorthAnother(error)) throw signal.aborted ? calledOff() : error;
        await pause(wait, undefined, { signal: stop }).catch(() => {
          throw signal.aborted ? calledOff() : error;
        });
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

function calledOff(): Noticed {
  return new Noticed('called-off', 'it was called off');
}

function isWorthAnother(error: unknown): boolean {
  return (error instanceof Noticed && error.what === 'deadline') || WORTH_ANOTHER.has(errnoOf(error) ?? '');
}

async function open(route: Route, ms: number, stop: AbortSignal): Promise<Duplex> {
  if (route.via === 'program') return childStream(route.command, route.args, route.env);
  const { host, port } = route.via === 'tcp' ? route : route.proxy;
  const address = isIP(host) === 0 ? await resolved(host, ms, stop) : host;
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port, noDelay: true });
    const timer = setTimeout(() => fail(new Noticed('deadline', 'it did not answer')), ms);
    const onStop = (): void => fail(new Noticed('deadline', 'it did not answer'));
    const settle = (): void => {
      clearTimeout(timer);
      stop.removeEventListener('abort', onStop);
    };
    const fail = (error: Error): void => {
      settle();
      socket.destroy();
      reject(error);
    };
    stop.addEventListener('abort', onStop, { once: true });
    if (stop.aborted) onStop();
    // Kept for good: errors come late, too, and an error that nobody hears ends the process.
    socket.on('error', fail);
    socket.once('connect', () => {
      through(socket, route).then(() => {
        settle();
        resolve(socket);
      }, fail);
    });
  });
}

async function through(socket: Socket, route: Route): Promise<void> {
  if (route.via === 'socks5') await passSocks5(socket, route.host, route.port);
}

/** The first IPv4 address, so that no time goes into trying families in turn; else the first address. */
async function resolved(host: string, ms: number, stop: AbortSignal): Promise<string> {
  const settled = new AbortController();
  try {
    const found = await Promise.race([
      lookup(host, { all: true }),
      pause(ms, null, { signal: AbortSignal.any([stop, settled.signal]) }).catch(() => null),
    ]);
    const address = found?.find(({ family }) => family === 4) ?? found?.[0];
    if (address === undefined) throw new Noticed('deadline', 'the name server did not answer');
    return address.address;
  } finally {
    settled.abort();
  }
}
