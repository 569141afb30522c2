/**
 * Uploads an artifact by GitHub's own client, which speaks a protocol that is not documented. It is large and loaded with
 * the first upload; it finds the running job in the variables `ACTIONS_RUNTIME_TOKEN` and `ACTIONS_RESULTS_URL`.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AgentdError, ConflictError } from '../errors.ts';
import type { ArtifactUpload } from '../ports/github.ts';

export interface UploadOptions {
  /** Days until GitHub deletes the artifact; the repository's own setting may be shorter. */
  readonly retention_days: number;
  /** The client repeats what fails, with growing waits; this bounds them all. */
  readonly timeout_ms: number;
}

export function artifactUpload({ retention_days, timeout_ms }: UploadOptions): ArtifactUpload {
  return {
    async upload(name, text) {
      const folder = await mkdtemp(join(tmpdir(), 'agentd-artifact-'));
      try {
        const { DefaultArtifactClient } = await import('@actions/artifact');
        // Without an archive the artifact is named after the file.
        const file = join(folder, name);
        await writeFile(file, text);
        const options = { skipArchive: true, retentionDays: retention_days };
        const uploading = new DefaultArtifactClient().uploadArtifact(name, [file], folder, options);
        const { id } = await withinTime(uploading, timeout_ms);
        if (id === undefined) throw new Error('GitHub gave the artifact no id');
        return id;
      } catch (error) {
        throw refusal(name, error);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`it took longer than ${ms / 1000} s`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function refusal(name: string, cause: unknown): AgentdError {
  const why = cause instanceof Error ? cause.message : String(cause);
  if (/\(409\)|already exists/i.test(why)) {
    const message = `This run has an artifact ${name} already.`;
    return new ConflictError({ code: 'store-conflict', message, remedy: '', retry: true }, { cause });
  }
  const ghes = /GHES|GHESNotSupported/i.test(why);
  return new AgentdError(
    {
      code: 'artifact-upload-failed',
      message: `Artifact ${name} was not uploaded: ${why}.`,
      remedy: ghes
        ? 'GitHub Enterprise Server has no such artifacts: use `state.store: branch`.'
        : 'Nothing, if it is rare: githubstatus.com. A full artifact storage is seen under Settings → Billing.',
      retry: !ghes,
    },
    { cause },
  );
}
