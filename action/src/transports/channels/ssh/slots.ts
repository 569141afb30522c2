/** How many sessions may be open on one connection at once. */
export class Slots {
  #limit: number;
  #taken = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  get taken(): number {
    return this.#taken;
  }

  /** Resolves when there is room, first come, first served; to be followed by one `release`. */
  take(): Promise<void> {
    if (this.#taken < this.#limit) {
      this.#taken += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  release(): void {
    this.#taken -= 1;
    while (this.#taken < this.#limit) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#taken += 1;
      next();
    }
  }

  /** The server allows fewer than was thought; never below one. */
  shrinkTo(limit: number): void {
    this.#limit = Math.max(1, Math.min(this.#limit, limit));
  }
}
