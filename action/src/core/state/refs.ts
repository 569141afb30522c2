/** References to runs that are to be looked at: open runs, their earlier launches, and results not yet published. */
import type { RunRef } from '../../ports/fleet.ts';
import type { OpenRun, Publication, State, Step } from './state.ts';

export function runRef(run: OpenRun): RunRef {
  return {
    id: run.item_id,
    terminal: run.terminal,
    executor: run.executor,
    handle: run.handle,
    identity: run.identity,
    elapsed_s: run.elapsed_s,
    context: { asked_thread: run.thread_id, totals_before: run.totals_before },
  };
}

/** Earlier launches of a run that is not seen yet; one of them may have begun. */
function earlierRefs(run: OpenRun): RunRef[] {
  if (run.phase !== 'launching') return [];
  return run.replaces.map((handle, index) => ({ ...runRef(run), id: earlierId(run, index), handle, identity: null }));
}

/** Every launch of a run, the last one first. */
export function launchRefs(run: OpenRun): RunRef[] {
  return [runRef(run), ...earlierRefs(run)];
}

export function earlierId(run: OpenRun, index: number): string {
  return `${run.item_id}~${index}`;
}

export function publicationRef(publication: Publication): RunRef {
  const { run } = publication;
  return {
    id: `publication:${publication.id}`,
    terminal: run.terminal,
    executor: run.executor,
    handle: run.handle,
    identity: run.identity,
    elapsed_s: 0,
    context: { asked_thread: run.thread_id, totals_before: run.totals_before },
  };
}

/** Steps that say what the run said. */
const TELLING: ReadonlySet<Step['kind']> = new Set(['comment', 'notice']);

/** Whether something still has to be said whose text has to be read from the run. */
export function needsCollecting(publication: Publication): boolean {
  return (
    publication.needs_result && publication.steps.some(({ kind, status }) => status === 'open' && TELLING.has(kind))
  );
}

/** All references a tick inspects. */
export function refsOf(state: State): RunRef[] {
  const refs: RunRef[] = [];
  for (const run of Object.values(state.inflight)) refs.push(...launchRefs(run));
  for (const publication of Object.values(state.outbox)) {
    if (needsCollecting(publication)) refs.push(publicationRef(publication));
  }
  return refs;
}
