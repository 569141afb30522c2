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

/** How long a request of a killed process takes at most until the server is done with it. */
const POST_ARRIVES_MS = 3000;

/**
 * Before a dead holder's claim is replaced: a comment that it had just sent may still be on its way through the server,
 * whose check of external ids does not see it yet. Whoever takes the claim away takes this trace of the death away, too.
 */
export async function letPostsArrive(
  { state, ahead_ms }: LoadedState,
  { clock }: Pick<SavePorts, 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const { claim } = state;
  if (claim === null || claim.until <= clock.now() + ahead_ms) return;
  const posting = Object.values(state.outbox).some(({ steps }) =>
    steps.some(({ kind, status }) => kind === 'comment' && status === 'open'),
  );
  if (posting) await clock.sleep(POST_ARRIVES_MS, signal);
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
