/**
 * Command templates (executor contract): `{repo} {model} {effort} {tier} {out} {thread} {perm} {script} {run_dir}`.
 * Unknown placeholders stay as they are. What `tier_arg` and `perm` say is trusted configuration and enters as it is. Every
 * value, the tier inside `tier_arg` too, is quoted for the place where its placeholder stands.
 */
import type { ExecutorConfig, TerminalConfig } from '../../config/schema.ts';
import type { Placed } from '../../config/places-finder.ts';
import { placesIn } from '../../config/places.ts';
import { readTemplate } from '../../config/template.ts';
import { ConfigError } from '../../errors.ts';

export interface TemplateValues {
  readonly repo: string;
  readonly model: string | null;
  readonly effort: string | null;
  readonly tier: string | null;
  readonly out: string;
  readonly thread: string | null;
  readonly script: string | null;
  readonly run_dir: string;
}

type Os = TerminalConfig['os'];

/**
 * The agent's command line: template filled, first word from `bins`, sandbox command in front.
 * @throws {ConfigError} `value-unquotable`: a value, or the place for it, is none that can be quoted.
 */
export function commandLine(
  template: string,
  values: TemplateValues,
  executor: Pick<ExecutorConfig, 'tier_arg' | 'perm'>,
  terminal: Pick<TerminalConfig, 'os' | 'bins' | 'wrap'>,
): string {
  const { os } = terminal;
  const { tier, ...plain } = values;
  const options = {
    tier: tier === null ? '' : filled(executor.tier_arg ?? '', 'options', { tier }, {}, os),
    perm: executor.perm ?? '',
  };
  const command = filled(withBin(template, terminal), 'line', plain, options, os);
  if (terminal.wrap === undefined) return command;
  const wrap = terminal.wrap.map((word) => quoteWord(asWord(word, { ...plain, ...options }), os));
  // Behind the sandbox command the agent's is an argument, where PowerShell takes no `&`.
  if (os === 'windows') return `& ${wrap.join(' ')} ${command.replace(/^\s*&\s*/, '')}`;
  return `${wrap.join(' ')} ${command}`;
}

type Values = Readonly<Record<string, string | null>>;

/** `text` is what a shell reads. `options`: several words each, that stand outside of quotes. */
function filled(text: string, part: 'line' | 'options', values: Values, options: Values, os: Os): string {
  let line = '';
  let read = 0;
  for (const placed of placesIn(text, os, part).placed) {
    line += text.slice(read, placed.start);
    read = placed.end;
    if (Object.hasOwn(options, placed.name)) line += optionsFor(placed, options[placed.name] ?? '', os);
    else if (Object.hasOwn(values, placed.name)) line += valueFor(placed, values[placed.name] ?? '', os);
    else line += text.slice(placed.start, placed.end);
  }
  return line + text.slice(read);
}

/** What leaves a quote open would change the meaning of all that follows. */
function optionsFor(placed: Placed, words: string, os: Os): string {
  if (words === '') return '';
  const { open } = placesIn(words, os, 'options');
  if (open !== null) throw unquotable(`What stands for {${placed.name}} ends in ${open}.`);
  if (placed.place !== 'bare') throw unquotable(`{${placed.name}} stands in ${placed.inside || 'quotes'}.`);
  return words;
}

function valueFor({ name, place, inside }: Placed, value: string, os: Os): string {
  if (value === '') return '';
  switch (place) {
    case 'bare':
      return `'${inSingle(checked(value, os), os)}'`;
    case 'single':
      return inSingle(checked(value, os), os);
    case 'double':
      return checked(value, os).replace(/[\\"$`]/g, String.raw`\$&`);
    case null:
      throw unquotable(`{${name}} stands in ${inside}, where no value can be made safe.`);
  }
}

/** One word of a list: no shell reads it before it is quoted as a whole. */
function asWord(word: string, values: Values): string {
  return word.replace(/(?<!\$)\{([a-z_]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}

/** NUL, other control characters and halves of a surrogate pair cannot arrive as they are, and cannot be meant. */
function checked(value: string, os: Os): string {
  if (/[\p{Cc}\p{Cs}]/u.test(value)) {
    throw unquotable('A value contains a control character, a line break or half a character.');
  }
  // To PowerShell an argument `--%` ends its quoting of all that follow, also where it was quoted itself.
  if (os === 'windows' && value.includes('--%')) throw unquotable('A value contains `--%`.');
  return value;
}

function unquotable(what: string): ConfigError {
  return new ConfigError({
    code: 'value-unquotable',
    message: `The command line cannot be made: ${what}`,
    remedy: '`agentd check-config` says where in the configuration; else correct the label or path that it comes from.',
    retry: false,
  });
}

/** A quote inside single quotes: `'\''` for POSIX shells; PowerShell doubles it, and the typographic ones, too. */
function inSingle(text: string, os: Os): string {
  return os === 'windows' ? text.replace(/['\u2018-\u201b]/g, '$&$&') : text.replaceAll("'", String.raw`'\''`);
}

/**
 * One word of a command line, quoted only where it must be.
 * @param always also where it need not be: a word of a PowerShell expression has no meaning without.
 * @throws {ConfigError} `value-unquotable`
 */
export function quoteWord(word: string, os: Os, always = false): string {
  // PowerShell makes lists, splats, numbers and parameters of bare words, and cuts `-a.b` and `-a:b` in two.
  const bare = os === 'windows' ? /^[A-Za-z][A-Za-z0-9_-]*$/ : /^[A-Za-z0-9_./:=@%+,-]+$/;
  return !always && bare.test(word) ? word : `'${inSingle(checked(word, os), os)}'`;
}

/** The name by which a command's program is looked for; null: it is called by its path, or by a word that is filled in. */
export function programOf(template: string, { bins, wrap }: Pick<TerminalConfig, 'bins' | 'wrap'>): string | null {
  const [first = ''] = readTemplate(template).words;
  const word = wrap?.[0] ?? (Object.hasOwn(bins, first) ? (bins[first] ?? first) : first);
  return /^[A-Za-z0-9_.+-]+$/.test(word) ? word : null;
}

/** The first word, if the terminal names its absolute path; PowerShell needs `&` to call a quoted one. */
function withBin(template: string, terminal: Pick<TerminalConfig, 'os' | 'bins'>): string {
  const [, space = '', word = '', rest = ''] = /^(\s*)(\S+)([\s\S]*)$/.exec(template) ?? [];
  const path = Object.hasOwn(terminal.bins, word) ? terminal.bins[word] : undefined;
  if (path === undefined) return template;
  return terminal.os === 'windows'
    ? `${space}& ${quoteWord(path, 'windows', true)}${rest}`
    : `${space}${quoteWord(path, terminal.os)}${rest}`;
}
