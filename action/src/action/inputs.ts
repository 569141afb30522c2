/** `INPUT_*` variables → typed inputs: all problems at once, with the word that was probably meant. Pure. */
import type { z } from 'zod';
import { didYouMean, nearest } from '../config/nearest.ts';
import { listed, shown } from '../config/problem.ts';
import { ConfigError } from '../errors.ts';
import { DEFAULTS, EFFECT, Inputs } from './action-yml.ts';
import type { InputName } from './action-yml.ts';
import { inputVariable } from './input-variable.ts';

type Env = Readonly<Record<string, string | undefined>>;

const NAMES = Inputs.keyof().options;

export interface ReadInputs {
  readonly inputs: Inputs;
  /** Odd, but the run can go on: one sentence each. */
  readonly warnings: readonly string[];
}

/**
 * @throws {ConfigError} `inputs-invalid`: a value that is not allowed, or an unknown name that is close to a known one.
 *   It would otherwise be ignored, and a misspelt `dry-run` would write.
 */
export function readInputs(env: Env): ReadInputs {
  const given: Partial<Record<InputName, string>> = {};
  for (const name of NAMES) {
    const value = env[inputVariable(name)];
    if (value !== undefined && value.trim() !== '') given[name] = value;
  }
  const problems: string[] = [];
  const warnings: string[] = [];
  for (const name of unknownNames(env)) {
    const meant = nearest(name, NAMES);
    if (meant !== null) problems.push(`There is no input ${shown(name)}. Did you mean \`${meant}\`?`);
    else warnings.push(`There is no input ${shown(name)}; it has no effect. There are ${listed(NAMES, 'and')}.`);
  }
  const parsed = Inputs.safeParse(given);
  if (!parsed.success) problems.push(...new Set(parsed.error.issues.map((issue) => sentence(issue, given))));
  if (problems.length > 0 || !parsed.success) {
    throw new ConfigError({
      code: 'inputs-invalid',
      message: problems.join(' '),
      remedy: 'Correct the step’s `with:` block; action.yml describes every input.',
      retry: false,
    });
  }
  warnings.push(...withoutEffect(parsed.data, given));
  return { inputs: parsed.data, warnings };
}

function unknownNames(env: Env): string[] {
  const known = new Set(NAMES.map(inputVariable));
  return Object.keys(env)
    .filter((variable) => variable.startsWith('INPUT_') && !known.has(variable))
    .map((variable) => variable.slice('INPUT_'.length).toLowerCase());
}

function sentence(issue: z.core.$ZodIssue, given: Partial<Record<InputName, string>>): string {
  const name = NAMES.find((known) => known === issue.path[0]);
  const value = name === undefined ? '' : (given[name] ?? '');
  const what = `Input \`${String(issue.path[0])}\`: ${name === 'github-token' ? 'the value' : shown(value)}`;
  if (issue.code !== 'invalid_value') return `${what} ${issue.message}.`;
  const allowed = [...new Set(issue.values.map((option) => String(option).toLowerCase()))];
  return `${what} is none of ${listed(allowed, 'and')}. ${didYouMean(value, allowed, '')}`.trimEnd();
}

/** Given, other than by default, and of no use in this mode. */
function withoutEffect(inputs: Inputs, given: Partial<Record<InputName, string>>): string[] {
  const warnings: string[] = [];
  for (const name of NAMES) {
    const modes = EFFECT[name];
    const value = given[name];
    if (modes === undefined || value === undefined || value === DEFAULTS[name]) continue;
    if (!modes.includes(inputs.mode)) warnings.push(`Input \`${name}\` has no effect in mode ${inputs.mode}.`);
    else if (name === 'interval' && inputs['max-duration'] === undefined)
      warnings.push('Input `interval` has no effect without `max-duration`.');
  }
  return warnings;
}
