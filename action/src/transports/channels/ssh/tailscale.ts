/** What the local Tailscale knows of a machine: `tailscale status --json`, read. Pure. */
import { isIP } from 'node:net';
import { z } from 'zod';

/** Lists are null where Go has none. */
const texts = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? []);

const Peer = z.object({
  /** With a dot at the end. */
  DNSName: z.string().default(''),
  /** What the machine calls itself; two machines may do so alike. */
  HostName: z.string().default(''),
  TailscaleIPs: texts,
  /** `linux`, `macOS`, `windows` … */
  OS: z.string().default(''),
  Online: z.boolean().optional(),
  LastSeen: z.string().optional(),
  /** Lines as in authorized_keys; only while the machine runs the Tailscale SSH server. */
  sshHostKeys: texts,
});

const Status = z.object({
  /** `Running` when it works. */
  BackendState: z.string().default(''),
  /** False: no kernel interface, so that ordinary connections do not reach the tailnet. */
  TUN: z.boolean().optional(),
  Self: Peer.nullish(),
  Peer: z.record(z.string(), Peer).nullish(),
});

export interface TailscalePeer {
  readonly name: string;
  /** IPv4 first. */
  readonly addresses: readonly string[];
  readonly os: string;
  /** Null: not said. */
  readonly online: boolean | null;
  /** Only while it is offline; as Tailscale writes it. */
  readonly last_seen: string | null;
  readonly host_keys: readonly string[];
}

export interface TailscaleStatus {
  readonly state: string;
  /** True: connections go through `tailscale nc` or a proxy. */
  readonly userspace: boolean;
  readonly peers: readonly (TailscalePeer & { readonly host_name: string })[];
}

/** @throws {Error} it is no status: not JSON, or of another shape. */
export function readStatus(text: string): TailscaleStatus {
  const status = Status.parse(JSON.parse(text));
  const peers = Object.values(status.Peer ?? {});
  return {
    state: status.BackendState,
    userspace: status.TUN === false,
    peers: [...(status.Self == null ? [] : [status.Self]), ...peers].map((peer) => ({
      name: peer.DNSName.replace(/\.$/, '').toLowerCase(),
      host_name: peer.HostName.toLowerCase(),
      addresses: peer.TailscaleIPs.toSorted((a, b) => isIP(a) - isIP(b)),
      os: peer.OS,
      online: peer.Online ?? null,
      last_seen: peer.LastSeen === undefined || peer.LastSeen.startsWith('0001-') ? null : peer.LastSeen,
      host_keys: peer.sshHostKeys,
    })),
  };
}

/**
 * The machine that `host` names: by its name in the tailnet (whole or first part), by address, or by what it calls
 * itself. Null: none, or several to which the same words apply.
 */
export function peerOf(status: TailscaleStatus, host: string): TailscalePeer | null {
  const wanted = host.replace(/\.$/, '').toLowerCase();
  const ways: readonly ((peer: TailscaleStatus['peers'][number]) => boolean)[] = [
    (peer) => peer.name === wanted || peer.addresses.includes(wanted),
    (peer) => peer.name.split('.')[0] === wanted,
    (peer) => peer.host_name === wanted,
  ];
  for (const fits of ways) {
    const found = status.peers.filter(fits);
    if (found.length > 1) return null;
    if (found[0] !== undefined) return found[0];
  }
  return null;
}

/** Names and addresses that only a tailnet has: `….ts.net`, 100.64.0.0/10, fd7a:115c:a1e0::/48. */
export function isTailnet(host: string): boolean {
  const text = host.replace(/\.$/, '').toLowerCase();
  if (text.endsWith('.ts.net') || text.startsWith('fd7a:115c:a1e0:')) return true;
  const [first, second] = text.split('.').map(Number);
  return isIP(text) === 4 && first === 100 && second !== undefined && second >= 64 && second <= 127;
}
