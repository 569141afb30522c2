import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 42613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 35317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 49140:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("constants");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 72250:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("dns");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 91943:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 73339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 71553:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns/promises");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 44708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 98995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 46193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 53557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 52018:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 87016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 43106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 75000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  C: () => (/* binding */ Console)
});

// EXTERNAL MODULE: ./build/bot/clean.js
var clean = __nccwpck_require__(85151);
// EXTERNAL MODULE: ./build/bot/redact.js + 2 modules
var redact = __nccwpck_require__(13701);
// EXTERNAL MODULE: ./build/bot/scrub.js
var scrub = __nccwpck_require__(28229);
;// CONCATENATED MODULE: ./build/action/src/action/inert.js
/**
 * Text that the runner cannot take for a command. It reads commands from every line of stdout and stderr: `::name …::`
 * after any white space at the start of a line, and the older `##[name …]` anywhere in it.
 */

/** What a runner may skip before the colons; it takes more for white space than there is. */
const LEADING = /^([\s\u0085\u061c\u180e\u200b-\u200f\u2060\ufeff]*):(?=:)/;
/** Lines of `text`, each of which the runner prints as it stands. */
function inertLines(text) {
    return (0,clean/* clean */.u)(text)
        .split('\n')
        .map((line) => line.replaceAll('##[', '## [').replace(LEADING, '$1: '));
}
/** The same as one line, for titles. */
function inertLine(text) {
    return inertLines(text).join(' ');
}

;// CONCATENATED MODULE: ./build/action/src/action/masks.js
/** Which texts the runner is told to hide. Pure. */
/** Shorter texts turn up by chance everywhere, and hiding them would tell more than it hides. */
const MIN = 6;
const LINE_MIN = 8;
const FRAME = /^-----(?:BEGIN|END) [A-Z0-9 ]+-----$/;
/**
 * The value, or its lines where it has several, and its base64. The runner hides each line of what it is given, however
 * short; so a text of several lines is given line by line, without those that are short or say nothing, and of a
 * structured value (JSON) only what it holds: otherwise every `}` of the log would be hidden.
 */
function maskForms(raw) {
    const value = raw.trim();
    if (value.length < MIN)
        return [];
    const leaves = leavesOf(value);
    if (leaves !== null)
        return [...new Set(leaves.flatMap(maskForms))];
    const lines = value.split(/\r\n|\r|\n/).map((line) => line.trim());
    const forms = lines.length === 1 ? [value] : lines.filter((line) => line.length >= LINE_MIN && !FRAME.test(line));
    forms.push(Buffer.from(value, 'utf8').toString('base64'));
    if (raw !== value)
        forms.push(Buffer.from(raw, 'utf8').toString('base64'));
    return [...new Set(forms)];
}
/** The texts in a JSON object or list; null: it is none. */
function leavesOf(value) {
    if (!/^[[{]/.test(value))
        return null;
    let parsed;
    try {
        parsed = JSON.parse(value);
    }
    catch {
        return null;
    }
    const found = [];
    const visit = (node) => {
        if (typeof node === 'string')
            found.push(node);
        else if (typeof node === 'object' && node !== null)
            Object.values(node).forEach(visit);
    };
    visit(parsed);
    return found;
}

;// CONCATENATED MODULE: ./build/action/src/action/console.js
/**
 * Everything the Action prints goes through here: redacted, then made inert, then printed. A kind of trouble becomes one
 * annotation, however often it is told; GitHub shows ten of a level for a step.
 */





/** GitHub cuts a message at 4,096 characters. */
const ANNOTATION_CHARS = 4000;
/** Two are left for the verdict. */
const ANNOTATIONS = 8;
class Console {
    log;
    #runner;
    #secrets = [];
    #redact = (0,redact/* createRedactor */.lY)([]);
    #told = new Map();
    constructor(runner) {
        this.#runner = runner;
        this.log = {
            debug: (message) => {
                for (const line of this.#lines(message))
                    runner.debug(line);
            },
            info: (message) => this.write(message),
            warn: (message) => this.annotate('warning', kindOf(message), 'agentd', message),
            error: (message) => this.annotate('error', kindOf(message), 'agentd', message),
        };
    }
    /** Hides these values from now on, here and in the runner. */
    learn(secrets) {
        const known = new Set(this.#secrets.map(({ value }) => value));
        for (const secret of secrets) {
            if (known.has(secret.value))
                continue;
            this.#secrets.push(secret);
            for (const form of maskForms(secret.value))
                this.#runner.mask(form);
        }
        this.#redact = (0,redact/* createRedactor */.lY)(this.#secrets);
    }
    redact(text) {
        return this.#redact((0,clean/* clean */.u)(text));
    }
    /** Every text in `value`, for what is rendered: behind a page's escapes a secret would not be known. */
    scrub(value) {
        return (0,scrub/* scrubbed */.f)(value, this.#redact);
    }
    write(text) {
        for (const line of this.#lines(text.replace(/\n$/, '')))
            this.#runner.line(line);
    }
    /** Lines that GitHub shows folded under their title. */
    group(title, lines) {
        this.#runner.openGroup(inertLine(this.redact(title)));
        for (const line of lines)
            this.write(line);
        this.#runner.closeGroup();
    }
    /** The first of its kind is an annotation, every other a line. */
    annotate(level, kind, title, message, place) {
        const told = this.#told.get(level) ?? new Set();
        this.#told.set(level, told);
        if (told.has(kind) || told.size >= ANNOTATIONS) {
            const where = place === undefined ? '' : `${place.file}:${place.line ?? 1}: `;
            this.write(`${level}: ${where}${message}`);
            return;
        }
        told.add(kind);
        const text = this.#lines(message).join('\n').slice(0, ANNOTATION_CHARS);
        this.#runner.annotate(level, inertLine(this.redact(title)), text, place);
    }
    problem(level, problem) {
        this.annotate(level, problem.code, problem.code, `${problem.message} ${problem.remedy}`.trim());
    }
    #lines(text) {
        return inertLines(this.redact(text));
    }
}
/** The same sentence about another item or number is of the same kind. */
function kindOf(message) {
    return message.replaceAll(/\b[A-Z0-9_]+-\d+(?:-\d+)*\b|\d+|"[^"]*"|`[^`]*`/g, '#');
}


/***/ }),

/***/ 25164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  J: () => (/* binding */ askEarly)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./build/action/src/commands/config-names.js
var config_names = __nccwpck_require__(50554);
// EXTERNAL MODULE: ./build/action/src/github-host.js + 10 modules
var github_host = __nccwpck_require__(65716);
// EXTERNAL MODULE: ./build/action/src/http.js + 1 modules
var http = __nccwpck_require__(8762);
// EXTERNAL MODULE: ./build/action/src/local-file.js
var local_file = __nccwpck_require__(29552);
// EXTERNAL MODULE: ./build/action/src/action/guess.js
var guess = __nccwpck_require__(52756);
;// CONCATENATED MODULE: ./build/action/src/action/prefetched.js
function prefetched(store) {
    let first = store.load();
    // Whoever reads it first hears of a failure; until then it is nobody's.
    first.catch(() => { });
    return {
        name: store.name,
        load: () => {
            const loaded = first ?? store.load();
            first = null;
            return loaded;
        },
        save: (text, version) => {
            first = null;
            return store.save(text, version);
        },
        holderIsDead: (holder) => store.holderIsDead(holder),
    };
}

;// CONCATENATED MODULE: ./build/action/src/action/early.js
/** The first request, for the state, which goes out before most of the program is loaded. */







/** For the connection to GitHub; a slower one is made while the rest is loaded. */
const CONNECT_MS = 60;
/** null: where the state is cannot be told yet, or it cannot be asked for. Never rejects. */
async function askEarly(host) {
    try {
        const text = await configText(host);
        const place = text === null ? null : (0,guess/* guessState */.V)(text, host.env);
        if (place === null)
            return null;
        const github = (0,github_host/* githubHost */.S)(host);
        const asked = () => prefetched((0,github_host/* openStore */.C)(place, host.cwd, host, github));
        // Loading what comes next keeps the process from doing anything else, and would hold the request back.
        const store = place.store === 'file' ? asked() : await (0,http/* sendFirst */.Fd)(asked, CONNECT_MS);
        return { place, store, github };
    }
    catch {
        // Whatever is wrong is found again, and told, where it is not a guess.
        return null;
    }
}
async function configText({ env, cwd }) {
    const named = (env['INPUT_CONFIG'] ?? '').trim();
    for (const name of named === '' ? config_names/* CONFIG_NAMES */.W : [named]) {
        try {
            return (await (0,local_file/* readLocalFile */.MM)((0,external_node_path_.resolve)(cwd, name), { most_bytes: local_file/* MIB */.D6, links: 'follow' })).toString('utf8');
        }
        catch {
            // The next name.
        }
    }
    return null;
}


/***/ }),

/***/ 52756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isSamePlace),
/* harmony export */   V: () => (/* binding */ guessState)
/* harmony export */ });
const TRUSTED = new Set(['', 'schedule', 'workflow_dispatch', 'repository_dispatch']);
/** null: it is no branch, or cannot be told without reading the configuration properly. */
function guessState(text, env) {
    const input = (name) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
    const ticks = ['', 'tick', 'plan'].includes(input('mode')) && TRUSTED.has(env['GITHUB_EVENT_NAME'] ?? '');
    if (!ticks || input('projects') !== '')
        return null;
    const section = sectionIn(text);
    const value = (key) => new RegExp(`(?:^|[\\s{,"'])${key}["']?\\s*:\\s*["']?([A-Za-z0-9][A-Za-z0-9._/-]*)["']?\\s*(?:[,}#\\n]|$)`).exec(section)?.[1] ?? null;
    const store = input('state-store') || value('store');
    if (store !== 'branch')
        return null;
    const repository = value('repository');
    return {
        store,
        branch: input('state-branch') || (value('branch') ?? 'agentd-state'),
        path: input('state-path') || (value('path') ?? 'state/agentd-state.json'),
        ...(repository === null ? {} : { repository }),
    };
}
function isSamePlace(one, other) {
    return ['store', 'branch', 'path', 'repository'].every((key) => one[key] === other[key]);
}
/** What stands under `state:`, in braces or indented. */
function sectionIn(text) {
    const start = /^state:|["{,]\s*"?state"\s*:/m.exec(text);
    if (start === null)
        return '';
    const rest = text.slice(start.index + start[0].length);
    const braces = /^\s*\{[^{}]*\}/.exec(rest);
    return braces?.[0] ?? /^[^\n]*\n(?:[ \t][^\n]*(?:\n|$)|[ \t]*(?:#[^\n]*)?\n)*/.exec(rest)?.[0] ?? '';
}


/***/ }),

/***/ 50554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ CONFIG_NAMES)
/* harmony export */ });
/** Where a configuration is looked for when none is named, in this order. */
const CONFIG_NAMES = ['agentd.yml', 'agentd.yaml', '.github/agentd/config.yml', '.github/agentd.yml'];


/***/ }),

/***/ 84175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   NQ: () => (/* binding */ PlaneError),
/* harmony export */   UQ: () => (/* binding */ errnoOf),
/* harmony export */   YX: () => (/* binding */ Unreached),
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   fK: () => (/* binding */ ConflictError),
/* harmony export */   ie: () => (/* binding */ AgentdError),
/* harmony export */   oZ: () => (/* binding */ HostKeyError),
/* harmony export */   qq: () => (/* binding */ StateError),
/* harmony export */   wX: () => (/* binding */ TransportError),
/* harmony export */   xL: () => (/* binding */ ConfigError),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/** A failure that is expected and can be thrown: it carries a {@link Problem} and, where there is one, its cause. */
class AgentdError extends Error {
    name = 'AgentdError';
    problem;
    constructor(problem, options) {
        super(problem.message, options);
        this.problem = problem;
    }
}
/** Something in the configuration, the inputs or the command line is wrong. Exit code 2. */
class ConfigError extends AgentdError {
    name = 'ConfigError';
}
/** Plane answered, and the answer is a refusal; or it did not answer (`status` null). */
class PlaneError extends AgentdError {
    name = 'PlaneError';
    status;
    /** The id of the object that is already there, on a 409 that names one. */
    existing_id;
    /** Milliseconds since 1970: when the same call may be tried again, where that is known (429, spent budget). */
    until;
    /** The request surely never left, so that nothing can come of it later. */
    unsent;
    constructor(problem, detail) {
        super(problem, { cause: detail.cause });
        this.status = detail.status;
        this.existing_id = detail.existing_id ?? null;
        this.until = detail.until ?? null;
        this.unsent = detail.unsent ?? false;
    }
}
/** GitHub answered, and the answer is a refusal; or it did not answer (`status` null). */
class GitHubError extends AgentdError {
    name = 'GitHubError';
    status;
    /** Milliseconds since 1970: when the same call may be tried again, where that is known (rate limits). */
    until;
    constructor(problem, detail) {
        super(problem, { cause: detail.cause });
        this.status = detail.status;
        this.until = detail.until ?? null;
    }
}
/** A terminal could not be asked, or did not answer in full. For every reader this means *unknown*. */
class TransportError extends AgentdError {
    name = 'TransportError';
}
/** The failure came before the command ran, so another channel may be tried. */
class Unreached extends TransportError {
    name = 'Unreached';
}
/** The machine that answered is not the one we know. Never retried, never answered by another channel. */
class HostKeyError extends TransportError {
    name = 'HostKeyError';
}
/** The store holds another version than the one that was loaded. */
class ConflictError extends AgentdError {
    name = 'ConflictError';
}
/** The state file is there but cannot be used: from the future, cut, or not ours. It is left as it is. */
class StateError extends AgentdError {
    name = 'StateError';
}
/** Turns whatever was caught into a {@link Problem}; a bug keeps its message and the code `internal`. */
function problemOf(error) {
    if (error instanceof AgentdError)
        return error.problem;
    const message = error instanceof Error ? error.message : String(error);
    return { code: 'internal', message, remedy: 'Report this with the log.', retry: false };
}
/** The system's code of a failed call, such as `ENOENT`. */
function errnoOf(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}


