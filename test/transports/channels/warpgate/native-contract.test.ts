import { afterAll, beforeAll } from 'vitest';
import { transportContract } from '../../../contracts/transport.ts';
import { startBastion } from '../../../fakes/bastion.ts';
import type { Bastion } from '../../../fakes/bastion.ts';
import { throughBastion, transportOver } from './reach.ts';
import { SESSION, environmentContract } from '../../../contracts/transport-environment.ts';
import { configuredTransport } from '../../configured.ts';

let bastion: Bastion;
beforeAll(async () => {
  bastion = await startBastion();
});
afterAll(() => bastion.stop());

transportContract(
  'warpgate-ssh, natively',
  (run_root) => transportOver(throughBastion(bastion), run_root),
  'posix',
  'channel',
);

let poisoned: Bastion;
beforeAll(async () => {
  poisoned = await startBastion({ env: SESSION });
});
afterAll(() => poisoned.stop());

environmentContract('warpgate-ssh, natively', 'remote', (ends) =>
  configuredTransport(ends, {
    terminal: { transport: 'warpgate-ssh' },
    warpgate: {
      host: '127.0.0.1',
      port: poisoned.port,
      user: 'ada',
      ssh_key: 'WARPGATE_KEY',
      host_keys: [poisoned.hostKey],
    },
    env: { WARPGATE_KEY: poisoned.key },
  }),
);
