/**
 * One example for every key, as one object of the shape of the configuration: the compiler names a key that has none. It explains
 * keys one by one; as a whole it would contradict itself. Only what generates documentation loads it.
 */
import type { z } from 'zod';
import type { Config } from './schema.ts';

/** Everything that may be left out is there. */
type Whole<T> = T extends readonly (infer Each)[]
  ? readonly Whole<Each>[]
  : T extends object
    ? { readonly [Key in keyof T]-?: Whole<Exclude<T[Key], undefined>> }
    : T;

export const EXAMPLE: Whole<z.input<typeof Config>> = {
  $schema: './schema.json',
  plane: {
    base_url: 'https://api.plane.so',
    web_url: 'https://app.plane.so',
    workspace: 'acme',
    token_key: 'PLANE_TOKEN',
    webhook_secret_key: 'PLANE_WEBHOOK_SECRET',
    requests_per_minute: 300,
  },
  projects: {
    ENG: {
      states: {
        working: 'In Progress',
        review: 'In Review',
        question: 'Needs Input',
        blocked: 'Blocked',
        pick_up: ['Todo', 'In Progress'],
      },
      routing: {
        by_assignee: { 'bot-linux': 'linux-box' },
        by_label: {
          'run:tests': {
            executor: 'shell',
            terminal: 'linux-box',
            model: 'gpt-5-codex',
            effort: 'high',
            tier: 'fast',
            script: 'scripts/agentd/tests.sh',
          },
        },
      },
      default_executor: 'codex',
      require_label: ['agent', 'ready'],
      prompt: '.github/agentd/prompt.md',
      concurrency: 2,
      paused: 'release week: until Monday',
      iteration_cap: 3,
      repos: { 'linux-box': '/srv/eng-api' },
      respect_blockers: false,
    },
  },
  terminals: {
    'linux-box': {
      transport: 'direct-ssh',
      os: 'linux',
      repo: '/srv/eng',
      run_root: '/home/agent/.agentd',
      plane_user: 'bot-linux',
      token_key: 'PLANE_TOKEN_LINUX',
      executors: ['codex', 'shell'],
      concurrency: 2,
      paused: true,
      isolation: 'worktree',
      push: 'origin',
      capabilities: ['docker', 'gpu'],
      busy_processes: ['codex'],
      bins: { codex: '/home/agent/.local/bin/codex' },
      accounts: { codex: 'team-plan' },
      utc_offset: '+02:00',
      wrap: ['bwrap', '--ro-bind', '/', '/', '--bind', '{repo}', '{repo}', '--bind', '{run_dir}', '{run_dir}', '--'],
      env: { pass: ['GITHUB_TOKEN', 'AWS_*'] },
      host: 'linux-box.tailnet.ts.net',
      port: 2222,
      user: 'agent',
      auth: 'key',
      ssh_key: 'SSH_KEY_LINUX',
      ssh_passphrase_key: 'SSH_PASSPHRASE_LINUX',
      host_keys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAoPLv+j1EQSfK7pMDNEt2gkGtnB4Nzr8n9/pm4rRNso'],
      tofu: true,
      proxy: 'socks5://127.0.0.1:1055',
      target: 'linux10',
      fallback: 'warpgate-ssh',
      launch: 'setsid',
      helpers_dir: '/home/agent/helpers',
    },
  },
  executors: {
    codex: {
      adapter: 'codex',
      run: "codex exec --json -s workspace-write -m '{model}' {tier} -o '{out}' -",
      resume: "codex exec --json -s workspace-write -m '{model}' {tier} -o '{out}' resume '{thread}' -",
      models: ['gpt-5-codex', 'gpt-5'],
      default_model: 'gpt-5-codex',
      default_effort: 'high',
      tier_arg: `-c 'service_tier="{tier}"'`,
      tier_defaults: { 'gpt-5-codex': 'fast' },
      perm: '--permission-mode acceptEdits',
      script: 'scripts/agentd/default.sh',
      survivors: 'keep',
      thread_from: 'the first event',
      last_message: 'the file that -o names',
      mock: {
        delay_ms: 2000,
        message: '[review] It is done.',
        messages: ['[question] Which one?', '[review] It is done.'],
        exit_code: 1,
        exit_codes: [1, 0],
        tail: 'stream disconnected before completion',
        status: 'failed',
        events: [{ type: 'turn.failed', error: { message: 'usage limit reached' } }],
        fail_start: true,
        fail_answer: true,
      },
      url: 'https://agents.example.com/v1',
      token_key: 'AGENTS_TOKEN',
    },
  },
  allowed_authors: ['ada@example.com'],
  iteration_cap: 8,
  limits: {
    run_s: 3600,
    stall_s: 900,
    start_grace_s: 120,
    tick_s: 180,
    runs: 6,
    comment_chars: 20_000,
  },
  retry: {
    max_attempts: 5,
    failed: 1,
    timeout: 1,
    base_s: 30,
    max_s: 1800,
    transient_patterns: ['stream disconnected', 'HTTP 5\\d\\d'],
    env_patterns: ['not logged in', 'command not found'],
  },
  state: {
    store: 'branch',
    path: 'state/eng.json',
    branch: 'agentd-state',
    repository: 'acme/agents',
    workflow: 'agentd.yml',
  },
  notices: [{ url_key: 'SLACK_WEBHOOK', format: 'slack', tags: ['question', 'blocked'] }],
  pull_requests: {
    status: true,
    repositories: ['acme/api', 'acme/web'],
    token_key: 'PULLS_TOKEN',
  },
  warpgate: {
    host: 'warpgate.example.com',
    port: 2222,
    user: 'agentd',
    ssh_key: 'WARPGATE_SSH_KEY',
    ssh_passphrase_key: 'WARPGATE_PASSPHRASE',
    host_keys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAoPLv+j1EQSfK7pMDNEt2gkGtnB4Nzr8n9/pm4rRNso'],
    tofu: true,
    proxy: 'tailscale-nc',
    relay: ['agent-access', '--config', '{vault_config}', 'run', '{target}', '--', 'bash', '-c', '{script}'],
    vault_config: '/etc/agent-access/vault.yml',
    relay_env: ['VAULT_TOKEN'],
  },
  agentd: { helpers_dir: '/home/agent/helpers' },
};
