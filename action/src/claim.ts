/** The right to act: who has it, and what it is for the next one who does. */
import type { Config } from './config/schema.ts';
import type { Claim } from './core/state.ts';
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
