export const id = 758;
export const ids = [758];
export const modules = {

/***/ 243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runStatusMode: () => (/* binding */ runStatusMode)
});

// EXTERNAL MODULE: ./build/bot/facts.js
var facts = __webpack_require__(33437);
// EXTERNAL MODULE: ./build/action/src/save.js
var save = __webpack_require__(57265);
// EXTERNAL MODULE: ./build/action/src/commands/exit-codes.js
var exit_codes = __webpack_require__(38214);
// EXTERNAL MODULE: ./build/action/src/commands/load-config.js
var load_config = __webpack_require__(55660);
// EXTERNAL MODULE: ./build/action/src/commands/output.js + 1 modules
var output = __webpack_require__(56005);
// EXTERNAL MODULE: ./build/action/src/commands/state-access.js
var state_access = __webpack_require__(70703);
// EXTERNAL MODULE: ./build/action/src/core/bounded-waits.js
var bounded_waits = __webpack_require__(59850);
// EXTERNAL MODULE: ./build/action/src/core/lift.js
var lift = __webpack_require__(1235);
// EXTERNAL MODULE: ./build/action/src/core/pauses.js
var pauses = __webpack_require__(73333);
// EXTERNAL MODULE: ./build/action/src/config/barred.js
var barred = __webpack_require__(7925);
// EXTERNAL MODULE: ./build/action/src/core/bots.js
var bots = __webpack_require__(56204);
// EXTERNAL MODULE: ./build/action/src/core/eligible.js
var eligible = __webpack_require__(85503);
// EXTERNAL MODULE: ./build/action/src/core/publications.js
var publications = __webpack_require__(92269);
// EXTERNAL MODULE: ./build/action/src/core/renames.js
var renames = __webpack_require__(39519);
// EXTERNAL MODULE: ./build/action/src/core/resting.js
var core_resting = __webpack_require__(51194);
// EXTERNAL MODULE: ./build/action/src/core/route.js
var route = __webpack_require__(90297);
// EXTERNAL MODULE: ./build/action/src/core/slots.js
var core_slots = __webpack_require__(74585);
;// CONCATENATED MODULE: ./build/action/src/core/queue.js
/**
 * What waits for a run, in the order in which it is to start: judged from state alone, by the rules of a tick. Nobody is
 * asked, so that what a tick would still read (comments, blockers, rights) is not known here. Pure.
 */








function queueOf(state, config, now) {
    const { views, whys } = viewsOf(state, config);
    const facts = {
        state,
        config,
        now,
        publishing: (0,publications/* postingItems */.Xq)(state, config, barred/* NOTHING_BARRED */.nC),
        barred: barred/* NOTHING_BARRED */.nC,
        route: (seen, view) => (0,route/* routeItem */.b)(seen, view, config),
    };
    const wishes = [];
    const held = [];
    for (const [item_id, item] of Object.entries(state.items)) {
        if (state.inflight[item_id] !== undefined || ((0,renames/* isFormer */.w9)(item.project) && item.next === null))
            continue;
        const view = views.get(item.project);
        const judged = view === undefined
            ? (0,eligible/* refuse */.TR)('project-unread', whys.get(item.project) ?? `Project ${item.project} is not in the configuration.`)
            : (0,eligible/* judge */.S4)(item_id, item, view, facts);
        if ('reason' in judged)
            held.push({ key: item.key, ...judged });
        else
            wishes.push(judged);
    }
    const { waiting, resting } = (0,core_resting/* sortedOut */.W)(held, state);
    const records = new Map(Object.values(state.items).map((item) => [item.key, item]));
    const rest = waiting.flatMap((entry) => {
        const item = records.get(entry.key);
        return item === undefined ? [] : [queued(item, entry)];
    });
    const timed = rest.filter(({ until }) => until !== null).toSorted((a, b) => (a.until ?? 0) - (b.until ?? 0));
    const stuck = rest.filter(({ until }) => until === null).toSorted((a, b) => a.created_at - b.created_at);
    return { queue: [...inPlaces(wishes, config, state), ...timed, ...stuck], resting };
}
/** As the last tick knew them: whose token was never read is nobody's bot. */
function viewsOf(state, config) {
    const identities = new Map();
    for (const [terminal, { user_id }] of Object.entries(state.terminals)) {
        if (user_id !== null)
            identities.set(terminal, { user_id, fresh: false });
    }
    const views = new Map();
    const whys = new Map();
    for (const key of Object.keys(config.projects)) {
        const known = state.projects[key];
        const { view, problems } = known === undefined ? UNREAD : (0,bots/* viewProject */.P9)(key, config, known.info, { identities });
        if (view !== null)
            views.set(key, view);
        else
            whys.set(key, problems[0]?.message ?? `Project ${key} has not been read yet.`);
    }
    return { views, whys };
}
const UNREAD = { view: null, problems: [] };
function inPlaces(wishes, config, state) {
    const slots = new core_slots/* Slots */.W(config, state);
    return wishes
        .toSorted((a, b) => (0,eligible/* byUrgency */.td)(a.item, b.item))
        .map((wish) => {
        const full = slots.full(wish);
        if (full !== null)
            return queued(wish.item, full);
        slots.take(wish);
        const { executor, terminal } = wish.route;
        return queued(wish.item, { reason: null, detail: `Next: ${executor} on ${terminal}.`, until: null });
    });
}
function queued({ key, seen }, why) {
    const { reason, detail, until } = why;
    return { key, priority: seen.priority, reason, detail, until, created_at: seen.created_at };
}

