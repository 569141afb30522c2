import { afterAll } from 'vitest';
import { transportContract } from '../../contracts/transport.ts';
import { relayClient } from '../../fakes/relay-client.ts';
import { throughRelay, transportOver } from './reach.ts';

const client = relayClient();
afterAll(() => client.remove());

transportContract('warpgate-ssh, by a relay command', (run_root) => transportOver(throughRelay(client), run_root));
