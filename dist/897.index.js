export const id = 897;
export const ids = [897];
export const modules = {

/***/ 68897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReapMode: () => (/* binding */ runReapMode)
});

// EXTERNAL MODULE: ./build/bot/clean.js
var clean = __webpack_require__(85151);
// EXTERNAL MODULE: ./build/action/src/compose.js + 38 modules
var compose = __webpack_require__(97399);
// EXTERNAL MODULE: ./build/action/src/core/reap.js
var reap = __webpack_require__(26370);
// EXTERNAL MODULE: ./build/action/src/config/nearest.js
var nearest = __webpack_require__(58675);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/github-host.js + 10 modules
var github_host = __webpack_require__(65716);
// EXTERNAL MODULE: ./build/action/src/config/rules/rule.js
var rule = __webpack_require__(9183);
// EXTERNAL MODULE: ./build/action/src/core/state.js + 3 modules
var core_state = __webpack_require__(17959);
// EXTERNAL MODULE: ./build/action/src/observe.js + 21 modules
var observe = __webpack_require__(67202);
// EXTERNAL MODULE: ./build/action/src/own-claim.js
var own_claim = __webpack_require__(62619);
// EXTERNAL MODULE: ./build/action/src/save.js
var save = __webpack_require__(57265);
;// CONCATENATED MODULE: ./build/action/src/reap.js
/**
 * Tidies up after runs on all terminals: claim, look, decide, act, give the claim back. While it holds the claim no tick
 * acts, and its fence turns away a tick that comes late; so what state says is open is what is open.
 */







