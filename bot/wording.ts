/**
 * The words of every message (pure). Each is a few short paragraphs of Markdown: what happened, what to do, what is known.
 * The agent's own text is not here; `render.ts` puts it between `before` and `after`.
 */
import type { FailureClass } from '../action/src/model.ts';
import { factList, duration, grouped, moment } from './facts.ts';
import { lastPart, shorten } from './graphemes.ts';
import { block, code, plain } from './markup.ts';
import type {
  AnswerMessage,
  CancelledMessage,
  DroppedMessage,
  Earlier,
  FailedMessage,
  Facts,
  HeldMessage,
  IterationCapMessage,
  LostMessage,
  Message,
  QuotaHoldMessage,
  ShownTag,
  TimedOutMessage,
  UnreachableMessage,
  UnstartableMessage,
} from './message.ts';

/** Most that is shown: characters of a last frame and of a sentence, entries of a history and of evidence. */
const TAIL_MAX = 4000;
const SENTENCE_MAX = 1000;
const EARLIER_MAX = 10;
const EVIDENCE_MAX = 10;
/** Most characters of a result that a notice shows. */
const NOTICE_MAX = 400;

/** Paragraphs, in order. */
export type Words = readonly string[];

/** The tag in the first line of a message. */
export function shownTag(message: Message): ShownTag {
  switch (message.kind) {
    case 'answer':
      return message.tag;
    case 'iteration_cap':
      return 'question';
    case 'cancelled':
    case 'dropped':
      return 'cancelled';
    case 'failed':
    case 'lost':
    case 'timed_out':
    case 'quota_hold':
    case 'unreachable':
    case 'held':
    case 'unstartable':
      return 'blocked';
  }
}

/** `tag` as the first line shows it; the brackets are escaped so that no Markdown reads a link into them. */
export function tagLine(tag: ShownTag, rest = ''): string {
  return rest === '' ? `\\[${tag}\\]` : `\\[${tag}\\] ${rest}`;
}

export function answerWords(message: AnswerMessage): Words {
  return message.tagged
    ? []
    : [tagLine(message.tag, 'The agent ended well and gave no tag, so its answer is treated as ready for review.')];
}

export function iterationCapWords(message: IterationCapMessage): Words {
  const times = message.iterations === 1 ? 'once' : `${message.iterations} times in a row`;
  return [
    tagLine('question', `The agent reported progress ${times}, which is as often as it may go on by itself.`),
    'Comment to let it go on, or say what it should do differently. Its last report:',
  ];
}

export function failedWords(message: FailedMessage): Words {
  return [
    tagLine('blocked', plain(failureGist(message))),
    ...remedy(
      message.remedy,
      'When the cause is mended, comment or move the item back to a pick-up state to try again.',
    ),
    ...lastFrame(message.tail),
    ...earlier(message.history),
  ];
}

export function lostWords(message: LostMessage): Words {
  return [
    tagLine('blocked', plain(lostGist(message))),
    ...evidence(message.evidence),
    ...left(message),
    ...remedy(
      message.remedy,
      'Look at what it left in the repository; then comment or move the item back to a pick-up state to try again.',
    ),
    ...lastFrame(message.tail),
    ...earlier(message.history),
  ];
}

export function cancelledWords(message: CancelledMessage): Words {
  return [
    tagLine('cancelled', `The run was stopped. ${sentence(message.by)}`),
    'What it had done so far is still in the repository.',
  ];
}

export function droppedWords(message: DroppedMessage): Words {
  return [
    tagLine('cancelled', plain(droppedGist(message))),
    ...(message.ended === null ? [] : ['What it had done so far is still in the repository.']),
    ...earlier(message.history),
  ];
}

export function timedOutWords(message: TimedOutMessage): Words {
  const time = message.limit_s === null ? '' : ` of ${duration(message.limit_s)}`;
  const first =
    message.limit === 'time'
      ? `The run was ended at its time limit${time}.`
      : `The run was ended because it printed nothing for longer than its limit${time}.`;
  return [
    tagLine('blocked', first),
    ...remedy(
      message.remedy,
      'Make the task smaller or raise the limit; then comment or move the item back to a pick-up state. The conversation is kept.',
    ),
    ...lastFrame(message.tail),
    ...earlier(message.history),
  ];
}

export function quotaHoldWords(message: QuotaHoldMessage): Words {
  const account = message.account === null ? 'its account' : `the account ${code(message.account)}`;
  const reset = message.reset_at === null ? '' : ` The tool says that it resets at ${moment(message.reset_at)}.`;
  return [
    tagLine('blocked', `The run met the quota of ${account} ${message.holds} times in a row.${reset}`),
    'Comment when there is quota again, or choose another executor or model by label.',
    ...lastFrame(message.tail),
  ];
}

