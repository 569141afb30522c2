/** A Mac by its own tools: stand-ins for git and python3 beside xcode-select, keychain, power, and few open files. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inWorktree, worktreeOf } from '../../../../action/src/executors/terminal/worktree.ts';
import type { MachineFacts } from '../../../../action/src/ports/machine-facts.ts';
import { USER_ENV, present, refusalOf } from '../../../contracts/place.ts';
import { inPlace } from './runs.ts';
import { SHELLS, asSh } from './shells.ts';
import type { LocalChanges } from './shells.ts';
import { removeFolder } from '../../../folders.ts';

const base = mkdtempSync(join(tmpdir(), 'agentd-mac-'));
afterAll(() => removeFolder(base));

const found = (tool: string): string =>
  spawnSync('sh', ['-c', 'command -v "$1"', 'sh', tool], { encoding: 'utf8' }).stdout.trim();
const PLAIN =
  'cat chmod cut date env find grep gzip head id ln ls mkdir mktemp mv printenv rm rmdir sed sh sleep sort tail touch tr wc df bash'.split(
    ' ',
  );

interface Mac {
  readonly folder: string;
  /** A stand-in that is called leaves this. */
  readonly window: string;
  readonly changes: LocalChanges;
}

/** @param tools the Command Line Tools are there. @param without what this Mac lacks. */
function mac(name: string, tools: boolean): Mac {
  const folder = join(base, name);
  const developer = join(folder, 'developer');
  const window = join(folder, 'window');
  mkdirSync(join(developer, 'usr', 'bin'), { recursive: true });
  for (const tool of PLAIN) symlinkSync(found(tool), join(folder, tool));
  const stand_in = (tool: string): string =>
    tools ? `exec ${found(tool)} "$@"` : `echo ${tool} >>'${window}'; exit 1`;
  if (tools) for (const tool of ['git', 'python3']) symlinkSync(found(tool), join(developer, 'usr', 'bin', tool));
  const written: Readonly<Record<string, string>> = {
    uname: 'echo Darwin',
    ps: `case $1 in -E*) exec ${found('ps')} axww -o pid=,command=;; axe*) exit 1;; esac\nexec ${found('ps')} "$@"`,
    stat: `[ "$1" = -f ] || exit 1\nf=$(echo "$2" | sed 's/%m/%Y/;s/%N/%n/')\nshift 2\nexec ${found('stat')} -c "$f" "$@"`,
    base64: `case $1 in -d) exit 64;; -D) exec ${found('base64')} -d;; esac\nexec ${found('base64')} "$@"`,
    sysctl: '[ "$2" = kern.bootsessionuuid ] && echo 0A1B2C3D-0000-4000-8000-000000000000',
    'xcode-select': tools ? `echo '${developer}'` : 'echo "unable to get active developer directory" >&2; exit 2',
    git: stand_in('git'),
    python3: stand_in('python3'),
    security: 'echo "security: SecKeychainCopySettings <NULL>: User interaction is not allowed." >&2; exit 36',
    pmset: `[ "$*" = '-g custom' ] && printf 'Battery Power:\\n sleep                1\\nAC Power:\\n displaysleep         2\\n sleep                10\\n'`,
    fdesetup: 'echo "FileVault is On."',
    sw_vers: 'echo 15.1',
  };
  for (const [tool, text] of Object.entries(written)) {
    writeFileSync(join(folder, tool), `#!/bin/sh\n${text}\n`, { mode: 0o755, flag: 'wx' });
  }
  const env = { ...USER_ENV, PATH: folder, HOME: folder, SHELL: '/bin/sh' };
  return { folder, window, changes: { os: 'darwin', machine: { proc: '/nonexistent', path: folder }, env } };
}

async function factsOf(sh: string, { changes }: Mac): Promise<MachineFacts> {
  const seen: MachineFacts[] = [];
  await inPlace(
    sh,
    async ({ batch, repo }) => {
      const programs = [{ word: 'python3', version: true }];
      const files = [{ path: 'x.py', folder: repo, executed: true }];
      writeFileSync(join(repo, 'x.py'), '#!/usr/bin/env python3\n', { mode: 0o755 });
      const [result] = await batch({ op: 'machine_facts', programs, repos: [repo], files });
      if (result === undefined || !('machine' in result)) throw new Error(JSON.stringify(result));
      seen.push(result.machine);
    },
    changes,
  );
  return present(seen[0]);
}

