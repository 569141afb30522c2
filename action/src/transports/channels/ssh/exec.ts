/** One script over one session: constant command, script on stdin, both streams read to their end. */
import type { Client, ClientChannel } from 'ssh2';
import type { TransportError } from '../../../errors.ts';
import { complainer } from '../../shells/answer/wrong-shell.ts';
import { Noticed } from './fault.ts';
import { isBlocked } from '../../shells/powershell/reader.ts';
import type { Phase } from './fault.ts';
import type { SpareSession } from './spare-session.ts';
import { quotable } from '../../sanitize.ts';

export interface Delivery {
  /** The constant command line that reads a script from stdin. */
  readonly command: string;
  readonly script: string;
  readonly timeout_ms: number;
  readonly max_output_bytes: number;
  readonly signal: AbortSignal | undefined;
}

/** What a delivery needs of its connection. */
export interface Link {
  readonly client: Client;
  readonly ended: () => boolean;
  /** Ends the connection at once; nothing less frees a session on a link that has fallen silent. */
  readonly destroy: () => void;
  /** Calls when the connection has ended; returns how to stop listening. */
  readonly onLost: (listener: (error: Error) => void) => () => void;
  readonly errorFor: (error: unknown, phase: Phase) => TransportError;
  readonly spare: SpareSession;
}

/** Bytes of stderr kept for the error of a shell that failed. */
const STDERR_KEPT = 2000;
/** A shell's first and last line; the last answers for the completeness of what is before it. */
const BEGIN = /^[0-9a-f]{16,} BEGIN\r?$/m;
const END = /^[0-9a-f]{16,} END \d+\r?$/m;

/**
 * Resolves with stdout only when the session has closed with an exit code: output that came so far, without one, is
 * what a cut connection looks like.
 * @throws {TransportError} from `link.errorFor`.
 */
export function deliver(link: Link, delivery: Delivery): Promise<string> {
  return new Promise((resolve, reject) => {
    let phase: Phase = 'open';
    let settled = false;
    const settle = (): boolean => {
      if (settled) return false;
      settled = true;
      clearTimeout(timer);
      stopListening();
      delivery.signal?.removeEventListener('abort', onAbort);
      return true;
    };
    const fail = (error: unknown): void => {
      if (settle()) reject(link.errorFor(error, phase));
    };
    const stop = (error: Noticed): void => {
      fail(error);
      link.destroy();
    };
    const timer = setTimeout(() => stop(tooLate(delivery.timeout_ms)), delivery.timeout_ms);
    const stopListening = link.onLost(fail);
    const onAbort = (): void => stop(new Noticed('called-off', 'it was called off'));
    delivery.signal?.addEventListener('abort', onAbort, { once: true });
    if (delivery.signal?.aborted === true) return onAbort();
    const send = (session: ClientChannel): void => {
      // The time was up in between, and the connection is gone: nothing is sent any more.
      if (settled) return session.close();
      phase = 'sent';
      read(session, delivery, {
        fail,
        stop,
        done: (text) => {
          if (settle()) resolve(text);
        },
      });
      session.end(delivery.script);
      link.spare.prepare(delivery.command);
    };
    const openOne = (): void => {
      try {
        link.client.exec(delivery.command, (error, session) => {
          if (error === undefined) send(session);
          else fail(error);
        });
      } catch (error) {
        // ssh2 throws when the connection has ended already.
        fail(error);
      }
    };
    const spare = link.spare.take();
    if (spare === null) openOne();
    else
      void spare.then(afterNews).then((session) => {
        if (link.ended()) fail(new Noticed('closed', 'the connection was closed'));
        else if (session?.writable === true) send(session);
        else openOne();
      });
  });
}

/**
 * Hears first what the network has to say already: a session that is opened shows that the link is alive, one that was
 * kept does not, and a script that is sent on a dead link leaves unknown what nobody has done.
 */
function afterNews<T>(value: T): Promise<T> {
  return new Promise((resolve) => {
    setImmediate(() => setImmediate(() => resolve(value)));
  });
}

interface Ends {
  readonly fail: (error: Error) => void;
  readonly stop: (error: Noticed) => void;
  readonly done: (text: string) => void;
}

function read(session: ClientChannel, { max_output_bytes }: Delivery, { fail, stop, done }: Ends): void {
  const stdout: Buffer[] = [];
  let size = 0;
  let stderr = '';
  session.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > max_output_bytes) stop(new Noticed('too-large', `it printed more than ${max_output_bytes} bytes`));
    else stdout.push(chunk);
  });
  session.stderr.on('data', (chunk: Buffer) => {
    if (stderr.length < STDERR_KEPT) stderr += chunk.toString('utf8');
  });
  // A shell that ends early closes its stdin; the exit code tells.
  session.on('error', () => {});
  // Not `exit`: output may follow it.
  session.on('close', (code: number | null | undefined, signal?: string) => {
    const text = Buffer.concat(stdout).toString('utf8');
    if (code === undefined) return fail(new Noticed('no-exit-code', wordsBefore(stderr, text)));
    if (code === null) return fail(new Noticed('signal', `the script’s shell was ended by ${signal ?? 'a signal'}`));
    if (code !== 0 && !END.test(text)) return fail(failedShell(code, stderr, text));
    if (!BEGIN.test(text) && (complainer(stderr) !== null || isBlocked(stderr)))
      return fail(failedShell(code, stderr, text));
    done(text);
  });
}

/** What a bastion says instead of running anything; nothing where the script had begun to answer. */
function wordsBefore(stderr: string, stdout: string): string {
  const words = BEGIN.test(stdout) ? '' : quotable(`${stderr} ${stdout.slice(-STDERR_KEPT)}`);
  return words === '' ? '' : ` (it said: “${words}”)`;
}

function tooLate(ms: number): Noticed {
  return new Noticed('deadline', `it did not answer within ${ms / 1000} s`);
}

/** Exit codes of its own: 255 and 4294967295 (-1) are Tailscale's, 254 its recording policy, 127 a missing shell. */
function failedShell(code: number, stderr: string, stdout: string): Noticed {
  const words = quotable(stderr) || quotable(stdout.slice(-STDERR_KEPT));
  const reader = BEGIN.test(stdout) ? null : complainer(`${stderr}\n${stdout.slice(-STDERR_KEPT)}`);
  if (reader !== null) {
    return new Noticed(
      'reader',
      `${reader} got the script in place of the shell that was asked for, and said “${words}”`,
    );
  }
  if (!BEGIN.test(stdout) && isBlocked(`${stderr}\n${stdout.slice(-STDERR_KEPT)}`)) {
    return new Noticed(
      'blocked',
      'a virus scanner keeps PowerShell there from running scripts (ScriptContainedMaliciousContent)',
    );
  }
  return new Noticed('exit-code', `the shell ended with exit code ${code}${words === '' ? '' : `: “${words}”`}`);
}
