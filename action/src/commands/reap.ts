/** `agentd reap [TERMINAL…]`: removes what runs have left, and lists what a person has to look at. */
import type { Command } from 'commander';
import { cleanLine } from '../../../bot/visible-text.ts';
import { aheadOf, composeFleet } from '../wiring/compose-tick.ts';
import { isForeign } from '../core/reap/reap.ts';
import { chosenTerminals } from '../config/chosen-terminals.ts';
import type { Config } from '../config/schema.ts';
import { githubHost, openStore } from '../wiring/github-host.ts';
import type { Host } from '../wiring/host.ts';
import { reap } from '../reap/reap.ts';
import type { ReapReport } from '../reap/reap.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { wholeNumber } from './flags.ts';
import { loadConfig } from '../wiring/load-config.ts';
import { counted, fail, paint, shownTime, writeJson, writeTable, writeText } from './output.ts';

interface ReapFlags {
  readonly config?: string;
  readonly dryRun?: boolean;
  readonly olderThan: number;
  readonly json?: boolean;
}

const DAY_MS = 24 * 60 * 60_000;
/** Age at which what has ended is removed. */
export const REAP_DAYS = 14;

export function addReap(program: Command, host: Host, done: (code: ExitCode) => void): void {
  program
    .command('reap')
    .description('End runs that nobody waits for, remove old run directories, and list what is unknown.')
    .argument('[terminals...]', 'names of terminals; default: all')
    .option('--dry-run', 'say what would be done, and do nothing')
    .option('--older-than <days>', 'age at which what has ended is removed', wholeNumber(1, 36_500), REAP_DAYS)
    .option('-c, --config <file>', 'configuration file')
    .option('--json', 'print one JSON object')
    .action(async (terminals: string[], flags: ReapFlags) => done(await reapCommand(host, terminals, flags)));
}

async function reapCommand(host: Host, names: readonly string[], flags: ReapFlags): Promise<ExitCode> {
  const json = flags.json === true;
  try {
    const { config, folder } = await loadConfig(host, flags.config);
    const terminals = chosenTerminals(config, names);
    const report = await reapTerminals(config, host, folder, {
      terminals,
      dry_run: flags.dryRun === true,
      older_than_days: flags.olderThan,
    });
    const ok = isReaped(report);
    if (json) writeJson(host, { ok, ...report });
    else writeReport(host, report, terminals.length);
    if (report.ahead !== null) return EXIT.ahead;
    return ok ? EXIT.fine : EXIT.failed;
  } catch (error) {
    return fail(host, error, json);
  }
}

/** @throws {AgentdError} the state cannot be read or saved. */
export async function reapTerminals(
  config: Config,
  host: Host,
  folder: string,
  asked: { readonly terminals: readonly string[]; readonly dry_run: boolean; readonly older_than_days: number },
): Promise<ReapReport> {
  const github = githubHost(host);
  const fleet = composeFleet(config, host);
  try {
    const ahead = aheadOf(config, github, host);
    const ports = {
      store: openStore(config.state, folder, host, github),
      clock: host.clock,
      random: host.random,
      holder: host.holder,
      signal: host.signal,
      transportOf: (terminal: string) => fleet.transportOf(terminal),
      know: (keys: ReadonlyMap<string, readonly string[]>) => fleet.know(keys),
      ...(ahead === null ? {} : { ahead }),
    };
    const { terminals, dry_run, older_than_days } = asked;
    return await reap(config, ports, { terminals, dry_run, older_than_ms: older_than_days * DAY_MS });
  } finally {
    await fleet.close();
  }
}

/** Something of this state that a person has to look at is no success. */
export function isReaped({ ahead, actions, findings, unreached, claim_left }: ReapReport): boolean {
  const failed = actions.some(({ status }) => status === 'failed');
  return ahead === null && !failed && findings.every(isForeign) && unreached.length === 0 && claim_left === null;
}

function writeReport(host: Host, report: ReapReport, visited: number): void {
  const { ahead, actions, findings, unreached, claim_left } = report;
  if (ahead !== null) {
    writeText(host, `Another tick is at work (${ahead.holder}, until ${shownTime(ahead.until)}). Nothing was done.`);
    return;
  }
  const rows = actions.map(({ terminal, type, name, why, status, problem }) => [
    paint(
      host,
      status === 'done' ? 'green' : status === 'failed' ? 'red' : 'cyan',
      status === 'done' ? type : `${type} (${status})`,
    ),
    terminal,
    `${name}: ${problem?.message ?? why}`,
  ]);
  for (const { terminal, code, message } of findings) rows.push([paint(host, 'yellow', code), terminal, message]);
  for (const { terminal, problem } of unreached)
    rows.push([paint(host, 'red', 'not looked at'), terminal, problem.message]);
  if (claim_left !== null) rows.push([paint(host, 'yellow', 'claim left'), 'state', claim_left.message]);
  if (rows.length > 0) writeTable(host, rows);
  const remedies = [
    ...findings.map(({ remedy }) => remedy),
    ...unreached.map(({ problem }) => problem.remedy),
    ...actions.map(({ problem }) => problem?.remedy ?? ''),
    claim_left?.remedy ?? '',
  ];
  for (const remedy of new Set(remedies)) if (remedy !== '') writeText(host, `  ${cleanLine(remedy)}`, 2);
  const done = actions.filter(({ status }) => status === 'done').length;
  const what = [
    counted(visited, 'terminal'),
    `${done} of ${counted(actions.length, 'action')} done`,
    counted(findings.length, 'finding'),
  ];
  writeText(host, paint(host, 'dim', `${what.join(', ')}.`));
}
