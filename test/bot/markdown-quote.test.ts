import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownToHtml } from '../../bot/html.ts';
import { block, code, literal } from '../../bot/markdown-quote.ts';
import { read } from './page.ts';

const text = fc.string({ unit: fc.constantFrom(...'ab `*_~[]()<>|&\\!#-+.1:/@"\'é😀'), maxLength: 30 });
const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim();

describe('text put into Markdown', () => {
  it('shows as it is, as words', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(oneLine(read(markdownToHtml(`x ${literal(value)} y`)).text)).toBe(oneLine(`x ${value} y`));
      }),
    );
  });

  it('shows as it is, as inline code', () => {
    fc.assert(
      fc.property(text, (value) => {
        const page = read(markdownToHtml(`x ${code(value)} y`));
        expect(page.elements.map(({ tag }) => tag)).toEqual(['p', 'code']);
        expect(oneLine(page.text)).toBe(oneLine(`x ${oneLine(value) === '' ? ' ' : oneLine(value)} y`));
      }),
    );
  });

  it('shows as it is, as a block', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (lines) => {
        const value = lines.join('\n').replace(/\n+$/, '');
        fc.pre(/\S/.test(value));
        expect(read(markdownToHtml(`${block(value)}\n\nafter`)).pre).toEqual([value]);
      }),
    );
  });

  it('keeps web addresses whole', () => {
    expect(markdownToHtml(literal('see https://a.example/b_c_d?e=_f_&g=*h now'))).toContain(
      '<a href="https://a.example/b_c_d?e=_f_&amp;g=*h" target="_blank">',
    );
  });
});
