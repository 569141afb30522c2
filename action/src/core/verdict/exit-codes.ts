/** What an exit code says of a process that did not end by itself. Pure. */

/** `timeout` reports this when it had to stop the command. */
const EXIT_TIMEOUT = 124;
/** 128 + SIGKILL. */
const EXIT_SIGKILL = 137;
/** Windows: ended by Ctrl-C. */
const WINDOWS_STOPPED = 0xc000013a;

/** 128 + the number of a signal that a process gets for a fault of its own. The numbers of Linux; macOS shares the usual ones. */
const CRASHES: Readonly<Record<number, string>> = {
  132: 'SIGILL, an illegal instruction',
  133: 'SIGTRAP, a trap',
  134: 'SIGABRT, its own abort',
  135: 'SIGBUS, a bus error',
  136: 'SIGFPE, an arithmetic fault',
  139: 'SIGSEGV, a memory fault',
  159: 'SIGSYS, a forbidden system call',
};

/** NTSTATUS values, as unsigned numbers. */
const WINDOWS_CRASHES: Readonly<Record<number, string>> = {
  0xc0000005: 'an access violation',
  0xc000001d: 'an illegal instruction',
  0xc0000094: 'a division by zero',
  0xc00000fd: 'a stack overflow',
  0xc0000374: 'a damaged heap',
  0xc0000409: 'its own abort',
};

/** Whether a signal or a time limit ended the process, so that it did not finish its work: a crash counts, too. */
export function isKilledExit(code: number): boolean {
  return code === EXIT_TIMEOUT || (code > 128 && code <= 192) || unsigned(code) === WINDOWS_STOPPED;
}

/** What the process was ended by for a fault of its own, in words; null: the code does not say so. */
export function crashOf(code: number): string | null {
  return CRASHES[code] ?? WINDOWS_CRASHES[unsigned(code)] ?? null;
}

/** Nobody asks before SIGKILL, and Linux sends it to what uses the most when memory runs out. */
export function isSigkill(code: number): boolean {
  return code === EXIT_SIGKILL;
}

/** Windows' codes are written as signed numbers by some. */
function unsigned(code: number): number {
  return code < 0 ? code + 2 ** 32 : code;
}
