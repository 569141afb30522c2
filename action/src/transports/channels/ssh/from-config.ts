/** A terminal's configuration → what the SSH channel needs. Pure. */
import type { TerminalConfig, WarpgateConfig } from '../../../config/schema.ts';
import { ConfigError } from '../../../errors.ts';
import { BASTION } from '../../../ports/known-hosts.ts';
import type { KeySource } from './private-key.ts';
import type { SshTarget } from './target.ts';

/** User where none is configured. */
export const DEFAULT_USER = 'agent';
const PORT = 22;
const WARPGATE_PORT = 2222;

/** @throws {ConfigError} `ssh-host-missing`, `ssh-proxy-invalid`. */
export function sshTarget(terminal: string, config: TerminalConfig): SshTarget {
  if (config.host === undefined) {
    throw new ConfigError({
      code: 'ssh-host-missing',
      message: `terminals.${terminal}: direct-ssh needs a host.`,
      remedy: 'Add `host`: a name or an address.',
      retry: false,
    });
  }
  return {
    terminal,
    path: `terminals.${terminal}`,
    host_alias: terminal,
    host: bare(config.host),
    port: config.port ?? PORT,
    user: config.user ?? DEFAULT_USER,
    auth: config.auth ?? (config.ssh_key === undefined ? 'tailscale' : 'key'),
    host_keys: config.host_keys ?? [],
    tofu: config.tofu ?? false,
    proxy: config.proxy === undefined ? null : proxyOf(config.proxy, `terminals.${terminal}`),
  };
}

/**
 * The bastion, at which the login names the machine behind it: one user and one key for all terminals.
 * @param target the machine’s name in Warpgate.
 * @throws {ConfigError} `warpgate-incomplete`, `ssh-proxy-invalid`.
 */
export function warpgateTarget(terminal: string, target: string, config: WarpgateConfig): SshTarget {
  if (config.host === undefined || config.user === undefined || config.ssh_key === undefined) {
    throw new ConfigError({
      code: 'warpgate-incomplete',
      message: 'warpgate: the native way needs `host`, `user` and `ssh_key`.',
      remedy: 'Add them, or `relay`; `agentd check-config` tells what is missing.',
      retry: false,
    });
  }
  return {
    terminal,
    path: 'warpgate',
    host_alias: BASTION,
    host: bare(config.host),
    port: config.port ?? WARPGATE_PORT,
    user: `${config.user}:${target}`,
    auth: 'key',
    host_keys: config.host_keys ?? [],
    tofu: config.tofu ?? false,
    proxy: config.proxy === undefined ? null : proxyOf(config.proxy, 'warpgate'),
  };
}

/** An IPv6 address without its brackets. */
function bare(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}

function proxyOf(text: string, path: string): SshTarget['proxy'] {
  if (text === 'tailscale-nc') return text;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^socks5h?:$/.test(url.protocol) && url.hostname !== '' && url.username === '') {
    return { host: bare(url.hostname), port: url.port === '' ? 1080 : Number(url.port) };
  }
  throw new ConfigError({
    code: 'ssh-proxy-invalid',
    message: `${path}.proxy: it is neither \`socks5://host:port\` (without a login) nor \`tailscale-nc\`.`,
    remedy: 'Write the address of the SOCKS5 server, such as `socks5://localhost:1055`, or remove `proxy`.',
    retry: false,
  });
}

/** @param secret the value of a variable. Null: no key is named. */
export function keySource(
  config: Pick<TerminalConfig | WarpgateConfig, 'ssh_key' | 'ssh_passphrase_key'>,
  secret: (name: string) => string | undefined,
): KeySource | null {
  const { ssh_key, ssh_passphrase_key } = config;
  if (ssh_key === undefined) return null;
  const passphrase =
    ssh_passphrase_key === undefined ? null : { name: ssh_passphrase_key, text: secret(ssh_passphrase_key) };
  return { name: ssh_key, text: secret(ssh_key), passphrase };
}
