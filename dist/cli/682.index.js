export const id = 682;
export const ids = [682];
export const modules = {

/***/ 5538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j5: () => (/* binding */ isFileFault),
  Z9: () => (/* binding */ loadConfig),
  im: () => (/* binding */ readConfigText)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/action/src/config/parse.js + 18 modules
var parse = __webpack_require__(28429);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/local-file.js
var local_file = __webpack_require__(29552);
;// CONCATENATED MODULE: ./build/action/src/commands/config-names.js
/** Where a configuration is looked for when none is named, in this order. */
const CONFIG_NAMES = ['agentd.yml', 'agentd.yaml', '.github/agentd/config.yml', '.github/agentd.yml'];

;// CONCATENATED MODULE: ./build/action/src/commands/load-config.js
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
    return { config: (0,parse/* requireConfig */.Eu)(text, path), path, folder: (0,external_node_path_.dirname)(path) };
}
/** What {@link loadConfig} throws for a file that is there and for one that is not. */
function isFileFault(error) {
    return error instanceof errors/* ConfigError */.xL && FILE_FAULTS.has(error.problem.code);
}
async function readConfigText(host, named) {
    for (const name of named === undefined ? CONFIG_NAMES : [named]) {
        const path = (0,external_node_path_.resolve)(host.cwd, name);
        try {
            return { path, text: (await (0,local_file/* readLocalFile */.MM)(path, CONFIG_FILE)).toString('utf8') };
        }
        catch (cause) {
            if (named === undefined && (0,errors/* errnoOf */.UQ)(cause) === 'ENOENT')
                continue;
            if (cause instanceof errors/* AgentdError */.ie)
                throw new errors/* ConfigError */.xL(cause.problem, { cause });
            throw new errors/* ConfigError */.xL({ code: 'config-unreadable', message: `${path} cannot be read.`, remedy: 'Check the path.', retry: false }, { cause });
        }
    }
    throw new errors/* ConfigError */.xL({
        code: 'config-absent',
        message: `There is no ${CONFIG_NAMES.slice(0, -1).join(', ')} or ${CONFIG_NAMES.at(-1) ?? ''} in ${host.cwd}.`,
        remedy: 'Name the file with --config FILE, or make one from `config/agentd.example.yml`.',
        retry: false,
    });
}
/** The parser takes 131,072 characters. */
const CONFIG_FILE = { most_bytes: local_file/* MIB */.D6, links: 'follow' };


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
/* harmony export */   qy: () => (/* binding */ writeTable),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   x3: () => (/* binding */ writeText)
/* harmony export */ });
/* harmony import */ var _bot_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85151);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84175);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38214);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99161);
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
            widths[index] = Math.max(widths[index] ?? 0, (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleLength */ .te)(cell));
    }
    return rows
        .map((row) => {
        const before = widths.slice(0, row.length - 1).reduce((sum, column) => sum + column + 2, 0);
        const line = row
            .map((cell, index) => index === row.length - 1 ? cell : cell + ' '.repeat((widths[index] ?? 0) - (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleLength */ .te)(cell)))
            .join('  ')
            .trimEnd();
        return (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)(line, width, before + LEAST_LAST <= width ? before : HANG);
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
    return parts.map((part, index) => (index % 2 === 1 ? part : (0,_bot_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .u)(part).replace(/\n+/g, ' '))).join('');
}
/** `1 run`, `2 runs` */
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** Sentences for people; on a terminal broken at words, those lines after the first begun with `hang` blanks. */
function writeText(host, text, hang = 0) {
    host.write(`${(0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)(text, (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz)(host), hang)}\n`);
}
/** {@link table}, as wide as the terminal. */
function writeTable(host, cells) {
    host.write(`${table(cells, (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz)(host))}\n`);
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
    const problem = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(error);
    const code = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.usage : _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.failed;
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
        .map(_bot_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .O)
        .join('\n')
        .replace(/\n+(?=::|$)/g, ' ')
        .trimEnd();
    const width = (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz)(host);
    host.writeError(`${(0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)(`${paint(host, 'red', `error ${problem.code}:`)} ${message}`, width, 2)}\n`);
    if (problem.remedy !== '')
        host.writeError(`${(0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)(`  ${(0,_bot_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .O)(problem.remedy)}`, width, 2)}\n`);
}


/***/ }),

