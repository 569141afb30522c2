export const id = 898;
export const ids = [898];
export const modules = {

/***/ 70898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addCheckConfig: () => (/* binding */ addCheckConfig)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/action/src/config/check.js
var check = __webpack_require__(58869);
// EXTERNAL MODULE: ./build/action/src/config/problem.js
var config_problem = __webpack_require__(27042);
// EXTERNAL MODULE: ./build/action/src/commands/exit-codes.js
var exit_codes = __webpack_require__(38214);
// EXTERNAL MODULE: ./build/action/src/commands/load-config.js + 1 modules
var load_config = __webpack_require__(5538);
// EXTERNAL MODULE: ./build/action/src/commands/output.js
var output = __webpack_require__(92752);
// EXTERNAL MODULE: ./build/bot/redact.js + 1 modules
var redact = __webpack_require__(74287);
// EXTERNAL MODULE: ./build/action/src/config/explain.js
var explain = __webpack_require__(66938);
// EXTERNAL MODULE: ./build/action/src/config/parse.js + 17 modules
var parse = __webpack_require__(82207);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/action/src/prompt.js + 1 modules
var src_prompt = __webpack_require__(63224);
;// CONCATENATED MODULE: ./build/action/src/commands/check-prompts.js
/** Tries the projects' prompt templates on made-up items, so that a mistake is found before an item meets it. */



/** One problem for each template that cannot be read or does not render. */
async function checkPrompts(config, folder) {
    const found = [];
    for (const [key, { prompt }] of Object.entries(config.projects)) {
        if (prompt === undefined)
            continue;
        const tell = (code, message, remedy) => {
            found.push({ code, path: ['projects', key, 'prompt'], message, remedy, severity: 'error' });
        };
        const path = (0,external_node_path_.resolve)(folder, prompt);
        const text = await (0,promises_.readFile)(path, 'utf8').catch(() => null);
        if (text === null) {
            tell('prompt-missing', `\`${prompt}\` cannot be read.`, 'Correct the path, which is relative to the config file; without `prompt` the built-in one is used.');
            continue;
        }
        for (const ask of SAMPLES) {
            const result = await (0,src_prompt/* renderPrompt */.n)({ path: prompt, text }, ask, (html) => Promise.resolve(html));
            if (result.ok)
                continue;
            tell(result.problem.code, result.problem.message, result.problem.remedy);
            break;
        }
    }
    return found;
}
const state = { id: 's', name: 'Todo', group: 'unstarted' };
const item = {
    id: 'i',
    project: 'ENG',
    key: 'ENG-1',
    name: 'A title',
    description_html: '<p>A description.</p>',
    state,
    assignees: ['bot'],
    labels: ['a label'],
    priority: 'none',
    created_at: 0,
    updated_at: 0,
};
const project = {
    id: 'p',
    key: 'ENG',
    name: 'Engineering',
    archived: false,
    states: [state],
    labels: {},
    members: [{ id: 'ada', email: '', display_name: 'ada' }],
};
const comment = {
    id: 'c',
    actor: 'ada',
    updated_by: null,
    created_at: 0,
    html: '<p>A comment.</p>',
    access: 'INTERNAL',
    external_source: null,
    external_id: null,
};
function sample(run, more) {
    return {
        item,
        project,
        url: 'https://plane.example.com/acme/browse/ENG-1/',
        comments: [comment],
        fresh: [],
        handover: false,
        run: { id: 'ENG-1-1', kind: 'round', round: 1, iteration: 1, attempt: 1, resumed: false, ...run },
        terminal: 'box',
        executor: 'codex',
        repo: '/srv/eng',
        ...more,
    };
}
/** First round, a reply in the same thread, a reply in a new one, a next step, a further attempt, and hardly anything. */
const SAMPLES = [
    sample({}, {}),
    sample({ round: 2, resumed: true }, { fresh: ['c'] }),
    sample({ round: 2 }, { comments: [{ ...comment, id: 'b' }, comment], fresh: ['c'], handover: true }),
    sample({ kind: 'iteration', iteration: 2, resumed: true }, {}),
    sample({ kind: 'retry', attempt: 2 }, {}),
    sample({}, { item: { ...item, labels: [], description_html: '' }, comments: [] }),
];

;// CONCATENATED MODULE: ./build/action/src/commands/widened.js
/** What `check-config` tells beyond the file itself, for the command and for the Action. */




/** The report with what only this machine can tell: prompt templates below `folder`, values of variables. */
async function widened(report, text, host, folder) {
    const parsed = (0,parse/* parseConfig */.o4)(text);
    if (!parsed.ok)
        return report;
    const { config } = parsed;
    const prompts = (0,parse/* locate */.x5)(text, await checkPrompts(config, folder));
    const secrets = (0,explain/* secretsOf */.Fj)(config).map(({ key }) => ({ name: key, value: host.env[key] ?? '' }));
    return {
        ...report,
        ok: prompts.length === 0,
        problems: [...report.problems, ...prompts],
        warnings: [...report.warnings, ...(0,redact/* unprotected */.oB)(secrets).map(tooShort)],
    };
}
function tooShort(name) {
    return {
        code: 'secret-too-short',
        path: '',
        line: null,
        column: null,
        message: `The value of ${name} is so short that it is not hidden where it turns up in a text.`,
        remedy: 'Put a longer secret there.',
        severity: 'warning',
    };
}

;// CONCATENATED MODULE: ./build/action/src/commands/check-config.js







function addCheckConfig(program, host, done) {
    program
        .command('check-config')
        .description('Check the configuration and print the env block that the workflow needs.')
        .option('-c, --config <file>', 'configuration file')
        .option('--json', 'print one JSON object')
        .action(async (flags) => done(await checkCommand(host, flags)));
}
async function checkCommand(host, flags) {
    const json = flags.json === true;
    try {
        const { path, text } = await (0,load_config/* readConfigText */.i)(host, flags.config);
        const report = await widened((0,check/* checkConfig */.l)(text, { filename: path, env: host.env }), text, host, (0,external_node_path_.dirname)(path));
        if (json) {
            (0,output/* writeJson */.GF)(host, report);
            return report.ok ? exit_codes/* EXIT */.d.fine : exit_codes/* EXIT */.d.usage;
        }
        for (const problem of report.problems)
            host.writeError(`${(0,config_problem/* problemLine */.YK)(problem, path)}\n`);
        for (const warning of report.warnings) {
            host.writeError(`${(0,config_problem/* problemLine */.YK)(warning, path)}\n`);
        }
        if (report.counts !== null) {
            const { projects, terminals, executors } = report.counts;
            const parts = [(0,output/* counted */.hS)(projects, 'project'), (0,output/* counted */.hS)(terminals, 'terminal'), (0,output/* counted */.hS)(executors, 'executor')];
            host.write(`${path}: ${parts.join(', ')}.\n`);
        }
        if (report.env_block !== null) {
            host.write(`\nThe workflow step needs:\n\n${report.env_block}\n\nA vault runner needs:\n\n${report.secret_env_args ?? ''}\n`);
        }
        for (const { key, uses } of report.missing_env ?? []) {
            host.write(`${(0,output/* paint */.nI)(host, 'yellow', 'not set here:')} ${key} (${uses.join(', ')})\n`);
        }
        return report.ok ? exit_codes/* EXIT */.d.fine : exit_codes/* EXIT */.d.usage;
    }
    catch (error) {
        return (0,output/* fail */.fJ)(host, error, json);
    }
}


/***/ }),

