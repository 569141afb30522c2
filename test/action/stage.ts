/** A world, and a runner that runs the built action in it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { World } from '../e2e/world.ts';
import { FakeRunner } from '../fakes/runner.ts';
import type { BegunStep, StepOptions, StepResult } from '../fakes/runner.ts';

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

  /** A step of a scheduled run, unless something else is said. */
  step(options: StepOptions = {}): Promise<StepResult> {
    return this.begin(options).ended;
  }

  begin({ inputs = {}, env = {}, ...rest }: StepOptions = {}): BegunStep {
    return this.runner.begin({
      event: SCHEDULE,
      token: TOKEN,
      ...rest,
      inputs: { config: 'agentd.json', ...inputs },
      env: { ...this.world.env, ...env },
    });
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

/** For `preload`: a clock that is ahead. */
export function clockAhead(minutes: number): string {
  const code = `const now = Date.now; Date.now = () => now() + ${minutes * 60_000};`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
