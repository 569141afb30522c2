export const id = 465;
export const ids = [465];
export const modules = {

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

/***/ 29465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTicks: () => (/* binding */ runTicks)
});

// UNUSED EXPORTS: isDry

// EXTERNAL MODULE: ./build/action/src/compose.js + 38 modules
var compose = __webpack_require__(97399);
// EXTERNAL MODULE: ./build/action/src/core/pauses.js
var pauses = __webpack_require__(73333);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/report.js
var src_report = __webpack_require__(50606);
// EXTERNAL MODULE: ./build/action/src/config/barred.js
var barred = __webpack_require__(7925);
// EXTERNAL MODULE: ./build/action/src/config/rules/rule.js
var rule = __webpack_require__(9183);
// EXTERNAL MODULE: ./build/action/src/core/state.js + 3 modules
var core_state = __webpack_require__(17959);
// EXTERNAL MODULE: ./build/action/src/core/tidy.js
var tidy = __webpack_require__(79454);
// EXTERNAL MODULE: ./build/action/src/own-claim.js
var own_claim = __webpack_require__(62619);
// EXTERNAL MODULE: ./build/action/src/save.js
var save = __webpack_require__(57265);
// EXTERNAL MODULE: ./build/action/src/tick.js + 2 modules
var tick = __webpack_require__(23773);
;// CONCATENATED MODULE: ./build/action/src/tidy.js
/**
 * A tick, and behind it what is tidied up: worktrees of items that have ended. The tick has saved everything by then, so what
 * comes after it delays nothing, and may fail, or end with the job.
 */








/** Time of its claim: so long other ticks wait if it dies. */
const CLAIM_S = 150;
/** @throws {AgentdError} as {@link tick} does. */
async function tickAndTidy(config, ports, options) {
    const begun = ports.clock.now();
    const report = await (0,tick/* tick */.i)(config, ports, options);
    const hurries = ports.clock.now() - begun > (config.limits.tick_s * 1000) / 2;
    // Under a broken configuration nobody can say what else is wrong with it.
    if ((0,barred/* isBarred */.h_)(ports.barred ?? barred/* NOTHING_BARRED */.nC))
        return report;
    if (!report.acted || hurries || options.signal.aborted)
        return report;
    if ((0,tidy/* worktreesToLeave */.zg)(report.state, config, ports.clock.now()).length === 0)
        return report;
    try {
        const tidied = await tidy_tidy(config, ports, options.signal);
        if (tidied === null)
            return report;
        return { ...report, state: tidied.state, events: [...report.events, ...tidied.events], changed: true };
    }
    catch (error) {
        ports.log.warn(`Nothing was tidied up: ${(0,errors/* problemOf */.Zw)(error).message}`);
        return report;
    }
}
async function tidy_tidy(config, ports, signal) {
    const loaded = await (0,save/* loadState */.C)(ports, false);
    if ((await (0,own_claim/* aheadOfUs */.Vj)(loaded, ports)) !== null)
        return null;
    const limits = { ...config.limits, tick_s: CLAIM_S };
    const taken = await (0,own_claim/* takeClaim */.GT)(loaded, { limits }, ports);
    if ('ahead' in taken)
        return null;
    const { held, claim, right } = taken;
    const leaving = signal.aborted ? [] : (0,tidy/* worktreesToLeave */.zg)(held.state, config, ports.clock.now());
    const repos = (0,rule/* reposByTerminal */.Nj)(config);
    const terminals = [...new Set(leaving.map(({ terminal }) => terminal))];
    const visits = await Promise.all(terminals.map((terminal) => {
        const own = leaving.filter((one) => one.terminal === terminal);
        return removeAll(own, [...(repos.get(terminal) ?? [])], held.state, right, ports);
    }));
    const events = visits.flat();
    const back = await (0,own_claim/* giveBack */.F5)(held, claim, events, ports);
    if ('state' in back)
        return { state: back.state, events };
    ports.log.warn(`What was tidied up is not saved: ${back.problem.message}`);
    return null;
}
/** Never rejects: what could not be asked is asked again. */
async function removeAll(leaving, repos, state, right, ports) {
    const [first] = leaving;
    if (first === undefined)
        return [];
    const lineage = state.lineage.slice(0, core_state/* LINEAGE_SHOWN */.SI);
    let results = [];
    try {
        const transport = ports.transportOf(first.terminal);
        const operations = leaving.map(({ key }) => {
            const path = transport.join(transport.run_root, 'worktrees', key);
            return { op: 'remove_worktree', path, repos, lineage };
        });
        results = await transport.batch(operations, { lineage, number: right.number });
    }
    catch (error) {
        ports.log.info(`No worktree was looked at on ${first.terminal}: ${(0,errors/* problemOf */.Zw)(error).message}`);
    }
    return leaving.map((one, index) => eventOf(one, results[index], state, ports));
}
function eventOf({ item_id, key, terminal }, result, state, { clock, log }) {
    const now = clock.now();
    const note = state.items[item_id]?.worktrees[terminal] ?? { tries: 0, not_before: now };
    if (result !== undefined && !('refused' in result)) {
        log.info(`The worktree of ${key} on ${terminal} holds nothing that is not kept elsewhere, and is removed.`);
        return { type: 'worktree-left', item_id, terminal, note: null };
    }
    const kept = result?.refused.code === 'worktree-kept' || result?.refused.code === 'worktree-in-use';
    if (result !== undefined)
        log.debug(`The worktree of ${key} on ${terminal} stays: ${result.refused.message}`);
    return { type: 'worktree-left', item_id, terminal, note: kept ? (0,tidy/* keptOnce */.aO)(note, now) : (0,tidy/* unasked */.Wl)(note, now) };
}

