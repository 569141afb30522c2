/** The right to act: who has it, and what it is for the next one who does. */
import type { Config } from '../config/schema.ts';
import { withPostsAwaited } from '../core/outbox/posts-under-way.ts';
import type { Claim } from '../core/state/state.ts';
import { MARGIN_MS } from './perform.ts';
import type { LoadedState, SavePorts } from './save.ts';

/** The claim of another that still holds; null: there is none. */
export async function liveClaim(
  { state, ahead_ms }: LoadedState,
  ports: Pick<SavePorts, 'clock' | 'store'>,
): Promise<Claim | null> {
  const { claim } = state;
  if (claim === null || claim.until <= ports.clock.now() + ahead_ms) return null;
  return (await ports.store.holderIsDead(claim.holder)) ? null : claim;
}

/**
 * The state as a tick takes it over. A claim that is still there was not given back: its holder is dead, or its time was up.
 * A comment that it had sent may still be on its way through the server, whose check of external ids does not see it yet;
 * so those that it may have sent stay open for a while, and all else goes on. Whoever takes the claim away takes this
 * trace of the death away, too, so the wait is kept in state.
 */
export function awaitPosts<T extends LoadedState>(held: T, { clock }: Pick<SavePorts, 'clock'>): T {
  const { claim } = held.state;
  if (claim === null) return held;
  const last_sent = Math.min(clock.now(), claim.until - held.ahead_ms - MARGIN_MS);
  return { ...held, state: withPostsAwaited(held.state, last_sent) };
}

/** By the store's clock. */
export function newClaim(
  { state, ahead_ms }: LoadedState,
  config: Pick<Config, 'limits'>,
  ports: Pick<SavePorts, 'clock'> & { readonly holder: string },
): Claim {
  return {
    holder: ports.holder,
    fence: state.fence + 1,
    until: ports.clock.now() + ahead_ms + config.limits.tick_s * 1000,
  };
}
