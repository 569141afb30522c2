/** Tables and colour for people; JSON for programs. */
import { clean, cleanLine } from '../../../bot/visible-text.ts';
import { ConfigError, problemOf } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { Host } from '../wiring/host.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { visibleLength, widthOf, wrap } from './wrap.ts';

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 } as const;

/** Colours `text` where the output shows colour. */
export function paint(host: Pick<Host, 'colour'>, style: keyof typeof CODES, text: string): string {
  return host.colour ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
}

/** Columns stay side by side as long as the last has so many characters. */
const LEAST_LAST = 24;

/**
 * Left-aligned columns, two spaces apart; the last is not padded. Each cell is one line of what is seen, and the last of a
 * row goes on below itself where the row is longer than `width`.
 */
export function table(cells: readonly (readonly string[])[], width = Infinity): string {
  const rows = cells.map((row) => row.map(oneLine));
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, visibleLength(cell));
  }
  return rows
    .map((row) => {
      const before = widths.slice(0, row.length - 1).reduce((sum, column) => sum + column + 2, 0);
      const line = row
        .map((cell, index) =>
          index === row.length - 1 ? cell : cell + ' '.repeat((widths[index] ?? 0) - visibleLength(cell)),
        )
        .join('  ')
        .trimEnd();
      return wrap(line, width, before + LEAST_LAST <= width ? before : HANG);
    })
    .join('\n');
}

const HANG = 4;

/** Colours that {@link paint} puts around a text. */
// oxlint-disable-next-line no-control-regex
const PAINT = /(\u001b\[(?:[012]|3[1-6])m)/;

/** Blanks stay: cells are indented by them. */
function oneLine(cell: string): string {
  const parts = cell.split(PAINT);
  return parts.map((part, index) => (index % 2 === 1 ? part : clean(part).replace(/\n+/g, ' '))).join('');
}

/** `1 run`, `2 runs` */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Sentences for people; on a terminal broken at words, those lines after the first begun with `hang` blanks. */
export function writeText(host: Pick<Host, 'write' | 'columns'>, text: string, hang = 0): void {
  host.write(`${wrap(text, widthOf(host), hang)}\n`);
}

/** {@link table}, as wide as the terminal. */
export function writeTable(host: Pick<Host, 'write' | 'columns'>, cells: readonly (readonly string[])[]): void {
  host.write(`${table(cells, widthOf(host))}\n`);
}

export function writeJson(host: Pick<Host, 'write'>, value: unknown): void {
  host.write(`${JSON.stringify(value)}\n`);
}

/** `2026-01-05 10:00:00Z` */
export function shownTime(millis: number): string {
  return new Date(millis)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, 'Z');
}

/** One clear error: what, where, how to mend. Usage and configuration are exit code 2, all else 1. */
export function fail(host: Host, error: unknown, json: boolean): ExitCode {
  const problem = problemOf(error);
  const code = error instanceof ConfigError ? EXIT.usage : EXIT.failed;
  if (json) writeJson(host, { ok: false, error: problem });
  else writeProblem(host, problem);
  if (problem.code === 'internal' && error instanceof Error) host.log.debug(error.stack ?? '');
  return code;
}

/** A message of several lines is a list of faults. What others wrote begins no line that a workflow would take for a command. */
export function writeProblem(host: Host, problem: Problem): void {
  const message = problem.message
    .split('\n')
    .map(cleanLine)
    .join('\n')
    .replace(/\n+(?=::|$)/g, ' ')
    .trimEnd();
  const width = widthOf(host);
  host.writeError(`${wrap(`${paint(host, 'red', `error ${problem.code}:`)} ${message}`, width, 2)}\n`);
  if (problem.remedy !== '') host.writeError(`${wrap(`  ${cleanLine(problem.remedy)}`, width, 2)}\n`);
}
