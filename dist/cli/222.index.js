export const id = 222;
export const ids = [222];
export const modules = {

/***/ 1919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ compose)
});

// UNUSED EXPORTS: redactorOf

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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
    'gh[pousr]_[A-Za-z0-9]{20,}',
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

// EXTERNAL MODULE: ./build/action/src/config/explain.js
var explain = __webpack_require__(6938);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(4175);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/action/src/executors/claude-code.js + 3 modules
var claude_code = __webpack_require__(8210);
// EXTERNAL MODULE: ./build/action/src/executors/codex.js + 1 modules
var codex = __webpack_require__(8489);
;// CONCATENATED MODULE: ./build/action/src/executors/mock.js
const STDOUT = 'stdout.txt';
const BYTES = 256 * 1024;
const mockAdapter = {
    name: 'mock',
    resume: true,
    stdout_name: STDOUT,
    collect: [
        { op: 'read', file: 'last.md', max_bytes: BYTES },
        { op: 'grep', file: STDOUT, needle: 'mock-thread ', pick: 'first', max_bytes: 512 },
        { op: 'tail', file: 'stderr.txt', max_bytes: 4096 },
    ],
    collect_running: [{ op: 'grep', file: STDOUT, needle: 'mock-thread ', pick: 'first', max_bytes: 512 }],
    read(collected, facts) {
        const [last = null, thread = null, tail = null] = collected;
        const thread_id = threadIn(thread) ?? facts.asked_thread;
        return {
            last_message: facts.exit_code === null || facts.exit_code > 128 ? null : last,
            exit_code: facts.exit_code,
            thread_id,
            log_paths: [`${facts.dir}/${STDOUT}`, `${facts.dir}/stderr.txt`],
            tail: (tail ?? '').trim(),
            ...(facts.asked_thread === null ? {} : { resumed_same_thread: thread_id === facts.asked_thread }),
        };
    },
    threadOf: ([thread = null]) => threadIn(thread),
};
function threadIn(line) {
    return line === null ? null : (/mock-thread (\S+)/.exec(line)?.[1] ?? null);
}
const DEFAULT_MESSAGE = '[review] done';
/** The command line that plays the part of an agent in run number `n` (1 = the item's first). */
function mockCommand(mock, n, run, os) {
    const message = nth(mock.messages, n) ?? mock.message ?? DEFAULT_MESSAGE;
    const code = nth(mock.exit_codes, n) ?? mock.exit_code;
    const thread = run.thread_id ?? `mock-${run.run_id}`;
    const seconds = mock.delay_ms / 1000;
    if (os === 'windows') {
        const b64 = Buffer.from(message, 'utf8').toString('base64');
        return [
            `Write-Output 'mock-thread ${thread.replaceAll("'", "''")}'`,
            `Start-Sleep -Milliseconds ${mock.delay_ms}`,
            ...(mock.tail === '' ? [] : [`[Console]::Error.WriteLine('${mock.tail.replaceAll("'", "''")}')`]),
            `[IO.File]::WriteAllBytes('{run_dir}\\last.md', [Convert]::FromBase64String('${b64}'))`,
            `exit ${code}`,
        ].join('; ');
    }
    const quoted = (text) => `'${text.replaceAll("'", String.raw `'\''`)}'`;
    return [
        `printf '%s\\n' ${quoted(`mock-thread ${thread}`)}`,
        `sleep ${seconds}`,
        ...(mock.tail === '' ? [] : [`printf '%s\\n' ${quoted(mock.tail)} >&2`]),
        ...(message === '' ? [] : [`printf '%s' ${quoted(message)} > '{out}'`]),
        `exit ${code}`,
    ].join('; ');
}
function nth(list, n) {
    return list === undefined || list.length === 0 ? undefined : list[Math.min(n, list.length) - 1];
}

// EXTERNAL MODULE: ./build/action/src/executors/shell.js
var shell = __webpack_require__(8485);
;// CONCATENATED MODULE: ./build/action/src/executors/adapters.js





/** @throws {ConfigError} for `http`, which has no command line. */
function adapterOf(name) {
    switch (name) {
        case 'codex':
            return codex/* codexAdapter */.T;
        case 'claude-code':
            return claude_code/* claudeCodeAdapter */.N;
        case 'shell':
            return shell/* shellAdapter */.E;
        case 'mock':
            return mockAdapter;
        case 'http':
            throw new errors/* ConfigError */.xL({
                code: 'adapter-http',
                message: 'The http executor has no command line and cannot run on a terminal.',
                remedy: 'Use codex, claude-code, shell or mock in `terminals.<name>.executors`.',
                retry: false,
            });
    }
}

;// CONCATENATED MODULE: ./build/action/src/executors/template.js
/** The agent's command line: template filled, first word from `bins`, sandbox command in front. */
function commandLine(template, values, executor, terminal) {
    const command = fill(withBin(template, terminal), values, executor, terminal.os);
    if (terminal.wrap === undefined)
        return command;
    const wrap = terminal.wrap.map((word) => quoteWord(fill(word, values, executor, terminal.os, plain), terminal.os));
    return `${terminal.os === 'windows' ? '& ' : ''}${wrap.join(' ')} ${command}`;
}
function fill(template, values, executor, os, escape = escapeQuoted) {
    const tier = values.tier === null ? '' : (executor.tier_arg ?? '').replaceAll('{tier}', () => values.tier ?? '');
    const raw = { tier, perm: executor.perm ?? '' };
    const quoted = {
        repo: values.repo,
        model: values.model,
        effort: values.effort,
        out: values.out,
        thread: values.thread,
        script: values.script,
        run_dir: values.run_dir,
    };
    return template.replace(/\{([a-z_]+)\}/g, (whole, name) => {
        if (Object.hasOwn(raw, name))
            return raw[name] ?? '';
        if (Object.hasOwn(quoted, name))
            return escape(quoted[name] ?? '', os);
        return whole;
    });
}
/** A quote inside single quotes: `'\''` for POSIX shells, `''` for PowerShell. Line ends and NUL cannot be meant. */
function escapeQuoted(value, os) {
    const clean = plain(value);
    return os === 'windows' ? clean.replaceAll("'", "''") : clean.replaceAll("'", String.raw `'\''`);
}
function plain(value) {
    return value.replace(/[\0\r\n]/g, ' ');
}
function quoteWord(word, os) {
    return /^[A-Za-z0-9_./:=@%+,-]+$/.test(word) ? word : `'${escapeQuoted(word, os)}'`;
}
/** The first word, if the terminal names its absolute path; PowerShell needs `&` to call a quoted one. */
function withBin(template, terminal) {
    const [, space = '', word = '', rest = ''] = /^(\s*)(\S+)([\s\S]*)$/.exec(template) ?? [];
    const path = Object.hasOwn(terminal.bins, word) ? terminal.bins[word] : undefined;
    if (path === undefined)
        return template;
    return terminal.os === 'windows'
        ? `${space}& '${escapeQuoted(path, 'windows')}'${rest}`
        : `${space}${quoteWord(path, terminal.os)}${rest}`;
}

;// CONCATENATED MODULE: ./build/action/src/executors/command-line.js
/**
 * The pure half of a command-line executor on one terminal: run → operation, raw inspection → result. `RunnerExecutor`
 * and the fleet carry these operations out; neither knows an agent.
 */





