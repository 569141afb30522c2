/** The fixed parts of every simulated world: a project, two machines with two executors, people, and the configuration. */
import { Config } from '../../action/src/config/schema.ts';
import type { ProjectInfo } from '../../action/src/model/work-item.ts';
import type { PromptTemplate } from '../../action/src/tick/prompt.ts';
import { Prng } from '../fakes/prng.ts';

export const BOTS = { alpha: 'user-bot-alpha', beta: 'user-bot-beta' } as const;
/** May start rounds by commenting. */
export const ALLOWED = ['user-ada', 'user-bob'] as const;
export const STRANGER = 'user-eve';

export const STATES = [
  { id: 'state-backlog', name: 'Backlog', group: 'backlog' },
  { id: 'state-todo', name: 'Todo', group: 'unstarted' },
  { id: 'state-working', name: 'In Progress', group: 'started' },
  { id: 'state-review', name: 'In Review', group: 'started' },
  { id: 'state-question', name: 'Needs Input', group: 'unstarted' },
  { id: 'state-blocked', name: 'Blocked', group: 'started' },
  { id: 'state-done', name: 'Done', group: 'completed' },
  { id: 'state-cancelled', name: 'Cancelled', group: 'cancelled' },
] as const;

export const PROJECT: ProjectInfo = {
  id: 'project-eng',
  key: 'ENG',
  name: 'Engine',
  archived: false,
  states: STATES,
  labels: {},
  members: [
    { id: BOTS.alpha, email: 'alpha@example.com', display_name: 'bot-alpha' },
    { id: BOTS.beta, email: 'beta@example.com', display_name: 'bot-beta' },
    { id: 'user-ada', email: 'ada@example.com', display_name: 'Ada' },
    { id: 'user-bob', email: 'bob@example.com', display_name: 'Bob' },
    { id: STRANGER, email: 'eve@example.com', display_name: 'Eve' },
  ],
};

/** Names in brackets what the checks look for. */
export const TEMPLATE: PromptTemplate = {
  path: null,
  text: 'NEW{% for comment in comments %}({{ comment.text }}){% endfor %} OLD {{ handover }} {{ item.description }} {{ run.id }}',
};

const configs = new Map<string, Config>();

/** One of a few configurations. */
export function configOf(seed: number): Config {
  const prng = new Prng(seed, 'config');
  const choice = {
    store: prng.pick(['file', 'branch'] as const),
    runs: prng.pick([1, 3, 20]),
    concurrency: prng.pick([1, 2]),
    isolation: prng.pick(['none', 'worktree', 'worktree'] as const),
    iteration_cap: prng.pick([2, 5]),
    retry: prng.pick([{}, { failed: 1, timeout: 1 }, { max_attempts: 1 }]),
    busy: prng.chance(0.3),
    optional: prng.chance(0.7),
  };
  const key = JSON.stringify(choice);
  const known = configs.get(key);
  if (known !== undefined) return known;
  const terminal = (name: 'alpha' | 'beta'): object => ({
    transport: 'direct-ssh',
    os: 'linux',
    host: name,
    repo: '/srv/eng',
    run_root: '/home/agent/.agentd',
    plane_user: `bot-${name}`,
    token_key: `PLANE_TOKEN_${name.toUpperCase()}`,
    executors: ['codex', 'script'],
    concurrency: choice.concurrency,
    isolation: choice.isolation,
    busy_processes: choice.busy && name === 'alpha' ? ['codex'] : [],
    accounts: { codex: 'shared' },
  });
  const config = Config.parse({
    plane: { base_url: 'https://plane.example.com', workspace: 'acme', token_key: 'PLANE_TOKEN' },
    state: { store: choice.store },
    allowed_authors: ['ada@example.com', 'user-bob'],
    projects: {
      ENG: {
        states: {
          working: 'In Progress',
          review: 'In Review',
          question: 'Needs Input',
          ...(choice.optional ? { blocked: 'Blocked' } : {}),
        },
        routing: { by_assignee: { 'bot-alpha': 'alpha', 'bot-beta': 'beta' } },
        default_executor: 'codex',
      },
    },
    terminals: { alpha: terminal('alpha'), beta: terminal('beta') },
    executors: {
      codex: { adapter: 'codex', run: "codex exec -o '{out}' -", resume: "codex exec -o '{out}' resume '{thread}' -" },
      script: { adapter: 'shell', run: 'sh do.sh' },
    },
    iteration_cap: choice.iteration_cap,
    limits: { run_s: 3600, stall_s: 1800, runs: choice.runs },
    retry: choice.retry,
  });
  configs.set(key, config);
  return config;
}
