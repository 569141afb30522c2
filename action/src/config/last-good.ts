/**
 * What the state keeps of the last configuration that could be used, so that what runs is looked after when the next one
 * cannot: where Plane and the terminals are, as whom they are spoken to, and the rules for the end of a run. It has the
 * shape of a configuration and names secrets as that does, by their variables: all of them, so that none is shown or handed
 * to a run meanwhile. What else only starts need is not in it. Pure.
 */
import type { Json } from '../model/basics.ts';
import { Config } from './schema.ts';
import { WAY_KEYS } from './terminal-schema.ts';
import type { ExecutorConfig, ProjectConfig, TerminalConfig, WarpgateConfig } from './schema.ts';

export type LastGood = Readonly<Record<string, Json>>;

/** How a terminal is reached, and what its runs are told by. */
const OF_TERMINALS = [
  'transport',
  'os',
  'repo',
  'run_root',
  'plane_user',
  'token_key',
  'executors',
  'accounts',
  'isolation',
  'utc_offset',
  ...WAY_KEYS,
] as const satisfies readonly (keyof TerminalConfig)[];

/** Stands for a template that is there: whether a conversation can go on is kept, and not how. */
const CAN_RESUME = '{thread}';

export function lastGoodOf(config: Config): LastGood {
  const { plane, warpgate, iteration_cap, limits, retry, notices, pull_requests } = config;
  return plain({
    plane,
    projects: each(config.projects, ofProject),
    terminals: each(config.terminals, ofTerminal),
    warpgate: warpgate === undefined ? undefined : ofWarpgate(warpgate),
    executors: each(config.executors, ofExecutor),
    iteration_cap,
    limits,
    retry,
    notices,
    pull_requests,
  });
}

/** `require_label` stops what runs, where such a label is taken off; `repos` tell whose trouble a failure is. */
function ofProject(project: ProjectConfig): object {
  const { states, routing, default_executor, require_label, repos, iteration_cap } = project;
  const leading = Object.entries(routing.by_label).filter(([, { terminal }]) => terminal !== undefined);
  const by_label = Object.fromEntries(leading.map(([label, { terminal }]) => [label, { terminal }]));
  return {
    states,
    routing: { by_assignee: routing.by_assignee, by_label },
    default_executor,
    require_label,
    repos,
    iteration_cap,
  };
}

function ofTerminal(terminal: TerminalConfig): object {
  const fields = OF_TERMINALS.map((key): [string, unknown] => [key, terminal[key]]);
  return Object.fromEntries(fields.filter(([, value]) => !isEmpty(value)));
}

/**
 * Without the relay: a command is never taken from the state, which others can write. What it alone was handed stays a
 * secret all the same.
 */
function ofWarpgate({ relay: _, vault_config: __, ...rest }: WarpgateConfig): object {
  return rest;
}

function ofExecutor({ adapter, resume, default_model, token_key }: ExecutorConfig): object {
  return { adapter, default_model, resume: resume === undefined ? undefined : CAN_RESUME, token_key };
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function each<T>(table: Readonly<Record<string, T>>, of: (entry: T) => object): Record<string, object> {
  return Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, of(entry)]));
}

/** As it stands in a file: without what is not there. */
function plain(value: object): LastGood {
  return JSON.parse(JSON.stringify(value)) as LastGood;
}

/** Tables whose entries are good or not each on its own. */
export const NAMED = ['projects', 'terminals', 'executors'] as const;
export type Named = (typeof NAMED)[number];

type Table = { [key: string]: unknown };

/**
 * What was kept, as a configuration by which nothing may start. Another version may have written it, so what does not fit
 * is left out.
 * @param besides what is known from elsewhere: where the state is, and whose comments counted.
 * @returns null: too little was kept to go by.
 */
export function recalled(kept: LastGood, besides: Pick<Config, 'state' | 'allowed_authors'>): Config | null {
  const copy: Table = { ...structuredClone(kept), ...besides };
  for (;;) {
    const parsed = Config.safeParse(copy);
    if (parsed.success) return parsed.data;
    const cut = parsed.error.issues.map((issue) => {
      const unknown = issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [issue.path[0]];
      return unknown.map((section) => leaveOut(copy, String(section), issue.path[1])).some(Boolean);
    });
    if (!cut.some(Boolean)) return null;
  }
}

/** An entry of a named table, or a whole section. Returns whether it was there. */
function leaveOut(root: Table, section: string, name: PropertyKey | undefined): boolean {
  const table = root[section];
  const inside = name !== undefined && NAMED.some((known) => known === section) && isTable(table);
  const [from, key] = inside ? [table, String(name)] : [root, section];
  if (!Object.hasOwn(from, key)) return false;
  delete from[key];
  return true;
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
