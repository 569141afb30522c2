import { createHash } from 'node:crypto';

/**
 * The session id that a new claude run is given, so that a run killed before its first output can still be resumed.
 * Made from the run directory's name, which is used once: claude refuses an id that it has seen.
 */
export function chosenSession(dir_name: string): string {
  const hex = createHash('sha256').update(`agentd session ${dir_name}`).digest('hex');
  const variant = ((parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
