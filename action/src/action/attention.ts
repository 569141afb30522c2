/** What a person must look at, as annotations: by what is posted, and not by how a run ended, which may be tried again. Pure. */
import type { StateEvent } from '../core/state/events.ts';
import type { Publication, State } from '../core/state/state.ts';
import type { Level } from './runner.ts';

export interface Attention {
  readonly level: Level;
  /** One annotation for each. */
  readonly kind: string;
  readonly title: string;
  readonly sentence: string;
}

interface Told {
  readonly events: readonly StateEvent[];
  readonly state: Pick<State, 'items'>;
}

export function attentionOf({ events, state }: Told): Attention[] {
  return events.flatMap((event): Attention[] => {
    const publication = publicationIn(event);
    if (publication === null) return [];
    const { item_id, run, say } = publication;
    const key = state.items[item_id]?.key ?? item_id;
    const { run_id } = run;
    if (say.kind === 'lost') {
      const sentence = `${run_id} was lost: what it did is unknown. The comment on ${key} says where to look.`;
      return [{ level: 'warning', kind: `lost ${run_id}`, title: `${key}: lost`, sentence }];
    }
    if (say.tag === 'blocked') {
      const sentence = `${run_id} cannot go on. The comment on ${key} says why.`;
      return [{ level: 'warning', kind: `blocked ${run_id}`, title: `${key}: [blocked]`, sentence }];
    }
    if (say.tag === 'question') {
      const sentence = `${run_id} has a question. Answer it by a comment on ${key}.`;
      return [{ level: 'notice', kind: `question ${run_id}`, title: `${key}: [question]`, sentence }];
    }
    return [];
  });
}

function publicationIn(event: StateEvent): Publication | null {
  switch (event.type) {
    case 'run-settled':
      return event.settlement.publication;
    case 'next-dropped':
    case 'unreachable-told':
    case 'leftovers-told':
      return event.publication;
    default:
      return null;
  }
}
