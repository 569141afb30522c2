/** Systems without the tools that Linux distributions have: macOS by its own paths, Alpine, and poorer ones. */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  endIfThere,
  endWatchdogs,
  leave,
  lives,
  linesOf,
  markedBy,
  openPlace,
  pause,
  present,
  refusalOf,
  runnersOf,
  until,
} from '../../../contracts/place.ts';
import type { Place } from '../../../contracts/place.ts';
import { startOf } from './runs.ts';
import { asSh, connectBy } from './shells.ts';
import type { LocalChanges } from './shells.ts';
import { removeFolder } from '../../../folders.ts';

const base = mkdtempSync(join(tmpdir(), 'agentd-systems-'));
afterAll(() => removeFolder(base));

const BASIC = [
  'cat',
  'chmod',
  'cut',
  'date',
  'env',
  'find',
  'grep',
  'gzip',
  'head',
  'ln',
  'ls',
  'mkdir',
  'mv',
  'rm',
  'rmdir',
  'sed',
  'sleep',
  'tail',
  'tr',
  'wc',
];

function pathOf(tool: string): string {
  const found = spawnSync('sh', ['-c', 'command -v "$1"', 'sh', tool], { encoding: 'utf8' }).stdout.trim();
  if (found === '') throw new Error(`${tool} is not installed, and these tests need it`);
  return found;
}

/** A folder that is the whole search path of the scripts: these tools as they are here, and those as written. */
function tools(name: string, plain: readonly string[], written: Readonly<Record<string, string>> = {}): string {
  const folder = join(base, name);
  mkdirSync(folder);
  for (const tool of plain) if (written[tool] === undefined) symlinkSync(pathOf(tool), join(folder, tool));
  for (const [tool, text] of Object.entries(written)) {
    // A new file or none: through a link this would write into the system's own tool.
    writeFileSync(join(folder, tool), `#!/bin/sh\n${text}\n`, { flag: 'wx' });
    chmodSync(join(folder, tool), 0o755);
  }
  return folder;
}

/** What macOS has in other words: ps hides the environments of sh, bash and sleep, with -E too, stat takes -f, old base64 decodes with -D. */
const MAC: Readonly<Record<string, string>> = {
  ps: `case $1 in -E*) exec ${pathOf('ps')} axww -o pid=,command=;; axe*) exit 1;; esac\nexec ${pathOf('ps')} "$@"`,
  stat: `[ "$1" = -f ] || exit 1\nf=$(echo "$2" | sed 's/%m/%Y/;s/%N/%n/')\nshift 2\nexec ${pathOf('stat')} -c "$f" "$@"`,
  base64: `case $1 in -d) exit 64;; -D) exec ${pathOf('base64')} -d;; esac\nexec ${pathOf('base64')} "$@"`,
  sysctl: `[ "$2" = kern.bootsessionuuid ] && echo 0A1B2C3D-0000-4000-8000-000000000000`,
  env: `case $1 in --*) exit 1;; esac\nexec ${pathOf('env')} "$@"`,
};
const { base64: _withoutBase64, ...macWithoutBase64 } = MAC;

/** The interpreter itself: what the search path finds may be a script that needs more tools. */
const python = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).stdout.trim();

interface System {
  readonly name: string;
  readonly sh: string;
  readonly changes: LocalChanges;
}

function mac(name: string, sh: string, folder: string): System {
  return { name, sh, changes: { os: 'darwin', machine: { proc: '/nonexistent', path: folder } } };
}

const dash = asSh('dash');
const bash = asSh('bash');
const busybox = asSh('busybox');

const alpine = join(base, 'alpine');
mkdirSync(alpine);
spawnSync(pathOf('busybox'), ['--install', '-s', alpine]);

