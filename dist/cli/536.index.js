export const id = 536;
export const ids = [536];
export const modules = {

/***/ 88149:
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
// EXTERNAL MODULE: ./build/bot/redact.js + 2 modules
var redact = __webpack_require__(13701);
// EXTERNAL MODULE: ./build/action/src/config/explain.js
var explain = __webpack_require__(66938);
// EXTERNAL MODULE: ./build/action/src/config/parse.js + 18 modules
var parse = __webpack_require__(28429);
// EXTERNAL MODULE: ./build/action/src/config/pasted-key.js
var pasted_key = __webpack_require__(27602);
// EXTERNAL MODULE: ./build/action/src/prompt-file.js
var prompt_file = __webpack_require__(11341);
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
        const text = await (0,prompt_file/* readPrompt */.$)(path).catch(() => null);
        if (text === null) {
            tell('prompt-missing', `\`${prompt}\` cannot be read.`, 'Correct the path, which is relative to the config file; without `prompt` the built-in one is used.');
            continue;
        }
        const render = (ask) => (0,src_prompt/* renderPrompt */.n)({ path: prompt, text }, ask, (html) => Promise.resolve(html));
        const problems = (await Promise.all(SAMPLES.map(render))).map((result) => (result.ok ? null : result.problem));
        // What says nothing for a bare item alone is told where that happens.
        const wrong = problems.find((problem) => problem !== null && problem.code !== 'prompt-empty') ?? problems[0];
        if (wrong != null)
            tell(wrong.code, wrong.message, wrong.remedy);
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
        said: [],
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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/action/src/doctor/check-survival.js
var check_survival = __webpack_require__(27571);
;// CONCATENATED MODULE: ./build/action/src/commands/check-survival.js
/** Whether runs of local terminals outlive a service that starts the tick, for `check-config`. */



function supervisionHere() {
    const { username, uid } = (0,external_node_os_.userInfo)();
    return {
        systemd: (0,external_node_fs_.existsSync)('/run/systemd/system'),
        user: username,
        superuser: uid === 0,
        lingers: (0,external_node_fs_.existsSync)(`/var/lib/systemd/linger/${username}`),
    };
}
/** A warning for each local terminal whose runs would get no scope of their own. */
function checkLocalSurvival(config, { systemd, user, superuser, lingers }) {
    if (!systemd || superuser || lingers)
        return [];
    return Object.entries(config.terminals).flatMap(([name, { transport, os }]) => {
        if (transport !== 'local' || os !== 'linux')
            return [];
        return [
            {
                code: 'runs-end-with-the-tick',
                path: ['terminals', name, 'transport'],
                message: check_survival/* ENDS_WITH_THE_TICK */.Ky,
                remedy: (0,check_survival/* survivalRemedy */.z4)(user, 'that service'),
                severity: 'warning',
            },
        ];
    });
}

;// CONCATENATED MODULE: ./build/action/src/commands/widened.js
/** What `check-config` tells beyond the file itself, for the command and for the Action. */






/** The report with what only this machine can tell: prompt templates below `folder`, values of variables, who ends runs. */
async function widened(report, text, host, folder, supervision = supervisionHere()) {
    const parsed = (0,parse/* parseConfig */.o4)(text);
    if (!parsed.ok)
        return report;
    const { config } = parsed;
    const prompts = (0,parse/* locate */.x5)(text, await checkPrompts(config, folder));
    const survival = (0,parse/* locate */.x5)(text, checkLocalSurvival(config, supervision));
    const secrets = (0,explain/* secretsOf */.Fj)(config).map(({ key }) => ({ name: key, value: host.env[key] ?? '' }));
    return {
        ...report,
        ok: prompts.length === 0,
        problems: [...report.problems, ...prompts],
        warnings: [...report.warnings, ...survival, ...(0,redact/* unprotected */.oB)(secrets).map(tooShort), ...secrets.flatMap(changed)],
    };
}
/** A key goes the way of any secret: to a login of ours, or to a relay command, which would say less of it. */
function changed({ name, value }) {
    const wrong = (0,pasted_key/* pastedWrong */.p)(value);
    if (wrong === null)
        return [];
    const message = `The value of ${name} is a private key with ${wrong}.`;
    const remedy = 'Store it with the lines that it has in its file.';
    return [{ code: 'secret-line-ends', path: '', line: null, column: null, message, remedy, severity: 'warning' }];
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

// EXTERNAL MODULE: ./build/action/src/commands/wrap.js
var wrap = __webpack_require__(99161);
;// CONCATENATED MODULE: ./build/action/src/commands/check-config.js








function addCheckConfig(program, host, done) {
    program
        .command('check-config')
        .description('Check the configuration and the environment variables that it names, and print the env block that a workflow needs.')
        .option('-c, --config <file>', 'configuration file')
        .option('--file-only', 'variables that are not set here do not count')
        .option('--json', 'print one JSON object')
        .action(async (flags) => done(await checkCommand(host, flags)));
}
async function checkCommand(host, flags) {
    const json = flags.json === true;
    try {
        const { path, text } = await (0,load_config/* readConfigText */.im)(host, flags.config);
        const report = await widened((0,check/* checkConfig */.l)(text, { filename: path, env: host.env }), text, host, (0,external_node_path_.dirname)(path));
        const missing = report.missing_env ?? [];
        const ok = report.ok && (missing.length === 0 || flags.fileOnly === true);
        if (json) {
            (0,output/* writeJson */.GF)(host, { ...report, ok });
            return ok ? exit_codes/* EXIT */.d.fine : exit_codes/* EXIT */.d.usage;
        }
        const width = (0,wrap/* widthOf */.qz)(host);
        for (const problem of [...report.problems, ...report.warnings]) {
            host.writeError(`${(0,wrap/* wrap */.LV)((0,config_problem/* problemLine */.YK)(problem, path), width, 2)}\n`);
        }
        if (report.counts !== null) {
            const { projects, terminals, executors } = report.counts;
            const parts = [(0,output/* counted */.hS)(projects, 'project'), (0,output/* counted */.hS)(terminals, 'terminal'), (0,output/* counted */.hS)(executors, 'executor')];
            (0,output/* writeText */.x3)(host, `${path}: ${parts.join(', ')}.`);
        }
        if (report.env_block !== null) {
            host.write(`\nThe workflow step needs:\n\n${report.env_block}\n\nA command that takes secrets from a vault and runs another with them needs:\n\n${report.secret_env_args ?? ''}\n`);
        }
        if (missing.length > 0) {
            const rows = missing.map(({ key, uses }) => [(0,output/* paint */.nI)(host, 'yellow', '  not set'), key, uses.join(', ')]);
            const then = flags.fileOnly === true ? '' : ', so that nothing can run here (--file-only leaves that aside)';
            const are = missing.length === 1 ? 'is' : 'are';
            const said = `${(0,output/* counted */.hS)(missing.length, 'variable')} of the configuration ${are} empty or not set here${then}:`;
            host.write(`\n${(0,wrap/* wrap */.LV)(said, width)}\n${(0,output/* table */.tp)(rows, width)}\n`);
        }
        return ok ? exit_codes/* EXIT */.d.fine : exit_codes/* EXIT */.d.usage;
    }
    catch (error) {
        return (0,output/* fail */.fJ)(host, error, json);
    }
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

/***/ 27602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ pastedWrong)
/* harmony export */ });
/** What pasting has done to a private key that lies in a variable: forms and fields of web pages change its lines. Pure. */
const BEGIN = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/;
const MARKS = /-----(?:BEGIN|END) [A-Z0-9 ]+-----/g;
/** What stands there and does not belong, as in "it has … where line ends belong"; null: its lines are as in its file. */
function pastedWrong(text) {
    const key = text.trim();
    if (!BEGIN.test(key))
        return null;
    if (/^(["'`]).*\1$/s.test(key))
        return 'quotes around it';
    if (!key.includes('\n')) {
        if (key.includes('\\n'))
            return 'the two characters \\n where line ends belong';
        if (key.includes('\r'))
            return 'carriage returns alone where line ends belong';
        return /\s/.test(key.replace(MARKS, '')) ? 'blanks where line ends belong' : 'no line ends';
    }
    const lines = key.split(/\r?\n/);
    return lines.some((line, index) => (index > 0 && /^[ \t]/.test(line)) || /[ \t]$/.test(line))
        ? 'blanks at the ends of its lines'
        : null;
}


/***/ }),

/***/ 56598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ withClosedFence)
/* harmony export */ });
/** Markdown that was cut: what comes after it must not be read as the code in which the cut fell. Pure. */
/** What stands before it says in which list or quote it is. Code is always fenced here, so no line is code by its indent. */
const FENCE = /^([ >]*(?:(?:[-*+]|\d{1,9}[.)]) +)*)(`{3,}(?=[^`]*$)|~{3,})/;
/** `text` with the fence closed that is open at its end. */
function withClosedFence(text) {
    let fence = null;
    let before = '';
    for (const line of text.split('\n')) {
        const [, prefix = '', bar] = FENCE.exec(line) ?? [];
        if (bar === undefined)
            continue;
        if (fence === null) {
            fence = bar;
            before = prefix.replace(/[^ >]/g, ' ');
        }
        else if (bar.startsWith(fence) && line.trimEnd().endsWith(bar)) {
            fence = null;
        }
    }
    return fence === null ? text : `${text.trimEnd()}\n${before}${fence}`;
}


