/** From an item's labels and assignee to terminal, executor, model, effort, tier and script; or why that is not possible. */
import { CHOICE } from '../../config/atoms.ts';
import { listed, shown } from '../../config/problem.ts';
import type { Config, ExecutorConfig, LabelRoute, TerminalConfig } from '../../config/schema.ts';
import type { Reason } from '../../model/reasons.ts';
import type { ProjectView } from './bots.ts';
import { behind, namedBy } from '../../config/labels.ts';

export interface Route {
  readonly terminal: string;
  readonly terminal_config: TerminalConfig;
  readonly executor: string;
  readonly executor_config: ExecutorConfig;
  readonly model: string | null;
  readonly effort: string | null;
  readonly tier: string | null;
  readonly script: string | null;
  readonly repo: string;
  readonly account: string;
  /** The executor can continue a thread. */
  readonly can_resume: boolean;
}

export type RouteResult = { readonly route: Route } | { readonly reason: Reason; readonly detail: string };

const NO_TIER = 'none';

export function routeItem(
  item: { readonly assignees: readonly string[]; readonly labels: readonly string[] },
  view: ProjectView,
  config: Config,
): RouteResult {
  const assigned = item.assignees.filter((user) => view.bots.has(user));
  const [user, second] = assigned;
  if (user === undefined) return { reason: 'not-assigned', detail: 'It is not assigned to a bot user.' };
  if (second !== undefined) return { reason: 'ambiguous-assignee', detail: 'Two bot users are assigned; leave one.' };
  const table = view.config.routing.by_label;
  const names = Object.keys(table);
  const odd = item.labels.find((label) => namedBy(label, names) === undefined && isOdd(label));
  if (odd !== undefined) return { reason: 'label-refused', detail: `The label ${shown(odd)} ${NO_CHOICE}.` };
  const { chosen, by } = chosenByLabels(item.labels, table);
  const terminal = chosen.terminal ?? view.bots.get(user) ?? '';
  const terminal_config = Object.hasOwn(config.terminals, terminal) ? config.terminals[terminal] : undefined;
  if (terminal_config === undefined) {
    const asks = asking(by.terminal, Object.keys(config.terminals));
    return { reason: 'terminal-unknown', detail: `Terminal ${terminal} is not in the config.${asks}` };
  }
  const asked = chosen.executor ?? view.config.default_executor;
  const executor = namedBy(asked, terminal_config.executors) ?? asked;
  const executor_config = Object.hasOwn(config.executors, executor) ? config.executors[executor] : undefined;
  if (executor_config === undefined || !terminal_config.executors.includes(executor)) {
    const asks = asking(by.executor, terminal_config.executors);
    return { reason: 'no-executor', detail: `Terminal ${terminal} does not offer executor ${shown(executor)}.${asks}` };
  }
  const wanted = chosen.model ?? executor_config.default_model ?? null;
  const model = wanted === null ? null : (namedBy(wanted, executor_config.models) ?? wanted);
  if (model !== null && executor_config.models.length > 0 && !executor_config.models.includes(model)) {
    return {
      reason: 'no-executor',
      detail: `Executor ${executor} does not offer model ${shown(model)}.${asking(by.model, executor_config.models)}`,
    };
  }
  const needs = item.labels.filter((label) => {
    const capability = behind('needs:', label) ?? '';
    return capability !== '' && namedBy(capability, terminal_config.capabilities) === undefined;
  });
  if (needs.length > 0) {
    const lacking = needs.map((label) => behind('needs:', label) ?? '');
    const asks = asking(needs, terminal_config.capabilities);
    return { reason: 'capability-missing', detail: `Terminal ${terminal} lacks ${listed(lacking, 'and')}.${asks}` };
  }
  const script = chosen.script ?? executor_config.script ?? null;
  if (executor_config.adapter === 'shell' && script === null && (executor_config.run ?? '').includes('{script}')) {
    return { reason: 'no-script', detail: `Executor ${executor} needs a script, and no label names one.` };
  }
  const tier = chosen.tier ?? (model === null ? undefined : executor_config.tier_defaults[model]) ?? null;
  return {
    route: {
      terminal,
      terminal_config,
      executor,
      executor_config,
      model,
      effort: chosen.effort ?? executor_config.default_effort ?? null,
      tier: tier === NO_TIER ? null : tier,
      script,
      repo: view.config.repos[terminal] ?? terminal_config.repo,
      account: terminal_config.accounts[executor] ?? `${terminal}/${executor}`,
      can_resume: canResume(executor_config),
    },
  };
}

