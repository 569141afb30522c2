import { describe, expect, it } from 'vitest';
import { lastGoodOf } from '../../action/src/config/last-good.ts';
import { requireConfig } from '../../action/src/config/parse.ts';
import type { Config } from '../../action/src/config/schema.ts';
import { sealed, sealedBefore, trusted } from '../../action/src/config/seal.ts';
import { SECOND, patched } from './base.ts';

const ENV = {
  PLANE_TOKEN: 'the-first',
  PLANE_TOKEN_LINUX: 'the-other',
  PLANE_TOKEN_SECOND: 'the-third',
  KNOWN: '/usr/bin',
};
const config = requireConfig(JSON.stringify(patched(SECOND)), 'x');
const kept = sealed(lastGoodOf(config), config, ENV);

/** Names of the terminals that are used; null: nothing is. */
function used(changed: Config, env: Readonly<Record<string, string>> = ENV, from = kept): string[] | null {
  const result = trusted(changed, from, env);
  return result === null ? null : Object.keys(result.terminals);
}

describe('settings that are kept in the state', () => {
  it('are used with the tokens that they were kept with', () => {
    expect(used(config)).toEqual(['box', 'second']);
    for (const token of Object.values(ENV)) expect(JSON.stringify(kept)).not.toContain(token);
  });

  it.each(['base_url', 'workspace'] as const)('are not used when somebody has changed %s', (key) => {
    const plane = { ...config.plane, [key]: 'https://elsewhere.example.com' };
    expect(used({ ...config, plane })).toBeNull();
  });

  it('lead no other variable to Plane', () => {
    expect(used({ ...config, plane: { ...config.plane, token_key: 'KNOWN' } })).toBeNull();
    const box = { ...config.terminals['box']!, token_key: 'KNOWN' };
    expect(used({ ...config, terminals: { ...config.terminals, box } })).toEqual(['second']);
  });

  it('are used without a token that is not set, which goes nowhere', () => {
    expect(used(config, { ...ENV, PLANE_TOKEN_SECOND: '' })).toEqual(['box', 'second']);
  });

  it('are used again with a token that was not set for a while', () => {
    const without = sealed(lastGoodOf(config), config, { ...ENV, PLANE_TOKEN_SECOND: '', PLANE_TOKEN: ' ' });
    expect(used(config, ENV, sealedBefore(without, kept))).toEqual(['box', 'second']);
    expect(sealedBefore(without, kept)).toEqual(kept);
    expect(sealedBefore(kept, without)).toEqual(kept);
    expect(used(config, ENV, sealedBefore(without, null))).toBeNull();
  });

  it('do not take over a seal that was for another address, or for a token that is no longer named', () => {
    const moved = { ...config, plane: { ...config.plane, workspace: 'other' } };
    const without = sealed(lastGoodOf(moved), moved, {});
    expect(sealedBefore(without, kept)['seals']).toEqual({});
    const { box } = config.terminals;
    const less = { ...config, terminals: { box: box! } };
    const seals = sealedBefore(sealed(lastGoodOf(less), less, {}), kept)['seals'];
    expect(Object.keys(Object(seals) as object)).toEqual(['PLANE_TOKEN', 'PLANE_TOKEN_LINUX']);
  });

  it('are not used without seals, or with tokens that were changed', () => {
    expect(used(config, ENV, lastGoodOf(config))).toBeNull();
    expect(used(config, { ...ENV, PLANE_TOKEN_SECOND: 'new' })).toEqual(['box']);
  });
});
