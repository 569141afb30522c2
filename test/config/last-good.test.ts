import { describe, expect, it } from 'vitest';
import { secretNames } from '../../action/src/config/environment.ts';
import { lastGoodOf, recalled } from '../../action/src/config/last-good.ts';
import { requireConfig } from '../../action/src/config/parse.ts';
import type { Config } from '../../action/src/config/schema.ts';
import { SECOND, WARPGATE, patched } from './base.ts';
import type { Patch } from './base.ts';

const BESIDES = { state: requireConfig(JSON.stringify(patched()), 'x').state, allowed_authors: ['ada@example.com'] };

function config(...patches: readonly Patch[]): Config {
  return requireConfig(JSON.stringify(patched(...patches)), 'x');
}

function back(kept: ReturnType<typeof lastGoodOf>): Config | null {
  return recalled(kept, BESIDES);
}

const RICH: readonly Patch[] = [
  SECOND,
  WARPGATE,
  {
    'terminals/second/fallback': 'warpgate-ssh',
    'terminals/second/port': 2222,
    'terminals/second/auth': 'key',
    'terminals/second/ssh_key': 'SECOND_KEY',
    'terminals/second/host_keys': ['ssh-ed25519 AAAA'],
    'terminals/second/accounts': { codex: 'team' },
    'projects/ENG/routing/by_label': { big: { terminal: 'second' }, small: { model: 'gpt-5-codex' } },
    'projects/ENG/iteration_cap': 3,
    notices: [{ url_key: 'HOOK' }],
    retry: { failed: 1 },
    pull_requests: { status: false },
  },
];

describe('what is kept of a configuration', () => {
  it('is enough to reach Plane and every terminal, and to end a run by the same rules', () => {
    const good = config(...RICH);
    const again = back(lastGoodOf(good));
    const { plane, warpgate, limits, retry, notices, pull_requests, iteration_cap } = good;
    expect(again).toMatchObject({ plane, warpgate, limits, retry, notices, pull_requests, iteration_cap, ...BESIDES });
    expect(again?.terminals['second']).toEqual(good.terminals['second']);
    expect(again?.projects['ENG']?.states).toEqual(good.projects['ENG']?.states);
    expect(again?.projects['ENG']?.routing).toEqual({
      by_assignee: { 'bot-linux': 'box', 'bot-second': 'second' },
      by_label: { big: { terminal: 'second' } },
    });
    expect(again?.executors['codex']?.adapter).toBe('codex');
  });

  it('is enough to tell whether the failure of a run is that of its item or of all', () => {
    const own: Patch = { 'terminals/box/isolation': 'worktree', 'projects/ENG/repos': { second: '/srv/other' } };
    const good = config(...RICH, own);
    const again = back(lastGoodOf(good));
    expect(again?.terminals['box']?.isolation).toBe('worktree');
    expect(again?.projects['ENG']?.repos).toEqual({ second: '/srv/other' });
    expect(again?.executors['codex']?.default_model).toBe(good.executors['codex']?.default_model);
    expect(good.executors['codex']?.default_model).toBeDefined();
  });

  it('says whether a conversation can go on, and not how', () => {
    const kept = back(lastGoodOf(config()));
    expect(kept?.executors['codex']?.resume).toBeDefined();
    expect(kept?.executors['shell']?.resume).toBeUndefined();
    expect(JSON.stringify(lastGoodOf(config()))).not.toMatch(/codex exec|ci\/agent\.sh/);
  });

  it('holds no command', () => {
    const relay = ['agent-access', 'run', '--target', '{target}', '--', 'bash', '-c', '{script}'];
    const through = { warpgate: { relay, relay_env: ['VAULT'] }, 'terminals/second/fallback': 'warpgate-ssh' };
    const kept = lastGoodOf(config(SECOND, through));
    expect(JSON.stringify(kept)).not.toMatch(/agent-access|"relay"/);
    expect(back(kept)?.terminals['second']?.fallback).toBe('warpgate-ssh');
  });

  it('names every secret, so that each stays one', () => {
    const relay = { relay: ['vault', '{target}', '{script}'], relay_env: ['VAULT'] };
    const plain: Patch = {
      'executors/codex/token_key': 'EXECUTOR',
      'plane/webhook_secret_key': 'HOOKED',
      pull_requests: { token_key: 'PULLS' },
    };
    for (const way of [WARPGATE, { warpgate: relay, 'terminals/second/fallback': 'warpgate-ssh' }]) {
      const good = config(...RICH, way, plain);
      const again = back(lastGoodOf(good));
      expect(again && secretNames(again)).toEqual(secretNames(good));
      expect(secretNames(good)).toContain('EXECUTOR');
    }
  });

  it('is the same when it is kept of what was kept', () => {
    for (const good of [config(), config(...RICH)]) {
      const kept = lastGoodOf(good);
      const again = back(kept);
      expect(again === null ? null : lastGoodOf(again)).toEqual(kept);
    }
  });

  it('of another version is used as far as it fits', () => {
    const kept = structuredClone(lastGoodOf(config(SECOND))) as Record<string, Record<string, Record<string, unknown>>>;
    kept['terminals']!['second']!['transport'] = 'pigeon';
    kept['limits']!['later'] = {};
    const used = back({ ...kept, invented: 1 });
    expect(Object.keys(used?.terminals ?? {})).toEqual(['box']);
    expect(used?.limits).toEqual(config().limits);
  });

  it('is nothing without Plane', () => {
    const { plane: _, ...kept } = lastGoodOf(config());
    expect(back(kept)).toBeNull();
    expect(back({})).toBeNull();
  });
});
