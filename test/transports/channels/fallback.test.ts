import { describe, expect, it } from 'vitest';
import { HostKeyError, TransportError, Unreached, problemOf } from '../../../action/src/errors.ts';
import type { Channel } from '../../../action/src/ports/channel.ts';
import { routedChannel } from '../../../action/src/transports/channels/fallback.ts';

const problem = { code: 'ssh-no-route', message: 'box: no way.', remedy: 'Look at the network.', retry: true };

/** A channel that answers, or fails, in turn; the last outcome repeats. */
function scripted(
  name: string,
  ...outcomes: readonly (string | Error)[]
): Channel & { asked: number; closed: boolean } {
  const channel = {
    name,
    asked: 0,
    closed: false,
    run: async (): Promise<string> => {
      const outcome = outcomes[Math.min(channel.asked, outcomes.length - 1)] ?? '';
      channel.asked += 1;
      await Promise.resolve();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    close: () => {
      channel.closed = true;
      return Promise.resolve();
    },
  };
  return channel;
}

const run = (channel: Channel): Promise<string> => channel.run('script', { timeout_ms: 1000 });

describe('a channel with a fallback', () => {
  it('leaves the fallback alone while the first way works', async () => {
    const [first, second] = [scripted('direct-ssh', 'one'), scripted('warpgate-ssh', 'two')];
    const channel = routedChannel(first, second);
    expect([await run(channel), await run(channel)]).toEqual(['one', 'one']);
    expect(second.asked).toBe(0);
    expect(channel.name).toBe('direct-ssh, then warpgate-ssh');
    expect(channel.route).toBe('direct-ssh');
  });

  it('takes the fallback when the first way surely did not get there, and stays with it', async () => {
    const [first, second] = [scripted('direct-ssh', new Unreached(problem), 'one'), scripted('warpgate-ssh', 'two')];
    const channel = routedChannel(first, second);
    expect([await run(channel), await run(channel)]).toEqual(['two', 'two']);
    expect([first.asked, second.asked]).toEqual([1, 2]);
    expect(channel.route).toBe('warpgate-ssh');
  });

  it('takes it for several scripts at once', async () => {
    const [first, second] = [scripted('direct-ssh', new Unreached(problem)), scripted('warpgate-ssh', 'two')];
    const channel = routedChannel(first, second);
    expect(await Promise.all([run(channel), run(channel), run(channel)])).toEqual(['two', 'two', 'two']);
  });

  it.each([
    ['the host key is wrong', new HostKeyError({ ...problem, code: 'host-key-mismatch' })],
    ['nobody knows what the script has done', new TransportError({ ...problem, code: 'ssh-link-lost' })],
    ['something else is broken', new Error('a bug')],
  ])('never takes it when %s', async (_when, error) => {
    const [first, second] = [scripted('direct-ssh', error), scripted('warpgate-ssh', 'two')];
    const channel = routedChannel(first, second);
    await expect(run(channel)).rejects.toBe(error);
    await expect(run(channel)).rejects.toBe(error);
    expect(second.asked).toBe(0);
  });

  it('hands on what the fallback says, when it did get there', async () => {
    const lost = new TransportError({ ...problem, code: 'answer-incomplete' });
    const channel = routedChannel(scripted('direct-ssh', new Unreached(problem)), scripted('warpgate-ssh', lost));
    await expect(run(channel)).rejects.toBe(lost);
  });

  it('names every reason when no way got there, and tries the last way again', async () => {
    const other = {
      code: 'warpgate-down',
      message: 'warpgate.example.com: refused.',
      remedy: 'Start it.',
      retry: false,
    };
    const second = scripted('warpgate-ssh', new Unreached(other), 'two');
    const channel = routedChannel(scripted('direct-ssh', new Unreached(problem)), second);
    const error: unknown = await run(channel).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Unreached);
    expect(problemOf(error)).toEqual({
      code: 'warpgate-down',
      message: 'direct-ssh: box: no way. warpgate-ssh: warpgate.example.com: refused.',
      remedy: 'Look at the network. Start it.',
      retry: true,
    });
    expect(await run(channel)).toBe('two');
  });

  it('closes every way', async () => {
    const [first, second] = [scripted('direct-ssh', 'one'), scripted('warpgate-ssh', 'two')];
    first.close = () => Promise.reject(new Error('too late'));
    await routedChannel(first, second).close();
    expect(second.closed).toBe(true);
  });
});
