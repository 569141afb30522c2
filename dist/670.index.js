export const id = 670;
export const ids = [670];
export const modules = {

/***/ 25670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runExplainMode: () => (/* binding */ runExplainMode)
});

// EXTERNAL MODULE: ./build/action/src/compose.js + 38 modules
var compose = __webpack_require__(97399);
// EXTERNAL MODULE: ./build/action/src/config/problem.js
var problem = __webpack_require__(27042);
// EXTERNAL MODULE: ./build/action/src/config/labels.js
var labels = __webpack_require__(40578);
;// CONCATENATED MODULE: ./build/action/src/core/label-notes.js
/** What agentd takes a label for that is written otherwise in the configuration, in sentences for people. Pure. */


const RULE = 'letter case and blanks around a label do not count';
/** One sentence for each such label of the item; a label that is written as the configuration has it needs none. */
function labelNotes({ project, seen }, config) {
    const known = Object.hasOwn(config.projects, project) ? config.projects[project] : undefined;
    if (known === undefined)
        return [];
    const places = [
        ['require_label', [known.require_label ?? []].flat()],
        ['routing.by_label', Object.keys(known.routing.by_label)],
    ];
    return seen.labels.flatMap((label) => {
        const found = places.flatMap(([place, names]) => {
            const name = names.find((other) => other === label) ?? (0,labels/* namedBy */.T)(label, names);
            return name === undefined ? [] : [{ place, name }];
        });
        const other = found.find(({ name }) => name !== label);
        if (other !== undefined)
            return [`${(0,problem/* shown */.SP)(label)} counts as ${(0,problem/* shown */.SP)(other.name)} of ${other.place}: ${RULE}.`];
        return found.length > 0 ? [] : chosen(label, config);
    });
}
/** `exec:CODEX` chooses an executor that is written `codex`. */
function chosen(label, config) {
    const word = (0,labels/* behind */.Ry)('exec:', label);
    const name = word === null ? undefined : (0,labels/* namedBy */.T)(word, Object.keys(config.executors));
    if (word === null || name === undefined || (0,labels/* labelKey */.kJ)(label) !== (0,labels/* labelKey */.kJ)(`exec:${name}`))
        return [];
    return label === `exec:${name}` ? [] : [`${(0,problem/* shown */.SP)(label)} chooses the executor ${(0,problem/* shown */.SP)(name)}: ${RULE}.`];
}

// EXTERNAL MODULE: ./build/action/src/tick.js + 2 modules
var tick = __webpack_require__(23773);
;// CONCATENATED MODULE: ./build/action/src/core/lift-words.js
/** `project`: of the item. null: it waits for no hold. */
function liftWords(waiting, project) {
    if (waiting?.hold === undefined)
        return null;
    const { hold, reason } = waiting;
    const release = `\`agentd release --hold ${hold}\``;
    const [terminal = hold, executor] = hold.split('/');
    switch (reason) {
        case 'breaker-open':
            return `${release}, a smoke run that passes (\`agentd smoke ${project} ${terminal}\`), or a change of terminals.${terminal} in the configuration ends the wait at once.`;
        case 'env-hold':
            return `${release}, a smoke run that passes (\`agentd smoke ${project} ${terminal} --executor ${executor ?? ''}\`), or a change of terminals.${terminal} or executors.${executor ?? ''} in the configuration ends the wait at once.`;
        default:
            return `${release} ends the wait at once, where the account may be used again; so does a smoke run with it that passes.`;
    }
}

// EXTERNAL MODULE: ./build/action/src/core/where-is.js
var where_is = __webpack_require__(320);
// EXTERNAL MODULE: ./build/action/src/commands/exit-codes.js
var exit_codes = __webpack_require__(38214);
// EXTERNAL MODULE: ./build/action/src/commands/load-config.js
var load_config = __webpack_require__(55660);
// EXTERNAL MODULE: ./build/action/src/commands/output.js + 1 modules
var output = __webpack_require__(56005);
// EXTERNAL MODULE: ./build/action/src/commands/state-access.js
var state_access = __webpack_require__(70703);
;// CONCATENATED MODULE: ./build/action/src/commands/explain.js










