export const id = 328;
export const ids = [328];
export const modules = {

/***/ 28071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   jC: () => (/* binding */ withinOutput)
/* harmony export */ });
/* unused harmony export MAX_BYTES */
/** A step can be handed an output as a variable, which holds at most 128 KiB on Linux, with its name. */
const MAX_BYTES = 100_000;
function outputsOf(results) {
    const summaries = results.map(({ summary }) => summary);
    const last = summaries.at(-1);
    const all = (list) => summaries.flatMap((summary) => [...summary[list]]);
    const [started, finished, stopped] = [all('started'), all('finished'), all('stopped')];
    const [watched, published] = [all('watched'), all('published')];
    const whole = { ...last, started, finished, stopped, watched, published, ticks: results.length };
    return {
        changed: results.some(({ report }) => report.changed),
        started: started.length,
        finished: finished.length,
        published: published.filter(({ status }) => status === 'done').length,
        waiting: last?.waiting.length ?? 0,
        open: last?.open ?? 0,
        'summary-json': withinOutput(whole, [
            'waiting',
            'published',
            'watched',
            'stopped',
            'problems',
            'finished',
            'started',
        ]),
    };
}
/**
 * `value` as JSON of at most {@link MAX_BYTES}. Where it is longer, the lists named are halved, one after the other and from
 * their ends, until it fits; `cut` then says how many entries each has lost.
 */
function withinOutput(value, lists) {
    const short = Object.fromEntries(Object.entries(value));
    const cut = {};
    let json = JSON.stringify(short);
    for (const name of lists) {
        for (;;) {
            const list = short[name];
            if (Buffer.byteLength(json, 'utf8') <= MAX_BYTES || !Array.isArray(list) || list.length === 0)
                break;
            const kept = list.slice(0, Math.floor(list.length / 2));
            cut[name] = (cut[name] ?? 0) + list.length - kept.length;
            short[name] = kept;
            json = JSON.stringify({ ...short, cut });
        }
    }
    return json;
}


/***/ }),

/***/ 7408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSmokeMode: () => (/* binding */ runSmokeMode)
});

// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/core/holds.js
var holds = __webpack_require__(36466);
// EXTERNAL MODULE: ./build/action/src/commands/release-hold.js
var release_hold = __webpack_require__(48344);
;// CONCATENATED MODULE: ./build/action/src/commands/after-smoke.js
/** A smoke run that has passed shows that what was held back may go on. It has not needed the state, so without one it is still a pass. */



const NOTHING = { ended: [], sentence: null };
/** @param ports opens the store. */
async function afterSmoke({ ok, terminal, executor }, config, ports) {
    if (!ok)
        return NOTHING;
    const name = (0,holds/* holdName */.VJ)(terminal, executor);
    try {
        const ended = await (0,release_hold/* endHoldsAgainst */.xh)({ terminal, executor }, config, ports());
        return ended.length === 0 ? NOTHING : { ended, sentence: (0,release_hold/* endedHolds */.jK)(name, ended, { dry_run: false }) };
    }
    catch (error) {
        if (!(error instanceof errors/* AgentdError */.ie))
            throw error;
        if (error.problem.code === 'state-absent')
            return NOTHING;
        const sentence = `Whether the state still holds ${name} back could not be settled: ${error.problem.message} Where it does, \`agentd release --hold ${name}\` ends that.`;
        return { ended: [], sentence };
    }
}

// EXTERNAL MODULE: ./build/action/src/commands/state-access.js
var state_access = __webpack_require__(70703);
// EXTERNAL MODULE: ./build/action/src/compose.js + 38 modules
var compose = __webpack_require__(97399);
// EXTERNAL MODULE: ./build/action/src/config/nearest.js
var nearest = __webpack_require__(58675);
;// CONCATENATED MODULE: ./build/action/src/smoke/tiny-run.js
/** Programs that run a file as a shell script. */
const SHELLS = new Set(['sh', 'bash', 'dash', 'zsh', 'ksh', 'ash', 'pwsh', 'powershell', 'pwsh.exe', 'powershell.exe']);
/**
 * Agents get a prompt that asks for one line. A `shell` executor runs whatever people have put there, so its own script is
 * never run: a script of ours, which prints one line, takes the place of `{script}` where the template calls a shell with
 * it, and of the whole command elsewhere. The mock does what it always does.
 */