/***/ }),

/***/ 65716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  S: () => (/* binding */ githubHost),
  C: () => (/* binding */ openStore)
});

// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __nccwpck_require__(84175);
// EXTERNAL MODULE: ./build/action/src/http.js + 1 modules
var src_http = __nccwpck_require__(8762);
// EXTERNAL MODULE: ./build/action/src/version.js
var version = __nccwpck_require__(89854);
;// CONCATENATED MODULE: ./build/action/src/github/cache.js
const ENTRIES_MAX = 50;
const BYTES_MAX = 4 * 1024 * 1024;
class AnswerCache {
    #kept = new Map();
    find(url, accept) {
        return this.#kept.get(`${accept} ${url}`) ?? null;
    }
    keep(url, accept, answer) {
        const key = `${accept} ${url}`;
        this.#kept.delete(key);
        const etag = answer.headers['etag'];
        if (answer.status !== 200 || etag === undefined || answer.bytes.length > BYTES_MAX)
            return;
        this.#kept.set(key, { etag, answer });
        const [oldest] = this.#kept.keys();
        if (this.#kept.size > ENTRIES_MAX && oldest !== undefined)
            this.#kept.delete(oldest);
    }
}

// EXTERNAL MODULE: ./build/action/src/github/refusal.js + 1 modules
var refusal = __nccwpck_require__(9263);
;// CONCATENATED MODULE: ./build/action/src/github/retry.js

/** Tries of one request, the first included. */
const MAX_TRIES = 3;
const FIRST_WAIT_MS = 400;
/** GitHub's advice where a limit without a time was met: at least a minute. */
const LIMIT_WAIT_MS = 60_000;
/** Times are whole seconds: a repeat at the very edge would be refused again. */
const MARGIN_MS = 1000;
const BUSY = new Set([500, 502, 503, 504]);
/**
 * Milliseconds to wait before the same request is sent again; null: give up.
 *
 * What a rate limit refused was not carried out, and neither was what never left this machine: both may be repeated
 * whatever the method. A GET is also repeated after a server error and a lost connection. A write that may have arrived
 * is not, and neither is a conflict: the same version would be refused again, and who saves must first look.
 */
function waitBeforeRepeat(attempt) {
    if (attempt.number >= MAX_TRIES)
        return null;
    const wait = wish(attempt);
    return wait === null || wait > attempt.patience_ms ? null : wait;
}
function wish({ method, outcome, number, fraction }) {
    const backoff = Math.round(FIRST_WAIT_MS * 2 ** (number - 1) * (1 + fraction));
    if (outcome.kind === 'failure') {
        if (outcome.failure === 'unsent')
            return backoff;
        return outcome.failure === 'lost' && method === 'GET' ? backoff : null;
    }
    if (outcome.limit_ms !== null)
        return outcome.limit_ms;
    return method === 'GET' && BUSY.has(outcome.status) ? backoff : null;
}
/**
 * How long a rate limit, primary or secondary, asks to wait; null: this is none. GitHub says 429, or 403 with a
 * `retry-after`, with no requests left, or with words alone.
 */
function limitWait(answer, message, now) {
    if (answer.status !== 429 && answer.status !== 403)
        return null;
    const asked = (0,src_http/* retryAfterMs */.Vs)(answer.headers['retry-after'], now);
    if (asked !== null)
        return asked + MARGIN_MS;
    const reset = Number(answer.headers['x-ratelimit-reset']);
    if (answer.headers['x-ratelimit-remaining'] === '0' && reset > 0) {
        // Both times are the server's, so that a wrong clock here does no harm.
        const there = Date.parse(answer.headers['date'] ?? '');
        return Math.max(0, reset * 1000 - (Number.isNaN(there) ? now : there)) + MARGIN_MS;
    }
    return answer.status === 429 || /rate limit|abuse detection/i.test(message) ? LIMIT_WAIT_MS : null;
}

;// CONCATENATED MODULE: ./build/action/src/github/client.js
/**
 * GitHub's REST API as agentd speaks it: one request in, an answer or a {@link GitHubError} out. Waits for rate limits
 * end with the tick's deadline; a write is sent once. The token goes into one header and nowhere else.
 */






const API_VERSION = '2022-11-28';
const TIMEOUT_MS = 30_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Longest wait for a repeat: a minute is what GitHub asks for when its secondary limit is met. */
const PATIENCE_MS = 65_000;
const REDIRECTS = 3;
class GitHubClient {
    #options;
    #root;
    #cache = new AnswerCache();
    #budget = { requests: 0, limit: null, remaining: null, reset_at: null };
    constructor(options) {
        this.#options = options;
        this.#root = options.api_url.replace(/\/+$/, '');
    }
    get budget() {
        return this.#budget;
    }
    async send(request) {
        let url = this.#urlOf(request);
        for (let hop = 0;; hop += 1) {
            const answer = await this.#attempts(request, url);
            const next = hop < REDIRECTS ? movedTo(answer, request, url) : null;
            if (next === null)
                return this.#accepted(answer, { request, url, token_name: this.#options.token_name });
            url = next;
        }
    }
    async download(url) {
        const request = { method: 'GET', path: [] };
        // The query of a signed address is a secret: only the address without it may be shown.
        const place = { request, url: url.replace(/\?.*$/s, ''), token_name: 'the signed address' };
        const answer = await this.#repeat(request, place, () => this.#exchange(request.method, url, { 'user-agent': agent() }, null));
        if (answer.status === 200)
            return answer.bytes;
        throw (0,refusal/* refusalOf */.Of)(answer, place, null, this.#options.clock.now());
    }
    async #attempts(request, url) {
        const place = { request, url, token_name: this.#options.token_name };
        const headers = this.#headers(request);
        const cached = request.method === 'GET' ? this.#cache.find(url, headers['accept'] ?? '') : null;
        if (cached !== null)
            headers['if-none-match'] = cached.etag;
        const body = request.body === undefined ? null : JSON.stringify(request.body);
        const answer = await this.#repeat(request, place, () => this.#exchange(request.method, url, headers, body));
        if (cached !== null && answer.status === 304) {
            return { ...cached.answer, headers: { ...cached.answer.headers, ...answer.headers } };
        }
        if (request.method === 'GET')
            this.#cache.keep(url, headers['accept'] ?? '', answer);
        return answer;
    }
    /** Until there is an answer that is not worth a repeat. @throws {GitHubError} none came, or a limit outlasts us. */
    async #repeat(request, place, once) {
        const { clock, log, random } = this.#options;
        for (let number = 1;; number += 1) {
            const began = clock.now();
            const result = await once();
            const now = clock.now();
            const what = result instanceof src_http/* HttpFailure */.HR ? result.message : String(result.status);
            const left = this.#budget.remaining === null ? '' : `, ${this.#budget.remaining} left`;
            log.debug(`${request.method} ${new URL(place.url).pathname} → ${what} ${now - began} ms${left}`);
            const limit_ms = result instanceof src_http/* HttpFailure */.HR ? null : limitWait(result, (0,refusal/* messageOf */.bD)((0,refusal/* jsonOf */.o_)(result)), now);
            const wait = waitBeforeRepeat({
                method: request.method,
                outcome: result instanceof src_http/* HttpFailure */.HR
                    ? { kind: 'failure', failure: result.kind }
                    : { kind: 'answer', status: result.status, limit_ms },
                number,
                patience_ms: this.#patience(now),
                fraction: random.fraction(),
            });
            if (wait !== null) {
                await clock.sleep(wait);
                continue;
            }
            if (result instanceof src_http/* HttpFailure */.HR)
                throw (0,refusal/* failureProblem */.Gq)(result, place);
            if (limit_ms !== null)
                throw (0,refusal/* refusalOf */.Of)(result, place, limit_ms, now);
            return result;
        }
    }
    async #exchange(method, url, headers, body) {
        this.#budget = { ...this.#budget, requests: this.#budget.requests + 1 };
        try {
            const request = { method, url, headers, body, timeout_ms: TIMEOUT_MS, max_bytes: MAX_BYTES };
            const answer = await this.#options.http(request);
            this.#learn(answer);
            return answer;
        }
        catch (error) {
            if (error instanceof src_http/* HttpFailure */.HR)
                return error;
            throw error;
        }
    }
    #accepted(answer, place) {
        const { status, headers, bytes } = answer;
        if ((status >= 200 && status < 300) || place.request.expect?.includes(status) === true) {
            const there = Date.parse(headers['date'] ?? '');
            const json = place.request.accept === 'raw' && status === 200 ? undefined : (0,refusal/* jsonOf */.o_)(answer);
            return { status, headers, bytes, json, now: Number.isNaN(there) ? null : there };
        }
        throw (0,refusal/* refusalOf */.Of)(answer, place, null, this.#options.clock.now());
    }
    #headers(request) {
        const headers = {
            accept: request.accept === 'raw' ? 'application/vnd.github.raw+json' : 'application/vnd.github+json',
            authorization: `Bearer ${this.#token()}`,
            'user-agent': agent(),
            'x-github-api-version': API_VERSION,
        };
        if (request.body !== undefined)
            headers['content-type'] = 'application/json';
        return headers;
    }
    #token() {
        const token = this.#options.token()?.trim() ?? '';
        if (/^[\x21-\x7e]+$/.test(token))
            return token;
        const name = this.#options.token_name;
        const [code, message] = token === ''
            ? ['github-token-missing', `There is no GitHub token in ${name}.`]
            : [
                'github-token-invalid',
                `What ${name} holds is no token: there are blanks, line breaks or other characters.`,
            ];
        const remedy = `Put a token into ${name}: in a workflow \`\${{ github.token }}\`.`;
        throw new errors/* GitHubError */.y_({ code, message, remedy, retry: false }, { status: null });
    }
    #urlOf(request) {
        // A server of one's own has REST below `/api/v3` and GraphQL beside it.
        const root = request.path[0] === 'graphql' ? this.#root.replace(/\/v3$/, '') : this.#root;
        const url = new URL(`${root}${request.path.map(segment).join('')}`);
        for (const [name, value] of Object.entries(request.query ?? {}))
            url.searchParams.set(name, value);
        return url.href;
    }
    #patience(now) {
        const deadline = this.#options.deadline();
        return deadline === null ? PATIENCE_MS : Math.min(PATIENCE_MS, deadline - now);
    }
    #learn({ headers }) {
        if ((headers['x-ratelimit-resource'] ?? 'core') !== 'core')
            return;
        const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => headers[`x-ratelimit-${name}`]);
        if (limit === undefined || remaining === undefined || !/^\d{1,9}$/.test(limit + remaining))
            return;
        const reset_at = /^\d{1,12}$/.test(reset ?? '') ? Number(reset) * 1000 : null;
        this.#budget = { ...this.#budget, limit: Number(limit), remaining: Number(remaining), reset_at };
    }
}
function agent() {
    return `agentd/${version/* VERSION */.x}`;
}
/** A part of a path with its slash before. `.` and `..` would lead elsewhere, even encoded. */
function segment(part) {
    if (!/^\.{0,2}$/.test(part))
        return `/${encodeURIComponent(part)}`;
    const message = `"${part}" cannot be part of a GitHub address.`;
    const remedy = 'Check state.path, state.branch and the names of repositories.';
    throw new errors/* GitHubError */.y_({ code: 'github-refused', message, remedy, retry: false }, { status: null });
}
/** A renamed repository is answered by a redirect to its new address on the same host; null: not so. */
function movedTo(answer, request, url) {
    const { status, headers } = answer;
    if (request.expect?.includes(status) === true)
        return null;
    const keeps = status === 307 || status === 308;
    if (!keeps && !(request.method === 'GET' && (status === 301 || status === 302)))
        return null;
    const location = headers['location'];
    if (location === undefined || !URL.canParse(location, url))
        return null;
    const there = new URL(location, url);
    return there.origin === new URL(url).origin ? there.href : null;
}

