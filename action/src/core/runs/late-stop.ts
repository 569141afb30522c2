/**
 * A comment that says nothing but "stop", where nothing runs any more: it starts no run. A further run that was
 * wanted does not come; else the comment is answered that the run has already finished. After `[question]` it is a reply
 * like any other, and with other new comments it is part of the next prompt. Pure.
 */
import type { ProjectView } from '../routing/bots.ts';
import { droppedNote, fromHistory } from '../outbox/dropped.ts';
import type { StateEvent } from '../state/events.ts';
import { hearing, isUnheard } from '../items/heard.ts';
import type { ItemComment } from '../../model/work-item.ts';
import type { Observations } from '../observations.ts';
import { printOf } from '../state/print.ts';
import { SILENT, publicationOf, step } from '../outbox/publications.ts';
import { runKeyOf } from '../state/run-key.ts';
import type { EndedRun, ItemRecord, Publication, State } from '../state/state.ts';
import { counts } from '../items/detect-changes.ts';

const STOP = /^(?:please,? )?\/?(?:stop|cancel|abort)(?:,? (?:it|this|that|now|the run|please))*[.!]*$/i;

/** Whether that is all that is said, but for who is addressed. */
export function saysStop(html: string): boolean {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:nbsp|#0*160|#x0*a0);/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return STOP.test(text.replace(/^(?:@\S+[ ,:]*)+/, ''));
}

/** Of the items whose comments were read in this tick. */
export function answerStops(state: State, view: ProjectView, obs: Observations, now: number): StateEvent[] {
  return [...obs.details].flatMap(([item_id, detail]): StateEvent[] => {
    const item = state.items[item_id];
    if (!detail.ok || detail.item === null || detail.comments === null) return [];
    if (item === undefined || item.project !== view.key || state.inflight[item_id] !== undefined) return [];
    if (item.next === null && (item.answer === null || item.answer.tag === 'question')) return [];
    const said = detail.comments.filter((comment) => counts(comment, view) && isUnheard(comment, item));
    if (said.length === 0 || !said.every(({ html }) => saysStop(html))) return [];
    const { heard, heard_as } = hearing(item, said);
    const publication = item.next === null ? alreadyFinished(item_id, item, said, state, now) : null;
    const events: StateEvent[] = [{ type: 'stop-heard', item_id, heard: [...heard], heard_as, publication }];
    return item.next === null ? events : [...dropNext(item_id, item, state, now), ...events];
  });
}

function dropNext(item_id: string, item: ItemRecord, state: State, now: number): StateEvent[] {
  const run_id = item.next?.after?.run_id ?? `${runKeyOf(item)}-${item.runs}`;
  const answer = { run_id, tag: null, class: 'cancelled' as const, at: now };
  const publication = droppedNote(item_id, item, 'It was stopped by a comment.', state, now);
  return [{ type: 'next-dropped', item_id, answer, publication }];
}

/** Who says it again is answered again, so the comments that it answers tell one such note about a run from the next. */
function alreadyFinished(
  item_id: string,
  item: ItemRecord,
  said: readonly ItemComment[],
  state: State,
  now: number,
): Publication {
  const { class: failure, reason: _reason, ...told } = fromHistory(item_id, item, state) ?? unrecorded(item);
  const run = { ...told, item_id, handle: {}, identity: null, dir_name: '', thread_id: null, totals_before: null };
  const say = { ...SILENT, kind: 'late', class: failure, seconds: told.seconds } as const;
  const suffix = printOf(said.map(({ id, html }) => `${id} ${html}`).join('\n'));
  const steps = [step('comment', { suffix })];
  return publicationOf(run, { kind: 'late', say, needs_result: false, steps, forget: false, now });
}

/** A run that is older than the history. */
function unrecorded(item: ItemRecord): EndedRun {
  const { runs, round, iterations, attempts, thread } = item;
  return {
    run_id: `${runKeyOf(item)}-${runs}`,
    terminal: thread?.terminal ?? '',
    executor: thread?.executor ?? '',
    model: null,
    effort: null,
    round,
    iteration: iterations,
    attempt: attempts,
    seconds: null,
    class: null,
    reason: '',
  };
}
