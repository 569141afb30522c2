/**
 * The Action from its inputs to its verdict. What a mode needs is loaded when it is known to be needed: the first request
 * goes out before most of the program is there.
 */
import process from 'node:process';
import { ConfigError, problemOf } from '../errors.ts';
import { githubHost, openStore } from '../wiring/github-host.ts';
import type { Host } from '../wiring/host.ts';
import { VERSION } from '../version.ts';
import { secretsOf } from '../config/named-secrets.ts';
import type { Console } from './console.ts';
import type { Early } from './early.ts';
import { readCircumstances } from './event.ts';
import { isForeignEvent } from './foreign-events.ts';
import { grouped } from './grouped.ts';
import { isSamePlace } from './guess-state.ts';
import { inputVariable } from './input-variable.ts';
import { readInputs } from './inputs.ts';
import type { Job } from './job.ts';
import type { JobVerdict } from './job-verdict.ts';
import type { Runner } from './runner.ts';
import { PlacedConfigError, placed } from './placed.ts';
import { isFileFault } from '../wiring/load-config.ts';
import { readSettings } from './settings.ts';
import type { Settings } from './settings.ts';

/** Never rejects. @param early the state, asked for already. */
export async function runAction(host: Host, console: Console, runner: Runner, early: Early | null): Promise<void> {
  const begun = host.clock.now();
  const mode = (host.env[inputVariable('mode')] ?? '').trim().slice(0, 40) || 'tick';
  try {
    console.write(`agentd ${VERSION}, mode ${mode}`);
    const { inputs, warnings } = readInputs(host.env);
    for (const warning of warnings) console.annotate('warning', warning, 'inputs', warning);
    const circumstances = await readCircumstances(host.env);
    const job: Job = { host, console, runner, inputs, circumstances, begun };
    const verdict = await runMode(job, early);
    if (verdict.sentence !== null) {
      const level = verdict.red ? 'error' : 'notice';
      // A fault is annotated once; what was annotated already is only summed up.
      if (console.hasTold(level)) console.write(verdict.sentence);
      else console.annotate(level, 'verdict', 'agentd', verdict.sentence);
    }
    if (verdict.red) runner.fail();
  } catch (error) {
    const problem = problemOf(error);
    if (!(error instanceof PlacedConfigError)) console.problem('error', problem);
    if (error instanceof Error) console.log.debug(error.stack ?? '');
    runner.fail();
    const { renderFailure } = await import('./summary.ts');
    await runner.page(console.redact(renderFailure(mode, [console.scrub(problem)])));
  }
}

async function runMode(job: Job, early: Early | null): Promise<JobVerdict> {
  const { mode } = job.inputs;
  switch (mode) {
    case 'tick':
    case 'plan': {
      refuseForeignEvents(job);
      const settings = await tickSettingsOf(job);
      const { state } = settings.config;
      const known = early !== null && isSamePlace(early.place, state) ? early : null;
      const github = known?.github ?? githubHost(job.host);
      const store = known?.store ?? openStore(state, settings.folder, job.host, github);
      await job.runner.ready();
      const { runTicks } = await import('./ticks.ts');
      const kept = state.store === 'artifact' ? grouped(store, job.runner) : store;
      return runTicks(job, settings, kept, github);
    }
    case 'check-config': {
      const { runCheck } = await import('./check-config.ts');
      return runCheck(job);
    }
    case 'status': {
      refuseForeignEvents(job);
      const settings = await settingsOf(job);
      const { runStatusMode } = await import('./status.ts');
      return runStatusMode(job, settings);
    }
    case 'explain': {
      refuseForeignEvents(job);
      const settings = await settingsOf(job);
      const { runExplainMode } = await import('./explain.ts');
      return runExplainMode(job, settings);
    }
    case 'release': {
      refuseForeignEvents(job);
      const settings = await settingsOf(job);
      const { runReleaseMode } = await import('./release.ts');
      return runReleaseMode(job, settings);
    }
    case 'reap': {
      refuseForeignEvents(job);
      const settings = await settingsOf(job);
      const { runReapMode } = await import('./reap.ts');
      return runReapMode(job, settings);
    }
    case 'pr-status': {
      const settings = await settingsOf(job);
      const { runPullStatus } = await import('./pr-status.ts');
      return runPullStatus(job, settings, githubHost(job.host));
    }
    case 'smoke': {
      refuseForeignEvents(job);
      const settings = await settingsOf(job);
      const { runSmokeMode } = await import('./smoke.ts');
      return runSmokeMode(job, settings);
    }
    case 'doctor': {
      refuseForeignEvents(job);
      const settings = await settingsOf(job);
      const { runDoctorMode } = await import('./doctor.ts');
      return runDoctorMode(job, settings, githubHost(job.host));
    }
  }
}

/** Where the file has a fault: what a tick can go by all the same. */
async function tickSettingsOf(job: Job): Promise<Settings> {
  const { host, inputs } = job;
  try {
    return await settingsOf(job);
  } catch (error) {
    if (!isFileFault(error)) throw error;
    const { standInSettings } = await import('./stand-in.ts');
    try {
      return known(job, await standInSettings(host, inputs, error.problem));
    } catch (none) {
      // The faults themselves have been annotated.
      if (error instanceof PlacedConfigError && none instanceof ConfigError) {
        throw new PlacedConfigError(none.problem, { cause: none });
      }
      throw none;
    }
  }
}

async function settingsOf(job: Job): Promise<Settings> {
  const { host, inputs } = job;
  return known(job, await placed(job, () => readSettings(host, inputs)));
}

/** Its secrets are hidden from here on. */
function known(job: Job, settings: Settings): Settings {
  const { host, console } = job;
  const { config } = settings;
  console.learn(secretsOf(config).map(({ key }) => ({ name: key, value: host.env[key] ?? '' })));
  console.group('Surroundings', [
    `node ${process.version} on ${process.platform}`,
    `configuration ${settings.path}: projects ${Object.keys(config.projects).join(', ')}`,
    `state ${config.state.store} ${config.state.path}`,
    `event ${job.circumstances.event}`,
  ]);
  return settings;
}

function refuseForeignEvents({ circumstances, inputs }: Job): void {
  if (!isForeignEvent(circumstances.event)) return;
  throw new ConfigError({
    code: 'event-not-trusted',
    message: `Mode ${inputs.mode} does not run for the event ${circumstances.event}: what is checked out there may be anybody’s.`,
    remedy:
      'Start it by schedule, workflow_dispatch or repository_dispatch; for pull requests there is mode pr-status.',
    retry: false,
  });
}