// EXTERNAL MODULE: ./build/action/src/github/surroundings.js
var github_surroundings = __nccwpck_require__(14149);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
;// CONCATENATED MODULE: ./build/action/src/github/upload-artifact.js
/**
 * Uploads an artifact by GitHub's own client, which speaks a protocol that is not documented. It is large and loaded with
 * the first upload; it finds the running job in the variables `ACTIONS_RUNTIME_TOKEN` and `ACTIONS_RESULTS_URL`.
 */




function artifactUpload({ retention_days, timeout_ms }) {
    return {
        async upload(name, text) {
            const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'agentd-artifact-'));
            try {
                const { DefaultArtifactClient } = await Promise.all(/* import() */[__nccwpck_require__.e(440), __nccwpck_require__.e(405), __nccwpck_require__.e(752), __nccwpck_require__.e(659), __nccwpck_require__.e(584)]).then(__nccwpck_require__.bind(__nccwpck_require__, 20584));
                // Without an archive the artifact is named after the file.
                const file = (0,external_node_path_.join)(folder, name);
                await (0,promises_.writeFile)(file, text);
                const options = { skipArchive: true, retentionDays: retention_days };
                const uploading = new DefaultArtifactClient().uploadArtifact(name, [file], folder, options);
                const { id } = await withinTime(uploading, timeout_ms);
                if (id === undefined)
                    throw new Error('GitHub gave the artifact no id');
                return id;
            }
            catch (error) {
                throw upload_artifact_refusal(name, error);
            }
            finally {
                await (0,promises_.rm)(folder, { recursive: true, force: true });
            }
        },
    };
}
function withinTime(work, ms) {
    return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`it took longer than ${ms / 1000} s`)), ms);
        work.then(resolve, reject).finally(() => clearTimeout(timer));
    });
}
function upload_artifact_refusal(name, cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    if (/\(409\)|already exists/i.test(why)) {
        const message = `This run has an artifact ${name} already.`;
        return new errors/* ConflictError */.fK({ code: 'store-conflict', message, remedy: '', retry: true }, { cause });
    }
    const ghes = /GHES|GHESNotSupported/i.test(why);
    return new errors/* AgentdError */.ie({
        code: 'artifact-upload-failed',
        message: `Artifact ${name} was not uploaded: ${why}.`,
        remedy: ghes
            ? 'GitHub Enterprise Server has no such artifacts: use `state.store: branch`.'
            : 'Nothing, if it is rare: githubstatus.com. A full artifact storage is seen under Settings → Billing.',
        retry: !ghes,
    }, { cause });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(77598);
// EXTERNAL MODULE: ./build/action/src/local-file.js
var local_file = __nccwpck_require__(29552);
;// CONCATENATED MODULE: ./build/action/src/stores/state-bytes.js

/** The most bytes that are read as a state: far above that of 50,000 items. */
const STATE_BYTES = 64 * local_file/* MIB */.D6;

;// CONCATENATED MODULE: ./build/action/src/stores/artifact.js
/**
 * The state as an artifact of the workflow that ticks (`state.store: artifact`), for repositories in which no branch may be
 * written. Artifacts are made and never changed: the newest that can be trusted is the state, its id the version. There
 * is no compare-and-swap. A save looks right before it uploads, and a tick acts only if its run is the oldest of its
 * workflow that has not ended; the concurrency group of the workflow is what keeps two from acting at once.
 */



function artifactStore(options) {
    const { github, random, upload } = options;
    const name = artifactName(options.path);
    const search = { ...options, name, known: new Map() };
    return {
        name: `artifact ${name} of ${options.repository}`,
        async load() {
            const { newest, now } = await newestOf(search);
            if (newest === null)
                return { text: null, version: null, now };
            return { text: await textOf(newest, options, github), version: String(newest.id), now };
        },
        async save(text, version) {
            const uploader = mayUpload(options.run, upload);
            const { newest } = await newestOf(search);
            const stored = newest === null ? null : String(newest.id);
            if (stored !== version)
                throw conflict(name, version, stored);
            // A name can be given once in a run: the first save takes the plain one, by which loads find the run.
            const again = `${name}.${random.hex(8)}`;
            const own = newest?.run_id === options.run?.id;
            if (own)
                return String(await uploader.upload(again, text));
            try {
                return String(await uploader.upload(name, text));
            }
            catch (error) {
                if (error instanceof errors/* ConflictError */.fK)
                    throw conflict(name, version, 'another of this very run');
                throw error;
            }
        },
        holderIsDead: () => Promise.resolve(false),
    };
}
/** What it checks answers with is large, and only this store needs it. */
async function newestOf(search) {
    const { findNewest } = await Promise.all(/* import() */[__nccwpck_require__.e(691), __nccwpck_require__.e(317)]).then(__nccwpck_require__.bind(__nccwpck_require__, 67317));
    return findNewest(search);
}
/** Artifact names may hold none of `" : < > | * ? \ /` and no line breaks. */
function artifactName(path) {
    return path.replace(/^[./]+/, '').replace(/["<>:|*?\\/\r\n]+/g, '-');
}
/** @throws {AgentdError} where nothing can be uploaded, or what is uploaded could not be found again. */
function mayUpload(run, upload) {
    if (run === null || upload === null) {
        throw new errors/* AgentdError */.ie({
            code: 'artifact-outside-actions',
            message: 'Only the Action itself can save an artifact; this is not its run.',
            remedy: 'Start the workflow instead, or use `state.store: branch`, which can be written from anywhere.',
            retry: false,
        });
    }
    if (run.attempt > 1) {
        throw new errors/* AgentdError */.ie({
            code: 'artifact-rerun',
            message: 'A run that was started again cannot save an artifact that later runs would find.',
            remedy: 'Start the workflow anew ("Run workflow") instead of "Re-run jobs".',
            retry: false,
        });
    }
    return upload;
}
async function textOf(newest, { repository }, github) {
    const path = ['repos', ...repository.split('/'), 'actions', 'artifacts', String(newest.id), 'zip'];
    const { headers } = await github.send({ method: 'GET', path, expect: [302] });
    const sent = await github.download(headers['location'] ?? '');
    const bytes = isZip(sent) ? await unzipped(sent, newest) : sent;
    const digests = [sent, bytes].map((each) => `sha256:${(0,external_node_crypto_.createHash)('sha256').update(each).digest('hex')}`);
    if (newest.digest !== null && !digests.includes(newest.digest))
        throw unreadable(newest, 'it is not what was uploaded');
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        throw unreadable(newest, 'it is no text');
    }
}
function isZip(bytes) {
    return Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004';
}
/** agentd uploads the bare file; whoever restores a state with another tool may have packed it. */
async function unzipped(bytes, newest) {
    const { unzipSync } = await __nccwpck_require__.e(/* import() */ 306).then(__nccwpck_require__.bind(__nccwpck_require__, 51306));
    let count = 0;
    // What an entry says of its size is the most that is unpacked of it.
    const filter = ({ originalSize }) => {
        if ((count += 1) > 1)
            throw unreadable(newest, NOT_ONE);
        if (originalSize <= STATE_BYTES)
            return true;
        throw unreadable(newest, `unpacked it has ${originalSize} bytes, and ${STATE_BYTES} is the most that is read`);
    };
    try {
        const [only] = Object.values(unzipSync(bytes, { filter }));
        if (only !== undefined)
            return only;
    }
    catch (error) {
        throw error instanceof errors/* AgentdError */.ie ? error : unreadable(newest, 'its archive is damaged');
    }
    throw unreadable(newest, NOT_ONE);
}
const NOT_ONE = 'its archive does not hold exactly one file';
function unreadable(newest, why) {
    return new errors/* AgentdError */.ie({
        code: 'store-unreadable',
        message: `Artifact ${newest.name} (${newest.id}) of run ${newest.run_id} cannot be used: ${why}.`,
        remedy: 'Look at it on the page of that run; if it is spoilt, delete it there, and the one before counts.',
        retry: false,
    });
}
function conflict(name, expected, stored) {
    return new errors/* ConflictError */.fK({
        code: 'store-conflict',
        message: `The newest artifact ${name} is ${stored ?? 'none'}, not ${expected ?? 'none'}.`,
        remedy: '',
        retry: true,
    });
}

;// CONCATENATED MODULE: ./build/action/src/stores/branch.js
/**
 * The state as a file on a branch of its own (`state.store: branch`), through GitHub's contents API: one request to
 * load, one to save. The version is the file's blob sha, which GitHub compares in the same step in which it writes.
 */


/** Apps that build on every push know this word; GitHub's own workflows are not started by the job's token. */
const MESSAGE = 'Save the state of agentd [skip ci]';
const UNDO_MESSAGE = 'Take back a state that came too late [skip ci]';
/** Answers that mean: what you have read is not what is there. Which of them comes depends on who was faster. */
const CONFLICTS = [409, 422];
function branchStore(options) {
    const { github, branch } = options;
    const at = (...path) => ['repos', ...options.repository.split('/'), ...path];
    const file = at('contents', ...options.path.split('/').filter((part) => part !== ''));
    const place = `${options.path} on branch ${branch} of ${options.repository}`;
    /** An unknown repository is answered 404, too; only where contents can be read does it mean that there is no file. */
    async function mustBeReadable() {
        // 409: a repository without a commit.
        await github.send({ method: 'GET', path: at('commits'), query: { per_page: '1' }, expect: [409] });
    }
    /** @throws {ConflictError} for 409 and 422; a rule of the repository is told from these by the client. */
    async function write(request) {
        try {
            return await github.send(request);
        }
        catch (error) {
            if (error instanceof errors/* GitHubError */.y_ && CONFLICTS.includes(error.status ?? 0) && isConflict(error)) {
                if (/repository is empty/i.test(error.message))
                    throw emptyRepository(options.repository, error);
                throw branch_conflict(`${place} has changed: ${error.problem.message}`);
            }
            throw error;
        }
    }
    /** A branch without a parent that holds this one file. Of several at once the slower ones get a conflict. */
    async function begin(text) {
        const tree = await write({
            method: 'POST',
            path: at('git', 'trees'),
            body: { tree: [{ path: options.path, mode: '100644', type: 'blob', content: text }] },
        });
        const commit = await write({
            method: 'POST',
            path: at('git', 'commits'),
            body: { message: MESSAGE, tree: shaOf(tree.json), parents: [] },
        });
        await write({
            method: 'POST',
            path: at('git', 'refs'),
            body: { ref: `refs/heads/${branch}`, sha: shaOf(commit.json) },
        });
        return blobSha(Buffer.from(text, 'utf8'));
    }
    /** GitHub ignores the sha of a file that is not there and makes it anew: a state that was removed stays removed. */
    async function undo(version) {
        try {
            await github.send({ method: 'DELETE', path: file, body: { message: UNDO_MESSAGE, sha: version, branch } });
        }
        catch (error) {
            // Somebody went on from it meanwhile, or removed it again.
            if (!(error instanceof errors/* GitHubError */.y_) || ![404, ...CONFLICTS].includes(error.status ?? 0))
                throw error;
        }
    }
    return {
        name: `branch ${branch} of ${options.repository}`,
        async load() {
            const answer = await github.send({
                method: 'GET',
                path: file,
                query: { ref: branch },
                accept: 'raw',
                expect: [404],
            });
            if (answer.status === 404) {
                await mustBeReadable();
                return { text: null, version: null, now: answer.now };
            }
            return { text: branch_textOf(answer, place), version: blobSha(answer.bytes), now: answer.now };
        },
        async save(text, version) {
            const body = {
                message: MESSAGE,
                content: Buffer.from(text, 'utf8').toString('base64'),
                branch,
                ...(version === null ? {} : { sha: version }),
            };
            const answer = await write({ method: 'PUT', path: file, body, expect: [404] });
            if (answer.status === 404) {
                await mustBeReadable();
                if (version !== null)
                    throw branch_conflict(`${place} has been removed.`);
                return begin(text);
            }
            const saved = contentSha(answer.json) ?? blobSha(Buffer.from(text, 'utf8'));
            if (version !== null && answer.status === 201) {
                await undo(saved);
                throw branch_conflict(`${place} has been removed.`);
            }
            return saved;
        },
        holderIsDead: () => Promise.resolve(false),
    };
}
/** The name that git gives to a file's content. */
function blobSha(bytes) {
    return (0,external_node_crypto_.createHash)('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
/** @throws {AgentdError} `store-unreadable`: a folder, or bytes that are no text. */
function branch_textOf({ headers, bytes }, place) {
    const text = decoded(bytes);
    // For a folder GitHub sends the list of its entries, whatever was asked for.
    const folder = text?.startsWith('[') === true && /^application\/json\b/.test(headers['content-type'] ?? '');
    if (text !== null && !folder)
        return text;
    throw new errors/* AgentdError */.ie({
        code: 'store-unreadable',
        message: `${place} is ${folder ? 'a folder' : 'no text'}.`,
        remedy: 'Check `state.path`; restore the file from an earlier commit of the branch.',
        retry: false,
    });
}
function decoded(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return null;
    }
}
function shaOf(json) {
    if (typeof json === 'object' && json !== null && 'sha' in json && typeof json.sha === 'string')
        return json.sha;
    throw new errors/* AgentdError */.ie({
        code: 'github-answer-unreadable',
        message: 'GitHub made an object for the state branch and did not name it.',
        remedy: 'Check the address of the API (GITHUB_API_URL) and what stands between.',
        retry: true,
    });
}
function contentSha(json) {
    const content = typeof json === 'object' && json !== null && 'content' in json ? json.content : null;
    if (typeof content !== 'object' || content === null || !('sha' in content))
        return null;
    return typeof content.sha === 'string' ? content.sha : null;
}
function isConflict(error) {
    return error.problem.code === 'github-conflict' || error.problem.code === 'github-refused';
}
function emptyRepository(repository, cause) {
    return new errors/* AgentdError */.ie({
        code: 'github-repository-empty',
        message: `${repository} has no commit yet, so it can have no branch for the state.`,
        remedy: 'Make a first commit, such as a README.',
        retry: false,
    }, { cause });
}
function branch_conflict(message) {
    return new errors/* ConflictError */.fK({ code: 'store-conflict', message, remedy: '', retry: true });
}

// EXTERNAL MODULE: ./build/action/src/stores/holder.js
var stores_holder = __nccwpck_require__(40147);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __nccwpck_require__(58500);
;// CONCATENATED MODULE: ./build/action/src/stores/lock.js
/**
 * A lock between processes that share a directory: a file that exists while the lock is held and names its holder.
 *
 * A holder that died leaves its file behind, and removing it is where such locks go wrong: of two processes that find
 * it, the slower removes the lock that the faster has just taken. So a dead holder's file may only be removed by the
 * process that holds the right to remove *this* file, which is again a lock, named after the dead holder's ticket:
 *
 *     state.json.lock                 held by the dead ticket N
 *     state.json.lock.<hash of N>     the right to remove it; whoever has it looks again, removes N, and gives it back
 *
 * Tickets are unique, nobody removes a living holder's file, and a right whose holder died is removed the same way.
 */







let tickets = 0;
/**
 * Runs `work` while holding `lock`, the path of a file in a directory that exists.
 * @throws {AgentdError} `store-locked` when a holder that may be alive keeps it for longer than `wait_ms`.
 */
async function withLock(lock, options, work) {
    tickets += 1;
    const ticket = `${(0,stores_holder/* processHolder */.kz)()} ${tickets}`;
    const own = { path: `${lock}.${hashOf(ticket)}`, ticket };
    try {
        await acquire(lock, own, options);
        try {
            await sweep(lock, options);
            return await work();
        }
        finally {
            // A person may have removed the file by hand meanwhile, and another process have taken the lock.
            if ((await read(lock)) === ticket)
                await remove(lock);
        }
    }
    finally {
        await remove(own.path);
    }
}
async function acquire(lock, own, options) {
    let waited = 0;
    for (let attempt = 0;; attempt += 1) {
        await options.beforeTry?.();
        if (await place(own, lock))
            return;
        const ticket = await read(lock);
        if (ticket === null)
            continue;
        if (isDead(ticket, options) && (await removeDead(lock, ticket, own, options)))
            continue;
        if (waited >= options.wait_ms)
            throw lockedError(lock, ticket);
        // Differs between processes, so that those that wait do not all come at once.
        const pause = Math.min(5 * (attempt + 1), 50) + (process.pid % 7);
        await (0,external_node_timers_promises_.setTimeout)(pause);
        waited += pause;
    }
}
/** Removes the file of the dead `ticket`, unless another process is about to. */
async function removeDead(path, ticket, own, options) {
    const right = `${path}.${hashOf(ticket)}`;
    if (!(await place(own, right))) {
        const other = await read(right);
        return other === null || (isDead(other, options) && (await removeDead(right, other, own, options)));
    }
    if ((await read(path)) === ticket)
        await remove(path);
    await remove(right);
    return true;
}
/**
 * Removes what killed processes left beside the lock. Only its holder does this, so no right in there is of use any
 * more. An empty file is one whose process was killed, or is just about to write; the latter will make it again.
 */
async function sweep(lock, options) {
    const folder = (0,external_node_path_.dirname)(lock);
    const names = (await (0,promises_.readdir)(folder)).filter((name) => name.startsWith(`${(0,external_node_path_.basename)(lock)}.`));
    for (const name of names) {
        const ticket = await read((0,external_node_path_.join)(folder, name));
        if (ticket === '' || (ticket !== null && isDead(ticket, options)))
            await remove((0,external_node_path_.join)(folder, name));
    }
}
function isDead(ticket, { isDead: ask = stores_holder/* processIsDead */.wD }) {
    return ask(ticket.slice(0, ticket.lastIndexOf(' ')));
}
/** Gives the own file the further name `path`; false: that name is taken, or the own file had to be made first. */
async function place(own, path) {
    try {
        await (0,promises_.link)(own.path, path);
        return true;
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) === 'EEXIST')
            return false;
        if ((0,errors/* errnoOf */.UQ)(error) !== 'ENOENT')
            throw error;
        await make(own);
        return false;
    }
}
/** Nobody else makes a file of that name; what lies there is not written to. */
async function make(own) {
    try {
        await (0,promises_.writeFile)(own.path, own.ticket, { flag: 'wx' });
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) !== 'EEXIST')
            throw error;
        await remove(own.path);
    }
}
/** Longer than any ticket. */
const TICKET_BYTES = 4096;
async function read(path) {
    try {
        return (await (0,local_file/* readLocalFile */.MM)(path, { most_bytes: TICKET_BYTES, links: 'refuse' })).toString('utf8');
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) === 'ENOENT')
            return null;
        throw error;
    }
}
async function remove(path) {
    try {
        await (0,promises_.unlink)(path);
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) !== 'ENOENT')
            throw error;
    }
}
function hashOf(ticket) {
    return (0,external_node_crypto_.createHash)('sha256').update(ticket).digest('hex').slice(0, 16);
}
function lockedError(lock, ticket) {
    return new errors/* AgentdError */.ie({
        code: 'store-locked',
        message: `${lock} is held by ${ticket}.`,
        remedy: 'Try again when that process (host:pid) has ended. If its machine is gone for good, delete the lock file.',
        retry: true,
    });
}

