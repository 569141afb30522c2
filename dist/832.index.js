export const id = 832;
export const ids = [832];
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

/***/ 243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runStatusMode: () => (/* binding */ runStatusMode)
});

// EXTERNAL MODULE: ./build/bot/facts.js
var facts = __webpack_require__(33437);
// EXTERNAL MODULE: ./build/action/src/save.js
var save = __webpack_require__(57265);
// EXTERNAL MODULE: ./build/action/src/commands/exit-codes.js
var exit_codes = __webpack_require__(38214);
// EXTERNAL MODULE: ./build/action/src/commands/load-config.js
var load_config = __webpack_require__(55660);
// EXTERNAL MODULE: ./build/action/src/commands/output.js + 1 modules
var output = __webpack_require__(56005);
// EXTERNAL MODULE: ./build/action/src/commands/state-access.js
var state_access = __webpack_require__(70703);
// EXTERNAL MODULE: ./build/action/src/core/pauses.js
var pauses = __webpack_require__(73333);
// EXTERNAL MODULE: ./build/action/src/config/barred.js
var barred = __webpack_require__(7925);
// EXTERNAL MODULE: ./build/action/src/core/bots.js
var bots = __webpack_require__(56204);
// EXTERNAL MODULE: ./build/action/src/core/eligible.js
var eligible = __webpack_require__(85503);
// EXTERNAL MODULE: ./build/action/src/core/publications.js
var publications = __webpack_require__(92269);
// EXTERNAL MODULE: ./build/action/src/core/renames.js
var renames = __webpack_require__(39519);
// EXTERNAL MODULE: ./build/action/src/core/resting.js
var core_resting = __webpack_require__(51194);
// EXTERNAL MODULE: ./build/action/src/core/route.js
var route = __webpack_require__(90297);
// EXTERNAL MODULE: ./build/action/src/core/slots.js
var core_slots = __webpack_require__(74585);
;// CONCATENATED MODULE: ./build/action/src/core/queue.js
/**
 * What waits for a run, in the order in which it is to start: judged from state alone, by the rules of a tick. Nobody is
 * asked, so that what a tick would still read (comments, blockers, rights) is not known here. Pure.
 */








function queueOf(state, config, now) {
    const { views, whys } = viewsOf(state, config);
    const facts = {
        state,
        config,
        now,
        publishing: (0,publications/* postingItems */.Xq)(state, config),
        barred: barred/* NOTHING_BARRED */.nC,
        route: (seen, view) => (0,route/* routeItem */.b)(seen, view, config),
    };
    const wishes = [];
    const held = [];
    for (const [item_id, item] of Object.entries(state.items)) {
        if (state.inflight[item_id] !== undefined || ((0,renames/* isFormer */.w9)(item.project) && item.next === null))
            continue;
        const view = views.get(item.project);
        const judged = view === undefined
            ? (0,eligible/* refuse */.TR)('project-unread', whys.get(item.project) ?? `Project ${item.project} is not in the configuration.`)
            : (0,eligible/* judge */.S4)(item_id, item, view, facts);
        if ('reason' in judged)
            held.push({ key: item.key, ...judged });
        else
            wishes.push(judged);
    }
    const { waiting, resting } = (0,core_resting/* sortedOut */.W)(held, state);
    const records = new Map(Object.values(state.items).map((item) => [item.key, item]));
    const rest = waiting.flatMap((entry) => {
        const item = records.get(entry.key);
        return item === undefined ? [] : [queued(item, entry)];
    });
    const timed = rest.filter(({ until }) => until !== null).toSorted((a, b) => (a.until ?? 0) - (b.until ?? 0));
    const stuck = rest.filter(({ until }) => until === null).toSorted((a, b) => a.created_at - b.created_at);
    return { queue: [...inPlaces(wishes, config, state), ...timed, ...stuck], resting };
}
/** As the last tick knew them: whose token was never read is nobody's bot. */
function viewsOf(state, config) {
    const identities = new Map();
    for (const [terminal, { user_id }] of Object.entries(state.terminals)) {
        if (user_id !== null)
            identities.set(terminal, { user_id, fresh: false });
    }
    const views = new Map();
    const whys = new Map();
    for (const key of Object.keys(config.projects)) {
        const known = state.projects[key];
        const { view, problems } = known === undefined ? UNREAD : (0,bots/* viewProject */.P9)(key, config, known.info, { identities });
        if (view !== null)
            views.set(key, view);
        else
            whys.set(key, problems[0]?.message ?? `Project ${key} has not been read yet.`);
    }
    return { views, whys };
}
const UNREAD = { view: null, problems: [] };
function inPlaces(wishes, config, state) {
    const slots = new core_slots/* Slots */.W(config, state);
    return wishes
        .toSorted((a, b) => (0,eligible/* byUrgency */.td)(a.item, b.item))
        .map((wish) => {
        const full = slots.full(wish);
        if (full !== null)
            return queued(wish.item, full);
        slots.take(wish);
        const { executor, terminal } = wish.route;
        return queued(wish.item, { reason: null, detail: `Next: ${executor} on ${terminal}.`, until: null });
    });
}
function queued({ key, seen }, why) {
    const { reason, detail, until } = why;
    return { key, priority: seen.priority, reason, detail, until, created_at: seen.created_at };
}

