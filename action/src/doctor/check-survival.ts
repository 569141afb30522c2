/** What ends a run besides itself: the session, the service or the job that started it. Pure. */
import type { TerminalConfig } from '../config/schema.ts';
import type { MachineFacts } from '../ports/machine-facts.ts';
import { checkLogon } from './check-windows.ts';
import { ok, unknown, warning } from './rows.ts';
import type { Finding } from './rows.ts';

/** Group of a login session of systemd. */
const SESSION = /\bsession-[^/]*\.scope/;

/** Services whose units leave their children alone (`KillMode=process`): sshd, cron, and GitHub’s own runner. */
const LETS_LIVE = /^(?:sshd?|crond?|atd|actions\.runner\..*)(?:@.*)?\.service$/;

/** The service of systemd whose end is the end of what it leaves behind; null: none. @param cgroup as in `/proc/PID/cgroup`. */
export function endingUnit(cgroup: string | null): string | null {
  for (const line of (cgroup ?? '').split(/\s+/)) {
    const unit = line.split('/').findLast((part) => /\.(?:service|scope)$/.test(part));
    if (unit !== undefined && unit.endsWith('.service') && !LETS_LIVE.test(unit) && !unit.startsWith('user@'))
      return unit;
  }
  return null;
}

export const ENDS_WITH_THE_TICK =
  'Where a service or timer of systemd starts the tick, its end is the end of the runs on this machine.';

/** How a run is kept alive where systemd would end it; the same words for `check-config`. */
export function survivalRemedy(user: string, unit: string): string {
  return `Run \`loginctl enable-linger ${user}\` there, once: runs then get a scope of their own. Or write \`KillMode=process\` into ${unit}.`;
}

export function checkSurvival(machine: MachineFacts, { transport }: TerminalConfig): Finding {
  const { cgroup, linger, kills_user_processes, windows, user, tools, system, scope } = machine;
  if (windows !== null) return checkLogon(windows);
  if (system !== 'linux') return ok('survival', 'What a session leaves behind lives on.');
  if (scope === 'system') return ok('survival', 'Each run gets a scope of systemd of its own.');
  if (scope === 'user')
    return ok('survival', 'Each run gets a scope of its own, of the user’s manager, which lingers.');
  if (cgroup !== null && cgroup.includes('tailscaled.service')) {
    return warning(
      'survival',
      'Runs belong to tailscaled, and end when it is restarted or updated.',
      'Give it logind sessions (systemd-logind, D-Bus), or use the machine’s own sshd: `auth: key`.',
    );
  }
  const unit = endingUnit(cgroup);
  if (unit !== null) {
    return warning(
      'survival',
      `Runs belong to ${unit}, and systemd ends them when it ends${transport === 'local' ? ', which for a oneshot service is the end of the tick' : ''}.`,
      survivalRemedy(user ?? 'USER', unit),
    );
  }
  if (transport === 'local' && scope === 'none') {
    return warning('survival', ENDS_WITH_THE_TICK, survivalRemedy(user ?? 'USER', 'that service'));
  }
  if (kills_user_processes === true && (cgroup === null || SESSION.test(cgroup))) {
    return warning(
      'survival',
      'systemd kills what a session leaves behind (KillUserProcesses=yes), runs among it.',
      `Run \`loginctl enable-linger ${user ?? 'USER'}\` there, once; or set KillUserProcesses=no in /etc/systemd/logind.conf.`,
    );
  }
  if (linger === false) {
    return warning(
      'survival',
      'Without linger, /run/user and shared memory of the user are taken away under a run when the last session ends.',
      `Run \`loginctl enable-linger ${user ?? 'USER'}\` there, once.`,
    );
  }
  const nothing_said = scope === null && linger === null && kills_user_processes === null;
  if (!tools.includes('loginctl') || nothing_said)
    return ok('survival', 'There is no systemd-logind that would end a run.');
  if (linger === null || kills_user_processes === null)
    return unknown(
      'survival',
      'systemd-logind did not say what it does to a session’s processes.',
      `Where it does not run, as in a container, nothing is to be done; else run \`loginctl enable-linger ${user ?? 'USER'}\` there, once.`,
    );
  return ok('survival', 'Linger is on, and sessions leave their processes alone.');
}
