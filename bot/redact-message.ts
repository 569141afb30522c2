/** Every foreign or own text inside a message, cleaned and redacted before it is rendered. */
import { clean } from './visible-text.ts';
import type { Redactor } from './redact.ts';

/** Fields that choose the wording; they hold words of closed lists. */
const CHOOSING: ReadonlySet<string> = new Set(['kind', 'tag', 'class', 'limit']);

export function scrubbed<T extends object>(message: T, redact: Redactor): T {
  return walk(message, (text) => redact(clean(text)));
}

function walk<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((entry: unknown) => walk(entry, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]: [string, unknown]) => [
    key,
    CHOOSING.has(key) ? entry : walk(entry, change),
  ]);
  return Object.fromEntries(entries) as T;
}
