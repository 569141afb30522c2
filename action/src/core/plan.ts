/**
 * `plan(state, observations, config, now)`: everything a tick decides, in one pure function. Failures of reading are
 * data: a Plane that did not answer starts nothing new and keeps what runs.
 */
import type { Config } from '../config/schema.ts';
import { NOTHING_BARRED, isBarred } from '../config/barred.ts';
import type { Problem } from '../errors.ts';
import type { Millis } from '../model/basics.ts';
import type { ProjectInfo } from '../model/work-item.ts';
import type { Action, Plan } from './actions.ts';
import { breakerUntil } from './holds/backoff.ts';
import { authorsOf, viewProject } from './routing/bots.ts';
import type { ProjectView } from './routing/bots.ts';
import { printed, terminalPrint } from './holds/config-print.ts';
import { confirmations, confirmed } from './items/confirm.ts';
import { StateDraft } from './state/evolve.ts';
import { hasSameAuthors } from './items/cache-validity.ts';
import type { Renamed, StateEvent } from './state/events.ts';
import { answerStops } from './runs/late-stop.ts';
import { followMoves } from './items/moves.ts';
import { rightKey } from './observations.ts';
import type { Observations, Want, WantedItem } from './observations.ts';
import { isForgettingOver, isPublishing, planPublications } from './outbox/publications.ts';
import { isFormer, renamesOf } from './state/renames.ts';
import { planRun } from './runs/runs.ts';
import { planStarts } from './queue/starts.ts';
import type { OpenRun, State } from './state/state.ts';
import { strangerProblems, strangersAmong } from './items/strangers.ts';
import { runProblems, terminalProblems } from './terminals/terminal-problems.ts';
import { isUnread } from './terminals/unconfigured.ts';
import { giveUpUnfollowed } from './runs/unfollowed.ts';
import { unfinishedSweep, unreadItems, withoutRights } from './items/unread.ts';
import { detectItemChanges, detectProjectChanges } from './items/detect-changes.ts';

/** Reads that would let the plan decide more. The shell makes them and plans again. */
export interface Wants {
  /** Item id → its project and what the read is for. */
  readonly items: ReadonlyMap<string, WantedItem>;
  readonly terminals: ReadonlySet<string>;
  /** Whose right to write is to be read, by `rightKey`. */
  readonly rights: ReadonlyMap<string, { readonly terminal: string; readonly project: string }>;
}

export interface PlanResult extends Plan {
  readonly wants: Wants;
}

export function plan(state: State, obs: Observations, config: Config, now: Millis): PlanResult {
  const { barred = NOTHING_BARRED } = obs;
  const draft = new RecordingDraft(state);
  const items = new Map<string, WantedItem>();
  const terminals = new Set<string>();
  const rights = new Map<string, { readonly terminal: string; readonly project: string }>();
  const want: Want = (item_id, wanted) => {
    const known = items.get(item_id);
    items.set(item_id, {
      ...(known ?? wanted),
      comments: wanted.comments || known?.comments === true,
      blockers: wanted.blockers || known?.blockers === true,
      start: wanted.start === true || known?.start === true,
    });
  };

  const { views, strangers, problems } = readProjects(draft, obs, config, now);
  readTerminals(draft, obs, config, now);
  const before = runProblems(draft.state, obs);
  for (const terminal of unwell(draft.state, config, now)) terminals.add(terminal);
  for (const view of views.values()) {
    draft.applyAll(detectProjectChanges(draft.state, view, obs, now));
  }
  for (const item_id of obs.details.keys()) {
    const view = viewOf(item_id, draft, obs, views);
    if (view !== undefined) draft.applyAll(detectItemChanges(draft.state, view, item_id, obs, now));
  }
  problems.push(...unreadItems(draft.state, obs), ...withoutRights(obs));
  for (const view of views.values()) draft.applyAll(followMoves(draft.state, view, now));
  for (const view of views.values()) draft.applyAll(answerStops(draft.state, view, obs, now));

  const remembered = (key: string): ProjectView | null => {
    const known = state.projects[key] ?? draft.state.projects[key];
    return known === undefined ? null : viewProject(key, config, known.info, obs).view;
  };
  const actions: Action[] = [];
  for (const run of Object.values(draft.state.inflight).toSorted(byRun)) {
    actions.push(...planRun(draft, run, { config, views, remembered, obs, now, want }));
  }
  for (const [item_id, wanted] of confirmations(draft.state, obs)) want(item_id, wanted);
  draft.applyAll(confirmed(draft.state, obs, now));
  for (const action of planPublications(draft.state, obs.runs, strangers, now)) {
    // Another user must not say it only because the entry of the terminal cannot be read.
    if (action.type === 'publish' && isUnread(action.publication.run.terminal, config, barred)) continue;
    actions.push(action);
  }
  for (const publication of Object.values(draft.state.outbox)) {
    if (!isPublishing(publication) && publication.forget && isForgettingOver(publication)) {
      draft.apply({ type: 'forgotten', publication_id: publication.id, done: true });
    }
  }
  const starts = planStarts({
    state: draft.state,
    config,
    views,
    obs,
    now,
    want,
    visit: (terminal) => terminals.add(terminal),
    ask: (terminal, project) => rights.set(rightKey(terminal, project), { terminal, project }),
  });
  actions.push(...starts.actions);
  const { waiting } = starts;
  // What is missing from a broken configuration may come back.
  if (!isBarred(barred)) draft.applyAll(giveUpUnfollowed(draft.state, waiting, views, config, now));
  const on_terminals = [...terminalProblems(draft.state, config, barred), ...before];
  return { actions, events: draft.events, waiting, problems, on_terminals, wants: { items, terminals, rights } };
}

