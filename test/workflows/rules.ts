/**
 * What a workflow of this project must never do, and must always do. A pure function over the text and its parts, so that
 * each rule can be tried on a planted file.
 */
import { VERSION } from '../../action/src/version.ts';
import type { Job, WorkflowFile } from './files.ts';

/** What examples write for this very project; who copies them fills in the owner. */
const OURS = new RegExp(`^OWNER/plane-agentd(?:/\\.github/workflows/[a-z-]+\\.yml)?@v${VERSION.split('.')[0] ?? ''}$`);
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const RELEASED = / # v\d+\.\d+\.\d+$/;

/** Events in whose runs foreign code can meet secrets. */
const DANGEROUS = ['pull_request_target', 'workflow_run', 'issue_comment', 'issues', 'discussion'];

export function broken(file: WorkflowFile): string[] {
  const { text, workflow } = file;
  const found: string[] = [];
  for (const event of DANGEROUS) if (event in workflow.on) found.push(`is triggered by ${event}`);
  if (Object.keys(workflow.permissions).length > 0) found.push('grants permissions to every job');
  found.push(...pins(text));
  if (/^\s*secrets:\s*inherit\b/m.test(text)) found.push('inherits secrets');
  for (const [name, job] of Object.entries(workflow.jobs)) found.push(...brokenJob(name, job, text));
  for (const cron of text.matchAll(/cron: '(\S+) /g)) found.push(...crons(cron[1] ?? ''));
  return found;
}

function pins(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const match = /^\s*(?:- )?uses: (\S+)(.*)$/.exec(line);
    if (match === null) return [];
    const [, what = '', comment = ''] = match;
    if (what === '$/.' || what === './' || OURS.test(what)) return [];
    if (!PINNED.test(what)) return [`uses ${what}, which is no commit`];
    return RELEASED.test(comment) ? [] : [`uses ${what} without saying which release that is`];
  });
}

function brokenJob(name: string, job: Job, text: string): string[] {
  const found: string[] = [];
  const at = (what: string): number => found.push(`${name}: ${what}`);
  if (job.permissions === undefined) at('has no permissions of its own');
  for (const [scope, access] of Object.entries(job.permissions ?? {})) {
    if (!new RegExp(`^\\s+${scope}: ${access} # .+`, 'm').test(text)) at(`grants ${scope}: ${access} without a reason`);
  }
  if (job.uses === undefined && job['timeout-minutes'] === undefined) at('has no time limit');
  for (const step of job.steps) {
    const label = step.name ?? step.uses ?? step.run ?? '';
    if (step.run?.includes('${{') === true) at(`${label}: puts an expression into a script`);
    if (step.uses?.startsWith('actions/checkout@') === true && step.with['persist-credentials'] !== false)
      at(`${label}: leaves the token in the clone`);
    const ref = String(step.with['ref'] ?? '');
    if (/head\.|head_ref|github\.event\.(?!pull_request\.base\.sha)/.test(ref)) at(`${label}: checks out ${ref}`);
    for (const value of Object.values(step.with)) {
      if (/github\.(?:head_ref|event\.(?:issue|comment|pull_request\.(?:title|body|head)))/.test(String(value)))
        at(`${label}: hands on ${String(value)}`);
    }
  }
  return found;
}

/** Not at full hours, and not more often than GitHub runs a schedule. */
function crons(minutes: string): string[] {
  if (/^\d+$/.test(minutes)) return Number(minutes) % 5 === 0 ? [`runs at minute ${minutes}`] : [];
  const match = /^(\d+)-59\/(\d+)$/.exec(minutes);
  if (match === null) return [`has the schedule ${minutes}`];
  const [first, every] = [Number(match[1]), Number(match[2])];
  return first % 2 === 1 && first < every && every >= 5 ? [] : [`has the schedule ${minutes}`];
}
