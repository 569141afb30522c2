import { describe, expect, it } from 'vitest';
import { dollars, duration, factList, grouped, moment } from '../../bot/facts.ts';
import { facts } from './samples.ts';

describe('figures', () => {
  it.each([
    [0.2, 'under 1 s'],
    [59.4, '59 s'],
    [59.6, '1 min'],
    [252, '4 min 12 s'],
    [3600, '1 h'],
    [7510, '2 h 5 min'],
    [-5, 'under 1 s'],
  ])('of time are read by people: %d s', (seconds, words) => {
    expect(duration(seconds)).toBe(words);
  });

  it('of tokens, money and moments too', () => {
    expect([0, 999, 1000, 1_234_567].map(grouped)).toEqual(['0', '999', '1,000', '1,234,567']);
    expect([0, 0.004, 0.42, 12].map(dollars)).toEqual(['$0.00', 'under $0.01', '$0.42', '$12.00']);
    expect(moment(Date.UTC(2026, 0, 2, 3, 4, 59))).toBe('2026-01-02 03:04 UTC');
    expect(moment(Number.NaN)).toBe('an unknown time');
  });
});

describe('the facts of a run', () => {
  it('come in reading order, without what is unknown', () => {
    expect(factList(facts).join(' · ')).toBe(
      'codex · gpt-5-codex (high) · linux-box · 4 min 12 s · 12,345 tokens · $0.42 · round 2 · ENG-12-3',
    );
    const few = { ...facts, model: null, effort: null, seconds: null, usage: null, iteration: 3, attempt: 2 };
    expect(factList(few).join(' · ')).toBe('codex · linux-box · round 2 · iteration 3 · attempt 2 · ENG-12-3');
  });

  it('tell of refused permissions, and of which tools', () => {
    const told = (calls: number, tools: readonly string[]): string =>
      factList({ ...facts, denied: { calls, tools } }).join(' · ');
    expect(told(1, ['Bash'])).toContain(' · $0.42 · permission refused once (Bash) · round 2');
    expect(told(3, [])).toContain(' · permission refused 3 times · ');
  });
});
