/** Whole ticks whose terminal lies behind a relay command that fails in every way, at the moment of the launch. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { relayClient } from '../fakes/relay-client.ts';
import type { RelayClient } from '../fakes/relay-client.ts';
import { nothingLeft, nothingTwice, runsOf } from './invariants.ts';
import { World } from './world.ts';

let world: World;
let client: RelayClient;

beforeEach(async () => {
  world = await World.make();
  client = relayClient();
  world.configure((config) => {
    const [laptop] = Object.values(config.terminals);
    if (laptop === undefined) throw new Error('the world has no terminal');
    Object.assign(laptop, { transport: 'warpgate-ssh', target: 'box' });
    config.warpgate = { relay: [...client.words], vault_config: client.config };
    config.retry = { ...config.retry, max_attempts: 10 };
  });
});

afterEach(async () => {
  await world.close();
  client.remove();
});

/** What becomes of the first answer that comes back when the run is there; `$folder` is the client's. */
function whenLaunched(then: string): string {
  const runs = join(world.folder, 'runs');
  return `{ cat >"$folder/out.$call"
if [ -e "$folder/once" ]||! ls -d '${runs}'/*-ENG-1-1 >/dev/null 2>&1;then cat "$folder/out.$call"
else touch "$folder/once"; ${then}
fi;}`;
}

const LOSSES: readonly (readonly [what: string, then: string, dies: boolean])[] = [
  ['the tick is killed', 'kill -KILL $PPID', true],
  ['the command dies of a signal', 'kill -KILL $$', false],
  ['the command ends well without a word', 'true', false],
  ['the command says again what it said before', 'cat "$folder/out.1"', false],
  ['the command prints 300 MB', 'head -c 300000000 /dev/zero', false],
  ['the command prints half of the answer', 'head -c 60 "$folder/out.$call"', false],
];

describe('a launch through a relay whose answer is lost because', () => {
  it.for(LOSSES)('%s: the run is found, and is the only one', async ([, then, dies]) => {
    const item = world.people.create();
    client.set({ filter: whenLaunched(then) });
    const first = await (dies ? world.beginTick().ended : world.tickHere());
    expect(first.signal === 'SIGKILL').toBe(dies);
    expect(existsSync(world.runDir('ENG-1-1'))).toBe(true);
    await world.tickUntil('a settled world', () => world.settled() && world.people.answers(item).length > 0);

    expect(runsOf(world, item)).toEqual(['ENG-1-1']);
    expect(world.people.answers(item)).toEqual([expect.stringContaining('[review] done')]);
    nothingTwice(world, [item]);
    nothingLeft(world);
  });
});

describe('a relay', () => {
  it('that dies in every third call delays the work and doubles nothing', async () => {
    const items = [world.people.create(), world.people.create()];
    client.set({ before: '[ $((call%3)) != 0 ]||kill -KILL $$' });
    await world.tickUntil(
      'a settled world',
      () => world.settled() && items.every((item) => world.people.answers(item).length > 0),
      40,
    );
    nothingTwice(world, items);
    nothingLeft(world);
  });

  it('that two ticks use at once serves both, and one of them acts', async () => {
    const item = world.people.create();
    const ended = await Promise.all([world.beginTick().ended, world.beginTick().ended]);
    expect(ended.map(({ code }) => code).filter((code) => code !== 0 && code !== 3)).toEqual([]);
    await world.tickUntil('a settled world', () => world.settled() && world.people.answers(item).length > 0);
    expect(runsOf(world, item)).toEqual(['ENG-1-1']);
    nothingTwice(world, [item]);
    nothingLeft(world);
  });
});
