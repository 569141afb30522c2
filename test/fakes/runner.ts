/**
 * What GitHub's runner does with one step of a JavaScript action: inputs with the defaults of `action.yml` as variables, files
 * for outputs, summary and state, the event; it reads commands from every line that is printed, and hides what was masked.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { Console } from '../../action/src/action/console.ts';
import { askEarly } from '../../action/src/action/early.ts';
import { runAction } from '../../action/src/action/run.ts';
import type { Clock } from '../../action/src/ports/host.ts';
import { systemClock } from '../../action/src/wiring/host.ts';
import type { Host } from '../../action/src/wiring/host.ts';
import { hostHere } from '../e2e/in-process.ts';
import { start } from '../e2e/process.ts';
import { PrintingRunner } from './printing-runner.ts';
import { commandIn } from './runner-commands.ts';

const root = resolve(import.meta.dirname, '../..');

interface Given {
  /** The `with:` block. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** The `env:` block, and variables of the runner to be changed. */
  readonly env?: Readonly<Record<string, string>>;
  readonly event?: { readonly name: string; readonly payload?: unknown };
  readonly token?: string;
}

export interface StepOptions extends Given {
  /** Program that runs the action; default: this one. */
  readonly node?: string;
  /** For `node --import`. */
  readonly preload?: string;
}

export interface HereOptions extends Given {
  readonly clock?: Clock;
}

export interface Annotation {
  readonly level: string;
  readonly title: string;
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
}

export interface StepResult {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** What a person reads: masked, without commands. */
  readonly log: readonly string[];
  readonly debug: readonly string[];
  readonly annotations: readonly Annotation[];
  readonly outputs: Readonly<Record<string, string>>;
  /** The job summary of this step. */
  readonly page: string;
  readonly masks: readonly string[];
  /** All that was printed but commands that mask, as it was printed. */
  readonly printed: string;
  /** Commands that no well-behaved action of today gives. */
  readonly foreign: readonly string[];
}

export interface BegunStep {
  readonly pid: number;
  readonly ended: Promise<StepResult>;
  stdout(): string;
}

interface Metadata {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly runs: { readonly main: string };
}

export class FakeRunner {
  /** Counts up with each step: one workflow run each. */
  number = 0;
  readonly #folder: string;
  readonly #workspace: string;
  readonly #metadata = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as Metadata;

  /** @param workspace what is checked out. */
  constructor(folder: string, workspace: string) {
    this.#folder = folder;
    this.#workspace = workspace;
    mkdirSync(folder, { recursive: true });
  }

  async step(options: StepOptions = {}): Promise<StepResult> {
    return this.begin(options).ended;
  }

