export const id = 865;
export const ids = [865];
export const modules = {

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

/***/ 50618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ pageOf),
/* harmony export */   n: () => (/* binding */ timeOf)
/* harmony export */ });
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50606);

/** @param results of the ticks so far, oldest first; there is at least one. */
function pageOf(config, results, facts) {
    const last = results.at(-1) ?? results[0];
    const { state } = last.report;
    const summaries = results.map(({ summary }) => summary);
    const sum = (of) => summaries.reduce((all, one) => all + of(one), 0);
    const { github, ...said } = facts;
    return {
        ...said,
        ticks: results.length,
        ahead: last.summary.ahead,
        planned: facts.dry_run ? (0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .plannedActions */ .g)(last.report) : [],
        running: runningRows(state, new Set(summaries.flatMap(({ started }) => started.map(({ run_id }) => run_id)))),
        waiting: last.summary.waiting,
        ended: summaries.flatMap(({ finished }) => finished).map((run) => endedRow(run, state)),
        unpublished: summaries.flatMap(({ published }) => published).filter(({ status }) => status !== 'done'),
        terminals: terminalRows(config, state, facts.now),
        problems: last.summary.problems,
        budget: {
            plane: sum(({ requests }) => requests.plane),
            plane_allowed: config.plane.requests_per_minute,
            state: sum(({ requests }) => requests.state),
            terminal: sum(({ requests }) => requests.terminal),
            github,
        },
        ms: sum(({ ms }) => ms),
    };
}
function runningRows(state, started) {
    return Object.values(state.inflight).map((run) => ({
        key: run.key,
        run_id: run.run_id,
        phase: run.phase,
        terminal: run.terminal,
        executor: run.executor,
        since: run.phase === 'launching' ? run.marked_at : run.started_at,
        started: started.has(run.run_id),
    }));
}
function endedRow({ key, run_id, tag, class: failure }, state) {
    const known = state.history.find((entry) => entry.run_id === run_id);
    return {
        key,
        run_id,
        outcome: tag === null ? (failure ?? '') : `[${tag}]`,
        seconds: known?.seconds ?? null,
        tokens: known?.tokens ?? null,
        cost_usd: known?.cost_usd ?? null,
    };
}
function terminalRows(config, state, now) {
    const open = Object.values(state.inflight);
    return Object.entries(config.terminals).map(([name, terminal]) => ({
        name,
        open: open.filter((run) => run.terminal === name).length,
        places: terminal.concurrency,
        trouble: troubleOf(state.terminals[name], now),
    }));
}
function troubleOf(known, now) {
    if (known === undefined)
        return '';
    const said = [];
    if (known.unreachable_since !== null) {
        const again = ` Asked again ${known.not_before > now ? `at ${timeOf(known.not_before)}` : 'by the next tick'}.`;
        said.push(`No answer since ${timeOf(known.unreachable_since)}.${again}`);
    }
    for (const [executor, { until, reason }] of Object.entries(known.holds)) {
        if (until > now)
            said.push(`${executor} is held until ${timeOf(until)}: ${reason}`);
    }
    return said.join(' ');
}
/** `10:00Z` with its day: `01-05 10:00Z`. */
function timeOf(millis) {
    return `${new Date(millis).toISOString().slice(5, 16).replace('T', ' ')}Z`;
}


/***/ }),

/***/ 34865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ renderPage),
/* harmony export */   renderFailure: () => (/* binding */ renderFailure)
/* harmony export */ });
/* harmony import */ var _commands_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38638);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50618);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17220);
/** The job summary as Markdown. Pure; all wording of the page is in this file. */



