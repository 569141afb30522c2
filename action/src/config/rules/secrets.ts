/** Rules about the variables that hold secrets. */
import { listed, shown } from '../problem.ts';
import { secretUses } from '../secrets.ts';
import type { Hit, Rule } from './rule.ts';
import { error } from './rule.ts';

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

export const SECRET_RULES: readonly Rule[] = [secretNamesAreFree, secretsHaveOneUse];
