/** Puts the parts together: one client, and the ports that are seen of it. */
import type { Dispatcher } from 'undici';
import type { PlaneConfig } from '../config/schema.ts';
import type { Millis } from '../model/basics.ts';
import type { Clock, Log, Random } from '../ports/host.ts';
import type { ItemWriter } from '../ports/item-writer.ts';
import type { Tracker } from '../ports/tracker.ts';
import type { TrialItems } from '../ports/trial-items.ts';
import { PlaneClient } from './client.ts';
import { PlaneWriter } from './item-writer.ts';
import type { Http } from './http.ts';
import { undiciHttp } from './http.ts';
import { Reader } from './reader.ts';
import { Routes } from './routes.ts';
import { PlaneTracker } from './tracker.ts';
import { PlaneTrialItems } from './trial-items.ts';
import { Vocabulary } from './vocabulary.ts';
import type { z } from 'zod';

export interface PlaneOptions {
  readonly config: Pick<z.infer<typeof PlaneConfig>, 'base_url' | 'workspace' | 'token_key' | 'requests_per_minute'>;
  /** The API key of a terminal, or (null) the reader's. Asked for each request; never kept with a name. */
  readonly tokens: (as: string | null) => string | undefined;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** No wait for a repeat or a free budget ends after this time; null or absent: a wait is 65 seconds at most. */
  readonly deadline?: Millis | null;
  /** Aborted when the process is told to stop: nothing more is sent, and what is under way is given up soon. */
  readonly stop?: AbortSignal;
  /** For proxies. */
  readonly dispatcher?: Dispatcher;
  /** Instead of the network. */
  readonly http?: Http;
}

export interface Plane {
  readonly tracker: Tracker;
  readonly writer: ItemWriter;
  readonly trial: TrialItems;
  /** HTTP requests sent so far, by all keys, repeats included. */
  requests(): number;
}

export function connectPlane(options: PlaneOptions): Plane {
  const { config, tokens, clock, random, log } = options;
  const client = new PlaneClient({
    base_url: config.base_url,
    token_key: config.token_key,
    requests_per_minute: config.requests_per_minute,
    tokens,
    http: options.http ?? undiciHttp(options.dispatcher, options.stop),
    clock,
    random,
    log,
    deadline: options.deadline ?? null,
    ...(options.stop === undefined ? {} : { stop: options.stop }),
  });
  const reader = new Reader(client, log);
  const routes = new Routes(client, config.workspace);
  const vocabulary = new Vocabulary(reader, routes, log);
  return {
    tracker: new PlaneTracker({ reader, routes, vocabulary, clock }),
    writer: new PlaneWriter({ client, reader, routes, vocabulary }),
    trial: new PlaneTrialItems({ client, reader, routes }),
    requests: () => client.requests,
  };
}
