/**
 * Projects whose identifier was changed, in Plane and in the configuration: their ids tell that they are the same, so
 * their work items and open runs go on under the new keys. Pure.
 */
import type { Config } from '../config/schema.ts';
import type { Renamed } from './events.ts';
import type { Observations } from './observations.ts';
import { withKey } from './run-key.ts';
import type { State } from './state.ts';
import type { Tables } from './tables.ts';

/** Projects that were read now under another identifier than state has them. */
export function renamesOf({ projects }: State, obs: Observations, config: Config): readonly Renamed[] {
  return Object.keys(config.projects).flatMap((to) => {
    const seen = obs.projects[to];
    if (seen?.ok !== true || !seen.fresh || projects[to]?.info.id === seen.info.id) return [];
    const from = Object.keys(projects).find((key) => projects[key]?.info.id === seen.info.id);
    return from === undefined ? [] : [{ from, to }];
  });
}

/** Ids of runs, directories and comments stay as they were given, and further runs are named after the first. */
export function foldRenames(draft: Tables, names: readonly Renamed[]): void {
  const now = new Map(names.map(({ from, to }) => [from, to]));
  const { items, inflight, projects } = draft.state;
  for (const [item_id, item] of Object.entries(items)) {
    const project = now.get(item.project);
    if (project !== undefined) draft.set('items', item_id, { ...withKey(item, renamed(item.key, project)), project });
  }
  for (const [item_id, run] of Object.entries(inflight)) {
    const project = now.get(run.project);
    if (project !== undefined) draft.set('inflight', item_id, { ...run, project, key: renamed(run.key, project) });
  }
  for (const { from } of names) draft.delete('projects', from);
  for (const { from, to } of names) {
    const record = projects[from];
    if (record !== undefined) draft.set('projects', to, { ...record, info: { ...record.info, key: to } });
  }
}

/** `ENG-12` → `CORE-12`. */
function renamed(key: string, project: string): string {
  return `${project}${key.slice(key.lastIndexOf('-'))}`;
}
