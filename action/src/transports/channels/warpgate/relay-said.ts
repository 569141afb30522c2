/**
 * What a machine said through a relay. Whatever the relay command and startup files print besides is passed over, and
 * colours, carriage returns and wrapped lines do no harm. Pure.
 */
import { withoutAnsi } from '../../../../../bot/ansi.ts';

export type Said =
  /** It has the part of that number, and so many bytes by now. */
  | { readonly is: 'part'; readonly index: number; readonly bytes: number }
  /** The script was not run, and why. */
  | { readonly is: 'void'; readonly why: string }
  /** The script's own output. */
  | { readonly is: 'answer'; readonly text: string }
  /** There is no mark, or it is damaged: nobody knows. */
  | { readonly is: 'nothing' };

const NOTHING: Said = { is: 'nothing' };

/** @param nonce of the delivery: only what stands behind it is ours. */
export function saidOf(output: string, nonce: string): Said {
  const text = withoutAnsi(output).replace(/[^\x21-\x7e]+/g, '');
  const mark = new RegExp(`(B64|PART|VOID)=${nonce}\\.([A-Za-z0-9+/=]*)(?:\\.(\\d+))?\\.${nonce}`).exec(text);
  if (mark === null) return NOTHING;
  const [, kind, value = '', count = ''] = mark;
  if (kind === 'VOID') return { is: 'void', why: value };
  if (count === '') return NOTHING;
  if (kind === 'PART') return { is: 'part', index: Number(value), bytes: Number(count) };
  if (value.length !== Number(count)) return NOTHING;
  return { is: 'answer', text: Buffer.from(value, 'base64').toString('utf8') };
}

/** Whether a line of it is exactly that. */
export function saysLine(output: string, line: string): boolean {
  return withoutAnsi(output)
    .split(/\r?\n|\r/)
    .some((each) => each.trim() === line);
}
