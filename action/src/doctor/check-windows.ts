/** Checks of what only a terminal with Windows has: ways to start a run, its session, its scripts. Pure. */
import type { Config, TerminalConfig } from '../config/schema.ts';
import { readTemplate } from '../config/template.ts';
import type { MachineFacts, WindowsFacts, WindowsWay } from '../ports/machine-facts.ts';
import { START_WAYS } from '../transports/shells/powershell/start-ways.ts';
import { failed, ok, skipped, unknown, warning } from './rows.ts';
import type { Finding } from './rows.ts';

/** The row `starts`, and a finding for each thing besides that has to be said. */
export function checkWindows(machine: MachineFacts, terminal: TerminalConfig, config: Config): readonly Finding[] {
  const { windows } = machine;
  if (windows === null) return [skipped('starts', 'Only Windows has several ways.')];
  return [checkStarts(windows, machine.user), ...checkSessions(windows, terminal, config), ...checkBash(machine)];
}

const BATCH = 'the right _Log on as a batch job_ (`secpol.msc`, Local Policies, User Rights Assignment)';

/** What makes a way open again. @param user as Windows calls it. */
const GRANTS: Readonly<Record<keyof WindowsFacts['ways'], (user: string) => string>> = {
  by_schtasks: (user) => `See that the service _Task Scheduler_ (\`Schedule\`) runs, and give ${user} ${BATCH}.`,
  by_com: (user) => `See that the service _Task Scheduler_ (\`Schedule\`) runs, and give ${user} ${BATCH}.`,
  by_wmi: (user) =>
    `In \`wmimgmt.msc\`, _Properties_ of WMI Control, _Security_, namespace \`root\\cimv2\`: allow ${user} _Enable Account_, _Execute Methods_ and _Remote Enable_.`,
  query: (user) =>
    `In \`wmimgmt.msc\`, _Properties_ of WMI Control, _Security_, namespace \`root\\cimv2\`: allow ${user} _Enable Account_ and _Remote Enable_.`,
  native: () => 'Or have the virus scanner pass the script that asks the kernel (its log tells; exempt the run root).',
  by_breakaway: () =>
    'A virus scanner or an attack-surface rule may object (its log tells; exempt the run root), or a policy puts the login into a job that lets nothing out.',
};

/** The row `starts`: by which way runs are started, which others there are, and what the refused ones need. */
function checkStarts({ ways, logon }: WindowsFacts, name: string | null): Finding {
  const user = name ?? 'the terminal’s user';
  const all = Object.keys(START_WAYS) as readonly WindowsWay[];
  const refused = all.filter((way) => isRefused(ways[way]));
  const words = refused.map((way) => `${START_WAYS[way]}: ${ways[way] ?? ''}`).join(' · ');
  const first = all.find((way) => ways[way] === '');
  if (first === undefined) {
    if (refused.length === all.length) {
      const remedies = [...new Set(all.map((way) => GRANTS[way](user)))];
      return failed(
        'starts',
        `Nothing would start a run that outlives the session. ${words}`,
        `One of these: ${remedies.join(' ')}`,
      );
    }
    return unknown('starts', `Whether a run can be started is not known. ${words}`.trim());
  }
  const how = `Runs are started by ${START_WAYS[first]}${isTask(first) && logon !== null ? ` (${logon})` : ''}.`;
  const detail = `${how}${refused.length === 0 ? '' : ` Refused: ${words}.`}${listed(ways)}`;
  const hidden = isRefused(ways.query) && isRefused(ways.native);
  const remedies = [
    ...(isTask(first) ? [] : [GRANTS.by_schtasks(user)]),
    ...(hidden ? [GRANTS.query(user), GRANTS.native(user)] : []),
  ];
  if (remedies.length === 0) return ok('starts', detail);
  const bare = isTask(first) ? '' : ' Such runs have no session of the user and no task that ends them.';
  return warning('starts', detail + bare, remedies.join(' '));
}

