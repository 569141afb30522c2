/** The table of failures: first match wins. Texts and codes of ssh2 1.17, Node, OpenSSH 9.2 and Tailscale SSH. */
import { BLOCKED_REMEDY } from '../../shells/powershell/reader.ts';
import { STARTUP_FILES } from '../../shells/answer/wrong-shell.ts';
import type { Fault, Seen } from './fault.ts';
import { quotable } from '../../sanitize.ts';

export interface Row {
  readonly code: string;
  readonly when: (seen: Seen) => boolean;
  readonly says: (seen: Seen) => string;
  readonly remedy: string;
  readonly retry: boolean;
  /** Default 0. */
  readonly wait_s?: number;
  /** Default: by the phase. */
  readonly kind?: Fault['kind'];
}

/** OpenSSH punishes addresses that fail to log in from 15 s of penalties on. */
const PENALTY_S = 15;

const NO_ROUTE = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN', 'EACCES', 'EPERM', 'EADDRNOTAVAIL']);
const UNKNOWN_NAME = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME', 'EAI_NONAME', 'EAI_NODATA']);
const CUT = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);

function is(codes: ReadonlySet<string>, { code }: Seen): boolean {
  return typeof code === 'string' && codes.has(code);
}

const isCalledOff = (seen: Seen): boolean => seen.noticed === 'called-off';

/** Before there is a connection. */
export const REACH_ROWS: readonly Row[] = [
  {
    code: 'aborted',
    kind: 'TransportError',
    when: isCalledOff,
    says: () => 'the visit was called off before its script was sent.',
    remedy: 'Nothing needs doing: the next tick asks again.',
    retry: true,
  },
  {
    code: 'ssh-refused',
    when: ({ code }) => code === 'ECONNREFUSED',
    says: () => 'the machine is up, and nothing listens on that port.',
    remedy:
      'Start sshd there (macOS: Remote Login), or correct `port`; a firewall that answers with a reset looks alike.',
    retry: true,
  },
  {
    code: 'ssh-no-route',
    when: (seen) => is(NO_ROUTE, seen),
    says: ({ code }) => `there is no way to that address (${code}).`,
    remedy:
      'See that this machine is in the network of the terminal; with Tailscale, that `tailscale status` shows it.',
    retry: true,
  },
  {
    code: 'ssh-host-unknown',
    when: (seen) => is(UNKNOWN_NAME, seen),
    says: () => 'there is no such host name.',
    remedy: 'Correct `host`, or write an address. Names of a tailnet need MagicDNS on this machine.',
    retry: false,
  },
  {
    code: 'ssh-dns-failed',
    when: ({ code, level }) => code === 'EAI_AGAIN' || level === 'client-dns',
    says: () => 'the name server did not answer.',
    remedy: 'Nothing needs doing at once. If it stays, write an address in `host`.',
    retry: true,
  },
  {
    code: 'ssh-proxy-failed',
    when: ({ code }) => code === 'EPROXY',
    says: ({ message }) => `the proxy did not get through: ${quotable(message)}.`,
    remedy: 'See that the proxy of `proxy` runs, and that it reaches the machine.',
    retry: true,
  },
  {
    code: 'ssh-connect-timeout',
    when: ({ code, noticed, level, message }) =>
      code === 'ETIMEDOUT' || noticed === 'deadline' || (level === 'client-timeout' && !/keepalive/i.test(message)),
    says: ({ phase }) => (phase === 'reach' ? 'it did not answer.' : `it fell silent ${DURING[phase]}.`),
    remedy: 'It may be asleep, or the network’s rules drop the connection (Tailscale: a grant for port 22 is needed).',
    retry: true,
  },
  {
    code: 'ssh-closed-early',
    when: (seen) =>
      is(CUT, seen) || seen.noticed === 'closed' || /before handshake|Connection lost/i.test(seen.message),
    says: ({ phase }) => `the connection was closed ${DURING[phase]}.`,
    remedy: `Is that port SSH at all? sshd also does this when it is overrun (MaxStartups) or punishes failed logins: wait at least ${PENALTY_S} s.`,
    retry: true,
    wait_s: PENALTY_S,
  },
];

const DURING: Readonly<Record<Seen['phase'], string>> = {
  reach: 'before it spoke',
  handshake: 'before its host key was seen',
  login: 'during the login',
  open: 'after the login',
  sent: 'while the script ran',
};

