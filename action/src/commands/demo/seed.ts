/** The embedded Plane's first state for the demo and for `agentd plane`: one workspace, a person, a bot, a project. */
import type { Random } from '../../ports.ts';
import type { Seed } from '../../plane/embedded/seed.ts';
import type { StateGroup } from '../../model.ts';

export const PERSON = { alias: 'ada', email: 'ada@example.com', display_name: 'ada' } as const;
export const BOT = { alias: 'bot-laptop', email: 'bot-laptop@example.com', display_name: 'bot-laptop' } as const;

const STATES: readonly (readonly [string, StateGroup, string])[] = [
  ['Backlog', 'backlog', '#60646C'],
  ['Todo', 'unstarted', '#60646C'],
  ['In Progress', 'started', '#F59E0B'],
  ['Needs Input', 'started', '#3B82F6'],
  ['Blocked', 'started', '#EF4444'],
  ['In Review', 'started', '#8B5CF6'],
  ['Done', 'completed', '#46A758'],
  ['Cancelled', 'cancelled', '#9AA4BC'],
];

export interface DemoTokens {
  readonly person: string;
  readonly bot: string;
}

export function demoSeed(random: Random, labels: readonly string[]): { seed: Seed; tokens: DemoTokens } {
  const id = (): string => uuid(random);
  const tokens = { person: `plane_api_${random.hex(16)}`, bot: `plane_api_${random.hex(16)}` };
  const workspace = id();
  const user = (who: typeof PERSON | typeof BOT, first_name: string): Seed['users'][number] => ({
    ...who,
    id: id(),
    first_name,
    last_name: '',
  });
  const members = [
    { user: PERSON.alias, role: 20 as const },
    { user: BOT.alias, role: 15 as const },
  ];
  return {
    tokens,
    seed: {
      users: [user(PERSON, 'Ada'), user(BOT, 'Bot')],
      tokens: [
        { alias: PERSON.alias, token: tokens.person, user: PERSON.alias },
        { alias: BOT.alias, token: tokens.bot, user: BOT.alias },
      ],
      workspaces: [{ id: workspace, slug: 'acme', name: 'Acme', members }],
      projects: [
        {
          id: id(),
          workspace: 'acme',
          identifier: 'ENG',
          name: 'Engineering',
          network: 2,
          archived: false,
          default_assignee: null,
          created_by: PERSON.alias,
          members: members.map((member) => ({ ...member, membership: id() })),
          states: STATES.map(([name, group, color], index) => ({
            id: id(),
            name,
            group,
            color,
            slug: name.toLowerCase().replaceAll(' ', '-'),
            sequence: 15_000 + index * 10_000,
            default: name === 'Todo',
          })),
          labels: labels.map((name) => ({ id: id(), name, color: '#6B7280' })),
          workItems: [],
        },
      ],
    },
  };
}

function uuid(random: Random): string {
  const hex = random.hex(16);
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
