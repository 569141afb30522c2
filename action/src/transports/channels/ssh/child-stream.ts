/** A program's stdin and stdout as one stream, such as `tailscale nc HOST 22`. */
import { spawn } from 'node:child_process';
import { Duplex } from 'node:stream';
import { quotable } from '../../sanitize.ts';

/** Bytes of its stderr that are kept for the error. */
const STDERR_KEPT = 2000;

/**
 * Destroying the stream ends the program. A program that fails before it has delivered anything destroys the stream
 * with an error whose code is `EPROXY`; one that cannot be started rejects with such an error.
 */
export function childStream(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Duplex> {
  const child = spawn(command, args, { env, stdio: 'pipe' });
  let [stderr, delivered] = ['', false];
  const stream = new Duplex({
    // When the program is done, nothing can be told to it any more.
    allowHalfOpen: false,
    read: () => void child.stdout.resume(),
    // Whether it still listens shows in its end, which says more than a broken pipe.
    write: (chunk: Buffer, _encoding, done) => void child.stdin.write(chunk, () => done()),
    final: (done) => void child.stdin.end(() => done()),
    destroy: (error, done) => {
      child.kill('SIGKILL');
      done(error);
    },
  });
  child.stdin.on('error', () => {});
  child.stderr.on('data', (chunk: Buffer) => {
    if (stderr.length < STDERR_KEPT) stderr += chunk.toString('utf8');
  });
  child.stdout.on('data', (chunk: Buffer) => {
    delivered = true;
    if (!stream.push(chunk)) child.stdout.pause();
  });
  const failed = (why: string): Error => Object.assign(new Error(`${command}: ${why}`), { code: 'EPROXY' });
  child.once('close', (code) => {
    if (delivered) stream.push(null);
    else stream.destroy(failed(quotable(stderr) || `it ended with exit code ${code}`));
  });
  // Kept for good: an error that nobody hears ends the process.
  stream.on('error', () => {});
  return new Promise((resolve, reject) => {
    child.once('spawn', () => resolve(stream));
    child.once('error', (error) => reject(failed(error.message)));
  });
}
