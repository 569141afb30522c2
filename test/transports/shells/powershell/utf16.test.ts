import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withPowerShell } from './pwsh.ts';

/** As Windows PowerShell writes whatever is sent to a file by `>`. */
function utf16(text: string): Buffer {
  return Buffer.from(`\ufeff${text}`, 'utf16le');
}

withPowerShell('a file in UTF-16', ({ at }) => {
  it('is read, searched and cut as the text that it holds', () =>
    at(async ({ transport, repo }) => {
      writeFileSync(join(repo, 'log'), utf16('first 第\r\nsecond ü x\r\nlast 🧑 x\r\n'));
      writeFileSync(join(repo, 'odd'), Buffer.concat([utf16('ab'), Buffer.from([0x63])]));
      writeFileSync(join(repo, 'mark'), utf16(''));
      const collected = await transport.fetch(repo, [
        { op: 'read', file: 'log', max_bytes: 1000 },
        { op: 'read', file: 'log', max_bytes: 8 },
        { op: 'tail', file: 'log', max_bytes: 8 },
        { op: 'grep', file: 'log', needle: 'ü', pick: 'first', max_bytes: 100 },
        { op: 'grep', file: 'log', needle: ' x', pick: 'last', max_bytes: 100 },
        { op: 'read', file: 'odd', max_bytes: 10 },
        { op: 'read', file: 'mark', max_bytes: 10 },
        { op: 'tail', file: 'mark', max_bytes: 10 },
      ]);
      expect(collected).toEqual([
        'first 第\r\nsecond ü x\r\nlast 🧑 x\r\n',
        'first ',
        '🧑 x\r\n',
        'second ü x',
        'last 🧑 x',
        'ab',
        '',
        '',
      ]);
    }));

  it('is told from one that only begins with such bytes by chance in the middle', () =>
    at(async ({ transport, repo }) => {
      writeFileSync(join(repo, 'plain'), 'a\ufeffb');
      expect(await transport.readText(join(repo, 'plain'))).toBe('a\ufeffb');
    }));
});
