/** A terminal's configuration → its transport, by one exhaustive switch. */
import { posix } from 'node:path';
import { unknownTerminal } from '../config/chosen-terminals.ts';
import type { Config, TerminalConfig } from '../config/schema.ts';
import { localRunEnv, secretNames } from '../config/environment.ts';
import { ConfigError } from '../errors.ts';
import type { Channel } from '../ports/channel.ts';
import type { TransportVerbs } from '../ports/transport.ts';
import { directChannel, warpgateChannel } from './channels/from-config.ts';
import { localChannel } from './channels/local.ts';
import type { TransportMeans } from './channels/means.ts';
import { posixShell } from './shells/posix/shell.ts';
import type { Machine } from './shells/posix/shell.ts';
import { shellOf } from './remote-shell.ts';
import { absoluteRoot, remoteRoot } from './run-root.ts';
import { createTransport } from './transport.ts';

/** Longest visit once a terminal is reached; kills wait up to seven seconds, and a start may wait ten for the lock. */
const VISIT_MS = 60_000;

/** @throws {ConfigError} the terminal is unknown, or this version cannot reach its kind. */
export function makeTransport(name: string, config: Config, means: TransportMeans): TransportVerbs {
  const terminal = config.terminals[name];
  if (terminal === undefined) throw unknownTerminal(config, name);
  switch (terminal.transport) {
    case 'local':
      return localTransport(name, config, terminal, means);
    case 'direct-ssh':
      return remoteTransport(name, config, terminal, means, directChannel(name, config, terminal, means));
    case 'warpgate-ssh':
      return remoteTransport(name, config, terminal, means, warpgateChannel(name, config, terminal, means));
  }
}

function remoteTransport(
  name: string,
  config: Config,
  terminal: TerminalConfig,
  means: TransportMeans,
  channel: Channel,
): TransportVerbs {
  return createTransport(shellOf(terminal.os, inherited(config, terminal)).shell, channel, {
    run_root: remoteRoot(name, terminal),
    random: means.random,
    timeout_ms: VISIT_MS,
  });
}

/** What the shells of a terminal take away for its runs, and what they leave. */
function inherited(config: Config, { env }: TerminalConfig): Pick<Machine, 'secrets' | 'pass'> {
  return { secrets: secretNames(config), pass: env.pass };
}

function localTransport(
  name: string,
  config: Config,
  terminal: TerminalConfig,
  { env, own_env = env, home, random }: TransportMeans,
): TransportVerbs {
  if (terminal.os === 'windows') {
    throw new ConfigError({
      code: 'transport-not-available',
      message: `terminals.${name}: transport local works on linux and darwin; this version has nothing for windows.`,
      remedy: 'Run agentd on a Linux or macOS machine.',
      retry: false,
    });
  }
  const run_root = absoluteRoot(name, terminal.os, terminal.run_root ?? posix.join(home, '.agentd', 'runs'));
  const runEnv = localRunEnv(config, terminal.env.pass, own_env);
  return createTransport(posixShell(terminal.os, inherited(config, terminal)), localChannel({ env: runEnv }), {
    run_root,
    random,
    timeout_ms: VISIT_MS,
    home,
  });
}
