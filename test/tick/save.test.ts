import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AgentdError, ConflictError, problemOf } from '../../action/src/errors.ts';
import { parseState } from '../../action/src/core/state/state-text.ts';
import type { State } from '../../action/src/core/state/state.ts';
import type { Store } from '../../action/src/ports/store.ts';
import { loadState, saveState } from '../../action/src/tick/save.ts';
import type { SavePorts } from '../../action/src/tick/save.ts';
import type { Problem } from '../../action/src/errors.ts';
import { fileStore } from '../../action/src/stores/file.ts';
import { memoryStore } from '../fakes/memory-store.ts';
import { NOW } from '../core/scene.ts';

const LOST = new AgentdError({ code: 'store-answer-lost', message: 'No answer.', remedy: '', retry: true });
const REFUSED = new AgentdError({ code: 'store-unwritable', message: 'Read-only.', remedy: '', retry: false });
const CONFLICT = new ConflictError({ code: 'store-conflict', message: 'Another.', remedy: '', retry: true });

/** A store in memory whose saves can be made to go wrong, one after the other. */
class Setting {
  readonly memory = memoryStore();
  readonly slept: number[] = [];
  /** For each save: what happens instead of, or after, the real one. */
  readonly mishaps: ((save: () => Promise<string>) => Promise<string>)[] = [];
  readonly ports: SavePorts;
  #numbers = 0;