function addExplain(program, host, done) {
    program
        .command('explain')
        .description('Say why an item does or does not run.')
        .argument('<key>', 'work item, such as ENG-12')
        .option('-c, --config <file>', 'configuration file')
        .option('--json', 'print one JSON object')
        .action(async (key, flags) => done(await explainCommand(host, key, flags)));
}
async function explainCommand(host, key, flags) {
    const json = flags.json === true;
    try {
        const { config, folder } = await loadConfig(host, flags.config);
        const { explained, problems } = await explainItem(config, host, folder, key);
        if (json)
            writeJson(host, { ok: true, ...explained, problems });
        else {
            writeTable(host, explainedRows(host, explained));
            for (const problem of problems)
                writeProblem(host, problem);
        }
        return EXIT.fine;
    }
    catch (error) {
        return fail(host, error, json);
    }
}
/** @throws {AgentdError} `item-unknown`; the state or Plane cannot be read. */
async function explainItem(config, host, folder, key) {
    const composed = await (0,compose/* compose */.Zz)(config, host, folder, null);
    try {
        const report = await (0,tick/* tick */.i)(config, composed.ports, { init: true, dry_run: true, signal: host.signal });
        const item_id = (0,state_access/* itemIdOf */.oc)(report.state, key, config);
        const named = report.state.items[item_id]?.key;
        const waiting = report.waiting.find((entry) => entry.key === named) ?? null;
        const next = report.planned.filter((action) => action.key === named).map((action) => action.type);
        return { explained: explain(report.state, item_id, waiting, next, config), problems: report.problems };
    }
    finally {
        await composed.close();
    }
}
function explain(state, item_id, waiting, next, config) {
    const item = state.items[item_id];
    const run = state.inflight[item_id];
    return {
        key: item?.key ?? '',
        waiting,
        lift: liftWords(waiting, item?.project ?? ''),
        next,
        state: item?.seen.state.name ?? '',
        labels: item === undefined ? [] : labelNotes(item, config),
        run: run === undefined ? null : shownRun(run),
        where: run === undefined ? null : (0,where_is/* whereIs */.ie)(run),
        round: item?.round ?? 0,
        attempts: item?.attempts ?? 0,
        iterations: item?.iterations ?? 0,
        thread: item?.thread?.id ?? null,
        earlier_threads: item?.earlier_threads ?? [],
        answer: item?.answer ?? null,
        refused: item?.refused ?? null,
        outbox: Object.values(state.outbox)
            .filter((publication) => publication.item_id === item_id)
            .flatMap((publication) => publication.steps.map(({ kind, status, tries, reason }) => ({ kind, status, tries, reason }))),
    };
}
function shownRun(run) {
    const { run_id, phase, terminal, unreachable_since, unreachable_why } = run;
    return { run_id, phase, terminal, unreachable_since, unreachable_why };
}
const NEXT = {
    start: 'starts a run',
    relaunch: 'starts the run once more',
    void: 'gives up a start that did not happen',
    kill: 'ends the run',
    watch: 'starts the watchdog of the run again',
    publish: 'posts the result',
    forget: 'tidies up after the last run',
};
/** What is known, as heads and sentences; the first row names the item. */
function explainedRows(host, explained) {
    const { waiting, where, answer } = explained;
    const rows = [[(0,output/* paint */.nI)(host, 'bold', explained.key), `${(0,problem/* printable */.g$)(explained.state)}, round ${explained.round}`]];
    if (waiting !== null) {
        const until = waiting.until === null ? '' : ` Until ${(0,output/* shownTime */.h5)(waiting.until)}.`;
        rows.push(['waits', `${waiting.reason}: ${waiting.detail}${until}`]);
    }
    if (explained.lift !== null)
        rows.push(['sooner', explained.lift]);
    if (explained.next.length > 0)
        rows.push(['next tick', explained.next.map((type) => NEXT[type]).join(', ')]);
    for (const note of explained.labels)
        rows.push(['label', note]);
    if (where !== null && !(waiting?.detail.startsWith(where) ?? false))
        rows.push(['run', where]);
    if (answer !== null) {
        rows.push([
            'last result',
            `${[answer.tag === null ? '' : `[${answer.tag}]`, answer.class ?? ''].filter(Boolean).join(' ')} at ${(0,output/* shownTime */.h5)(answer.at)}`,
        ]);
    }
    if (explained.thread !== null)
        rows.push(['thread', (0,problem/* printable */.g$)(explained.thread)]);
    for (const { id, executor, terminal, until } of explained.earlier_threads) {
        rows.push(['earlier thread', `${(0,problem/* printable */.g$)(id)} of ${executor} on ${terminal}, until ${(0,output/* shownTime */.h5)(until)}`]);
    }
    rows.push(['counters', `${(0,output/* counted */.hS)(explained.attempts, 'attempt')}, ${(0,output/* counted */.hS)(explained.iterations, 'iteration')}`]);
    for (const step of explained.outbox.filter(({ status }) => status === 'open')) {
        rows.push([
            'outbox',
            `${step.kind} still to be posted, ${(0,output/* counted */.hS)(step.tries, 'attempt')}${step.reason === null ? '' : ` (${step.reason})`}`,
        ]);
    }
    if (explained.refused !== null) {
        const { run_id, kind, reason, at, terminal, dir } = explained.refused;
        const where = `it lies on ${terminal}${dir === null ? '' : ` in ${dir}`}`;
        rows.push([
            (0,output/* paint */.nI)(host, 'red', 'refused'),
            `${kind} of ${run_id} by Plane for good (${reason}) at ${(0,output/* shownTime */.h5)(at)}; ${where}`,
        ]);
    }
    return rows;
}