;// CONCATENATED MODULE: ./build/action/src/stores/file.js
/**
 * The state as a file on this machine (`state.store: file`). A reader sees the old text or the new one, never a part
 * of either, also after a power cut; what is not a state (cut, from elsewhere) is handed up as it is.
 */








/** The version is the SHA-256 of the file's bytes. Saves of all processes of this machine are one after another. */
function fileStore({ path, lock_wait_ms = 10_000 }) {
    return {
        name: path,
        async load() {
            const bytes = await readBytes(path, 'follow');
            if (bytes === null)
                return { text: null, version: null, now: null };
            return { text: bytes.toString('utf8'), version: versionOf(bytes), now: null };
        },
        async save(text, version) {
            try {
                await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
                const target = await targetOf(path);
                const check = () => mustHold(target, version);
                // Looked at before the lock as well: who is too late need not wait for it.
                return await withLock(`${target}.lock`, { wait_ms: lock_wait_ms, beforeTry: check }, async () => {
                    await check();
                    return replace(target, text);
                });
            }
            catch (error) {
                throw error instanceof errors/* AgentdError */.ie ? error : writeError(path, error);
            }
        },
        holderIsDead(holder) {
            return Promise.resolve((0,stores_holder/* processIsDead */.wD)(holder));
        },
    };
}
/** @throws {ConflictError} when another version is stored. */
async function mustHold(target, version) {
    const bytes = await readBytes(target, 'refuse');
    const stored = bytes === null ? null : versionOf(bytes);
    if (stored !== version)
        throw file_conflict(target, version, stored);
}
/** Under the lock: writes a draft beside the file, makes sure it is on the disk, and gives it the file's name. */
async function replace(target, text) {
    const bytes = Buffer.from(text, 'utf8');
    // Only the lock's holder writes the draft, so one that lies there is of a killed process, or a link of somebody else's.
    const draft = `${target}.tmp`;
    await (0,promises_.rm)(draft, { force: true });
    try {
        const file = await (0,promises_.open)(draft, 'wx');
        try {
            await file.writeFile(bytes);
            const mode = await modeOf(target);
            if (mode !== null)
                await file.chmod(mode);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,promises_.rename)(draft, target);
    }
    catch (error) {
        await (0,promises_.rm)(draft, { force: true });
        throw error;
    }
    await syncFolder((0,external_node_path_.dirname)(target));
    return versionOf(bytes);
}
async function modeOf(path) {
    try {
        const found = await (0,promises_.lstat)(path);
        return found.isFile() ? found.mode & 0o777 : null;
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) === 'ENOENT')
            return null;
        throw error;
    }
}
/** The file itself, where `path` is a link to it: a rename would replace the link, and the lock must be one for all. */
async function targetOf(path) {
    try {
        return await (0,promises_.realpath)(path);
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) !== 'ENOENT')
            throw error;
        return (0,external_node_path_.join)(await (0,promises_.realpath)((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
    }
}
/** Makes the rename itself survive a power cut. Windows cannot open a folder and does not need it. */
async function syncFolder(folder) {
    if (process.platform === 'win32')
        return;
    const handle = await (0,promises_.open)(folder, 'r');
    try {
        await handle.sync();
    }
    finally {
        await handle.close();
    }
}
/** @param links `refuse`: what the path leads to was looked up before, and must still be that. */
async function readBytes(path, links) {
    try {
        return await (0,local_file/* readLocalFile */.MM)(path, { most_bytes: STATE_BYTES, links });
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) === 'ENOENT')
            return null;
        if (error instanceof errors/* AgentdError */.ie)
            throw error;
        throw new errors/* AgentdError */.ie({
            code: 'store-unreadable',
            message: `The state file ${path} cannot be read (${(0,errors/* errnoOf */.UQ)(error) ?? 'unknown error'}).`,
            remedy: 'Check `state.path` and the permissions of the file and its folder.',
            retry: false,
        }, { cause: error });
    }
}
function file_conflict(path, expected, stored) {
    const name = (version) => (version === null ? 'no state' : `version ${version.slice(0, 8)}`);
    return new errors/* ConflictError */.fK({
        code: 'store-conflict',
        message: `${path} holds ${name(stored)}, not ${name(expected)}.`,
        remedy: '',
        retry: true,
    });
}
function writeError(path, cause) {
    return new errors/* AgentdError */.ie({
        code: 'store-unwritable',
        message: `The state file ${path} cannot be written (${(0,errors/* errnoOf */.UQ)(cause) ?? 'unknown error'}).`,
        remedy: 'Check `state.path`, the permissions of its folder (files are made beside it) and the space on the disk.',
        retry: (0,errors/* errnoOf */.UQ)(cause) === 'ENOSPC',
    }, { cause });
}
function versionOf(bytes) {
    return (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
}

;// CONCATENATED MODULE: ./build/action/src/stores/index.js
/** The one place where a store is chosen. */





/**
 * @param folder what a relative `state.path` is relative to.
 * @param means asked only for a store that needs it.
 * @throws {ConfigError} when the store cannot be used here.
 */
function makeStore(config, folder, means) {
    switch (config.store) {
        case 'file':
            return fileStore({ path: (0,external_node_path_.resolve)(folder, config.path) });
        case 'branch': {
            const github = means();
            const { api } = github;
            return branchStore({
                github: api,
                repository: placeOf(config, github),
                branch: config.branch,
                path: config.path,
            });
        }
        case 'artifact': {
            const github = means();
            const workflow = config.workflow === undefined ? github.workflow : `.github/workflows/${config.workflow}`;
            const repository = placeOf(config, github);
            if (workflow === null)
                throw unusable('workflow', 'nothing says which workflow ticks', 'Set `state.workflow` to its file name.');
            return artifactStore({ ...github, github: github.api, repository, path: config.path, workflow });
        }
    }
}
/** @throws {ConfigError} there is no token, or no repository. */
function placeOf(config, { has_token, repository }) {
    if (!has_token) {
        throw unusable('token', 'there is no token for it', 'Set GITHUB_TOKEN: in a workflow to `${{ github.token }}`, elsewhere to a token that may read and write the contents of the repository.');
    }
    const named = config.repository ?? repository;
    if (named !== null)
        return named;
    throw unusable('repository', 'nothing says in which repository', 'Set `state.repository`, or GITHUB_REPOSITORY, to owner/name.');
}
function unusable(what, lack, remedy) {
    const message = `The state is kept on GitHub (state.store), and ${lack}.`;
    return new errors/* ConfigError */.xL({ code: `store-${what}-missing`, message, remedy, retry: false });
}

;// CONCATENATED MODULE: ./build/action/src/github-host.js





/** State that is kept in artifacts lives as long as these; a pause that is longer loses it. */
const RETENTION_DAYS = 7;
const UPLOAD_MS = 60_000;
function githubHost(host) {
    const surroundings = (0,github_surroundings/* surroundingsOf */.Z)(host.env);
    const http = (0,src_http/* environmentExchange */.vc)(host.env);
    const clients = new Map();
    let deadline = null;
    const client = (key = github_surroundings/* TOKEN_KEY */.i) => {
        const made = clients.get(key) ??
            new GitHubClient({
                api_url: surroundings.api_url,
                token: () => host.env[key],
                token_name: key,
                http,
                clock: host.clock,
                random: host.random,
                log: host.log,
                deadline: () => deadline,
            });
        clients.set(key, made);
        return made;
    };
    return {
        ...surroundings,
        client,
        hasToken: (key = github_surroundings/* TOKEN_KEY */.i) => (host.env[key] ?? '').trim() !== '',
        budget: () => client().budget,
        setDeadline: (at) => {
            deadline = at;
        },
    };
}
/** @throws {ConfigError} when the store cannot be used here. */
function openStore(config, folder, host, github) {
    return makeStore(config, folder, () => ({
        api: github.client(),
        has_token: github.hasToken(),
        repository: github.repository,
        workflow: github.workflow,
        run: github.run,
        upload: host.env['ACTIONS_RUNTIME_TOKEN'] === undefined
            ? null
            : artifactUpload({ retention_days: RETENTION_DAYS, timeout_ms: UPLOAD_MS }),
        random: host.random,
        log: host.log,
    }));
}


/***/ }),