/** Most that is done in one visit: its script must end in time, on Windows too, and the claim is looked at in between. */
const AT_ONCE = 20;
/** @throws {AgentdError} the state cannot be read or saved. */
async function reap_reap(config, ports, options) {
    const asked = { ...options, repos: (0,rule/* reposByTerminal */.Nj)(config) };
    const loaded = await (0,save/* loadState */.C)(ports, false);
    ports.know((0,observe/* learnedHostKeys */.E)(loaded.state));
    if (options.dry_run)
        return reportOf(await visitAll(loaded.state, null, ports, asked));
    const ahead = await (0,own_claim/* aheadOfUs */.Vj)(loaded, ports);
    if (ahead !== null)
        return standAside(ahead);
    if (ports.signal.aborted)
        return reportOf(await visitAll(loaded.state, null, ports, asked));
    const taken = await (0,own_claim/* takeClaim */.GT)(loaded, config, ports);
    if ('ahead' in taken)
        return standAside(taken.ahead);
    // Whatever fails on a terminal is in what is looked at, so the claim is always given back.
    const looked = await visitAll(taken.held.state, taken.right, ports, asked);
    const back = await (0,own_claim/* giveBack */.F5)(taken.held, taken.claim, [], ports);
    return { ...reportOf(looked), claim_left: 'problem' in back ? back.problem : null };
}
function reportOf(looked) {
    return { ahead: null, ...looked, claim_left: null };
}
function standAside(ahead) {
    return { ahead, actions: [], findings: [], unreached: [], claim_left: null };
}
async function visitAll(state, right, ports, asked) {
    const visits = await Promise.all(asked.terminals.map((terminal) => visit(terminal, state, right, ports, asked)));
    return {
        actions: visits.flatMap(({ actions }) => actions),
        findings: visits.flatMap(({ findings }) => findings),
        unreached: visits.flatMap(({ unreached }) => unreached),
    };
}
async function visit(terminal, state, right, ports, { older_than_ms, repos: known }) {
    try {
        const transport = ports.transportOf(terminal);
        const repos = [...(known.get(terminal) ?? [])];
        const [seen] = await transport.batch([{ op: 'census', repos }], null);
        if (seen === undefined || !('census' in seen)) {
            const problem = seen !== undefined && 'refused' in seen ? seen.refused : NO_ANSWER;
            return { actions: [], findings: [], unreached: [{ terminal, problem }] };
        }
        const plan = (0,reap/* planReap */.Ye)({ state, census: seen.census, now: seen.now, older_than_ms });
        const findings = plan.findings.map((finding) => ({ ...finding, terminal }));
        const lineage = state.lineage.slice(0, core_state/* LINEAGE_SHOWN */.SI);
        const done = right === null ? [] : await carryOutAll(plan.actions, transport, { lineage, ...right, repos }, ports);
        const actions = plan.actions.map((action, index) => ({
            ...action,
            terminal,
            ...(done[index] ?? { status: 'planned' }),
        }));
        return { actions, findings, unreached: [] };
    }
    catch (error) {
        return { actions: [], findings: [], unreached: [{ terminal, problem: (0,errors/* problemOf */.Zw)(error) }] };
    }
}
/** In visits that end in time; what is left over when the time of the claim is up is for the next time. */
async function carryOutAll(actions, transport, { lineage, number, until, repos }, { clock, signal }) {
    const done = [];
    while (done.length < actions.length && !signal.aborted && clock.now() <= until) {
        const next = actions.slice(done.length, done.length + AT_ONCE);
        done.push(...(await carryOut(next, transport, { lineage, number }, repos)));
    }
    return done;
}
/** One round trip; a terminal that does not answer leaves them unknown, and the next time looks again. */
async function carryOut(actions, transport, fence, repos) {
    try {
        const operations = actions.map((action) => operationOf(action, transport, repos, fence.lineage));
        const results = await transport.batch(operations, fence);
        return actions.map((action, index) => outcomeOf(action, results[index]));
    }
    catch (error) {
        const problem = (0,errors/* problemOf */.Zw)(error);
        return actions.map(() => ({ status: 'failed', problem }));
    }
}
function operationOf({ type, name }, transport, repos, lineage) {
    const { run_root } = transport;
    const dir = transport.join(run_root, name);
    switch (type) {
        case 'end':
            return { op: 'kill', identity: null, dir, task: `agentd-${name}`, collect: [] };
        case 'remove':
            return { op: 'discard', dir, task: `agentd-${name}` };
        case 'remove-worktree':
            return { op: 'remove_worktree', path: transport.join(run_root, 'worktrees', name), repos, lineage };
    }
}
function outcomeOf({ name }, result) {
    if (result === undefined)
        return { status: 'failed', problem: NO_ANSWER };
    if ('refused' in result)
        return { status: 'failed', problem: result.refused };
    if (!('inspection' in result))
        return { status: 'done' };
    const { inspection } = result;
    const left = 'survivors' in inspection ? inspection.survivors : [];
    const over = inspection.state !== 'running' && inspection.state !== 'starting';
    if (over && left.length === 0)
        return { status: 'done' };
    const there = left.length === 0 ? '' : `, and of its processes ${left.join(', ')} are still there`;
    const message = `${name} was to be ended, and is ${inspection.state}${there}.`;
    return {
        status: 'failed',
        problem: { code: 'reap-still-there', message, remedy: 'Look at the terminal.', retry: true },
    };
}
const NO_ANSWER = {
    code: 'answer-incomplete',
    message: 'The terminal answered without this result.',
    remedy: 'Try again.',
    retry: true,
};

// EXTERNAL MODULE: ./build/action/src/commands/exit-codes.js
var exit_codes = __webpack_require__(38214);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
;// CONCATENATED MODULE: ./build/action/src/commands/flags.js
/** Values of command-line options. */

/** For `.option(…, wholeNumber(0, 65535))`: anything else is a usage error. */
function flags_wholeNumber(least, most) {
    return (text) => {
        const value = Number(text);
        if (/^\d+$/.test(text) && value >= least && value <= most)
            return value;
        throw new esm/* InvalidArgumentError */.Di(`It must be a whole number from ${least} to ${most}.`);
    };
}
const port = flags_wholeNumber(0, 65_535);

// EXTERNAL MODULE: ./build/action/src/commands/load-config.js
var load_config = __webpack_require__(55660);
// EXTERNAL MODULE: ./build/action/src/commands/output.js + 1 modules
var output = __webpack_require__(56005);
;// CONCATENATED MODULE: ./build/action/src/commands/reap.js











