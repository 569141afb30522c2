/**
 * The words of every message (pure). Each is a few short paragraphs of Markdown: what happened, what to do, what is known.
 * The agent's own text is not here; `render.ts` puts it between `before` and `after`.
 */
import { factList, duration, grouped, moment } from './facts.ts';
import { droppedGist, failureSentence, lostGist, short } from './failure-sentence.ts';
import { lastPart } from './graphemes.ts';
import { block, code, literal } from './markdown-quote.ts';
import type {
  AnswerMessage,
  CancelledMessage,
  DroppedMessage,
  Earlier,
  FailedMessage,
  Facts,
  HeldMessage,
  IterationCapMessage,
  LateStopMessage,
  LostMessage,
  Message,
  QuotaHoldMessage,
  ShownTag,
  TimedOutMessage,
  UnreachableMessage,
  UnstartableMessage,
} from './message.ts';

/** Most that is shown: characters of a last frame, entries of a history and of evidence. */
const TAIL_MAX = 4000;
const EARLIER_MAX = 10;
const EVIDENCE_MAX = 10;

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
    case 'late':
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
    tagLine('blocked', literal(failureSentence(message))),
    ...remedy(
      message.remedy,
      'When the cause is mended, comment or move the item back to a pick-up state to try again.',
    ),
    ...lastWords(message),
    ...earlier(message.history),
  ];
}

export function lostWords(message: LostMessage): Words {
  return [
    tagLine('blocked', literal(lostGist(message))),
    ...evidence(message.evidence),
    ...left(message),
    ...remedy(
      message.remedy,
      'Look at what it left in the repository; then comment or move the item back to a pick-up state to try again.',
    ),
    ...lastWords(message),
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
    tagLine('cancelled', literal(droppedGist(message))),
    ...(message.ended === null ? [] : ['What it had done so far is still in the repository.']),
    ...earlier(message.history),
  ];
}

export function lateStopWords({ facts }: LateStopMessage): Words {
  return [
    tagLine(
      'cancelled',
      `Already finished: ${code(facts.run_id)} had ended before it was to be stopped, and nothing is started for that comment.`,
    ),
    'A comment that says what to do, or a move back to a pick-up state, starts the next round.',
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
    ...lastWords(message),
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

/** What has to be known of a run beside its result; it stands before the line of facts of any message. */
export function asideWords({ late, rebuilt }: Facts): Words {
  return [
    ...(late === undefined
      ? []
      : [
          `**Already finished:** the run had ended by itself when it was to be stopped. ${sentence(late)} The item stays where it is.`,
        ]),
    ...(rebuilt === undefined
      ? []
      : [`*${REBUILT[rebuilt]} This is a new one, which began with a summary of what was said.*`]),
  ];
}

const REBUILT = {
  gone: 'The agent’s earlier conversation is not there any more.',
  failed: 'The agent’s earlier conversation could not be continued.',
} as const;

/** What git did not do as it should, with its own words; they stand before the line of facts of any message. */
export function gitWords(facts: Facts): Words {
  return (facts.git?.notes ?? []).flatMap(({ says, said }) => [
    `**${sentence(says)}**`,
    ...(said.trim() === '' ? [] : [block(lastPart(said.trim(), TAIL_MAX))]),
  ]);
}

export function factsLine(facts: Facts): string {
  return factList(facts).map(literal).join(' · ');
}

/** Foreign or own words as one sentence of plain text. */
function sentence(text: string): string {
  return literal(short(text));
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

/** Of both, what the one holds of the other is shown once. */
function lastWords({ tail, said = '' }: Pick<FailedMessage, 'tail' | 'said'>): Words {
  const words = said.trim();
  if (words === '' || tail.includes(words)) return lastFrame(tail);
  const frame = words.includes(tail.trim()) ? [] : lastFrame(tail);
  return ['The agent’s last words:', block(lastPart(words, TAIL_MAX)), ...frame];
}

function lastFrame(tail: string): Words {
  const text = tail.replace(/^(?:[ \t]*\n)+|\s+$/g, '');
  return text === '' ? [] : ['Last frame:', block(lastPart(text, TAIL_MAX))];
}

function earlier(history: readonly Earlier[]): Words {
  if (history.length === 0) return [];
  const shown = history.slice(-EARLIER_MAX);
  const lines = shown.map((try_) => `- ${code(try_.run_id)}: ${literal(try_.class)}, ${moment(try_.at)}`);
  const hidden = history.length - shown.length;
  return ['Earlier tries:', [...(hidden > 0 ? [`- ${hidden} before these`] : []), ...lines].join('\n')];
}
