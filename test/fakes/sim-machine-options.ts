/** What a simulated machine is made of, and which of its parts do not do what they should. */
import type { Run } from '../../action/src/model/run.ts';
import type { Agent, Behaviour } from './sim-agent.ts';
import type { Timeline } from './timeline.ts';

export interface MachineOptions {
  readonly timeline: Timeline;
  readonly name: string;
  readonly behaviourOf: (run: Run, executor: string) => Behaviour;
  /** From the launch to the runner's first act. */
  readonly runner_ms: () => number;
  readonly onBegin?: (agent: Agent) => void;
  /** Lets a launch begin that was made void. */
  readonly careless?: boolean;
  /** Nobody watches how long an agent takes. */
  readonly unwatched?: boolean;
  /** Believes an exit record although the wrapper lives. */
  readonly credulous?: boolean;
  /** Says nothing of processes that outlive the end of their run. */
  readonly blind?: boolean;
  /** False: of an earlier version, whose watchdogs count nothing that can be read. Absent: they do. */
  readonly counts?: boolean;
}
