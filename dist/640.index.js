export const id = 640;
export const ids = [640];
export const modules = {

/***/ 35168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   aW: () => (/* binding */ PlacedConfigError),
/* harmony export */   q8: () => (/* binding */ annotateProblem)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _commands_load_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55660);
/* harmony import */ var _config_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28429);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84175);
/** A configuration that cannot be used: each problem at its place in the file, in whatever mode the job runs. */




/** Its problems have been annotated. */
class PlacedConfigError extends _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL {
}
/** @throws {PlacedConfigError} for a `config-invalid` of `read`. */
async function placed(job, read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL) || error.problem.code !== 'config-invalid')
            throw error;
        const { host, inputs } = job;
        const { path, text } = await (0,_commands_load_config_js__WEBPACK_IMPORTED_MODULE_1__/* .readConfigText */ .im)(host, inputs.config);
        const parsed = (0,_config_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConfig */ .o4)(text);
        if (parsed.ok)
            throw error;
        for (const problem of parsed.problems)
            annotateProblem(job, problem, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(host.cwd, path));
        throw new PlacedConfigError(told(error.problem), { cause: error });
    }
}
/** @param file relative to the workspace. */
function annotateProblem({ console }, { severity, code, line, column, path, message, remedy }, file) {
    const sentence = `${path === '' ? '' : `${path}: `}${message} ${remedy}`.trim();
    console.annotate(severity, code, code, sentence, { file, line, column });
}
function told(problem) {
    return { ...problem, remedy: 'Mend the file; mode check-config tells whether it is right.' };
}


/***/ }),

/***/ 8640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/github-host.js + 9 modules
var github_host = __webpack_require__(30844);
// EXTERNAL MODULE: ./build/action/src/version.js
var version = __webpack_require__(89854);
// EXTERNAL MODULE: ./build/action/src/config/explain.js
var explain = __webpack_require__(66938);
// EXTERNAL MODULE: ./build/action/src/local-file.js
var local_file = __webpack_require__(29552);
;// CONCATENATED MODULE: ./build/action/src/action/event.js
/** What GitHub says about the run that this is: variables of the runner and the event file. */

/** Never rejects: what cannot be read is unknown. */
async function readCircumstances(env) {
    return {
        event: env['GITHUB_EVENT_NAME'] ?? '',
        schedule: env['GITHUB_EVENT_NAME'] === 'schedule' ? scheduleOf(await readEvent(env)) : null,
        run: workflowRun(env),
        server_url: env['GITHUB_SERVER_URL']?.replace(/\/+$/, '') ?? null,
        run_url: runUrl(env),
    };
}
/** GitHub sends at most 25 MB. */
const EVENT_FILE = { most_bytes: 64 * local_file/* MIB */.D6, links: 'follow' };
/** Without `@actions/github`, for one word of it; null: nothing that can be read. */
async function readEvent(env) {
    try {
        return JSON.parse((await (0,local_file/* readLocalFile */.MM)(env['GITHUB_EVENT_PATH'] ?? '', EVENT_FILE)).toString('utf8'));
    }
    catch {
        return null;
    }
}
function scheduleOf(event) {
    if (typeof event !== 'object' || event === null || !('schedule' in event))
        return null;
    return typeof event.schedule === 'string' ? event.schedule : null;
}
function workflowRun(env) {
    const workflow = (env['GITHUB_WORKFLOW_REF'] ?? '').replace(/@.*$/s, '');
    const number = Number(env['GITHUB_RUN_NUMBER']);
    // A second attempt has the number of the first: it says nothing about what came since.
    const first = (env['GITHUB_RUN_ATTEMPT'] ?? '1') === '1';
    return workflow === '' || !Number.isSafeInteger(number) || number < 1 || !first ? null : { workflow, number };
}
function runUrl(env) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env;
    if (server === undefined || repository === undefined || id === undefined)
        return null;
    return `${server}/${repository}/actions/runs/${id}`;
}

;// CONCATENATED MODULE: ./build/action/src/action/grouped.js
function grouped(store, runner) {
    return {
        name: store.name,
        load: () => store.load(),
        save: async (text, version) => {
            runner.openGroup('Uploading the state');
            try {
                return await store.save(text, version);
            }
            finally {
                runner.closeGroup();
            }
        },
        holderIsDead: (holder) => store.holderIsDead(holder),
    };
}

// EXTERNAL MODULE: ./build/action/src/action/guess.js
var guess = __webpack_require__(52756);
// EXTERNAL MODULE: ./build/action/src/config/nearest.js
var nearest = __webpack_require__(58675);
// EXTERNAL MODULE: ./build/action/src/config/problem.js
var problem = __webpack_require__(27042);
// EXTERNAL MODULE: ./build/action/src/action/definition.js
var definition = __webpack_require__(53416);
;// CONCATENATED MODULE: ./build/action/src/action/inputs.js




const NAMES = definition/* Inputs */.G0.keyof().options;
/** The runner's name for an input: `github-token` → `INPUT_GITHUB-TOKEN`. */
function inputVariable(name) {
    return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}
/**
 * @throws {ConfigError} `inputs-invalid`: a value that is not allowed, or an unknown name that is close to a known one.
 *   It would otherwise be ignored, and a misspelt `dry-run` would write.
 */
function readInputs(env) {
    const given = {};
    for (const name of NAMES) {
        const value = env[inputVariable(name)];
        if (value !== undefined && value.trim() !== '')
            given[name] = value;
    }
    const problems = [];
    const warnings = [];
    for (const name of unknownNames(env)) {
        const meant = (0,nearest/* nearest */.pA)(name, NAMES);
        if (meant !== null)
            problems.push(`There is no input ${(0,problem/* shown */.SP)(name)}. Did you mean \`${meant}\`?`);
        else
            warnings.push(`There is no input ${(0,problem/* shown */.SP)(name)}; it has no effect. There are ${(0,problem/* listed */.KE)(NAMES, 'and')}.`);
    }
    const parsed = definition/* Inputs */.G0.safeParse(given);
    if (!parsed.success)
        problems.push(...new Set(parsed.error.issues.map((issue) => sentence(issue, given))));
    if (problems.length > 0 || !parsed.success) {
        throw new errors/* ConfigError */.xL({
            code: 'inputs-invalid',
            message: problems.join(' '),
            remedy: 'Correct the step’s `with:` block; action.yml describes every input.',
            retry: false,
        });
    }
    warnings.push(...withoutEffect(parsed.data, given));
    return { inputs: parsed.data, warnings };
}
function unknownNames(env) {
    const known = new Set(NAMES.map(inputVariable));
    return Object.keys(env)
        .filter((variable) => variable.startsWith('INPUT_') && !known.has(variable))
        .map((variable) => variable.slice('INPUT_'.length).toLowerCase());
}
function sentence(issue, given) {
    const name = NAMES.find((known) => known === issue.path[0]);
    const value = name === undefined ? '' : (given[name] ?? '');
    const what = `Input \`${String(issue.path[0])}\`: ${name === 'github-token' ? 'the value' : (0,problem/* shown */.SP)(value)}`;
    if (issue.code !== 'invalid_value')
        return `${what} ${issue.message}.`;
    const allowed = [...new Set(issue.values.map((option) => String(option).toLowerCase()))];
    return `${what} is none of ${(0,problem/* listed */.KE)(allowed, 'and')}. ${(0,nearest/* didYouMean */.au)(value, allowed, '')}`.trimEnd();
}
/** Given, other than by default, and of no use in this mode. */
function withoutEffect(inputs, given) {
    const warnings = [];
    for (const name of NAMES) {
        const modes = definition/* EFFECT */.ac[name];
        const value = given[name];
        if (modes === undefined || value === undefined || value === definition/* DEFAULTS */.zY[name])
            continue;
        if (!modes.includes(inputs.mode))
            warnings.push(`Input \`${name}\` has no effect in mode ${inputs.mode}.`);
        else if (name === 'interval' && inputs['max-duration'] === undefined)
            warnings.push('Input `interval` has no effect without `max-duration`.');
    }
    return warnings;
}

// EXTERNAL MODULE: ./build/action/src/action/placed.js
var placed = __webpack_require__(35168);
// EXTERNAL MODULE: ./build/action/src/commands/load-config.js
var load_config = __webpack_require__(55660);
// EXTERNAL MODULE: ./build/action/src/action/settings.js
var settings = __webpack_require__(80852);
;// CONCATENATED MODULE: ./build/action/src/action/run.js
/**
 * The Action from its inputs to its verdict. What a mode needs is loaded when it is known to be needed: the first request
 * goes out before most of the program is there.
 */












/** Never rejects. @param early the state, asked for already. */
async function runAction(host, console, runner, early) {
    const begun = host.clock.now();
    const mode = (host.env[inputVariable('mode')] ?? '').trim().slice(0, 40) || 'tick';
    try {
        console.write(`agentd ${version/* VERSION */.x}, mode ${mode}`);
        const { inputs, warnings } = readInputs(host.env);
        for (const warning of warnings)
            console.annotate('warning', warning, 'inputs', warning);
        const circumstances = await readCircumstances(host.env);
        const job = { host, console, runner, inputs, circumstances, begun };
        const verdict = await runMode(job, early);
        if (verdict.sentence !== null) {
            const level = verdict.red ? 'error' : 'notice';
            // A fault is annotated once; what was annotated already is only summed up.
            if (console.hasTold(level))
                console.write(verdict.sentence);
            else
                console.annotate(level, 'verdict', 'agentd', verdict.sentence);
        }
        if (verdict.red)
            runner.fail();
    }
    catch (error) {
        const problem = (0,errors/* problemOf */.Zw)(error);
        if (!(error instanceof placed/* PlacedConfigError */.aW))
            console.problem('error', problem);
        if (error instanceof Error)
            console.log.debug(error.stack ?? '');
        runner.fail();
        const { renderFailure } = await __webpack_require__.e(/* import() */ 865).then(__webpack_require__.bind(__webpack_require__, 34865));
        await runner.page(console.redact(renderFailure(mode, [console.scrub(problem)])));
    }
}
async function runMode(job, early) {
    const { mode } = job.inputs;
    switch (mode) {
        case 'tick':
        case 'plan': {
            refuseForeignEvents(job);
            const settings = await tickSettingsOf(job);
            const { state } = settings.config;
            const known = early !== null && (0,guess/* isSamePlace */.O)(early.place, state) ? early : null;
            const github = known?.github ?? (0,github_host/* githubHost */.S)(job.host);
            const store = known?.store ?? (0,github_host/* openStore */.C)(state, settings.folder, job.host, github);
            await job.runner.ready();
            const { runTicks } = await Promise.all(/* import() */[__webpack_require__.e(694), __webpack_require__.e(933), __webpack_require__.e(977), __webpack_require__.e(399), __webpack_require__.e(469), __webpack_require__.e(903), __webpack_require__.e(202), __webpack_require__.e(117), __webpack_require__.e(6), __webpack_require__.e(773), __webpack_require__.e(465)]).then(__webpack_require__.bind(__webpack_require__, 29465));
            const kept = state.store === 'artifact' ? grouped(store, job.runner) : store;
            return runTicks(job, settings, kept, github);
        }
        case 'check-config': {
            const { runCheck } = await Promise.all(/* import() */[__webpack_require__.e(694), __webpack_require__.e(527)]).then(__webpack_require__.bind(__webpack_require__, 30527));
            return runCheck(job);
        }
        case 'status': {
            refuseForeignEvents(job);
            const settings = await settingsOf(job);
            const { runStatusMode } = await Promise.all(/* import() */[__webpack_require__.e(933), __webpack_require__.e(977), __webpack_require__.e(469), __webpack_require__.e(117), __webpack_require__.e(758)]).then(__webpack_require__.bind(__webpack_require__, 243));
            return runStatusMode(job, settings);
        }
        case 'explain': {
            refuseForeignEvents(job);
            const settings = await settingsOf(job);
            const { runExplainMode } = await Promise.all(/* import() */[__webpack_require__.e(694), __webpack_require__.e(933), __webpack_require__.e(977), __webpack_require__.e(399), __webpack_require__.e(469), __webpack_require__.e(903), __webpack_require__.e(202), __webpack_require__.e(117), __webpack_require__.e(6), __webpack_require__.e(773), __webpack_require__.e(670)]).then(__webpack_require__.bind(__webpack_require__, 25670));
            return runExplainMode(job, settings);
        }
        case 'release': {
            refuseForeignEvents(job);
            const settings = await settingsOf(job);
            const { runReleaseMode } = await Promise.all(/* import() */[__webpack_require__.e(933), __webpack_require__.e(977), __webpack_require__.e(700)]).then(__webpack_require__.bind(__webpack_require__, 99700));
            return runReleaseMode(job, settings);
        }
        case 'reap': {
            refuseForeignEvents(job);
            const settings = await settingsOf(job);
            const { runReapMode } = await Promise.all(/* import() */[__webpack_require__.e(179), __webpack_require__.e(933), __webpack_require__.e(977), __webpack_require__.e(399), __webpack_require__.e(469), __webpack_require__.e(903), __webpack_require__.e(202), __webpack_require__.e(117), __webpack_require__.e(6), __webpack_require__.e(897)]).then(__webpack_require__.bind(__webpack_require__, 68897));
            return runReapMode(job, settings);
        }
        case 'pr-status': {
            const settings = await settingsOf(job);
            const { runPullStatus } = await Promise.all(/* import() */[__webpack_require__.e(933), __webpack_require__.e(399), __webpack_require__.e(370)]).then(__webpack_require__.bind(__webpack_require__, 38370));
            return runPullStatus(job, settings, (0,github_host/* githubHost */.S)(job.host));
        }
        case 'smoke': {
            refuseForeignEvents(job);
            const settings = await settingsOf(job);
            const { runSmokeMode } = await Promise.all(/* import() */[__webpack_require__.e(933), __webpack_require__.e(977), __webpack_require__.e(399), __webpack_require__.e(903), __webpack_require__.e(328)]).then(__webpack_require__.bind(__webpack_require__, 7408));
            return runSmokeMode(job, settings);
        }
        case 'doctor': {
            refuseForeignEvents(job);
            const settings = await settingsOf(job);
            const { runDoctorMode } = await Promise.all(/* import() */[__webpack_require__.e(933), __webpack_require__.e(977), __webpack_require__.e(399), __webpack_require__.e(469), __webpack_require__.e(903), __webpack_require__.e(202), __webpack_require__.e(518)]).then(__webpack_require__.bind(__webpack_require__, 33518));
            return runDoctorMode(job, settings, (0,github_host/* githubHost */.S)(job.host));
        }
    }
}
/** Where the file has a fault: what a tick can go by all the same. */
async function tickSettingsOf(job) {
    const { host, inputs } = job;
    try {
        return await settingsOf(job);
    }
    catch (error) {
        if (!(0,load_config/* isFileFault */.j5)(error))
            throw error;
        const { standInSettings } = await Promise.all(/* import() */[__webpack_require__.e(933), __webpack_require__.e(78)]).then(__webpack_require__.bind(__webpack_require__, 47078));
        try {
            return known(job, await standInSettings(host, inputs, error.problem));
        }
        catch (none) {
            // The faults themselves have been annotated.
            if (error instanceof placed/* PlacedConfigError */.aW && none instanceof errors/* ConfigError */.xL) {
                throw new placed/* PlacedConfigError */.aW(none.problem, { cause: none });
            }
            throw none;
        }
    }
}
async function settingsOf(job) {
    const { host, inputs } = job;
    return known(job, await (0,placed/* placed */.GS)(job, () => (0,settings/* readSettings */.sb)(host, inputs)));
}
/** Its secrets are hidden from here on. */
function known(job, settings) {
    const { host, console } = job;
    const { config } = settings;
    console.learn((0,explain/* secretsOf */.Fj)(config).map(({ key }) => ({ name: key, value: host.env[key] ?? '' })));
    console.group('Surroundings', [
        `node ${external_node_process_.version} on ${external_node_process_.platform}`,
        `configuration ${settings.path}: projects ${Object.keys(config.projects).join(', ')}`,
        `state ${config.state.store} ${config.state.path}`,
        `event ${job.circumstances.event}`,
    ]);
    return settings;
}
/** In the run of a pull request the configuration is that of the pull request: it could name any command to run. */
function refuseForeignEvents({ circumstances, inputs }) {
    if (!['pull_request', 'pull_request_target', 'workflow_run'].includes(circumstances.event))
        return;
    throw new errors/* ConfigError */.xL({
        code: 'event-not-trusted',
        message: `Mode ${inputs.mode} does not run for the event ${circumstances.event}: what is checked out there may be anybody’s.`,
        remedy: 'Start it by schedule, workflow_dispatch or repository_dispatch; for pull requests there is mode pr-status.',
        retry: false,
    });
}


/***/ }),

/***/ 80852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   ZA: () => (/* binding */ placedBy),
/* harmony export */   sb: () => (/* binding */ readSettings)
/* harmony export */ });
/* unused harmony export withInputs */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _commands_load_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55660);
/* harmony import */ var _config_barred_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7925);
/* harmony import */ var _config_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58675);
/* harmony import */ var _config_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27042);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84175);
/** The configuration that a job works with: the file, and what the inputs say otherwise. */






/** @throws {ConfigError} no file, its problems, an input that does not fit it. */
async function readSettings(host, inputs) {
    const { config, folder, path } = await (0,_commands_load_config_js__WEBPACK_IMPORTED_MODULE_1__/* .loadConfig */ .Z9)(host, inputs.config);
    return { config: withInputs(config, inputs), folder, path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(host.cwd, path), barred: _config_barred_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING_BARRED */ .nC };
}
/** @throws {ConfigError} `project-unknown` */
function withInputs(config, inputs) {
    const keys = keysOf(inputs);
    const state = placedBy(config.state, inputs);
    return { ...config, state, projects: keys === null ? config.projects : pickProjects(config, keys) };
}
/** What the inputs say of the place of the state, else the configuration. */
function placedBy(state, inputs) {
    const keys = keysOf(inputs);
    return {
        ...state,
        path: inputs['state-path'] ?? (keys === null ? state.path : shardPath(state.path, keys)),
        store: inputs['state-store'] ?? state.store,
        branch: inputs['state-branch'] ?? state.branch,
    };
}
/** Projects of a shard, in order; null: it is none. */
function keysOf({ projects = [] }) {
    return projects.length === 0 ? null : [...new Set(projects)].toSorted();
}
function pickProjects(config, keys) {
    const entries = keys.map((key) => {
        const project = config.projects[key];
        if (project !== undefined)
            return [key, project];
        const known = Object.keys(config.projects);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL({
            code: 'project-unknown',
            message: `Input \`projects\`: the configuration has no project ${key}.`,
            remedy: (0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .au)(key, known, `It has ${(0,_config_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .KE)(known, 'and')}.`),
            retry: false,
        });
    });
    return Object.fromEntries(entries);
}
/**
 * `state/agentd-state.json` → `state/agentd-state.ENG-OPS.json`. Two shards in one state would each take the other's
 * items for gone.
 */
function shardPath(path, keys) {
    const { dir, name, ext } = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.parse(path);
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(dir, `${name}.${keys.join('-')}${ext}`);
}


/***/ }),

/***/ 55660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ loadConfig),
/* harmony export */   im: () => (/* binding */ readConfigText),
/* harmony export */   j5: () => (/* binding */ isFileFault)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28429);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84175);
/* harmony import */ var _local_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29552);
/* harmony import */ var _config_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50554);
/** Finds and reads the configuration file of a command. */





/** Codes of what keeps a whole file, or a part of it, from being used. */
const FILE_FAULTS = new Set([
    'config-absent',
    'config-unreadable',
    'config-invalid',
    'file-too-large',
]);
/** @throws {ConfigError} no file, or problems: all of them at once. */
async function loadConfig(host, named) {
    const { path, text } = await readConfigText(host, named);
    return { config: (0,_config_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .requireConfig */ .Eu)(text, path), path, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) };
}
/** What {@link loadConfig} throws for a file that is there and for one that is not. */
function isFileFault(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .xL && FILE_FAULTS.has(error.problem.code);
}
async function readConfigText(host, named) {
    for (const name of named === undefined ? _config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_NAMES */ .W : [named]) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.cwd, name);
        try {
            return { path, text: (await (0,_local_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readLocalFile */ .MM)(path, CONFIG_FILE)).toString('utf8') };
        }
        catch (cause) {
            if (named === undefined && (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errnoOf */ .UQ)(cause) === 'ENOENT')
                continue;
            if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentdError */ .ie)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .xL(cause.problem, { cause });
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .xL({ code: 'config-unreadable', message: `${path} cannot be read.`, remedy: 'Check the path.', retry: false }, { cause });
        }
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .xL({
        code: 'config-absent',
        message: `There is no ${_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_NAMES */ .W.slice(0, -1).join(', ')} or ${_config_names_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_NAMES */ .W.at(-1) ?? ''} in ${host.cwd}.`,
        remedy: 'Name the file with --config FILE, or make one from `config/agentd.example.yml`.',
        retry: false,
    });
}
/** The parser takes 131,072 characters. */
const CONFIG_FILE = { most_bytes: _local_file_js__WEBPACK_IMPORTED_MODULE_3__/* .MIB */ .D6, links: 'follow' };


/***/ }),

/***/ 20091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hc: () => (/* binding */ host),
/* harmony export */   K$: () => (/* binding */ script),
/* harmony export */   K1: () => (/* binding */ CHOICE),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   v7: () => (/* binding */ pause),
/* harmony export */   vs: () => (/* binding */ template),
/* harmony export */   yR: () => (/* binding */ slug),
/* harmony export */   zW: () => (/* binding */ envKey)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9691);
/** Kinds of values that several sections share. */

const name = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'use letters, digits, dot, dash, underscore');
const envKey = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'name an environment variable, such as PLANE_TOKEN');
/** As Plane makes them: a path of its API is built of it. */
const slug = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .min(1)
    .regex(/^[\w-]*$/, 'write it as in the address bar: letters, digits, dash and underscore');
/** Not `user@host`, `host:port`, a URL, or what a program takes for an option. */
const host = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .min(1)
    .regex(/^(?:(?:[^-\s@/\\:[\]][^\s@/\\:[\]]*)?|\[?[\dA-Fa-f]*:[\dA-Fa-f:.]*:[\dA-Fa-f.]*(?:%\w+)?\]?)$/, 'write the name or address alone; user and port have keys of their own');
/** True, or why in words. */
const pause = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/\S/, 'say why, or write true')], 'write true, or the reason in words')
    .default(false);
const seconds = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative();
/** Windows takes no longer command line. */
const template = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(8000);
/** What a label may choose: a word that no option parser takes for an option, and no TOML or JSON string for its end. */
const CHOICE = /^[A-Za-z0-9][\w.:/@+[\]-]{0,127}$/;
const choice = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(CHOICE, 'begin with a letter or digit, then use those, `. _ : / @ + [ ] -`, and at most 128 characters');
/** Windows PowerShell loses double quotes, and what begins with a dash is an option. */
const script = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[^-\s"\p{Cc}][^"\p{Cc}]{0,999}$/u, 'name a file or a command, without a dash at the beginning, double quotes and line breaks');


/***/ }),