/***/ 86682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addTick: () => (/* binding */ addTick),
  tickCommand: () => (/* binding */ tickCommand)
});

// EXTERNAL MODULE: ./build/action/src/compose.js + 38 modules
var compose = __webpack_require__(97399);
// EXTERNAL MODULE: ./build/action/src/config/barred.js
var config_barred = __webpack_require__(7925);
// EXTERNAL MODULE: ./build/action/src/core/pauses.js
var pauses = __webpack_require__(73333);
// EXTERNAL MODULE: ./build/action/src/report.js
var src_report = __webpack_require__(50606);
// EXTERNAL MODULE: ./build/action/src/config/rules/rule.js
var rule = __webpack_require__(9183);
// EXTERNAL MODULE: ./build/action/src/core/state.js + 3 modules
var core_state = __webpack_require__(17959);
// EXTERNAL MODULE: ./build/action/src/core/tidy.js
var tidy = __webpack_require__(79454);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/own-claim.js
var own_claim = __webpack_require__(62619);
// EXTERNAL MODULE: ./build/action/src/save.js
var save = __webpack_require__(57265);
// EXTERNAL MODULE: ./build/action/src/tick.js + 3 modules
var tick = __webpack_require__(10216);
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
    if ((0,config_barred/* isBarred */.h_)(ports.barred ?? config_barred/* NOTHING_BARRED */.nC))
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

