export const id = 695;
export const ids = [695,943];
export const modules = {

/***/ 7925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ notDone),
/* harmony export */   Rk: () => (/* binding */ barredWhy),
/* harmony export */   h_: () => (/* binding */ isBarred),
/* harmony export */   nC: () => (/* binding */ NOTHING_BARRED),
/* harmony export */   oR: () => (/* binding */ joined)
/* harmony export */ });
const NOTHING_BARRED = {
    all: null,
    projects: new Map(),
    terminals: new Map(),
    executors: new Map(),
    problems: [],
};
function isBarred({ problems }) {
    return problems.length > 0;
}
/** One sentence: why nothing starts there; null: it may. */
function barredWhy(barred, { project, terminal, executor }) {
    if (barred.all !== null)
        return `Nothing starts: ${barred.all}.`;
    const reason = (reasons, name, where) => {
        const why = name === undefined ? undefined : reasons.get(name);
        return why === undefined ? null : `Nothing starts ${where} ${name}: ${why}.`;
    };
    return (reason(barred.projects, project, 'in project') ??
        reason(barred.terminals, terminal, 'on terminal') ??
        reason(barred.executors, executor, 'with executor'));
}
/** Both together. */
function joined(one, other) {
    const both = (a, b) => new Map([...b, ...a]);
    return {
        all: one.all ?? other.all,
        projects: both(one.projects, other.projects),
        terminals: both(one.terminals, other.terminals),
        executors: both(one.executors, other.executors),
        problems: [...one.problems, ...other.problems],
    };
}
/** One sentence: what is not done because of it. */
function notDone({ all, projects, terminals, executors }) {
    const named = (preposition, noun, names) => names.size === 0 ? [] : [`${preposition} ${noun}${names.size === 1 ? '' : 's'} ${[...names.keys()].join(', ')}`];
    const where = [
        ...named('in', 'project', projects),
        ...named('on', 'terminal', terminals),
        ...named('with', 'executor', executors),
    ];
    const what = all === null ? `Nothing starts ${where.join(', ')}` : 'Nothing starts';
    return `${what} until that is mended; what runs is collected, posted and stopped as before, as far as it can be reached.`;
}


/***/ }),

/***/ 96596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ QUOTA_HOLDS_BEFORE_BLOCKED),
/* harmony export */   JN: () => (/* binding */ backoff),
/* harmony export */   Lz: () => (/* binding */ breakerUntil),
/* harmony export */   Xe: () => (/* binding */ LONGEST_BREAKER_MS),
/* harmony export */   dE: () => (/* binding */ quotaUntil)
/* harmony export */ });
/** Doubling wait after `attempt` failures (1 = the first), between half and the whole of the step; in milliseconds. */
function backoff(rule, attempt, seed) {
    const step = Math.min(rule.max_s, rule.base_s * 2 ** Math.min(attempt - 1, 20));
    return Math.round(step * 1000 * (0.5 + fractionOf(seed) / 2));
}
const QUOTA_UNKNOWN_MS = 30 * 60_000;
const QUOTA_LEAST_MS = 15 * 60_000;
const QUOTA_HOLDS_BEFORE_BLOCKED = 5;
/** Until when an account is held: its reset, if known, else 30 min; at least 15 min, doubling with each hold in a row. */
function quotaUntil(now, reset_at, holds_before) {
    const least = now + QUOTA_LEAST_MS * 2 ** Math.min(holds_before, 10);
    return Math.max(reset_at ?? now + QUOTA_UNKNOWN_MS, least);
}
const LONGEST_BREAKER_MS = 30 * 60_000;
/** Breaker of a terminal: visits go on for the first few failures, then wait 1, 2, 4 … up to 30 min. */
function breakerUntil(now, failures) {
    if (failures < 3)
        return now;
    return now + Math.min(LONGEST_BREAKER_MS, 2 ** (failures - 3) * 60_000);
}
/** FNV-1a of the seed, in [0, 1). */
function fractionOf(seed) {
    let hash = 0x811c9dc5;
    for (const char of seed)
        hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
    return (hash >>> 0) / 2 ** 32;
}


/***/ }),

/***/ 87634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OA: () => (/* binding */ terminalPrint),
/* harmony export */   T2: () => (/* binding */ executorPrint),
/* harmony export */   zd: () => (/* binding */ printed)
/* harmony export */ });
/* harmony import */ var _config_barred_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7925);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27047);
/* harmony import */ var _sorted_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43478);
/**
 * Prints of the parts of the configuration that a hold is about (issue 8): a hold that was made under another one is over,
 * because a person may have mended what it was for. Pure; state keeps the print and nothing of what was printed.
 */



/**
 * For a hold that is made now: nothing where the configuration is broken, because the print of what stands in for it would
 * differ from that of the mended one, whatever was mended.
 */
function printed(print, barred = _config_barred_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_BARRED */ .nC) {
    return (0,_config_barred_js__WEBPACK_IMPORTED_MODULE_0__/* .isBarred */ .h_)(barred) ? {} : { print };
}
/** Of what is needed to reach a terminal. */
function terminalPrint(terminal, { terminals, warpgate }) {
    return (0,_print_js__WEBPACK_IMPORTED_MODULE_2__/* .printOf */ .F)((0,_sorted_json_js__WEBPACK_IMPORTED_MODULE_1__/* .sortedJson */ .I)([terminals[terminal], warpgate]));
}
/** Of what is needed for an executor to work on a terminal. */
function executorPrint(terminal, executor, config) {
    const repos = Object.entries(config.projects).map(([key, project]) => [key, project.repos[terminal]]);
    const { env_patterns } = config.retry;
    return (0,_print_js__WEBPACK_IMPORTED_MODULE_2__/* .printOf */ .F)((0,_sorted_json_js__WEBPACK_IMPORTED_MODULE_1__/* .sortedJson */ .I)([config.terminals[terminal], config.executors[executor], repos, env_patterns]));
}


/***/ }),

/***/ 86467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ Draft),
  s: () => (/* binding */ evolve)
});

// EXTERNAL MODULE: ./build/action/src/core/state.js + 3 modules
var core_state = __webpack_require__(17959);
;// CONCATENATED MODULE: ./build/action/src/core/fold-publication.js

const TYPES = ['step-ended', 'step-failed', 'answer-lost', 'forgotten'];
function isPublicationEvent(event) {
    return TYPES.includes(event.type);
}
function foldPublication(draft, event) {
    const { state } = draft;
    switch (event.type) {
        case 'step-ended': {
            const publication = state.outbox[event.publication_id];
            if (publication?.steps[event.step]?.status !== 'open')
                return;
            const steps = publication.steps.map((step, index) => index === event.step ? { ...step, status: event.status, reason: event.reason } : step);
            if (event.left !== null)
                draft.changeItem(publication.item_id, { left: event.left });
            if (event.said !== undefined)
                noteSaid(draft, publication.item_id, event.said);
            if (event.refusal !== undefined)
                draft.changeItem(publication.item_id, { refused: event.refusal });
            if (!publication.forget && steps.every((step) => step.status !== 'open')) {
                draft.delete('outbox', publication.id);
                return;
            }
            draft.set('outbox', publication.id, { ...publication, steps, digest: event.digest ?? publication.digest });
            return;
        }
        case 'step-failed': {
            const publication = state.outbox[event.publication_id];
            if (publication?.steps[event.step]?.status !== 'open')
                return;
            const { reason, stuck, taken } = event;
            const steps = publication.steps.map((step, index) => {
                if (index !== event.step)
                    return step;
                const not_before = Math.max(step.not_before, event.not_before);
                return { ...step, tries: step.tries + 1, reason, stuck, not_before, ...taken };
            });
            draft.set('outbox', publication.id, { ...publication, steps, digest: publication.digest ?? event.digest });
            return;
        }
        case 'answer-lost': {
            const publication = state.outbox[event.publication_id];
            if (publication === undefined)
                return;
            const { run, item_id, say } = publication;
            const steps = publication.steps.map((step) => {
                if (step.kind !== 'state' || step.status !== 'open')
                    return step;
                if (event.to === null)
                    return { ...step, status: 'done', reason: 'no-state' };
                return { ...step, to: event.to, from: step.from.filter((id) => id !== event.to) };
            });
            const told = { ...say, kind: 'lost', tag: 'blocked', class: 'lost', reason: event.reason };
            draft.set('outbox', publication.id, { ...publication, say: told, needs_result: false, steps });
            const item = state.items[item_id];
            const isLast = item?.answer?.run_id === run.run_id || item?.next?.after?.run_id === run.run_id;
            if (item === undefined || !isLast || item.answer?.class === 'cancelled')
                return;
            const answer = { run_id: run.run_id, tag: 'blocked', class: 'lost', at: publication.made_at };
            draft.changeItem(item_id, { next: null, answer });
            return;
        }
        case 'forgotten': {
            const publication = state.outbox[event.publication_id];
            if (publication === undefined)
                return;
            if (event.done)
                draft.delete('outbox', event.publication_id);
            else
                draft.set('outbox', event.publication_id, { ...publication, forget_tries: publication.forget_tries + 1 });
            return;
        }
    }
}
function noteSaid(draft, item_id, said) {
    const known = draft.state.items[item_id]?.said ?? [];
    const others = known.filter(({ id }) => id !== said.id);
    draft.changeItem(item_id, { said: [...others, said].slice(-core_state/* SAID_KEPT */.jf) });
}

// EXTERNAL MODULE: ./build/action/src/core/renames.js
var renames = __webpack_require__(39519);
// EXTERNAL MODULE: ./build/action/src/core/run-key.js
var run_key = __webpack_require__(68371);
;// CONCATENATED MODULE: ./build/action/src/core/fold-run.js


const fold_run_TYPES = [
    'run-marked',
    'run-relaunched',
    'run-adopted',
    'start-refused',
    'run-seen',
    'run-identified',
    'run-counted',
    'run-unreachable',
    'run-unconfigured',
    'item-confirmed',
    'unreachable-told',
    'run-stopping',
    'run-outlived',
    'leftovers-told',
    'run-settled',
    'released',
];
function isRunEvent(event) {
    return fold_run_TYPES.includes(event.type);
}
function foldRun(draft, event) {
    const { state } = draft;
    switch (event.type) {
        case 'run-marked':
            if (state.inflight[event.run.item_id] !== undefined)
                return;
            draft.set('items', event.run.item_id, event.item);
            draft.set('inflight', event.run.item_id, event.run);
            if (event.publication !== null)
                draft.set('outbox', event.publication.id, event.publication);
            return;
        case 'run-relaunched':
            if (state.inflight[event.run.item_id]?.run_id !== event.run.run_id)
                return;
            draft.set('inflight', event.run.item_id, event.run);
            draft.changeItem(event.run.item_id, { attempts: (state.items[event.run.item_id]?.attempts ?? 0) + 1 });
            return;
        case 'run-adopted': {
            const run = state.inflight[event.item_id];
            if (run?.run_id !== event.run_id || run.phase !== 'launching')
                return;
            const { handle, dir_name } = event;
            draft.set('inflight', event.item_id, { ...run, handle, dir_name, identity: null, elapsed_s: 0, replaces: [] });
            return;
        }
        case 'start-refused': {
            const run = state.inflight[event.item_id];
            const item = state.items[event.item_id];
            if (run?.dir_name !== event.dir_name || run.phase !== 'launching' || item === undefined)
                return;
            draft.delete('inflight', event.item_id);
            draft.delete('outbox', `${run.run_id}:working`);
            draft.set('items', event.item_id, { ...event.before, seen: item.seen, runs: item.runs, said: item.said });
            return;
        }
        case 'run-seen': {
            const run = state.inflight[event.item_id];
            if (run?.dir_name !== event.dir_name || run.phase === 'stopping')
                return;
            const { phase: _phase, ...common } = run;
            if ('replaces' in common) {
                const { replaces: _replaces, ...kept } = common;
                draft.set('inflight', event.item_id, {
                    ...kept,
                    phase: 'running',
                    started_at: event.started_at,
                    last_output_at: event.last_output_at,
                    unreachable_since: null,
                    unreachable_why: null,
                });
                return;
            }
            draft.set('inflight', event.item_id, {
                ...run,
                last_output_at: event.last_output_at,
                unreachable_since: null,
                unreachable_why: null,
            });
            return;
        }
        case 'run-identified':
        case 'run-counted': {
            const run = state.inflight[event.item_id];
            if (run?.dir_name !== event.dir_name)
                return;
            if (event.type === 'run-identified')
                draft.set('inflight', event.item_id, { ...run, identity: event.identity });
            else
                draft.set('inflight', event.item_id, { ...run, elapsed_s: Math.max(run.elapsed_s, event.elapsed_s) });
            return;
        }
        case 'run-unreachable': {
            const run = state.inflight[event.item_id];
            if (run?.run_id !== event.run_id)
                return;
            const { since: unreachable_since, why: unreachable_why } = event;
            draft.set('inflight', event.item_id, { ...run, unreachable_since, unreachable_why });
            return;
        }
        case 'run-unconfigured':
        case 'item-confirmed': {
            const run = state.inflight[event.item_id];
            if (run?.run_id !== event.run_id)
                return;
            const change = event.type === 'item-confirmed' ? { item_read_at: event.at } : { unconfigured_since: event.since };
            draft.set('inflight', event.item_id, { ...run, ...change });
            return;
        }
        case 'unreachable-told': {
            const run = state.inflight[event.item_id];
            if (run?.run_id !== event.run_id)
                return;
            draft.set('inflight', event.item_id, { ...run, unreachable_told: true });
            draft.set('outbox', event.publication.id, event.publication);
            return;
        }
        case 'run-stopping': {
            const run = state.inflight[event.item_id];
            if (run?.run_id !== event.run_id || run.phase !== 'running')
                return;
            const { phase: _phase, last_output_at: _output, ...common } = run;
            draft.set('inflight', event.item_id, {
                ...common,
                phase: 'stopping',
                since: event.at,
                why: event.why,
                detail: event.detail,
                stuck_since: null,
                stuck: [],
                stuck_told: false,
            });
            return;
        }
        case 'run-outlived': {
            const run = state.inflight[event.item_id];
            if (run?.run_id !== event.run_id || run.phase !== 'stopping')
                return;
            const stuck_since = run.stuck_since ?? event.at;
            draft.set('inflight', event.item_id, { ...run, stuck_since, stuck: [...event.pids] });
            return;
        }
        case 'leftovers-told': {
            const run = state.inflight[event.item_id];
            if (run?.run_id !== event.run_id || run.phase !== 'stopping')
                return;
            draft.set('inflight', event.item_id, { ...run, stuck_told: true });
            draft.set('outbox', event.publication.id, event.publication);
            return;
        }
        case 'run-settled': {
            const { settlement } = event;
            const run = state.inflight[settlement.item_id];
            if (run?.run_id !== settlement.run_id || run.dir_name !== settlement.dir_name)
                return;
            draft.delete('inflight', settlement.item_id);
            // What has ended needs no move to the working state any more.
            draft.delete('outbox', `${run.run_id}:working`);
            draft.set('items', settlement.item_id, withLaterSight(settlement.item, state.items[settlement.item_id]));
            if (settlement.publication !== null)
                draft.set('outbox', settlement.publication.id, settlement.publication);
            const { verdict, usage } = settlement;
            draft.state.history = [
                ...state.history.slice(1 - core_state/* HISTORY_KEPT */.SU),
                {
                    run_id: run.run_id,
                    item_id: run.item_id,
                    at: settlement.at,
                    tag: verdict.kind === 'answer' ? verdict.tag : null,
                    class: verdict.kind === 'failure' ? verdict.class : null,
                    seconds: settlement.seconds,
                    executor: run.executor,
                    terminal: run.terminal,
                    tokens: usage?.total_tokens ?? null,
                    cost_usd: usage?.cost_usd ?? null,
                    round: run.round,
                },
            ];
            return;
        }
        case 'released': {
            const item = state.items[event.item_id];
            const run = state.inflight[event.item_id];
            draft.delete('inflight', event.item_id);
            for (const publication of Object.values(state.outbox)) {
                if (publication.item_id === event.item_id)
                    draft.delete('outbox', publication.id);
            }
            if (item === undefined)
                return;
            draft.changeItem(event.item_id, { refused: null });
            // Nothing was under way: what was answered stays the last answer, and what has none may start as before.
            const given_up = run?.run_id ?? item.next?.after?.run_id ?? (item.next && `${(0,run_key/* runKeyOf */.kB)(item)}-${item.runs}`);
            if (given_up === null)
                return;
            const answer = {
                run_id: given_up,
                tag: null,
                class: 'cancelled',
                at: event.at,
            };
            draft.changeItem(event.item_id, { next: null, answer });
            return;
        }
    }
}
/** What another tick has seen of the item since it was decided what becomes of it. */
function withLaterSight(decided, known) {
    if (known === undefined)
        return decided;
    const { seen, comments_read_at, unheard, others_at, said, refused } = known;
    if (seen.updated_at <= decided.seen.updated_at)
        return { ...decided, said, refused };
    return { ...decided, seen, comments_read_at, unheard, others_at, said, refused };
}

