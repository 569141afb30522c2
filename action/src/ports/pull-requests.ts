/** Pull requests and their comments (layer 1). */

export interface PullRequest {
  /** `owner/name` of the repository it is to be merged into. */
  readonly repository: string;
  readonly number: number;
  readonly title: string;
  readonly body: string;
  /** Name of the branch to be merged. */
  readonly branch: string;
  readonly url: string;
  /** Its branch lies in another repository, so anybody may have made it. */
  readonly fork: boolean;
  /** Its author may write to the repository, as far as GitHub says. */
  readonly insider: boolean;
  /** Its conversation is locked: GitHub takes comments of some people only. */
  readonly locked: boolean;
}

export interface PullComment {
  readonly id: number;
  /** Login; those of apps end in `[bot]`. */
  readonly author: string;
  readonly body: string;
}

/** Comments on pull requests. @throws {GitHubError} on every method. */
export interface PullRequests {
  /** Open ones, newest activity first. `all` false: there are more than were read. */
  open(repository: string): Promise<{ readonly pulls: readonly PullRequest[]; readonly all: boolean }>;
  /** Oldest first. */
  comments(repository: string, number: number): Promise<readonly PullComment[]>;
  /** null: it is gone. */
  comment(repository: string, id: number): Promise<PullComment | null>;
  addComment(repository: string, number: number, body: string): Promise<PullComment>;
  editComment(repository: string, id: number, body: string): Promise<PullComment>;
  removeComment(repository: string, id: number): Promise<void>;
  /** The login behind the token. */
  whoAmI(): Promise<string>;
}
