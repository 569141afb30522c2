export const id = 265;
export const ids = [265];
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

/***/ 2542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ POST_ARRIVES_MS),
/* harmony export */   x: () => (/* binding */ withPostsAwaited)
/* harmony export */ });
/**
 * After this time a comment that was sent is there or never will be: two requests at once both pass Plane's check of the
 * external id, which is no lock. A server that is slower between its check and its insert is not waited for
 * (docs/reliability.md).
 */
const POST_ARRIVES_MS = 90_000;
/** Leaves every comment open that may have been sent until `last_sent`, as long as it may take to arrive. */
function withPostsAwaited(state, last_sent) {
    const outbox = Object.fromEntries(Object.entries(state.outbox).map(([id, publication]) => [id, awaited(publication, last_sent)]));
    return { ...state, outbox };
}
function awaited(publication, last_sent) {
    const mayBeUnderWay = publication.steps.some((step) => isUnderWay(step, last_sent));
    if (!mayBeUnderWay)
        return publication;
    const steps = publication.steps.map((step) => isUnderWay(step, last_sent) ? { ...step, not_before: last_sent + POST_ARRIVES_MS } : step);
    return { ...publication, steps };
}
/** A step that had to wait longer was not sent. */
function isUnderWay({ kind, status, not_before }, last_sent) {
    return kind === 'comment' && status === 'open' && not_before <= last_sent;
}


/***/ }),

/***/ 26370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PU: () => (/* binding */ isOver),
/* harmony export */   Ye: () => (/* binding */ planReap),
/* harmony export */   jq: () => (/* binding */ isForeign)
/* harmony export */ });
/* harmony import */ var _run_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68371);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17959);