describe.each(SHELLS)('on a Mac, with %s', { timeout: 600_000 }, (shell) => {
  const sh = asSh(shell);

  it('stand-ins for git and python3 are taken for nothing and never called, not by a visit nor by a run', async () => {
    const one = mac(`${shell}-bare`, false);
    const machine = await factsOf(sh, one);
    expect(machine).toMatchObject({ git: null, system: 'darwin', version: 'macOS 15.1' });
    expect(machine.tools).not.toEqual(expect.arrayContaining(['git']));
    expect(machine.tools).not.toEqual(expect.arrayContaining(['python3']));
    expect(machine.programs[0]?.fault).toBe('stub python3');
    expect(machine.files[0]?.said).toBe('stub python3');
    expect(machine.mac).toEqual({
      command_line_tools: false,
      keychain: 'closed',
      sleep_minutes: 10,
      filevault: true,
      key_helper: false,
      codex_login: false,
    });
    await inPlace(
      sh,
      async ({ start, launch, settled, batch, root, dir, repo, read }) => {
        const tree = worktreeOf('ENG-1-1', (key) => join(root, 'worktrees', key), null, join(dir('a'), 'git.txt'));
        await start(launch('a', inWorktree('echo ran', tree)));
        expect(await settled('a', 'finished')).toMatchObject({ exit_code: 96 });
        expect(read('a', 'stderr.txt')).toContain('xcode-select --install');
        mkdirSync(tree.path, { recursive: true });
        const remove = { op: 'remove_worktree', path: tree.path, repos: [repo], lineage: 'ffffffff' } as const;
        expect((await batch({ op: 'inventory', repos: [repo] }))[0]).toMatchObject({
          inventory: { worktrees: [{ key: 'ENG-1', work: 'unknown' }] },
        });
        expect(refusalOf((await batch(remove))[0])).toMatch(/^worktree-/);
      },
      one.changes,
    );
    expect(existsSync(one.window)).toBe(false);
  });

  it('git and python3 are used where the Command Line Tools are there', async () => {
    const machine = await factsOf(sh, mac(`${shell}-whole`, true));
    expect(machine.tools).toEqual(expect.arrayContaining(['git', 'python3']));
    expect(machine.git).toMatch(/^\d/);
    expect([machine.programs[0]?.fault, machine.files[0]?.said]).toEqual([null, 'ok']);
    expect(machine.repos[0]?.id).toMatch(/^\d+:\d+$/);
    expect(machine.mac?.command_line_tools).toBe(true);
  });

  it('the agent may open as many files as the hard limit says, and a limit that cannot be raised harms nothing', async () => {
    const few = (limits: string): string => {
      const folder = mkdtempSync(join(base, 'few-'));
      writeFileSync(join(folder, 'sh'), `#!/bin/sh\n${limits}\nexec ${sh} "$@"\n`, { mode: 0o755 });
      return join(folder, 'sh');
    };
    for (const [limits, expected] of [
      ['ulimit -H -n 3000; ulimit -S -n 256', '3000\n'],
      ['ulimit -S -n 256; ulimit -H -n 256', '256\n'],
    ] as const) {
      await inPlace(few(limits), async ({ start, launch, settled, read }) => {
        await start(launch('a', 'ulimit -S -n'));
        await settled('a', 'finished');
        expect(read('a', 'stdout.txt')).toBe(expected);
      });
    }
  });

  it('an item lock that spells the run root otherwise is that of the same run', () =>
    inPlace(
      sh,
      async (place) => {
        const other = join(base, `spelled-${shell}`);
        await place.start(place.launch('a', 'exec sleep 600'));
        await place.settled('a', 'running');
        symlinkSync(place.root, other);
        const name = place.dir('a').slice(place.root.length + 1);
        writeFileSync(join(place.root, '.agentd', 'locks', 'item-a'), `${join(other, name)}\n`);
        const [seen] = await place.batch({ op: 'inventory', repos: [] });
        expect(seen).toMatchObject({ inventory: { locks: [{ key: 'item-a', run: name }] } });
        await place.kill('a');
        await place.batch({ op: 'discard', dir: place.dir('a'), task: place.launch('a', '').task });
        expect(existsSync(join(place.root, '.agentd', 'locks', 'item-a'))).toBe(false);
      },
      mac(`${shell}-spelled`, false).changes,
    ));
});
