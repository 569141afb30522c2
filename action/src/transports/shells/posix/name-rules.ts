/** Which names a POSIX system takes as they are, and which are the transport's own. */
import type { NameRules } from '../before-sending.ts';
import { isFileName } from '../names.ts';

export const POSIX_NAMES: NameRules = {
  own: new Set([
    'begin',
    'run.sh',
    'launch.pid',
    'pid.txt',
    'started.txt',
    'stderr.txt',
    'ended.txt',
    'exit.txt',
    'watch.txt',
    'out',
  ]),
  fold: (path) => path,
  isPlain: isFileName,
  isTask: () => true,
};
