/**
 * Characters that nobody sees (Unicode's `Default_Ignorable_Code_Point`, formats, controls, non-characters, half surrogate
 * pairs), and the few of them whose effect people do see. Layer 0: who reads text and who writes it mean the same.
 */

/** Takes no room. Tab and line feed do. */
const NONE = String.raw`[^\P{Cc}\t\n]|[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]`;

/** Scripts whose letters join or stack, which a joiner or a non-joiner between them changes. */
const JOINING =
  'Arab Syrc Mand Nkoo Adlm Rohg Mong Phag Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt Bali Java Newa Mtei'
    .split(' ')
    .map((script) => String.raw`\p{Script_Extensions=${script}}`)
    .join('');
const LETTER = String.raw`(?!\p{Default_Ignorable_Code_Point})(?=[\p{L}\p{M}])[${JOINING}]`;
const MONGOLIAN = String.raw`(?=\p{L})\p{Script=Mongolian}`;
const PICTURE = String.raw`\p{Extended_Pictographic}`;

const RIGHT_TO_LEFT = 'Hebr Arab Syrc Thaa Nkoo Samr Mand Adlm Rohg'
  .split(' ')
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/** Each is tied to what it belongs to, so that no run of them is ever kept: a run can spell a message. */
const KEPT = [
  // The flags of England, Scotland and Wales, the only ones that are spelt with tags.
  String.raw`\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`,
  // A picture in colour or as text; keycaps; families and other joined pictures.
  String.raw`[\ufe0e\ufe0f](?<=${PICTURE}.)`,
  String.raw`\ufe0f(?<=[0-9#*].)(?=\u20e3)`,
  String.raw`\u200d(?<=${PICTURE}[\ufe0e\ufe0f\p{Emoji_Modifier}]?.)(?=${PICTURE})`,
  // At the end of a word a joiner still shapes the letter before it; a non-joiner does nothing there.
  String.raw`\u200c(?<=${LETTER}.)(?=${LETTER})`,
  String.raw`\u200d(?<=${LETTER}.)`,
  String.raw`[\u180b-\u180f](?<=${MONGOLIAN}.)`,
  // Signs that stand under or over the digits after them.
  String.raw`[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]`,
];
/** Beside right-to-left letters a mark of direction moves the punctuation next to it. */
const MARK = String.raw`(?<!${NONE})[\u061c\u200e\u200f]`;

/** A run of characters that nobody sees, as a pattern's source for the `u` flag. */
export const UNSEEN = `(?:${NONE})+`;

/** A text that holds nothing that nobody sees; most texts of most ticks are such. */
export const ASCII = /^[\t\n -~]*$/;

interface Patterns {
  readonly none: RegExp;
  readonly unseen: RegExp;
  readonly unseenInMixed: RegExp;
  readonly rightToLeft: RegExp;
}

let made: Patterns | null = null;

/** Made at first use: the tables behind them cost a tick that needs none a part of its start. */
function patterns(): Patterns {
  made ??= {
    none: new RegExp(UNSEEN, 'gu'),
    unseen: new RegExp(`(${KEPT.join('|')})|${NONE}`, 'gu'),
    unseenInMixed: new RegExp(`(${[...KEPT, MARK].join('|')})|${NONE}`, 'gu'),
    rightToLeft: new RegExp(`[${RIGHT_TO_LEFT}](?<=\\p{L})`, 'u'),
  };
  return made;
}

/** For comparing: `text` without any of them, whatever their effect. */
export function bare(text: string): string {
  return ASCII.test(text) ? text : text.replace(patterns().none, '');
}

/**
 * For showing and for handing on: `text` without them, but for those whose effect is seen. Selectors of ideographs go, as
 * each could hide a byte and the character reads the same without; so do line-break hints and isolates of direction.
 * Applied to its own output it changes nothing.
 * @param instead what stands in the place of each.
 */
export function shown(text: string, instead = ''): string {
  if (ASCII.test(text)) return text;
  const { unseen, unseenInMixed, rightToLeft } = patterns();
  return text
    .split('\n')
    .map((line) =>
      ASCII.test(line)
        ? line
        : line.replace(rightToLeft.test(line) ? unseenInMixed : unseen, (_, kept?: string) => kept ?? instead),
    )
    .join('\n');
}
