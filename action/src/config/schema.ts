/**
 * The configuration, defined once: TypeScript type, validation, defaults, docs/configuration.md and `config/schema.json` all
 * come from here. Cross-field rules live in `rules/`; reading YAML in `parse.ts`.
 */
import { z } from 'zod';
import { choice, envKey, name, needless, pause, script, seconds, slug } from './atoms.ts';
import { ExecutorConfig } from './executor-schema.ts';
import { TerminalConfig } from './terminal-schema.ts';
import { WarpgateConfig } from './warpgate-schema.ts';
import { STATE_DEFAULTS } from './state-defaults.ts';

export { ExecutorConfig } from './executor-schema.ts';
export { TerminalConfig } from './terminal-schema.ts';
export { WarpgateConfig } from './warpgate-schema.ts';

export const PlaneConfig = z
  .strictObject({
    base_url: z
      .url({ protocol: /^https?$/ })
      .describe('Address of the API host: `https://api.plane.so` or your own, without `/api/v1`.'),
    web_url: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('Address people open in a browser, when it differs from `base_url`.'),
    workspace: slug.describe('Workspace slug, as in the address bar.'),
    token_key: envKey.describe('Environment variable that holds the API key that reads Plane.'),
    webhook_secret_key: envKey
      .optional()
      .describe(
        'Environment variable that holds a webhook secret for another program. agentd does not read it, and keeps it from every run and every program that it starts.',
      ),
    requests_per_minute: z
      .number()
      .int()
      .min(1)
      .default(60)
      .describe('Requests a minute that one API key is allowed (`API_KEY_RATE_LIMIT`).'),
  })
  .describe('How to reach Plane.');

export const StateConfig = z
  .strictObject({
    store: z
      .enum(['file', 'branch', 'artifact'])
      .describe('Where the state is kept: `file` (CLI), `branch` (Actions), `artifact`.'),
    path: z
      .string()
      .min(1)
      .default(STATE_DEFAULTS.path)
      .describe('Path of the state file: on disk, relative to the config file, or in the branch.'),
    branch: z.string().min(1).default(STATE_DEFAULTS.branch).describe('For `branch`: the dedicated branch.'),
    repository: z
      .string()
      .regex(/^[^/\s]+\/[^/\s]+$/)
      .optional()
      .describe('For `branch`, `artifact`: `owner/name`; default: the repository that runs the workflow.'),
    workflow: z
      .string()
      .regex(/^[^/\s]+\.ya?ml$/, 'name the file alone, such as agentd.yml')
      .optional()
      .describe(
        'For `artifact`: file name of the workflow that ticks, whose artifacts alone are believed; default: the one that runs.',
      ),
  })
  .describe('Where the state is kept.');

export const PullRequestsConfig = z
  .strictObject({
    status: z
      .boolean()
      .default(true)
      .describe('Whether open pull requests that belong to an item get a status comment.'),
    repositories: z
      .array(z.string().regex(/^[^/\s]+\/[^/\s]+$/, 'write owner/name'))
      .default([])
      .describe('Repositories whose pull requests are looked at, besides the one that runs the workflow.'),
    token_key: envKey
      .optional()
      .describe(
        'Environment variable that holds the GitHub token for these comments; default: `GITHUB_TOKEN`, which reaches only the repository that runs the workflow.',
      ),
  })
  .describe('Status comments on pull requests.');

export const StateNames = z
  .strictObject({
    working: z.string().min(1).describe('State of an item while an agent works on it.'),
    review: z.string().min(1).optional().describe('State after `[review]`.'),
    question: z.string().min(1).optional().describe('State after `[question]`.'),
    blocked: z.string().min(1).optional().describe('State after `[blocked]`.'),
    pick_up: z
      .array(z.string().min(1))
      .optional()
      .describe(
        'States in which an assigned item may start; default: `working` and every state of the group `unstarted` that is none of the others here.',
      ),
  })
  .describe('State names of the project. Optional ones that are left out leave the item where it is.');

export const LabelRoute = z
  .strictObject({
    executor: name.optional().describe('Executor to use.'),
    terminal: name.optional().describe('Terminal to use; must answer as the user the item is assigned to.'),
    model: choice.optional().describe('Model to use.'),
    effort: choice.optional().describe('Effort to ask for.'),
    tier: choice.optional().describe('Service tier; `none`: no tier argument.'),
    script: script.optional().describe('For the shell executor: the script to run.'),
  })
  .describe('What a label chooses.');

const label = z.string().regex(/\S/, 'name a label');

