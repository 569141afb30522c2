import { describe } from 'vitest';
import type { Patch } from '../base.ts';
import { BASE, SECOND, THIRD, WARPGATE, WINDOWS } from '../base.ts';
import { silent, speaks } from './cases.ts';

const BOX = 'terminals/box';
const OPS = (repo: string): Patch => ({ 'projects/OPS': { ...BASE.projects.ENG, repos: { box: repo } } });

describe('the rules of terminals', () => {
  for (const repo of ['srv/eng', '~/eng', './eng', 'C:\\eng']) {
    speaks(
      'paths-are-absolute',
      `${repo} on linux`,
      'error terminals.box.repo',
      { [`${BOX}/repo`]: repo },
      /`\/srv\/eng`/,
    );
  }
  for (const repo of ['eng', '\\eng', 'C:eng', '/srv/eng', '~\\eng', '\\\\server']) {
    speaks(
      'paths-are-absolute',
      `${repo} on windows`,
      'error terminals.box.repo',
      [WINDOWS, { [`${BOX}/repo`]: repo }],
      /C:/,
    );
  }
  speaks('paths-are-absolute', 'a run_root', 'error terminals.box.run_root', { [`${BOX}/run_root`]: '~/.agentd' });
  speaks('paths-are-absolute', 'a binary', 'error terminals.box.bins.codex', {
    [`${BOX}/bins`]: { codex: 'bin/codex' },
  });
  speaks('paths-are-absolute', 'a repository of a project', 'error projects.ENG.repos.box', {
    'projects/ENG/repos': { box: 'eng' },
  });
  speaks(
    'paths-are-absolute',
    'a line break from double quotes',
    'error terminals.box.repo',
    [WINDOWS, { [`${BOX}/repo`]: 'C:\new' }],
    /single quotes/,
  );
  silent('Windows paths', WINDOWS, {
    [`${BOX}/run_root`]: 'd:/runs',
    [`${BOX}/bins`]: { codex: '\\\\server\\share\\codex.exe' },
  });
  silent('macOS paths', { [`${BOX}/os`]: 'darwin', [`${BOX}/repo`]: '/Users/agent/eng' });

  silent('a worktree on windows', WINDOWS, { [`${BOX}/isolation`]: 'worktree' });
  speaks('push-has-a-branch', 'a push without a branch', 'error terminals.box.push', {
    [`${BOX}/isolation`]: 'none',
    [`${BOX}/concurrency`]: 1,
    [`${BOX}/push`]: 'origin',
  });
  silent('a push of worktrees', { [`${BOX}/isolation`]: 'worktree', [`${BOX}/push`]: 'origin' });

  speaks('transport-needs', 'direct-ssh without a host', 'error terminals.second.host', [
    SECOND,
    { 'terminals/second/host': undefined },
  ]);
  speaks('transport-needs', 'direct-ssh without a run_root', 'error terminals.second.run_root', [
    SECOND,
    { 'terminals/second/run_root': undefined },
  ]);
  const warpgate = { 'terminals/second/transport': 'warpgate-ssh', 'terminals/second/host': undefined };
  speaks('transport-needs', 'warpgate-ssh without a run_root', 'error terminals.second.run_root', [
    SECOND,
    warpgate,
    { 'terminals/second/run_root': undefined },
  ]);
  speaks('transport-needs', 'key login without a key', 'error terminals.second.ssh_key', [
    SECOND,
    { 'terminals/second/auth': 'key', 'terminals/second/host_keys': ['ssh-ed25519 AAAA'] },
  ]);
  silent('warpgate-ssh without a host', SECOND, warpgate, WARPGATE);

  speaks(
    'local-is-posix',
    'a local terminal with windows',
    'error terminals.box.transport',
    [WINDOWS, { [`${BOX}/transport`]: 'local' }],
    /direct-ssh/,
  );

  const byKey: Patch = { 'terminals/second/auth': 'key', 'terminals/second/ssh_key': 'SSH_KEY' };
  const pinned: Patch = { 'terminals/second/host_keys': ['ssh-ed25519 AAAA'] };
  silent('key login with a key and host keys', SECOND, byKey, pinned);
  silent('key login that believes the first host key', SECOND, byKey, { 'terminals/second/tofu': true });
  silent('Tailscale SSH without host keys', SECOND, { 'terminals/second/auth': 'tailscale' });
  speaks('host-keys-known', 'key login without host keys', 'warning terminals.second.host_keys', [SECOND, byKey]);
  const shown = (line: string): Patch => ({ ...byKey, 'terminals/second/host_keys': [line] });
  const at = 'error terminals.second.host_keys[0]';
  speaks(
    'host-keys-are-keys',
    'a fingerprint',
    at,
    [SECOND, shown('SHA256:o215xZWzD13GuA2250U9T5p7BEasbdRQF0YCEIBG5Ho')],
    /whole line/,
  );
  speaks('host-keys-are-keys', 'a key without its type', at, [SECOND, shown('AAAAC3NzaC1lZDI1NTE5AAAA')]);
  speaks('host-keys-are-keys', 'a line among good ones that is none', 'error terminals.second.host_keys[1]', [
    SECOND,
    byKey,
    { 'terminals/second/host_keys': ['ssh-ed25519 AAAA', 'AAAAC3NzaC1lZDI1NTE5AAAA'] },
  ]);
  speaks('host-keys-known', 'comments in place of host keys', 'warning terminals.second.host_keys', [
    SECOND,
    shown('# box'),
  ]);
  silent('a line of known_hosts', SECOND, shown('[box]:22 ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAA root@box'));
  speaks('host-keys-known', 'a first host key that is believed beside pinned ones', 'warning terminals.second.tofu', [
    SECOND,
    byKey,
    pinned,
    { 'terminals/second/tofu': true },
  ]);

  speaks('transport-keys-fit', 'a host of a local terminal', 'warning terminals.box.host', { [`${BOX}/host`]: 'x' });
  speaks('transport-keys-fit', 'a target without warpgate', 'warning terminals.second.target', [
    SECOND,
    { 'terminals/second/target': 'x' },
  ]);
  speaks('transport-keys-fit', 'a fallback from warpgate to itself', 'warning terminals.second.fallback', [
    SECOND,
    warpgate,
    { 'terminals/second/fallback': 'warpgate-ssh' },
  ]);
  for (const [key, value] of [
    ['host', 'second.example.com'],
    ['port', 22],
    ['user', 'agent'],
    ['auth', 'key'],
    ['ssh_key', 'SSH_KEY'],
    ['ssh_passphrase_key', 'SSH_PASSPHRASE'],
    ['host_keys', ['ssh-ed25519 AAAA']],
    ['tofu', true],
    ['proxy', 'tailscale-nc'],
  ] as const) {
    speaks('transport-keys-fit', `\`${key}\` of a terminal behind warpgate`, `warning terminals.second.${key}`, [
      SECOND,
      warpgate,
      WARPGATE,
      { [`terminals/second/${key}`]: value },
    ]);
  }
  silent('a target with warpgate', SECOND, warpgate, WARPGATE, { 'terminals/second/target': 'x' });
  silent('a target with a fallback', SECOND, WARPGATE, {
    'terminals/second/target': 'x',
    'terminals/second/fallback': 'warpgate-ssh',
  });

  const two: Patch = { [`${BOX}/concurrency`]: 2 };
  speaks(
    'slots-have-checkouts',
    'two slots and one checkout',
    'error terminals.box.concurrency',
    two,
    /isolation: worktree.*concurrency: 1/,
  );
  speaks(
    'slots-have-checkouts',
    'three slots and two checkouts',
    'error terminals.box.concurrency',
    [{ [`${BOX}/concurrency`]: 3 }, OPS('/srv/ops')],
    /concurrency: 2/,
  );
  speaks('slots-have-checkouts', 'two slots and one checkout in two spellings', 'error terminals.box.concurrency', [
    two,
    OPS('/srv//eng/'),
  ]);
  silent('two slots with worktrees', two, { [`${BOX}/isolation`]: 'worktree' });
  silent('two slots and two checkouts', two, OPS('/srv/ops'));

  speaks(
    'run-root-is-outside',
    'run directories in the repository',
    'warning terminals.box.run_root',
    { [`${BOX}/run_root`]: '/srv/eng/.agentd' },
    /outside of every repository/,
  );
  speaks(
    'run-root-is-outside',
    'run directories in a repository that a project names',
    'warning terminals.box.run_root',
    [{ [`${BOX}/run_root`]: '/srv//ops/' }, OPS('/srv/ops')],
  );
  silent('run directories beside a repository of like name', { [`${BOX}/run_root`]: '/srv/eng-runs' });

  speaks(
    'checkouts-are-apart',
    'two terminals in one checkout of one host',
    'error terminals.third.repo',
    [SECOND, THIRD],
    /worktree/,
  );
  speaks('checkouts-are-apart', 'two local terminals in one checkout', 'error terminals.third.repo', [
    THIRD,
    { 'terminals/third/transport': 'local', 'terminals/third/host': undefined },
  ]);
  const fallback = { 'terminals/second/fallback': 'warpgate-ssh', 'terminals/second/target': 'm1' };
  const target = {
    'terminals/third/transport': 'warpgate-ssh',
    'terminals/third/host': undefined,
    'terminals/third/target': 'M1',
  };
  speaks('checkouts-are-apart', 'a fallback to the target of another terminal', 'error terminals.third.repo', [
    SECOND,
    THIRD,
    fallback,
    target,
  ]);
  const override = { 'terminals/third/repo': '/srv/other', 'projects/ENG/repos': { third: '/srv/eng/' } };
  speaks('checkouts-are-apart', 'a checkout that a project names', 'error terminals.third.repo', [
    SECOND,
    THIRD,
    override,
  ]);
  const windows = {
    'terminals/second/os': 'windows',
    'terminals/third/os': 'windows',
    'terminals/second/run_root': 'C:\\runs',
    'terminals/third/run_root': 'C:\\runs',
  };
  speaks('checkouts-are-apart', 'a Windows checkout in two spellings', 'error terminals.third.repo', [
    SECOND,
    THIRD,
    windows,
    { 'terminals/second/repo': 'C:\\Eng', 'terminals/third/repo': 'c:/eng/' },
  ]);
  silent('one path on two machines', SECOND);
  silent('one machine, one of two with worktrees', SECOND, THIRD, { 'terminals/third/isolation': 'worktree' });
  silent('one machine and two checkouts', SECOND, THIRD, { 'terminals/third/repo': '/srv/other' });

  speaks(
    'bins-are-used',
    'a binary that no command begins with',
    'warning terminals.box.bins.code',
    { [`${BOX}/bins`]: { code: '/usr/bin/codex' } },
    /`codex`\?/,
  );
  speaks('accounts-are-of-executors', 'an account of another executor', 'warning terminals.box.accounts.x', {
    [`${BOX}/accounts`]: { x: 'team' },
  });
  silent('an account of its own executor', {
    [`${BOX}/accounts`]: { codex: 'team' },
    [`${BOX}/bins`]: { codex: '/usr/bin/codex' },
  });
});
