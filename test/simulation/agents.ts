/** What simulated agents do: how long they take and how they end, decided by the seed and the run directory. */
import type { GitRecord } from '../../action/src/model/git-outcome.ts';
import type { ExecResult } from '../../action/src/model/result.ts';
import type { FailureClass, Tag } from '../../action/src/model/verdict.ts';
import type { Run } from '../../action/src/model/run.ts';
import { Prng } from '../fakes/prng.ts';
import type { Behaviour } from '../fakes/sim-agent.ts';

/** What a run that ends by itself should be taken for. */
export type Truth =
  | { readonly kind: 'answer'; readonly tag: Tag }
  | { readonly kind: 'failure'; readonly class: FailureClass }
  /** No exit record will ever be there. */
  | { readonly kind: 'vanished' };

export interface Script extends Behaviour {
  readonly truth: Truth;
}

const ENDS = {
  review: 10,
  question: 3,
  blocked: 2,
  progress: 6,
  untagged: 2,
  transient: 4,
  quota: 2,
  env: 1,
  failed: 2,
  session_lost: 1,
  empty: 1,
  vanish: 2,
  hang: 1,
  'exit unreadable': 1,
  'no worktree': 1,
} as const;

const NO_WORKTREE: GitRecord = {
  failed: true,
  path: '/runs/worktrees/X',
  branch: null,
  commits: 0,
  diff: null,
  commit_refused: false,
  pushed: null,
  unpushed: null,
  left: null,
  nested: [],
  empty: [],
  said: "fatal: '/runs/worktrees/X' already exists",
};

/** Unique in every message, so that a text under the wrong run is noticed. */
export function wordOf(run_id: string): string {
  return `answer of ${run_id};`;
}

/** What some agents do besides, on machines where they can: leave processes, write records that are not theirs to write. */
export function nastyScriptOf(seed: number, run: Run, resumes: boolean): Script {
  const script = scriptOf(seed, run, resumes);
  const prng = new Prng(seed, 'nasty agent', run.dir_name);
  const forges_s = prng.chance(0.15) ? prng.pick([1, 30, 400]) : undefined;
  const survivors = prng.pick([0, 0, 1, 3]);
  const stubborn_s = survivors > 0 && prng.chance(0.3) ? prng.pick([30, 400, 4000]) : 0;
  const nasty = { ...script, survivors: Math.max(script.survivors, survivors), stubborn_s };
  return forges_s === undefined ? nasty : { ...nasty, forges_s };
}

export function scriptOf(seed: number, run: Run, resumes: boolean): Script {
  const prng = new Prng(seed, 'agent', run.dir_name);
  const end = prng.weighted(ENDS);
  const seconds = prng.pick([0, 5, 40, 200, 900, 3000, 5400]);
  const thread_id = resumes ? (run.thread_id ?? `thread-${run.run_id}`) : null;
  const base: Behaviour = {
    seconds,
    end: 'exit',
    survivors: 0,
    readable: true,
    thread_id,
    result: {
      last_message: null,
      exit_code: 0,
      thread_id,
      log_paths: [`/runs/${run.dir_name}/last.md`],
      tail: '',
      ...(run.thread_id === null ? {} : { resumed_same_thread: true }),
    },
  };
  const says = (tag: Tag, text: string): Script => ({
    ...base,
    result: { ...base.result, last_message: text, final: 'good' },
    truth: { kind: 'answer', tag },
  });
  const fails = (error_class: FailureClass, more: Partial<ExecResult> = {}): Script => ({
    ...base,
    result: { ...base.result, exit_code: 1, tail: `It failed: ${error_class}.`, final: 'failed', error_class, ...more },
    truth: { kind: 'failure', class: error_class },
  });
  switch (end) {
    case 'review':
    case 'question':
    case 'blocked':
    case 'progress':
      return says(end, `[${end}] ${wordOf(run.run_id)}\n\nAll of it.`);
    case 'untagged':
      return says('review', wordOf(run.run_id));
    case 'transient':
    case 'env':
      return fails(end);
    case 'failed':
      return { ...fails('failed'), result: { ...base.result, exit_code: 1, tail: 'Broken.', final: 'failed' } };
    case 'quota':
      return fails('quota');
    case 'session_lost':
      return run.thread_id === null
        ? fails('transient')
        : fails('session_lost', { thread_id: `thread-other-${run.run_id}`, resumed_same_thread: false });
    case 'empty':
      return {
        ...base,
        result: { ...base.result, final: 'good' },
        truth: { kind: 'failure', class: 'empty' },
      };
    case 'vanish':
      return { ...base, end: 'vanish', survivors: prng.below(3), truth: { kind: 'vanished' } };
    case 'hang':
      return { ...base, end: 'hang', truth: { kind: 'failure', class: 'stalled' } };
    case 'no worktree':
      return {
        ...base,
        result: { ...base.result, exit_code: 96, thread_id: null, final: 'none', git: NO_WORKTREE },
        truth: { kind: 'failure', class: 'git' },
      };
    case 'exit unreadable':
      return {
        ...base,
        readable: false,
        result: { ...base.result, final: 'cut' },
        truth: { kind: 'failure', class: 'killed' },
      };
  }
}
