export const id = 527;
export const ids = [527];
export const modules = {

/***/ 30527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/action/src/commands/load-config.js
var load_config = __webpack_require__(55660);
// EXTERNAL MODULE: ./build/action/src/commands/output.js + 1 modules
var output = __webpack_require__(56005);
// EXTERNAL MODULE: ./build/bot/redact.js + 2 modules
var redact = __webpack_require__(13701);
// EXTERNAL MODULE: ./build/action/src/config/explain.js
var explain = __webpack_require__(66938);
// EXTERNAL MODULE: ./build/action/src/config/parse.js + 18 modules
var parse = __webpack_require__(28429);
// EXTERNAL MODULE: ./build/action/src/config/pasted-key.js
var pasted_key = __webpack_require__(27602);
// EXTERNAL MODULE: ./build/action/src/prompt-file.js
var prompt_file = __webpack_require__(11341);
// EXTERNAL MODULE: ./build/action/src/prompt.js + 1 modules
var src_prompt = __webpack_require__(63224);
;// CONCATENATED MODULE: ./build/action/src/commands/check-prompts.js
/** Tries the projects' prompt templates on made-up items, so that a mistake is found before an item meets it. */



/** One problem for each template that cannot be read or does not render. */
async function checkPrompts(config, folder) {
    const found = [];
    for (const [key, { prompt }] of Object.entries(config.projects)) {
        if (prompt === undefined)
            continue;
        const tell = (code, message, remedy) => {
            found.push({ code, path: ['projects', key, 'prompt'], message, remedy, severity: 'error' });
        };
        const path = (0,external_node_path_.resolve)(folder, prompt);
        const text = await (0,prompt_file/* readPrompt */.$)(path).catch(() => null);
        if (text === null) {
            tell('prompt-missing', `\`${prompt}\` cannot be read.`, 'Correct the path, which is relative to the config file; without `prompt` the built-in one is used.');
            continue;
        }
        const render = (ask) => (0,src_prompt/* renderPrompt */.n)({ path: prompt, text }, ask, (html) => Promise.resolve(html));
        const problems = (await Promise.all(SAMPLES.map(render))).map((result) => (result.ok ? null : result.problem));
        // What says nothing for a bare item alone is told where that happens.
        const wrong = problems.find((problem) => problem !== null && problem.code !== 'prompt-empty') ?? problems[0];
        if (wrong != null)
            tell(wrong.code, wrong.message, wrong.remedy);
    }
    return found;
}
const state = { id: 's', name: 'Todo', group: 'unstarted' };
const item = {
    id: 'i',
    project: 'ENG',
    key: 'ENG-1',
    name: 'A title',
    description_html: '<p>A description.</p>',
    state,
    assignees: ['bot'],
    labels: ['a label'],
    priority: 'none',
    created_at: 0,
    updated_at: 0,
};
const project = {
    id: 'p',
    key: 'ENG',
    name: 'Engineering',
    archived: false,
    states: [state],
    labels: {},
    members: [{ id: 'ada', email: '', display_name: 'ada' }],
};
const comment = {
    id: 'c',
    actor: 'ada',
    updated_by: null,
    created_at: 0,
    html: '<p>A comment.</p>',
    access: 'INTERNAL',
    external_source: null,
    external_id: null,
};
function sample(run, more) {
    return {
        item,
        project,
        url: 'https://plane.example.com/acme/browse/ENG-1/',
        comments: [comment],
        said: [],
        fresh: [],
        handover: false,
        run: { id: 'ENG-1-1', kind: 'round', round: 1, iteration: 1, attempt: 1, resumed: false, ...run },
        terminal: 'box',
        executor: 'codex',
        repo: '/srv/eng',
        ...more,
    };
}
/** First round, a reply in the same thread, a reply in a new one, a next step, a further attempt, and hardly anything. */
const SAMPLES = [
    sample({}, {}),
    sample({ round: 2, resumed: true }, { fresh: ['c'] }),
    sample({ round: 2 }, { comments: [{ ...comment, id: 'b' }, comment], fresh: ['c'], handover: true }),
    sample({ kind: 'iteration', iteration: 2, resumed: true }, {}),
    sample({ kind: 'retry', attempt: 2 }, {}),
    sample({}, { item: { ...item, labels: [], description_html: '' }, comments: [] }),
];

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/action/src/doctor/check-survival.js
var check_survival = __webpack_require__(27571);
;// CONCATENATED MODULE: ./build/action/src/commands/check-survival.js
/** Whether runs of local terminals outlive a service that starts the tick, for `check-config`. */



function supervisionHere() {
    const { username, uid } = (0,external_node_os_.userInfo)();
    return {
        systemd: (0,external_node_fs_.existsSync)('/run/systemd/system'),
        user: username,
        superuser: uid === 0,
        lingers: (0,external_node_fs_.existsSync)(`/var/lib/systemd/linger/${username}`),
    };
}
/** A warning for each local terminal whose runs would get no scope of their own. */
function checkLocalSurvival(config, { systemd, user, superuser, lingers }) {
    if (!systemd || superuser || lingers)
        return [];
    return Object.entries(config.terminals).flatMap(([name, { transport, os }]) => {
        if (transport !== 'local' || os !== 'linux')
            return [];
        return [
            {
                code: 'runs-end-with-the-tick',
                path: ['terminals', name, 'transport'],
                message: check_survival/* ENDS_WITH_THE_TICK */.Ky,
                remedy: (0,check_survival/* survivalRemedy */.z4)(user, 'that service'),
                severity: 'warning',
            },
        ];
    });
}

;// CONCATENATED MODULE: ./build/action/src/commands/widened.js
/** What `check-config` tells beyond the file itself, for the command and for the Action. */






/** The report with what only this machine can tell: prompt templates below `folder`, values of variables, who ends runs. */
async function widened(report, text, host, folder, supervision = supervisionHere()) {
    const parsed = (0,parse/* parseConfig */.o4)(text);
    if (!parsed.ok)
        return report;
    const { config } = parsed;
    const prompts = (0,parse/* locate */.x5)(text, await checkPrompts(config, folder));
    const survival = (0,parse/* locate */.x5)(text, checkLocalSurvival(config, supervision));
    const secrets = (0,explain/* secretsOf */.Fj)(config).map(({ key }) => ({ name: key, value: host.env[key] ?? '' }));
    return {
        ...report,
        ok: prompts.length === 0,
        problems: [...report.problems, ...prompts],
        warnings: [...report.warnings, ...survival, ...(0,redact/* unprotected */.oB)(secrets).map(tooShort), ...secrets.flatMap(changed)],
    };
}
/** A key goes the way of any secret: to a login of ours, or to a relay command, which would say less of it. */
function changed({ name, value }) {
    const wrong = (0,pasted_key/* pastedWrong */.p)(value);
    if (wrong === null)
        return [];
    const message = `The value of ${name} is a private key with ${wrong}.`;
    const remedy = 'Store it with the lines that it has in its file.';
    return [{ code: 'secret-line-ends', path: '', line: null, column: null, message, remedy, severity: 'warning' }];
}
function tooShort(name) {
    return {
        code: 'secret-too-short',
        path: '',
        line: null,
        column: null,
        message: `The value of ${name} is so short that it is not hidden where it turns up in a text.`,
        remedy: 'Put a longer secret there.',
        severity: 'warning',
    };
}

// EXTERNAL MODULE: ./build/action/src/config/check.js
var check = __webpack_require__(58869);
// EXTERNAL MODULE: ./build/action/src/action/markdown.js
var markdown = __webpack_require__(17220);
// EXTERNAL MODULE: ./build/action/src/action/placed.js
var placed = __webpack_require__(35168);
;// CONCATENATED MODULE: ./build/action/src/action/check.js
/** Mode `check-config`: every problem of the configuration at its place in the file, and what the workflow must hand over. */







const ROWS = 500;
/** @throws {ConfigError} the file is not there. */
async function runCheck(job) {
    const { host, console, runner, inputs } = job;
    const { path, text } = await (0,load_config/* readConfigText */.im)(host, inputs.config);
    const file = (0,external_node_path_.relative)(host.cwd, path);
    const checked = (0,check/* checkConfig */.l)(text, { filename: file, env: host.env });
    const report = await widened(checked, text, host, (0,external_node_path_.dirname)(path));
    for (const problem of [...report.problems, ...report.warnings]) {
        (0,placed/* annotateProblem */.q8)(job, problem, file);
    }
    if (report.counts !== null) {
        const { projects, terminals, executors } = report.counts;
        const parts = [(0,output/* counted */.hS)(projects, 'project'), (0,output/* counted */.hS)(terminals, 'terminal'), (0,output/* counted */.hS)(executors, 'executor')];
        console.write(`${file}: ${parts.join(', ')}.`);
    }
    if (report.env_block !== null)
        console.group('The step needs', report.env_block.split('\n'));
    const missing = report.missing_env ?? [];
    if (missing.length > 0) {
        const names = missing.map(({ key, uses }) => `${key} (${uses.join(', ')})`);
        console.annotate('warning', 'env-missing', 'env-missing', `Not set for this step: ${names.join('; ')}.`);
    }
    await runner.page(console.redact(renderCheck(console.scrub(report), file)));
    const sentence = report.ok ? null : `${file} has ${(0,output/* counted */.hS)(report.problems.length, 'problem')}: this needs a person.`;
    return { red: !report.ok, sentence };
}
function sentenceOf({ path, message, remedy }) {
    return `${path === '' ? '' : `${path}: `}${message} ${remedy}`.trim();
}
function renderCheck({ ok, problems, warnings }, file) {
    const rows = [...problems, ...warnings].map((problem) => [
        `${file}:${problem.line ?? 1}`,
        `${problem.severity} ${problem.code}`,
        sentenceOf(problem),
    ]);
    const title = ok ? 'the configuration can be used' : 'the configuration cannot be used';
    return `### agentd: ${title}\n\n${(0,markdown/* tableOf */.c_)(['place', 'what', ''], rows, ROWS)}\n`;
}


/***/ }),