function tinyRunOf(executor, os, id) {
    const answer = answerOf(id);
    const prompt = [
        'This is a test of the connection. Change no file and run no command.',
        'Answer with exactly this one line and nothing else:',
        answer,
        '',
    ].join('\n');
    switch (executor.adapter) {
        case 'shell': {
            const script = os === 'windows' ? powershellScript(answer) : posixScript(answer);
            const { run = '' } = executor;
            const own = run.includes('{script}') && SHELLS.has(firstWord(run));
            if (own)
                return { prompt, executor, script, agent: false, what: `\`${firstWord(run)}\` with a script of its own` };
            const template = os === 'windows' ? `& '{script}'` : `sh '{script}'`;
            const what = 'a script of its own, in place of the executor’s command';
            return { prompt, executor: { ...executor, run: template }, script, agent: false, what };
        }
        case 'mock':
            return { prompt, executor, script: null, agent: false, what: 'the mock' };
        case 'codex':
        case 'claude-code':
        case 'http':
            return { prompt, executor, script: null, agent: true, what: `${executor.adapter} with a prompt of one line` };
    }
}
function answerOf(id) {
    return `[review] smoke ${id}`;
}
/** `/bin/bash -e '{script}'` → `bash` */
function firstWord(template) {
    const [, word = ''] = /^\s*(?:&\s*)?['"]?([^\s'"]+)/.exec(template) ?? [];
    return word.replace(/^.*[\\/]/, '').toLowerCase();
}
function posixScript(answer) {
    return { name: 'smoke.sh', text: `echo '${answer}'\n` };
}
function powershellScript(answer) {
    return { name: 'smoke.ps1', text: `Write-Output '${answer}'\r\n` };
}

;// CONCATENATED MODULE: ./build/action/src/smoke/request.js
/** From the words of a person to what a smoke run does: names checked, run made up. Pure. */



/** The terminal ends the run by itself so much later: only if nobody has come to end it. */
const LIMIT_MARGIN_S = 60;
/** @throws {ConfigError} `project-unknown`, `terminal-unknown`, `executor-unknown`, `executor-not-offered`. */
function planSmoke(config, request, id) {
    const project_config = named(config.projects, request.project, 'project', 'projects');
    const terminal_config = named(config.terminals, request.terminal, 'terminal', 'terminals');
    const executor = request.executor ?? project_config.default_executor;
    const executor_config = named(config.executors, executor, 'executor', 'executors');
    const { terminal, project } = request;
    if (!terminal_config.executors.includes(executor)) {
        throw new errors/* ConfigError */.xL({
            code: 'executor-not-offered',
            message: `Terminal ${terminal} does not offer executor ${executor}${request.executor === null ? `, the default of project ${project}` : ''}.`,
            remedy: `Add it to terminals.${terminal}.executors, or name one that it offers with --executor: ${terminal_config.executors.join(', ')}.`,
            retry: false,
        });
    }
    const { default_model: model = null, default_effort: effort = null, tier_defaults } = executor_config;
    const tier = model === null ? undefined : tier_defaults[model];
    const tiny = tinyRunOf(executor_config, terminal_config.os, id);
    return {
        id,
        project,
        project_config,
        terminal,
        terminal_config,
        executor,
        executor_config: tiny.executor,
        config: {
            ...config,
            terminals: { ...config.terminals, [terminal]: { ...terminal_config, isolation: 'none' } },
            executors: { ...config.executors, [executor]: tiny.executor },
        },
        run: {
            run_id: 'smoke-1',
            item_id: `smoke-${id}`,
            repo: project_config.repos[terminal] ?? terminal_config.repo,
            prompt: tiny.prompt,
            model,
            effort,
            tier: tier === undefined || tier === 'none' ? null : tier,
            thread_id: null,
            dir_name: `${id}-smoke-1`,
            limit_s: request.timeout_s + LIMIT_MARGIN_S,
            stall_s: 0,
        },
        tiny,
        external_id: `smoke:${id}`,
        timeout_s: request.timeout_s,
        dry_run: request.dry_run,
    };
}
function named(table, name, what, where) {
    const found = Object.hasOwn(table, name) ? table[name] : undefined;
    if (found !== undefined)
        return found;
    const names = Object.keys(table);
    throw new errors/* ConfigError */.xL({
        code: `${what}-unknown`,
        message: `There is no ${what} ${JSON.stringify(name)} under \`${where}\` of the configuration.`,
        remedy: (0,nearest/* didYouMean */.au)(name, names, names.length === 0 ? `Add it under \`${where}\`.` : `Use one of: ${names.join(', ')}.`),
        retry: false,
    });
}

// EXTERNAL MODULE: ./build/action/src/executors/command-line.js
var command_line = __webpack_require__(20753);
;// CONCATENATED MODULE: ./build/action/src/smoke/bench.js


/** Grows while the steps go on; each note is made before the request whose answer may be lost. */
class Bench {
    plan;
    ports;
    project = null;
    user_id = null;
    quiet = null;
    reached = false;
    host_key_error = null;
    directory_tried = false;
    run = { state: 'no' };
    /** Of the run's wrapper, as its start said; null: unknown. */
    identity = null;
    seen = null;
    verdict = null;
    /** Minutes east of UTC on the terminal. */
    utc_offset_min = null;
    item = { state: 'no' };
    comment = { state: 'no' };
    #line = null;
    constructor(plan, ports) {
        this.plan = plan;
        this.ports = ports;
    }
    /** @throws {AgentdError} see `SmokePorts.transport`. */
    get line() {
        const { executor, terminal, config } = this.plan;
        this.#line ??= new command_line/* CommandLineExecutor */.X(executor, terminal, config, this.ports.transport());
        return this.#line;
    }
    /** The run directory on the terminal. */
    get dir() {
        const transport = this.ports.transport();
        return transport.join(transport.run_root, this.plan.run.dir_name);
    }
    /** The part of it that is the agent's. */
    get out() {
        return this.ports.transport().join(this.dir, 'out');
    }
    get task() {
        return `agentd-${this.plan.run.dir_name}`;
    }
    get handle() {
        return this.line.handle({ ...this.plan.run, script: null });
    }
    /** Where the comment goes. */
    target(project, item) {
        return { project, item_id: item.id, as: this.plan.terminal };
    }
    /**
     * One visit. No fence is carried, so that no tick is disturbed by it.
     * @throws {AgentdError} the terminal did not answer, or refused.
     */
    async visit(operation) {
        const [result] = await this.ports.transport().batch([operation], null);
        if (result === undefined || 'refused' in result)
            throw refused(result);
        return result;
    }
}
function refused(result) {
    return new errors/* TransportError */.wX(result?.refused ?? {
        code: 'answer-incomplete',
        message: 'The terminal answered without this result.',
        remedy: 'Try again.',
        retry: true,
    });
}

// EXTERNAL MODULE: ./build/action/src/executors/run-reader.js
var run_reader = __webpack_require__(64224);
// EXTERNAL MODULE: ./build/action/src/web-url.js
var web_url = __webpack_require__(37496);
// EXTERNAL MODULE: ./build/action/src/executors/runner.js
var runner = __webpack_require__(98413);
// EXTERNAL MODULE: ./build/action/src/smoke/host-key-way.js
var host_key_way = __webpack_require__(4712);
// EXTERNAL MODULE: ./build/bot/compose.js + 1 modules
var bot_compose = __webpack_require__(44172);
// EXTERNAL MODULE: ./build/action/src/core/bots.js
var bots = __webpack_require__(56204);
// EXTERNAL MODULE: ./build/action/src/config/labels.js
var config_labels = __webpack_require__(40578);
;// CONCATENATED MODULE: ./build/action/src/smoke/quiet-state.js
/** Where items lie that nobody works on, best first. */
const ORDER = ['cancelled', 'backlog', 'completed', 'started', 'unstarted'];
/** A state that is no pick-up state; null: every state is one. */
function quietState(states, pick_up) {
    const quiet = states.filter((state) => !pick_up.has(state.id));
    return quiet.toSorted((a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group))[0] ?? null;
}

;// CONCATENATED MODULE: ./build/action/src/smoke/project-steps.js
/** Steps that look at the project in Plane and change nothing. */




async function readProject(bench) {
    const { plan, ports } = bench;
    const info = await ports.tracker.project(plan.project);
    if (info.archived) {
        throw problem('project-archived', `Project ${plan.project} is archived: nothing starts there.`, 'Restore it, or take it out of the config.');
    }
    bench.project = info;
    return `It reads project ${info.key} (${info.name}).`;
}
/** As a tick judges it: the name under `by_assignee` is that of the user behind the terminal's token; and `plane_user` is, too. */
async function checkIdentity(bench) {
    const { plan, ports } = bench;
    const info = projectOf(bench);
    const { terminal, terminal_config, project } = plan;
    const user_id = await ports.desk.whoAmI(terminal);
    const member = info.members.find(({ id }) => id === user_id);
    const path = `terminals.${terminal}`;
    if (member === undefined) {
        throw problem('plane-user-mismatch', `The user behind ${path}.token_key is no member of project ${project}.`, 'Add the user to the project with the role Member, or correct the token.');
    }
    if (member.display_name !== terminal_config.plane_user) {
        throw problem('plane-user-mismatch', `${path}.plane_user is "${terminal_config.plane_user}", and the user behind its token is "${member.display_name}".`, 'Correct the name, or put the token of that user into the variable that token_key names.');
    }
    const { problems } = viewOf(bench, new Map([[terminal, { user_id, fresh: true }]]));
    const mismatch = problems.find(({ code }) => code === 'plane-user-mismatch');
    if (mismatch !== undefined)
        throw new errors/* AgentdError */.ie(mismatch);
    const refused = await ports.desk.mayWrite(info, terminal);
    if (refused !== null)
        throw new errors/* AgentdError */.ie(refused);
    bench.user_id = user_id;
    return `It answers as ${member.display_name}, a member of ${project}.`;
}
/** All names that are wrong at once; then the state in which the work item can lie undisturbed. */
function checkStates(bench) {
    const info = projectOf(bench);
    const { view, problems } = viewOf(bench, new Map());
    const [first, ...more] = problems;
    if (first !== undefined) {
        const message = [first, ...more].map((one) => one.message).join(' ');
        return Promise.reject(new errors/* AgentdError */.ie({ ...first, message }));
    }
    const pick_up = view?.pick_up ?? new Set(info.states.map(({ id }) => id));
    bench.quiet = quietState(info.states, pick_up);
    if (bench.quiet === null) {
        return Promise.reject(problem('smoke-no-quiet-state', `Every state of project ${info.key} is a pick-up state, so a work item for a trial could be taken up.`, `Leave one out of projects.${info.key}.states.pick_up.`));
    }
    const picked = info.states.filter(({ id }) => pick_up.has(id)).map(({ name }) => name);
    return Promise.resolve(`All that are configured exist; items are picked up in ${picked.join(', ')}.${missingLabels(bench, info)}`);
}
/** A label can still be made; until then it routes nothing, and a misspelt one never does. */
function missingLabels({ plan }, { key, labels }) {
    const project = plan.config.projects[plan.project];
    const named = [...Object.keys(project?.routing.by_label ?? {}), ...[project?.require_label ?? []].flat()];
    const missing = (0,config_labels/* missingLabels */.CG)(named, Object.values(labels)).map((label) => `"${label}"`);
    return missing.length === 0
        ? ''
        : ` Project ${key} has no label ${missing.join(', ')}, which the configuration names.`;
}
function projectOf({ project }) {
    if (project === null)
        throw new Error('the project has not been read');
    return project;
}
function viewOf(bench, identities) {
    const nothing = { projects: {}, details: new Map(), runs: new Map(), terminals: new Map(), rights: new Map() };
    return (0,bots/* viewProject */.P9)(bench.plan.project, bench.ports.config, projectOf(bench), { ...nothing, identities });
}
function problem(code, message, remedy) {
    const told = { code, message, remedy, retry: false };
    return new errors/* AgentdError */.ie(told);
}

;// CONCATENATED MODULE: ./build/action/src/smoke/same-text.js
/** Whether Plane kept what was posted. Pure. */
/** `changed`: the words are the same, the HTML is not; newer versions of Plane clean what they are sent. */
function compareHtml(sent, kept) {
    if (sent === kept)
        return 'same';
    return wordsOf(sent) === wordsOf(kept) ? 'changed' : 'different';
}
function wordsOf(html) {
    return html
        .replace(/<[^>]*>/g, ' ')
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&quot;', '"')
        .replace(/&#0*39;|&#x0*27;|&apos;/g, "'")
        .replaceAll('&gt;', '>')
        .replace(/\s+/g, ' ')
        .trim();
}

;// CONCATENATED MODULE: ./build/action/src/smoke/plane-steps.js
/** Steps that write to Plane: a work item of their own, and a comment on it. */





/** Assigned to nobody, and in no pick-up state: both are looked at again in Plane's answer. */
async function makeItem(bench) {
    const { plan, ports, quiet } = bench;
    const project = projectOf(bench);
    if (quiet === null)
        throw new Error('no state was chosen');
    bench.item = { state: 'sent' };
    try {
        const item = await ports.trial.make(project, plan.terminal, {
            name: `agentd smoke test ${plan.id}`,
            description_html: `<p>Made by agentd smoke for a trial of terminal ${plan.terminal}, which deletes it within minutes. If it is still here after that, delete it.</p>`,
            state_id: quiet.id,
            external_id: plan.external_id,
        });
        bench.item = { state: 'made', it: item };
        await keepQuiet(bench, project, item, quiet);
        return `${item.key} in state ${quiet.name}, assigned to nobody.`;
    }
    catch (error) {
        if (surelyNot(error) && bench.item.state === 'sent')
            bench.item = { state: 'no' };
        throw error;
    }
}
async function keepQuiet(bench, project, item, quiet) {
    if (item.assignees.length > 0)
        await bench.ports.trial.unassign(bench.target(project, item));
    if (item.state_id === quiet.id)
        return;
    throw new errors/* AgentdError */.ie({
        code: 'plane-state-ignored',
        message: `Plane put ${item.key} into another state than ${quiet.name}.`,
        remedy: 'Check whether a workflow rule of the project forbids this state for the user.',
        retry: false,
    });
}
async function postComment(bench) {
    const { plan, ports, item } = bench;
    const { redact } = ports;
    if (item.state !== 'made')
        throw new Error('there is no work item');
    const limit_chars = plan.config.limits.comment_chars;
    const { html } = await (0,bot_compose/* composeComment */.S)(messageOf(bench), { limit_chars, redact });
    bench.comment = { state: 'sent' };
    try {
        const target = bench.target(projectOf(bench), item.it);
        const { comment_id } = await ports.desk.putComment(target, plan.external_id, html);
        bench.comment = { state: 'made', it: { id: comment_id, html } };
        return `Posted on ${item.it.key} (${(0,web_url/* webUrl */.q)(ports.config, item.it.key)}).`;
    }
    catch (error) {
        if (surelyNot(error))
            bench.comment = { state: 'no' };
        throw error;
    }
}
/** What a tick would post; without an answer of the run, that there is none. */
function messageOf({ plan, verdict, seen }) {
    if (verdict?.kind !== 'answer' || seen === null) {
        const message = 'The tiny run of this smoke test gave no answer; this comment tries the posting alone.';
        return { kind: 'unstartable', problem: { code: 'smoke', message, remedy: '', retry: false }, facts: null };
    }
    const { started_at, ended_at } = seen.state === 'finished' ? seen : { started_at: null, ended_at: null };
    return {
        kind: 'answer',
        tag: verdict.tag,
        tagged: verdict.tagged,
        text: verdict.message,
        source: seen.result.message_path ?? null,
        notes: { cut: seen.result.message_cut === true, recovered: seen.result.message_recovered === true },
        facts: {
            executor: plan.executor,
            model: plan.run.model,
            effort: plan.run.effort,
            terminal: plan.terminal,
            seconds: started_at === null || ended_at === null ? null : Math.round((ended_at - started_at) / 1000),
            usage: seen.result.usage ?? null,
            round: 1,
            iteration: 1,
            attempt: 1,
            run_id: plan.run.run_id,
        },
    };
}
async function readBack(bench) {
    const { plan, ports, item, comment } = bench;
    if (item.state !== 'made' || comment.state !== 'made')
        throw new Error('there is no comment');
    const { comments } = await ports.tracker.comments(projectOf(bench), item.it.id, 'publish');
    const found = comments.find(({ id }) => id === comment.it.id);
    const odd = (message) => new errors/* AgentdError */.ie({
        code: 'smoke-comment-differs',
        message,
        remedy: 'Check the version of Plane, and what stands between it and agentd.',
        retry: false,
    });
    if (found === undefined)
        throw odd(`The comment on ${item.it.key} was accepted and does not show.`);
    if (found.actor !== bench.user_id)
        throw odd(`The comment is by user ${found.actor}, not by ${plan.terminal}’s.`);
    if (found.external_id !== plan.external_id)
        throw odd('The comment came back without its external id.');
    const kept = compareHtml(comment.it.html, found.html);
    if (kept === 'different')
        throw odd('The comment came back with other words.');
    return kept === 'same' ? 'It came back as it was sent.' : 'Its words came back; Plane changed the HTML.';
}
/** Plane refused it, or the request never left: nothing can come of it later. */
function surelyNot(error) {
    return error instanceof errors/* PlaneError */.NQ && (error.unsent || (error.status !== null && error.status < 500));
}

// EXTERNAL MODULE: ./build/action/src/doctor/ask.js
var ask = __webpack_require__(47965);
// EXTERNAL MODULE: ./build/action/src/doctor/check-calls.js
var check_calls = __webpack_require__(86384);
;// CONCATENATED MODULE: ./build/action/src/smoke/script-step.js
/** The step that looks at the executor's own script: a smoke run never runs it, as it may do anything. */



async function lookAtCalls(bench) {
    const { plan, ports } = bench;
    const { terminal, terminal_config, project, executor } = plan;
    if (ports.config.executors[executor]?.adapter !== 'shell')
        return 'The run itself tries what is called.';
    const files = (0,ask/* callsOf */.p9)(terminal, terminal_config, ports.config, { project, executor });
    if (files.length === 0)
        return 'No file is called by its path.';
    const result = await bench.visit({ op: 'survey', programs: [], repos: [], files });
    if (!('survey' in result))
        throw new Error('a survey was answered by something else');
    const { found, wrong } = (0,check_calls/* checkCalls */.u)(files, result.survey, terminal_config);
    const bad = wrong.filter(({ status }) => status !== 'warning');
    const [first] = bad;
    if (first !== undefined) {
        throw new errors/* AgentdError */.ie({
            code: 'script-unusable',
            message: bad.map(({ detail }) => detail).join(' '),
            remedy: [...new Set(bad.map(({ remedy }) => remedy))].join(' '),
            retry: first.status === 'unknown',
        });
    }
    const there = found.map((file) => `${file} is there, and was not run.`);
    return [...there, ...wrong.map(({ detail }) => detail)].join(' ');
}

;// CONCATENATED MODULE: ./build/action/src/smoke/stop.js
function stopProblem({ reason }) {
    if (reason instanceof Error && reason.name === 'TimeoutError') {
        return {
            code: 'smoke-timeout',
            message: 'The time for the whole smoke run was up.',
            remedy: 'Allow more with --timeout, or see which step took so long.',
            retry: true,
        };
    }
    return { code: 'interrupted', message: 'The smoke run was told to stop.', remedy: '', retry: true };
}

// EXTERNAL MODULE: ./build/action/src/core/interpret.js + 1 modules
var interpret = __webpack_require__(75903);
// EXTERNAL MODULE: ./build/action/src/core/remedies.js
var remedies = __webpack_require__(81258);
;// CONCATENATED MODULE: ./build/action/src/smoke/verdict.js
/** What the tiny run has left, read and judged as a tick does it. */



/** Longest last frame that is shown. */
const TAIL_CHARS = 300;
function judgeRun(bench) {
    const { plan, seen } = bench;
    if (seen === null)
        throw new Error('the run has not been seen to end');
    const { retry } = plan.config;
    const verdict = (0,interpret/* interpret */.U)(seen.result, {
        asked_thread: false,
        ended_by: seen.state === 'finished' ? seen.ended_by : null,
        ended_at: seen.state === 'finished' ? seen.ended_at : null,
        utc_offset_min: bench.utc_offset_min,
        gone: seen.state === 'gone',
        ...(retry.transient_patterns === undefined ? {} : { transient_patterns: retry.transient_patterns }),
        ...(retry.env_patterns === undefined ? {} : { env_patterns: retry.env_patterns }),
    });
    bench.verdict = verdict;
    if (verdict.kind === 'failure')
        return Promise.reject(failed(bench, verdict, seen.result));
    if (plan.tiny.agent && (verdict.tag !== 'review' || !verdict.tagged)) {
        return Promise.reject(new errors/* AgentdError */.ie({
            code: 'smoke-answer',
            message: `The agent was asked for [review] and answered ${shown(verdict.message)}.`,
            remedy: `Look at what its configuration on ${plan.terminal} tells the agent besides the prompt.`,
            retry: true,
        }));
    }
    return Promise.resolve(`${shown(verdict.message)}.`);
}
function failed({ plan }, verdict, result) {
    const tail = result.tail.trim().slice(-TAIL_CHARS);
    const by_code = verdict.class === 'env' ? (0,remedies/* exitRemedy */.Rk)(plan.terminal, result.exit_code) : null;
    const given = verdict.remedy ?? (by_code === null ? undefined : `${by_code}.`);
    const by_hand = `Run the executor’s command by hand on ${plan.terminal}, as the user of the terminal, in ${plan.run.repo}.`;
    const last = tail === '' ? '' : ` Its last words: ${JSON.stringify(tail)}`;
    return new errors/* AgentdError */.ie({
        code: `run-${verdict.class.replaceAll('_', '-')}`,
        message: `${verdict.reason}${last}`,
        remedy: given ?? by_hand,
        retry: verdict.class === 'transient' || verdict.class === 'quota',
    });
}
function shown(message) {
    const line = message.trim().split('\n')[0] ?? '';
    return JSON.stringify(line.length > 80 ? `${line.slice(0, 80)}…` : line);
}

;// CONCATENATED MODULE: ./build/action/src/smoke/steps.js
/** The steps of a smoke run that try something, as data: what each needs, and what it does. */








/** The step says nothing either way. */
class Skipped extends Error {
}
/** First look after a start, then the longest pause between two looks. */
const FIRST_LOOK_MS = 300;
const LOOK_MS = 2000;
const STEPS = [
    { name: 'config', needs: [], only_looks: true, act: sayPlan },
    { name: 'reader-token', needs: ['config'], only_looks: true, act: readProject },
    { name: 'identity', needs: ['reader-token'], only_looks: true, act: checkIdentity },
    { name: 'states', needs: ['reader-token'], only_looks: true, act: checkStates },
    { name: 'reach', needs: ['config'], only_looks: true, act: reach },
    { name: 'host-key', needs: ['config'], only_looks: true, act: nameHostKey },
    { name: 'script', needs: ['reach'], only_looks: true, act: lookAtCalls },
    { name: 'run-directory', needs: ['reach'], act: makeDirectory },
    { name: 'start', needs: ['run-directory'], act: startRun },
    { name: 'poll', needs: ['start'], act: pollRun },
    { name: 'collect', needs: ['poll'], act: judgeRun },
    { name: 'work-item', needs: ['identity', 'states'], act: makeItem },
    { name: 'comment', needs: ['work-item'], act: postComment },
    { name: 'read-back', needs: ['comment'], act: readBack },
];
function sayPlan({ plan }) {
    const { project, terminal, executor, project_config, tiny } = plan;
    const { by_assignee, by_label } = project_config.routing;
    const routed = Object.values(by_assignee).includes(terminal) || Object.values(by_label).some((it) => it.terminal === terminal);
    const note = routed ? '' : ` No route of project ${project} leads to this terminal yet.`;
    return Promise.resolve(`${project} on ${terminal} by ${executor}: ${tiny.what}.${note}`);
}
async function reach(bench) {
    const { clock } = bench.ports;
    try {
        const facts = await bench.visit({ op: 'facts' });
        const { offset_ms, utc_offset_min } = (0,runner/* clockOf */.ie)(facts, clock.now());
        bench.reached = true;
        bench.utc_offset_min = utc_offset_min;
        const off = Math.round(offset_ms / 1000);
        const time = Math.abs(off) < 2 ? 'its clock is right' : `its clock is ${Math.abs(off)} s ${off > 0 ? 'ahead' : 'behind'}`;
        return `By ${bench.ports.transport().route}; ${time}.`;
    }
    catch (error) {
        if (error instanceof errors/* HostKeyError */.oZ)
            bench.host_key_error = error;
        throw error;
    }
}
function nameHostKey(bench) {
    const { plan, ports, reached, host_key_error } = bench;
    if (host_key_error !== null)
        return Promise.reject(host_key_error);
    if (!reached)
        return Promise.reject(new Skipped('The terminal was not reached.'));
    const { route } = ports.transport();
    const { terminal: name, terminal_config: terminal } = plan;
    const learned = ports.learnedHostKeys(route);
    return Promise.resolve((0,host_key_way/* hostKeyWay */.P)({ name, terminal, warpgate: plan.config.warpgate, route, learned }));
}
async function makeDirectory(bench) {
    bench.directory_tried = true;
    await bench.visit({ op: 'mkdir', path: bench.out, clean: false });
    return `${bench.dir}.`;
}
async function startRun(bench) {
    const { plan, line } = bench;
    const { script } = plan.tiny;
    // In the folder that a sandbox opens.
    const path = script === null ? null : bench.ports.transport().join(bench.out, script.name);
    const operation = line.start({ ...plan.run, script: path }, []);
    if (line.mischief === 'fail_start')
        throw new errors/* TransportError */.wX(runner/* MISCHIEF */.nB);
    if (script !== null && path !== null)
        await bench.visit({ op: 'write', path, text: script.text });
    bench.run = { state: 'sent' };
    const result = await bench.visit(operation);
    if (line.mischief === 'fail_answer')
        throw new errors/* TransportError */.wX(runner/* MISCHIEF */.nB);
    if (result.op !== 'start' || 'refused' in result || result.status !== 'started')
        throw new errors/* AgentdError */.ie(NO_START);
    bench.identity = result.identity;
    bench.run = { state: 'made', it: bench.handle };
    return `In ${plan.run.repo}.`;
}
const NO_START = {
    code: 'smoke-not-started',
    message: 'The terminal did not start the run.',
    remedy: 'Look at the run root of the terminal.',
    retry: true,
};
/** A look that fails is no end: the run may go on behind a line that is down for a moment. */
async function pollRun(bench) {
    const { clock, stop } = bench.ports;
    const begun = clock.now();
    const end = begun + bench.plan.timeout_s * 1000;
    let last = null;
    for (let wait = FIRST_LOOK_MS;; wait = Math.min(wait * 1.5, LOOK_MS)) {
        await clock.sleep(Math.min(wait, Math.max(end - clock.now(), 0)), stop);
        if (stop.aborted)
            throw new errors/* AgentdError */.ie(stopProblem(stop));
        last = await look(bench);
        if (last.state === 'finished' || last.state === 'gone') {
            bench.seen = last;
            return `It ended after ${Math.round((clock.now() - begun) / 1000)} s.`;
        }
        if (clock.now() >= end)
            throw new errors/* AgentdError */.ie(notEnded(bench, last));
    }
}
async function look(bench) {
    const { line, ports, handle } = bench;
    const context = { asked_thread: null, totals_before: null };
    try {
        const [facts, raw] = await ports.transport().batch([{ op: 'facts' }, line.inspect(handle, bench.identity)], null);
        return (0,runner/* inspectionOf */.Ms)(raw, line, handle, context, (0,runner/* clockOf */.ie)(facts, ports.clock.now()));
    }
    catch (error) {
        if (!(error instanceof errors/* AgentdError */.ie))
            throw error;
        return { state: 'unknown', problem: error.problem };
    }
}
function notEnded({ plan, dir }, last) {
    const seen = last === null ? 'not looked at' : last.state === 'unknown' ? `unknown (${last.problem.message})` : last.state;
    return {
        code: 'smoke-timeout',
        message: `The run had not ended within ${plan.timeout_s} s; it was ${seen} when last seen in ${dir}.`,
        remedy: `Run the executor’s command by hand on ${plan.terminal}: a login, a question or a download may hold it. Or allow more with --timeout.`,
        retry: true,
    };
}

;// CONCATENATED MODULE: ./build/action/src/smoke/clean-up.js
/**
 * The steps that take away what a smoke run has made, as data. Those of the terminal and those of Plane go on side by side;
 * each is tried whatever failed before, and what stays is named with the way to remove it by hand.
 */




const ON_TERMINAL = [
    { name: 'end-run', needs: [], act: endRun },
    { name: 'remove-run', needs: [], act: removeRun },
];
const IN_PLANE = [
    { name: 'remove-comment', needs: [], act: removeComment },
    { name: 'remove-item', needs: [], act: removeItem },
];
const TRIES = 4;
const AGAIN_MS = 1000;
/** A request whose answer was lost may still be on its way through the server: when Plane is asked again. */
const ARRIVES_MS = [2000, 4000, 6000];
async function endRun(bench) {
    const { run, line, handle, plan } = bench;
    if (run.state === 'no')
        throw new Skipped('Nothing was started.');
    const remedy = `On ${plan.terminal}, look for processes with AGENTD_RUN=${bench.task} in their environment, and end them.`;
    return mended(remedy, async () => {
        // A start that nobody has answered for must not begin any more.
        if (run.state === 'sent')
            await again(bench, () => bench.visit((0,run_reader/* voidOf */.Ch)(handle)));
        const result = await again(bench, () => bench.visit(line.kill(handle, bench.identity)));
        if (!('inspection' in result))
            throw new errors/* AgentdError */.ie(stillThere(bench, 'unknown'));
        const context = { asked_thread: null, totals_before: null };
        const after = line.read(result.inspection, handle, context, run_reader/* NO_CLOCK */.x3);
        return saidOf(bench, after);
    });
}
function saidOf(bench, after) {
    const left = 'survivors' in after ? after.survivors : [];
    if (left.length > 0)
        throw new errors/* AgentdError */.ie(stillThere(bench, after.state));
    switch (after.state) {
        case 'none':
        case 'void':
            return 'It never began.';
        case 'finished':
            return after.ended_by === 'kill' ? 'It was ended, with all its processes.' : 'It had ended.';
        case 'gone':
            return 'It had ended.';
        default:
            throw new errors/* AgentdError */.ie(stillThere(bench, after.state));
    }
}
function stillThere({ dir }, state) {
    const message = `The run in ${dir} could not be ended (${state}).`;
    return { code: 'smoke-run-alive', message, remedy: '', retry: true };
}
async function removeRun(bench) {
    const { plan, task, directory_tried } = bench;
    if (!directory_tried)
        throw new Skipped('Nothing was made there.');
    const { dir } = bench;
    const windows = plan.terminal_config.os === 'windows' ? `, the scheduled task ${task}` : '';
    const remedy = `On ${plan.terminal}, remove ${dir}${windows} and the file under .agentd/locks of the run root that names it, when none of its processes lives.`;
    return mended(remedy, async () => {
        // An empty directory looks like a launch that may yet begin.
        if (bench.run.state === 'no')
            await again(bench, () => bench.visit({ op: 'void', dir }));
        const result = await again(bench, () => bench.visit({ op: 'discard', dir, task }));
        const watchdogs = 'watchdogs' in result ? result.watchdogs : 0;
        if (watchdogs === 0)
            return 'Directory, item lock and processes are gone.';
        const message = `${watchdogs} processes of the runner in ${dir} are still there.`;
        throw new errors/* AgentdError */.ie({ code: 'smoke-processes-left', message, remedy: '', retry: true });
    });
}
/** The comment goes with its item; it is removed by itself, too, because Plane keeps comments of deleted items. */
async function removeComment(bench) {
    const { comment, project, plan, ports } = bench;
    if (comment.state === 'no' || project === null)
        throw new Skipped('None was posted.');
    const item = await itemOf(bench);
    if (item === null)
        throw new Skipped('Its work item does not exist.');
    const target = bench.target(project, item);
    const { trial, tracker } = ports.cleaning;
    return mended(`Delete the comment of ${plan.external_id} on ${item.key} by hand (${(0,web_url/* webUrl */.q)(ports.config, item.key)}).`, async () => {
        if (comment.state === 'made') {
            await again(bench, () => trial.removeComment(target, comment.it.id));
            return 'It is deleted.';
        }
        const { comments } = await again(bench, () => tracker.comments(project, item.id, 'publish'));
        const ours = comments.filter(({ external_id }) => external_id === plan.external_id);
        for (const { id } of ours)
            await again(bench, () => trial.removeComment(target, id));
        return ours.length === 0 ? 'It was not there.' : 'It is deleted.';
    });
}
async function removeItem(bench) {
    const { project, plan, ports } = bench;
    if (bench.item.state === 'no' || project === null)
        throw new Skipped('None was made.');
    const named = bench.item.state === 'made' ? bench.item.it.key : `"agentd smoke test ${plan.id}"`;
    return mended(`Delete the work item ${named} of project ${project.key} by hand.`, async () => {
        const item = await itemOf(bench);
        if (item === null)
            return 'It was not there.';
        await again(bench, () => ports.cleaning.trial.remove(bench.target(project, item)));
        return `${item.key} is deleted.`;
    });
}
/** The item; where nobody knows whether it was made, Plane is asked, and a few times more before that counts as no. */
async function itemOf(bench) {
    const { item, project, plan, ports } = bench;
    if (item.state === 'made')
        return item.it;
    if (item.state === 'no' || project === null)
        return null;
    const find = () => again(bench, () => ports.cleaning.trial.find(project, plan.terminal, plan.external_id));
    let found = await find();
    for (const wait of ARRIVES_MS) {
        if (found !== null)
            break;
        await ports.clock.sleep(wait);
        found = await find();
    }
    return found;
}
/** Tries again what may succeed a little later. */
async function again({ ports }, act) {
    for (let number = 1;; number += 1) {
        try {
            return await act();
        }
        catch (error) {
            if (number === TRIES || !(0,errors/* problemOf */.Zw)(error).retry)
                throw error;
            await ports.clock.sleep(AGAIN_MS);
        }
    }
}
/** What fails here has to be done by hand: that is the first thing a person has to know. */
async function mended(remedy, act) {
    try {
        return await act();
    }
    catch (error) {
        const problem = (0,errors/* problemOf */.Zw)(error);
        throw new errors/* AgentdError */.ie({ ...problem, remedy: `${remedy} ${problem.remedy}`.trim() }, { cause: error });
    }
}

;// CONCATENATED MODULE: ./build/action/src/smoke/report.js
/** Steps in their order; the last five clean up, and are tried whatever failed before. */
const STEP_NAMES = [
    'config',
    'reader-token',
    'identity',
    'states',
    'reach',
    'host-key',
    'script',
    'run-directory',
    'start',
    'poll',
    'collect',
    'work-item',
    'comment',
    'read-back',
    'end-run',
    'remove-run',
    'remove-comment',
    'remove-item',
];

;// CONCATENATED MODULE: ./build/action/src/smoke/smoke.js
/**
 * The whole round trip once, on a work item of its own: every step is a row, and whatever was made is taken away again,
 * also after a failure, a stop or a hanging agent. The state is neither read nor written, and no fence is touched, so ticks
 * and other smoke runs go on beside it.
 */






/** How long a step that is under way may still take when the stop comes. */
const GRACE_MS = 2000;
/** Longest time for one step of the clean-up. */
const CLEAN_MS = 90_000;
/** Never rejects for an expected failure. */
async function smoke(plan, ports) {
    const bench = new Bench(plan, ports);
    const rows = new Map();
    const note = (row) => {
        const shown = redacted(row, ports);
        rows.set(row.step, shown);
        ports.tell?.(shown);
    };
    for (const step of STEPS) {
        const missing = step.needs.find((name) => rows.get(name)?.status !== 'passed');
        if (ports.stop.aborted)
            note(skipped(step, 'It was stopped before.'));
        else if (plan.dry_run && step.only_looks !== true)
            note(skipped(step, 'A dry run makes nothing.'));
        else if (missing !== undefined)
            note(skipped(step, `It needs ${missing}.`));
        else
            note(await tried(step, bench, (work) => untilStopped(work, ports.stop, ports.clock)));
    }
    const cleanUp = async (steps) => {
        for (const step of steps)
            note(await tried(step, bench, (work) => within(work, ports.clock)));
    };
    await Promise.all([cleanUp(ON_TERMINAL), cleanUp(IN_PLANE)]);
    const inOrder = STEP_NAMES.flatMap((name) => rows.get(name) ?? []);
    const { project, terminal, executor } = plan;
    return { ok: isOk(rows, plan.dry_run), project, terminal, executor, rows: inOrder };
}
/** A step of the clean-up that had nothing to do takes nothing away from a run in which all was tried. */
function isOk(rows, dry_run) {
    const meant = STEPS.filter(({ only_looks }) => !dry_run || only_looks === true);
    return ([...rows.values()].every(({ status }) => status !== 'failed') &&
        meant.every(({ name }) => rows.get(name)?.status === 'passed'));
}
async function tried(step, bench, bound) {
    const { clock } = bench.ports;
    const begun = clock.now();
    try {
        const detail = await bound(step.act(bench));
        return { step: step.name, status: 'passed', ms: clock.now() - begun, detail };
    }
    catch (error) {
        const ms = clock.now() - begun;
        if (error instanceof Skipped)
            return { ...skipped(step, error.message), ms };
        return { step: step.name, status: 'failed', ms, detail: '', problem: (0,errors/* problemOf */.Zw)(error) };
    }
}
function skipped({ name }, detail) {
    return { step: name, status: 'skipped', ms: 0, detail };
}
/** What the work comes to; after a stop it has a little time left and is then given up. */
function untilStopped(work, stop, clock) {
    return new Promise((resolve, reject) => {
        const giveUp = () => {
            void clock.sleep(GRACE_MS).then(() => reject(new errors/* AgentdError */.ie(stopProblem(stop))));
        };
        const settle = () => stop.removeEventListener('abort', giveUp);
        work.then(resolve, reject).finally(settle);
        if (stop.aborted)
            giveUp();
        else
            stop.addEventListener('abort', giveUp, { once: true });
    });
}
async function within(work, clock) {
    const done = new AbortController();
    const tooLong = clock.sleep(CLEAN_MS, done.signal).then(() => {
        throw new errors/* AgentdError */.ie(TOO_LONG);
    });
    try {
        return await Promise.race([work, tooLong]);
    }
    finally {
        done.abort();
    }
}
const TOO_LONG = {
    code: 'smoke-clean-up-timeout',
    message: `This took longer than ${CLEAN_MS / 1000} s and was given up.`,
    remedy: 'See whether the terminal and Plane still answer, and look there for what is named here.',
    retry: true,
};
function redacted(row, { redact }) {
    const detail = redact(row.detail);
    if (row.problem === undefined)
        return { ...row, detail };
    const { message, remedy } = row.problem;
    return { ...row, detail, problem: { ...row.problem, message: redact(message), remedy: redact(remedy) } };
}

// EXTERNAL MODULE: ./build/action/src/transports/index.js + 78 modules
var transports = __webpack_require__(13129);
// EXTERNAL MODULE: ./build/action/src/transports/ssh/host-key-notes.js
var host_key_notes = __webpack_require__(30318);
;// CONCATENATED MODULE: ./build/action/src/compose-smoke.js
/** (config, host) → a smoke run: for the command line and for a workflow alike. It needs the tokens of one terminal, and no store. */





/** 4 random bytes: two smoke runs never meet. */
const ID_BYTES = 4;
/** Time for all steps besides the wait for the run. */
const ROOM_S = 120;
/**
 * @param tell called for each row as soon as it is known.
 * @throws {ConfigError} the request names what the configuration does not have.
 */
async function runSmoke(config, host, request, tell) {
    const plan = planSmoke(config, request, host.random.hex(ID_BYTES));
    const redact = (0,compose/* redactorOf */.y)(config, host);
    const stop = AbortSignal.any([host.signal, AbortSignal.timeout((request.timeout_s + ROOM_S) * 1000)]);
    const { tracker, desk, trial } = await (0,compose/* planeOf */.iO)(config, host, { stop });
    const cleaning = await (0,compose/* planeOf */.iO)(config, host, {});
    const means = (0,compose/* meansOf */.oh)(config, host);
    const made = [];
    try {
        return await smoke(plan, {
            config,
            tracker,
            desk,
            trial,
            cleaning,
            transport: () => {
                const [known] = made;
                if (known !== undefined)
                    return known;
                const transport = (0,transports/* makeTransport */._)(request.terminal, config, means);
                made.push(transport);
                return transport;
            },
            learnedHostKeys: (route) => (0,host_key_notes/* newsOf */.Lq)(means.host_keys, request.terminal, route),
            clock: host.clock,
            redact,
            stop,
            ...(tell === undefined ? {} : { tell }),
        });
    }
    finally {
        await Promise.allSettled(made.map((transport) => transport.close()));
    }
}

// EXTERNAL MODULE: ./build/action/src/action/markdown.js
var markdown = __webpack_require__(17220);
// EXTERNAL MODULE: ./build/action/src/action/outputs.js
var outputs = __webpack_require__(28071);
// EXTERNAL MODULE: ./build/action/src/action/words.js
var words = __webpack_require__(23636);
;// CONCATENATED MODULE: ./build/action/src/action/smoke.js
/** Mode `smoke`: the whole round trip with one terminal, a row a step. */







/** Longest wait for the tiny run. */
const TIMEOUT_S = 300;
const ROWS = 100;
/** @throws {ConfigError} `input-missing`; names that the configuration does not have. */
async function runSmokeMode(job, { config, folder }) {
    const { host, console, runner, inputs, circumstances } = job;
    const request = {
        project: required(inputs.project, 'project', Object.keys(config.projects)),
        terminal: required(inputs.terminal, 'terminal', Object.keys(config.terminals)),
        executor: inputs.executor ?? null,
        timeout_s: TIMEOUT_S,
        dry_run: inputs['dry-run'],
    };
    const report = await runSmoke(config, host, request, (row) => console.write(lineOf(row)));
    for (const { step, problem } of report.rows) {
        if (problem === undefined)
            continue;
        console.annotate('error', step, problem.code, `${step}: ${problem.message} ${problem.remedy}`.trim());
    }
    const open = () => ({ ...(0,state_access/* savePorts */.AX)(config, host, folder), run: circumstances.run });
    const { ended, sentence: after } = await afterSmoke({ ...report, ok: report.ok && !request.dry_run }, config, open);
    if (after !== null)
        console.write(after);
    if (ended.length > 0)
        runner.output('changed', 'true');
    runner.output('summary-json', console.redact((0,outputs/* withinOutput */.jC)({ ok: report.ok, rows: report.rows, ended }, ['rows'])));
    const told = after === null ? '' : `\n${(0,markdown/* plain */.pj)((0,words/* inActionWords */.X)(after), 600)}\n`;
    await runner.page(console.redact(`${renderSmoke(report, request.dry_run)}${told}`));
    const failed = report.rows.filter(({ status }) => status === 'failed').map(({ step }) => step);
    if (report.ok)
        return { red: false, sentence: null };
    const sentence = failed.length === 0 ? 'The smoke run did not come to its end.' : `Failed: ${failed.join(', ')}.`;
    return { red: true, sentence };
}
function required(value, name, known) {
    if (value !== undefined)
        return value;
    throw new errors/* ConfigError */.xL({
        code: 'input-missing',
        message: `Mode smoke needs the input ${name}.`,
        remedy: `Give it one of: ${known.join(', ')}.`,
        retry: false,
    });
}
function lineOf({ step, status, ms, detail, problem }) {
    const said = problem === undefined ? detail : `${problem.code}: ${problem.message}`;
    return `${status} ${step} (${ms} ms) ${said}`.trim();
}
function renderSmoke({ ok, project, terminal, executor, rows }, dry_run) {
    const verdict = !ok ? 'does not work yet' : dry_run ? 'can be reached; nothing was tried beyond that' : 'works';
    const cells = rows.map(({ step, status, ms, detail, problem }) => [
        step,
        status,
        `${ms} ms`,
        problem === undefined ? detail : `${problem.code}: ${problem.message} ${problem.remedy}`.trim(),
    ]);
    const title = `${(0,markdown/* plain */.pj)(terminal)} with ${(0,markdown/* plain */.pj)(executor)}, for ${(0,markdown/* plain */.pj)(project)}, ${verdict}`;
    return `### agentd smoke: ${title}\n\n${(0,markdown/* tableOf */.c_)(['step', '', 'took', ''], cells, ROWS)}\n`;
}


/***/ }),

