/**
 * The command line without a process of its own: the same commands and options, with a host whose environment, folder and
 * output are handed in. What a process does besides (signals, exit, a wrong command line) is seen by starting one.
 */
import { homedir } from 'node:os';
import { Command } from 'commander';
import { addCheckConfig } from '../../action/src/commands/check-config.ts';
import { addDoctor } from '../../action/src/commands/doctor.ts';
import { EXIT } from '../../action/src/commands/exit-codes.ts';
import type { ExitCode } from '../../action/src/commands/exit-codes.ts';
import { addExplain } from '../../action/src/commands/explain.ts';
import { addReap } from '../../action/src/commands/reap.ts';
import { addRelease } from '../../action/src/commands/release.ts';
import { addSmoke } from '../../action/src/commands/smoke.ts';
import { addStatus } from '../../action/src/commands/status.ts';
import { addTick } from '../../action/src/commands/tick.ts';
import { systemClock, systemRandom } from '../../action/src/wiring/host.ts';
import type { Host } from '../../action/src/wiring/host.ts';
import { processHolder } from '../../action/src/stores/holder.ts';
import { silentLog } from '../fakes/log.ts';
import type { Ended } from './process.ts';

export interface Surroundings {
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
}

const COMMANDS = [addTick, addStatus, addExplain, addRelease, addReap, addSmoke, addCheckConfig, addDoctor];

/** One for all, as a process would have one: nothing here listens to the signals of the test run. */
const never = new AbortController().signal;

/** The host of a program in this process. Its output goes nowhere. */
export function hostHere({ env, cwd }: Surroundings): Host {
  const { PATH = '', HOME = '' } = process.env;
  return {
    env: { PATH, HOME, ...env },
    cwd,
    home: homedir(),
    clock: systemClock,
    random: systemRandom,
    log: silentLog,
    holder: processHolder(),
    colour: false,
    columns: null,
    signal: never,
    write: () => {},
    writeError: () => {},
  };
}

/** `agentd …`, to its end. @throws {CommanderError} the command line is wrong. */
export async function runHere(args: readonly string[], surroundings: Surroundings): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  const writeError = (text: string): void => void (stderr += text);
  const host: Host = {
    ...hostHere(surroundings),
    log: {
      debug: () => {},
      info: (message) => writeError(`${message}\n`),
      warn: (message) => writeError(`warning: ${message}\n`),
      error: (message) => writeError(`error: ${message}\n`),
    },
    write: (text) => void (stdout += text),
    writeError,
  };
  let code: ExitCode = EXIT.fine;
  const program = new Command('agentd').exitOverride().configureOutput({ writeErr: writeError });
  for (const add of COMMANDS) {
    add(program, host, (result) => {
      code = result;
    });
  }
  await program.parseAsync(args, { from: 'user' });
  return { code, signal: null, stdout, stderr };
}
