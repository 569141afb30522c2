/** A smoke run that has passed shows that what was held back may go on. It has not needed the state, so without one it is still a pass. */
import { AgentdError } from '../errors.ts';
import type { Config } from '../config/schema.ts';
import { holdName } from '../core/holds/holds.ts';
import type { Hold } from '../core/holds/lift.ts';
import type { SavePorts } from '../tick/save.ts';
import type { SmokeReport } from '../smoke/report.ts';
import { endHoldsAgainst, endedHolds } from './release-hold.ts';

export interface AfterSmoke {
  readonly ended: readonly Hold[];
  /** What people are to know of it; null: nothing. */
  readonly sentence: string | null;
}

const NOTHING: AfterSmoke = { ended: [], sentence: null };

/** @param ports opens the store. */
export async function afterSmoke(
  { ok, terminal, executor }: SmokeReport,
  config: Config,
  ports: () => SavePorts,
): Promise<AfterSmoke> {
  if (!ok) return NOTHING;
  const name = holdName(terminal, executor);
  try {
    const ended = await endHoldsAgainst({ terminal, executor }, config, ports());
    return ended.length === 0 ? NOTHING : { ended, sentence: endedHolds(name, ended, { dry_run: false }) };
  } catch (error) {
    if (!(error instanceof AgentdError)) throw error;
    if (error.problem.code === 'state-absent') return NOTHING;
    const sentence = `Whether the state still holds ${name} back could not be settled: ${error.problem.message} Where it does, \`agentd release --hold ${name}\` ends that.`;
    return { ended: [], sentence };
  }
}
