export const id = 399;
export const ids = [399];
export const modules = {

/***/ 97399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RJ: () => (/* binding */ aheadOf),
  Zz: () => (/* binding */ compose),
  JA: () => (/* binding */ composeFleet),
  UE: () => (/* binding */ composePullStatus),
  oh: () => (/* binding */ meansOf),
  iO: () => (/* binding */ planeOf),
  y: () => (/* binding */ redactorOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bot/clean.js
var clean = __webpack_require__(85151);
// EXTERNAL MODULE: ./build/bot/redact.js + 2 modules
var redact = __webpack_require__(13701);
// EXTERNAL MODULE: ./build/action/src/config/barred.js
var config_barred = __webpack_require__(7925);
// EXTERNAL MODULE: ./build/action/src/config/environment.js
var environment = __webpack_require__(67068);
// EXTERNAL MODULE: ./build/action/src/config/explain.js
var explain = __webpack_require__(66938);
// EXTERNAL MODULE: ./build/action/src/config/last-good.js
var last_good = __webpack_require__(3467);
// EXTERNAL MODULE: ./build/action/src/config/seal.js
var seal = __webpack_require__(85132);
// EXTERNAL MODULE: ./build/action/src/config/secrets.js
var secrets = __webpack_require__(91096);
;// CONCATENATED MODULE: ./build/action/src/config/unset.js
/** Secrets that a tick needs and that are not set: what cannot start without them. Pure. */


/** What is named besides is no part of any run: who uses it says that it is missing. */
function barredByUnset(config, env) {
    const unset = (0,secrets/* secretUses */.D)(config).filter(({ key }) => (env[key] ?? '').trim() === '');
    const terminals = new Map();
    const executors = new Map();
    let all = null;
    const needed = [];
    for (const use of unset) {
        const [section, name] = use.path;
        const why = `${use.key} is not set`;
        if (section === 'plane' && name === 'token_key')
            all = why;
        else if (section === 'terminals')
            put(terminals, String(name), why);
        else if (section === 'executors')
            put(executors, String(name), why);
        else if (section === 'warpgate') {
            const behind = withoutOtherWay(config);
            if (behind.length === 0)
                continue;
            for (const terminal of behind)
                put(terminals, terminal, why);
        }
        else
            continue;
        needed.push(use);
    }
    const bar = { all, projects: new Map(), terminals, executors };
    if (needed.length === 0)
        return { ...bar, problems: [] };
    const names = [...new Set(needed.map(({ key }) => key))].join(', ');
    const tokens = needed.some(({ kind }) => kind === 'plane token');
    const problem = {
        code: tokens ? 'plane-token-missing' : 'secret-missing',
        message: `No value for ${names} in the environment. ${(0,config_barred/* notDone */.Gj)(bar)}`,
        remedy: 'Set the variables that the configuration names; `agentd check-config` prints the env block.',
        retry: false,
    };
    return { ...bar, problems: [problem] };
}
function put(reasons, name, why) {
    if (!reasons.has(name))
        reasons.set(name, why);
}
/** Only these cannot do without the bastion: for the others it is a second way. */
function withoutOtherWay({ terminals }) {
    return Object.entries(terminals).flatMap(([name, { transport }]) => (transport === 'warpgate-ssh' ? [name] : []));
}

// EXTERNAL MODULE: ./build/action/src/core/state-text.js
var state_text = __webpack_require__(933);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/transports/ssh/host-key-notes.js
var host_key_notes = __webpack_require__(30318);
// EXTERNAL MODULE: ./build/action/src/executors/command-line.js
var command_line = __webpack_require__(20753);
// EXTERNAL MODULE: ./build/action/src/executors/adapters.js + 16 modules
var adapters = __webpack_require__(54568);
// EXTERNAL MODULE: ./build/action/src/executors/run-handle.js
var run_handle = __webpack_require__(93265);
// EXTERNAL MODULE: ./build/action/src/executors/run-reader.js
var run_reader = __webpack_require__(64224);
;// CONCATENATED MODULE: ./build/action/src/executors/readers.js




/**
 * @param executor by whose name the run was started. A handle of version 1 does not say how it is read: the executor of
 * that name does, and where there is none any more, the adapter of that name.
 * @throws {ConfigError} `handle-foreign`, `executor-unknown`.
 */
function readerOf(handle, executor, config) {
    const { adapter } = (0,run_handle/* parseHandle */.S$)(handle);
    if (adapter !== null)
        return new run_reader/* RunReader */.b1((0,adapters/* adapterOf */.n)(adapter));
    const configured = Object.hasOwn(config.executors, executor) ? config.executors[executor]?.adapter : undefined;
    const name = configured ?? executor;
    if ((0,run_handle/* isAdapterName */.l7)(name))
        return new run_reader/* RunReader */.b1((0,adapters/* adapterOf */.n)(name));
    throw new errors/* ConfigError */.xL({
        code: 'executor-unknown',
        message: `Executor ${executor} is no longer in the config, and its run was started by a version that did not write down how it is read.`,
        remedy: `Put executors.${executor} back until its run is collected, or give the item up with \`agentd release\`.`,
        retry: false,
    });
}

// EXTERNAL MODULE: ./build/action/src/executors/runner.js
var runner = __webpack_require__(98413);
;// CONCATENATED MODULE: ./build/action/src/fleet.js






const NO_CONTEXT = { asked_thread: null, totals_before: null };
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
    know(host_keys) {
        this.#parts.host_keys?.know(host_keys);
    }
    /** For what is asked of a terminal besides its runs. @throws {AgentdError} it cannot be used. */
    transportOf(terminal) {
        return this.#transport(terminal);
    }
    /** @throws {ConfigError} the executor or the terminal cannot be used by this configuration. */
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
        const asked = [];
        for (const ref of refs) {
            const look = attempt(() => this.#reader(ref).inspect(ref.handle, ref.identity));
            if ('problem' in look)
                runs.set(ref.id, { state: 'unknown', problem: look.problem });
            else
                asked.push({ ref, look: look.it });
        }
        try {
            const counts = names.map((name) => ({ op: 'process_count', name }));
            const looks = asked.map(({ look }) => look);
            const results = await this.#transport(terminal).batch([{ op: 'facts' }, ...counts, ...looks], null);
            const clock = (0,runner/* clockOf */.ie)(results[0], this.#parts.clock.now());
            names.forEach((name, index) => {
                const count = results[1 + index];
                processes[name] = count !== undefined && 'count' in count ? count.count : null;
            });
            asked.forEach(({ ref }, index) => {
                const result = results[1 + names.length + index];
                const seen = attempt(() => (0,runner/* inspectionOf */.Ms)(result, this.#reader(ref), ref.handle, ref.context, clock));
                runs.set(ref.id, 'problem' in seen ? { state: 'unknown', problem: seen.problem } : seen.it);
            });
            return { reached: true, processes, utc_offset_min: clock.utc_offset_min, ...this.#learned(terminal) };
        }
        catch (error) {
            const problem = (0,errors/* problemOf */.Zw)(error);
            for (const { ref } of asked)
                runs.set(ref.id, { state: 'unknown', problem });
            return { reached: false, problem, processes, utc_offset_min: null };
        }
    }
    #learned(terminal) {
        const own = this.#parts.host_keys?.news(terminal) ?? [];
        const bastion = this.#parts.host_keys?.news(host_key_notes/* BASTION */.xX) ?? [];
        return {
            ...(own.length === 0 ? {} : { learned_host_keys: own }),
            ...(bastion.length === 0 ? {} : { learned_bastion_keys: bastion }),
        };
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
        let answers;
        try {
            const transport = this.#transport(terminal);
            for (const order of orders) {
                const planned = attempt(() => this.#operation(order));
                if ('problem' in planned)
                    results.set(order.ref.id, { status: 'refused', problem: planned.problem });
                else
                    sent.push({ order, operation: planned.it });
            }
            if (sent.length === 0)
                return;
            answers = await transport.batch(sent.map(({ operation }) => operation), fence);
        }
        catch (error) {
            const result = notAnswered(error);
            for (const { ref } of orders)
                if (!results.has(ref.id))
                    results.set(ref.id, result);
            return;
        }
        sent.forEach(({ order }, index) => {
            const result = attempt(() => this.#resultOf(order, answers[index]));
            results.set(order.ref.id, 'problem' in result ? { status: 'unknown', problem: result.problem } : result.it);
        });
    }
    /** @throws {AgentdError} the order cannot be planned, or the mock was told to refuse it. */
    #operation(order) {
        const { terminal, executor, handle, identity, elapsed_s } = order.ref;
        switch (order.type) {
            case 'start': {
                const line = this.#line(terminal, executor);
                if (line.mischief === 'fail_start')
                    throw new errors/* TransportError */.wX(runner/* MISCHIEF */.nB);
                return line.start(order.run, order.replaces);
            }
            case 'kill': {
                // A run that nobody can read any more is ended all the same.
                const reader = attempt(() => this.#reader(order.ref));
                return 'problem' in reader ? (0,run_reader/* killOf */.Mf)(handle, identity, []) : reader.it.kill(handle, identity);
            }
            case 'void':
                return (0,run_reader/* voidOf */.Ch)(handle);
            case 'watch':
                return (0,run_reader/* watchOf */.xE)(handle, identity, elapsed_s);
            case 'forget':
                return (0,run_reader/* forgetOf */.zL)(handle);
        }
    }
    #resultOf(order, answer) {
        const { terminal, executor, handle } = order.ref;
        if (order.type === 'start' && this.#line(terminal, executor).mischief === 'fail_answer') {
            return { status: 'unknown', problem: runner/* MISCHIEF */.nB };
        }
        if (answer === undefined)
            return { status: 'unknown', problem: runner/* NO_ANSWER */.Dn };
        if ('refused' in answer)
            return { status: 'refused', problem: answer.refused };
        if ('inspection' in answer) {
            const after = attempt(() => this.#reader(order.ref).read(answer.inspection, handle, NO_CONTEXT, run_reader/* NO_CLOCK */.x3));
            return { status: 'done', after: 'problem' in after ? { state: 'unknown', ...after } : after.it };
        }
        if ('status' in answer && answer.status === 'evidence')
            return { status: 'evidence' };
        if ('identity' in answer) {
            const { identity, how } = answer;
            return { status: 'done', after: null, identity, ...(how === undefined ? {} : { how }) };
        }
        return { status: 'done', after: null };
    }
    #reader({ handle, executor }) {
        return readerOf(handle, executor, this.#parts.config);
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
            line = new command_line/* CommandLineExecutor */.X(executor, terminal, this.#parts.config, this.#transport(terminal));
            this.#lines.set(key, line);
        }
        return line;
    }
}
/** What came of it, or why nothing did. */
function attempt(act) {
    try {
        return { it: act() };
    }
    catch (error) {
        return { problem: (0,errors/* problemOf */.Zw)(error) };
    }
}
/**
 * Surely nothing was sent where the way there failed first, where the machine is not the one we know, and where the
 * configuration cannot be used, which is found out before. Of anything else nobody knows.
 */
function notAnswered(error) {
    const problem = (0,errors/* problemOf */.Zw)(error);
    const surelyNot = error instanceof errors/* Unreached */.YX || error instanceof errors/* HostKeyError */.oZ || error instanceof errors/* ConfigError */.xL;
    if (!surelyNot)
        return { status: 'unknown', problem };
    const away = error instanceof errors/* Unreached */.YX && problem.retry ? { away: true } : {};
    return { status: 'refused', problem, unreached: true, ...away };
}

// EXTERNAL MODULE: ./build/action/src/github-host.js + 10 modules
var github_host = __webpack_require__(65716);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./build/action/src/github/refusal.js + 1 modules
var refusal = __webpack_require__(9263);
;// CONCATENATED MODULE: ./build/action/src/github/oldest-run.js
/**
 * Whether a workflow run is the one that may act: the oldest of its workflow that has not ended. For the artifact store,
 * which cannot compare and swap.
 */


const Run = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    status: schemas/* string */.YjP().nullable(),
    /** Of the current attempt. */
    run_started_at: schemas/* string */.YjP().nullish(),
    created_at: schemas/* string */.YjP().nullish(),
});
const Runs = schemas/* object */.Ikc({ workflow_runs: schemas/* array */.YOg(Run) });
/**
 * Runs that wait to begin count, too: one that was made earlier and begins later would otherwise find itself the oldest
 * while ours is still acting. A re-run counts from its restart.
 * @throws {GitHubError} it cannot be told, which means: do not act.
 */
async function isOldestRun(github, { repository, workflow, run_id }) {
    const file = workflow.replace(/^.*\//, '');
    const actions = ['repos', ...repository.split('/'), 'actions'];
    const list = (query) => github
        .send({ method: 'GET', path: [...actions, 'workflows', file, 'runs'], query: { per_page: '100', ...query } })
        .then(({ json }) => parsed(Runs, json, 'workflow runs').workflow_runs);
    const [own, newest, running] = await Promise.all([
        github
            .send({ method: 'GET', path: [...actions, 'runs', String(run_id)] })
            .then(({ json }) => parsed(Run, json, `run ${run_id}`)),
        list({}),
        // One that has run for very long is no longer among the newest.
        list({ status: 'in_progress' }),
    ]);
    const others = [...newest, ...running].filter(({ id, status }) => id !== run_id && status !== 'completed');
    const [first] = others.filter((other) => isBefore(other, own)).toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
    return first === undefined
        ? { oldest: true, ahead: null }
        : { oldest: false, ahead: { id: first.id, status: first.status ?? 'unknown' } };
}
function isBefore(a, b) {
    const [at, bt] = [startOf(a), startOf(b)];
    return at === bt ? a.id < b.id : at < bt;
}
/** A run without a time is taken for the oldest. */
function startOf(run) {
    const time = Date.parse(run.run_started_at ?? run.created_at ?? '');
    return Number.isNaN(time) ? 0 : time;
}
function parsed(schema, json, what) {
    const result = schema.safeParse(json);
    if (result.success)
        return result.data;
    throw (0,refusal/* unreadableAnswer */.Cw)(`${what}: ${result.error.issues[0]?.message ?? 'invalid'}`);
}

;// CONCATENATED MODULE: ./build/action/src/github/pulls.js
/** Pull requests and their comments over the REST API. */


const PAGE = 100;
/** More open pull requests than these are not looked at in one tick: those with the oldest activity. */
const PULL_PAGES = 5;
const COMMENT_PAGES = 30;
const INSIDERS = ['OWNER', 'MEMBER', 'COLLABORATOR'];
const Side = schemas/* object */.Ikc({
    ref: schemas/* string */.YjP(),
    /** null: the fork was deleted. */
    repo: schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() }).nullish(),
});
const Pull = schemas/* object */.Ikc({
    number: schemas/* number */.aig(),
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullish(),
    html_url: schemas/* string */.YjP(),
    state: schemas/* string */.YjP().nullish(),
    author_association: schemas/* string */.YjP().nullish(),
    locked: schemas/* boolean */.zMY().nullish(),
    head: Side,
    base: schemas/* object */.Ikc({ repo: schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() }) }),
});
const Comment = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    body: schemas/* string */.YjP().nullish(),
    /** null: the account was deleted. */
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullable(),
});
const Viewer = schemas/* object */.Ikc({ data: schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) }) });
/** A pull request as the API and events hold it; null: it is none. */
function pullOf(json) {
    const parsed = Pull.safeParse(json);
    if (!parsed.success)
        return null;
    const { number, title, body, html_url, head, base, state, author_association, locked } = parsed.data;
    return {
        repository: base.repo.full_name,
        number,
        title,
        body: body ?? '',
        branch: head.ref,
        url: html_url,
        fork: head.repo?.full_name.toLowerCase() !== base.repo.full_name.toLowerCase(),
        insider: INSIDERS.includes(author_association ?? ''),
        locked: locked ?? false,
        open: state !== 'closed',
    };
}
function githubPulls(github) {
    let me = null;
    const at = (repository, ...path) => ['repos', ...repository.split('/'), ...path];
    const pages = async (path, query, most, read) => {
        const found = [];
        for (let page = 1; page <= most; page += 1) {
            const asked = { ...query, per_page: String(PAGE), page: String(page) };
            const { json } = await github.send({ method: 'GET', path, query: asked });
            if (!Array.isArray(json))
                throw (0,refusal/* unreadableAnswer */.Cw)(`${path.join('/')} is no list`);
            found.push(...json.map((entry) => read(entry)));
            if (json.length < PAGE)
                return { all: true, found };
        }
        return { all: false, found };
    };
    return {
        async open(repository) {
            const query = { state: 'open', sort: 'updated', direction: 'desc' };
            const { all, found } = await pages(at(repository, 'pulls'), query, PULL_PAGES, pullOf);
            return { all: all && !found.includes(null), pulls: found.filter((pull) => pull !== null) };
        },
        async comments(repository, number) {
            const path = at(repository, 'issues', String(number), 'comments');
            return (await pages(path, {}, COMMENT_PAGES, commentOf)).found;
        },
        async comment(repository, id) {
            const path = at(repository, 'issues', 'comments', String(id));
            const { status, json } = await github.send({ method: 'GET', path, expect: [404, 410] });
            return status === 200 ? commentOf(json) : null;
        },
        async addComment(repository, number, body) {
            const path = at(repository, 'issues', String(number), 'comments');
            return commentOf((await github.send({ method: 'POST', path, body: { body } })).json);
        },
        async editComment(repository, id, body) {
            const path = at(repository, 'issues', 'comments', String(id));
            return commentOf((await github.send({ method: 'PATCH', path, body: { body } })).json);
        },
        async removeComment(repository, id) {
            await github.send({
                method: 'DELETE',
                path: at(repository, 'issues', 'comments', String(id)),
                expect: [404, 410],
            });
        },
        // `/user` knows no app and no job; GraphQL tells of every token whose it is.
        whoAmI: () => (me ??= github
            .send({ method: 'POST', path: ['graphql'], body: { query: 'query { viewer { login } }' } })
            .then(({ json }) => viewerOf(json))
            .catch((error) => {
            me = null;
            throw error;
        })),
    };
}
function commentOf(json) {
    const parsed = Comment.safeParse(json);
    if (!parsed.success)
        throw (0,refusal/* unreadableAnswer */.Cw)(`a comment: ${parsed.error.issues[0]?.message ?? 'invalid'}`);
    const { id, body, user } = parsed.data;
    return { id, body: body ?? '', author: user?.login ?? '' };
}
function viewerOf(json) {
    const parsed = Viewer.safeParse(json);
    if (parsed.success)
        return parsed.data.data.viewer.login;
    throw (0,refusal/* unreadableAnswer */.Cw)('whose the token is');
}

// EXTERNAL MODULE: ./build/action/src/github/surroundings.js
var surroundings = __webpack_require__(14149);
// EXTERNAL MODULE: ./build/action/src/http.js + 1 modules
var http = __webpack_require__(8762);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/bot/digest.js
var bot_digest = __webpack_require__(14128);
// EXTERNAL MODULE: ./build/bot/facts.js
var bot_facts = __webpack_require__(33437);
// EXTERNAL MODULE: ./build/bot/markup.js
var markup = __webpack_require__(20328);
;// CONCATENATED MODULE: ./build/bot/github-text.js
/** Foreign text in GitHub's Markdown: shown as it is, addressing nobody and referring to nothing. Pure. */


/** Takes no room and no part in any name. */
const BREAK = '\u200b';
/**
 * One line. Of a mention, an issue's number, an address and a commit's name only the looks are left, so that nobody is
 * notified, no issue gets a reference or is closed, and nothing can be clicked.
 */
function githubText(text) {
    const inert = (0,clean/* clean */.u)(text)
        .replace(/:\/\//g, `:${BREAK}//`)
        .replace(/\bwww\./gi, (match) => `${match.slice(0, -1)}${BREAK}.`)
        .replace(/\bGH-(?=\d)/gi, (match) => `${match.slice(0, -1)}${BREAK}-`)
        .replace(/[@#]/g, (match) => `${match}${BREAK}`)
        .replace(/\b[0-9a-f]{7,40}\b/gi, (match) => match.replace(/.{6}(?=.)/g, `$&${BREAK}`));
    return (0,markup/* plain */.pj)(inert);
}

// EXTERNAL MODULE: ./build/bot/graphemes.js
var graphemes = __webpack_require__(50536);
// EXTERNAL MODULE: ./build/bot/scrub.js
var scrub = __webpack_require__(28229);
;// CONCATENATED MODULE: ./build/bot/pr-comment.js
/** Status of an item → the sticky comment on its pull request (pure). All wording of that comment is in this file. */




/** GitHub refuses longer comments. */
const COMMENT_MAX = 65_536;
/** Room for what a redactor may add. */
const BODY_MAX = 60_000;
const ROWS_MAX = 50;
const SENTENCE_MAX = 500;
/**
 * First line of the comment, which people do not see: by it the comment is found again. It names the configuration with
 * its state, so that two agentd on one repository do not write over each other.
 * @param config_id hexadecimal.
 */
function markerLine(config_id) {
    return `<!-- agentd:pr-status config=${config_id} -->`;
}
function hasMarker(body, config_id) {
    return (/^[^\r\n]*/.exec(body)?.[0] ?? '').trimEnd() === markerLine(config_id);
}
/** The whole comment, at most {@link COMMENT_MAX} characters; older rounds are left out where it would be longer. */
function renderPullComment(told, config_id, redact) {
    // Before the text is made inert: a secret with a break inside would not be known.
    const status = (0,scrub/* scrubbed */.f)(told, redact);
    for (let rows = ROWS_MAX;; rows = Math.floor(rows / 2)) {
        const body = rendered(status, config_id, rows);
        if (body.length <= BODY_MAX)
            return body;
        if (rows === 0)
            return `${(0,graphemes/* shorten */.ml)(body, BODY_MAX)}\n`;
    }
}
function rendered(status, config_id, rows) {
    const parts = [
        `${markerLine(config_id)}\n### ${pr_comment_link(status)}`,
        headline(status),
        waitsLine(status),
        runTable(status, rows),
        totals(status),
        '<sub>Kept up to date by agentd. The conversation is on the item in Plane.</sub>',
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function pr_comment_link({ key, url }) {
    const text = cell(key);
    return /^https?:\/\/[^\s<>()[\]]+$/.test(url) ? `[${text}](${url})` : text;
}
function headline({ state, open }) {
    const where = `**${cell(state)}**`;
    if (open === null)
        return where;
    const { executor, terminal, round, run_id, since, unreachable_since } = open;
    const works = `${cell(executor)} works on it on ${cell(terminal)} since ${(0,bot_facts/* moment */.n$)(since)} (round ${round}, ${cell(run_id)}).`;
    const lost = unreachable_since === null ? '' : ` It has not been seen since ${(0,bot_facts/* moment */.n$)(unreachable_since)}.`;
    return `${where} · ${works}${lost}`;
}
function waitsLine({ waits }) {
    if (waits === null)
        return '';
    const until = waits.until === null ? '' : ` Not before ${(0,bot_facts/* moment */.n$)(waits.until)}.`;
    return `**Waits:** ${cell(waits.detail)}${until}`;
}
function runTable({ ended, forgotten }, rows) {
    if (ended.length === 0)
        return '';
    const shown = rows === 0 ? [] : ended.slice(-rows);
    const hidden = ended.length - shown.length + forgotten;
    const lines = [
        '| round | run | result | executor | terminal | took | tokens | cost |',
        '| ---: | --- | --- | --- | --- | ---: | ---: | ---: |',
        ...shown.map(row),
    ];
    const before = hidden === 0 ? '' : `${hidden} earlier ${hidden === 1 ? 'run is' : 'runs are'} not shown.\n\n`;
    return `${before}${lines.join('\n')}`;
}
function row(run) {
    const cells = [
        run.round === null ? '' : String(run.round),
        cell(run.run_id),
        run.tag === null ? cell((run.class ?? '').replaceAll('_', ' ')) : `\\[${run.tag}\\]`,
        cell(run.executor),
        cell(run.terminal),
        run.seconds === null ? '' : (0,bot_facts/* duration */.p0)(run.seconds),
        run.tokens === null ? '' : (0,bot_facts/* grouped */.zD)(run.tokens),
        run.cost_usd === null ? '' : (0,bot_facts/* dollars */.E9)(run.cost_usd),
    ];
    return `| ${cells.join(' | ')} |`;
}
/** Of what is known; a sum that something is missing from is not shown. */
function totals({ ended, forgotten }) {
    if (ended.length < 2 || forgotten > 0)
        return '';
    const sum = (of) => ended.reduce((total, run) => {
        const part = of(run);
        return total === null || part === null ? null : total + part;
    }, 0);
    const [seconds, tokens, cost] = [sum((run) => run.seconds), sum((run) => run.tokens), sum((run) => run.cost_usd)];
    const facts = [
        `${ended.length} runs`,
        seconds === null ? '' : (0,bot_facts/* duration */.p0)(seconds),
        tokens === null ? '' : `${(0,bot_facts/* grouped */.zD)(tokens)} tokens`,
        cost === null ? '' : (0,bot_facts/* dollars */.E9)(cost),
    ];
    return `Together: ${facts.filter((fact) => fact !== '').join(', ')}.`;
}
function cell(text) {
    return githubText((0,graphemes/* shorten */.ml)(text, SENTENCE_MAX));
}

;// CONCATENATED MODULE: ./build/bot/pr-publish.js
/**
 * Keeps one comment on a pull request up to date (layer 4). Only a comment that bears our marker and was written by us,
 * with this token or with the one before it, is ever changed: a quoted marker, or one in a stranger's comment, is not
 * ours. Nothing is sent when nothing changed.
 */




/** What is sent for a body, whose texts are cleaned: the breaks that keep them from addressing anybody must stay. */
function pullCommentText(body, redact) {
    return (0,graphemes/* shorten */.ml)(redact(body), COMMENT_MAX);
}
/** Never rejects. */
async function putPullComment(place, body, ports) {
    try {
        return await pr_publish_put(place, pullCommentText(body, ports.redact), ports.pulls);
    }
    catch (error) {
        return { status: 'failed', problem: (0,errors/* problemOf */.Zw)(error) };
    }
}
/** Takes our comment away; none there is as good. Never rejects. @returns null: done. */
async function removePullComment(place, pulls) {
    try {
        const known = await knownComment(place, pulls);
        if (known !== null)
            await pulls.removeComment(place.repository, known.id);
        return null;
    }
    catch (error) {
        return (0,errors/* problemOf */.Zw)(error);
    }
}
async function pr_publish_put(place, text, pulls) {
    const { repository, number } = place;
    const digest = (0,bot_digest/* digestOf */.o)(text);
    const known = await knownComment(place, pulls);
    const status = known === null ? null : await bringUpToDate(known, place, text, pulls);
    if (known !== null && status !== null) {
        return { status, comment_id: known.id, author: known.author, digest, left: null };
    }
    const [found, ...others] = await ownComments(place, pulls);
    if (found === undefined) {
        const made = await pulls.addComment(repository, number, text);
        const comment_id = await keepOldest(place, made, text, pulls);
        return { status: 'created', comment_id, author: made.author, digest, left: known };
    }
    for (const other of others)
        await pulls.removeComment(repository, other.id);
    const same = isSame(found.body, text);
    if (!same)
        await pulls.editComment(repository, found.id, text);
    const { id: comment_id, author } = found;
    return { status: same ? 'unchanged' : 'updated', comment_id, author, digest, left: known };
}
/** null: it was written with an earlier token, and this one may not change it. */
async function bringUpToDate(known, { repository }, text, pulls) {
    if (isSame(known.body, text))
        return 'unchanged';
    try {
        await pulls.editComment(repository, known.id, text);
        return 'updated';
    }
    catch (error) {
        const forbidden = error instanceof errors/* AgentdError */.ie && FORBIDDEN.has(error.problem.code);
        if (!forbidden || known.author === (await pulls.whoAmI()))
            throw error;
        return null;
    }
}
/** How GitHub refuses a comment of somebody else. */
const FORBIDDEN = new Set(['github-permission', 'github-not-found']);
async function knownComment(place, pulls) {
    if (place.comment_id === null)
        return null;
    const comment = await pulls.comment(place.repository, place.comment_id);
    if (comment === null || !isMarked(comment, place))
        return null;
    return comment.author === place.author || comment.author === (await pulls.whoAmI()) ? comment : null;
}
/** One of an earlier version counts only where there is no other: an earlier agentd may share it with others. */
async function ownComments(place, pulls) {
    const comments = await pulls.comments(place.repository, place.number);
    const me = await pulls.whoAmI();
    const own = comments.filter(({ author }) => author === me);
    const marked = own.filter(({ body }) => hasMarker(body, place.config_id));
    return marked.length > 0 ? marked : own.filter((comment) => isMarked(comment, place)).slice(0, 1);
}
function isMarked({ body }, { config_id, former_id }) {
    return hasMarker(body, config_id) || (former_id !== null && hasMarker(body, former_id));
}
/** Another of us may have commented at the same moment; each then sees both, and the older one stays. */
async function keepOldest(place, made, text, pulls) {
    const [oldest] = await ownComments(place, pulls);
    if (oldest === undefined || oldest.id >= made.id)
        return made.id;
    await pulls.removeComment(place.repository, made.id);
    if (!isSame(oldest.body, text))
        await pulls.editComment(place.repository, oldest.id, text);
    return oldest.id;
}
/** GitHub may change line ends and drop what is blank at the end. */
function isSame(stored, text) {
    const tidy = (body) => body.replaceAll('\r\n', '\n').trimEnd();
    return tidy(stored) === tidy(text);
}

// EXTERNAL MODULE: ./build/bot/publish.js
var publish = __webpack_require__(62325);
// EXTERNAL MODULE: ./build/bot/invisible.js
var invisible = __webpack_require__(64373);
;// CONCATENATED MODULE: ./build/action/src/core/pull-lines.js
/** Lines of a pull request's text that say which item it belongs to. Pure. */

/** Longer lines say nothing of the kind. */
const LINE_MAX = 400;
const SCANNED_MAX = 10_000;
/** `Plane:`, `Work item:`: after the keys, a title may follow. */
const LABEL = /(?:plane(?: (?:work )?(?:item|issue))?|(?:work )?item|issue|ticket|task)[*_]{0,3} ?:/;
/** `Closes`, `Part of`: after the keys, the line is over. */
const VERB = /(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?|implement(?:s|ed)?|part of|refs?|references|relates to)[*_]{0,3}:?/;
const HEAD = new RegExp(`^ {0,3}(?:(?:[-*+]|\\d{1,3}[.)]) {1,4})?(?:\\[[ x]\\] )?[*_]{0,3}(?:(${LABEL.source})|${VERB.source})[*_]{0,3} {1,4}`, 'i');
/** `ENG-16`, `[ENG-16](https://…)`, `https://plane.example.com/acme/browse/ENG-16/`. */
const KEY = /^[*_`]{0,3}\[?(?:https?:\/\/[^\s()[\]]{1,200}\/)?([A-Z0-9_]{1,12}-[1-9]\d{0,8})(?![\p{L}\p{N}_-])\/?\]?(?:\([^\s()]{0,300}\))?[*_`]{0,3}/iu;
/**
 * Keys in capitals, in order. A mention in prose says nothing, and neither does what is quoted: blockquotes, code,
 * comments, and what is folded away, where release notes of third parties stand.
 */
function keysSaid(text) {
    return ownLines(text).flatMap(keysOfLine);
}
function keysOfLine(line) {
    const head = HEAD.exec(line);
    if (head === null)
        return [];
    const keys = [];
    let rest = line.slice(head[0].length);
    for (;;) {
        const [whole, key] = KEY.exec(rest) ?? [];
        if (whole === undefined || key === undefined)
            break;
        keys.push(key.toUpperCase());
        rest = rest.slice(whole.length);
        const between = /^ ?(?:,|&| and )(?: and )? ?(?=\S)/i.exec(rest);
        if (between === null)
            break;
        rest = rest.slice(between[0].length);
    }
    const ends = head[1] === undefined ? /^ *[.;]? *$/ : /^(?:[.,;:)]| |$)/;
    return ends.test(rest) ? keys : [];
}
/** A code span shows its words, and opens nothing. */
const CODE_SPAN = /(`+)(?!`)[^`\n]*(?:(?!\1)`+[^`\n]*)*\1(?!`)/g;
const FENCE = /^ {0,3}(?:(?:[-*+]|\d{1,9}[.)]) {1,4}){0,3} {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const FOLDS = /<(\/?)(?:details|blockquote|pre|code|del|s)\b/gi;
const QUOTE = /^ {0,3}>[ \t]*\S/;
/** What begins a block of its own, and so does not go on with the quote above it. */
const BLOCK = /^\s*(?:$|[-*+#<]|\d{1,9}[.)]\s)/;
/** Those that its author wrote as text. What is never closed hides the rest. */
function ownLines(text) {
    const lines = [];
    let fence = null;
    let commented = false;
    let quoted = false;
    let folded = 0;
    for (const written of text.split(/\r\n?|\n/)) {
        if (written.length > SCANNED_MAX)
            continue;
        const line = (0,invisible/* bare */.$B)(written).replace(/\p{Zs}/gu, ' ');
        if (fence !== null) {
            const bar = line.trim();
            if (bar.startsWith(fence) && /^(?:`+|~+)$/.test(bar))
                fence = null;
            continue;
        }
        const bar = commented ? undefined : FENCE.exec(line)?.[1];
        if (bar !== undefined) {
            fence = bar;
            quoted = false;
            continue;
        }
        const { rest, open } = uncommented(line, commented);
        commented = open;
        const before = folded;
        for (const [, end] of rest.replace(CODE_SPAN, '').matchAll(FOLDS)) {
            folded = end === '' ? folded + 1 : Math.max(0, folded - 1);
        }
        quoted = QUOTE.test(rest) || (quoted && !BLOCK.test(rest));
        if (before === 0 && folded === 0 && !quoted && rest.length <= LINE_MAX)
            lines.push(rest);
    }
    return lines;
}
/** The line without comments; `open`: the last one goes on in the next line. */
function uncommented(line, inside) {
    const spans = [...line.matchAll(CODE_SPAN)].map(({ index, 0: span }) => [index, index + span.length]);
    let rest = '';
    let at = 0;
    let open = inside;
    for (;;) {
        const next = line.indexOf(open ? '-->' : '<!--', at);
        if (next === -1)
            return { rest: open ? rest : rest + line.slice(at), open };
        const span = open ? undefined : spans.find(([from, to]) => from <= next && next < to);
        if (span !== undefined) {
            rest += line.slice(at, span[1]);
            at = span[1];
        }
        else {
            if (!open)
                rest += line.slice(at, next);
            // `<!-->` and `<!--->` are comments that hold nothing.
            at = open ? next + 3 : next + 2;
            if (!open && !/^---?>/.test(line.slice(at, at + 4)))
                at += 2;
            open = !open;
        }
    }
}

;// CONCATENATED MODULE: ./build/action/src/core/pull-item.js

/** `acme/app#12`: under this name state keeps what is known of a pull request. */
function pullRef({ repository, number }) {
    return `${repository}#${number}`;
}
/** In a text that anybody may write, more keys than these are not looked for. */
const KEYS_MAX = 50;
/**
 * The item's id; null: it belongs to none that is known. In this order: the name of its branch (`agentd/ENG-12`,
 * `feature/eng-12-login`), a key in its title, a line of its text that says so (`Plane: ENG-12`, `Closes ENG-12`). Only
 * keys of configured projects count, also those of before a rename. What state says of it decides only between items that are named alike: it was
 * found by the same words, and holds no longer than they do.
 *
 * What a stranger wrote into a pull request from a fork counts for nothing: it would show the item's state to them, and put
 * their link into Plane.
 */
function itemOfPull(pull, state, projects) {
    if (pull.fork && !pull.insider)
        return null;
    const ids = idsByKey(state, projects);
    const prefixes = new Set([...ids.keys()].map((key) => key.slice(0, key.lastIndexOf('-'))));
    const known = state.pulls?.[pullRef(pull)]?.item_id;
    const said = keysSaid(pull.body).join(' ');
    for (const text of [pull.branch.replace(/[a-z]+/g, (part) => part.toUpperCase()), pull.title, said]) {
        const named = keysIn(text, [...prefixes]).flatMap((key) => ids.get(key) ?? []);
        const [first] = named;
        if (first !== undefined)
            return known !== undefined && named.includes(known) ? known : first;
    }
    return null;
}
/** A key that an item had before its project was renamed names it, too, unless another project is called so by now. */
function idsByKey(state, projects) {
    const ids = new Map();
    const known = Object.entries(state.items);
    for (const [id, { former_keys }] of known) {
        for (const key of former_keys)
            if (!projects.includes(key.slice(0, key.lastIndexOf('-'))))
                ids.set(key, id);
    }
    // A project that was made again under its identifier has given keys a second time: the later item has it.
    const inOrder = known.toSorted(([, a], [, b]) => a.seen.created_at - b.seen.created_at);
    for (const [id, { key, project }] of inOrder)
        if (projects.includes(project))
            ids.set(key, id);
    return ids;
}
/** `ENG-12`, each once, in order; `XENG-12` and `ENG-12a` hold none. */
function keysIn(text, projects) {
    const found = new Set();
    for (const [, project = '', number = ''] of text.matchAll(/(?<![\p{L}\p{N}_])([A-Z0-9_]{1,12})-([1-9]\d{0,8})(?![\p{L}\p{N}])/gu)) {
        if (projects.includes(project))
            found.add(`${project}-${number}`);
        if (found.size >= KEYS_MAX)
            break;
    }
    return [...found];
}

;// CONCATENATED MODULE: ./build/action/src/core/pull-view.js
/**
 * @param url of the item in Plane.
 * @param waiting what the tick's plan says; empty where nothing was planned.
 * @returns null: the item is not known.
 */
function pullStatusOf(item_id, state, url, waiting) {
    const item = state.items[item_id];
    if (item === undefined)
        return null;
    const run = state.inflight[item_id];
    const ended = state.history.filter((entry) => entry.item_id === item_id);
    const counted = ended.length + (run === undefined ? 0 : 1);
    return {
        key: item.key,
        url,
        state: stateName(item, state),
        open: run === undefined ? null : shown(run),
        ended: ended.map(({ run_id, round, tag, class: failure, executor, terminal, seconds, tokens, cost_usd }) => ({
            run_id,
            round: round ?? null,
            tag,
            class: failure,
            executor,
            terminal,
            seconds,
            tokens,
            cost_usd,
        })),
        forgotten: Math.max(0, item.runs - counted),
        waits: run === undefined ? waitsFor(item_id, item, state, waiting) : null,
    };
}
function shown(run) {
    return {
        run_id: run.run_id,
        round: run.round,
        executor: run.executor,
        terminal: run.terminal,
        since: run.marked_at,
        unreachable_since: run.unreachable_since,
    };
}
/** Where agentd has just put it, if it has not been seen there yet. */
function stateName(item, state) {
    const { left, seen } = item;
    const [only, ...others] = left?.state_ids ?? [];
    if (left === null || only === undefined || others.length > 0 || left.updated_at <= seen.updated_at) {
        return seen.state.name;
    }
    return state.projects[item.project]?.info.states.find(({ id }) => id === only)?.name ?? seen.state.name;
}
function waitsFor(item_id, item, state, waiting) {
    const posting = Object.values(state.outbox).some((publication) => publication.item_id === item_id && publication.steps.some((step) => step.status === 'open'));
    if (posting)
        return { detail: 'The last result is still being posted in Plane.', until: null };
    if (item.refused !== null) {
        return {
            detail: 'Plane refused the last result for good, so it is not in the item; a person looks at it.',
            until: null,
        };
    }
    if (item.next !== null)
        return { detail: nextWords(item.next), until: item.next.not_before };
    const planned = waiting.find(({ key, reason }) => key === item.key && reason !== 'answered');
    if (planned !== undefined)
        return { detail: planned.detail, until: planned.until };
    if (item.answer !== null)
        return { detail: answerWords(item.answer), until: null };
    return { detail: 'It has its turn when it is assigned to a bot and there is room.', until: null };
}
function nextWords({ kind, quota }) {
    if (quota)
        return 'The quota of its account is used up; it goes on after the reset.';
    switch (kind) {
        case 'iteration':
            return 'The agent reported progress; its next step comes with the next tick.';
        case 'retry':
            return 'The last attempt failed with something that may pass; it is tried again.';
        case 'rerun':
            return 'The conversation could not be continued; it is tried again in a new one.';
    }
}
function answerWords({ tag, class: failure }) {
    if (failure === 'cancelled')
        return 'A person stopped the work; a later move or a comment in Plane starts it again.';
    switch (tag) {
        case 'review':
            return 'A person looks at the result.';
        case 'question':
            return 'The agent asks something; answer by a comment on the item in Plane.';
        case 'blocked':
            return 'The agent cannot go on; the comment on the item in Plane says why.';
        case 'progress':
        case null:
            return 'A person decides how it goes on.';
    }
}

// EXTERNAL MODULE: ./build/action/src/github/comment-refusal.js
var comment_refusal = __webpack_require__(68368);
// EXTERNAL MODULE: ./build/action/src/web-url.js
var web_url = __webpack_require__(37496);
;// CONCATENATED MODULE: ./build/action/src/pr-status.js
/**
 * Status comments on pull requests: after what a tick did, on every open one that belongs to an item; and for the event of
 * a single one. A failure here costs nothing else: what could not be told is told by the next tick that acts.
 */










/** GitHub asks for a second between two writes. */
const BETWEEN_WRITES_MS = 1000;
/** Comments written in one tick; the others are written by the next. */
const WRITES_MAX = 20;
/** @param repositories whose open pull requests are looked at: one request each. */
function pullTeller(config, repositories, ports) {
    return async (state, waiting, mayAct) => {
        const events = [];
        const pass = { state, waiting, mayAct, writes: 0 };
        for (const repository of repositories) {
            if (!mayAct())
                break;
            try {
                const { pulls, all } = await ports.pulls.open(repository);
                for (const pull of pulls)
                    events.push(...(await tellPull(pull, pass, config, ports)));
                if (all)
                    events.push(...goneFrom(repository, pulls, state));
            }
            catch (error) {
                ports.log.warn(`Pull requests of ${repository}: ${(0,errors/* problemOf */.Zw)(error).message}`);
            }
        }
        return events;
    };
}
async function tellPull(pull, pass, config, ports) {
    const { state, waiting, mayAct } = pass;
    const ref = pullRef(pull);
    const before = state.pulls?.[ref];
    const item_id = itemOfPull(pull, state, Object.keys(config.projects));
    if (item_id === null)
        return before === undefined ? [] : letGo(pull, before, pass, config, ports);
    const body = bodyOf(item_id, state, waiting, config, ports);
    if (body === null)
        return [];
    const known = before?.item_id === item_id
        ? before
        : { ...(before ?? NO_COMMENT), item_id, digest: null, linked: false, refused: null };
    const record = { ...known };
    const digest = (0,bot_digest/* digestOf */.o)(body);
    if (known.digest !== digest && !isRefused(known, digest, pull) && mayWrite(pass)) {
        await beforeWrite(pass, ports);
        const result = await putPullComment(placeOf(pull, state, config, ports.home), body, ports);
        if (result.status === 'failed') {
            const { code, message, remedy } = result.problem;
            if ((0,comment_refusal/* isRefusedForGood */.T)(code))
                record.refused = { code, digest };
            if (known.refused?.code !== code)
                ports.log.warn(`${ref}: ${message} ${remedy}`.trimEnd());
        }
        else {
            const { comment_id, author, left } = result;
            Object.assign(record, { comment_id, author, digest: result.digest, refused: null });
            if (left !== null)
                ports.log.warn(`${ref}: ${leftWords(left)}`);
        }
    }
    if (!known.linked && mayAct())
        record.linked = await pr_status_link(pull, item_id, state, config, ports);
    return pr_status_isSame(record, before) ? [] : [{ type: 'pull-noted', pull: ref, record }];
}
const NO_COMMENT = { comment_id: null, author: null };
/** What is locked is tried again as soon as it is not; anything else when there is something else to say. */
function isRefused({ refused }, digest, { locked }) {
    if (refused === null)
        return false;
    return refused.digest === digest && (locked || refused.code !== 'github-conversation-locked');
}
function mayWrite({ mayAct, writes }) {
    return mayAct() && writes < WRITES_MAX;
}
async function beforeWrite(pass, { clock }) {
    if (pass.writes > 0)
        await clock.sleep(BETWEEN_WRITES_MS);
    pass.writes += 1;
}
function leftWords({ id, author }) {
    return `The comment ${id}, which ${author} wrote with an earlier token, may not be changed with this one, and is out of date. Delete it by hand.`;
}
/**
 * Nothing names the item any more: our comment goes, and with it what state knows. The link in Plane stays, as people may
 * want it. Of an item that is not known there is nothing to be said.
 */
async function letGo(pull, before, pass, config, ports) {
    const { state } = pass;
    const ref = pullRef(pull);
    const item = state.items[before.item_id];
    if (item === undefined || !mayWrite(pass))
        return [];
    if (before.comment_id !== null) {
        await beforeWrite(pass, ports);
        const problem = await removePullComment(placeOf(pull, state, config, ports.home), ports.pulls);
        if (problem !== null)
            ports.log.warn(`${ref}: ${problem.message} ${problem.remedy}`.trimEnd());
        if (problem !== null && !(0,comment_refusal/* isRefusedForGood */.T)(problem.code))
            return [];
    }
    ports.log.info(`${ref} no longer belongs to ${item.key}: neither its branch nor its title nor a line of its text names it.`);
    return [{ type: 'pull-dropped', pull: ref }];
}
function placeOf(pull, state, config, home) {
    const { comment_id = null, author = null } = state.pulls?.[pullRef(pull)] ?? {};
    const { repository, number } = pull;
    return {
        repository,
        number,
        config_id: configId(config, state, home),
        former_id: formerId(config),
        comment_id,
        author,
    };
}
/** @returns false: to be tried again. */
async function pr_status_link(pull, item_id, state, config, ports) {
    const item = state.items[item_id];
    const project = item === undefined ? undefined : state.projects[item.project]?.info;
    if (item === undefined || project === undefined)
        return false;
    const terminal = state.inflight[item_id]?.terminal ?? item.thread?.terminal ?? null;
    const target = { project, item_id, as: terminal !== null && terminal in config.terminals ? terminal : null };
    const title = `${pullRef(pull)}: ${pull.title}`;
    const nobody = { notify: () => Promise.resolve() };
    const done = await (0,publish/* publishStep */.g)({ kind: 'link', target, url: pull.url, title }, { ...ports, notifier: nobody });
    if (done.problem !== undefined)
        ports.log.warn(`${item.key}: link to ${pullRef(pull)}: ${done.problem.message}`);
    return done.status !== 'open';
}
function goneFrom(repository, pulls, state) {
    const open = new Set(pulls.map(pullRef));
    return Object.keys(state.pulls ?? {})
        .filter((pull) => pull.startsWith(`${repository}#`) && !open.has(pull))
        .map((pull) => ({ type: 'pull-dropped', pull }));
}
function pr_status_isSame(record, before) {
    return JSON.stringify(record) === JSON.stringify(before);
}
function bodyOf(item_id, state, waiting, config, { redact, home }) {
    const key = state.items[item_id]?.key;
    const status = key === undefined ? null : pullStatusOf(item_id, state, (0,web_url/* webUrl */.q)(config, key), waiting);
    if (status === null)
        return null;
    return pullCommentText(renderPullComment(status, configId(config, state, home), redact), redact);
}
/**
 * Tells two configurations on one repository apart, and stays the same when details of one change. A path may be the same
 * in two places, so the state's lineage counts; and a state that was copied with its repository has a lineage twice.
 */
function configId(config, { lineage }, home) {
    const { store, repository = home } = config.state;
    // A file is the same for a workflow and for a command line, where nothing tells a repository.
    const where = store === 'file' ? null : (repository?.toLowerCase() ?? null);
    return shortHash([...placeParts(config), lineage, where]);
}
/** The id in comments of earlier versions, which knew nothing of the state. */
function formerId(config) {
    return shortHash(placeParts(config));
}
function placeParts({ plane, state }) {
    return [plane.base_url.replace(/\/+$/, ''), plane.workspace, state.store, state.branch, state.path];
}
function shortHash(parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}
/**
 * For one pull request, as an event brings it. Writes nothing but its comment: not the state, not Plane. In the run of a pull
 * request from a fork the token may only read and nothing of the configuration can be trusted, so nothing is done there;
 * the scheduled tick, which has a token of the repository itself, comments on those that insiders made.
 * @param load reads the state; null: there is none. Asked only when it matters.
 * @throws {AgentdError} the state cannot be read.
 */
async function pullStatusFor(pull, load, config, ports, { dry_run }) {
    const skipped = (reason) => ({ status: 'skipped', reason });
    if (config.pull_requests?.status === false)
        return skipped('Status comments are switched off (pull_requests.status).');
    if (pull === null)
        return skipped('The event is not about a pull request.');
    const name = pullRef(pull);
    if (!pull.open)
        return skipped(`${name} is closed.`);
    if (pull.fork)
        return skipped(`${name} comes from a fork, whose runs may only read; the scheduled tick looks at it.`);
    const state = await load();
    if (state === null)
        return skipped('There is no state yet: no tick has saved one.');
    const item_id = itemOfPull(pull, state, Object.keys(config.projects));
    const body = item_id === null ? null : bodyOf(item_id, state, [], config, ports);
    const key = item_id === null ? undefined : state.items[item_id]?.key;
    if (body === null || key === undefined) {
        return skipped(`${name} belongs to no known item: neither its branch nor its title nor a line of its text (\`Plane: ENG-12\`) names one.`);
    }
    if (dry_run)
        return { status: 'planned', pull: name, key, body };
    const result = await putPullComment(placeOf(pull, state, config, ports.home), body, ports);
    if (result.status !== 'failed')
        return { status: result.status, pull: name, key };
    if (result.problem.code === 'github-permission')
        return { status: 'forbidden', pull: name, key, problem: result.problem };
    if ((0,comment_refusal/* isRefusedForGood */.T)(result.problem.code))
        return skipped(`${result.problem.message} ${result.problem.remedy}`);
    return { status: 'failed', pull: name, problem: result.problem };
}

// EXTERNAL MODULE: ./build/action/src/prompt-file.js
var prompt_file = __webpack_require__(11341);
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


function undiciHttp(dispatcher, stop) {
    const exchange = (0,http/* undiciExchange */.e6)(dispatcher, stop);
    return async (request) => {
        const { status, headers, bytes } = await exchange(request);
        return { status, headers, body: new TextDecoder().decode(bytes) };
    };
}

;// CONCATENATED MODULE: ./build/action/src/plane/text.js
/**
 * Characters that must not travel. Plane v1.3.1 refuses NUL and lone surrogates with 400 (`Null characters are not
 * allowed.`, `Surrogate characters are not allowed`), so what is sent is freed of them; what is shown on one line of
 * an error is freed of everything that nobody sees.
 */

/** With the `u` flag a surrogate only matches when it has no partner. */
const LONE_SURROGATE = /[\ud800-\udfff]/gu;
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
    const line = (0,clean/* cleanLine */.O)(sendable(text));
    if (line.length <= max)
        return line;
    return `${line.slice(0, max).replace(LONE_SURROGATE, '')}…`;
}
/** The first `max` UTF-16 units of `text`, without half a character at the end. */
function cut(text, max) {
    return text.length <= max ? text : text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}

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
    return oneLine(parts.join('; '), TEXT_MAX);
}
/** @param until when a rate-limited request may be sent again; only read for 429. */
function refusalOf(answer, place, until) {
    const { status } = answer;
    const body = jsonOf(answer);
    const text = errorText(body);
    const fail = (problem, more = {}) => new errors/* PlaneError */.NQ(problem, { status, ...more });
    const says = `Plane answered ${status} to ${place.request}${text === '' ? '' : `: ${text.replace(/\.+$/, '')}`}`;
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
    if (status === 410) {
        const remedy = 'It was removed for good; nothing needs doing unless it should be there.';
        return fail({ code: 'plane-not-found', message: `${says}.`, remedy, retry: false });
    }
    // Also as a page: what stands in front of Plane may take less than Plane does.
    if (status === 413) {
        const remedy = 'Lower limits.comment_chars, or raise what the server and the proxies in front of it take (FILE_SIZE_LIMIT).';
        return fail({ code: 'plane-too-large', message: `${says}.`, remedy, retry: false });
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
        return fail({ code: 'plane-route-missing', message: `${says}.`, remedy, retry: false });
    }
    if (status === 404) {
        const remedy = 'It was deleted, archived or moved; nothing needs doing unless it should be there.';
        return fail({ code: 'plane-not-found', message: `${says}.`, remedy, retry: false });
    }
    if (status === 409) {
        const problem = { code: 'plane-conflict', message: `${says}.`, remedy: '', retry: false };
        return fail(problem, { existing_id: idIn(body) });
    }
    if (status === 400 && /Invalid pk\b/i.test(text)) {
        const remedy = 'What it names was deleted in Plane. Make it again, or name another in the configuration; it is tried again.';
        return fail({ code: 'plane-reference-gone', message: `${says}.`, remedy, retry: false });
    }
    const remedy = 'Mend in Plane what its words name; a rule of the project or of the workspace may forbid this.';
    return fail({ code: 'plane-refused', message: `${says}.`, remedy, retry: false });
}
/** An `https` address of a server that speaks plain HTTP. */
const SPEAKS_NO_TLS = /^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST|UNKNOWN_PROTOCOL)$/;
/** No whole answer came. */
function failureProblem(failure, place) {
    const origin = new URL(place.url).origin;
    if (failure.kind === 'too-large') {
        const message = `The answer to ${place.request} is larger than ${failure.code}.`;
        return new errors/* PlaneError */.NQ(unreadable(message, 'Make the item or its comments smaller.'), { status: null });
    }
    if (SPEAKS_NO_TLS.test(failure.code)) {
        const plain = origin.replace(/^https:/, 'http:');
        const message = `${place.request}: ${origin} does not speak TLS (${failure.code}).`;
        const remedy = `If that is the right port, write \`${plain}\` in plane.base_url; the key then travels unencrypted.`;
        return new errors/* PlaneError */.NQ({ code: 'plane-unreachable', message, remedy, retry: true }, { status: null, unsent: true, cause: failure });
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
    const unsent = failure.kind === 'unsent' || failure.kind === 'certificate';
    return new errors/* PlaneError */.NQ(problem, { status: null, unsent, cause: failure });
}
/** A success whose body is not what it must be. */
function unreadableAnswer(place, status, what) {
    const message = `The answer to ${place.request} (${status}) cannot be read: ${oneLine(what, TEXT_MAX)}.`;
    return new errors/* PlaneError */.NQ(unreadable(message, 'Check plane.base_url: it must be the address of the API host.'), {
        status,
    });
}
function unreadable(message, remedy) {
    return { code: 'plane-answer-unreadable', message, remedy, retry: true };
}
/** A page where JSON should be: a proxy, a firewall (Cloudflare blocks writes with a 403 page) or another server. */
function pageProblem(answer, place) {
    const type = oneLine(answer.headers['content-type'] ?? 'no content type', 60);
    const by = answer.headers['server'] === undefined ? '' : ` from ${oneLine(answer.headers['server'], 40)}`;
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
        message: `${place.request} was redirected (${answer.status})${there === null ? '' : ` to ${there.origin}${oneLine(there.pathname, 200)}`}: ${cause}. Redirects are not followed, because they turn a POST into a GET.`,
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
/** Added to `Retry-After`, which is whole seconds: a repeat at the very edge of the window would be refused again. */
const MARGIN_MS = 1000;
const FIRST_WAIT_MS = 400;
const BUSY = new Set([502, 503, 504]);
/**
 * Milliseconds to wait before the same request is sent again; null: give up.
 *
 * A 429 was not carried out, and neither was what never left this machine: both may be repeated whatever the method. A
 * GET or a DELETE is also repeated after 502, 503, 504 and a lost connection. A POST or PATCH that may have arrived is not (the
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
    return now + (retry_after_ms ?? DEFAULT_RETRY_AFTER_MS) + MARGIN_MS;
}
function wish({ method, outcome, number, fraction }) {
    const backoff = Math.round(FIRST_WAIT_MS * 2 ** (number - 1) * (1 + fraction));
    if (outcome.kind === 'failure') {
        if (outcome.failure === 'unsent')
            return backoff;
        return outcome.failure === 'lost' && isRepeatable(method) ? backoff : null;
    }
    if (outcome.status === 429)
        return untilAfter429(0, outcome.retry_after_ms);
    if (!isRepeatable(method) || !BUSY.has(outcome.status))
        return null;
    return Math.max(backoff, outcome.retry_after_ms ?? 0);
}
/** Done twice it has done no more than once: what is deleted already answers 404. */
function isRepeatable(method) {
    return method === 'GET' || method === 'DELETE';
}

;// CONCATENATED MODULE: ./build/action/src/plane/client.js
/**
 * Plane's REST API as agentd speaks it: one request in, parsed JSON or a {@link PlaneError} out. Every path ends with a
 * slash and no redirect is followed, because Plane answers 301 without the slash and clients then turn a POST into a
 * GET that "succeeds". The key goes into one header and nowhere else.
 */







const TIMEOUT_MS = 30_000;
const REJECTED_MS = 60_000;
/** A write that waited is answered within {@link TIMEOUT_MS}, before another tick may send the same. */
const WRITE_ROOM_MS = 45_000;
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
            throw unsent({ code: 'plane-token-missing', message, remedy, retry: false });
        }
        if (!/^[\x21-\x7e]+$/.test(token) || /["'`]/.test(token)) {
            const message = `What ${name} names is not an API key: it holds quotes, blanks, line breaks or other characters.`;
            const remedy = 'Put the key alone on one line; it looks like plane_api_ and 32 hexadecimal digits.';
            throw unsent({ code: 'plane-token-invalid', message, remedy, retry: false });
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
            log.debug(`${place.request} → ${result instanceof http/* HttpFailure */.HR ? result.message : result.status} ${now - began} ms`);
            if (!(result instanceof http/* HttpFailure */.HR)) {
                learnFrom(result, budget, now);
                if (result.status >= 200 && result.status < 300)
                    return successBody(result, place);
            }
            const outcome = outcomeOf(result, now);
            const patience_ms = this.#patience(call, now);
            const fraction = this.#options.random.fraction();
            const wait = waitBeforeRepeat({ method: call.method, outcome, number, patience_ms, fraction });
            if (wait === null) {
                const error = problemOfResult(result, place, now);
                if (error.problem.code === 'plane-token-invalid')
                    this.#rejected.set(token, { error, until: now + REJECTED_MS });
                throw error;
            }
            await clock.sleep(wait, this.#options.stop);
        }
    }
    /** Waits for the budget where that is worth it, else refuses without a request. */
    async #admit(call, budget, place) {
        const { clock } = this.#options;
        for (;;) {
            if (this.#options.stop?.aborted === true)
                throw stopped(place);
            const now = clock.now();
            const grant = budget.take(call.purpose, now);
            if (grant.granted)
                return;
            const wait = grant.until - now;
            const waits = wait <= TIMER_SLACK_MS || call.purpose === 'publish' || (grant.shut && call.purpose === 'cancel');
            if (!waits || wait > this.#patience(call, now))
                throw spent(grant, call.purpose, place);
            await clock.sleep(wait, this.#options.stop);
        }
    }
    async #exchange(call, token, place) {
        const headers = { 'x-api-key': token, accept: 'application/json', 'user-agent': 'agentd' };
        if (call.body !== undefined)
            headers['content-type'] = 'application/json';
        const body = call.body === undefined ? null : JSON.stringify(sendableJson(call.body));
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
            if (error instanceof http/* HttpFailure */.HR)
                return error;
            throw error;
        }
    }
    #patience({ purpose, method }, now) {
        const { deadline } = this.#options;
        if (deadline === null)
            return PATIENCE_MS[purpose];
        const room = method === 'GET' ? 0 : WRITE_ROOM_MS;
        return Math.min(PATIENCE_MS[purpose], deadline - room - now);
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
        budget.refused(untilAfter429(now, (0,http/* retryAfterMs */.Vs)(answer.headers['retry-after'], now)));
        return;
    }
    const remaining = answer.headers['x-ratelimit-remaining'];
    if (remaining !== undefined && /^\d{1,9}$/.test(remaining))
        budget.learn(Number(remaining), now);
}
function outcomeOf(result, now) {
    if (result instanceof http/* HttpFailure */.HR)
        return { kind: 'failure', failure: result.kind };
    const retry_after_ms = (0,http/* retryAfterMs */.Vs)(result.headers['retry-after'], now);
    return { kind: 'answer', status: result.status, retry_after_ms };
}
function problemOfResult(result, place, now) {
    if (result instanceof http/* HttpFailure */.HR)
        return failureProblem(result, place);
    return refusalOf(result, place, untilAfter429(now, (0,http/* retryAfterMs */.Vs)(result.headers['retry-after'], now)));
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
    const detail = { status: null, until: grant.until, unsent: true };
    return new errors/* PlaneError */.NQ({ code: 'plane-budget', message, remedy, retry: true }, detail);
}
function stopped(place) {
    const message = `${place.request} was not sent: the tick was told to stop.`;
    return unsent({ code: 'plane-not-asked', message, remedy: '', retry: true });
}
function unsent(problem) {
    return new errors/* PlaneError */.NQ(problem, { status: null, unsent: true });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/action/src/model.js
var model = __webpack_require__(31943);
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
    context.addIssue({ code: 'custom', message: `not a timestamp with a time zone: ${oneLine(text, 40)}` });
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
    /** Of all pages. */
    total_results: schemas/* number */.aig().nullish().catch(null),
});
const ProjectRow = schemas/* object */.Ikc({
    id,
    identifier: schemas/* string */.YjP().min(1),
    name: schemas/* string */.YjP(),
    /** False for a public project of the workspace that the key's user has not joined. */
    is_member: schemas/* boolean */.zMY().nullish(),
    /** Of the key's user: 20 admin, 15 member, 5 guest. */
    member_role: schemas/* number */.aig().nullish().catch(null),
    archived_at: schemas/* string */.YjP().nullish(),
});
const StateRow = schemas/* object */.Ikc({ id, name: schemas/* string */.YjP(), group: schemas/* string */.YjP() });
const LabelRow = schemas/* object */.Ikc({ id, name: schemas/* string */.YjP() });
const MemberRow = schemas/* object */.Ikc({ id, email: schema_text, display_name: schema_text });
const UserRow = schemas/* object */.Ikc({ id });
const ItemRow = schemas/* object */.Ikc({
    id,
    project: ref.nullish(),
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
/** What is read of an item that was made for a trial. */
const TrialRow = schemas/* object */.Ikc({ id, sequence_id: schemas/* number */.aig().int(), state: ref, assignees: schemas/* array */.YOg(ref) });
const CommentRow = schemas/* object */.Ikc({
    id,
    /** The work item that it hangs on. */
    issue: ref.nullish(),
    /** null: the user was deleted. */
    actor: ref.nullable(),
    updated_by: ref.nullish(),
    created_at: time,
    comment_html: schema_text,
    access: schemas/* string */.YjP().nullish(),
    external_source: schemas/* string */.YjP().nullish(),
    external_id: schemas/* string */.YjP().nullish(),
});
/** What is read of the answer to a comment that was posted. */
const PostedComment = schemas/* object */.Ikc({ id, comment_html: schemas/* string */.YjP().nullish() });
/** What is read of a comment that holds the external id we wanted. */
const CommentOwner = schemas/* object */.Ikc({
    id,
    actor: ref.nullable(),
    updated_by: ref.nullish(),
    created_at: time.nullish().catch(null),
    comment_html: schemas/* string */.YjP().nullish(),
});
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
    return oneLine(parts.join('; '), 300);
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
     * Hands the pages of a list to `take`, in the server's order, until it has enough or the list ends. A list that comes whole,
     * as an array, is one page.
     * @returns why the list broke off after its first page: a page that fails, or one without a new entry although more is
     * said to follow (the same page for ever, new cursors with old entries); or that entries were taken out of it while it
     * was read, for pages are counted, and what moves up to a page that was read already is not shown; null: none of this.
     * @throws {PlaneError} the first page cannot be read.
     */
    async walk(path, query, { as, purpose }, take) {
        const seen = new Set();
        let total = null;
        let shrank = false;
        let cursor = null;
        for (let number = 1; number <= MAX_PAGES; number += 1) {
            const paging = { ...query, per_page: String(PER_PAGE), ...(cursor === null ? {} : { cursor }) };
            let envelope;
            try {
                const body = await this.client.send({ method: 'GET', path, query: paging, as, purpose });
                envelope = Array.isArray(body) ? whole(body) : readAs(Page, body, (faults) => reader_unreadable(path, faults));
            }
            catch (error) {
                if (number > 1 && error instanceof errors/* PlaneError */.NQ)
                    return failed(path, number, error.problem);
                throw error;
            }
            const ids = idsOf(envelope.results).filter((id) => !seen.has(id));
            const repeats = ids.length === 0 && envelope.next_page_results;
            if (repeats && number === 1)
                throw reader_unreadable(path, 'its first page is empty, and more is said to follow');
            if (repeats)
                return reader_cut(path, `its pages repeat after ${seen.size} entries`);
            for (const id of ids)
                seen.add(id);
            const count = envelope.total_results ?? null;
            shrank ||= total !== null && count !== null && count < total;
            total = count;
            if (take(envelope.results) === 'enough' || !envelope.next_page_results)
                return shrank ? moved(path) : null;
            cursor = envelope.next_cursor ?? `${PER_PAGE}:${number}:0`;
        }
        return reader_cut(path, `it has more than ${MAX_PAGES} pages`);
    }
    /** The list, each row once (a list that moves while it is read repeats some). What is not whole says so. */
    async all(schema, path, query, caller) {
        const rows = new Map();
        const partial = await this.walk(path, query, caller, (page) => {
            for (const row of this.rows(schema, page, path))
                if (!rows.has(row.id))
                    rows.set(row.id, row);
            return 'more';
        });
        return { rows: [...rows.values()], partial };
    }
    /** The rows that can be read. One that cannot must not hide the others; it is named in the log. */
    rows(schema, page, path) {
        return page.flatMap((raw) => {
            const result = schema.safeParse(raw);
            if (result.success)
                return [result.data];
            this.#log.warn(`Plane: a row of ${path.join('/')}/ (${idOf(raw) ?? 'no id'}) cannot be read: ${issuesOf(result.error)}`);
            return [];
        });
    }
}
function reader_unreadable(path, faults, method = 'GET') {
    const message = `The answer of Plane to ${method} ${path.join('/')}/ cannot be read: ${faults}.`;
    const remedy = 'Check plane.base_url and the version of Plane; if both are right, report this.';
    return new errors/* PlaneError */.NQ({ code: 'plane-answer-unreadable', message, remedy, retry: true }, { status: null });
}
/** Ids of the rows that have one. */
function idsOf(page) {
    return page.map(idOf).filter((id) => id !== null);
}
function whole(results) {
    return { results: [...results], next_page_results: false };
}
/** What a list broke off for when the key has no requests left: reading it again at once would spend the next ones, too. */
const SPENT = new Set(['plane-budget', 'plane-rate-limited']);
function failed(path, page, { code, message, remedy, retry }) {
    const kind = SPENT.has(code) ? 'plane-list-spent' : 'plane-list-partial';
    return readInPart(kind, path, `page ${page} failed (${message.replace(/\.+$/, '')})`, { remedy, retry });
}
function reader_cut(path, why) {
    const remedy = 'Check what stands between agentd and Plane: a cache that ignores the query shows one page for ever, or another one.';
    return readInPart('plane-list-partial', path, why, { remedy, retry: true });
}
function moved(path) {
    return readInPart('plane-list-partial', path, 'it became shorter meanwhile', { remedy: '', retry: true });
}
function readInPart(code, path, why, more) {
    const message = `GET ${path.join('/')}/ was read in part: ${why}. What was seen of it is used, and what was not is taken for unknown.`;
    return { code, message, ...more };
}
function idOf(raw) {
    return typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string' ? raw.id : null;
}

;// CONCATENATED MODULE: ./build/action/src/plane/rights.js
const MEMBER = 15;
/** What is read of a project for this. */
const RIGHTS_FIELDS = 'id,identifier,name,is_member,member_role,archived_at';
/** null: nothing is against it. A server that tells no role leaves it open. `row` null: the project is not shown at all. */
function whyNoWriting(row, key, as) {
    const who = `The user behind terminals.${as}.token_key`;
    if (row === null || row.is_member === false) {
        return {
            code: 'plane-bot-not-member',
            message: `${who} is not a member of project ${key}, so it could not post there what a run says.`,
            remedy: 'Add the user to the project in Plane with the role Member; being in the workspace is not enough.',
            retry: false,
        };
    }
    if (typeof row.member_role !== 'number' || row.member_role >= MEMBER)
        return null;
    return {
        code: 'plane-bot-guest',
        message: `${who} is a guest in project ${key}: it may comment there, and not move a work item.`,
        remedy: 'Give the user the role Member in that project.',
        retry: false,
    };
}

;// CONCATENATED MODULE: ./build/action/src/plane/desk.js
/** Writes to Plane. Each can be repeated: a comment by its external id, a state and a link by their own nature. */






/** `external_source` of everything that agentd writes. */
const EXTERNAL_SOURCE = 'agentd';
const TITLE_MAX = 255;
/** How Plane answers for a project that it does not show to a user. */
const UNSEEN = new Set(['plane-forbidden', 'plane-not-found']);
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
    keyPrint(as) {
        let token;
        try {
            token = this.#client.token(as);
        }
        catch {
            return null;
        }
        // Half of a hash of 128 random bits leads back to nothing.
        return (0,external_node_crypto_.createHash)('sha256').update(token).digest('hex').slice(0, 16);
    }
    async mayWrite({ id, key }, as) {
        const path = this.#routes.project(id);
        try {
            const row = await this.#reader.one(ProjectRow, path, { fields: RIGHTS_FIELDS }, { as, purpose: 'intake' });
            return whyNoWriting(row, key, as);
        }
        catch (error) {
            if (error instanceof errors/* PlaneError */.NQ && UNSEEN.has(error.problem.code))
                return whyNoWriting(null, key, as);
            throw error;
        }
    }
    /**
     * Plane v1.3.1 answers 409 with the comment's id when one with the same pair of external ids is anywhere in the
     * project. That id is trusted only if the comment hangs on this item, its `actor` is a user of ours, and it is no other
     * comment of ours: anyone in the project may change any comment's external id.
     */
    async putComment(target, external_id, html) {
        const body = { comment_html: html, external_source: EXTERNAL_SOURCE, external_id };
        const first = await this.#postComment(target, body);
        if ('posted' in first)
            return first.posted;
        const found = await this.#lookAt(target, first.existing_id);
        if (found === null) {
            // It was deleted just now, or it hangs on another item; only in the first case does a second POST succeed.
            const second = await this.#postComment(target, body);
            if ('posted' in second)
                return second.posted;
            throw unseen(target, external_id, second.existing_id);
        }
        const { actor, intact, html: kept } = found;
        if (!found.isOurs(actor))
            throw taken(target, external_id, first.existing_id, strangerOf(actor));
        if (isAnother(first.existing_id, found, target))
            throw taken(target, external_id, first.existing_id, ANOTHER);
        return { comment_id: first.existing_id, created: false, html: intact ? kept : null };
    }
    /** @throws {PlaneError} `plane-state-ignored` when Plane says 200 and the item is in another state. */
    async move(target, state_id) {
        const caller = callerOf(target);
        const { row, path } = await this.#routes.workItems(target.project.id, caller, async (items) => {
            const item = [...items, target.item_id];
            const answer = await this.#client.send({ method: 'PATCH', path: item, body: { state: state_id }, ...caller });
            return { row: readAs(ItemRow, answer, (faults) => reader_unreadable(item, faults, 'PATCH')), path: item };
        });
        if (row.id !== target.item_id)
            throw reader_unreadable(path, `it is of work item ${row.id}`);
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
            throw reader_unreadable(path, `its state ${row.state} is unknown`, 'PATCH');
        return item;
    }
    /** A URL without a dot in the host name (`http://gitea:3000/…`) is refused by Plane: `plane-refused`. */
    async putLink(target, url, title) {
        const caller = callerOf(target);
        const body = { url, title: cut(title, TITLE_MAX) };
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
                const { id, comment_html } = readAs(PostedComment, answer, (faults) => reader_unreadable(path, faults, 'POST'));
                return { posted: { comment_id: id, created: true, html: comment_html ?? null } };
            });
        }
        catch (error) {
            if (!(error instanceof errors/* PlaneError */.NQ) || error.status !== 409 || error.existing_id === null)
                throw error;
            return { existing_id: error.existing_id };
        }
    }
    /**
     * Who made the comment that holds our external id, and what it says now; null: it is not seen on this item.
     * @throws {PlaneError} `plane-comment-unread` whatever kept it from being read: that says nothing of the comment.
     */
    async #lookAt(target, comment_id) {
        try {
            const found = await this.#ownerOf(target, comment_id);
            if (found === null)
                return null;
            const ours = new Set([await this.whoAmI(target.as), ...(target.bots ?? [])]);
            const { actor, updated_by = null, comment_html = null, created_at = null } = found;
            const isOurs = (user) => user !== null && ours.has(user);
            return { actor, intact: updated_by === null || isOurs(updated_by), html: comment_html, created_at, isOurs };
        }
        catch (error) {
            if (!(error instanceof errors/* PlaneError */.NQ))
                throw error;
            throw unread(target, comment_id, error);
        }
    }
    async #ownerOf(target, comment_id) {
        const caller = callerOf(target);
        const query = { fields: 'id,actor,updated_by,created_at,comment_html' };
        try {
            return await this.#onItem(target, 'comments', async (path) => {
                const found = await this.#reader.one(CommentOwner, [...path, comment_id], query, caller);
                if (found.id !== comment_id)
                    throw reader_unreadable([...path, comment_id], `it is of comment ${found.id}`);
                return found;
            });
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
/** The clocks of Plane and ours never differ by more. */
const CLOCKS_MS = 60 * 60_000;
/** A comment of ours that was posted for something else, and to which somebody has given this external id since. */
function isAnother(id, { intact, created_at }, { others, due }) {
    if (others?.includes(id) === true)
        return true;
    return !intact && created_at !== null && due !== undefined && created_at < due - CLOCKS_MS;
}
const ANOTHER = 'a bot of ours, which said something else in it; somebody has changed its id';
function strangerOf(actor) {
    return `${actor === null ? 'a user that is gone' : `user ${actor}`}, who is no bot of ours`;
}
function taken(target, external_id, comment_id, by) {
    return refuse({
        code: 'plane-comment-taken',
        message: `The external id ${external_id} in project ${target.project.key} is taken by comment ${comment_id} of ${by}. The comment was not posted.`,
        remedy: 'Look at that comment, and at who made it; delete it if it is not wanted.',
        retry: false,
    });
}
function unseen(target, external_id, comment_id) {
    return refuse({
        code: 'plane-comment-unseen',
        message: `The external id ${external_id} in project ${target.project.key} is taken by comment ${comment_id}, which is not seen on this work item: it hangs on another one, or is too new to be seen.`,
        remedy: '',
        retry: true,
    });
}
function unread(target, comment_id, cause) {
    const { message, remedy, retry } = cause.problem;
    return refuse({
        code: 'plane-comment-unread',
        message: `Comment ${comment_id} in project ${target.project.key} holds our external id, and cannot be looked at: ${message}`,
        remedy,
        retry,
    }, cause);
}
/** Nothing is on its way to the server. */
function refuse(problem, cause) {
    return new errors/* PlaneError */.NQ(problem, { status: null, unsent: true, until: cause?.until ?? null, cause });
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
            const blocker = index < MOST_READ ? await this.#read(project, pair, caller) : blockers_unread(pair);
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
            return blockers_unread(pair);
        }
    }
    async #groupOf(project_id, state_id, caller) {
        const states = await this.#vocabulary.states(project_id, caller);
        return states.rows.find((state) => state.id === state_id)?.group ?? null;
    }
    async #isOpen(project_id, caller) {
        const row = await this.#directory.byId(project_id, caller);
        return row !== null && row.is_member !== false && typeof row.archived_at !== 'string';
    }
}
function blockers_unread(pair) {
    return { key: pair.issue_id, done: false };
}

// EXTERNAL MODULE: ./build/action/src/config/nearest.js
var config_nearest = __webpack_require__(58675);
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
    /**
     * By its identifier. `known`: the id of the project that had it when it was last read.
     * @throws {PlaneError} `plane-project-unknown`, `plane-project-renamed`, `plane-project-not-member`; `plane-list-partial`: it
     * may lie further back.
     */
    async find(key, known, caller) {
        const { rows, partial } = await this.#rows(caller);
        const row = rows.find((project) => project.identifier === key);
        if (row !== undefined)
            return joined(row);
        const renamed = rows.find(({ id }) => id === known);
        if (renamed !== undefined) {
            throw directory_refuse({
                code: 'plane-project-renamed',
                message: `In Plane, project ${key} has the identifier ${renamed.identifier} by now. Its work items go on under ${key} here.`,
                remedy: `Rename projects.${key} to projects.${renamed.identifier} in the configuration; its work items follow.`,
                retry: false,
            });
        }
        if (partial !== null)
            throw directory_refuse(partial);
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
        return (await this.#rows(caller)).rows.find((project) => project.id === project_id) ?? null;
    }
    /**
     * Returns when the project itself reads as present, joined and unarchived, asked now and not from the list: only then
     * does a missing work item mean that it is gone.
     * @throws {PlaneError} `plane-project-unknown`, `plane-project-not-member`, `plane-project-archived`.
     */
    async present(project_id, key, caller) {
        const row = await this.#read(project_id, key, caller);
        joined(row);
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
function joined(row) {
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






const LIST_FIELDS = 'id,project,sequence_id,name,state,assignees,labels,priority,created_at,updated_at,archived_at';
const ITEM_FIELDS = `${LIST_FIELDS},description_html`;
const COMMENT_FIELDS = 'id,issue,actor,updated_by,created_at,comment_html,access,external_source,external_id';
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
    async project(key, known = null) {
        const row = await this.#directory.find(key, known, INTAKE);
        const head = { id: row.id, key, name: row.name };
        if (typeof row.archived_at === 'string') {
            return { ...head, archived: true, states: [], labels: {}, members: [], partial: null };
        }
        const [states, labels, members] = await Promise.all([
            this.#vocabulary.states(row.id, INTAKE),
            this.#vocabulary.labels(row.id, INTAKE),
            this.#reader.all(MemberRow, this.#routes.project(row.id, 'members'), {}, INTAKE),
        ]);
        this.#vocabulary.renewed(row.id);
        return {
            ...head,
            archived: false,
            states: states.rows,
            labels: Object.fromEntries(labels.rows.map(({ id, name }) => [id, name])),
            members: members.rows,
            partial: states.partial ?? labels.partial ?? members.partial,
        };
    }
    learned(project) {
        return this.#vocabulary.learned(project.id);
    }
    /**
     * Walks the list by `-updated_at` and stops below `since`. An item that is touched during the walk moves to the front,
     * so the next watermark comes from the first page. What was seen before the list broke off is used.
     */
    async changed(project, since) {
        const found = await this.#routes.workItems(project.id, INTAKE, (path) => this.#walk(project, path, since));
        const { rows, partial } = await this.#vocabulary.listed(project, found.rows, INTAKE);
        const left = partial === null ? [] : found.rows.filter(({ id }) => !rows.some((item) => item.id === id));
        const unread = [...found.odd, ...left.map(({ id }) => id)];
        return { items: rows, newest: found.newest, partial: found.partial ?? partial, unread };
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
        const { rows, partial } = await this.#routes.workItems(project.id, caller, (path) => this.#reader.all(CommentRow, [...path, id, 'comments'], { fields: COMMENT_FIELDS }, caller));
        const foreign = rows.find(({ issue }) => issue != null && issue !== id);
        if (foreign !== undefined) {
            const path = this.#routes.project(project.id, 'work-items', id, 'comments');
            throw reader_unreadable(path, `it has comment ${foreign.id} of another work item`);
        }
        // The server sends the newest first, whatever is asked for; equal times keep its order.
        const comments = rows
            .map(toComment)
            .toReversed()
            .toSorted((a, b) => a.created_at - b.created_at);
        return { comments, partial };
    }
    async blockers(project, id) {
        return this.#blockers.of(project, id, INTAKE);
    }
    async #row(project, id, caller) {
        try {
            const row = await this.#routes.workItems(project.id, caller, (path) => this.#reader.one(ItemRow, [...path, id], { fields: ITEM_FIELDS }, caller));
            if (row.id !== id || isElsewhere(row, project)) {
                throw reader_unreadable(this.#routes.project(project.id, 'work-items', id), `it is of work item ${row.id}`);
            }
            return typeof row.archived_at === 'string' ? null : row;
        }
        catch (error) {
            if (error instanceof errors/* PlaneError */.NQ && error.problem.code === 'plane-not-found')
                return null;
            throw error;
        }
    }
    async #walk(project, path, since) {
        const query = { fields: LIST_FIELDS, order_by: '-updated_at' };
        const found = new Map();
        const odd = new Set();
        let newest = null;
        let first = true;
        const strayed = new Set();
        const partial = await this.#reader.walk(path, query, INTAKE, (page) => {
            const all = this.#reader.rows(ItemRow, page, path);
            const rows = all.filter((row) => !isElsewhere(row, project));
            for (const row of all)
                if (isElsewhere(row, project))
                    strayed.add(row.id);
            const read = new Set(rows.map(({ id }) => id));
            for (const id of idsOf(page))
                if (!read.has(id))
                    odd.add(id);
            if (first)
                newest = rows.reduce((most, row) => Math.max(most ?? row.updated_at, row.updated_at), null);
            first = false;
            for (const row of rows) {
                const wanted = since === null || row.updated_at >= since;
                if (wanted && typeof row.archived_at !== 'string' && !found.has(row.id))
                    found.set(row.id, row);
            }
            const below = since !== null && isNewestFirst(rows) && rows.some((row) => row.updated_at < since);
            return below ? 'enough' : 'more';
        });
        return {
            rows: [...found.values()].toSorted((a, b) => b.updated_at - a.updated_at),
            newest,
            partial: partial ?? (strayed.size > 0 ? reader_cut(path, 'it holds work items of another project') : null),
            odd: [...odd],
        };
    }
}
/** What stands between agentd and Plane may answer with what somebody else asked for. */
function isElsewhere(row, project) {
    return row.project != null && row.project !== project.id;
}
/** Whether the server kept the order that was asked for; if it did not, a walk may not stop early. */
function isNewestFirst(rows) {
    return rows.every((row, index) => index === 0 || row.updated_at <= (rows[index - 1]?.updated_at ?? Infinity));
}

;// CONCATENATED MODULE: ./build/action/src/plane/trial-items.js
/** Work items made for a trial and removed again. A tick needs none of this, so it has a part of its own. */




const trial_items_FIELDS = 'id,sequence_id,state,assignees';
class PlaneTrialItems {
    #client;
    #reader;
    #routes;
    constructor({ client, reader, routes }) {
        this.#client = client;
        this.#reader = reader;
        this.#routes = routes;
    }
    async make(project, as, item) {
        const { name, description_html, state_id, external_id } = item;
        const ids = { external_source: EXTERNAL_SOURCE, external_id };
        const body = { name, description_html, state: state_id, assignees: [], labels: [], ...ids };
        const caller = trial_items_callerOf(as);
        return this.#routes.workItems(project.id, caller, async (path) => {
            const answer = await this.#client.send({ method: 'POST', path, body, ...caller });
            return madeOf(readAs(TrialRow, answer, (faults) => reader_unreadable(path, faults, 'POST')), project);
        });
    }
    /** Plane answers with the one object when both ids are given, and with 404 when there is none. */
    async find(project, as, external_id) {
        const query = { external_source: EXTERNAL_SOURCE, external_id, fields: trial_items_FIELDS };
        const caller = trial_items_callerOf(as);
        try {
            const row = await this.#routes.workItems(project.id, caller, (path) => this.#reader.one(TrialRow, path, query, caller));
            return madeOf(row, project);
        }
        catch (error) {
            if (isGone(error))
                return null;
            throw error;
        }
    }
    async unassign(target) {
        const caller = trial_items_callerOf(target.as);
        const body = { assignees: [] };
        await this.#onItem(target, (path) => this.#client.send({ method: 'PATCH', path, body, ...caller }));
    }
    remove(target) {
        return this.#delete(target, []);
    }
    removeComment(target, comment_id) {
        return this.#delete(target, ['comments', comment_id]);
    }
    async #delete(target, rest) {
        const caller = trial_items_callerOf(target.as);
        try {
            await this.#onItem(target, (path) => this.#client.send({ method: 'DELETE', path: [...path, ...rest], ...caller }));
            return 'removed';
        }
        catch (error) {
            if (isGone(error))
                return 'gone';
            throw error;
        }
    }
    #onItem(target, act) {
        return this.#routes.workItems(target.project.id, trial_items_callerOf(target.as), (path) => act([...path, target.item_id]));
    }
}
function trial_items_callerOf(as) {
    return { as, purpose: 'publish' };
}
function isGone(error) {
    return error instanceof errors/* PlaneError */.NQ && error.problem.code === 'plane-not-found';
}
function madeOf(row, project) {
    return {
        id: row.id,
        key: `${project.key}-${row.sequence_id}`,
        state_id: row.state,
        assignees: row.assignees,
    };
}

;// CONCATENATED MODULE: ./build/action/src/plane/vocabulary.js
/**
 * Resolves the state and label ids of work items. The caller's {@link ProjectInfo} may be an hour old, so an id that it
 * does not know makes the project's states (or labels) be read again, once.
 */



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
    /** What was read because an id was new; null: nothing was. */
    learned(project_id) {
        const names = this.#fresh.get(project_id);
        return names === undefined
            ? null
            : { states: [...names.states.values()], labels: Object.fromEntries(names.labels) };
    }
    async states(project_id, caller) {
        const path = this.#routes.project(project_id, 'states');
        const { rows, partial } = await this.#reader.all(StateRow, path, {}, caller);
        return { rows: toStates(rows), partial };
    }
    async labels(project_id, caller) {
        return this.#reader.all(LabelRow, this.#routes.project(project_id, 'labels'), {}, caller);
    }
    /** The rows as work items; one whose state even a fresh list of states does not name is left out and logged. */
    async items(project, rows, caller) {
        return this.#named(project, rows, (await this.#names(project, rows, caller)).names);
    }
    /**
     * The same of a list, where one row must not stop the others: rows that point to what could not be read are left out, so
     * that no label is taken for absent. `partial`: why; null: nothing was left out.
     */
    async listed(project, rows, caller) {
        let names = this.#fresh.get(project.id) ?? namesOf(project);
        let partial;
        try {
            ({ names, partial } = await this.#names(project, rows, caller));
        }
        catch (error) {
            if (!(error instanceof errors/* PlaneError */.NQ))
                throw error;
            partial = error.problem;
        }
        if (partial === null)
            return { rows: this.#named(project, rows, names), partial };
        const inside = rows.filter((row) => {
            const { states, labels } = pointsOutside(row, names);
            return [...states, ...labels].every((id) => this.#unknown.has(id));
        });
        return { rows: this.#named(project, inside, names), partial: inside.length === rows.length ? null : partial };
    }
    #named(project, rows, names) {
        return rows.flatMap((row) => {
            const item = toWorkItem(row, project, names);
            if (item === null)
                this.#log.warn(`Plane: ${project.key}-${row.sequence_id} is in an unknown state (${row.state}).`);
            return item === null ? [] : [item];
        });
    }
    /** Names for the rows, read again where an id is new; `partial`: such a read broke off. */
    async #names(project, rows, caller) {
        const known = this.#fresh.get(project.id) ?? namesOf(project);
        const outside = rows.map((row) => pointsOutside(row, known));
        const isNew = (id) => !this.#unknown.has(id);
        const states = outside.flatMap((part) => part.states).filter(isNew);
        const labels = outside.flatMap((part) => part.labels).filter(isNew);
        if (states.length === 0 && labels.length === 0)
            return { names: known, partial: null };
        const none = { rows: [], partial: null };
        const readStates = states.length === 0 ? none : await this.states(project.id, caller);
        const readLabels = labels.length === 0 ? none : await this.labels(project.id, caller);
        const partial = readStates.partial ?? readLabels.partial;
        // What a list shows in part is added to what was known; a whole one replaces it.
        const keepStates = states.length === 0 || readStates.partial !== null;
        const keepLabels = labels.length === 0 || readLabels.partial !== null;
        const fresh = {
            states: new Map([
                ...(keepStates ? known.states : []),
                ...readStates.rows.map((state) => [state.id, state]),
            ]),
            labels: new Map([
                ...(keepLabels ? known.labels : []),
                ...readLabels.rows.map(({ id, name }) => [id, name]),
            ]),
        };
        if (partial === null) {
            for (const id of states)
                if (!fresh.states.has(id))
                    this.#unknown.add(id);
            for (const id of labels)
                if (!fresh.labels.has(id))
                    this.#unknown.add(id);
        }
        this.#fresh.set(project.id, fresh);
        return { names: fresh, partial };
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
        http: options.http ?? undiciHttp(options.dispatcher, options.stop),
        clock,
        random,
        log,
        deadline: options.deadline ?? null,
        ...(options.stop === undefined ? {} : { stop: options.stop }),
    });
    const reader = new Reader(client, log);
    const routes = new Routes(client, config.workspace);
    const vocabulary = new Vocabulary(reader, routes, log);
    return {
        tracker: new PlaneTracker({ reader, routes, vocabulary, clock }),
        desk: new PlaneDesk({ client, reader, routes, vocabulary }),
        trial: new PlaneTrialItems({ client, reader, routes }),
        requests: () => client.requests,
    };
}

// EXTERNAL MODULE: ./build/action/src/core/open-fence.js
var open_fence = __webpack_require__(56598);
;// CONCATENATED MODULE: ./build/action/src/plane/colour.js
/** Colours of CSS, as far as it takes to tell whether a text can be told from what is behind it. Pure. */
const colour_NAMED = {
    white: '#fff',
    black: '#000',
    gray: '#808080',
    grey: '#808080',
    silver: '#c0c0c0',
    red: '#f00',
    maroon: '#800000',
    yellow: '#ff0',
    olive: '#808000',
    lime: '#0f0',
    green: '#008000',
    aqua: '#0ff',
    cyan: '#0ff',
    teal: '#008080',
    blue: '#00f',
    navy: '#000080',
    fuchsia: '#f0f',
    magenta: '#f0f',
    purple: '#800080',
    transparent: '#0000',
};
/** The first colour in a value; null: none, or one in words that are not known. */
function colourOf(value) {
    for (const [word] of value
        .toLowerCase()
        .matchAll(/#[0-9a-f]{3,8}(?![\w])|(?:rgb|hsl)a?\([^()]*\)|[a-z]+(?![\w(])/g)) {
        const written = colour_NAMED[word] ?? word;
        const colour = written.startsWith('#') ? fromHex(written.slice(1)) : fromFunction(written);
        if (colour !== null)
            return colour;
    }
    return null;
}
function fromHex(digits) {
    const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
    if (long.length !== 6 && long.length !== 8)
        return null;
    const [red = 0, green = 0, blue = 0, cover = 255] = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue, cover / 255];
}
function fromFunction(written) {
    const parts = [...written.matchAll(/([\d.]+)(%?)/g)].map(([, number, percent]) => [Number(number), percent]);
    const [first, second, third, last] = parts;
    if (first === undefined || second === undefined || third === undefined)
        return null;
    const cover = last === undefined ? 1 : last[0] / (last[1] === '%' ? 100 : 1);
    if (written.startsWith('hsl'))
        return [...fromHue(first[0], second[0] / 100, third[0] / 100), cover];
    const channel = ([number, percent]) => percent === '%' ? number * 2.55 : number;
    return [channel(first), channel(second), channel(third), cover];
}
function fromHue(hue, saturation, lightness) {
    const channel = (offset) => {
        const step = (offset + hue / 30) % 12;
        return (255 *
            (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(step - 3, 9 - step, 1))));
    };
    return [channel(0), channel(8), channel(4)];
}
/** Nothing of it is seen. */
function isClear(colour) {
    return colour !== null && colour[3] < 0.1;
}
/** Nobody can tell one from the other. */
function looksLike(a, b) {
    return [0, 1, 2].every((channel) => Math.abs((a[channel] ?? 0) - (b[channel] ?? 0)) <= 24);
}

;// CONCATENATED MODULE: ./build/action/src/plane/style.js
/** What a `style` attribute says of whether its text can be seen. Pure; lengths in CSS pixels, of a usual page. */

/** All of them, also those that a later one overrides: which one wins is not worth a mistake. */
function declarationsOf(style) {
    return style
        .replace(/\/\*[^]*?(?:\*\/|$)/g, ' ')
        .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16) & 0xffff))
        .replaceAll('\\', '')
        .toLowerCase()
        .split(';')
        .flatMap((part) => {
        const colon = part.indexOf(':');
        const value = part.slice(colon + 1).replace(/!\s*important/, '');
        return colon < 0 ? [] : [{ name: part.slice(0, colon).trim(), value: value.replace(/\s+/g, ' ').trim() }];
    });
}
/** How deep variables are followed that name others. */
const VARIABLES = 5;
/** `value` with what its variables stand for; one that nobody sets has its fallback. */
function resolved(value, valueOf) {
    let text = value;
    for (let depth = 0; depth < VARIABLES && text.includes('var('); depth++) {
        text = text.replace(/var\(\s*(--[^\s,()]+)\s*(?:,([^()]*))?\)/g, (_, variable, fallback) => valueOf(variable) ?? fallback?.trim() ?? '');
        if (text.length > value.length + VALUE_MAX)
            return '';
    }
    return text;
}
/** Of what a value may grow to: variables that repeat others would double it each time. */
const VALUE_MAX = 1000;
/** Smaller letters, and boxes that clip, show nothing that could be read. */
const TINY_PX = 2;
/** An element that is moved by this much is not on the page. */
const FAR_PX = 500;
const FAINT = 0.1;
/** Whether one of them alone, or a small box that clips, keeps the text from being seen. `isCell`: of a table, which grows. */
function hidesText(declarations, isCell) {
    const clips = declarations.some(({ name, value }) => name.startsWith('overflow') && !value.includes('visible'));
    return declarations.some(({ name, value }) => {
        if (/^(?:max-)?(?:width|height|inline-size|block-size)$/.test(name)) {
            return !isCell && lengthsIn(value, 8).some((px) => (clips ? px <= TINY_PX : px === 0));
        }
        return hides(name, value);
    });
}
function hides(name, value) {
    switch (name) {
        case 'display':
            return value === 'none';
        case 'visibility':
        case 'content-visibility':
            return value === 'hidden' || value === 'collapse';
        case 'opacity':
            return lengthsIn(value, 0.01).some((share) => share < FAINT);
        case 'font-size':
            return lengthsIn(value, 0.16).some((px) => px <= TINY_PX);
        case 'font':
            // A weight and a height of lines have no unit.
            return lengthsIn(value.replace(/(?<![\w.])(?!0(?![\d.]))[\d.]+(?![\w.%])/g, ''), 0.16).some((px) => px <= TINY_PX);
        case 'zoom':
        case 'scale':
            return lengthsIn(value, 0.01).some((factor) => factor < FAINT);
        case 'transform':
            return (argumentsOf('scale', value).some((factor) => factor < FAINT) ||
                (/translate|matrix/.test(value) && isFar(value)) ||
                turnsAway(value));
        case 'rotate':
            return /^[xy]\b|^[-+.\d]+ /.test(value) && turnsAway(`rotatex(${value})`);
        case 'font-size-adjust':
            return lengthsIn(value, 0.01).some((share) => share < FAINT);
        case 'contain':
            return /\b(?:strict|size)\b/.test(value);
        case 'mask':
        case 'mask-image':
        case '-webkit-mask':
        case '-webkit-mask-image':
            return !/^(?:none|inherit|initial|unset|revert)?$/.test(value);
        case 'clip':
        case 'clip-path':
            return !/^(?:none|auto|inherit|initial|unset|revert)?$/.test(value);
        case 'filter':
            return argumentsOf('opacity', value).some((share) => share < FAINT);
        case '-webkit-text-fill-color':
            return isClear(colourOf(value));
        default:
            return /^(?:left|right|top|bottom|inset.*|margin.*|text-indent|translate)$/.test(name) && isFar(value);
    }
}
const DEGREES = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
const STEEP = 75;
/** Seen nearly from its edge, or from behind. */
function turnsAway(value) {
    const turns = value.matchAll(/(?:rotate[xy3]|skew)[^)]*/g);
    return Array.from(turns, ([turn]) => turn).some((turn) => Array.from(turn.matchAll(/(\d+\.?\d*|\.\d+)(deg|grad|rad|turn)/g)).some(([, number = '0', unit = '']) => Number(number) * (DEGREES[unit] ?? 1) >= STEEP));
}
/** Of a function whose name begins so. */
function argumentsOf(name, value) {
    const calls = value.matchAll(new RegExp(`${name}[a-z0-9]*\\(([^()]*)\\)`, 'g'));
    return Array.from(calls, ([, given = '']) => lengthsIn(given, 0.01)).flat();
}
function isFar(value) {
    return lengthsIn(value, 8).some((px) => Math.abs(px) >= FAR_PX);
}
const UNITS = {
    '': 1,
    px: 1,
    pt: 4 / 3,
    pc: 16,
    ex: 8,
    ch: 8,
    in: 96,
    cm: 38,
    mm: 3.8,
};
const WINDOW = /^(?:[sld]?v(?:w|h|i|b|min|max))$/;
/** All lengths in a value; other units than those of paper and screen are letters' heights. `percent`: what 1 % is. */
function lengthsIn(value, percent) {
    const found = value.matchAll(/(?<![\w.#-])([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)/g);
    return Array.from(found, ([, number = '0', unit = '']) => {
        const one = unit === '%' ? percent : WINDOW.test(unit) ? 8 : (UNITS[unit] ?? 16);
        return Number(number) * one;
    });
}

;// CONCATENATED MODULE: ./build/action/src/plane/hidden.js
/**
 * Which elements of a page nobody sees. Plane keeps what its API is sent (comments of v1.3.1 whole, descriptions with
 * `style` and `class`), other views than its editor honour it, and an agent would read what no person wrote for people to
 * read. What opens at a click (`details`) is seen; what is only told to a screen reader or on an error (`alt`) is not.
 */


/** Nothing of what they hold is text that a person reads. */
const NEVER_SHOWN = new Set(('script style noscript template iframe object embed svg math title input head noframes noembed frameset applet ' +
    'canvas audio video datalist meter progress rp').split(' '));
/** Of the style sheet that Plane's pages are made with. */
const HIDING_CLASS = /(?:^|\s)(?:hidden|invisible|collapse|sr-only|opacity-0|text-transparent)(?:\s|$)/;
const CELL = /^(?:td|th|tr|col|colgroup|table|tbody|thead|tfoot)$/;
function neverShown(name) {
    return NEVER_SHOWN.has(name.toLowerCase());
}
function hidesByClass(classes) {
    return HIDING_CLASS.test(classes);
}
/** Judged by the element alone, and by colours around it: what is inside a hidden element is dropped with it. */
function isHidden(element) {
    if (element.getAttribute === undefined)
        return false;
    const name = element.nodeName.toLowerCase();
    const of = (attribute) => element.getAttribute?.(attribute) ?? null;
    if (neverShown(name) || of('hidden') !== null || of('popover') !== null || (name === 'dialog' && of('open') === null))
        return true;
    if (name === 'img' &&
        [of('width'), of('height')].some((size) => size !== null && /^\s*\+?[01](?![\d.%])/.test(size))) {
        return true;
    }
    if (hidesByClass(of('class') ?? ''))
        return true;
    return hidesText(styleOf(element), CELL.test(name)) || isLost(element);
}
/** The text has no colour, or that of what is behind it, where both are known. */
function isLost(element) {
    const own = ownColours(element);
    if (own.text === null && own.behind === null)
        return false;
    const { text, behind } = coloursAt(element);
    return isClear(text) || (text !== null && behind !== null && looksLike(text, behind));
}
const known = new WeakMap();
function coloursAt(element) {
    let colours = known.get(element);
    if (colours === undefined) {
        const around = element.parentNode === null ? { text: null, behind: null } : coloursAt(element.parentNode);
        const own = ownColours(element);
        colours = { text: own.text ?? around.text, behind: own.behind ?? around.behind };
        known.set(element, colours);
    }
    return colours;
}
function ownColours(element) {
    const styles = styleOf(element);
    const last = (pattern) => styles.findLast(({ name }) => pattern.test(name))?.value ?? '';
    const text = colourOf(last(/^color$/)) ?? attributeColour(element, 'data-text-color') ?? attributeColour(element, 'color');
    const painted = last(/^background(?:-color)?$/);
    const behind = /currentcolor/.test(painted)
        ? text
        : (colourOf(painted) ?? attributeColour(element, 'data-background-color') ?? attributeColour(element, 'bgcolor'));
    return { text, behind: isClear(behind) ? null : behind };
}
/** Names in Plane's own attributes are of its palette, in which text and what is behind it differ. */
function attributeColour(element, name) {
    const value = element.getAttribute?.(name) ?? '';
    return name.startsWith('data-') && !/^\s*(?:#|rgb|hsl|transparent)/i.test(value) ? null : colourOf(value);
}
const styles = new WeakMap();
function styleOf(element) {
    let found = styles.get(element);
    if (found === undefined) {
        const own = declarationsOf(element.getAttribute?.('style') ?? '');
        found = own.map(({ name, value }) => ({
            name,
            value: resolved(value, (variable) => hidden_valueOf(variable, own, element)),
        }));
        styles.set(element, found);
    }
    return found;
}
/** Of a variable: the element's own, or the nearest around it. */
function hidden_valueOf(variable, own, { parentNode }) {
    const declared = own.findLast(({ name }) => name === variable)?.value;
    if (declared !== undefined)
        return declared;
    for (let around = parentNode; around !== null; around = around.parentNode) {
        const value = styleOf(around).findLast(({ name }) => name === variable)?.value;
        if (value !== undefined)
            return value;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/action/src/plane/markdown-escapes.js
/**
 * What keeps text text: a backslash before each character that CommonMark, with tables and strikethrough, would read as
 * markup where it stands, and before no other, so that a prompt shows `snake_case * 2 [x]` as it was written. Pure.
 */
/** Stands before every line of code until the whole is put together, so that no rule takes the line for text. */
const CODE_LINE = '\ufdd0';
/** Stands before a link, which a `!` before it would make an image. */
const LINK = '\ufdd1';
/** Stands where a text ends with what matters only beside the text or mark that follows, or begins so. */
const EDGE = '\ufdd2';
const STAND_INS = /[\ufdd0-\ufdd2]/g;
/** `text` without the characters that stand for something else here; nobody sees them. */
function withoutStandIns(text) {
    return text.replace(STAND_INS, '');
}
/** The text of one node, in which runs of white space are one blank. What its neighbours are is not known. */
function escapeText(text) {
    return withoutStandIns(text)
        .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
        .replace(/`/g, '\\`')
        .replace(/\*(?!(?<=\s\*)\s)/g, '\\*')
        .replace(/_(?!(?<=\s_)\s|(?<=[\p{L}\p{N}]_)[\p{L}\p{N}])/gu, '\\_')
        .replace(/~+/g, (run, at, whole) => {
        if (run.length > 1)
            return '\\~'.repeat(run.length);
        return at === 0 || at === whole.length - 1 ? `${EDGE}~${EDGE}` : run;
    })
        .replace(/\](?=\()/g, '\\]')
        .replace(/\]$/, `]${EDGE}`)
        .replace(/^\[(?=[^\]]{1,999}\]:|[ xX]\](?:\s|$))/, '\\[')
        .replace(/&(?=#?\w{1,31};)/g, '\\&')
        .replace(/<(?=[a-z][a-z0-9+.-]{1,31}:|[\w.!#$%&'*+/=?^`{|}~\\-]+@)/gi, '\\<')
        .replace(/^(?:>|#{1,6}(?=\s|$)|[-+](?=\s|$)|-(?=[-\s]*$)|=(?==*\s*$)|[:|](?=[-:|\s]+$))/, '\\$&')
        .replace(/^-(?=[-:|\s]*\|)/, '\\-')
        .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');
}
/** Content of a paragraph: a line break at its ends shows nothing, and with two in a row Markdown begins another one. */
function withoutBlankLines(content) {
    return content.replace(/^(?:[ \t]*\n)+|(?:[ \t]*\n)+$/g, '').replace(/(?:[ \t]*\n){2,}/g, '\n\n');
}
/** Content of a heading: one line, of which no `#` at the end is lost. */
function headingText(content) {
    return content
        .trim()
        .replace(/\s*\n\s*/g, ' ')
        .replace(/(^|\s)(#+)$/, (_, before, marks) => `${before}\\${marks}`);
}
/** `content` where a line does not begin with it: no block begins there, so nothing at its start is escaped. */
function insideLine(content) {
    return content.replace(/^\\(?=[-+>=:#])/, '').replace(/^(\d{1,9})\\(?=[.)])/, '$1');
}
/** Content of a cell: one line. */
function cellText(content) {
    return insideLine(content.trim())
        .replace(/\s*\n\s*/g, '<br>')
        .replaceAll('|', '\\|');
}
/** Text of a link: a bracket without its other half would end it early, or never. */
function linkText(content) {
    let open = 0;
    let even = true;
    for (const [piece] of content.matchAll(/\\.|[[\]]/gs)) {
        if (piece.length > 1)
            continue;
        open += piece === '[' ? 1 : -1;
        even &&= open >= 0;
    }
    return even && open === 0
        ? content
        : content.replace(/\\.|[[\]]/gs, (piece) => (piece.length > 1 ? piece : `\\${piece}`));
}
/** The whole, with nothing left that stands for something else. */
function settled(markdown) {
    return markdown
        .replaceAll(`!${LINK}`, '\\!')
        .replaceAll(`]${EDGE}(`, '\\](')
        .replace(/(?<=~\ufdd2?)\ufdd2~\ufdd2|\ufdd2~\ufdd2(?=\ufdd2?~)/g, '\\~')
        .replace(STAND_INS, '');
}

;// CONCATENATED MODULE: ./build/action/src/plane/markdown-rules.js


function addPlaneRules(service) {
    const add = (name, tags, replacement) => {
        service.addRule(name, {
            filter: (node) => tags.includes(node.nodeName.toLowerCase()),
            replacement: (content, node) => replacement(content, node),
        });
    };
    add('code block', ['pre'], (_, node) => codeBlock(node));
    add('heading', ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], heading);
    add('emphasis', ['em', 'i'], emphasis);
    add('strong', ['strong', 'b'], (content) => (content.trim() === '' ? content : `**${insideLine(content)}**`));
    add('raised and lowered', ['sub', 'sup'], raised);
    add('paragraph', ['p'], (content) => `\n\n${withoutBlankLines(content)}\n\n`);
    add('list item', ['li'], listItem);
    add('lists', ['ul', 'ol'], list);
    add('struck', ['s', 'del', 'strike'], (content) => (content.trim() === '' ? content : `~~${content}~~`));
    add('link', ['a'], markdown_rules_link);
    add('image', ['img'], (_, node) => markdown_rules_image(node));
    add('cell', ['th', 'td'], (content) => ` ${cellText(content)} |`);
    add('row', ['tr'], (content, node) => `\n|${content}${isFirstRow(node) ? `\n${rule(node)}` : ''}`);
    add('row groups', ['thead', 'tbody', 'tfoot', 'colgroup', 'caption'], (content) => content);
    add('table', ['table'], (content) => `\n\n${content.trim()}\n\n`);
    // The last that is added is asked first.
    service.addRule('hidden', { filter: (node) => isHidden(node), replacement: () => '' });
}
/** Runs of white space, 200 characters at most. */
function shortRuns(text) {
    return text.replace(/\s{201,}/g, (run) => run.slice(0, 200));
}
/** Turndown marks its code block by a `code` child; Plane's older comments have `pre` alone. */
function codeBlock(node) {
    const whole = withoutStandIns(shortRuns(codeText(node))).replace(/\r\n?/g, '\n');
    // A line end at the end begins no line, but for the element that the bot puts into each empty line.
    const text = lastIn(node).nodeName === 'SPAN' ? whole : whole.replace(/\n$/, '');
    const language = /\blanguage-([\w+#.-]{1,32})(?![\w+#.-])/.exec(classesOf(node))?.[1] ?? '';
    const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map((run) => run[0].length));
    const fence = '`'.repeat(longest + 1);
    return `\n\n${fence}${language}\n${text.replace(/^/gm, CODE_LINE)}\n${CODE_LINE}${fence}\n\n`;
}
function classesOf(node) {
    const code = node.querySelector?.('code') ?? null;
    return `${node.getAttribute?.('class') ?? ''} ${code?.getAttribute?.('class') ?? ''}`;
}
function lastIn(node) {
    const code = node.querySelector?.('code') ?? node;
    return code.childNodes[code.childNodes.length - 1] ?? code;
}
function codeText(node) {
    if (node.nodeName === 'BR')
        return '\n';
    if (node.nodeName === '#text')
        return node.textContent ?? '';
    if (isHidden(node))
        return '';
    return Array.from(node.childNodes, codeText).join('');
}
/** `- text`, `3. text` or `- [x] text`; further lines are indented under the text. */
function listItem(content, node) {
    const marker = isTask(node) ? `${bullet(node)}[${isChecked(node) ? 'x' : ' '}] ` : bullet(node);
    const indent = ' '.repeat(isTask(node) ? 2 : marker.length);
    const text = content
        .trim()
        .replace(/\n{2,}(?=\s*(?:[-*]|1[.)]) )/g, '\n')
        .replace(/\n(?=[^\n])/g, `\n${indent}`);
    return `${marker}${text}\n`;
}
/** Items of a list are converted in their order, so the number is counted and not looked for. */
const counted = new WeakMap();
function bullet(node) {
    const parent = node.parentNode;
    if (parent?.nodeName !== 'OL')
        return parent !== null && isOther(parent) ? '* ' : '- ';
    const start = Number.parseInt(parent.getAttribute?.('start') ?? '1', 10);
    const number = counted.get(parent) ?? (Number.isNaN(start) ? 1 : start);
    counted.set(parent, number + 1);
    return `${number}${isOther(parent) ? ')' : '.'} `;
}
/** Lists that stand one after another, every second of which needs another mark: with the same they would be one. */
const others = new WeakMap();
function isOther(list) {
    const { parentNode } = list;
    if (parentNode === null)
        return false;
    let found = others.get(parentNode);
    if (found === undefined) {
        found = otherLists(parentNode);
        others.set(parentNode, found);
    }
    return found.has(list);
}
function otherLists(parent) {
    const found = new Set();
    let before = null;
    for (const node of Array.from(parent.childNodes)) {
        if (node.nodeName === '#text' && (node.textContent ?? '').trim() === '')
            continue;
        if ((node.nodeName === 'UL' || node.nodeName === 'OL') &&
            before?.nodeName === node.nodeName &&
            !found.has(before)) {
            found.add(node);
        }
        before = node;
    }
    return found;
}
function isTask(node) {
    return node.getAttribute?.('data-type') === 'taskItem' || (node.getAttribute?.('data-checked') ?? null) !== null;
}
function isChecked(node) {
    return node.getAttribute?.('data-checked') === 'true';
}
function heading(content, node) {
    const text = headingText(content);
    return text === '' ? '' : `\n\n${'#'.repeat(Number(node.nodeName.charAt(1)))} ${text}\n\n`;
}
/** `_` does nothing inside a word. */
function emphasis(content, node) {
    if (content.trim() === '')
        return content;
    const before = node.previousSibling?.textContent?.at(-1) ?? '';
    const after = node.nextSibling?.textContent?.[0] ?? '';
    const mark = /[\p{L}\p{N}_]/u.test(before + after) ? '*' : '_';
    return `${mark}${insideLine(content)}${mark}`;
}
/** Markdown has no other way to write them, and without a sign H₂O or 10² would be read as other words. */
function raised(content, node) {
    const name = node.nodeName.toLowerCase();
    return content.trim() === '' ? content : `<${name}>${content}</${name}>`;
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
    if ((node.textContent ?? '').trim() !== href)
        return `${LINK}[${linkText(text)}](${destination(href)})`;
    const bare = (text === href && standsAlone(node)) || /[\s<>]/.test(href);
    return bare ? withoutStandIns(href) : `<${withoutStandIns(href)}>`;
}
/** Between blanks or the ends of a block: an address by itself takes in what follows it, also the mark of an emphasis. */
function standsAlone(node) {
    const before = node.previousSibling;
    const after = node.nextSibling;
    return (/^(?:P|LI|DIV|TD|TH|H[1-6])$|^X-|^BODY$/.test(node.parentNode?.nodeName ?? '') &&
        (before == null || before.nodeName === 'BR' || /\s$/.test(before.textContent ?? '')) &&
        (after == null || after.nodeName === 'BR' || /^\s/.test(after.textContent ?? '')));
}
/** Without `alt` and `title`, which the page does not show. */
function markdown_rules_image(node) {
    const source = (node.getAttribute?.('src') ?? '').trim();
    return /^https?:\/\//i.test(source) ? `![image](${destination(source)})` : '[image]';
}
/** An address that cannot end its parenthesis early. */
function destination(address) {
    const escape = (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
    return withoutStandIns(address)
        .replace(/[ \t\r\n()<>\\]/g, escape)
        .replace(/&(?=#?\w{1,31};)/g, '\\&');
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
    const cells = Array.from(node.childNodes).filter((child) => (child.nodeName === 'TD' || child.nodeName === 'TH') && !isHidden(child));
    return `|${' --- |'.repeat(cells.length)}`;
}

;// CONCATENATED MODULE: ./build/action/src/plane/html-to-markdown.js






const MAX_CHARS = 100_000;
/** HTML is longer than its text; what is beyond this is not even parsed. */
const MAX_HTML = 600_000;
/** turndown's cost is the number of tags times the length of the text. */
const MAX_TAGS = 6_000;
/** Deeper nesting than any editor makes. */
const MAX_DEPTH = 60;
const NOTE = '\n\n[The text is cut here; the rest is in Plane.]';
/** @returns Markdown without outer blank lines; at most `max_chars` characters and a note that tells of a cut. */
async function htmlToMarkdown(html, options = {}) {
    const { length, depth } = measure(html);
    const source = cut(html, length);
    const deep = depth > MAX_DEPTH ? plainText(source) : null;
    const text = visible(deep?.text ?? (await convert(withNames(source, options.members ?? []))));
    const max = options.max_chars ?? MAX_CHARS;
    if (text.length <= max && source.length === html.length && deep?.whole !== false)
        return text;
    return `${(0,open_fence/* withClosedFence */.Y)(cut(text, max).trimEnd())}${NOTE}`;
}
/** `text` without what a person cannot see; line ends become `\n`. */
function visible(text) {
    return (0,clean/* clean */.u)(settled(sendable(text)
        .replace(/\p{Zs}/gu, ' ')
        .replace(/\n{3,}/g, '\n\n'))).trim();
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
    made.escape = (text) => escapeText((0,clean/* clean */.u)(text));
    addPlaneRules(made);
    return made;
}
/** Mentions and images are elements without text, which a converter takes for blank: they get their text first. */
function withNames(html, members) {
    const names = new Map(members.map((member) => [member.id, member.display_name]));
    return withPlainSpaces(html)
        .replace(/<mention-component\b([^<>]*)>(?:\s*<\/mention-component\s*>)?/gi, (_, attributes) => {
        const id = asId(attribute(attributes, 'entity_identifier'));
        const kind = asId(attribute(attributes, 'entity_name') ?? 'user_mention');
        if (kind !== 'user_mention')
            return escapeHtml(`[${kind} ${id}]`);
        return escapeHtml(`@${(0,clean/* cleanLine */.O)(names.get(id) ?? '') || id || 'someone'}`);
    })
        .replace(/<image-component\b[^<>]*>(?:\s*<\/image-component\s*>)?/gi, '[image]')
        .replace(/<div\b[^<>]*\bdata-type="horizontalRule"[^<>]*>(?:\s*<div>\s*<\/div>)?\s*<\/div>/gi, '<hr>');
}
/** What the page shows in place of an id; any other text would be one that nobody sees. */
function asId(value) {
    return value !== null && /^[\w-]{1,64}$/.test(value) ? value : '';
}
const SPACE_NAMES = /^(nbsp|NonBreakingSpace|e[nm]sp(1[34])?|numsp|puncsp|thinsp|hairsp|MediumSpace|Thi(ck|n)Space|VeryThinSpace)$/;
const SPACE = /(?!\ufeff)[\s\u0085]/;
/**
 * Every special space and line break, written out or as an entity, becomes a plain blank, as a page shows it, and long
 * runs become shorter: turndown's time is quadratic in their length.
 */
function withPlainSpaces(html) {
    const plain = html
        .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{2,15}));?/gi, (entity, hex, decimal, name) => {
        if (name === 'NewLine')
            return '\n';
        if (name === 'Tab')
            return '\t';
        if (typeof name === 'string')
            return SPACE_NAMES.test(name) ? ' ' : entity;
        const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
        const char = code <= 0x10ffff ? String.fromCodePoint(code) : '';
        return SPACE.test(char) ? char : entity;
    })
        .replace(/(?!\ufeff)[^\S\t\r\n ]|\u0085/g, ' ');
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
/** A tag of those that hide nothing, without attributes that could. */
const PLAIN_TAG = /<\/?([a-z][a-z0-9-]*)(?: (?:class|id|data-id|href|target|rel|colspan|rowspan|start)="[^"<>]*")* ?\/?>/iy;
const CLASS = / class="([^"]*)"/i;
/**
 * Tags become line breaks; linear in the length. What is hidden so deep is not told from what is seen: the text ends
 * before anything that could hide some of it. `whole`: nothing did.
 */
function plainText(html) {
    let text = '';
    let done = 0;
    for (const { index } of html.matchAll(/<(?=[a-z!?/])/gi)) {
        if (index < done)
            continue;
        text += html.slice(done, index);
        PLAIN_TAG.lastIndex = index;
        const [tag, name = ''] = PLAIN_TAG.exec(html) ?? [];
        if (tag === undefined || neverShown(name) || hidesByClass(CLASS.exec(tag)?.[1] ?? ''))
            return { text: tidy(text), whole: false };
        text += '\n';
        done = index + tag.length;
    }
    return { text: tidy(text + html.slice(done)), whole: true };
}
function tidy(text) {
    return text
        .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name) => ENTITIES[name] ?? '')
        .replace(/[ \t]+/g, ' ')
        .replace(/ ?\n[ \n]*/g, '\n');
}
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

// EXTERNAL MODULE: ./build/action/src/transports/index.js + 78 modules
var transports = __webpack_require__(13129);
;// CONCATENATED MODULE: ./build/action/src/compose.js
/** (config, host) → the ports of a tick. Adapters are chosen by one exhaustive switch a port, in the ports' own folders. */























/**
 * A secret that is not set and a template that cannot be read keep from starting what needs them; all else goes on.
 * @param folder what relative paths in the config are relative to.
 * @param deadline no request waits beyond it; null: none.
 * @param store instead of the one that the config names.
 * @param github shared between the ticks of one job, so that what is known of its allowance is.
 * @param broken what of the file cannot be used.
 * @throws {ConfigError} a store cannot be used here.
 */
async function compose(config, host, folder, deadline, store, github = (0,github_host/* githubHost */.S)(host), broken = config_barred/* NOTHING_BARRED */.nC) {
    const redact = redactorOf(config, host);
    const plane = await planeOf(config, host, { deadline, stop: host.signal });
    const fleet = composeFleet(config, host);
    github.setDeadline(deadline);
    const kept = compose_counted(store ?? (0,github_host/* openStore */.C)(config.state, folder, host, github));
    const { prompts, barred } = await promptsOf(config, folder);
    const ports = {
        store: kept,
        tracker: plane.tracker,
        desk: plane.desk,
        fleet,
        clock: host.clock,
        random: host.random,
        log: redactedLog(host, redact),
        holder: host.holder,
        prompts,
        barred: (0,config_barred/* joined */.oR)((0,config_barred/* joined */.oR)(broken, barredByUnset(config, host.env)), barred),
        ...(broken.all === null ? { last_good: (0,seal/* sealed */.JW)((0,last_good/* lastGoodOf */.l6)(config), config, host.env) } : {}),
        toMarkdown: (html, project) => htmlToMarkdown(html, { members: project.members }),
        redact,
        notifiers: await notifiersOf(config, host, redact),
    };
    const tellPulls = pullTellerOf(config, github, ports);
    const ahead = aheadOf(config, github, host);
    return {
        ports: {
            ...ports,
            transportOf: (terminal) => fleet.transportOf(terminal),
            ...(tellPulls === null ? {} : { tellPulls }),
            ...(ahead === null ? {} : { ahead }),
        },
        fleet,
        requests: () => ({ plane: plane.requests(), state: kept.requests(), terminal: fleet.round_trips }),
        close: () => fleet.close(),
    };
}
/** Plane with the tokens of the configuration. @param until when requests end; absent: by themselves only. */
async function planeOf(config, host, until) {
    const dispatcher = await (0,http/* proxyOf */.Ol)(host.env);
    return connectPlane({
        config: config.plane,
        tokens: (as) => host.env[as === null ? config.plane.token_key : (config.terminals[as]?.token_key ?? '')],
        clock: host.clock,
        random: host.random,
        log: host.log,
        ...until,
        ...(dispatcher === undefined ? {} : { dispatcher }),
    });
}
/** What transports get of the host; nothing that they start sees a secret. */
function meansOf(config, host) {
    return {
        env: (0,environment/* scrubbedEnv */.wS)(config, host.env),
        own_env: host.env,
        home: host.home,
        random: host.random,
        secret: (name) => host.env[name],
        host_keys: (0,host_key_notes/* hostKeyNotes */.dH)(),
    };
}
/** All terminals of the configuration; none is visited yet. */
function composeFleet(config, host) {
    const means = meansOf(config, host);
    return new TerminalFleet({
        config,
        clock: host.clock,
        transport: (terminal) => (0,transports/* makeTransport */._)(terminal, config, means),
        host_keys: means.host_keys,
    });
}
/** Artifacts cannot be compared and swapped: of several runs of the workflow only the oldest acts. null: no run, or no need. */
function aheadOf(config, github, host) {
    const { repository, workflow, run } = github;
    if (config.state.store !== 'artifact' || repository === null || workflow === null || run === null)
        return null;
    return async () => {
        const turn = await isOldestRun(github.client(), { repository, workflow, run_id: run.id });
        return turn.ahead === null
            ? null
            : { holder: `${repository}/actions/runs/${turn.ahead.id}, ${turn.ahead.status}`, until: host.clock.now() };
    };
}
/**
 * The status comment of one pull request, for the event that is about it. Needs no Plane token.
 * @param event what GitHub says about the event (`GITHUB_EVENT_PATH`), parsed.
 * @throws {AgentdError} the store cannot be used here, the state cannot be read.
 */
async function composePullStatus(config, host, folder, event, options, github = (0,github_host/* githubHost */.S)(host)) {
    const redact = redactorOf(config, host);
    const pulls = githubPulls(github.client(config.pull_requests?.token_key));
    const pull = typeof event === 'object' && event !== null && 'pull_request' in event ? event.pull_request : null;
    const load = async () => {
        const store = (0,github_host/* openStore */.C)(config.state, folder, host, github);
        const { text } = await store.load();
        return text === null ? null : (0,state_text/* parseState */.B)(text, store.name);
    };
    const ports = { pulls, redact, clock: host.clock, log: redactedLog(host, redact), home: github.repository };
    return pullStatusFor(pullOf(pull), load, config, ports, options);
}
/** null: nobody is to be told, or there is no token to tell it with. */
function pullTellerOf(config, github, ports) {
    const { status = true, repositories = [], token_key } = config.pull_requests ?? {};
    const own = github.repository === null ? [] : [github.repository];
    const all = [...new Set([...own, ...repositories])];
    if (!status || all.length === 0 || !github.hasToken(token_key))
        return null;
    const pulls = githubPulls(github.client(token_key));
    return pullTeller(config, all, { ...ports, pulls, home: github.repository });
}
function redactorOf(config, host) {
    const names = [...(0,explain/* secretsOf */.Fj)(config).map(({ key }) => key), surroundings/* TOKEN_KEY */.i];
    return (0,redact/* createRedactor */.lY)(names.map((name) => ({ name, value: host.env[name] ?? '' })));
}
function redactedLog(host, redact) {
    const fit = (message) => redact((0,clean/* clean */.u)(message));
    return {
        debug: (message) => host.log.debug(fit(message)),
        info: (message) => host.log.info(fit(message)),
        warn: (message) => host.log.warn(fit(message)),
        error: (message) => host.log.error(fit(message)),
    };
}
async function promptsOf(config, folder) {
    const read = Object.entries(config.projects).map(async ([key, { prompt }]) => {
        if (prompt === undefined)
            return { key, path: null, text: DEFAULT_PROMPT };
        const text = await (0,prompt_file/* readPrompt */.$)((0,external_node_path_.resolve)(folder, prompt)).catch(() => null);
        return { key, path: prompt, text };
    });
    const prompts = new Map();
    const missing = new Map();
    for (const { key, path, text } of await Promise.all(read)) {
        if (text === null)
            missing.set(key, path ?? '');
        else
            prompts.set(key, { path, text });
    }
    const problems = [...missing].map(([key, prompt]) => ({
        code: 'prompt-missing',
        message: `projects.${key}.prompt: ${prompt} cannot be read. ${(0,config_barred/* notDone */.Gj)({ ...config_barred/* NOTHING_BARRED */.nC, projects: new Map([[key, prompt]]) })}`,
        remedy: 'Correct the path; it is relative to the folder of the config file.',
        retry: false,
    }));
    const projects = new Map([...missing].map(([key, prompt]) => [key, `its template ${prompt} cannot be read`]));
    return { prompts, barred: { ...config_barred/* NOTHING_BARRED */.nC, projects, problems } };
}
async function notifiersOf(config, host, redact) {
    if (config.notices.length === 0)
        return new Map();
    const { webhookNotifier } = await __webpack_require__.e(/* import() */ 177).then(__webpack_require__.bind(__webpack_require__, 82177));
    return new Map(config.notices.map(({ url_key, format }) => [
        url_key,
        webhookNotifier({ url: host.env[url_key] ?? '', url_key, format }, { post: fetch, redact }),
    ]));
}
/** Counts loads and saves, for the report. */
function compose_counted(store) {
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

/***/ 57306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ calledFiles)
/* harmony export */ });
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37819);

/** Programs whose first argument is a file that they read. */
const READERS = /^(?:sh|bash|dash|zsh|ksh|mksh|ash|fish|pwsh|powershell|python[\d.]*|node|deno|bun|perl|ruby|php)(?:\.exe)?$/i;
/**
 * What is called by a name alone is looked for along the search path, and is no file of this kind. Behind a program that is
 * not known to read files nobody can tell what `{script}` is: it may be the name of a task.
 */
function calledFiles(template, script, { bins, os }) {
    const { words } = (0,_template_js__WEBPACK_IMPORTED_MODULE_0__/* .readTemplate */ .xV)(template);
    // Variables that are set before it are no program.
    const at = words.findIndex((word) => !/^[A-Za-z_][A-Za-z0-9_]*=/.test(word) && word !== '&');
    const first = words[at];
    if (first === undefined)
        return [];
    const program = filled(Object.hasOwn(bins, first) ? (bins[first] ?? first) : first, script, os);
    const read = READERS.test(baseName(program ?? '')) ? filled(fileWord(words.slice(at + 1), os), script, os) : null;
    const byPath = program !== null && (isPath(program, os) || first.startsWith('{repo}'));
    const executed = byPath ? [program] : [];
    return [
        ...executed.map((path) => calledFile(path, { executed: true, what: first.includes('{script}') ? 'script' : 'program' }, os)),
        ...(read === null ? [] : [calledFile(read, { executed: false, what: 'script' }, os)]),
    ];
}
function calledFile(path, how, os) {
    const absolute = os === 'windows' ? /^(?:[A-Za-z]:[\\/]|[\\/])/ : /^\//;
    return { path, relative: !absolute.test(path), ...how };
}
/** `{script}` wherever it stands; else what follows the program at once, or looks like a path. */
function fileWord(words, os) {
    const script = words.find((word) => word.includes('{script}'));
    if (script !== undefined)
        return script;
    if (words.some((word) => INLINE.test(word)))
        return undefined;
    const at = words.findIndex((word) => !word.startsWith('-'));
    const word = words[at];
    return word !== undefined && (at === 0 || isPath(word, os)) ? word : undefined;
}
/** Options behind which stands a program text, or a module, and no file. */
const INLINE = /^-(?:[a-z]*[cem]|Command|EncodedCommand)$/i;
/** Null: it is known only with a run, or by the shell. */
function filled(word, script, os) {
    if (word === undefined)
        return null;
    const whole = word.replace(/^\{repo\}[\\/]/, '').replace('{script}', () => script ?? '{script}');
    return whole === '' || (os === 'windows' ? /[{$*%]/ : /[{$*`\\]|^~/).test(whole) ? null : whole;
}
function isPath(word, os) {
    return os === 'windows' ? /[\\/]/.test(word) : word.includes('/');
}
function baseName(path) {
    return path.replace(/^.*[\\/]/, '');
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


/***/ }),

/***/ 39844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ saysQuota),
/* harmony export */   Lo: () => (/* binding */ messageText),
/* harmony export */   QR: () => (/* binding */ tailText),
/* harmony export */   Rs: () => (/* binding */ saysDialog),
/* harmony export */   VN: () => (/* binding */ saysPlainFailure),
/* harmony export */   cK: () => (/* binding */ matches),
/* harmony export */   dN: () => (/* binding */ plainFailure),
/* harmony export */   ff: () => (/* binding */ envSentence),
/* harmony export */   fz: () => (/* binding */ saysSessionLost)
/* harmony export */ });
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61361);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71428);
/** Words of a failure → class. Pure, and safe with anybody's patterns: the text they see is bounded. */


/** Characters of the tail that are looked at: its end, where the last word is. */
const TAIL_CHARS = 4000;
/** Of a last message both ends are looked at, this much each. */
const MESSAGE_CHARS = 2000;
/** What is matched: the end of the tail, as {@link plain} text. */
function tailText(tail) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(tail.slice(-2 * TAIL_CHARS)).slice(-TAIL_CHARS);
}
/** The two ends of a last message, as {@link plain} text. */
function messageText(message) {
    if (message === null)
        return '';
    if (message.length <= 2 * MESSAGE_CHARS)
        return (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(message);
    return `${(0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(message.slice(0, MESSAGE_CHARS))} ${(0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(message.slice(-MESSAGE_CHARS))}`;
}
const compiled = new Map();
/** Whether one of `patterns` is in `text`, without regard to case. A pattern that does not compile matches nothing. */
function matches(text, patterns) {
    return text !== '' && patterns.some((pattern) => expression(pattern)?.test(text) ?? false);
}
function expression(pattern) {
    const known = compiled.get(pattern);
    if (known !== undefined)
        return known;
    let made;
    try {
        made = new RegExp(pattern, 'i');
    }
    catch {
        made = null;
    }
    if (compiled.size > 500)
        compiled.clear();
    compiled.set(pattern, made);
    return made;
}
const saysSessionLost = (tail) => matches(tail, _patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .SESSION_LOST_PATTERNS */ .WK);
const saysQuota = (tail) => matches(tail, _patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTA_PATTERNS */ .X2);
const saysDialog = (tail) => matches(tail, _patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALOG_PATTERNS */ .xQ);
const saysPlainFailure = (tail) => matches(tail, _patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN_FAILURE_PATTERNS */ .QZ);
/** What the run itself met, by its name, else by the words of `text`; null: nothing that is known. */
function plainFailure(limit, text) {
    const named = _patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN_FAILURE_GROUPS */ .Ti.find((group) => limit !== null && group.limit === limit);
    return named ?? _patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN_FAILURE_GROUPS */ .Ti.find((group) => matches(text, group.patterns)) ?? null;
}
/** The sentence that belongs to what a person must change; null when nothing that is known is named. */
function envSentence(text) {
    return _patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .ENV_GROUPS */ .PN.find((group) => matches(text, group.patterns))?.says ?? null;
}


/***/ }),

/***/ 917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MN: () => (/* binding */ isKilledExit),
/* harmony export */   O3: () => (/* binding */ isSigkill),
/* harmony export */   r$: () => (/* binding */ crashOf)
/* harmony export */ });
/** What an exit code says of a process that did not end by itself. Pure. */
/** `timeout` reports this when it had to stop the command. */
const EXIT_TIMEOUT = 124;
/** 128 + SIGKILL. */
const EXIT_SIGKILL = 137;
/** Windows: ended by Ctrl-C. */
const WINDOWS_STOPPED = 0xc000013a;
/** 128 + the number of a signal that a process gets for a fault of its own. The numbers of Linux; macOS shares the usual ones. */
const CRASHES = {
    132: 'SIGILL, an illegal instruction',
    133: 'SIGTRAP, a trap',
    134: 'SIGABRT, its own abort',
    135: 'SIGBUS, a bus error',
    136: 'SIGFPE, an arithmetic fault',
    139: 'SIGSEGV, a memory fault',
    159: 'SIGSYS, a forbidden system call',
};
/** NTSTATUS values, as unsigned numbers. */
const WINDOWS_CRASHES = {
    0xc0000005: 'an access violation',
    0xc000001d: 'an illegal instruction',
    0xc0000094: 'a division by zero',
    0xc00000fd: 'a stack overflow',
    0xc0000374: 'a damaged heap',
    0xc0000409: 'its own abort',
};
/** Whether a signal or a time limit ended the process, so that it did not finish its work: a crash counts, too. */
function isKilledExit(code) {
    return code === EXIT_TIMEOUT || (code > 128 && code <= 192) || unsigned(code) === WINDOWS_STOPPED;
}
/** What the process was ended by for a fault of its own, in words; null: the code does not say so. */
function crashOf(code) {
    return CRASHES[code] ?? WINDOWS_CRASHES[unsigned(code)] ?? null;
}
/** Nobody asks before SIGKILL, and Linux sends it to what uses the most when memory runs out. */
function isSigkill(code) {
    return code === EXIT_SIGKILL;
}
/** Windows' codes are written as signed numbers by some. */
function unsigned(code) {
    return code < 0 ? code + 2 ** 32 : code;
}


/***/ }),

/***/ 86953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   On: () => (/* binding */ noticeIn),
/* harmony export */   XJ: () => (/* binding */ NOTICE),
/* harmony export */   _8: () => (/* binding */ faultIn),
/* harmony export */   xZ: () => (/* binding */ faultSays),
/* harmony export */   zq: () => (/* binding */ faultRemedy)
/* harmony export */ });
/* unused harmony export FILE_FAULTS */
/**
 * `interpreter`: what its first line (`#!`) names is not there. `crlf`: that line ends as on Windows. `stub`: it is, or begins with, what
 * macOS has in the place of a program of the Command Line Tools that are not installed.
 */
const FILE_FAULTS = [
    'missing',
    'folder',
    'unreadable',
    'not-executable',
    'interpreter',
    'crlf',
    'stub',
];
/** One sentence. */
function faultSays({ path, what, fault, folder, word }) {
    const named = `The ${what} ${path}`;
    const within = folder === null ? '' : ` in ${folder}`;
    switch (fault) {
        case 'missing':
            return `${named} is not ${folder === null ? 'there' : `in ${folder}`}.`;
        case 'folder':
            return `${named}${within} is no file.`;
        case 'unreadable':
            return `${named}${within} may not be read by the terminal’s user.`;
        case 'not-executable':
            return `${named}${within} may not be executed.`;
        case 'interpreter':
            return `${named}${within} begins with \`#!\` and ${word}, which is not there.`;
        case 'crlf':
            return `The first line of ${path}${within} ends as on Windows, so that what it names is not found.`;
        case 'stub':
            return `${named}${within} needs ${word}, of which that Mac has only a stand-in.`;
    }
}
/** A clause without its full stop. */
function faultRemedy({ path, what, fault, folder, word }) {
    switch (fault) {
        case 'missing': {
            const put = folder === null ? 'Put it there' : 'Put it there, and commit it where items have worktrees';
            return `${put}; or correct ${what === 'script' ? '`script` or the command' : 'the command or `bins`'}`;
        }
        case 'folder':
            return 'Name the file';
        case 'unreadable':
            return `Run \`chmod +r\` for it there`;
        case 'not-executable': {
            const commit = folder === null ? '' : ', and commit that where items have worktrees';
            return `Run \`chmod +x\` for it there${commit}; or have a shell read it: \`bash ${path}\``;
        }
        case 'interpreter':
            return `Install ${word} there, or correct that line`;
        case 'crlf':
            return 'Save it with the line ends of Unix (LF)';
        case 'stub':
            return 'Run `xcode-select --install` on that Mac';
    }
}
/**
 * The line that a run's own command leaves on stderr about such a file, before it goes on:
 * `agentd: script | missing | scripts/mine.sh | /srv/eng`.
 */
const NOTICE = { prefix: 'agentd: ', between: ' | ' };
/** The first such line; null: there is none. */
function noticeIn(text) {
    for (const line of text.split('\n')) {
        if (!line.startsWith(NOTICE.prefix))
            continue;
        const [what, said = '', path, folder] = line.slice(NOTICE.prefix.length).trimEnd().split(NOTICE.between);
        if ((what !== 'script' && what !== 'program') || path === undefined || folder === undefined)
            continue;
        const faulty = faultIn(said);
        if (faulty !== null)
            return { ...faulty, what, path, folder: folder === '-' ? null : folder };
    }
    return null;
}
/** `interpreter /bin/nope`, as it is said on the terminal; null: it says no fault. */
function faultIn(said) {
    const [, name, word = ''] = /^([a-z-]+)(?: (.*))?$/.exec(said) ?? [];
    const fault = FILE_FAULTS.find((one) => one === name);
    return fault === undefined ? null : { fault, word };
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

/***/ 61361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nm: () => (/* binding */ TRANSIENT_PATTERNS),
/* harmony export */   OP: () => (/* binding */ ENV_PATTERNS),
/* harmony export */   PN: () => (/* binding */ ENV_GROUPS),
/* harmony export */   QZ: () => (/* binding */ PLAIN_FAILURE_PATTERNS),
/* harmony export */   Ti: () => (/* binding */ PLAIN_FAILURE_GROUPS),
/* harmony export */   WK: () => (/* binding */ SESSION_LOST_PATTERNS),
/* harmony export */   X2: () => (/* binding */ QUOTA_PATTERNS),
/* harmony export */   xQ: () => (/* binding */ DIALOG_PATTERNS)
/* harmony export */ });
/**
 * How the words of a failure are told apart when no structured field says it. Regular expressions as text, because the
 * configuration may replace the `env` and `transient` lists; matched without case against {@link plain} text.
 *
 * The words are those of codex 0.128 and 0.171, claude 2.1.197 and 2.1.332, their services, the usual shells and
 * operating systems. Lists are tried in the order session lost, quota, plain failure, env, transient.
 */
/** The conversation that was to be continued is not there. */
const SESSION_LOST_PATTERNS = [
    'no rollout (was )?found for',
    'no (conversation|session) (was )?found with',
    '(conversation|session) [\\w-]{0,64} ?(was )?not found',
    '--resume requires a valid',
    'is not a uuid and does not match',
];
/** A limit of the account that passes by itself. Spending limits do not: a person must raise them. */
const QUOTA_PATTERNS = [
    "(hit|reached|exceeded) your (?!([\\w'-]+ ){0,3}(spend|spending|credit|budget|rate|context|token) )([\\w'-]+ ){0,3}(limit|allowance)\\b",
    '\\b(usage|session|daily|weekly|monthly|plan|model|opus|sonnet|haiku|\\d+-hour|five-hour|\\d+-day|seven-day) limit (has been |was )?(hit|reached|exceeded)',
    'out of (extra |included )?usage\\b',
    '\\blimit( reached)? ?[·∙•|-] ?resets\\b',
    'usage_limit_(reached|exceeded)',
];
/** The run itself cannot succeed like this; neither waiting nor another machine helps. */
const PLAIN_FAILURE_GROUPS = [
    {
        limit: 'context',
        says: 'The prompt or the conversation is longer than the model takes.',
        remedy: 'Shorten the item and what it refers to, or split the work; then comment here or move the item back.',
        patterns: [
            "out of room in the model's context|maximum context (length|window)|context_length_exceeded",
            '(exceeds?|exceeded) .{0,40}context (window|length|limit)|context (window|length|limit) (is |was )?(full|exceeded)',
            'prompt is too long',
        ],
    },
    {
        limit: null,
        says: 'The model had to stop in the middle of an answer that was too long for it.',
        remedy: 'Ask for less at a time; then comment here or move the item back.',
        patterns: ['incomplete response returned', 'output token (maximum|limit)'],
    },
    {
        limit: 'turns',
        says: 'The agent took as many turns as its command lets it take.',
        remedy: 'Raise --max-turns in the command of the executor, or split the work; then comment here or move the item back.',
        patterns: ['(maximum|max) (number of )?turns'],
    },
    {
        limit: 'budget',
        says: 'The agent spent as much as its command lets one run spend.',
        remedy: 'Raise --max-budget-usd in the command of the executor, or split the work; then comment here or move the item back.',
        patterns: ['reached the budget|max(imum)? budget'],
    },
    {
        limit: null,
        says: 'The model declined the request.',
        remedy: 'Say differently what is wanted, and what for; then comment here or move the item back.',
        patterns: ["can'?t help with this|unable to respond to this request|violate our usage policy|safeguards flagged"],
    },
];
const PLAIN_FAILURE_PATTERNS = PLAIN_FAILURE_GROUPS.flatMap((group) => group.patterns);
/** A tool asks something of its own, as it does of whoever runs it first: trust, update, set-up, log-in. */
const DIALOG_PATTERNS = [
    'do you (trust|want|wish|accept|agree)|trust (the )?(files|authors|contents)|trust this (folder|directory|workspace|project)',
    'press (the )?(enter|return|any key|y\\b)|enter to (confirm|continue)|hit enter|esc to (cancel|exit)',
    '[([]y(es)?/no?[)\\]]|\\(yes/no|continue\\? *$|proceed\\? *$|overwrite\\? *$',
    'update available|new version (is )?available|update now',
    '(choose|select|pick) (a |an |the |your |how )?.{0,40}(theme|text style|login|log in|account|method|provider|option)',
    'use (the )?arrow keys|[❯›>] ?1[.)] ',
];
/** What a person must change, by kind; `says` is one sentence for the item's comment. */
const ENV_GROUPS = [
    {
        says: 'The agent is not logged in, or its key was refused.',
        patterns: [
            'not logged in|(run|use) /login|log ?in (has )?expired|(log|sign) in again|please (log|sign) in',
            'failed to authenticate|authentication(_| )(error|failed)|could not authenticate',
            '(invalid|incorrect|missing|expired|revoked|disabled|unknown) (\\w+ )?(api[ -]?key|bearer|credentials|access token)',
            'invalid_api_key|permission_error|unauthori[sz]ed_client',
            'oauth (access )?(token|session)\\b.{0,60}(expired|revoked|invalid)',
            '(access|refresh) token\\b.{0,40}(already used|not be refreshed|expired|revoked)',
            '(status|error|http)( code)?:? 40[13]\\b|\\b401 unauthorized|\\b403 forbidden',
        ],
    },
    {
        says: 'The account may not use the service: billing, plan or organisation must be put right.',
        patterns: [
            'credit balance is too low|insufficient (credits?|balance|funds)|out of credits',
            'quota exceeded|insufficient_quota|exceeded your current quota|billing_(error|hard_limit)',
            'spend(ing)? (limit|cap)\\b|usage cap set by',
            '(organi[sz]ation|account) (has been|is) (disabled|suspended|on hold|deactivated)',
            'with your chatgpt plan|does not have access to (claude|codex|this)|(status|error):? 402\\b|payment required',
            'country, region,? or territory not supported',
        ],
    },
    {
        says: 'The model that was asked for does not exist, or this account may not use it.',
        patterns: [
            'issue with the selected model|model_not_found|unknown model\\b|(status|error):? 404\\b',
            'model [\'`"]?[\\w./:@-]{1,80}[\'`"]? (does not exist|is not (available|supported)|was not found|not found)',
            'does not exist or you do not have access',
        ],
    },
    {
        says: 'The command line of the executor is wrong: see `executors` in the configuration.',
        patterns: [
            '\\berror: (unexpected argument|unrecognized (option|argument|subcommand)|invalid value .{1,80} for|a value is required|the following required|missing required (option|argument)|too many arguments|option .{1,120} (is invalid|argument missing)|the argument .{1,80} cannot)',
            'unknown (option|flag|argument)\\b|requires --verbose|cannot be used with (root|sudo)|session id [\\w-]{1,64} is already in use',
        ],
    },
    {
        says: 'The agent’s own configuration on the machine is wrong.',
        patterns: [
            'error loading config|error finding codex home|configuration error\\b|configuration file\\b.{0,200}(corrupt|invalid|not valid)',
            '(invalid|malformed|corrupt(ed)?) (mcp |json )?(config(uration)?|settings)\\b|settings file not found|missing environment variable',
            'required mcp servers?\\b|requires a newer version|version .{0,40} is no longer supported',
            'not inside a trusted directory|failed to (open|write) last message file',
        ],
    },
    {
        says: 'The machine lacks something the agent needs: a program, a folder, permission, space or a sandbox.',
        patterns: [
            '(command|executable) (was )?not found|\\b(ba|da|z|k|a)?sh: .{0,120}: not found\\b|is not recognized as (an internal|the name of)|no such executable',
            'no such file or directory \\(os error 2\\)|spawn .{1,200} enoent|current directory no longer exists|cannot find the path specified',
            'permission denied \\(os error 13\\)|\\beacces\\b|\\beperm\\b|read-only file system \\(os error 30\\)|exec format error|cannot execute',
            'no space left on device|\\benospc\\b|disk quota exceeded|\\bedquot\\b',
            'bwrap: |(failed|unable) to (install|initiali[sz]e|start|set up|create) (the )?\\w{0,20} ?sandbox|sandbox (is )?(unavailable|required but)',
            '(self[- ]signed|expired|untrusted) certificate|certificate (has expired|verif\\w+ failed|is not trusted|signed by unknown)|invalid peer certificate|unable_to_verify|cert_has_expired',
        ],
    },
];
const ENV_PATTERNS = ENV_GROUPS.flatMap((group) => group.patterns);
/** Try again later: rates, overload, faults of the service, the network. */
const TRANSIENT_PATTERNS = [
    'stream (was )?(disconnected|closed|interrupted)|idle timeout|error decoding response',
    '(status|error|http)( code)?:? (408|409|425|429|5\\d\\d)\\b|rejected \\((429|5\\d\\d)\\)',
    'rate[ _-]?limit|too many requests|limiting requests',
    'high (demand|load)|overloaded|at (full )?capacity|server_(error|is_overloaded)',
    'internal server error|bad gateway|service (is )?(temporarily )?unavailable|gateway time-?out|server error',
    'error sending request|connection (error|failed|lost|closed|dropped|refused|reset|aborted|timed out|was lost|to .{1,40} was lost)',
    "waiting for network|can'?t reach|cannot reach|could not (reach|connect|resolve)|unable to connect|failed to connect|no internet|network (error|is unreachable|is down)",
    'look ?up address|name resolution|dns (error|failure|lookup)|getaddrinfo',
    'socket (hang up|connection was closed|is closed)|fetch failed',
    'mid-(response|stream)|before a response was produced|stopped arriving|stalled (mid|while)|no response from',
    '(request|operation|connection|read) timed out|timeout waiting|timed out waiting',
    '\\b(econnreset|econnrefused|connectionrefused|econnaborted|etimedout|enotfound|eai_again|ehostunreach|enetunreach|epipe)\\b',
    'empty or malformed response|agent loop died|usually temporary|temporary failure',
    'try again (later|in a (moment|minute|few))',
];


/***/ }),

/***/ 71428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ plain),
/* harmony export */   u: () => (/* binding */ withoutAnsi)
/* harmony export */ });
/* harmony import */ var _bot_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64373);
/** Text of tools, made comparable. Pure. */

/* eslint-disable-next-line no-control-regex -- escape sequences are what this finds */
const ANSI = /\u001B(?:\[[0-9;:?<=>]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)|[@-Z\\^_])/g;
/** Without terminal escape sequences. */
function withoutAnsi(text) {
    return text.replace(ANSI, '');
}
/**
 * For matching: no escape sequences, controls or invisible characters, every apostrophe straight (tools have changed from
 * `'` to `’` between versions), runs of white space as one blank (some put a narrow no-break space before `PM`).
 */
function plain(text) {
    return (0,_bot_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .bare */ .$B)(withoutAnsi(text).replace(/[\r\v\f]/g, '\n'))
        .replace(/[\u2018\u2019\u201B\u02BC\u00B4\uFF07]/g, "'")
        .replace(/\s+/g, ' ')
        .trim();
}


/***/ }),

/***/ 97674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sV: () => (/* binding */ threadId),
/* harmony export */   wr: () => (/* binding */ isThreadId)
/* harmony export */ });
/* unused harmony export THREAD_ID */
/**
 * Which texts are the id of an agent's conversation. Ids come from what agents write, which anybody may have forged, and go
 * back onto command lines: whatever could be read there as an option, or as more than one word, is none.
 */
const THREAD_ID = /^[A-Za-z0-9][\w-]{0,127}$/;
function isThreadId(text) {
    return THREAD_ID.test(text);
}
/** The id, or null when it is none. */
function threadId(text) {
    return text !== null && isThreadId(text) ? text : null;
}


/***/ }),

/***/ 54568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ adapterOf)
});

// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/core/classify.js
var classify = __webpack_require__(39844);
// EXTERNAL MODULE: ./build/action/src/core/exit-codes.js
var exit_codes = __webpack_require__(917);
// EXTERNAL MODULE: ./build/action/src/core/patterns.js
var patterns = __webpack_require__(61361);
;// CONCATENATED MODULE: ./build/action/src/executors/json-fields.js
/** Reading fields of JSON that others wrote: a field that is missing or of another type is null. Pure. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function textOf(from, key) {
    const value = from?.[key];
    return typeof value === 'string' ? value : null;
}
function numberOf(from, key) {
    const value = from?.[key];
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
function objectOf(from, key) {
    const value = from?.[key];
    return isObject(value) ? value : null;
}
function listOf(from, key) {
    const value = from?.[key];
    return Array.isArray(value) ? value : [];
}
/** null when the text is not JSON. */
function parsed(text) {
    try {
        const value = JSON.parse(text);
        return { value };
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/action/src/executors/claude-errors.js
/** Which failure class the structured fields of claude name. Pure. */



/** `error` of assistant and retry events, `api_error`, `api_error_type`. */
const BY_WORD = {
    usage_limit_reached: 'quota',
    connection_failed: 'transient',
    rate_limit: 'transient',
    rate_limit_error: 'transient',
    overloaded: 'transient',
    overloaded_error: 'transient',
    server_error: 'transient',
    api_error: 'transient',
    timeout_error: 'transient',
    authentication_failed: 'env',
    authentication_error: 'env',
    permission_error: 'env',
    oauth_org_not_allowed: 'env',
    account_on_hold: 'env',
    billing_error: 'env',
    model_not_found: 'env',
    not_found_error: 'env',
    max_output_tokens: 'failed',
};
/** `subtype` and `terminal_reason` of a result, and the limit that they name. */
const ENDINGS = new Map([
    ['error_max_turns', 'turns'],
    ['error_max_budget_usd', 'budget'],
    ['error_max_structured_output_retries', undefined],
    ['max_turns', 'turns'],
    ['budget_exhausted', 'budget'],
    ['prompt_too_long', 'context'],
]);
/** The limit of its own that a failed run met; undefined: its fields name none. */
function limitOfResult(result) {
    return endingsOf(result)
        .map((ending) => ENDINGS.get(ending))
        .find((limit) => limit !== undefined);
}
function endingsOf(result) {
    return [textOf(result, 'subtype') ?? '', textOf(result, 'terminal_reason') ?? ''];
}
/** The class of a failed result; undefined when only its text can tell. `said`: that text. */
function classOfResult(result, output, said) {
    if (textOf(result, 'startup_failure_reason') !== null)
        return 'env';
    const complaint = output.events.findLast((event) => textOf(event, 'error') !== null) ?? null;
    const ours = [textOf(result, 'api_error'), textOf(result, 'api_error_type')];
    const theirs = [textOf(complaint, 'api_error'), textOf(complaint, 'error')];
    const named = classOfWords(ours.slice(0, 1)) ?? classOfStatus(numberOf(result, 'api_error_status')) ?? classOfWords(ours);
    const endings = endingsOf(result);
    // An earlier complaint that a new try overcame is no reason of this end.
    if (named === undefined && endings.some((ending) => ENDINGS.has(ending)))
        return 'failed';
    const found = named ?? classOfWords(theirs);
    if (found === 'transient' && isRateLimit(result, [...ours, ...theirs]) && output.rejected !== null)
        return 'quota';
    if (found !== undefined)
        return found;
    // The tool's own word for a limit; it says so of a full context, too, and then in words that are known.
    return endings.includes('blocking_limit') && !isKnown(said) ? 'quota' : undefined;
}
function isKnown(said) {
    const text = (0,classify/* tailText */.QR)(said);
    return (0,classify/* saysPlainFailure */.VN)(text) || (0,classify/* envSentence */.ff)(text) !== null || (0,classify/* matches */.cK)(text, patterns/* TRANSIENT_PATTERNS */.Nm);
}
/** The class of a run that broke off while the tool was trying again, or waiting for a limit to end. */
function classOfCut(output) {
    const last = output.events.at(-1) ?? null;
    if (textOf(last, 'type') === 'rate_limit_event')
        return output.rejected === null ? undefined : 'quota';
    if (textOf(last, 'subtype') !== 'api_retry')
        return undefined;
    const status = numberOf(last, 'error_status');
    return status === null ? (classOfWords([textOf(last, 'error')]) ?? 'transient') : classOfStatus(status);
}
function classOfWords(words) {
    return words.map((word) => BY_WORD[word ?? '']).find((it) => it !== undefined);
}
/** 400 has many reasons, which only the text tells. */
function classOfStatus(status) {
    if (status === null)
        return undefined;
    if ([401, 402, 403, 404].includes(status))
        return 'env';
    return [408, 409, 425, 429].includes(status) || status >= 500 ? 'transient' : undefined;
}
function isRateLimit(result, words) {
    return numberOf(result, 'api_error_status') === 429 || words.some((word) => word?.startsWith('rate_limit'));
}

// EXTERNAL MODULE: ./build/action/src/executors/chosen-session.js
var chosen_session = __webpack_require__(76364);
;// CONCATENATED MODULE: ./build/action/src/executors/json-scan.js
/** Reading JSON of which only a piece is at hand. Pure. */

/**
 * The whole objects at the end of a JSON array whose beginning is missing, oldest first. A quotation mark belongs to a
 * string exactly when an odd number of backslashes stands before it, which can be told walking backwards too.
 */
function elementsFromEnd(text) {
    const found = [];
    let at = text.trimEnd().length - 1;
    if (text[at] !== ']')
        return found;
    at -= 1;
    for (;;) {
        while (at >= 0 && /[\s,]/.test(text[at] ?? ''))
            at -= 1;
        if (text[at] !== '}')
            return found;
        const start = startOf(text, at);
        if (start === null)
            return found;
        const element = parsed(text.slice(start, at + 1));
        if (element === null || !isObject(element.value))
            return found;
        found.unshift(element.value);
        at = start - 1;
    }
}
/** Where the object that closes at `end` opens; null when that lies before the text. */
function startOf(text, end) {
    let depth = 0;
    let inString = false;
    for (let at = end; at >= 0; at -= 1) {
        const char = text[at];
        if (char === '"') {
            if (backslashesBefore(text, at) % 2 === 0)
                inString = !inString;
        }
        else if (inString)
            continue;
        else if (char === '}' || char === ']')
            depth += 1;
        else if (char === '{' || char === '[') {
            depth -= 1;
            if (depth === 0)
                return at;
        }
    }
    return null;
}
function backslashesBefore(text, at) {
    let count = 0;
    while (text[at - 1 - count] === '\\')
        count += 1;
    return count;
}
/** The end (exclusive) of the object or array that opens at `start`; null when it lies behind the text. */
function endOf(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (char === '"') {
            const end = stringEnd(text, at);
            if (end === null)
                return null;
            at = end - 1;
        }
        else if (char === '{' || char === '[')
            depth += 1;
        else if (char === '}' || char === ']') {
            depth -= 1;
            if (depth === 0)
                return at + 1;
        }
    }
    return null;
}
/**
 * The string under `key` in the first object of `text`, at its top level only, even when the end of the object is
 * missing; null when it is not there.
 */
function topLevelText(text, key) {
    let depth = 0;
    for (let at = text.indexOf('{'); at >= 0 && at < text.length; at += 1) {
        const char = text[at];
        if (char === '{' || char === '[')
            depth += 1;
        else if (char === '}' || char === ']') {
            depth -= 1;
            if (depth === 0)
                return null;
        }
        else if (char === '"') {
            const end = stringEnd(text, at);
            if (end === null)
                return null;
            const value = depth === 1 && text.slice(at + 1, end - 1) === key ? valueAfter(text, end) : undefined;
            if (value !== undefined)
                return value;
            at = end - 1;
        }
    }
    return null;
}
/** undefined: what ends here is no key. */
function valueAfter(text, keyEnd) {
    const colon = /^\s*:\s*/.exec(text.slice(keyEnd, keyEnd + 20))?.[0];
    if (colon === undefined)
        return undefined;
    const start = keyEnd + colon.length;
    const end = text[start] === '"' ? stringEnd(text, start) : null;
    const value = end === null ? null : parsed(text.slice(start, end))?.value;
    return typeof value === 'string' ? value : null;
}
/** The end (exclusive) of the string that opens at `start`; null when it lies behind the text. */
function stringEnd(text, start) {
    for (let at = start + 1; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === '"')
            return at + 1;
    }
    return null;
}
/** The fields at the beginning of the object that opens `text`, up to the one that is not whole. */
function fieldsFromStart(text) {
    const entries = [];
    let at = text.indexOf('{') + 1;
    for (;;) {
        at = skip(text, at, /[\s,]/);
        const keyEnd = text[at] === '"' ? stringEnd(text, at) : null;
        const key = keyEnd === null ? null : parsed(text.slice(at, keyEnd))?.value;
        const colon = keyEnd === null ? '' : (/^\s*:\s*/.exec(text.slice(keyEnd, keyEnd + 20))?.[0] ?? '');
        if (keyEnd === null || typeof key !== 'string' || colon === '')
            return { fields: Object.fromEntries(entries), cut: null };
        const start = keyEnd + colon.length;
        const end = valueEnd(text, start);
        const value = end === null ? null : parsed(text.slice(start, end));
        if (end === null || value === null) {
            const cut = end === null && text[start] === '"' ? { key, text: unfinished(text.slice(start + 1)) } : null;
            return { fields: Object.fromEntries(entries), cut };
        }
        entries.push([key, value.value]);
        at = end;
    }
}
/** The fields at the end of the object that closes `text`, back to the one that is not whole. */
function fieldsFromEnd(text) {
    const entries = [];
    let at = text.trimEnd().length - 1;
    if (text[at] !== '}')
        return {};
    at -= 1;
    for (;;) {
        at = skipBack(text, at, /[\s,]/);
        const start = valueStart(text, at);
        if (start === null)
            return Object.fromEntries(entries);
        const value = parsed(text.slice(start, at + 1));
        const colon = skipBack(text, start - 1, /\s/);
        const keyEnd = skipBack(text, colon - 1, /\s/);
        const keyStart = text[colon] === ':' && text[keyEnd] === '"' ? stringStart(text, keyEnd) : null;
        const key = keyStart === null ? null : parsed(text.slice(keyStart, keyEnd + 1))?.value;
        // A quotation mark right at the cut may have lost its backslash: it begins a key only behind what comes before keys.
        const before = keyStart === null ? '' : (text[skipBack(text, keyStart - 1, /\s/)] ?? '');
        if (value === null || keyStart === null || typeof key !== 'string' || !'{,'.includes(before) || before === '')
            return Object.fromEntries(entries);
        entries.push([key, value.value]);
        at = keyStart - 1;
    }
}
/** The end (exclusive) of the value at `start`; null when it lies behind the text. */
function valueEnd(text, start) {
    const char = text[start];
    if (char === '"')
        return stringEnd(text, start);
    if (char === '{' || char === '[')
        return endOf(text, start);
    const end = skip(text, start, /[\w.+-]/);
    return end === start || end >= text.length ? null : end;
}
/** Where the value that ends at `end` begins; null when that lies before the text. */
function valueStart(text, end) {
    const char = text[end];
    if (char === '"')
        return stringStart(text, end);
    if (char === '}' || char === ']')
        return startOf(text, end);
    const start = skipBack(text, end, /[\w.+-]/) + 1;
    return start > end || start === 0 ? null : start;
}
function stringStart(text, end) {
    for (let at = end - 1; at >= 0; at -= 1) {
        if (text[at] === '"' && backslashesBefore(text, at) % 2 === 0)
            return at;
    }
    return null;
}
function skip(text, from, what) {
    let at = from;
    while (at < text.length && what.test(text[at] ?? ''))
        at += 1;
    return at;
}
function skipBack(text, from, what) {
    let at = from;
    while (at >= 0 && what.test(text[at] ?? ''))
        at -= 1;
    return at;
}
/** The beginning of a string, without half an escape sequence or half a character at its end. */
function unfinished(raw) {
    for (let end = raw.length; end >= Math.max(0, raw.length - 12); end -= 1) {
        const text = parsed(`"${raw.slice(0, end)}"`)?.value;
        if (typeof text === 'string' && !/[\uD800-\uDBFF]$/.test(text))
            return text;
    }
    return '';
}

;// CONCATENATED MODULE: ./build/action/src/executors/claude-long-result.js
/**
 * A result of claude that is longer than what is read of a line: its beginning was found by the search, its end is the end of
 * the output. Pure. What says whether it is good stands before the text or behind it, by version.
 */

/**
 * The result with as much of its `result` text as is there; null when the two pieces do not surely make a result. `tail` may
 * hold further lines behind it.
 */
function resultOfPieces(head, tail) {
    const { fields, cut } = fieldsFromStart(head);
    const rest = tail.split('\n', 1)[0] ?? '';
    const whole = { ...fieldsFromEnd(rest), ...fields };
    if (whole['type'] !== 'result' || typeof whole['is_error'] !== 'boolean' || typeof whole['subtype'] !== 'string')
        return null;
    return cut?.key === 'result' ? { ...whole, result: cut.text } : whole;
}

// EXTERNAL MODULE: ./build/action/src/executors/collect.js
var collect = __webpack_require__(90597);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/action/src/executors/jsonl.js
/**
 * The events in a piece of a tool's output: JSON lines, one array, or one object, also pretty-printed, with foreign
 * lines before, between and after. Pure; broken and foreign lines are skipped and counted.
 */



/**
 * `window_bytes`: the piece is a window of that many bytes onto the end of a file; when it is full, its first line may
 * lack its beginning. null: it begins where the file begins.
 */
function eventsIn(text, window_bytes) {
    const beginsInside = window_bytes !== null && external_node_buffer_.Buffer.byteLength(text) >= window_bytes;
    const clean = text.replaceAll('\u0000', '').replace(/^[\uFEFF\uFFFD]+/, '');
    const whole = parsed(clean);
    if (whole !== null)
        return { events: elementsOf(whole.value), skipped: 0 };
    const events = [];
    let skipped = 0;
    for (let start = 0, first = true; start < clean.length; first = false) {
        const newline = clean.indexOf('\n', start);
        const end = newline < 0 ? clean.length : newline;
        const line = clean.slice(start, end).trim();
        const value = parsed(line);
        let next = end + 1;
        if (line === '') {
            // Nothing to read.
        }
        else if (value !== null) {
            const found = elementsOf(value.value);
            events.push(...found);
            if (found.length === 0)
                skipped += 1;
        }
        else if (first && beginsInside) {
            events.push(...elementsFromEnd(line));
        }
        else {
            const block = /^[[{]$/.test(line) ? blockAt(clean, clean.indexOf(line, start)) : null;
            if (block === null)
                skipped += 1;
            else {
                events.push(...block.events);
                next = block.end;
            }
        }
        start = next;
    }
    return { events, skipped };
}
/** Pretty-printed JSON: its opening bracket stands alone on its line. */
function blockAt(text, start) {
    const end = endOf(text, start);
    const value = end === null ? null : parsed(text.slice(start, end));
    return end === null || value === null ? null : { events: elementsOf(value.value), end };
}
function elementsOf(value) {
    return (Array.isArray(value) ? value : [value]).filter(isObject);
}

// EXTERNAL MODULE: ./build/action/src/core/plain.js
var plain = __webpack_require__(71428);
// EXTERNAL MODULE: ./build/action/src/executors/last-frame.js
var last_frame = __webpack_require__(82211);
;// CONCATENATED MODULE: ./build/action/src/executors/printed.js




/* eslint-disable no-control-regex -- escape sequences are what these find */
/** Drawn text moves the cursor where other text has a blank. */
const FORWARD = /\u001B\[\d*C/g;
/** … and where it has a new line. */
const ELSEWHERE = /\u001B\[(?:\d*[BEF]|\d*;?\d*[Hf])/g;
/* eslint-enable no-control-regex */
/** `tail`: the end of stdout as `item` read it. Empty: its last line is an event, or nothing is there. */
function printedIn(tail, item) {
    const text = undrawn(tail ?? '');
    // The first line of a window may be the end of an event.
    const whole = (0,collect/* isCut */.xZ)(tail, item) ? text.slice(text.indexOf('\n') + 1 || text.length) : text;
    const lines = whole.split('\n');
    if (lines.every((line) => !isEvent(line)) && isStructure(whole))
        return '';
    return (0,last_frame/* lastFrame */.KV)(lines.slice(lines.findLastIndex(isEvent) + 1).join('\n'));
}
/** Drawn text as lines. */
function undrawn(text) {
    return (0,plain/* withoutAnsi */.u)(text.replace(FORWARD, ' ').replace(ELSEWHERE, '\n')).replace(/\r\n?/g, '\n');
}
/** A line that begins like an event may have lost its end. */
function isEvent(line) {
    const value = parsed(line.trim())?.value;
    if (isObject(value))
        return textOf(value, 'type') !== null;
    return Array.isArray(value) ? value.length > 0 : value === undefined && /^\s*\[?\{"/.test(line);
}
/** Pretty-printed events, or an array of them that has no end yet: its first line holds brackets alone. */
function isStructure(text) {
    return isEvent(text) || /^\s*[[{][[{\s]*(?:\n|$)/.test(text);
}

// EXTERNAL MODULE: ./build/action/src/core/thread-id.js
var thread_id = __webpack_require__(97674);
;// CONCATENATED MODULE: ./build/action/src/executors/claude-output.js








const STDOUT = 'out.json';
const TAIL_BYTES = 16 * 1024;
const STDERR_BYTES = 8 * 1024;
/** Enough of the first event for its session id; the rest of it lists tools and commands. */
const SESSION = {
    op: 'grep',
    file: STDOUT,
    needle: '"session_id":"',
    pick: 'first',
    max_bytes: 1024,
};
const RESULT = {
    op: 'grep',
    file: STDOUT,
    needle: '"type":"result"',
    pick: 'last',
    max_bytes: 4 * 1024 * 1024,
};
const TAIL = { op: 'tail', file: STDOUT, max_bytes: TAIL_BYTES };
/**
 * The needles carry quotation marks, which are `\"` inside a string of another event: what a command printed or the agent
 * quoted never matches. A nested object can, so every line is parsed and its type checked. An array is one line that may
 * be very long: it is read whole up to 4 MiB; beyond that its end is taken from the tail.
 */
const COLLECT = [
    SESSION,
    { ...RESULT, pick: 'first', max_bytes: 64 * 1024 },
    RESULT,
    { op: 'grep', file: STDOUT, needle: '"rate_limit_event"', pick: 'last', max_bytes: 4096 },
    { op: 'grep', file: STDOUT, needle: '"error_status":null', pick: 'last', max_bytes: 4096 },
    { op: 'grep', file: STDOUT, needle: '"role":"assistant"', pick: 'last', max_bytes: 1024 * 1024 },
    TAIL,
    { op: 'tail', file: 'stderr.txt', max_bytes: STDERR_BYTES },
];
/** Events of other sessions than the run's own (an older output that a login script shows) are skipped and counted. */
function outputOf(collected, asked) {
    const [session, first, last, limit, reconnect, assistant, tail, stderr] = collected;
    const window = eventsIn(tail ?? '', TAIL_BYTES);
    const pieces = (0,collect/* isCut */.xZ)(last, RESULT) && eventsOf(last).length === 0 ? resultOfPieces(last ?? '', tail ?? '') : null;
    const found = [assistant, first, last, limit, reconnect].map(eventsOf);
    const all = [...found.flat(), ...(pieces === null ? [] : [pieces]), ...window.events];
    const session_id = ownSession(sessionIn(session), all, asked);
    const isOwn = (event) => {
        const id = textOf(event, 'session_id');
        return id === null || session_id === null || id === session_id;
    };
    const [spoken = [], early = [], late = [], limits = [], retries = []] = found.map((events) => events.filter(isOwn));
    const shown = window.events.filter(isOwn);
    const ended = pieces !== null && isOwn(pieces) ? [pieces] : [];
    const lines = [...early, ...late, ...ended];
    const events = distinct([...spoken, ...lines.filter((event) => !isResult(event)), ...shown]);
    const results = distinct([...lines, ...shown].filter(isResult));
    return {
        session_id,
        results,
        cut: pieces !== null && results.at(-1) === pieces,
        events,
        rejected: rejectionIn([...limits, ...results, ...events]),
        reconnected: [...retries, ...events].some(isReconnection),
        stderr: stderr ?? null,
        printed: printedIn(tail ?? null, TAIL),
        skipped: window.skipped + window.events.length - shown.length + (session_id === null ? unnamed(shown) : 0),
    };
}
/** The session id of a line that may be cut off, at its top level only. */
function sessionIn(line) {
    return line === null || line === undefined ? null : (0,thread_id/* threadId */.sV)(topLevelText(line, 'session_id'));
}
function sessionOf(event) {
    return (0,thread_id/* threadId */.sV)(textOf(event ?? null, 'session_id'));
}
/** The session to be continued, else the one that a new run was told to take, where they appear; else the first. */
function ownSession(first, events, { asked_thread, dir }) {
    const ids = [first, ...events.map(sessionOf)].filter((id) => id !== null);
    const chosen = (0,chosen_session/* chosenSession */.N)(/[^\\/]*$/.exec(dir)?.[0] ?? '');
    return [asked_thread, chosen].find((id) => id !== null && ids.includes(id)) ?? ids[0] ?? null;
}
/** Events whose session id is none. */
function unnamed(events) {
    return events.filter((event) => textOf(event, 'session_id') !== null && sessionOf(event) === null).length;
}
/** One line: an event, or an array of all events. */
function eventsOf(line) {
    const value = parsed((line ?? '').trim())?.value;
    return (Array.isArray(value) ? value : [value]).filter(isObject);
}
function isResult(event) {
    return textOf(event, 'type') === 'result';
}
/** Each event once, at its last place: the same line is found by more than one search. */
function distinct(events) {
    const byKey = new Map();
    for (const event of events) {
        const key = textOf(event, 'uuid') ?? JSON.stringify(event);
        byKey.delete(key);
        byKey.set(key, event);
    }
    return [...byKey.values()];
}
function rejectionIn(events) {
    const last = events.map(limitInfo).findLast((info) => info !== null) ?? null;
    return textOf(last, 'status') === 'rejected' ? last : null;
}
function limitInfo(event) {
    const carries = ['rate_limit_event', 'assistant', 'result'].includes(textOf(event, 'type') ?? '');
    if (!carries)
        return null;
    return objectOf(event, 'rate_limit_info') ?? objectOf(objectOf(event, 'api_error_params'), 'rate_limit_info');
}
function isReconnection(event) {
    return textOf(event, 'subtype') === 'api_retry' && numberOf(event, 'error_status') === null;
}

;// CONCATENATED MODULE: ./build/action/src/executors/claude-streamed.js
/**
 * The answer of claude in its event stream. Pure. Some versions end well with an empty result although the model's last
 * message has text. Each block of a message is an event of its own, and `stop_reason` is often filled in the result alone.
 */

/** Text of the last message, if the model ended its turn with it; null otherwise: text before a tool call is no answer. */
function streamedAnswer(events, result) {
    const main = events.filter((event) => textOf(event, 'parent_tool_use_id') === null);
    const at = main.findLastIndex(isAssistant);
    const last = main[at];
    if (last === undefined || main.slice(at + 1).some((event) => textOf(event, 'type') === 'user'))
        return null;
    const message = objectOf(last, 'message');
    if (textOf(last, 'error') !== null || textOf(message, 'model') === '<synthetic>')
        return null;
    if ((textOf(message, 'stop_reason') ?? textOf(result, 'stop_reason')) !== 'end_turn')
        return null;
    const id = textOf(message, 'id');
    const parts = id === null ? [last] : main.filter((it) => isAssistant(it) && textOf(objectOf(it, 'message'), 'id') === id);
    const blocks = parts.flatMap((part) => listOf(objectOf(part, 'message'), 'content')).filter(isObject);
    if (blocks.some((block) => (textOf(block, 'type') ?? '').endsWith('tool_use')))
        return null;
    const answer = textsOf(blocks).join('\n\n');
    return answer.trim() === '' ? null : answer;
}
/** The last text of the model itself that is at hand, whatever came of it; null: there is none. */
function saidLast(events) {
    for (const event of events.toReversed()) {
        const message = objectOf(event, 'message');
        const own = isAssistant(event) && textOf(event, 'parent_tool_use_id') === null && textOf(event, 'error') === null;
        if (!own || textOf(message, 'model') === '<synthetic>')
            continue;
        const text = textsOf(listOf(message, 'content').filter(isObject)).join('\n\n').trim();
        if (text !== '')
            return text;
    }
    return null;
}
/** What the blocks of a message say. */
function textsOf(blocks) {
    const texts = blocks.map((block) => (textOf(block, 'type') === 'text' ? textOf(block, 'text') : null) ?? '');
    return texts.filter((text) => text !== '');
}
function isAssistant(event) {
    return textOf(event, 'type') === 'assistant';
}

;// CONCATENATED MODULE: ./build/action/src/executors/usage.js
/** Arithmetic on the cumulative figures that tools print. Pure. */
function sum(one, other) {
    return combined(one, other, (a, b) => a + b);
}
/** What came since `before`; never less than nothing, because a run that was killed can be missing from the later figure. */
function since(before, now) {
    return combined(now, before, (a, b) => Math.max(0, a - b));
}
/** Whether no figure of `part` is above the same figure of `whole`. */
function within(part, whole) {
    return Object.keys(part).every((name) => (part[name] ?? 0) <= (whole[name] ?? 0));
}
function same(one, other) {
    return within(one, other) && within(other, one);
}
function isZero(counts) {
    return Object.values(counts).every((count) => count === 0);
}
/** Dollars without the dust of binary fractions. */
function dollars(amount) {
    return Math.round(amount * 1e10) / 1e10;
}
function combined(one, other, op) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return Object.fromEntries([...names].map((name) => [name, op(one[name] ?? 0, other[name] ?? 0)]));
}

;// CONCATENATED MODULE: ./build/action/src/executors/claude-usage.js


/**
 * `results`: those at hand, oldest first. `continued`: the run went on with an earlier session. `broken`: an answer is
 * known to have broken off; such an answer has no final figure, so nothing can be said then.
 */
function claudeFigures(results, facts, continued, broken) {
    const last = results.at(-1);
    if (last === undefined)
        return {};
    const printed = printedBy(last);
    const main = mainOf(results);
    if (printed === null)
        return main === null || broken ? {} : { usage_main: usage({ counts: main, cost: null }) };
    const before = continued ? totalsIn(facts.totals_before) : null;
    const session = numberOf(last, 'result_index') !== null;
    const own = ownOf(results, printed, main, before, continued, session);
    const totals = session || !continued ? printed : plus(before, own);
    const kept = totals === null ? {} : { thread_totals: toTotals(totals) };
    if (own === null || broken || hidesAnswer(last, main, own))
        return kept;
    return { usage: usage(own), ...(main === null ? {} : { usage_main: usage({ counts: main, cost: null }) }), ...kept };
}
function ownOf(results, printed, main, before, continued, session) {
    const first = results[0] ?? null;
    const sinceStart = numberOf(first, 'result_index') === 0 ? models(objectOf(first, 'model_usage_since_last_result')) : null;
    const printedFirst = first === null ? null : printedBy(first);
    if (sinceStart !== null && printedFirst !== null)
        return minus(printed, minus(printedFirst, sinceStart));
    if (!continued)
        return printed;
    if (before === null)
        return session && (main === null || !same(main, printed.counts)) ? null : printed;
    // Figures of a session contain those before and this run's; figures that cannot do so are this run's alone.
    const rest = minus(printed, before);
    const canBeSession = within(before.counts, printed.counts) && (main === null || within(main, rest.counts));
    if (session)
        return canBeSession ? rest : printed;
    return canBeSession && main !== null && same(main, rest.counts) && !isZero(rest.counts) ? rest : printed;
}
/** The sum of `usage` over all results of the run; null when one is missing. */
function mainOf(results) {
    const parts = results.map((result) => mainCounts(objectOf(result, 'usage')));
    const expected = (numberOf(results.at(-1) ?? null, 'result_index') ?? results.length - 1) + 1;
    if (parts.length !== expected)
        return null;
    return parts.reduce((total, part) => (total === null || part === null ? null : sum(total, part)), {});
}
/**
 * Signs of an answer that broke off and was asked for again: the main conversation shows nothing although there is an
 * answer, or more output than it shows while not one token more went in.
 */
function hidesAnswer(last, main, own) {
    if (main === null)
        return false;
    if (isZero(main))
        return !isZero(own.counts) && last['is_error'] !== true && (textOf(last, 'result') ?? '') !== '';
    const { output_tokens: shown, ...shownInput } = main;
    const { output_tokens: counted, ...countedInput } = own.counts;
    return same(shownInput, countedInput) && (counted ?? 0) > (shown ?? 0);
}
function printedBy(result) {
    const all = models(objectOf(result, 'modelUsage'));
    return all === null ? null : { counts: all.counts, cost: numberOf(result, 'total_cost_usd') };
}
function models(byModel) {
    if (byModel === null)
        return null;
    const each = Object.values(byModel).filter(isObject);
    const counts = each.map((model) => counted(numberOf(model, 'inputTokens'), numberOf(model, 'cacheCreationInputTokens'), numberOf(model, 'cacheReadInputTokens'), numberOf(model, 'outputTokens')));
    return {
        counts: counts.reduce(sum, counted(0, 0, 0, 0)),
        cost: each.reduce((total, model) => total + (numberOf(model, 'costUSD') ?? 0), 0),
    };
}
function mainCounts(from) {
    if (from === null)
        return null;
    return counted(numberOf(from, 'input_tokens'), numberOf(from, 'cache_creation_input_tokens'), numberOf(from, 'cache_read_input_tokens'), numberOf(from, 'output_tokens'));
}
function counted(input, created, cached, output) {
    return {
        input_tokens: input ?? 0,
        cache_creation_input_tokens: created ?? 0,
        cache_read_input_tokens: cached ?? 0,
        output_tokens: output ?? 0,
    };
}
function usage(spent) {
    const of = (name) => spent.counts[name] ?? 0;
    return {
        input_tokens: of('input_tokens'),
        cache_creation_input_tokens: of('cache_creation_input_tokens'),
        cached_input_tokens: of('cache_read_input_tokens'),
        output_tokens: of('output_tokens'),
        total_tokens: Object.values(spent.counts).reduce((total, count) => total + count, 0),
        cost_usd: spent.cost === null ? null : dollars(spent.cost),
    };
}
function minus(all, part) {
    return { counts: since(part.counts, all.counts), cost: both(all.cost, part.cost, (a, b) => Math.max(0, a - b)) };
}
function plus(before, own) {
    if (before === null || own === null)
        return null;
    return { counts: sum(before.counts, own.counts), cost: both(before.cost, own.cost, (a, b) => a + b) };
}
function both(one, other, op) {
    return one === null || other === null ? null : op(one, other);
}
function totalsIn(totals) {
    const counts = mainCounts(totals);
    return counts === null || numberOf(totals, 'input_tokens') === null
        ? null
        : { counts, cost: numberOf(totals, 'cost_usd') };
}
function toTotals(spent) {
    return { ...spent.counts, cost_usd: spent.cost === null ? null : dollars(spent.cost) };
}

;// CONCATENATED MODULE: ./build/action/src/executors/claude-code.js









const claudeCodeAdapter = {
    name: 'claude-code',
    resume: true,
    stdout_name: STDOUT,
    collect: COLLECT,
    collect_running: [SESSION],
    read,
    threadOf: (collected) => sessionIn(collected[0]),
};
function read(collected, facts) {
    const output = outputOf(collected, facts);
    const result = output.results.at(-1) ?? null;
    const final = finalOf(result, output);
    const words = lastWords(final, result, output, facts);
    const { tail } = words;
    const lost = final === 'failed' && facts.asked_thread !== null && (0,classify/* saysSessionLost */.fz)((0,classify/* tailText */.QR)(tail));
    const stillborn = textOf(result, 'startup_failure_reason') !== null;
    const thread_id = lost || stillborn ? null : output.session_id;
    const continued = facts.asked_thread !== null && facts.asked_thread === thread_id;
    const error_class = lost ? 'session_lost' : errorClass(final, result, output, facts, tail);
    const own_limit = final === 'failed' && result !== null ? limitOfResult(result) : undefined;
    const resetsAt = error_class === 'quota' ? numberOf(output.rejected, 'resetsAt') : null;
    const said = final === 'good' ? textOf(result, 'result') : null;
    const streamed = final === 'good' && (said ?? '').trim() === '' ? streamedAnswer(output.events, result) : null;
    const last_message = streamed ?? said;
    const said_last = last_message === null ? saidLast(output.events) : null;
    return {
        last_message,
        exit_code: facts.exit_code,
        thread_id,
        log_paths: (0,last_frame/* logPaths */.P8)(facts.dir, [STDOUT, 'stderr.txt']),
        ...words,
        final,
        ...denials(output),
        skipped_lines: output.skipped,
        ...(final === 'good' ? { message_path: (0,last_frame/* pathIn */.lW)(facts.dir, STDOUT) } : {}),
        ...(last_message !== null && streamed === null && output.cut ? { message_cut: true } : {}),
        ...(streamed === null ? {} : { message_recovered: true }),
        ...(said_last === null ? {} : { said_last }),
        ...(facts.asked_thread === null ? {} : { resumed_same_thread: continued }),
        ...(final === 'failed' || final === 'interrupted' ? { reported_failure: true } : {}),
        ...(error_class === undefined ? {} : { error_class }),
        ...(own_limit === undefined ? {} : { own_limit }),
        ...(resetsAt === null ? {} : { reset_at: resetsAt < 1e12 ? resetsAt * 1000 : resetsAt }),
        ...claudeFigures(output.results, facts, continued, brokeOff(final, result, tail, output)),
    };
}
function finalOf(result, output) {
    if (result === null)
        return output.session_id === null ? 'none' : 'cut';
    if ((textOf(result, 'terminal_reason') ?? '').startsWith('aborted'))
        return 'interrupted';
    return textOf(result, 'subtype') === 'success' && result['is_error'] !== true ? 'good' : 'failed';
}
function errorClass(final, result, output, facts, tail) {
    if (final === 'failed' && result !== null)
        return classOfResult(result, output, tail);
    if (final === 'interrupted')
        return 'killed';
    if (final !== 'cut')
        return undefined;
    return classOfCut(output) ?? (wasWorking(output) && wasStopped(facts) ? 'killed' : undefined);
}
/** An allowance is printed with every answer of a subscription: it is nothing that the run did. */
function lastAct(output) {
    return output.events.findLast((event) => textOf(event, 'type') !== 'rate_limit_event' || output.rejected !== null);
}
function wasWorking(output) {
    const last = lastAct(output);
    return last === undefined || ['assistant', 'user', 'stream_event'].includes(textOf(last, 'type') ?? '');
}
function wasStopped(facts) {
    if (facts.exit_code === null || (0,exit_codes/* isKilledExit */.MN)(facts.exit_code))
        return true;
    return facts.ended_by !== null && facts.ended_by !== 'itself';
}
function lastWords(final, result, output, facts) {
    if (final === 'failed' || final === 'interrupted') {
        const errors = listOf(result, 'errors').filter((it) => typeof it === 'string');
        const words = (0,last_frame/* clipped */.cz)(textOf(result, 'result') ?? '') || (0,last_frame/* clipped */.cz)(errors.join('\n'));
        return { tail: words === '' ? (0,last_frame/* lastFrame */.KV)(output.stderr) : words };
    }
    const last = final === 'cut' ? lastAct(output) : undefined;
    if (textOf(last ?? null, 'subtype') === 'api_retry') {
        return { tail: retrying(last ?? {}), error_text: textOf(last ?? null, 'error') ?? '' };
    }
    const stoppedAtWork = final === 'cut' && wasWorking(output) && wasStopped(facts);
    return (0,last_frame/* endFrame */.fY)(last === undefined ? null : described(last), output.stderr, stoppedAtWork, output.printed);
}
function retrying(event) {
    const [attempt, most, status] = ['attempt', 'max_retries', 'error_status'].map((key) => numberOf(event, key) ?? '?');
    return `api_retry ${attempt}/${most}: ${textOf(event, 'error') ?? ''} (status ${status === '?' ? 'none' : status})`;
}
/** Never the agent's own words: messages and tool input stay out. */
function described(event) {
    return `last event: ${[textOf(event, 'type'), textOf(event, 'subtype')].filter((part) => part !== null).join(' ')}`;
}
/** Calls that were refused, each once; a run that was cut tells of them in events only. What they asked for stays out. */
function denials(output) {
    const inResults = output.results.flatMap((result) => listOf(result, 'permission_denials'));
    const inEvents = output.events.filter((event) => textOf(event, 'subtype') === 'permission_denied');
    const refused = output.results.length > 0 ? inResults : inEvents;
    const calls = new Map(refused.map((it, index) => [(isObject(it) ? textOf(it, 'tool_use_id') : null) ?? index, it]));
    const tools = [...calls.values()].flatMap((it) => (isObject(it) ? (textOf(it, 'tool_name') ?? []) : []));
    return { permission_denials: calls.size, ...(tools.length === 0 ? {} : { denied_tools: [...new Set(tools)] }) };
}
/** The service has answered, by the tool's own words: no answer of the model had begun. 2.1.197 names no status of some. */
const ANSWERED = /^API Error: (?:Repeated )?[45]\d\d\b|\bRequest rejected \([45]\d\d\)/;
const NEVER_CONNECTED = /refused|enotfound|eai_again|can't reach|cannot reach|no internet|lookup|certificate/i;
/**
 * An answer that had begun was lost on the way, so that its tokens appear nowhere: the tool says so, or it gave up for a
 * passing reason that is no answer of the service, or it was stopped while an answer came in.
 */
function brokeOff(final, result, tail, output) {
    switch (final) {
        case 'good':
            return output.reconnected;
        case 'interrupted':
            return (textOf(result, 'terminal_reason') ?? '').includes('streaming');
        case 'failed':
            if (numberOf(result, 'api_error_status') !== null || NEVER_CONNECTED.test(tail) || ANSWERED.test(tail))
                return false;
            return textOf(result, 'api_error') === 'connection_failed' || (0,classify/* matches */.cK)((0,classify/* tailText */.QR)(tail), patterns/* TRANSIENT_PATTERNS */.Nm);
        case 'cut':
        case 'none':
            return true;
    }
}

// EXTERNAL MODULE: ./build/action/src/executors/answer-file.js
var answer_file = __webpack_require__(96424);
;// CONCATENATED MODULE: ./build/action/src/executors/codex-events.js
/** What single events of `codex exec --json` say. Pure. */


/** A line that was found by a search; null when it is no whole event. */
function eventOf(line) {
    const value = parsed((line ?? '').trim())?.value;
    return isObject(value) ? value : null;
}
function isCodexEvent(event) {
    return /^(?:thread|turn|item)\.|^error$/.test(textOf(event, 'type') ?? '');
}
function isThreadStart(event) {
    return textOf(event, 'type') === 'thread.started';
}
function threadIn(event) {
    return isThreadStart(event) ? (0,thread_id/* threadId */.sV)(textOf(event, 'thread_id')) : null;
}
function isTurnStart(event) {
    return textOf(event, 'type') === 'turn.started';
}
function isTurnEnd(event) {
    return isCompleted(event) || textOf(event, 'type') === 'turn.failed';
}
function isCompleted(event) {
    return textOf(event, 'type') === 'turn.completed';
}
/** The text of an agent's message; null for every other event. */
function messageIn(event) {
    const item = objectOf(event, 'item');
    if (textOf(event, 'type') !== 'item.completed' || textOf(item, 'type') !== 'agent_message')
        return null;
    return textOf(item, 'text');
}
/** Some say what a message is for, at the item or beside it: `commentary` on the work, or `final_answer`. */
function phaseOf(event) {
    return messageIn(event) === null ? null : (textOf(objectOf(event, 'item'), 'phase') ?? textOf(event, 'phase'));
}
function isCommentary(event) {
    return phaseOf(event) === 'commentary';
}
function isFinalAnswer(event) {
    return phaseOf(event) === 'final_answer';
}
/** The last message; commentary, which may follow the answer, only where there is nothing else. */
function answerIn(events) {
    const messages = events.filter((event) => messageIn(event) !== null);
    return messageIn(messages.findLast((event) => !isCommentary(event)) ?? messages.at(-1) ?? null);
}
/** `error` events are notices of a new try, or say beforehand why the turn is going to fail. */
function noticeIn(event) {
    return textOf(event, 'type') === 'error' ? textOf(event, 'message') : null;
}
/** Never the agent's own words: commands and messages stay out. */
function codex_events_described(event) {
    const item = objectOf(event, 'item');
    const parts = [textOf(event, 'type'), textOf(item, 'type'), textOf(item, 'status')].filter((part) => part !== null);
    return `last event: ${parts.join(' ')}`;
}

;// CONCATENATED MODULE: ./build/action/src/executors/codex-turn.js
/**
 * Which events of an output belong to the run's own turn. Pure. Others print to the same place: a login script that shows an
 * older file, a second codex that the agent starts, a command whose output goes astray.
 *
 * - Events belong to the thread whose `thread.started` came last before them. The own thread is the one that was to be
 *   continued, where it appears, else the first. What comes after another thread's start does not count.
 * - codex writes its last message to a file only when its own turn ended well, and empties that file when it starts. A copy
 *   that repeats a message of the output is this run's and decides where the events say something else; a copy that
 *   repeats none can be older.
 */

function ownTurn(seen, asked) {
    const own = ownThread(seen, asked.asked_thread);
    const first = turnOf(seen, own);
    const at = copied(seen);
    if (at < 0)
        return withoutCopy(seen, asked, first, own);
    const inside = at >= first.from && at < first.to;
    // A whole turn before the copied message, by a thread that nobody asked for: that one was the foreign thread.
    const later = !inside && first.turn.end !== null && own !== asked.asked_thread ? threadBefore(seen.events, at) : null;
    return byCopy(seen, later === null ? first : turnOf(seen, later), at);
}
function ownThread(seen, asked) {
    const ids = [seen.first_thread, ...seen.events.map(threadIn), seen.last_thread].filter((id) => id !== null);
    return asked !== null && ids.includes(asked) ? asked : (ids[0] ?? null);
}
/** What the events alone say of a thread. */
function turnOf(seen, thread_id) {
    const { events } = seen;
    const start = events.findIndex((event) => isThreadStart(event) && threadIn(event) === thread_id);
    const from = Math.max(0, start);
    const next = events.findIndex((it, index) => index >= from && isThreadStart(it) && threadIn(it) !== thread_id);
    const to = next < 0 || thread_id === null ? events.length : next;
    const own = events.slice(from, to);
    const searched = !seen.whole && !hasStrangers(seen, thread_id);
    const end = endIn(own) ?? (searched && !own.some(isTurnStart) ? endFound(seen) : null);
    const said = (searched ? seen.message : null) ?? answerIn(own);
    const kept = seen.message_unreadable && seen.copy !== '' ? seen.copy : null;
    const good = isCompleted(end);
    const foreign = events.length - own.length;
    return {
        turn: { thread_id, end, good, answer: good ? (said ?? kept) : null, counts: good, events: own, foreign },
        from,
        to,
    };
}
function hasStrangers(seen, own) {
    if (own === null)
        return false;
    const others = [seen.first_thread, seen.last_thread].some((id) => id !== null && id !== own);
    return others || seen.events.some((event) => isThreadStart(event) && threadIn(event) !== own);
}
/** The event that ended the last turn; null when that turn has no end. */
function endIn(events) {
    const last = events.findLast((event) => isTurnEnd(event) || isTurnStart(event)) ?? null;
    return isTurnEnd(last) ? last : null;
}
/** Outside of what is at hand the order of the two cannot be told: a failure is never taken for success. */
function endFound({ completed, failed }) {
    return isTurnEnd(failed) ? failed : isCompleted(completed) ? completed : null;
}
/** Where the copy was said; -1: nowhere that is at hand. */
function copied({ events, copy }) {
    const text = (copy ?? '').trim();
    return text === '' ? -1 : events.findLastIndex((event) => messageIn(event)?.trim() === text);
}
function byCopy(seen, { turn, from, to }, at) {
    const end = seen.events.findIndex((event, index) => index > at && isCompleted(event));
    if (end < 0)
        return turn;
    const between = seen.events.slice(at, end);
    const before = seen.events.slice(0, at);
    const sinceOther = before.slice(before.findLastIndex(isThreadStart) + 1);
    const said = seen.events[at] ?? null;
    const settled = (at >= from && at < to) || sinceOther.some(isTurnEnd);
    return {
        ...turn,
        end: seen.events[end] ?? null,
        good: true,
        answer: answerBeside(said, sinceOther, turn),
        counts: settled && !between.some(isThreadStart),
    };
}
/** What was said before a commentary, also where that lies outside of what is at hand. */
function answerBeside(said, before, turn) {
    if (!isCommentary(said))
        return messageIn(said);
    const answers = before.filter((event) => !isCommentary(event));
    return answerIn(answers) ?? turn.answer ?? messageIn(said);
}
function threadBefore(events, at) {
    return threadIn(events.slice(0, at).findLast((event) => threadIn(event) !== null) ?? null);
}
/** No copy repeats a message at hand. Where others' events may be taken for the own, only what leaves no doubt is a success. */
function withoutCopy(seen, { asked_thread, exit_code }, { turn }, own) {
    const strangers = hasStrangers(seen, own);
    const blank = (seen.copy ?? '').trim() === '';
    if (strangers && !seen.whole && !blank && exit_code === 0) {
        // The message itself lies outside of what is at hand.
        return { ...turn, end: null, good: true, answer: seen.copy, counts: false };
    }
    if (!turn.good || (own === asked_thread && (seen.whole || !strangers)))
        return turn;
    const emptied = seen.copy !== null && blank && (turn.answer ?? '').trim() !== '';
    const contradicted = strangers ? emptied || (seen.copy === null && exit_code !== 0) : emptied && exit_code !== 0;
    if (!contradicted)
        return turn;
    return { ...turn, thread_id: codex_turn_unfinished(seen), end: null, good: false, answer: null, counts: false };
}
/** The one thread at hand that has not ended its turn; null: none, or several. */
function codex_turn_unfinished(seen) {
    const ids = new Set(seen.events.map(threadIn).filter((id) => id !== null));
    const open = [...ids].filter((id) => turnOf(seen, id).turn.end === null);
    return open.length === 1 ? (open[0] ?? null) : null;
}

;// CONCATENATED MODULE: ./build/action/src/executors/codex-usage.js


function codexFigures(from) {
    const input_tokens = numberOf(from, 'input_tokens');
    const output_tokens = numberOf(from, 'output_tokens');
    if (input_tokens === null || output_tokens === null)
        return null;
    return {
        input_tokens,
        cached_input_tokens: numberOf(from, 'cached_input_tokens') ?? 0,
        output_tokens,
        reasoning_output_tokens: numberOf(from, 'reasoning_output_tokens') ?? 0,
        total_tokens: input_tokens + output_tokens,
    };
}
/** A thread that was continued, and whose earlier figures are unknown, hides the share of this run. */
function codexUsage(now, thread_id, facts) {
    if (now === null)
        return {};
    const continued = facts.asked_thread !== null && facts.asked_thread === thread_id;
    const before = codexFigures(facts.totals_before);
    if (continued && before === null)
        return {};
    const own = continued && before !== null ? codexFigures(since(before, now)) : now;
    return own === null ? {} : { usage: { ...own, cost_usd: null } };
}

;// CONCATENATED MODULE: ./build/action/src/executors/codex.js










const codex_STDOUT = 'events.jsonl';
const HEAD_BYTES = 8 * 1024;
const codex_TAIL_BYTES = 8 * 1024;
const MESSAGE_BYTES = 1024 * 1024;
/**
 * The needles carry their quotation marks: inside a string of another event each would be `\"`, so text that a command
 * printed or the agent quoted never matches. A nested object can; every line found is therefore parsed and checked.
 */
const THREAD = { op: 'grep', file: codex_STDOUT, needle: '"thread.started"', pick: 'first', max_bytes: 2048 };
const COPY = { op: 'read', file: answer_file/* ANSWER_FILE */.w6, max_bytes: MESSAGE_BYTES };
/** A short output is read whole, so that the order of all its events is known; more would cost every end of a run. */
const HEAD = { op: 'read', file: codex_STDOUT, max_bytes: HEAD_BYTES };
const codex_TAIL = { op: 'tail', file: codex_STDOUT, max_bytes: codex_TAIL_BYTES };
const codex_COLLECT = [
    THREAD,
    { ...THREAD, pick: 'last' },
    { op: 'grep', file: codex_STDOUT, needle: '"turn.completed"', pick: 'last', max_bytes: 16 * 1024 },
    { op: 'grep', file: codex_STDOUT, needle: '"turn.failed"', pick: 'last', max_bytes: 64 * 1024 },
    { op: 'grep', file: codex_STDOUT, needle: '"agent_message"', pick: 'last', max_bytes: MESSAGE_BYTES },
    HEAD,
    codex_TAIL,
    { op: 'tail', file: 'stderr.txt', max_bytes: codex_TAIL_BYTES },
    COPY,
    { op: 'grep', file: codex_STDOUT, needle: '"final_answer"', pick: 'last', max_bytes: MESSAGE_BYTES },
];
const codexAdapter = {
    name: 'codex',
    resume: true,
    stdout_name: codex_STDOUT,
    collect: codex_COLLECT,
    collect_running: [THREAD],
    read: codex_read,
    threadOf: (collected) => threadIn(eventOf(collected[0])),
};
function codex_read(collected, facts) {
    const { seen, skipped, ends_inside, stderr } = seenIn(collected);
    const turn = ownTurn(seen, facts);
    const { thread_id, answer: last_message } = turn;
    const final = codex_finalOf(turn, thread_id !== null || seen.events.some(isCodexEvent));
    const figures = turn.counts ? codexFigures(objectOf(turn.end, 'usage')) : null;
    const stoppedAtWork = final === 'cut' && codex_wasWorking(turn.events, ends_inside) && codex_wasStopped(facts);
    const copied = last_message !== null && seen.copy !== null && seen.copy.trim() === last_message.trim();
    return {
        last_message,
        exit_code: facts.exit_code,
        thread_id,
        log_paths: (0,last_frame/* logPaths */.P8)(facts.dir, [codex_STDOUT, 'stderr.txt', facts.answer_file]),
        ...codex_lastWords(final, turn, stderr, stoppedAtWork, printedIn(collected[6] ?? null, codex_TAIL)),
        final,
        permission_denials: 0,
        ...(last_message === null
            ? codex_saidLast(turn, seen)
            : { message_path: (0,last_frame/* pathIn */.lW)(facts.dir, copied ? facts.answer_file : codex_STDOUT) }),
        ...(copied && (0,collect/* isCut */.xZ)(seen.copy, COPY) ? { message_cut: true } : {}),
        skipped_lines: skipped + turn.foreign,
        ...(facts.asked_thread === null ? {} : { resumed_same_thread: thread_id === facts.asked_thread }),
        ...(final === 'failed' || final === 'interrupted' ? { reported_failure: true } : {}),
        ...(stoppedAtWork ? { error_class: 'killed' } : {}),
        ...(figures === null ? {} : { thread_totals: figures }),
        ...codexUsage(figures, thread_id, facts),
    };
}
/** Where several threads print to one output, only what is known to be the own one's. */
function codex_saidLast({ events }, seen) {
    const said_last = answerIn(events) ?? (seen.first_thread === seen.last_thread ? seen.message : null);
    return said_last === null ? {} : { said_last };
}
function seenIn(collected) {
    const [thread, lastThread, completed, failed, message, head, tail, stderr, copy, final] = collected;
    const whole = !(0,collect/* isCut */.xZ)(head, HEAD);
    const { events, skipped } = whole ? eventsIn(head ?? '', null) : eventsIn(tail ?? '', codex_TAIL_BYTES);
    const said = eventOf(message);
    const answer = eventOf(final);
    const found = messageIn(isCommentary(said) && isFinalAnswer(answer) ? answer : said);
    const seen = {
        events,
        whole,
        first_thread: threadIn(eventOf(thread)),
        last_thread: threadIn(eventOf(lastThread)),
        completed: eventOf(completed),
        failed: eventOf(failed),
        message: found,
        message_unreadable: found === null && (message ?? '') !== '',
        copy: copy ?? null,
    };
    const bad = events.filter((event) => isThreadStart(event) && threadIn(event) === null).length;
    return { seen, skipped: skipped + bad, ends_inside: !whole && events.length === 0, stderr: stderr ?? null };
}
/** An interrupt that the tool noticed is reported as a failed turn. */
function codex_finalOf({ good, end }, begun) {
    if (good)
        return 'good';
    if (end === null || isCompleted(end))
        return begun ? 'cut' : 'none';
    const words = textOf(objectOf(end, 'error'), 'message') ?? '';
    return /^(?:turn |conversation )?(?:was )?(?:interrupted|aborted)\b/i.test(words) ? 'interrupted' : 'failed';
}
function codex_lastWords(final, { end, events }, stderr, stoppedAtWork, printed) {
    const last = events.at(-1) ?? null;
    if (final === 'failed' || final === 'interrupted') {
        const error = textOf(objectOf(end, 'error'), 'message') ?? events.map(noticeIn).findLast((text) => text !== null);
        return { tail: typeof error === 'string' ? (0,last_frame/* clipped */.cz)(unwrapped(error)) : (0,last_frame/* lastFrame */.KV)(stderr) };
    }
    const notice = final === 'cut' ? noticeIn(last) : null;
    if (notice !== null)
        return { tail: (0,last_frame/* clipped */.cz)(unwrapped(notice)) };
    return (0,last_frame/* endFrame */.fY)(last === null ? null : codex_events_described(last), stderr, stoppedAtWork, printed);
}
/** 0.128 prints some errors of the service as the JSON that came. */
function unwrapped(message) {
    const value = parsed(message)?.value;
    if (!isObject(value))
        return message;
    const error = objectOf(value, 'error') ?? value;
    const code = textOf(error, 'code') ?? textOf(error, 'type');
    const text = textOf(error, 'message');
    return text === null ? message : code === null ? text : `${text} (${code})`;
}
function codex_wasWorking(events, ends_inside) {
    const last = events.at(-1);
    // The end of one long line is the output of a command.
    if (last === undefined)
        return ends_inside;
    return (textOf(last, 'type') ?? '').startsWith('item.') && textOf(objectOf(last, 'item'), 'type') !== 'error';
}
function codex_wasStopped(facts) {
    if (facts.exit_code === null || (0,exit_codes/* isKilledExit */.MN)(facts.exit_code))
        return true;
    return facts.ended_by !== null && facts.ended_by !== 'itself';
}

// EXTERNAL MODULE: ./build/action/src/executors/mock.js
var mock = __webpack_require__(11689);
;// CONCATENATED MODULE: ./build/action/src/executors/shell.js






const shell_STDOUT = 'stdout.txt';
const ANSWER_CHARS = 6000;
const ANSWER = { op: 'read', file: answer_file/* ANSWER_FILE */.w6, max_bytes: 1024 * 1024 };
const shell_COLLECT = [
    ANSWER,
    // A character has at most four bytes.
    { op: 'tail', file: shell_STDOUT, max_bytes: 4 * ANSWER_CHARS },
    { op: 'tail', file: 'stderr.txt', max_bytes: 8 * 1024 },
];
const shellAdapter = {
    name: 'shell',
    resume: false,
    stdout_name: shell_STDOUT,
    collect: shell_COLLECT,
    collect_running: [],
    read: shell_read,
    threadOf: () => null,
};
function shell_read(collected, facts) {
    const [written, stdout, stderr] = collected;
    const last_message = endedByItself(facts) ? answer(written ?? null, stdout ?? null) : null;
    return {
        last_message,
        exit_code: facts.exit_code,
        thread_id: null,
        log_paths: (0,last_frame/* logPaths */.P8)(facts.dir, [shell_STDOUT, 'stderr.txt', facts.answer_file]),
        ...wordsOf(stdout ?? null, stderr ?? null, facts),
        ...(last_message === null
            ? {}
            : { message_path: (0,last_frame/* pathIn */.lW)(facts.dir, last_message === written ? facts.answer_file : shell_STDOUT) }),
        ...(last_message !== null && last_message === written && (0,collect/* isCut */.xZ)(written, ANSWER) ? { message_cut: true } : {}),
        ...(facts.asked_thread === null ? {} : { resumed_same_thread: false }),
    };
}
function endedByItself(facts) {
    if (facts.exit_code === null || (0,exit_codes/* isKilledExit */.MN)(facts.exit_code))
        return false;
    return facts.ended_by === null || facts.ended_by === 'itself';
}
/** What a script prints is its prose, and no word of it counts; of one that was stopped it is shown, as it may have waited for an answer. */
function wordsOf(stdout, stderr, facts) {
    const printed = endedByItself(facts) ? '' : (0,last_frame/* lastFrame */.KV)(undrawn(stdout ?? ''));
    return printed === '' ? { tail: (0,last_frame/* lastFrame */.KV)(stderr) } : (0,last_frame/* endFrame */.fY)(null, stderr, false, printed);
}
function answer(written, stdout) {
    if (written !== null && written.trim() !== '')
        return written;
    if (stdout === null)
        return null;
    return [...(0,plain/* withoutAnsi */.u)(stdout)].slice(-ANSWER_CHARS).join('');
}

;// CONCATENATED MODULE: ./build/action/src/executors/adapters.js





/** @throws {ConfigError} for `http`, which has no command line. */
function adapterOf(name) {
    switch (name) {
        case 'codex':
            return codexAdapter;
        case 'claude-code':
            return claudeCodeAdapter;
        case 'shell':
            return shellAdapter;
        case 'mock':
            return mock/* mockAdapter */.C;
        case 'http':
            throw new errors/* ConfigError */.xL({
                code: 'adapter-http',
                message: 'The http executor has no command line and cannot run on a terminal.',
                remedy: 'Use codex, claude-code, shell or mock in `terminals.<name>.executors`.',
                retry: false,
            });
    }
}


/***/ }),

/***/ 96424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uQ: () => (/* binding */ OLD_ANSWER_FILE),
/* harmony export */   vN: () => (/* binding */ collectWith),
/* harmony export */   w6: () => (/* binding */ ANSWER_FILE)
/* harmony export */ });
/* unused harmony export answerFileIn */
/** Relative to the run directory, in the spelling of COLLECT. */
const ANSWER_FILE = 'out/last.md';
/** Of runs whose handle has version 1. */
const OLD_ANSWER_FILE = 'last.md';
/** The same things to read of a run whose answer lies in `file`. */
function collectWith(items, file) {
    if (file === ANSWER_FILE)
        return items;
    return items.map((item) => (item.file === ANSWER_FILE ? { ...item, file } : item));
}
/** Which of the two a run directory has; what is not there counts as not written yet. */
function answerFileIn(read) {
    return read(ANSWER_FILE) === null && read(OLD_ANSWER_FILE) !== null ? OLD_ANSWER_FILE : ANSWER_FILE;
}


/***/ }),

/***/ 76364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ chosenSession)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/**
 * The session id that a new claude run is given, so that a run killed before its first output can still be resumed.
 * Made from the run directory's name, which is used once: claude refuses an id that it has seen.
 */
function chosenSession(dir_name) {
    const hex = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`agentd session ${dir_name}`).digest('hex');
    const variant = ((parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
    return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `4${hex.slice(13, 16)}`,
        `${variant}${hex.slice(17, 20)}`,
        hex.slice(20, 32),
    ].join('-');
}


/***/ }),

/***/ 90597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r0: () => (/* binding */ wholeText),
/* harmony export */   xZ: () => (/* binding */ isCut)
/* harmony export */ });
/* unused harmony export collectFrom */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/**
 * COLLECT on files that are at hand: what a transport answers for the same items. Pure. `read-run` and `smoke` use it,
 * and it says what the scripts of the transports must do: bytes are counted, lines end with `\n` alone, text is UTF-8 with
 * replacement of what is not, and no character is cut in two.
 */

function collectFrom(read, items) {
    return items.map((item) => {
        const content = read(item.file);
        if (content === null)
            return null;
        const bytes = typeof content === 'string'
            ? Buffer.from(content)
            : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
        return wholeText(take(bytes, item), item);
    });
}
/** Whether the byte limit may have cut what was read; a character at the limit is left out whole. */
function isCut(text, item) {
    return node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.byteLength(text ?? '') > item.max_bytes - 4;
}
/** `bytes` as they were read, within the limit of `item`: UTF-8 with replacement; a character that the limit cut in two is left out. */
function wholeText(bytes, item) {
    if (bytes.length < item.max_bytes)
        return bytes.toString('utf8');
    if (item.op === 'tail') {
        let start = 0;
        while (start < 3 && isInside(bytes[start]))
            start += 1;
        return bytes.subarray(start).toString('utf8');
    }
    let end = bytes.length;
    while (end > bytes.length - 3 && isInside(bytes[end - 1]))
        end -= 1;
    const first = bytes[end - 1] ?? 0;
    const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
    return bytes.subarray(0, end - 1 + length > bytes.length ? end - 1 : bytes.length).toString('utf8');
}
/** Whether a byte of UTF-8 is not the first of its character. */
function isInside(byte) {
    return ((byte ?? 0) & 0xc0) === 0x80;
}
function take(bytes, item) {
    switch (item.op) {
        case 'read':
            return bytes.subarray(0, item.max_bytes);
        case 'tail':
            return bytes.subarray(Math.max(0, bytes.length - item.max_bytes));
        case 'grep': {
            const at = item.pick === 'first' ? bytes.indexOf(item.needle) : bytes.lastIndexOf(item.needle);
            if (at < 0)
                return bytes.subarray(0, 0);
            const start = at === 0 ? 0 : bytes.lastIndexOf(10, at - 1) + 1;
            const end = bytes.indexOf(10, at);
            const line = bytes.subarray(start, end < 0 ? bytes.length : end);
            return line.subarray(0, item.max_bytes);
        }
    }
}


/***/ }),

/***/ 20753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ CommandLineExecutor)
/* harmony export */ });
/* harmony import */ var _config_atoms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20091);
/* harmony import */ var _core_thread_id_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(97674);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84175);
/* harmony import */ var _config_called_files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(57306);
/* harmony import */ var _adapters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54568);
/* harmony import */ var _answer_file_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(96424);
/* harmony import */ var _chosen_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76364);
/* harmony import */ var _mock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11689);
/* harmony import */ var _git_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21001);
/* harmony import */ var _file_notice_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11878);
/* harmony import */ var _run_handle_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93265);
/* harmony import */ var _run_reader_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64224);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17037);
/* harmony import */ var _worktree_windows_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13222);
/* harmony import */ var _worktree_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(65910);















/** What starts runs, by the configuration as it is now; how they are read is {@link RunReader}'s. */
class CommandLineExecutor extends _run_reader_js__WEBPACK_IMPORTED_MODULE_8__/* .RunReader */ .b1 {
    name;
    resume;
    #config;
    #terminal;
    #paths;
    /** @throws {ConfigError} when the config names no such executor or terminal. */
    constructor(name, terminal, config, paths) {
        const executor = config.executors[name];
        const machine = config.terminals[terminal];
        if (executor === undefined || machine === undefined) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL({
                code: 'executor-unknown',
                message: `The config has no executor ${name} or no terminal ${terminal}.`,
                remedy: 'Add it, or take the run’s route out of the config.',
                retry: false,
            });
        }
        super((0,_adapters_js__WEBPACK_IMPORTED_MODULE_2__/* .adapterOf */ .n)(executor.adapter));
        this.name = name;
        this.resume = this.adapter.resume && (executor.adapter === 'mock' || executor.resume !== undefined);
        this.#config = executor;
        this.#terminal = machine;
        this.#paths = paths;
    }
    handle(run) {
        const dir = this.#paths.join(this.#paths.run_root, run.dir_name);
        return (0,_run_handle_js__WEBPACK_IMPORTED_MODULE_7__/* .makeHandle */ .hA)({ dir, task: `agentd-${run.dir_name}`, item_id: run.item_id }, this.adapter.name);
    }
    start(run, replaces) {
        const handle = (0,_run_handle_js__WEBPACK_IMPORTED_MODULE_7__/* .parseHandle */ .S$)(this.handle(run));
        return {
            op: 'start',
            launch: {
                task: handle.task,
                dir: handle.dir,
                item_id: handle.item_id,
                cwd: run.repo,
                command: this.#isolated(run, handle.dir),
                program: this.#program(run),
                stdout_name: this.adapter.stdout_name,
                files: { 'prompt.md': run.prompt },
                limit_s: run.limit_s,
                stall_s: run.stall_s,
                survivors: this.#config.survivors,
            },
            replaces: replaces.map((earlier) => (0,_run_handle_js__WEBPACK_IMPORTED_MODULE_7__/* .parseHandle */ .S$)(earlier).dir),
        };
    }
    /** Whether the mock is told to fail its start, or to start and not answer. */
    get mischief() {
        const { mock } = this.#config;
        if (mock?.fail_start === true)
            return 'fail_start';
        return mock?.fail_answer === true ? 'fail_answer' : null;
    }
    #isolated(run, dir) {
        if (this.#terminal.isolation !== 'worktree')
            return this.command(run, dir);
        const paths = this.#paths;
        const worktree = (0,_worktree_js__WEBPACK_IMPORTED_MODULE_11__/* .worktreeOf */ .bF)(run.run_id, (key) => paths.join(paths.run_root, 'worktrees', key), this.#terminal.push ?? null, paths.join(dir, _git_record_js__WEBPACK_IMPORTED_MODULE_5__/* .GIT_RECORD */ .hg));
        const command = this.command({ ...run, repo: worktree.path }, dir);
        return this.#terminal.os === 'windows' ? (0,_worktree_windows_js__WEBPACK_IMPORTED_MODULE_10__/* .inWindowsWorktree */ .w)(command, worktree) : (0,_worktree_js__WEBPACK_IMPORTED_MODULE_11__/* .inWorktree */ .xP)(command, worktree);
    }
    command(run, dir) {
        mustBePlain(run);
        const template = this.#template(run);
        const values = {
            repo: run.repo,
            model: run.model,
            effort: run.effort,
            tier: run.tier,
            out: this.#paths.join(dir, ..._answer_file_js__WEBPACK_IMPORTED_MODULE_12__/* .ANSWER_FILE */ .w6.split('/')),
            thread: run.thread_id ?? (this.#config.adapter === 'claude-code' ? (0,_chosen_session_js__WEBPACK_IMPORTED_MODULE_3__/* .chosenSession */ .N)(run.dir_name) : null),
            script: run.script,
            run_dir: dir,
        };
        // What the mock does on Windows is PowerShell's own, and no program that a sandbox command could start.
        const bare = this.#config.adapter === 'mock' && this.#terminal.os === 'windows';
        const terminal = bare ? { ...this.#terminal, wrap: undefined } : this.#terminal;
        const line = (0,_template_js__WEBPACK_IMPORTED_MODULE_9__/* .commandLine */ .ay)(template, values, this.#config, terminal);
        // What is there in a sandbox is not to be seen from outside.
        if (terminal.wrap !== undefined || this.#config.adapter === 'mock')
            return line;
        return (0,_file_notice_js__WEBPACK_IMPORTED_MODULE_6__/* .withNotice */ .H)(line, (0,_config_called_files_js__WEBPACK_IMPORTED_MODULE_13__/* .calledFiles */ .V)(template, run.script, terminal), terminal.os);
    }
    /** What the machine has to find: the sandbox where there is one, which finds the agent itself. */
    #program(run) {
        return (0,_template_js__WEBPACK_IMPORTED_MODULE_9__/* .programOf */ .oQ)(this.#template(run), this.#terminal) ?? '';
    }
    #template(run) {
        if (this.#config.adapter === 'mock') {
            const mock = this.#config.mock ?? EMPTY_MOCK;
            return (0,_mock_js__WEBPACK_IMPORTED_MODULE_4__/* .mockCommand */ .o)(mock, numberOf(run.run_id), run, this.#terminal.os);
        }
        const template = run.thread_id !== null && this.resume ? this.#config.resume : this.#config.run;
        if (template !== undefined)
            return template;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL({
            code: 'executor-template',
            message: `executors.${this.name} has no ${run.thread_id === null ? 'run' : 'resume'} template.`,
            remedy: 'Add the command template.',
            retry: false,
        });
    }
}
/** The last look at what comes from labels and agents; whoever planned the run has refused it already. */
function mustBePlain({ model, effort, tier, thread_id }) {
    const odd = Object.entries({ model, effort, tier }).find(([, value]) => value !== null && !_config_atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .CHOICE */ .K1.test(value));
    const what = odd?.[0] ?? (thread_id === null || (0,_core_thread_id_js__WEBPACK_IMPORTED_MODULE_14__/* .isThreadId */ .wr)(thread_id) ? null : 'conversation');
    if (what === null)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL({
        code: 'value-refused',
        message: `The ${what} of this run is not a plain word, so it is not put on a command line.`,
        remedy: 'Correct the label that it comes from, and give the run up with `agentd release`.',
        retry: false,
    });
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
/** `ENG-12-3` → 3 */
function numberOf(run_id) {
    return Number(/-(\d+)$/.exec(run_id)?.[1] ?? 1);
}


/***/ }),

/***/ 11878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ withNotice),
/* harmony export */   o: () => (/* binding */ LOOK)
/* harmony export */ });
/* harmony import */ var _core_file_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86953);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17037);


/**
 * `look FILE [1]`, for POSIX shells: prints what is wrong with a file, as `faultIn` reads it; nothing: nothing is. With 1 it is to be
 * executed. What `env` is to call is looked for along PATH. `stub PATH`: says that it is one of the stand-ins that macOS has beside
 * xcode-select for programs of the Command Line Tools, where those are not installed: calling one opens a window on the desktop.
 */
const LOOK = `stub() { case $1 in */python3|*/git) ;; *) return 1;; esac
[ -e "\${1%/*}/xcode-select" ] || return
l=$("\${1%/*}/xcode-select" -p) && [ "$l" ] && [ -x "$l/usr/bin/\${1##*/}" ] && return 1
echo "stub \${1##*/}"; }
look() { (
[ -e "$1" ] || { echo missing; exit; }
[ -f "$1" ] || { echo folder; exit; }
[ "$2" ] || { [ -r "$1" ] || echo unreadable; exit; }
[ -x "$1" ] || { echo not-executable; exit; }
stub "$1" && exit
l=$(head -c 300 "$1" | tr -d '\\000' | head -n 1)
case $l in '#!'*) ;; *) exit;; esac
case $l in *"$(printf '\\r')"*) echo crlf; exit;; esac
set -f
set -- \${l#??}
[ -x "$1" ] || { echo "interpreter $1"; exit; }
case $1 in */env) ;; *) stub "$1"; exit;; esac
[ "$2" = -S ] && shift
case $2 in ''|-*|*=*) ;; *) if l=$(command -v "$2"); then stub "$l"; else echo "interpreter $2"; fi;; esac
) 2>/dev/null; }`;
/** @returns the command line with the look before it; as it is, where there is no file to look at. */
function withNotice(command, files, os) {
    if (files.length === 0)
        return command;
    if (os === 'windows')
        return [...files.map(lookedAtOnWindows), command].join('\n');
    const looks = files.map(({ path, executed, what, relative }) => {
        const word = (0,_template_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteWord */ .XW)(path, os, true);
        const start = (0,_template_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteWord */ .XW)(`${_core_file_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTICE */ .XJ.prefix}${what}${_core_file_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTICE */ .XJ.between}`, os, true);
        const end = (0,_template_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteWord */ .XW)(`${_core_file_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTICE */ .XJ.between}${path}${_core_file_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTICE */ .XJ.between}`, os, true);
        return `w=$(look ${word}${executed ? ' 1' : ''}); [ -z "$w" ] || echo ${start}"$w"${end}${relative ? '"$PWD"' : '-'}`;
    });
    return [`( ${LOOK}`, ...looks, ') >&2', command].join('\n');
}
function lookedAtOnWindows({ path, what, relative }) {
    const parts = [`${_core_file_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTICE */ .XJ.prefix}${what}`, 'missing', path, relative ? '' : '-'].join(_core_file_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTICE */ .XJ.between);
    const text = `${(0,_template_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteWord */ .XW)(parts, 'windows', true)}${relative ? '+(Get-Location).ProviderPath' : ''}`;
    const there = `Test-Path -LiteralPath ${(0,_template_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteWord */ .XW)(path, 'windows', true)} -PathType Leaf`;
    return `if(!(${there})){[Console]::Error.WriteLine(${text})}`;
}


/***/ }),

/***/ 21001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hg: () => (/* binding */ GIT_RECORD),
/* harmony export */   nl: () => (/* binding */ gitRecordIn),
/* harmony export */   zZ: () => (/* binding */ GIT_RECORD_ITEM)
/* harmony export */ });
const GIT_RECORD = 'git.txt';
const GIT_RECORD_ITEM = { op: 'read', file: GIT_RECORD, max_bytes: 8 * 1024 };
const MOST_NAMES = 5;
/** null: there is no record, so nothing is known. Unknown lines are skipped. */
function gitRecordIn(text) {
    const lines = (text ?? '').split('\n').map((line) => {
        const [, word = '', rest = ''] = /^(\S+) ?(.*)$/.exec(line.replace(/\r$/, '')) ?? [];
        return { word, rest: rest.trim() };
    });
    const all = (name) => lines.filter(({ word }) => word === name).map(({ rest }) => rest);
    const first = (name) => all(name)[0] ?? null;
    const path = first('path');
    if (path === null)
        return null;
    const commits = Number(first('commits') ?? 0);
    return {
        failed: first('failed') !== null,
        path,
        branch: first('branch'),
        commits: Number.isSafeInteger(commits) && commits > 0 ? commits : 0,
        diff: first('diff') === '' ? null : first('diff'),
        commit_refused: first('commit') === 'refused',
        pushed: first('pushed'),
        unpushed: first('unpushed'),
        left: first('left'),
        nested: all('nested').slice(0, MOST_NAMES),
        empty: all('empty').slice(0, MOST_NAMES),
        said: all('said').join('\n'),
    };
}


/***/ }),

/***/ 82211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ lastFrame),
/* harmony export */   P8: () => (/* binding */ logPaths),
/* harmony export */   cz: () => (/* binding */ clipped),
/* harmony export */   fY: () => (/* binding */ endFrame),
/* harmony export */   lW: () => (/* binding */ pathIn)
/* harmony export */ });
/* unused harmony export withoutWarnings */
/* harmony import */ var _core_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71428);
/** The last frame of a run: a few lines that a person reads when it failed. Pure. */

const LINES = 40;
const CHARS = 2000;
/** The end of a log, without escape sequences and blank ends; a line that is cut at the front is left out. */
function lastFrame(log) {
    if (log === null)
        return '';
    const lines = (0,_core_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .u)(log.replaceAll('\u0000', '')).replaceAll('\r\n', '\n').trimEnd().split('\n').slice(-LINES);
    let text = lines.join('\n');
    while (text.length > CHARS && text.includes('\n'))
        text = text.slice(text.indexOf('\n') + 1);
    const chars = [...text];
    if (chars.length <= CHARS)
        return text.trim();
    // What begins inside a word may be the rest of a secret, which nobody would know again.
    const kept = chars.slice(-CHARS).join('');
    return kept.replace(/^[^\s"'`,;&<>(){}[\]|]{0,1000}/u, '').trim();
}
/** Lines that call themselves warnings are no reason of an end: tools print them when they start. */
function withoutWarnings(log) {
    if (log === null)
        return null;
    const isWarning = (line) => /^\s*(?:warning:|Reading (?:additional )?(?:prompt|input) from stdin)/i.test(line);
    const lines = (0,_core_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .u)(log).split('\n');
    return lines.filter((line) => !isWarning(line)).join('\n');
}
/**
 * The last frame of a run without a final event. What stands on stderr is mostly older than the last event: it is shown
 * besides, and its words alone count, unless the run was stopped in the middle of its work. `printed` is what stands on stdout after
 * the last event: it is shown, and its words do not count.
 */
function endFrame(last, stderr, stoppedAtWork, printed = '') {
    const complaint = lastFrame(withoutWarnings(stderr));
    if (printed !== '') {
        return { tail: complaint === '' ? printed : `${complaint}\n${printed}`, error_text: complaint, asked: true };
    }
    if (last === null)
        return { tail: complaint === '' ? lastFrame(stderr) : complaint, error_text: complaint };
    const tail = complaint === '' || stoppedAtWork ? last : `${last}\n${complaint}`;
    return { tail, error_text: complaint };
}
/** What a tool says about itself, kept short; it begins where the tool began. */
function clipped(text) {
    const chars = [...(0,_core_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .u)(text).trim()];
    return chars.length <= CHARS ? chars.join('') : `${chars.slice(0, CHARS - 1).join('')}…`;
}
/** Absolute paths of a run's logs on its terminal. */
function logPaths(dir, names) {
    return names.map((name) => pathIn(dir, name));
}
/** Absolute path of a file in a run directory (`out/last.md`), as its terminal writes paths. */
function pathIn(dir, name) {
    const separator = /^[A-Za-z]:|\\/.test(dir) && !dir.startsWith('/') ? '\\' : '/';
    return `${dir.replace(/[\\/]+$/, '')}${separator}${name.replaceAll('/', separator)}`;
}


/***/ }),

/***/ 11689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ mockAdapter),
/* harmony export */   o: () => (/* binding */ mockCommand)
/* harmony export */ });
/* harmony import */ var _core_thread_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97674);
/* harmony import */ var _answer_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96424);
/* harmony import */ var _last_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82211);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17037);




const STDOUT = 'stdout.txt';
const BYTES = 256 * 1024;
const STATUS = 'mock-status ';
const mockAdapter = {
    name: 'mock',
    resume: true,
    stdout_name: STDOUT,
    collect: [
        { op: 'read', file: _answer_file_js__WEBPACK_IMPORTED_MODULE_2__/* .ANSWER_FILE */ .w6, max_bytes: BYTES },
        { op: 'grep', file: STDOUT, needle: 'mock-thread ', pick: 'first', max_bytes: 512 },
        { op: 'tail', file: 'stderr.txt', max_bytes: 4096 },
        { op: 'grep', file: STDOUT, needle: STATUS, pick: 'last', max_bytes: 512 },
        { op: 'tail', file: STDOUT, max_bytes: 4096 },
    ],
    collect_running: [{ op: 'grep', file: STDOUT, needle: 'mock-thread ', pick: 'first', max_bytes: 512 }],
    read(collected, facts) {
        const [last = null, thread = null, tail = null, status = null, stdout = null] = collected;
        const thread_id = threadIn(thread) ?? facts.asked_thread;
        const final = finalIn(status);
        const last_message = final !== null || facts.exit_code === null || facts.exit_code > 128 ? null : last;
        const complaint = (tail ?? '').trim();
        return {
            last_message,
            exit_code: facts.exit_code,
            thread_id,
            log_paths: (0,_last_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .logPaths */ .P8)(facts.dir, [STDOUT, 'stderr.txt']),
            tail: complaint === '' ? lastEventIn(stdout) : complaint,
            ...(final === null ? {} : { final, reported_failure: true }),
            ...(last_message === null ? {} : { message_path: (0,_last_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .pathIn */ .lW)(facts.dir, facts.answer_file) }),
            ...(facts.asked_thread === null ? {} : { resumed_same_thread: thread_id === facts.asked_thread }),
        };
    },
    threadOf: ([thread = null]) => threadIn(thread),
};
function threadIn(line) {
    return line === null ? null : (0,_core_thread_id_js__WEBPACK_IMPORTED_MODULE_3__/* .threadId */ .sV)(/mock-thread (\S+)/.exec(line)?.[1] ?? null);
}
/** What the run says of itself at its end; null: nothing, which is left to its exit code. */
function finalIn(line) {
    if (line === `${STATUS}failed`)
        return 'failed';
    return line === `${STATUS}cancelled` ? 'interrupted' : null;
}
/** Events are printed as one line of JSON each. */
function lastEventIn(stdout) {
    return (stdout ?? '').split('\n').findLast((line) => line.startsWith('{')) ?? '';
}
const DEFAULT_MESSAGE = '[review] done';
/** One line of ASCII, which every shell and every code page passes on as it is; nothing in it reads as a placeholder. */
function eventLine(event) {
    const hex = (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return JSON.stringify(event).replace(/[^ -~]|\{(?=[a-z_]+\})/g, hex);
}
/** The command line that plays the part of an agent in run number `n` (1 = the item's first). */
function mockCommand(mock, n, run, os) {
    const message = nth(mock.messages, n) ?? mock.message ?? DEFAULT_MESSAGE;
    const code = nth(mock.exit_codes, n) ?? mock.exit_code;
    const thread = run.thread_id ?? `mock-${run.run_id}`;
    const seconds = mock.delay_ms / 1000;
    const events = mock.events.map(eventLine);
    const status = mock.status === 'success' ? [] : [`${STATUS}${mock.status}`];
    if (os === 'windows') {
        const bytes = (text) => `[Convert]::FromBase64String('${Buffer.from(text, 'utf8').toString('base64')}')`;
        const say = (line) => `Write-Output ${(0,_template_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteWord */ .XW)(line, os, true)}`;
        return [
            ...[`mock-thread ${thread}`, ...events].map(say),
            `Start-Sleep -Milliseconds ${mock.delay_ms}`,
            ...(mock.tail === '' ? [] : [`[Console]::Error.WriteLine([Text.Encoding]::UTF8.GetString(${bytes(mock.tail)}))`]),
            ...status.map(say),
            `[IO.File]::WriteAllBytes('{out}', ${bytes(message)})`,
            `exit ${code}`,
        ].join('; ');
    }
    const quoted = (text) => `'${text.replaceAll("'", String.raw `'\''`)}'`;
    const say = (line) => `printf '%s\\n' ${quoted(line)}`;
    return [
        ...[`mock-thread ${thread}`, ...events].map(say),
        `sleep ${seconds}`,
        ...(mock.tail === '' ? [] : [`printf '%s\\n' ${quoted(mock.tail)} >&2`]),
        ...status.map(say),
        ...(message === '' ? [] : [`printf '%s' ${quoted(message)} > '{out}'`]),
        `exit ${code}`,
    ].join('; ');
}
function nth(list, n) {
    return list === undefined || list.length === 0 ? undefined : list[Math.min(n, list.length) - 1];
}


/***/ }),

/***/ 93265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S$: () => (/* binding */ parseHandle),
/* harmony export */   hA: () => (/* binding */ makeHandle),
/* harmony export */   l7: () => (/* binding */ isAdapterName)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/* harmony import */ var _answer_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96424);
/**
 * What a handle of a command-line executor holds: all that it takes to read the run again, whatever has become of the
 * configuration since. Pure.
 */


const ADAPTERS = ['codex', 'claude-code', 'shell', 'mock'];
function isAdapterName(name) {
    return ADAPTERS.includes(name);
}
function makeHandle(run, adapter) {
    return { v: 2, adapter, dir: run.dir, task: run.task, item_id: run.item_id };
}
/** @throws {ConfigError} `handle-foreign`. */
function parseHandle(handle) {
    const { v, dir, task, item_id, adapter } = handle;
    if (typeof dir !== 'string' || typeof task !== 'string' || typeof item_id !== 'string')
        throw foreign();
    const run = { dir, task, item_id };
    if (v === 1)
        return { ...run, adapter: null, answer_file: _answer_file_js__WEBPACK_IMPORTED_MODULE_1__/* .OLD_ANSWER_FILE */ .uQ };
    if (v !== 2 || typeof adapter !== 'string' || !isAdapterName(adapter))
        throw foreign();
    return { ...run, adapter, answer_file: _answer_file_js__WEBPACK_IMPORTED_MODULE_1__/* .ANSWER_FILE */ .w6 };
}
function foreign() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL({
        code: 'handle-foreign',
        message: 'A handle in the state was not made by an executor that this version knows.',
        remedy: 'Run the version of agentd that made it, or give the item up with `agentd release`.',
        retry: false,
    });
}


/***/ }),

/***/ 64224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ voidOf),
/* harmony export */   Mf: () => (/* binding */ killOf),
/* harmony export */   b1: () => (/* binding */ RunReader),
/* harmony export */   x3: () => (/* binding */ NO_CLOCK),
/* harmony export */   xE: () => (/* binding */ watchOf),
/* harmony export */   zL: () => (/* binding */ forgetOf)
/* harmony export */ });
/* harmony import */ var _answer_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96424);
/* harmony import */ var _git_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21001);
/* harmony import */ var _run_handle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93265);



/** Where a terminal has not told its time: it is taken for ours. */
const NO_CLOCK = { offset_ms: 0, utc_offset_min: null };
/** Every method throws {@link ConfigError} `handle-foreign` for a handle of somebody else. */
class RunReader {
    adapter;
    constructor(adapter) {
        this.adapter = adapter;
    }
    inspect(handle, identity) {
        const { dir, task, answer_file } = (0,_run_handle_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHandle */ .S$)(handle);
        const { collect_running } = this.adapter;
        return { op: 'inspect', dir, task, identity, collect: this.#collect(answer_file), collect_running };
    }
    kill(handle, identity) {
        const { answer_file } = (0,_run_handle_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHandle */ .S$)(handle);
        return killOf(handle, identity, this.#collect(answer_file));
    }
    /** What the adapter reads, and after it the record of git. */
    #collect(answer_file) {
        return [...(0,_answer_file_js__WEBPACK_IMPORTED_MODULE_2__/* .collectWith */ .vN)(this.adapter.collect, answer_file), _git_record_js__WEBPACK_IMPORTED_MODULE_0__/* .GIT_RECORD_ITEM */ .zZ];
    }
    /** Times in the answer are put on our clock. */
    read(raw, handle, context, clock) {
        const ours = (time) => (time === null ? null : time - clock.offset_ms);
        switch (raw.state) {
            case 'none':
            case 'void':
                return raw;
            case 'starting':
                return { ...raw, since: ours(raw.since) };
            case 'running':
                return {
                    state: 'running',
                    started_at: ours(raw.started_at),
                    last_output_at: ours(raw.last_output_at),
                    thread_id: this.adapter.threadOf(raw.collected),
                    watch: raw.watch,
                };
            case 'finished':
            case 'gone': {
                const ended = raw.state === 'finished';
                const { dir, answer_file } = (0,_run_handle_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHandle */ .S$)(handle);
                const git = (0,_git_record_js__WEBPACK_IMPORTED_MODULE_0__/* .gitRecordIn */ .nl)(raw.collected[this.adapter.collect.length]);
                const read = this.adapter.read(raw.collected, {
                    exit_code: ended ? raw.exit_code : null,
                    ended_by: ended ? raw.ended_by : null,
                    asked_thread: context.asked_thread,
                    totals_before: context.totals_before,
                    started_at: ended ? ours(raw.started_at) : null,
                    ended_at: ended ? ours(raw.ended_at) : null,
                    utc_offset_min: clock.utc_offset_min,
                    dir,
                    answer_file,
                });
                const result = git === null ? read : { ...read, git };
                if (!ended)
                    return { state: 'gone', result, same_boot: raw.same_boot, survivors: raw.survivors };
                const { ended_by, survivors } = raw;
                const started_at = ours(raw.started_at);
                return { state: 'finished', result, started_at, ended_at: ours(raw.ended_at), ended_by, survivors };
            }
        }
    }
}
/** Whoever reads it afterwards, a run can be ended. */
function killOf(handle, identity, collect) {
    const { dir, task } = (0,_run_handle_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHandle */ .S$)(handle);
    return { op: 'kill', dir, task, identity, collect };
}
function watchOf(handle, identity, elapsed_s) {
    const { dir, task } = (0,_run_handle_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHandle */ .S$)(handle);
    return { op: 'watch', dir, task, identity, elapsed_s };
}
function voidOf(handle) {
    return { op: 'void', dir: (0,_run_handle_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHandle */ .S$)(handle).dir };
}
function forgetOf(handle) {
    const { dir, task, item_id } = (0,_run_handle_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHandle */ .S$)(handle);
    return { op: 'forget', dir, task, item_id };
}


/***/ }),

/***/ 98413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ NO_ANSWER),
/* harmony export */   Ms: () => (/* binding */ inspectionOf),
/* harmony export */   ie: () => (/* binding */ clockOf),
/* harmony export */   nB: () => (/* binding */ MISCHIEF)
/* harmony export */ });
/* unused harmony export RunnerExecutor */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/* harmony import */ var _run_handle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93265);
/* harmony import */ var _run_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64224);




const NO_CONTEXT = { asked_thread: null, totals_before: null };
class RunnerExecutor {
    name;
    resume;
    #line;
    #transport;
    #fence;
    #clock;
    /** Of the wrappers that were started here, by run directory. */
    #identities = new Map();
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
        const result = await this.#one(this.#line.start(run, []));
        if (this.#line.mischief === 'fail_answer')
            throw new TransportError(MISCHIEF);
        const handle = this.handle(run);
        if ('identity' in result && result.identity !== null)
            this.#identities.set(parseHandle(handle).dir, result.identity);
        return handle;
    }
    async probe(handle) {
        const present = await this.#transport.probe(parseHandle(handle).dir, EVIDENCE);
        return EVIDENCE.filter((name) => present.includes(name));
    }
    async poll(handle) {
        const seen = await this.#inspectOne(handle);
        const ended = seen.state === 'finished' || seen.state === 'gone';
        // What is left of it could work on beside whatever comes next.
        return ended && seen.survivors.length === 0 ? 'finished' : 'running';
    }
    async collect(handle) {
        const seen = await this.#inspectOne(handle);
        if (seen.state === 'finished' || seen.state === 'gone')
            return seen.result;
        const thread_id = seen.state === 'running' ? seen.thread_id : null;
        return { last_message: null, exit_code: null, thread_id, log_paths: [], tail: '' };
    }
    async kill(handle) {
        await this.#one(this.#line.kill(handle, this.#identityOf(handle)));
    }
    async forget(handle) {
        await this.#one(forgetOf(handle));
    }
    async inspect(handles) {
        const looks = handles.map((handle) => this.#line.inspect(handle, this.#identityOf(handle)));
        const operations = [{ op: 'facts' }, ...looks];
        const [facts, ...results] = await this.#transport.batch(operations, null);
        const clock = clockOf(facts, this.#clock.now());
        return new Map(handles.map((handle, index) => [handle, inspectionOf(results[index], this.#line, handle, NO_CONTEXT, clock)]));
    }
    #identityOf(handle) {
        return this.#identities.get(parseHandle(handle).dir) ?? null;
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
    if (facts === undefined || !('utc_offset_min' in facts))
        return _run_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_CLOCK */ .x3;
    return { offset_ms: facts.now - now, utc_offset_min: facts.utc_offset_min };
}
/** What one result of a batch says about a run; anything else than an inspection is *unknown*. */
function inspectionOf(result, reader, handle, context, clock) {
    if (result !== undefined && 'inspection' in result)
        return reader.read(result.inspection, handle, context, clock);
    const problem = result !== undefined && 'refused' in result ? result.refused : NO_ANSWER;
    return { state: 'unknown', problem };
}


/***/ }),

/***/ 17037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XW: () => (/* binding */ quoteWord),
/* harmony export */   ay: () => (/* binding */ commandLine),
/* harmony export */   oQ: () => (/* binding */ programOf)
/* harmony export */ });
/* harmony import */ var _config_places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96494);
/* harmony import */ var _config_template_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37819);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84175);



/**
 * The agent's command line: template filled, first word from `bins`, sandbox command in front.
 * @throws {ConfigError} `value-unquotable`: a value, or the place for it, is none that can be quoted.
 */
function commandLine(template, values, executor, terminal) {
    const { os } = terminal;
    const { tier, ...plain } = values;
    const options = {
        tier: tier === null ? '' : filled(executor.tier_arg ?? '', 'options', { tier }, {}, os),
        perm: executor.perm ?? '',
    };
    const command = filled(withBin(template, terminal), 'line', plain, options, os);
    if (terminal.wrap === undefined)
        return command;
    const wrap = terminal.wrap.map((word) => quoteWord(asWord(word, { ...plain, ...options }), os));
    // Behind the sandbox command the agent's is an argument, where PowerShell takes no `&`.
    if (os === 'windows')
        return `& ${wrap.join(' ')} ${command.replace(/^\s*&\s*/, '')}`;
    return `${wrap.join(' ')} ${command}`;
}
/** `text` is what a shell reads. `options`: several words each, that stand outside of quotes. */
function filled(text, part, values, options, os) {
    let line = '';
    let read = 0;
    for (const placed of (0,_config_places_js__WEBPACK_IMPORTED_MODULE_0__/* .placesIn */ .y)(text, os, part).placed) {
        line += text.slice(read, placed.start);
        read = placed.end;
        if (Object.hasOwn(options, placed.name))
            line += optionsFor(placed, options[placed.name] ?? '', os);
        else if (Object.hasOwn(values, placed.name))
            line += valueFor(placed, values[placed.name] ?? '', os);
        else
            line += text.slice(placed.start, placed.end);
    }
    return line + text.slice(read);
}
/** What leaves a quote open would change the meaning of all that follows. */
function optionsFor(placed, words, os) {
    if (words === '')
        return '';
    const { open } = (0,_config_places_js__WEBPACK_IMPORTED_MODULE_0__/* .placesIn */ .y)(words, os, 'options');
    if (open !== null)
        throw unquotable(`What stands for {${placed.name}} ends in ${open}.`);
    if (placed.place !== 'bare')
        throw unquotable(`{${placed.name}} stands in ${placed.inside || 'quotes'}.`);
    return words;
}
function valueFor({ name, place, inside }, value, os) {
    if (value === '')
        return '';
    switch (place) {
        case 'bare':
            return `'${inSingle(checked(value, os), os)}'`;
        case 'single':
            return inSingle(checked(value, os), os);
        case 'double':
            return checked(value, os).replace(/[\\"$`]/g, String.raw `\$&`);
        case null:
            throw unquotable(`{${name}} stands in ${inside}, where no value can be made safe.`);
    }
}
/** One word of a list: no shell reads it before it is quoted as a whole. */
function asWord(word, values) {
    return word.replace(/(?<!\$)\{([a-z_]+)\}/g, (whole, name) => Object.hasOwn(values, name) ? (values[name] ?? '') : whole);
}
/** NUL, other control characters and halves of a surrogate pair cannot arrive as they are, and cannot be meant. */
function checked(value, os) {
    if (/[\p{Cc}\p{Cs}]/u.test(value)) {
        throw unquotable('A value contains a control character, a line break or half a character.');
    }
    // To PowerShell an argument `--%` ends its quoting of all that follow, also where it was quoted itself.
    if (os === 'windows' && value.includes('--%'))
        throw unquotable('A value contains `--%`.');
    return value;
}
function unquotable(what) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL({
        code: 'value-unquotable',
        message: `The command line cannot be made: ${what}`,
        remedy: '`agentd check-config` says where in the configuration; else correct the label or path that it comes from.',
        retry: false,
    });
}
/** A quote inside single quotes: `'\''` for POSIX shells; PowerShell doubles it, and the typographic ones, too. */
function inSingle(text, os) {
    return os === 'windows' ? text.replace(/['\u2018-\u201b]/g, '$&$&') : text.replaceAll("'", String.raw `'\''`);
}
/**
 * One word of a command line, quoted only where it must be.
 * @param always also where it need not be: a word of a PowerShell expression has no meaning without.
 * @throws {ConfigError} `value-unquotable`
 */
function quoteWord(word, os, always = false) {
    // PowerShell makes lists, splats, numbers and parameters of bare words, and cuts `-a.b` and `-a:b` in two.
    const bare = os === 'windows' ? /^[A-Za-z][A-Za-z0-9_-]*$/ : /^[A-Za-z0-9_./:=@%+,-]+$/;
    return !always && bare.test(word) ? word : `'${inSingle(checked(word, os), os)}'`;
}
/** The name by which a command's program is looked for; null: it is called by its path, or by a word that is filled in. */
function programOf(template, { bins, wrap }) {
    const [first = ''] = (0,_config_template_js__WEBPACK_IMPORTED_MODULE_2__/* .readTemplate */ .xV)(template).words;
    const word = wrap?.[0] ?? (Object.hasOwn(bins, first) ? (bins[first] ?? first) : first);
    return /^[A-Za-z0-9_.+-]+$/.test(word) ? word : null;
}
/** The first word, if the terminal names its absolute path; PowerShell needs `&` to call a quoted one. */
function withBin(template, terminal) {
    const [, space = '', word = '', rest = ''] = /^(\s*)(\S+)([\s\S]*)$/.exec(template) ?? [];
    const path = Object.hasOwn(terminal.bins, word) ? terminal.bins[word] : undefined;
    if (path === undefined)
        return template;
    return terminal.os === 'windows'
        ? `${space}& ${quoteWord(path, 'windows', true)}${rest}`
        : `${space}${quoteWord(path, terminal.os)}${rest}`;
}


/***/ }),

/***/ 13222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ LEADS_GIT),
/* harmony export */   w: () => (/* binding */ inWindowsWorktree)
/* harmony export */ });
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17037);
/* harmony import */ var _worktree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65910);
/** {@link inWorktree} for a Windows terminal: the same steps, in PowerShell that 5.1 runs too. */


/**
 * `agentd_git WORDS`: git without hooks, signing, programs that watch files and stdin, which holds the prompt; with the options
 * agentd_o besides. Hooks are looked for below the program of this PowerShell, a file, where nothing can lie. `agentd_told WORDS`:
 * the same with its output and errors on stderr, because stdout is the agent's, and in agentd_s. A worktree lies deeper than its repository, so long paths
 * are allowed. `agentd_filters VALUE`: the options by which no filter but Git LFS is called; `true`: a file that needs one is an error.
 * `agentd_known`: the git directory of the worktree, by what the repository says. One folder can have several
 * paths; whether two lead to the same is tried with a file.
 * `agentd_tie`: puts the file `.git` of the worktree back; a directory there stays.
 * `agentd_in WORDS`: git in the worktree. `agentd_head`: the commit of the item's branch. `agentd_said`: what git said goes into the record agentd_e. `agentd_new FILE TEXT`: a file that was not there. `agentd_end`: writes
 * it, in the place of whatever the agent put there. `agentd_fail`: ends so that nothing of the agent was run.
 * A command line may end in `exit`, which only `finally` outlasts.
 */
const FUNCTIONS = String.raw `$agentd_n=[Diagnostics.Process]::GetCurrentProcess().MainModule.FileName;$agentd_o=@();$agentd_s=[Collections.ArrayList]::new();$agentd_e=[Collections.ArrayList]::new()
$agentd_i='-c',"core.hooksPath=$agentd_n",'-c','core.fsmonitor=false','-c','core.quotePath=true','-c','commit.gpgSign=false','-c','push.gpgSign=false','-c','submodule.recurse=false','-c','core.longpaths=true'
function agentd_git($words){@()|& git $agentd_i $agentd_o $words}
function agentd_in($words){agentd_git ($agentd_d+$words)}
function agentd_say{process{[Console]::Error.WriteLine("$_");[void]$agentd_s.Add("$_")}}
function agentd_told($words){@()|& git $agentd_i $agentd_o $words 2>&1|agentd_say}
function agentd_head{agentd_git "--git-dir=$agentd_g",'rev-parse','-q','--verify',"refs/heads/$agentd_b^0"}
function agentd_note($lines){$agentd_e.AddRange(@($lines))}
function agentd_said{agentd_note @($agentd_s|Select-Object -Last 12|ForEach-Object{'said '+"$_".Substring(0,[Math]::Min(400,"$_".Length))});$agentd_s.Clear()}
function agentd_new($file,$text){$h=[IO.File]::Open($file,'CreateNew');$b=[Text.Encoding]::UTF8.GetBytes("$text$([char]10)");try{$h.Write($b,0,$b.Length)}finally{$h.Dispose()}}
function agentd_end{
if([IO.Directory]::Exists($agentd_f)){[IO.Directory]::Delete($agentd_f,$true)}else{[IO.File]::Delete($agentd_f)}
agentd_new $agentd_f ($agentd_e -join [char]10)
}
function agentd_fail{agentd_note 'failed',"path $agentd_w";agentd_said;agentd_end;exit NOTREE}
function agentd_filters($value){foreach($agentd_k in @(agentd_git "--git-dir=$agentd_c",'config','--name-only','--get-regexp','filter')){
if($agentd_k -match '^(filter\..*)\.(clean|smudge|process)$' -and $Matches[1] -cne 'filter.lfs'){'-c';"$($Matches[1]).process=";'-c';"$($Matches[1]).required=$value"}}}
function agentd_known{
$name=".agentd-$([Guid]::NewGuid())";$mark=[IO.Path]::Combine([IO.Path]::GetDirectoryName($agentd_w),$name)
if(!(Test-Path -LiteralPath $agentd_w) -or !(Test-Path -LiteralPath "$agentd_c/worktrees")){return}
[IO.File]::WriteAllText($mark,'')
try{foreach($d in [IO.Directory]::GetDirectories("$agentd_c/worktrees")){
if(!(Test-Path -LiteralPath "$d/gitdir")){continue}
$p=[IO.Path]::GetDirectoryName([IO.Path]::GetFullPath([IO.Path]::Combine($d,[IO.File]::ReadAllText("$d/gitdir").Trim())))
if([IO.Path]::GetFileName($p) -eq [IO.Path]::GetFileName($agentd_w) -and (Test-Path -LiteralPath ([IO.Path]::Combine([IO.Path]::GetDirectoryName($p),$name)))){return $d}
}}finally{[IO.File]::Delete($mark)}
}
function agentd_add{
agentd_told 'show-ref','--verify','--quiet',"refs/heads/$agentd_b"
if($LASTEXITCODE){agentd_told 'worktree','add','-q','-b',$agentd_b,$agentd_w}
else{$agentd_o=@(agentd_filters 'false');agentd_told 'worktree','add','-q',$agentd_w,$agentd_b}
}
function agentd_tie{
$f="$agentd_w/.git";$t="gitdir: $agentd_g".Replace('\','/')
$a=-1;try{$a=[int][IO.File]::GetAttributes($f)}catch{}
if($a -ne -1 -and !($a -band 1024)){
if($a -band 16){[Console]::Error.WriteLine("agentd: $f should be a file that names $agentd_g");return}
if([IO.File]::ReadAllText($f).Trim() -eq $t){return}}
if($a -ne -1){if($a -band 16){[IO.Directory]::Delete($f)}else{[IO.File]::Delete($f)}}
agentd_new $f $t
}`.replace('NOTREE', String(_worktree_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_WORKTREE */ .ON));
/** All of `GIT_REPOSITORY`, and no other variable of git that there is: scripts for Windows have to be short. */
const LEADS_GIT = '^GIT_(ALT|COMMON|CONFIG($|_[CP])|DIR|GRAFT|I[MN]|NAME|NO_R|OBJ|PREF|QUAR|REP|SHA|WORK)';
/** Before anything is asked of git. The agent is another process, and cannot change what this one has. */
const FORGET = `foreach($agentd_p in [Environment]::GetEnvironmentVariables().Keys -match '${LEADS_GIT}'){[Environment]::SetEnvironmentVariable($agentd_p,[NullString]::Value)}`;
/**
 * `agentd_plain NAME`: a name as git quotes it → the name. `agentd_take`: all that is new into the index, without links to folders
 * outside; throws where git would not. `agentd_put NAMES WORDS`: `git update-index` with as many names as fit a command line.
 * `agentd_save`: commits it, or throws.
 */
const COMMIT = String.raw `$agentd_no='agentd: what is new is not committed'
function agentd_plain($name){
if($name.IndexOf('"') -ne 0){return $name}
$b=[Collections.ArrayList]::new()
foreach($m in [regex]::Matches($name.Substring(1,$name.Length-2),'\\([0-7]{3})|\\?(.)')){
if($m.Groups[1].Success){[void]$b.Add([Convert]::ToByte($m.Groups[1].Value,8))}else{$c=[byte][char]$m.Groups[2].Value
if($m.Value.Length -eq 2){$i='abtnvfr'.IndexOf([char]$c);if($i -ge 0){$c=[byte](7,8,9,10,11,12,13)[$i]}};[void]$b.Add($c)}}
[Text.Encoding]::UTF8.GetString([byte[]]$b.ToArray())
}
function agentd_put($names,$words){
$some=@();$size=0
foreach($p in $names+''){
if($p){$some+=$p;$size+=$p.Length;if($some.Count -lt 100 -and $size -lt 10000){continue}}
if($some.Count){agentd_told ($agentd_d+'update-index'+$words+$some);if($LASTEXITCODE){throw $agentd_no}
$some=@();$size=0}
}
}
function agentd_take{
$diff=$agentd_d+'diff-files','--ignore-submodules=dirty','--name-only'
agentd_put @(agentd_git ($diff+'--diff-filter=D')|ForEach-Object{agentd_plain $_}) ('--force-remove','--')
$new=@(agentd_git ($diff+'--diff-filter=d'))+@(agentd_in 'ls-files','-o','--exclude-standard')
agentd_put @($new|ForEach-Object{
$p=agentd_plain $_;$f=[IO.Path]::Combine($agentd_w,$p);$i=[IO.FileInfo]::new($f)
if($p -match '/$'){if(@($agentd_e -clike 'nested *').Count -lt 6){agentd_note ('nested '+$p.TrimEnd('/'))}}
elseif(([int][IO.File]::GetAttributes($f) -band 1040) -eq 1040 -and ![IO.Path]::GetFullPath([IO.Path]::Combine([IO.Path]::GetDirectoryName($f),[string]@((Get-Item -LiteralPath $f -Force).Target)[0])).StartsWith([IO.Path]::GetFullPath("$agentd_w/"))){}
elseif($i.Exists -and !([int]$i.Attributes -band 1024) -and $i.Length -gt MOST){[Console]::Error.WriteLine("agentd: $p is left out, too large")}else{$p}
}) ('--add','--remove','--replace','--')
}
function agentd_save{
agentd_take
[void](agentd_in 'diff-index','--cached','--quiet','HEAD','--')
if(!$LASTEXITCODE){return}
if(@(agentd_in 'diff-index','--cached','-p','--text','--no-ext-diff','--no-textconv','HEAD','--') -cmatch '^\+<<<<<<<+ '){throw 'agentd: marks of a conflict are not committed'}
foreach($k in 'name','email'){
[void](agentd_in 'config',"user.$k")
if($LASTEXITCODE){foreach($agentd_who in 'AUTHOR','COMMITTER'){
[Environment]::SetEnvironmentVariable("GIT_$($agentd_who)_NAME",'agentd');[Environment]::SetEnvironmentVariable("GIT_$($agentd_who)_EMAIL",'agentd@localhost')}}}
agentd_told ($agentd_d+'commit','-q','-m',$agentd_m)
if($LASTEXITCODE){throw $agentd_no}
}
Set-Location -LiteralPath $agentd_w
agentd_tie
$agentd_o=@(agentd_filters 'true');$agentd_d=@("--git-dir=$agentd_g","--work-tree=$agentd_w")
agentd_note "branch $agentd_b","path $agentd_w";$agentd_s.Clear()
$p=[string](agentd_in 'symbolic-ref','-q','HEAD')
$left=if([IO.Directory]::GetDirectories($agentd_g,'rebase-*').Count){'rebase'}
elseif(!$p){'detached'}elseif($p -cne "refs/heads/$agentd_b"){'branch '+$p.Substring(11)}
elseif(!(agentd_head)){'unborn'}elseif(agentd_in 'ls-files','-u'){'conflict'}
if($left){agentd_note "left $left"}else{try{agentd_save}catch{"$_"|agentd_say;agentd_note 'commit refused'};agentd_said}
$p=agentd_head
if($p -cne $agentd_h){agentd_note "commits $(agentd_in 'rev-list','--count',"$agentd_h..$p")","diff $(agentd_in 'diff-tree','--shortstat',$agentd_h,$p)"}
if(Test-Path .gitmodules){foreach($t in @(agentd_in 'ls-files','-s')){if($t -cmatch '^160000 [^\t]*\t(.*)'){$t=agentd_plain $Matches[1];if(!(Test-Path -LiteralPath "$t/.git")){if(@($agentd_e -clike 'empty *').Count -lt 6){agentd_note "empty $t"}}}}}
Set-Location -LiteralPath $agentd_r`.replace('MOST', String(_worktree_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_MIB */ .ds * 2 ** 20));
function inWindowsWorktree(command, worktree) {
    const { path, branch, key, run_id, push, record } = worktree;
    const quoted = (text) => (0,_template_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteWord */ .XW)(text, 'windows', true);
    const message = `${key}: work of run ${run_id}`;
    return [
        `$agentd_w=${quoted(path)};$agentd_b=${quoted(branch)};$agentd_m=${quoted(message)};$agentd_f=${quoted(record)}`,
        FORGET,
        FUNCTIONS,
        'try{',
        'foreach($agentd_p in $agentd_w,[IO.Path]::GetDirectoryName($agentd_w)){if((Test-Path -LiteralPath $agentd_p) -and ([int][IO.File]::GetAttributes($agentd_p) -band 1024)){throw "agentd: $agentd_w leads elsewhere by a link"}}',
        "$agentd_r=(Get-Location).ProviderPath;$agentd_c=[string](agentd_git 'rev-parse','--git-common-dir')",
        "if($LASTEXITCODE){agentd_told 'rev-parse','--git-dir';agentd_fail}",
        '$agentd_c=[IO.Path]::GetFullPath([IO.Path]::Combine($agentd_r,$agentd_c))',
        '$agentd_g=agentd_known;if(!$agentd_g){',
        "agentd_told 'worktree','prune';agentd_add",
        'if($LASTEXITCODE){[Threading.Thread]::Sleep(1000);$agentd_s.Clear();agentd_add;if($LASTEXITCODE){agentd_fail}}',
        '$agentd_g=agentd_known;if(!$agentd_g){agentd_fail}}',
        'agentd_tie',
        "foreach($agentd_p in [IO.Directory]::GetFiles($agentd_g,'*.lock')){if(![Diagnostics.Process]::GetProcessesByName('git').Count){[IO.File]::Delete($agentd_p)}}",
        '$agentd_h=agentd_head',
        'Set-Location -LiteralPath $agentd_w',
        '}catch{"$_"|agentd_say;agentd_fail}',
        '$agentd_z=1;$global:LASTEXITCODE=0',
        'try{',
        '& {',
        command,
        'if(!$?-and!$LASTEXITCODE){exit 1}',
        '}',
        '$agentd_z=$LASTEXITCODE',
        '}finally{try{',
        COMMIT,
        ...(push === null ? [] : pushed(push)),
        'agentd_end',
        '}catch{[Console]::Error.WriteLine([string]$_)}}',
        'exit $agentd_z',
    ].join('\n');
}
/** Nobody sits there who could answer a question. */
function pushed(remote) {
    return [
        "[Environment]::SetEnvironmentVariable('GIT_TERMINAL_PROMPT','0');[Environment]::SetEnvironmentVariable('GCM_INTERACTIVE','never')",
        `$agentd_p=${(0,_template_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteWord */ .XW)(remote, 'windows', true)};agentd_told ($agentd_d+'push','-q','--recurse-submodules=no',$agentd_p,"refs/heads/\${agentd_b}:refs/heads/$agentd_b")`,
        'agentd_note "$(if($LASTEXITCODE){"un"})pushed $agentd_p";agentd_said',
    ];
}


/***/ }),

/***/ 65910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ON: () => (/* binding */ NO_WORKTREE),
/* harmony export */   bF: () => (/* binding */ worktreeOf),
/* harmony export */   ds: () => (/* binding */ MOST_MIB),
/* harmony export */   xP: () => (/* binding */ inWorktree)
/* harmony export */ });
/* unused harmony export keyOfRun */
/* harmony import */ var _config_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67068);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17037);
/**
 * `isolation: worktree`: each item has its own git worktree and branch, made before its first run and kept, because agents
 * find their conversation again by the path they worked in. What a run leaves is committed by agentd and not by the
 * agent, whose sandbox may not write to `.git`.
 */


/** `ENG-12-3` → `ENG-12` */
function keyOfRun(run_id) {
    return run_id.replace(/-\d+$/, '');
}
function worktreeOf(run_id, folder, push, record) {
    const key = keyOfRun(run_id);
    return { path: folder(key), branch: `agentd/${key}`, key, run_id, push, record };
}
/** Exit code where git makes no worktree for the item; why is in its record (`git-record.ts`). */
const NO_WORKTREE = 96;
/** Larger files are not committed: git itself calls them big (`core.bigFileThreshold`), and usual remotes refuse them. */
const MOST_MIB = 512;
/**
 * The command line that runs `command` in the worktree, from the repository as working directory. For POSIX shells; that for
 * PowerShell is in `worktree-windows.ts`.
 * The exit code is that of `command`, or {@link NO_WORKTREE}. A commit or push that failed changes nothing else: it is told on
 * stderr and in the record.
 *
 * Whatever is in the worktree may be the agent's, `.git` too, and its sandbox ends with it. So git is told its directory, which
 * the repository knows, and nothing that lies in the worktree says what is run: no hooks, no signing, no `core.fsmonitor`, no
 * filter but Git LFS, no command that looks into embedded repositories with their own configuration, as `git add` and
 * `git status` do for a submodule.
 *
 * Nothing is committed but on the item's branch, and nothing while a merge or a rebase is half-way or a conflict's marks stand
 * in what is new. A lock that is there before the agent is older than the run; it goes where no git runs at all.
 */
function inWorktree(command, worktree) {
    const { path, branch, key, run_id, push, record } = worktree;
    const message = `${key}: work of run ${run_id}`;
    return [
        `agentd_w=${(0,_template_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteWord */ .XW)(path, 'linux')} agentd_b=${(0,_template_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteWord */ .XW)(branch, 'linux')} agentd_f=${(0,_template_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteWord */ .XW)(record, 'linux')} agentd_c= agentd_q= agentd_m=`,
        'unset CDPATH',
        FUNCTIONS,
        'if [ -L "$agentd_w" ] || [ -L "${agentd_w%/*}" ]; then agentd_x="agentd: $agentd_w leads elsewhere by a link"; agentd_fail; fi',
        'agentd_p=$(command -v git) && agentd_stub "$agentd_p" && { agentd_x="agentd: git is a stand-in of macOS: run xcode-select --install on that Mac"; agentd_fail; }',
        'agentd_c=$(agentd_git rev-parse --git-common-dir </dev/null 2>/dev/null) && agentd_c=$(cd "$agentd_c" && pwd -P) || { agentd_x=$(agentd_git rev-parse --git-dir </dev/null 2>&1); agentd_fail; }',
        'agentd_x=',
        'if ! agentd_known; then agentd_git worktree prune </dev/null; agentd_add || { sleep 1; agentd_add; } && agentd_known || agentd_fail; fi',
        'agentd_tie',
        'for agentd_p in "$agentd_g"/*.lock; do',
        `[ -f "$agentd_p" ] && agentd_x=$(ps -A -o comm= 2>/dev/null) && ! echo "$agentd_x" | grep -q '\\(^\\|/\\)git$' && rm -f "$agentd_p"`,
        'done',
        'agentd_h=$(agentd_head </dev/null)',
        '(cd "$agentd_w" || exit 97',
        command,
        ')',
        'agentd_z=$?',
        'exec </dev/null',
        'agentd_tie; agentd_q=true',
        'agentd_note "branch $agentd_b" "path $agentd_w"',
        'agentd_p=$(agentd_in symbolic-ref -q HEAD)',
        'if ls -d "$agentd_g"/rebase-* >/dev/null 2>&1; then agentd_note "left rebase"',
        'elif [ -z "$agentd_p" ]; then agentd_note "left detached"',
        'elif [ "$agentd_p" != "refs/heads/$agentd_b" ]; then agentd_note "left branch ${agentd_p#refs/heads/}"',
        'elif ! agentd_head >/dev/null; then agentd_note "left unborn"',
        'elif [ "$(agentd_in ls-files -u)" ]; then agentd_note "left conflict"',
        `else agentd_x=$(agentd_save ${(0,_template_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteWord */ .XW)(message, 'linux')} 2>&1) || agentd_note "commit refused"; agentd_said`,
        'fi',
        'agentd_p=$(agentd_head)',
        '[ "$agentd_h" = "$agentd_p" ] || agentd_note "commits $(agentd_in rev-list --count "$agentd_h..$agentd_p")" "diff $(agentd_in diff-tree --shortstat "$agentd_h" "$agentd_p")"',
        'agentd_note "$(cd "$agentd_w" && agentd_odd)"',
        ...(push === null
            ? []
            : [
                `agentd_p=${(0,_template_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteWord */ .XW)(push, 'linux')}`,
                'if agentd_x=$(agentd_in push -q --recurse-submodules=no "$agentd_p" "refs/heads/$agentd_b:refs/heads/$agentd_b" 2>&1); then agentd_note "pushed $agentd_p"; else agentd_note "unpushed $agentd_p"; fi; agentd_said',
            ]),
        'agentd_end "$agentd_z"',
    ].join('\n');
}
/**
 * `agentd_git WORDS`: git as above. A filter of the user's configuration may be a program in the worktree. With `agentd_q` true
 * a file that needs one is an error, with false it is taken as it is, and with nothing filters are called: where git writes
 * the files of the repository's own branch. It speaks English, whose words are known.
 * `agentd_add`: the worktree on its branch; agentd_x holds what git said.
 * `agentd_stub PATH`: that git is the stand-in that macOS has where the Command Line Tools are missing; it opens a window.
 * `agentd_head`: the commit of the item's branch.
 * `agentd_known`: sets agentd_g to the git directory of the worktree, by what the repository says.
 * `agentd_tie`: puts the file `.git` of the worktree back; a directory there stays.
 * `agentd_within FOLDER`: that is in the worktree, by the folders themselves: names may be spelled in several ways.
 * `agentd_take`: all that is new into the index, without what is too large and links to folders outside. Names that git quotes
 * are not told apart, where a file is too large.
 * `agentd_save MESSAGE`: commits it. `agentd_odd`: lines of the record about repositories in the worktree.
 * `agentd_note LINES`, `agentd_said`: lines of the record; the latter what git said, on stderr, too. `agentd_end CODE`: writes it,
 * in the place of whatever the agent put there. `agentd_fail`: ends so that nothing of the agent was run.
 */
const FUNCTIONS = `agentd_git() { (
unset ${_config_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .GIT_REPOSITORY */ .AH.join(' ')}
export LC_ALL=C
IFS='
'; set -f
[ -z "$agentd_q" ] || for agentd_k in $(git --git-dir="$agentd_c" config --name-only --get-regexp '^filter\\..*\\.(clean|smudge|process)$' </dev/null); do
agentd_k=\${agentd_k%.*}
[ "$agentd_k" = filter.lfs ] || set -- -c "$agentd_k.process=" -c "$agentd_k.required=$agentd_q" "$@"
done
exec git -c core.hooksPath=/dev/null -c core.fsmonitor=false -c core.quotePath=false -c commit.gpgSign=false -c push.gpgSign=false -c submodule.recurse=false "$@"
) }
agentd_stub() { [ -e "\${1%/*}/xcode-select" ] || return; agentd_x=$("\${1%/*}/xcode-select" -p 2>/dev/null) && [ "$agentd_x" ] && [ -x "$agentd_x/usr/bin/git" ] && return 1; return 0; }
agentd_in() { agentd_git --git-dir="$agentd_g" --work-tree="$agentd_w" "$@"; }
agentd_head() { agentd_in rev-parse -q --verify "refs/heads/$agentd_b^0"; }
agentd_add() { agentd_x=$(exec </dev/null 2>&1; if agentd_git show-ref -q --verify "refs/heads/$agentd_b"; then agentd_q=false; agentd_git worktree add -q "$agentd_w" "$agentd_b"; else agentd_git worktree add -q -b "$agentd_b" "$agentd_w"; fi); }
agentd_note() { agentd_m=$(printf '%s\\n' "$agentd_m" "$@"); }
agentd_said() { [ -z "$agentd_x" ] || { echo "$agentd_x" >&2; agentd_note "$(echo "$agentd_x" | tail -n 12 | cut -b -400 | sed 's/^/said /')"; }; }
agentd_end() { rm -rf "$agentd_f"; (set -C; echo "$agentd_m" >"$agentd_f"); exit "$1"; }
agentd_fail() { agentd_note failed "path $agentd_w"; agentd_said; agentd_end ${NO_WORKTREE}; }
agentd_known() {
for agentd_g in "$agentd_c"/worktrees/*; do
{ IFS= read -r agentd_p <"$agentd_g/gitdir"; } 2>/dev/null && (cd "$agentd_g" && [ "\${agentd_p%/.git}" -ef "$agentd_w" ]) && return
done
return 1
}
agentd_tie() {
agentd_p=
if [ ! -L "$agentd_w/.git" ]; then
if [ -d "$agentd_w/.git" ]; then echo "agentd: $agentd_w/.git should be a file that names $agentd_g" >&2; return; fi
[ ! -f "$agentd_w/.git" ] || IFS= read -r agentd_p <"$agentd_w/.git"
(cd "$agentd_w" && [ "\${agentd_p#gitdir: }" -ef "$agentd_g" ]) && return
fi
rm -f "$agentd_w/.git"; (set -C; echo "gitdir: $agentd_g" >"$agentd_w/.git")
}
agentd_within() { (cd -P "$1" && while ! [ . -ef "$agentd_w" ]; do [ . -ef / ] && exit 1; cd -P .. || exit 1; done) 2>/dev/null; }
agentd_take() {
agentd_n=$(find . -path ./.git -prune -o -type f -size +${MOST_MIB * 2048} -print)
agentd_in diff-files --ignore-submodules=dirty --name-only --diff-filter=D | agentd_in update-index --force-remove --stdin >&2 || return
{ agentd_in diff-files --ignore-submodules=dirty --name-only --diff-filter=d; agentd_in ls-files -o --exclude-standard; } | while IFS= read -r agentd_p; do
if [ "$agentd_n" ]; then case $agentd_p in \\"*) agentd_x=1;; *) agentd_x=; case "
$agentd_n
" in *"
./$agentd_p
"*) agentd_x=1;; esac;; esac
[ -z "$agentd_x" ] || { echo "agentd: $agentd_p is left out, too large or of odd name beside such a file" >&2; continue; }
fi
if [ -L "$agentd_p" ] && [ -d "$agentd_p/" ]; then agentd_within "./$agentd_p" || continue; fi
case $agentd_p in */) ;; *) printf '%s\\n' "$agentd_p";; esac
done | agentd_in update-index --add --remove --replace --stdin >&2
}
agentd_save() {
(cd "$agentd_w" && agentd_take) || { echo "agentd: what is new in $agentd_w is not committed"; return 1; }
agentd_in diff-index --cached --quiet HEAD -- && return
! agentd_in diff-index --cached -p --text --no-ext-diff --no-textconv HEAD -- | grep -q '^+<<<<<<<<* ' || { echo "agentd: marks of a conflict are not committed"; return 1; }
agentd_in -c user.useConfigOnly=true var GIT_COMMITTER_IDENT >/dev/null 2>&1 || export GIT_AUTHOR_NAME=agentd GIT_AUTHOR_EMAIL=agentd@localhost GIT_COMMITTER_NAME=agentd GIT_COMMITTER_EMAIL=agentd@localhost
agentd_in commit -q -m "$1"
}
agentd_odd() {
agentd_in ls-files -o --exclude-standard | sed -n 's,^\\(.*\\)/$,nested \\1,p' | head -n 6 | cut -b -400
[ ! -f .gitmodules ] || agentd_in ls-files -s | sed -n 's/^160000 [^	]*	//p' | while IFS= read -r agentd_p; do [ -e "$agentd_p/.git" ] || echo "empty $agentd_p"; done | head -n 6 | cut -b -400
}`;


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

/***/ 13129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ makeTransport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/action/src/config/environment.js
var environment = __webpack_require__(67068);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/transports/ssh/classify.js
var classify = __webpack_require__(10212);
// EXTERNAL MODULE: ./build/action/src/transports/ssh/algorithms.js
var algorithms = __webpack_require__(9664);
// EXTERNAL MODULE: ./build/action/src/transports/posix/reader.js
var posix_reader = __webpack_require__(57214);
// EXTERNAL MODULE: ./build/action/src/transports/ssh/fault.js
var fault = __webpack_require__(1612);
// EXTERNAL MODULE: ./build/action/src/transports/powershell/reader.js
var powershell_reader = __webpack_require__(49784);
// EXTERNAL MODULE: ./build/action/src/transports/ssh/words.js
var ssh_words = __webpack_require__(14469);
;// CONCATENATED MODULE: ./build/action/src/transports/ssh/exec.js




/** Bytes of stderr kept for the error of a shell that failed. */
const STDERR_KEPT = 2000;
/** A shell's first and last line; the last answers for the completeness of what is before it. */
const BEGIN = /^[0-9a-f]{16,} BEGIN\r?$/m;
const END = /^[0-9a-f]{16,} END \d+\r?$/m;
/**
 * Resolves with stdout only when the session has closed with an exit code: output that came so far, without one, is
 * what a cut connection looks like.
 * @throws {TransportError} from `link.errorFor`.
 */
function deliver(link, delivery) {
    return new Promise((resolve, reject) => {
        let phase = 'open';
        let settled = false;
        const settle = () => {
            if (settled)
                return false;
            settled = true;
            clearTimeout(timer);
            stopListening();
            delivery.signal?.removeEventListener('abort', onAbort);
            return true;
        };
        const fail = (error) => {
            if (settle())
                reject(link.errorFor(error, phase));
        };
        const stop = (error) => {
            fail(error);
            link.destroy();
        };
        const timer = setTimeout(() => stop(tooLate(delivery.timeout_ms)), delivery.timeout_ms);
        const stopListening = link.onLost(fail);
        const onAbort = () => stop(new fault/* Noticed */.X('called-off', 'it was called off'));
        delivery.signal?.addEventListener('abort', onAbort, { once: true });
        if (delivery.signal?.aborted === true)
            return onAbort();
        const send = (session) => {
            // The time was up in between, and the connection is gone: nothing is sent any more.
            if (settled)
                return session.close();
            phase = 'sent';
            read(session, delivery, {
                fail,
                stop,
                done: (text) => {
                    if (settle())
                        resolve(text);
                },
            });
            session.end(delivery.script);
            link.spare.prepare(delivery.command);
        };
        const openOne = () => {
            try {
                link.client.exec(delivery.command, (error, session) => {
                    if (error === undefined)
                        send(session);
                    else
                        fail(error);
                });
            }
            catch (error) {
                // ssh2 throws when the connection has ended already.
                fail(error);
            }
        };
        const spare = link.spare.take();
        if (spare === null)
            openOne();
        else
            void spare.then(afterNews).then((session) => {
                if (link.ended())
                    fail(new fault/* Noticed */.X('closed', 'the connection was closed'));
                else if (session?.writable === true)
                    send(session);
                else
                    openOne();
            });
    });
}
/**
 * Hears first what the network has to say already: a session that is opened shows that the link is alive, one that was
 * kept does not, and a script that is sent on a dead link leaves unknown what nobody has done.
 */
function afterNews(value) {
    return new Promise((resolve) => {
        setImmediate(() => setImmediate(() => resolve(value)));
    });
}
function read(session, { max_output_bytes }, { fail, stop, done }) {
    const stdout = [];
    let size = 0;
    let stderr = '';
    session.on('data', (chunk) => {
        size += chunk.length;
        if (size > max_output_bytes)
            stop(new fault/* Noticed */.X('too-large', `it printed more than ${max_output_bytes} bytes`));
        else
            stdout.push(chunk);
    });
    session.stderr.on('data', (chunk) => {
        if (stderr.length < STDERR_KEPT)
            stderr += chunk.toString('utf8');
    });
    // A shell that ends early closes its stdin; the exit code tells.
    session.on('error', () => { });
    // Not `exit`: output may follow it.
    session.on('close', (code, signal) => {
        const text = Buffer.concat(stdout).toString('utf8');
        if (code === undefined)
            return fail(new fault/* Noticed */.X('no-exit-code', wordsBefore(stderr, text)));
        if (code === null)
            return fail(new fault/* Noticed */.X('signal', `the script’s shell was ended by ${signal ?? 'a signal'}`));
        if (code !== 0 && !END.test(text))
            return fail(failedShell(code, stderr, text));
        if (!BEGIN.test(text) && ((0,posix_reader/* complainer */.D3)(stderr) !== null || (0,powershell_reader/* isBlocked */.lT)(stderr)))
            return fail(failedShell(code, stderr, text));
        done(text);
    });
}
/** What a bastion says instead of running anything; nothing where the script had begun to answer. */
function wordsBefore(stderr, stdout) {
    const words = BEGIN.test(stdout) ? '' : (0,ssh_words/* quotable */.E7)(`${stderr} ${stdout.slice(-STDERR_KEPT)}`);
    return words === '' ? '' : ` (it said: “${words}”)`;
}
function tooLate(ms) {
    return new fault/* Noticed */.X('deadline', `it did not answer within ${ms / 1000} s`);
}
/** Exit codes of its own: 255 and 4294967295 (-1) are Tailscale's, 254 its recording policy, 127 a missing shell. */
function failedShell(code, stderr, stdout) {
    const words = (0,ssh_words/* quotable */.E7)(stderr) || (0,ssh_words/* quotable */.E7)(stdout.slice(-STDERR_KEPT));
    const reader = BEGIN.test(stdout) ? null : (0,posix_reader/* complainer */.D3)(`${stderr}\n${stdout.slice(-STDERR_KEPT)}`);
    if (reader !== null) {
        return new fault/* Noticed */.X('reader', `${reader} got the script in place of the shell that was asked for, and said “${words}”`);
    }
    if (!BEGIN.test(stdout) && (0,powershell_reader/* isBlocked */.lT)(`${stderr}\n${stdout.slice(-STDERR_KEPT)}`)) {
        return new fault/* Noticed */.X('blocked', 'a virus scanner keeps PowerShell there from running scripts (ScriptContainedMaliciousContent)');
    }
    return new fault/* Noticed */.X('exit-code', `the shell ended with exit code ${code}${words === '' ? '' : `: “${words}”`}`);
}

// EXTERNAL MODULE: ./build/action/src/transports/ssh/host-keys.js
var host_keys = __webpack_require__(29789);
;// CONCATENATED MODULE: ./build/action/src/transports/ssh/spare-session.js
function spareSession(client) {
    let spare = null;
    let allowed = true;
    return {
        prepare: (command) => {
            if (allowed)
                spare ??= spare_session_open(client, command);
            void spare?.then((session) => {
                if (session === null)
                    [allowed, spare] = [false, null];
            });
        },
        take: () => {
            const taken = spare;
            spare = null;
            return taken;
        },
    };
}
function spare_session_open(client, command) {
    return new Promise((resolve) => {
        try {
            client.exec(command, (error, session) => {
                if (error !== undefined)
                    return resolve(null);
                // What its startup files print stays in the session until it is read with the answer.
                session.on('error', () => { });
                resolve(session);
            });
        }
        catch {
            resolve(null);
        }
    });
}
/** For connections on which every session costs something, such as one that is recorded. */
const NO_SPARE = { prepare: () => { }, take: () => null };

// EXTERNAL MODULE: ./build/action/src/transports/ssh/trust.js
var ssh_trust = __webpack_require__(28894);
;// CONCATENATED MODULE: ./build/action/src/transports/ssh/connection.js







const KEEPALIVE_MS = 5000;
const KEEPALIVE_COUNT = 3;
/** How long an orderly end may take. */
const GOODBYE_MS = 1000;
/** Bytes of what a server says before it speaks SSH: `Not allowed at this time`, `Exceeded MaxStartups`. */
const GREETING_KEPT = 400;
const BANNER_KEPT = 4000;
/** @throws {TransportError} by the taxonomy; the stream is then destroyed. */
function login(client, stream, request) {
    return new Promise((resolve, reject) => {
        let phase = 'handshake';
        let settled = false;
        let banner = '';
        let hostKey = null;
        let refused = false;
        let ended = false;
        let wanted = [];
        let lastError = null;
        const listeners = new Set();
        const errorFor = (error, at) => (0,classify/* errorOf */.M)((0,classify/* classify */.L)(error, at, banner, request.where), error);
        const settle = () => {
            if (settled)
                return false;
            settled = true;
            clearTimeout(timer);
            request.signal.removeEventListener('abort', onAbort);
            return true;
        };
        const fail = (error) => {
            if (!settle())
                return;
            if (wanted.length > 0)
                error = askedMore(wanted);
            stream.destroy();
            const fault = refused && hostKey !== null ? (0,ssh_trust/* refusalOf */.O)(hostKey, request.trust, request.where) : null;
            reject(fault === null ? errorFor(error, phase) : (0,classify/* errorOf */.M)(fault, error));
        };
        const timer = setTimeout(() => fail(new fault/* Noticed */.X('deadline', 'the login took too long')), request.login_ms);
        const onAbort = () => fail(new fault/* Noticed */.X('called-off', 'it was called off'));
        request.signal.addEventListener('abort', onAbort, { once: true });
        if (request.signal.aborted)
            return onAbort();
        const verify = (blob) => {
            // Keys are exchanged again on long connections: it has to stay the same one.
            if (hostKey !== null)
                return hostKey.equals(blob);
            hostKey = Buffer.from(blob);
            const judgement = (0,ssh_trust/* judge */.S)(blob, request.trust);
            refused = judgement !== 'known' && judgement !== 'first';
            return !refused;
        };
        // All of these stay for good: errors come late and in pairs, and one that nobody hears ends the process.
        stream.on('error', () => { });
        client.on('error', (error) => {
            lastError ??= error;
            fail(error);
            // Also after the login: on a link that is broken in one way nothing else is to be waited for.
            stream.destroy();
        });
        client.on('banner', (text) => {
            if (banner.length < BANNER_KEPT)
                banner += text;
        });
        client.on('handshake', () => {
            if (phase === 'handshake')
                phase = 'login';
        });
        client.on('close', () => {
            ended = true;
            const error = lastError ?? new fault/* Noticed */.X('closed', 'the connection was closed');
            fail(error);
            for (const listener of listeners)
                listener(error);
            listeners.clear();
        });
        client.on('ready', () => {
            if (hostKey === null)
                return fail(new fault/* Noticed */.X('closed', 'it showed no host key'));
            if (settle())
                resolve(connected(hostKey));
        });
        const spare = request.spare ? spareSession(client) : NO_SPARE;
        const connected = (host_key) => ({
            host_key,
            get ended() {
                return ended || stream.destroyed;
            },
            run: (delivery) => deliver({
                client,
                ended: () => ended || stream.destroyed,
                destroy: () => stream.destroy(),
                onLost: (listener) => {
                    listeners.add(listener);
                    return () => listeners.delete(listener);
                },
                errorFor,
                spare,
            }, delivery),
            close: () => goodbye(client, stream),
        });
        try {
            client.connect({
                sock: stream,
                username: request.user,
                authHandler: methodsOf(request, (methods) => {
                    wanted = methods;
                }),
                hostVerifier: (0,host_keys/* verifierOf */.Sb)(verify),
                algorithms: {
                    kex: [...algorithms/* KEY_EXCHANGES */.b],
                    cipher: [...algorithms/* CIPHERS */.d],
                    // A server may hold keys of several types: asked for another than the pinned, it would look like a stranger.
                    serverHostKey: (0,host_keys/* algorithmsFor */.iJ)(request.trust.keys),
                    compress: ['none'],
                },
                // The deadline above is the only one, and ends in destroying the stream.
                readyTimeout: 0,
                keepaliveInterval: KEEPALIVE_MS,
                keepaliveCountMax: KEEPALIVE_COUNT,
            });
            stream.once('data', (chunk) => {
                if (!chunk.subarray(0, 4).equals(Buffer.from('SSH-')))
                    banner += chunk.toString('utf8', 0, GREETING_KEPT);
            });
        }
        catch (error) {
            fail(error instanceof Error ? error : new Error(String(error)));
        }
    });
}
/**
 * Tried in this order; ssh2 asks for the next after each refusal. A server that then takes no key any more has seen a
 * good one and asks for more: `onMore` hears for what.
 */
function methodsOf({ ways, user: username }, onMore) {
    const left = [...ways];
    return (methods, partial, next) => {
        const way = left.shift();
        if (way !== undefined) {
            return next(way.way === 'none' ? { type: 'none', username } : { type: 'publickey', username, key: way.key });
        }
        const asked = (methods ?? []).filter((method) => method !== 'publickey');
        if (ways.at(-1)?.way === 'key' && asked.length > 0 && (partial === true || asked.length === methods?.length)) {
            onMore(asked);
        }
        return false;
    };
}
function askedMore(methods) {
    return new fault/* Noticed */.X('more-factors', `the key alone does not let us in; it asks for ${methods.join(' or ')}`);
}
/** Says goodbye and waits for the end, but not long: on a dead link there is none. */
function goodbye(client, stream) {
    return new Promise((resolve) => {
        if (stream.destroyed)
            return resolve();
        const timer = setTimeout(() => stream.destroy(), GOODBYE_MS);
        stream.once('close', () => {
            clearTimeout(timer);
            resolve();
        });
        // After this ssh2's own `destroy` does nothing: the stream is destroyed here.
        client.end();
    });
}

// EXTERNAL MODULE: ./build/action/src/transports/ssh/dial.js + 2 modules
var dial = __webpack_require__(83050);
// EXTERNAL MODULE: ./build/action/src/transports/ssh/failures.js
var failures = __webpack_require__(47513);
;// CONCATENATED MODULE: ./build/action/src/transports/ssh/slots.js
/** How many sessions may be open on one connection at once. */
class Slots {
    #limit;
    #taken = 0;
    #waiting = [];
    constructor(limit) {
        this.#limit = limit;
    }
    get taken() {
        return this.#taken;
    }
    /** Resolves when there is room, first come, first served; to be followed by one `release`. */
    take() {
        if (this.#taken < this.#limit) {
            this.#taken += 1;
            return Promise.resolve();
        }
        return new Promise((resolve) => this.#waiting.push(resolve));
    }
    release() {
        this.#taken -= 1;
        while (this.#taken < this.#limit) {
            const next = this.#waiting.shift();
            if (next === undefined)
                return;
            this.#taken += 1;
            next();
        }
    }
    /** The server allows fewer than was thought; never below one. */
    shrinkTo(limit) {
        this.#limit = Math.max(1, Math.min(this.#limit, limit));
    }
}

// EXTERNAL MODULE: ./build/action/src/transports/ssh/target.js
var ssh_target = __webpack_require__(81567);
;// CONCATENATED MODULE: ./build/action/src/transports/direct-ssh.js










const LIMITS = {
    attempt_ms: 5000,
    dial_ms: 40_000,
    waits_ms: [2000, 5000, 10_000],
    login_ms: 20_000,
    max_output_bytes: 256 * 1024 * 1024,
    sessions: 8,
    spare: true,
};
/**
 * Errors: those of `ssh/failures.ts`, `ssh/target.ts` and `ssh/private-key.ts`. A failure that trying again would not
 * mend, or would make worse (refused logins are counted by servers), is told again for the rest of the channel's life
 * without asking the machine.
 */
function directSshChannel(options) {
    const limits = { ...LIMITS, ...options.limits };
    const slots = new Slots(limits.sessions);
    const closing = new AbortController();
    let connecting = null;
    let connection = null;
    let final = null;
    let dialled = false;
    const connect = async () => {
        // Only the first connection is worth waiting for: afterwards it is known whether the machine is there.
        const patience = dialled ? { ...limits, waits_ms: [] } : limits;
        dialled = true;
        try {
            connection = await direct_ssh_open(options, patience, closing.signal);
            return connection;
        }
        catch (error) {
            if (error instanceof Error && isFinal(error))
                final = error;
            throw error;
        }
        finally {
            connecting = null;
        }
    };
    const connected = () => {
        if (closing.signal.aborted)
            return Promise.reject(direct_ssh_closed(options.target.terminal));
        if (final !== null)
            return Promise.reject(final);
        if (connection !== null && !connection.ended)
            return Promise.resolve(connection);
        return (connecting ??= connect());
    };
    /** A connection that was there already may have died unnoticed; then nothing was sent, and a new one is made, once. */
    const attempt = async (script, { timeout_ms, signal }, again) => {
        const used = connection;
        const link = await orAborted(connected(), signal, options.target.terminal);
        try {
            const { max_output_bytes } = limits;
            return await link.run({ command: options.command, script, timeout_ms, max_output_bytes, signal });
        }
        catch (error) {
            if (!(error instanceof errors/* Unreached */.YX))
                throw error;
            const crowded = error.problem.code === 'ssh-channel-refused' && slots.taken > 1;
            if (crowded)
                slots.shrinkTo(slots.taken - 1);
            if (crowded || (again && link === used && link.ended))
                throw new Repeat(error, crowded);
            throw error;
        }
    };
    return {
        name: 'direct-ssh',
        run: async (script, runOptions) => {
            for (let again = true;;) {
                await slots.take();
                try {
                    return await attempt(script, runOptions, again);
                }
                catch (error) {
                    if (!(error instanceof Repeat))
                        throw error;
                    if (!error.crowded)
                        again = false;
                }
                finally {
                    slots.release();
                }
            }
        },
        close: async () => {
            closing.abort();
            await connecting?.catch(() => { });
            await connection?.close();
        },
    };
}
/** Nothing was sent, and the same script may be sent again. */
class Repeat extends Error {
    crowded;
    constructor(cause, crowded) {
        super(cause.message, { cause });
        this.crowded = crowded;
    }
}
function isFinal(error) {
    if (!(error instanceof errors/* TransportError */.wX))
        return true;
    return !error.problem.retry || failures/* BACKS_OFF */.l.has(error.problem.code);
}
async function direct_ssh_open(options, limits, signal) {
    const { target, means } = options;
    const [ssh2, { route, where, trust }] = await Promise.all([__webpack_require__.e(/* import() */ 472).then(__webpack_require__.t.bind(__webpack_require__, 85472, 19)), (0,ssh_target/* find */.I)(target, means)]);
    const ways = waysIn(options, ssh2.default.utils.parseKey);
    const stream = await (0,dial/* dial */.z)(route, limits, signal).catch((error) => {
        throw (0,classify/* errorOf */.M)((0,classify/* classify */.L)(error, 'reach', '', where), error);
    });
    const request = { where, user: target.user, ways, trust, login_ms: limits.login_ms, signal, spare: limits.spare };
    const connection = await login(new ssh2.Client(), stream, request);
    if (trust.on_first_use && trust.keys.length === 0)
        await learn(connection, options, trust, where);
    return connection;
}
/** Of several first visits to one bastion at once, the first to succeed decides which key is its own. */
async function learn(connection, { target, means }, trust, where) {
    const keys = (0,host_keys/* parseHostKeys */.C3)(means.memory?.recall(target.keeper) ?? [], target.keeper);
    if ((0,ssh_trust/* judge */.S)(connection.host_key, { ...trust, keys }) === 'first') {
        means.memory?.learned(target.keeper, (0,host_keys/* lineOf */.cA)(connection.host_key));
    }
    else if ((0,ssh_trust/* judge */.S)(connection.host_key, { ...trust, keys }) === 'other') {
        await connection.close();
        throw (0,classify/* errorOf */.M)((0,ssh_trust/* refusalOf */.O)(connection.host_key, { ...trust, keys }, where));
    }
}
function waysIn({ target, key, means }, parseKey) {
    const none = target.auth === 'tailscale' ? [{ way: 'none' }] : [];
    return key === null ? none : [...none, { way: 'key', key: means.keys.read(key, parseKey) }];
}
/** The visit is called off for this caller; the connection goes on being made for others, until `close`. */
function orAborted(work, signal, terminal) {
    if (signal === undefined)
        return work;
    return new Promise((resolve, reject) => {
        const onAbort = () => {
            reject((0,classify/* errorOf */.M)((0,classify/* classify */.L)(new fault/* Noticed */.X('called-off', 'it was called off'), 'reach', '', terminal)));
        };
        if (signal.aborted)
            onAbort();
        signal.addEventListener('abort', onAbort, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
    });
}
function direct_ssh_closed(terminal) {
    return new errors/* Unreached */.YX({
        code: 'channel-closed',
        message: `${terminal}: its channel has been closed, and was then asked for more.`,
        remedy: 'Report this with the log.',
        retry: false,
    });
}

// EXTERNAL MODULE: ./build/action/src/transports/means.js + 3 modules
var transports_means = __webpack_require__(11660);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
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
/** Longest text that is written as one word: some shells hand it to a program, which takes 128 KiB. */
const LONGEST_WORD = 60_000;
/** Text that every shell passes through as one quoted word, without control characters. It packs better than base64. */
function isPlainText(text) {
    return text.length <= LONGEST_WORD && /^[\t\n\P{C}]*$/u.test(text);
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
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/action/src/transports/posix/library.js
/**
 * Shell functions that both the script of a visit and the runner of a run need. Plain POSIX sh without `local`, arrays
 * or `set -e`; everything that can be is done by builtins, because a fork costs more than all the rest of a line. Inside
 * `$( )` the pattern of a `case` has both its brackets: bash 3.2, which macOS has, ends the substitution at a bare one.
 *
 * Variables that the functions share:
 *   P  where processes are described (`/proc`); empty: only `ps` can tell     n  a line end
 *   B  id of this boot     NS  number of this pid namespace     MC  id of this machine; each `-` where it is unknown
 *   D  run directory     T  task, the value of the marker AGENTD_RUN
 *   p s b pn mc  pid, start time, boot, pid namespace and machine of the run's wrapper     u  its stdout name
 *   Q  table of processes, see `rows`     CL  command lines of runners, where only ps can tell
 *
 * A process is identified by pid and start time, on one machine, since one boot, in one pid namespace. The start time is
 * field 22 of `/proc/PID/stat` (ticks since boot), or `lstart` of ps in UTC, which macOS keeps through clock changes.
 */
/**
 * Finds out how processes can be looked at, and where this is. The machine's id is `/etc/machine-id` or the one of D-Bus;
 * macOS has IOPlatformUUID.
 */
const BOOT = `n='
'
boot(){
B= NS= MC= gw=
if [ -r "$P/self/stat" ];then { read -r B <"$P/sys/kernel/random/boot_id";} 2>/dev/null
NS=$(readlink "$P/self/ns/pid" 2>/dev/null);NS=\${NS#pid:?};NS=\${NS%?}
else P=;B=$(sysctl -n kern.bootsessionuuid 2>/dev/null)||{ B=$(sysctl -n kern.boottime 2>/dev/null);B=\${B#*sec = };B=\${B%%,*};}
MC=$(ioreg -rd1 -c IOPlatformExpertDevice 2>/dev/null|sed -n 's/.*"IOPlatformUUID" = "\\([0-9A-Fa-f-]*\\)".*/\\1/p');fi
for f in /etc/machine-id /var/lib/dbus/machine-id;do [ "$MC" ]||{ read -r MC <$f;} 2>/dev/null;done
case $MC in *[!0-9A-Fa-f-]*)MC=;;esac
case $NS in *[!0-9]*)NS=;;esac
B=\${B:--} NS=\${NS:--} MC=\${MC:--}
}
`;
/**
 * `up PID START`: that very process lives; a zombie does not.
 * `mine PID START`: its command line holds the path of the run's own script. Only such a process is taken for a wrapper by what files say, and only
 * such a wrapper is signalled.
 * `born PID`: sets x to its start time.
 * `blind`: ps could not be started, for example because there are too many processes: the list does not even hold this very shell, and
 * nobody is dead by it.
 * `rows`: fills Q with one line a living process, `pid start state ppid pgid sid`; sid is `-` where only ps can tell. It is
 * looked up by one pattern, because shells cut long texts in quadratic time, and shortened by sed, because dash reads
 * byte by byte. A process may have any name, with line ends in it: lines are joined until one has all its fields.
 */
const PROCESSES = `fields(){ l=;{ while read -r _a;do l="$l $_a";done <"$P/$1/stat";} 2>/dev/null;l=\${l##*') '};[ "$l" ];}
up(){
case $1 in ''|0|1|*[!0-9]*)return 1;;esac
if [ "$P" ];then fields "$1"||return 1
set -- "$2" $l;[ "$1" = "\${21}" ]||return 1
case $2 in Z|X|x)return 1;;esac
else [ "$Q" ]||rows;case $Q in *"$n$1 $2 "[!ZXx]*);;*)return 1;;esac;fi
}
blind(){ [ "$P" ]&&return 1;[ "$Q" ]||rows;case $Q in *"$n$$ "*)return 1;;esac;}
mine(){
l=
if [ "$P" ];then { read -r l <"$P/$1/cmdline";} 2>/dev/null
else [ "$Q" ]||rows;case $CL in *"$n$1 $2 "*)l=\${CL#*"$n$1 $2 "};l=\${l%%"$n"*};;esac;fi
case $l in *"/\${D##*/}/run.sh"*)return 0;;esac
return 1
}
born(){
x=
if [ "$P" ];then fields "$1"||return 1;set -- $l;x=\${20}
else rows;while read -r _a _b _c;do [ "$_a" = "$1" ]&&x=$_b;done <<E
$Q
E
fi
[ "$x" ]
}
rows(){
Q=$n CL=$n
if [ "$P" ];then Q="$n$(cat "$P"/[0-9]*/stat 2>/dev/null|sed -n ':a
s/^\\([0-9]*\\) (.*) \\([^ ]* [^ ]* [^ ]* [^ ]*\\) \\([^ ]* \\)\\{15\\}\\([0-9]*\\) .*$/\\1 \\4 \\2/
tb
N
s/\\n/ /
ta
:b
/^[0-9]* [0-9]* [ZXx]/!p')$n"
else while read -r _a _b _c _d _e _f _g _h _i _j;do case $_a-$_d in -*|*-[ZXx]*)continue;;esac
_e=\${_e}_\${_f}_\${_g}_\${_h}_$_i;Q="$Q$_a $_e $_d $_b $_c -$n"
case $_j in */run.sh*)CL="$CL$_a $_e $_j$n";;esac
done <<E
$(TZ=UTC0 ps -axww -o pid=,ppid=,pgid=,stat=,lstart=,command= 2>/dev/null)
E
fi
}
`;
/** `stopped PID`: a signal has stopped it. `guards PID`: it runs the watchdog of D, by its command line. */
const STOPPED = `stopped(){
if [ "$P" ];then fields "$1"||return 1;case $l in [Tt]*)return 0;;esac
else case $Q in *"$n$1 "*)l=\${Q#*"$n$1 "};l=\${l#* };case $l in [Tt]*)return 0;;esac;;esac;fi
return 1
}
guards(){
l=;if [ "$P" ];then { read -r l <"$P/$1/cmdline";} 2>/dev/null
else [ "$Q" ]||rows;l=\${CL#*"$n$1 "};l=\${l%%"$n"*};fi
case $l in *"/\${D##*/}/run.sh"guard*|*"/\${D##*/}/run.sh"?guard*)return 0;;esac
return 1
}
`;
/**
 * `there PATH`: something is there, be it a link to nothing. `file PATH`: a file that is no link. `plain NAME`: the same in the run
 * directory. `only PATH`: what is there and is no such file goes. An agent can put pipes there, whose readers would wait for ever.
 * `rd NAME`: sets x to the first line of a small record of ours; whatever else is in there reads as empty.
 */
const PLAIN = `file(){ [ -f "$1" ]&&[ ! -L "$1" ];}
plain(){ file "$D/$1";}
there(){ [ -e "$1" ]||[ -L "$1" ];}
only(){ if there "$1"&&! file "$1";then rm -rf "$1";fi;}
rd(){
x=;plain "$1"&&{ read -r x <"$D/$1";} 2>/dev/null
case $x in *[!0-9A-Za-z=:._+\\ -]*)x=;;esac
[ \${#x} -le 80 ]||x=
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
 * `real NAME`: there is such a program, and it is none of the stand-ins for git and python3 that macOS has beside xcode-select where the
 * Command Line Tools are not installed. Calling one opens a window on the desktop and does nothing.
 */
const REAL = `real(){
_r=$(command -v "$1")||return
case $1$P in git|python3)[ -e "\${_r%/*}/xcode-select" ]||return 0
set -- "$1" "$("\${_r%/*}/xcode-select" -p)";[ "$2" ]&&[ -x "$2/usr/bin/$1" ];;esac
} 2>/dev/null
`;
/**
 * `detach COMMAND…`: goes on in the background as the leader of a session of its own, where the system has any way to
 * make one, with nothing held open that a caller could wait for. Prints its pid.
 */
const DETACH = `det(){
if command -v setsid >/dev/null 2>&1;then exec setsid "$@"
elif command -v perl >/dev/null 2>&1;then exec perl -e 'use POSIX;POSIX::setsid();exec {$ARGV[0]} @ARGV' "$@"
elif real python3;then exec python3 -c 'import os,sys
os.setsid();os.execvp(sys.argv[1],sys.argv[1:])' "$@"
else trap '' HUP;exec "$@";fi
}
detach(){
(cd /;unset AGENTD_RUN;exec </dev/null 2>/dev/null 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-
{ command -v setsid||command -v perl||real python3||{ (set -m)&&set -m;};} >/dev/null
det "$@" >/dev/null &
echo $!)
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

;// CONCATENATED MODULE: ./build/action/src/transports/posix/proof.js
/** First argument of the shell that was asked for, which no other one has. */
const ORDERED = 'agentd';
/** What reads a script from stdin: constant, and understood alike by sh, bash, zsh, fish, tcsh and nushell. */
const READER = `/bin/sh -s ${ORDERED}`;
/**
 * bash takes functions (`export -f kill`) and options from its environment, under the name `sh` too, and they would stand
 * in for what our scripts call. In its privileged mode it takes none, and hands them on to whatever is started. bash reads
 * a pipe byte by byte, so the next one goes on where it is.
 */
const WITHOUT_FUNCTIONS = `case \${BASH_VERSION+$-} in ''|*p*);;*)exec "$BASH" -p -s "$@";;esac`;
/**
 * Lines that may be lost: a startup file that reads a line or two eats them. Then, where the reader is to be the one that
 * was asked for, a line of its own: another POSIX shell says its name, and one of those that read a pipe byte by byte
 * becomes the right one, which reads on. dash and busybox read ahead, so a successor would begin in the middle: they
 * end. fish, tcsh and others fail at the line, and run nothing.
 */
function head(nonce, { ordered }) {
    const line = `case \${1-} in ${ORDERED});;*)${says(nonce)};[ "${BYTEWISE}" ]||exit 0;exec ${READER} "$0";;esac`;
    return ['# agentd', '#', '#', ...(ordered ? [line] : []), WITHOUT_FUNCTIONS];
}
/** Empty in shells that read ahead. */
const BYTEWISE = '${BASH_VERSION-}${ZSH_VERSION-}${KSH_VERSION-}';
/** bash hands its options on where they were exported once, and the next one would take itself for privileged. */
const UNOPTED = '[ "$BASH_VERSION" ]&&export -n SHELLOPTS BASHOPTS';
/** Variables that change what our tools say, or where `cd` leads. */
const MEDDLING = 'CDPATH GREP_OPTIONS GZIP PS_FORMAT PS_PERSONALITY';
/**
 * The first lines of every script, inside of its brace group: whoever reads it is the one that was asked for, splits words
 * as POSIX says, and has no functions, options or variables that mean something else; else the script says the reader's
 * name, and ends.
 */
function proof(nonce, { ordered }) {
    const good = ordered ? `b${ORDERED}` : 'b';
    return [
        "set +aefuvxC;IFS=' \t\n' x='a b';for x in $x;do :;done",
        `case $x${ordered ? '$1' : ''}\${BASH_VERSION+$-} in ${good}|${good}*p*);;*)${says(nonce)};exit 0;;esac`,
        `unset ${MEDDLING};${UNOPTED}`,
    ];
}
/** The same for a runner, which is read from its file: where words are not split nothing begins. */
const RUNNER_PROOF = `case \${BASH_VERSION+$-} in ''|*p*);;*)exec "$BASH" -p "$0" "$@";;esac
x='a b';for x in $x;do :;done;[ "$x" = b ]||{ echo "agentd: $SH does not split words as POSIX says" >>"$D/stderr.txt";exit;}
`;
function says(nonce) {
    return `echo;echo "${nonce} READ $0"`;
}

;// CONCATENATED MODULE: ./build/action/src/transports/posix/census.js
/**
 * `census OPTION FORMAT`: says everything as base64 of lines `kind|…`; the arguments make stat print `time|name`.
 *
 * Where only ps tells, processes may hide their markers: what belongs to a directory's run is told as well.
 *
 *   d NAME STATE PID LEGIBLE   a directory      l NAME, x NAME   a link, something else     o BASE64   an odd name
 *   p PID NAME   a process      k KEY NAME   an item lock     w KEY WORK   a worktree
 *   m TIME NAME, n TIME KEY, t TIME KEY   times of entries, locks, worktrees
 */
const CENSUS = `dirs(){
IP= Q= KL=
for D in "$R"/*;do
[ -e "$D" ]||[ -L "$D" ]||continue
f=\${D##*/}
case $f in worktrees)continue;;*[!A-Za-z0-9._-]*)echo "o|$(printf %s "$f"|b64)";continue;;esac
if [ -L "$D" ];then echo "l|$f"
elif [ ! -d "$D" ];then echo "x|$f"
else
state;q=1
if [ -e "$D/pid.txt" ];then case $p in ''|0|1|*[!0-9]*)q=0;;*)[ "$s" ]&&[ "$b" ]||q=0;;esac;fi
[ $v != x ]||q=0
[ $q = 1 ]||p=
echo "d|$f|$v|$p|$q"
[ "$P" ]||{ T=agentd-$f;pinned;kin;for e in $V;do echo "p|\${e%%:*}|\${D##*/}";done;}
fi
done
}
marks(){
labels;while read -r a m;do case $m in *[!A-Za-z0-9._-]*);;agentd-?*)[ "$a" != $$ ]&&born "$a"&&up "$a" "$x"&&echo "p|$a|\${m#agentd-}";;esac;done <<E
$KL
E
}
held(){
for f in "$A"/locks/*;do
[ -f "$f" ]||continue
H0=;{ read -r H0 <"$f";} 2>/dev/null
m=;[ "\${H0%/*}" -ef "$R" ]&&m=\${H0##*/}
case $m in *[!A-Za-z0-9._-]*)m=;;esac
echo "k|\${f##*/}|$m"
done
}
trees(){
for W in "$R"/worktrees/*;do
f=\${W##*/};case $f in *[!A-Za-z0-9._-]*)continue;;esac
[ -d "$W" ]||continue
work;echo "w|$f|$z"
done
}
dates(){
k=$1;shift
cd "$1" 2>/dev/null&&stat "$2" "$k|$3" ./* 2>/dev/null|grep -a "^$k|[0-9]*|\\./"
}
census(){
x=$({ dirs;marks;held;trees;(dates m "$R" "$@");(dates n "$A/locks" "$@");(dates t "$R/worktrees" "$@");}|b64)
say "c|$(date +%s)|$x"
}
`;
/**
 * `work`: sets z to what the worktree W holds that is nowhere else, and lk to the links to folders outside, which are none (`outward`
 * finds them among the lines of git's status; `within` goes up from folder to folder, because a path may have several spellings).
 * Work is on another branch of the repository that is checked out in its own folder, or on a remote, as far as was last fetched;
 * ignored files are none.
 * The agent could write W, its `.git` too, so the git directory g is the one that a repository of the configuration knows for W
 * (`tree`; `repos` calls it for each, H0), and nothing in W is run: no hooks, no filters but Git LFS (`tgit`), no look into
 * embedded repositories. Those, and pipes, at which git would wait forever, leave it unknown.
 */
const WORK = `wgit(){ (unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_COMMON_DIR GIT_OBJECT_DIRECTORY;exec git -c core.hooksPath=/dev/null -c core.fsmonitor=false -c status.showUntrackedFiles=normal "$@") </dev/null 2>/dev/null;}
tgit(){ (set -f;IFS=$n
for k in $(wgit --git-dir="$c" config --name-only --get-regexp '^filter[.].*[.](clean|smudge|process)$');do
k=\${k%.*};[ "$k" = filter.lfs ]||set -- -c "$k.process=" -c "$k.required=true" "$@";done
wgit "$@");}
tree(){
c=$(cd "$H0" 2>/dev/null&&c=$(wgit rev-parse --git-common-dir)&&cd "$c"&&pwd -P)||return
for g in "$c"/worktrees/*;do
{ IFS= read -r x <"$g/gitdir";} 2>/dev/null&&(cd "$g"&&[ "\${x%/.git}" -ef "$W" ])&&return
done
return 1
}
within(){ (cd -P "$1"&&while ! [ . -ef "$W" ];do [ . -ef / ]&&exit 1;cd -P ..||exit 1;done) 2>/dev/null;}
outward(){
while IFS= read -r l;do case $l in '?? '*)l=\${l#[?][?] };[ -L "$W/$l" ]&&[ -d "$W/$l/" ]&&! within "$W/$l"&&echo "$l";;esac;done
}
work(){
z=unknown lk=
real git||return
[ -L "$W" ]||[ -L "\${W%/*}" ]&&return
[ -d "$W" ]&&repos||return
x=$(wgit --git-dir="$g" symbolic-ref -q HEAD)||return
[ "$x" = "refs/heads/agentd/\${W##*/}" ]||return
x=$(cd "$W"&&find . -path ./.git -prune -o \\( -name '.[gG][iI][tT]' -o -type p \\) -print|sed 1q)
[ "$x" ]&&return
x=$(wgit --git-dir="$g" ls-files -s|sed -n '/^160000/{p;q;}')
[ "$x" ]&&return
x=$(tgit -c core.quotePath=false -C "$W" --git-dir="$g" --work-tree="$W" status --porcelain --untracked-files=normal --ignore-submodules=dirty)||return
lk=$(echo "$x"|outward);x=$(echo "$x"|while IFS= read -r l;do case "$n$lk$n" in (*"$n\${l#[?][?] }$n"*);;(*)echo "$l";;esac;done)
[ "$x" ]&&{ z=uncommitted;return;}
x=$(wgit --git-dir="$c" rev-parse HEAD)||return
x=$(wgit --git-dir="$g" rev-list -n 1 HEAD --not --remotes "$x")||return
if [ "$x" ];then z=unpushed;else z=none;fi
}
`;
/**
 * `drop_worktree`: removes W if it holds no work and nobody is in it; git itself looks once more. Run with the lock held.
 * `in_use`: a run of that item lives under this run root, of whatever state, or another lineage than L has runs of such an item, or
 * a process works in W, which Linux tells, and lsof of macOS: a folder of that name, which is W itself or in it, or whose path it shows
 * with escapes. Where it does not even tell of this shell, one may. It asks nothing of file systems (`-b`): one of a server that is away
 * would hold it up, and with it the lock.
 */
const DROP_WORKTREE = `in_use(){
for D in "$R"/????????-"\${W##*/}"-[0-9]*;do case \${D##*/} in ("$L"-*);;(*)[ -d "$D" ]&&return;;esac;done
x=$(marks|while IFS='|' read -r a q m;do case $m in (????????-"\${W##*/}"-[0-9]*)[ -d "$R/$m" ]&&echo "$m";;esac;done)
[ "$x" ]&&return
IP= Q= KL=;[ "$P" ]||for D in "$R/$L-\${W##*/}"-[0-9]*;do T=agentd-\${D##*/};[ -d "$D" ]||continue;state;pinned;kin;[ ! "$own$V" ]||return 0;done
[ "$P" ]||{ command -v lsof >/dev/null||return
y=$n$(lsof -b -w -a -u "$(id -u)" -d cwd -Fn 2>/dev/null|sed 's|$|/|')
case $y in *"\${n}n/"*)[ "$(printf '%s\\n' "$y"|grep -Fi -e "/\${W##*/}/"|while IFS= read -r l;do case $l in (*\\\\*)echo "$l";;(*)within "\${l#n}"&&echo "$l";;esac;done)" ];;esac;return;}
x=$(cd "$W"&&pwd -P)||return
ls -ld "$P"/[0-9]*/cwd 2>/dev/null|sed 's|$|/|'|grep -Fq -e "-> $x/"
}
drop_worktree(){
[ -e "$W" ]||return
in_use&&{ no worktree-in-use;return;}
work;[ $z = none ]||{ no worktree-kept "$z";return;}
[ ! "$lk" ]||echo "$lk"|while IFS= read -r l;do [ -L "$W/$l" ]&&rm -f "$W/$l";done
tgit --git-dir="$c" worktree remove "$W"&&[ ! -e "$W" ]||no worktree-kept unknown
}
`;
const STATES = {
    n: 'none',
    v: 'void',
    s: 'starting',
    r: 'running',
    // Of another machine, or of a boot that may still go on: what cannot be made out is left alone.
    x: 'running',
    f: 'finished',
    g: 'gone',
    // With this boot or an earlier one.
    u: 'gone',
    b: 'rebooted',
};
/** What the lines say; null: a line that is none of these. */
function readCensus(text) {
    const lines = text.split('\n').flatMap((line) => (line === '' ? [] : [line.replace(/\r$/, '').split('|')]));
    const times = { m: new Map(), n: new Map(), t: new Map() };
    for (const [kind, seconds = '', path = ''] of lines) {
        if (kind !== 'm' && kind !== 'n' && kind !== 't')
            continue;
        if (/^\d+$/.test(seconds))
            times[kind].set(path.replace(/^\.\//, ''), Number(seconds) * 1000);
    }
    const entries = [];
    const processes = [];
    const locks = [];
    const worktrees = [];
    const tasks = [];
    for (const [kind = '', first = '', second = '', third = '', fourth = ''] of lines) {
        const at = times.m.get(first) ?? null;
        const plain = { name: first, state: 'none', pid: null, legible: true, at };
        switch (kind) {
            case 'd': {
                const pid = /^\d+$/.test(third) ? Number(third) : null;
                const state = STATES[second];
                if (state === undefined)
                    return null;
                entries.push({ name: first, kind: 'run', state, pid, legible: fourth === '1', at });
                break;
            }
            case 'l':
                entries.push({ ...plain, kind: 'link' });
                break;
            case 'x':
                entries.push({ ...plain, kind: 'file' });
                break;
            case 'o': {
                const name = Buffer.from(first, 'base64').toString('utf8');
                entries.push({ ...plain, name, kind: 'odd', at: times.m.get(name) ?? null });
                break;
            }
            case 'p':
                if (!/^\d+$/.test(first))
                    return null;
                if (!processes.some(({ pid, run }) => pid === Number(first) && run === second))
                    processes.push({ pid: Number(first), run: second });
                break;
            case 'k':
                locks.push({ key: first, run: second === '' ? null : second, at: times.n.get(first) ?? null });
                break;
            case 'w':
                worktrees.push({ key: first, work: workOf(second), at: times.t.get(first) ?? null });
                break;
            case 'T':
                tasks.push(first);
                break;
            case 'm':
            case 'n':
            case 't':
                break;
            default:
                return null;
        }
    }
    return { entries, processes, locks, worktrees, tasks };
}
function workOf(word) {
    return word === 'none' || word === 'uncommitted' || word === 'unpushed' ? word : 'unknown';
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
            return functions.push(`f=$D/${quote(item.file)};if [ -f "$f" ]&&[ ! -L "$f" ];then ${files}=$${files}$n$f e=\${e}1;else e=\${e}0;fi`);
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
/**
 * `take J OP NAME BYTES [NEEDLE]`: one thing to read back as one line of base64; what is longer than 600 bytes is packed
 * where gzip is at hand. NAME may lie in one folder of D.
 * `pick`: reads from descriptor 3, which was opened by that name, and nothing unless that is a plain file which is
 * there by that name with no link on the way: an agent could point one anywhere, and change it between a look and a read.
 * Systems without `/dev/fd` only have the look.
 * `many KEY BYTES NEEDLE FILES`: the first line with NEEDLE of every file (one a line), by one search for all of them. It
 * reads by name, what was no link a moment ago; the answer is one line that holds NEEDLE.
 */
const COLLECT = `z=b;command -v gzip >/dev/null 2>&1&&z=z
enc(){
if [ $z = z ];then gzip -c|b64;else b64;fi
}
linked(){ [ -L "$D/\${1%/*}" ]||[ -L "$D/$1" ];}
pick(){
linked "$3"&&return
[ ! -e /dev/fd/3 ]||{ [ /dev/fd/3 -ef "$D/$3" ]&&[ -f /dev/fd/3 ];}||return
linked "$3"&&return
case $2 in
r)head -c "$4" <&3;;
t)tail -c "$4" <&3;;
g)grep -am1 -F -e "$5" <&3|head -c "$4";;
l)grep -a -F -e "$5" <&3|tail -n 1|head -c "$4";;
esac
}
take(){
f=$D/$3
[ -e "$f" ]||{ echo "$N $i.$1 -";return;}
{ [ -f "$f" ]&&[ -s "$f" ]&&! linked "$3";}||{ echo "$N $i.$1 b";return;}
x=$({ pick "$@" 3<"$f"|head -c 600|b64;} 2>/dev/null)
if [ \${#x} -lt 800 ];then echo "$N $i.$1 b $x"
else printf '%s' "$N $i.$1 $z ";{ pick "$@" 3<"$f"|enc;} 2>/dev/null;echo;fi
}
many(){
[ "$4" ]||return
printf '%s' "$N $1 $z ";o=$IFS;IFS=$n;set -f
grep -aHm1 -F -e "$3" $4 2>/dev/null|cut -b "1-$2"|enc
set +f;IFS=$o;echo
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/posix/discard.js
/** Shell functions that remove what a run has left. */
/**
 * `discard_run`: removes D and every item lock that names it; sets y to `removed` or `absent`, or w to a refusal. Run with
 * the lock held. D is a name right under the run root, which has been checked before; a link there is never followed.
 * `settle`: waits, without the lock, until the watchdog has seen that its run is over; z: how many are there after that.
 */
const DISCARD = `watchdogs(){
x="/\${D##*/}/run.sh"
if [ "$P" ];then z=;printf 'a\\0b'|grep -zxFq a 2>/dev/null&&z=z
set -- $(printf %s "$x"|grep -l\${z}F -f - "$P"/[0-9]*/cmdline 2>/dev/null)
else set -- $(ps -axww -o pid=,command= 2>/dev/null|while read -r a b;do case "$b " in (*"$x "*)echo "$a";;esac;done);fi
z=$#
}
settle(){
j=0;while watchdogs;[ $z != 0 ]&&[ $j -lt 40 ];do nap;done
}
discard_run(){
y=absent
[ -L "$D" ]&&{ no run-dir-link;return;}
if [ -e "$D" ];then
[ -d "$D" ]||{ no run-dir-blocked;return;}
if busy||[ "$V" ];then x=;for e in $V;do x="$x \${e%%:*}";done;no run-alive "\${x# }";return;fi
w=;rm -rf "$D" 2>/dev/null
[ -e "$D" ]&&{ no write-failed "$D";return;}
y=removed
fi
for f in "$A"/locks/*;do
[ -f "$f" ]||continue
H0=;{ read -r H0 <"$f";} 2>/dev/null
alike "$H0" "$D"&&rm -f "$f"
done
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/output-cap.js
/** How much of what a run prints stays on its terminal once the run has ended. */
/** Files of a run directory that its processes write to without end. */
const OUTPUTS = ['events.jsonl', 'out.json', 'stdout.txt', 'stderr.txt'];
/** Of a larger file the two ends stay, each of this size: more than adapters read of either. */
const PIECE_BYTES = 8 * 2 ** 20;
/** A file of up to this size stays whole. */
const MOST_BYTES = 17 * 2 ** 20;

;// CONCATENATED MODULE: ./build/action/src/transports/posix/kill.js
/** Shell functions that end a run's processes and write down how it ended; used by kills, by the wrapper and by the watchdog. */

/**
 * `cap`: of an output that is too large the two ends stay, with a line between them that says how much is left out. It is a new
 * file: what still writes to the old one writes to nothing that stays. On a disk without room for it the old one stays.
 * `record CODE`: the exit record, after that. The space was taken when the run was made, so it can be written on a full disk.
 * An agent may have put links or folders there; nothing is written through the ones, and the others go.
 * `mark WHO`: writes down, once, who ends the run; before the first signal.
 */
const RECORD = `cap(){
(for f in ${OUTPUTS.join(' ')};do
f=$D/$f;file "$f"&&x=$(($(wc -c <"$f")))&&[ $x -gt ${MOST_BYTES} ]||continue
rm -rf "$f.cap";(set -C;{ head -c ${PIECE_BYTES} "$f";printf '\\nagentd: %s bytes are left out here\\n' $((x-2*${PIECE_BYTES}));tail -c ${PIECE_BYTES} "$f";} >"$f.cap")&&mv -f "$f.cap" "$f"||rm -rf "$f.cap"
done) 2>/dev/null
}
record(){
[ -L "$D" ]&&return
cap
only "$D/.exit"
printf '%-63s\\n' "exit=$1 at $(date +%Y-%m-%dT%H:%M:%S%z)" 1<>"$D/.exit"
only "$D/exit.txt"
mv -f "$D/.exit" "$D/exit.txt"
}
mark(){
[ -L "$D" ]&&return
only "$D/.ended"
printf '%-7s\\n' "$1" 1<>"$D/.ended"
only "$D/ended.txt"
ln "$D/.ended" "$D/ended.txt"||[ -e "$D/ended.txt" ]||mv "$D/.ended" "$D/ended.txt"
}
`;
/**
 * `sweep`: TERM to the wrapper's group, if the wrapper is verified, and to what else belongs; up to 5 s of grace; KILL to all but
 * the wrapper; and another look, because what was just ended may have started more. Each is signalled only while it is
 * the very process that was seen to belong, by pid and start. What is stopped is continued, so that it can heed TERM. Before it
 * comes to KILL, the wrapper's whole group is stopped in one step: what forks faster than anybody can look stands still, and is seen.
 * `slay WHO`: ends a run. A record that is there while the wrapper lives may be the last thing before its end, so that is
 * waited for. The record is written by a child of the wrapper: with no such child it is the run's own, and stands; with
 * one it is nobody's, and goes. The wrapper is killed last, so that the record can be written; if nobody could, that
 * is done here. A run that has recorded its own end is not marked as ended by WHO.
 */
const SLAY = `left(){ Q=;for e in $V;do up "\${e%%:*}" "\${e#*:}"&&return;done;return 1;}
send(){ for a in $I;do for e in $V;do [ "\${e%%:*}" = "$a" ]&&up "$a" "\${e#*:}"&&kill -$1 "$a";done;done;}
sweep(){
[ "$own" ]&&{ kill -TERM -"$p";kill -CONT -"$p";}
send TERM;send CONT
j=0 g=$(date +%s);while left&&[ $j -lt 24 ]&&[ $(($(date +%s)-g)) -lt 5 ];do nap;done
Q=;kin;hs=;[ "$own" ]&&[ "$p" != $$ ]&&kill -STOP -"$p"&&hs=1
for h in 1 2 3;do Q=;kin;h=
for e in $V;do up "\${e%%:*}" "\${e#*:}"&&kill -KILL "\${e%%:*}"&&h=1;done
[ "$h" ]||break;nap;done
[ "$hs" ]&&kill -CONT "$p"
Q=;kin
} 2>/dev/null
slay(){
Q=;kin;h=
if [ "$own" ]&&plain exit.txt;then
j=0;while [ $j -lt 10 ]&&Q=&&up "$p" "$s";do nap;done
Q=;kin
[ "$own" ]&&[ "$(echo "$Q"|grep "^[0-9]* [^ ]* [^ ]* $p ")" ]&&rm -f "$D/exit.txt"
fi
[ "$own$V" ]||return
plain exit.txt||mark "$1"
sweep
[ "$aw" ]&&return
j=0;while [ $j -lt 10 ]&&Q=&&up "$p" "$s";do nap;done
Q=;up "$p" "$s"&&mine "$p" "$s"&&{ kill -KILL "$p";nap;}
Q=;up "$p" "$s"||blind||plain exit.txt||record 137
} 2>/dev/null
`;
/**
 * `kill_run`: what never began is made void; all that belongs to the run is ended, whatever its records say, but for
 * what may live on after a normal end (`spared`). Of a place that is not this one only what carries the marker here is ended.
 * It is run in the background, so that several runs share one time of grace.
 */
const KILL = `kill_run(){
state
case $v in n|x);;*)[ "$k" ]||voided;;esac
j=0;while [ $v = s ]&&[ $j -lt 5 ];do state;[ $v = s ]&&nap;done
pinned
if [ $v = f ];then Q=;kin;spared&&return;fi
slay kill
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/posix/kin.js
/**
 * Shell functions that find what belongs to a run. A process does
 *   1. by the marker: its environment holds `AGENTD_RUN=<task>`; or
 *   2. by the run's cgroup, where the run got a scope of its own: `/<task>.scope` is in its path; or
 *   3. because the run's watchdog has seen it, pinned by pid and start time; or
 *   4. by descent: its parent belongs; or
 *   5. by its session or group: the leader belongs; or the leader is dead, it was the wrapper or the watchdog has seen that number
 *      in the run, and another process in it belongs by itself, or it is surely the same group still (`held_groups`). So a number
 *      that came back to strangers never counts, nor does the session of the shell that launched the run, whose leader is not the run's.
 * A process whose environment cannot be read counts by 2 to 5 alone. Whoever is to live on says so: a session of its own,
 * in which every process has the marker cleared (`AGENTD_RUN=`, present and empty); it counts by 1 alone. No marker at all
 * (`env -i`) says nothing. Where sessions are not known (ps), a group takes the place of a session.
 *
 * Further shared variables:
 *   KL  markers and scopes, see `labels`          V   what belongs, but for the wrapper: `pid:start …`
 *   I   those of V that a signal to the wrapper's group does not reach     own  the wrapper lives, verified
 *   LS  numbers of sessions and groups that the watchdog has seen           MS GS  members' pids; their groups and sessions
 *   aw  why the recorded identity means nothing here (`away` in state.ts); empty: it is of this place
 *   gl  numbers of groups with a dead leader that are surely the run's still     gw  the same, as the watchdog knows it
 *   po to  what becomes of survivors (`keep`, else they are ended); name of the agent's program
 */
/**
 * `labels`: fills KL with lines `pid task` (marker), `pid ` (a cleared marker) and `pid +task` (scope). The file's name and
 * the variable's have to stand where they belong, so a value that pretends to be another line does not count. macOS's ps shows
 * environments with `-E`, others' with `e`; Apple's own binaries show none, but the runner has its task among its arguments.
 */
const LABELS = `labels(){
KL=$({
if [ ! "$P" ];then { ps -Eaxww -o pid=,command=||ps axeww -o pid=,command=;}|sed -n -e 's|^ *\\([0-9]*\\) .* AGENTD_RUN=\\([^ ]*\\).*|\\1 \\2|p' -e t -e 's|^ *\\([0-9]*\\) .*/run\\.sh \\(agentd-[^ ]*\\).*|\\1 \\2|p'
else
if printf 'a\\0b'|grep -zxFq a;then grep -azHs '^AGENTD_RUN=' "$P"/[0-9]*/environ|tr '\\n\\0' ' \\n'|sed -n 's|^[^:]*/\\([0-9]*\\)/environ:AGENTD_RUN=|\\1 |p'
else for f in $(grep -lsF AGENTD_RUN= "$P"/[0-9]*/environ);do a=\${f%/environ};tr '\\n\\0' ' \\n' <"$f"|sed -n "s|^AGENTD_RUN=|\${a##*/} |p";done;fi
grep -aHs '/agentd-[^/]*[.]scope' "$P"/[0-9]*/cgroup|sed -n 's|^[^:]*/\\([0-9]*\\)/cgroup:.*/\\(agentd-[^/]*\\)[.]scope.*|\\1 +\\2|p'
fi
} 2>/dev/null);KL="$n$KL$n"
}
`;
/**
 * `pinned`: sets V and LS to what the watchdog has written down. It is a file, so what is older than the wrapper is not
 * believed of it (`belongs`).
 * `kin`: finds what belongs among the processes of Q, and keeps those of V that still live; this script is never part of it. Only rows
 * with a number that matters are looked at, so that a machine full of other processes costs little.
 * `spared`: what is left may live on: `keep`, the run ended by itself and not by a signal, and no program of the agent's name is left,
 * by the first two words of its command line (the second is the script of an interpreter).
 * `moment LSTART`: sets l to a number that grows with such a time; fails where it is none.
 * `latest NAME…`: sets l to such a number for the youngest of these files of the run, and 5 s more, in which no system comes round
 * with its numbers. Files have the clock of their file system (_n says what it shows); one that is ahead of it was written before that
 * clock was set back, and says nothing.
 * `held_groups`: where only ps tells, all processes of a run may hide their environments. A number is not given to a process while a
 * group has it, so a group is the run's still if one of its processes was there when the run surely had it: the wrapper's group when the
 * wrapper or the watchdog wrote last, another when the watchdog did. An exit record with 137 may be a visit's, written long after.
 */
const KIN = `moment(){
case $1 in *[:_][:_]*)return 1;;[A-Z][a-z][a-z]_[A-Z][a-z][a-z]_[1-9]_??:??:??_[12][0-9][0-9][0-9]|[A-Z][a-z][a-z]_[A-Z][a-z][a-z]_[0-9][0-9]_??:??:??_[12][0-9][0-9][0-9]);;*)return 1;;esac
case \${1#????????} in *[!0-9:_]*)return 1;;esac
o=$IFS;IFS=_:;set -- $1;IFS=$o
l=JanFebMarAprMayJunJulAugSepOctNovDec;l=\${l%%"$2"*}
l=$((((($7*400+\${#l}*11+\${3#0})*24+1$4-100)*60+1$5-100)*60+1$6-100))
}
mtime(){ stat -c %Y "$1"||stat -f %m "$1";}
latest(){
l=0
for f do plain $f&&f=$(mtime "$D/$f")&&[ "$f" -gt "$l" ]&&l=$f;done
[ "$l" -le "$_n" ]||l=0
l=$((l+5+$(date +%s)-_n)) f=+%a_%b_%d_%T_%Y;moment "$(date -ur $l $f||date -ud @$l $f)"||l=0
}
held_groups(){
_n=
while read -r a e t x y d;do case " $p$LS" in *" $y "*)
[ "$_n" ]||{ f=\${D%/*}/.agentd;[ ! -L "$f" ]&&touch -c "$f/lock"&&_n=$(mtime "$f/lock")||return
latest watch.txt;_l=$l;rd exit.txt;case $x in exit=137\\ *)x=;;*)x=exit.txt;;esac;latest begin watch.txt $x;_t=$l;}
x=$_l;[ "$y" != "$p" ]||x=$_t
moment "$e"&&[ "$l" -le "$x" ]&&gl="$gl $y ";;esac;done <<E
$Q
E
}
pinned(){
V= LS=' '
[ ! "$aw" ]&&plain watch.txt||return
{ read -r l;read -r V;read -r LS;} <"$D/watch.txt"
case $V$LS in *[!0-9A-Za-z:_\\ ]*)V= LS=;;esac
LS=" $LS "
} 2>/dev/null
freed(){
case $KL in *"$n$a $n"*);;*)return 1;;esac
_x=$d;[ "$d" != - ]||_x="$y -"
case $_x in "$p"|"$p -")return 1;;esac
for _x in $(echo "$Q"|sed -n "s/^\\([0-9]*\\) .* $_x\\$/\\1/p");do case $KL in *"$n$_x $n"*);;*)return 1;;esac;done
return 0
}
belongs(){
case $KL in *"$n$a $T$n"*)return 0;;esac
freed&&return 1
case $KL in *"$n$a +$T$n"*)return 0;;esac
case $o in *" $a:$e "*){ [ ! "$P" ]||[ "$e" -ge "\${s:-0}" ];}&&return 0;;esac
for l in $x $y $d;do case $MS in *" $l "*)return 0;;esac;done
for l in $y $d;do case " $p$LS" in *" $l "*)case $gl$GS in *" $l "*)case $Q in *"$n$l "*);;*)return 0;;esac;;esac;;esac;done
return 1
}
kin(){
[ "$Q" ]||{ rows;KL=;};[ "$KL" ]||labels
o=" $V " V= I= own= MS=' ' GS=' ' Z=x gl=$gw
case $p in *[!0-9]*);;?*)Z=$p;[ "$aw" ]||{ up "$p" "$s"&&mine "$p" "$s"&&own=1 MS=" $p " GS=" $p ";};;esac
_o=$o;[ "$own$aw$P$gl" ]||[ $Z = x ]||held_groups
for e in $gl;do Z="$Z|$e";done
o=$_o;for e in $o;do Z="$Z|\${e%%:*}";done
while read -r a m;do { [ "$m" = "$T" ]||[ "$m" = "+$T" ];}&&Z="$Z|$a";done <<E
$KL
E
c=1;while [ "$c" ];do c=
r=$(echo "$Q"|grep -E "^($Z) | ($Z) | ($Z)\\$")
while read -r a e t x y d;do
case $a in ''|0|1|$$)continue;;esac
case $MS in *" $a "*)continue;;esac
belongs||continue
MS="$MS$a " GS="$GS$y $d " V="$V $a:$e" Z="$Z|$a|$y" c=1
[ "$d" = - ]||Z="$Z|$d"
{ [ "$own" ]&&[ "$y" = "$p" ];}||I="$I $a"
done <<E
$r
E
done
} 2>/dev/null
spared(){
[ "$po" = keep ]&&[ ! -e "$D/ended.txt" ]||return 1
rd exit.txt;case $x in exit=129\\ *|exit=1[3-8]?\\ *|exit=19[0-2]\\ *)return 1;;exit=[0-9]*);;*)return 1;;esac
for e in $V;do e=\${e%%:*}
{ if [ "$P" ];then tr '\\0' '\\n' <"$P/$e/cmdline";else ps -ww -o command= -p "$e"|tr ' ' '\\n';fi|sed 's|.*/||;2q'|grep -Fqx -e "\${to##*/}";} 2>/dev/null&&return 1;done
return 0
}
`;

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
 * A fence that cannot be written down (full disk) stops every command but `:`, which kills ask with;
 * they do not wait for ever for the lock either, which any process of the same user can hold: an agent would keep itself from being ended.
 * `alike DIR DIR`: one run directory, however the folders above it are spelled: file systems may not regard letter case.
 * The lock is one of the kernel on descriptor 9, so it goes with the process that holds it. Where neither flock, perl
 * nor python3 exists it is a file that names its holder; who finds the holder dead may break it, and for each holder
 * only one can: the one that makes the directory named after that holder.
 */
const GUARD = `alike(){ [ "$1" = "$2" ]||{ [ "\${1##*/}" = "\${2##*/}" ]&&[ "\${1%/*}" -ef "\${2%/*}" ];};}
fresh(){ rm -rf "$1";(set -C;echo "$2" >"$1") 2>/dev/null;}
no(){ w="$1|";[ -z "$2" ]||w="$w$(printf %s "$2"|b64)";}
lock(){
j=0;while :;do
if command -v flock >/dev/null 2>&1;then flock -n 9 9>&9&&return
elif command -v perl >/dev/null 2>&1;then perl -e 'open F,">&=9";exit!flock F,6' 9>&9&&return
elif real python3;then python3 -c 'import fcntl;fcntl.flock(9,6)' 9>&9 2>/dev/null&&return
else born $$
only "$A/lock.held"
(set -C;echo "$$ $x $B" >"$A/lock.held") 2>/dev/null&&{ held=1;return;}
la= lb=;{ read -r la lx lb <"$A/lock.held";} 2>/dev/null
if [ "$la" ]&&{ Q=;[ "$lb" != "$B" ]||{ ! up "$la" "$lx"&&! blind;};}&&mkdir "$A/lock.$la-$lx" 2>/dev/null;then
x=;{ read -r x <"$A/lock.held";} 2>/dev/null;[ "$x" = "$la $lx $lb" ]&&rm -f "$A/lock.held";rmdir "$A/lock.$la-$lx";fi
fi
[ $j -lt 50 ]||return 1
nap;done
}
fence(){
[ "$F" ]||return 0
m=0;if there "$G";then m=;file "$G"&&{ read -r m <"$G";} 2>/dev/null;fi
case $m in ''|*[!0-9]*)no fence-unreadable "$G";return 1;;esac
[ "$m" -le "$F" ]||{ no fence-lost "$m";return 1;}
[ "$m" = "$F" ]||{ fresh "$G.new" "$F"&&mv -f "$G.new" "$G"||{ rm -f "$G.new";[ "$1" = : ]||{ no write-failed "$G";return 1;};};}
}
inside(){
ok=1 held=
lock||[ "$1" = : ]||{ no terminal-locked "$A/lock";return;}
fence "$1"&&"$@"
[ "$held" ]&&rm -f "$A/lock.held"
}
guarded(){
w= ok=
for f in "$R" "$A" "$A/locks";do [ -L "$f" ]&&{ no run-root-link;return;};done
[ -d "$A/locks" ]||mkdir -p "$A/locks" 2>/dev/null||{ no write-failed "$A";return;}
[ -O "$R" ]||{ no run-root-foreign;return;}
only "$A/lock"
{ inside "$@" 9>>"$A/lock";} 2>/dev/null
[ "$ok" ]||no write-failed "$A/lock"
}
`;
/**
 * `voided`: makes sure that the launch of D never begins; fails if it has begun: if a record of it is there, or if processes with its
 * marker stay, whoever wrote `void`. A launch that only now comes to its first line sees it and goes, which is waited for. Sets w if it
 * cannot write.
 * `busy`: a run may live in D, or something of it. What never began within a minute is made void here, and is then not busy.
 */
const VOID = `voided(){
[ -L "$D" ]&&{ no run-dir-blocked;return 1;}
k=;if there "$D/begin";then k=?;[ -f "$D/begin" ]&&{ read -r k <"$D/begin";} 2>/dev/null;fi
case $k in ''|void);;*)return 1;;esac
for f in pid.txt exit.txt started.txt watch.txt;do [ -e "$D/$f" ]&&return 1;done
if [ ! "$k" ];then
[ -d "$D" ]||mkdir "$D" 2>/dev/null||{ no write-failed "$D";return 1;}
claim void||{ [ -e "$D/begin" ]||no write-failed "$D";return 1;}
fi
k=void j=0
while labels;do case $KL in *" agentd-\${D##*/}$n"*);;*)Q=;blind||return 0;;esac
[ $j -lt 10 ]||return 1
nap;done
}
busy(){
Q= V= own= IP=;state
case $v in
r|x)return 0;;
s)[ "$k" ]&&return
[ "$(find "$D" -prune -mmin +1 2>/dev/null)" ]&&voided&&return 1
return 0
esac
pinned;kin;! blind||return 0
[ "$own$V" ]||return 1
[ $v = f ]&&spared&&return 1
return 0
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/posix/login-path.js
/**
 * Shell functions that find the search path of the user's own shell, in which nvm, volta, asdf, mise, pnpm and the like
 * put their tools. Startup files may print what they like and may hang.
 *
 * Further shared variables:
 *   AGENTD_PATH  search path that the session came with     x  search path of the user's shell, empty: not known
 *   y  search path of a run, in this order: what only the session has, the user's own, folders where tools live
 */
/** Folders where tools live that no shell may be asked for, or that shells set only when they show a prompt. */
const HOME_DIRS = [
    '.local/bin',
    'bin',
    '.cargo/bin',
    '.bun/bin',
    '.volta/bin',
    '.asdf/shims',
    '.local/share/mise/shims',
    '.local/share/pnpm',
    'Library/pnpm',
    '.npm-global/bin',
    '.nix-profile/bin',
];
const MACHINE_DIRS = [
    '/nix/var/nix/profiles/default/bin',
    '/run/current-system/sw/bin',
    '/usr/local/bin',
    '/opt/homebrew/bin',
    '/snap/bin',
    '/usr/bin',
    '/bin',
    '/usr/sbin',
    '/sbin',
];
/**
 * `login FILE`: asks the user's shell, as a login at a terminal would have it, in a session of its own and for at most
 * five seconds; what is left of it then is killed. FILE takes its output, after a line `shell=…`. Sets x. `printenv` says the
 * same in every shell, fish and tcsh included; tcsh takes `-l` only by itself. Schedulers say that SHELL is `/bin/sh`. A shell that
 * a startup file puts in its place (`exec zsh -l`) finds the question on its stdin.
 * `cut_off PID START`: kills that process with its children, its group and its session; fails if it has ended by itself.
 * `merge`: sets y from x.
 * `seek NAME`: the first folder of y that holds such a program, as d; fails if none does.
 */
const LOGIN_PATH = `login(){
(unset AGENTD_RUN;h=$SHELL x=-lic
case $h in ""|/bin/sh)h=$(getent passwd "$(id -u)"||dscl . -read "/Users/$(id -un)" UserShell);h=\${h##*[: ]};h=\${h:-/bin/sh};;esac
case $h in *csh)x=-c;;esac
echo "shell=$h"
det env PATH="\${AGENTD_PATH:-$PATH}" TERM=dumb "$h" $x "echo;printenv PATH") <<E >"$1" 3>&- 9>&- &
echo;printenv PATH
E
k=$! j=0;born $k;g=$x;sleep 0.05
while Q=&&up $k "$g"&&[ $j -lt 25 ];do nap;done
cut_off $k "$g"
x=$(grep -a "^/.*bin" "$1"|tail -n 1)
}
cut_off(){
Q=;up $1 "$2"||return;rows;while read -r a e q c d o;do case $1 in "$a"|"$c"|"$d"|"$o")kill -KILL "$a";;esac;done <<E
$Q
E
}
merge(){
y= o=$IFS;IFS=:;set -f
for d in $AGENTD_PATH;do case $d in /*)case ":$x:" in *":$d:"*);;*)y=$y$d:;;esac;;esac;done
set +f;IFS=$o;y=$y\${x:+$x:};[ "$HOME" ]&&for d in ${HOME_DIRS.join(' ')};do y=$y$HOME/$d:;done
y=$y${MACHINE_DIRS.join(':')}
}
seek(){
o=$IFS;IFS=:;set -f
for d in $y;do [ -f "$d/$1" ]&&[ -x "$d/$1" ]&&break;d=;done
set +f;IFS=$o;[ "$d" ]
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/posix/scope.js
/**
 * systemd ends what a unit leaves behind: a service when it stops (`KillMode=control-group`), a login session with
 * `KillUserProcesses`, a user's manager without linger with the last session. A run in a scope of its own outlives them.
 */
/**
 * `scoped`: a scope can be had that outlives whatever starts the run; sets g to the options of systemd-run. root gets one of
 * the system, others one of their own manager, but only if they linger: without, it would die with their last session, and
 * the run would be worse off than without a scope. It is tried with a scope that does nothing, since systemd-run becomes
 * the command (its pid stays) and could not come back. From systemd 253 on a scope is stopped when the kernel kills
 * one of its processes for memory, unless told otherwise; earlier ones do not know that option.
 *   Y  where systemd keeps its state while it runs
 */
const SCOPE = `scoped(){
g=;[ -d "$Y/system" ]&&command -v systemd-run >/dev/null 2>&1||return
x=$(id -u)
if [ "$x" != 0 ];then
lingers||return
[ "$XDG_RUNTIME_DIR" ]||[ ! -d "\${Y%/*}/user/$x" ]||export XDG_RUNTIME_DIR="\${Y%/*}/user/$x"
g=--user;fi
for x in '-p OOMPolicy=continue' '';do
set -- systemd-run $g --scope --quiet $x
"$@" --unit="agentd-try-$$.scope" true </dev/null >/dev/null 2>&1&&{ shift;g=$*;return;}
done
return 1
}
lingers(){
x=$(id -un)
case $(loginctl show-user "$x" -p Linger 2>/dev/null) in *=yes)return;;esac
[ -e "/var/lib/systemd/linger/$x" ]
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/posix/watchdog.js
/** The watchdog of a run: it keeps the limits, remembers what belongs to the run, and sweeps after it. */
/**
 * `guard ELAPSED PID START`: watches the wrapper that its arguments name, whatever files say, from ELAPSED seconds on or from
 * what `watch.txt` holds, if that is more: the count never falls. It belongs to no group, session or family of the run,
 * carries no marker, and counts the sleeps it made: time in which the machine itself slept does not count.
 *
 * While the wrapper lives it keeps the limits, and ends a wrapper that still lives LINGER seconds after an exit record: such
 * a record is not the wrapper's, or the wrapper hangs. Once the wrapper is dead it ends what is left (`spared` may stay), writes the
 * record of a death that nobody recorded, and goes only when nothing is left. Where only ps tells it has
 * looked a moment ago which groups the run has, so what is in them is the run's; not if it was stopped for minutes, in which numbers may
 * have come round. A table of processes in which this one is missing tells of no death: ps could not be started.
 *
 * `walk`: finds what descends from the wrapper, or from what was seen before, by reading the kernel's own lists of children: a
 * machine may have hundreds of runs, and a table of all processes for each of them, each second, would take all its time.
 * `look`: remembers what belongs to the run by descent, session and group: where the kernel has such lists by `walk`, else,
 * and at times, by `kin` without markers (which need no memory, and cost a read of every environment). It writes
 * `watch.txt` anew, never through a link; after a run's first seconds only when something is new, or every five seconds:
 *   elapsed, quiet, period (seconds), the watchdog's own pid and start time
 *   `pid:start …` of what belongs, but for the wrapper
 *   numbers of the run's sessions and groups whose leader belonged when it was seen, and which are not empty
 * The directory keeps the time at which the run began: who looks for what is old shall not find a fresh one each second.
 */
const WATCHDOG = `seen(){
[ "$1" != $$ ]&&fields "$1"||return
set -- "$1" $l
case $2 in Z|X|x)return;;esac
MS="$MS$1 " GS="$GS$4 $5 " V="$V $1:\${21}" w="$w $1"
}
walk(){
o=$V V= MS=" $p " GS=" $p " w=$p
for e in $o;do up "\${e%%:*}" "\${e#*:}"&&seen "\${e%%:*}";done
while [ "$w" ];do set -- $w;w=
for a do for f in "$P/$a"/task/*/children;do l=;{ read -r l <"$f";} 2>/dev/null
for x in $l;do case $MS in *" $x "*);;*)seen "$x";;esac;done
done;done;done
}
look(){
lk=$((lk+1))
if [ -r "$P/$$/task/$$/children" ]&&[ $((lk%60)) != 1 ];then walk;x=$LS
else rows;KL=$n;kin;x=' ';fi
for l in $GS;do case $x in *" $l "*)continue;;esac
case "$MS$LS" in *" $l "*)x="$x$l ";;esac;done;LS=$x
case $V$LS in "$lv")[ $el -le 10 ]||[ $((el%5)) = 0 ]||return 0;;esac
[ -d "$D" ]&&[ ! -L "$D" ]||return
lv=$V$LS;rm -rf "$D/.watch";only "$D/watch.txt"
(set -C;printf '%s\\n' "$el $qu $((EVERY<5?5:EVERY)) $me" "$V" "$LS" >"$D/.watch")&&mv -f "$D/.watch" "$D/watch.txt"
touch -r "$D/begin" "$D"
}
guard(){
rm -f "$D/.guard";cd /&&boot
el=$2 qu=0 p=$3 s=$4 b=$B pn=$NS mc=$MC aw= po=$KEEP to=$TOOL V= LS=' ' lg=0 lk=0 lv=x
rd watch.txt;set -- $x
case $1/$2 in 0?*/*|*/0?*|*[!0-9/]*|/*|*/|??????????*/*|*/??????????*);;*)[ "$1" -gt "$el" ]&&el=$1 qu=$2;;esac
born $$;me="$$ $x"
zz=$(ls -ln "$D/$O" "$D/stderr.txt")
look
while sleep "$EVERY";do
el=$((el+EVERY))
[ "$STALL" -gt 0 ]&&{ x=$(ls -ln "$D/$O" "$D/stderr.txt");if [ "$x" = "$zz" ];then qu=$((qu+EVERY));else qu=0;fi;zz=$x;}
Q= gw=;if up "$p" "$s"&&mine "$p" "$s";then
w=;if plain exit.txt;then lg=$((lg+EVERY));[ $lg -lt "$LINGER" ]||w=kill;else lg=0;fi
[ "$STALL" -gt 0 ]&&[ $qu -ge "$STALL" ]&&w=stall
[ "$LIMIT" -gt 0 ]&&[ $el -ge "$LIMIT" ]&&w=limit
[ "$w" ]&&slay "$w"
else
[ "$P" ]||case $Q in *"$n$$ "*);;*)continue;;esac
[ "$P" ]||[ ! "\${LS# }" ]||[ ! "$(find "$D/watch.txt" -prune -mmin -2)" ]||gw=$LS
Q=;kin
if [ "$V" ]&&! spared;then sweep;fi
if [ ! "$V" ]||spared;then plain exit.txt||record 137;exit;fi
fi
look
done
} 2>/dev/null
`;
/**
 * `watch_run ELAPSED`: starts the watchdog of a wrapper that lives again, if there is none. Run with the lock held.
 * What `watch.txt` says of the watchdog is a claim; the process table decides. One that was stopped is none, and is ended.
 */
const WATCH = `dogs(){
if [ "$P" ];then for f in $(grep -lF -e "/\${D##*/}/run.sh" "$P"/[0-9]*/cmdline 2>/dev/null);do f=\${f%/cmdline};f=\${f##*/};guards "$f"&&echo "$f";done
else rows;while read -r a x;do guards "$a"&&echo "$a";done <<E
$CL
E
fi
}
watch_run(){
Q=;state;[ $v = r ]||return 0
for a in $(dogs);do if stopped "$a";then kill -KILL "$a";else return 0;fi;done
plain run.sh&&[ -O "$D/run.sh" ]&&detach "$SH" "$D/run.sh" guard "$1" "$p" "$s" >/dev/null
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/posix/runner.js








/**
 * `ways`: sets y to the search path of the agent. The user's own shell is asked once a day, and when the program that is to
 * be run is nowhere to be found; what it says is kept for all runs under this run root, and so is that it says nothing.
 */
const WAYS = `ways(){
f=\${D%/*}/.agentd/path x=
[ -f "$f" ]&&[ ! -L "$f" ]&&[ -O "$f" ]&&read -r x <"$f"
merge;[ "$(find "$f" -mtime -1)" ]&&{ [ ! "$TOOL" ]||seek "$TOOL";}&&return
z=$x;login "$D/.login";rm -f "$D/.login";x=\${x:-$z}
echo "$x" >"$f.$$"&&mv -f "$f.$$" "$f"||rm -f "$f.$$"
merge
}
`;
/**
 * `raise`: lets the agent open as many files as the hard limit says, up to 65,536: macOS begins with 256, and programs that close
 * every number up to the limit before they start another take long with a limit of a thousand million. Where the system takes
 * less than it says, as macOS does of an unlimited one, half of it is tried.
 * `go COMMAND…`: becomes it, with the signals that a background job has ignored (INT, QUIT) reset where the system can.
 * `run`: 1. `begin`, or nothing; 2. the identity, or exit record 98; 3. the search path, in the wrapper itself, so that it is over
 * with it; 4. the watchdog, which has to have read its script before an
 * agent can take it away; 5. the repository, or 97; 6. the command, its end, the record. The record is written by a shell between
 * the wrapper and the agent, which waits in the foreground: where signals come in, `wait` loses exit codes (bash answers -1).
 * If that shell is killed, the wrapper ends what is left and writes its death down. A TERM that reached only the wrapper is
 * passed on to the group; not when a kill or the watchdog is at work, which have told the agent themselves.
 * The command line may have lines of ours in it (`worktree.ts`): bash is privileged, so that no function of the environment and no
 * file named by BASH_ENV changes them; the agent's own shells get both as ever.
 */
const MAIN = `give_up(){ echo "agentd: $2" >>"$D/stderr.txt";record "$1";exit;}
raise(){
x=$(ulimit -H -n);case $x in *[!0-9]*)x=65536;;esac
[ "$x" -le 65536 ]||x=65536
while z=$(ulimit -S -n)&&[ "$z" -lt "$x" ];do ulimit -S -n "$x"&&return;x=$((x/2));done
} 2>/dev/null
go(){
if env --default-signal=INT,QUIT true >/dev/null 2>&1;then exec env --default-signal=INT,QUIT "$@"
elif command -v perl >/dev/null 2>&1;then exec perl -e '$SIG{INT}=$SIG{QUIT}="DEFAULT";exec {$ARGV[0]} @ARGV' "$@"
else exec "$@";fi
}
run(){
cd /&&boot&&born $$||exit
p=$$ s=$x b=$B
claim run "$p" "$s" "$b" "$NS" "$MC"||exit
date +%Y-%m-%dT%H:%M:%S%z >"$D/started.txt"
{ printf '%s\\n' "$p" "$s" "$b" "$T" "$O" "$NS" "$MC" "$KEEP" "$TOOL" >"$D/.pid"&&mv -f "$D/.pid" "$D/pid.txt";}||give_up 98 'the identity of the run could not be written; is the disk full?'
ways
true >"$D/.guard";detach "$SH" "$D/run.sh" guard 0 "$p" "$s" >/dev/null
j=0;while [ -e "$D/.guard" ]&&[ $j -lt 250 ];do sleep 0.02 2>/dev/null||nap;j=$((j+1));done
(cd "$W")||give_up 97 "cannot enter $W"
i="$D/prompt.md";[ -f "$i" ]||i=/dev/null
export AGENTD_RUN="$T" DISABLE_AUTOUPDATER="\${DISABLE_AUTOUPDATER-1}" CLAUDE_CODE_DISABLE_BACKGROUND_TASKS="\${CLAUDE_CODE_DISABLE_BACKGROUND_TASKS-1}"
trap : TERM INT HUP
(trap : TERM INT HUP
(cd "$W"||exit 97
raise;umask "\${AGENTD_UMASK:-022}";PATH=$y
if [ "$AGENTD_LC" ];then LC_ALL=$AGENTD_LC;else unset LC_ALL;fi
unset AGENTD_UMASK AGENTD_PATH AGENTD_LC
if c=$(command -v bash);then go "$c" -p -c "$C";else go "$SH" -c "$C";fi) <"$i" >"$D/$O" 2>"$D/stderr.txt"
record $?) 2>/dev/null &
kid=$!;born $kid;y=$x
while :;do
wait $kid;z=$?;Q=;up $kid "$y"||break
nap;[ -e "$D/ended.txt" ]||{ Q=;up $kid "$y"&&trap '' TERM&&kill -TERM -"$p";trap : TERM;}
done 2>/dev/null
plain exit.txt||{ [ $z -ge 0 ]||z=;w=$z V= LS=;Q=;kin;[ ! "$V" ]||sweep;plain exit.txt||record "$w";}
}
umask 077
case $1 in guard)guard "$@";;scoped)run;;*)scoped&&exec systemd-run $g --unit="$T.scope" "$SH" "$D/run.sh" scoped "$T";run;;esac;exit
`;
/** The functions that a runner shares with the scripts of visits; a script that starts runs carries them once. */
const RUNNER_LIBRARY = [
    BOOT,
    PROCESSES,
    LABELS,
    PLAIN,
    KIN,
    NAP,
    REAL,
    DETACH,
    CLAIM,
    RECORD,
    SLAY,
];
/** What a runner has besides its header and {@link RUNNER_LIBRARY}. */
const RUNNER_MAIN = RUNNER_PROOF + LOGIN_PATH + SCOPE + WAYS + WATCHDOG + MAIN;
/** The whole runner of a run. */
function runnerOf(launch, machine) {
    return [runnerHeader(launch, machine), ...RUNNER_LIBRARY, RUNNER_MAIN].join('');
}
/** Seconds between two looks of the watchdog: 1 for short runs, 5 where the shorter limit is half an hour or more. */
function every(launch) {
    const limits = [launch.limit_s, launch.stall_s].filter((seconds) => seconds > 0);
    return Math.max(1, Math.min(5, Math.floor(Math.min(...limits, 1800) / 360)));
}
/** The lines before the rest that make it the runner of this run: variables, all quoted. */
function runnerHeader(launch, machine) {
    return [
        `#!${machine.sh}`,
        '# Runs one agent, records its end (exit.txt), and keeps its limits. Written by agentd.',
        `D=${quote(launch.dir)} T=${quote(launch.task)} W=${quote(launch.cwd)} O=${quote(launch.stdout_name)}`,
        `SH=${quote(machine.sh)} P=${quote(machine.proc)} Y=${quote(machine.systemd)} LC_ALL=C LIMIT=${launch.limit_s} STALL=${launch.stall_s} EVERY=${every(launch)} LINGER=${machine.linger_s}`,
        `C=${quote(launch.command)} TOOL=${quote(launch.program ?? '')} KEEP=${launch.survivors ?? 'end'}`,
        'export LC_ALL',
        '',
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/action/src/transports/posix/environment.js
/**
 * What the shell of a visit, and so the runs that it starts, have in their environment: that of the session, without what
 * belongs to somebody else, and with HOME and USER as they should be. The lists are those of `config/environment.ts`.
 */

/**
 * `whose`: sets and exports HOME, USER and LOGNAME where they are missing; systemd’s own services have none of them. A home
 * that cannot be found out is left unset, never empty. `variables`: the names of what is exported, one a line; a line
 * of a value that looks alike is told apart by asking for the variable.
 */
const ENVIRONMENT = `whose(){
[ "$USER" ]||{ USER=\${LOGNAME:-$(id -un 2>/dev/null)};export USER;}
[ "$LOGNAME" ]||{ LOGNAME=$USER;export LOGNAME;}
case $HOME in /*)return;;esac
x=$(id -un 2>/dev/null)
case $x in ''|*[!A-Za-z0-9._-]*)x=$(getent passwd "$(id -u)" 2>/dev/null);x=\${x%:*};x=\${x##*:};;*)eval "x=~$x";;esac
case $x in /*)HOME=$x;export HOME;;*)unset HOME;;esac
}
variables(){
for x in $(env|sed -n 's/^\\([A-Za-z_][A-Za-z0-9_]*\\)=.*/\\1/p');do eval "[ \\"\\\${$x+x}\\" ]"&&echo "$x";done
}
`;
/** Lines that take away what is not to be inherited. @param starts something is started, which inherits it. */
function cleaned({ pass, secrets }, starts) {
    const names = environment/* FOREIGN */.nY.filter((pattern) => !pattern.endsWith('*') && !(0,environment/* isLike */.ON)(pattern, pass));
    const beginnings = environment/* FOREIGN */.nY.filter((pattern) => pattern.endsWith('*'));
    const keeps = pass.length === 0 ? '' : `${pass.join('|')});;`;
    return [
        `unset ${[...names, ...secrets].join(' ')}`,
        ...(starts
            ? [`for k in $(variables);do case $k in ${keeps}${beginnings.join('|')})unset $k;;esac;done`, 'whose']
            : []),
    ];
}

;// CONCATENATED MODULE: ./build/action/src/transports/posix/start.js
/** Shell functions that start, void and forget runs. All of them run with the lock held (`guarded`). */
/**
 * `begin_run KEY REPLACED…`: makes D and launches in it; sets y to `started` or `evidence`, or w to a refusal. It calls
 * `files`, which the script defines for each start, and which checks with `sized` that the disk took all. When something fails, nothing of it stays.
 * A directory that is there without any evidence may be used: the runner's own `begin` still lets only one begin. Nothing is
 * written through a link or into a pipe, whoever put it there.
 * id: who the wrapper is, `PID START BOOT PIDNS MACHINE`, from the shell that launched it and the process table alone; empty: it
 * could not be made out. The agent's own folder `out` is made here, and the marker given to the wrapper itself.
 */
const START = `evident(){
for f in pid.txt launch.pid exit.txt begin;do [ -e "$D/$f" ]||continue
k=;[ "$f" = begin ]&&plain begin&&{ read -r k <"$D/begin";} 2>/dev/null
if [ "$k" = void ];then no run-void;else no haspid;fi;return 0;done
return 1
}
sized(){ [ $(($(wc -c <"$D/$1"))) = "$2" ];}
put(){ if [ $# = 3 ];then printf %s "$3";else unb64;fi >"$D/$1"&&sized "$1" "$2";}
begin_run(){
y= made= id= K0="$A/locks/$1" D0=$D T0=$T;shift
for D do voided&&continue;[ "$w" ]||y=evidence;D=$D0;return;done
D=$D0;[ -L "$D" ]&&{ no run-dir-blocked;return;}
evident&&return
[ ! -e "$D" ]||[ -d "$D" ]||{ no run-dir-blocked;return;}
if there "$K0";then
H0=;file "$K0"&&{ read -r H0 <"$K0";} 2>/dev/null
[ "$H0" ]||{ no item-lock-unreadable "$K0";return;}
if ! alike "$H0" "$D0";then
D=$H0 T=agentd-\${H0##*/};busy&&no item-locked "$H0"||w=
D=$D0 T=$T0;[ "$w" ]&&return;fi
fi
[ -d "$D" ]||{ mkdir "$D" 2>/dev/null&&made=1;}||{ no write-failed "$D";return;}
[ "$made" ]||[ ! "$(find "$D" ! -type d ! -type f)" ]||{ no run-dir-blocked;return;}
if { fresh "$K0.new" "$D"&&mv -f "$K0.new" "$K0"&&{ [ -d "$D/out" ]||mkdir "$D/out";}&&files&&printf '%-63s\\n' '' >"$D/.exit"&&printf '%-7s\\n' '' >"$D/.ended";} 2>/dev/null
then p=$(detach env AGENTD_RUN="$T" "$SH" "$D/run.sh" "$T") y=started
born "$p"&&id="$p $x $B $NS $MC"
{ echo "$p" >"$D/launch.pid";} 2>/dev/null
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
K0="$A/locks/$1" H0=;[ -f "$K0" ]||return
{ read -r H0 <"$K0";} 2>/dev/null
alike "$H0" "$D"&&! busy&&rm -f "$K0"
w=
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/posix/state.js
/**
 * Shell functions that tell the state of a run directory without a fork, and say it in one line.
 *
 * Further shared variables:
 *   N nonce   i number of the operation   R run root   k first word of `begin`   x what was read last
 *   IP IS IB IN IM  pid, start, boot, pid namespace and machine of the wrapper as `start` said them; IP empty: only files tell
 *   ow  `begin` is the run's own     aw  why p and s mean nothing here: `boot`, `other-machine`, `other-namespace`; empty: they do
 *   v state: n none, v void, s starting, r running, f finished, g gone, b gone with an earlier boot, x unknown (xc: why)
 *   M files whose modification times are asked for all at once at the end (`ages`)
 */
/**
 * `ident`: who the wrapper is. What `start` answered outranks every file; `begin` outranks `pid.txt`, which the executor contract has. An agent
 * that is the same user can write all of them, so by files alone only a process with the run's path in its command line is a wrapper.
 * `away`: compares where the wrapper was recorded with where this is. A machine without an id (`-`) says nothing: then the boot
 * decides, which no two machines share, and after another boot the watchdog's file (`still`).
 * `still`: the watchdog's file has stood still for more than three of its periods, by the clock of the file system: a machine that shares
 * it may have another clock. Where nothing of the watchdog is there yet, a minute since the beginning has to do.
 * `state`: sets v (and p s b u k) for D.
 *   - A living wrapper is running, whatever its records say; a zombie is dead.
 *   - Finished is a dead wrapper with an exit record beside our own `begin`; the record is looked for after the process, so
 *     that a run that ends in between is finished, not gone. With one it is finished on any machine and after any boot.
 *   - Without one: after a restart of this machine, gone; where another boot's watchdog goes on, on another machine or in
 *     another pid namespace, unknown. A restart is another boot, no other machine, and a watchdog that stands still.
 *   - `void` counts only where nothing shows that the run has begun.
 */
const STATE = `ident(){
k=
if plain begin;then { read -r k p s b pn mc l <"$D/begin";} 2>/dev/null;[ "$k" ]||k=?
elif there "$D/begin";then k=?;fi
[ "$k" = run ]||p= s= b= pn= mc=
if plain pid.txt;then _p= _s= _b= _n= _m=
{ read -r _p;read -r _s;read -r _b;read -r u;read -r u;read -r _n;read -r _m;read -r po;read -r to;} <"$D/pid.txt" 2>/dev/null
[ "$k" = run ]||p=$_p s=$_s b=$_b pn=$_n mc=$_m;fi
[ "$k" = run ]&&{ [ ! "$IP" ]||[ "$p $s $b" = "$IP $IS $IB" ];}&&ow=1
[ "$s" ]&&[ "$b" ]||p=
[ ! "$IP" ]||p=$IP s=$IS b=$IB pn=$IN mc=$IM
case $u in */*)u=;;esac
}
away(){
case \${mc:--}/$MC in -/*|*/-|"$MC/$MC");;*)aw=other-machine;return;;esac
[ "$b" = "$B" ]||{ aw=boot;return;}
case \${pn:--}/$NS in -/*|*/-|"$NS/$NS");;*)aw=other-namespace;;esac
}
still(){
_x=$D/watch.txt;[ -f "$_x" ]||{ _x=$D/begin;[ -f "$_x" ]||_x=$D/pid.txt;[ "$(find "$_x" -prune -mmin +1 2>/dev/null)" ];return;}
l=;[ -L "$A" ]||{ touch -c "$A/lock"&&set -- $(mtimes "$A/lock" "$_x")&&{ read -r _a _b l _c <"$_x";};} 2>/dev/null
case $l in [1-9]|[1-9][0-9]);;*)l=5;;esac
if [ $# = 2 ];then [ $(($1-$2)) -gt $((3*l)) ];else [ "$(find "$_x" -prune -mmin +1 2>/dev/null)" ];fi
}
state(){
v=n k= u= po= to= aw= ow= xc= p=$IP s=$IS b=$IB pn=$IN mc=$IM
{ [ -d "$D" ]&&[ ! -L "$D" ];}||{ [ ! "$p" ]||away;return;}
ident
[ ! "$p" ]||away
if [ "$p" ]&&[ ! "$aw" ]&&up "$p" "$s"&&{ [ "$IP" ]||mine "$p" "$s";};then
v=r;[ "$IP" ]||[ -e "$D/pid.txt" ]||v=s;return;fi
[ ! "$p" ]||[ "$aw" ]||! blind||{ v=x xc=processes-unlisted;return;}
h=;for _x in pid.txt started.txt exit.txt watch.txt;do [ -e "$D/$_x" ]&&h=1;done
v=v;[ "$k" = void ]&&[ ! "$h" ]&&return
v=s;{ [ "$h$k" ]&&[ "$h$p" ];}||return
v=f;[ "$ow" ]&&plain exit.txt&&return
v=g
case $aw in '');;boot)if still;then v=b;else v=x xc=other-boot-alive;fi;;*)v=x xc=$aw;;esac
}
`;
/**
 * `report C H`: says the state; collects by the function `cC` when the run has ended and `hH` while it runs.
 * `look I NAME [C H [PID START]]`: all that an inspection is, for a directory with its usual place and task.
 * A missing directory counts as none only where the run root can be looked into or surely is not there either, and nothing of
 * what is not there says anything of a run that was started on another machine or in another pid namespace.
 * `others`: sets y to the pids that are to be ended before the run is over; what of them still lives is looked at again.
 * `counted`: sets y to what the watchdog has counted, `ELAPSED QUIET ALIVE`; empty: it has written nothing.
 * Of a directory that is not the run's own nothing is read.
 */
const REPORT = `others(){
pinned;kin;y=
[ $v != f ]||! spared||V=
for e in $V;do up "\${e%%:*}" "\${e#*:}"&&y="$y \${e%%:*}";done
[ ! "$own" ]||y="$y $p"
y=\${y# }
}
counted(){
rd watch.txt;y=;set -- $x
case $1$2 in ''|*[!0-9]*)return;;esac
y="$1 $2 0";up "$4" "$5"&&guards "$4"&&! stopped "$4"&&y="$1 $2 1"
}
report(){
case $v$aw in [nsv]other-*)v=x xc=$aw;;esac
! blind||v=x xc=processes-unlisted
case $v in
n)if [ -d "$R" ];then [ -r "$R" ]&&[ -x "$R" ]||v=x xc=run-root-unreadable
else case $(ls -d "$R" 2>&1) in *'No such file'*);;*)v=x xc=run-root-unreadable;;esac;fi
if [ $v = n ];then others;say "n|$y";else say "x|$xc|";fi;;
s)M="$M$n$D";say s;;
r)rd started.txt;a=$x c=0 e= f=$D/stderr.txt
[ "$u" ]&&[ -f "$D/$u" ]&&{ [ "$f" -nt "$D/$u" ]||f=$D/$u;}
[ -f "$f" ]&&{ M="$M$n$f";c=1;}
counted;h$2;say "r|$a|$c|$e|$y";;
f)others;rd started.txt;a=$x;rd ended.txt;e=$x;rd exit.txt;say "f|$x|$a|$e|$y";c$1;;
g|b|v)others;[ "$v$y" = v ]&&{ say v;return;}
case $v in b)e=b;;*)e=g;;esac
say "$e|$y|$ow";[ ! "$ow" ]||c$1;;
x)say "x|$xc|";;
esac
}
look(){ i=$1 D=$R/$2 T=agentd-$2 IP=\${5-} IS=\${6-};state;report \${3-0} \${4-0};}
ages(){
[ "$M" ]||return
o=$IFS;IFS=$n;set -f;set -- $(mtimes $M 2>/dev/null);set +f;IFS=$o
echo "$N m $*"
}
`;

// EXTERNAL MODULE: ./build/action/src/transports/powershell/entries.js
var entries = __webpack_require__(975);
;// CONCATENATED MODULE: ./build/action/src/transports/posix/refuse.js
/** Refusals: which operations are refused before anything is sent for them, and what a refusal's code means. */


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
    'watch.txt',
    'out',
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
        case 'discard':
            return isRunDirectory(operation.dir, envelope.run_root) && !refuse_isShared(operation.dir) ? null : 'outside-run-root';
        case 'remove_worktree':
            return isWorktree(operation.path, envelope.run_root) ? null : 'outside-run-root';
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
/** The folder of the items' worktrees, which stands among the run directories. */
function refuse_isShared(path) {
    return /[\\/]worktrees$/i.test(path);
}
/** A name right under that folder. */
function isWorktree(path, root) {
    const name = path.slice(root.length + '/worktrees/'.length);
    return isFileName(name) && path.replaceAll('\\', '/') === `${root.replaceAll('\\', '/')}/worktrees/${name}`;
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
        case 'run-alive':
            return problem(`A run may still live in ${where}${detail === '' ? '' : ` (processes ${detail})`}, so it was not removed.`, 'Wait until it has ended, or end it; then try again.', true);
        case 'worktree-kept':
            return problem(`The worktree ${where} was kept: what work it holds is ${detail === 'unknown' ? 'not known' : detail}.`, 'Look into it: commit and push what is to be kept, then remove it with `git worktree remove`.', false);
        case 'worktree-in-use':
            return problem(`A run or another process works in the worktree ${where}, or may, so it was kept.`, 'Wait until it has ended, or leave that folder; then try again.', true);
        case 'run-dir-link':
            return problem(`${where} is a symbolic link, so it was not touched.`, 'Find out who put it there, and remove it by hand.', false);
        case 'run-root-link':
        case 'run-root-foreign':
            return problem(`The run root for ${where} ${code === 'run-root-link' ? 'is a symbolic link' : 'belongs to another user'}; runs are kept only in a directory of our own.`, 'Set `run_root` to a directory that the terminal’s user owns, not a link.', false);
        case 'run-root-unreadable':
            return problem(`The run root of ${where} cannot be looked into, so what is there is unknown.`, 'Check that the file system of `run_root` is mounted and readable by the terminal’s user.', true);
        case 'other-machine':
            return problem(`The run in ${where} was started on another machine than the one that answered, so what became of it is unknown.`, 'Give each machine a terminal and a `run_root` of its own: machines behind one name or with a shared home are not told apart by their files.', true);
        case 'other-namespace':
            return problem(`The run in ${where} was started in another pid namespace of the machine (another container, say), so what became of it is unknown.`, 'Let the terminal always lead into the same container. If that one was made anew, the run is gone: `agentd release KEY`.', true);
        case 'other-boot-alive':
            return problem(`The run in ${where} was started under another boot, and its watchdog has written there a moment ago, so it may live elsewhere.`, 'After a restart the next tick sees it stand still. If it stays, another machine shares this `run_root`: give each its own.', true);
        case 'processes-hidden':
            return problem(`What still runs of ${where} is unknown: the terminal does not let agentd see it (${detail}).`, 'Let the terminal’s user read WMI (namespace `root\\cimv2`: Enable Account, Execute Methods, Remote Enable), or let the virus scanner pass agentd’s script. If surely nothing of it runs, `agentd release KEY`, and remove that folder.', true);
        case 'processes-unlisted':
            return problem(`What still runs of ${where} is unknown: ps on the terminal told nothing.`, 'The next tick looks again. If it stays, run `ps -ax` there as that user: too many processes (`ulimit -u`) or too little memory are the usual causes.', true);
        case 'tree-hidden':
            return problem(`The run in ${where} goes on: its processes cannot be seen (${detail}), and Windows would not end them all.`, 'End it on the terminal by hand, all that its PowerShell has started. Then let the terminal’s user read WMI (namespace `root\\cimv2`), or let the virus scanner pass agentd’s script.', true);
        case 'run-dir-blocked':
            return problem(`${where} is there and is no directory of our own: a file, a link, or one with links in it.`, 'Move it out of the run root.', false);
        case 'write-failed':
            return problem(`The terminal could not write ${detail === '' ? where : detail}; the disk may be full.`, 'Free space on the terminal, and check who owns the run root.', true);
        case 'run-root-open': {
            const [own = '', ...others] = detail.split(' ');
            return problem(`Others of the machine (${others.join(', ')}) may change what lies in the run root of ${where}, scripts that run as the terminal’s user among it; so nothing was started.`, `Look through it for what is not yours, then run there: \`${(0,entries/* icacls */.w)(where.replace(/[\\/][^\\/]*$/, ''), own)}\`.`, false);
        }
        case 'launch-failed':
            return problem(`Windows would start the runner in ${where} by no way. ${detail}`, 'Give the terminal’s user the right _Log on as a batch job_ (`secpol.msc`, Local Policies, User Rights Assignment), or log that user on; `agentd doctor` tries each way alone and says what it needs.', true);
        case 'terminal-failed':
            return problem(`The terminal failed at ${operation.op} for ${where}: ${detail}`, 'Nothing needs doing at once: the next tick asks again. If it stays, look at what it names on the terminal.', true);
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
        case 'watch':
        case 'forget':
        case 'discard':
        case 'probe':
        case 'fetch':
            return operation.dir;
        case 'mkdir':
        case 'write':
        case 'remove_worktree':
            return operation.path;
        case 'census':
        case 'process_count':
        case 'facts':
        case 'survey':
            return operation.op;
    }
}

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
    const number = operation.op === 'inspect' ? placeBefore(operations, index) : [`i=${index}`];
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
        lines.push(`${runOf(operation)};[ "$w" ]||kill_run >/dev/null &`);
    }
    return [...lines, 'wait'];
}
/** The variables by which the functions know a run, its wrapper's identity among them where `start` has told it. */
function runOf({ dir, task, identity }) {
    const who = identity === null ? 'IP=' : `IP=${plain(String(identity.pid))} IS=${plain(identity.start)}`;
    return `D=${quote(dir)} T=${quote(task)} ${who}${identity === null ? '' : ` ${placeOf(identity)}`}`;
}
/** What runs of one machine have in common. */
function placeOf({ boot, pid_ns, machine }) {
    return `IB=${plain(boot)} IN=${plain(pid_ns)} IM=${plain(machine)}`;
}
/** The line before an inspection, unless the inspections right before it have said the same. */
function placeBefore(operations, index) {
    const operation = operations[index];
    if (operation?.op !== 'inspect' || operation.identity === null)
        return [];
    const place = placeOf(operation.identity);
    for (let before = index - 1; before >= 0; before -= 1) {
        const earlier = operations[before];
        if (earlier?.op !== 'inspect')
            break;
        if (earlier.identity !== null)
            return placeOf(earlier.identity) === place ? [] : [place];
    }
    return [place];
}
function plain(value) {
    return /^[A-Za-z0-9._:-]+$/.test(value) ? value : quote(value);
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
            return [`${runOf(operation)};if [ "$w" ];then say "x|$w";else ${after};fi`];
        }
        case 'start': {
            const { launch, replaces } = operation;
            return [
                ...filesOf(launch, machine),
                `D=${quote(launch.dir)} T=${quote(launch.task)}`,
                `guarded begin_run ${[fileKey(launch.item_id), ...replaces.map(quote)].join(' ')}`,
                `if [ "$w" ];then say "x|$w";else [ $y = started ]&&begun;say "$y|$id";fi`,
            ];
        }
        case 'watch': {
            const seconds = Math.max(0, Math.floor(operation.elapsed_s));
            return [`${runOf(operation)};guarded watch_run ${seconds}`, 'if [ "$w" ];then say "x|$w";else say ok;fi'];
        }
        case 'void':
            return [`D=${quote(operation.dir)};guarded void_run`, 'if [ "$w" ];then say "x|$w";else say "$y";fi'];
        case 'forget':
            return [
                `D=${quote(operation.dir)} T=${quote(operation.task)};guarded forget_run ${fileKey(operation.item_id)}`,
                'if [ "$w" ];then say "x|$w";else say ok;fi',
            ];
        case 'discard':
            return [
                `D=${quote(operation.dir)} T=${quote(operation.task)};guarded discard_run`,
                'if [ "$w" ];then say "x|$w";else settle;say "$y|$z";fi',
            ];
        case 'census':
            return [among(operation.repos), machine.os === 'darwin' ? `census -f '%m|%N'` : `census -c '%Y|%n'`];
        case 'remove_worktree':
            return [
                among(operation.repos),
                `W=${quote(operation.path)} L=${quote(operation.lineage)};guarded drop_worktree`,
                'if [ "$w" ];then say "x|$w";else say ok;fi',
            ];
        case 'process_count':
            return [`count ${countArguments(operation.name, machine.os)}`];
        case 'facts':
            return ['facts'];
        case 'survey':
            return [
                '{ machine;root',
                ...operation.repos.map((path, number) => `repo ${number} ${quote(path)}`),
                ...operation.programs.map(({ word, version }, at) => `tool ${at} ${quote(word)}${version ? ' 1' : ''}`),
                ...(operation.files ?? []).map(({ path, folder, executed }, at) => `called ${at} ${quote(folder)} ${quote(path)}${executed ? ' 1' : ''}`),
                'told;} 2>/dev/null',
            ];
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
/** The function `repos`: looks for W among the worktrees of each repository. */
function among(repos) {
    return `repos(){ for H0 in ${repos.map(quote).join(' ')};do tree&&return;done;return 1;}`;
}
/** One line an inspection; as short as can be for directories with their usual place and task. */
function look(operation, index, setting) {
    const { run_root } = setting.envelope;
    const lists = listNumbers(operation, setting.lists);
    const { dir, task, identity } = operation;
    const name = dir.startsWith(`${run_root}/`) ? dir.slice(run_root.length + 1) : '';
    if (!isFileName(name) || task !== `agentd-${name}`)
        return `i=${index} ${runOf(operation)};state;report ${lists}`;
    if (identity !== null)
        return `look ${index} ${name} ${lists} ${identity.pid} ${plain(identity.start)}`;
    return `look ${index} ${name}${lists === '0 0' ? '' : ` ${lists}`}`;
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
        const put = `put ${quote(name)} ${bytes.length}`;
        if (isPlainText(text))
            lines.push(`${put} ${quote(text)}||return 1`);
        else
            lines.push(`${put} <<'_' ||return 1`, `${base64Lines(bytes)}_`);
    }
    const runner = `${quote(runnerHeader(launch, machine))}"$lib$main"`;
    return [...lines, `put run.sh ${Buffer.byteLength(runnerOf(launch, machine))} ${runner}`, '}'];
}

// EXTERNAL MODULE: ./build/action/src/executors/file-notice.js
var file_notice = __webpack_require__(11878);
;// CONCATENATED MODULE: ./build/action/src/transports/posix/survey.js
/**
 * Shell functions that look at the machine itself and change nothing there. What they find is gathered in S, one fact a
 * line, `key value`, and printed at the end; a fact that could not be found out has no line.
 *
 * Further shared variables:
 *   S  facts     t  temporary folder, gone at the end     K  key of a job     V  jobs under way, `key:pid:start …`
 */

/**
 * `job COMMAND…`: runs it in a session of its own with the search path of a run; its first line becomes the fact K.
 * `ended`: waits for all jobs, five seconds at most, and kills those that still run (fact `late`).
 * `mac`: what only macOS has: Command Line Tools, keychain, sleep, FileVault, and logins of agents that lie in files.
 * `machine`: system, reader of the script, names of variables, user, login shell, tools, systemd. `root`: the run root. `repo NUMBER PATH`, `tool NUMBER WORD [1]`:
 * a repository; a program, with 1 its version. `called NUMBER FOLDER PATH [1]`: a file; git echoes a name that it cannot resolve.
 */
const SURVEY = `${file_notice/* LOOK */.o}
fact(){
case $2 in '')return;;*"$n"*)set -- "$1" "$(printf %s "$2"|tr '\\n' ' ')";;esac
S="$S$1 $2$n"
}
job(){
[ "$t" ]||return
(cd /;unset AGENTD_RUN;PATH=$y;export PATH;det "$@") </dev/null >"$t/$K" 2>"$t/$K.e" 3>&- 9>&- &
k=$!;born $k;V="$V $K:$k:$x"
}
ended(){
j=0;while :;do c=;for e in $V;do k=\${e#*:};Q=;up "\${k%%:*}" "\${k#*:}"&&c=1;done
[ "$c" ]&&[ $j -lt 25 ]||break;nap;done
for f in $V;do K=\${f%%:*};k=\${f#*:}
cut_off "\${k%%:*}" "\${k#*:}"&&fact late.$K 1
x=$(grep -am1 . "$t/$K"||grep -am1 . "$t/$K.e")
fact $K "$(printf %s "$x"|tr -d '\\000-\\037\\177'|cut -c 1-200)";done
}
yes_no(){ if "$@";then echo yes;else echo no;fi;}
machine(){
S= V= b0=$(date +%s)
t=$(mktemp -d "\${TMPDIR:-/tmp}/agentd.XXXXXX")||t=
trap 'rm -rf "$t";exit 1' HUP INT TERM
fact os "$(uname -s)";fact release "$(uname -r)"
fact name "$(sed -n 's/^PRETTY_NAME=//p' /etc/os-release|tr -d '"')";fact mac "$(sw_vers -productVersion)"
fact reader "$reader";fact names "$([ "$AGENTD_LC" ]||unset LC_ALL;variables)";[ -d "$Y/system" ]&&{ fact systemd yes;scoped&&case $g in *--user*)x=user;;*)x=system;;esac||x=none;fact scope $x;}
fact user "$(id -un)";fact uid "$(id -u)";fact home "$HOME"
x=;for a in setsid perl python3 flock base64 openssl gzip pgrep ps git bash loginctl;do real $a&&x="$x $a";done;fact tools "$x"
[ "$P" ]&&fact cgroup "$(cat "$P/self/cgroup")"
x=;[ "$t" ]&&{ login "$t/login";fact shell "$(sed -n 's/^shell=//p' "$t/login")";fact login "$x";}
[ ! "$x" ]&&[ -f "$A/path" ]&&[ ! -L "$A/path" ]&&[ -O "$A/path" ]&&read -r x <"$A/path"
merge;fact path "$y"
command -v loginctl >/dev/null&&{ K=linger;job loginctl show-user "$(id -un)" -p Linger;K=kills;job loginctl show-user -p KillUserProcesses;}
[ "$P" ]||mac
real git||return
K=git;job git --version
K=lfs;job git lfs version
}
mac(){
command -v xcode-select >/dev/null&&{ x=$(xcode-select -p)&&[ -d "$x" ];fact clt "$(yes_no test $? = 0)";}
command -v security >/dev/null&&{ K=keychain;job security show-keychain-info;}
command -v pmset >/dev/null&&{ K=sleep;job sh -c 'pmset -g custom|sed -n "/^AC Power/,999s/^ sleep  *\\([0-9]*\\).*/\\1/p"';}
command -v fdesetup >/dev/null&&{ K=vault;job fdesetup status;}
fact helper "$(yes_no grep -qs apiKeyHelper "\${CLAUDE_CONFIG_DIR:-$HOME/.claude}/settings.json")"
fact codex "$(yes_no test -s "\${CODEX_HOME:-$HOME/.codex}/auth.json")"
}
root(){
a=$R;while [ ! -e "$a" ]&&[ ! -L "$a" ]&&[ "$a" != / ];do a=\${a%/*};a=\${a:-/};done
if [ -L "$R" ];then x=link;elif [ -d "$R" ];then x=folder;elif [ -e "$R" ];then x=file;else x=none;fi
fact root.kind $x;fact root.nearest "$a"
folder root "$a"
fact root.mode "$(ls -ldn "$a"|cut -c 1-10)"
fact root.disk "$(df -Pk "$a"|tail -n 1)"
case $P in '')fact root.inodes "$(df -i "$a"|tail -n 1)";;*)fact root.inodes "$(df -Pi "$a"|tail -n 1)";;esac
x=no;while :;do [ -e "$a/.git" ]&&{ x=$a;break;};[ "$a" = / ]&&break;a=\${a%/*};a=\${a:-/};done;fact root.inside "$x"
}
folder(){ fact $1.own "$(yes_no test -O "$2")";fact $1.write "$(yes_no test -w "$2")";fact $1.real "$(cd "$2"&&pwd -P)";}
repo(){
if [ -d "$2" ];then fact repo$1.kind folder
elif [ -e "$2" ];then fact repo$1.kind file;return
else fact repo$1.kind none;return;fi
folder repo$1 "$2"
fact repo$1.sub "$(yes_no test -f "$2/.gitmodules")"
fact repo$1.id "$(stat -c %d:%i "$2"||stat -f %d:%i "$2")"
real git||return
K=repo$1.top;job env GIT_OPTIONAL_LOCKS=0 git -C "$2" rev-parse --show-toplevel
K=repo$1.head;job env GIT_OPTIONAL_LOCKS=0 git -C "$2" rev-parse --verify HEAD
K=repo$1.bare;job git -C "$2" rev-parse --is-bare-repository
K=repo$1.lfs;job env GIT_NO_LAZY_FETCH=1 git -C "$2" grep -l -e filter=lfs HEAD -- ':(glob)**/.gitattributes'
K=repo$1.filter;job git -C "$2" config --get filter.lfs.process
}
tool(){
x=;case $2 in /*)[ -f "$2" ]&&[ -x "$2" ]&&x=$2;;*)seek "$2"&&x=$d/$2;;esac
fact bin$1 "\${x:--}"
[ "$x" ]||return
a=$(PATH=$y;look "$x" 1);fact fault$1 "$a"
[ "$a" ]||[ ! "$3" ]||{ K=ver$1;job "$x" --version;}
}
called(){
case $3 in /*)x=$3;;*)x=$2/$3;;esac
x=$(PATH=$y;look "$x" $4);fact file$1 "\${x:-ok}"
real git||return
case $3 in /*);;*)K=file$1.head;job env GIT_OPTIONAL_LOCKS=0 git -C "$2" rev-parse "HEAD:./$3";;esac
}
told(){
ended;[ "$t" ]&&rm -rf "$t"
fact seconds $(($(date +%s)-b0))
printf '%s' "$N $i.0 $z ";printf %s "$S"|enc;echo;say ok
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/posix/script.js



















/** Directories with the system's own tools, tried before the user's. */
const SYSTEM_PATH = '/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin';
/** The search path of the scripts themselves, as a word of the shell. */
function searchPath(machine) {
    return machine.path === null ? `${SYSTEM_PATH}\${PATH:+:$PATH}` : quote(machine.path);
}
/** Operations that call git, or start what may. */
const CALLS_GIT = ['start', 'survey', 'census', 'remove_worktree'];
/** Operations that ask whether anything of a run lives. */
const ON_RUNS = ['start', 'inspect', 'kill', 'watch', 'forget', 'discard'];
/** Functions in the order in which they are defined, and the operations that need them. */
const PARTS = [
    [BOOT, [...ON_RUNS, 'void', 'facts', 'survey', 'census', 'remove_worktree']],
    [PROCESSES, [...ON_RUNS, 'void', 'survey', 'census', 'remove_worktree']],
    [LABELS, [...ON_RUNS, 'void', 'census', 'remove_worktree']],
    [STOPPED, ['inspect', 'kill', 'watch']],
    [PLAIN, [...ON_RUNS, 'void', 'census', 'remove_worktree']],
    [KIN, [...ON_RUNS, 'void', 'census', 'remove_worktree']],
    [BASE64, [...ON_RUNS, 'void', 'write', 'fetch', 'survey', 'census', 'remove_worktree']],
    [NAP, ['start', 'void', 'kill', 'watch', 'forget', 'discard', 'survey', 'remove_worktree']],
    [STATE, [...ON_RUNS, 'void', 'census', 'remove_worktree']],
    [REAL, ['start', 'void', 'kill', 'watch', 'forget', 'discard', 'survey', 'census', 'remove_worktree']],
    [REPORT, ['inspect', 'kill']],
    [COLLECT, ['inspect', 'kill', 'fetch', 'survey']],
    [CLAIM, ['start', 'void', 'kill', 'forget', 'discard']],
    [GUARD, ['start', 'void', 'kill', 'watch', 'forget', 'discard', 'remove_worktree']],
    [VOID, ['start', 'void', 'kill', 'forget', 'discard']],
    [ENVIRONMENT, ['start', 'survey']],
    [SCOPE, ['survey']],
    [DETACH, ['start', 'watch', 'survey']],
    [START, ['start']],
    [VOID_RUN, ['void']],
    [FORGET, ['forget']],
    [DISCARD, ['discard']],
    [RECORD, ['kill']],
    [SLAY, ['kill']],
    [KILL, ['kill']],
    [WATCH, ['watch']],
    [WORK, ['census', 'remove_worktree']],
    [CENSUS, ['census', 'remove_worktree']],
    [DROP_WORKTREE, ['remove_worktree']],
    [FILES, ['mkdir', 'probe', 'write']],
    [PROCESS_COUNT, ['process_count']],
    [FACTS, ['facts']],
    [LOGIN_PATH, ['survey']],
    [SURVEY, ['survey']],
];
/** From so many looks on, the answer comes back packed as a whole. */
const MANY = 64;
const ONLY_LOOKS = new Set(['inspect', 'facts', 'process_count']);
/**
 * The whole script. It is one brace group on lines of its own that ends in `exit`: a shell parses it to the end before
 * it runs any of it, so a transfer that was cut runs nothing, and no command can eat the rest of it.
 */
function visit(operations, envelope, machine) {
    const lists = listsOf(operations);
    const { functions, searches } = collectors(lists);
    const kinds = new Set(operations.map((operation) => operation.op));
    const whole = operations.length > MANY && kinds.has('inspect') && [...kinds].every((kind) => ONLY_LOOKS.has(kind));
    const needed = PARTS.filter(([, by]) => by.some((kind) => kinds.has(kind))).map(([text]) => text);
    const parts = kinds.has('start') ? needed.filter((text) => !RUNNER_LIBRARY.includes(text)) : needed;
    const fence = envelope.fence;
    return [
        ...head(envelope.nonce, machine),
        '{',
        ...proof(envelope.nonce, machine),
        'AGENTD_PATH=$PATH AGENTD_LC=$LC_ALL',
        `PATH=${searchPath(machine)} LC_ALL=C;export PATH LC_ALL`,
        ...(kinds.has('start') ? ['AGENTD_UMASK=$(umask);export AGENTD_PATH AGENTD_LC AGENTD_UMASK'] : []),
        'umask 077;exec </dev/null',
        ...(kinds.has('survey') ? [`reader=$2 Y=${quote(machine.systemd)}`] : []),
        `N=${envelope.nonce} R=${quote(envelope.run_root)} P=${quote(machine.proc)} SH=${quote(machine.sh)}`,
        'A=$R/.agentd Q= M= IP= b64d=;say(){ echo "$N $i $*";}',
        `F=${fence === null ? '' : String(fence.number)} G=$A/fence-${fence === null ? '' : fileKey(fence.lineage)}`,
        ...(kinds.has('start')
            ? [`lib=${quote(RUNNER_LIBRARY.join(''))}`, 'eval "$lib"', `main=${quote(RUNNER_MAIN)}`]
            : []),
        ...parts.map((text) => text.replace(/\n$/, '')),
        ...(parts.includes(STATE) ? [`mtimes(){ stat ${machine.os === 'darwin' ? '-f %m' : '-c %Y'} "$@";}`] : []),
        ...functions,
        ...(CALLS_GIT.some((kind) => kinds.has(kind)) ? cleaned(machine, kinds.has('start') || kinds.has('survey')) : []),
        'echo;echo "$N BEGIN"',
        ...(needed.includes(BOOT) ? ['boot'] : []),
        ...(whole ? ['answer(){'] : []),
        ...operations.flatMap((_operation, index) => stepsFor(operations, index, { envelope, machine, lists })),
        ...searches,
        ...(parts.includes(REPORT) ? ['ages'] : []),
        ...(whole ? ['}', `if [ $z = z ];then printf '%s' "$N Z ";answer|enc;echo;else answer;fi`] : []),
        'echo "$N END 0"',
        'exit 0',
        '}',
        '',
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/action/src/transports/posix/pack.js
/**
 * A long script travels packed: it unpacks itself where gzip is at hand, and elsewhere does nothing but ask for the plain
 * one. So a usual start fits into what a connection carries before the first acknowledgement comes back.
 */




/** Characters of a script that is sent as it is: unpacking costs two processes. */
const LONGEST_PLAIN = 8000;
/**
 * Like the plain script it is one brace group, so that a transfer that was cut runs nothing; besides, gzip ends with
 * an error unless all is there and its check sum is right. The base64 is one line, which every `base64` takes; openssl alone does
 * not, and asks for the plain script.
 */
function packed(script, { nonce, plain }, machine) {
    if (plain === true || script.length <= LONGEST_PLAIN)
        return script;
    return [
        ...head(nonce, machine),
        '{',
        ...proof(nonce, machine),
        `N=${nonce} b64d=`,
        BASE64.trimEnd(),
        'text(){',
        "unb64 <<'_'",
        (0,external_node_zlib_.gzipSync)(script, { level: 9 }).toString('base64'),
        '_',
        '}',
        `x=$({ PATH=${searchPath(machine)};export PATH;text|gzip -dc;} 2>/dev/null)&&eval "$x"`,
        'echo;echo "$N PLAIN"',
        'exit 0',
        '}',
        '',
    ].join('\n');
}

// EXTERNAL MODULE: ./build/action/src/executors/collect.js
var collect = __webpack_require__(90597);
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

// EXTERNAL MODULE: ./build/bot/invisible.js
var invisible = __webpack_require__(64373);
;// CONCATENATED MODULE: ./build/action/src/transports/powershell/unbegun.js
/** What Windows says of a launch that has not begun: the way by which it was started, and what became of its task. */

/**
 * `unbegun`: the first line of `launch.txt`, and what `task_said` says, each on a line; nothing while the launch is younger than a minute.
 */
const UNBEGUN = String.raw `function unbegun{
if([IO.Directory]::GetLastWriteTimeUtc($Dir) -gt [DateTime]::UtcNow.AddMinutes(-1)){return}
try{[string]@(lines (place 'launch.txt'))[0]+$Lf+"$(task_said $Task)"}catch{}
}
`;
/** `told LINES`: adds lines to `launch.txt`. `unbegun_noted`: what `task_said` says, too. */
const TOLD = String.raw `function told($lines){try{$path=place 'launch.txt';over $path ($Utf8.GetBytes((@(@(lines $path) -match '\S')+$lines -join $Lf)+$Lf))}catch{}}
function unbegun_noted{
$said=try{task_said $Task}catch{}
if((there 'launch.txt') -and $said){told ('result: '+$said)}
}
`;
/** Results of tasks that say why nothing began. */
const RESULTS = {
    0x8007_0569: [
        'the user may not log on as a batch job',
        'Give that user the right _Log on as a batch job_ (`secpol.msc`, Local Policies, User Rights Assignment), or log the user on.',
    ],
    0x8007_052e: [
        'the logon of the user failed',
        'See that the account is not locked, disabled or without the right to log on.',
    ],
    0x8007_0005: ['access was denied', 'See that the terminal’s user may read and execute PowerShell and the run root.'],
    0x8007_0002: ['a file was not found', 'See that Windows PowerShell and the run root are where they were.'],
    0x8007_10e0: [
        'the operator or an administrator has refused the request',
        'A task in the user’s session needs that user logged on; see also the settings of the task in `taskschd.msc`.',
    ],
    0x4_1301: [
        'the task runs, and PowerShell has not come to its first line',
        'See what holds it there: a virus scanner, or a disk that does not answer.',
    ],
    0x4_1303: [
        'the task has not run yet',
        'A task in the user’s session waits until that user logs on; else see the log of the task scheduler.',
    ],
    0x4_1306: ['the task was ended by a user', 'See who ends tasks there; then start again.'],
    0xc000_013a: [
        'its window was closed, or the user logged off',
        'Lock or disconnect the session instead of logging off.',
    ],
    0x4001_0004: [
        'the user logged off, or the machine was shut down',
        'Lock or disconnect the session instead of logging off.',
    ],
    0xfffd_0000: [
        'PowerShell did not find its script',
        'See whether a virus scanner puts files of the run root into quarantine.',
    ],
    1: [
        'PowerShell ended at once with an error',
        'A virus scanner, AppLocker or an attack-surface rule may block scripts: see its log, and exempt the run root.',
    ],
};
const WORDS_KEPT = 300;
/**
 * The sentences for people, remedy included; null: nothing is known.
 * @param text what `unbegun` said.
 */
function whyUnbegun(text) {
    const [way = '', said = ''] = text.split('\n').map((line) => (0,invisible/* shown */.SP)(line, '\ufffd').trim().slice(0, WORDS_KEPT));
    const match = /^(-?\d{1,10})(?: (.*))?$/.exec(said);
    const began = way === '' || way === 'none' ? [] : [`It was launched as a ${way}.`];
    if (match === null)
        return began.length === 0 ? null : began.join('');
    const code = Number(match[1]) >>> 0;
    const known = RESULTS[code];
    const result = `The result of its task is 0x${code.toString(16).toUpperCase()}${known === undefined ? '' : `: ${known[0]}`}.`;
    const log = match[2] === undefined ? [] : [`The log of tasks says: “${match[2]}”`];
    return [...began, result, ...log, ...(known === undefined ? [] : [known[1]])].join(' ');
}

;// CONCATENATED MODULE: ./build/action/src/transports/posix/survey-facts.js
/** The facts of a survey, `key value` a line, read. POSIX and PowerShell say them alike. Pure. */

function surveyOf(text, operation) {
    const facts = factsIn(text);
    const said = (key) => facts.get(key) ?? null;
    const system = said('os')?.toLowerCase() ?? null;
    const mac = said('mac');
    const uid = said('uid');
    return {
        system,
        version: mac === null ? (said('name') ?? said('release')) : `macOS ${mac}`,
        user: said('user'),
        superuser: uid === null || !/^\d+$/.test(uid) ? null : uid === '0',
        home: said('home'),
        reader: said('reader'),
        variables: said('names')
            ?.split(' ')
            .filter((name) => !OURS.test(name)) ?? null,
        shell: said('shell'),
        login_path: said('login'),
        path: said('path'),
        tools: (said('tools') ?? '').split(' ').filter(Boolean),
        programs: operation.programs.map(({ word }, index) => programOf(word, index, facts)),
        files: (operation.files ?? []).map((file, index) => fileOf(file, `file${index}`, facts)),
        run_root: folderOf(facts),
        repos: operation.repos.map((path, index) => repoOf(path, `repo${index}`, facts)),
        lfs: lfsOf(said('lfs')),
        git: /^git version (\S+)/.exec(said('git') ?? '')?.[1] ?? null,
        linger: yesNo(said('linger')?.replace('Linger=', '')),
        kills_user_processes: yesNo(said('kills')?.replace('KillUserProcesses=', '')),
        scope: oneOf(said('scope'), ['system', 'user', 'none']),
        cgroup: said('cgroup'),
        windows: system === 'windows'
            ? {
                policy: said('policy'),
                long_paths: yesNo(said('long')),
                logon: oneOf(said('logon'), ['Interactive', 'S4U']),
                sid: said('sid'),
                scanners: said('amsi'),
                ways: {
                    by_schtasks: wayOf(said('way.by_schtasks')),
                    by_com: wayOf(said('way.by_com')),
                    by_wmi: wayOf(said('way.by_wmi')),
                    by_breakaway: wayOf(said('way.by_breakaway')),
                    query: wayOf(said('way.query')),
                    native: wayOf(said('way.native')),
                },
            }
            : null,
        mac: macOf(facts),
        seconds: wholeNumber(said('seconds')),
    };
}
/** What the survey's own script sets for itself. */
const OURS = /^(?:AGENTD_|_$|SHLVL$|PWD$|OLDPWD$)/;
/** Characters of a version line that are told. */
const MOST_OF_A_VERSION = 200;
/** Names of files and folders can hold them; in a person's terminal they would begin a line of their own. */
const BREAKS = /[\t\v\f\r\u0085\u2028\u2029]/g;
function factsIn(text) {
    const facts = new Map();
    for (const line of text.split('\n')) {
        const space = line.indexOf(' ');
        if (space > 0)
            facts.set(line.slice(0, space), 
            // Others would colour, hide or overwrite what is said; where one stood is shown.
            (0,invisible/* shown */.SP)(line.slice(space + 1).replace(BREAKS, '\ufffd'), '\ufffd').trim());
    }
    return facts;
}
function programOf(word, index, facts) {
    const where = facts.get(`bin${index}`);
    return {
        word,
        found: where === undefined ? null : where !== '-',
        path: where === undefined || where === '-' ? null : where,
        version: facts.get(`ver${index}`)?.slice(0, MOST_OF_A_VERSION) ?? null,
        late: facts.has(`late.ver${index}`),
        fault: facts.get(`fault${index}`) ?? null,
    };
}
/** git prints the id of what it knows, and the name itself of what it does not. */
function fileOf(file, key, facts) {
    const head = facts.get(`${key}.head`);
    const known = head === undefined ? null : /^[0-9a-f]{40,64}$/.test(head) ? true : head.startsWith('HEAD:') ? false : null;
    return { ...file, said: facts.get(key) ?? null, committed: known };
}
function folderOf(facts) {
    const inside = facts.get('root.inside');
    const above = facts.get('root.above');
    return {
        kind: oneOf(facts.get('root.kind'), ['folder', 'file', 'link', 'none']),
        nearest: facts.get('root.nearest') ?? null,
        real: facts.get('root.real') ?? null,
        link: facts.get('root.link') ?? null,
        own: yesNo(facts.get('root.own')),
        writable: yesNo(facts.get('root.write')),
        mode: facts.get('root.mode') ?? null,
        inside: inside === undefined ? null : inside === 'no' ? '' : inside,
        writers: writersOf(facts.get('root.open')),
        replaceable: above === undefined ? null : above === 'nobody' ? '' : above,
        free_bytes: scaled(beforePercent(facts.get('root.disk')), 1024),
        free_inodes: beforePercent(facts.get('root.inodes')),
    };
}
function repoOf(path, key, facts) {
    const top = facts.get(`${key}.top`);
    const head = facts.get(`${key}.head`);
    const bare = trueFalse(facts.get(`${key}.bare`));
    const born = head !== undefined && /^[0-9a-f]{40,64}$/.test(head);
    const isPath = top !== undefined && /^(?:[/\\]|[A-Za-z]:)/.test(top);
    return {
        path,
        kind: oneOf(facts.get(`${key}.kind`), ['folder', 'file', 'none']),
        id: facts.get(`${key}.id`) ?? null,
        real: facts.get(`${key}.real`) ?? null,
        link: facts.get(`${key}.link`) ?? null,
        own: yesNo(facts.get(`${key}.own`)),
        writable: yesNo(facts.get(`${key}.write`)),
        top: isPath ? top : null,
        complaint: top === undefined || isPath ? null : top,
        has_commit: head === undefined ? null : born ? true : isPath || bare === true ? false : null,
        bare,
        uses_lfs: foundIn(`${key}.lfs`, born, facts, (text) => text.startsWith('HEAD:')),
        lfs_filter: foundIn(`${key}.filter`, born, facts, (text) => text.includes('git-lfs')),
        submodules: yesNo(facts.get(`${key}.sub`)),
    };
}
/** git says nothing where there is nothing to find, and says nothing either where it came to no end. */
function foundIn(key, works, facts, isThere) {
    const text = facts.get(key);
    if (text !== undefined)
        return isThere(text) ? true : null;
    return works && !facts.has(`late.${key}`) ? false : null;
}
/** `security` and `fdesetup` say it in words; what neither says is not known. */
function macOf(facts) {
    if (facts.get('os') !== 'Darwin')
        return null;
    const keychain = facts.get('keychain') ?? '';
    const vault = /^FileVault is (On|Off)/.exec(facts.get('vault') ?? '')?.[1];
    return {
        command_line_tools: yesNo(facts.get('clt')),
        keychain: /^Keychain .*(?:timeout|lock-on-sleep)/.test(keychain)
            ? 'open'
            : /not allowed|could not be found|no default keychain/i.test(keychain)
                ? 'closed'
                : null,
        sleep_minutes: wholeNumber(facts.get('sleep')),
        filevault: vault === undefined ? null : vault === 'On',
        key_helper: yesNo(facts.get('helper')),
        codex_login: yesNo(facts.get('codex')),
    };
}
function lfsOf(text) {
    if (text === null)
        return null;
    return text.startsWith('git-lfs/') ? true : text.includes('is not a git command') ? false : null;
}
function trueFalse(text) {
    return text === 'true' ? true : text === 'false' ? false : null;
}
/** `ok`, or `refused` and why. */
function wayOf(text) {
    if (text === 'ok')
        return '';
    return text?.startsWith('refused') === true ? text.slice(8) || 'no reason given' : null;
}
function writersOf(text) {
    if (text === undefined)
        return null;
    return text === 'nobody' ? [] : text.split(' ');
}
function yesNo(text) {
    return text === 'yes' ? true : text === 'no' ? false : null;
}
function oneOf(text, words) {
    return words.find((word) => word === text) ?? null;
}
function wholeNumber(text) {
    return text != null && /^\d+$/.test(text) ? Number(text) : null;
}
/** What `df` shows as free stands before the percentage, whatever the name of the disk; macOS shows inodes last. */
function beforePercent(line) {
    const found = [...(line ?? '').matchAll(/(\d+)\s+\d+%/g)].at(-1)?.[1];
    return wholeNumber(found);
}
function scaled(value, factor) {
    return value === null ? null : value * factor;
}

;// CONCATENATED MODULE: ./build/action/src/transports/posix/unpack.js
/** Parts of an answer, unpacked: none becomes larger than what was asked for. */


/** As much as a channel takes of an answer before it is unpacked. */
const ANSWER_BYTES = 256 * 1024 * 1024;
/** What is found in a file comes with the end of its line. */
const LINE_END = 2;
/** `z <base64 of gzip>` or `b <base64>`. What is packed can be a thousand times as large as it looks. */
function unpack(line, key, most_bytes) {
    const bytes = Buffer.from(line.slice(2), 'base64');
    if (line === '' || line.startsWith('b'))
        return bytes;
    try {
        return (0,external_node_zlib_.gunzipSync)(bytes, { maxOutputLength: most_bytes });
    }
    catch (cause) {
        if ((0,errors/* errnoOf */.UQ)(cause) === 'ERR_BUFFER_TOO_LARGE')
            throw tooLarge(key, most_bytes);
        const { problem } = incomplete(`what was read for ${key} is damaged`);
        throw new errors/* TransportError */.wX(problem, { cause });
    }
}
/** `remedy`: what to do if it stays, where that is not the doctor. */
function incomplete(what, remedy = '') {
    return new errors/* TransportError */.wX({
        code: 'answer-incomplete',
        message: `The terminal’s answer is incomplete (${what}); what it has done is unknown.`,
        remedy: `Nothing needs doing at once: the next tick asks again. If it stays, ${remedy || 'run `agentd doctor` for the terminal.'}`,
        retry: true,
    });
}
function tooLarge(key, most_bytes) {
    return new errors/* TransportError */.wX({
        code: 'answer-too-large',
        message: `What was read for ${key} unpacks to more than ${most_bytes} bytes, the most that was asked for; it was not read.`,
        remedy: 'See who else writes on that machine: its own scripts keep to the limit.',
        retry: true,
    });
}

;// CONCATENATED MODULE: ./build/action/src/transports/posix/parse.js









/**
 * Results in the order of the operations.
 * @param most_bytes of an answer that unpacks itself.
 * @throws {TransportError} `answer-incomplete`: the end, or the answer to any operation, is missing or damaged;
 * `answer-too-large`: something in it unpacks to more than was asked for.
 */
function results(output, operations, envelope, most_bytes = ANSWER_BYTES) {
    const answer = parse_open(output, envelope.nonce, { lists: listsOf(operations), most_bytes });
    return operations.map((operation, index) => resultOf(operation, index, answer));
}
function parse_open(output, nonce, { lists, most_bytes }) {
    const lines = linesOf(output, nonce);
    const whole = lines.get('Z');
    if (whole !== undefined) {
        for (const [key, said] of linesOf(unpack(`z ${whole}`, 'all', most_bytes).toString('utf8'), nonce))
            lines.set(key, said);
    }
    const reader = lines.get('READ');
    if (!lines.has('BEGIN'))
        throw reader === undefined ? incomplete('it never began', posix_reader/* STARTUP_FILES */._T.replace(/^L/, 'l')) : (0,posix_reader/* readByAnother */.nW)(reader);
    if (!lines.has('END'))
        throw incomplete('the end is missing');
    const times = timesIn(lines);
    let used = 0;
    return {
        lines,
        lists,
        most_bytes,
        times: {
            take: (count) => {
                used += count;
                return times.slice(used - count, used).map(Number);
            },
        },
    };
}
function linesOf(output, nonce) {
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
    return lines;
}
/** The terminal says that it has nothing to unpack a script with; such a script has done nothing else. */
function asksForPlain(output, { nonce }) {
    const lines = linesOf(output, nonce);
    return lines.has('PLAIN') && !lines.has('BEGIN');
}
/** File times, if there is exactly one for each file that was asked about: else nobody knows whose they are. */
function timesIn(lines) {
    const times = (lines.get('m') ?? '').split(' ').filter((time) => /^\d+$/.test(time));
    let asked = 0;
    for (const [key, said] of lines) {
        if (!/^\d+$/.test(key))
            continue;
        if (said === 's' || said.startsWith('s|'))
            asked += 1;
        else if (said.startsWith('r|'))
            asked += Number(said.split('|')[2]);
    }
    return times.length === asked ? times : [];
}
/** Of what an answer says in place of a result: it becomes part of a message. */
const parse_WORDS_KEPT = 2000;
function resultOf(operation, index, answer) {
    const said = answer.lines.get(String(index));
    if (said === undefined)
        throw incomplete(`nothing about operation ${index}, ${operation.op}`);
    const [word = '', ...fields] = said.split('|');
    if (word === 'x') {
        const detail = textOf(fields[1]);
        return { op: operation.op, refused: refusal(fields[0] ?? '', operation, detail) };
    }
    const odd = () => incomplete(`operation ${index}, ${operation.op}, says ${JSON.stringify(said.slice(0, parse_WORDS_KEPT))}`);
    switch (operation.op) {
        case 'inspect':
        case 'kill': {
            const inspection = inspectionOf(operation, index, word, fields, answer);
            if (inspection === null)
                throw odd();
            return { op: operation.op, inspection };
        }
        case 'start':
            if (word === 'evidence')
                return { op: 'start', status: word };
            if (word !== 'started')
                throw odd();
            return {
                op: 'start',
                status: word,
                identity: identityOf(fields[0] ?? ''),
                ...(fields[1] ? { how: textOf(fields[1]) } : {}),
            };
        case 'void':
            if (word !== 'void' && word !== 'evidence')
                throw odd();
            return { op: 'void', status: word };
        case 'forget':
        case 'mkdir':
        case 'write':
        case 'remove_worktree':
        case 'watch':
            if (word !== 'ok')
                throw odd();
            return { op: operation.op };
        case 'discard': {
            const [watchdogs = ''] = fields;
            if ((word !== 'removed' && word !== 'absent') || !/^\d+$/.test(watchdogs))
                throw odd();
            return { op: 'discard', status: word, watchdogs: Number(watchdogs) };
        }
        case 'census': {
            const [seconds = '', text = ''] = fields;
            const census = readCensus(Buffer.from(text, 'base64').toString('utf8'));
            if (word !== 'c' || !/^\d+$/.test(seconds) || census === null)
                throw odd();
            return { op: 'census', now: Number(seconds) * 1000, census };
        }
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
        case 'survey': {
            const line = answer.lines.get(`${index}.0`);
            if (word !== 'ok' || line === undefined)
                throw odd();
            return {
                op: 'survey',
                survey: surveyOf(unpack(line, `${index}.0`, answer.most_bytes).toString('utf8'), operation),
            };
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
/** Words in base64, up to the limit. */
function textOf(field = '') {
    return Buffer.from(field, 'base64').toString('utf8').slice(0, parse_WORDS_KEPT);
}
function inspectionOf(operation, index, word, fields, answer) {
    const collected = () => collectedOf(operation.collect, index, answer);
    switch (word) {
        case 'n': {
            return { state: 'none', survivors: pidsOf(fields[0]) };
        }
        case 'v':
            return { state: 'void' };
        case 's': {
            const [since] = answer.times.take(1);
            const why = whyUnbegun(textOf(fields[0]));
            return {
                state: 'starting',
                since: since === undefined ? null : since * 1000,
                ...(why === null ? {} : { why }),
            };
        }
        case 'r': {
            const [started = '', files = '', flags = '', counted = ''] = fields;
            const times = answer.times.take(Number(files));
            return {
                state: 'running',
                started_at: readStarted(started),
                last_output_at: times.length === 0 ? null : Math.max(...times) * 1000,
                watch: watchOf(counted),
                collected: runningOf(operation, index, flags, answer),
            };
        }
        case 'f': {
            const [exit = '', started = '', ended = '', pids] = fields;
            return {
                state: 'finished',
                exit_code: readExit(exit).code,
                started_at: readStarted(started),
                ended_at: readStamp(readExit(exit).at),
                ended_by: readEndedBy(ended),
                survivors: pidsOf(pids),
                collected: collected(),
            };
        }
        case 'g':
        case 'b':
        case 'u': {
            // Without our own `begin` it is not the run's directory, and nothing was read.
            const files = fields[1] === '1' ? collected() : operation.collect.map(() => null);
            const same_boot = word === 'u' ? null : word === 'g';
            return { state: 'gone', same_boot, survivors: pidsOf(fields[0]), collected: files };
        }
        default:
            return null;
    }
}
/** `12 34`: pids. */
function pidsOf(field = '') {
    return field
        .split(' ')
        .filter((pid) => /^\d+$/.test(pid))
        .map(Number);
}
/** `ELAPSED QUIET ALIVE`; null: the watchdog has written nothing. */
function watchOf(counted) {
    const match = /^(\d{1,9}) (\d{1,9}) ([01])$/.exec(counted);
    if (match === null)
        return null;
    return { elapsed_s: Number(match[1]), quiet_s: Number(match[2]), alive: match[3] === '1' };
}
/** `PID START BOOT PIDNS MACHINE`; null: the terminal could not tell. */
function identityOf(words) {
    const [pid = '', start, boot, pid_ns, machine, ...more] = words.split(' ');
    if (start === undefined || boot === undefined || pid_ns === undefined || machine === undefined)
        return null;
    return /^\d{1,10}$/.test(pid) && more.length === 0 ? { pid: Number(pid), start, boot, pid_ns, machine } : null;
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
        const found = unpack(answer.lines.get(`g${list}.${at}`) ?? '', `g${list}.${at}`, answer.most_bytes);
        const prefix = Buffer.from(`${operation.dir}/${item.file}:`, 'utf8');
        return (0,collect/* wholeText */.r0)(lineAfter(found, prefix).subarray(0, item.max_bytes), item);
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
    const bytes = unpack(line, key, item.max_bytes + LINE_END);
    return (0,collect/* wholeText */.r0)(item.op === 'grep' && bytes.at(-1) === 10 ? bytes.subarray(0, -1) : bytes, item);
}
function offsetMinutes(offset) {
    const match = /^([+-])(\d\d):?(\d\d)$/.exec(offset);
    if (match === null)
        return null;
    const minutes = Number(match[2]) * 60 + Number(match[3]);
    return match[1] === '-' ? -minutes : minutes;
}

;// CONCATENATED MODULE: ./build/action/src/transports/posix.js
/** The POSIX shell: scripts in plain sh for Linux and macOS, and their answers. Pure. */






/**
 * A shell for machines whose `/bin/sh` is dash, bash, busybox ash, zsh or a ksh.
 * @param machine what differs from an ordinary machine of that system.
 */
function posixShell(os, machine = {}) {
    const whole = {
        os,
        sh: '/bin/sh',
        proc: '/proc',
        path: null,
        systemd: '/run/systemd',
        ordered: false,
        secrets: [],
        pass: [],
        linger_s: 60,
        ...machine,
    };
    return {
        os,
        script: (operations, envelope) => packed(visit(operations, envelope, whole), envelope, whole),
        parse: results,
        asksForPlain: asksForPlain,
        runner: (launch) => runnerOf(launch, whole),
        join: (...parts) => external_node_path_.posix.join(...parts),
        quote: quote,
    };
}

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/windows-about.js
/** The facts of a survey that only Windows has. */
/**
 * Runners are started with `-ExecutionPolicy Bypass`, which only a policy of the group overrules.
 *
 * Each way to start a run is tried alone (`way.…`: `ok`, or why not): lists of tasks are read, the task service looks whether it would take a
 * task and takes none (1: validate only), and WMI and a breakaway start a `cmd` that ends at once. Reading by WMI (`way.query`) is another right
 * than starting by it; where it is refused the kernel lists the processes (`way.native`). The names of what scans scripts (AMSI) are those of its classes.
 */
const ABOUT = String.raw `function tried($key,$block){try{[void](& $block);fact $key 'ok'}catch{fact $key ('refused '+(words_of $_))}}
function about{
$trifle='"'+$env:ComSpec+'" /d /c exit'
fact 'os' 'windows'
look_up 'sid' {sid}
look_up 'name' {$version=[Environment]::OSVersion.Version;$called=[string][Microsoft.Win32.Registry]::GetValue('HKEY_LOCAL_MACHINE\SOFTWARE\Microsoft\Windows NT\CurrentVersion','ProductName','Windows')
if($version.Build -ge 22000){$called=$called.Replace('Windows 10','Windows 11')};$called+' '+$version}
look_up 'uid' {if([Security.Principal.WindowsPrincipal]::new([Security.Principal.WindowsIdentity]::GetCurrent()).IsInRole([Security.Principal.WindowsBuiltInRole]::Administrator)){'0'}else{'1'}}
look_up 'login' {([string][Environment]::GetEnvironmentVariable('Path','Machine')+';'+[string][Environment]::GetEnvironmentVariable('Path','User'))}
look_up 'policy' {$policy=@('MachinePolicy','UserPolicy'|ForEach-Object{[string](Get-ExecutionPolicy -Scope $_)}|Where-Object{$_ -ne 'Undefined'})[0];if($policy){$policy}else{'Bypass'}}
look_up 'long' {yes_no ([Microsoft.Win32.Registry]::GetValue('HKEY_LOCAL_MACHINE\SYSTEM\CurrentControlSet\Control\FileSystem','LongPathsEnabled',0) -eq 1)}
look_up 'logon' {if(session){'Interactive'}else{'S4U'}}
look_up 'amsi' {@([Microsoft.Win32.Registry]::LocalMachine.OpenSubKey('SOFTWARE\Microsoft\AMSI\Providers').GetSubKeyNames()|ForEach-Object{[string][Microsoft.Win32.Registry]::GetValue('HKEY_LOCAL_MACHINE\SOFTWARE\Classes\CLSID\'+$_,'',$_)}) -join ', '}
tried 'way.by_schtasks' {task_exe '/Query','/FO','CSV','/NH'}
tried 'way.by_com' {(task_folder).RegisterTask('agentd-doctor',(task_xml 'S4U' "$env:SystemRoot\none.ps1" ''),1,$null,$null,2,$null)}
tried 'way.query' {Get-CimInstance -ClassName Win32_OperatingSystem -Property Version}
tried 'way.native' {native_rows}
tried 'way.by_wmi' {wmi_start $trifle}
tried 'way.by_breakaway' {outside_job $trifle}
}`;

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/quote.js
/**
 * How values get into a PowerShell script: as one single-quoted word, or as base64. Nothing else is allowed. Scripts stay
 * within ASCII, because Windows PowerShell 5.1 reads files without a byte-order mark in the machine's own code page.
 */


/**
 * One word of a PowerShell command line, whatever the value. PowerShell ends a single-quoted word at the typographic
 * quotes U+2018 to U+201B too, so each of them is doubled like the plain one.
 * @throws {TransportError} `value-has-nul`: no argument of a Windows program can hold a NUL.
 */
function quote_quote(value) {
    if (value.includes('\0')) {
        throw new errors/* TransportError */.wX({
            code: 'value-has-nul',
            message: 'A path, name or command line for a terminal contains a NUL character.',
            remedy: 'Remove the NUL character from the configuration or from the item that it comes from.',
            retry: false,
        });
    }
    return `'${value.replaceAll(/['\u2018-\u201b]/g, '$&$&')}'`;
}
/**
 * The value as an expression of a script: quoted where it is printable ASCII and line ends, else as base64 through
 * {@link TEXT_OF}. Since a quoted word doubles its quotes, no line of it ends the text of a here-string that it stands in.
 */
function literal(value) {
    if (/^[\n -~]*$/.test(value))
        return quote_quote(value);
    return `(textof '${Buffer.from(value, 'utf8').toString('base64')}')`;
}
/** `textof B64`: the text that {@link literal} encoded. */
const TEXT_OF = `function textof($b64){[Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($b64))}
`;
/** Bytes as base64 of their gzip, for `unpacked`. */
function quote_packed(bytes) {
    return (0,external_node_zlib_.gzipSync)(bytes, { level: 9 }).toString('base64');
}

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/windows-starts.js
/** How processes are started on Windows: outside of this session, as children of a runner, and the agent itself. */
/** Options of every PowerShell that is started for a file. */
const OPTIONS = '-NoLogo -NoProfile -NonInteractive -ExecutionPolicy Bypass';
/**
 * cmd gives the agent the files themselves as handles, so no byte of prompt or output is read and written again. The
 * values come in by variables, whose content cmd does not look at; so a path may hold any character that Windows allows.
 */
const SPAWN = String.raw `function spawn{
$info=[Diagnostics.ProcessStartInfo]::new()
$info.FileName=$env:ComSpec
$info.Arguments='/d /v:off /s /c ""%AGENTD_PS%" ${OPTIONS} -File "%AGENTD_FILE%" agent "%AGENTD_MARK%" <"%AGENTD_IN%" >"%AGENTD_OUT%" 2>"%AGENTD_ERR%""'
$info.UseShellExecute=$false;$info.CreateNoWindow=$true
$prompt=place 'prompt.md';if(!(kind $prompt)){$prompt='NUL'}
$values=@{AGENTD_PS="$PSHOME\powershell.exe";AGENTD_FILE=(place 'run.ps1');AGENTD_MARK='AGENTD_RUN='+$Task;AGENTD_IN=$prompt;AGENTD_OUT=(place $Out);AGENTD_ERR=(place 'stderr.txt');PSModulePath=$Modules}
foreach($name in $values.Keys){$info.EnvironmentVariables[$name]=$values[$name]}
[Diagnostics.Process]::Start($info)
}`;
const STARTS = {
    by_wmi: String.raw `function wmi_start($call){
$made=Invoke-CimMethod -ClassName Win32_Process -MethodName Create -Arguments @{CommandLine=$call;CurrentDirectory=$env:SystemRoot}
if($made.ReturnValue -ne 0){throw ('Win32_Process.Create answered '+$made.ReturnValue)}
[string]$made.ProcessId
}
function by_wmi($name,$file,$words){
$State.child=wmi_start ('"'+$PSHOME+'\powershell.exe" ${OPTIONS} -File "'+$file+'" '+$words)
'process'
}`,
    child_start: String.raw `function child_start($file,$words){
$info=[Diagnostics.ProcessStartInfo]::new();$info.FileName="$PSHOME\powershell.exe";$info.Arguments='${OPTIONS} -File "'+$file+'" '+$words
$info.UseShellExecute=$false;$info.CreateNoWindow=$true
[void][Diagnostics.Process]::Start($info)
}`,
    spawn: SPAWN,
};

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/windows-breakaway.js
/**
 * The last way to start a process outside of the session: the shell of a login over SSH is in a job that ends with it, and that lets
 * processes out which ask for it (`CREATE_BREAKAWAY_FROM_JOB`). Only Windows' own function can ask, and nothing is compiled
 * for that: the call is emitted.
 */


/**
 * `emitted LIBRARY NAME BACK TYPES`: a type with one static method, which calls that function and keeps its error. That of `windows-native.ts`
 * keeps none, and is plainer for scanners: by it every visit lists processes.
 */
const EMITTED = String.raw `function emitted($library,$name,$back,$types){
$kind=[Reflection.Emit.AssemblyBuilder]::DefineDynamicAssembly([Reflection.AssemblyName]::new('agentd'),'Run').DefineDynamicModule('agentd').DefineType('agentd','Public,Class')
$call=$kind.DefineMethod($name,'Public,Static,PinvokeImpl',$back,[Type[]]$types)
$use=[Runtime.InteropServices.DllImportAttribute]
$call.SetCustomAttribute([Reflection.Emit.CustomAttributeBuilder]::new($use.GetConstructor([Type[]]@([string])),[object[]]@($library),[Reflection.FieldInfo[]]@($use.GetField('SetLastError'),$use.GetField('CharSet')),[object[]]@($true,[Runtime.InteropServices.CharSet]::Unicode)))
$kind.CreateType()
}`;
/**
 * A script of its own, so that a virus scanner that objects to it, or a fault in the call, ends nothing else. It starts the command line
 * in $env:AGENTD_CALL and says its pid. No handle is inherited: sshd would wait for its end.
 * 104 and 68 bytes: STARTUPINFOW of 64 and 32 bits, which holds its own size and else zeros. PROCESS_INFORMATION holds two handles, then the pid.
 * 150994944: CREATE_BREAKAWAY_FROM_JOB and CREATE_NO_WINDOW.
 */
const BREAKAWAY_SCRIPT = String.raw `$ErrorActionPreference='Stop'
${EMITTED}
try{
$line=[Text.StringBuilder]::new($env:AGENTD_CALL)
[Environment]::SetEnvironmentVariable('AGENTD_CALL',[NullString]::Value)
$given=[Runtime.InteropServices.Marshal]::AllocHGlobal(128);$made=[Runtime.InteropServices.Marshal]::AllocHGlobal(32)
[Runtime.InteropServices.Marshal]::Copy([byte[]]::new(128),0,$given,128)
[Runtime.InteropServices.Marshal]::WriteInt32($given,$(if([IntPtr]::Size -eq 8){104}else{68}))
$native=emitted 'kernel32.dll' 'CreateProcessW' ([bool]) @([string],[Text.StringBuilder],[IntPtr],[IntPtr],[bool],[uint32],[IntPtr],[string],[IntPtr],[IntPtr])
if(!$native::CreateProcessW([NullString]::Value,$line,[IntPtr]::Zero,[IntPtr]::Zero,$false,150994944,[IntPtr]::Zero,$env:SystemRoot,$given,$made)){throw [ComponentModel.Win32Exception]::new([Runtime.InteropServices.Marshal]::GetLastWin32Error()).Message}
[Console]::Out.Write('agentd '+[Runtime.InteropServices.Marshal]::ReadInt32($made,2*[IntPtr]::Size))
}catch{[Console]::Error.Write([string]$_);exit 1}
`;
/**
 * `outside_job LINE`: starts that command line; gives its pid, or throws why not. Needs `unpacked`.
 * `by_breakaway NAME FILE WORDS`: as `by_wmi`.
 */
const BREAKAWAY = String.raw `function outside_job($call){
$info=[Diagnostics.ProcessStartInfo]::new();$info.FileName=ps_exe
$info.Arguments='${OPTIONS} -EncodedCommand '+[Convert]::ToBase64String([Text.Encoding]::Unicode.GetBytes($Utf8.GetString((unpacked '${quote_packed(Buffer.from(BREAKAWAY_SCRIPT, 'utf8'))}'))))
$info.UseShellExecute=$false;$info.CreateNoWindow=$true
$info.RedirectStandardInput=$true;$info.RedirectStandardOutput=$true;$info.RedirectStandardError=$true
$info.EnvironmentVariables['AGENTD_CALL']=$call
$child=[Diagnostics.Process]::Start($info);$child.StandardInput.Close()
$said=$child.StandardOutput.ReadToEndAsync();$why=$child.StandardError.ReadToEndAsync()
if(!$child.WaitForExit(15000)){try{$child.Kill()}catch{};throw 'it did not answer within 15 seconds'}
if($said.Wait(2000) -and $said.Result -match 'agentd ([1-9]\d*)\s*$'){return $Matches[1]}
if($why.Wait(2000) -and $why.Result.Trim()){throw $why.Result}
throw ('it ended with exit code '+$child.ExitCode)
}
function by_breakaway($name,$file,$words){
$State.child=outside_job ('"'+(ps_exe)+'" ${OPTIONS} -File "'+$file+'" '+$words)
'process'
}`;

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/windows-native.js
/** The list of processes from the kernel itself, by functions of Windows that are bound at run time: no compiler, no file. */
/**
 * `bound IMPORTS`: a type with those functions as static methods. Each import is the library, the name, the type that comes back, and the
 * types that go in. Works in the .NET Framework since 4.5.
 */
const BOUND = String.raw `function bound($imports){
$type=[Reflection.Emit.AssemblyBuilder]::DefineDynamicAssembly([Reflection.AssemblyName]::new('agentd'),'Run').DefineDynamicModule('agentd').DefineType('Agentd','Public')
foreach($one in $imports){$type.DefinePInvokeMethod($one[1],$one[0],'Public,Static,PinvokeImpl','Standard',$one[2],[Type[]]$one[3],'Winapi','Unicode').SetImplementationFlags('PreserveSig')}
$type.CreateType()
}`;
/**
 * `table BYTES WIDE`: the rows in what `NtQuerySystemInformation(SystemProcessInformation)` has written, without command lines; WIDE: bytes of a
 * pointer. Each entry begins with the distance to the next one; the time of creation is at 32, as 100 ns since 1601; then come
 * the name (a length and a pointer), the priority, pid and parent's pid. Start times as everywhere: microseconds since year 1.
 */
const TABLE = String.raw `function table($bytes,$wide){
$place=56+3*$wide
for($at=0;;$at+=$next){
$next=[BitConverter]::ToInt32($bytes,$at);$made=[BitConverter]::ToInt64($bytes,$at+32)
@{p=[string][BitConverter]::ToInt32($bytes,$at+$place);q=[string][BitConverter]::ToInt32($bytes,$at+$place+$wide);c='';s=$(if($made){[string](($made-$made%10)/10+50491123200000000)}else{''})}
if($next -le 0){return}}
}`;
/**
 * Run as a block with `rows`, or with `born` and a pid. The functions that it calls need no right: the list is everybody's, and the
 * command line is asked of those processes that may be asked anything (`PROCESS_QUERY_LIMITED_INFORMATION`), which are the
 * user's own, and is empty of one that has none; it is class 60 of `NtQueryInformationProcess`, since Windows 8.1. The list is believed only where it says of this
 * very process when it began.
 */
const NATIVE = String.raw `param($Ask,$Process)
${BOUND}
${TABLE}
function listing{
for($size=1048576;;$size*=2){
$buffer=[Runtime.InteropServices.Marshal]::AllocHGlobal($size)
try{
$status=$State.api::NtQuerySystemInformation(5,$buffer,$size,[IntPtr]::Zero)
if($status -eq 0){$bytes=[byte[]]::new($size);[Runtime.InteropServices.Marshal]::Copy($buffer,$bytes,0,$size);return table $bytes ([IntPtr]::Size)}
}finally{[Runtime.InteropServices.Marshal]::FreeHGlobal($buffer)}
if($status -ne -1073741820 -or $size -ge 67108864){throw ('NtQuerySystemInformation answered '+$status)}}
}
function spoken($id,$buffer){
$handle=$State.api::OpenProcess(4096,0,[int]$id)
if($handle -eq [IntPtr]::Zero){return ''}
try{if($State.api::NtQueryInformationProcess($handle,60,$buffer,66000,[IntPtr]::Zero) -eq 0){
[Runtime.InteropServices.Marshal]::PtrToStringUni([Runtime.InteropServices.Marshal]::ReadIntPtr($buffer,[IntPtr]::Size),([Runtime.InteropServices.Marshal]::ReadInt16($buffer) -band 65535)/2)}
}catch{}finally{[void]$State.api::CloseHandle($handle)}
}
if(!$State.api){$pointer=[IntPtr];$number=[int]
$State.api=bound @(
@('ntdll.dll','NtQuerySystemInformation',$number,@($number,$pointer,$number,$pointer)),
@('ntdll.dll','NtQueryInformationProcess',$number,@($pointer,$number,$pointer,$number,$pointer)),
@('kernel32.dll','OpenProcess',$pointer,@($number,$number,$number)),
@('kernel32.dll','CloseHandle',$number,@(,$pointer)))}
$all=@(listing)
$own=[Diagnostics.Process]::GetCurrentProcess().StartTime.ToUniversalTime().Ticks
if(!@($all|Where-Object{$_.p -eq [string]$PID -and $_.s -eq [string](($own-$own%10)/10)}).Count){throw 'the list of the kernel does not hold this very process'}
if($Ask -eq 'born'){foreach($row in $all){if($row.p -eq $Process){return $(if($row.s){$row.s}else{'?'})}};return}
$buffer=[Runtime.InteropServices.Marshal]::AllocHGlobal(66000)
try{foreach($row in $all){$row.c="$(spoken $row.p $buffer)"}}finally{[Runtime.InteropServices.Marshal]::FreeHGlobal($buffer)}
$all`;
/** Functions that run {@link NATIVE}, which is made a block only here, so that a scanner that objects to it ends nothing else. `$Native`: packed. */
const NATIVE_CALLS = String.raw `function native($ask,$id){
if(!$State.native){$State.native=[ScriptBlock]::Create($Utf8.GetString((unpacked $Native)))}
& $State.native $ask $id
}
function native_rows{native 'rows'}
function native_born($id){native 'born' $id}`;

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/windows-processes.js
/** The processes of Windows: their list, whether one is suspended, and how they are ended. */


/**
 * `end_tree` tells whether taskkill did it, which follows living parents. It may need WMI, too.
 */
const windows_processes_PROCESSES = {
    halted: String.raw `function halted($id){!@([Diagnostics.Process]::GetProcessById([int]$id).Threads|Where-Object{$_.ThreadState -ne 'Wait' -or $_.WaitReason -ne 'Suspended'}).Count}`,
    rest: String.raw `function rest($ms){[Threading.Thread]::Sleep($ms)}`,
    wmi_rows: String.raw `function wmi_time($date){if($date){$ticks=$date.ToUniversalTime().Ticks;[string](($ticks-$ticks%10)/10)}}
function wmi_rows{Get-CimInstance -ClassName Win32_Process -Property ProcessId,ParentProcessId,CommandLine,CreationDate|ForEach-Object{@{p=[string]$_.ProcessId;q=[string]$_.ParentProcessId;c=[string]$_.CommandLine;s="$(wmi_time $_.CreationDate)"}}}`,
    native: NATIVE_CALLS,
    native_block: quote_packed(Buffer.from(NATIVE, 'utf8')),
    plain_rows: String.raw `function plain_rows{[Diagnostics.Process]::GetProcesses()|ForEach-Object{@{p=[string]$_.Id;q='';c='';s=''}}}`,
    ends: String.raw `function end_tree($id){$ErrorActionPreference='SilentlyContinue';& "$env:SystemRoot\System32\taskkill.exe" /T /F /PID $id 2>&1|Out-Null;$LASTEXITCODE -eq 0}
function end_one($id){try{[Diagnostics.Process]::GetProcessById([int]$id).Kill()}catch{}}`,
};

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/windows-security.js
/** Who may do what with a folder of Windows. Entries are told by security ids, because names of groups are in the language of Windows. */
/** The system, its administrators (the group, those of a domain, the first one), what creates or owns an object, Windows' own installer. */
const TRUSTED = String.raw `^S-1-(5-18|5-32-544|3-0|3-4|5-80-956008885-.*|5-21-.*-(500|512|519))$`;
/**
 * Rights by which what is in a folder can be changed: write, append, extended attributes, delete a child, attributes, delete,
 * permissions, owner; and the generic ones.
 */
const WRITE = 0x2 + 0x4 + 0x10 + 0x40 + 0x100 + 0x10000 + 0x40000 + 0x80000 + 0x10000000 + 0x40000000;
/** Rights by which a folder in it can be put away, and another in its place. */
const REPLACE = 0x40 + 0x10000 + 0x40000 + 0x80000 + 0x10000000;
/** `sid`: of this user. `ps_exe`: the program that runs scripts. `words_of ERROR`: in one line. */
const SECURITY = String.raw `function sid{[Security.Principal.WindowsIdentity]::GetCurrent().User.Value}
function ps_exe{"$PSHOME\powershell.exe"}
function words_of($fault){([string]$fault -replace '\s+',' ').Trim()}`;
/**
 * `enclosed PATH`: makes the folder, and those above it that are not there, so that only this user, the system and administrators
 * may enter it; nothing is inherited from above. `owned PATH`: it is our own.
 * `writers PATH`: ids of others who may change what is in a folder; throws where nobody can tell.
 * `replacer PATH`: the folder above it in which others may put another in its place; nothing: there is none.
 */
const ROOT = {
    self: SECURITY,
    enclosed: String.raw `function private_entries{'O:'+(sid)+'D:P'+-join@(foreach($one in (sid),'SY','BA'){'(A;OICI;FA;;;'+$one+')'})}
function enclosed($path){
$entries=[Security.AccessControl.DirectorySecurity]::new()
$entries.SetSecurityDescriptorSddlForm((private_entries))
[void][IO.Directory]::CreateDirectory($path,$entries)
}`,
    owned: String.raw `function owned($path){
$owner=(Get-Acl -LiteralPath $path).GetOwner([Security.Principal.SecurityIdentifier]).Value
$owner -eq (sid) -or $owner -in 'S-1-5-32-544','S-1-5-18'
}`,
    writers: String.raw `function strangers($path,$rights){
$own=sid
@(foreach($rule in (Get-Acl -LiteralPath $path).GetAccessRules($true,$true,[Security.Principal.SecurityIdentifier])){
$who=[string]$rule.IdentityReference.Value
if([string]$rule.AccessControlType -eq 'Allow' -and ([int]$rule.FileSystemRights -band $rights) -and !([int]$rule.PropagationFlags -band 2) -and $who -ne $own -and $who -notmatch '${TRUSTED}'){$who}
})|Select-Object -Unique
}
function writers($path){strangers $path ${WRITE}}
function replacer($path){
for($at=[IO.Path]::GetDirectoryName($path);$at;$at=[IO.Path]::GetDirectoryName($at)){if(@(strangers $at ${REPLACE}).Count){return $at}}
}`,
};

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/windows-tasks.js
/**
 * Scheduled tasks, by which runs are started outside of the session. Microsoft's own cmdlets for them are WMI, which refuses a
 * standard user who has logged in over the network; `schtasks.exe` and the COM object of the task service are not. Both say
 * everything in the language of Windows, so only exit codes, places of columns and names count.
 */

/**
 * `task_exe WORDS`: `schtasks.exe`; throws what it said. `task_folder`: the folder of tasks, by COM.
 * `task_result NAME`: of its last run, as a number; nothing where there is no such task, or nobody may ask.
 * `signed_in`: the numbers of the sessions in which this user has logged on; Windows keeps a volatile key for each.
 * `session`: whether a session of this user is there: one of those in which Explorer runs, too. Throws where nobody can tell.
 * `task_logons`: how a task is to be logged on, the best first: in the user's own session (desktop, stored credentials), or without
 * a password (S4U). In a session that nobody knows to be there a task would wait silently, so that is not tried.
 */
const ASKED = String.raw `function task_exe($words){
$ErrorActionPreference='Continue'
$said=@(@()|& "$env:SystemRoot\System32\schtasks.exe" $words 2>&1|ForEach-Object{[string]$_})
if($LASTEXITCODE){throw ((($said -join ' ')+' (exit code '+$LASTEXITCODE+')').Trim())}
$said
}
function task_folder{
$service=New-Object -ComObject Schedule.Service
[void]$service.Connect()
$service.GetFolder('\')
}
function task_result($name){
$said=try{[string](task_folder).GetTask($name).LastTaskResult}catch{
try{@([regex]::Matches([string]@(task_exe '/Query','/TN',$name,'/V','/FO','CSV','/NH')[-1],'"([^"]*)"'))[6].Groups[1].Value}catch{}}
if($said -match '^-?\d+$'){$said}
}
function signed_in{
$key=[Microsoft.Win32.Registry]::Users.OpenSubKey((sid)+'\Volatile Environment')
if($key){$key.GetSubKeyNames()}
}
function session{
$own=@(signed_in)
@([Diagnostics.Process]::GetProcessesByName('explorer')|Where-Object{$own -contains [string]$_.SessionId}).Count -gt 0
}
function task_logons{
if($(try{session}catch{$false})){'Interactive'}
'S4U'
}`;
/**
 * `task_xml LOGON FILE WORDS`: the definition of a task without a trigger. Its limits are the watchdog's business: it has none of
 * its own, batteries do not matter, and it is not of the low priority that tasks have else.
 * In a session the runner has a console, which Windows Terminal shows as a window, and closing that ends the run; so `conhost.exe`
 * gives it one that nobody sees, on systems where Windows Terminal may be in its place.
 */
const TASK_XML = String.raw `function headless{[Environment]::OSVersion.Version.Build -ge 22000 -and [IO.File]::Exists("$env:SystemRoot\System32\conhost.exe")}
function task_xml($logon,$file,$words){
$program=ps_exe;$line='${OPTIONS} -WindowStyle Hidden -File "'+$file+'" '+$words
if($logon -eq 'Interactive' -and (headless)){$line='--headless "'+$program+'" '+$line;$program="$env:SystemRoot\System32\conhost.exe"}
$token=if($logon -eq 'Interactive'){'InteractiveToken'}else{$logon}
$off='DisallowStartIfOnBatteries','StopIfGoingOnBatteries','StartWhenAvailable','RunOnlyIfNetworkAvailable','Hidden','RunOnlyIfIdle','WakeToRun'
'<?xml version="1.0" encoding="UTF-16"?><Task version="1.2" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task"><Triggers/>'+
'<Principals><Principal id="Author"><UserId>'+(sid)+'</UserId><LogonType>'+$token+'</LogonType><RunLevel>LeastPrivilege</RunLevel></Principal></Principals>'+
'<Settings><MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>'+-join@($off|ForEach-Object{'<'+$_+'>false</'+$_+'>'})+
'<IdleSettings><StopOnIdleEnd>false</StopOnIdleEnd><RestartOnIdle>false</RestartOnIdle></IdleSettings><AllowHardTerminate>true</AllowHardTerminate><AllowStartOnDemand>true</AllowStartOnDemand><Enabled>true</Enabled><ExecutionTimeLimit>PT0S</ExecutionTimeLimit><Priority>5</Priority></Settings>'+
'<Actions Context="Author"><Exec><Command>'+[Security.SecurityElement]::Escape($program)+'</Command><Arguments>'+[Security.SecurityElement]::Escape($line)+'</Arguments></Exec></Actions></Task>'
}`;
/**
 * `logged_on NAME`: waits a second at most until the task has left its queue; throws where Windows has taken it and then may not log its user on
 * (0x80070569, 0x8007052E), as without the right to log on as a batch job: another way may work.
 * `by_schtasks`, `by_com` NAME FILE WORDS: register the task and run it; say how, or throw why each way to log on was refused. A
 * task that may not be run does not stay: its result would be told of a run that another way has started. The
 * file of the definition lies beside the runner for a moment, under a name that nobody knows.
 */
const STARTED = String.raw `function task_made($block){
$why=@()
foreach($logon in @(task_logons)){try{return & $block}catch{$why+=$logon+': '+(words_of $_)}}
throw ($why -join ' ')
}
function logged_on($name){
for($wait=0;$wait -lt 10;$wait++){
$said=task_result $name
if($said -match '^(-2147023511|2147943785|-2147023570|2147943726)$'){throw ('the task was taken, and its user could not be logged on for it (result '+$said+')')}
if($said -notmatch '^(267011|267045)$'){return}
nap 100}
}
function by_schtasks($name,$file,$words){
task_made {
$path=[IO.Path]::Combine([IO.Path]::GetDirectoryName($file),'.task-'+[Guid]::NewGuid())
try{
[IO.File]::WriteAllText($path,(task_xml $logon $file $words),[Text.Encoding]::Unicode)
[void](task_exe '/Create','/TN',$name,'/XML',$path,'/F')
}finally{[IO.File]::Delete($path)}
try{[void](task_exe '/Run','/TN',$name);logged_on $name}catch{$fault=$_;try{[void](task_exe '/Delete','/TN',$name,'/F')}catch{};throw $fault}
'task '+$logon}
}
function by_com($name,$file,$words){
$folder=task_folder
task_made {
$made=$folder.RegisterTask($name,(task_xml $logon $file $words),6,$null,$null,$(if($logon -eq 'S4U'){2}else{3}),$null)
try{[void]$made.Run($null);logged_on $name}catch{$fault=$_;try{[void]$folder.DeleteTask($name,0)}catch{};throw $fault}
'task '+$logon}
}`;
/**
 * `task_said NAME`: the result of its last run as a number, and what the task scheduler's log says of a failed one, if it may be
 * read; nothing where there is no such task, or nobody may ask.
 */
const SAID = String.raw `function task_said($name){
$said=task_result $name
if(!$said){return}
$path="*[System[EventID=101 or EventID=103 or EventID=104 or EventID=203] and EventData[Data[@Name='TaskName']='\"+$name+"']]"
try{$said+=' '+(words_of @(Get-WinEvent -LogName 'Microsoft-Windows-TaskScheduler/Operational' -FilterXPath $path -MaxEvents 1 -ErrorAction Stop)[0].Message)}catch{}
$said
}`;
const TASKS = {
    ask_tasks: ASKED,
    tasks: String.raw `function task_there($name){
try{[void](task_exe '/Query','/TN',$name);return $true}catch{}
try{[void](task_folder).GetTask($name);$true}catch{$false}
}
function task_end($name,$stop){
foreach($one in $name,($name+'.watch')){
if($stop){try{[void](task_exe '/End','/TN',$one)}catch{try{[void](task_folder).GetTask($one).Stop(0)}catch{}}}
try{[void](task_exe '/Delete','/TN',$one,'/F')}catch{try{[void](task_folder).DeleteTask($one,0)}catch{}}}
}`,
    task_names: String.raw `function task_names{
try{@(task_exe '/Query','/FO','CSV','/NH') -match '^"\\agentd-'|ForEach-Object{($_ -split '"')[1].Substring(1)}}catch{
try{(task_folder).GetTasks(1)|ForEach-Object{[string]$_.Name}|Where-Object{$_ -like 'agentd-*'}}catch{}}
}`,
    task_said: SAID,
    by_tasks: `${TASK_XML}\n${STARTED}`,
};

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/windows-times.js
/** When Windows booted, which machine it is, and when a process began. */
/**
 * Start times are microseconds since year 1. A process keeps its own, whatever happens to the clock, so pid and start time
 * together are the process.
 *
 * The boot is what the clock says less the time that the machine has been up (`uptime`, 100 ns), to the minute, as ticks of .NET: no right is
 * needed for it. `LastBootUpTime` of WMI, which older records hold, is within a second of it. It moves with the clock, and drifts by
 * up to 200 millionths: `slack`. So another boot time alone proves nothing. `restarted START BOOT` does: the machine is up for less than it
 * was when that process began; or that was before this boot, and no living process is that old, as each from before a change of the clock
 * would be. A shutdown with Fast Startup keeps the kernel's session, and so the boot time, though all processes are gone: a run that it
 * ended is gone on the same boot. Sleep and hibernation change nothing.
 *
 * MachineGuid is made when Windows is installed; machines that were cloned without Sysprep share it.
 *
 * PowerShell gives nothing for a property that may not be read, and no error.
 *
 * `up`: a wrapper is a PowerShell; where nobody tells when a process began, and it is none, it is not the wrapper.
 */
const TIMES = {
    boot: String.raw `function uptime{[long][Math]::Floor([Diagnostics.Stopwatch]::GetTimestamp()/[Diagnostics.Stopwatch]::Frequency*10000000)}
function boot{$ticks=[DateTime]::UtcNow.Ticks-(uptime);[string]($ticks-$ticks%600000000)}
function machine{
try{$id=[Microsoft.Win32.RegistryKey]::OpenBaseKey('LocalMachine','Registry64').OpenSubKey('SOFTWARE\Microsoft\Cryptography').GetValue('MachineGuid')}catch{}
if($id -match '^[0-9A-Za-z-]{8,64}$'){$id}else{'-'}
}
function instant{$ticks=[DateTime]::UtcNow.Ticks;[string](($ticks-$ticks%10)/10)}`,
    same: String.raw `function slack{3000000000+[long][Math]::Floor((uptime)/5000)}
function same($when){$when -match '^\d{1,18}$' -and [Math]::Abs([long]$when-[long]$Boot) -lt (slack)}
function restarted($since,$when){
if($since -notmatch '^\d{1,17}$' -or $when -notmatch '^\d{1,18}$'){return $false}
$then=10*[long]$since;$before=[long]$Boot-(slack)
if($then-[long]$when -gt (uptime)+(slack)){return $true}
if($then -ge $before){return $false}
$first=eldest
$null -ne $first -and 10*$first -ge $before
}`,
    up: String.raw `function up($id,$since,$when){
try{(born $id) -eq $since}
catch{
$fault=$_
try{$name=[Diagnostics.Process]::GetProcessById([int]$id).ProcessName}catch [ArgumentException]{return $false}
if($name -match '^(powershell|pwsh)'){throw $fault}
$false}
}`,
    asked_born: String.raw `function asked_born($id){
try{$since=[Diagnostics.Process]::GetProcessById([int]$id).StartTime}catch [ArgumentException]{return}
if(!$since){throw 'the process does not tell it'}
$ticks=$since.ToUniversalTime().Ticks
[string](($ticks-$ticks%10)/10)
}`,
    wmi_born: String.raw `function wmi_born($id){Get-CimInstance -ClassName Win32_Process -Filter ('ProcessId='+$id) -Property CreationDate|ForEach-Object{if($_.CreationDate){wmi_time $_.CreationDate}else{'?'}}}`,
};

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/windows.js







const WINDOWS = {
    separator: '\\',
    linger_s: 60,
    modules: String.raw `$env:PSModulePath="$PSHOME\Modules;$env:SystemRoot\System32\WindowsPowerShell\v1.0\Modules"`,
    ...ROOT,
    ...TIMES,
    ...windows_processes_PROCESSES,
    ...TASKS,
    ...STARTS,
    by_breakaway: BREAKAWAY,
    about: ABOUT,
};

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/pack.js


/** The script in a shorter one, between the same first and last lines; a damaged one ends in an error before it does anything. */
function inPack(script, { nonce, plain }) {
    if (plain === true)
        return script;
    return [
        `#agentd ${nonce}`,
        (0,powershell_reader/* proof */.n1)(nonce),
        "$ErrorActionPreference='Stop'",
        `$Pack=[IO.MemoryStream]::new([Convert]::FromBase64String('${quote_packed(Buffer.from(script, 'utf8'))}'))`,
        '$Whole=[IO.MemoryStream]::new()',
        '[IO.Compression.GZipStream]::new($Pack,[IO.Compression.CompressionMode]::Decompress).CopyTo($Whole)',
        '& ([ScriptBlock]::Create([Text.Encoding]::UTF8.GetString($Whole.ToArray())))',
        `#end ${nonce}`,
        '',
    ].join('\n');
}

// EXTERNAL MODULE: ./build/action/src/executors/worktree-windows.js
var worktree_windows = __webpack_require__(13222);
;// CONCATENATED MODULE: ./build/action/src/transports/powershell/environment.js
/**
 * What a run on Windows has in its environment: what its user has there, without what belongs to somebody else. The lists
 * are those of `config/environment.ts`; Windows does not regard the case of names.
 */


/** All of `FOREIGN`, and nothing else that has a meaning: scripts for Windows have to be short. */
const NOT_INHERITED = `${worktree_windows/* LEADS_GIT */.p}|^(ACTIONS|GITHUB|INPUT|RUNNER)_|^CLAUDECODE$|^CLAUDE_CODE_(ENTRYPOINT|SSE_PORT)$|^CODEX_SANDBOX|^SSH2?_(CLIENT|CONN|ORIG|TTY|USER)`;
/**
 * Statements for a runner, before it starts anything: what is not to be inherited goes, and folders of the user that a service or
 * WMI may have left out are set.
 */
function environment_cleaned({ secrets, pass }) {
    const kept = pass.length === 0 ? '' : ` -and $Variable -notmatch ${patternOf(pass)}`;
    const own = secrets.length === 0 ? '' : ` -or $Variable -match ${patternOf(secrets)}`;
    return [
        `foreach($Variable in @([Environment]::GetEnvironmentVariables().Keys)){if(($Variable -match '${NOT_INHERITED}'${kept})${own}){[Environment]::SetEnvironmentVariable($Variable,[NullString]::Value)}}`,
        `foreach($Variable in 'USERPROFILE','APPDATA','LOCALAPPDATA'){if(![Environment]::GetEnvironmentVariable($Variable)){[Environment]::SetEnvironmentVariable($Variable,[Environment]::GetFolderPath(($Variable -replace 'APP','Application')))}}`,
        'if(!$env:USERNAME){$env:USERNAME=[Environment]::UserName}',
        '',
    ].join('\n');
}
function patternOf(patterns) {
    const one = (pattern) => {
        const whole = pattern.endsWith('*') ? pattern.slice(0, -1) : `${pattern}$`;
        return whole.replaceAll(/[^\w$]/g, '\\$&');
    };
    return quote_quote(`^(${patterns.map(one).join('|')})`);
}

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/kin.js
/**
 * PowerShell functions that find what belongs to a run. A process does
 *   1. by the marker: its command line holds `AGENTD_RUN=<task>`. No script can read another process's environment; or
 *   2. because the run's watchdog has seen it, pinned by pid and start time; or
 *   3. by descent: its parent belongs. Windows keeps a parent's pid in its children when the parent is gone, so descent goes
 *      on through the dead; a child is younger than its parent, and older than a stranger who has got that pid since.
 * What only a file of the watchdog says of the dead counts up to the time at which it was written. Windows has no sessions or
 * groups of processes; one whose parents all began and ended between two looks of the watchdog is not found, nor one that began after
 * the clock was set back, where it has no marker.
 *
 * What cannot be told is unknown. A bare list (`ways.ts`) shows only what was pinned; and a process whose start nobody tells, or which may be
 * a child of the wrapper's or of a stranger's after a restart (`clock`), is dark: it is never ended, and while it is there nothing is
 * called gone.
 *
 *   $State  .p .s .b .m  pid, start time, boot and machine of the run's wrapper     .aw  where that was, if not here (`state.ts`)
 *           .rows processes that were last listed     .mine what belongs, but for the wrapper: pid → start
 *           .own the wrapper lives, and its command line holds the path of the run     .pins what belonged: pid → start
 *           .dog first line of `watch.txt`
 *           .filed those of .pins that only `watch.txt` tells     .until up to when (`instant`)     .dark what may belong
 *           .po .to  what becomes of survivors (`keep`, else they are ended); name of the agent's program
 */
/**
 * `alive`: the wrapper lives. The system's own processes (0 and 4, elsewhere 1) are never one, whatever a record says.
 * `ours ROW`: its command line holds the path of the run's own script. `marker`: a pattern for command lines. A console host
 * that was given the wrapper's command line ends with it, and is none of the run's processes.
 * `pinned`: sets .pins to what the watchdog has written down. It is a file, so what is older than the wrapper is not believed of it. Pid
 * and start time are the process after any boot.
 * `gather`: sets .mine, .own and .dark, and never finds this very process.
 * `is PID START`: surely that process, and it lives.
 * `abnormal CODE`: nobody exits with it: it died of a signal, or was ended.
 * `spared`: what is left may live on: `keep`, the run ended by itself, and no program of the agent's name is left, by the first
 * three words of its command line, without their endings (`cmd`, `node`, the script of the agent). By a bare list nobody can tell, so
 * what is pinned is ended.
 */
const kin_KIN = String.raw `function plausible{$State.p -match '^[1-9]\d{0,9}$' -and '1','4' -notcontains $State.p -and $State.s -match '^\d{1,18}$'}
function alive{$State.aw -ne 'other-machine' -and (plausible) -and (up $State.p $State.s $State.b)}
function ours($row){$row.c.IndexOf((place 'run.ps1'),[StringComparison]::OrdinalIgnoreCase) -ge 0}
function marker{'^(?!\S*conhost\.exe --headless )(.*[\s"])?AGENTD_RUN='+[regex]::Escape($Task)+'($|[\s"])'}
function pinned{
$State.pins=@{};$State.until='';$all=@()
if($State.aw -ne 'other-machine'){try{$all=@(lines (place 'watch.txt') 262144)}catch{}}
foreach($word in ([string]$all[1]) -split ' '){if($word -match '^([1-9]\d{0,9}):(\d{1,18})$'){$State.pins[$Matches[1]]=$Matches[2]}}
if($all[2] -match '^\d{1,18}$'){$State.until=$all[2]}
$State.dog=[string]$all[0]
$State.filed=$State.pins.Clone()
}
function since($id){try{born $id}catch{'?'}}
function is($id,$then){(since $id) -eq $then}
function gather{
if(!$State.rows){$State.rows=@(rows)}
$tree=@{};$mine=@{};$dark=@{};$tag=marker;$lead=$State.p;$lives=alive;$least=0
if(plausible){$least=[long]$State.s;if($lives -or !$State.aw -or $State.aw -eq 'clock'){$tree[$lead]=$State.s}}
foreach($one in @($State.pins.Keys)){if($one -ne $lead -and [long]$State.pins[$one] -ge $least){$tree[$one]=$State.pins[$one]}}
foreach($row in $State.rows){if($row.c -match $tag){$since=since $row.p;if($since -eq '?'){$dark[$row.p]=1}elseif($since){$tree[$row.p]=$since}}}
do{$more=$false
foreach($row in $State.rows){
$old=$tree[$row.p];$top=$tree[$row.q]
if($mine[$row.p] -or $dark[$row.p] -or !($old -or $top)){continue}
$since=since $row.p
if(!$since){continue}
if($since -eq '?'){$dark[$row.p]=1;continue}
if($since -ne $old){
if(!$top -or [long]$since -lt [long]$top){continue}
$now=since $row.q
if($now -eq '?'){$dark[$row.p]=1;continue}
if($now -ne $top){
if($now -and [long]$since -ge [long]$now){continue}
if($State.aw -eq 'boot' -or ($State.filed[$row.q] -eq $top -and $State.until -and [long]$since -gt [long]$State.until)){continue}
if($State.aw -eq 'clock'){$dark[$row.p]=1;continue}}}
$mine[$row.p]=$since;$tree[$row.p]=$since;$more=$true
}}while($more)
$State.own=$false
if($lives){$mine.Remove($lead);foreach($row in $State.rows){if($row.p -eq $lead -and (($State.bare -and $Known) -or (ours $row))){$State.own=$true}}}
foreach($one in $mine,$dark){$one.Remove([string]$PID)}
$State.mine=$mine;$State.dark=$dark
}
function abnormal($code){$code -match '^(-\d+|129|1[3-8]\d|19[0-2])$'}
function spared{
if($State.bare -or $State.po -ne 'keep' -or (there 'ended.txt') -or (entry 'exit.txt') -notmatch '^exit=(-?\d+) ' -or (abnormal $Matches[1])){return $false}
$agent=([string]$State.to -split '[\\/]')[-1] -replace '\.\w+$'
foreach($row in $State.rows){if($State.mine[$row.p]){
foreach($word in @([regex]::Matches($row.c,'"[^"]*"|\S+'))[0..2]){if($agent -and $word -and ($word.Value.Trim('"') -split '[\\/]')[-1] -replace '\.\w+$' -eq $agent){return $false}}}}
$true
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/kill.js
/** PowerShell functions that end a run's processes and write down how it ended; used by kills, by the wrapper and by the watchdog. */

/**
 * `cap`: of an output that is too large the two ends stay, with a line between them that says how much is left out. Where a process
 * still holds it, or the disk has no room, it stays as it is.
 * `record CODE`: the exit record, after that. Its file was made with the run, so that it can be written on a full disk; written anew only
 * where something keeps it from being renamed. An agent may have put links there; nothing is written through them.
 * `stop WHO`: writes down, once, who ends the run. The watchdog ends a run that has it, too: it may where a visit may not.
 */
const kill_RECORD = String.raw `function piece($from,$to){
$bytes=[byte[]]::new(PIECE);$size=0
while($size -lt PIECE -and ($got=$from.Read($bytes,$size,PIECE-$size))){$size+=$got}
$to.Write($bytes,0,$size)
}
function cap{
foreach($name in NAMES){
$path=place $name;$new=$path+'.cap'
try{
if((kind $path) -ne 'f' -or (linked $path) -or [IO.FileInfo]::new($path).Length -le MOST){continue}
if(kind $new){removed $new}
$from=opened $path
try{$to=[IO.File]::Open($new,'CreateNew','Write','None')
try{piece $from $to
$bytes=$Utf8.GetBytes($Lf+'agentd: '+($from.Length-2*PIECE)+' bytes are left out here'+$Lf);$to.Write($bytes,0,$bytes.Length)
[void]$from.Seek(-PIECE,'End');piece $from $to
}finally{$to.Dispose()}}finally{$from.Dispose()}
removed $path;[IO.File]::Move($new,$path)
}catch{if((kind $new) -and (kind $path)){removed $new}}
}
}
function record($code){
if(!(own_dir)){return}
try{cap}catch{}
$path=place '.exit';$end=place 'exit.txt'
if((linked $path) -or (kind $path) -eq 'd'){removed $path}
$bytes=$Utf8.GetBytes(('exit='+$code+' at '+(stamp)).PadRight(63)+$Lf)
$file=again 100 {[IO.File]::Open($path,'OpenOrCreate','Write','Read')}
try{$file.Write($bytes,0,$bytes.Length);$file.Flush()}finally{$file.Dispose()}
try{again 250 {if(kind $path){if(kind $end){removed $end};[IO.File]::Move($path,$end)}}}catch{[IO.File]::WriteAllBytes($end,$bytes)}
}
function stop($why){
if(!(own_dir)){return}
try{$bytes=$Utf8.GetBytes($why.PadRight(7)+$Lf);$file=[IO.File]::Open((place 'ended.txt'),'CreateNew','Write','Read')
try{$file.Write($bytes,0,$bytes.Length)}finally{$file.Dispose()}}catch{}
}
`
    .replaceAll('PIECE', String(PIECE_BYTES))
    .replace('MOST', String(MOST_BYTES))
    .replace('NAMES', OUTPUTS.map((name) => `'${name}'`).join(','));
/**
 * `sweep`: ends what belongs, but for the wrapper, which writes the record; and looks again, three rounds at most, because what was just
 * ended may have started more. Each is ended only while it is the very process that was seen to belong, by pid and start.
 * `unforged`: a record that is there while the wrapper lives may be the last thing before its end, so that is waited for. A
 * wrapper that still has its agent has written none: then it is nobody's, and goes.
 * `closed`: waits for the wrapper's own record and end, ends the wrapper if it stays, and writes the record of a death that
 * nobody recorded.
 *
 * By a bare list (`ways.ts`) nobody sees what the wrapper has started. Then a record beside a wrapper that stays is not believed, and the whole
 * tree is ended at once (`end_tree`). Where that is denied too, nothing is ended and nothing recorded, for what has lost its wrapper would
 * be out of sight while the run seems over: the run goes on, and `.whole` has its directory, so that it is said.
 */
const kill_SLAY = String.raw `function felled{
$State.whole.Remove($Dir)
if(!$State.bare -or !$State.own -or !(alive) -or (end_tree $State.p)){return $true}
$State.whole[$Dir]=1;$false
}
function sweep{
for($round=0;$round -lt 3;$round++){
$State.rows=$null;gather;$mine=$State.mine
if(!$round -and !(felled)){return}
if(!$mine.Count){return}
foreach($one in @($mine.Keys)){$State.pins[$one]=$mine[$one];$State.filed.Remove($one);if(is $one $mine[$one]){end_one $one}}
for($wait=0;$wait -lt 20 -and @($mine.Keys|Where-Object{is $_ $mine[$_]}).Count;$wait++){nap 100}
}
$State.rows=$null;gather
}
function unforged{
if(!$State.own -or !(there 'exit.txt')){return}
for($wait=0;$wait -lt 20 -and (alive);$wait++){nap 100}
$State.rows=$null;gather
if($State.own){$tag=marker;foreach($row in $State.rows){if($State.bare -or ($row.q -eq $State.p -and $row.c -match $tag)){removed (place 'exit.txt');return}}}
}
function closed{
if($State.whole[$Dir] -or ($State.aw -and !(alive))){return}
for($wait=0;$wait -lt 50 -and (alive);$wait++){nap 100}
if(alive){$State.rows=$null;gather;if(!(felled)){return};if($State.own){end_one $State.p}
for($wait=0;$wait -lt 20 -and (alive);$wait++){nap 100}}
if(!(alive) -and !(there 'exit.txt')){record 137}
}
`;
/**
 * `kill_runs RUNS`: each is a directory, a task and the identity of the wrapper. What never began is made void; all that belongs to a run
 * is ended, whatever its records say, but for what may live on after a normal end (`spared`). Of a run of another machine or boot only
 * what carries the marker or was pinned here is ended. Where the wrapper is known, records that nobody can read keep nothing from being
 * ended. By a bare list the run's watchdog, which may see more than a visit does, is given fifteen seconds to end a run that is marked for it.
 */
const kill_KILL = String.raw `function seen{try{state}catch{if(!$Known){throw};$State.v='x'}}
function each($runs,$block){
foreach($run in $runs){
$Dir=$run.d;$Task=$run.t;$Known=$run.i;seen;pinned
foreach($one in @($run.m.Keys)){$State.pins[$one]=$run.m[$one];$State.filed.Remove($one)}
try{& $block}catch{$State.fault=$_}}
}
function kill_runs($runs){
$open=@();$State.fault=$null
foreach($run in $runs){
$Dir=$run.d;$Task=$run.t;$Known=$run.i;$State.rows=$null;seen
if('n','x' -notcontains $State.v -and $null -eq $State.k){[void](voided)}
for($try=0;$try -lt 6 -and $State.v -eq 's';$try++){seen;if($State.v -ne 's'){break};nap 200}
if($State.xc -eq 'processes-hidden'){continue}
pinned;$State.rows=$null;gather;unforged
if(($State.v -eq 'f' -and (spared)) -or !($State.own -or $State.mine.Count)){continue}
if(!(there 'exit.txt')){stop 'kill'}
$run.m=$State.mine;$open+=$run}
each $open {
$dog=$false;if($State.bare){try{$dog=guarding}catch{}}
if($dog){for($wait=0;$wait -lt 150 -and (alive);$wait++){nap 100}};sweep}
each $open {closed;if(!$State.whole[$Dir]){task_end $Task $true}}
if($State.fault){throw $State.fault}
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/library.js
/**
 * PowerShell functions that both the script of a visit and the runner of a run need. All of them work in Windows
 * PowerShell 5.1 and in PowerShell 7. PowerShell looks names up in the callers' scopes, without regard to case; so what is
 * shared has a capital, and no local variable may have the same letters:
 *
 *   $Dir  run directory     $Task  scheduled task and marker of the run     $Boot, $Machine  ids of this boot and machine
 *   $Known  .p .s .b .m of the wrapper as `start` said them; null: only files tell
 *   $State  what the functions tell each other: .w why something was refused, .y how a start or void went, and what is said in
 *           `state.ts` and `kin.ts`
 */
/**
 * `again N BLOCK`: tries a block up to N times, 40 ms apart, because virus scanners hold files that were just written.
 * `kind PATH`: `d`, `f`, or nothing where it is absent; throws where nobody can tell.
 * `linked PATH`: not 0 for a link, through which nothing is read or written.
 * `there NAME`: it is in the run directory. `own_dir`: the run directory is there and no link.
 * `removed PATH`: takes away what stands there, a file, a folder or a link.
 * `opened PATH`: a stream for reading that disturbs no writer.
 * `lines PATH MOST`: the first lines of a small file; nothing where it is absent, a link or no file.
 * `entry NAME`: the first line of a small record of ours; whatever else is in there reads as empty.
 * `over PATH BYTES`: the file, whole or not at all.
 * `stamp`: now, with the zone.
 */
const library_FILES = String.raw `$ErrorActionPreference='Stop';$ProgressPreference='SilentlyContinue'
$Utf8=[Text.UTF8Encoding]::new($false)
$Lf=[string][char]10
$Known=$null
$State=@{pins=@{};filed=@{};mine=@{};dark=@{};shut=@{};whole=@{}}
function nap($ms){[Threading.Thread]::Sleep($ms)}
function again($count,$block){
for($try=1;;$try++){try{return & $block}
catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{throw}
catch{if($try -ge $count){throw}
nap 40}}
}
function place($name){[IO.Path]::Combine($Dir,$name)}
function kind($path){
try{if([int][IO.File]::GetAttributes($path) -band 16){'d'}else{'f'}}
catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{}
}
function linked($path){try{[int][IO.File]::GetAttributes($path) -band 1024}catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{0}}
function there($name){!!(kind (place $name))}
function own_dir{(kind $Dir) -eq 'd' -and !(linked $Dir)}
function removed($path){if((kind $path) -eq 'd'){[IO.Directory]::Delete($path,!(linked $path))}else{[IO.File]::Delete($path)}}
function opened($path){again 10 {[IO.File]::Open($path,'Open','Read','ReadWrite,Delete')}}
function lines($path,$most=4096){
if((kind $path) -ne 'f' -or (linked $path)){return}
try{$file=opened $path}catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{return}
try{if(linked $path){return};$bytes=[byte[]]::new($most);$size=$file.Read($bytes,0,$most)}finally{$file.Dispose()}
$Utf8.GetString($bytes,0,$size) -split '\r?\n'
}
function entry($name){
$first=[string]@(lines (place $name))[0]
if($first -match '^[0-9A-Za-z=:.+ -]{0,80}$'){$first}else{''}
}
function over($path,$bytes){
$new=$path+'.new'
try{if(kind $new){removed $new}
$file=[IO.File]::Open($new,'CreateNew','Write','None')
try{$file.Write($bytes,0,$bytes.Length)}finally{$file.Dispose()}
again 25 {
if(linked $path){removed $path}
if([IO.File]::Exists($path)){[IO.File]::Replace($new,$path,[NullString]::Value)}else{[IO.File]::Move($new,$path)}}
}catch{try{[IO.File]::Delete($new)}catch{};throw}
}
function stamp{$now=[DateTimeOffset]::Now;$now.ToString('yyyy-MM-ddTHH:mm:ss',[Globalization.CultureInfo]::InvariantCulture)+$now.ToString('zzz').Replace(':','')}
`;
/** `claim TEXT`: creates `begin` with that content; throws if it is there already. */
const library_CLAIM = String.raw `function claim($text){
$bytes=$Utf8.GetBytes($text+$Lf);$path=place 'begin'
$file=[IO.File]::Open($path,'CreateNew','Write','None')
try{$file.Write($bytes,0,$bytes.Length);$file.Flush()}
catch{$file.Dispose();[IO.File]::Delete($path);throw}
finally{$file.Dispose()}
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/verbs.js
/** PowerShell functions for the single steps of a transport, and for facts about the machine. */
/**
 * `make PATH CLEAN`: the directory, emptied if CLEAN. A directory that shows a launch, or that was made void, is refused.
 * `probe NAME…`: one digit for each name in $Dir: there or not.
 * `keep PATH BYTES`: the file, whole or not at all.
 */
const STEPS = String.raw `function make($path,$clean){
if($clean){
foreach($name in 'pid.txt','launch.pid','begin'){if(kind ([IO.Path]::Combine($path,$name))){say 'x|haspid|';return}}
$what=kind $path
if($what -eq 'd'){[IO.Directory]::Delete($path,$true)}elseif($what){[IO.File]::Delete($path)}}
try{[void][IO.Directory]::CreateDirectory($path);say 'ok'}catch{say 'x|write-failed|'}
}
function probe($names){
say ('p|'+-join@(foreach($name in $names){if(kind (place $name)){'1'}else{'0'}}))
}
function keep($path,$bytes){try{over $path $bytes;say 'ok'}catch{say 'x|write-failed|'}}
`;
/** `count NAME`: how many processes have exactly that name; `-` where nobody can tell. */
const verbs_PROCESS_COUNT = String.raw `function count($name){
try{say ('p|'+@([Diagnostics.Process]::GetProcessesByName($name)).Count)}catch{say 'p|-'}
}
`;
/** Windows knows programs without their ending. */
function processName(name) {
    return name.replace(/\.exe$/i, '');
}
/** `facts`: the clock in seconds, the offset of the local zone, the boot. */
const verbs_FACTS = String.raw `function facts{say ('t|'+(epoch ([DateTime]::UtcNow))+'|'+[DateTimeOffset]::Now.ToString('zzz')+'|'+$Boot)}
`;
/** `unpacked B64`: bytes of a gzip. */
const UNPACKED = String.raw `function unpacked($b64){
$zip=[IO.Compression.GZipStream]::new([IO.MemoryStream]::new([Convert]::FromBase64String($b64)),[IO.Compression.CompressionMode]::Decompress)
$memory=[IO.MemoryStream]::new()
$zip.CopyTo($memory);$zip.Dispose()
,$memory.ToArray()
}
`;
/** `put NAME BYTES`: a file of the run directory. */
const UNPACK = `${UNPACKED}function put($name,$bytes){[IO.File]::WriteAllBytes((place $name),$bytes)}
`;

// EXTERNAL MODULE: ./build/action/src/transports/powershell/outside.js
var outside = __webpack_require__(74500);
;// CONCATENATED MODULE: ./build/action/src/transports/powershell/watchdog.js
/** The watchdog of a run: it keeps the limits, remembers what belongs to the run, and sweeps after it. */

/**
 * Mode `guard`: watches the wrapper that its arguments name, whatever files say, from $Elapsed seconds on or from what
 * `watch.txt` holds, if that is more: the count never falls. It counts the pauses it made, and what it does in between with two
 * seconds at most; so time in which the machine itself slept does not count.
 *
 * While the wrapper lives it keeps the limits, ends a run that a kill has marked, and ends a wrapper that still lives $Linger
 * seconds after an exit record: such a record is not the wrapper's, or the wrapper hangs. Once the wrapper is dead it ends what is left
 * (`spared` may stay), writes the record of a death that nobody recorded, and goes only when nothing is left. By a list that hides what
 * belongs (`kin.ts`) a limit ends the tree below the wrapper; of a wrapper that has died it ends what was pinned, and goes without a record,
 * for it cannot know that nothing is left: who sees more decides.
 *
 * `look`: writes `watch.txt` anew, never through a link:
 *   elapsed, quiet, period (seconds), the watchdog's own pid and start time
 *   `pid:start …` of what belongs, but for the wrapper
 *   the time, in the unit of start times
 */
const watchdog_WATCHDOG = String.raw `function size($name){try{$file=opened (place $name);try{$file.Length}finally{$file.Dispose()}}catch{0}}
function look{
if(!(own_dir)){return}
$first=[long][Math]::Floor($spent/1000),[long][Math]::Floor($quiet/1000),($Every/1000),$PID,$self
$pairs=@(foreach($one in $State.mine.Keys){$one+':'+$State.mine[$one]})
try{over (place 'watch.txt') ($Utf8.GetBytes(($first -join ' ')+$Lf+($pairs -join ' ')+$Lf+(instant)+$Lf))}catch{}
}
function guard{
$Boot=boot;$Known=@{p=$Wrapper;s=$Birth};$State.p=$Wrapper;$State.s=$Birth;$State.b=$Boot;$State.po=$Keep;$State.to=$Tool
$spent=1000*[long]$Elapsed;$quiet=0;$late=0;$self=born $PID;$seen=(size $Out)+(size 'stderr.txt')
pinned
$told=try{entry 'watch.txt'}catch{}
if($told -match '^(\d{1,9}) (\d{1,9}) ' -and 1000*$Matches[1] -gt $spent){$spent=1000*$Matches[1];$quiet=1000*$Matches[2]}
for($pause=0;;$pause=$Every){
if($pause){rest $pause}
$clock=[Diagnostics.Stopwatch]::StartNew();$spent+=$pause;$quiet+=$pause;$why=''
try{
$more=(size $Out)+(size 'stderr.txt')
if($more -ne $seen){$seen=$more;$quiet=0;if(!(linked (place '.output'))){[IO.File]::SetLastWriteTimeUtc((place '.output'),[DateTime]::UtcNow)}}
}catch{}
try{
if(there 'exit.txt'){$late+=$pause;if($late -ge 1000*$Linger){$why='kill'}}else{$late=0;if(there 'ended.txt'){$why='kill'}}
if($Stall -and $quiet -ge 1000*$Stall){$why='stall'}
if($Limit -and $spent -ge 1000*$Limit){$why='limit'}
$State.rows=$null;gather
if(alive){if($why){unforged;if(!(there 'exit.txt')){stop $why};sweep;closed}}
else{
if($State.mine.Count -and !(spared)){sweep}
if(!$State.mine.Count -or (spared)){if(!(hidden) -and !(there 'exit.txt')){record 137};return}}
}catch{try{if($why -and (alive)){stop $why;if((end_tree $State.p) -and !(there 'exit.txt')){record 137}}}catch{}}
$State.pins=$State.mine;$State.filed=@{}
look
$busy=[Math]::Min($clock.ElapsedMilliseconds,2000);$spent+=$busy;$quiet+=$busy
}
}
`;
/** `guarding`: the watchdog that has written `watch.txt` lives, and is not halted; throws where nobody tells. */
const GUARDING = String.raw `function guarding{
if((entry 'watch.txt') -match '^\d{1,9} \d{1,9} \d+ (\d{1,10}) (\d{1,18})$'){$id=$Matches[1];(born $id) -eq $Matches[2] -and !(halted $id)}else{$false}
}
`;
/**
 * `watch_run ELAPSED`: starts the watchdog of a wrapper that lives again, if there is none. Run with the lock held. What
 * `watch.txt` says of the watchdog is a claim; the process table decides, but where its command lines are hidden: then the claim does.
 * One that was halted is none, and is ended.
 */
const watchdog_WATCH = String.raw `function watch_run($seconds){
state
if($State.v -ne 'r'){return}
$State.rows=@(rows)
if($State.bare -and (guarding)){return}
foreach($row in $State.rows){if((ours $row) -and $row.c -match '-Mode guard '){try{if(halted $row.p){end_one $row.p}else{return}}catch [ArgumentException]{}}}
$file=place 'run.ps1'
if((kind $file) -ne 'f' -or (linked $file)){return}
$words='-Mode guard -Elapsed '+$seconds+' -Wrapper '+$State.p+' -Birth '+$State.s
if(!(outside ($Task+'.watch') $file $words ${(0,outside/* listOfWays */.g$)(outside/* WATCHDOG_WAYS */.X2)})){throw ($State.tried -join '; ')}
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/ways.js
/**
 * How processes are asked about, whatever a terminal refuses: each question has several ways (`machine.ts`), and the next is taken
 * where one is denied. WMI refuses standard users who come in by SSH, because that is a network logon; a scanner may object to the
 * functions that ask the kernel; and the start of another user's process may be kept from us.
 *
 *   $State  .shut why a way is closed, by its name; all are tried again after a hundred lists, about ten minutes of a watchdog
 *           .bare the last list came by the last way: it holds pids, and neither parents nor command lines
 *           .rows processes that were last listed (`kin.ts`)
 */
/**
 * `rows`: all processes, from the first way whose list holds this very process with its command line. It never fails, but what a bare
 * list does not hold is unknown, never absent.
 * `born PID`: when it began; nothing: no such process. Throws where no way tells: it is there, and nobody knows whose.
 * One process of another user of which WMI does not tell it (`?`) closes no way.
 * `eldest`: when the oldest process of the list began; nothing: not told.
 * `hidden`: what was found of a run may not be all (`kin.ts`). `hid`: why, in words.
 */
const ways_WAYS = String.raw `function rows{
$State.lists++
if($State.lists -gt 100){$State.lists=1;$State.shut=@{}}
foreach($way in 'wmi','native'){
if($State.shut[$way]){continue}
try{
$all=@(& ($way+'_rows'))
if(@($all|Where-Object{$_.p -eq [string]$PID -and $_.c}).Count){$State.bare=$false;return $all}
throw 'this very process is not in the list'
}catch{$State.shut[$way]=[string]$_}}
$State.bare=$true
plain_rows
}
function born($id){
if($id -notmatch '^\d{1,9}$'){return}
try{return asked_born $id}catch{$fault=[string]$_}
foreach($way in 'wmi','native'){if(!$State.shut[$way]){try{$said=& ($way+'_born') $id;if($said -ne '?'){return $said}}catch{$State.shut[$way]=[string]$_}}}
try{return asked_born $id}catch{}
throw ('nobody tells when process '+$id+' began: '+$fault)
}
function eldest{
if(!$State.rows){$State.rows=@(rows)}
$first=$null
foreach($row in $State.rows){if($row.s -and ($null -eq $first -or [long]$row.s -lt $first)){$first=[long]$row.s}}
$first
}
function hidden{$State.bare -or $State.dark.Count}
function hid{
if(!$State.bare){return 'processes that may belong to it: '+(@($State.dark.Keys) -join ' ')}
'processes are listed without parents and command lines; '+(@(foreach($way in 'wmi','native'){if($State.shut[$way]){$way+': '+$State.shut[$way]}}) -join '; ')
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/runner.js








/** Folders where tools live, below the folder that the variable names. */
const HOMES = [
    'USERPROFILE\\.local\\bin',
    'APPDATA\\npm',
    'USERPROFILE\\.cargo\\bin',
    'USERPROFILE\\.bun\\bin',
    'USERPROFILE\\scoop\\shims',
    'LOCALAPPDATA\\Volta\\bin',
    'LOCALAPPDATA\\pnpm',
    'LOCALAPPDATA\\mise\\shims',
]
    .map((folder) => `'${folder}'`)
    .join(',');
/** An expression: the folders that the registry holds for machine and user, and {@link HOMES}; some may be empty. */
const TOOL_FOLDERS = String.raw `@(foreach($Variable in 'Machine','User'){[string][Environment]::GetEnvironmentVariable('Path',$Variable) -split ';'})+@(foreach($Variable in ${HOMES}){$Parts=$Variable -split '\\',2;$Base=[Environment]::GetEnvironmentVariable($Parts[0]);if($Base){$Base+'\'+$Parts[1]}})`;
/**
 * Mode `agent`: the PowerShell whose handles are prompt, stdout and stderr, and which runs the command line. Nothing of the
 * script may read that stdin, so the automatic variable for it is named nowhere. It comes before all functions, so
 * that their names are free for the command line. To the search path it adds what the registry holds for machine and user,
 * because services keep the one of the time when they started. The last line counts a failure that left no exit code as 1.
 */
const AGENT = String.raw `if($Mode -eq 'agent'){
$ErrorActionPreference='Stop';$ProgressPreference='SilentlyContinue'
try{Set-Location -LiteralPath $Cwd}catch{[Console]::Error.WriteLine('agentd: cannot enter '+$Cwd);exit 97}
foreach($Variable in 'AGENTD_PS','AGENTD_FILE','AGENTD_MARK','AGENTD_IN','AGENTD_OUT','AGENTD_ERR'){[Environment]::SetEnvironmentVariable($Variable,[NullString]::Value)}
$env:AGENTD_RUN=$Task
foreach($Variable in 'DISABLE_AUTOUPDATER','CLAUDE_CODE_DISABLE_BACKGROUND_TASKS'){if($null -eq [Environment]::GetEnvironmentVariable($Variable)){[Environment]::SetEnvironmentVariable($Variable,'1')}}
foreach($Folder in ${TOOL_FOLDERS}){if($Folder -and @($env:PATH -split [IO.Path]::PathSeparator) -notcontains $Folder){$env:PATH=$env:PATH+[IO.Path]::PathSeparator+$Folder}}
try{[Console]::OutputEncoding=[Text.UTF8Encoding]::new($false)}catch{}
$OutputEncoding=[Text.UTF8Encoding]::new($false)
try{
$Line=[ScriptBlock]::Create($Command+[char]10+'if(!$?-and!$LASTEXITCODE){exit 1}')
$ErrorActionPreference='Continue';$global:LASTEXITCODE=0
& $Line
exit $LASTEXITCODE
}catch [Management.Automation.CommandNotFoundException]{[Console]::Error.WriteLine([string]$_);exit 127
}catch{[Console]::Error.WriteLine([string]$_);exit 1}
}
`;
/**
 * Mode none: 1. `begin`, or nothing; 2. the identity, or exit record 98; 3. the watchdog, outside of this tree where that can be; its first
 * look is waited for, and without it nothing runs (98); 4. the repository, or 97; 5. the command, its end, the record. Windows knows no signal that a
 * process could heed, so the exit code of an agent that a kill or the watchdog has ended says nothing: it is 137. What an
 * agent that died so has left is swept before its death is written down. The watchdog does the rest.
 */
const runner_MAIN = String.raw `function finish($code,$why){try{[IO.File]::AppendAllText((place 'stderr.txt'),'agentd: '+$why+$Lf,$Utf8)}catch{};record $code}
function watched($starts){
try{[void](& $starts)}catch{return $false}
for($wait=0;$wait -lt 300;$wait++){if(there 'watch.txt'){return $true};nap 100}
$false
}
function main{
$Boot=again 5 {boot};$Machine=machine
$State.p=[string]$PID;$State.s=born $PID;$State.b=$Boot
try{claim ('run '+$State.p+' '+$State.s+' '+$Boot+' - '+$Machine)}catch{return}
try{over (place 'launch.pid') ($Utf8.GetBytes($State.p+$Lf));[IO.File]::WriteAllText((place 'started.txt'),(stamp)+$Lf,$Utf8);[IO.File]::WriteAllText((place '.output'),'',$Utf8)
over (place 'pid.txt') ($Utf8.GetBytes((($State.p,$State.s,$Boot,$Task,$Out,'-',$Machine,$Keep,$Tool)-join $Lf)+$Lf))
}catch{finish 98 'the identity of the run could not be written; is the disk full?';return}
$file=place 'run.ps1';$words='-Mode guard -Elapsed 0 -Wrapper '+$State.p+' -Birth '+$State.s
if(!(watched {by_wmi '' $file $words}) -and !(watched {child_start $file $words})){finish 98 'no watchdog could be started';return}
if(there 'ended.txt'){record 137;return}
if(![IO.Directory]::Exists($Cwd)){finish 97 ('cannot enter '+$Cwd);return}
try{$agent=spawn}catch{finish 98 ('the agent could not be started: '+$_);return}
$agent.WaitForExit();$code=$agent.ExitCode
if(there 'ended.txt'){$code=137}
if(abnormal $code){try{pinned;sweep}catch{}}
record $code
}
if($Mode -eq 'guard'){guard}elseif(!$Mode){main}
`;
/** Text of the runner that does not depend on the run. */
function runnerBody(machine, inherited) {
    const times = [machine.boot, machine.up, machine.rest, machine.asked_born, machine.wmi_born];
    const own = [...times, machine.wmi_rows, machine.native, machine.plain_rows, machine.ends];
    const starts = [machine.by_wmi, machine.child_start, machine.spawn];
    const library = [library_FILES, UNPACKED, library_CLAIM, ways_WAYS, kin_KIN, kill_RECORD, kill_SLAY, watchdog_WATCHDOG].map((text) => text.trimEnd());
    return [
        AGENT.trimEnd(),
        ...library,
        ...own,
        ...starts,
        `$Modules=$env:PSModulePath;${machine.modules}`,
        environment_cleaned(inherited) + runner_MAIN,
    ].join('\n');
}
/** Milliseconds between two looks of the watchdog: a tenth of the shorter limit, at least 1 s and at most 5 s. */
function runner_every(launch) {
    const limits = [launch.limit_s, launch.stall_s].filter((seconds) => seconds > 0);
    return Math.max(1, Math.min(5, Math.floor(Math.min(...limits, 50) / 10))) * 1000;
}
/** The lines before {@link runnerBody} that make it the runner of this run: variables, all quoted. */
function runner_runnerHeader(launch, { linger_s }) {
    return [
        '# Runs one agent, records its end (exit.txt), and keeps its limits. Written by agentd.',
        'param([string]$Mode,[string]$Mark,[string]$Elapsed,[string]$Wrapper,[string]$Birth)',
        'function textof($b64){[Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($b64))}',
        `$Dir=${literal(launch.dir)}`,
        `$Task=${literal(launch.task)}`,
        `$Cwd=${literal(launch.cwd)}`,
        `$Out=${literal(launch.stdout_name)}`,
        `$Command=${literal(launch.command)}`,
        `$Tool=${literal(launch.program ?? '')};$Keep='${launch.survivors ?? 'end'}'`,
        `$Limit=${launch.limit_s};$Stall=${launch.stall_s};$Every=${runner_every(launch)};$Linger=${linger_s}`,
        '',
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/start.js
/** PowerShell functions that start and forget runs. All but `recognised` run with the lock held (`guarded`). */

/**
 * `start_run KEY REPLACED BLOCK`: makes $Dir and launches in it; sets .y to `started` or `evidence`, or .w to a refusal. The
 * block writes the files. When something fails before the launch, nothing of it stays. If there is no way to start it, the launch is
 * made void, so that a task which starts late after all does nothing. Where others may write to the run root, nothing is started.
 * A directory that is there without any evidence may be used: the runner's own `begin` still lets only one begin. Nothing is
 * written through a link, whoever put it there.
 * `launched`: sets .how to the way that worked and those that were refused, a line each, as `launch.txt` has them.
 * `recognised`: sets .id to the identity of the wrapper: the process that Windows has named, or the oldest one whose command line is
 * what the task was told, since whatever the agent starts is younger than its wrapper; a console host that was given the same is none.
 * Empty where it came and went unseen. It waits for `begin`, so that a look that follows finds the run begun: two seconds, and four
 * where it still looks for the wrapper.
 * `claimed`: where command lines cannot be seen, what `begin` says, if that process lives and is younger than the launch, and while there is no
 * `watch.txt`: the agent is started after the watchdog's first look, so until then only the wrapper can have written it. Otherwise
 * it is never taken from a file.
 */
const start_START = String.raw `function evident{
foreach($name in 'pid.txt','launch.pid','exit.txt','begin'){
if(!(there $name)){continue}
if($name -eq 'begin' -and @(lines (place 'begin'))[0] -ceq 'void'){no 'run-void'}else{no 'haspid'}
return $true}
if(task_there $Task){no 'haspid';return $true}
$false
}
function launched{
$State.child='';$State.from=instant
$how="$(outside $Task (place 'run.ps1') ('-Mark AGENTD_RUN='+$Task) ${(0,outside/* listOfWays */.g$)(['by_schtasks', 'by_com', 'by_wmi', 'by_breakaway'])})"
$all=@($how)+@($State.tried|ForEach-Object{'refused: '+$_})
if(!$how){
$all[0]='none'
if(voided){task_end $Task $false;told $all;no 'launch-failed' ($State.tried -join '; ');return}}
told $all
$State.how=$all -join $Lf;$State.y='started'
}
function start_run($key,$replaced,$block){
$who=@(try{writers $Root}catch{});if($who.Count){no 'run-root-open' ((sid)+' '+($who -join ' '));return}
$own=$Dir;$ownTask=$Task;$lock=[IO.Path]::Combine($Ours,'locks',$key);$State.y=$null
foreach($Dir in $replaced){if(!(voided)){if(!$State.w){$State.y='evidence'};return};$Task='agentd-'+[IO.Path]::GetFileName($Dir);unbegun_noted}
$Dir=$own;$Task=$ownTask
if(linked $Dir){no 'run-dir-blocked';return}
if(evident){return}
$what=kind $Dir
if($what -eq 'f' -or ($what -and @([IO.Directory]::EnumerateFileSystemEntries($Dir)|Where-Object{linked $_}).Count)){no 'run-dir-blocked';return}
if(kind $lock){
$holder=[string]@(lines $lock)[0]
if(!$holder){no 'item-lock-unreadable' $lock;return}
if($holder -ne $own){
$Dir=$holder;$Task='agentd-'+[IO.Path]::GetFileName($holder)
if(busy){no 'item-locked' $holder;return}
$State.w=$null;$Dir=$own;$Task=$ownTask}}
$made=!(kind $Dir)
try{
if($made){[void][IO.Directory]::CreateDirectory($Dir)}
over $lock ($Utf8.GetBytes($Dir+$Lf))
[void][IO.Directory]::CreateDirectory((place 'out'))
& $block
[IO.File]::WriteAllText((place '.exit'),(' '*63)+$Lf,$Utf8)
[IO.File]::WriteAllText((place 'launch.pid'),$Task+$Lf,$Utf8)
}catch{
foreach($path in $lock,(place 'launch.pid')){try{[IO.File]::Delete($path)}catch{}}
if($made){try{[IO.Directory]::Delete($Dir,$true)}catch{}}
no 'write-failed' $Dir;return}
launched
}
function recognised{
$State.id='';$seen=''
$mine='^(?!\S*conhost\.exe ).*-File "?'+[regex]::Escape((place 'run.ps1'))+'"? -Mark AGENTD_RUN='+[regex]::Escape($Task)+'\s*$'
for($wait=0;$wait -lt $(if($State.id){40}else{80});$wait++){
$begun=there 'begin'
foreach($row in @(if($State.id){}elseif($State.child){@{p=$State.child}}else{try{@(rows)|Where-Object{$_.c -match $mine}}catch{}})){
$since=since $row.p
if($since -match '^\d+$' -and (!$seen -or [long]$since -lt [long]$seen)){$seen=$since;$State.id=$row.p+' '+$since+' '+$Boot+' - '+$Machine}}
if($begun){if(!$State.id){claimed};return}
nap 50}
}
function claimed{
$words=[string]@(lines (place 'begin'))[0] -split ' '
if((there 'watch.txt') -or $words[0] -cne 'run' -or $words[1] -eq $PID -or $words[2] -notmatch '^\d{1,18}$'){return}
if((is $words[1] $words[2]) -and [long]$words[2] -ge [long]$State.from){$State.id=$words[1]+' '+$words[2]+' '+$Boot+' - '+$Machine}
}
`;
/** `forget_run KEY`: deletes the task, and the item lock if it names $Dir, where no run can live. */
const start_FORGET = String.raw `function forget_run($key){
if(busy){return}
$State.w=$null
task_end $Task $false
$lock=[IO.Path]::Combine($Ours,'locks',$key)
if((kind $lock) -and @(lines $lock)[0] -eq $Dir){[IO.File]::Delete($lock)}
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/census.js
/** PowerShell functions that look at all that runs have left. */
/**
 * `census`: says everything as base64 of the lines that the POSIX shells write, too (`posix/census.ts`), and `T NAME`: a task. By a bare
 * list (`ways.ts`) there are no processes with a marker; so what is gone is said to be unknown, and is left alone.
 */
const census_CENSUS = String.raw `function census{
$told=[Text.StringBuilder]::new()
function note($text){[void]$told.Append($text+$Lf)}
$plain='^[A-Za-z0-9._-]+$';$locks=[IO.Path]::Combine($Ours,'locks')
$State.rows=@(rows)
if((kind $Root) -eq 'd'){
foreach($path in @([IO.Directory]::EnumerateFileSystemEntries($Root))){
$name=[IO.Path]::GetFileName($path)
if('.agentd','worktrees' -contains $name){continue}
try{
note ('m|'+(epoch ([IO.File]::GetLastWriteTimeUtc($path)))+'|'+$name)
$look=[int][IO.File]::GetAttributes($path)
if($name -notmatch $plain){note ('o|'+[Convert]::ToBase64String($Utf8.GetBytes($name)))}
elseif($look -band 1024){note ('l|'+$name)}
elseif(!($look -band 16)){note ('x|'+$name)}
else{
$Dir=$path;state
if($State.bare -and 'g','u' -contains $State.v){$State.v='x'}
$clear=1;if($State.v -eq 'x' -or ((there 'pid.txt') -and !((plausible) -and $State.b))){$clear=0;$State.p=''}
note ('d|'+$name+'|'+$State.v+'|'+$State.p+'|'+$clear)}
}catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{}}}
if((kind $locks) -eq 'd'){
foreach($path in @([IO.Directory]::EnumerateFileSystemEntries($locks))){
$names=[string]@(lines $path)[0];$run=''
if($names -and [IO.Path]::GetDirectoryName($names) -eq $Root -and [IO.Path]::GetFileName($names) -match $plain){$run=[IO.Path]::GetFileName($names)}
$name=[IO.Path]::GetFileName($path)
note ('k|'+$name+'|'+$run);note ('n|'+(epoch ([IO.File]::GetLastWriteTimeUtc($path)))+'|'+$name)}}
$trees=[IO.Path]::Combine($Root,'worktrees')
if((kind $trees) -eq 'd'){
foreach($path in @([IO.Directory]::GetDirectories($trees))){
$name=[IO.Path]::GetFileName($path)
if($name -match $plain){$Worktree=$path;work
note ('w|'+$name+'|'+$State.z);note ('t|'+(epoch ([IO.Directory]::GetLastWriteTimeUtc($path)))+'|'+$name)}}}
foreach($row in $State.rows){
if($row.p -ne [string]$PID -and $row.c -match '(?:^|[\s"])AGENTD_RUN=agentd-([A-Za-z0-9._-]+)' -and (since $row.p)){note ('p|'+$row.p+'|'+$Matches[1])}}
$tasks=@{};foreach($name in @(task_names)){if($name -match '^agentd-([A-Za-z0-9._-]+?)(\.watch)?$'){$tasks[$Matches[1]]=1}}
foreach($name in $tasks.Keys){note ('T|'+$name)}
say ('c|'+(epoch ([DateTime]::UtcNow))+'|'+[Convert]::ToBase64String($Utf8.GetBytes($told.ToString())))
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/discard.js
/** PowerShell functions that remove what a run has left. */
/**
 * `discard_run`: removes $Dir, its task, and every item lock that names it; sets .y to `removed` or `absent`, or .w to a
 * refusal. Run with the lock held. $Dir is a name right under the run root, which has been checked before; a link there
 * is never followed.
 * `settle`: waits until the watchdog has seen that its run is over; gives how many are there after that; by a bare list, whether the one is
 * that has said so.
 */
const discard_DISCARD = String.raw `function discard_run{
$State.y='absent'
$what=kind $Dir
if($what){
if([int][IO.File]::GetAttributes($Dir) -band 1024){no 'run-dir-link';return}
if($what -ne 'd'){no 'run-dir-blocked';return}
if(busy){no 'run-alive' (@($State.mine.Keys) -join ' ');return}}
$State.w=$null;task_end $Task $false
if($what){
try{again 25 {if(kind $Dir){[IO.Directory]::Delete($Dir,$true)}}}catch{no 'write-failed' $Dir;return}
$State.y='removed'}
foreach($lock in @([IO.Directory]::EnumerateFileSystemEntries([IO.Path]::Combine($Ours,'locks')))){
if(@(lines $lock)[0] -eq $Dir){[IO.File]::Delete($lock)}}
}
function settle{
for($wait=0;;$wait++){
$count=@(@(rows)|Where-Object{ours $_}).Count
if($State.bare -and $State.dog -match '^\d+ \d+ \d+ (\d+) (\d+)$' -and (since $Matches[1]) -eq $Matches[2]){$count=1}
if(!$count -or $wait -ge 16){return $count}
nap 500}
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/locks.js
/**
 * PowerShell functions that keep scripts of overlapping ticks apart on one machine: a lock around every change under the
 * run root, the fence, and one lock per work item. Further shared variables:
 *
 *   $Root run root   $Ours `<run_root>\.agentd`   $Fence number of this script, empty: none   $FenceFile the largest seen
 */
/**
 * `no CODE DETAIL`: sets .w, why something is refused.
 * `guarded BLOCK SOFT`: runs it with the lock held, if the run root is ours and the fence is not lost; else .w is set. A
 * fence that cannot be written down (full disk) stops every block that is not SOFT, and so does a lock that another process holds for
 * ten seconds: an agent could hold it to keep itself from being ended. The lock is an open file, so it goes with the process
 * that holds it. What is no file in its place is removed.
 */
const locks_GUARD = String.raw `function no($code,$detail){$State.w=$code+'|'+[Convert]::ToBase64String($Utf8.GetBytes([string]$detail))}
function fenced($soft){
if($Fence -eq ''){return $true}
$seen='0';if(kind $FenceFile){$seen=[string]@(lines $FenceFile)[0]}
if($seen -notmatch '^\d{1,15}$'){no 'fence-unreadable' $FenceFile;return $false}
if([long]$seen -gt [long]$Fence){no 'fence-lost' $seen;return $false}
if([long]$seen -lt [long]$Fence){try{over $FenceFile ($Utf8.GetBytes($Fence+$Lf))}catch{if(!$soft){no 'write-failed' $FenceFile;return $false}}}
$true
}
function guarded($block,$soft){
$State.w=$null
foreach($part in $Root,$Ours,[IO.Path]::Combine($Ours,'locks')){if(linked $part){no 'run-root-link';return}}
try{foreach($part in $Root,$Ours){if(!(kind $part)){enclosed $part}}
[void][IO.Directory]::CreateDirectory([IO.Path]::Combine($Ours,'locks'))}catch{no 'write-failed' $Ours;return}
if(!(owned $Root) -or !(owned $Ours)){no 'run-root-foreign';return}
$path=[IO.Path]::Combine($Ours,'lock');$held=$null
if((kind $path) -eq 'd' -or (linked $path)){try{removed $path}catch{}}
for($try=0;!$held;$try++){
try{$held=[IO.File]::Open($path,'OpenOrCreate','ReadWrite','None')}
catch [UnauthorizedAccessException]{if($soft){break};no 'write-failed' $path;return}
catch{if($try -ge 200){if($soft){break};no 'terminal-locked' $path;return};nap 50}}
try{if(fenced $soft){& $block}}finally{if($held){$held.Dispose()}}
}
`;
/**
 * `voided`: makes sure that the launch of $Dir never begins; false if it has begun: if a record of it is there, or if processes with its
 * marker stay, whoever wrote `void`. A launch that only now comes to its first line sees it and goes, which is waited for. A bare list
 * (`ways.ts`) shows no marker; then the longest period of a watchdog is waited for, which would write in $Dir. Sets .w if it cannot
 * write.
 * `busy`: a run may live in $Dir, or something of it. What never began within a minute is made void here, and is then not busy. Where
 * processes are hidden (`kin.ts`), a run without an end of its own is busy, unless the machine was restarted since.
 */
const locks_VOID = String.raw `function voided{
if(linked $Dir){no 'run-dir-blocked';return $false}
foreach($name in 'pid.txt','exit.txt','started.txt','watch.txt'){if(there $name){return $false}}
if(!(there 'begin')){try{if(!(kind $Dir)){[void][IO.Directory]::CreateDirectory($Dir)};claim 'void'}catch{if(!(there 'begin')){no 'write-failed' $Dir;return $false}}}
if([string]@(lines (place 'begin'))[0] -cne 'void'){return $false}
$tag='(^|[\s"])AGENTD_RUN=agentd-'+[regex]::Escape([IO.Path]::GetFileName($Dir))+'($|[\s"])'
for($wait=0;;$wait++){
$mine=@(@(rows)|Where-Object{$_.c -match $tag}).Count
if(!$State.bare){if(!$mine){return $true};if($wait -ge 10){return $false}}
elseif(there 'watch.txt'){return $false}elseif($wait -ge 35){return $true}
nap 200}
}
function busy{
$State.mine=@{};$State.rows=$null;state
if('r','x' -contains $State.v){return $true}
if($State.v -eq 's'){return $State.k -or [IO.Directory]::GetLastWriteTimeUtc($Dir) -gt [DateTime]::UtcNow.AddMinutes(-1) -or !(voided)}
pinned;gather
if(!($State.own -or $State.mine.Count)){return 'n','g','u' -contains $State.v -and $State.aw -ne 'boot' -and (hidden)}
!($State.v -eq 'f' -and (spared))
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/refuse.js

/** Names in a run directory that are the transport's own; Windows does not regard their case. */
const refuse_OWN_NAMES = new Set([
    'begin',
    'run.ps1',
    'launch.pid',
    'launch.txt',
    'pid.txt',
    'started.txt',
    'stderr.txt',
    'ended.txt',
    'exit.txt',
    'watch.txt',
    'out',
]);
/** Names that mean a device in every directory, whatever ending they have. */
const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;
/** Why the terminal must not be asked at all; null: it may. */
function refuse_refusalBeforehand(operation, envelope) {
    if (refuse_hasNul(operation))
        return 'value-has-nul';
    switch (operation.op) {
        case 'start': {
            const { launch } = operation;
            if (!refuse_isRunDirectory(launch.dir, envelope.run_root))
                return 'outside-run-root';
            const names = [...Object.keys(launch.files), launch.stdout_name];
            if (!isPlain(launch.task))
                return 'bad-file-name';
            return names.every((name) => isPlain(name) && !refuse_OWN_NAMES.has(name.toLowerCase())) ? null : 'bad-file-name';
        }
        case 'discard':
            return refuse_isRunDirectory(operation.dir, envelope.run_root) && !powershell_refuse_isShared(operation.dir) ? null : 'outside-run-root';
        case 'remove_worktree':
            return refuse_isWorktree(operation.path, envelope.run_root) ? null : 'outside-run-root';
        case 'mkdir':
            return operation.clean && !refuse_isRunDirectory(operation.path, envelope.run_root) ? 'outside-run-root' : null;
        default:
            return null;
    }
}
/** A file name that Windows keeps as it is: it drops dots at the end. */
function isPlain(name) {
    return isFileName(name) && !name.endsWith('.') && !DEVICE.test(name);
}
/** A directory right under the run root, and not one of the transport's own there. Both slashes part names. */
function refuse_isRunDirectory(path, root) {
    const [whole, above] = [path, root].map((part) => part.replaceAll('\\', '/').toLowerCase());
    if (whole === undefined || above === undefined || !whole.startsWith(`${above}/`))
        return false;
    return isPlain(path.slice(root.length + 1));
}
/** The folder of the items' worktrees, which stands among the run directories. */
function powershell_refuse_isShared(path) {
    return /[\\/]worktrees$/i.test(path);
}
/** A name right under that folder. */
function refuse_isWorktree(path, root) {
    const name = path.slice(root.length + '/worktrees/'.length);
    return isFileName(name) && path.replaceAll('\\', '/') === `${root.replaceAll('\\', '/')}/worktrees/${name}`;
}
/** Text that goes into files travels as base64 and may hold anything; all else becomes a word of the script. */
function refuse_hasNul(value) {
    if (typeof value === 'string')
        return value.includes('\0');
    if (typeof value !== 'object' || value === null)
        return false;
    return Object.entries(value).some(([key, inner]) => key !== 'text' && key !== 'files' && refuse_hasNul(inner));
}

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/report.js
/**
 * PowerShell functions that say what the machine knows, in lines behind the nonce. Further shared variables:
 *
 *   $Nonce   $Op number of the operation   $Answer what will be printed
 *   $Times  modification times, in the order in which they were asked for   $Found  lines of the shared searches, by key
 */
/** `say TEXT`: an answer of this operation. `failed ERROR`: it could not be carried out. `epoch TIME`: seconds since 1970. */
const SAY = String.raw `$Answer=[Text.StringBuilder]::new();$Times=[Collections.ArrayList]::new();$Found=@{}
function say($text){[void]$Answer.Append($Nonce+' '+$Op+' '+$text+$Lf)}
function failed($fault){say ('x|terminal-failed|'+[Convert]::ToBase64String($Utf8.GetBytes([string]$fault)))}
function epoch($time){[string][long][Math]::Floor(($time.Ticks-621355968000000000)/10000000)}
`;
/**
 * `report C H`: says the state; collects by the function `cC` when the run has ended and `hH` while it runs.
 * A missing directory counts as none only where the run root can be looked into or is surely not there either, and on the
 * machine on which the run was started.
 * `others`: the pids that are to be ended before the run is over. Processes are listed once for all runs.
 * `counted`: what the watchdog has counted, `ELAPSED QUIET ALIVE`; nothing: it has written nothing, or nobody tells whether it lives.
 * `hid_or TEXT`: says that, unless what belongs to the run is hidden (`kin.ts`) and nothing of it was found: then it is unknown. So no run is
 * gone by such a list, but after a restart, which ends everything; nor where its directory is gone, if it is known to have begun.
 * Of a directory that is not the run's own nothing is read. Records that cannot be read make an end unknown, and not that a run lives.
 * `look NAME C H [PID START]`: all of that for a directory with the usual name of its task, given by its name under the run root;
 * $Site holds boot and machine of the wrapper.
 */
const report_REPORT = String.raw `function others{
pinned;gather;$told=@($State.mine.Keys)
if($State.v -eq 'f' -and (spared)){$told=@()}
if($State.own){$told+=$State.p}
$told -join ' '
}
function counted{
if((entry 'watch.txt') -match '^(\d{1,9} \d{1,9}) '){$said=$Matches[1];$said+$(if(guarding){' 1'}else{' 0'})}
}
function vague($code,$detail){say ('x|'+$code+'|'+[Convert]::ToBase64String($Utf8.GetBytes([string]$detail)))}
function hid_or($text,$left){if(!$left -and $State.aw -ne 'boot' -and (hidden)){vague 'processes-hidden' (hid)}else{say $text}}
function aged($path){[void]$Times.Add((epoch ([IO.File]::GetLastWriteTimeUtc($path))))}
function rooted{
if($null -eq $State.root){
try{$what=kind $Root;if($what -eq 'd'){[void]@([IO.Directory]::EnumerateFileSystemEntries($Root)|Select-Object -First 1)}
$State.root=($what -ne 'f')}catch{$State.root=$false}}
$State.root
}
function report($ended,$running){
$what=$State.v
if($State.aw -eq 'other-machine' -and 'n','s','v' -ccontains $what){$State.xc=$State.aw;$what='x'}
if($what -eq 'n'){if(rooted){$left=others;if($Known){hid_or ('n|'+$left) $left}else{say ('n|'+$left)}}else{say 'x|run-root-unreadable|'}}
elseif($what -eq 's'){aged $Dir;say ('s|'+[Convert]::ToBase64String($Utf8.GetBytes("$(unbegun)")))}
elseif($what -eq 'r' -and $State.whole[$Dir]){vague 'tree-hidden' (hid)}
elseif($what -eq 'r'){
$count=0
foreach($name in $State.u,'stderr.txt','.output'){if($name -and (kind (place $name)) -eq 'f'){aged (place $name);$count++}}
$flags=-join@(& ('h'+$running))
say ('r|'+$(try{entry 'started.txt'}catch{})+'|'+$count+'|'+$flags+'|'+$(try{counted}catch{}))}
elseif($what -eq 'f'){$left=others;say ('f|'+(entry 'exit.txt')+'|'+(entry 'started.txt')+'|'+(entry 'ended.txt')+'|'+$left);& ('c'+$ended)}
elseif($what -eq 'x'){vague $State.xc $State.xd}
else{
$left=others
if($what -eq 'v'){if(!$left){say 'v';return};$what='g'}
if($State.ow){hid_or ($what+'|'+$left+'|1') $left;& ('c'+$ended)}else{hid_or ($what+'|'+$left+'|') $left}}
}
function look($name,$ended,$running,$id,$since){
$Dir=[IO.Path]::Combine($Root,$name);$Task='agentd-'+[IO.Path]::GetFileName($Dir)
$Known=if($id){@{p=[string]$id;s=[string]$since;b=$Site[0];m=$Site[1]}}
try{state;report $ended $running}catch{failed $_}
}
`;
/**
 * `take AT HOW NAME MAX NEEDLE`: one thing to read back, as a line of base64. HOW: r from the start, t the end, g the first
 * line with NEEDLE, l the last one.
 * NAME may lie in one folder of $Dir. `led NAME`: one of the two is a link, through which nothing is read. That is looked at before
 * the file is opened and while it is open; no script on Windows can compare an open file with a path. A link that leads nowhere is
 * absent.
 * `seek KEY NAME MAX NEEDLE`: the first line with NEEDLE goes to the search that all runs share; gives 1, or 0 without a file.
 * A file that begins with the mark of UTF-16, as everything does that Windows PowerShell writes by `>`, is read as that.
 * All else is taken byte by byte: decoded as Latin-1, in which each byte is one character, and encoded again.
 */
const report_COLLECT = String.raw `function pack($bytes){
if($bytes.Length -lt 200){return 'b '+[Convert]::ToBase64String($bytes)}
$memory=[IO.MemoryStream]::new()
$zip=[IO.Compression.GZipStream]::new($memory,[IO.Compression.CompressionMode]::Compress)
$zip.Write($bytes,0,$bytes.Length);$zip.Dispose()
'z '+[Convert]::ToBase64String($memory.ToArray())
}
function part($file,$from,$count){
$bytes=[byte[]]::new($count);[void]$file.Seek($from,'Begin');$size=0
while($size -lt $count){$more=$file.Read($bytes,$size,$count-$size);if(!$more){break};$size+=$more}
if($size -lt $count){$bytes=cut $bytes 0 $size}
,$bytes
}
function cut($bytes,$from,$count){$piece=[byte[]]::new($count);[Array]::Copy($bytes,$from,$piece,0,$count);,$piece}
function line($reader,$needle,$max,$last){
$block=[char[]]::new(262144);$rest='';$hit=$null
for(;;){
$count=$reader.ReadBlock($block,0,$block.Length)
$text=$rest+[string]::new($block,0,$count)
$end=if($count){$text.LastIndexOf([char]10)}else{$text.Length}
if($end -lt 0){$rest=$text;continue}
$zone=$text.Substring(0,$end);$rest=$text.Substring($end)
$at=if($last){$zone.LastIndexOf($needle,[StringComparison]::Ordinal)}else{$zone.IndexOf($needle,[StringComparison]::Ordinal)}
if($at -ge 0){
$start=$zone.LastIndexOf([char]10,$at)+1;$stop=$zone.IndexOf([char]10,$at);if($stop -lt 0){$stop=$zone.Length}
$hit=$zone.Substring($start,[Math]::Min($stop-$start,$max)).TrimEnd([char]13)
if(!$last){break}}
if(!$count){break}}
$hit
}
function chosen($file,$how,$max,$needle){
$size=$file.Length;$mark=part $file 0 2
$wide=$mark.Length -eq 2 -and $mark[0] -eq 255 -and $mark[1] -eq 254
if($how -eq 'g' -or $how -eq 'l'){
$code=[Text.Encoding]::GetEncoding(28591);$back=$code
if($wide){$code=[Text.Encoding]::Unicode;$back=$Utf8}else{$needle=$code.GetString($Utf8.GetBytes($needle))}
[void]$file.Seek($(if($wide){2}else{0}),'Begin')
$hit=line ([IO.StreamReader]::new($file,$code,$false,65536)) $needle $max ($how -eq 'l')
$bytes=$back.GetBytes([string]$hit)
}elseif($wide){
$count=[Math]::Min($size-2-$size%2,2*$max)
$from=if($how -eq 't'){$size-$size%2-$count}else{2}
$bytes=$Utf8.GetBytes([Text.Encoding]::Unicode.GetString((part $file $from $count)))
}else{
$count=[Math]::Min($size,$max)
$bytes=part $file $(if($how -eq 't'){$size-$count}else{0}) $count}
if($bytes.Length -gt $max){$bytes=cut $bytes $(if($how -eq 't'){$bytes.Length-$max}else{0}) $max}
,$bytes
}
function led($name){(linked (place $name)) -or ($name.Contains('/') -and (linked (place ($name -replace '/.*'))))}
function take($at,$how,$name,$max,$needle){
$path=place $name;$said='-'
try{
$what=kind $path
if($what){$said='b'}
if($what -eq 'f'){$led=led $name;$file=opened $path;try{if(!($led -or (led $name))){$said=pack (chosen $file $how $max $needle)}}finally{$file.Dispose()}}
}catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{$said='-'}catch [UnauthorizedAccessException]{}
[void]$Answer.Append($Nonce+' '+$Op+'.'+$at+' '+$said+$Lf)
}
function seek($key,$name,$max,$needle){
$path=place $name
if((kind $path) -ne 'f' -or (led $name)){return '0'}
$file=opened $path
try{if(led $name){return '0'};$bytes=chosen $file 'g' $max $needle}finally{$file.Dispose()}
if($bytes.Length){
if(!$Found[$key]){$Found[$key]=[IO.MemoryStream]::new()}
foreach($piece in $Utf8.GetBytes($Dir+'/'+$name+':'),$bytes,$Utf8.GetBytes($Lf)){$Found[$key].Write($piece,0,$piece.Length)}}
'1'
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/state.js
/**
 * PowerShell functions that tell the state of a run directory. Further parts of $State:
 *
 *   .v state: n none, v void, s starting, r running, f finished, g gone, b gone with an earlier boot, u gone with this boot or
 *      an earlier one, x unknown (.xc: why)
 *   .k first word of `begin` (null: no such file)   .u name of stdout   .ow `begin` is the run's own
 *   .aw where .p and .s were recorded, if not here: `boot` an earlier boot, surely; `clock` perhaps; `other-machine`; empty: here
 *   .xd what is said of .xc
 */
/**
 * `ident`: who the wrapper is. What `start` answered outranks every file; `begin` outranks `pid.txt`, which the executor contract has. An agent
 * that is the same user can write all of them, so by files alone only a process with the run's path in its command line is a wrapper.
 * `away`: compares where the wrapper was recorded with where this is. A machine without an id (`-`) says nothing: then the boot
 * decides, and after another boot the watchdog's file (`still`). Another boot is a restart only where that is proven (`restarted`): the clock may
 * have been set, by hours too.
 * `living`: the wrapper lives; .v is `x` where nobody can tell.
 * `still`: the watchdog's file has stood still for more than three of its periods, by the clock of the file system: a machine that shares
 * it may have another clock. Where nothing of the watchdog is there yet, or that clock cannot be asked, it is a minute.
 * `state`: sets .v, and who the wrapper is, for $Dir.
 *   - A living wrapper is running, whatever its records say, and even if nobody can read them. Pid and start time are the process,
 *     whatever happened to the clock and so to the time of the boot.
 *   - Finished is a dead wrapper with an exit record beside our own `begin`; the record is looked for after the process, so
 *     that a run that ends in between is finished, not gone. With one it is finished on any machine and after any boot.
 *   - Without one: after a restart of this machine, gone; where another boot's watchdog goes on, or on another machine, unknown.
 *     Gone is .v `u` where it may have been a restart or a change of the clock: what belongs is then told by marker and pins (`kin.ts`).
 *   - `void` counts only where nothing shows that the run has begun.
 */
const state_STATE = String.raw `function ident{
$first=[string]@(lines (place 'begin'))[0];$words=@($first -split ' ')+'','','','',''
if($first){$State.k=$words[0]}elseif(there 'begin'){$State.k='?'}
$begun=$State.k -ceq 'run'
$all=@(lines (place 'pid.txt'))+'','','','','','','','',''
$State.u=$all[4];if($State.u -match '[\\/]'){$State.u=''}
$State.po=$all[7];$State.to=$all[8]
$State.ow=$begun -and (!$Known -or ($words[1] -eq $Known.p -and $words[2] -eq $Known.s))
if($Known){return}
if($begun){$State.p=$words[1];$State.s=$words[2];$State.b=$words[3];$State.m=$words[5]}else{$State.p=$all[0];$State.s=$all[1];$State.b=$all[2];$State.m=$all[6]}
if(!$State.s -or !$State.b){$State.p=''}
}
function away{
$State.aw=''
if(!$State.p){return}
if($State.m -and '-' -ne $State.m -and '-' -ne $Machine -and $State.m -ne $Machine){$State.aw='other-machine'}elseif(!(same $State.b)){$State.aw='clock'}
}
function living{
try{if(alive){return $true}}catch{$State.v='x';$State.xc='processes-hidden';$State.xd=[string]$_;return $true}
if($State.aw -eq 'clock' -and (restarted $State.s $State.b)){$State.aw='boot'}
$false
}
function still{
$path=place 'watch.txt';$most=60
if((kind $path) -ne 'f'){$path=place 'begin';if((kind $path) -ne 'f'){$path=place 'pid.txt'}}
else{$most=15;if([string]@(lines $path)[0] -match '^\d+ \d+ ([1-9]\d?) '){$most=3*$Matches[1]}}
$now=[DateTime]::UtcNow
try{if(linked $Ours){throw}
$file=[IO.Path]::Combine($Ours,'clock');[IO.File]::Delete($file);[IO.File]::WriteAllText($file,'');$now=[IO.File]::GetLastWriteTimeUtc($file)}catch{$most=[Math]::Max(60,$most)}
($now-[IO.File]::GetLastWriteTimeUtc($path)).TotalSeconds -gt $most
}
function state{
foreach($key in 'p','s','b','m','u','po','to','aw','xc','xd'){$State[$key]=''};$State.k=$null;$State.ow=$false
$State.v='r'
if($Known){
foreach($key in 'p','s','b','m'){$State[$key]=$Known[$key]};away
if(living){if($State.v -eq 'r'){if(own_dir){try{ident}catch{}}else{$State.v='n'}};return}}
$State.v='n'
if(!(own_dir)){return}
ident
if(!$Known){
away
if(living){
if($State.v -eq 'x'){return}
if(!$State.rows){$State.rows=@(rows)}
if($State.bare){$State.v='x';$State.xc='processes-hidden';$State.xd=hid;return}
foreach($row in $State.rows){if($row.p -eq $State.p -and (ours $row)){$State.v=if(there 'pid.txt'){'r'}else{'s'};return}}}}
$any=(there 'pid.txt') -or (there 'started.txt') -or (there 'exit.txt') -or (there 'watch.txt')
$State.v='v';if($State.k -ceq 'void' -and !$any){return}
$State.v='s';if(!($any -or ($State.k -and $State.p))){return}
$State.v='f';if($State.ow -and (there 'exit.txt')){return}
$State.v='g'
if(!$State.aw){return}
$State.v='x';$State.xc=$State.aw
if($State.aw -ne 'other-machine'){if(still){$State.v=if($State.aw -eq 'boot'){'b'}else{'u'}}else{$State.xc='other-boot-alive'}}
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/survey.js
/**
 * PowerShell functions that look at the machine itself and change nothing there. What they find is gathered in $Facts, one
 * fact a line, `key value`, as `posix/survey-facts.ts` reads it; what could not be found out has no line.
 */

/**
 * `fact KEY VALUE`. `look_up KEY BLOCK`: a fact, if the block can tell.
 * `job KEY FILE WORDS`: starts a program; `ended` waits for all of them, five seconds at most, and ends the rest.
 * `survey_machine`, `survey_root`, `survey_repo NUMBER PATH`, `survey_tool NUMBER WORD VERSION`, `survey_file NUMBER FOLDER PATH`,
 * `survey_told`.
 */
const survey_SURVEY = String.raw `function fact($key,$value){
$value=([string]$value -replace '[\x00-\x1f\x7f]+',' ').Trim()
if($value){[void]$Facts.Append($key+' '+$value+$Lf)}
}
function look_up($key,$block){try{fact $key (& $block)}catch{}}
function yes_no($value){if($value){'yes'}else{'no'}}
function job($key,$file,$words){
try{
$info=[Diagnostics.ProcessStartInfo]::new()
$line=($words|ForEach-Object{'"'+$_+'"'}) -join ' '
$info.FileName=$file;$info.Arguments=$line
if($file -match '\.(cmd|bat)$'){$info.FileName=$env:ComSpec;$info.Arguments='/d /s /c ""'+$file+'" '+$line+'"'}
if($file -match '\.ps1$'){$info.FileName="$PSHOME\powershell.exe";$info.Arguments='-NoLogo -NoProfile -NonInteractive -ExecutionPolicy Bypass -File "'+$file+'" '+$line}
$info.UseShellExecute=$false;$info.CreateNoWindow=$true
$info.RedirectStandardInput=$true;$info.RedirectStandardOutput=$true;$info.RedirectStandardError=$true
$info.StandardOutputEncoding=$Utf8;$info.StandardErrorEncoding=$Utf8
$info.EnvironmentVariables['PATH']=$Ways -join [IO.Path]::PathSeparator
$info.EnvironmentVariables['GIT_OPTIONAL_LOCKS']='0';$info.EnvironmentVariables['GIT_NO_LAZY_FETCH']='1'
$child=[Diagnostics.Process]::Start($info);$child.StandardInput.Close()
[void]$Jobs.Add(@{k=$key;c=$child;o=$child.StandardOutput.ReadToEndAsync();e=$child.StandardError.ReadToEndAsync()})
}catch{}
}
function ended{
$clock=[Diagnostics.Stopwatch]::StartNew()
foreach($one in $Jobs){
$left=[Math]::Max(0,5000-$clock.ElapsedMilliseconds)
if(!$one.c.WaitForExit([int]$left)){fact ('late.'+$one.k) 1;if(!(end_tree $one.c.Id)){end_one $one.c.Id};continue}
foreach($text in $one.o,$one.e){
if(!$text.Wait(1000)){continue}
$first=@($text.Result -split '\r?\n' -match '\S')[0]
if($first){fact $one.k $first.Substring(0,[Math]::Min(200,$first.Length));break}}
}
}
function above($path){[IO.Path]::GetDirectoryName($path)}
function link_in($path){for($at=$path;$at;$at=above $at){if([int][IO.File]::GetAttributes($at) -band 1024){return $at}}}
function folder($key,$path){
look_up ($key+'.own') {yes_no (owned $path)}
look_up ($key+'.link') {link_in $path}
look_up ($key+'.real') {if(!(link_in $path)){$path}}
}
function sought($word){
foreach($place in $Ways){foreach($ending in '.exe','.cmd','.bat','.com','.ps1',''){
try{$file=[IO.Path]::Combine($place,$word+$ending);if((kind $file) -eq 'f'){return $file}}catch{}}}
}
function survey_machine{
look_up 'user' {[Environment]::UserName}
fact 'home' $env:USERPROFILE
look_up 'shell' {'PowerShell '+$PSVersionTable.PSVersion}
foreach($one in @($env:PATH -split [IO.Path]::PathSeparator)+${TOOL_FOLDERS}){if($one -and $Ways -notcontains $one){[void]$Ways.Add($one)}}
fact 'path' ($Ways -join [IO.Path]::PathSeparator)
about
$program=sought 'git'
if($program){fact 'tools' 'git';job 'git' $program @('--version');job 'lfs' $program @('lfs','version')}
}
function survey_root{
try{
for($near=$Root;$near -and !(kind $near);$near=above $near){}
$what=if($near -ne $Root){'none'}elseif([int][IO.File]::GetAttributes($Root) -band 1024){'link'}elseif((kind $Root) -eq 'd'){'folder'}else{'file'}
fact 'root.kind' $what;fact 'root.nearest' $near
folder 'root' $near
if($what -eq 'folder'){look_up 'root.open' {$who=@(writers $Root);if($who.Count){$who}else{'nobody'}}}
look_up 'root.above' {$at=replacer $near;if($at){$at}else{'nobody'}}
look_up 'root.disk' {[string][long][Math]::Floor([IO.DriveInfo]::new([IO.Path]::GetPathRoot($near)).AvailableFreeSpace/1024)+' 0%'}
$within='no'
for($at=$near;$at;$at=above $at){if(kind ([IO.Path]::Combine($at,'.git'))){$within=$at;break}}
fact 'root.inside' $within
}catch{}
}
function survey_repo($number,$path){
$key='repo'+$number
try{
$what=kind $path
fact ($key+'.kind') $(if($what -eq 'd'){'folder'}elseif($what){'file'}else{'none'})
if($what -ne 'd'){return}
folder $key $path
fact ($key+'.sub') $(if(kind ([IO.Path]::Combine($path,'.gitmodules'))){'yes'}else{'no'})
$program=sought 'git'
if($program){
job ($key+'.top') $program @('-C',$path,'rev-parse','--show-toplevel')
job ($key+'.head') $program @('-C',$path,'rev-parse','--verify','HEAD')
job ($key+'.bare') $program @('-C',$path,'rev-parse','--is-bare-repository')
job ($key+'.lfs') $program @('-C',$path,'grep','-l','-e','filter=lfs','HEAD','--',':(glob)**/.gitattributes')
job ($key+'.filter') $program @('-C',$path,'config','--get','filter.lfs.process')}
}catch{}
}
function survey_tool($number,$word,$version){
try{
$file=if([IO.Path]::IsPathRooted($word)){if((kind $word) -eq 'f'){$word}}else{sought $word}
fact ('bin'+$number) $(if($file){$file}else{'-'})
if($file -and $version){job ('ver'+$number) $file @('--version')}
}catch{}
}
function survey_file($number,$folder,$path){
try{
$key='file'+$number;$rooted=[IO.Path]::IsPathRooted($path)
$what=kind $(if($rooted){$path}else{[IO.Path]::Combine($folder,$path)})
fact $key $(if($what -eq 'f'){'ok'}elseif($what){'folder'}else{'missing'})
$program=sought 'git'
if($program -and !$rooted){job ($key+'.head') $program @('-C',$folder,'rev-parse',('HEAD:./'+$path.Replace('\','/')))}
}catch{}
}
function survey_told{
ended
fact 'seconds' ([long][Math]::Floor($Began.ElapsedMilliseconds/1000))
[void]$Answer.Append($Nonce+' '+$Op+'.0 '+(pack $Utf8.GetBytes($Facts.ToString()))+$Lf);say 'ok'
}
`;
/** Makes a survey's shared variables anew. */
const SURVEY_BEGINS = '$Facts=[Text.StringBuilder]::new();$Jobs=[Collections.ArrayList]::new();$Ways=[Collections.ArrayList]::new();$Began=[Diagnostics.Stopwatch]::StartNew()';

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/worktrees.js
/** PowerShell functions that look at items' worktrees and remove them: the steps of `WORK` and `DROP_WORKTREE` of `posix/census.ts`. */


/**
 * $Repos: repositories of the configuration. $Worktree: a worktree. `wgit WORDS`: git without hooks, filters but Git LFS, and programs
 * that watch files; what it prints, and its exit code.
 * `work`: sets .z to what $Worktree holds that is nowhere else, and .outward to the links to folders outside, which are none.
 * `tree`: finds its git directory .g, and that of its repository, .common, among those that a repository knows. One folder can
 * have several paths; whether two lead to the same is tried with a file. `nested`: it holds a repository of its own.
 * What git quotes is not looked at, and so is work.
 */
const worktrees_WORK = String.raw `function git_ready{
if($State.git){return}
try{[Console]::OutputEncoding=$Utf8}catch{}
foreach($name in [Environment]::GetEnvironmentVariables().Keys -match '${worktree_windows/* LEADS_GIT */.p}'){[Environment]::SetEnvironmentVariable($name,[NullString]::Value)}
foreach($path in @($env:PATH -split [IO.Path]::PathSeparator)+${TOOL_FOLDERS}){foreach($name in 'git.exe','git.cmd','git'){
try{$file=[IO.Path]::Combine($path,$name);if(!$State.git -and (kind $file) -eq 'f'){$State.git=$file}}catch{}}}
$State.calm='-c',('core.hooksPath='+[Diagnostics.Process]::GetCurrentProcess().MainModule.FileName),'-c','core.fsmonitor=false','-c','status.showUntrackedFiles=normal','-c','core.quotePath=true','-c','core.longpaths=true'
}
function wgit($words){$ErrorActionPreference='Continue';@()|& $State.git $State.calm $words 2>$null}
function filters{foreach($name in @(wgit ('--git-dir='+$State.common),'config','--name-only','--get-regexp','^filter')){
if($name -match '^(filter\..*)\.(clean|smudge|process)$' -and $Matches[1] -cne 'filter.lfs'){'-c';$Matches[1]+'.process=';'-c';$Matches[1]+'.required=true'}}}
function leads($path,$mark){
$at=[IO.Path]::GetDirectoryName($path)
[IO.Path]::GetFileName($at) -eq [IO.Path]::GetFileName($Worktree) -and (kind ([IO.Path]::Combine([IO.Path]::GetDirectoryName($at),$mark))) -eq 'f'
}
function tree{
$mark='.agentd-'+[Guid]::NewGuid();$file=[IO.Path]::Combine([IO.Path]::GetDirectoryName($Worktree),$mark)
[IO.File]::WriteAllText($file,'')
try{foreach($repo in $Repos){try{
$said=[string](wgit '-C',$repo,'rev-parse','--git-common-dir')
if($LASTEXITCODE){continue}
$State.common=[IO.Path]::GetFullPath([IO.Path]::Combine($repo,$said))
foreach($path in [IO.Directory]::GetDirectories([IO.Path]::Combine($State.common,'worktrees'))){
$names=[string]@(lines ([IO.Path]::Combine($path,'gitdir')))[0]
if($names -and (leads ([IO.Path]::GetFullPath([IO.Path]::Combine($path,$names))) $mark)){$State.g=$path;return $true}}
}catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{}}}finally{[IO.File]::Delete($file)}
$false
}
function nested{
$todo=[Collections.ArrayList]::new();[void]$todo.Add($Worktree)
while($todo.Count){
$last=$todo.Count-1;$path=$todo[$last];$todo.RemoveAt($last)
if($path -ne $Worktree -and (kind ([IO.Path]::Combine($path,'.git')))){return $true}
foreach($inner in [IO.Directory]::GetDirectories($path)){if([IO.Path]::GetFileName($inner) -ne '.git' -and !(linked $inner)){[void]$todo.Add($inner)}}}
$false
}
function outward($name){
$path=[IO.Path]::Combine($Worktree,$name.TrimEnd('/'))
if($name -match '^"' -or (kind $path) -ne 'd' -or !(linked $path)){return $false}
$to=[IO.Path]::GetFullPath([IO.Path]::Combine([IO.Path]::GetDirectoryName($path),[string]@((Get-Item -LiteralPath $path -Force).Target)[0]))
!($to+[IO.Path]::DirectorySeparatorChar).StartsWith([IO.Path]::GetFullPath($Worktree)+[IO.Path]::DirectorySeparatorChar,[StringComparison]::OrdinalIgnoreCase)
}
function work{
$State.z='unknown';$State.outward=@();git_ready
if(!$State.git -or (linked $Worktree) -or (linked ([IO.Path]::GetDirectoryName($Worktree))) -or (kind $Worktree) -ne 'd' -or !(tree)){return}
$at=@('--git-dir='+$State.g)
if([string](wgit ($at+'symbolic-ref','-q','HEAD')) -cne 'refs/heads/agentd/'+[IO.Path]::GetFileName($Worktree)){return}
if(nested){return}
if(@(wgit ($at+'ls-files','-s')) -match '^160000 ' -or $LASTEXITCODE){return}
$lines=@(wgit (@(filters)+'-C'+$Worktree+$at+('--work-tree='+$Worktree)+'status','--porcelain','--untracked-files=normal','--ignore-submodules=dirty'))
if($LASTEXITCODE){return}
foreach($line in $lines){if($line -match '^\?\? (.*)$' -and (outward $Matches[1])){$State.outward+=$line.Substring(3).TrimEnd('/')}else{$State.z='uncommitted';return}}
$head=[string](wgit ('--git-dir='+$State.common),'rev-parse','-q','--verify','HEAD')
if($LASTEXITCODE){return}
$lines=@(wgit ($at+'rev-list','-n','1','HEAD','--not','--remotes',$head))
if(!$LASTEXITCODE){$State.z=if($lines.Count){'unpushed'}else{'none'}}
}
`;
/**
 * `drop_worktree LINEAGE`: removes $Worktree if it holds no work and nobody is in it; git itself looks once more. Run with the lock held.
 * `occupied LINEAGE`: a run of that item lives under this run root, or another lineage has runs of such an item, or a program has
 * a file or folder of it open: Windows then moves it nowhere. By a bare list (`ways.ts`) nobody can tell, and it is kept.
 */
const worktrees_DROP_WORKTREE = String.raw `function occupied($lineage){
$own='-'+[regex]::Escape([IO.Path]::GetFileName($Worktree))+'-\d+(-r\d+)?'
foreach($path in [IO.Directory]::GetDirectories($Root)){
$name=[IO.Path]::GetFileName($path)
if($name -match ('^.{8}'+$own+'$') -and !$name.StartsWith($lineage+'-')){return $true}}
$all=@(rows)
if($State.bare){no 'processes-hidden' (hid);return $true}
foreach($row in $all){
if($row.p -ne [string]$PID -and $row.c -match ('(?:^|[\s"])AGENTD_RUN=agentd-(.{8}'+$own+')(?:$|[\s"])') -and (kind ([IO.Path]::Combine($Root,$Matches[1])))){return $true}}
$aside=$Worktree+'~'
try{[IO.Directory]::Move($Worktree,$aside)}catch{return $true}
again 250 {[IO.Directory]::Move($aside,$Worktree)}
$false
}
function drop_worktree($lineage){
if(!(kind $Worktree)){return}
work
if($State.z -ne 'none'){no 'worktree-kept' $State.z;return}
if(occupied $lineage){if(!$State.w){no 'worktree-in-use'};return}
foreach($name in $State.outward){$path=[IO.Path]::Combine($Worktree,$name);if(linked $path){removed $path}}
[void](wgit (@(filters)+('--git-dir='+$State.common)+'worktree','remove',$Worktree))
if($LASTEXITCODE -or (kind $Worktree)){no 'worktree-kept' 'unknown'}
}
`;

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/script.js






















/** Operations that look at processes or change what they look at. */
const LOOKS = ['start', 'void', 'inspect', 'kill', 'watch', 'forget', 'discard', 'census'];
const LISTS = [...LOOKS, 'remove_worktree'];
const ACTS = ['start', 'void', 'kill', 'watch', 'forget', 'discard'];
/** Functions in the order in which they are defined, and the operations that need them. */
function parts(machine) {
    return [
        [UNPACK, [...LISTS, 'write', 'survey']],
        [machine.boot, [...LOOKS, 'facts']],
        [machine.asked_born, LISTS],
        [machine.wmi_rows, LISTS],
        [machine.wmi_born, LISTS],
        [`$Native='${machine.native_block}'`, [...LISTS, 'survey']],
        [machine.native, [...LISTS, 'survey']],
        [machine.plain_rows, LISTS],
        [ways_WAYS, LISTS],
        [machine.up, LOOKS],
        [machine.same, LOOKS],
        [machine.halted, ['inspect', 'kill', 'watch']],
        [GUARDING, ['inspect', 'kill', 'watch']],
        [machine.ends, ['kill', 'watch', 'survey']],
        [machine.self, [...ACTS, 'inspect', 'census', 'survey', 'remove_worktree']],
        [machine.owned, [...ACTS, 'survey', 'remove_worktree']],
        [machine.enclosed, [...ACTS, 'remove_worktree']],
        [machine.writers, ['start', 'survey']],
        [machine.ask_tasks, ['start', 'void', 'inspect', 'kill', 'watch', 'forget', 'discard', 'census', 'survey']],
        [machine.tasks, ['start', 'kill', 'forget', 'discard']],
        [machine.task_names, ['census']],
        [machine.task_said, ['start', 'void', 'inspect', 'kill']],
        [machine.by_tasks, ['start', 'watch', 'survey']],
        [machine.by_wmi, ['start', 'watch', 'survey']],
        [machine.by_breakaway, ['start', 'watch', 'survey']],
        [outside/* OUTSIDE */.ov, ['start', 'watch']],
        [TOLD, ['start', 'void']],
        [UNBEGUN, ['inspect', 'kill']],
        [state_STATE, LOOKS],
        [kin_KIN, LOOKS],
        [library_CLAIM, ACTS],
        [locks_GUARD, [...ACTS, 'remove_worktree']],
        [locks_VOID, ACTS],
        [start_START, ['start']],
        [start_FORGET, ['forget']],
        [discard_DISCARD, ['discard']],
        [worktrees_WORK, ['census', 'remove_worktree']],
        [worktrees_DROP_WORKTREE, ['remove_worktree']],
        [census_CENSUS, ['census']],
        [kill_RECORD, ['kill']],
        [kill_SLAY, ['kill']],
        [kill_KILL, ['kill']],
        [watchdog_WATCH, ['watch']],
        [report_REPORT, ['inspect', 'kill']],
        [report_COLLECT, ['inspect', 'kill', 'fetch', 'survey']],
        [STEPS, ['mkdir', 'probe', 'write']],
        [verbs_PROCESS_COUNT, ['process_count']],
        [verbs_FACTS, ['facts']],
        [survey_SURVEY, ['survey']],
        [machine.about, ['survey']],
    ];
}
/** Prints what the searches over all runs have found. */
const SHARED = String.raw `foreach($Search in @($Found.Keys)){[void]$Answer.Append($Nonce+' '+$Search+' '+(pack $Found[$Search].ToArray())+$Lf)}`;
/** A long answer is packed as a whole. */
const WHOLE = String.raw `if($Reply.Length -gt 8000){$Reply=$Nonce+' Z '+(pack ($Utf8.GetBytes($Reply))).Substring(2)+$Lf}`;
/**
 * The whole script, in ASCII. First and last line carry the nonce, so that whoever delivers it can tell whether it is all
 * there. It is run as one script block, which PowerShell parses to its end before it runs any of it.
 */
function script_visit(operations, envelope, terminal) {
    const { machine, environment } = terminal;
    const lists = listsOf(operations);
    const kinds = new Set(operations.map((operation) => operation.op));
    const needed = parts(machine).filter(([, kindsOf]) => kindsOf.some((kind) => kinds.has(kind)));
    const { fence, nonce, run_root } = envelope;
    return [
        `#agentd ${nonce}`,
        (0,powershell_reader/* proof */.n1)(nonce),
        machine.modules,
        library_FILES + SAY + TEXT_OF,
        `$Nonce='${nonce}';$Root=${literal(run_root)};$Ours=[IO.Path]::Combine($Root,'.agentd')`,
        `$Fence='${fence === null ? '' : fence.number}';$FenceFile=[IO.Path]::Combine($Ours,'fence-${fence === null ? '' : fileKey(fence.lineage)}');$Site='',''`,
        ...needed.map(([text]) => text.replace(/\n$/, '')),
        ...(kinds.has('start') ? [`$Body=$Utf8.GetBytes(@'\n${runnerBody(machine, environment)}\n'@)`] : []),
        ...script_collectors(lists),
        ...(needed.some(([text]) => text === machine.boot) ? ['$Boot=boot;$Machine=machine'] : []),
        ...operations.flatMap((_operation, index) => script_stepsFor(operations, index, { envelope, machine, lists })),
        ...(needed.some(([text]) => text === report_COLLECT) ? [SHARED] : []),
        `$Reply=$Answer.ToString()+$Nonce+' m '+($Times -join ' ')+$Lf`,
        ...(needed.some(([text]) => text === report_COLLECT) ? [WHOLE] : []),
        `[Console]::Out.Write($Lf+$Nonce+' BEGIN'+$Lf+$Reply+$Nonce+' END 0'+$Lf);[Console]::Out.Flush()`,
        `#end ${nonce}`,
        '',
    ].join('\n');
}
/** The functions `cN` (ended) and `hN` (running), one for each different list of things to read. */
function script_collectors(lists) {
    const lines = [];
    const items = (key) => JSON.parse(key);
    for (const [key, number] of lists.ended)
        lines.push(`function c${number}{${items(key).map(script_takeLine).join(';')}}`);
    for (const [key, number] of lists.running) {
        const steps = items(key).map((item, at) => {
            if (!isShared(item))
                return script_takeLine(item, at);
            return `seek 'g${number}.${at}' ${literal(item.file)} ${item.max_bytes} ${literal(item.needle)}`;
        });
        lines.push(`function h${number}{${steps.join(';')}}`);
    }
    return lines;
}
/** The line that reads one thing; `at` is its place in its list. */
function script_takeLine(item, at) {
    const op = item.op === 'read' ? 'r' : item.op === 'tail' ? 't' : item.pick === 'first' ? 'g' : 'l';
    const needle = item.op === 'grep' ? ` ${literal(item.needle)}` : '';
    return `take ${at} ${op} ${literal(item.file)} ${item.max_bytes}${needle}`;
}
function script_stepsFor(operations, index, setting) {
    const { envelope } = setting;
    const operation = operations[index];
    if (operation === undefined)
        return [];
    const firstKill = operation.op === 'kill' && operations[index - 1]?.op !== 'kill';
    const refusal = refuse_refusalBeforehand(operation, envelope);
    return [
        ...(firstKill ? [script_killsFrom(operations, envelope, index)] : []),
        ...siteBefore(operations, index),
        `$Op=${index}`,
        refusal === null ? script_step(operation, setting) : `say 'x|${refusal}|'`,
    ];
}
/** A value from the terminal itself, as an argument. */
function word(value) {
    return /^\d{1,18}$/.test(value) ? value : literal(value);
}
/** The value of $Known. */
function knownOf({ identity }) {
    if (identity === null)
        return '$null';
    const { pid, start, boot, machine } = identity;
    return `@{p='${pid}';s=${literal(start)};b=${literal(boot)};m=${literal(machine)}}`;
}
/** What the wrappers of inspections have in common: a line, unless the inspections right before have said the same. */
function siteBefore(operations, index) {
    const site = (at) => {
        const operation = operations[at];
        if (operation?.op !== 'inspect')
            return '';
        if (operation.identity === null)
            return null;
        return `$Site=${literal(operation.identity.boot)},${literal(operation.identity.machine)}`;
    };
    const own = site(index);
    if (own === null || own === '')
        return [];
    let before = index - 1;
    while (before >= 0 && site(before) === null)
        before -= 1;
    return before >= 0 && site(before) === own ? [] : [own];
}
/** The name of a run directory right under the run root, whose task is named after it; null: it has to be said in full. */
function usualName({ dir, task }, { envelope, machine }) {
    const { run_root } = envelope;
    const name = dir.slice(run_root.length + 1);
    const usual = dir === `${run_root}${machine.separator}${name}` && task === `agentd-${name}`;
    return usual && isFileName(name) ? name : null;
}
/** Kills that follow each other share one time of grace. */
function script_killsFrom(operations, envelope, first) {
    const runs = [];
    for (const operation of operations.slice(first)) {
        if (operation.op !== 'kill')
            break;
        if (refuse_refusalBeforehand(operation, envelope) !== null)
            continue;
        runs.push(`@{d=${literal(operation.dir)};t=${literal(operation.task)};i=${knownOf(operation)}}`);
    }
    const done = `guarded {} $true;$KillRefused=$State.w;if(!$KillRefused){kill_runs @(${runs.join(',')})}`;
    return `$KillFault=$null;$KillRefused=$null;try{${done}}catch{$KillFault=$_}`;
}
/** A start that failed in an unforeseen way says nothing, so that nobody takes it for refused: it may have started. */
function script_step(operation, setting) {
    const at = (dir, task) => `$Dir=${literal(dir)};$Task=${literal(task)};$Known=$null`;
    const of = (run) => `$Dir=${literal(run.dir)};$Task=${literal(run.task)};$Known=${knownOf(run)}`;
    const asked = (text) => `try{${text}}catch{failed $_}`;
    const listed = (look) => {
        const ended = setting.lists.ended.get(keyOf(look.collect)) ?? 0;
        const running = setting.lists.running.get(keyOf(whileRunning(look) ?? [])) ?? 0;
        return `${ended} ${running}`;
    };
    const outcome = (said) => `if($State.w){say ('x|'+$State.w)}else{say ${said}}`;
    switch (operation.op) {
        case 'inspect': {
            const name = usualName(operation, setting);
            const { identity } = operation;
            const who = identity === null ? '' : ` ${identity.pid} ${word(identity.start)}`;
            if (name !== null)
                return `look ${literal(name)} ${listed(operation)}${who}`;
            return `${of(operation)};${asked(`state;report ${listed(operation)}`)}`;
        }
        case 'kill': {
            const look = asked(`$State.rows=$null;state;report ${listed(operation)}`);
            return `${of(operation)};if($KillRefused){say ('x|'+$KillRefused)}elseif($KillFault){failed $KillFault}else{${look}}`;
        }
        case 'start': {
            const { launch, replaces } = operation;
            const run = `start_run '${fileKey(launch.item_id)}' @(${replaces.map(literal).join(',')}) {${script_filesOf(launch, setting.machine)}}`;
            return [
                `${at(launch.dir, launch.task)};try{guarded {${run}}`,
                `if($State.y -eq 'started'){try{recognised}catch{}};${outcome(`($State.y+'|'+$State.id+'|'+[Convert]::ToBase64String($Utf8.GetBytes([string]$State.how)))`)}}catch{}`,
            ].join('\n');
        }
        case 'watch':
            return `${of(operation)};${asked(`guarded {watch_run ${Math.max(0, Math.floor(operation.elapsed_s))}};${outcome(`'ok'`)}`)}`;
        case 'void':
            return `$Dir=${literal(operation.dir)};$Task='agentd-'+[IO.Path]::GetFileName($Dir);$Known=$null;${asked(`guarded {$State.y=if(voided){unbegun_noted;'void'}else{'evidence'}};${outcome('$State.y')}`)}`;
        case 'forget':
            return `${at(operation.dir, operation.task)};${asked(`guarded {forget_run '${fileKey(operation.item_id)}'};${outcome(`'ok'`)}`)}`;
        case 'discard':
            return `${at(operation.dir, operation.task)};${asked(`guarded {discard_run};${outcome(`($State.y+'|'+(settle))`)}`)}`;
        case 'census':
            return `$Repos=@(${operation.repos.map(literal).join(',')});${asked('census')}`;
        case 'remove_worktree':
            return [
                `$Repos=@(${operation.repos.map(literal).join(',')});$Worktree=${literal(operation.path)}`,
                asked(`guarded {drop_worktree ${literal(operation.lineage)}};${outcome(`'ok'`)}`),
            ].join(';');
        case 'process_count':
            return `count ${literal(processName(operation.name))}`;
        case 'facts':
            return asked('facts');
        case 'survey':
            return asked([
                SURVEY_BEGINS,
                'survey_machine;survey_root',
                ...operation.repos.map((path, number) => `survey_repo ${number} ${literal(path)}`),
                ...operation.programs.map(({ word, version }, at) => `survey_tool ${at} ${literal(word)} $${version ? 'true' : 'false'}`),
                ...(operation.files ?? []).map(({ path, folder }, at) => `survey_file ${at} ${literal(folder)} ${literal(path)}`),
                'survey_told',
            ].join('\n'));
        case 'mkdir':
            return asked(`make ${literal(operation.path)} $${operation.clean ? 'true' : 'false'}`);
        case 'probe':
            return `$Dir=${literal(operation.dir)};${asked(`probe @(${operation.names.map(literal).join(',')})`)}`;
        case 'write':
            return asked(`keep ${literal(operation.path)} (unpacked '${quote_packed(Buffer.from(operation.text, 'utf8'))}')`);
        case 'fetch':
            return `$Dir=${literal(operation.dir)};${asked(`${operation.items.map(script_takeLine).join(';')};say 'ok'`)}`;
    }
}
/** What a launch brings, the runner last. */
function script_filesOf(launch, machine) {
    const lines = Object.entries(launch.files).map(([name, text]) => `put ${literal(name)} (${bytesOf(text)})`);
    const header = `$Utf8.GetBytes(@'\n${runner_runnerHeader(launch, machine)}\n'@)`;
    const native = String.raw `$Utf8.GetBytes('$Native='+[char]39+$Native+[char]39+$Lf)`;
    return [...lines, `put 'run.ps1' ([byte[]]((${header})+(${native})+$Body))`].join(';');
}
/** A text as bytes. It packs better as it is than packed on its own. */
function bytesOf(text) {
    return /^[\t\n -~]*$/.test(text)
        ? `$Utf8.GetBytes(${quote_quote(text)})`
        : `unpacked '${quote_packed(Buffer.from(text, 'utf8'))}'`;
}

;// CONCATENATED MODULE: ./build/action/src/transports/powershell.js
/** The PowerShell shell: scripts for Windows terminals that Windows PowerShell 5.1 runs too, and their answers. Pure. */








/**
 * @param machine the functions that only Windows can carry out, where something else is to carry them out.
 * @param inherited what runs are not to inherit, and what they are nevertheless.
 */
function powershellShell(machine = WINDOWS, inherited = {}) {
    const environment = { secrets: [], pass: [], ...inherited };
    const paths = machine.separator === '/' ? external_node_path_.posix : external_node_path_.win32;
    return {
        os: 'windows',
        script: (operations, envelope) => inPack(script_visit(operations, envelope, { machine, environment }), envelope),
        parse: (output, operations, envelope) => {
            (0,powershell_reader/* refuseReader */.Yy)(output, envelope.nonce);
            return results(output, operations, envelope);
        },
        asksForPlain: asksForPlain,
        runner: (launch) => `${runner_runnerHeader(launch, machine)}$Native='${machine.native_block}'\n${runnerBody(machine, environment)}`,
        join: (...parts) => paths.join(...parts),
        quote: quote_quote,
    };
}

;// CONCATENATED MODULE: ./build/action/src/transports/powershell/deliver.js
/**
 * How a script reaches PowerShell on a terminal: by stdin (ssh), or in pieces by the command line alone (relay). Both kinds
 * of command are only letters, digits, a dot and `+/=`, so they mean the same to cmd, PowerShell and POSIX shells as login shell.
 */



/** cmd takes 8,191 characters. */
const LONGEST_COMMAND = 8000;
const POWERSHELL = 'powershell.exe -NoLogo -NoProfile -NonInteractive -ExecutionPolicy Bypass -OutputFormat Text -EncodedCommand';
/** Any error ends in exit code 3 and one line on stderr, which begins with its id, because its words are in the language of Windows; a constrained language in one line on stdout. */
const guarded = (text) => `${powershell_reader/* LANGUAGE */.Np};$ErrorActionPreference='Stop';$ProgressPreference='SilentlyContinue';try{${text}}catch{[Console]::Error.WriteLine('agentd: '+$_.FullyQualifiedErrorId+': '+$_);exit 3};exit 0`;
function encoded(text) {
    return `${POWERSHELL} ${Buffer.from(guarded(text), 'utf16le').toString('base64')}`;
}
/**
 * The constant command that reads a script from stdin to its end and runs it. Its first line, `#agentd NONCE`, and its last,
 * `#end NONCE`, must agree: some versions of Windows OpenSSH cut stdin. Stdin has to be closed, or it waits. Where the first line
 * is missing, something else has read it, and what that has printed is the answer.
 */
function bootstrapCommand() {
    return encoded([
        '$m=[IO.MemoryStream]::new();[Console]::OpenStandardInput().CopyTo($m)',
        '$t=[Text.Encoding]::UTF8.GetString($m.ToArray()).Trim()',
        "if($t -notmatch '^#agentd ([0-9a-f]+)\\s'){exit 0}",
        "if(!$t.EndsWith([char]10+'#end '+$matches[1])){throw 'the script did not arrive whole'}",
        `${powershell_reader/* READER */.qt};& ([ScriptBlock]::Create($t))`,
    ].join(';'));
}
/**
 * Commands that carry a script in their own text, to be run one after the other, each only when the one before gave what
 * it `expects`. Pieces are kept in the user's temporary folder under the nonce; the last command puts them together,
 * deletes them and those that a delivery left there more than a day ago, compares the SHA-256, and runs the script.
 */
function relayCommands(script, nonce) {
    const bytes = (0,external_node_zlib_.gzipSync)(Buffer.from(script, 'utf8'), { level: 9 });
    const digest = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex').toUpperCase();
    const text = wide(bytes);
    const pieces = [];
    const room = roomIn(piece('', nonce, 999, 9999).command);
    const lastRoom = roomIn(last('', nonce, { count: 999, size: 9_999_999, digest }).command);
    let from = 0;
    while (text.length - from > lastRoom) {
        pieces.push(text.slice(from, from + room));
        from += room;
    }
    return [
        ...pieces.map((part, index) => piece(part, nonce, index, part.length)),
        last(text.slice(from), nonce, { count: pieces.length, size: bytes.length, digest }),
    ];
}
/** The first of the 16,384 ideographs that stand for 14 bits each. */
const FIRST = 0x4e00;
/**
 * Bytes as ideographs. Each character of a script costs the same in a command, whatever it is, so base64 would need more
 * than twice the room. None of these is a quote, a control character or half of a pair.
 */
function wide(bytes) {
    let text = '';
    let value = 0;
    let bits = 0;
    for (const byte of bytes) {
        value = (value << 8) | byte;
        bits += 8;
        if (bits < 14)
            continue;
        bits -= 14;
        text += String.fromCharCode(FIRST + (value >> bits));
        value &= (1 << bits) - 1;
    }
    return bits === 0 ? text : text + String.fromCharCode(FIRST + (value << (14 - bits)));
}
/** Characters that still fit: each becomes two bytes, and three bytes become four characters. */
function roomIn(command) {
    return Math.floor(((LONGEST_COMMAND - command.length) * 3) / 8) - 4;
}
const deliver_fileOf = (nonce, index) => `[IO.Path]::GetTempPath()+'agentd-${nonce}-${index}'`;
function piece(part, nonce, index, length) {
    const said = `[string][char]10+'${nonce} PART ${index} '+[IO.File]::ReadAllText($p).Length+[char]10`;
    const text = `$p=${deliver_fileOf(nonce, String(index))};[IO.File]::WriteAllText($p,'${part}');[Console]::Out.Write(${said})`;
    return { command: encoded(text), expects: `${nonce} PART ${index} ${length}` };
}
/** Pieces of deliveries that were broken off. */
const LEFT = "foreach($o in [IO.Directory]::EnumerateFileSystemEntries([IO.Path]::GetTempPath(),'agentd-*-*')){if($o -match 'agentd-[0-9a-f]{24}-\\d+$' -and [IO.File]::GetLastWriteTimeUtc($o) -lt [DateTime]::UtcNow.AddMinutes(-1440)){try{[IO.File]::Delete($o)}catch{}}}";
function last(rest, nonce, { count, size, digest }) {
    const text = [
        `$s='';for($i=0;$i -lt ${count};$i++){$p=${deliver_fileOf(nonce, '')}+$i;$s+=[IO.File]::ReadAllText($p);[IO.File]::Delete($p)}`,
        `$s+='${rest}'`,
        LEFT,
        '$b=[IO.MemoryStream]::new();$v=0;$n=0',
        `foreach($c in $s.ToCharArray()){$v=($v -shl 14) -bor ([int]$c-${FIRST});$n+=14;while($n -ge 8){$n-=8;$b.WriteByte(($v -shr $n) -band 255)};$v=$v -band ((1 -shl $n)-1)}`,
        `$b.SetLength(${size});$b.Position=0`,
        '$h=[Security.Cryptography.SHA256CryptoServiceProvider]::new()',
        `if([BitConverter]::ToString($h.ComputeHash($b)).Replace('-','') -ne '${digest}'){throw 'the script did not arrive whole'}`,
        '$b.Position=0;$z=[IO.Compression.GZipStream]::new($b,[IO.Compression.CompressionMode]::Decompress)',
        '$m=[IO.MemoryStream]::new();$z.CopyTo($m)',
        `${powershell_reader/* READER */.qt};& ([ScriptBlock]::Create([Text.Encoding]::UTF8.GetString($m.ToArray())))`,
    ].join(';');
    return { command: encoded(text), expects: null };
}

;// CONCATENATED MODULE: ./build/action/src/transports/remote-shell.js




/** @param environment what runs are not to inherit, and what they are nevertheless. */
function shellOf(os, environment = {}) {
    switch (os) {
        case 'linux':
        case 'darwin':
            // The exit code is the script's own.
            return { shell: posixShell(os, { ordered: true, ...environment }), command: `exec ${READER}` };
        case 'windows':
            return { shell: powershellShell(undefined, environment), command: bootstrapCommand() };
    }
}

;// CONCATENATED MODULE: ./build/action/src/transports/routed.js

/**
 * The next channel is tried on `Unreached` only. A wrong host key never leads to another channel, and neither does an
 * answer that was lost: what the script has done is then unknown, and sending it again could do it twice.
 * A channel that did not get there is not tried again: the rest of the tick goes by the one that did.
 * @throws what the last channel throws; when none got there, one `Unreached` that names every reason.
 */
function routedChannel(first, ...others) {
    const channels = [first, ...others];
    const failures = [];
    return {
        name: channels.map(({ name }) => name).join(', then '),
        get route() {
            return channels[failures.length]?.name ?? first.name;
        },
        run: async (script, options) => {
            for (;;) {
                const at = failures.length;
                const channel = channels[at];
                if (channel === undefined)
                    throw allFailed(channels, failures);
                try {
                    return await channel.run(script, options);
                }
                catch (error) {
                    if (!(error instanceof errors/* Unreached */.YX))
                        throw error;
                    // Of several scripts at once only the first to fail moves the others on. The last channel may be tried again.
                    if (at < channels.length - 1)
                        failures[at] ??= error;
                    else
                        throw allFailed(channels, [...failures, error]);
                }
            }
        },
        close: async () => {
            await Promise.allSettled(channels.map((channel) => channel.close()));
        },
    };
}
function allFailed(channels, failures) {
    const last = failures.at(-1);
    const reasons = failures.map(({ problem }, index) => `${channels[index]?.name}: ${problem.message}`);
    return new errors/* Unreached */.YX({
        code: last?.problem.code ?? 'unreached',
        message: reasons.join(' '),
        remedy: failures
            .map(({ problem }) => problem.remedy)
            .filter((remedy, index, all) => remedy !== '' && all.indexOf(remedy) === index)
            .join(' '),
        retry: failures.some(({ problem }) => problem.retry),
    }, { cause: last });
}

// EXTERNAL MODULE: ./build/action/src/transports/ssh/from-config.js
var from_config = __webpack_require__(54529);
;// CONCATENATED MODULE: ./build/action/src/transports/warpgate/native.js
/** The channel through Warpgate's own SSH server: one login as `user:target` for each terminal. */


/** What to do about failures whose cause, behind a bastion, is usually in the bastion. */
function remedies(user, target) {
    const log = `Look into Warpgate’s log: it may know no target ${target}, or not reach it, or not know its host key.`;
    return {
        'ssh-login-refused': `See in Warpgate that the user ${user} has this public key, that there is a target ${target}, and that a role of the user allows it. Do not try often: servers lock out addresses that fail to log in.`,
        'ssh-more-factors': `Let the user ${user} of Warpgate in over SSH with the public key alone: nobody is there to type a code or to approve in a browser.`,
        'ssh-closed-early': log,
        'ssh-disconnected': log,
        'ssh-channel-refused': log,
        'ssh-command-refused': log,
        'ssh-no-exit-code': log,
        'host-key-unpinned': 'Compare the fingerprint with the host key that Warpgate shows its administrator, then add that line to warpgate.host_keys.',
    };
}
/**
 * Sessions are opened only when a script is sent: Warpgate records each.
 * Errors: those of `directSshChannel`, with remedies that look for the cause in Warpgate.
 */
function nativeChannel(options) {
    const channel = directSshChannel({ ...options, limits: { ...options.limits, spare: false } });
    const [user = '', ...target] = options.target.user.split(':');
    const known = remedies(user, target.join(':'));
    return {
        name: 'warpgate-ssh',
        run: async (script, runOptions) => {
            try {
                return await channel.run(script, runOptions);
            }
            catch (error) {
                throw withRemedy(error, known);
            }
        },
        close: () => channel.close(),
    };
}
function withRemedy(error, known) {
    if (!(error instanceof errors/* TransportError */.wX))
        return error;
    const remedy = known[error.problem.code];
    if (remedy === undefined)
        return error;
    const problem = { ...error.problem, remedy };
    const options = { cause: error };
    if (error instanceof errors/* HostKeyError */.oZ)
        return new errors/* HostKeyError */.oZ(problem, options);
    return error instanceof errors/* Unreached */.YX ? new errors/* Unreached */.YX(problem, options) : new errors/* TransportError */.wX(problem, options);
}

// EXTERNAL MODULE: ./build/bot/redact.js + 2 modules
var redact = __webpack_require__(13701);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/action/src/transports/warpgate/relay-call.js
/** One call of a relay command: a process without stdin, with a time limit, whose end is told as data. */

const relay_call_STDERR_KEPT = 16_384;
/** Time to put things in order after SIGTERM. */
const GRACE_MS = 1000;
/** How long output may stay open after the end of the process: something that it left behind may hold it. */
const LINGER_MS = 2000;
/** Never rejects. The process leads a group of its own, so that a time limit ends what it has started, too. */
function call(request) {
    const [command = '', ...args] = request.argv;
    const { env, signal } = request;
    if (signal.aborted)
        return Promise.resolve({ end: 'called-off', stdout: '', stderr: '' });
    try {
        return endOf((0,external_node_child_process_.spawn)(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] }), request);
    }
    catch (error) {
        return Promise.resolve({ end: 'not-started', why: error instanceof Error ? error.message : String(error) });
    }
}
function endOf(child, { timeout_ms, max_output_bytes, signal }) {
    return new Promise((resolve) => {
        const stdout = [];
        let stderr = Buffer.alloc(0);
        let size = 0;
        let stopped = null;
        let how = 'without a word of how';
        const timers = new Set();
        const after = (ms, work) => void timers.add(setTimeout(work, ms));
        const stop = (why) => {
            if (stopped !== null)
                return;
            stopped = why;
            signalGroup(child, 'SIGTERM');
            after(GRACE_MS, () => {
                signalGroup(child, 'SIGKILL');
                letGo();
            });
        };
        const letGo = () => {
            child.stdout.destroy();
            child.stderr.destroy();
        };
        const onAbort = () => stop('called-off');
        const settle = (end) => {
            for (const timer of timers)
                clearTimeout(timer);
            signal.removeEventListener('abort', onAbort);
            resolve(end);
        };
        child.once('error', (error) => {
            if (child.pid === undefined)
                settle({ end: 'not-started', why: error.message });
        });
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            if (size > max_output_bytes)
                stop('too-large');
            else
                stdout.push(chunk);
        });
        child.stderr.on('data', (chunk) => {
            stderr = Buffer.concat([stderr, chunk]).subarray(-relay_call_STDERR_KEPT);
        });
        child.once('exit', (code, by) => {
            how = code === null ? `by ${by ?? 'a signal'}` : `with exit code ${code}`;
            after(LINGER_MS, letGo);
        });
        child.once('close', () => {
            const output = { stdout: Buffer.concat(stdout).toString('utf8'), stderr: stderr.toString('utf8') };
            settle(stopped === null ? { end: 'ended', how, ...output } : { end: stopped, ...output });
        });
        after(timeout_ms, () => stop('deadline'));
        signal.addEventListener('abort', onAbort, { once: true });
    });
}
function signalGroup(child, name) {
    if (child.pid === undefined)
        return;
    try {
        process.kill(-child.pid, name);
    }
    catch {
        // It is gone already.
    }
}

;// CONCATENATED MODULE: ./build/action/src/transports/warpgate/relay-failures.js
/**
 * Every way in which a visit through a relay fails → the error. Only the last call runs the script: what fails before it
 * has surely run nothing (`Unreached`), and what fails in it leaves unknown what the script has done.
 */



const NEXT_TICK = 'Nothing needs doing at once: the next tick asks again.';
const BY_HAND = 'Run the relay command for this target by hand, with `true` in place of `{script}`, and see what it says.';
const VOID_WHYS = {
    size: ['it did not arrive whole', NEXT_TICK],
};
/** @param said what the output amounts to; a part or an answer that is as it should be is no failure. */
function failureOf(end, said, step) {
    const last = step.number === step.count;
    switch (end.end) {
        case 'not-started':
            return new errors/* Unreached */.YX(notStarted(end.why, step));
        case 'called-off':
            return new errors/* TransportError */.wX({
                code: 'aborted',
                message: `${step.where}: the visit was called off${last ? '; what its script has done is unknown' : ' before its script was run'}.`,
                remedy: 'Nothing needs doing: the next tick asks again.',
                retry: true,
            });
        case 'deadline':
            return of(last, last ? 'terminal-timeout' : 'relay-timeout', step, {
                what: `the relay command did not end within ${step.timeout_ms / 1000} s`,
                remedy: `${NEXT_TICK} If it stays: ${BY_HAND}`,
            });
        case 'too-large':
            return of(last, 'answer-too-large', step, {
                what: 'the relay command printed more than any answer can hold',
                remedy: 'Report this with the log: every read has its own limit, so this should not happen.',
            });
        case 'ended':
            return ended(end.how, said, step, last);
    }
}
function ended(how, said, step, last) {
    // Its own first run takes the parts away, so a relay that runs a command again by itself may have run the script.
    if (said.is === 'void' && said.why === 'lost') {
        const what = 'the parts that were sent before are not there, or are not there any more';
        return of(true, 'relay-upload-lost', step, { what, remedy: NEXT_TICK });
    }
    if (said.is === 'void') {
        const [what, remedy] = VOID_WHYS[said.why] ?? [`it was refused (${said.why})`, NEXT_TICK];
        return of(false, 'relay-upload-damaged', step, { what: `the script was not run: ${what}`, remedy });
    }
    if (!last && said.is === 'part') {
        const what = `part ${step.number} of ${step.count - 1} arrived with ${said.bytes} bytes altogether, which is not what was sent`;
        return of(false, 'relay-upload-damaged', step, {
            what,
            remedy: `${NEXT_TICK} If it stays, see whether its disk is full.`,
        });
    }
    if ((0,powershell_reader/* isBlocked */.lT)(step.words)) {
        const what = 'a virus scanner keeps PowerShell there from running scripts (ScriptContainedMaliciousContent)';
        return of(false, 'script-blocked', step, { what, remedy: powershell_reader/* BLOCKED_REMEDY */.Ab });
    }
    const reader = (0,posix_reader/* complainer */.D3)(step.words);
    if (reader !== null) {
        const what = `${reader} got the command in place of the shell that was asked for`;
        return of(last, 'wrong-shell', step, { what, remedy: posix_reader/* STARTUP_FILES */._T });
    }
    const what = `the relay command ended ${how} and brought no ${last ? 'whole answer' : 'receipt'}`;
    return of(last, last ? 'answer-incomplete' : 'relay-failed', step, { what, remedy: `${BY_HAND} ${posix_reader/* STARTUP_FILES */._T}` });
}
/** @param unknown the script may have run. */
function of(unknown, code, { where, words, number, count }, { what, remedy }) {
    const call = count === 1 ? '' : ` (call ${number} of ${count})`;
    const outcome = unknown ? '; what the script has done is unknown' : '; nothing has been run';
    const quoted = words === '' ? '' : ` It said: “${words}”.`;
    const problem = { code, message: `${where}: ${what}${call}${outcome}.${quoted}`, remedy, retry: true };
    return unknown ? new errors/* TransportError */.wX(problem) : new errors/* Unreached */.YX(problem);
}
function notStarted(why, { where, client }) {
    return {
        code: 'relay-client-missing',
        message: `${where}: the relay command ${client} could not be started (${why}).`,
        remedy: 'Install it on this machine, or correct the first word of `warpgate.relay`: a name in PATH or a whole path.',
        retry: false,
    };
}
/** @param name a variable of `relay_env`. */
function secretMissing(where, name) {
    return new errors/* Unreached */.YX({
        code: 'relay-secret-missing',
        message: `${where}: the variable ${name} for the relay command is empty.`,
        remedy: `Set ${name}, or take it out of \`warpgate.relay_env\`.`,
        retry: false,
    });
}

;// CONCATENATED MODULE: ./build/action/src/transports/warpgate/relay-posix.js
/**
 * How a script reaches a POSIX machine by command lines alone, and how its answer comes back. Each command is one text of
 * letters, digits, blanks and `+/=|-`, which bash, dash, zsh, fish and tcsh read alike, whether the relay command quotes
 * it for a shell or leaves it to the login shell of the target: a small program and its data, both as base64.
 */


/** Characters of a script in one command. Linux takes 131,071 bytes in one word. */
const CHUNK = 60_000;
/** Appends data to a file that only this user can read, and says how long that is by now. Words: nonce, number, data. */
const PUT = String.raw `${WITHOUT_FUNCTIONS}
{
umask 077;f=\${TMPDIR:-/tmp}/agentd-relay-$1
[ "$2" = 0 ]&&{ (set -C;:>"$f")||exit 1;}
[ -f "$f" ]&&[ ! -h "$f" ]||exit 1
printf %s "$3">>"$f"
echo;echo "PART=$1.$2.$(($(wc -c<"$f"))).$1"
exit 0
}
`.replaceAll('\\$', '$');
/**
 * Puts the data together, takes the file away, and runs what the data is; then removes files that an upload left there
 * more than a day ago. Words: nonce, count of parts before, length of all, whether it is packed, data.
 */
const RUN = String.raw `${WITHOUT_FUNCTIONS}
{
f=\${TMPDIR:-/tmp}/agentd-relay-$1 k=0 n=$1 z=$4 d=$5
void(){ echo;echo "VOID=$n.$1.$n";exit 0;}
unb64(){
if base64 -d </dev/null >/dev/null 2>&1;then base64 -d;else base64 -D;fi
}
b64(){ base64|tr -d '\n';}
unpack(){ if [ "$z" = 0 ];then cat;else gzip -dc;fi;}
exec 3</dev/null
if [ "$2" -gt 0 ];then
[ -f "$f" ]&&[ ! -h "$f" ]||void lost
k=$(($(wc -c<"$f")));exec 3<"$f";rm -f "$f"
fi
[ $((k+\${#d})) = "$3" ]||void size
[ "$z" = 0 ]||command -v gzip >/dev/null 2>&1||void gzip
o=$({ cat<&3;printf %s "$d";}|unb64|unpack|${READER} 3<&-|b64)
echo;echo "B64=$n.$o.\${#o}.$n"
find "\${TMPDIR:-/tmp}/." ! -name . -prune -type f -name 'agentd-relay-*' -mtime +0 -exec rm -f {} + 2>/dev/null
exit 0
}
`.replaceAll('\\$', '$');
/**
 * Commands to be run one after the other, each only when the one before has said what {@link saidOf} reads as its part.
 * A script that does not fit into one command is packed first, because calls take ten seconds and more.
 */
function posixCommands(script, nonce, { os, packs }) {
    const plain = Buffer.from(script, 'utf8');
    const short = plain.toString('base64');
    const packed = packs && short.length > CHUNK;
    const data = packed ? (0,external_node_zlib_.gzipSync)(plain, { level: 9 }).toString('base64') : short;
    const parts = data.match(new RegExp(`.{1,${CHUNK}}`, 'g')) ?? [''];
    const rest = parts.pop() ?? '';
    return [
        ...parts.map((part, index) => command(os, PUT, [nonce, String(index), part])),
        command(os, RUN, [nonce, String(parts.length), String(data.length), packed ? '1' : '0', rest]),
    ];
}
/** How long the data is on the machine after so many commands. */
function lengthAfter(count) {
    return count * CHUNK;
}
/** macOS has its own, and old ones know only `-D`; others may stand before it in PATH. A path is no name of a function. */
const DECODE = {
    linux: '/usr/bin/env base64 -d',
    darwin: '/usr/bin/base64 -D',
};
function command(os, program, words) {
    return `/usr/bin/env echo ${Buffer.from(program).toString('base64')}|${DECODE[os]}|/bin/sh -s ${words.join(' ')}`;
}

;// CONCATENATED MODULE: ./build/action/src/transports/warpgate/relay-said.js
/**
 * What a machine said through a relay. Whatever the relay command and startup files print besides is passed over, and
 * colours, carriage returns and wrapped lines do no harm. Pure.
 */

const NOTHING = { is: 'nothing' };
/** @param nonce of the delivery: only what stands behind it is ours. */
function saidOf(output, nonce) {
    const text = (0,ssh_words/* withoutEscapes */.Lx)(output).replace(/[^\x21-\x7e]+/g, '');
    const mark = new RegExp(`(B64|PART|VOID)=${nonce}\\.([A-Za-z0-9+/=]*)(?:\\.(\\d+))?\\.${nonce}`).exec(text);
    if (mark === null)
        return NOTHING;
    const [, kind, value = '', count = ''] = mark;
    if (kind === 'VOID')
        return { is: 'void', why: value };
    if (count === '')
        return NOTHING;
    if (kind === 'PART')
        return { is: 'part', index: Number(value), bytes: Number(count) };
    if (value.length !== Number(count))
        return NOTHING;
    return { is: 'answer', text: Buffer.from(value, 'base64').toString('utf8') };
}
/** Whether a line of it is exactly that. */
function saysLine(output, line) {
    return (0,ssh_words/* withoutEscapes */.Lx)(output)
        .split(/\r?\n|\r/)
        .some((each) => each.trim() === line);
}

;// CONCATENATED MODULE: ./build/action/src/transports/warpgate/relay-words.js
/** The words of one call of a relay command. Pure. */
const SCRIPT = '{script}';
const SHELL = /(?:^|\/)(?:ba)?sh$/;
/**
 * @param command what runs on the target: one text for a POSIX shell, or the words of a program, before which the words
 * `bash -c` or `sh -c` of the template are left out.
 */
function relayArgv(template, command) {
    const words = template.words.map((word) => (word === SCRIPT ? word : filled(word, template)));
    const at = words.indexOf(SCRIPT);
    if (at < 0)
        return words;
    if (typeof command === 'string')
        return [...words.slice(0, at), command, ...words.slice(at + 1)];
    const behindShell = words[at - 1] === '-c' && SHELL.test(words[at - 2] ?? '');
    const rest = words.slice(at + 1);
    return behindShell
        ? [...words.slice(0, at - 2), ...command, ...rest]
        : [...words.slice(0, at), command.join(' '), ...rest];
}
function filled(word, { target, vault_config }) {
    return word.replace(/\{(target|vault_config)\}/g, (whole, name) => name === 'target' ? target : (vault_config ?? whole));
}

;// CONCATENATED MODULE: ./build/action/src/transports/warpgate/relay.js
/** The channel through a relay command, such as one that asks a vault for access to a machine behind Warpgate. */








const MAX_OUTPUT = 256 * 1024 * 1024;
const NONCE_BYTES = 12;
/** Characters of what a relay command printed that are quoted. */
const QUOTED = 300;
/** A script's last line: it answers for the completeness of what is before it, or asks for the script in another form. */
const relay_END = /^[0-9a-f]{16,} (?:END \d+|PLAIN)\r?$/m;
/**
 * Each visit is one call where the script fits into one command line, else one for each part; the time limit holds for
 * each call. Errors: {@link failureOf}, `relay-secret-missing`.
 */
function relayChannel(options) {
    const { terminal, template, secrets, random, max_output_bytes = MAX_OUTPUT } = options;
    const [client = ''] = template.words;
    const where = `${terminal} (target ${template.target} through ${client})`;
    const closing = new AbortController();
    const environment = () => {
        const env = { ...options.env };
        for (const { name, value = '' } of secrets) {
            if (value.trim() === '')
                throw secretMissing(where, name);
            env[name] = value;
        }
        return { env, redact: (0,redact/* createRedactor */.lY)(secrets.map(({ name, value = '' }) => ({ name, value }))) };
    };
    /** Runs the steps one after the other; the answer, or null: the machine cannot unpack what it got. */
    const visit = async (steps, { timeout_ms, signal }) => {
        const { env, redact } = environment();
        const stop = signal === undefined ? closing.signal : AbortSignal.any([signal, closing.signal]);
        for (const [index, step] of steps.entries()) {
            const end = await call({ argv: step.argv, env, timeout_ms, max_output_bytes, signal: stop });
            const said = end.end === 'ended' ? step.read(end.stdout) : { is: 'nothing' };
            if (said.is === 'void' && said.why === 'gzip')
                return null;
            if (!step.fits(said)) {
                const words = wordsOf(end, redact);
                throw failureOf(end, said, { where, client, number: index + 1, count: steps.length, timeout_ms, words });
            }
            if (said.is === 'answer')
                return said.text;
        }
        return '';
    };
    let packs = true;
    return {
        name: 'warpgate-ssh',
        run: async (script, runOptions) => {
            const deliver = () => visit(relay_stepsFor(script, options, random.hex(NONCE_BYTES), packs), runOptions);
            const answer = await deliver();
            if (answer !== null)
                return answer;
            packs = false;
            return (await deliver()) ?? '';
        },
        close: () => {
            closing.abort();
            return Promise.resolve();
        },
    };
}
function relay_stepsFor(script, { template, os }, nonce, packs) {
    if (os === 'windows')
        return windowsSteps(script, template, nonce);
    return posixSteps(posixCommands(script, nonce, { os, packs }), template, nonce);
}
function posixSteps(commands, template, nonce) {
    return commands.map((command, index) => ({
        argv: relayArgv(template, command),
        read: (stdout) => saidOf(stdout, nonce),
        fits: (said) => index === commands.length - 1
            ? isWhole(said)
            : said.is === 'part' && said.index === index && said.bytes === lengthAfter(index + 1),
    }));
}
function windowsSteps(script, template, nonce) {
    return relayCommands(script, nonce).map(({ command, expects }, index) => ({
        argv: relayArgv(template, command.split(' ')),
        read: (stdout) => {
            if (expects === null)
                return { is: 'answer', text: (0,ssh_words/* withoutEscapes */.Lx)(stdout) };
            return saysLine(stdout, expects) ? { is: 'part', index, bytes: 0 } : { is: 'nothing' };
        },
        fits: (said) => (expects === null ? isWhole(said) : said.is === 'part'),
    }));
}
function isWhole(said) {
    return said.is === 'answer' && relay_END.test(said.text);
}
/** The end of what it printed, stderr first; never a piece of an answer. */
function wordsOf(end, redact) {
    if (end.end === 'not-started')
        return '';
    const stdout = /B64=|[0-9a-f]{16,} (?:BEGIN|PART)/.test(end.stdout) ? '' : end.stdout;
    return (0,ssh_words/* quotable */.E7)(redact(end.stderr.trim() === '' ? stdout : end.stderr).slice(-QUOTED));
}

;// CONCATENATED MODULE: ./build/action/src/transports/channels.js








/** Straight to the machine, and where that does not get there, by the fallback. @throws {ConfigError} as both ways. */
function directChannel(name, config, terminal, means) {
    const direct = directSshChannel(sshOptions((0,from_config/* sshTarget */.ov)(name, terminal), terminal, terminal.os, means));
    switch (terminal.fallback) {
        case undefined:
            return direct;
        case 'warpgate-ssh':
            return routedChannel(direct, warpgateChannel(name, config, terminal, means));
    }
}
/** Through the bastion, by whichever of its two ways. @throws {ConfigError} `warpgate-missing`, `warpgate-incomplete`. */
function warpgateChannel(name, { warpgate }, { os, target = name }, means) {
    if (warpgate === undefined) {
        throw new errors/* ConfigError */.xL({
            code: 'warpgate-missing',
            message: `terminals.${name}: warpgate-ssh needs the section warpgate.`,
            remedy: 'Add it: `host`, `user` and `ssh_key`, or `relay`.',
            retry: false,
        });
    }
    if (warpgate.relay === undefined) {
        return nativeChannel(sshOptions((0,from_config/* warpgateTarget */.rZ)(name, target, warpgate), warpgate, os, means));
    }
    return relayChannel({
        terminal: name,
        template: { words: warpgate.relay, target, vault_config: warpgate.vault_config },
        os,
        env: means.env,
        secrets: warpgate.relay_env.map((key) => ({ name: key, value: means.secret?.(key) })),
        random: means.random,
    });
}
function sshOptions(target, names, os, means) {
    const { keys, tailscale } = (0,transports_means/* sharedBy */.T)(means);
    return {
        target,
        key: (0,from_config/* keySource */.JC)(names, means.secret ?? (() => undefined)),
        command: shellOf(os).command,
        means: { env: means.env, tailscale, memory: means.host_keys ?? null, keys },
    };
}

;// CONCATENATED MODULE: ./build/action/src/transports/local.js
/** The channel to this machine: one shell process that reads the script from stdin. */



/** Far above what a visit answers (a few KB), far below what would hurt. */
const local_MAX_OUTPUT = 256 * 1024 * 1024;
/** Bytes of stderr kept for the error that a silent shell ends in. */
const local_STDERR_KEPT = 2000;
/**
 * Runs scripts with `/bin/sh -s` in a process group of their own, which a timeout ends; runs have left that group.
 * Errors: {@link Unreached} when the shell cannot be started; `terminal-timeout`, `answer-too-large`, `aborted`
 * (TransportError) when it was ended in the middle, so that nobody knows what it has done.
 */
function localChannel(options) {
    const { env, sh = '/bin/sh', max_output_bytes = local_MAX_OUTPUT } = options;
    return {
        name: 'local',
        run: (script, { timeout_ms, signal }) => {
            const child = (0,external_node_child_process_.spawn)(sh, ['-s', ORDERED], { cwd: '/', env, detached: true, stdio: 'pipe' });
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
            reject(child.pid === undefined ? local_notStarted(delivery.sh, cause) : (failure ?? broken(cause.message)));
        });
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            if (size > delivery.max_output_bytes)
                stop(local_tooLarge(delivery.max_output_bytes));
            else
                stdout.push(chunk);
        });
        child.stderr.on('data', (chunk) => {
            if (stderr.length < local_STDERR_KEPT)
                stderr += chunk.toString('utf8');
        });
        child.once('close', () => {
            settle();
            if (failure !== null)
                reject(failure);
            else if (size === 0)
                reject(broken(stderr.slice(0, local_STDERR_KEPT).trim() || 'it printed nothing'));
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
function local_notStarted(sh, cause) {
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
function local_tooLarge(bytes) {
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

;// CONCATENATED MODULE: ./build/action/src/transports/run-root.js
/** Where run directories are made: an absolute path on the terminal, in one spelling. Pure. */


/**
 * On Windows a path is absolute with its drive or its server; without them it depends on where a process happens to be.
 * @throws {ConfigError} `run-root-relative`.
 */
function absoluteRoot(name, os, run_root) {
    if (os === 'windows') {
        const whole = external_node_path_.win32.normalize(run_root);
        if (external_node_path_.win32.isAbsolute(whole) && external_node_path_.win32.parse(whole).root.length > 1)
            return whole.replace(/([^:\\])\\$/, '$1');
    }
    else if (external_node_path_.posix.isAbsolute(run_root))
        return external_node_path_.posix.normalize(run_root).replace(/(.)\/$/, '$1');
    throw new errors/* ConfigError */.xL({
        code: 'run-root-relative',
        message: `terminals.${name}.run_root: ${run_root} is not an absolute path.`,
        remedy: 'Write the whole path, from the root of the file system.',
        retry: false,
    });
}
/** A remote machine's; nobody knows a home directory there. @throws {ConfigError} `run-root-missing`, `run-root-relative`. */
function remoteRoot(name, { os, run_root }) {
    if (run_root !== undefined)
        return absoluteRoot(name, os, run_root);
    throw new errors/* ConfigError */.xL({
        code: 'run-root-missing',
        message: `terminals.${name}: a remote terminal needs a place for run directories.`,
        remedy: 'Add `run_root`: an absolute path on the machine, outside the repository.',
        retry: false,
    });
}

;// CONCATENATED MODULE: ./build/action/src/transports/transport.js

/** Bytes of a nonce: enough that no log can hold it by chance or by intent. */
const transport_NONCE_BYTES = 12;
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
    let plain = false;
    const batch = async (operations, fence) => {
        if (operations.length === 0)
            return [];
        const envelope = { nonce: random.hex(transport_NONCE_BYTES), fence, run_root, plain };
        roundTrips += 1;
        const output = await channel.run(shell.script(operations, envelope), { timeout_ms });
        if (plain || !shell.asksForPlain(output, envelope))
            return shell.parse(output, operations, envelope);
        plain = true;
        return batch(operations, fence);
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
        get route() {
            return channel.route ?? channel.name;
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
        kill: async (task, dir) => (await one({ op: 'kill', identity: null, dir, task, collect: [] })).inspection,
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









/** Longest visit once a terminal is reached; kills wait up to seven seconds, and a start may wait ten for the lock. */
const VISIT_MS = 60_000;
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
            return localTransport(name, config, terminal, means);
        case 'direct-ssh':
            return remoteTransport(name, config, terminal, means, directChannel(name, config, terminal, means));
        case 'warpgate-ssh':
            return remoteTransport(name, config, terminal, means, warpgateChannel(name, config, terminal, means));
    }
}
function remoteTransport(name, config, terminal, means, channel) {
    return createTransport(shellOf(terminal.os, inherited(config, terminal)).shell, channel, {
        run_root: remoteRoot(name, terminal),
        random: means.random,
        timeout_ms: VISIT_MS,
    });
}
/** What the shells of a terminal take away for its runs, and what they leave. */
function inherited(config, { env }) {
    return { secrets: (0,environment/* secretNames */.XG)(config), pass: env.pass };
}
function localTransport(name, config, terminal, { env, own_env = env, home, random }) {
    if (terminal.os === 'windows') {
        throw new errors/* ConfigError */.xL({
            code: 'transport-not-available',
            message: `terminals.${name}: transport local works on linux and darwin; this version has nothing for windows.`,
            remedy: 'Run agentd on a Linux or macOS machine.',
            retry: false,
        });
    }
    const run_root = absoluteRoot(name, terminal.os, terminal.run_root ?? external_node_path_.posix.join(home, '.agentd', 'runs'));
    const runEnv = (0,environment/* localRunEnv */.yQ)(config, terminal.env.pass, own_env);
    return createTransport(posixShell(terminal.os, inherited(config, terminal)), localChannel({ env: runEnv }), {
        run_root,
        random,
        timeout_ms: VISIT_MS,
        home,
    });
}


/***/ }),

/***/ 11660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ sharedBy)
});

// EXTERNAL MODULE: ./build/action/src/config/pasted-key.js
var pasted_key = __webpack_require__(27602);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
;// CONCATENATED MODULE: ./build/action/src/transports/ssh/private-key.js


const NEW_KEY = 'ssh-keygen -t ed25519 -N "" -f key';
const REWRITE = 'ssh-keygen -p -N "" -f key';
/**
 * Slow for keys with a passphrase (about 230 ms): once a tick.
 * @throws {ConfigError} `ssh-key-missing`, `ssh-key-format`, `ssh-key-public`, `ssh-key-passphrase`.
 */
function readPrivateKey(source, parseKey) {
    const text = source.text ?? '';
    const early = foreignForm(text, source.name);
    if (early !== null)
        throw new errors/* ConfigError */.xL(early);
    const passphrase = source.passphrase?.text ?? '';
    const parsed = parseKey(text, passphrase === '' ? undefined : passphrase);
    // ssh2 answers with a list for formats that can hold several; the first is the key.
    const key = Array.isArray(parsed) ? parsed[0] : parsed;
    if (key === undefined || key instanceof Error)
        throw new errors/* ConfigError */.xL(unread(key?.message ?? '', source));
    if (!key.isPrivateKey())
        throw new errors/* ConfigError */.xL(publicKey(source.name));
    return key;
}
/** What can be told by the looks of the text, and ssh2 would call an unsupported format. */
function foreignForm(text, name) {
    if (text.trim() === '') {
        const remedy = `Set ${name} to the whole private key; \`agentd check-config\` prints the env block.`;
        return problem('ssh-key-missing', `The variable ${name} holds no SSH key.`, remedy);
    }
    const wrong = (0,pasted_key/* pastedWrong */.p)(text);
    if (wrong !== null) {
        const remedy = 'Store the key with real line ends, as it is in its file, such as with `gh secret set NAME < key`.';
        return problem('ssh-key-format', `The SSH key in ${name} has ${wrong}.`, remedy);
    }
    if (/-----BEGIN (?:ENCRYPTED )?PRIVATE KEY-----/.test(text)) {
        const what = `The SSH key in ${name} is in the format PKCS#8, which SSH clients do not share.`;
        const remedy = `Write it again in OpenSSH’s format with \`${REWRITE}\`, or make a new one with \`${NEW_KEY}\` (an Ed25519 key needs OpenSSH 9.6 for the first).`;
        return problem('ssh-key-format', what, remedy);
    }
    if (/^\s*(?:ssh-|ecdsa-|sk-|-----BEGIN (?:SSH2 )?PUBLIC KEY)/.test(text))
        return publicKey(name);
    if (!/-----BEGIN [A-Z ]+-----|^\s*PuTTY-User-Key-File/.test(text)) {
        const what = `The variable ${name} does not hold a private key: there is no line \`-----BEGIN …\`.`;
        return problem('ssh-key-format', what, 'Store the whole file, from `-----BEGIN` to `-----END … KEY-----`, not its path.');
    }
    return null;
}
function unread(message, { name, passphrase }) {
    const given = (passphrase?.text ?? '') !== '';
    if (/no passphrase given/i.test(message)) {
        const remedy = passphrase === null
            ? `Name the variable with its passphrase in \`ssh_passphrase_key\`, or remove the passphrase: \`${REWRITE}\`.`
            : `Set ${passphrase.name} to the passphrase, or remove the passphrase: \`${REWRITE}\`.`;
        return problem('ssh-key-passphrase', `The SSH key in ${name} is encrypted, and there is no passphrase.`, remedy);
    }
    if (given && /passphrase|integrity check|decrypt/i.test(message)) {
        const what = `The passphrase in ${passphrase?.name} does not open the SSH key in ${name}.`;
        return problem('ssh-key-passphrase', what, `Correct it, or remove the passphrase: \`${REWRITE}\`.`);
    }
    const what = `The SSH key in ${name} cannot be read; it is damaged, cut, or of a kind that is not supported.`;
    return problem('ssh-key-format', what, `Test it with \`ssh-keygen -y -f key\`; make a new one with \`${NEW_KEY}\`.`);
}
function publicKey(name) {
    const what = `The variable ${name} holds a public SSH key.`;
    return problem('ssh-key-public', what, 'Store the private key: the file without `.pub`.');
}
function problem(code, message, remedy) {
    return { code, message, remedy, retry: false };
}

;// CONCATENATED MODULE: ./build/action/src/transports/ssh/key-ring.js

function keyRing() {
    const keys = new Map();
    return {
        read: (source, parseKey) => {
            const name = `${source.name} ${source.passphrase?.name ?? ''}`;
            const key = keys.get(name) ?? readPrivateKey(source, parseKey);
            keys.set(name, key);
            return key;
        },
    };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/action/src/transports/ssh/tailscale.js
var tailscale = __webpack_require__(18256);
// EXTERNAL MODULE: ./build/action/src/transports/ssh/words.js
var words = __webpack_require__(14469);
;// CONCATENATED MODULE: ./build/action/src/transports/ssh/tailscale-cli.js
/** The `tailscale` program of this machine. */




/** Tailnets of thousands of machines have long answers. */
const MAX_ANSWER = 64 * 1024 * 1024;
const STATUS_MS = 10_000;
/** @param env environment of the child: already free of tokens. */
function tailscaleCli(env, command = 'tailscale') {
    let asked = null;
    return {
        status: () => (asked ??= ask(command, env)),
        netcat: (address, port) => ({ command, args: ['nc', address, String(port)] }),
    };
}
function ask(command, env) {
    return new Promise((resolve, reject) => {
        const options = { env, timeout: STATUS_MS, maxBuffer: MAX_ANSWER, killSignal: 'SIGKILL' };
        (0,external_node_child_process_.execFile)(command, ['status', '--json'], options, (error, stdout, stderr) => {
            // It exits with 1 while it is stopped, and says so in its answer.
            try {
                resolve((0,tailscale/* readStatus */.rk)(stdout));
            }
            catch (cause) {
                reject(unavailable(error, stderr, cause));
            }
        });
    });
}
function unavailable(error, stderr, cause) {
    const why = (0,errors/* errnoOf */.UQ)(error) === 'ENOENT'
        ? 'it is not installed here'
        : (0,words/* quotable */.E7)(stderr) || (error === null ? 'its answer is no status' : 'it did not answer');
    return new errors/* Unreached */.YX({
        code: 'tailscale-unavailable',
        message: `Tailscale on this machine could not be asked (${why}).`,
        remedy: 'Start Tailscale before agentd (in a workflow: tailscale/github-action), or use `auth: key` with `host_keys`.',
        retry: true,
    }, { cause: error ?? cause });
}

;// CONCATENATED MODULE: ./build/action/src/transports/means.js


/** Keys are opened once, and Tailscale is asked once, for all terminals that are made with the same means. */
const shared = new WeakMap();
function sharedBy(means) {
    const known = shared.get(means) ?? { keys: keyRing(), tailscale: means.tailscale ?? tailscaleCli(means.env) };
    shared.set(means, known);
    return known;
}


/***/ }),

/***/ 57214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ complainer),
/* harmony export */   _T: () => (/* binding */ STARTUP_FILES),
/* harmony export */   nW: () => (/* binding */ readByAnother)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/* harmony import */ var _ssh_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14469);
/** When something else than the shell that was asked for has read a script: who it was, and what to do about it. Pure. */


/** How programs complain that are handed a script of ours, or no terminal. fish 3.6, tcsh 6.24, tmux 3.3, screen 4.9. */
const COMPLAINTS = [
    [/^fish: /m, 'fish'],
    [/open terminal failed: not a terminal/, 'tmux'],
    [/Must be connected to a terminal/, 'screen'],
    [/^(?:Missing '\}'|Missing '-}'|Badly placed \(\)'s|Too many [()]'s|Illegal variable name)\.?\r?$/m, 'tcsh'],
    [/\bnu::parser::/, 'nushell'],
    [/^ *File "<stdin>", line \d+/m, 'python'],
];
/** The program that complains there; null: none that is known. */
function complainer(words) {
    return COMPLAINTS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
/** What to do where a startup file puts another program in place of a command. */
const STARTUP_FILES = 'Look into the startup files that the login shell of that user reads for a command (.bashrc, .zshenv, .cshrc, .config/fish/config.fish) for what starts another program or reads its input, and let it be only where somebody sits: `[ -t 0 ] && exec …`.';
/** @param name of the program, as it says itself. */
function readByAnother(name) {
    const shell = (0,_ssh_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quotable */ .E7)(name).replace(/^-/, '') || 'something';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .wX({
        code: 'wrong-shell',
        message: `The terminal: ${shell} has read the script in place of the /bin/sh that was asked for, and gave no answer; what it has done is unknown.`,
        remedy: STARTUP_FILES,
        retry: true,
    });
}


/***/ }),

/***/ 975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ icacls)
/* harmony export */ });
/** How a folder of Windows is closed to everybody but its user, the system and administrators, in the words of `icacls`. */
/**
 * The command line, for a person.
 * @param sid of the user.
 */
function icacls(path, sid) {
    const all = [sid, 'S-1-5-18', 'S-1-5-32-544'].map((one) => `"*${one}:(OI)(CI)F"`);
    return `icacls "${path}" /inheritance:r /grant:r ${all.join(' ')}`;
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

/***/ 49784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ BLOCKED_REMEDY),
/* harmony export */   Np: () => (/* binding */ LANGUAGE),
/* harmony export */   Yy: () => (/* binding */ refuseReader),
/* harmony export */   lT: () => (/* binding */ isBlocked),
/* harmony export */   n1: () => (/* binding */ proof),
/* harmony export */   qt: () => (/* binding */ READER)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/**
 * Who reads a script. A profile may start another shell, which then reads the script from the same stdin, line by line and with
 * the functions and aliases of that profile; and a policy may allow PowerShell only the constrained language, in which
 * nothing of ours works. Both are said, with a name.
 */

/** The id of the error with which a virus scanner (AMSI) keeps PowerShell from running a script; its words are translated. */
const BLOCKED = /\bScriptContainedMaliciousContent\b/;
/** A virus scanner has objected to a script, by what PowerShell has printed. */
function isBlocked(words) {
    return BLOCKED.test(words);
}
const BLOCKED_REMEDY = 'See the log of the virus scanner there (Windows Defender: _Protection history_), and have who is responsible allow PowerShell for the terminal’s user or exempt its run root; what was sent can be shown to them.';
/** Set by the commands of `deliver.ts` for what they run, and by nobody else. */
const READER = "$Agentd='agentd'";
/** A statement before all others of a command: it ends where the language is constrained. No method can be called there. */
const LANGUAGE = "if($ExecutionContext.SessionState.LanguageMode -ne 'FullLanguage'){'agentd LANGUAGE '+$ExecutionContext.SessionState.LanguageMode;exit}";
/** The second line of a script: a reader that is not the one which was asked for says its name, and ends. */
function proof(nonce) {
    return `if($Agentd -ne 'agentd'){[Console]::Out.Write([char]10+'${nonce} READ PowerShell '+$PSVersionTable.PSVersion+[char]10);exit}`;
}
/** @throws {TransportError} `wrong-shell`, `constrained-language`; none: the script was read by whom it should be. */
function refuseReader(output, nonce) {
    const lines = output.split('\n').map((line) => line.trimEnd());
    if (lines.includes(`${nonce} BEGIN`))
        return;
    const reader = lines.find((line) => line.startsWith(`${nonce} READ `))?.slice(nonce.length + 6);
    if (reader !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .wX({
            code: 'wrong-shell',
            message: `A further ${reader} on the terminal has read the script in place of the one that was asked for; nothing of it was run.`,
            remedy: 'Look into the PowerShell profiles of that user (`$PROFILE | Format-List -Force`) for what starts another shell, and let it be only where somebody sits.',
            retry: true,
        });
    }
    const language = lines.find((line) => line.startsWith('agentd LANGUAGE '))?.slice(16);
    if (language !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .wX({
            code: 'constrained-language',
            message: `PowerShell on the terminal is held to ${language}, so nothing of the script was run.`,
            remedy: 'Exempt the terminal’s user from the policy that does it (AppLocker, App Control, `__PSLockdownPolicy`): agentd needs the full language.',
            retry: false,
        });
    }
}


/***/ }),

/***/ 9664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ KEY_EXCHANGES),
/* harmony export */   d: () => (/* binding */ CIPHERS)
/* harmony export */ });
const KEY_EXCHANGES = [
    'curve25519-sha256',
    'curve25519-sha256@libssh.org',
    'ecdh-sha2-nistp256',
    'ecdh-sha2-nistp384',
    'diffie-hellman-group14-sha256',
    'diffie-hellman-group16-sha512',
];
const CIPHERS = [
    'aes128-gcm@openssh.com',
    'aes256-gcm@openssh.com',
    'chacha20-poly1305@openssh.com',
    'aes128-ctr',
    'aes256-ctr',
];


/***/ }),

/***/ 10212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ classify),
/* harmony export */   M: () => (/* binding */ errorOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47513);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1612);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14469);
/**
 * Every way in which an SSH visit fails → what it means. Pure. What went wrong before the script was sent is `Unreached`
 * (nothing has run, another channel may be tried); afterwards nobody knows (`TransportError`); another machine than the
 * one that is known is `HostKeyError`, whenever it shows.
 */




/**
 * @param banner what the server said meanwhile, raw.
 * @param where the machine in words, for the message: `linux-box (agent@100.64.0.7 port 22)`.
 */
function classify(error, phase, banner, where) {
    const seen = seenOf(error, phase, banner);
    const row = rowsFor(phase).find((each) => each.when(seen));
    const retry = row?.retry ?? true;
    return {
        code: row?.code ?? (phase === 'sent' ? 'ssh-link-lost' : 'ssh-failed'),
        kind: row?.kind ?? (phase === 'sent' ? 'TransportError' : 'Unreached'),
        message: `${where}: ${row?.says(seen) ?? saysOther(seen)}${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .saying */ .i)(banner)}`,
        remedy: row?.remedy ?? OTHER_REMEDY,
        retry,
        wait_s: row?.wait_s ?? 0,
    };
}
/** The error that a fault is thrown as. */
function errorOf(fault, cause) {
    const { code, message, remedy, retry } = fault;
    const options = cause === undefined ? {} : { cause };
    switch (fault.kind) {
        case 'Unreached':
            return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unreached */ .YX({ code, message, remedy, retry }, options);
        case 'HostKeyError':
            return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .HostKeyError */ .oZ({ code, message, remedy, retry }, options);
        case 'TransportError':
            return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .wX({ code, message, remedy, retry }, options);
    }
}
function rowsFor(phase) {
    if (phase === 'sent')
        return _failures_js__WEBPACK_IMPORTED_MODULE_1__/* .SENT_ROWS */ .Lh;
    return phase === 'reach' ? _failures_js__WEBPACK_IMPORTED_MODULE_1__/* .REACH_ROWS */ ._g : [..._failures_js__WEBPACK_IMPORTED_MODULE_1__/* .LOGIN_ROWS */ .kY, ..._failures_js__WEBPACK_IMPORTED_MODULE_1__/* .REACH_ROWS */ ._g];
}
function seenOf(error, phase, banner) {
    const fields = { ...(error instanceof Error ? error : {}) };
    const { level, code, reason } = fields;
    return {
        message: error instanceof Error ? error.message : String(error),
        phase,
        banner,
        level: typeof level === 'string' ? level : null,
        code: typeof code === 'string' || typeof code === 'number' ? code : null,
        reason: typeof reason === 'number' ? reason : null,
        noticed: error instanceof _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .Noticed */ .X ? error.what : null,
    };
}
const OTHER_REMEDY = 'Try `ssh` to the machine by hand. If that works, report this with the log.';
function saysOther({ phase, message }) {
    if (phase === 'sent')
        return `the link was lost while the script ran (${message}); what it has done is unknown.`;
    return `it could not be reached (${message}).`;
}


/***/ }),

/***/ 83050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ dial)
});

// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(71553);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./build/action/src/transports/ssh/words.js
var words = __webpack_require__(14469);
;// CONCATENATED MODULE: ./build/action/src/transports/ssh/child-stream.js
/** A program's stdin and stdout as one stream, such as `tailscale nc HOST 22`. */



/** Bytes of its stderr that are kept for the error. */
const STDERR_KEPT = 2000;
/**
 * Destroying the stream ends the program. A program that fails before it has delivered anything destroys the stream
 * with an error whose code is `EPROXY`; one that cannot be started rejects with such an error.
 */
function childStream(command, args, env) {
    const child = (0,external_node_child_process_.spawn)(command, args, { env, stdio: 'pipe' });
    let [stderr, delivered] = ['', false];
    const stream = new external_node_stream_.Duplex({
        // When the program is done, nothing can be told to it any more.
        allowHalfOpen: false,
        read: () => void child.stdout.resume(),
        // Whether it still listens shows in its end, which says more than a broken pipe.
        write: (chunk, _encoding, done) => void child.stdin.write(chunk, () => done()),
        final: (done) => void child.stdin.end(() => done()),
        destroy: (error, done) => {
            child.kill('SIGKILL');
            done(error);
        },
    });
    child.stdin.on('error', () => { });
    child.stderr.on('data', (chunk) => {
        if (stderr.length < STDERR_KEPT)
            stderr += chunk.toString('utf8');
    });
    child.stdout.on('data', (chunk) => {
        delivered = true;
        if (!stream.push(chunk))
            child.stdout.pause();
    });
    const failed = (why) => Object.assign(new Error(`${command}: ${why}`), { code: 'EPROXY' });
    child.once('close', (code) => {
        if (delivered)
            stream.push(null);
        else
            stream.destroy(failed((0,words/* quotable */.E7)(stderr) || `it ended with exit code ${code}`));
    });
    // Kept for good: an error that nobody hears ends the process.
    stream.on('error', () => { });
    return new Promise((resolve, reject) => {
        child.once('spawn', () => resolve(stream));
        child.once('error', (error) => reject(failed(error.message)));
    });
}

// EXTERNAL MODULE: ./build/action/src/transports/ssh/fault.js
var fault = __webpack_require__(1612);
;// CONCATENATED MODULE: ./build/action/src/transports/ssh/socks5.js
/** The client's side of SOCKS5 (RFC 1928) without authentication, as userspace Tailscale serves it. */

const VERSION = 5;
const NO_AUTHENTICATION = 0;
const CONNECT = 1;
const BY_IPV4 = 1;
const BY_NAME = 3;
const BY_IPV6 = 4;
/** Replies that mean the same as an error of one's own socket. */
const ERRNO = { 3: 'ENETUNREACH', 4: 'EHOSTUNREACH', 5: 'ECONNREFUSED' };
const WORDS = {
    1: 'general failure',
    2: 'its rules forbid the connection',
    6: 'time to live expired',
    7: 'it cannot connect',
    8: 'it does not know that kind of address',
};
/**
 * Asks the proxy at the other end of `socket` for a connection; afterwards the socket speaks to `host` itself, and
 * nothing that came from there has been used up. Names are resolved by the proxy.
 * @throws {Error} with `code` of a socket error, or `EPROXY`.
 */
async function passSocks5(socket, host, port) {
    socket.write(Buffer.from([VERSION, 1, NO_AUTHENTICATION]));
    const [version, method] = await read(socket, 2);
    if (version !== VERSION)
        throw proxyError('it does not speak SOCKS5');
    if (method !== NO_AUTHENTICATION)
        throw proxyError('it wants a login, which is not supported');
    socket.write(Buffer.concat([Buffer.from([VERSION, CONNECT, 0]), addressOf(host), portBytes(port)]));
    const [, reply = 1, , kind] = await read(socket, 4);
    if (reply !== 0)
        throw proxyError(WORDS[reply] ?? `reply ${reply}`, ERRNO[reply]);
    // The address from which it connected, and the port; nobody needs them.
    const length = kind === BY_IPV4 ? 4 : kind === BY_IPV6 ? 16 : (await read(socket, 1))[0];
    await read(socket, (length ?? 0) + 2);
}
function addressOf(host) {
    if ((0,external_node_net_.isIPv4)(host))
        return Buffer.from([BY_IPV4, ...host.split('.').map(Number)]);
    if ((0,external_node_net_.isIP)(host) === 6)
        return Buffer.concat([Buffer.from([BY_IPV6]), ipv6Bytes(host)]);
    const name = Buffer.from(host, 'utf8');
    return Buffer.concat([Buffer.from([BY_NAME, name.length]), name]);
}
/** The 16 bytes of an address that `isIP` has accepted; a zone (`%eth0`) means nothing to a proxy. */
function ipv6Bytes(host) {
    const [head = '', tail = ''] = (host.split('%')[0] ?? '').split('::');
    const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean).flatMap(groupBytes));
    const [before, after] = [left ?? [], right ?? []];
    const zeros = Array.from({ length: 16 - before.length - after.length }, () => 0);
    return Buffer.from([...before, ...zeros, ...after]);
}
function groupBytes(group) {
    if (group.includes('.'))
        return group.split('.').map(Number);
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
}
function portBytes(port) {
    return Buffer.from([port >> 8, port & 0xff]);
}
/** Exactly so many bytes; what follows stays in the socket. */
function read(socket, size) {
    return new Promise((resolve, reject) => {
        const take = () => {
            const bytes = socket.read(size);
            if (!Buffer.isBuffer(bytes))
                return;
            settle();
            if (bytes.length === size)
                resolve(bytes);
            else
                reject(proxyError('it closed the connection'));
        };
        const closed = () => {
            settle();
            reject(proxyError('it closed the connection'));
        };
        const settle = () => {
            socket.off('readable', take).off('end', closed).off('close', closed);
        };
        socket.on('readable', take).once('end', closed).once('close', closed);
        take();
    });
}
function proxyError(message, code = 'EPROXY') {
    return Object.assign(new Error(message), { code });
}

;// CONCATENATED MODULE: ./build/action/src/transports/ssh/dial.js
/** From an address to a stream that reaches it: TCP, a SOCKS5 proxy, or a program's stdin and stdout. */







/** What a silent network looks like; a refusal or a wrong name will not be better in a moment. */
const WORTH_ANOTHER = new Set(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN']);
/**
 * A connected stream with Nagle's algorithm off, whose errors are somebody else's to hear.
 * @throws errors of the socket, `EPROXY`, or {@link Noticed} `deadline` and `called-off`.
 */
async function dial(route, limits, signal) {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), limits.dial_ms);
    const stop = AbortSignal.any([signal, late.signal]);
    try {
        for (let attempt = 0;; attempt += 1) {
            try {
                return await dial_open(route, limits.attempt_ms, stop);
            }
            catch (error) {
                const wait = limits.waits_ms[attempt];
                if (stop.aborted || wait === undefined || !isWorthAnother(error))
                    throw signal.aborted ? calledOff() : error;
                await (0,external_node_timers_promises_.setTimeout)(wait, undefined, { signal: stop }).catch(() => {
                    throw signal.aborted ? calledOff() : error;
                });
            }
        }
    }
    finally {
        clearTimeout(timer);
    }
}
function calledOff() {
    return new fault/* Noticed */.X('called-off', 'it was called off');
}
function isWorthAnother(error) {
    return (error instanceof fault/* Noticed */.X && error.what === 'deadline') || WORTH_ANOTHER.has((0,errors/* errnoOf */.UQ)(error) ?? '');
}
async function dial_open(route, ms, stop) {
    if (route.via === 'program')
        return childStream(route.command, route.args, route.env);
    const { host, port } = route.via === 'tcp' ? route : route.proxy;
    const address = (0,external_node_net_.isIP)(host) === 0 ? await resolved(host, ms, stop) : host;
    return new Promise((resolve, reject) => {
        const socket = (0,external_node_net_.connect)({ host: address, port, noDelay: true });
        const timer = setTimeout(() => fail(new fault/* Noticed */.X('deadline', 'it did not answer')), ms);
        const onStop = () => fail(new fault/* Noticed */.X('deadline', 'it did not answer'));
        const settle = () => {
            clearTimeout(timer);
            stop.removeEventListener('abort', onStop);
        };
        const fail = (error) => {
            settle();
            socket.destroy();
            reject(error);
        };
        stop.addEventListener('abort', onStop, { once: true });
        if (stop.aborted)
            onStop();
        // Kept for good: errors come late, too, and an error that nobody hears ends the process.
        socket.on('error', fail);
        socket.once('connect', () => {
            through(socket, route).then(() => {
                settle();
                resolve(socket);
            }, fail);
        });
    });
}
async function through(socket, route) {
    if (route.via === 'socks5')
        await passSocks5(socket, route.host, route.port);
}
/** The first IPv4 address, so that no time goes into trying families in turn; else the first address. */
async function resolved(host, ms, stop) {
    const settled = new AbortController();
    try {
        const found = await Promise.race([
            (0,promises_.lookup)(host, { all: true }),
            (0,external_node_timers_promises_.setTimeout)(ms, null, { signal: AbortSignal.any([stop, settled.signal]) }).catch(() => null),
        ]);
        const address = found?.find(({ family }) => family === 4) ?? found?.[0];
        if (address === undefined)
            throw new fault/* Noticed */.X('deadline', 'the name server did not answer');
        return address.address;
    }
    finally {
        settled.abort();
    }
}


/***/ }),

/***/ 47513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lh: () => (/* binding */ SENT_ROWS),
/* harmony export */   _g: () => (/* binding */ REACH_ROWS),
/* harmony export */   kY: () => (/* binding */ LOGIN_ROWS),
/* harmony export */   l: () => (/* binding */ BACKS_OFF)
/* harmony export */ });
/* harmony import */ var _powershell_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49784);
/* harmony import */ var _posix_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57214);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14469);
/** The table of failures: first match wins. Texts and codes of ssh2 1.17, Node, OpenSSH 9.2 and Tailscale SSH. */



/** OpenSSH punishes addresses that fail to log in from 15 s of penalties on. */
const PENALTY_S = 15;
const NO_ROUTE = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN', 'EACCES', 'EPERM', 'EADDRNOTAVAIL']);
const UNKNOWN_NAME = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME', 'EAI_NONAME', 'EAI_NODATA']);
const CUT = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);
function is(codes, { code }) {
    return typeof code === 'string' && codes.has(code);
}
const isCalledOff = (seen) => seen.noticed === 'called-off';
/** Before there is a connection. */
const REACH_ROWS = [
    {
        code: 'aborted',
        kind: 'TransportError',
        when: isCalledOff,
        says: () => 'the visit was called off before its script was sent.',
        remedy: 'Nothing needs doing: the next tick asks again.',
        retry: true,
    },
    {
        code: 'ssh-refused',
        when: ({ code }) => code === 'ECONNREFUSED',
        says: () => 'the machine is up, and nothing listens on that port.',
        remedy: 'Start sshd there (macOS: Remote Login), or correct `port`; a firewall that answers with a reset looks alike.',
        retry: true,
    },
    {
        code: 'ssh-no-route',
        when: (seen) => is(NO_ROUTE, seen),
        says: ({ code }) => `there is no way to that address (${code}).`,
        remedy: 'See that this machine is in the network of the terminal; with Tailscale, that `tailscale status` shows it.',
        retry: true,
    },
    {
        code: 'ssh-host-unknown',
        when: (seen) => is(UNKNOWN_NAME, seen),
        says: () => 'there is no such host name.',
        remedy: 'Correct `host`, or write an address. Names of a tailnet need MagicDNS on this machine.',
        retry: false,
    },
    {
        code: 'ssh-dns-failed',
        when: ({ code, level }) => code === 'EAI_AGAIN' || level === 'client-dns',
        says: () => 'the name server did not answer.',
        remedy: 'Nothing needs doing at once. If it stays, write an address in `host`.',
        retry: true,
    },
    {
        code: 'ssh-proxy-failed',
        when: ({ code }) => code === 'EPROXY',
        says: ({ message }) => `the proxy did not get through: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quotable */ .E7)(message)}.`,
        remedy: 'See that the proxy of `proxy` runs, and that it reaches the machine.',
        retry: true,
    },
    {
        code: 'ssh-connect-timeout',
        when: ({ code, noticed, level, message }) => code === 'ETIMEDOUT' || noticed === 'deadline' || (level === 'client-timeout' && !/keepalive/i.test(message)),
        says: ({ phase }) => (phase === 'reach' ? 'it did not answer.' : `it fell silent ${DURING[phase]}.`),
        remedy: 'It may be asleep, or the network’s rules drop the connection (Tailscale: a grant for port 22 is needed).',
        retry: true,
    },
    {
        code: 'ssh-closed-early',
        when: (seen) => is(CUT, seen) || seen.noticed === 'closed' || /before handshake|Connection lost/i.test(seen.message),
        says: ({ phase }) => `the connection was closed ${DURING[phase]}.`,
        remedy: `Is that port SSH at all? sshd also does this when it is overrun (MaxStartups) or punishes failed logins: wait at least ${PENALTY_S} s.`,
        retry: true,
        wait_s: PENALTY_S,
    },
];
const DURING = {
    reach: 'before it spoke',
    handshake: 'before its host key was seen',
    login: 'during the login',
    open: 'after the login',
    sent: 'while the script ran',
};
const CHECK_MODE = /login\.tailscale\.com\/a\/|requires an additional check/i;
const TAILSCALE_POLICY = /tailscale: (?:tailnet policy|access denied|failed to get connection info)|failed to evaluate SSH policy|Permission denied \(tailscale\)/i;
const NO_SUCH_USER = /failed to look up local user/i;
/** SSH disconnection reasons: by RFC 4253, 14 is "no more authentication methods available". */
const NO_MORE_METHODS = 14;
function isLoginRefusal({ level, code, message, phase, banner }) {
    if (level === 'client-authentication' || level === 'agent')
        return true;
    if (phase !== 'login')
        return false;
    return (code === NO_MORE_METHODS || /too many authentication failures/i.test(message) || /^\s*tailscale:/im.test(banner));
}
/** With a connection, before the script was sent. Rows of {@link REACH_ROWS} follow. */
const LOGIN_ROWS = [
    {
        code: 'aborted',
        kind: 'TransportError',
        when: isCalledOff,
        says: () => 'the visit was called off before its script was sent.',
        remedy: 'Nothing needs doing: the next tick asks again.',
        retry: true,
    },
    {
        code: 'host-key-mismatch',
        kind: 'HostKeyError',
        when: ({ message }) => /Host denied|verification failed/i.test(message),
        says: () => 'its host key is not the one that is known.',
        remedy: 'Find out why before anything else: another machine may answer under that address.',
        retry: false,
    },
    {
        code: 'host-key-type',
        kind: 'HostKeyError',
        when: ({ message }) => /no matching host key format/i.test(message),
        says: () => 'it has no host key of the types that are pinned, so it is not the machine that is known.',
        remedy: 'Compare `host_keys` with the files `/etc/ssh/ssh_host_*_key.pub` on the machine.',
        retry: false,
    },
    {
        code: 'ssh-no-common-algorithm',
        when: ({ message }) => /no matching/i.test(message),
        says: ({ message }) => `it has no algorithm in common with this client (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quotable */ .E7)(message)}).`,
        remedy: 'Allow curve25519-sha256 and aes128-gcm@openssh.com in its sshd_config; these are the defaults of OpenSSH.',
        retry: false,
    },
    {
        code: 'ssh-tailscale-check',
        when: ({ banner, level }) => CHECK_MODE.test(banner) && level !== 'handshake',
        says: () => 'Tailscale wants a person to confirm this login (check mode).',
        remedy: 'Use `"action": "accept"` in the ssh rule of the tailnet policy for the machine that runs agentd.',
        retry: false,
    },
    {
        code: 'ssh-user-unknown',
        when: (seen) => isLoginRefusal(seen) && NO_SUCH_USER.test(seen.banner),
        says: () => 'there is no such user on the machine.',
        remedy: 'Correct `user`, or make that user. Do not try often: servers lock out addresses that fail to log in.',
        retry: false,
        wait_s: PENALTY_S,
    },
    {
        code: 'ssh-tailscale-policy',
        when: (seen) => isLoginRefusal(seen) && TAILSCALE_POLICY.test(seen.banner),
        says: () => 'the tailnet’s policy does not allow this login.',
        remedy: 'Add an ssh rule (action accept, src, dst, users) and a grant for port 22. A tagged machine reaches only tagged ones.',
        retry: false,
        wait_s: PENALTY_S,
    },
    {
        code: 'ssh-more-factors',
        when: ({ noticed }) => noticed === 'more-factors',
        says: ({ message }) => `${message}.`,
        remedy: 'Let this user in with the public key alone: nobody is there to type a code or to approve in a browser.',
        retry: false,
        wait_s: PENALTY_S,
    },
    {
        code: 'ssh-login-refused',
        when: isLoginRefusal,
        says: ({ message }) => `the login was refused (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quotable */ .E7)(message)}).`,
        remedy: 'Check `user` and the key (`authorized_keys`). Do not try often: servers lock out addresses that fail to log in.',
        retry: false,
        wait_s: PENALTY_S,
    },
    {
        code: 'ssh-channel-refused',
        when: ({ reason, message }) => reason !== null || /channel open failure/i.test(message),
        says: ({ message }) => `it let us in and opened no session (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quotable */ .E7)(message)}).`,
        remedy: 'Raise MaxSessions in its sshd_config to at least 2, and see that the key’s restrictions allow commands.',
        retry: true,
    },
    {
        code: 'ssh-command-refused',
        when: ({ message, phase }) => phase === 'open' && /unable to exec/i.test(message),
        says: () => 'it let us in and ran no command; nothing of the script was sent.',
        remedy: 'See that the user has a login shell, and that no forced command or policy forbids commands.',
        retry: true,
    },
    {
        code: 'ssh-connect-timeout',
        when: ({ phase, noticed, level }) => phase === 'open' && (noticed === 'deadline' || level === 'client-timeout'),
        says: () => 'it fell silent after the login; nothing of the script was sent.',
        remedy: 'Nothing needs doing at once: the next tick asks again.',
        retry: true,
    },
    {
        code: 'ssh-disconnected',
        when: ({ code }) => typeof code === 'number',
        says: ({ message }) => `it ended the connection (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quotable */ .E7)(message)}).`,
        remedy: 'Look into its sshd log for the reason.',
        retry: true,
        wait_s: PENALTY_S,
    },
];
/** Once some of the script may have arrived. What no row names is a lost link. */
const SENT_ROWS = [
    {
        code: 'aborted',
        when: isCalledOff,
        says: () => 'the visit was called off; what its script has done is unknown.',
        remedy: 'Nothing needs doing: the next tick asks again.',
        retry: true,
    },
    {
        code: 'terminal-timeout',
        when: ({ noticed }) => noticed === 'deadline',
        says: ({ message }) => `${message}; what the script has done is unknown.`,
        remedy: 'Nothing needs doing at once: the next tick asks again. If it stays, look for a hung disk or mount there.',
        retry: true,
    },
    {
        code: 'answer-too-large',
        when: ({ noticed }) => noticed === 'too-large',
        says: ({ message }) => `${message}; the answer was not read to its end.`,
        remedy: 'Report this with the log: every read has its own limit, so this should not happen.',
        retry: true,
    },
    {
        code: 'ssh-script-killed',
        when: ({ noticed }) => noticed === 'signal',
        says: ({ message }) => `${message}; what the script has done is unknown.`,
        remedy: 'Look into the machine’s log for who ended it (memory, policy, an administrator).',
        retry: true,
    },
    {
        code: 'wrong-shell',
        when: ({ noticed }) => noticed === 'reader',
        says: ({ message }) => `${message}; what it has done with it is unknown.`,
        remedy: _posix_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .STARTUP_FILES */ ._T,
        retry: true,
    },
    {
        code: 'script-blocked',
        when: ({ noticed }) => noticed === 'blocked',
        says: ({ message }) => `${message}; nothing of the script was run.`,
        remedy: _powershell_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .BLOCKED_REMEDY */ .Ab,
        retry: false,
    },
    {
        code: 'ssh-no-login-shell',
        when: ({ noticed, message }) => noticed === 'exit-code' && /account is (?:currently )?not available/i.test(message),
        says: ({ message }) => `${message}.`,
        remedy: 'The login shell of that user is nologin or the like. Give it one, `chsh -s /bin/sh USER` as root, or name another user.',
        retry: true,
    },
    {
        code: 'ssh-sftp-only',
        when: ({ noticed, message }) => noticed === 'exit-code' && /allows sftp connections only/i.test(message),
        says: ({ message }) => `${message}.`,
        remedy: 'sshd runs nothing but sftp for that user: take `ForceCommand internal-sftp` out of its `Match` block, or name another user.',
        retry: true,
    },
    {
        code: 'ssh-script-failed',
        when: ({ noticed }) => noticed === 'exit-code',
        says: ({ message }) => `${message}.`,
        remedy: `Run \`ssh … exec /bin/sh -s\` to the machine by hand and see that it works: a \`ForceCommand\` of sshd, or \`command=\` of the key, runs something else. ${_posix_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .STARTUP_FILES */ ._T}`,
        retry: true,
    },
    {
        code: 'ssh-no-exit-code',
        when: ({ noticed }) => noticed === 'no-exit-code',
        says: ({ message }) => `the session ended without an exit code, as when the connection is cut; what the script has done is unknown${message}.`,
        remedy: 'Nothing needs doing at once: the next tick asks again.',
        retry: true,
    },
];
/** Failures after which a server must be left alone for a while. */
const BACKS_OFF = new Set([...REACH_ROWS, ...LOGIN_ROWS].filter(({ wait_s = 0 }) => wait_s > 0).map(({ code }) => code));


/***/ }),

/***/ 1612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ Noticed)
/* harmony export */ });
/** What this side itself saw; everything else comes from ssh2, the socket or the proxy. */
class Noticed extends Error {
    what;
    constructor(what, message) {
        super(message);
        this.what = what;
    }
}


/***/ }),

/***/ 54529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JC: () => (/* binding */ keySource),
/* harmony export */   ov: () => (/* binding */ sshTarget),
/* harmony export */   rZ: () => (/* binding */ warpgateTarget)
/* harmony export */ });
/* unused harmony export DEFAULT_USER */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/* harmony import */ var _host_key_notes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30318);


/** User where none is configured. */
const DEFAULT_USER = 'agent';
const PORT = 22;
const WARPGATE_PORT = 2222;
/** @throws {ConfigError} `ssh-host-missing`, `ssh-proxy-invalid`. */
function sshTarget(terminal, config) {
    if (config.host === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL({
            code: 'ssh-host-missing',
            message: `terminals.${terminal}: direct-ssh needs a host.`,
            remedy: 'Add `host`: a name or an address.',
            retry: false,
        });
    }
    return {
        terminal,
        path: `terminals.${terminal}`,
        keeper: terminal,
        host: bare(config.host),
        port: config.port ?? PORT,
        user: config.user ?? DEFAULT_USER,
        auth: config.auth ?? (config.ssh_key === undefined ? 'tailscale' : 'key'),
        host_keys: config.host_keys ?? [],
        tofu: config.tofu ?? false,
        proxy: config.proxy === undefined ? null : proxyOf(config.proxy, `terminals.${terminal}`),
    };
}
/**
 * The bastion, at which the login names the machine behind it: one user and one key for all terminals.
 * @param target the machine’s name in Warpgate.
 * @throws {ConfigError} `warpgate-incomplete`, `ssh-proxy-invalid`.
 */
function warpgateTarget(terminal, target, config) {
    if (config.host === undefined || config.user === undefined || config.ssh_key === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL({
            code: 'warpgate-incomplete',
            message: 'warpgate: the native way needs `host`, `user` and `ssh_key`.',
            remedy: 'Add them, or `relay`; `agentd check-config` tells what is missing.',
            retry: false,
        });
    }
    return {
        terminal,
        path: 'warpgate',
        keeper: _host_key_notes_js__WEBPACK_IMPORTED_MODULE_1__/* .BASTION */ .xX,
        host: bare(config.host),
        port: config.port ?? WARPGATE_PORT,
        user: `${config.user}:${target}`,
        auth: 'key',
        host_keys: config.host_keys ?? [],
        tofu: config.tofu ?? false,
        proxy: config.proxy === undefined ? null : proxyOf(config.proxy, 'warpgate'),
    };
}
/** An IPv6 address without its brackets. */
function bare(host) {
    return host.replace(/^\[(.*)\]$/, '$1');
}
function proxyOf(text, path) {
    if (text === 'tailscale-nc')
        return text;
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url !== null && /^socks5h?:$/.test(url.protocol) && url.hostname !== '' && url.username === '') {
        return { host: bare(url.hostname), port: url.port === '' ? 1080 : Number(url.port) };
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL({
        code: 'ssh-proxy-invalid',
        message: `${path}.proxy: it is neither \`socks5://host:port\` (without a login) nor \`tailscale-nc\`.`,
        remedy: 'Write the address of the SOCKS5 server, such as `socks5://localhost:1055`, or remove `proxy`.',
        retry: false,
    });
}
/** @param secret the value of a variable. Null: no key is named. */
function keySource(config, secret) {
    const { ssh_key, ssh_passphrase_key } = config;
    if (ssh_key === undefined)
        return null;
    const passphrase = ssh_passphrase_key === undefined ? null : { name: ssh_passphrase_key, text: secret(ssh_passphrase_key) };
    return { name: ssh_key, text: secret(ssh_key), passphrase };
}


/***/ }),

/***/ 30318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lq: () => (/* binding */ newsOf),
/* harmony export */   dH: () => (/* binding */ hostKeyNotes),
/* harmony export */   xX: () => (/* binding */ BASTION)
/* harmony export */ });
/**
 * Host keys of machines that are believed at the first visit: between the state, which keeps them, and the channels.
 * A machine is known by its keeper: the name of a terminal, or {@link BASTION} for the bastion before several of them.
 */
/** Keeper of the bastion’s keys; no terminal can have this name. */
const BASTION = 'warpgate:';
function hostKeyNotes() {
    const known = new Map();
    const news = new Map();
    return {
        know: (keys) => {
            for (const [keeper, lines] of keys)
                known.set(keeper, lines);
        },
        recall: (keeper) => [...(known.get(keeper) ?? []), ...(news.get(keeper) ?? [])],
        learned: (keeper, line) => void news.set(keeper, [...(news.get(keeper) ?? []), line]),
        news: (keeper) => news.get(keeper) ?? [],
    };
}
/** What was learned on the way to a terminal by the channel of that name. */
function newsOf(notes, terminal, route) {
    return notes.news(route === 'warpgate-ssh' ? BASTION : terminal);
}


/***/ }),

/***/ 29789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ parseHostKeys),
/* harmony export */   EK: () => (/* binding */ isOneOf),
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   Sb: () => (/* binding */ verifierOf),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   iJ: () => (/* binding */ algorithmsFor)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84175);
/**
 * Which machine is the one that we know: pinned host keys, their fingerprints, and the check of the key that a server
 * shows. Pure. Keys are compared byte by byte; fingerprints are only for people.
 */


/** Key type → signature algorithms to ask for, best first. SHA-1 (`ssh-rsa` as an algorithm) is not among them. */
const ALGORITHMS = {
    'ssh-ed25519': ['ssh-ed25519'],
    'ecdsa-sha2-nistp256': ['ecdsa-sha2-nistp256'],
    'ecdsa-sha2-nistp384': ['ecdsa-sha2-nistp384'],
    'ecdsa-sha2-nistp521': ['ecdsa-sha2-nistp521'],
    'ssh-rsa': ['rsa-sha2-512', 'rsa-sha2-256'],
};
/**
 * Lines as in `authorized_keys` or the `.pub` files (`ssh-ed25519 AAAA… comment`) and as in `known_hosts` or from
 * `ssh-keyscan` (`host ssh-ed25519 AAAA…`); the host in a line is not looked at. Comments and empty lines are none.
 * @param path where the lines stand, for the error: `terminals.box.host_keys`.
 * @throws {ConfigError} `host-key-line-invalid`.
 */
function parseHostKeys(lines, path) {
    const keys = [];
    for (const line of lines.flatMap((each) => each.split(/\r?\n/))) {
        const text = line.trim();
        if (text !== '' && !text.startsWith('#'))
            keys.push(parseLine(text, path));
    }
    return keys;
}
function parseLine(text, path) {
    if (text.startsWith('@'))
        throw invalid(path, `the marker ${text.split(/\s/)[0]} is not supported`);
    const fields = text.split(/\s+/);
    const at = fields.findIndex((field) => field in ALGORITHMS);
    const [type, base64] = [fields[at], fields[at + 1]];
    if (at < 0 || at > 1 || type === undefined || base64 === undefined) {
        throw invalid(path, /SHA256:|^[0-9a-f:]{47}$/.test(text) ? 'a fingerprint is no key' : 'it is no host key line');
    }
    const blob = Buffer.from(base64, 'base64');
    if (typeOf(blob) !== type ||
        !isWhole(blob) ||
        blob.toString('base64').replace(/=+$/, '') !== base64.replace(/=+$/, '')) {
        throw invalid(path, `the key of type ${type} is damaged or cut`);
    }
    return { type, blob };
}
/** The type that is written in the key itself; empty when it is no key. */
function typeOf(blob) {
    if (blob.length < 4)
        return '';
    const length = blob.readUInt32BE(0);
    return length > 0 && length <= 64 && 4 + length < blob.length ? blob.toString('latin1', 4, 4 + length) : '';
}
/** A key is fields, each behind its length in four bytes (RFC 4251, 5). Of one that was cut while pasting the last field is short. */
function isWhole(blob) {
    let at = 0;
    while (at + 4 <= blob.length)
        at += 4 + blob.readUInt32BE(at);
    return at === blob.length;
}
/** As `ssh-keygen -l` prints it. */
function fingerprint(blob) {
    return `SHA256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(blob).digest('base64').replace(/=+$/, '')}`;
}
/** The line to pin. */
function lineOf(blob) {
    return `${typeOf(blob)} ${blob.toString('base64')}`;
}
/** The signature algorithms for exactly the types of these keys; for no keys, for every type. */
function algorithmsFor(keys) {
    const types = new Set(keys.map(({ type }) => type));
    return Object.entries(ALGORITHMS)
        .filter(([type]) => types.size === 0 || types.has(type))
        .flatMap(([, algorithms]) => algorithms);
}
function isOneOf(blob, keys) {
    return keys.some((key) => key.blob.equals(blob));
}
/**
 * The function that ssh2 asks. It accepts only if `check` answers exactly `true`: ssh2 itself takes whatever is not
 * `false` for consent, a promise among others, so that a check that is asynchronous by mistake would let every key in.
 */
function verifierOf(check) {
    return (blob) => {
        const answer = check(blob);
        return answer === true;
    };
}
function invalid(path, what) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL({
        code: 'host-key-line-invalid',
        message: `${path}: ${what}.`,
        remedy: 'Paste whole lines of `ssh-keyscan`, or of /etc/ssh/ssh_host_ed25519_key.pub on the machine.',
        retry: false,
    });
}


/***/ }),

/***/ 18256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _D: () => (/* binding */ isTailnet),
/* harmony export */   gD: () => (/* binding */ peerOf),
/* harmony export */   rk: () => (/* binding */ readStatus)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9691);
/** What the local Tailscale knows of a machine: `tailscale status --json`, read. Pure. */


/** Lists are null where Go has none. */
const texts = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
    .nullish()
    .transform((list) => list ?? []);
const Peer = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** With a dot at the end. */
    DNSName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    /** What the machine calls itself; two machines may do so alike. */
    HostName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    TailscaleIPs: texts,
    /** `linux`, `macOS`, `windows` … */
    OS: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    Online: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    LastSeen: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** Lines as in authorized_keys; only while the machine runs the Tailscale SSH server. */
    sshHostKeys: texts,
});
const Status = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** `Running` when it works. */
    BackendState: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    /** False: no kernel interface, so that ordinary connections do not reach the tailnet. */
    TUN: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    Self: Peer.nullish(),
    Peer: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), Peer).nullish(),
});
/** @throws {Error} it is no status: not JSON, or of another shape. */
function readStatus(text) {
    const status = Status.parse(JSON.parse(text));
    const peers = Object.values(status.Peer ?? {});
    return {
        state: status.BackendState,
        userspace: status.TUN === false,
        peers: [...(status.Self == null ? [] : [status.Self]), ...peers].map((peer) => ({
            name: peer.DNSName.replace(/\.$/, '').toLowerCase(),
            host_name: peer.HostName.toLowerCase(),
            addresses: peer.TailscaleIPs.toSorted((a, b) => (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(a) - (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(b)),
            os: peer.OS,
            online: peer.Online ?? null,
            last_seen: peer.LastSeen === undefined || peer.LastSeen.startsWith('0001-') ? null : peer.LastSeen,
            host_keys: peer.sshHostKeys,
        })),
    };
}
/**
 * The machine that `host` names: by its name in the tailnet (whole or first part), by address, or by what it calls
 * itself. Null: none, or several to which the same words apply.
 */
function peerOf(status, host) {
    const wanted = host.replace(/\.$/, '').toLowerCase();
    const ways = [
        (peer) => peer.name === wanted || peer.addresses.includes(wanted),
        (peer) => peer.name.split('.')[0] === wanted,
        (peer) => peer.host_name === wanted,
    ];
    for (const fits of ways) {
        const found = status.peers.filter(fits);
        if (found.length > 1)
            return null;
        if (found[0] !== undefined)
            return found[0];
    }
    return null;
}
/** Names and addresses that only a tailnet has: `….ts.net`, 100.64.0.0/10, fd7a:115c:a1e0::/48. */
function isTailnet(host) {
    const text = host.replace(/\.$/, '').toLowerCase();
    if (text.endsWith('.ts.net') || text.startsWith('fd7a:115c:a1e0:'))
        return true;
    const [first, second] = text.split('.').map(Number);
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(text) === 4 && first === 100 && second !== undefined && second >= 64 && second <= 127;
}


/***/ }),

/***/ 81567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ find)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/* harmony import */ var _host_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29789);
/* harmony import */ var _tailscale_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18256);
/** Where a terminal is to be found today, by which way, and by which keys it is recognised. */



/**
 * @throws {Unreached} `tailscale-unavailable`, `tailscale-stopped`, `tailscale-peer-unknown`, `terminal-offline`,
 * `tailscale-ssh-off`. @throws {ConfigError} `host-key-line-invalid`.
 */
async function find(target, means) {
    const path = `${target.path}.host_keys`;
    const pinned = (0,_host_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHostKeys */ .C3)(target.host_keys, path);
    const status = await statusFor(target, means.tailscale, pinned.length > 0);
    const peer = status === null ? null : peerIn(status, target);
    const address = peer?.addresses[0] ?? target.host;
    const where = `${target.terminal} (${target.user}@${address} port ${target.port})`;
    return {
        where,
        route: routeTo(address, target, status !== null && peer !== null && status.userspace, means),
        trust: trustIn(target, pinned, peer, means.memory, path),
    };
}
/** Null: it has nothing to say. Only Tailscale SSH without pins cannot do without. */
async function statusFor(target, tailscale, pinned) {
    if (target.auth === 'key' && !(0,_tailscale_js__WEBPACK_IMPORTED_MODULE_2__/* .isTailnet */ ._D)(target.host))
        return null;
    try {
        return await tailscale.status();
    }
    catch (error) {
        if (target.auth === 'tailscale' && !pinned)
            throw error;
        return null;
    }
}
function peerIn(status, target) {
    const { terminal, host, auth } = target;
    if (status.state !== 'Running') {
        throw unreached({
            code: 'tailscale-stopped',
            message: `${terminal}: Tailscale on this machine is not running (${status.state || 'no state'}).`,
            remedy: 'Log in and start it: `tailscale up`.',
            retry: true,
        });
    }
    const peer = (0,_tailscale_js__WEBPACK_IMPORTED_MODULE_2__/* .peerOf */ .gD)(status, host);
    if (peer === null && auth === 'tailscale') {
        throw unreached({
            code: 'tailscale-peer-unknown',
            message: `${terminal}: this machine’s tailnet shows no machine, or several, by the name ${host}.`,
            remedy: 'Write the whole name (machine.tailnet.ts.net). A machine that no rule of the policy lets us reach is not shown.',
            retry: true,
        });
    }
    if (peer?.online === false) {
        const since = peer.last_seen === null ? '' : `, last seen ${peer.last_seen}`;
        throw unreached({
            code: 'terminal-offline',
            message: `${terminal}: ${peer.name || host} is offline in the tailnet${since}.`,
            remedy: 'Nothing needs doing if it sleeps or travels: work goes on when it is back.',
            retry: true,
        });
    }
    return peer;
}
function routeTo(address, target, userspace, { tailscale, env }) {
    const { port, proxy } = target;
    if (proxy === 'tailscale-nc' || (proxy === null && userspace)) {
        return { via: 'program', ...tailscale.netcat(address, port), env };
    }
    return proxy === null ? { via: 'tcp', host: address, port } : { via: 'socks5', proxy, host: address, port };
}
function trustIn(target, pinned, peer, memory, path) {
    const { terminal, keeper, auth, tofu } = target;
    if (pinned.length > 0)
        return { keys: pinned, on_first_use: false, path, published: false };
    const published = (peer?.host_keys ?? []).flatMap(readable);
    if (auth === 'tailscale' && published.length > 0) {
        return { keys: published, on_first_use: false, path, published: true };
    }
    if (tofu && memory !== null) {
        const known = (0,_host_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHostKeys */ .C3)(memory.recall(keeper), `the host keys learned for ${keeper}`);
        return { keys: known, on_first_use: true, path, published: false };
    }
    if (auth === 'tailscale') {
        throw unreached({
            code: 'tailscale-ssh-off',
            message: `${terminal}: the machine publishes no SSH host keys in the tailnet, so Tailscale SSH is off there.`,
            remedy: 'Switch it on there (`tailscale set --ssh`), or use its own sshd: `auth: key`, `ssh_key` and `host_keys`.',
            retry: true,
        });
    }
    return { keys: [], on_first_use: false, path, published: false };
}
/** Published lines of kinds that nobody asks for are left out. */
function readable(line) {
    try {
        return (0,_host_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHostKeys */ .C3)([line], 'tailscale');
    }
    catch {
        return [];
    }
}
function unreached(problem) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unreached */ .YX(problem);
}


/***/ }),

/***/ 28894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ refusalOf),
/* harmony export */   S: () => (/* binding */ judge)
/* harmony export */ });
/* harmony import */ var _host_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29789);

function judge(blob, { keys, on_first_use }) {
    if (keys.length > 0)
        return (0,_host_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .isOneOf */ .EK)(blob, keys) ? 'known' : 'other';
    return on_first_use ? 'first' : 'unpinned';
}
/** What a refused key is told as. Keys shown here are public ones. */
function refusalOf(blob, trust, where) {
    const shown = `${(0,_host_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .typeOf */ .QP)(blob) || 'a key of no known type'} ${(0,_host_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)(blob)}`;
    if (judge(blob, trust) === 'unpinned') {
        return {
            code: 'host-key-unpinned',
            kind: 'HostKeyError',
            message: `${where}: no host key is known for it. It shows \`${(0,_host_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .lineOf */ .cA)(blob)}\` (${(0,_host_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)(blob)}).`,
            remedy: `Compare the fingerprint with \`ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub\` on the machine, then add that line to ${trust.path}.`,
            retry: false,
            wait_s: 0,
        };
    }
    const mend = trust.published
        ? 'The known key is the one that Tailscale publishes; if the machine was set up anew, restart Tailscale there.'
        : `If the machine was set up anew, put the line of its new key into ${trust.path}.`;
    const known = trust.keys.map((key) => `${key.type} ${(0,_host_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)(key.blob)}`).join(', ');
    return {
        code: 'host-key-mismatch',
        kind: 'HostKeyError',
        message: `${where}: it shows the host key ${shown}, and the one that is known is ${known}.`,
        remedy: `Find out why before anything else: another machine may answer under that address. ${mend}`,
        retry: false,
        wait_s: 0,
    };
}


/***/ }),

/***/ 14469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ quotable),
/* harmony export */   Lx: () => (/* binding */ withoutEscapes),
/* harmony export */   i: () => (/* binding */ saying)
/* harmony export */ });
/* harmony import */ var _bot_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85151);
/* harmony import */ var _bot_graphemes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50536);
/** What a server said, made fit to stand inside one of our own sentences. */


/** Longest quotation. */
const QUOTED = 400;
/** Colours and titles of terminals: CSI, OSC and two-character escapes. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-_])/g;
/**
 * One line of text that is seen: escapes and what nobody sees gone, white space collapsed, `::` and `##[` (commands in the
 * log of a workflow) broken up, at most 400 characters. What is gone leaves no gap, which would split a secret in two.
 */
function quotable(text) {
    return (0,_bot_graphemes_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)((0,_bot_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .O)(withoutEscapes(text))
        .replace(/:(?=:)/g, ': ')
        .replace(/##(?=\[)/g, '## '), QUOTED);
}
/** Text without colours and titles. */
function withoutEscapes(text) {
    return text.replace(ESCAPES, '');
}
/** ` The server said: …`, or nothing where it said nothing. */
function saying(banner) {
    const line = quotable(banner);
    return line === '' ? '' : ` The server said: “${line}”.`;
}


/***/ }),

/***/ 37496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ webUrl)
/* harmony export */ });
/** Where a person opens a work item: Plane's API gives no such address. */
function webUrl(config, key) {
    const base = (config.plane.web_url ?? config.plane.base_url).replace(/\/+$/, '');
    return `${base}/${config.plane.workspace}/browse/${key}/`;
}


/***/ }),

/***/ 14128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** SHA-256 of a text's UTF-8 bytes, as lower-case hex: tells whether a repeat would say the same. */
function digestOf(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text, 'utf8').digest('hex');
}


/***/ }),

/***/ 20328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   om: () => (/* binding */ block),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
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


/***/ }),

/***/ 62325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ publishStep)
/* harmony export */ });
/* unused harmony export EXTRA_TRIES */
/* harmony import */ var _action_src_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85151);
/* harmony import */ var _graphemes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50536);
/**
 * Carries out one publishing step (layer 4). Every step can be repeated: a comment by its external id, a state and a link by
 * what is already there. Expected failures come back as values, so that later steps and other items go on.
 */



/** Of what is nice to have beside the answer: a notice, a link. */
const EXTRA_TRIES = 5;
/** Plane v1.3.1 keeps at most 255 characters of a link's title. */
const LINK_TITLE_MAX = 255;
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
        return isNotFound(error) ? goneOrOpen(step, error, ports) : failureOf(error);
    }
}
async function putComment({ target, external_id, html: sent }, { desk }) {
    const { comment_id, created, html } = await desk.putComment(target, external_id, sent);
    return {
        status: 'done',
        comment_id,
        ...(created ? {} : { reason: 'already-there' }),
        ...(html === null ? {} : { html }),
    };
}
/** The item is read right before, because Plane has no conditional write: people's moves win. */
async function moveItem({ target, state_id, expect_state_ids }, { desk, tracker }) {
    let item;
    try {
        item = await tracker.item(target.project, target.item_id, 'publish');
    }
    catch (error) {
        return open(error);
    }
    if (item === null)
        return GONE;
    if (item.state.id === state_id)
        return { status: 'done', reason: 'already-there', item };
    if (!expect_state_ids.includes(item.state.id))
        return { status: 'done', reason: 'moved-by-people', item };
    return { status: 'done', item: await desk.move(target, state_id) };
}
async function putLink({ target, url, title, tried }, { desk, redact }) {
    if (!/^https?:\/\//i.test(url) || redact(url) !== url)
        return { status: 'refused', reason: 'link-unfit' };
    const shown = (0,_graphemes_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(redact((0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .O)(title)), LINK_TITLE_MAX);
    try {
        const { created } = await desk.putLink(target, url, shown);
        return created ? { status: 'done' } : { status: 'done', reason: 'already-there' };
    }
    catch (error) {
        if (isNotFound(error))
            throw error;
        return givenUpAfter(tried, failureOf(error));
    }
}
async function giveNotice({ text, data, tried }, { notifier, redact }) {
    try {
        await notifier.notify(redact((0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .u)(text)), data);
        return { status: 'done' };
    }
    catch (error) {
        const lasting = error instanceof _action_src_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentdError */ .ie && !error.problem.retry;
        return givenUpAfter(tried, lasting ? { ...open(error), status: 'refused' } : open(error));
    }
}
function givenUpAfter(tried, failure) {
    const spent = failure.status === 'open' && tried !== undefined && tried + 1 >= EXTRA_TRIES;
    return spent ? { ...failure, status: 'refused', reason: 'given-up' } : failure;
}
const GONE = { status: 'refused', reason: 'item-gone' };
/**
 * A 404 is final only when the project answers and the item is not there; the terminal's user may have lost sight of a
 * project that the reader still sees.
 */
async function goneOrOpen(step, error, { tracker }) {
    if (step.kind === 'notice')
        return open(error);
    try {
        const item = await tracker.item(step.target.project, step.target.item_id, 'publish');
        return item === null ? { ...open(error), ...GONE } : open(error);
    }
    catch (unread) {
        return open(unread);
    }
}
function isNotFound(error) {
    return error instanceof _action_src_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlaneError */ .NQ && error.problem.code === 'plane-not-found';
}
function failureOf(error) {
    return isFinal(error) ? { ...open(error), status: 'refused' } : open(error);
}
function open(error) {
    const problem = (0,_action_src_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOf */ .Zw)(error);
    const until = error instanceof _action_src_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlaneError */ .NQ ? error.until : null;
    return { status: 'open', reason: problem.code, problem, ...(until === null ? {} : { until }) };
}
/**
 * Only what will be refused however often it is sent: a body that is too large, and a 400 of Plane's own about what was
 * sent. A lost role, an archived project, a state that was deleted, a wrong token or address can be mended by a person,
 * and what got no answer, a 5xx or a 429 may pass: the answer must not be lost over those.
 */
function isFinal(error) {
    if (!(error instanceof _action_src_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlaneError */ .NQ))
        return false;
    return error.status === 413 || (error.status === 400 && error.problem.code === 'plane-refused');
}


/***/ })

};
