import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AgentdError, ConfigError, HostKeyError, Unreached } from '../../../../action/src/errors.ts';
import type { Channel } from '../../../../action/src/ports/channel.ts';
import { routedChannel } from '../../../../action/src/transports/channels/fallback.ts';
import type { TailscaleStatus } from '../../../../action/src/transports/channels/ssh/tailscale.ts';
import { startRelay } from '../../../fakes/relay.ts';
import { startSocks5 } from '../../../fakes/socks5.ts';
import { addUser, makeKey, startSshd, sshdMissing } from '../../../fakes/sshd.ts';
import type { TestSshd, TestUser } from '../../../fakes/sshd.ts';
import { channelTo } from './connect.ts';
import type { Reach } from './connect.ts';
import { removeFolder } from '../../../folders.ts';

const missing = sshdMissing();
const folder = mkdtempSync(join(tmpdir(), 'agentd-login-'));
afterAll(() => removeFolder(folder));

let strangers = 0;

function strangersKey(name: string, passphrase = ''): { readonly key: string; readonly line: string } {
  const path = join(folder, `${name}-${(strangers += 1)}`);
  makeKey(path, 'ed25519', passphrase);
  return { key: readFileSync(path, 'utf8'), line: readFileSync(`${path}.pub`, 'utf8') };
}

async function whoAmI(reach: Reach): Promise<string> {
  const channel = channelTo(reach);
  try {
    return (await channel.run('{\nid -un\nexit 0\n}\n', { timeout_ms: 300_000 })).trim();
  } finally {
    await channel.close();
  }
}

async function failureOf(channel: Channel): Promise<AgentdError> {
  const error: unknown = await channel.run('exit 0\n', { timeout_ms: 300_000 }).catch((caught: unknown) => caught);
  if (error instanceof AgentdError) return error;
  throw new Error(`no failure, but ${String(error)}`);
}

/** A tailnet in which the machine of the test is the only other one. */
function tailnet(host_keys: readonly string[]): TailscaleStatus {
  const peer = { name: 'box.tail1.ts.net', host_name: 'box', addresses: ['127.0.0.1'], os: 'linux', online: true };
  return { state: 'Running', userspace: false, peers: [{ ...peer, last_seen: null, host_keys }] };
}

const words = missing === null ? '' : ` (${missing})`;