const SYSTEMS: readonly System[] = [
  mac('macOS with perl', bash, tools('perl', [...BASIC, 'perl'], MAC)),
  mac(
    'macOS with zsh as sh, and python3 instead of perl',
    asSh('zsh'),
    tools('python', BASIC, { ...MAC, python3: `exec ${python} "$@"` }),
  ),
  mac(
    'macOS without perl and python3',
    bash,
    tools('bare', BASIC, {
      ...MAC,
      sysctl: `[ "$2" = kern.boottime ] && echo '{ sec = 1700000000, usec = 5 } Tue Nov 14'`,
    }),
  ),
  mac(
    'macOS with openssl instead of base64, without gzip',
    bash,
    tools('openssl', [...BASIC.filter((tool) => tool !== 'gzip'), 'perl', 'openssl'], macWithoutBase64),
  ),
  {
    name: 'Linux without /proc and without setsid',
    sh: dash,
    changes: { machine: { proc: '/nonexistent', path: tools('chroot', [...BASIC, 'base64', 'stat', 'perl', 'ps']) } },
  },
  { name: 'busybox alone, as in Alpine', sh: busybox, changes: { machine: { path: alpine } } },
  {
    name: 'Linux without stat, gzip, flock, pgrep',
    sh: dash,
    changes: {
      machine: { path: tools('poor', [...BASIC.filter((tool) => tool !== 'gzip'), 'base64', 'setsid', 'ps']) },
    },
  },
];

async function at(system: System, work: (place: Place) => Promise<void>): Promise<void> {
  const place = openPlace(connectBy(system.sh, system.changes));
  try {
    await work(place);
  } finally {
    await place.dispose();
  }
}

