import { describe, expect, it } from 'vitest';
import { isWorthSaving } from '../../../action/src/core/failed-ticks.ts';
import type { Watch } from '../../../action/src/model/inspection.ts';
import { HOUR, MINUTE, RUNNING, Story, makeConfig } from '../scene.ts';

const LIMIT_S = 30;

function running(limits: object = { run_s: LIMIT_S }): Story {
  const story = new Story(makeConfig((raw) => (raw.limits = { ...limits })));
  story.begin();
  return story;
}

function seen(story: Story, watch: Partial<Watch> | null, fields: object = {}) {
  const whole = watch === null ? null : { elapsed_s: 0, quiet_s: 0, alive: true, ...watch };
  return story.tick({ runs: { 'i-1': { ...RUNNING, ...fields, watch: whole } } });
}

describe('a machine that was frozen while a run had a limit', () => {
  it('has its run go on: the hours that it slept are not counted', () => {
    const story = running();
    story.pass(8 * HOUR);
    expect(seen(story, { elapsed_s: 6 }).actions).toEqual([]);
    expect(story.run).toMatchObject({ phase: 'running', elapsed_s: 6 });
  });

  it('has its run go on although it printed nothing all the time', () => {
    const story = running({ stall_s: 600 });
    story.pass(8 * HOUR);
    expect(seen(story, { elapsed_s: 20, quiet_s: 20 }, { last_output_at: story.now - 8 * HOUR }).actions).toEqual([]);
  });
});

describe('the limit of a run', () => {
  it('is passed by what the watchdog has counted, whatever the clocks say', () => {
    const story = running();
    expect(seen(story, { elapsed_s: LIMIT_S + 121 }).actions).toMatchObject([{ type: 'kill' }]);
    expect(story.run).toMatchObject({ phase: 'stopping', why: 'timeout' });
  });

  it('is left to the terminal for a while', () => {
    expect(seen(running(), { elapsed_s: LIMIT_S + 119 }).actions).toEqual([]);
  });

  it('is passed by the most that was ever counted, though the terminal now says less', () => {
    const story = running();
    seen(story, { elapsed_s: 100 });
    seen(story, { elapsed_s: 3 });
    expect(story.run.elapsed_s).toBe(100);
    story.fold([{ ...launchOf(story), type: 'run-counted', elapsed_s: LIMIT_S + 121, gained_s: 1 }]);
    expect(seen(story, { elapsed_s: 3 }).actions).toMatchObject([{ type: 'kill' }]);
  });

  it('is passed by the clock where nothing was counted', () => {
    const story = running();
    story.pass((LIMIT_S + 121) * 1000);
    expect(seen(story, null).actions).toMatchObject([{ type: 'kill' }]);
  });

  it('on silence is passed by what the watchdog has counted', () => {
    const story = running({ stall_s: 600 });
    expect(seen(story, { quiet_s: 721 }).actions).toMatchObject([{ type: 'kill' }]);
    expect(story.run).toMatchObject({ why: 'stalled' });
  });
});

describe('a run whose watchdog is dead', () => {
  it('gets another one, which goes on from the most that is known', () => {
    const story = running({ run_s: 3600 });
    seen(story, { elapsed_s: 100 });
    const { actions } = seen(story, { elapsed_s: 40, alive: false });
    expect(actions).toMatchObject([{ type: 'watch', key: 'ENG-1', run_id: 'ENG-1-1', ref: { elapsed_s: 100 } }]);
    expect(seen(story, { elapsed_s: 170, alive: false }).actions).toMatchObject([{ ref: { elapsed_s: 170 } }]);
  });

  it('gets another one where its count can no longer be read: no clock ends it meanwhile, nor its silence', () => {
    const story = running({ run_s: 3600, stall_s: 600 });
    seen(story, { elapsed_s: 100 });
    story.pass(8 * HOUR);
    const silent = { last_output_at: story.now - 8 * HOUR };
    expect(seen(story, null, silent).actions).toMatchObject([{ type: 'watch', ref: { elapsed_s: 100 } }]);
  });

  it('gets one where no count has come two minutes after its start', () => {
    const story = running({ run_s: 3600 });
    expect(seen(story, null).actions).toEqual([]);
    story.pass(3 * MINUTE);
    expect(seen(story, null).actions).toMatchObject([{ type: 'watch', ref: { elapsed_s: 0 } }]);
  });

  it('is ended instead where its limit has passed, or a person took its item', () => {
    expect(seen(running(), { elapsed_s: 500, alive: false }).actions).toMatchObject([{ type: 'kill' }]);
    const taken = running({ run_s: 3600 });
    taken.change({ assignees: [] });
    expect(seen(taken, { alive: false }).actions).toMatchObject([{ type: 'kill' }]);
  });

  it('gets none where it has ended', () => {
    const story = running();
    seen(story, { elapsed_s: 500 });
    expect(seen(story, { elapsed_s: 500, alive: false }).actions).toMatchObject([{ type: 'kill' }]);
  });
});

describe('what a watchdog has counted', () => {
  it('belongs to one launch', () => {
    const story = running({ run_s: 3600 });
    const before = { ...launchOf(story), dir_name: 'another' };
    story.fold([{ ...before, type: 'run-counted', elapsed_s: 999, gained_s: 999 }]);
    expect(story.run.elapsed_s).toBe(0);
  });

  it('is saved with other things, and now and then by itself', () => {
    const story = running({ run_s: 3600 });
    story.pass(MINUTE);
    const [small] = seen(story, { elapsed_s: 60 }).events.filter(({ type }) => type === 'run-counted');
    const [large] = seen(story, { elapsed_s: 1000 }).events.filter(({ type }) => type === 'run-counted');
    expect(small && isWorthSaving(small)).toBe(false);
    expect(large && isWorthSaving(large)).toBe(true);
    expect(seen(story, { elapsed_s: 1000 }).events.filter(({ type }) => type === 'run-counted')).toEqual([]);
  });
});

function launchOf(story: Story): { item_id: string; run_id: string; dir_name: string } {
  const { item_id, run_id, dir_name } = story.run;
  return { item_id, run_id, dir_name };
}
