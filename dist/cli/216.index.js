export const id = 216;
export const ids = [216];
export const modules = {

/***/ 59850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ boundWaits)
/* harmony export */ });
/* harmony import */ var _backoff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96596);
/* harmony import */ var _holds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36466);
/* harmony import */ var _plane_times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80985);
/* harmony import */ var _reset_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97895);
/* harmony import */ var _tidy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79454);





/** What Plane or a proxy asks for by `Retry-After`; our own waits for a step are shorter. */
const LONGEST_STEP_MS = 60 * 60_000;
/** @returns the very same state where nothing in it is out of bounds. */
function boundWaits(state, config, now) {
    const past = (time) => Math.min(time, now);
    const within = (time, most_ms) => Math.min(time, now + most_ms);
    const item = (record) => {
        const { next, blocked, seen, left } = record;
        // Once people have changed the item under a clock that is right, what was noted of it under the other one is over.
        const over = (time) => ((0,_plane_times_js__WEBPACK_IMPORTED_MODULE_3__/* .isPossible */ .w)(seen.updated_at, now) && !(0,_plane_times_js__WEBPACK_IMPORTED_MODULE_3__/* .isPossible */ .w)(time, now) ? 0 : time);
        const most = next?.quota === true ? _reset_time_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_RESET_MS */ .KB : config.retry.max_s * 1000;
        return same(record, {
            next: next && same(next, { not_before: within(next.not_before, most) }),
            left: left && same(left, { updated_at: over(left.updated_at) }),
            comments_read_at: over(record.comments_read_at),
            blocked: blocked && same(blocked, { read_at: past(blocked.read_at) }),
            worktrees: each(record.worktrees, (note) => same(note, { not_before: within(note.not_before, _tidy_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_KEPT_MS */ .H6) })),
        });
    };
    const project = (record) => same(record, {
        swept_at: past(record.swept_at),
        sweep_cut_at: past(record.sweep_cut_at),
        read_at: past(record.read_at),
    });
    const terminal = (record) => same(record, {
        user_read_at: past(record.user_read_at),
        unreachable_since: record.unreachable_since && past(record.unreachable_since),
        not_before: within(record.not_before, _backoff_js__WEBPACK_IMPORTED_MODULE_4__/* .LONGEST_BREAKER_MS */ .Xe),
        holds: each(record.holds, (hold) => same(hold, { since: past(hold.since), until: within(hold.until, _holds_js__WEBPACK_IMPORTED_MODULE_0__/* .ENV_HOLD_MS */ .lc) })),
    });
    const run = (record) => {
        const bounded = same(record, {
            marked_at: past(record.marked_at),
            unreachable_since: record.unreachable_since && past(record.unreachable_since),
            unconfigured_since: record.unconfigured_since && past(record.unconfigured_since),
            item_read_at: past(record.item_read_at),
        });
        if (bounded.phase === 'running')
            return same(bounded, { started_at: past(bounded.started_at) });
        if (bounded.phase !== 'stopping')
            return bounded;
        const stuck_since = bounded.stuck_since && past(bounded.stuck_since);
        return same(bounded, { started_at: past(bounded.started_at), since: past(bounded.since), stuck_since });
    };
    const publication = (record) => {
        const steps = record.steps.map((step) => same(step, {
            not_before: within(step.not_before, LONGEST_STEP_MS),
            unseen_since: step.unseen_since && past(step.unseen_since),
        }));
        const changed = steps.some((step, index) => step !== record.steps[index]);
        return same(record, { made_at: past(record.made_at), steps: changed ? steps : record.steps });
    };
    return same(state, {
        saved_at: past(state.saved_at),
        items: each(state.items, item),
        projects: each(state.projects, project),
        terminals: each(state.terminals, terminal),
        inflight: each(state.inflight, run),
        outbox: each(state.outbox, publication),
        accounts: each(state.accounts, (account) => same(account, { until: within(account.until, _reset_time_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_RESET_MS */ .KB) })),
    });
}
/** The record itself where the fields say what it says already. */
function same(record, fields) {
    const keys = Object.keys(fields);
    return keys.every((key) => record[key] === fields[key]) ? record : { ...record, ...fields };
}
function each(records, bound) {
    const entries = Object.entries(records).map(([key, record]) => [key, record, bound(record)]);
    if (entries.every(([, before, after]) => before === after))
        return records;
    return Object.fromEntries(entries.map(([key, , after]) => [key, after]));
}


