/** A world, and a runner that runs the action in it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Clock } from '../../action/src/ports/host.ts';
import { systemClock } from '../../action/src/wiring/host.ts';
import { World } from '../e2e/world.ts';
import { FakeRunner } from '../fakes/runner.ts';
import type { BegunStep, HereOptions, StepOptions, StepResult } from '../fakes/runner.ts';

const SCHEDULE = { name: 'schedule', payload: { schedule: '3-59/5 * * * *' } };
const TOKEN = 'ghs_token_of_the_job';

export class Stage {
  readonly world: World;
  readonly runner: FakeRunner;

  private constructor(world: World) {
    this.world = world;
    this.runner = new FakeRunner(join(world.folder, 'runner'), world.folder);
  }

  /** Without pull requests: there is no GitHub. */
  static async make(): Promise<Stage> {
    const world = await World.make();
    world.configure((config) => {
      config.pull_requests = { status: false };
    });
    return new Stage(world);
  }

  /** A step of a scheduled run, unless something else is said, by the built action as a process. */
  step(options: StepOptions = {}): Promise<StepResult> {
    return this.begin(options).ended;
  }

  /** The same in this process; see `FakeRunner.here`. */
  here(options: HereOptions = {}): Promise<StepResult> {
    return this.runner.here(this.#given(options));
  }

  begin(options: StepOptions = {}): BegunStep {
    return this.runner.begin(this.#given(options));
  }

  #given<T extends HereOptions>(options: T) {
    return {
      event: SCHEDULE,
      token: TOKEN,
      ...options,
      inputs: { config: 'agentd.json', ...options.inputs },
      env: { ...this.world.env, ...options.env },
    };
  }

  /** Nothing secret is in what was printed, shown, put out or kept. */
  nothingTold(...results: readonly StepResult[]): void {
    const secrets = [...Object.values(this.world.env), TOKEN];
    const { statePath } = this.world;
    const texts = results.flatMap(({ printed, page, outputs }) => [printed, page, JSON.stringify(outputs)]);
    if (existsSync(statePath)) texts.push(readFileSync(statePath, 'utf8'));
    for (const text of texts) {
      for (const secret of secrets) {
        expect(text).not.toContain(secret);
        expect(text).not.toContain(Buffer.from(secret).toString('base64'));
      }
    }
  }

  close(): Promise<void> {
    return this.world.close();
  }
}

/** A clock that is ahead, for a step in this process. */
export function aheadBy(minutes: number): Clock {
  return { ...systemClock, now: () => systemClock.now() + minutes * 60_000 };
}

/** For `preload`: the same in a process. */
export function clockAhead(minutes: number): string {
  const code = `const now = Date.now; Date.now = () => now() + ${minutes * 60_000};`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
