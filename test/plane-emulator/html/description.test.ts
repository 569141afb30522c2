import { describe, expect, it } from 'vitest';
import { cleanDescription } from '../../../action/src/plane-emulator/html/description.ts';
import { createPlane } from '../../../action/src/plane-emulator/server.ts';
import { Bindings, contractSeed, htmlRows } from '../contract.ts';
import { apiOf } from '../requests.ts';
import { seededRandom, VirtualClock } from '../worlds.ts';

const plane = createPlane({
  seed: contractSeed(),
  clock: new VirtualClock(),
  random: seededRandom('html'),
  rateLimit: { per_minute: 100_000, service_per_minute: 100_000 },
});
const bindings = new Bindings(plane.names);
const bot = apiOf(plane, bindings.fill('{{token:bot-linux}}'));
const project = bindings.fill('/api/v1/workspaces/acme/projects/{{id:project.WEB}}');

describe('HTML through Plane and back', () => {
  const item = bot.post(`${project}/work-items/`, { name: 'holds the comments' }).json['id'] as string;

  for (const row of htmlRows()) {
    const html = bindings.fill(row.html);

    it(`keeps of a description what Plane keeps: ${row.name}`, () => {
      const made = bot.post(`${project}/work-items/`, { name: 'x', description_html: html });
      expect(made.status).toBe(row.description.status);
      if (row.description.readBack === undefined) {
        expect(made.json).toEqual(row.description.body);
        return;
      }
      const expected = bindings.fill(row.description.readBack);
      const path = `${project}/work-items/${made.json['id'] as string}/`;
      expect(bot.get(path).json['description_html']).toBe(expected);
      expect(bot.patch(path, { description_html: html }).json['description_html']).toBe(expected);
    });

    it(`keeps a comment as it is: ${row.name}`, () => {
      const made = bot.post(`${project}/work-items/${item}/comments/`, { comment_html: html });
      expect(made.status).toBe(row.comment.status);
      const read = bot.get(`${project}/work-items/${item}/comments/${made.json['id'] as string}/`);
      expect(read.json['comment_html']).toBe(bindings.fill(row.comment.readBack ?? ''));
    });
  }
});

describe('cleaning a description', () => {
  it('is stable: what it gives is what it takes', () => {
    for (const { description } of htmlRows()) {
      // Where an unknown element was the only one, bare text is left, which the next time gets a root.
      if (description.readBack === undefined || /^[^<]|[^>]$/.test(description.readBack)) continue;
      expect(cleanDescription(description.readBack)).toBe(description.readBack);
    }
  });

  it('lets nothing run, whatever the tags', () => {
    const hostile = [
      '<p onclick=alert(1)>x</p>',
      '<a href="java\tscript:alert(1)">x</a>',
      '<a href=" &#1; javascript:alert(1)">x</a>',
      '<svg><style><img src=x onerror=alert(1)></style></svg>',
      '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
      '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
      '<img src="data:text/html,<script>alert(1)</script>" onerror=alert(1)>',
    ];
    for (const html of hostile) {
      expect(cleanDescription(html)).not.toMatch(/<[^>]*(?:\son\w+=|="(?:javascript|data):)|<script|<iframe/i);
    }
  });

  it('keeps no attribute that hides what a cell holds, and the colour of its text only in cells that are no heads', () => {
    const cell = (tag: string) => `<${tag} colspan="1" background="red" textcolor="red" hidecontent="true">x</${tag}>`;
    expect(cleanDescription(`<table><tbody><tr>${cell('th')}${cell('td')}</tr></tbody></table>`)).toBe(
      '<table><tbody><tr><th colspan="1" background="red">x</th>' +
        '<td colspan="1" background="red" textcolor="red">x</td></tr></tbody></table>',
    );
  });

  it('ends tags as the old parser does', () => {
    expect(cleanDescription('<ul><li>a<li>b</ul>c')).toBe('<div><ul><li>a</li><li>b</li></ul>c</div>');
    expect(cleanDescription('<p>a<h2>b</h2>')).toBe('<div><p>a</p><h2>b</h2></div>');
    expect(cleanDescription('<table><tr><td>a<td>b</table>')).toBe(
      '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    );
  });

  it('gives up at a depth of 256, as the old parser does', () => {
    const depth = (html: string) => cleanDescription(html)?.match(/<div>/g)?.length;
    expect(cleanDescription(`${'<div>'.repeat(254)}x`)).toContain('x');
    expect(depth(`${'<div>'.repeat(50_000)}x`)).toBe(255);
  });
});