// EXTERNAL MODULE: ./build/action/src/core/unposted.js
var core_unposted = __webpack_require__(10198);
// EXTERNAL MODULE: ./build/action/src/core/where-is.js
var where_is = __webpack_require__(320);
;// CONCATENATED MODULE: ./build/action/src/commands/status.js













function addStatus(program, host, done) {
    program
        .command('status')
        .description('Show open runs, the queue, results still to be posted, and recent history.')
        .option('-c, --config <file>', 'configuration file')
        .option('--json', 'print one JSON object')
        .action(async (flags) => done(await statusCommand(host, flags)));
}
async function statusCommand(host, flags) {
    const json = flags.json === true;
    try {
        const { config, folder } = await loadConfig(host, flags.config);
        const { state } = await loadState(savePorts(config, host, folder), false);
        const now = host.clock.now();
        const status = statusOf(state, config, now);
        if (json)
            writeJson(host, { ok: true, ...status });
        else
            writeStatus(host, status, now);
        return EXIT.fine;
    }
    catch (error) {
        return fail(host, error, json);
    }
}
/** Holds that are over, or that the next tick ends, are left out. `paused`: what starts nothing for now by the configuration. */
function statusOf(saved, config, now) {
    const state = (0,lift/* liftMended */.nj)((0,bounded_waits/* boundWaits */.l)(saved, config, now), config, now);
    const paused = (0,pauses/* pausesOf */.P)(config);
    const unposted = (0,core_unposted/* unpostedSteps */.gT)(state);
    const { queue, resting } = queueOf(state, config, now);
    return {
        saved_at: saved.saved_at,
        claim: state.claim,
        items: Object.keys(state.items).length,
        paused,
        open: Object.values(state.inflight).map((run) => ({
            key: run.key,
            run_id: run.run_id,
            phase: run.phase,
            terminal: run.terminal,
            executor: run.executor,
            marked_at: run.marked_at,
            /** null: no tick has seen it begin yet. */
            started_at: startedAt(run),
            /** Elapsed since then, or since it was decided. */
            seconds: Math.max(0, Math.round((now - (startedAt(run) ?? run.marked_at)) / 1000)),
            unreachable_since: run.unreachable_since,
            unreachable_why: run.unreachable_why,
            /** Pids of what cannot be killed. */
            stuck: run.phase === 'stopping' ? run.stuck : [],
            trouble: (0,where_is/* troubleOf */.LH)(run),
        })),
        /** What waits for a run, in the order in which it is to start. */
        queue,
        /** What only waits for a person, or for nothing, in numbers. */
        resting,
        outbox: unposted
            .filter(({ status }) => status === 'open')
            .map(({ run_id, kind, tries, reason, until }) => ({ run_id, kind, tries, reason, until: until ?? 0 })),
        /** What Plane refused for good and no person has taken up. */
        refused: Object.values(state.items).flatMap(({ key, refused }) => (refused === null ? [] : [{ key, ...refused }])),
        accounts: Object.entries(state.accounts)
            .filter(([, { until }]) => until > now)
            .map(([account, { until, holds }]) => ({ account, until, holds })),
        terminals: Object.entries(state.terminals).map(([terminal, { failures, unreachable_since, problem, not_before, holds }]) => ({
            terminal,
            failures,
            unreachable_since,
            problem,
            asked_again_at: not_before > now ? not_before : null,
            held: Object.entries(holds)
                .filter(([, { until }]) => until > now)
                .map(([executor, hold]) => ({ executor, ...hold })),
        })),
        history: state.history.slice(-20).toReversed(),
    };
}
function startedAt(run) {
    return run.phase === 'launching' ? null : run.started_at;
}
function writeStatus(host, status, now) {
    statusSections(status, now, (title, rows) => {
        if (rows.length > 0)
            host.write(`${paint(host, 'bold', title)}\n${table(rows, widthOf(host))}\n\n`);
    });
    writeText(host, statusLine(status));
}
/** `12 items known (9 answered, 2 ended); saved …` */
function statusLine({ items, resting, saved_at }) {
    const parts = Object.entries(resting).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`]));
    const of = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
    return `${(0,output/* counted */.hS)(items, 'item')} known${of}; saved ${(0,output/* shownTime */.h5)(saved_at)}.`;
}
/** Most items of the queue that people are shown; programs get all. */
const QUEUE_SHOWN = 50;
/** Each part under its title, also those without rows. */
function statusSections(status, now, section) {
    section('Paused', status.paused.map(({ detail }) => [detail]));
    section('Open runs', status.open.map((run) => [
        run.run_id,
        run.phase,
        `${run.executor} on ${run.terminal}`,
        `for ${(0,facts/* duration */.p0)(run.seconds)}, since ${(0,output/* shownTime */.h5)(run.started_at ?? run.marked_at)}${run.trouble === null ? '' : `; ${run.trouble}`}`,
    ]));
    const more = status.queue.length - QUEUE_SHOWN;
    section('Queue', [
        ...status.queue
            .slice(0, QUEUE_SHOWN)
            .map(({ key, priority, reason, detail, until }, index) => [
            `${index + 1}.`,
            key,
            priority === 'none' ? '' : priority,
            `${reason === null ? '' : `${reason}: `}${detail}${until === null ? '' : ` Until ${(0,output/* shownTime */.h5)(until)}.`}`,
        ]),
        ...(more > 0 ? [['', `and ${more} more`]] : []),
    ]);
    section('Still to be posted', status.outbox.map((step) => [
        step.run_id,
        step.kind,
        (0,output/* counted */.hS)(step.tries, 'attempt'),
        `${step.reason ?? ''}${step.until > now ? ` (again at ${(0,output/* shownTime */.h5)(step.until)})` : ''}`.trim(),
    ]));
    section('Refused by Plane for good', status.refused.map(({ run_id, kind, reason, at, of_result, terminal, dir }) => [
        run_id,
        kind,
        `${reason} at ${(0,output/* shownTime */.h5)(at)}`,
        of_result ? `it lies on ${terminal}${dir === null ? '' : ` in ${dir}`}` : 'a note',
    ]));
    section('Holds', [
        ...status.accounts.map(({ account, until }) => [account, 'quota', `until ${(0,output/* shownTime */.h5)(until)}`]),
        ...status.terminals.flatMap(({ terminal, held }) => held.map(({ executor, until, reason }) => [`${terminal}/${executor}`, reason, `until ${(0,output/* shownTime */.h5)(until)}`])),
        ...status.terminals
            .filter(({ failures }) => failures > 0)
            .map(({ terminal, failures, problem, asked_again_at }) => [
            terminal,
            'not reached',
            `${(0,output/* counted */.hS)(failures, 'time')} in a row; asked again ${asked_again_at === null ? 'by the next tick' : `at ${(0,output/* shownTime */.h5)(asked_again_at)}`}${problem === null ? '' : `. ${(0,where_is/* whyOf */.gf)(problem)}`}`,
        ]),
    ]);
    section('Recently ended', status.history.map((entry) => [
        entry.run_id,
        entry.tag === null ? (entry.class ?? '') : `[${entry.tag}]`,
        `${entry.executor} on ${entry.terminal}`,
        (0,output/* shownTime */.h5)(entry.at),
    ]));
}

// EXTERNAL MODULE: ./build/action/src/action/markdown.js
var markdown = __webpack_require__(17220);
// EXTERNAL MODULE: ./build/action/src/action/outputs.js
var outputs = __webpack_require__(28071);
;// CONCATENATED MODULE: ./build/action/src/action/status.js
/** Mode `status`: what the state says, as the command of that name tells it; nobody else is asked. */






const ROWS = 500;
/** @throws {AgentdError} the state is not there, or cannot be read. */
async function runStatusMode(job, { config, folder }) {
    const { host, console, runner } = job;
    const { state } = await (0,save/* loadState */.C)((0,state_access/* savePorts */.AX)(config, host, folder), false);
    const now = host.clock.now();
    const status = console.scrub(statusOf(state, config, now));
    const line = statusLine(status);
    const parts = [`### agentd status: ${(0,markdown/* plain */.pj)(line)}`];
    statusSections(status, now, (title, rows) => {
        if (rows.length === 0)
            return;
        console.group(`${title}: ${rows.length}`, (0,output/* table */.tp)(rows).split('\n'));
        const width = Math.max(...rows.map((row) => row.length));
        const cells = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
        parts.push(`**${title}**\n\n${(0,markdown/* tableOf */.c_)(['', ...Array.from({ length: width - 1 }, () => '')], cells, ROWS)}`);
    });
    console.write(line);
    runner.output('open', String(status.open.length));
    runner.output('summary-json', console.redact((0,outputs/* withinOutput */.jC)({ ok: true, ...status }, ['history', 'queue', 'refused', 'outbox'])));
    await runner.page(console.redact(`${parts.join('\n\n')}\n`));
    return { red: false, sentence: null };
}


