/** Machine facts and search paths over a real sshd, for users with the login shells that people have. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TransportVerbs } from '../../../../action/src/ports/transport.ts';
import type { MachineFacts } from '../../../../action/src/ports/machine-facts.ts';
import { inspectionOf, pause, present, until } from '../../../contracts/place.ts';
import { addUser, pathOf, startSshd, sshdMissing } from '../../../fakes/sshd.ts';
import type { TestSshd, TestUser } from '../../../fakes/sshd.ts';
import { channelTo, transportBy } from './connect.ts';

const missing = sshdMissing();

/** For each shell: its startup file, and the line that adds a folder to the search path. */
const SHELLS: readonly (readonly [shell: string, file: string, adds: string])[] = [
  ['bash', '.bashrc', 'case $- in *i*) ;; *) return ;; esac; export PATH="$HOME/tools:$PATH"'],
  ['zsh', '.zshrc', 'path=("$HOME/tools" $path)'],
  ['fish', '.config/fish/config.fish', 'set -gx PATH "$HOME/tools" $PATH'],
  ['tcsh', '.tcshrc', 'setenv PATH "$HOME/tools:$PATH"'],
  ['dash', '.profile', 'PATH="$HOME/tools:$PATH"; export PATH'],
];

describe.skipIf(missing !== null)(
  `over a real sshd${missing === null ? '' : ` (${missing})`}`,
  { timeout: 600_000 },
  () => {
    let sshd: TestSshd;
    beforeAll(async () => {
      sshd = await startSshd();
    });
    afterAll(() => sshd.stop());

    async function asUser(
      shell: string,
      work: (transport: TransportVerbs, user: TestUser) => Promise<void>,
    ): Promise<void> {
      const user = addUser(shell);
      const { port, hostKeys, key } = sshd;
      const channel = channelTo({ target: { port, host_keys: [hostKeys.ed25519], user: user.name }, key });
      const transport = transportBy(channel, join(user.home, 'runs'));
      try {
        await work(transport, user);
      } finally {
        await transport.close();
        user.remove();
      }
    }

    function prepare(user: TestUser, file: string, text: string): void {
      const tools = join(user.home, 'tools');
      mkdirSync(tools);
      writeFileSync(join(tools, 'agent'), '#!/bin/sh\necho agent 7\n');
      chmodSync(join(tools, 'agent'), 0o755);
      mkdirSync(dirname(join(user.home, file)), { recursive: true });
      writeFileSync(join(user.home, file), `${text}\n`);
      // As distributions have it.
      if (file === '.bashrc') writeFileSync(join(user.home, '.profile'), '. "$HOME/.bashrc"\n');
      spawnSync('chown', ['-R', `${user.name}:`, user.home]);
    }

    async function machine(transport: TransportVerbs): Promise<MachineFacts> {
      const [result] = await transport.batch(
        [{ op: 'machine_facts', programs: [{ word: 'agent', version: true }], repos: [] }],
        null,
      );
      if (result === undefined || !('machine' in result)) throw new Error(JSON.stringify(result));
      return result.machine;
    }

    it.concurrent.each(SHELLS)(
      'a run and a machine find what a user of %s finds, though startup files are noisy',
      (shell, file, adds) =>
        asUser(shell, async (transport, user) => {
          prepare(user, file, `echo "Welcome, /bin/you"\n${adds}\necho error >/dev/stderr`);
          const seen = await machine(transport);
          expect(seen).toMatchObject({ user: user.name, superuser: false, shell: pathOf(shell), home: user.home });
          expect(seen.login_path?.split(':')).toContain(`${user.home}/tools`);
          expect(seen.programs).toMatchObject([{ found: true, path: `${user.home}/tools/agent`, version: 'agent 7' }]);
          expect(transport.round_trips).toBe(1);

          const dir = join(user.home, 'runs', 'a');
          const launch = {
        task: 'agentd-a', dir, item_id: 'i', cwd: user.home, command: 'agent', program: 'agent',
        stdout_name: 'stdout.txt', files: {}, limit_s: 60, stall_s: 0,
      }; // prettier-ignore
          const collect = [{ op: 'read', file: 'stdout.txt', max_bytes: 100 }] as const;
          await transport.batch([{ op: 'start', launch, replaces: [] }], { lineage: 'a', number: 1 });
          for (let tries = 0; ; tries += 1) {
            const [result] = await transport.batch(
              [{ op: 'inspect', identity: null, dir, task: 'agentd-a', collect, collect_running: [] }],
              null,
            );
            const run = inspectionOf(present(result));
            if (run.state === 'finished') {
              expect(run.collected).toEqual(['agent 7\n']);
              break;
            }
            if (tries === 1000) throw new Error(run.state);
            await pause(100);
          }
        }),
    );

    it.concurrent.each([
      ['zsh', '.zshrc'],
      ['fish', '.config/fish/config.fish'],
    ])('a machine says what it can when a startup file of %s hangs', (shell, file) =>
      asUser(shell, async (transport, user) => {
        // fish reads its file for every command, so the shell that carries the script must not hang itself.
        prepare(user, file, shell === 'fish' ? 'status is-login; and sleep 300' : 'sleep 300');
        const seen = await machine(transport);
        expect(seen).toMatchObject({ shell: pathOf(shell), login_path: null, programs: [{ found: false }] });
        expect(seen.path).toContain('/usr/bin');
        expect(seen.seconds).toBeLessThan(20);
        await until('nothing hangs', () => spawnSync('pgrep', ['-U', String(user.uid), 'sleep']).status === 1);
      }),
    );
  },
);
