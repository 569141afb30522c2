/** `agentd demo`: shows work items go from assigned to answered, with nothing but this package. */
import type { Command } from 'commander';
import type { Host } from '../wiring/host.ts';
import type { TickSummary } from '../tick/report.ts';
import { ConfigError } from '../errors.ts';
import { EXIT, stoppedBy } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { port } from './flags.ts';
import { counted, fail, paint, table, writeJson } from './output.ts';
import type { DemoResult, DemoTold } from './demo/run.ts';
import { USUAL_WIDTH, wrap } from './wrap.ts';

interface DemoFlags {
  readonly json?: boolean;
  readonly port: number;
  readonly keep?: boolean;
}

export function addDemo(program: Command, host: Host, done: (code: ExitCode) => void): void {
  program
    .command('demo')
    .description('Start a Plane of its own, assign items to a bot, and tick until they are answered.')
    .option('--json', 'print one JSON object and end')
    .option('--port <number>', 'port of the embedded Plane; 0: a free one', port, 0)
    .option('--keep', 'keep the board and the folder of the demo until Ctrl-C; needs a terminal')
    .action(async (flags: DemoFlags) => done(await demoCommand(host, flags)));
}

/** Longer than anybody waits; the clock cannot sleep longer at a time. */
const UNTIL_STOPPED_MS = 2 ** 31 - 1;

async function demoCommand(host: Host, flags: DemoFlags): Promise<ExitCode> {
  const json = flags.json === true;
  try {
    if (flags.keep === true && (json || host.columns === null)) throw keptForNobody();
    const { runDemo } = await import('./demo/run.ts');
    const quiet = { ...host, log: { ...host.log, warn: (message: string) => host.log.debug(message) } };
    const { result, folder, close } = await runDemo(quiet, flags.port, json ? SILENT : teller(host));
    if (json) writeJson(host, result);
    else if (!host.signal.aborted) writeResult(host, result);
    if (flags.keep === true && !host.signal.aborted) {
      say(host, `\nKept until Ctrl-C, which removes both: the board at ${result.plane_url}, and ${folder} with`);
      say(host, 'the repository (`repo`), the directories and worktrees of the runs (`runs`) and the `state`.');
      await host.clock.sleep(UNTIL_STOPPED_MS, host.signal);
      await close();
      say(host, '\nThe board and the folder are removed.');
      return result.ok ? EXIT.fine : EXIT.failed;
    }
    await close();
    if (host.signal.aborted) return stopped(host, json);
    return result.ok ? EXIT.fine : EXIT.failed;
  } catch (error) {
    // Ctrl-C reaches every program that the demo has called, too, so that any of them may have failed by it.
    return host.signal.aborted ? stopped(host, json) : fail(host, error, json);
  }
}

/** What is there by then is removed before. */
function stopped(host: Host, json: boolean): ExitCode {
  if (!json) say(host, '\nThe demo was stopped. Its runs are ended; its Plane and its folder are gone.');
  return stoppedBy(host.signal);
}

function keptForNobody(): ConfigError {
  return new ConfigError({
    code: 'keep-without-terminal',
    message: '--keep needs a terminal as its output and no --json: nobody else could end with Ctrl-C what is kept.',
    remedy: 'Leave --keep out, or run it in a terminal without --json; `agentd plane` serves a board anywhere.',
    retry: false,
  });
}

const SILENT: DemoTold = { started: () => {}, created: () => {}, ticked: () => {}, moved: () => {}, ended: () => {} };

function say(host: Host, line: string, hang = 0): void {
  host.write(`${wrap(line, host.columns ?? USUAL_WIDTH, hang)}\n`);
}

/** Every tick is told: those in which nothing happened, together and in one line. */
function teller(host: Host): DemoTold {
  let told = 0;
  let last = 0;
  const quiet = (upTo: number): void => {
    if (upTo <= told) return;
    const which = upTo === told + 1 ? `Tick ${upTo}` : `Ticks ${told + 1} to ${upTo}`;
    say(host, `\n${paint(host, 'bold', which)}  ${paint(host, 'dim', 'nothing new')}`);
    told = upTo;
  };
  return {
    started: (url) => {
      say(
        host,
        `${paint(host, 'bold', 'A Plane of its own')} is at ${paint(host, 'cyan', url)} (open it in a browser).\n`,
      );
      say(host, 'Ada assigns six work items to bot-laptop:');
    },
    created: (key, item) =>
      say(host, `  ${paint(host, 'bold', key)}  ${item.title}  ${paint(host, 'dim', item.shows)}`, 9),
    moved: (key, state) => {
      quiet(last);
      say(host, `  ${paint(host, 'yellow', 'Ada')} moves ${key} to ${state}`);
    },
    ticked: (number, summary) => {
      last = number;
      const lines = linesOf(host, summary);
      if (lines.length === 0) return;
      quiet(number - 1);
      say(host, `\n${paint(host, 'bold', `Tick ${number}`)}  ${paint(host, 'dim', costOf(summary))}`, 4);
      for (const line of lines) say(host, `  ${line}`, 4);
      told = number;
    },
    ended: () => quiet(last),
  };
}

function costOf({ requests, ms }: TickSummary): string {
  const { plane, terminal } = requests;
  return `${ms} ms, ${counted(plane, 'Plane request')}, ${counted(terminal, 'terminal round trip')}`;
}

function linesOf(host: Host, summary: TickSummary): string[] {
  const { finished, stopped, published, started } = summary;
  return [
    ...finished.map(({ run_id, tag, class: failure }) =>
      tag === null
        ? `${paint(host, 'yellow', run_id)} ended: ${failure ?? ''}`
        : `${paint(host, 'green', run_id)} ended with [${tag}]`,
    ),
    ...stopped.map(({ run_id, why }) => `${paint(host, 'yellow', run_id)} is being stopped: ${why}`),
    ...published.map(({ run_id, kind, status }) => `${paint(host, 'green', run_id)} ${WORDS[kind] ?? kind}: ${status}`),
    ...started.map(
      ({ run_id, executor, terminal }) => `${paint(host, 'blue', run_id)} started with ${executor} on ${terminal}`,
    ),
  ];
}

const WORDS: Readonly<Record<string, string>> = {
  working: 'moved to In Progress',
  comment: 'comment posted',
  state: 'moved on',
};

function writeResult(host: Host, result: DemoResult): void {
  const head = ['item', 'state', 'tag', 'last run', 'comments'].map((word) => paint(host, 'dim', word));
  const rows = result.items.map(({ key, state, tag, run_id, comments }) => [
    paint(host, 'bold', key),
    state,
    tag === null ? 'stopped' : `[${tag}]`,
    run_id,
    String(comments),
  ]);
  host.write(`\n${table([head, ...rows], host.columns ?? USUAL_WIDTH)}\n\n`);
  say(
    host,
    result.ok
      ? `${paint(host, 'green', 'All items are answered')} after ${result.ticks} ticks.`
      : `${paint(host, 'red', 'Not all items were answered')} in ${result.ticks} ticks.`,
  );
}
