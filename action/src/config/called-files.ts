/** The files that a command template calls by their paths: what is missing of them can be said before a run meets it. Pure. */
import type { TerminalConfig } from './schema.ts';
import { readTemplate } from './template.ts';

export interface CalledFile {
  /** As the configuration writes it: absolute, or relative to the folder in which the command runs. */
  readonly path: string;
  readonly relative: boolean;
  /** The system executes it; else a program reads it. */
  readonly executed: boolean;
  readonly what: 'script' | 'program';
}

/** Programs whose first argument is a file that they read. */
const READERS =
  /^(?:sh|bash|dash|zsh|ksh|mksh|ash|fish|pwsh|powershell|python[\d.]*|node|deno|bun|perl|ruby|php)(?:\.exe)?$/i;

/**
 * What is called by a name alone is looked for along the search path, and is no file of this kind. Behind a program that is
 * not known to read files nobody can tell what `{script}` is: it may be the name of a task.
 */
export function calledFiles(
  template: string,
  script: string | null,
  { bins, os }: Pick<TerminalConfig, 'bins' | 'os'>,
): readonly CalledFile[] {
  const { words } = readTemplate(template);
  // Variables that are set before it are no program.
  const at = words.findIndex((word) => !/^[A-Za-z_][A-Za-z0-9_]*=/.test(word) && word !== '&');
  const first = words[at];
  if (first === undefined) return [];
  const program = filled(Object.hasOwn(bins, first) ? (bins[first] ?? first) : first, script, os);
  const read = READERS.test(baseName(program ?? '')) ? filled(fileWord(words.slice(at + 1), os), script, os) : null;
  const byPath = program !== null && (isPath(program, os) || first.startsWith('{repo}'));
  const executed = byPath ? [program] : [];
  return [
    ...executed.map((path) =>
      calledFile(path, { executed: true, what: first.includes('{script}') ? 'script' : 'program' }, os),
    ),
    ...(read === null ? [] : [calledFile(read, { executed: false, what: 'script' }, os)]),
  ];
}

function calledFile(path: string, how: Pick<CalledFile, 'executed' | 'what'>, os: TerminalConfig['os']): CalledFile {
  const absolute = os === 'windows' ? /^(?:[A-Za-z]:[\\/]|[\\/])/ : /^\//;
  return { path, relative: !absolute.test(path), ...how };
}

/** `{script}` wherever it stands; else what follows the program at once, or looks like a path. */
function fileWord(words: readonly string[], os: TerminalConfig['os']): string | undefined {
  const script = words.find((word) => word.includes('{script}'));
  if (script !== undefined) return script;
  if (words.some((word) => INLINE.test(word))) return undefined;
  const at = words.findIndex((word) => !word.startsWith('-'));
  const word = words[at];
  return word !== undefined && (at === 0 || isPath(word, os)) ? word : undefined;
}

/** Options behind which stands a program text, or a module, and no file. */
const INLINE = /^-(?:[a-z]*[cem]|Command|EncodedCommand)$/i;

/** Null: it is known only with a run, or by the shell. */
function filled(word: string | undefined, script: string | null, os: TerminalConfig['os']): string | null {
  if (word === undefined) return null;
  const whole = word.replace(/^\{repo\}[\\/]/, '').replace('{script}', () => script ?? '{script}');
  return whole === '' || (os === 'windows' ? /[{$*%]/ : /[{$*`\\]|^~/).test(whole) ? null : whole;
}

function isPath(word: string, os: TerminalConfig['os']): boolean {
  return os === 'windows' ? /[\\/]/.test(word) : word.includes('/');
}

function baseName(path: string): string {
  return path.replace(/^.*[\\/]/, '');
}
