/**
 * Command templates (executor contract): `{repo} {model} {effort} {tier} {out} {thread} {perm} {script} {run_dir}`.
 * Unknown placeholders stay as they are. `{tier}` (from `tier_arg`) and `{perm}` are trusted configuration and enter raw;
 * all other values are escaped for the single quotes that templates put around them, which bash and PowerShell both know.
 */
import type { ExecutorConfig, TerminalConfig } from '../config/schema.ts';
import { readTemplate } from '../config/template.ts';

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

/** The agent's command line: template filled, first word from `bins`, sandbox command in front. */
export function commandLine(
  template: string,
  values: TemplateValues,
  executor: Pick<ExecutorConfig, 'tier_arg' | 'perm'>,
  terminal: Pick<TerminalConfig, 'os' | 'bins' | 'wrap'>,
): string {
  const command = fill(withBin(template, terminal), values, executor, terminal.os);
  if (terminal.wrap === undefined) return command;
  const wrap = terminal.wrap.map((word) => quoteWord(fill(word, values, executor, terminal.os, plain), terminal.os));
  // Behind the sandbox command the agent's is an argument, where PowerShell takes no `&`.
  if (terminal.os === 'windows') return `& ${wrap.join(' ')} ${command.replace(/^\s*&\s*/, '')}`;
  return `${wrap.join(' ')} ${command}`;
}

function fill(
  template: string,
  values: TemplateValues,
  executor: Pick<ExecutorConfig, 'tier_arg' | 'perm'>,
  os: Os,
  escape: (value: string, os: Os) => string = escapeQuoted,
): string {
  const tier = values.tier === null ? '' : (executor.tier_arg ?? '').replaceAll('{tier}', () => values.tier ?? '');
  const raw: Readonly<Record<string, string>> = { tier, perm: executor.perm ?? '' };
  const quoted: Readonly<Record<string, string | null>> = {
    repo: values.repo,
    model: values.model,
    effort: values.effort,
    out: values.out,
    thread: values.thread,
    script: values.script,
    run_dir: values.run_dir,
  };
  return template.replace(/\{([a-z_]+)\}/g, (whole, name: string) => {
    if (Object.hasOwn(raw, name)) return raw[name] ?? '';
    if (Object.hasOwn(quoted, name)) return escape(quoted[name] ?? '', os);
    return whole;
  });
}

/** A quote inside single quotes: `'\''` for POSIX shells, `''` for PowerShell. Line ends and NUL cannot be meant. */
function escapeQuoted(value: string, os: Os): string {
  const clean = plain(value);
  // PowerShell also ends a quoted word at the typographic single quotes.
  return os === 'windows' ? clean.replace(/['\u2018-\u201b]/g, '$&$&') : clean.replaceAll("'", String.raw`'\''`);
}

function plain(value: string): string {
  return value.replace(/[\0\r\n]/g, ' ');
}

/**
 * One word of a command line, quoted only where it must be.
 * @param always also where it need not be: a word of a PowerShell expression has no meaning without.
 */
export function quoteWord(word: string, os: Os, always = false): string {
  // PowerShell makes lists, splats, numbers and parameters of bare words, and cuts `-a.b` and `-a:b` in two.
  const bare = os === 'windows' ? /^[A-Za-z][A-Za-z0-9_-]*$/ : /^[A-Za-z0-9_./:=@%+,-]+$/;
  return !always && bare.test(word) ? word : `'${escapeQuoted(word, os)}'`;
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
    ? `${space}& '${escapeQuoted(path, 'windows')}'${rest}`
    : `${space}${quoteWord(path, terminal.os)}${rest}`;
}
