import { describe, expect, it } from 'vitest';
import type { WantedItem } from '../../../action/src/core/observations.ts';
import { readOrder } from '../../../action/src/core/items/read-order.ts';
import type { ItemRecord } from '../../../action/src/core/state/state.ts';
import { MINUTE, NOW, Story } from '../scene.ts';

const wish = (purpose: WantedItem['purpose'], start = false): WantedItem => ({
  project: 'ENG',
  purpose,
  comments: true,
  blockers: false,
  start,
});

/** An item that changed so many minutes ago; `read`: its comments were read since. */
function record(minutes: number, read: boolean): ItemRecord {
  const story = new Story();
  story.tick();
  const updated_at = NOW - minutes * MINUTE;
  return { ...story.item, seen: { ...story.item.seen, updated_at }, comments_read_at: read ? updated_at - 1 : 0 };
}

describe('the order of reads', () => {
  it('puts what is to be posted and stopped first, whatever else waits', () => {
    const wanted = [
      ['a', wish('intake', true)],
      ['b', wish('command')],
      ['c', wish('cancel')],
      ['d', wish('publish')],
    ] as const;
    expect(readOrder(wanted, {}).map(([id]) => id)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('lets what is to start and what has changed take turns', () => {
    const changed = ['c1', 'c2', 'c3', 'c4'].map((id) => [id, wish('command')] as const);
    const starts = ['s1', 's2'].map((id) => [id, wish('intake', true)] as const);
    expect(readOrder([...changed, ...starts], {}).map(([id]) => id)).toEqual(['c1', 's1', 'c2', 's2', 'c3', 'c4']);
  });

  it('puts changes that were never read before those that are read again, and of these the oldest first', () => {
    const items = {
      young: record(1, true),
      old: record(4, true),
      unread: record(2, false),
      blocked: record(9, false),
    };
    const wanted = [
      ['blocked', wish('intake')],
      ['young', wish('command')],
      ['old', wish('command')],
      ['unread', wish('command')],
    ] as const;
    expect(readOrder(wanted, items).map(([id]) => id)).toEqual(['unread', 'old', 'young', 'blocked']);
  });
});
