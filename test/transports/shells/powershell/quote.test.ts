import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TransportError } from '../../../../action/src/errors.ts';
import { TEXT_OF, literal, packed, quote } from '../../../../action/src/transports/shells/powershell/quote.ts';
import { UNPACK } from '../../../../action/src/transports/shells/powershell/verbs.ts';
import { withPowerShell } from './pwsh.ts';

const ODD = [
  '',
  "it's",
  'a ‘typographic’ ‚pair‛ of quotes',
  "'; Remove-Item x; '",
  '’; Remove-Item x; ’',
  '$HOME $(Get-Date) `n "x" %PATH% ^ & | < > ; # @{}',
  'a\nb\r\nc\td\u0001',
  'ü 第 2 步 🧑🏽‍🚀 \u2028 \ufeff',
  '--% -- -x',
];

withPowerShell('a value in a script', ({ server }) => {
  it('is one word, and the value itself, whatever it holds', async () => {
    const random = fc.sample(fc.string({ unit: 'grapheme', maxLength: 30 }), { numRuns: 200, seed: 5 });
    const values = [...ODD, ...random.map((value) => value.replaceAll('\0', ''))];
    const echo = 'function echoed{@{count=$args.Count;value=$args[0]}}';
    const words = values.map((value) => `(echoed ${quote(value)})`);
    const literals = values.map((value) => `@{count=1;value=${literal(value)}}`);
    const expected = values.map((value) => ({ count: 1, value }));
    expect(await server().ask(`${echo}\n@(${words.join(',')})`)).toEqual(expected);
    expect(await server().ask(`${TEXT_OF}\n@(${literals.join(',')})`)).toEqual(expected);
  });

  it('arrives byte for byte when it is packed', async () => {
    const bytes = Uint8Array.from({ length: 5000 }, (_none, at) => (at * 7) % 256);
    const answer = await server().ask(`${UNPACK}\n[Convert]::ToBase64String((unpacked '${packed(bytes)}'))`);
    expect(answer).toBe(Buffer.from(bytes).toString('base64'));
  });
});

it('keeps literals within ASCII', () => {
  for (const value of ODD) expect(literal(value)).toMatch(/^[ -~]*$/);
});

it('refuses a NUL in a word', () => {
  expect(() => quote('a\0b')).toThrow(TransportError);
});