/***/ 7925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ notDone),
/* harmony export */   Rk: () => (/* binding */ barredWhy),
/* harmony export */   h_: () => (/* binding */ isBarred),
/* harmony export */   nC: () => (/* binding */ NOTHING_BARRED),
/* harmony export */   oR: () => (/* binding */ joined)
/* harmony export */ });
const NOTHING_BARRED = {
    all: null,
    projects: new Map(),
    terminals: new Map(),
    executors: new Map(),
    problems: [],
};
function isBarred({ problems }) {
    return problems.length > 0;
}
/** One sentence: why nothing starts there; null: it may. */
function barredWhy(barred, { project, terminal, executor }) {
    if (barred.all !== null)
        return `Nothing starts: ${barred.all}.`;
    const reason = (reasons, name, where) => {
        const why = name === undefined ? undefined : reasons.get(name);
        return why === undefined ? null : `Nothing starts ${where} ${name}: ${why}.`;
    };
    return (reason(barred.projects, project, 'in project') ??
        reason(barred.terminals, terminal, 'on terminal') ??
        reason(barred.executors, executor, 'with executor'));
}
/** Both together. */
function joined(one, other) {
    const both = (a, b) => new Map([...b, ...a]);
    return {
        all: one.all ?? other.all,
        projects: both(one.projects, other.projects),
        terminals: both(one.terminals, other.terminals),
        executors: both(one.executors, other.executors),
        problems: [...one.problems, ...other.problems],
    };
}
/** One sentence: what is not done because of it. */
function notDone({ all, projects, terminals, executors }) {
    const named = (preposition, noun, names) => names.size === 0 ? [] : [`${preposition} ${noun}${names.size === 1 ? '' : 's'} ${[...names.keys()].join(', ')}`];
    const where = [
        ...named('in', 'project', projects),
        ...named('on', 'terminal', terminals),
        ...named('with', 'executor', executors),
    ];
    const what = all === null ? `Nothing starts ${where.join(', ')}` : 'Nothing starts';
    return `${what} until that is mended; what runs is collected, posted and stopped as before, as far as it can be reached.`;
}


/***/ }),

/***/ 67068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ GIT_REPOSITORY),
/* harmony export */   ON: () => (/* binding */ isLike),
/* harmony export */   XG: () => (/* binding */ secretNames),
/* harmony export */   nY: () => (/* binding */ FOREIGN),
/* harmony export */   wS: () => (/* binding */ scrubbedEnv),
/* harmony export */   yQ: () => (/* binding */ localRunEnv)
/* harmony export */ });
/* unused harmony export LOCAL_RUN */
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91096);

/**
 * What `git rev-parse --local-env-vars` prints (git 2.39), the namespace, and the quarantine of a receiving hook: variables that
 * lead git, wherever it is called, into the repository that somebody else was working in.
 */
const GIT_REPOSITORY = [
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_COMMON_DIR',
    'GIT_CONFIG',
    'GIT_CONFIG_COUNT',
    'GIT_CONFIG_PARAMETERS',
    'GIT_DIR',
    'GIT_GRAFT_FILE',
    'GIT_IMPLICIT_WORK_TREE',
    'GIT_INDEX_FILE',
    'GIT_INTERNAL_SUPER_PREFIX',
    'GIT_NAMESPACE',
    'GIT_NO_REPLACE_OBJECTS',
    'GIT_OBJECT_DIRECTORY',
    'GIT_PREFIX',
    'GIT_QUARANTINE_PATH',
    'GIT_REPLACE_REF_BASE',
    'GIT_SHALLOW_FILE',
    'GIT_WORK_TREE',
];
/** By these an agent knows that another one has started it, and refuses, or talks to that one’s editor. */
const NESTING = ['CLAUDECODE', 'CLAUDE_CODE_ENTRYPOINT', 'CLAUDE_CODE_SSE_PORT', 'CODEX_SANDBOX*'];
/**
 * A job of a workflow: its tokens, its inputs, the files that set variables of its later steps, and `RUNNER_TRACKING_ID`,
 * by which GitHub’s runner finds and ends what a job leaves behind.
 */
const JOB = ['ACTIONS_*', 'GITHUB_*', 'INPUT_*', 'RUNNER_*'];
/** A login over SSH. A run is not part of it, and bash reads `.bashrc` for a command where it finds `SSH_CLIENT`. */
const SESSION = [
    'SSH_CLIENT',
    'SSH2_CLIENT',
    'SSH_CONNECTION',
    'SSH_ORIGINAL_COMMAND',
    'SSH_TTY',
    'SSH_USER_AUTH',
];
/** What no run gets, whatever its session has, unless `env.pass` names it. */
const FOREIGN = [...GIT_REPOSITORY, ...NESTING, ...JOB, ...SESSION];
/** What a run on this machine gets of the environment that agentd itself has; all else is named in `env.pass`. */
const LOCAL_RUN = [
    'HOME',
    'USER',
    'LOGNAME',
    'SHELL',
    'PATH',
    'LANG',
    'LC_*',
    'TZ',
    'TMPDIR',
    'XDG_*',
    'SSH_AUTH_SOCK',
    'DBUS_SESSION_BUS_ADDRESS',
    'DISPLAY',
    ...['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'].flatMap((name) => [name, name.toLowerCase()]),
    'NODE_EXTRA_CA_CERTS',
    'SSL_CERT_*',
    'ANTHROPIC_*',
    'OPENAI_*',
    'CODEX_HOME',
    'CODEX_API_KEY',
    'CLAUDE_CONFIG_DIR',
    'CLAUDE_CODE_OAUTH_TOKEN',
    'CLAUDE_CODE_USE_*',
];
/** Names that say that the value is a secret. */
const SECRET = /(?:^|_)(?:TOKENS?|SECRETS?|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?|PAT|AUTHKEY|(?:API|ACCESS|AUTH|PRIVATE|DEPLOY|SIGNING|SSH)_?KEY)(?:_|$)/i;
function isLike(name, patterns) {
    return patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern));
}
/** Variables that the configuration names as secrets of agentd’s own; each once. */
function secretNames(config) {
    return [...new Set((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretUses */ .D)(config).map(({ key }) => key))];
}
/**
 * The environment of runs on this machine: {@link LOCAL_RUN}, and what `pass` names.
 * No secret of agentd’s own is in it, whatever `pass` says.
 */
function localRunEnv(config, pass, env) {
    const own = secretNames(config);
    return filtered(env, (name) => !own.includes(name) && isLike(name, [...LOCAL_RUN, ...pass]));
}
/**
 * The environment of other children (relay client, `tailscale`): without secrets of agentd’s own and names that sound
 * like secrets, without what belongs to a job of a workflow, to a repository that git works in, or to another agent.
 */
function scrubbedEnv(config, env) {
    const own = secretNames(config).map((name) => name.toUpperCase());
    return filtered(env, (name) => {
        const upper = name.toUpperCase();
        return !own.includes(upper) && !SECRET.test(upper) && !isLike(upper, [...FOREIGN, 'GIT_*']);
    });
}
function filtered(env, keeps) {
    const kept = {};
    for (const [name, value] of Object.entries(env))
        if (value !== undefined && keeps(name))
            kept[name] = value;
    return kept;
}


/***/ }),

/***/ 66938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ secretEnvArgs),
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   HP: () => (/* binding */ envBlock),
/* harmony export */   mO: () => (/* binding */ missingSecrets)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91096);

/** Each variable once, in the order of the file's sections. */
function secretsOf(config) {
    const uses = new Map();
    for (const { key, use } of (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretUses */ .D)(config)) {
        const known = uses.get(key);
        if (known === undefined)
            uses.set(key, [use]);
        else if (!known.includes(use))
            known.push(use);
    }
    return [...uses].map(([key, all]) => ({ key, uses: all }));
}
/** The `env:` block of the workflow step, without indentation and without a newline at the end. */
function envBlock(config) {
    const lines = secretsOf(config).map(({ key }) => `  ${key}: \${{ secrets.${key} }}`);
    return ['env:', ...lines].join('\n');
}
/** Arguments for a vault runner: `--secret-env KEY=KEY …` (executor contract, "add a terminal"). Keys need no quoting. */
function secretEnvArgs(config) {
    return secretsOf(config)
        .map(({ key }) => `--secret-env ${key}=${key}`)
        .join(' ');
}
/** Secrets whose variable is absent or empty. */
function missingSecrets(config, env) {
    return secretsOf(config).filter(({ key }) => (env[key] ?? '').trim() === '');
}


/***/ }),

/***/ 40578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ missingLabels),
/* harmony export */   Ry: () => (/* binding */ behind),
/* harmony export */   T: () => (/* binding */ namedBy),
/* harmony export */   kJ: () => (/* binding */ labelKey)
/* harmony export */ });
/**
 * How labels are compared (docs/operations.md): without the blanks around them and without regard to case, because people
 * write them by hand on both sides. Pure.
 */
/** What two labels have in common exactly if they are the same to agentd. */
function labelKey(label) {
    return label.normalize('NFC').trim().toLowerCase();
}
/** Those of `wanted` that are not among `labels`, as they are written. */
function missingLabels(wanted, labels) {
    const has = new Set(labels.map(labelKey));
    return [wanted ?? []].flat().filter((label) => !has.has(labelKey(label)));
}
/** The entry that the label names: written exactly so, else written so but for case. */
function namedBy(label, names) {
    const key = labelKey(label);
    return names.find((name) => name === label.trim()) ?? names.find((name) => labelKey(name) === key);
}
/** What stands behind `prefix`, such as `model:`, without blanks around it; null: the label begins otherwise. */
function behind(prefix, label) {
    const text = label.trim();
    return text.slice(0, prefix.length).toLowerCase() === prefix ? text.slice(prefix.length).trim() : null;
}


/***/ }),

/***/ 58675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YC: () => (/* binding */ editDistance),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
/** Finds the word that was meant: the hints behind "did you mean …?". */
/** The candidate nearest to `word`, or null when none is near enough to be what was meant. */
function nearest(word, candidates) {
    if (word === '' || word.length > 64)
        return null;
    let best = null;
    let bestScore = Infinity;
    for (const candidate of candidates) {
        const score = distanceOf(word, candidate);
        if (score < bestScore) {
            best = candidate;
            bestScore = score;
        }
    }
    return best;
}
/** `Did you mean \`x\`?`, or the fallback when nothing is near. */
function didYouMean(word, candidates, otherwise) {
    const hit = nearest(word, candidates);
    return hit === null ? otherwise : `Did you mean \`${hit}\`?`;
}
/** Infinity: too far. Spelling, case and separators aside, a word that begins another counts as near. */
function distanceOf(word, candidate) {
    const a = bare(word);
    const b = bare(candidate);
    if (a === b)
        return 0;
    const shorter = Math.min(a.length, b.length);
    const difference = Math.max(a.length, b.length) - shorter;
    const limit = Math.max(1, Math.floor(Math.max(a.length, b.length) / 3));
    if (difference <= limit) {
        const distance = editDistance(a, b);
        if (distance <= limit && distance < shorter)
            return distance;
    }
    return shorter >= 4 && (a.startsWith(b) || b.startsWith(a)) ? difference + limit : Infinity;
}
function bare(word) {
    return word
        .toLowerCase()
        .replaceAll(/[_\-. ]/g, '')
        .slice(0, 64);
}
/** Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). */
function editDistance(a, b) {
    let before = [];
    let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        for (let j = 1; j <= b.length; j++) {
            const same = a[i - 1] === b[j - 1] ? 0 : 1;
            let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
            row.push(cost);
        }
        before = previous;
        previous = row;
    }
    return previous[b.length] ?? a.length;
}


/***/ }),

/***/ 28429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x5: () => (/* binding */ locate),
  o4: () => (/* binding */ parseConfig),
  Eu: () => (/* binding */ requireConfig)
});

// UNUSED EXPORTS: invalid

// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./build/action/src/config/typed.js
var typed = __webpack_require__(12661);
;// CONCATENATED MODULE: ./build/action/src/config/keys.js
/** Which keys the schema knows, and where. */


function keyIndex(schema) {
    let homes = null;
    return {
        keysAt: (path) => keysOf(path.reduce(childOf, schema)),
        homesOf: (key) => (homes ??= homesIn(schema)).get(key) ?? [],
    };
}
function keysOf(schema) {
    const inner = schema === null ? null : (0,typed/* unwrapped */.D)(schema);
    return inner instanceof schemas/* ZodObject */.bvH ? Object.keys(inner.shape) : [];
}
function childOf(schema, part) {
    const inner = schema === null ? null : (0,typed/* unwrapped */.D)(schema);
    if (inner instanceof schemas/* ZodArray */.naA)
        return inner.element;
    if (inner instanceof schemas/* ZodRecord */.b8S)
        return inner.valueType;
    if (!(inner instanceof schemas/* ZodObject */.bvH))
        return null;
    const shape = inner.shape;
    return Object.hasOwn(shape, part) ? (shape[part] ?? null) : null;
}
function homesIn(schema) {
    const homes = new Map();
    const visit = (at, place) => {
        const inner = (0,typed/* unwrapped */.D)(at);
        if (inner instanceof schemas/* ZodArray */.naA)
            visit(inner.element, `${place}[]`);
        if (inner instanceof schemas/* ZodRecord */.b8S)
            visit(inner.valueType, `${place}.<name>`);
        if (!(inner instanceof schemas/* ZodObject */.bvH))
            return;
        const shape = inner.shape;
        for (const [key, child] of Object.entries(shape)) {
            homes.set(key, [...(homes.get(key) ?? []), place === '' ? 'the top of the file' : place]);
            visit(child, place === '' ? key : `${place}.${key}`);
        }
    };
    visit(schema, '');
    return homes;
}

// EXTERNAL MODULE: ./build/action/src/config/problem.js
var config_problem = __webpack_require__(27042);
// EXTERNAL MODULE: ./build/action/src/config/nearest.js
var nearest = __webpack_require__(58675);
;// CONCATENATED MODULE: ./build/action/src/config/reword.js


function rewordIssues(issues, value, keys) {
    const findings = [];
    const mistyped = new Set(issues.flatMap((issue) => (issue.code === 'invalid_type' ? [JSON.stringify(issue.path)] : [])));
    for (const issue of issues) {
        const path = issue.path.filter((part) => typeof part !== 'symbol');
        // What is no list has no length either.
        if (issue.code === 'too_small' && mistyped.has(JSON.stringify(path)))
            continue;
        if (issue.code === 'unrecognized_keys') {
            for (const key of issue.keys)
                findings.push(unknownKey(path, key, keys));
        }
        else
            findings.push(reword(issue, path, valueAt(value, path)));
    }
    return findings;
}
function valueAt(value, path) {
    let at = value;
    for (const part of path) {
        if (Array.isArray(at))
            at = typeof part === 'number' ? at[part] : undefined;
        else if (typeof at === 'object' && at !== null)
            at = Object.hasOwn(at, part) ? at[part] : undefined;
        else
            return undefined;
    }
    return at;
}
function error(code, path, message, remedy, at = 'value') {
    return { code, path, at, message, remedy, severity: 'error' };
}
function unknownKey(path, key, keys) {
    const remedy = () => {
        const known = keys.keysAt(path);
        const homes = keys.homesOf(key);
        const otherwise = homes.length > 0 ? `It belongs under ${(0,config_problem/* listed */.KE)(homes, 'or')}.` : `Remove it; known here: ${(0,config_problem/* listed */.KE)(known, 'and')}.`;
        return (0,nearest/* didYouMean */.au)(key, known, otherwise);
    };
    const odd = oddLettersOf(key);
    const holds = odd.length === 0 ? '' : ` It holds ${(0,config_problem/* listed */.KE)(odd, 'and')}: no key does.`;
    return error('unknown-key', [...path, key], `The key ${(0,config_problem/* shown */.SP)(key)} is not known here.${holds}`, remedy, 'key');
}
/** An entry of a list is named by its value: a number says nothing to whoever wrote it. No list of the configuration holds secrets. */
function entryOf(path, value) {
    const last = path.at(-1) ?? 'the file';
    return (0,config_problem/* shown */.SP)(typeof last === 'number' && typeof value === 'string' ? value : String(last));
}
/** Letters that look like others, or like nothing, by their code points: `U+0456`. All keys are plain ASCII. */
function oddLettersOf(key) {
    const odd = [...key].filter((letter) => !/[\x20-\x7e]/.test(letter));
    return [...new Set(odd)]
        .slice(0, 5)
        .map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
}
function reword(issue, path, value) {
    const key = (0,config_problem/* shown */.SP)(String(path.at(-1) ?? 'the file'));
    if (value === undefined && issue.code !== 'invalid_key') {
        return error('missing', path, `${key} is missing.`, `Add ${key}${wantedText(issue)}.`);
    }
    if (value === null)
        return error('empty', path, `${key} is empty.`, `Give it a value${wantedText(issue)}, or remove the key${wantsText(issue) ? '; put the word null in quotes to mean the text' : ''}.`);
    switch (issue.code) {
        case 'invalid_type':
            return error('wrong-type', path, `${key} must be ${noun(issue.expected)} and is ${kindOf(value)}.`, typeRemedy(issue.expected, value));
        case 'invalid_value': {
            const values = issue.values.map(String);
            const given = typeof value === 'string' ? (0,config_problem/* shown */.SP)(value) : kindOf(value);
            return error('wrong-value', path, `${key} is ${given}, which is none of ${(0,config_problem/* listed */.KE)(values, 'or')}.`, typeof value === 'string'
                ? (0,nearest/* didYouMean */.au)(value, values, `Choose ${(0,config_problem/* listed */.KE)(values, 'or')}.`)
                : `Choose ${(0,config_problem/* listed */.KE)(values, 'or')}.`);
        }
        case 'too_small':
        case 'too_big':
            return sizeProblem(issue, path, key);
        case 'invalid_key':
            return error('bad-name', path, `The name ${key} cannot be used.`, keyRemedy(issue.issues), 'key');
        case 'invalid_format':
            if (issue.format === 'url') {
                return error('wrong-format', path, `${key} is not an http or https address.`, 'Write it in full, such as `https://plane.example.com`.');
            }
            return error('wrong-format', path, `${entryOf(path, value)} has the wrong form.`, sentence(issue.message));
        default:
            return error('invalid', path, `${key} is not valid: ${issue.message}.`, 'See the table of keys in the README.');
    }
}
function sizeProblem(issue, path, key) {
    const [limit, edge] = issue.code === 'too_small' ? [issue.minimum, 'least'] : [issue.maximum, 'most'];
    if (issue.code === 'too_small' && (issue.origin === 'string' || issue.origin === 'array')) {
        return error('empty', path, `${key} is empty.`, issue.origin === 'array' ? 'List at least one.' : 'Give it a value, or remove the key.');
    }
    return error('out-of-range', path, `${key} is too ${edge === 'least' ? 'small' : 'large'}.`, `The ${edge} is ${limit}.`);
}
function keyRemedy(issues) {
    return sentence(issues[0]?.message ?? 'choose another name');
}
function sentence(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`.replace(/\.\.$/, '.');
}
function wantedText(issue) {
    if (issue.code === 'invalid_value')
        return `: ${(0,config_problem/* listed */.KE)(issue.values.map(String), 'or')}`;
    return issue.code === 'invalid_type' ? `: ${noun(issue.expected)}` : '';
}
function wantsText(issue) {
    return issue.code === 'invalid_type' && issue.expected === 'string';
}
const NOUNS = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: '`true` or `false`',
    array: 'a list',
    object: 'a map of keys',
    record: 'a map of names',
};
function noun(expected) {
    return NOUNS[expected] ?? expected;
}
function kindOf(value) {
    if (value === undefined)
        return 'absent';
    if (value === null)
        return 'empty';
    if (Array.isArray(value))
        return 'a list';
    return typeof value === 'object' ? 'a map' : (0,config_problem/* shown */.SP)(String(value));
}
function typeRemedy(expected, value) {
    if (expected === 'array')
        return typeof value === 'string' ? 'Put it in brackets: `[a, b]`.' : 'Write `[a, b]`, or one `- ` line for each.';
    if (expected === 'boolean')
        return 'Write `true` or `false`, without quotes.';
    if (expected === 'number' || expected === 'int') {
        return typeof value === 'string' ? 'Write digits only, without quotes or unit.' : 'Write a whole number.';
    }
    if (expected === 'string')
        return 'Write one value on the line; in YAML, a text that begins with `{` or `[` needs single quotes.';
    return 'Write its keys below it, indented.';
}

// EXTERNAL MODULE: ./build/action/src/config/environment.js
var environment = __webpack_require__(67068);
// EXTERNAL MODULE: ./build/action/src/config/rules/rule.js
var rule = __webpack_require__(9183);
;// CONCATENATED MODULE: ./build/action/src/config/rules/environment.js
/** Rules about `env.pass`: what no run may be given. */



/** On the machine of the tick these are of the job that agentd itself runs in; elsewhere they are the user’s own. */
const OF_THE_JOB = ['GITHUB_TOKEN', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'INPUT_GITHUB-TOKEN'];
const passKeepsSecrets = {
    name: 'pass-keeps-secrets',
    check: (0,rule/* each */.__)('terminals', ({ env, transport }, path, { config }) => {
        const secrets = [...(0,environment/* secretNames */.XG)(config), ...(transport === 'local' ? OF_THE_JOB : [])];
        return env.pass.flatMap((pattern, index) => {
            const named = secrets.filter((name) => (0,environment/* isLike */.ON)(name, [pattern]));
            if (named.length === 0)
                return [];
            const message = `${(0,config_problem/* shown */.SP)(pattern)} would hand ${(0,config_problem/* listed */.KE)(named, 'and')} to every agent, and ${named.length === 1 ? 'that is a secret' : 'those are secrets'} of agentd itself.`;
            const remedy = 'Name single variables, and keep a secret of an agent’s own under another name.';
            return [(0,rule/* error */.z3)([...path, 'env', 'pass', index], message, remedy, { relies: [[...path, 'transport']] })];
        });
    }),
};
/** These are agentd’s own, by which it finds and treats its runs. */
const passKeepsOurs = {
    name: 'pass-keeps-ours',
    check: (0,rule/* each */.__)('terminals', ({ env }, path) => env.pass.flatMap((pattern, index) => {
        if (!pattern.startsWith('AGENTD'))
            return [];
        const message = `${(0,config_problem/* shown */.SP)(pattern)} would change how agentd finds its own runs.`;
        return [(0,rule/* error */.z3)([...path, 'env', 'pass', index], message, 'Leave it out: each run gets its own.')];
    })),
};
const ENVIRONMENT_RULES = [passKeepsSecrets, passKeepsOurs];

// EXTERNAL MODULE: ./build/action/src/config/template.js
var template = __webpack_require__(37819);
;// CONCATENATED MODULE: ./build/action/src/config/rules/executors.js
/** Rules about how an agent is driven: what an adapter needs, models, tiers, and keys without effect. */




const COMMAND_LINE = ['codex', 'claude-code', 'shell'];
function adapterPath(path) {
    return { relies: [[...path, 'adapter']] };
}
const adapterHasWhatItNeeds = {
    name: 'adapter-needs',
    check: (0,rule/* each */.__)('executors', (executor, path) => {
        if (COMMAND_LINE.includes(executor.adapter) && executor.run === undefined) {
            return [
                (0,rule/* error */.z3)([...path, 'run'], `The adapter \`${executor.adapter}\` needs a command.`, 'Add `run`; docs and example show one for each adapter.', adapterPath(path)),
            ];
        }
        return [];
    }),
};
const httpIsRefused = {
    name: 'http-is-refused',
    check: (0,rule/* each */.__)('executors', ({ adapter }, path) => {
        if (adapter !== 'http')
            return [];
        const message = 'This version has no executor that speaks HTTP, so nothing could run by it.';
        return [(0,rule/* error */.z3)([...path, 'adapter'], message, 'Use `codex`, `claude-code`, `shell` or `mock`.')];
    }),
};
/** Keys that belong to other adapters and would be passed over in silence. */
const adapterKeysFit = {
    name: 'adapter-keys-fit',
    check: (0,rule/* each */.__)('executors', (executor, path) => {
        const { adapter } = executor;
        const idle = [];
        const isCommand = COMMAND_LINE.includes(adapter);
        if (!isCommand && executor.run !== undefined)
            idle.push('run');
        if (executor.resume !== undefined && (!isCommand || adapter === 'shell'))
            idle.push('resume');
        if (adapter !== 'shell' && executor.script !== undefined)
            idle.push('script');
        if (adapter !== 'mock' && executor.mock !== undefined)
            idle.push('mock');
        if (adapter !== 'http' && executor.url !== undefined)
            idle.push('url');
        if (adapter !== 'http' && executor.token_key !== undefined)
            idle.push('token_key');
        return idle.map((key) => {
            const why = key === 'resume' && adapter === 'shell'
                ? 'A script has no thread to continue'
                : `The adapter \`${adapter}\` does not read it`;
            return (0,rule/* warning */.$e)([...path, key], `\`${key}\` has no effect. ${why}.`, 'Remove it.', {
                at: 'key',
                ...adapterPath(path),
            });
        });
    }),
};
const descriptiveKeys = {
    name: 'not-needed',
    check: ({ config }) => {
        const hits = [];
        const say = (path, why) => {
            hits.push((0,rule/* warning */.$e)(path, `\`${String(path.at(-1))}\` is accepted and not needed. ${why}`, 'You can remove it.', {
                at: 'key',
            }));
        };
        for (const [name, terminal] of Object.entries(config.terminals)) {
            if (terminal.launch !== undefined)
                say(['terminals', name, 'launch'], 'How a run is launched follows from `os`.');
            if (terminal.helpers_dir !== undefined)
                say(['terminals', name, 'helpers_dir'], 'No helper scripts are used.');
        }
        if (config.agentd?.helpers_dir !== undefined)
            say(['agentd', 'helpers_dir'], 'No helper scripts are used.');
        for (const [name, executor] of Object.entries(config.executors)) {
            for (const key of ['thread_from', 'last_message']) {
                if (executor[key] !== undefined)
                    say(['executors', name, key], 'The adapter knows where to look.');
            }
        }
        return hits;
    },
};
const modelsAreOffered = {
    name: 'models-are-offered',
    check: ({ config }) => {
        const hits = [];
        for (const [name, executor] of Object.entries(config.executors)) {
            const { models, default_model } = executor;
            if (models.length === 0)
                continue;
            const relies = [['executors', name, 'models']];
            if (default_model !== undefined && !models.includes(default_model)) {
                const remedy = () => (0,nearest/* didYouMean */.au)(default_model, models, `Add it to \`models\`, or choose ${(0,config_problem/* listed */.KE)(models, 'or')}.`);
                hits.push((0,rule/* error */.z3)(['executors', name, 'default_model'], `${(0,config_problem/* shown */.SP)(default_model)} is not among \`models\`.`, remedy, {
                    relies,
                }));
            }
            for (const model of Object.keys(executor.tier_defaults)) {
                if (models.includes(model))
                    continue;
                const remedy = () => (0,nearest/* didYouMean */.au)(model, models, 'Remove the line, or add the model to `models`.');
                hits.push((0,rule/* warning */.$e)(['executors', name, 'tier_defaults', model], `${(0,config_problem/* shown */.SP)(model)} is not among \`models\`.`, remedy, {
                    at: 'key',
                    relies,
                }));
            }
        }
        return hits;
    },
};
/** A label's model must be one that the executor it leads to offers. */
const labelModelIsOffered = {
    name: 'label-model-is-offered',
    check: (0,rule/* each */.__)('projects', (project, path, { config }) => Object.entries(project.routing.by_label).flatMap(([label, route]) => {
        const name = route.executor ?? project.default_executor;
        const executor = (0,rule/* entry */.f_)(config.executors, name);
        const { model } = route;
        if (executor === null || model === undefined)
            return [];
        if (executor.models.length === 0 || executor.models.includes(model))
            return [];
        const message = `${(0,config_problem/* shown */.SP)(model)} is not among the \`models\` of ${(0,config_problem/* shown */.SP)(name)}.`;
        const remedy = () => (0,nearest/* didYouMean */.au)(model, executor.models, `Add it there, or choose ${(0,config_problem/* listed */.KE)(executor.models, 'or')}.`);
        const at = [...path, 'routing', 'by_label', label, 'model'];
        const relies = [
            ['executors', name, 'models'],
            [...path, 'default_executor'],
        ];
        // With a further label another executor may be meant.
        return [
            route.executor === undefined
                ? (0,rule/* warning */.$e)(at, message, remedy, { relies })
                : (0,rule/* error */.z3)(at, message, remedy, { relies }),
        ];
    })),
};
const tiersReachTheCommand = {
    name: 'tiers-reach-the-command',
    check: ({ config }) => {
        const hits = [];
        for (const [name, executor] of Object.entries(config.executors)) {
            const path = ['executors', name];
            const { tier_arg, tier_defaults } = executor;
            if (tier_arg !== undefined && !tier_arg.includes('{tier}')) {
                hits.push((0,rule/* error */.z3)([...path, 'tier_arg'], '`tier_arg` lacks `{tier}`, so every tier would be the same.', 'Put `{tier}` where the tier goes, as in `-c \'service_tier="{tier}"\'`.'));
            }
            if (tier_arg === undefined && Object.keys(tier_defaults).length > 0) {
                hits.push((0,rule/* warning */.$e)([...path, 'tier_defaults'], 'There are tiers, and no `tier_arg` that would pass them on.', 'Add `tier_arg`.', { at: 'key' }));
            }
            for (const key of ['run', 'resume']) {
                const text = executor[key];
                if (tier_arg === undefined || text === undefined || (0,template/* uses */.r9)((0,template/* readTemplate */.xV)(text), 'tier'))
                    continue;
                hits.push((0,rule/* warning */.$e)([...path, key], `\`tier_arg\` is given, and \`${key}\` has no \`{tier}\` to hold it.`, 'Put `{tier}` among the options.'));
            }
        }
        return hits;
    },
};
/** A default that no template passes on would be a choice without effect. */
const choicesReachTheCommand = {
    name: 'choices-reach-the-command',
    check: (0,rule/* each */.__)('executors', (executor, path) => {
        const texts = [executor.run, executor.resume].filter((text) => text !== undefined);
        return ['model', 'effort'].flatMap((choice) => {
            const key = `default_${choice}`;
            if (executor[key] === undefined || texts.length === 0)
                return [];
            if (texts.some((text) => (0,template/* uses */.r9)((0,template/* readTemplate */.xV)(text), choice)))
                return [];
            const remedy = `Put \`'{${choice}}'\` into the templates, or remove \`${key}\`.`;
            return [
                (0,rule/* warning */.$e)([...path, key], `\`${key}\` has no effect: no template holds \`{${choice}}\`.`, remedy, { at: 'key' }),
            ];
        });
    }),
};
const scriptIsGiven = {
    name: 'script-is-given',
    check: (0,rule/* each */.__)('executors', (executor, path, { config }) => {
        if (executor.adapter !== 'shell' || executor.run === undefined || executor.script !== undefined)
            return [];
        if (!(0,template/* uses */.r9)((0,template/* readTemplate */.xV)(executor.run), 'script'))
            return [];
        const name = path[1];
        const byLabel = Object.values(config.projects).some((project) => Object.values(project.routing.by_label).some((route) => route.script !== undefined && (route.executor ?? name) === name));
        if (byLabel)
            return [];
        return [
            (0,rule/* error */.z3)([...path, 'script'], '`run` asks for `{script}`, and nothing names one.', 'Add `script` here, or to a label under `routing.by_label`.', { relies: [['projects']] }),
        ];
    }),
};
const EXECUTOR_RULES = [
    adapterHasWhatItNeeds,
    httpIsRefused,
    adapterKeysFit,
    descriptiveKeys,
    modelsAreOffered,
    labelModelIsOffered,
    tiersReachTheCommand,
    choicesReachTheCommand,
    scriptIsGiven,
];

