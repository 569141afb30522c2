/**
 * Fields of a request body, checked as Django REST framework checks them: all fields are looked at, and the answer
 * names every one that is wrong. A field is a function from the sent value to the kept one that throws {@link Invalid}.
 */
import type { Json } from '../../model/basics.ts';
import { badRequest } from './errors.ts';
import { codePoints, isDict, isList, stripped, strOf, typeName } from '../python/values.ts';
import type { Micros, Uuid } from '../tables/records.ts';
import { readDate, readTime } from '../tables/times.ts';

/** What is said about one field: a list of sentences, or for lists an object by index. */
export class Invalid extends Error {
  override readonly name = 'Invalid';
  readonly says: Json;

  constructor(...says: readonly (string | { readonly [key: string]: Json })[]) {
    super('invalid field');
    const [only] = says;
    this.says = says.length === 1 && typeof only === 'object' ? only : says;
  }
}

export interface Field<T> {
  readonly required: boolean;
  readonly read: (value: Json) => T;
}

/** The fields that were sent and are known. */
export type Values<F> = { [K in keyof F]?: F[K] extends Field<infer T> ? T : never };

/** @throws {Refusal} 400 with what is wrong. `partial`: nothing is required (PATCH). */
export function readFields<F extends Record<string, Field<unknown>>>(
  data: Json,
  fields: F,
  partial: boolean,
): Values<F> {
  if (data === null) throw badRequest({ non_field_errors: ['No data provided'] });
  if (!isDict(data)) {
    throw badRequest({ non_field_errors: [`Invalid data. Expected a dictionary, but got ${typeName(data)}.`] });
  }
  const values: Record<string, unknown> = {};
  const wrong: Record<string, Json> = {};
  for (const [name, field] of Object.entries(fields)) {
    const sent = data[name];
    if (sent === undefined) {
      if (field.required && !partial) wrong[name] = ['This field is required.'];
      continue;
    }
    try {
      values[name] = field.read(sent);
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      wrong[name] = error.says;
    }
  }
  if (Object.keys(wrong).length > 0) throw badRequest(wrong);
  return values as Values<F>;
}

export const required = <T>(read: (value: Json) => T): Field<T> => ({ required: true, read });
export const optional = <T>(read: (value: Json) => T): Field<T> => ({ required: false, read });

export const orNull =
  <T>(read: (value: Json) => T) =>
  (value: Json): T | null =>
    value === null ? null : read(value);

/** A text, outer spaces cut; numbers become text. `max` counts code points. */
export const text =
  (options: { readonly max?: number; readonly blank?: boolean } = {}) =>
  (value: Json): string => {
    if (value === null) throw new Invalid('This field may not be null.');
    if (stripped(strOf(value)) === '') {
      if (options.blank !== true) throw new Invalid('This field may not be blank.');
      return '';
    }
    if (typeof value !== 'string' && typeof value !== 'number') throw new Invalid('Not a valid string.');
    const kept = stripped(strOf(value));
    const says: string[] = [];
    if (options.max !== undefined && codePoints(kept) > options.max) {
      says.push(`Ensure this field has no more than ${String(options.max)} characters.`);
    }
    if (kept.includes('\0')) says.push('Null characters are not allowed.');
    const lone = /\p{Cs}/u.exec(kept)?.[0];
    if (lone !== undefined) {
      says.push(`Surrogate characters are not allowed: U+${lone.charCodeAt(0).toString(16).toUpperCase()}.`);
    }
    if (says.length > 0) throw new Invalid(...says);
    return kept;
  };

export const choice =
  <T extends string | number>(choices: readonly T[]) =>
  (value: Json): T => {
    if (value === null) throw new Invalid('This field may not be null.');
    const found = choices.find((one) => String(one) === strOf(value));
    if (found === undefined) throw new Invalid(`"${strOf(value)}" is not a valid choice.`);
    return found;
  };

export const integer =
  (min: number, max: number) =>
  (value: Json): number => {
    if (value === null) throw new Invalid('This field may not be null.');
    const number = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN;
    if (!Number.isInteger(number) || value === '') throw new Invalid('A valid integer is required.');
    if (number > max) throw new Invalid(`Ensure this value is less than or equal to ${String(max)}.`);
    if (number < min) throw new Invalid(`Ensure this value is greater than or equal to ${String(min)}.`);
    return number;
  };

export const float = (value: Json): number => {
  if (value === null) throw new Invalid('This field may not be null.');
  const number = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN;
  if (Number.isNaN(number) || value === '') throw new Invalid('A valid number is required.');
  return number;
};

const TRUE = ['t', 'y', 'yes', 'true', 'on', '1'];
const FALSE = ['f', 'n', 'no', 'false', 'off', '0'];

export const boolean = (value: Json): boolean => {
  if (value === null) throw new Invalid('This field may not be null.');
  const word = isDict(value) || isList(value) ? '' : String(value).toLowerCase();
  if (TRUE.includes(word)) return true;
  if (FALSE.includes(word)) return false;
  throw new Invalid('Must be a valid boolean.');
};

export const date = (value: Json): string => {
  const read = typeof value === 'string' ? readDate(value) : null;
  if (read === null) throw new Invalid('Date has wrong format. Use one of these formats instead: YYYY-MM-DD.');
  return read;
};

export const time =
  (zone: string) =>
  (value: Json): Micros => {
    const read = typeof value === 'string' && value.length > 10 ? readTime(value, zone) : null;
    if (read === null) {
      throw new Invalid(
        'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].',
      );
    }
    return read;
  };

/** The id of a row for which `exists` is true. An empty text counts as null. */
export const reference =
  (exists: (id: Uuid) => boolean) =>
  (value: Json): Uuid => {
    if (value === null || value === '') throw new Invalid('This field may not be null.');
    if (typeof value === 'boolean') throw new Invalid('Incorrect type. Expected pk value, received bool.');
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      const id = readUuid(value);
      if (id === null) throw new Invalid(`“${strOf(value)}” is not a valid UUID.`);
      if (exists(id)) return id;
    }
    throw new Invalid(`Invalid pk "${strOf(value)}" - object does not exist.`);
  };

export const referenceOrNull =
  (exists: (id: Uuid) => boolean) =>
  (value: Json): Uuid | null =>
    value === null || value === '' ? null : reference(exists)(value);

export const listOf =
  <T>(read: (value: Json) => T, min = 0) =>
  (value: Json): readonly T[] => {
    if (value === null) throw new Invalid('This field may not be null.');
    if (!isList(value)) throw new Invalid(`Expected a list of items but got type "${typeName(value)}".`);
    if (value.length < min) throw new Invalid(`Ensure this field has at least ${String(min)} elements.`);
    const wrong: Record<string, Json> = {};
    const values = value.flatMap((one, i) => {
      try {
        return [read(one)];
      } catch (error) {
        if (!(error instanceof Invalid)) throw error;
        wrong[String(i)] = error.says;
        return [];
      }
    });
    if (Object.keys(wrong).length > 0) throw new Invalid(wrong);
    return values;
  };

/** Python's `uuid.UUID(text)`: braces, dashes, case and `urn:uuid:` do not matter. */
export function readUuid(value: Json): Uuid | null {
  if (typeof value !== 'string') return null;
  const hex = value
    .replace('urn:', '')
    .replace('uuid:', '')
    .replace(/^[{}]+|[{}]+$/g, '')
    .replaceAll('-', '')
    .toLowerCase();
  if (!/^[0-9a-f]{32}$/.test(hex)) return null;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
