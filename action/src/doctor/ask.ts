/** What the look at the machine of a terminal has to look at, from the configuration. Pure. */
import { routedTerminals, samePath } from '../config/rules/rule.ts';
import type { Config, ExecutorConfig, TerminalConfig } from '../config/schema.ts';
import { calledFiles } from '../config/called-files.ts';
import type { CalledFile } from '../config/called-files.ts';
import { readTemplate } from '../config/template.ts';
import type { AskedFile } from '../ports/machine-facts.ts';

export interface AskedExecutor {
  readonly name: string;
  /** The program: a name or an absolute path. Null: there is none to look for. */
  readonly word: string | null;
  /** Whether it may be asked for its version: a script that somebody wrote may do anything when it is called. */
  readonly version: boolean;
}

export function executorsOf(terminal: TerminalConfig, config: Config): readonly AskedExecutor[] {
  return [...new Set(terminal.executors)].map((name) => {
    const executor = config.executors[name];
    const word = executor === undefined ? null : wordOf(executor, terminal);
    return { name, word, version: executor?.adapter === 'codex' || executor?.adapter === 'claude-code' };
  });
}

/** Variables that are set before it are no program; a word that is filled in is not known here. */
function wordOf(executor: ExecutorConfig, { bins, os }: TerminalConfig): string | null {
  const words = readTemplate(executor.run ?? '').words;
  const first = words.find((word) => !/^[A-Za-z_][A-Za-z0-9_]*=/.test(word) && word !== '&') ?? '';
  const word = Object.hasOwn(bins, first) ? (bins[first] ?? first) : first;
  const absolute = os === 'windows' ? /^(?:[A-Za-z]:[\\/]|\\\\)/ : /^\//;
  return /^[A-Za-z0-9_.+-]+$/.test(word) || (absolute.test(word) && !word.includes('{')) ? word : null;
}

export interface AskedCall extends AskedFile {
  readonly executor: string;
  readonly what: CalledFile['what'];
  readonly relative: boolean;
}

/**
 * The files that the executors of a terminal call, in every repository where they may be called: with the executor's own
 * script, and with those that labels choose.
 * @param only one project and one executor.
 */
export function callsOf(
  name: string,
  terminal: TerminalConfig,
  config: Config,
  only?: { readonly project: string; readonly executor: string },
): readonly AskedCall[] {
  const calls = new Map<string, AskedCall>();
  for (const key of only === undefined ? projectsOf(name, config) : [only.project]) {
    const project = config.projects[key];
    if (project === undefined) continue;
    const folder = project.repos[name] ?? terminal.repo;
    for (const executor of only === undefined ? terminal.executors : [only.executor]) {
      const known = config.executors[executor];
      if (known === undefined || known.adapter === 'mock' || known.adapter === 'http') continue;
      const labels = Object.values(project.routing.by_label);
      const chosen = labels.filter((route) => (route.executor ?? project.default_executor) === executor);
      const scripts = new Set([known.script ?? null, ...chosen.map(({ script }) => script ?? known.script ?? null)]);
      for (const script of scripts) {
        for (const { path, relative, executed, what } of calledFiles(known.run ?? '', script, terminal)) {
          const call = { executor, path, folder, executed, what, relative };
          calls.set([executor, relative ? folder : '', path].join('\n'), call);
        }
      }
    }
  }
  return [...calls.values()];
}

/** As the configuration spells them, each folder once: those of projects, and the terminal's own. */
export function reposOf(name: string, terminal: TerminalConfig, config: Config): readonly string[] {
  const named = projectsOf(name, config).map((key) => config.projects[key]?.repos[name] ?? terminal.repo);
  const places = new Map<string, string>();
  for (const path of [...named, terminal.repo]) {
    const place = samePath(path, terminal.os);
    if (!places.has(place)) places.set(place, path);
  }
  return [...places.values()];
}

/** Every program once; `wrap` is never asked for its version. */
export function programsOf(
  terminal: TerminalConfig,
  config: Config,
): readonly { readonly word: string; readonly version: boolean }[] {
  const asked = new Map<string, boolean>();
  for (const { word, version } of executorsOf(terminal, config)) {
    if (word !== null) asked.set(word, version || asked.get(word) === true);
  }
  const [wrap] = terminal.wrap ?? [];
  if (wrap !== undefined && !asked.has(wrap)) asked.set(wrap, false);
  return [...asked].map(([word, version]) => ({ word, version }));
}

/** Projects whose items may come to this terminal. */
export function projectsOf(name: string, config: Config): readonly string[] {
  return Object.entries(config.projects)
    .filter(([, project]) => routedTerminals(project).includes(name))
    .map(([key]) => key);
}
