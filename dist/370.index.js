export const id = 370;
export const ids = [370];
export const modules = {

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

/***/ 38370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPullStatus: () => (/* binding */ runPullStatus)
/* harmony export */ });
/* harmony import */ var _compose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97399);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84175);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53313);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17220);
/** Mode `pr-status`: the comment of the pull request that started the job. */




/** @throws {AgentdError} what a person must mend. */
async function runPullStatus(job, { config, folder }, github) {
    const { host, console, runner, inputs } = job;
    const options = { dry_run: inputs['dry-run'] };
    try {
        const outcome = await (0,_compose_js__WEBPACK_IMPORTED_MODULE_0__/* .composePullStatus */ .UE)(config, host, folder, await (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readEvent */ .C)(host.env), options, github);
        if (outcome.status === 'failed')
            return failed(job, outcome.problem);
        const sentence = sentenceOf(outcome);
        if (outcome.status === 'forbidden')
            console.annotate('warning', 'github-permission', 'github-permission', sentence);
        else
            console.write(sentence);
        if (outcome.status === 'planned')
            console.group('The comment would say', outcome.body.split('\n'));
        runner.output('changed', String(outcome.status === 'created' || outcome.status === 'updated'));
        await runner.page(console.redact(`### agentd: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(console.redact(sentence))}\n`));
        return { red: false, sentence: null };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentdError */ .ie && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL))
            return failed(job, error.problem);
        throw error;
    }
}
/** The next event, and the next tick that acts, try again. */
function failed({ console }, problem) {
    console.problem(problem.retry ? 'warning' : 'error', problem);
    const sentence = problem.retry
        ? `${problem.code}: this may pass; the next event or tick tries again.`
        : `${problem.code}: this needs a person.`;
    return { red: !problem.retry, sentence };
}
function sentenceOf(outcome) {
    switch (outcome.status) {
        case 'created':
            return `${outcome.pull}: a comment about ${outcome.key} was written.`;
        case 'updated':
            return `${outcome.pull}: the comment about ${outcome.key} was brought up to date.`;
        case 'unchanged':
            return `${outcome.pull}: the comment about ${outcome.key} is up to date.`;
        case 'planned':
            return `${outcome.pull}: nothing was written about ${outcome.key}.`;
        case 'forbidden':
            return `${outcome.pull}: no comment about ${outcome.key} was written, because the token may only read. ${outcome.problem.message} ${outcome.problem.remedy}`;
        case 'skipped':
            return `Nothing was to be done. ${outcome.reason}`;
    }
}


/***/ })

};
