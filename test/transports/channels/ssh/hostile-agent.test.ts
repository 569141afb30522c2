/** The agents of `test/contracts/hostile-agent.ts` over a real sshd, as a user who is not root. */
import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { afterAll, beforeAll, describe } from 'vitest';
import { hostileAgents } from '../../../contracts/hostile-agent.ts';
import { addUser, startSshd, sshdMissing } from '../../../fakes/sshd.ts';
import type { TestSshd, TestUser } from '../../../fakes/sshd.ts';
import { withinPlace } from '../../shells/posix/runs.ts';
import { channelTo, transportBy } from './connect.ts';

const missing = sshdMissing();

describe.skipIf(missing !== null)(
  `an agent over a real sshd${missing === null ? '' : ` (${missing})`}`,
  { concurrent: true, timeout: 600_000 },
  () => {
    let sshd: TestSshd;
    let user: TestUser;
    beforeAll(async () => {
      sshd = await startSshd();
      user = addUser('bash');
    });
    afterAll(async () => {
      await sshd.stop();
      user.remove();
    });

    const connect = (run_root: string) =>
      transportBy(
        channelTo({
          target: { port: sshd.port, user: user.name, host_keys: [sshd.hostKeys.ed25519] },
          key: sshd.key,
        }),
        run_root,
      );
    hostileAgents((work) => withinPlace(connect, work, ownedBy));

    /** The terminal's user keeps the runs, and works in the repository. */
    function ownedBy(...folders: readonly string[]): void {
      for (const folder of folders) {
        chmodSync(folder, 0o755);
        spawnSync('chown', [`${user.name}:`, folder]);
      }
    }
  },
);