// EXTERNAL MODULE: ./build/action/src/core/unposted.js
var core_unposted = __webpack_require__(10198);
// EXTERNAL MODULE: ./build/action/src/core/where-is.js
var where_is = __webpack_require__(320);
;// CONCATENATED MODULE: ./build/action/src/commands/status.js











function addStatus(program, host, done) {
    program
        .command('status')
        .description('Show open runs, the queue, results still to be posted, and recent history.')
        .option('-c, --config <file>', 'configuration file')
        .option('--json', 'print one JSON object')
        .action(async (flags) => done(await statusCommand(host, flags)));
}
async function statusCommand(host, flags) {
    const json = flags.json === true;
    try {
        const { config, folder } = await loadConfig(host, flags.config);
        const { state } = await loadState(savePorts(config, host, folder), false);
        const now = host.clock.now();
        const status = statusOf(state, config, now);
        if (json)
            writeJson(host, { ok: true, ...status });
        else
            writeStatus(host, status, now);
        return EXIT.fine;
    }
    catch (error) {
        return fail(host, error, json);
    }
}
/** Holds that are over are left out. `paused`: what starts nothing for now by the configuration. */
function statusOf(state, config, now) {
    const paused = (0,pauses/* pausesOf */.P)(config);
    const unposted = (0,core_unposted/* unpostedSteps */.gT)(state);
    const { queue, resting } = queueOf(state, config, now);
    return {
        saved_at: state.saved_at,
        claim: state.claim,
        items: Object.keys(state.items).length,
        paused,
        open: Object.values(state.inflight).map((run) => ({
            key: run.key,
            run_id: run.run_id,
            phase: run.phase,
            terminal: run.terminal,
            executor: run.executor,
            marked_at: run.marked_at,
            /** null: no tick has seen it begin yet. */
            started_at: startedAt(run),
            /** Elapsed since then, or since it was decided. */
            seconds: Math.max(0, Math.round((now - (startedAt(run) ?? run.marked_at)) / 1000)),
            unreachable_since: run.unreachable_since,
            unreachable_why: run.unreachable_why,
            /** Pids of what cannot be killed. */
            stuck: run.phase === 'stopping' ? run.stuck : [],
            trouble: (0,where_is/* troubleOf */.LH)(run),
        })),
        /** What waits for a run, in the order in which it is to start. */
        queue,
        /** What only waits for a person, or for nothing, in numbers. */
        resting,
        outbox: unposted
            .filter(({ status }) => status === 'open')
            .map(({ run_id, kind, tries, reason, until }) => ({ run_id, kind, tries, reason, until: until ?? 0 })),
        /** What Plane refused for good and no person has taken up. */
        refused: Object.values(state.items).flatMap(({ key, refused }) => (refused === null ? [] : [{ key, ...refused }])),
        accounts: Object.entries(state.accounts)
            .filter(([, { until }]) => until > now)
            .map(([account, { until, holds }]) => ({ account, until, holds })),
        terminals: Object.entries(state.terminals).map(([terminal, { failures, unreachable_since, problem, not_before, holds }]) => ({
            terminal,
            failures,
            unreachable_since,
            problem,
            asked_again_at: not_before > now ? not_before : null,
            held: Object.entries(holds)
                .filter(([, { until }]) => until > now)
                .map(([executor, hold]) => ({ executor, ...hold })),
        })),
        history: state.history.slice(-20).toReversed(),
    };
}
function startedAt(run) {
    return run.phase === 'launching' ? null : run.started_at;
}
function writeStatus(host, status, now) {
    statusSections(status, now, (title, rows) => {
        if (rows.length > 0)
            host.write(`${paint(host, 'bold', title)}\n${table(rows, widthOf(host))}\n\n`);
    });
    host.write(`${statusLine(status)}\n`);
}
/** `12 items known, 9 of them answered; saved …` */
function statusLine({ items, resting, saved_at }) {
    const parts = Object.entries(resting).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`]));
    const of = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
    return `${(0,output/* counted */.hS)(items, 'item')} known${of}; saved ${(0,output/* shownTime */.h5)(saved_at)}.`;
}
/** Most items of the queue that people are shown; programs get all. */
const QUEUE_SHOWN = 50;
/** Each part under its title, also those without rows. */
function statusSections(status, now, section) {
    section('Paused', status.paused.map(({ detail }) => [detail]));
    section('Open runs', status.open.map((run) => [
        run.run_id,
        run.phase,
        `${run.executor} on ${run.terminal}`,
        `for ${(0,facts/* duration */.p0)(run.seconds)}, since ${(0,output/* shownTime */.h5)(run.started_at ?? run.marked_at)}${run.trouble === null ? '' : `; ${run.trouble}`}`,
    ]));
    const more = status.queue.length - QUEUE_SHOWN;
    section('Queue', [
        ...status.queue
            .slice(0, QUEUE_SHOWN)
            .map(({ key, priority, reason, detail, until }, index) => [
            `${index + 1}.`,
            key,
            priority === 'none' ? '' : priority,
            `${reason === null ? '' : `${reason}: `}${detail}${until === null ? '' : ` Until ${(0,output/* shownTime */.h5)(until)}.`}`,
        ]),
        ...(more > 0 ? [['', `and ${more} more`]] : []),
    ]);
    section('Still to be posted', status.outbox.map((step) => [
        step.run_id,
        step.kind,
        (0,output/* counted */.hS)(step.tries, 'attempt'),
        `${step.reason ?? ''}${step.until > now ? ` (again at ${(0,output/* shownTime */.h5)(step.until)})` : ''}`.trim(),
    ]));
    section('Refused by Plane for good', status.refused.map(({ run_id, kind, reason, at, of_result, terminal, dir }) => [
        run_id,
        kind,
        `${reason} at ${(0,output/* shownTime */.h5)(at)}`,
        of_result ? `it lies on ${terminal}${dir === null ? '' : ` in ${dir}`}` : 'a note',
    ]));
    section('Holds', [
        ...status.accounts.map(({ account, until }) => [account, 'quota', `until ${(0,output/* shownTime */.h5)(until)}`]),
        ...status.terminals.flatMap(({ terminal, held }) => held.map(({ executor, until, reason }) => [`${terminal}/${executor}`, reason, `until ${(0,output/* shownTime */.h5)(until)}`])),
        ...status.terminals
            .filter(({ failures }) => failures > 0)
            .map(({ terminal, failures, problem, asked_again_at }) => [
            terminal,
            'not reached',
            `${(0,output/* counted */.hS)(failures, 'time')} in a row; asked again ${asked_again_at === null ? 'by the next tick' : `at ${(0,output/* shownTime */.h5)(asked_again_at)}`}${problem === null ? '' : `. ${(0,where_is/* whyOf */.gf)(problem)}`}`,
        ]),
    ]);
    section('Recently ended', status.history.map((entry) => [
        entry.run_id,
        entry.tag === null ? (entry.class ?? '') : `[${entry.tag}]`,
        `${entry.executor} on ${entry.terminal}`,
        (0,output/* shownTime */.h5)(entry.at),
    ]));
}

// EXTERNAL MODULE: ./build/action/src/action/markdown.js
var markdown = __webpack_require__(17220);
// EXTERNAL MODULE: ./build/action/src/action/outputs.js
var outputs = __webpack_require__(28071);
;// CONCATENATED MODULE: ./build/action/src/action/status.js
/** Mode `status`: what the state says, as the command of that name tells it; nobody else is asked. */






const ROWS = 500;
/** @throws {AgentdError} the state is not there, or cannot be read. */
async function runStatusMode(job, { config, folder }) {
    const { host, console, runner } = job;
    const { state } = await (0,save/* loadState */.C)((0,state_access/* savePorts */.AX)(config, host, folder), false);
    const now = host.clock.now();
    const status = console.scrub(statusOf(state, config, now));
    const line = statusLine(status);
    const parts = [`### agentd status: ${(0,markdown/* plain */.pj)(line)}`];
    statusSections(status, now, (title, rows) => {
        if (rows.length === 0)
            return;
        console.group(`${title}: ${rows.length}`, (0,output/* table */.tp)(rows).split('\n'));
        const width = Math.max(...rows.map((row) => row.length));
        const cells = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
        parts.push(`**${title}**\n\n${(0,markdown/* tableOf */.c_)(['', ...Array.from({ length: width - 1 }, () => '')], cells, ROWS)}`);
    });
    console.write(line);
    runner.output('open', String(status.open.length));
    runner.output('summary-json', console.redact((0,outputs/* withinOutput */.jC)({ ok: true, ...status }, ['history', 'queue', 'refused', 'outbox'])));
    await runner.page(console.redact(`${parts.join('\n\n')}\n`));
    return { red: false, sentence: null };
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

// UNUSED EXPORTS: fail, writeJson, writeProblem

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

/***/ 87634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ terminalPrint),
/* harmony export */   T: () => (/* binding */ executorPrint)
/* harmony export */ });
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27047);
/* harmony import */ var _sorted_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43478);


