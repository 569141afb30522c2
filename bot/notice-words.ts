/** A message as a notice outside Plane tells it (pure). */
import { moment } from './facts.ts';
import { droppedGist, failureSentence, failureTitle, lostGist, short } from './failure-sentence.ts';
import { shorten } from './graphemes.ts';
import type { Message } from './message.ts';
import { shownTag } from './wording.ts';

/** Most characters of a result that a notice shows. */
const NOTICE_MAX = 400;

/**
 * A few lines for a notice outside Plane: which item, what kind of result, how it begins. Plain text.
 * @param posted false: Plane took no comment, so that there is nothing to be read there.
 */
export function noticeWords(message: Message, key: string, posted = true): string {
  const facts = message.facts;
  const by = facts === null ? '' : ` (${facts.executor} on ${facts.terminal})`;
  const gist = noticeGist(message).replace(/^ {0,3}(?:`{3,}|~{3,}).*$/gm, ' ');
  const says = shorten(gist.replace(/\s+/g, ' ').trim(), NOTICE_MAX);
  return `${key} [${shownTag(message)}]${by}${says === '' ? '' : `\n${says}`}${posted ? '' : `\n${UNPOSTED}`}`;
}

const UNPOSTED = 'Plane refused the comment for good: the answer is not in the work item, which stays where it is.';

function noticeGist(message: Message): string {
  switch (message.kind) {
    case 'answer':
    case 'iteration_cap':
      return message.text.replace(/^[\s>#*_`~-]*\[(?:review|question|blocked|progress)\][*_`:]*/i, '');
    case 'failed':
      return failureSentence(message);
    case 'lost':
      return lostGist(message);
    case 'cancelled':
      return `The run was stopped. ${message.by}`;
    case 'dropped':
      return droppedGist(message);
    case 'late':
      return `${message.facts.run_id} had already finished before it was to be stopped.`;
    case 'timed_out':
      return failureTitle(message.limit === 'time' ? 'timeout' : 'stalled');
    case 'quota_hold':
      return failureTitle('quota');
    case 'unreachable':
      return `The terminal ${message.terminal} has not been reached since ${moment(message.since)}.`;
    case 'held':
      return short(message.reason);
    case 'unstartable':
      return `No run was started. ${message.problem.message}`;
  }
}
