/** (config, host) → a smoke run: for the command line and for a workflow alike. It needs the tokens of one terminal, and no store. */
import { meansOf, planeOf, redactorOf } from './compose-tick.ts';
import type { Config } from '../config/schema.ts';
import type { Host } from './host.ts';
import type { Transport } from '../ports/transport.ts';
import type { SmokeReport, SmokeRow } from '../smoke/report.ts';
import { planSmoke } from '../smoke/request.ts';
import type { SmokeRequest } from '../smoke/request.ts';
import { smoke } from '../smoke/smoke.ts';
import { makeTransport } from '../transports/index.ts';
import { newsOf } from '../transports/channels/ssh/known-hosts.ts';

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
  const { tracker, writer, trial } = await planeOf(config, host, { stop });
  const cleaning = await planeOf(config, host, {});
  const means = meansOf(config, host);
  const made: Transport[] = [];
  try {
    return await smoke(plan, {
      config,
      tracker,
      writer,
      trial,
      cleaning,
      transport: () => {
        const [known] = made;
        if (known !== undefined) return known;
        const transport = makeTransport(request.terminal, config, means);
        made.push(transport);
        return transport;
      },
      learnedHostKeys: (route) => newsOf(means.host_keys, request.terminal, route),
      clock: host.clock,
      redact,
      stop,
      ...(tell === undefined ? {} : { tell }),
    });
  } finally {
    await Promise.allSettled(made.map((transport) => transport.close()));
  }
}