/** Which label is to be corrected, and to what; the labels may be nobody's fault. */
function asking(labels: string | readonly string[] | undefined, offered: readonly string[]): string {
  const known = offered.length === 0 ? 'there is none' : `there are: ${listed(offered, 'and')}`;
  const named = [labels ?? []].flat();
  if (named.length === 0) return ` ${known.replace('t', 'T')}.`;
  const many = named.length > 1;
  return ` ${many ? 'Labels' : 'Label'} ${listed(named, 'and')} ${many ? 'ask' : 'asks'} for it; ${known}.`;
}

const NO_CHOICE =
  'names nothing that can be passed on: behind the colon stands a letter or digit, then more of them or `. _ : / @ + [ ] -`, at most 128 characters';

/** A choice that would reach a command line and is none of the words that may. */
function isOdd(label: string): boolean {
  return PREFIXES.some(([prefix, key]) => {
    const choice = behind(prefix, label) ?? '';
    return key !== 'executor' && choice !== '' && !CHOICE.test(choice);
  });
}

/** Shell runs have no thread; others need a `resume` template, `mock` excepted. */
export function canResume(executor: ExecutorConfig): boolean {
  if (executor.adapter === 'shell') return false;
  return executor.adapter === 'mock' || executor.resume !== undefined;
}

interface Choices {
  readonly chosen: Partial<LabelRoute>;
  /** The label that made each choice. */
  readonly by: { readonly [K in keyof LabelRoute]?: string };
}

/**
 * The project's own table and, for labels that are not in it, `exec:x`, `model:x`, `effort:x`, `tier:x`. Labels are in
 * name order; for each choice the first that speaks wins, the table before the prefixes.
 */
function chosenByLabels(labels: readonly string[], table: Readonly<Record<string, LabelRoute>>): Choices {
  const chosen: { -readonly [K in keyof LabelRoute]?: LabelRoute[K] } = {};
  const by: { [K in keyof LabelRoute]?: string } = {};
  const choose = (key: keyof LabelRoute, value: string | undefined, label: string): void => {
    if (value === undefined || value === '' || chosen[key] !== undefined) return;
    chosen[key] = value;
    by[key] = label;
  };
  const names = Object.keys(table);
  const named = labels.map((label) => ({ label, entry: namedBy(label, names) }));
  for (const { label, entry } of named) {
    if (entry === undefined) continue;
    for (const key of ['executor', 'terminal', 'model', 'effort', 'tier', 'script'] as const) {
      choose(key, table[entry]?.[key], label);
    }
  }
  for (const { label, entry } of named) {
    if (entry !== undefined) continue;
    for (const [prefix, key] of PREFIXES) choose(key, wordOf(key, behind(prefix, label)), label);
  }
  return { chosen, by };
}

/** Efforts and tiers are words of the tools, all of them in small letters; a model may be spelt otherwise. */
function wordOf(key: keyof LabelRoute, choice: string | null): string | undefined {
  return key === 'effort' || key === 'tier' ? choice?.toLowerCase() : (choice ?? undefined);
}

const PREFIXES = [
  ['exec:', 'executor'],
  ['model:', 'model'],
  ['effort:', 'effort'],
  ['tier:', 'tier'],
] as const;
