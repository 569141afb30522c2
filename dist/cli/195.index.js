export const id = 195;
export const ids = [195];
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

/***/ 89195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addPlane: () => (/* binding */ addPlane)
/* harmony export */ });
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38214);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23118);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92752);



function addPlane(program, host, done) {
    program
        .command('plane')
        .description('Serve a Plane-compatible API with a small board, in memory, for trying things out.')
        .option('--port <number>', 'port; 0: a free one', _flags_js__WEBPACK_IMPORTED_MODULE_1__/* .port */ .O, 8080)
        .option('--host <address>', 'address to listen on', '127.0.0.1')
        .option('--rate <number>', 'requests a minute for each key', (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .r)(1, 1_000_000), 60)
        .option('--json', 'print one JSON object with the address and keys, then serve')
        .action(async (flags) => done(await planeCommand(host, flags)));
}
async function planeCommand(host, flags) {
    try {
        const { BOT, PERSON, PROJECT, WORKSPACE, demoPlane } = await Promise.all(/* import() */[__webpack_require__.e(595), __webpack_require__.e(207), __webpack_require__.e(989), __webpack_require__.e(943)]).then(__webpack_require__.bind(__webpack_require__, 21989));
        const { server, tokenOf } = await demoPlane(host, {
            port: flags.port,
            host: flags.host,
            labels: ['exec:codex', 'exec:claude'],
            per_minute: flags.rate,
        });
        const tokens = { [PERSON]: tokenOf(PERSON), [BOT]: tokenOf(BOT) };
        if (flags.json === true)
            (0,_output_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .GF)(host, { ok: true, plane_url: server.url, workspace: WORKSPACE, project: PROJECT, tokens });
        else {
            const rows = [
                ['board', server.url],
                ['API', `${server.url}/api/v1/workspaces/${WORKSPACE}/`],
                ['project', PROJECT],
                ...Object.entries(tokens).map(([user, token]) => [`key of ${user}`, token]),
            ];
            host.write(`${(0,_output_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(rows)}\n\nconfig/agentd.local.yml is a configuration for it. Assign items to ${BOT} on the board; they start from Todo.\n` +
                'Everything is in memory and ends with Ctrl-C; the next start has other keys.\n');
        }
        await host.clock.sleep(2 ** 31 - 1, host.signal);
        await server.close();
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.fine;
    }
    catch (error) {
        return (0,_output_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(host, error, flags.json === true);
    }
}


/***/ })

};
