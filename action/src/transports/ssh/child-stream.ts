/** A program's stdin and stdout as one stream, such as `tailscale nc HOST 22`. */
import { spawn } from 'node:child_process';
import { Duplex } from 'node:stream';
import { quotable } from './words.ts';

/** Bytes of its stderr that are kept for the error. */
const STDERR_KEPT = 2000;

/**
 * Destroying the stream ends the program. A program that cannot be started, or that fails before it has delivered
 * anything, destroys the stream with an error whose code is `EPROXY`.
 */
export function childStream(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Duplex> {
  const child = spawn(command, args, { env, stdio: 'pipe' });
  const stream = Duplex.from({ readable: child.stdout, writable: child.stdin });
  stream.on('error', () => {});
  let [stderr, delivered] = ['', false];
  child.stderr.on('data', (chunk: Buffer) => {
    if (stderr.length < STDERR_KEPT) stderr += chunk.toString('utf8');
  });
  child.stdout.once('data', () => {
    delivered = true;
  });
  child.stdin.on('error', () => {});
  const failed = (why: string): Error => Object.assign(new Error(`${command}: ${why}`), { code: 'EPROXY' });
  child.once('error', (error) => stream.destroy(failed(error.message)));
  child.once('close', (code) => {
    if (delivered) stream.destroy();
    else stream.destroy(failed(quotable(stderr) || `it ended with exit code ${code}`));
  });
  stream.once('close', () => child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    child.once('spawn', () => resolve(stream));
    child.once('error', (error) => reject(failed(error.message)));
  });
}