/** One run may hold an account that the next one meets, so their order is always the same. */
function byRun(a: OpenRun, b: OpenRun): number {
  return a.run_id < b.run_id ? -1 : 1;
}

class RecordingDraft extends StateDraft {
  readonly events: StateEvent[] = [];

  override apply(event: StateEvent): void {
    this.events.push(event);
    super.apply(event);
  }

  applyAll(events: readonly StateEvent[]): void {
    for (const event of events) this.apply(event);
  }
}

function readProjects(
  draft: RecordingDraft,
  obs: Observations,
  config: Config,
  now: Millis,
): { views: Map<string, ProjectView>; strangers: ReadonlySet<string>; problems: Problem[] } {
  const views = new Map<string, ProjectView>();
  const problems: Problem[] = [];
  const names = renamesOf(draft.state, obs, config);
  if (names.length > 0) draft.apply({ type: 'projects-renamed', names });
  for (const key of Object.keys(config.projects)) {
    const seen = obs.projects[key];
    if (seen === undefined) continue;
    if (!seen.ok) {
      problems.push(seen.problem);
      continue;
    }
    const former = names.find(({ from, to }) => from === key && isFormer(to));
    if (former !== undefined) problems.push(...replaced(former, draft.state));
    const renamed = seen.fresh ? undefined : names.find(({ from }) => from === key);
    if (renamed !== undefined) {
      problems.push(stillNamed(renamed));
      continue;
    }
    problems.push(...seen.problems, ...unfinishedSweep(key, draft.state, seen));
    if (seen.fresh) {
      const info = withoutAddresses(seen.info, config);
      draft.applyAll(forgetCounts(draft.state, key, config, info));
      // What was read in part is read again by the next tick.
      const at = seen.info_partial ? 0 : now;
      draft.apply({ type: 'project-read', info, authors: config.allowed_authors, at });
    } else if (seen.learned === true) {
      const { states, labels } = seen.info;
      draft.apply({ type: 'words-read', key, states, labels });
    }
    const viewed = viewProject(key, config, seen.info, obs);
    problems.push(...viewed.problems);
    if (viewed.view !== null) views.set(key, viewed.view);
  }
  const strangers = strangersAmong(draft.state, obs, config);
  problems.push(...strangerProblems(strangers, config));
  for (const [terminal, identity] of obs.identities) {
    if ('user_id' in identity && identity.fresh && !strangers.has(terminal)) {
      const { user_id, key = null } = identity;
      draft.apply({ type: 'identity', terminal, user_id, key, at: now });
    }
  }
  const unique = new Map(problems.map((problem) => [`${problem.code} ${problem.message}`, problem]));
  return { views, strangers, problems: [...unique.values()] };
}

