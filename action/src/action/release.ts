/** Mode `release`: gives an item up whose run cannot be reached; in a dry run it says what would be given up. */
import { releaseItem } from '../commands/release.ts';
import type { Released } from '../commands/release.ts';
import { savePorts } from '../commands/state-access.ts';
import { itemOf } from './item.ts';
import type { Job } from './job.ts';
import type { Verdict } from './judge.ts';
import { plain } from './markdown.ts';
import type { Settings } from './settings.ts';

/** @throws {AgentdError} `input-missing`, `item-unknown`, `state-busy`; the state cannot be read or saved. */
export async function runReleaseMode(job: Job, { config, folder }: Settings): Promise<Verdict> {
  const { host, console, runner, inputs, circumstances } = job;
  const key = itemOf(job, config).toUpperCase();
  const dry_run = inputs['dry-run'];
  const ports = { ...savePorts(config, host, folder), run: circumstances.run };
  const released = console.scrub({ run: await releaseItem(config, ports, key, { dry_run }) }).run;
  const sentence = sentenceOf(key, released, dry_run);
  console.write(sentence);
  runner.output('changed', String(!dry_run));
  runner.output('summary-json', console.redact(JSON.stringify({ ok: true, key, dry_run, released })));
  await runner.page(console.redact(`### agentd release: ${plain(key)}\n\n${plain(sentence, 600)}\n`));
  return { red: false, sentence: null };
}

function sentenceOf(key: string, released: Released | null, dry_run: boolean): string {
  const dry = dry_run ? ' Nothing was written: this was a dry run.' : '';
  if (released === null)
    return `${key} has no open run; it ${dry_run ? 'would wait' : 'waits'} for a person now.${dry}`;
  const { run_id, terminal, dir_name } = released;
  const end = dry_run
    ? `would be given up.${dry}`
    : `is given up. While it lives, its terminal refuses a second run of the item; mode reap with terminal ${terminal} ends it.`;
  return `${run_id} on ${terminal} (directory ${dir_name}) ${end}`;
}
