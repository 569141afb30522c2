/**
 * Prompts: a strict Liquid template over the item, its new comments and what happened before. Text of people enters as
 * values only and is never read as a template; an unknown variable fails that run with a clear message.
 */
import { Liquid } from 'liquidjs';
import type { Template } from 'liquidjs';
import { cleanLine } from '../../../bot/visible-text.ts';
import { bare } from '../../../bot/invisible.ts';
import { postedDigest } from '../../../bot/posted-digest.ts';
import type { Problem } from '../errors.ts';
import type { ItemComment, ProjectInfo, WorkItem } from '../model/work-item.ts';
import { handoverSummary, newComments, withoutFooter } from '../core/items/handover.ts';
import type { SpokenComment } from '../core/items/handover.ts';
import type { Said } from '../core/state/state.ts';

export interface PromptAsk {
  readonly item: WorkItem;
  readonly project: ProjectInfo;
  readonly url: string;
  /** All comments of the item that may be read out, and agentd's own, oldest first. */
  readonly comments: readonly ItemComment[];
  /** How own comments were when they were posted; others, and what was edited since, are not told as own words. */
  readonly said: readonly Said[];
  /** Ids of those that this run is about. */
  readonly fresh: readonly string[];
  readonly handover: boolean;
  readonly run: {
    readonly id: string;
    readonly kind: 'round' | 'iteration' | 'retry' | 'rerun';
    readonly round: number;
    readonly iteration: number;
    readonly attempt: number;
    readonly resumed: boolean;
  };
  readonly terminal: string;
  readonly executor: string;
  readonly repo: string;
}

/** `path` names the template in errors; null: the built-in one. */
export interface PromptTemplate {
  readonly path: string | null;
  readonly text: string;
}

export type PromptResult =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: Problem };

/** HTML of Plane's editor → Markdown. */
export type ToMarkdown = (html: string, project: ProjectInfo) => Promise<string>;

export async function renderPrompt(
  template: PromptTemplate,
  ask: PromptAsk,
  toMarkdown: ToMarkdown,
): Promise<PromptResult> {
  const names = new Map(ask.project.members.map((member) => [member.id, member.display_name]));
  const said = new Map(ask.said.map(({ id, digest }) => [id, digest]));
  const spoken = async (comment: ItemComment): Promise<SpokenComment> => {
    const own = comment.external_source === 'agentd';
    const author = own ? 'agentd' : cleanLine(names.get(comment.actor) ?? '') || 'Someone';
    const digest = said.get(comment.id);
    if (own && digest !== postedDigest(comment.html)) {
      return { author, own, text: '', left_out: digest === undefined ? 'unrecorded' : 'edited' };
    }
    const text = (await toMarkdown(comment.html, ask.project)).trim();
    return { author, own, text: own ? withoutFooter(text) : text };
  };
  const fresh = new Set(ask.fresh);
  const before = ask.comments.filter((comment) => !fresh.has(comment.id));
  const added = ask.comments.filter((comment) => fresh.has(comment.id));
  async function* newestFirst(): AsyncGenerator<SpokenComment> {
    for (const comment of added.toReversed()) yield await spoken(comment);
  }
  const scope = {
    item: {
      key: cleanLine(ask.item.key),
      title: cleanLine(ask.item.name),
      description: (await toMarkdown(ask.item.description_html ?? '', ask.project)).trim(),
      labels: ask.item.labels.map(cleanLine),
      priority: ask.item.priority,
      state: cleanLine(ask.item.state.name),
      url: ask.url,
    },
    comments: await newComments(newestFirst(), added.length),
    handover: ask.handover ? handoverSummary(await Promise.all(before.map(spoken))) : '',
    run: ask.run,
    terminal: ask.terminal,
    executor: ask.executor,
    repo: ask.repo,
  };
  const where = template.path === null ? 'The built-in prompt' : `The prompt template ${template.path}`;
  try {
    const text = safeStart(String(await engine.render(parsed(template.text), scope)));
    return bare(text).trim() === '' ? { ok: false, problem: emptyPrompt(where) } : { ok: true, text };
  } catch (error) {
    return {
      ok: false,
      problem: {
        code: 'prompt-template',
        message: `${where} does not render: ${error instanceof Error ? firstLine(error.message) : String(error)}`,
        remedy: `Correct the template; it may use ${Object.keys(scope).join(', ')} (docs/operations.md).`,
        retry: false,
      },
    };
  }
}

/** An agent that is asked nothing costs money all the same, and does what nobody wants. */
function emptyPrompt(where: string): Problem {
  return {
    code: 'prompt-empty',
    message: `${where} renders to nothing for this item.`,
    remedy: 'Let the template say something for every item, such as `{{ item.title }}` (docs/operations.md).',
    retry: false,
  };
}

const engine = new Liquid({ strictVariables: true, strictFilters: true, ownPropertyOnly: true, lenientIf: false });
const templates = new Map<string, Template[]>();

/** A project's template is the same for all its items. @throws when it is none */
function parsed(text: string): Template[] {
  let template = templates.get(text);
  if (template === undefined) {
    template = engine.parse(text);
    templates.set(text, template);
  }
  return template;
}

/** Agents read a leading slash as a command of their own; NUL cannot pass a command line or a file of text. */
function safeStart(text: string): string {
  const clean = text.replaceAll('\0', '');
  return clean.trimStart().startsWith('/') ? `Task:\n\n${clean}` : clean;
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message;
}
