/** What agentd takes a label for that is written otherwise in the configuration, in sentences for people. Pure. */
import { behind, labelKey, namedBy } from '../../config/labels.ts';
import { shown } from '../../config/problem.ts';
import type { Config } from '../../config/schema.ts';
import type { ItemRecord } from '../state/state.ts';

const RULE = 'letter case and blanks around a label do not count';

/** One sentence for each such label of the item; a label that is written as the configuration has it needs none. */
export function labelNotes({ project, seen }: Pick<ItemRecord, 'project' | 'seen'>, config: Config): string[] {
  const known = Object.hasOwn(config.projects, project) ? config.projects[project] : undefined;
  if (known === undefined) return [];
  const places: readonly (readonly [place: string, names: readonly string[]])[] = [
    ['require_label', [known.require_label ?? []].flat()],
    ['routing.by_label', Object.keys(known.routing.by_label)],
  ];
  return seen.labels.flatMap((label) => {
    const found = places.flatMap(([place, names]) => {
      const name = names.find((other) => other === label) ?? namedBy(label, names);
      return name === undefined ? [] : [{ place, name }];
    });
    const other = found.find(({ name }) => name !== label);
    if (other !== undefined) return [`${shown(label)} counts as ${shown(other.name)} of ${other.place}: ${RULE}.`];
    return found.length > 0 ? [] : chosen(label, config);
  });
}

/** `exec:CODEX` chooses an executor that is written `codex`. */
function chosen(label: string, config: Config): string[] {
  const word = behind('exec:', label);
  const name = word === null ? undefined : namedBy(word, Object.keys(config.executors));
  if (word === null || name === undefined || labelKey(label) !== labelKey(`exec:${name}`)) return [];
  return label === `exec:${name}` ? [] : [`${shown(label)} chooses the executor ${shown(name)}: ${RULE}.`];
}
