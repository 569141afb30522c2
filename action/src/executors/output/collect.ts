/**
 * COLLECT on files that are at hand: what a transport answers for the same items. Pure. `read-run` and `smoke` use it,
 * and it says what the scripts of the transports must do: bytes are counted, lines end with `\n` alone, text is UTF-8 with
 * replacement of what is not, and no character is cut in two.
 */
import { Buffer } from 'node:buffer';
import type { Collected, CollectItem } from '../../ports/operation.ts';

/** Content by file name; null: there is no such file. */
export type FileReader = (name: string) => Uint8Array | string | null;

export function collectFrom(read: FileReader, items: readonly CollectItem[]): Collected {
  return items.map((item) => {
    const content = read(item.file);
    if (content === null) return null;
    const bytes =
      typeof content === 'string'
        ? Buffer.from(content)
        : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    return wholeText(take(bytes, item), item);
  });
}

/** Whether the byte limit may have cut what was read; a character at the limit is left out whole. */
export function isCut(text: string | null | undefined, item: CollectItem): boolean {
  return Buffer.byteLength(text ?? '') > item.max_bytes - 4;
}

/** `bytes` as they were read, within the limit of `item`: UTF-8 with replacement; a character that the limit cut in two is left out. */
export function wholeText(bytes: Buffer, item: CollectItem): string {
  if (bytes.length < item.max_bytes) return bytes.toString('utf8');
  if (item.op === 'tail') {
    let start = 0;
    while (start < 3 && isInside(bytes[start])) start += 1;
    return bytes.subarray(start).toString('utf8');
  }
  let end = bytes.length;
  while (end > bytes.length - 3 && isInside(bytes[end - 1])) end -= 1;
  const first = bytes[end - 1] ?? 0;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
  return bytes.subarray(0, end - 1 + length > bytes.length ? end - 1 : bytes.length).toString('utf8');
}

/** Whether a byte of UTF-8 is not the first of its character. */
function isInside(byte: number | undefined): boolean {
  return ((byte ?? 0) & 0xc0) === 0x80;
}

function take(bytes: Buffer, item: CollectItem): Buffer {
  switch (item.op) {
    case 'read':
      return bytes.subarray(0, item.max_bytes);
    case 'tail':
      return bytes.subarray(Math.max(0, bytes.length - item.max_bytes));
    case 'grep': {
      const at = item.pick === 'first' ? bytes.indexOf(item.needle) : bytes.lastIndexOf(item.needle);
      if (at < 0) return bytes.subarray(0, 0);
      const start = at === 0 ? 0 : bytes.lastIndexOf(10, at - 1) + 1;
      const end = bytes.indexOf(10, at);
      const line = bytes.subarray(start, end < 0 ? bytes.length : end);
      return line.subarray(0, item.max_bytes);
    }
  }
}
