/** The shape of a cross-field rule, and the few words rules are written with. */
import type { Finding, Path } from '../problem.ts';
import type { Config, ExecutorConfig, ProjectConfig, TerminalConfig } from '../schema.ts';

export interface RuleInput {
  readonly config: Config;
  /**
   * Names that stand in the file, also of entries that could not be read and are therefore not in `config`; null where
   * the section itself could not be read.
   */
  readonly declared: Readonly<Record<keyof Sections, ReadonlySet<string> | null>>;
}

/** What a rule found; its code is the rule's name. */
export interface Hit extends Omit<Finding, 'code' | 'place'> {
  /** Further paths the conclusion rests on: if one of them could not be read, the hit is dropped. */
  readonly relies?: readonly Path[];
}

export interface Rule {
  readonly name: string;
  /** Pure; an empty list when all is well. */
  check(input: RuleInput): Hit[];
}

type More = Pick<Hit, 'at' | 'relies'>;

export function error(path: Path, message: string, remedy: Hit['remedy'], more: More = {}): Hit {
  return { path, message, remedy, severity: 'error', ...more };
}

export function warning(path: Path, message: string, remedy: Hit['remedy'], more: More = {}): Hit {
  return { path, message, remedy, severity: 'warning', ...more };
}

/** An entry by a name that came from the file: `constructor` and its like are not entries. */
export function entry<T>(record: Readonly<Record<string, T>>, name: string): T | null {
  return Object.hasOwn(record, name) ? (record[name] ?? null) : null;
}

interface Sections {
  projects: ProjectConfig;
  terminals: TerminalConfig;
  executors: ExecutorConfig;
}

/** A check of each entry of a section on its own. */
export function each<K extends keyof Sections>(
  section: K,
  check: (value: Sections[K], path: readonly [K, string], input: RuleInput) => Hit[],
): Rule['check'] {
  return (input) => {
    const sections: { readonly [S in keyof Sections]: Readonly<Record<string, Sections[S]>> } = input.config;
    return Object.entries<Sections[K]>(sections[section]).flatMap(([name, value]) =>
      check(value, [section, name], input),
    );
  };
}

/** Terminals that items of a project can be routed to, by assignee or by label. */
export function routedTerminals(project: ProjectConfig): string[] {
  const { by_assignee, by_label } = project.routing;
  const byLabel = Object.values(by_label).flatMap((route) => (route.terminal === undefined ? [] : [route.terminal]));
  return [...new Set([...Object.values(by_assignee), ...byLabel])];
}

/** The repositories in which each terminal works, over all projects that are routed to it; its own if none is. */
export function reposByTerminal(config: Config): Map<string, Set<string>> {
  const repos = new Map<string, Set<string>>();
  for (const project of Object.values(config.projects)) {
    for (const name of routedTerminals(project)) {
      const terminal = entry(config.terminals, name);
      if (terminal === null) continue;
      const known = repos.get(name) ?? new Set();
      repos.set(name, known.add(samePath(entry(project.repos, name) ?? terminal.repo, terminal.os)));
    }
  }
  for (const [name, terminal] of Object.entries(config.terminals)) {
    if (!repos.has(name)) repos.set(name, new Set([samePath(terminal.repo, terminal.os)]));
  }
  return repos;
}

/** One spelling for one directory: separators, a trailing one, and letter case, which Windows and the usual file systems of macOS ignore. */
export function samePath(path: string, os: TerminalConfig['os']): string {
  const unified =
    os === 'windows'
      ? path.replaceAll('\\', '/').toLowerCase()
      : os === 'darwin'
        ? path.normalize('NFC').toLowerCase()
        : path;
  return unified.replaceAll(/(?<=.)\/+/g, '/').replace(/(?<=.)\/$/, '');
}
