/** Two words to write the cases of a rule with. Each stands in a `describe` that is named for the rule. */
import { expect, it } from 'vitest';
import type { Patch } from '../base.ts';
import { saidAfter } from '../base.ts';

/** The rule says something at `path`, with the severity, in whole sentences, and (if given) with this remedy. */
export function speaks(rule: string, what: string, place: string, patch: Patch | Patch[], remedy = /./): void {
  it(`${rule} speaks of ${what}`, () => {
    const hits = saidAfter(...[patch].flat()).filter((problem) => problem.code === rule);
    expect(hits.map((hit) => `${hit.severity} ${hit.path}`)).toContain(place);
    for (const hit of hits) {
      expect(hit.line).toBeGreaterThan(0);
      expect(hit.message).toMatch(/^[\p{Lu}\p{N}`].*\.$|^(codex|claude) .*\.$/u);
      expect(hit.remedy).toMatch(/^\p{Lu}.*[.?]$/u);
    }
    expect(hits.map((hit) => hit.remedy).join('\n')).toMatch(remedy);
  });
}

/** No rule has anything to say. */
export function silent(what: string, ...patches: Patch[]): void {
  it(`nothing is said of ${what}`, () => {
    expect(saidAfter(...patches)).toEqual([]);
  });
}
