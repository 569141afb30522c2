/** Channels and transports to the sshd of a test. */
import type { Channel } from '../../../../action/src/ports/channel.ts';
import type { TransportVerbs } from '../../../../action/src/ports/transport.ts';
import { directSshChannel } from '../../../../action/src/transports/channels/ssh/direct.ts';
import type { SshLimits } from '../../../../action/src/transports/channels/ssh/direct.ts';
import { shellOf } from '../../../../action/src/transports/remote-shell.ts';
import { keyRing } from '../../../../action/src/transports/channels/ssh/key-ring.ts';
import type { HostKeyMemory } from '../../../../action/src/ports/known-hosts.ts';
import type { SshTarget } from '../../../../action/src/transports/channels/ssh/target.ts';
import type { TailscaleStatus } from '../../../../action/src/transports/channels/ssh/tailscale.ts';
import { createTransport } from '../../../../action/src/transports/transport.ts';
import { trueRandom } from '../../../contracts/place.ts';

export interface Reach {
  readonly target: Partial<SshTarget> & { readonly port: number };
  /** Private key; absent: none. */
  readonly key?: string;
  readonly passphrase?: string;
  readonly limits?: Partial<SshLimits>;
  readonly tailscale?: TailscaleStatus;
  readonly memory?: HostKeyMemory;
  readonly env?: Readonly<Record<string, string>>;
  /** Command line in place of `tailscale nc`. */
  readonly netcat?: readonly [command: string, ...args: readonly string[]];
}

export function channelTo(reach: Reach): Channel {
  const { target, key, passphrase, limits = {}, tailscale, memory, env = {}, netcat = ['false'] } = reach;
  const [command, ...args] = netcat;
  return directSshChannel({
    target: {
      terminal: 'box',
      path: 'terminals.box',
      host_alias: 'box',
      host: '127.0.0.1',
      user: 'root',
      auth: 'key',
      host_keys: [],
      tofu: false,
      proxy: null,
      ...target,
    },
    key:
      key === undefined
        ? null
        : {
            name: 'SSH_KEY',
            text: key,
            passphrase: passphrase === undefined ? null : { name: 'SSH_PASSPHRASE', text: passphrase },
          },
    command: shellOf('linux').command,
    means: {
      env,
      keys: keyRing(),
      memory: memory ?? null,
      tailscale: {
        status: () =>
          tailscale === undefined ? Promise.reject(new Error('nobody should ask')) : Promise.resolve(tailscale),
        netcat: () => ({ command, args }),
      },
    },
    limits,
  });
}

export function transportBy(channel: Channel, run_root: string): TransportVerbs {
  return createTransport(shellOf('linux').shell, channel, { run_root, random: trueRandom, timeout_ms: 300_000 });
}
