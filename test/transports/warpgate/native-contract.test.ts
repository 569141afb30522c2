import { afterAll, beforeAll } from 'vitest';
import { transportContract } from '../../contracts/transport.ts';
import { startBastion } from '../../fakes/bastion.ts';
import type { Bastion } from '../../fakes/bastion.ts';
import { throughBastion, transportOver } from './reach.ts';

let bastion: Bastion;
beforeAll(async () => {
  bastion = await startBastion();
});
afterAll(() => bastion.stop());

transportContract('warpgate-ssh, natively', (run_root) => transportOver(throughBastion(bastion), run_root));
