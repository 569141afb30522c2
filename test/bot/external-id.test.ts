import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { externalId } from '../../bot/external-id.ts';
import { digestOf } from '../../bot/digest.ts';

const item = '3f0c3e0a-5b7e-4d0e-9a52-0c1b2a3d4e5f';

describe('the external id of a comment', () => {
  it('names lineage, item, run and kind', () => {
    expect(externalId('0a1b2c3d', item, 'ENG-12-3', 'result')).toBe(`0a1b2c3d:${item}:ENG-12-3:result`);
  });

  it('has at most 255 visible ASCII characters, and differs when a part does', () => {
    const part = fc.string({ unit: fc.constantFrom(...'ab:~%é -'), maxLength: 300 });
    fc.assert(
      fc.property(fc.tuple(part, part, part, part), fc.tuple(part, part, part, part), (a, b) => {
        const [one, two] = [externalId(...a), externalId(...b)];
        expect(one).toMatch(/^[!-~]{3,255}$/);
        expect(one === two).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
    );
  });
});

describe('the digest', () => {
  it('is the SHA-256 of the UTF-8 bytes', () => {
    expect(digestOf('é')).toBe('4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c');
  });
});