;// CONCATENATED MODULE: ./build/action/src/config/rules/host-keys.js


/** Without a known host key nobody knows which machine answers; Tailscale publishes those of its own SSH server. */
const hostKeysAreKnown = {
    name: 'host-keys-known',
    check: (0,rule/* each */.__)('terminals', (terminal, path) => {
        const { transport, ssh_key, host_keys = [], tofu = false } = terminal;
        if (transport !== 'direct-ssh')
            return [];
        const relies = [
            [...path, 'transport'],
            [...path, 'auth'],
            [...path, 'ssh_key'],
        ];
        if (host_keys.length > 0) {
            const remedy = 'Remove `tofu`, or the pinned lines.';
            return tofu
                ? [(0,rule/* warning */.$e)([...path, 'tofu'], '`tofu` has no effect beside `host_keys`.', remedy, { at: 'key' })]
                : [];
        }
        const auth = terminal.auth ?? (ssh_key === undefined ? 'tailscale' : 'key');
        if (auth === 'tailscale' || tofu)
            return [];
        // No error: with such a configuration `agentd doctor` runs, and prints the line to add.
        const message = 'A login with a key needs the machine’s host keys; no visit will succeed without.';
        const remedy = 'Add the line that `agentd doctor` prints, or that of `/etc/ssh/ssh_host_ed25519_key.pub` there.';
        return [(0,rule/* warning */.$e)([...path, 'host_keys'], message, remedy, { relies })];
    }),
};
const KEY = /(?:^|\s)(?:ssh-ed25519|ssh-rsa|ecdsa-sha2-nistp\d+)\s+AAAA[A-Za-z0-9+/]*={0,2}(?:\s|$)/;
function linesOf(lines, path) {
    return lines.flatMap((line, i) => {
        if (line.trim() === '' || line.trim().startsWith('#') || KEY.test(line))
            return [];
        const what = line.includes('SHA256:') ? 'a fingerprint, and not the key itself' : 'no host key';
        const remedy = 'Paste the whole line, such as `ssh-ed25519 AAAA…`; `agentd doctor` prints it while none is named.';
        return [(0,rule/* warning */.$e)([...path, i], `${(0,config_problem/* shown */.SP)(line)} is ${what}.`, remedy)];
    });
}
/** No error: the doctor tells more of it, and the other terminals work. */
const hostKeysAreKeys = {
    name: 'host-keys-are-keys',
    check: ({ config }) => [
        ...Object.entries(config.terminals).flatMap(([name, { host_keys = [] }]) => linesOf(host_keys, ['terminals', name, 'host_keys'])),
        ...linesOf(config.warpgate?.host_keys ?? [], ['warpgate', 'host_keys']),
    ],
};
const HOST_KEY_RULES = [hostKeysAreKnown, hostKeysAreKeys];

;// CONCATENATED MODULE: ./build/action/src/config/rules/items.js


const ANSWERS = ['review', 'question', 'blocked'];
const statesAreNamed = {
    name: 'states-are-named',
    check: (0,rule/* each */.__)('projects', (project, path) => ANSWERS.filter((tag) => project.states[tag] === undefined).map((tag) => (0,rule/* warning */.$e)([...path, 'states', tag], `No state is named for \`[${tag}]\`: such items stay where they are.`, `In Plane, open the project's settings, "States", and add one (group "Started"); then write its name under \`states.${tag}\`.`, { relies: [[...path, 'states']] }))),
};
const statesAreDistinct = {
    name: 'states-are-distinct',
    check: (0,rule/* each */.__)('projects', (project, path) => {
        const { states } = project;
        return ANSWERS.flatMap((tag) => {
            const name = states[tag];
            const at = [...path, 'states', tag];
            const relies = [[...path, 'states', 'working']];
            if (name === undefined)
                return [];
            if (name === states.working) {
                return [
                    (0,rule/* error */.z3)(at, `\`${tag}\` and \`working\` are one state, so an answer could not be told from work.`, 'Name another state, or remove the line to leave the item where it is.', { relies }),
                ];
            }
            if (states.pick_up?.includes(name) !== true)
                return [];
            return [
                (0,rule/* warning */.$e)(at, `${(0,config_problem/* shown */.SP)(name)} is also a pick-up state: people cannot see whether an item waits for them or for an agent.`, 'Take it out of `pick_up`.'),
            ];
        });
    }),
};
const pickUpIsPossible = {
    name: 'pick-up-is-possible',
    check: (0,rule/* each */.__)('projects', (project, path) => project.states.pick_up?.length === 0
        ? [
            (0,rule/* error */.z3)([...path, 'states', 'pick_up'], '`pick_up` is an empty list, so no item can start.', 'Name the states, or remove the key to use the group `unstarted`.'),
        ]
        : []),
};
const authorsAreNamed = {
    name: 'authors-are-named',
    check: ({ config }) => {
        const { allowed_authors } = config;
        if (allowed_authors.length === 0) {
            const message = 'Nobody is named, so comments start nothing: an answer can be followed only by moving the item.';
            return [(0,rule/* warning */.$e)(['allowed_authors'], message, 'List the user ids or e-mail addresses of those who may ask.')];
        }
        return allowed_authors.flatMap((author, i) => /^[^\s@]+@[^\s@]+$/.test(author) || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(author)
            ? []
            : [
                (0,rule/* warning */.$e)(['allowed_authors', i], `${(0,config_problem/* shown */.SP)(author)} is neither a user id nor an e-mail address, so it matches nobody.`, 'Write the e-mail address with which the member is known in Plane.'),
            ]);
    },
};
const ITEM_RULES = [statesAreNamed, statesAreDistinct, pickUpIsPossible, authorsAreNamed];

;// CONCATENATED MODULE: ./build/action/src/config/rules/pauses.js
/** Rules about what starts nothing for now. */


/** What other versions of YAML, and other programs, take for true or false. */
const YES_OR_NO = /^\s*(?:yes|no|on|off|y|n|true|false|0|1|none|never)\s*$/i;
function unclear(paused, path) {
    if (typeof paused === 'boolean' || !YES_OR_NO.test(paused))
        return [];
    const message = `${(0,config_problem/* shown */.SP)(paused)} is taken for a reason in words, whatever it is meant to say.`;
    return [(0,rule/* error */.z3)([...path, 'paused'], message, 'Write true or false, or the reason.')];
}
const pauseIsClear = {
    name: 'pause-is-clear',
    check: (input) => [
        ...(0,rule/* each */.__)('projects', ({ paused }, path) => unclear(paused, path))(input),
        ...(0,rule/* each */.__)('terminals', ({ paused }, path) => unclear(paused, path))(input),
    ],
};
const PAUSE_RULES = [pauseIsClear];

;// CONCATENATED MODULE: ./build/action/src/config/code-words.js
/**
 * Words of a command that another program reads as code: `sh -c TEXT`, `ssh HOST TEXT`. A value may arrive there as it
 * is, and still become a command, because its quotes are those of the first shell.
 */
const SHELL = /^(?:ba|da|z|k|mk|pdk|fi|tc|c|a|ya)?sh$|^(?:python|pypy)[\d.]*$/;
/** They take their own arguments before `-c`. */
const CARRIES_C = /^(?:su|runuser|script|flock)$/;
const EVALUATES_E = /^(?:perl|ruby|node|bun|lua|php)$/;
/** Everything behind them is code. */
const ALL_CODE = /^(?:eval|ssh|rsh|mosh|iex|invoke-expression|watch)$/;
/** Words that only say how the next one is called. */
const CARRIERS = /^(?:&|env|sudo|exec|command|nohup|nice|setsid|time|xargs|busybox|-.*|\w+=.*)$/;
/** Indexes, in order. `words`: without their quotes, as `readTemplate` gives them. */
function codeWords(words) {
    const code = [];
    words.forEach((word, index) => {
        const program = programName(word);
        const next = (holds, past = (_word) => false) => {
            for (let at = index + 1; at < words.length && !isJoint(words[at] ?? ''); at += 1) {
                if (past(words[at] ?? '') && !/^[-+][oO]$/.test(words[at - 1] ?? ''))
                    return;
                if (holds(words[at] ?? ''))
                    code.push(at + 1);
            }
        };
        const takesC = (option) => /^-\w*c$|^--(?:session-)?command$/.test(option);
        // Behind the name of a script stand its own arguments.
        if (SHELL.test(program))
            next(takesC, (other) => /^[^-+]/.test(other));
        else if (CARRIES_C.test(program))
            next(takesC);
        else if (EVALUATES_E.test(program))
            next((option) => /^-\w*[er]$|^--(?:eval|print)$|^-p$/.test(option));
        else if (/^(?:pwsh|powershell)$/.test(program))
            next((option) => /^[-/\u2013-\u2015]c(?:o\w*)?$/i.test(option));
        else if (program === 'cmd')
            next((option) => /^\/[ck]$/i.test(option));
        else if (program === 'env')
            next((option) => /^-S$|^--split-string$/.test(option));
        else if (ALL_CODE.test(program) && words.slice(0, index).every((before) => CARRIERS.test(programName(before)))) {
            code.push(...[...words.keys()].slice(index + 1));
        }
    });
    return code.filter((at) => at < words.length);
}
/** `/usr/bin/bash`, `bash.exe` → `bash` */
function programName(word) {
    return word
        .replace(/^.*[\\/]/, '')
        .replace(/\.(?:exe|cmd|bat)$/i, '')
        .toLowerCase();
}
function isJoint(word) {
    return /^(?:;|\||\|\||&&|&)$/.test(word);
}

// EXTERNAL MODULE: ./build/action/src/config/places.js + 3 modules
var places = __webpack_require__(96494);
;// CONCATENATED MODULE: ./build/action/src/config/rules/placeholders.js
/** Rules about placeholders: where a value can arrive as one word and never be read as anything else. */





/** Texts of an executor that a shell reads. */
const TEXTS = ['run', 'resume', 'tier_arg', 'perm'];
/** What they become is several words of the configuration. */
const OPTIONS = ['tier', 'perm'];
/** Their values come from outside: from labels and from what agents write. */
const FOREIGN = ['model', 'effort', 'tier', 'thread'];
function textsOf(executor, path) {
    return TEXTS.flatMap((key) => {
        const text = executor[key];
        return text === undefined ? [] : [{ key, text, path: [...path, key] }];
    });
}
/** The shells that read what is of this executor: those of the terminals that offer it, or any POSIX shell. */
function shellsOf(name, { config }) {
    const terminals = Object.entries(config.terminals).filter(([, { executors }]) => executors.includes(name));
    const [posix] = terminals.filter(([, { os }]) => os !== 'windows');
    const [windows] = terminals.filter(([, { os }]) => os === 'windows');
    const found = [posix, windows].flatMap((terminal) => {
        if (terminal === undefined)
            return [];
        const path = ['terminals', terminal[0]];
        const relies = [
            [...path, 'os'],
            [...path, 'executors'],
        ];
        return [{ os: terminal[1].os, relies }];
    });
    return found.length > 0 ? found : [{ os: 'linux', relies: [] }];
}
/** `tier_arg` knows one placeholder, `perm` none; in `run` and `resume` they all are. */
function filledIn({ key, text }, os) {
    if (key === 'perm')
        return [];
    const { placed } = (0,places/* placesIn */.y)(text, os, key === 'tier_arg' ? 'options' : 'line');
    return key === 'tier_arg' ? placed.filter(({ name }) => name === 'tier') : placed;
}
function standsFor(text, name) {
    return text.key !== 'tier_arg' && OPTIONS.includes(name) ? 'options' : 'value';
}
function forEachShell(check) {
    return (0,rule/* each */.__)('executors', (executor, path, input) => {
        const hits = textsOf(executor, path).flatMap((text) => shellsOf(path[1], input).flatMap(({ os, relies }) => check(text, os).map((hit) => ({ ...hit, relies }))));
        return hits.filter((hit, i) => hits.findIndex((one) => one.path === hit.path && one.message === hit.message) === i);
    });
}
const placeholdersHaveAPlace = {
    name: 'placeholders-have-a-place',
    check: forEachShell((text, os) => filledIn(text, os).flatMap((placed) => {
        const { name, place, inside } = placed;
        const shell = os === 'windows' ? ' of PowerShell' : '';
        if (place === null) {
            const message = `\`{${name}}\` stands in ${inside}${inside.includes('PowerShell') ? '' : shell}, where no value can be made safe.`;
            const remedy = standsFor(text, name) === 'options'
                ? `Let \`{${name}}\` stand by itself, outside of quotes.`
                : `Write \`'{${name}}'\` as a word of its own; what needs more belongs into a script on the machine.`;
            return [(0,rule/* error */.z3)(text.path, message, remedy)];
        }
        if (standsFor(text, name) === 'value' || place === 'bare')
            return [];
        const message = `\`{${name}}\` stands in quotes, and what it becomes is words with quotes of their own.`;
        return [(0,rule/* error */.z3)(text.path, message, `Let \`{${name}}\` stand by itself, outside of quotes.`)];
    })),
};
const valuesNameNoProgram = {
    name: 'values-name-no-program',
    check: forEachShell((text, os) => {
        return filledIn(text, os)
            .filter(({ name, leads }) => leads && FOREIGN.includes(name))
            .map(({ name }) => {
            const message = `\`{${name}}\` stands where the program is named, so a label could name any.`;
            return (0,rule/* error */.z3)(text.path, message, 'Name the program, and give the value behind it.');
        });
    }),
};
const optionsAreClosed = {
    name: 'options-are-closed',
    check: forEachShell((text, os) => {
        if (text.key !== 'tier_arg' && text.key !== 'perm')
            return [];
        const { open } = (0,places/* placesIn */.y)(text.text, os, 'options');
        if (open === null)
            return [];
        const message = `\`${text.key}\` ends in ${open}, which would change the meaning of all that follows.`;
        return [(0,rule/* error */.z3)(text.path, message, 'Close it, or put what needs it into a script on the machine.')];
    }),
};
const valuesAreNoCode = {
    name: 'values-are-no-code',
    check: (input) => {
        const executors = forEachShell(({ text, path: at }, os) => codeHits((0,template/* readTemplate */.xV)(text, (0,template/* escapeOf */.FP)(os)).words, () => at));
        const terminals = (0,rule/* each */.__)('terminals', ({ wrap }, path) => codeHits(wrap ?? [], (index) => [...path, 'wrap', String(index)]));
        return [...executors(input), ...terminals(input)];
    },
};
function codeHits(words, at) {
    return [...new Set(codeWords(words))].flatMap((index) => {
        const [, name] = new RegExp(String.raw `(?<!\$)\{(${template/* PLACEHOLDERS */.je.join('|')})\}`).exec(words[index] ?? '') ?? [];
        if (name === undefined)
            return [];
        const message = `\`{${name}}\` stands in ${(0,config_problem/* shown */.SP)(words[index] ?? '')}, which a second program reads as code: a value could become a command there.`;
        const remedy = `Give the value as an argument, as in \`sh -c 'exec agent "$1"' sh '{${name}}'\`, or put the code into a script on the machine.`;
        return [(0,rule/* error */.z3)(at(index), message, remedy)];
    });
}
/** The agent's command would be read twice, and its quotes last for one reading. */
const wrapReadsNothingTwice = {
    name: 'wrap-reads-nothing-twice',
    check: (0,rule/* each */.__)('terminals', ({ wrap = [] }, path) => {
        if (!codeWords([...wrap, 'agent']).includes(wrap.length))
            return [];
        const message = `What \`wrap\` ends in hands the agent's command to a second shell, which reads its values as code.`;
        const remedy = `Let it start the program itself, as in \`[sh, -c, 'exec "$@"', sh]\`.`;
        return [(0,rule/* error */.z3)([...path, 'wrap'], message, remedy)];
    }),
};
const PLACEHOLDER_RULES = [
    placeholdersHaveAPlace,
    valuesNameNoProgram,
    optionsAreClosed,
    valuesAreNoCode,
    wrapReadsNothingTwice,
];

// EXTERNAL MODULE: ./build/action/src/config/labels.js
var config_labels = __webpack_require__(40578);
;// CONCATENATED MODULE: ./build/action/src/config/rules/routing.js
/** Rules about who does the work: projects point to terminals and executors that are there and fit. */




