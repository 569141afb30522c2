/** The POSIX shell: scripts in plain sh for Linux and macOS, and their answers. Pure. */
import { posix } from 'node:path';
import type { Shell } from '../../../ports/shell.ts';
import { quote } from './quote.ts';
import { packed } from './pack.ts';
import { asksForPlain, results } from '../answer/parse.ts';
import { runnerOf } from './runner.ts';
import { visit } from './script.ts';
import type { Machine } from './machine.ts';

export type { Machine } from './machine.ts';

/**
 * A shell for machines whose `/bin/sh` is dash, bash, busybox ash, zsh or a ksh.
 * @param machine what differs from an ordinary machine of that system.
 */
export function posixShell(os: Machine['os'], machine: Partial<Omit<Machine, 'os'>> = {}): Shell {
  const whole: Machine = {
    os,
    sh: '/bin/sh',
    proc: '/proc',
    path: null,
    systemd: '/run/systemd',
    ordered: false,
    secrets: [],
    pass: [],
    linger_s: 60,
    ...machine,
  };
  return {
    os,
    script: (operations, envelope) => packed(visit(operations, envelope, whole), envelope, whole),
    parse: results,
    asksForPlain,
    runner: (launch) => runnerOf(launch, whole),
    join: (...parts) => posix.join(...parts),
    quote,
  };
}
