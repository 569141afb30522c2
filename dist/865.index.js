export const id = 865;
export const ids = [865];
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

/***/ 82518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ pageOf),
  n: () => (/* binding */ timeOf)
});

// EXTERNAL MODULE: ./build/action/src/report.js
var report = __webpack_require__(50606);
// EXTERNAL MODULE: ./build/action/src/core/unposted.js
var unposted = __webpack_require__(10198);
// EXTERNAL MODULE: ./build/action/src/core/where-is.js
var where_is = __webpack_require__(320);
// EXTERNAL MODULE: ./build/action/src/web-url.js
var web_url = __webpack_require__(37496);
;// CONCATENATED MODULE: ./build/action/src/action/links.js

/** By key. @param server_url of GitHub; null: unknown, and pull requests are not linked. */
function itemLinks(keys, config, state, server_url) {
    const known = Object.entries(state.pulls ?? {});
    return Object.fromEntries(keys.map((key) => {
        const pulls = known.flatMap(([name, { item_id }]) => {
            const [, repository, number] = /^([\w.-]+\/[\w.-]+)#(\d+)$/.exec(name) ?? [];
            if (server_url === null || state.items[item_id]?.key !== key || repository === undefined)
                return [];
            return [{ name: name.replace(/^.*\//, ''), url: `${server_url}/${repository}/pull/${number ?? ''}` }];
        });
        return [key, { url: (0,web_url/* webUrl */.q)(config, key), pulls }];
    }));
}
/** Address of the workflow run in the name of a claim's holder; null: it names none. */
function runLink(holder, server_url) {
    const path = /(?:^|[:\s])([\w.-]+\/[\w.-]+\/actions\/runs\/\d+)(?![\w/])/.exec(holder)?.[1];
    return path === undefined || server_url === null ? null : `${server_url}/${path}`;
}

;// CONCATENATED MODULE: ./build/action/src/action/page.js




/** @param results of the ticks so far, oldest first; there is at least one. */
function pageOf(config, results, facts) {
    const last = results.at(-1) ?? results[0];
    const { state } = last.report;
    const summaries = results.map(({ summary }) => summary);
    const sum = (of) => summaries.reduce((all, one) => all + of(one), 0);
    const { github, server_url, ...said } = facts;
    const running = runningRows(state, new Set(summaries.flatMap(({ started }) => started.map(({ run_id }) => run_id))));
    const ended = summaries.flatMap(({ finished }) => finished).map((run) => endedRow(run, state));
    const planned = facts.dry_run ? (0,report/* plannedActions */.g)(last.report) : [];
    const { ahead, waiting, resting } = last.summary;
    const keys = [...running, ...waiting, ...ended, ...planned].map(({ key }) => key);
    return {
        ...said,
        ticks: results.length,
        ahead,
        ahead_url: ahead === null ? null : runLink(ahead.holder, server_url),
        planned,
        running,
        links: itemLinks([...new Set(keys)], config, state, server_url),
        resting,
        waiting,
        ended,
        unpublished: unpublished(summaries, state),
        terminals: terminalRows(config, state, facts.now),
        paused: last.summary.paused.map(({ detail }) => detail),
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
/** What these ticks could not post, and what earlier ones have left so. */
function unpublished(summaries, state) {
    const met = summaries.flatMap(({ published }) => published).filter(({ status }) => status !== 'done');
    const stands = (0,unposted/* unpostedSteps */.gT)(state)
        .filter(({ run_id, kind, status, tries }) => {
        const said = met.some((step) => step.run_id === run_id && step.kind === kind);
        return !said && (status === 'refused' || tries > 0);
    })
        .map(({ item_id, run_id, kind, status, reason }) => ({
        key: state.items[item_id]?.key ?? run_id,
        run_id,
        kind,
        status,
        reason,
    }));
    return [...met, ...stands];
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
    const known = Object.entries(config.terminals).map(([name, terminal]) => ({
        name,
        open: open.filter((run) => run.terminal === name).length,
        places: terminal.concurrency,
        trouble: troubleOf(state.terminals[name], now),
    }));
    const gone = new Set(open.map(({ terminal }) => terminal).filter((name) => !Object.hasOwn(config.terminals, name)));
    const left = [...gone].map((name) => ({
        name,
        open: open.filter((run) => run.terminal === name).length,
        places: 0,
        trouble: 'It is no longer in the config.',
    }));
    return [...known, ...left];
}
function troubleOf(known, now) {
    if (known === undefined)
        return '';
    const said = [];
    if (known.unreachable_since !== null) {
        const again = ` Asked again ${known.not_before > now ? `at ${timeOf(known.not_before)}` : 'by the next tick'}.`;
        const why = known.problem === null ? '' : ` ${(0,where_is/* whyOf */.gf)(known.problem)}`;
        said.push(`No answer since ${timeOf(known.unreachable_since)}.${why}${again}`);
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
/* harmony import */ var _commands_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56005);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82518);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17220);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23636);
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
    return `### agentd: mode ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(mode)} came to no result\n\n${problemTable({ problems }, ROWS)}\n`;
}
function rendered(page, rows) {
    const parts = [
        `### agentd: ${headline(page)}`,
        verdictLine(page),
        page.first === null ? '' : `ℹ️ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(page.first, 600)}`,
        page.gap === null ? '' : `⏱ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(page.gap)}`,
        page.paused.map((sentence) => `⏸ ${said(sentence)}`).join('\n\n'),
        section('Problems', problemTable(page, rows)),
        section('Would be done', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .tableOf */ .c_)(['what', 'item', ''], page.planned.map(({ type, key, detail }) => [type, itemCell(page, key), detail]), rows)),
        section('Running', runningTable(page, rows)),
        section('Waiting', waitingTable(page, rows)),
        restingLine(page),
        section('Ended', endedTable(page, rows)),
        section('Not posted', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .tableOf */ .c_)(['run', 'step', 'status', 'why'], page.unpublished.map(({ run_id, kind, status, reason }) => [run_id, kind, status, reason ?? '']), rows)),
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
        : `Another tick was at work (${aheadText(page.ahead.holder, page.ahead_url)}, until ${(0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .timeOf */ .n)(page.ahead.until)}), so this one did nothing. `;
    const { red, sentence } = page.verdict;
    const verdict = sentence === null || ahead !== '' ? '' : `${red ? '❌' : '⚠️'} ${said(sentence)}`;
    return `${dry}${ahead}${verdict}`.trim();
}
function aheadText(holder, url) {
    return url === null ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(holder) : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .linked */ .q)(`run ${url.replace(/^.*\//, '')}`, url);
}
/** One of our sentences, in the words of a workflow. */
function said(sentence) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutBackticks */ .s)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .inActionWords */ .X)(sentence)));
}
/** The item and its pull requests, each with its address. */
function itemCell({ links }, key) {
    const known = links[key];
    if (known === undefined)
        return key;
    const pulls = known.pulls.map(({ name, url }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .linked */ .q)(name, url));
    return { markdown: [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .linked */ .q)(key, known.url), ...pulls].join(' ') };
}
/** Items of which nothing is to be told but how many there are. */
function restingLine({ resting }) {
    const { answered, ended, idle } = resting;
    const parts = [
        ...(answered === 0 ? [] : [`${answered} answered, a person is next`]),
        ...(ended === 0 ? [] : [`${ended} completed or cancelled`]),
        ...(idle === 0 ? [] : [`${idle} that nobody asks for`]),
    ];
    return parts.length === 0 ? '' : `Besides: ${parts.join('; ')}.`;
}
function problemTable({ problems }, rows) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .tableOf */ .c_)(['problem', 'what happened', 'what to do'], problems.map(({ code, message, remedy }) => [code, { markdown: said(message) }, { markdown: said(remedy) }]), rows);
}
function runningTable(page, rows) {
    const { running, now } = page;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .tableOf */ .c_)(['item', 'run', 'is', 'on', 'with', 'since'], running.map((run) => [
        itemCell(page, run.key),
        run.run_id,
        run.started ? `${run.phase} (new)` : run.phase,
        run.terminal,
        run.executor,
        `${(0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .timeOf */ .n)(run.since)}, ${duration(Math.max(0, now - run.since) / 1000)}`,
    ]), rows);
}
function waitingTable(page, rows) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .tableOf */ .c_)(['item', 'reason', 'waits for', 'until'], page.waiting.map(({ key, reason, detail, until }) => [
        itemCell(page, key),
        reason,
        { markdown: said(detail) },
        until === null ? '' : (0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .timeOf */ .n)(until),
    ]), rows);
}
function endedTable(page, rows) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .tableOf */ .c_)(['item', 'run', 'result', 'took', 'tokens', 'cost'], page.ended.map(({ key, run_id, outcome, seconds, tokens, cost_usd }) => [
        itemCell(page, key),
        run_id,
        outcome,
        seconds === null ? '' : duration(seconds),
        tokens === null ? '' : tokens.toLocaleString('en-US'),
        cost_usd === null ? '' : `$${cost_usd.toFixed(2)}`,
    ]), rows);
}
function terminalTable({ terminals }, rows) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .tableOf */ .c_)(['terminal', 'runs', ''], terminals.map(({ name, open, places, trouble }) => [
        name,
        `${open} of ${places}`,
        trouble === '' ? 'fine' : trouble,
    ]), rows);
}
function budgetLine({ budget, ticks, ms, version }) {
    const { github } = budget;
    const left = github === null ? '' : ` (${github.remaining} of ${github.limit} left until ${(0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .timeOf */ .n)(github.resets_at)})`;
    const counts = [
        `${ticks === 1 ? 'One tick' : `${ticks} ticks`} in ${duration(ms / 1000)}`,
        `${(0,_commands_output_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(budget.plane, 'Plane request')} (a key may make ${budget.plane_allowed} a minute)`,
        `${(0,_commands_output_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(budget.state, 'state request')}${left}`,
        (0,_commands_output_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(budget.terminal, 'terminal round trip'),
        `agentd ${version}`,
    ];
    return `<sub>${counts.join(' · ')}</sub>`;
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

/***/ 96596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ QUOTA_HOLDS_BEFORE_BLOCKED),
/* harmony export */   JN: () => (/* binding */ backoff),
/* harmony export */   Lz: () => (/* binding */ breakerUntil),
/* harmony export */   Xe: () => (/* binding */ LONGEST_BREAKER_MS),
/* harmony export */   dE: () => (/* binding */ quotaUntil)
/* harmony export */ });
/** Doubling wait after `attempt` failures (1 = the first), between half and the whole of the step; in milliseconds. */
function backoff(rule, attempt, seed) {
    const step = Math.min(rule.max_s, rule.base_s * 2 ** Math.min(attempt - 1, 20));
    return Math.round(step * 1000 * (0.5 + fractionOf(seed) / 2));
}
const QUOTA_UNKNOWN_MS = 30 * 60_000;
const QUOTA_LEAST_MS = 15 * 60_000;
const QUOTA_HOLDS_BEFORE_BLOCKED = 5;
/** Until when an account is held: its reset, if known, else 30 min; at least 15 min, doubling with each hold in a row. */
function quotaUntil(now, reset_at, holds_before) {
    const least = now + QUOTA_LEAST_MS * 2 ** Math.min(holds_before, 10);
    return Math.max(reset_at ?? now + QUOTA_UNKNOWN_MS, least);
}
const LONGEST_BREAKER_MS = 30 * 60_000;
/** Breaker of a terminal: visits go on for the first few failures, then wait 1, 2, 4 … up to 30 min. */
function breakerUntil(now, failures) {
    if (failures < 3)
        return now;
    return now + Math.min(LONGEST_BREAKER_MS, 2 ** (failures - 3) * 60_000);
}
/** FNV-1a of the seed, in [0, 1). */
function fractionOf(seed) {
    let hash = 0x811c9dc5;
    for (const char of seed)
        hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
    return (hash >>> 0) / 2 ** 32;
}


