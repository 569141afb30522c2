/**
 * Tidies up after runs on all terminals: claim, look, decide, act, give the claim back. While it holds the claim no tick
 * acts, and its fence turns away a tick that comes late; so what state says is open is what is open.
 */
import { reposByTerminal } from '../config/rules/rule.ts';
import type { Config } from '../config/schema.ts';
import type { State } from '../core/state/state.ts';
import { LINEAGE_SHOWN } from '../core/state/state.ts';
import { planReap } from '../core/reap/reap.ts';
import type { Finding, ReapAction } from '../core/reap/reap.ts';
import { problemOf } from '../errors.ts';
import type { Problem } from '../errors.ts';
import { learnedHostKeys } from '../tick/observe.ts';
import { ANSWER_INCOMPLETE } from '../ports/operation.ts';
import type { Operation, OperationResult } from '../ports/operation.ts';
import type { Transport } from '../ports/transport.ts';
import { aheadOfUs, giveBack, takeClaim } from './own-claim.ts';
import type { Ahead, ClaimPorts, Right } from './own-claim.ts';
import { loadState } from '../tick/save.ts';

export interface ReapPorts extends ClaimPorts {
  /** @throws {AgentdError} the terminal cannot be used. */
  transportOf(terminal: string): Transport;
  /** Host keys learned before, by terminal; said before the first visit. */
  know(host_keys: ReadonlyMap<string, readonly string[]>): void;
  /** Aborted: nothing more is begun. */
  readonly signal: AbortSignal;
}

export interface ReapOptions {
  readonly terminals: readonly string[];
  /** Look and decide, without the claim. */
  readonly dry_run: boolean;
  readonly older_than_ms: number;
}

export type Reaped = ReapAction & {
  readonly terminal: string;
  /** `planned`: a dry run, or there was no time left. */
  readonly status: 'done' | 'failed' | 'planned';
  readonly problem?: Problem;
};

export interface ReapReport {
  readonly ahead: Ahead | null;
  readonly actions: readonly Reaped[];
  readonly findings: readonly (Finding & { readonly terminal: string })[];
  /** Terminals that could not be looked at. */
  readonly unreached: readonly { readonly terminal: string; readonly problem: Problem }[];
  /** Why the claim could not be given back: until its time is up, ticks stand aside. */
  readonly claim_left: Problem | null;
}

/** What is asked for, and the repositories in which each terminal works, by the configuration. */
type Asked = ReapOptions & { readonly repos: ReadonlyMap<string, ReadonlySet<string>> };

type Looked = Pick<ReapReport, 'actions' | 'findings' | 'unreached'>;

/** Most that is done in one visit: its script must end in time, on Windows too, and the claim is looked at in between. */
const AT_ONCE = 20;

/** @throws {AgentdError} the state cannot be read or saved. */
export async function reap(config: Config, ports: ReapPorts, options: ReapOptions): Promise<ReapReport> {
  const asked = { ...options, repos: reposByTerminal(config) };
  const loaded = await loadState(ports, false);
  ports.know(learnedHostKeys(loaded.state));
  if (options.dry_run) return reportOf(await visitAll(loaded.state, null, ports, asked));
  const ahead = await aheadOfUs(loaded, ports);
  if (ahead !== null) return standAside(ahead);
  if (ports.signal.aborted) return reportOf(await visitAll(loaded.state, null, ports, asked));
  const taken = await takeClaim(loaded, config, ports);
  if ('ahead' in taken) return standAside(taken.ahead);
  // Whatever fails on a terminal is in what is looked at, so the claim is always given back.
  const looked = await visitAll(taken.held.state, taken.right, ports, asked);
  const back = await giveBack(taken.held, taken.claim, [], ports);
  return { ...reportOf(looked), claim_left: 'problem' in back ? back.problem : null };
}

function reportOf(looked: Looked): ReapReport {
  return { ahead: null, ...looked, claim_left: null };
}

function standAside(ahead: Ahead): ReapReport {
  return { ahead, actions: [], findings: [], unreached: [], claim_left: null };
}

async function visitAll(state: State, right: Right | null, ports: ReapPorts, asked: Asked): Promise<Looked> {
  const visits = await Promise.all(asked.terminals.map((terminal) => visit(terminal, state, right, ports, asked)));
  return {
    actions: visits.flatMap(({ actions }) => actions),
    findings: visits.flatMap(({ findings }) => findings),
    unreached: visits.flatMap(({ unreached }) => unreached),
  };
}

