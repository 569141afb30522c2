import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { lengthAfter, posixCommands } from '../../../action/src/transports/warpgate/relay-posix.ts';

const NONCE = 'ab'.repeat(12);

describe('the commands that carry a script to a POSIX machine', () => {
  it.each([0, 1, 44_999, 45_001, 90_000, 200_000])(
    'hold at most 60,000 characters of %i bytes of noise each',
    (size) => {
      const script = randomBytes(size).toString('latin1');
      const commands = posixCommands(script, NONCE, true);
      const data = commands.map((command) => command.split(' ').at(-1) ?? '');
      expect(Math.max(...data.map((part) => part.length))).toBeLessThanOrEqual(60_000);
      expect(commands.every((command) => /^[A-Za-z0-9+/=() |-]+$/.test(command))).toBe(true);
      data
        .slice(0, -1)
        .forEach((part, index) => expect(part).toHaveLength(lengthAfter(index + 1) - lengthAfter(index)));
      expect(commands.at(-1)).toContain(` ${NONCE} ${data.length - 1} ${data.join('').length} `);
    },
  );

  it('are one command where the script fits into it packed', () => {
    expect(posixCommands('echo hello\n'.repeat(20_000), NONCE, true)).toHaveLength(1);
    expect(posixCommands('echo hello\n'.repeat(20_000), NONCE, false)).toHaveLength(5);
  });
});
