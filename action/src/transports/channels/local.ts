/** The channel to this machine: one shell process that reads the script from stdin. */
import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Channel } from '../../ports/channel.ts';
import { TransportError, Unreached } from '../../errors.ts';
import { ORDERED } from '../shells/posix/proof.ts';

export interface LocalOptions {
  /** Environment of the shell and so of every run; already free of tokens. Never the process’s own. */
  readonly env: Readonly<Record<string, string>>;
  readonly sh?: string;
  readonly max_output_bytes?: number;
}

/** Far above what a visit answers (a few KB), far below what would hurt. */
const MAX_OUTPUT = 256 * 1024 * 1024;
/** Bytes of stderr kept for the error that a silent shell ends in. */
const STDERR_KEPT = 2000;

/**
 * Runs scripts with `/bin/sh -s` in a process group of their own, which a timeout ends; runs have left that group.
 * Errors: {@link Unreached} when the shell cannot be started; `terminal-timeout`, `answer-too-large`, `aborted`
 * (TransportError) when it was ended in the middle, so that nobody knows what it has done.
 */
export function localChannel(options: LocalOptions): Channel {
  const { env, sh = '/bin/sh', max_output_bytes = MAX_OUTPUT } = options;
  return {
    name: 'local',
    run: (script, { timeout_ms, signal }) => {
      const child = spawn(sh, ['-s', ORDERED], { cwd: '/', env, detached: true, stdio: 'pipe' });
      return answerOf(child, { sh, script, timeout_ms, signal, max_output_bytes });
    },
    close: () => Promise.resolve(),
  };
}

interface Delivery {
  readonly sh: string;
  readonly script: string;
  readonly timeout_ms: number;
  readonly signal: AbortSignal | undefined;
  readonly max_output_bytes: number;
}

function answerOf(child: ChildProcessWithoutNullStreams, delivery: Delivery): Promise<string> {
  return new Promise((resolve, reject) => {
    const stdout: Buffer[] = [];
    let size = 0;
    let stderr = '';
    let failure: TransportError | null = null;

    const stop = (error: TransportError): void => {
      failure ??= error;
      endGroup(child);
    };
    const timer = setTimeout(() => stop(timedOut(delivery.timeout_ms)), delivery.timeout_ms);
    const onAbort = (): void => stop(aborted());
    delivery.signal?.addEventListener('abort', onAbort, { once: true });
    if (delivery.signal?.aborted === true) onAbort();
    const settle = (): void => {
      clearTimeout(timer);
      delivery.signal?.removeEventListener('abort', onAbort);
    };

    child.once('error', (cause) => {
      settle();
      reject(child.pid === undefined ? notStarted(delivery.sh, cause) : (failure ?? broken(cause.message)));
    });
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > delivery.max_output_bytes) stop(tooLarge(delivery.max_output_bytes));
      else stdout.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (stderr.length < STDERR_KEPT) stderr += chunk.toString('utf8');
    });
    child.once('close', () => {
      settle();
      if (failure !== null) reject(failure);
      else if (size === 0) reject(broken(stderr.slice(0, STDERR_KEPT).trim() || 'it printed nothing'));
      else resolve(Buffer.concat(stdout).toString('utf8'));
    });
    // A shell that ends early closes its stdin; what it printed is the answer, so the broken pipe is none.
    child.stdin.on('error', () => {});
    child.stdin.end(delivery.script);
  });
}

/** Ends the shell and what it waits for; the detached runs are no longer in its group. */
function endGroup(child: ChildProcessWithoutNullStreams): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
  child.stdout.destroy();
  child.stderr.destroy();
}

function notStarted(sh: string, cause: Error): Unreached {
  return new Unreached(
    {
      code: 'local-shell-missing',
      message: `The shell ${sh} of this machine could not be started (${cause.message}).`,
      remedy: 'A local terminal needs a POSIX shell at that path.',
      retry: false,
    },
    { cause },
  );
}

function timedOut(timeout_ms: number): TransportError {
  return new TransportError({
    code: 'terminal-timeout',
    message: `This machine’s shell did not answer within ${timeout_ms / 1000} s; what it has done is unknown.`,
    remedy: 'Nothing needs doing at once: the next tick asks again. If it stays, look for a hung disk or mount.',
    retry: true,
  });
}

function tooLarge(bytes: number): TransportError {
  return new TransportError({
    code: 'answer-too-large',
    message: `This machine’s shell printed more than ${bytes} bytes; the answer was not read to its end.`,
    remedy: 'Report this with the log: every read has its own limit, so this should not happen.',
    retry: true,
  });
}

function aborted(): TransportError {
  return new TransportError({
    code: 'aborted',
    message: 'The visit to this machine was called off; what it has done is unknown.',
    remedy: 'Nothing needs doing: the next tick asks again.',
    retry: true,
  });
}

function broken(what: string): TransportError {
  return new TransportError({
    code: 'local-shell-broken',
    message: `This machine’s shell gave no answer: ${what}.`,
    remedy: 'Run the command line `/bin/sh -s` on the machine and see that it works.',
    retry: true,
  });
}
