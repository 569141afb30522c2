import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { lengthAfter, posixCommands } from '../../../../action/src/transports/channels/warpgate/relay-posix.ts';

const NONCE = 'ab'.repeat(12);
const TARGET = { os: 'linux', packs: true } as const;

describe('the commands that carry a script to a POSIX machine', () => {
  it.each([0, 1, 44_999, 45_001, 90_000, 200_000])(
    'hold at most 60,000 characters of %i bytes of noise each',
    (size) => {
      const script = randomBytes(size).toString('latin1');
      const commands = posixCommands(script, NONCE, TARGET);
      const data = commands.map((command) => command.split(' ').at(-1) ?? '');
      expect(Math.max(...data.map((part) => part.length))).toBeLessThanOrEqual(60_000);
      expect(commands.every((command) => /^[A-Za-z0-9+/= |-]+$/.test(command))).toBe(true);
      data
        .slice(0, -1)
        .forEach((part, index) => expect(part).toHaveLength(lengthAfter(index + 1) - lengthAfter(index)));
      expect(commands.at(-1)).toContain(` ${NONCE} ${data.length - 1} ${data.join('').length} `);
    },
  );

  it('are decoded by what the system has', () => {
    expect(posixCommands('', NONCE, TARGET)[0]).toMatch(
      /^\/usr\/bin\/env echo \S+\|\/usr\/bin\/env base64 -d\|\/bin\/sh -s /,
    );
    expect(posixCommands('', NONCE, { ...TARGET, os: 'darwin' })[0]).toMatch(
      /^\/usr\/bin\/env echo \S+\|\/usr\/bin\/base64 -D\|\/bin\/sh -s /,
    );
  });

  it('are one command where the script fits into it packed', () => {
    expect(posixCommands('echo hello\n'.repeat(20_000), NONCE, TARGET)).toHaveLength(1);
    expect(posixCommands('echo hello\n'.repeat(20_000), NONCE, { ...TARGET, packs: false })).toHaveLength(5);
  });
});
