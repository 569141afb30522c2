export const id = 510;
export const ids = [510,943];
export const modules = {

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

/***/ 21760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addReadRun: () => (/* binding */ addReadRun)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/core/exit-codes.js
var exit_codes = __webpack_require__(917);
// EXTERNAL MODULE: ./build/action/src/core/interpret.js + 1 modules
var interpret = __webpack_require__(75903);
// EXTERNAL MODULE: ./build/action/src/executors/answer-file.js
var answer_file = __webpack_require__(96424);
// EXTERNAL MODULE: ./build/action/src/executors/claude-code.js + 5 modules
var claude_code = __webpack_require__(75420);
// EXTERNAL MODULE: ./build/action/src/executors/codex.js + 3 modules
var codex = __webpack_require__(97210);
// EXTERNAL MODULE: ./build/action/src/executors/collect.js
var collect = __webpack_require__(90597);
// EXTERNAL MODULE: ./build/action/src/executors/json-fields.js
var json_fields = __webpack_require__(80827);
;// CONCATENATED MODULE: ./build/action/src/executors/run-context.js



/** The caller's word counts before that of `exit.txt` (`0`, or `exit=0 at <time with zone>`) and `ended.txt`. */
function factsOf(read, context) {
    const record = textFile(read, 'exit.txt');
    const match = /^(?:exit=)?(-?\d{1,10})(?:\s+at\s+(\S+))?$/.exec(record);
    const exit_code = match?.[1] === undefined ? null : Number(match[1]);
    const stamp = match?.[2] ?? null;
    return {
        exit_code,
        ended_by: endedBy(context, exit_code, textFile(read, 'ended.txt')),
        asked_thread: (0,json_fields/* textOf */.b6)(context, 'requested_thread_id'),
        totals_before: totalsBefore(context),
        started_at: timeOf((0,json_fields/* textOf */.b6)(context, 'started_at')) ?? timeOf(textFile(read, 'started.txt')),
        ended_at: timeOf((0,json_fields/* textOf */.b6)(context, 'ended_at')) ?? timeOf(stamp),
        utc_offset_min: offsetOf((0,json_fields/* textOf */.b6)(context, 'utc_offset')) ?? offsetOf(stamp),
        dir: '.',
        answer_file: (0,answer_file/* answerFileIn */.mh)(read),
    };
}
function textFile(read, name) {
    const [text] = (0,collect/* collectFrom */.Xp)(read, [{ op: 'read', file: name, max_bytes: 200 }]);
    return (text ?? '').trim();
}
function endedBy(context, exit_code, record) {
    if ((0,json_fields/* textOf */.b6)(context, 'signal') !== null)
        return 'kill';
    if (record === 'limit' || record === 'stall' || record === 'kill')
        return record;
    return exit_code === null ? null : 'itself';
}
function totalsBefore(context) {
    const thread = context['usage_thread_total_before'];
    const session = context['usage_before'];
    const counts = (0,json_fields/* isObject */.Gv)(thread) ? thread : (0,json_fields/* isObject */.Gv)(session) ? session : null;
    if (counts === null)
        return null;
    const numbers = Object.entries(counts).filter((entry) => typeof entry[1] === 'number');
    return { ...Object.fromEntries(numbers), cost_usd: (0,json_fields/* numberOf */.rl)(context, 'cost_usd_before') };
}
/** `+0100` is written by shells, `+01:00` by everything else. */
function timeOf(text) {
    const at = Date.parse((text ?? '').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
    return Number.isNaN(at) ? null : at;
}
/** Minutes east of UTC, of `+02:00` or of a time that ends in one; `Z` does not tell where the machine is. */
function offsetOf(text) {
    const match = /(?:^|\d)([+-])(\d\d):?(\d\d)$/.exec(text ?? '');
    if (match === null)
        return null;
    return (Number(match[2]) * 60 + Number(match[3])) * (match[1] === '-' ? -1 : 1);
}

// EXTERNAL MODULE: ./build/action/src/executors/shell.js
var shell = __webpack_require__(58485);
;// CONCATENATED MODULE: ./build/action/src/executors/read-run.js
/** Reads a run directory from its files alone: what `agentd read-run DIR` prints. Pure over the files. */









/** @throws {ConfigError} `adapter-unknown`. */
function readRunDirectory(read, adapterName, context = {}) {
    const adapter = adapterNamed(adapterName);
    const facts = factsOf(read, context);
    const result = adapter.read((0,collect/* collectFrom */.Xp)(read, (0,answer_file/* collectWith */.vN)(adapter.collect, facts.answer_file)), facts);
    const verdict = (0,interpret/* interpret */.U)(result, {
        asked_thread: facts.asked_thread !== null,
        ended_by: facts.ended_by,
        ended_at: facts.ended_at,
        utc_offset_min: facts.utc_offset_min,
        gone: false,
    });
    return readingOf(adapter, result, verdict);
}
function adapterNamed(name) {
    switch (name) {
        case 'codex':
            return codex/* codexAdapter */.T;
        case 'claude-code':
        case 'claude':
            return claude_code/* claudeCodeAdapter */.N;
        case 'shell':
            return shell/* shellAdapter */.E;
        default:
            throw new errors/* ConfigError */.xL({
                code: 'adapter-unknown',
                message: `There is no adapter "${name}" that reads run directories.`,
                remedy: 'Use codex, claude-code or shell.',
                retry: false,
            });
    }
}
function readingOf(adapter, result, verdict) {
    const success = isSuccess(result, verdict);
    const failureClass = success || verdict.kind === 'answer' ? null : classOf(verdict.class);
    const codex = adapter.name === 'codex';
    return {
        outcome: success ? 'success' : 'failure',
        class: failureClass,
        last_message: success ? result.last_message : null,
        recovered: success && result.message_recovered === true ? true : null,
        cut: success && result.message_cut === true ? true : null,
        tag: success ? (0,interpret/* tagIn */.m)(result) : null,
        thread_id: result.thread_id,
        resumed_same_thread: result.resumed_same_thread ?? null,
        usage: printed(result.usage, codex),
        usage_main: printed(result.usage_main, codex),
        usage_thread_total: codex ? countsIn(result.thread_totals) : null,
        cost_usd: result.usage?.cost_usd ?? null,
        reset_at: failureClass === 'quota' && verdict.kind === 'failure' ? fullMinutes(verdict.reset_at) : null,
        permission_denials: result.permission_denials ?? 0,
    };
}
/**
 * The tool's good final event decides, where it has one: an answer in another thread, an empty one, and one after which
 * the tool hung until it was stopped are successes of the tool, whatever is made of them. A code that is unknown never is.
 */
function isSuccess(result, verdict) {
    if (result.final === undefined)
        return verdict.kind === 'answer' || verdict.class === 'empty';
    if (result.final !== 'good')
        return false;
    if (verdict.kind === 'answer' || verdict.class === 'empty')
        return true;
    return result.exit_code !== null && (result.exit_code === 0 || (0,exit_codes/* isKilledExit */.MN)(result.exit_code));
}
function classOf(of) {
    switch (of) {
        case 'session_lost':
        case 'quota':
        case 'env':
        case 'transient':
        case 'failed':
            return of;
        case 'timeout':
        case 'stalled':
        case 'lost':
        case 'killed':
        case 'cancelled':
            return 'killed';
        case 'empty':
        case 'git':
            return 'failed';
    }
}
function printed(usage, codex) {
    if (usage === undefined)
        return null;
    const { input_tokens, output_tokens, cached_input_tokens, total_tokens } = usage;
    if (codex) {
        const reasoning_output_tokens = usage.reasoning_output_tokens ?? 0;
        return { input_tokens, cached_input_tokens, output_tokens, reasoning_output_tokens, total_tokens };
    }
    const cache_creation_input_tokens = usage.cache_creation_input_tokens ?? 0;
    return {
        input_tokens,
        cache_creation_input_tokens,
        cache_read_input_tokens: cached_input_tokens,
        output_tokens,
        total_tokens,
    };
}
function countsIn(totals) {
    if (totals === undefined)
        return null;
    return Object.fromEntries(Object.entries(totals).flatMap(([key, it]) => (typeof it === 'number' ? [[key, it]] : [])));
}
function fullMinutes(at) {
    return at === undefined ? null : `${new Date(Math.floor(at / 60_000) * 60_000).toISOString().slice(0, 16)}:00Z`;
}

// EXTERNAL MODULE: ./build/action/src/local-file.js
var local_file = __webpack_require__(29552);
// EXTERNAL MODULE: ./build/action/src/commands/exit-codes.js
var commands_exit_codes = __webpack_require__(38214);
// EXTERNAL MODULE: ./build/action/src/commands/output.js
var output = __webpack_require__(92752);
;// CONCATENATED MODULE: ./build/action/src/commands/read-run.js
/** `agentd read-run DIR`: what agentd concludes from a run directory. */







function addReadRun(program, host, done) {
    program
        .command('read-run')
        .description('Say what a run directory means.')
        .argument('<dir>', 'run directory')
        .requiredOption('-a, --adapter <name>', 'codex, claude-code or shell')
        .option('--context <file>', 'JSON of what is known besides the files: started_at, ended_at, utc_offset, …')
        .option('--json', 'print one JSON object')
        .action(async (dir, flags) => done(await readRunCommand(host, dir, flags)));
}
async function readRunCommand(host, dir, flags) {
    const json = flags.json === true;
    try {
        const folder = (0,external_node_path_.resolve)(host.cwd, dir);
        const found = await (0,promises_.stat)(folder).catch(() => null);
        if (found?.isDirectory() !== true)
            throw usage('run-directory', `${folder} is not a directory.`);
        const context = flags.context === undefined ? {} : await readContext((0,external_node_path_.resolve)(host.cwd, flags.context));
        const reading = readRunDirectory((name) => readOrNull((0,external_node_path_.resolve)(folder, name)), flags.adapter, context);
        if (json)
            (0,output/* writeJson */.GF)(host, reading);
        else
            (0,output/* writeTable */.qy)(host, rowsOf(reading));
        return commands_exit_codes/* EXIT */.d.fine;
    }
    catch (error) {
        return (0,output/* fail */.fJ)(host, error, json);
    }
}
async function readContext(path) {
    try {
        const value = JSON.parse((await (0,local_file/* readLocalFile */.MM)(path, CONTEXT)).toString('utf8'));
        if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
            const { context } = value;
            // An expect.json of the recordings holds the context under that key.
            return (typeof context === 'object' && context !== null ? context : value);
        }
    }
    catch (cause) {
        if (cause instanceof errors/* AgentdError */.ie)
            throw cause;
        throw usage('context-unreadable', `${path} cannot be read as JSON.`, cause);
    }
    throw usage('context-unreadable', `${path} is not a JSON object.`);
}
function usage(code, message, cause) {
    return new errors/* ConfigError */.xL({ code, message, remedy: 'Check the path.', retry: false }, { cause });
}
/** Agents write these files, and may have put links in their place. */
function readOrNull(path) {
    try {
        return (0,local_file/* readLocalFileSync */.bX)(path, { most_bytes: 512 * local_file/* MIB */.D6, links: 'refuse' });
    }
    catch (error) {
        if (error instanceof errors/* AgentdError */.ie)
            throw error;
        return null;
    }
}
const CONTEXT = { most_bytes: 16 * local_file/* MIB */.D6, links: 'follow' };
function rowsOf(reading) {
    return Object.entries(reading).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
    ]);
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

