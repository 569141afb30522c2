/** What GitHub says about the run that this is: variables of the runner and the event file. */
import { MIB, readLocalFile } from '../files/local-file.ts';
import type { WorkflowRun } from './missed-ticks.ts';

type Env = Readonly<Record<string, string | undefined>>;

export interface Circumstances {
  /** `schedule`, `workflow_dispatch`, `pull_request` …; empty: unknown. */
  readonly event: string;
  /** The cron line that started it. */
  readonly schedule: string | null;
  readonly run: WorkflowRun | null;
  /** Of GitHub's pages, without a slash at the end. */
  readonly server_url: string | null;
  /** Address of this run, for people. */
  readonly run_url: string | null;
}

/** Never rejects: what cannot be read is unknown. */
export async function readCircumstances(env: Env): Promise<Circumstances> {
  return {
    event: env['GITHUB_EVENT_NAME'] ?? '',
    schedule: env['GITHUB_EVENT_NAME'] === 'schedule' ? scheduleOf(await readEvent(env)) : null,
    run: workflowRun(env),
    server_url: env['GITHUB_SERVER_URL']?.replace(/\/+$/, '') ?? null,
    run_url: runUrl(env),
  };
}

/** GitHub sends at most 25 MB. */
const EVENT_FILE = { most_bytes: 64 * MIB, links: 'follow' } as const;

/** What GitHub says about the event; null: nothing that can be read. */
export async function readEvent(env: Env): Promise<unknown> {
  try {
    return JSON.parse((await readLocalFile(env['GITHUB_EVENT_PATH'] ?? '', EVENT_FILE)).toString('utf8'));
  } catch {
    return null;
  }
}

function scheduleOf(event: unknown): string | null {
  if (typeof event !== 'object' || event === null || !('schedule' in event)) return null;
  return typeof event.schedule === 'string' ? event.schedule : null;
}

function workflowRun(env: Env): WorkflowRun | null {
  const workflow = (env['GITHUB_WORKFLOW_REF'] ?? '').replace(/@.*$/s, '');
  const number = Number(env['GITHUB_RUN_NUMBER']);
  // A second attempt has the number of the first: it says nothing about what came since.
  const first = (env['GITHUB_RUN_ATTEMPT'] ?? '1') === '1';
  return workflow === '' || !Number.isSafeInteger(number) || number < 1 || !first ? null : { workflow, number };
}

function runUrl(env: Env): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env;
  if (server === undefined || repository === undefined || id === undefined) return null;
  return `${server}/${repository}/actions/runs/${id}`;
}