// EXTERNAL MODULE: ./build/action/src/commands/exit-codes.js
var exit_codes = __webpack_require__(38214);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/action/src/config/last-good.js
var last_good = __webpack_require__(3467);
// EXTERNAL MODULE: ./build/action/src/config/parse.js + 18 modules
var parse = __webpack_require__(28429);
// EXTERNAL MODULE: ./build/action/src/config/seal.js
var seal = __webpack_require__(85132);
// EXTERNAL MODULE: ./build/action/src/config/schema.js + 1 modules
var schema = __webpack_require__(78787);
// EXTERNAL MODULE: ./build/action/src/config/source.js + 1 modules
var source = __webpack_require__(495);
;// CONCATENATED MODULE: ./build/action/src/config/state-section.js
/** What stands under `state:` in the bare text of a configuration, in braces or indented; empty: nothing does. Pure. */
function stateSection(text) {
    const start = /^state:|["{,]\s*"?state"\s*:/m.exec(text);
    if (start === null)
        return '';
    const rest = text.slice(start.index + start[0].length);
    const braces = /^\s*\{[^{}]*\}/.exec(rest);
    return braces?.[0] ?? /^[^\n]*\n(?:[ \t][^\n]*(?:\n|$)|[ \t]*(?:#[^\n]*)?\n)*/.exec(rest)?.[0] ?? '';
}

// EXTERNAL MODULE: ./build/action/src/config/typed.js
var typed = __webpack_require__(12661);
;// CONCATENATED MODULE: ./build/action/src/config/state-place.js
/** Where the state is, when the configuration as a whole cannot say it. Pure. */




/**
 * Each key as the `state:` block says, as far as that can be read by itself, else its default.
 * @param text of the file; null: there is none.
 * @param store what is documented where none is named: `branch` in the Action, `file` on the command line.
 */
function placeOfState(text, store) {
    const read = {};
    for (const [key, value] of Object.entries(text === null ? {} : blockIn(text))) {
        if (isKey(key) && schema/* StateConfig */.ym.shape[key].safeParse(value).success)
            read[key] = value;
    }
    return schema/* StateConfig */.ym.parse({ store, ...read });
}
function isKey(key) {
    return Object.hasOwn(schema/* StateConfig */.ym.shape, key);
}
function blockIn(text) {
    const { root } = (0,source/* readSource */.o)(`state:${stateSection(text)}`);
    const block = root?.kind === 'map' ? root.entries.get('state')?.value : undefined;
    if (block === undefined)
        return {};
    const { value } = (0,typed/* typedValue */.i)(block, schema/* StateConfig */.ym);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

// EXTERNAL MODULE: ./build/action/src/config/problem.js
var problem = __webpack_require__(27042);
;// CONCATENATED MODULE: ./build/action/src/config/usable.js


const NOTHING_OPEN = { terminals: [], executors: [] };
const UNREAD = 'the configuration cannot be read';
/**
 * @param remains null: nothing can be read, or there is no file.
 * @param known the last good settings; null: none were kept.
 * @param state where the state was found.
 * @param open what runs and results that are still to be read lie on, and with what: their settings are kept, although the
 *   file has none under their names, as are those that projects need which are themselves gone by as they were known. A
 *   name may be what is wrong with the file.
 * @returns null: where Plane is is not known.
 */
function usableConfig(remains, known, state, open = NOTHING_OPEN) {
    if (remains === null)
        return known === null ? null : { config: { ...known, state }, barred: barring(UNREAD) };
    const { config: file } = remains;
    const broken = remains.broken.map(([section, name]) => ({ section: String(section ?? ''), name }));
    const isWrong = (section) => broken.some((at) => at.section === section && (at.name === undefined || !isNamed(section)));
    const entries = (section, own, before, needed = []) => isWrong(section) ? before : withKnown(own, before, namesIn(section, remains.broken), needed);
    if (isWrong('plane') && known === null)
        return null;
    const rest = known === null ? UNTOLD : known;
    const sections = Object.fromEntries(SECTIONS.filter(isWrong).map((section) => [section, rest[section]]));
    const projects = entries('projects', file.projects, known?.projects ?? {});
    const before = Object.entries(projects).flatMap(([name, project]) => project === file.projects[name] ? [] : [project]);
    const terminals = [...open.terminals, ...before.flatMap(terminalsOf)];
    const executors = [...open.executors, ...before.map(({ default_executor }) => default_executor)];
    const config = {
        ...file,
        ...defined(sections),
        projects,
        terminals: entries('terminals', file.terminals, known?.terminals ?? {}, terminals),
        executors: entries('executors', file.executors, known?.executors ?? {}, executors),
        state,
    };
    if (isWrong('warpgate') && known?.warpgate === undefined)
        delete config.warpgate;
    return { config, barred: barredBy(remains, config) };
}
/** Without knowing better, nobody is told anything on pull requests. */
const UNTOLD = { pull_requests: { status: false, repositories: [] } };
const SECTIONS = [
    'plane',
    'allowed_authors',
    'warpgate',
    'iteration_cap',
    'limits',
    'retry',
    'notices',
    'pull_requests',
];
function barring(all) {
    return { all, projects: new Map(), terminals: new Map(), executors: new Map() };
}
/** An error outside a single project, terminal or executor may mean anything, so then nothing starts at all. */
function barredBy({ broken }, config) {
    const reasons = {
        projects: new Map(),
        terminals: new Map(),
        executors: new Map(),
    };
    let all = null;
    for (const path of broken) {
        const [section, name] = path;
        const why = `the configuration has an error ${path.length === 0 ? 'in it' : `at ${(0,problem/* pathText */.LF)(path)}`}`;
        if (section === 'warpgate') {
            for (const terminal of behindBastion(config))
                reasons.terminals.set(terminal, why);
        }
        else if (typeof section === 'string' && isNamed(section) && name !== undefined) {
            const known = reasons[section];
            if (!known.has(String(name)))
                known.set(String(name), why);
        }
        else
            all ??= why;
    }
    return { all, ...reasons };
}
function behindBastion({ terminals }) {
    return Object.entries(terminals).flatMap(([name, { transport, fallback }]) => transport === 'warpgate-ssh' || fallback === 'warpgate-ssh' ? [name] : []);
}
function isNamed(section) {
    return last_good/* NAMED */.qB.some((known) => known === section);
}
function namesIn(section, broken) {
    return new Set(broken.flatMap(([at, name]) => (at === section && name !== undefined ? [String(name)] : [])));
}
function terminalsOf({ routing: { by_assignee, by_label } }) {
    return [...Object.values(by_assignee), ...Object.values(by_label).flatMap(({ terminal }) => terminal ?? [])];
}
/** Stand-ins are never used: what is broken and was not known before is left out. */
function withKnown(own, before, broken, needed) {
    const good = Object.entries(own).filter(([name]) => !broken.has(name));
    const isNeeded = (name) => needed.includes(name) && !Object.hasOwn(own, name);
    const kept = Object.entries(before).filter(([name]) => broken.has(name) || isNeeded(name));
    return Object.fromEntries([...good, ...kept]);
}
function defined(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

// EXTERNAL MODULE: ./build/action/src/core/state-text.js
var state_text = __webpack_require__(933);
// EXTERNAL MODULE: ./build/action/src/github-host.js + 10 modules
var github_host = __webpack_require__(65716);
// EXTERNAL MODULE: ./build/action/src/commands/load-config.js + 1 modules
var load_config = __webpack_require__(5538);
;// CONCATENATED MODULE: ./build/action/src/commands/stand-in.js
/**
 * What a tick goes by when its configuration file cannot be used as a whole: what is right in the file, and for the rest what
 * the state keeps of the last good one. So what runs is looked after, and nothing starts by what is broken.
 */











/** How long a state on GitHub is waited for. */
const STATE_MS = 60_000;
/** @throws {ConfigError} the file cannot be used, and what runs cannot be looked after either. */
async function loadForTick(host, asked) {
    try {
        return { ...(await (0,load_config/* loadConfig */.Z9)(host, asked.named)), barred: config_barred/* NOTHING_BARRED */.nC };
    }
    catch (error) {
        if (!(0,load_config/* isFileFault */.j5)(error))
            throw error;
        return standIn(host, asked, error.problem);
    }
}
/**
 * @param fault what is wrong with the file.
 * @throws {ConfigError} `fault`, with why nothing can be done.
 */
async function standIn(host, asked, fault, github = (0,github_host/* githubHost */.S)(host)) {
    const { path, folder, text } = await fileOf(host, asked.named);
    const remains = text === null ? null : remainsOf(text);
    const state = placeIn(remains, text, asked);
    const kept = await readState(host, state, folder, github, fault);
    const authors = Object.values(kept.projects).find((project) => project.authors.length > 0)?.authors ?? [];
    const known = knownFrom(kept.last_good, { state, allowed_authors: authors }, host.env);
    const usable = usableConfig(remains, known, state, openIn(kept));
    if (usable === null) {
        throw nothingDone(fault, 'the state keeps no settings of an earlier configuration that go with these Plane tokens.');
    }
    // By itself, because the faults may be more than there is room for.
    const meanwhile = { code: 'config-broken', message: (0,config_barred/* notDone */.Gj)(usable.barred), remedy: fault.remedy, retry: false };
    const config = withinTrust(usable.config, known, kept.last_good, host.env);
    return { config, path, folder, barred: { ...usable.barred, problems: [fault, meanwhile] } };
}
function openIn({ inflight, outbox }) {
    const runs = [...Object.values(inflight), ...Object.values(outbox).map(({ run }) => run)];
    return { terminals: runs.map(({ terminal }) => terminal), executors: runs.map(({ executor }) => executor) };
}
function knownFrom(kept, besides, env) {
    const config = kept === null ? null : (0,last_good/* recalled */.zh)(kept, besides);
    return kept === null || config === null ? null : (0,seal/* trusted */.IZ)(config, kept, env);
}
/** Where only the state says where Plane is, terminals of the file, too, go there with none but the tokens kept for that place. */
function withinTrust(config, known, kept, env) {
    if (known === null || kept === null || config.plane !== known.plane)
        return config;
    return (0,seal/* trusted */.IZ)(config, kept, env) ?? known;
}
async function fileOf(host, named) {
    try {
        const { path, text } = await (0,load_config/* readConfigText */.im)(host, named);
        return { path, folder: (0,external_node_path_.dirname)(path), text };
    }
    catch {
        const path = (0,external_node_path_.resolve)(host.cwd, named ?? '');
        return { path, folder: named === undefined ? host.cwd : (0,external_node_path_.dirname)(path), text: null };
    }
}
/** A file that was mended meanwhile is still taken for broken: the next tick reads it anew. */
function remainsOf(text) {
    const parsed = (0,parse/* parseConfig */.o4)(text);
    return parsed.ok ? { config: parsed.config, broken: [[]] } : parsed.remains;
}
function placeIn(remains, text, { store, placed = (same) => same }) {
    const whole = remains !== null && !remains.broken.some(([section]) => section === 'state');
    return placed(whole ? remains.config.state : placeOfState(text, store));
}
async function readState(host, place, folder, github, fault) {
    try {
        github.setDeadline(host.clock.now() + STATE_MS);
        const store = (0,github_host/* openStore */.C)(place, folder, host, github);
        const { text } = await store.load();
        if (text !== null)
            return (0,state_text/* parseState */.B)(text, store.name);
        throw nothingDone(fault, `there is no state in ${store.name}.`);
    }
    catch (error) {
        throw error instanceof NothingDone ? error : nothingDone(fault, (0,errors/* problemOf */.Zw)(error).message);
    }
}
/** The file cannot be used, and nothing stands in for it. */
class NothingDone extends errors/* ConfigError */.xL {
}
function nothingDone(fault, why) {
    return new NothingDone({ ...fault, message: `${fault.message}\nNothing was done for what runs, either: ${why}` });
}

// EXTERNAL MODULE: ./build/action/src/commands/output.js
var output = __webpack_require__(92752);
;// CONCATENATED MODULE: ./build/action/src/commands/tick.js








function addTick(program, host, done) {
    program
        .command('tick')
        .description('Read Plane, start and collect runs, post results, once.')
        .option('-c, --config <file>', 'configuration file')
        .option('--init', 'allow a first state')
        .option('--json', 'print one JSON object')
        .action(async (flags) => done(await tickCommand(host, flags, false)));
    program
        .command('plan')
        .description('Print what a tick would do; nothing is written anywhere.')
        .option('-c, --config <file>', 'configuration file')
        .option('--init', 'plan from an empty state if there is none')
        .option('--json', 'print one JSON object')
        .action(async (flags) => done(await tickCommand(host, flags, true)));
}
/** The last seconds of the time allowed are kept for the save. */
const SAVE_ROOM_MS = 15_000;
async function tickCommand(host, flags, dry_run) {
    const json = flags.json === true;
    const begun = host.clock.now();
    try {
        const { config, folder, barred } = await loadForTick(host, { named: flags.config, store: 'file' });
        const allowed = config.limits.tick_s * 1000 - SAVE_ROOM_MS;
        const composed = await (0,compose/* compose */.Zz)(config, host, folder, begun + allowed, undefined, undefined, barred);
        try {
            const signal = AbortSignal.any([host.signal, AbortSignal.timeout(allowed)]);
            const report = await tickAndTidy(config, composed.ports, { init: flags.init === true, dry_run, signal });
            const paused = (0,pauses/* pausesOf */.P)(config);
            const counts = { requests: composed.requests(), ms: host.clock.now() - begun, paused };
            const summary = (0,src_report/* summarise */.f)(report, counts);
            if (json)
                (0,output/* writeJson */.GF)(host, dry_run ? { ...summary, actions: (0,src_report/* plannedActions */.g)(report) } : summary);
            else
                writeSummary(host, summary, report, dry_run);
            if ((0,config_barred/* isBarred */.h_)(composed.ports.barred ?? config_barred/* NOTHING_BARRED */.nC))
                return exit_codes/* EXIT */.d.usage;
            if (summary.ahead !== null && !dry_run)
                return exit_codes/* EXIT */.d.ahead;
            return summary.ok ? exit_codes/* EXIT */.d.fine : exit_codes/* EXIT */.d.failed;
        }
        finally {
            await composed.close();
        }
    }
    catch (error) {
        return (0,output/* fail */.fJ)(host, error, json);
    }
}
function writeSummary(host, summary, report, dry_run) {
    if (summary.ahead !== null) {
        const until = (0,output/* shownTime */.h5)(summary.ahead.until);
        (0,output/* writeText */.x3)(host, `Another tick is at work (${summary.ahead.holder}, until ${until}). Nothing was done.`);
        if (!dry_run)
            return;
    }
    const rows = dry_run
        ? (0,src_report/* plannedActions */.g)(report).map(({ type, key, detail }) => [(0,output/* paint */.nI)(host, 'cyan', type), key, detail])
        : [
            ...summary.finished.map(({ key, run_id, tag, class: failure }) => [
                (0,output/* paint */.nI)(host, tag === null ? 'red' : 'green', 'finished'),
                key,
                `${run_id} ${tag === null ? (failure ?? '') : `[${tag}]`}`,
            ]),
            ...summary.stopped.map(({ key, run_id, why }) => [(0,output/* paint */.nI)(host, 'yellow', 'stopped'), key, `${run_id} ${why}`]),
            ...summary.watched.map(({ key, run_id, terminal }) => [
                (0,output/* paint */.nI)(host, 'yellow', 'watched'),
                key,
                `the limits of ${run_id} on ${terminal} were kept by nobody`,
            ]),
            ...summary.published.map(({ key, run_id, kind, status, reason }) => [
                status === 'done'
                    ? (0,output/* paint */.nI)(host, 'green', 'published')
                    : (0,output/* paint */.nI)(host, status === 'refused' ? 'red' : 'yellow', status === 'refused' ? 'refused' : 'not posted'),
                key,
                `${run_id} ${kind}${status === 'done' ? ' done' : ''}${reason === null ? '' : ` (${reason})`}`,
            ]),
            ...summary.started.map(({ key, run_id, executor, terminal }) => [
                (0,output/* paint */.nI)(host, 'blue', 'started'),
                key,
                `${run_id} with ${executor} on ${terminal}`,
            ]),
        ];
    for (const { key, reason, detail, until } of summary.waiting) {
        rows.push([
            (0,output/* paint */.nI)(host, 'dim', 'waiting'),
            key,
            `${reason}: ${detail}${until === null ? '' : ` Until ${(0,output/* shownTime */.h5)(until)}.`}`,
        ]);
    }
    if (rows.length > 0)
        (0,output/* writeTable */.qy)(host, rows);
    for (const { detail } of summary.paused)
        (0,output/* writeText */.x3)(host, detail);
    for (const problem of summary.problems)
        (0,output/* writeProblem */.bi)(host, problem);
    const cost = [requestsOf(summary), (0,output/* counted */.hS)(summary.open, 'open run')].join(', ');
    (0,output/* writeText */.x3)(host, (0,output/* paint */.nI)(host, 'dim', `${dry_run ? 'Planned' : 'Done'} in ${summary.ms} ms: ${cost}.`));
}
function requestsOf({ requests: { plane, state, terminal } }) {
    const parts = [
        [plane, 'Plane request'],
        [state, 'state request'],
        [terminal, 'terminal round trip'],
    ];
    return parts.map(([count, noun]) => (0,output/* counted */.hS)(count, noun)).join(', ');
}


/***/ }),

/***/ 99161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   gM: () => (/* binding */ USUAL_WIDTH),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   te: () => (/* binding */ visibleLength)
/* harmony export */ });
/** Of text that is to be read, where the output is no terminal. */
const USUAL_WIDTH = 80;
/** What is no terminal is read by programs, line by line: there nothing is broken. */
function widthOf(host) {
    return host.columns ?? Infinity;
}
/**
 * `text`, which may be painted, in lines of at most `width` characters that are seen; those after the first begin with
 * `hang` blanks. A word that is longer (a path, an address) stays whole, so that it can be copied.
 */
function wrap(text, width, hang = 0) {
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


/***/ }),

