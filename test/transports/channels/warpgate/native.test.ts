import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knownHosts } from '../../../../action/src/transports/channels/ssh/known-hosts.ts';
import { startBastion } from '../../../fakes/bastion.ts';
import type { Bastion, BastionOptions } from '../../../fakes/bastion.ts';
import { throughBastion, transportOver } from './reach.ts';
import { removeFolder } from '../../../folders.ts';

async function at(options: BastionOptions, work: (bastion: Bastion, root: string) => Promise<void>): Promise<void> {
  const bastion = await startBastion(options);
  const folder = mkdtempSync(join(tmpdir(), 'agentd-native-'));
  try {
    await work(bastion, join(folder, 'runs'));
  } finally {
    await bastion.stop();
    removeFolder(folder);
  }
}

describe.concurrent('warpgate’s own ssh server', { timeout: 600_000 }, () => {
  it('is logged in to once as user:target, and opens a session only for a script', () =>
    at({}, async (bastion, root) => {
      const transport = transportOver(throughBastion(bastion), root);
      for (let time = 0; time < 3; time += 1) await transport.batch([{ op: 'facts' }], null);
      expect(bastion.logins).toEqual(['ada:box']);
      expect(bastion.sessions).toBe(3);
      await transport.close();
    }));

  it.each([
    ['a target that it does not know', { user: 'ada:elsewhere' }],
    ['a user that it does not know', { user: 'eve:box' }],
  ])('refuses %s, and its banner is told', (_what, changes) =>
    at({}, async (bastion, root) => {
      const transport = transportOver(throughBastion(bastion, changes), root);
      await expect(transport.processCount('codex')).rejects.toMatchObject({
        name: 'Unreached',
        problem: {
          code: 'ssh-login-refused',
          retry: false,
          message: expect.stringMatching(
            /^box \(.*:.*@127\.0\.0\.1 .*“This is the bastion\. Ask the operators for a role\.”/,
          ),
          remedy: expect.stringMatching(/See in Warpgate that the user (ada|eve) .* target (elsewhere|box)/),
        },
      });
      await transport.close();
    }),
  );

  it('says that a browser or a code is asked for besides the key', () =>
    at({ more: 'keyboard-interactive' }, async (bastion, root) => {
      const transport = transportOver(throughBastion(bastion), root);
      await expect(transport.readText('/x')).rejects.toMatchObject({
        name: 'Unreached',
        problem: {
          code: 'ssh-more-factors',
          retry: false,
          message: expect.stringContaining('keyboard-interactive'),
          remedy: expect.stringContaining('ada'),
        },
      });
      await transport.close();
    }));

  it('says what it said in place of an answer, and leaves it unknown what ran', () =>
    at({ refuses: '\u001b[31mSelected target not found: box\u001b[0m\r\n' }, async (bastion, root) => {
      const transport = transportOver(throughBastion(bastion), root);
      await expect(transport.readText('/x')).rejects.toMatchObject({
        name: 'TransportError',
        problem: {
          message: expect.stringContaining('“Selected target not found: box”'),
          remedy: expect.stringContaining('Warpgate’s log'),
        },
      });
      await transport.close();
    }));

  it('is not believed with another host key than its own, and the section that pins it is named', () =>
    at({}, async (bastion, root) => {
      const other = await startBastion();
      const transport = transportOver(throughBastion(bastion, { host_keys: [other.hostKey] }), root);
      await expect(transport.readText('/x')).rejects.toMatchObject({
        name: 'HostKeyError',
        problem: { code: 'host-key-mismatch', remedy: expect.stringContaining('into warpgate.host_keys') },
      });
      const unpinned = transportOver(throughBastion(bastion, { host_keys: [] }), root);
      await expect(unpinned.readText('/x')).rejects.toMatchObject({
        name: 'HostKeyError',
        problem: {
          code: 'host-key-unpinned',
          remedy: expect.stringMatching(/administrator, then add that line to warpgate\.host_keys/),
        },
      });
      await transport.close();
      await unpinned.close();
      await other.stop();
      expect(bastion.logins).toEqual([]);
    }));

  it('is known by the first of several logins at once, and a second face of it is refused', () =>
    at({ targets: ['box', 'second'] }, async (bastion, root) => {
      const other = await startBastion();
      const memory = knownHosts();
      const tofu = { host_keys: [], tofu: true };
      const transports = [
        throughBastion(bastion, tofu, bastion.key, memory),
        throughBastion(bastion, { ...tofu, user: 'ada:second' }, bastion.key, memory),
        throughBastion(other, tofu, other.key, memory),
      ].map((channel) => transportOver(channel, root));
      const seen = await Promise.allSettled(transports.map((transport) => transport.readText('/nowhere')));
      const known = memory.news('warpgate:');
      expect(known).toHaveLength(1);
      const refused = { status: 'rejected', reason: { problem: { code: 'host-key-mismatch' } } };
      const read = { status: 'fulfilled', value: null };
      const first = bastion.hostKey.startsWith(known[0] ?? '-');
      expect(seen).toMatchObject(first ? [read, read, refused] : [refused, refused, read]);
      for (const transport of transports) await transport.close();
      await other.stop();
    }));
});