/***/ 5538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ loadConfig),
  i: () => (/* binding */ readConfigText)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/action/src/config/parse.js + 17 modules
var parse = __webpack_require__(82207);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
;// CONCATENATED MODULE: ./build/action/src/commands/config-names.js
/** Where a configuration is looked for when none is named, in this order. */
const CONFIG_NAMES = ['agentd.yml', 'agentd.yaml', '.github/agentd/config.yml', '.github/agentd.yml'];

;// CONCATENATED MODULE: ./build/action/src/commands/load-config.js
/** Finds and reads the configuration file of a command. */






/** @throws {ConfigError} no file, or problems: all of them at once. */
async function loadConfig(host, named) {
    const { path, text } = await readConfigText(host, named);
    return { config: (0,parse/* requireConfig */.Eu)(text, path), path, folder: (0,external_node_path_.dirname)(path) };
}
async function readConfigText(host, named) {
    const found = named ?? CONFIG_NAMES.find((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(host.cwd, name)));
    if (found === undefined) {
        throw new errors/* ConfigError */.xL({
            code: 'config-absent',
            message: `There is no ${CONFIG_NAMES.slice(0, -1).join(', ')} or ${CONFIG_NAMES.at(-1) ?? ''} in ${host.cwd}.`,
            remedy: 'Name the file with --config FILE, or make one from `config/agentd.example.yml`.',
            retry: false,
        });
    }
    const path = (0,external_node_path_.resolve)(host.cwd, found);
    try {
        return { path, text: await (0,promises_.readFile)(path, 'utf8') };
    }
    catch (cause) {
        throw new errors/* ConfigError */.xL({ code: 'config-unreadable', message: `${path} cannot be read.`, remedy: 'Check the path.', retry: false }, { cause });
    }
}


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
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38214);
/** Tables and colour for people; JSON for programs. */


