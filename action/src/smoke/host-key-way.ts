/** By which way the machine that answered is known to be the right one. Pure. */
import type { TerminalConfig } from '../config/schema.ts';

/** @param learned lines of keys that were believed at this very visit. */
export function hostKeyWay(name: string, terminal: TerminalConfig, learned: readonly string[]): string {
  if (terminal.transport === 'local') return 'It is this very machine.';
  if (learned.length > 0) {
    return `Believed at this visit (tofu), not compared with what the state knows. To pin it, put ${learned.join(', ')} into terminals.${name}.host_keys.`;
  }
  if (terminal.transport === 'warpgate-ssh') return 'The bastion vouches for it.';
  if (terminal.host_keys !== undefined && terminal.host_keys.length > 0)
    return `Pinned in terminals.${name}.host_keys.`;
  return 'Published by Tailscale.';
}
