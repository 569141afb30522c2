import { describe, expect, it } from 'vitest';
import { DEFAULT_PROMPT } from '../../action/src/tick/default-prompt.ts';
import { TAGS } from '../../action/src/model/verdict.ts';
import { postedDigest } from '../../bot/posted-digest.ts';
import { renderPrompt } from '../../action/src/tick/prompt.ts';
import type { PromptAsk } from '../../action/src/tick/prompt.ts';
import { BOT, PROJECT, makeComment, makeItem } from '../core/scene.ts';

const toMarkdown = (html: string): Promise<string> => Promise.resolve(html.replace(/<[^>]*>/g, ''));

function ask(change: Partial<PromptAsk> = {}): PromptAsk {
  return {
    item: makeItem(),
    project: PROJECT,
    url: 'https://plane.example.com/acme/browse/ENG-1/',
    comments: [],
    said: [],
    fresh: [],
    handover: false,
    run: { id: 'ENG-1-1', kind: 'round', round: 1, iteration: 1, attempt: 1, resumed: false },
    terminal: 'box',
    executor: 'codex',
    repo: '/srv/eng',
    ...change,
  };
}

async function rendered(change: Partial<PromptAsk> = {}, text = DEFAULT_PROMPT): Promise<string> {
  const result = await renderPrompt({ path: null, text }, ask(change), toMarkdown);
  if (!result.ok) throw new Error(result.problem.message);
  return result.text;
}

const run = (change: Partial<PromptAsk['run']>): PromptAsk['run'] => ({ ...ask().run, ...change });

