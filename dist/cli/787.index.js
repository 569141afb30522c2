export const id = 787;
export const ids = [787];
export const modules = {

/***/ 20091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hc: () => (/* binding */ host),
/* harmony export */   K$: () => (/* binding */ script),
/* harmony export */   K1: () => (/* binding */ CHOICE),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   v7: () => (/* binding */ pause),
/* harmony export */   vs: () => (/* binding */ template),
/* harmony export */   yR: () => (/* binding */ slug),
/* harmony export */   zW: () => (/* binding */ envKey)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);
/** Kinds of values that several sections share. */

const name = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'use letters, digits, dot, dash, underscore');
const envKey = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'name an environment variable, such as PLANE_TOKEN');
/** As Plane makes them: a path of its API is built of it. */
const slug = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .min(1)
    .regex(/^[\w-]*$/, 'write it as in the address bar: letters, digits, dash and underscore');
/** Not `user@host`, `host:port`, a URL, or what a program takes for an option. */
const host = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .min(1)
    .regex(/^(?:(?:[^-\s@/\\:[\]][^\s@/\\:[\]]*)?|\[?[\dA-Fa-f]*:[\dA-Fa-f:.]*:[\dA-Fa-f.]*(?:%\w+)?\]?)$/, 'write the name or address alone; user and port have keys of their own');
/** True, or why in words. */
const pause = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/\S/, 'say why, or write true')], 'write true, or the reason in words')
    .default(false);
const seconds = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative();
/** Windows takes no longer command line. */
const template = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(8000);
/** What a label may choose: a word that no option parser takes for an option, and no TOML or JSON string for its end. */
const CHOICE = /^[A-Za-z0-9][\w.:/@+[\]-]{0,127}$/;
const choice = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(CHOICE, 'begin with a letter or digit, then use those, `. _ : / @ + [ ] -`, and at most 128 characters');
/** Windows PowerShell loses double quotes, and what begins with a dash is an option. */
const script = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[^-\s"\p{Cc}][^"\p{Cc}]{0,999}$/u, 'name a file or a command, without a dash at the beginning, double quotes and line breaks');


/***/ }),

/***/ 78787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TS: () => (/* binding */ Config),
  ym: () => (/* binding */ StateConfig)
});

// UNUSED EXPORTS: ExecutorConfig, LabelRoute, LimitsConfig, NoticeConfig, PlaneConfig, ProjectConfig, PullRequestsConfig, RetryConfig, StateNames, TerminalConfig, WarpgateConfig

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./build/action/src/config/atoms.js
var atoms = __webpack_require__(20091);
;// CONCATENATED MODULE: ./build/action/src/config/executor-schema.js
/** The section `executors`: ways to drive an agent. */


