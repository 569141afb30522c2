/** A terminal's configuration → its transport, by one exhaustive switch. */
import { posix } from 'node:path';
import type { Config, TerminalConfig } from '../config/schema.ts';
import { ConfigError } from '../errors.ts';
import type { Channel, Transport } from '../operations.ts';
import { directChannel, warpgateChannel } from './channels.ts';
import { localChannel } from './local.ts';
import type { TransportMeans } from './means.ts';
import { posixShell } from './posix.ts';
import { shellOf } from './remote-shell.ts';
import { absoluteRoot, remoteRoot } from './run-root.ts';
import { createTransport } from './transport.ts';

/** Longest visit once a terminal is reached; kills wait up to seven seconds, and a start may wait ten for the lock. */
const VISIT_MS = 60_000;

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
      return remoteTransport(name, terminal, means, directChannel(name, config, terminal, means));
    case 'warpgate-ssh':
      return remoteTransport(name, terminal, means, warpgateChannel(name, config, terminal, means));
  }
}

function remoteTransport(name: string, terminal: TerminalConfig, means: TransportMeans, channel: Channel): Transport {
  return createTransport(shellOf(terminal.os).shell, channel, {
    run_root: remoteRoot(name, terminal),
    random: means.random,
    timeout_ms: VISIT_MS,
  });
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
  const run_root = absoluteRoot(name, terminal.os, terminal.run_root ?? posix.join(home, '.agentd', 'runs'));
  return createTransport(posixShell(terminal.os), localChannel({ env }), {
    run_root,
    random,
    timeout_ms: VISIT_MS,
    home,
  });
}
