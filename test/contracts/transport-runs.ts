import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  bootId,
  inspectionOf,
  isBelow,
  leave,
  linesOf,
  nameOf,
  present,
  refusalOf,
  runnersOf,
  statField,
  until,
  watchdogsOf,
} from './place.ts';
import { onPosix, runnerName } from './system.ts';
import type { System } from './system.ts';
import type { At } from './transport.ts';
import { thisSecond } from '../moments.ts';

/** A run from its start to its end, and what the terminal records of it. */
export function lifeOfARun(at: At, system: System = 'posix'): void {
  const posix = onPosix(system);
  it('starts at once, runs, finishes, and hands over what was asked for', () =>
    at(async ({ start, launch, begun, settled, inspect, read, repo }) => {
      const since = thisSecond();
      const command = 'pwd; cat; echo "thread one"; echo bad >&2; until [ -e go ]; do sleep 0.05; done; exit 3';
      expect(await start(launch('a', command))).toMatchObject({ op: 'start', status: 'started' });
      await begun('a');
      await until('it has said all', () => read('a', 'stdout.txt').includes('one\n') && read('a', 'stderr.txt') !== '');
      const running = await inspect(
        'a',
        [],
        [
          { op: 'grep', file: 'stdout.txt', needle: 'thread', pick: 'first', max_bytes: 50 },
          { op: 'tail', file: 'stderr.txt', max_bytes: 50 },
          { op: 'grep', file: 'stdout.txt', needle: 'nothing', pick: 'first', max_bytes: 50 },
          { op: 'grep', file: 'absent', needle: 'x', pick: 'first', max_bytes: 50 },
        ],
      );
      if (running.state !== 'running') throw new Error(running.state);
      expect(running.collected).toEqual(['thread one', 'bad\n', '', null]);
      expect(running.started_at).toBeGreaterThanOrEqual(since);
      expect(running.last_output_at).toBeGreaterThanOrEqual(since);

      leave(join(repo, 'go'), '');
      const done = await settled('a', 'finished', [
        { op: 'read', file: 'stdout.txt', max_bytes: 5000 },
        { op: 'tail', file: 'stderr.txt', max_bytes: 5000 },
        { op: 'read', file: 'last.md', max_bytes: 5000 },
      ]);
      expect(done).toMatchObject({ exit_code: 3, ended_by: 'itself', started_at: running.started_at });
      expect(done.collected).toEqual([`${repo}\ndo it\nthread one\n`, 'bad\n', null]);
      expect(done.ended_at).toBeGreaterThanOrEqual(running.started_at ?? Infinity);
      expect(done.ended_at).toBeLessThanOrEqual(Date.now());
    }));

  posix('writes the records of the executor contract, readable by their owner only', () =>
    at(async ({ start, launch, ended, read, dir }) => {
      await start(launch('a', 'true'));
      await ended('a');
      // Its watchdog may come to its first look only after an agent that does nothing.
      await until('it was watched', () => read('a', 'watch.txt') !== '');
      expect(read('a', 'exit.txt')).toMatch(/^exit=0 at \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} *\n$/);
      expect(read('a', 'started.txt')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4}\n$/);
      const pid = present(linesOf(join(dir('a'), 'pid.txt'))[0]);
      expect(pid).toMatch(/^\d+$/);
      expect(read('a', 'launch.pid')).toBe(`${pid}\n`);
      expect(read('a', 'begin')).toMatch(new RegExp(`^run ${pid} \\d+ [0-9a-f-]{36} \\d+ ([0-9a-f]{32}|-)\n$`));
      expect(statSync(dir('a')).mode & 0o777).toBe(0o700);
      expect(
        readdirSync(dir('a'))
          .filter((name) => !name.startsWith('.'))
          .toSorted(),
      ).toEqual([
        'begin',
        'exit.txt',
        'launch.pid',
        'out',
        'pid.txt',
        'prompt.md',
        'run.sh',
        'started.txt',
        'stderr.txt',
        'stdout.txt',
        'watch.txt',
      ]);
      expect(statSync(join(dir('a'), 'out')).mode & 0o777).toBe(0o700);
    }),
  );

  it('starts several runs in one round trip, and records each exit code, or the death by a signal', () =>
    at(async ({ batch, launch, ended, inspects, transport }) => {
      const ends = [0, 1, 97, 255].map((code): [string, string, number] => [`a${code}`, `exit ${code}`, code]);
      ends.push(['signal', 'kill -KILL $$', 137]);
      const before = transport.round_trips;
      const results = await batch(
        ...ends.map(([name, command]) => ({ op: 'start' as const, launch: launch(name, command), replaces: [] })),
      );
      expect(results).toMatchObject(ends.map(() => ({ op: 'start', status: 'started' })));
      expect(transport.round_trips).toBe(before + 1);
      const names = ends.map(([name]) => name);
      await ended(...names);
      expect(await inspects(names)).toMatchObject(
        ends.map(([, , exit_code]) => ({ state: 'finished', exit_code, ended_by: 'itself' })),
      );
    }));

  it('ends with 97, and says why, when the repository cannot be entered', () =>
    at(async ({ start, launch, settled, repo }) => {
      await start(launch('a', 'touch /tmp/never', { cwd: join(repo, 'absent') }));
      const done = await settled('a', 'finished', [{ op: 'tail', file: 'stderr.txt', max_bytes: 500 }]);
      expect(done).toMatchObject({ exit_code: 97, collected: [`agentd: cannot enter ${repo}/absent\n`] });
    }));

  it('keeps the two ends of an output that is too large, and says how much is left out', () =>
    at(async ({ start, launch, ended, dir }) => {
      const many = (name: string, fd: string): string =>
        `echo first ${name} >&${fd}; head -c 30000000 /dev/zero | tr '\\0' x >&${fd}; echo >&${fd}; echo last ${name} >&${fd}`;
      await start(launch('a', `${many('out', '1')}; ${many('err', '2')}`));
      await ended('a');
      for (const [file, name] of [
        ['stdout.txt', 'out'],
        ['stderr.txt', 'err'],
      ] as const) {
        const text = readFileSync(join(dir('a'), file), 'utf8');
        expect(text.length).toBeLessThan(17 * 2 ** 20);
        expect(text.startsWith(`first ${name}\nxxx`)).toBe(true);
        expect(text.endsWith(`xxx\nlast ${name}\n`)).toBe(true);
        const bytes = 30_000_000 + `first ${name}\n\nlast ${name}\n`.length - 16 * 2 ** 20;
        expect(text).toContain(`\nagentd: ${bytes} bytes are left out here\n`);
      }
    }));

  it('feeds the prompt from a regular file, a megabyte with NUL as well', () =>
    at(async ({ start, launch, settled }) => {
      const prompt = `第 \0 $(id) 'x'\r\n${'0123456789abcde\n'.repeat(65_536)}`;
      const command = '[ -f /dev/stdin ] && [ ! -p /dev/stdin ] && sha256sum';
      await start(launch('a', command, { files: { 'prompt.md': prompt } }));
      const { collected } = await settled('a', 'finished', [{ op: 'read', file: 'stdout.txt', max_bytes: 100 }]);
      expect(collected[0]?.slice(0, 64)).toBe(createHash('sha256').update(prompt).digest('hex'));
    }));

  posix('gives the agent the user’s own environment, the marker, and nothing else of ours', () =>
    at(async ({ start, launch, settled }) => {
      const command =
        'env; echo "umask $(umask)"; grep -E "^Sig(Ign|Blk)" /proc/self/status; ls /proc/self/fd | tr "\\n" " "';
      const made = launch('a', command);
      await start(made);
      const { collected } = await settled('a', 'finished', [{ op: 'read', file: 'stdout.txt', max_bytes: 20_000 }]);
      const lines = (collected[0] ?? '').split('\n');
      expect(lines.filter((line) => line.startsWith('AGENTD_'))).toEqual([`AGENTD_RUN=${made.task}`]);
      expect(lines).toEqual(
        expect.arrayContaining(['DISABLE_AUTOUPDATER=1', 'CLAUDE_CODE_DISABLE_BACKGROUND_TASKS=1']),
      );
      expect(lines).toContain('HOME=/nonexistent-home');
      expect(lines).toContain('LC_ALL=C.UTF-8');
      expect(lines.find((line) => line.startsWith('PATH='))).toContain(
        `PATH=${process.env['PATH'] ?? ''}:/nonexistent-home/`,
      );
      expect(lines).toContain(`umask ${spawnSync('sh', ['-c', 'umask'], { encoding: 'utf8' }).stdout.trim()}`);
      // INT (2), QUIT (3), PIPE (13) and TERM (15) have their default effect.
      const ignored = BigInt(`0x${/SigIgn:\s*([0-9a-f]+)/.exec(collected[0] ?? '')?.[1] ?? 'ffffffff'}`);
      expect(ignored & ((1n << 1n) | (1n << 2n) | (1n << 12n) | (1n << 14n))).toBe(0n);
      expect(lines).toContain('SigBlk:\t0000000000000000');
      expect(lines.at(-1)?.trim().split(' ').slice(0, 3)).toEqual(['0', '1', '2']);
    }),
  );

  posix('lets the agent find bash where there is one, whatever shell the scripts are for', () =>
    at(async ({ start, launch, settled }) => {
      await start(launch('a', 'x=(a b c); [[ ${#x[@]} == 3 ]] && echo "$BASH_VERSION"'));
      const { collected } = await settled('a', 'finished', [{ op: 'read', file: 'stdout.txt', max_bytes: 100 }]);
      expect(collected[0]).toMatch(/^\d+\./);
    }),
  );

  posix('makes the runner the leader of its own session, with no tie to the script that launched it', () =>
    at(async ({ start, launch, begun, read }) => {
      await start(launch('a', 'exec sleep 600'));
      await begun('a');
      const pid = Number(read('a', 'launch.pid'));
      expect([statField(pid, 5), statField(pid, 6)]).toEqual([String(pid), String(pid)]);
      await until('none of its ancestors is of these tests', () => !isBelow(pid, process.pid));
      // A shell opens some for a moment; what it was given stays.
      const given = (): readonly string[] => readdirSync(`/proc/${pid}/fd`).filter((fd) => +fd > 2 && +fd < 10);
      await until('it holds no file of whoever started it', () => given().length === 0);
    }),
  );

  it('keeps large output out of the answer, whatever its shape', () =>
    at(async ({ start, launch, settled }) => {
      const command = `head -c 3000000 /dev/zero | tr '\\0' x; echo; yes 'a line of output' | head -n 200000; echo end`;
      await start(launch('a', command));
      const { collected, exit_code } = await settled('a', 'finished', [
        { op: 'grep', file: 'stdout.txt', needle: 'xxx', pick: 'first', max_bytes: 20 },
        { op: 'tail', file: 'stdout.txt', max_bytes: 22 },
        { op: 'read', file: 'stdout.txt', max_bytes: 100_000 },
      ]);
      expect(exit_code).toBe(0);
      expect(collected).toEqual(['x'.repeat(20), '\na line of output\nend\n', 'x'.repeat(100_000)]);
    }));

  posix('passes on a TERM that reaches the wrapper alone, and records the agent’s own exit code', () =>
    at(async ({ start, launch, settled, read }) => {
      await start(launch('a', `trap 'echo asked; exit 7' TERM; echo ready; while :; do sleep 0.1; done`));
      await until('the agent is ready', () => read('a', 'stdout.txt').includes('ready'));
      process.kill(Number(read('a', 'launch.pid')), 'SIGTERM');
      expect(await settled('a', 'finished')).toMatchObject({ exit_code: 7, ended_by: 'itself' });
      expect(read('a', 'stdout.txt')).toBe('ready\nasked\n');
    }),
  );

  it('takes any exit record for an end, with an unknown code where it tells none', () =>
    at(async ({ mkdirs, dir, batch }) => {
      const records: readonly (readonly [string, number | null])[] = [
        ['exit=5 at 2026-11-29T14:01:02+0100\n', 5],
        ['143\n', 143],
        ['', null],
        ['   \n', null],
        ['\0\0\0\0', null],
        ['exit=0`id`', null],
      ];
      await mkdirs(...records.map((_one, index) => `r${index}`));
      for (const [index, [record]] of records.entries()) {
        leave(join(dir(`r${index}`), 'begin'), `run 4194000 1 ${bootId()}\n`);
        leave(join(dir(`r${index}`), 'exit.txt'), record);
      }
      const results = await batch(
        ...records.map((_record, index) => ({
          op: 'inspect' as const,
          identity: null,
          dir: dir(`r${index}`),
          task: 'agentd-x',
          collect: [],
          collect_running: [],
        })),
      );
      expect(results.map(inspectionOf)).toMatchObject(
        records.map(([, exit_code]) => ({ state: 'finished', exit_code })),
      );
    }));

  it('says none for a directory that is not there, and starting for one that holds no begin', () =>
    at(async ({ mkdirs, dir, inspect, inspects }) => {
      const none = { state: 'none', survivors: [] };
      expect(await inspect('a')).toEqual(none);
      await mkdirs('b');
      const [absent, starting] = await inspects(['a', 'b']);
      expect(absent).toEqual(none);
      if (starting === undefined) throw new Error('there is no answer');
      expect(starting.state).toBe('starting');
      expect(starting).toMatchObject({ since: Math.floor(statSync(dir('b')).mtimeMs / 1000) * 1000 });
    }));

  it('takes a run root that is no directory for unknown, not for absence', () =>
    at(async ({ batch, root, dir }) => {
      leave(root, 'a file');
      const look = {
        op: 'inspect',
        identity: null,
        dir: dir('a'),
        task: 'agentd-a',
        collect: [],
        collect_running: [],
      } as const;
      const [result] = await batch(look);
      expect(refusalOf(result)).toBe('run-root-unreadable');
      rmSync(root);
    }));

  it('goes by steps too: directory, prompt, launch', () =>
    at(async ({ transport, launch, settled, dir }) => {
      const { files, ...rest } = launch('a', 'cat');
      await transport.mkdir(dir('a'), true);
      await transport.writeText(join(dir('a'), 'prompt.md'), present(files['prompt.md']));
      await transport.launch({ ...rest, files: {} });
      const { collected } = await settled('a', 'finished', [{ op: 'read', file: 'stdout.txt', max_bytes: 100 }]);
      expect(collected).toEqual(['do it\n']);
      expect(transport.runner({ ...rest, files })).toBe(readFileSync(join(dir('a'), runnerName(system)), 'utf8'));
    }));

  it('refuses names of files that are not plain, or are the runner’s own', () =>
    at(async ({ batch, launch, dir }) => {
      const names = ['../x', runnerName(system), 'begin', '.hidden', 'a/b', ''];
      const results = await batch(
        ...names.map((name) => ({
          op: 'start' as const,
          launch: launch('a', 'true', { files: { [name]: 'x' } }),
          replaces: [],
        })),
        { op: 'start', launch: launch('a', 'true', { stdout_name: '../x' }), replaces: [] },
      );
      expect(new Set(results.map(refusalOf))).toEqual(new Set(['bad-file-name']));
      expect(existsSync(dir('a'))).toBe(false);
    }));

  it('refuses a run directory that does not lie right under the run root', () =>
    at(async ({ batch, launch, root, repo }) => {
      const dirs = [join(repo, 'x'), join(root, 'a', 'b'), join(root, '.agentd'), root];
      const starts = dirs.map((dir) => ({ op: 'start', launch: launch('a', 'true', { dir }), replaces: [] }) as const);
      expect((await batch(...starts)).map(refusalOf)).toEqual(dirs.map(() => 'outside-run-root'));
    }));

  it('counts processes by their exact name', () =>
    at(async ({ transport, batch, start, launch, repo }) => {
      const name = `agtd+.${process.pid}`.slice(0, 15);
      const one = `./'${name}' 600 & echo $! >>pids`;
      const made = launch('a', `cp "$(command -v sleep)" './${name}'; ${one}; ${one}; wait`);
      await start(made);
      const called = (): boolean =>
        linesOf(join(repo, 'pids')).filter((pid) => nameOf(Number(pid)) === name).length === 2;
      await until('both have that name', called);
      expect(await transport.processCount(name)).toBe(2);
      const others = [name.slice(0, -1), 'agtd.*'].map((each) => ({ op: 'process_count', name: each }) as const);
      expect(await batch(...others)).toMatchObject([{ count: 0 }, { count: 0 }]);
    }));

  it('visits many runs in one round trip and answers in their order', () =>
    at(async ({ batch, starts, launch, dir, begun, ended, transport }) => {
      await starts(launch('a', 'exit 4'), launch('b', 'sleep 600'));
      await ended('a');
      await begun('b');
      const before = transport.round_trips;
      const results = await batch(
        ...['b', 'c', 'a', 'b'].map((name) => ({
          op: 'inspect' as const,
          identity: null,
          dir: dir(name),
          task: launch(name, '').task,
          collect: [],
          collect_running: [],
        })),
        { op: 'facts' },
      );
      expect(results.slice(0, 4).map((result) => inspectionOf(result).state)).toEqual([
        'running',
        'none',
        'finished',
        'running',
      ]);
      expect(results[4]?.op).toBe('facts');
      expect(transport.round_trips).toBe(before + 1);
    }));

  posix('leaves no watchdog behind when a run has ended', () =>
    at(async ({ start, launch, ended, root, repo }) => {
      await start(launch('a', 'until [ -e go ]; do sleep 0.1; done'));
      await until('the watchdog is there', () => watchdogsOf(root).length === 1);
      leave(join(repo, 'go'), '');
      await ended('a');
      await until('all have gone', () => runnersOf(root).length === 0);
    }),
  );
}
