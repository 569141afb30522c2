/** The first request, for the state, which goes out before most of the program is loaded. */
import { resolve } from 'node:path';
import { CONFIG_NAMES } from '../wiring/config-names.ts';
import { githubHost, openStore } from '../wiring/github-host.ts';
import type { GitHubHost } from '../wiring/github-host.ts';
import type { Host } from '../wiring/host.ts';
import { sendFirst } from '../http/exchange.ts';
import { MIB, readLocalFile } from '../files/local-file.ts';
import type { Store } from '../ports/store.ts';
import { guessState } from './guess-state.ts';
import type { GuessedPlace } from './guess-state.ts';
import { prefetched } from './prefetched.ts';

export interface Early {
  readonly place: GuessedPlace;
  readonly store: Store;
  readonly github: GitHubHost;
}

/** For the connection to GitHub; a slower one is made while the rest is loaded. */
const CONNECT_MS = 60;

/** null: where the state is cannot be told yet, or it cannot be asked for. Never rejects. */
export async function askEarly(host: Host): Promise<Early | null> {
  try {
    const text = await configText(host);
    const place = text === null ? null : guessState(text, host.env);
    if (place === null) return null;
    const github = githubHost(host);
    // A tick that finds something to do will need it; where it cannot be loaded, whoever needs it is told.
    const library = (): void =>
      void github
        .client()
        .octokit()
        .catch(() => {});
    const asked = (): Store => prefetched(openStore(place, host.cwd, host, github), library);
    // Loading what comes next keeps the process from doing anything else, and would hold the request back.
    const store = place.store === 'file' ? asked() : await sendFirst(asked, CONNECT_MS);
    return { place, store, github };
  } catch {
    // Whatever is wrong is found again, and told, where it is not a guess.
    return null;
  }
}

async function configText({ env, cwd }: Host): Promise<string | null> {
  const named = (env['INPUT_CONFIG'] ?? '').trim();
  for (const name of named === '' ? CONFIG_NAMES : [named]) {
    try {
      return (await readLocalFile(resolve(cwd, name), { most_bytes: MIB, links: 'follow' })).toString('utf8');
    } catch {
      // The next name.
    }
  }
  return null;
}
