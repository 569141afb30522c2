/** Several channels to one machine, tried in order: the next one only where the one before surely did not get there. */
import type { Channel } from '../../ports/channel.ts';
import { Unreached } from '../../errors.ts';

/**
 * The next channel is tried on `Unreached` only. A wrong host key never leads to another channel, and neither does an
 * answer that was lost: what the script has done is then unknown, and sending it again could do it twice.
 * A channel that did not get there is not tried again: the rest of the tick goes by the one that did.
 * @throws what the last channel throws; when none got there, one `Unreached` that names every reason.
 */
export function routedChannel(first: Channel, ...others: readonly Channel[]): Channel {
  const channels = [first, ...others];
  const failures: Unreached[] = [];
  return {
    name: channels.map(({ name }) => name).join(', then '),
    get route() {
      return channels[failures.length]?.name ?? first.name;
    },
    run: async (script, options) => {
      for (;;) {
        const at = failures.length;
        const channel = channels[at];
        if (channel === undefined) throw allFailed(channels, failures);
        try {
          return await channel.run(script, options);
        } catch (error) {
          if (!(error instanceof Unreached)) throw error;
          // Of several scripts at once only the first to fail moves the others on. The last channel may be tried again.
          if (at < channels.length - 1) failures[at] ??= error;
          else throw allFailed(channels, [...failures, error]);
        }
      }
    },
    close: async () => {
      await Promise.allSettled(channels.map((channel) => channel.close()));
    },
  };
}

function allFailed(channels: readonly Channel[], failures: readonly Unreached[]): Unreached {
  const last = failures.at(-1);
  const reasons = failures.map(({ problem }, index) => `${channels[index]?.name}: ${problem.message}`);
  return new Unreached(
    {
      code: last?.problem.code ?? 'unreached',
      message: reasons.join(' '),
      remedy: failures
        .map(({ problem }) => problem.remedy)
        .filter((remedy, index, all) => remedy !== '' && all.indexOf(remedy) === index)
        .join(' '),
      retry: failures.some(({ problem }) => problem.retry),
    },
    { cause: last },
  );
}
