/** What later steps of the workflow can read, over all ticks of the job. Pure. */
import type { TickSummary } from '../tick/report.ts';
import type { Outputs } from './action-yml.ts';
import type { TickResult } from './page.ts';

/** A step can be handed an output as a variable, which holds at most 128 KiB on Linux, with its name. */
export const MAX_BYTES = 100_000;

export function outputsOf(results: readonly TickResult[]): Outputs {
  const summaries = results.map(({ summary }) => summary);
  const last = summaries.at(-1);
  const all = <K extends 'started' | 'finished' | 'stopped' | 'watched' | 'published'>(
    list: K,
  ): TickSummary[K][number][] => summaries.flatMap((summary) => [...summary[list]]);
  const [started, finished, stopped] = [all('started'), all('finished'), all('stopped')];
  const [watched, published] = [all('watched'), all('published')];
  const whole = { ...last, started, finished, stopped, watched, published, ticks: results.length };
  return {
    changed: results.some(({ report }) => report.changed),
    started: started.length,
    finished: finished.length,
    published: published.filter(({ status }) => status === 'done').length,
    waiting: last?.waiting.length ?? 0,
    open: last?.open ?? 0,
    'summary-json': withinOutput(whole, [
      'waiting',
      'published',
      'watched',
      'stopped',
      'problems',
      'finished',
      'started',
    ]),
  };
}

/**
 * `value` as JSON of at most {@link MAX_BYTES}. Where it is longer, the lists named are halved, one after the other and from
 * their ends, until it fits; `cut` then says how many entries each has lost.
 */
export function withinOutput<T extends object>(value: T, lists: readonly (keyof T & string)[]): string {
  const short: Record<string, unknown> = Object.fromEntries(Object.entries(value));
  const cut: Record<string, number> = {};
  let json = JSON.stringify(short);
  for (const name of lists) {
    for (;;) {
      const list: unknown = short[name];
      if (Buffer.byteLength(json, 'utf8') <= MAX_BYTES || !Array.isArray(list) || list.length === 0) break;
      const kept: unknown[] = list.slice(0, Math.floor(list.length / 2));
      cut[name] = (cut[name] ?? 0) + list.length - kept.length;
      short[name] = kept;
      json = JSON.stringify({ ...short, cut });
    }
  }
  return json;
}
