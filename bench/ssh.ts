/**
 * What a visit to a terminal costs over a link with a real round trip of 50 ms, next to the least that SSH allows (one
 * login and one script on stdin) and next to what people use today. Programs take turns, so that a busy moment of the
 * machine meets all of them alike; values are medians.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { systemRandom } from '../action/src/wiring/host.ts';
import type { Launch } from '../action/src/ports/launch.ts';
import type { Operation } from '../action/src/ports/operation.ts';
import type { TransportVerbs } from '../action/src/ports/transport.ts';
import { directSshChannel } from '../action/src/transports/channels/ssh/direct.ts';
import { localChannel } from '../action/src/transports/channels/local.ts';
import { shellOf } from '../action/src/transports/remote-shell.ts';
import { CIPHERS, KEY_EXCHANGES } from '../action/src/transports/channels/ssh/algorithms.ts';
import { keyRing } from '../action/src/transports/channels/ssh/key-ring.ts';
import { tailscaleCli } from '../action/src/transports/channels/ssh/tailscale-cli.ts';
import { createTransport } from '../action/src/transports/transport.ts';
import { median, type Bench, type Measurement, type Skipped } from './bench.ts';
import { farSshdMissing, openFarSshd, timeToConnect } from './far-sshd.ts';
import type { FarSshd } from './far-sshd.ts';
import { openSlowLink, slowLinkMissing } from './link.ts';
import { ansibleAsyncStatus, ansibleMissing, sshControlMaster, sshPerOperation } from './ssh-rivals.ts';

const RTT_MS = 50;
const ROUNDS = 7;
const RUNS = 20;
const MANY_RUNS = 200;
const FEW_TERMINALS = 5;
const TERMINALS = 20;
const VISIT_MS = 60_000;
const FENCE = { lineage: 'b0b0b0b0', number: 1 };
const ENV = { PATH: '/usr/bin:/bin', HOME: '/nonexistent' };

const KEYS = [
  'ssh.rtt_per_tick',
  'ssh.vs_limit',
  'ssh.acting_vs_limit',
  'ssh.vs_ssh_per_op',
  'ssh.vs_controlmaster',
  'ssh.vs_ansible',
  'ssh.runs_200_vs_1',
  'ssh.terminals_20_vs_1',
] as const;

export const ssh: Bench = {
  name: 'ssh',
  run: async () => {
    const missing = slowLinkMissing() ?? farSshdMissing();
    if (missing !== null) return KEYS.map((name) => ({ name, skipped: missing }));
    const link = await openSlowLink(RTT_MS);
    try {
      const sshd = await openFarSshd(link);
      try {
        return await measure(sshd);
      } finally {
        sshd.close();
      }
    } finally {
      link.close();
    }
  },
};

/** A terminal with so many open runs, in a run root of its own. */
interface Site {
  readonly root: string;
  readonly launches: Launch[];
}

