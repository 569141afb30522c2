/** Pull requests and their comments over the REST API. */
import { z } from 'zod';
import type { GitHubApi } from '../ports/github.ts';
import type { PullComment, PullRequest, PullRequests } from '../ports/pull-requests.ts';
import { unreadableAnswer } from './refusal.ts';

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
const Viewer = z.object({ data: z.object({ viewer: z.object({ login: z.string() }) }) });

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
  const at = (repository: string, ...path: string[]): string[] => ['repos', ...repository.split('/'), ...path];
  const pages = async <T>(
    path: readonly string[],
    query: Readonly<Record<string, string>>,
    most: number,
    read: (json: unknown) => T,
  ): Promise<{ all: boolean; found: T[] }> => {
    const found: T[] = [];
    for (let page = 1; page <= most; page += 1) {
      const asked = { ...query, per_page: String(PAGE), page: String(page) };
      const { json } = await github.send({ method: 'GET', path, query: asked });
      if (!Array.isArray(json)) throw unreadableAnswer(`${path.join('/')} is no list`);
      found.push(...json.map((entry: unknown) => read(entry)));
      if (json.length < PAGE) return { all: true, found };
    }
    return { all: false, found };
  };

  return {
    async open(repository) {
      const query = { state: 'open', sort: 'updated', direction: 'desc' };
      const { all, found } = await pages(at(repository, 'pulls'), query, PULL_PAGES, pullOf);
      return { all: all && !found.includes(null), pulls: found.filter((pull) => pull !== null) };
    },
    async comments(repository, number) {
      const path = at(repository, 'issues', String(number), 'comments');
      return (await pages(path, {}, COMMENT_PAGES, commentOf)).found;
    },
    async comment(repository, id) {
      const path = at(repository, 'issues', 'comments', String(id));
      const { status, json } = await github.send({ method: 'GET', path, expect: [404, 410] });
      return status === 200 ? commentOf(json) : null;
    },
    async addComment(repository, number, body) {
      const path = at(repository, 'issues', String(number), 'comments');
      return commentOf((await github.send({ method: 'POST', path, body: { body } })).json);
    },
    async editComment(repository, id, body) {
      const path = at(repository, 'issues', 'comments', String(id));
      return commentOf((await github.send({ method: 'PATCH', path, body: { body } })).json);
    },
    async removeComment(repository, id) {
      await github.send({
        method: 'DELETE',
        path: at(repository, 'issues', 'comments', String(id)),
        expect: [404, 410],
      });
    },
    // `/user` knows no app and no job; GraphQL tells of every token whose it is.
    whoAmI: () =>
      (me ??= github
        .send({ method: 'POST', path: ['graphql'], body: { query: 'query { viewer { login } }' } })
        .then(({ json }) => viewerOf(json))
        .catch((error: unknown) => {
          me = null;
          throw error;
        })),
  };
}

function commentOf(json: unknown): PullComment {
  const parsed = Comment.safeParse(json);
  if (!parsed.success) throw unreadableAnswer(`a comment: ${parsed.error.issues[0]?.message ?? 'invalid'}`);
  const { id, body, user } = parsed.data;
  return { id, body: body ?? '', author: user?.login ?? '' };
}

function viewerOf(json: unknown): string {
  const parsed = Viewer.safeParse(json);
  if (parsed.success) return parsed.data.data.viewer.login;
  throw unreadableAnswer('whose the token is');
}