  begin({ node, preload, ...given }: StepOptions = {}): BegunStep {
    const { env, files } = this.#surroundings(given);
    const command = [node ?? process.execPath, ...(preload === undefined ? [] : ['--import', preload])];
    const started = start([...command, join(root, this.#metadata.runs.main)], { cwd: this.#workspace, env });
    const ended = started.ended.then(({ code, signal, stdout, stderr }) => ({
      code,
      signal,
      ...read(`${stdout}${stderr}`),
      outputs: outputsIn(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
      page: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
    }));
    return { pid: started.pid, ended, stdout: started.stdout };
  }

  /**
   * A step in this process, from the sources: what `main.ts` does, without the bundle, `@actions/core` and signals. For what an earlier
   * step leaves behind, and for what one decides and says.
   */
  async here({ clock = systemClock, ...given }: HereOptions = {}): Promise<StepResult> {
    const { env } = this.#surroundings(given);
    const runner = new PrintingRunner(given.event?.payload ?? {});
    const console = new Console(runner);
    const token = env['INPUT_GITHUB-TOKEN'] ?? '';
    const here = hostHere({ env: { ...env, GITHUB_TOKEN: token }, cwd: this.#workspace });
    const host: Host = {
      ...here,
      clock,
      log: console.log,
      holder: `${here.holder}:${env['GITHUB_REPOSITORY']}/actions/runs/${env['GITHUB_RUN_ID']}`,
      write: (text) => console.write(text),
      writeError: (text) => console.write(text),
    };
    console.learn([{ name: 'github-token', value: token }]);
    await runAction(host, console, runner, await askEarly(host));
    const { outputs, markdown: page, failed } = runner;
    return { code: failed ? 1 : 0, signal: null, ...read(runner.text), outputs, page };
  }

  #surroundings({ inputs = {}, env = {}, event, token = 'ghs_token_of_the_job' }: Given) {
    this.number += 1;
    const files = this.#files(this.number, event?.payload ?? {});
    const own = {
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: this.#workspace,
      GITHUB_REPOSITORY: 'ada/app',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_API_URL: 'http://127.0.0.1:9',
      GITHUB_EVENT_NAME: event?.name ?? 'schedule',
      GITHUB_RUN_ID: String(7_000_000 + this.number),
      GITHUB_RUN_NUMBER: String(this.number),
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_WORKFLOW_REF: 'ada/app/.github/workflows/tick.yml@refs/heads/main',
      RUNNER_ENVIRONMENT: 'self-hosted',
      ...files,
    };
    const all: Readonly<Record<string, string>> = { ...own, ...this.#inputs(inputs, token), ...env };
    return { env: all, files };
  }

  #files(number: number, payload: unknown) {
    const place = (name: string): string => join(this.#folder, `${name}-${number}`);
    writeFileSync(place('event'), JSON.stringify(payload));
    const files = {
      GITHUB_OUTPUT: place('output'),
      GITHUB_STEP_SUMMARY: place('summary'),
      GITHUB_STATE: place('state'),
      GITHUB_ENV: place('env'),
      GITHUB_PATH: place('path'),
    };
    for (const path of Object.values(files)) writeFileSync(path, '');
    return { ...files, GITHUB_EVENT_PATH: place('event') };
  }

  #inputs(given: Readonly<Record<string, string>>, token: string): Record<string, string> {
    const defaults = Object.entries(this.#metadata.inputs).map(([name, { default: value = '' }]): [string, string] => [
      name,
      value.replace('${{ github.token }}', token),
    ]);
    const all = Object.entries({ ...Object.fromEntries(defaults), ...given });
    return Object.fromEntries(all.map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]));
  }
}

const LEVELS = new Set(['error', 'warning', 'notice']);

/** Line by line, as the runner does: a mask counts for what comes after it. */
function read(text: string): Omit<StepResult, 'code' | 'signal' | 'outputs' | 'page'> {
  const log: string[] = [];
  const debug: string[] = [];
  const printed: string[] = [];
  const annotations: Annotation[] = [];
  const masks: string[] = [];
  const foreign: string[] = [];
  const hidden = (line: string): string => masks.reduce((shown, mask) => shown.replaceAll(mask, '***'), line);
  for (const line of text.split(/\r\n|\r|\n/)) {
    const command = commandIn(line);
    if (command?.name === 'add-mask') {
      masks.push(
        ...command.data
          .split(/\r\n|\r|\n/)
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      );
      continue;
    }
    printed.push(line);
    if (command === null) log.push(hidden(line));
    else if (command.name === 'debug') debug.push(hidden(command.data));
    else if (LEVELS.has(command.name)) {
      const { title = '', file = null, line: at } = command.properties;
      const place = { file, line: at === undefined ? null : Number(at) };
      annotations.push({ level: command.name, title, message: hidden(command.data), ...place });
    } else if (command.name !== 'group' && command.name !== 'endgroup') foreign.push(line);
  }
  return { log, debug, annotations, masks, printed: printed.join('\n'), foreign };
}

/** `name<<mark`, lines, `mark`. */
function outputsIn(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const [, name, mark] = /^(.+?)<<(.+)$/.exec(lines[at] ?? '') ?? [];
    if (name === undefined || mark === undefined) continue;
    const end = lines.indexOf(mark, at);
    found[name] = lines.slice(at + 1, end).join('\n');
    at = end;
  }
  return found;
}
