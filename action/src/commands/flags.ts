/** Values of command-line options. */
import { InvalidArgumentError } from 'commander';

/** For `.option(…, wholeNumber(0, 65535))`: anything else is a usage error. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

export const port = wholeNumber(0, 65_535);
