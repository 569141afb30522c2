/** Lines of people's output, broken at words. Pure. */
import type { Host } from '../wiring/host.ts';

/** Of text that is to be read, where the output is no terminal. */
export const USUAL_WIDTH = 80;

/** What is no terminal is read by programs, line by line: there nothing is broken. */
export function widthOf(host: Pick<Host, 'columns'>): number {
  return host.columns ?? Infinity;
}

/**
 * `text`, which may be painted, in lines of at most `width` characters that are seen; those after the first begin with
 * `hang` blanks. A word that is longer (a path, an address) stays whole, so that it can be copied.
 */
export function wrap(text: string, width: number, hang = 0): string {
  return text
    .split('\n')
    .map((line) => broken(line, width, hang))
    .join('\n');
}

function broken(line: string, width: number, hang: number): string {
  if (visibleLength(line) <= width) return line;
  const margin = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let at = margin;
  let empty = true;
  for (const [, gap = '', word = ''] of line.slice(margin.length).matchAll(/( *)([^ ]+)/g)) {
    if (empty || visibleLength(at + gap + word) <= width) at += empty ? word : gap + word;
    else {
      lines.push(at);
      at = ' '.repeat(hang) + word;
    }
    empty = false;
  }
  return [...lines, at].join('\n');
}

/** Characters, without the colours around them. */
export function visibleLength(text: string): number {
  // oxlint-disable-next-line no-control-regex
  return Array.from(text.replace(/\u001b\[\d+m/g, '')).length;
}