/***/ }),

/***/ 11341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readPrompt)
/* harmony export */ });
/* harmony import */ var _local_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29552);
/** A project's prompt template, as a file of its repository. */

/** @throws {Error} it cannot be read, or is no text that anybody would write as a prompt. */
async function readPrompt(path) {
    return (await (0,_local_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readLocalFile */ .MM)(path, { most_bytes: _local_file_js__WEBPACK_IMPORTED_MODULE_0__/* .MIB */ .D6, links: 'follow' })).toString('utf8');
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
// EXTERNAL MODULE: ./build/bot/clean.js
var clean = __webpack_require__(85151);
// EXTERNAL MODULE: ./build/bot/invisible.js
var invisible = __webpack_require__(64373);
// EXTERNAL MODULE: ./build/bot/said-digest.js
var said_digest = __webpack_require__(87258);
// EXTERNAL MODULE: ./build/action/src/core/open-fence.js
var open_fence = __webpack_require__(56598);
;// CONCATENATED MODULE: ./build/action/src/core/handover.js
/**
 * What a new thread must know of the rounds before it: made from the comments in Plane, because state keeps no text.
 * Pure. The oldest parts give way when it grows too long.
 */

const LEFT_OUT = {
    edited: '(An earlier answer of yours was edited by somebody and is left out.)',
    unrecorded: '(An earlier answer of yours is left out: there is no record of how it was posted.)',
};
const HANDOVER_CHARS = 12_000;
const ONE_CHARS = 4_000;
/** What a prompt holds of new comments (docs/operations.md); the item's own text has its limit of its own. */
const NEW_CHARS = 40_000;
const NEW_ONE_CHARS = 20_000;
/**
 * The newest of the new comments, as many as there is room for, oldest first. The first of them says how many are left out,
 * so that every template tells it. `newest`: newest first; no more are taken than are needed.
 */
async function newComments(newest, count) {
    const kept = [];
    let length = 0;
    for await (const comment of newest) {
        const text = cutTo(comment.text, NEW_ONE_CHARS, '\n\n[The comment is cut here; the rest is in Plane.]');
        if (kept.length > 0 && length + text.length > NEW_CHARS)
            break;
        length += text.length;
        kept.unshift({ ...comment, text });
    }
    const left = count - kept.length;
    const [oldest] = kept;
    if (left === 0 || oldest === undefined)
        return kept;
    const note = `[${left} earlier new ${left === 1 ? 'comment is' : 'comments are'} left out here; read ${left === 1 ? 'it' : 'them'} in Plane.]`;
    return [{ ...oldest, text: `${note}\n\n${oldest.text}` }, ...kept.slice(1)];
}
/** agentd's line of facts under an answer: no words of the agent's, so a hand-over does not give it back as such. */
const FOOTER = /\n+---\n+[^\n]* · round \d+(?: · [^\n]*)?$/;
/** An own comment as the agent wrote it. */
function withoutFooter(text) {
    return text.trimEnd().replace(FOOTER, '');
}
/** Empty when nothing was said yet. `comments`: oldest first. */
function handoverSummary(comments) {
    const kept = [];
    let length = 0;
    const said = comments.filter(({ text, left_out }) => left_out !== undefined || text.trim() !== '');
    for (const comment of said.toReversed()) {
        const entry = entryOf(comment);
        if (length + entry.length > HANDOVER_CHARS)
            break;
        length += entry.length;
        kept.unshift(entry);
    }
    if (kept.length === 0)
        return '';
    const left = said.length - kept.length;
    const note = left === 0 ? '' : `(${left} earlier ${left === 1 ? 'entry is' : 'entries are'} left out.)\n\n`;
    return `${note}${kept.join('\n\n')}`;
}
function entryOf({ author, own, text, left_out }) {
    if (left_out !== undefined)
        return LEFT_OUT[left_out];
    return `### ${own ? 'You answered' : `${author} wrote`}\n\n${shorten(text.trim())}`;
}
function shorten(text) {
    return cutTo(text, ONE_CHARS, ' …');
}
function cutTo(text, most, note) {
    if (text.length <= most)
        return text;
    const points = Array.from(text);
    if (points.length <= most)
        return text;
    const kept = points.slice(0, most).join('');
    const closed = (0,open_fence/* withClosedFence */.Y)(kept);
    // Behind a fence on its own line a note would keep it from being one.
    return closed === kept ? `${kept}${note}` : `${closed}\n\n${note.trim()}`;
}

;// CONCATENATED MODULE: ./build/action/src/prompt.js
/**
 * Prompts: a strict Liquid template over the item, its new comments and what happened before. Text of people enters as
 * values only and is never read as a template; an unknown variable fails that run with a clear message.
 */





async function renderPrompt(template, ask, toMarkdown) {
    const names = new Map(ask.project.members.map((member) => [member.id, member.display_name]));
    const said = new Map(ask.said.map(({ id, digest }) => [id, digest]));
    const spoken = async (comment) => {
        const own = comment.external_source === 'agentd';
        const author = own ? 'agentd' : (0,clean/* cleanLine */.O)(names.get(comment.actor) ?? '') || 'Someone';
        const digest = said.get(comment.id);
        if (own && digest !== (0,said_digest/* saidDigest */.A)(comment.html)) {
            return { author, own, text: '', left_out: digest === undefined ? 'unrecorded' : 'edited' };
        }
        const text = (await toMarkdown(comment.html, ask.project)).trim();
        return { author, own, text: own ? withoutFooter(text) : text };
    };
    const fresh = new Set(ask.fresh);
    const before = ask.comments.filter((comment) => !fresh.has(comment.id));
    const added = ask.comments.filter((comment) => fresh.has(comment.id));
    async function* newestFirst() {
        for (const comment of added.toReversed())
            yield await spoken(comment);
    }
    const scope = {
        item: {
            key: (0,clean/* cleanLine */.O)(ask.item.key),
            title: (0,clean/* cleanLine */.O)(ask.item.name),
            description: (await toMarkdown(ask.item.description_html ?? '', ask.project)).trim(),
            labels: ask.item.labels.map(clean/* cleanLine */.O),
            priority: ask.item.priority,
            state: (0,clean/* cleanLine */.O)(ask.item.state.name),
            url: ask.url,
        },
        comments: await newComments(newestFirst(), added.length),
        handover: ask.handover ? handoverSummary(await Promise.all(before.map(spoken))) : '',
        run: ask.run,
        terminal: ask.terminal,
        executor: ask.executor,
        repo: ask.repo,
    };
    const where = template.path === null ? 'The built-in prompt' : `The prompt template ${template.path}`;
    try {
        const text = safeStart(String(await engine.render(parsed(template.text), scope)));
        return (0,invisible/* bare */.$B)(text).trim() === '' ? { ok: false, problem: emptyPrompt(where) } : { ok: true, text };
    }
    catch (error) {
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
/** An agent that is asked nothing costs money all the same, and does what nobody wants. */
function emptyPrompt(where) {
    return {
        code: 'prompt-empty',
        message: `${where} renders to nothing for this item.`,
        remedy: 'Let the template say something for every item, such as `{{ item.title }}` (docs/operations.md).',
        retry: false,
    };
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


/***/ }),

/***/ 74500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X2: () => (/* binding */ WATCHDOG_WAYS),
/* harmony export */   dk: () => (/* binding */ WAYS),
/* harmony export */   g$: () => (/* binding */ listOfWays),
/* harmony export */   ov: () => (/* binding */ OUTSIDE)
/* harmony export */ });
/** PowerShell's functions, and what people call the ways. Each throws why it is refused; the others are tried all the same. */
const WAYS = {
    by_schtasks: 'schtasks.exe',
    by_com: 'task service by COM',
    by_wmi: 'WMI',
    by_breakaway: 'breakaway from the job',
};
/** A watchdog needs no session of the user and no task, so it is started by those only where the others are refused. */
const WATCHDOG_WAYS = ['by_wmi', 'by_breakaway', 'by_schtasks', 'by_com'];
/** A list of PowerShell. */
const listOfWays = (ways) => `@(${ways.map((way) => `'${way}'`).join(',')})`;
/**
 * `outside TASK FILE WORDS WAYS`: starts that script by the first of the ways that is not refused; says how, by which way. Nothing: each was.
 * Sets .tried to what was refused before, in order, with Windows' own words.
 */
