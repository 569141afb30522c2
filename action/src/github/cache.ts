/**
 * Answers by their ETag: a GET that is answered 304 does not count against the hourly allowance. Lives as long as the
 * process, so it serves several ticks in one job.
 */
import type { Incoming } from '../http/exchange.ts';

const ENTRIES_MAX = 50;
const BYTES_MAX = 4 * 1024 * 1024;

interface Kept {
  readonly etag: string;
  readonly answer: Incoming;
}

export class AnswerCache {
  readonly #kept = new Map<string, Kept>();

  find(url: string, accept: string): Kept | null {
    return this.#kept.get(`${accept} ${url}`) ?? null;
  }

  keep(url: string, accept: string, answer: Incoming): void {
    const key = `${accept} ${url}`;
    this.#kept.delete(key);
    const etag = answer.headers['etag'];
    if (answer.status !== 200 || etag === undefined || answer.bytes.length > BYTES_MAX) return;
    this.#kept.set(key, { etag, answer });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > ENTRIES_MAX && oldest !== undefined) this.#kept.delete(oldest);
  }
}
