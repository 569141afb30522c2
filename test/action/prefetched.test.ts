import { describe, expect, it } from 'vitest';
import { prefetched } from '../../action/src/action/prefetched.ts';
import type { Loaded, Store } from '../../action/src/ports/store.ts';

const LOADED: Loaded = { text: 'one', version: '1', now: null };

/** Answers, or fails, when it is told to. */
function slowStore() {
  const waiting: { answer(loaded: Loaded): void; fail(error: Error): void }[] = [];
  const store: Store = {
    name: 'slow',
    load: () => new Promise((answer, fail) => waiting.push({ answer, fail })),
    save: () => Promise.resolve('2'),
    holderIsDead: () => Promise.resolve(false),
  };
  return { store, waiting };
}

function watched() {
  const slow = slowStore();
  const steps: string[] = [];
  const early = prefetched(slow.store, () => steps.push('meanwhile'));
  return { ...slow, early, steps };
}

describe('a store that was asked early', () => {
  it('has something done while its answer is under way, when that is wanted', async () => {
    const { early, waiting, steps } = watched();
    expect([waiting.length, steps]).toEqual([1, []]);
    const loaded = early.load();
    expect(steps).toEqual(['meanwhile']);
    waiting[0]?.answer(LOADED);
    expect(await loaded).toBe(LOADED);
  });

  it('has nothing done when the answer is there', async () => {
    const { early, waiting, steps } = watched();
    waiting[0]?.answer(LOADED);
    await Promise.resolve();
    expect(await early.load()).toBe(LOADED);
    expect(steps).toEqual([]);
  });

  it('asks again from the second time on, with nothing done besides', async () => {
    const { early, waiting, steps } = watched();
    waiting[0]?.answer(LOADED);
    await Promise.resolve();
    await early.load();
    const second = early.load();
    expect(waiting).toHaveLength(2);
    waiting[1]?.answer({ ...LOADED, text: 'two' });
    expect((await second).text).toBe('two');
    expect(steps).toEqual([]);
  });

  it('keeps a failure for whoever reads first', async () => {
    const { early, waiting, steps } = watched();
    waiting[0]?.fail(new Error('no answer'));
    await Promise.resolve();
    await expect(early.load()).rejects.toThrow('no answer');
    expect(steps).toEqual([]);
  });
});
