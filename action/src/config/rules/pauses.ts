/** Rules about what starts nothing for now. */
import { shown } from '../problem.ts';
import type { Path } from '../problem.ts';
import type { Hit, Rule } from './rule.ts';
import { each, error } from './rule.ts';

/** What other versions of YAML, and other programs, take for true or false. */
const YES_OR_NO = /^\s*(?:yes|no|on|off|y|n|true|false|0|1|none|never)\s*$/i;

function unclear(paused: boolean | string, path: Path): Hit[] {
  if (typeof paused === 'boolean' || !YES_OR_NO.test(paused)) return [];
  const message = `${shown(paused)} is taken for a reason in words, whatever it is meant to say.`;
  return [error([...path, 'paused'], message, 'Write true or false, or the reason.')];
}

const pauseIsClear: Rule = {
  name: 'pause-is-clear',
  check: (input) => [
    ...each('projects', ({ paused }, path) => unclear(paused, path))(input),
    ...each('terminals', ({ paused }, path) => unclear(paused, path))(input),
  ],
};

export const PAUSE_RULES: readonly Rule[] = [pauseIsClear];
