import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scrubbedEnv } from '../../../../action/src/config/environment.ts';
import { Config } from '../../../../action/src/config/schema.ts';
import { evolve } from '../../../../action/src/core/state/evolve.ts';
import { plan } from '../../../../action/src/core/plan.ts';
import { parseState, printState } from '../../../../action/src/core/state/state-text.ts';
import { newState } from '../../../../action/src/core/state/state.ts';
import type { State } from '../../../../action/src/core/state/state.ts';
import { TerminalFleet } from '../../../../action/src/executors/fleet.ts';
import { systemClock } from '../../../../action/src/wiring/host.ts';
import type { TransportVerbs } from '../../../../action/src/ports/transport.ts';
import type { TerminalReport } from '../../../../action/src/ports/fleet.ts';
import { makeTransport } from '../../../../action/src/transports/index.ts';
import { knownHosts } from '../../../../action/src/transports/channels/ssh/known-hosts.ts';
import { USER_ENV, trueRandom } from '../../../contracts/place.ts';
import { startBastion } from '../../../fakes/bastion.ts';
import type { Bastion } from '../../../fakes/bastion.ts';
import { freePort } from '../../../fakes/port.ts';
import { relayClient } from '../../../fakes/relay-client.ts';
import type { RelayClient } from '../../../fakes/relay-client.ts';
import { startOddServer } from '../../../fakes/ssh-server.ts';
import { removeFolder } from '../../../folders.ts';

type Values = Readonly<Record<string, unknown>>;

let folder: string;
let bastion: Bastion;
let client: RelayClient;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'agentd-through-'));
  bastion = await startBastion({ targets: ['box', 'm1'] });
});
afterAll(async () => {
  await bastion.stop();
  removeFolder(folder);
});
beforeEach(() => {
  client = relayClient();
});
afterEach(() => client.remove());

const native = (): Values => ({ host: '127.0.0.1', port: bastion.port, user: 'ada', ssh_key: 'WARPGATE_KEY' });
const relay = (): Values => ({ relay: client.words, vault_config: client.config, relay_env: ['VAULT_TOKEN'] });

function configOf(warpgate: Values | undefined, ...terminals: readonly Values[]): Config {
  const [first, second] = terminals.map((terminal, i) => ({
    transport: 'warpgate-ssh',
    os: 'linux',
    repo: '/srv',
    run_root: join(folder, 'runs'),
    plane_user: `bot${i}`,
    token_key: `TOKEN_${i}`,
    executors: ['codex'],
    ...terminal,
  }));
  return Config.parse({
    plane: { base_url: 'https://plane.test', workspace: 'acme', token_key: 'PLANE_TOKEN' },
    state: { store: 'file' },
    projects: {},
    executors: {},
    terminals: { box: first, ...(second === undefined ? {} : { second }) },
    ...(warpgate === undefined ? {} : { warpgate }),
  });
}

function environment(): Readonly<Record<string, string>> {
  const tokens = { PLANE_TOKEN: 'plane-1', TOKEN_0: 'plane-2', GITHUB_TOKEN: 'github', ACTIONS_RUNTIME_TOKEN: 'x' };
  return { ...USER_ENV, ...tokens, WARPGATE_KEY: bastion.key, VAULT_TOKEN: 'vault-1', PLAIN: 'kept' };
}

function transportOf(config: Config, name = 'box'): TransportVerbs {
  const env = environment();
  const means = { env: scrubbedEnv(config, env), home: '/home/ada', random: trueRandom };
  return makeTransport(name, config, { ...means, secret: (key) => env[key], host_keys: knownHosts() });
}

async function writes(transport: TransportVerbs, name: string): Promise<void> {
  const path = join(folder, name);
  await transport.writeText(path, 'hello');
  expect(readFileSync(path, 'utf8')).toBe('hello');
  await transport.close();
}

describe('a terminal with transport warpgate-ssh', () => {
  it('is reached natively, by its own name or by its target', async () => {
    const warpgate = { ...native(), host_keys: [bastion.hostKey] };
    const before = bastion.logins.length;
    await writes(transportOf(configOf(warpgate, {})), 'native');
    await writes(transportOf(configOf(warpgate, { target: 'm1' })), 'native target');
    expect(bastion.logins.slice(before)).toEqual(['ada:box', 'ada:m1']);
  });

  it('is reached by a relay command, which alone gets the variables that are meant for it', async () => {
    await writes(transportOf(configOf(relay(), { ssh_key: 'WARPGATE_KEY' })), 'relay');
    const names = client.environment().map((line) => line.split('=')[0]);
    expect(client.environment()).toContain('VAULT_TOKEN=vault-1');
    expect(client.environment()).toContain('PLAIN=kept');
    for (const name of ['PLANE_TOKEN', 'TOKEN_0', 'WARPGATE_KEY', 'GITHUB_TOKEN', 'ACTIONS_RUNTIME_TOKEN']) {
      expect(names).not.toContain(name);
    }
  });

  it('cannot be had without the section', () => {
    expect(() => transportOf(configOf(undefined, {}))).toThrow(/section warpgate/);
    expect(() => transportOf(configOf({ host: 'x' }, {}))).toThrow(/`host`, `user` and `ssh_key`/);
  });
});

