/** The demo's world as data: who is there, which items there are, and how the scripted agents behave. */
import type { Config } from '../../config/schema.ts';

export interface DemoItem {
  readonly title: string;
  readonly description: string;
  readonly executor: string;
  readonly priority: 'urgent' | 'high' | 'medium' | 'low';
  /** What the demo shows with it. */
  readonly shows: string;
  /** A person moves it to Cancelled once its run is open. */
  readonly cancelled?: true;
}

export const DEMO_ITEMS: readonly DemoItem[] = [
  {
    title: 'Round invoice totals to the cent',
    description: '<p>The total of <strong>three items at 0.1</strong> shows 0.30000000000000004.</p>',
    executor: 'reviewer',
    priority: 'urgent',
    shows: 'an answer that waits for review',
  },
  {
    title: 'Delete accounts after a year of silence',
    description: '<p>Accounts without a login for a year should go.</p>',
    executor: 'asker',
    priority: 'high',
    shows: 'an agent that asks first',
  },
  {
    title: 'Renew the certificate of the test server',
    description: '<p>It ends next week.</p>',
    executor: 'blocked',
    priority: 'high',
    shows: 'an agent that cannot go on',
  },
  {
    title: 'Move the settings page to the new form library',
    description: '<ul><li>the form</li><li>its tests</li></ul>',
    executor: 'stepper',
    priority: 'medium',
    shows: 'work in two steps on one thread',
  },
  {
    title: 'Update the list of time zones',
    description: '<p>From the current release.</p>',
    executor: 'flaky',
    priority: 'medium',
    shows: 'a failure that passes by itself',
  },
  {
    title: 'Rewrite everything in another language',
    description: '<p>Just an idea.</p>',
    executor: 'sleeper',
    priority: 'low',
    shows: 'a run that a person stops',
    cancelled: true,
  },
];

const REVIEW = `[review] Totals are rounded to the cent

- \`total()\` adds in whole cents and converts once, at the end
- added cases for 0.1 × 3 and for negative amounts

| suite | passed |
|---|---|
| billing | 14 |

\`\`\`ts
let all = 0;
for (const item of items) all += cents(item);
return all / 100;
\`\`\`
`;

const MESSAGES: Readonly<Record<string, NonNullable<Config['executors'][string]['mock']>>> = {
  reviewer: mock({ message: REVIEW, delay_ms: 300 }),
  asker: mock({ message: '[question] Should accounts with unpaid invoices be kept?\n\nThere are 12 of them.' }),
  blocked: mock({ message: '[blocked] The key of the certificate authority is not on this machine.' }),
  stepper: mock({
    delay_ms: 200,
    messages: [
      '[progress] Step 1 of 2: the form is moved\n\n- [x] form\n- [ ] tests',
      '[review] Step 2 of 2: the tests are moved\n\n- [x] form\n- [x] tests',
    ],
  }),
  flaky: mock({
    messages: ['', '[review] The list is up to date: 3 zones added, 1 renamed.'],
    exit_codes: [1, 0],
    tail: 'stream disconnected before completion: error sending request',
  }),
  sleeper: mock({ message: '[review] Never seen.', delay_ms: 120_000 }),
};

function mock(
  parts: Partial<NonNullable<Config['executors'][string]['mock']>>,
): NonNullable<Config['executors'][string]['mock']> {
  return {
    delay_ms: 100,
    exit_code: 0,
    tail: '',
    status: 'success',
    events: [],
    fail_start: false,
    fail_answer: false,
    ...parts,
  };
}

/** The text of the demo's configuration file: the same YAML a user writes, as JSON. */
export function demoConfig(places: {
  plane_url: string;
  repo: string;
  run_root: string;
  state_path: string;
  os: string;
}): unknown {
  const executors = Object.keys(MESSAGES);
  return {
    plane: {
      base_url: places.plane_url,
      workspace: 'acme',
      token_key: 'PLANE_TOKEN',
      requests_per_minute: 100_000,
    },
    state: { store: 'file', path: places.state_path },
    allowed_authors: ['ada@example.com'],
    projects: {
      ENG: {
        states: { working: 'In Progress', review: 'In Review', question: 'Needs Input', blocked: 'Blocked' },
        routing: {
          by_assignee: { 'bot-laptop': 'laptop' },
          by_label: Object.fromEntries(executors.map((name) => [`agent:${name}`, { executor: name }])),
        },
        default_executor: 'reviewer',
      },
    },
    terminals: {
      laptop: {
        transport: 'local',
        os: places.os,
        repo: places.repo,
        run_root: places.run_root,
        plane_user: 'bot-laptop',
        token_key: 'PLANE_TOKEN_LAPTOP',
        executors,
        concurrency: 6,
        isolation: 'worktree',
      },
    },
    executors: Object.fromEntries(executors.map((name) => [name, { adapter: 'mock', mock: MESSAGES[name] }])),
    retry: { base_s: 1, max_s: 2 },
  };
}
