/** The small pure parts: waits, hand-over, project views. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoff, breakerUntil, quotaUntil } from '../../action/src/core/holds/backoff.ts';
import { viewProject } from '../../action/src/core/routing/bots.ts';
import { handoverSummary } from '../../action/src/core/items/handover.ts';
import { ADA, HOUR, MINUTE, NOW, PROJECT, Story, makeConfig } from './scene.ts';

describe('a wait', () => {
  it('doubles up to its most, within its upper half, and is the same for the same run', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.string(), (attempt, seed) => {
        const wait = backoff({ base_s: 60, max_s: 900 }, attempt, seed);
        const step = Math.min(900, 60 * 2 ** (attempt - 1)) * 1000;
        expect(wait).toBeGreaterThanOrEqual(step / 2);
        expect(wait).toBeLessThanOrEqual(step);
        expect(backoff({ base_s: 60, max_s: 900 }, attempt, seed)).toBe(wait);
      }),
    );
  });

  it('for a quota ends with its reset, and is never short', () => {
    expect(quotaUntil(NOW, NOW + 5 * HOUR, 0)).toBe(NOW + 5 * HOUR);
    expect(quotaUntil(NOW, undefined, 0)).toBe(NOW + 30 * MINUTE);
    expect(quotaUntil(NOW, NOW - HOUR, 0)).toBe(NOW + 15 * MINUTE);
    expect(quotaUntil(NOW, NOW - HOUR, 3)).toBe(NOW + 2 * HOUR);
  });

  it('for a terminal grows to half an hour', () => {
    expect([1, 2, 3, 4, 20].map((failures) => (breakerUntil(NOW, failures) - NOW) / MINUTE)).toEqual([0, 0, 1, 2, 30]);
  });
});

describe('a hand-over', () => {
  const said = (text: string, own = false) => ({ author: own ? 'agentd' : 'Ada', own, text });

  it('is empty when nothing was said', () => {
    expect(handoverSummary([])).toBe('');
  });

  it('tells in order who said what', () => {
    const text = handoverSummary([said('Please.'), said('[review] Done.', true)]);
    expect(text).toBe('### Ada wrote\n\nPlease.\n\n### You answered\n\n[review] Done.');
  });

  it('leaves out the oldest when it grows too long, and says so', () => {
    const comments = Array.from({ length: 12 }, (_, n) => said(`${n} ${'x'.repeat(3000)}`));
    const text = handoverSummary(comments);
    expect(text).toContain('11 xxx');
    expect(text).not.toMatch(/^0 x/m);
    expect(text).toMatch(/^\(\d+ earlier entries are left out\.\)/);
    expect(text.length).toBeLessThan(13_000);
  });

  it('never cuts a character in two', () => {
    const text = handoverSummary([said('😀'.repeat(5000))]);
    expect(Buffer.from(text, 'utf8').toString('utf8')).toBe(text);
    expect(text.endsWith(' …')).toBe(true);
  });
});

describe('a project', () => {
  const see = (config = makeConfig(), info = PROJECT) =>
    viewProject('ENG', config, info, new Story(config).observations());

  it('takes authors by address, whatever its letters, and by id', () => {
    const config = makeConfig((raw) => (raw['allowed_authors'] = ['ADA@example.com', 'user-zoe']));
    expect([...(see(config).view?.authors ?? [])]).toEqual([ADA, 'user-zoe']);
  });

  it('that is archived starts nothing, and says so', () => {
    expect(see(makeConfig(), { ...PROJECT, archived: true })).toMatchObject({
      view: null,
      problems: [{ code: 'project-archived' }],
    });
  });

  it('without its working state starts nothing, and names the states that there are', () => {
    const config = makeConfig((raw) => {
      raw.projects['ENG'] = { ...raw.projects['ENG'], states: { working: 'Doing' } };
    });
    const { view, problems } = see(config);
    expect(view).toBeNull();
    expect(problems).toMatchObject([{ code: 'state-unknown', remedy: expect.stringContaining('In Progress') }]);
  });
});