class CommandLineExecutor {
    name;
    adapter;
    resume;
    #config;
    #terminal;
    #paths;
    /** @throws {ConfigError} when the config names no such executor or terminal. */
    constructor(name, terminal, config, paths) {
        const executor = config.executors[name];
        const machine = config.terminals[terminal];
        if (executor === undefined || machine === undefined) {
            throw new errors/* ConfigError */.xL({
                code: 'executor-unknown',
                message: `The config has no executor ${name} or no terminal ${terminal}.`,
                remedy: 'Add it, or take the run’s route out of the config.',
                retry: false,
            });
        }
        this.name = name;
        this.adapter = adapterOf(executor.adapter);
        this.resume = this.adapter.resume && (executor.adapter === 'mock' || executor.resume !== undefined);
        this.#config = executor;
        this.#terminal = machine;
        this.#paths = paths;
    }
    handle(run) {
        return {
            v: 1,
            dir: this.#paths.join(this.#paths.run_root, run.dir_name),
            task: `agentd-${run.dir_name}`,
            item_id: run.item_id,
        };
    }
    start(run, replaces) {
        const handle = parseHandle(this.handle(run));
        return {
            op: 'start',
            launch: {
                task: handle.task,
                dir: handle.dir,
                item_id: handle.item_id,
                cwd: run.repo,
                command: this.command(run, handle.dir),
                stdout_name: this.adapter.stdout_name,
                files: { 'prompt.md': run.prompt },
                limit_s: run.limit_s,
                stall_s: run.stall_s,
            },
            replaces: replaces.map((earlier) => parseHandle(earlier).dir),
        };
    }
    /** Whether the mock is told to fail its start, or to start and not answer. */
    get mischief() {
        const { mock } = this.#config;
        if (mock?.fail_start === true)
            return 'fail_start';
        return mock?.fail_answer === true ? 'fail_answer' : null;
    }
    command(run, dir) {
        const template = this.#template(run);
        const values = {
            repo: run.repo,
            model: run.model,
            effort: run.effort,
            tier: run.tier,
            out: this.#paths.join(dir, 'last.md'),
            thread: run.thread_id ?? (this.#config.adapter === 'claude-code' ? chosenSession(run.dir_name) : null),
            script: run.script,
            run_dir: dir,
        };
        return commandLine(template, values, this.#config, this.#terminal);
    }
    #template(run) {
        if (this.#config.adapter === 'mock' && this.#config.run === undefined) {
            const mock = this.#config.mock ?? EMPTY_MOCK;
            return mockCommand(mock, numberOf(run.run_id), run, this.#terminal.os);
        }
        const template = run.thread_id !== null && this.resume ? this.#config.resume : this.#config.run;
        if (template !== undefined)
            return template;
        throw new errors/* ConfigError */.xL({
            code: 'executor-template',
            message: `executors.${this.name} has no ${run.thread_id === null ? 'run' : 'resume'} template.`,
            remedy: 'Add the command template.',
            retry: false,
        });
    }
    inspect(handle) {
        const { dir, task } = parseHandle(handle);
        return { op: 'inspect', dir, task, collect: this.adapter.collect, collect_running: this.adapter.collect_running };
    }
    kill(handle) {
        const { dir, task } = parseHandle(handle);
        return { op: 'kill', dir, task, collect: this.adapter.collect };
    }
    makeVoid(handle) {
        return { op: 'void', dir: parseHandle(handle).dir };
    }
    forget(handle) {
        const { dir, task, item_id } = parseHandle(handle);
        return { op: 'forget', dir, task, item_id };
    }
    dirOf(handle) {
        return parseHandle(handle).dir;
    }
    /**
     * `clock_offset_ms`: the terminal's clock minus ours; times in the answer are put on our clock.
     * `utc_offset_min`: the terminal's zone.
     */
    read(raw, handle, context, clock) {
        const ours = (time) => (time === null ? null : time - clock.offset_ms);
        switch (raw.state) {
            case 'none':
            case 'void':
                return raw;
            case 'starting':
                return { state: 'starting', since: ours(raw.since) };
            case 'running':
                return {
                    state: 'running',
                    started_at: ours(raw.started_at),
                    last_output_at: ours(raw.last_output_at),
                    thread_id: this.adapter.threadOf(raw.collected),
                };
            case 'finished':
            case 'gone': {
                const ended = raw.state === 'finished';
                const result = this.adapter.read(raw.collected, {
                    exit_code: ended ? raw.exit_code : null,
                    ended_by: ended ? raw.ended_by : null,
                    asked_thread: context.asked_thread,
                    totals_before: context.totals_before,
                    started_at: ended ? ours(raw.started_at) : null,
                    ended_at: ended ? ours(raw.ended_at) : null,
                    utc_offset_min: clock.utc_offset_min,
                    dir: this.dirOf(handle),
                });
                if (!ended)
                    return { state: 'gone', result, same_boot: raw.same_boot, survivors: raw.survivors };
                const { ended_by } = raw;
                return { state: 'finished', result, started_at: ours(raw.started_at), ended_at: ours(raw.ended_at), ended_by };
            }
        }
    }
}
const EMPTY_MOCK = {
    delay_ms: 0,
    exit_code: 0,
    tail: '',
    status: 'success',
    events: [],
    fail_start: false,
    fail_answer: false,
};
function parseHandle(handle) {
    const { dir, task, item_id } = handle;
    if (typeof dir !== 'string' || typeof task !== 'string' || typeof item_id !== 'string') {
        throw new errors/* ConfigError */.xL({
            code: 'handle-foreign',
            message: 'A handle in the state was not made by this executor.',
            remedy: 'Give the item up with `agentd release`.',
            retry: false,
        });
    }
    return { v: 1, dir, task, item_id };
}
/** `ENG-12-3` → 3 */
function numberOf(run_id) {
    return Number(/-(\d+)$/.exec(run_id)?.[1] ?? 1);
}
/**
 * The session id that a new claude run is given, so that a run killed before its first output can still be resumed.
 * Made from the run directory's name, which is used once: claude refuses an id that it has seen.
 */
function chosenSession(dir_name) {
    const hex = (0,external_node_crypto_.createHash)('sha256').update(`agentd session ${dir_name}`).digest('hex');
    const variant = ((parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
    return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `4${hex.slice(13, 16)}`,
        `${variant}${hex.slice(17, 20)}`,
        hex.slice(20, 32),
    ].join('-');
}

;// CONCATENATED MODULE: ./build/action/src/executors/runner.js


const NO_CONTEXT = { asked_thread: null, totals_before: null };
class RunnerExecutor {
    name;
    resume;
    #line;
    #transport;
    #fence;
    #clock;
    constructor(line, transport, fence, clock) {
        this.name = line.name;
        this.resume = line.resume;
        this.#line = line;
        this.#transport = transport;
        this.#fence = fence;
        this.#clock = clock;
    }
    handle(run) {
        return this.#line.handle(run);
    }
    async start(run) {
        if (this.#line.mischief === 'fail_start')
            throw new TransportError(MISCHIEF);
        await this.#one(this.#line.start(run, []));
        if (this.#line.mischief === 'fail_answer')
            throw new TransportError(MISCHIEF);
        return this.handle(run);
    }
    async probe(handle) {
        const present = await this.#transport.probe(this.#line.dirOf(handle), EVIDENCE);
        return EVIDENCE.filter((name) => present.includes(name));
    }
    async poll(handle) {
        const seen = await this.#inspectOne(handle);
        return seen.state === 'finished' || seen.state === 'gone' ? 'finished' : 'running';
    }
    async collect(handle) {
        const seen = await this.#inspectOne(handle);
        if (seen.state === 'finished' || seen.state === 'gone')
            return seen.result;
        const thread_id = seen.state === 'running' ? seen.thread_id : null;
        return { last_message: null, exit_code: null, thread_id, log_paths: [], tail: '' };
    }
    async kill(handle) {
        await this.#one(this.#line.kill(handle));
    }
    async forget(handle) {
        await this.#one(this.#line.forget(handle));
    }
    async inspect(handles) {
        const operations = [{ op: 'facts' }, ...handles.map((handle) => this.#line.inspect(handle))];
        const [facts, ...results] = await this.#transport.batch(operations, null);
        const clock = clockOf(facts, this.#clock.now());
        return new Map(handles.map((handle, index) => [handle, inspectionOf(results[index], this.#line, handle, NO_CONTEXT, clock)]));
    }
    async #inspectOne(handle) {
        const seen = (await this.inspect([handle])).get(handle);
        if (seen === undefined || seen.state === 'unknown')
            throw new TransportError(seen?.problem ?? NO_ANSWER);
        return seen;
    }
    async #one(operation) {
        const [result] = await this.#transport.batch([operation], this.#fence);
        if (result === undefined)
            throw new TransportError(NO_ANSWER);
        if ('refused' in result)
            throw new TransportError(result.refused);
        return result;
    }
}
const NO_ANSWER = {
    code: 'answer-incomplete',
    message: 'The terminal answered without this result.',
    remedy: '',
    retry: true,
};
const MISCHIEF = {
    code: 'mock-mischief',
    message: 'The mock executor was told to fail here.',
    remedy: 'Take fail_start or fail_answer out of its config.',
    retry: true,
};
/** The terminal's clock against ours, from the answer to `facts`. */
function clockOf(facts, now) {
    if (facts === undefined || !('now' in facts))
        return { offset_ms: 0, utc_offset_min: null };
    return { offset_ms: facts.now - now, utc_offset_min: facts.utc_offset_min };
}
/** What one result of a batch says about a run; anything else than an inspection is *unknown*. */
function inspectionOf(result, line, handle, context, clock) {
    if (result !== undefined && 'inspection' in result)
        return line.read(result.inspection, handle, context, clock);
    const problem = result !== undefined && 'refused' in result ? result.refused : NO_ANSWER;
    return { state: 'unknown', problem };
}

;// CONCATENATED MODULE: ./build/action/src/fleet.js



const fleet_NO_CONTEXT = { asked_thread: null, totals_before: null };
class TerminalFleet {
    #parts;
    #transports = new Map();
    #lines = new Map();
    constructor(parts) {
        this.#parts = parts;
    }
    get round_trips() {
        return [...this.#transports.values()].reduce((sum, transport) => sum + transport.round_trips, 0);
    }
    async close() {
        await Promise.allSettled([...this.#transports.values()].map((transport) => transport.close()));
    }
    handle(terminal, executor, run) {
        return this.#line(terminal, executor).handle(run);
    }
    async inspect(refs, visit) {
        const runs = new Map();
        const terminals = new Map();
        const names = new Set([...refs.map((ref) => ref.terminal), ...visit]);
        await Promise.all([...names].map(async (terminal) => {
            const own = refs.filter((ref) => ref.terminal === terminal);
            terminals.set(terminal, await this.#inspectOne(terminal, own, runs));
        }));
        return { runs, terminals };
    }
    async #inspectOne(terminal, refs, runs) {
        const names = this.#parts.config.terminals[terminal]?.busy_processes ?? [];
        const processes = Object.fromEntries(names.map((name) => [name, null]));
        try {
            const counts = names.map((name) => ({ op: 'process_count', name }));
            const looks = refs.map((ref) => this.#line(terminal, ref.executor).inspect(ref.handle));
            const results = await this.#transport(terminal).batch([{ op: 'facts' }, ...counts, ...looks], null);
            const clock = clockOf(results[0], this.#parts.clock.now());
            names.forEach((name, index) => {
                const count = results[1 + index];
                processes[name] = count !== undefined && 'count' in count ? count.count : null;
            });
            refs.forEach((ref, index) => {
                const line = this.#line(terminal, ref.executor);
                runs.set(ref.id, inspectionOf(results[1 + names.length + index], line, ref.handle, ref.context, clock));
            });
            return { reached: true, processes, utc_offset_min: clock.utc_offset_min };
        }
        catch (error) {
            const problem = (0,errors/* problemOf */.Zw)(error);
            for (const ref of refs)
                runs.set(ref.id, { state: 'unknown', problem });
            return { reached: false, problem, processes, utc_offset_min: null };
        }
    }
    async carryOut(orders, fence) {
        const results = new Map();
        const names = new Set(orders.map((order) => order.ref.terminal));
        await Promise.all([...names].map(async (terminal) => {
            const own = orders.filter((order) => order.ref.terminal === terminal);
            await this.#carryOutOne(terminal, own, fence, results);
        }));
        return results;
    }
    async #carryOutOne(terminal, orders, fence, results) {
        const sent = [];
        for (const order of orders) {
            try {
                if (order.type === 'start' && this.#mischief(order) === 'fail_start')
                    results.set(order.ref.id, REFUSED_MISCHIEF);
                else
                    sent.push({ order, operation: this.#operation(order) });
            }
            catch (error) {
                results.set(order.ref.id, { status: 'refused', problem: (0,errors/* problemOf */.Zw)(error) });
            }
        }
        if (sent.length === 0)
            return;
        try {
            const answers = await this.#transport(terminal).batch(sent.map(({ operation }) => operation), fence);
            sent.forEach(({ order }, index) => {
                const silent = order.type === 'start' && this.#mischief(order) === 'fail_answer';
                const result = silent ? UNKNOWN_MISCHIEF : this.#resultOf(order, answers[index]);
                results.set(order.ref.id, result);
            });
        }
        catch (error) {
            const problem = (0,errors/* problemOf */.Zw)(error);
            const surelyNot = error instanceof errors/* Unreached */.YX || error instanceof errors/* HostKeyError */.oZ;
            for (const { order } of sent) {
                results.set(order.ref.id, { status: surelyNot ? 'refused' : 'unknown', problem });
            }
        }
    }
    #operation(order) {
        const line = this.#line(order.ref.terminal, order.ref.executor);
        switch (order.type) {
            case 'start':
                return line.start(order.run, order.replaces);
            case 'void':
                return line.makeVoid(order.ref.handle);
            case 'kill':
                return line.kill(order.ref.handle);
            case 'forget':
                return line.forget(order.ref.handle);
        }
    }
    #resultOf(order, answer) {
        if (answer === undefined)
            return { status: 'unknown', problem: fleet_NO_ANSWER };
        if ('refused' in answer)
            return { status: 'refused', problem: answer.refused };
        if ('inspection' in answer) {
            const line = this.#line(order.ref.terminal, order.ref.executor);
            const clock = { offset_ms: 0, utc_offset_min: null };
            return { status: 'done', after: line.read(answer.inspection, order.ref.handle, fleet_NO_CONTEXT, clock) };
        }
        if ('status' in answer && answer.status === 'evidence')
            return { status: 'evidence' };
        return { status: 'done', after: null };
    }
    #mischief(order) {
        return this.#line(order.ref.terminal, order.ref.executor).mischief;
    }
    #transport(terminal) {
        let transport = this.#transports.get(terminal);
        if (transport === undefined) {
            transport = this.#parts.transport(terminal);
            this.#transports.set(terminal, transport);
        }
        return transport;
    }
    #line(terminal, executor) {
        const key = `${terminal}/${executor}`;
        let line = this.#lines.get(key);
        if (line === undefined) {
            line = new CommandLineExecutor(executor, terminal, this.#parts.config, this.#transport(terminal));
            this.#lines.set(key, line);
        }
        return line;
    }
}
const fleet_NO_ANSWER = {
    code: 'answer-incomplete',
    message: 'The terminal answered without this result.',
    remedy: '',
    retry: true,
};
const REFUSED_MISCHIEF = { status: 'refused', problem: MISCHIEF };
const UNKNOWN_MISCHIEF = { status: 'unknown', problem: MISCHIEF };

;// CONCATENATED MODULE: ./build/action/src/default-prompt.js
/** The prompt when a project names no template of its own. It teaches the tags. Liquid, strict. */
const DEFAULT_PROMPT = `{% if run.resumed %}You are continuing your work on {{ item.key }}.
{% else %}You are working on a work item in the repository you were started in. Nobody watches while you work: decide, act, and report at the end.

# {{ item.key }}: {{ item.title }}
{% if item.labels.size > 0 %}
Labels: {{ item.labels | join: ", " }}
{% endif %}
{{ item.description }}
{% endif %}{% if handover != "" %}
# What happened before

The conversation starts anew; this is what was said in the work item so far. Check the repository for what is already done.

{{ handover }}
{% endif %}{% if run.kind == "retry" or run.kind == "rerun" %}
The last attempt ended early. Check what is already done in the repository, and go on from there.
{% endif %}{% if comments.size > 0 %}
# New comments
{% for comment in comments %}
## {{ comment.author }} wrote

{{ comment.text }}
{% endfor %}{% elsif run.kind == "iteration" %}
Go on with the next step.
{% elsif run.resumed and run.kind == "round" %}
The item was given back to you without a comment. Check whether anything is left to do.
{% endif %}
# How to answer

Your last message is posted in the work item as it stands, so write it for the people there. Its first line must begin with one of these tags:

- [review] the work is done and ready to be looked at
- [question] you need an answer before you can go on; ask it
- [blocked] something outside your reach is in the way; say what
- [progress] a step is done and there is more to do; you will be started again

Example: [review] Fixed the rounding in the invoice total
`;

;// CONCATENATED MODULE: ./build/action/src/plane/budget.js
const WINDOW_MS = 60_000;
/** Share of the limit that a purpose leaves to those before it. */
const KEPT = { publish: 0, cancel: 1 / 12, command: 1 / 6, intake: 1 / 4 };
/** Requests that stay free for more urgent purposes, of `limit`. */
function reserveOf(purpose, limit) {
    return Math.floor(limit * KEPT[purpose]);
}
class Budget {
    #limit;
    /** Times of our own requests in the window, oldest first. */
    #sent = [];
    /** Requests that others made with the same key (another tick, another tool), as the server's header tells. */
    #foreign = 0;
    #foreignUntil = 0;
    #shutUntil = 0;
    constructor(limit) {
        this.#limit = limit;
    }
    /** Takes one request out of the budget, or says when to come again. */
    take(purpose, now) {
        if (now < this.#shutUntil)
            return { granted: false, until: this.#shutUntil, shut: true };
        this.#sent = this.#sent.filter((time) => time + WINDOW_MS > now);
        const most = this.#limit - reserveOf(purpose, this.#limit);
        if (this.#used(now) < most) {
            this.#sent.push(now);
            return { granted: true };
        }
        const ends = [...this.#sent.map((time) => time + WINDOW_MS), this.#foreignUntil].toSorted((a, b) => a - b);
        const until = ends.find((end) => end > now && this.#used(end) < most) ?? now + WINDOW_MS;
        return { granted: false, until, shut: false };
    }
    /** `remaining`: the `X-RateLimit-Remaining` of an answer. What we did not send ourselves, others did. */
    learn(remaining, now) {
        const own = this.#sent.filter((time) => time + WINDOW_MS > now).length;
        this.#foreign = Math.max(0, this.#limit - remaining - own);
        this.#foreignUntil = now + WINDOW_MS;
    }
    /** The server refused a request (429): it did not count, and none is sent before `until`. */
    refused(until) {
        this.#sent.pop();
        this.#shutUntil = Math.max(this.#shutUntil, until);
    }
    #used(now) {
        const own = this.#sent.filter((time) => time + WINDOW_MS > now).length;
        return own + (now < this.#foreignUntil ? this.#foreign : 0);
    }
}

;// CONCATENATED MODULE: ./build/action/src/plane/http.js
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
/** undici is loaded with the first request: commands that never ask Plane do not pay for it. */
function undiciHttp(dispatcher) {
    return async (request) => {
        const { request: send } = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 4371, 19));
        const ended = new AbortController();
        const timer = setTimeout(() => ended.abort(), request.timeout_ms);
        try {
            const answer = await send(request.url, {
                method: request.method,
                headers: { ...request.headers },
                body: request.body,
                signal: ended.signal,
                headersTimeout: request.timeout_ms,
                bodyTimeout: request.timeout_ms,
                ...(dispatcher === undefined ? {} : { dispatcher }),
            });
            const body = await readBody(answer.body, request.max_bytes);
            return { status: answer.statusCode, headers: firstOfEach(answer.headers), body };
        }
        catch (error) {
            if (error instanceof HttpFailure)
                throw error;
            throw ended.signal.aborted ? new HttpFailure('timeout', `${request.timeout_ms} ms`) : failureOf(error);
        }
        finally {
            clearTimeout(timer);
        }
    };
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
    return new TextDecoder().decode(Buffer.concat(chunks));
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

// EXTERNAL MODULE: ./build/action/src/plane/text.js
var plane_text = __webpack_require__(8832);
;// CONCATENATED MODULE: ./build/action/src/plane/refusal.js


const TEXT_MAX = 400;
function isJson(answer) {
    return /^application\/([a-z0-9.+-]*\+)?json\b/i.test((answer.headers['content-type'] ?? '').trim());
}
/** The parsed body; undefined when the content type does not say JSON or the text is not JSON. */
function jsonOf(answer) {
    if (!isJson(answer))
        return undefined;
    try {
        return JSON.parse(answer.body);
    }
    catch {
        return undefined;
    }
}
/**
 * The texts of an error body on one line. Plane has four shapes: `{"error"}`, `{"detail"}`, `{"non_field_errors": […]}`
 * and `{"field": ["text"]}`, the last also nested: `{"labels": {"0": ["text"]}}`.
 */
function errorText(body) {
    const parts = [];
    const walk = (value, path) => {
        if (parts.length >= 20)
            return;
        if (typeof value === 'string' || typeof value === 'number') {
            parts.push(path === '' ? String(value) : `${path}: ${value}`);
        }
        else if (Array.isArray(value)) {
            for (const entry of value)
                walk(entry, path);
        }
        else if (typeof value === 'object' && value !== null) {
            for (const [key, entry] of Object.entries(value)) {
                const plain = ['error', 'detail', 'non_field_errors', 'error_message'].includes(key);
                if (key !== 'id' && key !== 'error_code')
                    walk(entry, plain ? path : path === '' ? key : `${path}.${key}`);
            }
        }
    };
    walk(body, '');
    return (0,plane_text/* oneLine */.TN)(parts.join('; '), TEXT_MAX);
}
/** @param until when a rate-limited request may be sent again; only read for 429. */
function refusalOf(answer, place, until) {
    const { status } = answer;
    const body = jsonOf(answer);
    const text = errorText(body);
    const fail = (problem, more = {}) => new errors/* PlaneError */.NQ(problem, { status, ...more });
    const says = `Plane answered ${status} to ${place.request}${text === '' ? '' : `: ${text}`}`;
    if (status >= 300 && status < 400)
        return fail(redirectProblem(answer, place));
    if (status === 429) {
        const message = `${says}. Too many requests with this key; the next one may be sent at ${new Date(until).toISOString()}.`;
        const remedy = 'Nothing, if it is rare. Else lower plane.requests_per_minute or give the key to nobody but agentd.';
        return fail({ code: 'plane-rate-limited', message, remedy, retry: true }, { until });
    }
    if (status >= 500) {
        const remedy = 'Look at the health and the log of the Plane server.';
        return fail({ code: 'plane-server-error', message: `${says}.`, remedy, retry: true });
    }
    if (body === undefined)
        return fail(pageProblem(answer, place));
    if (status === 401 || (status === 403 && /token is not valid/i.test(text))) {
        const message = `Plane does not accept the API key that ${place.key_name} names (${status} to ${place.request}): it is wrong, expired or revoked.`;
        const remedy = `Make a new key in Plane (Profile → Personal access tokens) as that user and put it where ${place.key_name} says.`;
        return fail({ code: 'plane-token-invalid', message, remedy, retry: false });
    }
    if (status === 403) {
        const remedy = `Check plane.workspace, and that the user of ${place.key_name} is a member (role Member) of the workspace and the project.`;
        return fail({ code: 'plane-forbidden', message: `${says}.`, remedy, retry: false });
    }
    if (status === 404 && text === 'Page not found.') {
        const remedy = 'This Plane has no such route: check plane.base_url, or update the server (v1.1 or later).';
        return fail({ code: 'plane-route-missing', message: says, remedy, retry: false });
    }
    if (status === 404) {
        const remedy = 'It was deleted, archived or moved; nothing needs doing unless it should be there.';
        return fail({ code: 'plane-not-found', message: says, remedy, retry: false });
    }
    if (status === 409) {
        const problem = { code: 'plane-conflict', message: `${says}.`, remedy: '', retry: false };
        return fail(problem, { existing_id: idIn(body) });
    }
    return fail({ code: 'plane-refused', message: `${says}.`, remedy: '', retry: false });
}
/** No whole answer came. */
function failureProblem(failure, place) {
    const origin = new URL(place.url).origin;
    if (failure.kind === 'too-large') {
        const message = `The answer to ${place.request} is larger than ${failure.code}.`;
        return new errors/* PlaneError */.NQ(unreadable(message, 'Make the item or its comments smaller.'), { status: null });
    }
    const why = {
        unsent: `${origin} cannot be reached (${failure.code})`,
        certificate: `the certificate of ${origin} is not trusted (${failure.code})`,
        lost: `the connection to ${origin} broke (${failure.code})`,
        timeout: `${origin} did not answer in time (${failure.code})`,
    }[failure.kind];
    const remedy = failure.kind === 'certificate'
        ? 'Give the server a valid certificate, or name its authority in NODE_EXTRA_CA_CERTS.'
        : 'Check plane.base_url, the network and that Plane is up.';
    const problem = { code: 'plane-unreachable', message: `${place.request}: ${why}.`, remedy, retry: true };
    return new errors/* PlaneError */.NQ(problem, { status: null, cause: failure });
}
/** A success whose body is not what it must be. */
function unreadableAnswer(place, status, what) {
    const message = `The answer to ${place.request} (${status}) cannot be read: ${(0,plane_text/* oneLine */.TN)(what, TEXT_MAX)}.`;
    return new errors/* PlaneError */.NQ(unreadable(message, 'Check plane.base_url: it must be the address of the API host.'), {
        status,
    });
}
function unreadable(message, remedy) {
    return { code: 'plane-answer-unreadable', message, remedy, retry: true };
}
/** A page where JSON should be: a proxy, a firewall (Cloudflare blocks writes with a 403 page) or another server. */
function pageProblem(answer, place) {
    const type = (0,plane_text/* oneLine */.TN)(answer.headers['content-type'] ?? 'no content type', 60);
    const by = answer.headers['server'] === undefined ? '' : ` from ${(0,plane_text/* oneLine */.TN)(answer.headers['server'], 40)}`;
    const message = `${place.request} was answered ${answer.status} with a page${by} (${type}) where Plane sends JSON.`;
    const remedy = answer.status === 404
        ? 'Check plane.base_url: the address of the API host, without /api/v1.'
        : 'Something in front of Plane refused the request. It is tried again; if it stays, allow /api/v1 there.';
    return unreadable(message, remedy);
}
function redirectProblem(answer, place) {
    const here = new URL(place.url);
    const location = answer.headers['location'];
    const there = location === undefined || !URL.canParse(location, here.href) ? null : new URL(location, here.href);
    const tell = (cause, remedy) => ({
        code: 'plane-redirect',
        message: `${place.request} was redirected (${answer.status})${there === null ? '' : ` to ${there.origin}${(0,plane_text/* oneLine */.TN)(there.pathname, 200)}`}: ${cause}. Redirects are not followed, because they turn a POST into a GET.`,
        remedy,
        retry: false,
    });
    if (there === null)
        return tell('no address is given', 'Check plane.base_url.');
    if (here.protocol === 'http:' && there.protocol === 'https:') {
        return tell('the server wants https', `Set plane.base_url to ${there.origin}.`);
    }
    if (there.origin === here.origin && there.pathname === `${here.pathname}/`) {
        return tell('a slash at the end is missing', 'Report this: every request must end with a slash.');
    }
    if (there.origin !== here.origin) {
        return tell('Plane lives at another address', `Set plane.base_url to ${there.origin}, if that is your Plane.`);
    }
    return tell('something in front of Plane answers', 'Let /api/v1 pass without a login page.');
}
function idIn(body) {
    return typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string' ? body.id : null;
}

;// CONCATENATED MODULE: ./build/action/src/plane/retry.js
/** Tries of one request, the first included. */
const MAX_TRIES = 3;
/** Wait after a 429 that does not say how long. */
const DEFAULT_RETRY_AFTER_MS = 30_000;
/** The server cuts `Retry-After` down to whole seconds, so a second is added. */
const ROUNDED_DOWN_MS = 1000;
const FIRST_WAIT_MS = 400;
const BUSY = new Set([502, 503, 504]);
/**
 * Milliseconds to wait before the same request is sent again; null: give up.
 *
 * A 429 was not carried out, and neither was what never left this machine: both may be repeated whatever the method. A
 * GET is also repeated after 502, 503, 504 and a lost connection. A POST or PATCH that may have arrived is not (the
 * publisher's external ids sort that out in a later tick), nor is anything that timed out: it has cost enough.
 */
function waitBeforeRepeat(attempt) {
    if (attempt.number >= MAX_TRIES)
        return null;
    const wait = wish(attempt);
    return wait === null || wait > attempt.patience_ms ? null : wait;
}
/** When a refused (429) request may be sent again. */
function untilAfter429(now, retry_after_ms) {
    return now + (retry_after_ms ?? DEFAULT_RETRY_AFTER_MS) + ROUNDED_DOWN_MS;
}
function wish({ method, outcome, number, fraction }) {
    const backoff = Math.round(FIRST_WAIT_MS * 2 ** (number - 1) * (1 + fraction));
    if (outcome.kind === 'failure') {
        if (outcome.failure === 'unsent')
            return backoff;
        return outcome.failure === 'lost' && method === 'GET' ? backoff : null;
    }
    if (outcome.status === 429)
        return untilAfter429(0, outcome.retry_after_ms);
    if (method !== 'GET' || !BUSY.has(outcome.status))
        return null;
    return Math.max(backoff, outcome.retry_after_ms ?? 0);
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

;// CONCATENATED MODULE: ./build/action/src/plane/client.js
/**
 * Plane's REST API as agentd speaks it: one request in, parsed JSON or a {@link PlaneError} out. Every path ends with a
 * slash and no redirect is followed, because Plane answers 301 without the slash and clients then turn a POST into a
 * GET that "succeeds". The key goes into one header and nowhere else.
 */






const TIMEOUT_MS = 30_000;
const REJECTED_MS = 60_000;
/** A page of 100 comments can be large: Plane takes bodies up to 5 MiB. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A timer may fire this much before its time. */
const TIMER_SLACK_MS = 50;
/** Longest wait for a repeat. A result is worth a whole window; reading is done again by the next tick. */
const PATIENCE_MS = {
    publish: 65_000,
    cancel: 65_000,
    command: 10_000,
    intake: 10_000,
};
class PlaneClient {
    #options;
    #root;
    #budgets = new Map();
    /** Keys that Plane does not accept: they are not tried again for a while. */
    #rejected = new Map();
    #requests = 0;
    constructor(options) {
        this.#options = options;
        this.#root = `${options.base_url.replace(/\/+$/, '').replace(/\/api\/v1$/, '')}/api/v1/`;
    }
    /** Requests sent so far, repeats included. */
    get requests() {
        return this.#requests;
    }
    /**
     * The key behind `as`.
     * @throws {PlaneError} `plane-token-missing`, or `plane-token-invalid` when it cannot be sent in a header.
     */
    token(as) {
        const token = this.#options.tokens(as)?.trim() ?? '';
        const name = this.#keyName(as);
        if (token === '') {
            const remedy = `Set the environment variable that ${name} names${as === null ? ` (${this.#options.token_key})` : ''}.`;
            const message = `There is no Plane API key for ${as === null ? 'reading' : `terminal ${as}`}.`;
            throw new errors/* PlaneError */.NQ({ code: 'plane-token-missing', message, remedy, retry: false }, { status: null });
        }
        if (!/^[\x21-\x7e]+$/.test(token)) {
            const message = `What ${name} names is not an API key: it holds blanks, line breaks or other characters.`;
            const remedy = 'Put the key alone on one line; it looks like plane_api_ and 32 hexadecimal digits.';
            throw new errors/* PlaneError */.NQ({ code: 'plane-token-invalid', message, remedy, retry: false }, { status: null });
        }
        return token;
    }
    /** @returns the parsed body; null for an empty one. @throws {PlaneError} */
    async send(call) {
        const { clock, log } = this.#options;
        const token = this.token(call.as);
        const rejected = this.#rejected.get(token);
        if (rejected !== undefined && clock.now() < rejected.until)
            throw rejected.error;
        const budget = this.#budgetOf(token);
        const place = this.#place(call);
        for (let number = 1;; number += 1) {
            await this.#admit(call, budget, place);
            this.#requests += 1;
            const began = clock.now();
            const result = await this.#exchange(call, token, place);
            const now = clock.now();
            log.debug(`${place.request} → ${result instanceof HttpFailure ? result.message : result.status} ${now - began} ms`);
            if (!(result instanceof HttpFailure)) {
                learnFrom(result, budget, now);
                if (result.status >= 200 && result.status < 300)
                    return successBody(result, place);
            }
            const outcome = outcomeOf(result, now);
            const patience_ms = this.#patience(call.purpose, now);
            const fraction = this.#options.random.fraction();
            const wait = waitBeforeRepeat({ method: call.method, outcome, number, patience_ms, fraction });
            if (wait === null) {
                const error = problemOfResult(result, place, now);
                if (error.problem.code === 'plane-token-invalid')
                    this.#rejected.set(token, { error, until: now + REJECTED_MS });
                throw error;
            }
            await clock.sleep(wait);
        }
    }
    /** Waits for the budget where that is worth it, else refuses without a request. */
    async #admit(call, budget, place) {
        const { clock } = this.#options;
        for (;;) {
            const now = clock.now();
            const grant = budget.take(call.purpose, now);
            if (grant.granted)
                return;
            const wait = grant.until - now;
            const waits = wait <= TIMER_SLACK_MS || call.purpose === 'publish' || (grant.shut && call.purpose === 'cancel');
            if (!waits || wait > this.#patience(call.purpose, now))
                throw spent(grant, call.purpose, place);
            await clock.sleep(wait);
        }
    }
    async #exchange(call, token, place) {
        const headers = { 'x-api-key': token, accept: 'application/json', 'user-agent': 'agentd' };
        if (call.body !== undefined)
            headers['content-type'] = 'application/json';
        const body = call.body === undefined ? null : JSON.stringify((0,plane_text/* sendableJson */.pk)(call.body));
        const request = {
            method: call.method,
            url: place.url,
            headers,
            body,
            timeout_ms: TIMEOUT_MS,
            max_bytes: MAX_BYTES,
        };
        try {
            return await this.#options.http(request);
        }
        catch (error) {
            if (error instanceof HttpFailure)
                return error;
            throw error;
        }
    }
    #patience(purpose, now) {
        const { deadline } = this.#options;
        return deadline === null ? PATIENCE_MS[purpose] : Math.min(PATIENCE_MS[purpose], deadline - now);
    }
    #budgetOf(token) {
        const known = this.#budgets.get(token);
        if (known !== undefined)
            return known;
        const made = new Budget(this.#options.requests_per_minute);
        this.#budgets.set(token, made);
        return made;
    }
    #place(call) {
        const url = new URL(`${this.#root}${call.path.map(segment).join('')}`);
        const request = `${call.method} ${url.pathname}`;
        for (const [name, value] of Object.entries(call.query ?? {}))
            url.searchParams.set(name, value);
        return { request, url: url.href, key_name: this.#keyName(call.as) };
    }
    #keyName(as) {
        return as === null ? 'plane.token_key' : `terminals.${as}.token_key`;
    }
}
/** One part of a path with its slash. `.` and `..` would lead elsewhere, even encoded. */
function segment(part) {
    if (!/^\.{0,2}$/.test(part))
        return `${encodeURIComponent(part)}/`;
    const message = `"${part}" cannot be part of a Plane address.`;
    const remedy = 'Check plane.workspace.';
    throw new errors/* PlaneError */.NQ({ code: 'plane-refused', message, remedy, retry: false }, { status: null });
}
function learnFrom(answer, budget, now) {
    if (answer.status === 429) {
        budget.refused(untilAfter429(now, retryAfterMs(answer.headers['retry-after'], now)));
        return;
    }
    const remaining = answer.headers['x-ratelimit-remaining'];
    if (remaining !== undefined && /^\d{1,9}$/.test(remaining))
        budget.learn(Number(remaining), now);
}
function outcomeOf(result, now) {
    if (result instanceof HttpFailure)
        return { kind: 'failure', failure: result.kind };
    const retry_after_ms = retryAfterMs(result.headers['retry-after'], now);
    return { kind: 'answer', status: result.status, retry_after_ms };
}
function problemOfResult(result, place, now) {
    if (result instanceof HttpFailure)
        return failureProblem(result, place);
    return refusalOf(result, place, untilAfter429(now, retryAfterMs(result.headers['retry-after'], now)));
}
function successBody(answer, place) {
    if (answer.body === '')
        return null;
    const body = jsonOf(answer);
    if (body === undefined) {
        const type = answer.headers['content-type'] ?? 'no content type';
        throw unreadableAnswer(place, answer.status, `it is no JSON (${type})`);
    }
    return body;
}
function spent(grant, purpose, place) {
    const when = new Date(grant.until).toISOString();
    const why = grant.shut ? 'Plane said 429' : `what is left is kept for more urgent calls than ${purpose}`;
    const message = `${place.request} was not sent: the requests of this minute are spent (${why}) until ${when}.`;
    const remedy = 'The next tick goes on. If it happens often, raise API_KEY_RATE_LIMIT on the Plane server and plane.requests_per_minute.';
    return new errors/* PlaneError */.NQ({ code: 'plane-budget', message, remedy, retry: true }, { status: null, until: grant.until });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./build/action/src/model.js
var model = __webpack_require__(1943);
;// CONCATENATED MODULE: ./build/action/src/plane/times.js
const TIMESTAMP = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:?\d{2})$/;
/**
 * Milliseconds since 1970 UTC (microseconds are cut off), or null when `text` is no timestamp with a zone. A time
 * without a zone could be off by hours, so it is not guessed at.
 */
function parseTime(text) {
    const match = TIMESTAMP.exec(text);
    if (match === null)
        return null;
    const [, seconds = '', fraction = '', zone = ''] = match;
    const offset = zone === 'Z' || zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
    const millis = Date.parse(`${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}${offset}`);
    return Number.isNaN(millis) ? null : millis;
}

;// CONCATENATED MODULE: ./build/action/src/plane/schema.js
/**
 * The fields of Plane's answers that are read, and no others. Cloud and later versions send some references as objects
 * where v1.3.1 sends ids, so both are taken. A list that is missing is an error, never an empty list.
 */




const id = schemas/* string */.YjP().min(1);
/** An id, or an object that has one. */
const ref = schemas/* union */.KCZ([id, schemas/* object */.Ikc({ id }).transform((object) => object.id)]);
const time = schemas/* string */.YjP().transform((text, context) => {
    const millis = parseTime(text);
    if (millis !== null)
        return millis;
    context.addIssue({ code: 'custom', message: `not a timestamp with a time zone: ${(0,plane_text/* oneLine */.TN)(text, 40)}` });
    return core/* NEVER */.tm;
});
const schema_text = schemas/* string */.YjP()
    .nullish()
    .transform((value) => value ?? '');
/** An envelope of a paginated list; `next_cursor` is there on the last page too, so only `next_page_results` counts. */
const Page = schemas/* object */.Ikc({
    results: schemas/* array */.YOg(schemas/* unknown */.L5J()),
    next_page_results: schemas/* boolean */.zMY(),
    next_cursor: schemas/* string */.YjP().nullish(),
});
const ProjectRow = schemas/* object */.Ikc({
    id,
    identifier: schemas/* string */.YjP().min(1),
    name: schemas/* string */.YjP(),
    /** False for a public project of the workspace that the key's user has not joined. */
    is_member: schemas/* boolean */.zMY().nullish(),
    archived_at: schemas/* string */.YjP().nullish(),
});
const StateRow = schemas/* object */.Ikc({ id, name: schemas/* string */.YjP(), group: schemas/* string */.YjP() });
const LabelRow = schemas/* object */.Ikc({ id, name: schemas/* string */.YjP() });
const MemberRow = schemas/* object */.Ikc({ id, email: schema_text, display_name: schema_text });
const UserRow = schemas/* object */.Ikc({ id });
const ItemRow = schemas/* object */.Ikc({
    id,
    sequence_id: schemas/* number */.aig().int(),
    name: schemas/* string */.YjP(),
    description_html: schemas/* string */.YjP().nullish(),
    state: ref,
    assignees: schemas/* array */.YOg(ref),
    labels: schemas/* array */.YOg(ref),
    priority: schemas/* enum */.k5n(model/* PRIORITIES */.BE).catch('none'),
    created_at: time,
    updated_at: time,
    archived_at: schemas/* string */.YjP().nullish(),
});
const CommentRow = schemas/* object */.Ikc({
    id,
    /** null: the user was deleted. */
    actor: ref.nullable(),
    updated_by: ref.nullish(),
    created_at: time,
    comment_html: schema_text,
    access: schemas/* string */.YjP().nullish(),
    external_source: schemas/* string */.YjP().nullish(),
    external_id: schemas/* string */.YjP().nullish(),
});
/** What is read of a comment that holds the external id we wanted. */
const CommentOwner = schemas/* object */.Ikc({ id, actor: ref.nullable() });
/** v1.3.1 lists pairs of ids, v1.3.0 plain ids of the same project. */
const RelationsRow = schemas/* object */.Ikc({
    blocked_by: schemas/* array */.YOg(schemas/* union */.KCZ([
        id.transform((issue_id) => ({ issue_id, project_id: null })),
        schemas/* object */.Ikc({ issue_id: id, project_id: id.nullish() }),
        schemas/* object */.Ikc({ id, project_id: id.nullish() })
            .transform((object) => ({ issue_id: object.id, project_id: object.project_id })),
    ])),
});
/** A blocking item, read with `expand=state,project`. */
const BlockerRow = schemas/* object */.Ikc({
    sequence_id: schemas/* number */.aig().int(),
    state: schemas/* union */.KCZ([id.transform((state_id) => ({ id: state_id, group: null })), schemas/* object */.Ikc({ id, group: schemas/* string */.YjP() })]),
    project: schemas/* union */.KCZ([
        id.transform((project_id) => ({ id: project_id, identifier: null })),
        schemas/* object */.Ikc({ id, identifier: schemas/* string */.YjP().min(1) }),
    ]),
});
/** Which fields are wrong, on one line, naming their path. */
function issuesOf(error) {
    const parts = error.issues.slice(0, 3).map((issue) => `${issue.path.join('.') || 'the body'}: ${issue.message}`);
    return (0,plane_text/* oneLine */.TN)(parts.join('; '), 300);
}
/** `data` as `schema` has it. @throws what `problem` makes of the faults. */
function readAs(schema, data, problem) {
    const result = schema.safeParse(data);
    if (result.success)
        return result.data;
    throw problem(issuesOf(result.error));
}

;// CONCATENATED MODULE: ./build/action/src/plane/reader.js


/** Plane's page size must be the same for every page of a walk; Cloud takes 100 at most. */
const PER_PAGE = 100;
/** A list of more pages than this is taken for one that does not end. */
const MAX_PAGES = 200;
class Reader {
    client;
    #log;
    constructor(client, log) {
        this.client = client;
        this.#log = log;
    }
    /** @throws {PlaneError} also `plane-answer-unreadable` when a field that is read is missing or odd. */
    async one(schema, path, query, caller) {
        const { as, purpose } = caller;
        const body = await this.client.send({ method: 'GET', path, query, as, purpose });
        return readAs(schema, body, (faults) => reader_unreadable(path, faults));
    }
    /**
     * The pages of a list, in the server's order. A list that comes whole, as an array, is one page.
     * @throws {PlaneError} also when the server shows the same page again and again.
     */
    async *pages(path, query, caller) {
        const { as, purpose } = caller;
        let cursor = null;
        const seen = new Set();
        for (let page = 0; page < MAX_PAGES; page += 1) {
            const paging = { ...query, per_page: String(PER_PAGE), ...(cursor === null ? {} : { cursor }) };
            const body = await this.client.send({ method: 'GET', path, query: paging, as, purpose });
            if (Array.isArray(body)) {
                yield body;
                return;
            }
            const envelope = readAs(Page, body, (faults) => reader_unreadable(path, faults));
            yield envelope.results;
            if (!envelope.next_page_results)
                return;
            cursor = envelope.next_cursor ?? `${PER_PAGE}:${page + 1}:0`;
            if (envelope.results.length === 0 || seen.has(cursor))
                throw reader_unreadable(path, 'its pages repeat');
            seen.add(cursor);
        }
        throw reader_unreadable(path, `it has more than ${MAX_PAGES} pages`);
    }
    /** The whole list. Rows that are repeated (a list that moves while it is read) come once. */
    async all(schema, path, query, caller) {
        const rows = new Map();
        for await (const page of this.pages(path, query, caller)) {
            for (const row of this.rows(schema, page, path))
                if (!rows.has(row.id))
                    rows.set(row.id, row);
        }
        return [...rows.values()];
    }
    /** The rows that can be read. One that cannot must not hide the others; it is named in the log. */
    rows(schema, page, path) {
        return page.flatMap((raw) => {
            const result = schema.safeParse(raw);
            if (result.success)
                return [result.data];
            this.#log.warn(`Plane: a row of ${path.join('/')}/ (${idOf(raw)}) cannot be read: ${issuesOf(result.error)}`);
            return [];
        });
    }
}
function reader_unreadable(path, faults) {
    const message = `The answer of Plane to GET ${path.join('/')}/ cannot be read: ${faults}.`;
    const remedy = 'Check plane.base_url and the version of Plane; if both are right, report this.';
    return new errors/* PlaneError */.NQ({ code: 'plane-answer-unreadable', message, remedy, retry: true }, { status: null });
}
function idOf(raw) {
    return typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string' ? raw.id : 'no id';
}

;// CONCATENATED MODULE: ./build/action/src/plane/desk.js
/** Writes to Plane. Each can be repeated: a comment by its external id, a state and a link by their own nature. */




/** `external_source` of everything that agentd writes. */
const EXTERNAL_SOURCE = 'agentd';
const TITLE_MAX = 255;
class PlaneDesk {
    #client;
    #reader;
    #routes;
    #vocabulary;
    /** User ids by key; a key never changes its user. */
    #users = new Map();
    constructor({ client, reader, routes, vocabulary }) {
        this.#client = client;
        this.#reader = reader;
        this.#routes = routes;
        this.#vocabulary = vocabulary;
    }
    async whoAmI(as) {
        const token = this.#client.token(as);
        const known = this.#users.get(token);
        if (known !== undefined)
            return known;
        const { id } = await this.#reader.one(UserRow, ['users', 'me'], {}, { as, purpose: 'publish' });
        this.#users.set(token, id);
        return id;
    }
    /**
     * Plane v1.3.1 answers 409 with the comment's id when one with the same pair of external ids is anywhere in the
     * project. That id is trusted only if the comment hangs on this item and its `actor` is our user.
     */
    async putComment(target, external_id, html) {
        const body = { comment_html: html, external_source: EXTERNAL_SOURCE, external_id };
        const first = await this.#postComment(target, body);
        if (first.created)
            return first;
        const owner = await this.#ownerOf(target, first.comment_id);
        if (owner === null) {
            // It was deleted just now, or it hangs on another item; only in the first case does a second POST succeed.
            const second = await this.#postComment(target, body);
            if (second.created)
                return second;
            throw taken(target, external_id, `comment ${second.comment_id} of another work item holds it`);
        }
        if (owner.actor === (await this.whoAmI(target.as)))
            return first;
        throw taken(target, external_id, `comment ${first.comment_id} by user ${owner.actor ?? 'unknown'} holds it`);
    }
    /** @throws {PlaneError} `plane-state-ignored` when Plane says 200 and the item is in another state. */
    async move(target, state_id) {
        const caller = callerOf(target);
        const { row, path } = await this.#routes.workItems(target.project.id, caller, async (items) => {
            const item = [...items, target.item_id];
            const answer = await this.#client.send({ method: 'PATCH', path: item, body: { state: state_id }, ...caller });
            return { row: readAs(ItemRow, answer, (faults) => reader_unreadable(item, faults)), path: item };
        });
        if (row.state !== state_id) {
            throw refuse({
                code: 'plane-state-ignored',
                message: `Plane accepted the new state of ${target.project.key}-${row.sequence_id} and did not set it: asked for ${state_id}, got ${row.state}.`,
                remedy: 'Check whether a workflow rule of the project forbids this move for the user.',
                retry: false,
            });
        }
        const [item] = await this.#vocabulary.items(target.project, [row], caller);
        if (item === undefined)
            throw reader_unreadable(path, `its state ${row.state} is unknown`);
        return item;
    }
    /** A URL without a dot in the host name (`http://gitea:3000/…`) is refused by Plane: `plane-refused`. */
    async putLink(target, url, title) {
        const caller = callerOf(target);
        const body = { url, title: (0,plane_text/* cut */.Jj)(title, TITLE_MAX) };
        try {
            await this.#onItem(target, 'links', (path) => this.#client.send({ method: 'POST', path, body, ...caller }));
            return { created: true };
        }
        catch (error) {
            if (error instanceof errors/* PlaneError */.NQ && error.status === 400 && /URL already exists/i.test(error.message)) {
                return { created: false };
            }
            throw error;
        }
    }
    async #postComment(target, body) {
        const caller = callerOf(target);
        try {
            return await this.#onItem(target, 'comments', async (path) => {
                const answer = await this.#client.send({ method: 'POST', path, body, ...caller });
                const { id } = readAs(UserRow, answer, (faults) => reader_unreadable(path, faults));
                return { comment_id: id, created: true };
            });
        }
        catch (error) {
            if (!(error instanceof errors/* PlaneError */.NQ) || error.status !== 409 || error.existing_id === null)
                throw error;
            return { comment_id: error.existing_id, created: false };
        }
    }
    /** null: the comment is not on this item. */
    async #ownerOf(target, comment_id) {
        const caller = callerOf(target);
        try {
            return await this.#onItem(target, 'comments', (path) => this.#reader.one(CommentOwner, [...path, comment_id], { fields: 'id,actor' }, caller));
        }
        catch (error) {
            if (error instanceof errors/* PlaneError */.NQ && error.problem.code === 'plane-not-found')
                return null;
            throw error;
        }
    }
    #onItem(target, part, act) {
        return this.#routes.workItems(target.project.id, callerOf(target), (path) => act([...path, target.item_id, part]));
    }
}
function callerOf(target) {
    return { as: target.as, purpose: 'publish' };
}
function taken(target, external_id, why) {
    return refuse({
        code: 'plane-comment-taken',
        message: `The external id ${external_id} in project ${target.project.key} is taken: ${why}. The comment was not posted.`,
        remedy: 'Look at that comment and delete it if it is not wanted; then run `agentd release KEY`.',
        retry: false,
    });
}
function refuse(problem) {
    return new errors/* PlaneError */.NQ(problem, { status: null });
}

;// CONCATENATED MODULE: ./build/action/src/plane/routes.js
/**
 * Plane's routes. Work items live under `work-items/`; servers before v1.1 have the same under `issues/` alone, which
 * is used only after `work-items/` answered "Page not found." and `issues/` answered well.
 */

/** Codes of answers that only an existing route can give. */
const ROUTE_EXISTS = new Set(['plane-not-found', 'plane-refused', 'plane-conflict']);
class Routes {
    #client;
    #workspace;
    #family = 'work-items';
    #settled = false;
    constructor(client, workspace) {
        this.#client = client;
        this.#workspace = workspace;
    }
    get projects() {
        return ['workspaces', this.#workspace, 'projects'];
    }
    project(project_id, ...rest) {
        return [...this.projects, project_id, ...rest];
    }
    /** Runs `act` with the path of the project's work items; a second time, with the older path, if the server is old. */
    async workItems(project_id, caller, act) {
        try {
            const result = await act(this.project(project_id, this.#family));
            this.#settled = true;
            return result;
        }
        catch (error) {
            if (!(error instanceof errors/* PlaneError */.NQ))
                throw error;
            if (ROUTE_EXISTS.has(error.problem.code))
                this.#settled = true;
            if (this.#settled || error.problem.code !== 'plane-route-missing')
                throw error;
            if (!(await this.#issuesAnswer(project_id, caller)))
                throw error;
        }
        this.#family = 'issues';
        this.#settled = true;
        return act(this.project(project_id, this.#family));
    }
    async #issuesAnswer(project_id, caller) {
        const { as, purpose } = caller;
        const query = { per_page: '1', fields: 'id' };
        try {
            await this.#client.send({ method: 'GET', path: this.project(project_id, 'issues'), query, as, purpose });
            return true;
        }
        catch (error) {
            if (error instanceof errors/* PlaneError */.NQ)
                return false;
            throw error;
        }
    }
}

;// CONCATENATED MODULE: ./build/action/src/plane/blockers.js
/**
 * Work items that block another one. Relations are pairs of ids, also across projects, so each blocker is read by id.
 * What cannot be read counts as not done: the item waits rather than starts too early.
 */


/** More blockers than this are reported unread, as not done. */
const MOST_READ = 20;
const DONE = new Set(['completed', 'cancelled']);
/** An answer that says something about this item only; anything else fails the whole read. */
const ABOUT_ONE = new Set(['plane-forbidden', 'plane-not-found', 'plane-refused', 'plane-answer-unreadable']);
class Blockers {
    #reader;
    #routes;
    #vocabulary;
    #directory;
    #serverHasRelations = true;
    constructor(reader, routes, vocabulary, directory) {
        this.#reader = reader;
        this.#routes = routes;
        this.#vocabulary = vocabulary;
        this.#directory = directory;
    }
    async of(project, id, caller) {
        const pairs = await this.#pairs(project, id, caller);
        const blockers = [];
        for (const [index, pair] of pairs.entries()) {
            const blocker = index < MOST_READ ? await this.#read(project, pair, caller) : unread(pair);
            if (blocker !== null)
                blockers.push(blocker);
        }
        return blockers;
    }
    async #pairs(project, id, caller) {
        if (!this.#serverHasRelations)
            return [];
        try {
            const path = this.#routes.project(project.id, 'work-items', id, 'relations');
            const { blocked_by } = await this.#reader.one(RelationsRow, path, {}, caller);
            const pairs = blocked_by.map((entry) => ({
                issue_id: entry.issue_id,
                project_id: entry.project_id ?? project.id,
            }));
            // Plane lets an item block itself; that could never end.
            const others = pairs.filter((pair) => pair.issue_id !== id);
            return [...new Map(others.map((pair) => [pair.issue_id, pair])).values()];
        }
        catch (error) {
            if (!(error instanceof errors/* PlaneError */.NQ))
                throw error;
            if (error.problem.code === 'plane-route-missing')
                this.#serverHasRelations = false;
            else if (error.problem.code !== 'plane-not-found')
                throw error;
            return [];
        }
    }
    /** null: the blocker is gone (deleted, or archived, which needs it to be done) and blocks nothing. */
    async #read(project, pair, caller) {
        try {
            const query = { fields: 'id,sequence_id,state,project', expand: 'state,project' };
            const row = await this.#routes.workItems(pair.project_id, caller, (path) => this.#reader.one(BlockerRow, [...path, pair.issue_id], query, caller));
            const key = row.project.identifier ?? (pair.project_id === project.id ? project.key : null);
            const group = row.state.group ?? (await this.#groupOf(pair.project_id, row.state.id, caller));
            return {
                key: key === null ? pair.issue_id : `${key}-${row.sequence_id}`,
                done: group !== null && DONE.has(group),
            };
        }
        catch (error) {
            if (!(error instanceof errors/* PlaneError */.NQ) || !ABOUT_ONE.has(error.problem.code))
                throw error;
            if (error.problem.code === 'plane-not-found' && (await this.#isOpen(pair.project_id, caller)))
                return null;
            return unread(pair);
        }
    }
    async #groupOf(project_id, state_id, caller) {
        const states = await this.#vocabulary.states(project_id, caller);
        return states.find((state) => state.id === state_id)?.group ?? null;
    }
    async #isOpen(project_id, caller) {
        const row = await this.#directory.byId(project_id, caller);
        return row !== null && row.is_member !== false && typeof row.archived_at !== 'string';
    }
}
function unread(pair) {
    return { key: pair.issue_id, done: false };
}

// EXTERNAL MODULE: ./build/action/src/config/nearest.js
var config_nearest = __webpack_require__(8675);
;// CONCATENATED MODULE: ./build/action/src/plane/directory.js
/**
 * The projects that a key sees. The list also holds public projects that its user has not joined (`is_member` false)
 * and archived ones, whose states, labels and work items read as empty lists: neither may be taken for an empty project.
 */



/** The list serves all projects of a tick. */
const LIST_MS = 30_000;
const FIELDS = 'id,identifier,name,is_member,archived_at';
const NAMED = 12;
class Directory {
    #reader;
    #routes;
    #clock;
    #list = null;
    constructor(reader, routes, clock) {
        this.#reader = reader;
        this.#routes = routes;
        this.#clock = clock;
    }
    /** @throws {PlaneError} `plane-project-unknown`, `plane-project-not-member`. */
    async find(key, caller) {
        const rows = await this.#rows(caller);
        const row = rows.find((project) => project.identifier === key);
        if (row !== undefined)
            return directory_joined(row);
        const distances = rows.map(({ identifier }) => ({ identifier, distance: (0,config_nearest/* editDistance */.YC)(key, identifier) }));
        const nearest = distances.toSorted((a, b) => a.distance - b.distance).slice(0, NAMED);
        const names = nearest.map(({ identifier }) => identifier).join(', ');
        const seen = names === '' ? 'This key sees no project.' : `This key sees: ${names}.`;
        throw directory_refuse({
            code: 'plane-project-unknown',
            message: `Plane has no project with the identifier ${key} in this workspace, or the user may not see it. ${seen}`,
            remedy: 'Use the identifier as Plane shows it before the number of a work item, and add the user to the project.',
            retry: false,
        });
    }
    /** The row of a project by id, or null when the key does not see it. */
    async byId(project_id, caller) {
        return (await this.#rows(caller)).find((project) => project.id === project_id) ?? null;
    }
    /**
     * Returns when the project itself reads as present, joined and unarchived, asked now and not from the list: only then
     * does a missing work item mean that it is gone.
     * @throws {PlaneError} `plane-project-unknown`, `plane-project-not-member`, `plane-project-archived`.
     */
    async present(project_id, key, caller) {
        const row = await this.#read(project_id, key, caller);
        directory_joined(row);
        if (row.archived_at === null || row.archived_at === undefined)
            return;
        throw directory_refuse({
            code: 'plane-project-archived',
            message: `Project ${key} is archived: Plane shows nothing of it.`,
            remedy: 'Restore the project in Plane, or take it out of `projects`.',
            retry: false,
        });
    }
    async #read(project_id, key, caller) {
        try {
            return await this.#reader.one(ProjectRow, this.#routes.project(project_id), { fields: FIELDS }, caller);
        }
        catch (error) {
            if (!(error instanceof errors/* PlaneError */.NQ) || error.problem.code !== 'plane-not-found')
                throw error;
            const message = `Project ${key} (${project_id}) is gone from Plane, or the user may no longer see it.`;
            const remedy = 'Add the user to the project again, or take the project out of `projects`.';
            throw directory_refuse({ code: 'plane-project-unknown', message, remedy, retry: false }, error.status);
        }
    }
    async #rows(caller) {
        const now = this.#clock.now();
        if (this.#list !== null && now - this.#list.at < LIST_MS)
            return this.#list.rows;
        const query = { fields: FIELDS, order_by: 'identifier' };
        const rows = this.#reader.all(ProjectRow, this.#routes.projects, query, caller);
        const list = { at: now, rows };
        this.#list = list;
        try {
            return await rows;
        }
        catch (error) {
            // A failed list is not kept.
            if (this.#list === list)
                this.#list = null;
            throw error;
        }
    }
}
function directory_joined(row) {
    if (row.is_member !== false)
        return row;
    throw directory_refuse({
        code: 'plane-project-not-member',
        message: `The user behind plane.token_key is not a member of project ${row.identifier}.`,
        remedy: 'Add the user to the project with the role Member; being admin of the workspace is not enough.',
        retry: false,
    });
}
function directory_refuse(problem, status = null) {
    return new errors/* PlaneError */.NQ(problem, { status });
}

;// CONCATENATED MODULE: ./build/action/src/plane/items.js

function namesOf(project) {
    return {
        states: new Map(project.states.map((state) => [state.id, state])),
        labels: new Map(Object.entries(project.labels)),
    };
}
function isStateGroup(group) {
    return model/* STATE_GROUPS */.tb.some((known) => known === group);
}
/** States of the known groups; triage and what later versions add are not for agentd. */
function toStates(rows) {
    return rows.flatMap(({ id, name, group }) => (isStateGroup(group) ? [{ id, name, group }] : []));
}
/** Whether `names` lacks something that the row points to. */
function pointsOutside(row, names) {
    return {
        states: names.states.has(row.state) ? [] : [row.state],
        labels: row.labels.filter((id) => !names.labels.has(id)),
    };
}
/**
 * The row as a work item, or null when its state is not among `names`. Ids and names are sorted and come once
 * (parallel changes leave repeated labels in Plane); a label without a name keeps its id.
 */
function toWorkItem(row, project, names) {
    const state = names.states.get(row.state);
    if (state === undefined)
        return null;
    return {
        id: row.id,
        project: project.key,
        key: `${project.key}-${row.sequence_id}`,
        name: row.name,
        ...(typeof row.description_html === 'string' ? { description_html: row.description_html } : {}),
        state,
        assignees: unique(row.assignees),
        labels: unique(row.labels.map((id) => names.labels.get(id) ?? id)),
        priority: row.priority,
        created_at: row.created_at,
        updated_at: row.updated_at,
    };
}
/** A comment whose author is gone has the actor `''`, which is nobody's id; an access that is not known is EXTERNAL. */
function toComment(row) {
    return {
        id: row.id,
        actor: row.actor ?? '',
        updated_by: row.updated_by ?? null,
        created_at: row.created_at,
        html: row.comment_html,
        access: row.access === 'INTERNAL' ? 'INTERNAL' : 'EXTERNAL',
        external_source: row.external_source ?? null,
        external_id: row.external_id ?? null,
    };
}
function unique(values) {
    return [...new Set(values)].toSorted();
}

;// CONCATENATED MODULE: ./build/action/src/plane/tracker.js






const LIST_FIELDS = 'id,sequence_id,name,state,assignees,labels,priority,created_at,updated_at,archived_at';
const ITEM_FIELDS = `${LIST_FIELDS},description_html`;
const COMMENT_FIELDS = 'id,actor,updated_by,created_at,comment_html,access,external_source,external_id';
const INTAKE = { as: null, purpose: 'intake' };
class PlaneTracker {
    #reader;
    #routes;
    #vocabulary;
    #directory;
    #blockers;
    constructor({ reader, routes, vocabulary, clock }) {
        this.#reader = reader;
        this.#routes = routes;
        this.#vocabulary = vocabulary;
        this.#directory = new Directory(reader, routes, clock);
        this.#blockers = new Blockers(reader, routes, vocabulary, this.#directory);
    }
    /** An archived project comes without states, labels and members: Plane would show them as empty anyway. */
    async project(key) {
        const row = await this.#directory.find(key, INTAKE);
        const head = { id: row.id, key, name: row.name };
        if (typeof row.archived_at === 'string')
            return { ...head, archived: true, states: [], labels: {}, members: [] };
        const [states, labels, members] = await Promise.all([
            this.#vocabulary.states(row.id, INTAKE),
            this.#vocabulary.labels(row.id, INTAKE),
            this.#reader.all(MemberRow, this.#routes.project(row.id, 'members'), {}, INTAKE),
        ]);
        this.#vocabulary.renewed(row.id);
        return { ...head, archived: false, states, labels, members };
    }
    /**
     * Walks the list by `-updated_at` and stops below `since`. An item that is touched during the walk moves to the front,
     * so the next watermark comes from the first page.
     */
    async changed(project, since) {
        const found = await this.#routes.workItems(project.id, INTAKE, (path) => this.#walk(path, since));
        const items = await this.#vocabulary.items(project, found.rows, INTAKE);
        return { items, newest: found.newest };
    }
    async item(project, id, purpose) {
        const caller = { as: null, purpose };
        const row = await this.#row(project, id, caller);
        if (row === null) {
            await this.#directory.present(project.id, project.key, caller);
            return null;
        }
        const [item] = await this.#vocabulary.items(project, [row], caller);
        if (item !== undefined)
            return item;
        throw reader_unreadable(this.#routes.project(project.id, 'work-items', id), `its state ${row.state} is unknown`);
    }
    async comments(project, id, purpose) {
        const caller = { as: null, purpose };
        const rows = await this.#routes.workItems(project.id, caller, (path) => this.#reader.all(CommentRow, [...path, id, 'comments'], { fields: COMMENT_FIELDS }, caller));
        // The server sends the newest first, whatever is asked for; equal times keep its order.
        return rows
            .map(toComment)
            .toReversed()
            .toSorted((a, b) => a.created_at - b.created_at);
    }
    async blockers(project, id) {
        return this.#blockers.of(project, id, INTAKE);
    }
    async #row(project, id, caller) {
        try {
            const row = await this.#routes.workItems(project.id, caller, (path) => this.#reader.one(ItemRow, [...path, id], { fields: ITEM_FIELDS }, caller));
            return typeof row.archived_at === 'string' ? null : row;
        }
        catch (error) {
            if (error instanceof errors/* PlaneError */.NQ && error.problem.code === 'plane-not-found')
                return null;
            throw error;
        }
    }
    async #walk(path, since) {
        const query = { fields: LIST_FIELDS, order_by: '-updated_at' };
        const found = new Map();
        let newest = null;
        let first = true;
        for await (const page of this.#reader.pages(path, query, INTAKE)) {
            const rows = this.#reader.rows(ItemRow, page, path);
            if (first)
                newest = rows.reduce((most, row) => Math.max(most ?? row.updated_at, row.updated_at), null);
            first = false;
            for (const row of rows) {
                const wanted = since === null || row.updated_at >= since;
                if (wanted && typeof row.archived_at !== 'string' && !found.has(row.id))
                    found.set(row.id, row);
            }
            if (since !== null && isNewestFirst(rows) && rows.some((row) => row.updated_at < since))
                break;
        }
        return { rows: [...found.values()].toSorted((a, b) => b.updated_at - a.updated_at), newest };
    }
}
/** Whether the server kept the order that was asked for; if it did not, a walk may not stop early. */
function isNewestFirst(rows) {
    return rows.every((row, index) => index === 0 || row.updated_at <= (rows[index - 1]?.updated_at ?? Infinity));
}

;// CONCATENATED MODULE: ./build/action/src/plane/vocabulary.js


class Vocabulary {
    #reader;
    #routes;
    #log;
    #fresh = new Map();
    /** Ids that stayed unknown after a fresh read: workspace labels, triage states. */
    #unknown = new Set();
    constructor(reader, routes, log) {
        this.#reader = reader;
        this.#routes = routes;
        this.#log = log;
    }
    /** To be called when the caller is given a newer {@link ProjectInfo}: from then on that one counts. */
    renewed(project_id) {
        this.#fresh.delete(project_id);
        this.#unknown.clear();
    }
    async states(project_id, caller) {
        return toStates(await this.#reader.all(StateRow, this.#routes.project(project_id, 'states'), {}, caller));
    }
    async labels(project_id, caller) {
        const rows = await this.#reader.all(LabelRow, this.#routes.project(project_id, 'labels'), {}, caller);
        return Object.fromEntries(rows.map((row) => [row.id, row.name]));
    }
    /** The rows as work items; one whose state even a fresh list of states does not name is left out and logged. */
    async items(project, rows, caller) {
        const names = await this.#names(project, rows, caller);
        return rows.flatMap((row) => {
            const item = toWorkItem(row, project, names);
            if (item === null)
                this.#log.warn(`Plane: ${project.key}-${row.sequence_id} is in an unknown state (${row.state}).`);
            return item === null ? [] : [item];
        });
    }
    async #names(project, rows, caller) {
        const known = this.#fresh.get(project.id) ?? namesOf(project);
        const outside = rows.map((row) => pointsOutside(row, known));
        const isNew = (id) => !this.#unknown.has(id);
        const states = outside.flatMap((part) => part.states).filter(isNew);
        const labels = outside.flatMap((part) => part.labels).filter(isNew);
        if (states.length === 0 && labels.length === 0)
            return known;
        const fresh = namesOf({
            states: states.length === 0 ? [...known.states.values()] : await this.states(project.id, caller),
            labels: labels.length === 0 ? Object.fromEntries(known.labels) : await this.labels(project.id, caller),
        });
        for (const id of states)
            if (!fresh.states.has(id))
                this.#unknown.add(id);
        for (const id of labels)
            if (!fresh.labels.has(id))
                this.#unknown.add(id);
        this.#fresh.set(project.id, fresh);
        return fresh;
    }
}

;// CONCATENATED MODULE: ./build/action/src/plane/connect.js







function connectPlane(options) {
    const { config, tokens, clock, random, log } = options;
    const client = new PlaneClient({
        base_url: config.base_url,
        token_key: config.token_key,
        requests_per_minute: config.requests_per_minute,
        tokens,
        http: options.http ?? undiciHttp(options.dispatcher),
        clock,
        random,
        log,
        deadline: options.deadline ?? null,
    });
    const reader = new Reader(client, log);
    const routes = new Routes(client, config.workspace);
    const vocabulary = new Vocabulary(reader, routes, log);
    return {
        tracker: new PlaneTracker({ reader, routes, vocabulary, clock }),
        desk: new PlaneDesk({ client, reader, routes, vocabulary }),
        requests: () => client.requests,
    };
}

// EXTERNAL MODULE: ./build/action/src/plane/html-to-markdown.js + 1 modules
var html_to_markdown = __webpack_require__(1210);
// EXTERNAL MODULE: ./build/action/src/stores/index.js + 2 modules
var stores = __webpack_require__(80);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./build/action/src/transports/local.js
/** The channel to this machine: one shell process that reads the script from stdin. */


/** Far above what a visit answers (a few KB), far below what would hurt. */
const MAX_OUTPUT = 256 * 1024 * 1024;
/** Bytes of stderr kept for the error that a silent shell ends in. */
const STDERR_KEPT = 2000;
/**
 * Runs scripts with `/bin/sh -s` in a process group of their own, which a timeout ends; runs have left that group.
 * Errors: {@link Unreached} when the shell cannot be started; `terminal-timeout`, `answer-too-large`, `aborted`
 * (TransportError) when it was ended in the middle, so that nobody knows what it has done.
 */
function localChannel(options) {
    const { env, sh = '/bin/sh', max_output_bytes = MAX_OUTPUT } = options;
    return {
        name: 'local',
        run: (script, { timeout_ms, signal }) => {
            const child = (0,external_node_child_process_.spawn)(sh, ['-s'], { cwd: '/', env, detached: true, stdio: 'pipe' });
            return answerOf(child, { sh, script, timeout_ms, signal, max_output_bytes });
        },
        close: () => Promise.resolve(),
    };
}
function answerOf(child, delivery) {
    return new Promise((resolve, reject) => {
        const stdout = [];
        let size = 0;
        let stderr = '';
        let failure = null;
        const stop = (error) => {
            failure ??= error;
            endGroup(child);
        };
        const timer = setTimeout(() => stop(timedOut(delivery.timeout_ms)), delivery.timeout_ms);
        const onAbort = () => stop(aborted());
        delivery.signal?.addEventListener('abort', onAbort, { once: true });
        if (delivery.signal?.aborted === true)
            onAbort();
        const settle = () => {
            clearTimeout(timer);
            delivery.signal?.removeEventListener('abort', onAbort);
        };
        child.once('error', (cause) => {
            settle();
            reject(child.pid === undefined ? notStarted(delivery.sh, cause) : (failure ?? broken(cause.message)));
        });
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            if (size > delivery.max_output_bytes)
                stop(tooLarge(delivery.max_output_bytes));
            else
                stdout.push(chunk);
        });
        child.stderr.on('data', (chunk) => {
            if (stderr.length < STDERR_KEPT)
                stderr += chunk.toString('utf8');
        });
        child.once('close', () => {
            settle();
            if (failure !== null)
                reject(failure);
            else if (size === 0)
                reject(broken(stderr.slice(0, STDERR_KEPT).trim() || 'it printed nothing'));
            else
                resolve(Buffer.concat(stdout).toString('utf8'));
        });
        // A shell that ends early closes its stdin; what it printed is the answer, so the broken pipe is none.
        child.stdin.on('error', () => { });
        child.stdin.end(delivery.script);
    });
}
/** Ends the shell and what it waits for; the detached runs are no longer in its group. */
function endGroup(child) {
    if (child.pid === undefined)
        return;
    try {
        process.kill(-child.pid, 'SIGKILL');
    }
    catch {
        // It is gone already.
    }
    child.stdout.destroy();
    child.stderr.destroy();
}
function notStarted(sh, cause) {
    return new errors/* Unreached */.YX({
        code: 'local-shell-missing',
        message: `The shell ${sh} of this machine could not be started (${cause.message}).`,
        remedy: 'A local terminal needs a POSIX shell at that path.',
        retry: false,
    }, { cause });
}
function timedOut(timeout_ms) {
    return new errors/* TransportError */.wX({
        code: 'terminal-timeout',
        message: `This machine’s shell did not answer within ${timeout_ms / 1000} s; what it has done is unknown.`,
        remedy: 'Nothing needs doing at once: the next tick asks again. If it stays, look for a hung disk or mount.',
        retry: true,
    });
}
function tooLarge(bytes) {
    return new errors/* TransportError */.wX({
        code: 'answer-too-large',
        message: `This machine’s shell printed more than ${bytes} bytes; the answer was not read to its end.`,
        remedy: 'Report this with the log: every read has its own limit, so this should not happen.',
        retry: true,
    });
}
function aborted() {
    return new errors/* TransportError */.wX({
        code: 'aborted',
        message: 'The visit to this machine was called off; what it has done is unknown.',
        remedy: 'Nothing needs doing: the next tick asks again.',
        retry: true,
    });
}
function broken(what) {
    return new errors/* TransportError */.wX({
        code: 'answer-incomplete',
        message: `This machine’s shell gave no answer: ${what}.`,
        remedy: 'Run the command line `/bin/sh -s` on the machine and see that it works.',
        retry: true,
    });
}

;// CONCATENATED MODULE: ./build/action/src/transports/posix/quote.js
/** How values get into a POSIX script: as one quoted word, or as base64 lines. Nothing else is allowed. */


/**
 * One word of a POSIX command line, whatever the value: line ends, control characters and all of Unicode included.
 * @throws {TransportError} `value-has-nul`: no shell can hold a NUL in a word.
 */
function quote(value) {
    if (value.includes('\0')) {
        throw new errors/* TransportError */.wX({
            code: 'value-has-nul',
            message: 'A path, name or command line for a terminal contains a NUL character.',
            remedy: 'Remove the NUL character from the configuration or from the item that it comes from.',
            retry: false,
        });
    }
    return `'${value.replaceAll("'", "'\\''")}'`;
}
/** Base64 of the UTF-8 bytes in lines of 76 characters, each ended by a line end; empty for no bytes. */
function base64Lines(bytes) {
    return Buffer.from(bytes)
        .toString('base64')
        .replace(/.{1,76}/g, '$&\n');
}
/** Characters of a key that may become a file name as they are. */
const PLAIN_KEY = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
/**
 * A key as a file name: plain keys stay as they are; in others every odd character becomes `-` and eight hex digits of
 * the key's digest keep two different keys apart.
 */
function fileKey(key) {
    if (PLAIN_KEY.test(key))
        return key;
    const digest = (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex').slice(0, 8);
    return `${key.replace(/[^A-Za-z0-9_-]/g, '-').slice(0, 48)}.${digest}`;
}
/** Names that files of a run directory may have: no separators, nothing hidden. */
function isFileName(name) {
    return /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name);
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/action/src/transports/posix/records.js
/** `exit=N at <time>`, or a bare number. `code` null: empty or unreadable, so the run has ended and nobody knows how. */
function readExit(record) {
    const match = /^(?:exit=)?(-?\d{1,10})(?:\s+at\s+(.*))?$/.exec(record.trim());
    if (match === null)
        return { code: null, at: '' };
    return { code: Number(match[1]), at: match[2] ?? '' };
}
/** An ISO time with a zone (`Z`, `+0100`, `+01:00`), in milliseconds since 1970; null for anything else. */
function readStamp(stamp) {
    const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d:?\d\d)$/.exec(stamp.trim());
    if (match === null)
        return null;
    const zone = (match[2] ?? 'Z').replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
    const time = Date.parse(`${match[1] ?? ''}${zone}`);
    return Number.isNaN(time) ? null : time;
}
/** `started.txt` holds one time with its zone. */
function readStarted(record) {
    return readStamp(record);
}
/** Who ended the run; without a record it was the agent’s process itself. */
function readEndedBy(record) {
    const word = record.trim();
    return word === 'limit' || word === 'stall' || word === 'kill' ? word : 'itself';
}

;// CONCATENATED MODULE: ./build/action/src/transports/posix/collect.js

/** Room for the path that a search puts before each line it finds; longer paths only cost bytes of the line. */
const PATH_ROOM = 400;
/** Whether all running runs share one search for it: then inspecting one more costs no further process. */
function isShared(item) {
    return item.op === 'grep' && item.pick === 'first';
}
/** What an operation reads of a run that still runs; null: it does not look at runs. */
function whileRunning(operation) {
    if (operation.op === 'kill')
        return [];
    return operation.op === 'inspect' ? operation.collect_running : null;
}
function keyOf(items) {
    return JSON.stringify(items);
}
/** Numbers the lists in the order of the operations; script and answer agree on it. */
function listsOf(operations) {
    const ended = new Map();
    const running = new Map();
    const note = (lists, items) => {
        if (!lists.has(keyOf(items)))
            lists.set(keyOf(items), lists.size);
    };
    for (const operation of operations) {
        if (operation.op !== 'inspect' && operation.op !== 'kill')
            continue;
        note(ended, operation.collect);
        note(running, whileRunning(operation) ?? []);
    }
    return { ended, running };
}
/** The functions `cN` (ended) and `hN` (running), and the searches over all runs that go to the end of the script. */
function collectors(lists) {
    const functions = [];
    const searches = [];
    for (const [key, number] of lists.ended) {
        functions.push(`c${number}(){`, ':', ...itemsOf(key).map((item, at) => takeLine(at, item)), '}');
    }
    for (const [key, number] of lists.running) {
        functions.push(`h${number}(){`, ':');
        itemsOf(key).forEach((item, at) => {
            if (!isShared(item))
                return functions.push(takeLine(at, item));
            const files = `F${number}_${at}`;
            searches.push(`many g${number}.${at} ${item.max_bytes + PATH_ROOM} ${quote(item.needle)} "$${files}"`);
            return functions.push(`f=$D/${quote(item.file)};if [ -f "$f" ];then ${files}=$${files}$n$f e=\${e}1;else e=\${e}0;fi`);
        });
        functions.push('}');
    }
    return { functions, searches };
}
function itemsOf(key) {
    return JSON.parse(key);
}
/** The line that reads one thing; `at` is its place in its list. */
function takeLine(at, item) {
    const op = item.op === 'read' ? 'r' : item.op === 'tail' ? 't' : item.pick === 'first' ? 'g' : 'l';
    const needle = item.op === 'grep' ? ` ${quote(item.needle)}` : '';
    return `take ${at} ${op} ${quote(item.file)} ${item.max_bytes}${needle}`;
}

;// CONCATENATED MODULE: ./build/action/src/transports/posix/refuse.js

/** Names in a run directory that are the transport's own. */
const OWN_NAMES = new Set([
    'begin',
    'run.sh',
    'launch.pid',
    'pid.txt',
    'started.txt',
    'stderr.txt',
    'ended.txt',
    'exit.txt',
]);
/** Why the shell must not be asked at all; null: it may. The code is one of {@link refusal}. */
function refusalBeforehand(operation, envelope) {
    if (hasNul(operation))
        return 'value-has-nul';
    switch (operation.op) {
        case 'start': {
            const { launch } = operation;
            if (!isRunDirectory(launch.dir, envelope.run_root))
                return 'outside-run-root';
            const names = [...Object.keys(launch.files), launch.stdout_name];
            return names.every((name) => isFileName(name) && !OWN_NAMES.has(name)) ? null : 'bad-file-name';
        }
        case 'mkdir':
            return operation.clean && !isRunDirectory(operation.path, envelope.run_root) ? 'outside-run-root' : null;
        default:
            return null;
    }
}
/** A directory right under the run root, and not one of the transport's own there. */
function isRunDirectory(path, root) {
    return path.startsWith(`${root}/`) && isFileName(path.slice(root.length + 1));
}
/** Text that goes into files travels as base64 and may hold anything; all else becomes a word of a command line. */
function hasNul(value) {
    if (typeof value === 'string')
        return value.includes('\0');
    if (typeof value !== 'object' || value === null)
        return false;
    return Object.entries(value).some(([key, inner]) => key !== 'text' && key !== 'files' && hasNul(inner));
}
/** The sentences for a refusal by the terminal. `detail` is what it named: a path, a number, a run. */
function refusal(code, operation, detail) {
    const where = whereOf(operation);
    const problem = (message, remedy, retry) => ({ code, message, remedy, retry });
    switch (code) {
        case 'haspid':
            return problem(`HASPID: ${where} already holds a run.`, 'Nothing needs doing: the run that is there is the one to look at. A further start takes a new directory.', false);
        case 'run-void':
            return problem(`${where} was made void before this start arrived, so nothing was started in it.`, 'Nothing needs doing: a later start took its place.', false);
        case 'fence-lost':
            return problem(`The terminal has already obeyed a later tick (fence ${detail}), so nothing was done for ${where}.`, 'Nothing needs doing: the later tick goes on with the work.', false);
        case 'fence-unreadable':
            return problem(`The fence file ${detail} on the terminal does not hold a number, so nothing was done for ${where}.`, 'Remove that file when no other tick is running; the next tick writes it anew.', true);
        case 'item-locked':
            return problem(`Another run of the same item may still be alive in ${detail}, so nothing was started for ${where}.`, 'Wait until that run has ended, or end it. It may belong to another agentd state.', true);
        case 'item-lock-unreadable':
            return problem(`The item lock ${detail} on the terminal does not name a run, so nothing was started for ${where}.`, 'Remove that file when no agent works on the item.', true);
        case 'terminal-locked':
            return problem(`Another script held the lock ${detail} on the terminal for ten seconds, so nothing was done for ${where}.`, 'Try again. If it stays, look for a hung agentd script on the terminal.', true);
        case 'run-root-link':
        case 'run-root-foreign':
            return problem(`The run root for ${where} ${code === 'run-root-link' ? 'is a symbolic link' : 'belongs to another user'}; runs are kept only in a directory of our own.`, 'Set `run_root` to a directory that the terminal’s user owns, not a link.', false);
        case 'run-root-unreadable':
            return problem(`The run root of ${where} cannot be looked into, so what is there is unknown.`, 'Check that the file system of `run_root` is mounted and readable by the terminal’s user.', true);
        case 'run-dir-blocked':
            return problem(`${where} is there and is not a directory.`, 'Move that file out of the run root.', false);
        case 'write-failed':
            return problem(`The terminal could not write ${detail === '' ? where : detail}; the disk may be full.`, 'Free space on the terminal, and check who owns the run root.', true);
        case 'outside-run-root':
            return problem(`${where} does not lie right under the terminal’s run root.`, 'Check `run_root` in the configuration: run directories are made only there.', false);
        case 'bad-file-name':
            return problem(`A file for ${where} has a name that is not plain or is the runner’s own.`, 'Use letters, digits, dot, dash and underscore.', false);
        case 'value-has-nul':
            return problem(`A path, name or command line for ${where} contains a NUL character.`, 'Remove the NUL character from the configuration or from the item that it comes from.', false);
        default:
            return problem(`The terminal refused ${operation.op} for ${where} (${code}).`, 'Look at the terminal.', false);
    }
}
function whereOf(operation) {
    switch (operation.op) {
        case 'start':
            return operation.launch.dir;
        case 'void':
        case 'inspect':
        case 'kill':
        case 'forget':
        case 'probe':
        case 'fetch':
            return operation.dir;
        case 'mkdir':
        case 'write':
            return operation.path;
        case 'process_count':
        case 'facts':
            return operation.op;
    }
}

;// CONCATENATED MODULE: ./build/action/src/transports/posix/parse.js
/** What came back from a visit, read into results. Everything that is not a line behind the nonce is ignored. */





/**
 * Results in the order of the operations.
 * @throws {TransportError} `answer-incomplete`: the end, or the answer to any operation, is missing or damaged.
 */
function results(output, operations, envelope) {
    const answer = parse_open(output, envelope.nonce, listsOf(operations));
    return operations.map((operation, index) => resultOf(operation, index, answer));
}
function incomplete(what) {
    return new errors/* TransportError */.wX({
        code: 'answer-incomplete',
        message: `The terminal’s answer is incomplete (${what}); what it has done is unknown.`,
        remedy: 'Nothing needs doing at once: the next tick asks again. If it stays, run `agentd doctor` for the terminal.',
        retry: true,
    });
}
function parse_open(output, nonce, lists) {
    const lines = new Map();
    for (const raw of output.split('\n')) {
        if (!raw.startsWith(`${nonce} `))
            continue;
        const line = raw.slice(nonce.length + 1).replace(/\r$/, '');
        const space = line.indexOf(' ');
        if (space === -1)
            lines.set(line, '');
        else
            lines.set(line.slice(0, space), line.slice(space + 1));
    }
    if (!lines.has('BEGIN'))
        throw incomplete('it never began');
    if (!lines.has('END'))
        throw incomplete('the end is missing');
    const times = timesIn(lines);
    let used = 0;
    return {
        lines,
        lists,
        times: {
            take: (count) => {
                used += count;
                return times.slice(used - count, used).map(Number);
            },
        },
    };
}
/** File times, if there is exactly one for each file that was asked about: else nobody knows whose they are. */
function timesIn(lines) {
    const times = (lines.get('m') ?? '').split(' ').filter((time) => /^\d+$/.test(time));
    let asked = 0;
    for (const [key, said] of lines) {
        if (!/^\d+$/.test(key))
            continue;
        if (said === 's')
            asked += 1;
        else if (said.startsWith('r|'))
            asked += Number(said.split('|')[2]);
    }
    return times.length === asked ? times : [];
}
function resultOf(operation, index, answer) {
    const said = answer.lines.get(String(index));
    if (said === undefined)
        throw incomplete(`nothing about operation ${index}, ${operation.op}`);
    const [word = '', ...fields] = said.split('|');
    if (word === 'x') {
        const detail = Buffer.from(fields[1] ?? '', 'base64').toString('utf8');
        return { op: operation.op, refused: refusal(fields[0] ?? '', operation, detail) };
    }
    const odd = () => incomplete(`operation ${index}, ${operation.op}, says ${JSON.stringify(said)}`);
    switch (operation.op) {
        case 'inspect':
        case 'kill': {
            const inspection = parse_inspectionOf(operation, index, word, fields, answer);
            if (inspection === null)
                throw odd();
            return { op: operation.op, inspection };
        }
        case 'start':
            if (word !== 'started' && word !== 'evidence')
                throw odd();
            return { op: 'start', status: word };
        case 'void':
            if (word !== 'void' && word !== 'evidence')
                throw odd();
            return { op: 'void', status: word };
        case 'forget':
        case 'mkdir':
        case 'write':
            if (word !== 'ok')
                throw odd();
            return { op: operation.op };
        case 'process_count': {
            const count = fields[0] ?? '';
            if (word !== 'p' || !/^(\d+|-)$/.test(count))
                throw odd();
            return { op: 'process_count', count: count === '-' ? null : Number(count) };
        }
        case 'facts': {
            const [seconds = '', offset = '', boot_id = ''] = fields;
            if (word !== 't' || !/^\d+$/.test(seconds) || boot_id === '')
                throw odd();
            return { op: 'facts', now: Number(seconds) * 1000, utc_offset_min: offsetMinutes(offset), boot_id };
        }
        case 'probe': {
            const flags = fields[0] ?? '';
            if (word !== 'p' || flags.length !== operation.names.length)
                throw odd();
            return { op: 'probe', present: operation.names.filter((_name, at) => flags[at] === '1') };
        }
        case 'fetch':
            if (word !== 'ok')
                throw odd();
            return { op: 'fetch', collected: collectedOf(operation.items, index, answer) };
    }
}
function parse_inspectionOf(operation, index, word, fields, answer) {
    const collected = () => collectedOf(operation.collect, index, answer);
    switch (word) {
        case 'n':
            return { state: 'none' };
        case 'v':
            return { state: 'void' };
        case 's': {
            const [since] = answer.times.take(1);
            return { state: 'starting', since: since === undefined ? null : since * 1000 };
        }
        case 'r': {
            const [started = '', files = '', flags = ''] = fields;
            const times = answer.times.take(Number(files));
            return {
                state: 'running',
                started_at: readStarted(started),
                last_output_at: times.length === 0 ? null : Math.max(...times) * 1000,
                collected: runningOf(operation, index, flags, answer),
            };
        }
        case 'f': {
            const [exit = '', started = '', ended = ''] = fields;
            return {
                state: 'finished',
                exit_code: readExit(exit).code,
                started_at: readStarted(started),
                ended_at: readStamp(readExit(exit).at),
                ended_by: readEndedBy(ended),
                collected: collected(),
            };
        }
        case 'g':
            return { state: 'gone', same_boot: true, survivors: Number(fields[0] ?? '0'), collected: collected() };
        case 'b':
            return { state: 'gone', same_boot: false, survivors: 0, collected: collected() };
        default:
            return null;
    }
}
function collectedOf(items, index, answer) {
    return items.map((item, at) => decode(answer.lines.get(`${index}.${at}`), item, `${index}.${at}`));
}
/** What was read from a running run: by itself, or found in the search that all running runs share. */
function runningOf(operation, index, flags, answer) {
    const items = whileRunning(operation) ?? [];
    const list = answer.lists.running.get(keyOf(items)) ?? 0;
    let flag = 0;
    return items.map((item, at) => {
        if (!isShared(item))
            return decode(answer.lines.get(`${index}.${at}`), item, `${index}.${at}`);
        const there = flags[flag++] === '1';
        if (!there)
            return null;
        const found = unpack(answer.lines.get(`g${list}.${at}`) ?? '', `g${list}.${at}`);
        const prefix = Buffer.from(`${operation.dir}/${item.file}:`, 'utf8');
        return parse_text(lineAfter(found, prefix).subarray(0, item.max_bytes), item);
    });
}
/** The rest of the line that starts with `prefix`; empty when there is none. */
function lineAfter(lines, prefix) {
    let from = 0;
    while (from < lines.length) {
        const end = lines.indexOf(10, from) === -1 ? lines.length : lines.indexOf(10, from);
        if (lines.subarray(from, from + prefix.length).equals(prefix))
            return lines.subarray(from + prefix.length, end);
        from = end + 1;
    }
    return Buffer.alloc(0);
}
function decode(line, item, key) {
    if (line === undefined)
        throw incomplete(`nothing read for ${key}`);
    if (line === '-')
        return null;
    const bytes = unpack(line, key);
    return parse_text(item.op === 'grep' && bytes.at(-1) === 10 ? bytes.subarray(0, -1) : bytes, item);
}
/** `z <base64 of gzip>` or `b <base64>`. */
function unpack(line, key) {
    const bytes = Buffer.from(line.slice(2), 'base64');
    if (line === '' || line.startsWith('b'))
        return bytes;
    try {
        return (0,external_node_zlib_.gunzipSync)(bytes);
    }
    catch (cause) {
        const { problem } = incomplete(`what was read for ${key} is damaged`);
        throw new errors/* TransportError */.wX(problem, { cause });
    }
}
/** UTF-8 with replacement; a character that the byte limit cut in two is left out. */
function parse_text(bytes, item) {
    if (bytes.length < item.max_bytes)
        return bytes.toString('utf8');
    if (item.op === 'tail') {
        let start = 0;
        while (start < 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80)
            start += 1;
        return bytes.subarray(start).toString('utf8');
    }
    for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
        const byte = bytes[bytes.length - back] ?? 0;
        if ((byte & 0xc0) === 0x80)
            continue;
        const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
        return bytes.subarray(0, length > back ? bytes.length - back : bytes.length).toString('utf8');
    }
    return bytes.toString('utf8');
}
function offsetMinutes(offset) {
    const match = /^([+-])(\d\d):?(\d\d)$/.exec(offset);
    if (match === null)
        return null;
    const minutes = Number(match[2]) * 60 + Number(match[3]);
    return match[1] === '-' ? -minutes : minutes;
}

;// CONCATENATED MODULE: ./build/action/src/transports/posix/library.js
/**
 * Shell functions that both the script of a visit and the runner of a run need. Plain POSIX sh without `local`, arrays
 * or `set -e`; everything that can be is done by builtins, because a fork costs more than all the rest of a line.
 *
 * Variables that the functions share:
 *   P  where processes are described (`/proc`); empty: only `ps` can tell     B  id of this boot; `-`: unknown
 *   D  run directory     T  task, the value of the marker AGENTD_RUN          n  a line end
 *   p s b u  recorded pid, start time, boot id and stdout name of the run     Q  table of processes, see `rows`
 * A process is identified by pid, start time and boot id. The start time is field 22 of `/proc/PID/stat` (ticks since
 * boot), or `lstart` of ps in UTC, which macOS keeps through clock changes.
 */
/** Finds out how processes can be looked at, and which boot this is. */
const BOOT = `n='
'
boot(){
B=
if [ -r "$P/self/stat" ];then { read -r B <"$P/sys/kernel/random/boot_id";} 2>/dev/null
else P=;B=$(sysctl -n kern.bootsessionuuid 2>/dev/null)||{ B=$(sysctl -n kern.boottime 2>/dev/null);B=\${B#*sec = };B=\${B%%,*};};fi
[ "$B" ]||B=-
}
`;
/**
 * `up PID START`: that very process lives; a zombie does not.
 * `born PID`: sets x to its start time.
 * `rows`: fills Q with one line a process, `pid ppid pgid sid state start`; sid is `-` where only ps can tell.
 */
const PROCESSES = `up(){
case $1 in ''|0|1|*[!0-9]*)return 1;;esac
if [ "$P" ];then { read -r l <"$P/$1/stat";} 2>/dev/null||return 1
l=\${l##*') '};set -- "$2" $l;[ "$1" = "\${21}" ]||return 1;l=$2
else [ "$Q" ]||rows;case $Q in *"$n$1 "*);;*)return 1;;esac
l=\${Q#*"$n$1 "};l=\${l%%"$n"*};set -- "$2" $l;[ "$1" = "$6" ]||return 1;l=$5;fi
case $l in Z*|X*|x*)return 1;;esac
}
born(){
x=
if [ "$P" ];then { read -r l <"$P/$1/stat";} 2>/dev/null||return 1;l=\${l##*') '};set -- $l;x=\${20}
else rows;case $Q in *"$n$1 "*)l=\${Q#*"$n$1 "};l=\${l%%"$n"*};set -- $l;x=$5;esac;fi
[ "$x" ]
}
rows(){
Q=$n
if [ "$P" ];then for f in "$P"/[0-9]*/stat;do { read -r l <"$f";} 2>/dev/null||continue
f=\${f%/stat};f=\${f##*/};l=\${l##*') '};set -- $l;Q="$Q$f $2 $3 $4 $1 \${20}$n";done
else while read -r _a _b _c _d _e _f _g _h _i;do [ "$_a" ]&&Q="$Q$_a $_b $_c - $_d \${_e}_\${_f}_\${_g}_\${_h}_$_i$n";done <<E
$(TZ=UTC0 ps -axo pid=,ppid=,pgid=,stat=,lstart= 2>/dev/null)
E
fi
}
`;
/** `marked`: prints the pids of living processes whose environment holds this run's marker, one a line. macOS's ps shows environments with `-E`, others' with `e`. */
const MARKED = `marked(){
if [ "$P" ];then
if printf 'a\\0b'|grep -zxFq a 2>/dev/null;then for f in $(grep -lzxF -e "AGENTD_RUN=$T" "$P"/[0-9]*/environ 2>/dev/null);do f=\${f%/environ};echo "\${f##*/}";done
else for f in $(grep -lF -e "AGENTD_RUN=$T" "$P"/[0-9]*/environ 2>/dev/null);do tr '\\0' '\\n' <"$f" 2>/dev/null|grep -xFq -e "AGENTD_RUN=$T"&&{ f=\${f%/environ};echo "\${f##*/}";};done;fi
else { ps -Eaxww -o pid=,command=||ps axeww -o pid=,command=;} 2>/dev/null|while read -r a x;do case " $x " in *" AGENTD_RUN=$T "*)echo "$a";;esac;done;fi
}
`;
/** Decodes and encodes base64; old macOS knows only `-D`, and some systems only openssl. */
const BASE64 = `unb64(){
if command -v base64 >/dev/null 2>&1;then
[ "$b64d" ]||{ b64d=-d;base64 -d </dev/null >/dev/null 2>&1||b64d=-D;}
base64 $b64d
else openssl base64 -d;fi
}
b64(){
if command -v base64 >/dev/null 2>&1;then base64|tr -d '\\n';else openssl base64 -A;fi
}
`;
/** `nap`: a fifth of a second, or a second where sleep takes no fractions; counts what it took in j, in fifths. */
const NAP = `nap(){ j=$((j+1));sleep 0.2 2>/dev/null||{ sleep 1;j=$((j+4));};}
`;
/**
 * `detach COMMAND…`: goes on in the background as the leader of a session of its own, where the system has any way to
 * make one, with nothing held open that a caller could wait for. With L set, its pid is written to that file.
 */
const DETACH = `det(){
if command -v setsid >/dev/null 2>&1;then exec setsid "$@"
elif command -v perl >/dev/null 2>&1;then exec perl -e 'use POSIX;POSIX::setsid();exec {$ARGV[0]} @ARGV' "$@"
elif command -v python3 >/dev/null 2>&1;then exec python3 -c 'import os,sys
os.setsid();os.execvp(sys.argv[1],sys.argv[1:])' "$@"
else trap '' HUP;exec "$@";fi
}
detach(){
(cd /;unset AGENTD_RUN;exec </dev/null >/dev/null 2>&1 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-
command -v setsid||command -v perl||command -v python3||set -m
det "$@" & [ "$L" ]&&echo $! >"$L")
}
`;
/** `claim WORD…`: creates `begin` with that content, complete or not at all; fails if it is there already. */
const CLAIM = `claim(){
x="$D/.begin.$$"
{ echo "$*" >"$x";} 2>/dev/null||{ rm -f "$x";return 1;}
ln "$x" "$D/begin" 2>/dev/null;c=$?;rm -f "$x"
[ $c = 0 ]&&return 0
[ -e "$D/begin" ]&&return 1
(set -C;echo "$*" >"$D/begin") 2>/dev/null
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/posix/kill.js
/** Shell functions that end a run's processes and write down how it ended; used by kills and by the watchdog. */
/**
 * `record CODE`: the exit record. The space was taken when the run was made, so it can be written on a full disk.
 * `mark WHO`: writes down, once, who ends the run; before the first signal.
 */
const RECORD = `record(){
printf '%-63s\\n' "exit=$1 at $(date +%Y-%m-%dT%H:%M:%S%z)" 1<>"$D/.exit"
mv -f "$D/.exit" "$D/exit.txt"
}
mark(){
printf '%-7s\\n' "$1" 1<>"$D/.ended"
ln "$D/.ended" "$D/ended.txt"||[ -e "$D/ended.txt" ]||mv "$D/.ended" "$D/ended.txt"
}
`;
/**
 * `slay WHO`: TERM to the run's group, session, descendants and marked strays, up to 5 s of grace, KILL, and another
 * look. The group is signalled only while pid, start time and boot id are those that were recorded; marked processes
 * count only on the recorded boot, and each is known by its own pid and start time from the moment it was seen.
 * The wrapper is killed last, so that it can write the record; if nobody could, that is done here.
 * `snap`: adds what belongs to the run to V (`pid:start …`); I holds those outside its group.
 * This script itself is never part of it.
 */
const SLAY = `snap(){
rows;S=' ';for e in $V;do up "\${e%%:*}" "\${e#*:}"&&S="$S\${e%%:*} ";done
own=;up "$p" "$s"&&own=1
set -- $(marked);m=" $* ";c=1
while [ "$c" ];do c=
while read -r a x y d t e;do
case $a in ''|$$)continue;;esac
case $S in *" $a "*)continue;;esac
case $t in Z*|X*|x*)continue;;esac
if [ "$own" ]&&{ [ "$a" = "$p" ]||[ "$y" = "$p" ]||[ "$d" = "$p" ];};then :
else case $S in *" $x "*);;*)case $m in *" $a "*);;*)continue;;esac;;esac;fi
S="$S$a ";V="$V $a:$e";[ "$y" = "$p" ]||I="$I $a";c=1
done <<E
$Q
E
done
}
left(){ Q=;for e in $V;do up "\${e%%:*}" "\${e#*:}"&&return;done;return 1;}
slay(){
V= I=;[ "$b" = "$B" ]||return
snap;[ "$V" ]||return
mark "$1"
[ "$own" ]&&kill -TERM -"$p"
for a in $I;do kill -TERM "$a";done
j=0;while [ $j -lt 24 ]&&left;do nap;done
for a in 1 2 3;do snap;h=
for e in $V;do [ "\${e%%:*}" = "$p" ]||{ up "\${e%%:*}" "\${e#*:}"&&kill -KILL "\${e%%:*}"&&h=1;};done
[ "$h" ]||break;nap;done
j=0;while [ $j -lt 10 ]&&Q=&&up "$p" "$s"&&[ ! -e "$D/exit.txt" ];do nap;done
Q=;up "$p" "$s"&&{ kill -KILL "$p";nap;}
Q=;up "$p" "$s"||[ -e "$D/exit.txt" ]||record 137
} 2>/dev/null
`;
/**
 * `kill_run`: what never began is made void; what has begun is slain, unless its exit record is there.
 * It is run in the background, so that several runs share one time of grace.
 */
const KILL = `kill_run(){
state
if [ $v = s ];then
[ "$k" ]||voided
j=0;while [ $v = s ]&&[ $j -lt 5 ];do state;[ $v = s ]&&nap;done
[ $v = s ]&&[ "$p" ]&&up "$p" "$s"&&v=r
fi
case $v in r|g)slay kill;;esac
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/posix/runner.js



/** Directories in which people's tools live; put behind the agent's own search path. */
const TOOL_DIRS = '$HOME/.local/bin:$HOME/bin:/usr/local/bin:/opt/homebrew/bin:/usr/bin:/bin:/usr/sbin:/sbin';
/**
 * `go COMMAND…`: becomes it, with the signals that a background job has ignored (INT, QUIT) reset where the system can.
 * `run`: 1. `begin`, or nothing; 2. the identity, or exit record 98; 3. the watchdog; 4. the repository, or 97;
 * 5. the command, its end, the record. The record is written by a shell between the wrapper and the agent, which waits
 * in the foreground: where signals come in, `wait` loses exit codes (bash answers -1). If that shell is killed, the
 * wrapper writes its death down. A TERM that reached only the wrapper is passed on to the group; not when a kill or the
 * watchdog is at work, which have told the agent themselves.
 * `guard`: the watchdog. It belongs to no group, session or family of the run, carries no marker, and counts the sleeps
 * it made: time in which the machine itself slept does not count. It goes when the record is there, or when neither
 * the wrapper nor any marked process is left.
 */
const MAIN = `give_up(){ echo "agentd: $2" >>"$D/stderr.txt";record "$1";exit;}
go(){
if env --default-signal=INT,QUIT true >/dev/null 2>&1;then exec env --default-signal=INT,QUIT "$@"
elif command -v perl >/dev/null 2>&1;then exec perl -e '$SIG{INT}=$SIG{QUIT}="DEFAULT";exec {$ARGV[0]} @ARGV' "$@"
else exec "$@";fi
}
run(){
cd /&&boot&&born $$||exit
p=$$ s=$x b=$B
claim run "$p" "$s" "$b"||exit
date +%Y-%m-%dT%H:%M:%S%z >"$D/started.txt"
{ printf '%s\\n' "$p" "$s" "$b" "$T" "$O" >"$D/.pid"&&mv -f "$D/.pid" "$D/pid.txt";}||give_up 98 'the identity of the run could not be written; is the disk full?'
[ $((LIMIT+STALL)) -gt 0 ]&&{ L=;detach "$SH" "$D/run.sh" guard;}
(cd "$W")||give_up 97 "cannot enter $W"
i="$D/prompt.md";[ -f "$i" ]||i=/dev/null
export AGENTD_RUN="$T" DISABLE_AUTOUPDATER="\${DISABLE_AUTOUPDATER-1}" CLAUDE_CODE_DISABLE_BACKGROUND_TASKS="\${CLAUDE_CODE_DISABLE_BACKGROUND_TASKS-1}"
trap : TERM INT HUP
(trap : TERM INT HUP
(cd "$W"||exit 97
umask "\${AGENTD_UMASK:-022}";PATH=\${AGENTD_PATH:+$AGENTD_PATH:}${TOOL_DIRS}
if [ "$AGENTD_LC" ];then LC_ALL=$AGENTD_LC;else unset LC_ALL;fi
unset AGENTD_UMASK AGENTD_PATH AGENTD_LC
c=$(command -v bash)||c=$SH
go "$c" -c "$C") <"$i" >"$D/$O" 2>"$D/stderr.txt"
record $?) 2>/dev/null &
kid=$!;born $kid;y=$x
while :;do
wait $kid;z=$?;Q=;up $kid "$y"||break
nap;[ -e "$D/ended.txt" ]||{ Q=;up $kid "$y"&&trap '' TERM&&kill -TERM -"$p";trap : TERM;}
done 2>/dev/null
[ -e "$D/exit.txt" ]||{ [ $z -ge 0 ]||z=;record "$z";}
}
guard(){
cd /&&boot
{ read -r p;read -r s;read -r b;} <"$D/pid.txt"||exit
t=0 q=0 z=
while sleep "$EVERY";do
[ -e "$D/exit.txt" ]&&exit
Q=;up "$p" "$s"||[ "$(marked)" ]||exit
t=$((t+EVERY)) w=
[ "$LIMIT" -gt 0 ]&&[ $t -ge "$LIMIT" ]&&w=limit
if [ "$STALL" -gt 0 ];then
x=$(ls -ln "$D/$O" "$D/stderr.txt")
if [ "$x" = "$z" ];then q=$((q+EVERY));else q=0;fi;z=$x
[ "$w" ]||{ [ $q -ge "$STALL" ]&&w=stall;};fi
[ "$w" ]&&{ slay "$w";exit;}
done
} 2>/dev/null
umask 077
case $1 in guard)guard;;*)run;;esac;exit
`;
/** The functions that a runner shares with the scripts of visits; a script that starts runs carries them once. */
const RUNNER_LIBRARY = [BOOT, PROCESSES, MARKED, NAP, DETACH, CLAIM, RECORD, SLAY];
/** What a runner has besides its header and {@link RUNNER_LIBRARY}. */
const RUNNER_MAIN = MAIN;
/** The whole runner of a run. */
function runnerOf(launch, machine) {
    return [runnerHeader(launch, machine), ...RUNNER_LIBRARY, RUNNER_MAIN].join('');
}
/** Seconds between two looks of the watchdog: a tenth of the shorter limit, at least 1 and at most 5. */
function every(launch) {
    const limits = [launch.limit_s, launch.stall_s].filter((seconds) => seconds > 0);
    return Math.max(1, Math.min(5, Math.floor(Math.min(...limits, 50) / 10)));
}
/** The lines before the rest that make it the runner of this run: variables, all quoted. */
function runnerHeader(launch, machine) {
    return [
        `#!${machine.sh}`,
        '# Runs one agent, records its end (exit.txt), and keeps its limits. Written by agentd.',
        `D=${quote(launch.dir)} T=${quote(launch.task)} W=${quote(launch.cwd)} O=${quote(launch.stdout_name)}`,
        `SH=${quote(machine.sh)} P=${quote(machine.proc)} LC_ALL=C LIMIT=${launch.limit_s} STALL=${launch.stall_s} EVERY=${every(launch)}`,
        `C=${quote(launch.command)}`,
        'export LC_ALL',
        '',
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/action/src/transports/posix/locks.js
/**
 * Shell functions that keep scripts of overlapping ticks apart on one machine: a lock around every change under the
 * run root, the fence, and one lock per work item.
 *
 * Further shared variables:
 *   A  `<run_root>/.agentd`     F  fence number of this script, empty: none     G  file that holds the largest number seen
 *   w  why something was refused, `code|base64 of a detail`; empty: nothing was
 */
/**
 * `guarded COMMAND…`: runs it with the lock held, if the run root is ours and the fence is not lost; else w is set.
 * A fence that cannot be written down (full disk) stops every command but `:`, which kills ask with.
 * The lock is one of the kernel on descriptor 9, so it goes with the process that holds it. Where neither flock, perl
 * nor python3 exists it is a file that names its holder; who finds the holder dead may break it, and for each holder
 * only one can: the one that makes the directory named after that holder.
 */
const GUARD = `no(){ w="$1|";[ -z "$2" ]||w="$w$(printf %s "$2"|b64)";}
lock(){
j=0;while :;do
if command -v flock >/dev/null 2>&1;then flock -n 9 9>&9&&return
elif command -v perl >/dev/null 2>&1;then perl -e 'open F,">&=9";exit!flock F,6' 9>&9&&return
elif command -v python3 >/dev/null 2>&1;then python3 -c 'import fcntl;fcntl.flock(9,6)' 9>&9 2>/dev/null&&return
else born $$
(set -C;echo "$$ $x $B" >"$A/lock.held") 2>/dev/null&&{ held=1;return;}
la= lb=;{ read -r la lx lb <"$A/lock.held";} 2>/dev/null
if [ "$la" ]&&{ Q=;[ "$lb" != "$B" ]||! up "$la" "$lx";}&&mkdir "$A/lock.$la-$lx" 2>/dev/null;then
x=;{ read -r x <"$A/lock.held";} 2>/dev/null;[ "$x" = "$la $lx $lb" ]&&rm -f "$A/lock.held";rmdir "$A/lock.$la-$lx";fi
fi
[ $j -lt 50 ]||return 1
nap;done
}
fence(){
[ "$F" ]||return 0
m=0;[ -e "$G" ]&&{ m=;{ read -r m <"$G";} 2>/dev/null;}
case $m in ''|*[!0-9]*)no fence-unreadable "$G";return 1;;esac
[ "$m" -le "$F" ]||{ no fence-lost "$m";return 1;}
[ "$m" = "$F" ]||{ { echo "$F" >"$G.new";} 2>/dev/null&&mv -f "$G.new" "$G"||{ rm -f "$G.new";[ "$1" = : ]||{ no write-failed "$G";return 1;};};}
}
inside(){
ok=1 held=
lock||{ no terminal-locked "$A/lock";return;}
fence "$1"&&"$@"
[ "$held" ]&&rm -f "$A/lock.held"
}
guarded(){
w= ok=
[ -d "$A/locks" ]||mkdir -p "$A/locks" 2>/dev/null||{ no write-failed "$A";return;}
[ -L "$R" ]&&{ no run-root-link;return;}
[ -O "$R" ]||{ no run-root-foreign;return;}
{ inside "$@" 9>>"$A/lock";} 2>/dev/null
[ "$ok" ]||no write-failed "$A/lock"
}
`;
/**
 * `voided`: makes sure that the launch of D never begins; fails if it has begun. Sets w if it cannot write.
 * `busy`: a run may live in D. What never began within a minute is made void here, and is then not busy.
 */
const VOID = `voided(){
k=;[ -e "$D/begin" ]&&{ k=?;{ read -r k <"$D/begin";} 2>/dev/null;}
[ "$k" = void ]&&return
[ "$k" ]&&return 1
for f in pid.txt exit.txt;do [ -e "$D/$f" ]&&return 1;done
[ -d "$D" ]||mkdir "$D" 2>/dev/null||{ no write-failed "$D";return 1;}
claim void&&return
[ -e "$D/begin" ]||no write-failed "$D"
return 1
}
busy(){
Q=;state
case $v in
v|f|b)return 1;;
n|g)[ "$(marked)" ];return;;
s)[ "$k" ]&&return
[ "$(find "$D" -prune -mmin +1 2>/dev/null)" ]&&voided&&return 1
esac
return 0
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/posix/start.js
/** Shell functions that start, void and forget runs. All of them run with the lock held (`guarded`). */
/**
 * `begin_run KEY REPLACED…`: makes D and launches in it; sets y to `started` or `evidence`, or w to a refusal. It calls
 * `files`, which the script defines for each start, and which checks with `sized` that the disk took all. When something fails, nothing of it stays.
 * A directory that is there without any evidence may be used: the runner's own `begin` still lets only one begin.
 */
const START = `evident(){
for f in pid.txt launch.pid exit.txt begin;do [ -e "$D/$f" ]||continue
k=;[ "$f" = begin ]&&{ read -r k <"$D/begin";} 2>/dev/null
if [ "$k" = void ];then no run-void;else no haspid;fi;return 0;done
return 1
}
sized(){ [ $(($(wc -c <"$D/$1"))) = "$2" ];}
put(){ unb64 >"$D/$1"&&sized "$1" "$2";}
begin_run(){
y= made= K0="$A/locks/$1" D0=$D T0=$T;shift
for D do voided&&continue;[ "$w" ]||y=evidence;D=$D0;return;done
D=$D0;evident&&return
[ ! -e "$D" ]||[ -d "$D" ]||{ no run-dir-blocked;return;}
if [ -e "$K0" ];then
H0=;{ read -r H0 <"$K0";} 2>/dev/null
[ "$H0" ]||{ no item-lock-unreadable "$K0";return;}
if [ "$H0" != "$D0" ];then
D=$H0 T=agentd-\${H0##*/};busy&&no item-locked "$H0"||w=
D=$D0 T=$T0;[ "$w" ]&&return;fi
fi
[ -d "$D" ]||{ mkdir "$D" 2>/dev/null&&made=1;}||{ no write-failed "$D";return;}
if { echo "$D" >"$K0.new"&&mv -f "$K0.new" "$K0"&&files&&printf '%-63s\\n' '' >"$D/.exit"&&printf '%-7s\\n' '' >"$D/.ended";} 2>/dev/null
then L="$D/launch.pid";detach "$SH" "$D/run.sh";y=started
else rm -f "$K0" "$K0.new";[ "$made" ]&&rm -rf "$D";no write-failed "$D";fi
}
begun(){
Q= j=0;while [ ! -e "$D/begin" ]&&[ $j -lt 100 ];do sleep 0.01 2>/dev/null||{ sleep 1;j=100;};j=$((j+1));done
}
`;
/** `void_run`: sets y to `void` or `evidence`. */
const VOID_RUN = `void_run(){
y=void;voided||y=evidence
}
`;
/** `forget_run KEY`: removes the item lock if it names D and no run can live there. */
const FORGET = `forget_run(){
K0="$A/locks/$1" H0=;[ -e "$K0" ]||return
{ read -r H0 <"$K0";} 2>/dev/null
[ "$H0" = "$D" ]&&! busy&&rm -f "$K0"
w=
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/posix/state.js
/**
 * Shell functions that tell the state of a run directory without a fork, and say it in one line.
 *
 * Further shared variables:
 *   N nonce   i number of the operation   R run root   k first word of `begin`   x what was read last
 *   v state: n none, v void, s starting, r running, f finished, g gone, b gone with an earlier boot
 *   M files whose modification times are asked for all at once at the end (`ages`)
 */
/**
 * `state`: sets v (and p s b u k) for D. The exit record is looked at before and after the process, so that a run that
 * ends in between is finished, not gone.
 */
const STATE = `ident(){
k= p= s= b= u=
[ -e "$D/begin" ]&&{ { read -r k p s b <"$D/begin";} 2>/dev/null;[ "$k" ]||k=?;}
[ -s "$D/pid.txt" ]&&{ { read -r p;read -r s;read -r b;read -r u;read -r u;} <"$D/pid.txt";} 2>/dev/null
}
state(){
v=n;[ -d "$D" ]||return
ident
v=v;[ "$k" = void ]&&return
v=f;[ -e "$D/exit.txt" ]&&return
v=s;[ "$p" ]||return
v=b;[ "$b" = "$B" ]||return
if up "$p" "$s";then v=r;[ -e "$D/pid.txt" ]||v=s;return;fi
v=f;[ -e "$D/exit.txt" ]||v=g
}
`;
/**
 * `report C H`: says the state; collects by the function `cC` when the run has ended and `hH` while it runs.
 * `look I NAME [C H]`: all that an inspection is, for a directory with its usual place and task.
 * `rd NAME`: sets x to the first line of a small record of ours; whatever else is in there reads as empty.
 * A missing directory counts as none only where the run root can be looked into or surely is not there either.
 */
const REPORT = `rd(){
x=
[ -e "$D/$1" ]&&{ read -r x <"$D/$1";} 2>/dev/null
case $x in *[!0-9A-Za-z=:.+\\ -]*)x=;;esac
[ \${#x} -le 80 ]||x=
}
report(){
case $v in
n)if [ -d "$R" ];then [ -r "$R" ]&&[ -x "$R" ]||v='x|run-root-unreadable|'
else case $(ls -d "$R" 2>&1) in *'No such file'*);;*)v='x|run-root-unreadable|';;esac;fi
say "$v";;
s)M="$M$n$D";say s;;
r)rd started.txt;a=$x c=0 e= f=$D/stderr.txt
[ "$u" ]&&[ -f "$D/$u" ]&&{ [ "$f" -nt "$D/$u" ]||f=$D/$u;}
[ -f "$f" ]&&{ M="$M$n$f";c=1;}
h$2;say "r|$a|$c|$e";;
f)rd started.txt;a=$x;rd ended.txt;e=$x;rd exit.txt;say "f|$x|$a|$e";c$1;;
g)set -- "$1" $(marked);say "g|$(($#-1))";c$1;;
b)say b;c$1;;
*)say "$v";;esac
}
look(){ i=$1 D=$R/$2 T=agentd-$2;state;report \${3-0} \${4-0};}
ages(){
[ "$M" ]||return
o=$IFS;IFS=$n;set -f;set -- $(mtimes $M 2>/dev/null);set +f;IFS=$o
echo "$N m $*"
}
`;
/**
 * `take J OP NAME BYTES [NEEDLE]`: one thing to read back, as one line of base64, packed where gzip is at hand.
 * `many KEY BYTES NEEDLE FILES`: the first line with NEEDLE of every file (one a line), by one search for all of them.
 */
const COLLECT = `z=b;command -v gzip >/dev/null 2>&1&&z=z
enc(){
if [ $z = z ];then gzip -c|b64;else b64;fi
}
take(){
[ -e "$D/$3" ]||{ echo "$N $i.$1 -";return;}
[ -f "$D/$3" ]||{ echo "$N $i.$1 b";return;}
printf '%s' "$N $i.$1 $z "
case $2 in
r)head -c "$4" <"$D/$3";;
t)tail -c "$4" <"$D/$3";;
g)grep -am1 -F -e "$5" <"$D/$3"|head -c "$4";;
l)grep -a -F -e "$5" <"$D/$3"|tail -n 1|head -c "$4";;
esac 2>/dev/null|enc
echo
}
many(){
[ "$4" ]||return
printf '%s' "$N $1 $z ";o=$IFS;IFS=$n;set -f
grep -aHm1 -F -e "$3" $4 2>/dev/null|cut -b "1-$2"|enc
set +f;IFS=$o;echo
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/posix/verbs.js
/** Shell functions for the single steps of a transport, and for facts about the machine. */

/**
 * `make PATH [1]`: the directory, with `1` emptied. A directory that shows a launch, or that was made void, is refused.
 * `probe DIR NAME…`: one digit for each name: there or not.
 * `write PATH BYTES`: base64 on stdin becomes the file, whole or not at all.
 */
const FILES = `make(){
if [ "$2" ];then for f in pid.txt launch.pid begin;do [ -e "$1/$f" ]&&{ say "x|haspid|";return;};done
rm -rf "$1";fi
mkdir -p "$1" 2>/dev/null&&say ok||say "x|write-failed|"
}
probe(){
D=$1 x=;shift
for f do if [ -e "$D/$f" ];then x=\${x}1;else x=\${x}0;fi;done
say "p|$x"
}
write(){
if { unb64 >"$1.new";} 2>/dev/null&&[ $(($(wc -c <"$1.new"))) = "$2" ]&&mv -f "$1.new" "$1";then say ok
else rm -f "$1.new";say "x|write-failed|";fi
}
`;
/**
 * `count PATTERN NAME`: how many processes have exactly that name, by pgrep or else by ps; `-` where neither can tell.
 * Without a match pgrep exits with 1.
 */
const PROCESS_COUNT = `count(){
if command -v pgrep >/dev/null 2>&1;then x=$(pgrep -x -- "$1" 2>/dev/null);c=$?
[ $c -le 1 ]&&{ set -- $x;say "p|$#";return;};fi
x=$(ps -axo comm= 2>/dev/null)||x=$(ps -o comm 2>/dev/null)||{ say 'p|-';return;}
c=0;while read -r a;do [ "\${a##*/}" = "$2" ]&&c=$((c+1));done <<E
$x
E
say "p|$c"
}
`;
/** Arguments of `count`. Kernels keep so many characters of a process's name, and pgrep takes a pattern. */
function countArguments(name, os) {
    const kept = name.slice(0, os === 'linux' ? 15 : 16);
    return `${quote(kept.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))} ${quote(os === 'linux' ? kept : name)}`;
}
/** `facts`: the clock in seconds, the offset of the local zone, the boot. */
const FACTS = `facts(){ say "t|$(date '+%s|%z')|$B";}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/posix/steps.js





/** The lines for one operation of a batch; the first of several kills brings what they share. */
function stepsFor(operations, index, setting) {
    const operation = operations[index];
    if (operation === undefined)
        return [];
    const firstKill = operation.op === 'kill' && operations[index - 1]?.op !== 'kill';
    const kills = firstKill ? killsFrom(operations, setting.envelope, index) : [];
    const number = operation.op === 'inspect' ? [] : [`i=${index}`];
    return [...kills, ...number, ...step(operation, index, setting)];
}
/** Kills that follow each other share one time of grace: all are sent off, then all are waited for. */
function killsFrom(operations, envelope, first) {
    const lines = ['guarded :'];
    for (const operation of operations.slice(first)) {
        if (operation.op !== 'kill')
            break;
        if (refusalBeforehand(operation, envelope) !== null)
            continue;
        lines.push(`D=${quote(operation.dir)} T=${quote(operation.task)};[ "$w" ]||kill_run >/dev/null &`);
    }
    return [...lines, 'wait'];
}
function step(operation, index, { envelope, machine, lists }) {
    const refusal = refusalBeforehand(operation, envelope);
    if (refusal !== null)
        return [`i=${index};say "x|${refusal}|"`];
    switch (operation.op) {
        case 'inspect':
            return [look(operation, index, { envelope, machine, lists })];
        case 'kill': {
            const after = `Q=;state;report ${listNumbers(operation, lists)}`;
            return [`D=${quote(operation.dir)} T=${quote(operation.task)};if [ "$w" ];then say "x|$w";else ${after};fi`];
        }
        case 'start': {
            const { launch, replaces } = operation;
            return [
                ...filesOf(launch, machine),
                `D=${quote(launch.dir)} T=${quote(launch.task)}`,
                `guarded begin_run ${[fileKey(launch.item_id), ...replaces.map(quote)].join(' ')}`,
                `if [ "$w" ];then say "x|$w";else [ $y = started ]&&begun;say "$y";fi`,
            ];
        }
        case 'void':
            return [`D=${quote(operation.dir)};guarded void_run`, 'if [ "$w" ];then say "x|$w";else say "$y";fi'];
        case 'forget':
            return [
                `D=${quote(operation.dir)} T=${quote(operation.task)};guarded forget_run ${fileKey(operation.item_id)}`,
                'if [ "$w" ];then say "x|$w";else say ok;fi',
            ];
        case 'process_count':
            return [`count ${countArguments(operation.name, machine.os)}`];
        case 'facts':
            return ['facts'];
        case 'mkdir':
            return [`make ${quote(operation.path)} ${operation.clean ? 1 : ''}`];
        case 'probe':
            return [`probe ${[operation.dir, ...operation.names].map(quote).join(' ')}`];
        case 'write': {
            const bytes = Buffer.from(operation.text, 'utf8');
            return [`write ${quote(operation.path)} ${bytes.length} <<'_'`, `${base64Lines(bytes)}_`];
        }
        case 'fetch':
            return [`D=${quote(operation.dir)}`, ...operation.items.map((item, index) => takeLine(index, item)), 'say ok'];
    }
}
/** One line an inspection; as short as can be for directories with their usual place and task. */
function look(operation, index, setting) {
    const { run_root } = setting.envelope;
    const lists = listNumbers(operation, setting.lists);
    const name = operation.dir.startsWith(`${run_root}/`) ? operation.dir.slice(run_root.length + 1) : '';
    if (isFileName(name) && operation.task === `agentd-${name}`) {
        return `look ${index} ${name}${lists === '0 0' ? '' : ` ${lists}`}`;
    }
    return `i=${index} D=${quote(operation.dir)} T=${quote(operation.task)};state;report ${lists}`;
}
/** Numbers of the functions that collect: when the run has ended, and while it runs. */
function listNumbers(operation, lists) {
    const ended = lists.ended.get(keyOf(operation.collect)) ?? 0;
    const running = lists.running.get(keyOf(whileRunning(operation) ?? [])) ?? 0;
    return `${ended} ${running}`;
}
/** The function `files`: writes what a launch brings, the runner last. Each write is checked by its length. */
function filesOf(launch, machine) {
    const lines = ['files(){'];
    for (const [name, text] of Object.entries(launch.files)) {
        const bytes = Buffer.from(text, 'utf8');
        lines.push(`put ${quote(name)} ${bytes.length} <<'_' ||return 1`, `${base64Lines(bytes)}_`);
    }
    const header = Buffer.from(runnerHeader(launch, machine), 'utf8');
    const whole = Buffer.byteLength(runnerOf(launch, machine));
    lines.push(`{ unb64 <<'_'`, `${base64Lines(header)}_`, `printf %s "$lib$main"`, '} >"$D/run.sh"', `sized run.sh ${whole}`, '}');
    return lines;
}

;// CONCATENATED MODULE: ./build/action/src/transports/posix/script.js










/** Directories with the system's own tools, tried before the user's. */
const SYSTEM_PATH = '/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin';
/** Functions in the order in which they are defined, and the operations that need them. */
const PARTS = [
    [BOOT, ['start', 'void', 'inspect', 'kill', 'forget', 'facts']],
    [PROCESSES, ['start', 'void', 'inspect', 'kill', 'forget']],
    [MARKED, ['start', 'inspect', 'kill', 'forget']],
    [BASE64, ['start', 'void', 'inspect', 'kill', 'forget', 'write', 'fetch']],
    [NAP, ['start', 'void', 'kill', 'forget']],
    [STATE, ['start', 'void', 'inspect', 'kill', 'forget']],
    [REPORT, ['inspect', 'kill']],
    [COLLECT, ['inspect', 'kill', 'fetch']],
    [CLAIM, ['start', 'void', 'kill', 'forget']],
    [GUARD, ['start', 'void', 'kill', 'forget']],
    [VOID, ['start', 'void', 'kill', 'forget']],
    [DETACH, ['start']],
    [START, ['start']],
    [VOID_RUN, ['void']],
    [FORGET, ['forget']],
    [RECORD, ['kill']],
    [SLAY, ['kill']],
    [KILL, ['kill']],
    [FILES, ['mkdir', 'probe', 'write']],
    [PROCESS_COUNT, ['process_count']],
    [FACTS, ['facts']],
];
/**
 * The whole script. It is one brace group on lines of its own that ends in `exit`: a shell parses it to the end before
 * it runs any of it, so a transfer that was cut runs nothing, and no command can eat the rest of it.
 */
function visit(operations, envelope, machine) {
    const lists = listsOf(operations);
    const { functions, searches } = collectors(lists);
    const kinds = new Set(operations.map((operation) => operation.op));
    const needed = PARTS.filter(([, by]) => by.some((kind) => kinds.has(kind))).map(([text]) => text);
    const parts = kinds.has('start') ? needed.filter((text) => !RUNNER_LIBRARY.includes(text)) : needed;
    const path = machine.path === null ? `${SYSTEM_PATH}\${PATH:+:$PATH}` : quote(machine.path);
    const fence = envelope.fence;
    return [
        '# agentd',
        '#',
        '#',
        '{',
        'set +efuC;AGENTD_PATH=$PATH AGENTD_LC=$LC_ALL',
        `PATH=${path} LC_ALL=C;export PATH LC_ALL`,
        ...(kinds.has('start') ? ['AGENTD_UMASK=$(umask);export AGENTD_PATH AGENTD_LC AGENTD_UMASK'] : []),
        'umask 077;exec </dev/null',
        `N=${envelope.nonce} R=${quote(envelope.run_root)} P=${quote(machine.proc)} SH=${quote(machine.sh)}`,
        'A=$R/.agentd Q= M= b64d=;say(){ echo "$N $i $*";}',
        `F=${fence === null ? '' : String(fence.number)} G=$A/fence-${fence === null ? '' : fileKey(fence.lineage)}`,
        ...(kinds.has('start')
            ? [`lib=${quote(RUNNER_LIBRARY.join(''))}`, 'eval "$lib"', `main=${quote(RUNNER_MAIN)}`]
            : []),
        ...parts.map((text) => text.replace(/\n$/, '')),
        ...functions,
        'echo;echo "$N BEGIN"',
        ...(needed.includes(BOOT) ? ['boot'] : []),
        ...operations.flatMap((_operation, index) => stepsFor(operations, index, { envelope, machine, lists })),
        ...searches,
        ...(parts.includes(REPORT) ? [`mtimes(){ stat ${machine.os === 'darwin' ? '-f %m' : '-c %Y'} "$@";}`, 'ages'] : []),
        'echo "$N END 0"',
        'exit 0',
        '}',
        '',
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/action/src/transports/posix.js
/** The POSIX shell: scripts in plain sh for Linux and macOS, and their answers. Pure. */





/**
 * A shell for machines whose `/bin/sh` is dash, bash, busybox ash, zsh or a ksh.
 * @param machine what differs from an ordinary machine of that system.
 */
function posixShell(os, machine = {}) {
    const whole = { os, sh: '/bin/sh', proc: '/proc', path: null, ...machine };
    return {
        os,
        script: (operations, envelope) => visit(operations, envelope, whole),
        parse: results,
        runner: (launch) => runnerOf(launch, whole),
        join: (...parts) => external_node_path_.posix.join(...parts),
        quote: quote,
    };
}

;// CONCATENATED MODULE: ./build/action/src/transports/transport.js

/** Bytes of a nonce: enough that no log can hold it by chance or by intent. */
const NONCE_BYTES = 12;
/** Cap for the single reads of a file. */
const READ_BYTES = 8 * 1024 * 1024;
/** Cap for the single search of a line. */
const LINE_BYTES = 1024 * 1024;
/**
 * @throws {TransportError} on every verb: the channel's errors, `answer-incomplete`, and for single verbs the refusal
 * of the terminal. `batch` returns refusals as results.
 */
function createTransport(shell, channel, options) {
    const { run_root, random, timeout_ms, home } = options;
    let roundTrips = 0;
    const batch = async (operations, fence) => {
        if (operations.length === 0)
            return [];
        const envelope = { nonce: random.hex(NONCE_BYTES), fence, run_root };
        roundTrips += 1;
        const output = await channel.run(shell.script(operations, envelope), { timeout_ms });
        return shell.parse(output, operations, envelope);
    };
    /** A batch of one. The answer's `op` is the operation's. */
    async function one(operation, fence = null) {
        const [result] = await batch([operation], fence);
        if (result === undefined || 'refused' in result) {
            throw new errors/* TransportError */.wX(result?.refused ?? noResult(operation.op));
        }
        return result;
    }
    /** One thing from one file, given by its whole path. */
    async function read(path, item) {
        const cut = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
        const { collected } = await one({ op: 'fetch', dir: path.slice(0, cut), items: [item(path.slice(cut + 1))] });
        return collected[0] ?? null;
    }
    return {
        os: shell.os,
        run_root,
        get round_trips() {
            return roundTrips;
        },
        join: (...parts) => shell.join(...parts),
        quote: (value) => shell.quote(value),
        defaultRunRoot: () => {
            if (home === undefined)
                throw new errors/* ConfigError */.xL(noRunRoot());
            return shell.join(home, '.agentd', 'runs');
        },
        batch,
        mkdir: async (path, clean) => void (await one({ op: 'mkdir', path, clean })),
        probe: async (dir, names) => (await one({ op: 'probe', dir, names })).present,
        writeText: async (path, text) => void (await one({ op: 'write', path, text })),
        readText: (path) => read(path, (file) => ({ op: 'read', file, max_bytes: READ_BYTES })),
        grepFirst: async (path, needle) => (await read(path, (file) => ({ op: 'grep', file, needle, pick: 'first', max_bytes: LINE_BYTES }))) || null,
        tail: (path, max_bytes) => read(path, (file) => ({ op: 'tail', file, max_bytes })),
        runner: (launch) => shell.runner(launch),
        launch: async (launch) => void (await one({ op: 'start', launch, replaces: [] })),
        startRun: async (launch, fence) => (await one({ op: 'start', launch, replaces: [] }, fence)).status,
        fetch: async (dir, items) => (await one({ op: 'fetch', dir, items })).collected,
        kill: async (task, dir) => (await one({ op: 'kill', dir, task, collect: [] })).inspection,
        forget: async (task, dir, item_id) => void (await one({ op: 'forget', dir, task, item_id })),
        processCount: async (name) => (await one({ op: 'process_count', name })).count,
        close: () => channel.close(),
    };
}
function noResult(op) {
    return {
        code: 'answer-incomplete',
        message: `The terminal did not answer the operation ${op}.`,
        remedy: 'Nothing needs doing at once: the next tick asks again.',
        retry: true,
    };
}
function noRunRoot() {
    return {
        code: 'run-root-missing',
        message: 'There is no default run root: the home directory on the terminal is not known.',
        remedy: 'Set `run_root` for the terminal to an absolute path on it.',
        retry: false,
    };
}

;// CONCATENATED MODULE: ./build/action/src/transports/index.js
/** A terminal's configuration → its transport, by one exhaustive switch. */





/** Longest visit of a local terminal; kills wait up to seven seconds, and a start may wait ten for the lock. */
const LOCAL_TIMEOUT_MS = 60_000;
/** @throws {ConfigError} the terminal is unknown, or this version cannot reach its kind. */
function makeTransport(name, config, means) {
    const terminal = config.terminals[name];
    if (terminal === undefined) {
        throw new errors/* ConfigError */.xL({
            code: 'terminal-unknown',
            message: `There is no terminal named ${name} in the configuration.`,
            remedy: `Use one of: ${Object.keys(config.terminals).join(', ')}.`,
            retry: false,
        });
    }
    switch (terminal.transport) {
        case 'local':
            return localTransport(name, terminal, means);
        case 'direct-ssh':
        case 'warpgate-ssh':
            throw new errors/* ConfigError */.xL({
                code: 'transport-not-available',
                message: `terminals.${name}.transport: ${terminal.transport} is not part of this version; it has only local.`,
                remedy: 'Run agentd on the machine itself with `transport: local`, or use a version that has this transport.',
                retry: false,
            });
    }
}
function localTransport(name, terminal, { env, home, random }) {
    if (terminal.os === 'windows') {
        throw new errors/* ConfigError */.xL({
            code: 'transport-not-available',
            message: `terminals.${name}: transport local works on linux and darwin; this version has nothing for windows.`,
            remedy: 'Run agentd on a Linux or macOS machine.',
            retry: false,
        });
    }
    const run_root = terminal.run_root ?? external_node_path_.posix.join(home, '.agentd', 'runs');
    if (!external_node_path_.posix.isAbsolute(run_root)) {
        throw new errors/* ConfigError */.xL({
            code: 'run-root-relative',
            message: `terminals.${name}.run_root: ${run_root} is not an absolute path.`,
            remedy: 'Write the whole path, from the root of the file system.',
            retry: false,
        });
    }
    return createTransport(posixShell(terminal.os), localChannel({ env }), {
        run_root: external_node_path_.posix.normalize(run_root).replace(/(.)\/$/, '$1'),
        random,
        timeout_ms: LOCAL_TIMEOUT_MS,
        home,
    });
}

;// CONCATENATED MODULE: ./build/action/src/compose.js
/** (config, host) → the ports of a tick. Adapters are chosen by one exhaustive switch a port, in the ports' own folders. */











/**
 * @param folder what relative paths in the config are relative to.
 * @param deadline no request waits beyond it; null: none.
 * @throws {ConfigError} a token is missing, a template cannot be read, a store cannot be used here.
 */
async function compose(config, host, folder, deadline) {
    requireTokens(config, host);
    const redact = redactorOf(config, host);
    const plane = connectPlane({
        config: config.plane,
        tokens: (as) => host.env[as === null ? config.plane.token_key : (config.terminals[as]?.token_key ?? '')],
        clock: host.clock,
        random: host.random,
        log: host.log,
        deadline,
    });
    const env = (0,explain/* scrubbedEnv */.wS)(config, host.env);
    const fleet = new TerminalFleet({
        config,
        clock: host.clock,
        transport: (terminal) => makeTransport(terminal, config, { env, home: host.home, random: host.random }),
    });
    const store = counted((0,stores/* makeStore */.y)(config.state, folder));
    const ports = {
        store,
        tracker: plane.tracker,
        desk: plane.desk,
        fleet,
        clock: host.clock,
        random: host.random,
        log: redactedLog(host, redact),
        holder: host.holder,
        prompts: await promptsOf(config, folder),
        toMarkdown: (html, project) => (0,html_to_markdown/* htmlToMarkdown */.Y)(html, { members: project.members }),
        redact,
        notifiers: await notifiersOf(config, host, redact),
    };
    return {
        ports,
        fleet,
        requests: () => ({ plane: plane.requests(), state: store.requests(), terminal: fleet.round_trips }),
        close: () => fleet.close(),
    };
}
/** Every Plane token that a tick needs, before anything is asked: one error that names them all. */
function requireTokens(config, host) {
    const keys = [config.plane.token_key, ...Object.values(config.terminals).map((terminal) => terminal.token_key)];
    const missing = [...new Set(keys)].filter((key) => (host.env[key] ?? '').trim() === '');
    if (missing.length === 0)
        return;
    throw new errors/* ConfigError */.xL({
        code: 'plane-token-missing',
        message: `No value for ${missing.join(', ')} in the environment.`,
        remedy: 'Set the variables named by `token_key`; `agentd check-config` prints the env block.',
        retry: false,
    });
}
function redactorOf(config, host) {
    return createRedactor((0,explain/* secretsOf */.Fj)(config).map(({ key }) => ({ name: key, value: host.env[key] ?? '' })));
}
function redactedLog(host, redact) {
    return {
        debug: (message) => host.log.debug(redact(message)),
        info: (message) => host.log.info(redact(message)),
        warn: (message) => host.log.warn(redact(message)),
        error: (message) => host.log.error(redact(message)),
    };
}
async function promptsOf(config, folder) {
    const entries = Object.entries(config.projects).map(async ([key, project]) => {
        if (project.prompt === undefined)
            return [key, { path: null, text: DEFAULT_PROMPT }];
        try {
            return [key, { path: project.prompt, text: await (0,promises_.readFile)((0,external_node_path_.resolve)(folder, project.prompt), 'utf8') }];
        }
        catch (cause) {
            throw new errors/* ConfigError */.xL({
                code: 'prompt-missing',
                message: `projects.${key}.prompt: ${project.prompt} cannot be read.`,
                remedy: 'Correct the path; it is relative to the folder of the config file.',
                retry: false,
            }, { cause });
        }
    });
    return new Map(await Promise.all(entries));
}
async function notifiersOf(config, host, redact) {
    if (config.notices.length === 0)
        return new Map();
    const { webhookNotifier } = await __webpack_require__.e(/* import() */ 177).then(__webpack_require__.bind(__webpack_require__, 2177));
    return new Map(config.notices.map(({ url_key, format }) => [
        url_key,
        webhookNotifier({ url: host.env[url_key] ?? '', url_key, format }, { post: fetch, redact }),
    ]));
}
/** Counts loads and saves, for the report. */
function counted(store) {
    let requests = 0;
    return {
        name: store.name,
        load: () => {
            requests += 1;
            return store.load();
        },
        save: (text, version) => {
            requests += 1;
            return store.save(text, version);
        },
        holderIsDead: (holder) => store.holderIsDead(holder),
        requests: () => requests,
    };
}


/***/ }),

/***/ 6938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ secretEnvArgs),
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   HP: () => (/* binding */ envBlock),
/* harmony export */   mO: () => (/* binding */ missingSecrets),
/* harmony export */   wS: () => (/* binding */ scrubbedEnv)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1096);

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

/***/ 6467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ Draft),
  s: () => (/* binding */ evolve)
});

;// CONCATENATED MODULE: ./build/action/src/core/fold-publication.js
const TYPES = ['step-ended', 'step-failed', 'forgotten'];
function isPublicationEvent(event) {
    return TYPES.includes(event.type);
}
function foldPublication(draft, event) {
    const { state } = draft;
    switch (event.type) {
        case 'step-ended': {
            const publication = state.outbox[event.publication_id];
            if (publication?.steps[event.step]?.status !== 'open')
                return;
            const steps = publication.steps.map((step, index) => index === event.step ? { ...step, status: event.status, reason: event.reason } : step);
            if (event.left !== null)
                draft.changeItem(publication.item_id, { left: event.left });
            if (!publication.forget && steps.every((step) => step.status !== 'open')) {
                draft.delete('outbox', publication.id);
                return;
            }
            draft.set('outbox', publication.id, { ...publication, steps, digest: event.digest ?? publication.digest });
            return;
        }
        case 'step-failed': {
            const publication = state.outbox[event.publication_id];
            if (publication?.steps[event.step]?.status !== 'open')
                return;
            const steps = publication.steps.map((step, index) => index === event.step
                ? { ...step, tries: step.tries + 1, reason: event.reason, not_before: event.not_before }
                : step);
            draft.set('outbox', publication.id, { ...publication, steps, digest: publication.digest ?? event.digest });
            return;
        }
        case 'forgotten': {
            const publication = state.outbox[event.publication_id];
            if (publication === undefined)
                return;
            if (event.done)
                draft.delete('outbox', event.publication_id);
            else
                draft.set('outbox', event.publication_id, { ...publication, forget_tries: publication.forget_tries + 1 });
            return;
        }
    }
}

// EXTERNAL MODULE: ./build/action/src/core/state.js + 3 modules
var core_state = __webpack_require__(7959);
;// CONCATENATED MODULE: ./build/action/src/core/fold-run.js

const fold_run_TYPES = [
    'run-marked',
    'run-relaunched',
    'run-adopted',
    'start-refused',
    'run-seen',
    'run-unreachable',
    'unreachable-told',
    'run-stopping',
    'run-settled',
    'released',
];
function isRunEvent(event) {
    return fold_run_TYPES.includes(event.type);
}
function foldRun(draft, event) {
    const { state } = draft;
    switch (event.type) {
        case 'run-marked':
            if (state.inflight[event.run.item_id] !== undefined)
                return;
            draft.set('items', event.run.item_id, event.item);
            draft.set('inflight', event.run.item_id, event.run);
            if (event.publication !== null)
                draft.set('outbox', event.publication.id, event.publication);
            return;
        case 'run-relaunched':
            if (state.inflight[event.run.item_id]?.run_id !== event.run.run_id)
                return;
            draft.set('inflight', event.run.item_id, event.run);
            draft.changeItem(event.run.item_id, { attempts: (state.items[event.run.item_id]?.attempts ?? 0) + 1 });
            return;
        case 'run-adopted': {
            const run = state.inflight[event.item_id];
            if (run?.run_id !== event.run_id || run.phase !== 'launching')
                return;
            draft.set('inflight', event.item_id, { ...run, handle: event.handle, dir_name: event.dir_name, replaces: [] });
            return;
        }
        case 'start-refused': {
            const run = state.inflight[event.item_id];
            const item = state.items[event.item_id];
            if (run?.dir_name !== event.dir_name || run.phase !== 'launching' || item === undefined)
                return;
            draft.delete('inflight', event.item_id);
            draft.delete('outbox', `${run.run_id}:working`);
            draft.set('items', event.item_id, { ...event.before, seen: item.seen, runs: item.runs });
            return;
        }
        case 'run-seen': {
            const run = state.inflight[event.item_id];
            if (run?.run_id !== event.run_id || run.phase === 'stopping')
                return;
            const { phase: _phase, ...common } = run;
            if ('replaces' in common) {
                const { replaces: _replaces, ...kept } = common;
                draft.set('inflight', event.item_id, {
                    ...kept,
                    phase: 'running',
                    started_at: event.started_at,
                    last_output_at: event.last_output_at,
                    unreachable_since: null,
                });
                return;
            }
            draft.set('inflight', event.item_id, {
                ...run,
                last_output_at: event.last_output_at,
                unreachable_since: null,
            });
            return;
        }
        case 'run-unreachable': {
            const run = state.inflight[event.item_id];
            if (run?.run_id === event.run_id)
                draft.set('inflight', event.item_id, { ...run, unreachable_since: event.since });
            return;
        }
        case 'unreachable-told': {
            const run = state.inflight[event.item_id];
            if (run?.run_id !== event.run_id)
                return;
            draft.set('inflight', event.item_id, { ...run, unreachable_told: true });
            draft.set('outbox', event.publication.id, event.publication);
            return;
        }
        case 'run-stopping': {
            const run = state.inflight[event.item_id];
            if (run?.run_id !== event.run_id || run.phase !== 'running')
                return;
            const { phase: _phase, last_output_at: _output, ...common } = run;
            draft.set('inflight', event.item_id, {
                ...common,
                phase: 'stopping',
                since: event.at,
                why: event.why,
                detail: event.detail,
            });
            return;
        }
        case 'run-settled': {
            const { settlement } = event;
            const run = state.inflight[settlement.item_id];
            if (run?.run_id !== settlement.run_id)
                return;
            draft.delete('inflight', settlement.item_id);
            draft.set('items', settlement.item_id, settlement.item);
            if (settlement.publication !== null)
                draft.set('outbox', settlement.publication.id, settlement.publication);
            const { verdict, usage } = settlement;
            draft.state.history = [
                ...state.history.slice(1 - core_state/* HISTORY_KEPT */.SU),
                {
                    run_id: run.run_id,
                    item_id: run.item_id,
                    at: settlement.at,
                    tag: verdict.kind === 'answer' ? verdict.tag : null,
                    class: verdict.kind === 'failure' ? verdict.class : null,
                    seconds: settlement.seconds,
                    executor: run.executor,
                    terminal: run.terminal,
                    tokens: usage?.total_tokens ?? null,
                    cost_usd: usage?.cost_usd ?? null,
                },
            ];
            return;
        }
        case 'released': {
            const item = state.items[event.item_id];
            const run = state.inflight[event.item_id];
            draft.delete('inflight', event.item_id);
            for (const publication of Object.values(state.outbox)) {
                if (publication.item_id === event.item_id)
                    draft.delete('outbox', publication.id);
            }
            if (item === undefined)
                return;
            const answer = {
                run_id: run?.run_id ?? item.answer?.run_id ?? '',
                tag: null,
                class: 'cancelled',
                at: event.at,
            };
            draft.set('items', event.item_id, { ...item, next: null, answer });
            return;
        }
    }
}

;// CONCATENATED MODULE: ./build/action/src/core/tables.js
/** A state under construction: tables are copied on the first write to them, entries are replaced, never changed. */
class Tables {
    state;
    #own = new Set();
    constructor(state) {
        this.state = { ...state };
    }
    set(table, key, value) {
        this.#owned(table)[key] = value;
    }
    delete(table, key) {
        if (key in this.state[table])
            delete this.#owned(table)[key];
    }
    changeItem(item_id, change) {
        const item = this.state.items[item_id];
        if (item !== undefined)
            this.set('items', item_id, { ...item, ...change });
    }
    #owned(table) {
        if (!this.#own.has(table)) {
            this.#own.add(table);
            this.state[table] = { ...this.state[table] };
        }
        return this.state[table];
    }
}

;// CONCATENATED MODULE: ./build/action/src/core/evolve.js



/** A state under construction. */
class Draft extends Tables {
    apply(event) {
        if (isRunEvent(event))
            foldRun(this, event);
        else if (isPublicationEvent(event))
            foldPublication(this, event);
        else
            fold(this, event);
    }
}
function evolve(state, events) {
    const draft = new Draft(state);
    for (const event of events)
        draft.apply(event);
    return draft.state;
}
const UNKNOWN_TERMINAL = {
    user_id: null,
    user_read_at: 0,
    failures: 0,
    unreachable_since: null,
    not_before: 0,
    utc_offset_min: null,
    holds: {},
};
function fold(draft, event) {
    const { state } = draft;
    switch (event.type) {
        case 'project-read': {
            const known = state.projects[event.info.key];
            const info = {
                ...event.info,
                states: [...event.info.states],
                labels: { ...event.info.labels },
                members: [...event.info.members],
            };
            draft.set('projects', event.info.key, {
                watermark: known?.watermark ?? null,
                swept_at: known?.swept_at ?? 0,
                info,
                read_at: event.at,
            });
            return;
        }
        case 'project-scanned': {
            const known = state.projects[event.key];
            if (known === undefined)
                return;
            draft.set('projects', event.key, {
                ...known,
                watermark: event.newest === null ? known.watermark : Math.max(event.newest, known.watermark ?? 0),
                swept_at: event.swept_at ?? known.swept_at,
            });
            return;
        }
        case 'identity':
            draft.set('terminals', event.terminal, {
                ...(state.terminals[event.terminal] ?? UNKNOWN_TERMINAL),
                user_id: event.user_id,
                user_read_at: event.at,
            });
            return;
        case 'terminal-reached': {
            const known = state.terminals[event.terminal] ?? UNKNOWN_TERMINAL;
            draft.set('terminals', event.terminal, {
                ...known,
                failures: 0,
                unreachable_since: null,
                not_before: 0,
                utc_offset_min: event.utc_offset_min ?? known.utc_offset_min,
            });
            return;
        }
        case 'terminal-unreached': {
            const known = state.terminals[event.terminal] ?? UNKNOWN_TERMINAL;
            draft.set('terminals', event.terminal, {
                ...known,
                failures: known.failures + 1,
                unreachable_since: known.unreachable_since ?? event.at,
                not_before: event.not_before,
            });
            return;
        }
        case 'item-seen':
            draft.set('items', event.item.id, seenItem(state.items[event.item.id], event.item));
            return;
        case 'item-dropped':
            draft.delete('items', event.item_id);
            return;
        case 'comments-read':
            return draft.changeItem(event.item_id, { comments_read_at: event.at, unheard: event.unheard });
        case 'item-moved':
            return draft.changeItem(event.item_id, { left: event.left });
        case 'next-dropped':
            return draft.changeItem(event.item_id, { next: null, answer: event.answer });
        case 'account-held':
            draft.set('accounts', event.account, { until: event.until, holds: event.holds });
            return;
        case 'account-freed':
            draft.delete('accounts', event.account);
            return;
        case 'executor-held': {
            const known = state.terminals[event.terminal] ?? UNKNOWN_TERMINAL;
            draft.set('terminals', event.terminal, {
                ...known,
                holds: { ...known.holds, [event.executor]: { until: event.until, reason: event.reason } },
            });
            return;
        }
    }
}
function seenItem(known, item) {
    const seen = {
        state: item.state,
        assignees: [...item.assignees],
        labels: [...item.labels],
        priority: item.priority,
        created_at: item.created_at,
        updated_at: item.updated_at,
    };
    if (known !== undefined)
        return { ...known, key: item.key, project: item.project, seen };
    return {
        key: item.key,
        project: item.project,
        seen,
        round: 0,
        runs: 0,
        iterations: 0,
        attempts: 0,
        spent: [],
        quota_holds: 0,
        thread: null,
        next: null,
        answer: null,
        left: null,
        heard: [],
        asked: [],
        comments_read_at: 0,
        unheard: { allowed: 0, others: 0 },
        ledger: [],
    };
}


/***/ }),

/***/ 1210:
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
var plane_text = __webpack_require__(8832);
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
    const { default: Turndown } = await __webpack_require__.e(/* import() */ 488).then(__webpack_require__.t.bind(__webpack_require__, 5488, 19));
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

/***/ 8832:
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

/***/ 2468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ tick)
});

