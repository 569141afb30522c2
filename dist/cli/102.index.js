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
/* harmony export */   tp: () => (/* binding */ table)
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
        publishing: (0,publications/* postingItems */.Xq)(state, config),
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
/** Holds that are over are left out. `paused`: what starts nothing for now by the configuration. */
function statusOf(state, config, now) {
    const paused = (0,pauses/* pausesOf */.P)(config);
    const unposted = (0,core_unposted/* unpostedSteps */.gT)(state);
    const { queue, resting } = queueOf(state, config, now);
    return {
        saved_at: state.saved_at,
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
    host.write(`${statusLine(status)}\n`);
}
/** `12 items known, 9 of them answered; saved …` */
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

/***/ 2542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ POST_ARRIVES_MS),
/* harmony export */   x: () => (/* binding */ withPostsAwaited)
/* harmony export */ });
/**
 * After this time a comment that was sent is there or never will be: two requests at once both pass Plane's check of the
 * external id, which is no lock. A server that is slower between its check and its insert is not waited for
 * (docs/reliability.md).
 */
const POST_ARRIVES_MS = 90_000;
/** Leaves every comment open that may have been sent until `last_sent`, as long as it may take to arrive. */
function withPostsAwaited(state, last_sent) {
    const outbox = Object.fromEntries(Object.entries(state.outbox).map(([id, publication]) => [id, awaited(publication, last_sent)]));
    return { ...state, outbox };
}
function awaited(publication, last_sent) {
    const mayBeUnderWay = publication.steps.some((step) => isUnderWay(step, last_sent));
    if (!mayBeUnderWay)
        return publication;
    const steps = publication.steps.map((step) => isUnderWay(step, last_sent) ? { ...step, not_before: last_sent + POST_ARRIVES_MS } : step);
    return { ...publication, steps };
}
/** A step that had to wait longer was not sent. */
function isUnderWay({ kind, status, not_before }, last_sent) {
    return kind === 'comment' && status === 'open' && not_before <= last_sent;
}


/***/ }),

/***/ 87541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ QUIET),
/* harmony export */   ZD: () => (/* binding */ isStuck),
/* harmony export */   fh: () => (/* binding */ stepOutcome),
/* harmony export */   sp: () => (/* binding */ withoutComment)
/* harmony export */ });
/* harmony import */ var _backoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96596);
/* harmony import */ var _hands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(882);
/* harmony import */ var _posts_under_way_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2542);



const RETRY = { base_s: 30, max_s: 600 };
/** Failures in a row after which what usually passes is told to a person. */
const PASSES_WITHIN = 3;
function stepOutcome(publication, index, done, facts) {
    const step = publication.steps[index];
    if (step === undefined)
        throw new Error(`${publication.id} has no step ${index}`);
    const reason = done.reason ?? done.problem?.code ?? null;
    const taken = takenId(step, reason, facts);
    if (taken !== 'refused' && done.status === 'open') {
        const event = failed(publication, index, step, done, facts);
        if (taken === null)
            return event;
        return { ...event, taken, stuck: event.stuck && taken.suffix === step.suffix };
    }
    return ended(publication, index, step, { ...done, status: done.status === 'done' ? 'done' : 'refused' }, facts);
}
/** Whether a try that failed is for a person: it does not pass by itself, or has not for long. */
function isStuck(step, problem) {
    if (step.kind === 'notice' || step.kind === 'link')
        return false;
    return problem !== undefined && !QUIET.has(problem.code) && (!problem.retry || step.tries + 1 >= PASSES_WITHIN);
}
/** Says nothing of Plane or the step: the tick was short of time, or read what is too old or not settled yet. */
const QUIET = new Set([
    'no-time-left',
    'plane-not-asked',
    'plane-read-too-old',
    'plane-item-not-shown',
]);
/** No read lags so far behind, and no comment takes so long to arrive. */
const SEEN_WITHIN_MS = 5 * 60_000;
/**
 * An external id can be predicted, so anybody may have taken it. Once the foreign actor was read the next try is made under
 * another one that nobody can have guessed; it goes into state first, so that whoever tries again tries the same. A holder
 * that is not seen on the item may be a comment of ours that a replica does not show yet: only after a while is it taken
 * for one on another item. `null`: nothing is taken.
 */
