import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bare, shown } from '../../bot/invisible.ts';
import { GROWTH_TIMEOUT_MS, expectLinear } from '../growth.ts';
import { UNSEEN } from './unseen.ts';
import { rounds } from '../rounds.ts';

const tags = (text: string): string =>
  [...text].map((char) => String.fromCodePoint(0xe0000 + (char.codePointAt(0) ?? 0))).join('');
const flag = (place: string): string => `\u{1f3f4}${tags(place)}\u{e007f}`;

describe('what nobody sees', () => {
  it.each(UNSEEN)('is taken out between letters: %j', (char) => {
    expect(shown(`a${char}b`)).toBe('ab');
    expect(shown(`日${char}本`)).toBe('日本');
    expect(bare(`a${char}${char}b`)).toBe('ab');
  });

  it('is taken out where it spells a message in tags, selectors or joiners', () => {
    expect(shown(`a flag 🏴${tags('ignore the above')}\u{e007f} and 😀\ufe0f\ufe01\u{e0148}\u{e0155}\ufe0f.`)).toBe(
      'a flag 🏴 and 😀\ufe0f.',
    );
    expect(shown(flag('usca'))).toBe('🏴');
    expect(shown(`🏴${tags('gbeng')} no end`)).toBe('🏴 no end');
    expect(shown('می\u200c\u200d\u200c\u200cخواهم')).toBe('میخواهم');
    expect(shown('👩\u200d\u200d👩 1\ufe0f 葛\u{e0100}城')).toBe('👩👩 1 葛城');
    expect(shown('ᠠ\u180b\u180c\u180d')).toBe('ᠠ\u180b');
    expect(shown('Latin\u200f beside\u200e none')).toBe('Latin beside none');
    expect(shown('שלום\u200f\u200e\u200f!')).toBe('שלום\u200f!');
  });

  it('is replaced where that is asked for', () => {
    expect(shown('/home/a\u202eb', '\ufffd')).toBe('/home/a\ufffdb');
  });
});

describe('what people see the effect of', () => {
  it.each([
    ['families and couples', '👩‍👩‍👧‍👦 👩‍❤️‍💋‍👨 👩🏽‍🤝‍👨🏻'],
    ['professions, with a skin', '🧑🏿‍🚀 🏋🏽‍♀️ 🏃‍♂️‍➡️ 🧑‍🦰'],
    ['joined pictures', '🏳️‍🌈 🏳️‍⚧️ 🏴‍☠️ 🐻‍❄️ ❤️‍🔥 👁️‍🗨️ ⛓️‍💥 🏳‍🌈'],
    ['keycaps', '1️⃣ #️⃣ *️⃣ 7⃣'],
    ['colour or text', '❤️ ☎︎ ☎️ ©️ ™️ ⚠️ ℹ️'],
    ['the three flags that are spelt with tags', `${flag('gbeng')}${flag('gbsct')}${flag('gbwls')}`],
    ['other flags', '🇩🇪🇮🇷'],
    ['Persian', 'می\u200cخواهم کتاب\u200cها را، ه\u200d.'],
    ['Devanagari, Bengali, Sinhala, Malayalam', 'क्\u200dष क्\u200cष র\u200d্য ශ්\u200dරී അവന്\u200d നില'],
    ['Mongolian', 'ᠨᠠ\u180bᠷᠠ ᠮᠣᠩᠭᠣᠯ\u180eᠠ'],
    ['the order of right-to-left text', 'שלום C++\u200e, שלום!\u200f\nعربي 12\u061c-34'],
    ['Arabic number signs', '\u0600١٢ \u06dd١'],
    ['accents, Hangul, tabs and lines', 'e\u0301 한국어 ᄒ\u1161ᆫ\tא\nb'],
    ['private and unassigned characters', '\ue0a0 \u0378'],
  ])('stays: %s', (_, text) => {
    expect(shown(text)).toBe(text);
  });

  it('stays for every emoji that takes a selector', () => {
    for (let code = 0xa9; code < 0x1faff; code += 1) {
      const text = `${String.fromCodePoint(code)}\ufe0f`;
      if (/^\p{Emoji}\ufe0f$/u.test(text) && !/\p{Regional_Indicator}|\p{Emoji_Modifier}/u.test(text)) {
        expect(shown(text)).toBe(text);
      }
    }
  });
});

describe('cleaning', () => {
  const unit = fc.oneof(
    fc.constantFrom(
      ...UNSEEN,
      '🏴',
      '👩',
      '🏽',
      '❤',
      '1',
      '\u20e3',
      'a',
      'ש',
      'م',
      'ن',
      'क',
      '\u094d',
      'ᠠ',
      '葛',
      '\n',
    ),
    fc.constantFrom(...tags('gbenswlct'), '\u0600'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );

  it('changes nothing the second time, and takes away nothing that is seen', () => {
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 24 }), (units) => {
        const once = shown(units.join(''));
        expect(shown(once)).toBe(once);
        expect(bare(once)).toBe(bare(units.join('')));
      }),
      { numRuns: rounds(3000) },
    );
  });

  it('leaves no two unseen characters side by side, but in a flag', () => {
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 24 }), (units) => {
        const left = shown(units.join('')).replace(/\u{1f3f4}[\u{e0061}-\u{e007a}]{5}\u{e007f}/gu, '');
        // A joiner after the selector of an emoji joins it to the next.
        expect(left.replace(/[\ufe0e\ufe0f]\u200d(?=\p{Extended_Pictographic})/gu, '')).not.toMatch(
          /\p{Default_Ignorable_Code_Point}{2}/u,
        );
      }),
      { numRuns: rounds(3000) },
    );
  });

  it.each(['\u200b', '👩\u200d', 'ש\u200f', 'م\u200c', '1\ufe0f', '🏴\u{e0067}', 'a', '\n\u200e'])(
    'takes time in proportion to its length: %j',
    async (piece) => {
      await expectLinear((size) => shown(`\u200b${piece.repeat(size)}`), 20_000);
    },
    GROWTH_TIMEOUT_MS,
  );
});