/***/ 17220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   q: () => (/* binding */ linked)
/* harmony export */ });
/* harmony import */ var _bot_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85151);
/** Text of other people as part of a Markdown page: it shows as written and does nothing. Pure. */

const SPECIAL = /[&<>`*_~|[\]\\#@$]/g;
/** One line of plain text for a table cell or a sentence; at most `most` characters. */
function plain(text, most = 300) {
    const line = (0,_bot_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .u)(text).replaceAll(/\s+/g, ' ').trim();
    const characters = Array.from(line);
    const short = characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
    return (short
        .replaceAll(SPECIAL, (character) => `&#${character.codePointAt(0) ?? 0};`)
        // Addresses become links only where a person would expect one.
        .replaceAll(/:(?=\/\/)/g, '&#58;')
        .replaceAll(/www(?=\.)/gi, (word) => `${word.slice(0, 2)}&#${word.charCodeAt(2)};`)
        // What begins a list or a heading at the start of a line.
        .replace(/^[+\-=:]|^\d+(?=[.)])/, (start) => Array.from(start, (c) => `&#${c.charCodeAt(0)};`).join('')));
}
/** An address that a page names: a link where it is one of the web, plain text else. */
function linked(text, url) {
    const address = URL.canParse(url) ? new URL(url) : null;
    if (address === null || !['https:', 'http:'].includes(address.protocol) || address.username !== '')
        return plain(text);
    const href = address.href.replaceAll(/[()<>[\]|\\`*_~\s]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
    return `[${plain(text)}](${href})`;
}
/** A table; each cell is text of other people and is made plain. Empty without rows. */
function tableOf(heads, rows, most) {
    if (rows.length === 0)
        return '';
    const line = (cells) => `| ${cells.join(' | ')} |`;
    const shown = rows
        .slice(0, most)
        .map((cells) => line(cells.map((cell) => (typeof cell === 'string' ? plain(cell) : cell.markdown))));
    const more = rows.length > most ? `\n\nand ${rows.length - most} more.` : '';
    return [line(heads), line(heads.map(() => '---')), ...shown].join('\n') + more;
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

/***/ 58869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ checkConfig)
/* harmony export */ });
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66938);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28429);
/** The report of `agentd check-config`: pure, printable and serialisable. */


function checkConfig(text, { filename, env }) {
    const parsed = (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o4)(text);
    const config = parsed.ok ? parsed.config : null;
    return {
        ok: parsed.ok,
        filename,
        problems: parsed.ok ? [] : parsed.problems.filter(({ severity }) => severity === 'error'),
        warnings: [...warningsOf(parsed), ...(config === null || env === undefined ? [] : surroundings(config, env))],
        counts: config && {
            projects: Object.keys(config.projects).length,
            terminals: Object.keys(config.terminals).length,
            executors: Object.keys(config.executors).length,
        },
        env_block: config && (0,_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .envBlock */ .HP)(config),
        secret_env_args: config && (0,_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .secretEnvArgs */ .D3)(config),
        missing_env: config && env !== undefined ? (0,_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .missingSecrets */ .mO)(config, env) : null,
    };
}
function warningsOf(parsed) {
    return parsed.ok ? parsed.warnings : parsed.problems.filter(({ severity }) => severity === 'warning');
}
/** What is odd only where it runs. */
function surroundings(config, env) {
    if (config.state.store !== 'file' || env.GITHUB_ACTIONS !== 'true')
        return [];
    if (env.RUNNER_ENVIRONMENT === 'self-hosted')
        return [];
    return [
        {
            code: 'state-is-forgotten',
            path: 'state.store',
            line: null,
            column: null,
            message: 'A hosted runner forgets its disk, and with it a state kept in a file.',
            remedy: 'Use `store: branch`, or a self-hosted runner whose disk stays.',
            severity: 'warning',
        },
    ];
}


/***/ }),

/***/ 27602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ pastedWrong)
/* harmony export */ });
/** What pasting has done to a private key that lies in a variable: forms and fields of web pages change its lines. Pure. */
const BEGIN = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/;
const MARKS = /-----(?:BEGIN|END) [A-Z0-9 ]+-----/g;
/** What stands there and does not belong, as in "it has … where line ends belong"; null: its lines are as in its file. */
function pastedWrong(text) {
    const key = text.trim();
    if (!BEGIN.test(key))
        return null;
    if (/^(["'`]).*\1$/s.test(key))
        return 'quotes around it';
    if (!key.includes('\n')) {
        if (key.includes('\\n'))
            return 'the two characters \\n where line ends belong';
        if (key.includes('\r'))
            return 'carriage returns alone where line ends belong';
        return /\s/.test(key.replace(MARKS, '')) ? 'blanks where line ends belong' : 'no line ends';
    }
    const lines = key.split(/\r?\n/);
    return lines.some((line, index) => (index > 0 && /^[ \t]/.test(line)) || /[ \t]$/.test(line))
        ? 'blanks at the ends of its lines'
        : null;
}


