import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Channel } from '../../../../action/src/ports/channel.ts';
import type { TransportVerbs } from '../../../../action/src/ports/transport.ts';
import { relayClient } from '../../../fakes/relay-client.ts';
import type { RelayClient, RelayClientOptions } from '../../../fakes/relay-client.ts';
import { pause, until } from '../../../contracts/place.ts';
import { pathOf } from '../../../fakes/sshd.ts';
import { throughRelay, transportOver } from './reach.ts';
import { ago } from '../../../moments.ts';
import { removeFolder } from '../../../folders.ts';

interface Setting {
  readonly client: RelayClient;
  readonly channel: Channel;
  readonly transport: TransportVerbs;
  readonly folder: string;
}

const TOKEN = 'vault-token-0123456789';
/** Too much for one command, and hard to pack. */
const LONG = randomBytes(90_000).toString('base64');
/** A script by hand: it leaves a file, and answers. */
const script = (path: string, answer = 'done'): string =>
  `{\ntouch '${path}'\necho '${answer}'\necho '0123456789abcdef END 0'\nexit 0\n}\n`;

async function at(options: RelayClientOptions, work: (setting: Setting) => Promise<void>): Promise<void> {
  const client = relayClient(options);
  const folder = mkdtempSync(join(tmpdir(), 'agentd-relayed-'));
  const channel = throughRelay(client, { secrets: [{ name: 'VAULT_TOKEN', value: TOKEN }] });
  const transport = transportOver(channel, join(folder, 'runs'));
  try {
    await work({ client, channel, transport, folder });
  } finally {
    await transport.close();
    client.remove();
    removeFolder(folder);
  }
}