function unknownName(kind, name, path, input) {
    const declared = input.declared[kind];
    if (declared === null || declared.has(name))
        return [];
    const remedy = () => (0,nearest/* didYouMean */.au)(name, declared, `Add it under \`${kind}\`, or name one of ${(0,config_problem/* listed */.KE)([...declared], 'or')}.`);
    return [(0,rule/* error */.z3)(path, `There is no ${kind.slice(0, -1)} ${(0,config_problem/* shown */.SP)(name)}.`, remedy)];
}
const somethingToDo = {
    name: 'something-to-do',
    check: ({ declared }) => ['projects', 'terminals', 'executors']
        .filter((section) => declared[section]?.size === 0)
        .map((section) => (0,rule/* error */.z3)([section], `\`${section}\` has no entry, so nothing can run.`, 'Add one.')),
};
const assigneeTerminalExists = {
    name: 'assignee-terminal-exists',
    check: (0,rule/* each */.__)('projects', (project, path, input) => Object.entries(project.routing.by_assignee).flatMap(([user, terminal]) => unknownName('terminals', terminal, [...path, 'routing', 'by_assignee', user], input))),
};
/** A result is published with the terminal's token, so the assignee must be the user behind it. */
const assigneeIsPlaneUser = {
    name: 'assignee-is-plane-user',
    check: (0,rule/* each */.__)('projects', (project, path, { config }) => Object.entries(project.routing.by_assignee).flatMap(([user, name]) => {
        const terminal = (0,rule/* entry */.f_)(config.terminals, name);
        if (terminal === null || terminal.plane_user === user)
            return [];
        const message = `Items of ${(0,config_problem/* shown */.SP)(user)} go to ${(0,config_problem/* shown */.SP)(name)}, which answers as ${(0,config_problem/* shown */.SP)(terminal.plane_user)}.`;
        const remedy = `Write ${(0,config_problem/* shown */.SP)(terminal.plane_user)} here, or change \`terminals.${name}.plane_user\`; letter case counts.`;
        const relies = [['terminals', name, 'plane_user']];
        return [(0,rule/* error */.z3)([...path, 'routing', 'by_assignee', user], message, remedy, { at: 'key', relies })];
    })),
};
const someoneIsRouted = {
    name: 'someone-is-routed',
    check: (0,rule/* each */.__)('projects', (project, path) => {
        const at = [...path, 'routing', 'by_assignee'];
        if (Object.keys(project.routing.by_assignee).length > 0)
            return [];
        const message = 'Nobody is routed, so no item can start.';
        return [(0,rule/* error */.z3)(at, message, 'Add `<plane_user>: <terminal>`.', { relies: [at] })];
    }),
};
/** A label may send an item to another terminal of the same user; two assignees that are one user would be a toss-up. */
const oneTerminalPerUser = {
    name: 'one-terminal-per-user',
    check: (0,rule/* each */.__)('projects', (project, path, { config }) => {
        const seen = new Map();
        return Object.entries(project.routing.by_assignee).flatMap(([user, name]) => {
            const answersAs = (0,rule/* entry */.f_)(config.terminals, name)?.plane_user ?? user;
            const key = answersAs.trim().toLowerCase();
            const first = seen.get(key);
            seen.set(key, first ?? name);
            if (first === undefined || first === name)
                return [];
            const message = `${(0,config_problem/* shown */.SP)(first)} and ${(0,config_problem/* shown */.SP)(name)} both answer as ${(0,config_problem/* shown */.SP)(answersAs)} in this project.`;
            const remedy = 'Give each terminal a Plane user of its own, or reach the second one by `routing.by_label`.';
            const relies = [first, name].map((terminal) => ['terminals', terminal, 'plane_user']);
            return [(0,rule/* error */.z3)([...path, 'routing', 'by_assignee', user], message, remedy, { at: 'key', relies })];
        });
    }),
};
const labelRouteExists = {
    name: 'label-route-exists',
    check: (0,rule/* each */.__)('projects', (project, path, input) => Object.entries(project.routing.by_label).flatMap(([label, route]) => {
        const at = [...path, 'routing', 'by_label', label];
        const executor = route.executor === undefined ? [] : unknownName('executors', route.executor, [...at, 'executor'], input);
        const terminal = route.terminal === undefined ? [] : unknownName('terminals', route.terminal, [...at, 'terminal'], input);
        return [...executor, ...terminal];
    })),
};
/** Labels are compared without regard to case, so only one of two such entries could ever choose. */
const labelsDiffer = {
    name: 'labels-differ',
    check: (0,rule/* each */.__)('projects', (project, path) => {
        const labels = Object.keys(project.routing.by_label);
        return labels.flatMap((label, index) => {
            const same = labels.slice(0, index).find((other) => (0,config_labels/* labelKey */.kJ)(other) === (0,config_labels/* labelKey */.kJ)(label));
            if (same === undefined)
                return [];
            const message = `${(0,config_problem/* shown */.SP)(label)} and ${(0,config_problem/* shown */.SP)(same)} are one label: letter case and blanks around a label do not count.`;
            const relies = [[...path, 'routing', 'by_label', same]];
            return [(0,rule/* error */.z3)([...path, 'routing', 'by_label', label], message, 'Keep one of the two.', { relies })];
        });
    }),
};
const labelTerminalFits = {
    name: 'label-terminal-fits',
    check: (0,rule/* each */.__)('projects', (project, path, { config }) => Object.entries(project.routing.by_label).flatMap(([label, route]) => {
        const terminal = route.terminal === undefined ? null : (0,rule/* entry */.f_)(config.terminals, route.terminal);
        if (terminal === null || route.terminal === undefined)
            return [];
        const users = Object.keys(project.routing.by_assignee);
        if (users.includes(terminal.plane_user))
            return [];
        const message = `${(0,config_problem/* shown */.SP)(route.terminal)} answers as ${(0,config_problem/* shown */.SP)(terminal.plane_user)}, and no item of this project is assigned to that user.`;
        const remedy = `Name a terminal that answers as ${(0,config_problem/* listed */.KE)(users, 'or')}, or route that user in \`by_assignee\`.`;
        const relies = [
            ['terminals', route.terminal, 'plane_user'],
            [...path, 'routing', 'by_assignee'],
        ];
        return [(0,rule/* error */.z3)([...path, 'routing', 'by_label', label, 'terminal'], message, remedy, { relies })];
    })),
};
/** The executor a label names must run on the terminal it names, or on one that is routed. */
const labelExecutorOffered = {
    name: 'label-executor-offered',
    check: (0,rule/* each */.__)('projects', (project, path, { config, declared }) => Object.entries(project.routing.by_label).flatMap(([label, { executor, terminal }]) => {
        if (executor === undefined || declared.executors?.has(executor) !== true)
            return [];
        const names = terminal === undefined ? (0,rule/* routedTerminals */.B3)(project) : [terminal];
        const terminals = names.map((name) => (0,rule/* entry */.f_)(config.terminals, name));
        if (terminals.length === 0 || terminals.some((one) => one === null || one.executors.includes(executor)))
            return [];
        const message = `No terminal that this label can lead to offers ${(0,config_problem/* shown */.SP)(executor)}.`;
        const remedy = `Add it to the \`executors\` of ${(0,config_problem/* listed */.KE)(names, 'or')}.`;
        const relies = names.map((name) => ['terminals', name, 'executors']);
        return [(0,rule/* error */.z3)([...path, 'routing', 'by_label', label, 'executor'], message, remedy, { relies })];
    })),
};
const defaultExecutorExists = {
    name: 'default-executor-exists',
    check: (0,rule/* each */.__)('projects', (project, path, input) => unknownName('executors', project.default_executor, [...path, 'default_executor'], input)),
};
/** An error if no routed terminal offers it; a warning for each that does not, since items there need a label. */
const defaultExecutorOffered = {
    name: 'default-executor-offered',
    check: (0,rule/* each */.__)('projects', (project, path, { config, declared }) => {
        const executor = project.default_executor;
        const routed = (0,rule/* routedTerminals */.B3)(project).filter((name) => (0,rule/* entry */.f_)(config.terminals, name) !== null);
        if (routed.length === 0 || declared.executors?.has(executor) !== true)
            return [];
        const without = routed.filter((name) => (0,rule/* entry */.f_)(config.terminals, name)?.executors.includes(executor) === false);
        if (without.length === 0)
            return [];
        const at = [...path, 'default_executor'];
        const relies = routed.map((name) => ['terminals', name, 'executors']);
        const remedy = `Add ${(0,config_problem/* shown */.SP)(executor)} to the \`executors\` of ${(0,config_problem/* listed */.KE)(without, 'and')}.`;
        if (without.length === routed.length) {
            return [(0,rule/* error */.z3)(at, `No terminal of this project offers ${(0,config_problem/* shown */.SP)(executor)}.`, remedy, { relies })];
        }
        const message = `${(0,config_problem/* listed */.KE)(without, 'and')} ${without.length === 1 ? 'does' : 'do'} not offer ${(0,config_problem/* shown */.SP)(executor)}: items there start only with a label that chooses another executor.`;
        return [(0,rule/* warning */.$e)(at, message, remedy, { relies })];
    }),
};
const terminalExecutorsExist = {
    name: 'terminal-executors-exist',
    check: (0,rule/* each */.__)('terminals', (terminal, path, input) => terminal.executors.flatMap((name, i) => unknownName('executors', name, [...path, 'executors', i], input))),
};
const repoOverridesFit = {
    name: 'repo-overrides-fit',
    check: (0,rule/* each */.__)('projects', (project, path, input) => Object.keys(project.repos).flatMap((name) => {
        const at = [...path, 'repos', name];
        if ((0,rule/* entry */.f_)(input.config.terminals, name) === null)
            return unknownName('terminals', name, at, input);
        if ((0,rule/* routedTerminals */.B3)(project).includes(name))
            return [];
        return [
            (0,rule/* warning */.$e)(at, `No item of this project goes to ${(0,config_problem/* shown */.SP)(name)}.`, 'Route it, or remove the line.', { at: 'key' }),
        ];
    })),
};
const everythingIsUsed = {
    name: 'everything-is-used',
    check: ({ config }) => {
        const routed = new Set(Object.values(config.projects).flatMap(rule/* routedTerminals */.B3));
        const offered = new Set(Object.values(config.terminals).flatMap((terminal) => terminal.executors));
        const idle = Object.keys(config.terminals).filter((name) => !routed.has(name));
        const unused = Object.keys(config.executors).filter((name) => !offered.has(name));
        return [
            ...idle.map((name) => (0,rule/* warning */.$e)(['terminals', name], `No project routes items to ${(0,config_problem/* shown */.SP)(name)}.`, 'Add it to `routing.by_assignee` of a project, or remove it.', { at: 'key', relies: [['projects']] })),
            ...unused.map((name) => (0,rule/* warning */.$e)(['executors', name], `No terminal offers ${(0,config_problem/* shown */.SP)(name)}.`, 'Add it to the `executors` of a terminal, or remove it.', { at: 'key', relies: [['terminals']] })),
        ];
    },
};
const ROUTING_RULES = [
    somethingToDo,
    assigneeTerminalExists,
    assigneeIsPlaneUser,
    someoneIsRouted,
    oneTerminalPerUser,
    labelRouteExists,
    labelsDiffer,
    labelTerminalFits,
    labelExecutorOffered,
    defaultExecutorExists,
    defaultExecutorOffered,
    terminalExecutorsExist,
    repoOverridesFit,
    everythingIsUsed,
];

// EXTERNAL MODULE: ./build/action/src/config/secrets.js
var config_secrets = __webpack_require__(91096);
;// CONCATENATED MODULE: ./build/action/src/config/rules/secrets.js
/** Rules about the variables that hold secrets. */



const TAKEN = /^(?:GITHUB_|ACTIONS_|INPUT_|RUNNER_)|^(?:PATH|HOME|USER|SHELL|PWD|TMPDIR|LANG|CI|NODE_OPTIONS)$/i;
const secretNamesAreFree = {
    name: 'secret-names-are-free',
    check: ({ config }) => (0,config_secrets/* secretUses */.D)(config)
        .filter(({ key }) => TAKEN.test(key))
        .map(({ key, path }) => (0,rule/* error */.z3)(path, `The name ${(0,config_problem/* shown */.SP)(key)} belongs to the system or to GitHub.`, 'Choose another, such as `PLANE_TOKEN`.')),
};
/** One variable holds one secret: a token is of one Plane user, and no key opens two kinds of lock. */
const secretsHaveOneUse = {
    name: 'secrets-have-one-use',
    check: ({ config }) => {
        const hits = [];
        const kinds = new Map();
        for (const { key, kind, path } of (0,config_secrets/* secretUses */.D)(config)) {
            const first = kinds.get(key) ?? kind;
            kinds.set(key, first);
            if (first !== kind)
                hits.push((0,rule/* error */.z3)(path, `${(0,config_problem/* shown */.SP)(key)} is named as ${first} and as ${kind}.`, 'Use one variable for each secret.'));
        }
        const users = new Map();
        for (const [name, terminal] of Object.entries(config.terminals)) {
            const first = users.get(terminal.token_key) ?? terminal.plane_user;
            users.set(terminal.token_key, first);
            if (first === terminal.plane_user)
                continue;
            const message = `The token in ${(0,config_problem/* shown */.SP)(terminal.token_key)} belongs to one Plane user, and is to answer as ${(0,config_problem/* listed */.KE)([first, terminal.plane_user], 'and')}.`;
            hits.push((0,rule/* error */.z3)(['terminals', name, 'token_key'], message, 'Give each Plane user a token and a variable of its own.', {
                relies: [['terminals']],
            }));
        }
        return hits;
    },
};
const SECRET_RULES = [secretNamesAreFree, secretsHaveOneUse];

;// CONCATENATED MODULE: ./build/action/src/config/rules/service.js


