/**
 * Where the configuration lets nothing start: `paused`, and limits of 0. What runs there is finished and posted as ever.
 * Pure.
 */
import { printable } from '../../config/problem.ts';
import type { Config } from '../../config/schema.ts';

export interface Pause {
  readonly what: 'all' | 'project' | 'terminal';
  /** Of the project or terminal; empty for `all`. */
  readonly name: string;
  /** The key that says so. */
  readonly by: 'paused' | 'concurrency' | 'limits.runs';
  /** As it was written; null: none was. */
  readonly reason: string | null;
  /** One sentence. */
  readonly detail: string;
}

interface Pausable {
  readonly paused: boolean | string;
  readonly concurrency?: number | undefined;
}

/** Everything that is paused, the widest first. */
export function pausesOf({ limits, projects, terminals }: Pick<Config, 'limits' | 'projects' | 'terminals'>): Pause[] {
  return [
    allPaused(limits.runs),
    ...Object.entries(projects).map(([name, project]) => pausedPart('project', name, project)),
    ...Object.entries(terminals).map(([name, terminal]) => pausedPart('terminal', name, terminal)),
  ].filter((pause) => pause !== null);
}

/** What keeps a project and, where one is named, a terminal from starting anything; null: nothing does. */
export function pauseOf(config: Config, project: string, terminal: string | null): Pause | null {
  const all = allPaused(config.limits.runs);
  if (all !== null) return all;
  const own = Object.hasOwn(config.projects, project) ? config.projects[project] : undefined;
  const pause = own === undefined ? null : pausedPart('project', project, own);
  if (pause !== null || terminal === null) return pause;
  const machine = Object.hasOwn(config.terminals, terminal) ? config.terminals[terminal] : undefined;
  return machine === undefined ? null : pausedPart('terminal', terminal, machine);
}

function allPaused(runs: number): Pause | null {
  if (runs > 0) return null;
  return { what: 'all', name: '', by: 'limits.runs', reason: null, detail: 'Nothing new starts: limits.runs is 0.' };
}

function pausedPart(what: 'project' | 'terminal', name: string, { paused, concurrency }: Pausable): Pause | null {
  const title = what === 'project' ? 'Project' : 'Terminal';
  if (paused !== false) {
    const reason = paused === true ? null : printable(paused.trim());
    const why = reason === null ? '' : `: ${reason.replace(/\.$/, '')}`;
    return { what, name, by: 'paused', reason, detail: `${title} ${name} is paused${why}.` };
  }
  if (concurrency !== 0) return null;
  const detail = `Nothing new starts ${what === 'project' ? 'in project' : 'on terminal'} ${name}: its concurrency is 0.`;
  return { what, name, by: 'concurrency', reason: null, detail };
}
