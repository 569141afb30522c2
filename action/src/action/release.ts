/**
 * Mode `release`: gives an item up whose run cannot be reached, or ends a hold before its time; in a dry run it says what
 * would be done.
 */
import { endedHolds, releaseHold } from '../wiring/release-hold.ts';
import { oneOf, releaseItem, withoutRun } from '../commands/release.ts';
import type { ReleaseOutcome } from '../commands/release.ts';
import { savePorts } from '../wiring/state-access.ts';
import { itemOf } from './required-item.ts';
import type { Job } from './job.ts';
import type { JobVerdict } from './job-verdict.ts';
import { plain } from './markdown.ts';
import type { Settings } from './settings.ts';
import { inActionWords } from './words.ts';

/** @throws {AgentdError} `input-missing`, `release-unclear`, `item-unknown`, `hold-unknown`, `state-busy`; the state cannot be read or saved. */
export async function runReleaseMode(job: Job, { config, folder }: Settings): Promise<JobVerdict> {
  const { host, console, runner, inputs, circumstances } = job;
  const item = inputs.hold === undefined ? itemOf(job, config) : inputs.item;
  const asked = oneOf(item?.toUpperCase(), inputs.hold);
  const dry = { dry_run: inputs['dry-run'] };
  const ports = { ...savePorts(config, host, folder), run: circumstances.run };
  const tell = async (name: string, sentence: string, told: object, changed: boolean): Promise<JobVerdict> => {
    const whole = `${sentence}${dry.dry_run ? ' Nothing was written: this was a dry run.' : ''}`;
    console.write(whole);
    runner.output('changed', String(changed && !dry.dry_run));
    runner.output('summary-json', console.redact(JSON.stringify({ ok: true, ...told, ...dry })));
    const page = `### agentd release: ${plain(name)}\n\n${plain(inActionWords(whole), 600)}\n`;
    await runner.page(console.redact(page));
    return { red: false, sentence: null };
  };
  if (asked.hold !== undefined) {
    const { hold } = asked;
    const ended = await releaseHold(config, ports, hold, dry);
    return tell(hold, endedHolds(hold, ended, dry), { hold, ended }, ended.length > 0);
  }
  const { key } = asked;
  const outcome = console.scrub(await releaseItem(config, ports, key, dry));
  return tell(key, sentenceOf(key, outcome, dry), { key, released: outcome.run, next: outcome.next }, true);
}

function sentenceOf(key: string, { run, next }: ReleaseOutcome, dry: { readonly dry_run: boolean }): string {
  if (run === null) return withoutRun(key, next, dry);
  const { run_id, terminal, dir_name } = run;
  const end = dry.dry_run
    ? 'would be given up.'
    : `is given up. While it lives, its terminal refuses a second run of the item; mode reap with terminal ${terminal} ends it.`;
  return `${run_id} on ${terminal} (directory ${dir_name}) ${end}`;
}