// EXTERNAL MODULE: ./build/action/src/core/evolve.js + 3 modules
var evolve = __webpack_require__(6467);
// EXTERNAL MODULE: ./build/action/src/core/state.js + 3 modules
var core_state = __webpack_require__(7959);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(4175);
;// CONCATENATED MODULE: ./build/action/src/core/backoff.js
/** Doubling wait after `attempt` failures (1 = the first), between half and the whole of the step; in milliseconds. */
function backoff(rule, attempt, seed) {
    const step = Math.min(rule.max_s, rule.base_s * 2 ** Math.min(attempt - 1, 20));
    return Math.round(step * 1000 * (0.5 + fractionOf(seed) / 2));
}
const QUOTA_UNKNOWN_MS = 30 * 60_000;
const QUOTA_LEAST_MS = 15 * 60_000;
const QUOTA_HOLDS_BEFORE_BLOCKED = 5;
/** Until when an account is held: its reset, if known, else 30 min; at least 15 min, doubling with each hold in a row. */
function quotaUntil(now, reset_at, holds_before) {
    const least = now + QUOTA_LEAST_MS * 2 ** Math.min(holds_before, 10);
    return Math.max(reset_at ?? now + QUOTA_UNKNOWN_MS, least);
}
/** Breaker of a terminal: visits go on for the first few failures, then wait 1, 2, 4 … up to 30 min. */
function breakerUntil(now, failures) {
    if (failures < 3)
        return now;
    return now + Math.min(30, 2 ** (failures - 3)) * 60_000;
}
/** FNV-1a of the seed, in [0, 1). */
function fractionOf(seed) {
    let hash = 0x811c9dc5;
    for (const char of seed)
        hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
    return (hash >>> 0) / 2 ** 32;
}

