/** `agentd doctor [TERMINAL…]`: what works on the way to each terminal, and what does not, a row a check. */
import type { Command } from 'commander';
import { dirname } from 'node:path';
import { examine } from '../wiring/compose-doctor.ts';
import { checkConfig } from '../config/check-report.ts';
import { requireConfig } from '../config/parse.ts';
import { isFine } from '../doctor/rows.ts';
import type { DoctorRow, RowStatus } from '../doctor/rows.ts';
import type { Host } from '../wiring/host.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { readConfigText } from '../wiring/load-config.ts';
import { counted, fail, paint, table, writeJson, writeText } from './output.ts';
import { widthOf } from './wrap.ts';

interface DoctorFlags {
  readonly config?: string;
  readonly json?: boolean;
}

export function addDoctor(program: Command, host: Host, done: (code: ExitCode) => void): void {
  program
    .command('doctor')
    .description('Look at every part of the way to the terminals; nothing is changed anywhere.')
    .argument('[terminals...]', 'names of terminals; default: all')
    .option('-c, --config <file>', 'configuration file')
    .option('--json', 'print one JSON object')
    .action(async (names: readonly string[], flags: DoctorFlags) => done(await doctorCommand(host, names, flags)));
}

async function doctorCommand(host: Host, names: readonly string[], flags: DoctorFlags): Promise<ExitCode> {
  const json = flags.json === true;
  try {
    const { path, text } = await readConfigText(host, flags.config);
    const config = requireConfig(text, path);
    const { warnings } = checkConfig(text, { filename: path, env: host.env });
    const rows = await examine(config, host, { names, folder: dirname(path), warnings });
    const fine = isFine(rows);
    if (json) writeJson(host, { ok: fine, rows });
    else writeRows(host, rows);
    return fine ? EXIT.fine : EXIT.failed;
  } catch (error) {
    return fail(host, error, json);
  }
}

const SHOWN: Readonly<Record<RowStatus, readonly [word: string, style: 'green' | 'yellow' | 'red' | 'dim']>> = {
  ok: ['ok', 'green'],
  warning: ['warning', 'yellow'],
  failed: ['FAILED', 'red'],
  unknown: ['unknown', 'yellow'],
  skipped: ['skipped', 'dim'],
};

type Shown = Pick<DoctorRow, 'status' | 'detail' | 'remedy'> & { readonly check: string };

/** Checks that were skipped for one and the same reason are one line, where the first of them stands. */
function gathered(rows: readonly DoctorRow[]): readonly Shown[] {
  const alike = (row: DoctorRow): readonly DoctorRow[] =>
    row.status === 'skipped'
      ? rows.filter(({ status, detail }) => status === 'skipped' && detail === row.detail)
      : [row];
  return rows.flatMap((row) => {
    const [first, ...others] = alike(row);
    if (first !== row) return [];
    return [others.length === 0 ? row : { ...row, check: counted(others.length + 1, 'check') }];
  });
}

function writeRows(host: Host, rows: readonly DoctorRow[]): void {
  for (const terminal of new Set(rows.map((row) => row.terminal))) {
    host.write(`${paint(host, 'bold', terminal)}\n`);
    const lines = gathered(rows.filter((row) => row.terminal === terminal)).flatMap(
      ({ check, status, detail, remedy }) => {
        const [word, style] = SHOWN[status];
        const line = [`  ${paint(host, style, word)}`, check, detail];
        return remedy === '' ? [line] : [line, ['', '', `→ ${remedy}`]];
      },
    );
    host.write(`${table(lines, widthOf(host))}\n\n`);
  }
  const count = (status: RowStatus): number => rows.filter((row) => row.status === status).length;
  const parts = [
    counted(rows.length, 'check'),
    `${count('failed')} failed`,
    counted(count('warning'), 'warning'),
    `${count('unknown')} unknown`,
  ];
  writeText(host, `${parts.join(', ')}.`);
}
