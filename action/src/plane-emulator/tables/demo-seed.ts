/** A small workspace to try things in: people, bots, a project with the states that agentd moves items between. */
import type { Seed, SeedItem, SeedProject, SeedState } from './seed.ts';

export interface DemoProject {
  /** Prefix of the keys, e.g. `ENG`. */
  readonly identifier: string;
  readonly name: string;
  /** Default: none; items can be made through the API. */
  readonly items?: readonly Omit<SeedItem, 'id' | 'created_by'>[];
}

export interface DemoOptions {
  /** Slug; default `demo`. */
  readonly workspace?: string;
  /** Aliases; the first is the admin and the one at the board. Default `ada`, `grace`. */
  readonly people?: readonly string[];
  /** Aliases; default `bot-linux`. */
  readonly bots?: readonly string[];
  /** Default: `ENG`. */
  readonly projects?: readonly DemoProject[];
  /** Names; default a few of those that route. */
  readonly labels?: readonly string[];
  /** Tokens by alias; others are random, see `Plane.names.tokens`. */
  readonly tokens?: Readonly<Record<string, string>>;
}

/** Alias of the token with which the board writes; as a service token it has a high rate limit. */
export const BOARD_TOKEN = 'board';

const STATES: readonly Omit<SeedState, 'id' | 'slug' | 'default'>[] = [
  { name: 'Backlog', color: '#60646C', group: 'backlog', sequence: 15_000 },
  { name: 'Todo', color: '#3B82F6', group: 'unstarted', sequence: 25_000 },
  { name: 'In Progress', color: '#F59E0B', group: 'started', sequence: 35_000 },
  { name: 'Needs Input', color: '#D946EF', group: 'started', sequence: 36_000 },
  { name: 'In Review', color: '#8B5CF6', group: 'started', sequence: 37_000 },
  { name: 'Blocked', color: '#DC2626', group: 'started', sequence: 38_000 },
  { name: 'Done', color: '#46A758', group: 'completed', sequence: 45_000 },
  { name: 'Cancelled', color: '#9AA4BC', group: 'cancelled', sequence: 55_000 },
];

const LABELS = ['bug', 'exec:codex', 'exec:claude', 'exec:shell', 'exec:mock'];
const COLORS = ['#DC2626', '#0EA5E9', '#D97706', '#16A34A', '#7C3AED'];

export function demoSeed(options: DemoOptions = {}): Seed {
  const { people = ['ada', 'grace'], bots = ['bot-linux'], workspace = 'demo', tokens = {} } = options;
  const [admin = 'ada'] = people;
  const aliases = [...people, ...bots];
  const members = aliases.map((user) => ({ user, role: user === admin ? (20 as const) : (15 as const) }));
  const project = ({ identifier, name, items = [] }: DemoProject): SeedProject => ({
    id: `{{id:project.${identifier}}}`,
    workspace,
    identifier,
    name,
    network: 2,
    archived: false,
    default_assignee: null,
    created_by: admin,
    members: members.map((member) => ({ ...member, membership: `{{id:member.${identifier}.${member.user}}}` })),
    states: STATES.map((state) => ({
      ...state,
      id: `{{id:state.${identifier}.${state.name}}}`,
      slug: '',
      default: state.group === 'backlog',
    })),
    labels: (options.labels ?? LABELS).map((label, i) => ({
      id: `{{id:label.${identifier}.${label}}}`,
      name: label,
      color: COLORS[i % COLORS.length] ?? '#6B7280',
    })),
    workItems: items.map((item) => ({
      ...item,
      id: `{{id:item.${identifier}-${String(item.sequence_id)}}}`,
      created_by: admin,
    })),
  });
  return {
    users: aliases.map((alias) => ({
      alias,
      id: `{{id:user.${alias}}}`,
      email: `${alias}@example.com`,
      first_name: capital(alias.split('-')[0] ?? alias),
      last_name: capital(alias.split('-').slice(1).join(' ')),
      display_name: alias,
    })),
    tokens: [
      ...aliases.map((alias) => ({ alias, token: tokens[alias] ?? `{{token:${alias}}}`, user: alias })),
      { alias: BOARD_TOKEN, token: tokens[BOARD_TOKEN] ?? `{{token:${BOARD_TOKEN}}}`, user: admin, is_service: true },
    ],
    workspaces: [{ id: '{{id:workspace}}', slug: workspace, name: capital(workspace), members }],
    projects: (options.projects ?? [{ identifier: 'ENG', name: 'Engineering' }]).map(project),
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