/***/ }),

/***/ 882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MU: () => (/* binding */ isOurs),
/* harmony export */   QO: () => (/* binding */ startsByHandover),
/* harmony export */   Z5: () => (/* binding */ isInHand),
/* harmony export */   nc: () => (/* binding */ isHandedOver),
/* harmony export */   tl: () => (/* binding */ leftAsSeen),
/* harmony export */   wb: () => (/* binding */ holders),
/* harmony export */   z2: () => (/* binding */ botOf)
/* harmony export */ });
function isOurs(item, view) {
    return item.assignees.some((user) => view.ours.has(user));
}
/** The only bot among the assignees, as Plane user id; null: none, or several. */
function botOf(assignees, view) {
    const [bot, ...others] = assignees.filter((user) => view.ours.has(user));
    return bot === undefined || others.length > 0 ? null : bot;
}
/** Whether the bot that had the item still has it. An item of which that was never noted is in hand with any bot. */
function isInHand({ left, seen }, view) {
    return left?.bot == null ? isOurs(seen, view) : seen.assignees.includes(left.bot);
}
/** Whether a person took the item from the bot that had it and gave it to another one. An older copy tells nothing. */
function isHandedOver({ left, seen }, view) {
    if (left?.bot == null || seen.updated_at < left.updated_at)
        return false;
    return !seen.assignees.includes(left.bot) && isOurs(seen, view);
}
/**
 * Whether a hand-over asks the next bot to begin: where the item was left, or in a pick-up state. Who also moves it to the
 * backlog, to an end state or anywhere else wants it to rest.
 */
