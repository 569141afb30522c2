/** Whether runs of local terminals outlive a service that starts the tick, for `check-config`. */
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { Finding } from '../config/problem.ts';
import type { Config } from '../config/schema.ts';
import { ENDS_WITH_THE_TICK, survivalRemedy } from '../doctor/check-survival.ts';

/** Who looks after processes on this machine. */
export interface Supervision {
  readonly systemd: boolean;
  readonly user: string;
  readonly superuser: boolean;
  /** The user’s manager runs without a session. */
  readonly lingers: boolean;
}

export function supervisionHere(): Supervision {
  const { username, uid } = userInfo();
  return {
    systemd: existsSync('/run/systemd/system'),
    user: username,
    superuser: uid === 0,
    lingers: existsSync(`/var/lib/systemd/linger/${username}`),
  };
}

/** A warning for each local terminal whose runs would get no scope of their own. */
export function checkLocalSurvival(config: Config, { systemd, user, superuser, lingers }: Supervision): Finding[] {
  if (!systemd || superuser || lingers) return [];
  return Object.entries(config.terminals).flatMap(([name, { transport, os }]): Finding[] => {
    if (transport !== 'local' || os !== 'linux') return [];
    return [
      {
        code: 'runs-end-with-the-tick',
        path: ['terminals', name, 'transport'],
        message: ENDS_WITH_THE_TICK,
        remedy: survivalRemedy(user, 'that service'),
        severity: 'warning',
      },
    ];
  });
}
