/**
 * Which artifacts may be believed to be agentd's own: pure, over GitHub's records. Any run of a repository, also that of a
 * pull request from a fork, can upload an artifact of any name, so a name proves nothing.
 */
import { z } from 'zod';

export const ArtifactRecord = z.object({
  id: z.number(),
  name: z.string(),
  expired: z.boolean(),
  /** `sha256:…` of what is downloaded. */
  digest: z.string().nullish(),
  workflow_run: z
    .object({
      id: z.number(),
      repository_id: z.number(),
      head_repository_id: z.number(),
      head_branch: z.string().nullable(),
    })
    .nullish(),
});
export type ArtifactRecord = z.infer<typeof ArtifactRecord>;

export const RunRecord = z.object({
  id: z.number(),
  event: z.string(),
  /** `.github/workflows/agentd.yml`, sometimes with `@` and a ref behind. */
  path: z.string(),
  head_branch: z.string().nullable(),
  repository: z.object({ id: z.number() }),
  head_repository: z.object({ id: z.number() }).nullable(),
});
export type RunRecord = z.infer<typeof RunRecord>;

export const RepositoryRecord = z.object({ id: z.number(), default_branch: z.string() });
export type RepositoryRecord = z.infer<typeof RepositoryRecord>;

/** Events that run the workflow as it is on a branch of the repository itself, started by nobody from outside. */
const EVENTS: readonly string[] = ['schedule', 'workflow_dispatch', 'repository_dispatch'];

/** What speaks against an artifact as far as its own record tells; null: nothing. */
export function artifactDoubt(artifact: ArtifactRecord, repository: RepositoryRecord): string | null {
  const run = artifact.workflow_run;
  if (run == null) return 'its run is unknown';
  if (run.repository_id !== repository.id || run.head_repository_id !== repository.id) return 'it comes from a fork';
  if (run.head_branch !== repository.default_branch) return `it comes from branch ${run.head_branch ?? '?'}`;
  return null;
}

/** What speaks against everything that a run uploaded; null: nothing. `workflow`: path of agentd's own workflow. */
export function runDoubt(run: RunRecord, repository: RepositoryRecord, workflow: string): string | null {
  const path = run.path.replace(/@.*$/s, '');
  if (run.repository.id !== repository.id || run.head_repository?.id !== repository.id) return 'its run is of a fork';
  if (run.head_branch !== repository.default_branch) return `its run is of branch ${run.head_branch ?? '?'}`;
  if (path !== workflow) return `its run is of another workflow, ${path}`;
  if (!EVENTS.includes(run.event)) return `its run was started by ${run.event}`;
  return null;
}
