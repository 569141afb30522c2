import { describe, expect, it } from 'vitest';
import { boardAnswer } from '../../../action/src/plane-emulator/board/board.ts';
import { safeHtml } from '../../../action/src/plane-emulator/board/safe-html.ts';
import { BOARD_TOKEN, createPlane, demoSeed } from '../../../action/src/plane-emulator/server.ts';
import { apiOf } from '../requests.ts';
import { seededRandom, VirtualClock } from '../worlds.ts';

const HOSTILE = '<script>alert(1)</script>';
const plane = createPlane({
  seed: demoSeed({
    projects: [
      { identifier: 'ENG', name: `Engineering ${HOSTILE}`, items: [{ name: HOSTILE, sequence_id: 1, state: 'Todo' }] },
      { identifier: 'OPS', name: 'Operations' },
    ],
  }),
  clock: new VirtualClock(),
  random: seededRandom('board'),
});
const token = plane.names.tokens.get(BOARD_TOKEN) ?? '';
const item = plane.names.ids.get('item.ENG-1') ?? '';

function ask(path: string, host = 'localhost:4000', method = 'GET') {
  const request = { method, path, headers: { host }, body: new Uint8Array() };
  return boardAnswer(request, plane.store, { token, hosts: ['localhost', '127.0.0.1'] });
}

describe('the board', () => {
  it('is one page that loads nothing and runs only its own script', () => {
    const page = ask('/');
    expect(page?.status).toBe(200);
    const policy = page?.headers['content-security-policy'] ?? '';
    const nonce = /script-src 'nonce-([0-9a-f]{32})'/.exec(policy)?.[1] ?? 'none';
    expect(policy).toContain("default-src 'none'");
    expect(page?.body.match(/<script nonce="([^"]+)"/)?.[1]).toBe(nonce);
    expect(page?.body).not.toMatch(/<(?:link|img|iframe)|src=|@import|url\(/);
    expect(page?.body).not.toContain(HOSTILE);
  });

  it('is not given to a name that only points at this machine, because it holds a token', () => {
    const page = ask('/', 'evil.example:4000');
    expect(page?.status).toBe(403);
    expect(page?.body).not.toContain(token);
  });

  it('has a page for each project, and leaves other paths alone', () => {
    expect(ask('/?project=OPS')?.body).toContain('<title>Operations · Demo</title>');
    expect(ask('/?project=NOPE')?.status).toBe(404);
    expect(ask('/board/NOPE.json')?.status).toBe(404);
    expect(ask('/board/OPS/' + item + '.json')?.status).toBe(404);
    expect(ask('/', 'localhost', 'POST')?.status).toBe(405);
    expect(ask('/api/v1/users/me/')).toBeNull();
  });

  it('is where the address of an item in Plane leads to', () => {
    for (const path of ['/demo/browse/ENG-1/', '/demo/browse/ENG-1']) {
      expect(ask(path)).toMatchObject({ status: 302, headers: { location: '/?project=ENG#ENG-1' } });
    }
    for (const path of ['/demo/browse/ENG-9/', '/other/browse/ENG-1/', '/demo/browse/NOPE-1/']) {
      expect(ask(path)?.status).toBe(404);
    }
    expect(ask('/demo/browse/ENG/')).toBeNull();
  });

  it('shows columns in order and cards with what their text is', () => {
    const data = JSON.parse(ask('/board/ENG.json')?.body ?? '') as {
      states: { name: string }[];
      items: { key: string; name: string; comments: number }[];
    };
    expect(data.states.map((state) => state.name).slice(0, 3)).toEqual(['Backlog', 'Todo', 'In Progress']);
    expect(data.items).toMatchObject([{ key: 'ENG-1', name: HOSTILE, comments: 0 }]);
  });

  it('shows comments made safe, oldest first, with who edited them', () => {
    const items = `/api/v1/workspaces/demo/projects/${plane.names.ids.get('project.ENG') ?? ''}/work-items/${item}/`;
    const bot = apiOf(plane, plane.names.tokens.get('bot-linux') ?? '');
    const grace = apiOf(plane, plane.names.tokens.get('grace') ?? '');
    const first = bot.post(`${items}comments/`, { comment_html: `<p onclick="x()">one</p>${HOSTILE}` }).json['id'];
    const mention = `<p><mention-component entity_identifier="${plane.names.ids.get('user.ada') ?? ''}"></mention-component></p>`;
    bot.post(`${items}comments/`, { comment_html: mention });
    grace.patch(`${items}comments/${first as string}/`, { access: 'INTERNAL' });
    const data = JSON.parse(ask(`/board/ENG/${item}.json`)?.body ?? '') as { comments: unknown[] };
    expect(data.comments).toMatchObject([
      { author: 'bot-linux', edited_by: 'grace', html: '<p>one</p>' },
      { author: 'bot-linux', edited_by: null, html: '<p><strong>@ada</strong></p>' },
    ]);
  });
});

describe('making HTML safe to show', () => {
  const safe = (html: string) => safeHtml(html, () => 'someone');

  it('keeps what an answer is made of', () => {
    const html = '<h2>a</h2><p>b <code>c</code></p><pre><code>d &lt; e</code></pre><ul><li>f</li></ul>';
    expect(safe(html)).toBe(html);
  });

  it('drops what runs, loads, styles or leads into this server', () => {
    const hostile = [
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)">x</a>',
      '<a href="/board/ENG.json">x</a>',
      '<a href="//evil.example/">x</a>',
      '<p style="position:fixed">x</p>',
      '<form action="/"><input name=q></form>',
      '<svg onload=alert(1)><style>p{}</style></svg>',
      '<iframe src="https://evil.example/"></iframe>',
      '<style>body{display:none}</style>',
    ];
    for (const html of hostile) {
      expect(safe(html)).not.toMatch(/<(?:img|form|svg|iframe|style|script)|href=|src=|style=|\son\w+=|name=/);
    }
  });
});
