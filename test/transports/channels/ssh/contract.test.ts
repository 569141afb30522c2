import { afterAll, beforeAll, describe } from 'vitest';
import type { TransportVerbs } from '../../../../action/src/ports/transport.ts';
import { USER_ENV } from '../../../contracts/place.ts';
import { transportContract } from '../../../contracts/transport.ts';
import { startSshd, sshdMissing } from '../../../fakes/sshd.ts';
import type { TestSshd } from '../../../fakes/sshd.ts';
import { channelTo, transportBy } from './connect.ts';
import { SESSION, environmentContract } from '../../../contracts/transport-environment.ts';
import { configuredTransport } from '../../configured.ts';

const missing = sshdMissing();

describe.skipIf(missing !== null)(`over a real sshd${missing === null ? '' : ` (${missing})`}`, () => {
  let sshd: TestSshd;
  beforeAll(async () => {
    // The environment that the contract expects of a terminal's user, whoever runs the tests.
    const env = Object.entries(USER_ENV).map(([name, value]) => `"${name}=${value}"`);
    sshd = await startSshd({ config: [`SetEnv ${env.join(' ')}`] });
  });
  afterAll(() => sshd.stop());

  const connect = (run_root: string): TransportVerbs =>
    transportBy(
      channelTo({ target: { port: sshd.port, host_keys: [sshd.hostKeys.ed25519] }, key: sshd.key }),
      run_root,
    );
  transportContract('direct-ssh', connect, 'posix', 'channel');
});

describe.skipIf(missing !== null)(`out of a session at a real sshd${missing === null ? '' : ` (${missing})`}`, () => {
  let sshd: TestSshd;
  beforeAll(async () => {
    const env = Object.entries(SESSION).map(([name, value]) => `"${name}=${value}"`);
    sshd = await startSshd({ config: [`SetEnv ${env.join(' ')}`] });
  });
  afterAll(() => sshd.stop());

  environmentContract('direct-ssh', 'remote', (ends) =>
    configuredTransport(ends, {
      terminal: {
        transport: 'direct-ssh',
        host: '127.0.0.1',
        port: sshd.port,
        user: 'root',
        auth: 'key',
        ssh_key: 'SSH_KEY',
        host_keys: [sshd.hostKeys.ed25519],
      },
      env: { SSH_KEY: sshd.key },
    }),
  );
});
