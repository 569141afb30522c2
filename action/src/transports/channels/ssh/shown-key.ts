/** The host key that answers for a terminal, seen without a login. */
import type { Config } from '../../../config/schema.ts';
import { sharedBy } from '../means.ts';
import type { TransportMeans } from '../means.ts';
import { sshTarget, warpgateTarget } from './from-config.ts';
import { scanHostKey } from './key-scan.ts';
import type { ScannedKey } from './key-scan.ts';
import type { SshTarget } from './target.ts';

/** Null: the first way to it shows no host key to agentd. @throws {TransportError} @throws {ConfigError} */
export async function shownHostKey(name: string, config: Config, means: TransportMeans): Promise<ScannedKey | null> {
  const target = targetOf(name, config);
  if (target === null) return null;
  const { tailscale } = sharedBy(means);
  return scanHostKey(target, { env: means.env, tailscale, memory: means.host_keys ?? null });
}

function targetOf(name: string, config: Config): SshTarget | null {
  const terminal = config.terminals[name];
  if (terminal?.transport === 'direct-ssh') return sshTarget(name, terminal);
  if (terminal?.transport !== 'warpgate-ssh' || config.warpgate === undefined) return null;
  if (config.warpgate.relay !== undefined) return null;
  return warpgateTarget(name, terminal.target ?? name, config.warpgate);
}