/***/ 48344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f0: () => (/* binding */ releaseHold),
/* harmony export */   jK: () => (/* binding */ endedHolds),
/* harmony export */   xh: () => (/* binding */ endHoldsAgainst)
/* harmony export */ });
/* harmony import */ var _config_nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58675);
/* harmony import */ var _config_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27042);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/* harmony import */ var _core_evolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86467);
/* harmony import */ var _core_holds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36466);
/* harmony import */ var _core_lift_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1235);
/* harmony import */ var _save_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57265);
/* harmony import */ var _state_access_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70703);
/** Holds that are ended before their time: by name, or because a smoke run has passed. */








const TRIES = 5;
/**
 * @returns what was held under that name and no longer is, or in a dry run would not be; empty: nothing was.
 * @throws {AgentdError} `hold-unknown`, `state-busy`; the state cannot be read or saved.
 */
async function releaseHold(config, ports, name, { dry_run }) {
    return endHolds(config, ports, dry_run, (holds) => {
        const meant = (0,_core_lift_js__WEBPACK_IMPORTED_MODULE_3__/* .holdsUnder */ .RC)(name, holds);
        if (meant.length === 0 && !namesOf(config).includes(name))
            throw unknown(name, holds, config);
        return meant;
    });
}
/**
 * After a smoke run that has passed: what stood against such runs is mended.
 * @throws {AgentdError} the state cannot be read or saved.
 */