async function measure(sshd: FarSshd): Promise<readonly (Measurement | Skipped)[]> {
  const base = mkdtempSync(join(tmpdir(), 'agentd-bench-runs-'));
  const [one, some, many] = [siteOf(base, 'one', 1), siteOf(base, 'some', RUNS), siteOf(base, 'many', MANY_RUNS)];
  try {
    for (const site of [one, some]) await startAll(site);
    const scripts = some.launches.map((launch) => scriptFor(some.root, [lookAt(launch)]));
    const rtt = median(await times(5, async () => (await timeToConnect(sshd.host, sshd.port)) ?? Number.NaN));
    const taken: Record<string, number[]> = {};
    const take = async (name: string, work: () => Promise<number>): Promise<void> => {
      (taken[name] ??= []).push(await work());
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await take('limit', () => leastVisit(sshd));
      await take('observe', () => observe(sshd, some));
      await take('act', () => act(sshd, some, round));
      await take('one terminal', () => observe(sshd, one));
      await take('few terminals', () => inParallel(FEW_TERMINALS, () => observe(sshd, one)));
      await take('terminals', () => inParallel(TERMINALS, () => observe(sshd, one)));
    }
    // Their hundreds of processes are there for their own measurement only.
    await startAll(many);
    for (let round = 0; round < ROUNDS; round += 1) {
      await take('one run', () => observe(sshd, one));
      await take('many runs', () => observe(sshd, many));
    }
    await endAll(many);
    const middle = (name: string): number => median(taken[name] ?? []);
    const [limit, tick] = [middle('limit'), middle('observe')];
    const missing = ansibleMissing();
    return [
      { name: 'ssh.rtt_per_tick', value: tick / rtt, unit: 'round trips', target: null },
      ratio('ssh.vs_limit', tick / limit, { at_most: 1.1 }),
      ratio('ssh.acting_vs_limit', middle('act') / limit, { at_most: 1.35 }),
      ratio('ssh.vs_ssh_per_op', sshPerOperation(sshd, scripts) / tick, { at_least: 20 }),
      ratio('ssh.vs_controlmaster', sshControlMaster(sshd, scripts) / tick, null),
      missing === null
        ? ratio('ssh.vs_ansible', ansibleAsyncStatus(sshd, RUNS) / tick, null)
        : { name: 'ssh.vs_ansible', skipped: missing },
      ratio('ssh.runs_200_vs_1', middle('many runs') / middle('one run'), { at_most: 1.3 }),
      ratio('ssh.terminals_20_vs_1', middle('terminals') / middle('one terminal'), { at_most: 1.5 }),
      { name: 'ssh: round trip of the link', value: rtt, unit: 'ms', target: null },
      { name: 'ssh: login and one script, the limit', value: limit, unit: 'ms', target: null },
      { name: `ssh: tick that looks at ${RUNS} runs`, value: tick, unit: 'ms', target: null },
      { name: 'ssh: tick that looks, starts and kills', value: middle('act'), unit: 'ms', target: null },
      { name: 'ssh: tick that looks at 1 run', value: middle('one run'), unit: 'ms', target: null },
      { name: `ssh: tick that looks at ${MANY_RUNS} runs`, value: middle('many runs'), unit: 'ms', target: null },
      ...(
        [
          [1, 'one terminal'],
          [FEW_TERMINALS, 'few terminals'],
          [TERMINALS, 'terminals'],
        ] as const
      ).map(([count, name]) => ({
        name: `ssh: tick with ${count} ${count === 1 ? 'terminal' : 'terminals'}`,
        value: middle(name),
        unit: 'ms' as const,
        target: null,
      })),
    ];
  } finally {
    for (const site of [one, some, many]) await endAll(site);
    rmSync(base, { recursive: true, force: true });
  }
}

function ratio(name: string, value: number, target: Measurement['target']): Measurement {
  return { name, value, unit: 'ratio', target };
}

function siteOf(base: string, name: string, runs: number): Site {
  const root = join(base, name);
  return { root, launches: Array.from({ length: runs }, (_none, index) => launchIn(root, `${name}-${index}`)) };
}

function launchIn(root: string, name: string): Launch {
  return {
    task: `agentd-bench-${process.pid}-${name}`,
    dir: join(root, name),
    item_id: randomBytes(8).toString('hex'),
    cwd: '/',
    command: 'echo "{\\"type\\":\\"thread.started\\",\\"thread_id\\":\\"0\\"}"; exec sleep 900',
    stdout_name: 'events.jsonl',
    files: { 'prompt.md': 'wait\n' },
    limit_s: 0,
    stall_s: 0,
  };
}

/** As a tick looks at a run of codex. */
function lookAt({ dir, task }: Launch): Operation {
  const thread = {
    op: 'grep',
    file: 'events.jsonl',
    needle: '"thread.started"',
    pick: 'first',
    max_bytes: 4000,
  } as const;
  const collect = [
    { op: 'read', file: 'out/last.md', max_bytes: 200_000 },
    { op: 'tail', file: 'stderr.txt', max_bytes: 4000 },
  ] as const;
  return { op: 'inspect', identity: null, dir, task, collect, collect_running: [thread] };
}

function scriptFor(run_root: string, operations: readonly Operation[]): string {
  return shellOf('linux').shell.script(operations, { nonce: systemRandom.hex(12), fence: null, run_root });
}

function over(channel: Parameters<typeof createTransport>[1], root: string): TransportVerbs {
  return createTransport(shellOf('linux').shell, channel, {
    run_root: root,
    random: systemRandom,
    timeout_ms: VISIT_MS,
  });
}

