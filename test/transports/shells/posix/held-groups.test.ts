/** Groups whose number has come round: who is in them now is nobody's, however the run's files look. By a table of processes and files alone. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { RUNNER_LIBRARY } from '../../../../action/src/transports/shells/posix/runner.ts';
import { STATE } from '../../../../action/src/transports/shells/posix/state.ts';
import { WATCHDOG } from '../../../../action/src/transports/shells/posix/watchdog.ts';
import { linesOf } from '../../../contracts/place.ts';
import { removeFolder } from '../../../folders.ts';
import { SHELLS, asSh } from './shells.ts';

const base = mkdtempSync(join(tmpdir(), 'agentd-groups-'));
afterAll(() => removeFolder(base));

const HOUR = 3600;
const BEGAN = Math.floor(Date.now() / 1000) - 9 * HOUR;
const WRAPPER = 4711;
const OTHER = 4722;

/** As `ps -o lstart=` has it in UTC. */
function lstart(seconds: number): string {
  const [day, date, month, year, time] = new Date(seconds * 1000).toUTCString().replace(',', '').split(' ');
  return `${day} ${month} ${String(Number(date)).padStart(2)} ${time} ${year}`;
}
const underlined = (seconds: number): string => lstart(seconds).replaceAll(/ +/g, '_');

interface Files {
  readonly watch?: number;
  readonly exit?: readonly [record: string, at: number];
  /** What the clock of the file system shows. */
  readonly clock?: number;
}

/** The folder of a run that began at BEGAN. */
function runDir(name: string, { watch = BEGAN, exit, clock }: Files): string {
  const root = mkdtempSync(join(base, 'run-'));
  const dir = join(root, name);
  mkdirSync(dir);
  mkdirSync(join(root, '.agentd'));
  const put = (file: string, text: string, at: number): void => {
    writeFileSync(join(dir, file), text);
    utimesSync(join(dir, file), at, at);
  };
  put('begin', `run ${WRAPPER} ${underlined(BEGAN)} b - -\n`, BEGAN);
  put('watch.txt', `9 9 5 2 3\n\n ${OTHER} \n`, watch);
  if (exit !== undefined) put('exit.txt', `${exit[0]} at x\n`, exit[1]);
  writeFileSync(join(root, '.agentd', 'lock'), '');
  // A touch on a file system with a clock of its own.
  if (clock !== undefined) writeFileSync(join(dir, 'touch'), String(clock));
  return dir;
}

/** Shell lines with the functions, where ps shows `table`. */
function lines(dir: string, table: string, ...more: readonly string[]): string {
  const clock = join(dir, 'touch');
  return [
    ...RUNNER_LIBRARY,
    STATE,
    WATCHDOG,
    `D='${dir}' T=agentd-a P= IP= B=b NS=- MC=- gw= aw=`,
    `touch(){ if [ -e '${clock}' ];then command touch -c -d "@$(cat '${clock}')" "$2";else command touch "$@";fi;}`,
    `ps(){ case $1 in -ax*)${table};;*)return 1;;esac;}`,
    'mtimes(){ stat -c %Y "$@";}',
    ...more,
  ].join('\n');
}

/** @param group that of a living process with a dead leader, which started at `born`. @returns what counts as the run's. */
function found(sh: string, files: Files, group: number, born: number): string {
  const dir = runDir('a', files);
  const script = lines(dir, `echo ' 5001 ${lstart(born)} S 1 ${group} sleep 600'`, 'state;pinned;kin;echo "$V"');
  return spawnSync(sh, ['-c', script], { encoding: 'utf8' }).stdout.trim();
}

describe.each(SHELLS)('a process in a group of a dead leader, with %s', (shell) => {
  const sh = asSh(shell);
  const itsOwn = (at: number): string => `5001:${underlined(at)}`;

  it('is of the run, if it was there when the run last surely had that group', () => {
    expect(found(sh, { watch: BEGAN + HOUR }, WRAPPER, BEGAN + HOUR)).toBe(itsOwn(BEGAN + HOUR));
    expect(found(sh, { watch: BEGAN + HOUR }, OTHER, BEGAN + 60)).toBe(itsOwn(BEGAN + 60));
    expect(found(sh, { exit: ['exit=0', BEGAN + HOUR] }, WRAPPER, BEGAN + 60)).toBe(itsOwn(BEGAN + 60));
  });

  it('is a stranger, if it is younger', () => {
    expect(found(sh, { watch: BEGAN + HOUR }, WRAPPER, BEGAN + HOUR + 60)).toBe('');
    expect(found(sh, { watch: BEGAN + HOUR }, OTHER, BEGAN + HOUR + 60)).toBe('');
  });

  it('is a stranger, if only an exit record is younger that a visit may have written long after', () => {
    expect(found(sh, { exit: ['exit=137', BEGAN + 5 * HOUR] }, WRAPPER, BEGAN + HOUR)).toBe('');
  });

  it('is a stranger in another group than the wrapper’s, if the watchdog had gone before', () => {
    expect(found(sh, { exit: ['exit=0', BEGAN + 5 * HOUR] }, OTHER, BEGAN + HOUR)).toBe('');
  });

  it('is told by the clock of the file system that holds the files, and a stranger where that was set back', () => {
    const ahead = Math.floor(Date.now() / 1000) + HOUR;
    expect(found(sh, { watch: BEGAN + 2 * HOUR, clock: ahead }, WRAPPER, BEGAN + HOUR + 600)).toBe('');
    expect(found(sh, { watch: BEGAN + 2 * HOUR, clock: ahead }, WRAPPER, BEGAN + 600)).toBe(itsOwn(BEGAN + 600));
    expect(found(sh, { watch: BEGAN + 2 * HOUR, clock: BEGAN + HOUR }, OTHER, BEGAN + 600)).toBe('');
  });

  it('is a stranger, and ends no visit, if its time is none', () => {
    for (const time of [
      'Mon Jan 0 10:00:00 2020',
      'A** *** 1 10:00:00 2020',
      'Mon Jan 1 ::::::: 2020',
      'Mon Jan 1 1:1 2020',
    ]) {
      const dir = runDir('a', {});
      const script = lines(dir, `echo ' 5001 1 ${WRAPPER} S ${time} sleep 600'`, 'state;pinned;kin;echo "$V."');
      expect(spawnSync(sh, ['-c', script], { encoding: 'utf8' }).stdout).toBe('.\n');
    }
  });
});

