/** Rules about placeholders: where a value can arrive as one word and never be read as anything else. */
import { codeWords } from '../code-words.ts';
import type { Placed } from '../places-finder.ts';
import { placesIn } from '../places.ts';
import type { Path } from '../problem.ts';
import { shown } from '../problem.ts';
import type { ExecutorConfig, TerminalConfig } from '../schema.ts';
import { PLACEHOLDERS, escapeOf, readTemplate } from '../template.ts';
import type { Hit, Rule, RuleInput } from './rule.ts';
import { each, error } from './rule.ts';

type Os = TerminalConfig['os'];

/** Texts of an executor that a shell reads. */
const TEXTS = ['run', 'resume', 'tier_arg', 'perm'] as const;
/** What they become is several words of the configuration. */
const OPTIONS: readonly string[] = ['tier', 'perm'];
/** Their values come from outside: from labels and from what agents write. */
const FOREIGN: readonly string[] = ['model', 'effort', 'tier', 'thread'];

interface Text {
  readonly key: (typeof TEXTS)[number];
  readonly text: string;
  readonly path: Path;
}

function textsOf(executor: ExecutorConfig, path: Path): Text[] {
  return TEXTS.flatMap((key) => {
    const text = executor[key];
    return text === undefined ? [] : [{ key, text, path: [...path, key] }];
  });
}

/** The shells that read what is of this executor: those of the terminals that offer it, or any POSIX shell. */
function shellsOf(name: string, { config }: RuleInput): { readonly os: Os; readonly relies: readonly Path[] }[] {
  const terminals = Object.entries(config.terminals).filter(([, { executors }]) => executors.includes(name));
  const [posix] = terminals.filter(([, { os }]) => os !== 'windows');
  const [windows] = terminals.filter(([, { os }]) => os === 'windows');
  const found = [posix, windows].flatMap((terminal) => {
    if (terminal === undefined) return [];
    const path = ['terminals', terminal[0]];
    const relies: Path[] = [
      [...path, 'os'],
      [...path, 'executors'],
    ];
    return [{ os: terminal[1].os, relies }];
  });
  return found.length > 0 ? found : [{ os: 'linux', relies: [] }];
}

/** `tier_arg` knows one placeholder, `perm` none; in `run` and `resume` they all are. */
function filledIn({ key, text }: Text, os: Os): readonly Placed[] {
  if (key === 'perm') return [];
  const { placed } = placesIn(text, os, key === 'tier_arg' ? 'options' : 'line');
  return key === 'tier_arg' ? placed.filter(({ name }) => name === 'tier') : placed;
}

function standsFor(text: Text, name: string): 'options' | 'value' {
  return text.key !== 'tier_arg' && OPTIONS.includes(name) ? 'options' : 'value';
}

function forEachShell(check: (text: Text, os: Os) => Hit[]): Rule['check'] {
  return each('executors', (executor, path, input) => {
    const hits = textsOf(executor, path).flatMap((text) =>
      shellsOf(path[1], input).flatMap(({ os, relies }) => check(text, os).map((hit) => ({ ...hit, relies }))),
    );
    return hits.filter((hit, i) => hits.findIndex((one) => one.path === hit.path && one.message === hit.message) === i);
  });
}

const placeholdersHaveAPlace: Rule = {
  name: 'placeholders-have-a-place',
  check: forEachShell((text, os) =>
    filledIn(text, os).flatMap((placed) => {
      const { name, place, inside } = placed;
      const shell = os === 'windows' ? ' of PowerShell' : '';
      if (place === null) {
        const message = `\`{${name}}\` stands in ${inside}${inside.includes('PowerShell') ? '' : shell}, where no value can be made safe.`;
        const remedy =
          standsFor(text, name) === 'options'
            ? `Let \`{${name}}\` stand by itself, outside of quotes.`
            : `Write \`'{${name}}'\` as a word of its own; what needs more belongs into a script on the machine.`;
        return [error(text.path, message, remedy)];
      }
      if (standsFor(text, name) === 'value' || place === 'bare') return [];
      const message = `\`{${name}}\` stands in quotes, and what it becomes is words with quotes of their own.`;
      return [error(text.path, message, `Let \`{${name}}\` stand by itself, outside of quotes.`)];
    }),
  ),
};

const valuesNameNoProgram: Rule = {
  name: 'values-name-no-program',
  check: forEachShell((text, os) => {
    return filledIn(text, os)
      .filter(({ name, leads }) => leads && FOREIGN.includes(name))
      .map(({ name }) => {
        const message = `\`{${name}}\` stands where the program is named, so a label could name any.`;
        return error(text.path, message, 'Name the program, and give the value behind it.');
      });
  }),
};

const optionsAreClosed: Rule = {
  name: 'options-are-closed',
  check: forEachShell((text, os) => {
    if (text.key !== 'tier_arg' && text.key !== 'perm') return [];
    const { open } = placesIn(text.text, os, 'options');
    if (open === null) return [];
    const message = `\`${text.key}\` ends in ${open}, which would change the meaning of all that follows.`;
    return [error(text.path, message, 'Close it, or put what needs it into a script on the machine.')];
  }),
};

const valuesAreNoCode: Rule = {
  name: 'values-are-no-code',
  check: (input) => {
    const executors = forEachShell(({ text, path: at }, os) =>
      codeHits(readTemplate(text, escapeOf(os)).words, () => at),
    );
    const terminals = each('terminals', ({ wrap }, path) =>
      codeHits(wrap ?? [], (index) => [...path, 'wrap', String(index)]),
    );
    return [...executors(input), ...terminals(input)];
  },
};

function codeHits(words: readonly string[], at: (index: number) => Path): Hit[] {
  return [...new Set(codeWords(words))].flatMap((index) => {
    const [, name] = new RegExp(String.raw`(?<!\$)\{(${PLACEHOLDERS.join('|')})\}`).exec(words[index] ?? '') ?? [];
    if (name === undefined) return [];
    const message = `\`{${name}}\` stands in ${shown(words[index] ?? '')}, which a second program reads as code: a value could become a command there.`;
    const remedy = `Give the value as an argument, as in \`sh -c 'exec agent "$1"' sh '{${name}}'\`, or put the code into a script on the machine.`;
    return [error(at(index), message, remedy)];
  });
}

/** The agent's command would be read twice, and its quotes last for one reading. */
const wrapReadsNothingTwice: Rule = {
  name: 'wrap-reads-nothing-twice',
  check: each('terminals', ({ wrap = [] }, path) => {
    if (!codeWords([...wrap, 'agent']).includes(wrap.length)) return [];
    const message = `What \`wrap\` ends in hands the agent's command to a second shell, which reads its values as code.`;
    const remedy = `Let it start the program itself, as in \`[sh, -c, 'exec "$@"', sh]\`.`;
    return [error([...path, 'wrap'], message, remedy)];
  }),
};

export const PLACEHOLDER_RULES: readonly Rule[] = [
  placeholdersHaveAPlace,
  valuesNameNoProgram,
  optionsAreClosed,
  valuesAreNoCode,
  wrapReadsNothingTwice,
];