/***/ }),

/***/ 1235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ holdsAgainst),
/* harmony export */   RC: () => (/* binding */ holdsUnder),
/* harmony export */   e8: () => (/* binding */ holdsOf),
/* harmony export */   nj: () => (/* binding */ liftMended),
/* harmony export */   yY: () => (/* binding */ lift)
/* harmony export */ });
/* harmony import */ var _config_barred_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7925);
/* harmony import */ var _config_print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87634);
/* harmony import */ var _evolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86467);
/* harmony import */ var _holds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36466);
/**
 * Holds that end before their time (issue 8): a person says so by `agentd release --hold`, a smoke run has passed, or what
 * the configuration says of them is another by now. Pure.
 */




/** All holds that stand: terminals, executors, accounts. */
function holdsOf({ terminals, accounts, items }, now) {
    const standing = Object.entries(terminals);
    const limits = new Map(Object.entries(accounts).map(([name, { until }]) => [name, until]));
    for (const { next } of Object.values(items)) {
        // Others' runs may have freed the account since: the item still waits for the time that it was told.
        if (next?.quota !== true || next.account === undefined)
            continue;
        limits.set(next.account, Math.max(next.not_before, limits.get(next.account) ?? 0));
    }
    return [
        ...standing.flatMap(([name, { not_before: until }]) => [{ kind: 'terminal', name, until }]),
        ...standing.flatMap(([terminal, { holds }]) => Object.entries(holds).map(([executor, { until }]) => {
            return { kind: 'executor', name: (0,_holds_js__WEBPACK_IMPORTED_MODULE_3__/* .holdName */ .VJ)(terminal, executor), terminal, executor, until };
        })),
        ...[...limits].map(([name, until]) => ({ kind: 'account', name, until })),
    ].filter(({ until }) => until > now);
}
/** Those that `name` means: of a terminal all but its accounts, of an executor its holds on every terminal. */
function holdsUnder(name, holds) {
    return holds.filter((hold) => hold.name === name || (hold.kind === 'executor' && [hold.terminal, hold.executor].includes(name)));
}
/** Those that stand in the way of a run of that executor on that terminal. */
function holdsAgainst(run, config, holds) {
    return holds.filter(({ kind, name }) => {
        if (kind === 'terminal')
            return name === run.terminal;
        if (kind === 'executor')
            return name === (0,_holds_js__WEBPACK_IMPORTED_MODULE_3__/* .holdName */ .VJ)(run.terminal, run.executor);
        return name === (0,_holds_js__WEBPACK_IMPORTED_MODULE_3__/* .accountOf */ .XP)(run, config);
    });
}
/** The holds end, and so does the wait of the items that met them. */
function lift(holds, state, config, now) {
    return holds.flatMap((hold) => {
        if (hold.kind === 'terminal')
            return [{ type: 'breaker-lifted', terminal: hold.name }];
        if (hold.kind === 'executor') {
            return [{ type: 'executor-freed', terminal: hold.terminal, executor: hold.executor }];
        }
        const waiting = Object.entries(state.items).filter(([, item]) => accountAwaited(item, config) === hold.name);
        return [
            { type: 'account-freed', account: hold.name },
            ...waiting.map(([item_id]) => ({ type: 'quota-wait-ended', item_id, at: now })),
        ];
    });
}
/** null: it waits for no account, or nobody knows for which. */
function accountAwaited({ next }, config) {
    if (next?.quota !== true)
        return null;
    return next.account ?? (next.after === null ? null : (0,_holds_js__WEBPACK_IMPORTED_MODULE_3__/* .accountOf */ .XP)(next.after, config));
}
/**
 * The state without the holds that were made under another configuration. What stands in for a broken one says of a hold
 * neither that it was mended nor that it was not, so then all of them stay.
 * @returns the very same state where there are none.
 */
