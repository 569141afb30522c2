import { describe, expect, it } from 'vitest';
import { pageOf } from '../../action/src/action/page.ts';
import { renderPage } from '../../action/src/action/summary.ts';
import type { State } from '../../action/src/core/state/state.ts';
import { MINUTE, NOW, Story, says } from '../core/scene.ts';
import { result } from './samples.ts';

function pageAfter(state: State, published: readonly string[] = []): ReturnType<typeof pageOf> {
  const { report, summary } = result({ published });
  const facts = {
    version: '1',
    mode: 'tick',
    dry_run: false,
    now: NOW,
    missed: null,
    first: null,
    server_url: null,
    github: null,
  } as const;
  const verdict = { red: false, sentence: null };
  return pageOf(new Story().config, [{ report: { ...report, state }, summary }], { ...facts, verdict });
}

function told(): Story {
  const story = new Story();
  story.begin();
  story.end(says('[review] Done.'));
  return story;
}

describe('what could not be posted', () => {
  const step = { publication_id: 'ENG-1-1:result', step: 0, digest: null } as const;

  it('is shown by ticks that do not try it as well', () => {
    const story = told();
    expect(pageAfter(story.state).unpublished, 'before anything was tried').toEqual([]);
    story.fold([{ type: 'step-failed', ...step, reason: 'plane-forbidden', not_before: NOW + MINUTE, stuck: true }]);
    const page = pageAfter(story.state);
    expect(page.unpublished).toMatchObject([
      { key: 'ENG-1', kind: 'comment', status: 'open', reason: 'plane-forbidden' },
    ]);
    expect(renderPage(page)).toMatch(/Not posted[^]*ENG.1.1[^]*plane.forbidden/);
    expect(pageAfter(story.state, ['open']).unpublished, 'once').toHaveLength(1);
  });

  it('is shown when it was refused for good and nobody has acted since', () => {
    const story = told();
    const reason = 'plane-too-large';
    const refusal = {
      run_id: 'ENG-1-1',
      kind: 'comment',
      reason,
      at: NOW,
      of_result: true,
      terminal: 'box',
      dir: null,
    } as const;
    story.fold([{ type: 'step-ended', ...step, status: 'refused', reason, left: null, refusal }]);
    story.publishAll();
    expect(pageAfter(story.state).unpublished).toMatchObject([{ key: 'ENG-1', status: 'refused', reason }]);
  });
});

describe('what is paused', () => {
  it('is a line of its own, and no problem', () => {
    const { report, summary } = result({});
    const detail = 'Terminal box is paused: maintenance until Monday.';
    const paused = [
      { what: 'terminal', name: 'box', by: 'paused', reason: 'maintenance until Monday', detail } as const,
    ];
    const facts = { version: '1', mode: 'tick', dry_run: false, now: NOW, missed: null, first: null } as const;
    const page = pageOf(new Story().config, [{ report, summary: { ...summary, paused } }], {
      ...facts,
      server_url: null,
      github: null,
      verdict: { red: false, sentence: null },
    });
    expect(renderPage(page)).toContain(`⏸ ${detail}`);
    expect(page.problems).toEqual([]);
  });
});

describe('a terminal that left the configuration', () => {
  it('is among the others as long as a run is open there', () => {
    const story = new Story();
    story.begin();
    const run = { ...story.run, terminal: 'gone' };
    const page = pageAfter({ ...story.state, inflight: { 'i-1': run } });
    expect(page.terminals).toMatchObject([
      { name: 'box', open: 0 },
      { name: 'other', open: 0 },
      { name: 'gone', open: 1, trouble: 'It is no longer in the config.' },
    ]);
  });
});
