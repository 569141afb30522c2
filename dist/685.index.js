export const id = 685;
export const ids = [685];
export const modules = {

/***/ 90685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCheck: () => (/* binding */ runCheck)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _commands_load_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55660);
/* harmony import */ var _config_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58869);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17220);
/** Mode `check-config`: every problem of the configuration at its place in the file, and what the workflow must hand over. */




const ROWS = 500;
/** @throws {ConfigError} the file is not there. */
async function runCheck({ host, console, runner, inputs }) {
    const { path, text } = await (0,_commands_load_config_js__WEBPACK_IMPORTED_MODULE_1__/* .readConfigText */ .i)(host, inputs.config);
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(host.cwd, path);
    const report = (0,_config_check_js__WEBPACK_IMPORTED_MODULE_2__/* .checkConfig */ .l)(text, { filename: file, env: host.env });
    for (const problem of [...report.problems, ...report.warnings]) {
        const { severity, code, line, column } = problem;
        console.annotate(severity, code, code, sentenceOf(problem), { file, line, column });
    }
    if (report.counts !== null) {
        const { projects, terminals, executors } = report.counts;
        console.write(`${file}: ${projects} projects, ${terminals} terminals, ${executors} executors.`);
    }
    if (report.env_block !== null)
        console.group('The step needs', report.env_block.split('\n'));
    const missing = report.missing_env ?? [];
    if (missing.length > 0) {
        const names = missing.map(({ key, uses }) => `${key} (${uses.join(', ')})`);
        console.annotate('warning', 'env-missing', 'env-missing', `Not set for this step: ${names.join('; ')}.`);
    }
    await runner.page(console.redact(renderCheck(report, file)));
    const sentence = report.ok ? null : `${file} has ${report.problems.length} problems: this needs a person.`;
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
    return `### agentd: ${title}\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .tableOf */ .c)(['place', 'what', ''], rows, ROWS)}\n`;
}


/***/ }),

/***/ 17220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ tableOf),
/* harmony export */   p: () => (/* binding */ plain)
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
/** A table; each cell is text of other people and is made plain. Empty without rows. */
function tableOf(heads, rows, most) {
    if (rows.length === 0)
        return '';
    const line = (cells) => `| ${cells.join(' | ')} |`;
    const shown = rows.slice(0, most).map((cells) => line(cells.map((cell) => plain(cell))));
    const more = rows.length > most ? `\n\nand ${rows.length - most} more.` : '';
    return [line(heads), line(heads.map(() => '---')), ...shown].join('\n') + more;
}


/***/ }),

/***/ 58869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ checkConfig)
/* harmony export */ });
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66938);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57237);
/** The report of `agentd check-config`: pure, printable and serialisable. */


function checkConfig(text, { filename, env }) {
    const parsed = (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o)(text);
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


/***/ })

};
