/**
 * One tick: load → observe → plan → claim → act → save. It is short, forgets everything, and may be killed at any point:
 * what it was about to do is in state before it does it, and what it did is folded in afterwards.
 */
import { awaitPosts, liveClaim, newClaim } from './claim.ts';
import { NOTHING_BARRED } from '../config/barred.ts';
import type { LastGood } from '../config/last-good.ts';
import type { Config } from '../config/schema.ts';
import { sealedBefore } from '../config/seal.ts';
import type { Problem } from '../errors.ts';
import type { Waiting } from '../model/reasons.ts';
import { boundWaits } from '../core/bounded-waits.ts';
import { evolve } from '../core/state/evolve.ts';
import { liftMended } from '../core/holds/lift.ts';
import type { StateEvent } from '../core/state/events.ts';
import { countFailures, isWorthSaving } from '../core/failed-ticks.ts';
import { sortedJson } from '../core/state/sorted-json.ts';
import { FOLDED_KEPT, LINEAGE_SHOWN } from '../core/state/state.ts';
import { notTold, standingProblems } from '../core/outbox/unposted.ts';
import type { Claim, SavedBy, State } from '../core/state/state.ts';
import { observe } from './observe.ts';
import type { ObservePorts } from './observe.ts';
import { MARGIN_MS, perform } from './perform.ts';
import type { PerformPorts } from './perform.ts';
import type { TellPulls } from './pull-status.ts';
import { prepare } from './prepare.ts';
import type { PreparePorts, Prepared } from './prepare.ts';
import { loadState, saveState } from './save.ts';
import type { Held, SavePorts } from './save.ts';

export interface TickPorts extends SavePorts, ObservePorts, PerformPorts, PreparePorts {
  /** Who claims: unique to this process. */
  readonly holder: string;
  /**
   * Who must go first, for a store that cannot compare and swap; null: nobody. Absent: a claim alone decides.
   * @throws {AgentdError} it cannot be told, which means: do not act.
   */
  readonly ahead?: () => Promise<Pick<Claim, 'holder' | 'until'> | null>;
  /** Told what begins now, one sentence each. */
  readonly phase?: (sentence: string) => void;
  /** What is kept of the configuration; absent: what was kept stays. */
  readonly last_good?: LastGood;
  /** Tells pull requests what was done; absent: nobody is to be told. */
  readonly tellPulls?: TellPulls;
}

export interface TickOptions {
  /** Allow a first state. */
  readonly init: boolean;
  /** Plan only: nothing is written anywhere. */
  readonly dry_run: boolean;
  /** Aborted by a signal or the job's own deadline: start nothing more, save what happened. */
  readonly signal: AbortSignal;
}

export interface TickReport {
  /** False: another tick holds the claim or was faster; nothing was done. */
  readonly acted: boolean;
  readonly ahead: { readonly holder: string; readonly until: number } | null;
  readonly planned: readonly Prepared[];
  /** Decided and done; of a dry run: what would be decided. */
  readonly events: readonly StateEvent[];
  readonly waiting: readonly Waiting[];
  readonly problems: readonly Problem[];
  /** As it now is; of a dry run: with what was observed, and nothing that is only meant. */
  readonly state: State;
  readonly changed: boolean;
  /** There was no state: this tick made the first one; a dry run made none. */
  readonly first: boolean;
  /** The workflow run that had saved before this tick. */
  readonly previous: SavedBy | null;
}

const HEARTBEAT_MS = 60 * 60_000;

/** What cannot be used of the configuration is among the problems, whatever else the tick comes to. */
export async function tick(config: Config, ports: TickPorts, options: TickOptions): Promise<TickReport> {
  const report = await tickOnce(config, ports, options);
  const { problems } = ports.barred ?? NOTHING_BARRED;
  if (problems.length === 0) return report;
  return { ...report, problems: unique([...problems, ...notTold(report.problems, problems)]) };
}

