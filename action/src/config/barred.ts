/**
 * What of a configuration cannot be used: an entry with an error, a secret that is not set, a template that is not there.
 * Nothing starts by it; what runs is looked after all the same. Pure.
 */
import type { Problem } from '../errors.ts';

/** Name → why, as the end of a sentence: `PLANE_TOKEN_BOX is not set`. */
type Reasons = ReadonlyMap<string, string>;

export interface Barred {
  /** Why nothing starts anywhere; null: only what is named below does not. */
  readonly all: string | null;
  readonly projects: Reasons;
  readonly terminals: Reasons;
  readonly executors: Reasons;
  /** What a person has to mend; none: everything can be used. */
  readonly problems: readonly Problem[];
}

export const NOTHING_BARRED: Barred = {
  all: null,
  projects: new Map(),
  terminals: new Map(),
  executors: new Map(),
  problems: [],
};

export function isBarred({ problems }: Barred): boolean {
  return problems.length > 0;
}

/** Where a run is, or would be. */
export interface Whereabouts {
  readonly project?: string;
  readonly terminal?: string;
  readonly executor?: string;
}

/** One sentence: why nothing starts there; null: it may. */
export function barredWhy(barred: Barred, { project, terminal, executor }: Whereabouts): string | null {
  if (barred.all !== null) return `Nothing starts: ${barred.all}.`;
  const reason = (reasons: Reasons, name: string | undefined, where: string): string | null => {
    const why = name === undefined ? undefined : reasons.get(name);
    return why === undefined ? null : `Nothing starts ${where} ${name}: ${why}.`;
  };
  return (
    reason(barred.projects, project, 'in project') ??
    reason(barred.terminals, terminal, 'on terminal') ??
    reason(barred.executors, executor, 'with executor')
  );
}

/** Both together. */
export function joined(one: Barred, other: Barred): Barred {
  const both = (a: Reasons, b: Reasons): Reasons => new Map([...b, ...a]);
  return {
    all: one.all ?? other.all,
    projects: both(one.projects, other.projects),
    terminals: both(one.terminals, other.terminals),
    executors: both(one.executors, other.executors),
    problems: [...one.problems, ...other.problems],
  };
}

/** One sentence: what is not done because of it. */
export function notDone(barred: Omit<Barred, 'problems'>): string {
  return `${whatStops(barred)} until that is mended; what runs is collected, posted and stopped as before, as far as it can be reached.`;
}

/** `Nothing starts on terminals box, other`: the beginning of a sentence. */
export function whatStops({ all, projects, terminals, executors }: Omit<Barred, 'problems'>): string {
  const named = (preposition: string, noun: string, names: Reasons): string[] =>
    names.size === 0 ? [] : [`${preposition} ${noun}${names.size === 1 ? '' : 's'} ${[...names.keys()].join(', ')}`];
  const where = [
    ...named('in', 'project', projects),
    ...named('on', 'terminal', terminals),
    ...named('with', 'executor', executors),
  ];
  return all === null ? `Nothing starts ${where.join(', ')}` : 'Nothing starts';
}
