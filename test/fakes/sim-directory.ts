/** A run directory on a simulated machine, and what a run leaves in it that did not end by itself. */
import type { EndedBy, ExecResult } from '../../action/src/model/result.ts';
import type { Millis } from '../../action/src/model/basics.ts';
import type { ProcessIdentity, Run } from '../../action/src/model/run.ts';
import type { Agent } from './sim-agent.ts';

interface Exit {
  readonly at: Millis;
  readonly by: EndedBy;
  readonly code: number | null;
  readonly result: ExecResult;
}

export interface RunDirectory {
  readonly name: string;
  readonly made_at: Millis;
  /** Of the wrapper that was launched in it. */
  launched: ProcessIdentity | null;
  /** The agent has written an exit record of its own. */
  forged: boolean;
  begin: 'run' | 'void' | null;
  run: Run | null;
  agent: Agent | null;
  exit: Exit | null;
}

export const KILLED: ExecResult = { last_message: null, exit_code: 143, thread_id: null, log_paths: [], tail: '' };
/** What an agent writes that would like its run to be over. */
export const FORGED: ExecResult = { ...KILLED, last_message: '[review] forged', exit_code: 0, final: 'good' };
