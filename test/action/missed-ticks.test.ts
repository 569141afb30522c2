import { describe, expect, it } from 'vitest';
import { cronMinutes, missedTicksSentence } from '../../action/src/action/missed-ticks.ts';

const MIN = 60_000;
const workflow = 'acme/eng/.github/workflows/tick.yml';
const at = Date.UTC(2026, 0, 5, 10, 3);

function missed(runs: number, minutes: number, schedule: string | null = '3-59/5 * * * *'): string | null {
  return missedTicksSentence({
    schedule,
    run: { workflow, number: 100 + runs },
    before: { workflow, number: 100, at },
    now: at + minutes * MIN,
  });
}

describe('the ticks that were missed', () => {
  it('is told when the last one came late', () => {
    expect(missed(1, 27)).toBe('Ticks were due every 5 min; the last came 27 min ago.');
  });

  it('is told when ticks between were dropped: runs are numbered, whether or not they save', () => {
    expect(missed(3, 57)).toBe('Ticks were due every 5 min; in the last 57 min there were 3.');
  });

  it.each([
    [1, 9],
    [12, 60],
    [12, 118],
  ])('is nothing to speak of after %i runs in %i min', (runs, minutes) => {
    expect(missed(runs, minutes)).toBeNull();
  });

  it('is not known without a schedule, of another workflow, or of an older run', () => {
    expect(missed(1, 60, null)).toBeNull();
    expect(missed(0, 60)).toBeNull();
    expect(missed(-5, 60)).toBeNull();
    const before = { workflow: 'acme/eng/.github/workflows/other.yml', number: 100, at };
    const run = { workflow, number: 101 };
    expect(missedTicksSentence({ schedule: '*/5 * * * *', run, before, now: at + 60 * MIN })).toBeNull();
    expect(missedTicksSentence({ schedule: '*/5 * * * *', run, before: null, now: at })).toBeNull();
    expect(missedTicksSentence({ schedule: '*/5 * * * *', run: null, before, now: at })).toBeNull();
  });
});

describe('a cron line', () => {
  it.each([
    ['3-59/5 * * * *', 5],
    ['*/5 * * * *', 5],
    ['* * * * *', 1],
    ['7 * * * *', 60],
    ['0,30 * * * *', 30],
    ['3-59/10 6-20 * * *', 10 * 60 - 50 + 0],
    ['0 */2 * * *', 120],
    ['15 4 * * *', 24 * 60],
    ['0,50 * * * *', 50],
    ['5/20 * * * *', 20],
  ])('%s is due every so many minutes at the latest', (cron, minutes) => {
    expect(cronMinutes(cron)).toBe(minutes);
  });

  it.each(['', 'x', '* * *', '*/5 * * * 1-5', '61 * * * *', '*/0 * * * *', '9-3 * * * *', '@hourly'])(
    '%j is not understood',
    (cron) => {
      expect(cronMinutes(cron)).toBeNull();
    },
  );
});
