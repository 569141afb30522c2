import { describe, expect, it } from 'vitest';
import { evolve } from '../../../action/src/core/state/evolve.ts';
import type { ProjectSeen } from '../../../action/src/core/observations.ts';
import { plan } from '../../../action/src/core/plan.ts';
import { renamesOf } from '../../../action/src/core/state/renames.ts';
import type { State } from '../../../action/src/core/state/state.ts';
import type { ProjectInfo } from '../../../action/src/model/work-item.ts';
import { PROJECT, RUNNING, Story, makeConfig, makeItem } from '../scene.ts';

const OPS: ProjectInfo = { ...PROJECT, id: 'p-ops', key: 'OPS' };

const config = (...keys: readonly string[]) =>
  makeConfig((raw) => {
    raw.projects = Object.fromEntries(keys.map((key) => [key, raw.projects['ENG'] ?? {}]));
  });

const seen = (info: ProjectInfo, fresh = true): ProjectSeen => ({
  ok: true,
  info,
  fresh,
  items: [],
  newest: null,
  full: false,
  cut: null,
  unread: [],
  info_partial: false,
  problems: [],
});

/** Known: ENG with an item that has run, and OPS with one that has not. */
function known(): { state: State; story: Story } {
  const story = new Story();
  story.begin();
  const ops = makeItem({ id: 'i-2', key: 'OPS-7', project: 'OPS', assignees: [] });
  story.fold([
    { type: 'project-read', info: OPS, authors: [], at: story.now },
    { type: 'item-seen', item: ops },
  ]);
  return { state: story.state, story };
}

