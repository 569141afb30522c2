/**
 * The promises, checked all the time: at each start of an agent, each comment, each save. `final` checks what must hold
 * once everything has come to rest.
 */
import type { TickReport } from '../../action/src/tick/tick.ts';
import type { Config } from '../../action/src/config/schema.ts';
import { parseState, printState } from '../../action/src/core/state/state-text.ts';
import type { OpenRun, State } from '../../action/src/core/state/state.ts';
import type { Agent } from '../fakes/sim-agent.ts';
import type { SimMachine } from '../fakes/sim-machine.ts';
import type { SimPlane, StoredComment, StoredItem } from '../fakes/sim-plane.ts';
import { wordOf } from './agents.ts';
import type { Script } from './agents.ts';
import { MOST_LAG_MS } from './process.ts';
import { ALLOWED, BOTS, STATES } from './setting.ts';

export interface Scene {
  readonly plane: SimPlane;
  readonly machines: readonly SimMachine[];
  readonly config: Config;
  /** When the tick of that holder began; null: unknown. */
  readonly begunAt: (holder: string) => number | null;
  /** `distrusted`: not even machines that count nothing may have a run cut short. */
  readonly clocks?: 'distrusted';
  readonly stored: () => string | null;
  readonly now: () => number;
}

interface Marked {
  /** When the tick that marked it began: what people did before may not have been seen. */
  readonly since: number;
}

const RESULT = ':result';

export class Checks {
  /** What was broken, in order; the first counts. */
  readonly broken: string[] = [];
  readonly begun = new Map<string, Agent>();
  /** Comment → runs that were told it as new. */
  readonly #told = new Map<string, string[]>();
  readonly #marked = new Map<string, Marked>();
  readonly #lastEnded = new Map<string, Marked>();
  readonly #ended = new Map<string, State['history'][number]>();
  readonly #scene: Scene;
  #generation = 0;
  #lineage = '';

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  // ── As it happens ──────────────────────────────────────────────────────────────────────────────────────────────────

  agentBegins(agent: Agent): void {
    const { run } = agent;
    for (const machine of this.#scene.machines) {
      const other = machine.live(run.item_id).find((live) => live !== agent);
      if (other !== undefined) {
        this.#break('two agents', `${run.dir_name} begins while ${other.run.dir_name} lives on ${machine.name}`);
      }
    }
    const open = this.#openRun(run.item_id);
    if (open?.run_id !== run.run_id) {
      this.#break('unknown agent', `${run.dir_name} begins, and state has ${open?.run_id ?? 'no open run'}`);
    }
    const earlier = this.begun.get(run.run_id);
    if (earlier !== undefined) {
      this.#break('two agents of a run', `${run.dir_name} begins after ${earlier.run.dir_name}`);
    }
    if (run.limit_s <= 0) this.#break('no limit', run.dir_name);
    this.begun.set(run.run_id, agent);
    this.#readPrompt(agent);
  }

  commentPosted(item: StoredItem, comment: StoredComment): void {
    if (comment.external_source !== 'agentd') return;
    const { external_id } = comment;
    const same = this.#scene.plane.holders(external_id ?? '').length;
    if (same > 1) this.#break('comment twice', `${external_id} is there ${same} times`);
    const bots: readonly string[] = Object.values(BOTS);
    if (!bots.includes(comment.actor)) this.#break('wrong author', `${external_id} by ${comment.actor}`);
    const run_id = external_id?.split(':')[2] ?? '';
    if (external_id?.split(':')[1] !== item.id) this.#break('wrong item', `${external_id} on ${item.id}`);
    for (const word of comment.html.match(/answer of [A-Z]+-\d+-\d+;/g) ?? []) {
      if (word !== wordOf(run_id)) this.#break('wrong answer', `${external_id} says ${word}`);
    }
  }