describe.skipIf(missing !== null)(`a login at a real sshd${words}`, () => {
  let sshd: TestSshd;
  let user: TestUser;
  beforeAll(async () => {
    user = addUser('dash');
    const banner = join(folder, 'banner');
    writeFileSync(banner, 'Only for\n\u001b[1mguests\u001b[0m\n');
    sshd = await startSshd({ config: [`Banner ${banner}`, 'MaxSessions 3'] });
  });
  afterAll(async () => {
    await sshd.stop();
    user.remove();
  });
  const reach = (changes: Partial<Reach> = {}): Reach => ({
    key: sshd.key,
    ...changes,
    target: { port: sshd.port, host_keys: [sshd.hostKeys.ed25519], user: user.name, ...changes.target },
  });
  const target = (changes: Partial<Reach['target']>): Partial<Reach> => ({ target: { port: sshd.port, ...changes } });

  it.each(['ed25519', 'rsa', 'ecdsa'] as const)(
    'knows the machine by its %s key alone, whatever else it has',
    async (type) => {
      expect(await whoAmI(reach(target({ host_keys: [sshd.hostKeys[type]] })))).toBe(user.name);
    },
  );

  it('knows the machine by one of several keys', async () => {
    expect(await whoAmI(reach(target({ host_keys: [strangersKey('other').line, sshd.hostKeys.ed25519] })))).toBe(
      user.name,
    );
  });

  it('refuses a machine with another key, says both, and asks no other channel', async () => {
    let asked = 0;
    const fallback: Channel = {
      name: 'fallback',
      run: () => {
        asked += 1;
        return Promise.resolve('');
      },
      close: () => Promise.resolve(),
    };
    const direct = channelTo(reach(target({ host_keys: [strangersKey('stranger').line] })));
    const channel = routedChannel(direct, fallback);
    const before = sshd.log().length;
    const error = await failureOf(channel);
    expect(error).toBeInstanceOf(HostKeyError);
    expect(error.problem).toMatchObject({ code: 'host-key-mismatch', retry: false });
    expect(error.message.match(/SHA256:[A-Za-z0-9+/]{43}/g)).toHaveLength(2);
    expect(await failureOf(channel)).toBe(error);
    expect(asked).toBe(0);
    expect(sshd.log().slice(before)).not.toMatch(/Accepted|publickey/);
    await channel.close();
  });

  it('refuses a machine of which no key is known, and gives the line to pin', async () => {
    const channel = channelTo(reach(target({ host_keys: [] })));
    const error = await failureOf(channel);
    expect(error).toBeInstanceOf(HostKeyError);
    expect(error.problem.code).toBe('host-key-unpinned');
    const [line] = /ssh-ed25519 [A-Za-z0-9+/=]+/.exec(error.message) ?? [];
    expect(sshd.hostKeys.ed25519.startsWith(line ?? 'none')).toBe(true);
    await channel.close();
    expect(await whoAmI(reach(target({ host_keys: [line ?? ''] })))).toBe(user.name);
  });

  it('learns a key at the first visit, if that was asked for, and then holds to it', async () => {
    const known: string[] = [];
    const memory = {
      recall: (terminal: string) => (terminal === 'box' ? known : []),
      learned: (_terminal: string, line: string) => void known.push(line),
    };
    const first = reach({ ...target({ host_keys: [], tofu: true }), memory });
    await failureOf(channelTo({ ...first, key: strangersKey('nobody').key }));
    expect(known).toEqual([]);
    expect(await whoAmI(first)).toBe(user.name);
    expect(known).toHaveLength(1);
    expect(sshd.hostKeys.ed25519.startsWith(known[0] ?? 'none')).toBe(true);
    expect(await whoAmI(first)).toBe(user.name);
    expect(known).toHaveLength(1);
    known[0] = strangersKey('changed').line;
    expect(await failureOf(channelTo(first))).toMatchObject({ problem: { code: 'host-key-mismatch' } });
  });

  it('opens a key with its passphrase', async () => {
    const locked = join(folder, 'locked');
    writeFileSync(locked, sshd.key, { mode: 0o600 });
    expect(spawnSync('ssh-keygen', ['-q', '-p', '-P', '', '-N', 'open it', '-f', locked]).status).toBe(0);
    expect(await whoAmI(reach({ key: readFileSync(locked, 'utf8'), passphrase: 'open it' }))).toBe(user.name);
  });

  it('does not even connect with a key that cannot be read', async () => {
    const before = sshd.log();
    const error = await failureOf(channelTo(reach({ key: '-----BEGIN PRIVATE KEY-----\nabc\n' })));
    expect(error).toBeInstanceOf(ConfigError);
    expect(error.problem.code).toBe('ssh-key-format');
    expect(sshd.log()).toBe(before);
  });

  it.each([
    ['the wrong user', () => reach(target({ user: 'nobody-of-that-name' }))],
    ['the wrong key', () => reach({ key: strangersKey(`wrong-${Math.random()}`).key })],
  ])('is refused for %s, once: a server counts refused logins', async (_who, how) => {
    const before = sshd.log().length;
    const channel = channelTo(how());
    const error = await failureOf(channel);
    expect(error).toBeInstanceOf(Unreached);
    expect(error.problem).toMatchObject({ code: 'ssh-login-refused', retry: false });
    expect(error.message).toContain('The server said: “Only for guests”');
    expect([await failureOf(channel), await failureOf(channel)]).toEqual([error, error]);
    expect(
      sshd
        .log()
        .slice(before)
        .match(/Connection from/g),
    ).toHaveLength(1);
    await channel.close();
  });

  it('is one for twelve visits at once, also where the server allows fewer sessions than we thought', async () => {
    const before = sshd.log().length;
    const channel = channelTo(reach());
    const numbers = Array.from({ length: 12 }, (_none, index) => index);
    const visits = numbers.map((n) => channel.run(`{\nsleep 0.1\necho ${n}\nexit 0\n}\n`, { timeout_ms: 300_000 }));
    expect((await Promise.all(visits)).map((text) => Number(text))).toEqual(numbers);
    expect(await channel.run('{\necho again\nexit 0\n}\n', { timeout_ms: 300_000 })).toBe('again\n');
    await channel.close();
    expect(
      sshd
        .log()
        .slice(before)
        .match(/Accepted publickey/g),
    ).toHaveLength(1);
  });

  it('works for twenty terminals at once', async () => {
    const names = await Promise.all(Array.from({ length: 20 }, () => whoAmI(reach())));
    expect(new Set(names)).toEqual(new Set([user.name]));
  });

  it('is made anew when the connection has died between two visits', async () => {
    const relay = await startRelay(sshd.port);
    const channel = channelTo(reach(target({ port: relay.port })));
    const visit = (): Promise<string> => channel.run('{\necho ok\nexit 0\n}\n', { timeout_ms: 300_000 });
    expect(await visit()).toBe('ok\n');
    relay.cut();
    expect(await visit()).toBe('ok\n');
    expect(relay.connections).toBe(2);
    await channel.close();
    await relay.stop();
  });

  it('goes through a SOCKS5 proxy', async () => {
    const proxy = await startSocks5({ port: sshd.port });
    const by = { host: '127.0.0.1', port: proxy.port };
    expect(await whoAmI(reach(target({ host: 'box.tail1.ts.net', proxy: by, port: 22 })))).toBe(user.name);
    expect(proxy.asked).toEqual(['3 box.tail1.ts.net 22']);
    await proxy.stop();
  });

  it('goes through the program of a Tailscale without network interface, which gets no tokens', async () => {
    const status = { ...tailnet([]), userspace: true };
    const env = { PATH: process.env['PATH'] ?? '', MARK: 'only' };
    const netcat = `env > '${folder}/nc-env'; exec busybox nc 127.0.0.1 ${sshd.port}`;
    const through = target({ host: 'box.tail1.ts.net', port: 22 });
    expect(await whoAmI({ ...reach({ ...through, tailscale: status, env }), netcat: ['/bin/sh', '-c', netcat] })).toBe(
      user.name,
    );
    const names = readFileSync(join(folder, 'nc-env'), 'utf8').trim().split('\n');
    expect(
      names
        .map((line) => line.split('=')[0] ?? '')
        .filter((name) => name !== 'PWD' && name !== '_')
        .toSorted(),
    ).toEqual(['MARK', 'PATH']);
  });
});

