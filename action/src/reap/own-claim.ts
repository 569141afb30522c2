/** A claim for what is done beside a tick: taken like a tick's, and given back whatever came of it. */
import { awaitPosts, liveClaim, newClaim } from '../tick/claim.ts';
import type { Config } from '../config/schema.ts';
import { evolve } from '../core/state/evolve.ts';
import type { StateEvent } from '../core/state/events.ts';
import type { Claim, State } from '../core/state/state.ts';
import { AgentdError } from '../errors.ts';
import type { Problem } from '../errors.ts';
import { MARGIN_MS } from '../tick/perform.ts';
import { saveState } from '../tick/save.ts';
import type { Held, LoadedState, SavePorts } from '../tick/save.ts';

export interface ClaimPorts extends SavePorts {
  /** Unique to this process. */
  readonly holder: string;
  /** As for a tick: who must go first, for a store that cannot compare and swap. */
  readonly ahead?: () => Promise<Pick<Claim, 'holder' | 'until'> | null>;
}

/** The fence, and the time by our clock after which nothing is begun. */
export interface Right {
  readonly number: number;
  readonly until: number;
}

export type Ahead = Pick<Claim, 'holder' | 'until'>;

export async function aheadOfUs(loaded: LoadedState, ports: ClaimPorts): Promise<Ahead | null> {
  return (await liveClaim(loaded, ports)) ?? (await ports.ahead?.()) ?? null;
}

export type Taken = { readonly held: Held; readonly claim: Claim; readonly right: Right } | { readonly ahead: Ahead };

/** @throws {AgentdError} the state cannot be saved. */
export async function takeClaim(
  loaded: LoadedState,
  config: Pick<Config, 'limits'>,
  ports: ClaimPorts,
): Promise<Taken> {
  const held = awaitPosts(loaded, ports);
  const claim = newClaim(held, config, ports);
  const claimed = await saveState(held, { ...held.state, claim, fence: claim.fence }, ports);
  if (!claimed.ok) {
    return { ahead: claimed.newer.state.claim ?? { holder: 'another tick', until: ports.clock.now() } };
  }
  return {
    held: claimed.held,
    claim,
    right: { number: claim.fence, until: claim.until - held.ahead_ms - MARGIN_MS },
  };
}

const TRIES = 6;

/**
 * The claim ends, with what has happened under it; somebody else's, if ours ran out meanwhile, stays. Where it cannot be
 * given back it ends by its time.
 */
export async function giveBack(
  held: Held,
  claim: Claim,
  events: readonly StateEvent[],
  ports: SavePorts,
): Promise<{ readonly state: State } | { readonly problem: Problem }> {
  let base = held;
  try {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const { lineage, claim: live } = base.state;
      if (lineage !== held.state.lineage || live?.fence !== claim.fence) return { state: base.state };
      const saved = await saveState(base, evolve({ ...base.state, claim: null }, events), ports);
      if (saved.ok) return { state: saved.held.state };
      base = saved.newer;
    }
    return { problem: { code: 'claim-left', message: 'The state changed too often.', remedy: NOTHING, retry: true } };
  } catch (error) {
    if (!(error instanceof AgentdError)) throw error;
    return { problem: { ...error.problem, remedy: `${error.problem.remedy} ${NOTHING}`.trim() } };
  }
}

const NOTHING = 'Ticks go on by themselves when the time of the claim is up.';