describe.concurrent.each(SYSTEMS)('on $name', { timeout: 600_000 }, (system) => {
  const withoutStat = system.name.includes('without stat');

  it('a run starts, is seen, and finishes', () =>
    at(system, async ({ start, launch, settled, inspect, repo, transport, batch, read }) => {
      expect(await start(launch('a', 'cat; echo thread 8; until [ -e go ]; do sleep 0.1; done; exit 4'))).toMatchObject(
        {
          op: 'start',
          status: 'started',
        },
      );
      await settled('a', 'running');
      await until('the agent runs', () => read('a', 'stdout.txt').includes('thread 8'));
      const running = await inspect(
        'a',
        [],
        [{ op: 'grep', file: 'stdout.txt', needle: 'thread', pick: 'first', max_bytes: 9 }],
      );
      expect(running).toMatchObject({ state: 'running', collected: ['thread 8'] });
      expect(running.state === 'running' && running.last_output_at !== null).toBe(!withoutStat);
      leave(join(repo, 'go'), '');
      const done = await settled('a', 'finished', [{ op: 'read', file: 'stdout.txt', max_bytes: 50 }]);
      expect(done).toMatchObject({ exit_code: 4, ended_by: 'itself', collected: ['do it\nthread 8\n'] });
      expect((done.ended_at ?? 0) >= (done.started_at ?? Infinity)).toBe(true);
      expect(await transport.processCount('no-such-process')).toBe(0);
      const [facts] = await batch({ op: 'facts' });
      expect(facts).toMatchObject({ op: 'facts', boot_id: expect.stringMatching(/^[0-9A-Fa-f-]+$/) });
    }));

  it('a run is killed with its family', () =>
    at(system, async ({ start, launch, kill, repo }) => {
      const strays = `setsid sh -c 'echo $$ >> pids; exec sleep 600' & sh -c 'echo $$ >> pids; exec sleep 600' & echo $$ >> pids; wait`;
      await start(launch('a', strays));
      const pids = (): readonly number[] => linesOf(join(repo, 'pids')).map(Number);
      await until('the family is complete', () => pids().length === 3);
      expect(await kill('a')).toMatchObject({ state: 'finished', ended_by: 'kill' });
      expect(pids().filter(lives)).toEqual([]);
    }));

  it('a wrapper that died is seen to be gone, with its survivors, and they are swept', () =>
    at(system, async (place) => {
      const { start, launch, settled, kill, read } = place;
      const made = launch('a', 'echo ready; sleep 600');
      await start(made);
      await until('the agent runs', () => read('a', 'stdout.txt') !== '');
      await endWatchdogs(place);
      endIfThere(Number(read('a', 'launch.pid')));
      const gone = await settled('a', 'gone');
      expect(gone.same_boot).toBe(true);
      expect(gone.survivors.length).toBeGreaterThan(0);
      expect(await kill('a')).toMatchObject({ state: 'finished', ended_by: 'kill' });
      expect(markedBy(made.task)).toEqual([]);
    }));

  it('the count of a watchdog is read; a dead one is seen as dead, and another one goes on from it', () =>
    at(system, async (place) => {
      const { launch, settled, inspect, batch } = place;
      const made = launch('a', 'exec sleep 600', { limit_s: 400 });
      const identity = await startOf(place, made);
      const alive = async (): Promise<boolean | null> => {
        const seen = await inspect('a');
        return seen.state === 'running' && seen.watch !== null ? seen.watch.alive : null;
      };
      await until('the agent runs', () => markedBy(made.task).length > 0);
      await vi.waitUntil(async () => (await alive()) === true, { timeout: 600_000 });
      await endWatchdogs(place);
      expect(await alive()).toBe(false);
      await batch({ op: 'watch', dir: made.dir, task: made.task, identity, elapsed_s: 399 });
      expect(await settled('a', 'finished')).toMatchObject({ ended_by: 'limit' });
    }));

  it('a run whose whole directory is gone is swept by its marker', () =>
    at(system, async ({ start, launch, inspect, kill, dir, read }) => {
      const made = launch('a', 'echo ready; sleep 600');
      await start(made);
      await until('the agent runs', () => read('a', 'stdout.txt') !== '');
      removeFolder(dir('a'));
      const seen = await inspect('a');
      expect(seen.state === 'none' && seen.survivors.length).toBeGreaterThan(0);
      expect(await kill('a')).toEqual({ state: 'none', survivors: [] });
      expect(markedBy(made.task)).toEqual([]);
    }));

  it('all that runs have left is found, and what has ended is removed, its watchdog too', () =>
    at(system, async ({ start, launch, kill, dir, root, batch, read }) => {
      const made = launch('a', 'echo ready; sleep 600');
      await start(made);
      await until('the agent runs', () => read('a', 'stdout.txt') !== '');
      const name = dir('a').slice(root.length + 1);
      const seen = present((await batch({ op: 'inventory', repos: [] }))[0]);
      if (!('inventory' in seen)) throw new Error(JSON.stringify(seen));
      const [entry, ...others] = seen.inventory.entries;
      expect([entry?.name, entry?.state, entry?.legible, others]).toEqual([name, 'running', true, []]);
      expect(entry?.at === null).toBe(withoutStat);
      expect(seen.inventory.locks).toMatchObject([{ key: 'item-a', run: name }]);
      expect(seen.inventory.processes.some(({ run }) => run === name)).toBe(true);

      const order = { op: 'discard', dir: dir('a'), task: made.task } as const;
      expect(refusalOf((await batch(order))[0])).toBe('run-alive');
      await kill('a');
      expect((await batch(order))[0]).toEqual({ op: 'discard', status: 'removed', watchdogs: 0 });
      expect(existsSync(dir('a'))).toBe(false);
      expect(runnersOf(dir('a'))).toEqual([]);
    }));

  it('an innocent process with the recorded pid is left alone', () =>
    at(system, async ({ start, launch, settled, dir, kill }) => {
      await start(launch('a', 'exec sleep 600'));
      await settled('a', 'running');
      const records = readFileSync(join(dir('a'), 'pid.txt'), 'utf8').split('\n');
      await kill('a');
      await until('its watchdog has gone', () => runnersOf(dir('a')).length === 0);
      rmSync(join(dir('a'), 'exit.txt'));
      // Where only ps tells, start times are whole seconds: within one, a pid would have to be used twice.
      await pause(1100);
      const innocent = spawn('sleep', ['600'], { stdio: 'ignore' });
      leave(join(dir('a'), 'pid.txt'), [String(innocent.pid), ...records.slice(1)].join('\n'));
      expect(await kill('a')).toMatchObject({ state: 'gone', survivors: [] });
      expect(lives(innocent.pid ?? 0)).toBe(true);
      endIfThere(innocent.pid ?? 0);
    }));

  it('one of two starts of an item gets through', () =>
    at(system, async ({ transport, other, launch, repo, settled }) => {
      for (const round of [1, 2]) {
        const names = [`x${round}`, `y${round}`];
        const results = await Promise.all(
          names.map((name, index) =>
            (index === 0 ? transport : other).batch(
              [
                {
                  op: 'start',
                  launch: launch(name, `echo ${name} >> begun-${round}; sleep 600`, { item_id: `i${round}` }),
                  replaces: [],
                },
              ],
              null,
            ),
          ),
        );
        const started = names.filter((_name, index) => refusalOf(results[index]?.[0]) === null);
        expect(started).toHaveLength(1);
        await settled(present(started[0]), 'running');
        await until('the agent has begun', () => linesOf(join(repo, `begun-${round}`)).length > 0);
        expect(linesOf(join(repo, `begun-${round}`))).toEqual(started);
      }
    }));

  it('a limit is kept', () =>
    at(system, async ({ start, launch, settled }) => {
      await start(launch('a', 'echo x; sleep 600', { limit_s: 1 }));
      expect(await settled('a', 'finished')).toMatchObject({
        ended_by: 'limit',
        exit_code: expect.toSatisfy((code) => code === 143 || code === 137) as unknown,
      });
    }));
});

