/** A configuration about which nothing is to be said, and small changes to it. */
import type { ParsedConfig } from '../../action/src/config/parse.ts';
import { parseConfig } from '../../action/src/config/parse.ts';
import type { ConfigProblem } from '../../action/src/config/problem.ts';

type Value = undefined | null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };

/** Path with slashes → new value; `undefined` takes the key away. */
export type Patch = Readonly<Record<string, Value>>;

const TERMINAL = { transport: 'local', os: 'linux', repo: '/srv/eng', executors: ['codex', 'claude', 'shell'] };

export const BASE = {
  plane: { base_url: 'https://plane.example.com', workspace: 'acme', token_key: 'PLANE_TOKEN' },
  state: { store: 'branch' },
  allowed_authors: ['ada@example.com'],
  projects: {
    ENG: {
      states: { working: 'In Progress', review: 'In Review', question: 'Needs Input', blocked: 'Blocked' },
      routing: { by_assignee: { 'bot-linux': 'box' }, by_label: {} },
      default_executor: 'codex',
    },
  },
  terminals: { box: { ...TERMINAL, plane_user: 'bot-linux', token_key: 'PLANE_TOKEN_LINUX' } },
  executors: {
    codex: {
      adapter: 'codex',
      run: "codex exec --json -C '{repo}' -s workspace-write -m '{model}' {tier} -o '{out}' -",
      resume: "codex exec --json -s workspace-write -m '{model}' {tier} -o '{out}' resume '{thread}' -",
      models: ['gpt-5-codex'],
      default_model: 'gpt-5-codex',
      tier_arg: `-c 'service_tier="{tier}"'`,
      tier_defaults: { 'gpt-5-codex': 'fast' },
    },
    claude: {
      adapter: 'claude-code',
      run: "claude -p --output-format stream-json --verbose --model '{model}'",
      resume: "claude -p --output-format=json --resume '{thread}'",
    },
    shell: { adapter: 'shell', run: "bash '{script}'", script: 'ci/agent.sh' },
  },
};

/** Another terminal `second` on a machine of its own, with a user of its own, routed. */
export const SECOND: Patch = {
  'terminals/second': {
    ...TERMINAL,
    transport: 'direct-ssh',
    host: 'second.example.com',
    run_root: '/home/agent/runs',
    plane_user: 'bot-second',
    token_key: 'PLANE_TOKEN_SECOND',
  },
  'projects/ENG/routing/by_assignee/bot-second': 'second',
};

/** The first one with Windows, which is reached by SSH. */
export const WINDOWS: Patch = {
  'terminals/box/os': 'windows',
  'terminals/box/transport': 'direct-ssh',
  'terminals/box/host': 'box.example.com',
  'terminals/box/run_root': 'C:\\runs',
  'terminals/box/repo': 'C:\\src\\eng',
};

/** A third one on the machine of the second. */
export const THIRD: Patch = {
  'terminals/third': {
    ...TERMINAL,
    transport: 'direct-ssh',
    host: 'SECOND.example.com',
    run_root: '/home/agent/runs',
    plane_user: 'bot-third',
    token_key: 'PLANE_TOKEN_THIRD',
  },
  'projects/ENG/routing/by_assignee/bot-third': 'third',
};

/** A bastion of which nothing is to be said, where a terminal uses it. */
export const WARPGATE: Patch = {
  warpgate: {
    host: 'warpgate.example.com',
    user: 'agentd',
    ssh_key: 'WARPGATE_KEY',
    host_keys: ['ssh-ed25519 AAAA'],
  },
};

type Map = { [key: string]: Value };

export function patched(...patches: readonly Patch[]): Value {
  const root: Map = structuredClone(BASE);
  for (const [path, value] of patches.flatMap((patch) => Object.entries(patch))) {
    const parts = path.split('/');
    const last = parts.pop() ?? '';
    let at = root;
    for (const part of parts) at = (at[part] ??= {}) as Map;
    if (value === undefined) delete at[last];
    else at[last] = structuredClone(value);
  }
  return root;
}

/** Everything that is said about the base after the patches, errors and warnings. */
export function saidAfter(...patches: readonly Patch[]): readonly ConfigProblem[] {
  return said(parseConfig(JSON.stringify(patched(...patches), null, 2)));
}

export function said(parsed: ParsedConfig): readonly ConfigProblem[] {
  return parsed.ok ? parsed.warnings : parsed.problems;
}