/** Of what is needed to reach a terminal. */
function terminalPrint(terminal, { terminals, warpgate }) {
    return (0,_print_js__WEBPACK_IMPORTED_MODULE_1__/* .printOf */ .F)((0,_sorted_json_js__WEBPACK_IMPORTED_MODULE_0__/* .sortedJson */ .I)([terminals[terminal], warpgate]));
}
/** Of what is needed for an executor to work on a terminal. */
function executorPrint(terminal, executor, config) {
    const repos = Object.entries(config.projects).map(([key, project]) => [key, project.repos[terminal]]);
    const { env_patterns } = config.retry;
    return (0,_print_js__WEBPACK_IMPORTED_MODULE_1__/* .printOf */ .F)((0,_sorted_json_js__WEBPACK_IMPORTED_MODULE_0__/* .sortedJson */ .I)([config.terminals[terminal], config.executors[executor], repos, env_patterns]));
}


/***/ }),

/***/ 36466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rw: () => (/* binding */ holdExecutor),
/* harmony export */   VJ: () => (/* binding */ holdName),
/* harmony export */   XP: () => (/* binding */ accountOf),
/* harmony export */   lc: () => (/* binding */ ENV_HOLD_MS),
/* harmony export */   wM: () => (/* binding */ freeAccount),
/* harmony export */   wk: () => (/* binding */ freeExecutor),
/* harmony export */   xn: () => (/* binding */ holdAccount)
/* harmony export */ });
/* harmony import */ var _backoff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96596);
/* harmony import */ var _config_print_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87634);


