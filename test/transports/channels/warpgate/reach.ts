/** Channels and transports through the bastions and relay commands of these tests. */
import type { Channel } from '../../../../action/src/ports/channel.ts';
import type { Shell } from '../../../../action/src/ports/shell.ts';
import type { TransportVerbs } from '../../../../action/src/ports/transport.ts';
import { shellOf } from '../../../../action/src/transports/remote-shell.ts';
import { keyRing } from '../../../../action/src/transports/channels/ssh/key-ring.ts';
import { BASTION } from '../../../../action/src/ports/known-hosts.ts';
import type { HostKeyMemory } from '../../../../action/src/ports/known-hosts.ts';
import type { SshTarget } from '../../../../action/src/transports/channels/ssh/target.ts';
import { createTransport } from '../../../../action/src/transports/transport.ts';
import { nativeChannel } from '../../../../action/src/transports/channels/warpgate/native.ts';
import { relayChannel } from '../../../../action/src/transports/channels/warpgate/relay.ts';
import type { RelayOptions } from '../../../../action/src/transports/channels/warpgate/relay.ts';
import { USER_ENV, trueRandom } from '../../../contracts/place.ts';
import type { Bastion } from '../../../fakes/bastion.ts';
import type { RelayClient } from '../../../fakes/relay-client.ts';

export function throughBastion(
  bastion: Bastion,
  changes: Partial<SshTarget> = {},
  key = bastion.key,
  memory: HostKeyMemory | null = null,
): Channel {
  return nativeChannel({
    target: {
      terminal: 'box',
      path: 'warpgate',
      host_alias: BASTION,
      host: '127.0.0.1',
      port: bastion.port,
      user: 'ada:box',
      auth: 'key',
      host_keys: [bastion.hostKey],
      tofu: false,
      proxy: null,
      ...changes,
    },
    key: { name: 'WARPGATE_KEY', text: key, passphrase: null },
    command: shellOf('linux').command,
    means: {
      env: USER_ENV,
      keys: keyRing(),
      memory,
      tailscale: {
        status: () => Promise.reject(new Error('nobody should ask')),
        netcat: () => ({ command: 'false', args: [] }),
      },
    },
  });
}

export function throughRelay(client: RelayClient, changes: Partial<RelayOptions> = {}): Channel {
  return relayChannel({
    terminal: 'box',
    template: { words: client.words, target: 'box', vault_config: client.config },
    os: 'linux',
    env: USER_ENV,
    secrets: [],
    random: trueRandom,
    ...changes,
  });
}

export function transportOver(
  channel: Channel,
  run_root: string,
  shell: Shell = shellOf('linux').shell,
): TransportVerbs {
  return createTransport(shell, channel, { run_root, random: trueRandom, timeout_ms: 300_000 });
}
