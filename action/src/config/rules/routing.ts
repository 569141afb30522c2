/** Rules about who does the work: projects point to terminals and executors that are there and fit. */
import { didYouMean } from '../nearest.ts';
import type { Path } from '../problem.ts';
import { labelKey } from '../labels.ts';
import { listed, shown } from '../problem.ts';
import type { Hit, Rule, RuleInput } from './rule.ts';
import { each, entry, error, routedTerminals, warning } from './rule.ts';

function unknownName(kind: 'terminals' | 'executors', name: string, path: Path, input: RuleInput): Hit[] {
  const declared = input.declared[kind];
  if (declared === null || declared.has(name)) return [];
  const remedy = (): string =>
    didYouMean(name, declared, `Add it under \`${kind}\`, or name one of ${listed([...declared], 'or')}.`);
  return [error(path, `There is no ${kind.slice(0, -1)} ${shown(name)}.`, remedy)];
}

const somethingToDo: Rule = {
  name: 'something-to-do',
  check: ({ declared }) =>
    (['projects', 'terminals', 'executors'] as const)
      .filter((section) => declared[section]?.size === 0)
      .map((section) => error([section], `\`${section}\` has no entry, so nothing can run.`, 'Add one.')),
};

const assigneeTerminalExists: Rule = {
  name: 'assignee-terminal-exists',
  check: each('projects', (project, path, input) =>
    Object.entries(project.routing.by_assignee).flatMap(([user, terminal]) =>
      unknownName('terminals', terminal, [...path, 'routing', 'by_assignee', user], input),
    ),
  ),
};

/** A result is published with the terminal's token, so the assignee must be the user behind it. */
const assigneeIsPlaneUser: Rule = {
  name: 'assignee-is-plane-user',
  check: each('projects', (project, path, { config }) =>
    Object.entries(project.routing.by_assignee).flatMap(([user, name]) => {
      const terminal = entry(config.terminals, name);
      if (terminal === null || terminal.plane_user === user) return [];
      const message = `Items of ${shown(user)} go to ${shown(name)}, which answers as ${shown(terminal.plane_user)}.`;
      const remedy = `Write ${shown(terminal.plane_user)} here, or change \`terminals.${name}.plane_user\`; letter case counts.`;
      const relies: Path[] = [['terminals', name, 'plane_user']];
      return [error([...path, 'routing', 'by_assignee', user], message, remedy, { at: 'key', relies })];
    }),
  ),
};

const someoneIsRouted: Rule = {
  name: 'someone-is-routed',
  check: each('projects', (project, path) => {
    const at = [...path, 'routing', 'by_assignee'];
    if (Object.keys(project.routing.by_assignee).length > 0) return [];
    const message = 'Nobody is routed, so no item can start.';
    return [error(at, message, 'Add `<plane_user>: <terminal>`.', { relies: [at] })];
  }),
};

/** A label may send an item to another terminal of the same user; two assignees that are one user would be a toss-up. */
const oneTerminalPerUser: Rule = {
  name: 'one-terminal-per-user',
  check: each('projects', (project, path, { config }) => {
    const seen = new Map<string, string>();
    return Object.entries(project.routing.by_assignee).flatMap(([user, name]) => {
      const answersAs = entry(config.terminals, name)?.plane_user ?? user;
      const key = answersAs.trim().toLowerCase();
      const first = seen.get(key);
      seen.set(key, first ?? name);
      if (first === undefined || first === name) return [];
      const message = `${shown(first)} and ${shown(name)} both answer as ${shown(answersAs)} in this project.`;
      const remedy = 'Give each terminal a Plane user of its own, or reach the second one by `routing.by_label`.';
      const relies: Path[] = [first, name].map((terminal) => ['terminals', terminal, 'plane_user']);
      return [error([...path, 'routing', 'by_assignee', user], message, remedy, { at: 'key', relies })];
    });
  }),
};

const labelRouteExists: Rule = {
  name: 'label-route-exists',
  check: each('projects', (project, path, input) =>
    Object.entries(project.routing.by_label).flatMap(([label, route]) => {
      const at = [...path, 'routing', 'by_label', label];
      const executor =
        route.executor === undefined ? [] : unknownName('executors', route.executor, [...at, 'executor'], input);
      const terminal =
        route.terminal === undefined ? [] : unknownName('terminals', route.terminal, [...at, 'terminal'], input);
      return [...executor, ...terminal];
    }),
  ),
};

/** Labels are compared without regard to case, so only one of two such entries could ever choose. */
const labelsDiffer: Rule = {
  name: 'labels-differ',
  check: each('projects', (project, path) => {
    const labels = Object.keys(project.routing.by_label);
    return labels.flatMap((label, index) => {
      const same = labels.slice(0, index).find((other) => labelKey(other) === labelKey(label));
      if (same === undefined) return [];
      const message = `${shown(label)} and ${shown(same)} are one label: letter case and blanks around a label do not count.`;
      const relies: Path[] = [[...path, 'routing', 'by_label', same]];
      return [error([...path, 'routing', 'by_label', label], message, 'Keep one of the two.', { relies })];
    });
  }),
};

