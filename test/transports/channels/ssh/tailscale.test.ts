import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { AgentdError, TransportError, Unreached } from '../../../../action/src/errors.ts';
import { find } from '../../../../action/src/transports/channels/ssh/target.ts';
import type { FindMeans, SshTarget, Whereabouts } from '../../../../action/src/transports/channels/ssh/target.ts';
import { tailscaleCli } from '../../../../action/src/transports/channels/ssh/tailscale-cli.ts';
import { isTailnet, peerOf, readStatus } from '../../../../action/src/transports/channels/ssh/tailscale.ts';
import type { TailscaleStatus } from '../../../../action/src/transports/channels/ssh/tailscale.ts';
import { removeFolder } from '../../../folders.ts';

const ED25519 = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAICiq7pkk0trzf2/zUtNA0sXnr/BOZDQ4zcv46ijGJEQB';
const OTHER = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJis1/+rAHDQodenJsJ410pJyySoQj2CL51cHmbX9L2I';

const text = readFileSync(new URL('../../../fixtures/tailscale-status.json', import.meta.url), 'utf8');
const status = readStatus(text);

const TARGET: SshTarget = {
  terminal: 'box',
  path: 'terminals.box',
  host_alias: 'box',
  host: 'linux-box',
  port: 22,
  user: 'agent',
  auth: 'tailscale',
  host_keys: [],
  tofu: false,
  proxy: null,
};

function means(answer: TailscaleStatus | Error, changes: Partial<FindMeans> = {}): FindMeans {
  const asked = (): Promise<TailscaleStatus> =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  return {
    tailscale: {
      status: asked,
      netcat: (address, port) => ({ command: 'tailscale', args: ['nc', address, `${port}`] }),
    },
    memory: null,
    env: { PATH: '/bin' },
    ...changes,
  };
}

const look = (target: Partial<SshTarget>, answer: TailscaleStatus | Error = status): Promise<Whereabouts> =>
  find({ ...TARGET, ...target }, means(answer));
const nobody = new Unreached({ code: 'tailscale-unavailable', message: 'x', remedy: 'y', retry: true });

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    expect(error).toBeInstanceOf(Unreached);
    if (error instanceof AgentdError) return error.problem.code;
  }
  throw new Error('it did not fail');
}

describe('the status of Tailscale', () => {
  it('is read with its peers, the own machine among them', () => {
    expect(status.state).toBe('Running');
    expect(status.userspace).toBe(false);
    expect(status.peers.map(({ name }) => name)).toEqual([
      'runner.tail1234.ts.net',
      'linux-box.tail1234.ts.net',
      'mac.tail1234.ts.net',
      'mac-1.tail1234.ts.net',
      'win.tail1234.ts.net',
    ]);
    expect(peerOf(status, 'linux-box')).toEqual({
      name: 'linux-box.tail1234.ts.net',
      host_name: 'vm-7',
      addresses: ['100.101.102.103', 'fd7a:115c:a1e0::1'],
      os: 'linux',
      online: true,
      last_seen: null,
      host_keys: [ED25519, 'ecdsa-sha2-nistp999 AAAA'],
    });
  });

  it.each([
    ['its whole name', 'linux-box.tail1234.ts.net'],
    ['its whole name with a dot', 'Linux-Box.tail1234.ts.net.'],
    ['the first part of its name', 'linux-box'],
    ['its IPv4 address', '100.101.102.103'],
    ['its IPv6 address', 'fd7a:115c:a1e0::1'],
    ['what it calls itself', 'VM-7'],
  ])('finds a machine by %s', (_how, host) => {
    expect(peerOf(status, host)?.name).toBe('linux-box.tail1234.ts.net');
  });

  it('finds none where two call themselves alike, and by name the one that has it', () => {
    expect(peerOf(status, 'adas-mac')).toBeNull();
    expect(peerOf(status, 'mac')?.addresses[0]).toBe('100.64.0.3');
    expect(peerOf(status, 'elsewhere')).toBeNull();
  });

  it('is read without peers, stopped, and with fields of other versions', () => {
    expect(readStatus('{"BackendState":"Stopped","Peer":null,"New":1}')).toEqual({
      state: 'Stopped',
      userspace: false,
      peers: [],
    });
    expect(readStatus('{"BackendState":"Running","TUN":false}').userspace).toBe(true);
    for (const broken of ['', 'not running', '[]', '{"Peer":{"a":{"TailscaleIPs":"x"}}}']) {
      expect(() => readStatus(broken)).toThrow(Error);
    }
  });

  it('is asked only about hosts that a tailnet has', () => {
    for (const host of ['box.tail1.ts.net', '100.64.0.1', '100.127.255.254', 'fd7a:115c:a1e0:ab12::7']) {
      expect(isTailnet(host)).toBe(true);
    }
    for (const host of ['box.example.com', '100.63.0.1', '100.128.0.1', '10.0.0.1', '1000.64.0.1', 'ts.net.evil.com']) {
      expect(isTailnet(host)).toBe(false);
    }
  });
});

