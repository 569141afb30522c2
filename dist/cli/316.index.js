export const id = 316;
export const ids = [316];
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

/***/ 40316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addTick: () => (/* binding */ addTick),
/* harmony export */   tickCommand: () => (/* binding */ tickCommand)
/* harmony export */ });
/* harmony import */ var _compose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53991);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50606);
/* harmony import */ var _tick_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10216);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38214);
/* harmony import */ var _load_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5538);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92752);






function addTick(program, host, done) {
    program
        .command('tick')
        .description('Read Plane, start and collect runs, post results, once.')
        .option('-c, --config <file>', 'configuration file')
        .option('--init', 'allow a first state')
        .option('--json', 'print one JSON object')
        .action(async (flags) => done(await tickCommand(host, flags, false)));
    program
        .command('plan')
        .description('Print what a tick would do; nothing is written anywhere.')
        .option('-c, --config <file>', 'configuration file')
        .option('--init', 'plan from an empty state if there is none')
        .option('--json', 'print one JSON object')
        .action(async (flags) => done(await tickCommand(host, flags, true)));
}
/** The last seconds of the time allowed are kept for the save. */
const SAVE_ROOM_MS = 15_000;
async function tickCommand(host, flags, dry_run) {
    const json = flags.json === true;
    const begun = host.clock.now();
    try {
        const { config, folder } = await (0,_load_config_js__WEBPACK_IMPORTED_MODULE_3__/* .loadConfig */ .Z)(host, flags.config);
        const allowed = config.limits.tick_s * 1000 - SAVE_ROOM_MS;
        const composed = await (0,_compose_js__WEBPACK_IMPORTED_MODULE_0__/* .compose */ .Zz)(config, host, folder, begun + allowed);
        try {
            const signal = AbortSignal.any([host.signal, AbortSignal.timeout(allowed)]);
            const report = await (0,_tick_js__WEBPACK_IMPORTED_MODULE_1__/* .tick */ .i)(config, composed.ports, { init: flags.init === true, dry_run, signal });
            const counts = { requests: composed.requests(), ms: host.clock.now() - begun };
            const summary = (0,_report_js__WEBPACK_IMPORTED_MODULE_5__/* .summarise */ .f)(report, counts);
            if (json)
                (0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .writeJson */ .GF)(host, dry_run ? { ...summary, actions: (0,_report_js__WEBPACK_IMPORTED_MODULE_5__/* .plannedActions */ .g)(report) } : summary);
            else
                writeSummary(host, summary, report, dry_run);
            if (summary.ahead !== null && !dry_run)
                return _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.ahead;
            return summary.ok ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.fine : _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.failed;
        }
        finally {
            await composed.close();
        }
    }
    catch (error) {
        return (0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)(host, error, json);
    }
}
function writeSummary(host, summary, report, dry_run) {
    if (summary.ahead !== null) {
        const until = (0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .shownTime */ .h5)(summary.ahead.until);
        host.write(`Another tick is at work (${summary.ahead.holder}, until ${until}). Nothing was done.\n`);
        if (!dry_run)
            return;
    }
    const rows = dry_run
        ? (0,_report_js__WEBPACK_IMPORTED_MODULE_5__/* .plannedActions */ .g)(report).map(({ type, key, detail }) => [(0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .paint */ .nI)(host, 'cyan', type), key, detail])
        : [
            ...summary.finished.map(({ key, run_id, tag, class: failure }) => [
                (0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .paint */ .nI)(host, tag === null ? 'red' : 'green', 'finished'),
                key,
                `${run_id} ${tag === null ? (failure ?? '') : `[${tag}]`}`,
            ]),
            ...summary.stopped.map(({ key, run_id, why }) => [(0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .paint */ .nI)(host, 'yellow', 'stopped'), key, `${run_id} ${why}`]),
            ...summary.published.map(({ key, run_id, kind, status, reason }) => [
                (0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .paint */ .nI)(host, status === 'done' ? 'green' : 'yellow', 'published'),
                key,
                `${run_id} ${kind} ${status}${reason === null ? '' : ` (${reason})`}`,
            ]),
            ...summary.started.map(({ key, run_id, executor, terminal }) => [
                (0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .paint */ .nI)(host, 'blue', 'started'),
                key,
                `${run_id} with ${executor} on ${terminal}`,
            ]),
        ];
    for (const { key, reason, detail, until } of summary.waiting) {
        rows.push([
            (0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .paint */ .nI)(host, 'dim', 'waiting'),
            key,
            `${reason}: ${detail}${until === null ? '' : ` Until ${(0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .shownTime */ .h5)(until)}.`}`,
        ]);
    }
    if (rows.length > 0)
        host.write(`${(0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .tp)(rows)}\n`);
    for (const problem of summary.problems)
        (0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .writeProblem */ .bi)(host, problem);
    const cost = [requestsOf(summary), (0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(summary.open, 'open run')].join(', ');
    host.write(`${(0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .paint */ .nI)(host, 'dim', `${dry_run ? 'Planned' : 'Done'} in ${summary.ms} ms: ${cost}.`)}\n`);
}
function requestsOf({ requests: { plane, state, terminal } }) {
    const parts = [
        [plane, 'Plane request'],
        [state, 'state request'],
        [terminal, 'terminal round trip'],
    ];
    return parts.map(([count, noun]) => (0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(count, noun)).join(', ');
}


/***/ }),

