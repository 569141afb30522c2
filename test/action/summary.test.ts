import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { renderFailure, renderPage } from '../../action/src/action/summary.ts';
import { plain } from '../../action/src/action/markdown.ts';
import { FULL_PAGE, PAGE } from './samples.ts';

const html = (markdown: string): string => new MarkdownIt({ html: true, linkify: true }).render(markdown);

describe('the job summary', () => {
  it('of an idle tick is short', () => {
    expect(renderPage(PAGE)).toMatchSnapshot();
  });

  it('shows all there is', () => {
    expect(renderPage(FULL_PAGE)).toMatchSnapshot();
  });

  it('of a dry run shows what would be done', () => {
    const planned = [{ type: 'start' as const, key: 'ENG-1', detail: 'ENG-1-1 with codex on laptop' }];
    expect(renderPage({ ...PAGE, mode: 'plan', dry_run: true, planned })).toMatchSnapshot();
  });

  it('of a tick that stood aside says whose turn it was', () => {
    const ahead = { holder: 'https://github.com/acme/eng/actions/runs/7', until: PAGE.now + 60_000 };
    const verdict = { red: false, sentence: 'Another tick was at work, so this one did nothing.' };
    expect(renderPage({ ...PAGE, ahead, verdict })).toMatchSnapshot();
  });

  it('of a job that came to nothing says why', () => {
    const problem = { code: 'store-unreachable', message: 'GitHub does not answer.', remedy: 'Wait.', retry: true };
    expect(renderFailure('tick', [problem])).toMatchSnapshot();
  });

  it('stays below 1 MiB and says how much is left out', () => {
    const waiting = Array.from({ length: 30_000 }, (_, number) => ({
      key: `ENG-${number}`,
      reason: 'no-slot' as const,
      detail: '<'.repeat(290),
      until: null,
    }));
    const text = renderPage({ ...PAGE, waiting });
    expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
    expect(text).toMatch(/\nand 29\d\d\d more\.\n/);
    expect(text).toContain('agentd 0.1.0</sub>');
  });

  it('shows foreign text as it is written, and lets it do nothing', () => {
    const hostile = [
      '<img src=x onerror=alert(1)>',
      '[click](https://evil.example)',
      '![](https://evil.example/x.png)',
      '| a | b |',
      '@octocat and acme/eng#1 #12',
      '`code` **bold** ~~x~~ $x$',
      'https://evil.example www.evil.example',
      '# head\n- list\n\n1. one',
      '\u202eevil\u0007',
    ];
    const waiting = hostile.map((detail) => ({ key: 'ENG-1', reason: 'state' as const, detail, until: null }));
    const shown = html(renderPage({ ...PAGE, waiting }));
    expect(shown).not.toMatch(/<(?:img|a|h1|code|s|ul|ol)\b|<strong>bold/);
    expect(shown.match(/<tr>/g)).toHaveLength(1 + hostile.length);
    expect(shown).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(shown).toContain('| a | b |');
  });
});

describe('plain text in Markdown', () => {
  it('shows the same characters, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 60 }), (text) => {
        const expected = text.replaceAll(/\s+/g, ' ').trim();
        const rendered = html(`x ${plain(text)}`).replaceAll(/^<p>x ?|<\/p>\n$/g, '');
        const shown = rendered
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&');
        expect(shown).toBe(expected);
      }),
    );
  });

  it('is cut with a mark', () => {
    expect(plain('é'.repeat(400), 10)).toBe(`${'é'.repeat(9)}…`);
  });
});