describe('where a terminal is', () => {
  it('is the tailnet’s IPv4 address, known by the keys that Tailscale publishes', async () => {
    const { route, where, trust } = await look({});
    expect(route).toEqual({ via: 'tcp', host: '100.101.102.103', port: 22 });
    expect(where).toBe('box (agent@100.101.102.103 port 22)');
    expect(trust.keys.map(({ type }) => type)).toEqual(['ssh-ed25519']);
    expect(trust.on_first_use).toBe(false);
  });

  it('is known by pinned keys alone where there are any, also when Tailscale cannot be asked', async () => {
    for (const answer of [status, nobody]) {
      const { trust } = await look({ host_keys: [OTHER] }, answer);
      expect(trust.keys.map(({ blob }) => blob.toString('base64'))).toEqual([OTHER.split(' ')[1]]);
    }
  });

  it('is where the configuration says when the login is by key', async () => {
    const { route, trust } = await look({ auth: 'key', host: 'box.example.com', host_keys: [ED25519] }, nobody);
    expect(route).toEqual({ via: 'tcp', host: 'box.example.com', port: 22 });
    expect(trust.keys).toHaveLength(1);
  });

  it('is asked of Tailscale for a login by key, too, when the host is in a tailnet', async () => {
    expect((await look({ auth: 'key', host: 'win.tail1234.ts.net' })).route).toMatchObject({ host: '100.64.0.5' });
    expect((await look({ auth: 'key', host: 'win.tail1234.ts.net' }, nobody)).route).toMatchObject({
      host: 'win.tail1234.ts.net',
    });
  });

  it('does not trust keys that Tailscale publishes for the machine’s own sshd', async () => {
    const { trust } = await look({ auth: 'key', host: 'linux-box.tail1234.ts.net' });
    expect(trust).toMatchObject({ keys: [], on_first_use: false });
  });

  it('is reached through Tailscale itself where it has no network interface, or when told so', async () => {
    const nc = { via: 'program', command: 'tailscale', args: ['nc', '100.101.102.103', '22'], env: { PATH: '/bin' } };
    expect((await look({}, { ...status, userspace: true })).route).toEqual(nc);
    expect((await look({ proxy: 'tailscale-nc' })).route).toEqual(nc);
    const proxy = { host: 'localhost', port: 1055 };
    const route = { via: 'socks5', proxy, host: '100.101.102.103', port: 22 };
    expect((await look({ proxy }, { ...status, userspace: true })).route).toEqual(route);
  });

  it.each<[string, Partial<SshTarget>, TailscaleStatus | Error, string]>([
    ['the machine is offline', { host: 'mac' }, status, 'terminal-offline'],
    [
      'the machine is offline, and its own sshd is asked',
      { host: 'mac.tail1234.ts.net', auth: 'key' },
      status,
      'terminal-offline',
    ],
    ['nobody knows the machine', { host: 'elsewhere' }, status, 'tailscale-peer-unknown'],
    ['two machines go by that name', { host: 'adas-mac' }, status, 'tailscale-peer-unknown'],
    ['Tailscale is stopped', {}, { ...status, state: 'Stopped' }, 'tailscale-stopped'],
    ['Tailscale SSH is off there', { host: 'win' }, status, 'tailscale-ssh-off'],
    ['Tailscale cannot be asked', {}, nobody, 'tailscale-unavailable'],
  ])('is “not reached” when %s', async (_when, target, answer, code) => {
    expect(await codeOf(look(target, answer))).toBe(code);
  });

  it('says since when a laptop is away, and that nothing needs doing', async () => {
    await expect(look({ host: 'mac' })).rejects.toMatchObject({
      problem: {
        message: 'box: mac.tail1234.ts.net is offline in the tailnet, last seen 2026-11-28T22:10:00Z.',
        remedy: expect.stringMatching(/^Nothing needs doing/),
        retry: true,
      },
    });
  });

  it('takes a key of the first visit only where that was asked for and is remembered', async () => {
    const memory = { recall: () => [OTHER], learned: () => {} };
    const target: SshTarget = { ...TARGET, auth: 'key', host: 'box.example.com', tofu: true };
    const known = await find(target, means(nobody, { memory }));
    expect(known.trust).toMatchObject({ on_first_use: true, keys: [{ type: 'ssh-ed25519' }] });
    const first = await find(target, means(nobody, { memory: { ...memory, recall: () => [] } }));
    expect(first.trust).toMatchObject({ on_first_use: true, keys: [] });
    expect((await find(target, means(nobody))).trust.on_first_use).toBe(false);
    expect((await find({ ...target, tofu: false }, means(nobody, { memory }))).trust).toMatchObject({ keys: [] });
  });
});

