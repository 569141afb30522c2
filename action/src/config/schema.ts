/**
 * The configuration, defined once: TypeScript type, validation, defaults, README table and `config/schema.json` all
 * come from here (DESIGN §10). Cross-field rules live in `rules.ts`; reading YAML in `parse.ts`.
 */
import { z } from 'zod';

const name = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'use letters, digits, dot, dash, underscore');
const envKey = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'name an environment variable, such as PLANE_TOKEN');
const seconds = z.number().int().nonnegative();
/** Windows takes no longer command line. */
const template = z.string().min(1).max(8000);

export const PlaneConfig = z
  .strictObject({
    base_url: z
      .url({ protocol: /^https?$/ })
      .describe('Address of the API host: `https://api.plane.so` or your own, without `/api/v1`.'),
    web_url: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('Address people open in a browser, when it differs from `base_url`.'),
    workspace: z.string().min(1).describe('Workspace slug, as in the address bar.'),
    token_key: envKey.describe('Environment variable that holds the API key that reads Plane.'),
    webhook_secret_key: envKey.optional().describe('Environment variable that holds the webhook secret.'),
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
      .default('state/agentd-state.json')
      .describe('Path of the state file, on disk or in the branch.'),
    branch: z.string().min(1).default('agentd-state').describe('For `branch`: the dedicated branch.'),
    repository: z
      .string()
      .regex(/^[^/\s]+\/[^/\s]+$/)
      .optional()
      .describe('For `branch`, `artifact`: `owner/name`; default: the repository that runs the workflow.'),
  })
  .describe('Where the state is kept.');

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
    model: z.string().min(1).optional().describe('Model to use.'),
    effort: z.string().min(1).optional().describe('Effort to ask for.'),
    tier: z.string().min(1).optional().describe('Service tier; `none`: no tier argument.'),
    script: z.string().min(1).optional().describe('For the shell executor: the script to run.'),
  })
  .describe('What a label chooses.');

