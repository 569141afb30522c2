/** Which host key a machine shows: seen on the way by which a visit would go, without a login and without believing it. */
import type { ServerHostKeyAlgorithm } from 'ssh2';
import { CIPHERS, KEY_EXCHANGES } from './algorithms.ts';
import { classify, errorOf } from './classify.ts';
import { dial } from './dial.ts';
import type { DialLimits } from './dial.ts';
import { Noticed } from './fault.ts';
import { algorithmsFor, fingerprint, lineOf, typeOf, verifierOf } from './host-keys.ts';
import { find } from './target.ts';
import type { FindMeans, SshTarget } from './target.ts';
import { verifyHostKey } from './trust.ts';
import type { HostKeyVerdict } from './trust.ts';

export interface ScannedKey {
  /** As it goes into `host_keys`. */
  readonly line: string;
  /** `ssh-ed25519 SHA256:…` */
  readonly shown: string;
  /** The keys that are known of it, in the same form. */
  readonly known: readonly string[];
  readonly judgement: HostKeyVerdict;
  /** Where it would be pinned: `terminals.box.host_keys`. */
  readonly path: string;
}

export interface ScanLimits extends DialLimits {
  readonly handshake_ms: number;
}

const LIMITS: ScanLimits = { attempt_ms: 5000, dial_ms: 5000, waits_ms: [], handshake_ms: 10_000 };

/**
 * A machine shows its key before anybody logs in; the connection ends there. That it holds the key is not proved, so what
 * is found has to be compared by a person.
 * @throws {TransportError} of `ssh/failures.ts` and `ssh/target.ts`.
 */
export async function scanHostKey(
  target: SshTarget,
  means: FindMeans,
  limits: Partial<ScanLimits> = {},
): Promise<ScannedKey> {
  const whole = { ...LIMITS, ...limits };
  const [ssh2, { route, where, trust }] = await Promise.all([import('ssh2'), find(target, means)]);
  const never = new AbortController().signal;
  const stream = await dial(route, whole, never).catch((error: unknown) => {
    throw errorOf(classify(error, 'reach', '', where), error);
  });
  const client = new ssh2.Client();
  try {
    const blob = await new Promise<Buffer>((resolve, reject) => {
      const fail = (error: unknown): void => reject(errorOf(classify(error, 'handshake', '', where), error));
      const timer = setTimeout(() => fail(new Noticed('deadline', 'it did not answer')), whole.handshake_ms);
      stream.on('error', () => {});
      client.on('error', fail);
      client.on('close', () => fail(new Noticed('closed', 'the connection was closed')));
      client.connect({
        sock: stream,
        username: target.user,
        authHandler: [],
        hostVerifier: verifierOf((key) => {
          clearTimeout(timer);
          resolve(Buffer.from(key));
          return false;
        }),
        algorithms: {
          kex: [...KEY_EXCHANGES],
          cipher: [...CIPHERS],
          serverHostKey: algorithmsFor([]) as ServerHostKeyAlgorithm[],
        },
        readyTimeout: 0,
      });
    });
    const words = (type: string, key: Buffer): string => `${type} ${fingerprint(key)}`;
    return {
      line: lineOf(blob),
      shown: words(typeOf(blob), blob),
      known: trust.keys.map((key) => words(key.type, key.blob)),
      judgement: verifyHostKey(blob, trust),
      path: trust.path,
    };
  } finally {
    stream.destroy();
  }
}
