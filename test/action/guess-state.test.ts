import { describe, expect, it } from 'vitest';
import { guessState, isSamePlace } from '../../action/src/action/guess-state.ts';
import { withInputs } from '../../action/src/action/settings.ts';
import { readInputs } from '../../action/src/action/inputs.ts';
import { parseConfig } from '../../action/src/config/parse.ts';
import { BASE } from '../config/base.ts';

const rest = JSON.stringify({ ...BASE, state: undefined }).slice(1);

/** As YAML (of which JSON is a part), with this as its beginning. */
const texts: readonly [what: string, text: string][] = [
  ['a block', `state:\n  store: branch\n  branch: ops/state # ours\n  path: 'a/b.json'\n\nplane: x\n`],
  ['a block with comments between', `# state: { store: file }\nstate:\n\n  # where\n  store: "branch"\n`],
  ['braces', `state: { store: branch, branch: agentd, repository: acme/state }\n`],
  ['JSON', `{"$schema":"x","state":{"store":"branch","path":"x.json"},${rest}`],
  ['JSON over lines', `{\n  "state": {\n    "store": "branch",\n    "branch": "b"\n  },\n  ${rest}`],
];

describe('where the state probably is', () => {
  it('is read from the ways in which people write it', () => {
    expect(texts.map(([, text]) => guessState(text, {}))).toEqual([
      { store: 'branch', branch: 'ops/state', path: 'a/b.json' },
      { store: 'branch', branch: 'agentd-state', path: 'state/agentd-state.json' },
      { store: 'branch', branch: 'agentd', path: 'state/agentd-state.json', repository: 'acme/state' },
      { store: 'branch', branch: 'agentd-state', path: 'x.json' },
      { store: 'branch', branch: 'b', path: 'state/agentd-state.json' },
    ]);
  });

  it('is what the checked configuration says', () => {
    for (const [, text] of texts.filter(([what]) => what.startsWith('JSON'))) {
      for (const env of [{}, { 'INPUT_STATE-BRANCH': 'other', 'INPUT_STATE-PATH': 'p.json' }]) {
        const parsed = parseConfig(text);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
        const guess = guessState(text, env);
        const { state } = withInputs(parsed.config, readInputs(env).inputs);
        expect(guess !== null && isSamePlace(guess, state)).toBe(true);
      }
    }
  });

  it('is not guessed for another store, another mode, a shard, or an event that is not trusted', () => {
    const text = 'state: { store: branch }\n';
    expect(guessState(text, { INPUT_MODE: 'plan', GITHUB_EVENT_NAME: 'schedule' })).not.toBeNull();
    expect(guessState('state: { store: file }\n', {})).toBeNull();
    expect(guessState('state: { store: file }\n', { 'INPUT_STATE-STORE': 'branch' })).not.toBeNull();
    expect(guessState(text, { 'INPUT_STATE-STORE': 'artifact' })).toBeNull();
    expect(guessState(text, { INPUT_MODE: 'check-config' })).toBeNull();
    expect(guessState(text, { INPUT_PROJECTS: 'ENG' })).toBeNull();
    expect(guessState(text, { GITHUB_EVENT_NAME: 'pull_request' })).toBeNull();
    expect(guessState('plane: { base_url: x }\n', {})).toBeNull();
    expect(guessState('', {})).toBeNull();
  });

  it('is another place when any of it differs', () => {
    const place = { store: 'branch', branch: 'a', path: 'b' } as const;
    expect(isSamePlace(place, { ...place })).toBe(true);
    expect(isSamePlace(place, { ...place, branch: 'x' })).toBe(false);
    expect(isSamePlace(place, { ...place, repository: 'acme/x' })).toBe(false);
  });
});
