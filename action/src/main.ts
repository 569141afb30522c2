/**
 * Entry of the GitHub Action: the runner as a port, over `@actions/core`, which is loaded only when the first request is
 * under way; what is said until then is kept in order. `@actions/github` reads the environment when it is imported, prints
 * where it finds no event, and brings all of undici: only the mode that is about an event pays for it.
 */
import process from 'node:process';
import type * as ActionsCore from '@actions/core';
import { Console } from './action/console.ts';
import { askEarly } from './action/early.ts';
import type { Runner } from './action/runner.ts';
import { problemOf } from './errors.ts';
import { actionHost } from './wiring/host.ts';

type Core = typeof ActionsCore;

let core: Core | null = null;
const kept: ((core: Core) => void)[] = [];

function say(what: (core: Core) => void): void {
  if (core === null) kept.push(what);
  else what(core);
}

const runner: Runner = {
  mask: (value) => say(({ setSecret }) => setSecret(value)),
  line: (text) => say(({ info }) => info(text)),
  debug: (text) => say(({ debug }) => debug(text)),
  annotate: (level, title, text, place) => {
    const where = {
      title,
      ...(place === undefined ? {} : { file: place.file }),
      ...(place?.line == null ? {} : { startLine: place.line }),
      ...(place?.column == null ? {} : { startColumn: place.column }),
    };
    say((core) => core[level](text, where));
  },
  openGroup: (title) => say(({ startGroup }) => startGroup(title)),
  closeGroup: () => say(({ endGroup }) => endGroup()),
  output: (name, value) => say(({ setOutput }) => setOutput(name, value)),
  page: async (markdown) => {
    const { summary } = await ready();
    try {
      await summary.emptyBuffer().addRaw(markdown).write({ overwrite: true });
    } catch (error) {
      console.log.debug(`The job summary cannot be written: ${problemOf(error).message}`);
    }
  },
  fail: () => {
    process.exitCode = 1;
  },
  payload: async () => {
    try {
      const { context } = await import('@actions/github');
      return context.payload;
    } catch {
      return null;
    }
  },
  ready: async () => void (await ready()),
};

async function ready(): Promise<Core> {
  core ??= await import('@actions/core');
  for (const what of kept.splice(0)) what(core);
  return core;
}

const console = new Console(runner);

for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.once(event, (error: unknown) => void crash(error));
}

/** What Node would print itself, nothing would redact or escape. */
async function crash(error: unknown): Promise<void> {
  console.problem('error', problemOf(error));
  if (error instanceof Error) console.log.debug(error.stack ?? '');
  await ready();
  process.exit(1);
}

const host = actionHost(console);
console.learn([{ name: 'github-token', value: host.env['GITHUB_TOKEN'] ?? '' }]);
const early = await askEarly(host);
const { runAction } = await import('./action/run.ts');
await runAction(host, console, runner, early);
await ready();
