import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Launch } from '../../../../action/src/ports/launch.ts';
import type { RawInspection } from '../../../../action/src/ports/operation.ts';
import type { TransportVerbs } from '../../../../action/src/ports/transport.ts';
import { addUser, startSshd, sshdMissing } from '../../../fakes/sshd.ts';
import type { TestSshd, TestUser } from '../../../fakes/sshd.ts';
import { inspectionOf, markedBy, pause, present, refusalOf } from '../../../contracts/place.ts';
import { channelTo, transportBy } from './connect.ts';

const missing = sshdMissing();

/** Files that a login shell reads for a command, and how to be noisy in them. */
const NOISE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bash: { '.bashrc': 'echo "Welcome to bash"; echo error >&2', '.profile': 'echo profile' },
  zsh: { '.zshenv': 'print "Welcome to zsh"; print -u2 error', '.zshrc': 'print rc' },
  fish: { '.config/fish/config.fish': 'echo "Welcome to fish"; echo error >&2' },
  tcsh: { '.cshrc': 'echo "Welcome to tcsh"', '.tcshrc': 'echo "Welcome to tcsh"' },
  dash: { '.profile': 'echo "Welcome to dash"' },
};

/** What looks like an answer, and is none of ours: no nonce fits it. */
const FORGED = 'echo "0123456789abcdef01234567 BEGIN"; echo "0123456789abcdef01234567 END 0"';

/** Functions with the names of what scripts call, none of which does what it should. */
const FUNCTIONS = ['kill', 'ps', 'cat', 'command', 'read', 'sleep', 'grep', 'sed', 'rm', 'mv', 'date', 'setsid', 'git'];
const DEFINED = FUNCTIONS.map((name) => `${name}(){ echo poisoned; return 1; }`).join('; ');
const EXPORTED = `${DEFINED}; export -f ${FUNCTIONS.join(' ')}`;
const ALIASED = `alias ps='ps aux' kill='echo no' cat='false' grep='grep --color=always'`;
const ODD = `IFS=:; export IFS GREP_OPTIONS=--color=always CDPATH=/; set -f`;

/** What startup files of a login shell do that leave everything as it should be. */
const REPLACED: Readonly<Record<string, readonly [shell: string, files: Readonly<Record<string, string>>]>> = {
  'put zsh in the place of bash': [
    'bash',
    { '.bashrc': 'exec zsh -l', '.zprofile': `print noise; ${DEFINED}; ${ALIASED}` },
  ],
  'put ksh in the place of bash': ['bash', { '.bashrc': 'echo noise; exec ksh' }],
  'put mksh in the place of zsh': ['zsh', { '.zshenv': 'exec mksh -l', '.profile': `echo noise; ${DEFINED}` }],
  'put a login bash with functions and aliases in the place of bash': [
    'bash',
    {
      '.bashrc': '[ "$AGAIN" ] || { export AGAIN=1; exec bash --login; }',
      '.bash_profile': `echo noise; echo error >&2; shopt -s expand_aliases; ${ODD}; ${EXPORTED}; ${ALIASED}`,
    },
  ],
  'define and export functions, set IFS and print noise': ['bash', { '.bashrc': `echo noise; ${ODD}; ${EXPORTED}` }],
  'define functions, aliases and global aliases in zsh': [
    'zsh',
    { '.zshenv': `print noise; ${DEFINED}; ${ALIASED}; alias -g D=/nonexistent; setopt ksh_arrays; IFS=:` },
  ],
};

/** What startup files do after which no script can be read, and the name that the refusal has to tell. */
const REFUSED: Readonly<Record<string, readonly [startup: string, name: string]>> = {
  fish: ['exec fish', 'fish'],
  tcsh: ['exec tcsh', 'tcsh'],
  tmux: ['exec tmux', 'tmux'],
  'a dash, which reads ahead': ['exec dash -l', 'dash'],
};

