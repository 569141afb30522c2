/** Which names Windows takes as they are, and which are the transport's own. */
import type { NameRules } from '../before-sending.ts';
import { isFileName } from '../names.ts';

/** Names that mean a device in every directory, whatever ending they have. */
const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;

/** It drops dots at the end. */
const isPlain = (name: string): boolean => isFileName(name) && !name.endsWith('.') && !DEVICE.test(name);

/** Both slashes part names, and their case is not regarded. */
export const WINDOWS_NAMES: NameRules = {
  own: new Set([
    'begin',
    'run.ps1',
    'launch.pid',
    'launch.txt',
    'pid.txt',
    'started.txt',
    'stderr.txt',
    'ended.txt',
    'exit.txt',
    'watch.txt',
    'out',
  ]),
  fold: (path) => path.replaceAll('\\', '/').toLowerCase(),
  isPlain,
  isTask: isPlain,
};