function startsByHandover(item, view) {
    if (!isHandedOver(item, view))
        return false;
    const { id, group } = item.seen.state;
    if (view.pick_up.has(id))
        return true;
    const open = group === 'started' || group === 'unstarted';
    return open && item.left?.state_ids.includes(id) === true;
}
/** The item is left where a person put it. A hand-over that is to start the next bot stays one until that bot starts. */
function leftAsSeen(item, view) {
    const { state, assignees, updated_at } = item.seen;
    const known = item.left?.bot ?? null;
    const waits = view === null || startsByHandover(item, view);
    return {
        state_ids: [state.id],
        assigned: view === null || isOurs(item.seen, view),
        bot: waits ? known : (botOf(assignees, view) ?? known),
        updated_at,
    };
}
/** The bots that have the item now, as the configuration calls them. */
function holders({ seen }, view) {
    const names = seen.assignees
        .filter((user) => view.ours.has(user))
        .map((user) => {
        const terminal = view.bots.get(user);
        const named = Object.entries(view.config.routing.by_assignee).find(([, target]) => target === terminal);
        return named?.[0] ?? 'another bot';
    });
    return [...new Set(names)].join(' and ');
}


/***/ }),

/***/ 58902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ momentOf)
/* harmony export */ });
/** A time in a sentence: `2026-01-05 10:00Z`. Pure. */
function momentOf(at) {
    return `${new Date(at).toISOString().replace('T', ' ').slice(0, 16)}Z`;
}


