/** What a run has used (layer 0: a type, no behaviour). */

/**
 * Tokens of one run; cost in US dollars where the tool prints it. `total_tokens` counts nothing twice: codex counts
 * cached tokens within `input_tokens` and reasoning within `output_tokens`; claude's four figures exclude each other.
 */
export interface Usage {
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cached_input_tokens: number;
  /** claude only. */
  readonly cache_creation_input_tokens?: number;
  /** codex only. */
  readonly reasoning_output_tokens?: number;
  readonly total_tokens: number;
  readonly cost_usd: number | null;
}
