/** Markdown that was cut: what comes after it must not be read as the code in which the cut fell. Pure. */

/** What stands before it says in which list or quote it is. Code is always fenced here, so no line is code by its indent. */
const FENCE = /^([ >]*(?:(?:[-*+]|\d{1,9}[.)]) +)*)(`{3,}(?=[^`]*$)|~{3,})/;

/** `text` with the fence closed that is open at its end. */
export function withClosedFence(text: string): string {
  let fence: string | null = null;
  let before = '';
  for (const line of text.split('\n')) {
    const [, prefix = '', bar] = FENCE.exec(line) ?? [];
    if (bar === undefined) continue;
    if (fence === null) {
      fence = bar;
      before = prefix.replace(/[^ >]/g, ' ');
    } else if (bar.startsWith(fence) && line.trimEnd().endsWith(bar)) {
      fence = null;
    }
  }
  return fence === null ? text : `${text.trimEnd()}\n${before}${fence}`;
}
