import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { itemLinks, runLink } from '../../action/src/action/links.ts';
import { linked } from '../../action/src/action/markdown.ts';
import { renderPage } from '../../action/src/action/summary.ts';
import type { State } from '../../action/src/core/state/state.ts';
import { Story } from '../core/scene.ts';
import { FULL_PAGE, PAGE } from './samples.ts';

const SERVER = 'https://github.com';

describe('links of a page', () => {
  it('lead to the item in Plane and to its pull requests', () => {
    const story = new Story();
    story.begin();
    const [item_id = ''] = Object.keys(story.state.items);
    const record = { item_id, comment_id: null, author: null, digest: null, linked: false, refused: null };
    const state: State = {
      ...story.state,
      pulls: { 'acme/app#12': record, 'acme/app#13': { ...record, item_id: 'x' } },
    };
    const links = itemLinks(['ENG-1'], story.config, state, SERVER);
    expect(links['ENG-1']?.url).toMatch(/^https?:\/\/.*\/browse\/ENG-1\/$/);
    expect(links['ENG-1']?.pulls).toEqual([{ name: 'app#12', url: 'https://github.com/acme/app/pull/12' }]);
    expect(itemLinks(['ENG-1'], story.config, state, null)['ENG-1']?.pulls).toEqual([]);
  });

  it('stand wherever an item is named', () => {
    const url = 'https://plane.example/acme/browse/ENG-12/';
    const pulls = [{ name: 'app#7', url: 'https://github.com/acme/app/pull/7' }];
    const text = renderPage({ ...FULL_PAGE, links: { 'ENG-12': { url, pulls } } });
    expect(text).toContain(
      '| [ENG-12](https://plane.example/acme/browse/ENG-12/) [app&#35;7](https://github.com/acme/app/pull/7) |',
    );
  });

  it('lead to the run that is at work, where the holder of the claim names one', () => {
    expect(runLink('fv-az1:2123:a.b.c.d:acme/app/actions/runs/77', SERVER)).toBe(`${SERVER}/acme/app/actions/runs/77`);
    expect(runLink('acme/app/actions/runs/78, in_progress', SERVER)).toBe(`${SERVER}/acme/app/actions/runs/78`);
    expect(runLink('laptop:2123:a.b.c.d', SERVER)).toBeNull();
    expect(runLink('acme/app/actions/runs/78/../../x', SERVER)).toBeNull();
    const ahead = { holder: 'x:1:a.b.c.d:acme/app/actions/runs/77', until: PAGE.now };
    expect(renderPage({ ...PAGE, ahead, ahead_url: `${SERVER}/acme/app/actions/runs/77` })).toContain(
      'Another tick was at work ([run 77](https://github.com/acme/app/actions/runs/77), until',
    );
  });

  it('are none for an address that is not of the web, and end where they should', () => {
    const html = (markdown: string): string => new MarkdownIt({ html: true }).render(markdown);
    expect(linked('x', 'javascript:alert(1)')).toBe('x');
    expect(linked('x', 'https://u:p@evil.example/')).toBe('x');
    expect(html(linked('a](b)', 'https://e.example/a)b](c|d'))).toBe(
      '<p><a href="https://e.example/a%29b%5D%28c%7Cd">a](b)</a></p>\n',
    );
  });
});
