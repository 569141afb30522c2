/** Workflow runs and artifacts of one repository in memory, with the service through which a job uploads. */
import { createHash } from 'node:crypto';
import type { Answer, Seen } from './github-proxy.ts';

export interface FakeRun {
  readonly id: number;
  readonly path: string;
  readonly event: string;
  readonly head_branch: string;
  readonly head_sha: string;
  readonly head_repository_id: number;
  readonly status: string;
  readonly run_started_at: string;
}

export interface FakeArtifact {
  readonly id: number;
  readonly name: string;
  readonly run_id: number;
  readonly bytes: Buffer;
  readonly expired: boolean;
}

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';

export class GitHubActions {
  readonly runs = new Map<number, FakeRun>();
  readonly artifacts: FakeArtifact[] = [];
  /** The repository's own id, as the emulator gives it. */
  repository_id = 1;
  readonly #drafts = new Map<string, Buffer[]>();
  #lastId = 1000;

  run(changes: Partial<FakeRun> & { readonly id: number }): FakeRun {
    const run: FakeRun = {
      path: '.github/workflows/agentd.yml',
      event: 'schedule',
      head_branch: 'main',
      head_sha: 'HEAD',
      head_repository_id: this.repository_id,
      status: 'in_progress',
      run_started_at: new Date(Date.UTC(2026, 10, 29, 12, 0, changes.id)).toISOString(),
      ...changes,
    };
    this.runs.set(run.id, run);
    return run;
  }

