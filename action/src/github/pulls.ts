/** Pull requests and their comments. */
import { z } from 'zod';
import { GitHubError, nullFor } from '../errors.ts';
import { repositoryParts } from '../model/repository.ts';
import type { GitHubApi } from '../ports/github.ts';
import type { PullComment, PullRequest, PullRequests } from '../ports/pull-requests.ts';
import { unreadable } from './refusal.ts';

const PAGE = 100;
/** More open pull requests than these are not looked at in one tick: those with the oldest activity. */
const PULL_PAGES = 5;
const COMMENT_PAGES = 30;
const INSIDERS: readonly string[] = ['OWNER', 'MEMBER', 'COLLABORATOR'];

const Side = z.object({
  ref: z.string(),
  /** null: the fork was deleted. */
  repo: z.object({ full_name: z.string() }).nullish(),
});
const Pull = z.object({
  number: z.number(),
  title: z.string(),
  body: z.string().nullish(),
  html_url: z.string(),
  state: z.string().nullish(),
  author_association: z.string().nullish(),
  locked: z.boolean().nullish(),
  head: Side,
  base: z.object({ repo: z.object({ full_name: z.string() }) }),
});
const Comment = z.object({
  id: z.number(),
  body: z.string().nullish(),
  /** null: the account was deleted. */
  user: z.object({ login: z.string() }).nullable(),
});
const Viewer = z.object({ viewer: z.object({ login: z.string() }) });

/** A pull request as the API and events hold it; null: it is none. */
export function pullOf(json: unknown): (PullRequest & { readonly open: boolean }) | null {
  const parsed = Pull.safeParse(json);
  if (!parsed.success) return null;
  const { number, title, body, html_url, head, base, state, author_association, locked } = parsed.data;
  return {
    repository: base.repo.full_name,
    number,
    title,
    body: body ?? '',
    branch: head.ref,
    url: html_url,
    fork: head.repo?.full_name.toLowerCase() !== base.repo.full_name.toLowerCase(),
    insider: INSIDERS.includes(author_association ?? ''),
    locked: locked ?? false,
    open: state !== 'closed',
  };
}

export function githubPulls(github: GitHubApi): PullRequests {
  let me: Promise<string> | null = null;
  return {
    async open(repository) {
      const { paginate, rest } = await github.octokit();
      const query = {
        ...repositoryParts(repository),
        state: 'open',
        sort: 'updated',
        direction: 'desc',
        per_page: PAGE,
      } as const;
      const { all, found } = await pagesOf(paginate.iterator(rest.pulls.list, query), PULL_PAGES, pullOf);
      return { all: all && !found.includes(null), pulls: found.filter((pull) => pull !== null) };
    },
    async comments(repository, issue_number) {
      const { paginate, rest } = await github.octokit();
      const query = { ...repositoryParts(repository), issue_number, per_page: PAGE };
      return (await pagesOf(paginate.iterator(rest.issues.listComments, query), COMMENT_PAGES, commentOf)).found;
    },
    async comment(repository, comment_id) {
      const { issues } = (await github.octokit()).rest;
      const answer = await issues.getComment({ ...repositoryParts(repository), comment_id }).catch(nullFor(404, 410));
      return answer === null ? null : commentOf(answer.data);
    },
    async addComment(repository, issue_number, body) {
      const { issues } = (await github.octokit()).rest;
      return commentOf((await issues.createComment({ ...repositoryParts(repository), issue_number, body })).data);
    },
    async editComment(repository, comment_id, body) {
      const { issues } = (await github.octokit()).rest;
      return commentOf((await issues.updateComment({ ...repositoryParts(repository), comment_id, body })).data);
    },
    async removeComment(repository, comment_id) {
      const { issues } = (await github.octokit()).rest;
      await issues.deleteComment({ ...repositoryParts(repository), comment_id }).catch(nullFor(404, 410));
    },
    whoAmI: () =>
      (me ??= viewerOf(github).catch((error: unknown) => {
        me = null;
        throw error;
      })),
  };
}

interface Page {
  readonly headers: { readonly link?: string | undefined };
  readonly data: unknown;
}

/** `all` false: there are more pages than `most`. */
async function pagesOf<T>(
  pages: AsyncIterable<Page>,
  most: number,
  read: (entry: unknown) => T,
): Promise<{ readonly all: boolean; readonly found: readonly T[] }> {
  const found: T[] = [];
  let number = 0;
  for await (const { headers, data } of pages) {
    if (!Array.isArray(data)) throw unreadable('a page is no list');
    found.push(...data.map((entry: unknown) => read(entry)));
    number += 1;
    if (number === most) return { all: !/rel="next"/.test(headers.link ?? ''), found };
  }
  return { all: true, found };
}

function commentOf(data: unknown): PullComment {
  const parsed = Comment.safeParse(data);
  if (!parsed.success) throw unreadable(`a comment: ${parsed.error.issues[0]?.message ?? 'invalid'}`);
  const { id, body, user } = parsed.data;
  return { id, body: body ?? '', author: user?.login ?? '' };
}

/** `/user` knows no app and no job; GraphQL tells of every token whose it is. */
async function viewerOf(github: GitHubApi): Promise<string> {
  const octokit = await github.octokit();
  const data: unknown = await octokit.graphql('query { viewer { login } }').catch((error: unknown) => {
    throw error instanceof GitHubError ? error : unreadable('whose the token is');
  });
  const parsed = Viewer.safeParse(data);
  if (parsed.success) return parsed.data.viewer.login;
  throw unreadable('whose the token is');
}
