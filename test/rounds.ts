/**
 * How many random inputs a property is tried with: all of them in the whole suite, fewer in `npm run test:fast`, which
 * runs after every change and need not find what one input in a thousand shows.
 */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** What part of the inputs is tried, up to 1; of `vitest.config.ts`. */
    readonly rounds: number;
  }
}

/** As many finds what every fourth input shows in all but one run of a thousand. */
const LEAST = 25;

/** Inputs to try of `whole`, which is what the property was found to need. */
export function rounds(whole: number, part: number = inject('rounds')): number {
  return Math.min(whole, Math.max(LEAST, Math.ceil(whole * part)));
}