const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 };
/** Colours `text` where the output shows colour. */
function paint(host, style, text) {
    return host.colour ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
}
/** Left-aligned columns, two spaces apart; the last is not padded. */
function table(rows) {
    const widths = [];
    for (const row of rows) {
        for (const [index, cell] of row.entries())
            widths[index] = Math.max(widths[index] ?? 0, visibleLength(cell));
    }
    return rows
        .map((row) => row
        .map((cell, index) => index === row.length - 1 ? cell : cell + ' '.repeat((widths[index] ?? 0) - visibleLength(cell)))
        .join('  ')
        .trimEnd())
        .join('\n');
}
function visibleLength(text) {
    // oxlint-disable-next-line no-control-regex
    return Array.from(text.replace(/\u001b\[\d+m/g, '')).length;
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
    const problem = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOf */ .Zw)(error);
    const code = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.usage : _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.failed;
    if (json)
        writeJson(host, { ok: false, error: problem });
    else
        writeProblem(host, problem);
    if (problem.code === 'internal' && error instanceof Error)
        host.log.debug(error.stack ?? '');
    return code;
}
function writeProblem(host, problem) {
    host.writeError(`${paint(host, 'red', `error ${problem.code}:`)} ${problem.message}\n`);
    if (problem.remedy !== '')
        host.writeError(`  ${problem.remedy}\n`);
}


/***/ }),

/***/ 58869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ checkConfig)
/* harmony export */ });
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66938);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82207);
/** The report of `agentd check-config`: pure, printable and serialisable. */


function checkConfig(text, { filename, env }) {
    const parsed = (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o4)(text);
    const config = parsed.ok ? parsed.config : null;
    return {
        ok: parsed.ok,
        filename,
        problems: parsed.ok ? [] : parsed.problems.filter(({ severity }) => severity === 'error'),
        warnings: [...warningsOf(parsed), ...(config === null || env === undefined ? [] : surroundings(config, env))],
        counts: config && {
            projects: Object.keys(config.projects).length,
            terminals: Object.keys(config.terminals).length,
            executors: Object.keys(config.executors).length,
        },
        env_block: config && (0,_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .envBlock */ .HP)(config),
        secret_env_args: config && (0,_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .secretEnvArgs */ .D3)(config),
        missing_env: config && env !== undefined ? (0,_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .missingSecrets */ .mO)(config, env) : null,
    };
}
function warningsOf(parsed) {
    return parsed.ok ? parsed.warnings : parsed.problems.filter(({ severity }) => severity === 'warning');
}
/** What is odd only where it runs. */
function surroundings(config, env) {
    if (config.state.store !== 'file' || env.GITHUB_ACTIONS !== 'true')
        return [];
    if (env.RUNNER_ENVIRONMENT === 'self-hosted')
        return [];
    return [
        {
            code: 'state-is-forgotten',
            path: 'state.store',
            line: null,
            column: null,
            message: 'A hosted runner forgets its disk, and with it a state kept in a file.',
            remedy: 'Use `store: branch`, or a self-hosted runner whose disk stays.',
            severity: 'warning',
        },
    ];
}


/***/ }),

/***/ 63224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ renderPrompt)
});

