import { describe, expect, it } from 'vitest';
import { Story, makeConfig, makeItem } from '../scene.ts';

const OTHER_BOT = 'user-bot-2';

/** Two terminals on this machine without worktrees, and an item for each. */
function twoTerminals(repo: string, os = 'linux'): readonly string[] {
  const config = makeConfig((raw) => {
    const { box, other } = raw.terminals;
    const own = os === 'windows' ? { os, transport: 'direct-ssh', host: 'win', run_root: String.raw`C:\runs` } : { os };
    Object.assign(box ?? {}, own, { isolation: 'none', repo: os === 'windows' ? String.raw`C:\srv\eng` : '/srv/eng' });
    Object.assign(other ?? {}, own, { isolation: 'none', repo });
  });
  const story = new Story(config, [makeItem(), makeItem({ id: 'i-2', key: 'ENG-2', assignees: [OTHER_BOT] })]);
  story.tick();
  return Object.keys(story.state.inflight);
}

describe('one checkout on one machine', () => {
  it.each([
    ['/srv/eng', 'linux'],
    ['/srv/eng/', 'linux'],
    ['/srv//eng', 'linux'],
    ['c:/srv/Eng/', 'windows'],
    ['/srv/Eng', 'darwin'],
  ])('has one run at a time, also when it is spelt %s', (repo, os) => {
    expect(twoTerminals(repo, os)).toEqual(['i-1']);
  });

  it.each([
    ['/srv/eng2', 'linux'],
    ['/srv/Eng', 'linux'],
    ['/srv/eng2', 'darwin'],
    ['D:/srv/eng', 'windows'],
  ])('is another one than %s', (repo, os) => {
    expect(twoTerminals(repo, os)).toEqual(['i-1', 'i-2']);
  });
});