export function unreachableWords(message: UnreachableMessage): Words {
  return [
    tagLine(
      'blocked',
      `The terminal ${code(message.terminal)} has not been reached since ${moment(message.since)}, and the run ${code(message.facts.run_id)} may still be alive there.`,
    ),
    ...evidence(message.evidence),
    `Nothing new starts for this item until the terminal answers. If you know that the run is dead, run ${code(`agentd release ${message.key}`)}.`,
  ];
}

export function heldWords(message: HeldMessage): Words {
  return [
    tagLine('blocked', sentence(message.reason)),
    ...remedy(message.remedy, ''),
    `It has been so since ${moment(message.since)}. Nothing new starts for this item until it changes. If you know that nothing of the run is needed, run ${code(`agentd release ${message.key}`)}.`,
  ];
}

export function unstartableWords(message: UnstartableMessage): Words {
  return [
    tagLine('blocked', `No run was started. ${sentence(message.problem.message)}`),
    ...remedy(message.problem.remedy, ''),
    `Code: ${code(message.problem.code)}`,
  ];
}

/** Said where a message was cut. `source`: the file that holds the whole. `atLeast`: nobody has counted the rest. */
export function leftOutWords(characters: number, source: string | null, facts: Facts, atLeast = false): string {
  const where = source === null ? `in the directory of run ${code(facts.run_id)}` : `in ${code(source)}`;
  const counted = `${grouped(characters)} more ${characters === 1 ? 'character' : 'characters'}`;
  const amount = atLeast ? `at least ${counted}` : counted;
  return `*The message goes on for ${amount}; it is complete on the terminal ${code(facts.terminal)} ${where}.*`;
}

/** Said below a message that is not what the tool gave as its result. */
export function recoveredWords(): string {
  return '*The tool gave an empty result. This is the last message that it printed on the way to it.*';
}

/** What git did not do as it should, with its own words; they stand before the line of facts of any message. */
export function gitWords(facts: Facts): Words {
  return (facts.git?.notes ?? []).flatMap(({ says, said }) => [
    `**${sentence(says)}**`,
    ...(said.trim() === '' ? [] : [block(lastPart(said.trim(), TAIL_MAX))]),
  ]);
}

export function factsLine(facts: Facts): string {
  return factList(facts).map(plain).join(' · ');
}

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
      return failureGist(message);
    case 'lost':
      return lostGist(message);
    case 'cancelled':
      return `The run was stopped. ${message.by}`;
    case 'dropped':
      return droppedGist(message);
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

/** What was found out, else what the class means; for a failure that passes also that it was tried again. */
function failureGist({ class: kind, reason, facts }: FailedMessage): string {
  const tried = kind === 'transient' && facts.attempt > 1 ? ` It was tried ${facts.attempt} times.` : '';
  return `${reason.trim() === '' ? failureTitle(kind) : short(reason)}${tried}`;
}

function lostGist({ reason }: LostMessage): string {
  return `The run was lost. ${reason.trim() === '' ? 'It has no process any more and left no record of its end.' : short(reason)}`;
}

function droppedGist({ by, ended }: DroppedMessage): string {
  if (ended === null) return `The agent had reported progress, and no further step follows. ${short(by)}`;
  const why = ended.reason.trim() === '' ? failureTitle(ended.class) : short(ended.reason);
  return `${why} It was to be tried again, and no further attempt follows. ${short(by)}`;
}

function failureTitle(kind: FailureClass): string {
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

/** Foreign or own words as one sentence of plain text. */
function sentence(text: string): string {
  return plain(short(text));
}

function short(text: string): string {
  return shorten(text.trim(), SENTENCE_MAX);
}

function remedy(given: string, otherwise: string): Words {
  const words = given.trim() === '' ? otherwise : sentence(given);
  return words === '' ? [] : [words];
}

function left({ left: there, facts }: LostMessage): Words {
  if (there === undefined) return [];
  const where = `What it wrote lies in ${code(there.dir)} on ${code(facts.terminal)}.`;
  return [there.read === null ? where : `${where} Read it there with ${code(there.read)}.`];
}

function evidence(found: readonly string[]): Words {
  const lines = found.slice(0, EVIDENCE_MAX).map((line) => `- ${sentence(line)}`);
  return lines.length === 0 ? [] : [lines.join('\n')];
}

function lastFrame(tail: string): Words {
  const text = tail.replace(/^(?:[ \t]*\n)+|\s+$/g, '');
  return text === '' ? [] : ['Last frame:', block(lastPart(text, TAIL_MAX))];
}

function earlier(history: readonly Earlier[]): Words {
  if (history.length === 0) return [];
  const shown = history.slice(-EARLIER_MAX);
  const lines = shown.map((try_) => `- ${code(try_.run_id)}: ${plain(try_.class)}, ${moment(try_.at)}`);
  const hidden = history.length - shown.length;
  return ['Earlier tries:', [...(hidden > 0 ? [`- ${hidden} before these`] : []), ...lines].join('\n')];
}
