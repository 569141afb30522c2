/**
 * The state as a file on a branch of its own (`state.store: branch`), through GitHub's contents API: one request to
 * load, one to save. Loading does without GitHub's library, which a tick that does nothing never needs. The version is the file's blob sha, which GitHub compares in the same step in which it writes.
 */
import { createHash } from 'node:crypto';
import type { Octokit } from '@octokit/rest';
import { AgentdError, ConflictError, GitHubError, nullFor } from '../errors.ts';
import { repositoryParts } from '../model/repository.ts';
import { unreadableAnswer } from '../ports/github.ts';
import type { GitHubApi } from '../ports/github.ts';
import type { Loaded, Store } from '../ports/store.ts';

export interface BranchStoreOptions {
  readonly github: GitHubApi;
  /** `owner/name` */
  readonly repository: string;
  readonly branch: string;
  readonly path: string;
}

/** Apps that build on every push know this word; GitHub's own workflows are not started by the job's token. */
const MESSAGE = 'Save the state of agentd [skip ci]';
const UNDO_MESSAGE = 'Take back a state that came too late [skip ci]';
/** Answers that mean: what you have read is not what is there. Which of them comes depends on who was faster. */
const CONFLICTS: readonly number[] = [409, 422];

export function branchStore(options: BranchStoreOptions): Store {
  const { github, branch } = options;
  const { owner, repo } = repositoryParts(options.repository);
  const path = options.path
    .split('/')
    .filter((part) => part !== '')
    .join('/');
  const place = `${options.path} on branch ${branch} of ${options.repository}`;

  /** An unknown repository is answered 404, too; only where contents can be read does it mean that there is no file. */
  async function mustBeReadable(): Promise<void> {
    const { repos } = (await github.octokit()).rest;
    // 409: a repository without a commit.
    await repos.listCommits({ owner, repo, per_page: 1 }).catch(nullFor(409));
  }

  /** @throws {ConflictError} for 409 and 422; a rule of the repository is told from these by the client. */
  async function write<T>(request: (rest: Octokit['rest']) => Promise<T>): Promise<T> {
    const { rest } = await github.octokit();
    try {
      return await request(rest);
    } catch (error) {
      if (error instanceof GitHubError && CONFLICTS.includes(error.status ?? 0) && isConflict(error)) {
        if (/repository is empty/i.test(error.message)) throw emptyRepository(options.repository, error);
        throw conflict(`${place} has changed: ${error.problem.message}`);
      }
      throw error;
    }
  }

  /** A branch without a parent that holds this one file. Of several at once the slower ones get a conflict. */
  async function begin(text: string): Promise<string> {
    const files = [{ path: options.path, mode: '100644', type: 'blob', content: text } as const];
    const tree = await write(({ git }) => git.createTree({ owner, repo, tree: files }));
    const made = { message: MESSAGE, tree: shaOf(tree.data), parents: [] };
    const commit = await write(({ git }) => git.createCommit({ owner, repo, ...made }));
    const sha = shaOf(commit.data);
    await write(({ git }) => git.createRef({ owner, repo, ref: `refs/heads/${branch}`, sha }));
    return blobSha(Buffer.from(text, 'utf8'));
  }

  /** GitHub ignores the sha of a file that is not there and makes it anew: a state that was removed stays removed. */
  async function undo(sha: string): Promise<void> {
    const { repos } = (await github.octokit()).rest;
    const file = { owner, repo, path, branch, message: UNDO_MESSAGE, sha };
    // Somebody went on from it meanwhile, or removed it again.
    await repos.deleteFile(file).catch(nullFor(404, ...CONFLICTS));
  }

  return {
    name: `branch ${branch} of ${options.repository}`,
    async load(): Promise<Loaded> {
      const file = await github.file(options.repository, path, branch);
      if (file.bytes === null) {
        await mustBeReadable();
        return { text: null, version: null, now: file.now };
      }
      return { text: textOf(file.bytes, file.content_type, place), version: blobSha(file.bytes), now: file.now };
    },

    async save(text, version) {
      const content = Buffer.from(text, 'utf8').toString('base64');
      const file = {
        owner,
        repo,
        path,
        branch,
        message: MESSAGE,
        content,
        ...(version === null ? {} : { sha: version }),
      };
      const answer = await write(({ repos }) => repos.createOrUpdateFileContents(file).catch(nullFor(404)));
      if (answer === null) {
        await mustBeReadable();
        if (version !== null) throw conflict(`${place} has been removed.`);
        return begin(text);
      }
      const saved = contentSha(answer.data) ?? blobSha(Buffer.from(text, 'utf8'));
      if (version !== null && answer.status === 201) {
        await undo(saved);
        throw conflict(`${place} has been removed.`);
      }
      return saved;
    },

    holderIsDead: () => Promise.resolve(false),
  };
}

/** The name that git gives to a file's content. */
export function blobSha(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** @throws {AgentdError} `store-unreadable`: a folder, or bytes that are no text. */
function textOf(bytes: Uint8Array, content_type: string, place: string): string {
  const text = decoded(bytes);
  // For a folder GitHub sends the list of its entries, whatever was asked for.
  const folder = text?.startsWith('[') === true && /^application\/json\b/.test(content_type);
  if (text !== null && !folder) return text;
  throw new AgentdError({
    code: 'store-unreadable',
    message: `${place} is ${folder ? 'a folder' : 'no text'}.`,
    remedy: 'Check `state.path`; restore the file from an earlier commit of the branch.',
    retry: false,
  });
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function shaOf(data: unknown): string {
  if (typeof data === 'object' && data !== null && 'sha' in data && typeof data.sha === 'string') return data.sha;
  throw unreadableAnswer('an object was made for the state branch, and its name is not given');
}

function contentSha(data: unknown): string | null {
  const content = typeof data === 'object' && data !== null && 'content' in data ? data.content : null;
  if (typeof content !== 'object' || content === null || !('sha' in content)) return null;
  return typeof content.sha === 'string' ? content.sha : null;
}

function isConflict(error: GitHubError): boolean {
  return error.problem.code === 'github-conflict' || error.problem.code === 'github-refused';
}

function emptyRepository(repository: string, cause: GitHubError): AgentdError {
  return new AgentdError(
    {
      code: 'github-repository-empty',
      message: `${repository} has no commit yet, so it can have no branch for the state.`,
      remedy: 'Make a first commit, such as a README.',
      retry: false,
    },
    { cause },
  );
}

function conflict(message: string): ConflictError {
  return new ConflictError({ code: 'store-conflict', message, remedy: '', retry: true });
}
