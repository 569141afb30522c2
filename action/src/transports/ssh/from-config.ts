/** A terminal's configuration → what the SSH channel needs. Pure. */
import type { TerminalConfig } from '../../config/schema.ts';
import { ConfigError } from '../../errors.ts';
import type { KeySource } from './private-key.ts';
import type { SshTarget } from './target.ts';

/** User where none is configured. */
export const DEFAULT_USER = 'agent';
const PORT = 22;

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
    host: config.host.replace(/^\[(.*)\]$/, '$1'),
    port: config.port ?? PORT,
    user: config.user ?? DEFAULT_USER,
    auth: config.auth ?? (config.ssh_key === undefined ? 'tailscale' : 'key'),
    host_keys: config.host_keys ?? [],
    tofu: config.tofu ?? false,
    proxy: config.proxy === undefined ? null : proxyOf(config.proxy, terminal),
  };
}

function proxyOf(text: string, terminal: string): SshTarget['proxy'] {
  if (text === 'tailscale-nc') return text;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^socks5h?:$/.test(url.protocol) && url.hostname !== '' && url.username === '') {
    return { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: url.port === '' ? 1080 : Number(url.port) };
  }
  throw new ConfigError({
    code: 'ssh-proxy-invalid',
    message: `terminals.${terminal}.proxy: it is neither \`socks5://host:port\` (without a login) nor \`tailscale-nc\`.`,
    remedy: 'Write the address of the SOCKS5 server, such as `socks5://localhost:1055`, or remove `proxy`.',
    retry: false,
  });
}

/** @param secret the value of a variable. Null: the terminal names no key. */
export function keySource(config: TerminalConfig, secret: (name: string) => string | undefined): KeySource | null {
  const { ssh_key, ssh_passphrase_key } = config;
  if (ssh_key === undefined) return null;
  const passphrase =
    ssh_passphrase_key === undefined ? null : { name: ssh_passphrase_key, text: secret(ssh_passphrase_key) };
  return { name: ssh_key, text: secret(ssh_key), passphrase };
}