// EXTERNAL MODULE: ./build/action/src/version.js
var version = __webpack_require__(89854);
;// CONCATENATED MODULE: ./build/action/src/action/first.js
/** What is said where a job found no state: that one was made and how it goes on, or that none was. Pure. */
/** The repository variable that the schedules of the examples and of tick.yml ask for. */
const ENABLED = 'AGENTD_ENABLED';
/** null: there was a state. @param place name of the store. */
function firstSentence(first, dry_run, place) {
    if (!first)
        return null;
    if (!dry_run) {
        return (`The first state was made, in ${place}. Set the repository variable ${ENABLED} to true (Settings → Secrets and variables → ` +
            'Actions → Variables): from then on the schedule ticks.');
    }
    return (`There is no state in ${place} yet, and none was made, because this run writes nothing. The first tick is mode tick with ` +
        'init on and dry-run off; if there was a state before, find out who removed it first.');
}

;// CONCATENATED MODULE: ./build/action/src/action/attention.js
function attentionOf({ events, state }) {
    return events.flatMap((event) => {
        const publication = publicationIn(event);
        if (publication === null)
            return [];
        const { item_id, run, say } = publication;
        const key = state.items[item_id]?.key ?? item_id;
        const { run_id } = run;
        if (say.kind === 'lost') {
            const sentence = `${run_id} was lost: what it did is unknown. The comment on ${key} says where to look.`;
            return [{ level: 'warning', kind: `lost ${run_id}`, title: `${key}: lost`, sentence }];
        }
        if (say.tag === 'blocked') {
            const sentence = `${run_id} cannot go on. The comment on ${key} says why.`;
            return [{ level: 'warning', kind: `blocked ${run_id}`, title: `${key}: [blocked]`, sentence }];
        }
        if (say.tag === 'question') {
            const sentence = `${run_id} has a question. Answer it by a comment on ${key}.`;
            return [{ level: 'notice', kind: `question ${run_id}`, title: `${key}: [question]`, sentence }];
        }
        return [];
    });
}
function publicationIn(event) {
    switch (event.type) {
        case 'run-settled':
            return event.settlement.publication;
        case 'next-dropped':
        case 'unreachable-told':
        case 'leftovers-told':
            return event.publication;
        default:
            return null;
    }
}

