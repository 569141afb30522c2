/** Finds the newest artifact that can be trusted to be agentd's own state. */
import type { Octokit } from '@octokit/rest';
import type { z } from 'zod';
import { AgentdError, nullFor } from '../errors.ts';
import type { Millis } from '../model/basics.ts';
import { repositoryParts } from '../model/repository.ts';
import { unreadableAnswer } from '../ports/github.ts';
import type { GitHubApi } from '../ports/github.ts';
import type { Log } from '../ports/host.ts';
import { ArtifactRecord, RepositoryRecord, RunRecord, artifactDoubt, runDoubt } from './artifact-origin.ts';

export interface SearchOptions {
  readonly github: GitHubApi;
  readonly repository: string;
  readonly name: string;
  readonly workflow: string;
  readonly log: Log;
  /** What was found out about runs, by id: they do not change. */
  readonly known: Map<number, string | null>;
}

export interface Newest {
  readonly id: number;
  readonly name: string;
  readonly run_id: number;
  readonly digest: string | null;
}

const PAGE = 100;
/** Artifacts of this name that are looked at: more than a month of hourly saves. */
const PAGES_MAX = 20;

/**
 * @returns null: there is none that can be trusted.
 * @throws {GitHubError} GitHub did not answer.
 * @throws {AgentdError} `artifact-expired`, `artifact-flood`: what is there cannot be told.
 */
export async function findNewest(search: SearchOptions): Promise<{ newest: Newest | null; now: Millis | null }> {
  const { repository, name } = search;
  const octokit = await search.github.octokit();
  const doubts = new Map<string, number[]>();
  const home = repositoryParts(repository);
  const answer = await octokit.rest.repos.get(home);
  const own = read(RepositoryRecord, answer.data, repository);
  const there = Date.parse(answer.headers.date ?? '');
  const now = Number.isNaN(there) ? null : there;
  const query = { ...home, name, per_page: PAGE };
  let left = PAGES_MAX;
  try {
    for await (const { headers, data } of octokit.paginate.iterator(octokit.rest.actions.listArtifactsForRepo, query)) {
      for (const artifact of artifactsIn(data).toSorted((a, b) => b.id - a.id)) {
        const run_id = artifact.workflow_run?.id ?? 0;
        const doubt = artifactDoubt(artifact, own) ?? (await doubtOfRun(run_id, own, search, octokit));
        if (doubt === null) return { newest: await lastOfRun(run_id, search, octokit), now };
        doubts.set(doubt, [...(doubts.get(doubt) ?? []), artifact.id]);
      }
      left -= 1;
      if (left === 0 && /rel="next"/.test(headers.link ?? '')) throw flood(search);
    }
    return { newest: null, now };
  } finally {
    tell(doubts, search);
  }
}

function flood({ name, repository }: SearchOptions): AgentdError {
  return new AgentdError({
    code: 'artifact-flood',
    message: `The newest ${PAGE * PAGES_MAX} artifacts named ${name} in ${repository} are not agentd's own.`,
    remedy: 'Delete them (somebody may have put them there), or give the state another name by `state.path`.',
    retry: false,
  });
}

/** One line a reason, however many there are. */
function tell(doubts: ReadonlyMap<string, readonly number[]>, { name, log }: SearchOptions): void {
  for (const [doubt, ids] of doubts) {
    const which = ids.length === 1 ? `Artifact ${name} (${ids[0]}) is` : `${ids.length} artifacts ${name} are`;
    log.warn(`${which} not used as state: ${doubt}.`);
  }
}

async function doubtOfRun(
  run_id: number,
  own: RepositoryRecord,
  { repository, workflow, known }: SearchOptions,
  octokit: Octokit,
): Promise<string | null> {
  const before = known.get(run_id);
  if (before !== undefined) return before;
  const run = await octokit.rest.actions.getWorkflowRun({ ...repositoryParts(repository), run_id }).catch(nullFor(404));
  const doubt = run === null ? 'its run is gone' : runDoubt(read(RunRecord, run.data, `run ${run_id}`), own, workflow);
  known.set(run_id, doubt);
  return doubt;
}

/** A run saves several times: the plain name first, then names with something behind. */
async function lastOfRun(run_id: number, search: SearchOptions, { paginate, rest }: Octokit): Promise<Newest> {
  const own = new Set<ArtifactRecord>();
  const query = { ...repositoryParts(search.repository), run_id, per_page: PAGE };
  let left = PAGES_MAX;
  for await (const { data } of paginate.iterator(rest.actions.listWorkflowRunArtifacts, query)) {
    for (const artifact of artifactsIn(data)) if (isState(artifact.name, search.name)) own.add(artifact);
    left -= 1;
    if (left === 0) break;
  }
  const newest = [...own].toSorted((a, b) => b.id - a.id)[0];
  if (newest !== undefined && !newest.expired) {
    return { id: newest.id, name: newest.name, run_id, digest: newest.digest ?? null };
  }
  throw new AgentdError({
    code: 'artifact-expired',
    message: `The state in artifact ${search.name} of run ${run_id} has expired.`,
    remedy:
      'What ran then is still on the machines. Look at them; then name another state.path and start anew with init, which alone passes by no state that has expired. Shorter pauses than the retention of artifacts keep the state alive.',
    retry: false,
  });
}

function isState(candidate: string, name: string): boolean {
  return (
    candidate === name || (candidate.startsWith(`${name}.`) && /^[0-9a-f]{16}$/.test(candidate.slice(name.length + 1)))
  );
}

function artifactsIn(page: unknown): ArtifactRecord[] {
  return read(ArtifactRecord.array(), page, 'the list of artifacts');
}

function read<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const first = parsed.error.issues[0];
  throw unreadableAnswer(`${what}: ${first?.path.join('.') ?? ''} ${first?.message ?? 'invalid'}`);
}
