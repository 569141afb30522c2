/** Checks of the projects that lead to a terminal: what the configuration names there is there. Pure. */
import { labelKey } from '../config/labels.ts';
import { didYouMean } from '../config/nearest.ts';
import { listed, shown } from '../config/problem.ts';
import type { ProjectConfig } from '../config/schema.ts';
import type { Member, ProjectInfo } from '../model/work-item.ts';
import { failed, ofProblem, ok, skipped, warning } from './rows.ts';
import type { Finding } from './rows.ts';
import type { Seen } from './seen.ts';

export function checkProjects({ config, projects, identity }: Seen): readonly Finding[] {
  if (projects.size === 0) return [skipped('project', 'No project leads to this terminal.')];
  const found: Finding[] = [];
  const read: ProjectInfo[] = [];
  for (const [key, project] of projects) {
    const named = config.projects[key];
    if ('problem' in project) {
      // Whose token is fine has been told of it in the row above.
      const told = identity.is === 'user';
      found.push(told ? skipped('project', `${key} could not be read.`) : ofProblem('project', project.problem));
    } else {
      read.push(project.info);
      if (named !== undefined) found.push(...checkProject(key, named, project.info));
    }
  }
  found.push(...checkAuthors(config.allowed_authors, read));
  return found.length > 0
    ? found
    : [ok('project', `${listed([...projects.keys()], 'and')}: all that is named is there.`)];
}

function checkProject(key: string, { states, routing, require_label }: ProjectConfig, info: ProjectInfo): Finding[] {
  if (info.archived) {
    return [failed('project', `${key} is archived: nothing starts there.`, 'Restore it, or take it out.')];
  }
  const names = info.states.map(({ name }) => name);
  const { pick_up = [], ...roles } = states;
  const wanted = [
    ...Object.entries(roles).flatMap(([role, name]) => (name === undefined ? [] : [[role, name] as const])),
    ...pick_up.map((name) => ['pick_up', name] as const),
  ];
  const unknown = wanted
    .filter(([, name]) => !names.includes(name))
    .map(([role, name]) =>
      failed(
        'project',
        `projects.${key}.states.${role}: ${key} has no state ${shown(name)}.`,
        `${didYouMean(name, names, `It has ${listed(names, 'and')}.`)} Write it as Plane does, letter case too; or add it in Plane.`,
      ),
    );
  const labels = new Set(Object.values(info.labels).map(labelKey));
  const absent = (label: string): boolean => !labels.has(labelKey(label));
  const required = [require_label ?? []].flat().filter(absent);
  const routed = Object.keys(routing.by_label).filter(absent);
  return [
    ...unknown,
    ...required.map((label) =>
      failed(
        'project',
        `projects.${key}.require_label: ${key} has no label ${shown(label)}, so nothing can start there.`,
        labelRemedy(label, info),
      ),
    ),
    ...routed.map((label) =>
      warning(
        'project',
        `projects.${key}.routing.by_label: ${key} has no label ${shown(label)}, so nobody can choose by it.`,
        labelRemedy(label, info),
      ),
    ),
  ];
}

function labelRemedy(label: string, { labels }: ProjectInfo): string {
  return didYouMean(label, Object.values(labels), 'Add it in Plane, or take it out of the configuration.');
}

/** Not everybody is in every project: only who is in none of these is told of. */
function checkAuthors(authors: readonly string[], projects: readonly ProjectInfo[]): Finding[] {
  const open = projects.filter(({ archived }) => !archived);
  const deaf = open.filter(({ members }) => authors.length > 0 && authors.every((author) => !isIn(members, author)));
  const [first] = open;
  const nowhere =
    first === undefined ? [] : authors.filter((author) => !open.some(({ members }) => isIn(members, author)));
  const keys = listed(
    open.map(({ key }) => key),
    'or',
  );
  const remedy = 'Correct the address (as in Plane’s profile of that person), or add the person to the project.';
  return [
    ...deaf.map(({ key }) =>
      failed('project', `allowed_authors: nobody of them is a member of ${key}, so no comment there is heard.`, remedy),
    ),
    ...nowhere.map((author) =>
      warning(
        'project',
        `allowed_authors: ${shown(author)} is no member of ${keys}, so that nothing of theirs is heard.`,
        remedy,
      ),
    ),
  ];
}

function isIn(members: readonly Member[], author: string): boolean {
  return members.some(({ id, email }) => id === author || email.toLowerCase() === author.toLowerCase());
}

/** Of several terminals that share projects, the first is told what is wrong with them. */
export function toldOnce<R extends Finding>(rows: readonly R[]): R[] {
  const told = new Set<string>();
  return rows.filter(({ check, status, detail }) => {
    if (check !== 'project' || status === 'ok' || status === 'skipped') return true;
    const known = told.has(detail);
    told.add(detail);
    return !known;
  });
}
