/** What could not be said in Plane, as it is told to a person: when it is tried, and in every tick from then on. Pure. */
import type { Problem } from '../../errors.ts';
import type { Refused, State, Step } from '../state/state.ts';
import type { StepDone, StepEvent } from './step-outcome.ts';
import { QUIET, isStuck } from './step-outcome.ts';

const STEPS: Readonly<Record<Step['kind'], string>> = {
  working: 'the move to the working state',
  comment: 'the comment',
  state: 'the move to the next state',
  link: 'a link',
  notice: 'a notice',
};

/** A step of a result as status, explain and the job summary show it. `until`: when it is tried again; null: never. */
export interface UnpostedStep {
  readonly item_id: string;
  readonly run_id: string;
  readonly kind: Step['kind'];
  readonly status: 'open' | 'refused';
  readonly tries: number;
  readonly reason: string | null;
  readonly until: number | null;
}

/** Everything that is still to be posted, and what was refused for good and has not been taken up by a person. */
export function unpostedSteps(state: State): UnpostedStep[] {
  const open = Object.values(state.outbox).flatMap(({ item_id, run, steps }) =>
    steps
      .filter(({ status }) => status === 'open')
      .map(({ kind, tries, reason, not_before }): UnpostedStep => ({
        item_id,
        run_id: run.run_id,
        kind,
        status: 'open',
        tries,
        reason,
        until: not_before,
      })),
  );
  const refused = Object.entries(state.items).flatMap(([item_id, { refused: step }]): UnpostedStep[] =>
    step === null
      ? []
      : [
          {
            item_id,
            run_id: step.run_id,
            kind: step.kind,
            status: 'refused',
            tries: 0,
            reason: step.reason,
            until: null,
          },
        ],
  );
  return [...open, ...refused];
}

/** What a try has come to, where a person is to know of it; null: all is well, or it is not worth telling. */
export function problemOfStep(
  { key, run_id }: { readonly key: string; readonly run_id: string },
  step: Step,
  done: StepDone,
  event: StepEvent,
): Problem | null {
  const { problem } = done;
  const what = `${key}: ${STEPS[step.kind]} of ${run_id}`;
  if (event.type === 'step-ended') {
    if (event.status === 'done') return null;
    if (event.refusal !== undefined) return refusedProblem(key, event.refusal, problem);
    if (problem === undefined || event.reason === 'item-gone') return null;
    return { ...problem, message: `${what} is given up: ${problem.message}`, retry: false };
  }
  if (problem === undefined || QUIET.has(problem.code) || step.kind === 'notice' || step.kind === 'link') return null;
  const anew = event.taken !== undefined && event.taken.suffix !== step.suffix;
  return {
    code: problem.code,
    message: `${what} is not in Plane yet: ${problem.message}`,
    remedy: anew ? `The next tick uses another id. ${problem.remedy}` : problem.remedy || again(key),
    retry: anew || !isStuck(step, problem),
  };
}

/**
 * What stands, for ticks that did not try it: the process that met it may have died before it could tell anybody.
 * @param told publications of which this tick tells by itself.
 */
export function standingProblems(state: State, told: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  for (const { id, item_id, run, steps } of Object.values(state.outbox)) {
    const step = steps.find(({ status }) => status === 'open');
    if (step === undefined || !step.stuck || told.has(id)) continue;
    const key = state.items[item_id]?.key ?? run.run_id;
    problems.push({
      code: step.reason ?? 'unknown',
      message: `${key}: ${STEPS[step.kind]} of ${run.run_id} is not in Plane yet (${step.reason ?? 'unknown'}, ${step.tries} tries).`,
      remedy: again(key),
      retry: false,
    });
  }
  for (const { key, refused } of Object.values(state.items)) {
    if (refused === null || refused.reason === 'item-gone') continue;
    const inThisTick = [...told].some((id) => id.startsWith(`${refused.run_id}:`));
    if (!inThisTick) problems.push(refusedProblem(key, refused, undefined));
  }
  return problems;
}

/** Where all of Plane does not answer, or a token is wrong, every item would say so once more. */
export function notTold(problems: readonly Problem[], known: readonly Problem[]): Problem[] {
  const common = new Set(known.filter(({ code, retry }) => retry || TOKENS.has(code)).map(({ code }) => code));
  return problems.filter(({ code }) => !common.has(code));
}

const TOKENS: ReadonlySet<string> = new Set(['plane-token-invalid', 'plane-token-missing', 'plane-redirect']);

function again(key: string): string {
  return `It is tried again by itself; mend what it names, or give the item up with \`agentd release ${key}\`.`;
}

function refusedProblem(key: string, refused: Refused, problem: Problem | undefined): Problem {
  const { run_id, kind, reason, of_result, terminal, dir } = refused;
  const answer = kind === 'comment' && of_result;
  const lost = kind === 'comment' ? `${answer ? 'The answer' : 'The note'} is not in Plane, and the item` : 'The item';
  const before = [
    problem?.remedy ?? '',
    answer ? `The answer lies in ${dir ?? 'the run directory'} on ${terminal}.` : '',
  ];
  const first = before.filter(Boolean).join(' ');
  return {
    code: reason,
    message: [
      `${key}: Plane refuses ${STEPS[kind]} of ${run_id} for good (${reason}).`,
      `${lost} stays where it is.`,
      problem?.message ?? '',
    ]
      .join(' ')
      .trim(),
    remedy: `${first === '' ? 'Comment' : `${first} Then comment`} on the item or move it yourself; or run \`agentd release ${key}\`.`,
    retry: false,
  };
}
