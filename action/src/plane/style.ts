/** What a `style` attribute says of whether its text can be seen. Pure; lengths in CSS pixels, of a usual page. */
import { colourOf, isClear } from './colour.ts';

export interface Declaration {
  readonly name: string;
  readonly value: string;
}

/** All of them, also those that a later one overrides: which one wins is not worth a mistake. */
export function declarationsOf(style: string): readonly Declaration[] {
  return style
    .replace(/\/\*[^]*?(?:\*\/|$)/g, ' ')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16) & 0xffff))
    .replaceAll('\\', '')
    .toLowerCase()
    .split(';')
    .flatMap((part) => {
      const colon = part.indexOf(':');
      const value = part.slice(colon + 1).replace(/!\s*important/, '');
      return colon < 0 ? [] : [{ name: part.slice(0, colon).trim(), value: value.replace(/\s+/g, ' ').trim() }];
    });
}

/** How deep variables are followed that name others. */
const VARIABLES = 5;

/** `value` with what its variables stand for; one that nobody sets has its fallback. */
export function resolved(value: string, valueOf: (variable: string) => string | undefined): string {
  let text = value;
  for (let depth = 0; depth < VARIABLES && text.includes('var('); depth++) {
    text = text.replace(
      /var\(\s*(--[^\s,()]+)\s*(?:,([^()]*))?\)/g,
      (_, variable: string, fallback?: string) => valueOf(variable) ?? fallback?.trim() ?? '',
    );
    if (text.length > value.length + VALUE_MAX) return '';
  }
  return text;
}

/** Of what a value may grow to: variables that repeat others would double it each time. */
const VALUE_MAX = 1000;

/** Smaller letters, and boxes that clip, show nothing that could be read. */
const TINY_PX = 2;
/** An element that is moved by this much is not on the page. */
const FAR_PX = 500;
const FAINT = 0.1;

/** Whether one of them alone, or a small box that clips, keeps the text from being seen. `isCell`: of a table, which grows. */
export function hidesText(declarations: readonly Declaration[], isCell: boolean): boolean {
  const clips = declarations.some(({ name, value }) => name.startsWith('overflow') && !value.includes('visible'));
  return declarations.some(({ name, value }) => {
    if (/^(?:max-)?(?:width|height|inline-size|block-size)$/.test(name)) {
      return !isCell && lengthsIn(value, 8).some((px) => (clips ? px <= TINY_PX : px === 0));
    }
    return hides(name, value);
  });
}

function hides(name: string, value: string): boolean {
  switch (name) {
    case 'display':
      return value === 'none';
    case 'visibility':
    case 'content-visibility':
      return value === 'hidden' || value === 'collapse';
    case 'opacity':
      return lengthsIn(value, 0.01).some((share) => share < FAINT);
    case 'font-size':
      return lengthsIn(value, 0.16).some((px) => px <= TINY_PX);
    case 'font':
      // A weight and a height of lines have no unit.
      return lengthsIn(value.replace(/(?<![\w.])(?!0(?![\d.]))[\d.]+(?![\w.%])/g, ''), 0.16).some(
        (px) => px <= TINY_PX,
      );
    case 'zoom':
    case 'scale':
      return lengthsIn(value, 0.01).some((factor) => factor < FAINT);
    case 'transform':
      return (
        argumentsOf('scale', value).some((factor) => factor < FAINT) ||
        (/translate|matrix/.test(value) && isFar(value)) ||
        turnsAway(value)
      );
    case 'rotate':
      return /^[xy]\b|^[-+.\d]+ /.test(value) && turnsAway(`rotatex(${value})`);
    case 'font-size-adjust':
      return lengthsIn(value, 0.01).some((share) => share < FAINT);
    case 'contain':
      return /\b(?:strict|size)\b/.test(value);
    case 'mask':
    case 'mask-image':
    case '-webkit-mask':
    case '-webkit-mask-image':
      return !/^(?:none|inherit|initial|unset|revert)?$/.test(value);
    case 'clip':
    case 'clip-path':
      return !/^(?:none|auto|inherit|initial|unset|revert)?$/.test(value);
    case 'filter':
      return argumentsOf('opacity', value).some((share) => share < FAINT);
    case '-webkit-text-fill-color':
      return isClear(colourOf(value));
    default:
      return /^(?:left|right|top|bottom|inset.*|margin.*|text-indent|translate)$/.test(name) && isFar(value);
  }
}

const DEGREES: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
const STEEP = 75;

/** Seen nearly from its edge, or from behind. */
function turnsAway(value: string): boolean {
  const turns = value.matchAll(/(?:rotate[xy3]|skew)[^)]*/g);
  return Array.from(turns, ([turn]) => turn).some((turn) =>
    Array.from(turn.matchAll(/(\d+\.?\d*|\.\d+)(deg|grad|rad|turn)/g)).some(
      ([, number = '0', unit = '']) => Number(number) * (DEGREES[unit] ?? 1) >= STEEP,
    ),
  );
}

/** Of a function whose name begins so. */
function argumentsOf(name: string, value: string): number[] {
  const calls = value.matchAll(new RegExp(`${name}[a-z0-9]*\\(([^()]*)\\)`, 'g'));
  return Array.from(calls, ([, given = '']) => lengthsIn(given, 0.01)).flat();
}

function isFar(value: string): boolean {
  return lengthsIn(value, 8).some((px) => Math.abs(px) >= FAR_PX);
}

const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  ex: 8,
  ch: 8,
  in: 96,
  cm: 38,
  mm: 3.8,
};
const WINDOW = /^(?:[sld]?v(?:w|h|i|b|min|max))$/;

/** All lengths in a value; other units than those of paper and screen are letters' heights. `percent`: what 1 % is. */
function lengthsIn(value: string, percent: number): number[] {
  const found = value.matchAll(/(?<![\w.#-])([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)/g);
  return Array.from(found, ([, number = '0', unit = '']) => {
    const one = unit === '%' ? percent : WINDOW.test(unit) ? 8 : (UNITS[unit] ?? 16);
    return Number(number) * one;
  });
}