const ExecutorConfig = schemas/* strictObject */.rej({
    adapter: schemas/* enum */.k5n(['codex', 'claude-code', 'shell', 'http', 'mock'])
        .describe('Which tool, and so how its output is read; `http` is refused by this version.'),
    run: atoms/* template */.vs
        .optional()
        .describe("Command template for a new thread, such as `codex exec --json -m '{model}' -o '{out}' -`. The prompt comes on stdin. Filled in: `{repo}` `{model}` `{effort}` `{tier}` `{out}` (where the answer is written) `{thread}` `{perm}` `{script}` `{run_dir}`."),
    resume: atoms/* template */.vs.optional().describe('Command template to continue a thread.'),
    models: schemas/* array */.YOg(atoms/* choice */.Yq).default([]).describe('Models that may be asked for by label; empty: any.'),
    default_model: atoms/* choice */.Yq.optional().describe('Model when no label chooses one.'),
    default_effort: atoms/* choice */.Yq.optional().describe('Effort when no label chooses one.'),
    tier_arg: schemas/* string */.YjP()
        .optional()
        .describe('What `{tier}` becomes when there is a tier; `{tier}` inside it is the tier, quoted for its place.'),
    tier_defaults: schemas/* record */.g1P(atoms/* choice */.Yq, atoms/* choice */.Yq).default({}).describe('Model → tier when no label chooses one.'),
    perm: schemas/* string */.YjP().optional().describe('What `{perm}` becomes: options, put in as they are.'),
    script: atoms/* script */.K$.optional().describe('For `shell`: the script when no label chooses one.'),
    survivors: schemas/* enum */.k5n(['end', 'keep'])
        .default('end')
        .describe('What becomes of processes that an agent leaves behind at its normal end: they are ended with the run, or live on. docs/operations.md tells how one alone is kept.'),
    thread_from: schemas/* string */.YjP().optional().describe('Descriptive only.'),
    last_message: schemas/* string */.YjP().optional().describe('Descriptive only.'),
    mock: schemas/* strictObject */.rej({
        delay_ms: schemas/* number */.aig().int().nonnegative().default(0).describe('How long the run takes.'),
        message: schemas/* string */.YjP().optional().describe('Last message; default `[review] done`.'),
        messages: schemas/* array */.YOg(schemas/* string */.YjP())
            .optional()
            .describe('Last message of the first, second … run of an item; the last one repeats.'),
        exit_code: schemas/* number */.aig().int().default(0).describe('Exit code of the run.'),
        exit_codes: schemas/* array */.YOg(schemas/* number */.aig().int())
            .optional()
            .describe('Exit code of the first, second … run; the last one repeats.'),
        tail: schemas/* string */.YjP().default('').describe('The last frame.'),
        status: schemas/* enum */.k5n(['success', 'failed', 'cancelled'])
            .default('success')
            .describe('What it says of its own end; `failed` and `cancelled` have no last message, whatever the exit code.'),
        events: schemas/* array */.YOg(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()))
            .default([])
            .describe('Printed as lines of JSON before the delay; the last one is the last frame where `tail` is empty.'),
        fail_start: schemas/* boolean */.zMY().default(false).describe('`start` throws and nothing starts.'),
        fail_answer: schemas/* boolean */.zMY().default(false).describe('`start` throws although the run has started.'),
    })
        .optional()
        .describe('For `mock`: what the run does.'),
    url: schemas/* url */.OZ5().optional().describe('For `http`, which this version refuses: the endpoint.'),
    token_key: atoms/* envKey */.zW
        .optional()
        .describe('For `http`, which this version refuses: environment variable that holds the key.'),
})
    .describe('One way to drive an agent.');

// EXTERNAL MODULE: ./build/action/src/config/terminal-schema.js
var terminal_schema = __webpack_require__(31657);
// EXTERNAL MODULE: ./build/action/src/config/warpgate-schema.js
var warpgate_schema = __webpack_require__(93386);
;// CONCATENATED MODULE: ./build/action/src/config/schema.js
/**
 * The configuration, defined once: TypeScript type, validation, defaults, README table and `config/schema.json` all
 * come from here (DESIGN §10). Cross-field rules live in `rules.ts`; reading YAML in `parse.ts`.
 */








const PlaneConfig = schemas/* strictObject */.rej({
    base_url: schemas/* url */.OZ5({ protocol: /^https?$/ })
        .describe('Address of the API host: `https://api.plane.so` or your own, without `/api/v1`.'),
    web_url: schemas/* url */.OZ5({ protocol: /^https?$/ })
        .optional()
        .describe('Address people open in a browser, when it differs from `base_url`.'),
    workspace: atoms/* slug */.yR.describe('Workspace slug, as in the address bar.'),
    token_key: atoms/* envKey */.zW.describe('Environment variable that holds the API key that reads Plane.'),
    webhook_secret_key: atoms/* envKey */.zW.optional().describe('Environment variable that holds the webhook secret.'),
    requests_per_minute: schemas/* number */.aig()
        .int()
        .min(1)
        .default(60)
        .describe('Requests a minute that one API key is allowed (`API_KEY_RATE_LIMIT`).'),
})
    .describe('How to reach Plane.');