describe('a fallback to warpgate-ssh', () => {
  const direct = { transport: 'direct-ssh', host: '127.0.0.1', fallback: 'warpgate-ssh', auth: 'key' } as const;
  const withKey = { ...direct, ssh_key: 'WARPGATE_KEY' };

  it('is taken where the direct way does not get there', async () => {
    const port = await freePort();
    await writes(transportOf(configOf(relay(), { ...withKey, port, host_keys: [bastion.hostKey] })), 'fallback');
    expect(client.calls()).toHaveLength(1);
  });

  it('tells of both ways when neither gets there', async () => {
    const broken = { ...relay(), relay: ['/nowhere/client', '{target}', '{script}'] };
    const port = await freePort();
    const transport = transportOf(configOf(broken, { ...withKey, port, host_keys: [bastion.hostKey] }));
    await expect(transport.processCount('codex')).rejects.toThrow(
      /^direct-ssh: box .* nothing listens .* warpgate-ssh: box .*\/nowhere\/client could not be started/,
    );
    await transport.close();
  });

  it('is not taken when another machine answers', async () => {
    const other = await startBastion();
    const pinned = { ...withKey, port: bastion.port, host_keys: [other.hostKey] };
    const transport = transportOf(configOf(relay(), pinned));
    await expect(transport.readText('/x')).rejects.toMatchObject({ name: 'HostKeyError' });
    expect(client.calls()).toEqual([]);
    await transport.close();
    await other.stop();
  });

  it('is not taken when the answer was lost', async () => {
    const server = await startOddServer({ script: (_channel, connection) => void connection.end() });
    const transport = transportOf(configOf(relay(), { ...withKey, port: server.port, host_keys: [server.hostKey] }));
    await expect(transport.readText('/x')).rejects.toMatchObject({ name: 'TransportError' });
    expect(server.scripts).toHaveLength(1);
    expect(client.calls()).toEqual([]);
    await transport.close();
    await server.stop();
  });
});

describe('the bastion at its first visit', () => {
  const text = (state: State): State => parseState(printState(state), 'here');

  /** One tick: looks at both terminals with what the state knows, and folds in what was learned. */
  async function tick(state: State, warpgate: Values): Promise<[State, ReadonlyMap<string, TerminalReport>]> {
    const config = configOf({ ...warpgate, tofu: true }, {}, { target: 'm1' });
    const notes = knownHosts();
    const env = environment();
    const means = { env: USER_ENV, home: '/home/ada', random: trueRandom, secret: (key: string) => env[key] };
    const transport = (name: string): TransportVerbs => makeTransport(name, config, { ...means, host_keys: notes });
    const fleet = new TerminalFleet({ config, clock: systemClock, transport, host_keys: notes });
    fleet.know(new Map([['warpgate:', state.bastion_host_keys ?? []]]));
    const { terminals, runs } = await fleet.inspect([], ['box', 'second']);
    await fleet.close();
    const obs = { projects: {}, details: new Map(), identities: new Map(), runs, terminals, rights: new Map() };
    return [text(evolve(state, plan(state, obs, config, systemClock.now()).events)), terminals];
  }

  it('is believed for all terminals behind it, and the state holds to its key', async () => {
    const other = await startBastion({ targets: ['box', 'm1'] });
    const [first, seen] = await tick(newState('0'.repeat(32), 1), native());
    expect([...seen.values()].map(({ reached }) => reached)).toEqual([true, true]);
    expect(first.bastion_host_keys).toHaveLength(1);
    expect(bastion.hostKey.startsWith(first.bastion_host_keys?.[0] ?? '-')).toBe(true);
    expect(Object.values(first.terminals).flatMap(({ host_keys = [] }) => host_keys)).toEqual([]);
    const [second, again] = await tick(first, native());
    expect([...again.values()].map(({ reached }) => reached)).toEqual([true, true]);
    expect(second.bastion_host_keys).toEqual(first.bastion_host_keys);
    const [third, changed] = await tick(second, { ...native(), port: other.port });
    for (const report of changed.values()) {
      expect(report).toMatchObject({ reached: false, problem: { code: 'host-key-mismatch' } });
    }
    expect(third.bastion_host_keys).toEqual(first.bastion_host_keys);
    await other.stop();
  });
});
