export const id = 373;
export const ids = [373];
export const modules = {

/***/ 96596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ QUOTA_HOLDS_BEFORE_BLOCKED),
/* harmony export */   JN: () => (/* binding */ backoff),
/* harmony export */   Lz: () => (/* binding */ breakerUntil),
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


/***/ }),

/***/ 56204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ viewProject)
/* harmony export */ });
/** Resolves names to ids; without the working state or an archived project there is no view, and the problem says so. */
function viewProject(key, config, info, obs) {
    const project = config.projects[key];
    if (project === undefined)
        return { view: null, problems: [] };
    if (info.archived) {
        return {
            view: null,
            problems: [
                problem('project-archived', `Project ${key} is archived: nothing starts there.`, 'Restore it, or take it out of the config.'),
            ],
        };
    }
    const problems = [];
    const find = (name, where) => {
        if (name === undefined)
            return null;
        const state = info.states.find((candidate) => candidate.name === name);
        if (state !== undefined)
            return state;
        const names = info.states.map((candidate) => candidate.name).join(', ');
        problems.push(problem('state-unknown', `projects.${key}.states.${where}: project ${key} has no state "${name}".`, `Use one of: ${names}; or add it in Plane.`));
        return null;
    };
    const working = find(project.states.working, 'working');
    if (working === null)
        return { view: null, problems };
    const bots = new Map();
    const ours = new Set();
    for (const [name, terminal] of Object.entries(project.routing.by_assignee)) {
        const identity = obs.identities.get(terminal);
        if (identity === undefined)
            continue;
        const user_id = 'problem' in identity ? identity.last_user_id : identity.user_id;
        if (user_id !== null)
            ours.add(user_id);
        if ('problem' in identity) {
            problems.push(identity.problem);
            continue;
        }
        const member = info.members.find((candidate) => candidate.id === identity.user_id);
        if (member === undefined || member.display_name !== name) {
            problems.push(problem('plane-user-mismatch', `projects.${key}.routing.by_assignee: "${name}" is not the user behind the token of terminal ${terminal}` +
                (member === undefined ? ', who is not a member of the project.' : `, who is "${member.display_name}".`), 'Correct the name or the token, or add the user to the project.'));
            continue;
        }
        bots.set(identity.user_id, terminal);
    }
    const review = find(project.states.review, 'review');
    const question = find(project.states.question, 'question');
    const blocked = find(project.states.blocked, 'blocked');
    const answers = [review, question, blocked].map((state) => state?.id);
    const unstarted = info.states.filter((state) => state.group === 'unstarted' && !answers.includes(state.id));
    // A state in which an answer waits starts nothing by itself, whatever group the project has put it in.
    const picked = project.states.pick_up?.map((name) => find(name, 'pick_up')?.id) ?? [
        working.id,
        ...unstarted.map((state) => state.id),
    ];
    const view = {
        key,
        config: project,
        info,
        bots,
        ours,
        working,
        review,
        question,
        blocked,
        pick_up: new Set(picked.filter((id) => id !== undefined)),
        authors: authorsOf(config, info),
    };
    return { view, problems };
}
function authorsOf(config, info) {
    const byEmail = new Map(info.members.map((member) => [member.email.toLowerCase(), member.id]));
    return new Set(config.allowed_authors.map((author) => byEmail.get(author.toLowerCase()) ?? author));
}
function problem(code, message, remedy) {
    return { code, message, remedy, retry: false };
}


/***/ }),

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
            // Nothing was under way: what was answered stays the last answer.
            if (run === undefined && item.next === null && item.answer !== null)
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

/***/ 36466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rw: () => (/* binding */ holdExecutor),
/* harmony export */   XP: () => (/* binding */ accountOf),
/* harmony export */   wM: () => (/* binding */ freeAccount),
/* harmony export */   wk: () => (/* binding */ freeExecutor),
/* harmony export */   xn: () => (/* binding */ holdAccount)
/* harmony export */ });
/* harmony import */ var _backoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96596);

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
        return { type: 'account-held', account, until: (0,_backoff_js__WEBPACK_IMPORTED_MODULE_0__/* .quotaUntil */ .dE)(now, reset_at, before), holds: before + 1 };
    }
    const until = Math.max(known.until, (0,_backoff_js__WEBPACK_IMPORTED_MODULE_0__/* .quotaUntil */ .dE)(now, reset_at, known.holds - 1));
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


/***/ }),