describe.skipIf(missing !== null)(`login shells at a real sshd${missing === null ? '' : ` (${missing})`}`, () => {
  let sshd: TestSshd;
  beforeAll(async () => {
    sshd = await startSshd();
  });
  afterAll(() => sshd.stop());

  async function asUser(
    shell: string,
    work: (transport: TransportVerbs, user: TestUser) => Promise<void>,
    files?: Readonly<Record<string, string>>,
  ): Promise<void> {
    const user = addUser(shell);
    const { port, hostKeys, key } = sshd;
    const channel = channelTo({ target: { port, host_keys: [hostKeys.ed25519], user: user.name }, key });
    const transport = transportBy(channel, join(user.home, 'runs'));
    try {
      for (const [path, text] of Object.entries(files ?? NOISE[shell] ?? {})) {
        mkdirSync(join(user.home, path, '..'), { recursive: true });
        writeFileSync(join(user.home, path), files === undefined ? `${text}\n${FORGED}\n` : `${text}\n`);
      }
      await work(transport, user);
    } finally {
      await transport.close();
      user.remove();
    }
  }

  const launchOf = (user: TestUser, name: string, command: string): Launch => ({
    task: `agentd-${user.name}-${name}`,
    dir: join(user.home, 'runs', name),
    item_id: `item-${name}`,
    cwd: user.home,
    command,
    stdout_name: 'stdout.txt',
    files: { 'prompt.md': 'hello\n' },
    limit_s: 60,
    stall_s: 0,
  });

  async function look(transport: TransportVerbs, { dir, task }: Launch): Promise<RawInspection> {
    const collect = [{ op: 'read', file: 'stdout.txt', max_bytes: 1000 }] as const;
    const [result] = await transport.batch(
      [{ op: 'inspect', identity: null, dir, task, collect, collect_running: [] }],
      null,
    );
    return inspectionOf(present(result));
  }

  async function lookUntil(
    state: RawInspection['state'],
    transport: TransportVerbs,
    launch: Launch,
  ): Promise<RawInspection> {
    let seen = await look(transport, launch);
    for (let tries = 0; tries < 2000 && seen.state !== state; tries += 1) {
      await pause(50);
      seen = await look(transport, launch);
    }
    return seen;
  }

  it.concurrent.each(['bash', 'zsh', 'fish', 'tcsh', 'dash'])(
    'carry a run from its start to its end, and kill another, over %s with noisy startup files',
    (shell) =>
      asUser(shell, async (transport, user) => {
        const ends = launchOf(user, 'ends', 'cat; id -un; exit 3');
        const stays = launchOf(user, 'stays', 'exec sleep 600');
        const starts = [ends, stays].map((launch) => ({ op: 'start', launch, replaces: [] }) as const);
        expect(await transport.batch(starts, { lineage: 'aaaaaaaa', number: 1 })).toMatchObject([
          { op: 'start', status: 'started' },
          { op: 'start', status: 'started' },
        ]);
        const seen = await lookUntil('finished', transport, ends);
        expect(seen).toMatchObject({ state: 'finished', exit_code: 3, collected: [`hello\n${user.name}\n`] });
        // It asks the login shell for its search path before it counts as running.
        expect((await lookUntil('running', transport, stays)).state).toBe('running');
        expect(await transport.kill(stays.task, stays.dir)).toMatchObject({ state: 'finished', ended_by: 'kill' });
        const [facts] = await transport.batch([{ op: 'facts' }], null);
        expect(facts).toMatchObject({ op: 'facts', boot_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
      }),
  );

  it.concurrent.each([
    ['zsh', '.zshenv'],
    ['bash', '.bashrc'],
  ] as const)('give a run of %s the token that %s exports for sessions without a person', (shell, file) =>
    asUser(
      shell,
      async (transport, user) => {
        const launch = launchOf(user, 'a', 'echo "$CLAUDE_CODE_OAUTH_TOKEN"');
        await transport.batch([{ op: 'start', launch, replaces: [] }], { lineage: 'aaaaaaaa', number: 1 });
        expect(await lookUntil('finished', transport, launch)).toMatchObject({ collected: ['of-its-own\n'] });
        const [seen] = await transport.batch([{ op: 'machine_facts', programs: [], repos: [] }], null);
        const variables = seen !== undefined && 'machine' in seen ? seen.machine.variables : null;
        expect(variables).toContain('CLAUDE_CODE_OAUTH_TOKEN');
      },
      { [file]: 'export CLAUDE_CODE_OAUTH_TOKEN=of-its-own' },
    ),
  );

  it.concurrent.each(Object.entries(REPLACED))('may %s: one agent, which can be ended', (_what, [shell, files]) =>
    asUser(
      shell,
      async (transport, user) => {
        const ends = launchOf(user, 'ends', 'cat; id -un; exit 3');
        const stays = launchOf(user, 'stays', 'exec sleep 600');
        const fence = { lineage: 'aaaaaaaa', number: 1 };
        const starts = [ends, stays].map((launch) => ({ op: 'start', launch, replaces: [] }) as const);
        for (const result of await transport.batch(starts, fence)) expect(result).toMatchObject({ status: 'started' });
        const seen = await lookUntil('finished', transport, ends);
        expect(seen).toMatchObject({ state: 'finished', exit_code: 3, collected: [`hello\n${user.name}\n`] });
        expect((await lookUntil('running', transport, stays)).state).toBe('running');
        const again = { ...stays, dir: `${stays.dir}-r2`, task: `${stays.task}-r2` };
        const [second] = await transport.batch([{ op: 'start', launch: again, replaces: [] }], fence);
        expect(refusalOf(second)).toBe('item-locked');
        expect(await transport.kill(stays.task, stays.dir)).toMatchObject({ state: 'finished', ended_by: 'kill' });
        expect(markedBy(stays.task)).toEqual([]);
      },
      files,
    ),
  );

  it.concurrent.each(Object.entries(REFUSED))(
    'may put %s in its place: nothing runs, and it is named',
    (_what, [startup, name]) =>
      asUser(
        'bash',
        async (transport, user) => {
          const stays = launchOf(user, 'stays', 'exec sleep 600');
          const start = (): Promise<unknown> => transport.batch([{ op: 'start', launch: stays, replaces: [] }], null);
          for (const visit of [start, () => look(transport, stays)]) {
            const failure = await visit().catch((error: unknown) => error);
            expect(failure).toMatchObject({ name: 'TransportError', problem: { code: 'wrong-shell' } });
            expect(failure).toMatchObject({
              problem: { message: expect.stringContaining(name), remedy: expect.stringContaining('.bashrc') },
            });
          }
          expect(markedBy(stays.task)).toEqual([]);
          expect(existsSync(join(user.home, 'runs'))).toBe(false);
        },
        { '.bashrc': startup },
      ),
  );

  it('leave it unknown when a startup file eats the script', () =>
    asUser('bash', async (transport, user) => {
      writeFileSync(join(user.home, '.bashrc'), 'cat >/dev/null\n');
      // The session that is open already may have been started before, or not.
      await transport.readText('/etc/hostname').catch(() => null);
      await expect(transport.readText('/etc/hostname')).rejects.toMatchObject({
        name: 'TransportError',
        problem: { code: 'answer-incomplete' },
      });
    }));

  it('say what they said when they run nothing', () =>
    asUser('/usr/sbin/nologin', async (transport) => {
      await expect(transport.readText('/etc/hostname')).rejects.toThrow(/not available/);
    }));
});
