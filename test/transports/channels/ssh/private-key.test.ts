import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../../../../action/src/errors.ts';
import { keyRing } from '../../../../action/src/transports/channels/ssh/key-ring.ts';
import { readPrivateKey } from '../../../../action/src/transports/channels/ssh/private-key.ts';
import type { KeySource } from '../../../../action/src/transports/channels/ssh/private-key.ts';
import { makeKey } from '../../../fakes/sshd.ts';
import { removeFolder } from '../../../folders.ts';

const { parseKey } = ssh2.utils;
const folder = mkdtempSync(join(tmpdir(), 'agentd-private-key-'));
const PASSPHRASE = 'pass phrase ü';
beforeAll(() => {
  for (const type of ['ed25519', 'rsa', 'ecdsa']) makeKey(join(folder, type), type);
  makeKey(join(folder, 'locked'), 'ed25519', PASSPHRASE);
});
afterAll(() => removeFolder(folder));

const file = (name: string): string => readFileSync(join(folder, name), 'utf8');

function source(text: string | undefined, passphrase?: string): KeySource {
  return {
    name: 'SSH_KEY',
    text,
    passphrase: passphrase === undefined ? null : { name: 'SSH_PASS', text: passphrase },
  };
}

function refusal(text: string | undefined, passphrase?: string): ConfigError {
  try {
    readPrivateKey(source(text, passphrase), parseKey);
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  throw new Error('it was not refused');
}

describe('a private key from a variable', () => {
  it.each(['ed25519', 'rsa', 'ecdsa'])('is read as ssh-keygen writes it: %s', (type) => {
    expect(readPrivateKey(source(file(type)), parseKey).isPrivateKey()).toBe(true);
  });

  it('may have Windows line ends, blanks around it, and no line end at its end', () => {
    const text = file('ed25519');
    for (const odd of [text.replaceAll('\n', '\r\n'), `\n  ${text}\n\n`, text.trimEnd()]) {
      expect(readPrivateKey(source(odd), parseKey).isPrivateKey()).toBe(true);
    }
  });

  it('may be in the older PEM form of RSA and ECDSA', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs1', format: 'pem' });
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'sec1', format: 'pem' });
    for (const pem of [rsa, ec]) expect(readPrivateKey(source(pem.toString()), parseKey).isPrivateKey()).toBe(true);
  });

  it('is opened with its passphrase', () => {
    expect(readPrivateKey(source(file('locked'), PASSPHRASE), parseKey).isPrivateKey()).toBe(true);
  });

  const swapped = (text: string): string => {
    const rows = text.split('\n');
    return [rows[0], rows[2], rows[1], ...rows.slice(3)].join('\n');
  };
  const pkcs8 = (type: 'rsa' | 'ed25519'): string =>
    (type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519')).privateKey
      .export({ type: 'pkcs8', format: 'pem' })
      .toString();
  const cases: readonly (readonly [what: string, text: () => string | undefined, code: string, remedy: RegExp])[] = [
    ['is not set', () => undefined, 'ssh-key-missing', /Set SSH_KEY/],
    ['is empty', () => ' \n', 'ssh-key-missing', /Set SSH_KEY/],
    ['has \\n for line ends', () => file('ed25519').replaceAll('\n', '\\n'), 'ssh-key-format', /real line ends/],
    ['has blanks for line ends', () => file('ed25519').replaceAll('\n', ' '), 'ssh-key-format', /real line ends/],
    [
      'has carriage returns for line ends',
      () => file('rsa').replaceAll('\n', '\r'),
      'ssh-key-format',
      /real line ends/,
    ],
    ['has lost its line ends', () => file('rsa').replaceAll('\n', ''), 'ssh-key-format', /real line ends/],
    ['is indented', () => file('rsa').replaceAll('\n', '\n  '), 'ssh-key-format', /real line ends/],
    ['is in quotes', () => `"${file('rsa').trim()}"`, 'ssh-key-format', /real line ends/],
    [
      'is PKCS#8 with blanks for line ends',
      () => pkcs8('rsa').replaceAll('\n', ' '),
      'ssh-key-format',
      /real line ends/,
    ],
    ['is PKCS#8 with RSA', () => pkcs8('rsa'), 'ssh-key-format', /ssh-keygen -p -N "" -f key/],
    ['is PKCS#8 with Ed25519', () => pkcs8('ed25519'), 'ssh-key-format', /ssh-keygen -t ed25519/],
    ['is a public key', () => file('ed25519.pub'), 'ssh-key-public', /without `\.pub`/],
    ['is a public RSA key', () => file('rsa.pub'), 'ssh-key-public', /without `\.pub`/],
    ['is the path of a file', () => '/home/agent/.ssh/id_ed25519', 'ssh-key-format', /not its path/],
    ['is cut', () => file('ed25519').slice(0, 200), 'ssh-key-format', /ssh-keygen -y -f key/],
    ['is damaged', () => swapped(file('ed25519')), 'ssh-key-format', /ssh-keygen -y -f key/],
    ['is encrypted', () => file('locked'), 'ssh-key-passphrase', /ssh_passphrase_key/],
  ];

  it.each(cases)('is refused with the remedy when it %s', (_what, text, code, remedy) => {
    const { problem } = refusal(text());
    expect(problem).toMatchObject({ code, retry: false });
    expect(problem.message).toContain('SSH_KEY');
    expect(problem.remedy).toMatch(remedy);
  });

  it('is told what stands where its line ends belong', () => {
    const text = file('ed25519').trim();
    const said = (odd: string): string => refusal(odd).problem.message;
    expect(said(text.replaceAll('\n', ' '))).toBe('The SSH key in SSH_KEY has blanks where line ends belong.');
    expect(said(text.replaceAll('\n', '\\n'))).toContain('the two characters \\n');
    expect(said(text.replaceAll('\n', ''))).toContain('no line ends');
    expect(said(`'${text}'`)).toContain('quotes around it');
    expect(said(text.replaceAll('\n', ' \n'))).toContain('blanks at the ends of its lines');
  });

  it('is refused when its passphrase is missing or wrong', () => {
    expect(refusal(file('locked'), '').problem.remedy).toMatch(/Set SSH_PASS/);
    const { problem } = refusal(file('locked'), 'wrong secret');
    expect(problem.code).toBe('ssh-key-passphrase');
    expect(problem.message).toContain('SSH_PASS');
    expect(problem.remedy).toContain('ssh-keygen -p');
  });

  it('appears in no error, and neither does its passphrase', () => {
    const damaged = file('locked').split('\n').slice(0, 4).join('\n');
    for (const [text, passphrase] of [
      [file('locked'), 'wrong secret'],
      [damaged, PASSPHRASE],
      [file('ed25519').replaceAll('\n', '\\n'), undefined],
      [file('ed25519').replaceAll('\n', ' '), undefined],
      [pkcs8('rsa'), undefined],
    ] as const) {
      const { message, problem, stack, cause } = refusal(text, passphrase);
      const said = JSON.stringify([message, problem, stack, String(cause)]);
      for (const word of text.split(/\\n|\s/).filter((part) => part.length > 20 && !part.startsWith('---'))) {
        expect(said).not.toContain(word.slice(0, 20));
      }
      if (passphrase !== undefined) expect(said).not.toContain(passphrase);
    }
  });

  it('is opened once for all terminals that use it', () => {
    let opened = 0;
    const ring = keyRing();
    const counting: typeof parseKey = (...args) => {
      opened += 1;
      return parseKey(...args);
    };
    const first = ring.read(source(file('locked'), PASSPHRASE), counting);
    expect(ring.read(source(file('locked'), PASSPHRASE), counting)).toBe(first);
    expect(opened).toBe(1);
  });
});
