/** Where a terminal is to be found today, by which way, and by which keys it is recognised. */
import { Unreached } from '../../../errors.ts';
import type { Problem } from '../../../errors.ts';
import type { HostPort, Route } from './dial.ts';
import type { HostKeyMemory } from '../../../ports/known-hosts.ts';
import { parseHostKeys } from './host-keys.ts';
import type { HostKey } from './host-keys.ts';
import type { Tailscale } from './tailscale-cli.ts';
import { isTailnet, peerOf } from './tailscale.ts';
import type { TailscalePeer, TailscaleStatus } from './tailscale.ts';
import type { Trust } from './trust.ts';

/** Where the configuration says to log in, as far as SSH is concerned. */
export interface SshTarget {
  /** The terminal's name, for messages. */
  readonly terminal: string;
  /** The section of the configuration that says so, for messages: `terminals.box`, `warpgate`. */
  readonly path: string;
  /** Under which name a host key that was believed is kept: the terminal’s, or that of the bastion before it. */
  readonly host_alias: string;
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly auth: 'tailscale' | 'key';
  /** Pinned lines; empty: none. */
  readonly host_keys: readonly string[];
  /** Believe the first key that the machine shows, if none is known. */
  readonly tofu: boolean;
  /** null: straight, or through Tailscale itself where it has no kernel interface. */
  readonly proxy: HostPort | 'tailscale-nc' | null;
}

export interface Whereabouts {
  readonly route: Route;
  /** The machine in words. */
  readonly where: string;
  readonly trust: Trust;
}

export interface FindMeans {
  readonly tailscale: Tailscale;
  readonly memory: HostKeyMemory | null;
  /** Environment for a child that carries the connection. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * @throws {Unreached} `tailscale-unavailable`, `tailscale-stopped`, `tailscale-peer-unknown`, `terminal-offline`,
 * `tailscale-ssh-off`. @throws {ConfigError} `host-key-line-invalid`.
 */
export async function find(target: SshTarget, means: FindMeans): Promise<Whereabouts> {
  const path = `${target.path}.host_keys`;
  const pinned = parseHostKeys(target.host_keys, path);
  const status = await statusFor(target, means.tailscale, pinned.length > 0);
  const peer = status === null ? null : peerIn(status, target);
  const address = peer?.addresses[0] ?? target.host;
  const where = `${target.terminal} (${target.user}@${address} port ${target.port})`;
  return {
    where,
    route: routeTo(address, target, status !== null && peer !== null && status.userspace, means),
    trust: trustIn(target, pinned, peer, means.memory, path),
  };
}

/** Null: it has nothing to say. Only Tailscale SSH without pins cannot do without. */
async function statusFor(target: SshTarget, tailscale: Tailscale, pinned: boolean): Promise<TailscaleStatus | null> {
  if (target.auth === 'key' && !isTailnet(target.host)) return null;
  try {
    return await tailscale.status();
  } catch (error) {
    if (target.auth === 'tailscale' && !pinned) throw error;
    return null;
  }
}

function peerIn(status: TailscaleStatus, target: SshTarget): TailscalePeer | null {
  const { terminal, host, auth } = target;
  if (status.state !== 'Running') {
    throw unreached({
      code: 'tailscale-stopped',
      message: `${terminal}: Tailscale on this machine is not running (${status.state || 'no state'}).`,
      remedy: 'Log in and start it: `tailscale up`.',
      retry: true,
    });
  }
  const peer = peerOf(status, host);
  if (peer === null && auth === 'tailscale') {
    throw unreached({
      code: 'tailscale-peer-unknown',
      message: `${terminal}: this machine’s tailnet shows no machine, or several, by the name ${host}.`,
      remedy:
        'Write the whole name (machine.tailnet.ts.net). A machine that no rule of the policy lets us reach is not shown.',
      retry: true,
    });
  }
  if (peer?.online === false) {
    const since = peer.last_seen === null ? '' : `, last seen ${peer.last_seen}`;
    throw unreached({
      code: 'terminal-offline',
      message: `${terminal}: ${peer.name || host} is offline in the tailnet${since}.`,
      remedy: 'Nothing needs doing if it sleeps or travels: work goes on when it is back.',
      retry: true,
    });
  }
  return peer;
}

function routeTo(address: string, target: SshTarget, userspace: boolean, { tailscale, env }: FindMeans): Route {
  const { port, proxy } = target;
  if (proxy === 'tailscale-nc' || (proxy === null && userspace)) {
    return { via: 'program', ...tailscale.netcat(address, port), env };
  }
  return proxy === null ? { via: 'tcp', host: address, port } : { via: 'socks5', proxy, host: address, port };
}

function trustIn(
  target: SshTarget,
  pinned: readonly HostKey[],
  peer: TailscalePeer | null,
  memory: HostKeyMemory | null,
  path: string,
): Trust {
  const { terminal, host_alias, auth, tofu } = target;
  if (pinned.length > 0) return { keys: pinned, on_first_use: false, path, published: false };
  const published = (peer?.host_keys ?? []).flatMap(readable);
  if (auth === 'tailscale' && published.length > 0) {
    return { keys: published, on_first_use: false, path, published: true };
  }
  if (tofu && memory !== null) {
    const known = parseHostKeys(memory.recall(host_alias), `the host keys learned for ${host_alias}`);
    return { keys: known, on_first_use: true, path, published: false };
  }
  if (auth === 'tailscale') {
    throw unreached({
      code: 'tailscale-ssh-off',
      message: `${terminal}: the machine publishes no SSH host keys in the tailnet, so Tailscale SSH is off there.`,
      remedy:
        'Switch it on there (`tailscale set --ssh`), or use its own sshd: `auth: key`, `ssh_key` and `host_keys`.',
      retry: true,
    });
  }
  return { keys: [], on_first_use: false, path, published: false };
}

/** Published lines of kinds that nobody asks for are left out. */
function readable(line: string): readonly HostKey[] {
  try {
    return parseHostKeys([line], 'tailscale');
  } catch {
    return [];
  }
}

function unreached(problem: Problem): Unreached {
  return new Unreached(problem);
}