export const ProjectConfig = z
  .strictObject({
    states: StateNames,
    routing: z
      .strictObject({
        by_assignee: z
          .record(z.string(), name)
          .describe('Display name of a bot user → terminal. The name must be the terminal’s `plane_user`.'),
        by_label: z
          .record(z.string(), LabelRoute)
          .default({})
          .describe(
            'Label → what it chooses; letter case does not matter. Labels that are not listed choose by `exec:x`, `model:x`, `effort:x` and `tier:x`; of several the first in name order wins, a listed one before others.',
          ),
      })
      .describe('Who does the work.'),
    default_executor: name.describe('Executor when no label chooses one.'),
    require_label: z
      .union([label, z.array(label).min(1)])
      .optional()
      .describe(
        'Only items with this label, or with all labels of the list, are started; letter case does not matter.',
      ),
    prompt: z
      .string()
      .min(1)
      .optional()
      .describe('Path of a Liquid template for the prompt, relative to the config file.'),
    concurrency: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('Most runs at once in this project; 0: nothing new starts, and what runs is finished.'),
    paused: pause.describe(
      '`true`, or the reason in words: nothing new starts in this project; what runs is finished and posted.',
    ),
    iteration_cap: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe('Most `[progress]` iterations in a row; overrides the global one.'),
    repos: z
      .record(name, z.string().min(1))
      .default({})
      .describe('Terminal → repository path, overriding the terminal’s `repo`.'),
    respect_blockers: z.boolean().default(true).describe('Items that are blocked by unfinished items wait.'),
  })
  .describe('One Plane project; the key is its identifier.');

export const LimitsConfig = z
  .strictObject({
    run_s: seconds.min(1).default(7200).describe('Elapsed seconds after which a run is ended, by the terminal itself.'),
    stall_s: seconds.default(2700).describe('Seconds without output after which a run is ended; 0: never.'),
    start_grace_s: seconds.default(90).describe('How long a run directory without evidence counts as starting.'),
    // Nothing is sent in the last minute of a claim: less time would never let anything be sent.
    tick_s: seconds
      .min(90)
      .default(240)
      .describe(
        'Longest time a tick may take; its claim lasts that long, and nothing new is begun in its last minute.',
      ),
    runs: z
      .number()
      .int()
      .min(0)
      .default(20)
      .describe('Most runs at once over all projects; 0: nothing new starts, and what runs is finished.'),
    comment_chars: z
      .number()
      .int()
      .min(500)
      .default(60_000)
      .describe('Longest message published; longer ones are cut at a block border.'),
  })
  .describe('Limits.');

export const RetryConfig = z
  .strictObject({
    max_attempts: z.number().int().min(1).default(3).describe('Attempts for transient failures, the first included.'),
    failed: z.number().int().min(0).default(0).describe('Further attempts after a plain failure.'),
    timeout: z.number().int().min(0).max(1).default(0).describe('Further attempts after a time limit.'),
    base_s: seconds.min(1).default(60).describe('First wait; doubles with each attempt.'),
    max_s: seconds.min(1).default(900).describe('Longest wait.'),
    transient_patterns: z
      .array(z.string().min(1))
      .optional()
      .describe('Regular expressions, matched on the tail; replace the built-in ones.'),
    env_patterns: z
      .array(z.string().min(1))
      .optional()
      .describe('Regular expressions, matched on the tail and the last message; replace the built-in ones.'),
  })
  .describe('When a failed run is tried again.');

export const NoticeConfig = z
  .strictObject({
    url_key: envKey.describe('Environment variable that holds the webhook address.'),
    format: z.enum(['json', 'slack', 'discord']).default('json').describe('What the receiver understands.'),
    tags: z
      .array(z.enum(['review', 'question', 'blocked', 'progress']))
      .default(['review', 'question', 'blocked'])
      .describe('Which results are told.'),
  })
  .describe('Optional outgoing notice, because Plane notifies nobody of comments made through its API.');

export const Config = z
  .strictObject({
    $schema: z.string().optional().describe('For editors.'),
    plane: PlaneConfig,
    state: StateConfig,
    allowed_authors: z
      .array(z.string().min(1))
      .default([])
      .describe('User ids or e-mail addresses whose comments start new rounds. Empty: comments start nothing.'),
    projects: z
      .record(z.string().regex(/^[A-Z0-9_]{1,12}$/, 'use the project identifier, upper case'), ProjectConfig)
      .describe('Projects by identifier.'),
    terminals: z.record(name, TerminalConfig).describe('Machines by name.'),
    warpgate: WarpgateConfig.optional(),
    executors: z.record(name, ExecutorConfig).describe('Executors by name.'),
    iteration_cap: z
      .number()
      .int()
      .min(1)
      .default(5)
      .describe('Most `[progress]` iterations in a row; then the item asks.'),
    agentd: needless(
      z.strictObject({ helpers_dir: needless(z.string(), 'Accepted and not needed.') }),
      'Accepted and not needed.',
    ),
    limits: LimitsConfig.prefault({}),
    retry: RetryConfig.prefault({}),
    notices: z.array(NoticeConfig).default([]).describe('Where results are told besides Plane.'),
    pull_requests: PullRequestsConfig.optional(),
  })
  .describe('Configuration of agentd for Plane.');

export type Config = z.infer<typeof Config>;
export type ProjectConfig = z.infer<typeof ProjectConfig>;
export type LabelRoute = z.infer<typeof LabelRoute>;
