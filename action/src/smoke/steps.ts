/** The steps of a smoke run that try something, as data: what each needs, and what it does. */
import { AgentdError, HostKeyError, TransportError } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { Inspection } from '../model/inspection.ts';
import { INJECTED_FAULT } from '../executors/mock/injected-fault.ts';
import { clockOf, inspectionOf } from '../executors/terminal/read-answer.ts';
import type { Bench } from './bench.ts';
import { hostKeyWay } from '../doctor/host-key-way.ts';
import { makeItem, postComment, readBack } from './plane-steps.ts';
import type { StepName } from './report.ts';
import { checkIdentity, checkStates, readProject } from './project-steps.ts';
import { lookAtCalls } from './script-step.ts';
import { stopProblem } from './stop.ts';
import { runVerdict } from './verdict.ts';

export interface Step {
  readonly name: StepName;
  /** Steps without which it cannot be tried. */
  readonly needs: readonly StepName[];
  /** It makes nothing, so that a dry run does it, too. */
  readonly only_looks?: true;
  /** @returns one sentence about what was found. @throws {AgentdError} it failed. @throws {Skipped} */
  act(bench: Bench): Promise<string>;
}

/** The step says nothing either way. */
export class Skipped extends Error {}

/** First look after a start, then the longest pause between two looks. */
const FIRST_LOOK_MS = 300;
const LOOK_MS = 2000;

export const STEPS: readonly Step[] = [
  { name: 'config', needs: [], only_looks: true, act: sayPlan },
  { name: 'reader-token', needs: ['config'], only_looks: true, act: readProject },
  { name: 'identity', needs: ['reader-token'], only_looks: true, act: checkIdentity },
  { name: 'states', needs: ['reader-token'], only_looks: true, act: checkStates },
  { name: 'reach', needs: ['config'], only_looks: true, act: reach },
  { name: 'host-key', needs: ['config'], only_looks: true, act: nameHostKey },
  { name: 'script', needs: ['reach'], only_looks: true, act: lookAtCalls },
  { name: 'run-directory', needs: ['reach'], act: makeDirectory },
  { name: 'start', needs: ['run-directory'], act: startRun },
  { name: 'poll', needs: ['start'], act: pollRun },
  { name: 'collect', needs: ['poll'], act: runVerdict },
  { name: 'work-item', needs: ['identity', 'states'], act: makeItem },
  { name: 'comment', needs: ['work-item'], act: postComment },
  { name: 'read-back', needs: ['comment'], act: readBack },
];

function sayPlan({ plan }: Bench): Promise<string> {
  const { project, terminal, executor, project_config, tiny } = plan;
  const { by_assignee, by_label } = project_config.routing;
  const routed =
    Object.values(by_assignee).includes(terminal) || Object.values(by_label).some((it) => it.terminal === terminal);
  const note = routed ? '' : ` No route of project ${project} leads to this terminal yet.`;
  return Promise.resolve(`${project} on ${terminal} by ${executor}: ${tiny.what}.${note}`);
}

async function reach(bench: Bench): Promise<string> {
  const { clock } = bench.ports;
  try {
    const facts = await bench.visit({ op: 'facts' });
    const { offset_ms, utc_offset_min } = clockOf(facts, clock.now());
    bench.reached = true;
    bench.utc_offset_min = utc_offset_min;
    const off = Math.round(offset_ms / 1000);
    const time =
      Math.abs(off) < 2 ? 'its clock is right' : `its clock is ${Math.abs(off)} s ${off > 0 ? 'ahead' : 'behind'}`;
    return `By ${bench.ports.transport().route}; ${time}.`;
  } catch (error) {
    if (error instanceof HostKeyError) bench.host_key_error = error;
    throw error;
  }
}

function nameHostKey(bench: Bench): Promise<string> {
  const { plan, ports, reached, host_key_error } = bench;
  if (host_key_error !== null) return Promise.reject(host_key_error);
  if (!reached) return Promise.reject(new Skipped('The terminal was not reached.'));
  const { route } = ports.transport();
  const { terminal: name, terminal_config: terminal } = plan;
  const learned = ports.learnedHostKeys(route);
  return Promise.resolve(hostKeyWay({ name, terminal, warpgate: plan.config.warpgate, route, learned }));
}

async function makeDirectory(bench: Bench): Promise<string> {
  bench.directory_tried = true;
  await bench.visit({ op: 'mkdir', path: bench.out, clean: false });
  return `${bench.dir}.`;
}

async function startRun(bench: Bench): Promise<string> {
  const { plan, line } = bench;
  const { script } = plan.tiny;
  // In the folder that a sandbox opens.
  const path = script === null ? null : bench.ports.transport().join(bench.out, script.name);
  const operation = line.start({ ...plan.run, script: path }, []);
  if (line.injected_fault === 'fail_start') throw new TransportError(INJECTED_FAULT);
  if (script !== null && path !== null) await bench.visit({ op: 'write', path, text: script.text });
  bench.run = { state: 'sent' };
  const result = await bench.visit(operation);
  if (line.injected_fault === 'fail_answer') throw new TransportError(INJECTED_FAULT);
  if (result.op !== 'start' || 'refused' in result || result.status !== 'started') throw new AgentdError(NO_START);
  bench.identity = result.identity;
  bench.run = { state: 'made', it: bench.handle };
  return `In ${plan.run.repo}.`;
}

const NO_START: Problem = {
  code: 'smoke-not-started',
  message: 'The terminal did not start the run.',
  remedy: 'Look at the run root of the terminal.',
  retry: true,
};

/** A look that fails is no end: the run may go on behind a line that is down for a moment. */
async function pollRun(bench: Bench): Promise<string> {
  const { clock, stop } = bench.ports;
  const begun = clock.now();
  const end = begun + bench.plan.timeout_s * 1000;
  let last: Inspection | null = null;
  for (let wait = FIRST_LOOK_MS; ; wait = Math.min(wait * 1.5, LOOK_MS)) {
    await clock.sleep(Math.min(wait, Math.max(end - clock.now(), 0)), stop);
    if (stop.aborted) throw new AgentdError(stopProblem(stop));
    last = await look(bench);
    if (last.state === 'finished' || last.state === 'gone') {
      bench.seen = last;
      return `It ended after ${Math.round((clock.now() - begun) / 1000)} s.`;
    }
    if (clock.now() >= end) throw new AgentdError(notEnded(bench, last));
  }
}

async function look(bench: Bench): Promise<Inspection> {
  const { line, ports, handle } = bench;
  const context = { asked_thread: null, totals_before: null };
  try {
    const [facts, raw] = await ports.transport().batch([{ op: 'facts' }, line.inspect(handle, bench.identity)], null);
    return inspectionOf(raw, line, handle, context, clockOf(facts, ports.clock.now()));
  } catch (error) {
    if (!(error instanceof AgentdError)) throw error;
    return { state: 'unknown', problem: error.problem };
  }
}

function notEnded({ plan, dir }: Bench, last: Inspection | null): Problem {
  const seen =
    last === null ? 'not looked at' : last.state === 'unknown' ? `unknown (${last.problem.message})` : last.state;
  return {
    code: 'smoke-timeout',
    message: `The run had not ended within ${plan.timeout_s} s; it was ${seen} when last seen in ${dir}.`,
    remedy: `Run the executor’s command by hand on ${plan.terminal}: a login, a question or a download may hold it, or it needs more time than that.`,
    retry: true,
  };
}