const ENV_HOLD_MS = 60 * 60_000;
/** Name of an executor on a terminal, as `agentd release --hold` takes it; an account that has no name of its own has this one. */
function holdName(terminal, executor) {
    return `${terminal}/${executor}`;
}
function accountOf(run, config) {
    return config.terminals[run.terminal]?.accounts[run.executor] ?? holdName(run.terminal, run.executor);
}
/** Runs that were under way when the account was held say nothing new: together they are one hold. */
function holdAccount(run, reset_at, { config, state, now }) {
    const account = accountOf(run, config);
    const known = state.accounts[account];
    if (known === undefined || known.until <= now) {
        const before = known?.holds ?? 0;
        return { type: 'account-held', account, until: (0,_backoff_js__WEBPACK_IMPORTED_MODULE_1__/* .quotaUntil */ .dE)(now, reset_at, before), holds: before + 1 };
    }
    const until = Math.max(known.until, (0,_backoff_js__WEBPACK_IMPORTED_MODULE_1__/* .quotaUntil */ .dE)(now, reset_at, known.holds - 1));
    return { type: 'account-held', account, until, holds: known.holds };
}
function freeAccount(run, config) {
    return [{ type: 'account-freed', account: accountOf(run, config) }];
}
/** Others would fail alike, unless it was a label of this item that chose the model or the script. */
function holdExecutor(run, reason, { config, now }) {
    const { terminal, executor, key } = run;
    const known = config.executors[executor];
    const usual = run.model === (known?.default_model ?? null) && run.script === (known?.script ?? null);
    if (!usual)
        return [];
    const until = now + ENV_HOLD_MS;
    const print = (0,_config_print_js__WEBPACK_IMPORTED_MODULE_0__/* .executorPrint */ .T)(terminal, executor, config);
    return [{ type: 'executor-held', terminal, executor, since: now, until, reason: `${key}: ${reason}`, print }];
}
/** It works again. */
function freeExecutor(run, state) {
    const held = state.terminals[run.terminal]?.holds[run.executor] !== undefined;
    return held ? [{ type: 'executor-freed', terminal: run.terminal, executor: run.executor }] : [];
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

/***/ 27047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ printOf)
/* harmony export */ });
/** 64 bits of a text, as hex: two mixed sums, for what a chance equality does not harm. Pure. */
function printOf(text) {
    let [a, b] = [0x9e3779b9, 0x85ebca6b];
    for (const char of text) {
        const point = char.codePointAt(0) ?? 0;
        a = Math.imul(a ^ point, 0x01000193);
        b = Math.imul(b ^ point, 0x5bd1e995);
        b ^= b >>> 15;
    }
    return [a ^ (a >>> 16), b ^ (b >>> 13)].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('');
}


