import { afterAll, describe, expect, it } from 'vitest';
import { transportContract } from '../../../contracts/transport.ts';
import { relayClient } from '../../../fakes/relay-client.ts';
import { throughRelay, transportOver } from './reach.ts';
import { SESSION, environmentContract } from '../../../contracts/transport-environment.ts';
import { configuredTransport } from '../../configured.ts';

const client = relayClient();
afterAll(() => client.remove());

transportContract(
  'warpgate-ssh, by a relay command',
  (run_root) => transportOver(throughRelay(client), run_root),
  'posix',
  'channel',
);

const poisoned = relayClient({ env: SESSION });
afterAll(() => poisoned.remove());

environmentContract('warpgate-ssh, by a relay command', 'remote', (ends) =>
  configuredTransport(ends, {
    terminal: { transport: 'warpgate-ssh' },
    warpgate: { relay: poisoned.words, vault_config: poisoned.config, relay_env: ['VAULT_TOKEN'] },
    env: { VAULT_TOKEN: 'for the relay alone' },
  }),
);

describe('a relay command', () => {
  it('has nothing of a repository, a job, another agent or any secret but its own', () => {
    const lines = poisoned.environment();
    expect(lines.filter((line) => line.includes('poison'))).toEqual([]);
    expect(lines).toContain('VAULT_TOKEN=for the relay alone');
  });
});
