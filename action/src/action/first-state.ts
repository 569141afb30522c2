/** What is said where a job found no state: that one was made and how it goes on, or that none was. Pure. */

/** The repository variable that the schedules of the examples and of tick.yml ask for. */
export const ENABLED = 'AGENTD_ENABLED';

/** null: there was a state. @param place name of the store. */
export function firstSentence(first: boolean, dry_run: boolean, place: string): string | null {
  if (!first) return null;
  if (!dry_run) {
    return (
      `The first state was made, in ${place}. Set the repository variable ${ENABLED} to true (Settings → Secrets and variables → ` +
      'Actions → Variables): from then on the schedule ticks.'
    );
  }
  return (
    `There is no state in ${place} yet, and none was made, because this run writes nothing. The first tick is mode tick with ` +
    'init on and dry-run off; if there was a state before, find out who removed it first.'
  );
}
