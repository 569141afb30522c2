/**
 * A Plane-compatible server in one process and in memory, for tests and the demo. It answers as Plane v1.3.1 does on the
 * routes that agentd uses, faults included.
 */
import type { Clock, Random } from '../ports/host.ts';
import { answer } from './requests/checks.ts';
import { ConnectionDropped, type Fault, type FaultPlan } from './faults.ts';
import type { PlaneRequest, PlaneResponse } from './http-message.ts';
import { DEFAULT_RATE_LIMIT, Limiter, type RateLimit } from './requests/limiter.ts';
import { loadSeed, type Names } from './tables/load-seed.ts';
import { routerOf } from './requests/router.ts';
import { ROUTES } from './routes.ts';
import type { Seed } from './tables/seed.ts';
import { copyOf, emptyTables, storeOver, type Store, type WorkerPlan } from './tables/store.ts';

export interface PlaneOptions {
  readonly seed: Seed;
  readonly clock: Clock;
  readonly random: Random;
  /** Default: 60 requests a minute for each key, 300 for service tokens. */
  readonly rateLimit?: RateLimit;
  readonly faults?: FaultPlan;
  /** How many writes back a stale read can reach; default 0. Each costs a copy of the tables. */
  readonly staleDepth?: number;
  /** Default: everything is done before a write is answered. */
  readonly worker?: WorkerPlan;
}

export interface Plane {
  /** What the placeholders of the seed became. */
  readonly names: Names;
  /** The tables, to look into. */
  readonly store: Store;
  /** Answers at once, whatever the fault plan says. */
  handle(request: PlaneRequest): PlaneResponse;
  /** Answers with the trouble that the fault plan asks for. @throws {ConnectionDropped} */
  answer(request: PlaneRequest): Promise<PlaneResponse>;
}

export function createPlane(options: PlaneOptions): Plane {
  const { clock, staleDepth = 0 } = options;
  const store = storeOver(emptyTables(), clock, options.random, options.worker);
  const names = loadSeed(store, options.seed);
  const router = routerOf(ROUTES);
  const limiter = new Limiter();
  const checks = { router, limiter, rate_limit: options.rateLimit ?? DEFAULT_RATE_LIMIT, now: () => clock.now() };
  /** The tables before each of the last writes, oldest first. */
  const past: Store[] = [];
  let requests = 0;

  function handle(request: PlaneRequest): PlaneResponse {
    store.catchUp();
    if (staleDepth > 0 && request.method !== 'GET') {
      past.push(copyOf(store));
      if (past.length > staleDepth) past.shift();
    }
    return answer(request, store, checks);
  }

  function carriedOut(request: PlaneRequest, fault: Fault | null): PlaneResponse {
    switch (fault?.kind) {
      case undefined:
      case 'delay':
        return handle(request);
      case 'stale':
        return answer(request, past.at(-fault.writes) ?? past[0] ?? store, checks);
      case 'drop':
        if (fault.when === 'after') handle(request);
        throw new ConnectionDropped('the connection ended without an answer');
      case 'answer': {
        if (fault.when === 'after') handle(request);
        const headers = { 'content-type': 'application/json', ...fault.headers };
        return { status: fault.status, headers, body: JSON.stringify(fault.body ?? {}) };
      }
    }
  }

  return {
    names,
    store,
    handle,
    async answer(request) {
      requests += 1;
      const fault = options.faults?.(request, requests) ?? null;
      if (fault?.delay_ms !== undefined) await clock.sleep(fault.delay_ms);
      return carriedOut(request, fault);
    },
  };
}
