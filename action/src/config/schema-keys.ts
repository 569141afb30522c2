/** Which keys the schema knows, and where. */
import { z } from 'zod';
import type { Path } from './problem.ts';
import { unwrapped } from './typed.ts';

export interface KeyIndex {
  /** Keys of the object at a path; empty where there is no object. */
  keysAt(path: Path): readonly string[];
  /** Where a key is at home, such as `terminals.<name>`. */
  homesOf(key: string): readonly string[];
}

export function keyIndex(schema: z.core.$ZodType): KeyIndex {
  let homes: ReadonlyMap<string, readonly string[]> | null = null;
  return {
    keysAt: (path) => keysOf(path.reduce<z.core.$ZodType | null>(childOf, schema)),
    homesOf: (key) => (homes ??= homesIn(schema)).get(key) ?? [],
  };
}

function keysOf(schema: z.core.$ZodType | null): readonly string[] {
  const inner = schema === null ? null : unwrapped(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

function childOf(schema: z.core.$ZodType | null, part: string | number): z.core.$ZodType | null {
  const inner = schema === null ? null : unwrapped(schema);
  if (inner instanceof z.ZodArray) return inner.element;
  if (inner instanceof z.ZodRecord) return inner.valueType;
  if (!(inner instanceof z.ZodObject)) return null;
  const shape: Readonly<Record<string, z.core.$ZodType>> = inner.shape;
  return Object.hasOwn(shape, part) ? (shape[part] ?? null) : null;
}

function homesIn(schema: z.core.$ZodType): Map<string, string[]> {
  const homes = new Map<string, string[]>();
  const visit = (at: z.core.$ZodType, place: string): void => {
    const inner = unwrapped(at);
    if (inner instanceof z.ZodArray) visit(inner.element, `${place}[]`);
    if (inner instanceof z.ZodRecord) visit(inner.valueType, `${place}.<name>`);
    if (!(inner instanceof z.ZodObject)) return;
    const shape: Readonly<Record<string, z.core.$ZodType>> = inner.shape;
    for (const [key, child] of Object.entries(shape)) {
      homes.set(key, [...(homes.get(key) ?? []), place === '' ? 'the top of the file' : place]);
      visit(child, place === '' ? key : `${place}.${key}`);
    }
  };
  visit(schema, '');
  return homes;
}
