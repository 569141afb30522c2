export const id = 449;
export const ids = [449];
export const modules = {

/***/ 86467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ Draft),
  s: () => (/* binding */ evolve)
});

;// CONCATENATED MODULE: ./build/action/src/core/fold-publication.js
const TYPES = ['step-ended', 'step-failed', 'forgotten'];
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
            const steps = publication.steps.map((step, index) => index === event.step
                ? { ...step, tries: step.tries + 1, reason: event.reason, not_before: event.not_before }
                : step);
            draft.set('outbox', publication.id, { ...publication, steps, digest: publication.digest ?? event.digest });
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

// EXTERNAL MODULE: ./build/action/src/core/state.js + 3 modules
var core_state = __webpack_require__(17959);
;// CONCATENATED MODULE: ./build/action/src/core/fold-run.js

const fold_run_TYPES = [
    'run-marked',
    'run-relaunched',
    'run-adopted',
    'start-refused',
    'run-seen',
    'run-unreachable',
    'unreachable-told',
    'run-stopping',
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
            draft.set('inflight', event.item_id, { ...run, handle: event.handle, dir_name: event.dir_name, replaces: [] });
            return;
        }
        case 'start-refused': {
            const run = state.inflight[event.item_id];
            const item = state.items[event.item_id];
            if (run?.dir_name !== event.dir_name || run.phase !== 'launching' || item === undefined)
                return;
            draft.delete('inflight', event.item_id);
            draft.delete('outbox', `${run.run_id}:working`);
            draft.set('items', event.item_id, { ...event.before, seen: item.seen, runs: item.runs });
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
                });
                return;
            }
            draft.set('inflight', event.item_id, {
                ...run,
                last_output_at: event.last_output_at,
                unreachable_since: null,
            });
            return;
        }
        case 'run-unreachable': {
            const run = state.inflight[event.item_id];
            if (run?.run_id === event.run_id)
                draft.set('inflight', event.item_id, { ...run, unreachable_since: event.since });
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
            });
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
            const answer = {
                run_id: run?.run_id ?? item.answer?.run_id ?? '',
                tag: null,
                class: 'cancelled',
                at: event.at,
            };
            draft.set('items', event.item_id, { ...item, next: null, answer });
            return;
        }
    }
}
/** What another tick has seen of the item since it was decided what becomes of it. */
function withLaterSight(decided, known) {
    if (known === undefined || known.seen.updated_at <= decided.seen.updated_at)
        return decided;
    const { seen, comments_read_at, unheard } = known;
    return { ...decided, seen, comments_read_at, unheard };
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
    failures: 0,
    unreachable_since: null,
    not_before: 0,
    utc_offset_min: null,
    holds: {},
};
function fold(draft, event) {
    const { state } = draft;
    switch (event.type) {
        case 'project-read': {
            const known = state.projects[event.info.key];
            const info = {
                ...event.info,
                states: [...event.info.states],
                labels: { ...event.info.labels },
                members: [...event.info.members],
            };
            draft.set('projects', event.info.key, {
                watermark: known?.watermark ?? null,
                swept_at: known?.swept_at ?? 0,
                bots: known?.bots ?? [],
                authors: [...event.authors],
                info,
                read_at: event.at,
            });
            return;
        }
        case 'project-scanned': {
            const known = state.projects[event.key];
            if (known === undefined)
                return;
            draft.set('projects', event.key, {
                ...known,
                watermark: event.newest === null ? known.watermark : Math.max(event.newest, known.watermark ?? 0),
                swept_at: event.swept_at ?? known.swept_at,
                bots: [...event.bots],
            });
            return;
        }
        case 'identity':
            draft.set('terminals', event.terminal, {
                ...(state.terminals[event.terminal] ?? UNKNOWN_TERMINAL),
                user_id: event.user_id,
                user_read_at: event.at,
            });
            return;
        case 'terminal-reached': {
            const known = state.terminals[event.terminal] ?? UNKNOWN_TERMINAL;
            draft.set('terminals', event.terminal, {
                ...known,
                failures: 0,
                unreachable_since: null,
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
                not_before: event.not_before,
            });
            return;
        }
        case 'item-seen':
            draft.set('items', event.item.id, seenItem(state.items[event.item.id], event.item));
            return;
        case 'item-dropped':
            draft.delete('items', event.item_id);
            return;
        case 'comments-read':
            return draft.changeItem(event.item_id, { comments_read_at: event.at, unheard: event.unheard });
        case 'blockers-read':
            return draft.changeItem(event.item_id, { blocked: event.blocked });
        case 'item-moved':
            return draft.changeItem(event.item_id, { left: event.left });
        case 'next-dropped':
            return draft.changeItem(event.item_id, { next: null, answer: event.answer });
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
                holds: { ...known.holds, [event.executor]: { since: event.since, until: event.until, reason: event.reason } },
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
        iterations: 0,
        attempts: 0,
        spent: [],
        quota_holds: 0,
        thread: null,
        next: null,
        answer: null,
        left: null,
        blocked: null,
        heard: [],
        asked: [],
        comments_read_at: 0,
        unheard: { allowed: 0, others: 0 },
        ledger: [],
    };
}


/***/ }),

/***/ 95888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sl: () => (/* binding */ publicationRef),
/* harmony export */   eW: () => (/* binding */ launchRefs),
/* harmony export */   gA: () => (/* binding */ refsOf),
/* harmony export */   px: () => (/* binding */ runRef),
/* harmony export */   sB: () => (/* binding */ needsCollecting),
/* harmony export */   uD: () => (/* binding */ earlierId)
/* harmony export */ });
function runRef(run) {
    return {
        id: run.item_id,
        terminal: run.terminal,
        executor: run.executor,
        handle: run.handle,
        context: { asked_thread: run.thread_id, totals_before: run.totals_before },
    };
}
/** Earlier launches of a run that is not seen yet; one of them may have begun. */
function earlierRefs(run) {
    if (run.phase !== 'launching')
        return [];
    return run.replaces.map((handle, index) => ({ ...runRef(run), id: earlierId(run, index), handle }));
}
/** Every launch of a run, the last one first. */
function launchRefs(run) {
    return [runRef(run), ...earlierRefs(run)];
}
function earlierId(run, index) {
    return `${run.item_id}~${index}`;
}
function publicationRef(publication) {
    const { run } = publication;
    return {
        id: `publication:${publication.id}`,
        terminal: run.terminal,
        executor: run.executor,
        handle: run.handle,
        context: { asked_thread: run.thread_id, totals_before: run.totals_before },
    };
}
/** Steps that say what the run said. */
const TELLING = new Set(['comment', 'notice']);
/** Whether something still has to be said whose text has to be read from the run. */
function needsCollecting(publication) {
    return (publication.needs_result && publication.steps.some(({ kind, status }) => status === 'open' && TELLING.has(kind)));
}
/** All references a tick inspects. */
function refsOf(state) {
    const refs = [];
    for (const run of Object.values(state.inflight))
        refs.push(...launchRefs(run));
    for (const publication of Object.values(state.outbox)) {
        if (needsCollecting(publication))
            refs.push(publicationRef(publication));
    }
    return refs;
}


/***/ }),

/***/ 63224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ renderPrompt)
});

// EXTERNAL MODULE: ./node_modules/liquidjs/dist/liquid.node.js
var liquid_node = __webpack_require__(48694);
// EXTERNAL MODULE: ./build/action/src/plane/html-to-markdown.js + 1 modules
var html_to_markdown = __webpack_require__(61210);
;// CONCATENATED MODULE: ./build/action/src/core/handover.js
/**
 * What a new thread must know of the rounds before it: made from the comments in Plane, because state keeps no text.
 * Pure. The oldest parts give way when it grows too long.
 */
const HANDOVER_CHARS = 12_000;
const ONE_CHARS = 4_000;
/** Empty when nothing was said yet. `comments`: oldest first. */
function handoverSummary(comments) {
    const kept = [];
    let length = 0;
    for (const comment of comments.toReversed()) {
        const heading = comment.own ? 'You answered' : `${comment.author} wrote`;
        const entry = `### ${heading}\n\n${shorten(comment.text.trim())}`;
        if (length + entry.length > HANDOVER_CHARS)
            break;
        length += entry.length;
        kept.unshift(entry);
    }
    if (kept.length === 0)
        return '';
    const left = comments.length - kept.length;
    const note = left === 0 ? '' : `(${left} earlier ${left === 1 ? 'entry is' : 'entries are'} left out.)\n\n`;
    return `${note}${kept.join('\n\n')}`;
}
function shorten(text) {
    const points = Array.from(text);
    if (points.length <= ONE_CHARS)
        return text;
    return `${points.slice(0, ONE_CHARS).join('')} …`;
}

;// CONCATENATED MODULE: ./build/action/src/prompt.js
/**
 * Prompts: a strict Liquid template over the item, its new comments and what happened before. Text of people enters as
 * values only and is never read as a template; an unknown variable fails that run with a clear message.
 */



async function renderPrompt(template, ask, toMarkdown) {
    const names = new Map(ask.project.members.map((member) => [member.id, member.display_name]));
    const spoken = async (comment) => ({
        author: comment.external_source === 'agentd' ? 'agentd' : (0,html_to_markdown/* visible */.R)(names.get(comment.actor) ?? 'Someone'),
        own: comment.external_source === 'agentd',
        text: (await toMarkdown(comment.html, ask.project)).trim(),
    });
    const fresh = new Set(ask.fresh);
    const before = ask.comments.filter((comment) => !fresh.has(comment.id));
    const scope = {
        item: {
            key: ask.item.key,
            title: (0,html_to_markdown/* visible */.R)(ask.item.name),
            description: (await toMarkdown(ask.item.description_html ?? '', ask.project)).trim(),
            labels: ask.item.labels.map(html_to_markdown/* visible */.R),
            priority: ask.item.priority,
            state: ask.item.state.name,
            url: ask.url,
        },
        comments: await Promise.all(ask.comments.filter((comment) => fresh.has(comment.id)).map(spoken)),
        handover: ask.handover ? handoverSummary(await Promise.all(before.map(spoken))) : '',
        run: ask.run,
        terminal: ask.terminal,
        executor: ask.executor,
        repo: ask.repo,
    };
    try {
        const text = await engine.render(parsed(template.text), scope);
        return { ok: true, text: safeStart(String(text)) };
    }
    catch (error) {
        const where = template.path === null ? 'The built-in prompt' : `The prompt template ${template.path}`;
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
const engine = new liquid_node/* Liquid */.HX({ strictVariables: true, strictFilters: true, ownPropertyOnly: true, lenientIf: false });
const templates = new Map();
/** A project's template is the same for all its items. @throws when it is none */
function parsed(text) {
    let template = templates.get(text);
    if (template === undefined) {
        template = engine.parse(text);
        templates.set(text, template);
    }
    return template;
}
/** Agents read a leading slash as a command of their own; NUL cannot pass a command line or a file of text. */
function safeStart(text) {
    const clean = text.replaceAll('\0', '');
    return clean.trimStart().startsWith('/') ? `Task:\n\n${clean}` : clean;
}
function firstLine(message) {
    return message.split('\n', 1)[0] ?? message;
}


/***/ }),

/***/ 57265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ loadState),
/* harmony export */   L: () => (/* binding */ saveState)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/* harmony import */ var _core_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17959);
/* harmony import */ var _core_state_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31318);
/**
 * Loading and saving state under compare-and-swap. A save whose acknowledgement was lost is told from a conflict by its
 * `save_id`.
 */



const LINEAGE_BYTES = 16;
const TRIES = 5;
const RETRY_MS = 100;
/**
 * @throws {StateError} `state-absent` unless `init`; `state-unreadable`, `state-from-future`.
 */
async function loadState(ports, init) {
    const loaded = await ports.store.load();
    const now = ports.clock.now();
    const ahead_ms = loaded.now === null ? 0 : loaded.now - now;
    if (loaded.text !== null)
        return { state: (0,_core_state_text_js__WEBPACK_IMPORTED_MODULE_2__/* .parseState */ .B)(loaded.text, ports.store.name), version: loaded.version, ahead_ms };
    if (init)
        return { state: (0,_core_state_js__WEBPACK_IMPORTED_MODULE_1__/* .newState */ .om)(ports.random.hex(LINEAGE_BYTES), now), version: null, ahead_ms };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq({
        code: 'state-absent',
        message: `There is no state in ${ports.store.name}.`,
        remedy: 'For the first tick ever, allow a first state with init (CLI: --init). If there was one before, restore it.',
        retry: false,
    });
}
/** @throws {AgentdError} when it stays unknown whether the state was written. */
async function saveState(held, next, ports) {
    const now = ports.clock.now();
    const state = {
        ...next,
        generation: held.state.generation + 1,
        save_id: ports.random.hex(8),
        saved_at: now,
        saved_by: ports.run == null ? null : { ...ports.run, at: now },
    };
    const text = (0,_core_state_text_js__WEBPACK_IMPORTED_MODULE_2__/* .printState */ .U)(state);
    let { version } = held;
    for (let attempt = 1;; attempt++) {
        try {
            return { ok: true, held: { state, version: await ports.store.save(text, version) } };
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentdError */ .ie) || (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConflictError */ .fK) && !error.problem.retry))
                throw error;
            if (attempt === TRIES)
                throw error;
            await ports.clock.sleep(RETRY_MS * attempt);
            const stored = await ports.store.load();
            if (stored.text === null) {
                if (held.version !== null)
                    throw error;
                continue;
            }
            const current = (0,_core_state_text_js__WEBPACK_IMPORTED_MODULE_2__/* .parseState */ .B)(stored.text, ports.store.name);
            if (current.save_id === state.save_id)
                return { ok: true, held: { state, version: stored.version } };
            const same = current.lineage === state.lineage && current.generation === held.state.generation;
            if (!same || current.save_id !== held.state.save_id)
                return { ok: false, newer: { state: current, version: stored.version } };
            version = stored.version;
        }
    }
}


/***/ }),

/***/ 21449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ tick)
});

