import { describe, expect, it } from 'vitest';
import { TerminalConfig, WarpgateConfig } from '../../../../action/src/config/schema.ts';
import { ConfigError } from '../../../../action/src/errors.ts';
import { keySource, sshTarget, warpgateTarget } from '../../../../action/src/transports/channels/ssh/from-config.ts';

function configOf(changes: Readonly<Record<string, unknown>>): TerminalConfig {
  return TerminalConfig.parse({
    transport: 'direct-ssh',
    os: 'linux',
    repo: '/srv',
    host: 'box.example.com',
    plane_user: 'bot',
    token_key: 'T',
    executors: ['codex'],
    ...changes,
  });
}

describe('the SSH part of a terminal’s configuration', () => {
  it('has defaults: port 22, user agent, Tailscale SSH without a key, key login with one', () => {
    expect(sshTarget('box', configOf({}))).toEqual({
      terminal: 'box',
      path: 'terminals.box',
      host_alias: 'box',
      host: 'box.example.com',
      port: 22,
      user: 'agent',
      auth: 'tailscale',
      host_keys: [],
      tofu: false,
      proxy: null,
    });
    expect(sshTarget('box', configOf({ ssh_key: 'SSH_KEY' })).auth).toBe('key');
    expect(sshTarget('box', configOf({ ssh_key: 'SSH_KEY', auth: 'tailscale' })).auth).toBe('tailscale');
  });

  it('takes what is configured', () => {
    const config = configOf({
      host: '[fd00::7]',
      port: 2222,
      user: 'ada',
      auth: 'key',
      host_keys: ['a b'],
      tofu: true,
    });
    expect(sshTarget('box', config)).toMatchObject({
      host: 'fd00::7',
      port: 2222,
      user: 'ada',
      auth: 'key',
      host_keys: ['a b'],
      tofu: true,
    });
  });

  it.each([
    ['tailscale-nc', 'tailscale-nc'],
    ['socks5://localhost:1055', { host: 'localhost', port: 1055 }],
    ['socks5h://[::1]:9050', { host: '::1', port: 9050 }],
    ['socks5://10.0.0.1', { host: '10.0.0.1', port: 1080 }],
  ])('goes by the proxy %s', (proxy, meant) => {
    expect(sshTarget('box', configOf({ proxy })).proxy).toEqual(meant);
  });

  it.each(['http://localhost:8080', 'socks5://me:secret@localhost:1', 'localhost:1055', 'socks4://a:1'])(
    'refuses the proxy %s',
    (proxy) => {
      expect(() => configOf({ proxy })).toThrow(/socks5:\/\/host:port/);
      expect(() => sshTarget('box', { ...configOf({}), proxy })).toThrow(ConfigError);
    },
  );

  it('refuses to go nowhere', () => {
    const { host: _host, ...rest } = configOf({});
    expect(() => sshTarget('box', rest)).toThrow(/terminals\.box: direct-ssh needs a host/);
  });

  it('logs in to a bastion with the machine behind it in the name, whatever the terminal itself says', () => {
    const bastion = WarpgateConfig.parse({ host: '[fd7a::1]', user: 'ada', ssh_key: 'WARPGATE_KEY', tofu: true });
    expect(warpgateTarget('box', 'win 10', bastion)).toEqual({
      terminal: 'box',
      path: 'warpgate',
      host_alias: 'warpgate:',
      host: 'fd7a::1',
      port: 2222,
      user: 'ada:win 10',
      auth: 'key',
      host_keys: [],
      tofu: true,
      proxy: null,
    });
    const proxied = { ...bastion, port: 22, proxy: 'socks5://localhost:1055' };
    expect(warpgateTarget('box', 'm1', proxied)).toMatchObject({
      port: 22,
      proxy: { host: 'localhost', port: 1055 },
    });
    expect(() => warpgateTarget('box', 'm1', { ...bastion, proxy: 'http://x' })).toThrow(/warpgate\.proxy/);
    for (const key of ['host', 'user', 'ssh_key'] as const) {
      expect(() => warpgateTarget('box', 'm1', { ...bastion, [key]: undefined })).toThrow(
        /`host`, `user` and `ssh_key`/,
      );
    }
  });

  it('names the key and its passphrase, and takes their values where it is told', () => {
    const secrets: Readonly<Record<string, string>> = { SSH_KEY: 'the key', SSH_PASS: 'the passphrase' };
    const secret = (name: string): string | undefined => secrets[name];
    expect(keySource(configOf({}), secret)).toBeNull();
    expect(keySource(configOf({ ssh_key: 'SSH_KEY' }), secret)).toEqual({
      name: 'SSH_KEY',
      text: 'the key',
      passphrase: null,
    });
    expect(keySource(configOf({ ssh_key: 'OTHER', ssh_passphrase_key: 'SSH_PASS' }), secret)).toEqual({
      name: 'OTHER',
      text: undefined,
      passphrase: { name: 'SSH_PASS', text: 'the passphrase' },
    });
  });
});
