import { describe, expect, it } from 'vitest';
import { HostKeyError, TransportError, Unreached } from '../../../../action/src/errors.ts';
import { classify, errorOf } from '../../../../action/src/transports/channels/ssh/classify.ts';
import { Noticed } from '../../../../action/src/transports/channels/ssh/fault.ts';
import type { Fault, Phase } from '../../../../action/src/transports/channels/ssh/fault.ts';
import { BACKS_OFF } from '../../../../action/src/transports/channels/ssh/failures.ts';

const WHERE = 'box (agent@100.64.0.7 port 22)';

/** An error as ssh2 or a socket makes it. */
function seen(message: string, fields: Readonly<Record<string, unknown>> = {}): Error {
  return Object.assign(new Error(message), fields);
}

const socket = (code: string): Error => seen(`connect ${code} 100.64.0.7:22`, { level: 'client-socket', code });

type Expected = readonly [error: unknown, phase: Phase, code: string, retry: boolean, banner?: string];

const UNREACHED: readonly Expected[] = [
  [socket('ECONNREFUSED'), 'reach', 'ssh-refused', true],
  [socket('EHOSTUNREACH'), 'reach', 'ssh-no-route', true],
  [socket('ENETUNREACH'), 'reach', 'ssh-no-route', true],
  [socket('EACCES'), 'reach', 'ssh-no-route', true],
  [socket('ETIMEDOUT'), 'reach', 'ssh-connect-timeout', true],
  [new Noticed('deadline', 'x'), 'reach', 'ssh-connect-timeout', true],
  [new Noticed('deadline', 'x'), 'handshake', 'ssh-connect-timeout', true],
  [seen('Timed out while waiting for handshake', { level: 'client-timeout' }), 'login', 'ssh-connect-timeout', true],
  [seen('getaddrinfo ENOTFOUND box', { code: 'ENOTFOUND' }), 'reach', 'ssh-host-unknown', false],
  [seen('getaddrinfo EAI_AGAIN box', { code: 'EAI_AGAIN' }), 'reach', 'ssh-dns-failed', true],
  [seen('Error while looking up IPv4 address', { level: 'client-dns' }), 'reach', 'ssh-dns-failed', true],
  [seen('general failure', { code: 'EPROXY' }), 'reach', 'ssh-proxy-failed', true],
  [seen('Connection lost before handshake', { level: 'protocol' }), 'handshake', 'ssh-closed-early', true],
  [socket('ECONNRESET'), 'handshake', 'ssh-closed-early', true],
  [new Noticed('closed', 'x'), 'login', 'ssh-closed-early', true],
  [
    seen('Handshake failed: no matching key exchange algorithm', { level: 'handshake' }),
    'handshake',
    'ssh-no-common-algorithm',
    false,
  ],
  [
    seen('Handshake failed: no matching C->S cipher', { level: 'handshake' }),
    'handshake',
    'ssh-no-common-algorithm',
    false,
  ],
  [
    seen('All configured authentication methods failed', { level: 'client-authentication' }),
    'login',
    'ssh-login-refused',
    false,
  ],
  [seen('Failed to connect to agent', { level: 'agent' }), 'login', 'ssh-login-refused', false],
  [seen('Too many authentication failures', { code: 2 }), 'login', 'ssh-login-refused', false],
  [seen('No supported methods', { code: 14 }), 'login', 'ssh-login-refused', false],
  [new Noticed('more-factors', 'it asks for keyboard-interactive'), 'login', 'ssh-more-factors', false],
  [seen('Internal error', { code: 2 }), 'login', 'ssh-disconnected', true],
  [seen('(SSH) Channel open failure: open failed', { reason: 2 }), 'open', 'ssh-channel-refused', true],
  [seen('(SSH) Channel open failure: prohibited', { reason: 1 }), 'open', 'ssh-channel-refused', true],
  [seen('Unable to exec'), 'open', 'ssh-command-refused', true],
  [new Noticed('deadline', 'x'), 'open', 'ssh-connect-timeout', true],
  [seen('Keepalive timeout', { level: 'client-timeout' }), 'open', 'ssh-connect-timeout', true],
  [seen('No response from server'), 'open', 'ssh-failed', true],
  [seen('something new'), 'reach', 'ssh-failed', true],
];

const TAILSCALE: readonly Expected[] = [
  [
    seen('All configured authentication methods failed', { level: 'client-authentication' }),
    'login',
    'ssh-tailscale-policy',
    false,
    'tailscale: tailnet policy does not permit you to SSH to this node\r\n',
  ],
  [
    seen('x', { code: 2 }),
    'login',
    'ssh-tailscale-policy',
    false,
    'tailscale: tailnet policy does not permit you to SSH as user "root"',
  ],
  [seen('x', { code: 2 }), 'login', 'ssh-tailscale-policy', false, 'tailscale: access denied'],
  [
    seen('x', { level: 'client-authentication' }),
    'login',
    'ssh-tailscale-policy',
    false,
    'Permission denied (tailscale)',
  ],
  [seen('x', { code: 2 }), 'login', 'ssh-user-unknown', false, 'tailscale: failed to look up local user "agent"'],
  [seen('x', { code: 2 }), 'login', 'ssh-login-refused', false, 'tailscale: something that is new'],
  [
    new Noticed('deadline', 'x'),
    'login',
    'ssh-tailscale-check',
    false,
    '# Tailscale SSH requires an additional check.\n# To authenticate, visit: https://login.tailscale.com/a/1234',
  ],
];