describe('the tailscale program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agentd-tailscale-'));
  afterAll(() => removeFolder(folder));
  const program = (script: string): string => {
    const path = join(folder, `tailscale-${Math.random().toString(36).slice(2)}`);
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
    chmodSync(path, 0o755);
    return path;
  };
  const env = { PATH: process.env['PATH'] ?? '' };

  it('is asked once for all terminals, with the environment that is handed in and no other', async () => {
    const asked = join(folder, 'asked');
    const json = JSON.stringify({ BackendState: 'Running' });
    const cli = tailscaleCli(env, program(`env >> '${asked}'; echo "$@" >> '${asked}'; echo '${json}'`));
    const answers = await Promise.all([cli.status(), cli.status()]);
    expect(answers[0]).toBe(answers[1]);
    const lines = readFileSync(asked, 'utf8').trim().split('\n');
    expect(lines.filter((line) => line === 'status --json')).toHaveLength(1);
    expect(
      lines.map((line) => line.split('=')[0]).filter((name) => !/^(PATH|PWD|_|SHLVL|OLDPWD)$/.test(name ?? '')),
    ).toEqual(['status --json']);
  });

  it('is believed when it ends with 1 and yet answers, as it does while it is stopped', async () => {
    const cli = tailscaleCli(env, program(`echo '{"BackendState":"Stopped"}'; exit 1`));
    expect((await cli.status()).state).toBe('Stopped');
  });

  it.each([
    ['is not there', 'absent', /not installed here/],
    ['fails', 'echo "failed to connect to local tailscaled" >&2; exit 1', /failed to connect to local tailscaled/],
    ['says something else', 'echo hello', /no status/],
  ])('leaves a terminal unreached when it %s', async (_what, script, message) => {
    const command = script === 'absent' ? join(folder, 'absent') : program(script);
    const failed = tailscaleCli(env, command).status();
    await expect(failed).rejects.toBeInstanceOf(TransportError);
    expect(await codeOf(failed)).toBe('tailscale-unavailable');
    await expect(failed).rejects.toThrow(message);
  });

  it('carries a connection by its subcommand nc', () => {
    expect(tailscaleCli(env).netcat('100.64.0.1', 22)).toEqual({
      command: 'tailscale',
      args: ['nc', '100.64.0.1', '22'],
    });
  });
});
