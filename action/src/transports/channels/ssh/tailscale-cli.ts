/** The `tailscale` program of this machine. */
import { execFile } from 'node:child_process';
import { Unreached, errnoOf } from '../../../errors.ts';
import { readStatus } from './tailscale.ts';
import type { TailscaleStatus } from './tailscale.ts';
import { quotable } from '../../sanitize.ts';

export interface Tailscale {
  /** Asked once, however many terminals want to know. @throws {Unreached} `tailscale-unavailable`. */
  status(): Promise<TailscaleStatus>;
  /** Program and arguments of a connection through Tailscale itself, for machines without a kernel interface. */
  netcat(address: string, port: number): { readonly command: string; readonly args: readonly string[] };
}

/** Tailnets of thousands of machines have long answers. */
const MAX_ANSWER = 64 * 1024 * 1024;
const STATUS_MS = 10_000;

/** @param env environment of the child: already free of tokens. */
export function tailscaleCli(env: Readonly<Record<string, string>>, command = 'tailscale'): Tailscale {
  let asked: Promise<TailscaleStatus> | null = null;
  return {
    status: () => (asked ??= ask(command, env)),
    netcat: (address, port) => ({ command, args: ['nc', address, String(port)] }),
  };
}

function ask(command: string, env: Readonly<Record<string, string>>): Promise<TailscaleStatus> {
  return new Promise((resolve, reject) => {
    const options = { env, timeout: STATUS_MS, maxBuffer: MAX_ANSWER, killSignal: 'SIGKILL' } as const;
    execFile(command, ['status', '--json'], options, (error, stdout, stderr) => {
      // It exits with 1 while it is stopped, and says so in its answer.
      try {
        resolve(readStatus(stdout));
      } catch (cause) {
        reject(unavailable(error, stderr, cause));
      }
    });
  });
}

function unavailable(error: Error | null, stderr: string, cause: unknown): Unreached {
  const why =
    errnoOf(error) === 'ENOENT'
      ? 'it is not installed here'
      : quotable(stderr) || (error === null ? 'its answer is no status' : 'it did not answer');
  return new Unreached(
    {
      code: 'tailscale-unavailable',
      message: `Tailscale on this machine could not be asked (${why}).`,
      remedy:
        'Start Tailscale before agentd (in a workflow: tailscale/github-action), or use `auth: key` with `host_keys`.',
      retry: true,
    },
    { cause: error ?? cause },
  );
}
