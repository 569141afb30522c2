import { describe, expect, it } from 'vitest';
import { outputsOf } from '../../action/src/action/outputs.ts';
import { Outputs } from '../../action/src/action/definition.ts';
import { result } from './samples.ts';

describe('the outputs', () => {
  it('are all there when no tick came to a result', () => {
    expect(Outputs.parse(outputsOf([]))).toMatchObject({ changed: false, started: 0, waiting: 0, open: 0 });
  });

  it('add up what the ticks of a job did, and say how it is after the last', () => {
    const outputs = outputsOf([
      result({ started: ['ENG-1-1', 'ENG-2-1'], changed: true, waiting: 5, open: 2 }),
      result({ finished: ['ENG-1-1'], published: ['done', 'done', 'refused', 'open'], waiting: 3, open: 1 }),
    ]);
    expect(outputs).toMatchObject({ changed: true, started: 2, finished: 1, published: 2, waiting: 3, open: 1 });
    expect(JSON.parse(outputs['summary-json'])).toMatchObject({
      ticks: 2,
      started: [{ run_id: 'ENG-1-1' }, { run_id: 'ENG-2-1' }],
      finished: [{ run_id: 'ENG-1-1' }],
      waiting: [{}, {}, {}],
    });
  });

  it('stay below what GitHub takes, whatever waits', () => {
    const outputs = outputsOf([result({ waiting: 20_000 })]);
    expect(outputs.waiting).toBe(20_000);
    expect(JSON.parse(outputs['summary-json'])).toMatchObject({ cut: true, waiting: [] });
    expect(outputs['summary-json'].length).toBeLessThan(10_000);
  });
});
