/** Requests a minute for each key, in a window that slides; those of service tokens have a limit of their own. */
export interface RateLimit {
  readonly per_minute: number;
  readonly service_per_minute: number;
}

/** Plane's defaults. */
export const DEFAULT_RATE_LIMIT: RateLimit = { per_minute: 60, service_per_minute: 300 };

export type Admission =
  | { readonly admitted: true; readonly remaining: number }
  /** Seconds until the oldest request leaves the window, rounded up. */
  | { readonly admitted: false; readonly retry_after_s: number };

const WINDOW_MS = 60_000;

/** Refused requests do not count. */
export class Limiter {
  readonly #seen = new Map<string, number[]>();

  admit(key: string, limit: number, now: number): Admission {
    const recent = (this.#seen.get(key) ?? []).filter((at) => at > now - WINDOW_MS);
    this.#seen.set(key, recent);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= limit) {
      return { admitted: false, retry_after_s: Math.ceil((oldest + WINDOW_MS - now) / 1000) };
    }
    recent.push(now);
    return { admitted: true, remaining: limit - recent.length };
  }
}
