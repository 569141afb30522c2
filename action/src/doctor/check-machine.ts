/** Checks of the machine itself: system, user, shell, environment, tools. Pure. */
import type { TerminalConfig } from '../config/schema.ts';
import type { MachineFacts } from '../ports/machine-facts.ts';
import { failed, ok, skipped, unknown, warning } from './rows.ts';
import type { Finding } from './rows.ts';

export function checkSystem({ system, version }: MachineFacts, { os }: TerminalConfig): Finding {
  if (system === null) return unknown('system', 'It did not say what it is.');
  if (system !== os)
    return failed(
      'system',
      `It is ${version ?? system} (${system}), and \`os\` says ${os}.`,
      `Set \`os: ${system}\`, or correct the address.`,
    );
  return ok('system', version ?? system);
}

/** @param route name of the channel that got there: only a login straight to the machine is by `user`. */
export function checkUser({ user, superuser, home }: MachineFacts, terminal: TerminalConfig, route: string): Finding {
  if (user === null) return unknown('user', 'It did not say as whom we came.');
  if (superuser === true) {
    return warning(
      'user',
      `Runs work as ${user}, who may do everything on that machine.`,
      'Make a user of its own for agents, without rights to become another.',
    );
  }
  if (superuser === null) return unknown('user', `Runs work as ${user}; what rights that user has is not known.`);
  if (terminal.user !== undefined && route === 'direct-ssh' && !isSameUser(user, terminal.user, terminal.os)) {
    return warning(
      'user',
      `Runs work as ${user}, and \`user\` says ${terminal.user}.`,
      'See that the login leads to the user that is meant.',
    );
  }
  return ok('user', `${user}${home === null ? '' : `, at home in ${home}`}.`);
}

/** Windows does not regard case. */
function isSameUser(there: string, named: string, os: TerminalConfig['os']): boolean {
  return os === 'windows' ? there.toLowerCase() === named.toLowerCase() : there === named;
}

export function checkShell(machine: MachineFacts): Finding {
  const { shell, login_path, reader, windows } = machine;
  const name = shell ?? 'the login shell';
  if (windows !== null) {
    const { policy } = windows;
    if (policy === null) return unknown('shell', `${name}; its execution policy is not known.`);
    if (/^(?:Restricted|AllSigned|RemoteSigned)$/i.test(policy)) {
      return failed(
        'shell',
        `${name}; a group policy allows only ${policy} scripts.`,
        'Have the policy allow scripts of this user: runners are scripts.',
      );
    }
    return ok('shell', `${name}, execution policy ${policy}.`);
  }
  if (reader !== null) {
    return warning(
      'shell',
      `Scripts are read by ${reader}, which a startup file puts in the place of the shell that was asked for; it hands them on.`,
      'Let the startup files of that user start another shell only where somebody sits: `[ -t 0 ] && exec …`.',
    );
  }
  if (login_path === null) {
    return warning(
      'shell',
      `${name} did not tell its search path within five seconds, so runs have only the usual folders.`,
      'Look for what waits or ends in its startup files when it is not at a terminal; or name the programs in `bins`.',
    );
  }
  return ok('shell', `${name}; it searches ${login_path.split(':').length} folders.`);
}

/** What every run gets besides: its marker, and what keeps an agent from updating itself or going on in the background. */
const GIVEN = ['AGENTD_RUN', 'CLAUDE_CODE_DISABLE_BACKGROUND_TASKS', 'DISABLE_AUTOUPDATER'];

export function checkEnvironment({ variables, windows }: MachineFacts): Finding {
  if (windows !== null)
    return skipped('environment', 'Runs get the environment of the user, without what docs/security.md names.');
  if (variables === null) return unknown('environment', 'The session did not say what it has.');
  return ok('environment', `Runs get ${[...new Set([...variables, ...GIVEN])].toSorted().join(', ')}.`);
}

/** One of each group has to be there. */
const NEEDED: readonly (readonly [tools: readonly string[], what: string])[] = [
  [['base64', 'openssl'], 'to hand files over'],
  [['setsid', 'perl', 'python3'], 'to start a run in a session of its own'],
  [['pgrep', 'ps'], 'to see processes'],
];

export function checkTools({ tools, windows, system }: MachineFacts): Finding {
  if (windows !== null) {
    const paths = windows.long_paths === true ? 'on' : windows.long_paths === null ? 'unknown' : 'off';
    const scanned = windows.scanners === null ? '' : ` Scripts are scanned by ${windows.scanners}.`;
    return ok('tools', `All are there. Paths longer than 260 characters: ${paths}.${scanned}`);
  }
  if (system === null) return unknown('tools', 'They could not be looked for.');
  for (const [group, what] of NEEDED) {
    if (group.some((tool) => tools.includes(tool))) continue;
    const [first = ''] = group;
    const report = first === 'base64' ? failed : warning;
    return report('tools', `There is no ${group.join(', no ')} ${what}.`, `Install one of them, such as ${first}.`);
  }
  if (!tools.includes('bash'))
    return warning(
      'tools',
      'There is no bash, so commands run under sh.',
      'Install bash, or write commands that every sh understands.',
    );
  return ok('tools', `${tools.join(', ')}.`);
}

export function withoutFacts(checks: readonly Finding['check'][], reached: boolean): readonly Finding[] {
  if (!reached) return checks.map((check) => skipped(check, 'The terminal was not reached.'));
  return checks.map((check) => unknown(check, 'The terminal answered, and not this.'));
}
