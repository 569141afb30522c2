/** GitHub's REST API (layer 1). */
import type { Json, Millis } from '../model/basics.ts';

export interface GitHubRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Segments below the API's address, such as `['repos', 'acme', 'app']`; each is encoded. */
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Json;
  /** `raw`: a file's bytes instead of JSON about it. */
  readonly accept?: 'json' | 'raw';
  /** Statuses besides 2xx that are answers to the caller, not errors. */
  readonly expect?: readonly number[];
}

export interface GitHubAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
  /** The parsed body; undefined when it is no JSON. */
  readonly json: unknown;
  /** The server's clock. */
  readonly now: Millis | null;
}

/** GitHub's REST API with one token. @throws {GitHubError} on every method. */
export interface GitHubApi {
  send(request: GitHubRequest): Promise<GitHubAnswer>;
  /** What lies behind a signed address: no token is sent there. */
  download(url: string): Promise<Uint8Array>;
}

/** Makes one file an artifact of the running workflow. */
export interface ArtifactUpload {
  /** @returns the artifact's id. @throws {ConflictError} when this run has an artifact of that name. */
  upload(name: string, text: string): Promise<number>;
}