/***/ }),

/***/ 2542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ POST_ARRIVES_MS),
/* harmony export */   x: () => (/* binding */ withPostsAwaited)
/* harmony export */ });
/**
 * After this time a comment that was sent is there or never will be: two requests at once both pass Plane's check of the
 * external id, which is no lock. A server that is slower between its check and its insert is not waited for
 * (docs/reliability.md).
 */
const POST_ARRIVES_MS = 90_000;
/** Leaves every comment open that may have been sent until `last_sent`, as long as it may take to arrive. */
function withPostsAwaited(state, last_sent) {
    const outbox = Object.fromEntries(Object.entries(state.outbox).map(([id, publication]) => [id, awaited(publication, last_sent)]));
    return { ...state, outbox };
}
function awaited(publication, last_sent) {
    const mayBeUnderWay = publication.steps.some((step) => isUnderWay(step, last_sent));
    if (!mayBeUnderWay)
        return publication;
    const steps = publication.steps.map((step) => isUnderWay(step, last_sent) ? { ...step, not_before: last_sent + POST_ARRIVES_MS } : step);
    return { ...publication, steps };
}
/** A step that had to wait longer was not sent. */
function isUnderWay({ kind, status, not_before }, last_sent) {
    return kind === 'comment' && status === 'open' && not_before <= last_sent;
}


/***/ }),

/***/ 95888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sl: () => (/* binding */ publicationRef),
/* harmony export */   eW: () => (/* binding */ launchRefs),
/* harmony export */   gA: () => (/* binding */ refsOf),
/* harmony export */   px: () => (/* binding */ runRef),
/* harmony export */   sB: () => (/* binding */ needsCollecting),
/* harmony export */   uD: () => (/* binding */ earlierId)
/* harmony export */ });
function runRef(run) {
    return {
        id: run.item_id,
        terminal: run.terminal,
        executor: run.executor,
        handle: run.handle,
        identity: run.identity,
        elapsed_s: run.elapsed_s,
        context: { asked_thread: run.thread_id, totals_before: run.totals_before },
    };
}
/** Earlier launches of a run that is not seen yet; one of them may have begun. */
function earlierRefs(run) {
    if (run.phase !== 'launching')
        return [];
    return run.replaces.map((handle, index) => ({ ...runRef(run), id: earlierId(run, index), handle, identity: null }));
}
/** Every launch of a run, the last one first. */
function launchRefs(run) {
    return [runRef(run), ...earlierRefs(run)];
}
function earlierId(run, index) {
    return `${run.item_id}~${index}`;
}
function publicationRef(publication) {
    const { run } = publication;
    return {
        id: `publication:${publication.id}`,
        terminal: run.terminal,
        executor: run.executor,
        handle: run.handle,
        identity: run.identity,
        elapsed_s: 0,
        context: { asked_thread: run.thread_id, totals_before: run.totals_before },
    };
}
/** Steps that say what the run said. */
const TELLING = new Set(['comment', 'notice']);
/** Whether something still has to be said whose text has to be read from the run. */
function needsCollecting(publication) {
    return (publication.needs_result && publication.steps.some(({ kind, status }) => status === 'open' && TELLING.has(kind)));
}
/** All references a tick inspects. */
function refsOf(state) {
    const refs = [];
    for (const run of Object.values(state.inflight))
        refs.push(...launchRefs(run));
    for (const publication of Object.values(state.outbox)) {
        if (needsCollecting(publication))
            refs.push(publicationRef(publication));
    }
    return refs;
}


/***/ }),

/***/ 87541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ QUIET),
/* harmony export */   ZD: () => (/* binding */ isStuck),
/* harmony export */   fh: () => (/* binding */ stepOutcome),
/* harmony export */   sp: () => (/* binding */ withoutComment)
/* harmony export */ });
/* harmony import */ var _backoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96596);
/* harmony import */ var _hands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(882);
/* harmony import */ var _posts_under_way_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2542);



