/** What a request was about, as messages and remedies name it. Pure; all of it may be shown. */

export interface Place {
  readonly method: string;
  /** `https://api.github.com/repos/acme/app/pulls`, without the query. */
  readonly url: string;
  /** `owner/name`; null: the address names none. */
  readonly repository: string | null;
  /** What of the repository: `contents`, `pulls`, `issues`, `actions` …; null: the repository itself, or none of any. */
  readonly area: string | null;
  /** Where the token comes from, such as `GITHUB_TOKEN`. */
  readonly token_name: string;
}

/** Links to further pages name a repository by its number. */
const OF_REPOSITORY = /\/(?:repos\/([^/]+\/[^/]+)|repositories\/\d+)(?:\/([^/]+))?/;

export function placeOf(method: string, url: string, token_name: string): Place {
  const [, repository = null, area = null] = OF_REPOSITORY.exec(new URL(url).pathname) ?? [];
  return { method, url: url.replace(/\?.*$/s, ''), repository, area, token_name };
}

/** `PUT /repos/acme/app/contents/state.json` */
export function shownPlace({ method, url }: Pick<Place, 'method' | 'url'>): string {
  return `${method} ${new URL(url).pathname.replaceAll('%2F', '/')}`;
}
