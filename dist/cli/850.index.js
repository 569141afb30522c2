export const id = 850;
export const ids = [850];
export const modules = {

/***/ 7850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addCheckConfig: () => (/* binding */ addCheckConfig)
});

// EXTERNAL MODULE: ./build/action/src/config/explain.js
var explain = __webpack_require__(6938);
// EXTERNAL MODULE: ./build/action/src/config/parse.js + 16 modules
var parse = __webpack_require__(3361);
;// CONCATENATED MODULE: ./build/action/src/config/check.js
/** The report of `agentd check-config`: pure, printable and serialisable. */


function checkConfig(text, { filename, env }) {
    const parsed = (0,parse/* parseConfig */.o)(text);
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
        env_block: config && (0,explain/* envBlock */.HP)(config),
        secret_env_args: config && (0,explain/* secretEnvArgs */.D3)(config),
        missing_env: config && env !== undefined ? (0,explain/* missingSecrets */.mO)(config, env) : null,
    };
}
function warningsOf(parsed) {
    return parsed.ok ? parsed.warnings : parsed.problems.filter(({ severity }) => severity === 'warning');
}
/** What is odd only where it runs. */
function surroundings(config, env) {
    if (config.state.store !== 'file' || env.GITHUB_ACTIONS !== 'true')
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

// EXTERNAL MODULE: ./build/action/src/config/problem.js
var config_problem = __webpack_require__(7042);
// EXTERNAL MODULE: ./build/action/src/commands/exit-codes.js
var exit_codes = __webpack_require__(8214);
// EXTERNAL MODULE: ./build/action/src/commands/load-config.js
var load_config = __webpack_require__(5660);
// EXTERNAL MODULE: ./build/action/src/commands/output.js
var output = __webpack_require__(2752);
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
        const { path, text } = await (0,load_config/* readConfigText */.im)(host, flags.config);
        const report = checkConfig(text, { filename: path, env: host.env });
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
            host.write(`${path}: ${projects} projects, ${terminals} terminals, ${executors} executors.\n`);
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

/***/ 5660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ loadConfig),
/* harmony export */   im: () => (/* binding */ readConfigText)
/* harmony export */ });
/* unused harmony export CONFIG_NAMES */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _config_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3361);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4175);
/** Finds and reads the configuration file of a command. */





const CONFIG_NAMES = ['agentd.yml', 'agentd.yaml', '.github/agentd/config.yml', '.github/agentd.yml'];
/** @throws {ConfigError} no file, or problems: all of them at once. */
async function loadConfig(host, named) {
    const { path, text } = await readConfigText(host, named);
    return { config: (0,_config_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .requireConfig */ .E)(text, path), path, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) };
}
async function readConfigText(host, named) {
    const found = named ?? CONFIG_NAMES.find((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(host.cwd, name)));
    if (found === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL({
            code: 'config-absent',
            message: `There is no ${CONFIG_NAMES.join(', ')} here.`,
            remedy: 'Name the file with --config FILE.',
            retry: false,
        });
    }
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(host.cwd, found);
    try {
        return { path, text: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8') };
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL({ code: 'config-unreadable', message: `${path} cannot be read.`, remedy: 'Check the path.', retry: false }, { cause });
    }
}


/***/ }),

/***/ 2752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   bi: () => (/* binding */ writeProblem),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   h5: () => (/* binding */ shownTime),
/* harmony export */   nI: () => (/* binding */ paint),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4175);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8214);
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


/***/ })

};
