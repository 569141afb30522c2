export const id = 612;
export const ids = [612];
export const modules = {

/***/ 52612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTicks: () => (/* binding */ runTicks)
});

// UNUSED EXPORTS: isDry

// EXTERNAL MODULE: ./build/action/src/compose.js + 34 modules
var compose = __webpack_require__(53036);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/report.js
var src_report = __webpack_require__(50606);
// EXTERNAL MODULE: ./build/action/src/core/posts-under-way.js
var posts_under_way = __webpack_require__(2542);
// EXTERNAL MODULE: ./build/action/src/core/publications.js
var core_publications = __webpack_require__(92269);
// EXTERNAL MODULE: ./build/action/src/core/backoff.js
var backoff = __webpack_require__(96596);
// EXTERNAL MODULE: ./build/action/src/core/refs.js
var refs = __webpack_require__(95888);
// EXTERNAL MODULE: ./build/action/src/core/state.js + 3 modules
var core_state = __webpack_require__(17959);
// EXTERNAL MODULE: ./build/bot/compose.js + 1 modules
var bot_compose = __webpack_require__(44172);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
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

// EXTERNAL MODULE: ./build/bot/publish.js
var publish = __webpack_require__(62325);
// EXTERNAL MODULE: ./build/bot/said-digest.js
var bot_said_digest = __webpack_require__(87258);
// EXTERNAL MODULE: ./build/bot/scrub.js
var scrub = __webpack_require__(28229);
// EXTERNAL MODULE: ./build/bot/wording.js
var wording = __webpack_require__(62634);
// EXTERNAL MODULE: ./build/action/src/core/watch.js
var watch = __webpack_require__(16551);
;// CONCATENATED MODULE: ./build/action/src/careful-plane.js
/** Plane as publishing sees it: no copy of an item that is older than what is known, and no write when time is up. */


/** A replica may answer with a copy from before our last move: such a copy tells neither what is done nor who moved it. */
function currentItems(tracker, known, clock) {
    return {
        item: async (...args) => {
            const item = await tracker.item(...args);
            const newest = Math.max(known?.seen.updated_at ?? 0, known?.left?.updated_at ?? 0);
            const young = known !== undefined && !(0,watch/* isGone */.ST)(known, clock.now());
            if (item === null ? young : item.updated_at < newest)
                throw new errors/* AgentdError */.ie(TOO_OLD);
            return item;
        },
    };
}
const TOO_OLD = {
    code: 'plane-read-too-old',
    message: 'Plane answered with an older copy of the work item than is known.',
    remedy: '',
    retry: true,
};
/** Asks once more right before each write: what was read or rendered since may have taken until the claim's end. */
class GuardedDesk {
    /** A write was sent, and whether Plane carries it out is not known. */
    in_doubt = false;
    #desk;
    #mayAct;
    constructor(desk, mayAct) {
        this.#desk = desk;
        this.#mayAct = mayAct;
    }
    putComment(...args) {
        return this.#write(() => this.#desk.putComment(...args));
    }
    move(...args) {
        return this.#write(() => this.#desk.move(...args));
    }
    putLink(...args) {
        return this.#write(() => this.#desk.putLink(...args));
    }
    async #write(send) {
        if (!this.#mayAct())
            throw new errors/* AgentdError */.ie(LATE);
        try {
            return await send();
        }
        catch (error) {
            const lost = error instanceof errors/* PlaneError */.NQ && (error.status === null || error.status >= 500);
            this.in_doubt = lost && !error.unsent;
            throw error;
        }
    }
}
const LATE = { code: 'no-time-left', message: 'The tick had no time left for this.', remedy: '', retry: true };

// EXTERNAL MODULE: ./build/action/src/core/holds.js
var core_holds = __webpack_require__(36466);
// EXTERNAL MODULE: ./build/action/src/core/step-outcome.js
var step_outcome = __webpack_require__(87541);
// EXTERNAL MODULE: ./build/action/src/core/unposted.js
var core_unposted = __webpack_require__(10198);
// EXTERNAL MODULE: ./build/action/src/executors/template.js
var template = __webpack_require__(17037);
;// CONCATENATED MODULE: ./build/action/src/executors/left-behind.js

/** null: the handle is none of a command-line executor. */
function leftBehind(handle, adapter, os) {
    const { dir } = handle;
    if (typeof dir !== 'string')
        return null;
    const known = adapter === 'codex' || adapter === 'claude-code' || adapter === 'shell';
    const readable = known && !/[\p{Cc}\p{Cs}]/u.test(dir);
    return { dir, read: readable ? `agentd read-run ${(0,template/* quoteWord */.XW)(dir, os ?? 'linux')} --adapter ${adapter}` : null };
}

// EXTERNAL MODULE: ./build/action/src/web-url.js
var web_url = __webpack_require__(37496);
;// CONCATENATED MODULE: ./build/action/src/speak.js
/**
 * Publications → what is posted: the message is made from state and from the run's result, which is collected anew for
 * each try, and each step is carried out by the bot.
 */















const SUFFIX_BYTES = 8;
/**
 * Carries out the open steps in order, up to the first that stays open. Never rejects. A move waits for the comment before
 * it and ends with it: no item goes to its next state without its answer.
 */