const RETRY = { base_s: 30, max_s: 600 };
/** Failures in a row after which what usually passes is told to a person. */
const PASSES_WITHIN = 3;
function stepOutcome(publication, index, done, facts) {
    const step = publication.steps[index];
    if (step === undefined)
        throw new Error(`${publication.id} has no step ${index}`);
    const reason = done.reason ?? done.problem?.code ?? null;
    const taken = takenId(step, reason, facts);
    if (taken !== 'refused' && done.status === 'open') {
        const event = failed(publication, index, step, done, facts);
        if (taken === null)
            return event;
        return { ...event, taken, stuck: event.stuck && taken.suffix === step.suffix };
    }
    return ended(publication, index, step, { ...done, status: done.status === 'done' ? 'done' : 'refused' }, facts);
}
/** Whether a try that failed is for a person: it does not pass by itself, or has not for long. */
function isStuck(step, problem) {
    if (step.kind === 'notice' || step.kind === 'link')
        return false;
    return problem !== undefined && !QUIET.has(problem.code) && (!problem.retry || step.tries + 1 >= PASSES_WITHIN);
}
/** Says nothing of Plane or the step: the tick was short of time, or read what is too old or not settled yet. */
const QUIET = new Set([
    'no-time-left',
    'plane-not-asked',
    'plane-read-too-old',
    'plane-item-not-shown',
]);
/** No read lags so far behind, and no comment takes so long to arrive. */
const SEEN_WITHIN_MS = 5 * 60_000;
/**
 * An external id can be predicted, so anybody may have taken it. Once the foreign actor was read the next try is made under
 * another one that nobody can have guessed; it goes into state first, so that whoever tries again tries the same. A holder
 * that is not seen on the item may be a comment of ours that a replica does not show yet: only after a while is it taken
 * for one on another item. `null`: nothing is taken.
 */
function takenId(step, reason, { now, suffix }) {
    if (reason !== 'plane-comment-taken' && reason !== 'plane-comment-unseen')
        return null;
    if (reason === 'plane-comment-unseen') {
        const unseen_since = step.unseen_since ?? now;
        if (now - unseen_since <= SEEN_WITHIN_MS)
            return { suffix: step.suffix, unseen_since };
    }
    return step.suffix === null ? { suffix, unseen_since: null } : 'refused';
}
function failed(publication, index, step, done, { digest, in_doubt, now }) {
    const wait = step.tries === 0 ? 0 : (0,_backoff_js__WEBPACK_IMPORTED_MODULE_0__/* .backoff */ .JN)(RETRY, step.tries, `${publication.id}#${index}`);
    return {
        type: 'step-failed',
        publication_id: publication.id,
        step: index,
        reason: done.reason ?? done.problem?.code ?? 'unknown',
        not_before: Math.max(now + Math.max(wait, in_doubt ? _posts_under_way_js__WEBPACK_IMPORTED_MODULE_1__/* .POST_ARRIVES_MS */ .N : 0), done.until ?? 0),
        digest,
        stuck: isStuck(step, done.problem),
    };
}
function ended(publication, index, step, done, { digest, said_digest, now, state }) {
    const { status, comment_id, item } = done;
    const reason = done.reason ?? done.problem?.code ?? null;
    const bot = state.items[publication.item_id]?.left?.bot ?? null;
    const left = item === undefined ? null : leftAt(item, bot, state);
    // What a person did before the working state was reached must still be seen as done: it stops the run.
    const theirs = step.kind === 'working' && (reason === 'moved-by-people' || left?.assigned === false);
    const said = comment_id === undefined || said_digest === null ? null : { id: comment_id, digest: said_digest };
    // Who has stopped a run is owed no answer.
    const owed = status === 'refused' && publication.say.kind !== 'cancelled';
    const lost = owed && (step.kind === 'comment' || (step.kind === 'state' && reason !== 'item-gone'));
    return {
        type: 'step-ended',
        publication_id: publication.id,
        step: index,
        status,
        reason,
        digest,
        left: theirs ? null : left,
        ...(said === null ? {} : { said }),
        ...(lost ? { refusal: refusalOf(publication, step, reason ?? 'unknown', now) } : {}),
    };
}
function refusalOf(publication, { kind }, reason, at) {
    const { run, needs_result: of_result } = publication;
    const dir = typeof run.handle['dir'] === 'string' ? run.handle['dir'] : null;
    return { run_id: run.run_id, kind, reason, at, of_result, terminal: run.terminal, dir };
}
/** `bot`: who had it; a hand-over that Plane shows by now is a person's, and is followed by the next plan. */
function leftAt(item, bot, { terminals }) {
    const ours = new Set(Object.values(terminals).flatMap(({ user_id }) => user_id ?? []));
    return { state_ids: [item.state.id], assigned: (0,_hands_js__WEBPACK_IMPORTED_MODULE_2__/* .isOurs */ .MU)(item, { ours }), bot, updated_at: item.updated_at };
}
/** A move that belongs to a comment which was refused: the item goes nowhere without it. */
function withoutComment(publication, index) {
    return {
        type: 'step-ended',
        publication_id: publication.id,
        step: index,
        status: 'refused',
        reason: 'comment-refused',
        digest: null,
        left: null,
    };
}


