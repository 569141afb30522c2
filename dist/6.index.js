export const id = 6;
export const ids = [6];
export const modules = {

/***/ 9006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: () => (/* binding */ awaitPosts),
/* harmony export */   J: () => (/* binding */ liveClaim),
/* harmony export */   dz: () => (/* binding */ newClaim)
/* harmony export */ });
/* harmony import */ var _core_posts_under_way_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2542);
/* harmony import */ var _perform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32278);


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
    const last_sent = Math.min(clock.now(), claim.until - held.ahead_ms - _perform_js__WEBPACK_IMPORTED_MODULE_0__/* .MARGIN_MS */ .W);
    return { ...held, state: (0,_core_posts_under_way_js__WEBPACK_IMPORTED_MODULE_1__/* .withPostsAwaited */ .x)(held.state, last_sent) };
}
/** By the store's clock. */
function newClaim({ state, ahead_ms }, config, ports) {
    return {
        holder: ports.holder,
        fence: state.fence + 1,
        until: ports.clock.now() + ahead_ms + config.limits.tick_s * 1000,
    };
}


/***/ }),

/***/ 32278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ MARGIN_MS),
  y: () => (/* binding */ perform)
});

// EXTERNAL MODULE: ./build/bot/invisible.js
var invisible = __webpack_require__(64373);
// EXTERNAL MODULE: ./build/action/src/core/publications.js
var core_publications = __webpack_require__(92269);
// EXTERNAL MODULE: ./build/action/src/core/backoff.js
var backoff = __webpack_require__(96596);
// EXTERNAL MODULE: ./build/action/src/core/config-print.js
var config_print = __webpack_require__(87634);
// EXTERNAL MODULE: ./build/action/src/core/refs.js
var refs = __webpack_require__(95888);
// EXTERNAL MODULE: ./build/action/src/core/state.js + 3 modules
var core_state = __webpack_require__(17959);
// EXTERNAL MODULE: ./build/bot/compose.js + 1 modules
var compose = __webpack_require__(44172);
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
// EXTERNAL MODULE: ./build/bot/facts.js
var facts = __webpack_require__(33437);
// EXTERNAL MODULE: ./build/bot/gist.js
var gist = __webpack_require__(81527);
// EXTERNAL MODULE: ./build/bot/graphemes.js
var graphemes = __webpack_require__(50536);
// EXTERNAL MODULE: ./build/bot/wording.js
var wording = __webpack_require__(62634);
;// CONCATENATED MODULE: ./build/bot/notice-words.js
/** A message as a notice outside Plane tells it (pure). */




/** Most characters of a result that a notice shows. */
const NOTICE_MAX = 400;
/**
 * A few lines for a notice outside Plane: which item, what kind of result, how it begins. Plain text.
 * @param posted false: Plane took no comment, so that there is nothing to be read there.
 */
