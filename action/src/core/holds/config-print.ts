/**
 * Prints of the parts of the configuration that a hold is about: a hold that was made under another one is over,
 * because a person may have mended what it was for. Pure; state keeps the print and nothing of what was printed.
 */
import { NOTHING_BARRED, isBarred } from '../../config/barred.ts';
import type { Barred } from '../../config/barred.ts';
import type { Config } from '../../config/schema.ts';
import { printOf } from '../state/print.ts';
import { sortedJson } from '../state/sorted-json.ts';

/**
 * For a hold that is made now: nothing where the configuration is broken, because the print of what stands in for it would
 * differ from that of the mended one, whatever was mended.
 */
export function printed(print: string, barred: Barred = NOTHING_BARRED): { readonly print?: string } {
  return isBarred(barred) ? {} : { print };
}

/** Of what is needed to reach a terminal. */
export function terminalPrint(terminal: string, { terminals, warpgate }: Config): string {
  return printOf(sortedJson([terminals[terminal], warpgate]));
}

/** Of what is needed for an executor to work on a terminal. */
export function executorPrint(terminal: string, executor: string, config: Config): string {
  const repos = Object.entries(config.projects).map(([key, project]) => [key, project.repos[terminal]]);
  const { env_patterns } = config.retry;
  return printOf(sortedJson([config.terminals[terminal], config.executors[executor], repos, env_patterns]));
}
