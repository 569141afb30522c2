/** Whether a host key is the one that we know, and what is said when it is not. Pure. */
import type { Fault } from './fault.ts';
import { fingerprint, isOneOf, lineOf, typeOf } from './host-keys.ts';
import type { HostKey } from './host-keys.ts';

export interface Trust {
  /** Pinned, published by Tailscale, or learned at the first visit. */
  readonly keys: readonly HostKey[];
  /** A machine of which no key is known yet is believed once, and its key is learned. */
  readonly on_first_use: boolean;
  /** Where the configuration pins them: `terminals.box.host_keys`. */
  readonly path: string;
  /** Published by Tailscale: nothing in the configuration is wrong. */
  readonly published: boolean;
}

/** `unpinned`: nothing is known of it, and it is not to be believed. */
export type HostKeyVerdict = 'known' | 'first' | 'other' | 'unpinned';

export function verifyHostKey(blob: Buffer, { keys, on_first_use }: Trust): HostKeyVerdict {
  if (keys.length > 0) return isOneOf(blob, keys) ? 'known' : 'other';
  return on_first_use ? 'first' : 'unpinned';
}

/** What a refused key is told as. Keys shown here are public ones. */
export function refusalOf(blob: Buffer, trust: Trust, where: string): Fault {
  const shown = `${typeOf(blob) || 'a key of no known type'} ${fingerprint(blob)}`;
  if (verifyHostKey(blob, trust) === 'unpinned') {
    return {
      code: 'host-key-unpinned',
      kind: 'HostKeyError',
      message: `${where}: no host key is known for it. It shows \`${lineOf(blob)}\` (${fingerprint(blob)}).`,
      remedy: `Compare the fingerprint with \`ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub\` on the machine, then add that line to ${trust.path}.`,
      retry: false,
      wait_s: 0,
    };
  }
  const mend = trust.published
    ? 'The known key is the one that Tailscale publishes; if the machine was set up anew, restart Tailscale there.'
    : `If the machine was set up anew, put the line of its new key into ${trust.path}.`;
  const known = trust.keys.map((key) => `${key.type} ${fingerprint(key.blob)}`).join(', ');
  return {
    code: 'host-key-mismatch',
    kind: 'HostKeyError',
    message: `${where}: it shows the host key ${shown}, and the one that is known is ${known}.`,
    remedy: `Find out why before anything else: another machine may answer under that address. ${mend}`,
    retry: false,
    wait_s: 0,
  };
}
