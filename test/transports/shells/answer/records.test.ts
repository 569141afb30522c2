import { describe, expect, it } from 'vitest';
import {
  readEndedBy,
  readExit,
  readStamp,
  readStarted,
} from '../../../../action/src/transports/shells/answer/records.ts';

describe('the records of a run directory', () => {
  it.each([
    ['exit=5 at 2026-11-29T14:01:02+0100', 5, '2026-11-29T14:01:02+0100'],
    ['exit=5 at 2026-11-29T13:01:02Z   \n', 5, '2026-11-29T13:01:02Z'],
    ['exit=-1073741510 at x', -1073741510, 'x'],
    ['143\n', 143, ''],
    ['0', 0, ''],
    ['', null, ''],
    ['   \n', null, ''],
    ['exit= at \n', null, ''],
    ['exit=', null, ''],
    ['exit=x at y', null, ''],
    ['0x1f', null, ''],
    ['5 6', null, ''],
    ['exit=0`id`', null, ''],
  ])('tell of the exit %j the code %s', (record, code, at) => {
    expect(readExit(record)).toEqual({ code, at });
  });

  it.each([
    ['2026-11-29T13:01:02Z', Date.UTC(2026, 10, 29, 13, 1, 2)],
    ['2026-11-29T14:01:02+0100', Date.UTC(2026, 10, 29, 13, 1, 2)],
    ['2026-11-29T07:31:02-05:30\n', Date.UTC(2026, 10, 29, 13, 1, 2)],
    ['2026-11-29T13:01:02.250Z', Date.UTC(2026, 10, 29, 13, 1, 2, 250)],
    ['2026-11-29T13:01:02', null],
    ['2026-13-41T13:01:02Z', null],
    ['Sun Nov 29 13:01:02 CET 2026', null],
    ['', null],
  ])('tell of the time %j only what it surely is', (stamp, time) => {
    expect(readStamp(stamp)).toBe(time);
    expect(readStarted(stamp)).toBe(time);
  });

  it('tell who ended a run, and that it was the agent itself where they say nothing', () => {
    expect(['limit  ', 'stall\n', 'kill', '', 'somebody'].map(readEndedBy)).toEqual([
      'limit',
      'stall',
      'kill',
      'itself',
      'itself',
    ]);
  });
});