/** A connection of its own for each visit, as each tick has. */
function reach({ host, port, user, hostKey, key }: FarSshd, root: string): TransportVerbs {
  const target = {
    terminal: 'far',
    path: 'terminals.far',
    host_alias: 'far',
    host,
    port,
    user,
    auth: 'key',
    host_keys: [hostKey],
    tofu: false,
    proxy: null,
  } as const;
  const means = { env: ENV, tailscale: tailscaleCli(ENV), memory: null, keys: keyRing() };
  const { command } = shellOf('linux');
  return over(directSshChannel({ target, key: { name: 'KEY', text: key, passphrase: null }, command, means }), root);
}

/** The least: one login, one session, one script on stdin that does nothing. */
function leastVisit({ host, port, user, key }: FarSshd): Promise<number> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true });
    const client = new ssh2.Client();
    client.on('error', reject);
    client.on('ready', () => {
      client.exec(shellOf('linux').command, (error, session) => {
        if (error !== undefined) return reject(error);
        session.on('data', () => {});
        session.stderr.on('data', () => {});
        session.on('close', () => {
          resolve(performance.now() - since);
          client.end();
        });
        session.end('exit 0\n');
      });
    });
    const algorithms = { kex: [...KEY_EXCHANGES], cipher: [...CIPHERS] };
    client.connect({ sock: socket, username: user, privateKey: key, authHandler: ['publickey'], algorithms });
  });
}

async function observe(sshd: FarSshd, site: Site): Promise<number> {
  const transport = reach(sshd, site.root);
  const since = performance.now();
  const results = await transport.batch([{ op: 'facts' }, ...site.launches.map(lookAt)], null);
  const time = performance.now() - since;
  await transport.close();
  const running = results.filter((result) => 'inspection' in result && result.inspection.state === 'running').length;
  if (running !== site.launches.length) throw new Error(`${running} of ${site.launches.length} runs are running`);
  return time;
}

/** Looks at all runs, then kills one and starts another, over one connection. */
async function act(sshd: FarSshd, site: Site, round: number): Promise<number> {
  const transport = reach(sshd, site.root);
  const [old, fresh] = [site.launches.shift(), launchIn(site.root, `round-${round}`)];
  if (old === undefined) throw new Error('no run to kill');
  const since = performance.now();
  await transport.batch([{ op: 'facts' }, ...[old, ...site.launches].map(lookAt)], null);
  const [killed, started] = await transport.batch(
    [
      { op: 'kill', identity: null, dir: old.dir, task: old.task, collect: [] },
      { op: 'start', launch: fresh, replaces: [] },
    ],
    FENCE,
  );
  const time = performance.now() - since;
  await transport.close();
  site.launches.push(fresh);
  const good = killed !== undefined && 'inspection' in killed && killed.inspection.state === 'finished';
  if (!good || started === undefined || !('status' in started)) throw new Error('the visit did not do what it should');
  return time;
}

/** Starts them a few at a time, and waits until all are running. */
async function startAll({ root, launches }: Site): Promise<void> {
  const local = over(localChannel({ env: ENV }), root);
  for (const some of inTens(launches)) {
    await local.batch(
      some.map((launch) => ({ op: 'start', launch, replaces: [] })),
      FENCE,
    );
    for (let tries = 0; (await runningAmong(local, some)) < some.length; tries += 1) {
      if (tries === 100) throw new Error('the runs that are to be looked at do not start');
    }
  }
  await local.close();
}

async function endAll({ root, launches }: Site): Promise<void> {
  const local = over(localChannel({ env: ENV }), root);
  for (const some of inTens(launches)) {
    const kills = some.map(({ dir, task }) => ({ op: 'kill', identity: null, dir, task, collect: [] }) as const);
    await local.batch(kills, FENCE).catch(() => {});
  }
  await local.close();
}

async function runningAmong(transport: TransportVerbs, launches: readonly Launch[]): Promise<number> {
  const results = await transport.batch(launches.map(lookAt), null);
  return results.filter((result) => 'inspection' in result && result.inspection.state === 'running').length;
}

function inTens<T>(items: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / 10) }, (_none, index) =>
    items.slice(index * 10, index * 10 + 10),
  );
}

async function times(count: number, work: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let index = 0; index < count; index += 1) values.push(await work());
  return values;
}

/** Milliseconds until the last of them is done. */
async function inParallel(count: number, work: () => Promise<number>): Promise<number> {
  const since = performance.now();
  await Promise.all(Array.from({ length: count }, work));
  return performance.now() - since;
}
