import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE, Story, finished, makeConfig, makeItem, says } from '../scene.ts';

const CODEX = { terminal: 'box', executor: 'codex' };

function failedByEnv(model?: string): Story {
  const story = new Story(
    makeConfig((raw) => {
      raw.projects['ENG'] = { ...raw.projects['ENG'], routing: { by_assignee: { 'bot-box': 'box' } } };
      raw.executors['codex'] = { ...raw.executors['codex'], default_model: 'usual' };
    }),
    [makeItem({ labels: model === undefined ? [] : [`model:${model}`] })],
  );
  story.round(finished({ exit_code: 127, tail: 'codex: command not found' }));
  return story;
}

function add(story: Story): void {
  story.items = [...story.items, makeItem({ id: 'i-2', key: 'ENG-2', updated_at: story.now })];
}

describe('an executor that failed for a reason on its machine', () => {
  it('is held: new items wait and say why, and go on after an hour', () => {
    const story = failedByEnv();
    add(story);
    const waiting = story.tick().waiting.find(({ key }) => key === 'ENG-2');
    expect(waiting).toMatchObject({ reason: 'env-hold', until: story.now + HOUR });
    expect(waiting?.detail).toContain('ENG-1');
    story.pass(HOUR + MINUTE);
    expect(story.reasonOf('ENG-2')).toBeUndefined();
  });

  it('is tried again when a person takes up the failure, and is free for all once it works', () => {
    const story = failedByEnv();
    add(story);
    story.pass(MINUTE);
    story.say();
    expect(story.reasonOf('ENG-2')).toBe('env-hold');
    story.begin();
    expect(story.run.run_id).toBe('ENG-1-2');
    story.end(says('[review] done'));
    expect(story.state.terminals[CODEX.terminal]?.holds).toEqual({});
    expect(story.state.inflight['i-2']?.phase).toBe('launching');
  });

  it('is not held for others when a label of the item chose the model', () => {
    const story = failedByEnv('misspelt');
    expect(story.item.answer).toMatchObject({ tag: 'blocked', class: 'env' });
    add(story);
    expect(story.reasonOf('ENG-2')).toBeUndefined();
  });
});

describe('an executor whose script was not where the run worked', () => {
  const NOTICE = 'agentd: script | missing | scripts/mine.sh | ';
  const failedIn = (folder: string, terminal: Record<string, unknown>, more: Record<string, unknown> = {}): Story => {
    const story = new Story(
      makeConfig((raw) => {
        const eng = { ...raw.projects['ENG'], routing: { by_assignee: { 'bot-box': 'box' } } };
        raw.projects = { ...raw.projects, ENG: eng, OPS: { ...eng, ...more } };
        raw.terminals['box'] = { ...raw.terminals['box'], ...terminal };
      }),
    );
    story.begin();
    story.end(finished({ exit_code: 127, tail: `${NOTICE}${folder}\nbash: no such file` }));
    return story;
  };

  it('is held where every item works in that folder', () => {
    const story = failedIn('/srv/eng', { isolation: 'none' });
    expect(story.item.answer).toMatchObject({ tag: 'blocked', class: 'env' });
    add(story);
    expect(story.reasonOf('ENG-2')).toBe('env-hold');
  });

  it.each([
    ['each item has a worktree', { isolation: 'worktree' }, {}],
    ['another project has a repository of its own', { isolation: 'none' }, { repos: { box: '/srv/ops' } }],
  ])('is not held where %s', (_, terminal, more) => {
    const story = failedIn('/srv/eng', terminal, more);
    expect(story.publication('result')?.say.reason).toBe('The script scripts/mine.sh is not in /srv/eng.');
    expect(story.publication('result')?.say.remedy).toContain('commit it where items have worktrees');
    add(story);
    expect(story.reasonOf('ENG-2')).toBeUndefined();
  });

  it('is held for an absolute path, whatever the folder', () => {
    const story = failedIn('-', { isolation: 'worktree' });
    add(story);
    expect(story.reasonOf('ENG-2')).toBe('env-hold');
  });
});

describe('the remedy for such a failure', () => {
  it.each([
    [127, 'terminals.box.bins'],
    [97, 'terminals.box.repo'],
  ])('after exit code %i names the key to correct', (exit_code, key) => {
    const story = new Story();
    story.begin();
    story.end(finished({ exit_code, tail: 'something is not there' }));
    expect(story.publication('result')?.say.remedy).toContain(key);
  });
});
