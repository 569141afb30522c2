/** A publication, and what its run left → the message, as data. Pure. */
import type { Facts, Message } from '../../../bot/message.ts';
import type { Config } from '../config/schema.ts';
import type { ExecResult } from '../model/result.ts';
import { gitTold } from '../core/verdict/git-told.ts';
import { accountOf } from '../core/holds/holds.ts';
import type { Publication } from '../core/state/state.ts';
import { leftBehind } from '../executors/terminal/left-behind.ts';

/** Says what state knows and the result adds. A result that cannot be read again is said to be so. */
export function messageOf(publication: Publication, result: ExecResult | null, config: Config, key: string): Message {
  const { say, run } = publication;
  const facts: Facts = {
    executor: run.executor,
    model: run.model,
    effort: run.effort,
    terminal: run.terminal,
    seconds: say.seconds,
    usage: result?.usage ?? null,
    round: run.round,
    iteration: run.iteration,
    attempt: run.attempt,
    run_id: run.run_id,
    ...(result?.git === undefined ? {} : { git: gitTold(result.git, run.terminal) }),
    ...deniedIn(result),
    ...(say.late === undefined ? {} : { late: say.late }),
    ...(say.rebuilt === undefined ? {} : { rebuilt: say.rebuilt }),
  };
  const tail = result?.tail ?? '';
  const history = say.ledger.filter((entry) => entry.run_id !== run.run_id);
  const { reason, remedy } = say;
  const text = result?.last_message ?? null;
  const said = text ?? result?.said_last;
  const last = { tail, ...(said === undefined ? {} : { said }) };
  const source = result?.message_path ?? null;
  const notes = { cut: result?.message_cut === true, recovered: result?.message_recovered === true };
  switch (say.kind) {
    case 'answer':
      if (text === null) return lost(publication, unread(result), { tail }, facts, config);
      return { kind: 'answer', tag: say.tag ?? 'review', tagged: say.tagged, text, source, notes, facts };
    case 'iteration_cap':
      if (text === null) return lost(publication, unread(result), { tail }, facts, config);
      return { kind: 'iteration_cap', iterations: run.iteration, text, source, notes, facts };
    case 'cancelled':
      return { kind: 'cancelled', by: reason, facts };
    case 'dropped': {
      const ended = say.class === null ? null : { class: say.class, reason: say.cause ?? '' };
      return { kind: 'dropped', by: reason, ended, history, facts };
    }
    case 'late':
      return { kind: 'late', facts };
    case 'lost':
      return lost(publication, reason, last, facts, config);
    case 'unreachable':
      return {
        kind: 'unreachable',
        terminal: run.terminal,
        since: say.since ?? publication.made_at,
        evidence: [reason, remedy].filter((line) => line !== ''),
        key,
        facts,
      };
    case 'held':
      return { kind: 'held', reason, since: say.since ?? publication.made_at, remedy, key, facts };
    case 'unstartable':
      return {
        kind: 'unstartable',
        problem: { code: say.code ?? 'unstartable', message: reason, remedy, retry: false },
        facts,
      };
    case 'working':
    case 'failed':
      switch (say.class) {
        case 'timeout':
          return { kind: 'timed_out', limit: 'time', limit_s: config.limits.run_s, ...last, history, remedy, facts };
        case 'stalled':
          return {
            kind: 'timed_out',
            limit: 'output',
            limit_s: config.limits.stall_s,
            ...last,
            history,
            remedy,
            facts,
          };
        case 'quota': {
          const holds = say.ledger.filter((entry) => entry.class === 'quota').length;
          const account = accountOf(run, config);
          return { kind: 'quota_hold', account, holds, reset_at: result?.reset_at ?? null, tail, facts };
        }
        default:
          return { kind: 'failed', class: say.class ?? 'failed', reason, ...last, history, remedy, facts };
      }
  }
}

function unread(result: ExecResult | null): string {
  const why = result === null ? 'for a day no tick got it from the terminal' : 'what is there now holds no answer';
  return `Its result was seen, but can no longer be read: ${why}.`;
}

/** A tool's names for its tools are as good as words of the agent: only what looks like a name is passed on. */
function deniedIn(result: ExecResult | null): Pick<Facts, 'denied'> {
  const calls = result?.permission_denials ?? 0;
  if (calls === 0) return {};
  const tools = [...new Set(result?.denied_tools ?? [])].filter((name) => /^[A-Za-z][\w.-]{0,63}$/.test(name));
  return { denied: { calls, tools: tools.toSorted().slice(0, TOOLS_SHOWN) } };
}

const TOOLS_SHOWN = 5;

function lost(
  publication: Publication,
  reason: string,
  last: { readonly tail: string; readonly said?: string },
  facts: Facts,
  config: Config,
): Message {
  const { say, run } = publication;
  const history = say.ledger.filter((entry) => entry.run_id !== run.run_id);
  const { adapter } = config.executors[run.executor] ?? {};
  const left = leftBehind(run.handle, adapter, config.terminals[run.terminal]?.os);
  const told = { kind: 'lost', reason, ...last, history, remedy: say.remedy, facts } as const;
  if (left === null) return { ...told, evidence: [`Run directory ${run.dir_name} on ${run.terminal}.`] };
  return { ...told, evidence: [], left };
}
