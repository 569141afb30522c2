import { spawn } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReapReport } from '../../action/src/reap/reap.ts';
import { processHolder } from '../../action/src/stores/holder.ts';
import { bootId, endIfThere, lives, markedBy, statField } from '../contracts/place.ts';
import { asSh, connectBy } from '../transports/shells/posix/shells.ts';
import { until } from './process.ts';
import type { Ended } from './process.ts';
import { World, parsed } from './world.ts';
import { ago } from '../moments.ts';

let world: World;
const started: number[] = [];
beforeEach(async () => {
  world = await World.make();
});
afterEach(async () => {
  for (const name of existsSync(runs()) ? readdirSync(runs()) : [])
    for (const pid of markedBy(`agentd-${name}`)) endIfThere(pid);
  for (const pid of started.splice(0)) endIfThere(pid);
  await world.close();
});

const runs = (): string => join(world.folder, 'runs');
const lineage = (): string => world.state().lineage.slice(0, 8);

/** As if nothing had been changed there for so many days. */
function age(path: string, days = 30): void {
  const then = ago(days * 24 * 60 * 60_000);
  utimesSync(path, then, then);
}

interface Reaped extends ReapReport {
  readonly ok: boolean;
  readonly code: number | null;
  said(): string[];
}

async function reap(...args: string[]): Promise<Reaped> {
  const { code, stdout, stderr } = await world.cli(['reap', '--config', world.configPath, '--json', ...args]);
  const report = parsed(stdout) as unknown as ReapReport & { readonly ok: boolean };
  if (!Array.isArray(report.actions)) throw new Error(`no report: ${stdout}${stderr}`);
  const said = (): string[] => [
    ...report.actions.map(({ type, name, status }) => `${type} ${name} ${status}`),
    // Other test files have their own runs on this machine.
    ...report.findings.filter((one) => one.code !== 'foreign-process').map((one) => `${one.code} ${one.name}`),
  ];
  return { ...report, code, said };
}

/** A directory of a run with a record of who runs it, as a crash leaves it. */
function leaveRun(name: string, record: readonly unknown[], days = 30): string {
  const dir = join(runs(), name);
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'begin'), `run ${record.slice(0, 3).join(' ')}\n`);
  writeFileSync(join(dir, 'pid.txt'), [...record, `agentd-${name}`, 'out', ''].join('\n'));
  for (const file of ['begin', 'pid.txt']) age(join(dir, file), days);
  age(dir, days);
  return dir;
}

function innocent(): number {
  const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
  const pid = child.pid ?? 0;
  expect(pid).toBeGreaterThan(1);
  started.push(pid);
  return pid;
}

async function runHeld(key: string): Promise<void> {
  world.agents.plan(`${key}-1`, { held: true });
  world.people.create();
  await world.tick();
  await until(`${key}-1 runs`, () => world.agents.log().includes(`began ${key}-1`));
}

