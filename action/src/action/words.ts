/** Sentences that were written for the command line, in the words of a workflow: modes, inputs, steps. Pure. */
import { MODES } from './action-yml.ts';

const COMMAND = new RegExp(`\`agentd (${MODES.join('|')})((?: [^\`]*)?)\``, 'g');

/** `agentd release KEY` → mode release with item KEY. What has no mode is a command to be run elsewhere, and stays. */
export function inActionWords(text: string): string {
  return text
    .replace(COMMAND, (_whole, mode: string, rest: string) => `mode ${mode}${withInputs(mode, rest.trim())}`)
    .replace('with --config FILE', 'in the input config');
}

function withInputs(mode: string, rest: string): string {
  if (rest === '') return '';
  // The workflows to copy have dry-run on where one is started by hand.
  if (rest === '--init') return mode === 'plan' ? ' with init on' : ' with init on and dry-run off';
  if (rest.startsWith('--hold ')) return ` with hold ${rest.slice('--hold '.length)}`;
  if (mode === 'release' || mode === 'explain') return ` with item ${rest}`;
  if (mode === 'smoke') return smokeInputs(rest);
  if (mode === 'reap' || mode === 'doctor') return ` with terminal ${rest}`;
  return ` (${rest})`;
}

/** `PROJECT TERMINAL`, and perhaps `--executor NAME`. */
function smokeInputs(rest: string): string {
  const [project = '', terminal = '', , executor] = rest.split(' ');
  const also = executor === undefined ? '' : ` and executor ${executor}`;
  return ` with project ${project}${also === '' ? ' and' : ','} terminal ${terminal}${also}`;
}

/** Where no Markdown is read, a backtick is only a backtick. */
export function withoutBackticks(text: string): string {
  return text.replaceAll(/`([^`\n]+)`/g, '“$1”');
}