/***/ }),

/***/ 77029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KJ: () => (/* binding */ isUnread),
/* harmony export */   KP: () => (/* binding */ givenUpAt),
/* harmony export */   MA: () => (/* binding */ unconfiguredProblems),
/* harmony export */   Me: () => (/* binding */ terminalGone),
/* harmony export */   Xy: () => (/* binding */ executorGone),
/* harmony export */   ki: () => (/* binding */ isByConfiguration),
/* harmony export */   xR: () => (/* binding */ PATIENCE_MS)
/* harmony export */ });
/* harmony import */ var _config_barred_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7925);
/* harmony import */ var _moment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58902);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95888);
/** What open runs need and the configuration no longer has: told at once, given up only after a while. Pure. */



/** Whoever edits the configuration or an item may be in the middle of it, or has mistyped a name. */
const PATIENCE_MS = 60 * 60_000;
/** What no waiting mends: the configuration lacks what it takes to look at a run. */
const BY_CONFIGURATION = new Set(['terminal-unknown', 'executor-unknown', 'handle-foreign']);
function isByConfiguration({ code }) {
    return BY_CONFIGURATION.has(code);
}
/** Of a run whose terminal is not in the configuration; null: it is there. */
function terminalGone({ terminal, key }, config) {
    if (Object.hasOwn(config.terminals, terminal))
        return null;
    const message = `Terminal ${terminal} is no longer in the config.`;
    const remedy = `Put terminals.${terminal} back until its run is collected; or \`agentd release ${key}\` gives it up.`;
    return { code: 'terminal-unknown', message, remedy, retry: false };
}
/** Of a run that has not begun and that nothing can launch again; null: its executor is there. */
function executorGone({ executor, key }, config) {
    if (Object.hasOwn(config.executors, executor))
        return null;
    const message = `It has not begun, and executor ${executor} is no longer in the config.`;
    const remedy = `Put executors.${executor} back; or \`agentd release ${key}\` gives it up.`;
    return { code: 'executor-unknown', message, remedy, retry: false };
}
/** When `[blocked]` says so on the item; null: it has, or nothing is missing. */
function givenUpAt({ unconfigured_since, unreachable_told }) {
    return unconfigured_since === null || unreachable_told ? null : unconfigured_since + PATIENCE_MS;
}
/** Told by every tick: one problem a terminal, with the runs that wait for it, and one a run that cannot be launched. */
function unconfiguredProblems({ inflight, outbox }, config, barred = _config_barred_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_BARRED */ .nC) {
    const gone = new Map();
    const of = (terminal) => {
        const known = gone.get(terminal) ?? { runs: [], results: [] };
        gone.set(terminal, known);
        return known;
    };
    const launches = [];
    for (const run of Object.values(inflight)) {
        const executor = run.phase === 'launching' ? executorGone(run, config) : null;
        if (!Object.hasOwn(config.terminals, run.terminal))
            of(run.terminal).runs.push(run);
        else if (executor !== null && run.unconfigured_since !== null) {
            launches.push({ ...executor, message: `${run.run_id}: ${executor.message}${untilWords([run])}` });
        }
    }
    for (const publication of Object.values(outbox)) {
        const { terminal, run_id } = publication.run;
        if ((0,_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .needsCollecting */ .sB)(publication) && !Object.hasOwn(config.terminals, terminal))
            of(terminal).results.push(run_id);
    }
    const terminals = [...gone].map(([terminal, { runs, results }]) => {
        const parts = [
            ...(runs.length === 0 ? [] : [`of ${named(runs.map(({ run_id }) => run_id))} nobody can tell what has become`]),
            ...(results.length === 0 ? [] : [`the results of ${named(results)} cannot be read`]),
        ];
        const what = parts.join(', and ');
        if (isUnread(terminal, config, barred)) {
            const unread = `Of terminal ${terminal} nothing usable stands in the broken configuration, and ${what}.`;
            return {
                code: 'terminal-unread',
                message: unread,
                remedy: 'Mend it; until then nothing is given up.',
                retry: false,
            };
        }
        const message = `Terminal ${terminal} is no longer in the config, and ${what}.${untilWords(runs)}`;
        const remedy = `Put terminals.${terminal} back until they are collected, or give them up with \`agentd release KEY\`.`;
        return { code: 'terminal-unknown', message, remedy, retry: false };
    });
    return [...terminals, ...launches];
}
/** It may well be in a configuration that cannot be read. */
function isUnread(terminal, { terminals }, barred) {
    return !Object.hasOwn(terminals, terminal) && (0,_config_barred_js__WEBPACK_IMPORTED_MODULE_0__/* .barredWhy */ .Rk)(barred, { terminal }) !== null;
}
function untilWords(runs) {
    const times = runs.map(givenUpAt).filter((time) => time !== null);
    return times.length === 0 ? '' : ` The items are told with [blocked] at ${(0,_moment_js__WEBPACK_IMPORTED_MODULE_2__/* .momentOf */ .E)(Math.min(...times))}.`;
}
/** Runs that one problem names; the rest is counted. */
const NAMED = 5;
function named(run_ids) {
    const more = run_ids.length > NAMED ? ` and ${run_ids.length - NAMED} more` : '';
    return `${run_ids.toSorted().slice(0, NAMED).join(', ')}${more}`;
}