const planeAddress = {
    name: 'plane-address',
    check: ({ config }) => ['base_url', 'web_url'].flatMap((key) => {
        const value = config.plane[key];
        if (value === undefined || !URL.canParse(value))
            return [];
        const url = new URL(value);
        const path = ['plane', key];
        const hits = [];
        if (/\/api(\/v1)?\/?$/.test(url.pathname)) {
            hits.push((0,rule/* error */.z3)(path, `\`${key}\` includes the path of the API.`, `Write ${(0,config_problem/* shown */.SP)(`${url.origin}${url.pathname.replace(/\/api(\/v1)?\/?$/, '')}`)}; the rest is added.`));
        }
        if (key === 'base_url' && /^app\.plane\.so$/i.test(url.hostname)) {
            const message = `${(0,config_problem/* shown */.SP)(url.hostname)} is where people open Plane; its API has an address of its own.`;
            hits.push((0,rule/* error */.z3)(path, message, 'Write `https://api.plane.so`, and this one as `web_url`.'));
        }
        // `https://host/acme/projects/…`, as a browser shows it.
        const page = /^(.*)\/([\w-]+)\/(?:projects|browse|settings|workspace-views|analytics|drafts|stickies)(?:\/|$)/.exec(url.pathname);
        if (page !== null) {
            const message = `\`${key}\` is the address of a page of Plane.`;
            const [, before = '', workspace = ''] = page;
            hits.push((0,rule/* error */.z3)(path, message, `Write ${(0,config_problem/* shown */.SP)(`${url.origin}${before}`)}; the workspace is ${(0,config_problem/* shown */.SP)(workspace)}.`));
        }
        if (url.search !== '' || url.hash !== '')
            hits.push((0,rule/* error */.z3)(path, `\`${key}\` has a query or a fragment.`, `Write ${(0,config_problem/* shown */.SP)(url.origin)}.`));
        if (key === 'base_url' && url.protocol === 'http:' && !isLoopback(url.hostname)) {
            hits.push((0,rule/* warning */.$e)(path, 'The API key would travel unencrypted.', 'Use an `https` address.'));
        }
        return hits;
    }),
};
function isLoopback(host) {
    return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.');
}
const stateFitsItsStore = {
    name: 'state-fits-its-store',
    check: ({ config }) => {
        const { store, path, branch, repository } = config.state;
        const relies = [['state', 'store']];
        const hits = [];
        if (store === 'file') {
            if (repository !== undefined) {
                hits.push((0,rule/* warning */.$e)(['state', 'repository'], '`repository` has no effect with `store: file`.', 'Remove it.', {
                    at: 'key',
                    relies,
                }));
            }
            return hits;
        }
        if (/^(?:[\\/~]|[A-Za-z]:)/.test(path) ||
            path.split(/[\\/]/).some((part) => part === '..' || part === '.' || part === '')) {
            hits.push((0,rule/* error */.z3)(['state', 'path'], `With \`store: ${store}\` the path is one inside the repository.`, 'Write it like `state/agentd-state.json`.', { relies }));
        }
        if (store === 'branch' && !isBranchName(branch)) {
            hits.push((0,rule/* error */.z3)(['state', 'branch'], `${(0,config_problem/* shown */.SP)(branch)} cannot be the name of a branch.`, 'Use letters, digits, `-`, `_` and single slashes.', { relies }));
        }
        if (store === 'branch' && /^(?:main|master|trunk|develop)$/.test(branch)) {
            hits.push((0,rule/* error */.z3)(['state', 'branch'], 'The state needs a branch of its own; every save is a commit.', 'Remove the key to get `agentd-state`.', { relies }));
        }
        return hits;
    },
};
/** The part of git's rules for names of references that a person can run into. */
function isBranchName(name) {
    return (!/[\s~^:?*[\\\u007f]|\.\.|@\{|\/\/|^[-/.]|[/.]$|\.lock$|\/\./.test(name) &&
        name !== '@' &&
        !name.startsWith('refs/'));
}
const patternsCompile = {
    name: 'patterns-compile',
    check: ({ config }) => ['transient_patterns', 'env_patterns'].flatMap((key) => (config.retry[key] ?? []).flatMap((pattern, i) => {
        const path = ['retry', key, i];
        const fault = patternFault(pattern);
        return fault === null
            ? []
            : [
                (0,rule/* error */.z3)(path, `The pattern ${fault}.`, 'Write a JavaScript regular expression without slashes around it, in single quotes.'),
            ];
    })),
};
function patternFault(pattern) {
    try {
        return new RegExp(pattern, 'i').test('') ? 'matches an empty text, and so everything' : null;
    }
    catch {
        return 'is not a valid regular expression';
    }
}
const limitsAgree = {
    name: 'limits-agree',
    check: ({ config: { limits, retry } }) => {
        const hits = [];
        if (limits.stall_s >= limits.run_s) {
            hits.push((0,rule/* warning */.$e)(['limits', 'stall_s'], `A run ends after ${limits.run_s} s, so ${limits.stall_s} s without output never comes.`, 'Lower `stall_s`, raise `run_s`, or set `stall_s: 0`.'));
        }
        if (retry.max_s < retry.base_s) {
            hits.push((0,rule/* error */.z3)(['retry', 'max_s'], `The longest wait (${retry.max_s} s) is shorter than the first (${retry.base_s} s).`, 'Raise `max_s` or lower `base_s`.'));
        }
        return hits;
    },
};
const SERVICE_RULES = [planeAddress, stateFitsItsStore, patternsCompile, limitsAgree];

;// CONCATENATED MODULE: ./build/action/src/config/rules/templates.js
/**
 * Rules about command templates: what the tools refuse, and what their readers need. They look at commands that name
 * the tool itself; a wrapper script of one's own is left alone.
 */




function commandsOf(executor, path) {
    return ['run', 'resume'].flatMap((key) => {
        const text = executor[key];
        return text === undefined ? [] : [{ key, text, path: [...path, key], ...(0,template/* readTemplate */.xV)(text) }];
    });
}
/** A rule on each template of one adapter that calls `tool` by name, with the words after it. */
function onCommands(adapter, tool, check) {
    const named = new RegExp(`(?:^|[\\\\/])${tool}(?:\\.exe|\\.cmd)?$`);
    return (0,rule/* each */.__)('executors', (executor, path) => {
        if (executor.adapter !== adapter)
            return [];
        return commandsOf(executor, path).flatMap((command) => {
            const at = command.words.findIndex((word) => named.test(word));
            const hits = at < 0 ? [] : check(command, command.words.slice(at + 1));
            return hits.map((hit) => ({ ...hit, relies: [[...path, 'adapter']] }));
        });
    });
}
/** Options of `codex exec` that its `resume` does not know (it ends with code 2); all may stand before the word. */
const NOT_AFTER_RESUME = [
    ['-C', '--cd'],
    ['-s', '--sandbox'],
    ['-p', '--profile'],
    ['--add-dir'],
    ['--color'],
    ['--oss'],
    ['--local-provider'],
];
const codexResumeOptions = {
    name: 'codex-resume-options',
    check: onCommands('codex', 'codex', (command, words) => {
        const resume = words.indexOf('resume');
        if (resume < 0)
            return [];
        const late = NOT_AFTER_RESUME.filter((options) => (0,template/* optionAt */.HJ)(words, options, resume + 1) >= 0).map((options) => options.join('/'));
        return late.map((option) => (0,rule/* error */.z3)(command.path, `codex does not take \`${option}\` after the word \`resume\`.`, `Move it before: \`codex exec … ${option.split('/')[0]} … resume '{thread}' -\`.`));
    }),
};
const codexExecOptions = {
    name: 'codex-exec-options',
    check: onCommands('codex', 'codex', (command, words) => {
        const exec = words.indexOf('exec');
        const hits = [];
        if (exec >= 0 && (0,template/* optionAt */.HJ)(words, ['-a', '--ask-for-approval'], exec + 1) >= 0) {
            hits.push((0,rule/* error */.z3)(command.path, '`codex exec` does not take `-a`: it never asks.', 'Remove `-a` and its value.'));
        }
        if (words.includes('--full-auto')) {
            hits.push((0,rule/* warning */.$e)(command.path, 'Newer versions of codex do not know `--full-auto`.', 'Use `-s workspace-write`.'));
        }
        return hits;
    }),
};
const codexOutput = {
    name: 'codex-output',
    check: onCommands('codex', 'codex', (command, words) => {
        const hits = [];
        if (!words.includes('--json') && !words.includes('--experimental-json')) {
            hits.push((0,rule/* error */.z3)(command.path, 'Without `--json` codex prints nothing that can be read back.', 'Add `--json` after `codex exec`.'));
        }
        if (!((0,template/* optionValue */.TN)(words, ['-o', '--output-last-message']) ?? '').includes('{out}')) {
            hits.push((0,rule/* warning */.$e)(command.path, "Without `-o '{out}'` the answer is read from the events alone, and a very long one can be lost.", "Add `-o '{out}'`."));
        }
        return hits;
    }),
};
const claudeOutput = {
    name: 'claude-output',
    check: onCommands('claude-code', 'claude', (command, words) => {
        const format = (0,template/* optionValue */.TN)(words, ['--output-format']);
        if (format !== 'json' && format !== 'stream-json') {
            const message = format === null
                ? 'Without `--output-format` claude prints text that says nothing of success, thread or cost.'
                : `The output format ${(0,config_problem/* shown */.SP)(format)} cannot be read back.`;
            return [(0,rule/* error */.z3)(command.path, message, 'Add `--output-format stream-json --verbose`.')];
        }
        if (format === 'stream-json' && !words.includes('--verbose')) {
            return [
                (0,rule/* error */.z3)(command.path, 'claude refuses `--output-format stream-json` without `--verbose`.', 'Add `--verbose`.'),
            ];
        }
        return [];
    }),
};
const resumeNamesTheThread = {
    name: 'resume-names-the-thread',
    check: (0,rule/* each */.__)('executors', (executor, path) => {
        if (executor.adapter !== 'codex' && executor.adapter !== 'claude-code')
            return [];
        return commandsOf(executor, path)
            .filter((command) => command.key === 'resume' && !(0,template/* uses */.r9)(command, 'thread'))
            .map((command) => (0,rule/* error */.z3)(command.path, '`resume` has no `{thread}`, so it cannot continue the right one.', "Add `'{thread}'` where the tool expects its id.", { relies: [[...path, 'adapter']] }));
    }),
};
/** Braces may be meant as text; only what is nearly a placeholder is spoken of. */
const placeholdersAreKnown = {
    name: 'placeholders-are-known',
    check: (0,rule/* each */.__)('executors', (executor, path) => commandsOf(executor, path).flatMap((command) => command.placeholders.flatMap(({ name }) => {
        const meant = isPlaceholder(name) ? null : (0,nearest/* nearest */.pA)(name, template/* PLACEHOLDERS */.je);
        if (meant === null)
            return [];
        return [
            (0,rule/* warning */.$e)(command.path, `\`{${name}}\` is no placeholder and stays as it is.`, `Did you mean \`{${meant}}\`?`),
        ];
    }))),
};
function isPlaceholder(name) {
    return template/* PLACEHOLDERS */.je.includes(name);
}
const TEMPLATE_RULES = [
    codexResumeOptions,
    codexExecOptions,
    codexOutput,
    claudeOutput,
    resumeNamesTheThread,
    placeholdersAreKnown,
];

// EXTERNAL MODULE: ./build/action/src/config/terminal-schema.js
var terminal_schema = __webpack_require__(31657);
;// CONCATENATED MODULE: ./build/action/src/config/rules/terminals.js





/** `C:\…`, `C:/…` or `\\server\share` on Windows, `/…` elsewhere; `~` and relative paths depend on who asks. */
function isAbsolute(path, os) {
    if (os === 'windows')
        return /^[A-Za-z]:[\\/]/.test(path) || /^[\\/]{2}[^\\/]+[\\/][^\\/]/.test(path);
    return path.startsWith('/');
}
function pathHits(value, os, at, osPath) {
    const example = os === 'windows' ? '`C:\\agents\\eng` (in single quotes or none)' : '`/srv/eng`';
    const relies = [osPath];
    if (/[\p{Cc}\p{Cs}]/u.test(value)) {
        const message = 'The path contains a tab, a line break or the like, as `\\t` or `\\n` in double quotes makes it.';
        return [(0,rule/* error */.z3)(at, message, 'Use single quotes: in them a backslash is just a backslash.', { relies })];
    }
    if (isAbsolute(value, os))
        return [];
    const why = value.startsWith('~') ? '`~` depends on who asks' : `${(0,config_problem/* shown */.SP)(value)} is not an absolute path on ${os}`;
    return [
        (0,rule/* error */.z3)(at, `${why.charAt(0).toUpperCase()}${why.slice(1)}.`, `Write the whole path, such as ${example}.`, {
            relies,
        }),
    ];
}
const pathsAreAbsolute = {
    name: 'paths-are-absolute',
    check: ({ config }) => {
        const hits = [];
        for (const [name, terminal] of Object.entries(config.terminals)) {
            const path = ['terminals', name];
            const osPath = [...path, 'os'];
            hits.push(...pathHits(terminal.repo, terminal.os, [...path, 'repo'], osPath));
            if (terminal.run_root !== undefined)
                hits.push(...pathHits(terminal.run_root, terminal.os, [...path, 'run_root'], osPath));
            for (const [word, bin] of Object.entries(terminal.bins)) {
                hits.push(...pathHits(bin, terminal.os, [...path, 'bins', word], osPath));
            }
        }
        for (const [key, project] of Object.entries(config.projects)) {
            for (const [name, repo] of Object.entries(project.repos)) {
                const terminal = (0,rule/* entry */.f_)(config.terminals, name);
                if (terminal === null)
                    continue;
                hits.push(...pathHits(repo, terminal.os, ['projects', key, 'repos', name], ['terminals', name, 'os']));
            }
        }
        return hits;
    },
};
const transportHasWhatItNeeds = {
    name: 'transport-needs',
    check: (0,rule/* each */.__)('terminals', (terminal, path) => {
        const { transport } = terminal;
        if (transport === 'local')
            return [];
        const relies = [[...path, 'transport']];
        const hits = [];
        if (transport === 'direct-ssh' && terminal.host === undefined) {
            hits.push((0,rule/* error */.z3)([...path, 'host'], 'The transport `direct-ssh` needs a host.', 'Add `host`: a name or an address.', {
                relies,
            }));
        }
        if (terminal.run_root === undefined) {
            const remedy = 'Add `run_root`: an absolute path on the machine, outside the repository.';
            hits.push((0,rule/* error */.z3)([...path, 'run_root'], `The transport \`${transport}\` needs a place for run directories.`, remedy, {
                relies,
            }));
        }
        if (transport === 'direct-ssh' && terminal.auth === 'key' && terminal.ssh_key === undefined) {
            hits.push((0,rule/* error */.z3)([...path, 'ssh_key'], '`auth: key` needs a key.', 'Add `ssh_key`: the name of the variable that holds it.', { relies }));
        }
        return hits;
    }),
};
const transportKeysFit = {
    name: 'transport-keys-fit',
    check: (0,rule/* each */.__)('terminals', (terminal, path) => {
        const idle = terminal.transport === 'local'
            ? terminal_schema/* WAY_KEYS */.n
            : terminal.transport === 'warpgate-ssh'
                ? terminal_schema/* WAY_KEYS */.n.filter((key) => key !== 'target')
                : terminal.fallback === undefined
                    ? ['target']
                    : [];
        return idle
            .filter((key) => terminal[key] !== undefined)
            .map((key) => (0,rule/* warning */.$e)([...path, key], `\`${key}\` has no effect with \`transport: ${terminal.transport}\`.`, 'Remove it, or choose another transport.', {
            at: 'key',
            relies: [
                [...path, 'transport'],
                [...path, 'fallback'],
            ],
        }));
    }),
};
/**
 * Without worktrees a run works in the checkout itself, so a terminal can use no more slots than it has repositories.
 */
const slotsHaveCheckouts = {
    name: 'slots-have-checkouts',
    check: ({ config }) => {
        const repos = (0,rule/* reposByTerminal */.Nj)(config);
        return Object.entries(config.terminals).flatMap(([name, { isolation, concurrency }]) => {
            const count = repos.get(name)?.size ?? 1;
            if (isolation === 'worktree' || concurrency <= count)
                return [];
            const where = count === 1 ? 'one repository' : `${count} repositories`;
            const message = `${concurrency} runs at once in ${where} would put two agents into one checkout.`;
            const remedy = `Add \`isolation: worktree\`, or set \`concurrency: ${count}\`.`;
            const path = ['terminals', name];
            const relies = [[...path, 'isolation'], [...path, 'repo'], ['projects']];
            return [(0,rule/* error */.z3)([...path, 'concurrency'], message, remedy, { relies })];
        });
    },
};
const pushHasABranch = {
    name: 'push-has-a-branch',
    check: (0,rule/* each */.__)('terminals', ({ isolation, push }, path) => {
        const at = [...path, 'isolation'];
        if (push === undefined || isolation === 'worktree')
            return [];
        const message = 'Without `isolation: worktree` there is no branch of an item to push.';
        return [(0,rule/* error */.z3)([...path, 'push'], message, 'Add `isolation: worktree`, or leave `push` out.', { relies: [at] })];
    }),
};
/** Names under which two entries would be one machine. */
function machinesOf(name, terminal) {
    if (terminal.transport === 'local')
        return ['local'];
    const target = `target ${(terminal.target ?? name).toLowerCase()}`;
    if (terminal.transport === 'warpgate-ssh')
        return [target];
    const host = `host ${(terminal.host ?? '').toLowerCase()}`;
    return terminal.fallback === undefined ? [host] : [host, target];
}
/** Two entries for one machine whose runs would work in one checkout; a worktree of its own keeps one out of the way. */
const checkoutsAreApart = {
    name: 'checkouts-are-apart',
    check: ({ config }) => {
        const repos = (0,rule/* reposByTerminal */.Nj)(config);
        const owners = new Map();
        return Object.entries(config.terminals).flatMap(([name, terminal]) => {
            if (terminal.isolation === 'worktree')
                return [];
            const hits = [];
            for (const repo of repos.get(name) ?? []) {
                const places = machinesOf(name, terminal).map((machine) => `${machine}\n${repo}`);
                const other = places.map((place) => owners.get(place)).find((owner) => owner !== undefined && owner !== name);
                if (other !== undefined)
                    hits.push(sharedCheckout(name, other, repo));
                for (const place of places)
                    if (!owners.has(place))
                        owners.set(place, name);
            }
            return hits;
        });
    },
};
function sharedCheckout(name, other, repo) {
    const message = `${(0,config_problem/* shown */.SP)(name)} and ${(0,config_problem/* shown */.SP)(other)} are one machine and both work in ${(0,config_problem/* shown */.SP)(repo)}: two agents in one checkout.`;
    const remedy = 'Add `isolation: worktree` to one of them, or give them different repositories.';
    const keys = ['transport', 'host', 'target', 'isolation', 'repo'];
    const relies = [name, other].flatMap((terminal) => keys.map((key) => ['terminals', terminal, key]));
    return (0,rule/* error */.z3)(['terminals', name, 'repo'], message, remedy, { relies: [...relies, ['projects']] });
}
/** An agent that tidies up its checkout (`git clean`) would take its own run away. */
const runRootIsOutside = {
    name: 'run-root-is-outside',
    check: ({ config }) => {
        const repos = (0,rule/* reposByTerminal */.Nj)(config);
        return Object.entries(config.terminals).flatMap(([name, { run_root, os }]) => {
            if (run_root === undefined)
                return [];
            const root = (0,rule/* samePath */.Eb)(run_root, os);
            const around = [...(repos.get(name) ?? [])].find((repo) => root === repo || root.startsWith(`${repo}/`));
            if (around === undefined)
                return [];
            const path = ['terminals', name];
            const message = `Run directories would lie in the repository ${(0,config_problem/* shown */.SP)(around)}, where agents work and git cleans up.`;
            const remedy = 'Set `run_root` to a folder outside of every repository.';
            return [(0,rule/* warning */.$e)([...path, 'run_root'], message, remedy, { relies: [[...path, 'repo'], ['projects']] })];
        });
    },
};
/** First words of the commands a terminal may run. */
function commandWords(terminal, config) {
    const templates = [...new Set(terminal.executors)].flatMap((name) => {
        const executor = (0,rule/* entry */.f_)(config.executors, name);
        return [executor?.run, executor?.resume].filter((text) => text !== undefined);
    });
    return [...new Set(templates.flatMap((text) => (0,template/* readTemplate */.xV)(text).words.slice(0, 1)))];
}
const binsAreUsed = {
    name: 'bins-are-used',
    check: (0,rule/* each */.__)('terminals', (terminal, path, { config }) => {
        const words = commandWords(terminal, config);
        return Object.keys(terminal.bins)
            .filter((bin) => !words.includes(bin))
            .map((bin) => {
            const remedy = () => (0,nearest/* didYouMean */.au)(bin, words, `The first words are ${(0,config_problem/* listed */.KE)(words, 'and')}.`);
            const message = `No command of this terminal begins with ${(0,config_problem/* shown */.SP)(bin)}.`;
            return (0,rule/* warning */.$e)([...path, 'bins', bin], message, remedy, {
                at: 'key',
                relies: [[...path, 'executors'], ['executors']],
            });
        });
    }),
};
const accountsAreOfExecutors = {
    name: 'accounts-are-of-executors',
    check: (0,rule/* each */.__)('terminals', (terminal, path) => Object.keys(terminal.accounts)
        .filter((name) => !terminal.executors.includes(name))
        .map((name) => (0,rule/* warning */.$e)([...path, 'accounts', name], `${(0,config_problem/* shown */.SP)(name)} is not among the \`executors\` of this terminal.`, `Those are ${(0,config_problem/* listed */.KE)(terminal.executors, 'and')}.`, {
        at: 'key',
        relies: [[...path, 'executors']],
    }))),
};
const TERMINAL_RULES = [
    pathsAreAbsolute,
    transportHasWhatItNeeds,
    transportKeysFit,
    slotsHaveCheckouts,
    pushHasABranch,
    checkoutsAreApart,
    runRootIsOutside,
    binsAreUsed,
    accountsAreOfExecutors,
];

// EXTERNAL MODULE: ./build/action/src/config/warpgate-schema.js
var warpgate_schema = __webpack_require__(93386);
;// CONCATENATED MODULE: ./build/action/src/config/rules/warpgate.js
/** Rules about the bastion: one way and all that it needs, the words of a relay command, and who uses it. */




const SECTION = ['warpgate'];
/** What is absent may be something that could not be read. */
const WHOLE = { relies: [SECTION] };
const EITHER = 'Give either `host`, `user` and `ssh_key` (Warpgate’s own SSH server) or `relay` (a command of your own).';
function section(check) {
    return ({ config }) => (config.warpgate === undefined ? [] : check(config.warpgate));
}
const oneWay = {
    name: 'warpgate-one-way',
    check: section((warpgate) => {
        const native = warpgate_schema/* NATIVE_KEYS */.x5.filter((key) => warpgate[key] !== undefined);
        if (warpgate.relay === undefined && native.length === 0) {
            return [(0,rule/* error */.z3)(SECTION, 'Nothing says how Warpgate is reached.', EITHER, { at: 'key', ...WHOLE })];
        }
        if (warpgate.relay === undefined || native.length === 0)
            return [];
        const message = `${(0,config_problem/* listed */.KE)(native, 'and')} and \`relay\` are two ways.`;
        return [(0,rule/* error */.z3)([...SECTION, 'relay'], message, EITHER, { at: 'key', ...WHOLE })];
    }),
};
const relayKeysFit = {
    name: 'warpgate-keys-fit',
    check: section(({ relay, vault_config, relay_env }) => {
        if (relay !== undefined)
            return [];
        const idle = [
            ...(vault_config === undefined ? [] : ['vault_config']),
            ...(relay_env.length === 0 ? [] : ['relay_env']),
        ];
        return idle.map((key) => (0,rule/* warning */.$e)([...SECTION, key], `\`${key}\` has no effect without \`relay\`.`, 'Remove it, or add `relay`.', {
            at: 'key',
            ...WHOLE,
        }));
    }),
};
const NEEDED = [
    ['host', 'The native way needs a host.', 'Add `host`: a name or an address.'],
    ['user', 'The native way needs a Warpgate user.', 'Add `user`: the name of the user in Warpgate.'],
    ['ssh_key', 'The native way needs a key.', 'Add `ssh_key`: the name of the variable that holds it.'],
];
const nativeHasWhatItNeeds = {
    name: 'warpgate-needs',
    check: section((warpgate) => {
        if (warpgate.relay !== undefined || warpgate_schema/* NATIVE_KEYS */.x5.every((key) => warpgate[key] === undefined))
            return [];
        return NEEDED.filter(([key]) => warpgate[key] === undefined).map(([key, message, remedy]) => (0,rule/* error */.z3)([...SECTION, key], message, remedy, WHOLE));
    }),
};
const warpgate_hostKeysAreKnown = {
    name: 'warpgate-host-keys-known',
    check: section(({ host, relay, host_keys = [], tofu = false }) => {
        if (relay !== undefined || host === undefined)
            return [];
        if (host_keys.length > 0) {
            const remedy = 'Remove `tofu`, or the pinned lines.';
            const message = '`tofu` has no effect beside `host_keys`.';
            return tofu ? [(0,rule/* warning */.$e)([...SECTION, 'tofu'], message, remedy, { at: 'key' })] : [];
        }
        if (tofu)
            return [];
        // No error: with such a configuration `agentd doctor` runs, and prints the line to add.
        const message = 'A login needs Warpgate’s host keys; no visit will succeed without.';
        const remedy = 'Add the line that `agentd doctor` prints, after comparing it with the key that Warpgate shows.';
        return [(0,rule/* warning */.$e)([...SECTION, 'host_keys'], message, remedy, WHOLE)];
    }),
};
function relayWords(check) {
    return section((warpgate) => warpgate.relay === undefined ? [] : check(warpgate.relay, [...SECTION, 'relay'], warpgate));
}
const relayCarriesTheScript = {
    name: 'relay-script',
    check: relayWords((words, path) => {
        const hits = [];
        const holders = words.flatMap((word, i) => ((0,warpgate_schema/* placeholdersIn */.Qf)(word).includes('script') ? [i] : []));
        for (const i of holders.filter((at) => words[at] !== '{script}')) {
            const message = '`{script}` stands inside a longer word, where quoting would break it.';
            hits.push((0,rule/* error */.z3)([...path, i], message, 'Make it a word by itself: `bash, -c, "{script}"`.'));
        }
        if (holders.length !== 1) {
            const message = holders.length === 0 ? 'No word is `{script}`.' : 'Several words are `{script}`.';
            hits.push((0,rule/* error */.z3)(path, message, 'Give the script one place, usually the end: `bash, -c, "{script}"`.'));
        }
        return hits;
    }),
};
const relayNamesTheTarget = {
    name: 'relay-target',
    check: relayWords((words, path) => words.some((word) => (0,warpgate_schema/* placeholdersIn */.Qf)(word).includes('target'))
        ? []
        : [
            (0,rule/* error */.z3)(path, 'Without `{target}` every terminal would be the same machine.', 'Add it, such as `--target, "{target}"`.'),
        ]),
};
const relayPlaceholdersAreKnown = {
    name: 'relay-placeholders',
    check: relayWords((words, path) => words.flatMap((word, i) => (0,warpgate_schema/* placeholdersIn */.Qf)(word)
        .filter((name) => !warpgate_schema/* RELAY_PLACEHOLDERS */.B6.includes(name))
        .map((name) => {
        const remedy = () => (0,nearest/* didYouMean */.au)(name, warpgate_schema/* RELAY_PLACEHOLDERS */.B6, `Known are ${(0,config_problem/* listed */.KE)(warpgate_schema/* RELAY_PLACEHOLDERS */.B6, 'and')}.`);
        const message = `${(0,config_problem/* shown */.SP)(`{${name}}`)} is no placeholder and stays as it is.`;
        const says = (0,nearest/* nearest */.pA)(name, warpgate_schema/* RELAY_PLACEHOLDERS */.B6) === null ? rule/* warning */.$e : rule/* error */.z3;
        return says([...path, i], message, remedy);
    }))),
};
const vaultConfigIsThere = {
    name: 'relay-vault-config',
    check: relayWords((words, path, { vault_config }) => {
        const used = words.findIndex((word) => (0,warpgate_schema/* placeholdersIn */.Qf)(word).includes('vault_config'));
        const at = [...SECTION, 'vault_config'];
        if (used >= 0 && vault_config === undefined) {
            const message = '`{vault_config}` has no value.';
            return [(0,rule/* error */.z3)([...path, used], message, 'Add `vault_config` to the section `warpgate`.', WHOLE)];
        }
        if (used < 0 && vault_config !== undefined) {
            const message = 'No word of `relay` has `{vault_config}`.';
            return [(0,rule/* warning */.$e)(at, message, 'Remove `vault_config`, or put the placeholder in.', { at: 'key', ...WHOLE })];
        }
        return [];
    }),
};
/** ssh puts the words of a command together with blanks, so a shell named there would get the first word of the script. */
const sshTakesTheScriptAlone = {
    name: 'relay-ssh',
    check: relayWords((words, path) => {
        const at = words.indexOf('{script}');
        if (!/(?:^|\/)ssh$/.test(words[0] ?? '') || words[at - 1] !== '-c')
            return [];
        const message = `\`ssh\` does not quote the words of a command, so ${(0,config_problem/* shown */.SP)(words[at - 2] ?? '-c')} would not get the script whole.`;
        return [(0,rule/* error */.z3)([...path, at], message, 'Let `{script}` follow the target: the login shell there runs it.')];
    }),
};
/** No shell reads the words of the command on this side. */
const pathsAreNotExpanded = {
    name: 'relay-paths',
    check: relayWords((words, path, { vault_config }) => {
        const tilde = (text, at) => text?.startsWith('~') === true
            ? [(0,rule/* error */.z3)(at, '`~` is not expanded here: no shell reads it.', 'Write the whole path.')]
            : [];
        return [
            ...words.flatMap((word, i) => tilde(word, [...path, i])),
            ...tilde(vault_config, [...SECTION, 'vault_config']),
        ];
    }),
};
const warpgateIsThere = {
    name: 'warpgate-is-there',
    check: (0,rule/* each */.__)('terminals', (terminal, path, { config }) => {
        if (config.warpgate !== undefined)
            return [];
        const key = terminal.transport === 'warpgate-ssh' ? 'transport' : 'fallback';
        if (terminal[key] !== 'warpgate-ssh')
            return [];
        const message = `\`${key}: warpgate-ssh\` needs the section \`warpgate\`.`;
        return [(0,rule/* error */.z3)([...path, key], message, EITHER, WHOLE)];
    }),
};
const warpgateIsUsed = {
    name: 'warpgate-is-used',
    check: ({ config }) => {
        const uses = Object.values(config.terminals).some(({ transport, fallback }) => transport === 'warpgate-ssh' || fallback === 'warpgate-ssh');
        if (config.warpgate === undefined || uses)
            return [];
        const remedy = 'Remove the section, or write `transport: warpgate-ssh` or `fallback: warpgate-ssh`.';
        return [
            (0,rule/* warning */.$e)(SECTION, 'No terminal is reached through Warpgate.', remedy, { at: 'key', relies: [['terminals']] }),
        ];
    },
};
const WARPGATE_RULES = [
    oneWay,
    relayKeysFit,
    nativeHasWhatItNeeds,
    warpgate_hostKeysAreKnown,
    relayCarriesTheScript,
    relayNamesTheTarget,
    relayPlaceholdersAreKnown,
    vaultConfigIsThere,
    sshTakesTheScriptAlone,
    pathsAreNotExpanded,
    warpgateIsThere,
    warpgateIsUsed,
];

;// CONCATENATED MODULE: ./build/action/src/config/rules/wrap.js
/** Rules about `wrap`: a sandbox command is put before one program, and before nothing else. */


/** A pipe, a list of commands or a second line, outside of quotes; `2>&1` and the call operator of PowerShell are none. */
function hasParts(command, os) {
    const quoted = os === 'windows' ? /'[^']*'|"(?:`.|[^"`])*"|`./gs : /'[^']*'|"(?:\\.|[^"\\])*"|\\./gs;
    const bare = command.replace(quoted, '').replace(/^\s*&/, '');
    return /[;|\n]|(?<!>)&/.test(bare.trim());
}
const wrapCoversTheCommand = {
    name: 'wrap-covers-the-command',
    check: (0,rule/* each */.__)('terminals', ({ os, wrap, executors }, path, { config }) => {
        if (wrap === undefined)
            return [];
        return executors.flatMap((name) => {
            const executor = (0,rule/* entry */.f_)(config.executors, name);
            const parts = [executor?.run, executor?.resume].some((text) => text !== undefined && hasParts(text, os));
            if (!parts)
                return [];
            const message = `The command of ${(0,config_problem/* shown */.SP)(name)} has several parts, and \`wrap\` is put before the first: the others run outside.`;
            const remedy = 'Put the parts into one script on the machine, and call that.';
            return [
                (0,rule/* warning */.$e)([...path, 'wrap'], message, remedy, {
                    relies: [
                        ['executors', name],
                        [...path, 'os'],
                    ],
                }),
            ];
        });
    }),
};
/** `{run_dir}` as the start of the path of the folder of `{out}` is all that a sandbox needs of it. */
const OPENS_RECORDS = /\{run_dir\}(?![\\/]out(?![\w.-]))/;
const wrapHidesTheRecords = {
    name: 'wrap-hides-the-records',
    check: (0,rule/* each */.__)('terminals', ({ os, wrap }, path) => (wrap ?? []).flatMap((word, index) => {
        if (!OPENS_RECORDS.test(word))
            return [];
        const message = `${(0,config_problem/* shown */.SP)(word)} opens the whole run directory to the agent, with the records of who runs and how it ended.`;
        const out = os === 'windows' ? '{run_dir}\\out' : '{run_dir}/out';
        const remedy = `Name ${(0,config_problem/* shown */.SP)(out)}: the folder of \`{out}\` is all that an agent writes there.`;
        return [(0,rule/* warning */.$e)([...path, 'wrap', String(index)], message, remedy, { relies: [[...path, 'os']] })];
    })),
};
/** Windows PowerShell 5.1 hands arguments on without escaping the double quotes in them. */
const wrapArrivesWhole = {
    name: 'wrap-arrives-whole',
    check: (0,rule/* each */.__)('terminals', ({ os, wrap }, path) => {
        if (os !== 'windows')
            return [];
        return (wrap ?? []).flatMap((word, index) => {
            if (!word.includes('"'))
                return [];
            const message = `Windows PowerShell does not hand the double quotes in ${(0,config_problem/* shown */.SP)(word)} on to a program.`;
            const remedy = 'Put the command into a script on the machine, and name that.';
            return [(0,rule/* error */.z3)([...path, 'wrap', String(index)], message, remedy, { relies: [[...path, 'os']] })];
        });
    }),
};
const WRAP_RULES = [wrapCoversTheCommand, wrapHidesTheRecords, wrapArrivesWhole];

