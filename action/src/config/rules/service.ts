/** Rules about Plane, the state, states of items, retries, and who may speak. */
import type { Path } from '../problem.ts';
import { listed, shown } from '../problem.ts';
import { secretUses } from '../secrets.ts';
import type { Hit, Rule } from './rule.ts';
import { each, error, warning } from './rule.ts';

const planeAddress: Rule = {
  name: 'plane-address',
  check: ({ config }) =>
    (['base_url', 'web_url'] as const).flatMap((key) => {
      const value = config.plane[key];
      if (value === undefined || !URL.canParse(value)) return [];
      const url = new URL(value);
      const path = ['plane', key];
      const hits: Hit[] = [];
      if (/\/api(\/v1)?\/?$/.test(url.pathname)) {
        hits.push(
          error(
            path,
            `\`${key}\` includes the path of the API.`,
            `Write ${shown(`${url.origin}${url.pathname.replace(/\/api(\/v1)?\/?$/, '')}`)}; the rest is added.`,
          ),
        );
      }
      if (url.search !== '' || url.hash !== '')
        hits.push(error(path, `\`${key}\` has a query or a fragment.`, `Write ${shown(url.origin)}.`));
      if (key === 'base_url' && url.protocol === 'http:' && !isLoopback(url.hostname)) {
        hits.push(warning(path, 'The API key would travel unencrypted.', 'Use an `https` address.'));
      }
      return hits;
    }),
};

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host);
}

const stateFitsItsStore: Rule = {
  name: 'state-fits-its-store',
  check: ({ config }) => {
    const { store, path, branch, repository } = config.state;
    const relies: Path[] = [['state', 'store']];
    const hits: Hit[] = [];
    if (store === 'file') {
      if (repository !== undefined) {
        hits.push(
          warning(['state', 'repository'], '`repository` has no effect with `store: file`.', 'Remove it.', {
            at: 'key',
            relies,
          }),
        );
      }
      return hits;
    }
    if (
      /^(?:[\\/~]|[A-Za-z]:)/.test(path) ||
      path.split(/[\\/]/).some((part) => part === '..' || part === '.' || part === '')
    ) {
      hits.push(
        error(
          ['state', 'path'],
          `With \`store: ${store}\` the path is one inside the repository.`,
          'Write it like `state/agentd-state.json`.',
          { relies },
        ),
      );
    }
    if (store === 'branch' && !isBranchName(branch)) {
      hits.push(
        error(
          ['state', 'branch'],
          `${shown(branch)} cannot be the name of a branch.`,
          'Use letters, digits, `-`, `_` and single slashes.',
          { relies },
        ),
      );
    }
    if (store === 'branch' && /^(?:main|master|trunk|develop)$/.test(branch)) {
      hits.push(
        error(
          ['state', 'branch'],
          'The state needs a branch of its own; every save is a commit.',
          'Remove the key to get `agentd-state`.',
          { relies },
        ),
      );
    }
    return hits;
  },
};

/** The part of git's rules for names of references that a person can run into. */
function isBranchName(name: string): boolean {
  return (
    !/[\s~^:?*[\\\u007f]|\.\.|@\{|\/\/|^[-/.]|[/.]$|\.lock$|\/\./.test(name) &&
    name !== '@' &&
    !name.startsWith('refs/')
  );
}

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
              'Use what `agentd doctor` or Plane shows for the member.',
            ),
          ],
    );
  },
};

const patternsCompile: Rule = {
  name: 'patterns-compile',
  check: ({ config }) =>
    (['transient_patterns', 'env_patterns'] as const).flatMap((key) =>
      (config.retry[key] ?? []).flatMap((pattern, i) => {
        const path = ['retry', key, i];
        const fault = patternFault(pattern);
        return fault === null
          ? []
          : [
              error(
                path,
                `The pattern ${fault}.`,
                'Write a JavaScript regular expression without slashes around it, in single quotes.',
              ),
            ];
      }),
    ),
};

function patternFault(pattern: string): string | null {
  try {
    return new RegExp(pattern, 'i').test('') ? 'matches an empty text, and so everything' : null;
  } catch {
    return 'is not a valid regular expression';
  }
}

const limitsAgree: Rule = {
  name: 'limits-agree',
  check: ({ config: { limits, retry } }) => {
    const hits: Hit[] = [];
    if (limits.stall_s >= limits.run_s) {
      hits.push(
        warning(
          ['limits', 'stall_s'],
          `A run ends after ${limits.run_s} s, so ${limits.stall_s} s without output never comes.`,
          'Lower `stall_s`, raise `run_s`, or set `stall_s: 0`.',
        ),
      );
    }
    if (retry.max_s < retry.base_s) {
      hits.push(
        error(
          ['retry', 'max_s'],
          `The longest wait (${retry.max_s} s) is shorter than the first (${retry.base_s} s).`,
          'Raise `max_s` or lower `base_s`.',
        ),
      );
    }
    return hits;
  },
};

const TAKEN = /^(?:GITHUB_|ACTIONS_|INPUT_|RUNNER_)|^(?:PATH|HOME|USER|SHELL|PWD|TMPDIR|LANG|CI|NODE_OPTIONS)$/i;

const secretNamesAreFree: Rule = {
  name: 'secret-names-are-free',
  check: ({ config }) =>
    secretUses(config)
      .filter(({ key }) => TAKEN.test(key))
      .map(({ key, path }) =>
        error(
          path,
          `The name ${shown(key)} belongs to the system or to GitHub.`,
          'Choose another, such as `PLANE_TOKEN`.',
        ),
      ),
};

/** One variable holds one secret: a token is of one Plane user, and no key opens two kinds of lock. */
const secretsHaveOneUse: Rule = {
  name: 'secrets-have-one-use',
  check: ({ config }) => {
    const hits: Hit[] = [];
    const kinds = new Map<string, string>();
    for (const { key, kind, path } of secretUses(config)) {
      const first = kinds.get(key) ?? kind;
      kinds.set(key, first);
      if (first !== kind)
        hits.push(
          error(path, `${shown(key)} is named as ${first} and as ${kind}.`, 'Use one variable for each secret.'),
        );
    }
    const users = new Map<string, string>();
    for (const [name, terminal] of Object.entries(config.terminals)) {
      const first = users.get(terminal.token_key) ?? terminal.plane_user;
      users.set(terminal.token_key, first);
      if (first === terminal.plane_user) continue;
      const message = `The token in ${shown(terminal.token_key)} belongs to one Plane user, and is to answer as ${listed([first, terminal.plane_user], 'and')}.`;
      hits.push(
        error(['terminals', name, 'token_key'], message, 'Give each Plane user a token and a variable of its own.', {
          relies: [['terminals']],
        }),
      );
    }
    return hits;
  },
};

export const SERVICE_RULES: readonly Rule[] = [
  planeAddress,
  stateFitsItsStore,
  statesAreNamed,
  statesAreDistinct,
  pickUpIsPossible,
  authorsAreNamed,
  patternsCompile,
  limitsAgree,
  secretNamesAreFree,
  secretsHaveOneUse,
];
