/** Checks of the way to a terminal: configuration, token, reach, host key, clock, breaker. Pure. */
import { hostKeyWay } from '../smoke/host-key-way.ts';
import { failed, ofProblem, ok, skipped, unknown, warning } from './rows.ts';
import type { Finding } from './rows.ts';
import type { Identity, Seen, Visit } from './seen.ts';

/** It is known to be away. */
const AWAY: ReadonlySet<string> = new Set(['terminal-offline']);
/** What a machine that is away looks like, and so do a firewall and a bad line. */
const SILENT: ReadonlySet<string> = new Set([
  'ssh-connect-timeout',
  'ssh-no-route',
  'ssh-dns-failed',
  'terminal-timeout',
  'answer-incomplete',
  'ssh-link-lost',
  'ssh-no-exit-code',
]);
const CLOCK_MS = 60_000;

export function checkConfig({ name, warnings }: Seen): readonly Finding[] {
  const own = warnings.filter(({ path }) => path === `terminals.${name}` || path.startsWith(`terminals.${name}.`));
  if (own.length === 0) return [ok('config', 'Nothing odd.')];
  return own.map(({ path, message, remedy }) => warning('config', `${path}: ${message}`, remedy));
}

export function checkToken({ terminal, identity }: Seen): Finding {
  const { token_key, plane_user } = terminal;
  if (identity.is === 'unset') {
    return failed(
      'token',
      `The variable ${token_key} is empty.`,
      `Make an API key as ${plane_user} in Plane and set ${token_key}; \`agentd check-config\` prints the env block.`,
    );
  }
  if (identity.is === 'refused') return ofProblem('token', identity.problem);
  return memberOf(identity, plane_user, token_key);
}

function memberOf(identity: Identity & { readonly is: 'user' }, plane_user: string, token_key: string): Finding {
  const names: string[] = [];
  for (const [key, members] of identity.projects) {
    if ('problem' in members) return ofProblem('token', members.problem);
    const name = members.names.get(identity.user_id);
    if (name === undefined) {
      return failed(
        'token',
        `The user behind ${token_key} is no member of project ${key}.`,
        `Add ${plane_user} to the project, with the role Member.`,
      );
    }
    if (name !== plane_user) {
      return failed(
        'token',
        `${token_key} is the key of "${name}", and plane_user is "${plane_user}".`,
        'Correct plane_user, or set the variable to the key of that user.',
      );
    }
    names.push(key);
  }
  if (names.length === 0)
    return warning(
      'token',
      'Plane accepts the key; no project leads to this terminal.',
      'Name it under by_assignee or by_label of a project.',
    );
  return ok('token', `Plane knows it as ${plane_user}, in ${names.join(', ')}.`);
}

export function checkReach({ visit, terminal }: Seen): Finding {
  if (!('problem' in visit)) return reached(visit, terminal.transport);
  const { problem, by_host_key } = visit;
  if (by_host_key) return skipped('reach', 'Its host key has to be settled first.');
  const detail = `${problem.code}: ${problem.message}`;
  if (AWAY.has(problem.code)) return warning('reach', detail, problem.remedy);
  const remedy = problem.remedy === '' ? 'Try `ssh` to the machine by hand.' : problem.remedy;
  return SILENT.has(problem.code) ? unknown('reach', detail, remedy) : failed('reach', detail, remedy);
}

function reached({ sent_at, answered_at, round_trips, route }: Visit, transport: string): Finding {
  const trips = round_trips === 1 ? 'one round trip' : `${round_trips} round trips`;
  const detail = `By ${route} in ${Math.round(answered_at - sent_at)} ms, ${trips}.`;
  if (route === transport) return ok('reach', detail);
  return warning(
    'reach',
    `${detail} The first way, ${transport}, did not get there.`,
    'Mend it, or name the other as `transport`.',
  );
}

export function checkHostKey({ name, terminal, visit, shown, learned, state }: Seen): Finding {
  const path = `${terminal.transport === 'warpgate-ssh' ? 'warpgate' : `terminals.${name}`}.host_keys`;
  if (shown !== null && shown.judgement === 'unpinned') {
    const with_what = shown.path.startsWith('warpgate.')
      ? 'the key that Warpgate shows to its administrator'
      : '`ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub` on the machine';
    return failed(
      'host_key',
      `No host key is known. It shows ${shown.shown}.`,
      `Compare that with ${with_what}; if it is the same, set ${shown.path}: ["${shown.line}"]`,
    );
  }
  if ('problem' in visit) {
    if (visit.by_host_key) {
      const keys = shown === null ? '' : ` It shows ${shown.shown}; known is ${shown.known.join(', ')}.`;
      return failed('host_key', visit.problem.message + keys, visit.problem.remedy);
    }
    return skipped('host_key', 'The terminal was not reached.');
  }
  const remembered = state?.terminals[name]?.host_keys ?? [];
  if (
    learned.length === 0 &&
    terminal.tofu === true &&
    (terminal.host_keys ?? []).length === 0 &&
    remembered.length > 0
  ) {
    return ok('host_key', 'The one of the first visit, which the state keeps.');
  }
  const way = hostKeyWay(name, terminal, learned);
  return learned.length === 0
    ? ok('host_key', way)
    : warning('host_key', way, `Set ${path}: ["${learned.join('", "')}"]`);
}

/**
 * The terminal's clock in the middle of its work, against ours in the middle of the round trip. What the way took lies on
 * one side or the other, so half of it is what may be wrong.
 */
export function checkClock({ visit }: Seen): Finding {
  if ('problem' in visit) return skipped('clock', 'The terminal was not reached.');
  if (visit.now === null) return unknown('clock', 'It did not tell its time.');
  const work = (visit.survey?.seconds ?? 0) * 1000;
  const span = visit.answered_at - visit.sent_at;
  const offset = visit.now + work / 2 - (visit.sent_at + span / 2);
  const doubt = Math.max(0, span - work) / 2 + 1000;
  const seconds = Math.round(Math.abs(offset) / 1000);
  const detail = `${seconds} s ${offset < 0 ? 'behind' : 'ahead'}, give or take ${Math.ceil(doubt / 1000)} s.`;
  if (Math.abs(offset) - doubt <= CLOCK_MS)
    return ok('clock', Math.abs(offset) <= doubt ? 'It is right.' : `It is ${detail}`);
  return warning(
    'clock',
    `It is ${detail}`,
    'Switch on its time synchronisation (NTP); or correct the clock of the machine that runs agentd.',
  );
}

export function checkBreaker({ name, state, now }: Seen): readonly Finding[] {
  if (state === null) return [skipped('breaker', 'No state could be read here.')];
  const known = state.terminals[name];
  const found: Finding[] = [];
  if (known !== undefined && known.not_before > now) {
    found.push(
      warning(
        'breaker',
        `It did not answer ${known.failures} times in a row, so ticks ask it again at ${timeOf(known.not_before)}.`,
        'Nothing needs doing: it is asked again by itself, and the first answer ends the pause.',
      ),
    );
  }
  for (const [executor, { until, reason }] of Object.entries(known?.holds ?? {})) {
    if (until > now)
      found.push(
        warning(
          'breaker',
          `${executor} is held until ${timeOf(until)}: ${reason}`,
          'Mend what it names; then move the item away and back, or wait.',
        ),
      );
  }
  return found.length > 0 ? found : [ok('breaker', 'Ticks visit it, and no executor is held.')];
}

function timeOf(millis: number): string {
  return `${new Date(millis).toISOString().slice(0, 16).replace('T', ' ')}Z`;
}