const StateConfig = schemas/* strictObject */.rej({
    store: schemas/* enum */.k5n(['file', 'branch', 'artifact'])
        .describe('Where the state is kept: `file` (CLI), `branch` (Actions), `artifact`.'),
    path: schemas/* string */.YjP()
        .min(1)
        .default('state/agentd-state.json')
        .describe('Path of the state file: on disk, relative to the config file, or in the branch.'),
    branch: schemas/* string */.YjP().min(1).default('agentd-state').describe('For `branch`: the dedicated branch.'),
    repository: schemas/* string */.YjP()
        .regex(/^[^/\s]+\/[^/\s]+$/)
        .optional()
        .describe('For `branch`, `artifact`: `owner/name`; default: the repository that runs the workflow.'),
    workflow: schemas/* string */.YjP()
        .regex(/^[^/\s]+\.ya?ml$/, 'name the file alone, such as agentd.yml')
        .optional()
        .describe('For `artifact`: file name of the workflow that ticks, whose artifacts alone are believed; default: the one that runs.'),
})
    .describe('Where the state is kept.');
const PullRequestsConfig = schemas/* strictObject */.rej({
    status: schemas/* boolean */.zMY()
        .default(true)
        .describe('Whether open pull requests that belong to an item get a status comment.'),
    repositories: schemas/* array */.YOg(schemas/* string */.YjP().regex(/^[^/\s]+\/[^/\s]+$/, 'write owner/name'))
        .default([])
        .describe('Repositories whose pull requests are looked at, besides the one that runs the workflow.'),
    token_key: atoms/* envKey */.zW
        .optional()
        .describe('Environment variable that holds the GitHub token for these comments; default: `GITHUB_TOKEN`, which reaches only the repository that runs the workflow.'),
})
    .describe('Status comments on pull requests.');
const StateNames = schemas/* strictObject */.rej({
    working: schemas/* string */.YjP().min(1).describe('State of an item while an agent works on it.'),
    review: schemas/* string */.YjP().min(1).optional().describe('State after `[review]`.'),
    question: schemas/* string */.YjP().min(1).optional().describe('State after `[question]`.'),
    blocked: schemas/* string */.YjP().min(1).optional().describe('State after `[blocked]`.'),
    pick_up: schemas/* array */.YOg(schemas/* string */.YjP().min(1))
        .optional()
        .describe('States in which an assigned item may start; default: `working` and every state of the group `unstarted` that is none of the others here.'),
})
    .describe('State names of the project. Optional ones that are left out leave the item where it is.');
const LabelRoute = schemas/* strictObject */.rej({
    executor: atoms/* name */.UU.optional().describe('Executor to use.'),
    terminal: atoms/* name */.UU.optional().describe('Terminal to use; must answer as the user the item is assigned to.'),
    model: atoms/* choice */.Yq.optional().describe('Model to use.'),
    effort: atoms/* choice */.Yq.optional().describe('Effort to ask for.'),
    tier: atoms/* choice */.Yq.optional().describe('Service tier; `none`: no tier argument.'),
    script: atoms/* script */.K$.optional().describe('For the shell executor: the script to run.'),
})
    .describe('What a label chooses.');
const label = schemas/* string */.YjP().regex(/\S/, 'name a label');
const ProjectConfig = schemas/* strictObject */.rej({
    states: StateNames,
    routing: schemas/* strictObject */.rej({
        by_assignee: schemas/* record */.g1P(schemas/* string */.YjP(), atoms/* name */.UU)
            .describe('Display name of a bot user → terminal. The name must be the terminal’s `plane_user`.'),
        by_label: schemas/* record */.g1P(schemas/* string */.YjP(), LabelRoute)
            .default({})
            .describe('Label → what it chooses; letter case does not matter. Labels that are not listed choose by `exec:x`, `model:x`, `effort:x` and `tier:x`; of several the first in name order wins, a listed one before others.'),
    })
        .describe('Who does the work.'),
    default_executor: atoms/* name */.UU.describe('Executor when no label chooses one.'),
    require_label: schemas/* union */.KCZ([label, schemas/* array */.YOg(label).min(1)])
        .optional()
        .describe('Only items with this label, or with all labels of the list, are started; letter case does not matter.'),
    prompt: schemas/* string */.YjP()
        .min(1)
        .optional()
        .describe('Path of a Liquid template for the prompt, relative to the config file.'),
    concurrency: schemas/* number */.aig()
        .int()
        .min(0)
        .optional()
        .describe('Most runs at once in this project; 0: nothing new starts, and what runs is finished.'),
    paused: atoms/* pause */.v7.describe('`true`, or the reason in words: nothing new starts in this project; what runs is finished and posted.'),
    iteration_cap: schemas/* number */.aig()
        .int()
        .min(1)
        .optional()
        .describe('Most `[progress]` iterations in a row; overrides the global one.'),
    repos: schemas/* record */.g1P(atoms/* name */.UU, schemas/* string */.YjP().min(1))
        .default({})
        .describe('Terminal → repository path, overriding the terminal’s `repo`.'),
    respect_blockers: schemas/* boolean */.zMY().default(true).describe('Items that are blocked by unfinished items wait.'),
})
    .describe('One Plane project; the key is its identifier.');
