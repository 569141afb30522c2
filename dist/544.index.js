export const id = 544;
export const ids = [544];
export const modules = {

/***/ 13544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/action/src/commands/load-config.js
var load_config = __webpack_require__(55660);
// EXTERNAL MODULE: ./build/action/src/commands/output.js + 1 modules
var output = __webpack_require__(38638);
// EXTERNAL MODULE: ./build/bot/redact.js + 1 modules
var redact = __webpack_require__(74287);
// EXTERNAL MODULE: ./build/action/src/config/explain.js
var explain = __webpack_require__(66938);
// EXTERNAL MODULE: ./build/action/src/config/parse.js + 22 modules
var parse = __webpack_require__(62814);
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

// EXTERNAL MODULE: ./build/action/src/config/check.js
var check = __webpack_require__(58869);
// EXTERNAL MODULE: ./build/action/src/action/markdown.js
var markdown = __webpack_require__(17220);
;// CONCATENATED MODULE: ./build/action/src/action/check.js
/** Mode `check-config`: every problem of the configuration at its place in the file, and what the workflow must hand over. */






const ROWS = 500;
/** @throws {ConfigError} the file is not there. */
async function runCheck({ host, console, runner, inputs }) {
    const { path, text } = await (0,load_config/* readConfigText */.i)(host, inputs.config);
    const file = (0,external_node_path_.relative)(host.cwd, path);
    const checked = (0,check/* checkConfig */.l)(text, { filename: file, env: host.env });
    const report = await widened(checked, text, host, (0,external_node_path_.dirname)(path));
    for (const problem of [...report.problems, ...report.warnings]) {
        const { severity, code, line, column } = problem;
        console.annotate(severity, code, code, sentenceOf(problem), { file, line, column });
    }
    if (report.counts !== null) {
        const { projects, terminals, executors } = report.counts;
        const parts = [(0,output/* counted */.hS)(projects, 'project'), (0,output/* counted */.hS)(terminals, 'terminal'), (0,output/* counted */.hS)(executors, 'executor')];
        console.write(`${file}: ${parts.join(', ')}.`);
    }
    if (report.env_block !== null)
        console.group('The step needs', report.env_block.split('\n'));
    const missing = report.missing_env ?? [];
    if (missing.length > 0) {
        const names = missing.map(({ key, uses }) => `${key} (${uses.join(', ')})`);
        console.annotate('warning', 'env-missing', 'env-missing', `Not set for this step: ${names.join('; ')}.`);
    }
    await runner.page(console.redact(renderCheck(report, file)));
    const sentence = report.ok ? null : `${file} has ${(0,output/* counted */.hS)(report.problems.length, 'problem')}: this needs a person.`;
    return { red: !report.ok, sentence };
}
function sentenceOf({ path, message, remedy }) {
    return `${path === '' ? '' : `${path}: `}${message} ${remedy}`.trim();
}
function renderCheck({ ok, problems, warnings }, file) {
    const rows = [...problems, ...warnings].map((problem) => [
        `${file}:${problem.line ?? 1}`,
        `${problem.severity} ${problem.code}`,
        sentenceOf(problem),
    ]);
    const title = ok ? 'the configuration can be used' : 'the configuration cannot be used';
    return `### agentd: ${title}\n\n${(0,markdown/* tableOf */.c)(['place', 'what', ''], rows, ROWS)}\n`;
}


/***/ }),

/***/ 17220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ tableOf),
/* harmony export */   p: () => (/* binding */ plain)
/* harmony export */ });
/* harmony import */ var _bot_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85151);
/** Text of other people as part of a Markdown page: it shows as written and does nothing. Pure. */

const SPECIAL = /[&<>`*_~|[\]\\#@$]/g;
/** One line of plain text for a table cell or a sentence; at most `most` characters. */
function plain(text, most = 300) {
    const line = (0,_bot_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .u)(text).replaceAll(/\s+/g, ' ').trim();
    const characters = Array.from(line);
    const short = characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
    return (short
        .replaceAll(SPECIAL, (character) => `&#${character.codePointAt(0) ?? 0};`)
        // Addresses become links only where a person would expect one.
        .replaceAll(/:(?=\/\/)/g, '&#58;')
        .replaceAll(/www(?=\.)/gi, (word) => `${word.slice(0, 2)}&#${word.charCodeAt(2)};`)
        // What begins a list or a heading at the start of a line.
        .replace(/^[+\-=:]|^\d+(?=[.)])/, (start) => Array.from(start, (c) => `&#${c.charCodeAt(0)};`).join('')));
}
/** A table; each cell is text of other people and is made plain. Empty without rows. */
function tableOf(heads, rows, most) {
    if (rows.length === 0)
        return '';
    const line = (cells) => `| ${cells.join(' | ')} |`;
    const shown = rows.slice(0, most).map((cells) => line(cells.map((cell) => plain(cell))));
    const more = rows.length > most ? `\n\nand ${rows.length - most} more.` : '';
    return [line(heads), line(heads.map(() => '---')), ...shown].join('\n') + more;
}