function liftMended(state, config, now, barred = _config_barred_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_BARRED */ .nC) {
    if ((0,_config_barred_js__WEBPACK_IMPORTED_MODULE_0__/* .isBarred */ .h_)(barred))
        return state;
    const events = holdsOf(state, now).flatMap((hold) => isMended(hold, state, config) ? lift([hold], state, config, now) : []);
    for (const [item_id, { next }] of Object.entries(state.items)) {
        if (next?.quota !== true || next.not_before <= now || next.account === undefined || next.after === null)
            continue;
        // Its runs use another account by now; the one that it waits for is still held itself.
        if ((0,_holds_js__WEBPACK_IMPORTED_MODULE_3__/* .accountOf */ .XP)(next.after, config) !== next.account)
            events.push({ type: 'quota-wait-ended', item_id, at: now });
    }
    return events.length === 0 ? state : (0,_evolve_js__WEBPACK_IMPORTED_MODULE_2__/* .evolve */ .s)(state, events);
}
function isMended(hold, { terminals }, config) {
    switch (hold.kind) {
        case 'terminal': {
            const print = terminals[hold.name]?.print;
            return print !== undefined && hold.name in config.terminals && print !== (0,_config_print_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalPrint */ .OA)(hold.name, config);
        }
        case 'executor': {
            const { terminal, executor } = hold;
            const print = terminals[terminal]?.holds[executor]?.print;
            return print !== undefined && print !== (0,_config_print_js__WEBPACK_IMPORTED_MODULE_1__/* .executorPrint */ .T2)(terminal, executor, config);
        }
        case 'account':
            return false;
    }
}


/***/ }),

/***/ 79454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H6: () => (/* binding */ LONGEST_KEPT_MS),
/* harmony export */   Wl: () => (/* binding */ unasked),
/* harmony export */   aO: () => (/* binding */ keptOnce),
/* harmony export */   zg: () => (/* binding */ worktreesToLeave)
/* harmony export */ });
/* harmony import */ var _reap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26370);
/* harmony import */ var _run_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68371);


