import { describe, expect, it } from 'vitest';
import { requireConfig } from '../../action/src/config/parse.ts';
import { barredByUnset, missingSecrets } from '../../action/src/config/unset.ts';
import { SECOND, WARPGATE, patched } from './base.ts';
import type { Patch } from './base.ts';

const ENV = {
  PLANE_TOKEN: 'a',
  PLANE_TOKEN_LINUX: 'b',
  PLANE_TOKEN_SECOND: 'c',
  SECOND_KEY: 'd',
  WARPGATE_KEY: 'e',
};
const KEY: Patch = {
  'terminals/second/auth': 'key',
  'terminals/second/ssh_key': 'SECOND_KEY',
  'terminals/second/host_keys': ['ssh-ed25519 AAAA'],
};

function without(name: keyof typeof ENV, ...patches: readonly Patch[]) {
  const config = requireConfig(JSON.stringify(patched(SECOND, ...patches)), 'x');
  return barredByUnset(config, { ...ENV, [name]: ' ' });
}

describe('a secret that is not set', () => {
  it('is told by the name of its variable, with what does not start', () => {
    const { all, terminals, problems } = without('PLANE_TOKEN_SECOND');
    expect(all).toBeNull();
    expect([...terminals]).toEqual([['second', 'PLANE_TOKEN_SECOND is not set']]);
    expect(problems).toMatchObject([{ code: 'plane-token-missing', retry: false }]);
    expect(problems[0]?.message).toMatch(/^No value for PLANE_TOKEN_SECOND .* Nothing starts on terminal second until/);
  });

  it('keeps everything from starting where Plane is read with it', () => {
    expect(without('PLANE_TOKEN')).toMatchObject({ all: 'PLANE_TOKEN is not set' });
  });

  it('may be the key of a terminal', () => {
    const { terminals, problems } = without('SECOND_KEY', KEY);
    expect([...terminals.keys()]).toEqual(['second']);
    expect(problems).toMatchObject([{ code: 'secret-missing' }]);
  });

  it('of the bastion matters to those who have no other way', () => {
    const through = { 'terminals/second/transport': 'warpgate-ssh', 'terminals/second/host': undefined };
    expect([...without('WARPGATE_KEY', WARPGATE, through).terminals.keys()]).toEqual(['second']);
    const besides = { 'terminals/second/fallback': 'warpgate-ssh' };
    expect(without('WARPGATE_KEY', WARPGATE, besides).problems).toEqual([]);
  });

  it('matters to no run where it belongs to a webhook, a notice or a pull request', () => {
    const others = {
      'plane/webhook_secret_key': 'HOOK',
      notices: [{ url_key: 'NOTICE' }],
      pull_requests: { token_key: 'PULLS' },
    };
    const config = requireConfig(JSON.stringify(patched(others)), 'x');
    expect(barredByUnset(config, ENV).problems).toEqual([]);
  });
});

describe('the list of what is not set', () => {
  const through = { 'terminals/second/transport': 'warpgate-ssh', 'terminals/second/host': undefined };
  const besides = { 'terminals/second/fallback': 'warpgate-ssh' };

  it.for<[string, string, readonly Patch[]]>([
    ['PLANE_TOKEN', 'Nothing starts', []],
    ['PLANE_TOKEN_LINUX', 'Nothing starts on terminal box', []],
    ['SECOND_KEY', 'Nothing starts on terminal second', [KEY]],
    ['X_TOKEN', 'Nothing starts with executor shell', [{ 'executors/shell/token_key': 'X_TOKEN' }]],
    ['WARPGATE_KEY', 'Nothing starts on terminal second', [WARPGATE, through]],
    ['WARPGATE_KEY', 'Warpgate is no second way to any terminal', [WARPGATE, besides]],
    ['NOTICE', 'These notices are not sent', [{ notices: [{ url_key: 'NOTICE' }] }]],
    ['PULLS', 'No pull request gets a status comment', [{ pull_requests: { token_key: 'PULLS' } }]],
  ])('says that without %s: %s', ([key, stops, patches]) => {
    const config = requireConfig(JSON.stringify(patched(SECOND, ...patches)), 'x');
    const all = { ...ENV, X_TOKEN: 'g', NOTICE: 'h', PULLS: 'i' };
    expect(missingSecrets(config, all)).toEqual([]);
    expect(missingSecrets(config, { ...all, [key]: ' \n' })).toMatchObject([{ key, stops }]);
  });
});
