/** What must hold in every world, whatever has died in it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { MadeItem } from './people.ts';
import type { World } from './world.ts';

/** No two agents of an item at once, no agent of a run twice, no comment twice. */
export function nothingTwice(world: World, items: readonly MadeItem[]): void {
  const log = world.agents.log();
  expect(log.filter((line) => line.startsWith('SECOND'))).toEqual([]);
  const begun = log.filter((line) => line.startsWith('began ')).map((line) => line.replace(/-r\d+$/, ''));
  expect(begun.toSorted()).toEqual([...new Set(begun)].toSorted());
  for (const item of items) {
    const ids = world.people.comments(item).flatMap(({ external_id }) => external_id ?? []);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  }
}

/** Nothing is open any more, in state or on the machine. */
export function nothingLeft(world: World): void {
  expect(world.settled()).toBe(true);
  expect(readdirSync(join(world.folder, 'runs', '.agentd', 'locks'))).toEqual([]);
}

/** Runs that began, in order: `ENG-1-1`. */
export function runsOf(world: World, item: MadeItem): string[] {
  return world.agents
    .log()
    .filter((line) => line.startsWith(`began ${item.key}-`))
    .map((line) => line.replace('began ', '').replace(/-r\d+$/, ''));
}