async function tickOnce(config: Config, ports: TickPorts, options: TickOptions): Promise<TickReport> {
  const begin = ports.phase ?? ((): void => {});
  begin(`Reading the state from ${ports.store.name}.`);
  const loaded = await loadState(ports, options.init);
  const ahead = (await liveClaim(loaded, ports)) ?? (await ports.ahead?.()) ?? null;
  if (ahead !== null && !options.dry_run) return standAside(loaded.state, ahead);
  const awaited = ahead === null ? awaitPosts(loaded, ports) : loaded;
  const now = ports.clock.now();
  const bounded = liftMended(boundWaits(awaited.state, config, now), config, now, ports.barred);
  const held = { ...awaited, state: withLastGood(bounded, ports.last_good) };

  begin('Reading Plane and the terminals.');
  const { obs, planned } = await observe(held.state, config, ports, options.signal);
  begin('Deciding.');
  const prepared = await prepare(planned, held.state, obs, config, ports);
  const decided = [...planned.events, ...prepared.events, ...countFailures(held.state, planned.problems)];
  const { saved_by: previous } = held.state;
  const found = unique([...planned.problems, ...planned.on_terminals, ...prepared.problems]);
  const first = held.version === null;
  const common = { planned: prepared.actions, waiting: planned.waiting, problems: found, first, previous };
  if (options.dry_run) {
    const state = evolve(held.state, planned.events);
    const problems = withStanding(found, [], [], state);
    return { ...common, acted: false, ahead, events: decided, problems, state, changed: false };
  }
  const stopped = (): boolean => options.signal.aborted;
  if (stopped()) return interrupted(held.state);

  const claim = prepared.actions.length > 0 ? newClaim(held, config, ports) : null;
  const intended: State = {
    ...evolve(held.state, decided),
    claim,
    fence: claim?.fence ?? held.state.fence,
  };
  if (claim === null && held.state === awaited.state && !worthSaving(held, decided, ports)) {
    const problems = withStanding(found, [], [], held.state);
    return { ...common, acted: true, ahead: null, events: [], problems, state: held.state, changed: false };
  }
  begin(claim === null ? 'Saving what was seen.' : 'Saving what is meant, before it is done.');
  const marked = await saveState(held, intended, ports);
  if (!marked.ok)
    return { ...standAside(marked.newer.state, marked.newer.state.claim), ...common, first: false, planned: [] };
  if (claim === null) {
    const { state } = marked.held;
    const problems = withStanding(found, [], [], state);
    return { ...common, acted: true, ahead: null, events: decided, problems, state, changed: true };
  }

  const ours = { ...claim, until: claim.until - held.ahead_ms };
  begin(`Acting: ${[...new Set(prepared.actions.map(({ type }) => type))].join(', ')}.`);
  const done = await perform(prepared.actions, marked.held.state, ours, config, ports, options.signal);
  const mayTell = (): boolean => !stopped() && ports.clock.now() < ours.until - MARGIN_MS;
  const told = await ports.tellPulls?.(evolve(marked.held.state, done.events), planned.waiting, mayTell);
  begin('Saving what was done.');
  const happened = [...done.events, ...(told ?? [])];
  const saved = await saveOutcomes(marked.held, happened, claim, ports);
  // What was under way when it was told to stop is explained by that.
  const met = done.problems.filter(({ retry }) => !retry || !stopped());
  const problems = unique([...withStanding(found, met, happened, saved), ...(stopped() ? [INTERRUPTED] : [])]);
  const events = [...decided, ...happened];
  return { ...common, acted: true, ahead: null, events, problems, state: saved, changed: true };
}

/** The very same state where it knows that already. */
function withLastGood(state: State, last_good: LastGood | undefined): State {
  if (last_good === undefined) return state;
  const kept = sealedBefore(last_good, state.last_good);
  return sortedJson(state.last_good) === sortedJson(kept) ? state : { ...state, last_good: kept };
}

