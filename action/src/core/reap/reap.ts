/**
 * What of all that runs have left on a terminal may go, and what a person has to look at. Pure. Whatever state still needs is
 * left alone, and so is what is not surely ours; what is younger than a day and unknown is not even told.
 */
import type { Millis } from '../../model/basics.ts';
import type { Inventory, InventoryEntry, InventoryWorktree } from '../../ports/inventory.ts';
import { runKeyOf } from '../state/run-key.ts';
import { LINEAGE_SHOWN } from '../state/state.ts';
import type { ItemRecord, State } from '../state/state.ts';

export type ReapAction =
  /** Ends a run that lives, is known by its identity, and is open nowhere. `name`: of its directory. */
  | { readonly type: 'end'; readonly name: string; readonly why: string }
  /** Removes a directory, or what names it: item lock, scheduled task. */
  | { readonly type: 'remove'; readonly name: string; readonly why: string }
  /** `name`: key of the item. */
  | { readonly type: 'remove-worktree'; readonly name: string; readonly why: string };

/** What stays as it is, and what a person can do about it. */
export interface Finding {
  readonly code:
    | 'other-lineage'
    | 'unknown-run'
    | 'unreadable-record'
    | 'no-run-directory'
    | 'process-without-directory'
    | 'foreign-process'
    | 'processes-left'
    | 'odd-lock'
    | 'worktree-with-work'
    | 'worktree-unknown';
  readonly name: string;
  readonly message: string;
  readonly remedy: string;
}

/** Others' runs are told, and are not for the people of this state to mend. */
export function isForeign({ code }: Finding): boolean {
  return code === 'other-lineage' || code === 'foreign-process';
}

export interface ReapFacts {
  readonly state: State;
  readonly inventory: Inventory;
  /** The terminal's clock. */
  readonly now: Millis;
  readonly older_than_ms: number;
}

export interface ReapPlan {
  readonly actions: readonly ReapAction[];
  readonly findings: readonly Finding[];
}

const YOUNG_MS = 24 * 60 * 60_000;
/** `<lineage8>-<KEY>-<n>`, and `-r2` for relaunches. */
const NAME = /^([0-9a-f]{8})-(.+)-(\d+)(?:-r\d+)?$/;
const NAMED = 5;

export function planReap(facts: ReapFacts): ReapPlan {
  const overview = overviewOf(facts);
  const actions: ReapAction[] = [];
  const findings: Finding[] = [];
  for (const entry of facts.inventory.entries) decideEntry(entry, overview, actions, findings);
  for (const name of orphans(overview)) decideOrphan(name, overview, actions, findings);
  for (const { key, run, at } of facts.inventory.locks) {
    if (run === null && overview.age(at) > YOUNG_MS) {
      findings.push(
        finding(
          'odd-lock',
          key,
          `Item lock ${key} names no run directory.`,
          'Remove it when no agent works on that item.',
        ),
      );
    }
  }
  for (const worktree of facts.inventory.worktrees) decideWorktree(worktree, facts, overview, actions, findings);
  const order = { end: 0, remove: 1, 'remove-worktree': 2 } as const;
  return {
    actions: actions.toSorted((a, b) => order[a.type] - order[b.type]),
    findings: [...otherLineages(overview), ...findings],
  };
}

interface Overview {
  readonly facts: ReapFacts;
  /** Names, without the number of the launch, of what state still needs. */
  readonly needed: ReadonlySet<string>;
  readonly there: ReadonlySet<string>;
  /** Pids by run. */
  readonly pids: ReadonlyMap<string, readonly number[]>;
  /** Milliseconds since then; unknown counts as just now. */
  age(at: Millis | null): number;
  readonly others: Map<string, string[]>;
}

function overviewOf(facts: ReapFacts): Overview {
  const { state, inventory, now } = facts;
  const open = Object.values(state.inflight).map(({ dir_name }) => dir_name);
  const told = Object.values(state.outbox).map(({ run }) => run.dir_name);
  // Where an answer lies that Plane refused, as people are told until they act.
  const shown = state.lineage.slice(0, LINEAGE_SHOWN);
  const unposted = Object.values(state.items).flatMap(({ refused }) =>
    refused === null ? [] : [`${shown}-${refused.run_id}`],
  );
  const pids = new Map<string, number[]>();
  for (const { run, pid } of inventory.processes) pids.set(run, [...(pids.get(run) ?? []), pid]);
  return {
    facts,
    needed: new Set([...open, ...told, ...unposted].map(firstLaunch)),
    there: new Set(inventory.entries.map(({ name }) => name)),
    pids,
    age: (at) => (at === null ? 0 : now - at),
    others: new Map(),
  };
}

