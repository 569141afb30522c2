/** The agents of `test/contracts/hostile-agent.ts` on the machine that runs agentd. */
import { describe } from 'vitest';
import { hostileAgents } from '../../../contracts/hostile-agent.ts';
import { inPlace } from './runs.ts';
import { asSh } from './shells.ts';

const sh = asSh('dash');

describe.concurrent('an agent', { timeout: 600_000 }, () => {
  hostileAgents((work) => inPlace(sh, work));
});
