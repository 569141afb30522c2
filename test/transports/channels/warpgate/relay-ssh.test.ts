import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { relayChannel } from '../../../../action/src/transports/channels/warpgate/relay.ts';
import { USER_ENV, trueRandom } from '../../../contracts/place.ts';
import { addUser, startSshd, sshdMissing } from '../../../fakes/sshd.ts';
import type { TestSshd } from '../../../fakes/sshd.ts';
import { transportOver } from './reach.ts';

const missing = sshdMissing() ?? (existsSync('/usr/bin/ssh') ? null : 'no ssh: apt-get install openssh-client');

describe.skipIf(missing !== null)(`the ssh command as a relay${missing === null ? '' : ` (${missing})`}`, () => {
  let sshd: TestSshd;
  beforeAll(async () => {
    sshd = await startSshd();
  });
  afterAll(() => sshd.stop());

  it.concurrent.each(['bash', 'zsh', 'fish', 'tcsh', 'dash'])(
    'leaves its words unquoted to a login shell, which may be %s',
    async (shell) => {
      const user = addUser(shell);
      const options = [
        'StrictHostKeyChecking=no',
        'UserKnownHostsFile=/dev/null',
        'IdentitiesOnly=yes',
        'BatchMode=yes',
      ];
      const words = [
        'ssh',
        '-F',
        'none',
        '-p',
        String(sshd.port),
        '-i',
        join(sshd.folder, 'login'),
        ...options.flatMap((option) => ['-o', option]),
        `${user.name}@{target}`,
        '{script}',
      ];
      const channel = relayChannel({
        terminal: 'box',
        template: { words, target: '127.0.0.1', vault_config: undefined },
        os: 'linux',
        env: USER_ENV,
        secrets: [],
        random: trueRandom,
      });
      const transport = transportOver(channel, join(user.home, 'runs'));
      try {
        const text = `it's "$HOME" !! \\ \n${randomBytes(100_000).toString('base64')}`;
        await transport.writeText(join(user.home, 'a file'), text);
        expect((await transport.readText(join(user.home, 'a file'))) === text).toBe(true);
      } finally {
        await transport.close();
        user.remove();
      }
    },
  );
});
