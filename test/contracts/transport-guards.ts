import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { OperationResult } from '../../action/src/ports/operation.ts';
import { endWatchdogs, leave, linesOf, present, refusalOf, runnersOf, until } from './place.ts';
import type { Place } from './place.ts';
import type { At } from './transport.ts';
import { ago } from '../moments.ts';
import { removeFolder } from '../folders.ts';

const STARTED = { op: 'start', status: 'started' };
const EVIDENCE: OperationResult = { op: 'start', status: 'evidence' };

async function voided(place: Place, name: string): Promise<OperationResult> {
  const [result] = await place.batch({ op: 'void', dir: place.dir(name) });
  return present(result);
}

/** At most one agent for an item, and nothing under a fence that is lost. */
export function guards(at: At): void {
  it('refuses to start in a directory that shows a launch, says HASPID, and leaves it as it is', () =>
    at(async ({ mkdirs, batch, launch, dir, read }) => {
      const names = ['pid.txt', 'launch.pid', 'exit.txt'];
      await mkdirs(...names);
      for (const name of names) leave(join(dir(name), name), '12345\n');
      const results = await batch(
        ...names.map((name) => ({ op: 'start', launch: launch(name, 'touch begun'), replaces: [] }) as const),
      );
      for (const [index, name] of names.entries()) {
        const result = present(results[index]);
        expect(refusalOf(result)).toBe('haspid');
        expect('refused' in result && result.refused.message).toContain('HASPID');
        expect(readdirSync(dir(name))).toEqual([name]);
        expect(read(name, name)).toBe('12345\n');
      }
    }));

  it('starts nothing when the same start arrives twice', () =>
    at(async ({ start, launch, ended, repo, root }) => {
      const made = launch('a', 'echo x >> begun');
      expect(await start(made)).toMatchObject(STARTED);
      await ended('a');
      expect(refusalOf(await start(made))).toBe('haspid');
      await until('nothing runs there', () => runnersOf(root).length === 0);
      expect(linesOf(join(repo, 'begun'))).toEqual(['x']);
    }));

  it('makes void what has not begun, in a directory or before there is one', () =>
    at(async (place) => {
      await place.mkdirs('a');
      const voids = ['a', 'b', 'b'].map((name) => ({ op: 'void', dir: place.dir(name) }) as const);
      expect(await place.batch(...voids)).toEqual(voids.map(() => ({ op: 'void', status: 'void' })));
      expect(await place.inspects(['a', 'b'])).toEqual([{ state: 'void' }, { state: 'void' }]);
    }));

  it('finds evidence where a run has begun, and leaves the run alone', () =>
    at(async (place) => {
      await place.start(place.launch('a', 'sleep 600'));
      await place.begun('a');
      expect(await voided(place, 'a')).toEqual({ op: 'void', status: 'evidence' });
      expect((await place.inspect('a')).state).toBe('running');
    }));

  it('starts nothing in a void directory, neither by a late script nor by a late runner', () =>
    at(async (place) => {
      const { transport, start, launch, dir, repo, root } = place;
      const late = launch('a', 'echo x >> begun');
      await voided(place, 'a');
      expect(refusalOf(await start(late))).toBe('run-void');

      // A runner that was launched, but reaches its first line only now.
      leave(join(dir('a'), 'run.sh'), transport.runner(late));
      const ran = spawnSync('sh', [join(dir('a'), 'run.sh')], { cwd: '/', encoding: 'utf8' });
      expect(ran.error).toBeUndefined();
      expect(readdirSync(dir('a')).toSorted()).toEqual(['begin', 'run.sh']);
      expect(existsSync(join(repo, 'begun'))).toBe(false);
      expect(existsSync(root)).toBe(true);
    }));

  it('starts a further launch only when every earlier one is void', () =>
    at(async (place) => {
      const { start, launch, dir, ended, repo, inspect } = place;
      const item = { item_id: 'one-item' };
      await voided(place, 'r2');
      const third = launch('r3', 'echo r3 >> begun', item);
      expect(await start(third, null, [dir('r1'), dir('r2')])).toMatchObject(STARTED);
      await ended('r3');
      expect(await inspect('r1')).toEqual({ state: 'void' });
      expect(await start(launch('r4', 'echo r4 >> begun', item), null, [dir('r2'), dir('r3')])).toEqual(EVIDENCE);
      expect(await inspect('r4')).toEqual({ state: 'none', survivors: [] });
      expect(linesOf(join(repo, 'begun'))).toEqual(['r3']);
    }));

  it('obeys the largest fence of each lineage, and refuses every act under a smaller one', () =>
    at(async (place) => {
      const { start, launch, dir, transport, begun, ended, inspects } = place;
      const fence = (number: number, lineage = 'aaaaaaaa'): { lineage: string; number: number } => ({
        lineage,
        number,
      });
      const started = await transport.batch(
        [
          { op: 'start', launch: launch('a', 'sleep 600'), replaces: [] },
          { op: 'start', launch: launch('b', 'true'), replaces: [] },
        ],
        fence(9),
      );
      expect(started).toMatchObject([STARTED, STARTED]);
      await begun('a');
      await ended('b');
      const results = await transport.batch(
        [
          { op: 'start', launch: launch('c', 'true'), replaces: [dir('d')] },
          { op: 'void', dir: dir('d') },
          { op: 'kill', identity: null, dir: dir('a'), task: launch('a', '').task, collect: [] },
          { op: 'forget', dir: dir('b'), task: launch('b', '').task, item_id: 'item-b' },
          {
            op: 'inspect',
            identity: null,
            dir: dir('b'),
            task: launch('b', '').task,
            collect: [],
            collect_running: [],
          },
        ],
        fence(8),
      );
      expect(results.map(refusalOf)).toEqual(['fence-lost', 'fence-lost', 'fence-lost', 'fence-lost', null]);
      expect(results[4]).toMatchObject({ inspection: { state: 'finished' } });
      const none = { state: 'none', survivors: [] };
      expect(await inspects(['c', 'd', 'a'])).toMatchObject([none, none, { state: 'running' }]);
      expect(await start(launch('e', 'true'), fence(1, 'bbbbbbbb'))).toMatchObject(STARTED);
      expect(await start(launch('f', 'true'), fence(10))).toMatchObject(STARTED);
      expect(refusalOf(await start(launch('g', 'true'), fence(9)))).toBe('fence-lost');
    }));

  it('compares fences as numbers, and takes a fence file that holds none for unknown', () =>
    at(async ({ start, launch, root }) => {
      expect(await start(launch('a', 'true'), { lineage: 'cccccccc', number: 9 })).toMatchObject(STARTED);
      expect(await start(launch('b', 'true'), { lineage: 'cccccccc', number: 10 })).toMatchObject(STARTED);
      expect(readFileSync(join(root, '.agentd', 'fence-cccccccc'), 'utf8')).toBe('10\n');
      leave(join(root, '.agentd', 'fence-cccccccc'), '');
      const result = await start(launch('c', 'true'), { lineage: 'cccccccc', number: 11 });
      expect(refusalOf(result)).toBe('fence-unreadable');
      expect('refused' in result && result.refused.message).toContain(join(root, '.agentd', 'fence-cccccccc'));
    }));

  it('lets one item have one live run, whatever state it was started from, and names the holder', () =>
    at(async ({ start, launch, dir, begun, ended, kill, inspect }) => {
      const item = { item_id: 'shared-item' };
      expect(await start(launch('a', 'sleep 600', item), { lineage: 'aaaaaaaa', number: 1 })).toMatchObject(STARTED);
      await begun('a');
      const refused = await start(launch('b', 'true', item), { lineage: 'bbbbbbbb', number: 1 });
      expect(refusalOf(refused)).toBe('item-locked');
      expect('refused' in refused && refused.refused.message).toContain(dir('a'));
      expect(await inspect('b')).toEqual({ state: 'none', survivors: [] });
      await kill('a');
      expect(await start(launch('b', 'true', item), { lineage: 'bbbbbbbb', number: 1 })).toMatchObject(STARTED);
      await ended('b');
      expect(await start(launch('c', 'true', item), { lineage: 'aaaaaaaa', number: 2 })).toMatchObject(STARTED);
    }));

  it('keeps the lock of a run whose wrapper died while its agent lives on', () =>
    at(async (place) => {
      const { start, launch, settled, read, kill } = place;
      const item = { item_id: 'shared-item' };
      await start(launch('a', 'echo ready; sleep 600', item));
      await until('the agent runs', () => read('a', 'stdout.txt') !== '');
      await endWatchdogs(place);
      process.kill(Number(read('a', 'launch.pid')), 'SIGKILL');
      await settled('a', 'gone');
      expect(refusalOf(await start(launch('b', 'true', item)))).toBe('item-locked');
      expect(await kill('a')).toMatchObject({ state: 'finished', ended_by: 'kill' });
      expect(await start(launch('b', 'true', item))).toMatchObject(STARTED);
    }));

  it('keeps the lock of a launch that may yet begin for a minute, then makes it void', () =>
    at(async ({ start, launch, dir, root, inspect, ended }) => {
      const item = { item_id: 'shared-item' };
      await start(launch('a', 'true', { ...item, limit_s: 0 }));
      await ended('a');
      await until('the wrapper has gone', () => runnersOf(root).length === 0);
      removeFolder(dir('a'));
      mkdirSync(dir('a'));
      expect(refusalOf(await start(launch('b', 'true', item)))).toBe('item-locked');
      const old = ago(130_000);
      utimesSync(dir('a'), old, old);
      expect(await start(launch('b', 'true', item))).toMatchObject(STARTED);
      expect(await inspect('a')).toEqual({ state: 'void' });
      expect(linesOf(join(root, '.agentd', 'locks', 'shared-item'))).toEqual([dir('b')]);
    }));

  it('forgets the lock of a run that has ended, and no other lock', () =>
    at(async ({ starts, launch, begun, settled, batch, transport, dir, root }) => {
      const lock = (item: string): string => join(root, '.agentd', 'locks', item);
      await starts(launch('a', 'true'), launch('b', 'sleep 600'));
      await begun('b');
      await settled('a', 'finished');
      const of = (name: string) => ({ dir: dir(name), task: launch(name, '').task, item_id: 'item-b' });
      expect(await batch({ op: 'forget', ...of('a') }, { op: 'forget', ...of('b') })).toMatchObject([{}, {}]);
      expect(linesOf(lock('item-b'))).toEqual([dir('b')]);
      expect(linesOf(lock('item-a'))).toEqual([dir('a')]);
      for (let time = 0; time < 2; time += 1) await transport.forget(launch('a', '').task, dir('a'), 'item-a');
      expect(existsSync(lock('item-a'))).toBe(false);
      expect(existsSync(dir('a'))).toBe(true);
    }));

  it('takes an item lock that names nothing for unknown', () =>
    at(async ({ start, launch, ended, root }) => {
      await start(launch('a', 'true'));
      await ended('a');
      leave(join(root, '.agentd', 'locks', 'item-a'), '');
      const refused = await start(launch('b', 'true', { item_id: 'item-a' }));
      expect(refusalOf(refused)).toBe('item-lock-unreadable');
    }));

  it('goes on with a batch under the same fence after it has ended runs and looked at others', () =>
    at(async (place) => {
      const { launch, dir, begun, ended, transport } = place;
      const item = { item_id: 'one-item' };
      await transport.batch(
        [
          { op: 'start', launch: launch('a', 'sleep 600', item), replaces: [] },
          { op: 'start', launch: launch('done', 'true'), replaces: [] },
        ],
        { lineage: 'aaaaaaaa', number: 3 },
      );
      await begun('a');
      await ended('done');
      const of = (name: string) => ({ dir: dir(name), task: launch(name, '').task, identity: null, collect: [] });
      const results = await transport.batch(
        [
          { op: 'inspect', ...of('done'), collect_running: [] },
          { op: 'kill', ...of('a') },
          { op: 'void', dir: dir('never') },
          { op: 'start', launch: launch('b', 'true', item), replaces: [] },
          { op: 'inspect', ...of('b'), collect_running: [] },
        ],
        { lineage: 'aaaaaaaa', number: 4 },
      );
      expect(results.map(refusalOf)).toEqual(results.map(() => null));
      await ended('b');
    }));

  it('keeps locks and fences under the run root, however items and lineages are named', () =>
    at(async ({ start, batch, launch, root, begun }) => {
      const names = ['../../escape', '', "it's; touch /tmp/x", 'x'.repeat(300)];
      for (const [index, item_id] of names.entries()) {
        const made = launch(`a${index}`, 'sleep 600', { item_id });
        expect(await start(made, { lineage: item_id, number: 1 })).toMatchObject(STARTED);
      }
      await begun(...names.map((_one, index) => `a${index}`));
      const second = names.map((item_id, index) => launch(`b${index}`, 'true', { item_id }));
      const results = await batch(...second.map((made) => ({ op: 'start', launch: made, replaces: [] }) as const));
      expect(results.map(refusalOf)).toEqual(names.map(() => 'item-locked'));
      expect(readdirSync(join(root, '.agentd', 'locks'))).toHaveLength(names.length);
      expect(readdirSync(join(root, '.agentd')).filter((name) => name.startsWith('fence-'))).toHaveLength(names.length);
    }));

  it('refuses a run root that is a link, or is not our own', () =>
    at(async ({ start, launch, root }) => {
      mkdirSync(root);
      renameSync(root, `${root}.real`);
      symlinkSync(`${root}.real`, root);
      expect(refusalOf(await start(launch('a', 'true')))).toBe('run-root-link');
      rmSync(root);
      renameSync(`${root}.real`, root);
      chmodSync(root, 0o755);
      expect(spawnSync('chown', ['12345', root]).status).toBe(0);
      expect(refusalOf(await start(launch('a', 'true')))).toBe('run-root-foreign');
      expect(spawnSync('chown', [String(process.getuid?.() ?? 0), root]).status).toBe(0);
      expect(await start(launch('a', 'true'))).toMatchObject(STARTED);
    }));

  it('makes nothing behind a link that stands where the run root or its own folder should be', () =>
    at(async ({ start, launch, root, ended }) => {
      const elsewhere = `${root}.elsewhere`;
      mkdirSync(elsewhere);
      try {
        symlinkSync(elsewhere, root);
        expect(refusalOf(await start(launch('a', 'true')))).toBe('run-root-link');
        rmSync(root);
        mkdirSync(root, { mode: 0o700 });
        symlinkSync(elsewhere, join(root, '.agentd'));
        expect(refusalOf(await start(launch('a', 'true')))).toBe('run-root-link');
        expect(readdirSync(elsewhere)).toEqual([]);
        rmSync(join(root, '.agentd'));
        expect(await start(launch('a', 'true'))).toMatchObject(STARTED);
        await ended('a');
      } finally {
        removeFolder(elsewhere);
      }
    }));

  it('uses no run directory that is a link or holds one, and makes no such launch void', () =>
    at(async (place) => {
      const { start, launch, dir, root } = place;
      const elsewhere = `${root}.elsewhere`;
      mkdirSync(elsewhere);
      try {
        mkdirSync(root, { mode: 0o700 });
        symlinkSync(elsewhere, dir('a'));
        expect(refusalOf(await start(launch('a', 'true')))).toBe('run-dir-blocked');
        expect(refusalOf(await voided(place, 'a'))).toBe('run-dir-blocked');
        expect(readdirSync(elsewhere)).toEqual([]);
        mkdirSync(dir('b'));
        leave(join(elsewhere, 'victim'), 'mine\n');
        symlinkSync(join(elsewhere, 'victim'), join(dir('b'), 'prompt.md'));
        expect(refusalOf(await start(launch('b', 'true')))).toBe('run-dir-blocked');
        expect(linesOf(join(elsewhere, 'victim'))).toEqual(['mine']);
      } finally {
        removeFolder(elsewhere);
      }
    }));

  it('reads nothing and writes nothing through links that an agent leaves in its run directory', () =>
    at(async ({ start, launch, dir, settled, repo }) => {
      const [secret, victim] = [join(repo, 'secret'), join(repo, 'victim')];
      leave(secret, 'not for you\n');
      leave(victim, 'mine\n');
      const links = [
        [secret, 'last.md'],
        [victim, '.exit'],
        [victim, '.ended'],
      ].map(([target = '', name = '']) => `ln -sf "${target.replaceAll('$', '\\$')}" "$d/${name}"`);
      const where = dir('a').replaceAll(/[$"`\\]/g, '\\$&');
      await start(launch('a', [`d="${where}"`, ...links, 'exit 3'].join('\n')));
      const { collected, exit_code } = await settled('a', 'finished', [
        { op: 'read', file: 'last.md', max_bytes: 100 },
        { op: 'grep', file: 'last.md', needle: 'not', pick: 'first', max_bytes: 100 },
      ]);
      expect([...collected, exit_code]).toEqual(['', '', 3]);
      expect(linesOf(victim)).toEqual(['mine']);
    }));

  it('lets one of two starts of an item through, however close they come', () =>
    at(async ({ transport, other, launch, repo }) => {
      for (let round = 0; round < 3; round += 1) {
        const item = { item_id: `race-${round}` };
        const names = [`x${round}`, `y${round}`];
        const results = await Promise.all(
          names.map((name, index) =>
            (index === 0 ? transport : other).batch(
              [{ op: 'start', launch: launch(name, `echo ${name} >> begun-${round}; sleep 600`, item), replaces: [] }],
              null,
            ),
          ),
        );
        const started = names.filter((_name, index) => refusalOf(results[index]?.[0]) === null);
        expect(started).toHaveLength(1);
        expect(results.flat().map(refusalOf)).toContain('item-locked');
        // Both visits are over: whichever began has written its line, and the other can no longer begin.
        await until('it has begun', () => linesOf(join(repo, `begun-${round}`)).length > 0);
        expect(linesOf(join(repo, `begun-${round}`))).toEqual(started);
      }
    }));
}
