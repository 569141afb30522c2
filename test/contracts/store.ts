/** What every store owes the core. A store's own test calls this and adds only what is its own. */
import { describe, expect, it } from 'vitest';
import { ConflictError } from '../../action/src/errors.ts';
import type { Store } from '../../action/src/ports/store.ts';
import { increment } from './increment.ts';

/** One place where a state can lie, empty at first. */
export interface StorePlace {
  /** A client of its own for that place, as another process would have. */
  connect(): Store;
  /** Removes the state behind the store's back. */
  wipe(): Promise<void>;
  /** Puts the place away. */
  dispose(): Promise<void>;
}

const TEXTS: readonly [name: string, text: string][] = [
  ['an empty text', ''],
  ['JSON with line ends of all kinds', '{\n  "a": 1,\r\n  "b": "\\u0000"\r}\n'],
  ['many scripts', 'ASCII, ü, 第 2 步, עברית, 🧑🏽‍🚀, e\u0301, \uFEFF inside, \u2028\u2029'],
  ['a byte order mark first', '\uFEFF{}'],
  ['a text without a line end', 'x'],
  ['two megabytes', '0123456789abcdef 第🧑🏽‍🚀\n'.repeat(60_000)],
];

/** `atomic: false` is for a store whose saves may both succeed at the same moment; who uses it must be alone otherwise. */
export function storeContract(name: string, open: () => Promise<StorePlace>, { atomic = true } = {}): void {
  async function at(work: (place: StorePlace) => Promise<void>): Promise<void> {
    const place = await open();
    try {
      await work(place);
    } finally {
      await place.dispose();
    }
  }

  describe(`the store contract, kept by ${name}`, () => {
    it('loads nothing, as a text and version of null, where nothing was saved', () =>
      at(async (place) => {
        const { text, version } = await place.connect().load();
        expect({ text, version }).toEqual({ text: null, version: null });
      }));

    it('loads what was saved, with the version that the save returned', () =>
      at(async (place) => {
        const version = await place.connect().save('one', null);
        expect(await place.connect().load()).toMatchObject({ text: 'one', version });
      }));

    it.each(TEXTS)('keeps %s as it is', (_name, text) =>
      at(async (place) => {
        const store = place.connect();
        const version = await store.save('before', null);
        await store.save(text, version);
        const loaded = await place.connect().load();
        expect(loaded.text === text).toBe(true);
      }),
    );

    it('replaces the version that it was given, and no other', () =>
      at(async (place) => {
        const [a, b] = [place.connect(), place.connect()];
        const first = await a.save('one', null);
        const second = await b.save('two', first);
        await expect(a.save('three', first)).rejects.toThrow(ConflictError);
        expect(await a.load()).toMatchObject({ text: 'two', version: second });
      }));

    it('refuses a first save where something is stored', () =>
      at(async (place) => {
        const store = place.connect();
        await store.save('one', null);
        await expect(store.save('two', null)).rejects.toThrow(ConflictError);
        expect((await store.load()).text).toBe('one');
      }));

    it('refuses to replace a state that has vanished', () =>
      at(async (place) => {
        const store = place.connect();
        const version = await store.save('one', null);
        await place.wipe();
        await expect(store.save('two', version)).rejects.toThrow(ConflictError);
        expect((await store.load()).text).toBeNull();
      }));

    it('shows a save whose answer was lost to whoever loads, and refuses its repetition', () =>
      at(async (place) => {
        const store = place.connect();
        const before = await store.save('one', null);
        const after = await store.save('two', before); // the answer to this never arrives
        await expect(store.save('two', before)).rejects.toThrow(ConflictError);
        expect(await store.load()).toMatchObject({ text: 'two', version: after });
        await store.save('three', after);
        expect((await store.load()).text).toBe('three');
      }));

    it('accepts the same text again under the newest version', () =>
      at(async (place) => {
        const store = place.connect();
        const first = await store.save('same', null);
        const second = await store.save('same', first);
        expect(await store.load()).toMatchObject({ text: 'same', version: second });
      }));

    it('says of a conflict what it is', () =>
      at(async (place) => {
        const store = place.connect();
        await store.save('one', null);
        const error = await store.save('two', null).catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(ConflictError);
        expect((error as ConflictError).problem).toMatchObject({ code: 'store-conflict', retry: true });
      }));

    it('calls no holder dead that it does not know', () =>
      at(async (place) => {
        for (const holder of ['', 'somebody', 'elsewhere.example:1:a.b.c.d', 'github:12345/1']) {
          expect(await place.connect().holderIsDead(holder)).toBe(false);
        }
      }));

    if (!atomic) return;

    it('lets one of two first saves win', () =>
      at(async (place) => {
        const results = await Promise.allSettled([
          place.connect().save('mine', null),
          place.connect().save('yours', null),
        ]);
        const lost = results.filter((result) => result.status === 'rejected');
        expect(lost).toHaveLength(1);
        expect(lost[0]?.reason).toBeInstanceOf(ConflictError);
        const winner = results[0].status === 'fulfilled' ? 'mine' : 'yours';
        expect((await place.connect().load()).text).toBe(winner);
      }));

    it('loses no increment of ten clients at once', () =>
      at(async (place) => {
        const clients = Array.from({ length: 10 }, () => place.connect());
        await Promise.all(
          clients.map(async (client) => {
            for (let n = 0; n < 5; n += 1) await increment(client);
          }),
        );
        expect((await place.connect().load()).text).toBe('50');
      }));
  });
}