/***/ }),

/***/ 56598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ withClosedFence)
/* harmony export */ });
/** Markdown that was cut: what comes after it must not be read as the code in which the cut fell. Pure. */
/** What stands before it says in which list or quote it is. Code is always fenced here, so no line is code by its indent. */
const FENCE = /^([ >]*(?:(?:[-*+]|\d{1,9}[.)]) +)*)(`{3,}(?=[^`]*$)|~{3,})/;
/** `text` with the fence closed that is open at its end. */
function withClosedFence(text) {
    let fence = null;
    let before = '';
    for (const line of text.split('\n')) {
        const [, prefix = '', bar] = FENCE.exec(line) ?? [];
        if (bar === undefined)
            continue;
        if (fence === null) {
            fence = bar;
            before = prefix.replace(/[^ >]/g, ' ');
        }
        else if (bar.startsWith(fence) && line.trimEnd().endsWith(bar)) {
            fence = null;
        }
    }
    return fence === null ? text : `${text.trimEnd()}\n${before}${fence}`;
}


/***/ }),

/***/ 27571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ky: () => (/* binding */ ENDS_WITH_THE_TICK),
/* harmony export */   jl: () => (/* binding */ checkSurvival),
/* harmony export */   z4: () => (/* binding */ survivalRemedy)
/* harmony export */ });
/* unused harmony export endingUnit */
/* harmony import */ var _check_windows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29208);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68535);


