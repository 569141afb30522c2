/** Reading fields of JSON that others wrote: a field that is missing or of another type is null. Pure. */

export type JsonObject = { readonly [key: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textOf(from: JsonObject | null, key: string): string | null {
  const value = from?.[key];
  return typeof value === 'string' ? value : null;
}

export function numberOf(from: JsonObject | null, key: string): number | null {
  const value = from?.[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function objectOf(from: JsonObject | null, key: string): JsonObject | null {
  const value = from?.[key];
  return isObject(value) ? value : null;
}

export function listOf(from: JsonObject | null, key: string): readonly unknown[] {
  const value = from?.[key];
  return Array.isArray(value) ? value : [];
}

/** null when the text is not JSON. */
export function parsed(text: string): { readonly value: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return null;
  }
}
