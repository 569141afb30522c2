/** How Python shows and cuts values: Plane's messages quote them, and its names are trimmed that way. */
import type { Json } from '../../model/basics.ts';

const SPACE = '[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';
const OUTER_SPACE = new RegExp(`^${SPACE}+|${SPACE}+$`, 'g');

/** `str.strip()`: other characters than `trim()` cuts, so a byte order mark stays. */
export const stripped = (text: string): string => text.replace(OUTER_SPACE, '');

/** `len()` */
export const codePoints = (text: string): number => Array.from(text).length;

/** `type(value).__name__` */
export function typeName(value: Json): string {
  if (value === null) return 'NoneType';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  if (typeof value === 'string') return 'str';
  return isList(value) ? 'list' : 'dict';
}

/** `str(value)` */
export const strOf = (value: Json): string => (typeof value === 'string' ? value : reprOf(value));

/** `repr(value)` */
export function reprOf(value: Json): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return quoted(value);
  if (isList(value)) return `[${value.map(reprOf).join(', ')}]`;
  const pairs = Object.entries(value).map(([key, inner]) => `${quoted(key)}: ${reprOf(inner)}`);
  return `{${pairs.join(', ')}}`;
}

/** `bool(value)` */
export function truthy(value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value);
  return isList(value) ? value.length > 0 : Object.keys(value).length > 0;
}

/** `int(text)`, or null where Python raises. */
export function intOf(text: string): number | null {
  const plain = stripped(text);
  return /^[+-]?\d+(?:_\d+)*$/.test(plain) ? Number(plain.replaceAll('_', '')) : null;
}

export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

export const isDict = (value: unknown): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inner = text
    .replaceAll('\\', '\\\\')
    .replaceAll(mark, `\\${mark}`)
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t');
  return mark + inner + mark;
}