/** Group of a login session of systemd. */
const SESSION = /\bsession-[^/]*\.scope/;
/** Services whose units leave their children alone (`KillMode=process`): sshd, cron, and GitHub’s own runner. */
const LETS_LIVE = /^(?:sshd?|crond?|atd|actions\.runner\..*)(?:@.*)?\.service$/;
/** The service of systemd whose end is the end of what it leaves behind; null: none. @param cgroup as in `/proc/PID/cgroup`. */
function endingUnit(cgroup) {
    for (const line of (cgroup ?? '').split(/\s+/)) {
        const unit = line.split('/').findLast((part) => /\.(?:service|scope)$/.test(part));
        if (unit !== undefined && unit.endsWith('.service') && !LETS_LIVE.test(unit) && !unit.startsWith('user@'))
            return unit;
    }
    return null;
}
const ENDS_WITH_THE_TICK = 'Where a service or timer of systemd starts the tick, its end is the end of the runs on this machine.';
/** How a run is kept alive where systemd would end it; the same words for `check-config`. */
function survivalRemedy(user, unit) {
    return `Run \`loginctl enable-linger ${user}\` there, once: runs then get a scope of their own. Or write \`KillMode=process\` into ${unit}.`;
}
function checkSurvival(survey, { transport }) {
    const { cgroup, linger, kills_user_processes, windows, user, tools, system, scope } = survey;
    if (windows !== null)
        return (0,_check_windows_js__WEBPACK_IMPORTED_MODULE_0__/* .checkLogon */ .g)(windows);
    if (system !== 'linux')
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__.ok)('survival', 'What a session leaves behind lives on.');
    if (scope === 'system')
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__.ok)('survival', 'Each run gets a scope of systemd of its own.');
    if (scope === 'user')
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__.ok)('survival', 'Each run gets a scope of its own, of the user’s manager, which lingers.');
    if (cgroup !== null && cgroup.includes('tailscaled.service')) {
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('survival', 'Runs belong to tailscaled, and end when it is restarted or updated.', 'Give it logind sessions (systemd-logind, D-Bus), or use the machine’s own sshd: `auth: key`.');
    }
    const unit = endingUnit(cgroup);
    if (unit !== null) {
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('survival', `Runs belong to ${unit}, and systemd ends them when it ends${transport === 'local' ? ', which for a oneshot service is the end of the tick' : ''}.`, survivalRemedy(user ?? 'USER', unit));
    }
    if (transport === 'local' && scope === 'none') {
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('survival', ENDS_WITH_THE_TICK, survivalRemedy(user ?? 'USER', 'that service'));
    }
    if (kills_user_processes === true && (cgroup === null || SESSION.test(cgroup))) {
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('survival', 'systemd kills what a session leaves behind (KillUserProcesses=yes), runs among it.', `Run \`loginctl enable-linger ${user ?? 'USER'}\` there, once; or set KillUserProcesses=no in /etc/systemd/logind.conf.`);
    }
    if (linger === false) {
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('survival', 'Without linger, /run/user and shared memory of the user are taken away under a run when the last session ends.', `Run \`loginctl enable-linger ${user ?? 'USER'}\` there, once.`);
    }
    const nothing_said = scope === null && linger === null && kills_user_processes === null;
    if (!tools.includes('loginctl') || nothing_said)
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__.ok)('survival', 'There is no systemd-logind that would end a run.');
    if (linger === null || kills_user_processes === null)
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5)('survival', 'systemd-logind did not say what it does to a session’s processes.', `Where it does not run, as in a container, nothing is to be done; else run \`loginctl enable-linger ${user ?? 'USER'}\` there, once.`);
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__.ok)('survival', 'Linger is on, and sessions leave their processes alone.');
}


/***/ }),

/***/ 29208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ checkLogon),
/* harmony export */   i: () => (/* binding */ checkWindows)
/* harmony export */ });
/* harmony import */ var _config_template_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37819);
/* harmony import */ var _transports_powershell_outside_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74500);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68535);



