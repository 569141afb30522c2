/**
 * COLLECT on files that are at hand: what a transport answers for the same items. Pure. `read-run` and `smoke` use it,
 * and it says what the scripts of the transports must do: bytes are counted, lines end with `\n` alone, text is UTF-8 with
 * replacement of what is not.
 */
import { Buffer } from 'node:buffer';
import type { Collected, CollectItem } from '../operations.ts';

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
    return take(bytes, item).toString('utf8');
  });
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
