/**
 * What every transport to a POSIX machine owes the executors. A transport's own test calls this with a way to connect
 * to this very machine, so that files and processes can be looked at from outside.
 */
import { describe } from 'vitest';
import type { TransportVerbs } from '../../action/src/ports/transport.ts';
import { openPlace } from './place.ts';
import type { Place } from './place.ts';
import type { System } from './system.ts';
import { countingAll } from './transport-inventory.ts';
import { discarding } from './transport-discard.ts';
import { fileVerbs } from './transport-files.ts';
import { guards } from './transport-guards.ts';
import { killing } from './transport-kill.ts';
import { lifeOfARun } from './transport-runs.ts';

/** Runs one test in a place of its own, and puts the place away. */
export type At = (work: (place: Place) => Promise<void>) => Promise<void>;

/**
 * @param proves `channel`: without locks, fences and evidence. They are files of the run root, which one shell at a time changes by the same
 * scripts, whatever has carried them; those are proved of each shell on this machine.
 */
export function transportContract(
  name: string,
  connect: (run_root: string) => TransportVerbs,
  system: System = 'posix',
  proves: 'all' | 'channel' = 'all',
): void {
  const at: At = async (work) => {
    const place = openPlace(connect);
    try {
      await work(place);
    } finally {
      await place.dispose();
    }
  };
  describe.concurrent(`the transport contract, kept by ${name}`, { timeout: 600_000 }, () => {
    fileVerbs(at);
    lifeOfARun(at, system);
    killing(at, system);
    discarding(at);
    countingAll(at);
    if (proves === 'all') guards(at);
  });
}