function takenId(step, reason, { now, suffix }) {
    if (reason !== 'plane-comment-taken' && reason !== 'plane-comment-unseen')
        return null;
    if (reason === 'plane-comment-unseen') {
        const unseen_since = step.unseen_since ?? now;
        if (now - unseen_since <= SEEN_WITHIN_MS)
            return { suffix: step.suffix, unseen_since };
    }
    return step.suffix === null ? { suffix, unseen_since: null } : 'refused';
}
function failed(publication, index, step, done, { digest, in_doubt, now }) {
    const wait = step.tries === 0 ? 0 : (0,_backoff_js__WEBPACK_IMPORTED_MODULE_0__/* .backoff */ .JN)(RETRY, step.tries, `${publication.id}#${index}`);
    return {
        type: 'step-failed',
        publication_id: publication.id,
        step: index,
        reason: done.reason ?? done.problem?.code ?? 'unknown',
        not_before: Math.max(now + Math.max(wait, in_doubt ? _posts_under_way_js__WEBPACK_IMPORTED_MODULE_1__/* .POST_ARRIVES_MS */ .N : 0), done.until ?? 0),
        digest,
        stuck: isStuck(step, done.problem),
    };
}
function ended(publication, index, step, done, { digest, said_digest, now, state }) {
    const { status, comment_id, item } = done;
    const reason = done.reason ?? done.problem?.code ?? null;
    const bot = state.items[publication.item_id]?.left?.bot ?? null;
    const left = item === undefined ? null : leftAt(item, bot, state);
    // What a person did before the working state was reached must still be seen as done: it stops the run.
    const theirs = step.kind === 'working' && (reason === 'moved-by-people' || left?.assigned === false);
    const said = comment_id === undefined || said_digest === null ? null : { id: comment_id, digest: said_digest };
    // Who has stopped a run is owed no answer.
    const owed = status === 'refused' && publication.say.kind !== 'cancelled';
    const lost = owed && (step.kind === 'comment' || (step.kind === 'state' && reason !== 'item-gone'));
    return {
        type: 'step-ended',
        publication_id: publication.id,
        step: index,
        status,
        reason,
        digest,
        left: theirs ? null : left,
        ...(said === null ? {} : { said }),
        ...(lost ? { refusal: refusalOf(publication, step, reason ?? 'unknown', now) } : {}),
    };
}
function refusalOf(publication, { kind }, reason, at) {
    const { run, needs_result: of_result } = publication;
    const dir = typeof run.handle['dir'] === 'string' ? run.handle['dir'] : null;
    return { run_id: run.run_id, kind, reason, at, of_result, terminal: run.terminal, dir };
}
/** `bot`: who had it; a hand-over that Plane shows by now is a person's, and is followed by the next plan. */
function leftAt(item, bot, { terminals }) {
    const ours = new Set(Object.values(terminals).flatMap(({ user_id }) => user_id ?? []));
    return { state_ids: [item.state.id], assigned: (0,_hands_js__WEBPACK_IMPORTED_MODULE_2__/* .isOurs */ .MU)(item, { ours }), bot, updated_at: item.updated_at };
}
/** A move that belongs to a comment which was refused: the item goes nowhere without it. */
function withoutComment(publication, index) {
    return {
        type: 'step-ended',
        publication_id: publication.id,
        step: index,
        status: 'refused',
        reason: 'comment-refused',
        digest: null,
        left: null,
    };
}


/***/ }),

/***/ 10198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ standingProblems),
/* harmony export */   PY: () => (/* binding */ problemOfStep),
/* harmony export */   gT: () => (/* binding */ unpostedSteps),
/* harmony export */   xT: () => (/* binding */ notTold)
/* harmony export */ });
/* harmony import */ var _step_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87541);