describe.concurrent('a relay command', { timeout: 600_000 }, () => {
  it('is called once for a usual script, and once for each part of a long one', () =>
    at({}, async ({ client, transport, folder }) => {
      await transport.batch([{ op: 'facts' }, { op: 'process_count', name: 'codex' }], null);
      expect(client.calls()).toHaveLength(1);
      await transport.writeText(join(folder, 'long'), LONG);
      expect(client.calls().length).toBeGreaterThan(3);
      expect(readFileSync(join(folder, 'long'), 'utf8') === LONG).toBe(true);
      expect(Math.max(...client.calls().map((line) => line.length))).toBeLessThan(63_000);
    }));

  it('is called once for a long prompt that packs well', () =>
    at({}, async ({ client, transport, folder }) => {
      const text = 'Please mend the third paragraph of the second chapter.\n'.repeat(4000);
      await transport.writeText(join(folder, 'prompt'), text);
      expect(readFileSync(join(folder, 'prompt'), 'utf8') === text).toBe(true);
      expect(client.calls()).toHaveLength(1);
    }));

  it('carries a script as it is to a machine without gzip, once that is known', () =>
    at({}, async ({ client, folder }) => {
      const bin = join(folder, 'bin');
      mkdirSync(bin);
      for (const tool of ['bash', 'base64', 'cat', 'find', 'mv', 'rm', 'sed', 'touch', 'tr', 'wc', 'printf', 'mkdir']) {
        symlinkSync(pathOf(tool), join(bin, tool));
      }
      symlinkSync('/bin/echo', join(bin, 'echo'));
      client.set({ env: { PATH: bin } });
      const path = join(folder, 'ran');
      const text = `${script(path)}#${'0123456789'.repeat(10_000)}`;
      const channel = throughRelay(client);
      expect(await channel.run(text, { timeout_ms: 300_000 })).toContain('done');
      expect(existsSync(path)).toBe(true);
      expect(client.calls()).toHaveLength(1 + 3);
      await channel.run(text, { timeout_ms: 300_000 });
      expect(client.calls()).toHaveLength(1 + 3 + 3);
    }));

  it('gets words that no shell reads otherwise', () =>
    at({}, async ({ client, transport, folder }) => {
      await transport.writeText(join(folder, 'long'), LONG);
      for (const line of client.calls()) expect(line).toMatch(/^bash -c '[A-Za-z0-9+/= |-]+'$/);
    }));

  it.each([
    ['words of its own and of startup files', { before: 'echo "Connecting to B64=x.y"; echo warning >&2' }],
    ['the command that it runs', { before: 'echo "+ $line"' }],
    ['carriage returns', { filter: `sed 's/$/\r/'` }],
    ['wrapped lines', { filter: 'fold -w 61' }],
    ['wrapped lines with carriage returns and blanks', { filter: `fold -w 79|sed 's/$/\r/;s/^/  /'` }],
    ['colours', { filter: `sed 's/^/\u001b[32m/;s/$/\u001b[0m/'|fold -w 300` }],
    ['no line end', { filter: `tr -d '\\n'` }],
    ['the other stream on the same one', { filter: 'cat 2>&1', before: 'exec 2>&1; echo warning >&2' }],
  ] as const)('may print %s', (_what, options) =>
    at(options, async ({ transport, folder }) => {
      const text = `${'0123456789abcdef '.repeat(5000)}\nü 第\n`;
      await transport.writeText(join(folder, 'file'), text);
      expect((await transport.readText(join(folder, 'file'))) === text).toBe(true);
    }),
  );

  it('is told of when it is missing, cannot be run, or takes no such words', () =>
    at({}, async ({ client }) => {
      for (const first of ['/nowhere/agent-access', client.config]) {
        const words = [first, ...client.words.slice(1)];
        const channel = throughRelay(client, { template: { words, target: 'box', vault_config: client.config } });
        await expect(channel.run('x', { timeout_ms: 300_000 })).rejects.toMatchObject({
          name: 'Unreached',
          problem: { code: 'relay-client-missing', retry: false, message: expect.stringContaining(first) },
        });
      }
      const template = { words: client.words.slice(0, 3).concat('{script}'), target: 'box', vault_config: 'x' };
      await expect(throughRelay(client, { template }).run('x', { timeout_ms: 300_000 })).rejects.toMatchObject({
        name: 'TransportError',
        problem: { code: 'answer-incomplete', message: expect.stringMatching(/exit code 64 .*“usage: client/) },
      });
    }));

  it('leaves it unknown when it ends without an answer, quotes it, and hides the secret that it was given', () =>
    at({ before: 'echo "denied for $VAULT_TOKEN" >&2; exit 5' }, async ({ channel, folder }) => {
      const failed = channel.run(script(join(folder, 'ran')), { timeout_ms: 300_000 });
      await expect(failed).rejects.toMatchObject({
        name: 'TransportError',
        problem: {
          code: 'answer-incomplete',
          message: expect.stringMatching(
            /^box \(target box through .*exit code 5 .* unknown.*“denied for \[redacted VAULT_TOKEN\]”/,
          ),
        },
      });
      await expect(failed).rejects.not.toThrow(TOKEN);
    }));

  it('is not called at all without the secret that it needs', () =>
    at({}, async ({ client }) => {
      const channel = throughRelay(client, { secrets: [{ name: 'VAULT_TOKEN', value: ' ' }] });
      await expect(channel.run('x', { timeout_ms: 300_000 })).rejects.toMatchObject({
        name: 'Unreached',
        problem: { code: 'relay-secret-missing', message: expect.stringContaining('VAULT_TOKEN') },
      });
      expect(client.calls()).toEqual([]);
    }));

  it.each([
    [
      'dies between two parts',
      '[ $call = 2 ]&&exit 7',
      'relay-failed',
      /exit code 7.*call 2 of \d.*nothing has been run/,
    ],
    [
      'carries a part twice',
      '[ $call = 2 ]&&cat "$folder"/temp-*/* >"$folder/x"&&cat "$folder/x" >>"$(echo "$folder"/temp-*/*)"',
      'relay-upload-damaged',
      /part 2 of \d arrived with 180000 bytes/,
    ],
    ['loses a part', '[ $call = 2 ]&&rm "$folder"/temp-*/*', 'relay-failed', /call 2/],
    [
      'spoils what it carried before',
      '[ $call = 3 ]&&printf x >>"$(echo "$folder"/temp-*/*)"',
      'relay-upload-damaged',
      /did not arrive whole/,
    ],
    ['falls silent in a part', '[ $call = 2 ]&&exec sleep 600', 'relay-timeout', /did not end within 10 s \(call 2/],
  ] as const)('has surely run nothing when it %s', (_what, before, code, message) =>
    at({ before }, async ({ client, channel, folder }) => {
      const path = join(folder, 'ran');
      const text = `${script(path)}#${LONG}`;
      await expect(
        channel.run(text, { timeout_ms: code === 'relay-timeout' ? 10_000 : 300_000 }),
      ).rejects.toMatchObject({
        name: 'Unreached',
        problem: { code, retry: true, message: expect.stringMatching(message) },
      });
      expect(existsSync(path)).toBe(false);
      client.set({});
      expect(await channel.run(text, { timeout_ms: 300_000 })).toContain('done');
      expect(existsSync(path)).toBe(true);
    }),
  );

  it.each([
    ['cut at its end', 'head -c 9000'],
    ['damaged in the middle', `sed 's/B64=\\(.\\{40\\}\\)..../B64=\\1/'`],
    ['swallowed', 'cat >/dev/null'],
  ])('leaves it unknown when the answer was %s', (_what, filter) =>
    at({ filter }, async ({ channel, folder }) => {
      const path = join(folder, 'ran');
      await expect(channel.run(script(path, 'x'.repeat(9000)), { timeout_ms: 300_000 })).rejects.toMatchObject({
        name: 'TransportError',
        problem: { code: 'answer-incomplete', retry: true },
      });
      expect(existsSync(path)).toBe(true);
    }),
  );

  it.each([
    ['runs the last command again after it lost the answer', '[ $call = 3 ]&&session </dev/null >/dev/null', true],
    ['finds the parts before the last gone', '[ $call = 3 ]&&rm -f "$folder"/temp-*/*', false],
  ])('leaves it unknown when it %s', (_what, before, ran) =>
    at({ before }, async ({ channel, folder }) => {
      const path = join(folder, 'ran');
      await expect(channel.run(`${script(path)}#${LONG}`, { timeout_ms: 300_000 })).rejects.toMatchObject({
        name: 'TransportError',
        problem: { code: 'relay-upload-lost', retry: true, message: expect.stringContaining('unknown') },
      });
      expect(existsSync(path)).toBe(ran);
    }),
  );

  it('leaves it unknown when the script itself did not come to its end', () =>
    at({}, async ({ channel }) => {
      const cut = '{\necho begun\necho oops >&2\nexit 1\n}\n';
      await expect(channel.run(cut, { timeout_ms: 300_000 })).rejects.toMatchObject({
        name: 'TransportError',
        problem: { code: 'answer-incomplete', message: expect.stringContaining('oops') },
      });
    }));

  it('is ended with all that it started when its time is up, and when it is called off', () =>
    at({}, async ({ client, channel, folder }) => {
      const alive = join(folder, 'alive');
      client.set({ before: `(trap '' TERM; while :;do touch '${alive}';sleep 0.1;done)` });
      await expect(channel.run(script('x'), { timeout_ms: 500 })).rejects.toMatchObject({
        name: 'TransportError',
        problem: { code: 'terminal-timeout', message: expect.stringContaining('unknown') },
      });
      rmSync(alive, { force: true });
      await pause(400);
      expect(existsSync(alive)).toBe(false);

      const stop = new AbortController();
      const called = channel.run(script('x'), { timeout_ms: 300_000, signal: stop.signal });
      const outcome = called.catch((error: unknown) => error);
      await until('it runs', () => existsSync(alive));
      stop.abort();
      expect(await outcome).toMatchObject({ name: 'TransportError', problem: { code: 'aborted' } });
    }));

  it('is not called any more once its channel is closed', () =>
    at({}, async ({ client, channel }) => {
      await channel.close();
      await expect(channel.run(script('x'), { timeout_ms: 300_000 })).rejects.toMatchObject({
        name: 'TransportError',
        problem: { code: 'aborted' },
      });
      expect(client.calls()).toEqual([]);
    }));

  it('may leave something behind that holds its output open', () =>
    at({}, async ({ client, channel, folder }) => {
      // It goes with the folder, which is removed when the answer is there.
      client.set({ before: `{ while [ -e '${folder}' ];do sleep 0.1;done & }` });
      expect(await channel.run(script(join(folder, 'ran')), { timeout_ms: 300_000 })).toContain('done');
    }));

  it('is ended when it prints more than any answer can hold', () =>
    at({ before: 'exec yes' }, async ({ client }) => {
      const channel = throughRelay(client, { max_output_bytes: 100_000 });
      await expect(channel.run(script('x'), { timeout_ms: 300_000 })).rejects.toMatchObject({
        name: 'TransportError',
        problem: { code: 'answer-too-large' },
      });
    }));

  it('lets a later visit remove what an upload left there a day ago, and nothing younger or other', () =>
    at({}, async ({ client, channel, folder }) => {
      const names = ['agentd-relay-old', 'agentd-relay-new', 'something-old'].map((name) => join(client.temp, name));
      for (const path of names) writeFileSync(path, 'x');
      const before = ago(2 * 86_400_000);
      for (const path of [names[0], names[2]]) utimesSync(path ?? '', before, before);
      await channel.run(script(join(folder, 'ran')), { timeout_ms: 300_000 });
      expect(client.uploads().toSorted()).toEqual(['agentd-relay-new', 'something-old']);
    }));

  it('does not count processes where it does not get there', () =>
    at({ before: '[ $call = 1 ]&&exit 7' }, async ({ client }) => {
      const words = ['/nowhere/agent-access', ...client.words.slice(1)];
      const channel = throughRelay(client, { template: { words, target: 'box', vault_config: client.config } });
      const transport = transportOver(channel, '/srv/runs');
      await expect(transport.processCount('codex')).rejects.toMatchObject({ name: 'Unreached' });
    }));
});
