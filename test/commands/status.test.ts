import { describe, expect, it } from 'vitest';
import { statusOf } from '../../action/src/commands/status.ts';
import { RUNNING, STATES, Story } from '../core/scene.ts';

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
