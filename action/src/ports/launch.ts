/** What a launch needs; the transport makes the runner script from it. */
export interface Launch {
  /** Scheduled-task name and process marker: `agentd-<dir_name>`. */
  readonly task: string;
  /** Absolute run directory on the terminal. */
  readonly dir: string;
  /** Plane's uuid of the item: names the item lock under the run root. */
  readonly item_id: string;
  /** Working directory of the command; exit 97 when it cannot be entered. */
  readonly cwd: string;
  /** The agent's command line, placeholders already filled. */
  readonly command: string;
  /** The program by whose name the command begins, to be found along the search path; absent or empty: it has none. */
  readonly program?: string;
  /** stdout of the command, e.g. `events.jsonl`. */
  readonly stdout_name: string;
  /** Further files to write into the run directory, `prompt.md` among them. */
  readonly files: Readonly<Record<string, string>>;
  readonly limit_s: number;
  readonly stall_s: number;
  /** What becomes of processes that are there after the agent's own end; absent: they are ended. */
  readonly survivors?: Survivors;
}

/** `end`: they are ended with the run. `keep`: they may live on after a normal end, unless one of them is an agent. */
export type Survivors = 'end' | 'keep';
