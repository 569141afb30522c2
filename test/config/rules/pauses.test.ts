import { describe } from 'vitest';
import { silent, speaks } from './cases.ts';

describe('the rules of pauses', () => {
  silent('a project that is paused', { 'projects/ENG/paused': true });
  silent('a terminal that is not', { 'terminals/box/paused': false });
  silent('a reason', { 'terminals/box/paused': 'maintenance until Monday', 'projects/ENG/paused': 'no budget left' });
  silent('no places', { 'terminals/box/concurrency': 0, 'projects/ENG/concurrency': 0, 'limits/runs': 0 });

  for (const word of ['no', 'No', 'yes', 'off', ' on', '0']) {
    speaks(
      'pause-is-clear',
      `a reason that reads as yes or no: ${word}`,
      'error projects.ENG.paused',
      { 'projects/ENG/paused': word },
      /true or false/,
    );
  }
  speaks('pause-is-clear', 'the same on a terminal', 'error terminals.box.paused', { 'terminals/box/paused': 'no' });
});
