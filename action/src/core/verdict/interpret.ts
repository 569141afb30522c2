/**
 * What the result of a run means: an answer, or a failure of one class (executor contract; table in docs/operations.md).
 * Pure. What agentd did itself (limit, stall, cancel) comes first, whatever the tool complained of until then; the other classes
 * are tried in the order of `FAILURE_CLASSES`, and the first that fits wins.
 */
import type { EndedBy, ExecResult } from '../../model/result.ts';
import type { FailureClass, Tag, Verdict } from '../../model/verdict.ts';
import type { Millis } from '../../model/basics.ts';
import {
  envSentence,
  matches,
  messageText,
  plainFailure,
  saysDialog,
  saysPlainFailure,
  saysQuota,
  saysSessionLost,
  tailText,
} from './classify.ts';
import { faultRemedy, faultSays, noticeIn } from './file-fault.ts';
import { gitTrouble } from './git-trouble.ts';
import { crashOf, isKilledExit, isSigkill } from './exit-codes.ts';
import { ENV_PATTERNS, TRANSIENT_PATTERNS } from './patterns.ts';
import { AGAIN, REMEDY } from './remedies.ts';
import { believable, resetTime } from './reset-time.ts';
import { tagOf } from './tag.ts';

export interface InterpretFacts {
  /** A thread was to be continued. */
  readonly asked_thread: boolean;
  /** null: no exit record says it. */
  readonly ended_by: EndedBy | null;
  readonly ended_at: Millis | null;
  /** Minutes east of UTC on the terminal; null: unknown. */
  readonly utc_offset_min: number | null;
  /** The process vanished without an exit record. */
  readonly gone: boolean;
  /** Replaces the built-in list (`retry.transient_patterns`); matched on the tail. */
  readonly transient_patterns?: readonly string[];
  /** Replaces the built-in list (`retry.env_patterns`); matched on the tail and the last message. */
  readonly env_patterns?: readonly string[];
  /** Why agentd stopped it; null or absent: it did not. */
  readonly stop?: 'cancel' | 'timeout' | 'stalled' | null;
}

type Failure = Extract<Verdict, { kind: 'failure' }>;

/** The runner's code for a working directory that cannot be entered. */
const EXIT_NO_FOLDER = 97;
const EXIT_NOT_EXECUTABLE = 126;
const EXIT_NOT_FOUND = 127;

const SAID_NOTHING = 'The agent ended without an error and said nothing.';
const BROKE_OFF = 'The agent ended without an error, but its output breaks off before an answer.';

export function interpret(result: ExecResult, facts: InterpretFacts): Verdict {
  if (facts.asked_thread && result.thread_id !== null && result.resumed_same_thread === false) {
    const reason = 'The agent began a new conversation instead of continuing the old one.';
    return endedByUs(facts) ?? failure('session_lost', reason);
  }
  const answer = answerOf(result);
  if (answer !== null) return answer;
  if (facts.stop !== 'cancel' && endedWell(result)) return failure('empty', SAID_NOTHING);
  return failureOf(result, facts);
}

/** The tag of the last message. One that is longer than what is read has another last line than the one at hand. */
export function tagIn({ last_message, message_cut, exit_code }: ExecResult): Tag | null {
  return last_message === null ? null : tagOf(last_message, message_cut === true ? null : exit_code);
}

function answerOf(result: ExecResult): Verdict | null {
  const message = result.last_message;
  if (message === null || result.reported_failure === true) return null;
  const tag = tagIn(result);
  if (tag !== null) return { kind: 'answer', tag, tagged: true, message };
  if (result.exit_code !== 0 || message.trim() === '') return null;
  return { kind: 'answer', tag: 'review', tagged: false, message };
}

/** The tool's own word that nothing went wrong: complaints on the way do not count then. */
function endedWell(result: ExecResult): boolean {
  return result.final === 'good' && result.exit_code === 0;
}

function failureOf(result: ExecResult, facts: InterpretFacts): Failure {
  const ours = endedByUs(facts);
  if (ours !== undefined) return waited(ours, result);
  if (result.git?.failed === true) {
    const { says, remedy } = gitTrouble(result.git.said);
    return { ...failure('git', `No worktree could be made for the item. ${says}`), remedy: `${remedy}; ${AGAIN}` };
  }
  const tail = tailText(wordsOf(result));
  const named = namedClass(result, tail);
  if (facts.asked_thread && (named === 'session_lost' || (named === undefined && saysSessionLost(tail)))) {
    return failure('session_lost', 'The conversation that was to be continued is not there any more.');
  }
  if (named === 'quota' || ((named === undefined || named === 'transient') && saysQuota(tail))) {
    return quota(result, facts);
  }
  return (
    faultyFile(result) ??
    env(result, facts, tail, named) ??
    transient(facts, tail, named) ??
    stopped(result, facts) ??
    (result.exit_code === 0 && result.reported_failure !== true && blank(result.last_message)
      ? failure('empty', result.final === 'cut' ? BROKE_OFF : SAID_NOTHING)
      : (ownLimit(result, tail, named) ?? generalFailure(result)))
  );
}

/** What the tool itself said: a description of its last event would match by the names of events. */
function wordsOf(result: ExecResult): string {
  return result.error_text ?? result.tail;
}

/** A run without a word for too long may wait at a question that nobody is there to answer. */
function waited(ours: Failure, result: ExecResult): Failure {
  if (ours.class !== 'stalled' && ours.class !== 'timeout') return ours;
  const dialog = saysDialog(tailText(result.tail)) || (result.asked === true && result.final !== undefined);
  return dialog ? { ...ours, remedy: REMEDY.dialog } : ours;
}

