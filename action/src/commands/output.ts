/** Tables and colour for people; JSON for programs. */
import { clean, cleanLine } from '../../../bot/clean.ts';
import { ConfigError, problemOf } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { Host } from '../host.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 } as const;

/** Colours `text` where the output shows colour. */
export function paint(host: Pick<Host, 'colour'>, style: keyof typeof CODES, text: string): string {
  return host.colour ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
}

/** Left-aligned columns, two spaces apart; the last is not padded. Each cell is one line of what is seen. */
export function table(cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => row.map(oneLine));
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, visibleLength(cell));
  }
  return rows
    .map((row) =>
      row
        .map((cell, index) =>
          index === row.length - 1 ? cell : cell + ' '.repeat((widths[index] ?? 0) - visibleLength(cell)),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Colours that {@link paint} puts around a text. */
// oxlint-disable-next-line no-control-regex
const PAINT = /(\u001b\[(?:[012]|3[1-6])m)/;

/** Blanks stay: cells are indented by them. */
function oneLine(cell: string): string {
  const parts = cell.split(PAINT);
  return parts.map((part, index) => (index % 2 === 1 ? part : clean(part).replace(/\n+/g, ' '))).join('');
}

function visibleLength(text: string): number {
  // oxlint-disable-next-line no-control-regex
  return Array.from(text.replace(/\u001b\[\d+m/g, '')).length;
}

/** `1 run`, `2 runs` */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
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
  host.writeError(`${paint(host, 'red', `error ${problem.code}:`)} ${message}\n`);
  if (problem.remedy !== '') host.writeError(`  ${cleanLine(problem.remedy)}\n`);
}