/***/ }),

/***/ 39519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fD: () => (/* binding */ renamesOf),
/* harmony export */   pG: () => (/* binding */ foldRenames),
/* harmony export */   w9: () => (/* binding */ isFormer)
/* harmony export */ });
/* harmony import */ var _run_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68371);

/** Projects that were read now under another identifier than state has them, and former ones, which nothing names now. */
function renamesOf({ projects }, obs, config) {
    const others = Object.keys(config.projects).flatMap((key) => {
        const seen = obs.projects[key];
        if (seen?.ok !== true || !seen.fresh || projects[key]?.info.id === seen.info.id)
            return [];
        return [{ key, id: seen.info.id }];
    });
    const renamed = others.flatMap(({ key: to, id }) => {
        const from = Object.keys(projects).find((key) => projects[key]?.info.id === id);
        return from === undefined ? [] : [{ from, to }];
    });
    const former = others.flatMap(({ key: from }) => {
        const known = projects[from];
        if (known === undefined || renamed.some((names) => names.from === from))
            return [];
        return [{ from, to: formerName(from, known.info.id) }];
    });
    return [...renamed, ...former];
}
const ID_SHOWN = 8;
/**
 * Another project has the identifier by now: what is still to be said of the one that had it goes there by its id, and not
 * to a work item of the same id in the other, which Plane would take without a word. No identifier holds such signs,
 * and keys are looked for in capitals.
 */