/***/ }),

/***/ 10198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ standingProblems),
/* harmony export */   PY: () => (/* binding */ problemOfStep),
/* harmony export */   gT: () => (/* binding */ unpostedSteps),
/* harmony export */   xT: () => (/* binding */ notTold)
/* harmony export */ });
/* harmony import */ var _step_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87541);

const STEPS = {
    working: 'the move to the working state',
    comment: 'the comment',
    state: 'the move to the next state',
    link: 'a link',
    notice: 'a notice',
};
/** Everything that is still to be posted, and what was refused for good and has not been taken up by a person. */
function unpostedSteps(state) {
    const open = Object.values(state.outbox).flatMap(({ item_id, run, steps }) => steps
        .filter(({ status }) => status === 'open')
        .map(({ kind, tries, reason, not_before }) => ({
        item_id,
        run_id: run.run_id,
        kind,
        status: 'open',
        tries,
        reason,
        until: not_before,
    })));
    const refused = Object.entries(state.items).flatMap(([item_id, { refused: step }]) => step === null
        ? []
        : [
            {
                item_id,
                run_id: step.run_id,
                kind: step.kind,
                status: 'refused',
                tries: 0,
                reason: step.reason,
                until: null,
            },
        ]);
    return [...open, ...refused];
}
/** What a try has come to, where a person is to know of it; null: all is well, or it is not worth telling. */
function problemOfStep({ key, run_id }, step, done, event) {
    const { problem } = done;
    const what = `${key}: ${STEPS[step.kind]} of ${run_id}`;
    if (event.type === 'step-ended') {
        if (event.status === 'done')
            return null;
        if (event.refusal !== undefined)
            return refusedProblem(key, event.refusal, problem);
        if (problem === undefined || event.reason === 'item-gone')
            return null;
        return { ...problem, message: `${what} is given up: ${problem.message}`, retry: false };
    }
    if (problem === undefined || _step_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .QUIET */ .DC.has(problem.code) || step.kind === 'notice' || step.kind === 'link')
        return null;
    const anew = event.taken !== undefined && event.taken.suffix !== step.suffix;
    return {
        code: problem.code,
        message: `${what} is not in Plane yet: ${problem.message}`,
        remedy: anew ? `The next tick uses another id. ${problem.remedy}` : problem.remedy || again(key),
        retry: anew || !(0,_step_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .isStuck */ .ZD)(step, problem),
    };
}
/**
 * What stands, for ticks that did not try it: the process that met it may have died before it could tell anybody.
 * @param told publications of which this tick tells by itself.
 */
