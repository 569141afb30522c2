import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { COMMENT_MAX, hasMarker, markerLine, renderPullComment } from '../../bot/pull-comment.ts';
import type { EndedRun, PullStatus } from '../../bot/pull-message.ts';
import { pullCommentText } from '../../bot/post-pull-comment.ts';
import { createRedactor } from '../../bot/redact.ts';

const CONFIG = '0a1b2c3d4e5f';
const T = Date.UTC(2026, 10, 29, 13, 10);
const redact = createRedactor([{ name: 'PLANE_TOKEN', value: 'plane-token-value-0123456789abcdef' }]);

function ended(changes: Partial<EndedRun> = {}): EndedRun {
  return {
    run_id: 'ENG-12-1',
    round: 1,
    tag: 'question',
    class: null,
    executor: 'codex',
    terminal: 'linux-box',
    seconds: 252,
    tokens: 12_345,
    cost_usd: 0.42,
    ...changes,
  };
}

function status(changes: Partial<PullStatus> = {}): PullStatus {
  return {
    key: 'ENG-12',
    url: 'https://plane.example.com/acme/browse/ENG-12/',
    state: 'In Review',
    open: null,
    ended: [
      ended(),
      ended({ run_id: 'ENG-12-2', round: 2, tag: null, class: 'session_lost', seconds: null, tokens: null }),
    ],
    forgotten: 0,
    waits: { detail: 'A person looks at the result.', until: null },
    ...changes,
  };
}

const render = (changes: Partial<PullStatus> = {}): string => renderPullComment(status(changes), CONFIG, redact);

