/**
 * A copy of a text as somebody takes it who wants what it says, and where its parts are in the text: without characters
 * that nobody sees and colours of a terminal, and with full-width and other compatible forms of ASCII as ASCII.
 */
import { ASCII, UNSEEN } from './invisible.ts';
import type { Span } from './token-shapes.ts';

export interface PlainCopy {
  readonly text: string;
  /** What `[start, end)` of the copy, which is not empty, is in the text. */
  spanOf(start: number, end: number): Span;
}

/** Where the copy and the text part: from `at` on the copy follows the text from `from` on. */
interface Step {
  readonly at: number;
  readonly from: number;
  /** Length of what stands in the text for the one piece of the copy up to the next step; 0: it is copied as it is. */
  readonly width: number;
}

const COLOUR = String.raw`\u001b\[[0-?]*[ -/]*[@-~]`;
let pieces: RegExp | null = null;

/** Group 1: what may be another form of ASCII; the rest is left out. Made at first use: most texts have neither. */
function piecesOf(text: string): Iterable<RegExpExecArray> {
  pieces ??= new RegExp(String.raw`${COLOUR}|${UNSEEN}|((?![\0-\x7f])\p{Changes_When_NFKC_Casefolded})`, 'gu');
  return text.matchAll(pieces);
}

/** null: the copy would be the text itself. Takes time linear in the text. */
export function plainCopy(text: string): PlainCopy | null {
  if (ASCII.test(text)) return null;
  const steps: Step[] = [];
  let copy = '';
  let done = 0;
  for (const match of piecesOf(text)) {
    const [piece, form] = match;
    const said = form === undefined ? '' : asAscii(form);
    if (said === piece) continue;
    copy += text.slice(done, match.index);
    if (said !== '') steps.push({ at: copy.length, from: match.index, width: piece.length });
    copy += said;
    done = match.index + piece.length;
    steps.push({ at: copy.length, from: done, width: 0 });
  }
  if (done === 0) return null;
  copy += text.slice(done);
  return {
    text: copy,
    spanOf: (start, end) => ({ start: originalOf(steps, start).start, end: originalOf(steps, end - 1).end }),
  };
}

/** `text` as a copy has it, for comparing with one. */
export function plainForm(text: string): string {
  return plainCopy(text)?.text ?? text;
}

/** Some thousand characters have another form at all. */
const forms = new Map<string, string>();

function asAscii(char: string): string {
  let form = forms.get(char);
  if (form === undefined) {
    const compatible = char.normalize('NFKC');
    form = /^[!-~]+$/.test(compatible) ? compatible : char;
    forms.set(char, form);
  }
  return form;
}

/** The unit of the text that stands for the unit `at` of the copy. */
function originalOf(steps: readonly Step[], at: number): Span {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((steps[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const step = steps[low - 1] ?? { at: 0, from: 0, width: 0 };
  if (step.width > 0) return { start: step.from, end: step.from + step.width };
  const start = step.from + at - step.at;
  return { start, end: start + 1 };
}
