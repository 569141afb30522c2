/** Times and JSON values (layer 0: types, no behaviour). */

/** Milliseconds since 1970 UTC. */
export type Millis = number;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
