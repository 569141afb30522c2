export const id = 706;
export const ids = [706];
export const modules = {

/***/ 23118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ port),
/* harmony export */   r: () => (/* binding */ wholeNumber)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/** Values of command-line options. */

/** For `.option(…, wholeNumber(0, 65535))`: anything else is a usage error. */
function wholeNumber(least, most) {
    return (text) => {
        const value = Number(text);
        if (/^\d+$/.test(text) && value >= least && value <= most)
            return value;
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`It must be a whole number from ${least} to ${most}.`);
    };
}
const port = wholeNumber(0, 65_535);


/***/ }),

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

/***/ 54706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  REAP_DAYS: () => (/* binding */ REAP_DAYS),
  addReap: () => (/* binding */ addReap),
  chosen: () => (/* binding */ chosen),
  isReaped: () => (/* binding */ isReaped),
  reapTerminals: () => (/* binding */ reapTerminals)
});

// EXTERNAL MODULE: ./build/bot/clean.js
var clean = __webpack_require__(85151);
// EXTERNAL MODULE: ./build/action/src/compose.js + 38 modules
var compose = __webpack_require__(97399);
// EXTERNAL MODULE: ./build/action/src/core/reap.js
var reap = __webpack_require__(26370);
// EXTERNAL MODULE: ./build/action/src/config/nearest.js
var nearest = __webpack_require__(58675);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/github-host.js + 10 modules
var github_host = __webpack_require__(65716);
// EXTERNAL MODULE: ./build/action/src/config/rules/rule.js
var rule = __webpack_require__(9183);
// EXTERNAL MODULE: ./build/action/src/core/state.js + 3 modules
var core_state = __webpack_require__(17959);
// EXTERNAL MODULE: ./build/action/src/observe.js + 21 modules
var observe = __webpack_require__(67202);
// EXTERNAL MODULE: ./build/action/src/own-claim.js
var own_claim = __webpack_require__(62619);
// EXTERNAL MODULE: ./build/action/src/save.js
var save = __webpack_require__(57265);
;// CONCATENATED MODULE: ./build/action/src/reap.js
/**
 * Tidies up after runs on all terminals: claim, look, decide, act, give the claim back. While it holds the claim no tick
 * acts, and its fence turns away a tick that comes late; so what state says is open is what is open.
 */