/** Others' runs are told, and are not for the people of this state to mend. */
function isForeign({ code }) {
    return code === 'other-lineage' || code === 'foreign-process';
}
const YOUNG_MS = 24 * 60 * 60_000;
/** `<lineage8>-<KEY>-<n>`, and `-r2` for relaunches. */
const NAME = /^([0-9a-f]{8})-(.+)-(\d+)(?:-r\d+)?$/;
const NAMED = 5;
function planReap(facts) {
    const survey = surveyOf(facts);
    const actions = [];
    const findings = [];
    for (const entry of facts.census.entries)
        judgeEntry(entry, survey, actions, findings);
    for (const name of orphans(survey))
        judgeOrphan(name, survey, actions, findings);
    for (const { key, run, at } of facts.census.locks) {
        if (run === null && survey.age(at) > YOUNG_MS) {
            findings.push(finding('odd-lock', key, `Item lock ${key} names no run directory.`, 'Remove it when no agent works on that item.'));
        }
    }
    for (const worktree of facts.census.worktrees)
        judgeWorktree(worktree, facts, survey, actions, findings);
    const order = { end: 0, remove: 1, 'remove-worktree': 2 };
    return {
        actions: actions.toSorted((a, b) => order[a.type] - order[b.type]),
        findings: [...otherLineages(survey), ...findings],
    };
}
function surveyOf(facts) {
    const { state, census, now } = facts;
    const open = Object.values(state.inflight).map(({ dir_name }) => dir_name);
    const told = Object.values(state.outbox).map(({ run }) => run.dir_name);
    // Where an answer lies that Plane refused, as people are told until they act.
    const shown = state.lineage.slice(0, _state_js__WEBPACK_IMPORTED_MODULE_0__/* .LINEAGE_SHOWN */ .SI);
    const unposted = Object.values(state.items).flatMap(({ refused }) => refused === null ? [] : [`${shown}-${refused.run_id}`]);
    const pids = new Map();
    for (const { run, pid } of census.processes)
        pids.set(run, [...(pids.get(run) ?? []), pid]);
    return {
        facts,
        needed: new Set([...open, ...told, ...unposted].map(firstLaunch)),
        there: new Set(census.entries.map(({ name }) => name)),
        pids,
        age: (at) => (at === null ? 0 : now - at),
        others: new Map(),
    };
}
function firstLaunch(name) {
    return name.replace(/-r\d+$/, '');
}
/** `ours`: by this very state. `known`: a run that this state has counted. `smoke`: of a smoke run, which no state knows. */
function ownerOf(name, { state }) {
    const [, lineage, key, number] = NAME.exec(name) ?? [];
    if (lineage === undefined)
        return 'none';
    if (key === 'smoke')
        return 'smoke';
    if (lineage !== state.lineage.slice(0, _state_js__WEBPACK_IMPORTED_MODULE_0__/* .LINEAGE_SHOWN */ .SI))
        return 'other';
    const [, item] = itemOf(key ?? '', state) ?? [];
    return item !== undefined && item.runs >= Number(number) ? 'known' : 'ours';
}
function judgeEntry(entry, survey, actions, findings) {
    const { name, kind, state, at } = entry;
    const { facts, needed, pids } = survey;
    if (needed.has(firstLaunch(name)))
        return;
    const age = survey.age(at);
    const owner = kind === 'run' ? ownerOf(name, facts) : 'none';
    const young = age <= YOUNG_MS;
    if (owner === 'none') {
        if (young)
            return;
        const what = kind === 'link' ? 'is a symbolic link' : kind === 'file' ? 'is a file' : 'is no run directory of agentd';
        findings.push(finding('no-run-directory', name, `${name} ${what}.`, 'Move it out of the run root if nobody needs it there.'));
        return;
    }
    if (owner === 'other') {
        if (!young)
            noteOther(name, survey);
        return;
    }
    if (!entry.legible) {
        if (young)
            return;
        findings.push(finding('unreadable-record', name, `${name} does not say which process runs it.`, 'Look for its processes, then remove the directory.'));
        return;
    }
    if (state === 'running') {
        if (owner === 'known')
            actions.push({ type: 'end', name, why: 'It is open nowhere, and still runs.' });
        else if (!young) {
            const message = `${name} runs (process ${entry.pid ?? 'unknown'}), and the state knows nothing of it.`;
            findings.push(finding('unknown-run', name, message, 'If nobody needs it, end its processes; its directory then expires.'));
        }
        return;
    }
    const alive = pids.get(name) ?? [];
    if (alive.length > 0) {
        if (state !== 'starting' && state !== 'none')
            findings.push(processesLeft(name, alive));
        return;
    }
    if (age > facts.older_than_ms)
        actions.push({ type: 'remove', name, why: `It ended ${days(age)} ago.` });
}
/** Names of runs that have no directory, but a process, an item lock or a task. */
function orphans({ facts, there, pids }) {
    const { locks, tasks } = facts.census;
    const named = [...pids.keys(), ...locks.flatMap(({ run }) => run ?? []), ...tasks];
    return [...new Set(named)].filter((name) => !there.has(name));
}
function judgeOrphan(name, survey, actions, findings) {
    const { facts, needed, pids } = survey;
    const alive = pids.get(name) ?? [];
    const owner = ownerOf(name, facts);
    if (alive.length > 0) {
        const who = alive.length === 1 ? `Process ${alive.join('')} carries` : `Processes ${alive.join(', ')} carry`;
        const message = `${who} the marker of ${name}, which has no directory here.`;
        const remedy = 'They may belong to another run root. If nobody needs them, end them.';
        const foreign = owner === 'other' || owner === 'none' || owner === 'smoke';
        findings.push(finding(foreign ? 'foreign-process' : 'process-without-directory', name, message, remedy));
        return;
    }
    if (needed.has(firstLaunch(name)))
        return;
    if (owner === 'other' || owner === 'none')
        return;
    const ages = facts.census.locks.filter(({ run }) => run === name).map(({ at }) => survey.age(at));
    if (ages.every((age) => age > YOUNG_MS))
        actions.push({ type: 'remove', name, why: 'Its directory is gone.' });
}
function judgeWorktree({ key, work, at }, { state, older_than_ms }, survey, actions, findings) {
    if (isTaken(key, survey))
        return;
    const [item_id, item] = itemOf(key, state) ?? [];
    if (item_id === undefined || item === undefined) {
        if (survey.age(at) <= older_than_ms)
            return;
        const message = `The worktree of ${key} is old, and the state does not know that item.`;
        findings.push(finding('worktree-unknown', key, message, 'Remove it with `git worktree remove` if nobody needs it.'));
        return;
    }
    if (!isOver(item_id, item, state))
        return;
    // Its branch stays, and makes it anew should the item be opened again.
    if (work === 'none') {
        actions.push({
            type: 'remove-worktree',
            name: key,
            why: `${item.key} is ${item.seen.state.name}, and its work is kept elsewhere.`,
        });
        return;
    }
    if (survey.age(Math.max(at ?? survey.facts.now, item.seen.updated_at)) <= older_than_ms)
        return;
    const holds = work === 'unknown' ? 'what work it holds is not known' : `it holds ${work} work`;
    const message = `${item.key} is ${item.seen.state.name}, and its worktree stays: ${holds}.`;
    findings.push(finding('worktree-with-work', key, message, `Push the branch agentd/${key} or merge it, or remove the worktree yourself.`));
}
/** A run lives that may work in it, or another state has runs of an item with that key, which work in the same folder. */
function isTaken(key, { facts, pids }) {
    const isOf = (name) => NAME.exec(name)?.[2] === key;
    // A process of another state without a directory here belongs to another run root, and works in another folder.
    if ([...pids.keys()].some((name) => isOf(name) && ownerOf(name, facts) !== 'other'))
        return true;
    return facts.census.entries.some(({ name, state, legible }) => isOf(name) && (ownerOf(name, facts) === 'other' || state === 'running' || state === 'starting' || !legible));
}
/** The item whose runs are named by that key; one without runs, only where there is no other. */
function itemOf(key, { items }) {
    const named = Object.entries(items).filter(([, item]) => (0,_run_key_js__WEBPACK_IMPORTED_MODULE_1__/* .runKeyOf */ .kB)(item) === key);
    return named.find(([, { runs }]) => runs > 0) ?? named[0];
}
/** Nothing of the item is open, and nothing can open by a person's comment. */
function isOver(item_id, item, state) {
    const { group } = item.seen.state;
    const ended = group === 'completed' || group === 'cancelled';
    const told = !Object.values(state.outbox).some((publication) => publication.item_id === item_id);
    return ended && told && item.next === null && state.inflight[item_id] === undefined;
}
function noteOther(name, { others }) {
    const lineage = name.slice(0, _state_js__WEBPACK_IMPORTED_MODULE_0__/* .LINEAGE_SHOWN */ .SI);
    others.set(lineage, [...(others.get(lineage) ?? []), name]);
}
function otherLineages({ others }) {
    return [...others].map(([lineage, names]) => {
        const shown = `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ', …' : ''}`;
        const message = `${names.length} run ${names.length === 1 ? 'directory belongs' : 'directories belong'} to another state (${lineage}): ${shown}.`;
        const remedy = 'Run reap with the configuration of that state. If it is gone for good, remove them when nothing of them lives.';
        return finding('other-lineage', lineage, message, remedy);
    });
}
function processesLeft(name, pids) {
    const message = `Processes ${pids.join(', ')} of ${name} live on after its end.`;
    return finding('processes-left', name, message, 'Look at what they do, and end them if nobody needs them.');
}
function finding(code, name, message, remedy) {
    return { code, name, message, remedy };
}
function days(ms) {
    const count = Math.floor(ms / YOUNG_MS);
    return count === 1 ? 'a day' : `${count} days`;
}


