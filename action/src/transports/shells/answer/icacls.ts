/** How a folder of Windows is closed to everybody but its user, the system and administrators, in the words of `icacls`. */

/**
 * The command line, for a person.
 * @param sid of the user.
 */
export function icacls(path: string, sid: string): string {
  const all = [sid, 'S-1-5-18', 'S-1-5-32-544'].map((one) => `"*${one}:(OI)(CI)F"`);
  return `icacls "${path}" /inheritance:r /grant:r ${all.join(' ')}`;
}