function endedByUs(facts: InterpretFacts): Failure | undefined {
  if (facts.stop === 'cancel') return failure('cancelled', 'The run was stopped because the item was taken away.');
  if (facts.stop === 'timeout' || facts.ended_by === 'limit')
    return failure('timeout', 'The run reached its time limit.');
  if (facts.stop === 'stalled' || facts.ended_by === 'stall') {
    return failure('stalled', 'The run gave no sign of life for too long.');
  }
  return undefined;
}

/** The class that structured fields name; else `failed` for words that leave no doubt. */
function namedClass(result: ExecResult, tail: string): FailureClass | undefined {
  if (result.error_class !== undefined) return result.error_class;
  return result.final !== 'cut' && saysPlainFailure(tail) ? 'failed' : undefined;
}

/** The structured time counts first; one that no limit can have is none. */
function quota(result: ExecResult, facts: InterpretFacts): Failure {
  const at = facts.ended_at;
  const said = result.reset_at === undefined ? undefined : believable(result.reset_at, at);
  const reset_at = said ?? resetTime(wordsOf(result), { at, utc_offset_min: facts.utc_offset_min });
  const reason = 'The account has used up its limit.';
  return reset_at === undefined ? failure('quota', reason) : { ...failure('quota', reason), reset_at };
}

function env(
  result: ExecResult,
  facts: InterpretFacts,
  tail: string,
  named: FailureClass | undefined,
): Failure | undefined {
  const text = `${tail} ${messageText(result.last_message)}`.trim();
  const says = named === 'env' || (named === undefined && facts.env_patterns === undefined) ? envSentence(text) : null;
  const general = 'Something on the machine or the account must be put right.';
  if (named === 'env') return failure('env', says ?? general);
  if (listed(text, facts.env_patterns, ENV_PATTERNS, named)) return failure('env', says ?? general);
  if (result.final === 'good' || result.final === 'failed') return undefined;
  switch (result.exit_code) {
    case EXIT_NO_FOLDER:
      return failure('env', 'The repository folder on the machine cannot be entered.');
    case EXIT_NOT_EXECUTABLE:
      return failure('env', 'The program of the executor cannot be executed on the machine.');
    case EXIT_NOT_FOUND:
      return failure('env', 'The program of the executor was not found on the machine.');
    default:
      return undefined;
  }
}

/** The command was looked at where it ran, before it ran: that is surer than what some program says in some language. */
function faultyFile(result: ExecResult): Failure | undefined {
  const ended = result.final === 'good' || result.final === 'failed' || result.reported_failure === true;
  if (ended || result.exit_code === 0 || result.exit_code === null) return undefined;
  const faulty = noticeIn(wordsOf(result));
  if (faulty === null) return undefined;
  const failed = { ...failure('env', faultSays(faulty)), remedy: `${faultRemedy(faulty)}; ${AGAIN}` };
  return faulty.folder === null ? failed : { ...failed, in_folder: true };
}

function transient(facts: InterpretFacts, tail: string, named: FailureClass | undefined): Failure | undefined {
  const fits = named === 'transient' || listed(tail, facts.transient_patterns, TRANSIENT_PATTERNS, named);
  return fits ? failure('transient', 'The service or the network failed for the moment.') : undefined;
}

/** Configured patterns always count; built-in ones only where no structured field has named a class. */
function listed(
  text: string,
  own: readonly string[] | undefined,
  builtIn: readonly string[],
  named: FailureClass | undefined,
): boolean {
  if (own !== undefined) return matches(text, own);
  return named === undefined && matches(text, builtIn);
}

function stopped(result: ExecResult, facts: InterpretFacts): Failure | undefined {
  if (facts.gone) return failure('lost', 'The run vanished without leaving a record of its end.');
  if (result.exit_code === null) return failure('killed', 'The run ended, and its exit code cannot be read.');
  const interrupted = result.final === 'interrupted';
  const crash = interrupted || facts.ended_by === 'kill' ? null : crashOf(result.exit_code);
  if (crash !== null) {
    const reason = `The agent crashed: it was ended by ${crash} (exit code ${result.exit_code}).`;
    return { ...failure('failed', reason), remedy: REMEDY.crashed };
  }
  if (isSigkill(result.exit_code) && !interrupted && facts.ended_by !== 'kill') {
    const reason = 'The agent was killed (SIGKILL, exit code 137), as happens when the machine runs out of memory.';
    return { ...failure('killed', reason), remedy: REMEDY.sigkill };
  }
  // A process that ends with 0 ended by itself, even if it never said how.
  const cutOff = result.final === 'cut' && result.exit_code !== 0;
  const named = interrupted || result.error_class === 'killed';
  if (cutOff || named || facts.ended_by === 'kill' || isKilledExit(result.exit_code)) {
    return failure('killed', 'The agent was stopped from outside before it had finished.');
  }
  return undefined;
}

/** A limit of the tool's own, or the model's, that the run met: by the tool's fields, else by its words. */
function ownLimit(result: ExecResult, tail: string, named: FailureClass | undefined): Failure | undefined {
  const known = named === 'failed' ? plainFailure(result.own_limit ?? null, tail) : null;
  return known === null ? undefined : { ...failure('failed', known.says), remedy: known.remedy };
}

function generalFailure(result: ExecResult): Failure {
  const failed = failure('failed', ended(result));
  return result.final === 'none' && saysDialog(tailText(result.tail)) ? { ...failed, remedy: REMEDY.dialog } : failed;
}

function ended(result: ExecResult): string {
  if (result.reported_failure === true) return 'The agent reported that its run failed.';
  return `The agent ended with exit code ${String(result.exit_code)}.`;
}

function blank(message: string | null): boolean {
  return message === null || message.trim() === '';
}

function failure(className: FailureClass, reason: string): Failure {
  return { kind: 'failure', class: className, reason };
}
