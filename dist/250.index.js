export const id = 250;
export const ids = [250];
export const modules = {

/***/ 74250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReapMode: () => (/* binding */ runReapMode)
});

// EXTERNAL MODULE: ./build/bot/clean.js
var clean = __webpack_require__(85151);
// EXTERNAL MODULE: ./build/action/src/compose.js + 35 modules
var compose = __webpack_require__(74320);
// EXTERNAL MODULE: ./build/action/src/core/state.js + 3 modules
var core_state = __webpack_require__(17959);
;// CONCATENATED MODULE: ./build/action/src/core/reap.js

/** Others' runs are told, and are not for the people of this state to mend. */
function isForeign({ code }) {
    return code === 'other-lineage' || code === 'foreign-process';
}
const YOUNG_MS = 24 * 60 * 60_000;
/** `<lineage8>-<KEY>-<n>`, and `-r2` for relaunches. */
const NAME = /^([0-9a-f]{8})-(.+)-(\d+)(?:-r\d+)?$/;
const NAMED = 5;
function planReap(facts) {
    const survey = surveyOf(facts);
    const actions = [];
    const findings = [];
    for (const entry of facts.census.entries)
        judgeEntry(entry, survey, actions, findings);
    for (const name of orphans(survey))
        judgeOrphan(name, survey, actions, findings);
    for (const { key, run, at } of facts.census.locks) {
        if (run === null && survey.age(at) > YOUNG_MS) {
            findings.push(finding('odd-lock', key, `Item lock ${key} names no run directory.`, 'Remove it when no agent works on that item.'));
        }
    }
    for (const worktree of facts.census.worktrees)
        judgeWorktree(worktree, facts, survey, actions, findings);
    const order = { end: 0, remove: 1, 'remove-worktree': 2 };
    return {
        actions: actions.toSorted((a, b) => order[a.type] - order[b.type]),
        findings: [...otherLineages(survey), ...findings],
    };
}
function surveyOf(facts) {
    const { state, census, now } = facts;
    const open = Object.values(state.inflight).map(({ dir_name }) => dir_name);
    const told = Object.values(state.outbox).map(({ run }) => run.dir_name);
    // Where an answer lies that Plane refused, as people are told until they act.
    const shown = state.lineage.slice(0, core_state/* LINEAGE_SHOWN */.SI);
    const unposted = Object.values(state.items).flatMap(({ refused }) => refused === null ? [] : [`${shown}-${refused.run_id}`]);
    const pids = new Map();
    for (const { run, pid } of census.processes)
        pids.set(run, [...(pids.get(run) ?? []), pid]);
    return {
        facts,
        needed: new Set([...open, ...told, ...unposted].map(firstLaunch)),
        there: new Set(census.entries.map(({ name }) => name)),
        pids,
        age: (at) => (at === null ? 0 : now - at),
        others: new Map(),
    };
}
function firstLaunch(name) {
    return name.replace(/-r\d+$/, '');
}
/** `ours`: by this very state. `known`: a run that this state has counted. `smoke`: of a smoke run, which no state knows. */
function ownerOf(name, { state }) {
    const [, lineage, key, number] = NAME.exec(name) ?? [];
    if (lineage === undefined)
        return 'none';
    if (key === 'smoke')
        return 'smoke';
    if (lineage !== state.lineage.slice(0, core_state/* LINEAGE_SHOWN */.SI))
        return 'other';
    const item = Object.values(state.items).find((one) => one.key === key);
    return item !== undefined && item.runs >= Number(number) ? 'known' : 'ours';
}
function judgeEntry(entry, survey, actions, findings) {
    const { name, kind, state, at } = entry;
    const { facts, needed, pids } = survey;
    if (needed.has(firstLaunch(name)))
        return;
    const age = survey.age(at);
    const owner = kind === 'run' ? ownerOf(name, facts) : 'none';
    const young = age <= YOUNG_MS;
    if (owner === 'none') {
        if (young)
            return;
        const what = kind === 'link' ? 'is a symbolic link' : kind === 'file' ? 'is a file' : 'is no run directory of agentd';
        findings.push(finding('no-run-directory', name, `${name} ${what}.`, 'Move it out of the run root if nobody needs it there.'));
        return;
    }
    if (owner === 'other') {
        if (!young)
            noteOther(name, survey);
        return;
    }
    if (!entry.legible) {
        if (young)
            return;
        findings.push(finding('unreadable-record', name, `${name} does not say which process runs it.`, 'Look for its processes, then remove the directory.'));
        return;
    }
    if (state === 'running') {
        if (owner === 'known')
            actions.push({ type: 'end', name, why: 'It is open nowhere, and still runs.' });
        else if (!young) {
            const message = `${name} runs (process ${entry.pid ?? 'unknown'}), and the state knows nothing of it.`;
            findings.push(finding('unknown-run', name, message, 'If nobody needs it, end its processes; its directory then expires.'));
        }
        return;
    }
    const alive = pids.get(name) ?? [];
    if (alive.length > 0) {
        if (state !== 'starting' && state !== 'none')
            findings.push(processesLeft(name, alive));
        return;
    }
    if (age > facts.older_than_ms)
        actions.push({ type: 'remove', name, why: `It ended ${days(age)} ago.` });
}
/** Names of runs that have no directory, but a process, an item lock or a task. */
function orphans({ facts, there, pids }) {
    const { locks, tasks } = facts.census;
    const named = [...pids.keys(), ...locks.flatMap(({ run }) => run ?? []), ...tasks];
    return [...new Set(named)].filter((name) => !there.has(name));
}
function judgeOrphan(name, survey, actions, findings) {
    const { facts, needed, pids } = survey;
    const alive = pids.get(name) ?? [];
    const owner = ownerOf(name, facts);
    if (alive.length > 0) {
        const who = alive.length === 1 ? `Process ${alive.join('')} carries` : `Processes ${alive.join(', ')} carry`;
        const message = `${who} the marker of ${name}, which has no directory here.`;
        const remedy = 'They may belong to another run root. If nobody needs them, end them.';
        const foreign = owner === 'other' || owner === 'none' || owner === 'smoke';
        findings.push(finding(foreign ? 'foreign-process' : 'process-without-directory', name, message, remedy));
        return;
    }
    if (needed.has(firstLaunch(name)))
        return;
    if (owner === 'other' || owner === 'none')
        return;
    const ages = facts.census.locks.filter(({ run }) => run === name).map(({ at }) => survey.age(at));
    if (ages.every((age) => age > YOUNG_MS))
        actions.push({ type: 'remove', name, why: 'Its directory is gone.' });
}
function judgeWorktree({ key, work, at }, { state, older_than_ms }, survey, actions, findings) {
    if (isTaken(key, survey))
        return;
    const [item_id, item] = Object.entries(state.items).find(([, one]) => one.key === key) ?? [];
    if (item_id === undefined || item === undefined) {
        if (survey.age(at) <= older_than_ms)
            return;
        const message = `The worktree of ${key} is old, and the state does not know that item.`;
        findings.push(finding('worktree-unknown', key, message, 'Remove it with `git worktree remove` if nobody needs it.'));
        return;
    }
    if (!isOver(item_id, item, state))
        return;
    // Its branch stays, and makes it anew should the item be opened again.
    if (work === 'none') {
        actions.push({
            type: 'remove-worktree',
            name: key,
            why: `${key} is ${item.seen.state.name}, and its work is kept elsewhere.`,
        });
        return;
    }
    if (survey.age(Math.max(at ?? survey.facts.now, item.seen.updated_at)) <= older_than_ms)
        return;
    const holds = work === 'unknown' ? 'what work it holds is not known' : `it holds ${work} work`;
    const message = `${key} is ${item.seen.state.name}, and its worktree stays: ${holds}.`;
    findings.push(finding('worktree-with-work', key, message, `Push the branch agentd/${key} or merge it, or remove the worktree yourself.`));
}
/** A run lives that may work in it, or another state has runs of an item with that key, which work in the same folder. */
function isTaken(key, { facts, pids }) {
    const isOf = (name) => NAME.exec(name)?.[2] === key;
    // A process of another state without a directory here belongs to another run root, and works in another folder.
    if ([...pids.keys()].some((name) => isOf(name) && ownerOf(name, facts) !== 'other'))
        return true;
    return facts.census.entries.some(({ name, state, legible }) => isOf(name) && (ownerOf(name, facts) === 'other' || state === 'running' || state === 'starting' || !legible));
}
/** Nothing of the item is open, and nothing can open by a person's comment. */
function isOver(item_id, item, state) {
    const { group } = item.seen.state;
    const ended = group === 'completed' || group === 'cancelled';
    const told = !Object.values(state.outbox).some((publication) => publication.item_id === item_id);
    return ended && told && item.next === null && state.inflight[item_id] === undefined;
}
function noteOther(name, { others }) {
    const lineage = name.slice(0, core_state/* LINEAGE_SHOWN */.SI);
    others.set(lineage, [...(others.get(lineage) ?? []), name]);
}
function otherLineages({ others }) {
    return [...others].map(([lineage, names]) => {
        const shown = `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ', …' : ''}`;
        const message = `${names.length} run ${names.length === 1 ? 'directory belongs' : 'directories belong'} to another state (${lineage}): ${shown}.`;
        const remedy = 'Run reap with the configuration of that state. If it is gone for good, remove them when nothing of them lives.';
        return finding('other-lineage', lineage, message, remedy);
    });
}
function processesLeft(name, pids) {
    const message = `Processes ${pids.join(', ')} of ${name} live on after its end.`;
    return finding('processes-left', name, message, 'Look at what they do, and end them if nobody needs them.');
}
function finding(code, name, message, remedy) {
    return { code, name, message, remedy };
}
function days(ms) {
    const count = Math.floor(ms / YOUNG_MS);
    return count === 1 ? 'a day' : `${count} days`;
}