/***/ }),

/***/ 70703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ savePorts),
/* harmony export */   NJ: () => (/* binding */ stateBusy),
/* harmony export */   oc: () => (/* binding */ itemIdOf)
/* harmony export */ });
/* harmony import */ var _github_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65716);
/* harmony import */ var _config_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27042);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84175);
/** What `status`, `explain` and `release` need: the configured store, and the state in it. */



function savePorts(config, host, folder) {
    return { store: (0,_github_host_js__WEBPACK_IMPORTED_MODULE_0__/* .openStore */ .C)(config.state, folder, host, (0,_github_host_js__WEBPACK_IMPORTED_MODULE_0__/* .githubHost */ .S)(host)), clock: host.clock, random: host.random };
}
/**
 * By its key, or by one that it had before its project was renamed, as comments of that time name it.
 * @throws {ConfigError} when the state knows no such item.
 */
function itemIdOf(state, key, { projects }) {
    const items = Object.entries(state.items);
    const wanted = key.toUpperCase();
    const found = items.find(([, item]) => item.key === wanted) ?? items.find(([, item]) => item.former_keys.includes(wanted));
    if (found !== undefined)
        return found[0];
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL({
        code: 'item-unknown',
        message: `The state knows no item ${key}.`,
        remedy: remedyOf(key.toUpperCase(), projects),
        retry: false,
    });
}
/** Each time the state was to be saved, somebody else had saved it. */
function stateBusy() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL({
        code: 'state-busy',
        message: 'The state changed each time it was to be saved.',
        remedy: 'Try again in a minute.',
        retry: true,
    });
}
function remedyOf(key, projects) {
    const prefix = /^(.+)-\d+$/.exec(key)?.[1];
    const named = Object.entries(projects).find(([project]) => project.toUpperCase() === prefix)?.[1];
    if (named === undefined) {
        const sample = Object.keys(projects)[0] ?? 'ENG';
        return `A key is the name of a configured project and a number, such as ${sample}-12.`;
    }
    return `Assign it in Plane to ${(0,_config_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(Object.keys(named.routing.by_assignee), 'or')}; the next tick makes it known.`;
}


