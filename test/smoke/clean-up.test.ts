import { describe, expect, it } from 'vitest';
import type { RawInspection } from '../../action/src/ports/operation.ts';
import { Bench } from '../../action/src/smoke/bench.ts';
import { ON_TERMINAL } from '../../action/src/smoke/clean-up.ts';
import { planSmoke } from '../../action/src/smoke/request.ts';
import { makeConfig } from '../core/scene.ts';
import { fakeTerminal } from '../fakes/terminal.ts';

const [endRun] = ON_TERMINAL;

const unused = (): never => {
  throw new Error('the end of a run asks its terminal alone');
};

/** A run that was started, on a terminal of which a kill leaves that. */
function benchWith(inspection: RawInspection): Bench {
  const config = makeConfig();
  const request = { project: 'ENG', terminal: 'box', executor: null, timeout_s: 60, dry_run: false };
  const terminal = fakeTerminal(({ op }) => (op === 'kill' ? { op, inspection } : unused()));
  const trial = { make: unused, find: unused, unassign: unused, remove: unused, removeComment: unused };
  const bench = new Bench(planSmoke(config, request, 'abcdef01'), {
    config,
    tracker: { project: unused, comments: unused },
    writer: { whoAmI: unused, mayWrite: unused, putComment: unused },
    trial,
    cleaning: { tracker: { comments: unused }, trial },
    transport: () => terminal,
    learnedHostKeys: () => [],
    clock: { now: () => 0, sleep: () => Promise.resolve() },
    redact: (text) => text,
    stop: new AbortController().signal,
  });
  bench.run = { state: 'made', it: bench.handle };
  return bench;
}

const ENDED = { exit_code: 137, started_at: null, ended_at: null, ended_by: 'kill', collected: [] } as const;

const STATES: readonly ((survivors: readonly number[]) => RawInspection)[] = [
  (survivors) => ({ state: 'none', survivors }),
  (survivors) => ({ state: 'finished', ...ENDED, survivors }),
  (survivors) => ({ state: 'gone', same_boot: true, survivors, collected: [] }),
];

describe('the end of a smoke run', () => {
  it.each(STATES)('is none while a process of it is there, whatever has become of its directory', async (left) => {
    await expect(endRun?.act(benchWith(left([4711])))).rejects.toMatchObject({ problem: { code: 'smoke-run-alive' } });
  });

  it.each(STATES)('is there once none is', async (left) => {
    expect(await endRun?.act(benchWith(left([])))).toMatch(
      /^It (never began|was ended, with all its processes|had ended)\.$/,
    );
  });
});
