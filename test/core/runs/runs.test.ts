import { describe, expect, it } from 'vitest';
import { MINUTE, NONE, RUNNING, STARTING, Story, VOID } from '../scene.ts';

describe('a launch that was carried out', () => {
  it('is waited for while it may still begin', () => {
    const story = new Story();
    story.begin();
    story.pass(MINUTE);
    const { actions } = story.tick({ runs: { 'i-1': STARTING } });
    expect(actions).toEqual([]);
    expect(story.run.phase).toBe('running');
  });

  it('is made void when it has not begun within the grace', () => {
    const story = new Story();
    story.begin();
    story.pass(2 * MINUTE);
    const [action] = story.tick({ runs: { 'i-1': STARTING } }).actions;
    expect(action).toMatchObject({ type: 'void', settled: { settlement: { verdict: { class: 'lost' } } } });
    expect(story.isOpen, 'nothing is settled before the directory is known to be void').toBe(true);
  });

  it('is told with what the machine says of it, when it has not begun', () => {
    const why = 'The result of its task is 0x80070569: the user may not log on as a batch job.';
    const starting = { ...STARTING, why };
    const story = new Story();
    story.begin();
    story.pass(2 * MINUTE);
    const [action] = story.tick({ runs: { 'i-1': starting } }).actions;
    expect(JSON.stringify(action)).toContain(`It was launched and never began. ${why}`);
  });

  it('counts as lost, and is tried once more, when it was made void before it began', () => {
    const story = new Story();
    story.begin();
    story.end(VOID);
    expect(story.isOpen).toBe(false);
    expect(story.item.next).toMatchObject({ kind: 'retry' });
  });

  it('asks for a person when its directory is gone', () => {
    const story = new Story();
    story.begin();
    story.end(NONE);
    expect(story.item).toMatchObject({ next: null, answer: { tag: 'blocked', class: 'lost' } });
  });

  it('is swept before it is settled when its directory is gone and its processes are not', () => {
    const left = { state: 'none', survivors: [1, 2] } as const;
    const story = new Story();
    story.begin();
    expect(story.tick({ runs: { 'i-1': left } }).actions).toMatchObject([{ type: 'kill' }]);
    expect(story.run).toMatchObject({ phase: 'stopping', why: 'lost' });
    expect(story.tick({ runs: { 'i-1': left } }).actions).toMatchObject([{ type: 'kill' }]);
    expect(story.isOpen, 'nothing starts while they are there').toBe(true);
    story.end(NONE);
    expect(story.item).toMatchObject({ next: null, answer: { tag: 'blocked', class: 'lost' } });
  });

  it('goes on when it begins late', () => {
    const story = new Story();
    story.begin();
    story.pass(MINUTE);
    story.tick({ runs: { 'i-1': STARTING } });
    story.pass(10 * MINUTE);
    expect(story.tick({ runs: { 'i-1': RUNNING } }).actions).toEqual([]);
    expect(story.run.phase).toBe('running');
  });
});
