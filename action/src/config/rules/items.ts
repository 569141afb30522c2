/** Rules about the states of items, and about who may speak to agents. */
import type { Path } from '../problem.ts';
import { shown } from '../problem.ts';
import type { Rule } from './rule.ts';
import { each, error, warning } from './rule.ts';

const ANSWERS = ['review', 'question', 'blocked'] as const;

const statesAreNamed: Rule = {
  name: 'states-are-named',
  check: each('projects', (project, path) =>
    ANSWERS.filter((tag) => project.states[tag] === undefined).map((tag) =>
      warning(
        [...path, 'states', tag],
        `No state is named for \`[${tag}]\`: such items stay where they are.`,
        `In Plane, open the project's settings, "States", and add one (group "Started"); then write its name under \`states.${tag}\`.`,
        { relies: [[...path, 'states']] },
      ),
    ),
  ),
};

const statesAreDistinct: Rule = {
  name: 'states-are-distinct',
  check: each('projects', (project, path) => {
    const { states } = project;
    return ANSWERS.flatMap((tag) => {
      const name = states[tag];
      const at = [...path, 'states', tag];
      const relies: Path[] = [[...path, 'states', 'working']];
      if (name === undefined) return [];
      if (name === states.working) {
        return [
          error(
            at,
            `\`${tag}\` and \`working\` are one state, so an answer could not be told from work.`,
            'Name another state, or remove the line to leave the item where it is.',
            { relies },
          ),
        ];
      }
      if (states.pick_up?.includes(name) !== true) return [];
      return [
        warning(
          at,
          `${shown(name)} is also a pick-up state: people cannot see whether an item waits for them or for an agent.`,
          'Take it out of `pick_up`.',
        ),
      ];
    });
  }),
};

const pickUpIsPossible: Rule = {
  name: 'pick-up-is-possible',
  check: each('projects', (project, path) =>
    project.states.pick_up?.length === 0
      ? [
          error(
            [...path, 'states', 'pick_up'],
            '`pick_up` is an empty list, so no item can start.',
            'Name the states, or remove the key to use the group `unstarted`.',
          ),
        ]
      : [],
  ),
};

const authorsAreNamed: Rule = {
  name: 'authors-are-named',
  check: ({ config }) => {
    const { allowed_authors } = config;
    if (allowed_authors.length === 0) {
      const message = 'Nobody is named, so comments start nothing: an answer can be followed only by moving the item.';
      return [warning(['allowed_authors'], message, 'List the user ids or e-mail addresses of those who may ask.')];
    }
    return allowed_authors.flatMap((author, i) =>
      /^[^\s@]+@[^\s@]+$/.test(author) || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(author)
        ? []
        : [
            warning(
              ['allowed_authors', i],
              `${shown(author)} is neither a user id nor an e-mail address, so it matches nobody.`,
              'Write the e-mail address with which the member is known in Plane.',
            ),
          ],
    );
  },
};

export const ITEM_RULES: readonly Rule[] = [statesAreNamed, statesAreDistinct, pickUpIsPossible, authorsAreNamed];
