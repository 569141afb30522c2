/**
 * Every way in which a visit through a relay fails → the error. Only the last call runs the script: what fails before it
 * has surely run nothing (`Unreached`), and what fails in it leaves unknown what the script has done.
 */
import { TransportError, Unreached } from '../../../errors.ts';
import type { Problem } from '../../../errors.ts';
import { BLOCKED_REMEDY, isBlocked } from '../../shells/powershell/reader.ts';
import { STARTUP_FILES, complainer } from '../../shells/answer/wrong-shell.ts';
import type { CallEnd } from './relay-call.ts';
import type { Said } from './relay-said.ts';

/** Where in a visit it happened. */
export interface Step {
  /** The machine in words: `box (target win10 through agent-access)`. */
  readonly where: string;
  /** The relay command’s first word. */
  readonly client: string;
  readonly number: number;
  readonly count: number;
  readonly timeout_ms: number;
  /** What the relay command printed, fit to be quoted; empty: nothing. */
  readonly words: string;
}

const NEXT_TICK = 'Nothing needs doing at once: the next tick asks again.';
const BY_HAND =
  'Run the relay command for this target by hand, with `true` in place of `{script}`, and see what it says.';

const VOID_WHYS: Readonly<Record<string, readonly [what: string, remedy: string]>> = {
  size: ['it did not arrive whole', NEXT_TICK],
};

/** @param said what the output amounts to; a part or an answer that is as it should be is no failure. */
export function failureOf(end: CallEnd, said: Said, step: Step): TransportError {
  const last = step.number === step.count;
  switch (end.end) {
    case 'not-started':
      return new Unreached(notStarted(end.why, step));
    case 'called-off':
      return new TransportError({
        code: 'aborted',
        message: `${step.where}: the visit was called off${last ? '; what its script has done is unknown' : ' before its script was run'}.`,
        remedy: 'Nothing needs doing: the next tick asks again.',
        retry: true,
      });
    case 'deadline':
      return of(last, last ? 'terminal-timeout' : 'relay-timeout', step, {
        what: `the relay command did not end within ${step.timeout_ms / 1000} s`,
        remedy: `${NEXT_TICK} If it stays: ${BY_HAND}`,
      });
    case 'too-large':
      return of(last, 'answer-too-large', step, {
        what: 'the relay command printed more than any answer can hold',
        remedy: 'Report this with the log: every read has its own limit, so this should not happen.',
      });
    case 'ended':
      return ended(end.how, said, step, last);
  }
}

function ended(how: string, said: Said, step: Step, last: boolean): TransportError {
  // Its own first run takes the parts away, so a relay that runs a command again by itself may have run the script.
  if (said.is === 'void' && said.why === 'lost') {
    const what = 'the parts that were sent before are not there, or are not there any more';
    return of(true, 'relay-upload-lost', step, { what, remedy: NEXT_TICK });
  }
  if (said.is === 'void') {
    const [what, remedy] = VOID_WHYS[said.why] ?? [`it was refused (${said.why})`, NEXT_TICK];
    return of(false, 'relay-upload-damaged', step, { what: `the script was not run: ${what}`, remedy });
  }
  if (!last && said.is === 'part') {
    const what = `part ${step.number} of ${step.count - 1} arrived with ${said.bytes} bytes altogether, which is not what was sent`;
    return of(false, 'relay-upload-damaged', step, {
      what,
      remedy: `${NEXT_TICK} If it stays, see whether its disk is full.`,
    });
  }
  if (isBlocked(step.words)) {
    const what = 'a virus scanner keeps PowerShell there from running scripts (ScriptContainedMaliciousContent)';
    return of(false, 'script-blocked', step, { what, remedy: BLOCKED_REMEDY });
  }
  const reader = complainer(step.words);
  if (reader !== null) {
    const what = `${reader} got the command in place of the shell that was asked for`;
    return of(last, 'wrong-shell', step, { what, remedy: STARTUP_FILES });
  }
  const what = `the relay command ended ${how} and brought no ${last ? 'whole answer' : 'receipt'}`;
  return of(last, last ? 'answer-incomplete' : 'relay-failed', step, { what, remedy: `${BY_HAND} ${STARTUP_FILES}` });
}

/** @param unknown the script may have run. */
function of(
  unknown: boolean,
  code: string,
  { where, words, number, count }: Step,
  { what, remedy }: { readonly what: string; readonly remedy: string },
): TransportError {
  const call = count === 1 ? '' : ` (call ${number} of ${count})`;
  const outcome = unknown ? '; what the script has done is unknown' : '; nothing has been run';
  const quoted = words === '' ? '' : ` It said: “${words}”.`;
  const problem: Problem = { code, message: `${where}: ${what}${call}${outcome}.${quoted}`, remedy, retry: true };
  return unknown ? new TransportError(problem) : new Unreached(problem);
}

function notStarted(why: string, { where, client }: Step): Problem {
  return {
    code: 'relay-client-missing',
    message: `${where}: the relay command ${client} could not be started (${why}).`,
    remedy:
      'Install it on this machine, or correct the first word of `warpgate.relay`: a name in PATH or a whole path.',
    retry: false,
  };
}

/** @param name a variable of `relay_env`. */
export function secretMissing(where: string, name: string): Unreached {
  return new Unreached({
    code: 'relay-secret-missing',
    message: `${where}: the variable ${name} for the relay command is empty.`,
    remedy: `Set ${name}, or take it out of \`warpgate.relay_env\`.`,
    retry: false,
  });
}
