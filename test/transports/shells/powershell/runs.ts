/** Runs of the stand-in for Windows whose agent is a few lines of shell, looked at by the identity that their start told. */
import { join } from 'node:path';
import { quote } from '../../../../action/src/transports/shells/posix/quote.ts';
import type { OperationResult, RawInspection } from '../../../../action/src/ports/operation.ts';
import { endIfThere, endWatchdogs, inspectionOf, leave, pause, until } from '../../../contracts/place.ts';
import type { Place } from '../../../contracts/place.ts';
import { lookAt, pidsIn } from '../posix/runs.ts';
import type { Windows } from './pwsh.ts';
import type { StandIns } from './stand-ins.ts';

export { REMOVED, killOf, lookAt, pidIn, pidsIn, startOf } from '../posix/runs.ts';

/** A place of its own; what the agents have noted in `pids` is ended with it. */
export function within(windows: Windows, work: (place: Place) => Promise<void>, changes: Partial<StandIns> = {}) {
  return windows.at(async (place) => {
    try {
      await work(place);
    } finally {
      for (const pid of pidsIn(place)) endIfThere(pid);
    }
  }, changes);
}

/** The command of an agent that reads these lines by bash: `$D` is its run directory. */
export function agentOf(place: Place, name: string, ...lines: readonly string[]): string {
  const file = join(place.repo, `agent-${name}.sh`);
  leave(file, [`D=${quote(place.dir(name))}`, ...lines, ''].join('\n'));
  return `exec bash ${quote(file)}`;
}

/** An agent goes on until the test says so. */
export const UNTIL_GO = 'until [ -e go ];do sleep 0.05;done';

export function go(place: Place): void {
  leave(join(place.repo, 'go'), '');
}

/** Elapsed, quiet, period, pid and start of the watchdog; empty while it has written nothing, or something else stands there. */
export function counted(place: Place, name: string): readonly number[] {
  const numbers = (place.read(name, 'watch.txt').split('\n')[0] ?? '').split(' ').map(Number);
  return numbers.some(Number.isNaN) ? [] : numbers;
}

/** Waits until the watchdog has written those down. */
export async function seenByWatchdog(place: Place, name: string, pids: readonly number[]): Promise<void> {
  await until('the watchdog has seen them', () => {
    const [, seen = ''] = place.read(name, 'watch.txt').split('\n');
    return pids.every((pid) => ` ${seen}`.includes(` ${pid}:`));
  });
}

/** The agent ended by itself while nobody watched; its children are left. */
export async function leftBehind(place: Place, name: string): Promise<void> {
  await endWatchdogs(place);
  go(place);
  await place.settled(name, 'finished');
}

/** What is said once a run has finished; who looks by files alone cannot always tell before that whether it lives. */
export async function over(place: Place, name: string): Promise<RawInspection> {
  await place.ended(name);
  for (;;) {
    const result = await lookAt(place, name, null);
    if ('inspection' in result && result.inspection.state === 'finished') return result.inspection;
    if ('refused' in result && result.refused.code !== 'processes-hidden') throw new Error(JSON.stringify(result));
    await pause(80);
  }
}

export function survivorsIn(result: OperationResult): readonly number[] {
  const seen = inspectionOf(result);
  return 'survivors' in seen ? seen.survivors : [];
}
