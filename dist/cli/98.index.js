export const id = 98;
export const ids = [98];
export const modules = {

/***/ 23098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addExplain: () => (/* binding */ addExplain),
/* harmony export */   explain: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _compose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53991);
/* harmony import */ var _tick_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10216);
/* harmony import */ var _core_eligible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85503);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38214);
/* harmony import */ var _load_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5538);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92752);
/* harmony import */ var _state_access_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70703);







function addExplain(program, host, done) {
    program
        .command('explain')
        .description('Say why an item does or does not run.')
        .argument('<key>', 'work item, such as ENG-12')
        .option('-c, --config <file>', 'configuration file')
        .option('--json', 'print one JSON object')
        .action(async (key, flags) => done(await explainCommand(host, key, flags)));
}
async function explainCommand(host, key, flags) {
    const json = flags.json === true;
    try {
        const { config, folder } = await (0,_load_config_js__WEBPACK_IMPORTED_MODULE_4__/* .loadConfig */ .Z)(host, flags.config);
        const composed = await (0,_compose_js__WEBPACK_IMPORTED_MODULE_0__/* .compose */ .Zz)(config, host, folder, null);
        try {
            const report = await (0,_tick_js__WEBPACK_IMPORTED_MODULE_1__/* .tick */ .i)(config, composed.ports, { init: true, dry_run: true, signal: host.signal });
            const item_id = (0,_state_access_js__WEBPACK_IMPORTED_MODULE_6__/* .itemIdOf */ .o)(report.state, key, config);
            const waiting = report.waiting.find((entry) => entry.key === key.toUpperCase()) ?? null;
            const next = report.planned.filter((action) => action.key === key.toUpperCase()).map((action) => action.type);
            const explained = explain(report.state, item_id, waiting, next);
            if (json)
                (0,_output_js__WEBPACK_IMPORTED_MODULE_5__/* .writeJson */ .GF)(host, { ok: true, ...explained, problems: report.problems });
            else {
                host.write(`${(0,_output_js__WEBPACK_IMPORTED_MODULE_5__/* .table */ .tp)(rowsOf(host, explained))}\n`);
                for (const problem of report.problems)
                    (0,_output_js__WEBPACK_IMPORTED_MODULE_5__/* .writeProblem */ .bi)(host, problem);
            }
            return _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.fine;
        }
        finally {
            await composed.close();
        }
    }
    catch (error) {
        return (0,_output_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)(host, error, json);
    }
}
function explain(state, item_id, waiting, next) {
    const item = state.items[item_id];
    const run = state.inflight[item_id];
    return {
        key: item?.key ?? '',
        waiting,
        next,
        state: item?.seen.state.name ?? '',
        run: run === undefined ? null : shownRun(run),
        round: item?.round ?? 0,
        attempts: item?.attempts ?? 0,
        iterations: item?.iterations ?? 0,
        thread: item?.thread?.id ?? null,
        answer: item?.answer ?? null,
        outbox: Object.values(state.outbox)
            .filter((publication) => publication.item_id === item_id)
            .flatMap((publication) => publication.steps.map(({ kind, status, tries, reason }) => ({ kind, status, tries, reason }))),
    };
}
function shownRun({ run_id, phase, terminal, unreachable_since }) {
    return { run_id, phase, terminal, unreachable_since };
}
const NEXT = {
    start: 'starts a run',
    relaunch: 'starts the run once more',
    void: 'gives up a start that did not happen',
    kill: 'ends the run',
    publish: 'posts the result',
    forget: 'tidies up after the last run',
};
function rowsOf(host, explained) {
    const { waiting, run, answer } = explained;
    const rows = [[(0,_output_js__WEBPACK_IMPORTED_MODULE_5__/* .paint */ .nI)(host, 'bold', explained.key), `${explained.state}, round ${explained.round}`]];
    if (waiting !== null) {
        const until = waiting.until === null ? '' : ` Until ${(0,_output_js__WEBPACK_IMPORTED_MODULE_5__/* .shownTime */ .h5)(waiting.until)}.`;
        rows.push(['waits', `${waiting.reason}: ${waiting.detail}${until}`]);
    }
    if (explained.next.length > 0)
        rows.push(['next tick', explained.next.map((type) => NEXT[type]).join(', ')]);
    if (run !== null)
        rows.push(['run', (0,_core_eligible_js__WEBPACK_IMPORTED_MODULE_2__/* .whereIs */ .ie)(run)]);
    if (answer !== null) {
        rows.push([
            'last result',
            `${answer.tag === null ? (answer.class ?? '') : `[${answer.tag}]`} at ${(0,_output_js__WEBPACK_IMPORTED_MODULE_5__/* .shownTime */ .h5)(answer.at)}`,
        ]);
    }
    if (explained.thread !== null)
        rows.push(['thread', explained.thread]);
    rows.push(['counters', `${(0,_output_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(explained.attempts, 'attempt')}, ${(0,_output_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(explained.iterations, 'iteration')}`]);
    for (const step of explained.outbox.filter(({ status }) => status === 'open')) {
        rows.push([
            'outbox',
            `${step.kind} still to be posted, ${(0,_output_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(step.tries, 'attempt')}${step.reason === null ? '' : ` (${step.reason})`}`,
        ]);
    }
    return rows;
}


