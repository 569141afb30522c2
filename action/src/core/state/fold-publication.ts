/** Events about publications → state: steps that ended or failed, traces that were removed. Pure. */
import type { StateEvent } from './events.ts';
import { SAID_KEPT } from './state.ts';
import type { Said } from './state.ts';
import type { Tables } from './tables.ts';

const TYPES = ['step-ended', 'step-failed', 'answer-lost', 'forgotten'] as const;
export type PublicationEvent = Extract<StateEvent, { type: (typeof TYPES)[number] }>;

export function isPublicationEvent(event: StateEvent): event is PublicationEvent {
  return (TYPES as readonly string[]).includes(event.type);
}

export function foldPublication(draft: Tables, event: PublicationEvent): void {
  const { state } = draft;
  switch (event.type) {
    case 'step-ended': {
      const publication = state.outbox[event.publication_id];
      if (publication?.steps[event.step]?.status !== 'open') return;
      const steps = publication.steps.map((step, index) =>
        index === event.step ? { ...step, status: event.status, reason: event.reason } : step,
      );
      if (event.left !== null) draft.changeItem(publication.item_id, { left: event.left });
      if (event.said !== undefined) noteSaid(draft, publication.item_id, event.said);
      if (event.refusal !== undefined) draft.changeItem(publication.item_id, { refused: event.refusal });
      if (!publication.forget && steps.every((step) => step.status !== 'open')) {
        draft.delete('outbox', publication.id);
        return;
      }
      draft.set('outbox', publication.id, { ...publication, steps, digest: event.digest ?? publication.digest });
      return;
    }
    case 'step-failed': {
      const publication = state.outbox[event.publication_id];
      if (publication?.steps[event.step]?.status !== 'open') return;
      const { reason, stuck, taken } = event;
      const steps = publication.steps.map((step, index) => {
        if (index !== event.step) return step;
        const not_before = Math.max(step.not_before, event.not_before);
        return { ...step, tries: step.tries + 1, reason, stuck, not_before, ...taken };
      });
      draft.set('outbox', publication.id, { ...publication, steps, digest: publication.digest ?? event.digest });
      return;
    }
    case 'answer-lost': {
      const publication = state.outbox[event.publication_id];
      if (publication === undefined) return;
      const { run, item_id, say } = publication;
      const steps = publication.steps.map((step) => {
        if (step.kind !== 'state' || step.status !== 'open') return step;
        if (event.to === null) return { ...step, status: 'done' as const, reason: 'no-state' };
        return { ...step, to: event.to, from: step.from.filter((id) => id !== event.to) };
      });
      const told = { ...say, kind: 'lost', tag: 'blocked', class: 'lost', reason: event.reason } as const;
      draft.set('outbox', publication.id, { ...publication, say: told, needs_result: false, steps });
      const item = state.items[item_id];
      const isLast = item?.answer?.run_id === run.run_id || item?.next?.after?.run_id === run.run_id;
      if (item === undefined || !isLast || item.answer?.class === 'cancelled') return;
      const answer = { run_id: run.run_id, tag: 'blocked', class: 'lost', at: publication.made_at } as const;
      draft.changeItem(item_id, { next: null, answer });
      return;
    }
    case 'forgotten': {
      const publication = state.outbox[event.publication_id];
      if (publication === undefined) return;
      if (event.done) draft.delete('outbox', event.publication_id);
      else draft.set('outbox', event.publication_id, { ...publication, forget_tries: publication.forget_tries + 1 });
      return;
    }
  }
}

function noteSaid(draft: Tables, item_id: string, said: Said): void {
  const known = draft.state.items[item_id]?.said ?? [];
  const others = known.filter(({ id }) => id !== said.id);
  draft.changeItem(item_id, { said: [...others, said].slice(-SAID_KEPT) });
}