async function speak_publish(publication, result, state, config, ports, mayAct) {
    const project = projectOf(publication, state);
    const key = state.items[publication.item_id]?.key ?? publication.run.run_id;
    const events = [];
    const problems = [];
    if (project === null)
        return { events, problems };
    const told = { key, run_id: publication.run.run_id };
    let { digest } = publication;
    let unposted = publication.steps.some(({ kind, status }) => kind === 'comment' && status === 'refused');
    for (const [index, step] of publication.steps.entries()) {
        if (step.status !== 'open')
            continue;
        if (!mayAct())
            break;
        if (unposted && step.kind === 'state') {
            events.push((0,step_outcome/* withoutComment */.sp)(publication, index));
            continue;
        }
        const setting = { state, config, project, key, unposted };
        const tried = await tryStep(step, publication, result, setting, ports, mayAct);
        const { done } = tried;
        if (tried.digest !== null) {
            if (digest !== null && digest !== tried.digest) {
                ports.log.warn(`${key}: ${publication.id} reads differently than when it was first sent.`);
            }
            digest = tried.digest;
        }
        const said_digest = done.html === undefined ? null : (0,bot_said_digest/* saidDigest */.A)(done.html);
        const suffix = ports.random.hex(SUFFIX_BYTES);
        const facts = {
            digest: tried.digest,
            said_digest,
            in_doubt: tried.in_doubt,
            now: ports.clock.now(),
            state,
            suffix,
        };
        const event = (0,step_outcome/* stepOutcome */.fh)(publication, index, done, facts);
        events.push(event);
        const problem = (0,core_unposted/* problemOfStep */.PY)(told, step, done, event);
        if (problem !== null)
            problems.push(problem);
        if (done.problem !== undefined)
            ports.log.warn(`${key}: ${step.kind} ${done.status}: ${done.problem.message}`);
        if (event.type === 'step-failed')
            break;
        if (event.status === 'done' && tried.lost !== null && isLoss(done, tried.digest, publication)) {
            // What is behind it is carried out by the next tick, as for a run that was lost.
            events.push({ type: 'answer-lost', publication_id: publication.id, ...tried.lost });
            break;
        }
        unposted ||= step.kind === 'comment' && event.status === 'refused';
    }
    return { events, problems };
}
/** Whether that is what stands there: a comment that was there already may hold the answer of an earlier try. */
function isLoss({ reason }, digest, publication) {
    return reason !== 'already-there' || publication.digest === null || publication.digest === digest;
}
async function tryStep(step, publication, result, setting, ports, mayAct) {
    const desk = new GuardedDesk(ports.desk, mayAct);
    const tracker = currentItems(ports.tracker, setting.state.items[publication.item_id], ports.clock);
    let made;
    try {
        const project = await projectAt(step, setting.project, ports.tracker);
        made = await stepOf(step, publication, result, { ...setting, project }, ports);
    }
    catch (error) {
        const problem = (0,errors/* problemOf */.Zw)(error);
        return {
            done: { status: 'open', reason: step.reason ?? problem.code, problem },
            digest: null,
            in_doubt: false,
            lost: null,
        };
    }
    const done = await (0,publish/* publishStep */.g)(made.step, { ...ports, desk, tracker, notifier: notifierOf(step, ports) });
    return { done, digest: made.digest, in_doubt: desk.in_doubt, lost: made.lost ?? null };
}
/** A state that was deleted may have been made again since: it is looked for by its name, with another id. */
async function projectAt(step, known, tracker) {
    const moves = step.kind === 'state' || step.kind === 'working';
    return moves && step.reason === 'plane-reference-gone' ? tracker.project(known.key) : known;
}
function projectOf(publication, state) {
    const project = state.items[publication.item_id]?.project;
    return project === undefined ? null : (state.projects[project]?.info ?? null);
}
async function stepOf(step, publication, result, setting, ports) {
    const { state, config, project, key } = setting;
    const as = publication.run.terminal in config.terminals ? publication.run.terminal : null;
    const bots = Object.values(state.terminals).flatMap(({ user_id }) => user_id ?? []);
    const others = state.items[publication.item_id]?.said.map(({ id }) => id) ?? [];
    const target = { project, item_id: publication.item_id, as, bots, others, due: publication.made_at };
    switch (step.kind) {
        case 'comment': {
            const message = messageOf(publication, result, config, key);
            const options = { limit_chars: config.limits.comment_chars, redact: ports.redact };
            const { html, digest } = await (0,bot_compose/* composeComment */.S)(message, options);
            const lineage = state.lineage.slice(0, core_state/* LINEAGE_SHOWN */.SI);
            const usual = publication.id.slice(publication.run.run_id.length + 1);
            const kind = step.suffix === null ? usual : `${usual}-${step.suffix}`;
            const external_id = externalId(lineage, publication.item_id, publication.run.run_id, kind);
            const lost = message.kind === 'lost' && publication.say.kind !== 'lost'
                ? { reason: message.reason, to: (0,core_publications/* stateFor */.Dp)('blocked', project, config) }
                : null;
            return { step: { kind: 'comment', target, external_id, html }, digest, lost };
        }
        case 'working':
        case 'state': {
            const state_id = (0,core_publications/* targetNow */.ID)(step, publication, project, config);
            const moved = { kind: 'state', target, state_id, expect_state_ids: step.from };
            return { step: moved, digest: null };
        }
        case 'link':
            return {
                step: { kind: 'link', target, url: step.url ?? '', title: step.title ?? '', tried: step.tries },
                digest: null,
            };
        case 'notice': {
            const message = (0,scrub/* scrubbed */.f)(messageOf(publication, result, config, key), ports.redact);
            const text = (0,wording/* noticeWords */.Wl)(message, key, !setting.unposted);
            const data = { key, tag: publication.say.tag, url: (0,web_url/* webUrl */.q)(config, key) };
            return { step: { kind: 'notice', text, data, tried: step.tries }, digest: null };
        }
    }
}
function notifierOf(step, ports) {
    return ports.notifiers.get(step.title ?? '') ?? { notify: async () => undefined };
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
    const source = result?.message_path ?? null;
    const notes = { cut: result?.message_cut === true, recovered: result?.message_recovered === true };
    switch (say.kind) {
        case 'answer':
            if (text === null)
                return lost(publication, unread(result), tail, facts, config);
            return { kind: 'answer', tag: say.tag ?? 'review', tagged: say.tagged, text, source, notes, facts };
        case 'iteration_cap':
            if (text === null)
                return lost(publication, unread(result), tail, facts, config);
            return { kind: 'iteration_cap', iterations: run.iteration, text, source, notes, facts };
        case 'cancelled':
            return { kind: 'cancelled', by: reason, facts };
        case 'dropped': {
            const ended = say.class === null ? null : { class: say.class, reason: say.cause ?? '' };
            return { kind: 'dropped', by: reason, ended, history, facts };
        }
        case 'lost':
            return lost(publication, reason, tail, facts, config);
        case 'unreachable':
            return {
                kind: 'unreachable',
                terminal: run.terminal,
                since: say.since ?? publication.made_at,
                evidence: [reason, remedy].filter((line) => line !== ''),
                key,
                facts,
            };
        case 'held':
            return { kind: 'held', reason, since: say.since ?? publication.made_at, remedy, key, facts };
        case 'unstartable':
            return {
                kind: 'unstartable',
                problem: { code: say.code ?? 'unstartable', message: reason, remedy, retry: false },
                facts,
            };
        case 'working':
        case 'failed':
            switch (say.class) {
                case 'timeout':
                    return { kind: 'timed_out', limit: 'time', limit_s: config.limits.run_s, tail, history, remedy, facts };
                case 'stalled':
                    return { kind: 'timed_out', limit: 'output', limit_s: config.limits.stall_s, tail, history, remedy, facts };
                case 'quota': {
                    const holds = say.ledger.filter((entry) => entry.class === 'quota').length;
                    const account = (0,core_holds/* accountOf */.XP)(run, config);
                    return { kind: 'quota_hold', account, holds, reset_at: result?.reset_at ?? null, tail, facts };
                }
                default:
                    return { kind: 'failed', class: say.class ?? 'failed', reason, tail, history, remedy, facts };
            }
    }
}
function unread(result) {
    const why = result === null ? 'for a day no tick got it from the terminal' : 'what is there now holds no answer';
    return `Its result was seen, but can no longer be read: ${why}.`;
}
function lost(publication, reason, tail, facts, config) {
    const { say, run } = publication;
    const history = say.ledger.filter((entry) => entry.run_id !== run.run_id);
    const { adapter } = config.executors[run.executor] ?? {};
    const left = leftBehind(run.handle, adapter, config.terminals[run.terminal]?.os);
    const told = { kind: 'lost', reason, tail, history, remedy: say.remedy, facts };
    if (left === null)
        return { ...told, evidence: [`Run directory ${run.dir_name} on ${run.terminal}.`] };
    return { ...told, evidence: [], left };
}

;// CONCATENATED MODULE: ./build/action/src/perform.js