/***/ }),

/***/ 5538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ loadConfig),
  i: () => (/* binding */ readConfigText)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/action/src/config/parse.js + 17 modules
var parse = __webpack_require__(82207);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
;// CONCATENATED MODULE: ./build/action/src/commands/config-names.js
/** Where a configuration is looked for when none is named, in this order. */
const CONFIG_NAMES = ['agentd.yml', 'agentd.yaml', '.github/agentd/config.yml', '.github/agentd.yml'];

;// CONCATENATED MODULE: ./build/action/src/commands/load-config.js
/** Finds and reads the configuration file of a command. */






/** @throws {ConfigError} no file, or problems: all of them at once. */
async function loadConfig(host, named) {
    const { path, text } = await readConfigText(host, named);
    return { config: (0,parse/* requireConfig */.Eu)(text, path), path, folder: (0,external_node_path_.dirname)(path) };
}
async function readConfigText(host, named) {
    const found = named ?? CONFIG_NAMES.find((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(host.cwd, name)));
    if (found === undefined) {
        throw new errors/* ConfigError */.xL({
            code: 'config-absent',
            message: `There is no ${CONFIG_NAMES.slice(0, -1).join(', ')} or ${CONFIG_NAMES.at(-1) ?? ''} in ${host.cwd}.`,
            remedy: 'Name the file with --config FILE, or make one from `config/agentd.example.yml`.',
            retry: false,
        });
    }
    const path = (0,external_node_path_.resolve)(host.cwd, found);
    try {
        return { path, text: await (0,promises_.readFile)(path, 'utf8') };
    }
    catch (cause) {
        throw new errors/* ConfigError */.xL({ code: 'config-unreadable', message: `${path} cannot be read.`, remedy: 'Check the path.', retry: false }, { cause });
    }
}


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
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38214);
/** Tables and colour for people; JSON for programs. */


const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 };
/** Colours `text` where the output shows colour. */
function paint(host, style, text) {
    return host.colour ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
}
/** Left-aligned columns, two spaces apart; the last is not padded. */
function table(rows) {
    const widths = [];
    for (const row of rows) {
        for (const [index, cell] of row.entries())
            widths[index] = Math.max(widths[index] ?? 0, visibleLength(cell));
    }
    return rows
        .map((row) => row
        .map((cell, index) => index === row.length - 1 ? cell : cell + ' '.repeat((widths[index] ?? 0) - visibleLength(cell)))
        .join('  ')
        .trimEnd())
        .join('\n');
}
function visibleLength(text) {
    // oxlint-disable-next-line no-control-regex
    return Array.from(text.replace(/\u001b\[\d+m/g, '')).length;
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
    const problem = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOf */ .Zw)(error);
    const code = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.usage : _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.failed;
    if (json)
        writeJson(host, { ok: false, error: problem });
    else
        writeProblem(host, problem);
    if (problem.code === 'internal' && error instanceof Error)
        host.log.debug(error.stack ?? '');
    return code;
}
function writeProblem(host, problem) {
    host.writeError(`${paint(host, 'red', `error ${problem.code}:`)} ${problem.message}\n`);
    if (problem.remedy !== '')
        host.writeError(`  ${problem.remedy}\n`);
}


/***/ }),

/***/ 70703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ savePorts),
/* harmony export */   o: () => (/* binding */ itemIdOf)
/* harmony export */ });
/* harmony import */ var _github_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1294);
/* harmony import */ var _config_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27042);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84175);
/** What `status`, `explain` and `release` need: the configured store, and the state in it. */



function savePorts(config, host, folder) {
    return { store: (0,_github_host_js__WEBPACK_IMPORTED_MODULE_0__/* .openStore */ .C)(config.state, folder, host, (0,_github_host_js__WEBPACK_IMPORTED_MODULE_0__/* .githubHost */ .S)(host)), clock: host.clock, random: host.random };
}
/** @throws {ConfigError} when the state knows no such item. */
function itemIdOf(state, key, { projects }) {
    const found = Object.entries(state.items).find(([, item]) => item.key === key.toUpperCase());
    if (found !== undefined)
        return found[0];
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL({
        code: 'item-unknown',
        message: `The state knows no item ${key}.`,
        remedy: remedyOf(key.toUpperCase(), projects),
        retry: false,
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


/***/ })

};
