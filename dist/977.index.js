export const id = 977;
export const ids = [977];
export const modules = {

/***/ 17220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   q: () => (/* binding */ linked)
/* harmony export */ });
/* harmony import */ var _bot_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85151);
/** Text of other people as part of a Markdown page: it shows as written and does nothing. Pure. */

const SPECIAL = /[&<>`*_~|[\]\\#@$]/g;
/** One line of plain text for a table cell or a sentence; at most `most` characters. */
function plain(text, most = 300) {
    const line = (0,_bot_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .u)(text).replaceAll(/\s+/g, ' ').trim();
    const characters = Array.from(line);
    const short = characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
    return (short
        .replaceAll(SPECIAL, (character) => `&#${character.codePointAt(0) ?? 0};`)
        // Addresses become links only where a person would expect one.
        .replaceAll(/:(?=\/\/)/g, '&#58;')
        .replaceAll(/www(?=\.)/gi, (word) => `${word.slice(0, 2)}&#${word.charCodeAt(2)};`)
        // What begins a list or a heading at the start of a line.
        .replace(/^[+\-=:]|^\d+(?=[.)])/, (start) => Array.from(start, (c) => `&#${c.charCodeAt(0)};`).join('')));
}
/** An address that a page names: a link where it is one of the web, plain text else. */
function linked(text, url) {
    const address = URL.canParse(url) ? new URL(url) : null;
    if (address === null || !['https:', 'http:'].includes(address.protocol) || address.username !== '')
        return plain(text);
    const href = address.href.replaceAll(/[()<>[\]|\\`*_~\s]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
    return `[${plain(text)}](${href})`;
}
/** A table; each cell is text of other people and is made plain. Empty without rows. */
function tableOf(heads, rows, most) {
    if (rows.length === 0)
        return '';
    const line = (cells) => `| ${cells.join(' | ')} |`;
    const shown = rows
        .slice(0, most)
        .map((cells) => line(cells.map((cell) => (typeof cell === 'string' ? plain(cell) : cell.markdown))));
    const more = rows.length > most ? `\n\nand ${rows.length - most} more.` : '';
    return [line(heads), line(heads.map(() => '---')), ...shown].join('\n') + more;
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


/***/ })

};
