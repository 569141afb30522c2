/**
 * What a tick can go by when its configuration file has errors: what is right in the file, the last good settings for the
 * rest, and what must not start by it. Pure.
 */
import type { Barred } from './barred.ts';
import { NAMED } from './last-good.ts';
import type { Named } from './last-good.ts';
import { pathText } from './problem.ts';
import type { Path } from './problem.ts';
import type { Config, ProjectConfig } from './schema.ts';

/** A file that can be read in part. */
export interface Remains {
  /** What satisfies the schema; at and below `broken` it may hold stand-ins, and nothing there may be believed. */
  readonly config: Config;
  /** Where the errors are. */
  readonly broken: readonly Path[];
}

export interface Usable {
  readonly config: Config;
  readonly barred: Omit<Barred, 'problems'>;
}

/** Names. */
export interface Open {
  readonly terminals: readonly string[];
  readonly executors: readonly string[];
}

const NOTHING_OPEN: Open = { terminals: [], executors: [] };

const UNREAD = 'the configuration cannot be read';

/**
 * @param remains null: nothing can be read, or there is no file.
 * @param known the last good settings; null: none were kept.
 * @param state where the state was found.
 * @param open what runs and results that are still to be read lie on, and with what: their settings are kept, although the
 *   file has none under their names, as are those that projects need which are themselves gone by as they were known. A
 *   name may be what is wrong with the file.
 * @returns null: where Plane is is not known.
 */
export function usableConfig(
  remains: Remains | null,
  known: Config | null,
  state: Config['state'],
  open: Open = NOTHING_OPEN,
): Usable | null {
  if (remains === null) return known === null ? null : { config: { ...known, state }, barred: barring(UNREAD) };
  const { config: file } = remains;
  const broken = remains.broken.map(([section, name]) => ({ section: String(section ?? ''), name }));
  const isWrong = (section: string): boolean =>
    broken.some((at) => at.section === section && (at.name === undefined || !isNamed(section)));
  const entries = <T>(
    section: Named,
    own: Record<string, T>,
    before: Record<string, T>,
    needed: readonly string[] = [],
  ): Record<string, T> =>
    isWrong(section) ? before : withKnown(own, before, namesIn(section, remains.broken), needed);
  if (isWrong('plane') && known === null) return null;

  const rest: Partial<Config> = known === null ? UNTOLD : known;
  const sections = Object.fromEntries(
    SECTIONS.filter(isWrong).map((section) => [section, rest[section]] as const),
  ) as Partial<Config>;
  const projects = entries('projects', file.projects, known?.projects ?? {});
  const before = Object.entries(projects).flatMap(([name, project]) =>
    project === file.projects[name] ? [] : [project],
  );
  const terminals = [...open.terminals, ...before.flatMap(terminalsOf)];
  const executors = [...open.executors, ...before.map(({ default_executor }) => default_executor)];
  const config: Config = {
    ...file,
    ...defined(sections),
    projects,
    terminals: entries('terminals', file.terminals, known?.terminals ?? {}, terminals),
    executors: entries('executors', file.executors, known?.executors ?? {}, executors),
    state,
  };
  if (isWrong('warpgate') && known?.warpgate === undefined) delete config.warpgate;
  return { config, barred: barredBy(remains, config) };
}

/** Without knowing better, nobody is told anything on pull requests. */
const UNTOLD: Partial<Config> = { pull_requests: { status: false, repositories: [] } };

const SECTIONS = [
  'plane',
  'allowed_authors',
  'warpgate',
  'iteration_cap',
  'limits',
  'retry',
  'notices',
  'pull_requests',
] as const satisfies readonly (keyof Config)[];

function barring(all: string | null): Omit<Barred, 'problems'> {
  return { all, projects: new Map(), terminals: new Map(), executors: new Map() };
}

/** An error outside a single project, terminal or executor may mean anything, so then nothing starts at all. */
function barredBy({ broken }: Remains, config: Config): Omit<Barred, 'problems'> {
  const reasons = {
    projects: new Map<string, string>(),
    terminals: new Map<string, string>(),
    executors: new Map<string, string>(),
  };
  let all: string | null = null;
  for (const path of broken) {
    const [section, name] = path;
    const why = `the configuration has an error ${path.length === 0 ? 'in it' : `at ${pathText(path)}`}`;
    if (section === 'warpgate') {
      for (const terminal of behindBastion(config)) reasons.terminals.set(terminal, why);
    } else if (typeof section === 'string' && isNamed(section) && name !== undefined) {
      const known = reasons[section];
      if (!known.has(String(name))) known.set(String(name), why);
    } else all ??= why;
  }
  return { all, ...reasons };
}

function behindBastion({ terminals }: Config): string[] {
  return Object.entries(terminals).flatMap(([name, { transport, fallback }]) =>
    transport === 'warpgate-ssh' || fallback === 'warpgate-ssh' ? [name] : [],
  );
}

function isNamed(section: string): section is Named {
  return NAMED.some((known) => known === section);
}

function namesIn(section: Named, broken: readonly Path[]): ReadonlySet<string> {
  return new Set(broken.flatMap(([at, name]) => (at === section && name !== undefined ? [String(name)] : [])));
}

function terminalsOf({ routing: { by_assignee, by_label } }: ProjectConfig): string[] {
  return [...Object.values(by_assignee), ...Object.values(by_label).flatMap(({ terminal }) => terminal ?? [])];
}

/** Stand-ins are never used: what is broken and was not known before is left out. */
function withKnown<T>(
  own: Record<string, T>,
  before: Record<string, T>,
  broken: ReadonlySet<string>,
  needed: readonly string[],
): Record<string, T> {
  const good = Object.entries(own).filter(([name]) => !broken.has(name));
  const isNeeded = (name: string): boolean => needed.includes(name) && !Object.hasOwn(own, name);
  const kept = Object.entries(before).filter(([name]) => broken.has(name) || isNeeded(name));
  return Object.fromEntries([...good, ...kept]);
}

function defined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