/***/ 92269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ stepsAfter),
/* harmony export */   MV: () => (/* binding */ publicationOf),
/* harmony export */   PM: () => (/* binding */ step),
/* harmony export */   TL: () => (/* binding */ planPublications),
/* harmony export */   ms: () => (/* binding */ isWorking),
/* harmony export */   qY: () => (/* binding */ SILENT),
/* harmony export */   uY: () => (/* binding */ isPublishing)
/* harmony export */ });
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95888);

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
                actions.push({ type: 'forget', key, publication_id: publication.id, ref: (0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .publicationRef */ .Sl)(publication) });
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
        if (!(0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .needsCollecting */ .sB)(publication)) {
            actions.push({ type: 'publish', key, publication, result: null });
            continue;
        }
        const seen = runs.get((0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .publicationRef */ .Sl)(publication).id) ?? runs.get(publication.item_id);
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

/***/ 81258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rk: () => (/* binding */ exitRemedy),
/* harmony export */   nx: () => (/* binding */ REMEDY),
/* harmony export */   y8: () => (/* binding */ envRemedy)
/* harmony export */ });
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
    const mend = exitRemedy(run.terminal, exit_code);
    return mend === null ? REMEDY.env : `${mend}; then comment here or move the item back.`;
}
/** For an exit code of the runner itself; a clause without its full stop. */
function exitRemedy(terminal, exit_code) {
    switch (exit_code) {
        case 97:
            return `Make the folder on ${terminal}, or correct terminals.${terminal}.repo`;
        case 127:
            return `Install the program on ${terminal}, or name its absolute path under terminals.${terminal}.bins`;
        default:
            return null;
    }
}


/***/ }),

/***/ 16551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ followMoves),
/* harmony export */   MU: () => (/* binding */ isOurs),
/* harmony export */   Rs: () => (/* binding */ watchProject),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   XF: () => (/* binding */ watchDetail),
/* harmony export */   aQ: () => (/* binding */ SWEEP_EVERY_MS),
/* harmony export */   ri: () => (/* binding */ personMoved),
/* harmony export */   tQ: () => (/* binding */ counts),
/* harmony export */   ur: () => (/* binding */ WATERMARK_OVERLAP_MS)
/* harmony export */ });
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


/***/ }),

/***/ 55373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ learnedHostKeys),
  l: () => (/* binding */ observe)
});

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