;// CONCATENATED MODULE: ./build/action/src/core/tables.js
/** A state under construction: tables are copied on the first write to them, entries are replaced, never changed. */
class Tables {
    state;
    #own = new Set();
    constructor(state) {
        this.state = { ...state };
    }
    set(table, key, value) {
        this.#owned(table)[key] = value;
    }
    delete(table, key) {
        if (key in this.state[table])
            delete this.#owned(table)[key];
    }
    changeItem(item_id, change) {
        const item = this.state.items[item_id];
        if (item !== undefined)
            this.set('items', item_id, { ...item, ...change });
    }
    #owned(table) {
        if (!this.#own.has(table)) {
            this.#own.add(table);
            this.state[table] = { ...this.state[table] };
        }
        return this.state[table];
    }
}

;// CONCATENATED MODULE: ./build/action/src/core/evolve.js




/** A state under construction. */
class Draft extends Tables {
    apply(event) {
        if (isRunEvent(event))
            foldRun(this, event);
        else if (isPublicationEvent(event))
            foldPublication(this, event);
        else
            fold(this, event);
    }
}
function evolve(state, events) {
    const draft = new Draft(state);
    for (const event of events)
        draft.apply(event);
    return draft.state;
}
const UNKNOWN_TERMINAL = {
    user_id: null,
    user_read_at: 0,
    user_key: null,
    failures: 0,
    unreachable_since: null,
    problem: null,
    not_before: 0,
    utc_offset_min: null,
    holds: {},
};
function fold(draft, event) {
    const { state } = draft;
    switch (event.type) {
        case 'project-read': {
            const last = state.projects[event.info.key];
            // What was noted of another project that had this identifier says nothing of this one.
            const known = last?.info.id === event.info.id ? last : undefined;
            const info = {
                ...event.info,
                states: [...event.info.states],
                labels: { ...event.info.labels },
                members: [...event.info.members],
            };
            draft.set('projects', event.info.key, {
                watermark: known?.watermark ?? null,
                swept_at: known?.swept_at ?? 0,
                sweep_cut_at: known?.sweep_cut_at ?? 0,
                bots: known?.bots ?? [],
                authors: [...event.authors],
                info,
                read_at: event.at,
            });
            return;
        }
        case 'words-read': {
            const known = state.projects[event.key];
            if (known === undefined)
                return;
            const info = { ...known.info, states: [...event.states], labels: { ...event.labels } };
            draft.set('projects', event.key, { ...known, info });
            return;
        }
        case 'projects-renamed':
            (0,renames/* foldRenames */.pG)(draft, event.names);
            return;
        case 'project-scanned': {
            const known = state.projects[event.key];
            if (known === undefined)
                return;
            draft.set('projects', event.key, {
                ...known,
                watermark: event.newest === null ? known.watermark : Math.max(event.newest, known.watermark ?? 0),
                swept_at: event.swept_at ?? known.swept_at,
                sweep_cut_at: event.sweep_cut_at ?? known.sweep_cut_at,
                bots: [...event.bots],
            });
            return;
        }
        case 'identity':
            draft.set('terminals', event.terminal, {
                ...(state.terminals[event.terminal] ?? UNKNOWN_TERMINAL),
                user_id: event.user_id,
                user_read_at: event.at,
                user_key: event.key,
            });
            return;
        case 'terminal-reached': {
            const known = state.terminals[event.terminal] ?? UNKNOWN_TERMINAL;
            draft.set('terminals', event.terminal, {
                ...known,
                failures: 0,
                unreachable_since: null,
                problem: null,
                not_before: 0,
                utc_offset_min: event.utc_offset_min ?? known.utc_offset_min,
            });
            return;
        }
        case 'host-keys-learned': {
            const known = state.terminals[event.terminal] ?? UNKNOWN_TERMINAL;
            const host_keys = [...new Set([...(known.host_keys ?? []), ...event.lines])];
            draft.set('terminals', event.terminal, { ...known, host_keys });
            return;
        }
        case 'bastion-keys-learned':
            state.bastion_host_keys = [...new Set([...(state.bastion_host_keys ?? []), ...event.lines])];
            return;
        case 'terminal-unreached': {
            const known = state.terminals[event.terminal] ?? UNKNOWN_TERMINAL;
            draft.set('terminals', event.terminal, {
                ...known,
                failures: known.failures + 1,
                unreachable_since: known.unreachable_since ?? event.at,
                problem: event.problem,
                not_before: event.not_before,
                ...(event.print === undefined ? {} : { print: event.print }),
            });
            return;
        }
        case 'breaker-lifted': {
            const known = state.terminals[event.terminal];
            if (known === undefined)
                return;
            draft.set('terminals', event.terminal, { ...known, not_before: 0, failures: Math.min(known.failures, 1) });
            return;
        }
        case 'quota-wait-ended': {
            const next = state.items[event.item_id]?.next;
            if (next?.quota !== true)
                return;
            const not_before = Math.min(next.not_before, event.at);
            return draft.changeItem(event.item_id, { next: { ...next, not_before } });
        }
        case 'item-seen':
            draft.set('items', event.item.id, seenItem(state.items[event.item.id], event.item));
            return;
        case 'item-dropped':
            draft.delete('items', event.item_id);
            return;
        case 'comments-read':
            return draft.changeItem(event.item_id, {
                comments_read_at: event.at,
                unheard: event.unheard,
                ...(event.others_at === undefined ? {} : { others_at: event.others_at }),
            });
        case 'blockers-read':
            return draft.changeItem(event.item_id, { blocked: event.blocked });
        case 'item-moved':
            return draft.changeItem(event.item_id, { left: event.left, refused: null });
        case 'next-dropped':
            // Nothing was wanted any more: whoever took that from the item has said so.
            if (state.items[event.item_id]?.next != null && event.publication !== null) {
                draft.set('outbox', event.publication.id, event.publication);
            }
            return draft.changeItem(event.item_id, { next: null, answer: event.answer, refused: null });
        case 'worktree-left': {
            const { [event.terminal]: _gone, ...others } = state.items[event.item_id]?.worktrees ?? {};
            const worktrees = event.note === null ? others : { ...others, [event.terminal]: { ...event.note } };
            return draft.changeItem(event.item_id, { worktrees });
        }
        case 'stop-heard': {
            const known = state.items[event.item_id];
            if (known === undefined)
                return;
            if (event.publication !== null)
                draft.set('outbox', event.publication.id, event.publication);
            const { heard_as } = event;
            return draft.changeItem(event.item_id, {
                heard: [...event.heard],
                heard_as,
                unheard: { ...known.unheard, allowed: 0 },
            });
        }
        case 'account-held':
            draft.set('accounts', event.account, { until: event.until, holds: event.holds });
            return;
        case 'failures-counted':
            draft.state.failures_in_row = event.failures;
            return;
        case 'account-freed':
            draft.delete('accounts', event.account);
            return;
        case 'pull-noted':
            state.pulls = { ...state.pulls, [event.pull]: event.record };
            return;
        case 'pull-dropped': {
            const { [event.pull]: _gone, ...others } = state.pulls ?? {};
            state.pulls = others;
            return;
        }
        case 'executor-held': {
            const known = state.terminals[event.terminal] ?? UNKNOWN_TERMINAL;
            draft.set('terminals', event.terminal, {
                ...known,
                holds: {
                    ...known.holds,
                    [event.executor]: {
                        since: event.since,
                        until: event.until,
                        reason: event.reason,
                        ...(event.print === undefined ? {} : { print: event.print }),
                    },
                },
            });
            return;
        }
        case 'executor-freed': {
            const known = state.terminals[event.terminal];
            if (known === undefined)
                return;
            const { [event.executor]: _freed, ...holds } = known.holds;
            draft.set('terminals', event.terminal, { ...known, holds });
            return;
        }
    }
}
function seenItem(known, item) {
    const seen = {
        state: item.state,
        assignees: [...item.assignees],
        labels: [...item.labels],
        priority: item.priority,
        created_at: item.created_at,
        updated_at: item.updated_at,
    };
    if (known !== undefined)
        return { ...known, key: item.key, project: item.project, seen };
    return {
        key: item.key,
        project: item.project,
        seen,
        round: 0,
        runs: 0,
        run_key: null,
        former_keys: [],
        iterations: 0,
        attempts: 0,
        spent: [],
        quota_holds: 0,
        thread: null,
        next: null,
        answer: null,
        left: null,
        said: [],
        refused: null,
        blocked: null,
        heard: [],
        heard_as: {},
        asked: [],
        comments_read_at: 0,
        unheard: { allowed: 0, others: 0 },
        others_at: 0,
        worktrees: {},
        ledger: [],
    };
}


/***/ }),

/***/ 36466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rw: () => (/* binding */ holdExecutor),
/* harmony export */   VJ: () => (/* binding */ holdName),
/* harmony export */   XP: () => (/* binding */ accountOf),
/* harmony export */   lc: () => (/* binding */ ENV_HOLD_MS),
/* harmony export */   wM: () => (/* binding */ freeAccount),
/* harmony export */   wk: () => (/* binding */ freeExecutor),
/* harmony export */   xn: () => (/* binding */ holdAccount),
/* harmony export */   yC: () => (/* binding */ isSharedFolder)
/* harmony export */ });
/* harmony import */ var _config_rules_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9183);
/* harmony import */ var _backoff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96596);
/* harmony import */ var _config_print_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87634);



const ENV_HOLD_MS = 60 * 60_000;
/** Name of an executor on a terminal, as `agentd release --hold` takes it; an account that has no name of its own has this one. */
function holdName(terminal, executor) {
    return `${terminal}/${executor}`;
}
function accountOf(run, config) {
    return config.terminals[run.terminal]?.accounts[run.executor] ?? holdName(run.terminal, run.executor);
}
/** Runs that were under way when the account was held say nothing new: together they are one hold. */
function holdAccount(run, reset_at, { config, state, now }) {
    const account = accountOf(run, config);
    const known = state.accounts[account];
    if (known === undefined || known.until <= now) {
        const before = known?.holds ?? 0;
        return { type: 'account-held', account, until: (0,_backoff_js__WEBPACK_IMPORTED_MODULE_1__/* .quotaUntil */ .dE)(now, reset_at, before), holds: before + 1 };
    }
    const until = Math.max(known.until, (0,_backoff_js__WEBPACK_IMPORTED_MODULE_1__/* .quotaUntil */ .dE)(now, reset_at, known.holds - 1));
    return { type: 'account-held', account, until, holds: known.holds };
}
function freeAccount(run, config) {
    return [{ type: 'account-freed', account: accountOf(run, config) }];
}
/** Others would fail alike, unless it was a label of this item that chose the model or the script. */
function holdExecutor(run, reason, { config, now, barred }) {
    const { terminal, executor, key } = run;
    const known = config.executors[executor];
    const usual = run.model === (known?.default_model ?? null) && run.script === (known?.script ?? null);
    if (!usual)
        return [];
    const until = now + ENV_HOLD_MS;
    const print = (0,_config_print_js__WEBPACK_IMPORTED_MODULE_0__/* .printed */ .zd)((0,_config_print_js__WEBPACK_IMPORTED_MODULE_0__/* .executorPrint */ .T2)(terminal, executor, config), barred);
    return [{ type: 'executor-held', terminal, executor, since: now, until, reason: `${key}: ${reason}`, ...print }];
}
/** All items of the terminal work where this run did: there are no worktrees, and no project has a repository of its own. */
function isSharedFolder({ terminal, repo }, config) {
    const known = config.terminals[terminal];
    const repos = (0,_config_rules_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .reposByTerminal */ .Nj)(config).get(terminal);
    return known?.isolation === 'none' && repos?.size === 1 && repos.has((0,_config_rules_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .samePath */ .Eb)(repo, known.os));
}
/** It works again. */
function freeExecutor(run, state) {
    const held = state.terminals[run.terminal]?.holds[run.executor] !== undefined;
    return held ? [{ type: 'executor-freed', terminal: run.terminal, executor: run.executor }] : [];
}


/***/ }),

/***/ 27047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ printOf)
/* harmony export */ });
/** 64 bits of a text, as hex: two mixed sums, for what a chance equality does not harm. Pure. */
function printOf(text) {
    let [a, b] = [0x9e3779b9, 0x85ebca6b];
    for (const char of text) {
        const point = char.codePointAt(0) ?? 0;
        a = Math.imul(a ^ point, 0x01000193);
        b = Math.imul(b ^ point, 0x5bd1e995);
        b ^= b >>> 15;
    }
    return [a ^ (a >>> 16), b ^ (b >>> 13)].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('');
}


/***/ }),

/***/ 39519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fD: () => (/* binding */ renamesOf),
/* harmony export */   pG: () => (/* binding */ foldRenames),
/* harmony export */   w9: () => (/* binding */ isFormer)
/* harmony export */ });
/* harmony import */ var _run_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68371);

/** Projects that were read now under another identifier than state has them, and former ones, which nothing names now. */
function renamesOf({ projects }, obs, config) {
    const others = Object.keys(config.projects).flatMap((key) => {
        const seen = obs.projects[key];
        if (seen?.ok !== true || !seen.fresh || projects[key]?.info.id === seen.info.id)
            return [];
        return [{ key, id: seen.info.id }];
    });
    const renamed = others.flatMap(({ key: to, id }) => {
        const from = Object.keys(projects).find((key) => projects[key]?.info.id === id);
        return from === undefined ? [] : [{ from, to }];
    });
    const former = others.flatMap(({ key: from }) => {
        const known = projects[from];
        if (known === undefined || renamed.some((names) => names.from === from))
            return [];
        return [{ from, to: formerName(from, known.info.id) }];
    });
    return [...renamed, ...former];
}
const ID_SHOWN = 8;
/**
 * Another project has the identifier by now: what is still to be said of the one that had it goes there by its id, and not
 * to a work item of the same id in the other, which Plane would take without a word. No identifier holds such signs,
 * and keys are looked for in capitals.
 */
function formerName(key, id) {
    return `${key} (${id.slice(0, ID_SHOWN).toUpperCase()})`;
}
function isFormer(project) {
    return project.endsWith(')');
}
/** Ids of runs, directories and comments stay as they were given, and further runs are named after the first. */
function foldRenames(draft, names) {
    const now = new Map(names.map(({ from, to }) => [from, to]));
    const { items, inflight, projects } = draft.state;
    for (const [item_id, item] of Object.entries(items)) {
        const project = now.get(item.project);
        if (project === undefined)
            continue;
        if (isFormer(project) && item.runs === 0)
            draft.delete('items', item_id);
        else
            draft.set('items', item_id, { ...(0,_run_key_js__WEBPACK_IMPORTED_MODULE_0__/* .withKey */ .iC)(item, renamed(item.key, project)), project });
    }
    for (const [item_id, run] of Object.entries(inflight)) {
        const project = now.get(run.project);
        if (project !== undefined)
            draft.set('inflight', item_id, { ...run, project, key: renamed(run.key, project) });
    }
    for (const { from } of names)
        draft.delete('projects', from);
    for (const { from, to } of names) {
        const record = projects[from];
        const isEmpty = isFormer(to) && !Object.values(draft.state.items).some(({ project }) => project === to);
        if (record !== undefined && !isEmpty)
            draft.set('projects', to, { ...record, info: { ...record.info, key: to } });
    }
}
/** `ENG-12` → `CORE-12`. */
function renamed(key, project) {
    return `${project}${key.slice(key.lastIndexOf('-'))}`;
}