// EXTERNAL MODULE: ./build/action/src/core/evolve.js + 3 modules
var evolve = __webpack_require__(86467);
;// CONCATENATED MODULE: ./build/action/src/core/failures.js
/** The failure in a row that is told first. */
const FAILURES_TOLD = 3;
/** What was wrong with reading Plane in this tick → the count, if it changes. */
function countFailures(state, problems) {
    const failures = problems.some(({ retry }) => retry) ? state.failures_in_row + 1 : 0;
    return failures === state.failures_in_row ? [] : [{ type: 'failures-counted', failures }];
}
/** A count is worth a save of its own up to the one that is told first, and when it ends. */
function isWorthSaving(event) {
    return event.type !== 'failures-counted' || event.failures <= FAILURES_TOLD;
}
/** 3, 6, 12, 24 … */
function isTold(failures) {
    let told = FAILURES_TOLD;
    while (told < failures)
        told *= 2;
    return told === failures;
}

// EXTERNAL MODULE: ./build/action/src/core/state.js + 3 modules
var core_state = __webpack_require__(17959);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
;// CONCATENATED MODULE: ./build/action/src/core/fits.js
/** Everything that the configuration names is there, it was read for the same authors, and the project is in use. */
function fits(key, config, known) {
    const project = config.projects[key];
    const { info } = known;
    if (project === undefined || info.archived || !hasSameAuthors(config, known))
        return false;
    const { working, review, question, blocked, pick_up = [] } = project.states;
    const states = new Set(info.states.map((state) => state.name));
    const members = new Set(info.members.map((member) => member.display_name));
    return ([working, review, question, blocked, ...pick_up].every((name) => name === undefined || states.has(name)) &&
        Object.keys(project.routing.by_assignee).every((name) => members.has(name)));
}
/** Of members that no author is, state keeps no address: others cannot be told by what was read for these. */
function hasSameAuthors({ allowed_authors }, { authors }) {
    return authors.length === allowed_authors.length && authors.every((author) => allowed_authors.includes(author));
}
/** The user is the one that the configuration expects behind the token of `terminal`, as far as members were read. */
function isExpected(user_id, terminal, config, infos) {
    return Object.entries(config.projects).every(([key, project]) => {
        const info = infos[key]?.info;
        if (info === undefined || info.archived)
            return true;
        const name = info.members.find((member) => member.id === user_id)?.display_name;
        const expected = Object.entries(project.routing.by_assignee).filter(([, target]) => target === terminal);
        return expected.every(([assignee]) => assignee === name);
    });
}

;// CONCATENATED MODULE: ./build/action/src/core/backoff.js
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
/** Breaker of a terminal: visits go on for the first few failures, then wait 1, 2, 4 … up to 30 min. */
function breakerUntil(now, failures) {
    if (failures < 3)
        return now;
    return now + Math.min(30, 2 ** (failures - 3)) * 60_000;
}
/** FNV-1a of the seed, in [0, 1). */
function fractionOf(seed) {
    let hash = 0x811c9dc5;
    for (const char of seed)
        hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
    return (hash >>> 0) / 2 ** 32;
}

// EXTERNAL MODULE: ./build/action/src/core/bots.js
var bots = __webpack_require__(56204);
// EXTERNAL MODULE: ./build/action/src/core/refs.js
var core_refs = __webpack_require__(95888);
;// CONCATENATED MODULE: ./build/action/src/core/publications.js