async function visit(
  terminal: string,
  state: State,
  right: Right | null,
  ports: ReapPorts,
  { older_than_ms, repos: known }: Asked,
): Promise<Looked> {
  try {
    const transport = ports.transportOf(terminal);
    const repos = [...(known.get(terminal) ?? [])];
    const [seen] = await transport.batch([{ op: 'inventory', repos }], null);
    if (seen === undefined || !('inventory' in seen)) {
      const problem = seen !== undefined && 'refused' in seen ? seen.refused : ANSWER_INCOMPLETE;
      return { actions: [], findings: [], unreached: [{ terminal, problem }] };
    }
    const plan = planReap({ state, inventory: seen.inventory, now: seen.now, older_than_ms });
    const findings = plan.findings.map((finding) => ({ ...finding, terminal }));
    const lineage = state.lineage.slice(0, LINEAGE_SHOWN);
    const done = right === null ? [] : await carryOutAll(plan.actions, transport, { lineage, ...right, repos }, ports);
    const actions = plan.actions.map((action, index): Reaped => ({
      ...action,
      terminal,
      ...(done[index] ?? { status: 'planned' }),
    }));
    return { actions, findings, unreached: [] };
  } catch (error) {
    return { actions: [], findings: [], unreached: [{ terminal, problem: problemOf(error) }] };
  }
}

type Outcome = Pick<Reaped, 'status' | 'problem'>;

/** In visits that end in time; what is left over when the time of the claim is up is for the next time. */
async function carryOutAll(
  actions: readonly ReapAction[],
  transport: Transport,
  { lineage, number, until, repos }: Right & { readonly lineage: string; readonly repos: readonly string[] },
  { clock, signal }: ReapPorts,
): Promise<readonly Outcome[]> {
  const done: Outcome[] = [];
  while (done.length < actions.length && !signal.aborted && clock.now() <= until) {
    const next = actions.slice(done.length, done.length + AT_ONCE);
    done.push(...(await carryOut(next, transport, { lineage, number }, repos)));
  }
  return done;
}

/** One round trip; a terminal that does not answer leaves them unknown, and the next time looks again. */
async function carryOut(
  actions: readonly ReapAction[],
  transport: Transport,
  fence: { readonly lineage: string; readonly number: number },
  repos: readonly string[],
): Promise<readonly Outcome[]> {
  try {
    const operations = actions.map((action) => operationOf(action, transport, repos, fence.lineage));
    const results = await transport.batch(operations, fence);
    return actions.map((action, index) => outcomeOf(action, results[index]));
  } catch (error) {
    const problem = problemOf(error);
    return actions.map(() => ({ status: 'failed', problem }));
  }
}

function operationOf(
  { type, name }: ReapAction,
  transport: Transport,
  repos: readonly string[],
  lineage: string,
): Operation {
  const { run_root } = transport;
  const dir = transport.join(run_root, name);
  switch (type) {
    case 'end':
      return { op: 'kill', identity: null, dir, task: `agentd-${name}`, collect: [] };
    case 'remove':
      return { op: 'discard', dir, task: `agentd-${name}` };
    case 'remove-worktree':
      return { op: 'remove_worktree', path: transport.join(run_root, 'worktrees', name), repos, lineage };
  }
}

function outcomeOf({ name }: ReapAction, result: OperationResult | undefined): Outcome {
  if (result === undefined) return { status: 'failed', problem: ANSWER_INCOMPLETE };
  if ('refused' in result) return { status: 'failed', problem: result.refused };
  if (!('inspection' in result)) return { status: 'done' };
  const { inspection } = result;
  const left = 'survivors' in inspection ? inspection.survivors : [];
  const over = inspection.state !== 'running' && inspection.state !== 'starting';
  if (over && left.length === 0) return { status: 'done' };
  const there = left.length === 0 ? '' : `, and of its processes ${left.join(', ')} are still there`;
  const message = `${name} was to be ended, and is ${inspection.state}${there}.`;
  return {
    status: 'failed',
    problem: { code: 'reap-still-there', message, remedy: 'Look at the terminal.', retry: true },
  };
}