  constructor() {
    const { memory } = this;
    const store: Store = {
      ...memory,
      save: (text, version) => {
        const save = (): Promise<string> => memory.save(text, version);
        return (this.mishaps.shift() ?? ((real) => real()))(save);
      },
    };
    this.ports = {
      store,
      clock: { now: () => NOW, sleep: (ms) => Promise.resolve(void this.slept.push(ms)) },
      random: { hex: (bytes) => (++this.#numbers).toString(16).padStart(bytes * 2, '0'), fraction: () => 0 },
    };
  }

  get stored(): State {
    return parseState(this.memory.peek() ?? '', 'memory');
  }

  /** Another process saves. */
  async another(change: Partial<State> = {}): Promise<void> {
    const { text, version } = await this.memory.load();
    const state = parseState(text ?? '', 'memory');
    const later = { ...state, generation: state.generation + 1, save_id: 'another', ...change };
    await this.memory.save(JSON.stringify(later), version);
  }

  async first(): Promise<Awaited<ReturnType<typeof loadState>>> {
    const held = await loadState(this.ports, true);
    await saveState(held, held.state, this.ports);
    return loadState(this.ports, false);
  }
}

const marked = (state: State): State => ({ ...state, fence: 7 });

describe('a save', () => {
  it('counts generations and names itself', async () => {
    const setting = new Setting();
    const held = await setting.first();
    expect(held.state.generation).toBe(1);
    const saved = await saveState(held, marked(held.state), setting.ports);
    expect(saved).toMatchObject({ ok: true, held: { state: { generation: 2, fence: 7, saved_at: NOW } } });
    expect(setting.stored.save_id).not.toBe(held.state.save_id);
    expect(setting.slept).toEqual([]);
  });

  it('that was done although its answer was lost is done', async () => {
    const setting = new Setting();
    const held = await setting.first();
    setting.mishaps.push(async (save) => {
      await save();
      throw LOST;
    });
    const saved = await saveState(held, marked(held.state), setting.ports);
    expect(saved).toMatchObject({ ok: true, held: { version: (await setting.memory.load()).version } });
    expect(setting.stored).toMatchObject({ generation: 2, fence: 7 });
  });

  it('that was not done is tried again', async () => {
    const setting = new Setting();
    const held = await setting.first();
    setting.mishaps.push(() => Promise.reject(LOST));
    expect(await saveState(held, marked(held.state), setting.ports)).toMatchObject({ ok: true });
    expect(setting.stored).toMatchObject({ generation: 2, fence: 7 });
  });

  it('is tried again after a conflict that is none of ours: the same state under another version', async () => {
    const setting = new Setting();
    const held = await setting.first();
    setting.mishaps.push(() => Promise.reject(CONFLICT));
    expect(await saveState(held, marked(held.state), setting.ports)).toMatchObject({ ok: true });
  });

  it('is told as refused where it stays a conflict with nobody, with the words of the store', async () => {
    const setting = new Setting();
    const held = await setting.first();
    for (let tries = 0; tries < 5; tries++) setting.mishaps.push(() => Promise.reject(CONFLICT));
    const error = await saveState(held, marked(held.state), setting.ports).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AgentdError);
    expect(error).not.toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({ problem: { code: 'store-refused', retry: false } });
    expect((error as AgentdError).problem.message).toMatch(/nobody else has changed it\. Another\.$/);
    const first = new Setting();
    const none = await loadState(first.ports, true);
    for (let tries = 0; tries < 5; tries++) first.mishaps.push(() => Promise.reject(CONFLICT));
    await expect(saveState(none, none.state, first.ports)).rejects.toMatchObject({
      problem: { code: 'store-refused' },
    });
  });

  it('gives way to another process, and hands up what that one saved', async () => {
    const setting = new Setting();
    const held = await setting.first();
    await setting.another({ fence: 3 });
    const saved = await saveState(held, marked(held.state), setting.ports);
    expect(saved).toMatchObject({ ok: false, newer: { state: { fence: 3, save_id: 'another' } } });
    expect(setting.stored.fence).toBe(3);
  });

  it('gives way to another lineage', async () => {
    const setting = new Setting();
    const held = await setting.first();
    await setting.another({ lineage: 'f'.repeat(32), generation: held.state.generation });
    expect(await saveState(held, marked(held.state), setting.ports)).toMatchObject({ ok: false });
  });

  it('gives way to a twin of the same generation', async () => {
    const setting = new Setting();
    const held = await setting.first();
    await setting.another({ generation: held.state.generation });
    expect(await saveState(held, marked(held.state), setting.ports)).toMatchObject({ ok: false });
  });

  it('of a first state is tried again, and gives way to another first state', async () => {
    const setting = new Setting();
    const held = await loadState(setting.ports, true);
    setting.mishaps.push(() => Promise.reject(LOST));
    expect(await saveState(held, held.state, setting.ports)).toMatchObject({ ok: true });
    expect(await saveState({ ...held, version: null }, held.state, setting.ports)).toMatchObject({ ok: false });
  });

  it('that is refused for good fails at once', async () => {
    const setting = new Setting();
    const held = await setting.first();
    setting.mishaps.push(() => Promise.reject(REFUSED));
    await expect(saveState(held, held.state, setting.ports)).rejects.toBe(REFUSED);
    expect(setting.slept).toEqual([]);
  });

  it('of which nobody can tell fails in the end', async () => {
    const setting = new Setting();
    const held = await setting.first();
    for (let tries = 0; tries < 5; tries++) setting.mishaps.push(() => Promise.reject(LOST));
    await expect(saveState(held, held.state, setting.ports)).rejects.toBe(LOST);
    expect(setting.slept).toHaveLength(4);
  });
});

describe('a load', () => {
  it('of what is no state says the way out, which init alone is not, and the way is open', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agentd-save-'));
    const path = join(folder, 'state.json');
    const ports = { ...new Setting().ports, store: fileStore({ path }) };
    const problem = async (init: boolean): Promise<Problem> =>
      loadState(ports, init).then(() => Promise.reject(new Error('loaded')), problemOf);
    try {
      writeFileSync(path, '{"version": 2, "cut');
      for (const init of [false, true]) {
        expect(await problem(init)).toMatchObject({
          code: 'state-unreadable',
          remedy: expect.stringMatching(
            /move it away .*then make .*`agentd tick --init`, which replaces nothing/,
          ) as string,
        });
      }
      renameSync(path, `${path}.broken`);
      expect(await problem(false)).toMatchObject({
        code: 'state-absent',
        remedy: expect.stringMatching(
          /lost for good: `agentd plan --init` shows .*`agentd tick --init` does it/,
        ) as string,
      });
      expect((await loadState(ports, true)).version).toBeNull();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('makes a first state only when that is allowed', async () => {
    const { ports } = new Setting();
    await expect(loadState(ports, false)).rejects.toMatchObject({ problem: { code: 'state-absent' } });
    expect(await loadState(ports, true)).toMatchObject({ version: null, state: { generation: 0 } });
  });

  it.each(['{', '{"version":9}', 'null'])('of %s leaves what is there as it is', async (text) => {
    const setting = new Setting();
    await setting.memory.save(text, null);
    await expect(loadState(setting.ports, true)).rejects.toThrow(/left as it is/);
    expect(setting.memory.peek()).toBe(text);
  });
});