describe('the lock where there is no lock tool', () => {
  const system = present(SYSTEMS.at(-1));

  it('is broken when its holder is dead, and waited for while it lives', { timeout: 600_000 }, () =>
    at(system, async ({ start, launch, root, settled }) => {
      await start(launch('a', 'true'));
      await settled('a', 'finished');
      const lock = join(root, '.agentd', 'lock.held');
      expect(existsSync(lock)).toBe(false);
      leave(lock, `${process.pid} 1 of-another-start\n`);
      expect(await start(launch('b', 'true'))).toMatchObject({ op: 'start', status: 'started' });
      expect(existsSync(lock)).toBe(false);

      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      const stat = readFileSync('/proc/self/stat', 'utf8');
      const born = present(stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[19]);
      leave(lock, `${process.pid} ${born} ${boot}\n`);
      const waiting = start(launch('c', 'true'));
      await pause(500);
      rmSync(lock);
      expect(await waiting).toMatchObject({ op: 'start', status: 'started' });

      leave(lock, `${process.pid} ${born} ${boot}\n`);
      expect(refusalOf(await start(launch('d', 'true')))).toBe('terminal-locked');
      rmSync(lock);
    }),
  );
});

describe('while ps on a Mac cannot be started', { timeout: 600_000 }, () => {
  const deaf = join(base, 'deaf-now');
  const folder = tools('deaf', [...BASIC, 'perl'], { ...MAC, ps: `[ -e '${deaf}' ] && exit 1\n${MAC['ps']}` });

  it.each([
    ['bash', bash],
    ['zsh', asSh('zsh')],
  ])('nobody is taken for dead, and nothing is recorded or started, by %s', (name, sh) =>
    at(mac(name, sh, folder), async (place) => {
      const { start, launch, kill, inspect, batch, dir, read, settled } = place;
      const made = launch('a', 'echo ready; sleep 600');
      await start(made);
      await until('the agent runs', () => read('a', 'stdout.txt') !== '');
      await settled('a', 'running');
      leave(deaf, '');
      try {
        expect(
          refusalOf((await batch({ op: 'inspect', ...made, identity: null, collect: [], collect_running: [] }))[0]),
        ).toBe('processes-unlisted');
        expect(refusalOf((await batch({ op: 'kill', ...made, identity: null, collect: [] }))[0])).toBe(
          'processes-unlisted',
        );
        expect(existsSync(join(dir('a'), 'exit.txt'))).toBe(false);
        expect(refusalOf(await start(launch('b', 'true', { item_id: made.item_id })))).toBe('item-locked');
        expect(refusalOf((await batch({ op: 'discard', dir: made.dir, task: made.task }))[0])).toBe('run-alive');
      } finally {
        rmSync(deaf);
      }
      expect(await inspect('a')).toMatchObject({ state: 'running' });
      expect(await kill('a')).toMatchObject({ state: 'finished', ended_by: 'kill' });
    }),
  );
});

describe('counting processes', () => {
  it('is unknown where neither pgrep nor ps exists', () =>
    at({ name: '', sh: dash, changes: { machine: { path: tools('blind', BASIC) } } }, async ({ transport }) => {
      expect(await transport.processCount('sh')).toBeNull();
    }));
});