/** The row `starts`, and a finding for each thing besides that has to be said. */
function checkWindows(survey, terminal, config) {
    const { windows } = survey;
    if (windows === null)
        return [(0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .skipped */ .hT)('starts', 'Only Windows has several ways.')];
    return [checkStarts(windows, survey.user), ...checkSessions(windows, terminal, config), ...checkBash(survey)];
}
const BATCH = 'the right _Log on as a batch job_ (`secpol.msc`, Local Policies, User Rights Assignment)';
/** What makes a way open again. @param user as Windows calls it. */
const GRANTS = {
    by_schtasks: (user) => `See that the service _Task Scheduler_ (\`Schedule\`) runs, and give ${user} ${BATCH}.`,
    by_com: (user) => `See that the service _Task Scheduler_ (\`Schedule\`) runs, and give ${user} ${BATCH}.`,
    by_wmi: (user) => `In \`wmimgmt.msc\`, _Properties_ of WMI Control, _Security_, namespace \`root\\cimv2\`: allow ${user} _Enable Account_, _Execute Methods_ and _Remote Enable_.`,
    query: (user) => `In \`wmimgmt.msc\`, _Properties_ of WMI Control, _Security_, namespace \`root\\cimv2\`: allow ${user} _Enable Account_ and _Remote Enable_.`,
    native: () => 'Or have the virus scanner pass the script that asks the kernel (its log tells; exempt the run root).',
    by_breakaway: () => 'A virus scanner or an attack-surface rule may object (its log tells; exempt the run root), or a policy puts the login into a job that lets nothing out.',
};
/** The row `starts`: by which way runs are started, which others there are, and what the refused ones need. */
function checkStarts({ ways, logon }, name) {
    const user = name ?? 'the terminal’s user';
    const all = Object.keys(_transports_powershell_outside_js__WEBPACK_IMPORTED_MODULE_0__/* .WAYS */ .dk);
    const refused = all.filter((way) => isRefused(ways[way]));
    const words = refused.map((way) => `${_transports_powershell_outside_js__WEBPACK_IMPORTED_MODULE_0__/* .WAYS */ .dk[way]}: ${ways[way] ?? ''}`).join(' · ');
    const first = all.find((way) => ways[way] === '');
    if (first === undefined) {
        if (refused.length === all.length) {
            const remedies = [...new Set(all.map((way) => GRANTS[way](user)))];
            return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('starts', `Nothing would start a run that outlives the session. ${words}`, `One of these: ${remedies.join(' ')}`);
        }
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5)('starts', `Whether a run can be started is not known. ${words}`.trim());
    }
    const how = `Runs are started by ${_transports_powershell_outside_js__WEBPACK_IMPORTED_MODULE_0__/* .WAYS */ .dk[first]}${isTask(first) && logon !== null ? ` (${logon})` : ''}.`;
    const detail = `${how}${refused.length === 0 ? '' : ` Refused: ${words}.`}${listed(ways)}`;
    const hidden = isRefused(ways.query) && isRefused(ways.native);
    const remedies = [
        ...(isTask(first) ? [] : [GRANTS.by_schtasks(user)]),
        ...(hidden ? [GRANTS.query(user), GRANTS.native(user)] : []),
    ];
    if (remedies.length === 0)
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__.ok)('starts', detail);
    const bare = isTask(first) ? '' : ' Such runs have no session of the user and no task that ends them.';
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('starts', detail + bare, remedies.join(' '));
}
/** How processes are seen where WMI may not be asked. */
function listed({ query, native }) {
    if (!isRefused(query))
        return '';
    const asked = ` WMI may not be asked about processes (${query})`;
    if (native === '')
        return `${asked}; the kernel lists them.`;
    if (native === null)
        return `${asked}.`;
    return `${asked}, nor the kernel (${native}): they are seen by pid alone, and what a run has left is unknown.`;
}
function isRefused(said) {
    return said !== null && said !== '';
}
function isTask(way) {
    return way === 'by_schtasks' || way === 'by_com';
}
/** The row `survival`. */
function checkLogon({ logon, ways }) {
    const tasks = ways.by_schtasks === '' || ways.by_com === '';
    if (!tasks && ways.by_schtasks !== null && ways.by_com !== null)
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__.ok)('survival', 'Runs are processes of their own in session 0, and outlive the login; a restart ends them.');
    if (logon === null)
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5)('survival', 'How its tasks would be logged on is not known.');
    if (logon === 'Interactive')
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('survival', 'Runs work in the user’s own session, with its stored credentials, and end when that user logs off.', 'Lock or disconnect the session instead of logging off.');
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('survival', 'The user is not logged on, so runs work without a password (S4U): without stored credentials and network logins of the user.', `Keep tokens of agents in files or variables; the user needs ${BATCH}. Or log the user on.`);
}
/** codex’s own sandbox gets no answer from its helper where there is no session of a user, whatever the sandbox lets the agent do. */
function checkSessions({ logon, ways }, terminal, config) {
    const tasks = ways.by_schtasks === '' || ways.by_com === '';
    if (logon === null || (logon === 'Interactive' && tasks))
        return [];
    return [...new Set(terminal.executors)].flatMap((name) => {
        const executor = config.executors[name];
        if (executor?.adapter !== 'codex' || isUnconfined((executor.run ?? '').replace('{perm}', executor.perm ?? '')))
            return [];
        return [
            (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('executor', `${name}: codex’s sandbox fails in runs that have no session of a user (session 0): “timed out … connecting runner pipe-in”.`, 'Keep the user logged on (locked or disconnected); or use `-s danger-full-access` on a machine that holds nothing else; or run codex in WSL, as a Linux terminal.'),
        ];
    });
}
function isUnconfined(run) {
    const { words } = (0,_config_template_js__WEBPACK_IMPORTED_MODULE_2__/* .readTemplate */ .xV)(run);
    if (words.some((word) => word === '--dangerously-bypass-approvals-and-sandbox' || word === '--yolo'))
        return true;
    return words.some((word, at) => /^(?:-s|--sandbox)[= ]?danger-full-access$/.test(word) ||
        ((word === '-s' || word === '--sandbox') && words[at + 1] === 'danger-full-access') ||
        /^sandbox_mode=["']?danger-full-access/.test(word));
}
/** The `bash` of Windows itself is that of WSL, for which the drives and the environment are others. */
function checkBash({ programs }) {
    const wsl = programs.find(({ path }) => path !== null && /[\\/](?:system32|sysnative|windowsapps)[\\/](?:bash|wsl)\.exe$/i.test(path));
    if (wsl === undefined)
        return [];
    return [
        (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('executor', `${wsl.word} is ${wsl.path ?? ''}, which runs commands in WSL: paths, programs and environment of a run are others there.`, 'Write scripts for PowerShell, `powershell.exe -NoProfile -File scripts\\agent.ps1`; or name the bash of Git in `bins`: `C:\\Program Files\\Git\\bin\\bash.exe`.'),
    ];
}


/***/ }),

/***/ 68535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   BJ: () => (/* binding */ ofProblem),
/* harmony export */   L5: () => (/* binding */ unknown),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   hT: () => (/* binding */ skipped),
/* harmony export */   ok: () => (/* binding */ ok),
/* harmony export */   ui: () => (/* binding */ CHECKS),
/* harmony export */   zn: () => (/* binding */ isFine)
/* harmony export */ });
/** The checks in the order in which they are told, and what each row is about; `docs/terminals.md` shows this table. */
const CHECKS = {
    config: 'What `check-config` finds odd about the terminal.',
    token: 'The variable of `token_key` is set, Plane accepts the key, and its user is `plane_user` and a member of the projects.',
    project: 'The states, labels and people that the configuration names are in the projects that lead there. What several terminals share is told of the first.',
    reach: 'A script went there and its answer came back, by which way and in which time.',
    host_key: 'By what the machine is known to be the right one.',
    system: 'The operating system is the one that `os` says.',
    user: 'As whom runs work there.',
    shell: 'Scripts are read by the shell that was asked for, and the login shell told its search path in time; on Windows, that scripts may run.',
    environment: 'Which variables a run gets, by name; docs/security.md says which never.',
    clock: 'Its clock and ours agree. Measured against the middle of the round trip.',
    run_root: 'Run directories can be made where nobody else writes or reads, and are in nobody’s way.',
    disk: 'Free space and free files where run directories are made.',
    repository: 'The repository is there, is a git checkout of our own (with `isolation: worktree` it may be bare), can be written to, and has git-lfs where it keeps files in Git LFS.',
    worktree: 'With `isolation: worktree`: git can make worktrees of it.',
    executor: 'The first word of the executor’s command is found along the search path of a run, and its version; scripts that it calls are there and can be called, in each repository.',
    login: 'On macOS: what claude and codex log in with is where a run finds it; sessions of SSH cannot open the login keychain.',
    wrap: 'The first word of `wrap` is found.',
    tools: 'The programs that agentd’s own scripts use there.',
    survival: 'What a run needs to outlive the session, service or job that starts it.',
    sleep: 'On macOS: the machine stays awake, by `pmset`, and comes back after a restart.',
    starts: 'On Windows: each way to start a run, tried alone, and the grants that the refused ones need.',
    busy_processes: 'The processes of `busy_processes` can be counted; while one cannot, nothing starts.',
    breaker: 'What the state knows: whether visits are paused, and which executors are held.',
};
function ok(check, detail) {
    return { check, status: 'ok', detail, remedy: '' };
}
function skipped(check, detail) {
    return { check, status: 'skipped', detail, remedy: '' };
}
function warning(check, detail, remedy) {
    return { check, status: 'warning', detail, remedy };
}
function failed(check, detail, remedy) {
    return { check, status: 'failed', detail, remedy };
}
function unknown(check, detail, remedy = ASK_AGAIN) {
    return { check, status: 'unknown', detail, remedy };
}
const ASK_AGAIN = 'Run the doctor again; if it stays unknown, look on the machine itself.';
/** A failure as a row: what may be better in a moment is not known to be broken. */
function ofProblem(check, { code, message, remedy, retry }) {
    const detail = `${code}: ${message}`;
    return retry ? unknown(check, detail, remedy || ASK_AGAIN) : failed(check, detail, remedy || ASK_AGAIN);
}
/** Nothing failed; warnings and unknowns leave it fine. */
function isFine(rows) {
    return rows.every(({ status }) => status !== 'failed');
}


