import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Config } from '../../../../action/src/config/schema.ts';
import { evolve } from '../../../../action/src/core/state/evolve.ts';
import { plan } from '../../../../action/src/core/plan.ts';
import { newState } from '../../../../action/src/core/state/state.ts';
import type { State } from '../../../../action/src/core/state/state.ts';
import { TerminalFleet } from '../../../../action/src/executors/fleet.ts';
import { systemClock } from '../../../../action/src/wiring/host.ts';
import type { TerminalReport } from '../../../../action/src/ports/fleet.ts';
import { makeTransport } from '../../../../action/src/transports/index.ts';
import { knownHosts } from '../../../../action/src/transports/channels/ssh/known-hosts.ts';
import { USER_ENV, trueRandom } from '../../../contracts/place.ts';
import { startSshd, sshdMissing } from '../../../fakes/sshd.ts';
import type { TestSshd } from '../../../fakes/sshd.ts';
import { removeFolder } from '../../../folders.ts';

const missing = sshdMissing();

describe.skipIf(missing !== null)(`a terminal by its configuration${missing === null ? '' : ` (${missing})`}`, () => {
  let sshd: TestSshd;
  let other: TestSshd;
  const run_root = join(mkdtempSync(join(tmpdir(), 'agentd-visit-')), 'runs');
  beforeAll(async () => {
    [sshd, other] = await Promise.all([startSshd(), startSshd()]);
  });
  afterAll(async () => {
    await Promise.all([sshd.stop(), other.stop()]);
    removeFolder(join(run_root, '..'));
  });

  function configOf(terminal: Readonly<Record<string, unknown>>): Config {
    return Config.parse({
      plane: { base_url: 'https://plane.test', workspace: 'acme', token_key: 'PLANE_TOKEN' },
      state: { store: 'file' },
      projects: {},
      executors: {},
      terminals: {
        box: {
          transport: 'direct-ssh',
          os: 'linux',
          host: '127.0.0.1',
          port: sshd.port,
          user: 'root',
          auth: 'key',
          ssh_key: 'SSH_KEY',
          repo: '/srv',
          run_root,
          plane_user: 'bot',
          token_key: 'T',
          executors: ['codex'],
          ...terminal,
        },
      },
    });
  }

  const meansOf = (secrets: Readonly<Record<string, string>>): Parameters<typeof makeTransport>[2] => ({
    env: USER_ENV,
    home: '/home/ada',
    random: trueRandom,
    secret: (name) => secrets[name],
  });

  it('is reached with the key of its variable, and its pinned host key', async () => {
    const means = meansOf({ SSH_KEY: sshd.key });
    const transport = makeTransport('box', configOf({ host_keys: [sshd.hostKeys.ed25519] }), means);
    const path = join(run_root, '..', 'a file');
    await transport.writeText(path, 'hello');
    expect(await transport.readText(path)).toBe('hello');
    expect(transport.run_root).toBe(run_root);
    await transport.close();
  });

  it('says which variable holds no key', async () => {
    const transport = makeTransport('box', configOf({ host_keys: [sshd.hostKeys.ed25519] }), meansOf({}));
    await expect(transport.readText('/x')).rejects.toMatchObject({
      problem: { code: 'ssh-key-missing', message: expect.stringContaining('SSH_KEY') },
    });
    await transport.close();
  });

  /** One tick: looks at the terminal with what the state knows, and folds in what was learned. */
  async function tick(state: State, terminal: Readonly<Record<string, unknown>>): Promise<[State, TerminalReport]> {
    const config = configOf({ tofu: true, ...terminal });
    const notes = knownHosts();
    const means = { ...meansOf({ SSH_KEY: sshd.key }), host_keys: notes };
    const transport = (name: string): ReturnType<typeof makeTransport> => makeTransport(name, config, means);
    const fleet = new TerminalFleet({ config, clock: systemClock, transport, host_keys: notes });
    fleet.know(new Map(Object.entries(state.terminals).map(([name, record]) => [name, record.host_keys ?? []])));
    const { terminals, runs } = await fleet.inspect([], ['box']);
    await fleet.close();
    const obs = { projects: {}, details: new Map(), identities: new Map(), runs, terminals, rights: new Map() };
    const { events } = plan(state, obs, config, systemClock.now());
    const report = terminals.get('box');
    if (report === undefined) throw new Error('no report');
    return [evolve(state, events), report];
  }

  it('is believed at its first visit, and the state holds to its key', async () => {
    const [first, seen] = await tick(newState('0'.repeat(32), 1), {});
    expect(seen.reached).toBe(true);
    const [line = ''] = first.terminals['box']?.host_keys ?? [];
    expect(sshd.hostKeys.ed25519.startsWith(line)).toBe(true);
    const [second, again] = await tick(first, {});
    expect(again.reached).toBe(true);
    expect(again.learned_host_keys).toBeUndefined();
    expect(second.terminals['box']?.host_keys).toEqual([line]);
    const [third, changed] = await tick(second, { port: other.port });
    expect(changed).toMatchObject({ reached: false, problem: { code: 'host-key-mismatch' } });
    expect(third.terminals['box']?.host_keys).toEqual([line]);
  });
});