;// CONCATENATED MODULE: ./build/action/src/action/gap.js
/** Runs may come this much late before it is worth a sentence. */
const TOLERANCE = 2;
/** A sentence when runs are missing or late; null: nothing to say, or nothing is known. */
function gapSentence(facts) {
    const { schedule, run, before, now } = facts;
    const due = schedule === null ? null : cronMinutes(schedule);
    if (due === null || run === null || before === null || before.workflow !== run.workflow)
        return null;
    const runs = run.number - before.number;
    const minutes = Math.round((now - before.at) / 60_000);
    if (runs < 1 || minutes / runs <= due * TOLERANCE)
        return null;
    const often = `Ticks were due every ${due} min`;
    if (runs === 1)
        return `${often}; the last came ${minutes} min ago.`;
    return `${often}; in the last ${minutes} min there were ${runs}.`;
}
/** Longest time, in minutes, between two starts of a cron line that is the same every day; null: it is another kind. */
function cronMinutes(cron) {
    const [minute = '', hour = '', ...days] = cron.trim().split(/\s+/);
    if (days.length !== 3 || days.some((field) => field !== '*'))
        return null;
    const minutes = cronValues(minute, 60);
    const hours = cronValues(hour, 24);
    if (minutes === null || hours === null)
        return null;
    const starts = hours.flatMap((h) => minutes.map((m) => h * 60 + m)).toSorted((a, b) => a - b);
    const [first] = starts;
    if (first === undefined)
        return null;
    const next = [...starts.slice(1), first + 24 * 60];
    return Math.max(...next.map((time, index) => time - (starts[index] ?? 0)));
}
/** `3-59/5`, `*`, `0,30` → the values below `end`, in order. */
function cronValues(field, end) {
    const values = new Set();
    for (const part of field.split(',')) {
        const match = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part);
        if (match === null)
            return null;
        const [, from, to, every] = match;
        const step = every === undefined ? 1 : Number(every);
        const first = from === undefined ? 0 : Number(from);
        const last = to !== undefined ? Number(to) : from === undefined || every !== undefined ? end - 1 : first;
        if (step === 0 || first > last || last >= end)
            return null;
        for (let value = first; value <= last; value += step)
            values.add(value);
    }
    return [...values].toSorted((a, b) => a - b);
}

// EXTERNAL MODULE: ./build/action/src/core/failures.js
var core_failures = __webpack_require__(77145);
;// CONCATENATED MODULE: ./build/action/src/action/judge.js
/**
 * Whether the job is red. Only for what a person must mend, and for failures that do not pass; a run that is red sends
 * mail, and there are hundreds a day. Pure.
 */

/** Over all ticks of the job, in order; what the last one found mended counts no more. */
function judge(ticks) {
    const told = lastTold(ticks);
    const last = ticks.at(-1);
    const lasting = last?.problems.filter(({ retry }) => !retry) ?? [];
    if (lasting.length > 0)
        return { red: true, sentence: `${listOf(lasting)}: this needs a person.` };
    if (told !== null) {
        const sentence = `${told} ticks in a row have failed. The next ticks go on trying; this is told again when there are ${told * 2}.`;
        return { red: true, sentence };
    }
    const passing = last?.problems ?? [];
    if (passing.length > 0)
        return { red: false, sentence: `${listOf(passing)}: this may pass; the next tick tries again.` };
    if (last?.ahead != null)
        return { red: false, sentence: 'Another tick was at work, so this one did nothing.' };
    return { red: false, sentence: null };
}
/** The count that is to be told, unless a later tick went well. */
function lastTold(ticks) {
    let told = null;
    for (const { events } of ticks) {
        for (const event of events) {
            if (event.type !== 'failures-counted')
                continue;
            if (event.failures === 0)
                told = null;
            else if ((0,core_failures/* isTold */.Wc)(event.failures))
                told = event.failures;
        }
    }
    return told;
}
function listOf(problems) {
    return [...new Set(problems.map(({ code }) => code))].join(', ');
}

// EXTERNAL MODULE: ./build/action/src/commands/output.js + 1 modules
var output = __webpack_require__(56005);
;// CONCATENATED MODULE: ./build/action/src/action/lines.js
/** What a tick did, as lines for the log. Pure. */


