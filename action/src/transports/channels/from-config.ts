/** A terminal's configuration → the channels to a machine elsewhere. */
import type { Config, TerminalConfig, WarpgateConfig } from '../../config/schema.ts';
import { ConfigError } from '../../errors.ts';
import type { Channel } from '../../ports/channel.ts';
import { directSshChannel } from './ssh/direct.ts';
import type { DirectSshOptions } from './ssh/direct.ts';
import { sharedBy } from './means.ts';
import type { TransportMeans } from './means.ts';
import { shellOf } from '../remote-shell.ts';
import { routedChannel } from './fallback.ts';
import { keySource, sshTarget, warpgateTarget } from './ssh/from-config.ts';
import type { SshTarget } from './ssh/target.ts';
import { nativeChannel } from './warpgate/native.ts';
import { relayChannel } from './warpgate/relay.ts';

/** Straight to the machine, and where that does not get there, by the fallback. @throws {ConfigError} as both ways. */
export function directChannel(name: string, config: Config, terminal: TerminalConfig, means: TransportMeans): Channel {
  const direct = directSshChannel(sshOptions(sshTarget(name, terminal), terminal, terminal.os, means));
  switch (terminal.fallback) {
    case undefined:
      return direct;
    case 'warpgate-ssh':
      return routedChannel(direct, warpgateChannel(name, config, terminal, means));
  }
}

/** Through the bastion, by whichever of its two ways. @throws {ConfigError} `warpgate-missing`, `warpgate-incomplete`. */
export function warpgateChannel(
  name: string,
  { warpgate }: Config,
  { os, target = name }: TerminalConfig,
  means: TransportMeans,
): Channel {
  if (warpgate === undefined) {
    throw new ConfigError({
      code: 'warpgate-missing',
      message: `terminals.${name}: warpgate-ssh needs the section warpgate.`,
      remedy: 'Add it: `host`, `user` and `ssh_key`, or `relay`.',
      retry: false,
    });
  }
  if (warpgate.relay === undefined) {
    return nativeChannel(sshOptions(warpgateTarget(name, target, warpgate), warpgate, os, means));
  }
  return relayChannel({
    terminal: name,
    template: { words: warpgate.relay, target, vault_config: warpgate.vault_config },
    os,
    env: means.env,
    secrets: warpgate.relay_env.map((key) => ({ name: key, value: means.secret?.(key) })),
    random: means.random,
  });
}

function sshOptions(
  target: SshTarget,
  names: TerminalConfig | WarpgateConfig,
  os: TerminalConfig['os'],
  means: TransportMeans,
): DirectSshOptions {
  const { keys, tailscale } = sharedBy(means);
  return {
    target,
    key: keySource(names, means.secret ?? (() => undefined)),
    command: shellOf(os).command,
    means: { env: means.env, tailscale, memory: means.host_keys ?? null, keys },
  };
}
