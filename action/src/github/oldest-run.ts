/**
 * Whether a workflow run is the one that may act: the oldest of its workflow that has not ended. For the artifact store,
 * which cannot compare and swap.
 */
import { z } from 'zod';
import { repositoryParts } from '../model/repository.ts';
import type { GitHubApi } from '../ports/github.ts';
import { unreadable } from './refusal.ts';

export interface RunPlace {
  /** `owner/name` */
  readonly repository: string;
  /** `.github/workflows/agentd.yml` */
  readonly workflow: string;
  readonly run_id: number;
}

export interface Turn {
  readonly oldest: boolean;
  /** The run to wait for; null when it is ours. */
  readonly ahead: { readonly id: number; readonly status: string } | null;
}

const Run = z.object({
  id: z.number(),
  status: z.string().nullable(),
  /** Of the current attempt. */
  run_started_at: z.string().nullish(),
  created_at: z.string().nullish(),
});
type Run = z.infer<typeof Run>;
const Runs = z.object({ workflow_runs: z.array(Run) });

/**
 * Runs that wait to begin count, too: one that was made earlier and begins later would otherwise find itself the oldest
 * while ours is still acting. A re-run counts from its restart.
 * @throws {GitHubError} it cannot be told, which means: do not act.
 */
export async function isOldestRun(github: GitHubApi, { repository, workflow, run_id }: RunPlace): Promise<Turn> {
  const { actions } = (await github.octokit()).rest;
  const { owner, repo } = repositoryParts(repository);
  const workflow_id = workflow.replace(/^.*\//, '');
  const list = async (query: { readonly status?: 'in_progress' }): Promise<readonly Run[]> => {
    const { data } = await actions.listWorkflowRuns({ owner, repo, workflow_id, per_page: 100, ...query });
    return parsed(Runs, data, 'workflow runs').workflow_runs;
  };
  const [own, newest, running] = await Promise.all([
    actions.getWorkflowRun({ owner, repo, run_id }).then(({ data }) => parsed(Run, data, `run ${run_id}`)),
    list({}),
    // One that has run for very long is no longer among the newest.
    list({ status: 'in_progress' }),
  ]);
  const others = [...newest, ...running].filter(({ id, status }) => id !== run_id && status !== 'completed');
  const [first] = others.filter((other) => isBefore(other, own)).toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
  return first === undefined
    ? { oldest: true, ahead: null }
    : { oldest: false, ahead: { id: first.id, status: first.status ?? 'unknown' } };
}

function isBefore(a: Run, b: Run): boolean {
  const [at, bt] = [startOf(a), startOf(b)];
  return at === bt ? a.id < b.id : at < bt;
}

/** A run without a time is taken for the oldest. */
function startOf(run: Run): number {
  const time = Date.parse(run.run_started_at ?? run.created_at ?? '');
  return Number.isNaN(time) ? 0 : time;
}

function parsed<T>(schema: z.ZodType<T>, data: unknown, what: string): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw unreadable(`${what}: ${result.error.issues[0]?.message ?? 'invalid'}`);
}
