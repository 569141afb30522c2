/**
 * Inputs and outputs of the Action, defined once: `action.yml`, the lists of docs/action.md and the check of what a workflow
 * hands over come from here. An input arrives as text; empty means: not given.
 */
import { z } from 'zod';

export const MODES = [
  'tick',
  'plan',
  'status',
  'explain',
  'smoke',
  'doctor',
  'release',
  'reap',
  'pr-status',
  'check-config',
] as const;
export type Mode = (typeof MODES)[number];

const FLAGS = ['true', 'True', 'TRUE', 'false', 'False', 'FALSE'] as const;
const UNITS = { s: 1, m: 60, h: 3600 } as const;

/** Beside `description`, what the tables say. `permission`: what the job's token needs for it. */
export interface Notes {
  readonly description: string;
  readonly values: string;
  readonly permission: string;
}

function notes(description: string, values: string, permission = ''): Notes & { readonly [key: string]: unknown } {
  return { description, values, permission };
}

const text = z.string().trim().max(2000, 'is longer than 2,000 characters');
const word = text.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'is not a name: letters, digits, dot, dash, underscore');
const flag = z.enum(FLAGS).transform((value) => value.toLowerCase() === 'true');
const seconds = text
  .regex(/^[1-9]\d{0,5}[smh]$/, 'is not a time: write a number and s, m or h, such as 90s, 4m or 5h')
  .transform((value) => Number(value.slice(0, -1)) * UNITS[value.slice(-1) as keyof typeof UNITS]);
const keys = text
  .transform((value) => value.split(/[\s,]+/).filter((key) => key !== ''))
  .pipe(z.array(z.string().regex(/^[A-Z0-9_]{1,12}$/, 'holds something that is no project identifier, such as ENG')));

/** Of inputs that always have a value. */
const GIVEN = { mode: 'tick', 'older-than': '14d', interval: '1m', 'dry-run': 'false', init: 'false' } as const;

