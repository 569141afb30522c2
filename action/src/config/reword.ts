/** Validation issues in plain words, each with its path and remedy. Values of fields that name secrets are never shown. */
import type { z } from 'zod';
import type { KeyIndex } from './schema-keys.ts';
import { didYouMean } from './nearest.ts';
import type { Finding, Path } from './problem.ts';
import { listed, shown } from './problem.ts';
import type { Plain } from './typed.ts';

type Issue = z.core.$ZodIssue;

export function rewordIssues(issues: readonly Issue[], value: Plain, keys: KeyIndex): Finding[] {
  const findings: Finding[] = [];
  const mistyped = new Set(
    issues.flatMap((issue) => (issue.code === 'invalid_type' ? [JSON.stringify(issue.path)] : [])),
  );
  for (const issue of issues) {
    const path = issue.path.filter((part) => typeof part !== 'symbol');
    // What is no list has no length either.
    if (issue.code === 'too_small' && mistyped.has(JSON.stringify(path))) continue;
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) findings.push(unknownKey(path, key, keys));
    } else findings.push(reword(issue, path, valueAt(value, path)));
  }
  return findings;
}

export function valueAt(value: Plain, path: Path): Plain | undefined {
  let at: Plain | undefined = value;
  for (const part of path) {
    if (Array.isArray(at)) at = typeof part === 'number' ? at[part] : undefined;
    else if (typeof at === 'object' && at !== null) at = Object.hasOwn(at, part) ? at[part] : undefined;
    else return undefined;
  }
  return at;
}

function error(
  code: string,
  path: Path,
  message: string,
  remedy: Finding['remedy'],
  at: 'key' | 'value' = 'value',
): Finding {
  return { code, path, at, message, remedy, severity: 'error' };
}

function unknownKey(path: Path, key: string, keys: KeyIndex): Finding {
  const remedy = (): string => {
    const known = keys.keysAt(path);
    const homes = keys.homesOf(key);
    const otherwise =
      homes.length > 0 ? `It belongs under ${listed(homes, 'or')}.` : `Remove it; known here: ${listed(known, 'and')}.`;
    return didYouMean(key, known, otherwise);
  };
  const odd = oddLettersOf(key);
  const holds = odd.length === 0 ? '' : ` It holds ${listed(odd, 'and')}: no key does.`;
  return error('unknown-key', [...path, key], `The key ${shown(key)} is not known here.${holds}`, remedy, 'key');
}

/** An entry of a list is named by its value: a number says nothing to whoever wrote it. No list of the configuration holds secrets. */
function entryOf(path: Path, value: Plain | undefined): string {
  const last = path.at(-1) ?? 'the file';
  return shown(typeof last === 'number' && typeof value === 'string' ? value : String(last));
}

/** Letters that look like others, or like nothing, by their code points: `U+0456`. All keys are plain ASCII. */
function oddLettersOf(key: string): string[] {
  const odd = [...key].filter((letter) => !/[\x20-\x7e]/.test(letter));
  return [...new Set(odd)]
    .slice(0, 5)
    .map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
}

function reword(issue: Issue, path: Path, value: Plain | undefined): Finding {
  const key = shown(String(path.at(-1) ?? 'the file'));
  if (value === undefined && issue.code !== 'invalid_key') {
    return error('missing', path, `${key} is missing.`, `Add ${key}${wantedText(issue)}.`);
  }
  if (value === null)
    return error(
      'empty',
      path,
      `${key} is empty.`,
      `Give it a value${wantedText(issue)}, or remove the key${wantsText(issue) ? '; put the word null in quotes to mean the text' : ''}.`,
    );
  switch (issue.code) {
    case 'invalid_type':
      return error(
        'wrong-type',
        path,
        `${key} must be ${noun(issue.expected)} and is ${kindOf(value)}.`,
        typeRemedy(issue.expected, value),
      );
    case 'invalid_value': {
      const values = issue.values.map(String);
      const given = typeof value === 'string' ? shown(value) : kindOf(value);
      return error(
        'wrong-value',
        path,
        `${key} is ${given}, which is none of ${listed(values, 'or')}.`,
        typeof value === 'string'
          ? didYouMean(value, values, `Choose ${listed(values, 'or')}.`)
          : `Choose ${listed(values, 'or')}.`,
      );
    }
    case 'too_small':
    case 'too_big':
      return sizeProblem(issue, path, key);
    case 'invalid_key':
      return error('bad-name', path, `The name ${key} cannot be used.`, keyRemedy(issue.issues), 'key');
    case 'invalid_format':
      if (issue.format === 'url') {
        return error(
          'wrong-format',
          path,
          `${key} is not an http or https address.`,
          'Write it in full, such as `https://plane.example.com`.',
        );
      }
      return error('wrong-format', path, `${entryOf(path, value)} has the wrong form.`, sentence(issue.message));
    default:
      return error(
        'invalid',
        path,
        `${key} is not valid: ${issue.message}.`,
        'See docs/configuration.md, which has a section for each key.',
      );
  }
}

function sizeProblem(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, path: Path, key: string): Finding {
  const [limit, edge] = issue.code === 'too_small' ? [issue.minimum, 'least'] : [issue.maximum, 'most'];
  if (issue.code === 'too_small' && (issue.origin === 'string' || issue.origin === 'array')) {
    return error(
      'empty',
      path,
      `${key} is empty.`,
      issue.origin === 'array' ? 'List at least one.' : 'Give it a value, or remove the key.',
    );
  }
  return error(
    'out-of-range',
    path,
    `${key} is too ${edge === 'least' ? 'small' : 'large'}.`,
    `The ${edge} is ${limit}.`,
  );
}

function keyRemedy(issues: readonly Issue[]): string {
  return sentence(issues[0]?.message ?? 'choose another name');
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`.replace(/\.\.$/, '.');
}

function wantedText(issue: Issue): string {
  if (issue.code === 'invalid_value') return `: ${listed(issue.values.map(String), 'or')}`;
  return issue.code === 'invalid_type' ? `: ${noun(issue.expected)}` : '';
}

function wantsText(issue: Issue): boolean {
  return issue.code === 'invalid_type' && issue.expected === 'string';
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a map of keys',
  record: 'a map of names',
};

function noun(expected: string): string {
  return NOUNS[expected] ?? expected;
}

function kindOf(value: Plain | undefined): string {
  if (value === undefined) return 'absent';
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a map' : shown(String(value));
}

function typeRemedy(expected: string, value: Plain | undefined): string {
  if (expected === 'array')
    return typeof value === 'string' ? 'Put it in brackets: `[a, b]`.' : 'Write `[a, b]`, or one `- ` line for each.';
  if (expected === 'boolean') return 'Write `true` or `false`, without quotes.';
  if (expected === 'number' || expected === 'int') {
    return typeof value === 'string' ? 'Write digits only, without quotes or unit.' : 'Write a whole number.';
  }
  if (expected === 'string')
    return 'Write one value on the line; in YAML, a text that begins with `{` or `[` needs single quotes.';
  return 'Write its keys below it, indented.';
}
