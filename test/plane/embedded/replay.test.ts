import { describe, expect, it } from 'vitest';
import { cassettes } from './contract.ts';
import { replay, type Outcome } from './replay.ts';

/** What has to be compared, at least. */
const REPLAYED_AT_LEAST = 1200;

describe('the recorded exchanges with Plane v1.3.1', () => {
  const outcomes: Outcome[] = [];

  for (const cassette of cassettes()) {
    it(`replays cassette ${cassette.file} without a difference`, () => {
      const own = replay(cassette);
      outcomes.push(...own);
      const differences = own.flatMap(({ place, differences }) => differences.map((one) => `${place}: ${one}`));
      expect(differences).toEqual([]);
    });
  }

  it('leaves out only what is not served', () => {
    const left = outcomes.filter((one) => one.left_out !== null);
    const compared = outcomes.filter((one) => one.left_out === null);
    const different = outcomes.filter((one) => one.differences.length > 0);
    const reasons = new Set(left.map((one) => one.left_out ?? ''));
    const lines = [
      `replayed ${String(compared.length)}, different ${String(different.length)}, left out ${String(left.length)}`,
      ...[...reasons].flatMap((reason) => {
        const places = left.filter((one) => one.left_out === reason).map((one) => `    ${one.place}`);
        return [`  ${String(places.length)}: ${reason}`, ...places];
      }),
    ];
    console.log(lines.join('\n'));
    expect(different).toEqual([]);
    expect(compared.length).toBeGreaterThanOrEqual(REPLAYED_AT_LEAST);
  });
});
