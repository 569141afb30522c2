/** What later steps of the workflow can read, over all ticks of the job. Pure. */
import type { TickSummary } from '../report.ts';
import type { Outputs } from './definition.ts';
import type { TickResult } from './page.ts';

/** An output may be 1 MB; what waits is the part that can be long. */
const MAX_BYTES = 500_000;

export function outputsOf(results: readonly TickResult[]): Outputs {
  const summaries = results.map(({ summary }) => summary);
  const last = summaries.at(-1);
  const all = <K extends 'started' | 'finished' | 'stopped' | 'watched' | 'published'>(
    list: K,
  ): TickSummary[K][number][] => summaries.flatMap((summary) => [...summary[list]]);
  const [started, finished, stopped] = [all('started'), all('finished'), all('stopped')];
  const [watched, published] = [all('watched'), all('published')];
  const whole = { ...last, started, finished, stopped, watched, published, ticks: results.length };
  const json = JSON.stringify(whole);
  const short = JSON.stringify({ ...whole, waiting: [], cut: true });
  return {
    changed: results.some(({ report }) => report.changed),
    started: started.length,
    finished: finished.length,
    published: published.filter(({ status }) => status === 'done').length,
    waiting: last?.waiting.length ?? 0,
    open: last?.open ?? 0,
    'summary-json': Buffer.byteLength(json, 'utf8') <= MAX_BYTES ? json : short,
  };
}
