/** Which Plane users are bots of which terminal, and which states of a project mean what. Built once a tick. */
import { labelKey } from '../../config/labels.ts';
import { shown } from '../../config/problem.ts';
import type { Config, ProjectConfig } from '../../config/schema.ts';
import type { Problem } from '../../errors.ts';
import type { ItemState, ProjectInfo } from '../../model/work-item.ts';
import type { Observations } from '../observations.ts';

export interface ProjectView {
  readonly key: string;
  readonly config: ProjectConfig;
  readonly info: ProjectInfo;
  /** Plane user id → terminal: whose items are started. */
  readonly bots: ReadonlyMap<string, string>;
  /** Users that are bots as far as is known, also those whose token or name is in doubt just now. */
  readonly ours: ReadonlySet<string>;
  readonly working: ItemState;
  readonly review: ItemState | null;
  readonly question: ItemState | null;
  readonly blocked: ItemState | null;
  readonly pick_up: ReadonlySet<string>;
  /** User ids whose comments count. */
  readonly authors: ReadonlySet<string>;
}

export type ViewResult = { readonly view: ProjectView | null; readonly problems: readonly Problem[] };

/** Resolves names to ids; without the working state or an archived project there is no view, and the problem says so. */
export function viewProject(
  key: string,
  config: Config,
  info: ProjectInfo,
  obs: Pick<Observations, 'identities'>,
): ViewResult {
  const project = config.projects[key];
  if (project === undefined) return { view: null, problems: [] };
  if (info.archived) {
    return {
      view: null,
      problems: [
        problem(
          'project-archived',
          `Project ${key} is archived: nothing starts there.`,
          'Restore it, or take it out of the config.',
        ),
      ],
    };
  }
  const problems: Problem[] = [];
  const find = (name: string | undefined, where: string): ItemState | null => {
    if (name === undefined) return null;
    const state = info.states.find((candidate) => candidate.name === name);
    if (state !== undefined) return state;
    const names = info.states.map((candidate) => candidate.name).join(', ');
    problems.push(
      problem(
        'state-unknown',
        `projects.${key}.states.${where}: project ${key} has no state "${name}".`,
        `${sameButForCase(name, info) === null ? '' : 'Letter case counts in the names of states. '}Use one of: ${names}; or add it in Plane.`,
      ),
    );
    return null;
  };
  const working = find(project.states.working, 'working');
  if (working === null) return { view: null, problems };
  const bots = new Map<string, string>();
  const ours = new Set<string>();
  for (const [name, terminal] of Object.entries(project.routing.by_assignee)) {
    const identity = obs.identities.get(terminal);
    if (identity === undefined) continue;
    const user_id = 'problem' in identity ? identity.last_user_id : identity.user_id;
    if (user_id !== null) ours.add(user_id);
    if ('problem' in identity) {
      problems.push(identity.problem);
      continue;
    }
    const member = info.members.find((candidate) => candidate.id === identity.user_id);
    if (member === undefined || member.display_name !== name) {
      problems.push(
        problem(
          'plane-user-mismatch',
          `projects.${key}.routing.by_assignee: "${name}" is not the user behind the token of terminal ${terminal}` +
            (member === undefined ? ', who is not a member of the project.' : `, who is "${member.display_name}".`),
          'Correct the name or the token, or add the user to the project.',
        ),
      );
      continue;
    }
    bots.set(identity.user_id, terminal);
  }
  const review = find(project.states.review, 'review');
  const question = find(project.states.question, 'question');
  const blocked = find(project.states.blocked, 'blocked');
  const answers = [review, question, blocked].map((state) => state?.id);
  const unstarted = info.states.filter((state) => state.group === 'unstarted' && !answers.includes(state.id));
  // A state in which an answer waits starts nothing by itself, whatever group the project has put it in.
  const picked = project.states.pick_up?.map((name) => find(name, 'pick_up')?.id) ?? [
    working.id,
    ...unstarted.map((state) => state.id),
  ];
  const view: ProjectView = {
    key,
    config: project,
    info,
    bots,
    ours,
    working,
    review,
    question,
    blocked,
    pick_up: new Set(picked.filter((id) => id !== undefined)),
    authors: authorsOf(config, info),
  };
  return { view, problems };
}

/** The state that the name means, were it not for letter case and blanks; null: there is none. */
function sameButForCase(name: string, { states }: ProjectInfo): string | null {
  return states.find((state) => labelKey(state.name) === labelKey(name))?.name ?? null;
}

/** The states in which an item may start, as the end of a sentence, and what is wrong with how they are named. */
export function pickUpWords({ key, config, info, pick_up }: ProjectView): string {
  const names = info.states.filter(({ id }) => pick_up.has(id)).map(({ name }) => name);
  const are =
    names.length === 0
      ? 'there is none'
      : names.length === 1
        ? `that is ${names.join('')}`
        : `those are ${names.join(', ')}`;
  const unknown = (config.states.pick_up ?? []).filter((name) => !info.states.some((state) => state.name === name));
  return [
    `${are}.`,
    ...unknown.map((name) => {
      const meant = sameButForCase(name, info);
      const hint = meant === null ? '' : ` (letter case counts there: it has ${shown(meant)})`;
      return `projects.${key}.states.pick_up names ${shown(name)}, which is no state of the project${hint}.`;
    }),
  ].join(' ');
}

/** Why the items of a project without a view wait. */
export function unusable(key: string, config: Config, obs: Pick<Observations, 'projects' | 'identities'>): string {
  const seen = obs.projects[key];
  if (seen === undefined) return `Project ${key} could not be read.`;
  if (!seen.ok) return seen.problem.message;
  return viewProject(key, config, seen.info, obs).problems[0]?.message ?? `Project ${key} could not be read.`;
}

/** User ids of `allowed_authors`; an address that no member has stays as it is. */
export function authorsOf(config: Config, info: ProjectInfo): ReadonlySet<string> {
  const byEmail = new Map(info.members.map((member) => [member.email.toLowerCase(), member.id]));
  return new Set(config.allowed_authors.map((author) => byEmail.get(author.toLowerCase()) ?? author));
}

function problem(code: string, message: string, remedy: string): Problem {
  return { code, message, remedy, retry: false };
}