function tickLines({ report, summary }, dry_run) {
    const rows = dry_run
        ? (0,src_report/* plannedActions */.g)(report).map(({ type, key, detail }) => [`would ${type}`, key, detail])
        : doneRows(summary);
    const { plane, state, terminal } = summary.requests;
    const did = dry_run ? 'Planned' : 'Done';
    const shown = [...lines(rows)];
    if (summary.ahead !== null) {
        const until = (0,output/* shownTime */.h5)(summary.ahead.until);
        shown.push(`Another tick is at work (${summary.ahead.holder}, until ${until}).${dry_run ? '' : ' Nothing was done.'}`);
    }
    for (const { detail } of summary.paused)
        shown.push(detail);
    const { answered, ended, idle } = summary.resting;
    const counts = [
        (0,output/* counted */.hS)(summary.open, 'open run'),
        ...(answered === 0 ? [] : [(0,output/* counted */.hS)(answered, 'answered item')]),
        ...(ended === 0 ? [] : [(0,output/* counted */.hS)(ended, 'ended item')]),
        ...(idle === 0 ? [] : [(0,output/* counted */.hS)(idle, 'idle item')]),
        (0,output/* counted */.hS)(plane, 'Plane request'),
        (0,output/* counted */.hS)(state, 'state request'),
        (0,output/* counted */.hS)(terminal, 'terminal round trip'),
    ];
    shown.push(`${did} in ${summary.ms} ms: ${counts.join(', ')}.`);
    const waiting = summary.waiting.map(({ key, reason, detail, until }) => [
        key,
        reason,
        `${detail}${until === null ? '' : ` Until ${(0,output/* shownTime */.h5)(until)}.`}`,
    ]);
    return { shown, waiting: lines(waiting) };
}
function doneRows(summary) {
    return [
        ...summary.finished.map(({ key, run_id, tag, class: failure }) => [
            'finished',
            key,
            `${run_id} ${tag === null ? (failure ?? '') : `[${tag}]`}`,
        ]),
        ...summary.stopped.map(({ key, run_id, why }) => ['stopped', key, `${run_id} ${why}`]),
        ...summary.watched.map(({ key, run_id, terminal }) => [
            'watched',
            key,
            `the limits of ${run_id} on ${terminal} were kept by nobody`,
        ]),
        ...summary.published.map(({ key, run_id, kind, status, reason }) => [
            'posted',
            key,
            `${run_id} ${kind} ${status}${reason === null ? '' : ` (${reason})`}`,
        ]),
        ...summary.started.map(({ key, run_id, executor, terminal }) => [
            'started',
            key,
            `${run_id} with ${executor} on ${terminal}`,
        ]),
    ];
}
function lines(rows) {
    return rows.length === 0 ? [] : (0,output/* table */.tp)(rows).split('\n');
}

;// CONCATENATED MODULE: ./build/action/src/action/loop.js
/**
 * When ticks begin within one job: one after another at the interval while there is time, and after a failure that may
 * pass, such as a state that cannot be read, soon again; the third in a row ends the job.
 */

/** With less time left than this no further tick begins. */
const ROOM_MS = 30_000;
/** After a failure; grows with each in a row. */
const RETRY_MS = 10_000;
/**
 * Calls `once` with the time that the tick may take. It returns null, or the failure that kept the tick from a result;
 * `after` is told of each, with the number of failures in a row.
 */
async function loop(options, once, after) {
    const { clock, begun, tick_ms, several_ms, interval_ms, signal } = options;
    const end = begun + (several_ms ?? tick_ms);
    const stopped = () => signal.aborted;
    for (let failures = 0;;) {
        const started = clock.now();
        const problem = await once(Math.min(tick_ms, end - started));
        failures = problem === null ? 0 : failures + 1;
        await after(problem, failures);
        const again = problem === null ? several_ms !== null : failures < core_failures/* FAILURES_TOLD */.Od;
        if (!again || stopped())
            return;
        const now = clock.now();
        const next = Math.max(now, problem === null ? started + interval_ms : now + RETRY_MS * failures);
        const room = problem === null ? Math.min(ROOM_MS, interval_ms) : RETRY_MS;
        if (next + room > end)
            return;
        await clock.sleep(next - now, signal);
        if (stopped())
            return;
    }
}

// EXTERNAL MODULE: ./build/action/src/action/outputs.js
var outputs = __webpack_require__(28071);
// EXTERNAL MODULE: ./build/action/src/action/page.js + 1 modules
var page = __webpack_require__(82518);
// EXTERNAL MODULE: ./build/action/src/core/resting.js
var resting = __webpack_require__(51194);
// EXTERNAL MODULE: ./build/action/src/action/summary.js
var summary = __webpack_require__(34865);
;// CONCATENATED MODULE: ./build/action/src/action/ticks.js
/**
 * One tick, or several in one job. Between two ticks nothing is kept but the configuration: each loads the state anew and
 * may be the last. A signal or the end of the time ends the tick that is under way, which then saves what happened.
 */
















