import { describe, expect, it } from 'vitest';
import { saidOf, saysLine } from '../../../../action/src/transports/channels/warpgate/relay-said.ts';

const N = 'ab'.repeat(12);
const OTHER = 'cd'.repeat(12);

describe('what a machine said through a relay', () => {
  it('is an answer, a part, or why the script was not run', () => {
    expect(saidOf(`B64=${N}.w7wK.4.${N}`, N)).toEqual({ is: 'answer', text: 'ü\n' });
    expect(saidOf(`B64=${N}..0.${N}`, N)).toEqual({ is: 'answer', text: '' });
    expect(saidOf(`PART=${N}.1.120000.${N}`, N)).toEqual({ is: 'part', index: 1, bytes: 120_000 });
    expect(saidOf(`VOID=${N}.lost.${N}`, N)).toEqual({ is: 'void', why: 'lost' });
  });

  it.each([
    ['nothing', ''],
    ['another nonce', `B64=${OTHER}.w7wK.4.${OTHER}`],
    ['an end under another nonce', `B64=${N}.w7wK.4.${OTHER}`],
    ['a wrong length', `B64=${N}.w7wK.5.${N}`],
    ['no length', `B64=${N}.w7wK.${N}`],
    ['a piece that is missing', `B64=${N}.w7wK`],
    ['another sign within', `B64=${N}.w7w*K.5.${N}`],
    ['a part without a count', `PART=${N}.1.${N}`],
  ])('is not believed with %s', (_what, output) => {
    expect(saidOf(output, N)).toEqual({ is: 'nothing' });
  });

  it('is found among other words, over wrapped lines, and under colours and titles', () => {
    const text = `\u001b]0;title\u0007Welcome\r\nB64=x\r\n\u001b[1mB6\u001b[0m4=${N.slice(0, 9)}\r\n  ${N.slice(9)}.w7\n wK\r\n.4.${N} bye`;
    expect(saidOf(text, N)).toEqual({ is: 'answer', text: 'ü\n' });
  });

  it('has a line only where the whole line is that', () => {
    const line = `${N} PART 1 12`;
    expect(saysLine(`Welcome\r\n\u001b[0m${line}\r\nbye`, line)).toBe(true);
    expect(saysLine(`${line}3\n x${line}\n`, line)).toBe(false);
  });
});
