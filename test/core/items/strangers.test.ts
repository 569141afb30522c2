/** A terminal whose key is that of somebody else by now. */
import { describe, expect, it } from 'vitest';
import { ADA, BOT, NOW, Story, makeConfig, says } from '../scene.ts';

describe('a terminal to which only a label leads, with the key of somebody else', () => {
  it('says nothing as that one, its bot stays known, and that is a problem', () => {
    const before = new Story();
    before.begin();
    before.end(says('[review] Done.'));
    const config = makeConfig((raw) => {
      const routing = { by_assignee: { 'bot-other': 'other' }, by_label: { fast: { terminal: 'box' } } };
      raw.projects['ENG'] = { ...raw.projects['ENG'], routing };
    });
    const story = new Story(config, before.items);
    story.state = before.state;
    story.now = before.now;
    story.fold([{ type: 'identity', terminal: 'box', user_id: BOT, key: null, at: NOW }]);
    const runs = { 'publication:ENG-1-1:result': says('[review] Done.') };
    const seen = { runs, identity: { user_id: ADA, fresh: true } } as const;
    const { actions, problems } = story.tick(seen);
    expect(actions).toEqual([]);
    expect(problems).toMatchObject([
      { code: 'plane-user-mismatch', message: expect.stringContaining('terminals.box') },
    ]);
    expect(story.state.terminals['box']?.user_id).toBe(BOT);
    expect(story.plan({ runs, identity: { user_id: BOT, fresh: true } }).actions).toMatchObject([{ type: 'publish' }]);
  });
});
