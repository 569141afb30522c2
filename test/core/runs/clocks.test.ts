import { describe, expect, it } from 'vitest';
import type { Inspection } from '../../../action/src/model/inspection.ts';
import { MINUTE, NOW, Story, makeConfig } from '../scene.ts';

const config = makeConfig((raw) => (raw.limits['run_s'] = 3600));

function running(started_at: number): Inspection {
  return { state: 'running', started_at, last_output_at: null, thread_id: null, watch: null };
}

describe('the second watch over the time limit', () => {
  it('does not stop a run too early when the tick that first saw it had a slow clock', () => {
    const story = new Story(config);
    story.begin();
    // It began 50 minutes ago by the clock of this tick; the first one's was 15 minutes behind.
    story.now = NOW + 65 * MINUTE;
    expect(story.tick({ runs: { 'i-1': running(NOW + 15 * MINUTE) } }).actions).toMatchObject([{ type: 'watch' }]);
    expect(story.run.phase).toBe('running');
  });

  it('does not stop a run because the clock of its machine was put forward', () => {
    const story = new Story(config);
    story.begin();
    story.now = NOW + 10 * MINUTE;
    expect(story.tick({ runs: { 'i-1': running(NOW - 300 * MINUTE) } }).actions).toMatchObject([{ type: 'watch' }]);
    expect(story.run.phase).toBe('running');
  });

  it('stops what its machine has not stopped in time', () => {
    const story = new Story(config);
    story.begin();
    story.now = NOW + 63 * MINUTE;
    expect(story.tick({ runs: { 'i-1': running(NOW) } }).actions).toMatchObject([{ type: 'kill' }]);
    expect(story.run).toMatchObject({ phase: 'stopping', why: 'timeout' });
  });
});
