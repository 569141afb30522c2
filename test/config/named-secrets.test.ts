import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../action/src/config/check-report.ts';
import { scrubbedEnv } from '../../action/src/config/environment.ts';
import { envBlock, secretEnvArgs, secretsOf } from '../../action/src/config/named-secrets.ts';
import { requireConfig } from '../../action/src/config/parse.ts';
import { BASE, patched, SECOND, WARPGATE } from './base.ts';
import type { Patch } from './base.ts';

const TEXT = JSON.stringify(
  patched(SECOND, {
    'plane/webhook_secret_key': 'HOOK',
    'terminals/second/auth': 'key',
    'terminals/second/ssh_key': 'SSH_KEY',
    'terminals/box/token_key': 'PLANE_TOKEN',
    'executors/shell/token_key': 'X_TOKEN',
    notices: [{ url_key: 'SLACK_URL', format: 'slack' }],
  }),
);
const config = requireConfig(TEXT, 'agentd.yml');
const KEYS = ['PLANE_TOKEN', 'PLANE_TOKEN_SECOND', 'SSH_KEY', 'X_TOKEN', 'SLACK_URL'];

describe('the secrets of a configuration', () => {
  it('are listed once each, with every use', () => {
    expect(secretsOf(config)).toEqual([
      { key: 'PLANE_TOKEN', uses: ['reads Plane', 'answers as bot-linux on box'] },
      { key: 'PLANE_TOKEN_SECOND', uses: ['answers as bot-second on second'] },
      { key: 'SSH_KEY', uses: ['logs in to second'] },
      { key: 'X_TOKEN', uses: ['calls shell'] },
      { key: 'SLACK_URL', uses: ['sends notices (slack)'] },
    ]);
  });

  it('are written as the env block of a workflow and as arguments of a vault runner', () => {
    const small = requireConfig(JSON.stringify(BASE), 'agentd.yml');
    expect(envBlock(small)).toBe(
      'env:\n  PLANE_TOKEN: ${{ secrets.PLANE_TOKEN }}\n  PLANE_TOKEN_LINUX: ${{ secrets.PLANE_TOKEN_LINUX }}',
    );
    expect(secretEnvArgs(small)).toBe(
      '--secret-env PLANE_TOKEN=PLANE_TOKEN --secret-env PLANE_TOKEN_LINUX=PLANE_TOKEN_LINUX',
    );
  });

  it('leave out that of a webhook, which is only kept from others', () => {
    expect(envBlock(config)).not.toContain('HOOK');
    expect(secretEnvArgs(config)).not.toContain('HOOK');
    expect(scrubbedEnv(config, { HOOK: 'secret', hook: 'secret', PATH: '/bin' })).toEqual({ PATH: '/bin' });
    const set = Object.fromEntries(KEYS.map((key) => [key, 'x']));
    expect(checkConfig(TEXT, { filename: 'agentd.yml', env: set }).missing_env).toEqual([]);
  });
});

describe('the secrets of a bastion', () => {
  const fallback = { 'terminals/second/fallback': 'warpgate-ssh' };
  const secrets = (...patches: readonly Patch[]): ReturnType<typeof secretsOf> =>
    secretsOf(requireConfig(JSON.stringify(patched(SECOND, fallback, ...patches)), 'agentd.yml')).slice(3);

  it('are its key and its passphrase', () => {
    expect(secrets(WARPGATE, { 'warpgate/ssh_passphrase_key': 'WARPGATE_PASS' })).toEqual([
      { key: 'WARPGATE_KEY', uses: ['logs in to Warpgate'] },
      { key: 'WARPGATE_PASS', uses: ['opens the key for Warpgate'] },
    ]);
  });

  it('are the variables of its relay, which nobody else gets', () => {
    const relay = { warpgate: { relay: ['client', '{target}', '{script}'], relay_env: ['VAULT_TOKEN'] } };
    expect(secrets(relay)).toEqual([{ key: 'VAULT_TOKEN', uses: ['is handed to the relay command'] }]);
    const whole = requireConfig(JSON.stringify(patched(SECOND, fallback, relay)), 'agentd.yml');
    expect(envBlock(whole)).toContain('  VAULT_TOKEN: ${{ secrets.VAULT_TOKEN }}');
    expect(scrubbedEnv(whole, { VAULT_TOKEN: 'secret', PATH: '/bin' })).toEqual({ PATH: '/bin' });
  });

  it('may not stand in the file in place of their names', () => {
    const relay = { warpgate: { relay: ['client', '{target}', '{script}'], relay_env: ['aB3dE5fG7hJ9kL1mN3pQ5r'] } };
    const said = checkConfig(JSON.stringify(patched(SECOND, fallback, relay)), { filename: 'agentd.yml' });
    expect(said.problems.map(({ code, path }) => `${code} ${path}`)).toEqual(['secret-in-file warpgate.relay_env[0]']);
  });
});

describe('the report of check-config', () => {
  it('tells what there is, what the workflow needs and what is not set', () => {
    const report = checkConfig(TEXT, { filename: 'agentd.yml', env: { PLANE_TOKEN: 'hidden-value' } });
    expect(report).toMatchObject({ ok: true, problems: [], counts: { projects: 1, terminals: 2, executors: 3 } });
    expect(report.env_block).toBe(envBlock(config));
    expect(report.secret_env_args).toBe(secretEnvArgs(config));
    expect(report.missing_env?.map((secret) => secret.key)).toEqual(KEYS.slice(1));
    expect(JSON.stringify(report)).not.toContain('hidden-value');
  });

  it('separates errors from warnings and gives nothing to copy from a broken file', () => {
    const text = JSON.stringify(patched({ allowed_authors: [], 'terminals/box/repo': 'x' }));
    const report = checkConfig(text, { filename: 'agentd.yml', env: {} });
    expect(report.problems.map((problem) => problem.code)).toEqual(['paths-are-absolute']);
    expect(report.warnings.map((problem) => problem.code)).toEqual(['authors-are-named']);
    expect(report).toMatchObject({
      ok: false,
      counts: null,
      env_block: null,
      secret_env_args: null,
      missing_env: null,
    });
  });

  it('does not ask for variables when no environment is given', () => {
    expect(checkConfig(TEXT, { filename: 'a' }).missing_env).toBeNull();
  });

  it('warns of a state file on a runner that forgets its disk', () => {
    const text = JSON.stringify(patched({ state: { store: 'file' } }));
    expect(checkConfig(text, { filename: 'a', env: { GITHUB_ACTIONS: 'true' } }).warnings.map((w) => w.code)).toEqual([
      'state-is-forgotten',
    ]);
    expect(checkConfig(text, { filename: 'a', env: {} }).warnings).toEqual([]);
  });
});