async function endHoldsAgainst(run, config, ports) {
    return endHolds(config, ports, false, (holds) => (0,_core_lift_js__WEBPACK_IMPORTED_MODULE_3__/* .holdsAgainst */ .Id)(run, config, holds));
}
async function endHolds(config, ports, dry_run, choose) {
    let held = await (0,_save_js__WEBPACK_IMPORTED_MODULE_4__/* .loadState */ .C)(ports, false);
    for (let attempt = 1; attempt <= TRIES; attempt++) {
        const now = ports.clock.now();
        const holds = choose((0,_core_lift_js__WEBPACK_IMPORTED_MODULE_3__/* .holdsOf */ .e8)(held.state, now));
        if (dry_run || holds.length === 0)
            return holds;
        const saved = await (0,_save_js__WEBPACK_IMPORTED_MODULE_4__/* .saveState */ .L)(held, (0,_core_evolve_js__WEBPACK_IMPORTED_MODULE_1__/* .evolve */ .s)(held.state, (0,_core_lift_js__WEBPACK_IMPORTED_MODULE_3__/* .lift */ .yY)(holds, held.state, config, now)), ports);
        if (saved.ok)
            return holds;
        held = saved.newer;
    }
    throw (0,_state_access_js__WEBPACK_IMPORTED_MODULE_5__/* .stateBusy */ .NJ)();
}
/** Everything that can be held by this configuration. */
function namesOf(config) {
    const terminals = Object.entries(config.terminals);
    const onTerminals = terminals.flatMap(([terminal, { executors }]) => executors.flatMap((executor) => [(0,_core_holds_js__WEBPACK_IMPORTED_MODULE_2__/* .holdName */ .VJ)(terminal, executor), (0,_core_holds_js__WEBPACK_IMPORTED_MODULE_2__/* .accountOf */ .XP)({ terminal, executor }, config)]));
    return [...new Set([...Object.keys(config.terminals), ...Object.keys(config.executors), ...onTerminals])];
}
function unknown(name, holds, config) {
    const standing = [...new Set(holds.map((hold) => hold.name))];
    const is = standing.length === 1 ? 'is' : 'are';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL({
        code: 'hold-unknown',
        message: `Nothing can be held under the name ${JSON.stringify(name)}.`,
        remedy: standing.length > 0
            ? `Held ${is} ${(0,_config_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(standing, 'and')}.`
            : (0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .didYouMean */ .au)(name, namesOf(config), 'Nothing is held at all.'),
        retry: false,
    });
}
/** One sentence for people. */
function endedHolds(name, holds, { dry_run }) {
    if (holds.length === 0)
        return `Nothing is held under ${name}.`;
    const one = holds.length === 1;
    const be = dry_run ? 'would be' : one ? 'is' : 'are';
    return `${holds.map(wordsOf).join(', ')} ${be} held no longer; the next tick goes on there.`;
}
function wordsOf({ kind, name }) {
    return kind === 'terminal' ? `terminal ${name}` : kind === 'executor' ? `executor ${name}` : `account ${name}`;
}


