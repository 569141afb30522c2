/** A terminal's configuration → its transport, by one exhaustive switch. */
import { posix } from 'node:path';
import type { Config, TerminalConfig } from '../config/schema.ts';
import { ConfigError } from '../errors.ts';
import type { Transport } from '../operations.ts';
import type { Random } from '../ports.ts';
import { localChannel } from './local.ts';
import { posixShell } from './posix.ts';
import { createTransport } from './transport.ts';

export interface TransportMeans {
  /** Environment for every child that a channel starts: already free of tokens. */
  readonly env: Readonly<Record<string, string>>;
  /** Home directory of this machine's user, for the default run root of local terminals. */
  readonly home: string;
  readonly random: Random;
}

/** Longest visit of a local terminal; kills wait up to seven seconds, and a start may wait ten for the lock. */
const LOCAL_TIMEOUT_MS = 60_000;

/** @throws {ConfigError} the terminal is unknown, or this version cannot reach its kind. */
export function makeTransport(name: string, config: Config, means: TransportMeans): Transport {
  const terminal = config.terminals[name];
  if (terminal === undefined) {
    throw new ConfigError({
      code: 'terminal-unknown',
      message: `There is no terminal named ${name} in the configuration.`,
      remedy: `Use one of: ${Object.keys(config.terminals).join(', ')}.`,
      retry: false,
    });
  }
  switch (terminal.transport) {
    case 'local':
      return localTransport(name, terminal, means);
    case 'direct-ssh':
    case 'warpgate-ssh':
      throw new ConfigError({
        code: 'transport-not-available',
        message: `terminals.${name}.transport: ${terminal.transport} is not part of this version; it has only local.`,
        remedy: 'Run agentd on the machine itself with `transport: local`, or use a version that has this transport.',
        retry: false,
      });
  }
}

function localTransport(name: string, terminal: TerminalConfig, { env, home, random }: TransportMeans): Transport {
  if (terminal.os === 'windows') {
    throw new ConfigError({
      code: 'transport-not-available',
      message: `terminals.${name}: transport local works on linux and darwin; this version has nothing for windows.`,
      remedy: 'Run agentd on a Linux or macOS machine.',
      retry: false,
    });
  }
  const run_root = terminal.run_root ?? posix.join(home, '.agentd', 'runs');
  if (!posix.isAbsolute(run_root)) {
    throw new ConfigError({
      code: 'run-root-relative',
      message: `terminals.${name}.run_root: ${run_root} is not an absolute path.`,
      remedy: 'Write the whole path, from the root of the file system.',
      retry: false,
    });
  }
  return createTransport(posixShell(terminal.os), localChannel({ env }), {
    run_root: posix.normalize(run_root).replace(/(.)\/$/, '$1'),
    random,
    timeout_ms: LOCAL_TIMEOUT_MS,
    home,
  });
}
