/** A terminal's configuration → its transport, by one exhaustive switch. */
import { posix, win32 } from 'node:path';
import type { Config, TerminalConfig } from '../config/schema.ts';
import { ConfigError, Unreached } from '../errors.ts';
import type { Channel, Transport } from '../operations.ts';
import type { Random } from '../ports.ts';
import { directSshChannel } from './direct-ssh.ts';
import { localChannel } from './local.ts';
import { posixShell } from './posix.ts';
import { shellOf } from './remote-shell.ts';
import { routedChannel } from './routed.ts';
import { keySource, sshTarget } from './ssh/from-config.ts';
import type { HostKeyMemory } from './ssh/host-key-notes.ts';
import { keyRing } from './ssh/key-ring.ts';
import type { KeyRing } from './ssh/key-ring.ts';
import { tailscaleCli } from './ssh/tailscale-cli.ts';
import type { Tailscale } from './ssh/tailscale-cli.ts';
import { createTransport } from './transport.ts';

export interface TransportMeans {
  /** Environment for every child that a channel starts: already free of tokens. */
  readonly env: Readonly<Record<string, string>>;
  /** Home directory of this machine's user, for the default run root of local terminals. */
  readonly home: string;
  readonly random: Random;
  /** The value of a variable that the configuration names as a secret; absent: there are none. */
  readonly secret?: (name: string) => string | undefined;
  /** Host keys of first visits; absent: a terminal with `tofu` has to be pinned after all. */
  readonly host_keys?: HostKeyMemory;
  /** Default: the `tailscale` program. */
  readonly tailscale?: Tailscale;
}

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
      return sshTransport(name, terminal, means);
    case 'warpgate-ssh':
      throw new ConfigError(notPartOfThis(name, 'transport', 'warpgate-ssh'));
  }
}

function sshTransport(name: string, terminal: TerminalConfig, means: TransportMeans): Transport {
  const { shell, command } = shellOf(terminal.os);
  if (terminal.run_root === undefined) {
    throw new ConfigError({
      code: 'run-root-missing',
      message: `terminals.${name}: a remote terminal needs a place for run directories.`,
      remedy: 'Add `run_root`: an absolute path on the machine, outside the repository.',
      retry: false,
    });
  }
  const { keys, tailscale } = sharedBy(means);
  const direct = directSshChannel({
    target: sshTarget(name, terminal),
    key: keySource(terminal, means.secret ?? (() => undefined)),
    command,
    means: { env: means.env, tailscale, memory: means.host_keys ?? null, keys },
  });
  const channel = terminal.fallback === undefined ? direct : routedChannel(direct, fallbackOf(name, terminal.fallback));
  return createTransport(shell, channel, {
    run_root: absolute(name, terminal.os, terminal.run_root),
    random: means.random,
    timeout_ms: VISIT_MS,
  });
}

interface Shared {
  readonly keys: KeyRing;
  readonly tailscale: Tailscale;
}

/** Keys are opened once, and Tailscale is asked once, for all terminals that are made with the same means. */
const shared = new WeakMap<TransportMeans, Shared>();

function sharedBy(means: TransportMeans): Shared {
  const known = shared.get(means) ?? { keys: keyRing(), tailscale: means.tailscale ?? tailscaleCli(means.env) };
  shared.set(means, known);
  return known;
}

/** Says that it is not there when it is needed, and not before: the direct way may do for ever. */
function fallbackOf(name: string, kind: 'warpgate-ssh'): Channel {
  return {
    name: kind,
    run: () => Promise.reject(new Unreached(notPartOfThis(name, 'fallback', kind))),
    close: () => Promise.resolve(),
  };
}

function notPartOfThis(name: string, key: string, kind: string): ConfigError['problem'] {
  return {
    code: 'transport-not-available',
    message: `terminals.${name}.${key}: ${kind} is not part of this version; it has local and direct-ssh.`,
    remedy: 'Use one of these, or a version that has this transport.',
    retry: false,
  };
}

/** On Windows a path is absolute with its drive or its server; without them it depends on where a process happens to be. */
function absolute(name: string, os: TerminalConfig['os'], run_root: string): string {
  if (os === 'windows') {
    const whole = win32.normalize(run_root);
    if (win32.isAbsolute(whole) && win32.parse(whole).root.length > 1) return whole.replace(/([^:\\])\\$/, '$1');
  } else if (posix.isAbsolute(run_root)) return posix.normalize(run_root).replace(/(.)\/$/, '$1');
  throw new ConfigError({
    code: 'run-root-relative',
    message: `terminals.${name}.run_root: ${run_root} is not an absolute path.`,
    remedy: 'Write the whole path, from the root of the file system.',
    retry: false,
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
  const run_root = absolute(name, terminal.os, terminal.run_root ?? posix.join(home, '.agentd', 'runs'));
  return createTransport(posixShell(terminal.os), localChannel({ env }), {
    run_root,
    random,
    timeout_ms: VISIT_MS,
    home,
  });
}
