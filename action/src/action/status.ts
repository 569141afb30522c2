/** Mode `status`: what the state says, as the command of that name tells it; nobody else is asked. */
import { statusLine, statusOf, statusSections } from '../commands/status.ts';
import { savePorts } from '../wiring/state-access.ts';
import { table } from '../commands/output.ts';
import { loadState } from '../tick/save.ts';
import type { Job } from './job.ts';
import type { JobVerdict } from './job-verdict.ts';
import { plain, tableOf } from './markdown.ts';
import { withinOutput } from './outputs.ts';
import type { Settings } from './settings.ts';

const ROWS = 500;

/** @throws {AgentdError} the state is not there, or cannot be read. */
export async function runStatusMode(job: Job, { config, folder }: Settings): Promise<JobVerdict> {
  const { host, console, runner } = job;
  const { state } = await loadState(savePorts(config, host, folder), false);
  const now = host.clock.now();
  const status = console.scrub(statusOf(state, config, now));
  const line = statusLine(status);
  const parts = [`### agentd status: ${plain(line)}`];
  statusSections(status, now, (title, rows) => {
    if (rows.length === 0) return;
    console.group(`${title}: ${rows.length}`, table(rows).split('\n'));
    const width = Math.max(...rows.map((row) => row.length));
    const cells = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
    parts.push(`**${title}**\n\n${tableOf(['', ...Array.from({ length: width - 1 }, () => '')], cells, ROWS)}`);
  });
  console.write(line);
  runner.output('open', String(status.open.length));
  runner.output(
    'summary-json',
    console.redact(withinOutput({ ok: true, ...status }, ['history', 'queue', 'refused', 'outbox'])),
  );
  await runner.page(console.redact(`${parts.join('\n\n')}\n`));
  return { red: false, sentence: null };
}
