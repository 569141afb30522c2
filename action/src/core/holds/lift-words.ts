/** How a hold that an item waits for ends before its time, in a sentence with the exact commands. Pure. */
import type { Waiting } from '../../model/reasons.ts';

/** `project`: of the item. null: it waits for no hold. */
export function liftWords(waiting: Waiting | null, project: string): string | null {
  if (waiting?.hold === undefined) return null;
  const { hold, reason } = waiting;
  const release = `\`agentd release --hold ${hold}\``;
  const [terminal = hold, executor] = hold.split('/');
  switch (reason) {
    case 'breaker-open':
      return `${release}, a smoke run that passes (\`agentd smoke ${project} ${terminal}\`), or a change of terminals.${terminal} in the configuration ends the wait at once.`;
    case 'env-hold':
      return `${release}, a smoke run that passes (\`agentd smoke ${project} ${terminal} --executor ${executor ?? ''}\`), or a change of terminals.${terminal} or executors.${executor ?? ''} in the configuration ends the wait at once.`;
    default:
      return `${release} ends the wait at once, where the account may be used again; so does a smoke run with it that passes.`;
  }
}
