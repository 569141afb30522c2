/** The workflows of this repository and those of the examples, parsed. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

export const root = resolve(import.meta.dirname, '../..');

const Values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const Step = z.object({
  name: z.string().optional(),
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: Values.default({}),
  env: Values.default({}),
});
export type Step = z.infer<typeof Step>;

export const Concurrency = z.object({ group: z.string(), 'cancel-in-progress': z.boolean() });

export const Job = z.object({
  if: z.string().optional(),
  uses: z.string().optional(),
  with: Values.default({}),
  secrets: z.union([z.string(), Values]).optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  concurrency: Concurrency.optional(),
  'timeout-minutes': z.union([z.number(), z.string()]).optional(),
  'runs-on': z.unknown().optional(),
  env: Values.default({}),
  steps: z.array(Step).default([]),
});
export type Job = z.infer<typeof Job>;

const Declared = z.record(
  z.string(),
  z.object({ type: z.string().optional(), default: z.unknown().optional(), options: z.array(z.string()).optional() }),
);

export const Workflow = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  concurrency: Concurrency.optional(),
  jobs: z.record(z.string(), Job),
});
export type Workflow = z.infer<typeof Workflow>;

export interface WorkflowFile {
  /** `tick.yml` */
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly workflow: Workflow;
}

export function workflowsIn(folder: string): WorkflowFile[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.yml'))
    .toSorted()
    .map((name) => read(join(root, folder, name)));
}

export function read(path: string): WorkflowFile {
  const text = readFileSync(path, 'utf8');
  return { name: basename(path), path, text, workflow: Workflow.parse(parse(text)) };
}

/** The inputs of `workflow_dispatch` or `workflow_call`. */
export function declared({ workflow }: WorkflowFile, event: string): z.infer<typeof Declared> {
  const trigger = z
    .object({ inputs: Declared.default({}) })
    .nullish()
    .parse(workflow.on[event]);
  return trigger?.inputs ?? {};
}

export function steps({ workflow }: WorkflowFile): Step[] {
  return Object.values(workflow.jobs).flatMap((job) => job.steps);
}