const DAY_MS = 24 * 60 * 60_000;
/** Age at which what has ended is removed. */
const REAP_DAYS = 14;
function addReap(program, host, done) {
    program
        .command('reap')
        .description('End runs that nobody waits for, remove old run directories, and list what is unknown.')
        .argument('[terminals...]', 'names of terminals; default: all')
        .option('--dry-run', 'say what would be done, and do nothing')
        .option('--older-than <days>', 'age at which what has ended is removed', wholeNumber(1, 36_500), REAP_DAYS)
        .option('-c, --config <file>', 'configuration file')
        .option('--json', 'print one JSON object')
        .action(async (terminals, flags) => done(await reapCommand(host, terminals, flags)));
}
async function reapCommand(host, names, flags) {
    const json = flags.json === true;
    try {
        const { config, folder } = await loadConfig(host, flags.config);
        const terminals = chosen(config, names);
        const report = await reapTerminals(config, host, folder, {
            terminals,
            dry_run: flags.dryRun === true,
            older_than_days: flags.olderThan,
        });
        const ok = isReaped(report);
        if (json)
            writeJson(host, { ok, ...report });
        else
            writeReport(host, report, terminals.length);
        if (report.ahead !== null)
            return EXIT.ahead;
        return ok ? EXIT.fine : EXIT.failed;
    }
    catch (error) {
        return fail(host, error, json);
    }
}
/** @throws {AgentdError} the state cannot be read or saved. */
async function reapTerminals(config, host, folder, asked) {
    const github = (0,github_host/* githubHost */.S)(host);
    const fleet = (0,compose/* composeFleet */.JA)(config, host);
    try {
        const ahead = (0,compose/* aheadOf */.RJ)(config, github, host);
        const ports = {
            store: (0,github_host/* openStore */.C)(config.state, folder, host, github),
            clock: host.clock,
            random: host.random,
            holder: host.holder,
            signal: host.signal,
            transportOf: (terminal) => fleet.transportOf(terminal),
            know: (keys) => fleet.know(keys),
            ...(ahead === null ? {} : { ahead }),
        };
        const { terminals, dry_run, older_than_days } = asked;
        return await reap_reap(config, ports, { terminals, dry_run, older_than_ms: older_than_days * DAY_MS });
    }
    finally {
        await fleet.close();
    }
}
/** @throws {ConfigError} `terminal-unknown` */
function chosen(config, names) {
    const all = Object.keys(config.terminals);
    const unknown = names.find((name) => !all.includes(name));
    if (unknown === undefined)
        return names.length === 0 ? all : [...new Set(names)];
    throw new errors/* ConfigError */.xL({
        code: 'terminal-unknown',
        message: `There is no terminal ${JSON.stringify(unknown)} in the configuration.`,
        remedy: (0,nearest/* didYouMean */.au)(unknown, all, `Use one of: ${all.join(', ')}.`),
        retry: false,
    });
}
/** Something of this state that a person has to look at is no success. */
function isReaped({ ahead, actions, findings, unreached, claim_left }) {
    const failed = actions.some(({ status }) => status === 'failed');
    return ahead === null && !failed && findings.every(reap/* isForeign */.jq) && unreached.length === 0 && claim_left === null;
}
function writeReport(host, report, visited) {
    const { ahead, actions, findings, unreached, claim_left } = report;
    if (ahead !== null) {
        writeText(host, `Another tick is at work (${ahead.holder}, until ${shownTime(ahead.until)}). Nothing was done.`);
        return;
    }
    const rows = actions.map(({ terminal, type, name, why, status, problem }) => [
        paint(host, status === 'done' ? 'green' : status === 'failed' ? 'red' : 'cyan', status === 'done' ? type : `${type} (${status})`),
        terminal,
        `${name}: ${problem?.message ?? why}`,
    ]);
    for (const { terminal, code, message } of findings)
        rows.push([paint(host, 'yellow', code), terminal, message]);
    for (const { terminal, problem } of unreached)
        rows.push([paint(host, 'red', 'not looked at'), terminal, problem.message]);
    if (claim_left !== null)
        rows.push([paint(host, 'yellow', 'claim left'), 'state', claim_left.message]);
    if (rows.length > 0)
        writeTable(host, rows);
    const remedies = [
        ...findings.map(({ remedy }) => remedy),
        ...unreached.map(({ problem }) => problem.remedy),
        ...actions.map(({ problem }) => problem?.remedy ?? ''),
        claim_left?.remedy ?? '',
    ];
    for (const remedy of new Set(remedies))
        if (remedy !== '')
            writeText(host, `  ${cleanLine(remedy)}`, 2);
    const done = actions.filter(({ status }) => status === 'done').length;
    const what = [
        counted(visited, 'terminal'),
        `${done} of ${counted(actions.length, 'action')} done`,
        counted(findings.length, 'finding'),
    ];
    writeText(host, paint(host, 'dim', `${what.join(', ')}.`));
}

