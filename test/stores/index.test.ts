import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../action/src/errors.ts';
import { makeStore } from '../../action/src/stores/index.ts';

const state = { store: 'file', path: 'state/agentd-state.json', branch: 'agentd-state' } as const;

describe('the store that the configuration names', () => {
  it('is a file whose path is relative to the given folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'agentd-store-'));
    try {
      await makeStore(state, folder).save('text', null);
      expect(await readFile(join(folder, 'state', 'agentd-state.json'), 'utf8')).toBe('text');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it.each(['branch', 'artifact'] as const)('is refused, with the remedy, where it is %s', (store) => {
    const make = () => makeStore({ ...state, store }, '/');
    expect(make).toThrow(ConfigError);
    expect(make).toThrow(`state.store: ${store} is not part of this version`);
  });
});
