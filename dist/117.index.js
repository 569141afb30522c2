export const id = 117;
export const ids = [117];
export const modules = {

/***/ 38214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* unused harmony exports EXIT, stoppedBy */
/** Exit codes of the command line; documented in docs/operations.md. */
const EXIT = {
    fine: 0,
    failed: 1,
    /** Usage or configuration. */
    usage: 2,
    /** Another tick was ahead. */
    ahead: 3,
    /** Ended by Ctrl-C before its end: 128 and the number of SIGINT, as shells say it. */
    interrupted: 130,
    /** The same by SIGTERM. */
    terminated: 143,
};
/** What ended it: `reason` of the host's signal is the name of the one that came. */
function stoppedBy({ reason }) {
    return reason === 'SIGTERM' ? EXIT.terminated : EXIT.interrupted;
}


/***/ }),

/***/ 56005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hS: () => (/* binding */ counted),
  nI: () => (/* binding */ paint),
  h5: () => (/* binding */ shownTime),
  tp: () => (/* binding */ table)
});

// UNUSED EXPORTS: fail, writeJson, writeProblem, writeTable, writeText

// EXTERNAL MODULE: ./build/bot/clean.js
var clean = __webpack_require__(85151);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/commands/exit-codes.js
var exit_codes = __webpack_require__(38214);
;// CONCATENATED MODULE: ./build/action/src/commands/wrap.js
/** Of text that is to be read, where the output is no terminal. */
const USUAL_WIDTH = 80;
/** What is no terminal is read by programs, line by line: there nothing is broken. */
function wrap_widthOf(host) {
    return host.columns ?? Infinity;
}
/**
 * `text`, which may be painted, in lines of at most `width` characters that are seen; those after the first begin with
 * `hang` blanks. A word that is longer (a path, an address) stays whole, so that it can be copied.
 */
function wrap_wrap(text, width, hang = 0) {
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

;// CONCATENATED MODULE: ./build/action/src/commands/output.js
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
            widths[index] = Math.max(widths[index] ?? 0, visibleLength(cell));
    }
    return rows
        .map((row) => {
        const before = widths.slice(0, row.length - 1).reduce((sum, column) => sum + column + 2, 0);
        const line = row
            .map((cell, index) => index === row.length - 1 ? cell : cell + ' '.repeat((widths[index] ?? 0) - visibleLength(cell)))
            .join('  ')
            .trimEnd();
        return wrap_wrap(line, width, before + LEAST_LAST <= width ? before : HANG);
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
    return parts.map((part, index) => (index % 2 === 1 ? part : (0,clean/* clean */.u)(part).replace(/\n+/g, ' '))).join('');
}
/** `1 run`, `2 runs` */
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** Sentences for people; on a terminal broken at words, those lines after the first begun with `hang` blanks. */
function writeText(host, text, hang = 0) {
    host.write(`${wrap(text, widthOf(host), hang)}\n`);
}
/** {@link table}, as wide as the terminal. */
function writeTable(host, cells) {
    host.write(`${table(cells, widthOf(host))}\n`);
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
    const problem = problemOf(error);
    const code = error instanceof ConfigError ? EXIT.usage : EXIT.failed;
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
        .map(cleanLine)
        .join('\n')
        .replace(/\n+(?=::|$)/g, ' ')
        .trimEnd();
    const width = widthOf(host);
    host.writeError(`${wrap(`${paint(host, 'red', `error ${problem.code}:`)} ${message}`, width, 2)}\n`);
    if (problem.remedy !== '')
        host.writeError(`${wrap(`  ${cleanLine(problem.remedy)}`, width, 2)}\n`);
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
        findings.push(finding('unreadable-record', name, `Whether a process runs ${name} cannot be told: its record does not say which, was made elsewhere, or Windows does not show processes.`, 'Look for its processes, and remove the directory only if there are none. On Windows the row `starts` of `agentd doctor` says what would show them.'));
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


/***/ })

};
