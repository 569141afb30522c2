/** What a failure comes to, in a sentence or two, for comments and notices alike (pure). */
import type { FailureClass } from '../action/src/model/verdict.ts';
import { shorten } from './graphemes.ts';
import type { DroppedMessage, FailedMessage, LostMessage } from './message.ts';

const SENTENCE_MAX = 1000;

/** What was found out, else what the class means; for a failure that passes also that it was tried again. */
export function failureSentence({ class: kind, reason, facts }: FailedMessage): string {
  const tried = kind === 'transient' && facts.attempt > 1 ? ` It was tried ${facts.attempt} times.` : '';
  return `${reason.trim() === '' ? failureTitle(kind) : short(reason)}${tried}`;
}

export function lostGist({ reason }: LostMessage): string {
  return `The run was lost. ${reason.trim() === '' ? 'It has no process any more and left no record of its end.' : short(reason)}`;
}

export function droppedGist({ by, ended }: DroppedMessage): string {
  if (ended === null) return `The agent had reported progress, and no further step follows. ${short(by)}`;
  const why = ended.reason.trim() === '' ? failureTitle(ended.class) : short(ended.reason);
  return `${why} It was to be tried again, and no further attempt follows. ${short(by)}`;
}

export function failureTitle(kind: FailureClass): string {
  switch (kind) {
    case 'session_lost':
      return 'The conversation could not be continued.';
    case 'quota':
      return 'The quota is used up.';
    case 'env':
      return 'The run needs something on its terminal that is not there or not set up.';
    case 'git':
      return 'Git made no worktree for the item.';
    case 'transient':
      return 'The run failed with an error that usually passes.';
    case 'timeout':
      return 'The run was ended at its time limit.';
    case 'stalled':
      return 'The run was ended because it printed nothing for too long.';
    case 'lost':
      return 'The run was lost.';
    case 'killed':
      return 'The run was killed, not by agentd.';
    case 'cancelled':
      return 'The run was stopped.';
    case 'empty':
      return 'The agent ended well and said nothing.';
    case 'failed':
      return 'The run failed.';
  }
}

/** At most so much of it as a sentence may have. */
export function short(text: string): string {
  return shorten(text.trim(), SENTENCE_MAX);
}
