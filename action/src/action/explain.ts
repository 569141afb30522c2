/** Mode `explain`: what an item waits for, and what is known of it; nothing is written. */
import { explainItem, explainedRows } from '../commands/explain.ts';
import { table } from '../commands/output.ts';
import { itemOf } from './required-item.ts';
import type { Job } from './job.ts';
import type { JobVerdict } from './job-verdict.ts';
import { plain, tableOf } from './markdown.ts';
import { withinOutput } from './outputs.ts';
import type { Settings } from './settings.ts';
import { inActionWords } from './words.ts';

const ROWS = 100;

/** @throws {AgentdError} `input-missing`, `item-unknown`; the state or Plane cannot be read. */
export async function runExplainMode(job: Job, { config, folder }: Settings): Promise<JobVerdict> {
  const { host, console, runner } = job;
  const found = console.scrub(await explainItem(config, host, folder, itemOf(job, config)));
  const { explained, problems } = found;
  const rows = explainedRows({ colour: false }, explained).map((row) => row.map(inActionWords));
  for (const line of table(rows).split('\n')) console.write(line);
  for (const problem of problems) console.problem('warning', problem);
  runner.output(
    'summary-json',
    console.redact(withinOutput({ ok: true, ...explained, problems }, ['problems', 'outbox'])),
  );
  const page = `### agentd explain: ${plain(explained.key)}\n\n${tableOf(['', ''], rows, ROWS)}\n`;
  await runner.page(console.redact(page));
  return { red: false, sentence: null };
}