// EXTERNAL MODULE: ./build/action/src/action/markdown.js
var markdown = __webpack_require__(17220);
// EXTERNAL MODULE: ./build/action/src/action/outputs.js
var outputs = __webpack_require__(28071);
;// CONCATENATED MODULE: ./build/action/src/action/reap.js
/** Mode `reap`: removes what runs have left on the terminals, and lists what a person has to look at. */





const ROWS = 500;
/** @throws {AgentdError} `terminal-unknown`; the state cannot be read or saved. */
async function runReapMode(job, { config, folder }) {
    const { host, console, runner, inputs } = job;
    const terminals = chosen(config, inputs.terminal === undefined ? [] : [inputs.terminal]);
    const dry_run = inputs['dry-run'];
    const asked = { terminals, dry_run, older_than_days: inputs['older-than'] };
    const report = console.scrub(await reapTerminals(config, host, folder, asked));
    const rows = rowsOf(report);
    for (const [what = '', terminal = '', detail = ''] of rows)
        console.write(`${what} ${terminal}: ${detail}`);
    for (const { code, sentence } of annotationsOf(report))
        console.annotate('error', code, code, sentence);
    const ok = isReaped(report);
    runner.output('changed', String(!dry_run && report.ahead === null));
    runner.output('summary-json', console.redact((0,outputs/* withinOutput */.jC)({ ok, ...report }, ['actions', 'findings'])));
    const title = headline(report, terminals.length, dry_run);
    console.write(title);
    await runner.page(console.redact(`### agentd reap: ${(0,markdown/* plain */.pj)(title)}\n\n${(0,markdown/* tableOf */.c_)(['what', 'terminal', ''], rows, ROWS)}\n`));
    if (report.ahead !== null)
        return { red: false, sentence: title };
    return ok ? { red: false, sentence: null } : { red: true, sentence: 'Something is left that needs a person.' };
}
function headline({ ahead, actions, findings }, visited, dry_run) {
    if (ahead !== null) {
        return `Another tick is at work (${ahead.holder}, until ${(0,output/* shownTime */.h5)(ahead.until)}), so nothing was done.`;
    }
    const done = actions.filter(({ status }) => status === 'done').length;
    const counts = [
        (0,output/* counted */.hS)(visited, 'terminal'),
        dry_run ? (0,output/* counted */.hS)(actions.length, 'action') : `${done} of ${(0,output/* counted */.hS)(actions.length, 'action')} done`,
        (0,output/* counted */.hS)(findings.length, 'finding'),
    ];
    return `${counts.join(', ')}.${dry_run ? ' Nothing was done: this was a dry run.' : ''}`;
}
function rowsOf({ actions, findings, unreached, claim_left }) {
    return [
        ...actions.map(({ terminal, type, name, why, status, problem }) => [
            status === 'done' ? type : `${type} (${status})`,
            terminal,
            `${name}: ${problem?.message ?? why}`,
        ]),
        ...findings.map(({ terminal, code, message, remedy }) => [code, terminal, `${message} ${remedy}`.trim()]),
        ...unreached.map(({ terminal, problem }) => ['not looked at', terminal, `${problem.message} ${problem.remedy}`]),
        ...(claim_left === null ? [] : [['claim left', 'state', `${claim_left.message} ${claim_left.remedy}`]]),
    ];
}
/** What keeps the job from being green; what belongs to another state is only listed. */
function annotationsOf({ actions, findings, unreached, claim_left }) {
    const left = claim_left === null ? [] : [claim_left];
    const failed = actions.flatMap(({ problem }) => problem ?? []);
    const problems = [...failed, ...unreached.map(({ problem }) => problem), ...left];
    return [
        ...problems.map(({ code, message, remedy }) => ({ code, sentence: `${message} ${remedy}` })),
        ...findings
            .filter((finding) => !(0,reap/* isForeign */.jq)(finding))
            .map(({ code, message, remedy }) => ({ code, sentence: `${message} ${remedy}` })),
    ];
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


/***/ })

};