/** No order and no POST starts this close to the end of the claim: a request may take 30 s. */
const MARGIN_MS = 60_000;
const PARALLEL_ITEMS = 4;
/** `claim`: its end told in our own clock. */
async function perform(actions, state, claim, config, ports, signal) {
    const events = [];
    const problems = [];
    const mayAct = () => !signal.aborted && ports.clock.now() < claim.until - MARGIN_MS;
    const orders = actions.flatMap((action) => ordersOf(action));
    const started = [];
    const missed = new Set();
    if (orders.length > 0 && mayAct()) {
        const fence = { lineage: state.lineage.slice(0, core_state/* LINEAGE_SHOWN */.SI), number: claim.fence };
        const results = await ports.fleet.carryOut(orders, fence);
        for (const action of actions) {
            const result = resultOf(action, results);
            if (result === null)
                continue;
            report(action, result, ports.log);
            events.push(...afterOrder(action, result, ports.clock.now()));
            const away = missedTerminal(action, result);
            if (away !== null && !missed.has(away.terminal)) {
                missed.add(away.terminal);
                events.push(unreached(away, state, ports.clock.now()));
                if (!away.problem.retry)
                    problems.push(away.problem);
            }
            const standing = standingRefusal(action, result);
            if (standing !== null) {
                problems.push(standing.problem);
                events.push(heldBack(standing, ports.clock.now()));
            }
            if ((action.type === 'start' || action.type === 'relaunch') && result.status === 'done') {
                const working = state.outbox[`${action.run.run_id}:working`];
                if (working !== undefined)
                    started.push(working);
            }
        }
    }
    else {
        for (const action of actions)
            if (action.type === 'start')
                events.push(...afterOrder(action, NOT_SENT, 0));
    }
    const publications = actions.flatMap((action) => (action.type === 'publish' ? [action] : []));
    const queue = [
        ...publications.filter((action) => !(0,core_publications/* isWorking */.ms)(action.publication)),
        ...publications.filter((action) => (0,core_publications/* isWorking */.ms)(action.publication)),
        ...started.map((publication) => ({ publication, result: null, key: publication.run.run_id })),
    ];
    const worker = async () => {
        for (let next = queue.shift(); next !== undefined && mayAct(); next = queue.shift()) {
            const said = await speak_publish(next.publication, next.result, state, config, ports, mayAct);
            events.push(...said.events);
            problems.push(...said.problems);
        }
    };
    await Promise.all(Array.from({ length: PARALLEL_ITEMS }, worker));
    return { events, problems };
}
/** What came of all orders of an action together; null: it gives none. */
function resultOf(action, results) {
    const own = ordersOf(action).map((order) => results.get(order.ref.id) ?? NO_ANSWER);
    const [first] = own;
    return first === undefined ? null : (own.find((result) => result.status !== 'done') ?? first);
}
const NO_ANSWER = {
    status: 'unknown',
    problem: { code: 'answer-incomplete', message: 'The terminal did not answer.', remedy: '', retry: true },
};
const NOT_SENT = {
    status: 'refused',
    problem: { code: 'not-sent', message: 'The tick had no time left.', remedy: '', retry: true },
};
function ordersOf(action) {
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
                        identity: null,
                        elapsed_s: 0,
                        context: { asked_thread: action.asked.thread_id, totals_before: action.asked.totals_before },
                    },
                    run: action.run,
                    replaces: action.replaces,
                },
            ];
        case 'kill':
            return [{ type: 'kill', ref: { ...action.ref, id: `kill:${action.ref.id}` } }];
        case 'watch':
            return [{ type: 'watch', ref: { ...action.ref, id: `watch:${action.ref.id}` } }];
        case 'void':
            return (0,refs/* launchRefs */.eW)(action.run).map((ref) => ({ type: 'void', ref: { ...ref, id: `void:${ref.id}` } }));
        case 'forget':
            return [{ type: 'forget', ref: { ...action.ref, id: `forget:${action.publication_id}` } }];
        case 'publish':
            return [];
    }
}
function afterOrder(action, result, now) {
    switch (action.type) {
        case 'start': {
            // A directory of this name that holds a run holds this very run: the next look will tell.
            if (result.status === 'refused' && result.problem.code !== 'haspid' && action.before !== null) {
                return [
                    {
                        type: 'start-refused',
                        item_id: action.run.item_id,
                        dir_name: action.run.dir_name,
                        before: notBefore(action.before, result.problem, now),
                    },
                ];
            }
            return result.status === 'done' ? begun(action, result, now) : [];
        }
        case 'relaunch':
            return result.status === 'done' ? begun(action, result, now) : [];
        case 'void':
            return result.status === 'done' ? [action.settled] : [];
        case 'forget': {
            const done = result.status === 'done' || (result.status === 'refused' && !result.problem.retry);
            return [{ type: 'forgotten', publication_id: action.publication_id, done }];
        }
        case 'kill':
            return outlived(action, result, now);
        case 'watch':
        case 'publish':
            return [];
    }
}
function begun(action, { identity }, now) {
    const { item_id, run_id, dir_name } = action.run;
    const launch = { item_id, run_id, dir_name };
    const seen = { type: 'run-seen', ...launch, started_at: now, last_output_at: null };
    return identity == null ? [seen] : [seen, { type: 'run-identified', ...launch, identity }];
}
/** What a kill has left is seen by the next inspection; since when it leaves something is noted. */
function outlived({ ref, run_id }, result, now) {
    const after = result.status === 'done' ? result.after : null;
    if (after === null)
        return [];
    const survivors = 'survivors' in after ? after.survivors : [];
    const wrapper = after.state === 'running' && ref.identity !== null ? [ref.identity.pid] : [];
    if (after.state !== 'running' && survivors.length === 0)
        return [];
    return [{ type: 'run-outlived', item_id: ref.id, run_id, at: now, pids: [...wrapper, ...survivors] }];
}
const REFUSED_WAIT_MS = 60_000;
/** Refusals that belong to one item, or that another tick's work explains: the terminal itself is well. */
const PASSING = new Set([
    'haspid',
    'run-void',
    'run-dir-blocked',
    'item-locked',
    'item-lock-unreadable',
    'fence-lost',
    'terminal-locked',
    'not-sent',
    'mock-mischief',
]);
/** An item that is refused is tried again a little later, where it waits for a time anyway. */
function notBefore(before, problem, now) {
    if (before.next === null || problem.code === 'unreached')
        return before;
    return { ...before, next: { ...before.next, not_before: Math.max(before.next.not_before, now + REFUSED_WAIT_MS) } };
}
/** That a machine sleeps is no fault: its items wait, and it is asked less and less often. A lasting reason is one. */
function missedTerminal(action, result) {
    if (result.status !== 'refused')
        return null;
    const starts = action.type === 'start' || action.type === 'relaunch';
    const lasting = result.unreached === true && result.away !== true;
    if (!lasting && !(starts && result.away === true))
        return null;
    const [order] = ordersOf(action);
    return order === undefined ? null : { terminal: order.ref.terminal, problem: result.problem };
}
function unreached({ terminal, problem }, state, now) {
    const failures = (state.terminals[terminal]?.failures ?? 0) + 1;
    return { type: 'terminal-unreached', terminal, at: now, not_before: (0,backoff/* breakerUntil */.Lz)(now, failures), problem };
}
/** A refusal that the next start would meet as well. */
function standingRefusal(action, result) {
    if (action.type !== 'start' && action.type !== 'relaunch')
        return null;
    if (result.status !== 'refused' || result.away === true || PASSING.has(result.problem.code))
        return null;
    const { terminal, executor } = action;
    const message = `Terminal ${terminal} started nothing: ${result.problem.message}`;
    return { terminal, executor, problem: { ...result.problem, message } };
}
/** It is asked again a little later, so that a standing refusal does not fill every tick. */
function heldBack({ terminal, executor, problem }, now) {
    const until = now + REFUSED_WAIT_MS;
    return { type: 'executor-held', terminal, executor, since: now, until, reason: problem.message };
}
function report(action, result, log) {
    if (result.status === 'refused' || result.status === 'unknown') {
        log.warn(`${action.key}: ${action.type} ${result.status}: ${result.problem.message} ${result.problem.remedy}`.trim());
    }
}

