/** Checks of what only macOS has: logins that a run cannot open, sleep, stand-ins for git and python3. Pure. */
import type { Config, ExecutorConfig, TerminalConfig } from '../config/schema.ts';
import type { MachineFacts, MacFacts } from '../ports/machine-facts.ts';
import { failed, ok, unknown, warning } from './rows.ts';
import type { Finding } from './rows.ts';

/** None on other systems. */
export function checkMac(machine: MachineFacts, terminal: TerminalConfig, config: Config): readonly Finding[] {
  const { mac } = machine;
  if (mac === null) return [];
  return [...checkLogins(machine, mac, terminal, config), ...checkStandIns(machine, mac), ...checkSleep(mac)];
}

/** By any of these variables an agent has a login of its own. */
const LOGINS = {
  'claude-code': /\b(?:CLAUDE_CODE_OAUTH_TOKEN|ANTHROPIC_API_KEY|ANTHROPIC_AUTH_TOKEN|CLAUDE_CODE_USE_[A-Z]+)\b/,
  codex: /\b(?:CODEX_API_KEY|OPENAI_API_KEY)\b/,
} as const;

function checkLogins(
  { variables }: MachineFacts,
  mac: MacFacts,
  { executors }: TerminalConfig,
  config: Config,
): readonly Finding[] {
  return [...new Set(executors)].flatMap((name): readonly Finding[] => {
    const executor = config.executors[name];
    if (executor?.adapter !== 'claude-code' && executor?.adapter !== 'codex') return [];
    const known = LOGINS[executor.adapter];
    const variable = variables?.find((one) => known.test(one));
    if (variable !== undefined) return [ok('login', `${name}: by ${variable}.`)];
    if (known.test(commandsOf(executor))) return [ok('login', `${name}: by its command.`)];
    return [executor.adapter === 'codex' ? checkCodex(name, mac) : checkClaude(name, mac, variables !== null)];
  });
}

function commandsOf({ run, resume }: ExecutorConfig): string {
  return `${run ?? ''} ${resume ?? ''}`;
}

const CLAUDE =
  'Run `claude setup-token` on that Mac, write `export CLAUDE_CODE_OAUTH_TOKEN=…` into `~/.zshenv` of the terminal’s user, and run `chmod 600 ~/.zshenv`. With `transport: local` the environment of agentd has to hold the variable.';

/** @param asked the session has said which variables it has. */
function checkClaude(name: string, { keychain, key_helper }: MacFacts, asked: boolean): Finding {
  if (key_helper === true) return ok('login', `${name}: by \`apiKeyHelper\` of its settings.`);
  if (keychain === 'open') return ok('login', `${name}: this session can open the login keychain.`);
  if (keychain === 'closed' && asked)
    return failed(
      'login',
      `${name}: claude keeps its login in the keychain, which this session cannot open, and there is no token among the variables of a run.`,
      CLAUDE,
    );
  return unknown(
    'login',
    `${name}: whether a run can open the keychain, where claude keeps its login, is not known.`,
    CLAUDE,
  );
}

function checkCodex(name: string, { keychain, codex_login }: MacFacts): Finding {
  if (codex_login === true) return ok('login', `${name}: by its file \`auth.json\`.`);
  const remedy =
    'Write `cli_auth_credentials_store = "file"` into `~/.codex/config.toml` of the terminal’s user, and run `codex login --device-auth` there.';
  if (codex_login === null) return unknown('login', `${name}: whether codex has a login is not known.`, remedy);
  if (keychain === 'open')
    return warning(
      'login',
      `${name}: codex has no login in a file; one in the keychain is closed to sessions of SSH.`,
      remedy,
    );
  return failed('login', `${name}: codex has no login in a file, and this session cannot open the keychain.`, remedy);
}

function checkStandIns({ tools }: MachineFacts, { command_line_tools }: MacFacts): readonly Finding[] {
  if (command_line_tools !== false || tools.includes('git')) return [];
  return [
    failed(
      'tools',
      'git and python3 are stand-ins of macOS, which only open a window on the desktop; they are not called.',
      'Run `xcode-select --install` on that Mac.',
    ),
  ];
}

function checkSleep({ sleep_minutes, filevault }: MacFacts): readonly Finding[] {
  const vault =
    filevault === true
      ? ' FileVault is on: after a restart it is away until somebody unlocks it (`sudo fdesetup authrestart` restarts it unlocked).'
      : '';
  if (sleep_minutes === null)
    return [unknown('sleep', `When it sleeps is not known.${vault}`, 'Look at `pmset -g custom` there.')];
  if (sleep_minutes === 0) return [ok('sleep', `With power it never sleeps by itself.${vault}`)];
  return [
    warning(
      'sleep',
      `It sleeps after ${sleep_minutes} idle minutes although it has power: runs freeze, and it is away.${vault}`,
      'Run `sudo pmset -c sleep 0` there. `wrap: [caffeinate, -i]` keeps it awake during a run alone; a closed lid without a display sleeps all the same.',
    ),
  ];
}