function formerName(key, id) {
    return `${key} (${id.slice(0, ID_SHOWN).toUpperCase()})`;
}
function isFormer(project) {
    return project.endsWith(')');
}
/** Ids of runs, directories and comments stay as they were given, and further runs are named after the first. */
function foldRenames(draft, names) {
    const now = new Map(names.map(({ from, to }) => [from, to]));
    const { items, inflight, projects } = draft.state;
    for (const [item_id, item] of Object.entries(items)) {
        const project = now.get(item.project);
        if (project === undefined)
            continue;
        if (isFormer(project) && item.runs === 0)
            draft.delete('items', item_id);
        else
            draft.set('items', item_id, { ...(0,_run_key_js__WEBPACK_IMPORTED_MODULE_0__/* .withKey */ .iC)(item, renamed(item.key, project)), project });
    }
    for (const [item_id, run] of Object.entries(inflight)) {
        const project = now.get(run.project);
        if (project !== undefined)
            draft.set('inflight', item_id, { ...run, project, key: renamed(run.key, project) });
    }
    for (const { from } of names)
        draft.delete('projects', from);
    for (const { from, to } of names) {
        const record = projects[from];
        const isEmpty = isFormer(to) && !Object.values(draft.state.items).some(({ project }) => project === to);
        if (record !== undefined && !isEmpty)
            draft.set('projects', to, { ...record, info: { ...record.info, key: to } });
    }
}
/** `ENG-12` → `CORE-12`. */
function renamed(key, project) {
    return `${project}${key.slice(key.lastIndexOf('-'))}`;
}


/***/ }),

/***/ 51194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ sortedOut)
/* harmony export */ });
/** What has an open run is left out: it is told among those that run. */
function sortedOut(all, state) {
    const ended = new Set(Object.values(state.items).flatMap(({ key, seen }) => seen.state.group === 'completed' || seen.state.group === 'cancelled' ? [key] : []));
    const waiting = [];
    const resting = { answered: 0, ended: 0, idle: 0 };
    for (const entry of all) {
        switch (entry.reason) {
            case 'open-run':
                break;
            case 'answered':
            case 'state':
            case 'not-assigned':
                if (ended.has(entry.key))
                    resting.ended += 1;
                else if (entry.reason === 'answered')
                    resting.answered += 1;
                else
                    resting.idle += 1;
                break;
            default:
                waiting.push(entry);
        }
    }
    return { waiting, resting };
}


/***/ }),

/***/ 68371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iC: () => (/* binding */ withKey),
/* harmony export */   kB: () => (/* binding */ runKeyOf),
/* harmony export */   pO: () => (/* binding */ keyForRuns)
/* harmony export */ });
const ID_SHOWN = 8;
function runKeyOf({ key, run_key }) {
    return run_key ?? key;
}
/**
 * For the next run. Where another item has had runs under the same key, as in a project whose identifier another one has
 * taken, part of the id tells them apart; null: it is the item's key.
 */
function keyForRuns(item_id, item, items) {
    const { key, runs, run_key } = item;
    if (runs > 0 || run_key !== null)
        return run_key;
    const isTaken = Object.entries(items).some(([id, other]) => id !== item_id && other.runs > 0 && runKeyOf(other) === key);
    return isTaken ? `${key}-${item_id.slice(0, ID_SHOWN)}` : null;
}
/** The records of an item whose project is called otherwise from now on. */
function withKey(item, key) {
    const { runs, run_key, former_keys } = item;
    return {
        ...item,
        key,
        run_key: run_key ?? (runs > 0 ? item.key : null),
        former_keys: [...former_keys.filter((one) => one !== item.key && one !== key), item.key],
    };
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
