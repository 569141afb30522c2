/** Steps that look at the project in Plane and change nothing. */
import { viewProject } from '../core/routing/bots.ts';
import type { Identity } from '../core/observations.ts';
import { missingLabels as missingOf } from '../config/labels.ts';
import { AgentdError } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { ProjectInfo } from '../model/work-item.ts';
import type { Bench } from './bench.ts';
import { quietState } from './quiet-state.ts';

export async function readProject(bench: Bench): Promise<string> {
  const { plan, ports } = bench;
  const info = await ports.tracker.project(plan.project);
  if (info.archived) {
    throw problem(
      'project-archived',
      `Project ${plan.project} is archived: nothing starts there.`,
      'Restore it, or take it out of the config.',
    );
  }
  bench.project = info;
  return `It reads project ${info.key} (${info.name}).`;
}

/** As a tick judges it: the name under `by_assignee` is that of the user behind the terminal's token; and `plane_user` is, too. */
export async function checkIdentity(bench: Bench): Promise<string> {
  const { plan, ports } = bench;
  const info = projectOf(bench);
  const { terminal, terminal_config, project } = plan;
  const user_id = await ports.writer.whoAmI(terminal);
  const member = info.members.find(({ id }) => id === user_id);
  const path = `terminals.${terminal}`;
  if (member === undefined) {
    throw problem(
      'plane-user-mismatch',
      `The user behind ${path}.token_key is no member of project ${project}.`,
      'Add the user to the project with the role Member, or correct the token.',
    );
  }
  if (member.display_name !== terminal_config.plane_user) {
    throw problem(
      'plane-user-mismatch',
      `${path}.plane_user is "${terminal_config.plane_user}", and the user behind its token is "${member.display_name}".`,
      'Correct the name, or put the token of that user into the variable that token_key names.',
    );
  }
  const { problems } = viewOf(bench, new Map([[terminal, { user_id, fresh: true }]]));
  const mismatch = problems.find(({ code }) => code === 'plane-user-mismatch');
  if (mismatch !== undefined) throw new AgentdError(mismatch);
  const refused = await ports.writer.mayWrite(info, terminal);
  if (refused !== null) throw new AgentdError(refused);
  bench.user_id = user_id;
  return `It answers as ${member.display_name}, a member of ${project}.`;
}

/** All names that are wrong at once; then the state in which the work item can lie undisturbed. */
export function checkStates(bench: Bench): Promise<string> {
  const info = projectOf(bench);
  const { view, problems } = viewOf(bench, new Map());
  const [first, ...more] = problems;
  if (first !== undefined) {
    const message = [first, ...more].map((one) => one.message).join(' ');
    return Promise.reject(new AgentdError({ ...first, message }));
  }
  const pick_up = view?.pick_up ?? new Set(info.states.map(({ id }) => id));
  bench.quiet = quietState(info.states, pick_up);
  if (bench.quiet === null) {
    return Promise.reject(
      problem(
        'smoke-no-quiet-state',
        `Every state of project ${info.key} is a pick-up state, so a work item for a trial could be taken up.`,
        `Leave one out of projects.${info.key}.states.pick_up.`,
      ),
    );
  }
  const picked = info.states.filter(({ id }) => pick_up.has(id)).map(({ name }) => name);
  return Promise.resolve(
    `All that are configured exist; items are picked up in ${picked.join(', ')}.${missingLabels(bench, info)}`,
  );
}

/** A label can still be made; until then it routes nothing, and a misspelt one never does. */
function missingLabels({ plan }: Bench, { key, labels }: ProjectInfo): string {
  const project = plan.config.projects[plan.project];
  const named = [...Object.keys(project?.routing.by_label ?? {}), ...[project?.require_label ?? []].flat()];
  const missing = missingOf(named, Object.values(labels)).map((label) => `"${label}"`);
  return missing.length === 0
    ? ''
    : ` Project ${key} has no label ${missing.join(', ')}, which the configuration names.`;
}

export function projectOf({ project }: Bench): ProjectInfo {
  if (project === null) throw new Error('the project has not been read');
  return project;
}

function viewOf(bench: Bench, identities: ReadonlyMap<string, Identity>): ReturnType<typeof viewProject> {
  const nothing = { projects: {}, details: new Map(), runs: new Map(), terminals: new Map(), rights: new Map() };
  return viewProject(bench.plan.project, bench.ports.config, projectOf(bench), { ...nothing, identities });
}

function problem(code: string, message: string, remedy: string): AgentdError {
  const told: Problem = { code, message, remedy, retry: false };
  return new AgentdError(told);
}
