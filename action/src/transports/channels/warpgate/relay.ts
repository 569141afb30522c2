/** The channel through a relay command, such as one that asks a vault for access to a machine behind Warpgate. */
import { createRedactor } from '../../../../../bot/redact.ts';
import type { Redactor } from '../../../../../bot/redact.ts';
import type { Channel } from '../../../ports/channel.ts';
import type { Random } from '../../../ports/host.ts';
import { relayCommands } from '../../shells/powershell/deliver.ts';
import { withoutAnsi } from '../../../../../bot/ansi.ts';
import { quotable } from '../../sanitize.ts';
import { call } from './relay-call.ts';
import type { CallEnd } from './relay-call.ts';
import { failureOf, secretMissing } from './relay-failures.ts';
import { lengthAfter, posixCommands } from './relay-posix.ts';
import { saidOf, saysLine } from './relay-said.ts';
import type { Said } from './relay-said.ts';
import { relayArgv } from './relay-words.ts';
import type { RelayTemplate } from './relay-words.ts';

export interface RelayOptions {
  /** The terminal's name, for messages. */
  readonly terminal: string;
  readonly template: RelayTemplate;
  readonly os: 'linux' | 'darwin' | 'windows';
  /** Environment of the relay command, without what follows; already free of all secrets. */
  readonly env: Readonly<Record<string, string>>;
  /** Variables that the relay command gets besides. */
  readonly secrets: readonly { readonly name: string; readonly value: string | undefined }[];
  readonly random: Random;
  readonly max_output_bytes?: number;
}

const MAX_OUTPUT = 256 * 1024 * 1024;
const NONCE_BYTES = 12;
/** Characters of what a relay command printed that are quoted. */
const QUOTED = 300;
/** A script's last line: it answers for the completeness of what is before it, or asks for the script in another form. */
const END = /^[0-9a-f]{16,} (?:END \d+|PLAIN)\r?$/m;

/** One call of the relay command, and how its output is read. */
interface Step {
  readonly argv: readonly string[];
  readonly read: (stdout: string) => Said;
  /** Whether that is what it should be: only then the next call follows. */
  readonly fits: (said: Said) => boolean;
}

/**
 * Each visit is one call where the script fits into one command line, else one for each part; the time limit holds for
 * each call. Errors: {@link failureOf}, `relay-secret-missing`.
 */
export function relayChannel(options: RelayOptions): Channel {
  const { terminal, template, secrets, random, max_output_bytes = MAX_OUTPUT } = options;
  const [client = ''] = template.words;
  const where = `${terminal} (target ${template.target} through ${client})`;
  const closing = new AbortController();

  const environment = (): { env: Record<string, string>; redact: Redactor } => {
    const env: Record<string, string> = { ...options.env };
    for (const { name, value = '' } of secrets) {
      if (value.trim() === '') throw secretMissing(where, name);
      env[name] = value;
    }
    return { env, redact: createRedactor(secrets.map(({ name, value = '' }) => ({ name, value }))) };
  };

  /** Runs the steps one after the other; the answer, or null: the machine cannot unpack what it got. */
  const visit = async (
    steps: readonly Step[],
    { timeout_ms, signal }: Parameters<Channel['run']>[1],
  ): Promise<string | null> => {
    const { env, redact } = environment();
    const stop = signal === undefined ? closing.signal : AbortSignal.any([signal, closing.signal]);
    for (const [index, step] of steps.entries()) {
      const end = await call({ argv: step.argv, env, timeout_ms, max_output_bytes, signal: stop });
      const said: Said = end.end === 'ended' ? step.read(end.stdout) : { is: 'nothing' };
      if (said.is === 'void' && said.why === 'gzip') return null;
      if (!step.fits(said)) {
        const words = wordsOf(end, redact);
        throw failureOf(end, said, { where, client, number: index + 1, count: steps.length, timeout_ms, words });
      }
      if (said.is === 'answer') return said.text;
    }
    return '';
  };
  let packs = true;

  return {
    name: 'warpgate-ssh',
    run: async (script, runOptions) => {
      const deliver = (): Promise<string | null> =>
        visit(stepsFor(script, options, random.hex(NONCE_BYTES), packs), runOptions);
      const answer = await deliver();
      if (answer !== null) return answer;
      packs = false;
      return (await deliver()) ?? '';
    },
    close: () => {
      closing.abort();
      return Promise.resolve();
    },
  };
}

function stepsFor(script: string, { template, os }: RelayOptions, nonce: string, packs: boolean): readonly Step[] {
  if (os === 'windows') return windowsSteps(script, template, nonce);
  return posixSteps(posixCommands(script, nonce, { os, packs }), template, nonce);
}

function posixSteps(commands: readonly string[], template: RelayTemplate, nonce: string): readonly Step[] {
  return commands.map((command, index) => ({
    argv: relayArgv(template, command),
    read: (stdout) => saidOf(stdout, nonce),
    fits: (said) =>
      index === commands.length - 1
        ? isWhole(said)
        : said.is === 'part' && said.index === index && said.bytes === lengthAfter(index + 1),
  }));
}

function windowsSteps(script: string, template: RelayTemplate, nonce: string): readonly Step[] {
  return relayCommands(script, nonce).map(({ command, expects }, index) => ({
    argv: relayArgv(template, command.split(' ')),
    read: (stdout) => {
      if (expects === null) return { is: 'answer', text: withoutAnsi(stdout) };
      return saysLine(stdout, expects) ? { is: 'part', index, bytes: 0 } : { is: 'nothing' };
    },
    fits: (said) => (expects === null ? isWhole(said) : said.is === 'part'),
  }));
}

function isWhole(said: Said): boolean {
  return said.is === 'answer' && END.test(said.text);
}

/** The end of what it printed, stderr first; never a piece of an answer. */
function wordsOf(end: CallEnd, redact: Redactor): string {
  if (end.end === 'not-started') return '';
  const stdout = /B64=|[0-9a-f]{16,} (?:BEGIN|PART)/.test(end.stdout) ? '' : end.stdout;
  return quotable(redact(end.stderr.trim() === '' ? stdout : end.stderr).slice(-QUOTED));
}