/***/ }),

/***/ 87541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ QUIET),
/* harmony export */   ZD: () => (/* binding */ isStuck),
/* harmony export */   fh: () => (/* binding */ stepOutcome),
/* harmony export */   sp: () => (/* binding */ withoutComment)
/* harmony export */ });
/* harmony import */ var _backoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96596);
/* harmony import */ var _hands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(882);
/* harmony import */ var _posts_under_way_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2542);



const RETRY = { base_s: 30, max_s: 600 };
/** Failures in a row after which what usually passes is told to a person. */
const PASSES_WITHIN = 3;
function stepOutcome(publication, index, done, facts) {
    const step = publication.steps[index];
    if (step === undefined)
        throw new Error(`${publication.id} has no step ${index}`);
    const reason = done.reason ?? done.problem?.code ?? null;
    const taken = takenId(step, reason, facts);
    if (taken !== 'refused' && done.status === 'open') {
        const event = failed(publication, index, step, done, facts);
        if (taken === null)
            return event;
        return { ...event, taken, stuck: event.stuck && taken.suffix === step.suffix };
    }
    return ended(publication, index, step, { ...done, status: done.status === 'done' ? 'done' : 'refused' }, facts);
}
/** Whether a try that failed is for a person: it does not pass by itself, or has not for long. */
function isStuck(step, problem) {
    if (step.kind === 'notice' || step.kind === 'link')
        return false;
    return problem !== undefined && !QUIET.has(problem.code) && (!problem.retry || step.tries + 1 >= PASSES_WITHIN);
}
/** Says nothing of Plane or the step: the tick was short of time, or read what is too old or not settled yet. */
const QUIET = new Set([
    'no-time-left',
    'plane-not-asked',
    'plane-read-too-old',
    'plane-item-not-shown',
]);
/** No read lags so far behind, and no comment takes so long to arrive. */
const SEEN_WITHIN_MS = 5 * 60_000;
/**
 * An external id can be predicted, so anybody may have taken it. Once the foreign actor was read the next try is made under
 * another one that nobody can have guessed; it goes into state first, so that whoever tries again tries the same. A holder
 * that is not seen on the item may be a comment of ours that a replica does not show yet: only after a while is it taken
 * for one on another item. `null`: nothing is taken.
 */
