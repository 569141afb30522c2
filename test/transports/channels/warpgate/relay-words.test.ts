import { describe, expect, it } from 'vitest';
import { relayArgv } from '../../../../action/src/transports/channels/warpgate/relay-words.ts';

const template = (...words: readonly string[]): Parameters<typeof relayArgv>[0] => ({
  words,
  target: 'win $& {vault_config}',
  vault_config: '/etc/a b.json',
});
const POWERSHELL = ['powershell', '-EncodedCommand', 'AAA='];

describe('the words of a relay command', () => {
  it('have the values in their places, each put in once and as it is', () => {
    expect(
      relayArgv(template('c', '--to={target}', '{vault_config}', '{other}', 'bash', '-c', '{script}'), 'x'),
    ).toEqual(['c', '--to=win $& {vault_config}', '/etc/a b.json', '{other}', 'bash', '-c', 'x']);
  });

  it('leave the script as it is, whatever looks like a placeholder in it', () => {
    expect(relayArgv(template('c', '{script}', 'end'), '{target}')).toEqual(['c', '{target}', 'end']);
  });

  it.each([['bash'], ['sh'], ['/bin/sh'], ['/usr/local/bin/bash']])(
    'have the words of PowerShell in place of %s -c and the script',
    (shell) => {
      expect(relayArgv(template('c', '--', shell, '-c', '{script}'), POWERSHELL)).toEqual(['c', '--', ...POWERSHELL]);
    },
  );

  it('have the command of PowerShell as one word where the relay command runs a text', () => {
    expect(relayArgv(template('c', '--run', '{script}'), POWERSHELL)).toEqual(['c', '--run', POWERSHELL.join(' ')]);
    expect(relayArgv(template('fish', '-c', '{script}'), POWERSHELL)).toEqual(['fish', '-c', POWERSHELL.join(' ')]);
  });
});