  add(name: string, run_id: number, text: string | Buffer, changes: Partial<FakeArtifact> = {}): FakeArtifact {
    this.#lastId += 1;
    const bytes = Buffer.from(text);
    const artifact = { id: this.#lastId, name, run_id, bytes, expired: false, ...changes };
    this.artifacts.push(artifact);
    return artifact;
  }

  /** A runtime token as a job has it; only its claims are looked at. */
  runtimeToken(run_id: number): string {
    const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'none' })}.${part({ scp: `Actions.Results:${run_id}:job-1` })}.x`;
  }

  /** What needs no API token: the upload service (it has a token of its own) and signed addresses. */
  unsigned(request: Seen): Answer | null {
    if (request.path.startsWith(SERVICE)) return this.#service(request);
    if (!request.path.startsWith('/signed/')) return null;
    if (request.query['sig'] !== 'signed-by-azure') return { status: 403, body: { message: 'not signed' } };
    const [, , kind, id = ''] = request.path.split('/');
    if (kind === 'upload') return this.#upload(id, request);
    // A signed address does not want the API's token as well; the real one answers 400.
    if (request.headers.authorization !== undefined) return { status: 400 };
    const found = this.artifacts.find((artifact) => String(artifact.id) === id);
    if (found === undefined) return { status: 404 };
    return { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: found.bytes };
  }

  /** Routes of the REST API; null: another's. */
  signed({ method, path, query }: Seen, origin: string): Answer | null {
    const match = /^\/repos\/[^/]+\/[^/]+\/actions\/(.+)$/.exec(path);
    if (match?.[1] === undefined || method !== 'GET') return null;
    const parts = match[1].split('/');
    const [area, id, verb] = parts;
    if (area === 'artifacts' && verb === 'zip') {
      const found = this.artifacts.find((artifact) => String(artifact.id) === id);
      if (found === undefined) return { status: 404, body: { message: 'Not Found' } };
      if (found.expired) return { status: 410, body: { message: 'Artifact has expired' } };
      return { status: 302, headers: { location: `${origin}/signed/blob/${found.id}?sig=signed-by-azure` } };
    }
    if (area === 'artifacts') {
      return this.#list(
        this.artifacts.filter(({ name }) => query['name'] === undefined || name === query['name']),
        query,
        `${origin}${path}`,
      );
    }
    if (area === 'runs' && verb === 'artifacts') {
      return this.#list(
        this.artifacts.filter(({ run_id }) => String(run_id) === id),
        query,
        `${origin}${path}`,
      );
    }
    if (area === 'runs') {
      const run = this.runs.get(Number(id));
      return run === undefined
        ? { status: 404, body: { message: 'Not Found' } }
        : { status: 200, body: this.#shown(run) };
    }
    if (area === 'workflows' && verb === 'runs') {
      const file = `.github/workflows/${id ?? ''}`;
      const own = [...this.runs.values()]
        .filter((run) => run.path === file && (query['status'] === undefined || run.status === query['status']))
        .toSorted((a, b) => b.id - a.id);
      if (![...this.runs.values()].some((run) => run.path === file))
        return { status: 404, body: { message: 'Not Found' } };
      const page = own.slice(0, Number(query['per_page'] ?? 30));
      return { status: 200, body: { total_count: own.length, workflow_runs: page.map((run) => this.#shown(run)) } };
    }
    return null;
  }

  #shown(run: FakeRun): object {
    const { head_repository_id, ...rest } = run;
    return {
      ...rest,
      run_attempt: 1,
      repository: { id: this.repository_id },
      head_repository: { id: head_repository_id },
    };
  }

  #list(found: readonly FakeArtifact[], query: Seen['query'], address: string): Answer {
    const size = Number(query['per_page'] ?? 30);
    const number = Number(query['page'] ?? 1);
    const from = (number - 1) * size;
    const next = `${address}?${new URLSearchParams({ ...query, page: String(number + 1) }).toString()}`;
    const headers = from + size < found.length ? { link: `<${next}>; rel="next"` } : {};
    const page = found.toReversed().slice(from, from + size);
    const artifacts = page.map(({ id, name, run_id, bytes, expired }) => {
      const run = this.runs.get(run_id);
      return {
        id,
        name,
        size_in_bytes: bytes.length,
        expired,
        digest: `sha256:${sha256(bytes)}`,
        workflow_run: {
          id: run_id,
          repository_id: this.repository_id,
          head_repository_id: run?.head_repository_id ?? this.repository_id,
          head_branch: run?.head_branch ?? 'main',
          head_sha: run?.head_sha ?? 'HEAD',
        },
      };
    });
    return { status: 200, headers, body: { total_count: found.length, artifacts } };
  }

  #service({ path, headers, body }: Seen): Answer {
    const claims = Buffer.from((headers.authorization ?? '').split('.')[1] ?? '', 'base64url').toString();
    const run_id = Number(/Actions\.Results:(\d+):/.exec(claims)?.[1] ?? 0);
    const asked = JSON.parse(body) as { name: string; size?: string; hash?: string };
    const key = `${run_id}-${asked.name}`;
    if (path.endsWith('/CreateArtifact')) {
      const taken = this.artifacts.some((artifact) => artifact.run_id === run_id && artifact.name === asked.name);
      if (taken)
        return {
          status: 409,
          body: { code: 'already_exists', msg: 'an artifact with this name already exists on the workflow run' },
        };
      this.#drafts.set(key, []);
      const upload = `http://${headers.host ?? ''}/signed/upload/${encodeURIComponent(key)}?sig=signed-by-azure`;
      return { status: 200, body: { ok: true, signed_upload_url: upload } };
    }
    const bytes = Buffer.concat(this.#drafts.get(key) ?? []);
    // Zero is left out, as it is the default.
    if (String(bytes.length) !== (asked.size ?? '0')) return { status: 400, body: { msg: `size is ${bytes.length}` } };
    if (asked.hash !== `sha256:${sha256(bytes)}`) return { status: 400, body: { msg: 'another hash' } };
    return { status: 200, body: { ok: true, artifact_id: String(this.add(asked.name, run_id, bytes).id) } };
  }

  /** As Azure's block blobs: blocks, then the list that joins them; or the whole at once. */
  #upload(key: string, { body, query }: Seen): Answer {
    if (query['comp'] !== 'blocklist') this.#drafts.get(key)?.push(Buffer.from(body, 'utf8'));
    return { status: 201, headers: { etag: '"1"', 'last-modified': new Date(0).toUTCString() } };
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