// EXTERNAL MODULE: ./build/action/src/core/backoff.js
var backoff = __webpack_require__(96596);
// EXTERNAL MODULE: ./build/action/src/core/bots.js
var bots = __webpack_require__(56204);
// EXTERNAL MODULE: ./build/action/src/core/evolve.js + 3 modules
var evolve = __webpack_require__(86467);
// EXTERNAL MODULE: ./build/action/src/core/publications.js
var publications = __webpack_require__(92269);
// EXTERNAL MODULE: ./build/action/src/core/refs.js
var core_refs = __webpack_require__(95888);
// EXTERNAL MODULE: ./build/action/src/core/holds.js
var core_holds = __webpack_require__(36466);
// EXTERNAL MODULE: ./build/action/src/core/interpret.js + 2 modules
var interpret = __webpack_require__(40074);
// EXTERNAL MODULE: ./build/action/src/core/remedies.js
var remedies = __webpack_require__(81258);
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
    const freed = verdict.kind === 'answer' ? (0,core_holds/* freeExecutor */.wk)(run, facts.state) : [];
    const seconds = ending.started_at !== null && ending.ended_at !== null
        ? Math.max(0, Math.round((ending.ended_at - ending.started_at) / 1000))
        : null;
    const publication = decision.say === null
        ? null
        : (0,publications/* publicationOf */.MV)(run, {
            kind: 'result',
            say: { ...decision.say, seconds, ledger: decision.item.ledger },
            needs_result: decision.say.kind !== 'lost' && ending.result !== null,
            steps: (0,publications/* stepsAfter */.Ec)(decision.say.tag, decision.item, facts.view, config),
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
    const say = { ...publications/* SILENT */.qY, kind: 'failed' };
    return (0,publications/* publicationOf */.MV)(run, { kind: 'silent', say, needs_result: false, steps: [], forget: true, now });
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
    const freed = (0,core_holds/* freeAccount */.wM)(run, config);
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
    const not_before = now + (0,backoff/* backoff */.JN)(config.retry, item.attempts, run.run_id);
    const retry = { kind: 'retry', not_before, thread, quota: false };
    const rerun = { kind: 'rerun', not_before: now, thread: 'new', quota: false };
    switch (verdict.class) {
        case 'session_lost':
            return item.spent.includes('rerun') ? stop('failed', 'blocked', remedies/* REMEDY */.nx.failed) : again(rerun, 'rerun');
        case 'quota': {
            const hold = (0,core_holds/* holdAccount */.xn)(run, verdict.reset_at, facts);
            const holds = item.quota_holds + 1;
            if (holds >= backoff/* QUOTA_HOLDS_BEFORE_BLOCKED */.HU)
                return stop('failed', 'blocked', remedies/* REMEDY */.nx.quota, [hold]);
            const waiting = again({ kind: 'retry', not_before: hold.until, thread, quota: true });
            return { ...waiting, item: { ...waiting.item, quota_holds: holds }, events: [hold] };
        }
        case 'env':
            if (resumed && !item.spent.includes('rerun'))
                return again(rerun, 'rerun');
            return stop('failed', 'blocked', (0,remedies/* envRemedy */.y8)(run, ending.result?.exit_code ?? null), (0,core_holds/* holdExecutor */.Rw)(run, verdict.reason, facts));
        case 'transient':
        case 'killed':
            if (item.attempts < config.retry.max_attempts)
                return again(retry);
            return stop('failed', 'blocked', remedies/* REMEDY */.nx[verdict.class]);
        case 'timeout':
        case 'stalled':
            if (config.retry.timeout > 0 && !item.spent.includes('timeout'))
                return again(retry, 'timeout');
            return stop('failed', 'blocked', remedies/* REMEDY */.nx[verdict.class]);
        case 'lost':
            if (ending.swept && !item.spent.includes('lost'))
                return again(retry, 'lost');
            return stop('lost', 'blocked', remedies/* REMEDY */.nx.lost);
        case 'cancelled':
            return stop('cancelled', null, '');
        case 'empty':
            return stop('failed', 'blocked', remedies/* REMEDY */.nx.empty);
        case 'failed':
            if (resumed && !item.spent.includes('rerun'))
                return again(rerun, 'rerun');
            if (item.attempts <= config.retry.failed)
                return again(retry);
            return stop('failed', 'blocked', remedies/* REMEDY */.nx.failed);
    }
}
function say(kind, tag, reason = '', remedy = '') {
    return { kind, tag, tagged: true, class: null, reason, remedy };
}

// EXTERNAL MODULE: ./build/action/src/core/watch.js
var watch = __webpack_require__(16551);
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
    const assigned = view === null || (0,watch/* isOurs */.MU)(item.seen, view);
    const left = { state_ids: [state.id], assigned, updated_at };
    return { ...event, settlement: { ...event.settlement, item: { ...item, left } } };
}

;// CONCATENATED MODULE: ./build/action/src/core/launches.js


