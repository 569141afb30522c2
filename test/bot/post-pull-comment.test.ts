import { describe, expect, it } from 'vitest';
import { GitHubError } from '../../action/src/errors.ts';
import { COMMENT_MAX, markerLine } from '../../bot/pull-comment.ts';
import { putPullComment, removePullComment } from '../../bot/post-pull-comment.ts';
import { createRedactor } from '../../bot/redact.ts';
import { FakePulls } from '../fakes/pulls.ts';

const CONFIG = '0a1b2c3d4e5f';
const FORMER = 'f0f0f0f0f0f0';
const MARK = markerLine(CONFIG);
const redact = createRedactor([{ name: 'TOKEN', value: 'very-secret-value' }]);

function setup() {
  const pulls = new FakePulls();
  const pull = pulls.add();
  const place = { repository: 'acme/app', number: 1, config_id: CONFIG, former_id: FORMER };
  const put = (body: string, comment_id: number | null = null, author: string | null = null) =>
    putPullComment({ ...place, comment_id, author }, body, { pulls, redact });
  const remove = (comment_id: number, author: string | null = null) =>
    removePullComment({ ...place, comment_id, author }, pulls);
  return { pulls, pull, put, remove };
}

const text = (words: string): string => `${MARK}\n${words}\n`;

describe('the comment on a pull request', () => {
  it('is made once, found again by its marker, and changed where it is', async () => {
    const { pulls, pull, put } = setup();
    const first = await put(text('one'));
    expect(first).toMatchObject({ status: 'created', comment_id: 101 });
    expect(await put(text('two'))).toMatchObject({ status: 'updated', comment_id: 101 });
    expect(pulls.bodies(pull)).toEqual([text('two')]);
  });

  it('is not touched when nothing changed, however GitHub keeps line ends', async () => {
    const { pulls, put } = setup();
    pulls.comment_('acme/app', 1, text('one').replaceAll('\n', '\r\n').trimEnd(), pulls.me);
    expect(await put(text('one'))).toMatchObject({ status: 'unchanged', comment_id: 101 });
    expect(pulls.calls).not.toContain('edit');
  });

  it('is read directly where it is known, without a search', async () => {
    const { pulls, put } = setup();
    await put(text('one'));
    pulls.calls.length = 0;
    await put(text('two'), 101);
    expect(pulls.calls).toEqual(['comment', 'whoAmI', 'edit']);
  });

  it('is made anew when it was deleted', async () => {
    const { pulls, pull, put } = setup();
    await put(text('one'));
    await pulls.removeComment('acme/app', 101);
    expect(await put(text('two'), 101)).toMatchObject({ status: 'created', comment_id: 102 });
    expect(pulls.bodies(pull)).toEqual([text('two')]);
  });

  it.each([
    ['a stranger who copied the marker', 'mallory', text('mine')],
    ['another bot with the same marker', 'renovate[bot]', text('mine')],
    ['ourselves for another configuration', 'github-actions[bot]', `${markerLine('ffffffffffff')}\nmine\n`],
    ['ourselves, quoting the marker', 'github-actions[bot]', `> ${MARK}\nmine\n`],
    ['a person called like us', 'github-actions', text('mine')],
  ])('leaves a comment by %s as it is', async (_who, author, body) => {
    const { pulls, pull, put } = setup();
    const other = pulls.comment_('acme/app', 1, body, author);
    expect(await put(text('one'))).toMatchObject({ status: 'created' });
    // Not even when its number is in state.
    expect(await put(text('two'), other.id)).toMatchObject({ status: 'updated', comment_id: 102 });
    expect(pulls.bodies(pull)).toEqual([body, text('two')]);
  });

  it('is one, although two of us made it at the same moment', async () => {
    const { pulls, pull, put } = setup();
    let raced = false;
    pulls.before = (call) => {
      if (call !== 'add' || raced) return;
      raced = true;
      pulls.comment_('acme/app', 1, text('the other'), pulls.me);
    };
    expect(await put(text('one'))).toMatchObject({ status: 'created', comment_id: 101 });
    expect(pulls.bodies(pull)).toEqual([text('one')]);
  });

  it('is one again after two were left behind', async () => {
    const { pulls, pull, put } = setup();
    for (const words of ['a', 'b', 'c']) pulls.comment_('acme/app', 1, text(words), pulls.me);
    expect(await put(text('one'))).toMatchObject({ status: 'updated', comment_id: 101 });
    expect(pulls.bodies(pull)).toEqual([text('one')]);
  });

  describe('after a change of token', () => {
    function changed() {
      const setting = setup();
      const { pulls } = setting;
      const old = pulls.comment_('acme/app', 1, text('old'), 'ada');
      const refuse = (): void => {
        pulls.before = (call) => {
          if (call !== 'edit' || pulls.bodies(setting.pull).length > 1) return;
          const problem = { code: 'github-permission', message: 'no', remedy: 'Add it.', retry: false };
          throw new GitHubError(problem, { status: 403 });
        };
      };
      return { ...setting, old, refuse };
    }

    it('is taken over where the token may change it', async () => {
      const { pulls, pull, put, old } = changed();
      expect(await put(text('new'), old.id, 'ada')).toMatchObject({
        status: 'updated',
        comment_id: old.id,
        author: 'ada',
        left: null,
      });
      expect(pulls.bodies(pull)).toEqual([text('new')]);
      expect(await put(text('newer'), old.id, 'ada')).toMatchObject({ status: 'updated', comment_id: old.id });
      expect(pulls.bodies(pull)).toEqual([text('newer')]);
    });

    it('is made anew where it may not, once, and the old one is named', async () => {
      const { pulls, pull, put, old, refuse } = changed();
      refuse();
      const made = await put(text('new'), old.id, 'ada');
      expect(made).toMatchObject({ status: 'created', author: pulls.me, left: { id: old.id, author: 'ada' } });
      expect(pulls.bodies(pull)).toEqual([text('old'), text('new')]);
      const id = made.status === 'failed' ? 0 : made.comment_id;
      expect(await put(text('newer'), id, pulls.me)).toMatchObject({ status: 'updated', comment_id: id, left: null });
    });

    it('is not taken over when somebody else than its author has copied the marker', async () => {
      const { pulls, pull, put, old } = changed();
      expect(await put(text('new'), old.id, 'grace')).toMatchObject({ status: 'created', left: null });
      expect(pulls.bodies(pull)).toEqual([text('old'), text('new')]);
    });
  });

  it('of an earlier version is taken over, unless there is one of its own', async () => {
    const { pulls, pull, put } = setup();
    const former = `${markerLine(FORMER)}\nold\n`;
    pulls.comment_('acme/app', 1, former, pulls.me);
    expect(await put(text('new'))).toMatchObject({ status: 'updated', comment_id: 101 });
    pulls.comment_('acme/app', 1, former, pulls.me);
    expect(await put(text('newer'))).toMatchObject({ status: 'updated', comment_id: 101 });
    expect(pulls.bodies(pull)).toEqual([text('newer'), former]);
  });

  it('is taken away, and nobody else’s is', async () => {
    const { pulls, pull, put, remove } = setup();
    await put(text('one'));
    const other = pulls.comment_('acme/app', 1, text('mine'), 'mallory');
    expect(await remove(other.id)).toBeNull();
    expect(await remove(101)).toBeNull();
    expect(await remove(101)).toBeNull();
    expect(pulls.bodies(pull)).toEqual([text('mine')]);
  });

  it('holds no secret and is not longer than GitHub takes', async () => {
    const { pulls, pull, put } = setup();
    await put(text(`very-secret-value ${'x'.repeat(100_000)}`));
    const [body = ''] = pulls.bodies(pull);
    expect(body).toContain('[redacted TOKEN]');
    expect(body.length).toBeLessThanOrEqual(COMMENT_MAX);
  });

  it('comes back as a failure, not as an error, when GitHub refuses', async () => {
    const { pulls, put } = setup();
    pulls.before = (call) => {
      if (call !== 'add') return;
      const problem = { code: 'github-permission', message: 'no', remedy: 'Add it.', retry: false };
      throw new GitHubError(problem, { status: 403 });
    };
    expect(await put(text('one'))).toMatchObject({ status: 'failed', problem: { code: 'github-permission' } });
  });
});
