/** Finds the newest artifact that can be trusted to be agentd's own state. */
import type { z } from 'zod';
import { AgentdError } from '../errors.ts';
import type { Millis } from '../model/basics.ts';
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
  const { github, repository, name } = search;
  const doubts = new Map<string, number[]>();
  const at = (...path: string[]): string[] => ['repos', ...repository.split('/'), ...path];
  const answer = await github.send({ method: 'GET', path: at() });
  const home = read(RepositoryRecord, answer.json, repository);
  try {
    for (let page = 1; page <= PAGES_MAX; page += 1) {
      const found = await list(github, at('actions', 'artifacts'), { name, page: String(page) });
      for (const artifact of found.toSorted((a, b) => b.id - a.id)) {
        const run_id = artifact.workflow_run?.id ?? 0;
        const doubt = artifactDoubt(artifact, home) ?? (await doubtOfRun(run_id, home, search, at));
        if (doubt === null) return { newest: await lastOfRun(run_id, search, at), now: answer.now };
        doubts.set(doubt, [...(doubts.get(doubt) ?? []), artifact.id]);
      }
      if (found.length < PAGE) return { newest: null, now: answer.now };
    }
  } finally {
    tell(doubts, search);
  }
  throw new AgentdError({
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
  id: number,
  home: RepositoryRecord,
  { github, workflow, known }: SearchOptions,
  at: (...path: string[]) => string[],
): Promise<string | null> {
  const before = known.get(id);
  if (before !== undefined) return before;
  const { status, json } = await github.send({
    method: 'GET',
    path: at('actions', 'runs', String(id)),
    expect: [404],
  });
  const doubt = status === 404 ? 'its run is gone' : runDoubt(read(RunRecord, json, `run ${id}`), home, workflow);
  known.set(id, doubt);
  return doubt;
}

/** A run saves several times: the plain name first, then names with something behind. */
async function lastOfRun(run_id: number, search: SearchOptions, at: (...path: string[]) => string[]): Promise<Newest> {
  const own = new Set<ArtifactRecord>();
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const found = await list(search.github, at('actions', 'runs', String(run_id), 'artifacts'), { page: String(page) });
    for (const artifact of found) if (isState(artifact.name, search.name)) own.add(artifact);
    if (found.length < PAGE) break;
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

async function list(
  github: GitHubApi,
  path: readonly string[],
  query: Readonly<Record<string, string>>,
): Promise<ArtifactRecord[]> {
  const { json } = await github.send({ method: 'GET', path, query: { per_page: String(PAGE), ...query } });
  const artifacts = typeof json === 'object' && json !== null && 'artifacts' in json ? json.artifacts : null;
  return read(ArtifactRecord.array(), artifacts, 'the list of artifacts');
}

function read<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const first = parsed.error.issues[0];
  throw new AgentdError({
    code: 'github-answer-unreadable',
    message: `GitHub's answer about ${what} cannot be read: ${first?.path.join('.') ?? ''} ${first?.message ?? ''}.`,
    remedy: 'Check the address of the API (GITHUB_API_URL) and what stands between.',
    retry: true,
  });
}
