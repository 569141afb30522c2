/** Random numbers from a seed: the same seed gives the same world. */

/** FNV-1a over numbers and texts, finished so that near inputs give far outputs; unsigned 32 bits. */
export function mix(...parts: readonly (number | string)[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    if (typeof part === 'number') hash = Math.imul(hash ^ part, 0x01000193) ^ (part >>> 16);
    else for (let at = 0; at < part.length; at++) hash = Math.imul(hash ^ part.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Mulberry32. */
export class Prng {
  #state: number;

  constructor(...seed: readonly (number | string)[]) {
    this.#state = mix(...seed);
  }

  /** Uniform in [0, 1). */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Uniform in 0 … n − 1. */
  below(n: number): number {
    return Math.floor(this.fraction() * n);
  }

  /** Uniform in from … to. */
  between(from: number, to: number): number {
    return from + Math.floor(this.fraction() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** @throws when `list` is empty */
  pick<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  }

  /** One of the keys, each as likely as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let at = this.fraction() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      if (at < weight) return key;
      at -= weight;
    }
    return entries[0]?.[0] ?? ('' as K);
  }

  hex(bytes: number): string {
    let text = '';
    while (text.length < bytes * 2)
      text += Math.floor(this.fraction() * 2 ** 32)
        .toString(16)
        .padStart(8, '0');
    return text.slice(0, bytes * 2);
  }
}
