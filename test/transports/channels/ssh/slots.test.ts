import { describe, expect, it } from 'vitest';
import { Slots } from '../../../../action/src/transports/channels/ssh/slots.ts';

/** Takes a slot for each name, in order, and says when it was given. */
function crowd(slots: Slots, names: string): readonly string[] {
  const given: string[] = [];
  for (const name of names) void slots.take().then(() => given.push(name));
  return given;
}

const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe('sessions of one connection', () => {
  it('are given up to the limit, the rest first come, first served', async () => {
    const slots = new Slots(2);
    const given = crowd(slots, 'abcd');
    await settle();
    expect(given).toEqual(['a', 'b']);
    slots.release();
    await settle();
    expect(given).toEqual(['a', 'b', 'c']);
    slots.release();
    slots.release();
    await settle();
    expect(given).toEqual(['a', 'b', 'c', 'd']);
    expect(slots.taken).toBe(1);
  });

  it('become fewer where the server allows fewer, but never none', async () => {
    const slots = new Slots(3);
    const given = crowd(slots, 'abcde');
    slots.shrinkTo(1);
    await settle();
    expect(given).toEqual(['a', 'b', 'c']);
    slots.release();
    slots.release();
    await settle();
    expect(given).toEqual(['a', 'b', 'c']);
    slots.release();
    await settle();
    expect(given).toEqual(['a', 'b', 'c', 'd']);
    slots.shrinkTo(0);
    slots.release();
    await settle();
    expect(given).toEqual(['a', 'b', 'c', 'd', 'e']);
    slots.shrinkTo(9);
    slots.release();
    expect(slots.taken).toBe(0);
  });
});
