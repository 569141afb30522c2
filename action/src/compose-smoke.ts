/** (config, host) → a smoke run: for the command line and for a workflow alike. It needs the tokens of one terminal, and no store. */
import { redactorOf } from './compose.ts';
import { scrubbedEnv } from './config/explain.ts';
import type { Config } from './config/schema.ts';
import type { Host } from './host.ts';
import { proxyOf } from './http.ts';
import type { Transport } from './operations.ts';
import { connectPlane } from './plane/connect.ts';
import type { Plane } from './plane/connect.ts';
import type { SmokeReport, SmokeRow } from './smoke/report.ts';
import { planSmoke } from './smoke/request.ts';
import type { SmokeRequest } from './smoke/request.ts';
import { smoke } from './smoke/smoke.ts';
import { makeTransport } from './transports/index.ts';
import { hostKeyNotes, newsOf } from './transports/ssh/host-key-notes.ts';

/** 4 random bytes: two smoke runs never meet. */
const ID_BYTES = 4;
/** Time for all steps besides the wait for the run. */
const ROOM_S = 120;

/**
 * @param tell called for each row as soon as it is known.
 * @throws {ConfigError} the request names what the configuration does not have.
 */
export async function runSmoke(
  config: Config,
  host: Host,
  request: SmokeRequest,
  tell?: (row: SmokeRow) => void,
): Promise<SmokeReport> {
  const plan = planSmoke(config, request, host.random.hex(ID_BYTES));
  const redact = redactorOf(config, host);
  const stop = AbortSignal.any([host.signal, AbortSignal.timeout((request.timeout_s + ROOM_S) * 1000)]);
  const dispatcher = await proxyOf(host.env);
  const plane = (until: AbortSignal | null): Plane =>
    connectPlane({
      config: config.plane,
      tokens: (as) => host.env[as === null ? config.plane.token_key : (config.terminals[as]?.token_key ?? '')],
      clock: host.clock,
      random: host.random,
      log: host.log,
      ...(until === null ? {} : { stop: until }),
      ...(dispatcher === undefined ? {} : { dispatcher }),
    });
  const { tracker, desk, trial } = plane(stop);
  const host_keys = hostKeyNotes();
  const made: Transport[] = [];
  try {
    return await smoke(plan, {
      config,
      tracker,
      desk,
      trial,
      cleaning: plane(null),
      transport: () => {
        const [known] = made;
        if (known !== undefined) return known;
        const means = { env: scrubbedEnv(config, host.env), home: host.home, random: host.random, host_keys };
        const transport = makeTransport(request.terminal, config, { ...means, secret: (name) => host.env[name] });
        made.push(transport);
        return transport;
      },
      learnedHostKeys: (route) => newsOf(host_keys, request.terminal, route),
      clock: host.clock,
      redact,
      stop,
      ...(tell === undefined ? {} : { tell }),
    });
  } finally {
    await Promise.allSettled(made.map((transport) => transport.close()));
  }
}