const CHECK_MODE = /login\.tailscale\.com\/a\/|requires an additional check/i;
const TAILSCALE_POLICY =
  /tailscale: (?:tailnet policy|access denied|failed to get connection info)|failed to evaluate SSH policy|Permission denied \(tailscale\)/i;
const NO_SUCH_USER = /failed to look up local user/i;
/** SSH disconnection reasons: by RFC 4253, 14 is "no more authentication methods available". */
const NO_MORE_METHODS = 14;

function isLoginRefusal({ level, code, message, phase, banner }: Seen): boolean {
  if (level === 'client-authentication' || level === 'agent') return true;
  if (phase !== 'login') return false;
  return (
    code === NO_MORE_METHODS || /too many authentication failures/i.test(message) || /^\s*tailscale:/im.test(banner)
  );
}

/** With a connection, before the script was sent. Rows of {@link REACH_ROWS} follow. */
export const LOGIN_ROWS: readonly Row[] = [
  {
    code: 'aborted',
    kind: 'TransportError',
    when: isCalledOff,
    says: () => 'the visit was called off before its script was sent.',
    remedy: 'Nothing needs doing: the next tick asks again.',
    retry: true,
  },
  {
    code: 'host-key-mismatch',
    kind: 'HostKeyError',
    when: ({ message }) => /Host denied|verification failed/i.test(message),
    says: () => 'its host key is not the one that is known.',
    remedy: 'Find out why before anything else: another machine may answer under that address.',
    retry: false,
  },
  {
    code: 'host-key-type',
    kind: 'HostKeyError',
    when: ({ message }) => /no matching host key format/i.test(message),
    says: () => 'it has no host key of the types that are pinned, so it is not the machine that is known.',
    remedy: 'Compare `host_keys` with the files `/etc/ssh/ssh_host_*_key.pub` on the machine.',
    retry: false,
  },
  {
    code: 'ssh-no-common-algorithm',
    when: ({ message }) => /no matching/i.test(message),
    says: ({ message }) => `it has no algorithm in common with this client (${quotable(message)}).`,
    remedy: 'Allow curve25519-sha256 and aes128-gcm@openssh.com in its sshd_config; these are the defaults of OpenSSH.',
    retry: false,
  },
  {
    code: 'ssh-tailscale-check',
    when: ({ banner, level }) => CHECK_MODE.test(banner) && level !== 'handshake',
    says: () => 'Tailscale wants a person to confirm this login (check mode).',
    remedy: 'Use `"action": "accept"` in the ssh rule of the tailnet policy for the machine that runs agentd.',
    retry: false,
  },
  {
    code: 'ssh-user-unknown',
    when: (seen) => isLoginRefusal(seen) && NO_SUCH_USER.test(seen.banner),
    says: () => 'there is no such user on the machine.',
    remedy: 'Correct `user`, or make that user. Do not try often: servers lock out addresses that fail to log in.',
    retry: false,
    wait_s: PENALTY_S,
  },
  {
    code: 'ssh-tailscale-policy',
    when: (seen) => isLoginRefusal(seen) && TAILSCALE_POLICY.test(seen.banner),
    says: () => 'the tailnet’s policy does not allow this login.',
    remedy:
      'Add an ssh rule (action accept, src, dst, users) and a grant for port 22. A tagged machine reaches only tagged ones.',
    retry: false,
    wait_s: PENALTY_S,
  },
  {
    code: 'ssh-more-factors',
    when: ({ noticed }) => noticed === 'more-factors',
    says: ({ message }) => `${message}.`,
    remedy: 'Let this user in with the public key alone: nobody is there to type a code or to approve in a browser.',
    retry: false,
    wait_s: PENALTY_S,
  },
  {
    code: 'ssh-login-refused',
    when: isLoginRefusal,
    says: ({ message }) => `the login was refused (${quotable(message)}).`,
    remedy:
      'Check `user` and the key (`authorized_keys`). Do not try often: servers lock out addresses that fail to log in.',
    retry: false,
    wait_s: PENALTY_S,
  },
  {
    code: 'ssh-channel-refused',
    when: ({ reason, message }) => reason !== null || /channel open failure/i.test(message),
    says: ({ message }) => `it let us in and opened no session (${quotable(message)}).`,
    remedy: 'Raise MaxSessions in its sshd_config to at least 2, and see that the key’s restrictions allow commands.',
    retry: true,
  },
  {
    code: 'ssh-command-refused',
    when: ({ message, phase }) => phase === 'open' && /unable to exec/i.test(message),
    says: () => 'it let us in and ran no command; nothing of the script was sent.',
    remedy: 'See that the user has a login shell, and that no forced command or policy forbids commands.',
    retry: true,
  },
  {
    code: 'ssh-connect-timeout',
    when: ({ phase, noticed, level }) => phase === 'open' && (noticed === 'deadline' || level === 'client-timeout'),
    says: () => 'it fell silent after the login; nothing of the script was sent.',
    remedy: 'Nothing needs doing at once: the next tick asks again.',
    retry: true,
  },
  {
    code: 'ssh-disconnected',
    when: ({ code }) => typeof code === 'number',
    says: ({ message }) => `it ended the connection (${quotable(message)}).`,
    remedy: 'Look into its sshd log for the reason.',
    retry: true,
    wait_s: PENALTY_S,
  },
];

