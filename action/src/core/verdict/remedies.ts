/** What a person does about a run that failed, in one sentence. Pure. */
import type { OpenRun } from '../state/state.ts';

/** How a person lets the item go on, after the clause that says what to mend. */
export const AGAIN = 'then comment here or move the item back.';

export const REMEDY = {
  quota: 'The account ran into its limit five times in a row. Check its plan, or route the item elsewhere.',
  git: 'See what git says, and mend it; then comment here or move the item back.',
  env: 'Put right what the last frame names on that machine, then comment here or move the item back.',
  transient: 'The service stayed unavailable. Comment here or move the item back to try again.',
  killed: 'Something on the machine ended the agent. Comment here or move the item back to try again.',
  sigkill:
    'See on the machine whether memory ran out (`journalctl -k`), and give it more or let fewer agents run at once; then comment here or move the item back.',
  crashed:
    'See the last frame, and update the agent on that machine if it crashes again; then comment here or move the item back.',
  dialog:
    'It seems to wait at a first-run dialog (trust, update, set-up, log-in), see the last frame: run its command once by hand on that machine, as the user of the terminal and in the same folder, and answer there; then comment here or move the item back.',
  timeout: 'Raise limits.run_s, or split the work; then comment here or move the item back.',
  stalled: 'See the last frame; raise limits.stall_s if silence is normal there; then comment or move the item back.',
  lost: 'Look at the machine, and at the row survival of `agentd doctor`; then comment here or move the item back to try again.',
  empty: 'The agent ended without a word. See the last frame; then comment here or move the item back.',
  failed: 'See the last frame; then comment here or move the item back to try again.',
} as const;

/** What to mend, as far as the runner's own exit codes tell it. */
export function envRemedy(run: OpenRun, exit_code: number | null): string {
  const mend = exitRemedy(run.terminal, exit_code);
  return mend === null ? REMEDY.env : `${mend}; ${AGAIN}`;
}

/** For an exit code of the runner itself; a clause without its full stop. */
export function exitRemedy(terminal: string, exit_code: number | null): string | null {
  switch (exit_code) {
    case 97:
      return `Make the folder on ${terminal}, or correct terminals.${terminal}.repo`;
    case 127:
      return `Install the program on ${terminal}; the one that the command begins with may also be named by its absolute path, under terminals.${terminal}.bins`;
    default:
      return null;
  }
}
