/** What an answer of GitHub's that is not a success means: pure, from request, status, headers and body. */
import { clean } from '../../../bot/visible-text.ts';
import { shorten } from '../../../bot/graphemes.ts';
import { GitHubError } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { HttpFailure, Incoming } from '../http/exchange.ts';
import { unreadableAnswer } from '../ports/github.ts';
import { commentRefusal } from './comment-refusal.ts';
import { permissionsFor } from './permissions.ts';
import { shownPlace } from './place.ts';
import type { Place } from './place.ts';
import { limitWait } from './retry.ts';

const TEXT_MAX = 400;

/** The parsed body; undefined when it is no JSON. */
export function jsonOf({ headers, bytes }: Incoming): unknown {
  if (!/^application\/([a-z0-9.+-]*\+)?json\b/i.test((headers['content-type'] ?? '').trim())) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** GitHub's words for a refusal, on one line: `message`, and what its `errors` say. */
export function messageOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const parts = 'message' in body && typeof body.message === 'string' ? [body.message] : [];
  const errors = 'errors' in body && Array.isArray(body.errors) ? (body.errors as unknown[]) : [];
  for (const error of errors.slice(0, 5)) parts.push(typeof error === 'string' ? error : JSON.stringify(error));
  return shorten(clean(parts.join('; ')).replace(/\s+/g, ' ').trim(), TEXT_MAX);
}

/** Rulesets and protected branches refuse with 403, 409 or 422, as conflicts do: only the words tell them apart. */
export function isRuleViolation(message: string): boolean {
  return /repository rule violation|protected branch|GH0(?:06|13)\b|must be made through a pull request/i.test(message);
}

/** Push protection finds what looks like a secret in what is pushed: an answer to be handed on, or a title. */
function isPushProtection(message: string): boolean {
  return /push protection|secret (?:was |is )?detected|cannot contain secrets/i.test(message);
}

export function refusalOf(answer: Incoming, place: Place, now: number): GitHubError {
  const { status } = answer;
  const message = messageOf(jsonOf(answer));
  const says = `GitHub answered ${status} to ${shownPlace(place)}${message === '' ? '' : `: ${message}`}`;
  const fail = (code: string, text: string, remedy: string, more: { retry?: boolean; until?: number } = {}) =>
    new GitHubError({ code, message: text, remedy, retry: more.retry ?? false }, { status, until: more.until ?? null });

  const limit_ms = limitWait(answer, message, now);
  if (limit_ms !== null) {
    const until = now + limit_ms;
    const remedy =
      'Nothing, if it is rare. All workflows of a repository share 1,000 requests an hour of their own token; a longer schedule interval or the token of a GitHub App has more.';
    const text = `${says}. The next request may be sent at ${new Date(until).toISOString()}.`;
    return fail('github-rate-limited', text, remedy, { retry: true, until });
  }
  const comment = commentRefusal(place, message);
  if (comment !== null) return fail(comment.code, `${comment.cause} ${says}.`, comment.remedy);
  if (isPushProtection(message)) {
    const remedy =
      'Revoke what is a secret; allow what is none at the address that GitHub names. Or keep the state where nothing is scanned (state.store: artifact).';
    return fail('github-push-protection', `GitHub takes something in it for a secret. ${says}.`, remedy);
  }
  if (/\blocked branch\b|branch is locked/i.test(message)) {
    const remedy = 'Unlock the branch (Settings → Branches → Lock branch), or name another one (state.branch).';
    return fail('github-branch-locked', `The branch is locked. ${says}.`, remedy);
  }
  if (status === 413 || /too large|exceeds the (?:maximum|limit)/i.test(message)) {
    const remedy = 'Keep the state elsewhere (state.store: artifact).';
    return fail('github-too-large', `GitHub does not take so much at once. ${says}.`, remedy);
  }
  if (isRuleViolation(message)) {
    const remedy =
      'Exclude the branch from the ruleset or branch protection (Settings → Rules), or hand in the token of a GitHub App that may bypass it (input github-token), or keep the state elsewhere (state.store: artifact).';
    return fail('github-ruleset', `A rule of the repository forbids this. ${says}.`, remedy);
  }
  if (status >= 500) {
    return fail('github-server-error', `${says}.`, 'Nothing, if it is rare: githubstatus.com.', { retry: true });
  }
  switch (status) {
    case 401:
      return fail(
        'github-token-invalid',
        `${says}.`,
        `Put a valid token into ${place.token_name}; it may have expired.`,
      );
    case 403:
      return forbidden(answer, place, says, message);
    case 404:
    case 410:
      return fail('github-not-found', `${says}.`, notFoundRemedy(place));
    case 409:
      return fail('github-conflict', `${says}.`, '', { retry: true });
    default:
      return fail('github-refused', `${says}.`, '');
  }
}

function forbidden(answer: Incoming, place: Place, says: string, message: string): GitHubError {
  const fail = (code: string, remedy: string): GitHubError =>
    new GitHubError({ code, message: `${says}.`, remedy, retry: false }, { status: 403 });
  if (answer.headers['x-github-sso'] !== undefined) {
    return fail('github-sso', `Authorise the token in ${place.token_name} for the organisation's single sign-on.`);
  }
  if (/archived/i.test(message)) return fail('github-archived', 'Unarchive the repository, or name another one.');
  const needed = permissionsFor(place, answer.headers['x-accepted-github-permissions']);
  const lines = needed.map((line) => `\`${line}\``).join(' and ');
  return fail(
    'github-permission',
    `Add ${lines} to \`permissions:\` of the job, or give that permission to the token in ${place.token_name}.`,
  );
}

function notFoundRemedy({ repository, token_name }: Place): string {
  return `Check the name of ${repository ?? 'it'}, and that the token in ${token_name} may read it: GitHub says "not found" for both.`;
}

/** No whole answer came. */
export function failureProblem(failure: HttpFailure, place: Place): GitHubError {
  const origin = new URL(place.url).origin;
  const why = {
    unsent: `${origin} cannot be reached (${failure.code})`,
    certificate: `the certificate of ${origin} is not trusted (${failure.code})`,
    lost: `the connection to ${origin} broke (${failure.code})`,
    timeout: `${origin} did not answer in time (${failure.code})`,
    'too-large': `the answer is larger than ${failure.code}`,
  }[failure.kind];
  const remedy =
    failure.kind === 'certificate'
      ? 'Name the authority of the certificate in NODE_EXTRA_CA_CERTS.'
      : 'Check the network, the proxy and githubstatus.com.';
  const problem: Problem = {
    code: 'github-unreachable',
    message: `${shownPlace(place)}: ${why}.`,
    remedy,
    retry: true,
  };
  return new GitHubError(problem, { status: null, cause: failure });
}

/** {@link unreadableAnswer} in words that may come from elsewhere. */
export function unreadable(what: string): GitHubError {
  return unreadableAnswer(shorten(clean(what), TEXT_MAX));
}
