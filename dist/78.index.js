export const id = 78;
export const ids = [78];
export const modules = {

/***/ 47078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  standInSettings: () => (/* binding */ standInSettings)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/action/src/config/barred.js
var barred = __webpack_require__(7925);
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
// EXTERNAL MODULE: ./build/action/src/config/state-section.js
var state_section = __webpack_require__(64578);
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
    const { root } = (0,source/* readSource */.o)(`state:${(0,state_section/* stateSection */.P)(text)}`);
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
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/github-host.js + 10 modules
var github_host = __webpack_require__(65716);
// EXTERNAL MODULE: ./build/action/src/commands/load-config.js
var load_config = __webpack_require__(55660);
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
        return { ...(await loadConfig(host, asked.named)), barred: NOTHING_BARRED };
    }
    catch (error) {
        if (!isFileFault(error))
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
    const meanwhile = { code: 'config-broken', message: (0,barred/* notDone */.Gj)(usable.barred), remedy: fault.remedy, retry: false };
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

// EXTERNAL MODULE: ./build/action/src/action/settings.js
var settings = __webpack_require__(80852);
;// CONCATENATED MODULE: ./build/action/src/action/stand-in.js
/** The settings of a tick whose configuration file has a fault. */



/**
 * As {@link standIn}. Projects that the input names and that cannot be read are left out.
 * @throws {ConfigError} `fault`, with why nothing can be done.
 */
async function standInSettings(host, inputs, fault) {
    const asked = {
        named: inputs.config,
        store: 'branch',
        placed: (state) => (0,settings/* placedBy */.ZA)(state, inputs),
    };
    const { config, folder, path, barred } = await standIn(host, asked, fault);
    const keys = (0,settings/* keysOf */.YD)(inputs);
    const known = Object.entries(config.projects).filter(([key]) => keys?.includes(key) !== false);
    return { config: { ...config, projects: Object.fromEntries(known) }, folder, path: (0,external_node_path_.relative)(host.cwd, path), barred };
}


/***/ }),

/***/ 3467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l6: () => (/* binding */ lastGoodOf),
/* harmony export */   qB: () => (/* binding */ NAMED),
/* harmony export */   zh: () => (/* binding */ recalled)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78787);
/* harmony import */ var _terminal_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31657);


/** How a terminal is reached, and what its runs are told by. */
const OF_TERMINALS = [
    'transport',
    'os',
    'repo',
    'run_root',
    'plane_user',
    'token_key',
    'executors',
    'accounts',
    'isolation',
    'utc_offset',
    ..._terminal_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .WAY_KEYS */ .n,
];
/** Stands for a template that is there: whether a conversation can go on is kept, and not how. */
const CAN_RESUME = '{thread}';
function lastGoodOf(config) {
    const { plane, warpgate, iteration_cap, limits, retry, notices, pull_requests } = config;
    return plain({
        plane,
        projects: each(config.projects, ofProject),
        terminals: each(config.terminals, ofTerminal),
        warpgate: warpgate === undefined ? undefined : ofWarpgate(warpgate),
        executors: each(config.executors, ofExecutor),
        iteration_cap,
        limits,
        retry,
        notices,
        pull_requests,
    });
}
/** `require_label` stops what runs, where such a label is taken off; `repos` tell whose trouble a failure is. */
function ofProject(project) {
    const { states, routing, default_executor, require_label, repos, iteration_cap } = project;
    const leading = Object.entries(routing.by_label).filter(([, { terminal }]) => terminal !== undefined);
    const by_label = Object.fromEntries(leading.map(([label, { terminal }]) => [label, { terminal }]));
    return {
        states,
        routing: { by_assignee: routing.by_assignee, by_label },
        default_executor,
        require_label,
        repos,
        iteration_cap,
    };
}
function ofTerminal(terminal) {
    const fields = OF_TERMINALS.map((key) => [key, terminal[key]]);
    return Object.fromEntries(fields.filter(([, value]) => !isEmpty(value)));
}
/**
 * Without the relay: a command is never taken from the state, which others can write. What it alone was handed stays a
 * secret all the same.
 */