/** Most that is done in one visit: its script must end in time, on Windows too, and the claim is looked at in between. */
const AT_ONCE = 20;
/** @throws {AgentdError} the state cannot be read or saved. */
async function reap_reap(config, ports, options) {
    const asked = { ...options, repos: (0,rule/* reposByTerminal */.Nj)(config) };
    const loaded = await (0,save/* loadState */.C)(ports, false);
    ports.know((0,observe/* learnedHostKeys */.E)(loaded.state));
    if (options.dry_run)
        return reportOf(await visitAll(loaded.state, null, ports, asked));
    const ahead = await (0,own_claim/* aheadOfUs */.Vj)(loaded, ports);
    if (ahead !== null)
        return standAside(ahead);
    if (ports.signal.aborted)
        return reportOf(await visitAll(loaded.state, null, ports, asked));
    const taken = await (0,own_claim/* takeClaim */.GT)(loaded, config, ports);
    if ('ahead' in taken)
        return standAside(taken.ahead);
    // Whatever fails on a terminal is in what is looked at, so the claim is always given back.
    const looked = await visitAll(taken.held.state, taken.right, ports, asked);
    const back = await (0,own_claim/* giveBack */.F5)(taken.held, taken.claim, [], ports);
    return { ...reportOf(looked), claim_left: 'problem' in back ? back.problem : null };
}
function reportOf(looked) {
    return { ahead: null, ...looked, claim_left: null };
}
function standAside(ahead) {
    return { ahead, actions: [], findings: [], unreached: [], claim_left: null };
}
async function visitAll(state, right, ports, asked) {
    const visits = await Promise.all(asked.terminals.map((terminal) => visit(terminal, state, right, ports, asked)));
    return {
        actions: visits.flatMap(({ actions }) => actions),
        findings: visits.flatMap(({ findings }) => findings),
        unreached: visits.flatMap(({ unreached }) => unreached),
    };
}
async function visit(terminal, state, right, ports, { older_than_ms, repos: known }) {
    try {
        const transport = ports.transportOf(terminal);
        const repos = [...(known.get(terminal) ?? [])];
        const [seen] = await transport.batch([{ op: 'census', repos }], null);
        if (seen === undefined || !('census' in seen)) {
            const problem = seen !== undefined && 'refused' in seen ? seen.refused : NO_ANSWER;
            return { actions: [], findings: [], unreached: [{ terminal, problem }] };
        }
        const plan = (0,reap/* planReap */.Ye)({ state, census: seen.census, now: seen.now, older_than_ms });
        const findings = plan.findings.map((finding) => ({ ...finding, terminal }));
        const lineage = state.lineage.slice(0, core_state/* LINEAGE_SHOWN */.SI);
        const done = right === null ? [] : await carryOutAll(plan.actions, transport, { lineage, ...right, repos }, ports);
        const actions = plan.actions.map((action, index) => ({
            ...action,
            terminal,
            ...(done[index] ?? { status: 'planned' }),
        }));
        return { actions, findings, unreached: [] };
    }
    catch (error) {
        return { actions: [], findings: [], unreached: [{ terminal, problem: (0,errors/* problemOf */.Zw)(error) }] };
    }
}
/** In visits that end in time; what is left over when the time of the claim is up is for the next time. */
async function carryOutAll(actions, transport, { lineage, number, until, repos }, { clock, signal }) {
    const done = [];
    while (done.length < actions.length && !signal.aborted && clock.now() <= until) {
        const next = actions.slice(done.length, done.length + AT_ONCE);
        done.push(...(await carryOut(next, transport, { lineage, number }, repos)));
    }
    return done;
}
/** One round trip; a terminal that does not answer leaves them unknown, and the next time looks again. */
async function carryOut(actions, transport, fence, repos) {
    try {
        const operations = actions.map((action) => operationOf(action, transport, repos, fence.lineage));
        const results = await transport.batch(operations, fence);
        return actions.map((action, index) => outcomeOf(action, results[index]));
    }
    catch (error) {
        const problem = (0,errors/* problemOf */.Zw)(error);
        return actions.map(() => ({ status: 'failed', problem }));
    }
}
function operationOf({ type, name }, transport, repos, lineage) {
    const { run_root } = transport;
    const dir = transport.join(run_root, name);
    switch (type) {
        case 'end':
            return { op: 'kill', identity: null, dir, task: `agentd-${name}`, collect: [] };
        case 'remove':
            return { op: 'discard', dir, task: `agentd-${name}` };
        case 'remove-worktree':
            return { op: 'remove_worktree', path: transport.join(run_root, 'worktrees', name), repos, lineage };
    }
}
function outcomeOf({ name }, result) {
    if (result === undefined)
        return { status: 'failed', problem: NO_ANSWER };
    if ('refused' in result)
        return { status: 'failed', problem: result.refused };
    if (!('inspection' in result))
        return { status: 'done' };
    const { inspection } = result;
    const left = 'survivors' in inspection ? inspection.survivors : [];
    const over = inspection.state !== 'running' && inspection.state !== 'starting';
    if (over && left.length === 0)
        return { status: 'done' };
    const there = left.length === 0 ? '' : `, and of its processes ${left.join(', ')} are still there`;
    const message = `${name} was to be ended, and is ${inspection.state}${there}.`;
    return {
        status: 'failed',
        problem: { code: 'reap-still-there', message, remedy: 'Look at the terminal.', retry: true },
    };
}
const NO_ANSWER = {
    code: 'answer-incomplete',
    message: 'The terminal answered without this result.',
    remedy: 'Try again.',
    retry: true,
};

// EXTERNAL MODULE: ./build/action/src/commands/exit-codes.js
var exit_codes = __webpack_require__(38214);
// EXTERNAL MODULE: ./build/action/src/commands/flags.js
var flags = __webpack_require__(23118);
// EXTERNAL MODULE: ./build/action/src/commands/load-config.js + 1 modules
var load_config = __webpack_require__(5538);
// EXTERNAL MODULE: ./build/action/src/commands/output.js
var output = __webpack_require__(92752);
;// CONCATENATED MODULE: ./build/action/src/commands/reap.js











