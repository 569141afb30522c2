export const id = 102;
export const ids = [102];
export const modules = {

/***/ 5538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j5: () => (/* binding */ isFileFault),
  Z9: () => (/* binding */ loadConfig),
  im: () => (/* binding */ readConfigText)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/action/src/config/parse.js + 18 modules
var parse = __webpack_require__(28429);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/local-file.js
var local_file = __webpack_require__(29552);
;// CONCATENATED MODULE: ./build/action/src/commands/config-names.js
/** Where a configuration is looked for when none is named, in this order. */
const CONFIG_NAMES = ['agentd.yml', 'agentd.yaml', '.github/agentd/config.yml', '.github/agentd.yml'];

;// CONCATENATED MODULE: ./build/action/src/commands/load-config.js
/** Finds and reads the configuration file of a command. */





/** Codes of what keeps a whole file, or a part of it, from being used. */
const FILE_FAULTS = new Set([
    'config-absent',
    'config-unreadable',
    'config-invalid',
    'file-too-large',
]);
/** @throws {ConfigError} no file, or problems: all of them at once. */
async function loadConfig(host, named) {
    const { path, text } = await readConfigText(host, named);
    return { config: (0,parse/* requireConfig */.Eu)(text, path), path, folder: (0,external_node_path_.dirname)(path) };
}
/** What {@link loadConfig} throws for a file that is there and for one that is not. */
function isFileFault(error) {
    return error instanceof errors/* ConfigError */.xL && FILE_FAULTS.has(error.problem.code);
}
async function readConfigText(host, named) {
    for (const name of named === undefined ? CONFIG_NAMES : [named]) {
        const path = (0,external_node_path_.resolve)(host.cwd, name);
        try {
            return { path, text: (await (0,local_file/* readLocalFile */.MM)(path, CONFIG_FILE)).toString('utf8') };
        }
        catch (cause) {
            if (named === undefined && (0,errors/* errnoOf */.UQ)(cause) === 'ENOENT')
                continue;
            if (cause instanceof errors/* AgentdError */.ie)
                throw new errors/* ConfigError */.xL(cause.problem, { cause });
            throw new errors/* ConfigError */.xL({ code: 'config-unreadable', message: `${path} cannot be read.`, remedy: 'Check the path.', retry: false }, { cause });
        }
    }
    throw new errors/* ConfigError */.xL({
        code: 'config-absent',
        message: `There is no ${CONFIG_NAMES.slice(0, -1).join(', ')} or ${CONFIG_NAMES.at(-1) ?? ''} in ${host.cwd}.`,
        remedy: 'Name the file with --config FILE, or make one from `config/agentd.example.yml`.',
        retry: false,
    });
}
/** The parser takes 131,072 characters. */
const CONFIG_FILE = { most_bytes: local_file/* MIB */.D6, links: 'follow' };


/***/ }),

/***/ 92752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   bi: () => (/* binding */ writeProblem),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   h5: () => (/* binding */ shownTime),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   nI: () => (/* binding */ paint),
/* harmony export */   qy: () => (/* binding */ writeTable),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   x3: () => (/* binding */ writeText)
/* harmony export */ });
/* harmony import */ var _bot_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85151);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84175);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38214);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99161);
/** Tables and colour for people; JSON for programs. */




const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 };
/** Colours `text` where the output shows colour. */
function paint(host, style, text) {
    return host.colour ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
}
/** Columns stay side by side as long as the last has so many characters. */
const LEAST_LAST = 24;
/**
 * Left-aligned columns, two spaces apart; the last is not padded. Each cell is one line of what is seen, and the last of a
 * row goes on below itself where the row is longer than `width`.
 */