function firstLaunch(name: string): string {
  return name.replace(/-r\d+$/, '');
}

/** `ours`: by this very state. `known`: a run that this state has counted. `smoke`: of a smoke run, which no state knows. */
function ownerOf(name: string, { state }: ReapFacts): 'known' | 'ours' | 'smoke' | 'other' | 'none' {
  const [, lineage, key, number] = NAME.exec(name) ?? [];
  if (lineage === undefined) return 'none';
  if (key === 'smoke') return 'smoke';
  if (lineage !== state.lineage.slice(0, LINEAGE_SHOWN)) return 'other';
  const [, item] = itemOf(key ?? '', state) ?? [];
  return item !== undefined && item.runs >= Number(number) ? 'known' : 'ours';
}

function decideEntry(entry: InventoryEntry, overview: Overview, actions: ReapAction[], findings: Finding[]): void {
  const { name, kind, state, at } = entry;
  const { facts, needed, pids } = overview;
  if (needed.has(firstLaunch(name))) return;
  const age = overview.age(at);
  const owner = kind === 'run' ? ownerOf(name, facts) : 'none';
  const young = age <= YOUNG_MS;
  if (owner === 'none') {
    if (young) return;
    const what =
      kind === 'link' ? 'is a symbolic link' : kind === 'file' ? 'is a file' : 'is no run directory of agentd';
    findings.push(
      finding('no-run-directory', name, `${name} ${what}.`, 'Move it out of the run root if nobody needs it there.'),
    );
    return;
  }
  if (owner === 'other') {
    if (!young) noteOther(name, overview);
    return;
  }
  if (!entry.legible) {
    if (young) return;
    findings.push(
      finding(
        'unreadable-record',
        name,
        `Whether a process runs ${name} cannot be told: its record does not say which, was made elsewhere, or Windows does not show processes.`,
        'Look for its processes, and remove the directory only if there are none. On Windows the row `starts` of `agentd doctor` says what would show them.',
      ),
    );
    return;
  }
  if (state === 'running') {
    if (owner === 'known') actions.push({ type: 'end', name, why: 'It is open nowhere, and still runs.' });
    else if (!young) {
      const message = `${name} runs (process ${entry.pid ?? 'unknown'}), and the state knows nothing of it.`;
      findings.push(
        finding('unknown-run', name, message, 'If nobody needs it, end its processes; its directory then expires.'),
      );
    }
    return;
  }
  const alive = pids.get(name) ?? [];
  if (alive.length > 0) {
    if (state !== 'starting' && state !== 'none') findings.push(processesLeft(name, alive));
    return;
  }
  if (age > facts.older_than_ms) actions.push({ type: 'remove', name, why: `It ended ${days(age)} ago.` });
}

/** Names of runs that have no directory, but a process, an item lock or a task. */
function orphans({ facts, there, pids }: Overview): readonly string[] {
  const { locks, tasks } = facts.inventory;
  const named = [...pids.keys(), ...locks.flatMap(({ run }) => run ?? []), ...tasks];
  return [...new Set(named)].filter((name) => !there.has(name));
}

function decideOrphan(name: string, overview: Overview, actions: ReapAction[], findings: Finding[]): void {
  const { facts, needed, pids } = overview;
  const alive = pids.get(name) ?? [];
  const owner = ownerOf(name, facts);
  if (alive.length > 0) {
    const who = alive.length === 1 ? `Process ${alive.join('')} carries` : `Processes ${alive.join(', ')} carry`;
    const message = `${who} the marker of ${name}, which has no directory here.`;
    const remedy = 'They may belong to another run root. If nobody needs them, end them.';
    const foreign = owner === 'other' || owner === 'none' || owner === 'smoke';
    findings.push(finding(foreign ? 'foreign-process' : 'process-without-directory', name, message, remedy));
    return;
  }
  if (needed.has(firstLaunch(name))) return;
  if (owner === 'other' || owner === 'none') return;
  const ages = facts.inventory.locks.filter(({ run }) => run === name).map(({ at }) => overview.age(at));
  if (ages.every((age) => age > YOUNG_MS)) actions.push({ type: 'remove', name, why: 'Its directory is gone.' });
}