/***/ 9263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Gq: () => (/* binding */ failureProblem),
  o_: () => (/* binding */ jsonOf),
  bD: () => (/* binding */ messageOf),
  Of: () => (/* binding */ refusalOf),
  Cw: () => (/* binding */ unreadableAnswer)
});

// UNUSED EXPORTS: isRuleViolation

// EXTERNAL MODULE: ./build/bot/clean.js
var clean = __nccwpck_require__(85151);
// EXTERNAL MODULE: ./build/bot/graphemes.js
var graphemes = __nccwpck_require__(50536);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __nccwpck_require__(84175);
;// CONCATENATED MODULE: ./build/action/src/github/permissions.js
/**
 * As `contents: write`. GitHub names them in a header: sets that are separated by `;`, each of which would do, of
 * `name=level` separated by `,`. Without the header the path tells.
 */
function permissionsFor(request, header) {
    const sets = (header ?? '')
        .split(';')
        .map((set) => set.split(',').flatMap((entry) => line(entry)))
        .filter((set) => set.length > 0);
    const own = byPath(request);
    return sets.find((set) => set.includes(own)) ?? sets[0] ?? [own];
}
function line(entry) {
    const match = /^\s*([a-z_]+)\s*=\s*(read|write|admin)\s*$/.exec(entry);
    if (match?.[1] === undefined || match[1] === 'metadata')
        return [];
    return [`${match[1].replaceAll('_', '-')}: ${match[2] === 'read' ? 'read' : 'write'}`];
}
function byPath({ method, path }) {
    const level = method === 'GET' ? 'read' : 'write';
    switch (path[3]) {
        case 'pulls':
        case 'issues':
            return `pull-requests: ${level}`;
        case 'actions':
            return `actions: ${level}`;
        default:
            return `contents: ${level}`;
    }
}

;// CONCATENATED MODULE: ./build/action/src/github/refusal.js
/** What an answer of GitHub's that is not a success means: pure, from request, status, headers and body. */




const TEXT_MAX = 400;
/** The parsed body; undefined when it is no JSON. */
function jsonOf({ headers, bytes }) {
    if (!/^application\/([a-z0-9.+-]*\+)?json\b/i.test((headers['content-type'] ?? '').trim()))
        return undefined;
    try {
        return JSON.parse(new TextDecoder().decode(bytes));
    }
    catch {
        return undefined;
    }
}
/** GitHub's words for a refusal, on one line: `message`, and what its `errors` say. */
function messageOf(body) {
    if (typeof body !== 'object' || body === null)
        return '';
    const parts = 'message' in body && typeof body.message === 'string' ? [body.message] : [];
    const errors = 'errors' in body && Array.isArray(body.errors) ? body.errors : [];
    for (const error of errors.slice(0, 5))
        parts.push(typeof error === 'string' ? error : JSON.stringify(error));
    return (0,graphemes/* shorten */.ml)((0,clean/* clean */.u)(parts.join('; ')).replace(/\s+/g, ' ').trim(), TEXT_MAX);
}
/** Rulesets and protected branches refuse with 403, 409 or 422, as conflicts do: only the words tell them apart. */
function isRuleViolation(message) {
    return /repository rule violation|protected branch|GH0(?:06|13)\b|must be made through a pull request/i.test(message);
}
/** @param limit_ms wait that a rate limit asks for; null: it is none. */
function refusalOf(answer, place, limit_ms, now) {
    const { status } = answer;
    const message = messageOf(jsonOf(answer));
    const says = `GitHub answered ${status} to ${shown(place)}${message === '' ? '' : `: ${message}`}`;
    const fail = (code, text, remedy, more = {}) => new errors/* GitHubError */.y_({ code, message: text, remedy, retry: more.retry ?? false }, { status, until: more.until ?? null });
    if (limit_ms !== null) {
        const until = now + limit_ms;
        const remedy = 'Nothing, if it is rare. All workflows of a repository share 1,000 requests an hour of their own token; a longer schedule interval or the token of a GitHub App has more.';
        const text = `${says}. The next request may be sent at ${new Date(until).toISOString()}.`;
        return fail('github-rate-limited', text, remedy, { retry: true, until });
    }
    if (isRuleViolation(message)) {
        const remedy = 'Exclude the branch from the ruleset or branch protection (Settings → Rules), or hand in the token of a GitHub App that may bypass it (input github-token), or keep the state elsewhere (state.store: artifact).';
        return fail('github-ruleset', `A rule of the repository forbids this. ${says}.`, remedy);
    }
    if (status >= 500) {
        return fail('github-server-error', `${says}.`, 'Nothing, if it is rare: githubstatus.com.', { retry: true });
    }
    switch (status) {
        case 401:
            return fail('github-token-invalid', `${says}.`, `Put a valid token into ${place.token_name}; it may have expired.`);
        case 403:
            return forbidden(answer, place, says, message);
        case 404:
        case 410:
            return fail('github-not-found', `${says}.`, notFoundRemedy(place));
        case 409:
            return fail('github-conflict', `${says}.`, '', { retry: true });
        default:
            return fail('github-refused', `${says}.`, '');
    }
}
function forbidden(answer, place, says, message) {
    const fail = (code, remedy) => new errors/* GitHubError */.y_({ code, message: `${says}.`, remedy, retry: false }, { status: 403 });
    if (answer.headers['x-github-sso'] !== undefined) {
        return fail('github-sso', `Authorise the token in ${place.token_name} for the organisation's single sign-on.`);
    }
    if (/archived/i.test(message))
        return fail('github-archived', 'Unarchive the repository, or name another one.');
    const needed = permissionsFor(place.request, answer.headers['x-accepted-github-permissions']);
    const lines = needed.map((line) => `\`${line}\``).join(' and ');
    return fail('github-permission', `Add ${lines} to \`permissions:\` of the job, or give that permission to the token in ${place.token_name}.`);
}
function notFoundRemedy({ request, token_name }) {
    const [first, owner, name] = request.path;
    const what = first === 'repos' && name !== undefined ? `${owner ?? ''}/${name}` : 'it';
    return `Check the name of ${what}, and that the token in ${token_name} may read it: GitHub says "not found" for both.`;
}
/** No whole answer came. */
function failureProblem(failure, place) {
    const origin = new URL(place.url).origin;
    const why = {
        unsent: `${origin} cannot be reached (${failure.code})`,
        certificate: `the certificate of ${origin} is not trusted (${failure.code})`,
        lost: `the connection to ${origin} broke (${failure.code})`,
        timeout: `${origin} did not answer in time (${failure.code})`,
        'too-large': `the answer is larger than ${failure.code}`,
    }[failure.kind];
    const remedy = failure.kind === 'certificate'
        ? 'Name the authority of the certificate in NODE_EXTRA_CA_CERTS.'
        : 'Check the network, the proxy and githubstatus.com.';
    const problem = { code: 'github-unreachable', message: `${shown(place)}: ${why}.`, remedy, retry: true };
    return new errors/* GitHubError */.y_(problem, { status: null, cause: failure });
}
/** A success whose body is not what it must be. */
function unreadableAnswer(what) {
    const message = `An answer of GitHub's cannot be read: ${(0,graphemes/* shorten */.ml)((0,clean/* clean */.u)(what), TEXT_MAX)}.`;
    const remedy = 'Check the address of the API (GITHUB_API_URL) and what stands between.';
    return new errors/* GitHubError */.y_({ code: 'github-answer-unreadable', message, remedy, retry: true }, { status: null });
}
/** `PUT /repos/acme/app/contents/state.json` */
function shown({ request, url }) {
    return `${request.method} ${new URL(url).pathname}`;
}


/***/ }),

/***/ 14149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ surroundingsOf),
/* harmony export */   i: () => (/* binding */ TOKEN_KEY)
/* harmony export */ });
/** What the environment says about GitHub: where it is, which repository, which run. Pure. */
/** Variable of the token that a job has; the Action puts its input there. */
const TOKEN_KEY = 'GITHUB_TOKEN';
function surroundingsOf(env) {
    const id = Number(env['GITHUB_RUN_ID']);
    const attempt = Number(env['GITHUB_RUN_ATTEMPT'] ?? '1');
    return {
        api_url: env['GITHUB_API_URL'] ?? 'https://api.github.com',
        repository: repositoryOf(env['GITHUB_REPOSITORY']),
        workflow: workflowOf(env['GITHUB_WORKFLOW_REF']),
        run: Number.isSafeInteger(id) && id > 0 ? { id, attempt: Number.isSafeInteger(attempt) ? attempt : 1 } : null,
    };
}
function repositoryOf(text) {
    return text !== undefined && /^[^/\s]+\/[^/\s]+$/.test(text) ? text : null;
}
/** From `acme/app/.github/workflows/agentd.yml@refs/heads/main`. */
function workflowOf(text) {
    return /^[^/]+\/[^/]+\/(.+?)@/.exec(text ?? '')?.[1] ?? null;
}


/***/ }),

/***/ 89670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LX: () => (/* binding */ actionHost)
/* harmony export */ });
/* unused harmony exports systemClock, systemRandom, processHost */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(77598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(48161);
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1708);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(84175);
/* harmony import */ var _stores_holder_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(40147);
/**
 * What differs between one process and another: environment, clock, randomness, output. The only file that reads them.
 */





const systemClock = {
    now: () => Date.now(),
    sleep: (ms, signal) => new Promise((resolve) => {
        if (signal?.aborted === true) {
            resolve();
            return;
        }
        const done = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', done);
            resolve();
        };
        const timer = setTimeout(done, ms);
        signal?.addEventListener('abort', done);
    }),
};
const systemRandom = {
    hex: (bytes) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(bytes).toString('hex'),
    fraction: () => Math.random(),
};
/**
 * The host of the Action. The runner reads what is printed as commands, so everything goes through what is handed in.
 * On a cancelled job it sends SIGINT, 7.5 s later SIGTERM, 2.5 s later SIGKILL.
 */