/***/ 85151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ cleanLine),
/* harmony export */   u: () => (/* binding */ clean)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64373);
/**
 * Makes foreign text fit to be sent, shown, and put into a prompt: Plane v1.3.1 answers 400 to NUL and to half surrogate
 * pairs, terminals' colour codes are noise, and what nobody sees could say to a reader or an agent what no person did.
 */

const ESC = '\u001b';
const BEL = '\u0007';
/** ANSI sequences: CSI (colours, cursor), OSC (titles, links) up to its end mark, and those of one character. */
const ansi = new RegExp(`${ESC}(?:\\[[0-?]*[ -/]*[@-~]|\\][^${BEL}${ESC}]*(?:${BEL}|${ESC}\\\\)?|[@-Z\\\\^_])`, 'g');
/** Lines end in `\n`; nothing is left that Plane refuses or that a browser would not show. */
function clean(text) {
    return (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(text.replace(ansi, '').replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'));
}
/** The same on one line, every run of white space a single blank: for names, titles and sentences. */
function cleanLine(text) {
    return clean(text).replace(/\s+/g, ' ').trim();
}


/***/ }),

/***/ 64373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ bare),
/* harmony export */   PR: () => (/* binding */ UNSEEN),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   gx: () => (/* binding */ ASCII)
/* harmony export */ });
/**
 * Characters that nobody sees (Unicode's `Default_Ignorable_Code_Point`, formats, controls, non-characters, half surrogate
 * pairs), and the few of them whose effect people do see. Layer 0: who reads text and who writes it mean the same.
 */
