export const id = 67;
export const ids = [67];
export const modules = {

/***/ 66938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ secretEnvArgs),
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   HP: () => (/* binding */ envBlock),
/* harmony export */   mO: () => (/* binding */ missingSecrets),
/* harmony export */   wS: () => (/* binding */ scrubbedEnv)
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
const RUNNER_OWN = /^(?:ACTIONS_|INPUT_)|^GITHUB_TOKEN$/i;
/**
 * The environment for a child process (runner, relay client): without every variable that the configuration names as a
 * secret, and without the Actions runner's own tokens and inputs. Names are compared without letter case, as Windows does.
 */
function scrubbedEnv(config, env) {
    const secrets = new Set((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretUses */ .D)(config).map(({ key }) => key.toUpperCase()));
    const kept = {};
    for (const [name, value] of Object.entries(env)) {
        if (value !== undefined && !secrets.has(name.toUpperCase()) && !RUNNER_OWN.test(name))
            kept[name] = value;
    }
    return kept;
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

/***/ 74287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lY: () => (/* binding */ createRedactor),
  oB: () => (/* binding */ unprotected)
});

// UNUSED EXPORTS: SECRET_MIN

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
 */

/** Shorter values are left alone: hiding every `admin` or `12345` would spoil the text and tell the value by its gaps. */
const SECRET_MIN = 6;
/** Lines of a multi-line value and parts of base64 are only unmistakable from this length on. */
const PART_MIN = 8;
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
    return (text) => {
        const marks = tokenSpans(text).map((span) => ({ ...span, label: '[redacted]', known: false }));
        for (const [form, label] of forms) {
            for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length)) {
                marks.push({ start: at, end: at + form.length, label, known: true });
            }
        }
        return marks.length === 0 ? text : replaced(text, marks);
    };
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


/***/ })

};
