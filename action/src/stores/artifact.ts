/**
 * The state as an artifact of the workflow that ticks (`state.store: artifact`), for repositories in which no branch may be
 * written. Artifacts are made and never changed: the newest that can be trusted is the state, its id the version. There
 * is no compare-and-swap. A save looks right before it uploads, and a tick acts only if its run is the oldest of its
 * workflow that has not ended; the concurrency group of the workflow is what keeps two from acting at once.
 */
import { createHash } from 'node:crypto';
import { AgentdError, ConflictError } from '../errors.ts';
import { repositoryParts } from '../model/repository.ts';
import type { ArtifactUpload, GitHubApi } from '../ports/github.ts';
import type { Loaded, Store } from '../ports/store.ts';
import type { Log, Random } from '../ports/host.ts';
import type { Newest, SearchOptions } from './artifact-search.ts';
import { STATE_BYTES } from './state-bytes.ts';

export interface ArtifactStoreOptions {
  readonly github: GitHubApi;
  /** `owner/name` */
  readonly repository: string;
  /** From `state.path`; the artifact is named after it. */
  readonly path: string;
  /** Path of the workflow whose artifacts are trusted: `.github/workflows/agentd.yml`. */
  readonly workflow: string;
  /** The run that this is; null: none, then nothing can be saved. */
  readonly run: { readonly id: number; readonly attempt: number } | null;
  readonly upload: ArtifactUpload | null;
  readonly random: Random;
  readonly log: Log;
}

export function artifactStore(options: ArtifactStoreOptions): Store {
  const { github, random, upload } = options;
  const name = artifactName(options.path);
  const search: SearchOptions = { ...options, name, known: new Map() };

  return {
    name: `artifact ${name} of ${options.repository}`,
    async load(): Promise<Loaded> {
      const { newest, now } = await newestOf(search);
      if (newest === null) return { text: null, version: null, now };
      return { text: await textOf(newest, options, github), version: String(newest.id), now };
    },

    async save(text, version) {
      const uploader = mayUpload(options.run, upload);
      const { newest } = await newestOf(search);
      const stored = newest === null ? null : String(newest.id);
      if (stored !== version) throw conflict(name, version, stored);
      // A name can be given once in a run: the first save takes the plain one, by which loads find the run.
      const again = `${name}.${random.hex(8)}`;
      const own = newest?.run_id === options.run?.id;
      if (own) return String(await uploader.upload(again, text));
      try {
        return String(await uploader.upload(name, text));
      } catch (error) {
        if (error instanceof ConflictError) throw conflict(name, version, 'another of this very run');
        throw error;
      }
    },

    holderIsDead: () => Promise.resolve(false),
  };
}

/** What it checks answers with is large, and only this store needs it. */
async function newestOf(search: SearchOptions): ReturnType<typeof findNewest> {
  const { findNewest } = await import('./artifact-search.ts');
  return findNewest(search);
}

/** Artifact names may hold none of `" : < > | * ? \ /` and no line breaks. */
export function artifactName(path: string): string {
  return path.replace(/^[./]+/, '').replace(/["<>:|*?\\/\r\n]+/g, '-');
}

/** @throws {AgentdError} where nothing can be uploaded, or what is uploaded could not be found again. */
function mayUpload(run: ArtifactStoreOptions['run'], upload: ArtifactUpload | null): ArtifactUpload {
  if (run === null || upload === null) {
    throw new AgentdError({
      code: 'artifact-outside-actions',
      message: 'Only the Action itself can save an artifact; this is not its run.',
      remedy: 'Start the workflow instead, or use `state.store: branch`, which can be written from anywhere.',
      retry: false,
    });
  }
  if (run.attempt > 1) {
    throw new AgentdError({
      code: 'artifact-rerun',
      message: 'A run that was started again cannot save an artifact that later runs would find.',
      remedy: 'Start the workflow anew ("Run workflow") instead of "Re-run jobs".',
      retry: false,
    });
  }
  return upload;
}

async function textOf(newest: Newest, { repository }: ArtifactStoreOptions, github: GitHubApi): Promise<string> {
  const { actions } = (await github.octokit()).rest;
  const { owner, repo } = repositoryParts(repository);
  const asked = {
    owner,
    repo,
    artifact_id: newest.id,
    archive_format: 'zip',
    request: { redirect: 'manual' },
  } as const;
  const { headers } = await actions.downloadArtifact(asked);
  const sent = await github.download(headers['location'] ?? '');
  const bytes = isZip(sent) ? await unzipped(sent, newest) : sent;
  const digests = [sent, bytes].map((each) => `sha256:${createHash('sha256').update(each).digest('hex')}`);
  if (newest.digest !== null && !digests.includes(newest.digest))
    throw unreadable(newest, 'it is not what was uploaded');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw unreadable(newest, 'it is no text');
  }
}

function isZip(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004';
}

/** agentd uploads the bare file; whoever restores a state with another tool may have packed it. */
async function unzipped(bytes: Uint8Array, newest: Newest): Promise<Uint8Array> {
  const { unzipSync } = await import('fflate');
  let count = 0;
  // What an entry says of its size is the most that is unpacked of it.
  const filter = ({ originalSize }: { readonly originalSize: number }): boolean => {
    if ((count += 1) > 1) throw unreadable(newest, NOT_ONE);
    if (originalSize <= STATE_BYTES) return true;
    throw unreadable(newest, `unpacked it has ${originalSize} bytes, and ${STATE_BYTES} is the most that is read`);
  };
  try {
    const [only] = Object.values(unzipSync(bytes, { filter }));
    if (only !== undefined) return only;
  } catch (error) {
    throw error instanceof AgentdError ? error : unreadable(newest, 'its archive is damaged');
  }
  throw unreadable(newest, NOT_ONE);
}

const NOT_ONE = 'its archive does not hold exactly one file';

function unreadable(newest: Newest, why: string): AgentdError {
  return new AgentdError({
    code: 'store-unreadable',
    message: `Artifact ${newest.name} (${newest.id}) of run ${newest.run_id} cannot be used: ${why}.`,
    remedy: 'Look at it on the page of that run; if it is spoilt, delete it there, and the one before counts.',
    retry: false,
  });
}

function conflict(name: string, expected: string | null, stored: string | null): ConflictError {
  return new ConflictError({
    code: 'store-conflict',
    message: `The newest artifact ${name} is ${stored ?? 'none'}, not ${expected ?? 'none'}.`,
    remedy: '',
    retry: true,
  });
}
