/** What is wrong with a configuration file, as data: where, what, and what to do about it. */

/** Keys and list indexes from the top of the file. */
export type Path = readonly (string | number)[];

/** One thing that is wrong (`error`) or odd (`warning`). Serialised by `check-config --json`. */
export interface ConfigProblem {
  /** Stable, kebab-case: the name of the rule, or `syntax`, `unknown-key`, `missing`, `wrong-type` … */
  readonly code: string;
  /** `projects.ENG.routing.by_label["exec:claude"].executor`; empty: the file as a whole. */
  readonly path: string;
  /** 1-based; null: the problem has no place in the file. */
  readonly line: number | null;
  /** 1-based. */
  readonly column: number | null;
  readonly message: string;
  readonly remedy: string;
  readonly severity: 'error' | 'warning';
}

/** A problem before it is looked up in the file. */
export interface Finding {
  readonly code: string;
  readonly path: Path;
  /** `key`: the place of the key; `value` (default): of what it holds. What is absent is placed at what should hold it. */
  readonly at?: 'key' | 'value';
  /** The exact place, for what has no path of its own (syntax, a repeated key). */
  readonly place?: Place;
  readonly message: string;
  /** A function where finding the words costs time (hints): it is called only for what is listed. */
  readonly remedy: string | (() => string);
  readonly severity: 'error' | 'warning';
}

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** One line for people: `agentd.yml:12:5: error: terminals.box.os: … Remedy …`. */
export function problemLine(problem: ConfigProblem, filename: string): string {
  const place = problem.line === null ? filename : `${filename}:${problem.line}:${problem.column ?? 1}`;
  const path = problem.path === '' ? '' : `${problem.path}: `;
  return `${place}: ${problem.severity}: ${path}${problem.message} ${problem.remedy}`.trimEnd();
}

export function pathText(path: Path): string {
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else if (/^[A-Za-z0-9_$-]{1,64}$/.test(part)) text += text === '' ? part : `.${part}`;
    else text += `[${JSON.stringify(cut(part))}]`;
  }
  return text;
}

/** A value as it may stand in a sentence: in backticks, printable, never long. */
export function shown(text: string): string {
  const escaped = JSON.stringify(cut(text)).slice(1, -1).replaceAll('\\"', '"').replaceAll('\\\\', '\\');
  return `\`${printable(escaped)}\``;
}

/** Without what steers a terminal, breaks a line or cannot be seen: such characters become `\u{202e}`. */
export function printable(text: string): string {
  if (!UNPRINTABLE.test(text)) return text;
  return text.replace(new RegExp(UNPRINTABLE, 'gu'), (c) => `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`);
}

const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u;

/** `a`, `b` or `c`. */
export function listed(words: readonly string[], joint: 'and' | 'or'): string {
  const all = words.slice(0, 12).map(shown);
  if (words.length > 12) all.push('…');
  const last = all.pop();
  if (last === undefined) return 'none';
  return all.length === 0 ? last : `${all.join(', ')} ${joint} ${last}`;
}

function cut(text: string): string {
  const characters = Array.from(text.slice(0, 200));
  return characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : text;
}
