/**
 * What a tick goes by when its configuration file cannot be used as a whole: what is right in the file, and for the rest what
 * the state keeps of the last good one. So what runs is looked after, and nothing starts by what is broken.
 */
import { dirname, resolve } from 'node:path';
import { NOTHING_BARRED, notDone } from '../config/barred.ts';
import type { Barred } from '../config/barred.ts';
import { recalled } from '../config/last-good.ts';
import { parseConfig } from '../config/parse.ts';
import type { Config } from '../config/schema.ts';
import { trusted } from '../config/seal.ts';
import { placeOfState } from '../config/state-place.ts';
import { usableConfig } from '../config/usable.ts';
import type { Open, Remains } from '../config/usable.ts';
import { parseState } from '../core/state/state-text.ts';
import type { State } from '../core/state/state.ts';
import { ConfigError, problemOf } from '../errors.ts';
import type { Problem } from '../errors.ts';
import { githubHost, openStore } from './github-host.ts';
import type { GitHubHost } from './github-host.ts';
import type { Host } from './host.ts';
import { isFileFault, loadConfig, readConfigText } from './load-config.ts';
import type { LoadedConfig } from './load-config.ts';

export interface TickConfig extends LoadedConfig {
  readonly barred: Barred;
}

export interface Asked {
  /** The file; absent: the usual names. */
  readonly named: string | undefined;
  /** Where the state is kept when nothing says it. */
  readonly store: Config['state']['store'];
  /** What inputs say of the place of the state, whatever the file says. */
  readonly placed?: (state: Config['state']) => Config['state'];
}

/** How long a state on GitHub is waited for. */
const STATE_MS = 60_000;

/** @throws {ConfigError} the file cannot be used, and what runs cannot be looked after either. */
export async function loadForTick(host: Host, asked: Asked): Promise<TickConfig> {
  try {
    return { ...(await loadConfig(host, asked.named)), barred: NOTHING_BARRED };
  } catch (error) {
    if (!isFileFault(error)) throw error;
    return standIn(host, asked, error.problem);
  }
}

/**
 * @param fault what is wrong with the file.
 * @throws {ConfigError} `fault`, with why nothing can be done.
 */
export async function standIn(
  host: Host,
  asked: Asked,
  fault: Problem,
  github: GitHubHost = githubHost(host),
): Promise<TickConfig> {
  const { path, folder, text } = await fileOf(host, asked.named);
  const remains = text === null ? null : remainsOf(text);
  const state = placeIn(remains, text, asked);
  const kept = await readState(host, state, folder, github, fault);
  const authors = Object.values(kept.projects).find((project) => project.authors.length > 0)?.authors ?? [];
  const known = knownFrom(kept.last_good, { state, allowed_authors: authors }, host.env);
  const usable = usableConfig(remains, known, state, openIn(kept));
  if (usable === null) {
    throw nothingDone(
      fault,
      'the state keeps no settings of an earlier configuration that go with these Plane tokens.',
    );
  }
  // By itself, because the faults may be more than there is room for.
  const meanwhile = { code: 'config-broken', message: notDone(usable.barred), remedy: fault.remedy, retry: false };
  const config = withinTrust(usable.config, known, kept.last_good, host.env);
  return { config, path, folder, barred: { ...usable.barred, problems: [fault, meanwhile] } };
}

function openIn({ inflight, outbox }: State): Open {
  const runs = [...Object.values(inflight), ...Object.values(outbox).map(({ run }) => run)];
  return { terminals: runs.map(({ terminal }) => terminal), executors: runs.map(({ executor }) => executor) };
}

function knownFrom(
  kept: State['last_good'],
  besides: Pick<Config, 'state' | 'allowed_authors'>,
  env: Host['env'],
): Config | null {
  const config = kept === null ? null : recalled(kept, besides);
  return kept === null || config === null ? null : trusted(config, kept, env);
}

/** Where only the state says where Plane is, terminals of the file, too, go there with none but the tokens kept for that place. */
function withinTrust(config: Config, known: Config | null, kept: State['last_good'], env: Host['env']): Config {
  if (known === null || kept === null || config.plane !== known.plane) return config;
  return trusted(config, kept, env) ?? known;
}

async function fileOf(
  host: Host,
  named: string | undefined,
): Promise<{ readonly path: string; readonly folder: string; readonly text: string | null }> {
  try {
    const { path, text } = await readConfigText(host, named);
    return { path, folder: dirname(path), text };
  } catch {
    const path = resolve(host.cwd, named ?? '');
    return { path, folder: named === undefined ? host.cwd : dirname(path), text: null };
  }
}

/** A file that was mended meanwhile is still taken for broken: the next tick reads it anew. */
function remainsOf(text: string): Remains | null {
  const parsed = parseConfig(text);
  return parsed.ok ? { config: parsed.config, broken: [[]] } : parsed.remains;
}

function placeIn(
  remains: Remains | null,
  text: string | null,
  { store, placed = (same) => same }: Asked,
): Config['state'] {
  const whole = remains !== null && !remains.broken.some(([section]) => section === 'state');
  return placed(whole ? remains.config.state : placeOfState(text, store));
}

async function readState(
  host: Host,
  place: Config['state'],
  folder: string,
  github: GitHubHost,
  fault: Problem,
): Promise<State> {
  try {
    github.setDeadline(host.clock.now() + STATE_MS);
    const store = openStore(place, folder, host, github);
    const { text } = await store.load();
    if (text !== null) return parseState(text, store.name);
    throw nothingDone(fault, `there is no state in ${store.name}.`);
  } catch (error) {
    throw error instanceof NothingDone ? error : nothingDone(fault, problemOf(error).message);
  }
}

/** The file cannot be used, and nothing stands in for it. */
class NothingDone extends ConfigError {}

function nothingDone(fault: Problem, why: string): NothingDone {
  return new NothingDone({ ...fault, message: `${fault.message}\nNothing was done for what runs, either: ${why}` });
}
