/** Free places: over all, per project, per terminal, and one per repository unless items have their own worktrees. Pure. */
import { samePath } from '../../config/rules/rule.ts';
import type { Config } from '../../config/schema.ts';
import { refuse } from './eligible.ts';
import type { Refusal, Wish } from './eligible.ts';
import type { State } from '../state/state.ts';

export class Slots {
  readonly #config: Config;
  readonly #checkouts = new Map<string, Map<string, string>>();
  readonly #used = { all: 0, project: new Counts(), terminal: new Counts(), repo: new Counts() };
  /** Said of thousands of items at a time. */
  readonly #allTaken: Refusal;

  constructor(config: Config, state: State) {
    this.#config = config;
    const most = config.limits.runs;
    this.#allTaken = refuse('no-slot', `All places are taken: ${most} of ${most} runs.`);
    for (const run of Object.values(state.inflight)) this.#count(run.project, run.terminal, run.repo);
  }

  hasOpenRun(terminal: string): boolean {
    return this.#used.terminal.of(terminal) > 0;
  }

  full({ view, route }: Wish): Refusal | null {
    const { all, project, terminal, repo } = this.#used;
    if (all >= this.#config.limits.runs) return this.#allTaken;
    const { concurrency } = view.config;
    if (concurrency !== undefined && project.of(view.key) >= concurrency) {
      return refuse('no-slot', `Project ${view.key} is full: ${concurrency} of ${concurrency} runs.`);
    }
    const most = route.terminal_config.concurrency;
    if (terminal.of(route.terminal) >= most) {
      return refuse('no-slot', `Terminal ${route.terminal} is full: ${most} of ${most} runs.`);
    }
    const shared = route.terminal_config.isolation === 'none';
    if (shared && repo.of(this.#checkout(route.terminal, route.repo)) > 0) {
      return refuse('no-slot', `Repository ${route.repo} on ${route.terminal} is in use: 1 of 1 runs.`);
    }
    return null;
  }

  take({ view, route }: Wish): void {
    this.#count(view.key, route.terminal, route.repo);
  }

  #count(project: string, terminal: string, repo: string): void {
    this.#used.all += 1;
    this.#used.project.add(project);
    this.#used.terminal.add(terminal);
    this.#used.repo.add(this.#checkout(terminal, repo));
  }

  /** Spelt once for each repository: it is asked for every item. */
  #checkout(terminal: string, repo: string): string {
    const known = this.#checkouts.get(terminal) ?? new Map<string, string>();
    this.#checkouts.set(terminal, known);
    const checkout = known.get(repo) ?? checkoutOf(this.#config, terminal, repo);
    known.set(repo, checkout);
    return checkout;
  }
}

class Counts {
  readonly #counts = new Map<string, number>();

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string): void {
    this.#counts.set(name, this.of(name) + 1);
  }
}

/** Two terminals of one machine share its repositories, however each spells them. */
function checkoutOf(config: Config, terminal: string, repo: string): string {
  const entry = config.terminals[terminal];
  const machine =
    entry === undefined ? terminal : entry.transport === 'local' ? 'local' : (entry.host ?? entry.target ?? terminal);
  return `${machine}:${entry === undefined ? repo : samePath(repo, entry.os)}`;
}
