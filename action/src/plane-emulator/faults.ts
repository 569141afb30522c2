/** Trouble on demand, for tests: what a plan says about a request happens to it. */
import type { Json } from '../model/basics.ts';
import type { PlaneRequest } from './http-message.ts';

export type Fault = {
  /** Wait before anything else. */
  readonly delay_ms?: number;
} & (
  | { readonly kind: 'delay' }
  /** No answer, the connection ends: before anything was done, or after all of it was. */
  | { readonly kind: 'drop'; readonly when: 'before' | 'after' }
  /** Another answer than the true one (429, 500, …), without or with the request being carried out. */
  | {
      readonly kind: 'answer';
      readonly when: 'before' | 'after';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: Json;
    }
  /** The request reads what was there so many writes ago, as from a replica that lags; see `staleDepth`. */
  | { readonly kind: 'stale'; readonly writes: number }
);

/** `n` counts requests from 1. null: no trouble. */
export type FaultPlan = (request: PlaneRequest, n: number) => Fault | null;

/** The caller sees a connection that ended without an answer. */
export class ConnectionDropped extends Error {
  override readonly name = 'ConnectionDropped';
}
