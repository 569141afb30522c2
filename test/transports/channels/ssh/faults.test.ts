import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TransportError, Unreached } from '../../../../action/src/errors.ts';
import type { Channel } from '../../../../action/src/ports/channel.ts';
import type { Launch } from '../../../../action/src/ports/launch.ts';
import type { TransportVerbs } from '../../../../action/src/ports/transport.ts';
import { localChannel } from '../../../../action/src/transports/channels/local.ts';
import type { SshLimits } from '../../../../action/src/transports/channels/ssh/direct.ts';
import { USER_ENV, inspectionOf, lives, pause, present, until } from '../../../contracts/place.ts';
import { startRelay } from '../../../fakes/relay.ts';
import type { Relay } from '../../../fakes/relay.ts';
import { signal, startSshd, sshdMissing } from '../../../fakes/sshd.ts';
import type { TestSshd } from '../../../fakes/sshd.ts';
import { channelTo, transportBy } from './connect.ts';
import { removeFolder } from '../../../folders.ts';

const missing = sshdMissing();

describe.skipIf(missing !== null)(
  `real faults on the way to a real sshd${missing === null ? '' : ` (${missing})`}`,
  () => {
    let sshd: TestSshd;
    const folder = mkdtempSync(join(tmpdir(), 'agentd-faults-'));
    const env = Object.entries(USER_ENV).map(([name, value]) => `"${name}=${value}"`);
    const start = (): Promise<TestSshd> => startSshd({ config: [`SetEnv ${env.join(' ')}`] });
    beforeAll(async () => {
      sshd = await start();
    });
    afterAll(async () => {
      await sshd.stop();
      removeFolder(folder);
    });

    const quick: Partial<SshLimits> = { login_ms: 60_000, waits_ms: [] };
    const channelAt = (port: number, limits = quick, server = sshd): Channel =>
      channelTo({ target: { port, host_keys: [server.hostKeys.ed25519] }, key: server.key, limits });

    let count = 0;
    /** A file that a script makes, so that it can be seen from outside how far it has come. */
    const sign = (): string => join(folder, `sign-${(count += 1)}`);

    /** A script that makes that file and then goes on until it is removed, but not for ever. */
    const goingOn = (began: string): string =>
      `{\necho x >> '${began}'\nn=0\nwhile [ -e '${began}' ] && [ $n -lt 150 ]; do sleep 0.1; n=$((n+1)); done\nexit 0\n}\n`;

    async function failureOf(work: Promise<unknown>): Promise<TransportError> {
      const error: unknown = await work.catch((caught: unknown) => caught);
      if (error instanceof TransportError) return error;
      throw new Error(`no failure, but ${String(error)}`);
    }

    /** Logs in, so that what follows has only its own time to wait for. */
    const open = (channel: Channel): Promise<string> => channel.run('exit 0\n', { timeout_ms: 300_000 });

    async function viaRelay(work: (relay: Relay) => Promise<void>): Promise<void> {
      const relay = await startRelay(sshd.port);
      try {
        await work(relay);
      } finally {
        await relay.stop();
      }
    }

    /** A run under a root of its own, on this machine, with a local transport to look at it from outside. */
    function runs(): { local: TransportVerbs; launch: (name: string, command: string) => Launch; root: string } {
      const root = join(mkdtempSync(join(folder, 'runs-')), 'root');
      return {
        root,
        local: transportBy(localChannel({ env: USER_ENV }), root),
        launch: (name, command) => ({
          task: `agentd-${name}-${process.pid}`,
          dir: join(root, `${name}-${process.pid}`),
          item_id: name,
          cwd: folder,
          command,
          stdout_name: 'stdout.txt',
          files: { 'prompt.md': 'x' },
          limit_s: 60,
          stall_s: 0,
        }),
      };
    }

    async function ended(transport: TransportVerbs, { dir, task }: Launch): Promise<unknown> {
      for (let tries = 0; tries < 2000; tries += 1) {
        const collect = [{ op: 'read', file: 'stdout.txt', max_bytes: 100 }] as const;
        const [result] = await transport.batch(
          [{ op: 'inspect', identity: null, dir, task, collect, collect_running: [] }],
          null,
        );
        const inspection = inspectionOf(present(result));
        if (inspection.state === 'finished') return inspection;
        await pause(50);
      }
      throw new Error('it never ended');
    }

    it('a link that falls silent before the login: unreached', () =>
      viaRelay(async (relay) => {
        relay.blackHole();
        const channel = channelAt(relay.port, { login_ms: 300, waits_ms: [] });
        const error = await failureOf(channel.run('exit 0\n', { timeout_ms: 300_000 }));
        expect(error).toBeInstanceOf(Unreached);
        expect(error.problem.code).toBe('ssh-connect-timeout');
        await channel.close();
      }));

    it('an sshd that is stopped: unreached, and reached again when it goes on', async () => {
      const stopped = await start();
      signal(stopped.pid, 'SIGSTOP');
      const channel = channelAt(stopped.port, { login_ms: 300, waits_ms: [] }, stopped);
      const error = await failureOf(channel.run('exit 0\n', { timeout_ms: 300_000 }));
      expect(error).toMatchObject({ name: 'Unreached', problem: { code: 'ssh-connect-timeout', retry: true } });
      signal(stopped.pid, 'SIGCONT');
      const patient = channelAt(stopped.port, quick, stopped);
      expect(await patient.run('echo back; exit 0\n', { timeout_ms: 300_000 })).toBe('back\n');
      await Promise.all([channel.close(), patient.close()]);
      await stopped.stop();
    });

    it('a link that falls silent in the middle of the script: unknown, within the time of the visit', () =>
      viaRelay(async (relay) => {
        const began = sign();
        const channel = channelAt(relay.port);
        await open(channel);
        const visit = channel.run(goingOn(began), { timeout_ms: 4000 });
        const failed = failureOf(visit);
        await until('the script has begun', () => existsSync(began));
        relay.blackHole();
        const error = await failed;
        expect(error).not.toBeInstanceOf(Unreached);
        expect(error.problem.code).toBe('terminal-timeout');
        await channel.close();
      }));

    it('a session that is stopped in the middle of the script: unknown', async () => {
      const began = sign();
      const own = await start();
      const channel = channelAt(own.port, quick, own);
      await open(channel);
      const failed = failureOf(channel.run(goingOn(began), { timeout_ms: 4000 }));
      await until('the script has begun', () => existsSync(began));
      for (const pid of own.sessions()) signal(pid, 'SIGSTOP');
      expect(await failed).toMatchObject({ name: 'TransportError', problem: { code: 'terminal-timeout' } });
      await channel.close();
      await own.stop();
    });

    it('an sshd that is killed in the middle of the script: unknown, and not done again', async () => {
      const [began, own] = [sign(), await start()];
      const channel = channelAt(own.port, quick, own);
      const failed = failureOf(channel.run(goingOn(began), { timeout_ms: 300_000 }));
      await until('the script has begun', () => existsSync(began));
      for (const pid of [own.pid, ...own.sessions()]) signal(pid, 'SIGKILL');
      const error = await failed;
      expect(error).not.toBeInstanceOf(Unreached);
      expect(error.problem).toMatchObject({ code: 'ssh-link-lost', retry: true });
      // Until the last bit of it has gone, the kernel takes connections for it.
      await until('it has gone', () => !lives(own.pid));
      expect(readFileSync(began, 'utf8')).toBe('x\n');
      expect(await failureOf(channel.run('exit 0\n', { timeout_ms: 300_000 }))).toMatchObject({
        name: 'Unreached',
        problem: { code: 'ssh-refused' },
      });
      await channel.close();
      await own.stop();
    });

    it('a connection that is cut right after a launch was sent: unknown, and the next look finds the run', () =>
      viaRelay(async (relay) => {
        const { local, launch, root } = runs();
        const remote = transportBy(channelAt(relay.port), root);
        await remote.batch([{ op: 'facts' }], null);
        relay.loseAnswersAfter(1500);
        const made = launch('cut', 'echo began >> began; sleep 1; echo done');
        const failed = failureOf(remote.startRun(made, { lineage: 'aaaaaaaa', number: 1 }));
        await until('it was launched', () => existsSync(join(made.dir, 'launch.pid')));
        relay.cut();
        const error = await failed;
        expect(error).not.toBeInstanceOf(Unreached);
        expect(error.problem.code).toBe('ssh-link-lost');
        await remote.close();

        const next = transportBy(channelAt(sshd.port), root);
        expect(await next.probe(made.dir, ['launch.pid'])).toEqual(['launch.pid']);
        await expect(next.startRun(made, { lineage: 'aaaaaaaa', number: 2 })).rejects.toMatchObject({
          problem: { code: 'haspid' },
        });
        expect(await ended(next, made)).toMatchObject({ exit_code: 0, ended_by: 'itself', collected: ['done\n'] });
        expect(readFileSync(join(folder, 'began'), 'utf8')).toBe('began\n');
        await Promise.all([next.close(), local.close()]);
      }));

    it('a transfer that is cut in the middle of a script runs nothing of it', () =>
      viaRelay(async (relay) => {
        const ran = sign();
        const channel = channelAt(relay.port);
        await open(channel);
        // Larger than what may be under way at once, so that its end is still here when the link falls silent.
        const filler = `: ${'x'.repeat(70)}\n`.repeat(80_000);
        const failed = failureOf(channel.run(`{\n: > '${ran}'\n${filler}exit 0\n}\n`, { timeout_ms: 300_000 }));
        await pause(30);
        relay.blackHole();
        relay.cut();
        expect(await failed).not.toBeInstanceOf(Unreached);
        await pause(300);
        expect(existsSync(ran)).toBe(false);
        await channel.close();
      }));

    it('a run outlives its login, its connection and sshd itself', async () => {
      const [{ local, launch, root }, own] = [runs(), await start()];
      const remote = transportBy(channelAt(own.port, quick, own), root);
      const made = launch('outlives', 'read -r x < fifo; echo survived "$x"');
      await remote.batch([{ op: 'facts' }], null);
      spawnSync('mkfifo', [join(folder, 'fifo')]);
      expect(await remote.startRun(made, { lineage: 'aaaaaaaa', number: 1 })).toBe('started');
      await until('it runs', () => existsSync(join(made.dir, 'pid.txt')));
      const pid = Number(readFileSync(join(made.dir, 'pid.txt'), 'utf8').split('\n')[0]);
      await remote.close();
      await own.stop();
      await pause(200);
      expect(lives(pid)).toBe(true);
      writeFileSync(join(folder, 'fifo'), 'it\n');
      expect(await ended(local, made)).toMatchObject({ exit_code: 0, collected: ['survived it\n'] });
      await local.close();
    });

    it('does not keep a session open by a run that it has launched', async () => {
      const { launch, root } = runs();
      const remote = transportBy(channelAt(sshd.port), root);
      const made = launch('stays', 'exec sleep 600');
      // A session that the run kept open would end with the time of the visit, as a failure.
      expect(await remote.startRun(made, { lineage: 'aaaaaaaa', number: 1 })).toBe('started');
      expect(await remote.kill(made.task, made.dir)).toMatchObject({ state: 'finished', ended_by: 'kill' });
      await remote.close();
    });
  },
);