function hasBegun(seen) {
    if (seen.state === 'none')
        return survivorsOf(seen) > 0;
    return seen.state === 'running' || seen.state === 'finished' || seen.state === 'gone';
}
/** Processes of the run that are there without its directory. */
function survivorsOf(seen) {
    return seen.state === 'none' ? (seen.survivors ?? 0) : 0;
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
    const publication = (0,publications/* publicationOf */.MV)(run, {
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
        steps: [(0,publications/* step */.PM)('comment')],
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
        return (0,watch/* isGone */.ST)(item, facts.now) ? 'The work item is no longer there.' : null;
    return (0,watch/* personMoved */.ri)(item, view);
}
/** The list shows a move, or a full list lacks the item. */
function suspicious(run, item, view, facts) {
    const project = facts.obs.projects[run.project];
    if (project?.ok !== true)
        return false;
    return (0,watch/* personMoved */.ri)(item, view) !== null || (project.full && !project.items.some((other) => other.id === run.item_id));
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
        case 'void': {
            const survivors = survivorsOf(seen);
            if (survivors > 0) {
                const detail = `Its run directory is gone, and ${survivors} of its processes are still there.`;
                return stopRun(draft, run, 'lost', detail, facts);
            }
            settleNow(draft, run, item, vanished(seen, run), facts);
            return [];
        }
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
            if (survivorsOf(seen) > 0)
                return killRun(run);
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
        return refuse('open-run', `${whereIs(open)}.`);
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
            return refuse('state', `State ${state.name} is not a pick-up state; ${pickUps(view)}.`);
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
function pickUps({ info, pick_up }) {
    const names = info.states.filter(({ id }) => pick_up.has(id)).map(({ name }) => name);
    return names.length === 1 ? `that is ${names.join('')}` : `those are ${names.join(', ')}`;
}
/** What is known of an open run; that its terminal does not answer is no news of the run itself. */
function whereIs({ run_id, phase, terminal, unreachable_since }) {
    if (unreachable_since === null)
        return `${run_id} is ${phase} on ${terminal}`;
    const since = new Date(unreachable_since).toISOString().replace('T', ' ').slice(0, 16);
    return `${run_id} was ${phase} on ${terminal}, which has not answered since ${since}Z`;
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

// EXTERNAL MODULE: ./build/action/src/config/rules/rule.js
var rule = __webpack_require__(9183);
;// CONCATENATED MODULE: ./build/action/src/core/slots.js
/** Free places: over all, per project, per terminal, and one per repository unless items have their own worktrees. Pure. */


class Slots {
    #config;
    #checkouts = new Map();
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
        if (shared && repo.of(this.#checkout(route.terminal, route.repo)) > 0) {
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
        this.#used.repo.add(this.#checkout(terminal, repo));
    }
    /** Spelt once for each repository: it is asked for every item. */
    #checkout(terminal, repo) {
        const known = this.#checkouts.get(terminal) ?? new Map();
        this.#checkouts.set(terminal, known);
        const checkout = known.get(repo) ?? checkoutOf(this.#config, terminal, repo);
        known.set(repo, checkout);
        return checkout;
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
/** Two terminals of one machine share its repositories, however each spells them. */
function checkoutOf(config, terminal, repo) {
    const entry = config.terminals[terminal];
    const machine = entry === undefined ? terminal : entry.transport === 'local' ? 'local' : (entry.host ?? entry.target ?? terminal);
    return `${machine}:${entry === undefined ? repo : (0,rule/* samePath */.Eb)(repo, entry.os)}`;
}

// EXTERNAL MODULE: ./build/action/src/core/state.js + 3 modules
var core_state = __webpack_require__(17959);
;// CONCATENATED MODULE: ./build/action/src/core/starts.js






function planStarts(facts) {
    const { state, config } = facts;
    const publishing = new Set();
    for (const publication of Object.values(state.outbox)) {
        if ((0,publications/* isPublishing */.uY)(publication))
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
    const report = obs.terminals.get(wish.route.terminal);
    if (report?.reached === false) {
        const again = facts.state.terminals[wish.route.terminal]?.not_before ?? 0;
        const until = again > facts.now ? again : null;
        return refuse('breaker-open', `Terminal ${wish.route.terminal} does not answer.`, until);
    }
    if (busy.length > 0 && !slots.hasOpenRun(wish.route.terminal)) {
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
        .filter((comment) => (0,watch/* counts */.tQ)(comment, view) && (!heard.has(comment.id) || unanswered.has(comment.id)))
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
        draft.applyAll((0,watch/* watchProject */.Rs)(draft.state, view, obs, now));
    }
    for (const item_id of obs.details.keys()) {
        const view = viewOf(item_id, draft, obs, views);
        if (view !== undefined)
            draft.applyAll((0,watch/* watchDetail */.XF)(draft.state, view, item_id, obs, now));
    }
    for (const view of views.values())
        draft.applyAll((0,watch/* followMoves */.AU)(draft.state, view));
    const remembered = (key) => {
        const known = state.projects[key];
        return known === undefined ? null : (0,bots/* viewProject */.P)(key, config, known.info, obs).view;
    };
    const actions = [];
    for (const run of Object.values(draft.state.inflight).toSorted(byRun)) {
        actions.push(...planRun(draft, run, { config, views, remembered, obs, now, want }));
    }
    for (const action of (0,publications/* planPublications */.TL)(draft.state, obs.runs, now))
        actions.push(action);
    for (const publication of Object.values(draft.state.outbox)) {
        if (!(0,publications/* isPublishing */.uY)(publication) && publication.forget && publication.forget_tries >= GIVE_UP_FORGETTING) {
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
            const not_before = (0,backoff/* breakerUntil */.Lz)(now, (known?.failures ?? 0) + 1);
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
/** Host keys that first visits believed, by who keeps them. */
function learnedHostKeys(state) {
    const own = Object.entries(state.terminals).map(([name, { host_keys = [] }]) => [name, host_keys]);
    return new Map([...own, [host_key_notes/* BASTION */.xX, state.bastion_host_keys ?? []]]);
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
        const full = known === undefined || known.watermark === null || now - known.swept_at >= watch/* SWEEP_EVERY_MS */.aQ;
        const since = full || known.watermark === null ? null : known.watermark - watch/* WATERMARK_OVERLAP_MS */.ur;
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


/***/ })

};
