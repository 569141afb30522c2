/**
 * Projects whose identifier was changed, in Plane and in the configuration: their ids tell that they are the same, so
 * their work items and open runs go on under the new keys. Pure.
 */
import type { Config } from '../../config/schema.ts';
import type { Renamed } from './events.ts';
import type { Observations } from '../observations.ts';
import { withKey } from './run-key.ts';
import type { State } from './state.ts';
import type { Tables } from './tables.ts';

/** Projects that were read now under another identifier than state has them, and former ones, which nothing names now. */
export function renamesOf({ projects }: State, obs: Observations, config: Config): readonly Renamed[] {
  const others = Object.keys(config.projects).flatMap((key) => {
    const seen = obs.projects[key];
    if (seen?.ok !== true || !seen.fresh || projects[key]?.info.id === seen.info.id) return [];
    return [{ key, id: seen.info.id }];
  });
  const renamed = others.flatMap(({ key: to, id }) => {
    const from = Object.keys(projects).find((key) => projects[key]?.info.id === id);
    return from === undefined ? [] : [{ from, to }];
  });
  const former = others.flatMap(({ key: from }) => {
    const known = projects[from];
    if (known === undefined || renamed.some((names) => names.from === from)) return [];
    return [{ from, to: formerName(from, known.info.id) }];
  });
  return [...renamed, ...former];
}

const ID_SHOWN = 8;

/**
 * Another project has the identifier by now: what is still to be said of the one that had it goes there by its id, and not
 * to a work item of the same id in the other, which Plane would take without a word. No identifier holds such signs,
 * and keys are looked for in capitals.
 */
function formerName(key: string, id: string): string {
  return `${key} (${id.slice(0, ID_SHOWN).toUpperCase()})`;
}

export function isFormer(project: string): boolean {
  return project.endsWith(')');
}

/** Ids of runs, directories and comments stay as they were given, and further runs are named after the first. */
export function foldRenames(draft: Tables, names: readonly Renamed[]): void {
  const now = new Map(names.map(({ from, to }) => [from, to]));
  const { items, inflight, projects } = draft.state;
  for (const [item_id, item] of Object.entries(items)) {
    const project = now.get(item.project);
    if (project === undefined) continue;
    if (isFormer(project) && item.runs === 0) draft.delete('items', item_id);
    else draft.set('items', item_id, { ...withKey(item, renamed(item.key, project)), project });
  }
  for (const [item_id, run] of Object.entries(inflight)) {
    const project = now.get(run.project);
    if (project !== undefined) draft.set('inflight', item_id, { ...run, project, key: renamed(run.key, project) });
  }
  for (const { from } of names) draft.delete('projects', from);
  for (const { from, to } of names) {
    const record = projects[from];
    const isEmpty = isFormer(to) && !Object.values(draft.state.items).some(({ project }) => project === to);
    if (record !== undefined && !isEmpty) draft.set('projects', to, { ...record, info: { ...record.info, key: to } });
  }
}

/** `ENG-12` → `CORE-12`. */
function renamed(key: string, project: string): string {
  return `${project}${key.slice(key.lastIndexOf('-'))}`;
}
