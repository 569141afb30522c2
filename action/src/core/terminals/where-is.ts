/** What is known of an open run and its terminal, in sentences for people. Pure. */
import type { Problem } from '../../errors.ts';
import { momentOf } from './moment.ts';
import type { OpenRun } from '../state/state.ts';
import { givenUpAt } from './unconfigured.ts';

/** That nobody can tell more now is no news of the run itself. */
export function whereIs(run: OpenRun): string {
  const { run_id, phase, terminal, unreachable_since } = run;
  const trouble = troubleOf(run);
  const is = `${run_id} ${unreachable_since === null ? 'is' : 'was'} ${phase} on ${terminal}`;
  return trouble === null ? `${is}.` : `${is}, and ${trouble}`;
}

/** What keeps it: nobody has seen it for a while, or what cannot be killed is left of it. The end of a sentence; null: nothing does. */
export function troubleOf(run: OpenRun): string | null {
  const { unreachable_since, unreachable_why } = run;
  if (unreachable_since === null) {
    return run.phase === 'stopping' && run.stuck.length > 0 ? `${pidsOf(run.stuck)} still there.` : null;
  }
  const since = `has not been seen since ${momentOf(unreachable_since)}`;
  if (unreachable_why === null) return `${since}.`;
  const told_at = givenUpAt(run);
  const told = told_at === null ? '' : ` The item is told with [blocked] at ${momentOf(told_at)}.`;
  return `${since}: ${whyOf(unreachable_why)}${told}`;
}

function pidsOf(pids: readonly number[]): string {
  return pids.length === 1 ? `process ${pids.join('')} is` : `processes ${pids.join(', ')} are`;
}

/** That a terminal cannot be used now, and why the last visit failed, where that is known. */
export function noAnswer(terminal: string, problem: Problem | null): string {
  const said = `Terminal ${terminal} does not answer.`;
  return problem === null ? said : `${said} ${whyOf(problem)}`;
}

export function whyOf({ message, remedy }: Problem): string {
  return `${message} ${remedy}`.trim();
}
