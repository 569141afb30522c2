/**
 * The functions that only Windows can carry out, each a few lines and free of decisions. Tests run the rest of the
 * scripts for real on other systems, with these replaced.
 */

/** PowerShell text of one function each; the name is the function's. */
export interface Machine {
  /** What stands between the parts of a path. */
  readonly separator: '\\' | '/';
  /** Seconds for which a wrapper may live after an exit record, before the watchdog ends it. */
  readonly linger_s: number;
  /** A statement: commands come from PowerShell's own modules, whatever folder the user has put before them. */
  readonly modules: string;
  /** `boot`: an id of this boot. `machine`: the machine's id, or `-`. `instant`: now, in the unit of start times. */
  readonly boot: string;
  /**
   * Start times are whole numbers that rise with time. `asked_born PID`: as the process itself tells, `wmi_born PID`: as WMI does; nothing: no
   * such process; `?`: there is one, and that is all that is told; they throw where that way is denied.
   */
  readonly asked_born: string;
  readonly wmi_born: string;
  /** `up PID START BOOT`: that very process lives; throws where nobody can tell. */
  readonly up: string;
  /** `halted PID`: something has stopped it, and it does nothing until it is told to go on. */
  readonly halted: string;
  /** `rest MS`: a pause of the watchdog, which counts it as that long. */
  readonly rest: string;
  /** `same BOOT`: that may be this boot. `restarted START BOOT`: the boot in which that process began is surely over; through `eldest`. */
  readonly same: string;
  /**
   * All processes: `p` pid, `q` parent's pid, `c` command line, empty where it is not told, `s` start time, if that is told; all as
   * text. They throw where they are denied.
   */
  readonly wmi_rows: string;
  /** `native_rows` and `native_born PID`: as the kernel tells, without WMI. Need `unpacked` and $Native. */
  readonly native: string;
  /** Value of $Native: the block that those two run, packed. */
  readonly native_block: string;
  /** `plain_rows`: the same by what nobody is denied: only `p` is told. */
  readonly plain_rows: string;
  /** `end_tree PID`: ends it and its living descendants, by force; true: that was done. `end_one PID`: it alone, silently. */
  readonly ends: string;
  /** `sid`: id of this user. `ps_exe`: the program that scripts are started with. `words_of ERROR`: in one line. */
  readonly self: string;
  /** `owned PATH`: the directory is our own. */
  readonly owned: string;
  /** `enclosed PATH`: makes the folder so that nobody else of the machine may enter it. */
  readonly enclosed: string;
  /**
   * `writers PATH`: ids of others who may change what is in that folder. `replacer PATH`: the folder above it in which others may
   * put another in its place.
   */
  readonly writers: string;
  /** What all that asks for tasks has in common. */
  readonly ask_tasks: string;
  /**
   * `task_there TASK`; false where nobody may ask. `task_end TASK STOP` keeps silent; the task of a watchdog that was
   * started again, `TASK.watch`, goes with it.
   */
  readonly tasks: string;
  /** `task_names`: those of agentd; nothing where nobody may ask. */
  readonly task_names: string;
  /** `task_said TASK`: number of its last result, and what the log of tasks says; nothing: nobody knows. */
  readonly task_said: string;
  /**
   * The ways of `start-ways.ts`, `by_… TASK FILE WORDS`: each starts that script outside of this session, and says how, or throws why not. Those
   * that know its pid set $State.child. `by_tasks` holds `by_schtasks` and `by_com`.
   */
  readonly by_tasks: string;
  readonly by_wmi: string;
  /** Needs `unpacked`. */
  readonly by_breakaway: string;
  /** `about`: the facts of a look at the machine that only this system has; through `fact` and `look_up`. */
  readonly about: string;
  /** `child_start FILE WORDS`: starts it as a child of this process. */
  readonly child_start: string;
  /** `spawn`: starts this file in mode `agent`, with prompt, stdout and stderr as its handles; gives the process. */
  readonly spawn: string;
}
