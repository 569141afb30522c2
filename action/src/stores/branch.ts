/**
 * The state as a file on a branch of its own (`state.store: branch`), through GitHub's contents API: one request to
 * load, one to save. The version is the file's blob sha, which GitHub compares in the same step in which it writes.
 */
import { createHash } from 'node:crypto';
import { AgentdError, ConflictError, GitHubError } from '../errors.ts';
import type { GitHubAnswer, GitHubApi, GitHubRequest } from '../ports/github.ts';
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
  const at = (...path: string[]): string[] => ['repos', ...options.repository.split('/'), ...path];
  const file = at('contents', ...options.path.split('/').filter((part) => part !== ''));
  const place = `${options.path} on branch ${branch} of ${options.repository}`;

  /** An unknown repository is answered 404, too; only where contents can be read does it mean that there is no file. */
  async function mustBeReadable(): Promise<void> {
    // 409: a repository without a commit.
    await github.send({ method: 'GET', path: at('commits'), query: { per_page: '1' }, expect: [409] });
  }

  /** @throws {ConflictError} for 409 and 422; a rule of the repository is told from these by the client. */
  async function write(request: GitHubRequest): Promise<GitHubAnswer> {
    try {
      return await github.send(request);
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
    const tree = await write({
      method: 'POST',
      path: at('git', 'trees'),
      body: { tree: [{ path: options.path, mode: '100644', type: 'blob', content: text }] },
    });
    const commit = await write({
      method: 'POST',
      path: at('git', 'commits'),
      body: { message: MESSAGE, tree: shaOf(tree.json), parents: [] },
    });
    await write({
      method: 'POST',
      path: at('git', 'refs'),
      body: { ref: `refs/heads/${branch}`, sha: shaOf(commit.json) },
    });
    return blobSha(Buffer.from(text, 'utf8'));
  }

  /** GitHub ignores the sha of a file that is not there and makes it anew: a state that was removed stays removed. */
  async function undo(version: string): Promise<void> {
    try {
      await github.send({ method: 'DELETE', path: file, body: { message: UNDO_MESSAGE, sha: version, branch } });
    } catch (error) {
      // Somebody went on from it meanwhile, or removed it again.
      if (!(error instanceof GitHubError) || ![404, ...CONFLICTS].includes(error.status ?? 0)) throw error;
    }
  }

  return {
    name: `branch ${branch} of ${options.repository}`,
    async load(): Promise<Loaded> {
      const answer = await github.send({
        method: 'GET',
        path: file,
        query: { ref: branch },
        accept: 'raw',
        expect: [404],
      });
      if (answer.status === 404) {
        await mustBeReadable();
        return { text: null, version: null, now: answer.now };
      }
      return { text: textOf(answer, place), version: blobSha(answer.bytes), now: answer.now };
    },

    async save(text, version) {
      const body = {
        message: MESSAGE,
        content: Buffer.from(text, 'utf8').toString('base64'),
        branch,
        ...(version === null ? {} : { sha: version }),
      };
      const answer = await write({ method: 'PUT', path: file, body, expect: [404] });
      if (answer.status === 404) {
        await mustBeReadable();
        if (version !== null) throw conflict(`${place} has been removed.`);
        return begin(text);
      }
      const saved = contentSha(answer.json) ?? blobSha(Buffer.from(text, 'utf8'));
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
function textOf({ headers, bytes }: GitHubAnswer, place: string): string {
  const text = decoded(bytes);
  // For a folder GitHub sends the list of its entries, whatever was asked for.
  const folder = text?.startsWith('[') === true && /^application\/json\b/.test(headers['content-type'] ?? '');
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

function shaOf(json: unknown): string {
  if (typeof json === 'object' && json !== null && 'sha' in json && typeof json.sha === 'string') return json.sha;
  throw new AgentdError({
    code: 'github-answer-unreadable',
    message: 'GitHub made an object for the state branch and did not name it.',
    remedy: 'Check the address of the API (GITHUB_API_URL) and what stands between.',
    retry: true,
  });
}

function contentSha(json: unknown): string | null {
  const content = typeof json === 'object' && json !== null && 'content' in json ? json.content : null;
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