export const ProjectConfig = z
  .strictObject({
    states: StateNames,
    routing: z
      .strictObject({
        by_assignee: z
          .record(z.string(), name)
          .describe('Display name of a bot user → terminal. The name must be the terminal’s `plane_user`.'),
        by_label: z.record(z.string(), LabelRoute).default({}).describe('Label → what it chooses.'),
      })
      .describe('Who does the work.'),
    default_executor: name.describe('Executor when no label chooses one.'),
    require_label: z.string().min(1).optional().describe('Only items with this label are started.'),
    prompt: z
      .string()
      .min(1)
      .optional()
      .describe('Path of a Liquid template for the prompt, relative to the config file.'),
    concurrency: z.number().int().min(1).optional().describe('Most runs at once in this project.'),
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

export const TerminalConfig = z
  .strictObject({
    transport: z.enum(['local', 'direct-ssh', 'warpgate-ssh']).describe('How a script reaches the machine.'),
    os: z.enum(['linux', 'darwin', 'windows']).describe('Operating system.'),
    repo: z.string().min(1).describe('Absolute path of the repository on the machine.'),
    run_root: z
      .string()
      .min(1)
      .optional()
      .describe(
        'Absolute path under which run directories are made; default: `~/.agentd/runs` of the user (local only).',
      ),
    plane_user: z.string().min(1).describe('Display name of the Plane user this terminal answers as.'),
    token_key: envKey.describe('Environment variable that holds that user’s API key.'),
    executors: z.array(name).min(1).describe('Executors this terminal can run.'),
    concurrency: z.number().int().min(1).default(1).describe('Most runs at once on this terminal.'),
    isolation: z
      .enum(['none', 'worktree'])
      .default('none')
      .describe('`worktree`: each item gets its own git worktree and branch. `none`: one run per repository.'),
    capabilities: z.array(name).default([]).describe('What items may ask for with a `needs:<capability>` label.'),
    busy_processes: z
      .array(name)
      .default([])
      .describe('No start while one of these processes runs and agentd has no open run here.'),
    bins: z.record(z.string(), z.string().min(1)).default({}).describe('First word of a command → absolute path.'),
    accounts: z
      .record(name, name)
      .default({})
      .describe('Executor → account whose quota it uses; default `<terminal>/<executor>`.'),
    utc_offset: z
      .string()
      .regex(/^[+-]\d{2}:\d{2}$/)
      .optional()
      .describe('Zone of the machine, when it cannot be asked.'),
    wrap: z
      .array(z.string().min(1))
      .optional()
      .describe('Sandbox command (docker, bwrap …) put before the agent’s command.'),
    host: z.string().min(1).optional().describe('Host name or address.'),
    port: z.number().int().min(1).max(65535).optional().describe('SSH port.'),
    user: z
      .string()
      .regex(/^[A-Za-z_][A-Za-z0-9._-]*$/)
      .optional()
      .describe('SSH user; default: `agent`.'),
    auth: z
      .enum(['tailscale', 'key'])
      .optional()
      .describe('`tailscale`: Tailscale SSH; `key`: the machine’s own sshd.'),
    ssh_key: envKey.optional().describe('Environment variable that holds the private key.'),
    ssh_passphrase_key: envKey.optional().describe('Environment variable that holds the passphrase of `ssh_key`.'),
    host_keys: z.array(z.string().min(1)).optional().describe('Pinned host key lines.'),
    tofu: z
      .boolean()
      .optional()
      .describe('Believe the host key that the machine shows at the first visit, and keep it in the state.'),
    proxy: z
      .string()
      .regex(/^(?:socks5h?:\/\/[^\s@]+|tailscale-nc)$/, 'write socks5://host:port or tailscale-nc')
      .optional()
      .describe(
        'Way to the machine: `socks5://host:port`, or `tailscale-nc`, which is the default where Tailscale has no network interface.',
      ),
    target: z.string().min(1).optional().describe('Warpgate target; default: the terminal’s name.'),
    fallback: z.enum(['warpgate-ssh']).optional().describe('Channel to try when the first cannot be reached.'),
    launch: z.string().optional().describe('Accepted and not needed: the launch method follows from `os`.'),
    helpers_dir: z.string().optional().describe('Accepted and not needed.'),
  })
  .describe('One machine that runs agents.');

export const ExecutorConfig = z
  .strictObject({
    adapter: z
      .enum(['codex', 'claude-code', 'shell', 'http', 'mock'])
      .describe('Which tool, and so how its output is read.'),
    run: template
      .optional()
      .describe("Command template for a new thread, such as `codex exec --json -m '{model}' -o '{out}' -`."),
    resume: template.optional().describe('Command template to continue a thread.'),
    models: z.array(z.string().min(1)).default([]).describe('Models that may be asked for by label; empty: any.'),
    default_model: z.string().min(1).optional().describe('Model when no label chooses one.'),
    default_effort: z.string().min(1).optional().describe('Effort when no label chooses one.'),
    tier_arg: z
      .string()
      .optional()
      .describe('What `{tier}` becomes when there is a tier, put in as it is; `{tier}` inside it is the tier.'),
    tier_defaults: z.record(z.string(), z.string()).default({}).describe('Model → tier when no label chooses one.'),
    perm: z.string().optional().describe('What `{perm}` becomes: options, put in as they are.'),
    script: z.string().optional().describe('For `shell`: the script when no label chooses one.'),
    thread_from: z.string().optional().describe('Descriptive only.'),
    last_message: z.string().optional().describe('Descriptive only.'),
    mock: z
      .strictObject({
        delay_ms: z.number().int().nonnegative().default(0).describe('How long the run takes.'),
        message: z.string().optional().describe('Last message; default `[review] done`.'),
        messages: z
          .array(z.string())
          .optional()
          .describe('Last message of the first, second … run of an item; the last one repeats.'),
        exit_code: z.number().int().default(0).describe('Exit code of the run.'),
        exit_codes: z
          .array(z.number().int())
          .optional()
          .describe('Exit code of the first, second … run; the last one repeats.'),
        tail: z.string().default('').describe('The last frame.'),
        status: z
          .enum(['success', 'failed', 'cancelled'])
          .default('success')
          .describe('Result in Executor Protocol V1.'),
        events: z
          .array(z.record(z.string(), z.unknown()))
          .default([])
          .describe('Events to emit in Executor Protocol V1.'),
        fail_start: z.boolean().default(false).describe('`start` throws and nothing starts.'),
        fail_answer: z.boolean().default(false).describe('`start` throws although the run has started.'),
      })
      .optional()
      .describe('For `mock`: what the run does.'),
    url: z.url().optional().describe('For `http`: the endpoint.'),
    token_key: envKey.optional().describe('For `http`: environment variable that holds the key.'),
  })
  .describe('One way to drive an agent.');

export const LimitsConfig = z
  .strictObject({
    run_s: seconds.min(1).default(7200).describe('Elapsed seconds after which a run is ended, by the terminal itself.'),
    stall_s: seconds.default(2700).describe('Seconds without output after which a run is ended; 0: never.'),
    start_grace_s: seconds.default(90).describe('How long a run directory without evidence counts as starting.'),
    tick_s: seconds.min(30).default(240).describe('Longest time a tick may take; its claim lasts that long.'),
    runs: z.number().int().min(1).default(20).describe('Most runs at once over all projects.'),
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
    executors: z.record(name, ExecutorConfig).describe('Executors by name.'),
    iteration_cap: z
      .number()
      .int()
      .min(1)
      .default(5)
      .describe('Most `[progress]` iterations in a row; then the item asks.'),
    agentd: z
      .strictObject({ helpers_dir: z.string().optional().describe('Accepted and not needed.') })
      .optional()
      .describe('Accepted and not needed.'),
    limits: LimitsConfig.prefault({}),
    retry: RetryConfig.prefault({}),
    notices: z.array(NoticeConfig).default([]).describe('Where results are told besides Plane.'),
  })
  .describe('Configuration of agentd for Plane.');

export type Config = z.infer<typeof Config>;
export type ProjectConfig = z.infer<typeof ProjectConfig>;
export type TerminalConfig = z.infer<typeof TerminalConfig>;
export type ExecutorConfig = z.infer<typeof ExecutorConfig>;
export type LabelRoute = z.infer<typeof LabelRoute>;
