/** Rules about the bastion: one way and all that it needs, the words of a relay command, and who uses it. */
import { didYouMean, nearest } from '../nearest.ts';
import { listed, shown } from '../problem.ts';
import type { Path } from '../problem.ts';
import type { WarpgateConfig } from '../schema.ts';
import { NATIVE_KEYS, RELAY_PLACEHOLDERS, placeholdersIn } from '../warpgate-schema.ts';
import { namesAny } from './host-keys.ts';
import type { Hit, Rule } from './rule.ts';
import { each, error, warning } from './rule.ts';

const SECTION: Path = ['warpgate'];
/** What is absent may be something that could not be read. */
const WHOLE = { relies: [SECTION] };
const EITHER =
  'Give either `host`, `user` and `ssh_key` (Warpgate’s own SSH server) or `relay` (a command of your own).';

function section(check: (warpgate: WarpgateConfig) => Hit[]): Rule['check'] {
  return ({ config }) => (config.warpgate === undefined ? [] : check(config.warpgate));
}

const oneWay: Rule = {
  name: 'warpgate-one-way',
  check: section((warpgate) => {
    const native = NATIVE_KEYS.filter((key) => warpgate[key] !== undefined);
    if (warpgate.relay === undefined && native.length === 0) {
      return [error(SECTION, 'Nothing says how Warpgate is reached.', EITHER, { at: 'key', ...WHOLE })];
    }
    if (warpgate.relay === undefined || native.length === 0) return [];
    const message = `${listed(native, 'and')} and \`relay\` are two ways.`;
    return [error([...SECTION, 'relay'], message, EITHER, { at: 'key', ...WHOLE })];
  }),
};

const relayKeysFit: Rule = {
  name: 'warpgate-keys-fit',
  check: section(({ relay, vault_config, relay_env }) => {
    if (relay !== undefined) return [];
    const idle = [
      ...(vault_config === undefined ? [] : ['vault_config']),
      ...(relay_env.length === 0 ? [] : ['relay_env']),
    ];
    return idle.map((key) =>
      warning([...SECTION, key], `\`${key}\` has no effect without \`relay\`.`, 'Remove it, or add `relay`.', {
        at: 'key',
        ...WHOLE,
      }),
    );
  }),
};

const NEEDED = [
  ['host', 'The native way needs a host.', 'Add `host`: a name or an address.'],
  ['user', 'The native way needs a Warpgate user.', 'Add `user`: the name of the user in Warpgate.'],
  ['ssh_key', 'The native way needs a key.', 'Add `ssh_key`: the name of the variable that holds it.'],
] as const;

const nativeHasWhatItNeeds: Rule = {
  name: 'warpgate-needs',
  check: section((warpgate) => {
    if (warpgate.relay !== undefined || NATIVE_KEYS.every((key) => warpgate[key] === undefined)) return [];
    return NEEDED.filter(([key]) => warpgate[key] === undefined).map(([key, message, remedy]) =>
      error([...SECTION, key], message, remedy, WHOLE),
    );
  }),
};

const hostKeysAreKnown: Rule = {
  name: 'warpgate-host-keys-known',
  check: section(({ host, relay, host_keys = [], tofu = false }) => {
    if (relay !== undefined || host === undefined) return [];
    if (namesAny(host_keys)) {
      const remedy = 'Remove `tofu`, or the pinned lines.';
      const message = '`tofu` has no effect beside `host_keys`.';
      return tofu ? [warning([...SECTION, 'tofu'], message, remedy, { at: 'key' })] : [];
    }
    if (tofu) return [];
    // No error: with such a configuration `agentd doctor` runs, and prints the line to add.
    const message = 'A login needs Warpgate’s host keys; no visit will succeed without.';
    const remedy = 'Add the line that `agentd doctor` prints, after comparing it with the key that Warpgate shows.';
    return [warning([...SECTION, 'host_keys'], message, remedy, WHOLE)];
  }),
};

function relayWords(check: (words: readonly string[], path: Path, warpgate: WarpgateConfig) => Hit[]): Rule['check'] {
  return section((warpgate) =>
    warpgate.relay === undefined ? [] : check(warpgate.relay, [...SECTION, 'relay'], warpgate),
  );
}

const relayCarriesTheScript: Rule = {
  name: 'relay-script',
  check: relayWords((words, path) => {
    const hits: Hit[] = [];
    const holders = words.flatMap((word, i) => (placeholdersIn(word).includes('script') ? [i] : []));
    for (const i of holders.filter((at) => words[at] !== '{script}')) {
      const message = '`{script}` stands inside a longer word, where quoting would break it.';
      hits.push(error([...path, i], message, 'Make it a word by itself: `bash, -c, "{script}"`.'));
    }
    if (holders.length !== 1) {
      const message = holders.length === 0 ? 'No word is `{script}`.' : 'Several words are `{script}`.';
      hits.push(error(path, message, 'Give the script one place, usually the end: `bash, -c, "{script}"`.'));
    }
    return hits;
  }),
};

