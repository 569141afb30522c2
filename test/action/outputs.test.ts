import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { outputsOf } from '../../action/src/action/outputs.ts';
import { Outputs } from '../../action/src/action/action-yml.ts';
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
    const told = z
      .object({ cut: z.object({ waiting: z.number() }), waiting: z.array(z.unknown()) })
      .parse(JSON.parse(outputs['summary-json']));
    expect(told.waiting.length).toBeGreaterThan(0);
    expect(told.waiting.length + told.cut.waiting).toBe(20_000);
  });

  it('can be handed to a step as a variable, which holds 128 KiB, whatever happened', () => {
    const many = Array.from({ length: 3000 }, (_, number) => `ENG-${number}-1`);
    const outputs = outputsOf([result({ started: many, finished: many, published: many, waiting: 3000 })]);
    expect(Buffer.byteLength(outputs['summary-json'], 'utf8')).toBeLessThanOrEqual(100_000);
    expect(outputs).toMatchObject({ started: 3000, finished: 3000 });
  });
});
