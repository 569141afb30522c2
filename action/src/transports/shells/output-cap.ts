/** How much of what a run prints stays on its terminal once the run has ended. */

/** Files of a run directory that its processes write to without end. */
export const OUTPUTS: readonly string[] = ['events.jsonl', 'out.json', 'stdout.txt', 'stderr.txt'];

/** Of a larger file the two ends stay, each of this size: more than adapters read of either. */
export const PIECE_BYTES = 8 * 2 ** 20;

/** A file of up to this size stays whole. */
export const MOST_BYTES = 17 * 2 ** 20;
