import { describe, expect, it } from 'vitest';
import { itemOfPull, keysIn, pullRef } from '../../../action/src/core/pulls/pull-item.ts';
import type { PullRequest } from '../../../action/src/ports/pull-requests.ts';
import { GROWTH_TIMEOUT_MS, expectLinear } from '../../growth.ts';
import { makeItem, Story } from '../scene.ts';

const PROJECTS = ['ENG', 'OPS'];

function pull(changes: Partial<PullRequest> = {}): PullRequest {
  return {
    repository: 'acme/app',
    number: 7,
    title: 'A change',
    body: '',
    branch: 'topic',
    url: 'https://github.com/acme/app/pull/7',
    fork: false,
    insider: true,
    locked: false,
    ...changes,
  };
}

function story(): Story {
  const items = ['ENG-1', 'ENG-2', 'ENG-12'].map((key, index) => makeItem({ id: `i-${index + 1}`, key }));
  const told = new Story(undefined, items);
  told.tick();
  return told;
}

const find = (changes: Partial<PullRequest>, { state } = story()) => itemOfPull(pull(changes), state, PROJECTS);

describe('the item of a pull request', () => {
  it.each([
    ['the branch that agentd made', { branch: 'agentd/ENG-2' }],
    ['a branch in small letters', { branch: 'feature/eng-2-login' }],
    ['its title', { title: 'ENG-2: log in' }],
    ['a line of its text', { body: 'It logs in.\n\nPlane: ENG-2' }],
  ])('is told by %s', (_what, changes) => {
    expect(find(changes)).toBe('i-2');
  });

  it('is told by the branch before the title, and by the title before the text', () => {
    expect(find({ branch: 'agentd/ENG-12', title: 'ENG-2', body: 'Closes ENG-1' })).toBe('i-3');
    expect(find({ title: 'Revert ENG-2', body: 'Closes ENG-1' })).toBe('i-2');
  });

  it.each(['straße-ENG-2x', 'ßENG-2', 'ENG-2ä', 'feature/ﬁENG-2'])('is not told by the branch %s', (branch) => {
    expect(find({ branch })).toBeNull();
  });

  it('is told by the key that the item had before its project was renamed, too', () => {
    const told = story();
    told.fold([{ type: 'projects-renamed', names: [{ from: 'ENG', to: 'CORE' }] }]);
    const found = (changes: Partial<PullRequest>, projects: readonly string[]) =>
      itemOfPull(pull(changes), told.state, projects);
    expect(found({ branch: 'agentd/ENG-2' }, ['CORE'])).toBe('i-2');
    expect(found({ title: 'ENG-2: log in' }, ['CORE'])).toBe('i-2');
    expect(found({ body: 'Plane: CORE-2' }, ['CORE'])).toBe('i-2');
    // Another project is called so by now.
    expect(found({ branch: 'agentd/ENG-2' }, ['CORE', 'ENG'])).toBeNull();
    expect(found({ branch: 'agentd/ENG-2' }, ['OPS'])).toBe('i-2');
  });

  it('is let go when nothing names it any more, whatever was found before', () => {
    const told = story();
    const bound = (item_id: string) => {
      const record = { item_id, comment_id: 5, author: null, digest: null, linked: true, refused: null };
      told.fold([{ type: 'pull-noted', pull: pullRef(pull()), record }]);
    };
    bound('i-1');
    expect(find({ title: 'ENG-2' }, told)).toBe('i-2');
    expect(find({ title: 'A change', body: 'as in ENG-1' }, told)).toBeNull();
  });

  it('is, of several that are named alike, the one that it was before', () => {
    const told = story();
    expect(find({ title: 'ENG-1, ENG-2' }, told)).toBe('i-1');
    const record = { item_id: 'i-2', comment_id: 5, author: null, digest: null, linked: true, refused: null };
    told.fold([{ type: 'pull-noted', pull: pullRef(pull()), record }]);
    expect(find({ title: 'ENG-1, ENG-2' }, told)).toBe('i-2');
    expect(find({ branch: 'agentd/ENG-1', title: 'ENG-2' }, told)).toBe('i-1');
  });

  it.each([
    ['in prose', 'It goes further than ENG-2 did.'],
    ['in a quote', '> Plane: ENG-2'],
    ['in release notes that are folded away', '<details>\n<summary>v2</summary>\n\n- Closes ENG-2\n\n</details>\n'],
    ['in code', '```\nPlane: ENG-2\n```'],
    ['in a template’s comment', '<!-- Plane: ENG-2 -->'],
  ])('is not told by a key %s', (_where, body) => {
    expect(find({ body })).toBeNull();
  });

  it.each([
    ['names no key', { title: 'A change' }],
    ['names an item that is not known', { title: 'ENG-99' }],
    ['names a project that is not configured', { title: 'ABC-1' }],
    ['names a key within a word', { title: 'XENG-1 ENG-1a 9ENG-1 ENG-01' }],
    ['names a key in small letters in its title', { title: 'eng-1' }],
  ])('is none when it %s', (_what, changes) => {
    expect(find(changes)).toBeNull();
  });

  it('is none when a stranger says so from a fork, and counts when an insider does', () => {
    expect(find({ branch: 'agentd/ENG-2', title: 'ENG-2', fork: true, insider: false })).toBeNull();
    expect(find({ branch: 'agentd/ENG-2', fork: true, insider: true })).toBe('i-2');
  });

  it('is looked for in a bounded number of words', () => {
    const many = Array.from({ length: 100_000 }, (_, n) => `ENG-${n + 100}`).join(' ');
    expect(keysIn(many, PROJECTS)).toHaveLength(50);
  });

  it.each(['ENG-', 'A', '9', 'ENG-1a '])(
    'is looked for in %j again and again with work in proportion to the text',
    async (part) => {
      await expectLinear((size) => expect(keysIn(part.repeat(size), PROJECTS)).toEqual([]), 4000);
    },
    GROWTH_TIMEOUT_MS,
  );
});