function actionHost(printer) {
    // The token is an input here; for the rest of the program it is the variable that the command line reads.
    const token = node_process__WEBPACK_IMPORTED_MODULE_2__.env['INPUT_GITHUB-TOKEN'] ?? '';
    const env = token === '' ? node_process__WEBPACK_IMPORTED_MODULE_2__.env : { ...node_process__WEBPACK_IMPORTED_MODULE_2__.env, GITHUB_TOKEN: token };
    return {
        env,
        cwd: env['GITHUB_WORKSPACE'] ?? node_process__WEBPACK_IMPORTED_MODULE_2__.cwd(),
        home: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(),
        clock: systemClock,
        random: systemRandom,
        log: printer.log,
        holder: (0,_stores_holder_js__WEBPACK_IMPORTED_MODULE_4__/* .processHolder */ .kz)(),
        colour: false,
        signal: stopSignal(),
        write: (text) => printer.write(text),
        writeError: (text) => printer.write(text),
    };
}
function stopSignal() {
    const abort = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM'])
        node_process__WEBPACK_IMPORTED_MODULE_2__.once(name, () => abort.abort(name));
    return abort.signal;
}
/** The host of the command line: results on stdout, everything else on stderr. */
function processHost() {
    const { env } = process;
    const verbose = env['AGENTD_DEBUG'] === '1';
    const writeError = (text) => void process.stderr.write(text);
    // Who reads the output may leave early (`| head`); what is being done is still brought to its end.
    for (const output of [process.stdout, process.stderr]) {
        output.on('error', (error) => {
            if (errnoOf(error) !== 'EPIPE')
                throw error;
        });
    }
    return {
        env,
        cwd: process.cwd(),
        home: homedir(),
        clock: systemClock,
        random: systemRandom,
        log: {
            debug: (message) => {
                if (verbose)
                    writeError(`${message}\n`);
            },
            info: (message) => writeError(`${message}\n`),
            warn: (message) => writeError(`warning: ${message}\n`),
            error: (message) => writeError(`error: ${message}\n`),
        },
        holder: processHolder(),
        colour: process.stdout.isTTY && env['NO_COLOR'] === undefined,
        signal: stopSignal(),
        write: (text) => void process.stdout.write(text),
        writeError,
    };
}


/***/ }),

/***/ 8762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  HR: () => (/* binding */ HttpFailure),
  vc: () => (/* binding */ environmentExchange),
  Ol: () => (/* binding */ proxyOf),
  Vs: () => (/* binding */ retryAfterMs),
  Fd: () => (/* binding */ sendFirst),
  e6: () => (/* binding */ undiciExchange)
});

// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __nccwpck_require__(53053);
;// CONCATENATED MODULE: ./build/action/src/undici-request.js
/**
 * undici's `request` on an agent, without the rest of undici. Its index also loads `fetch`, WebSockets, caches and mocks,
 * and nothing of a tick's start takes longer than that (docs/decisions/0013).
 */

let loading = null;
/** The same function, and the same agent with its connections, for the life of the process. */
function loadUndiciRequest() {
    loading ??= load();
    return loading;
}
async function load() {
    const [{ default: Agent }, { default: request }] = await Promise.all([
        Promise.all(/* import() */[__nccwpck_require__.e(440), __nccwpck_require__.e(405)]).then(__nccwpck_require__.t.bind(__nccwpck_require__, 57405, 19)),
        Promise.all(/* import() */[__nccwpck_require__.e(440), __nccwpck_require__.e(43)]).then(__nccwpck_require__.t.bind(__nccwpck_require__, 14043, 19)),
    ]);
    const agent = new Agent();
    return (url, options, dispatcher = agent) => {
        const { origin, pathname, search } = new URL(url);
        return request.call(dispatcher, { ...options, origin, path: `${pathname}${search}` });
    };
}
/** Published by undici when it hands the head of a request to the socket; a part of its documented interface. */
const SENT = 'undici:client:sendHeaders';
/** Resolves when the next request has been sent, or after `ms`. Never rejects. */
function nextRequestSent(ms) {
    return new Promise((resolve) => {
        const done = () => {
            clearTimeout(timer);
            (0,external_node_diagnostics_channel_.unsubscribe)(SENT, done);
            resolve();
        };
        const timer = setTimeout(done, ms);
        (0,external_node_diagnostics_channel_.subscribe)(SENT, done);
    });
}

;// CONCATENATED MODULE: ./build/action/src/http.js

class HttpFailure extends Error {
    name = 'HttpFailure';
    kind;
    /** A code such as `ECONNREFUSED`; never text of the request. */
    code;
    constructor(kind, code) {
        super(`${kind}: ${code}`);
        this.kind = kind;
        this.code = code;
    }
}
const UNSENT = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EAI_FAIL',
    'EHOSTUNREACH',
    'EHOSTDOWN',
    'ENETUNREACH',
    'ENETDOWN',
    'EADDRNOTAVAIL',
    'UND_ERR_CONNECT_TIMEOUT',
]);
const TIMEOUT = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']);
const CERTIFICATE = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_|ERR_SSL_|HOSTNAME_MISMATCH)/;
/** How long a request that is under way may still take once the process is told to stop. */
const LAST_CALL_MS = 3000;
/**
 * undici is loaded with the first request: commands that never ask a server do not pay for it.
 * @param stop aborted when the process is told to stop: what is under way then ends soon, as a `timeout`.
 */
function undiciExchange(dispatcher, stop) {
    return async (request) => {
        const send = await loadUndiciRequest();
        const ended = new AbortController();
        const timers = [setTimeout(() => ended.abort(), request.timeout_ms)];
        const onStop = () => void timers.push(setTimeout(() => ended.abort(), LAST_CALL_MS));
        stop?.addEventListener('abort', onStop);
        if (stop?.aborted === true)
            onStop();
        try {
            const options = {
                method: request.method,
                headers: { ...request.headers },
                body: request.body,
                signal: ended.signal,
                headersTimeout: request.timeout_ms,
                bodyTimeout: request.timeout_ms,
            };
            const answer = await send(request.url, options, dispatcher);
            const bytes = await readBody(answer.body, request.max_bytes);
            return { status: answer.statusCode, headers: firstOfEach(answer.headers), bytes };
        }
        catch (error) {
            if (error instanceof HttpFailure)
                throw error;
            if (!ended.signal.aborted)
                throw failureOf(error);
            throw new HttpFailure('timeout', stop?.aborted === true ? 'told to stop' : `${request.timeout_ms} ms`);
        }
        finally {
            for (const timer of timers)
                clearTimeout(timer);
            stop?.removeEventListener('abort', onStop);
        }
    };
}
/**
 * Has what requests need loaded, so that the first goes out at once when it is made by `make`; resolves when it has been
 * sent, or after `ms` without.
 */
