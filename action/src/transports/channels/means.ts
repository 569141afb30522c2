/** What a transport needs of the machine that it is made on. */
import type { Random } from '../../ports/host.ts';
import type { HostKeyMemory } from '../../ports/known-hosts.ts';
import { keyRing } from './ssh/key-ring.ts';
import type { KeyRing } from './ssh/key-ring.ts';
import { tailscaleCli } from './ssh/tailscale-cli.ts';
import type { Tailscale } from './ssh/tailscale-cli.ts';

export interface TransportMeans {
  /** Environment for every child that a channel starts: already free of tokens. */
  readonly env: Readonly<Record<string, string>>;
  /** The environment of agentd itself, of which runs on this machine get what `localRunEnv` lets through. Default: `env`. */
  readonly own_env?: Readonly<Record<string, string | undefined>>;
  /** Home directory of this machine's user, for the default run root of local terminals. */
  readonly home: string;
  readonly random: Random;
  /** The value of a variable that the configuration names as a secret; absent: there are none. */
  readonly secret?: (name: string) => string | undefined;
  /** Host keys of first visits; absent: a terminal with `tofu` has to be pinned after all. */
  readonly host_keys?: HostKeyMemory;
  /** Default: the `tailscale` program. */
  readonly tailscale?: Tailscale;
}

interface Shared {
  readonly keys: KeyRing;
  readonly tailscale: Tailscale;
}

/** Keys are opened once, and Tailscale is asked once, for all terminals that are made with the same means. */
const shared = new WeakMap<TransportMeans, Shared>();

export function sharedBy(means: TransportMeans): Shared {
  const known = shared.get(means) ?? { keys: keyRing(), tailscale: means.tailscale ?? tailscaleCli(means.env) };
  shared.set(means, known);
  return known;
}
