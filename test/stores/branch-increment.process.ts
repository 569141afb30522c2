/**
 * `node … API BRANCH PATH NAME TIMES`: adds the entries NAME-0, NAME-1 … to a list on a branch, each until it is there. Like
 * a tick it looks first: what it does not know to be saved may have been.
 */
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { GitHubClient } from '../../action/src/github/client.ts';
import { AgentdError } from '../../action/src/errors.ts';
import { systemClock, systemRandom } from '../../action/src/wiring/host.ts';
import { undiciExchange } from '../../action/src/http/exchange.ts';
import { branchStore } from '../../action/src/stores/branch.ts';
import { silentLog } from '../fakes/log.ts';

const [api_url = '', branch = '', path = '', name = '', times = '0'] = process.argv.slice(2);
const github = new GitHubClient({
  api_url,
  token: () => 'token-of-the-job',
  token_name: 'GITHUB_TOKEN',
  http: undiciExchange(),
  clock: systemClock,
  random: systemRandom,
  log: silentLog,
  deadline: () => null,
});
const store = branchStore({ github, repository: 'ada/app', branch, path });

for (let n = 0; n < Number(times); n += 1) {
  const entry = `${name}-${n}`;
  for (let tries = 1; ; tries += 1) {
    const { text, version } = await store.load();
    const list = JSON.parse(text ?? '[]') as string[];
    if (list.includes(entry)) break;
    try {
      await store.save(JSON.stringify([...list, entry]), version);
      break;
    } catch (error) {
      if (!(error instanceof AgentdError) || !error.problem.retry) throw error;
      await sleep(Math.random() * 20 * Math.min(tries, 20));
    }
  }
}