/** How processes are seen where WMI may not be asked. */
function listed({ query, native }: WindowsFacts['ways']): string {
  if (!isRefused(query)) return '';
  const asked = ` WMI may not be asked about processes (${query})`;
  if (native === '') return `${asked}; the kernel lists them.`;
  if (native === null) return `${asked}.`;
  return `${asked}, nor the kernel (${native}): they are seen by pid alone, and what a run has left is unknown.`;
}

function isRefused(said: string | null): said is string {
  return said !== null && said !== '';
}

function isTask(way: WindowsWay): boolean {
  return way === 'by_schtasks' || way === 'by_com';
}

/** The row `survival`. */
export function checkLogon({ logon, ways }: WindowsFacts): Finding {
  const tasks = ways.by_schtasks === '' || ways.by_com === '';
  if (!tasks && ways.by_schtasks !== null && ways.by_com !== null)
    return ok('survival', 'Runs are processes of their own in session 0, and outlive the login; a restart ends them.');
  if (logon === null) return unknown('survival', 'How its tasks would be logged on is not known.');
  if (logon === 'Interactive')
    return warning(
      'survival',
      'Runs work in the user’s own session, with its stored credentials, and end when that user logs off.',
      'Lock or disconnect the session instead of logging off.',
    );
  return warning(
    'survival',
    'The user is not logged on, so runs work without a password (S4U): without stored credentials and network logins of the user.',
    `Keep tokens of agents in files or variables; the user needs ${BATCH}. Or log the user on.`,
  );
}

/** codex’s own sandbox gets no answer from its helper where there is no session of a user, whatever the sandbox lets the agent do. */
function checkSessions({ logon, ways }: WindowsFacts, terminal: TerminalConfig, config: Config): readonly Finding[] {
  const tasks = ways.by_schtasks === '' || ways.by_com === '';
  if (logon === null || (logon === 'Interactive' && tasks)) return [];
  return [...new Set(terminal.executors)].flatMap((name): Finding[] => {
    const executor = config.executors[name];
    if (executor?.adapter !== 'codex' || isUnconfined((executor.run ?? '').replace('{perm}', executor.perm ?? '')))
      return [];
    return [
      warning(
        'executor',
        `${name}: codex’s sandbox fails in runs that have no session of a user (session 0): “timed out … connecting runner pipe-in”.`,
        'Keep the user logged on (locked or disconnected); or use `-s danger-full-access` on a machine that holds nothing else; or run codex in WSL, as a Linux terminal.',
      ),
    ];
  });
}

function isUnconfined(run: string): boolean {
  const { words } = readTemplate(run);
  if (words.some((word) => word === '--dangerously-bypass-approvals-and-sandbox' || word === '--yolo')) return true;
  return words.some(
    (word, at) =>
      /^(?:-s|--sandbox)[= ]?danger-full-access$/.test(word) ||
      ((word === '-s' || word === '--sandbox') && words[at + 1] === 'danger-full-access') ||
      /^sandbox_mode=["']?danger-full-access/.test(word),
  );
}

/** The `bash` of Windows itself is that of WSL, for which the drives and the environment are others. */
function checkBash({ programs }: MachineFacts): readonly Finding[] {
  const wsl = programs.find(
    ({ path }) => path !== null && /[\\/](?:system32|sysnative|windowsapps)[\\/](?:bash|wsl)\.exe$/i.test(path),
  );
  if (wsl === undefined) return [];
  return [
    warning(
      'executor',
      `${wsl.word} is ${wsl.path ?? ''}, which runs commands in WSL: paths, programs and environment of a run are others there.`,
      'Write scripts for PowerShell, `powershell.exe -NoProfile -File scripts\\agent.ps1`; or name the bash of Git in `bins`: `C:\\Program Files\\Git\\bin\\bash.exe`.',
    ),
  ];
}