function noticeWords(message, key, posted = true) {
    const facts = message.facts;
    const by = facts === null ? '' : ` (${facts.executor} on ${facts.terminal})`;
    const gist = noticeGist(message).replace(/^ {0,3}(?:`{3,}|~{3,}).*$/gm, ' ');
    const says = (0,graphemes/* shorten */.ml)(gist.replace(/\s+/g, ' ').trim(), NOTICE_MAX);
    return `${key} [${(0,wording/* shownTag */.cG)(message)}]${by}${says === '' ? '' : `\n${says}`}${posted ? '' : `\n${UNPOSTED}`}`;
}
const UNPOSTED = 'Plane refused the comment for good: the answer is not in the work item, which stays where it is.';
function noticeGist(message) {
    switch (message.kind) {
        case 'answer':
        case 'iteration_cap':
            return message.text.replace(/^[\s>#*_`~-]*\[(?:review|question|blocked|progress)\][*_`:]*/i, '');
        case 'failed':
            return (0,gist/* failureGist */.ef)(message);
        case 'lost':
            return (0,gist/* lostGist */.sj)(message);
        case 'cancelled':
            return `The run was stopped. ${message.by}`;
        case 'dropped':
            return (0,gist/* droppedGist */.Mu)(message);
        case 'late':
            return `${message.facts.run_id} had already finished before it was to be stopped.`;
        case 'timed_out':
            return (0,gist/* failureTitle */.nV)(message.limit === 'time' ? 'timeout' : 'stalled');
        case 'quota_hold':
            return (0,gist/* failureTitle */.nV)('quota');
        case 'unreachable':
            return `The terminal ${message.terminal} has not been reached since ${(0,facts/* moment */.n$)(message.since)}.`;
        case 'held':
            return (0,gist/* short */.h0)(message.reason);
        case 'unstartable':
            return `No run was started. ${message.problem.message}`;
    }
}

// EXTERNAL MODULE: ./build/action/src/core/plane-times.js
var plane_times = __webpack_require__(80985);
// EXTERNAL MODULE: ./build/action/src/core/watch.js
var watch = __webpack_require__(16551);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
;// CONCATENATED MODULE: ./build/action/src/careful-plane.js
/** Plane as publishing sees it: no copy of an item that is older than what is known, and no write when time is up. */



/** A replica may answer with a copy from before our last move: such a copy tells neither what is done nor who moved it. */
function currentItems(tracker, known, clock) {
    return {
        item: async (...args) => {
            const item = await tracker.item(...args);
            const times = [known?.seen.updated_at ?? 0, known?.left?.updated_at ?? 0];
            const newest = Math.max(0, ...times.filter((time) => (0,plane_times/* isPossible */.w)(time, clock.now())));
            const young = known !== undefined && !(0,watch/* isGone */.ST)(known, clock.now());
            if (item === null && young)
                throw new errors/* AgentdError */.ie(NOT_SHOWN);
            if (item !== null && item.updated_at < newest)
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
const NOT_SHOWN = {
    code: 'plane-item-not-shown',
    message: 'Plane does not show the work item: it was deleted or archived just now, or is too new to be seen.',
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

// EXTERNAL MODULE: ./build/action/src/core/step-outcome.js
var step_outcome = __webpack_require__(87541);
// EXTERNAL MODULE: ./build/action/src/core/unposted.js
var core_unposted = __webpack_require__(10198);
// EXTERNAL MODULE: ./build/action/src/core/git-trouble.js
var git_trouble = __webpack_require__(82626);
;// CONCATENATED MODULE: ./build/action/src/core/git-told.js

/** Of a run without a worktree the verdict tells everything. */
function gitTold(git, terminal) {
    if (git.failed)
        return { facts: [], notes: [] };
    return { facts: factsOf(git), notes: [...leftNotes(git, terminal), ...refusals(git, terminal), ...others(git)] };
}
function factsOf(git) {
    if (git.branch === null)
        return [];
    return [
        `branch ${git.branch}`,
        git.commits === 1 ? '1 commit' : `${git.commits === 0 ? 'no' : git.commits} commits`,
        git.diff ?? '',
        git.pushed !== null ? `pushed to ${git.pushed}` : git.unpushed !== null ? `not pushed to ${git.unpushed}` : '',
    ].filter((fact) => fact !== '');
}
function refusals(git, terminal) {
    const { commit_refused, unpushed, path, branch, said } = git;
    if (!commit_refused && unpushed === null)
        return [];
    const { says, remedy } = (0,git_trouble/* gitTrouble */.m)(said);
    const what = commit_refused
        ? `What this run left is not committed. It lies in ${path} on ${terminal}.`
        : `The branch ${branch ?? ''} was not pushed to ${unpushed ?? ''}. Its commits are in the repository on ${terminal}, and its files in ${path}.`;
    const also = commit_refused && unpushed !== null ? ` The push to ${unpushed} failed, too.` : '';
    return [{ says: `${what}${also} ${says} ${remedy}.`, said }];
}
function leftNotes({ left, path, branch }, terminal) {
    if (left === null)
        return [];
    const where = `so nothing was committed to ${branch ?? 'the item’s branch'}. The work lies in ${path} on ${terminal}.`;
    return [{ says: `${leftAs(left)}, ${where}`, said: '' }];
}
function leftAs(left) {
    switch (left) {
        case 'rebase':
            return 'The agent left a rebase half-way';
        case 'detached':
            return 'The agent left HEAD detached from any branch';
        case 'unborn':
            return 'The item’s branch is gone';
        case 'conflict':
            return 'The agent left conflicts of a merge';
        default:
            return left.startsWith('branch ')
                ? `The agent checked out a branch of its own, ${left.slice('branch '.length)}`
                : 'The worktree is not on the item’s branch';
    }
}
function others({ nested, empty, path }) {
    const notes = [];
    if (nested.length > 0) {
        const says = `In ${path} lie repositories of their own, whose files are not committed with it: ${nested.join(', ')}.`;
        notes.push({ says, said: '' });
    }
    if (empty.length > 0) {
        const says = `Submodules are empty in the worktree, so the agent worked without them: ${empty.join(', ')}. Fill them there with \`git submodule update --init\`.`;
        notes.push({ says, said: '' });
    }
    return notes;
}

// EXTERNAL MODULE: ./build/action/src/core/holds.js
var core_holds = __webpack_require__(36466);
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

;// CONCATENATED MODULE: ./build/action/src/spoken.js



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
        ...(result?.git === undefined ? {} : { git: gitTold(result.git, run.terminal) }),
        ...deniedIn(result),
        ...(say.late === undefined ? {} : { late: say.late }),
        ...(say.rebuilt === undefined ? {} : { rebuilt: say.rebuilt }),
    };
    const tail = result?.tail ?? '';
    const history = say.ledger.filter((entry) => entry.run_id !== run.run_id);
    const { reason, remedy } = say;
    const text = result?.last_message ?? null;
    const said = text ?? result?.said_last;
    const last = { tail, ...(said === undefined ? {} : { said }) };
    const source = result?.message_path ?? null;
    const notes = { cut: result?.message_cut === true, recovered: result?.message_recovered === true };
    switch (say.kind) {
        case 'answer':
            if (text === null)
                return lost(publication, unread(result), { tail }, facts, config);
            return { kind: 'answer', tag: say.tag ?? 'review', tagged: say.tagged, text, source, notes, facts };
        case 'iteration_cap':
            if (text === null)
                return lost(publication, unread(result), { tail }, facts, config);
            return { kind: 'iteration_cap', iterations: run.iteration, text, source, notes, facts };
        case 'cancelled':
            return { kind: 'cancelled', by: reason, facts };
        case 'dropped': {
            const ended = say.class === null ? null : { class: say.class, reason: say.cause ?? '' };
            return { kind: 'dropped', by: reason, ended, history, facts };
        }
        case 'late':
            return { kind: 'late', facts };
        case 'lost':
            return lost(publication, reason, last, facts, config);
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
                    return { kind: 'timed_out', limit: 'time', limit_s: config.limits.run_s, ...last, history, remedy, facts };
                case 'stalled':
                    return {
                        kind: 'timed_out',
                        limit: 'output',
                        limit_s: config.limits.stall_s,
                        ...last,
                        history,
                        remedy,
                        facts,
                    };
                case 'quota': {
                    const holds = say.ledger.filter((entry) => entry.class === 'quota').length;
                    const account = (0,core_holds/* accountOf */.XP)(run, config);
                    return { kind: 'quota_hold', account, holds, reset_at: result?.reset_at ?? null, tail, facts };
                }
                default:
                    return { kind: 'failed', class: say.class ?? 'failed', reason, ...last, history, remedy, facts };
            }
    }
}
function unread(result) {
    const why = result === null ? 'for a day no tick got it from the terminal' : 'what is there now holds no answer';
    return `Its result was seen, but can no longer be read: ${why}.`;
}
/** A tool's names for its tools are as good as words of the agent: only what looks like a name is passed on. */
function deniedIn(result) {
    const calls = result?.permission_denials ?? 0;
    if (calls === 0)
        return {};
    const tools = [...new Set(result?.denied_tools ?? [])].filter((name) => /^[A-Za-z][\w.-]{0,63}$/.test(name));
    return { denied: { calls, tools: tools.toSorted().slice(0, TOOLS_SHOWN) } };
}
const TOOLS_SHOWN = 5;
function lost(publication, reason, last, facts, config) {
    const { say, run } = publication;
    const history = say.ledger.filter((entry) => entry.run_id !== run.run_id);
    const { adapter } = config.executors[run.executor] ?? {};
    const left = leftBehind(run.handle, adapter, config.terminals[run.terminal]?.os);
    const told = { kind: 'lost', reason, ...last, history, remedy: say.remedy, facts };
    if (left === null)
        return { ...told, evidence: [`Run directory ${run.dir_name} on ${run.terminal}.`] };
    return { ...told, evidence: [], left };
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
        if (tried.read !== null)
            events.push(tried.read);
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
    let read = null;
    try {
        const { partial, ...project } = await projectAt(step, setting.project, ports.tracker);
        const { key, states, labels } = project;
        if (partial === null)
            read = { type: 'words-read', key, states, labels };
        made = await stepOf(step, publication, result, { ...setting, project }, ports);
    }
    catch (error) {
        const problem = (0,errors/* problemOf */.Zw)(error);
        return {
            done: { status: 'open', reason: step.reason ?? problem.code, problem },
            digest: null,
            in_doubt: false,
            lost: null,
            read,
        };
    }
    const done = await (0,publish/* publishStep */.g)(made.step, { ...ports, desk, tracker, notifier: notifierOf(step, ports) });
    return { done, digest: made.digest, in_doubt: desk.in_doubt, lost: made.lost ?? null, read };
}
/** A state that was deleted may have been made again since, with another id. `partial`: null where all was read for this. */
async function projectAt(step, known, tracker) {
    const moves = step.kind === 'state' || step.kind === 'working';
    return moves && step.reason === 'plane-reference-gone' ? tracker.project(known.key, known.id) : known;
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
            const { html, digest } = await (0,compose/* composeComment */.S)(message, options);
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
            const text = noticeWords(message, key, !setting.unposted);
            const data = { key, tag: publication.say.tag, url: (0,web_url/* webUrl */.q)(config, key) };
            return { step: { kind: 'notice', text, data, tried: step.tries }, digest: null };
        }
    }
}
function notifierOf(step, ports) {
    return ports.notifiers.get(step.title ?? '') ?? { notify: async () => undefined };
}