;// CONCATENATED MODULE: ./build/action/src/claim.js


/** The claim of another that still holds; null: there is none. */
async function liveClaim({ state, ahead_ms }, ports) {
    const { claim } = state;
    if (claim === null || claim.until <= ports.clock.now() + ahead_ms)
        return null;
    return (await ports.store.holderIsDead(claim.holder)) ? null : claim;
}
/**
 * The state as a tick takes it over. A claim that is still there was not given back: its holder is dead, or its time was up.
 * A comment that it had sent may still be on its way through the server, whose check of external ids does not see it yet;
 * so those that it may have sent stay open for a while, and all else goes on. Whoever takes the claim away takes this
 * trace of the death away, too, so the wait is kept in state.
 */
function awaitPosts(held, { clock }) {
    const { claim } = held.state;
    if (claim === null)
        return held;
    const last_sent = Math.min(clock.now(), claim.until - held.ahead_ms - MARGIN_MS);
    return { ...held, state: (0,posts_under_way/* withPostsAwaited */.x)(held.state, last_sent) };
}
/** By the store's clock. */
function newClaim({ state, ahead_ms }, config, ports) {
    return {
        holder: ports.holder,
        fence: state.fence + 1,
        until: ports.clock.now() + ahead_ms + config.limits.tick_s * 1000,
    };
}

// EXTERNAL MODULE: ./build/action/src/core/evolve.js + 3 modules
var evolve = __webpack_require__(86467);
;// CONCATENATED MODULE: ./build/action/src/core/failures.js
/** The failure in a row that is told first. */
const FAILURES_TOLD = 3;
/** What was wrong with reading Plane in this tick → the count, if it changes. */
function countFailures(state, problems) {
    const failures = problems.some(({ retry }) => retry) ? state.failures_in_row + 1 : 0;
    return failures === state.failures_in_row ? [] : [{ type: 'failures-counted', failures }];
}
/** How far behind state may be with what a watchdog has counted, beside what other saves bring. */
const COUNTED_EVERY_S = 900;
/** A count is worth a save of its own up to the one that is told first, and when it ends. */
function isWorthSaving(event) {
    if (event.type === 'run-counted')
        return event.gained_s >= COUNTED_EVERY_S;
    return event.type !== 'failures-counted' || event.failures <= FAILURES_TOLD;
}
/** 3, 6, 12, 24 … */
function isTold(failures) {
    let told = FAILURES_TOLD;
    while (told < failures)
        told *= 2;
    return told === failures;
}

