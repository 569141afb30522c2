import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { GIT_REPOSITORY, localRunEnv, scrubbedEnv } from '../../action/src/config/environment.ts';
import { requireConfig } from '../../action/src/config/parse.ts';
import { BASE } from './base.ts';

const config = requireConfig(JSON.stringify(BASE), 'agentd.yml');
const named = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `value of ${name}`]));

/** What no child gets. */
const SECRET = named(
  'PLANE_TOKEN',
  'PLANE_TOKEN_LINUX',
  'plane_token',
  'GITHUB_TOKEN',
  'GH_TOKEN',
  'ACTIONS_RUNTIME_TOKEN',
  'INPUT_GITHUB-TOKEN',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'NODE_AUTH_TOKEN',
  'NPM_TOKEN',
  'DB_PASSWORD',
  'SOME_API_KEY',
  'TS_AUTHKEY',
  'SSH_KEY',
  'GOOGLE_APPLICATION_CREDENTIALS',
);
const FOREIGN = named('GIT_DIR', 'GIT_AUTHOR_DATE', 'GITHUB_ENV', 'RUNNER_TRACKING_ID', 'CLAUDECODE', 'CODEX_SANDBOX');

describe('the environment of a run on this machine', () => {
  const usual = named(
    'HOME',
    'USER',
    'PATH',
    'LANG',
    'LC_ALL',
    'XDG_RUNTIME_DIR',
    'SSH_AUTH_SOCK',
    'https_proxy',
    'HTTPS_PROXY',
    'ANTHROPIC_BASE_URL',
    'OPENAI_API_KEY',
    'CODEX_HOME',
    'CLAUDE_CODE_OAUTH_TOKEN',
    'CLAUDE_CODE_USE_BEDROCK',
  );
  const other = named('CI', 'EDITOR', 'GIT_SSH_COMMAND', 'AWS_REGION', 'CLAUDE_CODE_ENTRYPOINT', 'home');

  it('is a decided list, whatever else there is', () => {
    expect(localRunEnv(config, [], { ...usual, ...other, ...SECRET, ...FOREIGN })).toEqual(usual);
  });

  it('has besides what is named, by name or by beginning, and never a secret of agentd’s own', () => {
    const pass = ['GIT_SSH_COMMAND', 'AWS_*', 'PLANE_*'];
    const env = localRunEnv(config, pass, { ...usual, ...other, ...SECRET, ...FOREIGN });
    const names = ['GIT_SSH_COMMAND', 'AWS_REGION', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'];
    expect(env).toEqual({ ...usual, ...named(...names) });
  });
});

describe('the environment of other children', () => {
  it('keeps what is neither secret nor somebody else’s', () => {
    const kept = named(
      'PATH',
      'HOME',
      'VAULT_ADDR',
      'MY_ACTIONS_X',
      'TOKENIZERS_PARALLELISM',
      'KEYBOARD',
      'SSH_AUTH_SOCK',
    );
    expect(scrubbedEnv(config, { ...SECRET, ...FOREIGN, ...kept, UNSET: undefined })).toEqual(kept);
  });

  it('leaves the given environment as it is', () => {
    const env = Object.freeze({ PLANE_TOKEN: 'a', PATH: '/bin' });
    scrubbedEnv(config, env);
    expect(env).toEqual({ PLANE_TOKEN: 'a', PATH: '/bin' });
  });
});

it('the variables of a repository are all that this machine’s git names', () => {
  const said = execFileSync('git', ['rev-parse', '--local-env-vars'], { encoding: 'utf8' }).split('\n').filter(Boolean);
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((name) => !GIT_REPOSITORY.includes(name))).toEqual([]);
});