/***/ }),

/***/ 68371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iC: () => (/* binding */ withKey),
/* harmony export */   kB: () => (/* binding */ runKeyOf),
/* harmony export */   pO: () => (/* binding */ keyForRuns)
/* harmony export */ });
const ID_SHOWN = 8;
function runKeyOf({ key, run_key }) {
    return run_key ?? key;
}
/**
 * For the next run. Where another item has had runs under the same key, as in a project whose identifier another one has
 * taken, part of the id tells them apart; null: it is the item's key.
 */
function keyForRuns(item_id, item, items) {
    const { key, runs, run_key } = item;
    if (runs > 0 || run_key !== null)
        return run_key;
    const isTaken = Object.entries(items).some(([id, other]) => id !== item_id && other.runs > 0 && runKeyOf(other) === key);
    return isTaken ? `${key}-${item_id.slice(0, ID_SHOWN)}` : null;
}
/** The records of an item whose project is called otherwise from now on. */
function withKey(item, key) {
    const { runs, run_key, former_keys } = item;
    return {
        ...item,
        key,
        run_key: run_key ?? (runs > 0 ? item.key : null),
        former_keys: [...former_keys.filter((one) => one !== item.key && one !== key), item.key],
    };
}


/***/ }),

/***/ 43478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sortedJson),
/* harmony export */   T: () => (/* binding */ sortedJsonOf)
/* harmony export */ });
/** JSON with sorted keys: equal values give equal text. Pure. */
/** Records of state are replaced and never changed, so that the text of one can be kept as long as the record itself. */
const known = new WeakMap();
/** The text of an immutable object; asked for again, it costs nothing. */
function sortedJsonOf(record) {
    let text = known.get(record);
    if (text === undefined) {
        text = sortedJson(record);
        known.set(record, text);
    }
    return text;
}
/** As `JSON.stringify` has it, apart from the order of keys. */
function sortedJson(value) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? String(value) : 'null';
    if (value === undefined)
        return 'null';
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map(sortedJson).join(',')}]`;
    let text = '';
    const fields = value;
    for (const key of Object.keys(fields).toSorted()) {
        const field = fields[key];
        if (field === undefined)
            continue;
        text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${sortedJson(field)}`;
    }
    return `{${text}}`;
}


/***/ }),

/***/ 933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ parseState),
/* harmony export */   U: () => (/* binding */ printState)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/* harmony import */ var _sorted_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43478);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17959);
/**
 * State as text: parse with migrations, print with sorted keys. A text that cannot be used is refused and left as it
 * is: cut or foreign (`state-unreadable`), made by a later version (`state-from-future`).
 */



/**
 * From version n to n + 1, in order; index 0 lifts version 1. Version 2 knows the identities of wrappers and what their
 * watchdogs counted; of older runs neither is known.
 */
const MIGRATIONS = [(raw) => ({ ...raw, version: 2 })];
/** What was read last: whoever reads the same text again need not check it again. A state is never changed in place. */
let last = null;
/**
 * @param where the place it comes from, for messages.
 * @throws {StateError} `state-unreadable`, `state-from-future`
 */
function parseState(text, where) {
    if (last?.text === text)
        return last.state;
    const unreadable = (what, cause) => unreadableState(where, what, cause);
    let raw;
    try {
        raw = JSON.parse(text);
    }
    catch (cause) {
        throw unreadable(`it is not JSON (${text.length} characters; cut in half, or a merge conflict?)`, cause);
    }
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
        throw unreadable('it is not a JSON object');
    let current = raw;
    const version = current['version'];
    if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
        throw unreadable('it has no version');
    if (version > _state_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_VERSION */ .nd) {
        throw fromFuture(where, `has version ${version}; this agentd knows versions up to ${_state_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_VERSION */ .nd}`);
    }
    for (const migrate of MIGRATIONS.slice(version - 1))
        current = migrate(current);
    const parsed = _state_js__WEBPACK_IMPORTED_MODULE_2__/* .State */ .Uw.safeParse(current);
    if (!parsed.success) {
        const { issues } = parsed.error;
        const later = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
        // A version knows more keys than the one before it, and lacks none.
        if (issues.every(({ code }) => code === 'unrecognized_keys')) {
            const keys = [...new Set(later)].toSorted().slice(0, KEYS_NAMED).join(', ');
            throw fromFuture(where, `has keys that this agentd does not know (${keys}): a later one has saved it`);
        }
        const [first] = issues;
        throw unreadable(`at ${first?.path.join('.') ?? '?'}: ${first?.message ?? 'invalid'}`);
    }
    last = { text, state: parsed.data };
    return parsed.data;
}
const KEYS_NAMED = 5;
function fromFuture(where, what) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq({
        code: 'state-from-future',
        message: `The state in ${where} ${what}. It was left as it is.`,
        remedy: 'Run the newer agentd that wrote it, or name another state path.',
        retry: false,
    });
}
function unreadableState(where, what, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq({
        code: 'state-unreadable',
        message: `The state in ${where} cannot be used: ${what}. It was left as it is.`,
        remedy: 'Restore an earlier version: a branch has its history; of artifacts delete this one, and the one before counts. Only if none is left, move it away or name another state.path, then allow a first state with init (CLI: --init); init alone replaces nothing that is there.',
        retry: false,
    }, { cause });
}
/** Sorted keys; one line for each entry of the big tables, so that a diff shows what changed. */
function printState(state) {
    const lines = Object.keys(state)
        .toSorted()
        .map((key) => {
        const value = state[key];
        if (!isTable(value))
            return `  ${JSON.stringify(key)}: ${(0,_sorted_json_js__WEBPACK_IMPORTED_MODULE_1__/* .sortedJson */ .I)(value)}`;
        const rows = Object.keys(value)
            .toSorted()
            .map((row) => `    ${JSON.stringify(row)}: ${(0,_sorted_json_js__WEBPACK_IMPORTED_MODULE_1__/* .sortedJsonOf */ .T)(value[row] ?? {})}`);
        return rows.length === 0
            ? `  ${JSON.stringify(key)}: {}`
            : `  ${JSON.stringify(key)}: {\n${rows.join(',\n')}\n  }`;
    });
    return `{\n${lines.join(',\n')}\n}\n`;
}
function isTable(value) {
    return (typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.values(value).every((entry) => typeof entry === 'object' && entry !== null));
}


/***/ }),

/***/ 17959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W2: () => (/* binding */ FOLDED_KEPT),
  SU: () => (/* binding */ HISTORY_KEPT),
  SI: () => (/* binding */ LINEAGE_SHOWN),
  jf: () => (/* binding */ SAID_KEPT),
  nd: () => (/* binding */ STATE_VERSION),
  Uw: () => (/* binding */ State),
  om: () => (/* binding */ newState)
});

// UNUSED EXPORTS: Claim, ItemRecord, OpenRun, Publication

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./build/action/src/model.js
var model = __webpack_require__(31943);
;// CONCATENATED MODULE: ./build/action/src/core/fields.js
/** Field types that several records share. */


const millis = schemas/* number */.aig();
const count = schemas/* number */.aig().int().nonnegative();
const json = schemas/* json */.Pq9();
/** Data of an executor's own; the core stores it and never looks inside. */
const opaque = schemas/* record */.g1P(schemas/* string */.YjP(), json);
/** A failed attempt. */
const LedgerEntry = schemas/* strictObject */.rej({
    run_id: schemas/* string */.YjP(),
    class: schemas/* enum */.k5n(model/* FAILURE_CLASSES */.CJ),
    at: millis,
});
/** See `Problem`. */
const problem = schemas/* strictObject */.rej({
    code: schemas/* string */.YjP(),
    message: schemas/* string */.YjP(),
    remedy: schemas/* string */.YjP(),
    retry: schemas/* boolean */.zMY(),
});
/** See `ProcessIdentity` of the model. */
const identity = schemas/* strictObject */.rej({
    pid: count,
    start: schemas/* string */.YjP(),
    boot: schemas/* string */.YjP(),
    pid_ns: schemas/* string */.YjP(),
    machine: schemas/* string */.YjP(),
});

;// CONCATENATED MODULE: ./build/action/src/core/publication-record.js
/** What is still to be said or done in Plane about a run, as state keeps it. */



const STEP_KINDS = ['working', 'comment', 'state', 'link', 'notice'];
const Step = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(STEP_KINDS),
    status: schemas/* enum */.k5n(['open', 'done', 'refused']),
    tries: count,
    not_before: millis,
    /** Why it was refused, or what the last try said. */
    reason: schemas/* string */.YjP().nullable(),
    /** The last try met what does not pass by itself. */
    stuck: schemas/* boolean */.zMY().default(false),
    /** `comment`: added to its external id, because another comment has or may have the usual one; saved before it is sent. */
    suffix: schemas/* string */.YjP().nullable().default(null),
    /** `comment`: since when its external id is said to be taken by a comment that cannot be read. */
    unseen_since: millis.nullable().default(null),
    /** `working`, `state`: where to; acts only if the item is in one of `from`. */
    to: schemas/* string */.YjP().nullable(),
    from: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** `link`: URL and title. */
    url: schemas/* string */.YjP().nullable(),
    title: schemas/* string */.YjP().nullable(),
});
/** What a comment says, without any text of an agent or a person: that is collected again when it is needed. */
const Say = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n([
        'working',
        'answer',
        'iteration_cap',
        'failed',
        'cancelled',
        'lost',
        'unreachable',
        'held',
        'unstartable',
        'dropped',
        'late',
    ]),
    tag: schemas/* enum */.k5n(model/* TAGS */.gp).nullable(),
    tagged: schemas/* boolean */.zMY(),
    class: schemas/* enum */.k5n(model/* FAILURE_CLASSES */.CJ).nullable(),
    /** Code of the problem, where it is one. */
    code: schemas/* string */.YjP().optional(),
    /** A sentence of agentd's own. */
    reason: schemas/* string */.YjP(),
    /** For `dropped`: why the run failed, for which another attempt was wanted. */
    cause: schemas/* string */.YjP().optional(),
    remedy: schemas/* string */.YjP(),
    /** Of an answer: what a person did to stop the run, which had ended by itself by then. */
    late: schemas/* string */.YjP().optional(),
    /** The conversation is a new one: the one before could not be found (`gone`) or the run in it had failed. */
    rebuilt: schemas/* enum */.k5n(['gone', 'failed']).optional(),
    /** For `unreachable` and `held`: since when. */
    since: millis.optional(),
    seconds: schemas/* number */.aig().nullable(),
    ledger: schemas/* array */.YOg(LedgerEntry),
});
/** One thing to be said about one run, as ordered steps that are each done, refused or open. */
const Publication = schemas/* strictObject */.rej({
    /** `<run_id>:<kind>`; the last part of the comment's external id. */
    id: schemas/* string */.YjP(),
    item_id: schemas/* string */.YjP(),
    /** The run it is about, as it was when it ended. */
    run: schemas/* strictObject */.rej({
        run_id: schemas/* string */.YjP(),
        terminal: schemas/* string */.YjP(),
        executor: schemas/* string */.YjP(),
        handle: opaque,
        identity: identity.nullable().default(null),
        dir_name: schemas/* string */.YjP(),
        thread_id: schemas/* string */.YjP().nullable(),
        totals_before: opaque.nullable(),
        model: schemas/* string */.YjP().nullable(),
        effort: schemas/* string */.YjP().nullable(),
        round: count,
        iteration: count,
        attempt: count,
    }),
    say: Say,
    /** The comment needs the run's message or tail, which is collected again. */
    needs_result: schemas/* boolean */.zMY(),
    /** SHA-256 of the HTML that was first sent; a repeat that differs is said in the log. */
    digest: schemas/* string */.YjP().nullable(),
    steps: schemas/* array */.YOg(Step),
    /** The run's traces outside its directory may be removed once all steps have ended. */
    forget: schemas/* boolean */.zMY(),
    forget_tries: count,
    made_at: millis,
});

;// CONCATENATED MODULE: ./build/action/src/core/run-record.js
/** An item's open run, as state keeps it. */


const runFields = {
    run_id: schemas/* string */.YjP(),
    item_id: schemas/* string */.YjP(),
    key: schemas/* string */.YjP(),
    project: schemas/* string */.YjP(),
    dir_name: schemas/* string */.YjP(),
    terminal: schemas/* string */.YjP(),
    executor: schemas/* string */.YjP(),
    /** What `handle(run)` said before the start; opaque. */
    handle: opaque,
    /** Of its wrapper, as `start` returned it; null: that answer was lost. */
    identity: identity.nullable().default(null),
    /** The largest figure that its watchdog was seen to have counted. */
    elapsed_s: count.default(0),
    repo: schemas/* string */.YjP(),
    model: schemas/* string */.YjP().nullable(),
    effort: schemas/* string */.YjP().nullable(),
    tier: schemas/* string */.YjP().nullable(),
    script: schemas/* string */.YjP().nullable(),
    /** The thread that this run continues. */
    thread_id: schemas/* string */.YjP().nullable(),
    totals_before: opaque.nullable(),
    limit_s: count,
    stall_s: count,
    kind: schemas/* enum */.k5n(['round', 'iteration', 'retry', 'rerun']),
    round: count,
    iteration: count,
    attempt: count,
    /** Ids of the comments in its prompt. */
    comments: schemas/* array */.YOg(schemas/* string */.YjP()),
    marked_at: millis,
    /** 1 for the first start, +1 for each relaunch. */
    launches: count,
    /** Since when nobody can tell what has become of it; null while its terminal says. */
    unreachable_since: millis.nullable(),
    /** Why: of its terminal, or of the run alone. */
    unreachable_why: problem.nullable().default(null),
    /** True once `[blocked]` about that has been put in the outbox. */
    unreachable_told: schemas/* boolean */.zMY(),
    /** Since when the configuration lacks what it takes to look at it, or to launch it; null: it lacks nothing. */
    unconfigured_since: millis.nullable().default(null),
    /** Labels of `require_label` that were on the item when it was marked. */
    needed: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    /** When its item was last read by id; noted only while more runs are open than one tick reads. */
    item_read_at: millis.default(0),
};
/**
 * An item's open run.
 *
 * ```text
 * launching ──evidence──▶ running ──exit file──▶ (settled: leaves `inflight`, enters the outbox)
 *     │ none: void, -r2       │ limit, cancel, stall ──▶ stopping ──▶ settled
 *     └ unknown: wait         └ gone and swept clean ──▶ settled as lost
 * ```
 */
const OpenRun = schemas/* discriminatedUnion */.gMt('phase', [
    schemas/* strictObject */.rej({
        ...runFields,
        phase: schemas/* literal */.euz('launching'),
        /** Handles of the earlier launches of this run: each must be void before a new one starts. */
        replaces: schemas/* array */.YOg(opaque),
    }),
    schemas/* strictObject */.rej({ ...runFields, phase: schemas/* literal */.euz('running'), started_at: millis, last_output_at: millis.nullable() }),
    schemas/* strictObject */.rej({
        ...runFields,
        phase: schemas/* literal */.euz('stopping'),
        started_at: millis,
        since: millis,
        /** `survivors`: it has ended by itself, and processes of it are still there. */
        why: schemas/* enum */.k5n(['cancel', 'timeout', 'stalled', 'lost', 'survivors']),
        /** For `cancel`: what was seen. */
        detail: schemas/* string */.YjP(),
        /** When a kill first left something behind; null: none has. */
        stuck_since: millis.nullable().default(null),
        /** Pids of what the last one left behind, as far as they are known. */
        stuck: schemas/* array */.YOg(count).default([]),
        /** True once `[blocked]` about it has been put in the outbox. */
        stuck_told: schemas/* boolean */.zMY().default(false),
    }),
]);

