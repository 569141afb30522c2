/** `agentd demo`: shows work items go from assigned to answered, with nothing but this package. */
import type { Command } from 'commander';
import type { Host } from '../host.ts';
import type { TickSummary } from '../report.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { port } from './flags.ts';
import { counted, fail, paint, table, writeJson } from './output.ts';
import type { DemoResult, DemoTold } from './demo/run.ts';

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
    .option('--keep', 'leave the board open afterwards, until Ctrl-C')
    .action(async (flags: DemoFlags) => done(await demoCommand(host, flags)));
}

async function demoCommand(host: Host, flags: DemoFlags): Promise<ExitCode> {
  const json = flags.json === true;
  try {
    const { runDemo } = await import('./demo/run.ts');
    const quiet = { ...host, log: { ...host.log, warn: (message: string) => host.log.debug(message) } };
    const { result, close } = await runDemo(quiet, flags.port, json ? SILENT : teller(host));
    if (json) writeJson(host, result);
    else writeResult(host, result);
    if (flags.keep === true && !json) {
      host.write(`\nThe board stays at ${result.plane_url} until Ctrl-C.\n`);
      await host.clock.sleep(24 * 60 * 60_000, host.signal);
    }
    await close();
    return result.ok ? EXIT.fine : EXIT.failed;
  } catch (error) {
    return fail(host, error, json);
  }
}

const SILENT: DemoTold = { started: () => {}, created: () => {}, ticked: () => {}, moved: () => {} };

function teller(host: Host): DemoTold {
  const say = (line: string): void => host.write(`${line}\n`);
  return {
    started: (url) => {
      say(`${paint(host, 'bold', 'A Plane of its own')} is at ${paint(host, 'cyan', url)} (open it in a browser).\n`);
      say('Ada assigns six work items to bot-laptop:');
    },
    created: (key, item) => say(`  ${paint(host, 'bold', key)}  ${item.title}  ${paint(host, 'dim', item.shows)}`),
    moved: (key, state) => say(`  ${paint(host, 'yellow', 'Ada')} moves ${key} to ${state}`),
    ticked: (number, summary) => {
      const lines = linesOf(host, summary);
      if (number === 1 || lines.length > 0)
        say(`\n${paint(host, 'bold', `Tick ${number}`)}  ${paint(host, 'dim', costOf(summary))}`);
      for (const line of lines) say(`  ${line}`);
    },
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
  host.write(`\n${table([head, ...rows])}\n\n`);
  host.write(
    result.ok
      ? `${paint(host, 'green', 'All items are answered')} after ${result.ticks} ticks.\n`
      : `${paint(host, 'red', 'Not all items were answered')} in ${result.ticks} ticks.\n`,
  );
}