describe('the comment on a pull request', () => {
  it('reads like this when a result waits for a person', () => {
    expect(render()).toMatchInlineSnapshot(`
      "<!-- agentd:pr-status config=0a1b2c3d4e5f -->
      ### [ENG-12](https://plane.example.com/acme/browse/ENG-12/)

      **In Review**

      **Waits:** A person looks at the result.

      | round | run | result | executor | terminal | took | tokens | cost |
      | ---: | --- | --- | --- | --- | ---: | ---: | ---: |
      | 1 | ENG-12-1 | \\[question\\] | codex | linux-box | 4 min 12 s | 12,345 | $0.42 |
      | 2 | ENG-12-2 | session lost | codex | linux-box |  |  | $0.42 |

      Together: 2 runs, $0.84.

      <sub>Kept up to date by agentd. The conversation is on the item in Plane.</sub>
      "
    `);
  });

  it('reads like this while an agent works', () => {
    const open = {
      run_id: 'ENG-12-3',
      round: 3,
      executor: 'codex',
      terminal: 'linux-box',
      since: T,
      unreachable_since: null,
    };
    expect(render({ state: 'In Progress', open, waits: null, ended: [ended()] })).toMatchInlineSnapshot(`
      "<!-- agentd:pr-status config=0a1b2c3d4e5f -->
      ### [ENG-12](https://plane.example.com/acme/browse/ENG-12/)

      **In Progress** · codex works on it on linux-box since 2026-11-29 13:10 UTC (round 3, ENG-12-3).

      | round | run | result | executor | terminal | took | tokens | cost |
      | ---: | --- | --- | --- | --- | ---: | ---: | ---: |
      | 1 | ENG-12-1 | \\[question\\] | codex | linux-box | 4 min 12 s | 12,345 | $0.42 |

      <sub>Kept up to date by agentd. The conversation is on the item in Plane.</sub>
      "
    `);
    expect(render({ open: { ...open, unreachable_since: T } })).toContain(
      'It has not been seen since 2026-11-29 13:10 UTC',
    );
  });

  it('says until when it waits, and how many runs it does not show', () => {
    const text = render({ waits: { detail: 'The quota is used up.', until: T }, forgotten: 3 });
    expect(text).toContain('**Waits:** The quota is used up. Not before 2026-11-29 13:10 UTC.');
    expect(text).toContain('3 earlier runs are not shown.');
    expect(text).not.toContain('Together');
  });

  it('sums up what is known of all runs, and nothing else', () => {
    const text = render({ ended: [ended(), ended({ run_id: 'ENG-12-2', cost_usd: null })] });
    expect(text).toContain('Together: 2 runs, 8 min 24 s, 24,690 tokens.');
  });

  it('begins with a marker that names the configuration and is not seen', () => {
    expect(render().split('\n')[0]).toBe(markerLine(CONFIG));
    expect(hasMarker(render(), CONFIG)).toBe(true);
    expect(hasMarker(render().replaceAll('\n', '\r\n'), CONFIG)).toBe(true);
    expect(hasMarker(render(), 'ffffffffffff')).toBe(false);
    expect(hasMarker(`> ${markerLine(CONFIG)}\n`, CONFIG)).toBe(false);
    expect(hasMarker(`\n${markerLine(CONFIG)}`, CONFIG)).toBe(false);
    expect(hasMarker('', CONFIG)).toBe(false);
  });

  it('shows names as they are, whatever is in them', () => {
    const evil = 'x | y](z) <img src=1> @ada #1 fixes #2 <!-- agentd:pr-status config=ffffffffffff -->';
    const open = { run_id: evil, round: 1, executor: evil, terminal: evil, since: T, unreachable_since: null };
    const run = ended({ run_id: evil, executor: evil, terminal: evil });
    const text = render({ key: evil, state: evil, open, ended: [run, run], waits: { detail: evil, until: null } });
    expect(text).not.toMatch(/@ada|#[12]/);
    const rows = text.split('\n').filter((line) => line.startsWith('|'));
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row.replaceAll('\\|', '').match(/\|/g)).toHaveLength(9);
    const html = new MarkdownIt({ html: true }).render(text);
    expect(html).not.toContain('<img');
    expect(html.match(/<!--/g)).toHaveLength(1);
    expect(html).not.toContain('href="z"');
  });

  it.each(['javascript:alert(1)', 'https://plane.example.com/a b', 'https://plane.example.com/)x'])(
    'does not link to %s',
    (url) => {
      expect(render({ url })).toContain('### ENG-12\n');
    },
  );

  it('addresses nobody as it is sent, and holds nothing else that nobody sees', () => {
    const foreign = 'for @ad\u2063a, see #1\u{e0041}2\u202e';
    const sent = pullCommentText(render({ waits: { detail: foreign, until: null } }), redact);
    expect(sent).toContain('@\u200bada, see #\u200b12');
    expect(sent.replaceAll('\u200b', '')).not.toMatch(/\p{Default_Ignorable_Code_Point}/u);
  });

  it('holds no secret, not even one that the text was broken up in', () => {
    const secret = 'plane-token-value-0123456789abcdef';
    const text = render({ waits: { detail: `It said ${secret} and @ada`, until: null } });
    expect(text.replaceAll('\u200b', '')).not.toContain('0123456789abcdef');
    expect(text).toContain('redacted PLANE');
  });

  it('is never too long, and drops old runs first', () => {
    const runs = Array.from({ length: 100 }, (_, n) =>
      ended({ run_id: `ENG-12-${n + 1}`, executor: 'e'.repeat(64), terminal: 't'.repeat(64) }),
    );
    const text = render({ ended: runs });
    expect(text.length).toBeLessThanOrEqual(COMMENT_MAX);
    expect(text).toContain('ENG-12-100');
    expect(text).toContain('50 earlier runs are not shown.');
    const huge = '@|'.repeat(5_000);
    const run = ended({ run_id: huge, executor: huge, terminal: huge });
    const most = render({
      key: huge,
      state: huge,
      ended: Array.from({ length: 100 }, () => run),
      waits: { detail: huge, until: null },
    });
    expect(most.length).toBeLessThanOrEqual(COMMENT_MAX);
    expect(hasMarker(most, CONFIG)).toBe(true);
  });
});