// EXTERNAL MODULE: ./build/action/src/config/schema.js + 1 modules
var schema = __webpack_require__(78787);
;// CONCATENATED MODULE: ./build/action/src/config/salvage.js

/** By path, with `*` for the name of a project, terminal or executor. Each satisfies the schema and is never shown. */
const STAND_INS = {
    plane: {},
    'plane.base_url': 'https://plane.invalid',
    'plane.workspace': 'unreadable',
    'plane.token_key': 'UNREADABLE',
    state: {},
    'state.store': 'file',
    projects: {},
    'projects.*.states': {},
    'projects.*.states.working': 'unreadable',
    'projects.*.routing': {},
    'projects.*.routing.by_assignee': {},
    'projects.*.default_executor': 'unreadable',
    terminals: {},
    'terminals.*.transport': 'local',
    'terminals.*.os': 'linux',
    'terminals.*.repo': '/unreadable',
    'terminals.*.plane_user': 'unreadable',
    'terminals.*.token_key': 'UNREADABLE',
    'terminals.*.executors': ['unreadable'],
    executors: {},
    'executors.*.adapter': 'mock',
};
function salvage(value) {
    const repaired = [];
    if (!isMap(value))
        return { config: null, repaired };
    const copy = structuredClone(value);
    // A pass may uncover the next thing that is missing; the depth of the schema bounds how often.
    for (let pass = 0; pass < 12; pass++) {
        const parsed = schema/* Config */.TS.safeParse(copy);
        if (parsed.success)
            return { config: parsed.data, repaired };
        for (const issue of parsed.error.issues) {
            const path = issue.path.filter((part) => typeof part !== 'symbol');
            // No rule reads an unknown key, so taking it out repairs nothing that a conclusion could rest on.
            if (issue.code === 'unrecognized_keys')
                for (const key of issue.keys)
                    repair(copy, [...path, key]);
            else
                repaired.push(repair(copy, path));
        }
    }
    return { config: null, repaired };
}
/** Whether what is said of `path`, concluded also from `relies`, would be about a repair. */
function restsOnRepair(path, relies, repaired) {
    return repaired.some((at) => isWithin(path, at) || relies.some((other) => isWithin(other, at) || isWithin(at, other)));
}
function isWithin(path, outer) {
    return outer.length <= path.length && outer.every((part, i) => part === path[i]);
}
/** Takes out what is at `path` (a list goes as a whole), or puts a stand-in there if nothing is. Returns what it changed. */
function repair(root, path) {
    let at = root;
    for (const [depth, part] of path.entries()) {
        const here = path.slice(0, depth + 1);
        const key = String(part);
        if (!Object.hasOwn(at, key)) {
            const standIn = STAND_INS[here.map((name, i) => (i === 1 && here.length > 2 && isNamed(here) ? '*' : name)).join('.')];
            if (standIn !== undefined)
                at[key] = structuredClone(standIn);
            return here;
        }
        const next = at[key];
        if (depth === path.length - 1 || !isMap(next)) {
            delete at[key];
            return here;
        }
        at = next;
    }
    return path;
}
function isNamed(path) {
    return path[0] === 'projects' || path[0] === 'terminals' || path[0] === 'executors';
}
function isMap(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/action/src/config/rules.js














const RULES = [
    ...ROUTING_RULES,
    ...EXECUTOR_RULES,
    ...TEMPLATE_RULES,
    ...PLACEHOLDER_RULES,
    ...TERMINAL_RULES,
    ...HOST_KEY_RULES,
    ...WARPGATE_RULES,
    ...WRAP_RULES,
    ...ENVIRONMENT_RULES,
    ...SERVICE_RULES,
    ...ITEM_RULES,
    ...PAUSE_RULES,
    ...SECRET_RULES,
];
/** Runs every rule. `repaired`: paths about which, and from which, nothing may be concluded. */
function checkRules(input, repaired = []) {
    return RULES.flatMap((rule) => rule
        .check(input)
        .filter((hit) => !restsOnRepair(hit.path, hit.relies ?? [], repaired))
        .map((hit) => ({ ...hit, code: rule.name })));
}

// EXTERNAL MODULE: ./build/action/src/config/source.js + 1 modules
var config_source = __webpack_require__(495);
;// CONCATENATED MODULE: ./build/action/src/config/parse.js
/** Text of a configuration file → configuration, or everything that is wrong with it at once, each with its place. */










/** More are counted and not listed. */
const MAX_PROBLEMS = 200;
/** YAML or JSON; never throws. */
function parseConfig(text) {
    const source = (0,config_source/* readSource */.o)(text);
    if (source.root === null)
        return {
            ok: false,
            problems: located(source.findings.length > 0 ? source.findings : [EMPTY], null),
            remains: null,
        };
    const { value, findings: growth } = (0,typed/* typedValue */.i)(source.root, schema/* Config */.TS);
    const early = [...source.findings, ...growth];
    if (early.some((finding) => finding.code === 'too-large'))
        return { ok: false, problems: located(early, source.root), remains: null };
    const parsed = schema/* Config */.TS.safeParse(value);
    const issues = parsed.success ? [] : rewordIssues(parsed.error.issues, value, keyIndex(schema/* Config */.TS));
    const { config, repaired } = parsed.success ? { config: parsed.data, repaired: [] } : salvaged(value, issues.length);
    const rules = config === null ? [] : checkRules({ config, declared: declaredIn(source.root) }, repaired);
    const secrets = (0,config_secrets/* writtenSecrets */.l)(value).map(secretFinding);
    // Where a secret stands, nothing else is said: another sentence could quote it.
    const others = mostTelling([early, issues, rules]).filter(({ path }) => !secrets.some((secret) => samePath(secret.path, path)));
    const problems = located([...secrets, ...others], source.root);
    const failed = problems.some((problem) => problem.severity === 'error');
    if (parsed.success && !failed)
        return { ok: true, config: parsed.data, warnings: problems };
    const remains = config === null ? null : { config, broken: errorPaths([...secrets, ...early, ...issues, ...rules]) };
    return { ok: false, problems, remains };
}
function errorPaths(findings) {
    return findings.filter(({ severity }) => severity === 'error').map(({ path }) => path);
}
/** Repairing costs time, and among so many problems nobody looks for those between sections. */
function salvaged(value, issues) {
    return issues > MAX_PROBLEMS ? { config: null, repaired: [] } : salvage(value);
}
/** @throws {ConfigError} `config-invalid` with one line for each error. */
function requireConfig(text, filename) {
    const parsed = parseConfig(text);
    if (parsed.ok)
        return parsed.config;
    throw new errors/* ConfigError */.xL(invalid(parsed.problems, filename));
}
/** All errors as one problem, a line for each. */
function invalid(problems, filename) {
    const errors = problems.filter((problem) => problem.severity === 'error');
    return {
        code: 'config-invalid',
        message: errors.map((problem) => (0,config_problem/* problemLine */.YK)(problem, filename)).join('\n'),
        remedy: 'Mend the file; `agentd check-config` tells whether it is right.',
        retry: false,
    };
}
const EMPTY = {
    code: 'empty',
    path: [],
    place: { line: 1, column: 1 },
    message: 'The file is empty.',
    remedy: 'Begin with `config/agentd.example.yml`.',
    severity: 'error',
};
function secretFinding(path) {
    const message = 'A secret itself seems to stand here; the file is no place for one.';
    const remedy = 'Put it into an environment variable, write the name of the variable, and replace the secret: it may have been seen.';
    return { code: 'secret-in-file', path, message, remedy, severity: 'error' };
}
/** What reading, validation and rules found, in this order. Where one has found an error, what the later ones say follows from it. */
function mostTelling(stages) {
    const wrong = new Set();
    return stages.flatMap((findings) => {
        const told = findings.filter(({ path }) => path.length === 0 || !wrong.has(JSON.stringify(path)));
        for (const { path, severity } of told)
            if (severity === 'error')
                wrong.add(JSON.stringify(path));
        return told;
    });
}
function samePath(a, b) {
    return a.length === b.length && a.every((part, i) => part === b[i]);
}
/** Names as the file has them: an entry that cannot be read is still there for those who point to it. */
function declaredIn(root) {
    const names = (section) => {
        const node = root.kind === 'map' ? root.entries.get(section)?.value : undefined;
        return node?.kind === 'map' ? new Set(node.entries.keys()) : null;
    };
    return { projects: names('projects'), terminals: names('terminals'), executors: names('executors') };
}
/** What was found besides, at its places in the file. */
function locate(text, findings) {
    return located(findings, (0,config_source/* readSource */.o)(text).root);
}
/** Looks the places up, puts one problem once, in the order of the file; errors first where there are too many. */
function located(findings, root) {
    const placed = new Map();
    for (const finding of findings) {
        const { code, path, at, place, message } = finding;
        const spot = place ?? (root === null ? null : placeIn(root, path, at ?? 'value'));
        placed.set(JSON.stringify([code, path, spot, message]), { ...finding, spot });
    }
    const sorted = [...placed.values()].toSorted((a, b) => (a.spot?.line ?? 0) - (b.spot?.line ?? 0) || (a.spot?.column ?? 0) - (b.spot?.column ?? 0));
    const errors = sorted.filter((finding) => finding.severity === 'error');
    const listed = sorted.length <= MAX_PROBLEMS ? sorted : [...errors, ...sorted.filter(isWarning)].slice(0, MAX_PROBLEMS);
    const problems = listed.map(({ code, path, spot, message, remedy, severity }) => ({
        code,
        path: (0,config_problem/* pathText */.LF)(path),
        line: spot?.line ?? null,
        column: spot?.column ?? null,
        message,
        remedy: typeof remedy === 'string' ? remedy : remedy(),
        severity,
    }));
    return sorted.length === listed.length
        ? problems
        : [...problems, more(sorted.length - listed.length, errors.length > 0)];
}
function isWarning(finding) {
    return finding.severity === 'warning';
}
function more(count, failed) {
    const message = `There are ${count} more problems.`;
    const severity = failed ? 'error' : 'warning';
    return { code: 'more', path: '', line: null, column: null, message, remedy: 'Mend these first.', severity };
}
/** The place of what is at a path; where nothing is, of the key of what should hold it. */
function placeIn(root, path, at) {
    let node = root;
    let best = root.place;
    for (const [depth, part] of path.entries()) {
        const last = depth === path.length - 1;
        if (node.kind === 'map') {
            const found = node.entries.get(String(part));
            if (found === undefined)
                return best;
            best = last && at === 'value' ? found.value.place : found.key;
            node = found.value;
        }
        else if (node.kind === 'list' && typeof part === 'number') {
            const item = node.items[part];
            if (item === undefined)
                return best;
            best = item.place;
            node = item;
        }
        else
            return best;
    }
    return best;
}


/***/ }),

/***/ 96494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ placesIn)
});

// EXTERNAL MODULE: ./build/action/src/config/template.js
var template = __webpack_require__(37819);
;// CONCATENATED MODULE: ./build/action/src/config/places-finder.js

const PLACEHOLDER = new RegExp(String.raw `(?<!\$)\{(${template/* PLACEHOLDERS */.je.join('|')})\}`, 'y');
class PlacesFinder {
    text;
    at = 0;
    /** Where the word begins that is being read; null: between words. */
    word = null;
    /** The next word names a program. */
    leads;
    #lost = null;
    #placed = [];
    constructor(text, leads) {
        this.text = text;
        this.leads = leads;
    }
    get more() {
        return this.at < this.text.length;
    }
    get char() {
        return this.text.charAt(this.at);
    }
    startsWith(part) {
        return this.text.startsWith(part, this.at);
    }
    /** What the expression, a sticky one, finds here; null: nothing. */
    match(expression) {
        expression.lastIndex = this.at;
        return expression.exec(this.text)?.[0] ?? null;
    }
    begin() {
        this.word ??= this.at;
    }
    /** Takes one placeholder in, if one stands here. */
    take(place, inside) {
        const found = this.match(PLACEHOLDER);
        if (found === null)
            return false;
        this.begin();
        const [start, end] = [this.at, this.at + found.length];
        const before = this.text.slice(this.word ?? start, start);
        const leads = this.leads && !/^[A-Za-z_]\w*=/.test(before);
        this.#placed.push({ name: found.slice(1, -1), start, end, place, inside: place === null ? inside : '', leads });
        this.at = end;
        return true;
    }
    /** Reads on until `ends` says so; every placeholder on the way stands there. `inside` is what is said of it. */
    takeUntil(ends, place, inside) {
        while (this.more) {
            if (ends())
                return true;
            if (!this.take(place, inside))
                this.at += 1;
        }
        return false;
    }
    /** From here on nobody can tell where quotes begin and end. */
    lose(inside) {
        this.#lost = inside;
        this.takeUntil(() => false, null, inside);
    }
    places(open) {
        return { placed: this.#placed, open: this.#lost ?? open };
    }
}

;// CONCATENATED MODULE: ./build/action/src/config/places-powershell.js

const SINGLE = /['\u2018-\u201b]/;
const DOUBLE = /["\u201c-\u201e]/;
const QUOTE = /['\u2018-\u201b"\u201c-\u201e]/;
const IN_STRING = 'double quotes, in which PowerShell puts variables and commands in';
function powershellPlaces(text, leads) {
    const found = new PlacesFinder(text, leads);
    let open = null;
    while (found.more)
        open = step(found) ?? open;
    return found.places(open);
}
/** Reads on by one part. Words for what is left open; null: nothing. */
function step(found) {
    const { char } = found;
    const fresh = found.word === null;
    if (char === '{' && found.take(...bare(found)))
        return null;
    if (/[\s;|&(){},]/.test(char)) {
        // `& 'name'` and `. 'name'` call it.
        if (found.word !== null && !found.text.slice(found.word, found.at).startsWith('.'))
            found.leads = false;
        found.word = null;
        if (/[\n;|&({]/.test(char))
            found.leads = true;
        found.at += 1;
        return null;
    }
    if (char === '#' && fresh)
        return comment(found, () => found.char === '\n', 0);
    // Behind some tokens it begins a comment, in others it is a letter.
    if (char === '#')
        found.lose('what follows a `#` within a word');
    else if (found.startsWith('<#'))
        return comment(found, () => found.startsWith('#>'), 2);
    else if (fresh && found.match(/--%(?=\s|$)/y) !== null)
        found.lose('what follows `--%`');
    else if (char === '@' && QUOTE.test(found.text.charAt(found.at + 1)))
        found.lose('a here-string');
    else if (SINGLE.test(char))
        return quoted(found, SINGLE, 'single', 'open single quotes');
    else if (DOUBLE.test(char))
        return quoted(found, DOUBLE, null, 'open double quotes');
    else if (char === '`')
        return escaped(found);
    else if (found.match(/\$\{[^}]*\}/y) !== null) {
        found.begin();
        found.at = found.text.indexOf('}', found.at) + 1;
    }
    else {
        found.begin();
        found.at += 1;
    }
    return null;
}
/**
 * Two quoted texts without anything between them are one with a quote in it, `@'` begins a here-string, and a quoted text
 * where a statement begins is no call.
 */
function bare(found) {
    const before = found.text.charAt(found.at - 1);
    if (found.leads && !/[&.]\s*$/.test(found.text.slice(0, found.at))) {
        return [null, 'the place of a program, without `&` before it'];
    }
    const after = found.text.charAt(found.text.indexOf('}', found.at) + 1);
    if (QUOTE.test(before) || QUOTE.test(after))
        return [null, 'a word, right beside a quoted text'];
    return before === '@' || after === '@' ? [null, 'a word, right beside `@`'] : ['bare', ''];
}
function comment(found, ends, length) {
    const ended = found.takeUntil(ends, null, 'a comment');
    found.at += length;
    return ended ? null : 'a comment';
}
function quoted(found, quote, place, open) {
    found.begin();
    found.at += 1;
    while (found.more) {
        if (quote.test(found.char)) {
            found.at += 1;
            if (!quote.test(found.char))
                return null;
            found.at += 1;
        }
        else if (place === null && found.char === '`') {
            const left = escaped(found);
            if (left !== null)
                return left;
        }
        else if (place === null && found.startsWith('$(')) {
            found.lose(IN_STRING);
            return null;
        }
        else if (!found.take(place, IN_STRING))
            found.at += 1;
    }
    return open;
}
function escaped(found) {
    found.begin();
    found.at += 1;
    if (!found.more)
        return 'a backtick';
    if (!found.take(null, 'a word, right behind a backtick'))
        found.at += 1;
    return null;
}

;// CONCATENATED MODULE: ./build/action/src/config/places-posix.js

/** Words behind which a program is named, too. */
const BEFORE_PROGRAM = /^(?:if|then|else|elif|do|while|until|!|\{|time|env|exec|command|builtin|nohup|nice|sudo|setsid|\.|source|-.*|[A-Za-z_]\w*=.*)$/s;
/** `${NAME}` and expansions of it that hold no quotes and no further ones. */
const VARIABLE = /\$\{[^'"`\\${}\s]*\}/y;
const LEFT_OPEN = {
    line: null,
    command: 'an open `$(`',
    group: 'an open parenthesis',
    double: 'open double quotes',
};
function posixPlaces(text, leads) {
    return new PosixReader(text, leads).read();
}
class PosixReader {
    #found;
    #frames = [{ kind: 'line', word: null, leads: true }];
    #open = null;
    constructor(text, leads) {
        this.#found = new PlacesFinder(text, leads);
    }
    read() {
        while (this.#found.more) {
            if (this.#kind === 'double')
                this.#inDouble();
            else
                this.#inCommand();
        }
        return this.#found.places(this.#open ?? LEFT_OPEN[this.#kind]);
    }
    get #kind() {
        return this.#frames.at(-1)?.kind ?? 'line';
    }
    /** No value is put into a command whose output is. */
    get #inside() {
        return this.#frames.some(({ kind }) => kind === 'command') ? '`$(…)`' : '';
    }
    #enter(kind, length) {
        const found = this.#found;
        if (kind !== 'group')
            found.begin();
        this.#frames.push({ kind, word: found.word, leads: found.leads });
        found.at += length;
        if (kind === 'double')
            return;
        found.word = null;
        found.leads = true;
    }
    #leave() {
        const frame = this.#frames.pop();
        this.#found.at += 1;
        if (frame === undefined)
            return;
        this.#found.word = frame.word;
        this.#found.leads = frame.leads;
    }
    #take(place) {
        const inside = this.#inside;
        return this.#found.take(inside === '' ? place : null, inside);
    }
    #inDouble() {
        const found = this.#found;
        if (found.char === '"')
            this.#leave();
        else if (!this.#special() && !this.#take('double'))
            found.at += 1;
    }
    /** What means the same in double quotes and outside of them. */
    #special() {
        const found = this.#found;
        if (found.char === '\\') {
            found.begin();
            found.at += 1;
            if (!found.more)
                this.#open = 'a backslash';
            else if (!found.take(null, 'a word, right behind a backslash'))
                found.at += 1;
            return true;
        }
        if (found.char === '`') {
            found.lose('backticks');
            return true;
        }
        if (found.char !== '$')
            return false;
        if (found.startsWith('$(('))
            found.lose('arithmetic');
        else if (found.startsWith('$('))
            this.#enter('command', 2);
        else if (found.startsWith('${')) {
            const variable = found.match(VARIABLE);
            if (variable === null)
                found.lose('an expansion of many parts');
            else {
                found.begin();
                found.at += variable.length;
            }
        }
        else
            return false;
        return true;
    }
    #inCommand() {
        const found = this.#found;
        const { char } = found;
        const fresh = found.word === null;
        if (/\s/.test(char)) {
            this.#endWord();
            if (char === '\n')
                found.leads = true;
            found.at += 1;
        }
        else if (char === '#' && fresh) {
            if (!found.takeUntil(() => found.char === '\n', null, 'a comment'))
                this.#open = 'a comment';
        }
        else if (char === '<' && found.startsWith('<<<')) {
            this.#endWord();
            found.at += 3;
        }
        else if (found.startsWith('<<')) {
            found.lose('a here-document');
        }
        else if (found.startsWith('((')) {
            found.lose('arithmetic');
        }
        else if (fresh && found.startsWith('[[')) {
            found.lose('`[[ … ]]`');
        }
        else if (fresh && this.#inside !== '' && found.match(/case\s/y) !== null) {
            // Its `)` cannot be told from the one that ends the command.
            found.lose('`$(…)`');
        }
        else if (char === "'")
            this.#single();
        else if (char === '"')
            this.#enter('double', 1);
        else if (found.startsWith("$'") || found.startsWith('$"'))
            found.lose(`\`${found.text.slice(found.at, found.at + 2)}\``);
        else if (/[;&|]/.test(char)) {
            this.#endWord();
            // `2>&1` goes on with the words of the same program.
            found.leads = char !== '&' || !/[<>]/.test(found.text.charAt(found.at - 1));
            found.at += 1;
        }
        else if (char === '(') {
            this.#endWord();
            this.#enter('group', 1);
        }
        else if (char === ')')
            this.#closed();
        else if (!this.#special() && !this.#take('bare')) {
            found.begin();
            found.at += 1;
        }
    }
    #single() {
        const found = this.#found;
        found.begin();
        found.at += 1;
        const inside = this.#inside;
        const closed = found.takeUntil(() => found.char === "'", inside === '' ? 'single' : null, inside);
        if (!closed)
            this.#open = 'open single quotes';
        found.at += 1;
    }
    /** Behind a pattern of `case` nothing was opened. */
    #closed() {
        this.#endWord();
        if (this.#kind === 'line') {
            this.#found.at += 1;
            this.#found.leads = true;
        }
        else
            this.#leave();
    }
    #endWord() {
        const found = this.#found;
        if (found.word === null)
            return;
        const word = found.text.slice(found.word, found.at);
        found.word = null;
        if (found.leads)
            found.leads = BEFORE_PROGRAM.test(word);
    }
}

;// CONCATENATED MODULE: ./build/action/src/config/places.js
/**
 * Where a placeholder stands in a command line, as the shell that reads the line will see it: what its value needs to
 * arrive there as it is. Found by following the quotes of the template, never by guessing; where that is not possible,
 * nothing can be put in.
 */