function takenId(step, reason, { now, suffix }) {
    if (reason !== 'plane-comment-taken' && reason !== 'plane-comment-unseen')
        return null;
    if (reason === 'plane-comment-unseen') {
        const unseen_since = step.unseen_since ?? now;
        if (now - unseen_since <= SEEN_WITHIN_MS)
            return { suffix: step.suffix, unseen_since };
    }
    return step.suffix === null ? { suffix, unseen_since: null } : 'refused';
}
function failed(publication, index, step, done, { digest, in_doubt, now }) {
    const wait = step.tries === 0 ? 0 : (0,_backoff_js__WEBPACK_IMPORTED_MODULE_0__/* .backoff */ .JN)(RETRY, step.tries, `${publication.id}#${index}`);
    return {
        type: 'step-failed',
        publication_id: publication.id,
        step: index,
        reason: done.reason ?? done.problem?.code ?? 'unknown',
        not_before: Math.max(now + Math.max(wait, in_doubt ? _posts_under_way_js__WEBPACK_IMPORTED_MODULE_1__/* .POST_ARRIVES_MS */ .N : 0), done.until ?? 0),
        digest,
        stuck: isStuck(step, done.problem),
    };
}
function ended(publication, index, step, done, { digest, said_digest, now, state }) {
    const { status, comment_id, item } = done;
    const reason = done.reason ?? done.problem?.code ?? null;
    const bot = state.items[publication.item_id]?.left?.bot ?? null;
    const left = item === undefined ? null : leftAt(item, bot, state);
    // What a person did before the working state was reached must still be seen as done: it stops the run.
    const theirs = step.kind === 'working' && (reason === 'moved-by-people' || left?.assigned === false);
    const said = comment_id === undefined || said_digest === null ? null : { id: comment_id, digest: said_digest };
    // Who has stopped a run is owed no answer.
    const owed = status === 'refused' && publication.say.kind !== 'cancelled';
    const lost = owed && (step.kind === 'comment' || (step.kind === 'state' && reason !== 'item-gone'));
    return {
        type: 'step-ended',
        publication_id: publication.id,
        step: index,
        status,
        reason,
        digest,
        left: theirs ? null : left,
        ...(said === null ? {} : { said }),
        ...(lost ? { refusal: refusalOf(publication, step, reason ?? 'unknown', now) } : {}),
    };
}
function refusalOf(publication, { kind }, reason, at) {
    const { run, needs_result: of_result } = publication;
    const dir = typeof run.handle['dir'] === 'string' ? run.handle['dir'] : null;
    return { run_id: run.run_id, kind, reason, at, of_result, terminal: run.terminal, dir };
}
/** `bot`: who had it; a hand-over that Plane shows by now is a person's, and is followed by the next plan. */
function leftAt(item, bot, { terminals }) {
    const ours = new Set(Object.values(terminals).flatMap(({ user_id }) => user_id ?? []));
    return { state_ids: [item.state.id], assigned: (0,_hands_js__WEBPACK_IMPORTED_MODULE_2__/* .isOurs */ .MU)(item, { ours }), bot, updated_at: item.updated_at };
}
/** A move that belongs to a comment which was refused: the item goes nowhere without it. */
function withoutComment(publication, index) {
    return {
        type: 'step-ended',
        publication_id: publication.id,
        step: index,
        status: 'refused',
        reason: 'comment-refused',
        digest: null,
        left: null,
    };
}


