/** Rules about host keys: that there are some where a login needs them, and that they are keys. */
import type { Path } from '../problem.ts';
import { shown } from '../problem.ts';
import type { Hit, Rule } from './rule.ts';
import { each, error, warning } from './rule.ts';

/** Without a known host key nobody knows which machine answers; Tailscale publishes those of its own SSH server. */
const hostKeysAreKnown: Rule = {
  name: 'host-keys-known',
  check: each('terminals', (terminal, path) => {
    const { transport, ssh_key, host_keys = [], tofu = false } = terminal;
    if (transport !== 'direct-ssh') return [];
    const relies: Path[] = [
      [...path, 'transport'],
      [...path, 'auth'],
      [...path, 'ssh_key'],
    ];
    if (namesAny(host_keys)) {
      const remedy = 'Remove `tofu`, or the pinned lines.';
      return tofu
        ? [warning([...path, 'tofu'], '`tofu` has no effect beside `host_keys`.', remedy, { at: 'key' })]
        : [];
    }
    const auth = terminal.auth ?? (ssh_key === undefined ? 'tailscale' : 'key');
    if (auth === 'tailscale' || tofu) return [];
    // No error: with such a configuration `agentd doctor` runs, and prints the line to add.
    const message = 'A login with a key needs the machine’s host keys; no visit will succeed without.';
    const remedy = 'Add the line that `agentd doctor` prints, or that of `/etc/ssh/ssh_host_ed25519_key.pub` there.';
    return [warning([...path, 'host_keys'], message, remedy, { relies })];
  }),
};

const KEY = /(?:^|\s)(?:ssh-ed25519|ssh-rsa|ecdsa-sha2-nistp\d+)\s+AAAA[A-Za-z0-9+/]*={0,2}(?:\s|$)/;

/** Comments and empty lines are none. */
export function namesAny(lines: readonly string[]): boolean {
  return lines.flatMap((each) => each.split('\n')).some((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}

function linesOf(lines: readonly string[], path: Path): Hit[] {
  return lines.flatMap((line, i) => {
    if (!namesAny([line]) || KEY.test(line)) return [];
    const what = line.includes('SHA256:') ? 'a fingerprint, and not the key itself' : 'no host key';
    const remedy = 'Paste the whole line, such as `ssh-ed25519 AAAA…`; `agentd doctor` prints it while none is named.';
    return [error([...path, i], `${shown(line)} is ${what}; no visit will succeed with it.`, remedy)];
  });
}

/** One line that cannot be read is enough: whoever meant to name a key is not to be met with one less. */
const hostKeysAreKeys: Rule = {
  name: 'host-keys-are-keys',
  check: ({ config }) => [
    ...Object.entries(config.terminals).flatMap(([name, { host_keys = [] }]) =>
      linesOf(host_keys, ['terminals', name, 'host_keys']),
    ),
    ...linesOf(config.warpgate?.host_keys ?? [], ['warpgate', 'host_keys']),
  ],
};

export const HOST_KEY_RULES: readonly Rule[] = [hostKeysAreKnown, hostKeysAreKeys];
