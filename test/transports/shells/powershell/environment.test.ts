import { describe, expect, it } from 'vitest';
import { FOREIGN } from '../../../../action/src/config/environment.ts';
import { powershellShell } from '../../../../action/src/transports/shells/powershell/shell.ts';
import { NOT_INHERITED } from '../../../../action/src/transports/shells/powershell/environment.ts';
import { createTransport } from '../../../../action/src/transports/transport.ts';
import { openPlace, trueRandom } from '../../../contracts/place.ts';
import { pwshServer } from './channel.ts';
import { withPowerShell } from './pwsh.ts';
import { standIns } from './stand-ins.ts';

const POISON = 'poison-0123456789';
const NAMES = FOREIGN.map((pattern) => pattern.replace('*', 'X'));
const KEPT = [
  'GIT_SSH_COMMAND',
  'GIT_AUTHOR_NAME',
  'GIT_CONFIG_GLOBAL',
  'GIT_EXEC_PATH',
  'CLAUDE_CODE_USE_BEDROCK',
  'CLAUDE_CONFIG_DIR',
  'CODEX_HOME',
  'SSH_AUTH_SOCK',
  'MY_GITHUB_TOKEN',
  'RUNNERS',
];

describe('the pattern of what is not inherited on Windows', () => {
  it('is the list that holds everywhere, and nothing that a user may have set', () => {
    const pattern = new RegExp(NOT_INHERITED, 'i');
    expect(NAMES.filter((name) => !pattern.test(name))).toEqual([]);
    expect(KEPT.filter((name) => pattern.test(name))).toEqual([]);
  });
});

withPowerShell('a run on Windows', ({ base, program, env }) => {
  const inherited = async (pass: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const poisoned = [...NAMES, ...KEPT, 'PLANE_TOKEN', 'Plane_Token_2'].map((name) => [name, POISON]);
    const server = pwshServer(program, { ...env, ...(Object.fromEntries(poisoned) as Record<string, string>) });
    const secrets = ['PLANE_TOKEN', 'plane_token_2'];
    const shell = powershellShell(standIns(base, { pwsh: program, agent: 'pwsh' }), { secrets, pass });
    const place = openPlace((run_root) =>
      createTransport(shell, server.channel, { run_root, random: trueRandom, timeout_ms: 300_000 }),
    );
    try {
      await place.start(place.launch('a', `& 'sh' -c 'env'`));
      const out = [{ op: 'read', file: 'stdout.txt', max_bytes: 100_000 }] as const;
      const { collected } = await place.settled('a', 'finished', out);
      const lines = (collected[0] ?? '').split('\n').filter((line) => line.includes('='));
      return new Map(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
    } finally {
      await place.dispose();
      server.stop();
    }
  };
  const poisonedIn = (found: ReadonlyMap<string, string>): readonly string[] =>
    [...found].flatMap(([name, value]) => (value === POISON ? [name] : [])).toSorted();

  it('inherits nothing of a repository, a job, another agent or agentd’s own secrets, and keeps the user’s', async () => {
    const found = await inherited([]);
    expect(poisonedIn(found)).toEqual(KEPT.toSorted());
    expect(found.get('AGENTD_RUN')).toMatch(/^agentd-/);
    for (const name of ['USERPROFILE', 'USERNAME', 'APPDATA']) expect(found.get(name)).toBeTruthy();
  });

  it('inherits besides what `env.pass` names, by its name or its beginning, and never a secret', async () => {
    const found = await inherited(['GITHUB_*', 'CLAUDECODE', 'PLANE_TOKEN']);
    expect(poisonedIn(found)).toEqual([...KEPT, 'CLAUDECODE', 'GITHUB_X'].toSorted());
  });
});
