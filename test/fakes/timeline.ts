/** The one true time of a simulated world, and what will happen when it passes. */
import type { Millis } from '../../action/src/model/basics.ts';

interface Due {
  readonly at: Millis;
  readonly order: number;
  readonly act: () => void;
}

export class Timeline {
  #now: Millis;
  #order = 0;
  readonly #due: Due[] = [];

  constructor(start: Millis) {
    this.#now = start;
  }

  get now(): Millis {
    return this.#now;
  }

  /** `act` happens once `ms` have passed. */
  after(ms: number, act: () => void): void {
    const due = { at: this.#now + Math.max(0, ms), order: this.#order++, act };
    let place = this.#due.length;
    while (place > 0 && isLater(this.#due[place - 1], due)) place--;
    this.#due.splice(place, 0, due);
  }

  /** Time passes; whatever falls due happens in order. */
  pass(ms: number): void {
    const until = this.#now + ms;
    for (let next = this.#due[0]; next !== undefined && next.at <= until; next = this.#due[0]) {
      this.#due.shift();
      this.#now = Math.max(this.#now, next.at);
      next.act();
    }
    this.#now = until;
  }
}

function isLater(one: Due | undefined, other: Due): boolean {
  return one !== undefined && (one.at > other.at || (one.at === other.at && one.order > other.order));
}