/** Further looks at a terminal before what a run left there is given up. */
const FORGET_TRIES = 5;
/** How long a result that was seen but cannot be read again holds its item. */
const RESULT_WAIT_MS = 24 * 60 * 60_000;
/** Of a publication without a comment. */
const SILENT = {
    kind: 'working',
    tag: null,
    tagged: false,
    class: null,
    reason: '',
    remedy: '',
    seconds: null,
    ledger: [],
};
function publicationOf(run, parts) {
    return {
        id: `${run.run_id}:${parts.kind}`,
        item_id: run.item_id,
        run: {
            run_id: run.run_id,
            terminal: run.terminal,
            executor: run.executor,
            handle: run.handle,
            dir_name: run.dir_name,
            thread_id: run.thread_id,
            totals_before: run.totals_before,
            model: run.model,
            effort: run.effort,
            round: run.round,
            iteration: run.iteration,
            attempt: run.attempt,
        },
        say: parts.say,
        needs_result: parts.needs_result,
        digest: null,
        steps: [...parts.steps],
        forget: parts.forget,
        forget_tries: 0,
        made_at: parts.now,
    };
}
function step(kind, fields = {}) {
    return {
        kind,
        status: 'open',
        tries: 0,
        not_before: 0,
        reason: null,
        to: null,
        from: [],
        url: null,
        title: null,
        ...fields,
    };
}
/** Comment, then the state that belongs to the tag (if configured), then notices. */
function stepsAfter(tag, item, view, config) {
    const steps = [step('comment')];
    const target = view === null || tag === null ? null : targetState(tag, view);
    if (target !== null && view !== null) {
        const from = [...new Set([...(item.left?.state_ids ?? []), view.working.id])].filter((id) => id !== target);
        steps.push(step('state', { to: target, from }));
    }
    for (const notice of config.notices) {
        if (tag !== null && notice.tags.includes(tag))
            steps.push(step('notice', { title: notice.url_key }));
    }
    return steps;
}
function targetState(tag, view) {
    switch (tag) {
        case 'review':
            return view.review?.id ?? null;
        case 'question':
            return view.question?.id ?? null;
        case 'blocked':
            return view.blocked?.id ?? null;
        case 'progress':
            return null;
    }
}
function isPublishing(publication) {
    return publication.steps.some((entry) => entry.status === 'open');
}
/** One action a publication at most, an item's publications in the order in which they were made. */
function planPublications(state, runs, now) {
    const actions = [];
    const waitingItems = new Set();
    const ordered = Object.values(state.outbox).toSorted((a, b) => a.made_at - b.made_at || rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
    for (const publication of ordered) {
        const key = keyOf(publication, state);
        if (!isPublishing(publication)) {
            if (publication.forget_tries < FORGET_TRIES) {
                actions.push({ type: 'forget', key, publication_id: publication.id, ref: (0,core_refs/* publicationRef */.Sl)(publication) });
            }
            continue;
        }
        if (waitingItems.has(publication.item_id))
            continue;
        waitingItems.add(publication.item_id);
        if (isWorking(publication) && state.inflight[publication.item_id]?.phase === 'launching')
            continue;
        const open = publication.steps.find((entry) => entry.status === 'open');
        if (open === undefined || open.not_before > now)
            continue;
        if (!(0,core_refs/* needsCollecting */.sB)(publication)) {
            actions.push({ type: 'publish', key, publication, result: null });
            continue;
        }
        const seen = runs.get((0,core_refs/* publicationRef */.Sl)(publication).id) ?? runs.get(publication.item_id);
        if (seen?.state === 'finished' || seen?.state === 'gone') {
            actions.push({ type: 'publish', key, publication, result: seen.result });
        }
        else if (now - publication.made_at > RESULT_WAIT_MS) {
            actions.push({ type: 'publish', key, publication, result: null });
        }
    }
    return actions;
}
/** The move to the working state; it waits until the run is known to have started. */
function isWorking(publication) {
    return publication.say.kind === 'working';
}
/** At equal times the move to the working state comes before the result. */
function rank(publication) {
    return isWorking(publication) ? 0 : 1;
}
function keyOf(publication, state) {
    return state.items[publication.item_id]?.key ?? publication.run.run_id;
}

;// CONCATENATED MODULE: ./build/action/src/core/holds.js

const ENV_HOLD_MS = 60 * 60_000;
function accountOf(run, config) {
    return config.terminals[run.terminal]?.accounts[run.executor] ?? `${run.terminal}/${run.executor}`;
}
/** Runs that were under way when the account was held say nothing new: together they are one hold. */
function holdAccount(run, reset_at, { config, state, now }) {
    const account = accountOf(run, config);
    const known = state.accounts[account];
    if (known === undefined || known.until <= now) {
        const before = known?.holds ?? 0;
        return { type: 'account-held', account, until: quotaUntil(now, reset_at, before), holds: before + 1 };
    }
    const until = Math.max(known.until, quotaUntil(now, reset_at, known.holds - 1));
    return { type: 'account-held', account, until, holds: known.holds };
}
function freeAccount(run, config) {
    return [{ type: 'account-freed', account: accountOf(run, config) }];
}
/** Others would fail alike, unless it was a label of this item that chose the model or the script. */
function holdExecutor(run, reason, { config, now }) {
    const { terminal, executor, key } = run;
    const known = config.executors[executor];
    const usual = run.model === (known?.default_model ?? null) && run.script === (known?.script ?? null);
    if (!usual)
        return [];
    const until = now + ENV_HOLD_MS;
    return [{ type: 'executor-held', terminal, executor, since: now, until, reason: `${key}: ${reason}` }];
}
/** It works again. */
function freeExecutor(run, state) {
    const held = state.terminals[run.terminal]?.holds[run.executor] !== undefined;
    return held ? [{ type: 'executor-freed', terminal: run.terminal, executor: run.executor }] : [];
}

// EXTERNAL MODULE: ./build/action/src/core/interpret.js + 1 modules
var interpret = __webpack_require__(20108);
;// CONCATENATED MODULE: ./build/action/src/core/remedies.js
const REMEDY = {
    quota: 'The account ran into its limit five times in a row. Check its plan, or route the item elsewhere.',
    env: 'Put right what the last frame names on that machine, then comment here or move the item back.',
    transient: 'The service stayed unavailable. Comment here or move the item back to try again.',
    killed: 'Something on the machine ended the agent. Comment here or move the item back to try again.',
    timeout: 'Raise limits.run_s, or split the work; then comment here or move the item back.',
    stalled: 'See the last frame; raise limits.stall_s if silence is normal there; then comment or move the item back.',
    lost: 'Look at the machine; then comment here or move the item back to try again.',
    empty: 'The agent ended without a word. See the last frame; then comment here or move the item back.',
    failed: 'See the last frame; then comment here or move the item back to try again.',
};
/** What to mend, as far as the runner's own exit codes tell it. */
function envRemedy(run, exit_code) {
    const where = `terminals.${run.terminal}`;
    const then = 'then comment here or move the item back.';
    switch (exit_code) {
        case 97:
            return `Make the folder on ${run.terminal}, or correct ${where}.repo; ${then}`;
        case 127:
            return `Install the program on ${run.terminal}, or name its absolute path under ${where}.bins; ${then}`;
        default:
            return REMEDY.env;
    }
}

;// CONCATENATED MODULE: ./build/action/src/core/route.js
const NO_TIER = 'none';
function routeItem(item, view, config) {
    const assigned = item.assignees.filter((user) => view.bots.has(user));
    const [user, second] = assigned;
    if (user === undefined)
        return { reason: 'not-assigned', detail: 'It is not assigned to a bot user.' };
    if (second !== undefined)
        return { reason: 'ambiguous-assignee', detail: 'Two bot users are assigned; leave one.' };
    const chosen = chosenByLabels(item.labels, view.config.routing.by_label);
    const terminal = chosen.terminal ?? view.bots.get(user) ?? '';
    const terminal_config = Object.hasOwn(config.terminals, terminal) ? config.terminals[terminal] : undefined;
    if (terminal_config === undefined) {
        return { reason: 'terminal-unknown', detail: `Terminal ${terminal} is not in the config.` };
    }
    const executor = chosen.executor ?? view.config.default_executor;
    const executor_config = Object.hasOwn(config.executors, executor) ? config.executors[executor] : undefined;
    if (executor_config === undefined || !terminal_config.executors.includes(executor)) {
        return { reason: 'no-executor', detail: `Terminal ${terminal} does not offer executor ${executor}.` };
    }
    const model = chosen.model ?? executor_config.default_model ?? null;
    if (model !== null && executor_config.models.length > 0 && !executor_config.models.includes(model)) {
        return {
            reason: 'no-executor',
            detail: `Executor ${executor} does not offer model ${model}; it has ${executor_config.models.join(', ')}.`,
        };
    }
    const missing = item.labels
        .filter((label) => label.startsWith('needs:'))
        .map((label) => label.slice('needs:'.length))
        .filter((capability) => capability !== '' && !terminal_config.capabilities.includes(capability));
    if (missing.length > 0) {
        return { reason: 'capability-missing', detail: `Terminal ${terminal} lacks ${missing.join(', ')}.` };
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
/** Shell runs have no thread; others need a `resume` template, `mock` excepted. */
function canResume(executor) {
    if (executor.adapter === 'shell')
        return false;
    return executor.adapter === 'mock' || executor.resume !== undefined;
}
/**
 * The project's own table and, for labels that are not in it, `exec:x`, `model:x`, `effort:x`, `tier:x`. Labels are in
 * name order; for each choice the first that speaks wins, the table before the prefixes.
 */
function chosenByLabels(labels, table) {
    const chosen = {};
    const choose = (key, value) => {
        if (value !== undefined && value !== '')
            chosen[key] ??= value;
    };
    const listed = labels.filter((label) => Object.hasOwn(table, label));
    for (const label of listed) {
        for (const key of ['executor', 'terminal', 'model', 'effort', 'tier', 'script']) {
            choose(key, table[label]?.[key]);
        }
    }
    for (const label of labels) {
        if (listed.includes(label))
            continue;
        for (const [prefix, key] of PREFIXES)
            if (label.startsWith(prefix))
                choose(key, label.slice(prefix.length));
    }
    return chosen;
}
const PREFIXES = [
    ['exec:', 'executor'],
    ['model:', 'model'],
    ['effort:', 'effort'],
    ['tier:', 'tier'],
];

;// CONCATENATED MODULE: ./build/action/src/core/settle.js






const EMPTY_RESULT = { last_message: null, exit_code: null, thread_id: null, log_paths: [], tail: '' };
function settle(run, item, ending, facts) {
    const { config, now } = facts;
    const result = ending.result ?? EMPTY_RESULT;
    const verdict = verdictOf(run, ending, result, facts);
    const at = ending.ended_at ?? now;
    const base = withThread(item, run, result, verdict, config);
    const decision = verdict.kind === 'answer'
        ? answered(verdict, base, run, config, now)
        : failed(verdict, base, run, ending, facts, at);
    const freed = verdict.kind === 'answer' ? freeExecutor(run, facts.state) : [];
    const seconds = ending.started_at !== null && ending.ended_at !== null
        ? Math.max(0, Math.round((ending.ended_at - ending.started_at) / 1000))
        : null;
    const publication = decision.say === null
        ? null
        : publicationOf(run, {
            kind: 'result',
            say: { ...decision.say, seconds, ledger: decision.item.ledger },
            needs_result: decision.say.kind !== 'lost' && ending.result !== null,
            steps: stepsAfter(decision.say.tag, decision.item, facts.view, config),
            forget: true,
            now,
        });
    return [
        ...decision.events,
        ...freed,
        {
            type: 'run-settled',
            settlement: {
                item_id: run.item_id,
                run_id: run.run_id,
                dir_name: run.dir_name,
                verdict,
                at,
                seconds,
                usage: result.usage ?? null,
                item: decision.item,
                publication: publication ?? silentPublication(run, now),
                thread_totals: result.thread_totals ?? null,
            },
        },
    ];
}
/** Nothing is said, but what the run left outside its directory is still to be removed. */
function silentPublication(run, now) {
    const say = { ...SILENT, kind: 'failed' };
    return publicationOf(run, { kind: 'silent', say, needs_result: false, steps: [], forget: true, now });
}
function verdictOf(run, ending, result, facts) {
    const { config, state } = facts;
    if (ending.cancelled !== null)
        return failure('cancelled', ending.cancelled);
    const stopping = run.phase === 'stopping' ? run : null;
    const stopped = stopping !== null && ending.ended_by !== 'itself' ? stopping.why : null;
    if (stopping !== null && stopped === 'cancel')
        return failure('cancelled', stopping.detail);
    const verdict = (0,interpret/* interpret */.U)(result, {
        asked_thread: run.thread_id !== null,
        ended_by: ending.ended_by,
        ended_at: ending.ended_at,
        utc_offset_min: state.terminals[run.terminal]?.utc_offset_min ?? null,
        gone: ending.gone !== null,
        stop: stopped === 'lost' ? null : stopped,
        ...(config.retry.transient_patterns === undefined ? {} : { transient_patterns: config.retry.transient_patterns }),
        ...(config.retry.env_patterns === undefined ? {} : { env_patterns: config.retry.env_patterns }),
    });
    // A failure on the way to a stop is that stop: the item is in other hands, so nothing is tried again.
    if (isTakenAway(run) && verdict.kind === 'failure')
        return failure('cancelled', stopping?.detail ?? '');
    // A tagged answer counts whatever became of the process (executor contract: the exit code is not looked at).
    const vanished = ending.gone !== null && stopped !== 'timeout' && stopped !== 'stalled';
    return vanished && verdict.kind === 'failure' ? failure('lost', ending.gone) : verdict;
}
/** A person took the item from its run, which may still end by itself before it is stopped. */
function isTakenAway(run) {
    return run.phase === 'stopping' && run.why === 'cancel';
}
function failure(className, reason) {
    return { kind: 'failure', class: className, reason };
}
/** Keeps the conversation for the next run, where the executor can resume one. */
function withThread(item, run, result, verdict, config) {
    const executor = config.executors[run.executor];
    if (executor === undefined || !canResume(executor))
        return { ...item, thread: null };
    if (verdict.kind === 'failure' && verdict.class === 'session_lost')
        return { ...item, thread: null };
    const id = result.thread_id ?? run.thread_id;
    if (id === null)
        return item;
    // What a run without final figures used is unknown, so the next one's cannot be told by subtraction.
    const totals = result.thread_totals ?? null;
    return {
        ...item,
        thread: { id, executor: run.executor, terminal: run.terminal, totals: totals === null ? null : { ...totals } },
    };
}
function answered(verdict, item, run, config, now) {
    const { tag } = verdict;
    const cap = config.projects[run.project]?.iteration_cap ?? config.iteration_cap;
    const capped = tag === 'progress' && item.iterations >= cap;
    const clean = { ...item, attempts: 0, spent: [], quota_holds: 0, asked: [] };
    const freed = freeAccount(run, config);
    if (tag === 'progress' && !capped && !isTakenAway(run)) {
        return {
            item: { ...clean, answer: null, next: { kind: 'iteration', not_before: now, thread: 'keep', quota: false } },
            say: { ...say('answer', 'progress'), tagged: verdict.tagged },
            events: freed,
        };
    }
    const shown = capped ? 'question' : tag;
    return {
        item: { ...clean, next: null, answer: { run_id: run.run_id, tag: shown, class: null, at: now } },
        say: capped
            ? say('iteration_cap', 'question', `It made ${item.iterations} steps in a row, the most that is allowed.`)
            : { ...say('answer', tag), tagged: verdict.tagged },
        events: freed,
    };
}
function failed(verdict, item, run, ending, facts, at) {
    const { config, now } = facts;
    const ledgered = { ...item, ledger: [...item.ledger, { run_id: run.run_id, class: verdict.class, at }].slice(-20) };
    const resumed = run.thread_id !== null;
    const again = (next, spent) => ({
        item: {
            ...ledgered,
            answer: null,
            next,
            spent: spent === undefined ? ledgered.spent : [...ledgered.spent, spent],
        },
        say: null,
        events: [],
    });
    const stop = (kind, tag, remedy, events = []) => ({
        item: {
            ...ledgered,
            next: null,
            quota_holds: 0,
            answer: { run_id: run.run_id, tag, class: verdict.class, at: now },
        },
        say: { ...say(kind, tag, verdict.reason, remedy), class: verdict.class },
        events,
    });
    // A run that began a conversation and left none of its own is not followed by the one before it.
    const thread = resumed || ending.result?.thread_id != null ? 'keep' : 'new';
    const not_before = now + backoff(config.retry, item.attempts, run.run_id);
    const retry = { kind: 'retry', not_before, thread, quota: false };
    const rerun = { kind: 'rerun', not_before: now, thread: 'new', quota: false };
    switch (verdict.class) {
        case 'session_lost':
            return item.spent.includes('rerun') ? stop('failed', 'blocked', REMEDY.failed) : again(rerun, 'rerun');
        case 'quota': {
            const hold = holdAccount(run, verdict.reset_at, facts);
            const holds = item.quota_holds + 1;
            if (holds >= QUOTA_HOLDS_BEFORE_BLOCKED)
                return stop('failed', 'blocked', REMEDY.quota, [hold]);
            const waiting = again({ kind: 'retry', not_before: hold.until, thread, quota: true });
            return { ...waiting, item: { ...waiting.item, quota_holds: holds }, events: [hold] };
        }
        case 'env':
            if (resumed && !item.spent.includes('rerun'))
                return again(rerun, 'rerun');
            return stop('failed', 'blocked', envRemedy(run, ending.result?.exit_code ?? null), holdExecutor(run, verdict.reason, facts));
        case 'transient':
        case 'killed':
            if (item.attempts < config.retry.max_attempts)
                return again(retry);
            return stop('failed', 'blocked', REMEDY[verdict.class]);
        case 'timeout':
        case 'stalled':
            if (config.retry.timeout > 0 && !item.spent.includes('timeout'))
                return again(retry, 'timeout');
            return stop('failed', 'blocked', REMEDY[verdict.class]);
        case 'lost':
            if (ending.swept && !item.spent.includes('lost'))
                return again(retry, 'lost');
            return stop('lost', 'blocked', REMEDY.lost);
        case 'cancelled':
            return stop('cancelled', null, '');
        case 'empty':
            return stop('failed', 'blocked', REMEDY.empty);
        case 'failed':
            if (resumed && !item.spent.includes('rerun'))
                return again(rerun, 'rerun');
            if (item.attempts <= config.retry.failed)
                return again(retry);
            return stop('failed', 'blocked', REMEDY.failed);
    }
}
function say(kind, tag, reason = '', remedy = '') {
    return { kind, tag, tagged: true, class: null, reason, remedy };
}

;// CONCATENATED MODULE: ./build/action/src/core/watch.js
/** How far behind the newest change a read goes back: Plane's background work moves `updated_at` late. */
const WATERMARK_OVERLAP_MS = 60_000;
/** How long after a change a read may still be answered without it: a replica’s lag, and clocks that disagree. */
const SETTLE_MS = 5 * 60_000;
const SWEEP_EVERY_MS = 6 * 60 * 60_000;
/** Items of one project as they were listed and read, folded into what is known. */
function watchProject(state, view, obs, now) {
    const seen = obs.projects[view.key];
    if (seen?.ok !== true)
        return [];
    const events = [];
    const listed = new Map(seen.items.map((item) => [item.id, item]));
    for (const item of listed.values()) {
        const detail = obs.details.get(item.id);
        if (detail?.ok === true && detail.item !== null)
            continue;
        events.push(...seeItem(state, view, item));
    }
    if (seen.full) {
        for (const [item_id, item] of Object.entries(state.items)) {
            if (item.project !== view.key || listed.has(item_id))
                continue;
            if (item.runs === 0 && state.inflight[item_id] === undefined)
                events.push({ type: 'item-dropped', item_id });
        }
    }
    const bots = [...view.ours].toSorted();
    const known = state.projects[view.key]?.bots ?? [];
    // Items of a bot that was not known before lie behind the watermark.
    const again = bots.every((user) => known.includes(user)) ? null : 0;
    events.push({
        type: 'project-scanned',
        key: view.key,
        newest: seen.newest,
        swept_at: seen.full ? now : again,
        bots: seen.full ? bots : known.filter((user) => view.ours.has(user)),
    });
    return events;
}
/** An item that was read by id, with its comments. */
function watchDetail(state, view, item_id, obs, now) {
    const detail = obs.details.get(item_id);
    if (detail?.ok !== true)
        return [];
    if (detail.item === null) {
        const known = state.items[item_id];
        return known !== undefined && isGone(known, now) ? forgetGone(state, item_id, known, now) : [];
    }
    const events = seeItem(state, view, detail.item);
    const kept = isOurs(detail.item, view) || (state.items[item_id]?.runs ?? 0) > 0;
    if (detail.comments !== null && kept)
        events.push(...readComments(state, view, detail.item, detail.comments, now));
    const by = detail.blockers.find(({ done }) => !done)?.key;
    const blocked = by === undefined ? null : { by, read_at: now };
    if (blocked !== null || state.items[item_id]?.blocked != null) {
        events.push({ type: 'blockers-read', item_id, blocked });
    }
    return events;
}
/**
 * What was unheard when the comments were read. A replica may show a change of the item before the comment that made it:
 * until the change is a while old, the comments count as not read to the end.
 */
function readComments(state, view, item, comments, now) {
    const known = state.items[item.id];
    const heard = new Set(known?.heard ?? []);
    const unheard = comments.filter((comment) => !heard.has(comment.id) && isFromPerson(comment, view));
    const allowed = unheard.filter((comment) => counts(comment, view)).length;
    const others = unheard.length - allowed;
    const at = now - item.updated_at > SETTLE_MS ? item.updated_at : item.updated_at - 1;
    const same = known !== undefined &&
        known.comments_read_at === at &&
        known.unheard.allowed === allowed &&
        known.unheard.others === others;
    return same ? [] : [{ type: 'comments-read', item_id: item.id, at, unheard: { allowed, others } }];
}
/** Whether an item that was not found by id is gone: a replica may not know yet what was made or changed just now. */
function isGone(known, now) {
    return now - known.seen.updated_at > SETTLE_MS;
}
/** What has run keeps its record, because its numbers are never used again; should it come back, a person has acted. */
function forgetGone(state, item_id, known, now) {
    if (state.inflight[item_id] !== undefined)
        return [];
    if (known.runs === 0)
        return [{ type: 'item-dropped', item_id }];
    const answer = known.answer ?? { run_id: `${known.key}-${known.runs}`, tag: null, class: 'cancelled', at: now };
    return [
        { type: 'next-dropped', item_id, answer },
        { type: 'comments-read', item_id, at: known.seen.updated_at, unheard: { allowed: 0, others: 0 } },
    ];
}
function seeItem(state, view, item) {
    const known = state.items[item.id];
    if (known === undefined)
        return isOurs(item, view) ? [{ type: 'item-seen', item }] : [];
    // A replica may answer with an older copy: what is known to be newer stays.
    if (item.updated_at < known.seen.updated_at)
        return [];
    if (known.runs === 0 && state.inflight[item.id] === undefined && !isOurs(item, view)) {
        return [{ type: 'item-dropped', item_id: item.id }];
    }
    return sameSeen(known, item) ? [] : [{ type: 'item-seen', item }];
}
function sameSeen(known, item) {
    return (known.seen.updated_at === item.updated_at &&
        known.seen.state.id === item.state.id &&
        known.seen.state.name === item.state.name &&
        known.seen.priority === item.priority &&
        known.key === item.key &&
        sameList(known.seen.assignees, item.assignees) &&
        sameList(known.seen.labels, item.labels));
}
function sameList(a, b) {
    return a.length === b.length && a.every((value, index) => value === b[index]);
}
function isOurs(item, view) {
    return item.assignees.some((user) => view.ours.has(user));
}
function isFromPerson(comment, view) {
    return comment.external_source !== 'agentd' && !view.ours.has(comment.actor);
}
/**
 * Whether a comment is an instruction: by an allowed author, edited by nobody else, and not placed through a published
 * board. Only `actor` is trusted; Plane lets any member set `created_by`.
 */
function counts(comment, view) {
    return (isFromPerson(comment, view) &&
        comment.access === 'INTERNAL' &&
        view.authors.has(comment.actor) &&
        (comment.updated_by === null || comment.updated_by === comment.actor));
}
/** People's moves of items on which nothing runs: an answered item is judged from where it now is. */
function followMoves(state, view) {
    const events = [];
    for (const item_id of Object.keys(state.items)) {
        const item = state.items[item_id];
        if (item === undefined || item.left === null || item.seen.updated_at <= item.left.updated_at)
            continue;
        if (item.project !== view.key || state.inflight[item_id] !== undefined)
            continue;
        const moved = !item.left.state_ids.includes(item.seen.state.id);
        const assigned = isOurs(item.seen, view);
        const left = { state_ids: [item.seen.state.id], assigned, updated_at: item.seen.updated_at };
        if (item.next !== null) {
            const taken = !assigned || (moved && !view.pick_up.has(item.seen.state.id));
            if (!taken)
                continue;
            const run_id = `${item.key}-${item.runs}`;
            events.push({
                type: 'next-dropped',
                item_id,
                answer: { run_id, tag: null, class: 'cancelled', at: item.seen.updated_at },
            });
            events.push({ type: 'item-moved', item_id, left });
            continue;
        }
        if (item.answer === null)
            continue;
        const restarts = assigned && view.pick_up.has(item.seen.state.id) && (moved || !item.left.assigned);
        if (!restarts && (moved || assigned !== item.left.assigned))
            events.push({ type: 'item-moved', item_id, left });
    }
    return events;
}
/** Whether the item, as last seen, is in other hands or another state than agentd left it, by a later change. */
function personMoved(item, view) {
    if (item.left === null || item.seen.updated_at <= item.left.updated_at)
        return null;
    if (!isOurs(item.seen, view))
        return 'It was taken out of the bot’s hands.';
    if (!item.left.state_ids.includes(item.seen.state.id))
        return `It was moved to ${item.seen.state.name}.`;
    return null;
}

;// CONCATENATED MODULE: ./build/action/src/core/run-end.js


function finished(seen) {
    const { result, started_at, ended_at, ended_by } = seen;
    return { result, started_at, ended_at, ended_by, gone: null, swept: true, cancelled: null };
}
function vanished(seen, run) {
    const nothing = { started_at: null, ended_at: null, ended_by: null, cancelled: null };
    switch (seen.state) {
        case 'none':
            return { ...nothing, result: null, gone: 'Its run directory is gone.', swept: false };
        case 'void':
            return { ...nothing, result: null, gone: 'Its launch was made void before it began.', swept: true };
        case 'gone':
            return {
                ...nothing,
                result: seen.result,
                started_at: run.phase === 'launching' ? null : run.started_at,
                gone: seen.same_boot ? 'Its process is gone and left no exit record.' : 'The machine restarted while it ran.',
                swept: !seen.same_boot || seen.survivors === 0,
            };
    }
}
function settleNow(draft, run, item, ending, facts) {
    for (const event of settleEvents(draft, run, item, ending, facts))
        draft.apply(event);
}
function settleEvents(draft, run, item, ending, facts) {
    const view = facts.views.get(run.project) ?? facts.remembered(run.project);
    const events = settle(run, item, ending, { config: facts.config, view, state: draft.state, now: facts.now });
    const moved = ending.cancelled !== null || (run.phase === 'stopping' && run.why === 'cancel');
    return moved ? events.map((event) => leftWhereItIs(event, view)) : events;
}
/** After a cancelling move the item stays where the person put it; it restarts by a later, separate move only. */
function leftWhereItIs(event, view) {
    if (event.type !== 'run-settled')
        return event;
    const { item } = event.settlement;
    const { state, updated_at } = item.seen;
    const assigned = view === null || isOurs(item.seen, view);
    const left = { state_ids: [state.id], assigned, updated_at };
    return { ...event, settlement: { ...event.settlement, item: { ...item, left } } };
}

;// CONCATENATED MODULE: ./build/action/src/core/launches.js


function hasBegun(seen) {
    return seen.state === 'running' || seen.state === 'finished' || seen.state === 'gone';
}
/** The last launch has not begun; an earlier one may have. */
function planLaunching(draft, run, item, seen, cancel, facts) {
    for (const [index, handle] of run.replaces.entries()) {
        const earlier = facts.obs.runs.get((0,core_refs/* earlierId */.uD)(run, index));
        if (earlier === undefined || earlier.state === 'unknown')
            return [];
        if (!hasBegun(earlier))
            continue;
        const dir_name = launchName(run, index + 1);
        draft.apply({ type: 'run-adopted', item_id: run.item_id, run_id: run.run_id, handle, dir_name });
        return [];
    }
    if (cancel !== null)
        return voidRun(draft, run, item, { gone: null, cancelled: cancel, swept: false }, facts);
    if (seen.state === 'starting' && facts.now - run.marked_at < graceOf(facts))
        return [];
    if (item.attempts >= Math.max(facts.config.retry.max_attempts, 2)) {
        const gone = `None of ${run.launches} launches has begun.`;
        return voidRun(draft, run, item, { gone, cancelled: null, swept: false }, facts);
    }
    const detail = facts.obs.details.get(run.item_id);
    if (detail?.ok !== true || detail.comments === null) {
        facts.want(run.item_id, { project: run.project, purpose: 'cancel', comments: true, blockers: false });
        return [];
    }
    return [{ type: 'relaunch', key: run.key, run, dir_name: launchName(run, run.launches + 1) }];
}
/** A launch that was carried out and has not begun: on a slow machine it still may, after a restart it never will. */
function planUnbegun(draft, run, item, cancelled, facts) {
    if (cancelled === null && facts.now - run.started_at < graceOf(facts))
        return [];
    return voidRun(draft, run, item, { gone: 'It was launched and never began.', cancelled, swept: true }, facts);
}
/** Makes sure that a run that has not begun never does; only then its settlement is applied. */
function voidRun(draft, run, item, why, facts) {
    const ending = { result: null, started_at: null, ended_at: null, ended_by: null, ...why };
    return settleEvents(draft, run, item, ending, facts)
        .filter((event) => event.type === 'run-settled')
        .map((settled) => ({ type: 'void', key: run.key, run, settled }));
}
function graceOf({ config }) {
    return config.limits.start_grace_s * 1000;
}
/** `<run>`, `<run>-r2`, `<run>-r3` … */
function launchName(run, launch) {
    const first = run.dir_name.replace(/-r\d+$/, '');
    return launch === 1 ? first : `${first}-r${launch}`;
}

;// CONCATENATED MODULE: ./build/action/src/core/unreachable.js

const UNREACHABLE_AFTER_LIMIT_MS = 24 * 60 * 60_000;
/** The run is kept. After its limit and a day more, or when its terminal left the config, that is said once. */
function planUnreachable(draft, run, item, facts) {
    const { config, now } = facts;
    const since = run.unreachable_since ?? now;
    if (run.unreachable_since === null) {
        draft.apply({ type: 'run-unreachable', item_id: run.item_id, run_id: run.run_id, since });
    }
    const removed = !(run.terminal in config.terminals);
    const overdue = now - since > run.limit_s * 1000 + UNREACHABLE_AFTER_LIMIT_MS;
    if (run.unreachable_told || !(removed || overdue))
        return [];
    const reason = removed
        ? `Terminal ${run.terminal} is no longer in the config, and its run has not been collected.`
        : `Terminal ${run.terminal} has not answered since ${new Date(since).toISOString()}.`;
    const publication = publicationOf(run, {
        kind: 'unreachable',
        say: {
            kind: 'unreachable',
            tag: 'blocked',
            tagged: true,
            class: null,
            reason,
            since,
            remedy: `Bring the machine back and the result will be posted; or run \`agentd release ${run.key}\` to give the item up.`,
            seconds: null,
            ledger: item.ledger,
        },
        needs_result: false,
        steps: [step('comment')],
        forget: false,
        now,
    });
    draft.apply({ type: 'unreachable-told', item_id: run.item_id, run_id: run.run_id, publication });
    return [];
}

;// CONCATENATED MODULE: ./build/action/src/core/runs.js





/** The terminal keeps the limit itself; a tick steps in only when it is overdue by this. */
const LIMIT_GRACE_MS = 120_000;
function planRun(draft, run, facts) {
    const item = draft.state.items[run.item_id];
    if (item === undefined)
        return [];
    const seen = facts.obs.runs.get(run.item_id) ?? notAsked(run, facts);
    if (seen.state === 'unknown')
        return planUnreachable(draft, run, item, facts);
    if (run.unreachable_since !== null) {
        draft.apply({ type: 'run-unreachable', item_id: run.item_id, run_id: run.run_id, since: null });
    }
    const cancel = cancelReason(run, item, facts);
    switch (run.phase) {
        case 'launching': {
            if (!hasBegun(seen))
                return planLaunching(draft, run, item, seen, cancel, facts);
            draft.apply(runSeen(run, seen, facts.now));
            const begun = draft.state.inflight[run.item_id];
            return begun === undefined ? [] : planRun(draft, begun, facts);
        }
        case 'running':
            return planRunning(draft, run, item, seen, cancel, facts);
        case 'stopping':
            return planStopping(draft, run, item, seen, facts);
    }
}
function notAsked(run, facts) {
    const known = run.terminal in facts.config.terminals;
    const message = known
        ? `Terminal ${run.terminal} was not asked.`
        : `Terminal ${run.terminal} is no longer in the config.`;
    return { state: 'unknown', problem: { code: 'not-asked', message, remedy: '', retry: true } };
}
/** Only a change that was read by id in this tick counts; a stale or missing read changes nothing. */
function cancelReason(run, item, facts) {
    const view = facts.views.get(run.project);
    if (view === undefined)
        return null;
    const detail = facts.obs.details.get(run.item_id);
    if (detail === undefined && suspicious(run, item, view, facts))
        facts.want(run.item_id, { project: run.project, purpose: 'cancel', comments: false, blockers: false });
    if (detail?.ok !== true)
        return null;
    if (detail.item === null)
        return isGone(item, facts.now) ? 'The work item is no longer there.' : null;
    return personMoved(item, view);
}
/** The list shows a move, or a full list lacks the item. */
function suspicious(run, item, view, facts) {
    const project = facts.obs.projects[run.project];
    if (project?.ok !== true)
        return false;
    return personMoved(item, view) !== null || (project.full && !project.items.some((other) => other.id === run.item_id));
}
function runSeen(run, seen, now) {
    const started_at = 'started_at' in seen && seen.started_at !== null ? Math.min(seen.started_at, now) : run.marked_at;
    const last_output_at = seen.state === 'running' ? seen.last_output_at : null;
    const { item_id, run_id, dir_name } = run;
    return { type: 'run-seen', item_id, run_id, dir_name, started_at, last_output_at };
}
function planRunning(draft, run, item, seen, cancel, facts) {
    const { now } = facts;
    switch (seen.state) {
        case 'finished':
            settleNow(draft, run, item, finished(seen), facts);
            return [];
        case 'gone':
            if (seen.same_boot && seen.survivors > 0) {
                return stopRun(draft, run, 'lost', `${seen.survivors} of its processes are still there.`, facts);
            }
            settleNow(draft, run, item, vanished(seen, run), facts);
            return [];
        case 'none':
        case 'void':
            settleNow(draft, run, item, vanished(seen, run), facts);
            return [];
        case 'starting':
            return planUnbegun(draft, run, item, cancel, facts);
        case 'running': {
            if (cancel !== null)
                return stopRun(draft, run, 'cancel', cancel, facts);
            // Clocks disagree: that of the tick that first saw it, and the machine's. The later start of the two counts.
            const started_at = Math.max(run.started_at, seen.started_at ?? 0);
            if (now - started_at > run.limit_s * 1000 + LIMIT_GRACE_MS)
                return stopRun(draft, run, 'timeout', '', facts);
            const silent = seen.last_output_at === null ? 0 : now - seen.last_output_at;
            if (run.stall_s > 0 && silent > run.stall_s * 1000 + LIMIT_GRACE_MS) {
                return stopRun(draft, run, 'stalled', '', facts);
            }
            return [];
        }
    }
}
function stopRun(draft, run, why, detail, facts) {
    draft.apply({ type: 'run-stopping', item_id: run.item_id, run_id: run.run_id, at: facts.now, why, detail });
    return killRun(run);
}
function killRun(run) {
    return [{ type: 'kill', key: run.key, run_id: run.run_id, ref: (0,core_refs/* runRef */.px)(run) }];
}
function planStopping(draft, run, item, seen, facts) {
    switch (seen.state) {
        case 'finished':
            settleNow(draft, run, item, finished(seen), facts);
            return [];
        case 'gone':
            if (seen.same_boot && seen.survivors > 0)
                return killRun(run);
            settleNow(draft, run, item, vanished(seen, run), facts);
            return [];
        case 'none':
        case 'void':
            settleNow(draft, run, item, vanished(seen, run), facts);
            return [];
        case 'starting':
            return planUnbegun(draft, run, item, run.why === 'cancel' ? run.detail : null, facts);
        case 'running':
            return killRun(run);
    }
}

;// CONCATENATED MODULE: ./build/action/src/core/eligible.js
function judge(item_id, item, view, facts) {
    const { state, config, now } = facts;
    const open = state.inflight[item_id];
    if (open !== undefined)
        return refuse('open-run', `${open.run_id} is ${open.phase} on ${open.terminal}.`);
    if (facts.publishing.has(item_id))
        return refuse('publishing', 'Its last result is still being posted.');
    const turn = turnOf(item, view, now);
    if ('reason' in turn)
        return turn;
    const routed = facts.route(item.seen, view);
    if ('reason' in routed)
        return refuse(routed.reason, routed.detail);
    const { route } = routed;
    if (view.config.require_label !== undefined && !item.seen.labels.includes(view.config.require_label)) {
        return refuse('label-missing', `It needs the label "${view.config.require_label}".`);
    }
    const most = Math.max(config.retry.max_attempts, 1 + config.retry.failed, 1 + config.retry.timeout);
    if (turn.kind === 'retry' && item.next?.quota !== true && item.attempts >= most + 1) {
        return refuse('attempts-spent', `${item.attempts} attempts were made.`);
    }
    const until = (item.blocked?.read_at ?? 0) + BLOCKED_MS;
    const changed = item.seen.updated_at > (item.blocked?.read_at ?? 0);
    const blocked = until > now && !changed ? refusalOfBlocked(item, turn.kind, view, until) : null;
    if (blocked !== null)
        return blocked;
    const terminal = state.terminals[route.terminal];
    if (terminal !== undefined && terminal.not_before > now) {
        return refuse('breaker-open', `Terminal ${route.terminal} does not answer.`, terminal.not_before);
    }
    const account = state.accounts[route.account];
    if (account !== undefined && account.until > now) {
        return refuse('quota-until', `Account ${route.account} has reached its limit.`, account.until);
    }
    const hold = terminal?.holds[route.executor];
    if (hold !== undefined && hold.until > now && !mended(item, turn, hold.since)) {
        return refuse('env-hold', `${route.executor} on ${route.terminal} needs attention (${hold.reason})`, hold.until);
    }
    return { item_id, item, view, route, ...turn };
}
/** How long an item that was blocked is not read again, unless it changes: each such read costs several requests. */
const BLOCKED_MS = 10 * 60_000;
/** Only a first run waits for blockers: after that it is a conversation. */
function refusalOfBlocked({ blocked, round }, kind, view, until) {
    if (blocked === null || round > 0 || kind !== 'round' || !view.config.respect_blockers)
        return null;
    return refuse('blocked-by', `It is blocked by ${blocked.by}.`, until);
}
/** A person who takes up a failure from the time of the hold says that its cause is mended; a new item does not. */
function mended(item, turn, since) {
    return turn.by_person && item.answer !== null && item.answer.at >= since;
}
/** Whose turn it is: a first run, a further run that agentd wants, or a person's answer. */
function turnOf(item, view, now) {
    const spoken = item.unheard.allowed > 0;
    if (item.next !== null) {
        if (item.next.not_before > now) {
            const why = item.next.quota ? 'Its account has reached a limit.' : 'It is tried again later.';
            return refuse(item.next.quota ? 'quota-until' : 'retry-at', why, item.next.not_before);
        }
        return { kind: item.next.kind, by_person: spoken, new_round: spoken && item.next.kind === 'iteration' };
    }
    const { state, assignees } = item.seen;
    if (!assignees.some((user) => view.bots.has(user)))
        return refuse('not-assigned', 'It is not assigned to a bot user.');
    const picked = view.pick_up.has(state.id);
    if (item.answer === null) {
        if (!picked)
            return refuse('state', `State ${state.name} is not a pick-up state.`);
        return { kind: 'round', by_person: true, new_round: true };
    }
    const { left } = item;
    const later = left !== null && item.seen.updated_at > left.updated_at;
    const moved = later && picked && (!left.state_ids.includes(state.id) || !left.assigned);
    const finished = state.group === 'completed' || state.group === 'cancelled';
    if (moved || (spoken && !finished))
        return { kind: 'round', by_person: true, new_round: true };
    if (finished)
        return refuse('state', `State ${state.name} is an end state.`);
    if (item.unheard.others > 0) {
        return refuse('requester-not-allowed', 'There are new comments, but not by anyone in allowed_authors.');
    }
    const waits = item.answer.tag === null ? 'It was stopped.' : `It waits for a person after [${item.answer.tag}].`;
    return refuse('answered', `${waits} A comment or a move back starts it again.`);
}
function refuse(reason, detail, until = null) {
    return { reason, detail, until };
}
const URGENCY = { urgent: 0, high: 1, medium: 2, low: 3, none: 4 };
/** The queue: priority, then age, then key. */
function byUrgency(a, b) {
    return (URGENCY[a.seen.priority] - URGENCY[b.seen.priority] ||
        a.seen.created_at - b.seen.created_at ||
        (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

;// CONCATENATED MODULE: ./build/action/src/core/slots.js

class Slots {
    #config;
    #used = { all: 0, project: new Counts(), terminal: new Counts(), repo: new Counts() };
    /** Said of thousands of items at a time. */
    #allTaken;
    constructor(config, state) {
        this.#config = config;
        const most = config.limits.runs;
        this.#allTaken = refuse('no-slot', `All places are taken: ${most} of ${most} runs.`);
        for (const run of Object.values(state.inflight))
            this.#count(run.project, run.terminal, run.repo);
    }
    hasOpenRun(terminal) {
        return this.#used.terminal.of(terminal) > 0;
    }
    full({ view, route }) {
        const { all, project, terminal, repo } = this.#used;
        if (all >= this.#config.limits.runs)
            return this.#allTaken;
        const { concurrency } = view.config;
        if (concurrency !== undefined && project.of(view.key) >= concurrency) {
            return refuse('no-slot', `Project ${view.key} is full: ${concurrency} of ${concurrency} runs.`);
        }
        const most = route.terminal_config.concurrency;
        if (terminal.of(route.terminal) >= most) {
            return refuse('no-slot', `Terminal ${route.terminal} is full: ${most} of ${most} runs.`);
        }
        const shared = route.terminal_config.isolation === 'none';
        if (shared && repo.of(checkoutOf(this.#config, route.terminal, route.repo)) > 0) {
            return refuse('no-slot', `Repository ${route.repo} on ${route.terminal} is in use: 1 of 1 runs.`);
        }
        return null;
    }
    take({ view, route }) {
        this.#count(view.key, route.terminal, route.repo);
    }
    #count(project, terminal, repo) {
        this.#used.all += 1;
        this.#used.project.add(project);
        this.#used.terminal.add(terminal);
        this.#used.repo.add(checkoutOf(this.#config, terminal, repo));
    }
}
class Counts {
    #counts = new Map();
    of(name) {
        return this.#counts.get(name) ?? 0;
    }
    add(name) {
        this.#counts.set(name, this.of(name) + 1);
    }
}
/** Two terminals of one machine share its repositories. */
function checkoutOf(config, terminal, repo) {
    const entry = config.terminals[terminal];
    const machine = entry === undefined ? terminal : entry.transport === 'local' ? 'local' : (entry.host ?? entry.target ?? terminal);
    return `${machine}:${repo}`;
}

;// CONCATENATED MODULE: ./build/action/src/core/starts.js






function planStarts(facts) {
    const { state, config } = facts;
    const publishing = new Set();
    for (const publication of Object.values(state.outbox)) {
        if (isPublishing(publication))
            publishing.add(publication.item_id);
    }
    const waiting = new Map();
    const wishes = [];
    const wait = ({ key, project }, { reason, detail, until }) => {
        const entry = { key, reason, detail, until };
        const others = waiting.get(project);
        if (others === undefined)
            waiting.set(project, [entry]);
        else
            others.push(entry);
    };
    const route = routeOnce(config);
    for (const item_id of Object.keys(state.items)) {
        const item = state.items[item_id];
        if (item === undefined)
            continue;
        const view = facts.views.get(item.project);
        if (view === undefined) {
            if (state.inflight[item_id] === undefined) {
                wait(item, refuse('project-unread', `Project ${item.project} could not be read.`));
            }
            continue;
        }
        if (wantsComments(item_id, item, facts)) {
            facts.want(item_id, { project: item.project, purpose: 'command', comments: true, blockers: false });
        }
        const judged = judge(item_id, item, view, { state, config, now: facts.now, publishing, route });
        if ('reason' in judged)
            wait(item, judged);
        else
            wishes.push(judged);
    }
    const slots = new Slots(config, state);
    const open = [];
    for (const wish of wishes) {
        // Places only become fewer below: who finds none now need not queue.
        const refusal = slots.full(wish);
        if (refusal === null)
            open.push(wish);
        else
            wait(wish.item, refusal);
    }
    wantBlockers(open, facts);
    open.sort((a, b) => byUrgency(a.item, b.item));
    const actions = [];
    for (const wish of open) {
        const refusal = slots.full(wish) ?? unready(wish, slots, facts);
        if (refusal !== null) {
            wait(wish.item, refusal);
            // A slot is kept for an item that only has to be read, so that a lower one does not overtake it.
            if (refusal.reason === 'not-read-yet')
                slots.take(wish);
            continue;
        }
        slots.take(wish);
        actions.push({ type: 'start', key: wish.item.key, spec: specOf(wish, facts), before: wish.item });
    }
    return { actions, waiting: inOrder(waiting) };
}
/** By project, then `ENG-9` before `ENG-10`. Numbers are sorted, not objects: there may be thousands. */
function inOrder(waiting) {
    return [...waiting.keys()].toSorted().flatMap((project) => {
        const entries = waiting.get(project) ?? [];
        const places = Float64Array.from(entries, ({ key }, index) => numberOf(key) * INDEXES + index).toSorted();
        return Array.from(places, (place) => entries[place % INDEXES]).filter((entry) => entry !== undefined);
    });
}
const INDEXES = 2 ** 20;
/** The digits at the end of a key. */
function numberOf(key) {
    let number = 0;
    for (let at = key.lastIndexOf('-') + 1; at < key.length; at++)
        number = number * 10 + (key.charCodeAt(at) - 48);
    return number;
}
/** An item that could start by a comment is read again when it has changed since its comments were read. */
function wantsComments(item_id, item, facts) {
    if (item.runs === 0 || item.seen.updated_at <= item.comments_read_at)
        return false;
    const { group } = item.seen.state;
    if (group === 'completed' || group === 'cancelled')
        return false;
    return facts.state.inflight[item_id] === undefined && !facts.obs.details.has(item_id);
}
/** Items with the same assignees and labels go the same way. */
function routeOnce(config) {
    const projects = new Map();
    return (seen, view) => {
        const known = projects.get(view.key) ?? new Map();
        projects.set(view.key, known);
        const [only] = seen.assignees;
        const plain = seen.labels.length === 0 && seen.assignees.length === 1 && only !== undefined;
        const key = plain ? only : `${seen.assignees.join('\n')}\t${seen.labels.join('\n')}`;
        let result = known.get(key);
        if (result === undefined) {
            result = routeItem(seen, view, config);
            known.set(key, result);
        }
        return result;
    };
}
/** Items that were blocked are looked at again in turn, a few at a time: most of them still are. */
function wantBlockers(wishes, facts) {
    const blocked = wishes
        .filter((wish) => blockedAsRead(wish) !== null && !facts.obs.details.has(wish.item_id))
        .toSorted((a, b) => (a.item.blocked?.read_at ?? 0) - (b.item.blocked?.read_at ?? 0));
    for (const { item_id, item } of blocked.slice(0, BLOCKED_READS)) {
        facts.want(item_id, { project: item.project, purpose: 'intake', comments: true, blockers: true });
    }
}
const BLOCKED_READS = 3;
function blockedAsRead({ item, kind, view }) {
    return refusalOfBlocked(item, kind, view, null);
}
/** What still has to be known before this item may start. */
function unready(wish, slots, facts) {
    const { obs } = facts;
    const busy = wish.route.terminal_config.busy_processes;
    if (busy.length > 0 && !slots.hasOpenRun(wish.route.terminal)) {
        const report = obs.terminals.get(wish.route.terminal);
        if (report === undefined) {
            facts.visit(wish.route.terminal);
            return refuse('not-read-yet', `Terminal ${wish.route.terminal} has not been asked yet.`);
        }
        for (const name of busy) {
            const count = report.processes[name] ?? null;
            if (count === null) {
                return refuse('terminal-busy', `Whether ${name} runs on ${wish.route.terminal} is unknown.`);
            }
            if (count > 0)
                return refuse('terminal-busy', `${name} runs on ${wish.route.terminal}.`);
        }
    }
    const detail = obs.details.get(wish.item_id);
    const blocked = blockedAsRead(wish);
    if (blocked !== null && detail === undefined)
        return blocked;
    if (detail === undefined) {
        const first = wish.item.round === 0;
        facts.want(wish.item_id, {
            project: wish.item.project,
            purpose: first ? 'intake' : 'command',
            comments: true,
            blockers: first && wish.view.config.respect_blockers,
        });
        return refuse('not-read-yet', 'It is read again before it starts.');
    }
    if (!detail.ok)
        return refuse('project-unread', detail.problem.message);
    if (detail.item === null)
        return refuse('project-unread', 'Plane did not find it; it may be too new.');
    if (detail.comments === null)
        return refuse('not-read-yet', 'Its comments have not been read yet.');
    return blocked;
}
function specOf(wish, facts) {
    const { item, route, view, kind, by_person, item_id } = wish;
    const { state, config, obs } = facts;
    const number = item.runs + 1;
    const run_id = `${item.key}-${number}`;
    const thread = item.thread;
    const keeps = thread !== null &&
        route.can_resume &&
        thread.executor === route.executor &&
        thread.terminal === route.terminal &&
        item.next?.thread !== 'new';
    const detail = obs.details.get(item_id);
    const comments = detail?.ok === true && detail.comments !== null ? detail.comments : [];
    const heard = new Set(item.heard);
    const unanswered = new Set(item.asked);
    const asked = comments
        .filter((comment) => counts(comment, view) && (!heard.has(comment.id) || unanswered.has(comment.id)))
        .map((comment) => comment.id);
    const round = wish.new_round ? item.round + 1 : Math.max(item.round, 1);
    const iteration = by_person ? 1 : kind === 'iteration' ? item.iterations + 1 : Math.max(item.iterations, 1);
    const attempt = by_person || kind === 'iteration' ? 1 : retryNumber(item, kind);
    const inWorking = item.seen.state.id === view.working.id;
    return {
        run: {
            run_id,
            item_id,
            repo: route.repo,
            model: route.model,
            effort: route.effort,
            tier: route.tier,
            thread_id: keeps ? thread.id : null,
            script: route.script,
            dir_name: `${state.lineage.slice(0, core_state/* LINEAGE_SHOWN */.SI)}-${run_id}`,
            limit_s: config.limits.run_s,
            stall_s: config.limits.stall_s,
        },
        terminal: route.terminal,
        executor: route.executor,
        kind,
        item: {
            ...item,
            runs: number,
            round,
            iterations: iteration,
            attempts: attempt,
            spent: by_person ? [] : item.spent,
            quota_holds: by_person ? 0 : item.quota_holds,
            ledger: by_person ? [] : item.ledger,
            next: null,
            answer: null,
            heard: [...new Set([...item.heard, ...asked])],
            asked,
            unheard: { ...item.unheard, allowed: 0 },
            left: {
                state_ids: [...new Set([item.seen.state.id, view.working.id])],
                assigned: true,
                updated_at: item.seen.updated_at,
            },
        },
        round,
        iteration,
        attempt,
        comments: asked,
        totals_before: keeps ? thread.totals : null,
        handover: !keeps && item.runs > 0,
        working: inWorking ? null : { to: view.working.id, from: [item.seen.state.id] },
    };
}
/** Waiting for quota and a one-time rerun burn no attempt. */
function retryNumber(item, kind) {
    const burns = kind === 'retry' && item.next?.quota !== true;
    return Math.max(1, item.attempts + (burns ? 1 : 0));
}

;// CONCATENATED MODULE: ./build/action/src/core/plan.js








function plan(state, obs, config, now) {
    const draft = new RecordingDraft(state);
    const items = new Map();
    const terminals = new Set();
    const want = (item_id, wanted) => {
        const known = items.get(item_id);
        items.set(item_id, {
            ...(known ?? wanted),
            comments: wanted.comments || known?.comments === true,
            blockers: wanted.blockers || known?.blockers === true,
        });
    };
    const { views, problems } = readProjects(draft, obs, config, now);
    readTerminals(draft, obs, config, now);
    for (const view of views.values()) {
        draft.applyAll(watchProject(draft.state, view, obs, now));
    }
    for (const item_id of obs.details.keys()) {
        const view = viewOf(item_id, draft, obs, views);
        if (view !== undefined)
            draft.applyAll(watchDetail(draft.state, view, item_id, obs, now));
    }
    for (const view of views.values())
        draft.applyAll(followMoves(draft.state, view));
    const remembered = (key) => {
        const known = state.projects[key];
        return known === undefined ? null : (0,bots/* viewProject */.P)(key, config, known.info, obs).view;
    };
    const actions = [];
    for (const run of Object.values(draft.state.inflight).toSorted(byRun)) {
        actions.push(...planRun(draft, run, { config, views, remembered, obs, now, want }));
    }
    for (const action of planPublications(draft.state, obs.runs, now))
        actions.push(action);
    for (const publication of Object.values(draft.state.outbox)) {
        if (!isPublishing(publication) && publication.forget && publication.forget_tries >= GIVE_UP_FORGETTING) {
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
    });
    actions.push(...starts.actions);
    return { actions, events: draft.events, waiting: starts.waiting, problems, wants: { items, terminals } };
}
/** One run may hold an account that the next one meets, so their order is always the same. */
function byRun(a, b) {
    return a.run_id < b.run_id ? -1 : 1;
}
const GIVE_UP_FORGETTING = 5;
class RecordingDraft extends evolve/* Draft */.K {
    events = [];
    apply(event) {
        this.events.push(event);
        super.apply(event);
    }
    applyAll(events) {
        for (const event of events)
            this.apply(event);
    }
}
function readProjects(draft, obs, config, now) {
    const views = new Map();
    const problems = [];
    for (const key of Object.keys(config.projects)) {
        const seen = obs.projects[key];
        if (seen === undefined)
            continue;
        if (!seen.ok) {
            problems.push(seen.problem);
            continue;
        }
        if (seen.fresh) {
            draft.applyAll(forgetCounts(draft.state, key, config));
            const info = withoutAddresses(seen.info, config);
            draft.apply({ type: 'project-read', info, authors: config.allowed_authors, at: now });
        }
        const viewed = (0,bots/* viewProject */.P)(key, config, seen.info, obs);
        problems.push(...viewed.problems);
        if (viewed.view !== null)
            views.set(key, viewed.view);
    }
    for (const [terminal, identity] of obs.identities) {
        if ('user_id' in identity && identity.fresh) {
            draft.apply({ type: 'identity', terminal, user_id: identity.user_id, at: now });
        }
    }
    const unique = new Map(problems.map((problem) => [`${problem.code} ${problem.message}`, problem]));
    return { views, problems: [...unique.values()] };
}
/** Comments were counted by who was allowed then: for other authors they have to be read again. */
function forgetCounts(state, key, config) {
    const known = state.projects[key];
    if (known === undefined || hasSameAuthors(config, known))
        return [];
    return Object.entries(state.items)
        .filter(([, { project, unheard }]) => project === key && unheard.allowed + unheard.others > 0)
        .map(([item_id, { unheard }]) => ({ type: 'comments-read', item_id, at: 0, unheard }));
}
/** State may lie in a public repository: it keeps only those e-mail addresses that the configuration names anyway. */
function withoutAddresses(info, config) {
    const named = new Set(config.allowed_authors.map((author) => author.toLowerCase()));
    const members = info.members.map((member) => named.has(member.email.toLowerCase()) ? member : { ...member, email: '' });
    return { ...info, members };
}
function readTerminals(draft, obs, config, now) {
    for (const [terminal, report] of obs.terminals) {
        if (!(terminal in config.terminals))
            continue;
        const known = draft.state.terminals[terminal];
        if (!report.reached) {
            const not_before = breakerUntil(now, (known?.failures ?? 0) + 1);
            draft.apply({ type: 'terminal-unreached', terminal, at: now, not_before });
        }
        else if ((known?.failures ?? 0) > 0 ||
            (report.utc_offset_min !== null && known?.utc_offset_min !== report.utc_offset_min)) {
            draft.apply({ type: 'terminal-reached', terminal, utc_offset_min: report.utc_offset_min });
        }
        const lines = (report.learned_host_keys ?? []).filter((line) => known?.host_keys?.includes(line) !== true);
        if (lines.length > 0)
            draft.apply({ type: 'host-keys-learned', terminal, lines });
        const bastion = draft.state.bastion_host_keys ?? [];
        const more = (report.learned_bastion_keys ?? []).filter((line) => !bastion.includes(line));
        if (more.length > 0)
            draft.apply({ type: 'bastion-keys-learned', lines: more });
    }
}
function viewOf(item_id, draft, obs, views) {
    const detail = obs.details.get(item_id);
    const project = draft.state.items[item_id]?.project ?? (detail?.ok === true ? detail.item?.project : undefined);
    return project === undefined ? undefined : views.get(project);
}

// EXTERNAL MODULE: ./build/action/src/transports/ssh/host-key-notes.js
var host_key_notes = __webpack_require__(30318);
;// CONCATENATED MODULE: ./build/action/src/observe.js






const CACHE_MS = 60 * 60_000;
/** Plans made in one tick, each with the reads that the one before wanted. */
const ROUNDS = 4;
/** Items read by id in one tick; the rest is read by the next. */
const READS = 25;
const PARALLEL_READS = 4;
/** Observes and plans until the plan wants nothing more, or enough was read for one tick. */
async function observe(state, config, ports, signal) {
    const now = ports.clock.now();
    ports.fleet.know?.(learnedHostKeys(state));
    const refs = (0,core_refs/* refsOf */.gA)(state).filter((ref) => mayVisit(ref.terminal, state, config, now));
    const [identities, projects, fleet] = await Promise.all([
        readIdentities(state, config, ports, now),
        observe_readProjects(state, config, ports, now),
        ports.fleet.inspect(refs, []),
    ]);
    const details = new Map();
    const terminals = new Map(fleet.terminals);
    const obs = { projects, details, runs: fleet.runs, terminals, identities };
    let planned = plan(state, obs, config, ports.clock.now());
    for (let round = 1; round < ROUNDS && !signal.aborted; round++) {
        const wanted = [...planned.wants.items]
            .toSorted(([, a], [, b]) => observe_URGENCY[a.purpose] - observe_URGENCY[b.purpose])
            .slice(0, READS - details.size);
        const visits = [...planned.wants.terminals].filter((name) => !terminals.has(name));
        if (wanted.length === 0 && visits.length === 0)
            break;
        const [, visited] = await Promise.all([
            readItems(wanted, projects, details, ports),
            visits.length === 0 ? null : ports.fleet.inspect([], visits),
        ]);
        for (const [name, report] of visited?.terminals ?? [])
            terminals.set(name, report);
        planned = plan(state, obs, config, ports.clock.now());
    }
    return { obs, planned };
}
const observe_URGENCY = { publish: 0, cancel: 1, command: 2, intake: 3 };
function learnedHostKeys(state) {
    const own = Object.entries(state.terminals).map(([name, { host_keys = [] }]) => [name, host_keys]);
    return new Map([...own, [host_key_notes/* BASTION */.x, state.bastion_host_keys ?? []]]);
}
function mayVisit(terminal, state, config, now) {
    return terminal in config.terminals && (state.terminals[terminal]?.not_before ?? 0) <= now;
}
async function readIdentities(state, config, ports, now) {
    const routed = new Set(Object.values(config.projects).flatMap((project) => Object.values(project.routing.by_assignee)));
    const entries = await Promise.all([...routed]
        .filter((terminal) => terminal in config.terminals)
        .map(async (terminal) => {
        const known = state.terminals[terminal];
        const young = now - (known?.user_read_at ?? 0) < CACHE_MS;
        if (known?.user_id != null && young && isExpected(known.user_id, terminal, config, state.projects)) {
            return [terminal, { user_id: known.user_id, fresh: false }];
        }
        try {
            return [terminal, { user_id: await ports.desk.whoAmI(terminal), fresh: true }];
        }
        catch (error) {
            const problem = (0,errors/* problemOf */.Zw)(error);
            // A known user stays known while Plane is away; a refused token does not.
            if (known?.user_id != null && problem.retry)
                return [terminal, { user_id: known.user_id, fresh: false }];
            return [terminal, { problem, last_user_id: known?.user_id ?? null }];
        }
    }));
    return new Map(entries);
}
async function observe_readProjects(state, config, ports, now) {
    const entries = await Promise.all(Object.keys(config.projects).map(async (key) => [key, await readProject(key, state, config, ports, now)]));
    return Object.fromEntries(entries);
}
async function readProject(key, state, config, ports, now) {
    const known = state.projects[key];
    try {
        const fresh = known === undefined || now - known.read_at >= CACHE_MS || !fits(key, config, known);
        const info = fresh ? await ports.tracker.project(key) : known.info;
        if (info.archived)
            return { ok: true, info, fresh, items: [], newest: null, full: false };
        const full = known === undefined || known.watermark === null || now - known.swept_at >= SWEEP_EVERY_MS;
        const since = full || known.watermark === null ? null : known.watermark - WATERMARK_OVERLAP_MS;
        const { items, newest } = await ports.tracker.changed(info, since);
        return { ok: true, info, fresh, items, newest, full };
    }
    catch (error) {
        return { ok: false, problem: (0,errors/* problemOf */.Zw)(error) };
    }
}
/** A few at a time; each failure belongs to its item alone. */
async function readItems(wanted, projects, details, ports) {
    const queue = [...wanted];
    const worker = async () => {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
            const [item_id, wish] = next;
            const project = projects[wish.project];
            if (project?.ok === true)
                details.set(item_id, await readItem(item_id, wish, project.info, ports));
        }
    };
    await Promise.all(Array.from({ length: PARALLEL_READS }, worker));
}
async function readItem(item_id, wish, project, ports) {
    try {
        const item = await ports.tracker.item(project, item_id, wish.purpose);
        if (item === null)
            return { ok: true, item: null, comments: null, blockers: [] };
        const [comments, blockers] = await Promise.all([
            wish.comments ? ports.tracker.comments(project, item_id, wish.purpose) : null,
            wish.blockers ? ports.tracker.blockers(project, item_id) : [],
        ]);
        return { ok: true, item, comments, blockers };
    }
    catch (error) {
        return { ok: false, problem: (0,errors/* problemOf */.Zw)(error) };
    }
}

// EXTERNAL MODULE: ./build/bot/compose.js + 1 modules
var compose = __webpack_require__(44172);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/bot/external-id.js
/**
 * Names of comments that stay the same however often they are posted. Plane answers 409 for one it has in the project,
 * whatever item that comment hangs on, so the item is part of the name; the lineage keeps a new state apart from an old one.
 */

/** Plane v1.3.1 refuses longer ones. */
const EXTERNAL_ID_MAX = 255;
/** `<lineage8>:<item>:<run_id>:<kind>`; different parts never give the same id. */
function externalId(lineage8, itemId, runId, kind) {
    const whole = [lineage8, itemId, runId, kind].map(part).join(':');
    if (whole.length <= EXTERNAL_ID_MAX)
        return whole;
    const digest = (0,external_node_crypto_.createHash)('sha256').update(whole).digest('hex');
    return `${whole.slice(0, EXTERNAL_ID_MAX - digest.length - 1)}~${digest}`;
}
/** Writes the separators (`:`, `~`), `%`, and all but visible ASCII as `%XX` bytes. */
function part(text) {
    return text.replace(/[^!-9;-}]|%/gu, (char) => {
        const bytes = Buffer.from(char, 'utf8').toString('hex').toUpperCase();
        return bytes.replace(/../g, '%$&');
    });
}

// EXTERNAL MODULE: ./build/bot/publish.js
var publish = __webpack_require__(62325);
// EXTERNAL MODULE: ./build/bot/wording.js
var wording = __webpack_require__(62634);
// EXTERNAL MODULE: ./build/action/src/web-url.js
var web_url = __webpack_require__(37496);
;// CONCATENATED MODULE: ./build/action/src/speak.js
/**
 * Publications → what is posted: the message is made from state and from the run's result, which is collected anew for
 * each try, and each step is carried out by the bot.
 */










const RETRY = { base_s: 30, max_s: 600 };
/**
 * A write of which nobody knows is not repeated before the server has surely dealt with it: two requests at once both
 * pass the check of the external id.
 */
const IN_DOUBT_MS = 60_000;
/** Carries out the open steps in order, up to the first that stays open. Never rejects. */
async function speak_publish(publication, result, state, config, ports, mayAct) {
    const project = projectOf(publication, state);
    const key = state.items[publication.item_id]?.key ?? publication.run.run_id;
    if (project === null)
        return [];
    const events = [];
    let digest = publication.digest;
    for (const [index, step] of publication.steps.entries()) {
        if (step.status !== 'open')
            continue;
        if (!mayAct())
            break;
        const made = await stepOf(step, publication, result, { state, config, project, key }, ports);
        if (made.digest !== null) {
            if (digest !== null && digest !== made.digest) {
                ports.log.warn(`${key}: ${publication.id} reads differently than when it was first sent.`);
            }
            digest = made.digest;
        }
        const desk = new GuardedDesk(ports.desk, mayAct);
        const tracker = currentItems(ports.tracker, state.items[publication.item_id], ports.clock);
        const done = await (0,publish/* publishStep */.g)(made.step, { ...ports, desk, tracker, notifier: notifierOf(step, ports) });
        const facts = { digest: made.digest, in_doubt: desk.in_doubt, now: ports.clock.now(), state };
        const event = eventOf(publication, index, step, done, facts);
        events.push(event);
        if (done.problem !== undefined)
            ports.log.warn(`${key}: ${step.kind} ${done.status}: ${done.problem.message}`);
        if (event.type === 'step-failed')
            break;
    }
    return events;
}
/** A replica may answer with a copy from before our last move: such a copy tells neither what is done nor who moved it. */
function currentItems(tracker, known, clock) {
    return {
        item: async (...args) => {
            const item = await tracker.item(...args);
            const newest = Math.max(known?.seen.updated_at ?? 0, known?.left?.updated_at ?? 0);
            const young = known !== undefined && !isGone(known, clock.now());
            if (item === null ? young : item.updated_at < newest)
                throw new errors/* AgentdError */.ie(TOO_OLD);
            return item;
        },
    };
}
const TOO_OLD = {
    code: 'plane-read-too-old',
    message: 'Plane answered with an older copy of the work item than is known.',
    remedy: '',
    retry: true,
};
/** Asks once more right before each write: what was read or rendered since may have taken until the claim's end. */
class GuardedDesk {
    /** A write was sent, and whether Plane carries it out is not known. */
    in_doubt = false;
    #desk;
    #mayAct;
    constructor(desk, mayAct) {
        this.#desk = desk;
        this.#mayAct = mayAct;
    }
    putComment(...args) {
        return this.#write(() => this.#desk.putComment(...args));
    }
    move(...args) {
        return this.#write(() => this.#desk.move(...args));
    }
    putLink(...args) {
        return this.#write(() => this.#desk.putLink(...args));
    }
    async #write(send) {
        if (!this.#mayAct())
            throw new errors/* AgentdError */.ie(LATE);
        try {
            return await send();
        }
        catch (error) {
            const lost = error instanceof errors/* PlaneError */.NQ && (error.status === null || error.status >= 500);
            this.in_doubt = lost && !error.unsent;
            throw error;
        }
    }
}
const LATE = { code: 'no-time-left', message: 'The tick had no time left for this.', remedy: '', retry: true };
function projectOf(publication, state) {
    const project = state.items[publication.item_id]?.project;
    return project === undefined ? null : (state.projects[project]?.info ?? null);
}
async function stepOf(step, publication, result, setting, ports) {
    const { state, config, project, key } = setting;
    const as = publication.run.terminal in config.terminals ? publication.run.terminal : null;
    const target = { project, item_id: publication.item_id, as };
    switch (step.kind) {
        case 'comment': {
            const message = messageOf(publication, result, config, key);
            const options = { limit_chars: config.limits.comment_chars, redact: ports.redact };
            const { html, digest } = await (0,compose/* composeComment */.S)(message, options);
            const lineage = state.lineage.slice(0, core_state/* LINEAGE_SHOWN */.SI);
            const kind = publication.id.slice(publication.run.run_id.length + 1);
            const external_id = externalId(lineage, publication.item_id, publication.run.run_id, kind);
            return { step: { kind: 'comment', target, external_id, html }, digest };
        }
        case 'working':
        case 'state': {
            const moved = { kind: 'state', target, state_id: step.to ?? '', expect_state_ids: step.from };
            return { step: moved, digest: null };
        }
        case 'link':
            return { step: { kind: 'link', target, url: step.url ?? '', title: step.title ?? '' }, digest: null };
        case 'notice': {
            const text = (0,wording/* noticeWords */.Wl)(messageOf(publication, result, config, key), key);
            const data = { key, tag: publication.say.tag, url: (0,web_url/* webUrl */.q)(config, key) };
            return { step: { kind: 'notice', text, data, tried: step.tries }, digest: null };
        }
    }
}
function notifierOf(step, ports) {
    return ports.notifiers.get(step.title ?? '') ?? { notify: async () => undefined };
}
function eventOf(publication, index, step, done, { digest, in_doubt, now, state }) {
    const reason = done.reason ?? done.problem?.code ?? null;
    if (done.status === 'open') {
        const wait = step.tries === 0 ? 0 : backoff(RETRY, step.tries, `${publication.id}#${index}`);
        return {
            type: 'step-failed',
            publication_id: publication.id,
            step: index,
            reason: reason ?? 'unknown',
            not_before: Math.max(now + Math.max(wait, in_doubt ? IN_DOUBT_MS : 0), done.until ?? 0),
            digest,
        };
    }
    const left = done.item === undefined ? null : leftAt(done.item, state);
    // What a person did before the working state was reached must still be seen as done: it stops the run.
    const theirs = step.kind === 'working' && (reason === 'moved-by-people' || left?.assigned === false);
    return {
        type: 'step-ended',
        publication_id: publication.id,
        step: index,
        status: done.status,
        reason,
        digest,
        left: theirs ? null : left,
    };
}
function leftAt(item, { terminals }) {
    return { state_ids: [item.state.id], assigned: isInHand(item, terminals), updated_at: item.updated_at };
}
/** Whether it is still assigned to one of the bot users. */
function isInHand(item, terminals) {
    return Object.values(terminals).some(({ user_id }) => user_id !== null && item.assignees.includes(user_id));
}
/** Says what state knows and the result adds. A result that cannot be read again is said to be so. */
function messageOf(publication, result, config, key) {
    const { say, run } = publication;
    const facts = {
        executor: run.executor,
        model: run.model,
        effort: run.effort,
        terminal: run.terminal,
        seconds: say.seconds,
        usage: result?.usage ?? null,
        round: run.round,
        iteration: run.iteration,
        attempt: run.attempt,
        run_id: run.run_id,
    };
    const tail = result?.tail ?? '';
    const history = say.ledger.filter((entry) => entry.run_id !== run.run_id);
    const { reason, remedy } = say;
    const text = result?.last_message ?? null;
    const source = result?.message_path ?? null;
    switch (say.kind) {
        case 'answer':
            if (text === null)
                return lost(publication, 'Its result was seen, but can no longer be read.', tail, facts);
            return { kind: 'answer', tag: say.tag ?? 'review', tagged: say.tagged, text, source, facts };
        case 'iteration_cap':
            if (text === null)
                return lost(publication, 'Its result was seen, but can no longer be read.', tail, facts);
            return { kind: 'iteration_cap', iterations: run.iteration, text, source, facts };
        case 'cancelled':
            return { kind: 'cancelled', by: reason, facts };
        case 'lost':
            return lost(publication, reason, tail, facts);
        case 'unreachable':
            return {
                kind: 'unreachable',
                terminal: run.terminal,
                since: say.since ?? publication.made_at,
                evidence: [reason],
                key,
                facts,
            };
        case 'unstartable':
            return {
                kind: 'unstartable',
                problem: { code: say.code ?? 'unstartable', message: reason, remedy, retry: false },
                facts,
            };
        case 'working':
        case 'failed':
            switch (say.class) {
                case 'timeout':
                    return { kind: 'timed_out', limit: 'time', limit_s: config.limits.run_s, tail, history, remedy, facts };
                case 'stalled':
                    return { kind: 'timed_out', limit: 'output', limit_s: config.limits.stall_s, tail, history, remedy, facts };
                case 'quota': {
                    const holds = say.ledger.filter((entry) => entry.class === 'quota').length;
                    const account = accountOf(run, config);
                    return { kind: 'quota_hold', account, holds, reset_at: result?.reset_at ?? null, tail, facts };
                }
                default:
                    return { kind: 'failed', class: say.class ?? 'failed', reason, tail, history, remedy, facts };
            }
    }
}
function lost(publication, reason, tail, facts) {
    const { say, run } = publication;
    const history = say.ledger.filter((entry) => entry.run_id !== run.run_id);
    const evidence = [`Run directory ${run.dir_name} on ${run.terminal}.`];
    return { kind: 'lost', reason, evidence, tail, history, remedy: say.remedy, facts };
}

;// CONCATENATED MODULE: ./build/action/src/perform.js




/** No order and no POST starts this close to the end of the claim: a request may take 30 s. */
const MARGIN_MS = 60_000;
const PARALLEL_ITEMS = 4;
/** `claim`: its end told in our own clock. */
async function perform(actions, state, claim, config, ports, signal) {
    const events = [];
    const problems = [];
    const mayAct = () => !signal.aborted && ports.clock.now() < claim.until - MARGIN_MS;
    const orders = actions.flatMap((action) => ordersOf(action));
    const started = [];
    if (orders.length > 0 && mayAct()) {
        const fence = { lineage: state.lineage.slice(0, core_state/* LINEAGE_SHOWN */.SI), number: claim.fence };
        const results = await ports.fleet.carryOut(orders, fence);
        for (const action of actions) {
            const result = resultOf(action, results);
            if (result === null)
                continue;
            report(action, result, ports.log);
            events.push(...afterOrder(action, result, ports.clock.now()));
            const standing = standingRefusal(action, result);
            if (standing !== null) {
                problems.push(standing.problem);
                events.push(heldBack(standing, ports.clock.now()));
            }
            if ((action.type === 'start' || action.type === 'relaunch') && result.status === 'done') {
                const working = state.outbox[`${action.run.run_id}:working`];
                if (working !== undefined)
                    started.push(working);
            }
        }
    }
    else {
        for (const action of actions)
            if (action.type === 'start')
                events.push(...afterOrder(action, NOT_SENT, 0));
    }
    const said = actions.flatMap((action) => (action.type === 'publish' ? [action] : []));
    const queue = [
        ...said.filter((action) => !isWorking(action.publication)),
        ...said.filter((action) => isWorking(action.publication)),
        ...started.map((publication) => ({ publication, result: null, key: publication.run.run_id })),
    ];
    const worker = async () => {
        for (let next = queue.shift(); next !== undefined && mayAct(); next = queue.shift()) {
            events.push(...(await speak_publish(next.publication, next.result, state, config, ports, mayAct)));
        }
    };
    await Promise.all(Array.from({ length: PARALLEL_ITEMS }, worker));
    return { events, problems };
}
/** What came of all orders of an action together; null: it gives none. */
function resultOf(action, results) {
    const own = ordersOf(action).map((order) => results.get(order.ref.id) ?? NO_ANSWER);
    const [first] = own;
    return first === undefined ? null : (own.find((result) => result.status !== 'done') ?? first);
}
const NO_ANSWER = {
    status: 'unknown',
    problem: { code: 'answer-incomplete', message: 'The terminal did not answer.', remedy: '', retry: true },
};
const NOT_SENT = {
    status: 'refused',
    problem: { code: 'not-sent', message: 'The tick had no time left.', remedy: '', retry: true },
};
function ordersOf(action) {
    switch (action.type) {
        case 'start':
        case 'relaunch':
            return [
                {
                    type: 'start',
                    ref: {
                        id: `start:${action.run.item_id}`,
                        terminal: action.terminal,
                        executor: action.executor,
                        handle: action.handle,
                        context: { asked_thread: action.asked.thread_id, totals_before: action.asked.totals_before },
                    },
                    run: action.run,
                    replaces: action.replaces,
                },
            ];
        case 'kill':
            return [{ type: 'kill', ref: { ...action.ref, id: `kill:${action.ref.id}` } }];
        case 'void':
            return (0,core_refs/* launchRefs */.eW)(action.run).map((ref) => ({ type: 'void', ref: { ...ref, id: `void:${ref.id}` } }));
        case 'forget':
            return [{ type: 'forget', ref: { ...action.ref, id: `forget:${action.publication_id}` } }];
        case 'publish':
            return [];
    }
}
function afterOrder(action, result, now) {
    switch (action.type) {
        case 'start': {
            // A directory of this name that holds a run holds this very run: the next look will tell.
            if (result.status === 'refused' && result.problem.code !== 'haspid' && action.before !== null) {
                return [
                    {
                        type: 'start-refused',
                        item_id: action.run.item_id,
                        dir_name: action.run.dir_name,
                        before: notBefore(action.before, result.problem, now),
                    },
                ];
            }
            return result.status === 'done' ? [begun(action, now)] : [];
        }
        case 'relaunch':
            return result.status === 'done' ? [begun(action, now)] : [];
        case 'void':
            return result.status === 'done' ? [action.settled] : [];
        case 'forget': {
            const done = result.status === 'done' || (result.status === 'refused' && !result.problem.retry);
            return [{ type: 'forgotten', publication_id: action.publication_id, done }];
        }
        // What is there after a kill is seen by the next inspection.
        case 'kill':
        case 'publish':
            return [];
    }
}
function begun(action, now) {
    const { item_id, run_id, dir_name } = action.run;
    return { type: 'run-seen', item_id, run_id, dir_name, started_at: now, last_output_at: null };
}
const REFUSED_WAIT_MS = 60_000;
/** Refusals that belong to one item, or that another tick's work explains: the terminal itself is well. */
const PASSING = new Set([
    'haspid',
    'run-void',
    'run-dir-blocked',
    'item-locked',
    'item-lock-unreadable',
    'fence-lost',
    'terminal-locked',
    'not-sent',
    'mock-mischief',
]);
/** An item that is refused is tried again a little later, where it waits for a time anyway. */
function notBefore(before, problem, now) {
    if (before.next === null || problem.code === 'unreached')
        return before;
    return { ...before, next: { ...before.next, not_before: Math.max(before.next.not_before, now + REFUSED_WAIT_MS) } };
}
/** A refusal that the next start would meet as well. */
function standingRefusal(action, result) {
    if (action.type !== 'start' && action.type !== 'relaunch')
        return null;
    if (result.status !== 'refused' || PASSING.has(result.problem.code))
        return null;
    const { terminal, executor } = action;
    const message = `Terminal ${terminal} started nothing: ${result.problem.message}`;
    return { terminal, executor, problem: { ...result.problem, message } };
}
/** It is asked again a little later, so that a standing refusal does not fill every tick. */
function heldBack({ terminal, executor, problem }, now) {
    const until = now + REFUSED_WAIT_MS;
    return { type: 'executor-held', terminal, executor, since: now, until, reason: problem.message };
}
function report(action, result, log) {
    if (result.status === 'refused' || result.status === 'unknown') {
        log.warn(`${action.key}: ${action.type} ${result.status}: ${result.problem.message} ${result.problem.remedy}`.trim());
    }
}

// EXTERNAL MODULE: ./build/action/src/prompt.js + 1 modules
var src_prompt = __webpack_require__(63224);
;// CONCATENATED MODULE: ./build/action/src/core/mark.js

function launchingRun(spec, handle, now) {
    const { run } = spec;
    return {
        run_id: run.run_id,
        item_id: run.item_id,
        key: spec.item.key,
        project: spec.item.project,
        dir_name: run.dir_name,
        terminal: spec.terminal,
        executor: spec.executor,
        handle: { ...handle },
        repo: run.repo,
        model: run.model,
        effort: run.effort,
        tier: run.tier,
        script: run.script,
        thread_id: run.thread_id,
        totals_before: spec.totals_before,
        limit_s: run.limit_s,
        stall_s: run.stall_s,
        kind: spec.kind,
        round: spec.round,
        iteration: spec.iteration,
        attempt: spec.attempt,
        comments: [...spec.comments],
        marked_at: now,
        launches: 1,
        unreachable_since: null,
        unreachable_told: false,
        phase: 'launching',
        replaces: [],
    };
}
/** The marker, with the move to the working state as the first step of the outbox. */
function markStart(spec, handle, now) {
    const run = launchingRun(spec, handle, now);
    const publication = spec.working === null
        ? null
        : publicationOf(run, {
            kind: 'working',
            say: SILENT,
            needs_result: false,
            steps: [step('working', { to: spec.working.to, from: [...spec.working.from] })],
            forget: false,
            now,
        });
    return { type: 'run-marked', run, item: spec.item, publication };
}
/** The same run under another directory; every earlier one must be void before it starts. */
function markRelaunch(action, handle, now) {
    const { run } = action;
    return {
        type: 'run-relaunched',
        run: {
            ...run,
            dir_name: action.dir_name,
            handle: { ...handle },
            replaces: [...run.replaces, run.handle],
            launches: run.launches + 1,
            marked_at: now,
        },
    };
}
/**
 * A run that cannot even be asked for (its prompt does not render): the number is used up, the item says why and waits
 * for a person.
 */
function markUnstartable(spec, problem, before, facts) {
    const { view, config, now } = facts;
    const run = launchingRun(spec, {}, now);
    const left = { state_ids: [before.seen.state.id], assigned: true, updated_at: before.seen.updated_at };
    const { runs, heard, asked, unheard } = spec.item;
    const item = {
        ...before,
        runs,
        // What people said has led to this answer, so it asks for no other one; the next run is told it.
        heard,
        asked,
        unheard,
        next: null,
        left,
        answer: { run_id: run.run_id, tag: 'blocked', class: 'env', at: now },
    };
    const publication = publicationOf(run, {
        kind: 'unstartable',
        say: {
            ...SILENT,
            kind: 'unstartable',
            tag: 'blocked',
            class: 'env',
            code: problem.code,
            reason: problem.message,
            remedy: problem.remedy,
        },
        needs_result: false,
        steps: stepsAfter('blocked', item, view, config),
        forget: false,
        now,
    });
    return [
        { type: 'run-marked', run, item, publication: null },
        {
            type: 'run-settled',
            settlement: {
                item_id: run.item_id,
                run_id: run.run_id,
                dir_name: run.dir_name,
                verdict: { kind: 'failure', class: 'env', reason: problem.message },
                at: now,
                seconds: null,
                usage: null,
                item,
                publication,
                thread_totals: null,
            },
        },
    ];
}

;// CONCATENATED MODULE: ./build/action/src/prepare.js





async function prepare(planned, obs, config, ports) {
    const actions = [];
    const events = [];
    const now = ports.clock.now();
    for (const action of planned.actions) {
        if (action.type === 'start') {
            const { spec, before } = action;
            const prompt = await promptFor(spec.run.item_id, askOf(spec), obs, config, ports);
            if (!prompt.ok) {
                const view = prepare_viewOf(before.project, obs, config);
                if (!prompt.problem.retry && view !== null) {
                    events.push(...markUnstartable(spec, prompt.problem, before, { view, config, now }));
                }
                else
                    ports.log.warn(`${action.key} does not start yet: ${prompt.problem.message}`);
                continue;
            }
            const run = { ...spec.run, prompt: prompt.text };
            const handle = ports.fleet.handle(spec.terminal, spec.executor, run);
            events.push(markStart(spec, handle, now));
            const asked = { thread_id: run.thread_id, totals_before: spec.totals_before };
            const { terminal, executor } = spec;
            actions.push({ type: 'start', key: action.key, terminal, executor, run, handle, replaces: [], asked, before });
        }
        else if (action.type === 'relaunch') {
            const open = action.run;
            const prompt = await promptFor(open.item_id, askOfRun(open), obs, config, ports);
            if (!prompt.ok) {
                ports.log.warn(`${open.run_id}: ${prompt.problem.message}`);
                continue;
            }
            const run = runOf(open, action.dir_name, prompt.text);
            const handle = ports.fleet.handle(open.terminal, open.executor, run);
            const marked = markRelaunch(action, handle, now);
            events.push(marked);
            const asked = { thread_id: open.thread_id, totals_before: open.totals_before };
            const replaces = [...open.replaces, open.handle];
            const { terminal, executor } = open;
            actions.push({
                type: 'relaunch',
                key: action.key,
                terminal,
                executor,
                run,
                handle,
                replaces,
                asked,
                before: null,
            });
        }
        else {
            actions.push(action);
        }
    }
    return { actions, events };
}
function askOf(spec) {
    return {
        run: {
            id: spec.run.run_id,
            kind: spec.kind,
            round: spec.round,
            iteration: spec.iteration,
            attempt: spec.attempt,
            resumed: spec.run.thread_id !== null,
        },
        handover: spec.handover,
        terminal: spec.terminal,
        executor: spec.executor,
        repo: spec.run.repo,
        fresh: spec.comments,
    };
}
function askOfRun(run) {
    const first = run.run_id === `${run.key}-1`;
    return {
        run: {
            id: run.run_id,
            kind: run.kind,
            round: run.round,
            iteration: run.iteration,
            attempt: run.attempt,
            resumed: run.thread_id !== null,
        },
        handover: run.thread_id === null && !first,
        terminal: run.terminal,
        executor: run.executor,
        repo: run.repo,
        fresh: run.comments,
    };
}
function runOf(open, dir_name, prompt) {
    const { run_id, item_id, repo, model, effort, tier, thread_id, script, limit_s, stall_s } = open;
    return { run_id, item_id, repo, prompt, model, effort, tier, thread_id, script, dir_name, limit_s, stall_s };
}
async function promptFor(item_id, ask, obs, config, ports) {
    const detail = obs.details.get(item_id);
    const item = detail?.ok === true ? detail.item : null;
    const project = item === null ? undefined : obs.projects[item.project];
    const template = item === null ? undefined : ports.prompts.get(item.project);
    if (detail?.ok !== true || item === null || project?.ok !== true || template === undefined) {
        const message = 'The item was not read in this tick.';
        return { ok: false, problem: { code: 'item-unread', message, remedy: '', retry: true } };
    }
    const view = prepare_viewOf(item.project, obs, config);
    const comments = (detail.comments ?? []).filter((comment) => view !== null &&
        (counts(comment, view) || (comment.external_source === 'agentd' && view.ours.has(comment.actor))));
    return (0,src_prompt/* renderPrompt */.n)(template, { ...ask, item, project: project.info, url: (0,web_url/* webUrl */.q)(config, item.key), comments }, ports.toMarkdown);
}
function prepare_viewOf(project, obs, config) {
    const seen = obs.projects[project];
    return seen?.ok === true ? (0,bots/* viewProject */.P)(project, config, seen.info, obs).view : null;
}

// EXTERNAL MODULE: ./build/action/src/save.js
var save = __webpack_require__(57265);
;// CONCATENATED MODULE: ./build/action/src/tick.js







const HEARTBEAT_MS = 60 * 60_000;
/** How long a request of a killed process takes at most until the server is done with it. */
const POST_ARRIVES_MS = 3000;
async function tick(config, ports, options) {
    const held = await (0,save/* loadState */.C)(ports, options.init);
    const ahead = (await liveClaim(held, ports)) ?? (await ports.ahead?.()) ?? null;
    if (ahead !== null && !options.dry_run)
        return standAside(held.state, ahead);
    if (!options.dry_run)
        await letPostsArrive(held, ports, options.signal);
    const { obs, planned } = await observe(held.state, config, ports, options.signal);
    const prepared = await prepare(planned, obs, config, ports);
    const decided = [...planned.events, ...prepared.events, ...countFailures(held.state, planned.problems)];
    const { saved_by: previous } = held.state;
    const common = { planned: prepared.actions, waiting: planned.waiting, problems: planned.problems, previous };
    if (options.dry_run) {
        const state = (0,evolve/* evolve */.s)(held.state, planned.events);
        return { ...common, acted: false, ahead, events: decided, state, changed: false };
    }
    const stopped = () => options.signal.aborted;
    if (stopped())
        return interrupted(held.state);
    const claim = prepared.actions.length > 0 ? newClaim(held, config, ports) : null;
    const intended = {
        ...(0,evolve/* evolve */.s)(held.state, decided),
        claim,
        fence: claim?.fence ?? held.state.fence,
    };
    if (claim === null && !worthSaving(held, decided, ports)) {
        return { ...common, acted: true, ahead: null, events: [], state: held.state, changed: false };
    }
    const marked = await (0,save/* saveState */.L)(held, intended, ports);
    if (!marked.ok)
        return { ...standAside(marked.newer.state, marked.newer.state.claim), ...common, planned: [] };
    if (claim === null) {
        return { ...common, acted: true, ahead: null, events: decided, state: marked.held.state, changed: true };
    }
    const ours = { ...claim, until: claim.until - held.ahead_ms };
    const done = await perform(prepared.actions, marked.held.state, ours, config, ports, options.signal);
    const mayTell = () => !stopped() && ports.clock.now() < ours.until - MARGIN_MS;
    const told = await ports.tellPulls?.((0,evolve/* evolve */.s)(marked.held.state, done.events), planned.waiting, mayTell);
    const happened = [...done.events, ...(told ?? [])];
    const saved = await saveOutcomes(marked.held, happened, claim, ports);
    const problems = unique([...planned.problems, ...done.problems, ...(stopped() ? [INTERRUPTED] : [])]);
    const events = [...decided, ...happened];
    return { ...common, acted: true, ahead: null, events, problems, state: saved, changed: true };
}
function standAside(state, claim) {
    const ahead = claim === null ? { holder: 'another tick', until: state.saved_at } : claim;
    const nothing = { planned: [], events: [], waiting: [], problems: [], changed: false };
    return { ...nothing, acted: false, ahead, state, previous: state.saved_by };
}
/** Nothing has been done yet, so nothing is saved: what was only meant must not look begun. */
function interrupted(state) {
    const nothing = { planned: [], events: [], waiting: [] };
    const previous = state.saved_by;
    return { ...nothing, acted: true, ahead: null, problems: [INTERRUPTED], state, changed: false, previous };
}
const INTERRUPTED = {
    code: 'interrupted',
    message: 'The tick was told to stop, or its time was up. What it had done by then is saved.',
    remedy: 'Nothing needs doing: the next tick goes on from there.',
    retry: true,
};
function unique(problems) {
    return [...new Map(problems.map((problem) => [`${problem.code} ${problem.message}`, problem])).values()];
}
async function liveClaim({ state, ahead_ms }, ports) {
    const { claim } = state;
    if (claim === null || claim.until <= ports.clock.now() + ahead_ms)
        return null;
    return (await ports.store.holderIsDead(claim.holder)) ? null : claim;
}
/**
 * A comment that the dead process had just sent may still be on its way through the server, whose check of external ids
 * does not see it yet.
 */
async function letPostsArrive({ state, ahead_ms }, ports, signal) {
    const { claim } = state;
    if (claim === null || claim.until <= ports.clock.now() + ahead_ms)
        return;
    const posting = Object.values(state.outbox).some(({ steps }) => steps.some(({ kind, status }) => kind === 'comment' && status === 'open'));
    if (posting)
        await ports.clock.sleep(POST_ARRIVES_MS, signal);
}
function newClaim({ state, ahead_ms }, config, ports) {
    return {
        holder: ports.holder,
        fence: state.fence + 1,
        until: ports.clock.now() + ahead_ms + config.limits.tick_s * 1000,
    };
}
/** An idle tick saves nothing but a heartbeat now and then; a first state is always saved. */
function worthSaving(held, events, ports) {
    if (held.version === null)
        return true;
    if (held.state.claim !== null)
        return true;
    if (ports.clock.now() - held.state.saved_at >= HEARTBEAT_MS)
        return true;
    return events.some((event) => isWorthSaving(event) && (event.type !== 'project-scanned' || movesSweep(held.state, event)));
}
/**
 * The watermark alone is worth no save: the next tick reads the same page again. A sweep is, unless the project is empty:
 * it is then swept by every tick, with one request.
 */
function movesSweep(state, event) {
    if (state.projects[event.key]?.watermark == null)
        return event.newest !== null;
    return event.swept_at !== null;
}
const FOLD_TRIES = 6;
/** Folds the outcomes into the state as it now is; a newer one, if somebody else has saved meanwhile. */
async function saveOutcomes(held, outcomes, claim, ports) {
    let base = held;
    for (let attempt = 1;; attempt++) {
        if (base.state.lineage !== held.state.lineage)
            return base.state;
        if (base.state.folded.includes(claim.fence))
            return base.state;
        const ours = base.state.claim?.fence === claim.fence;
        const folded = {
            ...(0,evolve/* evolve */.s)(base.state, outcomes),
            claim: ours ? null : base.state.claim,
            folded: [...base.state.folded, claim.fence].slice(-core_state/* FOLDED_KEPT */.W2),
        };
        const saved = await (0,save/* saveState */.L)(base, folded, ports);
        if (saved.ok)
            return saved.held.state;
        if (attempt === FOLD_TRIES) {
            ports.log.warn(`The outcomes of this tick could not be saved: ${lineageOf(held)} changed too often. The next tick finds them again.`);
            return saved.newer.state;
        }
        base = saved.newer;
    }
}
function lineageOf(held) {
    return `state ${held.state.lineage.slice(0, core_state/* LINEAGE_SHOWN */.SI)}`;
}


/***/ })

};