/** The last seconds of the time allowed are kept for the save. */
const SAVE_ROOM_MS = 15_000;
/** @throws {AgentdError} what a person must mend. */
async function runTicks(job, settings, store, github) {
    const { host, inputs, begun } = job;
    const several = inputs['max-duration'];
    const results = [];
    const judged = [];
    try {
        await loop({
            clock: host.clock,
            begun,
            tick_ms: settings.config.limits.tick_s * 1000,
            several_ms: several === undefined ? null : several * 1000,
            interval_ms: inputs.interval * 1000,
            signal: host.signal,
        }, async (time_ms) => {
            const outcome = await attempt(job, settings, store, github, time_ms);
            if ('problem' in outcome)
                return outcome.problem;
            results.push(outcome);
            judged.push(outcome.report);
            tell(job, outcome, store.name);
            return null;
        }, async (problem, failures) => {
            if (problem !== null) {
                judged.push(failedTick(problem, failures));
                job.console.problem('warning', problem);
            }
            await show(job, settings, results, judged, store.name, github);
        });
    }
    finally {
        const told = results.map((result) => ({ ...result, summary: job.console.scrub(result.summary) }));
        for (const [name, value] of Object.entries((0,outputs/* outputsOf */.Yz)(told))) {
            job.runner.output(name, job.console.redact(String(value)));
        }
    }
    return judge(judged);
}
/** The result, or the passing failure that kept the tick from coming to one. */
async function attempt(job, { config, folder, barred }, store, github, time_ms) {
    const { host, console, inputs, circumstances } = job;
    const begun = host.clock.now();
    const allowed = Math.max(0, Math.floor(time_ms - Math.min(SAVE_ROOM_MS, time_ms / 4)));
    const composed = await (0,compose/* compose */.Zz)(config, host, folder, begun + allowed, store, github, barred);
    try {
        const signal = AbortSignal.any([host.signal, AbortSignal.timeout(allowed)]);
        const ports = { ...composed.ports, run: circumstances.run, phase: (sentence) => console.write(sentence) };
        const report = await tickAndTidy(config, ports, { init: inputs.init || isDry(job), dry_run: isDry(job), signal });
        const summary = (0,src_report/* summarise */.f)(report, {
            requests: composed.requests(),
            ms: host.clock.now() - begun,
            paused: (0,pauses/* pausesOf */.P)(config),
        });
        return { report, summary: { ...summary, ...(0,resting/* sortedOut */.W)(summary.waiting, report.state) } };
    }
    catch (error) {
        if (error instanceof errors/* ConfigError */.xL || !(error instanceof errors/* AgentdError */.ie) || !error.problem.retry)
            throw error;
        return { problem: error.problem };
    }
    finally {
        await composed.close();
    }
}
function isDry({ inputs }) {
    return inputs['dry-run'] || inputs.mode === 'plan';
}
/** A state that cannot be read or saved holds no count; the attempts of this job are counted instead. */
function failedTick(problem, failures) {
    return { problems: [problem], events: [{ type: 'failures-counted', failures }], ahead: null };
}
function tell(job, result, place) {
    const first = firstSentence(result.report.first, isDry(job), place);
    if (first !== null)
        job.console.write(first);
    const { shown, waiting } = tickLines(result, isDry(job));
    for (const line of shown)
        job.console.write(line);
    if (waiting.length > 0)
        job.console.group(`${waiting.length} waiting`, waiting);
    for (const { level, kind, title, sentence } of attentionOf(result.report)) {
        job.console.annotate(level, kind, title, sentence);
    }
    for (const problem of result.summary.problems)
        job.console.problem(problem.retry ? 'warning' : 'error', problem);
}
/** null: GitHub was not asked, or did not say. */
function leftOf({ limit, remaining, reset_at }) {
    return limit === null || remaining === null || reset_at === null ? null : { limit, remaining, resets_at: reset_at };
}
/** Written after each tick, so that a job that is killed in a later one has a page. */
async function show(job, settings, results, judged, place, github) {
    const { host, console, runner, circumstances } = job;
    const [first, ...others] = results;
    const verdict = judge(judged);
    const now = host.clock.now();
    const text = first === undefined
        ? (0,summary.renderFailure)(job.inputs.mode, console.scrub(judged.at(-1)?.problems ?? []))
        : (0,summary/* renderPage */.C)(console.scrub((0,page/* pageOf */.Z)(settings.config, [first, ...others], {
            version: version/* VERSION */.x,
            mode: job.inputs.mode,
            dry_run: isDry(job),
            now,
            verdict,
            first: firstSentence(first.report.first, isDry(job), place),
            gap: gapSentence({ ...circumstances, before: first.report.previous, now: job.begun }),
            github: leftOf(github.budget()),
            server_url: circumstances.server_url,
        })));
    await runner.page(console.redact(text));
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


/***/ })

};