/***/ }),

/***/ 11341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readPrompt)
/* harmony export */ });
/* harmony import */ var _local_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29552);
/** A project's prompt template, as a file of its repository. */

/** @throws {Error} it cannot be read, or is no text that anybody would write as a prompt. */
async function readPrompt(path) {
    return (await (0,_local_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readLocalFile */ .MM)(path, { most_bytes: _local_file_js__WEBPACK_IMPORTED_MODULE_0__/* .MIB */ .D6, links: 'follow' })).toString('utf8');
}


/***/ }),

/***/ 63224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ renderPrompt)
});

// EXTERNAL MODULE: ./node_modules/liquidjs/dist/liquid.node.js
var liquid_node = __webpack_require__(48694);
// EXTERNAL MODULE: ./build/bot/clean.js
var clean = __webpack_require__(85151);
// EXTERNAL MODULE: ./build/bot/invisible.js
var invisible = __webpack_require__(64373);
// EXTERNAL MODULE: ./build/bot/said-digest.js
var said_digest = __webpack_require__(87258);
// EXTERNAL MODULE: ./build/action/src/core/open-fence.js
var open_fence = __webpack_require__(56598);
;// CONCATENATED MODULE: ./build/action/src/core/handover.js
/**
 * What a new thread must know of the rounds before it: made from the comments in Plane, because state keeps no text.
 * Pure. The oldest parts give way when it grows too long.
 */