describe('reap', () => {
  it('ends a run that was given up, removes what has ended long ago, and leaves an open run alone', async () => {
    await runHeld('ENG-1');
    await runHeld('ENG-2');
    world.people.create();
    await world.tick();
    await world.ended('ENG-3-1');
    await world.tickUntil(
      'ENG-3 answered',
      () => Object.keys(world.state().inflight).length === 2 && Object.keys(world.state().outbox).length === 0,
    );
    const [open, given, old] = ['ENG-1-1', 'ENG-2-1', 'ENG-3-1'].map((name) => world.runDir(name)) as [
      string,
      string,
      string,
    ];
    for (const dir of [open, given, old]) age(dir);
    expect((await world.cli(['release', 'ENG-2', '--config', world.configPath])).code).toBe(0);

    const dry = await reap('--dry-run');
    const names = [given, old].map((dir) => dir.slice(runs().length + 1));
    expect(dry.said()).toEqual([`end ${names[0]} planned`, `remove ${names[1]} planned`]);
    expect([existsSync(old), world.agents.log().includes('ended ENG-2-1')]).toEqual([true, false]);

    const done = await reap();
    expect([done.code, done.ok]).toEqual([0, true]);
    expect(done.said()).toEqual([`end ${names[0]} done`, `remove ${names[1]} done`]);
    expect(existsSync(old)).toBe(false);
    expect(markedBy(`agentd-${names[0]}`)).toEqual([]);
    expect(readFileSync(join(given, 'ended.txt'), 'utf8').trim()).toBe('kill');
    expect(markedBy(`agentd-${open.slice(runs().length + 1)}`).length).toBeGreaterThan(0);
    expect(existsSync(join(open, 'exit.txt'))).toBe(false);
    expect(world.state().claim).toBeNull();

    // Nothing more is to be done, and the loop goes on.
    expect((await reap()).said()).toEqual([]);
    world.agents.release('ENG-1-1');
    await world.ended('ENG-1-1');
    await world.tickUntil('ENG-1 answered', () => world.settled());
  });

  it('signals nobody for a pid that was reused or recorded under another boot, and follows no link', async () => {
    await world.tick();
    const pid = innocent();
    const since = Number(statField(pid, 22));
    const reused = leaveRun(`${lineage()}-ENG-1-1`, [pid, since + 1, bootId()]);
    const booted = leaveRun(`${lineage()}-ENG-1-2`, [pid, since, 'another-boot']);
    const broken = leaveRun(`${lineage()}-ENG-1-3`, ['what', '', '']);
    const young = leaveRun(`${lineage()}-ENG-1-4`, [pid, since + 1, bootId()], 0);
    const precious = join(world.folder, 'precious');
    mkdirSync(precious);
    writeFileSync(join(precious, 'work'), '');
    const link = join(runs(), `${lineage()}-ENG-1-5`);
    symlinkSync(precious, link);

    const { code, said } = await reap();
    expect(code).toBe(1);
    expect(said()).toEqual([
      `remove ${lineage()}-ENG-1-1 done`,
      `remove ${lineage()}-ENG-1-2 done`,
      `unreadable-record ${lineage()}-ENG-1-3`,
    ]);
    expect([reused, booted, broken, young].map((dir) => existsSync(dir))).toEqual([false, false, true, true]);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(existsSync(join(precious, 'work'))).toBe(true);
    expect(lives(pid)).toBe(true);
  });

  it('touches nothing of another state, and says so with what a person can do', async () => {
    await world.tick();
    const transport = connectBy(asSh('dash'))(runs());
    const name = 'ffffffff-ENG-9-1';
    const dir = join(runs(), name);
    const files = { 'prompt.md': '' };
    const launch = {
      task: `agentd-${name}`,
      dir,
      item_id: 'other',
      cwd: '/',
      command: 'echo ready; sleep 600',
      stdout_name: 'stdout.txt',
      files,
    };
    await transport.launch({ ...launch, limit_s: 600, stall_s: 0 });
    await until('it is watched', () => existsSync(join(dir, 'watch.txt')));
    expect((await reap()).said()).toEqual([]);
    age(join(dir, 'begin'));
    age(dir);
    const { findings, actions, code } = await reap('laptop', '--older-than', '1');
    expect([code, actions]).toEqual([0, []]);
    const told = findings.filter((one) => one.code === 'other-lineage');
    expect(told).toMatchObject([{ terminal: 'laptop', name: 'ffffffff' }]);
    expect(told[0]?.remedy).toContain('configuration of that state');
    expect(markedBy(`agentd-${name}`).length).toBeGreaterThan(0);

    // Its directory is taken away under it: the process is found by its marker alone.
    await transport.kill(`agentd-${name}`, dir);
    const stray = spawn('sleep', ['600'], {
      detached: true,
      stdio: 'ignore',
      env: { AGENTD_RUN: `agentd-${lineage()}-ENG-8-1` },
    });
    started.push(stray.pid ?? 0);
    const again = await reap();
    expect(again.findings.map((one) => one.code)).toContain('process-without-directory');
    expect(lives(stray.pid ?? 0)).toBe(true);
  });

  it('does nothing while another holds the claim, and needs none for a dry run', async () => {
    await world.tick();
    const old = leaveRun(`${lineage()}-ENG-1-1`, [4_000_000, 1, 'another-boot']);
    const claim = { holder: processHolder(), fence: world.state().fence + 1, until: Date.now() + 200_000 };
    const held = JSON.stringify({ ...world.state(), claim, fence: claim.fence });
    writeFileSync(world.statePath, held);
    const { code, ahead } = await reap();
    expect([code, ahead?.holder]).toEqual([3, claim.holder]);
    expect(existsSync(old)).toBe(true);
    expect((await reap('--dry-run')).said()).toEqual([`remove ${lineage()}-ENG-1-1 planned`]);
    expect(readFileSync(world.statePath, 'utf8')).toBe(held);
  });

  it.each(['rename:before:1', 'rename:after:1', 'shell:sent:1', 'shell:sent:2', 'shell:ended:2', 'rename:before:2'])(
    'leaves everything to the next tick and the next reap when it is killed (%s)',
    async (dieAt) => {
      await runHeld('ENG-1');
      const old = leaveRun(`${lineage()}-ENG-1-0`, [4_000_000, 1, 'another-boot']);
      const item = world.people.create();
      const { signal } = await world.run(['reap', '--config', world.configPath], { dieAt });
      expect(signal).toBe('SIGKILL');
      world.pass(60 * 60_000);
      world.agents.release('ENG-1-1');
      await world.ended('ENG-1-1');
      await world.tickUntil('both answered', () => world.settled() && world.people.answers(item).length > 0);
      expect((await reap()).code).toBe(0);
      expect(existsSync(old)).toBe(false);
      expect(world.agents.log().filter((line) => line.startsWith('began '))).toHaveLength(2);
    },
  );

  it('while ticks go on beside it, ends and removes nothing that they have begun', async () => {
    await world.tick();
    const old = Array.from({ length: 30 }, (_none, n) =>
      leaveRun(`${lineage()}-ENG-1-${100 + n}`, [4_000_000, 1, 'another-boot']),
    );
    const items = [world.people.create(), world.people.create(), world.people.create()];
    const six = async (once: () => Promise<Ended>): Promise<readonly (number | null)[]> => {
      const codes: (number | null)[] = [];
      for (let n = 0; n < 6; n += 1) codes.push((await once()).code);
      return codes;
    };
    const reaping = ['reap', '--config', world.configPath, '--older-than', '1'];
    const codes = await Promise.all([six(async () => world.beginTick().ended), six(async () => world.cli(reaping))]);
    // 3: the other was ahead.
    expect(codes.flat().filter((code) => code !== 0 && code !== 3)).toEqual([]);
    await world.tickUntil(
      'all answered',
      () => world.settled() && items.every((one) => world.people.answers(one).length > 0),
    );
    expect(items.map((one) => world.people.answers(one).length)).toEqual([1, 1, 1]);
    expect(
      world.agents
        .log()
        .filter((line) => line.startsWith('began '))
        .toSorted(),
    ).toEqual(['ENG-1-1', 'ENG-2-1', 'ENG-3-1'].map((run) => `began ${run}`));
    await reap();
    expect(old.filter((dir) => existsSync(dir))).toEqual([]);
  });

  it('removes the worktree of an item that is done, as a tick does, but never work', async () => {
    const items = Array.from({ length: 3 }, () => world.people.create());
    await world.tick();
    await Promise.all(['ENG-1-1', 'ENG-2-1', 'ENG-3-1'].map((name) => world.ended(name)));
    await world.tickUntil('all answered', () => world.settled());
    const trees = ['ENG-1', 'ENG-2', 'ENG-3'].map((key) => join(runs(), 'worktrees', key));
    const there = (): boolean[] => trees.map((tree) => existsSync(join(tree, '.git')));
    expect(there()).toEqual([true, true, true]);
    writeFileSync(join(trees[1] ?? '', 'work.txt'), 'not yet committed');
    const state = world.state();
    for (const item of Object.values(state.items)) {
      // Of its worktree nothing was noted, as by an earlier version.
      if (item.key === 'ENG-3') item.worktrees = {};
    }
    writeFileSync(world.statePath, JSON.stringify(state));
    for (const item of items) world.people.move(item, 'Done');
    await world.tick();
    expect(there()).toEqual([false, true, true]);
    expect(world.state()).toMatchObject({ claim: null });

    const later = world.state();
    for (const item of Object.values(later.items)) item.seen.updated_at = 0;
    writeFileSync(world.statePath, JSON.stringify(later));
    for (const tree of trees.slice(1)) age(tree);
    const { said } = await reap();
    expect(said()).toEqual(['remove-worktree ENG-3 done', 'worktree-with-work ENG-2']);
    expect(there()).toEqual([false, true, false]);
    expect(existsSync(join(trees[1] ?? '', 'work.txt'))).toBe(true);
  });

  it('tells people what it did, and names the nearest terminal', async () => {
    await world.tick();
    leaveRun(`${lineage()}-ENG-1-1`, [4_000_000, 1, 'another-boot']);
    const { code, stdout } = await world.cli(['reap', '--config', world.configPath]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^remove +laptop {2}[0-9a-f]{8}-ENG-1-1: It ended 30 days ago\.$/m);
    expect(stdout).toContain('1 terminal, 1 of 1 action done');
    const wrong = await world.cli(['reap', 'labtop', '--config', world.configPath, '--json']);
    expect([wrong.code, parsed(wrong.stdout)]).toMatchObject([2, { error: { code: 'terminal-unknown' } }]);
    expect(wrong.stdout).toContain('Did you mean `laptop`?');
  });
});
