/**
 * Which comments a run has been told, and as what: one that its author has edited since counts as new, once for
 * each text, and one in which nothing is seen never. Pure. State keeps no text, so it keeps a short print of it.
 */
import { bare } from '../../../../bot/invisible.ts';
import type { ItemComment } from '../../model/work-item.ts';
import { printOf } from '../state/print.ts';
import type { ItemRecord } from '../state/state.ts';

type Known = Pick<ItemRecord, 'heard' | 'heard_as'>;

/** No run has been told of it, or it said something else then. What it said is not known of records of older versions. */
export function isUnheard(comment: ItemComment, known: Known): boolean {
  return !known.heard.includes(comment.id) || isEdited(comment, known);
}

/** It has been told, and says something else by now. */
export function isEdited({ id, html }: ItemComment, { heard_as }: Known): boolean {
  const before = Object.hasOwn(heard_as, id) ? heard_as[id] : undefined;
  return before !== undefined && before !== printOfHtml(html);
}

/** The record once `told` are part of a prompt. */
export function hearing(known: Known, told: readonly ItemComment[]): Known {
  return {
    heard: [...new Set([...known.heard, ...told.map(({ id }) => id)])],
    heard_as: { ...known.heard_as, ...Object.fromEntries(told.map(({ id, html }) => [id, printOfHtml(html)])) },
  };
}

/** Elements that are seen without any text in them. */
const SEEN = /<(?:img|hr|video|audio|iframe|[a-z]+(?:-[a-z]+)*-component)\b/i;
const UNSEEN_ELEMENT = /<(?:script|style|template)\b[^<>]*>[^<]*/gi;
const BLANK_ENTITY =
  /&(?:nbsp|ensp|emsp|thinsp|hairsp|zwj|zwnj|lrm|rlm|shy|ZeroWidthSpace|NoBreak|Tab|NewLine|#0*(?:9|10|13|32|160|173|819[2-9]|820[0-7]|823[2-9]|8288|65279)|#x0*(?:9|a|d|20|a0|ad|200[0-9a-f]|202[89a-f]|2060|feff));?/gi;

/** Whether a person sees anything in a comment: an empty one, as the editor leaves by a slip, asks for nothing. */
export function saysSomething(html: string): boolean {
  if (SEEN.test(html)) return true;
  const text = html
    .replace(UNSEEN_ELEMENT, '')
    .replace(/<[^<>]*>/g, '')
    .replace(BLANK_ENTITY, '');
  return bare(text).trim() !== '';
}

/** Attributes by which Plane's editor marks what it has opened, without a change that a person made. */
const EDITORS_OWN = / (?:class|id|style|data-id|data-node-type|target|rel)="[^"]*"/g;

/** Nobody gains by two texts with one print: the second is only not heard. */
function printOfHtml(html: string): string {
  const text = html.replace(/<[^<>]*>/g, (tag) => tag.replace(EDITORS_OWN, ''));
  return printOf(text.replace(/\s+/g, ' ').trim());
}
