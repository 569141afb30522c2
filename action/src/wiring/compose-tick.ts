/** (config, host) → the ports of a tick. Adapters are chosen by one exhaustive switch a port, in the ports' own folders. */
import { resolve } from 'node:path';
import { clean } from '../../../bot/visible-text.ts';
import { createRedactor } from '../../../bot/redact.ts';
import type { Redactor } from '../../../bot/redact.ts';
import { NOTHING_BARRED, joined, notDone } from '../config/barred.ts';
import type { Barred } from '../config/barred.ts';
import { scrubbedEnv } from '../config/environment.ts';
import { secretsOf } from '../config/named-secrets.ts';
import { lastGoodOf } from '../config/last-good.ts';
import type { Config } from '../config/schema.ts';
import { sealed } from '../config/seal.ts';
import { barredByUnset } from '../config/unset.ts';
import { parseState } from '../core/state/state-text.ts';
import type { State } from '../core/state/state.ts';
import { TerminalFleet } from '../executors/fleet.ts';
import type { GitHubHost } from './github-host.ts';
import { githubHost, openStore } from './github-host.ts';
import { isOldestRun } from '../github/oldest-run.ts';
import { githubPulls, pullOf } from '../github/pulls.ts';
import { TOKEN_KEY } from '../github/surroundings.ts';
import type { Host } from './host.ts';
import { environmentExchange, proxyOf } from '../http/exchange.ts';
import type { Millis } from '../model/basics.ts';
import type { Notifier } from '../ports/notifier.ts';
import type { Store } from '../ports/store.ts';
import { pullStatusFor, pullTeller } from '../tick/pull-status.ts';
import type { PullOutcome, TellPulls } from '../tick/pull-status.ts';
import { readPrompt } from '../files/prompt-file.ts';
import type { PromptTemplate } from '../tick/prompt.ts';
import { DEFAULT_PROMPT } from '../tick/default-prompt.ts';
import { connectPlane } from '../plane/connect.ts';
import type { Plane } from '../plane/connect.ts';
import { htmlToMarkdown } from '../plane/html-to-markdown.ts';
import type { TickPorts } from '../tick/tick.ts';
import type { TidyPorts } from '../reap/tidy.ts';
import { makeTransport } from '../transports/index.ts';
import type { TransportMeans } from '../transports/channels/means.ts';
import { knownHosts } from '../transports/channels/ssh/known-hosts.ts';
import type { KnownHosts } from '../ports/known-hosts.ts';

export interface ComposedTick {
  readonly ports: TidyPorts;
  readonly fleet: TerminalFleet;
  readonly requests: () => { plane: number; state: number; terminal: number };
  close(): Promise<void>;
}

/**
 * A secret that is not set and a template that cannot be read keep from starting what needs them; all else goes on.
 * @param folder what relative paths in the config are relative to.
 * @param deadline no request waits beyond it; null: none.
 * @param store instead of the one that the config names.
 * @param github shared between the ticks of one job, so that what is known of its allowance is.
 * @param broken what of the file cannot be used.
 * @throws {ConfigError} a store cannot be used here.
 */
export async function composeTick(
  config: Config,
  host: Host,
  folder: string,
  deadline: Millis | null,
  store?: Store,
  github: GitHubHost = githubHost(host),
  broken: Barred = NOTHING_BARRED,
): Promise<ComposedTick> {
  const redact = redactorOf(config, host);
  const plane = await planeOf(config, host, { deadline, stop: host.signal });
  const fleet = composeFleet(config, host);
  github.setDeadline(deadline);
  const kept = counted(store ?? openStore(config.state, folder, host, github));
  const { prompts, barred } = await promptsOf(config, folder);
  const ports: TickPorts = {
    store: kept,
    tracker: plane.tracker,
    writer: plane.writer,
    fleet,
    clock: host.clock,
    random: host.random,
    log: redactedLog(host, redact),
    holder: host.holder,
    prompts,
    barred: joined(joined(broken, barredByUnset(config, host.env)), barred),
    ...(broken.all === null ? { last_good: sealed(lastGoodOf(config), config, host.env) } : {}),
    toMarkdown: (html, project) => htmlToMarkdown(html, { members: project.members }),
    redact,
    notifiers: await notifiersOf(config, host, redact),
  };
  const tellPulls = pullTellerOf(config, github, ports);
  const ahead = aheadOf(config, github, host);
  return {
    ports: {
      ...ports,
      transportOf: (terminal) => fleet.transportOf(terminal),
      ...(tellPulls === null ? {} : { tellPulls }),
      ...(ahead === null ? {} : { ahead }),
    },
    fleet,
    requests: () => ({ plane: plane.requests(), state: kept.requests(), terminal: fleet.round_trips }),
    close: () => fleet.close(),
  };
}

/** Plane with the tokens of the configuration. @param until when requests end; absent: by themselves only. */
export async function planeOf(
  config: Config,
  host: Host,
  until: { readonly deadline?: Millis | null; readonly stop?: AbortSignal },
): Promise<Plane> {
  const dispatcher = await proxyOf(host.env);
  return connectPlane({
    config: config.plane,
    tokens: (as) => host.env[as === null ? config.plane.token_key : (config.terminals[as]?.token_key ?? '')],
    clock: host.clock,
    random: host.random,
    log: host.log,
    ...until,
    ...(dispatcher === undefined ? {} : { dispatcher }),
  });
}

/** What transports get of the host; nothing that they start sees a secret. */
export function meansOf(
  config: Config,
  host: Pick<Host, 'env' | 'home' | 'random'>,
): TransportMeans & { readonly host_keys: KnownHosts } {
  return {
    env: scrubbedEnv(config, host.env),
    own_env: host.env,
    home: host.home,
    random: host.random,
    secret: (name: string) => host.env[name],
    host_keys: knownHosts(),
  };
}

