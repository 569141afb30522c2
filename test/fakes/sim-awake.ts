/** Time as one machine counts it: it stands still while the machine sleeps, and what is due then happens when it wakes. */
import type { Millis } from '../../action/src/model/basics.ts';
import type { Timeline } from './timeline.ts';

export class AwakeClock {
  readonly #timeline: Timeline;
  #slept = 0;
  #sleep: { readonly from: Millis; readonly until: Millis } | null = null;

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
  }

  /** Milliseconds of the world's time less those that were slept. */
  get now(): Millis {
    const { now } = this.#timeline;
    if (this.#sleep !== null && now < this.#sleep.until) return this.#sleep.from - this.#slept;
    if (this.#sleep !== null) this.#slept += this.#sleep.until - this.#sleep.from;
    this.#sleep = null;
    return now - this.#slept;
  }

  get asleep(): boolean {
    return this.#sleep !== null && this.#timeline.now < this.#sleep.until;
  }

  sleep(ms: number): void {
    if (this.asleep) return;
    const from = this.#timeline.now;
    this.#slept = from - this.now;
    this.#sleep = { from, until: from + ms };
  }

  /** `act` happens once the machine has been awake for `ms`. */
  after(ms: number, act: () => void): void {
    const due = this.now + ms;
    const look = (): void => {
      const left = due - this.now;
      if (left <= 0 && !this.asleep) act();
      else this.#timeline.after(left + this.#rest, look);
    };
    this.#timeline.after(ms + this.#rest, look);
  }

  /** Until it wakes. */
  get #rest(): number {
    return this.asleep && this.#sleep !== null ? this.#sleep.until - this.#timeline.now : 0;
  }
}
