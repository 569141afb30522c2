/**
 * A process that runs one tick. It goes on until it ends, waits, or is killed; the world decides at each call. Between
 * calls it runs undisturbed, as a process does that nobody else can look into.
 */
import type { Call, Caller, Trouble } from '../fakes/caller.ts';
import { Prng } from '../fakes/prng.ts';
import type { Timeline } from '../fakes/timeline.ts';
import type { Weather } from './weather.ts';

export interface ProcessOptions {
  readonly id: number;
  readonly seed: number;
  readonly timeline: Timeline;
  readonly weather: Weather;
  /** How far the clock of its machine is off. */
  readonly skew_ms: number;
  readonly tell: (line: () => string) => void;
}

interface Parked {
  readonly label: string;
  readonly resume: () => void;
}

/** No read lags further behind than this. */
export const MOST_LAG_MS = 45_000;
const PLANE_TIMEOUT_MS = 30_000;
/** Turns of the event loop in which a process that does not wait must get somewhere. */
const MOST_TURNS = 10_000;

export class TickProcess implements Caller {
  readonly id: number;
  readonly holder: string;
  readonly abort = new AbortController();
  readonly parked: Parked[] = [];
  dead = false;
  ended = false;
  readonly #options: ProcessOptions;
  readonly #prng: Prng;
  #calls = 0;
  #running = false;

  constructor(options: ProcessOptions) {
    this.id = options.id;
    this.holder = `process-${options.id}`;
    this.#options = options;
    this.#prng = new Prng(options.seed, 'process', options.id);
  }

  now(): number {
    return this.#options.timeline.now + this.#options.skew_ms;
  }

  get active(): boolean {
    return !this.dead && !this.ended;
  }

  /** Runs until it has ended, is dead, or all it does waits. */
  async run(begin: () => void): Promise<void> {
    this.#running = true;
    begin();
    for (let turns = 0; turns < MOST_TURNS; turns++) {
      await new Promise((resolve) => setImmediate(resolve));
      if (!this.active || this.parked.length > 0) break;
    }
    this.#running = false;
  }

  kill(): void {
    this.dead = true;
  }

  gone(): Promise<never> {
    return new Promise(() => undefined);
  }

  trouble(label: string, can: readonly Trouble[]): Trouble | null {
    const call = this.#calls++;
    const trouble = this.#options.weather.trouble(this.id, call, label, can);
    if (trouble !== null) this.#options.tell(() => `tick ${this.id} call ${call} ${label}: ${trouble}`);
    if (trouble === 'die-before' || trouble === 'die-after' || trouble === 'die-late') this.kill();
    return trouble;
  }

  call<T>(call: Call<T>): Promise<T> {
    if (this.dead) return this.gone();
    if (!this.#running) throw new Error(`tick ${this.id} called ${call.label} while it was not its turn`);
    const { timeline, weather, tell } = this.#options;
    const number = this.#calls++;
    timeline.pass(20 + this.#prng.below(300));
    const trouble = weather.trouble(this.id, number, call.label, call.can);
    if (trouble === null) {
      tell(() => `tick ${this.id} call ${number} ${call.label}`);
      return settled(() => call.act(0));
    }
    tell(() => `tick ${this.id} call ${number} ${call.label}: ${trouble}`);
    switch (trouble) {
      case 'park-before':
        return this.#park(call.label, call.in_flight_ms === undefined ? () => call.act(0) : this.#inFlight(call));
      case 'park-after': {
        const answer = settled(() => call.act(0));
        answer.catch(() => undefined);
        return this.#park(call.label, () => answer);
      }
      case 'die-before':
        this.kill();
        return this.gone();
      case 'die-after':
        settled(() => call.act(0)).catch(() => undefined);
        this.kill();
        return this.gone();
      case 'die-late':
        this.#later(call);
        this.kill();
        return this.gone();
      case 'fail':
        return Promise.reject(call.failure(true));
      case 'lose-answer':
        return settled(() => call.act(0)).then(() => {
          throw call.failure(false);
        });
      case 'late':
        this.#later(call);
        timeline.pass(PLANE_TIMEOUT_MS);
        return Promise.reject(call.failure(false));
      case 'stale': {
        const lag = this.#prng.between(1000, MOST_LAG_MS);
        return settled(() => call.act(lag));
      }
      case 'signal':
        this.abort.abort();
        return settled(() => call.act(0));
    }
  }

  /** Sent, and carried out some time later even if the process goes on only much later. */
  #inFlight<T>(call: Call<T>): () => Promise<T> {
    let answer: Promise<T> | null = null;
    const arrive = (): Promise<T> => {
      answer ??= settled(() => call.act(0));
      answer.catch(() => undefined);
      return answer;
    };
    this.#options.timeline.after(this.#prng.below(call.in_flight_ms ?? 0), () => void arrive());
    return arrive;
  }

  #later<T>(call: Call<T>): void {
    const delay = this.#prng.between(500, call.late_ms ?? PLANE_TIMEOUT_MS + 25_000);
    this.#options.timeline.after(delay, () => {
      this.#options.tell(() => `tick ${this.id} ${call.label} arrives`);
      settled(() => call.act(0)).catch(() => undefined);
    });
  }

  #park<T>(label: string, then: () => T | Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.parked.push({
        label,
        resume: () => {
          this.#options.tell(() => `tick ${this.id} goes on at ${label}`);
          settled(then).then(resolve, reject);
        },
      });
    });
  }
}

async function settled<T>(act: () => T | Promise<T>): Promise<T> {
  return act();
}