;// CONCATENATED MODULE: ./build/action/src/core/state.js
/**
 * What a tick remembers (layer 2). One zod definition per record; text in and out with sorted keys, so that diffs read
 * well. State holds ids, times, counters and handles; never a secret, a prompt, an answer or a comment's text.
 */







const STATE_VERSION = 2;
const ItemStateRecord = schemas/* strictObject */.rej({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP(), group: schemas/* enum */.k5n(model/* STATE_GROUPS */.tb) });
/** What was last seen of an item: enough to judge a waiting one without reading it again. */
const Seen = schemas/* strictObject */.rej({
    state: ItemStateRecord,
    assignees: schemas/* array */.YOg(schemas/* string */.YjP()),
    labels: schemas/* array */.YOg(schemas/* string */.YjP()),
    priority: schemas/* enum */.k5n(model/* PRIORITIES */.BE),
    created_at: millis,
    updated_at: millis,
});
/** The agent's own conversation, to be resumed by the same executor on the same terminal. */
const Thread = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    executor: schemas/* string */.YjP(),
    terminal: schemas/* string */.YjP(),
    totals: opaque.nullable(),
});
/** A run that has ended, as far as a comment tells of it. */
const EndedRun = schemas/* strictObject */.rej({
    run_id: schemas/* string */.YjP(),
    terminal: schemas/* string */.YjP(),
    executor: schemas/* string */.YjP(),
    model: schemas/* string */.YjP().nullable(),
    effort: schemas/* string */.YjP().nullable(),
    round: count,
    iteration: count,
    attempt: count,
    seconds: schemas/* number */.aig().nullable(),
    /** null: it has answered. */
    class: schemas/* enum */.k5n(model/* FAILURE_CLASSES */.CJ).nullable(),
    /** Why it failed: a sentence of agentd's own. */
    reason: schemas/* string */.YjP(),
});
/** A further run that agentd itself wants. `thread`: keep the conversation, or a new one with a hand-over summary. */
const Next = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(['iteration', 'retry', 'rerun']),
    not_before: millis,
    thread: schemas/* enum */.k5n(['keep', 'new']),
    /** True: waits for an account's quota and burns no attempt. */
    quota: schemas/* boolean */.zMY(),
    /** That account; absent: it waits for none, or was noted before this was kept. */
    account: schemas/* string */.YjP().optional(),
    /** The run that it follows, for the note when a person takes the item instead; null: noted before this was kept. */
    after: EndedRun.nullable().default(null),
});
/** The last result; while it stands the item starts only when a person acts. */
const Answer = schemas/* strictObject */.rej({
    run_id: schemas/* string */.YjP(),
    tag: schemas/* enum */.k5n(model/* TAGS */.gp).nullable(),
    class: schemas/* enum */.k5n(model/* FAILURE_CLASSES */.CJ).nullable(),
    at: millis,
});
/** Where and in whose hands agentd left the item. Another state with a later `updated_at` is a person's move. */
const Left = schemas/* strictObject */.rej({
    state_ids: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** To any bot. */
    assigned: schemas/* boolean */.zMY(),
    /** Plane user of the bot that had it last; null: noted before this was kept. */
    bot: schemas/* string */.YjP().nullable().default(null),
    updated_at: millis,
});
/** A comment of agentd's own: its id, and the digest of its HTML as Plane had it when it was posted. */
const Said = schemas/* strictObject */.rej({ id: schemas/* string */.YjP(), digest: schemas/* string */.YjP() });
/** A step of a result that Plane refused for good; it stands until a person acts. */
const Refused = schemas/* strictObject */.rej({
    run_id: schemas/* string */.YjP(),
    kind: schemas/* enum */.k5n(STEP_KINDS),
    /** A code. */
    reason: schemas/* string */.YjP(),
    at: millis,
    /** It carried what the run has said; else it was a note of our own. */
    of_result: schemas/* boolean */.zMY().default(true),
    /** Where what the run said still lies: terminal, and absolute path there, where it is known. */
    terminal: schemas/* string */.YjP(),
    dir: schemas/* string */.YjP().nullable(),
});
/** An unfinished item that blocks this one, as it was read; it is looked at again after a while. */
const Blocked = schemas/* strictObject */.rej({ by: schemas/* string */.YjP(), read_at: millis });
const ItemRecord = schemas/* strictObject */.rej({
    key: schemas/* string */.YjP(),
    project: schemas/* string */.YjP(),
    seen: Seen,
    /** 0 before the first run; +1 with each answer a person replied to. */
    round: count,
    /** Number of the last run; the next is one higher. Never reused: run directories and comment ids are made from it. */
    runs: count,
    /** The key in the names of its runs, its worktree and its branch; null: `key`. */
    run_key: schemas/* string */.YjP().nullable().default(null),
    /** Keys that it had before its project was renamed, the last one last. */
    former_keys: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    /** Runs in a row since a person's input, for `iteration_cap`. */
    iterations: count,
    /** Attempts at the current prompt. */
    attempts: count,
    /** One-time second chances already used since a person's input. */
    spent: schemas/* array */.YOg(schemas/* enum */.k5n(['rerun', 'lost', 'timeout'])),
    /** Holds in a row for quota. */
    quota_holds: count,
    thread: Thread.nullable(),
    /** Conversations that were left for another, oldest first, the last few; absent: none. */
    earlier_threads: schemas/* array */.YOg(Thread.omit({ totals: true }).extend({ until: millis })).optional(),
    next: Next.nullable(),
    /** One that names no run is none: an item that never ran has not answered. */
    answer: Answer.nullable().transform((answer) => (answer?.run_id === '' ? null : answer)),
    left: Left.nullable(),
    /** Own comments, oldest first, the last few; a comment that reads otherwise by now was edited. */
    said: schemas/* array */.YOg(Said).default([]),
    refused: Refused.nullable().default(null),
    blocked: Blocked.nullable().default(null),
    /** Comments that were part of a prompt. */
    heard: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** A print of what each of them said then, by its id. */
    heard_as: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}),
    /** Those of them that no run has answered yet: every further attempt carries them again. */
    asked: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** The item's `updated_at` at which its comments were last read. */
    comments_read_at: millis,
    /** Unheard comments that were there at that time: from people who may, and from others. */
    unheard: schemas/* strictObject */.rej({ allowed: count, others: count }),
    /** When the newest of those by others was written; 0: there is none, or it is not known. */
    others_at: millis.default(0),
    /** Terminal → a worktree that it has there, and when it is looked at whether it can go, once the item has ended. */
    worktrees: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({ tries: count, not_before: millis })).default({}),
    /** Failed attempts since a person's input, for the history in a failure comment. */
    ledger: schemas/* array */.YOg(LedgerEntry),
});
const ProjectRecord = schemas/* strictObject */.rej({
    /** Newest `updated_at` that was read; null: never. */
    watermark: millis.nullable(),
    swept_at: millis,
    /** When a read of everything last broke off before its end; 0: the last one did not. */
    sweep_cut_at: millis.default(0),
    /** The bots whose items are kept, as far as the watermark goes: for any other, everything is read once more. */
    bots: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    /** `allowed_authors` when the members were read. */
    authors: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    /** Cached project data and when it was read. */
    info: schemas/* strictObject */.rej({
        id: schemas/* string */.YjP(),
        key: schemas/* string */.YjP(),
        name: schemas/* string */.YjP(),
        archived: schemas/* boolean */.zMY(),
        states: schemas/* array */.YOg(ItemStateRecord),
        labels: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
        members: schemas/* array */.YOg(schemas/* strictObject */.rej({ id: schemas/* string */.YjP(), email: schemas/* string */.YjP(), display_name: schemas/* string */.YjP() })),
    }),
    read_at: millis,
});
const TerminalRecord = schemas/* strictObject */.rej({
    /** Plane user behind its token, and when that was read; null: unknown. */
    user_id: schemas/* string */.YjP().nullable(),
    user_read_at: millis,
    /** What told that key from others (`Desk.keyPrint`); null: not known. */
    user_key: schemas/* string */.YjP().nullable().default(null),
    /** Visits in a row that did not reach it. */
    failures: count,
    unreachable_since: millis.nullable(),
    /** Why the last visit did not; null: it did. */
    problem: problem.nullable().default(null),
    /** Breaker: not visited before. */
    not_before: millis,
    /** Of the configuration with which the last visit failed; absent: none did, or it was noted before this was kept. */
    print: schemas/* string */.YjP().optional(),
    utc_offset_min: schemas/* number */.aig().nullable(),
    /** Lines of the host keys that were believed at the first visit; public, and absent where they are pinned. */
    host_keys: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    /** Executor → held since and until, with the reason, and the print of the configuration with which it failed. */
    holds: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({ since: millis, until: millis, reason: schemas/* string */.YjP(), print: schemas/* string */.YjP().optional() })),
});
const HistoryEntry = schemas/* strictObject */.rej({
    run_id: schemas/* string */.YjP(),
    item_id: schemas/* string */.YjP(),
    at: millis,
    tag: schemas/* enum */.k5n(model/* TAGS */.gp).nullable(),
    class: schemas/* enum */.k5n(model/* FAILURE_CLASSES */.CJ).nullable(),
    seconds: schemas/* number */.aig().nullable(),
    executor: schemas/* string */.YjP(),
    terminal: schemas/* string */.YjP(),
    tokens: schemas/* number */.aig().nullable(),
    cost_usd: schemas/* number */.aig().nullable(),
    /** Absent in entries of before it was kept. */
    round: count.optional(),
});
/** An open pull request that belongs to an item. */
const PullRecord = schemas/* strictObject */.rej({
    item_id: schemas/* string */.YjP(),
    /** Our comment on it; null: none yet. */
    comment_id: schemas/* number */.aig().nullable(),
    /** Login that wrote it, which a later token may not be; null: not known. */
    author: schemas/* string */.YjP().nullable().default(null),
    /** SHA-256 of what that comment says. */
    digest: schemas/* string */.YjP().nullable(),
    /** The item in Plane has the link. */
    linked: schemas/* boolean */.zMY(),
    /** GitHub refused the text with this digest for good, and that was told; null: it did not. */
    refused: schemas/* strictObject */.rej({ code: schemas/* string */.YjP(), digest: schemas/* string */.YjP() }).nullable().default(null),
});
/** Path of the workflow file, number of the run, and when it saved. */
const SavedBy = schemas/* strictObject */.rej({ workflow: schemas/* string */.YjP(), number: count, at: millis });
const Claim = schemas/* strictObject */.rej({ holder: schemas/* string */.YjP(), fence: count, until: millis });
const State = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(STATE_VERSION),
    /** 32 hex digits, made once. */
    lineage: schemas/* string */.YjP().regex(/^[0-9a-f]{32}$/),
    generation: count,
    /** Random, new with each save: tells one's own save from another's. */
    save_id: schemas/* string */.YjP(),
    saved_at: millis,
    /** Highest fence given so far. */
    fence: count,
    claim: Claim.nullable(),
    /** Fences whose outcomes are in this state; the last few. */
    folded: schemas/* array */.YOg(count),
    items: schemas/* record */.g1P(schemas/* string */.YjP(), ItemRecord),
    /** Item id → its open run. */
    inflight: schemas/* record */.g1P(schemas/* string */.YjP(), OpenRun),
    /** Publication id → steps that are not known to be done, or whose run is not yet forgotten. */
    outbox: schemas/* record */.g1P(schemas/* string */.YjP(), Publication),
    projects: schemas/* record */.g1P(schemas/* string */.YjP(), ProjectRecord),
    terminals: schemas/* record */.g1P(schemas/* string */.YjP(), TerminalRecord),
    /** Lines of the host keys of the bastion, where they were believed at the first visit. */
    bastion_host_keys: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    /** Account → quota hold. */
    accounts: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({ until: millis, holds: count })),
    history: schemas/* array */.YOg(HistoryEntry),
    /** `owner/name#12` → what is known of it. */
    pulls: schemas/* record */.g1P(schemas/* string */.YjP(), PullRecord).optional(),
    /** Ticks in a row to which Plane did not answer as it should; 0: the last one went well. */
    failures_in_row: count.default(0),
    /** What is needed of the last configuration that could be used, see `config/last-good.ts`; null: saved before it was kept. */
    last_good: opaque.nullable().default(null),
    /** The workflow run that saved last; null: it was none. */
    saved_by: SavedBy.nullable().default(null),
});
const LINEAGE_SHOWN = 8;
const HISTORY_KEPT = 100;
const FOLDED_KEPT = 50;
/** More than a hand-over can hold. */
const SAID_KEPT = 30;
/** A first state. `lineage`: 32 hex digits. */
function newState(lineage, now) {
    return {
        version: STATE_VERSION,
        lineage,
        generation: 0,
        save_id: '',
        saved_at: now,
        fence: 0,
        claim: null,
        folded: [],
        items: {},
        inflight: {},
        outbox: {},
        projects: {},
        terminals: {},
        accounts: {},
        history: [],
        failures_in_row: 0,
        last_good: null,
        saved_by: null,
    };
}


/***/ }),

/***/ 30844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ githubHost),
  C: () => (/* binding */ openStore)
});

// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/http.js + 1 modules
var src_http = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/action/src/version.js
var version = __webpack_require__(89854);
;// CONCATENATED MODULE: ./build/action/src/github/cache.js
const ENTRIES_MAX = 50;
const BYTES_MAX = 4 * 1024 * 1024;
class AnswerCache {
    #kept = new Map();
    find(url, accept) {
        return this.#kept.get(`${accept} ${url}`) ?? null;
    }
    keep(url, accept, answer) {
        const key = `${accept} ${url}`;
        this.#kept.delete(key);
        const etag = answer.headers['etag'];
        if (answer.status !== 200 || etag === undefined || answer.bytes.length > BYTES_MAX)
            return;
        this.#kept.set(key, { etag, answer });
        const [oldest] = this.#kept.keys();
        if (this.#kept.size > ENTRIES_MAX && oldest !== undefined)
            this.#kept.delete(oldest);
    }
}

// EXTERNAL MODULE: ./build/action/src/github/place.js
var github_place = __webpack_require__(65499);
// EXTERNAL MODULE: ./build/action/src/github/refusal.js + 1 modules
var refusal = __webpack_require__(9263);
// EXTERNAL MODULE: ./build/action/src/github/retry.js
var retry = __webpack_require__(80298);
;// CONCATENATED MODULE: ./build/action/src/github/client.js







const API_VERSION = '2022-11-28';
const TIMEOUT_MS = 30_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Longest wait for a repeat: a minute is what GitHub asks for when its secondary limit is met. */
const PATIENCE_MS = 65_000;
const REDIRECTS = 3;
const AGENT = `agentd/${version/* VERSION */.x}`;
class GitHubClient {
    #options;
    #root;
    #cache = new AnswerCache();
    #budget = { requests: 0, limit: null, remaining: null, reset_at: null };
    #octokit = null;
    constructor(options) {
        this.#options = options;
        this.#root = options.api_url.replace(/\/+$/, '');
    }
    get budget() {
        return this.#budget;
    }
    async file(repository, path, ref) {
        const parts = ['repos', ...repository.split('/'), 'contents', ...path.split('/').filter((part) => part !== '')];
        const url = `${[this.#root, ...parts.map(encodeURIComponent)].join('/')}?ref=${encodeURIComponent(ref)}`;
        const headers = { accept: 'application/vnd.github.raw+json', 'user-agent': AGENT };
        const place = (0,github_place/* placeOf */.$)('GET', url, this.#options.token_name);
        const answer = await unfailing(place, this.#send({ method: 'GET', url, headers, body: null }));
        if (answer.status !== 200 && answer.status !== 404)
            throw this.#refusal(answer, place);
        const there = Date.parse(answer.headers['date'] ?? '');
        return {
            bytes: answer.status === 200 ? answer.bytes : null,
            content_type: answer.headers['content-type'] ?? '',
            now: Number.isNaN(there) ? null : there,
        };
    }
    octokit() {
        const { token_name, clock, log } = this.#options;
        this.#octokit ??= Promise.all(/* import() */[__webpack_require__.e(579), __webpack_require__.e(790)]).then(__webpack_require__.bind(__webpack_require__, 1790)).then(({ octokitOver }) => octokitOver({ root: this.#root, agent: AGENT, token_name, clock, log, send: (asked) => this.#send(asked) }));
        return this.#octokit;
    }
    async download(url) {
        // The query of a signed address is a secret, which a place does not hold.
        const place = { ...(0,github_place/* placeOf */.$)('GET', url, 'the signed address'), repository: null, area: null };
        const answer = await unfailing(place, this.#repeat({ method: 'GET', url, headers: { 'user-agent': AGENT }, body: null }));
        if (answer.status === 200)
            return answer.bytes;
        throw this.#refusal(answer, place);
    }
    /**
     * To the API, with the token, following a repository that was renamed.
     * @throws {GitHubError} it may not be sent. @throws {HttpFailure} no whole answer came.
     */
    async #send(asked) {
        let { url } = asked;
        for (let hop = 0;; hop += 1) {
            this.#mustBeOfApi(url);
            const answer = await this.#cached({ ...asked, url });
            const next = asked.redirect === 'manual' || hop >= REDIRECTS ? null : movedTo(answer, asked.method, url);
            if (next === null)
                return answer;
            url = next;
        }
    }
    async #cached({ method, url, body, ...asked }) {
        const headers = {
            ...asked.headers,
            authorization: `Bearer ${this.#token()}`,
            'x-github-api-version': API_VERSION,
        };
        const accept = headers['accept'] ?? '';
        const cached = method === 'GET' ? this.#cache.find(url, accept) : null;
        if (cached !== null)
            headers['if-none-match'] = cached.etag;
        const answer = await this.#repeat({ method, url, headers, body });
        if (cached !== null && answer.status === 304) {
            return { ...cached.answer, headers: { ...cached.answer.headers, ...answer.headers } };
        }
        if (method === 'GET')
            this.#cache.keep(url, accept, answer);
        return answer;
    }
    /** Until there is an answer that is not worth a repeat. @throws {HttpFailure} none came. */
    async #repeat(request) {
        const { clock, log, random } = this.#options;
        for (let number = 1;; number += 1) {
            const began = clock.now();
            const result = await this.#exchange(request);
            const now = clock.now();
            const failed = result instanceof src_http/* HttpFailure */.HR;
            const left = this.#budget.remaining === null ? '' : `, ${this.#budget.remaining} left`;
            log.debug(`${(0,github_place/* shownPlace */.z)(request)} → ${failed ? result.message : result.status} ${now - began} ms${left}`);
            const wait = (0,retry/* waitBeforeRepeat */.mC)({
                method: request.method,
                outcome: failed
                    ? { kind: 'failure', failure: result.kind }
                    : { kind: 'answer', status: result.status, limit_ms: (0,retry/* limitWait */.xu)(result, (0,refusal/* messageOf */.bD)((0,refusal/* jsonOf */.o_)(result)), now) },
                number,
                patience_ms: this.#patience(now),
                fraction: random.fraction(),
            });
            if (wait !== null)
                await clock.sleep(wait);
            else if (failed)
                throw result;
            else
                return result;
        }
    }
    async #exchange({ method, url, headers, body }) {
        this.#budget = { ...this.#budget, requests: this.#budget.requests + 1 };
        try {
            const request = { method, url, headers, body, timeout_ms: TIMEOUT_MS, max_bytes: MAX_BYTES };
            const answer = await this.#options.http(request);
            this.#learn(answer);
            return answer;
        }
        catch (error) {
            if (error instanceof src_http/* HttpFailure */.HR)
                return error;
            throw error;
        }
    }
    #refusal(answer, place) {
        return (0,refusal/* refusalOf */.Of)({ ...answer, body: (0,refusal/* jsonOf */.o_)(answer) }, place, this.#options.clock.now());
    }
    #token() {
        const token = this.#options.token()?.trim() ?? '';
        if (/^[\x21-\x7e]+$/.test(token))
            return token;
        const name = this.#options.token_name;
        const [code, message] = token === ''
            ? ['github-token-missing', `There is no GitHub token in ${name}.`]
            : [
                'github-token-invalid',
                `What ${name} holds is no token: there are blanks, line breaks or other characters.`,
            ];
        const remedy = `Put a token into ${name}: in a workflow \`\${{ github.token }}\`.`;
        throw new errors/* GitHubError */.y_({ code, message, remedy, retry: false }, { status: null });
    }
    /** Names go into addresses encoded, but for `.` and `..`, which lead elsewhere; and a link may name another host. */
    #mustBeOfApi(url) {
        const own = new URL(this.#root).origin;
        const { origin } = new URL(url);
        if (origin !== own) {
            const message = `An answer of GitHub's leads to ${origin}, to which the token of ${own} is not sent.`;
            const remedy = 'Check the address of the API (GITHUB_API_URL) and what stands between.';
            throw new errors/* GitHubError */.y_({ code: 'github-answer-unreadable', message, remedy, retry: false }, { status: null });
        }
        const path = url.replace(/^[a-z]+:\/\/[^/]*\/|[?#].*$/gis, '');
        const wrong = path.split(/\/|%2f/i).find((part) => /^\.{0,2}$/.test(part));
        if (wrong === undefined)
            return;
        const message = `"${wrong}" cannot be part of a GitHub address.`;
        const remedy = 'Check state.path, state.branch and the names of repositories.';
        throw new errors/* GitHubError */.y_({ code: 'github-refused', message, remedy, retry: false }, { status: null });
    }
    #patience(now) {
        const deadline = this.#options.deadline();
        return deadline === null ? PATIENCE_MS : Math.min(PATIENCE_MS, deadline - now);
    }
    #learn({ headers }) {
        if ((headers['x-ratelimit-resource'] ?? 'core') !== 'core')
            return;
        const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => headers[`x-ratelimit-${name}`]);
        if (limit === undefined || remaining === undefined || !/^\d{1,9}$/.test(limit + remaining))
            return;
        const reset_at = /^\d{1,12}$/.test(reset ?? '') ? Number(reset) * 1000 : null;
        this.#budget = { ...this.#budget, limit: Number(limit), remaining: Number(remaining), reset_at };
    }
}
/** @throws {GitHubError} instead of an {@link HttpFailure}. */
async function unfailing(place, answer) {
    try {
        return await answer;
    }
    catch (error) {
        throw error instanceof src_http/* HttpFailure */.HR ? (0,refusal/* failureProblem */.Gq)(error, place) : error;
    }
}
/** A renamed repository is answered by a redirect to its new address on the same host; null: not so. */
function movedTo({ status, headers }, method, url) {
    const keeps = status === 307 || status === 308;
    if (!keeps && !(method === 'GET' && (status === 301 || status === 302)))
        return null;
    const location = headers['location'];
    if (location === undefined || !URL.canParse(location, url))
        return null;
    const there = new URL(location, url);
    return there.origin === new URL(url).origin ? there.href : null;
}

// EXTERNAL MODULE: ./build/action/src/github/surroundings.js
var github_surroundings = __webpack_require__(14149);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/action/src/github/upload-artifact.js
/**
 * Uploads an artifact by GitHub's own client, which speaks a protocol that is not documented. It is large and loaded with
 * the first upload; it finds the running job in the variables `ACTIONS_RUNTIME_TOKEN` and `ACTIONS_RESULTS_URL`.
 */




