import { describe } from 'vitest';
import type { Patch } from '../base.ts';
import { SECOND, WARPGATE } from '../base.ts';
import { silent, speaks } from './cases.ts';

const THROUGH: Patch = { 'terminals/second/transport': 'warpgate-ssh', 'terminals/second/host': undefined };
const NATIVE: Patch[] = [SECOND, THROUGH, WARPGATE];

const WORDS = ['agent-access', '--config', '{vault_config}', 'run', '--target', '{target}', '--', 'bash', '-c'];
const relay = (...words: readonly string[]): Patch => ({ warpgate: { relay: words, vault_config: '/etc/vault.json' } });
const RELAY: Patch[] = [SECOND, THROUGH, relay(...WORDS, '{script}')];

describe('the rules of the bastion', () => {
  silent('a native way', ...NATIVE);
  silent('a relay', ...RELAY);
  silent('a relay that hands on a secret', ...RELAY, { 'warpgate/relay_env': ['VAULT_TOKEN'] });
  silent('a host key that is believed', ...NATIVE, { 'warpgate/host_keys': undefined, 'warpgate/tofu': true });

  speaks('warpgate-is-there', 'a terminal without a bastion', 'error terminals.second.transport', [SECOND, THROUGH]);
  speaks('warpgate-is-there', 'a fallback without a bastion', 'error terminals.second.fallback', [
    SECOND,
    { 'terminals/second/fallback': 'warpgate-ssh' },
  ]);
  silent('a fallback with a bastion', SECOND, WARPGATE, { 'terminals/second/fallback': 'warpgate-ssh' });
  speaks('warpgate-is-used', 'a bastion that nobody uses', 'warning warpgate', [SECOND, WARPGATE]);

  speaks('warpgate-one-way', 'a bastion without any way', 'error warpgate', [SECOND, THROUGH, { warpgate: {} }]);
  speaks('warpgate-one-way', 'two ways', 'error warpgate.relay', [...RELAY, { 'warpgate/port': 2222 }], /either/);
  speaks('warpgate-keys-fit', 'a vault without a relay', 'warning warpgate.vault_config', [
    ...NATIVE,
    { 'warpgate/vault_config': '/etc/vault.json' },
  ]);
  speaks('warpgate-keys-fit', 'variables for no relay', 'warning warpgate.relay_env', [
    ...NATIVE,
    { 'warpgate/relay_env': ['VAULT_TOKEN'] },
  ]);

  for (const key of ['host', 'user', 'ssh_key']) {
    speaks('warpgate-needs', `a native way without ${key}`, `error warpgate.${key}`, [
      ...NATIVE,
      { [`warpgate/${key}`]: undefined },
    ]);
  }
  speaks(
    'warpgate-host-keys-known',
    'no host key',
    'warning warpgate.host_keys',
    [...NATIVE, { 'warpgate/host_keys': undefined }],
    /agentd doctor/,
  );
  speaks('warpgate-host-keys-known', 'a comment in place of a host key', 'warning warpgate.host_keys', [
    ...NATIVE,
    { 'warpgate/host_keys': ['# warpgate'] },
  ]);
  speaks('host-keys-are-keys', 'a fingerprint as the host key of Warpgate', 'error warpgate.host_keys[0]', [
    ...NATIVE,
    { 'warpgate/host_keys': ['SHA256:o215xZWzD13GuA2250U9T5p7BEasbdRQF0YCEIBG5Ho'] },
  ]);
  speaks('warpgate-host-keys-known', 'a first host key that is believed beside pinned ones', 'warning warpgate.tofu', [
    ...NATIVE,
    { 'warpgate/tofu': true },
  ]);

  speaks('relay-script', 'no place for the script', 'error warpgate.relay', [SECOND, THROUGH, relay(...WORDS)]);
  speaks('relay-script', 'two places for the script', 'error warpgate.relay', [
    ...RELAY,
    relay(...WORDS, '{script}', '{script}'),
  ]);
  speaks('relay-script', 'a script inside a word', 'error warpgate.relay[9]', [
    ...RELAY,
    relay(...WORDS, 'exec {script}'),
  ]);
  speaks('relay-target', 'no target', 'error warpgate.relay', [...RELAY, relay('a', '{vault_config}', '{script}')]);
  silent('a target inside a word', ...RELAY, relay('a', '{vault_config}', '--target={target}', '{script}'));
  speaks(
    'relay-placeholders',
    'a placeholder that is misspelt',
    'error warpgate.relay[1]',
    [...RELAY, relay('a', '{tagret}', '{target}', '{vault_config}', '{script}')],
    /`target`/,
  );
  speaks('relay-placeholders', 'braces that are none', 'warning warpgate.relay[1]', [
    ...RELAY,
    relay('a', '{port_of_call}', '{target}', '{vault_config}', '{script}'),
  ]);
  speaks('relay-vault-config', 'a vault that is not named', 'error warpgate.relay[2]', [
    ...RELAY,
    { 'warpgate/vault_config': undefined },
  ]);
  speaks('relay-vault-config', 'a vault that is not used', 'warning warpgate.vault_config', [
    ...RELAY,
    relay('a', '{target}', '{script}'),
  ]);
  silent('a jump by ssh', ...RELAY, { warpgate: { relay: ['ssh', '-J', 'bastion', 'agent@{target}', '{script}'] } });
  speaks('relay-ssh', 'a shell behind ssh', 'error warpgate.relay[4]', [
    ...RELAY,
    { warpgate: { relay: ['/usr/bin/ssh', '{target}', 'bash', '-c', '{script}'] } },
  ]);
  speaks('relay-paths', 'a home directory that nobody expands', 'error warpgate.relay[0]', [
    ...RELAY,
    { 'warpgate/relay': ['~/bin/agent-access', '{vault_config}', '{target}', '{script}'] },
  ]);
  speaks('relay-paths', 'a vault in a home directory', 'error warpgate.vault_config', [
    ...RELAY,
    { 'warpgate/vault_config': '~/vault.json' },
  ]);

  speaks('secrets-have-one-use', 'a Plane token for the relay', 'error warpgate.relay_env[0]', [
    ...RELAY,
    { 'warpgate/relay_env': ['PLANE_TOKEN'] },
  ]);
  speaks('secret-names-are-free', 'a name of the system for the relay', 'error warpgate.relay_env[0]', [
    ...RELAY,
    { 'warpgate/relay_env': ['GITHUB_TOKEN'] },
  ]);
});
