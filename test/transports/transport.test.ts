import { describe, expect, it } from 'vitest';
import { ConfigError, TransportError, Unreached } from '../../action/src/errors.ts';
import type { Channel } from '../../action/src/ports/channel.ts';
import type { Operation } from '../../action/src/ports/operation.ts';
import type { TransportVerbs } from '../../action/src/ports/transport.ts';
import { posixShell } from '../../action/src/transports/shells/posix/shell.ts';
import { createTransport } from '../../action/src/transports/transport.ts';
import { present, trueRandom } from '../contracts/place.ts';

/** A channel that answers each script with lines behind that script's nonce. */
function answering(...lines: readonly string[]): Channel & { readonly scripts: string[]; readonly timeouts: number[] } {
  const scripts: string[] = [];
  const timeouts: number[] = [];
  return {
    name: 'fake',
    scripts,
    timeouts,
    run: (script, { timeout_ms }) => {
      scripts.push(script);
      timeouts.push(timeout_ms);
      const nonce = /^N=([0-9a-f]{24}) /m.exec(script)?.[1] ?? 'none';
      return Promise.resolve(['BEGIN', ...lines, 'END 0'].map((line) => `${nonce} ${line}\n`).join(''));
    },
    close: () => Promise.resolve(),
  };
}

function over(channel: Channel, home?: string): TransportVerbs {
  const options = { run_root: '/r', random: trueRandom, timeout_ms: 1234 };
  return createTransport(posixShell('linux'), channel, home === undefined ? options : { ...options, home });
}

const VERBS: readonly [name: string, call: (transport: TransportVerbs) => Promise<unknown>][] = [
  ['mkdir', (transport) => transport.mkdir('/r/a', false)],
  ['probe', (transport) => transport.probe('/r/a', ['pid.txt'])],
  ['writeText', (transport) => transport.writeText('/r/a/x', 'x')],
  ['readText', (transport) => transport.readText('/r/a/x')],
  ['grepFirst', (transport) => transport.grepFirst('/r/a/x', 'x')],
  ['tail', (transport) => transport.tail('/r/a/x', 10)],
  ['fetch', (transport) => transport.fetch('/r/a', [])],
  ['kill', (transport) => transport.kill('agentd-a', '/r/a')],
  ['forget', (transport) => transport.forget('agentd-a', '/r/a', 'i')],
  ['processCount', (transport) => transport.processCount('codex')],
];

describe('a transport', () => {
  it.each(VERBS)('makes one round trip for %s, and hands up that it was not reached', async (_name, call) => {
    const error = new Unreached({ code: 'no', message: 'no', remedy: '', retry: true });
    const transport = over({ name: 'down', run: () => Promise.reject(error), close: () => Promise.resolve() });
    await expect(call(transport)).rejects.toBe(error);
    expect(transport.round_trips).toBe(1);
  });

  it.each(VERBS)('throws the terminal’s refusal of %s', async (_name, call) => {
    const refused = call(over(answering('0 x|write-failed|')));
    await expect(refused).rejects.toThrow(TransportError);
    await expect(refused).rejects.toMatchObject({ problem: { code: 'write-failed' } });
  });

  it('makes no round trip for nothing', async () => {
    const channel = answering();
    expect(await over(channel).batch([], null)).toEqual([]);
    expect(channel.scripts).toEqual([]);
  });

  it('uses a fresh nonce for each script, and its own time limit', async () => {
    const channel = answering('0 p|2');
    const transport = over(channel);
    expect(await transport.processCount('codex')).toBe(2);
    await transport.processCount('codex');
    expect(new Set(channel.scripts.map((script) => /^N=([0-9a-f]+)/m.exec(script)?.[1])).size).toBe(2);
    expect(channel.timeouts).toEqual([1234, 1234]);
    expect(transport.round_trips).toBe(2);
  });

  it('tells what is unknown from what is none', async () => {
    expect(await over(answering('0 p|-')).processCount('codex')).toBeNull();
    expect(await over(answering('0 p|0')).processCount('codex')).toBe(0);
  });

  it('hands refusals of a batch back as results, each in its place', async () => {
    const operations: readonly Operation[] = [{ op: 'facts' }, { op: 'void', dir: '/r/a' }];
    const results = await over(answering('1 x|fence-lost|OQ==', '0 t|5|+0000|b')).batch(operations, null);
    expect(results).toMatchObject([{ now: 5000 }, { refused: { code: 'fence-lost', retry: false } }]);
  });

  it('sends the plain script where a packed one cannot be unpacked, and from then on nothing else', async () => {
    const sent: string[] = [];
    const channel: Channel = {
      name: 'bare',
      run: (script) => {
        sent.push(script);
        const nonce = /^N=([0-9a-f]{24}) /m.exec(script)?.[1] ?? 'none';
        const said = script.includes('gzip -dc') ? ['PLAIN'] : ['BEGIN', '0 n', 'END 0'];
        return Promise.resolve(said.map((line) => `${nonce} ${line}\n`).join(''));
      },
      close: () => Promise.resolve(),
    };
    const transport = over(channel);
    expect(await transport.kill('agentd-a', '/r/a')).toEqual({ state: 'none', survivors: [] });
    expect([sent.length, transport.round_trips]).toEqual([2, 2]);
    expect(sent[1]?.length).toBeGreaterThan(present(sent[0]).length);
    expect(await transport.kill('agentd-a', '/r/a')).toEqual({ state: 'none', survivors: [] });
    expect([sent.length, transport.round_trips]).toEqual([3, 3]);
  });

  it('takes the wish for the plain script for no answer where that was sent', async () => {
    const channel: Channel = {
      name: 'odd',
      run: (script) => Promise.resolve(`${/^N=([0-9a-f]{24}) /m.exec(script)?.[1] ?? 'none'} PLAIN\n`),
      close: () => Promise.resolve(),
    };
    await expect(over(channel).kill('agentd-a', '/r/a')).rejects.toMatchObject({
      problem: { code: 'answer-incomplete' },
    });
  });

  it('knows its words without a round trip', () => {
    const transport = over(answering(), '/home/ada');
    expect(transport.join('/r/', 'a', 'b.txt')).toBe('/r/a/b.txt');
    expect(transport.quote("it's")).toBe(`'it'\\''s'`);
    expect(transport.defaultRunRoot()).toBe('/home/ada/.agentd/runs');
    expect([transport.os, transport.run_root, transport.round_trips]).toEqual(['linux', '/r', 0]);
    expect(() => over(answering()).defaultRunRoot()).toThrow(ConfigError);
  });
});
