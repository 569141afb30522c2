/** The channel over SSH: one connection for all that a tick asks of a terminal, made when first needed. */
import type { Channel } from '../../../ports/channel.ts';
import { TransportError, Unreached } from '../../../errors.ts';
import { classify, errorOf } from './classify.ts';
import { login } from './connection.ts';
import type { LoginRequest, SshConnection } from './connection.ts';
import { dial } from './dial.ts';
import type { DialLimits } from './dial.ts';
import { BACKS_OFF } from './failures.ts';
import { Noticed } from './fault.ts';
import { lineOf, parseHostKeys } from './host-keys.ts';
import type { KeyRing } from './key-ring.ts';
import type { KeySource, ParseKey } from './private-key.ts';
import { Slots } from './slots.ts';
import { find } from './target.ts';
import type { FindMeans, SshTarget } from './target.ts';
import { verifyHostKey, refusalOf } from './trust.ts';
import type { Trust } from './trust.ts';

export interface DirectSshOptions {
  readonly target: SshTarget;
  /** null: no key; then `auth` is `tailscale`. */
  readonly key: KeySource | null;
  /** The constant command line that reads a script from stdin, for the machine's system. */
  readonly command: string;
  readonly means: FindMeans & { readonly keys: KeyRing };
  readonly limits?: Partial<SshLimits>;
}

export interface SshLimits extends DialLimits {
  readonly login_ms: number;
  readonly max_output_bytes: number;
  /** Sessions at once; sshd allows ten by default. */
  readonly sessions: number;
  /** Whether one more is kept open for the next script, which then costs one round trip instead of three. */
  readonly spare: boolean;
}

const LIMITS: SshLimits = {
  attempt_ms: 5000,
  dial_ms: 40_000,
  waits_ms: [2000, 5000, 10_000],
  login_ms: 20_000,
  max_output_bytes: 256 * 1024 * 1024,
  sessions: 8,
  spare: true,
};

/**
 * Errors: those of `ssh/failures.ts`, `ssh/target.ts` and `ssh/private-key.ts`. A failure that trying again would not
 * mend, or would make worse (refused logins are counted by servers), is told again for the rest of the channel's life
 * without asking the machine.
 */
export function directSshChannel(options: DirectSshOptions): Channel {
  const limits = { ...LIMITS, ...options.limits };
  const slots = new Slots(limits.sessions);
  const closing = new AbortController();
  let connecting: Promise<SshConnection> | null = null;
  let connection: SshConnection | null = null;
  let final: Error | null = null;
  let dialled = false;

  const connect = async (): Promise<SshConnection> => {
    // Only the first connection is worth waiting for: afterwards it is known whether the machine is there.
    const patience = dialled ? { ...limits, waits_ms: [] } : limits;
    dialled = true;
    try {
      connection = await open(options, patience, closing.signal);
      return connection;
    } catch (error) {
      if (error instanceof Error && isFinal(error)) final = error;
      throw error;
    } finally {
      connecting = null;
    }
  };

  const connected = (): Promise<SshConnection> => {
    if (closing.signal.aborted) return Promise.reject(closed(options.target.terminal));
    if (final !== null) return Promise.reject(final);
    if (connection !== null && !connection.ended) return Promise.resolve(connection);
    return (connecting ??= connect());
  };

  /** A connection that was there already may have died unnoticed; then nothing was sent, and a new one is made, once. */
  const attempt = async (script: string, { timeout_ms, signal }: RunOptions, again: boolean): Promise<string> => {
    const used = connection;
    const link = await orAborted(connected(), signal, options.target.terminal);
    try {
      const { max_output_bytes } = limits;
      return await link.run({ command: options.command, script, timeout_ms, max_output_bytes, signal });
    } catch (error) {
      if (!(error instanceof Unreached)) throw error;
      const crowded = error.problem.code === 'ssh-channel-refused' && slots.taken > 1;
      if (crowded) slots.shrinkTo(slots.taken - 1);
      if (crowded || (again && link === used && link.ended)) throw new Repeat(error, crowded);
      throw error;
    }
  };

  return {
    name: 'direct-ssh',
    run: async (script, runOptions) => {
      for (let again = true; ;) {
        await slots.take();
        try {
          return await attempt(script, runOptions, again);
        } catch (error) {
          if (!(error instanceof Repeat)) throw error;
          if (!error.crowded) again = false;
        } finally {
          slots.release();
        }
      }
    },
    close: async () => {
      closing.abort();
      await connecting?.catch(() => {});
      await connection?.close();
    },
  };
}

type RunOptions = Parameters<Channel['run']>[1];

/** Nothing was sent, and the same script may be sent again. */
class Repeat extends Error {
  readonly crowded: boolean;

  constructor(cause: Unreached, crowded: boolean) {
    super(cause.message, { cause });
    this.crowded = crowded;
  }
}

function isFinal(error: Error): boolean {
  if (!(error instanceof TransportError)) return true;
  return !error.problem.retry || BACKS_OFF.has(error.problem.code);
}

async function open(options: DirectSshOptions, limits: SshLimits, signal: AbortSignal): Promise<SshConnection> {
  const { target, means } = options;
  const [ssh2, { route, where, trust }] = await Promise.all([import('ssh2'), find(target, means)]);
  const ways = waysIn(options, ssh2.default.utils.parseKey);
  const stream = await dial(route, limits, signal).catch((error: unknown) => {
    throw errorOf(classify(error, 'reach', '', where), error);
  });
  const request = { where, user: target.user, ways, trust, login_ms: limits.login_ms, signal, spare: limits.spare };
  const connection = await login(new ssh2.Client(), stream, request);
  if (trust.on_first_use && trust.keys.length === 0) await learn(connection, options, trust, where);
  return connection;
}

/** Of several first visits to one bastion at once, the first to succeed decides which key is its own. */
async function learn(
  connection: SshConnection,
  { target, means }: DirectSshOptions,
  trust: Trust,
  where: string,
): Promise<void> {
  const keys = parseHostKeys(means.memory?.recall(target.host_alias) ?? [], target.host_alias);
  if (verifyHostKey(connection.host_key, { ...trust, keys }) === 'first') {
    means.memory?.learned(target.host_alias, lineOf(connection.host_key));
  } else if (verifyHostKey(connection.host_key, { ...trust, keys }) === 'other') {
    await connection.close();
    throw errorOf(refusalOf(connection.host_key, { ...trust, keys }, where));
  }
}

function waysIn({ target, key, means }: DirectSshOptions, parseKey: ParseKey): LoginRequest['ways'] {
  const none: LoginRequest['ways'] = target.auth === 'tailscale' ? [{ way: 'none' }] : [];
  return key === null ? none : [...none, { way: 'key', key: means.keys.read(key, parseKey) }];
}

/** The visit is called off for this caller; the connection goes on being made for others, until `close`. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined, terminal: string): Promise<T> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      reject(errorOf(classify(new Noticed('called-off', 'it was called off'), 'reach', '', terminal)));
    };
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

function closed(terminal: string): Unreached {
  return new Unreached({
    code: 'channel-closed',
    message: `${terminal}: its channel has been closed, and was then asked for more.`,
    remedy: 'Report this with the log.',
    retry: false,
  });
}