;// CONCATENATED MODULE: ./build/action/src/core/bots.js
/** Resolves names to ids; without the working state or an archived project there is no view, and the problem says so. */
function viewProject(key, config, info, obs) {
    const project = config.projects[key];
    if (project === undefined)
        return { view: null, problems: [] };
    if (info.archived) {
        return {
            view: null,
            problems: [
                problem('project-archived', `Project ${key} is archived: nothing starts there.`, 'Restore it, or take it out of the config.'),
            ],
        };
    }
    const problems = [];
    const find = (name, where) => {
        if (name === undefined)
            return null;
        const state = info.states.find((candidate) => candidate.name === name);
        if (state !== undefined)
            return state;
        const names = info.states.map((candidate) => candidate.name).join(', ');
        problems.push(problem('state-unknown', `projects.${key}.states.${where}: project ${key} has no state "${name}".`, `Use one of: ${names}; or add it in Plane.`));
        return null;
    };
    const working = find(project.states.working, 'working');
    if (working === null)
        return { view: null, problems };
    const picked = project.states.pick_up?.map((name) => find(name, 'pick_up')?.id) ?? [
        working.id,
        ...info.states.filter((state) => state.group === 'unstarted').map((state) => state.id),
    ];
    const bots = new Map();
    for (const [name, terminal] of Object.entries(project.routing.by_assignee)) {
        const identity = obs.identities.get(terminal);
        if (identity === undefined)
            continue;
        if ('problem' in identity) {
            problems.push(identity.problem);
            continue;
        }
        const member = info.members.find((candidate) => candidate.id === identity.user_id);
        if (member === undefined || member.display_name !== name) {
            problems.push(problem('plane-user-mismatch', `projects.${key}.routing.by_assignee: "${name}" is not the user behind the token of terminal ${terminal}` +
                (member === undefined ? ', who is not a member of the project.' : `, who is "${member.display_name}".`), 'Correct the name or the token, or add the user to the project.'));
            continue;
        }
        bots.set(identity.user_id, terminal);
    }
    const view = {
        key,
        config: project,
        info,
        bots,
        working,
        review: find(project.states.review, 'review'),
        question: find(project.states.question, 'question'),
        blocked: find(project.states.blocked, 'blocked'),
        pick_up: new Set(picked.filter((id) => id !== undefined)),
        authors: authorsOf(config, info),
    };
    return { view, problems };
}
function authorsOf(config, info) {
    const byEmail = new Map(info.members.map((member) => [member.email.toLowerCase(), member.id]));
    return new Set(config.allowed_authors.map((author) => byEmail.get(author.toLowerCase()) ?? author));
}
function problem(code, message, remedy) {
    return { code, message, remedy, retry: false };
}

