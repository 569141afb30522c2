/** GitHub, and the artifacts of the running workflow (layer 1). */
import type { Octokit } from '@octokit/rest';
import { GitHubError } from '../errors.ts';
import type { Millis } from '../model/basics.ts';

export interface GitHubFile {
  /** null: there is no such file, branch or repository, or it may not be seen. */
  readonly bytes: Uint8Array | null;
  /** `application/json` for a folder, whose entries are listed; empty: not said. */
  readonly content_type: string;
  /** The server's clock. */
  readonly now: Millis | null;
}

/** GitHub with one token. @throws {GitHubError} on every method, and on every request of the library. */
export interface GitHubApi {
  /** A file as it is, in one request that goes out without the library. */
  file(repository: string, path: string, ref: string): Promise<GitHubFile>;
  /** GitHub's own library, loaded when it is asked for first. */
  octokit(): Promise<Octokit>;
  /** What lies behind a signed address: no token is sent there. */
  download(url: string): Promise<Uint8Array>;
}

/** Makes one file an artifact of the running workflow. */
export interface ArtifactUpload {
  /** @returns the artifact's id. @throws {ConflictError} when this run has an artifact of that name. */
  upload(name: string, text: string): Promise<number>;
}

/** A success whose body is not what it must be. @param what why not, fit to be shown. */
export function unreadableAnswer(what: string): GitHubError {
  return new GitHubError(
    {
      code: 'github-answer-unreadable',
      message: `An answer of GitHub's cannot be read: ${what}.`,
      remedy: 'Check the address of the API (GITHUB_API_URL) and what stands between.',
      retry: true,
    },
    { status: null },
  );
}
