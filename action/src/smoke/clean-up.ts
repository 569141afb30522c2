/**
 * The steps that take away what a smoke run has made, as data. Those of the terminal and those of Plane go on side by side;
 * each is tried whatever failed before, and what stays is named with the way to remove it by hand.
 */
import { AgentdError, problemOf } from '../errors.ts';
import type { Problem } from '../errors.ts';
import { NO_CLOCK, voidOf } from '../executors/terminal/run-reader.ts';
import type { Inspection } from '../model/inspection.ts';
import type { MadeItem } from '../ports/trial-items.ts';
import { itemUrl } from '../tick/item-url.ts';
import type { Bench } from './bench.ts';
import { Skipped } from './steps.ts';
import type { Step } from './steps.ts';

export const ON_TERMINAL: readonly Step[] = [
  { name: 'end-run', needs: [], act: endRun },
  { name: 'remove-run', needs: [], act: removeRun },
];

export const IN_PLANE: readonly Step[] = [
  { name: 'remove-comment', needs: [], act: removeComment },
  { name: 'remove-item', needs: [], act: removeItem },
];

const TRIES = 4;
const AGAIN_MS = 1000;
/** A request whose answer was lost may still be on its way through the server: when Plane is asked again. */
const ARRIVES_MS = [2000, 4000, 6000];

async function endRun(bench: Bench): Promise<string> {
  const { run, line, handle, plan } = bench;
  if (run.state === 'no') throw new Skipped('Nothing was started.');
  const remedy = `On ${plan.terminal}, look for processes with AGENTD_RUN=${bench.task} in their environment, and end them.`;
  return mended(remedy, async () => {
    // A start that nobody has answered for must not begin any more.
    if (run.state === 'sent') await again(bench, () => bench.visit(voidOf(handle)));
    const result = await again(bench, () => bench.visit(line.kill(handle, bench.identity)));
    if (!('inspection' in result)) throw new AgentdError(stillThere(bench, 'unknown'));
    const context = { asked_thread: null, totals_before: null };
    const after = line.read(result.inspection, handle, context, NO_CLOCK);
    return saidOf(bench, after);
  });
}

function saidOf(bench: Bench, after: Inspection): string {
  const left = 'survivors' in after ? after.survivors : [];
  if (left.length > 0) throw new AgentdError(stillThere(bench, after.state));
  switch (after.state) {
    case 'none':
    case 'void':
      return 'It never began.';
    case 'finished':
      return after.ended_by === 'kill' ? 'It was ended, with all its processes.' : 'It had ended.';
    case 'gone':
      return 'It had ended.';
    default:
      throw new AgentdError(stillThere(bench, after.state));
  }
}

function stillThere({ dir }: Bench, state: string): Problem {
  const message = `The run in ${dir} could not be ended (${state}).`;
  return { code: 'smoke-run-alive', message, remedy: '', retry: true };
}

async function removeRun(bench: Bench): Promise<string> {
  const { plan, task, directory_tried } = bench;
  if (!directory_tried) throw new Skipped('Nothing was made there.');
  const { dir } = bench;
  const windows = plan.terminal_config.os === 'windows' ? `, the scheduled task ${task}` : '';
  const remedy = `On ${plan.terminal}, remove ${dir}${windows} and the file under .agentd/locks of the run root that names it, when none of its processes lives.`;
  return mended(remedy, async () => {
    // An empty directory looks like a launch that may yet begin.
    if (bench.run.state === 'no') await again(bench, () => bench.visit({ op: 'void', dir }));
    const result = await again(bench, () => bench.visit({ op: 'discard', dir, task }));
    const watchdogs = 'watchdogs' in result ? result.watchdogs : 0;
    if (watchdogs === 0) return 'Directory, item lock and processes are gone.';
    const message = `${watchdogs} processes of the runner in ${dir} are still there.`;
    throw new AgentdError({ code: 'smoke-processes-left', message, remedy: '', retry: true });
  });
}

/** The comment goes with its item; it is removed by itself, too, because Plane keeps comments of deleted items. */
async function removeComment(bench: Bench): Promise<string> {
  const { comment, project, plan, ports } = bench;
  if (comment.state === 'no' || project === null) throw new Skipped('None was posted.');
  const item = await itemOf(bench);
  if (item === null) throw new Skipped('Its work item does not exist.');
  const target = bench.target(project, item);
  const { trial, tracker } = ports.cleaning;
  return mended(
    `Delete the comment of ${plan.external_id} on ${item.key} by hand (${itemUrl(ports.config, item.key)}).`,
    async () => {
      if (comment.state === 'made') {
        await again(bench, () => trial.removeComment(target, comment.it.id));
        return 'It is deleted.';
      }
      const { comments } = await again(bench, () => tracker.comments(project, item.id, 'publish'));
      const ours = comments.filter(({ external_id }) => external_id === plan.external_id);
      for (const { id } of ours) await again(bench, () => trial.removeComment(target, id));
      return ours.length === 0 ? 'It was not there.' : 'It is deleted.';
    },
  );
}

async function removeItem(bench: Bench): Promise<string> {
  const { project, plan, ports } = bench;
  if (bench.item.state === 'no' || project === null) throw new Skipped('None was made.');
  const named = bench.item.state === 'made' ? bench.item.it.key : `"agentd smoke test ${plan.id}"`;
  return mended(`Delete the work item ${named} of project ${project.key} by hand.`, async () => {
    const item = await itemOf(bench);
    if (item === null) return 'It was not there.';
    await again(bench, () => ports.cleaning.trial.remove(bench.target(project, item)));
    return `${item.key} is deleted.`;
  });
}

/** The item; where nobody knows whether it was made, Plane is asked, and a few times more before that counts as no. */
async function itemOf(bench: Bench): Promise<MadeItem | null> {
  const { item, project, plan, ports } = bench;
  if (item.state === 'made') return item.it;
  if (item.state === 'no' || project === null) return null;
  const find = (): Promise<MadeItem | null> =>
    again(bench, () => ports.cleaning.trial.find(project, plan.terminal, plan.external_id));
  let found = await find();
  for (const wait of ARRIVES_MS) {
    if (found !== null) break;
    await ports.clock.sleep(wait);
    found = await find();
  }
  return found;
}

/** Tries again what may succeed a little later. */
async function again<T>({ ports }: Bench, act: () => Promise<T>): Promise<T> {
  for (let number = 1; ; number += 1) {
    try {
      return await act();
    } catch (error) {
      if (number === TRIES || !problemOf(error).retry) throw error;
      await ports.clock.sleep(AGAIN_MS);
    }
  }
}

/** What fails here has to be done by hand: that is the first thing a person has to know. */
async function mended(remedy: string, act: () => Promise<string>): Promise<string> {
  try {
    return await act();
  } catch (error) {
    const problem = problemOf(error);
    throw new AgentdError({ ...problem, remedy: `${remedy} ${problem.remedy}`.trim() }, { cause: error });
  }
}