/** Most of them in one tick. */
const AT_ONCE = 3;
const DAY_MS = 24 * 60 * 60_000;
const LONGEST_KEPT_MS = 32 * DAY_MS;
/** What could not be asked is asked again. */
const UNASKED_MS = 60 * 60_000;
/** Who has waited longest comes first. A terminal that was not reached last time is left to those who need it. */
function worktreesToLeave(state, config, now) {
    const due = Object.entries(state.items).flatMap(([item_id, item]) => {
        const terminals = Object.entries(item.worktrees).filter(([terminal, { not_before }]) => not_before <= now && isThere(terminal, state, config));
        if (terminals.length === 0 || !(0,_reap_js__WEBPACK_IMPORTED_MODULE_0__/* .isOver */ .PU)(item_id, item, state))
            return [];
        return terminals.map(([terminal, { not_before }]) => ({ item_id, key: (0,_run_key_js__WEBPACK_IMPORTED_MODULE_1__/* .runKeyOf */ .kB)(item), terminal, not_before }));
    });
    return due
        .toSorted((a, b) => a.not_before - b.not_before)
        .slice(0, AT_ONCE)
        .map(({ item_id, key, terminal }) => ({ item_id, key, terminal }));
}
function isThere(terminal, { terminals }, config) {
    return Object.hasOwn(config.terminals, terminal) && terminals[terminal]?.unreachable_since == null;
}
/** It holds work, or somebody is in it: looked at again after 1, 2, 4 … 32 days. */
function keptOnce({ tries }, now) {
    return { tries: tries + 1, not_before: now + Math.min(LONGEST_KEPT_MS, 2 ** Math.min(tries, 10) * DAY_MS) };
}
/** Nobody knows. */
function unasked({ tries }, now) {
    return { tries, not_before: now + UNASKED_MS };
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
// EXTERNAL MODULE: ./build/bot/clean.js
var clean = __webpack_require__(85151);
// EXTERNAL MODULE: ./build/bot/invisible.js
var invisible = __webpack_require__(64373);
// EXTERNAL MODULE: ./build/bot/said-digest.js
var said_digest = __webpack_require__(87258);
// EXTERNAL MODULE: ./build/action/src/core/open-fence.js
var open_fence = __webpack_require__(56598);
;// CONCATENATED MODULE: ./build/action/src/core/handover.js
/**
 * What a new thread must know of the rounds before it: made from the comments in Plane, because state keeps no text.
 * Pure. The oldest parts give way when it grows too long.
 */

const LEFT_OUT = {
    edited: '(An earlier answer of yours was edited by somebody and is left out.)',
    unrecorded: '(An earlier answer of yours is left out: there is no record of how it was posted.)',
};
const HANDOVER_CHARS = 12_000;
const ONE_CHARS = 4_000;
/** What a prompt holds of new comments (docs/operations.md); the item's own text has its limit of its own. */
const NEW_CHARS = 40_000;
const NEW_ONE_CHARS = 20_000;
/**
 * The newest of the new comments, as many as there is room for, oldest first. The first of them says how many are left out,
 * so that every template tells it. `newest`: newest first; no more are taken than are needed.
 */
async function newComments(newest, count) {
    const kept = [];
    let length = 0;
    for await (const comment of newest) {
        const text = cutTo(comment.text, NEW_ONE_CHARS, '\n\n[The comment is cut here; the rest is in Plane.]');
        if (kept.length > 0 && length + text.length > NEW_CHARS)
            break;
        length += text.length;
        kept.unshift({ ...comment, text });
    }
    const left = count - kept.length;
    const [oldest] = kept;
    if (left === 0 || oldest === undefined)
        return kept;
    const note = `[${left} earlier new ${left === 1 ? 'comment is' : 'comments are'} left out here; read ${left === 1 ? 'it' : 'them'} in Plane.]`;
    return [{ ...oldest, text: `${note}\n\n${oldest.text}` }, ...kept.slice(1)];
}
/** agentd's line of facts under an answer: no words of the agent's, so a hand-over does not give it back as such. */
const FOOTER = /\n+---\n+[^\n]* · round \d+(?: · [^\n]*)?$/;
/** An own comment as the agent wrote it. */
function withoutFooter(text) {
    return text.trimEnd().replace(FOOTER, '');
}
/** Empty when nothing was said yet. `comments`: oldest first. */
function handoverSummary(comments) {
    const kept = [];
    let length = 0;
    const said = comments.filter(({ text, left_out }) => left_out !== undefined || text.trim() !== '');
    for (const comment of said.toReversed()) {
        const entry = entryOf(comment);
        if (length + entry.length > HANDOVER_CHARS)
            break;
        length += entry.length;
        kept.unshift(entry);
    }
    if (kept.length === 0)
        return '';
    const left = said.length - kept.length;
    const note = left === 0 ? '' : `(${left} earlier ${left === 1 ? 'entry is' : 'entries are'} left out.)\n\n`;
    return `${note}${kept.join('\n\n')}`;
}
function entryOf({ author, own, text, left_out }) {
    if (left_out !== undefined)
        return LEFT_OUT[left_out];
    return `### ${own ? 'You answered' : `${author} wrote`}\n\n${shorten(text.trim())}`;
}
function shorten(text) {
    return cutTo(text, ONE_CHARS, ' …');
}
function cutTo(text, most, note) {
    if (text.length <= most)
        return text;
    const points = Array.from(text);
    if (points.length <= most)
        return text;
    const kept = points.slice(0, most).join('');
    const closed = (0,open_fence/* withClosedFence */.Y)(kept);
    // Behind a fence on its own line a note would keep it from being one.
    return closed === kept ? `${kept}${note}` : `${closed}\n\n${note.trim()}`;
}

;// CONCATENATED MODULE: ./build/action/src/prompt.js
/**
 * Prompts: a strict Liquid template over the item, its new comments and what happened before. Text of people enters as
 * values only and is never read as a template; an unknown variable fails that run with a clear message.
 */





async function renderPrompt(template, ask, toMarkdown) {
    const names = new Map(ask.project.members.map((member) => [member.id, member.display_name]));
    const said = new Map(ask.said.map(({ id, digest }) => [id, digest]));
    const spoken = async (comment) => {
        const own = comment.external_source === 'agentd';
        const author = own ? 'agentd' : (0,clean/* cleanLine */.O)(names.get(comment.actor) ?? '') || 'Someone';
        const digest = said.get(comment.id);
        if (own && digest !== (0,said_digest/* saidDigest */.A)(comment.html)) {
            return { author, own, text: '', left_out: digest === undefined ? 'unrecorded' : 'edited' };
        }
        const text = (await toMarkdown(comment.html, ask.project)).trim();
        return { author, own, text: own ? withoutFooter(text) : text };
    };
    const fresh = new Set(ask.fresh);
    const before = ask.comments.filter((comment) => !fresh.has(comment.id));
    const added = ask.comments.filter((comment) => fresh.has(comment.id));
    async function* newestFirst() {
        for (const comment of added.toReversed())
            yield await spoken(comment);
    }
    const scope = {
        item: {
            key: (0,clean/* cleanLine */.O)(ask.item.key),
            title: (0,clean/* cleanLine */.O)(ask.item.name),
            description: (await toMarkdown(ask.item.description_html ?? '', ask.project)).trim(),
            labels: ask.item.labels.map(clean/* cleanLine */.O),
            priority: ask.item.priority,
            state: (0,clean/* cleanLine */.O)(ask.item.state.name),
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
        return (0,invisible/* bare */.$B)(text).trim() === '' ? { ok: false, problem: emptyPrompt(where) } : { ok: true, text };
    }
    catch (error) {
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
function emptyPrompt(where) {
    return {
        code: 'prompt-empty',
        message: `${where} renders to nothing for this item.`,
        remedy: 'Let the template say something for every item, such as `{{ item.title }}` (docs/operations.md).',
        retry: false,
    };
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

/***/ 10216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ tick)
});

// EXTERNAL MODULE: ./build/action/src/claim.js
var src_claim = __webpack_require__(9006);
// EXTERNAL MODULE: ./build/action/src/config/barred.js
var barred = __webpack_require__(7925);
// EXTERNAL MODULE: ./build/action/src/config/seal.js
var seal = __webpack_require__(85132);
// EXTERNAL MODULE: ./build/action/src/core/bounded-waits.js
var bounded_waits = __webpack_require__(59850);
// EXTERNAL MODULE: ./build/action/src/core/evolve.js + 3 modules
var evolve = __webpack_require__(86467);
// EXTERNAL MODULE: ./build/action/src/core/lift.js
var lift = __webpack_require__(1235);
;// CONCATENATED MODULE: ./build/action/src/core/failures.js
/** The failure in a row that is told first. */
const FAILURES_TOLD = 3;
/** What was wrong with reading Plane in this tick → the count, if it changes. */
function countFailures(state, problems) {
    const failures = problems.some(({ retry }) => retry) ? state.failures_in_row + 1 : 0;
    return failures === state.failures_in_row ? [] : [{ type: 'failures-counted', failures }];
}
/** How far behind state may be with what a watchdog has counted, beside what other saves bring. */
const COUNTED_EVERY_S = 900;
/** A count is worth a save of its own up to the one that is told first, and when it ends. */
function isWorthSaving(event) {
    if (event.type === 'run-counted')
        return event.gained_s >= COUNTED_EVERY_S;
    return event.type !== 'failures-counted' || event.failures <= FAILURES_TOLD;
}
/** 3, 6, 12, 24 … */
function isTold(failures) {
    let told = FAILURES_TOLD;
    while (told < failures)
        told *= 2;
    return told === failures;
}

// EXTERNAL MODULE: ./build/action/src/core/sorted-json.js
var sorted_json = __webpack_require__(43478);
// EXTERNAL MODULE: ./build/action/src/core/state.js + 3 modules
var state = __webpack_require__(17959);
// EXTERNAL MODULE: ./build/action/src/core/unposted.js
var unposted = __webpack_require__(10198);
// EXTERNAL MODULE: ./build/action/src/observe.js + 21 modules
var observe = __webpack_require__(67202);
// EXTERNAL MODULE: ./build/action/src/perform.js + 7 modules
var perform = __webpack_require__(32278);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/prompt.js + 1 modules
var src_prompt = __webpack_require__(63224);
// EXTERNAL MODULE: ./build/action/src/web-url.js
var web_url = __webpack_require__(37496);
// EXTERNAL MODULE: ./build/action/src/core/publications.js
var publications = __webpack_require__(92269);
// EXTERNAL MODULE: ./build/action/src/core/thread-id.js
var core_thread_id = __webpack_require__(97674);
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
        identity: null,
        elapsed_s: 0,
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
        unreachable_why: null,
        unreachable_told: false,
        unconfigured_since: null,
        needed: [...spec.needed],
        item_read_at: now,
        phase: 'launching',
        replaces: [],
    };
}
/** The marker, with the move to the working state as the first step of the outbox. */
function markStart(spec, handle, now) {
    const run = launchingRun(spec, handle, now);
    const publication = spec.working === null
        ? null
        : (0,publications/* publicationOf */.MV)(run, {
            kind: 'working',
            say: publications/* SILENT */.qY,
            needs_result: false,
            steps: [(0,publications/* step */.PM)('working', { to: spec.working.to, from: [...spec.working.from] })],
            forget: false,
            now,
        });
    return { type: 'run-marked', run, item: spec.item, publication };
}
/** What a run may continue; what its record holds and is no thread id, it does not. */
function threadOf({ thread_id, totals_before }) {
    const known = thread_id !== null && (0,core_thread_id/* isThreadId */.wr)(thread_id);
    return known ? { thread_id, totals_before } : { thread_id: null, totals_before: null };
}
/** The same run under another directory; every earlier one must be void before it starts. */
function markRelaunch(action, handle, now) {
    const { run } = action;
    return {
        type: 'run-relaunched',
        run: {
            ...run,
            ...threadOf(run),
            dir_name: action.dir_name,
            handle: { ...handle },
            identity: null,
            elapsed_s: 0,
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
    const { runs, run_key, heard, heard_as, asked, unheard, refused } = spec.item;
    const bot = spec.item.left?.bot ?? null;
    const left = { state_ids: [before.seen.state.id], assigned: true, bot, updated_at: before.seen.updated_at };
    const item = {
        ...before,
        runs,
        run_key,
        // What people said has led to this answer, so it asks for no other one; the next run is told it.
        heard,
        heard_as,
        asked,
        unheard,
        refused,
        next: null,
        left,
        answer: { run_id: run.run_id, tag: 'blocked', class: 'env', at: now },
    };
    const publication = (0,publications/* publicationOf */.MV)(run, {
        kind: 'unstartable',
        say: {
            ...publications/* SILENT */.qY,
            kind: 'unstartable',
            tag: 'blocked',
            class: 'env',
            code: problem.code,
            reason: problem.message,
            remedy: problem.remedy,
        },
        needs_result: false,
        steps: (0,publications/* stepsAfter */.Ec)('blocked', item, view, config),
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

// EXTERNAL MODULE: ./build/action/src/core/watch.js
var watch = __webpack_require__(16551);
// EXTERNAL MODULE: ./build/action/src/core/bots.js
var bots = __webpack_require__(56204);
;// CONCATENATED MODULE: ./build/action/src/prepare.js







async function prepare(planned, state, obs, config, ports) {
    const problems = [];
    const handleFor = (key, terminal, executor, run) => {
        try {
            return ports.fleet.handle(terminal, executor, run);
        }
        catch (error) {
            const problem = (0,errors/* problemOf */.Zw)(error);
            problems.push({ ...problem, message: `${key} does not start: ${problem.message}` });
            return null;
        }
    };
    const actions = [];
    const events = [];
    const now = ports.clock.now();
    for (const action of planned.actions) {
        if (action.type === 'start') {
            const { spec, before } = action;
            const prompt = await promptFor(spec.run.item_id, { ...askOf(spec), said: spec.item.said }, obs, config, ports);
            if (!prompt.ok) {
                const view = viewOf(before.project, obs, config);
                if (!prompt.problem.retry && view !== null) {
                    events.push(...markUnstartable(spec, prompt.problem, before, { view, config, now }));
                }
                else
                    ports.log.warn(`${action.key} does not start yet: ${prompt.problem.message}`);
                continue;
            }
            tellOfThread(action.key, before.thread?.id ?? null, ports.log);
            const run = { ...spec.run, prompt: prompt.text };
            const handle = handleFor(action.key, spec.terminal, spec.executor, run);
            if (handle === null)
                continue;
            events.push(markStart(spec, handle, now));
            const asked = { thread_id: run.thread_id, totals_before: spec.totals_before };
            const { terminal, executor } = spec;
            actions.push({ type: 'start', key: action.key, terminal, executor, run, handle, replaces: [], asked, before });
        }
        else if (action.type === 'relaunch') {
            const open = { ...action.run, ...threadOf(action.run) };
            tellOfThread(action.key, action.run.thread_id, ports.log);
            const said = state.items[open.item_id]?.said ?? [];
            const prompt = await promptFor(open.item_id, { ...askOfRun(open), said }, obs, config, ports);
            if (!prompt.ok) {
                ports.log.warn(`${open.run_id}: ${prompt.problem.message}`);
                continue;
            }
            const run = runOf(open, action.dir_name, prompt.text);
            const handle = handleFor(action.key, open.terminal, open.executor, run);
            if (handle === null)
                continue;
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
    return { actions, events, problems };
}
/** The id itself is not repeated: nobody knows where it comes from. */
function tellOfThread(key, thread_id, log) {
    if (thread_id === null || (0,core_thread_id/* isThreadId */.wr)(thread_id))
        return;
    log.warn(`${key}: the state names a conversation by what is no id of one. A new one begins, with a summary.`);
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
    const first = run.run_id.endsWith('-1');
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
    const view = viewOf(item.project, obs, config);
    // A terminal that only labels lead to posts as a user to whom nothing is assigned.
    const said = new Set(ask.said.map(({ id }) => id));
    const isOwn = ({ id, actor, external_source }, { ours }) => external_source === 'agentd' && (ours.has(actor) || said.has(id));
    const comments = (detail.comments ?? []).filter((comment) => view !== null && ((0,watch/* counts */.tQ)(comment, view) || isOwn(comment, view)));
    return (0,src_prompt/* renderPrompt */.n)(template, { ...ask, item, project: project.info, url: (0,web_url/* webUrl */.q)(config, item.key), comments }, ports.toMarkdown);
}
function viewOf(project, obs, config) {
    const seen = obs.projects[project];
    return seen?.ok === true ? (0,bots/* viewProject */.P9)(project, config, seen.info, obs).view : null;
}

// EXTERNAL MODULE: ./build/action/src/save.js
var save = __webpack_require__(57265);
;// CONCATENATED MODULE: ./build/action/src/tick.js
/**
 * One tick: load → observe → plan → claim → act → save. It is short, forgets everything, and may be killed at any point:
 * what it was about to do is in state before it does it, and what it did is folded in afterwards.
 */














const HEARTBEAT_MS = 60 * 60_000;
/** What cannot be used of the configuration is among the problems, whatever else the tick comes to. */
async function tick(config, ports, options) {
    const report = await tickOnce(config, ports, options);
    const { problems } = ports.barred ?? barred/* NOTHING_BARRED */.nC;
    if (problems.length === 0)
        return report;
    return { ...report, problems: unique([...problems, ...(0,unposted/* notTold */.xT)(report.problems, problems)]) };
}
async function tickOnce(config, ports, options) {
    const begin = ports.phase ?? (() => { });
    begin(`Reading the state from ${ports.store.name}.`);
    const loaded = await (0,save/* loadState */.C)(ports, options.init);
    const ahead = (await (0,src_claim/* liveClaim */.J)(loaded, ports)) ?? (await ports.ahead?.()) ?? null;
    if (ahead !== null && !options.dry_run)
        return standAside(loaded.state, ahead);
    const awaited = ahead === null ? (0,src_claim/* awaitPosts */.GA)(loaded, ports) : loaded;
    const now = ports.clock.now();
    const bounded = (0,lift/* liftMended */.nj)((0,bounded_waits/* boundWaits */.l)(awaited.state, config, now), config, now, ports.barred);
    const held = { ...awaited, state: withLastGood(bounded, ports.last_good) };
    begin('Reading Plane and the terminals.');
    const { obs, planned } = await (0,observe/* observe */.l)(held.state, config, ports, options.signal);
    begin('Deciding.');
    const prepared = await prepare(planned, held.state, obs, config, ports);
    const decided = [...planned.events, ...prepared.events, ...countFailures(held.state, planned.problems)];
    const { saved_by: previous } = held.state;
    const found = unique([...planned.problems, ...planned.on_terminals, ...prepared.problems]);
    const first = held.version === null;
    const common = { planned: prepared.actions, waiting: planned.waiting, problems: found, first, previous };
    if (options.dry_run) {
        const state = (0,evolve/* evolve */.s)(held.state, planned.events);
        const problems = withStanding(found, [], [], state);
        return { ...common, acted: false, ahead, events: decided, problems, state, changed: false };
    }
    const stopped = () => options.signal.aborted;
    if (stopped())
        return interrupted(held.state);
    const claim = prepared.actions.length > 0 ? (0,src_claim/* newClaim */.dz)(held, config, ports) : null;
    const intended = {
        ...(0,evolve/* evolve */.s)(held.state, decided),
        claim,
        fence: claim?.fence ?? held.state.fence,
    };
    if (claim === null && held.state === awaited.state && !worthSaving(held, decided, ports)) {
        const problems = withStanding(found, [], [], held.state);
        return { ...common, acted: true, ahead: null, events: [], problems, state: held.state, changed: false };
    }
    begin(claim === null ? 'Saving what was seen.' : 'Saving what is meant, before it is done.');
    const marked = await (0,save/* saveState */.L)(held, intended, ports);
    if (!marked.ok)
        return { ...standAside(marked.newer.state, marked.newer.state.claim), ...common, first: false, planned: [] };
    if (claim === null) {
        const { state } = marked.held;
        const problems = withStanding(found, [], [], state);
        return { ...common, acted: true, ahead: null, events: decided, problems, state, changed: true };
    }
    const ours = { ...claim, until: claim.until - held.ahead_ms };
    begin(`Acting: ${[...new Set(prepared.actions.map(({ type }) => type))].join(', ')}.`);
    const done = await (0,perform/* perform */.y)(prepared.actions, marked.held.state, ours, config, ports, options.signal);
    const mayTell = () => !stopped() && ports.clock.now() < ours.until - perform/* MARGIN_MS */.W;
    const told = await ports.tellPulls?.((0,evolve/* evolve */.s)(marked.held.state, done.events), planned.waiting, mayTell);
    begin('Saving what was done.');
    const happened = [...done.events, ...(told ?? [])];
    const saved = await saveOutcomes(marked.held, happened, claim, ports);
    // What was under way when it was told to stop is explained by that.
    const met = done.problems.filter(({ retry }) => !retry || !stopped());
    const problems = unique([...withStanding(found, met, happened, saved), ...(stopped() ? [INTERRUPTED] : [])]);
    const events = [...decided, ...happened];
    return { ...common, acted: true, ahead: null, events, problems, state: saved, changed: true };
}
/** The very same state where it knows that already. */
function withLastGood(state, last_good) {
    if (last_good === undefined)
        return state;
    const kept = (0,seal/* sealedBefore */.yb)(last_good, state.last_good);
    return (0,sorted_json/* sortedJson */.I)(state.last_good) === (0,sorted_json/* sortedJson */.I)(kept) ? state : { ...state, last_good: kept };
}
function standAside(state, claim) {
    const ahead = claim === null ? { holder: 'another tick', until: state.saved_at } : claim;
    const nothing = { planned: [], events: [], waiting: [], problems: [], changed: false, first: false };
    return { ...nothing, acted: false, ahead, state, previous: state.saved_by };
}
/** Nothing has been done yet, so nothing is saved: what was only meant must not look begun. */
function interrupted(state) {
    const nothing = { planned: [], events: [], waiting: [], first: false };
    const previous = state.saved_by;
    return { ...nothing, acted: true, ahead: null, problems: [INTERRUPTED], state, changed: false, previous };
}
const INTERRUPTED = {
    code: 'interrupted',
    message: 'The tick was told to stop, or its time was up. What it had done by then is saved.',
    remedy: 'Nothing needs doing: the next tick goes on from there.',
    retry: true,
};
/**
 * What was met in acting, and what was met by earlier ticks and stands: whoever met it may have died before a person was
 * told.
 */
function withStanding(planned, met, happened, state) {
    const tried = happened.flatMap((event) => event.type === 'step-ended' || event.type === 'step-failed' ? [event.publication_id] : []);
    return [...planned, ...(0,unposted/* notTold */.xT)([...met, ...(0,unposted/* standingProblems */.D$)(state, new Set(tried))], planned)];
}
function unique(problems) {
    return [...new Map(problems.map((problem) => [`${problem.code} ${problem.message}`, problem])).values()];
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
 * The watermark alone is worth no save: the next tick reads the same page again. A sweep is, also one that broke off, unless
 * the project is empty: it is then swept by every tick, with one request.
 */
function movesSweep(state, event) {
    const known = state.projects[event.key];
    if (event.sweep_cut_at !== null && event.sweep_cut_at !== (known?.sweep_cut_at ?? 0))
        return true;
    if (known?.watermark == null)
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
            folded: [...base.state.folded, claim.fence].slice(-state/* FOLDED_KEPT */.W2),
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
    return `state ${held.state.lineage.slice(0, state/* LINEAGE_SHOWN */.SI)}`;
}


/***/ })

};