function table(cells, width = Infinity) {
    const rows = cells.map((row) => row.map(oneLine));
    const widths = [];
    for (const row of rows) {
        for (const [index, cell] of row.entries())
            widths[index] = Math.max(widths[index] ?? 0, (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleLength */ .te)(cell));
    }
    return rows
        .map((row) => {
        const before = widths.slice(0, row.length - 1).reduce((sum, column) => sum + column + 2, 0);
        const line = row
            .map((cell, index) => index === row.length - 1 ? cell : cell + ' '.repeat((widths[index] ?? 0) - (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleLength */ .te)(cell)))
            .join('  ')
            .trimEnd();
        return (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)(line, width, before + LEAST_LAST <= width ? before : HANG);
    })
        .join('\n');
}
const HANG = 4;
/** Colours that {@link paint} puts around a text. */
// oxlint-disable-next-line no-control-regex
const PAINT = /(\u001b\[(?:[012]|3[1-6])m)/;
/** Blanks stay: cells are indented by them. */
function oneLine(cell) {
    const parts = cell.split(PAINT);
    return parts.map((part, index) => (index % 2 === 1 ? part : (0,_bot_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .u)(part).replace(/\n+/g, ' '))).join('');
}
/** `1 run`, `2 runs` */
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** Sentences for people; on a terminal broken at words, those lines after the first begun with `hang` blanks. */
function writeText(host, text, hang = 0) {
    host.write(`${(0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)(text, (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz)(host), hang)}\n`);
}
/** {@link table}, as wide as the terminal. */
function writeTable(host, cells) {
    host.write(`${table(cells, (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz)(host))}\n`);
}
function writeJson(host, value) {
    host.write(`${JSON.stringify(value)}\n`);
}
/** `2026-01-05 10:00:00Z` */
function shownTime(millis) {
    return new Date(millis)
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z$/, 'Z');
}
/** One clear error: what, where, how to mend. Usage and configuration are exit code 2, all else 1. */
function fail(host, error, json) {
    const problem = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(error);
    const code = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.usage : _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.failed;
    if (json)
        writeJson(host, { ok: false, error: problem });
    else
        writeProblem(host, problem);
    if (problem.code === 'internal' && error instanceof Error)
        host.log.debug(error.stack ?? '');
    return code;
}
/** A message of several lines is a list of faults. What others wrote begins no line that a workflow would take for a command. */
function writeProblem(host, problem) {
    const message = problem.message
        .split('\n')
        .map(_bot_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .O)
        .join('\n')
        .replace(/\n+(?=::|$)/g, ' ')
        .trimEnd();
    const width = (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz)(host);
    host.writeError(`${(0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)(`${paint(host, 'red', `error ${problem.code}:`)} ${message}`, width, 2)}\n`);
    if (problem.remedy !== '')
        host.writeError(`${(0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)(`  ${(0,_bot_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .O)(problem.remedy)}`, width, 2)}\n`);
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

/***/ 93102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addStatus: () => (/* binding */ addStatus),
  statusLine: () => (/* binding */ statusLine),
  statusOf: () => (/* binding */ statusOf),
  statusSections: () => (/* binding */ statusSections)
});

// EXTERNAL MODULE: ./build/bot/facts.js
var facts = __webpack_require__(33437);
// EXTERNAL MODULE: ./build/action/src/save.js
var save = __webpack_require__(57265);
// EXTERNAL MODULE: ./build/action/src/commands/exit-codes.js
var exit_codes = __webpack_require__(38214);
// EXTERNAL MODULE: ./build/action/src/commands/load-config.js + 1 modules
var load_config = __webpack_require__(5538);
// EXTERNAL MODULE: ./build/action/src/commands/output.js
var output = __webpack_require__(92752);
// EXTERNAL MODULE: ./build/action/src/commands/state-access.js
var state_access = __webpack_require__(70703);
// EXTERNAL MODULE: ./build/action/src/commands/wrap.js
var wrap = __webpack_require__(99161);
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
;// CONCATENATED MODULE: ./build/action/src/core/resting.js
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
    const { waiting, resting } = sortedOut(held, state);
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
        const { config, folder } = await (0,load_config/* loadConfig */.Z9)(host, flags.config);
        const { state } = await (0,save/* loadState */.C)((0,state_access/* savePorts */.AX)(config, host, folder), false);
        const now = host.clock.now();
        const status = statusOf(state, config, now);
        if (json)
            (0,output/* writeJson */.GF)(host, { ok: true, ...status });
        else
            writeStatus(host, status, now);
        return exit_codes/* EXIT */.d.fine;
    }
    catch (error) {
        return (0,output/* fail */.fJ)(host, error, json);
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
            host.write(`${(0,output/* paint */.nI)(host, 'bold', title)}\n${(0,output/* table */.tp)(rows, (0,wrap/* widthOf */.qz)(host))}\n\n`);
    });
    (0,output/* writeText */.x3)(host, statusLine(status));
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


