import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../../../../action/src/errors.ts';
import {
  algorithmsFor,
  fingerprint,
  lineOf,
  parseHostKeys,
  typeOf,
  verifierOf,
} from '../../../../action/src/transports/channels/ssh/host-keys.ts';
import { verifyHostKey, refusalOf } from '../../../../action/src/transports/channels/ssh/trust.ts';
import { makeKey } from '../../../fakes/sshd.ts';
import { removeFolder } from '../../../folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'agentd-host-keys-'));
const lines: Record<string, string> = {};
beforeAll(() => {
  for (const type of ['ed25519', 'rsa', 'ecdsa']) {
    makeKey(join(folder, type), type);
    lines[type] = readFileSync(join(folder, `${type}.pub`), 'utf8').trim();
  }
});
afterAll(() => removeFolder(folder));

const one = (line: string): Buffer => {
  const [key] = parseHostKeys([line], 'here');
  if (key === undefined) throw new Error('no key');
  return key.blob;
};
const line = (type: string): string => lines[type] ?? '';
const bare = (type: string): string => line(type).split(' ').slice(0, 2).join(' ');

describe('host key lines', () => {
  it('are read as in authorized_keys, as in known_hosts, and as ssh-keyscan prints them', () => {
    const ways = [
      line('ed25519'),
      bare('ed25519'),
      `  ${bare('ed25519')}\r`,
      `box.example.com,100.64.0.7 ${bare('ed25519')}`,
      `[box.example.com]:2222 ${line('ed25519')}`,
      `|1|Q7k2NXXIHrLvMiTDBLyHe4fSuBU=|vPTmWRBZG8yGRvqYsV2B8t8yUSk= ${bare('ed25519')}`,
      `# box SSH-2.0-OpenSSH_9.2\nbox ${bare('ed25519')}\n`,
    ];
    for (const way of ways) expect(lineOf(one(way))).toBe(bare('ed25519'));
    expect(parseHostKeys(['', '# none', '  '], 'here')).toEqual([]);
    expect(
      parseHostKeys([`${line('rsa')}\n${line('ecdsa')}`, line('ed25519')], 'here').map(({ type }) => type),
    ).toEqual(['ssh-rsa', 'ecdsa-sha2-nistp256', 'ssh-ed25519']);
  });

  it.each([
    ['a fingerprint', () => 'SHA256:abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG', /a fingerprint is no key/],
    ['a revoked key', () => `@revoked box ${bare('ed25519')}`, /@revoked is not supported/],
    ['a certificate authority', () => `@cert-authority * ${bare('ed25519')}`, /@cert-authority/],
    ['a key that was cut', () => bare('ed25519').slice(0, -30), /damaged or cut/],
    ['a key that was cut after whole bytes', () => bare('ed25519').slice(0, -20), /damaged or cut/],
    ['a key under another type', () => bare('ed25519').replace('ssh-ed25519', 'ssh-rsa'), /damaged or cut/],
    ['a type without its key', () => 'ssh-ed25519', /no host key line/],
    ['something else', () => 'hello', /no host key line/],
    ['a kind that is not supported', () => 'ssh-dss AAAA', /no host key line/],
  ])('are refused when one is %s, with the place and the remedy', (_what, text, message) => {
    expect(() => parseHostKeys([text()], 'terminals.box.host_keys')).toThrow(ConfigError);
    expect(() => parseHostKeys([text()], 'terminals.box.host_keys')).toThrow(message);
    expect(() => parseHostKeys([text()], 'terminals.box.host_keys')).toThrow(/^terminals\.box\.host_keys: /);
  });

  it('have the fingerprint that ssh-keygen prints', () => {
    for (const type of ['ed25519', 'rsa', 'ecdsa']) {
      const said = spawnSync('ssh-keygen', ['-lf', join(folder, `${type}.pub`)], { encoding: 'utf8' }).stdout;
      expect(said.split(' ')[1]).toBe(fingerprint(one(line(type))));
    }
  });

  it('ask a server for signatures of exactly their types, and never for SHA-1', () => {
    expect(algorithmsFor(parseHostKeys([line('rsa')], ''))).toEqual(['rsa-sha2-512', 'rsa-sha2-256']);
    expect(algorithmsFor(parseHostKeys([line('rsa'), line('ed25519')], ''))).toEqual([
      'ssh-ed25519',
      'rsa-sha2-512',
      'rsa-sha2-256',
    ]);
    expect(algorithmsFor([])).not.toContain('ssh-rsa');
    expect(algorithmsFor([])[0]).toBe('ssh-ed25519');
  });

  it('are told from bytes that are no key', () => {
    for (const bytes of [Buffer.alloc(0), Buffer.from([0, 0, 0, 9, 1]), Buffer.alloc(30), Buffer.from('ssh-ed25519')]) {
      expect(typeOf(bytes)).toBe('');
    }
  });
});

describe('the check of a host key', () => {
  const trusting = (...types: readonly string[]): Parameters<typeof verifyHostKey>[1] => ({
    keys: parseHostKeys(types.map(line), ''),
    on_first_use: false,
    path: 'terminals.box.host_keys',
    published: false,
  });

  it('knows a pinned key among several, byte by byte', () => {
    expect(verifyHostKey(one(line('rsa')), trusting('ed25519', 'rsa'))).toBe('known');
    expect(verifyHostKey(one(line('rsa')), trusting('ed25519'))).toBe('other');
    const changed = Buffer.from(one(line('ed25519')));
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(verifyHostKey(changed, trusting('ed25519'))).toBe('other');
    expect(verifyHostKey(Buffer.concat([one(line('ed25519')), Buffer.from([0])]), trusting('ed25519'))).toBe('other');
  });

  it('believes an unknown machine only where that was asked for, and never a changed one', () => {
    const nothing = trusting();
    expect(verifyHostKey(one(line('rsa')), nothing)).toBe('unpinned');
    expect(verifyHostKey(one(line('rsa')), { ...nothing, on_first_use: true })).toBe('first');
    expect(verifyHostKey(one(line('rsa')), { ...trusting('ed25519'), on_first_use: true })).toBe('other');
  });

  it('takes nothing but true for consent: a check that is asynchronous by mistake lets nobody in', () => {
    const key = one(line('ed25519'));
    const answers: readonly unknown[] = [Promise.resolve(true), 1, 'yes', undefined, null, {}, false, 0];
    for (const answer of answers) expect(verifierOf(() => answer as boolean)(key)).toBe(false);
    expect(verifierOf(() => true)(key)).toBe(true);
  });

  it('says what was shown and what was known, and how to mend it', () => {
    const [shown, known] = [one(line('rsa')), one(line('ed25519'))];
    const other = refusalOf(shown, trusting('ed25519'), 'box');
    expect(other).toMatchObject({ code: 'host-key-mismatch', kind: 'HostKeyError', retry: false });
    expect(other.message).toContain(fingerprint(shown));
    expect(other.message).toContain(fingerprint(known));
    expect(other.remedy).toContain('terminals.box.host_keys');
    const unpinned = refusalOf(shown, trusting(), 'box');
    expect(unpinned).toMatchObject({ code: 'host-key-unpinned', kind: 'HostKeyError', retry: false });
    expect(unpinned.message).toContain(bare('rsa'));
    expect(unpinned.remedy).toContain('ssh-keygen -lf');
  });
});
