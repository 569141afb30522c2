export const id = 700;
export const ids = [700];
export const modules = {

/***/ 21426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ itemOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);

/** @throws {ConfigError} `input-missing` */
function itemOf({ inputs }, { projects }) {
    if (inputs.item !== undefined)
        return inputs.item;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL({
        code: 'input-missing',
        message: `Mode ${inputs.mode} needs the input item.`,
        remedy: `Give it the key of a work item, such as ${Object.keys(projects)[0] ?? 'ENG'}-12.`,
        retry: false,
    });
}


/***/ }),

/***/ 99700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReleaseMode: () => (/* binding */ runReleaseMode)
});

// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/save.js
var save = __webpack_require__(57265);
// EXTERNAL MODULE: ./build/action/src/core/evolve.js + 3 modules
var evolve = __webpack_require__(86467);
// EXTERNAL MODULE: ./build/action/src/commands/exit-codes.js
var exit_codes = __webpack_require__(38214);
// EXTERNAL MODULE: ./build/action/src/commands/load-config.js
var load_config = __webpack_require__(55660);
// EXTERNAL MODULE: ./build/action/src/commands/output.js
var output = __webpack_require__(92752);
// EXTERNAL MODULE: ./build/action/src/commands/state-access.js
var state_access = __webpack_require__(70703);
;// CONCATENATED MODULE: ./build/action/src/commands/release.js







const TRIES = 5;
function addRelease(program, host, done) {
    program
        .command('release')
        .description('Give up an item whose run cannot be reached. The run itself is not stopped.')
        .argument('<key>', 'work item, such as ENG-12')
        .option('-c, --config <file>', 'configuration file')
        .option('--json', 'print one JSON object')
        .action(async (key, flags) => done(await releaseCommand(host, key, flags)));
}
async function releaseCommand(host, key, flags) {
    const json = flags.json === true;
    try {
        const { config, folder } = await loadConfig(host, flags.config);
        const released = await releaseItem(config, savePorts(config, host, folder), key, { dry_run: false });
        if (json)
            writeJson(host, { ok: true, key: key.toUpperCase(), released });
        else if (released === null)
            host.write(`${key} had no open run; it waits for a person now.\n`);
        else {
            host.write(`${released.run_id} on ${released.terminal} is given up (directory ${released.dir_name}). ` +
                `While it lives, its terminal refuses a second run of the item; \`agentd reap ${released.terminal}\` ends it.\n`);
        }
        return EXIT.fine;
    }
    catch (error) {
        return fail(host, error, json);
    }
}
/**
 * null: the item had no open run.
 * @throws {AgentdError} `item-unknown`, `state-busy`; the state cannot be read or saved.
 */
async function releaseItem(config, ports, key, { dry_run }) {
    let held = await (0,save/* loadState */.C)(ports, false);
    for (let attempt = 1; attempt <= TRIES; attempt++) {
        const item_id = (0,state_access/* itemIdOf */.o)(held.state, key, config);
        const run = held.state.inflight[item_id];
        const released = run === undefined ? null : { run_id: run.run_id, terminal: run.terminal, dir_name: run.dir_name };
        if (dry_run)
            return released;
        const next = (0,evolve/* evolve */.s)(held.state, [{ type: 'released', item_id, at: ports.clock.now() }]);
        const saved = await (0,save/* saveState */.L)(held, next, ports);
        if (saved.ok)
            return released;
        held = saved.newer;
    }
    throw new errors/* ConfigError */.xL({
        code: 'state-busy',
        message: 'The state changed each time it was to be saved.',
        remedy: 'Try again in a minute.',
        retry: true,
    });
}

// EXTERNAL MODULE: ./build/action/src/action/item.js
var item = __webpack_require__(21426);
// EXTERNAL MODULE: ./build/action/src/action/markdown.js
var markdown = __webpack_require__(17220);
;// CONCATENATED MODULE: ./build/action/src/action/release.js
/** Mode `release`: gives an item up whose run cannot be reached; in a dry run it says what would be given up. */




/** @throws {AgentdError} `input-missing`, `item-unknown`, `state-busy`; the state cannot be read or saved. */
async function runReleaseMode(job, { config, folder }) {
    const { host, console, runner, inputs, circumstances } = job;
    const key = (0,item/* itemOf */.T)(job, config).toUpperCase();
    const dry_run = inputs['dry-run'];
    const ports = { ...(0,state_access/* savePorts */.A)(config, host, folder), run: circumstances.run };
    const released = console.scrub({ run: await releaseItem(config, ports, key, { dry_run }) }).run;
    const sentence = sentenceOf(key, released, dry_run);
    console.write(sentence);
    runner.output('changed', String(!dry_run));
    runner.output('summary-json', console.redact(JSON.stringify({ ok: true, key, dry_run, released })));
    await runner.page(console.redact(`### agentd release: ${(0,markdown/* plain */.pj)(key)}\n\n${(0,markdown/* plain */.pj)(sentence, 600)}\n`));
    return { red: false, sentence: null };
}
function sentenceOf(key, released, dry_run) {
    const dry = dry_run ? ' Nothing was written: this was a dry run.' : '';
    if (released === null)
        return `${key} has no open run; it ${dry_run ? 'would wait' : 'waits'} for a person now.${dry}`;
    const { run_id, terminal, dir_name } = released;
    const end = dry_run
        ? `would be given up.${dry}`
        : `is given up. While it lives, its terminal refuses a second run of the item; mode reap with terminal ${terminal} ends it.`;
    return `${run_id} on ${terminal} (directory ${dir_name}) ${end}`;
}


/***/ }),

/***/ 38214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony export EXIT */
/** Exit codes of the command line; documented in docs/operations.md. */
const EXIT = {
    fine: 0,
    failed: 1,
    /** Usage or configuration. */
    usage: 2,
    /** Another tick was ahead. */
    ahead: 3,
};


/***/ }),

/***/ 92752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h5: () => (/* binding */ shownTime),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   nI: () => (/* binding */ paint),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* unused harmony exports writeJson, fail, writeProblem */
/* harmony import */ var _bot_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85151);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84175);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38214);
/** Tables and colour for people; JSON for programs. */



const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 };
/** Colours `text` where the output shows colour. */
function paint(host, style, text) {
    return host.colour ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
}
/** Left-aligned columns, two spaces apart; the last is not padded. Each cell is one line of what is seen. */
function table(cells) {
    const rows = cells.map((row) => row.map(oneLine));
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
/** Colours that {@link paint} puts around a text. */
// oxlint-disable-next-line no-control-regex
const PAINT = /(\u001b\[(?:[012]|3[1-6])m)/;
/** Blanks stay: cells are indented by them. */
function oneLine(cell) {
    const parts = cell.split(PAINT);
    return parts.map((part, index) => (index % 2 === 1 ? part : (0,_bot_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .u)(part).replace(/\n+/g, ' '))).join('');
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
    const problem = problemOf(error);
    const code = error instanceof ConfigError ? EXIT.usage : EXIT.failed;
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
        .map(cleanLine)
        .join('\n')
        .replace(/\n+(?=::|$)/g, ' ')
        .trimEnd();
    host.writeError(`${paint(host, 'red', `error ${problem.code}:`)} ${message}\n`);
    if (problem.remedy !== '')
        host.writeError(`  ${cleanLine(problem.remedy)}\n`);
}


/***/ }),

/***/ 70703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ savePorts),
/* harmony export */   o: () => (/* binding */ itemIdOf)
/* harmony export */ });
/* harmony import */ var _github_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65716);
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


/***/ })

};
