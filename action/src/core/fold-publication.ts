/** Events about publications → state: steps that ended or failed, traces that were removed. Pure. */
import type { StateEvent } from './events.ts';
import type { Tables } from './tables.ts';

const TYPES = ['step-ended', 'step-failed', 'forgotten'] as const;
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
      const steps = publication.steps.map((step, index) =>
        index === event.step
          ? {
              ...step,
              tries: step.tries + 1,
              reason: event.reason,
              not_before: Math.max(step.not_before, event.not_before),
            }
          : step,
      );
      draft.set('outbox', publication.id, { ...publication, steps, digest: publication.digest ?? event.digest });
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
