/** Kinds of values that several sections share. */
import { z } from 'zod';

export const name = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'use letters, digits, dot, dash, underscore');
export const envKey = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'name an environment variable, such as PLANE_TOKEN');
export const seconds = z.number().int().nonnegative();
/** Windows takes no longer command line. */
export const template = z.string().min(1).max(8000);
