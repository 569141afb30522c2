/**
 * The whole round trip once, on a work item of its own: every step is a row, and whatever was made is taken away again,
 * also after a failure, a stop or a hanging agent. The state is neither read nor written, and no fence is touched, so ticks
 * and other smoke runs go on beside it.
 */
import { AgentdError, problemOf } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { Clock } from '../ports/host.ts';
import { Bench } from './bench.ts';
import type { SmokePorts } from './bench.ts';
import { IN_PLANE, ON_TERMINAL } from './clean-up.ts';
import type { SmokeReport, SmokeRow, StepName } from './report.ts';
import { STEP_NAMES } from './report.ts';
import type { SmokePlan } from './request.ts';
import { STEPS, Skipped } from './steps.ts';
import type { Step } from './steps.ts';
import { stopProblem } from './stop.ts';

/** How long a step that is under way may still take when the stop comes. */
const GRACE_MS = 2000;
/** Longest time for one step of the clean-up. */
const CLEAN_MS = 90_000;

/** Never rejects for an expected failure. */
export async function smoke(plan: SmokePlan, ports: SmokePorts): Promise<SmokeReport> {
  const bench = new Bench(plan, ports);
  const rows = new Map<StepName, SmokeRow>();
  const note = (row: SmokeRow): void => {
    const shown = redacted(row, ports);
    rows.set(row.step, shown);
    ports.tell?.(shown);
  };
  for (const step of STEPS) {
    const missing = step.needs.find((name) => rows.get(name)?.status !== 'passed');
    if (ports.stop.aborted) note(skipped(step, 'It was stopped before.'));
    else if (plan.dry_run && step.only_looks !== true) note(skipped(step, 'A dry run makes nothing.'));
    else if (missing !== undefined) note(skipped(step, `It needs ${missing}.`));
    else note(await tried(step, bench, (work) => untilStopped(work, ports.stop, ports.clock)));
  }
  const cleanUp = async (steps: readonly Step[]): Promise<void> => {
    for (const step of steps) note(await tried(step, bench, (work) => within(work, ports.clock)));
  };
  await Promise.all([cleanUp(ON_TERMINAL), cleanUp(IN_PLANE)]);
  const inOrder = STEP_NAMES.flatMap((name) => rows.get(name) ?? []);
  const { project, terminal, executor } = plan;
  return { ok: isOk(rows, plan.dry_run), project, terminal, executor, rows: inOrder };
}

/** A step of the clean-up that had nothing to do takes nothing away from a run in which all was tried. */
function isOk(rows: ReadonlyMap<StepName, SmokeRow>, dry_run: boolean): boolean {
  const meant = STEPS.filter(({ only_looks }) => !dry_run || only_looks === true);
  return (
    [...rows.values()].every(({ status }) => status !== 'failed') &&
    meant.every(({ name }) => rows.get(name)?.status === 'passed')
  );
}

async function tried(step: Step, bench: Bench, bound: (work: Promise<string>) => Promise<string>): Promise<SmokeRow> {
  const { clock } = bench.ports;
  const begun = clock.now();
  try {
    const detail = await bound(step.act(bench));
    return { step: step.name, status: 'passed', ms: clock.now() - begun, detail };
  } catch (error) {
    const ms = clock.now() - begun;
    if (error instanceof Skipped) return { ...skipped(step, error.message), ms };
    return { step: step.name, status: 'failed', ms, detail: '', problem: problemOf(error) };
  }
}

function skipped({ name }: Step, detail: string): SmokeRow {
  return { step: name, status: 'skipped', ms: 0, detail };
}

/** What the work comes to; after a stop it has a little time left and is then given up. */
function untilStopped(work: Promise<string>, stop: AbortSignal, clock: Clock): Promise<string> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      void clock.sleep(GRACE_MS).then(() => reject(new AgentdError(stopProblem(stop))));
    };
    const settle = (): void => stop.removeEventListener('abort', giveUp);
    work.then(resolve, reject).finally(settle);
    if (stop.aborted) giveUp();
    else stop.addEventListener('abort', giveUp, { once: true });
  });
}

async function within(work: Promise<string>, clock: Clock): Promise<string> {
  const done = new AbortController();
  const tooLong = clock.sleep(CLEAN_MS, done.signal).then(() => {
    throw new AgentdError(TOO_LONG);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    done.abort();
  }
}

const TOO_LONG: Problem = {
  code: 'smoke-clean-up-timeout',
  message: `This took longer than ${CLEAN_MS / 1000} s and was given up.`,
  remedy: 'See whether the terminal and Plane still answer, and look there for what is named here.',
  retry: true,
};

function redacted(row: SmokeRow, { redact }: SmokePorts): SmokeRow {
  const detail = redact(row.detail);
  if (row.problem === undefined) return { ...row, detail };
  const { message, remedy } = row.problem;
  return { ...row, detail, problem: { ...row.problem, message: redact(message), remedy: redact(remedy) } };
}