const STEPS = {
    working: 'the move to the working state',
    comment: 'the comment',
    state: 'the move to the next state',
    link: 'a link',
    notice: 'a notice',
};
/** Everything that is still to be posted, and what was refused for good and has not been taken up by a person. */
function unpostedSteps(state) {
    const open = Object.values(state.outbox).flatMap(({ item_id, run, steps }) => steps
        .filter(({ status }) => status === 'open')
        .map(({ kind, tries, reason, not_before }) => ({
        item_id,
        run_id: run.run_id,
        kind,
        status: 'open',
        tries,
        reason,
        until: not_before,
    })));
    const refused = Object.entries(state.items).flatMap(([item_id, { refused: step }]) => step === null
        ? []
        : [
            {
                item_id,
                run_id: step.run_id,
                kind: step.kind,
                status: 'refused',
                tries: 0,
                reason: step.reason,
                until: null,
            },
        ]);
    return [...open, ...refused];
}
/** What a try has come to, where a person is to know of it; null: all is well, or it is not worth telling. */
function problemOfStep({ key, run_id }, step, done, event) {
    const { problem } = done;
    const what = `${key}: ${STEPS[step.kind]} of ${run_id}`;
    if (event.type === 'step-ended') {
        if (event.status === 'done')
            return null;
        if (event.refusal !== undefined)
            return refusedProblem(key, event.refusal, problem);
        if (problem === undefined || event.reason === 'item-gone')
            return null;
        return { ...problem, message: `${what} is given up: ${problem.message}`, retry: false };
    }
    if (problem === undefined || _step_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .QUIET */ .DC.has(problem.code) || step.kind === 'notice' || step.kind === 'link')
        return null;
    const anew = event.taken !== undefined && event.taken.suffix !== step.suffix;
    return {
        code: problem.code,
        message: `${what} is not in Plane yet: ${problem.message}`,
        remedy: anew ? `The next tick uses another id. ${problem.remedy}` : problem.remedy || again(key),
        retry: anew || !(0,_step_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .isStuck */ .ZD)(step, problem),
    };
}
/**
 * What stands, for ticks that did not try it: the process that met it may have died before it could tell anybody.
 * @param told publications of which this tick tells by itself.
 */
function standingProblems(state, told) {
    const problems = [];
    for (const { id, item_id, run, steps } of Object.values(state.outbox)) {
        const step = steps.find(({ status }) => status === 'open');
        if (step === undefined || !step.stuck || told.has(id))
            continue;
        const key = state.items[item_id]?.key ?? run.run_id;
        problems.push({
            code: step.reason ?? 'unknown',
            message: `${key}: ${STEPS[step.kind]} of ${run.run_id} is not in Plane yet (${step.reason ?? 'unknown'}, ${step.tries} tries).`,
            remedy: again(key),
            retry: false,
        });
    }
    for (const { key, refused } of Object.values(state.items)) {
        if (refused === null || refused.reason === 'item-gone')
            continue;
        const inThisTick = [...told].some((id) => id.startsWith(`${refused.run_id}:`));
        if (!inThisTick)
            problems.push(refusedProblem(key, refused, undefined));
    }
    return problems;
}
/** Where all of Plane does not answer, or a token is wrong, every item would say so once more. */
function notTold(problems, known) {
    const common = new Set(known.filter(({ code, retry }) => retry || TOKENS.has(code)).map(({ code }) => code));
    return problems.filter(({ code }) => !common.has(code));
}
const TOKENS = new Set(['plane-token-invalid', 'plane-token-missing', 'plane-redirect']);
function again(key) {
    return `It is tried again by itself; mend what it names, or give the item up with \`agentd release ${key}\`.`;
}
function refusedProblem(key, refused, problem) {
    const { run_id, kind, reason, of_result, terminal, dir } = refused;
    const answer = kind === 'comment' && of_result;
    const lost = kind === 'comment' ? `${answer ? 'The answer' : 'The note'} is not in Plane, and the item` : 'The item';
    const before = [
        problem?.remedy ?? '',
        answer ? `The answer lies in ${dir ?? 'the run directory'} on ${terminal}.` : '',
    ];
    const first = before.filter(Boolean).join(' ');
    return {
        code: reason,
        message: [
            `${key}: Plane refuses ${STEPS[kind]} of ${run_id} for good (${reason}).`,
            `${lost} stays where it is.`,
            problem?.message ?? '',
        ]
            .join(' ')
            .trim(),
        remedy: `${first === '' ? 'Comment' : `${first} Then comment`} on the item or move it yourself; or run \`agentd release ${key}\`.`,
        retry: false,
    };
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
/* harmony import */ var _core_state_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(933);
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
        remedy: 'For the first tick ever, or if an earlier state is lost for good, allow a first state with init (CLI: --init). Else restore the earlier one: its runs are still on the machines.',
        retry: false,
    });
}
/** Nobody has changed what is stored, however often it was read again: what is refused so is no conflict, whatever its status says. */
function noConflict(store, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentdError */ .ie({
        code: 'store-refused',
        message: `The ${store} refuses the state, although nobody else has changed it. ${cause.problem.message}`,
        remedy: 'Mend what these words name: a branch name that cannot be, a lock, a rule; or keep the state elsewhere (`state`).',
        retry: false,
    }, { cause });
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
                throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConflictError */ .fK ? noConflict(ports.store.name, error) : error;
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
