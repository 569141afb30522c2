/** A clock that moves when told, and randomness that replays. */
import { createHash } from 'node:crypto';
import type { Clock, Random } from '../../action/src/ports/host.ts';

export class VirtualClock implements Clock {
  #now = Date.parse('2026-11-29T12:00:00Z');

  now(): number {
    return this.#now;
  }

  advance(ms: number): void {
    this.#now += ms;
  }

  sleep(ms: number): Promise<void> {
    this.advance(ms);
    return Promise.resolve();
  }
}

export function seededRandom(seed: string): Random {
  let drawn = 0;
  const hex = (bytes: number): string => {
    let text = '';
    while (text.length < bytes * 2)
      text += createHash('sha256')
        .update(`${seed}/${String((drawn += 1))}`)
        .digest('hex');
    return text.slice(0, bytes * 2);
  };
  return { hex, fraction: () => Number.parseInt(hex(6), 16) / 2 ** 48 };
}
