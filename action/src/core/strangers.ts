/** Keys that lead to somebody else than the bot whose work is under way. Pure. */
import type { Config } from '../config/schema.ts';
import type { Observations } from './observations.ts';
import { isExpected } from './fits.ts';
import type { State } from './state.ts';

/**
 * Terminals whose key is that of another user than the one whose work state knows, where the configuration does not
 * name that user, either: nothing is said through it, and the known user stays known.
 */
export function strangersAmong(state: State, obs: Observations, config: Config): ReadonlySet<string> {
  const strangers = new Set<string>();
  for (const [terminal, identity] of obs.identities) {
    const known = state.terminals[terminal]?.user_id ?? null;
    if (!('user_id' in identity) || known === null || known === identity.user_id) continue;
    if (!isExpected(identity.user_id, terminal, config, state.projects)) strangers.add(terminal);
  }
  return strangers;
}
