/** Steps that write to Plane: a work item of their own, and a comment on it. */
import { commentHtml } from '../../../bot/comment-html.ts';
import type { Message } from '../../../bot/message.ts';
import { AgentdError, PlaneError } from '../errors.ts';
import type { ItemState, ProjectInfo } from '../model/work-item.ts';
import type { MadeItem } from '../ports/trial-items.ts';
import { itemUrl } from '../tick/item-url.ts';
import type { Bench } from './bench.ts';
import { projectOf } from './project-steps.ts';
import { compareHtml } from './same-text.ts';

/** Assigned to nobody, and in no pick-up state: both are looked at again in Plane's answer. */
export async function makeItem(bench: Bench): Promise<string> {
  const { plan, ports, quiet } = bench;
  const project = projectOf(bench);
  if (quiet === null) throw new Error('no state was chosen');
  bench.item = { state: 'sent' };
  try {
    const item = await ports.trial.make(project, plan.terminal, {
      name: `agentd smoke test ${plan.id}`,
      description_html: `<p>Made by agentd smoke for a trial of terminal ${plan.terminal}, which deletes it within minutes. If it is still here after that, delete it.</p>`,
      state_id: quiet.id,
      external_id: plan.external_id,
    });
    bench.item = { state: 'made', it: item };
    await keepQuiet(bench, project, item, quiet);
    return `${item.key} in state ${quiet.name}, assigned to nobody.`;
  } catch (error) {
    if (surelyNot(error) && bench.item.state === 'sent') bench.item = { state: 'no' };
    throw error;
  }
}

async function keepQuiet(bench: Bench, project: ProjectInfo, item: MadeItem, quiet: ItemState): Promise<void> {
  if (item.assignees.length > 0) await bench.ports.trial.unassign(bench.target(project, item));
  if (item.state_id === quiet.id) return;
  throw new AgentdError({
    code: 'plane-state-ignored',
    message: `Plane put ${item.key} into another state than ${quiet.name}.`,
    remedy: 'Check whether a workflow rule of the project forbids this state for the user.',
    retry: false,
  });
}

export async function postComment(bench: Bench): Promise<string> {
  const { plan, ports, item } = bench;
  const { redact } = ports;
  if (item.state !== 'made') throw new Error('there is no work item');
  const limit_chars = plan.config.limits.comment_chars;
  const { html } = await commentHtml(messageOf(bench), { limit_chars, redact });
  bench.comment = { state: 'sent' };
  try {
    const target = bench.target(projectOf(bench), item.it);
    const { comment_id } = await ports.writer.putComment(target, plan.external_id, html);
    bench.comment = { state: 'made', it: { id: comment_id, html } };
    return `Posted on ${item.it.key} (${itemUrl(ports.config, item.it.key)}).`;
  } catch (error) {
    if (surelyNot(error)) bench.comment = { state: 'no' };
    throw error;
  }
}

/** What a tick would post; without an answer of the run, that there is none. */
function messageOf({ plan, verdict, seen }: Bench): Message {
  if (verdict?.kind !== 'answer' || seen === null) {
    const message = 'The tiny run of this smoke test gave no answer; this comment tries the posting alone.';
    return { kind: 'unstartable', problem: { code: 'smoke', message, remedy: '', retry: false }, facts: null };
  }
  const { started_at, ended_at } = seen.state === 'finished' ? seen : { started_at: null, ended_at: null };
  return {
    kind: 'answer',
    tag: verdict.tag,
    tagged: verdict.tagged,
    text: verdict.message,
    source: seen.result.message_path ?? null,
    notes: { cut: seen.result.message_cut === true, recovered: seen.result.message_recovered === true },
    facts: {
      executor: plan.executor,
      model: plan.run.model,
      effort: plan.run.effort,
      terminal: plan.terminal,
      seconds: started_at === null || ended_at === null ? null : Math.round((ended_at - started_at) / 1000),
      usage: seen.result.usage ?? null,
      round: 1,
      iteration: 1,
      attempt: 1,
      run_id: plan.run.run_id,
    },
  };
}

export async function readBack(bench: Bench): Promise<string> {
  const { plan, ports, item, comment } = bench;
  if (item.state !== 'made' || comment.state !== 'made') throw new Error('there is no comment');
  const { comments } = await ports.tracker.comments(projectOf(bench), item.it.id, 'publish');
  const found = comments.find(({ id }) => id === comment.it.id);
  const odd = (message: string): AgentdError =>
    new AgentdError({
      code: 'smoke-comment-differs',
      message,
      remedy: 'Check the version of Plane, and what stands between it and agentd.',
      retry: false,
    });
  if (found === undefined) throw odd(`The comment on ${item.it.key} was accepted and does not show.`);
  if (found.actor !== bench.user_id) throw odd(`The comment is by user ${found.actor}, not by ${plan.terminal}’s.`);
  if (found.external_id !== plan.external_id) throw odd('The comment came back without its external id.');
  const kept = compareHtml(comment.it.html, found.html);
  if (kept === 'different') throw odd('The comment came back with other words.');
  return kept === 'same' ? 'It came back as it was sent.' : 'Its words came back; Plane changed the HTML.';
}

/** Plane refused it, or the request never left: nothing can come of it later. */
function surelyNot(error: unknown): boolean {
  return error instanceof PlaneError && (error.unsent || (error.status !== null && error.status < 500));
}
