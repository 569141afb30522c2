/** Secrets that a tick needs and that are not set: what cannot start without them. Pure. */
import { notDone } from './barred.ts';
import type { Barred } from './barred.ts';
import type { Config } from './schema.ts';
import { secretUses } from './secrets.ts';
import type { SecretUse } from './secrets.ts';

/** What is named besides is no part of any run: who uses it says that it is missing. */
export function barredByUnset(config: Config, env: Readonly<Record<string, string | undefined>>): Barred {
  const unset = secretUses(config).filter(({ key }) => (env[key] ?? '').trim() === '');
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
