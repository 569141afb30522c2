/** What the decisions about one open run are made from. */
import type { Config } from '../../config/schema.ts';
import type { Inspection } from '../../model/inspection.ts';
import type { Millis } from '../../model/basics.ts';
import type { ProjectView } from '../routing/bots.ts';
import type { Observations, Want } from '../observations.ts';

export interface RunFacts {
  readonly config: Config;
  readonly views: ReadonlyMap<string, ProjectView>;
  /** The project as it was when it was last read: names of states do not change with a failed read. */
  readonly remembered: (project: string) => ProjectView | null;
  readonly obs: Observations;
  readonly now: Millis;
  /** Asks for an item to be read by id before this is decided. */
  readonly want: Want;
}

/** What a terminal that answered says about a run. */
export type Seen = Exclude<Inspection, { state: 'unknown' }>;
