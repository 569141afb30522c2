/** Colours of CSS, as far as it takes to tell whether a text can be told from what is behind it. Pure. */

/** Red, green, blue from 0 to 255, and how much covers from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, cover: number];

const NAMED: Readonly<Record<string, string>> = {
  white: '#fff',
  black: '#000',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  red: '#f00',
  maroon: '#800000',
  yellow: '#ff0',
  olive: '#808000',
  lime: '#0f0',
  green: '#008000',
  aqua: '#0ff',
  cyan: '#0ff',
  teal: '#008080',
  blue: '#00f',
  navy: '#000080',
  fuchsia: '#f0f',
  magenta: '#f0f',
  purple: '#800080',
  transparent: '#0000',
};

/** The first colour in a value; null: none, or one in words that are not known. */
export function colourOf(value: string): Colour | null {
  for (const [word] of value
    .toLowerCase()
    .matchAll(/#[0-9a-f]{3,8}(?![\w])|(?:rgb|hsl)a?\([^()]*\)|[a-z]+(?![\w(])/g)) {
    const written = NAMED[word] ?? word;
    const colour = written.startsWith('#') ? fromHex(written.slice(1)) : fromFunction(written);
    if (colour !== null) return colour;
  }
  return null;
}

function fromHex(digits: string): Colour | null {
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  if (long.length !== 6 && long.length !== 8) return null;
  const [red = 0, green = 0, blue = 0, cover = 255] = (long.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return [red, green, blue, cover / 255];
}

function fromFunction(written: string): Colour | null {
  const parts = [...written.matchAll(/([\d.]+)(%?)/g)].map(([, number, percent]) => [Number(number), percent] as const);
  const [first, second, third, last] = parts;
  if (first === undefined || second === undefined || third === undefined) return null;
  const cover = last === undefined ? 1 : last[0] / (last[1] === '%' ? 100 : 1);
  if (written.startsWith('hsl')) return [...fromHue(first[0], second[0] / 100, third[0] / 100), cover];
  const channel = ([number, percent]: readonly [number, string | undefined]): number =>
    percent === '%' ? number * 2.55 : number;
  return [channel(first), channel(second), channel(third), cover];
}

function fromHue(hue: number, saturation: number, lightness: number): [number, number, number] {
  const channel = (offset: number): number => {
    const step = (offset + hue / 30) % 12;
    return (
      255 *
      (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(step - 3, 9 - step, 1)))
    );
  };
  return [channel(0), channel(8), channel(4)];
}

/** Nothing of it is seen. */
export function isClear(colour: Colour | null): boolean {
  return colour !== null && colour[3] < 0.1;
}

/** Nobody can tell one from the other. */
export function looksLike(a: Colour, b: Colour): boolean {
  return [0, 1, 2].every((channel) => Math.abs((a[channel] ?? 0) - (b[channel] ?? 0)) <= 24);
}