function standingProblems(state, told) {
    const problems = [];
    for (const { id, item_id, run, steps } of Object.values(state.outbox)) {
        const step = steps.find(({ status }) => status === 'open');
        if (step === undefined || !step.stuck || told.has(id))
            continue;
        const key = state.items[item_id]?.key ?? run.run_id;
        problems.push({
            code: step.reason ?? 'unknown',
            message: `${key}: ${STEPS[step.kind]} of ${run.run_id} is not in Plane yet (${step.reason ?? 'unknown'}, ${step.tries} tries).`,
            remedy: again(key),
            retry: false,
        });
    }
    for (const { key, refused } of Object.values(state.items)) {
        if (refused === null || refused.reason === 'item-gone')
            continue;
        const inThisTick = [...told].some((id) => id.startsWith(`${refused.run_id}:`));
        if (!inThisTick)
            problems.push(refusedProblem(key, refused, undefined));
    }
    return problems;
}
/** Where all of Plane does not answer, or a token is wrong, every item would say so once more. */
function notTold(problems, known) {
    const common = new Set(known.filter(({ code, retry }) => retry || TOKENS.has(code)).map(({ code }) => code));
    return problems.filter(({ code }) => !common.has(code));
}
const TOKENS = new Set(['plane-token-invalid', 'plane-token-missing', 'plane-redirect']);
function again(key) {
    return `It is tried again by itself; mend what it names, or give the item up with \`agentd release ${key}\`.`;
}
function refusedProblem(key, refused, problem) {
    const { run_id, kind, reason, of_result, terminal, dir } = refused;
    const answer = kind === 'comment' && of_result;
    const lost = kind === 'comment' ? `${answer ? 'The answer' : 'The note'} is not in Plane, and the item` : 'The item';
    const before = [
        problem?.remedy ?? '',
        answer ? `The answer lies in ${dir ?? 'the run directory'} on ${terminal}.` : '',
    ];
    const first = before.filter(Boolean).join(' ');
    return {
        code: reason,
        message: [
            `${key}: Plane refuses ${STEPS[kind]} of ${run_id} for good (${reason}).`,
            `${lost} stays where it is.`,
            problem?.message ?? '',
        ]
            .join(' ')
            .trim(),
        remedy: `${first === '' ? 'Comment' : `${first} Then comment`} on the item or move it yourself; or run \`agentd release ${key}\`.`,
        retry: false,
    };
}


/***/ }),

/***/ 320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ troubleOf),
/* harmony export */   gf: () => (/* binding */ whyOf),
/* harmony export */   ie: () => (/* binding */ whereIs),
/* harmony export */   qE: () => (/* binding */ noAnswer)
/* harmony export */ });
/* harmony import */ var _moment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58902);
/* harmony import */ var _unconfigured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77029);


/** That nobody can tell more now is no news of the run itself. */
function whereIs(run) {
    const { run_id, phase, terminal, unreachable_since } = run;
    const trouble = troubleOf(run);
    const is = `${run_id} ${unreachable_since === null ? 'is' : 'was'} ${phase} on ${terminal}`;
    return trouble === null ? `${is}.` : `${is}, and ${trouble}`;
}
/** What keeps it: nobody has seen it for a while, or what cannot be killed is left of it. The end of a sentence; null: nothing does. */
function troubleOf(run) {
    const { unreachable_since, unreachable_why } = run;
    if (unreachable_since === null) {
        return run.phase === 'stopping' && run.stuck.length > 0 ? `${pidsOf(run.stuck)} still there.` : null;
    }
    const since = `has not been seen since ${(0,_moment_js__WEBPACK_IMPORTED_MODULE_1__/* .momentOf */ .E)(unreachable_since)}`;
    if (unreachable_why === null)
        return `${since}.`;
    const told_at = (0,_unconfigured_js__WEBPACK_IMPORTED_MODULE_0__/* .givenUpAt */ .KP)(run);
    const told = told_at === null ? '' : ` The item is told with [blocked] at ${(0,_moment_js__WEBPACK_IMPORTED_MODULE_1__/* .momentOf */ .E)(told_at)}.`;
    return `${since}: ${whyOf(unreachable_why)}${told}`;
}
function pidsOf(pids) {
    return pids.length === 1 ? `process ${pids.join('')} is` : `processes ${pids.join(', ')} are`;
}
/** That a terminal cannot be used now, and why the last visit failed, where that is known. */
function noAnswer(terminal, problem) {
    const said = `Terminal ${terminal} does not answer.`;
    return problem === null ? said : `${said} ${whyOf(problem)}`;
}
function whyOf({ message, remedy }) {
    return `${message} ${remedy}`.trim();
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
        watched: report.planned.flatMap((action) => action.type === 'watch' && report.acted
            ? [{ key: action.key, run_id: action.run_id, terminal: action.ref.terminal }]
            : []),
        published: events.flatMap((event) => {
            if (event.type !== 'step-ended' && event.type !== 'step-failed')
                return [];
            const run_id = event.publication_id.replace(/:[a-z]+$/, '');
            const publication = publicationOf(report, event.publication_id);
            const status = event.type === 'step-ended' ? event.status : 'open';
            const kind = publication?.steps[event.step]?.kind ?? 'step';
            const key = publication === undefined ? run_id.replace(/-\d+$/, '') : keyOf(publication.item_id);
            return [{ key, run_id, kind, status, reason: event.reason }];
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
            case 'watch':
                return { type: 'watch', key: action.key, detail: `the limits of ${action.run_id} on ${action.ref.terminal}` };
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


/***/ }),

/***/ 37496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ webUrl)
/* harmony export */ });
/** Where a person opens a work item: Plane's API gives no such address. */
function webUrl(config, key) {
    const base = (config.plane.web_url ?? config.plane.base_url).replace(/\/+$/, '');
    return `${base}/${config.plane.workspace}/browse/${key}/`;
}


/***/ })

};