/***/ }),

/***/ 10198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ standingProblems),
/* harmony export */   PY: () => (/* binding */ problemOfStep),
/* harmony export */   gT: () => (/* binding */ unpostedSteps),
/* harmony export */   xT: () => (/* binding */ notTold)
/* harmony export */ });
/* harmony import */ var _step_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87541);

const STEPS = {
    working: 'the move to the working state',
    comment: 'the comment',
    state: 'the move to the next state',
    link: 'a link',
    notice: 'a notice',
};
/** Everything that is still to be posted, and what was refused for good and has not been taken up by a person. */
function unpostedSteps(state) {
    const open = Object.values(state.outbox).flatMap(({ item_id, run, steps }) => steps
        .filter(({ status }) => status === 'open')
        .map(({ kind, tries, reason, not_before }) => ({
        item_id,
        run_id: run.run_id,
        kind,
        status: 'open',
        tries,
        reason,
        until: not_before,
    })));
    const refused = Object.entries(state.items).flatMap(([item_id, { refused: step }]) => step === null
        ? []
        : [
            {
                item_id,
                run_id: step.run_id,
                kind: step.kind,
                status: 'refused',
                tries: 0,
                reason: step.reason,
                until: null,
            },
        ]);
    return [...open, ...refused];
}
/** What a try has come to, where a person is to know of it; null: all is well, or it is not worth telling. */
function problemOfStep({ key, run_id }, step, done, event) {
    const { problem } = done;
    const what = `${key}: ${STEPS[step.kind]} of ${run_id}`;
    if (event.type === 'step-ended') {
        if (event.status === 'done')
            return null;
        if (event.refusal !== undefined)
            return refusedProblem(key, event.refusal, problem);
        if (problem === undefined || event.reason === 'item-gone')
            return null;
        return { ...problem, message: `${what} is given up: ${problem.message}`, retry: false };
    }
    if (problem === undefined || _step_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .QUIET */ .DC.has(problem.code) || step.kind === 'notice' || step.kind === 'link')
        return null;
    const anew = event.taken !== undefined && event.taken.suffix !== step.suffix;
    return {
        code: problem.code,
        message: `${what} is not in Plane yet: ${problem.message}`,
        remedy: anew ? `The next tick uses another id. ${problem.remedy}` : problem.remedy || again(key),
        retry: anew || !(0,_step_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .isStuck */ .ZD)(step, problem),
    };
}
/**
 * What stands, for ticks that did not try it: the process that met it may have died before it could tell anybody.
 * @param told publications of which this tick tells by itself.
 */
