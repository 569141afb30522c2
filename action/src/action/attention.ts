/** Results that a person must look at, as annotations. Pure. */
import type { TickSummary } from '../report.ts';
import type { Level } from './runner.ts';

export interface Attention {
  readonly level: Level;
  /** One annotation for each. */
  readonly kind: string;
  readonly title: string;
  readonly sentence: string;
}

export function attentionOf({ finished }: Pick<TickSummary, 'finished'>): Attention[] {
  return finished.flatMap(({ key, run_id, tag, class: failure }): Attention[] => {
    if (failure === 'lost') {
      const sentence = `${run_id} was lost: what it did is unknown. The comment on ${key} says where to look.`;
      return [{ level: 'warning', kind: `lost ${run_id}`, title: `${key}: lost`, sentence }];
    }
    if (tag === 'blocked') {
      const sentence = `${run_id} cannot go on. The comment on ${key} says why.`;
      return [{ level: 'warning', kind: `blocked ${run_id}`, title: `${key}: [blocked]`, sentence }];
    }
    if (tag === 'question') {
      const sentence = `${run_id} has a question. Answer it by a comment on ${key}.`;
      return [{ level: 'notice', kind: `question ${run_id}`, title: `${key}: [question]`, sentence }];
    }
    return [];
  });
}