/***/ }),

/***/ 38638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hS: () => (/* binding */ counted),
  h5: () => (/* binding */ shownTime),
  tp: () => (/* binding */ table)
});

// UNUSED EXPORTS: fail, paint, writeJson, writeProblem

// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
;// CONCATENATED MODULE: ./build/action/src/commands/exit-codes.js
/** Exit codes of the command line; documented in docs/operations.md. */
const exit_codes_EXIT = {
    fine: 0,
    failed: 1,
    /** Usage or configuration. */
    usage: 2,
    /** Another tick was ahead. */
    ahead: 3,
};

;// CONCATENATED MODULE: ./build/action/src/commands/output.js
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
    const problem = problemOf(error);
    const code = error instanceof ConfigError ? EXIT.usage : EXIT.failed;
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
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62814);
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

/***/ 61210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ htmlToMarkdown),
  R: () => (/* binding */ visible)
});

;// CONCATENATED MODULE: ./build/action/src/plane/markdown-rules.js
/** Dropped with all they hold: nothing of it is text that a person reads. */
const DROPPED = [
    'script',
    'style',
    'noscript',
    'template',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'title',
    'input',
];
function addPlaneRules(service) {
    const add = (name, tags, replacement) => {
        service.addRule(name, {
            filter: (node) => tags.includes(node.nodeName.toLowerCase()),
            replacement: (content, node) => replacement(content, node),
        });
    };
    add('dropped', DROPPED, () => '');
    add('code block', ['pre'], (_, node) => codeBlock(node));
    add('list item', ['li'], listItem);
    add('lists', ['ul', 'ol'], list);
    add('struck', ['s', 'del', 'strike'], (content) => (content.trim() === '' ? content : `~~${content}~~`));
    add('link', ['a'], markdown_rules_link);
    add('image', ['img'], (_, node) => markdown_rules_image(node));
    add('cell', ['th', 'td'], (content) => ` ${oneCell(content)} |`);
    add('row', ['tr'], (content, node) => `\n|${content}${isFirstRow(node) ? `\n${rule(node)}` : ''}`);
    add('row groups', ['thead', 'tbody', 'tfoot', 'colgroup', 'caption'], (content) => content);
    add('table', ['table'], (content) => `\n\n${content.trim()}\n\n`);
}
/** Runs of white space, 200 characters at most. */
function shortRuns(text) {
    return text.replace(/\s{201,}/g, (run) => run.slice(0, 200));
}
/** Turndown marks its code block by a `code` child; Plane's older comments have `pre` alone. */
function codeBlock(node) {
    const text = shortRuns(codeText(node)).replace(/\n$/, '');
    const language = /\blanguage-([\w+#.-]+)/.exec(classesOf(node))?.[1] ?? '';
    const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map((run) => run[0].length));
    const fence = '`'.repeat(longest + 1);
    return `\n\n${fence}${language}\n${text}\n${fence}\n\n`;
}
function classesOf(node) {
    const code = node.querySelector?.('code') ?? null;
    return `${node.getAttribute?.('class') ?? ''} ${code?.getAttribute?.('class') ?? ''}`;
}
function codeText(node) {
    if (node.nodeName === 'BR')
        return '\n';
    if (node.nodeName === '#text')
        return node.textContent ?? '';
    return Array.from(node.childNodes, codeText).join('');
}
/** `- text`, `3. text` or `- [x] text`; further lines are indented under the text. */
function listItem(content, node) {
    const marker = isTask(node) ? `- [${isChecked(node) ? 'x' : ' '}] ` : bullet(node);
    const indent = ' '.repeat(isTask(node) ? 2 : marker.length);
    const text = content
        .trim()
        .replace(/\n{2,}(?=\s*(?:[-*]|\d+\.) )/g, '\n')
        .replace(/\n(?=[^\n])/g, `\n${indent}`);
    return `${marker}${text}\n`;
}
/** Items of a list are converted in their order, so the number is counted and not looked for. */
const counted = new WeakMap();
function bullet(node) {
    const parent = node.parentNode;
    if (parent?.nodeName !== 'OL')
        return '- ';
    const start = Number.parseInt(parent.getAttribute?.('start') ?? '1', 10);
    const number = counted.get(parent) ?? (Number.isNaN(start) ? 1 : start);
    counted.set(parent, number + 1);
    return `${number}. `;
}
function isTask(node) {
    return node.getAttribute?.('data-type') === 'taskItem' || (node.getAttribute?.('data-checked') ?? null) !== null;
}
function isChecked(node) {
    return node.getAttribute?.('data-checked') === 'true';
}
function list(content, node) {
    const inner = node.parentNode?.nodeName === 'LI' || node.parentNode?.parentNode?.nodeName === 'LI';
    return inner ? `\n${content.trimEnd()}\n` : `\n\n${content.trimEnd()}\n\n`;
}
function markdown_rules_link(content, node) {
    const href = (node.getAttribute?.('href') ?? '').trim();
    const text = content.trim();
    if (text === '' || !/^(https?:\/\/|mailto:)/i.test(href))
        return content;
    return text === href ? href : `[${text}](${destination(href)})`;
}
function markdown_rules_image(node) {
    const source = (node.getAttribute?.('src') ?? '').trim();
    const name = (node.getAttribute?.('alt') ?? '').replace(/\s+/g, ' ').trim();
    if (!/^https?:\/\//i.test(source))
        return name === '' ? '[image]' : `[image: ${name}]`;
    return `![${name}](${destination(source)})`;
}
/** An address that cannot end its parenthesis early. */
function destination(address) {
    const escape = (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
    return address.replace(/[ \t\r\n()<>]/g, escape);
}
function oneCell(content) {
    return content
        .trim()
        .replace(/\s*\n\s*/g, ' ')
        .replaceAll('|', '\\|');
}
const begun = new WeakSet();
/** First row of its table; the line under it makes it the head, as Markdown knows no table without one. */
function isFirstRow(node) {
    let table = node.parentNode;
    while (table !== null && table.nodeName !== 'TABLE')
        table = table.parentNode;
    if (table === null || begun.has(table))
        return false;
    begun.add(table);
    return true;
}
function rule(node) {
    const cells = Array.from(node.childNodes).filter((child) => child.nodeName === 'TD' || child.nodeName === 'TH');
    return `|${' --- |'.repeat(cells.length)}`;
}

// EXTERNAL MODULE: ./build/action/src/plane/text.js
var plane_text = __webpack_require__(68832);
;// CONCATENATED MODULE: ./build/action/src/plane/html-to-markdown.js


const MAX_CHARS = 100_000;
/** HTML is longer than its text; what is beyond this is not even parsed. */
const MAX_HTML = 600_000;
/** turndown's cost is the number of tags times the length of the text. */
const MAX_TAGS = 6_000;
/** Deeper nesting than any editor makes. */
const MAX_DEPTH = 60;
const NOTE = '\n\n[The text is cut here; the rest is in Plane.]';
/** Control characters, direction overrides and the invisible "tag" characters; tab and line feed stay. */
const HIDDEN = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu;
/** @returns Markdown without outer blank lines; at most `max_chars` characters and a note that tells of a cut. */
async function htmlToMarkdown(html, options = {}) {
    const { length, depth } = measure(html);
    const source = (0,plane_text/* cut */.Jj)(html, length);
    const text = depth > MAX_DEPTH ? plainText(source) : await convert(withNames(source, options.members ?? []));
    const clean = visible(text);
    const max = options.max_chars ?? MAX_CHARS;
    if (clean.length <= max && source.length === html.length)
        return clean;
    return `${(0,plane_text/* cut */.Jj)(clean, max).trimEnd()}${NOTE}`;
}
/** `text` without what a person cannot see; line ends become `\n`. Also for names and labels that go into prompts. */
function visible(text) {
    return (0,plane_text/* sendable */.pJ)(text.replace(/\r\n?/g, '\n'))
        .replace(HIDDEN, '')
        .replaceAll('\u00a0', ' ')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
}
let service = null;
async function convert(html) {
    service ??= await makeService();
    return service.turndown(html);
}
/** turndown brings its own HTML parser, so it is loaded with the first text that needs it. */
async function makeService() {
    const { default: Turndown } = await __webpack_require__.e(/* import() */ 488).then(__webpack_require__.t.bind(__webpack_require__, 75488, 19));
    const made = new Turndown({
        headingStyle: 'atx',
        hr: '---',
        bulletListMarker: '-',
        codeBlockStyle: 'fenced',
        emDelimiter: '_',
    });
    made.escape = (text) => text;
    addPlaneRules(made);
    return made;
}
/** Mentions and images are elements without text, which a converter takes for blank: they get their text first. */
function withNames(html, members) {
    const names = new Map(members.map((member) => [member.id, member.display_name]));
    return withPlainSpaces(html)
        .replace(/<mention-component\b([^<>]*)>(?:\s*<\/mention-component\s*>)?/gi, (_, attributes) => {
        const id = attribute(attributes, 'entity_identifier') ?? '';
        const kind = attribute(attributes, 'entity_name') ?? 'user_mention';
        if (kind !== 'user_mention')
            return escapeHtml(`[${kind} ${id}]`);
        return escapeHtml(`@${names.get(id) || id || 'someone'}`);
    })
        .replace(/<image-component\b[^<>]*>(?:\s*<\/image-component\s*>)?/gi, '[image]')
        .replace(/<div\b[^<>]*\bdata-type="horizontalRule"[^<>]*>(?:\s*<div>\s*<\/div>)?\s*<\/div>/gi, '<hr>');
}
const SPACE_NAMES = /^(nbsp|NonBreakingSpace|e[nm]sp(1[34])?|numsp|puncsp|thinsp|hairsp|MediumSpace|Thi(ck|n)Space|VeryThinSpace|Tab)$/;
/**
 * Every special space, written out or as an entity, becomes a plain one, and long runs become shorter: turndown's time
 * is quadratic in their length.
 */
function withPlainSpaces(html) {
    const plain = html
        .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{2,15}));?/gi, (entity, hex, decimal, name) => {
        if (name === 'NewLine')
            return '\n';
        if (typeof name === 'string')
            return SPACE_NAMES.test(name) ? ' ' : entity;
        const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
        const char = code <= 0x10ffff ? String.fromCodePoint(code) : '';
        return /\s/.test(char) ? char : entity;
    })
        .replace(/[^\S\t\r\n ]+/g, ' ');
    return shortRuns(plain);
}
function attribute(attributes, name) {
    const match = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes);
    return match === null ? null : (match[1] ?? match[2] ?? null);
}
function escapeHtml(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
/** How much of `html` is converted, and the number of elements open at once (an upper bound). */
function measure(html) {
    let tags = 0;
    let open = 0;
    let depth = 0;
    for (const { 1: slash, 2: name = '', index } of html.slice(0, MAX_HTML).matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
        tags += 1;
        if (tags > MAX_TAGS)
            return { length: index, depth };
        if (VOID.test(name))
            continue;
        open = slash === '/' ? Math.max(0, open - 1) : open + 1;
        depth = Math.max(depth, open);
    }
    return { length: MAX_HTML, depth };
}
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** Tags become line breaks; every step is linear in the length. */
function plainText(html) {
    return html
        .replace(/<[^<>]*>/g, '\n')
        .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name) => ENTITIES[name] ?? '')
        .replace(/[ \t]+/g, ' ')
        .replace(/ ?\n[ \n]*/g, '\n');
}
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };


/***/ }),

/***/ 68832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   pJ: () => (/* binding */ sendable),
/* harmony export */   pk: () => (/* binding */ sendableJson)
/* harmony export */ });
/** With the `u` flag a surrogate only matches when it has no partner. */
const LONE_SURROGATE = /[\ud800-\udfff]/gu;
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
/** `text` without NUL; lone surrogates become U+FFFD. */
function sendable(text) {
    return text.replaceAll('\u0000', '').replace(LONE_SURROGATE, '\ufffd');
}
/** {@link sendable} for every string inside a JSON value; keys are ours and stay. */
function sendableJson(value) {
    if (typeof value === 'string')
        return sendable(value);
    if (Array.isArray(value))
        return value.map((entry) => sendableJson(entry));
    if (value === null || typeof value !== 'object')
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, sendableJson(entry)]));
}
/** At most `max` characters on one line, for messages; a cut is shown by `…` and never splits a character. */
function oneLine(text, max) {
    const line = sendable(text).replace(CONTROL, ' ').trim();
    if (line.length <= max)
        return line;
    return `${line.slice(0, max).replace(LONE_SURROGATE, '')}…`;
}
/** The first `max` UTF-16 units of `text`, without half a character at the end. */
function cut(text, max) {
    return text.length <= max ? text : text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
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
