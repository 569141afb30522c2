/** Kinds of values that several sections share. */
import { z } from 'zod';

export const name = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'use letters, digits, dot, dash, underscore');
export const envKey = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'name an environment variable, such as PLANE_TOKEN');
/** As Plane makes them: a path of its API is built of it. */
export const slug = z
  .string()
  .min(1)
  .regex(/^[\w-]*$/, 'write it as in the address bar: letters, digits, dash and underscore');
/** Not `user@host`, `host:port`, a URL, or what a program takes for an option. */
export const host = z
  .string()
  .min(1)
  .regex(
    /^(?:(?:[^-\s@/\\:[\]][^\s@/\\:[\]]*)?|\[?[\dA-Fa-f]*:[\dA-Fa-f:.]*:[\dA-Fa-f.]*(?:%\w+)?\]?)$/,
    'write the name or address alone; user and port have keys of their own',
  );
/** True, or why in words. */
export const pause = z
  .union([z.boolean(), z.string().regex(/\S/, 'say why, or write true')], 'write true, or the reason in words')
  .default(false);
export const seconds = z.number().int().nonnegative();
/** Windows takes no longer command line. */
export const template = z.string().min(1).max(8000);

/** What a label may choose: a word that no option parser takes for an option, and no TOML or JSON string for its end. */
export const CHOICE = /^[A-Za-z0-9][\w.:/@+[\]-]{0,127}$/;
export const choice = z
  .string()
  .regex(CHOICE, 'begin with a letter or digit, then use those, `. _ : / @ + [ ] -`, and at most 128 characters');
/** Windows PowerShell loses double quotes, and what begins with a dash is an option. */
export const script = z
  .string()
  .regex(
    /^[^-\s"\p{Cc}][^"\p{Cc}]{0,999}$/u,
    'name a file or a command, without a dash at the beginning, double quotes and line breaks',
  );

/** A key that is accepted and has no effect; a rule warns of it. `about` says why. */
export function needless<T extends z.ZodType>(value: T, about: string) {
  return value.optional().meta({ description: about, deprecated: true });
}