const UNKNOWN: readonly Expected[] = [
  [new Noticed('deadline', 'it did not answer within 60 s'), 'sent', 'terminal-timeout', true],
  [new Noticed('no-exit-code', 'x'), 'sent', 'ssh-no-exit-code', true],
  [new Noticed('signal', 'ended by SIGKILL'), 'sent', 'ssh-script-killed', true],
  [new Noticed('exit-code', 'the shell ended with exit code 127'), 'sent', 'ssh-script-failed', true],
  [
    new Noticed('blocked', 'a virus scanner keeps PowerShell there from running scripts'),
    'sent',
    'script-blocked',
    false,
  ],
  [new Noticed('too-large', 'it printed more than 5 bytes'), 'sent', 'answer-too-large', true],
  [new Noticed('called-off', 'x'), 'sent', 'aborted', true],
  [new Noticed('called-off', 'x'), 'reach', 'aborted', true],
  [new Noticed('closed', 'x'), 'sent', 'ssh-link-lost', true],
  [seen('Keepalive timeout', { level: 'client-timeout' }), 'sent', 'ssh-link-lost', true],
  [socket('ECONNRESET'), 'sent', 'ssh-link-lost', true],
  [seen('No response from server'), 'sent', 'ssh-link-lost', true],
  [seen('Packet length 1313818963 exceeds max', {}), 'sent', 'ssh-link-lost', true],
];

const STRANGERS: readonly Expected[] = [
  [seen('Host denied (verification failed)', { level: 'handshake' }), 'handshake', 'host-key-mismatch', false],
  [seen('Handshake failed: no matching host key format', { level: 'handshake' }), 'handshake', 'host-key-type', false],
];

function check([error, phase, code, retry, banner = '']: Expected, kind: Fault['kind']): void {
  const fault = classify(error, phase, banner, WHERE);
  expect(fault).toMatchObject({ code, retry, kind });
  expect(fault.message.startsWith(`${WHERE}: `)).toBe(true);
  expect(fault.message).toMatch(/[.”]$/);
  expect(fault.remedy).toMatch(/\.$|\)$/);
}

describe('what a failed visit means', () => {
  const tables = [
    ['not reached', 'Unreached', [...UNREACHED, ...TAILSCALE]],
    ['unknown', 'TransportError', UNKNOWN],
    ['another machine', 'HostKeyError', STRANGERS],
  ] as const;
  for (const [words, kind, rows] of tables) {
    for (const row of rows) {
      const [error, phase, code, , banner = ''] = row;
      it(`is “${words}” (${code}) for “${String(error)}” in the phase ${phase}${banner && `, with “${banner.trim()}”`}`, () =>
        check(row, kind));
    }
  }

  it('is “not reached” for whatever fails before the script was sent, and “unknown” for the same thing afterwards', () => {
    for (const [error, phase, , , banner = ''] of UNREACHED) {
      expect(classify(error, phase, banner, WHERE).kind).toBe('Unreached');
      expect(classify(error, 'sent', banner, WHERE).kind).toBe('TransportError');
    }
  });

  it('quotes the server’s banner as one harmless line', () => {
    const banner = '\u001b[31mGo away\u001b[0m\r\n::set-output name=x::y\n\u0007##[error]\u202e' + 'z'.repeat(1000);
    const { message } = classify(new Noticed('closed', 'x'), 'login', banner, WHERE);
    expect(message).toContain('The server said: “Go away : :set-output name=x: :y ## [error]zzz');
    expect(message).not.toMatch(/[\p{Cc}\p{Cf}]|::/u);
    expect(message.length).toBeLessThan(700);
  });

  it('says to leave a server alone that counts refused logins', () => {
    const refused = classify(seen('x', { level: 'client-authentication' }), 'login', '', WHERE);
    expect(refused.wait_s).toBeGreaterThanOrEqual(15);
    expect(refused.remedy).toContain('Do not try often');
    expect(classify(socket('ECONNRESET'), 'handshake', '', WHERE).wait_s).toBeGreaterThanOrEqual(15);
    expect(classify(socket('ECONNREFUSED'), 'reach', '', WHERE).wait_s).toBe(0);
    expect([...BACKS_OFF].toSorted()).toEqual([
      'ssh-closed-early',
      'ssh-disconnected',
      'ssh-login-refused',
      'ssh-more-factors',
      'ssh-tailscale-policy',
      'ssh-user-unknown',
    ]);
  });

  it('becomes the error of its kind, with the cause', () => {
    const cause = socket('ECONNREFUSED');
    const fault = classify(cause, 'reach', '', WHERE);
    expect(errorOf(fault, cause)).toBeInstanceOf(Unreached);
    expect(errorOf(fault, cause).cause).toBe(cause);
    expect(errorOf({ ...fault, kind: 'HostKeyError' })).toBeInstanceOf(HostKeyError);
    const unknown = errorOf({ ...fault, kind: 'TransportError' });
    expect(unknown).toBeInstanceOf(TransportError);
    expect(unknown).not.toBeInstanceOf(Unreached);
  });

  it('holds for things thrown that are no errors', () => {
    expect(classify('text', 'open', '', WHERE)).toMatchObject({ code: 'ssh-failed', kind: 'Unreached' });
    expect(classify(undefined, 'sent', '', WHERE)).toMatchObject({ code: 'ssh-link-lost', kind: 'TransportError' });
  });
});