/***/ }),

/***/ 70703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ savePorts),
/* harmony export */   NJ: () => (/* binding */ stateBusy),
/* harmony export */   oc: () => (/* binding */ itemIdOf)
/* harmony export */ });
/* harmony import */ var _github_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65716);
/* harmony import */ var _config_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27042);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84175);
/** What `status`, `explain` and `release` need: the configured store, and the state in it. */



function savePorts(config, host, folder) {
    return { store: (0,_github_host_js__WEBPACK_IMPORTED_MODULE_0__/* .openStore */ .C)(config.state, folder, host, (0,_github_host_js__WEBPACK_IMPORTED_MODULE_0__/* .githubHost */ .S)(host)), clock: host.clock, random: host.random };
}
/**
 * By its key, or by one that it had before its project was renamed, as comments of that time name it.
 * @throws {ConfigError} when the state knows no such item.
 */
function itemIdOf(state, key, { projects }) {
    const items = Object.entries(state.items);
    const wanted = key.toUpperCase();
    const found = items.find(([, item]) => item.key === wanted) ?? items.find(([, item]) => item.former_keys.includes(wanted));
    if (found !== undefined)
        return found[0];
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL({
        code: 'item-unknown',
        message: `The state knows no item ${key}.`,
        remedy: remedyOf(key.toUpperCase(), projects),
        retry: false,
    });
}
/** Each time the state was to be saved, somebody else had saved it. */
function stateBusy() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL({
        code: 'state-busy',
        message: 'The state changed each time it was to be saved.',
        remedy: 'Try again in a minute.',
        retry: true,
    });
}
function remedyOf(key, projects) {
    const prefix = /^(.+)-\d+$/.exec(key)?.[1];
    const named = Object.entries(projects).find(([project]) => project.toUpperCase() === prefix)?.[1];
    if (named === undefined) {
        const sample = Object.keys(projects)[0] ?? 'ENG';
        return `A key is the name of a configured project and a number, such as ${sample}-12.`;
    }
    return `Assign it in Plane to ${(0,_config_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(Object.keys(named.routing.by_assignee), 'or')}; the next tick makes it known.`;
}


/***/ }),

/***/ 56204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ authorsOf),
/* harmony export */   P9: () => (/* binding */ viewProject),
/* harmony export */   UW: () => (/* binding */ pickUpWords),
/* harmony export */   _P: () => (/* binding */ unusable)
/* harmony export */ });
/* harmony import */ var _config_labels_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40578);
/* harmony import */ var _config_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27042);
/** Which Plane users are bots of which terminal, and which states of a project mean what. Built once a tick. */


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
        problems.push(problem('state-unknown', `projects.${key}.states.${where}: project ${key} has no state "${name}".`, `${sameButForCase(name, info) === null ? '' : 'Letter case counts in the names of states. '}Use one of: ${names}; or add it in Plane.`));
        return null;
    };
    const working = find(project.states.working, 'working');
    if (working === null)
        return { view: null, problems };
    const bots = new Map();
    const ours = new Set();
    for (const [name, terminal] of Object.entries(project.routing.by_assignee)) {
        const identity = obs.identities.get(terminal);
        if (identity === undefined)
            continue;
        const user_id = 'problem' in identity ? identity.last_user_id : identity.user_id;
        if (user_id !== null)
            ours.add(user_id);
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
    const review = find(project.states.review, 'review');
    const question = find(project.states.question, 'question');
    const blocked = find(project.states.blocked, 'blocked');
    const answers = [review, question, blocked].map((state) => state?.id);
    const unstarted = info.states.filter((state) => state.group === 'unstarted' && !answers.includes(state.id));
    // A state in which an answer waits starts nothing by itself, whatever group the project has put it in.
    const picked = project.states.pick_up?.map((name) => find(name, 'pick_up')?.id) ?? [
        working.id,
        ...unstarted.map((state) => state.id),
    ];
    const view = {
        key,
        config: project,
        info,
        bots,
        ours,
        working,
        review,
        question,
        blocked,
        pick_up: new Set(picked.filter((id) => id !== undefined)),
        authors: authorsOf(config, info),
    };
    return { view, problems };
}
/** The state that the name means, were it not for letter case and blanks; null: there is none. */
function sameButForCase(name, { states }) {
    return states.find((state) => (0,_config_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .labelKey */ .kJ)(state.name) === (0,_config_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .labelKey */ .kJ)(name))?.name ?? null;
}
/** The states in which an item may start, as the end of a sentence, and what is wrong with how they are named. */
function pickUpWords({ key, config, info, pick_up }) {
    const names = info.states.filter(({ id }) => pick_up.has(id)).map(({ name }) => name);
    const are = names.length === 0
        ? 'there is none'
        : names.length === 1
            ? `that is ${names.join('')}`
            : `those are ${names.join(', ')}`;
    const unknown = (config.states.pick_up ?? []).filter((name) => !info.states.some((state) => state.name === name));
    return [
        `${are}.`,
        ...unknown.map((name) => {
            const meant = sameButForCase(name, info);
            const hint = meant === null ? '' : ` (letter case counts there: it has ${(0,_config_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(meant)})`;
            return `projects.${key}.states.pick_up names ${(0,_config_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(name)}, which is no state of the project${hint}.`;
        }),
    ].join(' ');
}
/** Why the items of a project without a view wait. */
function unusable(key, config, obs) {
    const seen = obs.projects[key];
    if (seen === undefined)
        return `Project ${key} could not be read.`;
    if (!seen.ok)
        return seen.problem.message;
    return viewProject(key, config, seen.info, obs).problems[0]?.message ?? `Project ${key} could not be read.`;
}
/** User ids of `allowed_authors`; an address that no member has stays as it is. */
function authorsOf(config, info) {
    const byEmail = new Map(info.members.map((member) => [member.email.toLowerCase(), member.id]));
    return new Set(config.allowed_authors.map((author) => byEmail.get(author.toLowerCase()) ?? author));
}
function problem(code, message, remedy) {
    return { code, message, remedy, retry: false };
}


/***/ }),

/***/ 1235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ holdsAgainst),
/* harmony export */   RC: () => (/* binding */ holdsUnder),
/* harmony export */   e8: () => (/* binding */ holdsOf),
/* harmony export */   nj: () => (/* binding */ liftMended),
/* harmony export */   yY: () => (/* binding */ lift)
/* harmony export */ });
/* harmony import */ var _config_barred_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7925);
/* harmony import */ var _config_print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87634);
/* harmony import */ var _evolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86467);
/* harmony import */ var _holds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36466);
/**
 * Holds that end before their time (issue 8): a person says so by `agentd release --hold`, a smoke run has passed, or what
 * the configuration says of them is another by now. Pure.
 */




/** All holds that stand: terminals, executors, accounts. */
function holdsOf({ terminals, accounts, items }, now) {
    const standing = Object.entries(terminals);
    const limits = new Map(Object.entries(accounts).map(([name, { until }]) => [name, until]));
    for (const { next } of Object.values(items)) {
        // Others' runs may have freed the account since: the item still waits for the time that it was told.
        if (next?.quota !== true || next.account === undefined)
            continue;
        limits.set(next.account, Math.max(next.not_before, limits.get(next.account) ?? 0));
    }
    return [
        ...standing.flatMap(([name, { not_before: until }]) => [{ kind: 'terminal', name, until }]),
        ...standing.flatMap(([terminal, { holds }]) => Object.entries(holds).map(([executor, { until }]) => {
            return { kind: 'executor', name: (0,_holds_js__WEBPACK_IMPORTED_MODULE_3__/* .holdName */ .VJ)(terminal, executor), terminal, executor, until };
        })),
        ...[...limits].map(([name, until]) => ({ kind: 'account', name, until })),
    ].filter(({ until }) => until > now);
}
/** Those that `name` means: of a terminal all but its accounts, of an executor its holds on every terminal. */
function holdsUnder(name, holds) {
    return holds.filter((hold) => hold.name === name || (hold.kind === 'executor' && [hold.terminal, hold.executor].includes(name)));
}
/** Those that stand in the way of a run of that executor on that terminal. */
function holdsAgainst(run, config, holds) {
    return holds.filter(({ kind, name }) => {
        if (kind === 'terminal')
            return name === run.terminal;
        if (kind === 'executor')
            return name === (0,_holds_js__WEBPACK_IMPORTED_MODULE_3__/* .holdName */ .VJ)(run.terminal, run.executor);
        return name === (0,_holds_js__WEBPACK_IMPORTED_MODULE_3__/* .accountOf */ .XP)(run, config);
    });
}
/** The holds end, and so does the wait of the items that met them. */
function lift(holds, state, config, now) {
    return holds.flatMap((hold) => {
        if (hold.kind === 'terminal')
            return [{ type: 'breaker-lifted', terminal: hold.name }];
        if (hold.kind === 'executor') {
            return [{ type: 'executor-freed', terminal: hold.terminal, executor: hold.executor }];
        }
        const waiting = Object.entries(state.items).filter(([, item]) => accountAwaited(item, config) === hold.name);
        return [
            { type: 'account-freed', account: hold.name },
            ...waiting.map(([item_id]) => ({ type: 'quota-wait-ended', item_id, at: now })),
        ];
    });
}
/** null: it waits for no account, or nobody knows for which. */
function accountAwaited({ next }, config) {
    if (next?.quota !== true)
        return null;
    return next.account ?? (next.after === null ? null : (0,_holds_js__WEBPACK_IMPORTED_MODULE_3__/* .accountOf */ .XP)(next.after, config));
}
/**
 * The state without the holds that were made under another configuration. What stands in for a broken one says of a hold
 * neither that it was mended nor that it was not, so then all of them stay.
 * @returns the very same state where there are none.
 */
function liftMended(state, config, now, barred = _config_barred_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_BARRED */ .nC) {
    if ((0,_config_barred_js__WEBPACK_IMPORTED_MODULE_0__/* .isBarred */ .h_)(barred))
        return state;
    const events = holdsOf(state, now).flatMap((hold) => isMended(hold, state, config) ? lift([hold], state, config, now) : []);
    for (const [item_id, { next }] of Object.entries(state.items)) {
        if (next?.quota !== true || next.not_before <= now || next.account === undefined || next.after === null)
            continue;
        // Its runs use another account by now; the one that it waits for is still held itself.
        if ((0,_holds_js__WEBPACK_IMPORTED_MODULE_3__/* .accountOf */ .XP)(next.after, config) !== next.account)
            events.push({ type: 'quota-wait-ended', item_id, at: now });
    }
    return events.length === 0 ? state : (0,_evolve_js__WEBPACK_IMPORTED_MODULE_2__/* .evolve */ .s)(state, events);
}
function isMended(hold, { terminals }, config) {
    switch (hold.kind) {
        case 'terminal': {
            const print = terminals[hold.name]?.print;
            return print !== undefined && hold.name in config.terminals && print !== (0,_config_print_js__WEBPACK_IMPORTED_MODULE_1__/* .terminalPrint */ .OA)(hold.name, config);
        }
        case 'executor': {
            const { terminal, executor } = hold;
            const print = terminals[terminal]?.holds[executor]?.print;
            return print !== undefined && print !== (0,_config_print_js__WEBPACK_IMPORTED_MODULE_1__/* .executorPrint */ .T2)(terminal, executor, config);
        }
        case 'account':
            return false;
    }
}


/***/ }),

/***/ 97895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KB: () => (/* binding */ LONGEST_RESET_MS),
  Gm: () => (/* binding */ believable),
  JC: () => (/* binding */ resetTime)
});

