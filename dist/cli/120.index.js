export const id = 120;
export const ids = [120];
export const modules = {

/***/ 57120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addRelease: () => (/* binding */ addRelease),
/* harmony export */   oneOf: () => (/* binding */ oneOf),
/* harmony export */   releaseItem: () => (/* binding */ releaseItem),
/* harmony export */   withoutRun: () => (/* binding */ withoutRun)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/* harmony import */ var _save_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57265);
/* harmony import */ var _core_evolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86467);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38214);
/* harmony import */ var _load_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5538);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92752);
/* harmony import */ var _release_hold_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48344);
/* harmony import */ var _state_access_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70703);








const TRIES = 5;
function addRelease(program, host, done) {
    program
        .command('release')
        .description('Give up an item whose run cannot be reached; the run itself is not stopped. Or end a hold before its time.')
        .argument('[key]', 'work item, such as ENG-12')
        .option('--hold <name>', 'end what is held: a terminal, an executor, `<terminal>/<executor>`, or an account')
        .option('-c, --config <file>', 'configuration file')
        .option('--json', 'print one JSON object')
        .action(async (key, flags) => done(await releaseCommand(host, key, flags)));
}
async function releaseCommand(host, key, flags) {
    const json = flags.json === true;
    try {
        const asked = oneOf(key, flags.hold);
        const { config, folder } = await (0,_load_config_js__WEBPACK_IMPORTED_MODULE_4__/* .loadConfig */ .Z9)(host, flags.config);
        const ports = (0,_state_access_js__WEBPACK_IMPORTED_MODULE_7__/* .savePorts */ .AX)(config, host, folder);
        if (asked.hold !== undefined) {
            const holds = await (0,_release_hold_js__WEBPACK_IMPORTED_MODULE_6__/* .releaseHold */ .f0)(config, ports, asked.hold, { dry_run: false });
            if (json)
                (0,_output_js__WEBPACK_IMPORTED_MODULE_5__/* .writeJson */ .GF)(host, { ok: true, hold: asked.hold, ended: holds });
            else
                (0,_output_js__WEBPACK_IMPORTED_MODULE_5__/* .writeText */ .x3)(host, (0,_release_hold_js__WEBPACK_IMPORTED_MODULE_6__/* .endedHolds */ .jK)(asked.hold, holds, { dry_run: false }));
            return _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.fine;
        }
        const { run, next } = await releaseItem(config, ports, asked.key, { dry_run: false });
        if (json)
            (0,_output_js__WEBPACK_IMPORTED_MODULE_5__/* .writeJson */ .GF)(host, { ok: true, key: asked.key.toUpperCase(), released: run, next });
        else if (run === null)
            (0,_output_js__WEBPACK_IMPORTED_MODULE_5__/* .writeText */ .x3)(host, withoutRun(asked.key, next, { dry_run: false }));
        else {
            (0,_output_js__WEBPACK_IMPORTED_MODULE_5__/* .writeText */ .x3)(host, `${run.run_id} on ${run.terminal} is given up (directory ${run.dir_name}). ` +
                `While it lives, its terminal refuses a second run of the item; \`agentd reap ${run.terminal}\` ends it.`);
        }
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.fine;
    }
    catch (error) {
        return (0,_output_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)(host, error, json);
    }
}
/** @throws {ConfigError} `release-unclear`: none is named, or both are. */
function oneOf(key, hold) {
    if (key !== undefined && hold === undefined)
        return { key };
    if (hold !== undefined && key === undefined)
        return { hold };
    const both = key !== undefined;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL({
        code: 'release-unclear',
        message: both ? 'Both a work item and a hold are named.' : 'Nothing is named that is to be released.',
        remedy: both
            ? 'Release one after the other.'
            : 'Name a work item, such as ENG-12, or a hold with --hold; explain tells its name.',
        retry: false,
    });
}
/** @throws {AgentdError} `item-unknown`, `state-busy`; the state cannot be read or saved. */
async function releaseItem(config, ports, key, { dry_run }) {
    let held = await (0,_save_js__WEBPACK_IMPORTED_MODULE_1__/* .loadState */ .C)(ports, false);
    for (let attempt = 1; attempt <= TRIES; attempt++) {
        const item_id = (0,_state_access_js__WEBPACK_IMPORTED_MODULE_7__/* .itemIdOf */ .oc)(held.state, key, config);
        const after = (0,_core_evolve_js__WEBPACK_IMPORTED_MODULE_2__/* .evolve */ .s)(held.state, [{ type: 'released', item_id, at: ports.clock.now() }]);
        const outcome = outcomeOf(held.state, after, item_id);
        if (dry_run)
            return outcome;
        const saved = await (0,_save_js__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .L)(held, after, ports);
        if (saved.ok)
            return outcome;
        held = saved.newer;
    }
    throw (0,_state_access_js__WEBPACK_IMPORTED_MODULE_7__/* .stateBusy */ .NJ)();
}
function outcomeOf(before, after, item_id) {
    const run = before.inflight[item_id];
    return {
        run: run === undefined ? null : { run_id: run.run_id, terminal: run.terminal, dir_name: run.dir_name },
        next: after.items[item_id]?.answer == null ? 'starts' : 'waits',
    };
}
/** One sentence about an item of which no run is open. */
function withoutRun(key, next, { dry_run }) {
    const had = `${key} ${dry_run ? 'has' : 'had'} no open run`;
    if (next === 'starts')
        return `${had}; it starts as soon as it is eligible, which \`agentd explain ${key}\` tells.`;
    return `${had}; it ${dry_run ? 'would wait' : 'waits'} for a person now.`;
}


/***/ })

};
