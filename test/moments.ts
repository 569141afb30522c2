/** Moments by the clock of this machine, to leave old files and to bracket what a terminal or a server says. */

/** The time so many milliseconds ago. */
export function ago(ms: number): Date {
  return new Date(Date.now() - ms);
}

/** The beginning of this second, in milliseconds: nothing that comes bears an earlier time, though it tell no parts. */
export function thisSecond(): number {
  return Math.floor(Date.now() / 1000) * 1000;
}
