/** What Windows says of a launch that has not begun, in sentences for people. Pure. */
import { shown } from '../../../../../bot/invisible.ts';

/** Results of tasks that say why nothing began. */
const RESULTS: Readonly<Record<number, readonly [what: string, remedy: string]>> = {
  0x8007_0569: [
    'the user may not log on as a batch job',
    'Give that user the right _Log on as a batch job_ (`secpol.msc`, Local Policies, User Rights Assignment), or log the user on.',
  ],
  0x8007_052e: [
    'the logon of the user failed',
    'See that the account is not locked, disabled or without the right to log on.',
  ],
  0x8007_0005: ['access was denied', 'See that the terminal’s user may read and execute PowerShell and the run root.'],
  0x8007_0002: ['a file was not found', 'See that Windows PowerShell and the run root are where they were.'],
  0x8007_10e0: [
    'the operator or an administrator has refused the request',
    'A task in the user’s session needs that user logged on; see also the settings of the task in `taskschd.msc`.',
  ],
  0x4_1301: [
    'the task runs, and PowerShell has not come to its first line',
    'See what holds it there: a virus scanner, or a disk that does not answer.',
  ],
  0x4_1303: [
    'the task has not run yet',
    'A task in the user’s session waits until that user logs on; else see the log of the task scheduler.',
  ],
  0x4_1306: ['the task was ended by a user', 'See who ends tasks there; then start again.'],
  0xc000_013a: [
    'its window was closed, or the user logged off',
    'Lock or disconnect the session instead of logging off.',
  ],
  0x4001_0004: [
    'the user logged off, or the machine was shut down',
    'Lock or disconnect the session instead of logging off.',
  ],
  0xfffd_0000: [
    'PowerShell did not find its script',
    'See whether a virus scanner puts files of the run root into quarantine.',
  ],
  1: [
    'PowerShell ended at once with an error',
    'A virus scanner, AppLocker or an attack-surface rule may block scripts: see its log, and exempt the run root.',
  ],
};

const WORDS_KEPT = 300;

/**
 * The sentences for people, remedy included; null: nothing is known.
 * @param text what `unbegun` said.
 */
export function whyUnbegun(text: string): string | null {
  const [way = '', said = ''] = text.split('\n').map((line) => shown(line, '\ufffd').trim().slice(0, WORDS_KEPT));
  const match = /^(-?\d{1,10})(?: (.*))?$/.exec(said);
  const began = way === '' || way === 'none' ? [] : [`It was launched as a ${way}.`];
  if (match === null) return began.length === 0 ? null : began.join('');
  const code = Number(match[1]) >>> 0;
  const known = RESULTS[code];
  const result = `The result of its task is 0x${code.toString(16).toUpperCase()}${known === undefined ? '' : `: ${known[0]}`}.`;
  const log = match[2] === undefined ? [] : [`The log of tasks says: “${match[2]}”`];
  return [...began, result, ...log, ...(known === undefined ? [] : [known[1]])].join(' ');
}