// EXTERNAL MODULE: ./build/action/src/config/nearest.js
var nearest = __webpack_require__(58675);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/github-host.js + 10 modules
var github_host = __webpack_require__(65716);
// EXTERNAL MODULE: ./build/action/src/claim.js
var src_claim = __webpack_require__(9006);
// EXTERNAL MODULE: ./build/action/src/config/rules/rule.js
var rule = __webpack_require__(9183);
// EXTERNAL MODULE: ./build/action/src/observe.js + 18 modules
var observe = __webpack_require__(96795);
// EXTERNAL MODULE: ./build/action/src/perform.js + 5 modules
var perform = __webpack_require__(22922);
// EXTERNAL MODULE: ./build/action/src/save.js
var save = __webpack_require__(57265);
;// CONCATENATED MODULE: ./build/action/src/reap.js
/**
 * Tidies up after runs on all terminals: claim, look, decide, act, give the claim back. While it holds the claim no tick
 * acts, and its fence turns away a tick that comes late; so what state says is open is what is open.
 */








/** Most that is done in one visit: its script must end in time, on Windows too, and the claim is looked at in between. */
const AT_ONCE = 20;
const TRIES = 6;
/** @throws {AgentdError} the state cannot be read or saved. */
async function reap(config, ports, options) {
    const asked = { ...options, repos: (0,rule/* reposByTerminal */.Nj)(config) };
    const loaded = await (0,save/* loadState */.C)(ports, false);
    ports.know((0,observe/* learnedHostKeys */.E)(loaded.state));
    if (options.dry_run)
        return reportOf(await visitAll(loaded.state, null, ports, asked));
    const ahead = (await (0,src_claim/* liveClaim */.J)(loaded, ports)) ?? (await ports.ahead?.()) ?? null;
    if (ahead !== null)
        return standAside(ahead);
    const held = (0,src_claim/* awaitPosts */.GA)(loaded, ports);
    if (ports.signal.aborted)
        return reportOf(await visitAll(held.state, null, ports, asked));
    const claim = (0,src_claim/* newClaim */.dz)(held, config, ports);
    const claimed = await (0,save/* saveState */.L)(held, { ...held.state, claim, fence: claim.fence }, ports);
    if (!claimed.ok)
        return standAside(claimed.newer.state.claim ?? { holder: 'another tick', until: ports.clock.now() });
    const right = { number: claim.fence, until: claim.until - held.ahead_ms - perform/* MARGIN_MS */.W };
    // Whatever fails on a terminal is in what is looked at, so the claim is always given back.
    const looked = await visitAll(claimed.held.state, right, ports, asked);
    return { ...reportOf(looked), claim_left: await giveBack(claimed.held, claim, ports) };
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
        const plan = planReap({ state, census: seen.census, now: seen.now, older_than_ms });
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
        const operations = actions.map((action) => operationOf(action, transport, repos));
        const results = await transport.batch(operations, fence);
        return actions.map((action, index) => outcomeOf(action, results[index]));
    }
    catch (error) {
        const problem = (0,errors/* problemOf */.Zw)(error);
        return actions.map(() => ({ status: 'failed', problem }));
    }
}
function operationOf({ type, name }, transport, repos) {
    const { run_root } = transport;
    const dir = transport.join(run_root, name);
    switch (type) {
        case 'end':
            return { op: 'kill', identity: null, dir, task: `agentd-${name}`, collect: [] };
        case 'remove':
            return { op: 'discard', dir, task: `agentd-${name}` };
        case 'remove-worktree':
            return { op: 'remove_worktree', path: transport.join(run_root, 'worktrees', name), repos };
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
/**
 * The claim ends; somebody else's, if ours ran out meanwhile, stays. Where it cannot be given back it ends by its time, and
 * what was done is told all the same.
 */
async function giveBack(held, claim, ports) {
    let base = held;
    try {
        for (let attempt = 1; attempt <= TRIES; attempt++) {
            if (base.state.lineage !== held.state.lineage || base.state.claim?.fence !== claim.fence)
                return null;
            const saved = await (0,save/* saveState */.L)(base, { ...base.state, claim: null }, ports);
            if (saved.ok)
                return null;
            base = saved.newer;
        }
        return { code: 'claim-left', message: 'The state changed too often.', remedy: NOTHING, retry: true };
    }
    catch (error) {
        if (!(error instanceof errors/* AgentdError */.ie))
            throw error;
        return { ...error.problem, remedy: `${error.problem.remedy} ${NOTHING}`.trim() };
    }
}
const NOTHING = 'Ticks go on by themselves when the time of the claim is up.';

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
// EXTERNAL MODULE: ./build/action/src/commands/output.js
var output = __webpack_require__(92752);
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
        return await reap(config, ports, { terminals, dry_run, older_than_ms: older_than_days * DAY_MS });
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
    return ahead === null && !failed && findings.every(isForeign) && unreached.length === 0 && claim_left === null;
}
function writeReport(host, report, visited) {
    const { ahead, actions, findings, unreached, claim_left } = report;
    if (ahead !== null) {
        host.write(`Another tick is at work (${ahead.holder}, until ${shownTime(ahead.until)}). Nothing was done.\n`);
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
        host.write(`${table(rows)}\n`);
    const remedies = [
        ...findings.map(({ remedy }) => remedy),
        ...unreached.map(({ problem }) => problem.remedy),
        ...actions.map(({ problem }) => problem?.remedy ?? ''),
        claim_left?.remedy ?? '',
    ];
    for (const remedy of new Set(remedies))
        if (remedy !== '')
            host.write(`  ${cleanLine(remedy)}\n`);
    const done = actions.filter(({ status }) => status === 'done').length;
    const what = [
        counted(visited, 'terminal'),
        `${done} of ${counted(actions.length, 'action')} done`,
        counted(findings.length, 'finding'),
    ];
    host.write(`${paint(host, 'dim', `${what.join(', ')}.`)}\n`);
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
            .filter((finding) => !isForeign(finding))
            .map(({ code, message, remedy }) => ({ code, sentence: `${message} ${remedy}` })),
    ];
}


/***/ })

};
