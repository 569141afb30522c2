export const id = 395;
export const ids = [395];
export const modules = {

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


/***/ }),

/***/ 72395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addStatus: () => (/* binding */ addStatus)
/* harmony export */ });
/* harmony import */ var _save_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57265);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38214);
/* harmony import */ var _load_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5538);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92752);
/* harmony import */ var _state_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70703);





function addStatus(program, host, done) {
    program
        .command('status')
        .description('Show open runs, results still to be posted, and recent history.')
        .option('-c, --config <file>', 'configuration file')
        .option('--json', 'print one JSON object')
        .action(async (flags) => done(await statusCommand(host, flags)));
}
async function statusCommand(host, flags) {
    const json = flags.json === true;
    try {
        const { config, folder } = await (0,_load_config_js__WEBPACK_IMPORTED_MODULE_2__/* .loadConfig */ .Z)(host, flags.config);
        const { state } = await (0,_save_js__WEBPACK_IMPORTED_MODULE_0__/* .loadState */ .C)((0,_state_access_js__WEBPACK_IMPORTED_MODULE_4__/* .savePorts */ .A)(config, host, folder), false);
        const status = statusOf(state, host.clock.now());
        if (json)
            (0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .writeJson */ .GF)(host, { ok: true, ...status });
        else
            writeStatus(host, status);
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.fine;
    }
    catch (error) {
        return (0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .fJ)(host, error, json);
    }
}
/** Holds that are over are left out. */
function statusOf(state, now) {
    return {
        saved_at: state.saved_at,
        claim: state.claim,
        items: Object.keys(state.items).length,
        open: Object.values(state.inflight).map(({ key, run_id, phase, terminal, executor, marked_at, unreachable_since }) => ({
            key,
            run_id,
            phase,
            terminal,
            executor,
            marked_at,
            unreachable_since,
        })),
        outbox: Object.values(state.outbox).flatMap((publication) => publication.steps
            .filter((step) => step.status === 'open')
            .map(({ kind, tries, reason }) => ({ run_id: publication.run.run_id, kind, tries, reason }))),
        accounts: Object.entries(state.accounts)
            .filter(([, { until }]) => until > now)
            .map(([account, { until, holds }]) => ({ account, until, holds })),
        terminals: Object.entries(state.terminals).map(([terminal, { failures, unreachable_since, not_before, holds }]) => ({
            terminal,
            failures,
            unreachable_since,
            asked_again_at: not_before > now ? not_before : null,
            held: Object.entries(holds)
                .filter(([, { until }]) => until > now)
                .map(([executor, hold]) => ({ executor, ...hold })),
        })),
        history: state.history.slice(-20).toReversed(),
    };
}
function writeStatus(host, status) {
    const section = (title, rows) => {
        if (rows.length > 0)
            host.write(`${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'bold', title)}\n${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(rows)}\n\n`);
    };
    section('Open runs', status.open.map((run) => [
        run.run_id,
        run.phase,
        `${run.executor} on ${run.terminal}`,
        `since ${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .shownTime */ .h5)(run.marked_at)}${run.unreachable_since === null ? '' : `, not reached since ${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .shownTime */ .h5)(run.unreachable_since)}`}`,
    ]));
    section('Still to be posted', status.outbox.map((step) => [step.run_id, step.kind, `${step.tries} tries`, step.reason ?? '']));
    section('Holds', [
        ...status.accounts.map(({ account, until }) => [account, 'quota', `until ${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .shownTime */ .h5)(until)}`]),
        ...status.terminals.flatMap(({ terminal, held }) => held.map(({ executor, until, reason }) => [`${terminal}/${executor}`, reason, `until ${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .shownTime */ .h5)(until)}`])),
        ...status.terminals
            .filter(({ failures }) => failures > 0)
            .map(({ terminal, failures, asked_again_at }) => [
            terminal,
            'not reached',
            `${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(failures, 'time')} in a row; asked again ${asked_again_at === null ? 'by the next tick' : `at ${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .shownTime */ .h5)(asked_again_at)}`}`,
        ]),
    ]);
    section('Recently ended', status.history.map((entry) => [
        entry.run_id,
        entry.tag === null ? (entry.class ?? '') : `[${entry.tag}]`,
        `${entry.executor} on ${entry.terminal}`,
        (0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .shownTime */ .h5)(entry.at),
    ]));
    host.write(`${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(status.items, 'item')} known; saved ${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .shownTime */ .h5)(status.saved_at)}.\n`);
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


/***/ })

};