// EXTERNAL MODULE: ./node_modules/liquidjs/dist/liquid.node.js
var liquid_node = __webpack_require__(48694);
// EXTERNAL MODULE: ./build/action/src/plane/html-to-markdown.js + 1 modules
var html_to_markdown = __webpack_require__(61210);
;// CONCATENATED MODULE: ./build/action/src/core/handover.js
/**
 * What a new thread must know of the rounds before it: made from the comments in Plane, because state keeps no text.
 * Pure. The oldest parts give way when it grows too long.
 */
const HANDOVER_CHARS = 12_000;
const ONE_CHARS = 4_000;
/** Empty when nothing was said yet. `comments`: oldest first. */
function handoverSummary(comments) {
    const kept = [];
    let length = 0;
    for (const comment of comments.toReversed()) {
        const heading = comment.own ? 'You answered' : `${comment.author} wrote`;
        const entry = `### ${heading}\n\n${shorten(comment.text.trim())}`;
        if (length + entry.length > HANDOVER_CHARS)
            break;
        length += entry.length;
        kept.unshift(entry);
    }
    if (kept.length === 0)
        return '';
    const left = comments.length - kept.length;
    const note = left === 0 ? '' : `(${left} earlier ${left === 1 ? 'entry is' : 'entries are'} left out.)\n\n`;
    return `${note}${kept.join('\n\n')}`;
}
function shorten(text) {
    const points = Array.from(text);
    if (points.length <= ONE_CHARS)
        return text;
    return `${points.slice(0, ONE_CHARS).join('')} …`;
}

;// CONCATENATED MODULE: ./build/action/src/prompt.js
/**
 * Prompts: a strict Liquid template over the item, its new comments and what happened before. Text of people enters as
 * values only and is never read as a template; an unknown variable fails that run with a clear message.
 */



async function renderPrompt(template, ask, toMarkdown) {
    const names = new Map(ask.project.members.map((member) => [member.id, member.display_name]));
    const spoken = async (comment) => ({
        author: comment.external_source === 'agentd' ? 'agentd' : (0,html_to_markdown/* visible */.R)(names.get(comment.actor) ?? 'Someone'),
        own: comment.external_source === 'agentd',
        text: (await toMarkdown(comment.html, ask.project)).trim(),
    });
    const fresh = new Set(ask.fresh);
    const before = ask.comments.filter((comment) => !fresh.has(comment.id));
    const scope = {
        item: {
            key: ask.item.key,
            title: (0,html_to_markdown/* visible */.R)(ask.item.name),
            description: (await toMarkdown(ask.item.description_html ?? '', ask.project)).trim(),
            labels: ask.item.labels.map(html_to_markdown/* visible */.R),
            priority: ask.item.priority,
            state: ask.item.state.name,
            url: ask.url,
        },
        comments: await Promise.all(ask.comments.filter((comment) => fresh.has(comment.id)).map(spoken)),
        handover: ask.handover ? handoverSummary(await Promise.all(before.map(spoken))) : '',
        run: ask.run,
        terminal: ask.terminal,
        executor: ask.executor,
        repo: ask.repo,
    };
    try {
        const text = await engine.render(parsed(template.text), scope);
        return { ok: true, text: safeStart(String(text)) };
    }
    catch (error) {
        const where = template.path === null ? 'The built-in prompt' : `The prompt template ${template.path}`;
        return {
            ok: false,
            problem: {
                code: 'prompt-template',
                message: `${where} does not render: ${error instanceof Error ? firstLine(error.message) : String(error)}`,
                remedy: `Correct the template; it may use ${Object.keys(scope).join(', ')} (docs/operations.md).`,
                retry: false,
            },
        };
    }
}
const engine = new liquid_node/* Liquid */.HX({ strictVariables: true, strictFilters: true, ownPropertyOnly: true, lenientIf: false });
const templates = new Map();
/** A project's template is the same for all its items. @throws when it is none */
function parsed(text) {
    let template = templates.get(text);
    if (template === undefined) {
        template = engine.parse(text);
        templates.set(text, template);
    }
    return template;
}
/** Agents read a leading slash as a command of their own; NUL cannot pass a command line or a file of text. */
function safeStart(text) {
    const clean = text.replaceAll('\0', '');
    return clean.trimStart().startsWith('/') ? `Task:\n\n${clean}` : clean;
}
function firstLine(message) {
    return message.split('\n', 1)[0] ?? message;
}


/***/ })

};
