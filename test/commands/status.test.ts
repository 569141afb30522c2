import { describe, expect, it } from 'vitest';
import { statusLine, statusOf, statusSections } from '../../action/src/commands/status.ts';
import { MINUTE, RUNNING, STATES, Story, makeConfig, makeItem } from '../core/scene.ts';

describe('the status of an open run', () => {
  it('names what cannot be killed of it', () => {
    const story = new Story();
    story.begin();
    story.change({ state: STATES.backlog });
    story.tick({ runs: { 'i-1': RUNNING } });
    const { item_id, run_id } = story.run;
    story.fold([{ type: 'run-outlived', item_id, run_id, at: story.now, pids: [7, 8] }]);
    expect(statusOf(story.state, story.config, story.now).open).toMatchObject([
      { run_id, phase: 'stopping', stuck: [7, 8], trouble: 'processes 7, 8 are still there.' },
    ]);
  });

  it('tells how long it has been at work, and one that was not seen to begin since when it is meant to', () => {
    const story = new Story();
    story.tick();
    story.pass(MINUTE);
    const { marked_at } = story.run;
    expect(statusOf(story.state, story.config, story.now).open).toMatchObject([
      { phase: 'launching', marked_at, started_at: null, seconds: 60 },
    ]);
    const started_at = story.now;
    story.tick({ runs: { 'i-1': { ...RUNNING, started_at } } });
    story.pass(4 * MINUTE + 12_000);
    expect(statusOf(story.state, story.config, story.now).open).toMatchObject([
      { phase: 'running', started_at, seconds: 252 },
    ]);
    expect(sections(story)['Open runs']?.[0]?.at(-1)).toBe('for 4 min 12 s, since 2026-01-05 10:01:00Z');
  });
});

describe('the status of what waits', () => {
  it('numbers the queue, and says of each what it waits for', () => {
    const config = makeConfig((raw) => {
      raw.limits = { runs: 1 };
    });
    const story = new Story(config, [
      makeItem(),
      makeItem({ id: 'i-2', key: 'ENG-2', priority: 'high' }),
      makeItem({ id: 'i-3', key: 'ENG-3', state: STATES.backlog }),
    ]);
    story.fold(story.plan().events);
    expect(sections(story)['Queue']).toEqual([
      ['1.', 'ENG-2', 'high', 'Next: codex on box.'],
      ['2.', 'ENG-1', '', 'no-slot: All places are taken: 1 of 1 runs.'],
    ]);
    expect(statusLine(statusOf(story.state, config, story.now))).toMatch(/^3 items known \(1 idle\); saved /);
  });

  it('shows people the first fifty and how many more there are, and programs all', () => {
    const items = Array.from({ length: 60 }, (_, n) => makeItem({ id: `i-${n}`, key: `ENG-${n}` }));
    const story = new Story(undefined, items);
    story.fold(story.plan().events);
    expect(sections(story)['Queue']).toHaveLength(51);
    expect(sections(story)['Queue']?.at(-1)).toEqual(['', 'and 10 more']);
    expect(statusOf(story.state, story.config, story.now).queue).toHaveLength(60);
  });
});

function sections({ state, config, now }: Story): Record<string, string[][]> {
  const found: Record<string, string[][]> = {};
  statusSections(statusOf(state, config, now), now, (title, rows) => {
    found[title] = rows;
  });
  return found;
}
