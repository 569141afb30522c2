import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Launch } from '../../../../action/src/ports/launch.ts';
import type { Operation } from '../../../../action/src/ports/operation.ts';
import type { TransportVerbs } from '../../../../action/src/ports/transport.ts';
import { posixShell } from '../../../../action/src/transports/shells/posix/shell.ts';
import {
  endIfThere,
  linesOf,
  openPlace,
  pause,
  present,
  refusalOf,
  trueRandom,
  until,
} from '../../../contracts/place.ts';
import type { Place } from '../../../contracts/place.ts';
import { SHELLS, asSh, connectBy } from './shells.ts';

const shells = SHELLS.map((name) => asSh(name));
/** Each of the four shells meets three of the six delays, and each delay two of the shells. */
const ROUNDS = 12;
/** Rounds of a kind go on side by side, as many as this. */
const ABREAST = 4;

let place: Place;
let byShell: readonly TransportVerbs[];

beforeAll(() => {
  place = openPlace(connectBy(present(shells[0])));
  byShell = shells.map((sh) => connectBy(sh)(place.root));
});
afterAll(() => place.dispose());

/** One visit, each time through another of the shells. */
function visit(turn: number, operation: Operation): Promise<readonly (string | null)[]> {
  return present(byShell[turn % byShell.length])
    .batch([operation], null)
    .then((results) => results.map((result) => refusalOf(result) ?? ('status' in result ? result.status : null)));
}

/** An agent that notes that it has begun and stays, without a watchdog to keep the machine quiet. */
function agent(name: string, round: string): Launch {
  const command = `echo '${name}' >> 'begun-${round}'; exec sleep 600`;
  return place.launch(`${round}-${name}`, command, { item_id: `item-${round}`, limit_s: 0, stall_s: 0 });
}

function begun(round: string): readonly string[] {
  return linesOf(join(place.repo, `begun-${round}`));
}

function start(launch: Launch, replaces: readonly string[] = []): Operation {
  return { op: 'start', launch, replaces };
}

function end(launch: Launch): void {
  for (const pid of linesOf(join(launch.dir, 'launch.pid'))) endIfThere(-Number(pid));
}

async function everyRound(
  kind: string,
  rounds: number,
  work: (round: string, turn: number) => Promise<void>,
): Promise<void> {
  const turns = Array.from({ length: rounds }, (_none, turn) => turn);
  const lane = async (): Promise<void> => {
    for (let turn = turns.shift(); turn !== undefined; turn = turns.shift()) await work(`${kind}${turn}`, turn);
  };
  await Promise.all(Array.from({ length: ABREAST }, lane));
}

/** Waits until every launch is decided, until one agent has noted itself if one has begun, and a little for a second. */
async function settle(round: string, launches: readonly Launch[]): Promise<void> {
  const word = (launch: Launch): string => linesOf(join(launch.dir, 'begin')).join().slice(0, 4);
  await until('every launch is decided', () =>
    launches.every((launch) => !existsSync(join(launch.dir, 'run.sh')) || word(launch) !== ''),
  );
  if (launches.some((launch) => word(launch) === 'run ')) {
    await until('an agent has begun', () => begun(round).length > 0);
  }
  await pause(200);
}

describe('races between visits, each through another shell', () => {
  it('let exactly one of two starts of an item have an agent', { timeout: 600_000 }, () =>
    everyRound('two', ROUNDS, async (round, turn) => {
      const launches = [agent('x', round), agent('y', round)];
      const said = (await Promise.all(launches.map((launch, at) => visit(turn + at, start(launch))))).flat();
      await settle(round, launches);
      expect(new Set(said)).toEqual(new Set(['item-locked', 'started']));
      expect(begun(round)).toEqual([said[0] === 'started' ? 'x' : 'y']);
      launches.forEach(end);
    }),
  );

  it('let exactly one of two deliveries of the same start have an agent', { timeout: 600_000 }, () =>
    everyRound('same', 12, async (round, turn) => {
      const launch = agent('x', round);
      const said = (await Promise.all([visit(turn, start(launch)), visit(turn + 1, start(launch))])).flat();
      await settle(round, [launch]);
      expect(new Set(said)).toEqual(new Set(['haspid', 'started']));
      expect(begun(round)).toEqual(['x']);
      end(launch);
    }),
  );

  it('leave an agent exactly when making its launch void found evidence', { timeout: 600_000 }, () =>
    everyRound('void', ROUNDS, async (round, turn) => {
      const launch = agent('x', round);
      const [started, made] = await Promise.all([
        visit(turn, start(launch)),
        pause((turn % 6) * 10).then(() => visit(turn + 1, { op: 'void', dir: launch.dir })),
      ]);
      await settle(round, [launch]);
      expect(begun(round)).toEqual(made[0] === 'evidence' ? ['x'] : []);
      expect(['started', 'run-void']).toContain(started[0]);
      end(launch);
    }),
  );

  it('leave exactly one agent when a late start meets its own relaunch', { timeout: 600_000 }, () =>
    everyRound('late', ROUNDS, async (round, turn) => {
      const first = agent('first', round);
      const second = agent('second', round);
      const [, relaunched] = await Promise.all([
        visit(turn, start(first)),
        pause((turn % 6) * 10).then(() => visit(turn + 1, start(second, [first.dir]))),
      ]);
      await settle(round, [first, second]);
      expect(begun(round)).toEqual([relaunched[0] === 'started' ? 'second' : 'first']);
      expect(['started', 'evidence']).toContain(relaunched[0]);
      [first, second].forEach(end);
    }),
  );
});

describe('a launching script that is killed at any moment', () => {
  it('leaves either an agent or a launch that can be made void, never both', { timeout: 600_000 }, () =>
    everyRound('cut', 20, async (round, turn) => {
      const sh = present(shells[turn % shells.length]);
      const first = agent('first', round);
      const second = agent('second', round);
      const envelope = { nonce: trueRandom.hex(12), fence: null, run_root: place.root };
      const child = spawn(sh, ['-s'], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
      child.stdin.on('error', () => {});
      child.stdin.end(posixShell('linux', { sh }).script([start(first)], envelope));
      const closed = new Promise((resolve) => {
        child.once('close', resolve);
      });
      await pause(turn * 8);
      endIfThere(-(child.pid ?? 0));
      await closed;

      const [relaunched] = await visit(turn + 1, start(second, [first.dir]));
      await settle(round, [first, second]);
      expect(begun(round)).toEqual([relaunched === 'started' ? 'second' : 'first']);
      expect(['started', 'evidence']).toContain(relaunched);
      [first, second].forEach(end);
    }),
  );

  it('does not take the agent with it once that has begun', async () => {
    const sh = present(shells[0]);
    const launch = place.launch('survivor', 'sleep 1; echo done; exit 6');
    const envelope = { nonce: trueRandom.hex(12), fence: null, run_root: place.root };
    // The script goes on after the launch, so it is alive when it is killed.
    const script = posixShell('linux', { sh })
      .script([start(launch), { op: 'facts' }], envelope)
      .replace('echo "$N END 0"', 'sleep 30');
    const child = spawn(sh, ['-s'], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    child.stdin.end(script);
    await place.settled('survivor', 'running');
    endIfThere(-(child.pid ?? 0));
    const done = await place.settled('survivor', 'finished', [{ op: 'read', file: 'stdout.txt', max_bytes: 10 }]);
    expect(done).toMatchObject({ exit_code: 6, ended_by: 'itself', collected: ['done\n'] });
  });
});
