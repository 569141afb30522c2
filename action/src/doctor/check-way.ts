/** Checks of the way to a terminal: configuration, token, reach, host key, clock, breaker. Pure. */
import { namesAny } from '../config/rules/host-keys.ts';
import type { TerminalConfig } from '../config/schema.ts';
import { hostKeyWay, pinPath } from './host-key-way.ts';
import { failed, ofProblem, ok, skipped, unknown, warning } from './rows.ts';
import type { Finding } from './rows.ts';
import type { ScannedKey } from '../transports/channels/ssh/key-scan.ts';
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

export function checkConfig({ name, terminal, warnings }: Seen): readonly Finding[] {
  const bastion = terminal.transport === 'warpgate-ssh' || terminal.fallback === 'warpgate-ssh';
  const places = [`terminals.${name}`, ...(bastion ? ['warpgate'] : [])];
  const own = warnings.filter(({ path }) => places.some((place) => path === place || path.startsWith(`${place}.`)));
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
    if (members.refused !== null) return ofProblem('token', members.refused);
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

export function checkHostKey(seen: Seen): Finding {
  const { name, terminal, config, visit, shown, learned } = seen;
  if (shown !== null && shown.judgement === 'unpinned') {
    return failed(
      'host_key',
      `No host key is known. It shows ${shown.shown}.`,
      `Compare that with ${ownKey(shown, terminal)}; if it is the same, set ${shown.path}: ["${shown.line}"]`,
    );
  }
  if ('problem' in visit) {
    if (visit.by_host_key) {
      const keys = shown === null ? '' : ` It shows ${shown.shown}; known is ${shown.known.join(', ')}.`;
      return failed('host_key', visit.problem.message + keys, visit.problem.remedy);
    }
    return skipped('host_key', 'The terminal was not reached.');
  }
  const way = { name, terminal, warpgate: config.warpgate, route: visit.route, learned };
  if (learned.length > 0)
    return warning('host_key', hostKeyWay(way), `Set ${pinPath(way)}: ["${learned.join('", "')}"]`);
  if (isRemembered(seen, visit.route)) return ok('host_key', 'The one of the first visit, which the state keeps.');
  return ok('host_key', hostKeyWay(way));
}

/** Where a person finds the key that it should show. */
function ownKey({ line, path }: ScannedKey, { os }: TerminalConfig): string {
  if (path.startsWith('warpgate.')) return 'the key that Warpgate shows to its administrator';
  const kind = /^(?:ssh-|ecdsa)/.test(line) ? (/^(?:ssh-)?([a-z0-9]+)/.exec(line)?.[1] ?? 'ed25519') : 'ed25519';
  const folder = os === 'windows' ? 'C:\\ProgramData\\ssh\\' : '/etc/ssh/';
  return `\`ssh-keygen -lf ${folder}ssh_host_${kind}_key.pub\` on the machine`;
}

function isRemembered({ name, terminal, config, state }: Seen, route: string): boolean {
  const bastion = route === 'warpgate-ssh';
  const { host_keys = [], tofu = false } = (bastion ? config.warpgate : terminal) ?? {};
  const remembered = (bastion ? state?.bastion_host_keys : state?.terminals[name]?.host_keys) ?? [];
  return tofu && !namesAny(host_keys) && remembered.length > 0;
}

/**
 * The terminal's clock in the middle of its work, against ours in the middle of the round trip. What the way took lies on
 * one side or the other, so half of it is what may be wrong.
 */
export function checkClock({ visit }: Seen): Finding {
  if ('problem' in visit) return skipped('clock', 'The terminal was not reached.');
  if (visit.now === null) return unknown('clock', 'It did not tell its time.');
  const work = (visit.machine?.seconds ?? 0) * 1000;
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