const relayNamesTheTarget: Rule = {
  name: 'relay-target',
  check: relayWords((words, path) =>
    words.some((word) => placeholdersIn(word).includes('target'))
      ? []
      : [
          error(
            path,
            'Without `{target}` every terminal would be the same machine.',
            'Add it, such as `--target, "{target}"`.',
          ),
        ],
  ),
};

const relayPlaceholdersAreKnown: Rule = {
  name: 'relay-placeholders',
  check: relayWords((words, path) =>
    words.flatMap((word, i) =>
      placeholdersIn(word)
        .filter((name) => !(RELAY_PLACEHOLDERS as readonly string[]).includes(name))
        .map((name) => {
          const remedy = (): string =>
            didYouMean(name, RELAY_PLACEHOLDERS, `Known are ${listed(RELAY_PLACEHOLDERS, 'and')}.`);
          const message = `${shown(`{${name}}`)} is no placeholder and stays as it is.`;
          const says = nearest(name, RELAY_PLACEHOLDERS) === null ? warning : error;
          return says([...path, i], message, remedy);
        }),
    ),
  ),
};

const vaultConfigIsThere: Rule = {
  name: 'relay-vault-config',
  check: relayWords((words, path, { vault_config }) => {
    const used = words.findIndex((word) => placeholdersIn(word).includes('vault_config'));
    const at = [...SECTION, 'vault_config'];
    if (used >= 0 && vault_config === undefined) {
      const message = '`{vault_config}` has no value.';
      return [error([...path, used], message, 'Add `vault_config` to the section `warpgate`.', WHOLE)];
    }
    if (used < 0 && vault_config !== undefined) {
      const message = 'No word of `relay` has `{vault_config}`.';
      return [warning(at, message, 'Remove `vault_config`, or put the placeholder in.', { at: 'key', ...WHOLE })];
    }
    return [];
  }),
};

/** ssh puts the words of a command together with blanks, so a shell named there would get the first word of the script. */
const sshTakesTheScriptAlone: Rule = {
  name: 'relay-ssh',
  check: relayWords((words, path) => {
    const at = words.indexOf('{script}');
    if (!/(?:^|\/)ssh$/.test(words[0] ?? '') || words[at - 1] !== '-c') return [];
    const message = `\`ssh\` does not quote the words of a command, so ${shown(words[at - 2] ?? '-c')} would not get the script whole.`;
    return [error([...path, at], message, 'Let `{script}` follow the target: the login shell there runs it.')];
  }),
};

/** No shell reads the words of the command on this side. */
const pathsAreNotExpanded: Rule = {
  name: 'relay-paths',
  check: relayWords((words, path, { vault_config }) => {
    const tilde = (text: string | undefined, at: Path): Hit[] =>
      text?.startsWith('~') === true
        ? [error(at, '`~` is not expanded here: no shell reads it.', 'Write the whole path.')]
        : [];
    return [
      ...words.flatMap((word, i) => tilde(word, [...path, i])),
      ...tilde(vault_config, [...SECTION, 'vault_config']),
    ];
  }),
};

const warpgateIsThere: Rule = {
  name: 'warpgate-is-there',
  check: each('terminals', (terminal, path, { config }) => {
    if (config.warpgate !== undefined) return [];
    const key = terminal.transport === 'warpgate-ssh' ? 'transport' : 'fallback';
    if (terminal[key] !== 'warpgate-ssh') return [];
    const message = `\`${key}: warpgate-ssh\` needs the section \`warpgate\`.`;
    return [error([...path, key], message, EITHER, WHOLE)];
  }),
};

const warpgateIsUsed: Rule = {
  name: 'warpgate-is-used',
  check: ({ config }) => {
    const uses = Object.values(config.terminals).some(
      ({ transport, fallback }) => transport === 'warpgate-ssh' || fallback === 'warpgate-ssh',
    );
    if (config.warpgate === undefined || uses) return [];
    const remedy = 'Remove the section, or write `transport: warpgate-ssh` or `fallback: warpgate-ssh`.';
    return [
      warning(SECTION, 'No terminal is reached through Warpgate.', remedy, { at: 'key', relies: [['terminals']] }),
    ];
  },
};

export const WARPGATE_RULES: readonly Rule[] = [
  oneWay,
  relayKeysFit,
  nativeHasWhatItNeeds,
  hostKeysAreKnown,
  relayCarriesTheScript,
  relayNamesTheTarget,
  relayPlaceholdersAreKnown,
  vaultConfigIsThere,
  sshTakesTheScriptAlone,
  pathsAreNotExpanded,
  warpgateIsThere,
  warpgateIsUsed,
];