function artifactUpload({ retention_days, timeout_ms }) {
    return {
        async upload(name, text) {
            const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'agentd-artifact-'));
            try {
                const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(440), __webpack_require__.e(405), __webpack_require__.e(752), __webpack_require__.e(579), __webpack_require__.e(65)]).then(__webpack_require__.bind(__webpack_require__, 99065));
                // Without an archive the artifact is named after the file.
                const file = (0,external_node_path_.join)(folder, name);
                await (0,promises_.writeFile)(file, text);
                const options = { skipArchive: true, retentionDays: retention_days };
                const uploading = new DefaultArtifactClient().uploadArtifact(name, [file], folder, options);
                const { id } = await withinTime(uploading, timeout_ms);
                if (id === undefined)
                    throw new Error('GitHub gave the artifact no id');
                return id;
            }
            catch (error) {
                throw upload_artifact_refusal(name, error);
            }
            finally {
                await (0,promises_.rm)(folder, { recursive: true, force: true });
            }
        },
    };
}
function withinTime(work, ms) {
    return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`it took longer than ${ms / 1000} s`)), ms);
        work.then(resolve, reject).finally(() => clearTimeout(timer));
    });
}
function upload_artifact_refusal(name, cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    if (/\(409\)|already exists/i.test(why)) {
        const message = `This run has an artifact ${name} already.`;
        return new errors/* ConflictError */.fK({ code: 'store-conflict', message, remedy: '', retry: true }, { cause });
    }
    const ghes = /GHES|GHESNotSupported/i.test(why);
    return new errors/* AgentdError */.ie({
        code: 'artifact-upload-failed',
        message: `Artifact ${name} was not uploaded: ${why}.`,
        remedy: ghes
            ? 'GitHub Enterprise Server has no such artifacts: use `state.store: branch`.'
            : 'Nothing, if it is rare: githubstatus.com. A full artifact storage is seen under Settings → Billing.',
        retry: !ghes,
    }, { cause });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/action/src/local-file.js
var local_file = __webpack_require__(29552);
;// CONCATENATED MODULE: ./build/action/src/stores/state-bytes.js

/** The most bytes that are read as a state: far above that of 50,000 items. */
const STATE_BYTES = 64 * local_file/* MIB */.D6;

;// CONCATENATED MODULE: ./build/action/src/stores/artifact.js
/**
 * The state as an artifact of the workflow that ticks (`state.store: artifact`), for repositories in which no branch may be
 * written. Artifacts are made and never changed: the newest that can be trusted is the state, its id the version. There
 * is no compare-and-swap. A save looks right before it uploads, and a tick acts only if its run is the oldest of its
 * workflow that has not ended; the concurrency group of the workflow is what keeps two from acting at once.
 */



function artifactStore(options) {
    const { github, random, upload } = options;
    const name = artifactName(options.path);
    const search = { ...options, name, known: new Map() };
    return {
        name: `artifact ${name} of ${options.repository}`,
        async load() {
            const { newest, now } = await newestOf(search);
            if (newest === null)
                return { text: null, version: null, now };
            return { text: await textOf(newest, options, github), version: String(newest.id), now };
        },
        async save(text, version) {
            const uploader = mayUpload(options.run, upload);
            const { newest } = await newestOf(search);
            const stored = newest === null ? null : String(newest.id);
            if (stored !== version)
                throw conflict(name, version, stored);
            // A name can be given once in a run: the first save takes the plain one, by which loads find the run.
            const again = `${name}.${random.hex(8)}`;
            const own = newest?.run_id === options.run?.id;
            if (own)
                return String(await uploader.upload(again, text));
            try {
                return String(await uploader.upload(name, text));
            }
            catch (error) {
                if (error instanceof errors/* ConflictError */.fK)
                    throw conflict(name, version, 'another of this very run');
                throw error;
            }
        },
        holderIsDead: () => Promise.resolve(false),
    };
}
/** What it checks answers with is large, and only this store needs it. */
async function newestOf(search) {
    const { findNewest } = await __webpack_require__.e(/* import() */ 317).then(__webpack_require__.bind(__webpack_require__, 67317));
    return findNewest(search);
}
/** Artifact names may hold none of `" : < > | * ? \ /` and no line breaks. */
function artifactName(path) {
    return path.replace(/^[./]+/, '').replace(/["<>:|*?\\/\r\n]+/g, '-');
}
/** @throws {AgentdError} where nothing can be uploaded, or what is uploaded could not be found again. */
function mayUpload(run, upload) {
    if (run === null || upload === null) {
        throw new errors/* AgentdError */.ie({
            code: 'artifact-outside-actions',
            message: 'Only the Action itself can save an artifact; this is not its run.',
            remedy: 'Start the workflow instead, or use `state.store: branch`, which can be written from anywhere.',
            retry: false,
        });
    }
    if (run.attempt > 1) {
        throw new errors/* AgentdError */.ie({
            code: 'artifact-rerun',
            message: 'A run that was started again cannot save an artifact that later runs would find.',
            remedy: 'Start the workflow anew ("Run workflow") instead of "Re-run jobs".',
            retry: false,
        });
    }
    return upload;
}
async function textOf(newest, { repository }, github) {
    const { actions } = (await github.octokit()).rest;
    const [owner = '', repo = ''] = repository.split('/');
    const asked = { owner, repo, artifact_id: newest.id, archive_format: 'zip', request: { redirect: 'manual' } };
    const { headers } = await actions.downloadArtifact(asked);
    const sent = await github.download(headers['location'] ?? '');
    const bytes = isZip(sent) ? await unzipped(sent, newest) : sent;
    const digests = [sent, bytes].map((each) => `sha256:${(0,external_node_crypto_.createHash)('sha256').update(each).digest('hex')}`);
    if (newest.digest !== null && !digests.includes(newest.digest))
        throw unreadable(newest, 'it is not what was uploaded');
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        throw unreadable(newest, 'it is no text');
    }
}
function isZip(bytes) {
    return Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004';
}
/** agentd uploads the bare file; whoever restores a state with another tool may have packed it. */
async function unzipped(bytes, newest) {
    const { unzipSync } = await __webpack_require__.e(/* import() */ 306).then(__webpack_require__.bind(__webpack_require__, 51306));
    let count = 0;
    // What an entry says of its size is the most that is unpacked of it.
    const filter = ({ originalSize }) => {
        if ((count += 1) > 1)
            throw unreadable(newest, NOT_ONE);
        if (originalSize <= STATE_BYTES)
            return true;
        throw unreadable(newest, `unpacked it has ${originalSize} bytes, and ${STATE_BYTES} is the most that is read`);
    };
    try {
        const [only] = Object.values(unzipSync(bytes, { filter }));
        if (only !== undefined)
            return only;
    }
    catch (error) {
        throw error instanceof errors/* AgentdError */.ie ? error : unreadable(newest, 'its archive is damaged');
    }
    throw unreadable(newest, NOT_ONE);
}
const NOT_ONE = 'its archive does not hold exactly one file';
function unreadable(newest, why) {
    return new errors/* AgentdError */.ie({
        code: 'store-unreadable',
        message: `Artifact ${newest.name} (${newest.id}) of run ${newest.run_id} cannot be used: ${why}.`,
        remedy: 'Look at it on the page of that run; if it is spoilt, delete it there, and the one before counts.',
        retry: false,
    });
}
function conflict(name, expected, stored) {
    return new errors/* ConflictError */.fK({
        code: 'store-conflict',
        message: `The newest artifact ${name} is ${stored ?? 'none'}, not ${expected ?? 'none'}.`,
        remedy: '',
        retry: true,
    });
}

;// CONCATENATED MODULE: ./build/action/src/stores/branch.js
/**
 * The state as a file on a branch of its own (`state.store: branch`), through GitHub's contents API: one request to
 * load, one to save. Loading does without GitHub's library, which a tick that does nothing never needs. The version is the file's blob sha, which GitHub compares in the same step in which it writes.
 */


/** Apps that build on every push know this word; GitHub's own workflows are not started by the job's token. */
const MESSAGE = 'Save the state of agentd [skip ci]';
const UNDO_MESSAGE = 'Take back a state that came too late [skip ci]';
/** Answers that mean: what you have read is not what is there. Which of them comes depends on who was faster. */
const CONFLICTS = [409, 422];
function branchStore(options) {
    const { github, branch } = options;
    const [owner = '', repo = ''] = options.repository.split('/');
    const path = options.path.split('/').filter((part) => part !== '').join('/');
    const place = `${options.path} on branch ${branch} of ${options.repository}`;
    /** An unknown repository is answered 404, too; only where contents can be read does it mean that there is no file. */
    async function mustBeReadable() {
        const { repos } = (await github.octokit()).rest;
        // 409: a repository without a commit.
        await repos.listCommits({ owner, repo, per_page: 1 }).catch((0,errors/* nullFor */.pt)(409));
    }
    /** @throws {ConflictError} for 409 and 422; a rule of the repository is told from these by the client. */
    async function write(request) {
        const { rest } = await github.octokit();
        try {
            return await request(rest);
        }
        catch (error) {
            if (error instanceof errors/* GitHubError */.y_ && CONFLICTS.includes(error.status ?? 0) && isConflict(error)) {
                if (/repository is empty/i.test(error.message))
                    throw emptyRepository(options.repository, error);
                throw branch_conflict(`${place} has changed: ${error.problem.message}`);
            }
            throw error;
        }
    }
    /** A branch without a parent that holds this one file. Of several at once the slower ones get a conflict. */
    async function begin(text) {
        const files = [{ path: options.path, mode: '100644', type: 'blob', content: text }];
        const tree = await write(({ git }) => git.createTree({ owner, repo, tree: files }));
        const made = { message: MESSAGE, tree: shaOf(tree.data), parents: [] };
        const commit = await write(({ git }) => git.createCommit({ owner, repo, ...made }));
        const sha = shaOf(commit.data);
        await write(({ git }) => git.createRef({ owner, repo, ref: `refs/heads/${branch}`, sha }));
        return blobSha(Buffer.from(text, 'utf8'));
    }
    /** GitHub ignores the sha of a file that is not there and makes it anew: a state that was removed stays removed. */
    async function undo(sha) {
        const { repos } = (await github.octokit()).rest;
        const file = { owner, repo, path, branch, message: UNDO_MESSAGE, sha };
        // Somebody went on from it meanwhile, or removed it again.
        await repos.deleteFile(file).catch((0,errors/* nullFor */.pt)(404, ...CONFLICTS));
    }
    return {
        name: `branch ${branch} of ${options.repository}`,
        async load() {
            const file = await github.file(options.repository, path, branch);
            if (file.bytes === null) {
                await mustBeReadable();
                return { text: null, version: null, now: file.now };
            }
            return { text: branch_textOf(file.bytes, file.content_type, place), version: blobSha(file.bytes), now: file.now };
        },
        async save(text, version) {
            const content = Buffer.from(text, 'utf8').toString('base64');
            const file = { owner, repo, path, branch, message: MESSAGE, content, ...(version === null ? {} : { sha: version }) };
            const answer = await write(({ repos }) => repos.createOrUpdateFileContents(file).catch((0,errors/* nullFor */.pt)(404)));
            if (answer === null) {
                await mustBeReadable();
                if (version !== null)
                    throw branch_conflict(`${place} has been removed.`);
                return begin(text);
            }
            const saved = contentSha(answer.data) ?? blobSha(Buffer.from(text, 'utf8'));
            if (version !== null && answer.status === 201) {
                await undo(saved);
                throw branch_conflict(`${place} has been removed.`);
            }
            return saved;
        },
        holderIsDead: () => Promise.resolve(false),
    };
}
/** The name that git gives to a file's content. */
function blobSha(bytes) {
    return (0,external_node_crypto_.createHash)('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
/** @throws {AgentdError} `store-unreadable`: a folder, or bytes that are no text. */
function branch_textOf(bytes, content_type, place) {
    const text = decoded(bytes);
    // For a folder GitHub sends the list of its entries, whatever was asked for.
    const folder = text?.startsWith('[') === true && /^application\/json\b/.test(content_type);
    if (text !== null && !folder)
        return text;
    throw new errors/* AgentdError */.ie({
        code: 'store-unreadable',
        message: `${place} is ${folder ? 'a folder' : 'no text'}.`,
        remedy: 'Check `state.path`; restore the file from an earlier commit of the branch.',
        retry: false,
    });
}
function decoded(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return null;
    }
}
function shaOf(data) {
    if (typeof data === 'object' && data !== null && 'sha' in data && typeof data.sha === 'string')
        return data.sha;
    throw new errors/* AgentdError */.ie({
        code: 'github-answer-unreadable',
        message: 'GitHub made an object for the state branch and did not name it.',
        remedy: 'Check the address of the API (GITHUB_API_URL) and what stands between.',
        retry: true,
    });
}
function contentSha(data) {
    const content = typeof data === 'object' && data !== null && 'content' in data ? data.content : null;
    if (typeof content !== 'object' || content === null || !('sha' in content))
        return null;
    return typeof content.sha === 'string' ? content.sha : null;
}
function isConflict(error) {
    return error.problem.code === 'github-conflict' || error.problem.code === 'github-refused';
}
function emptyRepository(repository, cause) {
    return new errors/* AgentdError */.ie({
        code: 'github-repository-empty',
        message: `${repository} has no commit yet, so it can have no branch for the state.`,
        remedy: 'Make a first commit, such as a README.',
        retry: false,
    }, { cause });
}
function branch_conflict(message) {
    return new errors/* ConflictError */.fK({ code: 'store-conflict', message, remedy: '', retry: true });
}

// EXTERNAL MODULE: ./build/action/src/stores/holder.js
var stores_holder = __webpack_require__(40147);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/bot/facts.js
var facts = __webpack_require__(33437);
;// CONCATENATED MODULE: ./build/action/src/stores/lock.js
/**
 * A lock between processes that share a directory: a file that exists while the lock is held and names its holder.
 *
 * A holder that died leaves its file behind, and removing it is where such locks go wrong: of two processes that find
 * it, the slower removes the lock that the faster has just taken. So a dead holder's file may only be removed by the
 * process that holds the right to remove *this* file, which is again a lock, named after the dead holder's ticket:
 *
 *     state.json.lock                 held by the dead ticket N
 *     state.json.lock.<hash of N>     the right to remove it; whoever has it looks again, removes N, and gives it back
 *
 * Tickets are unique, nobody removes a living holder's file, and a right whose holder died is removed the same way. A
 * holder of another host can be told neither alive nor dead. Work under the lock takes less than a second, so after a day
 * it counts as dead.
 */








/** So old is no lock whose holder will give it back soon: there is nothing to wait for. */
const STUCK_MS = 10 * 60_000;
/** So old is no lock of a holder that works, as long as it is not surely alive. */
const ABANDONED_MS = 24 * 3_600_000;
let tickets = 0;
/**
 * Runs `work` while holding `lock`, the path of a file in a directory that exists. Work that was stopped for long asks
 * whether it still holds it before it does what cannot be undone.
 * @throws {AgentdError} `store-locked` when a holder that may be alive keeps it for longer than `wait_ms`, or has had it for
 *   so long that nothing is to be expected.
 */
async function withLock(lock, options, work) {
    tickets += 1;
    const ticket = `${(0,stores_holder/* processHolder */.kz)()} ${tickets}`;
    const own = { path: `${lock}.${hashOf(ticket)}`, ticket };
    try {
        await acquire(lock, own, options);
        try {
            await sweep(lock, own, options);
            return await work(async () => (await read(lock)) === ticket);
        }
        finally {
            // A person may have removed the file by hand meanwhile, and another process have taken the lock.
            if ((await read(lock)) === ticket)
                await remove(lock);
        }
    }
    finally {
        await remove(own.path);
    }
}
async function acquire(lock, own, options) {
    let waited = 0;
    for (let attempt = 0;; attempt += 1) {
        await options.beforeTry?.();
        if (await place(own, lock))
            return;
        const ticket = await read(lock);
        if (ticket === null)
            continue;
        const age = await ageOf(lock, own);
        const gone = isGone(ticket, age, options);
        if (gone && (await removeDead(lock, ticket, own, options)))
            continue;
        if (waited >= options.wait_ms || (!gone && age > STUCK_MS))
            throw lockedError(lock, ticket, age);
        // Differs between processes, so that those that wait do not all come at once.
        const pause = Math.min(5 * (attempt + 1), 50) + (process.pid % 7);
        await (0,external_node_timers_promises_.setTimeout)(pause);
        waited += pause;
    }
}
/** Removes the file of the dead `ticket`, unless another process is about to. */
async function removeDead(path, ticket, own, options) {
    const right = `${path}.${hashOf(ticket)}`;
    if (!(await place(own, right))) {
        const other = await read(right);
        if (other === null)
            return true;
        return isGone(other, await ageOf(right, own), options) && removeDead(right, other, own, options);
    }
    if ((await read(path)) === ticket)
        await remove(path);
    await remove(right);
    return true;
}
/**
 * Removes what killed processes left beside the lock. Only its holder does this, so no right in there is of use any
 * more. An empty file is one whose process was killed, or is just about to write; the latter will make it again.
 */
async function sweep(lock, own, options) {
    const folder = (0,external_node_path_.dirname)(lock);
    const names = (await (0,promises_.readdir)(folder)).filter((name) => name.startsWith(`${(0,external_node_path_.basename)(lock)}.`));
    for (const name of names) {
        const path = (0,external_node_path_.join)(folder, name);
        const ticket = await read(path);
        if (ticket === '' || (ticket !== null && isGone(ticket, await ageOf(path, own), options)))
            await remove(path);
    }
}
/** @param age read after the ticket: a file that took its place meanwhile is young. */
function isGone(ticket, age, { isDead = stores_holder/* processIsDead */.wD, isAlive = stores_holder/* processIsAlive */.xT }) {
    const holder = ticket.slice(0, ticket.lastIndexOf(' '));
    return isDead(holder) || (age > ABANDONED_MS && !isAlive(holder));
}
/** Milliseconds between the two files, both by the clock of the disk they lie on; 0: not known. */
async function ageOf(path, own) {
    try {
        const [made, there] = [await (0,promises_.lstat)(own.path), await (0,promises_.lstat)(path)];
        return Math.max(0, made.mtimeMs - there.mtimeMs);
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) === 'ENOENT')
            return 0;
        throw error;
    }
}
/** Gives the own file the further name `path`; false: that name is taken, or the own file had to be made first. */
async function place(own, path) {
    try {
        await (0,promises_.link)(own.path, path);
        return true;
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) === 'EEXIST')
            return false;
        if ((0,errors/* errnoOf */.UQ)(error) !== 'ENOENT')
            throw error;
        await make(own);
        return false;
    }
}
/** Nobody else makes a file of that name; what lies there is not written to. */
async function make(own) {
    try {
        await (0,promises_.writeFile)(own.path, own.ticket, { flag: 'wx' });
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) !== 'EEXIST')
            throw error;
        await remove(own.path);
    }
}
/** Longer than any ticket. */
const TICKET_BYTES = 4096;
async function read(path) {
    try {
        return (await (0,local_file/* readLocalFile */.MM)(path, { most_bytes: TICKET_BYTES, links: 'refuse' })).toString('utf8');
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) === 'ENOENT')
            return null;
        throw error;
    }
}
async function remove(path) {
    try {
        await (0,promises_.unlink)(path);
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) !== 'ENOENT')
            throw error;
    }
}
function hashOf(ticket) {
    return (0,external_node_crypto_.createHash)('sha256').update(ticket).digest('hex').slice(0, 16);
}
function lockedError(lock, ticket, age) {
    const since = age > STUCK_MS ? `, for ${(0,facts/* duration */.p0)(Math.round(age / 1000))}` : '';
    return new errors/* AgentdError */.ie({
        code: 'store-locked',
        message: `${lock} is held by ${ticket}${since}.`,
        remedy: 'Try again when that process (host:pid) has ended. If its machine is gone for good, delete the lock file; a lock that is a day old, and whose process is not seen here, is taken over.',
        retry: true,
    });
}

;// CONCATENATED MODULE: ./build/action/src/stores/file.js
/**
 * The state as a file on this machine (`state.store: file`). A reader sees the old text or the new one, never a part
 * of either, also after a power cut; what is not a state (cut, from elsewhere) is handed up as it is.
 */








/** The version is the SHA-256 of the file's bytes. Saves of all processes of this machine are one after another. */
function fileStore({ path, lock_wait_ms = 10_000 }) {
    return {
        name: path,
        async load() {
            const bytes = await readBytes(path, 'follow');
            if (bytes === null)
                return { text: null, version: null, now: null };
            return { text: bytes.toString('utf8'), version: versionOf(bytes), now: null };
        },
        async save(text, version) {
            try {
                await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
                const target = await targetOf(path);
                const check = () => mustHold(target, version);
                // Looked at before the lock as well: who is too late need not wait for it.
                return await withLock(`${target}.lock`, { wait_ms: lock_wait_ms, beforeTry: check }, async (isHeld) => {
                    await check();
                    return replace(target, text, isHeld);
                });
            }
            catch (error) {
                throw error instanceof errors/* AgentdError */.ie ? error : writeError(path, error);
            }
        },
        holderIsDead(holder) {
            return Promise.resolve((0,stores_holder/* processIsDead */.wD)(holder));
        },
    };
}
/** @throws {ConflictError} when another version is stored. */
async function mustHold(target, version) {
    const bytes = await readBytes(target, 'refuse');
    const stored = bytes === null ? null : versionOf(bytes);
    if (stored !== version)
        throw file_conflict(target, version, stored);
}
/** Under the lock: writes a draft beside the file, makes sure it is on the disk, and gives it the file's name. */
async function replace(target, text, isHeld) {
    const bytes = Buffer.from(text, 'utf8');
    // Only the lock's holder writes the draft, so one that lies there is of a killed process, or a link of somebody else's.
    const draft = `${target}.tmp`;
    await (0,promises_.rm)(draft, { force: true });
    try {
        const file = await (0,promises_.open)(draft, 'wx');
        try {
            await file.writeFile(bytes);
            const mode = await modeOf(target);
            if (mode !== null)
                await file.chmod(mode);
            await file.sync();
        }
        finally {
            await file.close();
        }
        if (!(await isHeld()))
            throw lostLock(target);
        await (0,promises_.rename)(draft, target);
    }
    catch (error) {
        // A draft that lies there after the lock was lost is its next holder's.
        if (!(error instanceof errors/* ConflictError */.fK))
            await (0,promises_.rm)(draft, { force: true });
        throw error;
    }
    await syncFolder((0,external_node_path_.dirname)(target));
    return versionOf(bytes);
}
async function modeOf(path) {
    try {
        const found = await (0,promises_.lstat)(path);
        return found.isFile() ? found.mode & 0o777 : null;
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) === 'ENOENT')
            return null;
        throw error;
    }
}
/** The file itself, where `path` is a link to it: a rename would replace the link, and the lock must be one for all. */
async function targetOf(path) {
    try {
        return await (0,promises_.realpath)(path);
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) !== 'ENOENT')
            throw error;
        return (0,external_node_path_.join)(await (0,promises_.realpath)((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
    }
}
/** Makes the rename itself survive a power cut. Windows cannot open a folder and does not need it. */
async function syncFolder(folder) {
    if (process.platform === 'win32')
        return;
    const handle = await (0,promises_.open)(folder, 'r');
    try {
        await handle.sync();
    }
    finally {
        await handle.close();
    }
}
/** @param links `refuse`: what the path leads to was looked up before, and must still be that. */
async function readBytes(path, links) {
    try {
        return await (0,local_file/* readLocalFile */.MM)(path, { most_bytes: STATE_BYTES, links });
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) === 'ENOENT')
            return null;
        if (error instanceof errors/* AgentdError */.ie)
            throw error;
        throw new errors/* AgentdError */.ie({
            code: 'store-unreadable',
            message: `The state file ${path} cannot be read (${(0,errors/* errnoOf */.UQ)(error) ?? 'unknown error'}).`,
            remedy: 'Check `state.path` and the permissions of the file and its folder.',
            retry: false,
        }, { cause: error });
    }
}
function file_conflict(path, expected, stored) {
    const name = (version) => (version === null ? 'no state' : `version ${version.slice(0, 8)}`);
    return new errors/* ConflictError */.fK({
        code: 'store-conflict',
        message: `${path} holds ${name(stored)}, not ${name(expected)}.`,
        remedy: '',
        retry: true,
    });
}
/** This process was stopped for so long that another took the lock over, and may have written. */
function lostLock(path) {
    return new errors/* ConflictError */.fK({
        code: 'store-conflict',
        message: `The lock of ${path} was taken over while this process stood still.`,
        remedy: '',
        retry: true,
    });
}
function writeError(path, cause) {
    return new errors/* AgentdError */.ie({
        code: 'store-unwritable',
        message: `The state file ${path} cannot be written (${(0,errors/* errnoOf */.UQ)(cause) ?? 'unknown error'}).`,
        remedy: 'Check `state.path`, the permissions of its folder (files are made beside it) and the space on the disk.',
        retry: (0,errors/* errnoOf */.UQ)(cause) === 'ENOSPC',
    }, { cause });
}
function versionOf(bytes) {
    return (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
}

;// CONCATENATED MODULE: ./build/action/src/stores/index.js
/** The one place where a store is chosen. */





/**
 * @param folder what a relative `state.path` is relative to.
 * @param means asked only for a store that needs it.
 * @throws {ConfigError} when the store cannot be used here.
 */
function makeStore(config, folder, means) {
    switch (config.store) {
        case 'file':
            return fileStore({ path: (0,external_node_path_.resolve)(folder, config.path) });
        case 'branch': {
            const github = means();
            const { api } = github;
            return branchStore({
                github: api,
                repository: placeOf(config, github),
                branch: config.branch,
                path: config.path,
            });
        }
        case 'artifact': {
            const github = means();
            const workflow = config.workflow === undefined ? github.workflow : `.github/workflows/${config.workflow}`;
            const repository = placeOf(config, github);
            if (workflow === null)
                throw unusable('workflow', 'nothing says which workflow ticks', 'Set `state.workflow` to its file name.');
            return artifactStore({ ...github, github: github.api, repository, path: config.path, workflow });
        }
    }
}
/** @throws {ConfigError} there is no token, or no repository. */
function placeOf(config, { has_token, repository }) {
    if (!has_token) {
        throw unusable('token', 'there is no token for it', 'Set GITHUB_TOKEN: in a workflow to `${{ github.token }}`, elsewhere to a token that may read and write the contents of the repository.');
    }
    const named = config.repository ?? repository;
    if (named !== null)
        return named;
    throw unusable('repository', 'nothing says in which repository', 'Set `state.repository`, or GITHUB_REPOSITORY, to owner/name.');
}
function unusable(what, lack, remedy) {
    const message = `The state is kept on GitHub (state.store), and ${lack}.`;
    return new errors/* ConfigError */.xL({ code: `store-${what}-missing`, message, remedy, retry: false });
}

;// CONCATENATED MODULE: ./build/action/src/github-host.js





/** State that is kept in artifacts lives as long as these; a pause that is longer loses it. */
const RETENTION_DAYS = 7;
const UPLOAD_MS = 60_000;
function githubHost(host) {
    const surroundings = (0,github_surroundings/* surroundingsOf */.Z)(host.env);
    const http = (0,src_http/* environmentExchange */.vc)(host.env);
    const clients = new Map();
    let deadline = null;
    const client = (key = github_surroundings/* TOKEN_KEY */.i) => {
        const made = clients.get(key) ??
            new GitHubClient({
                api_url: surroundings.api_url,
                token: () => host.env[key],
                token_name: key,
                http,
                clock: host.clock,
                random: host.random,
                log: host.log,
                deadline: () => deadline,
            });
        clients.set(key, made);
        return made;
    };
    return {
        ...surroundings,
        client,
        hasToken: (key = github_surroundings/* TOKEN_KEY */.i) => (host.env[key] ?? '').trim() !== '',
        budget: () => client().budget,
        setDeadline: (at) => {
            deadline = at;
        },
    };
}
/** @throws {ConfigError} when the store cannot be used here. */
function openStore(config, folder, host, github) {
    return makeStore(config, folder, () => ({
        api: github.client(),
        has_token: github.hasToken(),
        repository: github.repository,
        workflow: github.workflow,
        run: github.run,
        upload: host.env['ACTIONS_RUNTIME_TOKEN'] === undefined
            ? null
            : artifactUpload({ retention_days: RETENTION_DAYS, timeout_ms: UPLOAD_MS }),
        random: host.random,
        log: host.log,
    }));
}


/***/ }),

