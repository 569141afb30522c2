/** One call of a relay command: a process without stdin, with a time limit, whose end is told as data. */
import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';

export interface RelayCall {
  readonly argv: readonly string[];
  /** The whole environment of the process. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeout_ms: number;
  readonly max_output_bytes: number;
  readonly signal: AbortSignal;
}

export type CallEnd =
  /** There never was a process. */
  | { readonly end: 'not-started'; readonly why: string }
  | ({ readonly end: 'ended'; readonly how: string } & Output)
  /** It was ended from here. */
  | ({ readonly end: 'deadline' | 'called-off' | 'too-large' } & Output);

export interface Output {
  readonly stdout: string;
  /** The last 16 KB. */
  readonly stderr: string;
}

const STDERR_KEPT = 16_384;
/** Time to put things in order after SIGTERM. */
const GRACE_MS = 1000;
/** How long output may stay open after the end of the process: something that it left behind may hold it. */
const LINGER_MS = 2000;

/** Never rejects. The process leads a group of its own, so that a time limit ends what it has started, too. */
export function call(request: RelayCall): Promise<CallEnd> {
  const [command = '', ...args] = request.argv;
  const { env, signal } = request;
  if (signal.aborted) return Promise.resolve({ end: 'called-off', stdout: '', stderr: '' });
  try {
    return endOf(spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] }), request);
  } catch (error) {
    return Promise.resolve({ end: 'not-started', why: error instanceof Error ? error.message : String(error) });
  }
}

type Child = ChildProcessByStdio<null, Readable, Readable>;

function endOf(child: Child, { timeout_ms, max_output_bytes, signal }: RelayCall): Promise<CallEnd> {
  return new Promise((resolve) => {
    const stdout: Buffer[] = [];
    let stderr = Buffer.alloc(0);
    let size = 0;
    let stopped: 'deadline' | 'called-off' | 'too-large' | null = null;
    let how = 'without a word of how';
    const timers = new Set<NodeJS.Timeout>();
    const after = (ms: number, work: () => void): void => void timers.add(setTimeout(work, ms));

    const stop = (why: typeof stopped): void => {
      if (stopped !== null) return;
      stopped = why;
      signalGroup(child, 'SIGTERM');
      after(GRACE_MS, () => {
        signalGroup(child, 'SIGKILL');
        letGo();
      });
    };
    const letGo = (): void => {
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const onAbort = (): void => stop('called-off');
    const settle = (end: CallEnd): void => {
      for (const timer of timers) clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      resolve(end);
    };

    child.once('error', (error) => {
      if (child.pid === undefined) settle({ end: 'not-started', why: error.message });
    });
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > max_output_bytes) stop('too-large');
      else stdout.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr = Buffer.concat([stderr, chunk]).subarray(-STDERR_KEPT);
    });
    child.once('exit', (code, by) => {
      how = code === null ? `by ${by ?? 'a signal'}` : `with exit code ${code}`;
      after(LINGER_MS, letGo);
    });
    child.once('close', () => {
      const output = { stdout: Buffer.concat(stdout).toString('utf8'), stderr: stderr.toString('utf8') };
      settle(stopped === null ? { end: 'ended', how, ...output } : { end: stopped, ...output });
    });
    after(timeout_ms, () => stop('deadline'));
    signal.addEventListener('abort', onAbort, { once: true });
  });
}

function signalGroup(child: Child, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // It is gone already.
  }
}