describe('projects that have changed their identifiers', () => {
  it('are told by their ids, and only by what was read now', () => {
    const { state, story } = known();
    const obs = { ...story.observations(), projects: { CORE: seen({ ...PROJECT, key: 'CORE' }), OPS: seen(OPS) } };
    expect(renamesOf(state, obs, config('CORE', 'OPS'))).toEqual([{ from: 'ENG', to: 'CORE' }]);
    const cached = { ...obs, projects: { CORE: seen({ ...PROJECT, key: 'CORE' }, false) } };
    expect(renamesOf(state, cached, config('CORE'))).toEqual([]);
  });

  it('may change places', () => {
    const { state } = known();
    const names = [
      { from: 'ENG', to: 'OPS' },
      { from: 'OPS', to: 'ENG' },
    ];
    const after = evolve(state, [{ type: 'projects-renamed', names }]);
    expect(after.items['i-1']).toMatchObject({ key: 'OPS-1', project: 'OPS' });
    expect(after.items['i-2']).toMatchObject({ key: 'ENG-7', project: 'ENG' });
    expect(after.inflight['i-1']).toMatchObject({ key: 'OPS-1', run_id: 'ENG-1-1' });
    expect([after.projects['ENG']?.info.id, after.projects['OPS']?.info.id]).toEqual(['p-ops', 'p-eng']);
    expect(after.projects['OPS']?.info.key).toBe('OPS');
  });

  it('name further runs of an item as its first, for its worktree and its branch', () => {
    const story = new Story(config('CORE'));
    const at = (key: string, change = {}) => makeItem({ key, project: key.replace(/-.*/, ''), ...change });
    story.fold([
      { type: 'project-read', info: PROJECT, authors: [], at: story.now },
      { type: 'item-seen', item: at('ENG-1') },
      { type: 'item-seen', item: at('ENG-2', { id: 'i-2' }) },
    ]);
    const record = story.item;
    story.state = { ...story.state, items: { ...story.state.items, 'i-1': { ...record, runs: 2, round: 1 } } };
    story.items = [at('CORE-1'), at('CORE-2', { id: 'i-2' })];
    const core = { ...PROJECT, key: 'CORE' };
    const read = { ...seen(core), items: story.items, full: true };
    const planned = plan(story.state, { ...story.observations(), projects: { CORE: read } }, story.config, story.now);
    const starts = planned.actions.flatMap((action) => (action.type === 'start' ? [action.spec] : []));
    expect(starts.map(({ run, item }) => [item.key, run.run_id, run.dir_name])).toEqual([
      ['CORE-1', 'ENG-1-3', '01234567-ENG-1-3'],
      ['CORE-2', 'CORE-2-1', '01234567-CORE-2-1'],
    ]);
  });

  it('keep the first name through any number of renames', () => {
    const { state } = known();
    const twice = evolve(state, [
      { type: 'projects-renamed', names: [{ from: 'ENG', to: 'CORE' }] },
      { type: 'projects-renamed', names: [{ from: 'CORE', to: 'BASE' }] },
    ]);
    expect(twice.items['i-1']).toMatchObject({ key: 'BASE-1', run_key: 'ENG-1', former_keys: ['ENG-1', 'CORE-1'] });
    const back = evolve(twice, [{ type: 'projects-renamed', names: [{ from: 'BASE', to: 'ENG' }] }]);
    expect(back.items['i-1']).toMatchObject({ key: 'ENG-1', run_key: 'ENG-1', former_keys: ['CORE-1', 'BASE-1'] });
  });

  it('leave no run directory and no worktree to an item that gets the key of another one', () => {
    const { state, story } = known();
    const { items } = evolve(state, [{ type: 'projects-renamed', names: [{ from: 'ENG', to: 'OLD' }] }]);
    const taker = makeItem({ id: 'abcdef01-2345', key: 'ENG-1' });
    const next = new Story(config('ENG'), [taker]);
    next.state = { ...story.state, items, inflight: {}, outbox: {}, projects: {} };
    const planned = next.tick();
    const starts = planned.actions.flatMap((action) => (action.type === 'start' ? [action.spec.run] : []));
    expect(starts).toMatchObject([{ run_id: 'ENG-1-abcdef01-1', dir_name: '01234567-ENG-1-abcdef01-1' }]);
    expect(next.record('abcdef01-2345')).toMatchObject({ key: 'ENG-1', run_key: 'ENG-1-abcdef01', runs: 1 });
  });

  it('are not read twice where the configuration names them by both', () => {
    const { state, story } = known();
    const projects = { ENG: seen(PROJECT, false), CORE: seen({ ...PROJECT, key: 'CORE' }) };
    const planned = plan(
      state,
      { ...story.observations({ details: new Map() }), projects },
      config('ENG', 'CORE'),
      story.now,
    );
    expect(planned.problems).toMatchObject([
      { code: 'plane-project-renamed', remedy: 'Take projects.ENG out of the configuration.' },
    ]);
    expect(evolve(state, planned.events).items['i-1']?.project).toBe('CORE');
  });

  it('are kept by their ids where another one has their identifier, and that is told once', () => {
    const { state, story } = known();
    const idle = { ...story.item, key: 'ENG-3', runs: 0 };
    const before = { ...state, items: { ...state.items, 'i-3': idle } };
    const other = { ...PROJECT, id: 'p-new' };
    const obs = {
      ...story.observations({ details: new Map(), runs: { 'i-1': RUNNING } }),
      projects: { ENG: seen(other), OPS: seen(OPS) },
    };
    const planned = plan(before, obs, config('ENG', 'OPS'), story.now);
    expect(planned.problems).toMatchObject([{ code: 'plane-project-replaced' }]);
    expect(planned.problems[0]?.message).toContain('have had runs: 1.');
    const after = evolve(before, planned.events);
    expect(Object.entries(after.projects).map(([key, { info }]) => [key, info.id])).toEqual([
      ['OPS', 'p-ops'],
      ['ENG (P-ENG)', 'p-eng'],
      ['ENG', 'p-new'],
    ]);
    expect(after.items['i-1']).toMatchObject({ project: 'ENG (P-ENG)', key: 'ENG (P-ENG)-1', run_key: 'ENG-1' });
    expect(after.inflight['i-1']).toMatchObject({ project: 'ENG (P-ENG)', run_id: 'ENG-1-1' });
    expect(after.items['i-3']).toBeUndefined();
    const again = plan(after, obs, config('ENG', 'OPS'), story.now);
    expect(again.problems).toEqual([]);
    const back = { ...obs, projects: { ...obs.projects, OLD: seen({ ...PROJECT, key: 'OLD' }) } };
    const found = evolve(after, plan(after, back, config('ENG', 'OPS', 'OLD'), story.now).events);
    expect(found.items['i-1']).toMatchObject({ project: 'OLD', key: 'OLD-1', run_key: 'ENG-1' });
  });

  it('leave nothing behind for another one that takes the identifier', () => {
    const { state } = known();
    const scanned = evolve(state, [
      { type: 'project-scanned', key: 'ENG', newest: 5, swept_at: 5, sweep_cut_at: 0, bots: ['user-bot'] },
      { type: 'project-read', info: { ...PROJECT, id: 'p-new' }, authors: [], at: 6 },
    ]);
    expect(scanned.projects['ENG']).toMatchObject({ watermark: null, swept_at: 0, bots: [], info: { id: 'p-new' } });
  });
});
