/** Mode `reap`: removes what runs have left on the terminals, and lists what a person has to look at. */
import { isReaped, reapTerminals } from '../commands/reap.ts';
import { chosenTerminals } from '../config/chosen-terminals.ts';
import { counted, shownTime } from '../commands/output.ts';
import { isForeign } from '../core/reap/reap.ts';
import type { ReapReport } from '../reap/reap.ts';
import type { Job } from './job.ts';
import type { JobVerdict } from './job-verdict.ts';
import { plain, tableOf } from './markdown.ts';
import { withinOutput } from './outputs.ts';
import type { Settings } from './settings.ts';

const ROWS = 500;

/** @throws {AgentdError} `terminal-unknown`; the state cannot be read or saved. */
export async function runReapMode(job: Job, { config, folder }: Settings): Promise<JobVerdict> {
  const { host, console, runner, inputs } = job;
  const terminals = chosenTerminals(config, inputs.terminal === undefined ? [] : [inputs.terminal]);
  const dry_run = inputs['dry-run'];
  const asked = { terminals, dry_run, older_than_days: inputs['older-than'] };
  const report = console.scrub(await reapTerminals(config, host, folder, asked));
  const rows = rowsOf(report);
  for (const [what = '', terminal = '', detail = ''] of rows) console.write(`${what} ${terminal}: ${detail}`);
  for (const { code, sentence } of annotationsOf(report)) console.annotate('error', code, code, sentence);
  const ok = isReaped(report);
  runner.output('changed', String(!dry_run && report.ahead === null));
  runner.output('summary-json', console.redact(withinOutput({ ok, ...report }, ['actions', 'findings'])));
  const title = headline(report, terminals.length, dry_run);
  console.write(title);
  await runner.page(
    console.redact(`### agentd reap: ${plain(title)}\n\n${tableOf(['what', 'terminal', ''], rows, ROWS)}\n`),
  );
  if (report.ahead !== null) return { red: false, sentence: title };
  return ok ? { red: false, sentence: null } : { red: true, sentence: 'Something is left that needs a person.' };
}

function headline({ ahead, actions, findings }: ReapReport, visited: number, dry_run: boolean): string {
  if (ahead !== null) {
    return `Another tick is at work (${ahead.holder}, until ${shownTime(ahead.until)}), so nothing was done.`;
  }
  const done = actions.filter(({ status }) => status === 'done').length;
  const counts = [
    counted(visited, 'terminal'),
    dry_run ? counted(actions.length, 'action') : `${done} of ${counted(actions.length, 'action')} done`,
    counted(findings.length, 'finding'),
  ];
  return `${counts.join(', ')}.${dry_run ? ' Nothing was done: this was a dry run.' : ''}`;
}

function rowsOf({ actions, findings, unreached, claim_left }: ReapReport): string[][] {
  return [
    ...actions.map(({ terminal, type, name, why, status, problem }) => [
      status === 'done' ? type : `${type} (${status})`,
      terminal,
      `${name}: ${problem?.message ?? why}`,
    ]),
    ...findings.map(({ terminal, code, message, remedy }) => [code, terminal, `${message} ${remedy}`.trim()]),
    ...unreached.map(({ terminal, problem }) => ['not looked at', terminal, `${problem.message} ${problem.remedy}`]),
    ...(claim_left === null ? [] : [['claim left', 'state', `${claim_left.message} ${claim_left.remedy}`]]),
  ];
}

interface Told {
  readonly code: string;
  readonly sentence: string;
}

/** What keeps the job from being green; what belongs to another state is only listed. */
function annotationsOf({ actions, findings, unreached, claim_left }: ReapReport): Told[] {
  const left = claim_left === null ? [] : [claim_left];
  const failed = actions.flatMap(({ problem }) => problem ?? []);
  const problems = [...failed, ...unreached.map(({ problem }) => problem), ...left];
  return [
    ...problems.map(({ code, message, remedy }): Told => ({ code, sentence: `${message} ${remedy}` })),
    ...findings
      .filter((finding) => !isForeign(finding))
      .map(({ code, message, remedy }): Told => ({ code, sentence: `${message} ${remedy}` })),
  ];
}
