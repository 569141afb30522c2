/** What the scripts for a POSIX system have to know of it. */

/** What a shell is told about the machine; the defaults of `posixShell` fit every ordinary one. */
export interface Machine {
  readonly os: 'linux' | 'darwin';
  /** The shell that runs the runner; absolute. */
  readonly sh: string;
  /** Where processes are described, if anywhere. */
  readonly proc: string;
  /** Search path of the scripts themselves, in place of the system's directories; the agent gets the user's own. */
  readonly path: string | null;
  /** Where systemd keeps its state while the machine runs, if it does. */
  readonly systemd: string;
  /** Scripts are read by the command `READER` of `proof.ts`, unless a startup file puts something in its place. */
  readonly ordered: boolean;
  /** Variables that hold secrets of agentd's own; a terminal may be the machine that agentd itself runs on. */
  readonly secrets: readonly string[];
  /** Patterns of variables that runs get although they would be taken away. */
  readonly pass: readonly string[];
  /** Seconds for which a wrapper may live after an exit record, before the watchdog ends it. */
  readonly linger_s: number;
}