;// CONCATENATED MODULE: ./build/action/src/perform.js
/**
 * Acts: orders to all terminals in one round trip each, then what is to be said in Plane. Every expected failure becomes
 * an event; nothing is thrown. What a signal or the deadline leaves undone stays open in state.
 */







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
                events.push(unreached(away, state, config, ports));
                if (!away.problem.retry)
                    problems.push(away.problem);
            }
            const standing = standingRefusal(action, result);
            if (standing !== null) {
                problems.push(standing.problem);
                events.push(heldBack(standing, config, ports));
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
function unreached({ terminal, problem }, state, config, { clock, barred }) {
    const now = clock.now();
    const not_before = (0,backoff/* breakerUntil */.Lz)(now, (state.terminals[terminal]?.failures ?? 0) + 1);
    const print = (0,config_print/* printed */.zd)((0,config_print/* terminalPrint */.OA)(terminal, config), barred);
    return { type: 'terminal-unreached', terminal, at: now, not_before, problem, ...print };
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
function heldBack({ terminal, executor, problem }, config, { clock, barred }) {
    const now = clock.now();
    const until = now + REFUSED_WAIT_MS;
    const print = (0,config_print/* printed */.zd)((0,config_print/* executorPrint */.T2)(terminal, executor, config), barred);
    return { type: 'executor-held', terminal, executor, since: now, until, reason: problem.message, ...print };
}
/** Characters kept of what a terminal says of one way to start a run. */
const WORDS_KEPT = 300;
/** Writes to the log what a terminal refused, and by which way it started a run where there are several. */
function report(action, result, log) {
    if (result.status === 'done' && result.how !== undefined) {
        const ways = result.how.split('\n').map((line) => (0,invisible/* shown */.SP)(line, '\ufffd').slice(0, WORDS_KEPT));
        log.info(`${action.key}: started as a ${ways.join('; ')}`);
    }
    if (result.status === 'refused' || result.status === 'unknown') {
        log.warn(`${action.key}: ${action.type} ${result.status}: ${result.problem.message} ${result.problem.remedy}`.trim());
    }
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