function standingProblems(state, told) {
    const problems = [];
    for (const { id, item_id, run, steps } of Object.values(state.outbox)) {
        const step = steps.find(({ status }) => status === 'open');
        if (step === undefined || !step.stuck || told.has(id))
            continue;
        const key = state.items[item_id]?.key ?? run.run_id;
        problems.push({
            code: step.reason ?? 'unknown',
            message: `${key}: ${STEPS[step.kind]} of ${run.run_id} is not in Plane yet (${step.reason ?? 'unknown'}, ${step.tries} tries).`,
            remedy: again(key),
            retry: false,
        });
    }
    for (const { key, refused } of Object.values(state.items)) {
        if (refused === null || refused.reason === 'item-gone')
            continue;
        const inThisTick = [...told].some((id) => id.startsWith(`${refused.run_id}:`));
        if (!inThisTick)
            problems.push(refusedProblem(key, refused, undefined));
    }
    return problems;
}
/** Where all of Plane does not answer, or a token is wrong, every item would say so once more. */
function notTold(problems, known) {
    const common = new Set(known.filter(({ code, retry }) => retry || TOKENS.has(code)).map(({ code }) => code));
    return problems.filter(({ code }) => !common.has(code));
}
const TOKENS = new Set(['plane-token-invalid', 'plane-token-missing', 'plane-redirect']);
function again(key) {
    return `It is tried again by itself; mend what it names, or give the item up with \`agentd release ${key}\`.`;
}
function refusedProblem(key, refused, problem) {
    const { run_id, kind, reason, of_result, terminal, dir } = refused;
    const answer = kind === 'comment' && of_result;
    const lost = kind === 'comment' ? `${answer ? 'The answer' : 'The note'} is not in Plane, and the item` : 'The item';
    const before = [
        problem?.remedy ?? '',
        answer ? `The answer lies in ${dir ?? 'the run directory'} on ${terminal}.` : '',
    ];
    const first = before.filter(Boolean).join(' ');
    return {
        code: reason,
        message: [
            `${key}: Plane refuses ${STEPS[kind]} of ${run_id} for good (${reason}).`,
            `${lost} stays where it is.`,
            problem?.message ?? '',
        ]
            .join(' ')
            .trim(),
        remedy: `${first === '' ? 'Comment' : `${first} Then comment`} on the item or move it yourself; or run \`agentd release ${key}\`.`,
        retry: false,
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
                events.push(unreached(away, state, config, ports.clock.now()));
                if (!away.problem.retry)
                    problems.push(away.problem);
            }
            const standing = standingRefusal(action, result);
            if (standing !== null) {
                problems.push(standing.problem);
                events.push(heldBack(standing, config, ports.clock.now()));
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
function unreached({ terminal, problem }, state, config, now) {
    const not_before = (0,backoff/* breakerUntil */.Lz)(now, (state.terminals[terminal]?.failures ?? 0) + 1);
    const print = (0,config_print/* terminalPrint */.O)(terminal, config);
    return { type: 'terminal-unreached', terminal, at: now, not_before, problem, print };
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
function heldBack({ terminal, executor, problem }, config, now) {
    const until = now + REFUSED_WAIT_MS;
    const print = (0,config_print/* executorPrint */.T)(terminal, executor, config);
    return { type: 'executor-held', terminal, executor, since: now, until, reason: problem.message, print };
}
function report(action, result, log) {
    if (result.status === 'refused' || result.status === 'unknown') {
        log.warn(`${action.key}: ${action.type} ${result.status}: ${result.problem.message} ${result.problem.remedy}`.trim());
    }
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


/***/ })

};