/***/ }),

/***/ 99161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   gM: () => (/* binding */ USUAL_WIDTH),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   te: () => (/* binding */ visibleLength)
/* harmony export */ });
/** Of text that is to be read, where the output is no terminal. */
const USUAL_WIDTH = 80;
/** What is no terminal is read by programs, line by line: there nothing is broken. */
function widthOf(host) {
    return host.columns ?? Infinity;
}
/**
 * `text`, which may be painted, in lines of at most `width` characters that are seen; those after the first begin with
 * `hang` blanks. A word that is longer (a path, an address) stays whole, so that it can be copied.
 */
function wrap(text, width, hang = 0) {
    return text
        .split('\n')
        .map((line) => broken(line, width, hang))
        .join('\n');
}
function broken(line, width, hang) {
    if (visibleLength(line) <= width)
        return line;
    const margin = /^ */.exec(line)?.[0] ?? '';
    const lines = [];
    let at = margin;
    let empty = true;
    for (const [, gap = '', word = ''] of line.slice(margin.length).matchAll(/( *)([^ ]+)/g)) {
        if (empty || visibleLength(at + gap + word) <= width)
            at += empty ? word : gap + word;
        else {
            lines.push(at);
            at = ' '.repeat(hang) + word;
        }
        empty = false;
    }
    return [...lines, at].join('\n');
}
/** Characters, without the colours around them. */
function visibleLength(text) {
    // oxlint-disable-next-line no-control-regex
    return Array.from(text.replace(/\u001b\[\d+m/g, '')).length;
}


/***/ }),

/***/ 56204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ authorsOf),
/* harmony export */   P9: () => (/* binding */ viewProject),
/* harmony export */   UW: () => (/* binding */ pickUpWords),
/* harmony export */   _P: () => (/* binding */ unusable)
/* harmony export */ });
/* harmony import */ var _config_labels_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40578);
/* harmony import */ var _config_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27042);
/** Which Plane users are bots of which terminal, and which states of a project mean what. Built once a tick. */


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
        problems.push(problem('state-unknown', `projects.${key}.states.${where}: project ${key} has no state "${name}".`, `${sameButForCase(name, info) === null ? '' : 'Letter case counts in the names of states. '}Use one of: ${names}; or add it in Plane.`));
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
/** The state that the name means, were it not for letter case and blanks; null: there is none. */
function sameButForCase(name, { states }) {
    return states.find((state) => (0,_config_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .labelKey */ .kJ)(state.name) === (0,_config_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .labelKey */ .kJ)(name))?.name ?? null;
}
/** The states in which an item may start, as the end of a sentence, and what is wrong with how they are named. */
function pickUpWords({ key, config, info, pick_up }) {
    const names = info.states.filter(({ id }) => pick_up.has(id)).map(({ name }) => name);
    const are = names.length === 0
        ? 'there is none'
        : names.length === 1
            ? `that is ${names.join('')}`
            : `those are ${names.join(', ')}`;
    const unknown = (config.states.pick_up ?? []).filter((name) => !info.states.some((state) => state.name === name));
    return [
        `${are}.`,
        ...unknown.map((name) => {
            const meant = sameButForCase(name, info);
            const hint = meant === null ? '' : ` (letter case counts there: it has ${(0,_config_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(meant)})`;
            return `projects.${key}.states.pick_up names ${(0,_config_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(name)}, which is no state of the project${hint}.`;
        }),
    ].join(' ');
}
/** Why the items of a project without a view wait. */
function unusable(key, config, obs) {
    const seen = obs.projects[key];
    if (seen === undefined)
        return `Project ${key} could not be read.`;
    if (!seen.ok)
        return seen.problem.message;
    return viewProject(key, config, seen.info, obs).problems[0]?.message ?? `Project ${key} could not be read.`;
}
/** User ids of `allowed_authors`; an address that no member has stays as it is. */
function authorsOf(config, info) {
    const byEmail = new Map(info.members.map((member) => [member.email.toLowerCase(), member.id]));
    return new Set(config.allowed_authors.map((author) => byEmail.get(author.toLowerCase()) ?? author));
}
function problem(code, message, remedy) {
    return { code, message, remedy, retry: false };
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

/***/ 97895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KB: () => (/* binding */ LONGEST_RESET_MS),
  Gm: () => (/* binding */ believable),
  JC: () => (/* binding */ resetTime)
});

