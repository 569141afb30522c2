/**
 * The demo: a Plane of its own, items assigned to a bot, and real ticks over a real state file and real detached
 * processes until every item is answered.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { composeTick } from '../../wiring/compose-tick.ts';
import type { ComposedTick } from '../../wiring/compose-tick.ts';
import { requireConfig } from '../../config/parse.ts';
import type { Config } from '../../config/schema.ts';
import type { Host } from '../../wiring/host.ts';
import { summarise } from '../../tick/report.ts';
import type { TickSummary } from '../../tick/report.ts';
import { tick } from '../../tick/tick.ts';
import { loadState } from '../../tick/save.ts';
import { runRef } from '../../core/state/refs.ts';
import { LINEAGE_SHOWN } from '../../core/state/state.ts';
import type { State } from '../../core/state/state.ts';
import { person } from './person.ts';
import type { Person } from './person.ts';
import { DEMO_ITEMS, demoConfig } from './scenario.ts';
import type { DemoItem } from './scenario.ts';
import { BOT, PERSON, demoPlane } from './seed.ts';

export interface DemoResult {
  readonly ok: boolean;
  readonly plane_url: string;
  readonly ticks: number;
  readonly items: readonly {
    readonly key: string;
    readonly state: string;
    readonly executor: string;
    /** The last answer's tag; null where a person stopped it. */
    readonly tag: string | null;
    readonly run_id: string;
    readonly seconds: number;
    readonly comments: number;
  }[];
}

export interface DemoTold {
  started(plane_url: string): void;
  created(key: string, item: DemoItem): void;
  ticked(number: number, summary: TickSummary): void;
  moved(key: string, state: string): void;
  /** After the last tick. */
  ended(): void;
}

const MOST_TICKS = 60;
const BETWEEN_TICKS_MS = 250;
const TIME_LIMIT_MS = 25_000;

/** @param port 0: a free one. `close` ends the embedded Plane and removes the demo's folder. */
export async function runDemo(
  host: Host,
  port: number,
  told: DemoTold,
): Promise<{ result: DemoResult; folder: string; close: () => Promise<void> }> {
  const labels = DEMO_ITEMS.map((item) => `agent:${item.executor}`);
  // First what may fail for the port that was asked for: it then leaves no folder behind.
  const { server, tokenOf } = await demoPlane(host, { port, labels, per_minute: 100_000 });
  const folder = await mkdtemp(join(tmpdir(), 'agentd-demo-'));
  const close = async (): Promise<void> => {
    await server.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    told.started(server.url);
    const repo = await makeRepository(folder);
    const places = {
      plane_url: server.url,
      repo,
      run_root: join(folder, 'runs'),
      state_path: join(folder, 'state', 'agentd-state.json'),
      os: process.platform === 'darwin' ? 'darwin' : 'linux',
    };
    const config = requireConfig(JSON.stringify(demoConfig(places)), 'demo.json');
    const env = { ...host.env, PLANE_TOKEN: tokenOf(BOT), PLANE_TOKEN_LAPTOP: tokenOf(BOT) };
    const composed = await composeTick(config, { ...host, env }, folder, null);
    try {
      const ada = await person(server.url, tokenOf(PERSON));
      const items = await createItems(ada, told);
      const { ticks, state } = await tickUntilAnswered(host, config, composed, ada, items, told);
      told.ended();
      return { result: await resultOf(server.url, ticks, state, ada, items), folder, close };
    } finally {
      await endRuns(composed);
      await composed.close();
    }
  } catch (error) {
    await close();
    throw error;
  }
}

/** What still runs is ended: its folder goes, and with it all by which it could be found again. */
async function endRuns({ ports, fleet }: ComposedTick): Promise<void> {
  const { state } = await loadState(ports, true);
  const refs = Object.values(state.inflight).map((run) => ({ ...runRef(run), id: run.item_id }));
  const fence = { lineage: state.lineage.slice(0, LINEAGE_SHOWN), number: state.fence + 1 };
  await fleet.carryOut(
    refs.map((ref) => ({ type: 'kill', ref })),
    fence,
  );
}

interface MadeItem {
  readonly id: string;
  readonly key: string;
  readonly item: DemoItem;
}

/** A git repository with one commit, so that every item can have its own worktree. */
async function makeRepository(folder: string): Promise<string> {
  const repo = join(folder, 'repo');
  await mkdir(repo);
  const git = promisify(execFile);
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  await git('git', ['init', '-q', repo]);
  await git('git', ['-C', repo, ...identity, 'commit', '-q', '--allow-empty', '-m', 'Begin']);
  return repo;
}

async function createItems(ada: Person, told: DemoTold): Promise<MadeItem[]> {
  const made: MadeItem[] = [];
  for (const item of DEMO_ITEMS) {
    const { id, key } = await ada.createItem({
      name: item.title,
      description_html: item.description,
      priority: item.priority,
      label: `agent:${item.executor}`,
      assignee: BOT,
    });
    told.created(key, item);
    made.push({ id, key, item });
  }
  return made;
}

async function tickUntilAnswered(
  host: Host,
  config: Config,
  composed: ComposedTick,
  ada: Person,
  items: readonly MadeItem[],
  told: DemoTold,
): Promise<{ ticks: number; state: State }> {
  const begun = host.clock.now();
  const toCancel = items.filter((made) => made.item.cancelled === true);
  const cancelled = new Set<string>();
  for (let number = 1; ; number++) {
    const started = host.clock.now();
    const before = composed.requests();
    const report = await tick(config, composed.ports, { init: true, dry_run: false, signal: host.signal });
    const after = composed.requests();
    const requests = {
      plane: after.plane - before.plane,
      state: after.state - before.state,
      terminal: after.terminal - before.terminal,
    };
    told.ticked(number, summarise(report, { requests, ms: host.clock.now() - started, paused: [] }));
    for (const made of toCancel) {
      if (cancelled.has(made.id) || report.state.inflight[made.id]?.phase !== 'running' || number < 3) continue;
      await ada.move(made.id, 'Cancelled');
      cancelled.add(made.id);
      told.moved(made.key, 'Cancelled');
    }
    const over = number >= MOST_TICKS || host.clock.now() - begun > TIME_LIMIT_MS || host.signal.aborted;
    if (isSettled(report.state, items) || over) return { ticks: number, state: report.state };
    await host.clock.sleep(BETWEEN_TICKS_MS, host.signal);
  }
}

function isSettled(state: State, items: readonly MadeItem[]): boolean {
  return (
    Object.keys(state.inflight).length === 0 &&
    Object.keys(state.outbox).length === 0 &&
    items.every((made) => state.items[made.id]?.answer != null)
  );
}

async function resultOf(
  plane_url: string,
  ticks: number,
  state: State,
  ada: Person,
  items: readonly MadeItem[],
): Promise<DemoResult> {
  const rows = await Promise.all(
    items.map(async ({ id, key, item }) => {
      const seen = await ada.item(id);
      const runs = state.history.filter((entry) => entry.item_id === id);
      const answer = state.items[id]?.answer;
      return {
        key,
        state: seen.state,
        executor: item.executor,
        tag: answer?.tag ?? null,
        run_id: answer?.run_id ?? '',
        seconds: runs.reduce((sum, entry) => sum + (entry.seconds ?? 0), 0),
        comments: seen.comments,
      };
    }),
  );
  return { ok: isSettled(state, items), plane_url, ticks, items: rows };
}