;// CONCATENATED MODULE: ./build/action/src/core/refs.js
function runRef(run) {
    return {
        id: run.item_id,
        terminal: run.terminal,
        executor: run.executor,
        handle: run.handle,
        context: { asked_thread: run.thread_id, totals_before: run.totals_before },
    };
}
/** Earlier launches of a run that is not seen yet; one of them may have begun. */
function earlierRefs(run) {
    if (run.phase !== 'launching')
        return [];
    return run.replaces.map((handle, index) => ({ ...runRef(run), id: earlierId(run, index), handle }));
}
function earlierId(run, index) {
    return `${run.item_id}~${index}`;
}
function publicationRef(publication) {
    const { run } = publication;
    return {
        id: `publication:${publication.id}`,
        terminal: run.terminal,
        executor: run.executor,
        handle: run.handle,
        context: { asked_thread: run.thread_id, totals_before: run.totals_before },
    };
}
/** Whether the comment still has to be sent and its text has to be read from the run. */
function needsCollecting(publication) {
    return (publication.needs_result && publication.steps.some((step) => step.kind === 'comment' && step.status === 'open'));
}
/** All references a tick inspects. */
function refsOf(state) {
    const refs = [];
    for (const run of Object.values(state.inflight))
        refs.push(runRef(run), ...earlierRefs(run));
    for (const publication of Object.values(state.outbox)) {
        if (needsCollecting(publication))
            refs.push(publicationRef(publication));
    }
    return refs;
}

;// CONCATENATED MODULE: ./build/action/src/core/publications.js