const DAY_MS = 24 * 60 * 60_000;
/** Age at which what has ended is removed. */
const REAP_DAYS = 14;
function addReap(program, host, done) {
    program
        .command('reap')
        .description('End runs that nobody waits for, remove old run directories, and list what is unknown.')
        .argument('[terminals...]', 'names of terminals; default: all')
        .option('--dry-run', 'say what would be done, and do nothing')
        .option('--older-than <days>', 'age at which what has ended is removed', (0,flags/* wholeNumber */.r)(1, 36_500), REAP_DAYS)
        .option('-c, --config <file>', 'configuration file')
        .option('--json', 'print one JSON object')
        .action(async (terminals, flags) => done(await reapCommand(host, terminals, flags)));
}
async function reapCommand(host, names, flags) {
    const json = flags.json === true;
    try {
        const { config, folder } = await (0,load_config/* loadConfig */.Z9)(host, flags.config);
        const terminals = chosen(config, names);
        const report = await reapTerminals(config, host, folder, {
            terminals,
            dry_run: flags.dryRun === true,
            older_than_days: flags.olderThan,
        });
        const ok = isReaped(report);
        if (json)
            (0,output/* writeJson */.GF)(host, { ok, ...report });
        else
            writeReport(host, report, terminals.length);
        if (report.ahead !== null)
            return exit_codes/* EXIT */.d.ahead;
        return ok ? exit_codes/* EXIT */.d.fine : exit_codes/* EXIT */.d.failed;
    }
    catch (error) {
        return (0,output/* fail */.fJ)(host, error, json);
    }
}
/** @throws {AgentdError} the state cannot be read or saved. */
async function reapTerminals(config, host, folder, asked) {
    const github = (0,github_host/* githubHost */.S)(host);
    const fleet = (0,compose/* composeFleet */.JA)(config, host);
    try {
        const ahead = (0,compose/* aheadOf */.RJ)(config, github, host);
        const ports = {
            store: (0,github_host/* openStore */.C)(config.state, folder, host, github),
            clock: host.clock,
            random: host.random,
            holder: host.holder,
            signal: host.signal,
            transportOf: (terminal) => fleet.transportOf(terminal),
            know: (keys) => fleet.know(keys),
            ...(ahead === null ? {} : { ahead }),
        };
        const { terminals, dry_run, older_than_days } = asked;
        return await reap_reap(config, ports, { terminals, dry_run, older_than_ms: older_than_days * DAY_MS });
    }
    finally {
        await fleet.close();
    }
}
/** @throws {ConfigError} `terminal-unknown` */
function chosen(config, names) {
    const all = Object.keys(config.terminals);
    const unknown = names.find((name) => !all.includes(name));
    if (unknown === undefined)
        return names.length === 0 ? all : [...new Set(names)];
    throw new errors/* ConfigError */.xL({
        code: 'terminal-unknown',
        message: `There is no terminal ${JSON.stringify(unknown)} in the configuration.`,
        remedy: (0,nearest/* didYouMean */.au)(unknown, all, `Use one of: ${all.join(', ')}.`),
        retry: false,
    });
}
/** Something of this state that a person has to look at is no success. */
function isReaped({ ahead, actions, findings, unreached, claim_left }) {
    const failed = actions.some(({ status }) => status === 'failed');
    return ahead === null && !failed && findings.every(reap/* isForeign */.jq) && unreached.length === 0 && claim_left === null;
}
function writeReport(host, report, visited) {
    const { ahead, actions, findings, unreached, claim_left } = report;
    if (ahead !== null) {
        (0,output/* writeText */.x3)(host, `Another tick is at work (${ahead.holder}, until ${(0,output/* shownTime */.h5)(ahead.until)}). Nothing was done.`);
        return;
    }
    const rows = actions.map(({ terminal, type, name, why, status, problem }) => [
        (0,output/* paint */.nI)(host, status === 'done' ? 'green' : status === 'failed' ? 'red' : 'cyan', status === 'done' ? type : `${type} (${status})`),
        terminal,
        `${name}: ${problem?.message ?? why}`,
    ]);
    for (const { terminal, code, message } of findings)
        rows.push([(0,output/* paint */.nI)(host, 'yellow', code), terminal, message]);
    for (const { terminal, problem } of unreached)
        rows.push([(0,output/* paint */.nI)(host, 'red', 'not looked at'), terminal, problem.message]);
    if (claim_left !== null)
        rows.push([(0,output/* paint */.nI)(host, 'yellow', 'claim left'), 'state', claim_left.message]);
    if (rows.length > 0)
        (0,output/* writeTable */.qy)(host, rows);
    const remedies = [
        ...findings.map(({ remedy }) => remedy),
        ...unreached.map(({ problem }) => problem.remedy),
        ...actions.map(({ problem }) => problem?.remedy ?? ''),
        claim_left?.remedy ?? '',
    ];
    for (const remedy of new Set(remedies))
        if (remedy !== '')
            (0,output/* writeText */.x3)(host, `  ${(0,clean/* cleanLine */.O)(remedy)}`, 2);
    const done = actions.filter(({ status }) => status === 'done').length;
    const what = [
        (0,output/* counted */.hS)(visited, 'terminal'),
        `${done} of ${(0,output/* counted */.hS)(actions.length, 'action')} done`,
        (0,output/* counted */.hS)(findings.length, 'finding'),
    ];
    (0,output/* writeText */.x3)(host, (0,output/* paint */.nI)(host, 'dim', `${what.join(', ')}.`));
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

/***/ 62619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ giveBack),
/* harmony export */   GT: () => (/* binding */ takeClaim),
/* harmony export */   Vj: () => (/* binding */ aheadOfUs)
/* harmony export */ });
/* harmony import */ var _claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9006);
/* harmony import */ var _core_evolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86467);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84175);
/* harmony import */ var _perform_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32278);
/* harmony import */ var _save_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57265);
/** A claim for what is done beside a tick: taken like a tick's, and given back whatever came of it. */





