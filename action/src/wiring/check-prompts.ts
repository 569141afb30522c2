/** Tries the projects' prompt templates on made-up items, so that a mistake is found before an item meets it. */
import { resolve } from 'node:path';
import type { Config } from '../config/schema.ts';
import type { Finding } from '../config/problem.ts';
import type { ItemComment, ItemState, ProjectInfo, WorkItem } from '../model/work-item.ts';
import { readPrompt } from '../files/prompt-file.ts';
import { renderPrompt } from '../tick/prompt.ts';
import type { PromptAsk, PromptResult } from '../tick/prompt.ts';

/** One problem for each template that cannot be read or does not render. */
export async function checkPrompts(config: Config, folder: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const [key, { prompt }] of Object.entries(config.projects)) {
    if (prompt === undefined) continue;
    const tell = (code: string, message: string, remedy: string): void => {
      found.push({ code, path: ['projects', key, 'prompt'], message, remedy, severity: 'error' });
    };
    const path = resolve(folder, prompt);
    const text = await readPrompt(path).catch(() => null);
    if (text === null) {
      tell(
        'prompt-missing',
        `\`${prompt}\` cannot be read.`,
        'Correct the path, which is relative to the config file; without `prompt` the built-in one is used.',
      );
      continue;
    }
    const render = (ask: PromptAsk): Promise<PromptResult> =>
      renderPrompt({ path: prompt, text }, ask, (html) => Promise.resolve(html));
    const problems = (await Promise.all(SAMPLES.map(render))).map((result) => (result.ok ? null : result.problem));
    // What says nothing for a bare item alone is told where that happens.
    const wrong = problems.find((problem) => problem !== null && problem.code !== 'prompt-empty') ?? problems[0];
    if (wrong != null) tell(wrong.code, wrong.message, wrong.remedy);
  }
  return found;
}

const state: ItemState = { id: 's', name: 'Todo', group: 'unstarted' };
const item: WorkItem = {
  id: 'i',
  project: 'ENG',
  key: 'ENG-1',
  name: 'A title',
  description_html: '<p>A description.</p>',
  state,
  assignees: ['bot'],
  labels: ['a label'],
  priority: 'none',
  created_at: 0,
  updated_at: 0,
};
const project: ProjectInfo = {
  id: 'p',
  key: 'ENG',
  name: 'Engineering',
  archived: false,
  states: [state],
  labels: {},
  members: [{ id: 'ada', email: '', display_name: 'ada' }],
};
const comment: ItemComment = {
  id: 'c',
  actor: 'ada',
  updated_by: null,
  created_at: 0,
  html: '<p>A comment.</p>',
  access: 'INTERNAL',
  external_source: null,
  external_id: null,
};

function sample(run: Partial<PromptAsk['run']>, more: Partial<PromptAsk>): PromptAsk {
  return {
    item,
    project,
    url: 'https://plane.example.com/acme/browse/ENG-1/',
    comments: [comment],
    said: [],
    fresh: [],
    handover: false,
    run: { id: 'ENG-1-1', kind: 'round', round: 1, iteration: 1, attempt: 1, resumed: false, ...run },
    terminal: 'box',
    executor: 'codex',
    repo: '/srv/eng',
    ...more,
  };
}

/** First round, a reply in the same thread, a reply in a new one, a next step, a further attempt, and hardly anything. */
const SAMPLES: readonly PromptAsk[] = [
  sample({}, {}),
  sample({ round: 2, resumed: true }, { fresh: ['c'] }),
  sample({ round: 2 }, { comments: [{ ...comment, id: 'b' }, comment], fresh: ['c'], handover: true }),
  sample({ kind: 'iteration', iteration: 2, resumed: true }, {}),
  sample({ kind: 'retry', attempt: 2 }, {}),
  sample({}, { item: { ...item, labels: [], description_html: '' }, comments: [] }),
];
