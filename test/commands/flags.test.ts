import { describe, expect, it } from 'vitest';
import { port, wholeNumber } from '../../action/src/commands/flags.ts';

describe('a number on the command line', () => {
  it.each(['0', '8080', '65535'])('may be %s for a port', (text) => {
    expect(port(text)).toBe(Number(text));
  });

  it.each(['', 'abc', '-1', '1.5', '65536', '1e3', ' 80', '0x50', 'Infinity'])('may not be "%s"', (text) => {
    expect(() => port(text)).toThrow('whole number from 0 to 65535');
  });

  it('is held to its own limits', () => {
    expect(() => wholeNumber(1, 10)('0')).toThrow('from 1 to 10');
    expect(wholeNumber(1, 10)('10')).toBe(10);
  });
});
