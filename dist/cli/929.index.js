export const id = 929;
export const ids = [929];
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

/***/ 58869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ checkConfig)
/* harmony export */ });
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66938);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28429);
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

/***/ 27571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ky: () => (/* binding */ ENDS_WITH_THE_TICK),
/* harmony export */   jl: () => (/* binding */ checkSurvival),
/* harmony export */   z4: () => (/* binding */ survivalRemedy)
/* harmony export */ });
/* unused harmony export endingUnit */
/* harmony import */ var _check_windows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29208);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68535);


/** Group of a login session of systemd. */
const SESSION = /\bsession-[^/]*\.scope/;
/** Services whose units leave their children alone (`KillMode=process`): sshd, cron, and GitHub’s own runner. */
const LETS_LIVE = /^(?:sshd?|crond?|atd|actions\.runner\..*)(?:@.*)?\.service$/;
/** The service of systemd whose end is the end of what it leaves behind; null: none. @param cgroup as in `/proc/PID/cgroup`. */
function endingUnit(cgroup) {
    for (const line of (cgroup ?? '').split(/\s+/)) {
        const unit = line.split('/').findLast((part) => /\.(?:service|scope)$/.test(part));
        if (unit !== undefined && unit.endsWith('.service') && !LETS_LIVE.test(unit) && !unit.startsWith('user@'))
            return unit;
    }
    return null;
}
const ENDS_WITH_THE_TICK = 'Where a service or timer of systemd starts the tick, its end is the end of the runs on this machine.';
/** How a run is kept alive where systemd would end it; the same words for `check-config`. */
function survivalRemedy(user, unit) {
    return `Run \`loginctl enable-linger ${user}\` there, once: runs then get a scope of their own. Or write \`KillMode=process\` into ${unit}.`;
}
function checkSurvival(survey, { transport }) {
    const { cgroup, linger, kills_user_processes, windows, user, tools, system, scope } = survey;
    if (windows !== null)
        return (0,_check_windows_js__WEBPACK_IMPORTED_MODULE_0__/* .checkLogon */ .g)(windows);
    if (system !== 'linux')
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__.ok)('survival', 'What a session leaves behind lives on.');
    if (scope === 'system')
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__.ok)('survival', 'Each run gets a scope of systemd of its own.');
    if (scope === 'user')
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__.ok)('survival', 'Each run gets a scope of its own, of the user’s manager, which lingers.');
    if (cgroup !== null && cgroup.includes('tailscaled.service')) {
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('survival', 'Runs belong to tailscaled, and end when it is restarted or updated.', 'Give it logind sessions (systemd-logind, D-Bus), or use the machine’s own sshd: `auth: key`.');
    }
    const unit = endingUnit(cgroup);
    if (unit !== null) {
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('survival', `Runs belong to ${unit}, and systemd ends them when it ends${transport === 'local' ? ', which for a oneshot service is the end of the tick' : ''}.`, survivalRemedy(user ?? 'USER', unit));
    }
    if (transport === 'local' && scope === 'none') {
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('survival', ENDS_WITH_THE_TICK, survivalRemedy(user ?? 'USER', 'that service'));
    }
    if (kills_user_processes === true && (cgroup === null || SESSION.test(cgroup))) {
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('survival', 'systemd kills what a session leaves behind (KillUserProcesses=yes), runs among it.', `Run \`loginctl enable-linger ${user ?? 'USER'}\` there, once; or set KillUserProcesses=no in /etc/systemd/logind.conf.`);
    }
    if (linger === false) {
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('survival', 'Without linger, /run/user and shared memory of the user are taken away under a run when the last session ends.', `Run \`loginctl enable-linger ${user ?? 'USER'}\` there, once.`);
    }
    const nothing_said = scope === null && linger === null && kills_user_processes === null;
    if (!tools.includes('loginctl') || nothing_said)
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__.ok)('survival', 'There is no systemd-logind that would end a run.');
    if (linger === null || kills_user_processes === null)
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5)('survival', 'systemd-logind did not say what it does to a session’s processes.', `Where it does not run, as in a container, nothing is to be done; else run \`loginctl enable-linger ${user ?? 'USER'}\` there, once.`);
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__.ok)('survival', 'Linger is on, and sessions leave their processes alone.');
}


/***/ }),

/***/ 29208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ checkLogon),
/* harmony export */   i: () => (/* binding */ checkWindows)
/* harmony export */ });
/* harmony import */ var _config_template_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37819);
/* harmony import */ var _transports_powershell_outside_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74500);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68535);