/***/ 29552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ MIB),
/* harmony export */   MM: () => (/* binding */ readLocalFile),
/* harmony export */   bX: () => (/* binding */ readLocalFileSync)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84175);
/**
 * Files of this machine, read in one step: what is looked at is the open file and not its path, which may lead elsewhere by
 * then. Every read has a limit, and nothing over it is kept in memory.
 */



const MIB = 1024 * 1024;
/**
 * @throws {AgentdError} `file-too-large`, `file-not-plain`
 * @throws {Error} of the system: `ENOENT`, `EISDIR`; `ELOOP` where a link is refused.
 */
async function readLocalFile(path, limits) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, flagsFor(limits));
    try {
        const reading = new Reading(path, await file.stat(), limits);
        while (reading.add((await file.read(reading.room, 0, reading.room.length, null)).bytesRead))
            ;
        return reading.whole();
    }
    finally {
        await file.close();
    }
}
/** {@link readLocalFile} for those who cannot wait. */
function readLocalFileSync(path, limits) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flagsFor(limits));
    try {
        const reading = new Reading(path, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file), limits);
        while (reading.add((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, reading.room, 0, reading.room.length, null)))
            ;
        return reading.whole();
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
/** Without waiting for the other end of a pipe that somebody has put there. Windows has none of these flags. */
function flagsFor({ links }) {
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    return (O_RDONLY ?? 0) | (links === 'refuse' ? (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0) : 0);
}
const LEAST_ROOM = 4096;
class Reading {
    room;
    #path;
    #most;
    #parts = [];
    #size = 0;
    constructor(path, found, { most_bytes, links }) {
        this.#path = path;
        this.#most = most_bytes;
        if (found.isDirectory())
            throw Object.assign(new Error(`${path} is a directory`), { code: 'EISDIR' });
        if (links === 'refuse' && !found.isFile())
            throw notPlain(path);
        if (found.size > most_bytes)
            throw tooLarge(path, most_bytes);
        // One byte more shows at once that the file has ended.
        this.room = Buffer.allocUnsafe(Math.max(found.size + 1, LEAST_ROOM));
    }
    /** Takes in what was read into `room`; false: that was the end. */
    add(bytes) {
        this.#size += bytes;
        if (this.#size > this.#most)
            throw tooLarge(this.#path, this.#most);
        if (bytes === 0)
            return false;
        this.#parts.push(this.room.subarray(0, bytes));
        const rest = this.room.subarray(bytes);
        this.room = rest.length > 0 ? rest : Buffer.allocUnsafe(64 * 1024);
        return true;
    }
    whole() {
        const [only, second] = this.#parts;
        return only !== undefined && second === undefined ? only : Buffer.concat(this.#parts);
    }
}
function tooLarge(path, most_bytes) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentdError */ .ie({
        code: 'file-too-large',
        message: `${path} is larger than ${most_bytes} bytes, which is the most that is read of such a file.`,
        remedy: 'Look at what has made it so large; cut or remove it.',
        retry: false,
    });
}
function notPlain(path) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentdError */ .ie({
        code: 'file-not-plain',
        message: `${path} is no plain file, but a pipe, a device or the like.`,
        remedy: 'Look at who has put it there, and remove it.',
        retry: false,
    });
}


/***/ }),

/***/ 31943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ PRIORITIES),
/* harmony export */   CJ: () => (/* binding */ FAILURE_CLASSES),
/* harmony export */   gp: () => (/* binding */ TAGS),
/* harmony export */   tb: () => (/* binding */ STATE_GROUPS)
/* harmony export */ });
/* unused harmony export EVIDENCE */

const TAGS = ['review', 'question', 'blocked', 'progress'];
const STATE_GROUPS = ['backlog', 'unstarted', 'started', 'completed', 'cancelled'];
const PRIORITIES = ['urgent', 'high', 'medium', 'low', 'none'];
/** Launch evidence that `probe` looks for (seed: executor contract). */
const EVIDENCE = (/* unused pure expression or super */ null && (['exit.txt', 'launch.pid', 'pid.txt']));
/** Failure classes, in the order in which they are tried (DESIGN §4). */
const FAILURE_CLASSES = [
    'session_lost',
    'quota',
    'git',
    'env',
    'transient',
    'timeout',
    'stalled',
    'lost',
    'killed',
    'cancelled',
    'empty',
    'failed',
];


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
