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
        remedy: `Give it the key of a work item, such as ${Object.keys(projects)[0] ?? 'ENG'}-12${inputs.mode === 'release' ? ', or the input hold the name of what is held' : ''}.`,
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

// EXTERNAL MODULE: ./build/action/src/commands/release-hold.js
var release_hold = __webpack_require__(48344);
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
// EXTERNAL MODULE: ./build/action/src/commands/output.js + 1 modules
var output = __webpack_require__(56005);
// EXTERNAL MODULE: ./build/action/src/commands/state-access.js
var state_access = __webpack_require__(70703);
;// CONCATENATED MODULE: ./build/action/src/commands/release.js








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
        const { config, folder } = await loadConfig(host, flags.config);
        const ports = savePorts(config, host, folder);
        if (asked.hold !== undefined) {
            const holds = await releaseHold(config, ports, asked.hold, { dry_run: false });
            if (json)
                writeJson(host, { ok: true, hold: asked.hold, ended: holds });
            else
                writeText(host, endedHolds(asked.hold, holds, { dry_run: false }));
            return EXIT.fine;
        }
        const { run, next } = await releaseItem(config, ports, asked.key, { dry_run: false });
        if (json)
            writeJson(host, { ok: true, key: asked.key.toUpperCase(), released: run, next });
        else if (run === null)
            writeText(host, withoutRun(asked.key, next, { dry_run: false }));
        else {
            writeText(host, `${run.run_id} on ${run.terminal} is given up (directory ${run.dir_name}). ` +
                `While it lives, its terminal refuses a second run of the item; \`agentd reap ${run.terminal}\` ends it.`);
        }
        return EXIT.fine;
    }
    catch (error) {
        return fail(host, error, json);
    }
}
/** @throws {ConfigError} `release-unclear`: none is named, or both are. */
function oneOf(key, hold) {
    if (key !== undefined && hold === undefined)
        return { key };
    if (hold !== undefined && key === undefined)
        return { hold };
    const both = key !== undefined;
    throw new errors/* ConfigError */.xL({
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
    let held = await (0,save/* loadState */.C)(ports, false);
    for (let attempt = 1; attempt <= TRIES; attempt++) {
        const item_id = (0,state_access/* itemIdOf */.oc)(held.state, key, config);
        const after = (0,evolve/* evolve */.s)(held.state, [{ type: 'released', item_id, at: ports.clock.now() }]);
        const outcome = outcomeOf(held.state, after, item_id);
        if (dry_run)
            return outcome;
        const saved = await (0,save/* saveState */.L)(held, after, ports);
        if (saved.ok)
            return outcome;
        held = saved.newer;
    }
    throw (0,state_access/* stateBusy */.NJ)();
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

// EXTERNAL MODULE: ./build/action/src/action/item.js
var action_item = __webpack_require__(21426);
// EXTERNAL MODULE: ./build/action/src/action/markdown.js
var markdown = __webpack_require__(17220);
// EXTERNAL MODULE: ./build/action/src/action/words.js
var words = __webpack_require__(23636);
;// CONCATENATED MODULE: ./build/action/src/action/release.js
/**
 * Mode `release`: gives an item up whose run cannot be reached, or ends a hold before its time; in a dry run it says what
 * would be done.
 */






/** @throws {AgentdError} `input-missing`, `release-unclear`, `item-unknown`, `hold-unknown`, `state-busy`; the state cannot be read or saved. */
async function runReleaseMode(job, { config, folder }) {
    const { host, console, runner, inputs, circumstances } = job;
    const item = inputs.hold === undefined ? (0,action_item/* itemOf */.T)(job, config) : inputs.item;
    const asked = oneOf(item?.toUpperCase(), inputs.hold);
    const dry = { dry_run: inputs['dry-run'] };
    const ports = { ...(0,state_access/* savePorts */.AX)(config, host, folder), run: circumstances.run };
    const tell = async (name, sentence, told, changed) => {
        const whole = `${sentence}${dry.dry_run ? ' Nothing was written: this was a dry run.' : ''}`;
        console.write(whole);
        runner.output('changed', String(changed && !dry.dry_run));
        runner.output('summary-json', console.redact(JSON.stringify({ ok: true, ...told, ...dry })));
        const page = `### agentd release: ${(0,markdown/* plain */.pj)(name)}\n\n${(0,markdown/* plain */.pj)((0,words/* inActionWords */.X)(whole), 600)}\n`;
        await runner.page(console.redact(page));
        return { red: false, sentence: null };
    };
    if (asked.hold !== undefined) {
        const { hold } = asked;
        const ended = await (0,release_hold/* releaseHold */.f0)(config, ports, hold, dry);
        return tell(hold, (0,release_hold/* endedHolds */.jK)(hold, ended, dry), { hold, ended }, ended.length > 0);
    }
    const { key } = asked;
    const outcome = console.scrub(await releaseItem(config, ports, key, dry));
    return tell(key, sentenceOf(key, outcome, dry), { key, released: outcome.run, next: outcome.next }, true);
}
function sentenceOf(key, { run, next }, dry) {
    if (run === null)
        return withoutRun(key, next, dry);
    const { run_id, terminal, dir_name } = run;
    const end = dry.dry_run
        ? 'would be given up.'
        : `is given up. While it lives, its terminal refuses a second run of the item; mode reap with terminal ${terminal} ends it.`;
    return `${run_id} on ${terminal} (directory ${dir_name}) ${end}`;
}


/***/ }),

/***/ 38214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony exports EXIT, stoppedBy */
/** Exit codes of the command line; documented in docs/operations.md. */
const EXIT = {
    fine: 0,
    failed: 1,
    /** Usage or configuration. */
    usage: 2,
    /** Another tick was ahead. */
    ahead: 3,
    /** Ended by Ctrl-C before its end: 128 and the number of SIGINT, as shells say it. */
    interrupted: 130,
    /** The same by SIGTERM. */
    terminated: 143,
};
/** What ended it: `reason` of the host's signal is the name of the one that came. */
function stoppedBy({ reason }) {
    return reason === 'SIGTERM' ? EXIT.terminated : EXIT.interrupted;
}


/***/ }),

