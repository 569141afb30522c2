/** Checks of the programs that runs need: executors, sandbox, processes that keep a terminal busy. Pure. */
import type { Config, TerminalConfig } from '../config/schema.ts';
import type { MachineFacts, ProgramFacts } from '../ports/machine-facts.ts';
import { faultIn, faultRemedy, faultSays } from '../core/verdict/file-fault.ts';
import { callsOf, executorsOf } from './ask.ts';
import type { AskedExecutor } from './ask.ts';
import { checkCalls } from './check-calls.ts';
import { failed, ok, skipped, unknown, warning } from './rows.ts';
import type { Finding } from './rows.ts';

export function checkExecutors(
  machine: MachineFacts,
  name: string,
  terminal: TerminalConfig,
  config: Config,
): readonly Finding[] {
  const calls = callsOf(name, terminal, config);
  return executorsOf(terminal, config).flatMap((asked) => {
    const { found, wrong } = checkCalls(
      calls.filter(({ executor }) => executor === asked.name),
      machine,
      terminal,
    );
    const program = checkProgram(asked, machine, terminal, config);
    // A program that is called by its path is among the files, and more is known of it there.
    const by_path =
      asked.word === null || calls.some(({ path, executor }) => executor === asked.name && path === asked.word);
    if (wrong.length > 0) return by_path ? wrong : [program, ...wrong];
    const besides = found.filter((path) => path !== asked.word);
    if (besides.length === 0) return [program];
    if (asked.word === null) return [ok('executor', `${asked.name}: ${besides.join(', ')}.`)];
    return [{ ...program, detail: `${program.detail.replace(/\.$/, '')}; ${besides.join(', ')}.` }];
  });
}

function checkProgram(asked: AskedExecutor, machine: MachineFacts, terminal: TerminalConfig, config: Config): Finding {
  const adapter = config.executors[asked.name]?.adapter;
  if (adapter === 'mock') return ok('executor', `${asked.name}: a mock, which needs no program.`);
  if (adapter === 'http') return skipped('executor', `${asked.name}: it is called by agentd itself.`);
  if (asked.word === null)
    return skipped('executor', `${asked.name}: which program it calls is known only with an item.`);
  const program = machine.programs.find(({ word }) => word === asked.word);
  if (program === undefined || program.found === null)
    return unknown('executor', `${asked.name}: ${asked.word} was not looked for.`);
  return program.found ? found(asked, program) : missing(asked, asked.word, terminal);
}

function found({ name, version }: AskedExecutor, program: ProgramFacts): Finding {
  const where = `${name}: ${program.path ?? program.word}`;
  const fault = program.fault === null ? null : faultIn(program.fault);
  if (fault !== null) {
    const faulty = { ...fault, what: 'program', path: program.path ?? program.word, folder: null } as const;
    return failed('executor', `${name}: ${faultSays(faulty)}`, `${faultRemedy(faulty)}.`);
  }
  if (!version) return ok('executor', `${where}.`);
  if (program.version !== null) return ok('executor', `${where}, ${program.version}.`);
  const why = program.late ? 'did not answer `--version` within five seconds' : 'said nothing to `--version`';
  return warning('executor', `${where} ${why}.`, `Run \`${program.word} --version\` there by hand.`);
}

function missing({ name }: AskedExecutor, word: string, { wrap }: TerminalConfig): Finding {
  const path = /[\\/]/.test(word);
  if (wrap !== undefined)
    return warning('executor', `${name}: ${word} is not found outside of the sandbox.`, 'See that it is there inside.');
  if (path)
    return failed(
      'executor',
      `${name}: ${word} is not there, or may not be run.`,
      'Correct the path in `bins` or in the command.',
    );
  return failed(
    'executor',
    `${name}: ${word} is not found along the search path of a run.`,
    `Install it for the terminal’s user, or name its path: \`bins: { ${word}: /path/to/${word} }\`.`,
  );
}

export function checkWrap(machine: MachineFacts, { wrap }: TerminalConfig): Finding {
  const [word] = wrap ?? [];
  if (word === undefined) return skipped('wrap', 'There is no sandbox command.');
  const program = machine.programs.find((one) => one.word === word);
  if (program === undefined || program.found === null) return unknown('wrap', `${word} was not looked for.`);
  if (program.found) return ok('wrap', program.path ?? word);
  return failed(
    'wrap',
    `${word} is not found along the search path of a run.`,
    'Install it there, or write its whole path in `wrap`.',
  );
}

export function checkBusy(processes: ReadonlyMap<string, number | null>, { busy_processes }: TerminalConfig): Finding {
  if (busy_processes.length === 0) return skipped('busy_processes', 'None are named.');
  const uncounted = busy_processes.filter((name) => processes.get(name) == null);
  if (uncounted.length > 0) {
    return failed(
      'busy_processes',
      `${uncounted.join(', ')} cannot be counted, so nothing would start.`,
      'Install pgrep (procps) there.',
    );
  }
  const counts = busy_processes.map((name) => `${name}: ${processes.get(name) ?? 0}`);
  return ok('busy_processes', `${counts.join(', ')} now.`);
}
