import { describe, expect, it } from 'vitest';
import { ExecutorConfig, TerminalConfig, WarpgateConfig } from '../../action/src/config/schema.ts';
import type { ItemState } from '../../action/src/model/work-item.ts';
import { hostKeyWay } from '../../action/src/doctor/host-key-way.ts';
import { quietState } from '../../action/src/smoke/quiet-state.ts';
import { compareHtml } from '../../action/src/smoke/same-text.ts';
import { tinyRunOf } from '../../action/src/smoke/tiny-run.ts';

const shell = (run: string): ExecutorConfig => ExecutorConfig.parse({ adapter: 'shell', run });

describe('the tiny run', () => {
  it.each([
    ["sh '{script}'", true],
    ["/bin/bash -e '{script}' '{out}'", true],
    ["& 'powershell' -File '{script}'", true],
    ["python3 '{script}'", false],
    ["'{script}'", false],
    ['make deploy', false],
    ['bash deploy.sh', false],
  ])('of the template %s keeps it: %s', (run, kept) => {
    const tiny = tinyRunOf(shell(run), 'linux', 'abcd1234');
    expect(tiny.executor.run === run).toBe(kept);
    expect(tiny.executor.run).toContain('{script}');
    expect(tiny.script?.text).toBe("echo '[review] smoke abcd1234'\n");
  });

  it('on Windows is PowerShell', () => {
    const tiny = tinyRunOf(shell('deploy.exe'), 'windows', 'abcd1234');
    expect([tiny.executor.run, tiny.script?.name]).toEqual(["& '{script}'", 'smoke.ps1']);
  });
});

describe('the quiet state', () => {
  const states = (['unstarted', 'started', 'backlog', 'completed', 'cancelled'] as const).map((group): ItemState => ({
    id: group,
    name: group,
    group,
  }));

  it('is the one in which the least happens, and never a pick-up state', () => {
    expect(quietState(states, new Set())?.id).toBe('cancelled');
    expect(quietState(states, new Set(['cancelled', 'backlog']))?.id).toBe('completed');
    expect(quietState(states, new Set(states.map(({ id }) => id)))).toBeNull();
  });
});

describe('a comment that came back', () => {
  it.each([
    ['<p>a &amp; b</p>', '<p>a &amp; b</p>', 'same'],
    ['<p>a &quot;b&quot;</p>', '<p class="x">a "b"</p>', 'changed'],
    ['<p>a</p>', '<p>b</p>', 'different'],
    ['<p>a</p>', '', 'different'],
  ])('%s as %s is %s', (sent, kept, found) => {
    expect(compareHtml(sent, kept)).toBe(found);
  });
});

describe('the way to trust a host key', () => {
  const terminal = (changes: object): TerminalConfig =>
    TerminalConfig.parse({ os: 'linux', repo: '/r', plane_user: 'b', token_key: 'T', executors: ['x'], ...changes });

  const bastion = { host: 'w', user: 'u', ssh_key: 'K' };
  const pinned = { ...bastion, host_keys: ['ssh-ed25519 W'] };

  it.each([
    ['local', {}, undefined, [], /this very machine/],
    ['direct-ssh', { host_keys: ['ssh-ed25519 A'] }, undefined, [], /Pinned in terminals\.box\.host_keys/],
    ['direct-ssh', { tofu: true }, undefined, ['ssh-ed25519 B'], /ssh-ed25519 B into terminals\.box\.host_keys/],
    ['direct-ssh', {}, undefined, [], /Tailscale/],
    ['warpgate-ssh', {}, bastion, [], /bastion is known by its key/],
    ['warpgate-ssh', { host_keys: ['ssh-ed25519 A'] }, pinned, [], /Pinned in warpgate\.host_keys/],
    [
      'warpgate-ssh',
      {},
      { ...bastion, tofu: true },
      ['ssh-ed25519 B'],
      /bastion.*ssh-ed25519 B into warpgate\.host_keys/,
    ],
    ['warpgate-ssh', {}, { relay: ['warpgate'] }, [], /relay command/],
  ])('by %s with %j and %j is told', (route, changes, warpgate, learned, told) => {
    const section = warpgate === undefined ? undefined : WarpgateConfig.parse(warpgate);
    const one = terminal({ transport: 'direct-ssh', ...changes });
    expect(hostKeyWay({ name: 'box', terminal: one, warpgate: section, route, learned })).toMatch(told);
  });
});
