/** The last frame of a run: a few lines that a person reads when it failed. Pure. */
import { withoutAnsi } from '../../../../bot/ansi.ts';
import type { ExecResult } from '../../model/result.ts';

const LINES = 40;
const CHARS = 2000;

/** The end of a log, without escape sequences and blank ends; a line that is cut at the front is left out. */
export function lastFrame(log: string | null): string {
  if (log === null) return '';
  const lines = withoutAnsi(log.replaceAll('\u0000', '')).replaceAll('\r\n', '\n').trimEnd().split('\n').slice(-LINES);
  let text = lines.join('\n');
  while (text.length > CHARS && text.includes('\n')) text = text.slice(text.indexOf('\n') + 1);
  const chars = [...text];
  if (chars.length <= CHARS) return text.trim();
  // What begins inside a word may be the rest of a secret, which nobody would know again.
  const kept = chars.slice(-CHARS).join('');
  return kept.replace(/^[^\s"'`,;&<>(){}[\]|]{0,1000}/u, '').trim();
}

/** Lines that call themselves warnings are no reason of an end: tools print them when they start. */
export function withoutWarnings(log: string | null): string | null {
  if (log === null) return null;
  const isWarning = (line: string): boolean =>
    /^\s*(?:warning:|Reading (?:additional )?(?:prompt|input) from stdin)/i.test(line);
  const lines = withoutAnsi(log).split('\n');
  return lines.filter((line) => !isWarning(line)).join('\n');
}

/**
 * The last frame of a run without a final event. What stands on stderr is mostly older than the last event: it is shown
 * besides, and its words alone count, unless the run was stopped in the middle of its work. `printed` is what stands on stdout after
 * the last event: it is shown, and its words do not count.
 */
export function endFrame(
  last: string | null,
  stderr: string | null,
  stoppedAtWork: boolean,
  printed = '',
): Pick<ExecResult, 'tail' | 'error_text' | 'asked'> {
  const complaint = lastFrame(withoutWarnings(stderr));
  if (printed !== '') {
    return { tail: complaint === '' ? printed : `${complaint}\n${printed}`, error_text: complaint, asked: true };
  }
  if (last === null) return { tail: complaint === '' ? lastFrame(stderr) : complaint, error_text: complaint };
  const tail = complaint === '' || stoppedAtWork ? last : `${last}\n${complaint}`;
  return { tail, error_text: complaint };
}

/** What a tool says about itself, kept short; it begins where the tool began. */
export function clipped(text: string): string {
  const chars = [...withoutAnsi(text).trim()];
  return chars.length <= CHARS ? chars.join('') : `${chars.slice(0, CHARS - 1).join('')}…`;
}

/** Absolute paths of a run's logs on its terminal. */
export function logPaths(dir: string, names: readonly string[]): string[] {
  return names.map((name) => pathIn(dir, name));
}

/** Absolute path of a file in a run directory (`out/last.md`), as its terminal writes paths. */
export function pathIn(dir: string, name: string): string {
  const separator = /^[A-Za-z]:|\\/.test(dir) && !dir.startsWith('/') ? '\\' : '/';
  return `${dir.replace(/[\\/]+$/, '')}${separator}${name.replaceAll('/', separator)}`;
}