// EXTERNAL MODULE: ./build/action/src/core/plain.js
var plain = __webpack_require__(71428);
;// CONCATENATED MODULE: ./build/action/src/core/time-words.js
/**
 * Times in English words: `5:10 PM`, `Monday 9am`, `tomorrow at 9am`, `Dec 3rd, 2026 1:34 PM`, `2026-12-03 13:34 UTC`; the
 * day may stand before the time or behind it. Pure. What could be read in two ways (`3/12`), and days and months in other
 * languages, are not read.
 */
const HOUR = 3_600_000;
const MINUTE = 60_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTH = String.raw `(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const FILLER = /^(?:[\s,]|(?:on|at|by)\b)+/i;
const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:T| ?(?=\d\d:))?/;
const MONTH_DAY = new RegExp(String.raw `^${MONTH} (\d{1,2})(?:st|nd|rd|th)?\b(?!:)(?:,? (\d{4})\b(?!:))?`, 'i');
const DAY_MONTH = new RegExp(String.raw `^(\d{1,2})(?:st|nd|rd|th)? ${MONTH}(?:,? (\d{4})\b(?!:))?`, 'i');
const WEEKDAY = /^(mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b\.?/i;
const SHIFT = /^(today|tonight|tomorrow)\b/i;
const CLOCK = /^(\d{1,2})(?::(\d\d))?(?::(\d\d))? ?([ap])(?:m\b|\.m\.)|^(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?![\d:])/i;
const ZONE = /^\(?(z\b|[+-]\d\d:?\d\d|(?:utc|gmt)(?:[+-]\d{1,2}(?::?\d\d)?)?\b|[a-z]+(?:\/[a-z0-9_+-]+)+)\)?|^\(([a-z]+)\)/i;
/** Days and months that are figures alone. */
const FIGURES = /^\(?\d{1,2} ?[./-] ?\d/;
/** The time that `text` begins with; null when it begins with none, or with one that is not surely understood. */
function timeWords(text) {
    let rest = text;
    let day = null;
    let weekday = null;
    let clock = null;
    let zone = null;
    for (;;) {
        rest = rest.replace(FILLER, '');
        const dated = day === null ? dayAt(rest) : null;
        const named = weekday === null ? weekdayAt(rest) : null;
        const timed = clock === null ? clockAt(rest) : null;
        const zoned = clock !== null && zone === null ? ZONE.exec(rest) : null;
        if (dated !== null) {
            day = dated.day;
            rest = rest.slice(dated.length);
        }
        else if (named !== null) {
            weekday = named.day;
            rest = rest.slice(named.length);
        }
        else if (timed !== null) {
            clock = timed;
            rest = rest.slice(timed.length);
        }
        else if (zoned !== null) {
            zone = zoned[1] ?? zoned[2] ?? null;
            rest = rest.slice(zoned[0].length);
        }
        else
            break;
    }
    if (clock === null || FIGURES.test(rest))
        return null;
    return { day: day ?? weekday, clock: clock.ms, exact: clock.exact, zone };
}
function dayAt(text) {
    const iso = ISO.exec(text);
    if (iso !== null)
        return date(iso[0], Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]));
    const turned = DAY_MONTH.exec(text);
    const [month, day, year] = turned === null ? (MONTH_DAY.exec(text)?.slice(1) ?? []) : [turned[2], turned[1], turned[3]];
    const whole = turned?.[0] ?? MONTH_DAY.exec(text)?.[0];
    if (whole !== undefined && month !== undefined) {
        return date(whole, year === undefined ? null : Number(year), indexIn(MONTHS, month), Number(day));
    }
    const shift = SHIFT.exec(text);
    if (shift === null)
        return null;
    return { day: { kind: 'shift', days: /^tom/i.test(shift[0]) ? 1 : 0 }, length: shift[0].length };
}
/** A day that its month does not have is none; the 29th of February is one of some years. */
function date(words, year, month, day) {
    const most = new Date(Date.UTC(year ?? 2028, month + 1, 0)).getUTCDate();
    if (month < 0 || month > 11 || day < 1 || day > most)
        return null;
    return { day: { kind: 'date', year, month, day }, length: words.length };
}
function weekdayAt(text) {
    const match = WEEKDAY.exec(text);
    if (match === null)
        return null;
    return { day: { kind: 'weekday', weekday: indexIn(WEEKDAYS, match[0]) }, length: match[0].length };
}
function clockAt(text) {
    const match = CLOCK.exec(text);
    if (match === null)
        return null;
    const half = match[4]?.toLowerCase();
    const hour = Number(match[1] ?? match[5]);
    const minute = Number(match[2] ?? match[6] ?? 0);
    const second = match[3] ?? match[7];
    if (minute > 59 || Number(second ?? 0) > 59 || hour > (half === undefined ? 23 : 12))
        return null;
    const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
    const ms = hours * HOUR + minute * MINUTE + Number(second ?? 0) * 1000;
    return { ms, exact: second !== undefined, length: match[0].length };
}
function indexIn(names, word) {
    return names.indexOf(word.slice(0, 3).toLowerCase());
}

;// CONCATENATED MODULE: ./build/action/src/core/zone.js
const zone_MINUTE = 60_000;
const zone_HOUR = 60 * zone_MINUTE;
const DAY = 24 * zone_HOUR;
/** `offset_min`: minutes east of UTC, the same all year. */
function fixedZone(offset_min) {
    return { toUtc: (wall) => wall - offset_min * zone_MINUTE, toWall: (at) => at + offset_min * zone_MINUTE };
}
/** By its name in the IANA database; null when nobody knows it. */
function namedZone(name) {
    let format;
    try {
        format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    }
    catch {
        return null;
    }
    const toWall = (at) => at + offsetAt(format, at);
    const toUtc = (wall) => {
        // No zone changes its clock twice within two days.
        const candidates = [wall - DAY, wall + DAY].map((near) => wall - offsetAt(format, near));
        const fitting = candidates.filter((at) => toWall(at) === wall);
        return Math.max(...(fitting.length === 0 ? candidates : fitting));
    };
    return { toUtc, toWall };
}
function offsetAt(format, at) {
    const named = format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? '';
    const match = /([+-])(\d\d):(\d\d)/.exec(named);
    if (match === null)
        return 0;
    return (Number(match[2]) * zone_HOUR + Number(match[3]) * zone_MINUTE) * (match[1] === '-' ? -1 : 1);
}

;// CONCATENATED MODULE: ./build/action/src/core/reset-time.js



const reset_time_MINUTE = 60_000;
const reset_time_HOUR = 60 * reset_time_MINUTE;
const reset_time_DAY = 24 * reset_time_HOUR;
/** What is left of a minute when only its beginning is named. */
const REST_OF_MINUTE = reset_time_MINUTE - 1;
/** The text is a little older than the end of its run. */
const LAG = 2 * reset_time_MINUTE;
/** No limit of an account lasts longer than a month: what is named beyond that was misread. */
const LONGEST_RESET_MS = 62 * reset_time_DAY;
const EPOCH = /(?:\||resets?_?at\W{1,4})(\d{10}|\d{13})\b/i;
const ANCHOR = /\b(try again|resets?|available(?: again)?|renews?|until|back)\b:?/gi;
const DURATION = /^(?:in|after) ((?:(?:about |and )?\d+(?:\.\d+)? ?[a-z]+,? ?){1,4})/i;
const PART = /(\d+(?:\.\d+)?) ?([a-z])/gi;
const UNITS = { w: 7 * reset_time_DAY, d: reset_time_DAY, h: reset_time_HOUR, m: reset_time_MINUTE, s: 1000 };
/** Limits that last a day or more: their clock time alone names the next such time, however far. */
const LONG_LIMIT = /\b(?:(?:dai|week|month)ly|(?:\d+|seven|thirty)[- ]day)\b/i;
/** The moment, never before the time of speaking; undefined when the text names none that can be read. */
function resetTime(text, spoken) {
    const words = (0,plain/* plain */.p)(text);
    const epoch = EPOCH.exec(words)?.[1];
    if (epoch !== undefined)
        return believable(epoch.length === 10 ? Number(epoch) * 1000 : Number(epoch), spoken.at);
    for (const anchor of words.matchAll(ANCHOR)) {
        const start = anchor.index + anchor[0].length;
        const rest = words.slice(start, start + 100).trim();
        const next = (anchor[1] ?? '').toLowerCase().startsWith('reset') ? 12 * reset_time_HOUR : 0;
        const ahead = LONG_LIMIT.test(words.slice(0, anchor.index)) ? reset_time_DAY + reset_time_HOUR : next;
        const time = after(rest, spoken, ahead);
        const believed = time === undefined ? undefined : believable(time, spoken.at);
        if (believed !== undefined)
            return believed;
    }
    return undefined;
}
/** A moment at which a limit may end, seen from `at`; one that has just passed is now. null: unknown. */
function believable(time, at) {
    if (at === null)
        return time;
    return time < at - reset_time_DAY || time > at + LONGEST_RESET_MS ? undefined : Math.max(time, at);
}
/** `ahead`: how far a clock time alone may lie in the next day; beyond that it has passed. */
function after(rest, spoken, ahead) {
    const { at } = spoken;
    const duration = DURATION.exec(rest)?.[1];
    if (duration !== undefined)
        return at === null ? undefined : at + lengthOf(duration);
    const words = timeWords(rest);
    const zone = words === null ? null : zoneOf(words.zone, spoken.utc_offset_min);
    if (words === null || zone === null)
        return undefined;
    const { day } = words;
    const on = (midnight) => zone.toUtc(midnight + words.clock) + (words.exact ? 0 : REST_OF_MINUTE);
    if (day?.kind === 'date' && day.year !== null)
        return on(Date.UTC(day.year, day.month, day.day));
    if (at === null)
        return undefined;
    const today = Math.floor(zone.toWall(at) / reset_time_DAY) * reset_time_DAY;
    switch (day?.kind) {
        case 'date':
            return yearless(day.month, day.day, at, on);
        case 'weekday':
            return coming([0, 1, 2, 3, 4, 5, 6, 7].map((days) => today + days * reset_time_DAY).filter(isOn(day.weekday)), at, on);
        case 'shift':
            return on(today + day.days * reset_time_DAY);
        case undefined:
            return clockAlone(today, at, on, ahead);
    }
}
function lengthOf(duration) {
    let total = 0;
    let exact = false;
    for (const [, count, unit] of duration.matchAll(PART)) {
        // `mo` for months is never said of a limit; `m` is minutes.
        total += Number(count) * (UNITS[(unit ?? '').toLowerCase()] ?? 0);
        exact ||= (unit ?? '').toLowerCase() === 's';
    }
    return Math.round(total) + (exact ? 0 : REST_OF_MINUTE);
}
/** null when the zone is unknown. */
function zoneOf(name, offset_min) {
    const local = offset_min === null ? null : fixedZone(offset_min);
    if (name === null)
        return local;
    if (/^(?:z|utc|gmt)$/i.test(name))
        return fixedZone(0);
    const numeric = /^(?:utc|gmt)?([+-])(\d{1,2}):?(\d\d)?$/i.exec(name);
    if (numeric === null)
        return namedZone(name) ?? local;
    return fixedZone((Number(numeric[2]) * 60 + Number(numeric[3] ?? 0)) * (numeric[1] === '-' ? -1 : 1));
}
function isOn(weekday) {
    return (midnight) => new Date(midnight).getUTCDay() === weekday;
}
/** The first of these days on which the time is still to come, or has only just passed. */
function coming(days, at, on) {
    return days.map(on).find((time) => time >= at - LAG);
}
/** A day without a year is the next such day. */
function yearless(month, day, at, on) {
    const year = new Date(at).getUTCFullYear();
    const days = [year - 1, year, year + 1].map((it) => Date.UTC(it, month, day));
    return days
        .filter((midnight) => new Date(midnight).getUTCDate() === day)
        .map(on)
        .find((time) => time >= at - reset_time_DAY);
}
/**
 * codex names the date of any other day, so a time that is past there means *now*. claude leaves the date out for the next
 * 24 hours, so after `resets` a time that is long past is tomorrow's: the windows that end without a date are hours long,
 * hence twelve hours as the border, unless the limit is said to be longer than a day.
 */
function clockAlone(today, at, on, ahead) {
    const time = on(today);
    if (time >= at - LAG)
        return time;
    const next = on(today + reset_time_DAY);
    return next - at <= ahead ? next : at;
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

/***/ 85151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ cleanLine),
/* harmony export */   u: () => (/* binding */ clean)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64373);
/**
 * Makes foreign text fit to be sent, shown, and put into a prompt: Plane v1.3.1 answers 400 to NUL and to half surrogate
 * pairs, terminals' colour codes are noise, and what nobody sees could say to a reader or an agent what no person did.
 */

const ESC = '\u001b';
const BEL = '\u0007';
/** ANSI sequences: CSI (colours, cursor), OSC (titles, links) up to its end mark, and those of one character. */
const ansi = new RegExp(`${ESC}(?:\\[[0-?]*[ -/]*[@-~]|\\][^${BEL}${ESC}]*(?:${BEL}|${ESC}\\\\)?|[@-Z\\\\^_])`, 'g');
/** Lines end in `\n`; nothing is left that Plane refuses or that a browser would not show. */
function clean(text) {
    return (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(text.replace(ansi, '').replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'));
}
/** The same on one line, every run of white space a single blank: for names, titles and sentences. */
function cleanLine(text) {
    return clean(text).replace(/\s+/g, ' ').trim();
}


/***/ }),

/***/ 64373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ bare),
/* harmony export */   PR: () => (/* binding */ UNSEEN),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   gx: () => (/* binding */ ASCII)
/* harmony export */ });
/**
 * Characters that nobody sees (Unicode's `Default_Ignorable_Code_Point`, formats, controls, non-characters, half surrogate
 * pairs), and the few of them whose effect people do see. Layer 0: who reads text and who writes it mean the same.
 */
/** Takes no room. Tab and line feed do. */
const NONE = String.raw `[^\P{Cc}\t\n]|[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]`;
/** Scripts whose letters join or stack, which a joiner or a non-joiner between them changes. */
const JOINING = 'Arab Syrc Mand Nkoo Adlm Rohg Mong Phag Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt Bali Java Newa Mtei'
    .split(' ')
    .map((script) => String.raw `\p{Script_Extensions=${script}}`)
    .join('');
const LETTER = String.raw `(?!\p{Default_Ignorable_Code_Point})(?=[\p{L}\p{M}])[${JOINING}]`;
const MONGOLIAN = String.raw `(?=\p{L})\p{Script=Mongolian}`;
const PICTURE = String.raw `\p{Extended_Pictographic}`;
const RIGHT_TO_LEFT = 'Hebr Arab Syrc Thaa Nkoo Samr Mand Adlm Rohg'
    .split(' ')
    .map((script) => String.raw `\p{Script=${script}}`)
    .join('');
/** Each is tied to what it belongs to, so that no run of them is ever kept: a run can spell a message. */
const KEPT = [
    // The flags of England, Scotland and Wales, the only ones that are spelt with tags.
    String.raw `\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`,
    // A picture in colour or as text; keycaps; families and other joined pictures.
    String.raw `[\ufe0e\ufe0f](?<=${PICTURE}.)`,
    String.raw `\ufe0f(?<=[0-9#*].)(?=\u20e3)`,
    String.raw `\u200d(?<=${PICTURE}[\ufe0e\ufe0f\p{Emoji_Modifier}]?.)(?=${PICTURE})`,
    // At the end of a word a joiner still shapes the letter before it; a non-joiner does nothing there.
    String.raw `\u200c(?<=${LETTER}.)(?=${LETTER})`,
    String.raw `\u200d(?<=${LETTER}.)`,
    String.raw `[\u180b-\u180f](?<=${MONGOLIAN}.)`,
    // Signs that stand under or over the digits after them.
    String.raw `[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]`,
];
/** Beside right-to-left letters a mark of direction moves the punctuation next to it. */
const MARK = String.raw `(?<!${NONE})[\u061c\u200e\u200f]`;
/** A run of characters that nobody sees, as a pattern's source for the `u` flag. */
const UNSEEN = `(?:${NONE})+`;
/** A text that holds nothing that nobody sees; most texts of most ticks are such. */
const ASCII = /^[\t\n -~]*$/;
let made = null;
/** Made at first use: the tables behind them cost a tick that needs none a part of its start. */
function patterns() {
    made ??= {
        none: new RegExp(UNSEEN, 'gu'),
        unseen: new RegExp(`(${KEPT.join('|')})|${NONE}`, 'gu'),
        unseenInMixed: new RegExp(`(${[...KEPT, MARK].join('|')})|${NONE}`, 'gu'),
        rightToLeft: new RegExp(`[${RIGHT_TO_LEFT}](?<=\\p{L})`, 'u'),
    };
    return made;
}
/** For comparing: `text` without any of them, whatever their effect. */
function bare(text) {
    return ASCII.test(text) ? text : text.replace(patterns().none, '');
}
/**
 * For showing and for handing on: `text` without them, but for those whose effect is seen. Selectors of ideographs go, as
 * each could hide a byte and the character reads the same without; so do line-break hints and isolates of direction.
 * Applied to its own output it changes nothing.
 * @param instead what stands in the place of each.
 */
function shown(text, instead = '') {
    if (ASCII.test(text))
        return text;
    const { unseen, unseenInMixed, rightToLeft } = patterns();
    return text
        .split('\n')
        .map((line) => ASCII.test(line)
        ? line
        : line.replace(rightToLeft.test(line) ? unseenInMixed : unseen, (_, kept) => kept ?? instead))
        .join('\n');
}


/***/ })

};