/** All terminals of the configuration; none is visited yet. */
export function composeFleet(config: Config, host: Host): TerminalFleet {
  const means = meansOf(config, host);
  return new TerminalFleet({
    config,
    clock: host.clock,
    transport: (terminal) => makeTransport(terminal, config, means),
    host_keys: means.host_keys,
  });
}

/** Artifacts cannot be compared and swapped: of several runs of the workflow only the oldest acts. null: no run, or no need. */
export function aheadOf(config: Config, github: GitHubHost, host: Host): NonNullable<TickPorts['ahead']> | null {
  const { repository, workflow, run } = github;
  if (config.state.store !== 'artifact' || repository === null || workflow === null || run === null) return null;
  return async () => {
    const turn = await isOldestRun(github.client(), { repository, workflow, run_id: run.id });
    return turn.ahead === null
      ? null
      : { holder: `${repository}/actions/runs/${turn.ahead.id}, ${turn.ahead.status}`, until: host.clock.now() };
  };
}

/**
 * The status comment of one pull request, for the event that is about it. Needs no Plane token.
 * @param event what GitHub says about the event (`GITHUB_EVENT_PATH`), parsed.
 * @throws {AgentdError} the store cannot be used here, the state cannot be read.
 */
export async function composePullStatus(
  config: Config,
  host: Host,
  folder: string,
  event: unknown,
  options: { readonly dry_run: boolean },
  github: GitHubHost = githubHost(host),
): Promise<PullOutcome> {
  const redact = redactorOf(config, host);
  const pulls = githubPulls(github.client(config.pull_requests?.token_key));
  const pull = typeof event === 'object' && event !== null && 'pull_request' in event ? event.pull_request : null;
  const load = async (): Promise<State | null> => {
    const store = openStore(config.state, folder, host, github);
    const { text } = await store.load();
    return text === null ? null : parseState(text, store.name);
  };
  const ports = { pulls, redact, clock: host.clock, log: redactedLog(host, redact), home: github.repository };
  return pullStatusFor(pullOf(pull), load, config, ports, options);
}

/** null: nobody is to be told, or there is no token to tell it with. */
function pullTellerOf(config: Config, github: GitHubHost, ports: TickPorts): TellPulls | null {
  const { status = true, repositories = [], token_key } = config.pull_requests ?? {};
  const own = github.repository === null ? [] : [github.repository];
  const all = [...new Set([...own, ...repositories])];
  if (!status || all.length === 0 || !github.hasToken(token_key)) return null;
  const pulls = githubPulls(github.client(token_key));
  return pullTeller(config, all, { ...ports, pulls, home: github.repository });
}

export function redactorOf(config: Config, host: Pick<Host, 'env'>): Redactor {
  const names = [...secretsOf(config).map(({ key }) => key), TOKEN_KEY];
  return createRedactor(names.map((name) => ({ name, value: host.env[name] ?? '' })));
}

function redactedLog(host: Host, redact: Redactor): Host['log'] {
  const fit = (message: string): string => redact(clean(message));
  return {
    debug: (message) => host.log.debug(fit(message)),
    info: (message) => host.log.info(fit(message)),
    warn: (message) => host.log.warn(fit(message)),
    error: (message) => host.log.error(fit(message)),
  };
}

async function promptsOf(
  config: Config,
  folder: string,
): Promise<{ readonly prompts: ReadonlyMap<string, PromptTemplate>; readonly barred: Barred }> {
  const read = Object.entries(config.projects).map(async ([key, { prompt }]) => {
    if (prompt === undefined) return { key, path: null, text: DEFAULT_PROMPT };
    const text = await readPrompt(resolve(folder, prompt)).catch(() => null);
    return { key, path: prompt, text };
  });
  const prompts = new Map<string, PromptTemplate>();
  const missing = new Map<string, string>();
  for (const { key, path, text } of await Promise.all(read)) {
    if (text === null) missing.set(key, path ?? '');
    else prompts.set(key, { path, text });
  }
  const problems = [...missing].map(([key, prompt]) => ({
    code: 'prompt-missing',
    message: `projects.${key}.prompt: ${prompt} cannot be read. ${notDone({ ...NOTHING_BARRED, projects: new Map([[key, prompt]]) })}`,
    remedy: 'Correct the path; it is relative to the folder of the config file.',
    retry: false,
  }));
  const projects = new Map(
    [...missing].map(([key, prompt]) => [key, `its template ${prompt} cannot be read`] as const),
  );
  return { prompts, barred: { ...NOTHING_BARRED, projects, problems } };
}

async function notifiersOf(config: Config, host: Host, redact: Redactor): Promise<Map<string, Notifier>> {
  if (config.notices.length === 0) return new Map();
  const post = environmentExchange(host.env);
  const { webhookNotifier } = await import('../../../bot/notify.ts');
  return new Map(
    config.notices.map(({ url_key, format }) => [
      url_key,
      webhookNotifier({ url: host.env[url_key] ?? '', url_key, format }, { post, redact }),
    ]),
  );
}

/** Counts loads and saves, for the report. */
function counted(store: Store): Store & { requests: () => number } {
  let requests = 0;
  return {
    name: store.name,
    load: () => {
      requests += 1;
      return store.load();
    },
    save: (text, version) => {
      requests += 1;
      return store.save(text, version);
    },
    holderIsDead: (holder) => store.holderIsDead(holder),
    requests: () => requests,
  };
}