/***/ 68368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ commentRefusal),
/* harmony export */   T: () => (/* binding */ isRefusedForGood)
/* harmony export */ });
/** Refusals of one comment alone: the next attempt with the same text would be refused as well. */
const FOR_GOOD = [
    'github-conversation-locked',
    'github-comment-refused',
    'github-archived',
    'github-too-large',
    'github-refused',
];
function isRefusedForGood(code) {
    return FOR_GOOD.includes(code);
}
/** null: it is no comment that was refused, or for another reason. */
function commentRefusal({ method, area }, message) {
    if (method === 'GET' || area !== 'issues')
        return null;
    if (/\b(?:issue|pull request|conversation) (?:is|has been) locked\b/i.test(message)) {
        return {
            code: 'github-conversation-locked',
            cause: 'The conversation is locked.',
            remedy: 'Unlock it (Lock conversation, on the right of the pull request); the comment then comes by itself.',
        };
    }
    if (/commenting is disabled|interactions? limit|\bis blocked\b|\bblocked (?:user|from)\b/i.test(message)) {
        return {
            code: 'github-comment-refused',
            cause: 'The conversation takes no comment of this token’s user.',
            remedy: 'Lift what these words name; it is tried again when the item changes.',
        };
    }
    if (/too (?:long|large)/i.test(message)) {
        return {
            code: 'github-too-large',
            cause: 'GitHub does not take a comment of this length.',
            remedy: 'It is tried again when the item changes; `pull_requests.status: false` does without such comments.',
        };
    }
    return null;
}


/***/ }),

/***/ 65499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   z: () => (/* binding */ shownPlace)
/* harmony export */ });
/** What a request was about, as messages and remedies name it. Pure; all of it may be shown. */
/** Links to further pages name a repository by its number. */
const OF_REPOSITORY = /\/(?:repos\/([^/]+\/[^/]+)|repositories\/\d+)(?:\/([^/]+))?/;
function placeOf(method, url, token_name) {
    const [, repository = null, area = null] = OF_REPOSITORY.exec(new URL(url).pathname) ?? [];
    return { method, url: url.replace(/\?.*$/s, ''), repository, area, token_name };
}
/** `PUT /repos/acme/app/contents/state.json` */
function shownPlace({ method, url }) {
    return `${method} ${new URL(url).pathname.replaceAll('%2F', '/')}`;
}


/***/ }),

/***/ 9263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gq: () => (/* binding */ failureProblem),
  o_: () => (/* binding */ jsonOf),
  bD: () => (/* binding */ messageOf),
  Of: () => (/* binding */ refusalOf),
  Cw: () => (/* binding */ unreadableAnswer)
});

// UNUSED EXPORTS: isRuleViolation

// EXTERNAL MODULE: ./build/bot/clean.js
var clean = __webpack_require__(85151);
// EXTERNAL MODULE: ./build/bot/graphemes.js
var graphemes = __webpack_require__(50536);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/github/comment-refusal.js
var comment_refusal = __webpack_require__(68368);
;// CONCATENATED MODULE: ./build/action/src/github/permissions.js
/**
 * As `contents: write`. GitHub names them in a header: sets that are separated by `;`, each of which would do, of
 * `name=level` separated by `,`. Without the header the address tells.
 */
function permissionsFor(place, header) {
    const sets = (header ?? '')
        .split(';')
        .map((set) => set.split(',').flatMap((entry) => line(entry)))
        .filter((set) => set.length > 0);
    const own = byArea(place);
    return sets.find((set) => set.includes(own)) ?? sets[0] ?? [own];
}
function line(entry) {
    const match = /^\s*([a-z_]+)\s*=\s*(read|write|admin)\s*$/.exec(entry);
    if (match?.[1] === undefined || match[1] === 'metadata')
        return [];
    return [`${match[1].replaceAll('_', '-')}: ${match[2] === 'read' ? 'read' : 'write'}`];
}
function byArea({ method, area }) {
    const level = method === 'GET' ? 'read' : 'write';
    switch (area) {
        case 'pulls':
        case 'issues':
            return `pull-requests: ${level}`;
        case 'actions':
            return `actions: ${level}`;
        default:
            return `contents: ${level}`;
    }
}

// EXTERNAL MODULE: ./build/action/src/github/place.js
var github_place = __webpack_require__(65499);
// EXTERNAL MODULE: ./build/action/src/github/retry.js
var retry = __webpack_require__(80298);
;// CONCATENATED MODULE: ./build/action/src/github/refusal.js
/** What an answer of GitHub's that is not a success means: pure, from request, status, headers and body. */







const TEXT_MAX = 400;
/** The parsed body; undefined when it is no JSON. */
function jsonOf({ headers, bytes }) {
    if (!/^application\/([a-z0-9.+-]*\+)?json\b/i.test((headers['content-type'] ?? '').trim()))
        return undefined;
    try {
        return JSON.parse(new TextDecoder().decode(bytes));
    }
    catch {
        return undefined;
    }
}
/** GitHub's words for a refusal, on one line: `message`, and what its `errors` say. */
function messageOf(body) {
    if (typeof body !== 'object' || body === null)
        return '';
    const parts = 'message' in body && typeof body.message === 'string' ? [body.message] : [];
    const errors = 'errors' in body && Array.isArray(body.errors) ? body.errors : [];
    for (const error of errors.slice(0, 5))
        parts.push(typeof error === 'string' ? error : JSON.stringify(error));
    return (0,graphemes/* shorten */.ml)((0,clean/* clean */.u)(parts.join('; ')).replace(/\s+/g, ' ').trim(), TEXT_MAX);
}
/** Rulesets and protected branches refuse with 403, 409 or 422, as conflicts do: only the words tell them apart. */
function isRuleViolation(message) {
    return /repository rule violation|protected branch|GH0(?:06|13)\b|must be made through a pull request/i.test(message);
}
/** Push protection finds what looks like a secret in what is pushed: an answer to be handed on, or a title. */
function isPushProtection(message) {
    return /push protection|secret (?:was |is )?detected|cannot contain secrets/i.test(message);
}
function refusalOf(answer, place, now) {
    const { status } = answer;
    const message = messageOf(answer.body);
    const says = `GitHub answered ${status} to ${(0,github_place/* shownPlace */.z)(place)}${message === '' ? '' : `: ${message}`}`;
    const fail = (code, text, remedy, more = {}) => new errors/* GitHubError */.y_({ code, message: text, remedy, retry: more.retry ?? false }, { status, until: more.until ?? null });
    const limit_ms = (0,retry/* limitWait */.xu)(answer, message, now);
    if (limit_ms !== null) {
        const until = now + limit_ms;
        const remedy = 'Nothing, if it is rare. All workflows of a repository share 1,000 requests an hour of their own token; a longer schedule interval or the token of a GitHub App has more.';
        const text = `${says}. The next request may be sent at ${new Date(until).toISOString()}.`;
        return fail('github-rate-limited', text, remedy, { retry: true, until });
    }
    const comment = (0,comment_refusal/* commentRefusal */.O)(place, message);
    if (comment !== null)
        return fail(comment.code, `${comment.cause} ${says}.`, comment.remedy);
    if (isPushProtection(message)) {
        const remedy = 'Revoke what is a secret; allow what is none at the address that GitHub names. Or keep the state where nothing is scanned (state.store: artifact).';
        return fail('github-push-protection', `GitHub takes something in it for a secret. ${says}.`, remedy);
    }
    if (/\blocked branch\b|branch is locked/i.test(message)) {
        const remedy = 'Unlock the branch (Settings → Branches → Lock branch), or name another one (state.branch).';
        return fail('github-branch-locked', `The branch is locked. ${says}.`, remedy);
    }
    if (status === 413 || /too large|exceeds the (?:maximum|limit)/i.test(message)) {
        const remedy = 'Keep the state elsewhere (state.store: artifact).';
        return fail('github-too-large', `GitHub does not take so much at once. ${says}.`, remedy);
    }
    if (isRuleViolation(message)) {
        const remedy = 'Exclude the branch from the ruleset or branch protection (Settings → Rules), or hand in the token of a GitHub App that may bypass it (input github-token), or keep the state elsewhere (state.store: artifact).';
        return fail('github-ruleset', `A rule of the repository forbids this. ${says}.`, remedy);
    }
    if (status >= 500) {
        return fail('github-server-error', `${says}.`, 'Nothing, if it is rare: githubstatus.com.', { retry: true });
    }
    switch (status) {
        case 401:
            return fail('github-token-invalid', `${says}.`, `Put a valid token into ${place.token_name}; it may have expired.`);
        case 403:
            return forbidden(answer, place, says, message);
        case 404:
        case 410:
            return fail('github-not-found', `${says}.`, notFoundRemedy(place));
        case 409:
            return fail('github-conflict', `${says}.`, '', { retry: true });
        default:
            return fail('github-refused', `${says}.`, '');
    }
}
function forbidden(answer, place, says, message) {
    const fail = (code, remedy) => new errors/* GitHubError */.y_({ code, message: `${says}.`, remedy, retry: false }, { status: 403 });
    if (answer.headers['x-github-sso'] !== undefined) {
        return fail('github-sso', `Authorise the token in ${place.token_name} for the organisation's single sign-on.`);
    }
    if (/archived/i.test(message))
        return fail('github-archived', 'Unarchive the repository, or name another one.');
    const needed = permissionsFor(place, answer.headers['x-accepted-github-permissions']);
    const lines = needed.map((line) => `\`${line}\``).join(' and ');
    return fail('github-permission', `Add ${lines} to \`permissions:\` of the job, or give that permission to the token in ${place.token_name}.`);
}
function notFoundRemedy({ repository, token_name }) {
    return `Check the name of ${repository ?? 'it'}, and that the token in ${token_name} may read it: GitHub says "not found" for both.`;
}
/** No whole answer came. */
function failureProblem(failure, place) {
    const origin = new URL(place.url).origin;
    const why = {
        unsent: `${origin} cannot be reached (${failure.code})`,
        certificate: `the certificate of ${origin} is not trusted (${failure.code})`,
        lost: `the connection to ${origin} broke (${failure.code})`,
        timeout: `${origin} did not answer in time (${failure.code})`,
        'too-large': `the answer is larger than ${failure.code}`,
    }[failure.kind];
    const remedy = failure.kind === 'certificate'
        ? 'Name the authority of the certificate in NODE_EXTRA_CA_CERTS.'
        : 'Check the network, the proxy and githubstatus.com.';
    const problem = { code: 'github-unreachable', message: `${(0,github_place/* shownPlace */.z)(place)}: ${why}.`, remedy, retry: true };
    return new errors/* GitHubError */.y_(problem, { status: null, cause: failure });
}
/** A success whose body is not what it must be. */
function unreadableAnswer(what) {
    const message = `An answer of GitHub's cannot be read: ${(0,graphemes/* shorten */.ml)((0,clean/* clean */.u)(what), TEXT_MAX)}.`;
    const remedy = 'Check the address of the API (GITHUB_API_URL) and what stands between.';
    return new errors/* GitHubError */.y_({ code: 'github-answer-unreadable', message, remedy, retry: true }, { status: null });
}


/***/ }),

/***/ 80298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mC: () => (/* binding */ waitBeforeRepeat),
/* harmony export */   xu: () => (/* binding */ limitWait)
/* harmony export */ });
/* unused harmony export MAX_TRIES */
/* harmony import */ var _http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8762);

/** Tries of one request, the first included. */
const MAX_TRIES = 3;
const FIRST_WAIT_MS = 400;
/** GitHub's advice where a limit without a time was met: at least a minute. */
const LIMIT_WAIT_MS = 60_000;
/** Times are whole seconds: a repeat at the very edge would be refused again. */
const MARGIN_MS = 1000;
const BUSY = new Set([500, 502, 503, 504]);
/**
 * Milliseconds to wait before the same request is sent again; null: give up.
 *
 * What a rate limit refused was not carried out, and neither was what never left this machine: both may be repeated
 * whatever the method. A GET is also repeated after a server error and a lost connection. A write that may have arrived
 * is not, and neither is a conflict: the same version would be refused again, and who saves must first look.
 */