/***/ }),

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

/***/ 71428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ plain),
/* harmony export */   u: () => (/* binding */ withoutAnsi)
/* harmony export */ });
/* harmony import */ var _bot_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64373);
/** Text of tools, made comparable. Pure. */

/* eslint-disable-next-line no-control-regex -- escape sequences are what this finds */
const ANSI = /\u001B(?:\[[0-9;:?<=>]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)|[@-Z\\^_])/g;
/** Without terminal escape sequences. */
function withoutAnsi(text) {
    return text.replace(ANSI, '');
}
/**
 * For matching: no escape sequences, controls or invisible characters, every apostrophe straight (tools have changed from
 * `'` to `’` between versions), runs of white space as one blank (some put a narrow no-break space before `PM`).
 */
function plain(text) {
    return (0,_bot_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .bare */ .$B)(withoutAnsi(text).replace(/[\r\v\f]/g, '\n'))
        .replace(/[\u2018\u2019\u201B\u02BC\u00B4\uFF07]/g, "'")
        .replace(/\s+/g, ' ')
        .trim();
}


/***/ }),

/***/ 51194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ sortedOut)
/* harmony export */ });
/** What has an open run is left out: it is told among those that run. */
function sortedOut(all, state) {
    const ended = new Set(Object.values(state.items).flatMap(({ key, seen }) => seen.state.group === 'completed' || seen.state.group === 'cancelled' ? [key] : []));
    const waiting = [];
    const resting = { answered: 0, ended: 0, idle: 0 };
    for (const entry of all) {
        switch (entry.reason) {
            case 'open-run':
                break;
            case 'answered':
            case 'state':
            case 'not-assigned':
                if (ended.has(entry.key))
                    resting.ended += 1;
                else if (entry.reason === 'answered')
                    resting.answered += 1;
                else
                    resting.idle += 1;
                break;
            default:
                waiting.push(entry);
        }
    }
    return { waiting, resting };
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


/***/ })

};