/**
 * `${word}` is a shell variable and no placeholder.
 * @param part `line`: the text is a command line from its beginning; `options`: it stands among the words of one.
 */
function placesIn(text, os, part) {
    const leads = part === 'line';
    return os === 'windows' ? powershellPlaces(text, leads) : posixPlaces(text, leads);
}


/***/ }),

/***/ 27042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   YK: () => (/* binding */ problemLine),
/* harmony export */   g$: () => (/* binding */ printable)
/* harmony export */ });
/** What is wrong with a configuration file, as data: where, what, and what to do about it. */
/** One line for people: `agentd.yml:12:5: error: terminals.box.os: … Remedy …`. */
function problemLine(problem, filename) {
    const place = problem.line === null ? filename : `${filename}:${problem.line}:${problem.column ?? 1}`;
    const path = problem.path === '' ? '' : `${problem.path}: `;
    return `${place}: ${problem.severity}: ${path}${problem.message} ${problem.remedy}`.trimEnd();
}
function pathText(path) {
    let text = '';
    for (const part of path) {
        if (typeof part === 'number')
            text += `[${part}]`;
        else if (/^[A-Za-z0-9_$-]{1,64}$/.test(part))
            text += text === '' ? part : `.${part}`;
        else
            text += `[${JSON.stringify(cut(part))}]`;
    }
    return text;
}
/** A value as it may stand in a sentence: in backticks, printable, never long. */
function shown(text) {
    const escaped = JSON.stringify(cut(text)).slice(1, -1).replaceAll('\\"', '"').replaceAll('\\\\', '\\');
    return `\`${printable(escaped)}\``;
}
/** Without what steers a terminal, breaks a line or cannot be seen: such characters become `\u{202e}`. */
function printable(text) {
    if (!UNPRINTABLE.test(text))
        return text;
    return text.replace(new RegExp(UNPRINTABLE, 'gu'), (c) => `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`);
}
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u;
/** `a`, `b` or `c`. */
function listed(words, joint) {
    const all = words.slice(0, 12).map(shown);
    if (words.length > 12)
        all.push('…');
    const last = all.pop();
    if (last === undefined)
        return 'none';
    return all.length === 0 ? last : `${all.join(', ')} ${joint} ${last}`;
}
function cut(text) {
    const characters = Array.from(text.slice(0, 200));
    return characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : text;
}


/***/ }),

/***/ 9183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   B3: () => (/* binding */ routedTerminals),
/* harmony export */   Eb: () => (/* binding */ samePath),
/* harmony export */   Nj: () => (/* binding */ reposByTerminal),
/* harmony export */   __: () => (/* binding */ each),
/* harmony export */   f_: () => (/* binding */ entry),
/* harmony export */   z3: () => (/* binding */ error)
/* harmony export */ });
function error(path, message, remedy, more = {}) {
    return { path, message, remedy, severity: 'error', ...more };
}
function warning(path, message, remedy, more = {}) {
    return { path, message, remedy, severity: 'warning', ...more };
}
/** An entry by a name that came from the file: `constructor` and its like are not entries. */
function entry(record, name) {
    return Object.hasOwn(record, name) ? (record[name] ?? null) : null;
}
/** A check of each entry of a section on its own. */
function each(section, check) {
    return (input) => {
        const sections = input.config;
        return Object.entries(sections[section]).flatMap(([name, value]) => check(value, [section, name], input));
    };
}
/** Terminals that items of a project can be routed to, by assignee or by label. */
function routedTerminals(project) {
    const { by_assignee, by_label } = project.routing;
    const byLabel = Object.values(by_label).flatMap((route) => (route.terminal === undefined ? [] : [route.terminal]));
    return [...new Set([...Object.values(by_assignee), ...byLabel])];
}
/** The repositories in which each terminal works, over all projects that are routed to it; its own if none is. */
function reposByTerminal(config) {
    const repos = new Map();
    for (const project of Object.values(config.projects)) {
        for (const name of routedTerminals(project)) {
            const terminal = entry(config.terminals, name);
            if (terminal === null)
                continue;
            const known = repos.get(name) ?? new Set();
            repos.set(name, known.add(samePath(entry(project.repos, name) ?? terminal.repo, terminal.os)));
        }
    }
    for (const [name, terminal] of Object.entries(config.terminals)) {
        if (!repos.has(name))
            repos.set(name, new Set([samePath(terminal.repo, terminal.os)]));
    }
    return repos;
}
/** One spelling for one directory: separators, a trailing one, and letter case, which Windows and the usual file systems of macOS ignore. */
function samePath(path, os) {
    const unified = os === 'windows'
        ? path.replaceAll('\\', '/').toLowerCase()
        : os === 'darwin'
            ? path.normalize('NFC').toLowerCase()
            : path;
    return unified.replaceAll(/(?<=.)\/+/g, '/').replace(/(?<=.)\/$/, '');
}


/***/ }),

/***/ 78787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TS: () => (/* binding */ Config),
  ym: () => (/* binding */ StateConfig)
});

// UNUSED EXPORTS: ExecutorConfig, LabelRoute, LimitsConfig, NoticeConfig, PlaneConfig, ProjectConfig, PullRequestsConfig, RetryConfig, StateNames, TerminalConfig, WarpgateConfig

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./build/action/src/config/atoms.js
var atoms = __webpack_require__(20091);
;// CONCATENATED MODULE: ./build/action/src/config/executor-schema.js
/** The section `executors`: ways to drive an agent. */


const ExecutorConfig = schemas/* strictObject */.rej({
    adapter: schemas/* enum */.k5n(['codex', 'claude-code', 'shell', 'http', 'mock'])
        .describe('Which tool, and so how its output is read; `http` is refused by this version.'),
    run: atoms/* template */.vs
        .optional()
        .describe("Command template for a new thread, such as `codex exec --json -m '{model}' -o '{out}' -`. The prompt comes on stdin. Filled in: `{repo}` `{model}` `{effort}` `{tier}` `{out}` (where the answer is written) `{thread}` `{perm}` `{script}` `{run_dir}`."),
    resume: atoms/* template */.vs.optional().describe('Command template to continue a thread.'),
    models: schemas/* array */.YOg(atoms/* choice */.Yq).default([]).describe('Models that may be asked for by label; empty: any.'),
    default_model: atoms/* choice */.Yq.optional().describe('Model when no label chooses one.'),
    default_effort: atoms/* choice */.Yq.optional().describe('Effort when no label chooses one.'),
    tier_arg: schemas/* string */.YjP()
        .optional()
        .describe('What `{tier}` becomes when there is a tier; `{tier}` inside it is the tier, quoted for its place.'),
    tier_defaults: schemas/* record */.g1P(atoms/* choice */.Yq, atoms/* choice */.Yq).default({}).describe('Model → tier when no label chooses one.'),
    perm: schemas/* string */.YjP().optional().describe('What `{perm}` becomes: options, put in as they are.'),
    script: atoms/* script */.K$.optional().describe('For `shell`: the script when no label chooses one.'),
    survivors: schemas/* enum */.k5n(['end', 'keep'])
        .default('end')
        .describe('What becomes of processes that an agent leaves behind at its normal end: they are ended with the run, or live on. docs/operations.md tells how one alone is kept.'),
    thread_from: schemas/* string */.YjP().optional().describe('Descriptive only.'),
    last_message: schemas/* string */.YjP().optional().describe('Descriptive only.'),
    mock: schemas/* strictObject */.rej({
        delay_ms: schemas/* number */.aig().int().nonnegative().default(0).describe('How long the run takes.'),
        message: schemas/* string */.YjP().optional().describe('Last message; default `[review] done`.'),
        messages: schemas/* array */.YOg(schemas/* string */.YjP())
            .optional()
            .describe('Last message of the first, second … run of an item; the last one repeats.'),
        exit_code: schemas/* number */.aig().int().default(0).describe('Exit code of the run.'),
        exit_codes: schemas/* array */.YOg(schemas/* number */.aig().int())
            .optional()
            .describe('Exit code of the first, second … run; the last one repeats.'),
        tail: schemas/* string */.YjP().default('').describe('The last frame.'),
        status: schemas/* enum */.k5n(['success', 'failed', 'cancelled'])
            .default('success')
            .describe('What it says of its own end; `failed` and `cancelled` have no last message, whatever the exit code.'),
        events: schemas/* array */.YOg(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()))
            .default([])
            .describe('Printed as lines of JSON before the delay; the last one is the last frame where `tail` is empty.'),
        fail_start: schemas/* boolean */.zMY().default(false).describe('`start` throws and nothing starts.'),
        fail_answer: schemas/* boolean */.zMY().default(false).describe('`start` throws although the run has started.'),
    })
        .optional()
        .describe('For `mock`: what the run does.'),
    url: schemas/* url */.OZ5().optional().describe('For `http`, which this version refuses: the endpoint.'),
    token_key: atoms/* envKey */.zW
        .optional()
        .describe('For `http`, which this version refuses: environment variable that holds the key.'),
})
    .describe('One way to drive an agent.');

// EXTERNAL MODULE: ./build/action/src/config/terminal-schema.js
var terminal_schema = __webpack_require__(31657);
// EXTERNAL MODULE: ./build/action/src/config/warpgate-schema.js
var warpgate_schema = __webpack_require__(93386);
;// CONCATENATED MODULE: ./build/action/src/config/schema.js
/**
 * The configuration, defined once: TypeScript type, validation, defaults, README table and `config/schema.json` all
 * come from here (DESIGN §10). Cross-field rules live in `rules.ts`; reading YAML in `parse.ts`.
 */








const PlaneConfig = schemas/* strictObject */.rej({
    base_url: schemas/* url */.OZ5({ protocol: /^https?$/ })
        .describe('Address of the API host: `https://api.plane.so` or your own, without `/api/v1`.'),
    web_url: schemas/* url */.OZ5({ protocol: /^https?$/ })
        .optional()
        .describe('Address people open in a browser, when it differs from `base_url`.'),
    workspace: atoms/* slug */.yR.describe('Workspace slug, as in the address bar.'),
    token_key: atoms/* envKey */.zW.describe('Environment variable that holds the API key that reads Plane.'),
    webhook_secret_key: atoms/* envKey */.zW.optional().describe('Environment variable that holds the webhook secret.'),
    requests_per_minute: schemas/* number */.aig()
        .int()
        .min(1)
        .default(60)
        .describe('Requests a minute that one API key is allowed (`API_KEY_RATE_LIMIT`).'),
})
    .describe('How to reach Plane.');
const StateConfig = schemas/* strictObject */.rej({
    store: schemas/* enum */.k5n(['file', 'branch', 'artifact'])
        .describe('Where the state is kept: `file` (CLI), `branch` (Actions), `artifact`.'),
    path: schemas/* string */.YjP()
        .min(1)
        .default('state/agentd-state.json')
        .describe('Path of the state file: on disk, relative to the config file, or in the branch.'),
    branch: schemas/* string */.YjP().min(1).default('agentd-state').describe('For `branch`: the dedicated branch.'),
    repository: schemas/* string */.YjP()
        .regex(/^[^/\s]+\/[^/\s]+$/)
        .optional()
        .describe('For `branch`, `artifact`: `owner/name`; default: the repository that runs the workflow.'),
    workflow: schemas/* string */.YjP()
        .regex(/^[^/\s]+\.ya?ml$/, 'name the file alone, such as agentd.yml')
        .optional()
        .describe('For `artifact`: file name of the workflow that ticks, whose artifacts alone are believed; default: the one that runs.'),
})
    .describe('Where the state is kept.');
const PullRequestsConfig = schemas/* strictObject */.rej({
    status: schemas/* boolean */.zMY()
        .default(true)
        .describe('Whether open pull requests that belong to an item get a status comment.'),
    repositories: schemas/* array */.YOg(schemas/* string */.YjP().regex(/^[^/\s]+\/[^/\s]+$/, 'write owner/name'))
        .default([])
        .describe('Repositories whose pull requests are looked at, besides the one that runs the workflow.'),
    token_key: atoms/* envKey */.zW
        .optional()
        .describe('Environment variable that holds the GitHub token for these comments; default: `GITHUB_TOKEN`, which reaches only the repository that runs the workflow.'),
})
    .describe('Status comments on pull requests.');
const StateNames = schemas/* strictObject */.rej({
    working: schemas/* string */.YjP().min(1).describe('State of an item while an agent works on it.'),
    review: schemas/* string */.YjP().min(1).optional().describe('State after `[review]`.'),
    question: schemas/* string */.YjP().min(1).optional().describe('State after `[question]`.'),
    blocked: schemas/* string */.YjP().min(1).optional().describe('State after `[blocked]`.'),
    pick_up: schemas/* array */.YOg(schemas/* string */.YjP().min(1))
        .optional()
        .describe('States in which an assigned item may start; default: `working` and every state of the group `unstarted` that is none of the others here.'),
})
    .describe('State names of the project. Optional ones that are left out leave the item where it is.');
const LabelRoute = schemas/* strictObject */.rej({
    executor: atoms/* name */.UU.optional().describe('Executor to use.'),
    terminal: atoms/* name */.UU.optional().describe('Terminal to use; must answer as the user the item is assigned to.'),
    model: atoms/* choice */.Yq.optional().describe('Model to use.'),
    effort: atoms/* choice */.Yq.optional().describe('Effort to ask for.'),
    tier: atoms/* choice */.Yq.optional().describe('Service tier; `none`: no tier argument.'),
    script: atoms/* script */.K$.optional().describe('For the shell executor: the script to run.'),
})
    .describe('What a label chooses.');
const label = schemas/* string */.YjP().regex(/\S/, 'name a label');
const ProjectConfig = schemas/* strictObject */.rej({
    states: StateNames,
    routing: schemas/* strictObject */.rej({
        by_assignee: schemas/* record */.g1P(schemas/* string */.YjP(), atoms/* name */.UU)
            .describe('Display name of a bot user → terminal. The name must be the terminal’s `plane_user`.'),
        by_label: schemas/* record */.g1P(schemas/* string */.YjP(), LabelRoute)
            .default({})
            .describe('Label → what it chooses; letter case does not matter. Labels that are not listed choose by `exec:x`, `model:x`, `effort:x` and `tier:x`; of several the first in name order wins, a listed one before others.'),
    })
        .describe('Who does the work.'),
    default_executor: atoms/* name */.UU.describe('Executor when no label chooses one.'),
    require_label: schemas/* union */.KCZ([label, schemas/* array */.YOg(label).min(1)])
        .optional()
        .describe('Only items with this label, or with all labels of the list, are started; letter case does not matter.'),
    prompt: schemas/* string */.YjP()
        .min(1)
        .optional()
        .describe('Path of a Liquid template for the prompt, relative to the config file.'),
    concurrency: schemas/* number */.aig()
        .int()
        .min(0)
        .optional()
        .describe('Most runs at once in this project; 0: nothing new starts, and what runs is finished.'),
    paused: atoms/* pause */.v7.describe('`true`, or the reason in words: nothing new starts in this project; what runs is finished and posted.'),
    iteration_cap: schemas/* number */.aig()
        .int()
        .min(1)
        .optional()
        .describe('Most `[progress]` iterations in a row; overrides the global one.'),
    repos: schemas/* record */.g1P(atoms/* name */.UU, schemas/* string */.YjP().min(1))
        .default({})
        .describe('Terminal → repository path, overriding the terminal’s `repo`.'),
    respect_blockers: schemas/* boolean */.zMY().default(true).describe('Items that are blocked by unfinished items wait.'),
})
    .describe('One Plane project; the key is its identifier.');
const LimitsConfig = schemas/* strictObject */.rej({
    run_s: atoms/* seconds */.YA.min(1).default(7200).describe('Elapsed seconds after which a run is ended, by the terminal itself.'),
    stall_s: atoms/* seconds */.YA.default(2700).describe('Seconds without output after which a run is ended; 0: never.'),
    start_grace_s: atoms/* seconds */.YA.default(90).describe('How long a run directory without evidence counts as starting.'),
    // Nothing is sent in the last minute of a claim: less time would never let anything be sent.
    tick_s: atoms/* seconds */.YA
        .min(90)
        .default(240)
        .describe('Longest time a tick may take; its claim lasts that long, and nothing new is begun in its last minute.'),
    runs: schemas/* number */.aig()
        .int()
        .min(0)
        .default(20)
        .describe('Most runs at once over all projects; 0: nothing new starts, and what runs is finished.'),
    comment_chars: schemas/* number */.aig()
        .int()
        .min(500)
        .default(60_000)
        .describe('Longest message published; longer ones are cut at a block border.'),
})
    .describe('Limits.');
const RetryConfig = schemas/* strictObject */.rej({
    max_attempts: schemas/* number */.aig().int().min(1).default(3).describe('Attempts for transient failures, the first included.'),
    failed: schemas/* number */.aig().int().min(0).default(0).describe('Further attempts after a plain failure.'),
    timeout: schemas/* number */.aig().int().min(0).max(1).default(0).describe('Further attempts after a time limit.'),
    base_s: atoms/* seconds */.YA.min(1).default(60).describe('First wait; doubles with each attempt.'),
    max_s: atoms/* seconds */.YA.min(1).default(900).describe('Longest wait.'),
    transient_patterns: schemas/* array */.YOg(schemas/* string */.YjP().min(1))
        .optional()
        .describe('Regular expressions, matched on the tail; replace the built-in ones.'),
    env_patterns: schemas/* array */.YOg(schemas/* string */.YjP().min(1))
        .optional()
        .describe('Regular expressions, matched on the tail and the last message; replace the built-in ones.'),
})
    .describe('When a failed run is tried again.');
const NoticeConfig = schemas/* strictObject */.rej({
    url_key: atoms/* envKey */.zW.describe('Environment variable that holds the webhook address.'),
    format: schemas/* enum */.k5n(['json', 'slack', 'discord']).default('json').describe('What the receiver understands.'),
    tags: schemas/* array */.YOg(schemas/* enum */.k5n(['review', 'question', 'blocked', 'progress']))
        .default(['review', 'question', 'blocked'])
        .describe('Which results are told.'),
})
    .describe('Optional outgoing notice, because Plane notifies nobody of comments made through its API.');
const Config = schemas/* strictObject */.rej({
    $schema: schemas/* string */.YjP().optional().describe('For editors.'),
    plane: PlaneConfig,
    state: StateConfig,
    allowed_authors: schemas/* array */.YOg(schemas/* string */.YjP().min(1))
        .default([])
        .describe('User ids or e-mail addresses whose comments start new rounds. Empty: comments start nothing.'),
    projects: schemas/* record */.g1P(schemas/* string */.YjP().regex(/^[A-Z0-9_]{1,12}$/, 'use the project identifier, upper case'), ProjectConfig)
        .describe('Projects by identifier.'),
    terminals: schemas/* record */.g1P(atoms/* name */.UU, terminal_schema/* TerminalConfig */.r).describe('Machines by name.'),
    warpgate: warpgate_schema/* WarpgateConfig */._1.optional(),
    executors: schemas/* record */.g1P(atoms/* name */.UU, ExecutorConfig).describe('Executors by name.'),
    iteration_cap: schemas/* number */.aig()
        .int()
        .min(1)
        .default(5)
        .describe('Most `[progress]` iterations in a row; then the item asks.'),
    agentd: schemas/* strictObject */.rej({ helpers_dir: schemas/* string */.YjP().optional().describe('Accepted and not needed.') })
        .optional()
        .describe('Accepted and not needed.'),
    limits: LimitsConfig.prefault({}),
    retry: RetryConfig.prefault({}),
    notices: schemas/* array */.YOg(NoticeConfig).default([]).describe('Where results are told besides Plane.'),
    pull_requests: PullRequestsConfig.optional(),
})
    .describe('Configuration of agentd for Plane.');


/***/ }),

/***/ 91096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ secretUses),
/* harmony export */   l: () => (/* binding */ writtenSecrets)
/* harmony export */ });
/** Every place in the order of the file's sections. */
function secretUses(config) {
    const { plane } = config;
    const uses = [
        { key: plane.token_key, kind: 'plane token', path: ['plane', 'token_key'], use: 'reads Plane' },
    ];
    if (plane.webhook_secret_key !== undefined) {
        uses.push({
            key: plane.webhook_secret_key,
            kind: 'webhook secret',
            path: ['plane', 'webhook_secret_key'],
            use: 'proves that a webhook comes from Plane',
        });
    }
    for (const [name, terminal] of Object.entries(config.terminals)) {
        const path = ['terminals', name];
        uses.push({
            key: terminal.token_key,
            kind: 'plane token',
            path: [...path, 'token_key'],
            use: `answers as ${terminal.plane_user} on ${name}`,
        });
        if (terminal.ssh_key !== undefined)
            uses.push({ key: terminal.ssh_key, kind: 'ssh key', path: [...path, 'ssh_key'], use: `logs in to ${name}` });
        if (terminal.ssh_passphrase_key !== undefined) {
            uses.push({
                key: terminal.ssh_passphrase_key,
                kind: 'ssh passphrase',
                path: [...path, 'ssh_passphrase_key'],
                use: `opens the key for ${name}`,
            });
        }
    }
    if (config.warpgate !== undefined)
        uses.push(...warpgateUses(config.warpgate));
    for (const [name, executor] of Object.entries(config.executors)) {
        if (executor.token_key === undefined)
            continue;
        uses.push({
            key: executor.token_key,
            kind: 'executor token',
            path: ['executors', name, 'token_key'],
            use: `calls ${name}`,
        });
    }
    for (const [i, notice] of config.notices.entries()) {
        uses.push({
            key: notice.url_key,
            kind: 'notice address',
            path: ['notices', i, 'url_key'],
            use: `sends notices (${notice.format})`,
        });
    }
    if (config.pull_requests?.token_key !== undefined) {
        uses.push({
            key: config.pull_requests.token_key,
            kind: 'GitHub token',
            path: ['pull_requests', 'token_key'],
            use: 'comments on pull requests',
        });
    }
    return uses;
}
function warpgateUses({ ssh_key, ssh_passphrase_key, relay_env }) {
    const one = (key, kind, place, use) => key === undefined ? [] : [{ key, kind, path: ['warpgate', place], use }];
    return [
        ...one(ssh_key, 'ssh key', 'ssh_key', 'logs in to Warpgate'),
        ...one(ssh_passphrase_key, 'ssh passphrase', 'ssh_passphrase_key', 'opens the key for Warpgate'),
        ...relay_env.map((key, i) => {
            return { key, kind: 'relay secret', path: ['warpgate', 'relay_env', i], use: 'is handed to the relay command' };
        }),
    ];
}
/** Keys whose value must be the name of a variable. */
const NAME_KEYS = new Set(['token_key', 'webhook_secret_key', 'ssh_key', 'ssh_passphrase_key', 'url_key']);
function isName(path) {
    return NAME_KEYS.has(String(path.at(-1))) || path.at(-2) === 'relay_env';
}
const KNOWN_FORMS = /(?<![A-Za-z0-9])(?:plane_api_[A-Za-z0-9]{8,}|gh[opsru]_[A-Za-z0-9]{16,}|github_pat_[A-Za-z0-9_]{16,}|sk-(?:ant|proj|svcacct)-[A-Za-z0-9_-]{16,}|sk-[A-Za-z0-9]{32,}|tskey-[A-Za-z0-9-]{8,}|xox[abprs]-[A-Za-z0-9-]{8,}|AKIA[0-9A-Z]{12,})|-----BEGIN [A-Z ]*PRIVATE KEY|https:\/\/(?:hooks\.slack\.com\/services|discord(?:app)?\.com\/api\/webhooks)\/|:\/\/[^\s/:@]+:[^\s/@${}]+@/;
/** Paths at which a secret itself seems to stand. The values are not returned: nothing may print them. */
function writtenSecrets(value) {
    const found = [];
    const visit = (at, path) => {
        if (typeof at === 'string') {
            if (KNOWN_FORMS.test(at) || (isName(path) && looksRandom(at)))
                found.push(path);
        }
        else if (Array.isArray(at))
            at.forEach((item, i) => visit(item, [...path, i]));
        else if (typeof at === 'object' && at !== null) {
            for (const [key, item] of Object.entries(at))
                visit(item, [...path, key]);
        }
    };
    visit(value, []);
    return found;
}
/** Variable names are words in one letter case; a long mixture of cases and digits is a key. */
function looksRandom(text) {
    const hex = /^[0-9a-f-]{24,}$/i.test(text) && /\d/.test(text);
    const mixed = text.length >= 20 && /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text);
    const lower = text.length >= 24 && /^[a-z0-9]+$/.test(text) && (text.match(/\d/g) ?? []).length >= 4;
    return hex || mixed || lower || /[+/=]{1,2}$/.test(text);
}


