import { describe, expect, it } from 'vitest';
import { placeOfState } from '../../action/src/config/state-place.ts';

const DEFAULTS = { path: 'state/agentd-state.json', branch: 'agentd-state' };

describe('the place of the state, when the configuration cannot be read', () => {
  it('is the documented one where there is no file, or nothing in it says', () => {
    for (const text of [null, '', 'plane: {\n', 'states: { store: file }\n']) {
      expect(placeOfState(text, 'branch')).toEqual({ store: 'branch', ...DEFAULTS });
      expect(placeOfState(text, 'file')).toEqual({ store: 'file', ...DEFAULTS });
    }
  });

  it.each([
    ['a block', 'plane: {\nstate:\n  store: file\n  path: /var/lib/agentd/s.json # here\nterminals: [\n'],
    ['braces', 'plane: [\nstate: { store: file, path: "/var/lib/agentd/s.json" }\n'],
    ['JSON', '{"plane": {,\n "state": {\n "store": "file", "path": "/var/lib/agentd/s.json" }, x'],
  ])('is read from %s beside what is broken', (_, text) => {
    expect(placeOfState(text, 'branch')).toEqual({ ...DEFAULTS, store: 'file', path: '/var/lib/agentd/s.json' });
  });

  it('keeps of a block what is right in it', () => {
    const text = 'state:\n  store: brunch\n  brnch: x\n  path: a.json\n  repository: none\n';
    expect(placeOfState(text, 'branch')).toEqual({ ...DEFAULTS, store: 'branch', path: 'a.json' });
  });

  it('is the documented one where the block itself is no YAML', () => {
    expect(placeOfState('state:\n  store: [file\n  path: a.json\n', 'branch')).toEqual({
      store: 'branch',
      ...DEFAULTS,
    });
  });

  it('is text wherever text is wanted', () => {
    expect(placeOfState('state: { store: branch, branch: 0123 }\nplane: {', 'file').branch).toBe('0123');
  });
});