/***/ 50606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ summarise),
/* harmony export */   g: () => (/* binding */ plannedActions)
/* harmony export */ });
function summarise(report, counts) {
    const { state, events } = report;
    const keyOf = (item_id) => state.items[item_id]?.key ?? item_id;
    const refused = new Set(events.flatMap((event) => (event.type === 'start-refused' ? [event.dir_name] : [])));
    const publishing = new Set(Object.values(state.outbox)
        .filter((publication) => publication.steps.some((step) => step.status === 'open'))
        .map((publication) => keyOf(publication.item_id)));
    const begun = new Set(events.flatMap((event) => (event.type === 'run-seen' ? [event.dir_name] : [])));
    return {
        ok: report.problems.length === 0,
        ahead: report.ahead,
        started: events.flatMap((event) => event.type === 'run-marked' && !refused.has(event.run.dir_name) && begun.has(event.run.dir_name)
            ? [{ key: event.run.key, run_id: event.run.run_id, terminal: event.run.terminal, executor: event.run.executor }]
            : []),
        finished: events.flatMap((event) => {
            if (event.type !== 'run-settled')
                return [];
            const { item_id, run_id, verdict } = event.settlement;
            const answer = verdict.kind === 'answer';
            const entry = {
                key: keyOf(item_id),
                run_id,
                tag: answer ? verdict.tag : null,
                class: answer ? null : verdict.class,
            };
            return [entry];
        }),
        stopped: events.flatMap((event) => event.type === 'run-stopping' ? [{ key: keyOf(event.item_id), run_id: event.run_id, why: event.why }] : []),
        published: events.flatMap((event) => {
            if (event.type !== 'step-ended' && event.type !== 'step-failed')
                return [];
            const run_id = event.publication_id.replace(/:[a-z]+$/, '');
            const publication = publicationOf(report, event.publication_id);
            const status = event.type === 'step-ended' ? event.status : 'open';
            const kind = publication?.steps[event.step]?.kind ?? 'step';
            return [{ key: run_id.replace(/-\d+$/, ''), run_id, kind, status, reason: event.reason }];
        }),
        // What was posted in this very tick is waited for no longer.
        waiting: report.waiting.filter(({ key, reason }) => reason !== 'publishing' || publishing.has(key)),
        problems: report.problems,
        open: Object.keys(state.inflight).length,
        ...counts,
    };
}
function publicationOf(report, id) {
    const known = report.state.outbox[id];
    if (known !== undefined)
        return known;
    for (const action of report.planned) {
        if (action.type === 'publish' && action.publication.id === id)
            return action.publication;
    }
    for (const event of report.events) {
        if (event.type === 'run-marked' && event.publication?.id === id)
            return event.publication;
        if (event.type === 'run-settled' && event.settlement.publication?.id === id)
            return event.settlement.publication;
    }
    return undefined;
}
/** What a tick means to do, for people. */
function plannedActions(report) {
    return report.planned.map((action) => {
        switch (action.type) {
            case 'start':
            case 'relaunch':
                return {
                    type: action.type,
                    key: action.key,
                    detail: `${action.run.run_id} with ${action.executor} on ${action.terminal}`,
                };
            case 'kill':
                return { type: 'kill', key: action.key, detail: `${action.run_id} on ${action.ref.terminal}` };
            case 'void':
                return { type: 'void', key: action.key, detail: `the launch of ${action.run.run_id}` };
            case 'publish': {
                const open = action.publication.steps.filter((step) => step.status === 'open').map((step) => step.kind);
                return { type: 'publish', key: action.key, detail: `${action.publication.id}: ${open.join(', ')}` };
            }
            case 'forget':
                return { type: 'forget', key: action.key, detail: action.publication_id };
        }
    });
}


/***/ })

};