const LEFT_OUT = {
    edited: '(An earlier answer of yours was edited by somebody and is left out.)',
    unrecorded: '(An earlier answer of yours is left out: there is no record of how it was posted.)',
};
const HANDOVER_CHARS = 12_000;
const ONE_CHARS = 4_000;
/** What a prompt holds of new comments (docs/operations.md); the item's own text has its limit of its own. */
const NEW_CHARS = 40_000;
const NEW_ONE_CHARS = 20_000;
/**
 * The newest of the new comments, as many as there is room for, oldest first. The first of them says how many are left out,
 * so that every template tells it. `newest`: newest first; no more are taken than are needed.
 */
async function newComments(newest, count) {
    const kept = [];
    let length = 0;
    for await (const comment of newest) {
        const text = cutTo(comment.text, NEW_ONE_CHARS, '\n\n[The comment is cut here; the rest is in Plane.]');
        if (kept.length > 0 && length + text.length > NEW_CHARS)
            break;
        length += text.length;
        kept.unshift({ ...comment, text });
    }
    const left = count - kept.length;
    const [oldest] = kept;
    if (left === 0 || oldest === undefined)
        return kept;
    const note = `[${left} earlier new ${left === 1 ? 'comment is' : 'comments are'} left out here; read ${left === 1 ? 'it' : 'them'} in Plane.]`;
    return [{ ...oldest, text: `${note}\n\n${oldest.text}` }, ...kept.slice(1)];
}
/** agentd's line of facts under an answer: no words of the agent's, so a hand-over does not give it back as such. */
const FOOTER = /\n+---\n+[^\n]* · round \d+(?: · [^\n]*)?$/;
/** An own comment as the agent wrote it. */
function withoutFooter(text) {
    return text.trimEnd().replace(FOOTER, '');
}
/** Empty when nothing was said yet. `comments`: oldest first. */
function handoverSummary(comments) {
    const kept = [];
    let length = 0;
    const said = comments.filter(({ text, left_out }) => left_out !== undefined || text.trim() !== '');
    for (const comment of said.toReversed()) {
        const entry = entryOf(comment);
        if (length + entry.length > HANDOVER_CHARS)
            break;
        length += entry.length;
        kept.unshift(entry);
    }
    if (kept.length === 0)
        return '';
    const left = said.length - kept.length;
    const note = left === 0 ? '' : `(${left} earlier ${left === 1 ? 'entry is' : 'entries are'} left out.)\n\n`;
    return `${note}${kept.join('\n\n')}`;
}
function entryOf({ author, own, text, left_out }) {
    if (left_out !== undefined)
        return LEFT_OUT[left_out];
    return `### ${own ? 'You answered' : `${author} wrote`}\n\n${shorten(text.trim())}`;
}
function shorten(text) {
    return cutTo(text, ONE_CHARS, ' …');
}
function cutTo(text, most, note) {
    if (text.length <= most)
        return text;
    const points = Array.from(text);
    if (points.length <= most)
        return text;
    const kept = points.slice(0, most).join('');
    const closed = (0,open_fence/* withClosedFence */.Y)(kept);
    // Behind a fence on its own line a note would keep it from being one.
    return closed === kept ? `${kept}${note}` : `${closed}\n\n${note.trim()}`;
}

;// CONCATENATED MODULE: ./build/action/src/prompt.js
/**
 * Prompts: a strict Liquid template over the item, its new comments and what happened before. Text of people enters as
 * values only and is never read as a template; an unknown variable fails that run with a clear message.
 */





