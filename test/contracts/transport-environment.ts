/**
 * What a run inherits, by whatever channel it was started. Each channel’s own test calls this with a way to connect to this
 * very machine from a process with the variables {@link TICK}, into a session with the variables {@link SESSION}.
 */
import { userInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import type { TransportVerbs } from '../../action/src/ports/transport.ts';
import { openPlace } from './place.ts';

export type Environment = Readonly<Record<string, string>>;

const POISON = 'poison-0123456789';

/** The name of a secret of agentd’s own, which the configuration of a channel’s test has to name. */
export const OWN_SECRET = 'PLANE_TOKEN';

/** What no session may hand on to a run. */
const FOREIGN = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_CONFIG_PARAMETERS',
  'GIT_QUARANTINE_PATH',
  'RUNNER_TRACKING_ID',
  'GITHUB_ENV',
  'GITHUB_OUTPUT',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_TOKEN',
  'ACTIONS_RUNTIME_TOKEN',
  'INPUT_CONFIG',
  'CLAUDECODE',
  'CLAUDE_CODE_ENTRYPOINT',
  'CLAUDE_CODE_SSE_PORT',
  'CODEX_SANDBOX',
  'CODEX_SANDBOX_NETWORK_DISABLED',
  OWN_SECRET,
];
/** What the process of a tick must keep to itself besides. */
const SECRETS = ['GH_TOKEN', 'AWS_SECRET_ACCESS_KEY', 'AWS_ACCESS_KEY_ID', 'NODE_AUTH_TOKEN', 'SOME_API_KEY'];

const poisoned = (names: readonly string[]): Environment => Object.fromEntries(names.map((name) => [name, POISON]));

/** The environment of a tick in which everything is wrong that can be: a hook of git, inside a job, inside an agent. */
export const TICK: Environment = {
  ...poisoned([...FOREIGN, ...SECRETS]),
  OWN_THING: 'kept',
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
};
/** That of the login session that a channel’s test has to lead to: what is the user’s own stays. */
export const SESSION: Environment = { ...poisoned(FOREIGN), HOME: '', USER: '', LOGNAME: '', OWN_THING: 'kept' };

export interface Ends {
  readonly run_root: string;
  readonly tick: Environment;
  /** For `env.pass`. */
  readonly pass: readonly string[];
}

/** @param kind `local`: the session is the tick’s own process. */
export function environmentContract(
  name: string,
  kind: 'local' | 'remote',
  connect: (ends: Ends) => TransportVerbs,
): void {
  const run = async (pass: readonly string[] = []): Promise<ReadonlyMap<string, string>> => {
    const place = openPlace((run_root) => connect({ run_root, tick: TICK, pass }));
    try {
      await place.start(place.launch('a', 'env; tr "\\0" "\\n" </proc/$PPID/environ | sed "s/^/wrapper:/"'));
      const collect = [{ op: 'read', file: 'stdout.txt', max_bytes: 100_000 }] as const;
      const { collected } = await place.settled('a', 'finished', collect);
      const lines = (collected[0] ?? '').split('\n').filter((line) => line.includes('='));
      return new Map(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
    } finally {
      await place.dispose();
    }
  };

  describe(`what a run inherits by ${name}`, { timeout: 600_000 }, () => {
    it('is nothing of a repository, a job, another agent or agentd’s own secrets', async () => {
      const env = await run();
      expect([...env].filter(([, value]) => value.includes(POISON)).map(([variable]) => variable)).toEqual([]);
      expect(env.get('AGENTD_RUN')).toMatch(/^agentd-/);
      expect(env.get('OWN_THING')).toBe(kind === 'local' ? undefined : 'kept');
    });

    it('has the user’s own home and name, where the session has none', async () => {
      const env = await run();
      const { username, homedir } = userInfo();
      expect([env.get('HOME'), env.get('USER'), env.get('LOGNAME')]).toEqual([homedir, username, username]);
    });

    it('has besides what `env.pass` names, by its name or its beginning', async () => {
      const env = await run(['GITHUB_ST*', 'CODEX_SANDBOX', 'AWS_*']);
      const named = [...env].filter(([, value]) => value.includes(POISON)).map(([variable]) => variable);
      const always = ['CODEX_SANDBOX', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
      const local = kind === 'local' ? ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] : [];
      expect(named.filter((variable) => !variable.startsWith('wrapper:')).toSorted()).toEqual(
        [...local, ...always].toSorted(),
      );
    });
  });
}