function decideWorktree(
  { key, work, at }: InventoryWorktree,
  { state, older_than_ms }: ReapFacts,
  overview: Overview,
  actions: ReapAction[],
  findings: Finding[],
): void {
  if (isTaken(key, overview)) return;
  const [item_id, item] = itemOf(key, state) ?? [];
  if (item_id === undefined || item === undefined) {
    if (overview.age(at) <= older_than_ms) return;
    const message = `The worktree of ${key} is old, and the state does not know that item.`;
    findings.push(
      finding('worktree-unknown', key, message, 'Remove it with `git worktree remove` if nobody needs it.'),
    );
    return;
  }
  if (!isOver(item_id, item, state)) return;
  // Its branch stays, and makes it anew should the item be opened again.
  if (work === 'none') {
    actions.push({
      type: 'remove-worktree',
      name: key,
      why: `${item.key} is ${item.seen.state.name}, and its work is kept elsewhere.`,
    });
    return;
  }
  if (overview.age(Math.max(at ?? overview.facts.now, item.seen.updated_at)) <= older_than_ms) return;
  const holds = work === 'unknown' ? 'what work it holds is not known' : `it holds ${work} work`;
  const message = `${item.key} is ${item.seen.state.name}, and its worktree stays: ${holds}.`;
  findings.push(
    finding(
      'worktree-with-work',
      key,
      message,
      `Push the branch agentd/${key} or merge it, or remove the worktree yourself.`,
    ),
  );
}

/** A run lives that may work in it, or another state has runs of an item with that key, which work in the same folder. */
function isTaken(key: string, { facts, pids }: Overview): boolean {
  const isOf = (name: string): boolean => NAME.exec(name)?.[2] === key;
  // A process of another state without a directory here belongs to another run root, and works in another folder.
  if ([...pids.keys()].some((name) => isOf(name) && ownerOf(name, facts) !== 'other')) return true;
  return facts.inventory.entries.some(
    ({ name, state, legible }) =>
      isOf(name) && (ownerOf(name, facts) === 'other' || state === 'running' || state === 'starting' || !legible),
  );
}

/** The item whose runs are named by that key; one without runs, only where there is no other. */
function itemOf(key: string, { items }: State): readonly [string, ItemRecord] | undefined {
  const named = Object.entries(items).filter(([, item]) => runKeyOf(item) === key);
  return named.find(([, { runs }]) => runs > 0) ?? named[0];
}

/** Nothing of the item is open, and nothing can open by a person's comment. */
export function isOver(item_id: string, item: ItemRecord, state: State): boolean {
  const { group } = item.seen.state;
  const ended = group === 'completed' || group === 'cancelled';
  const told = !Object.values(state.outbox).some((publication) => publication.item_id === item_id);
  return ended && told && item.next === null && state.inflight[item_id] === undefined;
}

function noteOther(name: string, { others }: Overview): void {
  const lineage = name.slice(0, LINEAGE_SHOWN);
  others.set(lineage, [...(others.get(lineage) ?? []), name]);
}

function otherLineages({ others }: Overview): Finding[] {
  return [...others].map(([lineage, names]) => {
    const shown = `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ', …' : ''}`;
    const message = `${names.length} run ${names.length === 1 ? 'directory belongs' : 'directories belong'} to another state (${lineage}): ${shown}.`;
    const remedy =
      'Run reap with the configuration of that state. If it is gone for good, remove them when nothing of them lives.';
    return finding('other-lineage', lineage, message, remedy);
  });
}

function processesLeft(name: string, pids: readonly number[]): Finding {
  const message = `Processes ${pids.join(', ')} of ${name} live on after its end.`;
  return finding('processes-left', name, message, 'Look at what they do, and end them if nobody needs them.');
}

function finding(code: Finding['code'], name: string, message: string, remedy: string): Finding {
  return { code, name, message, remedy };
}

function days(ms: number): string {
  const count = Math.floor(ms / YOUNG_MS);
  return count === 1 ? 'a day' : `${count} days`;
}