describe.each(SHELLS)('a watchdog after the death of its wrapper, with %s', (shell) => {
  const sh = asSh(shell);

  /** Three rounds of a watchdog; signals are only written down. @param tables what ps shows in each; the last one stays. */
  function signalled(dir: string, tables: readonly string[], ...more: readonly string[]): readonly string[] {
    const log = join(dir, 'signals');
    for (const [at, table] of tables.entries()) writeFileSync(join(dir, `table.${at}`), table);
    const script = lines(
      dir,
      `a=$D/table.$round;[ -e "$a" ]||a=$D/table.${tables.length - 1};[ ! -s "$a" ]||{ echo " $$ ${lstart(BEGAN)} S 1 $$ sh";cat "$a";}`,
      'round=0 EVERY=1 LIMIT=0 STALL=0 LINGER=9 KEEP=end TOOL= O=stdout.txt',
      'sleep(){ [ "$1" = 1 ]||return 0;round=$((round+1));[ $round -lt 4 ];}',
      `kill(){ echo "$*" >>'${log}';}`,
      ...more,
      `guard guard 0 ${WRAPPER} ${underlined(BEGAN)}`,
    );
    const { status, stderr } = spawnSync(sh, ['-c', script], { encoding: 'utf8' });
    if (status === null) throw new Error(stderr);
    return linesOf(log);
  }
  const row = (pid: number, group: number, born: number, command: string): string =>
    ` ${pid} ${lstart(born)} S 1 ${group} ${command}\n`;
  const wrapper = row(WRAPPER, WRAPPER, BEGAN, 'sh /r/a/run.sh agentd-a');

  it('ends who is in the group that it saw a moment ago', () => {
    const orphan = row(5001, WRAPPER, BEGAN + 60, 'sleep 600');
    expect(signalled(runDir('a', {}), [wrapper + orphan, wrapper + orphan, orphan])).toContain('-KILL 5001');
  });

  it('leaves who came into a group of that number after it was empty, though something of the run stays', () => {
    const stays = ` 5002 ${lstart(BEGAN + 60)} S ${WRAPPER} 5002 sleep 600\n`;
    const stranger = row(5001, WRAPPER, BEGAN + HOUR, 'sleep 600');
    const signals = signalled(runDir('a', {}), [wrapper + stays, wrapper + stays, stays, stays + stranger]);
    expect(signals).toContain('-KILL 5002');
    expect(signals.filter((signal) => signal.endsWith(' 5001'))).toEqual([]);
  });

  it('takes nobody for dead while ps tells nothing', () => {
    const dir = runDir('a', {});
    expect(signalled(dir, [wrapper, '', '', wrapper])).toEqual([]);
    expect(existsSync(join(dir, 'exit.txt'))).toBe(false);
    expect(signalled(dir, [wrapper, '', 'none'])).toEqual([]);
    expect(existsSync(join(dir, 'exit.txt'))).toBe(true);
  });

  it('goes by no number alone where environments can be read', () => {
    const proc = mkdtempSync(join(base, 'proc-'));
    const stat = (pid: number, name: string): void => {
      mkdirSync(join(proc, name));
      writeFileSync(join(proc, name, 'stat'), `${pid} (x) S 1 ${WRAPPER} ${WRAPPER} ${'0 '.repeat(15)}77 0 0\n`);
    };
    stat(1, 'self');
    stat(5001, '5001');
    const dir = runDir('a', {});
    expect(signalled(dir, [''], `P='${proc}'`)).toEqual([]);
    expect(readFileSync(join(dir, 'exit.txt'), 'utf8')).toMatch(/^exit=137 /);
  });
});
