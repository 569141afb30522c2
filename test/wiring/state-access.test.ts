import { describe, expect, it } from 'vitest';
import { itemIdOf } from '../../action/src/wiring/state-access.ts';
import { Story, makeConfig, makeItem } from '../core/scene.ts';

describe('an item that a command names', () => {
  const story = new Story(makeConfig(), [makeItem(), makeItem({ id: 'i-2', key: 'ENG-2' })]);
  story.tick();
  story.fold([{ type: 'projects-renamed', names: [{ from: 'ENG', to: 'CORE' }] }]);
  const find = (key: string): string => itemIdOf(story.state, key, story.config);

  it('is found by its key, whatever the case of its letters', () => {
    expect([find('CORE-1'), find('core-2')]).toEqual(['i-1', 'i-2']);
    expect(() => find('CORE-3')).toThrow('knows no item CORE-3');
  });

  it('is found by the key from before its project was renamed, unless another item has it', () => {
    expect([find('ENG-1'), find('eng-2')]).toEqual(['i-1', 'i-2']);
    story.fold([{ type: 'item-seen', item: makeItem({ id: 'i-9', key: 'ENG-1' }) }]);
    expect([find('ENG-1'), find('ENG-2')]).toEqual(['i-9', 'i-2']);
  });
});
