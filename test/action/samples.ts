/** Results of ticks, and pages, for tests of what the Action shows. */
import { newState } from '../../action/src/core/state/state.ts';
import type { Page, TickResult } from '../../action/src/action/page.ts';

export const NOW = Date.UTC(2026, 0, 5, 10, 30);

export function result(given: {
  started?: readonly string[];
  finished?: readonly string[];
  published?: readonly string[];
  waiting?: number;
  open?: number;
  changed?: boolean;
}): TickResult {
  const { started = [], finished = [], published = [], waiting = 0, open = 0, changed = false } = given;
  const keyOf = (run_id: string): string => run_id.replace(/-\d+$/, '');
  const waits = Array.from({ length: waiting }, (_, number) => ({
    key: `ENG-${number + 10}`,
    reason: 'no-slot' as const,
    detail: 'All of laptop is in use.',
    until: null,
  }));
  const state = newState('0'.repeat(32), NOW);
  return {
    report: {
      acted: true,
      ahead: null,
      planned: [],
      events: [],
      waiting: waits,
      problems: [],
      state,
      changed,
      first: false,
      previous: null,
    },
    summary: {
      ok: true,
      ahead: null,
      started: started.map((run_id) => ({ key: keyOf(run_id), run_id, terminal: 'laptop', executor: 'codex' })),
      finished: finished.map((run_id) => ({ key: keyOf(run_id), run_id, tag: 'review', class: null })),
      stopped: [],
      watched: [],
      published: published.map((status) => ({
        key: 'ENG-1',
        run_id: 'ENG-1-1',
        kind: 'comment',
        status,
        reason: null,
      })),
      waiting: waits,
      resting: { answered: 0, ended: 0, idle: 0 },
      problems: [],
      paused: [],
      open,
      requests: { plane: 3, state: 2, terminal: 1 },
      ms: 900,
    },
  };
}

export const PAGE: Page = {
  version: '0.1.0',
  mode: 'tick',
  dry_run: false,
  now: NOW,
  ticks: 1,
  verdict: { red: false, sentence: null },
  first: null,
  missed: null,
  ahead: null,
  ahead_url: null,
  planned: [],
  running: [],
  links: {},
  resting: { answered: 0, ended: 0, idle: 0 },
  waiting: [],
  ended: [],
  unpublished: [],
  terminals: [],
  paused: [],
  problems: [],
  budget: { plane: 1, plane_allowed: 60, state: 1, terminal: 0, github: null },
  ms: 640,
};

export const FULL_PAGE: Page = {
  ...PAGE,
  ticks: 4,
  verdict: { red: false, sentence: 'plane-unreachable: this may pass; the next tick tries again.' },
  missed: 'Ticks were due every 5 min; the last came 27 min ago.',
  running: [
    {
      key: 'ENG-12',
      run_id: 'ENG-12-3',
      phase: 'running',
      terminal: 'linux-box',
      executor: 'codex',
      since: NOW - 125 * 60_000,
      started: false,
    },
    {
      key: 'ENG-13',
      run_id: 'ENG-13-1',
      phase: 'launching',
      terminal: 'win-box',
      executor: 'claude-code',
      since: NOW - 4_000,
      started: true,
    },
  ],
  waiting: [
    { key: 'ENG-14', reason: 'no-slot', detail: 'Terminal linux-box runs 2 of 2.', until: null },
    {
      key: 'ENG-15',
      reason: 'quota-until',
      detail: 'The account linux-box/codex has reached its limit.',
      until: NOW + 3_600_000,
    },
  ],
  ended: [
    { key: 'ENG-9', run_id: 'ENG-9-2', outcome: '[review]', seconds: 754, tokens: 1_234_567, cost_usd: 1.5 },
    { key: 'ENG-8', run_id: 'ENG-8-1', outcome: 'timeout', seconds: null, tokens: null, cost_usd: null },
  ],
  unpublished: [
    { key: 'ENG-8', run_id: 'ENG-8-1', kind: 'state', status: 'refused', reason: 'Plane refused: 403 (no member).' },
  ],
  terminals: [
    { name: 'linux-box', open: 1, places: 2, trouble: '' },
    { name: 'win-box', open: 1, places: 1, trouble: 'No answer since 01-05 09:00Z. Asked again at 01-05 10:40Z.' },
  ],
  problems: [
    { code: 'plane-unreachable', message: 'GET /api/v1/x: no answer.', remedy: 'Check the network.', retry: true },
  ],
  budget: {
    plane: 41,
    plane_allowed: 60,
    state: 9,
    terminal: 8,
    github: { limit: 1000, remaining: 871, resets_at: NOW + 1_800_000 },
  },
  ms: 12_345,
};
