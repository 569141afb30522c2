/** The end of a tick's time, for whatever it could not do any more. */
import type { Problem } from '../errors.ts';

export const NO_TIME_LEFT: Problem = {
  code: 'no-time-left',
  message: 'The tick had no time left for this.',
  remedy: '',
  retry: true,
};
