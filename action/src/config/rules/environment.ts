/** Rules about `env.pass`: what no run may be given. */
import { isLike, secretNames } from '../environment.ts';
import { listed, shown } from '../problem.ts';
import type { Hit, Rule } from './rule.ts';
import { each, error } from './rule.ts';

/** On the machine of the tick these are of the job that agentd itself runs in; elsewhere they are the user’s own. */
const OF_THE_JOB = ['GITHUB_TOKEN', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'INPUT_GITHUB-TOKEN'];

const passKeepsSecrets: Rule = {
  name: 'pass-keeps-secrets',
  check: each('terminals', ({ env, transport }, path, { config }) => {
    const secrets = [...secretNames(config), ...(transport === 'local' ? OF_THE_JOB : [])];
    return env.pass.flatMap((pattern, index): Hit[] => {
      const named = secrets.filter((name) => isLike(name, [pattern]));
      if (named.length === 0) return [];
      const message = `${shown(pattern)} would hand ${listed(named, 'and')} to every agent, and ${named.length === 1 ? 'that is a secret' : 'those are secrets'} of agentd itself.`;
      const remedy = 'Name single variables, and keep a secret of an agent’s own under another name.';
      return [error([...path, 'env', 'pass', index], message, remedy, { relies: [[...path, 'transport']] })];
    });
  }),
};

/** These are agentd’s own, by which it finds and treats its runs. */
const passKeepsOurs: Rule = {
  name: 'pass-keeps-ours',
  check: each('terminals', ({ env }, path) =>
    env.pass.flatMap((pattern, index): Hit[] => {
      if (!pattern.startsWith('AGENTD')) return [];
      const message = `${shown(pattern)} would change how agentd finds its own runs.`;
      return [error([...path, 'env', 'pass', index], message, 'Leave it out: each run gets its own.')];
    }),
  ),
};

export const ENVIRONMENT_RULES: readonly Rule[] = [passKeepsSecrets, passKeepsOurs];
