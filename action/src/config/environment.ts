/**
 * Which variables a run and other children get. A pattern is a name, or the beginning of names with `*` behind it.
 * Names are told apart by letter case, except where something is taken away: Windows does not regard it.
 */
import type { Config } from './schema.ts';
import { secretUses } from './secrets.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What `git rev-parse --local-env-vars` prints (git 2.39), the namespace, and the quarantine of a receiving hook: variables that
 * lead git, wherever it is called, into the repository that somebody else was working in.
 */
export const GIT_REPOSITORY: readonly string[] = [
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_COMMON_DIR',
  'GIT_CONFIG',
  'GIT_CONFIG_COUNT',
  'GIT_CONFIG_PARAMETERS',
  'GIT_DIR',
  'GIT_GRAFT_FILE',
  'GIT_IMPLICIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_INTERNAL_SUPER_PREFIX',
  'GIT_NAMESPACE',
  'GIT_NO_REPLACE_OBJECTS',
  'GIT_OBJECT_DIRECTORY',
  'GIT_PREFIX',
  'GIT_QUARANTINE_PATH',
  'GIT_REPLACE_REF_BASE',
  'GIT_SHALLOW_FILE',
  'GIT_WORK_TREE',
];

/** By these an agent knows that another one has started it, and refuses, or talks to that one’s editor. */
const NESTING: readonly string[] = ['CLAUDECODE', 'CLAUDE_CODE_ENTRYPOINT', 'CLAUDE_CODE_SSE_PORT', 'CODEX_SANDBOX*'];

/**
 * A job of a workflow: its tokens, its inputs, the files that set variables of its later steps, and `RUNNER_TRACKING_ID`,
 * by which GitHub’s runner finds and ends what a job leaves behind.
 */
const JOB: readonly string[] = ['ACTIONS_*', 'GITHUB_*', 'INPUT_*', 'RUNNER_*'];

/** A login over SSH. A run is not part of it, and bash reads `.bashrc` for a command where it finds `SSH_CLIENT`. */
const SESSION: readonly string[] = [
  'SSH_CLIENT',
  'SSH2_CLIENT',
  'SSH_CONNECTION',
  'SSH_ORIGINAL_COMMAND',
  'SSH_TTY',
  'SSH_USER_AUTH',
];

/** What no run gets, whatever its session has, unless `env.pass` names it. */
export const FOREIGN: readonly string[] = [...GIT_REPOSITORY, ...NESTING, ...JOB, ...SESSION];

/** What a run on this machine gets of the environment that agentd itself has; all else is named in `env.pass`. */
export const LOCAL_RUN: readonly string[] = [
  'HOME',
  'USER',
  'LOGNAME',
  'SHELL',
  'PATH',
  'LANG',
  'LC_*',
  'TZ',
  'TMPDIR',
  'XDG_*',
  'SSH_AUTH_SOCK',
  'DBUS_SESSION_BUS_ADDRESS',
  'DISPLAY',
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'].flatMap((name) => [name, name.toLowerCase()]),
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_*',
  'ANTHROPIC_*',
  'OPENAI_*',
  'CODEX_HOME',
  'CODEX_API_KEY',
  'CLAUDE_CONFIG_DIR',
  'CLAUDE_CODE_OAUTH_TOKEN',
  'CLAUDE_CODE_USE_*',
];

/** Names that say that the value is a secret. */
const SECRET =
  /(?:^|_)(?:TOKENS?|SECRETS?|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?|PAT|AUTHKEY|(?:API|ACCESS|AUTH|PRIVATE|DEPLOY|SIGNING|SSH)_?KEY)(?:_|$)/i;

export function isLike(name: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern));
}

/** Variables that the configuration names as secrets of agentd’s own; each once. */
export function secretNames(config: Config): readonly string[] {
  return [...new Set(secretUses(config).map(({ key }) => key))];
}

/**
 * The environment of runs on this machine: {@link LOCAL_RUN}, and what `pass` names.
 * No secret of agentd’s own is in it, whatever `pass` says.
 */
export function localRunEnv(config: Config, pass: readonly string[], env: Environment): Record<string, string> {
  const own = secretNames(config);
  return filtered(env, (name) => !own.includes(name) && isLike(name, [...LOCAL_RUN, ...pass]));
}

/**
 * The environment of other children (relay client, `tailscale`): without secrets of agentd’s own and names that sound
 * like secrets, without what belongs to a job of a workflow, to a repository that git works in, or to another agent.
 */
export function scrubbedEnv(config: Config, env: Environment): Record<string, string> {
  const own = secretNames(config).map((name) => name.toUpperCase());
  return filtered(env, (name) => {
    const upper = name.toUpperCase();
    return !own.includes(upper) && !SECRET.test(upper) && !isLike(upper, [...FOREIGN, 'GIT_*']);
  });
}

function filtered(env: Environment, keeps: (name: string) => boolean): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) if (value !== undefined && keeps(name)) kept[name] = value;
  return kept;
}