const LimitsConfig = schemas/* strictObject */.rej({
    run_s: atoms/* seconds */.YA.min(1).default(7200).describe('Elapsed seconds after which a run is ended, by the terminal itself.'),
    stall_s: atoms/* seconds */.YA.default(2700).describe('Seconds without output after which a run is ended; 0: never.'),
    start_grace_s: atoms/* seconds */.YA.default(90).describe('How long a run directory without evidence counts as starting.'),
    // Nothing is sent in the last minute of a claim: less time would never let anything be sent.
    tick_s: atoms/* seconds */.YA
        .min(90)
        .default(240)
        .describe('Longest time a tick may take; its claim lasts that long, and nothing new is begun in its last minute.'),
    runs: schemas/* number */.aig()
        .int()
        .min(0)
        .default(20)
        .describe('Most runs at once over all projects; 0: nothing new starts, and what runs is finished.'),
    comment_chars: schemas/* number */.aig()
        .int()
        .min(500)
        .default(60_000)
        .describe('Longest message published; longer ones are cut at a block border.'),
})
    .describe('Limits.');
const RetryConfig = schemas/* strictObject */.rej({
    max_attempts: schemas/* number */.aig().int().min(1).default(3).describe('Attempts for transient failures, the first included.'),
    failed: schemas/* number */.aig().int().min(0).default(0).describe('Further attempts after a plain failure.'),
    timeout: schemas/* number */.aig().int().min(0).max(1).default(0).describe('Further attempts after a time limit.'),
    base_s: atoms/* seconds */.YA.min(1).default(60).describe('First wait; doubles with each attempt.'),
    max_s: atoms/* seconds */.YA.min(1).default(900).describe('Longest wait.'),
    transient_patterns: schemas/* array */.YOg(schemas/* string */.YjP().min(1))
        .optional()
        .describe('Regular expressions, matched on the tail; replace the built-in ones.'),
    env_patterns: schemas/* array */.YOg(schemas/* string */.YjP().min(1))
        .optional()
        .describe('Regular expressions, matched on the tail and the last message; replace the built-in ones.'),
})
    .describe('When a failed run is tried again.');
const NoticeConfig = schemas/* strictObject */.rej({
    url_key: atoms/* envKey */.zW.describe('Environment variable that holds the webhook address.'),
    format: schemas/* enum */.k5n(['json', 'slack', 'discord']).default('json').describe('What the receiver understands.'),
    tags: schemas/* array */.YOg(schemas/* enum */.k5n(['review', 'question', 'blocked', 'progress']))
        .default(['review', 'question', 'blocked'])
        .describe('Which results are told.'),
})
    .describe('Optional outgoing notice, because Plane notifies nobody of comments made through its API.');