function standAside(state: State, claim: Pick<Claim, 'holder' | 'until'> | null): TickReport {
  const ahead = claim === null ? { holder: 'another tick', until: state.saved_at } : claim;
  const nothing = { planned: [], events: [], waiting: [], problems: [], changed: false, first: false };
  return { ...nothing, acted: false, ahead, state, previous: state.saved_by };
}

/** Nothing has been done yet, so nothing is saved: what was only meant must not look begun. */
function interrupted(state: State): TickReport {
  const nothing = { planned: [], events: [], waiting: [], first: false };
  const previous = state.saved_by;
  return { ...nothing, acted: true, ahead: null, problems: [INTERRUPTED], state, changed: false, previous };
}

const INTERRUPTED: Problem = {
  code: 'interrupted',
  message: 'The tick was told to stop, or its time was up. What it had done by then is saved.',
  remedy: 'Nothing needs doing: the next tick goes on from there.',
  retry: true,
};

/**
 * What was met in acting, and what was met by earlier ticks and stands: whoever met it may have died before a person was
 * told.
 */
function withStanding(
  planned: readonly Problem[],
  met: readonly Problem[],
  happened: readonly StateEvent[],
  state: State,
): Problem[] {
  const tried = happened.flatMap((event) =>
    event.type === 'step-ended' || event.type === 'step-failed' ? [event.publication_id] : [],
  );
  return [...planned, ...notTold([...met, ...standingProblems(state, new Set(tried))], planned)];
}

function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.code} ${problem.message}`, problem])).values()];
}

/** An idle tick saves nothing but a heartbeat now and then; a first state is always saved. */
function worthSaving(held: Held, events: readonly StateEvent[], ports: TickPorts): boolean {
  if (held.version === null) return true;
  if (held.state.claim !== null) return true;
  if (ports.clock.now() - held.state.saved_at >= HEARTBEAT_MS) return true;
  return events.some(
    (event) => isWorthSaving(event) && (event.type !== 'project-scanned' || movesSweep(held.state, event)),
  );
}

/**
 * The watermark alone is worth no save: the next tick reads the same page again. A sweep is, also one that broke off, unless
 * the project is empty: it is then swept by every tick, with one request.
 */
function movesSweep(state: State, event: Extract<StateEvent, { type: 'project-scanned' }>): boolean {
  const known = state.projects[event.key];
  if (event.sweep_cut_at !== null && event.sweep_cut_at !== (known?.sweep_cut_at ?? 0)) return true;
  if (known?.watermark == null) return event.newest !== null;
  return event.swept_at !== null;
}

const FOLD_TRIES = 6;

/** Folds the outcomes into the state as it now is; a newer one, if somebody else has saved meanwhile. */
async function saveOutcomes(
  held: Held,
  outcomes: readonly StateEvent[],
  claim: Claim,
  ports: TickPorts,
): Promise<State> {
  let base = held;
  for (let attempt = 1; ; attempt++) {
    if (base.state.lineage !== held.state.lineage) return base.state;
    if (base.state.folded.includes(claim.fence)) return base.state;
    const ours = base.state.claim?.fence === claim.fence;
    const folded: State = {
      ...evolve(base.state, outcomes),
      claim: ours ? null : base.state.claim,
      folded: [...base.state.folded, claim.fence].slice(-FOLDED_KEPT),
    };
    const saved = await saveState(base, folded, ports);
    if (saved.ok) return saved.held.state;
    if (attempt === FOLD_TRIES) {
      ports.log.warn(
        `The outcomes of this tick could not be saved: ${lineageOf(held)} changed too often. The next tick finds them again.`,
      );
      return saved.newer.state;
    }
    base = saved.newer;
  }
}

function lineageOf(held: Held): string {
  return `state ${held.state.lineage.slice(0, LINEAGE_SHOWN)}`;
}
