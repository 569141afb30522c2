/** `agentd doctor`: every part of the way to each terminal, looked at once and in parallel; nothing is changed anywhere. */
import { chosenTerminals } from '../config/chosen-terminals.ts';
import type { ConfigProblem } from '../config/problem.ts';
import { namesAny } from '../config/rules/host-keys.ts';
import type { Config } from '../config/schema.ts';
import type { State } from '../core/state/state.ts';
import { HostKeyError, problemOf } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { Operation } from '../ports/operation.ts';
import type { Transport } from '../ports/transport.ts';
import type { Clock } from '../ports/host.ts';
import type { ItemWriter } from '../ports/item-writer.ts';
import type { Tracker } from '../ports/tracker.ts';
import type { ScannedKey } from '../transports/channels/ssh/key-scan.ts';
import { callsOf, programsOf, projectsOf, reposOf } from './ask.ts';
import { toldOnce } from './check-project.ts';
import { rowsOf } from './checks.ts';
import type { DoctorRow } from './rows.ts';
import type { Identity, ProjectRead, Seen, Visit } from './seen.ts';

export interface DoctorPorts {
  readonly clock: Clock;
  readonly tracker: Pick<Tracker, 'project'>;
  readonly writer: Pick<ItemWriter, 'whoAmI' | 'mayWrite'>;
  /** Whether a variable has a value. */
  readonly isSet: (variable: string) => boolean;
  /** @throws {AgentdError} the terminal cannot be reached by this version, or its configuration cannot be used. */
  readonly transport: (terminal: string) => Transport;
  /** The host key that it shows, without a login; null: its way has none. @throws {TransportError} */
  readonly shownHostKey: (terminal: string) => Promise<ScannedKey | null>;
  /** Host keys that were believed since the beginning on that way, by the name of its channel. */
  readonly learnedHostKeys: (terminal: string, route: string) => readonly string[];
  /** Null: it cannot be read here. */
  readonly state: State | null;
  readonly warnings: readonly ConfigProblem[];
  readonly redact: (text: string) => string;
}

/**
 * @param names of terminals; empty: all.
 * @returns rows grouped by terminal, everything in them redacted. Whatever fails on the way is a row.
 * @throws {ConfigError} `terminal-unknown`.
 */
export async function runDoctor(
  config: Config,
  ports: DoctorPorts,
  names: readonly string[],
): Promise<readonly DoctorRow[]> {
  const chosen = chosenTerminals(config, names);
  const projects = memoized(async (key: string): Promise<ProjectRead> => {
    try {
      const { partial, ...info } = await ports.tracker.project(key);
      return partial === null ? { info } : { problem: partial };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  });
  const rows = await Promise.all(chosen.map(async (name) => rowsOf(await see(name, config, ports, projects))));
  return toldOnce(rows.flat()).map((row) => ({
    ...row,
    detail: ports.redact(row.detail),
    remedy: ports.redact(row.remedy),
    ...(row.facts === undefined ? {} : { facts: redacted(row.facts, ports.redact) }),
  }));
}

/** Every text in it. */
function redacted<T>(value: T, redact: (text: string) => string): T {
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === 'string' ? redact(inner) : inner,
  ) as T;
}

type Known = Extract<Identity, { readonly is: 'user' }>['projects'] extends ReadonlyMap<string, infer K> ? K : never;

async function see(
  name: string,
  config: Config,
  ports: DoctorPorts,
  projects: (key: string) => Promise<ProjectRead>,
): Promise<Seen> {
  const terminal = config.terminals[name];
  if (terminal === undefined) throw new Error(`there is no terminal ${name}`);
  const [identity, { visit, run_root, shown }, read] = await Promise.all([
    identityOf(name, terminal.token_key, config, ports, projects),
    visitOf(name, config, ports),
    Promise.all(projectsOf(name, config).map(async (key) => [key, await projects(key)] as const)),
  ]);
  return {
    name,
    config,
    terminal,
    warnings: ports.warnings,
    identity,
    projects: new Map(read),
    run_root,
    visit,
    shown,
    learned: 'problem' in visit ? [] : ports.learnedHostKeys(name, visit.route),
    state: ports.state,
    now: ports.clock.now(),
  };
}

async function identityOf(
  name: string,
  token_key: string,
  config: Config,
  ports: DoctorPorts,
  projects: (key: string) => Promise<ProjectRead>,
): Promise<Identity> {
  if (!ports.isSet(token_key)) return { is: 'unset' };
  try {
    const user_id = await ports.writer.whoAmI(name);
    const entries = projectsOf(name, config).map(
      async (key) => [key, await knownOf(await projects(key), name, ports)] as const,
    );
    return { is: 'user', user_id, projects: new Map(await Promise.all(entries)) };
  } catch (error) {
    return { is: 'refused', problem: problemOf(error) };
  }
}

async function knownOf(read: ProjectRead, name: string, { writer }: DoctorPorts): Promise<Known> {
  if ('problem' in read) return read;
  try {
    const refused = await writer.mayWrite(read.info, name);
    return { names: new Map(read.info.members.map(({ id, display_name }) => [id, display_name])), refused };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

type Visited = Pick<Seen, 'visit' | 'run_root' | 'shown'>;

async function visitOf(name: string, config: Config, ports: DoctorPorts): Promise<Visited> {
  let run_root: string | null = null;
  try {
    const transport = ports.transport(name);
    run_root = transport.run_root;
    return { visit: await visited(name, config, transport, ports.clock), run_root, shown: null };
  } catch (error) {
    const by_host_key = error instanceof HostKeyError;
    const problem = problemOf(error);
    const shown = await shownKey(name, problem, config, ports);
    return { visit: { problem, by_host_key }, run_root, shown };
  }
}

async function visited(name: string, config: Config, transport: Transport, clock: Clock): Promise<Visit> {
  const terminal = config.terminals[name];
  if (terminal === undefined) throw new Error(`there is no terminal ${name}`);
  const counts = terminal.busy_processes.map((process): Operation => ({ op: 'process_count', name: process }));
  const machine: Operation = {
    op: 'machine_facts',
    programs: programsOf(terminal, config),
    repos: reposOf(name, terminal, config),
    files: callsOf(name, terminal, config),
  };
  const before = transport.round_trips;
  const sent_at = clock.now();
  const [facts, ...results] = await transport.batch([{ op: 'facts' }, ...counts, machine], null);
  const answered_at = clock.now();
  const last = results.at(-1);
  return {
    sent_at,
    answered_at,
    round_trips: transport.round_trips - before,
    route: transport.route,
    now: facts !== undefined && 'now' in facts ? facts.now : null,
    processes: new Map(
      terminal.busy_processes.map((process, index) => {
        const result = results[index];
        return [process, result !== undefined && 'count' in result ? result.count : null];
      }),
    ),
    machine: last !== undefined && 'machine' in last ? last.machine : null,
  };
}

/** Only where nothing else tells which key it shows; that it cannot be seen either is no news then. */
async function shownKey(
  name: string,
  { code }: Problem,
  config: Config,
  ports: DoctorPorts,
): Promise<ScannedKey | null> {
  const terminal = config.terminals[name];
  const { host_keys = [], tofu = false } = (terminal?.transport === 'warpgate-ssh' ? config.warpgate : terminal) ?? {};
  if (code !== 'host-key-type' && (namesAny(host_keys) || tofu)) return null;
  try {
    return await ports.shownHostKey(name);
  } catch {
    return null;
  }
}

function memoized<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const answer = known.get(key) ?? ask(key);
    known.set(key, answer);
    return answer;
  };
}