// EXTERNAL MODULE: ./build/action/src/action/item.js
var item = __webpack_require__(21426);
// EXTERNAL MODULE: ./build/action/src/action/markdown.js
var markdown = __webpack_require__(17220);
// EXTERNAL MODULE: ./build/action/src/action/outputs.js
var outputs = __webpack_require__(28071);
// EXTERNAL MODULE: ./build/action/src/action/words.js
var words = __webpack_require__(23636);
;// CONCATENATED MODULE: ./build/action/src/action/explain.js
/** Mode `explain`: what an item waits for, and what is known of it; nothing is written. */






const ROWS = 100;
/** @throws {AgentdError} `input-missing`, `item-unknown`; the state or Plane cannot be read. */
async function runExplainMode(job, { config, folder }) {
    const { host, console, runner } = job;
    const found = console.scrub(await explainItem(config, host, folder, (0,item/* itemOf */.T)(job, config)));
    const { explained, problems } = found;
    const rows = explainedRows({ colour: false }, explained).map((row) => row.map(words/* inActionWords */.X));
    for (const line of (0,output/* table */.tp)(rows).split('\n'))
        console.write(line);
    for (const problem of problems)
        console.problem('warning', problem);
    runner.output('summary-json', console.redact((0,outputs/* withinOutput */.jC)({ ok: true, ...explained, problems }, ['problems', 'outbox'])));
    const page = `### agentd explain: ${(0,markdown/* plain */.pj)(explained.key)}\n\n${(0,markdown/* tableOf */.c_)(['', ''], rows, ROWS)}\n`;
    await runner.page(console.redact(page));
    return { red: false, sentence: null };
}


/***/ }),

/***/ 21426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ itemOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);

/** @throws {ConfigError} `input-missing` */
function itemOf({ inputs }, { projects }) {
    if (inputs.item !== undefined)
        return inputs.item;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL({
        code: 'input-missing',
        message: `Mode ${inputs.mode} needs the input item.`,
        remedy: `Give it the key of a work item, such as ${Object.keys(projects)[0] ?? 'ENG'}-12${inputs.mode === 'release' ? ', or the input hold the name of what is held' : ''}.`,
        retry: false,
    });
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


/***/ })

};
