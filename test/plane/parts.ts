/** The parts of the Plane client over a given HTTP, as one user. */
import type { Log } from '../../action/src/ports/host.ts';
import type { Plane, PlaneOptions } from '../../action/src/plane/connect.ts';
import { connectPlane } from '../../action/src/plane/connect.ts';
import type { Http } from '../../action/src/plane/http.ts';
import { PlaneError } from '../../action/src/errors.ts';
import { seededRandom, VirtualClock } from '../plane-emulator/worlds.ts';

export const TOKEN = 'plane_api_0123456789abcdef0123456789abcdef';

export interface Connected extends Plane {
  readonly clock: VirtualClock;
  /** `level: message` */
  readonly logged: string[];
}

export function connect(http: Http, more: Partial<PlaneOptions> = {}): Connected {
  const clock = new VirtualClock();
  const logged: string[] = [];
  const config = {
    base_url: 'https://plane.acme.example',
    workspace: 'acme',
    token_key: 'PLANE_TOKEN',
    requests_per_minute: 60,
  };
  const tokens = (): string => TOKEN;
  const plane = connectPlane({
    config,
    tokens,
    clock,
    random: seededRandom('plane'),
    log: logTo(logged),
    http,
    ...more,
  });
  return { ...plane, clock, logged };
}

export function logTo(lines: string[]): Log {
  const at = (level: string) => (message: string) => {
    lines.push(`${level}: ${message}`);
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** The error that `promise` must reject with. */
export async function refusal(promise: Promise<unknown>): Promise<PlaneError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof PlaneError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
