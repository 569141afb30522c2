import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  processHolder,
  processIsAlive,
  processIsDead,
  psTable,
  startOfStat,
  type ProcessTable,
} from '../../action/src/stores/holder.ts';
import { bundledForNode } from '../bundled.ts';

function table(changes: Partial<ProcessTable> = {}): ProcessTable {
  const realm = { machine: 'mach', boot: 'boot', namespace: '40' };
  return { host: 'box', realm, started: (pid) => (pid === 7 ? '1000' : null), ...changes };
}

describe('a process that is looked for', () => {
  const cases: readonly [what: string, holder: string, dead: boolean, table?: ProcessTable][] = [
    ['runs since the same moment: alive', 'box:7:mach.boot.40.1000', false],
    ['does not exist: dead', 'box:8:mach.boot.40.1000', true],
    ['has a number that another process has now: dead', 'box:7:mach.boot.40.999', true],
    ['ran before the last boot: dead', 'box:7:mach.toob.40.1000', true],
    ['ran on another host: unknown', 'xob:8:mach.boot.40.1000', false],
    ['ran on a host of the same name: unknown', 'box:8:other.boot.40.1000', false],
    ['ran in another process namespace: unknown', 'box:8:mach.boot.41.1000', false],
    ['has no known start: unknown', 'box:7:mach.boot.40.-', false],
    ['exists, but nobody can see since when: unknown', 'box:7:mach.boot.40.1000', false, table({ started: () => '-' })],
    [
      'ran before the last boot of a machine without an id: unknown',
      'box:8:-.toob.40.1000',
      false,
      table({ realm: { machine: '-', boot: 'boot', namespace: '40' } }),
    ],
    ['is that of a workflow run and does not exist: dead', 'box:8:mach.boot.40.1000:ada/my.app/actions/runs/7', true],
    ['is that of a workflow run and alive', 'box:7:mach.boot.40.1000:ada/my.app/actions/runs/7', false],
    ['has a name of another form: unknown', 'run-12345', false],
    ['has a name with more than a run after it: unknown', 'box:8:mach.boot.40.1000:x', false],
    ['has a name with something missing: unknown', 'box:8:mach.boot.40', false],
  ];

  it.each(cases)('%s', (_what, holder, dead, processes = table()) => {
    expect(processIsDead(holder, processes)).toBe(dead);
  });

  it.each([
    ['runs here since the same moment', 'box:7:mach.boot.40.1000', true],
    ['does not exist', 'box:8:mach.boot.40.1000', false],
    ['has a number that another process has now', 'box:7:mach.boot.40.999', false],
    ['ran on another host', 'xob:7:mach.boot.40.1000', false],
    ['ran on a host of the same name', 'box:7:other.boot.40.1000', false],
    ['ran before the last boot', 'box:7:mach.toob.40.1000', false],
    ['ran in another process namespace', 'box:7:mach.boot.41.1000', false],
    ['has no known start', 'box:7:mach.boot.40.-', false],
    ['has a name of another form', 'run-12345', false],
  ])('that %s is surely alive: %s → %s', (_what, holder, alive) => {
    expect(processIsAlive(holder, table())).toBe(alive);
  });

  it('is named by host, number and start', () => {
    expect(processHolder(table({ started: () => '55' }))).toBe(`box:${process.pid}:mach.boot.40.55`);
  });

  it('may have any name in /proc, and is dead as a zombie', () => {
    const tail = '1 1 1 0 -1 4194304 1 0 0 0 0 0 0 0 20 0 1 0 135114 3133440';
    expect(startOfStat(`12 (a) Z (b) S ${tail}`)).toBe('135114');
    expect(startOfStat(`12 (node) Z ${tail}`)).toBeNull();
  });
});

describe('a real process', () => {
  let folder = '';
  let program = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'agentd-holder-'));
    program = await bundledForNode(join(import.meta.dirname, 'holder.process.ts'), folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('counts as alive while it runs and as dead once it was killed', async () => {
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
    const holder = chunk.toString().trim();
    expect(holder).toMatch(new RegExp(`^${hostname()}:${child.pid}:`));
    expect(processIsDead(holder)).toBe(false);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(processIsDead(holder)).toBe(true);
  });

  it('counts as alive to itself', () => {
    expect(processIsDead(processHolder())).toBe(false);
    expect(processIsAlive(processHolder())).toBe(true);
  });

  it('is found by ps as well, where there is no /proc', () => {
    const processes = psTable();
    expect(processes.started(process.pid)).toMatch(/^[\w-]{10,}$/);
    expect(processes.started(2 ** 22 + 1)).toBeNull();
  });
});
