import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { powershellShell } from '../../../../action/src/transports/shells/powershell/shell.ts';
import { openPlace } from '../../../contracts/place.ts';
import type { Place } from '../../../contracts/place.ts';
import { relayClient } from '../../../fakes/relay-client.ts';
import type { RelayClient } from '../../../fakes/relay-client.ts';
import { withPowerShell } from '../../shells/powershell/pwsh.ts';
import { standIns } from '../../shells/powershell/stand-ins.ts';
import { throughRelay, transportOver } from './reach.ts';
import { ago } from '../../../moments.ts';

/** Too much for one command, and hard to pack. */
const LONG = randomBytes(15_000).toString('base64');

withPowerShell('a Windows terminal behind a relay', ({ base, program, env }) => {
  const shell = powershellShell(standIns(base, { pwsh: program, agent: 'bash' }));

  async function at(work: (place: Place, client: RelayClient) => Promise<void>): Promise<void> {
    const bin = join(base, 'bin');
    mkdirSync(bin, { recursive: true });
    const client = relayClient({ env: { ...env, PATH: `${bin}:${env['PATH'] ?? ''}` } });
    try {
      symlinkSync(program, join(bin, 'powershell.exe'));
    } catch {
      // It is there from the test before.
    }
    const channel = () => throughRelay(client, { os: 'windows' });
    const place = openPlace((root) => transportOver(channel(), root, shell));
    try {
      await work(place, client);
    } finally {
      await place.dispose();
      client.remove();
    }
  }

  it('starts a run, sees it end, and reads what it left', () =>
    at(async (place, client) => {
      expect(await place.start(place.launch('ends', 'cat; exit 3'))).toMatchObject({ op: 'start', status: 'started' });
      const seen = await place.settled('ends', 'finished', [{ op: 'read', file: 'stdout.txt', max_bytes: 1000 }]);
      expect(seen).toMatchObject({ exit_code: 3, collected: ['do it\n'] });
      expect(client.calls()[0]).toMatch(/^powershell\.exe -NoLogo [A-Za-z0-9+/= -]+$/);
      expect(Math.max(...client.calls().map((line) => line.length))).toBeLessThanOrEqual(8000);
      // A watchdog that is just going has files of its own there.
      expect(client.uploads().filter((name) => name.startsWith('agentd-'))).toEqual([]);
    }));

  it('ends a run', () =>
    at(async (place) => {
      await place.start(place.launch('stays', 'exec sleep 600'));
      await place.settled('stays', 'running');
      expect(await place.kill('stays')).toMatchObject({ state: 'finished', ended_by: 'kill' });
    }));

  it('carries a long text in many parts, through other words and colours', () =>
    at(async ({ transport, repo }, client) => {
      client.set({
        env: { ...env, PATH: `${join(base, 'bin')}:${env['PATH'] ?? ''}` },
        before: 'echo "Connecting"; echo warning >&2',
        filter: `sed 's/$/\u001b[0m\r/'`,
      });
      const text = `ü 第 \u{1f9d1}\r\n${LONG}`;
      const path = transport.join(repo, 'a file');
      await transport.writeText(path, text);
      expect(readFileSync(path, 'utf8') === text).toBe(true);
      expect(client.calls().length).toBeGreaterThan(3);
      expect((await transport.readText(path)) === text).toBe(true);
    }));

  it('has surely run nothing when a part did not arrive, and removes such parts after a day', () =>
    at(async ({ transport, repo }, client) => {
      const whole = { ...env, PATH: `${join(base, 'bin')}:${env['PATH'] ?? ''}` };
      client.set({ env: whole, before: '[ $call = 2 ]&&{ echo "lease is over" >&2;exit 9;}' });
      const path = transport.join(repo, 'never');
      await expect(transport.writeText(path, LONG)).rejects.toMatchObject({
        name: 'Unreached',
        problem: { code: 'relay-failed', message: expect.stringContaining('lease is over') },
      });
      const [left = ''] = client.uploads();
      expect(left).toMatch(/^agentd-[0-9a-f]{24}-0$/);
      const old = ago(2 * 86_400_000);
      utimesSync(join(client.temp, left), old, old);
      writeFileSync(join(client.temp, 'agentd-other-0'), 'x');
      utimesSync(join(client.temp, 'agentd-other-0'), old, old);
      client.set({ env: whole });
      expect(await transport.readText(path)).toBeNull();
      expect(client.uploads().filter((name) => name.startsWith('agentd-'))).toEqual(['agentd-other-0']);
    }));
});
