/**
 * Where an agent leaves its last message (`{out}`). It lies in a folder of its own, which is all of the run directory that a
 * sandbox has to open to the agent: what decides about the run lies beside that folder. Pure.
 */
import type { CollectItem } from '../../ports/operation.ts';
import type { FileReader } from './collect.ts';

/** Relative to the run directory, in the spelling of COLLECT. */
export const ANSWER_FILE = 'out/last.md';
/** Of runs whose handle has version 1. */
export const OLD_ANSWER_FILE = 'last.md';

/** The same things to read of a run whose answer lies in `file`. */
export function collectWith(items: readonly CollectItem[], file: string): readonly CollectItem[] {
  if (file === ANSWER_FILE) return items;
  return items.map((item) => (item.file === ANSWER_FILE ? { ...item, file } : item));
}

/** Which of the two a run directory has; what is not there counts as not written yet. */
export function answerFileIn(read: FileReader): string {
  return read(ANSWER_FILE) === null && read(OLD_ANSWER_FILE) !== null ? OLD_ANSWER_FILE : ANSWER_FILE;
}
