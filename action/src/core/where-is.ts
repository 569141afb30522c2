/** What is known of an open run and its terminal, in sentences for people. Pure. */
import type { Problem } from '../errors.ts';
import type { OpenRun } from './state.ts';

/** That nobody can tell more now is no news of the run itself. */
export function whereIs(run: OpenRun): string {
  const { run_id, phase, terminal, unreachable_since, unreachable_why } = run;
  if (unreachable_since === null) {
    const stuck = run.phase === 'stopping' && run.stuck.length > 0 ? `, and ${pidsOf(run.stuck)} still there` : '';
    return `${run_id} is ${phase} on ${terminal}${stuck}.`;
  }
  const since = new Date(unreachable_since).toISOString().replace('T', ' ').slice(0, 16);
  const seen = `${run_id} was ${phase} on ${terminal}, and has not been seen since ${since}Z`;
  return unreachable_why === null ? `${seen}.` : `${seen}: ${whyOf(unreachable_why)}`;
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
