/** Secrets that are not set, and what is not done without them. Pure. */
import { isBarred, notDone, whatStops } from './barred.ts';
import type { Barred } from './barred.ts';
import { secretsOf } from './named-secrets.ts';
import type { NamedSecret } from './named-secrets.ts';
import type { Config } from './schema.ts';
import { secretUses } from './secrets.ts';
import type { SecretUse } from './secrets.ts';

export interface MissingSecret extends NamedSecret {
  /** One sentence without its full stop: what is not done as long as it is missing. */
  readonly stops: string;
}

/** Secrets whose variable is absent or blank. */
export function missingSecrets(config: Config, env: Readonly<Record<string, string | undefined>>): MissingSecret[] {
  const missing = secretsOf(config).filter(({ key }) => isUnset(env[key]));
  return missing.map((secret) => ({ ...secret, stops: stopsWithout(config, secret.key) }));
}

function stopsWithout(config: Config, missing: string): string {
  const uses = secretUses(config);
  const others = uses.filter(({ key }) => key !== missing).map(({ key }) => [key, 'set'] as const);
  const barred = barredByUnset(config, Object.fromEntries(others));
  if (isBarred(barred)) return whatStops(barred);
  const use = uses.find(({ key }) => key === missing);
  if (use?.kind === 'notice address') return 'These notices are not sent';
  if (use?.kind === 'GitHub token') return 'No pull request gets a status comment';
  return 'Warpgate is no second way to any terminal';
}

function isUnset(value: string | undefined): boolean {
  return (value ?? '').trim() === '';
}

/** What is named besides is no part of any run: who uses it says that it is missing. */
export function barredByUnset(config: Config, env: Readonly<Record<string, string | undefined>>): Barred {
  const unset = secretUses(config).filter(({ key }) => isUnset(env[key]));
  const terminals = new Map<string, string>();
  const executors = new Map<string, string>();
  let all: string | null = null;
  const needed: SecretUse[] = [];
  for (const use of unset) {
    const [section, name] = use.path;
    const why = `${use.key} is not set`;
    if (section === 'plane' && name === 'token_key') all = why;
    else if (section === 'terminals') put(terminals, String(name), why);
    else if (section === 'executors') put(executors, String(name), why);
    else if (section === 'warpgate') {
      const behind = withoutOtherWay(config);
      if (behind.length === 0) continue;
      for (const terminal of behind) put(terminals, terminal, why);
    } else continue;
    needed.push(use);
  }
  const bar = { all, projects: new Map<string, string>(), terminals, executors };
  if (needed.length === 0) return { ...bar, problems: [] };
  const names = [...new Set(needed.map(({ key }) => key))].join(', ');
  const tokens = needed.some(({ kind }) => kind === 'plane token');
  const problem = {
    code: tokens ? 'plane-token-missing' : 'secret-missing',
    message: `No value for ${names} in the environment. ${notDone(bar)}`,
    remedy: 'Set the variables that the configuration names; `agentd check-config` prints the env block.',
    retry: false,
  };
  return { ...bar, problems: [problem] };
}

function put(reasons: Map<string, string>, name: string, why: string): void {
  if (!reasons.has(name)) reasons.set(name, why);
}

/** Only these cannot do without the bastion: for the others it is a second way. */
function withoutOtherWay({ terminals }: Config): string[] {
  return Object.entries(terminals).flatMap(([name, { transport }]) => (transport === 'warpgate-ssh' ? [name] : []));
}
