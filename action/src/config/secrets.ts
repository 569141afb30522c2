/** Which secrets a configuration names, and recognising one that was written down by mistake. */
import type { Path } from './problem.ts';
import type { Config, WarpgateConfig } from './schema.ts';
import type { Plain } from './typed.ts';

export type SecretKind =
  | 'plane token'
  | 'webhook secret'
  | 'ssh key'
  | 'ssh passphrase'
  | 'relay secret'
  | 'executor token'
  | 'notice address'
  | 'GitHub token';

/** One place where an environment variable is named. */
export interface SecretUse {
  /** Name of the variable. */
  readonly key: string;
  readonly kind: SecretKind;
  readonly path: Path;
  /** What it is for: `reads Plane`, `answers as bot-linux on linux-box`. */
  readonly use: string;
}

/** Every place in the order of the file's sections. */
export function secretUses(config: Config): SecretUse[] {
  const { plane } = config;
  const uses: SecretUse[] = [
    { key: plane.token_key, kind: 'plane token', path: ['plane', 'token_key'], use: 'reads Plane' },
  ];
  if (plane.webhook_secret_key !== undefined) {
    uses.push({
      key: plane.webhook_secret_key,
      kind: 'webhook secret',
      path: ['plane', 'webhook_secret_key'],
      use: 'is kept from every run and program',
    });
  }
  for (const [name, terminal] of Object.entries(config.terminals)) {
    const path = ['terminals', name];
    uses.push({
      key: terminal.token_key,
      kind: 'plane token',
      path: [...path, 'token_key'],
      use: `answers as ${terminal.plane_user} on ${name}`,
    });
    if (terminal.ssh_key !== undefined)
      uses.push({ key: terminal.ssh_key, kind: 'ssh key', path: [...path, 'ssh_key'], use: `logs in to ${name}` });
    if (terminal.ssh_passphrase_key !== undefined) {
      uses.push({
        key: terminal.ssh_passphrase_key,
        kind: 'ssh passphrase',
        path: [...path, 'ssh_passphrase_key'],
        use: `opens the key for ${name}`,
      });
    }
  }
  if (config.warpgate !== undefined) uses.push(...warpgateUses(config.warpgate));
  for (const [name, executor] of Object.entries(config.executors)) {
    if (executor.token_key === undefined) continue;
    uses.push({
      key: executor.token_key,
      kind: 'executor token',
      path: ['executors', name, 'token_key'],
      use: `calls ${name}`,
    });
  }
  for (const [i, notice] of config.notices.entries()) {
    uses.push({
      key: notice.url_key,
      kind: 'notice address',
      path: ['notices', i, 'url_key'],
      use: `sends notices (${notice.format})`,
    });
  }
  if (config.pull_requests?.token_key !== undefined) {
    uses.push({
      key: config.pull_requests.token_key,
      kind: 'GitHub token',
      path: ['pull_requests', 'token_key'],
      use: 'comments on pull requests',
    });
  }
  return uses;
}

function warpgateUses({ ssh_key, ssh_passphrase_key, relay_env }: WarpgateConfig): SecretUse[] {
  const one = (key: string | undefined, kind: SecretKind, place: string, use: string): SecretUse[] =>
    key === undefined ? [] : [{ key, kind, path: ['warpgate', place], use }];
  return [
    ...one(ssh_key, 'ssh key', 'ssh_key', 'logs in to Warpgate'),
    ...one(ssh_passphrase_key, 'ssh passphrase', 'ssh_passphrase_key', 'opens the key for Warpgate'),
    ...relay_env.map((key, i): SecretUse => {
      return { key, kind: 'relay secret', path: ['warpgate', 'relay_env', i], use: 'is handed to the relay command' };
    }),
  ];
}

/** Keys whose value must be the name of a variable. */
const NAME_KEYS = new Set(['token_key', 'webhook_secret_key', 'ssh_key', 'ssh_passphrase_key', 'url_key']);

function isName(path: Path): boolean {
  return NAME_KEYS.has(String(path.at(-1))) || path.at(-2) === 'relay_env';
}

const KNOWN_FORMS =
  /(?<![A-Za-z0-9])(?:plane_api_[A-Za-z0-9]{8,}|gh[opsru]_[A-Za-z0-9]{16,}|github_pat_[A-Za-z0-9_]{16,}|sk-(?:ant|proj|svcacct)-[A-Za-z0-9_-]{16,}|sk-[A-Za-z0-9]{32,}|tskey-[A-Za-z0-9-]{8,}|xox[abprs]-[A-Za-z0-9-]{8,}|AKIA[0-9A-Z]{12,})|-----BEGIN [A-Z ]*PRIVATE KEY|https:\/\/(?:hooks\.slack\.com\/services|discord(?:app)?\.com\/api\/webhooks)\/|:\/\/[^\s/:@]+:[^\s/@${}]+@/;

/** Paths at which a secret itself seems to stand. The values are not returned: nothing may print them. */
export function writtenSecrets(value: Plain): Path[] {
  const found: Path[] = [];
  const visit = (at: Plain, path: Path): void => {
    if (typeof at === 'string') {
      if (KNOWN_FORMS.test(at) || (isName(path) && looksRandom(at))) found.push(path);
    } else if (Array.isArray(at)) at.forEach((item, i) => visit(item, [...path, i]));
    else if (typeof at === 'object' && at !== null) {
      for (const [key, item] of Object.entries(at)) visit(item, [...path, key]);
    }
  };
  visit(value, []);
  return found;
}

/** Variable names are words in one letter case; a long mixture of cases and digits is a key. */
function looksRandom(text: string): boolean {
  const hex = /^[0-9a-f-]{24,}$/i.test(text) && /\d/.test(text);
  const mixed = text.length >= 20 && /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text);
  const lower = text.length >= 24 && /^[a-z0-9]+$/.test(text) && (text.match(/\d/g) ?? []).length >= 4;
  return hex || mixed || lower || /[+/=]{1,2}$/.test(text);
}
