/** The section `terminals`: machines that run agents. */
import { z } from 'zod';
import { envKey, host, name, needless, pause } from './atoms.ts';

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
    concurrency: z
      .number()
      .int()
      .min(0)
      .default(1)
      .describe('Most runs at once on this terminal; 0: nothing new starts, and what runs is finished.'),
    paused: pause.describe(
      '`true`, or the reason in words: nothing new starts on this terminal; what runs is finished and posted.',
    ),
    isolation: z
      .enum(['none', 'worktree'])
      .default('none')
      .describe(
        '`worktree`: each item gets its own git worktree and branch `agentd/<KEY>`, and what a run leaves is committed there. `none`: one run per repository.',
      ),
    push: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, 'name a git remote, such as origin')
      .optional()
      .describe(
        'With `isolation: worktree`: git remote to which each item’s branch is pushed after a run; default: none.',
      ),
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
      .describe(
        'Sandbox command (docker, bwrap …) put before the agent’s command; the placeholders of templates are filled in.',
      ),
    env: z
      .strictObject({
        pass: z
          .array(z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*\*?$/, 'write a name, or the beginning of names and *'))
          .default([])
          .describe(
            'Variables that runs get besides: `local`, of the environment that agentd is started with; elsewhere, of those that the login session has and runs are not given, such as `GITHUB_TOKEN`. A name, or the beginning of names with `*`, such as `AWS_*`.',
          ),
      })
      .prefault({})
      .describe('Environment of runs.'),
    host: host.optional().describe('Host name or address.'),
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
    target: z
      .string()
      .min(1)
      .regex(/^[^-]/, 'no name of a target begins with a dash: a command would take it for an option')
      .optional()
      .describe('Warpgate target; default: the terminal’s name.'),
    fallback: z.enum(['warpgate-ssh']).optional().describe('Channel to try when the first cannot be reached.'),
    launch: needless(z.string(), 'Accepted and not needed: the launch method follows from `os`.'),
    helpers_dir: needless(z.string(), 'Accepted and not needed.'),
  })
  .describe('One machine that runs agents.');
export type TerminalConfig = z.infer<typeof TerminalConfig>;

/** What says how a machine other than this one is reached. */
export const WAY_KEYS = [
  'host',
  'port',
  'user',
  'auth',
  'ssh_key',
  'ssh_passphrase_key',
  'host_keys',
  'tofu',
  'proxy',
  'target',
  'fallback',
] as const satisfies readonly (keyof TerminalConfig)[];
