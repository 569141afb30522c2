/**
 * The Action from the start of its process to its first request, which is for the state; and what an idle tick asks. GitHub
 * and Plane are answered by this process on the loopback address.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemClock, systemRandom } from '../action/src/wiring/host.ts';
import { demoSeed, servePlane } from '../action/src/plane-emulator/server.ts';
import { node24 } from '../scripts/test-tools.ts';
import { median, type Bench, type Measurement } from './bench.ts';

const ROUNDS = 15;
const COLD_START_MS = 90;
/** One for the state, one for the project. */
const IDLE_REQUESTS = 2;
const root = resolve(fileURLToPath(import.meta.url), '../../..');

export const actionStart: Bench = {
  name: 'action',
  async run() {
    const node = node24();
    if (node === null) throw new Error('Node 24, which runs the action, is not here; run .ci/tools');
    const place = await Place.make();
    try {
      const bare: number[] = [];
      const cold: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        bare.push(await bareStart(node));
        cold.push(await place.coldStart(node));
      }
      return [...measurements(median(bare), median(cold)), await idleRequests(node)];
    } finally {
      await place.close();
    }
  },
};

function measurements(bare_ms: number, cold_ms: number): Measurement[] {
  return [
    { name: 'action.cold_start_ms', value: cold_ms, unit: 'ms', target: { at_most: COLD_START_MS } },
    { name: 'action.cold_vs_bare_node', value: cold_ms / bare_ms, unit: 'ratio', target: null },
    { name: 'bare node, start to end', value: bare_ms, unit: 'ms', target: null },
  ];
}

function bareStart(node: string): Promise<number> {
  const begun = performance.now();
  return new Promise((done, fail) => {
    spawn(node, ['-e', ''], { env: {}, stdio: 'ignore' })
      .once('error', fail)
      .once('close', () => done(performance.now() - begun));
  });
}

/** A first tick makes the state of an empty project; the second finds nothing to do. */
async function idleRequests(node: string): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'agentd-bench-'));
  const seed = demoSeed({ workspace: 'acme', people: ['ada'], bots: ['bot'], labels: [] });
  const plane = await servePlane({ seed, clock: systemClock, random: systemRandom });
  try {
    const config = { ...CONFIG, plane: { ...CONFIG.plane, base_url: plane.url }, state: { store: 'file' } };
    writeFileSync(join(folder, 'agentd.json'), JSON.stringify(config));
    const token = plane.plane.names.tokens.get('bot') ?? '';
    const env = { GITHUB_WORKSPACE: folder, INPUT_CONFIG: 'agentd.json', INPUT_INIT: 'true', PLANE_TOKEN: token };
    for (const name of ['first', 'second']) {
      const output = join(folder, name);
      writeFileSync(output, '');
      const command = [join(root, 'dist/index.js')];
      await ended(spawn(node, command, { cwd: folder, env: { ...env, GITHUB_OUTPUT: output }, stdio: 'ignore' }));
    }
    const json = /^summary-json<<.*\n(.*)$/m.exec(readFileSync(join(folder, 'second'), 'utf8'))?.[1] ?? '{}';
    const { requests } = JSON.parse(json) as { requests?: { plane: number; state: number } };
    if (requests === undefined) throw new Error('An idle tick came to no result.');
    const value = requests.plane + requests.state;
    return { name: 'action.idle_requests', value, unit: 'requests', target: { at_most: IDLE_REQUESTS } };
  } finally {
    await plane.close();
    rmSync(folder, { recursive: true });
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => child.once('error', fail).once('close', () => done()));
}

/** A workspace with a configuration, and a GitHub that has no state. */
class Place {
  readonly #folder = mkdtempSync(join(tmpdir(), 'agentd-bench-'));
  readonly #server: Server;
  #asked: () => void = () => {};

  private constructor() {
    writeFileSync(join(this.#folder, 'agentd.json'), JSON.stringify(CONFIG));
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  static async make(): Promise<Place> {
    const place = new Place();
    await new Promise<void>((done) => place.#server.listen(0, '127.0.0.1', done));
    return place;
  }

  /** Until the request for the state arrives. */
  async coldStart(node: string): Promise<number> {
    const begun = performance.now();
    const asked = new Promise<number>((done) => {
      this.#asked = () => done(performance.now() - begun);
    });
    const child = spawn(node, [join(root, 'dist/index.js')], { cwd: this.#folder, env: this.#env(), stdio: 'ignore' });
    const end = ended(child);
    const never = end.then(() => Promise.reject(new Error('The action ended without a request.')));
    const time = await Promise.race([asked, never]);
    await end;
    never.catch(() => {});
    return time;
  }

  async close(): Promise<void> {
    await new Promise((done) => this.#server.close(done));
    rmSync(this.#folder, { recursive: true });
  }

  #answer(_request: IncomingMessage, response: ServerResponse): void {
    this.#asked();
    response.writeHead(404, { 'content-type': 'application/json', connection: 'close' }).end('{"message":"Not Found"}');
  }

  #env(): Record<string, string> {
    const { port } = this.#server.address() as AddressInfo;
    return {
      GITHUB_API_URL: `http://127.0.0.1:${port}`,
      GITHUB_REPOSITORY: 'ada/app',
      GITHUB_WORKSPACE: this.#folder,
      'INPUT_GITHUB-TOKEN': 'token-of-the-job',
      INPUT_CONFIG: 'agentd.json',
      PLANE_TOKEN: 'plane_api_00000000000000000000000000000000',
    };
  }
}

const CONFIG = {
  plane: { base_url: 'http://127.0.0.1:9', workspace: 'acme', token_key: 'PLANE_TOKEN' },
  state: { store: 'branch' },
  projects: {
    ENG: { states: { working: 'In Progress' }, routing: { by_assignee: { bot: 'box' } }, default_executor: 'codex' },
  },
  terminals: {
    box: {
      transport: 'local',
      os: 'linux',
      repo: '/srv/eng',
      plane_user: 'bot',
      token_key: 'PLANE_TOKEN',
      executors: ['codex'],
    },
  },
  executors: { codex: { adapter: 'codex', run: "codex exec --json -o '{out}' -" } },
};