const Config = schemas/* strictObject */.rej({
    $schema: schemas/* string */.YjP().optional().describe('For editors.'),
    plane: PlaneConfig,
    state: StateConfig,
    allowed_authors: schemas/* array */.YOg(schemas/* string */.YjP().min(1))
        .default([])
        .describe('User ids or e-mail addresses whose comments start new rounds. Empty: comments start nothing.'),
    projects: schemas/* record */.g1P(schemas/* string */.YjP().regex(/^[A-Z0-9_]{1,12}$/, 'use the project identifier, upper case'), ProjectConfig)
        .describe('Projects by identifier.'),
    terminals: schemas/* record */.g1P(atoms/* name */.UU, terminal_schema/* TerminalConfig */.r).describe('Machines by name.'),
    warpgate: warpgate_schema/* WarpgateConfig */._1.optional(),
    executors: schemas/* record */.g1P(atoms/* name */.UU, ExecutorConfig).describe('Executors by name.'),
    iteration_cap: schemas/* number */.aig()
        .int()
        .min(1)
        .default(5)
        .describe('Most `[progress]` iterations in a row; then the item asks.'),
    agentd: schemas/* strictObject */.rej({ helpers_dir: schemas/* string */.YjP().optional().describe('Accepted and not needed.') })
        .optional()
        .describe('Accepted and not needed.'),
    limits: LimitsConfig.prefault({}),
    retry: RetryConfig.prefault({}),
    notices: schemas/* array */.YOg(NoticeConfig).default([]).describe('Where results are told besides Plane.'),
    pull_requests: PullRequestsConfig.optional(),
})
    .describe('Configuration of agentd for Plane.');


/***/ }),

/***/ 31657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ WAY_KEYS),
/* harmony export */   r: () => (/* binding */ TerminalConfig)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _atoms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20091);
/** The section `terminals`: machines that run agents. */


const TerminalConfig = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    transport: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['local', 'direct-ssh', 'warpgate-ssh']).describe('How a script reaches the machine.'),
    os: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['linux', 'darwin', 'windows']).describe('Operating system.'),
    repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Absolute path of the repository on the machine.'),
    run_root: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('Absolute path under which run directories are made; default: `~/.agentd/runs` of the user (local only).'),
    plane_user: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Display name of the Plane user this terminal answers as.'),
    token_key: _atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .envKey */ .zW.describe('Environment variable that holds that user’s API key.'),
    executors: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU).min(1).describe('Executors this terminal can run.'),
    concurrency: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .int()
        .min(0)
        .default(1)
        .describe('Most runs at once on this terminal; 0: nothing new starts, and what runs is finished.'),
    paused: _atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .pause */ .v7.describe('`true`, or the reason in words: nothing new starts on this terminal; what runs is finished and posted.'),
    isolation: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['none', 'worktree'])
        .default('none')
        .describe('`worktree`: each item gets its own git worktree and branch `agentd/<KEY>`, and what a run leaves is committed there. `none`: one run per repository.'),
    push: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, 'name a git remote, such as origin')
        .optional()
        .describe('With `isolation: worktree`: git remote to which each item’s branch is pushed after a run; default: none.'),
    capabilities: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU).default([]).describe('What items may ask for with a `needs:<capability>` label.'),
    busy_processes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)
        .default([])
        .describe('No start while one of these processes runs and agentd has no open run here.'),
    bins: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1)).default({}).describe('First word of a command → absolute path.'),
    accounts: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(_atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU, _atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)
        .default({})
        .describe('Executor → account whose quota it uses; default `<terminal>/<executor>`.'),
    utc_offset: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[+-]\d{2}:\d{2}$/)
        .optional()
        .describe('Zone of the machine, when it cannot be asked.'),
    wrap: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1))
        .optional()
        .describe('Sandbox command (docker, bwrap …) put before the agent’s command; the placeholders of templates are filled in.'),
    env: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        pass: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[A-Za-z_][A-Za-z0-9_]*\*?$/, 'write a name, or the beginning of names and *'))
            .default([])
            .describe('Variables that runs get besides: `local`, of the environment that agentd is started with; elsewhere, of those that the login session has and runs are not given, such as `GITHUB_TOKEN`. A name, or the beginning of names with `*`, such as `AWS_*`.'),
    })
        .prefault({})
        .describe('Environment of runs.'),
    host: _atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .host */ .Hc.optional().describe('Host name or address.'),
    port: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1).max(65535).optional().describe('SSH port.'),
    user: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[A-Za-z_][A-Za-z0-9._-]*$/)
        .optional()
        .describe('SSH user; default: `agent`.'),
    auth: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['tailscale', 'key'])
        .optional()
        .describe('`tailscale`: Tailscale SSH; `key`: the machine’s own sshd.'),
    ssh_key: _atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .envKey */ .zW.optional().describe('Environment variable that holds the private key.'),
    ssh_passphrase_key: _atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .envKey */ .zW.optional().describe('Environment variable that holds the passphrase of `ssh_key`.'),
    host_keys: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1)).optional().describe('Pinned host key lines.'),
    tofu: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .optional()
        .describe('Believe the host key that the machine shows at the first visit, and keep it in the state.'),
    proxy: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^(?:socks5h?:\/\/[^\s@]+|tailscale-nc)$/, 'write socks5://host:port or tailscale-nc')
        .optional()
        .describe('Way to the machine: `socks5://host:port`, or `tailscale-nc`, which is the default where Tailscale has no network interface.'),
    target: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .min(1)
        .regex(/^[^-]/, 'no name of a target begins with a dash: a command would take it for an option')
        .optional()
        .describe('Warpgate target; default: the terminal’s name.'),
    fallback: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['warpgate-ssh']).optional().describe('Channel to try when the first cannot be reached.'),
    launch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('Accepted and not needed: the launch method follows from `os`.'),
    helpers_dir: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('Accepted and not needed.'),
})
    .describe('One machine that runs agents.');