/** Takes no room. Tab and line feed do. */
const NONE = String.raw `[^\P{Cc}\t\n]|[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]`;
/** Scripts whose letters join or stack, which a joiner or a non-joiner between them changes. */
const JOINING = 'Arab Syrc Mand Nkoo Adlm Rohg Mong Phag Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt Bali Java Newa Mtei'
    .split(' ')
    .map((script) => String.raw `\p{Script_Extensions=${script}}`)
    .join('');
const LETTER = String.raw `(?!\p{Default_Ignorable_Code_Point})(?=[\p{L}\p{M}])[${JOINING}]`;
const MONGOLIAN = String.raw `(?=\p{L})\p{Script=Mongolian}`;
const PICTURE = String.raw `\p{Extended_Pictographic}`;
const RIGHT_TO_LEFT = 'Hebr Arab Syrc Thaa Nkoo Samr Mand Adlm Rohg'
    .split(' ')
    .map((script) => String.raw `\p{Script=${script}}`)
    .join('');
/** Each is tied to what it belongs to, so that no run of them is ever kept: a run can spell a message. */
const KEPT = [
    // The flags of England, Scotland and Wales, the only ones that are spelt with tags.
    String.raw `\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`,
    // A picture in colour or as text; keycaps; families and other joined pictures.
    String.raw `[\ufe0e\ufe0f](?<=${PICTURE}.)`,
    String.raw `\ufe0f(?<=[0-9#*].)(?=\u20e3)`,
    String.raw `\u200d(?<=${PICTURE}[\ufe0e\ufe0f\p{Emoji_Modifier}]?.)(?=${PICTURE})`,
    // At the end of a word a joiner still shapes the letter before it; a non-joiner does nothing there.
    String.raw `\u200c(?<=${LETTER}.)(?=${LETTER})`,
    String.raw `\u200d(?<=${LETTER}.)`,
    String.raw `[\u180b-\u180f](?<=${MONGOLIAN}.)`,
    // Signs that stand under or over the digits after them.
    String.raw `[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]`,
];
/** Beside right-to-left letters a mark of direction moves the punctuation next to it. */
const MARK = String.raw `(?<!${NONE})[\u061c\u200e\u200f]`;
/** A run of characters that nobody sees, as a pattern's source for the `u` flag. */
const UNSEEN = `(?:${NONE})+`;
/** A text that holds nothing that nobody sees; most texts of most ticks are such. */
const ASCII = /^[\t\n -~]*$/;
let made = null;
/** Made at first use: the tables behind them cost a tick that needs none a part of its start. */
function patterns() {
    made ??= {
        none: new RegExp(UNSEEN, 'gu'),
        unseen: new RegExp(`(${KEPT.join('|')})|${NONE}`, 'gu'),
        unseenInMixed: new RegExp(`(${[...KEPT, MARK].join('|')})|${NONE}`, 'gu'),
        rightToLeft: new RegExp(`[${RIGHT_TO_LEFT}](?<=\\p{L})`, 'u'),
    };
    return made;
}
/** For comparing: `text` without any of them, whatever their effect. */
function bare(text) {
    return ASCII.test(text) ? text : text.replace(patterns().none, '');
}
/**
 * For showing and for handing on: `text` without them, but for those whose effect is seen. Selectors of ideographs go, as
 * each could hide a byte and the character reads the same without; so do line-break hints and isolates of direction.
 * Applied to its own output it changes nothing.
 * @param instead what stands in the place of each.
 */
function shown(text, instead = '') {
    if (ASCII.test(text))
        return text;
    const { unseen, unseenInMixed, rightToLeft } = patterns();
    return text
        .split('\n')
        .map((line) => ASCII.test(line)
        ? line
        : line.replace(rightToLeft.test(line) ? unseenInMixed : unseen, (_, kept) => kept ?? instead))
        .join('\n');
}


/***/ })

};
