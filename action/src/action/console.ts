/**
 * Everything the Action prints goes through here: redacted, then escaped, then printed. A kind of trouble becomes one
 * annotation, however often it is told; GitHub shows ten of a level for a step.
 */
import { clean } from '../../../bot/visible-text.ts';
import { createRedactor } from '../../../bot/redact.ts';
import type { Redactor, Secret } from '../../../bot/redact.ts';
import { scrubbed } from '../../../bot/redact-message.ts';
import type { Problem } from '../errors.ts';
import type { Log } from '../ports/host.ts';
import { escapeCommandLine, escapeCommandLines } from './escape-commands.ts';
import { maskForms } from './masks.ts';
import type { FilePlace, Level, Runner } from './runner.ts';
import { inActionWords, withoutBackticks } from './words.ts';

/** GitHub cuts a message at 4,096 characters. */
const ANNOTATION_CHARS = 4000;
/** Two are left for the verdict. */
const ANNOTATIONS = 8;
/** The worst first. */
const LEVELS: readonly Level[] = ['error', 'warning', 'notice'];

export class Console {
  readonly log: Log;
  readonly #runner: Runner;
  readonly #secrets: Secret[] = [];
  #redact: Redactor = createRedactor([]);
  readonly #told = new Map<Level, Set<string>>();

  constructor(runner: Runner) {
    this.#runner = runner;
    this.log = {
      debug: (message) => {
        for (const line of this.#lines(message)) runner.debug(line);
      },
      info: (message) => this.write(message),
      warn: (message) => this.annotate('warning', kindOf(message), 'agentd', message),
      error: (message) => this.annotate('error', kindOf(message), 'agentd', message),
    };
  }

  /** Hides these values from now on, here and in the runner. */
  learn(secrets: readonly Secret[]): void {
    const known = new Set(this.#secrets.map(({ value }) => value));
    for (const secret of secrets) {
      if (known.has(secret.value)) continue;
      this.#secrets.push(secret);
      for (const form of maskForms(secret.value)) this.#runner.mask(form);
    }
    this.#redact = createRedactor(this.#secrets);
  }

  redact(text: string): string {
    return this.#redact(clean(text));
  }

  /** Every text in `value`, for what is rendered: behind a page's escapes a secret would not be known. */
  scrub<T extends object>(value: T): T {
    return scrubbed(value, this.#redact);
  }

  write(text: string): void {
    for (const line of this.#lines(text.replace(/\n$/, ''))) this.#runner.line(line);
  }

  /** Lines that GitHub shows folded under their title. */
  group(title: string, lines: readonly string[]): void {
    this.#runner.openGroup(escapeCommandLine(this.redact(title)));
    for (const line of lines) this.write(line);
    this.#runner.closeGroup();
  }

  /** Whether something of this level, or a worse one, was annotated. */
  hasTold(level: Level): boolean {
    return LEVELS.slice(0, LEVELS.indexOf(level) + 1).some((one) => (this.#told.get(one)?.size ?? 0) > 0);
  }

  /** The first of its kind is an annotation, every other a line. */
  annotate(level: Level, kind: string, title: string, message: string, place?: FilePlace): void {
    const told = this.#told.get(level) ?? new Set<string>();
    this.#told.set(level, told);
    if (told.has(kind) || told.size >= ANNOTATIONS) {
      const where = place === undefined ? '' : `${place.file}:${place.line ?? 1}: `;
      this.write(`${level}: ${where}${message}`);
      return;
    }
    told.add(kind);
    const text = withoutBackticks(this.#lines(message).join('\n')).slice(0, ANNOTATION_CHARS);
    this.#runner.annotate(level, escapeCommandLine(this.redact(title)), text, place);
  }

  problem(level: Level, problem: Problem): void {
    this.annotate(level, problem.code, problem.code, `${problem.message} ${problem.remedy}`.trim());
  }

  #lines(text: string): string[] {
    return escapeCommandLines(inActionWords(this.redact(text)));
  }
}

/** The same sentence about another item or number is of the same kind. */
function kindOf(message: string): string {
  return message.replaceAll(/\b[A-Z0-9_]+-\d+(?:-\d+)*\b|\d+|"[^"]*"|`[^`]*`/g, '#');
}
