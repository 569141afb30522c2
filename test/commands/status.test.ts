import { describe, expect, it } from 'vitest';
import { statusOf, statusSections } from '../../action/src/commands/status.ts';
import { pausesOf } from '../../action/src/core/pauses.ts';
import { HOUR, RUNNING, STATES, Story, makeConfig } from '../core/scene.ts';

describe('the status of an open run', () => {
  it('names what cannot be killed of it', () => {
    const story = new Story();
    story.begin();
    story.change({ state: STATES.backlog });
    story.tick({ runs: { 'i-1': RUNNING } });
    const { item_id, run_id } = story.run;
    story.fold([{ type: 'run-outlived', item_id, run_id, at: story.now, pids: [7, 8] }]);
    expect(statusOf(story.state, story.now).open).toMatchObject([
      { run_id, phase: 'stopping', stuck: [7, 8], trouble: 'processes 7, 8 are still there.' },
    ]);
  });
});

describe('the status', () => {
  it('names what is paused, with the reason', () => {
    const config = makeConfig((raw) => {
      raw.terminals['box'] = { ...raw.terminals['box'], paused: 'maintenance until Monday' };
    });
    const { state, now } = new Story(config);
    const status = statusOf(state, now, pausesOf(config));
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
    const trouble = (): string | null | undefined => statusOf(story.state, story.now).open[0]?.trouble;
    expect(trouble()).toContain('Terminal box is no longer in the config.');
    expect(trouble()).toContain('The item is told with [blocked] at 2026-01-05 11:00Z.');
    story.pass(HOUR);
    story.tick({ unasked: true });
    expect(trouble()).not.toContain('is told with');
  });
});