/***/ }),

/***/ 495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ readSource)
});

// UNUSED EXPORTS: MAX_CHARACTERS

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/action/src/config/problem.js
var problem = __webpack_require__(27042);
;// CONCATENATED MODULE: ./build/action/src/config/syntax.js
/** YAML's own errors in plain words. The parser's sentences can quote the file, secrets included, so they are not used. */
const QUOTE = 'Put the value in single quotes.';
const WORDINGS = {
    TAB_AS_INDENT: { message: 'The line is indented with a tab.', remedy: 'Indent with spaces.' },
    BAD_INDENT: {
        message: 'The indentation does not fit, or a bracket further up is not closed.',
        remedy: 'Indent the line like its neighbours, and close every `[` and `{`.',
    },
    BLOCK_AS_IMPLICIT_KEY: {
        message: 'There is a second `key: value` where only a value can stand.',
        remedy: 'Put the nested keys on lines of their own, indented; put a value that contains `: ` in single quotes.',
    },
    MULTILINE_IMPLICIT_KEY: {
        message: 'A key runs over several lines.',
        remedy: 'Write `key: value` on one line, and indent the line like its neighbours.',
    },
    BLOCK_IN_FLOW: {
        message: 'Indented lines stand inside `[ ]` or `{ }`.',
        remedy: 'Use either brackets or indentation for one list or map.',
    },
    BAD_SCALAR_START: { message: 'A value begins with a character that YAML keeps for itself.', remedy: QUOTE },
    BAD_DQ_ESCAPE: {
        message: 'A backslash in double quotes starts an escape that does not exist.',
        remedy: 'Use single quotes: in them a backslash is just a backslash.',
    },
    MISSING_CHAR: {
        message: 'A closing quote, a bracket, a comma or a colon is missing.',
        remedy: 'Look at this place and just before it.',
    },
    UNEXPECTED_TOKEN: {
        message: 'This cannot stand here.',
        remedy: 'Look for a missing quote or comma, a missing space after `:`, or wrong indentation just before.',
    },
    KEY_OVER_1024_CHARS: { message: 'A key is longer than 1,024 characters.', remedy: 'Shorten it.' },
    MULTIPLE_DOCS: {
        message: 'The file holds more than one document.',
        remedy: 'Keep one, and remove the `---` or `...` line between them.',
    },
};
const OTHER = { message: 'This is not valid YAML.', remedy: 'Look at this place and just before it.' };
function syntaxWording(code) {
    return Object.hasOwn(WORDINGS, code) ? (WORDINGS[code] ?? OTHER) : OTHER;
}

;// CONCATENATED MODULE: ./build/action/src/config/source.js
/**
 * YAML or JSON text → a tree of texts, lists and maps that knows where everything stands. Nothing is interpreted here:
 * `0123`, `1e10`, `no` and `12:30` are the texts that were written, for keys and values alike. JSON is read as the
 * part of YAML that it is.
 *
 * Input may be hostile: size, depth and the growth by aliases are bounded, and each bound is an error with a place.
 */



/** Enough for some four hundred terminals, and answered in a second or two whatever they are. */
const MAX_CHARACTERS = 131_072;
const MAX_DEPTH = 40;
/** Entries that `<<` may copy in all. */
const MAX_COPIED = 20_000;
const STANDARD_TAG = /^(?:!|tag:yaml\.org,2002:(?:str|map|seq))$/;
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
function readSource(text) {
    if (text.length > MAX_CHARACTERS) {
        const message = `The file has ${text.length} characters; ${MAX_CHARACTERS} is the most that is read.`;
        return refused(message, 'Check that this is the configuration file.', { line: 1, column: 1 });
    }
    const lines = new dist/* LineCounter */.HN();
    const tokens = [...new dist/* Parser */.iX(lines.addNewLine).parse(text)];
    // The composer recurses: depth is measured first, without recursion.
    const deep = tooDeep(tokens);
    if (deep !== null) {
        return refused(`Lists and maps are nested more than ${MAX_DEPTH} deep.`, 'Flatten them.', placeOf(lines, deep));
    }
    const options = { schema: 'failsafe', prettyErrors: false, uniqueKeys: false };
    const documents = [...new dist/* Composer */.Dk(options).compose(tokens, true, text.length)];
    const syntax = documents.flatMap((document) => document.errors.map((e) => syntaxFinding(e.code, placeOf(lines, e.pos[0]))));
    const second = documents[1];
    if (second !== undefined)
        syntax.push(syntaxFinding('MULTIPLE_DOCS', placeOf(lines, second.range[0])));
    if (syntax.length > 0)
        return { root: null, findings: syntax };
    return new Builder(lines).build(documents[0]);
}
function syntaxFinding(code, place) {
    return { code: 'syntax', path: [], place, ...syntaxWording(code), severity: 'error' };
}
function refused(message, remedy, place) {
    return { root: null, findings: [{ code: 'too-large', path: [], place, message, remedy, severity: 'error' }] };
}
function placeOf(lines, offset) {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
}
/** Offset of the first token that lies too deep, or null. */
function tooDeep(tokens) {
    const todo = tokens.map((token) => ({ token, depth: 0 }));
    for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
        const { token, depth } = next;
        if (depth > MAX_DEPTH)
            return token.offset;
        const children = 'items' in token
            ? token.items.flatMap((item) => [item.key, item.value])
            : token.type === 'document'
                ? [token.value]
                : [];
        for (const child of children)
            if (child !== null && child !== undefined)
                todo.push({ token: child, depth: depth + 1 });
    }
    return null;
}
class Builder {
    #lines;
    #anchors = new Map();
    #findings = [];
    #copied = 0;
    constructor(lines) {
        this.#lines = lines;
    }
    build(document) {
        const contents = document?.contents;
        const root = contents === null || contents === undefined ? null : this.#node(contents, []);
        const empty = root?.kind === 'text' && root.plain && root.text === '';
        return { root: empty ? null : root, findings: this.#findings };
    }
    #node(node, path) {
        const place = placeOf(this.#lines, node.range?.[0] ?? 0);
        if ((0,dist/* isAlias */.Vj)(node))
            return this.#alias(node.source, path, place);
        if (node.tag !== undefined && !STANDARD_TAG.test(node.tag)) {
            this.#error('tag', path, place, `The tag ${(0,problem/* shown */.SP)(node.tag)} means nothing here.`, 'Remove it.');
        }
        let built = { kind: 'text', text: '', plain: true, place };
        if ((0,dist/* isMap */.jh)(node))
            built = this.#map(node.items, path, place);
        else if ((0,dist/* isSeq */.oP)(node)) {
            built = { kind: 'list', items: node.items.map((item, i) => this.#node(item, [...path, i])), place };
        }
        else if ((0,dist/* isScalar */.jn)(node))
            built = this.#text(node, path, place);
        if (node.anchor !== undefined)
            this.#anchors.set(node.anchor, built);
        return built;
    }
    #text(node, path, place) {
        const text = typeof node.value === 'string' ? node.value : '';
        if (CONTROL.test(text)) {
            this.#error('control-character', path, place, 'The text contains a control character.', 'Remove it.');
        }
        return { kind: 'text', text, plain: node.type === dist/* Scalar */.X5.PLAIN && node.tag === undefined, place };
    }
    /** An alias stands for the last node before it with that anchor; a node is never inside itself, so there are no cycles. */
    #alias(anchor, path, place) {
        const node = this.#anchors.get(anchor);
        if (node !== undefined)
            return node;
        const message = `\`*${anchor.slice(0, 40)}\` refers to an anchor that is not defined before it.`;
        this.#error('alias', path, place, message, 'Write the value, or define the anchor with `&` further up.');
        return { kind: 'text', text: '', plain: true, place };
    }
    #map(pairs, path, place) {
        const entries = new Map();
        const merged = [];
        for (const pair of pairs) {
            const key = pair.key;
            const at = placeOf(this.#lines, key?.range?.[0] ?? 0);
            const name = (0,dist/* isScalar */.jn)(key) && typeof key.value === 'string' ? key.value : null;
            const inner = name === null ? path : [...path, name];
            const value = pair.value === null ? emptyText(at) : this.#node(pair.value, inner);
            if (name === '<<' && (0,dist/* isScalar */.jn)(key) && key.type === dist/* Scalar */.X5.PLAIN)
                merged.push(...this.#mergeable(value, path, at));
            else if (name === null || name === '' || name === '__proto__') {
                this.#error('bad-key', path, at, 'This cannot be a key.', 'Use a word or a quoted text.');
            }
            else if (entries.has(name)) {
                const line = entries.get(name)?.key.line ?? 0;
                const message = `The key ${(0,problem/* shown */.SP)(name)} is here twice; the first is in line ${line}.`;
                this.#error('duplicate-key', inner, at, message, 'Keep one.');
            }
            else
                entries.set(name, { key: at, value });
        }
        for (const map of merged) {
            this.#copied += map.entries.size;
            if (this.#copied > MAX_COPIED) {
                this.#error('too-large', path, place, 'The keys taken over with `<<` are too many.', 'Write the keys where they are used.');
                break;
            }
            for (const [name, entry] of map.entries)
                if (!entries.has(name))
                    entries.set(name, entry);
        }
        return { kind: 'map', entries, place };
    }
    /** `<<: *defaults` or `<<: [*a, *b]`: keys that are taken over unless the map has its own. */
    #mergeable(value, path, at) {
        const items = value.kind === 'list' ? value.items : [value];
        const maps = items.filter((item) => item.kind === 'map');
        if (maps.length !== items.length) {
            this.#error('bad-key', path, at, '`<<` takes over the keys of a map, and this is none.', 'Write `<<: *anchor`.');
        }
        return maps;
    }
    #error(code, path, place, message, remedy) {
        this.#findings.push({ code, path, place, message, remedy, severity: 'error' });
    }
}
function emptyText(place) {
    return { kind: 'text', text: '', plain: true, place };
}


/***/ }),

/***/ 37819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FP: () => (/* binding */ escapeOf),
/* harmony export */   HJ: () => (/* binding */ optionAt),
/* harmony export */   TN: () => (/* binding */ optionValue),
/* harmony export */   je: () => (/* binding */ PLACEHOLDERS),
/* harmony export */   r9: () => (/* binding */ uses),
/* harmony export */   xV: () => (/* binding */ readTemplate)
/* harmony export */ });
/** Command templates as the shell will see them: words, and the placeholders in them with the quotes around each. */
const PLACEHOLDERS = ['repo', 'model', 'effort', 'tier', 'out', 'thread', 'perm', 'script', 'run_dir'];
/** @param escape what takes the meaning from the next character, outside of single quotes; null: no shell is known, and nothing does. */
function readTemplate(text, escape = null) {
    const words = [];
    const placeholders = [];
    let word = null;
    let quote = null;
    for (let i = 0; i < text.length; i++) {
        const c = text.charAt(i);
        if (c === escape && quote !== "'" && i + 1 < text.length) {
            i += 1;
            word = (word ?? '') + text.charAt(i);
            continue;
        }
        if (quote === null && /\s/.test(c)) {
            if (word !== null)
                words.push(word);
            word = null;
            continue;
        }
        if (quote === null && (c === '"' || c === "'")) {
            quote = c;
            word ??= '';
            continue;
        }
        if (c === quote) {
            quote = null;
            continue;
        }
        if (c === '{' && text.charAt(i - 1) !== '$') {
            const name = /^\{([a-z_]{1,20})\}/.exec(text.slice(i, i + 22))?.[1];
            if (name !== undefined)
                placeholders.push({ name, quotes: quote === null ? 'none' : quote === '"' ? 'double' : 'single' });
        }
        word = (word ?? '') + c;
    }
    if (word !== null)
        words.push(word);
    return { words, placeholders };
}
/** That of the shell of a terminal. */
function escapeOf(os) {
    return os === 'windows' ? '`' : '\\';
}
function uses(template, name) {
    return template.placeholders.some((placeholder) => placeholder.name === name);
}
/** The index of the first of these options, also as `--option=value` and (one letter) `-oVALUE`; -1: none is there. */
function optionAt(words, options, from = 0) {
    return words.findIndex((word, i) => i >= from && options.some((option) => isOption(word, option)));
}
/** What is given to an option: `--option value`, `--option=value`, `-o value`, `-oVALUE`; null: the option is not there. */
function optionValue(words, options) {
    const i = optionAt(words, options);
    const word = words[i];
    if (word === undefined)
        return null;
    const option = options.find((candidate) => isOption(word, candidate)) ?? word;
    if (word === option)
        return words[i + 1] ?? '';
    return word.slice(option.length).replace(/^=/, '');
}
function isOption(word, option) {
    if (word === option)
        return true;
    return option.startsWith('--') ? word.startsWith(`${option}=`) : word.startsWith(option) && !word.startsWith('--');
}


/***/ }),

/***/ 31657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ WAY_KEYS),
/* harmony export */   r: () => (/* binding */ TerminalConfig)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9691);
/* harmony import */ var _atoms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20091);
/** The section `terminals`: machines that run agents. */


const TerminalConfig = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    transport: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['local', 'direct-ssh', 'warpgate-ssh']).describe('How a script reaches the machine.'),
    os: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['linux', 'darwin', 'windows']).describe('Operating system.'),
    repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Absolute path of the repository on the machine.'),
    run_root: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('Absolute path under which run directories are made; default: `~/.agentd/runs` of the user (local only).'),
    plane_user: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Display name of the Plane user this terminal answers as.'),
    token_key: _atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .envKey */ .zW.describe('Environment variable that holds that user’s API key.'),
    executors: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU).min(1).describe('Executors this terminal can run.'),
    concurrency: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .int()
        .min(0)
        .default(1)
        .describe('Most runs at once on this terminal; 0: nothing new starts, and what runs is finished.'),
    paused: _atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .pause */ .v7.describe('`true`, or the reason in words: nothing new starts on this terminal; what runs is finished and posted.'),
    isolation: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['none', 'worktree'])
        .default('none')
        .describe('`worktree`: each item gets its own git worktree and branch `agentd/<KEY>`, and what a run leaves is committed there. `none`: one run per repository.'),
    push: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, 'name a git remote, such as origin')
        .optional()
        .describe('With `isolation: worktree`: git remote to which each item’s branch is pushed after a run; default: none.'),
    capabilities: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU).default([]).describe('What items may ask for with a `needs:<capability>` label.'),
    busy_processes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)
        .default([])
        .describe('No start while one of these processes runs and agentd has no open run here.'),
    bins: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1)).default({}).describe('First word of a command → absolute path.'),
    accounts: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(_atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU, _atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)
        .default({})
        .describe('Executor → account whose quota it uses; default `<terminal>/<executor>`.'),
    utc_offset: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[+-]\d{2}:\d{2}$/)
        .optional()
        .describe('Zone of the machine, when it cannot be asked.'),
    wrap: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1))
        .optional()
        .describe('Sandbox command (docker, bwrap …) put before the agent’s command; the placeholders of templates are filled in.'),
    env: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        pass: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[A-Za-z_][A-Za-z0-9_]*\*?$/, 'write a name, or the beginning of names and *'))
            .default([])
            .describe('Variables that runs get besides: `local`, of the environment that agentd is started with; elsewhere, of those that the login session has and runs are not given, such as `GITHUB_TOKEN`. A name, or the beginning of names with `*`, such as `AWS_*`.'),
    })
        .prefault({})
        .describe('Environment of runs.'),
    host: _atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .host */ .Hc.optional().describe('Host name or address.'),
    port: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1).max(65535).optional().describe('SSH port.'),
    user: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[A-Za-z_][A-Za-z0-9._-]*$/)
        .optional()
        .describe('SSH user; default: `agent`.'),
    auth: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['tailscale', 'key'])
        .optional()
        .describe('`tailscale`: Tailscale SSH; `key`: the machine’s own sshd.'),
    ssh_key: _atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .envKey */ .zW.optional().describe('Environment variable that holds the private key.'),
    ssh_passphrase_key: _atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .envKey */ .zW.optional().describe('Environment variable that holds the passphrase of `ssh_key`.'),
    host_keys: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1)).optional().describe('Pinned host key lines.'),
    tofu: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .optional()
        .describe('Believe the host key that the machine shows at the first visit, and keep it in the state.'),
    proxy: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^(?:socks5h?:\/\/[^\s@]+|tailscale-nc)$/, 'write socks5://host:port or tailscale-nc')
        .optional()
        .describe('Way to the machine: `socks5://host:port`, or `tailscale-nc`, which is the default where Tailscale has no network interface.'),
    target: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .min(1)
        .regex(/^[^-]/, 'no name of a target begins with a dash: a command would take it for an option')
        .optional()
        .describe('Warpgate target; default: the terminal’s name.'),
    fallback: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['warpgate-ssh']).optional().describe('Channel to try when the first cannot be reached.'),
    launch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('Accepted and not needed: the launch method follows from `os`.'),
    helpers_dir: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('Accepted and not needed.'),
})
    .describe('One machine that runs agents.');
/** What says how a machine other than this one is reached. */
const WAY_KEYS = [
    'host',
    'port',
    'user',
    'auth',
    'ssh_key',
    'ssh_passphrase_key',
    'host_keys',
    'tofu',
    'proxy',
    'target',
    'fallback',
];


/***/ }),

/***/ 12661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ unwrapped),
/* harmony export */   i: () => (/* binding */ typedValue)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9691);
/**
 * Tree of texts → plain value, with the schema deciding what a text is: where it wants text, `0123`, `1e10`, `no`,
 * `12:30`, `true` and `2026-01-01` stay as they were written; numbers and booleans are made only where it wants them.
 * `~`, `null` and an empty value are null everywhere, so that a forgotten value is not the text "null".
 */

/** Values that a file may expand to through aliases. */
const MAX_VALUES = 50_000;
function typedValue(root, schema) {
    const findings = [];
    let values = 0;
    const walk = (node, wanted, path) => {
        if (++values > MAX_VALUES) {
            if (values === MAX_VALUES + 1)
                findings.push(tooLarge(path, node));
            return null;
        }
        const inner = wanted === null ? null : unwrapped(wanted);
        switch (node.kind) {
            case 'text':
                return scalar(node, inner);
            case 'list': {
                const element = kindsOf(inner).find((kind) => kind instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA)?.element ?? null;
                return node.items.map((item, i) => walk(item, element, [...path, i]));
            }
            case 'map': {
                const map = {};
                for (const [key, { value }] of node.entries)
                    map[key] = walk(value, fieldOf(inner, key), [...path, key]);
                return map;
            }
        }
    };
    const value = walk(root, schema, []);
    return { value, findings };
}
function tooLarge(path, node) {
    const message = `The file stands for more than ${MAX_VALUES} values.`;
    return { code: 'too-large', path, place: node.place, message, remedy: 'Use fewer aliases.', severity: 'error' };
}
/** The schema of a key: of an object's own field, or of any value of a record; null: nothing is known of it. */
function fieldOf(schema, key) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH) {
        const shape = schema.shape;
        return Object.hasOwn(shape, key) ? (shape[key] ?? null) : null;
    }
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S ? schema.valueType : null;
}
/** The schema under `optional`, `default` and `prefault`. */
function unwrapped(schema) {
    let inner = schema;
    while (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU || inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodDefault */ .XiL || inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodPrefault */ .xgV) {
        inner = inner.unwrap();
    }
    return inner;
}
/** The schemas that a value may fit: those of a union, or the one. */
function kindsOf(schema) {
    if (schema === null)
        return [];
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodUnion */ .fZ7 ? schema.options : [schema];
}
const NUMBER = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
function scalar(node, wanted) {
    if (!node.plain)
        return node.text;
    if (/^(?:~|null|Null|NULL|)$/.test(node.text))
        return null;
    const open = wanted === null || wanted instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodUnknown */ ._aJ;
    const kinds = kindsOf(wanted);
    if (open || kinds.some((kind) => kind instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodBoolean */ .WFD)) {
        if (/^(?:true|True|TRUE)$/.test(node.text))
            return true;
        if (/^(?:false|False|FALSE)$/.test(node.text))
            return false;
    }
    if ((open || kinds.some((kind) => kind instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNumber */ .rSt)) && NUMBER.test(node.text))
        return Number(node.text);
    return node.text;
}


/***/ }),

/***/ 93386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ RELAY_PLACEHOLDERS),
/* harmony export */   Qf: () => (/* binding */ placeholdersIn),
/* harmony export */   _1: () => (/* binding */ WarpgateConfig),
/* harmony export */   x5: () => (/* binding */ NATIVE_KEYS)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9691);
/* harmony import */ var _atoms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20091);
/** The section `warpgate`: the bastion through which terminals with `warpgate-ssh` are reached. */


const WarpgateConfig = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    host: _atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .host */ .Hc.optional().describe('Native way: host name or address of Warpgate’s SSH server.'),
    port: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1).max(65535).optional().describe('Port of Warpgate’s SSH server; default: 2222.'),
    user: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[^\s:#]+$/, 'write the Warpgate user alone; the target is added')
        .optional()
        .describe('Warpgate user; the login is `user:target`.'),
    ssh_key: _atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .envKey */ .zW.optional().describe('Environment variable that holds that user’s private key.'),
    ssh_passphrase_key: _atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .envKey */ .zW.optional().describe('Environment variable that holds the passphrase of `ssh_key`.'),
    host_keys: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1)).optional().describe('Pinned host key lines of Warpgate itself.'),
    tofu: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .optional()
        .describe('Believe the host key that Warpgate shows at the first visit, and keep it in the state.'),
    proxy: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^(?:socks5h?:\/\/[^\s@]+|tailscale-nc)$/, 'write socks5://host:port or tailscale-nc')
        .optional()
        .describe('Way to Warpgate, as `proxy` of a terminal.'),
    relay: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1))
        .min(1)
        .optional()
        .describe('Relay way: the words of a command that runs something on a target. `{target}`, `{vault_config}` and `{script}` (a word by itself) are put in.'),
    vault_config: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).optional().describe('What is put in for `{vault_config}`, such as a path.'),
    relay_env: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .envKey */ .zW)
        .default([])
        .describe('Environment variables that only the relay command gets; they are secret for everybody else.'),
})
    .describe('The bastion for `warpgate-ssh`: either the native way (`host`, `user`, `ssh_key` …) or `relay`.');
/** Keys of the native way. */
const NATIVE_KEYS = [
    'host',
    'port',
    'user',
    'ssh_key',
    'ssh_passphrase_key',
    'host_keys',
    'tofu',
    'proxy',
];
/** What is put into the words of a relay command. */
const RELAY_PLACEHOLDERS = ['target', 'vault_config', 'script'];
/** Everything of the form `{word}`. */
function placeholdersIn(word) {
    return [...word.matchAll(/\{([a-z_]{1,20})\}/g)].map(([, name = '']) => name);
}


/***/ })

};
