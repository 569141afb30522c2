export const id = 154;
export const ids = [154];
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

/***/ 48344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f0: () => (/* binding */ releaseHold),
/* harmony export */   jK: () => (/* binding */ endedHolds),
/* harmony export */   xh: () => (/* binding */ endHoldsAgainst)
/* harmony export */ });
/* harmony import */ var _config_nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58675);
/* harmony import */ var _config_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27042);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/* harmony import */ var _core_evolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86467);
/* harmony import */ var _core_holds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36466);
/* harmony import */ var _core_lift_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1235);
/* harmony import */ var _save_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57265);
/* harmony import */ var _state_access_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70703);
/** Holds that are ended before their time: by name, or because a smoke run has passed. */








const TRIES = 5;
/**
 * @returns what was held under that name and no longer is, or in a dry run would not be; empty: nothing was.
 * @throws {AgentdError} `hold-unknown`, `state-busy`; the state cannot be read or saved.
 */
async function releaseHold(config, ports, name, { dry_run }) {
    return endHolds(config, ports, dry_run, (holds) => {
        const meant = (0,_core_lift_js__WEBPACK_IMPORTED_MODULE_3__/* .holdsUnder */ .RC)(name, holds);
        if (meant.length === 0 && !namesOf(config).includes(name))
            throw unknown(name, holds, config);
        return meant;
    });
}
/**
 * After a smoke run that has passed: what stood against such runs is mended.
 * @throws {AgentdError} the state cannot be read or saved.
 */
async function endHoldsAgainst(run, config, ports) {
    return endHolds(config, ports, false, (holds) => (0,_core_lift_js__WEBPACK_IMPORTED_MODULE_3__/* .holdsAgainst */ .Id)(run, config, holds));
}
async function endHolds(config, ports, dry_run, choose) {
    let held = await (0,_save_js__WEBPACK_IMPORTED_MODULE_4__/* .loadState */ .C)(ports, false);
    for (let attempt = 1; attempt <= TRIES; attempt++) {
        const now = ports.clock.now();
        const holds = choose((0,_core_lift_js__WEBPACK_IMPORTED_MODULE_3__/* .holdsOf */ .e8)(held.state, now));
        if (dry_run || holds.length === 0)
            return holds;
        const saved = await (0,_save_js__WEBPACK_IMPORTED_MODULE_4__/* .saveState */ .L)(held, (0,_core_evolve_js__WEBPACK_IMPORTED_MODULE_1__/* .evolve */ .s)(held.state, (0,_core_lift_js__WEBPACK_IMPORTED_MODULE_3__/* .lift */ .yY)(holds, held.state, config, now)), ports);
        if (saved.ok)
            return holds;
        held = saved.newer;
    }
    throw (0,_state_access_js__WEBPACK_IMPORTED_MODULE_5__/* .stateBusy */ .NJ)();
}
/** Everything that can be held by this configuration. */
function namesOf(config) {
    const terminals = Object.entries(config.terminals);
    const onTerminals = terminals.flatMap(([terminal, { executors }]) => executors.flatMap((executor) => [(0,_core_holds_js__WEBPACK_IMPORTED_MODULE_2__/* .holdName */ .VJ)(terminal, executor), (0,_core_holds_js__WEBPACK_IMPORTED_MODULE_2__/* .accountOf */ .XP)({ terminal, executor }, config)]));
    return [...new Set([...Object.keys(config.terminals), ...Object.keys(config.executors), ...onTerminals])];
}
function unknown(name, holds, config) {
    const standing = [...new Set(holds.map((hold) => hold.name))];
    const is = standing.length === 1 ? 'is' : 'are';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL({
        code: 'hold-unknown',
        message: `Nothing can be held under the name ${JSON.stringify(name)}.`,
        remedy: standing.length > 0
            ? `Held ${is} ${(0,_config_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(standing, 'and')}.`
            : (0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .didYouMean */ .au)(name, namesOf(config), 'Nothing is held at all.'),
        retry: false,
    });
}
/** One sentence for people. */
function endedHolds(name, holds, { dry_run }) {
    if (holds.length === 0)
        return `Nothing is held under ${name}.`;
    const one = holds.length === 1;
    const be = dry_run ? 'would be' : one ? 'is' : 'are';
    return `${holds.map(wordsOf).join(', ')} ${be} held no longer; the next tick goes on there.`;
}
function wordsOf({ kind, name }) {
    return kind === 'terminal' ? `terminal ${name}` : kind === 'executor' ? `executor ${name}` : `account ${name}`;
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
