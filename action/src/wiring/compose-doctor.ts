/** (config, host) → a look at terminals: for the command line and for a workflow alike. */
import { meansOf, planeOf, redactorOf } from './compose-tick.ts';
import type { ConfigProblem } from '../config/problem.ts';
import type { Config } from '../config/schema.ts';
import { parseState } from '../core/state/state-text.ts';
import type { State } from '../core/state/state.ts';
import { runDoctor } from '../doctor/doctor.ts';
import type { DoctorRow } from '../doctor/rows.ts';
import { githubHost, openStore } from './github-host.ts';
import type { GitHubHost } from './github-host.ts';
import type { Host } from './host.ts';
import type { Transport } from '../ports/transport.ts';
import { learnedHostKeys } from '../tick/observe.ts';
import { makeTransport } from '../transports/index.ts';
import { shownHostKey } from '../transports/channels/ssh/shown-key.ts';
import { newsOf } from '../transports/channels/ssh/known-hosts.ts';

/** How long a state on GitHub is waited for: without it the doctor has less to say, and nothing is wrong. */
const STATE_MS = 10_000;

export interface DoctorRequest {
  /** Terminals; empty: all. */
  readonly names: readonly string[];
  /** What relative paths in the config are relative to. */
  readonly folder: string;
  /** What the check of the configuration found odd. */
  readonly warnings: readonly ConfigProblem[];
}

/** @throws {ConfigError} `terminal-unknown`. */
export async function examine(
  config: Config,
  host: Host,
  { names, folder, warnings }: DoctorRequest,
  github: GitHubHost = githubHost(host),
): Promise<readonly DoctorRow[]> {
  const { tracker, writer } = await planeOf(config, host, { stop: host.signal });
  const state = await stateOf(config, host, folder, github);
  const means = meansOf(config, host);
  if (state !== null) means.host_keys.know(learnedHostKeys(state));
  const made: Transport[] = [];
  const ports = {
    clock: host.clock,
    tracker,
    writer,
    isSet: (variable: string) => (host.env[variable] ?? '').trim() !== '',
    transport: (name: string) => {
      const transport = makeTransport(name, config, means);
      made.push(transport);
      return transport;
    },
    shownHostKey: (name: string) => shownHostKey(name, config, means),
    learnedHostKeys: (name: string, route: string) => newsOf(means.host_keys, name, route),
    state,
    warnings,
    redact: redactorOf(config, host),
  };
  try {
    return await runDoctor(config, ports, names);
  } finally {
    await Promise.allSettled(made.map((transport) => transport.close()));
  }
}

async function stateOf(config: Config, host: Host, folder: string, github: GitHubHost): Promise<State | null> {
  try {
    github.setDeadline(host.clock.now() + STATE_MS);
    const store = openStore(config.state, folder, host, github);
    const { text } = await store.load();
    return text === null ? null : parseState(text, store.name);
  } catch (error) {
    host.log.debug(`the state could not be read: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