async function aheadOfUs(loaded, ports) {
    return (await (0,_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .liveClaim */ .J)(loaded, ports)) ?? (await ports.ahead?.()) ?? null;
}
/** @throws {AgentdError} the state cannot be saved. */
async function takeClaim(loaded, config, ports) {
    const held = (0,_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .awaitPosts */ .GA)(loaded, ports);
    const claim = (0,_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .newClaim */ .dz)(held, config, ports);
    const claimed = await (0,_save_js__WEBPACK_IMPORTED_MODULE_4__/* .saveState */ .L)(held, { ...held.state, claim, fence: claim.fence }, ports);
    if (!claimed.ok) {
        return { ahead: claimed.newer.state.claim ?? { holder: 'another tick', until: ports.clock.now() } };
    }
    return {
        held: claimed.held,
        claim,
        right: { number: claim.fence, until: claim.until - held.ahead_ms - _perform_js__WEBPACK_IMPORTED_MODULE_3__/* .MARGIN_MS */ .W },
    };
}
const TRIES = 6;
/**
 * The claim ends, with what has happened under it; somebody else's, if ours ran out meanwhile, stays. Where it cannot be
 * given back it ends by its time.
 */
async function giveBack(held, claim, events, ports) {
    let base = held;
    try {
        for (let attempt = 1; attempt <= TRIES; attempt++) {
            const { lineage, claim: live } = base.state;
            if (lineage !== held.state.lineage || live?.fence !== claim.fence)
                return { state: base.state };
            const saved = await (0,_save_js__WEBPACK_IMPORTED_MODULE_4__/* .saveState */ .L)(base, (0,_core_evolve_js__WEBPACK_IMPORTED_MODULE_1__/* .evolve */ .s)({ ...base.state, claim: null }, events), ports);
            if (saved.ok)
                return { state: saved.held.state };
            base = saved.newer;
        }
        return { problem: { code: 'claim-left', message: 'The state changed too often.', remedy: NOTHING, retry: true } };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentdError */ .ie))
            throw error;
        return { problem: { ...error.problem, remedy: `${error.problem.remedy} ${NOTHING}`.trim() } };
    }
}
const NOTHING = 'Ticks go on by themselves when the time of the claim is up.';


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
