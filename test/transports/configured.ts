/** A transport as a configuration and the environment of a tick make it. */
import { meansOf } from '../../action/src/wiring/compose-tick.ts';
import { Config } from '../../action/src/config/schema.ts';
import type { TransportVerbs } from '../../action/src/ports/transport.ts';
import { makeTransport } from '../../action/src/transports/index.ts';
import { trueRandom } from '../contracts/place.ts';
import { OWN_SECRET } from '../contracts/transport-environment.ts';
import type { Ends } from '../contracts/transport-environment.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Sections {
  readonly terminal: Values;
  readonly warpgate?: Values;
  /** Further variables of the tick. */
  readonly env?: Readonly<Record<string, string>>;
}

export function configuredTransport(
  { run_root, tick, pass }: Ends,
  { terminal, warpgate, env = {} }: Sections,
): TransportVerbs {
  const config = Config.parse({
    plane: { base_url: 'https://plane.test', workspace: 'acme', token_key: OWN_SECRET },
    state: { store: 'file' },
    projects: {},
    executors: {},
    terminals: {
      box: {
        os: 'linux',
        repo: '/srv',
        run_root,
        plane_user: 'bot',
        token_key: OWN_SECRET,
        executors: ['codex'],
        env: { pass },
        ...terminal,
      },
    },
    ...(warpgate === undefined ? {} : { warpgate }),
  });
  const means = meansOf(config, { env: { ...tick, ...env }, home: '/nonexistent', random: trueRandom });
  return makeTransport('box', config, means);
}