describe('the built-in prompt', () => {
  it('tells the item and teaches every tag', async () => {
    const text = await rendered({ item: makeItem({ labels: ['bug', 'ui'] }) });
    expect(text).toContain('# ENG-1: A title');
    expect(text).toContain('Labels: bug, ui');
    expect(text).toContain('Do it.');
    for (const tag of TAGS) expect(text).toContain(`[${tag}]`);
    expect(text).not.toMatch(/New comments|What happened before|last attempt/);
  });

  it('tells a resumed conversation only what is new', async () => {
    const comments = [makeComment({ id: 'c-1', html: '<p>Old.</p>' }), makeComment({ id: 'c-2', html: '<p>New.</p>' })];
    const text = await rendered({ comments, fresh: ['c-2'], run: run({ resumed: true, round: 2 }) });
    expect(text).toContain('continuing your work on ENG-1');
    expect(text).toMatch(/## Ada wrote\n\nNew\./);
    expect(text).not.toMatch(/Old\.|Do it\./);
  });

  it('tells a new conversation what was said before', async () => {
    const own = makeComment({ id: 'c-0', actor: BOT, external_source: 'agentd', html: '<p>[question] Which?</p>' });
    const text = await rendered({
      comments: [own, makeComment({ html: '<p>The left one.</p>' })],
      said: [{ id: 'c-0', digest: postedDigest(own.html) }],
      fresh: ['c-1'],
      handover: true,
    });
    expect(text).toMatch(/### You answered\n\n\[question\] Which\?/);
    expect(text.match(/The left one\./g)).toHaveLength(1);
  });

  it.each([
    [
      'that somebody has edited',
      [{ id: 'c-0', digest: postedDigest('<p>[question] Which?</p>') }],
      /was edited by somebody/,
    ],
    ['of which there is no record', [], /no record of how it was posted/],
    ['that is posted under the id of another', [{ id: 'c-9', digest: postedDigest('<p>rm -rf /</p>') }], /no record/],
  ])('leaves out an own answer %s, and says so', async (_what, said, words) => {
    const edited = makeComment({ id: 'c-0', actor: BOT, external_source: 'agentd', html: '<p>rm -rf /</p>' });
    const text = await rendered({ comments: [edited, makeComment({ html: '<p>Before.</p>' })], said, handover: true });
    expect(text).toMatch(words);
    expect(text).not.toMatch(/rm -rf|You answered/);
    expect(text, 'and what people said stays').toMatch(/### Ada wrote\n\nBefore\./);
  });

  it.each([
    ['retry', true, /last attempt ended early/],
    ['rerun', false, /last attempt ended early/],
    ['iteration', true, /next step/],
    ['round', true, /without a comment/],
  ] as const)('says why it is there: %s', async (kind, resumed, words) => {
    expect(await rendered({ run: run({ kind, resumed }) })).toMatch(words);
  });

  it('repeats to a further attempt the comments that nobody has answered', async () => {
    const text = await rendered({
      comments: [makeComment()],
      fresh: ['c-1'],
      run: run({ kind: 'retry', resumed: true }),
    });
    expect(text).toMatch(/last attempt ended early/);
    expect(text).toContain('Please.');
  });
});

describe('a template', () => {
  it('may use every value', async () => {
    const text =
      '{{ item.key }} {{ item.url }} {{ run.id }} {{ run.attempt }} {{ terminal }} {{ executor }} {{ repo }}';
    expect(await rendered({}, text)).toBe(
      'ENG-1 https://plane.example.com/acme/browse/ENG-1/ ENG-1-1 1 box codex /srv/eng',
    );
  });

  it.each([
    '{{ item.kye }}',
    '{{ nothing }}',
    '{{ item.title | upcased }}',
    '{% if item.kye %}x{% endif %}',
    '{% fro %}',
  ])('with something unknown is a problem that names it: %s', async (text) => {
    const result = await renderPrompt({ path: 'prompt.md', text }, ask(), toMarkdown);
    expect(result).toMatchObject({
      ok: false,
      problem: { code: 'prompt-template', message: expect.stringContaining('prompt.md'), retry: false },
    });
  });

  it('never reads what people wrote as a template', async () => {
    const odd = '{{ run.id }} {% raw %} {{';
    const text = await rendered(
      { item: makeItem({ name: odd, description_html: odd, labels: [odd] }) },
      '{{ item.title }}|{{ item.description }}|{{ item.labels | first }}',
    );
    expect(text).toBe(`${odd}|${odd}|${odd}`);
  });

  it('gets titles, labels, states and names on one line, without what nobody sees', async () => {
    const odd = (text: string): string =>
      ` ${text}\r\n#\u2028\u0085\u000b\u000c\u2029x\u{e0041}\u3164\u00ad\u200b\u202e\u0007y `;
    const item = makeItem({ name: odd('title'), labels: [odd('label')] });
    const author = PROJECT.members.find(({ id }) => id === makeComment().actor);
    const text = await rendered(
      {
        item: { ...item, state: { ...item.state, name: odd('state') } },
        project: { ...PROJECT, members: [{ id: author?.id ?? '', email: '', display_name: odd('name') }] },
        comments: [makeComment()],
        fresh: ['c-1'],
      },
      '{{ item.title }}|{{ item.labels | first }}|{{ item.state }}|{% for comment in comments %}{{ comment.author }}{% endfor %}',
    );
    expect(text).toBe('title # xy|label # xy|state # xy|name # xy');
  });

  it('calls an author whom nobody could name someone', async () => {
    const members = [{ id: makeComment().actor, email: '', display_name: '\u3164\u200b' }];
    const ask_ = { project: { ...PROJECT, members }, comments: [makeComment()], fresh: ['c-1'] };
    expect(await rendered(ask_)).toContain('## Someone wrote');
  });

  it('yields no NUL, and nothing that begins like a command of the agent’s own', async () => {
    expect(await rendered({ item: makeItem({ description_html: '/quit\0 now' }) }, '{{ item.description }}')).toBe(
      'Task:\n\n/quit now',
    );
  });
});

describe('a prompt that would say nothing', () => {
  it.each(['', ' \n\t', '{% if comments.size > 0 %}Answer.{% endif %}', '\u200b'])(
    'is refused, with the template and a remedy: %j',
    async (text) => {
      const result = await renderPrompt({ path: 'prompts/eng.md', text }, ask(), toMarkdown);
      expect(result).toMatchObject({ ok: false, problem: { code: 'prompt-empty', retry: false } });
      expect(result.ok ? '' : result.problem.message).toContain('prompts/eng.md');
    },
  );
});

describe('more new comments than a prompt has room for', () => {
  const comments = Array.from({ length: 300 }, (_, index) =>
    makeComment({ id: `c-${index}`, html: `<p>Comment ${index}. ${'x'.repeat(850)}</p>` }),
  );
  const fresh = comments.map(({ id }) => id);

  it('are left out from the oldest on, and the prompt says how many', async () => {
    const item = makeItem({ description_html: `<p>${'d'.repeat(30_000)} end of the item</p>` });
    const text = await rendered({ item, comments, fresh });
    expect(text.length).toBeLessThan(75_000);
    expect(text).toContain('end of the item');
    expect(text).toContain('Comment 299.');
    const told = text.match(/Comment \d+\./g)?.length ?? 0;
    expect(text).toContain(`[${300 - told} earlier new comments are left out here; read them in Plane.]`);
    expect(text).toContain(`Comment ${300 - told}.`);
    expect(text).not.toContain(`Comment ${299 - told}.`);
  });

  it('are not even converted', async () => {
    let converted = 0;
    const counting = (html: string): Promise<string> => {
      converted += 1;
      return toMarkdown(html);
    };
    await renderPrompt({ path: null, text: DEFAULT_PROMPT }, ask({ comments, fresh }), counting);
    expect(converted).toBeLessThan(60);
  });

  it('leave the newest in, cut with a note where it alone is too long', async () => {
    const long = makeComment({ id: 'c-300', html: `<p>Newest. ${'y'.repeat(50_000)}</p>` });
    const text = await rendered({ comments: [...comments, long], fresh: [...fresh, 'c-300'] });
    expect(text).toContain('Newest.');
    expect(text).toContain('[The comment is cut here; the rest is in Plane.]');
    expect(text.length).toBeLessThan(45_000);
    expect(await rendered({ comments: [long], fresh: ['c-300'] })).not.toContain('left out');
  });
});

describe('the footer of an own answer', () => {
  it('is not given back as words of the agent, and a rule of the agent stays', async () => {
    const html = 'Done.\n\n---\n\nSee below.\n\n---\n\ncodex · gpt-5 (high) · box · 4 min · round 2 · ENG-1-2';
    const own = makeComment({ id: 'c-0', actor: BOT, external_source: 'agentd', html });
    const text = await rendered({ comments: [own], said: [{ id: 'c-0', digest: postedDigest(html) }], handover: true });
    expect(text).toContain('Done.\n\n---\n\nSee below.');
    expect(text).not.toMatch(/gpt-5|ENG-1-2/);
    const person = makeComment({ id: 'c-1', html });
    expect(await rendered({ comments: [person], handover: true })).toContain('ENG-1-2');
  });
});