export const Inputs = z.object({
  mode: z
    .enum(MODES)
    .default(GIVEN.mode)
    .meta(
      notes(
        'What to do. `tick`: read Plane, start and collect runs, post results. `plan`: decide and print, write nothing. `status`: what runs, what is held, what ended. `explain`: why an item does or does not run. `smoke`: one round trip to a terminal. `doctor`: check every part. `release`: give up an item whose run cannot be reached, or end a hold before its time. `reap`: remove what runs have left. `pr-status`: status comment on a pull request. `check-config`: check the configuration.',
        MODES.map((mode) => `\`${mode}\``).join(', '),
      ),
    ),
  config: text
    .optional()
    .meta(
      notes(
        'Configuration file, relative to the workspace. Not given: `agentd.yml`, `agentd.yaml`, `.github/agentd/config.yml` or `.github/agentd.yml`.',
        'a path',
        'contents: read',
      ),
    ),
  'state-store': z
    .enum(['branch', 'artifact', 'file'])
    .optional()
    .meta(
      notes(
        'Where the state is kept, instead of `state.store` in the configuration.',
        '`branch`, `artifact`, `file`',
        'contents: write (branch); actions: read (artifact)',
      ),
    ),
  'state-branch': text
    .optional()
    .meta(
      notes(
        'Branch that holds the state, instead of `state.branch` in the configuration.',
        'a branch name',
        'contents: write',
      ),
    ),
  'state-path': text
    .optional()
    .meta(
      notes(
        'Path of the state file, instead of `state.path` in the configuration (`state/agentd-state.json`).',
        'a path',
      ),
    ),
  'github-token': text
    .optional()
    .meta(
      notes(
        'Token for the state and for comments on pull requests; that of a GitHub App where rules forbid the job’s own.',
        'a token',
        'contents: write, pull-requests: write',
      ),
    ),
  projects: keys
    .optional()
    .meta(
      notes(
        'Only these projects: one shard of many. A shard has a state of its own, named after its projects unless `state-path` says otherwise.',
        'project identifiers, separated by commas or spaces',
      ),
    ),
  project: z
    .string()
    .trim()
    .regex(/^[A-Z0-9_]{1,12}$/, 'is no project identifier, such as ENG')
    .optional()
    .meta(notes('Project of a smoke run.', 'a project identifier')),
  terminal: word
    .optional()
    .meta(
      notes('Terminal of a smoke run; the only one that the doctor or `reap` looks at.', 'a name under `terminals`'),
    ),
  executor: word.optional().meta(notes('Executor of a smoke run.', 'a name under `executors`')),
  item: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_]{1,12}-\d{1,9}$/, 'is no key of a work item, such as ENG-12')
    .optional()
    .meta(notes('Work item of `explain` and `release`.', 'a key, such as `ENG-12`')),
  hold: text
    .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,129}$/, 'is no name of what can be held, such as linux or linux/codex')
    .optional()
    .meta(
      notes(
        'For `release`, instead of an item: what is held and may go on, as `explain` names it.',
        'a terminal, an executor, `<terminal>/<executor>`, or an account',
      ),
    ),
  'older-than': text
    .regex(/^[1-9]\d{0,3}d$/, 'is no number of days, such as 14d')
    .transform((value) => Number(value.slice(0, -1)))
    .prefault(GIVEN['older-than'])
    .meta(notes('Age at which `reap` removes what has ended.', 'a number of days and `d`')),
  'max-duration': seconds
    .optional()
    .meta(
      notes(
        'Several ticks in one job: how long, in all. Not given: one tick. The job’s `timeout-minutes` must be longer.',
        'a number and `s`, `m` or `h`',
      ),
    ),
  interval: seconds
    .prefault(GIVEN.interval)
    .meta(
      notes(
        'From the start of one tick to the start of the next, with `max-duration`.',
        'a number and `s`, `m` or `h`',
      ),
    ),
  'dry-run': flag
    .prefault(GIVEN['dry-run'])
    .meta(notes('Decide and print; write nothing anywhere.', '`true`, `false`')),
  init: flag
    .prefault(GIVEN.init)
    .meta(notes('Allow a first state, where none is found. Only for the very first tick.', '`true`, `false`')),
});
export type Inputs = z.output<typeof Inputs>;
export type InputName = keyof Inputs;

/** What `action.yml` gives where a workflow gives nothing; the other inputs are then absent. */
export const DEFAULTS: Readonly<Partial<Record<InputName, string>>> = {
  ...GIVEN,
  'github-token': '${{ github.token }}',
};

const number = (description: string) => z.number().int().nonnegative().describe(description);

/** Over all ticks of the job. */
export const Outputs = z.object({
  changed: z.boolean().describe('`true` if the state was saved.'),
  started: number('Runs that were started.'),
  finished: number('Runs that ended.'),
  published: number('Steps of results (comment, state, link, notice) that were done in Plane.'),
  waiting: number(
    'Items that agentd will take up by itself or is asked to, after the last tick; not those that have their answer, or have ended.',
  ),
  open: number('Runs that are open, after the last tick.'),
  'summary-json': z
    .string()
    .describe(
      'All of it as JSON, at most 100 KB: what was started, finished and published, what waits and why, how many items rest, problems, requests.',
    ),
});
export type Outputs = z.output<typeof Outputs>;

const WITH_STATE: readonly Mode[] = MODES.filter((mode) => mode !== 'check-config');

/** Modes in which an input does something; the others do something, or are kept anyhow, in every mode. */
export const EFFECT: Readonly<Partial<Record<InputName, readonly Mode[]>>> = {
  'state-store': WITH_STATE,
  'state-branch': WITH_STATE,
  'state-path': WITH_STATE,
  projects: WITH_STATE,
  project: ['smoke'],
  terminal: ['smoke', 'doctor', 'reap'],
  executor: ['smoke'],
  item: ['explain', 'release'],
  hold: ['release'],
  'older-than': ['reap'],
  'max-duration': ['tick'],
  interval: ['tick'],
  init: ['tick', 'plan'],
};
