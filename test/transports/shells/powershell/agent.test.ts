/** What only the runner of Windows does: the agent's command line in a PowerShell of its own, and tasks. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inWindowsWorktree } from '../../../../action/src/executors/terminal/worktree-windows.ts';
import { worktreeOf } from '../../../../action/src/executors/terminal/worktree.ts';
import type { CollectItem } from '../../../../action/src/ports/operation.ts';
import { endWatchdogs, leave, linesOf, lives, markedBy, present, refusalOf, until } from '../../../contracts/place.ts';
import { ago } from '../../../moments.ts';
import { withPowerShell } from './pwsh.ts';
import { over } from './runs.ts';

const OUT: CollectItem = { op: 'read', file: 'stdout.txt', max_bytes: 100_000 };
const ERR: CollectItem = { op: 'read', file: 'stderr.txt', max_bytes: 100_000 };

withPowerShell('the runner on Windows', (windows) => {
  const { at } = windows;
  const pwsh = { agent: 'pwsh' } as const;

  describe.concurrent('runs the command line in a PowerShell', () => {
    it('and passes prompt and output through byte for byte', () =>
      at(async ({ start, launch, settled, dir }) => {
        const prompt = `第 \0 $(id) 'x'\r\n${'0123456789abcde\n'.repeat(5000)}no end`;
        const command = String.raw`cat; & 'sh' -c 'printf "\377\000\303" >&2; exit 7'`;
        await start(launch('a', command, { files: { 'prompt.md': prompt } }));
        expect(await settled('a', 'finished')).toMatchObject({ exit_code: 7, ended_by: 'itself' });
        const digest = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
        expect(digest(readFileSync(join(dir('a'), 'stdout.txt')))).toBe(digest(prompt));
        expect([...readFileSync(join(dir('a'), 'stderr.txt'))]).toEqual([255, 0, 195]);
      }, pwsh));

    it('in the repository, with the marker and nothing else of ours in its environment', () =>
      at(async ({ start, launch, settled, repo }) => {
        const made = launch('a', `& 'sh' -c 'pwd; env'; place x; exit 5`);
        await start(made);
        const { collected, exit_code } = await settled('a', 'finished', [OUT, ERR]);
        const [first, ...lines] = (collected[0] ?? '').split('\n');
        expect(first).toBe(repo);
        expect(lines.filter((line) => line.startsWith('AGENTD_'))).toEqual([`AGENTD_RUN=${made.task}`]);
        expect(lines).toEqual(
          expect.arrayContaining(['DISABLE_AUTOUPDATER=1', 'CLAUDE_CODE_DISABLE_BACKGROUND_TASKS=1']),
        );
        // The runner's functions are not the agent's: a command of that name is not found.
        expect(collected[1]).toContain("'place'");
        expect(exit_code).toBe(127);
      }, pwsh));

    it('in the worktree of its item, and commits there what the agent left', () =>
      at(async ({ start, launch, settled, repo, root }) => {
        const git = (...words: string[]): string => execFileSync('git', ['-C', repo, ...words], { encoding: 'utf8' });
        git('init', '-q');
        git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-q', '--allow-empty', '-m', 'Begin');
        const worktree = worktreeOf('ENG-7-1', (key) => join(root, 'worktrees', key), null, join(root, 'a', 'git.txt'));
        const agent = `& 'sh' -c 'cat > a.txt; echo said; exit 6'`;
        await start(launch('a', inWindowsWorktree(agent, worktree)));
        const { exit_code, collected } = await settled('a', 'finished', [OUT]);
        expect([exit_code, collected[0]]).toEqual([6, 'said\n']);
        expect(git('show', 'agentd/ENG-7:a.txt')).toBe('do it\n');
        expect(git('log', '-1', '--format=%s', 'agentd/ENG-7')).toBe('ENG-7: work of run ENG-7-1\n');
      }, pwsh));

    it('and counts errors that leave no exit code', () =>
      at(async ({ start, launch, settled }) => {
        await start(launch('a', `throw 'no luck'`));
        await start(launch('b', `Get-Item '/nonexistent-thing'`));
        await start(launch('c', `if (`));
        for (const name of ['a', 'b', 'c']) expect((await settled(name, 'finished')).exit_code).toBe(1);
        const { collected } = await settled('a', 'finished', [ERR]);
        expect(collected[0]).toContain('no luck');
      }, pwsh));

    it('and is swept when its wrapper is killed, whose death is written down', () =>
      at(async ({ start, launch, settled, read, repo }) => {
        const made = launch('a', `& 'sh' -c 'sleep 600 & echo $! > pid; wait'`);
        await start(made);
        await until('the agent runs', () => linesOf(join(repo, 'pid')).length === 1);
        process.kill(Number(read('a', 'launch.pid')), 'SIGKILL');
        expect(await settled('a', 'finished')).toMatchObject({ exit_code: 137, ended_by: 'itself' });
        await until('nothing is left', () => markedBy(made.task).length === 0);
        expect(lives(Number(linesOf(join(repo, 'pid'))[0]))).toBe(false);
      }, pwsh));
  });

  describe.concurrent('ends a run', () => {
    it('with the whole tree below it, and deletes its task', () =>
      at(async ({ start, launch, settled, kill, repo }) => {
        const made = launch('a', `sh -c 'sleep 600 & echo $! >> pids; wait' & sleep 600 & echo $! >> pids; wait`);
        await start(made);
        await settled('a', 'running');
        await until('the tree is there', () => linesOf(join(repo, 'pids')).length === 2);
        expect(existsSync(join(windows.base, 'tasks', made.task))).toBe(true);
        expect(await kill('a')).toMatchObject({ state: 'finished', exit_code: 137, ended_by: 'kill' });
        expect(linesOf(join(repo, 'pids')).map(Number).filter(lives)).toEqual([]);
        expect(existsSync(join(windows.base, 'tasks', made.task))).toBe(false);
      }));

    it('by force when its runner does not answer', () =>
      at(async ({ start, launch, settled, kill, read, repo }) => {
        await start(launch('a', 'sleep 600 & echo $! > pid; wait'));
        await settled('a', 'running');
        await until('the agent runs', () => linesOf(join(repo, 'pid')).length === 1);
        process.kill(Number(read('a', 'launch.pid')), 'SIGSTOP');
        expect(await kill('a')).toMatchObject({ state: 'finished', exit_code: 137, ended_by: 'kill' });
        expect(lives(Number(linesOf(join(repo, 'pid'))[0]))).toBe(false);
      }));

    it('counts what survives a wrapper that died, and sweeps it', () =>
      at(async (place) => {
        const { start, launch, settled, kill, read } = place;
        const made = launch('a', 'sleep 600 & sleep 600');
        await start(made);
        await settled('a', 'running');
        await until('the agents run', () => markedBy(made.task).length >= 3);
        await endWatchdogs(place);
        process.kill(Number(read('a', 'launch.pid')), 'SIGKILL');
        const gone = await settled('a', 'gone');
        expect(gone.survivors.length).toBeGreaterThanOrEqual(3);
        expect(await kill('a')).toMatchObject({ state: 'finished', exit_code: 137, ended_by: 'kill' });
        expect(markedBy(made.task)).toEqual([]);
      }));
  });

  describe.concurrent('is launched', () => {
    it('by a task, which is evidence of a launch until the run is forgotten', () =>
      at(async ({ start, launch, settled, transport, dir, read }) => {
        const made = launch('a', 'true');
        await start(made);
        await settled('a', 'finished');
        expect(read('a', 'launch.txt')).toBe('task S4U by schtasks.exe\n');
        leave(join(windows.base, 'tasks', launch('b', '').task), '');
        expect(refusalOf(await start(launch('b', 'true')))).toBe('haspid');
        expect(existsSync(dir('b'))).toBe(false);
        await transport.forget(made.task, dir('a'), made.item_id);
        expect(existsSync(join(windows.base, 'tasks', made.task))).toBe(false);
      }));

    it('by WMI where no task may be registered, and says why', () =>
      at(
        async ({ start, launch, settled, read }) => {
          expect(await start(launch('a', 'exit 4'))).toMatchObject({ op: 'start', status: 'started' });
          expect(await settled('a', 'finished')).toMatchObject({ exit_code: 4 });
          expect(read('a', 'launch.txt').split('\n')).toEqual([
            'process by WMI',
            'refused: schtasks.exe: ERROR: Access is denied. (exit code 1)',
            'refused: task service by COM: S4U: Access is denied. (0x80070005 (E_ACCESSDENIED))',
            '',
          ]);
        },
        { tasks: false },
      ));

    it('by nothing where all ways are refused: then it is void, and refusal and launch.txt name all reasons in their order', () =>
      at(
        async ({ start, launch, inspect, read }) => {
          const refused = await start(launch('a', 'true'));
          expect(refusalOf(refused)).toBe('launch-failed');
          const reasons = [
            'schtasks.exe: ERROR: Access is denied. (exit code 1)',
            'task service by COM: S4U: Access is denied. (0x80070005 (E_ACCESSDENIED))',
            'WMI: Access denied',
            'breakaway from the job: This script contains malicious content',
          ];
          expect('refused' in refused && refused.refused.message).toContain(reasons.join('; '));
          expect(read('a', 'launch.txt').split('\n')).toEqual(['none', ...reasons.map((one) => `refused: ${one}`), '']);
          expect(await inspect('a')).toEqual({ state: 'void' });
        },
        { tasks: false, wmi: false },
      ));
  });

  describe.concurrent('is told by its start', () => {
    it('with the way that worked and those that were refused', () =>
      at(
        async ({ start, launch, settled }) => {
          const started = await start(launch('a', 'true'));
          expect(started).toMatchObject({
            how: [
              'process by breakaway from the job',
              'refused: schtasks.exe: ERROR: Access is denied. (exit code 1)',
              'refused: task service by COM: S4U: Access is denied. (0x80070005 (E_ACCESSDENIED))',
              'refused: WMI: Access denied',
            ].join('\n'),
          });
          await settled('a', 'finished');
        },
        { denied: ['by_schtasks', 'by_com', 'by_wmi'] },
      ));

    it('where nobody sees command lines: by what it wrote before there was an agent', () =>
      at(
        async (place) => {
          const { start, launch, read } = place;
          const started = await start(launch('a', 'true'));
          await over(place, 'a');
          const [, pid, since] = read('a', 'begin').split(' ');
          const identity = 'identity' in started ? started.identity : null;
          // A watchdog that has looked already leaves it unknown, and never to the agent.
          if (identity !== null) expect(identity).toMatchObject({ pid: Number(pid), start: since });
        },
        { wmi_query: false, native: false },
      ));

    it('and when it never begins: by the result of its task, which launch.txt keeps', () =>
      at(
        async ({ start, launch, inspect, dir, read, batch }) => {
          await start(launch('a', 'true'));
          expect(await inspect('a')).toEqual({ state: 'starting', since: expect.any(Number) });
          const then = ago(120_000);
          utimesSync(dir('a'), then, then);
          expect(await inspect('a')).toMatchObject({
            state: 'starting',
            why: expect.stringMatching(
              /^It was launched as a task S4U by schtasks\.exe\. .*0x80070569: the user may not log on as a batch job\. .*secpol\.msc/,
            ),
          });
          await batch({ op: 'void', dir: dir('a') });
          expect(read('a', 'launch.txt')).toBe('task S4U by schtasks.exe\nresult: 2147943785\n');
        },
        { result: 2_147_943_785 },
      ));

    it('to be refused where others may write to the run root, which is closed by the command that it names', () =>
      at(
        async ({ start, launch, root, dir }) => {
          const refused = await start(launch('a', 'true'));
          expect(refusalOf(refused)).toBe('run-root-open');
          expect('refused' in refused && refused.refused).toMatchObject({
            message: expect.stringContaining('(S-1-5-11, S-1-5-32-545)'),
            remedy: expect.stringContaining(
              `icacls "${root}" /inheritance:r /grant:r "*S-1-5-21-1-2-3-1001:(OI)(CI)F" "*S-1-5-18:(OI)(CI)F" "*S-1-5-32-544:(OI)(CI)F"`,
            ),
          });
          expect(existsSync(dir('a'))).toBe(false);
          expect(statSync(root).mode & 0o777).toBe(0o700);
        },
        { writers: 'S-1-5-11 S-1-5-32-545' },
      ));
  });

  it('leaves the records of the executor contract', () =>
    at(async ({ start, launch, settled, read, dir, transport }) => {
      const { files, ...rest } = launch('a', 'true');
      await start({ ...rest, files });
      await settled('a', 'finished');
      expect(read('a', 'exit.txt')).toMatch(/^exit=0 at \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} *\n$/);
      expect(read('a', 'started.txt')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4}\n$/);
      const machine = readFileSync('/etc/machine-id', 'utf8').trim();
      const [pid, since, boot, ...others] = linesOf(join(dir('a'), 'pid.txt'));
      expect(read('a', 'launch.pid')).toBe(`${present(pid)}\n`);
      expect(read('a', 'begin')).toBe(`run ${present(pid)} ${present(since)} ${present(boot)} - ${machine}\n`);
      expect(others).toEqual([rest.task, 'stdout.txt', '-', machine, 'end']);
      expect(read('a', 'run.ps1')).toBe(transport.runner({ ...rest, files }));
      const names = readdirSync(dir('a')).filter((name) => !name.startsWith('.'));
      expect(names.toSorted()).toEqual([
        'begin',
        'exit.txt',
        'launch.pid',
        'launch.txt',
        'out',
        'pid.txt',
        'prompt.md',
        'run.ps1',
        'started.txt',
        'stderr.txt',
        'stdout.txt',
        'watch.txt',
      ]);
    }));
});
