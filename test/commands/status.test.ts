import { describe, expect, it } from 'vitest';
import { statusLine, statusOf, statusSections } from '../../action/src/commands/status.ts';
import { HOUR, MINUTE, RUNNING, STATES, Story, finished, makeConfig, makeItem } from '../core/scene.ts';

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

describe('the status', () => {
  it('names what is paused, with the reason', () => {
    const config = makeConfig((raw) => {
      raw.terminals['box'] = { ...raw.terminals['box'], paused: 'maintenance until Monday' };
    });
    const { state, now } = new Story(config);
    const status = statusOf(state, config, now);
    expect(status.paused).toMatchObject([{ what: 'terminal', name: 'box', reason: 'maintenance until Monday' }]);
    const sections = new Map<string, string[][]>();
    statusSections(status, now, (title, rows) => sections.set(title, rows));
    expect(sections.get('Paused')).toEqual([['Terminal box is paused: maintenance until Monday.']]);
  });

  it('says of a run whose terminal left the configuration why nobody sees it, and when its item is told', () => {
    const begun = new Story();
    begun.begin();
    const story = new Story(
      makeConfig((raw) => {
        delete raw.terminals['box'];
        raw.projects['ENG'] = { ...raw.projects['ENG'], routing: { by_assignee: { 'bot-other': 'other' } } };
      }),
      begun.items,
    );
    story.state = begun.state;
    story.tick({ unasked: true });
    const trouble = (): string | null | undefined => statusOf(story.state, story.config, story.now).open[0]?.trouble;
    expect(trouble()).toContain('Terminal box is no longer in the config.');
    expect(trouble()).toContain('The item is told with [blocked] at 2026-01-05 11:00Z.');
    story.pass(HOUR);
    story.tick({ unasked: true });
    expect(trouble()).not.toContain('is told with');
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

  it('holds nothing back any more that was held under another configuration, as the next tick does not', () => {
    const usual = makeConfig((raw) => {
      raw.executors['codex'] = { ...raw.executors['codex'], default_model: 'usual' };
    });
    const story = new Story(usual);
    story.round(finished({ exit_code: 127, tail: 'codex: command not found' }));
    story.items = [...story.items, makeItem({ id: 'i-2', key: 'ENG-2', updated_at: story.now })];
    story.fold(story.plan().events);
    const shown = (config = usual) => {
      const { queue, terminals } = statusOf(story.state, config, story.now);
      return [queue.map(({ key, reason }) => [key, reason]), terminals.flatMap(({ held }) => held).length];
    };
    expect(shown()).toEqual([[['ENG-2', 'env-hold']], 1]);
    const mended = makeConfig((raw) => {
      raw.executors['codex'] = { ...raw.executors['codex'], default_model: 'usual' };
      raw.terminals['box'] = { ...raw.terminals['box'], bins: { codex: '/opt/codex' } };
    });
    expect(shown(mended)).toEqual([[['ENG-2', null]], 0]);
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