async function renderPrompt(template, ask, toMarkdown) {
    const names = new Map(ask.project.members.map((member) => [member.id, member.display_name]));
    const said = new Map(ask.said.map(({ id, digest }) => [id, digest]));
    const spoken = async (comment) => {
        const own = comment.external_source === 'agentd';
        const author = own ? 'agentd' : (0,clean/* cleanLine */.O)(names.get(comment.actor) ?? '') || 'Someone';
        const digest = said.get(comment.id);
        if (own && digest !== (0,said_digest/* saidDigest */.A)(comment.html)) {
            return { author, own, text: '', left_out: digest === undefined ? 'unrecorded' : 'edited' };
        }
        const text = (await toMarkdown(comment.html, ask.project)).trim();
        return { author, own, text: own ? withoutFooter(text) : text };
    };
    const fresh = new Set(ask.fresh);
    const before = ask.comments.filter((comment) => !fresh.has(comment.id));
    const added = ask.comments.filter((comment) => fresh.has(comment.id));
    async function* newestFirst() {
        for (const comment of added.toReversed())
            yield await spoken(comment);
    }
    const scope = {
        item: {
            key: (0,clean/* cleanLine */.O)(ask.item.key),
            title: (0,clean/* cleanLine */.O)(ask.item.name),
            description: (await toMarkdown(ask.item.description_html ?? '', ask.project)).trim(),
            labels: ask.item.labels.map(clean/* cleanLine */.O),
            priority: ask.item.priority,
            state: (0,clean/* cleanLine */.O)(ask.item.state.name),
            url: ask.url,
        },
        comments: await newComments(newestFirst(), added.length),
        handover: ask.handover ? handoverSummary(await Promise.all(before.map(spoken))) : '',
        run: ask.run,
        terminal: ask.terminal,
        executor: ask.executor,
        repo: ask.repo,
    };
    const where = template.path === null ? 'The built-in prompt' : `The prompt template ${template.path}`;
    try {
        const text = safeStart(String(await engine.render(parsed(template.text), scope)));
        return (0,invisible/* bare */.$B)(text).trim() === '' ? { ok: false, problem: emptyPrompt(where) } : { ok: true, text };
    }
    catch (error) {
        return {
            ok: false,
            problem: {
                code: 'prompt-template',
                message: `${where} does not render: ${error instanceof Error ? firstLine(error.message) : String(error)}`,
                remedy: `Correct the template; it may use ${Object.keys(scope).join(', ')} (docs/operations.md).`,
                retry: false,
            },
        };
    }
}
/** An agent that is asked nothing costs money all the same, and does what nobody wants. */
function emptyPrompt(where) {
    return {
        code: 'prompt-empty',
        message: `${where} renders to nothing for this item.`,
        remedy: 'Let the template say something for every item, such as `{{ item.title }}` (docs/operations.md).',
        retry: false,
    };
}
const engine = new liquid_node/* Liquid */.HX({ strictVariables: true, strictFilters: true, ownPropertyOnly: true, lenientIf: false });
const templates = new Map();
/** A project's template is the same for all its items. @throws when it is none */
function parsed(text) {
    let template = templates.get(text);
    if (template === undefined) {
        template = engine.parse(text);
        templates.set(text, template);
    }
    return template;
}
/** Agents read a leading slash as a command of their own; NUL cannot pass a command line or a file of text. */
function safeStart(text) {
    const clean = text.replaceAll('\0', '');
    return clean.trimStart().startsWith('/') ? `Task:\n\n${clean}` : clean;
}
function firstLine(message) {
    return message.split('\n', 1)[0] ?? message;
}


/***/ }),

/***/ 74500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X2: () => (/* binding */ WATCHDOG_WAYS),
/* harmony export */   dk: () => (/* binding */ WAYS),
/* harmony export */   g$: () => (/* binding */ listOfWays),
/* harmony export */   ov: () => (/* binding */ OUTSIDE)
/* harmony export */ });
/** PowerShell's functions, and what people call the ways. Each throws why it is refused; the others are tried all the same. */
const WAYS = {
    by_schtasks: 'schtasks.exe',
    by_com: 'task service by COM',
    by_wmi: 'WMI',
    by_breakaway: 'breakaway from the job',
};
/** A watchdog needs no session of the user and no task, so it is started by those only where the others are refused. */
const WATCHDOG_WAYS = ['by_wmi', 'by_breakaway', 'by_schtasks', 'by_com'];
/** A list of PowerShell. */
const listOfWays = (ways) => `@(${ways.map((way) => `'${way}'`).join(',')})`;
/**
 * `outside TASK FILE WORDS WAYS`: starts that script by the first of the ways that is not refused; says how, by which way. Nothing: each was.
 * Sets .tried to what was refused before, in order, with Windows' own words.
 */
const OUTSIDE = String.raw `function outside($name,$file,$words,$chosen){
$State.tried=@();$titles=@{${Object.entries(WAYS)
    .map(([way, title]) => `${way}='${title}'`)
    .join(';')}}
foreach($way in $chosen){
try{return [string](& $way $name $file $words)+' by '+$titles[$way]}
catch{$State.tried+=$titles[$way]+': '+([string]$_ -replace '\s+',' ').Trim()}}
}
`;


/***/ }),

/***/ 87258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ saidDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** How an own comment is known again: by what Plane returned for it when it was posted. */

/** 128 bits: nobody finds another text to one that is given. */
const HEX_DIGITS = 32;
/**
 * First half of the SHA-256 of a comment's HTML, as lower-case hex. `html` as Plane returns it, which may differ from
 * what was sent: v1.3.1 trims it, later versions clean it. Line ends and blanks around it do not count.
 */
function saidDigest(html) {
    const text = html.replace(/\r\n?/g, '\n').trim();
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text, 'utf8').digest('hex').slice(0, HEX_DIGITS);
}


/***/ })

};