// EXTERNAL MODULE: ./build/action/src/observe.js + 18 modules
var observe = __webpack_require__(96795);
// EXTERNAL MODULE: ./build/action/src/prompt.js + 1 modules
var src_prompt = __webpack_require__(63224);
// EXTERNAL MODULE: ./build/action/src/core/thread-id.js
var core_thread_id = __webpack_require__(97674);
;// CONCATENATED MODULE: ./build/action/src/core/mark.js


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
        identity: null,
        elapsed_s: 0,
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
        unreachable_why: null,
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
        : (0,core_publications/* publicationOf */.MV)(run, {
            kind: 'working',
            say: core_publications/* SILENT */.qY,
            needs_result: false,
            steps: [(0,core_publications/* step */.PM)('working', { to: spec.working.to, from: [...spec.working.from] })],
            forget: false,
            now,
        });
    return { type: 'run-marked', run, item: spec.item, publication };
}
/** What a run may continue; what its record holds and is no thread id, it does not. */
function threadOf({ thread_id, totals_before }) {
    const known = thread_id !== null && (0,core_thread_id/* isThreadId */.wr)(thread_id);
    return known ? { thread_id, totals_before } : { thread_id: null, totals_before: null };
}
/** The same run under another directory; every earlier one must be void before it starts. */
function markRelaunch(action, handle, now) {
    const { run } = action;
    return {
        type: 'run-relaunched',
        run: {
            ...run,
            ...threadOf(run),
            dir_name: action.dir_name,
            handle: { ...handle },
            identity: null,
            elapsed_s: 0,
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
function markUnstartable(spec, problem, before, facts) {
    const { view, config, now } = facts;
    const run = launchingRun(spec, {}, now);
    const { runs, heard, asked, unheard, refused } = spec.item;
    const bot = spec.item.left?.bot ?? null;
    const left = { state_ids: [before.seen.state.id], assigned: true, bot, updated_at: before.seen.updated_at };
    const item = {
        ...before,
        runs,
        // What people said has led to this answer, so it asks for no other one; the next run is told it.
        heard,
        asked,
        unheard,
        refused,
        next: null,
        left,
        answer: { run_id: run.run_id, tag: 'blocked', class: 'env', at: now },
    };
    const publication = (0,core_publications/* publicationOf */.MV)(run, {
        kind: 'unstartable',
        say: {
            ...core_publications/* SILENT */.qY,
            kind: 'unstartable',
            tag: 'blocked',
            class: 'env',
            code: problem.code,
            reason: problem.message,
            remedy: problem.remedy,
        },
        needs_result: false,
        steps: (0,core_publications/* stepsAfter */.Ec)('blocked', item, view, config),
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
                dir_name: run.dir_name,
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

// EXTERNAL MODULE: ./build/action/src/core/bots.js
var bots = __webpack_require__(56204);
;// CONCATENATED MODULE: ./build/action/src/prepare.js







async function prepare(planned, state, obs, config, ports) {
    const problems = [];
    const handleFor = (key, terminal, executor, run) => {
        try {
            return ports.fleet.handle(terminal, executor, run);
        }
        catch (error) {
            const problem = (0,errors/* problemOf */.Zw)(error);
            problems.push({ ...problem, message: `${key} does not start: ${problem.message}` });
            return null;
        }
    };
    const actions = [];
    const events = [];
    const now = ports.clock.now();
    for (const action of planned.actions) {
        if (action.type === 'start') {
            const { spec, before } = action;
            const prompt = await promptFor(spec.run.item_id, { ...askOf(spec), said: spec.item.said }, obs, config, ports);
            if (!prompt.ok) {
                const view = viewOf(before.project, obs, config);
                if (!prompt.problem.retry && view !== null) {
                    events.push(...markUnstartable(spec, prompt.problem, before, { view, config, now }));
                }
                else
                    ports.log.warn(`${action.key} does not start yet: ${prompt.problem.message}`);
                continue;
            }
            tellOfThread(action.key, before.thread?.id ?? null, ports.log);
            const run = { ...spec.run, prompt: prompt.text };
            const handle = handleFor(action.key, spec.terminal, spec.executor, run);
            if (handle === null)
                continue;
            events.push(markStart(spec, handle, now));
            const asked = { thread_id: run.thread_id, totals_before: spec.totals_before };
            const { terminal, executor } = spec;
            actions.push({ type: 'start', key: action.key, terminal, executor, run, handle, replaces: [], asked, before });
        }
        else if (action.type === 'relaunch') {
            const open = { ...action.run, ...threadOf(action.run) };
            tellOfThread(action.key, action.run.thread_id, ports.log);
            const said = state.items[open.item_id]?.said ?? [];
            const prompt = await promptFor(open.item_id, { ...askOfRun(open), said }, obs, config, ports);
            if (!prompt.ok) {
                ports.log.warn(`${open.run_id}: ${prompt.problem.message}`);
                continue;
            }
            const run = runOf(open, action.dir_name, prompt.text);
            const handle = handleFor(action.key, open.terminal, open.executor, run);
            if (handle === null)
                continue;
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
    return { actions, events, problems };
}
/** The id itself is not repeated: nobody knows where it comes from. */
function tellOfThread(key, thread_id, log) {
    if (thread_id === null || (0,core_thread_id/* isThreadId */.wr)(thread_id))
        return;
    log.warn(`${key}: the state names a conversation by what is no id of one. A new one begins, with a summary.`);
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
    const view = viewOf(item.project, obs, config);
    // A terminal that only labels lead to posts as a user to whom nothing is assigned.
    const said = new Set(ask.said.map(({ id }) => id));
    const isOwn = ({ id, actor, external_source }, { ours }) => external_source === 'agentd' && (ours.has(actor) || said.has(id));
    const comments = (detail.comments ?? []).filter((comment) => view !== null && ((0,watch/* counts */.tQ)(comment, view) || isOwn(comment, view)));
    return (0,src_prompt/* renderPrompt */.n)(template, { ...ask, item, project: project.info, url: (0,web_url/* webUrl */.q)(config, item.key), comments }, ports.toMarkdown);
}
function viewOf(project, obs, config) {
    const seen = obs.projects[project];
    return seen?.ok === true ? (0,bots/* viewProject */.P)(project, config, seen.info, obs).view : null;
}

// EXTERNAL MODULE: ./build/action/src/core/state-text.js + 1 modules
var state_text = __webpack_require__(31318);
;// CONCATENATED MODULE: ./build/action/src/save.js
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
        return { state: (0,state_text/* parseState */.B)(loaded.text, ports.store.name), version: loaded.version, ahead_ms };
    if (init)
        return { state: (0,core_state/* newState */.om)(ports.random.hex(LINEAGE_BYTES), now), version: null, ahead_ms };
    throw new errors/* StateError */.qq({
        code: 'state-absent',
        message: `There is no state in ${ports.store.name}.`,
        remedy: 'For the first tick ever, allow a first state with init (CLI: --init). If there was one before, restore it.',
        retry: false,
    });
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
    const text = (0,state_text/* printState */.U)(state);
    let { version } = held;
    for (let attempt = 1;; attempt++) {
        try {
            return { ok: true, held: { state, version: await ports.store.save(text, version) } };
        }
        catch (error) {
            if (!(error instanceof errors/* AgentdError */.ie) || (!(error instanceof errors/* ConflictError */.fK) && !error.problem.retry))
                throw error;
            if (attempt === TRIES)
                throw error;
            await ports.clock.sleep(RETRY_MS * attempt);
            const stored = await ports.store.load();
            if (stored.text === null) {
                if (held.version !== null)
                    throw error;
                continue;
            }
            const current = (0,state_text/* parseState */.B)(stored.text, ports.store.name);
            if (current.save_id === state.save_id)
                return { ok: true, held: { state, version: stored.version } };
            const same = current.lineage === state.lineage && current.generation === held.state.generation;
            if (!same || current.save_id !== held.state.save_id)
                return { ok: false, newer: { state: current, version: stored.version } };
            version = stored.version;
        }
    }
}

;// CONCATENATED MODULE: ./build/action/src/tick.js
/**
 * One tick: load → observe → plan → claim → act → save. It is short, forgets everything, and may be killed at any point:
 * what it was about to do is in state before it does it, and what it did is folded in afterwards.
 */









const HEARTBEAT_MS = 60 * 60_000;
async function tick(config, ports, options) {
    const loaded = await loadState(ports, options.init);
    const ahead = (await liveClaim(loaded, ports)) ?? (await ports.ahead?.()) ?? null;
    if (ahead !== null && !options.dry_run)
        return standAside(loaded.state, ahead);
    const held = ahead === null ? awaitPosts(loaded, ports) : loaded;
    const { obs, planned } = await (0,observe/* observe */.l)(held.state, config, ports, options.signal);
    const prepared = await prepare(planned, held.state, obs, config, ports);
    const decided = [...planned.events, ...prepared.events, ...countFailures(held.state, planned.problems)];
    const { saved_by: previous } = held.state;
    const found = unique([...planned.problems, ...planned.on_terminals, ...prepared.problems]);
    const common = { planned: prepared.actions, waiting: planned.waiting, problems: found, previous };
    if (options.dry_run) {
        const state = (0,evolve/* evolve */.s)(held.state, planned.events);
        const problems = withStanding(found, [], [], state);
        return { ...common, acted: false, ahead, events: decided, problems, state, changed: false };
    }
    const stopped = () => options.signal.aborted;
    if (stopped())
        return interrupted(held.state);
    const claim = prepared.actions.length > 0 ? newClaim(held, config, ports) : null;
    const intended = {
        ...(0,evolve/* evolve */.s)(held.state, decided),
        claim,
        fence: claim?.fence ?? held.state.fence,
    };
    if (claim === null && !worthSaving(held, decided, ports)) {
        const problems = withStanding(found, [], [], held.state);
        return { ...common, acted: true, ahead: null, events: [], problems, state: held.state, changed: false };
    }
    const marked = await saveState(held, intended, ports);
    if (!marked.ok)
        return { ...standAside(marked.newer.state, marked.newer.state.claim), ...common, planned: [] };
    if (claim === null) {
        const { state } = marked.held;
        const problems = withStanding(found, [], [], state);
        return { ...common, acted: true, ahead: null, events: decided, problems, state, changed: true };
    }
    const ours = { ...claim, until: claim.until - held.ahead_ms };
    const done = await perform(prepared.actions, marked.held.state, ours, config, ports, options.signal);
    const mayTell = () => !stopped() && ports.clock.now() < ours.until - MARGIN_MS;
    const told = await ports.tellPulls?.((0,evolve/* evolve */.s)(marked.held.state, done.events), planned.waiting, mayTell);
    const happened = [...done.events, ...(told ?? [])];
    const saved = await saveOutcomes(marked.held, happened, claim, ports);
    // What was under way when it was told to stop is explained by that.
    const met = done.problems.filter(({ retry }) => !retry || !stopped());
    const problems = unique([...withStanding(found, met, happened, saved), ...(stopped() ? [INTERRUPTED] : [])]);
    const events = [...decided, ...happened];
    return { ...common, acted: true, ahead: null, events, problems, state: saved, changed: true };
}
function standAside(state, claim) {
    const ahead = claim === null ? { holder: 'another tick', until: state.saved_at } : claim;
    const nothing = { planned: [], events: [], waiting: [], problems: [], changed: false };
    return { ...nothing, acted: false, ahead, state, previous: state.saved_by };
}
/** Nothing has been done yet, so nothing is saved: what was only meant must not look begun. */
function interrupted(state) {
    const nothing = { planned: [], events: [], waiting: [] };
    const previous = state.saved_by;
    return { ...nothing, acted: true, ahead: null, problems: [INTERRUPTED], state, changed: false, previous };
}
const INTERRUPTED = {
    code: 'interrupted',
    message: 'The tick was told to stop, or its time was up. What it had done by then is saved.',
    remedy: 'Nothing needs doing: the next tick goes on from there.',
    retry: true,
};
/**
 * What was met in acting, and what was met by earlier ticks and stands: whoever met it may have died before a person was
 * told.
 */
function withStanding(planned, met, happened, state) {
    const tried = happened.flatMap((event) => event.type === 'step-ended' || event.type === 'step-failed' ? [event.publication_id] : []);
    return [...planned, ...(0,core_unposted/* notTold */.xT)([...met, ...(0,core_unposted/* standingProblems */.D$)(state, new Set(tried))], planned)];
}
function unique(problems) {
    return [...new Map(problems.map((problem) => [`${problem.code} ${problem.message}`, problem])).values()];
}
/** An idle tick saves nothing but a heartbeat now and then; a first state is always saved. */
function worthSaving(held, events, ports) {
    if (held.version === null)
        return true;
    if (held.state.claim !== null)
        return true;
    if (ports.clock.now() - held.state.saved_at >= HEARTBEAT_MS)
        return true;
    return events.some((event) => isWorthSaving(event) && (event.type !== 'project-scanned' || movesSweep(held.state, event)));
}
/**
 * The watermark alone is worth no save: the next tick reads the same page again. A sweep is, also one that broke off, unless
 * the project is empty: it is then swept by every tick, with one request.
 */
function movesSweep(state, event) {
    const known = state.projects[event.key];
    if (event.sweep_cut_at !== null && event.sweep_cut_at !== (known?.sweep_cut_at ?? 0))
        return true;
    if (known?.watermark == null)
        return event.newest !== null;
    return event.swept_at !== null;
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
        const saved = await saveState(base, folded, ports);
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

// EXTERNAL MODULE: ./build/action/src/version.js
var version = __webpack_require__(89854);
;// CONCATENATED MODULE: ./build/action/src/action/gap.js
/** Runs may come this much late before it is worth a sentence. */
const TOLERANCE = 2;
/** A sentence when runs are missing or late; null: nothing to say, or nothing is known. */
function gapSentence(facts) {
    const { schedule, run, before, now } = facts;
    const due = schedule === null ? null : cronMinutes(schedule);
    if (due === null || run === null || before === null || before.workflow !== run.workflow)
        return null;
    const runs = run.number - before.number;
    const minutes = Math.round((now - before.at) / 60_000);
    if (runs < 1 || minutes / runs <= due * TOLERANCE)
        return null;
    const often = `Ticks were due every ${due} min`;
    if (runs === 1)
        return `${often}; the last came ${minutes} min ago.`;
    return `${often}; in the last ${minutes} min there were ${runs}.`;
}
/** Longest time, in minutes, between two starts of a cron line that is the same every day; null: it is another kind. */
function cronMinutes(cron) {
    const [minute = '', hour = '', ...days] = cron.trim().split(/\s+/);
    if (days.length !== 3 || days.some((field) => field !== '*'))
        return null;
    const minutes = cronValues(minute, 60);
    const hours = cronValues(hour, 24);
    if (minutes === null || hours === null)
        return null;
    const starts = hours.flatMap((h) => minutes.map((m) => h * 60 + m)).toSorted((a, b) => a - b);
    const [first] = starts;
    if (first === undefined)
        return null;
    const next = [...starts.slice(1), first + 24 * 60];
    return Math.max(...next.map((time, index) => time - (starts[index] ?? 0)));
}
/** `3-59/5`, `*`, `0,30` → the values below `end`, in order. */
function cronValues(field, end) {
    const values = new Set();
    for (const part of field.split(',')) {
        const match = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part);
        if (match === null)
            return null;
        const [, from, to, every] = match;
        const step = every === undefined ? 1 : Number(every);
        const first = from === undefined ? 0 : Number(from);
        const last = to !== undefined ? Number(to) : from === undefined || every !== undefined ? end - 1 : first;
        if (step === 0 || first > last || last >= end)
            return null;
        for (let value = first; value <= last; value += step)
            values.add(value);
    }
    return [...values].toSorted((a, b) => a - b);
}

;// CONCATENATED MODULE: ./build/action/src/action/judge.js
/**
 * Whether the job is red. Only for what a person must mend, and for failures that do not pass; a run that is red sends
 * mail, and there are hundreds a day. Pure.
 */

/** Over all ticks of the job, in order; what the last one found mended counts no more. */
function judge(ticks) {
    const told = lastTold(ticks);
    const last = ticks.at(-1);
    const lasting = last?.problems.filter(({ retry }) => !retry) ?? [];
    if (lasting.length > 0)
        return { red: true, sentence: `${listOf(lasting)}: this needs a person.` };
    if (told !== null) {
        const sentence = `${told} ticks in a row have failed. The next ticks go on trying; this is told again when there are ${told * 2}.`;
        return { red: true, sentence };
    }
    const passing = last?.problems ?? [];
    if (passing.length > 0)
        return { red: false, sentence: `${listOf(passing)}: this may pass; the next tick tries again.` };
    if (last?.ahead != null)
        return { red: false, sentence: 'Another tick was at work, so this one did nothing.' };
    return { red: false, sentence: null };
}
/** The count that is to be told, unless a later tick went well. */
function lastTold(ticks) {
    let told = null;
    for (const { events } of ticks) {
        for (const event of events) {
            if (event.type !== 'failures-counted')
                continue;
            if (event.failures === 0)
                told = null;
            else if (isTold(event.failures))
                told = event.failures;
        }
    }
    return told;
}
function listOf(problems) {
    return [...new Set(problems.map(({ code }) => code))].join(', ');
}

// EXTERNAL MODULE: ./build/action/src/commands/output.js + 1 modules
var output = __webpack_require__(38638);
;// CONCATENATED MODULE: ./build/action/src/action/lines.js
/** What a tick did, as lines for the log. Pure. */


function tickLines({ report, summary }, dry_run) {
    const rows = dry_run
        ? (0,src_report/* plannedActions */.g)(report).map(({ type, key, detail }) => [`would ${type}`, key, detail])
        : doneRows(summary);
    const { plane, state, terminal } = summary.requests;
    const did = dry_run ? 'Planned' : 'Done';
    const shown = [...lines(rows)];
    if (summary.ahead !== null) {
        const until = (0,output/* shownTime */.h5)(summary.ahead.until);
        shown.push(`Another tick is at work (${summary.ahead.holder}, until ${until}).${dry_run ? '' : ' Nothing was done.'}`);
    }
    const counts = [
        (0,output/* counted */.hS)(summary.open, 'open run'),
        (0,output/* counted */.hS)(plane, 'Plane request'),
        (0,output/* counted */.hS)(state, 'state request'),
        (0,output/* counted */.hS)(terminal, 'terminal round trip'),
    ];
    shown.push(`${did} in ${summary.ms} ms: ${counts.join(', ')}.`);
    const waiting = summary.waiting.map(({ key, reason, detail, until }) => [
        key,
        reason,
        `${detail}${until === null ? '' : ` Until ${(0,output/* shownTime */.h5)(until)}.`}`,
    ]);
    return { shown, waiting: lines(waiting) };
}
function doneRows(summary) {
    return [
        ...summary.finished.map(({ key, run_id, tag, class: failure }) => [
            'finished',
            key,
            `${run_id} ${tag === null ? (failure ?? '') : `[${tag}]`}`,
        ]),
        ...summary.stopped.map(({ key, run_id, why }) => ['stopped', key, `${run_id} ${why}`]),
        ...summary.watched.map(({ key, run_id, terminal }) => [
            'watched',
            key,
            `the limits of ${run_id} on ${terminal} were kept by nobody`,
        ]),
        ...summary.published.map(({ key, run_id, kind, status, reason }) => [
            'posted',
            key,
            `${run_id} ${kind} ${status}${reason === null ? '' : ` (${reason})`}`,
        ]),
        ...summary.started.map(({ key, run_id, executor, terminal }) => [
            'started',
            key,
            `${run_id} with ${executor} on ${terminal}`,
        ]),
    ];
}
function lines(rows) {
    return rows.length === 0 ? [] : (0,output/* table */.tp)(rows).split('\n');
}

;// CONCATENATED MODULE: ./build/action/src/action/loop.js
/**
 * When ticks begin within one job: one after another at the interval while there is time, and after a failure that may
 * pass, such as a state that cannot be read, soon again; the third in a row ends the job.
 */

/** With less time left than this no further tick begins. */
const ROOM_MS = 30_000;
/** After a failure; grows with each in a row. */
const loop_RETRY_MS = 10_000;
/**
 * Calls `once` with the time that the tick may take. It returns null, or the failure that kept the tick from a result;
 * `after` is told of each, with the number of failures in a row.
 */
async function loop(options, once, after) {
    const { clock, begun, tick_ms, several_ms, interval_ms, signal } = options;
    const end = begun + (several_ms ?? tick_ms);
    const stopped = () => signal.aborted;
    for (let failures = 0;;) {
        const started = clock.now();
        const problem = await once(Math.min(tick_ms, end - started));
        failures = problem === null ? 0 : failures + 1;
        await after(problem, failures);
        const again = problem === null ? several_ms !== null : failures < FAILURES_TOLD;
        if (!again || stopped())
            return;
        const now = clock.now();
        const next = Math.max(now, problem === null ? started + interval_ms : now + loop_RETRY_MS * failures);
        const room = problem === null ? Math.min(ROOM_MS, interval_ms) : loop_RETRY_MS;
        if (next + room > end)
            return;
        await clock.sleep(next - now, signal);
        if (stopped())
            return;
    }
}

;// CONCATENATED MODULE: ./build/action/src/action/outputs.js
/** An output may be 1 MB; what waits is the part that can be long. */
const MAX_BYTES = 500_000;
function outputsOf(results) {
    const summaries = results.map(({ summary }) => summary);
    const last = summaries.at(-1);
    const all = (list) => summaries.flatMap((summary) => [...summary[list]]);
    const [started, finished, stopped] = [all('started'), all('finished'), all('stopped')];
    const [watched, published] = [all('watched'), all('published')];
    const whole = { ...last, started, finished, stopped, watched, published, ticks: results.length };
    const json = JSON.stringify(whole);
    const short = JSON.stringify({ ...whole, waiting: [], cut: true });
    return {
        changed: results.some(({ report }) => report.changed),
        started: started.length,
        finished: finished.length,
        published: published.filter(({ status }) => status === 'done').length,
        waiting: last?.waiting.length ?? 0,
        open: last?.open ?? 0,
        'summary-json': Buffer.byteLength(json, 'utf8') <= MAX_BYTES ? json : short,
    };
}

// EXTERNAL MODULE: ./build/action/src/action/page.js
var page = __webpack_require__(50618);
// EXTERNAL MODULE: ./build/action/src/action/summary.js
var summary = __webpack_require__(34865);
;// CONCATENATED MODULE: ./build/action/src/action/ticks.js
/**
 * One tick, or several in one job. Between two ticks nothing is kept but the configuration: each loads the state anew and
 * may be the last. A signal or the end of the time ends the tick that is under way, which then saves what happened.
 */












/** The last seconds of the time allowed are kept for the save. */
const SAVE_ROOM_MS = 15_000;
/** @throws {AgentdError} what a person must mend. */
async function runTicks(job, settings, store, github) {
    const { host, inputs, begun } = job;
    const several = inputs['max-duration'];
    const results = [];
    const judged = [];
    try {
        await loop({
            clock: host.clock,
            begun,
            tick_ms: settings.config.limits.tick_s * 1000,
            several_ms: several === undefined ? null : several * 1000,
            interval_ms: inputs.interval * 1000,
            signal: host.signal,
        }, async (time_ms) => {
            const outcome = await attempt(job, settings, store, github, time_ms);
            if ('problem' in outcome)
                return outcome.problem;
            results.push(outcome);
            judged.push(outcome.report);
            tell(job, outcome);
            return null;
        }, async (problem, failures) => {
            if (problem !== null) {
                judged.push(failedTick(problem, failures));
                job.console.problem('warning', problem);
            }
            await show(job, settings, results, judged, github);
        });
    }
    finally {
        const told = results.map((result) => ({ ...result, summary: job.console.scrub(result.summary) }));
        for (const [name, value] of Object.entries(outputsOf(told))) {
            job.runner.output(name, job.console.redact(String(value)));
        }
    }
    return judge(judged);
}
/** The result, or the passing failure that kept the tick from coming to one. */
async function attempt(job, { config, folder }, store, github, time_ms) {
    const { host, inputs, circumstances } = job;
    const begun = host.clock.now();
    const allowed = Math.max(0, Math.floor(time_ms - Math.min(SAVE_ROOM_MS, time_ms / 4)));
    const composed = await (0,compose/* compose */.Zz)(config, host, folder, begun + allowed, store, github);
    try {
        const signal = AbortSignal.any([host.signal, AbortSignal.timeout(allowed)]);
        const ports = { ...composed.ports, run: circumstances.run };
        const report = await tick(config, ports, { init: inputs.init, dry_run: isDry(job), signal });
        const summary = (0,src_report/* summarise */.f)(report, { requests: composed.requests(), ms: host.clock.now() - begun });
        return { report, summary };
    }
    catch (error) {
        if (error instanceof errors/* ConfigError */.xL || !(error instanceof errors/* AgentdError */.ie) || !error.problem.retry)
            throw error;
        return { problem: error.problem };
    }
    finally {
        await composed.close();
    }
}
function isDry({ inputs }) {
    return inputs['dry-run'] || inputs.mode === 'plan';
}
/** A state that cannot be read or saved holds no count; the attempts of this job are counted instead. */
function failedTick(problem, failures) {
    return { problems: [problem], events: [{ type: 'failures-counted', failures }], ahead: null };
}
function tell(job, result) {
    const { shown, waiting } = tickLines(result, isDry(job));
    for (const line of shown)
        job.console.write(line);
    if (waiting.length > 0)
        job.console.group(`${waiting.length} waiting`, waiting);
    for (const problem of result.summary.problems)
        job.console.problem(problem.retry ? 'warning' : 'error', problem);
}
/** null: GitHub was not asked, or did not say. */
function leftOf({ limit, remaining, reset_at }) {
    return limit === null || remaining === null || reset_at === null ? null : { limit, remaining, resets_at: reset_at };
}
/** Written after each tick, so that a job that is killed in a later one has a page. */
async function show(job, settings, results, judged, github) {
    const { host, console, runner, circumstances } = job;
    const [first, ...others] = results;
    const verdict = judge(judged);
    const now = host.clock.now();
    const text = first === undefined
        ? (0,summary.renderFailure)(job.inputs.mode, console.scrub(judged.at(-1)?.problems ?? []))
        : (0,summary/* renderPage */.C)(console.scrub((0,page/* pageOf */.Z)(settings.config, [first, ...others], {
            version: version/* VERSION */.x,
            mode: job.inputs.mode,
            dry_run: isDry(job),
            now,
            verdict,
            gap: gapSentence({ ...circumstances, before: first.report.previous, now: job.begun }),
            github: leftOf(github.budget()),
        })));
    await runner.page(console.redact(text));
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
// EXTERNAL MODULE: ./build/bot/said-digest.js
var said_digest = __webpack_require__(87258);
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
/** Empty when nothing was said yet. `comments`: oldest first. */
function handoverSummary(comments) {
    const kept = [];
    let length = 0;
    for (const comment of comments.toReversed()) {
        const entry = entryOf(comment);
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
function entryOf({ author, own, text, left_out }) {
    if (left_out !== undefined)
        return LEFT_OUT[left_out];
    return `### ${own ? 'You answered' : `${author} wrote`}\n\n${shorten(text.trim())}`;
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
    const said = new Map(ask.said.map(({ id, digest }) => [id, digest]));
    const spoken = async (comment) => {
        const own = comment.external_source === 'agentd';
        const author = own ? 'agentd' : (0,clean/* cleanLine */.O)(names.get(comment.actor) ?? '') || 'Someone';
        const digest = said.get(comment.id);
        if (own && digest !== (0,said_digest/* saidDigest */.A)(comment.html)) {
            return { author, own, text: '', left_out: digest === undefined ? 'unrecorded' : 'edited' };
        }
        return { author, own, text: (await toMarkdown(comment.html, ask.project)).trim() };
    };
    const fresh = new Set(ask.fresh);
    const before = ask.comments.filter((comment) => !fresh.has(comment.id));
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
    return `---\n\n${wording/* factsLine */.UM(facts)}`;
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
    const [{ cutMarkdown }, { markdownToHtml }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(938)]).then(__webpack_require__.bind(__webpack_require__, 44557)), Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(595), __webpack_require__.e(546)]).then(__webpack_require__.bind(__webpack_require__, 49546))]);
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


/***/ }),

/***/ 62634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gy: () => (/* binding */ answerWords),
/* harmony export */   Ic: () => (/* binding */ droppedWords),
/* harmony export */   LR: () => (/* binding */ failedWords),
/* harmony export */   Ng: () => (/* binding */ tagLine),
/* harmony export */   Ny: () => (/* binding */ leftOutWords),
/* harmony export */   UM: () => (/* binding */ factsLine),
/* harmony export */   Wl: () => (/* binding */ noticeWords),
/* harmony export */   Wo: () => (/* binding */ lostWords),
/* harmony export */   X0: () => (/* binding */ unstartableWords),
/* harmony export */   Yy: () => (/* binding */ unreachableWords),
/* harmony export */   b2: () => (/* binding */ recoveredWords),
/* harmony export */   bT: () => (/* binding */ iterationCapWords),
/* harmony export */   cG: () => (/* binding */ shownTag),
/* harmony export */   j0: () => (/* binding */ heldWords),
/* harmony export */   rw: () => (/* binding */ quotaHoldWords),
/* harmony export */   tA: () => (/* binding */ cancelledWords),
/* harmony export */   vR: () => (/* binding */ timedOutWords)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33437);
/* harmony import */ var _graphemes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50536);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20328);



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
        case 'dropped':
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
        tagLine('blocked', (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(failureGist(message))),
        ...remedy(message.remedy, 'When the cause is mended, comment or move the item back to a pick-up state to try again.'),
        ...lastFrame(message.tail),
        ...earlier(message.history),
    ];
}
function lostWords(message) {
    return [
        tagLine('blocked', (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(lostGist(message))),
        ...evidence(message.evidence),
        ...left(message),
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
function droppedWords(message) {
    return [
        tagLine('cancelled', (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(droppedGist(message))),
        ...(message.ended === null ? [] : ['What it had done so far is still in the repository.']),
        ...earlier(message.history),
    ];
}
function timedOutWords(message) {
    const time = message.limit_s === null ? '' : ` of ${(0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(message.limit_s)}`;
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
    const account = message.account === null ? 'its account' : `the account ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(message.account)}`;
    const reset = message.reset_at === null ? '' : ` The tool says that it resets at ${(0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .moment */ .n$)(message.reset_at)}.`;
    return [
        tagLine('blocked', `The run met the quota of ${account} ${message.holds} times in a row.${reset}`),
        'Comment when there is quota again, or choose another executor or model by label.',
        ...lastFrame(message.tail),
    ];
}
function unreachableWords(message) {
    return [
        tagLine('blocked', `The terminal ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(message.terminal)} has not been reached since ${(0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .moment */ .n$)(message.since)}, and the run ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(message.facts.run_id)} may still be alive there.`),
        ...evidence(message.evidence),
        `Nothing new starts for this item until the terminal answers. If you know that the run is dead, run ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`agentd release ${message.key}`)}.`,
    ];
}
function heldWords(message) {
    return [
        tagLine('blocked', sentence(message.reason)),
        ...remedy(message.remedy, ''),
        `It has been so since ${(0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .moment */ .n$)(message.since)}. Nothing new starts for this item until it changes. If you know that nothing of the run is needed, run ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`agentd release ${message.key}`)}.`,
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
    const counted = `${(0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(characters)} more ${characters === 1 ? 'character' : 'characters'}`;
    const amount = atLeast ? `at least ${counted}` : counted;
    return `*The message goes on for ${amount}; it is complete on the terminal ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(facts.terminal)} ${where}.*`;
}
/** Said below a message that is not what the tool gave as its result. */
function recoveredWords() {
    return '*The tool gave an empty result. This is the last message that it printed on the way to it.*';
}
function factsLine(facts) {
    return (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .factList */ .lV)(facts).map(_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj).join(' · ');
}
/**
 * A few lines for a notice outside Plane: which item, what kind of result, how it begins. Plain text.
 * @param posted false: Plane took no comment, so that there is nothing to be read there.
 */
function noticeWords(message, key, posted = true) {
    const facts = message.facts;
    const by = facts === null ? '' : ` (${facts.executor} on ${facts.terminal})`;
    const gist = noticeGist(message).replace(/^ {0,3}(?:`{3,}|~{3,}).*$/gm, ' ');
    const says = (0,_graphemes_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(gist.replace(/\s+/g, ' ').trim(), NOTICE_MAX);
    return `${key} [${shownTag(message)}]${by}${says === '' ? '' : `\n${says}`}${posted ? '' : `\n${UNPOSTED}`}`;
}
const UNPOSTED = 'Plane refused the comment for good: the answer is not in the work item, which stays where it is.';
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
        case 'dropped':
            return droppedGist(message);
        case 'timed_out':
            return failureTitle(message.limit === 'time' ? 'timeout' : 'stalled');
        case 'quota_hold':
            return failureTitle('quota');
        case 'unreachable':
            return `The terminal ${message.terminal} has not been reached since ${(0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .moment */ .n$)(message.since)}.`;
        case 'held':
            return short(message.reason);
        case 'unstartable':
            return `No run was started. ${message.problem.message}`;
    }
}
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
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(short(text));
}
function short(text) {
    return (0,_graphemes_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(text.trim(), SENTENCE_MAX);
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
function lastFrame(tail) {
    const text = tail.replace(/^(?:[ \t]*\n)+|\s+$/g, '');
    return text === '' ? [] : ['Last frame:', (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .block */ .om)((0,_graphemes_js__WEBPACK_IMPORTED_MODULE_2__/* .lastPart */ .S_)(text, TAIL_MAX))];
}
function earlier(history) {
    if (history.length === 0)
        return [];
    const shown = history.slice(-EARLIER_MAX);
    const lines = shown.map((try_) => `- ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(try_.run_id)}: ${(0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(try_.class)}, ${(0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .moment */ .n$)(try_.at)}`);
    const hidden = history.length - shown.length;
    return ['Earlier tries:', [...(hidden > 0 ? [`- ${hidden} before these`] : []), ...lines].join('\n')];
}


/***/ })

};