/** What says how a machine other than this one is reached. */
const WAY_KEYS = [
    'host',
    'port',
    'user',
    'auth',
    'ssh_key',
    'ssh_passphrase_key',
    'host_keys',
    'tofu',
    'proxy',
    'target',
    'fallback',
];


/***/ }),

/***/ 93386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ RELAY_PLACEHOLDERS),
/* harmony export */   Qf: () => (/* binding */ placeholdersIn),
/* harmony export */   _1: () => (/* binding */ WarpgateConfig),
/* harmony export */   x5: () => (/* binding */ NATIVE_KEYS)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _atoms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20091);
/** The section `warpgate`: the bastion through which terminals with `warpgate-ssh` are reached. */


const WarpgateConfig = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    host: _atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .host */ .Hc.optional().describe('Native way: host name or address of Warpgate’s SSH server.'),
    port: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1).max(65535).optional().describe('Port of Warpgate’s SSH server; default: 2222.'),
    user: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[^\s:#]+$/, 'write the Warpgate user alone; the target is added')
        .optional()
        .describe('Warpgate user; the login is `user:target`.'),
    ssh_key: _atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .envKey */ .zW.optional().describe('Environment variable that holds that user’s private key.'),
    ssh_passphrase_key: _atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .envKey */ .zW.optional().describe('Environment variable that holds the passphrase of `ssh_key`.'),
    host_keys: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1)).optional().describe('Pinned host key lines of Warpgate itself.'),
    tofu: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .optional()
        .describe('Believe the host key that Warpgate shows at the first visit, and keep it in the state.'),
    proxy: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^(?:socks5h?:\/\/[^\s@]+|tailscale-nc)$/, 'write socks5://host:port or tailscale-nc')
        .optional()
        .describe('Way to Warpgate, as `proxy` of a terminal.'),
    relay: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1))
        .min(1)
        .optional()
        .describe('Relay way: the words of a command that runs something on a target. `{target}`, `{vault_config}` and `{script}` (a word by itself) are put in.'),
    vault_config: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).optional().describe('What is put in for `{vault_config}`, such as a path.'),
    relay_env: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .envKey */ .zW)
        .default([])
        .describe('Environment variables that only the relay command gets; they are secret for everybody else.'),
})
    .describe('The bastion for `warpgate-ssh`: either the native way (`host`, `user`, `ssh_key` …) or `relay`.');
/** Keys of the native way. */
const NATIVE_KEYS = [
    'host',
    'port',
    'user',
    'ssh_key',
    'ssh_passphrase_key',
    'host_keys',
    'tofu',
    'proxy',
];
/** What is put into the words of a relay command. */
const RELAY_PLACEHOLDERS = ['target', 'vault_config', 'script'];
/** Everything of the form `{word}`. */
function placeholdersIn(word) {
    return [...word.matchAll(/\{([a-z_]{1,20})\}/g)].map(([, name = '']) => name);
}


/***/ })

};
