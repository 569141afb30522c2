import { describe, expect, it } from 'vitest';
import { currentItems } from '../../action/src/tick/careful-plane.ts';
import type { ItemRecord } from '../../action/src/core/state/state.ts';
import type { WorkItem } from '../../action/src/model/work-item.ts';
import { HOUR, NOW, PROJECT, Story, makeItem } from '../core/scene.ts';

const clock = { now: () => NOW, sleep: () => Promise.resolve() };

function read(updated_at: number, known: ItemRecord): Promise<WorkItem | null> {
  const tracker = { item: () => Promise.resolve(makeItem({ updated_at })) };
  return currentItems(tracker as never, known, clock).item(PROJECT, 'i-1', 'publish');
}

describe('an item, read before it is moved', () => {
  it('is no copy that is older than what is known', async () => {
    const story = new Story();
    story.begin();
    await expect(read(story.item.seen.updated_at - 1, story.item)).rejects.toMatchObject({
      problem: { code: 'plane-read-too-old' },
    });
    expect(await read(story.item.seen.updated_at, story.item)).not.toBeNull();
  });

  it('is a copy from after Plane had dated it far ahead', async () => {
    const story = new Story();
    story.begin();
    const ahead = NOW + 400 * 24 * HOUR;
    const { item } = story;
    const left = { state_ids: [], assigned: true, bot: null, updated_at: ahead };
    const known = { ...item, seen: { ...item.seen, updated_at: ahead }, left };
    expect(await read(NOW, known)).toMatchObject({ updated_at: NOW });
  });
});