describe.skipIf(missing !== null)(`a login as at Tailscale SSH${words}`, () => {
  let sshd: TestSshd;
  let open: TestUser;
  let closed: TestUser;
  beforeAll(async () => {
    open = addUser('bash', '');
    closed = addUser('bash');
    sshd = await startSshd({ config: ['PasswordAuthentication yes', 'PermitEmptyPasswords yes'] });
  });
  afterAll(async () => {
    await sshd.stop();
    open.remove();
    closed.remove();
  });
  const reach = (changes: Partial<Reach> = {}): Reach => ({
    tailscale: tailnet([sshd.hostKeys.rsa, sshd.hostKeys.ed25519]),
    ...changes,
    target: { host: 'box', auth: 'tailscale', port: sshd.port, user: open.name, ...changes.target },
  });

  it('needs no key, and knows the machine by the keys in the tailnet', async () => {
    expect(await whoAmI(reach())).toBe(open.name);
    expect(sshd.log()).toContain('Accepted none for');
  });

  it('is refused where the tailnet knows another key', async () => {
    const error = await failureOf(channelTo(reach({ tailscale: tailnet([strangersKey('tailnet').line]) })));
    expect(error).toBeInstanceOf(HostKeyError);
    expect(error.problem.remedy).toContain('Tailscale publishes');
  });

  it('is refused by an ordinary sshd, and works there with a key besides', async () => {
    const other = { target: { port: sshd.port, user: closed.name } };
    expect((await failureOf(channelTo(reach(other)))).problem.code).toBe('ssh-login-refused');
    expect(await whoAmI(reach({ ...other, key: sshd.key }))).toBe(closed.name);
  });
});

describe.skipIf(missing !== null)(`an sshd with other settings${words}`, () => {
  it.each([
    ['KexAlgorithms diffie-hellman-group-exchange-sha256', 'ssh-no-common-algorithm'],
    ['Ciphers aes128-cbc', 'ssh-no-common-algorithm'],
    ['HostKeyAlgorithms ssh-ed25519', 'host-key-type'],
  ])('with only %s is told as %s', async (line, code) => {
    const sshd = await startSshd({ config: [line] });
    const channel = channelTo({ target: { port: sshd.port, host_keys: [sshd.hostKeys.rsa] }, key: sshd.key });
    expect((await failureOf(channel)).problem).toMatchObject({ code, retry: false });
    await channel.close();
    await sshd.stop();
  });

  it('that wants more than the key is told as such, and by what it wants', async () => {
    const config = ['AuthenticationMethods publickey,password', 'PasswordAuthentication yes'];
    const sshd = await startSshd({ config });
    const reach = { port: sshd.port, host_keys: [sshd.hostKeys.ed25519] };
    const channel = channelTo({ target: reach, key: sshd.key });
    const { problem } = await failureOf(channel);
    expect(problem).toMatchObject({ code: 'ssh-more-factors', retry: false });
    expect(problem.message).toContain('it asks for password');
    const stranger = channelTo({ target: reach, key: strangersKey('stranger').key });
    expect((await failureOf(stranger)).problem.code).toBe('ssh-login-refused');
    await channel.close();
    await stranger.close();
    await sshd.stop();
  });
});