/** Once some of the script may have arrived. What no row names is a lost link. */
export const SENT_ROWS: readonly Row[] = [
  {
    code: 'aborted',
    when: isCalledOff,
    says: () => 'the visit was called off; what its script has done is unknown.',
    remedy: 'Nothing needs doing: the next tick asks again.',
    retry: true,
  },
  {
    code: 'terminal-timeout',
    when: ({ noticed }) => noticed === 'deadline',
    says: ({ message }) => `${message}; what the script has done is unknown.`,
    remedy: 'Nothing needs doing at once: the next tick asks again. If it stays, look for a hung disk or mount there.',
    retry: true,
  },
  {
    code: 'answer-too-large',
    when: ({ noticed }) => noticed === 'too-large',
    says: ({ message }) => `${message}; the answer was not read to its end.`,
    remedy: 'Report this with the log: every read has its own limit, so this should not happen.',
    retry: true,
  },
  {
    code: 'ssh-script-killed',
    when: ({ noticed }) => noticed === 'signal',
    says: ({ message }) => `${message}; what the script has done is unknown.`,
    remedy: 'Look into the machine’s log for who ended it (memory, policy, an administrator).',
    retry: true,
  },
  {
    code: 'wrong-shell',
    when: ({ noticed }) => noticed === 'reader',
    says: ({ message }) => `${message}; what it has done with it is unknown.`,
    remedy: STARTUP_FILES,
    retry: true,
  },
  {
    code: 'script-blocked',
    when: ({ noticed }) => noticed === 'blocked',
    says: ({ message }) => `${message}; nothing of the script was run.`,
    remedy: BLOCKED_REMEDY,
    retry: false,
  },
  {
    code: 'ssh-no-login-shell',
    when: ({ noticed, message }) => noticed === 'exit-code' && /account is (?:currently )?not available/i.test(message),
    says: ({ message }) => `${message}.`,
    remedy:
      'The login shell of that user is nologin or the like. Give it one, `chsh -s /bin/sh USER` as root, or name another user.',
    retry: true,
  },
  {
    code: 'ssh-sftp-only',
    when: ({ noticed, message }) => noticed === 'exit-code' && /allows sftp connections only/i.test(message),
    says: ({ message }) => `${message}.`,
    remedy:
      'sshd runs nothing but sftp for that user: take `ForceCommand internal-sftp` out of its `Match` block, or name another user.',
    retry: true,
  },
  {
    code: 'ssh-script-failed',
    when: ({ noticed }) => noticed === 'exit-code',
    says: ({ message }) => `${message}.`,
    remedy: `Run \`ssh … exec /bin/sh -s\` to the machine by hand and see that it works: a \`ForceCommand\` of sshd, or \`command=\` of the key, runs something else. ${STARTUP_FILES}`,
    retry: true,
  },
  {
    code: 'ssh-no-exit-code',
    when: ({ noticed }) => noticed === 'no-exit-code',
    says: ({ message }) =>
      `the session ended without an exit code, as when the connection is cut; what the script has done is unknown${message}.`,
    remedy: 'Nothing needs doing at once: the next tick asks again.',
    retry: true,
  },
];

/** Failures after which a server must be left alone for a while. */
export const BACKS_OFF: ReadonlySet<string> = new Set(
  [...REACH_ROWS, ...LOGIN_ROWS].filter(({ wait_s = 0 }) => wait_s > 0).map(({ code }) => code),
);