function stillNamed({ from, to }: Renamed): Problem {
  const message = `Project ${from} has the identifier ${to} by now, and the configuration names it by both.`;
  return {
    code: 'plane-project-renamed',
    message,
    remedy: `Take projects.${from} out of the configuration.`,
    retry: false,
  };
}

/** Told once, as the next tick knows the other one. */
function replaced({ from, to }: Renamed, { items }: State): Problem[] {
  const count = Object.values(items).filter(({ project }) => project === to).length;
  if (count === 0) return [];
  const problem = {
    code: 'plane-project-replaced',
    message: `Project ${from} is another one than before. Work items of the former one that have had runs: ${count}. What runs for them is still posted there; nothing further is followed.`,
    remedy: 'If they are to go on, name the former project in the configuration by the identifier that it has by now.',
    retry: false,
  };
  return [problem];
}

/**
 * Comments were counted by who was allowed then: for other authors they have to be read again. Who joins the project only
 * later is the author that an address has meant all along.
 */
function forgetCounts(state: State, key: string, config: Config, info: ProjectInfo): StateEvent[] {
  const known = state.projects[key];
  if (known === undefined) return [];
  const [before, after] = [authorsOf(config, known.info), authorsOf(config, info)];
  const same = before.size === after.size && [...before].every((author) => after.has(author));
  if (same && hasSameAuthors(config, known)) return [];
  return Object.entries(state.items)
    .filter(([, { project, unheard }]) => project === key && unheard.allowed + unheard.others > 0)
    .map(([item_id, { unheard }]) => ({ type: 'comments-read', item_id, at: 0, unheard }));
}

/** State may lie in a public repository: it keeps only those e-mail addresses that the configuration names anyway. */
function withoutAddresses(info: ProjectInfo, config: Config): ProjectInfo {
  const named = new Set(config.allowed_authors.map((author) => author.toLowerCase()));
  const members = info.members.map((member) =>
    named.has(member.email.toLowerCase()) ? member : { ...member, email: '' },
  );
  return { ...info, members };
}

function readTerminals(draft: RecordingDraft, obs: Observations, config: Config, now: Millis): void {
  for (const [terminal, report] of obs.terminals) {
    if (!(terminal in config.terminals)) continue;
    const known = draft.state.terminals[terminal];
    if (!report.reached) {
      const not_before = breakerUntil(now, (known?.failures ?? 0) + 1);
      const problem = report.problem ?? NO_WORD;
      const print = printed(terminalPrint(terminal, config), obs.barred);
      draft.apply({ type: 'terminal-unreached', terminal, at: now, not_before, problem, ...print });
    } else if (
      (known?.failures ?? 0) > 0 ||
      (report.utc_offset_min !== null && known?.utc_offset_min !== report.utc_offset_min)
    ) {
      draft.apply({ type: 'terminal-reached', terminal, utc_offset_min: report.utc_offset_min });
    }
    const lines = (report.learned_host_keys ?? []).filter((line) => known?.host_keys?.includes(line) !== true);
    if (lines.length > 0) draft.apply({ type: 'host-keys-learned', terminal, lines });
    const bastion = draft.state.bastion_host_keys ?? [];
    const more = (report.learned_bastion_keys ?? []).filter((line) => !bastion.includes(line));
    if (more.length > 0) draft.apply({ type: 'bastion-keys-learned', lines: more });
  }
}

const NO_WORD: Problem = { code: 'unreached', message: 'It did not say why.', remedy: '', retry: true };

/** Nothing else may lead there, so whether a lasting problem is mended has to be asked. */
function unwell(state: State, config: Config, now: Millis): string[] {
  return Object.keys(config.terminals).filter((terminal) => {
    const known = state.terminals[terminal];
    return known?.problem?.retry === false && known.not_before <= now;
  });
}

function viewOf(
  item_id: string,
  draft: RecordingDraft,
  obs: Observations,
  views: ReadonlyMap<string, ProjectView>,
): ProjectView | undefined {
  const detail = obs.details.get(item_id);
  const project = draft.state.items[item_id]?.project ?? (detail?.ok === true ? detail.item?.project : undefined);
  return project === undefined ? undefined : views.get(project);
}
