/** Pull requests of one GitHub in memory, seen by one login; others comment behind its back. */
import { GitHubError } from '../../action/src/errors.ts';
import type { PullComment, PullRequest, PullRequests } from '../../action/src/ports/pull-requests.ts';

export class FakePulls implements PullRequests {
  readonly me: string;
  readonly all: PullRequest[] = [];
  readonly threads = new Map<string, PullComment[]>();
  readonly calls: string[] = [];
  /** Runs before each call with its name, and may throw. */
  before: (call: string) => void = () => {};
  #lastId = 100;

  constructor(me = 'github-actions[bot]') {
    this.me = me;
  }

  add(changes: Partial<PullRequest> = {}): PullRequest {
    const number = changes.number ?? this.all.length + 1;
    const repository = changes.repository ?? 'acme/app';
    const pull: PullRequest = {
      repository,
      number,
      title: 'A change',
      body: '',
      branch: 'topic',
      url: `https://github.com/${repository}/pull/${number}`,
      fork: false,
      insider: true,
      locked: false,
      ...changes,
    };
    this.all.push(pull);
    return pull;
  }

  close(pull: PullRequest): void {
    this.all.splice(this.all.indexOf(pull), 1);
  }

  comment_(repository: string, number: number, body: string, author: string): PullComment {
    this.#lastId += 1;
    const comment = { id: this.#lastId, author, body };
    const name = `${repository}#${number}`;
    this.threads.set(name, [...(this.threads.get(name) ?? []), comment]);
    return comment;
  }

  bodies(pull: PullRequest): string[] {
    return (this.threads.get(`${pull.repository}#${pull.number}`) ?? []).map(({ body }) => body);
  }

  async open(repository: string): Promise<{ pulls: PullRequest[]; all: boolean }> {
    this.#call(`open ${repository}`);
    return { pulls: this.all.filter((pull) => pull.repository === repository), all: true };
  }

  async comments(repository: string, number: number): Promise<PullComment[]> {
    this.#call('comments');
    return this.threads.get(`${repository}#${number}`) ?? [];
  }

  async comment(_repository: string, id: number): Promise<PullComment | null> {
    this.#call('comment');
    return this.#find(id)?.comment ?? null;
  }

  async addComment(repository: string, number: number, body: string): Promise<PullComment> {
    this.#call('add');
    return this.comment_(repository, number, body, this.me);
  }

  async editComment(_repository: string, id: number, body: string): Promise<PullComment> {
    this.#call('edit');
    return this.#replace(id, (comment) => ({ ...comment, body }));
  }

  async removeComment(_repository: string, id: number): Promise<void> {
    this.#call('remove');
    this.#replace(id, () => null);
  }

  async whoAmI(): Promise<string> {
    this.#call('whoAmI');
    return this.me;
  }

  #call(name: string): void {
    this.before(name);
    this.calls.push(name);
  }

  #find(id: number): { thread: string; comment: PullComment } | null {
    for (const [thread, comments] of this.threads) {
      const comment = comments.find((each) => each.id === id);
      if (comment !== undefined) return { thread, comment };
    }
    return null;
  }

  #replace(id: number, change: (comment: PullComment) => PullComment | null): PullComment {
    const found = this.#find(id);
    if (found === null) throw gone();
    const changed = change(found.comment);
    const comments = this.threads.get(found.thread) ?? [];
    const kept = comments.flatMap((each) => (each.id !== id ? [each] : changed === null ? [] : [changed]));
    this.threads.set(found.thread, kept);
    return changed ?? found.comment;
  }
}

function gone(): GitHubError {
  const problem = { code: 'github-not-found', message: 'GitHub answered 404.', remedy: '', retry: false };
  return new GitHubError(problem, { status: 404 });
}
