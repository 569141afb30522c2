/** By which way the machine that answered is known to be the right one. Pure. */
import type { TerminalConfig, WarpgateConfig } from '../config/schema.ts';

export interface WayFacts {
  readonly name: string;
  readonly terminal: TerminalConfig;
  readonly warpgate: WarpgateConfig | undefined;
  /** Name of the channel that got there; with a fallback it need not be that of `transport`. */
  readonly route: string;
  /** Lines of keys that were believed at this very visit. */
  readonly learned: readonly string[];
}

/** Where the key that agentd itself sees is pinned. */
export function pinPath({ name, route }: Pick<WayFacts, 'name' | 'route'>): string {
  return route === 'warpgate-ssh' ? 'warpgate.host_keys' : `terminals.${name}.host_keys`;
}

export function hostKeyWay(facts: WayFacts): string {
  const { terminal, warpgate, route, learned } = facts;
  if (route === 'local') return 'It is this very machine.';
  if (learned.length > 0) {
    const whose = route === 'warpgate-ssh' ? 'The key of the bastion is believed' : 'Believed';
    return `${whose} at this visit (tofu), not compared with what the state knows. To pin it, put ${learned.join(', ')} into ${pinPath(facts)}.`;
  }
  const bastion = route === 'warpgate-ssh';
  if (bastion && warpgate?.relay !== undefined) return 'The relay command and the bastion vouch for it.';
  const pinned = (bastion ? warpgate : terminal)?.host_keys ?? [];
  const after = bastion ? ' The bastion vouches for what is behind it.' : '';
  if (pinned.length > 0) return `Pinned in ${pinPath(facts)}.${after}`;
  return bastion ? 'The bastion is known by its key, and vouches for what is behind it.' : 'Published by Tailscale.';
}