function waitBeforeRepeat(attempt) {
    if (attempt.number >= MAX_TRIES)
        return null;
    const wait = wish(attempt);
    return wait === null || wait > attempt.patience_ms ? null : wait;
}
function wish({ method, outcome, number, fraction }) {
    const backoff = Math.round(FIRST_WAIT_MS * 2 ** (number - 1) * (1 + fraction));
    if (outcome.kind === 'failure') {
        if (outcome.failure === 'unsent')
            return backoff;
        return outcome.failure === 'lost' && method === 'GET' ? backoff : null;
    }
    if (outcome.limit_ms !== null)
        return outcome.limit_ms;
    return method === 'GET' && BUSY.has(outcome.status) ? backoff : null;
}
/**
 * How long a rate limit, primary or secondary, asks to wait; null: this is none. GitHub says 429, or 403 with a
 * `retry-after`, with no requests left, or with words alone.
 */
function limitWait(answer, message, now) {
    if (answer.status !== 429 && answer.status !== 403)
        return null;
    const asked = (0,_http_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfterMs */ .Vs)(answer.headers['retry-after'], now);
    if (asked !== null)
        return asked + MARGIN_MS;
    const reset = Number(answer.headers['x-ratelimit-reset']);
    if (answer.headers['x-ratelimit-remaining'] === '0' && reset > 0) {
        // Both times are the server's, so that a wrong clock here does no harm.
        const there = Date.parse(answer.headers['date'] ?? '');
        return Math.max(0, reset * 1000 - (Number.isNaN(there) ? now : there)) + MARGIN_MS;
    }
    return answer.status === 429 || /rate limit|abuse detection/i.test(message) ? LIMIT_WAIT_MS : null;
}


/***/ }),

/***/ 14149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ surroundingsOf),
/* harmony export */   i: () => (/* binding */ TOKEN_KEY)
/* harmony export */ });
/** What the environment says about GitHub: where it is, which repository, which run. Pure. */
/** Variable of the token that a job has; the Action puts its input there. */
const TOKEN_KEY = 'GITHUB_TOKEN';
function surroundingsOf(env) {
    const id = Number(env['GITHUB_RUN_ID']);
    const attempt = Number(env['GITHUB_RUN_ATTEMPT'] ?? '1');
    return {
        api_url: env['GITHUB_API_URL'] ?? 'https://api.github.com',
        repository: repositoryOf(env['GITHUB_REPOSITORY']),
        workflow: workflowOf(env['GITHUB_WORKFLOW_REF']),
        run: Number.isSafeInteger(id) && id > 0 ? { id, attempt: Number.isSafeInteger(attempt) ? attempt : 1 } : null,
    };
}
function repositoryOf(text) {
    return text !== undefined && /^[^/\s]+\/[^/\s]+$/.test(text) ? text : null;
}
/** From `acme/app/.github/workflows/agentd.yml@refs/heads/main`. */
function workflowOf(text) {
    return /^[^/]+\/[^/]+\/(.+?)@/.exec(text ?? '')?.[1] ?? null;
}


/***/ }),

/***/ 8762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HR: () => (/* binding */ HttpFailure),
  vc: () => (/* binding */ environmentExchange),
  Ol: () => (/* binding */ proxyOf),
  Vs: () => (/* binding */ retryAfterMs),
  e6: () => (/* binding */ undiciExchange)
});

// UNUSED EXPORTS: sendFirst

// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(53053);
;// CONCATENATED MODULE: ./build/action/src/undici-request.js
/**
 * undici's `request` on an agent, without the rest of undici. Its index also loads `fetch`, WebSockets, caches and mocks,
 * and nothing of a tick's start takes longer than that (docs/decisions/0013).
 */

let loading = null;
/** The same function, and the same agent with its connections, for the life of the process. */
function undici_request_loadUndiciRequest() {
    loading ??= load();
    return loading;
}
async function load() {
    const [{ default: Agent }, { default: request }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(440), __webpack_require__.e(405)]).then(__webpack_require__.t.bind(__webpack_require__, 57405, 19)),
        Promise.all(/* import() */[__webpack_require__.e(440), __webpack_require__.e(43)]).then(__webpack_require__.t.bind(__webpack_require__, 14043, 19)),
    ]);
    const agent = new Agent();
    return (url, options, dispatcher = agent) => {
        const { origin, pathname, search } = new URL(url);
        return request.call(dispatcher, { ...options, origin, path: `${pathname}${search}` });
    };
}
/** Published by undici when it hands the head of a request to the socket; a part of its documented interface. */
const SENT = 'undici:client:sendHeaders';
/** Resolves when the next request has been sent, or after `ms`. Never rejects. */
function undici_request_nextRequestSent(ms) {
    return new Promise((resolve) => {
        const done = () => {
            clearTimeout(timer);
            unsubscribe(SENT, done);
            resolve();
        };
        const timer = setTimeout(done, ms);
        subscribe(SENT, done);
    });
}

;// CONCATENATED MODULE: ./build/action/src/http.js

class HttpFailure extends Error {
    name = 'HttpFailure';
    kind;
    /** A code such as `ECONNREFUSED`; never text of the request. */
    code;
    constructor(kind, code) {
        super(`${kind}: ${code}`);
        this.kind = kind;
        this.code = code;
    }
}
const UNSENT = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EAI_FAIL',
    'EHOSTUNREACH',
    'EHOSTDOWN',
    'ENETUNREACH',
    'ENETDOWN',
    'EADDRNOTAVAIL',
    'UND_ERR_CONNECT_TIMEOUT',
]);
const TIMEOUT = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']);
const CERTIFICATE = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_|ERR_SSL_|HOSTNAME_MISMATCH)/;
/** How long a request that is under way may still take once the process is told to stop. */
const LAST_CALL_MS = 3000;
/**
 * undici is loaded with the first request: commands that never ask a server do not pay for it.
 * @param stop aborted when the process is told to stop: what is under way then ends soon, as a `timeout`.
 */
function undiciExchange(dispatcher, stop) {
    return async (request) => {
        const send = await undici_request_loadUndiciRequest();
        const ended = new AbortController();
        const timers = [setTimeout(() => ended.abort(), request.timeout_ms)];
        const onStop = () => void timers.push(setTimeout(() => ended.abort(), LAST_CALL_MS));
        stop?.addEventListener('abort', onStop);
        if (stop?.aborted === true)
            onStop();
        try {
            const options = {
                method: request.method,
                headers: { ...request.headers },
                body: request.body,
                signal: ended.signal,
                headersTimeout: request.timeout_ms,
                bodyTimeout: request.timeout_ms,
            };
            const answer = await send(request.url, options, dispatcher);
            const bytes = await readBody(answer.body, request.max_bytes);
            return { status: answer.statusCode, headers: firstOfEach(answer.headers), bytes };
        }
        catch (error) {
            if (error instanceof HttpFailure)
                throw error;
            if (!ended.signal.aborted)
                throw failureOf(error);
            throw new HttpFailure('timeout', stop?.aborted === true ? 'told to stop' : `${request.timeout_ms} ms`);
        }
        finally {
            for (const timer of timers)
                clearTimeout(timer);
            stop?.removeEventListener('abort', onStop);
        }
    };
}
/**
 * Has what requests need loaded, so that the first goes out at once when it is made by `make`; resolves when it has been
 * sent, or after `ms` without.
 */
async function sendFirst(make, ms) {
    await loadUndiciRequest();
    const sent = nextRequestSent(ms);
    const made = make();
    await sent;
    return made;
}
/** The way through a proxy, where the environment names one; undici's own requests do not look for it. */
async function proxyOf(env) {
    const httpProxy = env['http_proxy'] ?? env['HTTP_PROXY'];
    const httpsProxy = env['https_proxy'] ?? env['HTTPS_PROXY'];
    if ((httpProxy ?? httpsProxy ?? '') === '')
        return undefined;
    const { EnvHttpProxyAgent } = await Promise.all(/* import() */[__webpack_require__.e(440), __webpack_require__.e(405), __webpack_require__.e(752)]).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19));
    const noProxy = env['no_proxy'] ?? env['NO_PROXY'] ?? '';
    return new EnvHttpProxyAgent({ httpProxy: httpProxy ?? '', httpsProxy: httpsProxy ?? '', noProxy });
}
/** {@link undiciExchange} by the way that the environment names. */
function environmentExchange(env) {
    let made = null;
    return async (request) => {
        made ??= proxyOf(env).then(undiciExchange);
        return (await made)(request);
    };
}
/** Reads a `Retry-After` header: seconds, or a date. null: absent or nonsense. */
function retryAfterMs(header, now) {
    if (header === undefined)
        return null;
    const text = header.trim();
    if (/^\d{1,9}$/.test(text))
        return Number(text) * 1000;
    const date = Date.parse(text);
    return Number.isNaN(date) ? null : Math.max(0, date - now);
}
async function readBody(body, max_bytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        size += chunk.length;
        // Leaving the loop destroys the stream and with it the connection.
        if (size > max_bytes)
            throw new HttpFailure('too-large', `${max_bytes} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
function firstOfEach(headers) {
    const out = {};
    for (const [name, value] of Object.entries(headers)) {
        const first = Array.isArray(value) ? value[0] : value;
        if (first !== undefined)
            out[name.toLowerCase()] = first;
    }
    return out;
}
function failureOf(error) {
    const code = codeOf(error);
    if (UNSENT.has(code))
        return new HttpFailure('unsent', code);
    if (TIMEOUT.has(code))
        return new HttpFailure('timeout', code);
    if (CERTIFICATE.test(code))
        return new HttpFailure('certificate', code);
    return new HttpFailure('lost', code);
}
/** A refused connection to a name with several addresses is an AggregateError whose code is that of the parts. */
function codeOf(error) {
    if (!(error instanceof Error))
        return 'unknown';
    if ('code' in error && typeof error.code === 'string')
        return error.code;
    return error.cause === undefined ? error.name : codeOf(error.cause);
}


/***/ }),

/***/ 31943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ PRIORITIES),
/* harmony export */   CJ: () => (/* binding */ FAILURE_CLASSES),
/* harmony export */   gp: () => (/* binding */ TAGS),
/* harmony export */   tb: () => (/* binding */ STATE_GROUPS)
/* harmony export */ });
/* unused harmony export EVIDENCE */

const TAGS = ['review', 'question', 'blocked', 'progress'];
const STATE_GROUPS = ['backlog', 'unstarted', 'started', 'completed', 'cancelled'];
const PRIORITIES = ['urgent', 'high', 'medium', 'low', 'none'];
/** Launch evidence that `probe` looks for (seed: executor contract). */
const EVIDENCE = (/* unused pure expression or super */ null && (['exit.txt', 'launch.pid', 'pid.txt']));
/** Failure classes, in the order in which they are tried (DESIGN §4). */
const FAILURE_CLASSES = [
    'session_lost',
    'quota',
    'git',
    'env',
    'transient',
    'timeout',
    'stalled',
    'lost',
    'killed',
    'cancelled',
    'empty',
    'failed',
];


/***/ }),

/***/ 33437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   lV: () => (/* binding */ factList),
/* harmony export */   n$: () => (/* binding */ moment),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/** `45 s`, `4 min 12 s`, `2 h 5 min`. */
function duration(seconds) {
    const whole = Math.max(0, Math.round(seconds));
    if (whole < 1)
        return 'under 1 s';
    if (whole < 60)
        return `${whole} s`;
    const minutes = Math.floor(whole / 60);
    if (minutes < 60)
        return joined(minutes, 'min', whole % 60, 's');
    return joined(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}
/** `12,345` */
function grouped(count) {
    return String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `$0.42`; what is less than a cent is said so. */
function dollars(cost) {
    return cost > 0 && cost < 0.01 ? 'under $0.01' : `$${cost.toFixed(2)}`;
}
/** `2026-11-29 13:10 UTC` */
function moment(at) {
    const date = new Date(at);
    if (Number.isNaN(date.getTime()))
        return 'an unknown time';
    return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** What is known of the run, in reading order; the unknown is left out. Plain text. */
function factList(facts) {
    const model = facts.model ?? '';
    const effort = facts.effort ?? '';
    const cost = facts.usage?.cost_usd;
    return [
        facts.executor,
        model !== '' && effort !== '' ? `${model} (${effort})` : model !== '' ? model : effort,
        facts.terminal,
        facts.seconds === null ? '' : duration(facts.seconds),
        facts.usage === null ? '' : `${grouped(facts.usage.total_tokens)} tokens`,
        typeof cost === 'number' ? dollars(cost) : '',
        ...(facts.git?.facts ?? []),
        facts.denied === undefined ? '' : deniedFact(facts.denied),
        `round ${facts.round}`,
        facts.iteration > 1 ? `iteration ${facts.iteration}` : '',
        facts.attempt > 1 ? `attempt ${facts.attempt}` : '',
        facts.run_id,
    ].filter((fact) => fact !== '');
}
/** `permission refused 3 times (Bash, Write)` */
function deniedFact({ calls, tools }) {
    const times = calls === 1 ? 'once' : `${calls} times`;
    return `permission refused ${times}${tools.length === 0 ? '' : ` (${tools.join(', ')})`}`;
}
function joined(large, largeUnit, small, smallUnit) {
    return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}


/***/ }),

/***/ 50536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ek: () => (/* binding */ prefixEnd),
/* harmony export */   S_: () => (/* binding */ lastPart),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/** Cutting text without breaking what a reader sees as one character. Lengths are UTF-16 code units, as in `length`. */
/** Made at first use: it loads tables that most ticks do not need. */
let segmenter = null;
/** How far back a start for the segmentation, or a space to cut at, is looked for. */
const LOOK_BACK = 2048;
const WORD = 120;
const CHARACTER_MAX = 64;
/**
 * The longest prefix of at most `limit` units that ends between two visible characters, preferably between two words.
 * @returns its length.
 */
function prefixEnd(text, limit) {
    if (limit <= 0)
        return 0;
    if (text.length <= limit)
        return text.length;
    const space = lastSpace(text, limit, WORD);
    if (space > 0)
        return space;
    return graphemeBorder(text, limit);
}
/** `text` itself, or its beginning with an ellipsis; never longer than `limit` units. */
function shorten(text, limit) {
    if (text.length <= limit)
        return text;
    return limit < 1 ? '' : `${text.slice(0, prefixEnd(text, limit - 1)).trimEnd()}…`;
}
/** The end of `text` in at most `limit` units, with an ellipsis before it when something is missing. */
function lastPart(text, limit) {
    if (text.length <= limit)
        return text;
    const from = text.length - limit + 1;
    const newline = text.indexOf('\n', from);
    if (newline >= 0 && newline - from < limit / 2)
        return `…${text.slice(newline)}`;
    const border = graphemeBorder(text, from);
    const next = border < from ? border + firstGrapheme(text.slice(border, border + 256)).length : border;
    return `…${text.slice(next)}`;
}
function graphemeBorder(text, limit) {
    const space = lastSpace(text, limit, LOOK_BACK);
    let start = space >= 0 ? space : Math.max(0, limit - LOOK_BACK);
    if (isLowSurrogate(text, start))
        start += 1;
    let border = start;
    for (const { index, segment } of segments(text.slice(start, limit + CHARACTER_MAX))) {
        if (start + index > limit)
            break;
        border = start + index;
        if (start + index + segment.length === limit)
            return limit;
    }
    // A first character that is longer than any real one (a letter under a thousand marks) is cut all the same.
    return border > 0 || limit < CHARACTER_MAX ? border : limit - (isLowSurrogate(text, limit) ? 1 : 0);
}
function firstGrapheme(text) {
    for (const { segment } of segments(text))
        return segment;
    return '';
}
function lastSpace(text, limit, within) {
    for (let at = limit; at > 0 && at > limit - within; at -= 1) {
        const code = text.charCodeAt(at);
        if (code === 0x20 || code === 0x0a)
            return at;
    }
    return -1;
}
function isLowSurrogate(text, at) {
    const code = text.charCodeAt(at);
    return code >= 0xdc00 && code <= 0xdfff;
}
function segments(text) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    return segmenter.segment(text);
}


/***/ })

};