/** The row `starts`, and a finding for each thing besides that has to be said. */
function checkWindows(survey, terminal, config) {
    const { windows } = survey;
    if (windows === null)
        return [(0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .skipped */ .hT)('starts', 'Only Windows has several ways.')];
    return [checkStarts(windows, survey.user), ...checkSessions(windows, terminal, config), ...checkBash(survey)];
}
const BATCH = 'the right _Log on as a batch job_ (`secpol.msc`, Local Policies, User Rights Assignment)';
/** What makes a way open again. @param user as Windows calls it. */
const GRANTS = {
    by_schtasks: (user) => `See that the service _Task Scheduler_ (\`Schedule\`) runs, and give ${user} ${BATCH}.`,
    by_com: (user) => `See that the service _Task Scheduler_ (\`Schedule\`) runs, and give ${user} ${BATCH}.`,
    by_wmi: (user) => `In \`wmimgmt.msc\`, _Properties_ of WMI Control, _Security_, namespace \`root\\cimv2\`: allow ${user} _Enable Account_, _Execute Methods_ and _Remote Enable_.`,
    query: (user) => `In \`wmimgmt.msc\`, _Properties_ of WMI Control, _Security_, namespace \`root\\cimv2\`: allow ${user} _Enable Account_ and _Remote Enable_.`,
    native: () => 'Or have the virus scanner pass the script that asks the kernel (its log tells; exempt the run root).',
    by_breakaway: () => 'A virus scanner or an attack-surface rule may object (its log tells; exempt the run root), or a policy puts the login into a job that lets nothing out.',
};
/** The row `starts`: by which way runs are started, which others there are, and what the refused ones need. */
function checkStarts({ ways, logon }, name) {
    const user = name ?? 'the terminal’s user';
    const all = Object.keys(_transports_powershell_outside_js__WEBPACK_IMPORTED_MODULE_0__/* .WAYS */ .dk);
    const refused = all.filter((way) => isRefused(ways[way]));
    const words = refused.map((way) => `${_transports_powershell_outside_js__WEBPACK_IMPORTED_MODULE_0__/* .WAYS */ .dk[way]}: ${ways[way] ?? ''}`).join(' · ');
    const first = all.find((way) => ways[way] === '');
    if (first === undefined) {
        if (refused.length === all.length) {
            const remedies = [...new Set(all.map((way) => GRANTS[way](user)))];
            return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('starts', `Nothing would start a run that outlives the session. ${words}`, `One of these: ${remedies.join(' ')}`);
        }
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5)('starts', `Whether a run can be started is not known. ${words}`.trim());
    }
    const how = `Runs are started by ${_transports_powershell_outside_js__WEBPACK_IMPORTED_MODULE_0__/* .WAYS */ .dk[first]}${isTask(first) && logon !== null ? ` (${logon})` : ''}.`;
    const detail = `${how}${refused.length === 0 ? '' : ` Refused: ${words}.`}${listed(ways)}`;
    const hidden = isRefused(ways.query) && isRefused(ways.native);
    const remedies = [
        ...(isTask(first) ? [] : [GRANTS.by_schtasks(user)]),
        ...(hidden ? [GRANTS.query(user), GRANTS.native(user)] : []),
    ];
    if (remedies.length === 0)
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__.ok)('starts', detail);
    const bare = isTask(first) ? '' : ' Such runs have no session of the user and no task that ends them.';
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('starts', detail + bare, remedies.join(' '));
}
/** How processes are seen where WMI may not be asked. */
function listed({ query, native }) {
    if (!isRefused(query))
        return '';
    const asked = ` WMI may not be asked about processes (${query})`;
    if (native === '')
        return `${asked}; the kernel lists them.`;
    if (native === null)
        return `${asked}.`;
    return `${asked}, nor the kernel (${native}): they are seen by pid alone, and what a run has left is unknown.`;
}
function isRefused(said) {
    return said !== null && said !== '';
}
function isTask(way) {
    return way === 'by_schtasks' || way === 'by_com';
}
/** The row `survival`. */
function checkLogon({ logon, ways }) {
    const tasks = ways.by_schtasks === '' || ways.by_com === '';
    if (!tasks && ways.by_schtasks !== null && ways.by_com !== null)
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__.ok)('survival', 'Runs are processes of their own in session 0, and outlive the login; a restart ends them.');
    if (logon === null)
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5)('survival', 'How its tasks would be logged on is not known.');
    if (logon === 'Interactive')
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('survival', 'Runs work in the user’s own session, with its stored credentials, and end when that user logs off.', 'Lock or disconnect the session instead of logging off.');
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('survival', 'The user is not logged on, so runs work without a password (S4U): without stored credentials and network logins of the user.', `Keep tokens of agents in files or variables; the user needs ${BATCH}. Or log the user on.`);
}
/** codex’s own sandbox gets no answer from its helper where there is no session of a user, whatever the sandbox lets the agent do. */
function checkSessions({ logon, ways }, terminal, config) {
    const tasks = ways.by_schtasks === '' || ways.by_com === '';
    if (logon === null || (logon === 'Interactive' && tasks))
        return [];
    return [...new Set(terminal.executors)].flatMap((name) => {
        const executor = config.executors[name];
        if (executor?.adapter !== 'codex' || isUnconfined((executor.run ?? '').replace('{perm}', executor.perm ?? '')))
            return [];
        return [
            (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('executor', `${name}: codex’s sandbox fails in runs that have no session of a user (session 0): “timed out … connecting runner pipe-in”.`, 'Keep the user logged on (locked or disconnected); or use `-s danger-full-access` on a machine that holds nothing else; or run codex in WSL, as a Linux terminal.'),
        ];
    });
}
function isUnconfined(run) {
    const { words } = (0,_config_template_js__WEBPACK_IMPORTED_MODULE_2__/* .readTemplate */ .xV)(run);
    if (words.some((word) => word === '--dangerously-bypass-approvals-and-sandbox' || word === '--yolo'))
        return true;
    return words.some((word, at) => /^(?:-s|--sandbox)[= ]?danger-full-access$/.test(word) ||
        ((word === '-s' || word === '--sandbox') && words[at + 1] === 'danger-full-access') ||
        /^sandbox_mode=["']?danger-full-access/.test(word));
}
/** The `bash` of Windows itself is that of WSL, for which the drives and the environment are others. */
function checkBash({ programs }) {
    const wsl = programs.find(({ path }) => path !== null && /[\\/](?:system32|sysnative|windowsapps)[\\/](?:bash|wsl)\.exe$/i.test(path));
    if (wsl === undefined)
        return [];
    return [
        (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('executor', `${wsl.word} is ${wsl.path ?? ''}, which runs commands in WSL: paths, programs and environment of a run are others there.`, 'Write scripts for PowerShell, `powershell.exe -NoProfile -File scripts\\agent.ps1`; or name the bash of Git in `bins`: `C:\\Program Files\\Git\\bin\\bash.exe`.'),
    ];
}


/***/ }),

/***/ 68535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   BJ: () => (/* binding */ ofProblem),
/* harmony export */   L5: () => (/* binding */ unknown),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   hT: () => (/* binding */ skipped),
/* harmony export */   ok: () => (/* binding */ ok),
/* harmony export */   ui: () => (/* binding */ CHECKS),
/* harmony export */   zn: () => (/* binding */ isFine)
/* harmony export */ });
/** The checks in the order in which they are told, and what each row is about; `docs/terminals.md` shows this table. */
const CHECKS = {
    config: 'What `check-config` finds odd about the terminal.',
    token: 'The variable of `token_key` is set, Plane accepts the key, and its user is `plane_user` and a member of the projects.',
    project: 'The states, labels and people that the configuration names are in the projects that lead there. What several terminals share is told of the first.',
    reach: 'A script went there and its answer came back, by which way and in which time.',
    host_key: 'By what the machine is known to be the right one.',
    system: 'The operating system is the one that `os` says.',
    user: 'As whom runs work there.',
    shell: 'Scripts are read by the shell that was asked for, and the login shell told its search path in time; on Windows, that scripts may run.',
    environment: 'Which variables a run gets, by name; docs/security.md says which never.',
    clock: 'Its clock and ours agree. Measured against the middle of the round trip.',
    run_root: 'Run directories can be made where nobody else writes or reads, and are in nobody’s way.',
    disk: 'Free space and free files where run directories are made.',
    repository: 'The repository is there, is a git checkout of our own (with `isolation: worktree` it may be bare), can be written to, and has git-lfs where it keeps files in Git LFS.',
    worktree: 'With `isolation: worktree`: git can make worktrees of it.',
    executor: 'The first word of the executor’s command is found along the search path of a run, and its version; scripts that it calls are there and can be called, in each repository.',
    login: 'On macOS: what claude and codex log in with is where a run finds it; sessions of SSH cannot open the login keychain.',
    wrap: 'The first word of `wrap` is found.',
    tools: 'The programs that agentd’s own scripts use there.',
    survival: 'What a run needs to outlive the session, service or job that starts it.',
    sleep: 'On macOS: the machine stays awake, by `pmset`, and comes back after a restart.',
    starts: 'On Windows: each way to start a run, tried alone, and the grants that the refused ones need.',
    busy_processes: 'The processes of `busy_processes` can be counted; while one cannot, nothing starts.',
    breaker: 'What the state knows: whether visits are paused, and which executors are held.',
};
function ok(check, detail) {
    return { check, status: 'ok', detail, remedy: '' };
}
function skipped(check, detail) {
    return { check, status: 'skipped', detail, remedy: '' };
}
function warning(check, detail, remedy) {
    return { check, status: 'warning', detail, remedy };
}
function failed(check, detail, remedy) {
    return { check, status: 'failed', detail, remedy };
}
function unknown(check, detail, remedy = ASK_AGAIN) {
    return { check, status: 'unknown', detail, remedy };
}
const ASK_AGAIN = 'Run the doctor again; if it stays unknown, look on the machine itself.';
/** A failure as a row: what may be better in a moment is not known to be broken. */
function ofProblem(check, { code, message, remedy, retry }) {
    const detail = `${code}: ${message}`;
    return retry ? unknown(check, detail, remedy || ASK_AGAIN) : failed(check, detail, remedy || ASK_AGAIN);
}
/** Nothing failed; warnings and unknowns leave it fine. */
function isFine(rows) {
    return rows.every(({ status }) => status !== 'failed');
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