function ofWarpgate({ relay: _, vault_config: __, ...rest }) {
    return rest;
}
function ofExecutor({ adapter, resume, default_model, token_key }) {
    return { adapter, default_model, resume: resume === undefined ? undefined : CAN_RESUME, token_key };
}
function isEmpty(value) {
    return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
function each(table, of) {
    return Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, of(entry)]));
}
/** As it stands in a file: without what is not there. */
function plain(value) {
    return JSON.parse(JSON.stringify(value));
}
/** Tables whose entries are good or not each on its own. */
const NAMED = ['projects', 'terminals', 'executors'];
/**
 * What was kept, as a configuration by which nothing may start. Another version may have written it, so what does not fit
 * is left out.
 * @param besides what is known from elsewhere: where the state is, and whose comments counted.
 * @returns null: too little was kept to go by.
 */
function recalled(kept, besides) {
    const copy = { ...structuredClone(kept), ...besides };
    for (;;) {
        const parsed = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .Config */ .TS.safeParse(copy);
        if (parsed.success)
            return parsed.data;
        const cut = parsed.error.issues.map((issue) => {
            const unknown = issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [issue.path[0]];
            return unknown.map((section) => leaveOut(copy, String(section), issue.path[1])).some(Boolean);
        });
        if (!cut.some(Boolean))
            return null;
    }
}
/** An entry of a named table, or a whole section. Returns whether it was there. */
function leaveOut(root, section, name) {
    const table = root[section];
    const inside = name !== undefined && NAMED.some((known) => known === section) && isTable(table);
    const [from, key] = inside ? [table, String(name)] : [root, section];
    if (!Object.hasOwn(from, key))
        return false;
    delete from[key];
    return true;
}
function isTable(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 85132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IZ: () => (/* binding */ trusted),
/* harmony export */   JW: () => (/* binding */ sealed),
/* harmony export */   yb: () => (/* binding */ sealedBefore)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/**
 * Who can write the state must not lead a Plane token elsewhere by what is kept there. So with the settings stands, for each
 * token, a keyed digest of the address that it is for: only who has the token can make it, and without it the token is not
 * used. Pure.
 */

/** With the seals of all tokens that are set. */
function sealed(kept, config, env) {
    const { plane, terminals } = config;
    const names = [plane.token_key, ...Object.values(terminals).map(({ token_key }) => token_key)];
    const seals = names.flatMap((name) => {
        const seal = sealOf(name, plane, env);
        return seal === null ? [] : [[name, seal]];
    });
    return { ...kept, seals: Object.fromEntries(seals) };
}
/**
 * With the seals of before for tokens that are not set just now, as long as they are for the same address: a secret that a
 * job lacks once must not keep what it was for from being gone by later.
 */
function sealedBefore(kept, before) {
    const plane = tableIn(kept, 'plane');
    const then = tableIn(before, 'plane');
    if (plane['base_url'] !== then['base_url'] || plane['workspace'] !== then['workspace'])
        return kept;
    const terminals = Object.values(tableIn(kept, 'terminals')).map((terminal) => tableOf(terminal));
    const names = new Set([plane, ...terminals].map((named) => named['token_key']));
    const old = Object.entries(tableIn(before, 'seals')).filter(([name]) => names.has(name));
    return { ...kept, seals: { ...Object.fromEntries(old), ...tableIn(kept, 'seals') } };
}
function tableIn(kept, section) {
    return tableOf(kept?.[section]);
}
function tableOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
/**
 * The settings with those terminals whose tokens bear their seal, or are not set and go nowhere.
 * @returns null: the token that reads Plane bears none.
 */
function trusted(config, kept, env) {
    const { plane, terminals } = config;
    const seals = new Map(Object.entries(tableIn(kept, 'seals')));
    const bears = (name) => {
        const seal = sealOf(name, plane, env);
        return seal === null || seals.get(name) === seal;
    };
    if (!bears(plane.token_key))
        return null;
    const good = Object.entries(terminals).filter(([, { token_key }]) => bears(token_key));
    return { ...config, terminals: Object.fromEntries(good) };
}
/** 32 hex digits; null: the variable is not set. */
function sealOf(name, { base_url, workspace }, env) {
    const token = (env[name] ?? '').trim();
    if (token === '')
        return null;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', token).update(`${base_url}\n${workspace}`).digest('hex').slice(0, 32);
}


/***/ })

};