async function sendFirst(make, ms) {
    await loadUndiciRequest();
    const sent = nextRequestSent(ms);
    const made = make();
    await sent;
    return made;
}
/** The way through a proxy, where the environment names one; undici's own requests do not look for it. */
async function proxyOf(env) {
    const httpProxy = env['http_proxy'] ?? env['HTTP_PROXY'];
    const httpsProxy = env['https_proxy'] ?? env['HTTPS_PROXY'];
    if ((httpProxy ?? httpsProxy ?? '') === '')
        return undefined;
    const { EnvHttpProxyAgent } = await Promise.all(/* import() */[__nccwpck_require__.e(440), __nccwpck_require__.e(405), __nccwpck_require__.e(752)]).then(__nccwpck_require__.t.bind(__nccwpck_require__, 46752, 19));
    const noProxy = env['no_proxy'] ?? env['NO_PROXY'] ?? '';
    return new EnvHttpProxyAgent({ httpProxy: httpProxy ?? '', httpsProxy: httpsProxy ?? '', noProxy });
}
/** {@link undiciExchange} by the way that the environment names. */
function environmentExchange(env) {
    let made = null;
    return async (request) => {
        made ??= proxyOf(env).then(undiciExchange);
        return (await made)(request);
    };
}
/** Reads a `Retry-After` header: seconds, or a date. null: absent or nonsense. */
function retryAfterMs(header, now) {
    if (header === undefined)
        return null;
    const text = header.trim();
    if (/^\d{1,9}$/.test(text))
        return Number(text) * 1000;
    const date = Date.parse(text);
    return Number.isNaN(date) ? null : Math.max(0, date - now);
}
async function readBody(body, max_bytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        size += chunk.length;
        // Leaving the loop destroys the stream and with it the connection.
        if (size > max_bytes)
            throw new HttpFailure('too-large', `${max_bytes} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
function firstOfEach(headers) {
    const out = {};
    for (const [name, value] of Object.entries(headers)) {
        const first = Array.isArray(value) ? value[0] : value;
        if (first !== undefined)
            out[name.toLowerCase()] = first;
    }
    return out;
}
function failureOf(error) {
    const code = codeOf(error);
    if (UNSENT.has(code))
        return new HttpFailure('unsent', code);
    if (TIMEOUT.has(code))
        return new HttpFailure('timeout', code);
    if (CERTIFICATE.test(code))
        return new HttpFailure('certificate', code);
    return new HttpFailure('lost', code);
}
/** A refused connection to a name with several addresses is an AggregateError whose code is that of the parts. */
function codeOf(error) {
    if (!(error instanceof Error))
        return 'unknown';
    if ('code' in error && typeof error.code === 'string')
        return error.code;
    return error.cause === undefined ? error.name : codeOf(error.cause);
}


/***/ }),

/***/ 29552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ MIB),
/* harmony export */   MM: () => (/* binding */ readLocalFile)
/* harmony export */ });
/* unused harmony export readLocalFileSync */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(84175);
/**
 * Files of this machine, read in one step: what is looked at is the open file and not its path, which may lead elsewhere by
 * then. Every read has a limit, and nothing over it is kept in memory.
 */



const MIB = 1024 * 1024;
/**
 * @throws {AgentdError} `file-too-large`, `file-not-plain`
 * @throws {Error} of the system: `ENOENT`, `EISDIR`; `ELOOP` where a link is refused.
 */
async function readLocalFile(path, limits) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, flagsFor(limits));
    try {
        const reading = new Reading(path, await file.stat(), limits);
        while (reading.add((await file.read(reading.room, 0, reading.room.length, null)).bytesRead))
            ;
        return reading.whole();
    }
    finally {
        await file.close();
    }
}
/** {@link readLocalFile} for those who cannot wait. */
function readLocalFileSync(path, limits) {
    const file = openSync(path, flagsFor(limits));
    try {
        const reading = new Reading(path, fstatSync(file), limits);
        while (reading.add(readSync(file, reading.room, 0, reading.room.length, null)))
            ;
        return reading.whole();
    }
    finally {
        closeSync(file);
    }
}
/** Without waiting for the other end of a pipe that somebody has put there. Windows has none of these flags. */
function flagsFor({ links }) {
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    return (O_RDONLY ?? 0) | (links === 'refuse' ? (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0) : 0);
}
const LEAST_ROOM = 4096;
class Reading {
    room;
    #path;
    #most;
    #parts = [];
    #size = 0;
    constructor(path, found, { most_bytes, links }) {
        this.#path = path;
        this.#most = most_bytes;
        if (found.isDirectory())
            throw Object.assign(new Error(`${path} is a directory`), { code: 'EISDIR' });
        if (links === 'refuse' && !found.isFile())
            throw notPlain(path);
        if (found.size > most_bytes)
            throw tooLarge(path, most_bytes);
        // One byte more shows at once that the file has ended.
        this.room = Buffer.allocUnsafe(Math.max(found.size + 1, LEAST_ROOM));
    }
    /** Takes in what was read into `room`; false: that was the end. */
    add(bytes) {
        this.#size += bytes;
        if (this.#size > this.#most)
            throw tooLarge(this.#path, this.#most);
        if (bytes === 0)
            return false;
        this.#parts.push(this.room.subarray(0, bytes));
        const rest = this.room.subarray(bytes);
        this.room = rest.length > 0 ? rest : Buffer.allocUnsafe(64 * 1024);
        return true;
    }
    whole() {
        const [only, second] = this.#parts;
        return only !== undefined && second === undefined ? only : Buffer.concat(this.#parts);
    }
}
function tooLarge(path, most_bytes) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentdError */ .ie({
        code: 'file-too-large',
        message: `${path} is larger than ${most_bytes} bytes, which is the most that is read of such a file.`,
        remedy: 'Look at what has made it so large; cut or remove it.',
        retry: false,
    });
}
function notPlain(path) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentdError */ .ie({
        code: 'file-not-plain',
        message: `${path} is no plain file, but a pipe, a device or the like.`,
        remedy: 'Look at who has put it there, and remove it.',
        retry: false,
    });
}


/***/ }),

/***/ 5869:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1708);
/* harmony import */ var _action_console_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(75000);
/* harmony import */ var _action_early_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(25164);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(84175);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(89670);
/**
 * Entry of the GitHub Action: the runner as a port, over `@actions/core`, which is loaded only when the first request is
 * under way; what is said until then is kept in order.
 */





let core = null;
const kept = [];
function say(what) {
    if (core === null)
        kept.push(what);
    else
        what(core);
}
const runner = {
    mask: (value) => say(({ setSecret }) => setSecret(value)),
    line: (text) => say(({ info }) => info(text)),
    debug: (text) => say(({ debug }) => debug(text)),
    annotate: (level, title, text, place) => {
        const where = {
            title,
            ...(place === undefined ? {} : { file: place.file }),
            ...(place?.line == null ? {} : { startLine: place.line }),
            ...(place?.column == null ? {} : { startColumn: place.column }),
        };
        say((core) => core[level](text, where));
    },
    openGroup: (title) => say(({ startGroup }) => startGroup(title)),
    closeGroup: () => say(({ endGroup }) => endGroup()),
    output: (name, value) => say(({ setOutput }) => setOutput(name, value)),
    page: async (markdown) => {
        const { summary } = await ready();
        try {
            await summary.emptyBuffer().addRaw(markdown).write({ overwrite: true });
        }
        catch (error) {
            console.log.debug(`The job summary cannot be written: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOf */ .Zw)(error).message}`);
        }
    },
    fail: () => {
        node_process__WEBPACK_IMPORTED_MODULE_0__.exitCode = 1;
    },
    ready: async () => void (await ready()),
};
async function ready() {
    core ??= await Promise.all(/* import() */[__nccwpck_require__.e(440), __nccwpck_require__.e(405), __nccwpck_require__.e(752), __nccwpck_require__.e(659)]).then(__nccwpck_require__.bind(__nccwpck_require__, 91659));
    for (const what of kept.splice(0))
        what(core);
    return core;
}
const console = new _action_console_js__WEBPACK_IMPORTED_MODULE_1__/* .Console */ .C(runner);
for (const event of ['uncaughtException', 'unhandledRejection']) {
    node_process__WEBPACK_IMPORTED_MODULE_0__.once(event, (error) => void crash(error));
}
/** What Node would print itself, nothing would redact or make inert. */
async function crash(error) {
    console.problem('error', (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOf */ .Zw)(error));
    if (error instanceof Error)
        console.log.debug(error.stack ?? '');
    await ready();
    node_process__WEBPACK_IMPORTED_MODULE_0__.exit(1);
}
const host = (0,_host_js__WEBPACK_IMPORTED_MODULE_4__/* .actionHost */ .LX)(console);
console.learn([{ name: 'github-token', value: host.env['GITHUB_TOKEN'] ?? '' }]);
const early = await (0,_action_early_js__WEBPACK_IMPORTED_MODULE_2__/* .askEarly */ .J)(host);
const { runAction } = await Promise.all(/* import() */[__nccwpck_require__.e(691), __nccwpck_require__.e(815), __nccwpck_require__.e(126)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2126));
await runAction(host, console, runner, early);
await ready();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 40147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   kz: () => (/* binding */ processHolder),
/* harmony export */   wD: () => (/* binding */ processIsDead)
/* harmony export */ });
/* unused harmony exports processTable, startOfStat, psTable */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(48161);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(84175);
/**
 * Who a process is, so that another process can tell later whether it still lives. A process number alone is not
 * enough: numbers are used again, by another process of the same machine or by another machine altogether.
 */



/** `<hostname>:<pid>:<start>` of this process, where start is `<machine>.<boot>.<namespace>.<start time>`. */
function processHolder(table = processTable()) {
    const { machine, boot, namespace } = table.realm;
    return `${table.host}:${process.pid}:${[machine, boot, namespace, table.started(process.pid) ?? '-'].join('.')}`;
}
/**
 * Whether the process behind `holder` is surely gone. False whenever that cannot be known: another host, another
 * process namespace, a name of another form.
 */
function processIsDead(holder, table = processTable()) {
    const match = /^([^:]+):(\d+):([^.:]+)\.([^.:]+)\.([^.:]+)\.([^.:]+)$/.exec(holder);
    if (match === null)
        return false;
    const [, host, pid, machine, boot, namespace, start] = match;
    const here = table.realm;
    if (host !== table.host || machine !== here.machine)
        return false;
    // An earlier boot, of a machine that has a name of its own: whatever ran then is gone.
    if (boot !== here.boot)
        return here.machine !== '-' && boot !== '-' && here.boot !== '-';
    if (namespace !== here.namespace)
        return false;
    const now = table.started(Number(pid));
    if (now === null)
        return true;
    return now !== '-' && start !== '-' && now !== start;
}
let ownTable;
/** The table of the machine this runs on. */
function processTable() {
    ownTable ??= process.platform === 'linux' ? procTable() : psTable();
    return ownTable;
}
/** Linux: `/proc`. The start time is counted in clock ticks since boot, so the boot belongs to it. */
function procTable() {
    return {
        host: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(),
        realm: {
            machine: short(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/etc/machine-id', 'utf8')),
            boot: short(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8')),
            namespace: short(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)('/proc/self/ns/pid').replace(/\D/g, '')),
        },
        started(pid) {
            try {
                return startOfStat((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'utf8'));
            }
            catch {
                // Not there, or hidden from this user (`hidepid`): a signal tells the two apart.
                return existence(pid);
            }
        },
    };
}
/** The start time in a line of `/proc/<pid>/stat`; null for a zombie, which runs no more. */
function startOfStat(stat) {
    // The second field is the program's name in parentheses and may hold spaces and parentheses itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X')
        return null;
    return fields[19] ?? '-';
}
/** macOS: `ps`, whose start time is a date and needs no boot. Elsewhere only existence can be asked. */
function psTable() {
    const realm = { machine: '-', boot: '-', namespace: '-' };
    return { host: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(), realm, started: process.platform === 'win32' ? existence : startByPs };
}
function startByPs(pid) {
    const exists = existence(pid);
    if (exists === null)
        return null;
    try {
        const env = { LC_ALL: 'C', TZ: 'UTC', PATH: '/bin:/usr/bin' };
        // Loaded only here: Linux needs no program for this, and loading takes a tenth of a tick's start.
        const { execFileSync } = process.getBuiltinModule('node:child_process');
        const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { env, encoding: 'utf8' }).trim();
        const [stat = '', ...date] = line.split(/\s+/);
        return stat.startsWith('Z') ? null : date.join('-').replaceAll(':', '-') || '-';
    }
    catch {
        return '-';
    }
}
function existence(pid) {
    try {
        process.kill(pid, 0);
        return '-';
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errnoOf */ .UQ)(error) === 'ESRCH' ? null : '-';
    }
}
function short(read) {
    try {
        return (read()
            .replace(/[^0-9a-z]/gi, '')
            .slice(0, 12) || '-');
    }
    catch {
        return '-';
    }
}


/***/ }),

/***/ 89854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Version of this package; a test holds it to package.json. */
const VERSION = '0.1.0';


/***/ }),

/***/ 85151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ cleanLine),
/* harmony export */   u: () => (/* binding */ clean)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(64373);
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

/***/ 50536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ek: () => (/* binding */ prefixEnd),
/* harmony export */   S_: () => (/* binding */ lastPart),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/** Cutting text without breaking what a reader sees as one character. Lengths are UTF-16 code units, as in `length`. */
/** Made at first use: it loads tables that most ticks do not need. */
let segmenter = null;
/** How far back a start for the segmentation, or a space to cut at, is looked for. */
const LOOK_BACK = 2048;
const WORD = 120;
const CHARACTER_MAX = 64;
/**
 * The longest prefix of at most `limit` units that ends between two visible characters, preferably between two words.
 * @returns its length.
 */
function prefixEnd(text, limit) {
    if (limit <= 0)
        return 0;
    if (text.length <= limit)
        return text.length;
    const space = lastSpace(text, limit, WORD);
    if (space > 0)
        return space;
    return graphemeBorder(text, limit);
}
/** `text` itself, or its beginning with an ellipsis; never longer than `limit` units. */
function shorten(text, limit) {
    if (text.length <= limit)
        return text;
    return limit < 1 ? '' : `${text.slice(0, prefixEnd(text, limit - 1)).trimEnd()}…`;
}
/** The end of `text` in at most `limit` units, with an ellipsis before it when something is missing. */
function lastPart(text, limit) {
    if (text.length <= limit)
        return text;
    const from = text.length - limit + 1;
    const newline = text.indexOf('\n', from);
    if (newline >= 0 && newline - from < limit / 2)
        return `…${text.slice(newline)}`;
    const border = graphemeBorder(text, from);
    const next = border < from ? border + firstGrapheme(text.slice(border, border + 256)).length : border;
    return `…${text.slice(next)}`;
}
function graphemeBorder(text, limit) {
    const space = lastSpace(text, limit, LOOK_BACK);
    let start = space >= 0 ? space : Math.max(0, limit - LOOK_BACK);
    if (isLowSurrogate(text, start))
        start += 1;
    let border = start;
    for (const { index, segment } of segments(text.slice(start, limit + CHARACTER_MAX))) {
        if (start + index > limit)
            break;
        border = start + index;
        if (start + index + segment.length === limit)
            return limit;
    }
    // A first character that is longer than any real one (a letter under a thousand marks) is cut all the same.
    return border > 0 || limit < CHARACTER_MAX ? border : limit - (isLowSurrogate(text, limit) ? 1 : 0);
}
function firstGrapheme(text) {
    for (const { segment } of segments(text))
        return segment;
    return '';
}
function lastSpace(text, limit, within) {
    for (let at = limit; at > 0 && at > limit - within; at -= 1) {
        const code = text.charCodeAt(at);
        if (code === 0x20 || code === 0x0a)
            return at;
    }
    return -1;
}
function isLowSurrogate(text, at) {
    const code = text.charCodeAt(at);
    return code >= 0xdc00 && code <= 0xdfff;
}
function segments(text) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    return segmenter.segment(text);
}


/***/ }),

/***/ 64373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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


/***/ }),

/***/ 13701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  lY: () => (/* binding */ createRedactor),
  oB: () => (/* binding */ unprotected)
});

// UNUSED EXPORTS: SECRET_MIN

// EXTERNAL MODULE: ./build/bot/invisible.js
var invisible = __nccwpck_require__(64373);
;// CONCATENATED MODULE: ./build/bot/plain-copy.js
/**
 * A copy of a text as somebody takes it who wants what it says, and where its parts are in the text: without characters
 * that nobody sees and colours of a terminal, and with full-width and other compatible forms of ASCII as ASCII.
 */

const COLOUR = String.raw `\u001b\[[0-?]*[ -/]*[@-~]`;
let pieces = null;
/** Group 1: what may be another form of ASCII; the rest is left out. Made at first use: most texts have neither. */
function piecesOf(text) {
    pieces ??= new RegExp(String.raw `${COLOUR}|${invisible/* UNSEEN */.PR}|((?![\0-\x7f])\p{Changes_When_NFKC_Casefolded})`, 'gu');
    return text.matchAll(pieces);
}
/** null: the copy would be the text itself. Takes time linear in the text. */
function plainCopy(text) {
    if (invisible/* ASCII */.gx.test(text))
        return null;
    const steps = [];
    let copy = '';
    let done = 0;
    for (const match of piecesOf(text)) {
        const [piece, form] = match;
        const said = form === undefined ? '' : asAscii(form);
        if (said === piece)
            continue;
        copy += text.slice(done, match.index);
        if (said !== '')
            steps.push({ at: copy.length, from: match.index, width: piece.length });
        copy += said;
        done = match.index + piece.length;
        steps.push({ at: copy.length, from: done, width: 0 });
    }
    if (done === 0)
        return null;
    copy += text.slice(done);
    return {
        text: copy,
        spanOf: (start, end) => ({ start: originalOf(steps, start).start, end: originalOf(steps, end - 1).end }),
    };
}
/** `text` as a copy has it, for comparing with one. */
function plainForm(text) {
    return plainCopy(text)?.text ?? text;
}
/** Some thousand characters have another form at all. */
const plain_copy_forms = new Map();
function asAscii(char) {
    let form = plain_copy_forms.get(char);
    if (form === undefined) {
        const compatible = char.normalize('NFKC');
        form = /^[!-~]+$/.test(compatible) ? compatible : char;
        plain_copy_forms.set(char, form);
    }
    return form;
}
/** The unit of the text that stands for the unit `at` of the copy. */
function originalOf(steps, at) {
    let low = 0;
    let high = steps.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((steps[middle]?.at ?? 0) <= at)
            low = middle + 1;
        else
            high = middle;
    }
    const step = steps[low - 1] ?? { at: 0, from: 0, width: 0 };
    if (step.width > 0)
        return { start: step.from, end: step.from + step.width };
    const start = step.from + at - step.at;
    return { start, end: start + 1 };
}

;// CONCATENATED MODULE: ./build/bot/token-shapes.js
/**
 * What well-known secrets look like, so that one is kept back even if nobody told agentd its value. Every pattern takes
 * time linear in the text: it is tied to a fixed beginning, and where it needs an end that may be missing, no second
 * start lies inside the run of characters that it has to read.
 */
/** Not in the middle of a word: `risk-…` holds no `sk-…`. `\n` written out, as in JSON, ends a word too. */
const edge = '(?:(?<![A-Za-z0-9_-])|(?<=\\\\[nrt]))';
/** Whole tokens with a telling beginning. */
const prefixed = new RegExp([
    // Those of GitHub's apps hold an app's number and a JWT, with dots and dashes.
    'gh[pousr]_(?:[A-Za-z0-9]{20,}|[A-Za-z0-9._-]{36,})',
    'github_pat_[A-Za-z0-9_]{20,}',
    'plane_(?:api|wh)_[A-Za-z0-9]{8,}',
    'hooks\\.slack\\.com/services/[A-Za-z0-9/]{8,}',
    'discord(?:app)?\\.com/api/webhooks/[A-Za-z0-9/_-]{8,}',
    `${edge}(?:${[
        'pln_[a-z]{2,8}_[A-Za-z0-9]{8,}',
        'glpat-[A-Za-z0-9_-]{16,}',
        'sk-(?=[A-Za-z_-]{0,64}[0-9])[A-Za-z0-9_-]{16,}',
        '[spr]k_(?:live|test)_[A-Za-z0-9]{16,}',
        'xox[a-z]-[A-Za-z0-9-]{10,}',
        'xapp-[A-Za-z0-9-]{10,}',
        '(?:AKIA|ASIA)[0-9A-Z]{16}',
        'AIza[A-Za-z0-9_-]{35}',
        'npm_[A-Za-z0-9]{30,}',
        'pypi-[A-Za-z0-9_-]{40,}',
        'hf_[A-Za-z0-9]{30,}',
        'tskey-[a-z]+-[A-Za-z0-9-]{10,}',
        'AGE-SECRET-KEY-1[0-9A-Z]{20,}',
        'eyJ[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{8,}(?:\\.[A-Za-z0-9_-]*)*',
    ].join('|')})`,
].join('|'), 'g');
const gap = '[ \\t]{0,8}';
const value = '[^\\s"\'\\\\,;<>[\\]]{6,}';
/** Told from a word of prose (`authorization: basic authentication`) by a digit or its length. */
const odd = '(?=[^\\s"\'\\\\,;<>[\\]]{0,64}[0-9]|[^\\s"\'\\\\,;<>[\\]]{16})';
/** The value after a header's name; group 1 is what stays. */
const headers = [
    new RegExp(`(\\bauthorization["']?${gap}[:=]${gap}["']?bearer[ \\t]{1,8})${value}`, 'gi'),
    new RegExp(`(\\bauthorization["']?${gap}[:=]${gap}["']?(?:(?:basic|token|apikey)[ \\t]{1,8})?)${odd}${value}`, 'gi'),
    new RegExp(`(\\b(?:x-api-key["']?${gap}[:=]${gap}["']?|bearer[ \\t]{1,8}))${odd}${value}`, 'gi'),
];
/** The password in `scheme://user:password@host`; group 1 is what stays. */
const userinfo = /(:\/\/[^\s/?#@:"'<>[\]]*:)[^\s/@"'<>[\]]+(?=@)/g;
const keyBegin = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const keyEnd = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
/** Long runs of base64, and a shorter one where the text breaks off. */
const keyLines = /(?:(?:\s|\\[nr])*[A-Za-z0-9+/=]{20,})*(?:(?:\s|\\[nr])*[A-Za-z0-9+/=]+\s*$)?/y;
function tokenSpans(text) {
    const spans = [];
    for (const match of text.matchAll(prefixed))
        spans.push({ start: match.index, end: match.index + match[0].length });
    for (const pattern of [...headers, userinfo]) {
        for (const match of text.matchAll(pattern)) {
            const start = match.index + (match[1] ?? '').length;
            spans.push({ start, end: match.index + match[0].length });
        }
    }
    return spans.concat(keySpans(text));
}
/** From BEGIN to END; without an END as far as it looks like a key. */
function keySpans(text) {
    const spans = [];
    let from = 0;
    let ends = true;
    for (;;) {
        keyBegin.lastIndex = from;
        const begin = keyBegin.exec(text);
        if (begin === null)
            return spans;
        keyEnd.lastIndex = begin.index;
        const end = ends ? keyEnd.exec(text) : null;
        if (end === null)
            ends = false;
        const after = begin.index + begin[0].length;
        from = end === null ? keyBody(text, after) : end.index + end[0].length;
        spans.push({ start: begin.index, end: from });
    }
}
function keyBody(text, from) {
    keyLines.lastIndex = from;
    return from + (keyLines.exec(text)?.[0].length ?? 0);
}

;// CONCATENATED MODULE: ./build/bot/redact.js
/**
 * The one redactor. Every text that leaves agentd (comment, pull request, summary, notice, log) passes through it: known
 * secrets become `[redacted NAME]`, in the forms in which they commonly turn up, and what looks like a token `[redacted]`.
 * Both are looked for in the text and in a plain copy of it, so that nothing hides behind what nobody sees. Case counts: in
 * another case a token is another one, and a password may be an everyday word.
 */


/** Shorter values are left alone: hiding every `admin` or `12345` would spoil the text and tell the value by its gaps. */
const SECRET_MIN = 6;
/** Lines of a multi-line value and parts of base64 are only unmistakable from this length on. */
const PART_MIN = 8;
/** Longer values are looked for where a text is cut by their lines only. */
const CUT_MAX = 512;
/** Names of the secrets that are too short to be hidden; a configuration check tells of them. */
function unprotected(secrets) {
    return secrets.filter(({ value }) => value.trim() !== '' && value.trim().length < SECRET_MIN).map(({ name }) => name);
}
/** Takes time linear in the text. Applied to its own output it changes nothing. */
function createRedactor(secrets) {
    const forms = new Map();
    for (const { name, value } of secrets) {
        const label = `[redacted ${name.replace(/[^A-Za-z0-9_.-]/g, '')}]`;
        for (const form of formsOf(value))
            if (!forms.has(form))
                forms.set(form, label);
    }
    const plainForms = new Map([...forms].map(([form, label]) => [plainForm(form), label]));
    for (const form of plainForms.keys())
        if (form.length < SECRET_MIN)
            plainForms.delete(form);
    return (text) => {
        const marks = marksIn(text, forms);
        const copy = plainCopy(text);
        if (copy !== null) {
            for (const mark of marksIn(copy.text, plainForms))
                marks.push({ ...mark, ...copy.spanOf(mark.start, mark.end) });
        }
        return marks.length === 0 ? text : replaced(text, marks);
    };
}
function marksIn(text, forms) {
    const marks = tokenSpans(text).map((span) => ({ ...span, label: '[redacted]', known: false }));
    for (const [form, label] of forms) {
        for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length)) {
            marks.push({ start: at, end: at + form.length, label, known: true });
        }
        marks.push(...cutMarks(text, form, label));
    }
    return marks;
}
/** A text that is the end or the beginning of a longer one may begin or end inside a secret: its larger part is one, too. */
function cutMarks(text, form, label) {
    const marks = [];
    // Lines of a longer value are forms of their own.
    if (form.length > CUT_MAX)
        return marks;
    const least = Math.max(PART_MIN, Math.ceil(form.length / 2));
    const most = Math.min(form.length - 1, text.length);
    for (let length = most; length >= least; length -= 1) {
        if (!text.startsWith(form.slice(-length)))
            continue;
        marks.push({ start: 0, end: length, label, known: true });
        break;
    }
    for (let length = most; length >= least; length -= 1) {
        if (!text.endsWith(form.slice(0, length)))
            continue;
        marks.push({ start: text.length - length, end: text.length, label, known: true });
        break;
    }
    return marks;
}
/** Marks that touch or overlap are hidden together, so that no rest of a secret shows between them. */
function replaced(text, marks) {
    marks.sort((a, b) => a.start - b.start || b.end - a.end);
    let out = '';
    let shown = 0;
    let open = null;
    for (const mark of marks) {
        if (open !== null && mark.start < open.end) {
            open = joined(open, mark);
            continue;
        }
        if (open !== null) {
            out += text.slice(shown, open.start) + open.label;
            shown = open.end;
        }
        open = mark;
    }
    if (open === null)
        return text;
    return out + text.slice(shown, open.start) + open.label + text.slice(open.end);
}
function joined(a, b) {
    return { start: a.start, end: Math.max(a.end, b.end), label: a.known ? a.label : b.label, known: a.known || b.known };
}
function formsOf(raw) {
    const value = raw.trim();
    const forms = new Set();
    if (value.length < SECRET_MIN)
        return forms;
    addWritten(forms, value);
    if (raw !== value)
        forms.add(raw);
    if (value.length >= PART_MIN)
        for (const form of base64Forms(value))
            forms.add(form);
    if (/[\r\n]/.test(value)) {
        for (const line of value.split(/[\r\n]+/)) {
            const part = line.trim();
            if (part.length >= PART_MIN && !/^-----(?:BEGIN|END) [A-Z0-9 ]+-----$/.test(part))
                addWritten(forms, part);
        }
    }
    return forms;
}
/** As it is, and as JSON, URLs and HTML write it. */
function addWritten(forms, value) {
    forms.add(value);
    forms.add(value.replaceAll('\r\n', '\n'));
    const json = JSON.stringify(value).slice(1, -1);
    forms.add(json);
    forms.add(JSON.stringify(json).slice(1, -1));
    forms.add(json.replaceAll('/', '\\/'));
    forms.add(json.replace(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`));
    const whole = value.replace(/\p{Cs}/gu, '\ufffd');
    for (const url of [
        encodeURIComponent(whole),
        encodeURI(whole),
        new URLSearchParams({ v: whole }).toString().slice(2),
    ]) {
        forms.add(url);
        forms.add(url.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase()));
    }
    const html = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    forms.add(html);
    forms.add(html.replaceAll('"', '&quot;'));
    forms.add(html.replaceAll('"', '&quot;').replaceAll("'", '&#39;'));
    forms.add(html.replaceAll('"', '&#34;').replaceAll("'", '&#x27;'));
}
/**
 * The characters of base64 that depend on the value alone, at each of the three positions it can have in a longer text
 * (as the password in Basic authentication has), in both alphabets; and the whole with its padding.
 */
function base64Forms(value) {
    const bytes = Buffer.from(value, 'utf8');
    const forms = [bytes.toString('base64'), bytes.toString('base64url')];
    for (let shift = 0; shift < 3; shift += 1) {
        const code = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
        const first = Math.ceil((shift * 8) / 6);
        const last = Math.floor(((shift + bytes.length) * 8) / 6);
        const own = code.slice(first, last);
        if (own.length >= PART_MIN)
            forms.push(own, own.replaceAll('+', '-').replaceAll('/', '_'));
    }
    return forms;
}


/***/ }),

/***/ 28229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ scrubbed)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(85151);
/** Every foreign or own text inside a message, cleaned and redacted before it is rendered. */

/** Fields that choose the wording; they hold words of closed lists. */
const CHOOSING = new Set(['kind', 'tag', 'class', 'limit']);
function scrubbed(message, redact) {
    return walk(message, (text) => redact((0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .u)(text)));
}
function walk(value, change) {
    if (typeof value === 'string')
        return change(value);
    if (Array.isArray(value))
        return value.map((entry) => walk(entry, change));
    if (typeof value !== 'object' || value === null)
        return value;
    const entries = Object.entries(value).map(([key, entry]) => [
        key,
        CHOOSING.has(key) ? entry : walk(entry, change),
    ]);
    return Object.fromEntries(entries);
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(5869);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
