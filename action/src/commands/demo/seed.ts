/** The embedded Plane of `agentd demo` and `agentd plane`: one workspace, one person, one bot, one project. */
import { ConfigError, errnoOf } from '../../errors.ts';
import type { Host } from '../../wiring/host.ts';
import { BOARD_TOKEN, demoSeed, servePlane } from '../../plane-emulator/server.ts';
import type { ServeOptions, ServedPlane } from '../../plane-emulator/server.ts';

/** Display names. */
export const PERSON = 'ada';
export const BOT = 'bot-laptop';
export const WORKSPACE = 'acme';
export const PROJECT = 'ENG';

const LOOPBACK = '127.0.0.1';

export interface DemoPlane {
  readonly server: ServedPlane;
  /** The API key of a user, by display name. */
  readonly tokenOf: (user: string) => string;
}

export async function demoPlane(
  host: Pick<Host, 'clock' | 'random'>,
  options: {
    readonly port: number;
    readonly host?: string;
    readonly labels: readonly string[];
    readonly per_minute: number;
  },
): Promise<DemoPlane> {
  const { port, labels, per_minute } = options;
  const server = await served(port, {
    seed: demoSeed({ workspace: WORKSPACE, people: [PERSON], bots: [BOT], labels }),
    clock: host.clock,
    random: host.random,
    port,
    ...(options.host === undefined ? {} : { host: options.host }),
    rateLimit: { per_minute, service_per_minute: per_minute * 5 },
    board: { token: BOARD_TOKEN },
  });
  return { server, tokenOf: (user) => server.plane.names.tokens.get(user) ?? '' };
}

/** By these a system says that it does not know an address, or has no such one. */
const NO_SUCH_ADDRESS = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

/** @throws {ConfigError} `port-unusable`, `address-unusable`. */
async function served(port: number, options: ServeOptions): Promise<ServedPlane> {
  try {
    return await servePlane(options);
  } catch (cause) {
    const why = errnoOf(cause);
    if (why === undefined) throw cause;
    const address = options.host ?? LOOPBACK;
    if (NO_SUCH_ADDRESS.includes(why)) {
      const message = `${address} is no address of this machine that can be listened on (${why}).`;
      const remedy = `Name one with --host; without it, it is ${LOOPBACK}.`;
      throw new ConfigError({ code: 'address-unusable', message, remedy, retry: false }, { cause });
    }
    const message = `Port ${port} on ${address} cannot be listened on (${why}).`;
    const remedy = 'Name another with --port; 0 takes a free one.';
    throw new ConfigError({ code: 'port-unusable', message, remedy, retry: false }, { cause });
  }
}
