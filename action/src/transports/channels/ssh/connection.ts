/** One SSH connection: login over a stream that is there already, scripts, and its end. */
import type { Duplex } from 'node:stream';
import type { AuthHandlerMiddleware, Client, ParsedKey, ServerHostKeyAlgorithm } from 'ssh2';
import type { TransportError } from '../../../errors.ts';
import { CIPHERS, KEY_EXCHANGES } from './algorithms.ts';
import { classify, errorOf } from './classify.ts';
import { deliver } from './exec.ts';
import type { Delivery } from './exec.ts';
import { Noticed } from './fault.ts';
import type { Phase } from './fault.ts';
import { algorithmsFor, verifierOf } from './host-keys.ts';
import { NO_SPARE, spareSession } from './spare-session.ts';
import { verifyHostKey, refusalOf } from './trust.ts';
import type { Trust } from './trust.ts';

export interface LoginRequest {
  /** The machine in words, for errors. */
  readonly where: string;
  readonly user: string;
  /** Ways in, in this order: `none` is how Tailscale SSH lets in. */
  readonly ways: readonly ({ readonly way: 'none' } | { readonly way: 'key'; readonly key: ParsedKey })[];
  readonly trust: Trust;
  /** From the first byte to the login. */
  readonly login_ms: number;
  readonly signal: AbortSignal;
  /** Whether a further session is kept open for the next script. */
  readonly spare: boolean;
}

export interface SshConnection {
  /** The key that the machine showed and proved to hold. */
  readonly host_key: Buffer;
  /** True: it has ended, by whomever. */
  readonly ended: boolean;
  run(delivery: Delivery): Promise<string>;
  close(): Promise<void>;
}

const KEEPALIVE_MS = 5000;
const KEEPALIVE_COUNT = 3;
/** How long an orderly end may take. */
const GOODBYE_MS = 1000;
/** Bytes of what a server says before it speaks SSH: `Not allowed at this time`, `Exceeded MaxStartups`. */
const GREETING_KEPT = 400;
const BANNER_KEPT = 4000;

/** @throws {TransportError} by the taxonomy; the stream is then destroyed. */
export function login(client: Client, stream: Duplex, request: LoginRequest): Promise<SshConnection> {
  return new Promise((resolve, reject) => {
    let phase: Phase = 'handshake';
    let settled = false;
    let banner = '';
    let hostKey: Buffer | null = null;
    let refused = false;
    let ended = false;
    let wanted: readonly string[] = [];
    let lastError: Error | null = null;
    const listeners = new Set<(error: Error) => void>();

    const errorFor = (error: unknown, at: Phase): TransportError =>
      errorOf(classify(error, at, banner, request.where), error);
    const settle = (): boolean => {
      if (settled) return false;
      settled = true;
      clearTimeout(timer);
      request.signal.removeEventListener('abort', onAbort);
      return true;
    };
    const fail = (error: Error): void => {
      if (!settle()) return;
      if (wanted.length > 0) error = askedMore(wanted);
      stream.destroy();
      const fault = refused && hostKey !== null ? refusalOf(hostKey, request.trust, request.where) : null;
      reject(fault === null ? errorFor(error, phase) : errorOf(fault, error));
    };
    const timer = setTimeout(() => fail(new Noticed('deadline', 'the login took too long')), request.login_ms);
    const onAbort = (): void => fail(new Noticed('called-off', 'it was called off'));
    request.signal.addEventListener('abort', onAbort, { once: true });
    if (request.signal.aborted) return onAbort();

    const verify = (blob: Buffer): boolean => {
      // Keys are exchanged again on long connections: it has to stay the same one.
      if (hostKey !== null) return hostKey.equals(blob);
      hostKey = Buffer.from(blob);
      const judgement = verifyHostKey(blob, request.trust);
      refused = judgement !== 'known' && judgement !== 'first';
      return !refused;
    };

    // All of these stay for good: errors come late and in pairs, and one that nobody hears ends the process.
    stream.on('error', () => {});
    client.on('error', (error) => {
      lastError ??= error;
      fail(error);
      // Also after the login: on a link that is broken in one way nothing else is to be waited for.
      stream.destroy();
    });
    client.on('banner', (text) => {
      if (banner.length < BANNER_KEPT) banner += text;
    });
    client.on('handshake', () => {
      if (phase === 'handshake') phase = 'login';
    });
    client.on('close', () => {
      ended = true;
      const error = lastError ?? new Noticed('closed', 'the connection was closed');
      fail(error);
      for (const listener of listeners) listener(error);
      listeners.clear();
    });
    client.on('ready', () => {
      if (hostKey === null) return fail(new Noticed('closed', 'it showed no host key'));
      if (settle()) resolve(connected(hostKey));
    });

    const spare = request.spare ? spareSession(client) : NO_SPARE;
    const connected = (host_key: Buffer): SshConnection => ({
      host_key,
      get ended() {
        return ended || stream.destroyed;
      },
      run: (delivery) =>
        deliver(
          {
            client,
            ended: () => ended || stream.destroyed,
            destroy: () => stream.destroy(),
            onLost: (listener) => {
              listeners.add(listener);
              return () => listeners.delete(listener);
            },
            errorFor,
            spare,
          },
          delivery,
        ),
      close: () => goodbye(client, stream),
    });

    try {
      client.connect({
        sock: stream,
        username: request.user,
        authHandler: methodsOf(request, (methods) => {
          wanted = methods;
        }),
        hostVerifier: verifierOf(verify),
        algorithms: {
          kex: [...KEY_EXCHANGES],
          cipher: [...CIPHERS],
          // A server may hold keys of several types: asked for another than the pinned, it would look like a stranger.
          serverHostKey: algorithmsFor(request.trust.keys) as ServerHostKeyAlgorithm[],
          compress: ['none'],
        },
        // The deadline above is the only one, and ends in destroying the stream.
        readyTimeout: 0,
        keepaliveInterval: KEEPALIVE_MS,
        keepaliveCountMax: KEEPALIVE_COUNT,
      });
      stream.once('data', (chunk: Buffer) => {
        if (!chunk.subarray(0, 4).equals(Buffer.from('SSH-'))) banner += chunk.toString('utf8', 0, GREETING_KEPT);
      });
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/**
 * Tried in this order; ssh2 asks for the next after each refusal. A server that then takes no key any more has seen a
 * good one and asks for more: `onMore` hears for what.
 */
function methodsOf(
  { ways, user: username }: LoginRequest,
  onMore: (methods: readonly string[]) => void,
): AuthHandlerMiddleware {
  const left = [...ways];
  return (methods: readonly string[] | null, partial: boolean | null, next): false | void => {
    const way = left.shift();
    if (way !== undefined) {
      return next(way.way === 'none' ? { type: 'none', username } : { type: 'publickey', username, key: way.key });
    }
    const asked = (methods ?? []).filter((method) => method !== 'publickey');
    if (ways.at(-1)?.way === 'key' && asked.length > 0 && (partial === true || asked.length === methods?.length)) {
      onMore(asked);
    }
    return false;
  };
}

function askedMore(methods: readonly string[]): Noticed {
  return new Noticed('more-factors', `the key alone does not let us in; it asks for ${methods.join(' or ')}`);
}

/** Says goodbye and waits for the end, but not long: on a dead link there is none. */
function goodbye(client: Client, stream: Duplex): Promise<void> {
  return new Promise((resolve) => {
    if (stream.destroyed) return resolve();
    const timer = setTimeout(() => stream.destroy(), GOODBYE_MS);
    stream.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    // After this ssh2's own `destroy` does nothing: the stream is destroyed here.
    client.end();
  });
}