const OUTSIDE = String.raw `function outside($name,$file,$words,$chosen){
$State.tried=@();$titles=@{${Object.entries(WAYS)
    .map(([way, title]) => `${way}='${title}'`)
    .join(';')}}
foreach($way in $chosen){
try{return [string](& $way $name $file $words)+' by '+$titles[$way]}
catch{$State.tried+=$titles[$way]+': '+([string]$_ -replace '\s+',' ').Trim()}}
}
`;


/***/ }),

/***/ 13701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lY: () => (/* binding */ createRedactor),
  oB: () => (/* binding */ unprotected)
});

// UNUSED EXPORTS: SECRET_MIN

// EXTERNAL MODULE: ./build/bot/invisible.js
var invisible = __webpack_require__(64373);
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

/***/ 87258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ saidDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** How an own comment is known again: by what Plane returned for it when it was posted. */

/** 128 bits: nobody finds another text to one that is given. */
const HEX_DIGITS = 32;
/**
 * First half of the SHA-256 of a comment's HTML, as lower-case hex. `html` as Plane returns it, which may differ from
 * what was sent: v1.3.1 trims it, later versions clean it. Line ends and blanks around it do not count.
 */
function saidDigest(html) {
    const text = html.replace(/\r\n?/g, '\n').trim();
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text, 'utf8').digest('hex').slice(0, HEX_DIGITS);
}


/***/ })

};
