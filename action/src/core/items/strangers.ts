/** Keys that lead to somebody else than the bot whose work is under way. Pure. */
import { shown } from '../../config/problem.ts';
import type { Config } from '../../config/schema.ts';
import type { Problem } from '../../errors.ts';
import type { Observations } from '../observations.ts';
import { isAssignedTo, isExpected } from './cache-validity.ts';
import type { State } from '../state/state.ts';

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

/** Of those to which only labels lead, for no project names their users. What a run there has said waits. */
export function strangerProblems(strangers: ReadonlySet<string>, config: Config): Problem[] {
  return [...strangers].flatMap((terminal) => {
    const entry = config.terminals[terminal];
    if (entry === undefined || isAssignedTo(terminal, config)) return [];
    const message = `terminals.${terminal}.plane_user: ${shown(entry.plane_user)} is not the user behind its token. What its runs have said is not posted as somebody else.`;
    return [{ code: 'plane-user-mismatch', message, remedy: 'Correct the name or the token.', retry: false }];
  });
}