  saved(text: string): void {
    const state = parseState(text, 'the simulation');
    if (this.#lineage !== '' && state.lineage !== this.#lineage) this.#break('another lineage', state.lineage);
    if (state.generation !== this.#generation + 1 && this.#generation > 0) {
      this.#break('generation', `${state.generation} after ${this.#generation}`);
    }
    this.#lineage = state.lineage;
    this.#generation = state.generation;
    for (const run of Object.values(state.inflight)) this.#noteMark(run, state);
    for (const machine of this.#scene.machines) {
      for (const agent of machine.agents) {
        if (!agent.isLive) continue;
        const open = state.inflight[agent.run.item_id]?.run_id;
        const overdue = agent.countedAt(machine.awake.now) > agent.run.limit_s + 1;
        if (overdue && agent.alive) this.#break('limit passed', agent.run.run_id);
        if (open !== agent.run.run_id) {
          this.#break('forgotten agent', `${agent.run.run_id} lives, and state has ${open ?? 'no open run'}`);
        }
      }
    }
    for (const entry of state.history.slice(-20)) {
      if (this.#ended.get(entry.run_id)?.at === entry.at) continue;
      if (this.#ended.has(entry.run_id)) this.#break('ended twice', entry.run_id);
      this.#ended.set(entry.run_id, entry);
      this.#checkEnd(entry);
    }
  }

  // ── At rest ────────────────────────────────────────────────────────────────────────────────────────────────────────

  final(report: TickReport | null): void {
    const text = this.#scene.stored();
    if (text === null) return;
    const state = parseState(text, 'the simulation');
    if (printState(state) !== text)
      this.#break('changed in place', 'a state that was read is no longer what is stored');
    const open = Object.values(state.inflight).map((run) => `${run.run_id} ${run.phase}`);
    if (open.length > 0) this.#break('never settles', `open runs: ${open.join(', ')}`);
    const outbox = Object.keys(state.outbox);
    if (outbox.length > 0) this.#break('never settles', `outbox: ${outbox.join(', ')}`);
    if (state.claim !== null) this.#break('never settles', `claim of ${state.claim.holder}`);
    for (const run_id of this.begun.keys()) {
      if (!this.#ended.has(run_id)) this.#break('run without end', run_id);
    }
    for (const entry of this.#ended.values()) this.#checkTold(entry, state);
    this.#checkItems(state, report);
  }

  #checkItems(state: State, report: TickReport | null): void {
    const reasons = new Map((report?.waiting ?? []).map(({ key, reason }) => [key, reason]));
    for (const stored of this.#scene.plane.items.values()) {
      const item = this.#scene.plane.current(stored);
      if (item === null) continue;
      const reason = reasons.get(item.key);
      const ours = item.assignees.some((user) => user === BOTS.alpha || user === BOTS.beta);
      if (reason === undefined && ours) this.#break('overlooked', `${item.key} is assigned and in no list`);
      if (reason !== undefined && !RESTING.has(reason)) this.#break('never settles', `${item.key} waits: ${reason}`);
      const record = state.items[item.id];
      if (reason !== 'answered' || record === undefined) continue;
      for (const comment of stored.comments) {
        const pending = record.asked.includes(comment.id);
        const shows = wasBumped(stored, comment);
        if (counted(comment) && shows && !pending && !this.#told.has(comment.id))
          this.#break('never heard', `${item.key} ${comment.html}`);
      }
      this.#checkPlace(item.key, stored, item.state.id, record, state);
    }
    for (const [comment, runs] of this.#told) {
      const answered = runs.filter((run_id) => typeof this.#ended.get(run_id)?.tag === 'string');
      if (answered.length > 1) this.#break('heard twice', `${comment} by ${answered.join(', ')}`);
    }
  }

  /** Where nobody has moved it since, an item is in the state that belongs to its last answer. */
  #checkPlace(key: string, stored: StoredItem, at: string, record: State['items'][string], state: State): void {
    const { answer } = record;
    if (answer?.tag == null) return;
    const names = this.#scene.config.projects['ENG']?.states;
    const name = answer.tag === 'progress' ? undefined : names?.[answer.tag];
    const target = STATES.find((candidate) => candidate.name === name);
    const mark = this.#marked.get(answer.run_id);
    if (target === undefined || mark === undefined || state.items[stored.id] === undefined) return;
    const moved = stored.acts.some((act) => act.at > mark.since - MOST_LAG_MS && !act.what.startsWith('comment'));
    if (!moved && at !== target.id) this.#break('wrong place', `${key} is in ${at} after [${answer.tag}]`);
  }

  /** Every run ends in one published result, or the next run of its item says it. */
  #checkTold(entry: State['history'][number], state: State): void {
    const stored = this.#scene.plane.items.get(entry.item_id);
    if (stored === undefined || this.#scene.plane.current(stored) === null) return;
    const id = `${state.lineage.slice(0, 8)}:${entry.item_id}:${entry.run_id}${RESULT}`;
    const comments = stored.comments.filter((comment) => comment.external_id === id);
    if (comments.length > 1) this.#break('comment twice', id);
    const told = comments.length === 1;
    if (entry.tag !== null) {
      if (!told) this.#break('answer never posted', id);
      else if (comments[0]?.html.includes(wordOf(entry.run_id)) !== true) this.#break('wrong answer', id);
    } else if (!told && entry.class !== 'cancelled') {
      const later = [...this.#ended.values()].some(
        (other) => other.item_id === entry.item_id && numberOf(other.run_id) > numberOf(entry.run_id),
      );
      const record = state.items[entry.item_id];
      // A person must first put right what the next attempt lacks.
      const held = record?.next != null;
      if (!later && !held) this.#break('failure never told', id);
    } else if (!told) this.#break('cancel never told', id);
  }

  // ── Inside ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  #openRun(item_id: string): OpenRun | undefined {
    const text = this.#scene.stored();
    return text === null ? undefined : parseState(text, 'the simulation').inflight[item_id];
  }

  #noteMark(run: OpenRun, state: State): void {
    if (this.#marked.has(run.run_id)) return;
    const holder = state.claim?.holder;
    const since = (holder === undefined ? null : this.#scene.begunAt(holder)) ?? 0;
    this.#marked.set(run.run_id, { since });
    const last = this.#lastEnded.get(run.item_id);
    if (last !== undefined && run.kind === 'round' && !this.#acted(run.item_id, last.since)) {
      this.#break('restart by nobody', `${run.run_id} is a new round, and nobody asked for it`);
    }
  }

  #acted(item_id: string, since: number): boolean {
    const acts = this.#scene.plane.items.get(item_id)?.acts ?? [];
    return acts.some(({ at }) => at > since - MOST_LAG_MS);
  }

  #checkEnd(entry: State['history'][number]): void {
    const agent = this.begun.get(entry.run_id);
    const marked = this.#marked.get(entry.run_id);
    if (marked !== undefined) this.#lastEnded.set(entry.item_id, marked);
    if (entry.class === 'cancelled') {
      const mark = this.#marked.get(entry.run_id);
      if (mark !== undefined && !this.#acted(entry.item_id, mark.since)) {
        this.#break('cancel by nobody', entry.run_id);
      }
    }
    if (agent === undefined) {
      if (entry.tag !== null) this.#break('success from nothing', `${entry.run_id} never began`);
      return;
    }
    this.#checkPatience(entry, agent);
    const { truth } = agent.behaviour as Script;
    const dir = this.#scene.machines.find(({ name }) => name === agent.machine)?.dirs.get(agent.run.dir_name);
    const exit = dir?.exit ?? null;
    if (exit === null) {
      if (entry.tag !== null) this.#break('success from nothing', `${entry.run_id} left no record`);
      // A run that was being stopped when it vanished ends as what it was stopped for.
      const stopped = ['cancelled', 'timeout', 'stalled'].includes(entry.class ?? '');
      if (entry.class !== 'lost' && !stopped)
        this.#break('wrong end', `${entry.run_id} vanished and counts as ${entry.class}`);
    } else if (entry.class === 'lost') {
      this.#break('false death', `${entry.run_id} left a record and counts as lost`);
    } else if (exit.by === 'itself') {
      const said = entry.tag ?? entry.class;
      const is = truth.kind === 'answer' ? truth.tag : truth.kind === 'failure' ? truth.class : 'lost';
      const stopped = entry.class === 'cancelled';
      const capped = is === 'progress' && said === 'question';
      if (said !== is && !stopped && !capped)
        this.#break('wrong end', `${entry.run_id} ended ${is}, counts as ${said}`);
    } else if (entry.tag !== null) {
      this.#break('success from nothing', `${entry.run_id} was ended by ${exit.by}`);
    }
  }

  /** Nobody is told that a run took too long which has not had its time, however long its machine slept meanwhile. */
  #checkPatience(entry: State['history'][number], agent: Agent): void {
    const machine = this.#scene.machines.find(({ name }) => name === agent.machine);
    const judged = machine?.counts === true || this.#scene.clocks === 'distrusted';
    if (agent.ended_awake === null || !judged) return;
    const awake_s = (agent.ended_awake - agent.began_awake) / 1000;
    const allowed = entry.class === 'timeout' ? agent.run.limit_s : entry.class === 'stalled' ? agent.run.stall_s : 0;
    if (awake_s < allowed) this.#break('cut short', `${entry.run_id} had ${awake_s} s and counts as ${entry.class}`);
  }

  #readPrompt({ run }: Agent): void {
    const stored = this.#scene.plane.items.get(run.item_id);
    if (stored === undefined) return;
    const fresh = run.prompt.slice(0, run.prompt.indexOf(' OLD '));
    for (const comment of stored.comments) {
      const word = /c\d+-item-\d+\./.exec(comment.html)?.[0];
      if (word === undefined || comment.external_source !== null) continue;
      if (!run.prompt.includes(word)) continue;
      const mark = this.#marked.get(run.run_id);
      const foreign = comment.edited !== null && comment.edited.by !== comment.actor ? comment.edited.at : Infinity;
      const spoiled = mark !== undefined && foreign < mark.since - MOST_LAG_MS - CLOCKS_APART_MS;
      if (!allowed(comment) || spoiled) this.#break('obeys a stranger', `${run.run_id} is told ${word}`);
      if (fresh.includes(`(${word})`)) this.#told.set(comment.id, [...(this.#told.get(comment.id) ?? []), run.run_id]);
    }
  }

  #break(promise: string, how: string): void {
    this.broken.push(`${promise}: ${how}`);
  }
}

/** Plane's clock against the world's. */
export const CLOCKS_APART_MS = 120_000;

/** Reasons for which an item may wait for a person forever. */
export const RESTING: ReadonlySet<string> = new Set([
  'not-assigned',
  'ambiguous-assignee',
  'state',
  'label-missing',
  'label-refused',
  'blocked-by',
  'answered',
  'no-executor',
  'capability-missing',
  'requester-not-allowed',
  'attempts-spent',
]);

function numberOf(run_id: string): number {
  return Number(run_id.slice(run_id.lastIndexOf('-') + 1));
}

function allowed(comment: StoredComment): boolean {
  return (ALLOWED as readonly string[]).includes(comment.actor) && comment.access === 'INTERNAL';
}

/** Whether the item has changed since; where the worker never does its part, nothing shows that there is a comment. */
function wasBumped({ versions }: StoredItem, { created_at, edited }: StoredComment): boolean {
  const said = edited?.at ?? created_at;
  return versions.some(({ at }) => at > said);
}

function counted(comment: StoredComment): boolean {
  const own = comment.edited === null || comment.edited.by === comment.actor;
  return comment.external_source === null && comment.deleted_at === null && allowed(comment) && own;
}
