import { describe, expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { storeContract } from '../contracts/store.ts';

storeContract('memory', () => {
  let store = memoryStore();
  return Promise.resolve({
    connect: () => ({
      name: store.name,
      load: () => store.load(),
      save: (text, version) => store.save(text, version),
      holderIsDead: (holder) => store.holderIsDead(holder),
    }),
    wipe: () => {
      store = memoryStore();
      return Promise.resolve();
    },
    dispose: () => Promise.resolve(),
  });
});

describe('the memory store', () => {
  it('starts with the text it is given, tells its own time, and counts calls', async () => {
    const store = memoryStore({ text: 'old', now: () => 42, isDead: (holder) => holder === 'gone' });
    expect(store.peek()).toBe('old');
    const { text, version, now } = await store.load();
    expect([text, now]).toEqual(['old', 42]);
    await store.save('new', version);
    expect(store.peek()).toBe('new');
    expect(store.calls).toEqual({ load: 1, save: 1 });
    expect(await store.holderIsDead('gone')).toBe(true);
  });

  it('tells two saves of the same text apart', async () => {
    const store = memoryStore();
    const first = await store.save('same', null);
    expect(await store.save('same', first)).not.toBe(first);
  });
});