/** Further looks at a terminal before what a run left there is given up. */
const FORGET_TRIES = 5;
/** How long a result that was seen but cannot be read again holds its item. */
const RESULT_WAIT_MS = 24 * 60 * 60_000;
function publicationOf(run, parts) {
    return {
        id: `${run.run_id}:${parts.kind}`,
        item_id: run.item_id,
        run: {
            run_id: run.run_id,
            terminal: run.terminal,
            executor: run.executor,
            handle: run.handle,
            dir_name: run.dir_name,
            thread_id: run.thread_id,
            totals_before: run.totals_before,
            model: run.model,
            effort: run.effort,
            round: run.round,
            iteration: run.iteration,
            attempt: run.attempt,
        },
        say: parts.say,
        needs_result: parts.needs_result,
        digest: null,
        steps: [...parts.steps],
        forget: parts.forget,
        forget_tries: 0,
        made_at: parts.now,
    };
}
function step(kind, fields = {}) {
    return {
        kind,
        status: 'open',
        tries: 0,
        not_before: 0,
        reason: null,
        to: null,
        from: [],
        url: null,
        title: null,
        ...fields,
    };
}
/** Comment, then the state that belongs to the tag (if configured), then notices. */
function stepsAfter(tag, item, view, config) {
    const steps = [step('comment')];
    const target = view === null || tag === null ? null : targetState(tag, view);
    if (target !== null && view !== null) {
        const from = [...new Set([...(item.left?.state_ids ?? []), view.working.id])].filter((id) => id !== target);
        steps.push(step('state', { to: target, from }));
    }
    for (const notice of config.notices) {
        if (tag !== null && notice.tags.includes(tag))
            steps.push(step('notice', { title: notice.url_key }));
    }
    return steps;
}
function targetState(tag, view) {
    switch (tag) {
        case 'review':
            return view.review?.id ?? null;
        case 'question':
            return view.question?.id ?? null;
        case 'blocked':
            return view.blocked?.id ?? null;
        case 'progress':
            return null;
    }
}
function isPublishing(publication) {
    return publication.steps.some((entry) => entry.status === 'open');
}
/** One action a publication at most, an item's publications in the order in which they were made. */
function planPublications(state, runs, now) {
    const actions = [];
    const waitingItems = new Set();
    const ordered = Object.values(state.outbox).toSorted((a, b) => a.made_at - b.made_at || rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
    for (const publication of ordered) {
        const key = keyOf(publication, state);
        if (!isPublishing(publication)) {
            if (publication.forget_tries < FORGET_TRIES) {
                actions.push({ type: 'forget', key, publication_id: publication.id, ref: publicationRef(publication) });
            }
            continue;
        }
        if (waitingItems.has(publication.item_id))
            continue;
        waitingItems.add(publication.item_id);
        if (isWorking(publication) && state.inflight[publication.item_id]?.phase === 'launching')
            continue;
        const open = publication.steps.find((entry) => entry.status === 'open');
        if (open === undefined || open.not_before > now)
            continue;
        if (!needsCollecting(publication)) {
            actions.push({ type: 'publish', key, publication, result: null });
            continue;
        }
        const seen = runs.get(publicationRef(publication).id) ?? runs.get(publication.item_id);
        if (seen?.state === 'finished' || seen?.state === 'gone') {
            actions.push({ type: 'publish', key, publication, result: seen.result });
        }
        else if (now - publication.made_at > RESULT_WAIT_MS) {
            actions.push({ type: 'publish', key, publication, result: null });
        }
    }
    return actions;
}
/** The move to the working state; it waits until the run is known to have started. */
function isWorking(publication) {
    return publication.say.kind === 'working';
}
/** At equal times the move to the working state comes before the result. */
function rank(publication) {
    return isWorking(publication) ? 0 : 1;
}
function keyOf(publication, state) {
    return state.items[publication.item_id]?.key ?? publication.run.run_id;
}

// EXTERNAL MODULE: ./build/action/src/core/interpret.js + 1 modules
var interpret = __webpack_require__(108);
;// CONCATENATED MODULE: ./build/action/src/core/route.js
const NO_TIER = 'none';
function routeItem(item, view, config) {
    const assigned = item.assignees.filter((user) => view.bots.has(user));
    const [user, second] = assigned;
    if (user === undefined)
        return { reason: 'not-assigned', detail: 'It is not assigned to a bot user.' };
    if (second !== undefined)
        return { reason: 'ambiguous-assignee', detail: 'Two bot users are assigned; leave one.' };
    const chosen = chosenByLabels(item.labels, view.config.routing.by_label);
    const terminal = chosen.terminal ?? view.bots.get(user) ?? '';
    const terminal_config = Object.hasOwn(config.terminals, terminal) ? config.terminals[terminal] : undefined;
    if (terminal_config === undefined) {
        return { reason: 'terminal-unknown', detail: `Terminal ${terminal} is not in the config.` };
    }
    const executor = chosen.executor ?? view.config.default_executor;
    const executor_config = Object.hasOwn(config.executors, executor) ? config.executors[executor] : undefined;
    if (executor_config === undefined || !terminal_config.executors.includes(executor)) {
        return { reason: 'no-executor', detail: `Terminal ${terminal} does not offer executor ${executor}.` };
    }
    const model = chosen.model ?? executor_config.default_model ?? null;
    if (model !== null && executor_config.models.length > 0 && !executor_config.models.includes(model)) {
        return {
            reason: 'no-executor',
            detail: `Executor ${executor} does not offer model ${model}; it has ${executor_config.models.join(', ')}.`,
        };
    }
    const missing = item.labels
        .filter((label) => label.startsWith('needs:'))
        .map((label) => label.slice('needs:'.length))
        .filter((capability) => !terminal_config.capabilities.includes(capability));
    if (missing.length > 0) {
        return { reason: 'capability-missing', detail: `Terminal ${terminal} lacks ${missing.join(', ')}.` };
    }
    const script = chosen.script ?? executor_config.script ?? null;
    if (executor_config.adapter === 'shell' && script === null && (executor_config.run ?? '').includes('{script}')) {
        return { reason: 'no-script', detail: `Executor ${executor} needs a script, and no label names one.` };
    }
    const tier = chosen.tier ?? (model === null ? undefined : executor_config.tier_defaults[model]) ?? null;
    return {
        route: {
            terminal,
            terminal_config,
            executor,
            executor_config,
            model,
            effort: chosen.effort ?? executor_config.default_effort ?? null,
            tier: tier === NO_TIER ? null : tier,
            script,
            repo: view.config.repos[terminal] ?? terminal_config.repo,
            account: terminal_config.accounts[executor] ?? `${terminal}/${executor}`,
            can_resume: canResume(executor_config),
        },
    };
}
/** Shell runs have no thread; others need a `resume` template, `mock` excepted. */
function canResume(executor) {
    if (executor.adapter === 'shell')
        return false;
    return executor.adapter === 'mock' || executor.resume !== undefined;
}
/**
 * The project's own table and, for labels that are not in it, `exec:x`, `model:x`, `effort:x`, `tier:x`. Labels are in
 * name order; for each choice the first that speaks wins, the table before the prefixes.
 */
function chosenByLabels(labels, table) {
    const chosen = {};
    const choose = (key, value) => {
        if (value !== undefined && value !== '')
            chosen[key] ??= value;
    };
    const listed = labels.filter((label) => Object.hasOwn(table, label));
    for (const label of listed) {
        for (const key of ['executor', 'terminal', 'model', 'effort', 'tier', 'script']) {
            choose(key, table[label]?.[key]);
        }
    }
    for (const label of labels) {
        if (listed.includes(label))
            continue;
        for (const [prefix, key] of PREFIXES)
            if (label.startsWith(prefix))
                choose(key, label.slice(prefix.length));
    }
    return chosen;
}
const PREFIXES = [
    ['exec:', 'executor'],
    ['model:', 'model'],
    ['effort:', 'effort'],
    ['tier:', 'tier'],
];

;// CONCATENATED MODULE: ./build/action/src/core/settle.js




const EMPTY_RESULT = { last_message: null, exit_code: null, thread_id: null, log_paths: [], tail: '' };
const ENV_HOLD_MS = 60 * 60_000;
function settle(run, item, ending, facts) {
    const { config, now } = facts;
    const result = ending.result ?? EMPTY_RESULT;
    const verdict = verdictOf(run, ending, result, facts);
    const at = ending.ended_at ?? now;
    const base = withThread(item, run, result, verdict, config);
    const decision = verdict.kind === 'answer'
        ? answered(verdict, base, run, config, now)
        : failed(verdict, base, run, ending, facts, at);
    const seconds = ending.started_at !== null && ending.ended_at !== null
        ? Math.max(0, Math.round((ending.ended_at - ending.started_at) / 1000))
        : null;
    const publication = decision.say === null
        ? null
        : publicationOf(run, {
            kind: 'result',
            say: { ...decision.say, seconds, ledger: decision.item.ledger },
            needs_result: decision.say.kind !== 'lost' && ending.result !== null,
            steps: stepsAfter(decision.say.tag, decision.item, facts.view, config),
            forget: true,
            now,
        });
    return [
        ...decision.events,
        {
            type: 'run-settled',
            settlement: {
                item_id: run.item_id,
                run_id: run.run_id,
                verdict,
                at,
                seconds,
                usage: result.usage ?? null,
                item: decision.item,
                publication: publication ?? silentPublication(run, now),
                thread_totals: result.thread_totals ?? null,
            },
        },
    ];
}
/** Nothing is said, but what the run left outside its directory is still to be removed. */
function silentPublication(run, now) {
    const say = {
        kind: 'failed',
        tag: null,
        tagged: false,
        class: null,
        reason: '',
        remedy: '',
        seconds: null,
        ledger: [],
    };
    return publicationOf(run, { kind: 'silent', say, needs_result: false, steps: [], forget: true, now });
}
function verdictOf(run, ending, result, facts) {
    const { config, state } = facts;
    if (ending.cancelled !== null)
        return failure('cancelled', ending.cancelled);
    const stopped = run.phase === 'stopping' && ending.ended_by !== 'itself' ? run.why : null;
    if (stopped === 'cancel')
        return failure('cancelled', run.phase === 'stopping' ? run.detail : '');
    const verdict = (0,interpret/* interpret */.U)(result, {
        asked_thread: run.thread_id !== null,
        ended_by: ending.ended_by,
        ended_at: ending.ended_at,
        utc_offset_min: state.terminals[run.terminal]?.utc_offset_min ?? null,
        gone: ending.gone !== null,
        stop: stopped === 'lost' ? null : stopped,
        ...(config.retry.transient_patterns === undefined ? {} : { transient_patterns: config.retry.transient_patterns }),
        ...(config.retry.env_patterns === undefined ? {} : { env_patterns: config.retry.env_patterns }),
    });
    // A tagged answer counts whatever became of the process (executor contract: the exit code is not looked at).
    const vanished = ending.gone !== null && stopped !== 'timeout' && stopped !== 'stalled';
    return vanished && verdict.kind === 'failure' ? failure('lost', ending.gone) : verdict;
}
function failure(className, reason) {
    return { kind: 'failure', class: className, reason };
}
/** Keeps the conversation for the next run, where the executor can resume one. */
function withThread(item, run, result, verdict, config) {
    const executor = config.executors[run.executor];
    if (executor === undefined || !canResume(executor))
        return { ...item, thread: null };
    if (verdict.kind === 'failure' && verdict.class === 'session_lost')
        return { ...item, thread: null };
    const id = result.thread_id ?? run.thread_id;
    if (id === null)
        return item;
    // What a run without final figures used is unknown, so the next one's cannot be told by subtraction.
    const totals = result.thread_totals ?? null;
    return {
        ...item,
        thread: { id, executor: run.executor, terminal: run.terminal, totals: totals === null ? null : { ...totals } },
    };
}
function answered(verdict, item, run, config, now) {
    const { tag } = verdict;
    const cap = config.projects[run.project]?.iteration_cap ?? config.iteration_cap;
    const capped = tag === 'progress' && item.iterations >= cap;
    const clean = { ...item, attempts: 0, spent: [], quota_holds: 0, asked: [] };
    const freed = freeAccount(run, config);
    if (tag === 'progress' && !capped) {
        return {
            item: { ...clean, answer: null, next: { kind: 'iteration', not_before: now, thread: 'keep', quota: false } },
            say: { ...say('answer', 'progress'), tagged: verdict.tagged },
            events: freed,
        };
    }
    const shown = capped ? 'question' : tag;
    return {
        item: { ...clean, next: null, answer: { run_id: run.run_id, tag: shown, class: null, at: now } },
        say: capped
            ? say('iteration_cap', 'question', `It made ${item.iterations} steps in a row, the most that is allowed.`)
            : { ...say('answer', tag), tagged: verdict.tagged },
        events: freed,
    };
}
function failed(verdict, item, run, ending, facts, at) {
    const { config, now, state } = facts;
    const ledgered = { ...item, ledger: [...item.ledger, { run_id: run.run_id, class: verdict.class, at }].slice(-20) };
    const resumed = run.thread_id !== null;
    const again = (next, spent) => ({
        item: {
            ...ledgered,
            answer: null,
            next,
            spent: spent === undefined ? ledgered.spent : [...ledgered.spent, spent],
        },
        say: null,
        events: [],
    });
    const stop = (kind, tag, remedy, events = []) => ({
        item: {
            ...ledgered,
            next: null,
            quota_holds: 0,
            answer: { run_id: run.run_id, tag, class: verdict.class, at: now },
        },
        say: { ...say(kind, tag, verdict.reason, remedy), class: verdict.class },
        events,
    });
    const retryAt = (thread) => ({
        kind: 'retry',
        not_before: now + backoff(config.retry, item.attempts, run.run_id),
        thread,
        quota: false,
    });
    const rerun = { kind: 'rerun', not_before: now, thread: 'new', quota: false };
    switch (verdict.class) {
        case 'session_lost':
            return item.spent.includes('rerun') ? stop('failed', 'blocked', REMEDY.failed) : again(rerun, 'rerun');
        case 'quota': {
            const account = accountOf(run, config);
            const held = state.accounts[account];
            const until = quotaUntil(now, verdict.reset_at, held?.holds ?? 0);
            const hold = { type: 'account-held', account, until, holds: (held?.holds ?? 0) + 1 };
            const holds = item.quota_holds + 1;
            if (holds >= QUOTA_HOLDS_BEFORE_BLOCKED)
                return stop('failed', 'blocked', REMEDY.quota, [hold]);
            const waiting = again({ kind: 'retry', not_before: until, thread: 'keep', quota: true });
            return { ...waiting, item: { ...waiting.item, quota_holds: holds }, events: [hold] };
        }
        case 'env':
            if (resumed && !item.spent.includes('rerun'))
                return again(rerun, 'rerun');
            return stop('failed', 'blocked', REMEDY.env, [
                {
                    type: 'executor-held',
                    terminal: run.terminal,
                    executor: run.executor,
                    until: now + ENV_HOLD_MS,
                    reason: `${run.key}: ${verdict.reason}`,
                },
            ]);
        case 'transient':
        case 'killed':
            if (item.attempts < config.retry.max_attempts)
                return again(retryAt('keep'));
            return stop('failed', 'blocked', REMEDY[verdict.class]);
        case 'timeout':
        case 'stalled':
            if (config.retry.timeout > 0 && !item.spent.includes('timeout'))
                return again(retryAt('keep'), 'timeout');
            return stop('failed', 'blocked', REMEDY[verdict.class]);
        case 'lost':
            if (ending.swept && !item.spent.includes('lost'))
                return again(retryAt('keep'), 'lost');
            return stop('lost', 'blocked', REMEDY.lost);
        case 'cancelled':
            return stop('cancelled', null, '');
        case 'empty':
            return stop('failed', 'blocked', REMEDY.empty);
        case 'failed':
            if (resumed && !item.spent.includes('rerun'))
                return again(rerun, 'rerun');
            if (item.attempts <= config.retry.failed)
                return again(retryAt('keep'));
            return stop('failed', 'blocked', REMEDY.failed);
    }
}
const REMEDY = {
    quota: 'The account ran into its limit five times in a row. Check its plan, or route the item elsewhere.',
    env: 'Put right what the last frame names on that machine, then comment here or move the item back.',
    transient: 'The service stayed unavailable. Comment here or move the item back to try again.',
    killed: 'Something on the machine ended the agent. Comment here or move the item back to try again.',
    timeout: 'Raise limits.run_s, or split the work; then comment here or move the item back.',
    stalled: 'See the last frame; raise limits.stall_s if silence is normal there; then comment or move the item back.',
    lost: 'Look at the machine; then comment here or move the item back to try again.',
    empty: 'The agent ended without a word. See the last frame; then comment here or move the item back.',
    failed: 'See the last frame; then comment here or move the item back to try again.',
};
function say(kind, tag, reason = '', remedy = '') {
    return { kind, tag, tagged: true, class: null, reason, remedy };
}
function accountOf(run, config) {
    return config.terminals[run.terminal]?.accounts[run.executor] ?? `${run.terminal}/${run.executor}`;
}
function freeAccount(run, config) {
    return [{ type: 'account-freed', account: accountOf(run, config) }];
}

;// CONCATENATED MODULE: ./build/action/src/core/watch.js
/** How far behind the newest change a read goes back: Plane's background work moves `updated_at` late. */
const WATERMARK_OVERLAP_MS = 60_000;
const SWEEP_EVERY_MS = 6 * 60 * 60_000;
/** Items of one project as they were listed and read, folded into what is known. */
function watchProject(state, view, obs, now) {
    const seen = obs.projects[view.key];
    if (seen?.ok !== true)
        return [];
    const events = [];
    const listed = new Map(seen.items.map((item) => [item.id, item]));
    for (const item of listed.values()) {
        const detail = obs.details.get(item.id);
        if (detail?.ok === true && detail.item !== null)
            continue;
        events.push(...seeItem(state, view, item));
    }
    if (seen.full) {
        for (const [item_id, item] of Object.entries(state.items)) {
            if (item.project !== view.key || listed.has(item_id))
                continue;
            if (item.runs === 0 && state.inflight[item_id] === undefined)
                events.push({ type: 'item-dropped', item_id });
        }
    }
    events.push({ type: 'project-scanned', key: view.key, newest: seen.newest, swept_at: seen.full ? now : null });
    return events;
}
/** An item that was read by id, with its comments. */
function watchDetail(state, view, item_id, obs) {
    const detail = obs.details.get(item_id);
    if (detail?.ok !== true)
        return [];
    if (detail.item === null) {
        const gone = state.inflight[item_id] === undefined && state.items[item_id]?.next == null;
        return gone ? [{ type: 'item-dropped', item_id }] : [];
    }
    const events = seeItem(state, view, detail.item);
    if (detail.comments !== null) {
        const heard = new Set(state.items[item_id]?.heard ?? []);
        const unheard = detail.comments.filter((comment) => !heard.has(comment.id) && isFromPerson(comment, view));
        const allowed = unheard.filter((comment) => counts(comment, view)).length;
        events.push({
            type: 'comments-read',
            item_id,
            at: detail.item.updated_at,
            unheard: { allowed, others: unheard.length - allowed },
        });
    }
    return events;
}
function seeItem(state, view, item) {
    const known = state.items[item.id];
    if (known === undefined)
        return isOurs(item, view) ? [{ type: 'item-seen', item }] : [];
    // A replica may answer with an older copy: what is known to be newer stays.
    if (item.updated_at < known.seen.updated_at)
        return [];
    if (known.runs === 0 && state.inflight[item.id] === undefined && !isOurs(item, view)) {
        return [{ type: 'item-dropped', item_id: item.id }];
    }
    return sameSeen(known, item) ? [] : [{ type: 'item-seen', item }];
}
function sameSeen(known, item) {
    return (known.seen.updated_at === item.updated_at &&
        known.seen.state.id === item.state.id &&
        known.seen.state.name === item.state.name &&
        known.seen.priority === item.priority &&
        known.key === item.key &&
        sameList(known.seen.assignees, item.assignees) &&
        sameList(known.seen.labels, item.labels));
}
function sameList(a, b) {
    return a.length === b.length && a.every((value, index) => value === b[index]);
}
function isOurs(item, view) {
    return item.assignees.some((user) => view.bots.has(user));
}
function isFromPerson(comment, view) {
    return comment.external_source !== 'agentd' && !view.bots.has(comment.actor);
}
/**
 * Whether a comment is an instruction: by an allowed author, edited by nobody else, and not placed through a published
 * board. Only `actor` is trusted; Plane lets any member set `created_by`.
 */
function counts(comment, view) {
    return (isFromPerson(comment, view) &&
        comment.access === 'INTERNAL' &&
        view.authors.has(comment.actor) &&
        (comment.updated_by === null || comment.updated_by === comment.actor));
}
/** People's moves of items on which nothing runs: an answered item is judged from where it now is. */
function followMoves(state, view) {
    const events = [];
    for (const [item_id, item] of Object.entries(state.items)) {
        if (item.project !== view.key || item.left === null || state.inflight[item_id] !== undefined)
            continue;
        if (item.seen.updated_at <= item.left.updated_at)
            continue;
        const moved = !item.left.state_ids.includes(item.seen.state.id);
        const assigned = isOurs(item.seen, view);
        const left = { state_ids: [item.seen.state.id], assigned, updated_at: item.seen.updated_at };
        if (item.next !== null) {
            const taken = !assigned || (moved && !view.pick_up.has(item.seen.state.id));
            if (!taken)
                continue;
            const run_id = `${item.key}-${item.runs}`;
            events.push({
                type: 'next-dropped',
                item_id,
                answer: { run_id, tag: null, class: 'cancelled', at: item.seen.updated_at },
            });
            events.push({ type: 'item-moved', item_id, left });
            continue;
        }
        if (item.answer === null)
            continue;
        const restarts = assigned && view.pick_up.has(item.seen.state.id) && (moved || !item.left.assigned);
        if (!restarts && (moved || assigned !== item.left.assigned))
            events.push({ type: 'item-moved', item_id, left });
    }
    return events;
}
/** Whether the item, as last seen, is in other hands or another state than agentd left it, by a later change. */
function personMoved(item, view) {
    if (item.left === null || item.seen.updated_at <= item.left.updated_at)
        return null;
    if (!isOurs(item.seen, view))
        return 'It was taken out of the bot’s hands.';
    if (!item.left.state_ids.includes(item.seen.state.id))
        return `It was moved to ${item.seen.state.name}.`;
    return null;
}

;// CONCATENATED MODULE: ./build/action/src/core/run-end.js


function finished(seen) {
    const { result, started_at, ended_at, ended_by } = seen;
    return { result, started_at, ended_at, ended_by, gone: null, swept: true, cancelled: null };
}
function vanished(seen, run) {
    const nothing = { started_at: null, ended_at: null, ended_by: null, cancelled: null };
    switch (seen.state) {
        case 'none':
            return { ...nothing, result: null, gone: 'Its run directory is gone.', swept: false };
        case 'void':
            return { ...nothing, result: null, gone: 'Its launch was made void before it began.', swept: true };
        case 'gone':
            return {
                ...nothing,
                result: seen.result,
                started_at: run.phase === 'launching' ? null : run.started_at,
                gone: seen.same_boot ? 'Its process is gone and left no exit record.' : 'The machine restarted while it ran.',
                swept: !seen.same_boot || seen.survivors === 0,
            };
    }
}
function settleNow(draft, run, item, ending, facts) {
    for (const event of settleEvents(draft, run, item, ending, facts))
        draft.apply(event);
}
function settleEvents(draft, run, item, ending, facts) {
    const view = facts.views.get(run.project) ?? null;
    const cancelled = ending.cancelled ?? (run.phase === 'stopping' && run.why === 'cancel' ? run.detail : null);
    const left = cancelled === null ? item : afterMove(item, view);
    return settle(run, left, ending, { config: facts.config, view, state: draft.state, now: facts.now });
}
/** After a cancelling move the item stays where the person put it; it restarts by a later, separate move only. */
function afterMove(item, view) {
    const { state, updated_at } = item.seen;
    const assigned = view === null || isOurs(item.seen, view);
    return { ...item, left: { state_ids: [state.id], assigned, updated_at } };
}

;// CONCATENATED MODULE: ./build/action/src/core/launches.js


function hasBegun(seen) {
    return seen.state === 'running' || seen.state === 'finished' || seen.state === 'gone';
}
/** The last launch has not begun; an earlier one may have. */
function planLaunching(draft, run, item, seen, cancel, facts) {
    for (const [index, handle] of run.replaces.entries()) {
        const earlier = facts.obs.runs.get(earlierId(run, index));
        if (earlier === undefined || earlier.state === 'unknown')
            return [];
        if (!hasBegun(earlier))
            continue;
        const dir_name = launchName(run, index + 1);
        draft.apply({ type: 'run-adopted', item_id: run.item_id, run_id: run.run_id, handle, dir_name });
        return [];
    }
    if (cancel !== null)
        return voidRun(draft, run, item, { gone: null, cancelled: cancel, swept: false }, facts);
    if (seen.state === 'starting' && facts.now - run.marked_at < graceOf(facts))
        return [];
    if (item.attempts >= Math.max(facts.config.retry.max_attempts, 2)) {
        const gone = `None of ${run.launches} launches has begun.`;
        return voidRun(draft, run, item, { gone, cancelled: null, swept: false }, facts);
    }
    const detail = facts.obs.details.get(run.item_id);
    if (detail?.ok !== true || detail.comments === null) {
        facts.want(run.item_id, { project: run.project, purpose: 'cancel', comments: true, blockers: false });
        return [];
    }
    return [{ type: 'relaunch', key: run.key, run, dir_name: launchName(run, run.launches + 1) }];
}
/** A launch that was carried out and has not begun: on a slow machine it still may, after a restart it never will. */
function planUnbegun(draft, run, item, cancelled, facts) {
    if (cancelled === null && facts.now - run.started_at < graceOf(facts))
        return [];
    return voidRun(draft, run, item, { gone: 'It was launched and never began.', cancelled, swept: true }, facts);
}
/** Makes sure that a run that has not begun never does; only then its settlement is applied. */
function voidRun(draft, run, item, why, facts) {
    const ending = { result: null, started_at: null, ended_at: null, ended_by: null, ...why };
    return settleEvents(draft, run, item, ending, facts)
        .filter((event) => event.type === 'run-settled')
        .map((settled) => ({ type: 'void', key: run.key, run, settled }));
}
function graceOf({ config }) {
    return config.limits.start_grace_s * 1000;
}
/** `<run>`, `<run>-r2`, `<run>-r3` … */
function launchName(run, launch) {
    const first = run.dir_name.replace(/-r\d+$/, '');
    return launch === 1 ? first : `${first}-r${launch}`;
}

;// CONCATENATED MODULE: ./build/action/src/core/unreachable.js

const UNREACHABLE_AFTER_LIMIT_MS = 24 * 60 * 60_000;
/** The run is kept. After its limit and a day more, or when its terminal left the config, that is said once. */
function planUnreachable(draft, run, item, facts) {
    const { config, now } = facts;
    const since = run.unreachable_since ?? now;
    if (run.unreachable_since === null) {
        draft.apply({ type: 'run-unreachable', item_id: run.item_id, run_id: run.run_id, since });
    }
    const removed = !(run.terminal in config.terminals);
    const overdue = now - since > run.limit_s * 1000 + UNREACHABLE_AFTER_LIMIT_MS;
    if (run.unreachable_told || !(removed || overdue))
        return [];
    const reason = removed
        ? `Terminal ${run.terminal} is no longer in the config, and its run has not been collected.`
        : `Terminal ${run.terminal} has not answered since ${new Date(since).toISOString()}.`;
    const publication = publicationOf(run, {
        kind: 'unreachable',
        say: {
            kind: 'unreachable',
            tag: 'blocked',
            tagged: true,
            class: null,
            reason,
            since,
            remedy: `Bring the machine back and the result will be posted; or run \`agentd release ${run.key}\` to give the item up.`,
            seconds: null,
            ledger: item.ledger,
        },
        needs_result: false,
        steps: [step('comment')],
        forget: false,
        now,
    });
    draft.apply({ type: 'unreachable-told', item_id: run.item_id, run_id: run.run_id, publication });
    return [];
}

;// CONCATENATED MODULE: ./build/action/src/core/runs.js





/** The terminal keeps the limit itself; a tick steps in only when it is overdue by this. */
const LIMIT_GRACE_MS = 120_000;
function planRun(draft, run, facts) {
    const item = draft.state.items[run.item_id];
    if (item === undefined)
        return [];
    const seen = facts.obs.runs.get(run.item_id) ?? notAsked(run, facts);
    if (seen.state === 'unknown')
        return planUnreachable(draft, run, item, facts);
    if (run.unreachable_since !== null) {
        draft.apply({ type: 'run-unreachable', item_id: run.item_id, run_id: run.run_id, since: null });
    }
    const cancel = cancelReason(run, item, facts);
    switch (run.phase) {
        case 'launching': {
            if (!hasBegun(seen))
                return planLaunching(draft, run, item, seen, cancel, facts);
            draft.apply(runSeen(run, seen, facts.now));
            const begun = draft.state.inflight[run.item_id];
            return begun === undefined ? [] : planRun(draft, begun, facts);
        }
        case 'running':
            return planRunning(draft, run, item, seen, cancel, facts);
        case 'stopping':
            return planStopping(draft, run, item, seen, facts);
    }
}
function notAsked(run, facts) {
    const known = run.terminal in facts.config.terminals;
    const message = known
        ? `Terminal ${run.terminal} was not asked.`
        : `Terminal ${run.terminal} is no longer in the config.`;
    return { state: 'unknown', problem: { code: 'not-asked', message, remedy: '', retry: true } };
}
/** Only a change that was read by id in this tick counts; a stale or missing read changes nothing. */
function cancelReason(run, item, facts) {
    const view = facts.views.get(run.project);
    if (view === undefined)
        return null;
    const detail = facts.obs.details.get(run.item_id);
    if (detail === undefined && suspicious(run, item, view, facts))
        facts.want(run.item_id, { project: run.project, purpose: 'cancel', comments: false, blockers: false });
    if (detail?.ok !== true)
        return null;
    if (detail.item === null)
        return 'The work item is no longer there.';
    return personMoved(item, view);
}
/** The list shows a move, or a full list lacks the item. */
function suspicious(run, item, view, facts) {
    const project = facts.obs.projects[run.project];
    if (project?.ok !== true)
        return false;
    return personMoved(item, view) !== null || (project.full && !project.items.some((other) => other.id === run.item_id));
}
function runSeen(run, seen, now) {
    const started_at = 'started_at' in seen && seen.started_at !== null ? Math.min(seen.started_at, now) : run.marked_at;
    const last_output_at = seen.state === 'running' ? seen.last_output_at : null;
    return { type: 'run-seen', item_id: run.item_id, run_id: run.run_id, started_at, last_output_at };
}
function planRunning(draft, run, item, seen, cancel, facts) {
    const { now } = facts;
    switch (seen.state) {
        case 'finished':
            settleNow(draft, run, item, finished(seen), facts);
            return [];
        case 'gone':
            if (seen.same_boot && seen.survivors > 0) {
                return stopRun(draft, run, 'lost', `${seen.survivors} of its processes are still there.`, facts);
            }
            settleNow(draft, run, item, vanished(seen, run), facts);
            return [];
        case 'none':
        case 'void':
            settleNow(draft, run, item, vanished(seen, run), facts);
            return [];
        case 'starting':
            return planUnbegun(draft, run, item, cancel, facts);
        case 'running': {
            if (cancel !== null)
                return stopRun(draft, run, 'cancel', cancel, facts);
            if (now - run.started_at > run.limit_s * 1000 + LIMIT_GRACE_MS)
                return stopRun(draft, run, 'timeout', '', facts);
            const silent = seen.last_output_at === null ? 0 : now - seen.last_output_at;
            if (run.stall_s > 0 && silent > run.stall_s * 1000 + LIMIT_GRACE_MS) {
                return stopRun(draft, run, 'stalled', '', facts);
            }
            return [];
        }
    }
}
function stopRun(draft, run, why, detail, facts) {
    draft.apply({ type: 'run-stopping', item_id: run.item_id, run_id: run.run_id, at: facts.now, why, detail });
    return killRun(run);
}
function killRun(run) {
    return [{ type: 'kill', key: run.key, run_id: run.run_id, ref: runRef(run) }];
}
function planStopping(draft, run, item, seen, facts) {
    switch (seen.state) {
        case 'finished':
            settleNow(draft, run, item, finished(seen), facts);
            return [];
        case 'gone':
            if (seen.same_boot && seen.survivors > 0)
                return killRun(run);
            settleNow(draft, run, item, vanished(seen, run), facts);
            return [];
        case 'none':
        case 'void':
            settleNow(draft, run, item, vanished(seen, run), facts);
            return [];
        case 'starting':
            return planUnbegun(draft, run, item, run.why === 'cancel' ? run.detail : null, facts);
        case 'running':
            return killRun(run);
    }
}

;// CONCATENATED MODULE: ./build/action/src/core/eligible.js

function judge(item_id, item, view, facts) {
    const { state, config, now } = facts;
    const open = state.inflight[item_id];
    if (open !== undefined)
        return refuse('open-run', `${open.run_id} is ${open.phase} on ${open.terminal}.`);
    if (facts.publishing.has(item_id))
        return refuse('publishing', 'Its last result is still being posted.');
    const turn = turnOf(item, view, now);
    if ('refusal' in turn)
        return turn;
    const routed = routeItem(item.seen, view, config);
    if ('reason' in routed)
        return refuse(routed.reason, routed.detail);
    const { route } = routed;
    if (view.config.require_label !== undefined && !item.seen.labels.includes(view.config.require_label)) {
        return refuse('label-missing', `It needs the label "${view.config.require_label}".`);
    }
    const most = Math.max(config.retry.max_attempts, 1 + config.retry.failed, 1 + config.retry.timeout);
    if (turn.kind === 'retry' && item.next?.quota !== true && item.attempts >= most + 1) {
        return refuse('attempts-spent', `${item.attempts} attempts were made.`);
    }
    const terminal = state.terminals[route.terminal];
    if (terminal !== undefined && terminal.not_before > now) {
        return refuse('breaker-open', `Terminal ${route.terminal} does not answer.`, terminal.not_before);
    }
    const account = state.accounts[route.account];
    if (account !== undefined && account.until > now) {
        return refuse('quota-until', `Account ${route.account} has reached its limit.`, account.until);
    }
    const hold = terminal?.holds[route.executor];
    if (hold !== undefined && hold.until > now && !turn.by_person) {
        return refuse('env-hold', `${route.executor} on ${route.terminal} needs attention (${hold.reason})`, hold.until);
    }
    return { wish: { item_id, item, view, route, ...turn } };
}
/** Whose turn it is: a first run, a further run that agentd wants, or a person's answer. */
function turnOf(item, view, now) {
    const spoken = item.unheard.allowed > 0;
    if (item.next !== null) {
        if (item.next.not_before > now) {
            const why = item.next.quota ? 'Its account has reached a limit.' : 'It is tried again later.';
            return refuse(item.next.quota ? 'quota-until' : 'retry-at', why, item.next.not_before);
        }
        return { kind: item.next.kind, by_person: spoken, new_round: spoken && item.next.kind === 'iteration' };
    }
    const { state, assignees } = item.seen;
    if (!assignees.some((user) => view.bots.has(user)))
        return refuse('not-assigned', 'It is not assigned to a bot user.');
    const picked = view.pick_up.has(state.id);
    if (item.answer === null) {
        if (!picked)
            return refuse('state', `State ${state.name} is not a pick-up state.`);
        return { kind: 'round', by_person: true, new_round: true };
    }
    const { left } = item;
    const later = left !== null && item.seen.updated_at > left.updated_at;
    const moved = later && picked && (!left.state_ids.includes(state.id) || !left.assigned);
    const finished = state.group === 'completed' || state.group === 'cancelled';
    if (moved || (spoken && !finished))
        return { kind: 'round', by_person: true, new_round: true };
    if (finished)
        return refuse('state', `State ${state.name} is an end state.`);
    if (item.unheard.others > 0) {
        return refuse('requester-not-allowed', 'There are new comments, but not by anyone in allowed_authors.');
    }
    const waits = item.answer.tag === null ? 'It was stopped.' : `It waits for a person after [${item.answer.tag}].`;
    return refuse('answered', `${waits} A comment or a move back starts it again.`);
}
function refuse(reason, detail, until = null) {
    return { refusal: { reason, detail, until } };
}
const URGENCY = { urgent: 0, high: 1, medium: 2, low: 3, none: 4 };
/** The queue: priority, then age, then key. */
function byUrgency(a, b) {
    return (URGENCY[a.seen.priority] - URGENCY[b.seen.priority] ||
        a.seen.created_at - b.seen.created_at ||
        (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

;// CONCATENATED MODULE: ./build/action/src/core/starts.js




function planStarts(facts) {
    const { state, config } = facts;
    const publishing = new Set();
    for (const publication of Object.values(state.outbox)) {
        if (isPublishing(publication))
            publishing.add(publication.item_id);
    }
    const waiting = [];
    const wishes = [];
    const wait = (key, { reason, detail, until }) => {
        waiting.push({ key, reason, detail, until });
    };
    for (const [item_id, item] of Object.entries(state.items)) {
        const view = facts.views.get(item.project);
        if (view === undefined) {
            if (state.inflight[item_id] === undefined) {
                wait(item.key, refuse('project-unread', `Project ${item.project} could not be read.`).refusal);
            }
            continue;
        }
        if (wantsComments(item_id, facts)) {
            facts.want(item_id, { project: item.project, purpose: 'command', comments: true, blockers: false });
        }
        const judged = judge(item_id, item, view, { state, config, now: facts.now, publishing });
        if ('wish' in judged)
            wishes.push(judged.wish);
        else
            wait(item.key, judged.refusal);
    }
    wishes.sort((a, b) => byUrgency(a.item, b.item));
    const slots = new Slots(config, state);
    const actions = [];
    for (const wish of wishes) {
        const refusal = slots.full(wish) ?? unready(wish, slots, facts);
        if (refusal !== null) {
            wait(wish.item.key, refusal);
            // A slot is kept for an item that only has to be read, so that a lower one does not overtake it.
            if (refusal.reason === 'not-read-yet')
                slots.take(wish);
            continue;
        }
        slots.take(wish);
        actions.push({ type: 'start', key: wish.item.key, spec: specOf(wish, facts), before: wish.item });
    }
    waiting.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    return { actions, waiting };
}
/** An item that could start by a comment is read again when it has changed since its comments were read. */
function wantsComments(item_id, facts) {
    const item = facts.state.items[item_id];
    if (item === undefined || item.runs === 0 || facts.state.inflight[item_id] !== undefined)
        return false;
    if (facts.obs.details.has(item_id))
        return false;
    const { group } = item.seen.state;
    if (group === 'completed' || group === 'cancelled')
        return false;
    return item.seen.updated_at > item.comments_read_at;
}
/** What still has to be known before this item may start. */
function unready(wish, slots, facts) {
    const { obs } = facts;
    const busy = wish.route.terminal_config.busy_processes;
    if (busy.length > 0 && !slots.hasOpenRun(wish.route.terminal)) {
        const report = obs.terminals.get(wish.route.terminal);
        if (report === undefined) {
            facts.visit(wish.route.terminal);
            return refuse('not-read-yet', `Terminal ${wish.route.terminal} has not been asked yet.`).refusal;
        }
        for (const name of busy) {
            const count = report.processes[name] ?? null;
            if (count === null) {
                return refuse('terminal-busy', `Whether ${name} runs on ${wish.route.terminal} is unknown.`).refusal;
            }
            if (count > 0)
                return refuse('terminal-busy', `${name} runs on ${wish.route.terminal}.`).refusal;
        }
    }
    const detail = obs.details.get(wish.item_id);
    if (detail === undefined) {
        const first = wish.item.runs === 0;
        facts.want(wish.item_id, {
            project: wish.item.project,
            purpose: first ? 'intake' : 'command',
            comments: true,
            blockers: first && wish.view.config.respect_blockers,
        });
        return refuse('not-read-yet', 'It is read again before it starts.').refusal;
    }
    if (!detail.ok)
        return refuse('project-unread', detail.problem.message).refusal;
    if (detail.comments === null)
        return refuse('not-read-yet', 'Its comments have not been read yet.').refusal;
    const blocker = wish.view.config.respect_blockers ? detail.blockers.find((other) => !other.done) : undefined;
    if (blocker !== undefined && wish.kind === 'round')
        return refuse('blocked-by', `It is blocked by ${blocker.key}.`).refusal;
    return null;
}
/** Free places: over all, per project, per terminal, and one per repository unless items have their own worktrees. */
class Slots {
    #config;
    #used = new Map();
    constructor(config, state) {
        this.#config = config;
        for (const run of Object.values(state.inflight))
            this.#count(run.project, run.terminal, run.repo);
    }
    hasOpenRun(terminal) {
        return this.#of(`terminal:${terminal}`) > 0;
    }
    full(wish) {
        const { config, key } = wish.view;
        const { terminal, terminal_config, repo } = wish.route;
        const limit = (name, most, what) => most !== undefined && this.#of(name) >= most
            ? refuse('no-slot', `${what}: ${most} of ${most} runs.`).refusal
            : null;
        return (limit('all', this.#config.limits.runs, 'All places are taken') ??
            limit(`project:${key}`, config.concurrency, `Project ${key} is full`) ??
            limit(`terminal:${terminal}`, terminal_config.concurrency, `Terminal ${terminal} is full`) ??
            (terminal_config.isolation === 'worktree'
                ? null
                : limit(`repo:${machineOf(this.#config, terminal)}:${repo}`, 1, `Repository ${repo} on ${terminal} is in use`)));
    }
    take(wish) {
        this.#count(wish.view.key, wish.route.terminal, wish.route.repo);
    }
    #count(project, terminal, repo) {
        for (const name of [
            'all',
            `project:${project}`,
            `terminal:${terminal}`,
            `repo:${machineOf(this.#config, terminal)}:${repo}`,
        ]) {
            this.#used.set(name, this.#of(name) + 1);
        }
    }
    #of(name) {
        return this.#used.get(name) ?? 0;
    }
}
/** Two terminals of one machine share its repositories. */
function machineOf(config, terminal) {
    const entry = config.terminals[terminal];
    if (entry === undefined)
        return terminal;
    return entry.transport === 'local' ? 'local' : (entry.host ?? entry.target ?? terminal);
}
function specOf(wish, facts) {
    const { item, route, view, kind, by_person, item_id } = wish;
    const { state, config, obs } = facts;
    const number = item.runs + 1;
    const run_id = `${item.key}-${number}`;
    const thread = item.thread;
    const keeps = thread !== null &&
        route.can_resume &&
        thread.executor === route.executor &&
        thread.terminal === route.terminal &&
        item.next?.thread !== 'new';
    const detail = obs.details.get(item_id);
    const comments = detail?.ok === true && detail.comments !== null ? detail.comments : [];
    const heard = new Set(item.heard);
    const unanswered = new Set(item.asked);
    const asked = comments
        .filter((comment) => counts(comment, view) && (!heard.has(comment.id) || unanswered.has(comment.id)))
        .map((comment) => comment.id);
    const round = wish.new_round ? item.round + 1 : Math.max(item.round, 1);
    const iteration = by_person ? 1 : kind === 'iteration' ? item.iterations + 1 : Math.max(item.iterations, 1);
    const attempt = by_person || kind === 'iteration' ? 1 : retryNumber(item, kind);
    const inWorking = item.seen.state.id === view.working.id;
    return {
        run: {
            run_id,
            item_id,
            repo: route.repo,
            model: route.model,
            effort: route.effort,
            tier: route.tier,
            thread_id: keeps ? thread.id : null,
            script: route.script,
            dir_name: `${state.lineage.slice(0, core_state/* LINEAGE_SHOWN */.SI)}-${run_id}`,
            limit_s: config.limits.run_s,
            stall_s: config.limits.stall_s,
        },
        terminal: route.terminal,
        executor: route.executor,
        kind,
        item: {
            ...item,
            runs: number,
            round,
            iterations: iteration,
            attempts: attempt,
            spent: by_person ? [] : item.spent,
            quota_holds: by_person ? 0 : item.quota_holds,
            ledger: by_person ? [] : item.ledger,
            next: null,
            answer: null,
            heard: [...new Set([...item.heard, ...asked])],
            asked,
            unheard: { ...item.unheard, allowed: 0 },
            left: {
                state_ids: [...new Set([item.seen.state.id, view.working.id])],
                assigned: true,
                updated_at: item.seen.updated_at,
            },
        },
        round,
        iteration,
        attempt,
        comments: asked,
        totals_before: keeps ? thread.totals : null,
        handover: !keeps && item.runs > 0,
        working: inWorking ? null : { to: view.working.id, from: [item.seen.state.id] },
    };
}
/** Waiting for quota and a one-time rerun burn no attempt. */
function retryNumber(item, kind) {
    const burns = kind === 'retry' && item.next?.quota !== true;
    return Math.max(1, item.attempts + (burns ? 1 : 0));
}

;// CONCATENATED MODULE: ./build/action/src/core/plan.js







function plan(state, obs, config, now) {
    const draft = new RecordingDraft(state);
    const items = new Map();
    const terminals = new Set();
    const want = (item_id, wanted) => {
        const known = items.get(item_id);
        items.set(item_id, {
            ...(known ?? wanted),
            comments: wanted.comments || known?.comments === true,
            blockers: wanted.blockers || known?.blockers === true,
        });
    };
    const { views, problems } = readProjects(draft, obs, config, now);
    readTerminals(draft, obs, config, now);
    for (const view of views.values()) {
        draft.applyAll(watchProject(draft.state, view, obs, now));
    }
    for (const item_id of obs.details.keys()) {
        const view = viewOf(item_id, draft, obs, views);
        if (view !== undefined)
            draft.applyAll(watchDetail(draft.state, view, item_id, obs));
    }
    for (const view of views.values())
        draft.applyAll(followMoves(draft.state, view));
    const actions = [];
    for (const run of Object.values(draft.state.inflight)) {
        actions.push(...planRun(draft, run, { config, views, obs, now, want }));
    }
    for (const action of planPublications(draft.state, obs.runs, now))
        actions.push(action);
    for (const publication of Object.values(draft.state.outbox)) {
        if (!isPublishing(publication) && publication.forget && publication.forget_tries >= GIVE_UP_FORGETTING) {
            draft.apply({ type: 'forgotten', publication_id: publication.id, done: true });
        }
    }
    const starts = planStarts({
        state: draft.state,
        config,
        views,
        obs,
        now,
        want,
        visit: (terminal) => terminals.add(terminal),
    });
    actions.push(...starts.actions);
    return { actions, events: draft.events, waiting: starts.waiting, problems, wants: { items, terminals } };
}
const GIVE_UP_FORGETTING = 5;
class RecordingDraft extends evolve/* Draft */.K {
    events = [];
    apply(event) {
        this.events.push(event);
        super.apply(event);
    }
    applyAll(events) {
        for (const event of events)
            this.apply(event);
    }
}
function readProjects(draft, obs, config, now) {
    const views = new Map();
    const problems = [];
    for (const key of Object.keys(config.projects)) {
        const seen = obs.projects[key];
        if (seen === undefined)
            continue;
        if (!seen.ok) {
            problems.push(seen.problem);
            continue;
        }
        if (seen.fresh)
            draft.apply({ type: 'project-read', info: withoutAddresses(seen.info, config), at: now });
        const viewed = viewProject(key, config, seen.info, obs);
        problems.push(...viewed.problems);
        if (viewed.view !== null)
            views.set(key, viewed.view);
    }
    for (const [terminal, identity] of obs.identities) {
        if ('user_id' in identity && identity.fresh) {
            draft.apply({ type: 'identity', terminal, user_id: identity.user_id, at: now });
        }
    }
    const unique = new Map(problems.map((problem) => [`${problem.code} ${problem.message}`, problem]));
    return { views, problems: [...unique.values()] };
}
/** State may lie in a public repository: it keeps only those e-mail addresses that the configuration names anyway. */
function withoutAddresses(info, config) {
    const named = new Set(config.allowed_authors.map((author) => author.toLowerCase()));
    const members = info.members.map((member) => named.has(member.email.toLowerCase()) ? member : { ...member, email: '' });
    return { ...info, members };
}
function readTerminals(draft, obs, config, now) {
    for (const [terminal, report] of obs.terminals) {
        if (!(terminal in config.terminals))
            continue;
        const known = draft.state.terminals[terminal];
        if (!report.reached) {
            const not_before = breakerUntil(now, (known?.failures ?? 0) + 1);
            draft.apply({ type: 'terminal-unreached', terminal, at: now, not_before });
        }
        else if ((known?.failures ?? 0) > 0 ||
            (report.utc_offset_min !== null && known?.utc_offset_min !== report.utc_offset_min)) {
            draft.apply({ type: 'terminal-reached', terminal, utc_offset_min: report.utc_offset_min });
        }
    }
}
function viewOf(item_id, draft, obs, views) {
    const detail = obs.details.get(item_id);
    const project = draft.state.items[item_id]?.project ?? (detail?.ok === true ? detail.item?.project : undefined);
    return project === undefined ? undefined : views.get(project);
}

;// CONCATENATED MODULE: ./build/action/src/observe.js




const CACHE_MS = 60 * 60_000;
/** Plans made in one tick, each with the reads that the one before wanted. */
const ROUNDS = 4;
/** Items read by id in one tick; the rest is read by the next. */
const READS = 25;
const PARALLEL_READS = 4;
/** Observes and plans until the plan wants nothing more, or enough was read for one tick. */
async function observe(state, config, ports, signal) {
    const now = ports.clock.now();
    const refs = refsOf(state).filter((ref) => mayVisit(ref.terminal, state, config, now));
    const [identities, projects, fleet] = await Promise.all([
        readIdentities(state, config, ports, now),
        observe_readProjects(state, config, ports, now),
        ports.fleet.inspect(refs, []),
    ]);
    const details = new Map();
    const terminals = new Map(fleet.terminals);
    const obs = { projects, details, runs: fleet.runs, terminals, identities };
    let planned = plan(state, obs, config, ports.clock.now());
    for (let round = 1; round < ROUNDS && !signal.aborted; round++) {
        const wanted = [...planned.wants.items]
            .toSorted(([, a], [, b]) => observe_URGENCY[a.purpose] - observe_URGENCY[b.purpose])
            .slice(0, READS - details.size);
        const visits = [...planned.wants.terminals].filter((name) => !terminals.has(name));
        if (wanted.length === 0 && visits.length === 0)
            break;
        const [, visited] = await Promise.all([
            readItems(wanted, projects, details, ports),
            visits.length === 0 ? null : ports.fleet.inspect([], visits),
        ]);
        for (const [name, report] of visited?.terminals ?? [])
            terminals.set(name, report);
        planned = plan(state, obs, config, ports.clock.now());
    }
    return { obs, planned };
}
const observe_URGENCY = { publish: 0, cancel: 1, command: 2, intake: 3 };
function mayVisit(terminal, state, config, now) {
    return terminal in config.terminals && (state.terminals[terminal]?.not_before ?? 0) <= now;
}
async function readIdentities(state, config, ports, now) {
    const routed = new Set(Object.values(config.projects).flatMap((project) => Object.values(project.routing.by_assignee)));
    const entries = await Promise.all([...routed]
        .filter((terminal) => terminal in config.terminals)
        .map(async (terminal) => {
        const known = state.terminals[terminal];
        if (known?.user_id != null && now - known.user_read_at < CACHE_MS) {
            return [terminal, { user_id: known.user_id, fresh: false }];
        }
        try {
            return [terminal, { user_id: await ports.desk.whoAmI(terminal), fresh: true }];
        }
        catch (error) {
            const problem = (0,errors/* problemOf */.Zw)(error);
            // A known user stays known while Plane is away; a refused token does not.
            if (known?.user_id != null && problem.retry)
                return [terminal, { user_id: known.user_id, fresh: false }];
            return [terminal, { problem }];
        }
    }));
    return new Map(entries);
}
async function observe_readProjects(state, config, ports, now) {
    const entries = await Promise.all(Object.keys(config.projects).map(async (key) => [key, await readProject(key, state, ports, now)]));
    return Object.fromEntries(entries);
}
async function readProject(key, state, ports, now) {
    const known = state.projects[key];
    try {
        const fresh = known === undefined || now - known.read_at >= CACHE_MS;
        const info = fresh ? await ports.tracker.project(key) : known.info;
        if (info.archived)
            return { ok: true, info, fresh, items: [], newest: null, full: false };
        const full = known === undefined || known.watermark === null || now - known.swept_at >= SWEEP_EVERY_MS;
        const since = full || known.watermark === null ? null : known.watermark - WATERMARK_OVERLAP_MS;
        const { items, newest } = await ports.tracker.changed(info, since);
        return { ok: true, info, fresh, items, newest, full };
    }
    catch (error) {
        return { ok: false, problem: (0,errors/* problemOf */.Zw)(error) };
    }
}
/** A few at a time; each failure belongs to its item alone. */
async function readItems(wanted, projects, details, ports) {
    const queue = [...wanted];
    const worker = async () => {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
            const [item_id, wish] = next;
            const project = projects[wish.project];
            if (project?.ok === true)
                details.set(item_id, await readItem(item_id, wish, project.info, ports));
        }
    };
    await Promise.all(Array.from({ length: PARALLEL_READS }, worker));
}
async function readItem(item_id, wish, project, ports) {
    try {
        const item = await ports.tracker.item(project, item_id, wish.purpose);
        if (item === null)
            return { ok: true, item: null, comments: null, blockers: [] };
        const [comments, blockers] = await Promise.all([
            wish.comments ? ports.tracker.comments(project, item_id, wish.purpose) : null,
            wish.blockers ? ports.tracker.blockers(project, item_id) : [],
        ]);
        return { ok: true, item, comments, blockers };
    }
    catch (error) {
        return { ok: false, problem: (0,errors/* problemOf */.Zw)(error) };
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/bot/digest.js

/** SHA-256 of a text's UTF-8 bytes, as lower-case hex: tells whether a repeat would say the same. */
function digestOf(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text, 'utf8').digest('hex');
}

;// CONCATENATED MODULE: ./build/bot/facts.js
/** `45 s`, `4 min 12 s`, `2 h 5 min`. */
function duration(seconds) {
    const whole = Math.max(0, Math.round(seconds));
    if (whole < 1)
        return 'under 1 s';
    if (whole < 60)
        return `${whole} s`;
    const minutes = Math.floor(whole / 60);
    if (minutes < 60)
        return joined(minutes, 'min', whole % 60, 's');
    return joined(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}
/** `12,345` */
function grouped(count) {
    return String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `$0.42`; what is less than a cent is said so. */
function dollars(cost) {
    return cost > 0 && cost < 0.01 ? 'under $0.01' : `$${cost.toFixed(2)}`;
}
/** `2026-11-29 13:10 UTC` */
function facts_moment(at) {
    const date = new Date(at);
    if (Number.isNaN(date.getTime()))
        return 'an unknown time';
    return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** What is known of the run, in reading order; the unknown is left out. Plain text. */
function factList(facts) {
    const model = facts.model ?? '';
    const effort = facts.effort ?? '';
    const cost = facts.usage?.cost_usd;
    return [
        facts.executor,
        model !== '' && effort !== '' ? `${model} (${effort})` : model !== '' ? model : effort,
        facts.terminal,
        facts.seconds === null ? '' : duration(facts.seconds),
        facts.usage === null ? '' : `${grouped(facts.usage.total_tokens)} tokens`,
        typeof cost === 'number' ? dollars(cost) : '',
        `round ${facts.round}`,
        facts.iteration > 1 ? `iteration ${facts.iteration}` : '',
        facts.attempt > 1 ? `attempt ${facts.attempt}` : '',
        facts.run_id,
    ].filter((fact) => fact !== '');
}
function joined(large, largeUnit, small, smallUnit) {
    return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}

// EXTERNAL MODULE: ./build/bot/graphemes.js
var graphemes = __webpack_require__(536);
;// CONCATENATED MODULE: ./build/bot/markup.js
/** Small pieces of Markdown around text that is not Markdown. */
/** One line of text that shows as it is: no character of it is taken for markup. Web addresses stay links. */
function plain(text) {
    return text
        .replace(/\s+/g, ' ')
        .trim()
        .split(/(\bhttps?:\/\/[^\s<>]+)/)
        .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_~[\]<>|&]/g, '\\$&')))
        .join('');
}
/** Inline code, whatever is in it. */
function code(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    const mark = '`'.repeat(longestRun(line) + 1);
    const pad = line.startsWith('`') || line.endsWith('`') || line === '' ? ' ' : '';
    return `${mark}${pad}${line}${pad}${mark}`;
}
/** A code block, whatever is in it. */
function block(text, language = 'text') {
    const mark = '`'.repeat(Math.max(3, longestRun(text) + 1));
    return `${mark}${language}\n${text.replace(/\n+$/, '')}\n${mark}`;
}
function longestRun(text) {
    let longest = 0;
    for (const run of text.match(/`+/g) ?? [])
        longest = Math.max(longest, run.length);
    return longest;
}

;// CONCATENATED MODULE: ./build/bot/wording.js



/** Most that is shown: characters of a last frame and of a sentence, entries of a history and of evidence. */
const TAIL_MAX = 4000;
const SENTENCE_MAX = 1000;
const EARLIER_MAX = 10;
const EVIDENCE_MAX = 10;
/** Most characters of a result that a notice shows. */
const NOTICE_MAX = 400;
/** The tag in the first line of a message. */
function shownTag(message) {
    switch (message.kind) {
        case 'answer':
            return message.tag;
        case 'iteration_cap':
            return 'question';
        case 'cancelled':
            return 'cancelled';
        case 'failed':
        case 'lost':
        case 'timed_out':
        case 'quota_hold':
        case 'unreachable':
        case 'unstartable':
            return 'blocked';
    }
}
/** `tag` as the first line shows it; the brackets are escaped so that no Markdown reads a link into them. */
function tagLine(tag, rest = '') {
    return rest === '' ? `\\[${tag}\\]` : `\\[${tag}\\] ${rest}`;
}
function answerWords(message) {
    return message.tagged
        ? []
        : [tagLine(message.tag, 'The agent ended well and gave no tag, so its answer is treated as ready for review.')];
}
function iterationCapWords(message) {
    const times = message.iterations === 1 ? 'once' : `${message.iterations} times in a row`;
    return [
        tagLine('question', `The agent reported progress ${times}, which is as often as it may go on by itself.`),
        'Comment to let it go on, or say what it should do differently. Its last report:',
    ];
}
function failedWords(message) {
    return [
        tagLine('blocked', plain(failureGist(message))),
        ...remedy(message.remedy, 'When the cause is mended, comment or move the item back to a pick-up state to try again.'),
        ...lastFrame(message.tail),
        ...earlier(message.history),
    ];
}
function lostWords(message) {
    return [
        tagLine('blocked', plain(lostGist(message))),
        ...evidence(message.evidence),
        ...remedy(message.remedy, 'Look at what it left in the repository; then comment or move the item back to a pick-up state to try again.'),
        ...lastFrame(message.tail),
        ...earlier(message.history),
    ];
}
function cancelledWords(message) {
    return [
        tagLine('cancelled', `The run was stopped. ${sentence(message.by)}`),
        'What it had done so far is still in the repository.',
    ];
}
function timedOutWords(message) {
    const time = message.limit_s === null ? '' : ` of ${duration(message.limit_s)}`;
    const first = message.limit === 'time'
        ? `The run was ended at its time limit${time}.`
        : `The run was ended because it printed nothing for longer than its limit${time}.`;
    return [
        tagLine('blocked', first),
        ...remedy(message.remedy, 'Make the task smaller or raise the limit; then comment or move the item back to a pick-up state. The conversation is kept.'),
        ...lastFrame(message.tail),
        ...earlier(message.history),
    ];
}
function quotaHoldWords(message) {
    const account = message.account === null ? 'its account' : `the account ${code(message.account)}`;
    const reset = message.reset_at === null ? '' : ` The tool says that it resets at ${facts_moment(message.reset_at)}.`;
    return [
        tagLine('blocked', `The run met the quota of ${account} ${message.holds} times in a row.${reset}`),
        'Comment when there is quota again, or choose another executor or model by label.',
        ...lastFrame(message.tail),
    ];
}
function unreachableWords(message) {
    return [
        tagLine('blocked', `The terminal ${code(message.terminal)} has not been reached since ${facts_moment(message.since)}, and the run ${code(message.facts.run_id)} may still be alive there.`),
        ...evidence(message.evidence),
        `Nothing new starts for this item until the terminal answers. If you know that the run is dead, run ${code(`agentd release ${message.key}`)}.`,
    ];
}
function unstartableWords(message) {
    return [
        tagLine('blocked', `No run was started. ${sentence(message.problem.message)}`),
        ...remedy(message.problem.remedy, ''),
        `Code: ${code(message.problem.code)}`,
    ];
}
/** Said where a message was cut. `source`: the file that holds the whole. */
function leftOutWords(characters, source, facts) {
    const where = source === null ? `in the directory of run ${code(facts.run_id)}` : `in ${code(source)}`;
    const amount = `${grouped(characters)} more ${characters === 1 ? 'character' : 'characters'}`;
    return `*The message goes on for ${amount}; it is complete on the terminal ${code(facts.terminal)} ${where}.*`;
}
function factsLine(facts) {
    return factList(facts).map(plain).join(' · ');
}
/** One or two lines for a notice outside Plane: which item, what kind of result, how it begins. Plain text. */
function noticeWords(message, key) {
    const facts = message.facts;
    const by = facts === null ? '' : ` (${facts.executor} on ${facts.terminal})`;
    const gist = noticeGist(message).replace(/^ {0,3}(?:`{3,}|~{3,}).*$/gm, ' ');
    const says = shorten(gist.replace(/\s+/g, ' ').trim(), NOTICE_MAX);
    return `${key} [${shownTag(message)}]${by}${says === '' ? '' : `\n${says}`}`;
}
function noticeGist(message) {
    switch (message.kind) {
        case 'answer':
        case 'iteration_cap':
            return message.text.replace(/^[\s>#*_`~-]*\[(?:review|question|blocked|progress)\][*_`:]*/i, '');
        case 'failed':
            return failureGist(message);
        case 'lost':
            return lostGist(message);
        case 'cancelled':
            return `The run was stopped. ${message.by}`;
        case 'timed_out':
            return failureTitle(message.limit === 'time' ? 'timeout' : 'stalled');
        case 'quota_hold':
            return failureTitle('quota');
        case 'unreachable':
            return `The terminal ${message.terminal} has not been reached since ${moment(message.since)}.`;
        case 'unstartable':
            return `No run was started. ${message.problem.message}`;
    }
}
/** What was found out, else what the class means; for a failure that passes also that it was tried again. */
function failureGist({ class: kind, reason, facts }) {
    const tried = kind === 'transient' && facts.attempt > 1 ? ` It was tried ${facts.attempt} times.` : '';
    return `${reason.trim() === '' ? failureTitle(kind) : wording_short(reason)}${tried}`;
}
function lostGist({ reason }) {
    return `The run was lost. ${reason.trim() === '' ? 'It has no process any more and left no record of its end.' : wording_short(reason)}`;
}
function failureTitle(kind) {
    switch (kind) {
        case 'session_lost':
            return 'The conversation could not be continued.';
        case 'quota':
            return 'The quota is used up.';
        case 'env':
            return 'The run needs something on its terminal that is not there or not set up.';
        case 'transient':
            return 'The run failed with an error that usually passes.';
        case 'timeout':
            return 'The run was ended at its time limit.';
        case 'stalled':
            return 'The run was ended because it printed nothing for too long.';
        case 'lost':
            return 'The run was lost.';
        case 'killed':
            return 'The run was killed, not by agentd.';
        case 'cancelled':
            return 'The run was stopped.';
        case 'empty':
            return 'The agent ended well and said nothing.';
        case 'failed':
            return 'The run failed.';
    }
}
/** Foreign or own words as one sentence of plain text. */
function sentence(text) {
    return plain(wording_short(text));
}
function wording_short(text) {
    return (0,graphemes/* shorten */.ml)(text.trim(), SENTENCE_MAX);
}
function remedy(given, otherwise) {
    const words = given.trim() === '' ? otherwise : sentence(given);
    return words === '' ? [] : [words];
}
function evidence(found) {
    const lines = found.slice(0, EVIDENCE_MAX).map((line) => `- ${sentence(line)}`);
    return lines.length === 0 ? [] : [lines.join('\n')];
}
function lastFrame(tail) {
    const text = tail.replace(/^(?:[ \t]*\n)+|\s+$/g, '');
    return text === '' ? [] : ['Last frame:', block((0,graphemes/* lastPart */.S_)(text, TAIL_MAX))];
}
function earlier(history) {
    if (history.length === 0)
        return [];
    const shown = history.slice(-EARLIER_MAX);
    const lines = shown.map((try_) => `- ${code(try_.run_id)}: ${plain(try_.class)}, ${facts_moment(try_.at)}`);
    const hidden = history.length - shown.length;
    return ['Earlier tries:', [...(hidden > 0 ? [`- ${hidden} before these`] : []), ...lines].join('\n')];
}

;// CONCATENATED MODULE: ./build/bot/render.js

function render(message) {
    switch (message.kind) {
        case 'answer': {
            const tag = shownTag(message);
            const shown = message.tagged ? withTag(message.text, tag) : { before: '', text: message.text };
            const before = message.tagged ? shown.before : paragraphs(answerWords(message));
            return agentDraft(before, shown.text, message.facts, message.source);
        }
        case 'iteration_cap':
            return agentDraft(paragraphs(iterationCapWords(message)), message.text, message.facts, message.source);
        case 'failed':
            return ownDraft(failedWords(message), message.facts);
        case 'lost':
            return ownDraft(lostWords(message), message.facts);
        case 'cancelled':
            return ownDraft(cancelledWords(message), message.facts);
        case 'timed_out':
            return ownDraft(timedOutWords(message), message.facts);
        case 'quota_hold':
            return ownDraft(quotaHoldWords(message), message.facts);
        case 'unreachable':
            return ownDraft(unreachableWords(message), message.facts);
        case 'unstartable':
            return ownDraft(unstartableWords(message), message.facts);
    }
}
/** The whole Markdown of a draft whose `text` has been closed, and cut by `left_out` characters. */
function assemble(draft, text, left_out) {
    return paragraphs([draft.before, text, left_out > 0 ? draft.leftOut(left_out) : '', draft.after]);
}
function agentDraft(before, text, facts, source) {
    return { before, text, after: foot(facts), leftOut: (characters) => leftOutWords(characters, source, facts) };
}
function ownDraft(own, facts) {
    return { before: paragraphs(own), text: '', after: facts === null ? '' : foot(facts), leftOut: () => '' };
}
function foot(facts) {
    return `---\n\n${factsLine(facts)}`;
}
function paragraphs(parts) {
    return parts
        .filter((part) => part.trim() !== '')
        .map((part) => part.replace(/\n+$/, ''))
        .join('\n\n');
}
/**
 * Makes sure that the first line shows the tag. It does in most messages; then only its brackets are escaped, because
 * Markdown would read `[review]: done` as the target of a link, and show nothing. In a code block (a message may be
 * fenced as a whole, or indented) it would not stand out, so there it is said before.
 */
function withTag(text, tag) {
    const match = /^\s*\n|^/.exec(text);
    const start = match?.[0].length ?? 0;
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end < 0 ? text.length : end);
    const shown = new RegExp(`^( {0,3}[>#*_ ]*)\\[(${tag})\\]`, 'i').exec(line);
    if (shown === null || /^(?: {4}|\t)/.test(line)) {
        const coded = new RegExp(`^ {0,3}[>#*_ ]*\`+ ?\\[${tag}\\]`, 'i').test(line) && !/^ {0,3}`{3}/.test(line);
        return { before: coded ? '' : tagLine(tag), text };
    }
    const [whole, lead = '', word = tag] = shown;
    return { before: '', text: `${lead}\\[${word}\\]${line.slice(whole.length)}${end < 0 ? '' : text.slice(end)}` };
}

// EXTERNAL MODULE: ./build/bot/clean.js
var clean = __webpack_require__(5151);
;// CONCATENATED MODULE: ./build/bot/scrub.js
/** Every foreign or own text inside a message, cleaned and redacted before it is rendered. */

/** Fields that choose the wording; they hold words of closed lists. */
const CHOOSING = new Set(['kind', 'tag', 'class', 'limit']);
function scrubbed(message, redact) {
    return walk(message, (text) => redact((0,clean/* clean */.u)(text)));
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

;// CONCATENATED MODULE: ./build/bot/compose.js
/**
 * Message → the comment that is posted: scrubbed, rendered, cut, turned into HTML, digested. The Markdown parser and the
 * sanitiser are loaded here and only here, because most ticks publish nothing.
 */



/** Plane refuses bodies over 5 MiB and its editor is slow long before that. */
const HTML_BYTES_MAX = 1_000_000;
/** Room kept for the agent's words even when agentd's own fill the limit. */
const TEXT_MIN = 200;
/** Room for the sentence about what was left out. */
const NOTICE_ROOM = 300;
async function composeComment(message, options) {
    const [{ cutMarkdown }, { markdownToHtml }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(938)]).then(__webpack_require__.bind(__webpack_require__, 4557)), Promise.all(/* import() */[__webpack_require__.e(595), __webpack_require__.e(251), __webpack_require__.e(546)]).then(__webpack_require__.bind(__webpack_require__, 9546))]);
    const draft = render(scrubbed(message, options.redact));
    for (let room = roomFor(draft, options.limit_chars);;) {
        const cut = cutMarkdown(draft.text, room);
        const markdown = assemble(draft, cut.markdown, cut.left_out);
        const html = markdownToHtml(markdown, options.redact);
        const bytes = bytesInBody(html);
        if (room === 0 || bytes <= HTML_BYTES_MAX) {
            return { html, digest: digestOf(html), markdown, left_out: cut.left_out };
        }
        room = Math.floor(Math.min(room, draft.text.length) * 0.9 * (HTML_BYTES_MAX / bytes));
    }
}
function roomFor(draft, limit) {
    const own = draft.before.length + draft.after.length + 4;
    const room = limit - own;
    return draft.text.length <= room ? Math.max(room, 0) : Math.max(room - NOTICE_ROOM, TEXT_MIN);
}
/** As JSON sends it. */
function bytesInBody(html) {
    return Buffer.byteLength(JSON.stringify(html), 'utf8');
}

;// CONCATENATED MODULE: ./build/bot/external-id.js
/**
 * Names of comments that stay the same however often they are posted. Plane answers 409 for one it has in the project,
 * whatever item that comment hangs on, so the item is part of the name; the lineage keeps a new state apart from an old one.
 */

/** Plane v1.3.1 refuses longer ones. */
const EXTERNAL_ID_MAX = 255;
/** `<lineage8>:<item>:<run_id>:<kind>`; different parts never give the same id. */
function externalId(lineage8, itemId, runId, kind) {
    const whole = [lineage8, itemId, runId, kind].map(part).join(':');
    if (whole.length <= EXTERNAL_ID_MAX)
        return whole;
    const digest = (0,external_node_crypto_.createHash)('sha256').update(whole).digest('hex');
    return `${whole.slice(0, EXTERNAL_ID_MAX - digest.length - 1)}~${digest}`;
}
/** Writes the separators (`:`, `~`), `%`, and all but visible ASCII as `%XX` bytes. */
function part(text) {
    return text.replace(/[^!-9;-}]|%/gu, (char) => {
        const bytes = Buffer.from(char, 'utf8').toString('hex').toUpperCase();
        return bytes.replace(/../g, '%$&');
    });
}

;// CONCATENATED MODULE: ./build/bot/publish.js
/**
 * Carries out one publishing step (layer 4). Every step can be repeated: a comment by its external id, a state and a link by
 * what is already there. Expected failures come back as values, so that later steps and other items go on.
 */



const NOTICE_TRIES = 5;
/** Plane v1.3.1 keeps at most 255 characters of a link's title. */
const LINK_TITLE_MAX = 255;
/** Refusals that end when somebody mends the configuration: the result must not be lost over them. */
const MENDABLE = new Set(['plane-token-invalid', 'plane-token-missing', 'plane-redirect']);
/** Never rejects. */
async function publishStep(step, ports) {
    try {
        switch (step.kind) {
            case 'comment':
                return await putComment(step, ports);
            case 'state':
                return await moveItem(step, ports);
            case 'link':
                return await putLink(step, ports);
            case 'notice':
                return await giveNotice(step, ports);
        }
    }
    catch (error) {
        return failureOf(error);
    }
}
async function putComment({ target, external_id, html }, { desk }) {
    const { comment_id, created } = await desk.putComment(target, external_id, html);
    return created ? { status: 'done', comment_id } : { status: 'done', reason: 'already-there', comment_id };
}
/** The item is read right before, because Plane has no conditional write: people's moves win. */
async function moveItem({ target, state_id, expect_state_ids }, { desk, tracker }) {
    const item = await tracker.item(target.project, target.item_id, 'publish');
    if (item === null)
        return { status: 'refused', reason: 'item-gone' };
    if (item.state.id === state_id)
        return { status: 'done', reason: 'already-there', item };
    if (!expect_state_ids.includes(item.state.id))
        return { status: 'done', reason: 'moved-by-people', item };
    return { status: 'done', item: await desk.move(target, state_id) };
}
async function putLink({ target, url, title }, { desk, redact }) {
    if (!/^https?:\/\//i.test(url) || redact(url) !== url)
        return { status: 'refused', reason: 'link-unfit' };
    const { created } = await desk.putLink(target, url, (0,graphemes/* shorten */.ml)(redact((0,clean/* clean */.u)(title)).replace(/\s+/g, ' '), LINK_TITLE_MAX));
    return created ? { status: 'done' } : { status: 'done', reason: 'already-there' };
}
async function giveNotice({ text, data, tried }, { notifier, redact }) {
    try {
        await notifier.notify(redact((0,clean/* clean */.u)(text)), data);
        return { status: 'done' };
    }
    catch (error) {
        const failure = failureOf(error);
        return failure.status === 'open' && tried + 1 >= NOTICE_TRIES
            ? { ...failure, status: 'refused', reason: 'given-up' }
            : failure;
    }
}
function failureOf(error) {
    const problem = (0,errors/* problemOf */.Zw)(error);
    const status = isFinal(error, problem) ? 'refused' : 'open';
    const until = error instanceof errors/* PlaneError */.NQ ? error.until : null;
    return { status, reason: problem.code, problem, ...(until === null ? {} : { until }) };
}
/** 400, 404, 409, 413 and a 403 for lack of permission stay so; what is no expected failure may be mended by an update. */
function isFinal(error, problem) {
    if (!(error instanceof errors/* AgentdError */.ie) || problem.retry || MENDABLE.has(problem.code))
        return false;
    if (!(error instanceof errors/* PlaneError */.NQ) || error.status === null)
        return true;
    return error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
}

;// CONCATENATED MODULE: ./build/action/src/web-url.js
/** Where a person opens a work item: Plane's API gives no such address. */
function webUrl(config, key) {
    const base = (config.plane.web_url ?? config.plane.base_url).replace(/\/+$/, '');
    return `${base}/${config.plane.workspace}/browse/${key}/`;
}

;// CONCATENATED MODULE: ./build/action/src/speak.js
/**
 * Publications → what is posted: the message is made from state and from the run's result, which is collected anew for
 * each try, and each step is carried out by the bot.
 */







const RETRY = { base_s: 30, max_s: 600 };
/** Carries out the open steps in order, up to the first that stays open. Never rejects. */
async function publish(publication, result, state, config, ports, mayAct) {
    const project = projectOf(publication, state);
    const key = state.items[publication.item_id]?.key ?? publication.run.run_id;
    if (project === null)
        return [];
    const events = [];
    let digest = publication.digest;
    for (const [index, step] of publication.steps.entries()) {
        if (step.status !== 'open')
            continue;
        if (!mayAct())
            break;
        const made = await stepOf(step, publication, result, { state, config, project, key }, ports);
        if (made.digest !== null) {
            if (digest !== null && digest !== made.digest) {
                ports.log.warn(`${key}: ${publication.id} reads differently than when it was first sent.`);
            }
            digest = made.digest;
        }
        const done = await publishStep(made.step, { ...ports, notifier: notifierOf(step, ports) });
        const event = eventOf(publication, index, step, done, made.digest, ports);
        events.push(event);
        if (done.problem !== undefined)
            ports.log.warn(`${key}: ${step.kind} ${done.status}: ${done.problem.message}`);
        if (event.type === 'step-failed')
            break;
    }
    return events;
}
function projectOf(publication, state) {
    const project = state.items[publication.item_id]?.project;
    return project === undefined ? null : (state.projects[project]?.info ?? null);
}
async function stepOf(step, publication, result, setting, ports) {
    const { state, config, project, key } = setting;
    const as = publication.run.terminal in config.terminals ? publication.run.terminal : null;
    const target = { project, item_id: publication.item_id, as };
    switch (step.kind) {
        case 'comment': {
            const message = messageOf(publication, result, config, key);
            const options = { limit_chars: config.limits.comment_chars, redact: ports.redact };
            const { html, digest } = await composeComment(message, options);
            const lineage = state.lineage.slice(0, core_state/* LINEAGE_SHOWN */.SI);
            const kind = publication.id.slice(publication.run.run_id.length + 1);
            const external_id = externalId(lineage, publication.item_id, publication.run.run_id, kind);
            return { step: { kind: 'comment', target, external_id, html }, digest };
        }
        case 'working':
        case 'state': {
            const moved = { kind: 'state', target, state_id: step.to ?? '', expect_state_ids: step.from };
            return { step: moved, digest: null };
        }
        case 'link':
            return { step: { kind: 'link', target, url: step.url ?? '', title: step.title ?? '' }, digest: null };
        case 'notice': {
            const { tag } = publication.say;
            const text = `[${tag ?? publication.say.kind}] ${key}: ${firstLine(result, publication)}`;
            const data = { key, tag, url: webUrl(config, key) };
            return { step: { kind: 'notice', text, data, tried: step.tries }, digest: null };
        }
    }
}
function firstLine(result, publication) {
    const line = result?.last_message?.split('\n').find((candidate) => candidate.trim() !== '');
    return line?.replace(/^\W*(review|question|blocked|progress)\W*/i, '') ?? publication.say.reason;
}
function notifierOf(step, ports) {
    return ports.notifiers.get(step.title ?? '') ?? { notify: async () => undefined };
}
function eventOf(publication, index, step, done, digest, ports) {
    const reason = done.reason ?? done.problem?.code ?? null;
    if (done.status === 'open') {
        const now = ports.clock.now();
        const wait = step.tries === 0 ? 0 : backoff(RETRY, step.tries, `${publication.id}#${index}`);
        return {
            type: 'step-failed',
            publication_id: publication.id,
            step: index,
            reason: reason ?? 'unknown',
            not_before: Math.max(now + wait, done.until ?? 0),
            digest,
        };
    }
    // A person's move before the working state was reached must still be seen as one: it stops the run.
    const moves = step.kind === 'state' || (step.kind === 'working' && reason !== 'moved-by-people');
    return {
        type: 'step-ended',
        publication_id: publication.id,
        step: index,
        status: done.status,
        reason,
        digest,
        left: moves && done.item !== undefined ? leftAt(done.item) : null,
    };
}
function leftAt(item) {
    return { state_ids: [item.state.id], assigned: true, updated_at: item.updated_at };
}
/** Says what state knows and the result adds. A result that cannot be read again is said to be so. */
function messageOf(publication, result, config, key) {
    const { say, run } = publication;
    const facts = {
        executor: run.executor,
        model: run.model,
        effort: run.effort,
        terminal: run.terminal,
        seconds: say.seconds,
        usage: result?.usage ?? null,
        round: run.round,
        iteration: run.iteration,
        attempt: run.attempt,
        run_id: run.run_id,
    };
    const tail = result?.tail ?? '';
    const history = say.ledger.filter((entry) => entry.run_id !== run.run_id);
    const { reason, remedy } = say;
    const text = result?.last_message ?? null;
    const source = result?.log_paths[0] ?? null;
    switch (say.kind) {
        case 'answer':
            if (text === null)
                return lost(publication, 'Its result was seen, but can no longer be read.', tail, facts);
            return { kind: 'answer', tag: say.tag ?? 'review', tagged: say.tagged, text, source, facts };
        case 'iteration_cap':
            if (text === null)
                return lost(publication, 'Its result was seen, but can no longer be read.', tail, facts);
            return { kind: 'iteration_cap', iterations: run.iteration, text, source, facts };
        case 'cancelled':
            return { kind: 'cancelled', by: reason, facts };
        case 'lost':
            return lost(publication, reason, tail, facts);
        case 'unreachable':
            return {
                kind: 'unreachable',
                terminal: run.terminal,
                since: say.since ?? publication.made_at,
                evidence: [reason],
                key,
                facts,
            };
        case 'unstartable':
            return { kind: 'unstartable', problem: { code: 'unstartable', message: reason, remedy, retry: false }, facts };
        case 'working':
        case 'failed':
            switch (say.class) {
                case 'timeout':
                    return { kind: 'timed_out', limit: 'time', limit_s: config.limits.run_s, tail, history, remedy, facts };
                case 'stalled':
                    return { kind: 'timed_out', limit: 'output', limit_s: config.limits.stall_s, tail, history, remedy, facts };
                case 'quota': {
                    const holds = say.ledger.filter((entry) => entry.class === 'quota').length;
                    const account = accountOf(run, config);
                    return { kind: 'quota_hold', account, holds, reset_at: result?.reset_at ?? null, tail, facts };
                }
                default:
                    return { kind: 'failed', class: say.class ?? 'failed', reason, tail, history, remedy, facts };
            }
    }
}
function lost(publication, reason, tail, facts) {
    const { say, run } = publication;
    const history = say.ledger.filter((entry) => entry.run_id !== run.run_id);
    const evidence = [`Run directory ${run.dir_name} on ${run.terminal}.`];
    return { kind: 'lost', reason, evidence, tail, history, remedy: say.remedy, facts };
}

;// CONCATENATED MODULE: ./build/action/src/perform.js




/** No order and no POST starts this close to the end of the claim: a request may take 30 s. */
const MARGIN_MS = 60_000;
const PARALLEL_ITEMS = 4;
async function perform(actions, state, claim, config, ports, signal) {
    const events = [];
    const mayAct = () => !signal.aborted && ports.clock.now() < claim.until - MARGIN_MS;
    const orders = actions.flatMap((action) => orderOf(action));
    const started = [];
    if (orders.length > 0 && mayAct()) {
        const fence = { lineage: state.lineage.slice(0, core_state/* LINEAGE_SHOWN */.SI), number: claim.fence };
        const results = await ports.fleet.carryOut(orders, fence);
        for (const action of actions) {
            const order = orderOf(action)[0];
            if (order === undefined)
                continue;
            const result = results.get(order.ref.id);
            if (result === undefined)
                continue;
            report(action, result, ports.log);
            events.push(...afterOrder(action, result, ports.clock.now()));
            if ((action.type === 'start' || action.type === 'relaunch') && result.status === 'done') {
                const working = state.outbox[`${action.run.run_id}:working`];
                if (working !== undefined)
                    started.push(working);
            }
        }
    }
    const said = actions.flatMap((action) => (action.type === 'publish' ? [action] : []));
    const queue = [
        ...said.filter((action) => !isWorking(action.publication)),
        ...said.filter((action) => isWorking(action.publication)),
        ...started.map((publication) => ({ publication, result: null, key: publication.run.run_id })),
    ];
    const worker = async () => {
        for (let next = queue.shift(); next !== undefined && mayAct(); next = queue.shift()) {
            events.push(...(await publish(next.publication, next.result, state, config, ports, mayAct)));
        }
    };
    await Promise.all(Array.from({ length: PARALLEL_ITEMS }, worker));
    return events;
}
function orderOf(action) {
    switch (action.type) {
        case 'start':
        case 'relaunch':
            return [
                {
                    type: 'start',
                    ref: {
                        id: `start:${action.run.item_id}`,
                        terminal: action.terminal,
                        executor: action.executor,
                        handle: action.handle,
                        context: { asked_thread: action.asked.thread_id, totals_before: action.asked.totals_before },
                    },
                    run: action.run,
                    replaces: action.replaces,
                },
            ];
        case 'kill':
            return [{ type: 'kill', ref: { ...action.ref, id: `kill:${action.ref.id}` } }];
        case 'void':
            return [{ type: 'void', ref: { ...runRef(action.run), id: `void:${action.run.item_id}` } }];
        case 'forget':
            return [{ type: 'forget', ref: { ...action.ref, id: `forget:${action.publication_id}` } }];
        case 'publish':
            return [];
    }
}
function afterOrder(action, result, now) {
    switch (action.type) {
        case 'start': {
            if (result.status === 'refused' && action.before !== null) {
                return [
                    {
                        type: 'start-refused',
                        item_id: action.run.item_id,
                        dir_name: action.run.dir_name,
                        before: notBefore(action.before, result.problem, now),
                    },
                ];
            }
            return result.status === 'done' ? [begun(action, now)] : [];
        }
        case 'relaunch':
            return result.status === 'done' ? [begun(action, now)] : [];
        case 'void':
            return result.status === 'done' ? [action.settled] : [];
        case 'forget': {
            const done = result.status === 'done' || (result.status === 'refused' && !result.problem.retry);
            return [{ type: 'forgotten', publication_id: action.publication_id, done }];
        }
        // What is there after a kill is seen by the next inspection.
        case 'kill':
        case 'publish':
            return [];
    }
}
function begun(action, now) {
    const { item_id, run_id } = action.run;
    return { type: 'run-seen', item_id, run_id, started_at: now, last_output_at: null };
}
const REFUSED_WAIT_MS = 60_000;
/** A terminal that refuses is asked again a little later, so that a standing refusal does not fill every tick. */
function notBefore(before, problem, now) {
    if (before.next === null || problem.code === 'unreached')
        return before;
    return { ...before, next: { ...before.next, not_before: Math.max(before.next.not_before, now + REFUSED_WAIT_MS) } };
}
function report(action, result, log) {
    if (result.status === 'refused' || result.status === 'unknown') {
        log.warn(`${action.key}: ${action.type} ${result.status}: ${result.problem.message} ${result.problem.remedy}`.trim());
    }
}

// EXTERNAL MODULE: ./node_modules/liquidjs/dist/liquid.node.js
var liquid_node = __webpack_require__(8694);
// EXTERNAL MODULE: ./build/action/src/plane/html-to-markdown.js + 1 modules
var html_to_markdown = __webpack_require__(1210);
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
        const entry = `### ${heading}\n\n${handover_shorten(comment.text.trim())}`;
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
function handover_shorten(text) {
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
    const engine = new liquid_node/* Liquid */.HX({ strictVariables: true, strictFilters: true, ownPropertyOnly: true, lenientIf: false });
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
        const text = await engine.parseAndRender(template.text, scope);
        return { ok: true, text: safeStart(String(text)) };
    }
    catch (error) {
        const where = template.path === null ? 'the built-in prompt' : `the prompt template ${template.path}`;
        return {
            ok: false,
            problem: {
                code: 'prompt-template',
                message: `${where} does not render: ${error instanceof Error ? prompt_firstLine(error.message) : String(error)}`,
                remedy: `Correct the template; it may use ${Object.keys(scope).join(', ')} (docs/operations.md).`,
                retry: false,
            },
        };
    }
}
/** Agents read a leading slash as a command of their own; NUL cannot pass a command line or a file of text. */
function safeStart(text) {
    const clean = text.replaceAll('\0', '');
    return clean.trimStart().startsWith('/') ? `Task:\n\n${clean}` : clean;
}
function prompt_firstLine(message) {
    return message.split('\n', 1)[0] ?? message;
}

;// CONCATENATED MODULE: ./build/action/src/core/mark.js

const SILENT = {
    kind: 'working',
    tag: null,
    tagged: false,
    class: null,
    reason: '',
    remedy: '',
    seconds: null,
    ledger: [],
};
function launchingRun(spec, handle, now) {
    const { run } = spec;
    return {
        run_id: run.run_id,
        item_id: run.item_id,
        key: spec.item.key,
        project: spec.item.project,
        dir_name: run.dir_name,
        terminal: spec.terminal,
        executor: spec.executor,
        handle: { ...handle },
        repo: run.repo,
        model: run.model,
        effort: run.effort,
        tier: run.tier,
        script: run.script,
        thread_id: run.thread_id,
        totals_before: spec.totals_before,
        limit_s: run.limit_s,
        stall_s: run.stall_s,
        kind: spec.kind,
        round: spec.round,
        iteration: spec.iteration,
        attempt: spec.attempt,
        comments: [...spec.comments],
        marked_at: now,
        launches: 1,
        unreachable_since: null,
        unreachable_told: false,
        phase: 'launching',
        replaces: [],
    };
}
/** The marker, with the move to the working state as the first step of the outbox. */
function markStart(spec, handle, now) {
    const run = launchingRun(spec, handle, now);
    const publication = spec.working === null
        ? null
        : publicationOf(run, {
            kind: 'working',
            say: SILENT,
            needs_result: false,
            steps: [step('working', { to: spec.working.to, from: [...spec.working.from] })],
            forget: false,
            now,
        });
    return { type: 'run-marked', run, item: spec.item, publication };
}
/** The same run under another directory; every earlier one must be void before it starts. */
function markRelaunch(action, handle, now) {
    const { run } = action;
    return {
        type: 'run-relaunched',
        run: {
            ...run,
            dir_name: action.dir_name,
            handle: { ...handle },
            replaces: [...run.replaces, run.handle],
            launches: run.launches + 1,
            marked_at: now,
        },
    };
}
/**
 * A run that cannot even be asked for (its prompt does not render): the number is used up, the item says why and waits
 * for a person.
 */
function markUnstartable(spec, problem, before, now) {
    const run = launchingRun(spec, {}, now);
    const left = { state_ids: [before.seen.state.id], assigned: true, updated_at: before.seen.updated_at };
    const item = {
        ...before,
        runs: spec.item.runs,
        next: null,
        left,
        answer: { run_id: run.run_id, tag: 'blocked', class: 'env', at: now },
    };
    const publication = publicationOf(run, {
        kind: 'unstartable',
        say: {
            ...SILENT,
            kind: 'unstartable',
            tag: 'blocked',
            class: 'env',
            reason: problem.message,
            remedy: problem.remedy,
        },
        needs_result: false,
        steps: [step('comment')],
        forget: false,
        now,
    });
    return [
        { type: 'run-marked', run, item, publication: null },
        {
            type: 'run-settled',
            settlement: {
                item_id: run.item_id,
                run_id: run.run_id,
                verdict: { kind: 'failure', class: 'env', reason: problem.message },
                at: now,
                seconds: null,
                usage: null,
                item,
                publication,
                thread_totals: null,
            },
        },
    ];
}

;// CONCATENATED MODULE: ./build/action/src/prepare.js





async function prepare(planned, obs, config, ports) {
    const actions = [];
    const events = [];
    const now = ports.clock.now();
    for (const action of planned.actions) {
        if (action.type === 'start') {
            const { spec, before } = action;
            const prompt = await promptFor(spec.run.item_id, askOf(spec), obs, config, ports);
            if (!prompt.ok) {
                if (!prompt.problem.retry)
                    events.push(...markUnstartable(spec, prompt.problem, before, now));
                continue;
            }
            const run = { ...spec.run, prompt: prompt.text };
            const handle = ports.fleet.handle(spec.terminal, spec.executor, run);
            events.push(markStart(spec, handle, now));
            const asked = { thread_id: run.thread_id, totals_before: spec.totals_before };
            const { terminal, executor } = spec;
            actions.push({ type: 'start', key: action.key, terminal, executor, run, handle, replaces: [], asked, before });
        }
        else if (action.type === 'relaunch') {
            const open = action.run;
            const prompt = await promptFor(open.item_id, askOfRun(open), obs, config, ports);
            if (!prompt.ok) {
                ports.log.warn(`${open.run_id}: ${prompt.problem.message}`);
                continue;
            }
            const run = runOf(open, action.dir_name, prompt.text);
            const handle = ports.fleet.handle(open.terminal, open.executor, run);
            const marked = markRelaunch(action, handle, now);
            events.push(marked);
            const asked = { thread_id: open.thread_id, totals_before: open.totals_before };
            const replaces = [...open.replaces, open.handle];
            const { terminal, executor } = open;
            actions.push({
                type: 'relaunch',
                key: action.key,
                terminal,
                executor,
                run,
                handle,
                replaces,
                asked,
                before: null,
            });
        }
        else {
            actions.push(action);
        }
    }
    return { actions, events };
}
function askOf(spec) {
    return {
        run: {
            id: spec.run.run_id,
            kind: spec.kind,
            round: spec.round,
            iteration: spec.iteration,
            attempt: spec.attempt,
            resumed: spec.run.thread_id !== null,
        },
        handover: spec.handover,
        terminal: spec.terminal,
        executor: spec.executor,
        repo: spec.run.repo,
        fresh: spec.comments,
    };
}
function askOfRun(run) {
    const first = run.run_id === `${run.key}-1`;
    return {
        run: {
            id: run.run_id,
            kind: run.kind,
            round: run.round,
            iteration: run.iteration,
            attempt: run.attempt,
            resumed: run.thread_id !== null,
        },
        handover: run.thread_id === null && !first,
        terminal: run.terminal,
        executor: run.executor,
        repo: run.repo,
        fresh: run.comments,
    };
}
function runOf(open, dir_name, prompt) {
    const { run_id, item_id, repo, model, effort, tier, thread_id, script, limit_s, stall_s } = open;
    return { run_id, item_id, repo, prompt, model, effort, tier, thread_id, script, dir_name, limit_s, stall_s };
}
async function promptFor(item_id, ask, obs, config, ports) {
    const detail = obs.details.get(item_id);
    const item = detail?.ok === true ? detail.item : null;
    const project = item === null ? undefined : obs.projects[item.project];
    const template = item === null ? undefined : ports.prompts.get(item.project);
    if (detail?.ok !== true || item === null || project?.ok !== true || template === undefined) {
        const message = 'The item was not read in this tick.';
        return { ok: false, problem: { code: 'item-unread', message, remedy: '', retry: true } };
    }
    const { view } = viewProject(item.project, config, project.info, obs);
    const comments = (detail.comments ?? []).filter((comment) => view !== null &&
        (counts(comment, view) || (comment.external_source === 'agentd' && view.bots.has(comment.actor))));
    return renderPrompt(template, { ...ask, item, project: project.info, url: webUrl(config, item.key), comments }, ports.toMarkdown);
}

// EXTERNAL MODULE: ./build/action/src/save.js + 1 modules
var save = __webpack_require__(5161);
;// CONCATENATED MODULE: ./build/action/src/tick.js






const HEARTBEAT_MS = 60 * 60_000;
async function tick(config, ports, options) {
    const held = await (0,save/* loadState */.C)(ports, options.init);
    const ahead = await liveClaim(held.state, ports);
    if (ahead !== null && !options.dry_run)
        return standAside(held.state, ahead);
    const { obs, planned } = await observe(held.state, config, ports, options.signal);
    const prepared = await prepare(planned, obs, config, ports);
    const decided = [...planned.events, ...prepared.events];
    const common = { planned: prepared.actions, waiting: planned.waiting, problems: planned.problems };
    if (options.dry_run) {
        return { ...common, acted: false, ahead, events: decided, state: (0,evolve/* evolve */.s)(held.state, decided), changed: false };
    }
    const acts = prepared.actions.length > 0 && !options.signal.aborted;
    const claim = acts ? newClaim(held.state, config, ports) : null;
    const intended = {
        ...(0,evolve/* evolve */.s)(held.state, decided),
        claim,
        fence: claim?.fence ?? held.state.fence,
    };
    if (claim === null && !worthSaving(held, decided, ports)) {
        return { ...common, acted: true, ahead: null, events: [], state: held.state, changed: false };
    }
    const marked = await (0,save/* saveState */.L)(held, intended, ports);
    if (!marked.ok)
        return { ...standAside(marked.newer.state, marked.newer.state.claim), ...common, planned: [] };
    if (claim === null) {
        return { ...common, acted: true, ahead: null, events: decided, state: marked.held.state, changed: true };
    }
    const outcomes = await perform(prepared.actions, marked.held.state, claim, config, ports, options.signal);
    const saved = await saveOutcomes(marked.held, outcomes, claim, ports);
    return { ...common, acted: true, ahead: null, events: [...decided, ...outcomes], state: saved, changed: true };
}
function standAside(state, claim) {
    const ahead = claim === null ? { holder: 'another tick', until: state.saved_at } : claim;
    return { acted: false, ahead, planned: [], events: [], waiting: [], problems: [], state, changed: false };
}
async function liveClaim(state, ports) {
    const { claim } = state;
    if (claim === null || claim.until <= ports.clock.now())
        return null;
    return (await ports.store.holderIsDead(claim.holder)) ? null : claim;
}
function newClaim(state, config, ports) {
    return {
        holder: ports.holder,
        fence: state.fence + 1,
        until: ports.clock.now() + config.limits.tick_s * 1000,
    };
}
/** An idle tick saves nothing but a heartbeat now and then; a first state is always saved. */
function worthSaving(held, events, ports) {
    if (held.version === null)
        return true;
    if (held.state.claim !== null)
        return true;
    if (ports.clock.now() - held.state.saved_at >= HEARTBEAT_MS)
        return true;
    return events.some((event) => event.type !== 'project-scanned' || movesSweep(held.state, event));
}
/** The watermark alone is worth no save: the next tick reads the same page again. A sweep is. */
function movesSweep(state, event) {
    return event.swept_at !== null || state.projects[event.key]?.watermark == null;
}
const FOLD_TRIES = 6;
/** Folds the outcomes into the state as it now is; a newer one, if somebody else has saved meanwhile. */
async function saveOutcomes(held, outcomes, claim, ports) {
    let base = held;
    for (let attempt = 1;; attempt++) {
        if (base.state.lineage !== held.state.lineage)
            return base.state;
        if (base.state.folded.includes(claim.fence))
            return base.state;
        const ours = base.state.claim?.fence === claim.fence;
        const folded = {
            ...(0,evolve/* evolve */.s)(base.state, outcomes),
            claim: ours ? null : base.state.claim,
            folded: [...base.state.folded, claim.fence].slice(-core_state/* FOLDED_KEPT */.W2),
        };
        const saved = await (0,save/* saveState */.L)(base, folded, ports);
        if (saved.ok)
            return saved.held.state;
        if (attempt === FOLD_TRIES) {
            ports.log.warn(`The outcomes of this tick could not be saved: ${lineageOf(held)} changed too often. The next tick finds them again.`);
            return saved.newer.state;
        }
        base = saved.newer;
    }
}
function lineageOf(held) {
    return `state ${held.state.lineage.slice(0, core_state/* LINEAGE_SHOWN */.SI)}`;
}


/***/ }),

/***/ 5151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ clean)
/* harmony export */ });
/**
 * Makes foreign text fit to be sent: Plane v1.3.1 answers 400 to NUL and to half surrogate pairs, terminals' colour codes
 * are noise, and direction overrides can make text read as something it is not. Right-to-left text itself stays.
 */
const ESC = '\u001b';
const BEL = '\u0007';
/** ANSI sequences: CSI (colours, cursor), OSC (titles, links) up to its end mark, and those of one character. */
const ansi = new RegExp(`${ESC}(?:\\[[0-?]*[ -/]*[@-~]|\\][^${BEL}${ESC}]*(?:${BEL}|${ESC}\\\\)?|[@-Z\\\\^_])`, 'g');
/** Controls but tab and newline, BOM, direction embeddings and overrides, non-characters, half surrogate pairs. */
const unfit = /(?![\t\n])\p{Cc}|[\ufeff\u202a-\u202e\ufffe\uffff]|\p{Cs}/gu;
/** Lines end in `\n`; nothing is left that Plane refuses or that a browser would not show. */
function clean(text) {
    return text
        .replace(ansi, '')
        .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
        .replace(unfit, '');
}


/***/ }),

/***/ 536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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


/***/ })

};
