/**
 * Whether what was read of a project earlier still serves. Where it does not fit the configuration, a person may have
 * mended it in Plane just now, so it is read again at once and not only when it has grown old. Pure.
 */
import type { Config } from '../../config/schema.ts';
import type { ProjectInfo } from '../../model/work-item.ts';

/** A project as state keeps it. */
interface Known {
  readonly info: ProjectInfo;
  readonly authors: readonly string[];
}

/** Everything that the configuration names is there, it was read for the same authors, and the project is in use. */
export function isCacheValid(key: string, config: Config, known: Known): boolean {
  const project = config.projects[key];
  const { info } = known;
  if (project === undefined || info.archived || !hasSameAuthors(config, known)) return false;
  const { working, review, question, blocked, pick_up = [] } = project.states;
  const states = new Set(info.states.map((state) => state.name));
  const members = new Set(info.members.map((member) => member.display_name));
  return (
    [working, review, question, blocked, ...pick_up].every((name) => name === undefined || states.has(name)) &&
    Object.keys(project.routing.by_assignee).every((name) => members.has(name))
  );
}

/** Lists that were read in part, together with what was known: what such a list lacks is not absent. */
export function withKnown(info: ProjectInfo, known: ProjectInfo | undefined): ProjectInfo {
  if (known === undefined) return info;
  return {
    ...info,
    states: union(info.states, known.states),
    labels: { ...known.labels, ...info.labels },
    members: union(info.members, known.members),
  };
}

function union<T extends { readonly id: string }>(read: readonly T[], known: readonly T[]): readonly T[] {
  const ids = new Set(read.map(({ id }) => id));
  return [...read, ...known.filter(({ id }) => !ids.has(id))];
}

/** Of members that no author is, state keeps no address: others cannot be told by what was read for these. */
export function hasSameAuthors({ allowed_authors }: Config, { authors }: Pick<Known, 'authors'>): boolean {
  return authors.length === allowed_authors.length && authors.every((author) => allowed_authors.includes(author));
}

/** The user is the one that the configuration expects behind the token of `terminal`, as far as members were read. */
export function isExpected(
  user_id: string,
  terminal: string,
  config: Config,
  infos: Readonly<Record<string, { readonly info: ProjectInfo }>>,
): boolean {
  const assigned = isAssignedTo(terminal, config);
  return Object.entries(config.projects).every(([key, project]) => {
    const info = infos[key]?.info;
    if (info === undefined || info.archived) return true;
    const name = info.members.find((member) => member.id === user_id)?.display_name;
    const { by_assignee, by_label } = project.routing;
    const expected = Object.entries(by_assignee).filter(([, target]) => target === terminal);
    if (assigned) return expected.every(([assignee]) => assignee === name);
    const led = Object.values(by_label).some((route) => route.terminal === terminal);
    return !led || config.terminals[terminal]?.plane_user === name;
  });
}

/** Items are assigned to its user; to other terminals only labels lead. */
export function isAssignedTo(terminal: string, { projects }: Config): boolean {
  return Object.values(projects).some(({ routing }) => Object.values(routing.by_assignee).includes(terminal));
}
