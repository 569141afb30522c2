/** What the environment says about GitHub: where it is, which repository, which run. Pure. */

export type Env = Readonly<Record<string, string | undefined>>;

export interface GitHubSurroundings {
  readonly api_url: string;
  /** `owner/name` of the repository that runs the workflow; null: none does. */
  readonly repository: string | null;
  /** `.github/workflows/agentd.yml`: the workflow that was started, also where it calls another; null: none. */
  readonly workflow: string | null;
  /** `attempt` is above 1 in a run that was started again. */
  readonly run: { readonly id: number; readonly attempt: number } | null;
}

/** Variable of the token that a job has; the Action puts its input there. */
export const TOKEN_KEY = 'GITHUB_TOKEN';

export function surroundingsOf(env: Env): GitHubSurroundings {
  const id = Number(env['GITHUB_RUN_ID']);
  const attempt = Number(env['GITHUB_RUN_ATTEMPT'] ?? '1');
  return {
    api_url: env['GITHUB_API_URL'] ?? 'https://api.github.com',
    repository: repositoryOf(env['GITHUB_REPOSITORY']),
    workflow: workflowOf(env['GITHUB_WORKFLOW_REF']),
    run: Number.isSafeInteger(id) && id > 0 ? { id, attempt: Number.isSafeInteger(attempt) ? attempt : 1 } : null,
  };
}

function repositoryOf(text: string | undefined): string | null {
  return text !== undefined && /^[^/\s]+\/[^/\s]+$/.test(text) ? text : null;
}

/** From `acme/app/.github/workflows/agentd.yml@refs/heads/main`. */
function workflowOf(text: string | undefined): string | null {
  return /^[^/]+\/[^/]+\/(.+?)@/.exec(text ?? '')?.[1] ?? null;
}
