import { MIB } from '../files/local-file.ts';

/** The most bytes that are read as a state: far above that of 50,000 items. */
export const STATE_BYTES = 64 * MIB;
