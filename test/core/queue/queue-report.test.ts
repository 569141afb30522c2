import { describe, expect, it } from 'vitest';
import { queueOf } from '../../../action/src/core/queue/queue-report.ts';
import { HOUR, MINUTE, NOW, RUNNING, STATES, Story, finished, makeConfig, makeItem, says } from '../scene.ts';

const one = makeConfig((raw) => {
  raw.limits = { runs: 1 };
});

function three(): Story {
  return new Story(one, [
    makeItem({ id: 'i-1', key: 'ENG-1', created_at: NOW - 3 * HOUR }),
    makeItem({ id: 'i-2', key: 'ENG-2', created_at: NOW - 2 * HOUR }),
    makeItem({ id: 'i-3', key: 'ENG-3', created_at: NOW - HOUR, priority: 'urgent' }),
  ]);
}

function shown(story: Story): (readonly [string, string | null])[] {
  return queueOf(story.state, story.config, story.now).queue.map(({ key, reason }) => [key, reason]);
}

describe('the queue, from state alone', () => {
  it('is in the order in which a tick starts: what is urgent first, then what is older', () => {
    const story = three();
    story.fold(story.plan().events);
    expect(shown(story)).toEqual([
      ['ENG-3', null],
      ['ENG-1', 'no-slot'],
      ['ENG-2', 'no-slot'],
    ]);
    const [first, second] = queueOf(story.state, story.config, story.now).queue;
    expect(first).toMatchObject({ priority: 'urgent', detail: 'Next: codex on box.', until: null });
    expect(second).toMatchObject({ detail: 'All places are taken: 1 of 1 runs.', created_at: NOW - 3 * HOUR });
    const started = story.plan().actions.flatMap((action) => (action.type === 'start' ? [action.key] : []));
    expect(started).toEqual(['ENG-3']);
  });

  it('leaves out what runs, and counts what rests', () => {
    const story = three();
    story.tick();
    story.tick({ runs: { 'i-3': RUNNING } });
    expect(shown(story)).toEqual([
      ['ENG-1', 'no-slot'],
      ['ENG-2', 'no-slot'],
    ]);
    story.tick({ runs: { 'i-3': says('[review] Done.') } });
    story.publishAll();
    expect(queueOf(story.state, story.config, story.now)).toMatchObject({
      queue: [{ key: 'ENG-2' }],
      resting: { answered: 1, ended: 0, idle: 0 },
    });
  });

  it('says of a retry when it is made, after which attempt and why', () => {
    const story = new Story();
    story.round(finished({ exit_code: 1, error_class: 'transient' }));
    const { queue } = queueOf(story.state, story.config, story.now);
    expect(queue).toMatchObject([{ key: 'ENG-1', reason: 'retry-at' }]);
    expect(queue[0]?.until).toBeGreaterThan(story.now);
    expect(queue[0]?.detail).toBe(
      'It is tried again, after one attempt. ENG-1-1 ended as transient: The service or the network failed for the moment.',
    );
  });

  it('puts what has its time before what needs a person', () => {
    const config = makeConfig((raw) => {
      raw.projects['ENG'] = { ...raw.projects['ENG'], require_label: 'agent' };
    });
    const story = new Story(config, [
      makeItem({ id: 'i-1', labels: ['agent'] }),
      makeItem({ id: 'i-2', key: 'ENG-2', created_at: NOW - 9 * HOUR }),
    ]);
    story.round(finished({ exit_code: 1, error_class: 'transient' }));
    expect(shown(story)).toEqual([
      ['ENG-1', 'retry-at'],
      ['ENG-2', 'label-missing'],
    ]);
    story.pass(24 * HOUR + MINUTE);
    expect(shown(story)).toEqual([
      ['ENG-1', null],
      ['ENG-2', 'label-missing'],
    ]);
  });

  it('says of the items of a project that no tick could read that it is so', () => {
    const story = new Story();
    story.fold(story.plan().events);
    story.state = { ...story.state, projects: {} };
    expect(shown(story)).toEqual([['ENG-1', 'project-unread']]);
  });

  it('does not queue what is not in a pick-up state', () => {
    const story = new Story(undefined, [makeItem({ state: STATES.backlog })]);
    story.fold(story.plan().events);
    expect(queueOf(story.state, story.config, story.now)).toEqual({
      queue: [],
      resting: { answered: 0, ended: 0, idle: 1 },
    });
  });
});
