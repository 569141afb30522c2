/** Values that mean something to a shell, an option parser or a terminal, and templates that put them everywhere. */
import fc from 'fast-check';
import type { TemplateValues } from '../../action/src/executors/terminal/template.ts';

/** Made in the working directory by every value that is run. */
export const CANARY = 'PWNED';

const PARTS = [
  "'",
  '"',
  '`',
  '\\',
  '$',
  '$(touch PWNED)',
  '`touch PWNED`',
  ';touch PWNED;',
  '&touch PWNED&',
  '|touch PWNED|',
  '${IFS}',
  '%PATH%',
  '!!',
  '#',
  '~',
  '*',
  '[!x]*',
  '{a,b}',
  '(',
  ')',
  '<',
  '>PWNED',
  '<<x',
  '@',
  ',',
  ' ',
  '--',
  '-x',
  '=',
  ':',
  '\u2018',
  '\u2019',
  '\u201a',
  '\u201b',
  '\u201c',
  '\u201d',
  '\u201e',
  '\u2013',
  '\u2028',
  '\u00a0',
  'ä',
  '第',
  '\u{1f600}',
  '\u202e',
  '{model}',
  '{tier}',
  '{perm}',
  '$&',
  "$'",
  '$1',
  'x',
  '/',
];

export const HOSTILE: readonly string[] = [
  ...PARTS,
  `x"'; touch PWNED; : '"`,
  `x'; touch PWNED; '`,
  `x"; touch PWNED; "`,
  `x\\'; touch PWNED; '`,
  'x\u2019; New-Item PWNED; \u2018',
  "x''; New-Item PWNED; ''",
  '$(New-Item PWNED)',
  "@'",
  "'@",
  '--',
  '-cmcp_servers.x={command="sh"}',
  '--dangerously-skip-permissions',
  '\\',
  'a\\',
  'a b\\',
  "'\\''",
  `${'long '.repeat(600)}'"`,
];

/** What cannot arrive as it is, and is refused. */
export const IMPOSSIBLE: readonly string[] = [
  'a\0b',
  'a\nb',
  'a\r',
  '\u001b[2J',
  '\t',
  '\u007f',
  '\u0085',
  '\ud800',
  'x\udc00y',
];

export const hostileText = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PARTS) }, fc.string({ unit: 'grapheme', maxLength: 3 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join('').replace(/[\p{Cc}\p{Cs}]/gu, ''))
  .filter((text) => text !== '' && !text.includes('--%'));

const NAMES = ['repo', 'model', 'effort', 'out', 'thread', 'script', 'run_dir'] as const;

/** Words of a template around a placeholder; `@` stands for it, and in what arrives for the value. */
export interface Word {
  readonly written: string;
  readonly arrives: string;
}

export interface Case {
  readonly template: string;
  readonly tier_arg: string;
  readonly values: TemplateValues;
  readonly wrap: readonly string[];
  readonly arrives: readonly string[];
}

/** Every placeholder in every place, all of them with this value, behind the program `agent`. */
export function everywhere(value: string, words: readonly Word[]): Case {
  const written = (name: string): string =>
    words.map((word) => word.written.replaceAll('@', () => `{${name}}`)).join(' ');
  const arrives = words.map((word) => word.arrives.replaceAll('@', () => value));
  const each = <T>(make: (name: (typeof NAMES)[number]) => T): T[] => NAMES.map(make);
  return {
    template: `agent ${each(written).join(' ')} {tier} {perm} end`,
    tier_arg: written('tier'),
    values: {
      ...(Object.fromEntries(NAMES.map((name) => [name, value])) as Record<(typeof NAMES)[number], string>),
      tier: value,
    },
    wrap: ['agent', ...each((name) => `w {${name}}`)],
    arrives: [...each(() => `w ${value}`), 'agent', ...each(() => arrives).flat(), ...arrives, '--perm=a b', 'end'],
  };
}

const TEMPLATE_PARTS = {
  linux: [
    "'",
    '"',
    '\\',
    '$',
    '$(',
    '${',
    '}',
    '(',
    ')',
    '((',
    '))',
    '`',
    '#',
    ' #',
    ';',
    '&',
    '|',
    '\n',
    '<<',
    '<<E\n',
    '\nE\n',
    '<<<',
    "$'",
    '[[ ',
    ' ]]',
    'case x in x)',
    ';;',
    ' esac ',
    '${Y:-',
    ' ',
    'x',
    '=',
    ':',
  ],
  windows: [
    "'",
    '"',
    '`',
    '$',
    '$(',
    '${',
    '}',
    '{',
    '(',
    ')',
    '@',
    "@'\n",
    "\n'@",
    '@"\n',
    '\n"@',
    '#',
    '<#',
    '#>',
    ';',
    '&',
    '|',
    '\n',
    '\u2018',
    '\u201d',
    ' --% ',
    ',',
    ' ',
    'x',
    '=',
    ' -x:',
  ],
} as const;

/** Any template, most of which no shell can read. */
export function anyTemplate(os: keyof typeof TEMPLATE_PARTS): fc.Arbitrary<string> {
  const part = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<string>(...TEMPLATE_PARTS[os]) },
    { weight: 2, arbitrary: fc.constantFrom('{model}', "'{model}'", '"{model}"', ' {model} ') },
  );
  return fc.array(part, { minLength: 2, maxLength: 10 }).map((parts) => `echo ${parts.join('')}`);
}

/** Each makes {@link CANARY} where its quotes are not those that it was quoted for. */
export const BREAKERS: readonly string[] = [
  `'"; touch PWNED; : '"`,
  `"'; touch PWNED; : "'`,
  '$(touch PWNED)',
  '`touch PWNED`',
  "'; touch PWNED; '",
  '"; touch PWNED; "',
  ' ; touch PWNED ; ',
  '\u2019; touch PWNED; \u2018',
  '\u201d; touch PWNED; \u201c',
];
