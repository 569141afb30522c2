import { describe, expect, it } from 'vitest';
import { quotable, saying } from '../../action/src/transports/sanitize.ts';
import { createRedactor } from '../../bot/redact.ts';
import { UNSEEN } from '../bot/unseen.ts';

describe('what a server said', () => {
  it.each(UNSEEN)('leaves no gap where something stood that nobody sees: %j', (char) => {
    expect(quotable(`log${char}in`)).toBe('login');
  });

  it('cannot hide a secret from the redactor', () => {
    const redact = createRedactor([{ name: 'KEY', value: 'a-secret-value' }]);
    expect(redact(quotable('no a-sec\u0000ret\u200b-va\u{e0041}lue here'))).toBe('no [redacted KEY] here');
  });

  it('is one line without colours, commands of a workflow or half characters', () => {
    expect(quotable('\u001b[31mred\u001b[0m\r\n ::error:: ##[debug]\u2028x\ty')).toBe('red : :error: : ## [debug] x y');
    expect(quotable('😀'.repeat(500))).toMatch(/^(?:😀)+…$/u);
    expect(quotable('x'.repeat(500)).length).toBeLessThanOrEqual(401);
    expect(saying('\u200b\n')).toBe('');
  });
});
