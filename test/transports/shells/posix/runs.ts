/** Runs on this machine that a test starts and looks at by the identity that their start told. */
import { dirname, join } from 'node:path';
import type { ProcessIdentity } from '../../../../action/src/model/run.ts';
import type { CollectItem, OperationResult } from '../../../../action/src/ports/operation.ts';
import type { Launch } from '../../../../action/src/ports/launch.ts';
import type { TransportVerbs } from '../../../../action/src/ports/transport.ts';
import { endIfThere, leave, linesOf, openPlace, present, until } from '../../../contracts/place.ts';
import type { Place } from '../../../contracts/place.ts';
import { connectBy } from './shells.ts';
import type { LocalChanges } from './shells.ts';

/** A place of its own through that shell; what the agents have noted in `pids` is ended with it. */
export function inPlace(sh: string, work: (place: Place) => Promise<void>, changes: LocalChanges = {}): Promise<void> {
  return withinPlace(connectBy(sh, changes), work);
}

/** The same by any channel. @param prepare is given the folder of the run root, and the repository. */
export async function withinPlace(
  connect: (run_root: string) => TransportVerbs,
  work: (place: Place) => Promise<void>,
  prepare: (folder: string, repo: string) => void = () => {},
): Promise<void> {
  const place = openPlace(connect);
  try {
    prepare(dirname(place.root), place.repo);
    await work(place);
  } finally {
    for (const pid of pidsIn(place)) endIfThere(pid);
    await place.dispose();
  }
}

/** Starts it, and says who its wrapper is. */
export async function startOf(place: Place, launch: Launch): Promise<ProcessIdentity> {
  const result = await place.start(launch);
  if (!('identity' in result) || result.identity === null) throw new Error(`no identity: ${JSON.stringify(result)}`);
  return result.identity;
}

type Known = ProcessIdentity | null;

export async function lookAt(
  place: Place,
  name: string,
  identity: Known,
  collect: readonly CollectItem[] = [],
): Promise<OperationResult> {
  const { dir, task } = place.launch(name, '');
  return present((await place.batch({ op: 'inspect', dir, task, identity, collect, collect_running: [] }))[0]);
}

export async function killOf(place: Place, name: string, identity: Known): Promise<OperationResult> {
  const { dir, task } = place.launch(name, '');
  return present((await place.batch({ op: 'kill', dir, task, identity, collect: [] }))[0]);
}

/** Pids that agents have written down, one a line, in the repository. */
export function pidsIn({ repo }: Place, file = 'pids'): readonly number[] {
  return linesOf(join(repo, file)).map(Number);
}

export async function pidIn(place: Place, file: string): Promise<number> {
  await until(`there is a pid in ${file}`, () => pidsIn(place, file).length > 0);
  return present(pidsIn(place, file)[0]);
}

/** An agent's line that removes its run directory: the watchdog may just be writing there, and a directory that is not empty stays. */
export const REMOVED = 'until rm -rf "$D" 2>/dev/null;do :;done';

/** The command of an agent that reads these lines by sh: the paths of a place are full of quotes. `$D` is its run directory. */
export function agentOf(place: Place, name: string, ...lines: readonly string[]): string {
  const file = join(place.repo, `agent-${name}.sh`);
  leave(file, [`D=${place.transport.quote(place.dir(name))}`, ...lines, ''].join('\n'));
  return `exec bash ${place.transport.quote(file)}`;
}
