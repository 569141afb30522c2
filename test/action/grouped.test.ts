import { describe, expect, it } from 'vitest';
import { grouped } from '../../action/src/action/grouped.ts';
import type { Store } from '../../action/src/ports/store.ts';

describe('a store whose uploads print lines', () => {
  it('saves within a group, which is closed also when the save fails', async () => {
    const said: string[] = [];
    const runner = { openGroup: (title: string) => void said.push(title), closeGroup: () => void said.push('end') };
    const answers = [Promise.resolve('2'), Promise.reject(new Error('no'))];
    const store: Store = {
      name: 'artifact',
      load: () => Promise.resolve({ text: null, version: null, now: null }),
      save: () => {
        said.push('saving');
        return answers.shift() ?? Promise.resolve('3');
      },
      holderIsDead: () => Promise.resolve(false),
    };
    const folded = grouped(store, runner);
    expect(await folded.save('x', null)).toBe('2');
    await expect(folded.save('x', '2')).rejects.toThrow('no');
    await folded.load();
    const once = ['Uploading the state', 'saving', 'end'];
    expect(said).toEqual([...once, ...once]);
  });
});
