export const id = 914;
export const ids = [914,943];
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

/***/ 70684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addReadRun: () => (/* binding */ addReadRun)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/core/interpret.js + 1 modules
var interpret = __webpack_require__(20108);
// EXTERNAL MODULE: ./build/action/src/core/tag.js
var tag = __webpack_require__(65736);
// EXTERNAL MODULE: ./build/action/src/executors/claude-code.js + 3 modules
var claude_code = __webpack_require__(58210);
// EXTERNAL MODULE: ./build/action/src/executors/codex.js + 1 modules
var codex = __webpack_require__(28489);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/action/src/executors/collect.js
/**
 * COLLECT on files that are at hand: what a transport answers for the same items. Pure. `read-run` and `smoke` use it,
 * and it says what the scripts of the transports must do: bytes are counted, lines end with `\n` alone, text is UTF-8 with
 * replacement of what is not.
 */

function collectFrom(read, items) {
    return items.map((item) => {
        const content = read(item.file);
        if (content === null)
            return null;
        const bytes = typeof content === 'string'
            ? external_node_buffer_.Buffer.from(content)
            : external_node_buffer_.Buffer.from(content.buffer, content.byteOffset, content.byteLength);
        return take(bytes, item).toString('utf8');
    });
}
function take(bytes, item) {
    switch (item.op) {
        case 'read':
            return bytes.subarray(0, item.max_bytes);
        case 'tail':
            return bytes.subarray(Math.max(0, bytes.length - item.max_bytes));
        case 'grep': {
            const at = item.pick === 'first' ? bytes.indexOf(item.needle) : bytes.lastIndexOf(item.needle);
            if (at < 0)
                return bytes.subarray(0, 0);
            const start = at === 0 ? 0 : bytes.lastIndexOf(10, at - 1) + 1;
            const end = bytes.indexOf(10, at);
            const line = bytes.subarray(start, end < 0 ? bytes.length : end);
            return line.subarray(0, item.max_bytes);
        }
    }
}

// EXTERNAL MODULE: ./build/action/src/executors/json-fields.js
var json_fields = __webpack_require__(80827);
;// CONCATENATED MODULE: ./build/action/src/executors/run-context.js
/** What is known about a run besides its output: the records of the runner, and what the caller says. Pure. */



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
    };
}
function textFile(read, name) {
    const [text] = collectFrom(read, [{ op: 'read', file: name, max_bytes: 200 }]);
    return (text ?? '').trim();
}
function endedBy(context, exit_code, record) {
    if ((0,json_fields/* textOf */.b6)(context, 'signal') !== null)
        return 'kill';
    const stopped = exit_code === null || (0,interpret/* isKilledExit */.M)(exit_code);
    if ((0,json_fields/* numberOf */.rl)(context, 'runner_limit_s') !== null && stopped)
        return 'limit';
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
    const result = adapter.read(collectFrom(read, adapter.collect), facts);
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
        tag: success && result.last_message !== null ? (0,tag/* readTag */.z)(result.last_message) : null,
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
    return result.exit_code !== null && (result.exit_code === 0 || (0,interpret/* isKilledExit */.M)(result.exit_code));
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

// EXTERNAL MODULE: ./build/action/src/commands/exit-codes.js
var exit_codes = __webpack_require__(38214);
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
            host.write(`${(0,output/* table */.tp)(rowsOf(reading))}\n`);
        return exit_codes/* EXIT */.d.fine;
    }
    catch (error) {
        return (0,output/* fail */.fJ)(host, error, json);
    }
}
async function readContext(path) {
    try {
        const value = JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
        if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
            const { context } = value;
            // An expect.json of the recordings holds the context under that key.
            return (typeof context === 'object' && context !== null ? context : value);
        }
    }
    catch (cause) {
        throw usage('context-unreadable', `${path} cannot be read as JSON.`, cause);
    }
    throw usage('context-unreadable', `${path} is not a JSON object.`);
}
function usage(code, message, cause) {
    return new errors/* ConfigError */.xL({ code, message, remedy: 'Check the path.', retry: false }, { cause });
}
function readOrNull(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path);
    }
    catch {
        return null;
    }
}
function rowsOf(reading) {
    return Object.entries(reading).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
    ]);
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
/* unused harmony exports EVIDENCE, REASONS */
const TAGS = ['review', 'question', 'blocked', 'progress'];
const STATE_GROUPS = ['backlog', 'unstarted', 'started', 'completed', 'cancelled'];
const PRIORITIES = ['urgent', 'high', 'medium', 'low', 'none'];
/** Launch evidence that `probe` looks for (seed: executor contract). */
const EVIDENCE = (/* unused pure expression or super */ null && (['exit.txt', 'launch.pid', 'pid.txt']));
/** Failure classes, in the order in which they are tried (DESIGN §4). */
const FAILURE_CLASSES = [
    'session_lost',
    'quota',
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
/** Why an item is not started now, with the earliest time at which that can change by itself. */
const REASONS = (/* unused pure expression or super */ null && ([
    'not-assigned',
    'ambiguous-assignee',
    'state',
    'label-missing',
    'blocked-by',
    'answered',
    'open-run',
    'publishing',
    'retry-at',
    'quota-until',
    'breaker-open',
    'terminal-unknown',
    'terminal-busy',
    'no-slot',
    'no-executor',
    'no-script',
    'capability-missing',
    'requester-not-allowed',
    'attempts-spent',
    'env-hold',
    'project-unread',
    'not-read-yet',
]));


/***/ })

};
