/** Command templates as the shell will see them: words, and the placeholders in them with the quotes around each. */

export const PLACEHOLDERS = ['repo', 'model', 'effort', 'tier', 'out', 'thread', 'perm', 'script', 'run_dir'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

export interface UsedPlaceholder {
  readonly name: string;
  /** The outermost quotes around it. */
  readonly quotes: 'single' | 'double' | 'none';
}

export interface Template {
  /** Words with their quotes taken off, the command first. */
  readonly words: readonly string[];
  /** Everything of the form `{word}`, known or not; `${word}` is a shell variable and left out. */
  readonly placeholders: readonly UsedPlaceholder[];
}

/** @param escape what takes the meaning from the next character, outside of single quotes; null: no shell is known, and nothing does. */
export function readTemplate(text: string, escape: '\\' | '`' | null = null): Template {
  const words: string[] = [];
  const placeholders: UsedPlaceholder[] = [];
  let word: string | null = null;
  let quote: '"' | "'" | null = null;
  for (let i = 0; i < text.length; i++) {
    const c = text.charAt(i);
    if (c === escape && quote !== "'" && i + 1 < text.length) {
      i += 1;
      word = (word ?? '') + text.charAt(i);
      continue;
    }
    if (quote === null && /\s/.test(c)) {
      if (word !== null) words.push(word);
      word = null;
      continue;
    }
    if (quote === null && (c === '"' || c === "'")) {
      quote = c;
      word ??= '';
      continue;
    }
    if (c === quote) {
      quote = null;
      continue;
    }
    if (c === '{' && text.charAt(i - 1) !== '$') {
      const name = /^\{([a-z_]{1,20})\}/.exec(text.slice(i, i + 22))?.[1];
      if (name !== undefined)
        placeholders.push({ name, quotes: quote === null ? 'none' : quote === '"' ? 'double' : 'single' });
    }
    word = (word ?? '') + c;
  }
  if (word !== null) words.push(word);
  return { words, placeholders };
}

/** That of the shell of a terminal. */
export function escapeOf(os: 'linux' | 'darwin' | 'windows'): '\\' | '`' {
  return os === 'windows' ? '`' : '\\';
}

export function uses(template: Template, name: Placeholder): boolean {
  return template.placeholders.some((placeholder) => placeholder.name === name);
}

/** The index of the first of these options, also as `--option=value` and (one letter) `-oVALUE`; -1: none is there. */
export function optionAt(words: readonly string[], options: readonly string[], from = 0): number {
  return words.findIndex((word, i) => i >= from && options.some((option) => isOption(word, option)));
}

/** What is given to an option: `--option value`, `--option=value`, `-o value`, `-oVALUE`; null: the option is not there. */
export function optionValue(words: readonly string[], options: readonly string[]): string | null {
  const i = optionAt(words, options);
  const word = words[i];
  if (word === undefined) return null;
  const option = options.find((candidate) => isOption(word, candidate)) ?? word;
  if (word === option) return words[i + 1] ?? '';
  return word.slice(option.length).replace(/^=/, '');
}

function isOption(word: string, option: string): boolean {
  if (word === option) return true;
  return option.startsWith('--') ? word.startsWith(`${option}=`) : word.startsWith(option) && !word.startsWith('--');
}