const labelTerminalFits: Rule = {
  name: 'label-terminal-fits',
  check: each('projects', (project, path, { config }) =>
    Object.entries(project.routing.by_label).flatMap(([label, route]) => {
      const terminal = route.terminal === undefined ? null : entry(config.terminals, route.terminal);
      if (terminal === null || route.terminal === undefined) return [];
      const users = Object.keys(project.routing.by_assignee);
      if (users.includes(terminal.plane_user)) return [];
      const message = `${shown(route.terminal)} answers as ${shown(terminal.plane_user)}, and no item of this project is assigned to that user.`;
      const remedy = `Name a terminal that answers as ${listed(users, 'or')}, or route that user in \`by_assignee\`.`;
      const relies: Path[] = [
        ['terminals', route.terminal, 'plane_user'],
        [...path, 'routing', 'by_assignee'],
      ];
      return [error([...path, 'routing', 'by_label', label, 'terminal'], message, remedy, { relies })];
    }),
  ),
};

/** The executor a label names must run on the terminal it names, or on one that is routed. */
const labelExecutorOffered: Rule = {
  name: 'label-executor-offered',
  check: each('projects', (project, path, { config, declared }) =>
    Object.entries(project.routing.by_label).flatMap(([label, { executor, terminal }]) => {
      if (executor === undefined || declared.executors?.has(executor) !== true) return [];
      const names = terminal === undefined ? routedTerminals(project) : [terminal];
      const terminals = names.map((name) => entry(config.terminals, name));
      if (terminals.length === 0 || terminals.some((one) => one === null || one.executors.includes(executor)))
        return [];
      const message = `No terminal that this label can lead to offers ${shown(executor)}.`;
      const remedy = `Add it to the \`executors\` of ${listed(names, 'or')}.`;
      const relies: Path[] = names.map((name) => ['terminals', name, 'executors']);
      return [error([...path, 'routing', 'by_label', label, 'executor'], message, remedy, { relies })];
    }),
  ),
};

const defaultExecutorExists: Rule = {
  name: 'default-executor-exists',
  check: each('projects', (project, path, input) =>
    unknownName('executors', project.default_executor, [...path, 'default_executor'], input),
  ),
};

/** An error if no routed terminal offers it; a warning for each that does not, since items there need a label. */
const defaultExecutorOffered: Rule = {
  name: 'default-executor-offered',
  check: each('projects', (project, path, { config, declared }) => {
    const executor = project.default_executor;
    const routed = routedTerminals(project).filter((name) => entry(config.terminals, name) !== null);
    if (routed.length === 0 || declared.executors?.has(executor) !== true) return [];
    const without = routed.filter((name) => entry(config.terminals, name)?.executors.includes(executor) === false);
    if (without.length === 0) return [];
    const at = [...path, 'default_executor'];
    const relies: Path[] = routed.map((name) => ['terminals', name, 'executors']);
    const remedy = `Add ${shown(executor)} to the \`executors\` of ${listed(without, 'and')}.`;
    if (without.length === routed.length) {
      return [error(at, `No terminal of this project offers ${shown(executor)}.`, remedy, { relies })];
    }
    const message = `${listed(without, 'and')} ${without.length === 1 ? 'does' : 'do'} not offer ${shown(executor)}: items there start only with a label that chooses another executor.`;
    return [warning(at, message, remedy, { relies })];
  }),
};

const terminalExecutorsExist: Rule = {
  name: 'terminal-executors-exist',
  check: each('terminals', (terminal, path, input) =>
    terminal.executors.flatMap((name, i) => unknownName('executors', name, [...path, 'executors', i], input)),
  ),
};

const repoOverridesFit: Rule = {
  name: 'repo-overrides-fit',
  check: each('projects', (project, path, input) =>
    Object.keys(project.repos).flatMap((name) => {
      const at = [...path, 'repos', name];
      if (entry(input.config.terminals, name) === null) return unknownName('terminals', name, at, input);
      if (routedTerminals(project).includes(name)) return [];
      return [
        warning(at, `No item of this project goes to ${shown(name)}.`, 'Route it, or remove the line.', { at: 'key' }),
      ];
    }),
  ),
};

const everythingIsUsed: Rule = {
  name: 'everything-is-used',
  check: ({ config }) => {
    const routed = new Set(Object.values(config.projects).flatMap(routedTerminals));
    const offered = new Set(Object.values(config.terminals).flatMap((terminal) => terminal.executors));
    const idle = Object.keys(config.terminals).filter((name) => !routed.has(name));
    const unused = Object.keys(config.executors).filter((name) => !offered.has(name));
    return [
      ...idle.map((name) =>
        warning(
          ['terminals', name],
          `No project routes items to ${shown(name)}.`,
          'Add it to `routing.by_assignee` of a project, or remove it.',
          { at: 'key', relies: [['projects']] },
        ),
      ),
      ...unused.map((name) =>
        warning(
          ['executors', name],
          `No terminal offers ${shown(name)}.`,
          'Add it to the `executors` of a terminal, or remove it.',
          { at: 'key', relies: [['terminals']] },
        ),
      ),
    ];
  },
};

export const ROUTING_RULES: readonly Rule[] = [
  somethingToDo,
  assigneeTerminalExists,
  assigneeIsPlaneUser,
  someoneIsRouted,
  oneTerminalPerUser,
  labelRouteExists,
  labelsDiffer,
  labelTerminalFits,
  labelExecutorOffered,
  defaultExecutorExists,
  defaultExecutorOffered,
  terminalExecutorsExist,
  repoOverridesFit,
  everythingIsUsed,
];