/** GitHub refuses the summary of a step above 1 MiB; some room is left for what the runner itself adds. */
const MAX_BYTES = 1000 * 1024;
const ROWS = 1000;
function renderPage(page) {
    for (let rows = ROWS;; rows = Math.floor(rows / 2)) {
        const text = rendered(page, rows);
        if (rows === 0 || Buffer.byteLength(text, 'utf8') <= MAX_BYTES)
            return text;
    }
}
/** When it came to no result. `mode` as it was written. */
function renderFailure(mode, problems) {
    return `### agentd: mode ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(mode)} came to no result\n\n${problemTable({ problems }, ROWS)}\n`;
}
function rendered(page, rows) {
    const parts = [
        `### agentd: ${headline(page)}`,
        verdictLine(page),
        page.gap === null ? '' : `⏱ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(page.gap)}`,
        section('Problems', problemTable(page, rows)),
        section('Would be done', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c)(['what', 'item', ''], page.planned.map(({ type, key, detail }) => [type, key, detail]), rows)),
        section('Running', runningTable(page, rows)),
        section('Waiting', waitingTable(page, rows)),
        section('Ended', endedTable(page.ended, rows)),
        section('Not posted', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c)(['run', 'step', 'status', 'why'], page.unpublished.map(({ run_id, kind, status, reason }) => [run_id, kind, status, reason ?? '']), rows)),
        section('Terminals', terminalTable(page, rows)),
        budgetLine(page),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function section(title, table) {
    return table === '' ? '' : `**${title}**\n\n${table}`;
}
function headline(page) {
    const counts = [
        `${page.running.length} running`,
        `${page.waiting.length} waiting`,
        `${page.ended.length} ended`,
        ...(page.dry_run ? [`${page.planned.length} would be done`] : []),
    ];
    return counts.join(', ');
}
function verdictLine(page) {
    const dry = page.dry_run ? 'Nothing was written: this only shows what a tick would do. ' : '';
    const ahead = page.ahead === null
        ? ''
        : `Another tick was at work (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(page.ahead.holder)}, until ${(0,_page_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .n)(page.ahead.until)}), so this one did nothing. `;
    const { red, sentence } = page.verdict;
    const verdict = sentence === null || ahead !== '' ? '' : `${red ? '❌' : '⚠️'} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(sentence)}`;
    return `${dry}${ahead}${verdict}`.trim();
}
function problemTable({ problems }, rows) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c)(['problem', 'what happened', 'what to do'], problems.map(({ code, message, remedy }) => [code, message, remedy]), rows);
}
function runningTable({ running, now }, rows) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c)(['item', 'run', 'is', 'on', 'with', 'since'], running.map((run) => [
        run.key,
        run.run_id,
        run.started ? `${run.phase} (new)` : run.phase,
        run.terminal,
        run.executor,
        `${(0,_page_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .n)(run.since)}, ${duration(Math.max(0, now - run.since) / 1000)}`,
    ]), rows);
}
function waitingTable({ waiting }, rows) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c)(['item', 'reason', 'waits for', 'until'], waiting.map(({ key, reason, detail, until }) => [key, reason, detail, until === null ? '' : (0,_page_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .n)(until)]), rows);
}
function endedTable(ended, rows) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c)(['item', 'run', 'result', 'took', 'tokens', 'cost'], ended.map(({ key, run_id, outcome, seconds, tokens, cost_usd }) => [
        key,
        run_id,
        outcome,
        seconds === null ? '' : duration(seconds),
        tokens === null ? '' : tokens.toLocaleString('en-US'),
        cost_usd === null ? '' : `$${cost_usd.toFixed(2)}`,
    ]), rows);
}
function terminalTable({ terminals }, rows) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c)(['terminal', 'runs', ''], terminals.map(({ name, open, places, trouble }) => [
        name,
        `${open} of ${places}`,
        trouble === '' ? 'fine' : trouble,
    ]), rows);
}
function budgetLine({ budget, ticks, ms, version }) {
    const { github } = budget;
    const left = github === null ? '' : ` (${github.remaining} of ${github.limit} left until ${(0,_page_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .n)(github.resets_at)})`;
    const said = [
        `${ticks === 1 ? 'One tick' : `${ticks} ticks`} in ${duration(ms / 1000)}`,
        `${(0,_commands_output_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(budget.plane, 'Plane request')} (a key may make ${budget.plane_allowed} a minute)`,
        `${(0,_commands_output_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(budget.state, 'state request')}${left}`,
        (0,_commands_output_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(budget.terminal, 'terminal round trip'),
        `agentd ${version}`,
    ];
    return `<sub>${said.join(' · ')}</sub>`;
}
/** `12 s`, `7 min`, `2 h 05 min`. */
function duration(seconds) {
    if (seconds < 10)
        return `${seconds.toFixed(1)} s`;
    if (seconds < 120)
        return `${Math.round(seconds)} s`;
    const minutes = Math.round(seconds / 60);
    if (minutes < 120)
        return `${minutes} min`;
    return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}


/***/ }),

/***/ 38638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hS: () => (/* binding */ counted),
  h5: () => (/* binding */ shownTime),
  tp: () => (/* binding */ table)
});

// UNUSED EXPORTS: fail, paint, writeJson, writeProblem

// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
;// CONCATENATED MODULE: ./build/action/src/commands/exit-codes.js
/** Exit codes of the command line; documented in docs/operations.md. */
const exit_codes_EXIT = {
    fine: 0,
    failed: 1,
    /** Usage or configuration. */
    usage: 2,
    /** Another tick was ahead. */
    ahead: 3,
};

;// CONCATENATED MODULE: ./build/action/src/commands/output.js
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
function writeProblem(host, problem) {
    host.writeError(`${paint(host, 'red', `error ${problem.code}:`)} ${problem.message}\n`);
    if (problem.remedy !== '')
        host.writeError(`  ${problem.remedy}\n`);
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
