/**
 * What differs between one process and another: environment, clock, randomness, output. The only file that reads them.
 */
import { randomBytes } from 'node:crypto';
import { homedir } from 'node:os';
import process from 'node:process';
import { errnoOf } from '../errors.ts';
import type { Clock, Log, Random } from '../ports/host.ts';
import { processHolder } from '../stores/holder.ts';

export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly home: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Identifies this process in a claim. */
  readonly holder: string;
  /** Output is a terminal that shows colour. */
  readonly colour: boolean;
  /** Width of the terminal that is the output, in characters; null: it is none. */
  readonly columns: number | null;
  /** Aborted by SIGINT, SIGTERM and SIGHUP, whose name is its reason. */
  readonly signal: AbortSignal;
  write(text: string): void;
  writeError(text: string): void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted === true) {
        resolve();
        return;
      }
      const done = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal?.addEventListener('abort', done);
    }),
};

export const systemRandom: Random = {
  hex: (bytes) => randomBytes(bytes).toString('hex'),
  fraction: () => Math.random(),
};

/**
 * The host of the Action. The runner reads what is printed as commands, so everything goes through what is handed in.
 * On a cancelled job it sends SIGINT, 7.5 s later SIGTERM, 2.5 s later SIGKILL.
 */
export function actionHost(printer: { readonly log: Log; write(text: string): void }): Host {
  // The token is an input here; for the rest of the program it is the variable that the command line reads.
  const token = process.env['INPUT_GITHUB-TOKEN'] ?? '';
  const env: Host['env'] = token === '' ? process.env : { ...process.env, GITHUB_TOKEN: token };
  return {
    env,
    cwd: env['GITHUB_WORKSPACE'] ?? process.cwd(),
    home: homedir(),
    clock: systemClock,
    random: systemRandom,
    log: printer.log,
    holder: `${processHolder()}${runSuffix(env)}`,
    colour: false,
    columns: null,
    signal: stopSignal(),
    write: (text) => printer.write(text),
    writeError: (text) => printer.write(text),
  };
}

/** `:owner/name/actions/runs/7`, so that who stands aside can name the run; empty: it is none. */
function runSuffix(env: Host['env']): string {
  const path = `${env['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`;
  return /^[\w.-]+\/[\w.-]+\/actions\/runs\/\d+$/.test(path) ? `:${path}` : '';
}

/** A second SIGINT or SIGTERM ends the process at once. A terminal that is closed sends SIGHUP twice: itself and by the shell. */
function stopSignal(): AbortSignal {
  const abort = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => abort.abort(name));
  process.on('SIGHUP', () => abort.abort('SIGHUP'));
  return abort.signal;
}

/** The host of the command line: results on stdout, everything else on stderr. */
export function processHost(): Host {
  const { env } = process;
  const verbose = env['AGENTD_DEBUG'] === '1';
  const writeError = (text: string): void => void process.stderr.write(text);
  // Who reads the output may leave early (`| head`, a closed terminal); what is being done is still brought to its end.
  for (const output of [process.stdout, process.stderr]) {
    output.on('error', (error) => {
      const code = errnoOf(error);
      if (code !== 'EPIPE' && !(code === 'EIO' && output.isTTY)) throw error;
    });
  }
  return {
    env,
    cwd: process.cwd(),
    home: homedir(),
    clock: systemClock,
    random: systemRandom,
    log: {
      debug: (message) => {
        if (verbose) writeError(`${message}\n`);
      },
      info: (message) => writeError(`${message}\n`),
      warn: (message) => writeError(`warning: ${message}\n`),
      error: (message) => writeError(`error: ${message}\n`),
    },
    holder: processHolder(),
    colour: process.stdout.isTTY && env['NO_COLOR'] === undefined,
    // A terminal that does not know its width says 0.
    columns: process.stdout.isTTY ? process.stdout.columns || 80 : null,
    signal: stopSignal(),
    write: (text) => void process.stdout.write(text),
    writeError,
  };
}
