/** The section `executors`: ways to drive an agent. */
import { z } from 'zod';
import { choice, envKey, needless, script, template } from './atoms.ts';

export const ExecutorConfig = z
  .strictObject({
    adapter: z
      .enum(['codex', 'claude-code', 'shell', 'http', 'mock'])
      .describe('Which tool, and so how its output is read; `http` is refused by this version.'),
    run: template
      .optional()
      .describe(
        "Command template for a new thread, such as `codex exec --json -m '{model}' -o '{out}' -`. The prompt comes on stdin. Filled in: `{repo}` `{model}` `{effort}` `{tier}` `{out}` (where the answer is written) `{thread}` `{perm}` `{script}` `{run_dir}`.",
      ),
    resume: template.optional().describe('Command template to continue a thread.'),
    models: z.array(choice).default([]).describe('Models that may be asked for by label; empty: any.'),
    default_model: choice.optional().describe('Model when no label chooses one.'),
    default_effort: choice.optional().describe('Effort when no label chooses one.'),
    tier_arg: z
      .string()
      .optional()
      .describe('What `{tier}` becomes when there is a tier; `{tier}` inside it is the tier, quoted for its place.'),
    tier_defaults: z.record(choice, choice).default({}).describe('Model → tier when no label chooses one.'),
    perm: z.string().optional().describe('What `{perm}` becomes: options, put in as they are.'),
    script: script.optional().describe('For `shell`: the script when no label chooses one.'),
    survivors: z
      .enum(['end', 'keep'])
      .default('end')
      .describe(
        'What becomes of processes that an agent leaves behind at its normal end: they are ended with the run, or live on. docs/operations.md tells how one alone is kept.',
      ),
    thread_from: needless(z.string(), 'Descriptive only.'),
    last_message: needless(z.string(), 'Descriptive only.'),
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
          .describe(
            'What it says of its own end; `failed` and `cancelled` have no last message, whatever the exit code.',
          ),
        events: z
          .array(z.record(z.string(), z.unknown()))
          .default([])
          .describe('Printed as lines of JSON before the delay; the last one is the last frame where `tail` is empty.'),
        fail_start: z.boolean().default(false).describe('`start` throws and nothing starts.'),
        fail_answer: z.boolean().default(false).describe('`start` throws although the run has started.'),
      })
      .optional()
      .describe('For `mock`: what the run does.'),
    url: z.url().optional().describe('For `http`, which this version refuses: the endpoint.'),
    token_key: envKey
      .optional()
      .describe('For `http`, which this version refuses: environment variable that holds the key.'),
  })
  .describe('One way to drive an agent.');
export type ExecutorConfig = z.infer<typeof ExecutorConfig>;