/***/ 56005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hS: () => (/* binding */ counted),
  nI: () => (/* binding */ paint),
  h5: () => (/* binding */ shownTime),
  tp: () => (/* binding */ table)
});

// UNUSED EXPORTS: fail, writeJson, writeProblem, writeTable, writeText

// EXTERNAL MODULE: ./build/bot/clean.js
var clean = __webpack_require__(85151);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/commands/exit-codes.js
var exit_codes = __webpack_require__(38214);
;// CONCATENATED MODULE: ./build/action/src/commands/wrap.js
/** Of text that is to be read, where the output is no terminal. */
const USUAL_WIDTH = 80;
/** What is no terminal is read by programs, line by line: there nothing is broken. */
function wrap_widthOf(host) {
    return host.columns ?? Infinity;
}
/**
 * `text`, which may be painted, in lines of at most `width` characters that are seen; those after the first begin with
 * `hang` blanks. A word that is longer (a path, an address) stays whole, so that it can be copied.
 */
function wrap_wrap(text, width, hang = 0) {
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

;// CONCATENATED MODULE: ./build/action/src/commands/output.js
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
            widths[index] = Math.max(widths[index] ?? 0, visibleLength(cell));
    }
    return rows
        .map((row) => {
        const before = widths.slice(0, row.length - 1).reduce((sum, column) => sum + column + 2, 0);
        const line = row
            .map((cell, index) => index === row.length - 1 ? cell : cell + ' '.repeat((widths[index] ?? 0) - visibleLength(cell)))
            .join('  ')
            .trimEnd();
        return wrap_wrap(line, width, before + LEAST_LAST <= width ? before : HANG);
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
    return parts.map((part, index) => (index % 2 === 1 ? part : (0,clean/* clean */.u)(part).replace(/\n+/g, ' '))).join('');
}
/** `1 run`, `2 runs` */
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** Sentences for people; on a terminal broken at words, those lines after the first begun with `hang` blanks. */
function writeText(host, text, hang = 0) {
    host.write(`${wrap(text, widthOf(host), hang)}\n`);
}
/** {@link table}, as wide as the terminal. */
function writeTable(host, cells) {
    host.write(`${table(cells, widthOf(host))}\n`);
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
    const width = widthOf(host);
    host.writeError(`${wrap(`${paint(host, 'red', `error ${problem.code}:`)} ${message}`, width, 2)}\n`);
    if (problem.remedy !== '')
        host.writeError(`${wrap(`  ${cleanLine(problem.remedy)}`, width, 2)}\n`);
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


/***/ })

};