// EXTERNAL MODULE: ./build/action/src/core/plain.js
var plain = __webpack_require__(71428);
;// CONCATENATED MODULE: ./build/action/src/core/time-words.js
/**
 * Times in English words: `5:10 PM`, `Monday 9am`, `tomorrow at 9am`, `Dec 3rd, 2026 1:34 PM`, `2026-12-03 13:34 UTC`; the
 * day may stand before the time or behind it. Pure. What could be read in two ways (`3/12`), and days and months in other
 * languages, are not read.
 */
const HOUR = 3_600_000;
const MINUTE = 60_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTH = String.raw `(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const FILLER = /^(?:[\s,]|(?:on|at|by)\b)+/i;
const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:T| ?(?=\d\d:))?/;
const MONTH_DAY = new RegExp(String.raw `^${MONTH} (\d{1,2})(?:st|nd|rd|th)?\b(?!:)(?:,? (\d{4})\b(?!:))?`, 'i');
const DAY_MONTH = new RegExp(String.raw `^(\d{1,2})(?:st|nd|rd|th)? ${MONTH}(?:,? (\d{4})\b(?!:))?`, 'i');
const WEEKDAY = /^(mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b\.?/i;
const SHIFT = /^(today|tonight|tomorrow)\b/i;
const CLOCK = /^(\d{1,2})(?::(\d\d))?(?::(\d\d))? ?([ap])(?:m\b|\.m\.)|^(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?![\d:])/i;
const ZONE = /^\(?(z\b|[+-]\d\d:?\d\d|(?:utc|gmt)(?:[+-]\d{1,2}(?::?\d\d)?)?\b|[a-z]+(?:\/[a-z0-9_+-]+)+)\)?|^\(([a-z]+)\)/i;
/** Days and months that are figures alone. */
const FIGURES = /^\(?\d{1,2} ?[./-] ?\d/;
/** The time that `text` begins with; null when it begins with none, or with one that is not surely understood. */
function timeWords(text) {
    let rest = text;
    let day = null;
    let weekday = null;
    let clock = null;
    let zone = null;
    for (;;) {
        rest = rest.replace(FILLER, '');
        const dated = day === null ? dayAt(rest) : null;
        const named = weekday === null ? weekdayAt(rest) : null;
        const timed = clock === null ? clockAt(rest) : null;
        const zoned = clock !== null && zone === null ? ZONE.exec(rest) : null;
        if (dated !== null) {
            day = dated.day;
            rest = rest.slice(dated.length);
        }
        else if (named !== null) {
            weekday = named.day;
            rest = rest.slice(named.length);
        }
        else if (timed !== null) {
            clock = timed;
            rest = rest.slice(timed.length);
        }
        else if (zoned !== null) {
            zone = zoned[1] ?? zoned[2] ?? null;
            rest = rest.slice(zoned[0].length);
        }
        else
            break;
    }
    if (clock === null || FIGURES.test(rest))
        return null;
    return { day: day ?? weekday, clock: clock.ms, exact: clock.exact, zone };
}
function dayAt(text) {
    const iso = ISO.exec(text);
    if (iso !== null)
        return date(iso[0], Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]));
    const turned = DAY_MONTH.exec(text);
    const [month, day, year] = turned === null ? (MONTH_DAY.exec(text)?.slice(1) ?? []) : [turned[2], turned[1], turned[3]];
    const whole = turned?.[0] ?? MONTH_DAY.exec(text)?.[0];
    if (whole !== undefined && month !== undefined) {
        return date(whole, year === undefined ? null : Number(year), indexIn(MONTHS, month), Number(day));
    }
    const shift = SHIFT.exec(text);
    if (shift === null)
        return null;
    return { day: { kind: 'shift', days: /^tom/i.test(shift[0]) ? 1 : 0 }, length: shift[0].length };
}
/** A day that its month does not have is none; the 29th of February is one of some years. */
function date(words, year, month, day) {
    const most = new Date(Date.UTC(year ?? 2028, month + 1, 0)).getUTCDate();
    if (month < 0 || month > 11 || day < 1 || day > most)
        return null;
    return { day: { kind: 'date', year, month, day }, length: words.length };
}
function weekdayAt(text) {
    const match = WEEKDAY.exec(text);
    if (match === null)
        return null;
    return { day: { kind: 'weekday', weekday: indexIn(WEEKDAYS, match[0]) }, length: match[0].length };
}
function clockAt(text) {
    const match = CLOCK.exec(text);
    if (match === null)
        return null;
    const half = match[4]?.toLowerCase();
    const hour = Number(match[1] ?? match[5]);
    const minute = Number(match[2] ?? match[6] ?? 0);
    const second = match[3] ?? match[7];
    if (minute > 59 || Number(second ?? 0) > 59 || hour > (half === undefined ? 23 : 12))
        return null;
    const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
    const ms = hours * HOUR + minute * MINUTE + Number(second ?? 0) * 1000;
    return { ms, exact: second !== undefined, length: match[0].length };
}
function indexIn(names, word) {
    return names.indexOf(word.slice(0, 3).toLowerCase());
}

;// CONCATENATED MODULE: ./build/action/src/core/zone.js
const zone_MINUTE = 60_000;
const zone_HOUR = 60 * zone_MINUTE;
const DAY = 24 * zone_HOUR;
/** `offset_min`: minutes east of UTC, the same all year. */
function fixedZone(offset_min) {
    return { toUtc: (wall) => wall - offset_min * zone_MINUTE, toWall: (at) => at + offset_min * zone_MINUTE };
}
/** By its name in the IANA database; null when nobody knows it. */
function namedZone(name) {
    let format;
    try {
        format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    }
    catch {
        return null;
    }
    const toWall = (at) => at + offsetAt(format, at);
    const toUtc = (wall) => {
        // No zone changes its clock twice within two days.
        const candidates = [wall - DAY, wall + DAY].map((near) => wall - offsetAt(format, near));
        const fitting = candidates.filter((at) => toWall(at) === wall);
        return Math.max(...(fitting.length === 0 ? candidates : fitting));
    };
    return { toUtc, toWall };
}
function offsetAt(format, at) {
    const named = format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? '';
    const match = /([+-])(\d\d):(\d\d)/.exec(named);
    if (match === null)
        return 0;
    return (Number(match[2]) * zone_HOUR + Number(match[3]) * zone_MINUTE) * (match[1] === '-' ? -1 : 1);
}

;// CONCATENATED MODULE: ./build/action/src/core/reset-time.js



const reset_time_MINUTE = 60_000;
const reset_time_HOUR = 60 * reset_time_MINUTE;
const reset_time_DAY = 24 * reset_time_HOUR;
/** What is left of a minute when only its beginning is named. */
const REST_OF_MINUTE = reset_time_MINUTE - 1;
/** The text is a little older than the end of its run. */
const LAG = 2 * reset_time_MINUTE;
/** No limit of an account lasts longer than a month: what is named beyond that was misread. */
const LONGEST_RESET_MS = 62 * reset_time_DAY;
const EPOCH = /(?:\||resets?_?at\W{1,4})(\d{10}|\d{13})\b/i;
const ANCHOR = /\b(try again|resets?|available(?: again)?|renews?|until|back)\b:?/gi;
const DURATION = /^(?:in|after) ((?:(?:about |and )?\d+(?:\.\d+)? ?[a-z]+,? ?){1,4})/i;
const PART = /(\d+(?:\.\d+)?) ?([a-z])/gi;
const UNITS = { w: 7 * reset_time_DAY, d: reset_time_DAY, h: reset_time_HOUR, m: reset_time_MINUTE, s: 1000 };
/** Limits that last a day or more: their clock time alone names the next such time, however far. */
const LONG_LIMIT = /\b(?:(?:dai|week|month)ly|(?:\d+|seven|thirty)[- ]day)\b/i;
/** The moment, never before the time of speaking; undefined when the text names none that can be read. */
function resetTime(text, spoken) {
    const words = (0,plain/* plain */.p)(text);
    const epoch = EPOCH.exec(words)?.[1];
    if (epoch !== undefined)
        return believable(epoch.length === 10 ? Number(epoch) * 1000 : Number(epoch), spoken.at);
    for (const anchor of words.matchAll(ANCHOR)) {
        const start = anchor.index + anchor[0].length;
        const rest = words.slice(start, start + 100).trim();
        const next = (anchor[1] ?? '').toLowerCase().startsWith('reset') ? 12 * reset_time_HOUR : 0;
        const ahead = LONG_LIMIT.test(words.slice(0, anchor.index)) ? reset_time_DAY + reset_time_HOUR : next;
        const time = after(rest, spoken, ahead);
        const believed = time === undefined ? undefined : believable(time, spoken.at);
        if (believed !== undefined)
            return believed;
    }
    return undefined;
}
/** A moment at which a limit may end, seen from `at`; one that has just passed is now. null: unknown. */
function believable(time, at) {
    if (at === null)
        return time;
    return time < at - reset_time_DAY || time > at + LONGEST_RESET_MS ? undefined : Math.max(time, at);
}
/** `ahead`: how far a clock time alone may lie in the next day; beyond that it has passed. */
function after(rest, spoken, ahead) {
    const { at } = spoken;
    const duration = DURATION.exec(rest)?.[1];
    if (duration !== undefined)
        return at === null ? undefined : at + lengthOf(duration);
    const words = timeWords(rest);
    const zone = words === null ? null : zoneOf(words.zone, spoken.utc_offset_min);
    if (words === null || zone === null)
        return undefined;
    const { day } = words;
    const on = (midnight) => zone.toUtc(midnight + words.clock) + (words.exact ? 0 : REST_OF_MINUTE);
    if (day?.kind === 'date' && day.year !== null)
        return on(Date.UTC(day.year, day.month, day.day));
    if (at === null)
        return undefined;
    const today = Math.floor(zone.toWall(at) / reset_time_DAY) * reset_time_DAY;
    switch (day?.kind) {
        case 'date':
            return yearless(day.month, day.day, at, on);
        case 'weekday':
            return coming([0, 1, 2, 3, 4, 5, 6, 7].map((days) => today + days * reset_time_DAY).filter(isOn(day.weekday)), at, on);
        case 'shift':
            return on(today + day.days * reset_time_DAY);
        case undefined:
            return clockAlone(today, at, on, ahead);
    }
}
function lengthOf(duration) {
    let total = 0;
    let exact = false;
    for (const [, count, unit] of duration.matchAll(PART)) {
        // `mo` for months is never said of a limit; `m` is minutes.
        total += Number(count) * (UNITS[(unit ?? '').toLowerCase()] ?? 0);
        exact ||= (unit ?? '').toLowerCase() === 's';
    }
    return Math.round(total) + (exact ? 0 : REST_OF_MINUTE);
}
/** null when the zone is unknown. */
function zoneOf(name, offset_min) {
    const local = offset_min === null ? null : fixedZone(offset_min);
    if (name === null)
        return local;
    if (/^(?:z|utc|gmt)$/i.test(name))
        return fixedZone(0);
    const numeric = /^(?:utc|gmt)?([+-])(\d{1,2}):?(\d\d)?$/i.exec(name);
    if (numeric === null)
        return namedZone(name) ?? local;
    return fixedZone((Number(numeric[2]) * 60 + Number(numeric[3] ?? 0)) * (numeric[1] === '-' ? -1 : 1));
}
function isOn(weekday) {
    return (midnight) => new Date(midnight).getUTCDay() === weekday;
}
/** The first of these days on which the time is still to come, or has only just passed. */
function coming(days, at, on) {
    return days.map(on).find((time) => time >= at - LAG);
}
/** A day without a year is the next such day. */
function yearless(month, day, at, on) {
    const year = new Date(at).getUTCFullYear();
    const days = [year - 1, year, year + 1].map((it) => Date.UTC(it, month, day));
    return days
        .filter((midnight) => new Date(midnight).getUTCDate() === day)
        .map(on)
        .find((time) => time >= at - reset_time_DAY);
}
/**
 * codex names the date of any other day, so a time that is past there means *now*. claude leaves the date out for the next
 * 24 hours, so after `resets` a time that is long past is tomorrow's: the windows that end without a date are hours long,
 * hence twelve hours as the border, unless the limit is said to be longer than a day.
 */
function clockAlone(today, at, on, ahead) {
    const time = on(today);
    if (time >= at - LAG)
        return time;
    const next = on(today + reset_time_DAY);
    return next - at <= ahead ? next : at;
}


/***/ }),

/***/ 47965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ executorsOf),
/* harmony export */   H4: () => (/* binding */ reposOf),
/* harmony export */   UW: () => (/* binding */ projectsOf),
/* harmony export */   h2: () => (/* binding */ programsOf),
/* harmony export */   p9: () => (/* binding */ callsOf)
/* harmony export */ });
/* harmony import */ var _config_rules_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9183);
/* harmony import */ var _config_called_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57306);
/* harmony import */ var _config_template_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37819);
/** What the survey of a terminal has to look at, from the configuration. Pure. */



function executorsOf(terminal, config) {
    return [...new Set(terminal.executors)].map((name) => {
        const executor = config.executors[name];
        const word = executor === undefined ? null : wordOf(executor, terminal);
        return { name, word, version: executor?.adapter === 'codex' || executor?.adapter === 'claude-code' };
    });
}
/** Variables that are set before it are no program; a word that is filled in is not known here. */
function wordOf(executor, { bins, os }) {
    const words = (0,_config_template_js__WEBPACK_IMPORTED_MODULE_0__/* .readTemplate */ .xV)(executor.run ?? '').words;
    const first = words.find((word) => !/^[A-Za-z_][A-Za-z0-9_]*=/.test(word) && word !== '&') ?? '';
    const word = Object.hasOwn(bins, first) ? (bins[first] ?? first) : first;
    const absolute = os === 'windows' ? /^(?:[A-Za-z]:[\\/]|\\\\)/ : /^\//;
    return /^[A-Za-z0-9_.+-]+$/.test(word) || (absolute.test(word) && !word.includes('{')) ? word : null;
}
/**
 * The files that the executors of a terminal call, in every repository where they may be called: with the executor's own
 * script, and with those that labels choose.
 * @param only one project and one executor.
 */
function callsOf(name, terminal, config, only) {
    const calls = new Map();
    for (const key of only === undefined ? projectsOf(name, config) : [only.project]) {
        const project = config.projects[key];
        if (project === undefined)
            continue;
        const folder = project.repos[name] ?? terminal.repo;
        for (const executor of only === undefined ? terminal.executors : [only.executor]) {
            const known = config.executors[executor];
            if (known === undefined || known.adapter === 'mock' || known.adapter === 'http')
                continue;
            const labels = Object.values(project.routing.by_label);
            const chosen = labels.filter((route) => (route.executor ?? project.default_executor) === executor);
            const scripts = new Set([known.script ?? null, ...chosen.map(({ script }) => script ?? known.script ?? null)]);
            for (const script of scripts) {
                for (const { path, relative, executed, what } of (0,_config_called_files_js__WEBPACK_IMPORTED_MODULE_1__/* .calledFiles */ .V)(known.run ?? '', script, terminal)) {
                    const call = { executor, path, folder, executed, what, relative };
                    calls.set([executor, relative ? folder : '', path].join('\n'), call);
                }
            }
        }
    }
    return [...calls.values()];
}
/** As the configuration spells them, each folder once: those of projects, and the terminal's own. */
function reposOf(name, terminal, config) {
    const named = projectsOf(name, config).map((key) => config.projects[key]?.repos[name] ?? terminal.repo);
    const places = new Map();
    for (const path of [...named, terminal.repo]) {
        const place = (0,_config_rules_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .samePath */ .Eb)(path, terminal.os);
        if (!places.has(place))
            places.set(place, path);
    }
    return [...places.values()];
}
/** Every program once; `wrap` is never asked for its version. */
function programsOf(terminal, config) {
    const asked = new Map();
    for (const { word, version } of executorsOf(terminal, config)) {
        if (word !== null)
            asked.set(word, version || asked.get(word) === true);
    }
    const [wrap] = terminal.wrap ?? [];
    if (wrap !== undefined && !asked.has(wrap))
        asked.set(wrap, false);
    return [...asked].map(([word, version]) => ({ word, version }));
}
/** Projects whose items may come to this terminal. */
function projectsOf(name, config) {
    return Object.entries(config.projects)
        .filter(([, project]) => (0,_config_rules_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .routedTerminals */ .B3)(project).includes(name))
        .map(([key]) => key);
}


/***/ }),

/***/ 86384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ checkCalls)
/* harmony export */ });
/* harmony import */ var _core_file_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86953);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68535);


function checkCalls(calls, survey, terminal) {
    const wrong = [];
    const found = [];
    for (const call of calls) {
        const finding = checkCall(call, fileOf(call, survey), terminal);
        if (finding === null)
            found.push(call.relative ? `${call.path} in ${call.folder}` : call.path);
        else
            wrong.push(finding);
    }
    return { found, wrong };
}
function fileOf({ path, folder }, survey) {
    return survey.files.find((one) => one.path === path && one.folder === folder);
}
/** In a worktree is only what its branch holds, whatever lies in the repository's own folder. */
function checkCall(call, file, { isolation, wrap }) {
    const { executor, path, what, folder, relative } = call;
    if (file === undefined || file.said === null)
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5)('executor', `${executor}: The ${what} ${path} was not looked for.`);
    const fault = (0,_core_file_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .faultIn */ ._8)(file.said);
    const inWorktree = relative && isolation === 'worktree';
    if (inWorktree && file.committed === false)
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('executor', `${executor}: The ${what} ${path} is not in the last commit of ${folder}, of which the worktrees of items are made.`, `Commit it there, or correct ${what === 'script' ? '`script`' : 'the command'}.`);
    if (fault === null || (inWorktree && fault.fault === 'missing' && file.committed === true))
        return null;
    const faulty = { ...fault, what, path, folder: relative ? folder : null };
    const detail = `${executor}: ${(0,_core_file_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .faultSays */ .xZ)(faulty)}`;
    if (wrap !== undefined)
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('executor', detail, 'See that it is there inside of the sandbox.');
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('executor', detail, `${(0,_core_file_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .faultRemedy */ .zq)(faulty)}.`);
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

/***/ 57265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ loadState),
/* harmony export */   L: () => (/* binding */ saveState)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/* harmony import */ var _core_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17959);
/* harmony import */ var _core_state_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(933);
/**
 * Loading and saving state under compare-and-swap. A save whose acknowledgement was lost is told from a conflict by its
 * `save_id`.
 */



const LINEAGE_BYTES = 16;
const TRIES = 5;
const RETRY_MS = 100;
/**
 * @throws {StateError} `state-absent` unless `init`; `state-unreadable`, `state-from-future`.
 */
async function loadState(ports, init) {
    const loaded = await ports.store.load();
    const now = ports.clock.now();
    const ahead_ms = loaded.now === null ? 0 : loaded.now - now;
    if (loaded.text !== null)
        return { state: (0,_core_state_text_js__WEBPACK_IMPORTED_MODULE_2__/* .parseState */ .B)(loaded.text, ports.store.name), version: loaded.version, ahead_ms };
    if (init)
        return { state: (0,_core_state_js__WEBPACK_IMPORTED_MODULE_1__/* .newState */ .om)(ports.random.hex(LINEAGE_BYTES), now), version: null, ahead_ms };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq({
        code: 'state-absent',
        message: `There is no state in ${ports.store.name}.`,
        remedy: 'For the first tick ever, or if an earlier state is lost for good, allow a first state with init (CLI: --init). Else restore the earlier one: its runs are still on the machines.',
        retry: false,
    });
}
/** Nobody has changed what is stored, however often it was read again: what is refused so is no conflict, whatever its status says. */
function noConflict(store, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentdError */ .ie({
        code: 'store-refused',
        message: `The ${store} refuses the state, although nobody else has changed it. ${cause.problem.message}`,
        remedy: 'Mend what these words name: a branch name that cannot be, a lock, a rule; or keep the state elsewhere (`state`).',
        retry: false,
    }, { cause });
}
/** @throws {AgentdError} when it stays unknown whether the state was written. */
async function saveState(held, next, ports) {
    const now = ports.clock.now();
    const state = {
        ...next,
        generation: held.state.generation + 1,
        save_id: ports.random.hex(8),
        saved_at: now,
        saved_by: ports.run == null ? null : { ...ports.run, at: now },
    };
    const text = (0,_core_state_text_js__WEBPACK_IMPORTED_MODULE_2__/* .printState */ .U)(state);
    let { version } = held;
    for (let attempt = 1;; attempt++) {
        try {
            return { ok: true, held: { state, version: await ports.store.save(text, version) } };
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentdError */ .ie) || (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConflictError */ .fK) && !error.problem.retry))
                throw error;
            if (attempt === TRIES)
                throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConflictError */ .fK ? noConflict(ports.store.name, error) : error;
            await ports.clock.sleep(RETRY_MS * attempt);
            const stored = await ports.store.load();
            if (stored.text === null) {
                if (held.version !== null)
                    throw error;
                continue;
            }
            const current = (0,_core_state_text_js__WEBPACK_IMPORTED_MODULE_2__/* .parseState */ .B)(stored.text, ports.store.name);
            if (current.save_id === state.save_id)
                return { ok: true, held: { state, version: stored.version } };
            const same = current.lineage === state.lineage && current.generation === held.state.generation;
            if (!same || current.save_id !== held.state.save_id)
                return { ok: false, newer: { state: current, version: stored.version } };
            version = stored.version;
        }
    }
}


/***/ }),

/***/ 4712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ hostKeyWay),
/* harmony export */   d: () => (/* binding */ pinPath)
/* harmony export */ });
/** Where the key that agentd itself sees is pinned. */
function pinPath({ name, route }) {
    return route === 'warpgate-ssh' ? 'warpgate.host_keys' : `terminals.${name}.host_keys`;
}
function hostKeyWay(facts) {
    const { terminal, warpgate, route, learned } = facts;
    if (route === 'local')
        return 'It is this very machine.';
    if (learned.length > 0) {
        const whose = route === 'warpgate-ssh' ? 'The key of the bastion is believed' : 'Believed';
        return `${whose} at this visit (tofu), not compared with what the state knows. To pin it, put ${learned.join(', ')} into ${pinPath(facts)}.`;
    }
    const bastion = route === 'warpgate-ssh';
    if (bastion && warpgate?.relay !== undefined)
        return 'The relay command and the bastion vouch for it.';
    const pinned = (bastion ? warpgate : terminal)?.host_keys ?? [];
    const after = bastion ? ' The bastion vouches for what is behind it.' : '';
    if (pinned.length > 0)
        return `Pinned in ${pinPath(facts)}.${after}`;
    return bastion ? 'The bastion is known by its key, and vouches for what is behind it.' : 'Published by Tailscale.';
}


/***/ }),

/***/ 44172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ composeComment)
});

// UNUSED EXPORTS: HTML_BYTES_MAX

// EXTERNAL MODULE: ./build/bot/digest.js
var digest = __webpack_require__(14128);
// EXTERNAL MODULE: ./build/bot/wording.js
var wording = __webpack_require__(62634);
;// CONCATENATED MODULE: ./build/bot/render.js

function render(message) {
    switch (message.kind) {
        case 'answer': {
            const tag = wording/* shownTag */.cG(message);
            const shown = message.tagged ? withTag(message.text, tag) : { before: '', text: message.text };
            const before = message.tagged ? shown.before : paragraphs(wording/* answerWords */.Gy(message));
            return agentDraft(before, shown.text, message);
        }
        case 'iteration_cap':
            return agentDraft(paragraphs(wording/* iterationCapWords */.bT(message)), message.text, message);
        case 'failed':
            return ownDraft(wording/* failedWords */.LR(message), message.facts);
        case 'lost':
            return ownDraft(wording/* lostWords */.Wo(message), message.facts);
        case 'cancelled':
            return ownDraft(wording/* cancelledWords */.tA(message), message.facts);
        case 'dropped':
            return ownDraft(wording/* droppedWords */.Ic(message), message.facts);
        case 'late':
            return ownDraft(wording/* lateStopWords */.QC(message), message.facts);
        case 'timed_out':
            return ownDraft(wording/* timedOutWords */.vR(message), message.facts);
        case 'quota_hold':
            return ownDraft(wording/* quotaHoldWords */.rw(message), message.facts);
        case 'unreachable':
            return ownDraft(wording/* unreachableWords */.Yy(message), message.facts);
        case 'held':
            return ownDraft(wording/* heldWords */.j0(message), message.facts);
        case 'unstartable':
            return ownDraft(wording/* unstartableWords */.X0(message), message.facts);
    }
}
/** The whole Markdown of a draft whose `text` has been closed, and cut by `left_out` characters. */
function assemble(draft, text, left_out) {
    return paragraphs([draft.before, text, left_out > 0 ? draft.leftOut(left_out) : '', draft.after]);
}
function agentDraft(before, text, message) {
    const { facts, source, notes } = message;
    const after = paragraphs([notes?.recovered === true ? wording/* recoveredWords */.b2() : '', foot(facts)]);
    const atLeast = notes?.cut === true;
    return { before, text, after, leftOut: (characters) => wording/* leftOutWords */.Ny(characters, source, facts, atLeast) };
}
function ownDraft(own, facts) {
    return { before: paragraphs(own), text: '', after: facts === null ? '' : foot(facts), leftOut: () => '' };
}
function foot(facts) {
    return paragraphs([...wording/* asideWords */.kD(facts), ...wording/* gitWords */.is(facts), `---\n\n${wording/* factsLine */.UM(facts)}`]);
}
function paragraphs(parts) {
    return parts
        .filter((part) => part.trim() !== '')
        .map((part) => part.replace(/\n+$/, ''))
        .join('\n\n');
}
/** What may stand before a tag (`core/tag.ts`) and does not keep it from being seen. */
const LEAD = String.raw `(?:[>#*_ ]|[-+•]\s|\d{1,9}[.)]\s|["'“”„‘’«»「」『』]|[\p{Extended_Pictographic}\ufe0f]|status[*_ ]*[:：])*`;
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
    const shown = new RegExp(`^( {0,3}${LEAD})\\[(${tag})\\]`, 'iu').exec(line);
    if (shown === null || /^(?: {4}|\t)/.test(line)) {
        const coded = new RegExp(`^ {0,3}[>#*_ ]*\`+ ?\\[${tag}\\]`, 'i').test(line) && !/^ {0,3}`{3}/.test(line);
        return { before: coded ? '' : wording/* tagLine */.Ng(tag), text };
    }
    const [whole, lead = '', word = tag] = shown;
    return { before: '', text: `${lead}\\[${word}\\]${line.slice(whole.length)}${end < 0 ? '' : text.slice(end)}` };
}

// EXTERNAL MODULE: ./build/bot/scrub.js
var scrub = __webpack_require__(28229);
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
    const [{ cutMarkdown }, { markdownToHtml }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(938)]).then(__webpack_require__.bind(__webpack_require__, 44557)), Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(595), __webpack_require__.e(829)]).then(__webpack_require__.bind(__webpack_require__, 67829))]);
    const draft = render((0,scrub/* scrubbed */.f)(message, options.redact));
    for (let room = roomFor(draft, options.limit_chars);;) {
        const cut = cutMarkdown(draft.text, room);
        const markdown = assemble(draft, cut.markdown, cut.left_out);
        const html = markdownToHtml(markdown, options.redact);
        const bytes = bytesInBody(html);
        if (room === 0 || bytes <= HTML_BYTES_MAX) {
            return { html, digest: (0,digest/* digestOf */.o)(html), markdown, left_out: cut.left_out };
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


/***/ }),

/***/ 81527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mu: () => (/* binding */ droppedGist),
/* harmony export */   ef: () => (/* binding */ failureGist),
/* harmony export */   h0: () => (/* binding */ short),
/* harmony export */   nV: () => (/* binding */ failureTitle),
/* harmony export */   sj: () => (/* binding */ lostGist)
/* harmony export */ });
/* harmony import */ var _graphemes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50536);

const SENTENCE_MAX = 1000;
/** What was found out, else what the class means; for a failure that passes also that it was tried again. */
function failureGist({ class: kind, reason, facts }) {
    const tried = kind === 'transient' && facts.attempt > 1 ? ` It was tried ${facts.attempt} times.` : '';
    return `${reason.trim() === '' ? failureTitle(kind) : short(reason)}${tried}`;
}
function lostGist({ reason }) {
    return `The run was lost. ${reason.trim() === '' ? 'It has no process any more and left no record of its end.' : short(reason)}`;
}
function droppedGist({ by, ended }) {
    if (ended === null)
        return `The agent had reported progress, and no further step follows. ${short(by)}`;
    const why = ended.reason.trim() === '' ? failureTitle(ended.class) : short(ended.reason);
    return `${why} It was to be tried again, and no further attempt follows. ${short(by)}`;
}
function failureTitle(kind) {
    switch (kind) {
        case 'session_lost':
            return 'The conversation could not be continued.';
        case 'quota':
            return 'The quota is used up.';
        case 'env':
            return 'The run needs something on its terminal that is not there or not set up.';
        case 'git':
            return 'Git made no worktree for the item.';
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
/** At most so much of it as a sentence may have. */
function short(text) {
    return (0,_graphemes_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(text.trim(), SENTENCE_MAX);
}


/***/ }),

/***/ 62634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gy: () => (/* binding */ answerWords),
/* harmony export */   Ic: () => (/* binding */ droppedWords),
/* harmony export */   LR: () => (/* binding */ failedWords),
/* harmony export */   Ng: () => (/* binding */ tagLine),
/* harmony export */   Ny: () => (/* binding */ leftOutWords),
/* harmony export */   QC: () => (/* binding */ lateStopWords),
/* harmony export */   UM: () => (/* binding */ factsLine),
/* harmony export */   Wo: () => (/* binding */ lostWords),
/* harmony export */   X0: () => (/* binding */ unstartableWords),
/* harmony export */   Yy: () => (/* binding */ unreachableWords),
/* harmony export */   b2: () => (/* binding */ recoveredWords),
/* harmony export */   bT: () => (/* binding */ iterationCapWords),
/* harmony export */   cG: () => (/* binding */ shownTag),
/* harmony export */   is: () => (/* binding */ gitWords),
/* harmony export */   j0: () => (/* binding */ heldWords),
/* harmony export */   kD: () => (/* binding */ asideWords),
/* harmony export */   rw: () => (/* binding */ quotaHoldWords),
/* harmony export */   tA: () => (/* binding */ cancelledWords),
/* harmony export */   vR: () => (/* binding */ timedOutWords)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33437);
/* harmony import */ var _gist_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81527);
/* harmony import */ var _graphemes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50536);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20328);
/**
 * The words of every message (pure). Each is a few short paragraphs of Markdown: what happened, what to do, what is known.
 * The agent's own text is not here; `render.ts` puts it between `before` and `after`.
 */




/** Most that is shown: characters of a last frame, entries of a history and of evidence. */
const TAIL_MAX = 4000;
const EARLIER_MAX = 10;
const EVIDENCE_MAX = 10;
/** The tag in the first line of a message. */
function shownTag(message) {
    switch (message.kind) {
        case 'answer':
            return message.tag;
        case 'iteration_cap':
            return 'question';
        case 'cancelled':
        case 'dropped':
        case 'late':
            return 'cancelled';
        case 'failed':
        case 'lost':
        case 'timed_out':
        case 'quota_hold':
        case 'unreachable':
        case 'held':
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
        tagLine('blocked', (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)((0,_gist_js__WEBPACK_IMPORTED_MODULE_1__/* .failureGist */ .ef)(message))),
        ...remedy(message.remedy, 'When the cause is mended, comment or move the item back to a pick-up state to try again.'),
        ...lastWords(message),
        ...earlier(message.history),
    ];
}
function lostWords(message) {
    return [
        tagLine('blocked', (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)((0,_gist_js__WEBPACK_IMPORTED_MODULE_1__/* .lostGist */ .sj)(message))),
        ...evidence(message.evidence),
        ...left(message),
        ...remedy(message.remedy, 'Look at what it left in the repository; then comment or move the item back to a pick-up state to try again.'),
        ...lastWords(message),
        ...earlier(message.history),
    ];
}
function cancelledWords(message) {
    return [
        tagLine('cancelled', `The run was stopped. ${sentence(message.by)}`),
        'What it had done so far is still in the repository.',
    ];
}
function droppedWords(message) {
    return [
        tagLine('cancelled', (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)((0,_gist_js__WEBPACK_IMPORTED_MODULE_1__/* .droppedGist */ .Mu)(message))),
        ...(message.ended === null ? [] : ['What it had done so far is still in the repository.']),
        ...earlier(message.history),
    ];
}
function lateStopWords({ facts }) {
    return [
        tagLine('cancelled', `Already finished: ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(facts.run_id)} had ended before it was to be stopped, and nothing is started for that comment.`),
        'A comment that says what to do, or a move back to a pick-up state, starts the next round.',
    ];
}
function timedOutWords(message) {
    const time = message.limit_s === null ? '' : ` of ${(0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(message.limit_s)}`;
    const first = message.limit === 'time'
        ? `The run was ended at its time limit${time}.`
        : `The run was ended because it printed nothing for longer than its limit${time}.`;
    return [
        tagLine('blocked', first),
        ...remedy(message.remedy, 'Make the task smaller or raise the limit; then comment or move the item back to a pick-up state. The conversation is kept.'),
        ...lastWords(message),
        ...earlier(message.history),
    ];
}
function quotaHoldWords(message) {
    const account = message.account === null ? 'its account' : `the account ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(message.account)}`;
    const reset = message.reset_at === null ? '' : ` The tool says that it resets at ${(0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .moment */ .n$)(message.reset_at)}.`;
    return [
        tagLine('blocked', `The run met the quota of ${account} ${message.holds} times in a row.${reset}`),
        'Comment when there is quota again, or choose another executor or model by label.',
        ...lastFrame(message.tail),
    ];
}
function unreachableWords(message) {
    return [
        tagLine('blocked', `The terminal ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(message.terminal)} has not been reached since ${(0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .moment */ .n$)(message.since)}, and the run ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(message.facts.run_id)} may still be alive there.`),
        ...evidence(message.evidence),
        `Nothing new starts for this item until the terminal answers. If you know that the run is dead, run ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`agentd release ${message.key}`)}.`,
    ];
}
function heldWords(message) {
    return [
        tagLine('blocked', sentence(message.reason)),
        ...remedy(message.remedy, ''),
        `It has been so since ${(0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .moment */ .n$)(message.since)}. Nothing new starts for this item until it changes. If you know that nothing of the run is needed, run ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`agentd release ${message.key}`)}.`,
    ];
}
function unstartableWords(message) {
    return [
        tagLine('blocked', `No run was started. ${sentence(message.problem.message)}`),
        ...remedy(message.problem.remedy, ''),
        `Code: ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(message.problem.code)}`,
    ];
}
/** Said where a message was cut. `source`: the file that holds the whole. `atLeast`: nobody has counted the rest. */
function leftOutWords(characters, source, facts, atLeast = false) {
    const where = source === null ? `in the directory of run ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(facts.run_id)}` : `in ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(source)}`;
    const counted = `${(0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(characters)} more ${characters === 1 ? 'character' : 'characters'}`;
    const amount = atLeast ? `at least ${counted}` : counted;
    return `*The message goes on for ${amount}; it is complete on the terminal ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(facts.terminal)} ${where}.*`;
}
/** Said below a message that is not what the tool gave as its result. */
function recoveredWords() {
    return '*The tool gave an empty result. This is the last message that it printed on the way to it.*';
}
/** What has to be known of a run beside its result; it stands before the line of facts of any message. */
function asideWords({ late, rebuilt }) {
    return [
        ...(late === undefined
            ? []
            : [
                `**Already finished:** the run had ended by itself when it was to be stopped. ${sentence(late)} The item stays where it is.`,
            ]),
        ...(rebuilt === undefined
            ? []
            : [`*${REBUILT[rebuilt]} This is a new one, which began with a summary of what was said.*`]),
    ];
}
const REBUILT = {
    gone: 'The agent’s earlier conversation is not there any more.',
    failed: 'The agent’s earlier conversation could not be continued.',
};
/** What git did not do as it should, with its own words; they stand before the line of facts of any message. */
function gitWords(facts) {
    return (facts.git?.notes ?? []).flatMap(({ says, said }) => [
        `**${sentence(says)}**`,
        ...(said.trim() === '' ? [] : [(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .block */ .om)((0,_graphemes_js__WEBPACK_IMPORTED_MODULE_3__/* .lastPart */ .S_)(said.trim(), TAIL_MAX))]),
    ]);
}
function factsLine(facts) {
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .factList */ .lV)(facts).map(_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj).join(' · ');
}
/** Foreign or own words as one sentence of plain text. */
function sentence(text) {
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)((0,_gist_js__WEBPACK_IMPORTED_MODULE_1__/* .short */ .h0)(text));
}
function remedy(given, otherwise) {
    const words = given.trim() === '' ? otherwise : sentence(given);
    return words === '' ? [] : [words];
}
function left({ left: there, facts }) {
    if (there === undefined)
        return [];
    const where = `What it wrote lies in ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(there.dir)} on ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(facts.terminal)}.`;
    return [there.read === null ? where : `${where} Read it there with ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(there.read)}.`];
}
function evidence(found) {
    const lines = found.slice(0, EVIDENCE_MAX).map((line) => `- ${sentence(line)}`);
    return lines.length === 0 ? [] : [lines.join('\n')];
}
/** Of both, what the one holds of the other is shown once. */
function lastWords({ tail, said = '' }) {
    const words = said.trim();
    if (words === '' || tail.includes(words))
        return lastFrame(tail);
    const frame = words.includes(tail.trim()) ? [] : lastFrame(tail);
    return ['The agent’s last words:', (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .block */ .om)((0,_graphemes_js__WEBPACK_IMPORTED_MODULE_3__/* .lastPart */ .S_)(words, TAIL_MAX)), ...frame];
}
function lastFrame(tail) {
    const text = tail.replace(/^(?:[ \t]*\n)+|\s+$/g, '');
    return text === '' ? [] : ['Last frame:', (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .block */ .om)((0,_graphemes_js__WEBPACK_IMPORTED_MODULE_3__/* .lastPart */ .S_)(text, TAIL_MAX))];
}
function earlier(history) {
    if (history.length === 0)
        return [];
    const shown = history.slice(-EARLIER_MAX);
    const lines = shown.map((try_) => `- ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(try_.run_id)}: ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(try_.class)}, ${(0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .moment */ .n$)(try_.at)}`);
    const hidden = history.length - shown.length;
    return ['Earlier tries:', [...(hidden > 0 ? [`- ${hidden} before these`] : []), ...lines].join('\n')];
}


/***/ })

};
