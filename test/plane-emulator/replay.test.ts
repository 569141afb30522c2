import { describe, expect, it } from 'vitest';
import { cassettes } from './contract.ts';
import { replay, type Outcome } from './replay.ts';

/** What has to be compared, at least. */
const REPLAYED_AT_LEAST = 1200;
/** Those where the socket could make a difference: sizes, redirects, odd paths and bodies. */
const OVER_A_SOCKET = ['01', '02', '08', '10', '16', '22'];

describe('the recorded exchanges with Plane v1.3.1', () => {
  const outcomes: Outcome[] = [];

  for (const cassette of cassettes()) {
    it(`replays cassette ${cassette.file} without a difference`, async () => {
      const own = await replay(cassette);
      outcomes.push(...own);
      const differences = own.flatMap(({ place, differences }) => differences.map((one) => `${place}: ${one}`));
      expect(differences).toEqual([]);
    });
  }

  for (const cassette of cassettes().filter(({ file }) => OVER_A_SOCKET.includes(file))) {
    it(`replays cassette ${cassette.file} over a socket without a difference`, async () => {
      expect((await replay(cassette, true)).flatMap((one) => one.differences)).toEqual([]);
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
