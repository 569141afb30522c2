export const id = 202;
export const ids = [202];
export const modules = {

/***/ 92616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XE: () => (/* binding */ saysSomething),
/* harmony export */   Yu: () => (/* binding */ isUnheard),
/* harmony export */   s5: () => (/* binding */ isEdited),
/* harmony export */   v6: () => (/* binding */ hearing)
/* harmony export */ });
/* harmony import */ var _bot_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64373);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27047);
/**
 * Which comments a run has been told, and as what (issue 8): one that its author has edited since counts as new, once for
 * each text, and one in which nothing is seen never. Pure. State keeps no text, so it keeps a short print of it.
 */


/** No run has been told of it, or it said something else then. What it said is not known of records of older versions. */
function isUnheard(comment, known) {
    return !known.heard.includes(comment.id) || isEdited(comment, known);
}
/** It has been told, and says something else by now. */
function isEdited({ id, html }, { heard_as }) {
    const before = Object.hasOwn(heard_as, id) ? heard_as[id] : undefined;
    return before !== undefined && before !== printOfHtml(html);
}
/** The record once `told` are part of a prompt. */
function hearing(known, told) {
    return {
        heard: [...new Set([...known.heard, ...told.map(({ id }) => id)])],
        heard_as: { ...known.heard_as, ...Object.fromEntries(told.map(({ id, html }) => [id, printOfHtml(html)])) },
    };
}
/** Elements that are seen without any text in them. */
const SEEN = /<(?:img|hr|video|audio|iframe|[a-z]+(?:-[a-z]+)*-component)\b/i;
const UNSEEN_ELEMENT = /<(?:script|style|template)\b[^<>]*>[^<]*/gi;
const BLANK_ENTITY = /&(?:nbsp|ensp|emsp|thinsp|hairsp|zwj|zwnj|lrm|rlm|shy|ZeroWidthSpace|NoBreak|Tab|NewLine|#0*(?:9|10|13|32|160|173|819[2-9]|820[0-7]|823[2-9]|8288|65279)|#x0*(?:9|a|d|20|a0|ad|200[0-9a-f]|202[89a-f]|2060|feff));?/gi;
/** Whether a person sees anything in a comment: an empty one, as the editor leaves by a slip, asks for nothing. */
function saysSomething(html) {
    if (SEEN.test(html))
        return true;
    const text = html
        .replace(UNSEEN_ELEMENT, '')
        .replace(/<[^<>]*>/g, '')
        .replace(BLANK_ENTITY, '');
    return (0,_bot_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .bare */ .$B)(text).trim() !== '';
}
/** Attributes by which Plane's editor marks what it has opened, without a change that a person made. */
const EDITORS_OWN = / (?:class|id|style|data-id|data-node-type|target|rel)="[^"]*"/g;
/** Nobody gains by two texts with one print: the second is only not heard. */
function printOfHtml(html) {
    const text = html.replace(/<[^<>]*>/g, (tag) => tag.replace(EDITORS_OWN, ''));
    return (0,_print_js__WEBPACK_IMPORTED_MODULE_1__/* .printOf */ .F)(text.replace(/\s+/g, ' ').trim());
}


/***/ }),

/***/ 16551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rs: () => (/* binding */ watchProject),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   XF: () => (/* binding */ watchDetail),
/* harmony export */   aQ: () => (/* binding */ SWEEP_EVERY_MS),
/* harmony export */   hA: () => (/* binding */ SWEEP_AGAIN_MS),
/* harmony export */   tQ: () => (/* binding */ counts),
/* harmony export */   ur: () => (/* binding */ WATERMARK_OVERLAP_MS)
/* harmony export */ });
/* harmony import */ var _hands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(882);
/* harmony import */ var _heard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92616);
/* harmony import */ var _plane_times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80985);
/* harmony import */ var _run_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68371);




/** How far behind the newest change a read goes back: Plane's background work moves `updated_at` late. */
const WATERMARK_OVERLAP_MS = 60_000;
/** How long after a change a read may still be answered without it: a replica’s lag, and clocks that disagree. */
const SETTLE_MS = 5 * 60_000;
/** A replica's lag alone, as far as it is usual. */
const LAG_MS = 60_000;
const SWEEP_EVERY_MS = 6 * 60 * 60_000;
/** How soon a read of everything that broke off is made again. */
const SWEEP_AGAIN_MS = 30 * 60_000;
/** Items of one project as they were listed and read, folded into what is known. */
function watchProject(state, view, obs, now) {
    const seen = obs.projects[view.key];
    if (seen?.ok !== true)
        return [];
    const events = [];
    const listed = new Map(seen.items.map((item) => [item.id, item]));
    for (const item of listed.values()) {
        const detail = obs.details.get(item.id);
        // Read by id it says more, unless that read was answered with an older copy than the list.
        if (detail?.ok === true && detail.item !== null && detail.item.updated_at >= item.updated_at)
            continue;
        events.push(...seeItem(state, view, item, now));
    }
    if (seen.full) {
        const unread = new Set(seen.unread);
        for (const [item_id, item] of Object.entries(state.items)) {
            if (item.project !== view.key || listed.has(item_id) || unread.has(item_id))
                continue;
            if (item.runs === 0 && state.inflight[item_id] === undefined)
                events.push({ type: 'item-dropped', item_id });
        }
    }
    const bots = [...view.ours].toSorted();
    const known = state.projects[view.key]?.bots ?? [];
    // Items of a bot that was not known before lie behind the watermark.
    const again = bots.every((user) => known.includes(user)) ? null : 0;
    events.push({
        type: 'project-scanned',
        key: view.key,
        // By our clock at most: what one server of Plane dates ahead must not hide what the others date right.
        newest: seen.newest === null ? null : Math.min(seen.newest, now),
        swept_at: seen.full ? now : again,
        sweep_cut_at: sweepCutAt(seen, state.projects[view.key]?.watermark ?? null, now),
        bots: seen.full ? bots : known.filter((user) => view.ours.has(user)),
    });
    return events;
}
/**
 * When a read of everything broke off, for {@link SWEEP_AGAIN_MS}. Before the first one came to its end it is made by every
 * tick; but where it spends the requests of the key, only by every second one, so that what it has shown can start between.
 */
function sweepCutAt(seen, watermark, now) {
    if (seen.full)
        return 0;
    if (seen.cut === 'spent' || (seen.cut === 'sweep' && watermark !== null))
        return now;
    return watermark === null ? 0 : null;
}
/** An item that was read by id, with its comments. */
function watchDetail(state, view, item_id, obs, now) {
    const detail = obs.details.get(item_id);
    if (detail?.ok !== true)
        return [];
    if (detail.item === null) {
        const known = state.items[item_id];
        return known !== undefined && isGone(known, now) ? forgetGone(state, item_id, known, now) : [];
    }
    const events = seeItem(state, view, detail.item, now);
    const kept = (0,_hands_js__WEBPACK_IMPORTED_MODULE_1__/* .isOurs */ .MU)(detail.item, view) || (state.items[item_id]?.runs ?? 0) > 0;
    if (detail.comments !== null && kept)
        events.push(...readComments(state, view, detail.item, detail.comments, now));
    if (detail.blockers === null)
        return events;
    const by = detail.blockers.find(({ done }) => !done)?.key;
    const blocked = by === undefined ? null : { by, read_at: now };
    if (blocked !== null || state.items[item_id]?.blocked != null) {
        events.push({ type: 'blockers-read', item_id, blocked });
    }
    return events;
}
/**
 * What was unheard when the comments were read. A replica may show a change of the item before the comment that made it:
 * until the change is a while old, the comments count as not read to the end.
 */
function readComments(state, view, item, comments, now) {
    const known = state.items[item.id];
    const heard = new Set(known?.heard);
    // What others made of a comment that was heard is not their comment, nor its author's.
    const unheard = comments.filter((comment) => isFromPerson(comment, view) &&
        (known === undefined || !heard.has(comment.id) || ((0,_heard_js__WEBPACK_IMPORTED_MODULE_0__/* .isEdited */ .s5)(comment, known) && counts(comment, view))));
    const byOthers = unheard.filter((comment) => !counts(comment, view));
    const others = byOthers.length;
    const allowed = unheard.length - others;
    const others_at = byOthers.reduce((newest, { created_at }) => Math.max(newest, created_at), 0);
    const at = now - item.updated_at > SETTLE_MS ? item.updated_at : item.updated_at - 1;
    const same = known !== undefined &&
        known.comments_read_at === at &&
        known.unheard.allowed === allowed &&
        known.unheard.others === others &&
        known.others_at === others_at;
    return same ? [] : [{ type: 'comments-read', item_id: item.id, at, unheard: { allowed, others }, others_at }];
}
/**
 * Whether an item that was not found by id is gone. A replica may not know yet what was made just now; what it had before
 * it lacks only for a moment, where the item was taken out of the archive.
 */
function isGone({ seen }, now) {
    const unchanged = now - seen.updated_at;
    return unchanged > SETTLE_MS || (unchanged > LAG_MS && now - seen.created_at > SETTLE_MS);
}
/** What has run keeps its record, because its numbers are never used again; should it come back, a person has acted. */
function forgetGone(state, item_id, known, now) {
    if (state.inflight[item_id] !== undefined)
        return [];
    if (known.runs === 0)
        return [{ type: 'item-dropped', item_id }];
    const answer = known.answer ?? { run_id: `${(0,_run_key_js__WEBPACK_IMPORTED_MODULE_2__/* .runKeyOf */ .kB)(known)}-${known.runs}`, tag: null, class: 'cancelled', at: now };
    return [
        { type: 'next-dropped', item_id, answer, publication: null },
        { type: 'comments-read', item_id, at: known.seen.updated_at, unheard: { allowed: 0, others: 0 } },
    ];
}
function seeItem(state, view, item, now) {
    const known = state.items[item.id];
    if (known === undefined)
        return (0,_hands_js__WEBPACK_IMPORTED_MODULE_1__/* .isOurs */ .MU)(item, view) ? [{ type: 'item-seen', item }] : [];
    // A replica may answer with an older copy: what is known to be newer stays.
    if (item.updated_at < known.seen.updated_at && (0,_plane_times_js__WEBPACK_IMPORTED_MODULE_3__/* .isPossible */ .w)(known.seen.updated_at, now))
        return [];
    if (known.runs === 0 && state.inflight[item.id] === undefined && !(0,_hands_js__WEBPACK_IMPORTED_MODULE_1__/* .isOurs */ .MU)(item, view)) {
        return [{ type: 'item-dropped', item_id: item.id }];
    }
    return sameSeen(known, item) ? [] : [...notedBot(item.id, known, view), { type: 'item-seen', item }];
}
/** Who had the item when nobody noted it: the bot to which it was assigned before this change. */
function notedBot(item_id, { left, seen }, view) {
    if (left === null || left.bot !== null || !left.assigned)
        return [];
    const bot = (0,_hands_js__WEBPACK_IMPORTED_MODULE_1__/* .botOf */ .z2)(seen.assignees, view);
    return bot === null ? [] : [{ type: 'item-moved', item_id, left: { ...left, bot } }];
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
function isFromPerson(comment, view) {
    return comment.external_source !== 'agentd' && !view.ours.has(comment.actor) && (0,_heard_js__WEBPACK_IMPORTED_MODULE_0__/* .saysSomething */ .XE)(comment.html);
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


/***/ }),

/***/ 67202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ learnedHostKeys),
  l: () => (/* binding */ observe)
});

// EXTERNAL MODULE: ./build/action/src/config/barred.js
var config_barred = __webpack_require__(7925);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
;// CONCATENATED MODULE: ./build/action/src/core/fits.js
/** Everything that the configuration names is there, it was read for the same authors, and the project is in use. */
function fits(key, config, known) {
    const project = config.projects[key];
    const { info } = known;
    if (project === undefined || info.archived || !hasSameAuthors(config, known))
        return false;
    const { working, review, question, blocked, pick_up = [] } = project.states;
    const states = new Set(info.states.map((state) => state.name));
    const members = new Set(info.members.map((member) => member.display_name));
    return ([working, review, question, blocked, ...pick_up].every((name) => name === undefined || states.has(name)) &&
        Object.keys(project.routing.by_assignee).every((name) => members.has(name)));
}
/** Lists that were read in part, together with what was known: what such a list lacks is not absent. */
function withKnown(info, known) {
    if (known === undefined)
        return info;
    return {
        ...info,
        states: union(info.states, known.states),
        labels: { ...known.labels, ...info.labels },
        members: union(info.members, known.members),
    };
}
function union(read, known) {
    const ids = new Set(read.map(({ id }) => id));
    return [...read, ...known.filter(({ id }) => !ids.has(id))];
}
/** Of members that no author is, state keeps no address: others cannot be told by what was read for these. */
function hasSameAuthors({ allowed_authors }, { authors }) {
    return authors.length === allowed_authors.length && authors.every((author) => allowed_authors.includes(author));
}
/** The user is the one that the configuration expects behind the token of `terminal`, as far as members were read. */
function isExpected(user_id, terminal, config, infos) {
    const assigned = isAssignedTo(terminal, config);
    return Object.entries(config.projects).every(([key, project]) => {
        const info = infos[key]?.info;
        if (info === undefined || info.archived)
            return true;
        const name = info.members.find((member) => member.id === user_id)?.display_name;
        const { by_assignee, by_label } = project.routing;
        const expected = Object.entries(by_assignee).filter(([, target]) => target === terminal);
        if (assigned)
            return expected.every(([assignee]) => assignee === name);
        const led = Object.values(by_label).some((route) => route.terminal === terminal);
        return !led || config.terminals[terminal]?.plane_user === name;
    });
}
/** Items are assigned to its user; to other terminals only labels lead. */
function isAssignedTo(terminal, { projects }) {
    return Object.values(projects).some(({ routing }) => Object.values(routing.by_assignee).includes(terminal));
}

// EXTERNAL MODULE: ./build/action/src/core/backoff.js
var backoff = __webpack_require__(96596);
// EXTERNAL MODULE: ./build/action/src/core/bots.js
var bots = __webpack_require__(56204);
// EXTERNAL MODULE: ./build/action/src/core/config-print.js
var config_print = __webpack_require__(87634);
;// CONCATENATED MODULE: ./build/action/src/core/unread.js
/** Keys that one problem names; the rest is counted. */
const NAMED = 5;
/** agentd's own economy: the next tick reads what this one had no requests left for. */
const SAVED = new Set(['plane-budget', 'plane-not-asked']);
function isSaved({ code }) {
    return SAVED.has(code);
}
/**
 * Items whose read by id failed, one problem for each kind of failure. A read that was only saved is told where a run is
 * open and a list has shown something of its item: a person may have taken it.
 */
function unreadItems(state, obs) {
    const kinds = new Map();
    for (const [item_id, detail] of obs.details) {
        const problem = detail.ok ? detail.unread : detail.problem;
        if (problem === undefined)
            continue;
        if (isSaved(problem) && !isShown(state.inflight[item_id], obs))
            continue;
        const kind = kinds.get(problem.code) ?? { problem, keys: [] };
        kind.keys.push(state.items[item_id]?.key ?? item_id);
        kinds.set(problem.code, kind);
    }
    return [...kinds.values()].map(({ problem, keys }) => {
        const named = keys.toSorted().slice(0, NAMED).join(', ');
        const more = keys.length > NAMED ? ` and ${keys.length - NAMED} more` : '';
        return { ...problem, message: `${named}${more}: ${problem.message}` };
    });
}
function isShown(run, { projects }) {
    const seen = run === undefined ? undefined : projects[run.project];
    if (run === undefined || seen?.ok !== true)
        return false;
    return seen.full || seen.unread.includes(run.item_id) || seen.items.some(({ id }) => id === run.item_id);
}
/** Runs are to start that could not post their answers, or of which that could not be read. */
function withoutRights({ rights }) {
    return [...rights.values()].flatMap((right) => (right.may === true || isSaved(right.problem) ? [] : [right.problem]));
}
/** A read of everything that broke off is told until one comes to its end, also by the ticks that read only what changed. */
function unfinishedSweep(key, state, seen) {
    const cut_at = state.projects[key]?.sweep_cut_at ?? 0;
    if (cut_at === 0 || seen.full || seen.cut !== null)
        return [];
    return [
        {
            code: 'plane-sweep-unfinished',
            message: `Project ${key} was last read as a whole until ${new Date(cut_at).toISOString()}, when its list broke off. What changes is read; what lies further back and was never seen is not.`,
            remedy: 'It is tried again by itself. If it stays, look at the log of the Plane server, and raise its API_KEY_RATE_LIMIT.',
            retry: true,
        },
    ];
}

;// CONCATENATED MODULE: ./build/action/src/core/confirm.js

/** So many a tick: twenty runs take two. */
const CONFIRMED = 10;
/** What is still to be read in this tick; what was read by id for another reason counts as well. */
function confirmations(state, obs) {
    const open = toConfirm(state, obs);
    const room = CONFIRMED - open.filter(({ item_id }) => obs.details.has(item_id)).length;
    return open
        .filter(({ item_id }) => !obs.details.has(item_id))
        .toSorted(byNeed)
        .slice(0, Math.max(0, room))
        .map(({ item_id, project }) => [item_id, { project, purpose: 'cancel', comments: false, blockers: false }]);
}
/**
 * When they were read, where that decides who is next: state is not saved for it as long as every tick reads them all. Who
 * was not found stays the first, until that is sure; whom this tick could not afford, too.
 */
function confirmed(state, obs, now) {
    const open = toConfirm(state, obs);
    if (open.length <= CONFIRMED)
        return [];
    return open.flatMap(({ item_id, run_id }) => {
        const detail = obs.details.get(item_id);
        const read = detail?.ok === true ? detail.item !== null : detail !== undefined && !isSaved(detail.problem);
        return read ? [{ type: 'item-confirmed', item_id, run_id, at: now }] : [];
    });
}
/** Runs that could be stopped now, and whose items no list of this tick has shown. */
function toConfirm({ inflight }, { projects, runs }) {
    const shown = new Map(Object.entries(projects).map(([key, seen]) => [key, shownBy(seen)]));
    return Object.values(inflight).filter(({ item_id, project, phase }) => {
        const looked = runs.get(item_id);
        if (phase === 'stopping' || looked === undefined || looked.state === 'unknown')
            return false;
        return shown.get(project)?.has(item_id) === false;
    });
}
/** null: nothing is known, or a list of everything has told of each item. */
function shownBy(seen) {
    return seen.ok && !seen.full && !seen.info.archived ? new Set(seen.items.map(({ id }) => id)) : null;
}
function byNeed(a, b) {
    return a.item_read_at - b.item_read_at || a.marked_at - b.marked_at || (a.run_id < b.run_id ? -1 : 1);
}

// EXTERNAL MODULE: ./build/action/src/core/evolve.js + 3 modules
var evolve = __webpack_require__(86467);
// EXTERNAL MODULE: ./build/action/src/core/dropped.js
var dropped = __webpack_require__(43974);
// EXTERNAL MODULE: ./build/action/src/core/heard.js
var core_heard = __webpack_require__(92616);
// EXTERNAL MODULE: ./build/action/src/core/print.js
var print = __webpack_require__(27047);
// EXTERNAL MODULE: ./build/action/src/core/publications.js
var publications = __webpack_require__(92269);
// EXTERNAL MODULE: ./build/action/src/core/run-key.js
var core_run_key = __webpack_require__(68371);
// EXTERNAL MODULE: ./build/action/src/core/watch.js
var watch = __webpack_require__(16551);
;// CONCATENATED MODULE: ./build/action/src/core/late-stop.js






const STOP = /^(?:please,? )?\/?(?:stop|cancel|abort)(?:,? (?:it|this|that|now|the run|please))*[.!]*$/i;
/** Whether that is all that is said, but for who is addressed. */
function saysStop(html) {
    const text = html
        .replace(/<[^<>]*>/g, ' ')
        .replace(/&(?:nbsp|#0*160|#x0*a0);/gi, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    return STOP.test(text.replace(/^(?:@\S+[ ,:]*)+/, ''));
}
/** Of the items whose comments were read in this tick. */
function answerStops(state, view, obs, now) {
    return [...obs.details].flatMap(([item_id, detail]) => {
        const item = state.items[item_id];
        if (!detail.ok || detail.item === null || detail.comments === null)
            return [];
        if (item === undefined || item.project !== view.key || state.inflight[item_id] !== undefined)
            return [];
        if (item.next === null && (item.answer === null || item.answer.tag === 'question'))
            return [];
        const said = detail.comments.filter((comment) => (0,watch/* counts */.tQ)(comment, view) && (0,core_heard/* isUnheard */.Yu)(comment, item));
        if (said.length === 0 || !said.every(({ html }) => saysStop(html)))
            return [];
        const { heard, heard_as } = (0,core_heard/* hearing */.v6)(item, said);
        const publication = item.next === null ? alreadyFinished(item_id, item, said, state, now) : null;
        const events = [{ type: 'stop-heard', item_id, heard: [...heard], heard_as, publication }];
        return item.next === null ? events : [...dropNext(item_id, item, state, now), ...events];
    });
}
function dropNext(item_id, item, state, now) {
    const run_id = item.next?.after?.run_id ?? `${(0,core_run_key/* runKeyOf */.kB)(item)}-${item.runs}`;
    const answer = { run_id, tag: null, class: 'cancelled', at: now };
    const publication = (0,dropped/* droppedNote */.R)(item_id, item, 'It was stopped by a comment.', state, now);
    return [{ type: 'next-dropped', item_id, answer, publication }];
}
/** Who says it again is answered again, so the comments that it answers tell one such note about a run from the next. */
function alreadyFinished(item_id, item, said, state, now) {
    const { class: failure, reason: _reason, ...told } = (0,dropped/* fromHistory */.f)(item_id, item, state) ?? unrecorded(item);
    const run = { ...told, item_id, handle: {}, identity: null, dir_name: '', thread_id: null, totals_before: null };
    const say = { ...publications/* SILENT */.qY, kind: 'late', class: failure, seconds: told.seconds };
    const suffix = (0,print/* printOf */.F)(said.map(({ id, html }) => `${id} ${html}`).join('\n'));
    const steps = [(0,publications/* step */.PM)('comment', { suffix })];
    return (0,publications/* publicationOf */.MV)(run, { kind: 'late', say, needs_result: false, steps, forget: false, now });
}
/** A run that is older than the history. */
function unrecorded(item) {
    const { runs, round, iterations, attempts, thread } = item;
    return {
        run_id: `${(0,core_run_key/* runKeyOf */.kB)(item)}-${runs}`,
        terminal: thread?.terminal ?? '',
        executor: thread?.executor ?? '',
        model: null,
        effort: null,
        round,
        iteration: iterations,
        attempt: attempts,
        seconds: null,
        class: null,
        reason: '',
    };
}

// EXTERNAL MODULE: ./build/action/src/core/moves.js
var moves = __webpack_require__(92054);
;// CONCATENATED MODULE: ./build/action/src/core/observations.js
function rightKey(terminal, project) {
    return `${terminal} ${project}`;
}

// EXTERNAL MODULE: ./build/action/src/core/renames.js
var renames = __webpack_require__(39519);
// EXTERNAL MODULE: ./build/action/src/core/refs.js
var core_refs = __webpack_require__(95888);
;// CONCATENATED MODULE: ./build/action/src/core/leftovers.js


/** How long what could not be ended is tried again before a person is asked. */
const ASK_AFTER_MS = 5 * 60_000;
/** Pids of what belongs to the run and is there after its end. */
function survivorsOf(seen) {
    switch (seen.state) {
        case 'none':
        case 'gone':
        case 'finished':
            return seen.survivors;
        case 'void':
        case 'starting':
        case 'running':
            return [];
    }
}
function countOf(pids) {
    return pids.length === 1 ? 'one of its processes is' : `${pids.length} of its processes are`;
}
function killRun(run) {
    return [{ type: 'kill', key: run.key, run_id: run.run_id, ref: (0,core_refs/* runRef */.px)(run) }];
}
/** They are ended once more; that it has not helped for a while is said once. */
function endAgain(draft, run, item, { now }) {
    const { stuck_since, stuck_told } = run;
    if (stuck_since !== null && !stuck_told && now - stuck_since >= ASK_AFTER_MS) {
        const publication = (0,publications/* publicationOf */.MV)(run, {
            kind: 'leftovers',
            say: {
                kind: 'held',
                tag: 'blocked',
                tagged: true,
                class: null,
                reason: reasonOf(run),
                remedy: `End them on that machine, and what the run has left is posted.`,
                since: stuck_since,
                seconds: null,
                ledger: item.ledger,
            },
            needs_result: false,
            steps: [(0,publications/* step */.PM)('comment')],
            forget: false,
            now,
        });
        draft.apply({ type: 'leftovers-told', item_id: run.item_id, run_id: run.run_id, publication });
    }
    return killRun(run);
}
function reasonOf({ run_id, terminal, stuck }) {
    const [first, ...others] = stuck;
    if (first === undefined)
        return `A process of ${run_id} on ${terminal} could not be ended.`;
    if (others.length === 0)
        return `Process ${first} of ${run_id} on ${terminal} could not be ended.`;
    return `Processes ${stuck.join(', ')} of ${run_id} on ${terminal} could not be ended.`;
}

// EXTERNAL MODULE: ./build/action/src/core/pauses.js
var pauses = __webpack_require__(73333);
// EXTERNAL MODULE: ./build/action/src/core/hands.js
var hands = __webpack_require__(882);
;// CONCATENATED MODULE: ./build/action/src/core/earlier-threads.js
const EARLIER_KEPT = 10;
/** `after`, and in it the conversation of `before`, where it has another by now or none. */
function withEarlier(before, after, now) {
    const { thread, earlier_threads = [] } = before;
    if (thread === null || thread.id === after.thread?.id)
        return after;
    const { id, executor, terminal } = thread;
    return {
        ...after,
        earlier_threads: [...earlier_threads, { id, executor, terminal, until: now }].slice(-EARLIER_KEPT),
    };
}

// EXTERNAL MODULE: ./build/action/src/core/holds.js
var core_holds = __webpack_require__(36466);
// EXTERNAL MODULE: ./build/action/src/core/interpret.js + 1 modules
var interpret = __webpack_require__(75903);
// EXTERNAL MODULE: ./build/action/src/core/remedies.js
var remedies = __webpack_require__(81258);
// EXTERNAL MODULE: ./build/action/src/core/route.js
var route = __webpack_require__(90297);
// EXTERNAL MODULE: ./build/action/src/core/thread-id.js
var thread_id = __webpack_require__(97674);
;// CONCATENATED MODULE: ./build/action/src/core/settle.js








const EMPTY_RESULT = { last_message: null, exit_code: null, thread_id: null, log_paths: [], tail: '' };
function settle(run, before, ending, facts) {
    const { config, now } = facts;
    const result = ending.result ?? EMPTY_RESULT;
    const verdict = verdictOf(run, ending, result, facts);
    const at = ending.ended_at ?? now;
    const base = withEarlier(before, withThread(before, run, result, verdict, config), now);
    const decision = verdict.kind === 'answer' ? answered(verdict, base, run, facts) : failed(verdict, base, run, ending, facts, at);
    const freed = verdict.kind === 'answer' ? (0,core_holds/* freeExecutor */.wk)(run, facts.state) : [];
    const seconds = ending.started_at !== null && ending.ended_at !== null
        ? Math.max(0, Math.round((ending.ended_at - ending.started_at) / 1000))
        : null;
    const item = followedBy(decision.item, run, verdict, seconds);
    const publication = decision.say === null
        ? null
        : (0,publications/* publicationOf */.MV)(run, {
            kind: 'result',
            say: { ...decision.say, ...asides(before, run, verdict, ending), seconds, ledger: item.ledger },
            needs_result: decision.say.kind !== 'lost' && ending.result !== null,
            steps: (0,publications/* stepsAfter */.Ec)(decision.say.tag, item, facts.view, config),
            forget: true,
            now,
        });
    return [
        ...decision.events,
        ...freed,
        {
            type: 'run-settled',
            settlement: {
                item_id: run.item_id,
                run_id: run.run_id,
                dir_name: run.dir_name,
                verdict,
                at,
                seconds,
                usage: result.usage ?? null,
                item,
                publication: publication ?? silentPublication(run, now),
                thread_totals: result.thread_totals ?? null,
            },
        },
    ];
}
/** A further run that is wanted remembers the one that it follows: should a person take the item, that one is told of. */
function followedBy(item, run, verdict, seconds) {
    if (item.next === null)
        return item;
    const { run_id, terminal, executor, model, effort, round, iteration, attempt } = run;
    const failed = verdict.kind === 'failure' ? verdict : null;
    const after = {
        run_id,
        terminal,
        executor,
        model,
        effort,
        round,
        iteration,
        attempt,
        seconds,
        class: failed?.class ?? null,
        reason: failed?.reason ?? '',
    };
    return { ...item, next: { ...item.next, after } };
}
/** Nothing is said, but what the run left outside its directory is still to be removed. */
function silentPublication(run, now) {
    const say = { ...publications/* SILENT */.qY, kind: 'failed' };
    return (0,publications/* publicationOf */.MV)(run, { kind: 'silent', say, needs_result: false, steps: [], forget: true, now });
}
function verdictOf(run, ending, result, facts) {
    const { config, state } = facts;
    if (ending.cancelled !== null)
        return failure('cancelled', ending.cancelled);
    const stopping = run.phase === 'stopping' ? run : null;
    const stopped = stopping !== null && ending.ended_by !== 'itself' ? stopping.why : null;
    if (stopping !== null && stopped === 'cancel')
        return failure('cancelled', stopping.detail);
    const verdict = (0,interpret/* interpret */.U)(result, {
        asked_thread: run.thread_id !== null,
        ended_by: ending.ended_by,
        ended_at: ending.ended_at,
        utc_offset_min: state.terminals[run.terminal]?.utc_offset_min ?? null,
        gone: ending.gone !== null,
        stop: stopped === 'lost' || stopped === 'survivors' ? null : stopped,
        ...(config.retry.transient_patterns === undefined ? {} : { transient_patterns: config.retry.transient_patterns }),
        ...(config.retry.env_patterns === undefined ? {} : { env_patterns: config.retry.env_patterns }),
    });
    // A failure on the way to a stop is that stop: the item is in other hands, so nothing is tried again.
    if (isTakenAway(run) && verdict.kind === 'failure')
        return failure('cancelled', stopping?.detail ?? '');
    // A tagged answer counts whatever became of the process (executor contract: the exit code is not looked at).
    const vanished = ending.gone !== null && stopped !== 'timeout' && stopped !== 'stalled';
    return vanished && verdict.kind === 'failure' ? failure('lost', ending.gone) : verdict;
}
/** A person took the item from its run, which may still end by itself before it is stopped. */
function isTakenAway(run) {
    return run.phase === 'stopping' && run.why === 'cancel';
}
function failure(className, reason) {
    return { kind: 'failure', class: className, reason };
}
/** Keeps the conversation for the next run, where the executor can resume one. */
function withThread(item, run, result, verdict, config) {
    const executor = config.executors[run.executor];
    if (executor === undefined || !(0,route/* canResume */.K)(executor))
        return { ...item, thread: null };
    if (verdict.kind === 'failure' && verdict.class === 'session_lost')
        return { ...item, thread: null };
    const id = result.thread_id ?? run.thread_id;
    if (id === null)
        return item;
    if (!(0,thread_id/* isThreadId */.wr)(id))
        return { ...item, thread: null };
    // What a run without final figures used is unknown, so the next one's cannot be told by subtraction.
    const totals = result.thread_totals ?? null;
    return {
        ...item,
        thread: { id, executor: run.executor, terminal: run.terminal, totals: totals === null ? null : { ...totals } },
    };
}
/** What is said beside an answer. A failure on the way to a stop is that stop, and says so by itself. */
function asides(before, run, verdict, { late }) {
    if (verdict.kind !== 'answer')
        return {};
    const told = isLast(verdict, run) ? late : null;
    const rebuilt = before.spent.includes('rerun') && run.thread_id === null;
    const gone = before.ledger.some((entry) => entry.class === 'session_lost');
    return { ...(told === null ? {} : { late: told }), ...(rebuilt ? { rebuilt: gone ? 'gone' : 'failed' } : {}) };
}
/** Whether nothing follows an answer: a further step that was wanted is given up with a note of its own. */
function isLast({ tag }, run) {
    return tag !== 'progress' || isTakenAway(run);
}
function answered(verdict, item, run, { config, now }) {
    const { tag } = verdict;
    const cap = config.projects[run.project]?.iteration_cap ?? config.iteration_cap;
    const capped = tag === 'progress' && item.iterations >= cap;
    const clean = { ...item, attempts: 0, spent: [], quota_holds: 0, asked: [] };
    const freed = (0,core_holds/* freeAccount */.wM)(run, config);
    if (!isLast(verdict, run) && !capped) {
        return {
            item: {
                ...clean,
                answer: null,
                next: { kind: 'iteration', not_before: now, thread: 'keep', quota: false, after: null },
            },
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
    const { config, now } = facts;
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
    // A run that began a conversation and left none of its own is not followed by the one before it.
    const thread = resumed || ending.result?.thread_id != null ? 'keep' : 'new';
    const not_before = now + (0,backoff/* backoff */.JN)(config.retry, item.attempts, run.run_id);
    const retry = { kind: 'retry', not_before, thread, quota: false, after: null };
    const rerun = { kind: 'rerun', not_before: now, thread: 'new', quota: false, after: null };
    switch (verdict.class) {
        case 'session_lost':
            return item.spent.includes('rerun') ? stop('failed', 'blocked', remedies/* REMEDY */.nx.failed) : again(rerun, 'rerun');
        case 'quota': {
            const hold = (0,core_holds/* holdAccount */.xn)(run, verdict.reset_at, facts);
            const holds = item.quota_holds + 1;
            if (holds >= backoff/* QUOTA_HOLDS_BEFORE_BLOCKED */.HU)
                return stop('failed', 'blocked', remedies/* REMEDY */.nx.quota, [hold]);
            const waiting = again({
                kind: 'retry',
                not_before: hold.until,
                thread,
                quota: true,
                account: hold.account,
                after: null,
            });
            return { ...waiting, item: { ...waiting.item, quota_holds: holds }, events: [hold] };
        }
        case 'env':
            if (resumed && !item.spent.includes('rerun'))
                return again(rerun, 'rerun');
            return stop('failed', 'blocked', verdict.remedy ?? (0,remedies/* envRemedy */.y8)(run, ending.result?.exit_code ?? null), verdict.in_folder === true && !(0,core_holds/* isSharedFolder */.yC)(run, config) ? [] : (0,core_holds/* holdExecutor */.Rw)(run, verdict.reason, facts));
        case 'git':
            return stop('failed', 'blocked', verdict.remedy ?? remedies/* REMEDY */.nx.git);
        case 'transient':
        case 'killed':
            if (item.attempts < config.retry.max_attempts)
                return again(retry);
            return stop('failed', 'blocked', verdict.remedy ?? remedies/* REMEDY */.nx[verdict.class]);
        case 'timeout':
        case 'stalled':
            if (config.retry.timeout > 0 && !item.spent.includes('timeout'))
                return again(retry, 'timeout');
            return stop('failed', 'blocked', verdict.remedy ?? remedies/* REMEDY */.nx[verdict.class]);
        case 'lost':
            if (ending.swept && !item.spent.includes('lost'))
                return again(retry, 'lost');
            return stop('lost', 'blocked', remedies/* REMEDY */.nx.lost);
        case 'cancelled':
            return stop('cancelled', null, '');
        case 'empty':
            return stop('failed', 'blocked', remedies/* REMEDY */.nx.empty);
        case 'failed':
            if (resumed && !item.spent.includes('rerun'))
                return again(rerun, 'rerun');
            if (item.attempts <= config.retry.failed)
                return again(retry);
            return stop('failed', 'blocked', verdict.remedy ?? remedies/* REMEDY */.nx.failed);
    }
}
function say(kind, tag, reason = '', remedy = '') {
    return { kind, tag, tagged: true, class: null, reason, remedy };
}

;// CONCATENATED MODULE: ./build/action/src/core/run-end.js


/** @param late what a person did to stop it, where it is seen only now that it has ended. */
function finished(seen, late = null) {
    const { result, started_at, ended_at, ended_by } = seen;
    return { result, started_at, ended_at, ended_by, gone: null, swept: true, cancelled: null, late };
}
function vanished(seen, run) {
    const nothing = { started_at: null, ended_at: null, ended_by: null, cancelled: null, late: null };
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
                gone: goneWords(seen.same_boot),
                swept: seen.survivors.length === 0,
            };
    }
}
function goneWords(same_boot) {
    if (same_boot === false)
        return 'The machine restarted while it ran.';
    const gone = 'Its process is gone and left no exit record';
    return same_boot === null
        ? `${gone}; its machine was restarted, or had its clock set.`
        : `${gone}, as when systemd ends what a service leaves behind, or memory ran out.`;
}
function settleNow(draft, run, item, ending, facts) {
    for (const event of settleEvents(draft, run, item, ending, facts))
        draft.apply(event);
}
function settleEvents(draft, run, item, ending, facts) {
    const view = facts.views.get(run.project) ?? facts.remembered(run.project);
    const { config, obs, now } = facts;
    const events = settle(run, item, ending, { config, view, state: draft.state, now, barred: obs.barred });
    const moved = ending.cancelled !== null || (run.phase === 'stopping' && run.why === 'cancel');
    const late = ending.late !== null;
    return events.map((event) => (moved || (late && isAnswered(event, run)) ? leftWhereItIs(event, view) : event));
}
function isAnswered(event, run) {
    if (event.type !== 'run-settled')
        return false;
    const { verdict } = event.settlement;
    return verdict.kind === 'answer' && isLast(verdict, run);
}
/**
 * After a cancelling move the item stays where the person put it; it restarts by a later, separate move only, or for the
 * bot that it was handed over to.
 */
function leftWhereItIs(event, view) {
    if (event.type !== 'run-settled')
        return event;
    const { item } = event.settlement;
    return { ...event, settlement: { ...event.settlement, item: { ...item, left: (0,hands/* leftAsSeen */.tl)(item, view) } } };
}

// EXTERNAL MODULE: ./build/action/src/core/unconfigured.js
var unconfigured = __webpack_require__(77029);
;// CONCATENATED MODULE: ./build/action/src/core/launches.js
/** Runs that have been launched and not been seen to begin: waited for, launched again, or made void. Pure. */






function hasBegun(seen) {
    if (seen.state === 'none')
        return survivorsOf(seen).length > 0;
    return seen.state === 'running' || seen.state === 'finished' || seen.state === 'gone';
}
/** The last launch has not begun; an earlier one may have. */
function planLaunching(draft, run, item, seen, cancel, facts) {
    for (const [index, handle] of run.replaces.entries()) {
        const earlier = facts.obs.runs.get((0,core_refs/* earlierId */.uD)(run, index));
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
    // It begins when the configuration is mended, or is taken away.
    if ((0,config_barred/* barredWhy */.Rk)(facts.obs.barred ?? config_barred/* NOTHING_BARRED */.nC, run) !== null)
        return [];
    const lacking = (0,unconfigured/* executorGone */.Xy)(run, facts.config);
    if (lacking !== null) {
        const since = run.unconfigured_since ?? facts.now;
        if (run.unconfigured_since === null) {
            draft.apply({ type: 'run-unconfigured', item_id: run.item_id, run_id: run.run_id, since });
        }
        if (facts.now - since < unconfigured/* PATIENCE_MS */.xR)
            return [];
        return voidRun(draft, run, item, { gone: lacking.message, cancelled: null, swept: false }, facts);
    }
    if (item.attempts >= Math.max(facts.config.retry.max_attempts, 2)) {
        const gone = `None of ${run.launches} launches has begun.${saying(seen)}`;
        return voidRun(draft, run, item, { gone, cancelled: null, swept: false }, facts);
    }
    if ((0,pauses/* pauseOf */.e)(facts.config, run.project, run.terminal) !== null)
        return [];
    const detail = facts.obs.details.get(run.item_id);
    if (detail?.ok !== true || detail.comments === null) {
        facts.want(run.item_id, { project: run.project, purpose: 'cancel', comments: true, blockers: false });
        return [];
    }
    return [{ type: 'relaunch', key: run.key, run, dir_name: launchName(run, run.launches + 1) }];
}
/** A launch that was carried out and has not begun: on a slow machine it still may, after a restart it never will. */
function planUnbegun(draft, run, item, cancelled, seen, facts) {
    if (cancelled === null && facts.now - run.started_at < graceOf(facts))
        return [];
    return voidRun(draft, run, item, { gone: `It was launched and never began.${saying(seen)}`, cancelled, swept: true }, facts);
}
/** What the machine itself says of it. */
function saying(seen) {
    return seen.state === 'starting' && seen.why !== undefined ? ` ${seen.why}` : '';
}
/** Makes sure that a run that has not begun never does; only then its settlement is applied. */
function voidRun(draft, run, item, why, facts) {
    const ending = { result: null, started_at: null, ended_at: null, ended_by: null, late: null, ...why };
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

;// CONCATENATED MODULE: ./build/action/src/core/limits.js
/** A tick steps in only when a limit is overdue by this; and a watchdog has so long for its first count. */
const GRACE_S = 120;
/** Never less than what was seen before, whatever the terminal says now. */
function elapsedOf(run, watch) {
    return Math.max(run.elapsed_s, watch?.elapsed_s ?? 0);
}
function passedLimit(run, seen, now) {
    if (secondsOf(run, seen, now) > run.limit_s + GRACE_S)
        return 'timeout';
    if (run.stall_s > 0 && quietOf(run, seen, now) > run.stall_s + GRACE_S)
        return 'stalled';
    return null;
}
/**
 * Nobody counts: its watchdog is dead, or its count can no longer be read, or none has come although it should have. An
 * agent can remove the file and end the watchdog, so no count is no better than a dead one. A watchdog that lives is not started twice.
 */
function isUnwatched(run, seen, now) {
    if (seen.watch !== null)
        return !seen.watch.alive;
    return run.elapsed_s > 0 || secondsByClock(run, seen, now) > GRACE_S;
}
/** By clocks the later start of the two counts: that of the tick that first saw it, and the machine's. */
function secondsByClock(run, { started_at }, now) {
    return (now - Math.max(run.started_at, started_at ?? 0)) / 1000;
}
function secondsOf(run, seen, now) {
    if (seen.watch !== null || run.elapsed_s > 0)
        return elapsedOf(run, seen.watch);
    return secondsByClock(run, seen, now);
}
function quietOf(run, { watch, last_output_at }, now) {
    if (watch !== null)
        return watch.quiet_s;
    if (run.elapsed_s > 0)
        return 0;
    return last_output_at === null ? 0 : (now - last_output_at) / 1000;
}

;// CONCATENATED MODULE: ./build/action/src/core/unreachable.js
/** What is done about a run of which nobody can tell what has become. Pure. */




const UNREACHABLE_AFTER_LIMIT_MS = 24 * 60 * 60_000;
/** A person who has taken the item is told that its run cannot be stopped, unless that is over in a moment. */
const TAKEN_TOLD_MS = 10 * 60_000;
/** Code of a problem that says only that the terminal was not visited; whatever was known before stays the reason. */
const NOT_ASKED = 'not-asked';
/**
 * The run is kept. That is said once: after its limit and a day more, when the configuration has lacked for an hour what it
 * needs, or when a person has taken the item, because nothing new may start beside a run that may be alive.
 */
function planUnreachable(draft, run, item, problem, facts) {
    const { config, now } = facts;
    const since = run.unreachable_since ?? now;
    // What is missing only because it cannot be read comes back.
    const unread = (0,config_barred/* barredWhy */.Rk)(facts.obs.barred ?? config_barred/* NOTHING_BARRED */.nC, run) !== null;
    const removed = unread ? null : (0,unconfigured/* terminalGone */.Me)(run, config);
    const news = removed ?? problem;
    const before = run.unreachable_why;
    // That its terminal was not in the config is over once it is there, whether or not it was asked.
    const why = news.code === NOT_ASKED && before?.code !== 'terminal-unknown' ? (before ?? news) : news;
    if (run.unreachable_since === null || !isSame(run.unreachable_why, why)) {
        draft.apply({ type: 'run-unreachable', item_id: run.item_id, run_id: run.run_id, since, why });
    }
    const unconfigured_since = !unread && (0,unconfigured/* isByConfiguration */.ki)(why) ? (run.unconfigured_since ?? now) : null;
    if (unconfigured_since !== run.unconfigured_since) {
        draft.apply({ type: 'run-unconfigured', item_id: run.item_id, run_id: run.run_id, since: unconfigured_since });
    }
    const overdue = now - since > run.limit_s * 1000 + UNREACHABLE_AFTER_LIMIT_MS;
    const view = facts.views.get(run.project);
    const moved = view === undefined ? null : (0,moves/* takenFrom */.Y5)(run, item, view);
    const taken = moved !== null && now - since >= TAKEN_TOLD_MS;
    const lacking = unconfigured_since !== null && now - unconfigured_since >= unconfigured/* PATIENCE_MS */.xR;
    if (run.unreachable_told || !(lacking || taken || overdue))
        return [];
    const answers = facts.obs.terminals.get(run.terminal)?.reached === true;
    const said = answers || removed !== null ? heldSay(run, why) : awaySay(why);
    const reason = moved === null ? said.reason : `${said.reason} ${moved} The run is stopped as soon as it can be reached.`;
    const publication = (0,publications/* publicationOf */.MV)(run, {
        kind: 'unreachable',
        say: { ...said, reason, since, ledger: item.ledger },
        needs_result: false,
        steps: [(0,publications/* step */.PM)('comment')],
        forget: false,
        now,
    });
    draft.apply({ type: 'unreachable-told', item_id: run.item_id, run_id: run.run_id, publication });
    return [];
}
function isSame(one, other) {
    return one?.code === other.code && one.message === other.message && one.remedy === other.remedy;
}
const BLOCKED = { tag: 'blocked', tagged: true, class: null, seconds: null };
/** The terminal does not answer. */
function awaySay({ code, message, remedy }) {
    return { ...BLOCKED, kind: 'unreachable', code, reason: message, remedy };
}
/** The terminal answers, or is no longer there to be asked. */
function heldSay(run, { code, message, remedy }) {
    const reason = `What became of ${run.run_id} on ${run.terminal} cannot be told: ${message}`;
    return { ...BLOCKED, kind: 'held', code, reason, remedy };
}

;// CONCATENATED MODULE: ./build/action/src/core/runs.js









function planRun(draft, run, facts) {
    const item = draft.state.items[run.item_id];
    if (item === undefined)
        return [];
    const seen = facts.obs.runs.get(run.item_id) ?? notAsked(run);
    if (seen.state === 'unknown')
        return planUnreachable(draft, run, item, seen.problem, facts);
    noteFound(draft, run, facts);
    return planSeen(draft, draft.state.inflight[run.item_id] ?? run, item, seen, facts);
}
/** What has become of it is known: what kept that from being told is over. */
function noteFound(draft, run, { config }) {
    const { item_id, run_id, phase } = run;
    if (run.unreachable_since !== null) {
        draft.apply({ type: 'run-unreachable', item_id, run_id, since: null, why: null });
    }
    const lacking = phase === 'launching' && (0,unconfigured/* executorGone */.Xy)(run, config) !== null;
    if (run.unconfigured_since !== null && !lacking) {
        draft.apply({ type: 'run-unconfigured', item_id, run_id, since: null });
    }
}
function planSeen(draft, run, item, seen, facts) {
    switch (run.phase) {
        case 'launching': {
            const cancel = cancelReason(run, item, facts);
            if (!hasBegun(seen))
                return planLaunching(draft, run, item, seen, cancel, facts);
            draft.apply(runSeen(run, seen, facts.now));
            const begun = draft.state.inflight[run.item_id];
            return begun === undefined ? [] : planRun(draft, begun, facts);
        }
        case 'running':
            return planRunning(draft, run, item, seen, cancelReason(run, item, facts), facts);
        case 'stopping':
            // It is decided: its item is not read for that again, and leaves the reads to those of others.
            return planStopping(draft, run, item, seen, facts);
    }
}
function notAsked({ terminal }) {
    const problem = { code: NOT_ASKED, message: `Terminal ${terminal} was not asked.`, remedy: '', retry: true };
    return { state: 'unknown', problem };
}
/** A change counts that was read by id in this tick, or listed where that read fails; a stale or missing read changes nothing. */
function cancelReason(run, item, facts) {
    const view = facts.views.get(run.project);
    if (view === undefined)
        return null;
    const detail = facts.obs.details.get(run.item_id);
    if (detail === undefined && suspicious(run, item, view, facts))
        facts.want(run.item_id, { project: run.project, purpose: 'cancel', comments: false, blockers: false });
    if (detail === undefined)
        return null;
    if (!detail.ok)
        return listedMove(run, item, view, facts);
    if (detail.item === null)
        return (0,watch/* isGone */.ST)(item, facts.now) ? 'The work item is no longer there.' : null;
    return (0,moves/* takenFrom */.Y5)(run, item, view);
}
/** The item cannot be read by id: then a move counts that a list has shown and that no list of this tick may contradict. */
function listedMove(run, item, view, facts) {
    const project = facts.obs.projects[run.project];
    if (project?.ok !== true)
        return null;
    const told = project.cut === null || project.items.some(({ id }) => id === run.item_id);
    return told ? (0,moves/* takenFrom */.Y5)(run, item, view) : null;
}
/** The list shows a change that takes the item away, or a full list lacks the item. */
function suspicious(run, item, view, facts) {
    const project = facts.obs.projects[run.project];
    if (project?.ok !== true)
        return false;
    const listed = project.items.some(({ id }) => id === run.item_id) || project.unread.includes(run.item_id);
    return (0,moves/* takenFrom */.Y5)(run, item, view) !== null || (project.full && !listed);
}
function runSeen(run, seen, now) {
    const started_at = 'started_at' in seen && seen.started_at !== null ? Math.min(seen.started_at, now) : run.marked_at;
    const last_output_at = seen.state === 'running' ? seen.last_output_at : null;
    const { item_id, run_id, dir_name } = run;
    return { type: 'run-seen', item_id, run_id, dir_name, started_at, last_output_at };
}
function planRunning(draft, run, item, seen, cancel, facts) {
    switch (seen.state) {
        case 'finished':
            if (seen.survivors.length > 0) {
                return stopRun(draft, run, 'survivors', `It has ended, and ${countOf(seen.survivors)} still there.`, facts);
            }
            settleNow(draft, run, item, finished(seen, cancel), facts);
            return [];
        case 'gone':
        case 'none':
        case 'void': {
            const survivors = survivorsOf(seen);
            if (survivors.length > 0) {
                const how = seen.state === 'none' ? 'Its run directory is gone' : 'It is gone';
                return stopRun(draft, run, 'lost', `${how}, and ${countOf(survivors)} still there.`, facts);
            }
            settleNow(draft, run, item, vanished(seen, run), facts);
            return [];
        }
        case 'starting':
            return planUnbegun(draft, run, item, cancel, seen, facts);
        case 'running':
            if (cancel !== null)
                return stopRun(draft, run, 'cancel', cancel, facts);
            return planLimits(draft, run, seen, facts);
    }
}
function planLimits(draft, run, seen, facts) {
    const { item_id, run_id, dir_name, key } = run;
    const elapsed_s = elapsedOf(run, seen.watch);
    const gained_s = elapsed_s - run.elapsed_s;
    if (gained_s > 0)
        draft.apply({ type: 'run-counted', item_id, run_id, dir_name, elapsed_s, gained_s });
    const passed = passedLimit(run, seen, facts.now);
    if (passed !== null)
        return stopRun(draft, run, passed, '', facts);
    if (!isUnwatched(run, seen, facts.now))
        return [];
    return [{ type: 'watch', key, run_id, ref: { ...(0,core_refs/* runRef */.px)(run), elapsed_s } }];
}
function stopRun(draft, run, why, detail, facts) {
    draft.apply({ type: 'run-stopping', item_id: run.item_id, run_id: run.run_id, at: facts.now, why, detail });
    return killRun(run);
}
function planStopping(draft, run, item, seen, facts) {
    if (survivorsOf(seen).length > 0)
        return endAgain(draft, run, item, facts);
    switch (seen.state) {
        case 'finished':
            settleNow(draft, run, item, finished(seen, run.why === 'cancel' ? run.detail : null), facts);
            return [];
        case 'gone':
        case 'none':
        case 'void':
            settleNow(draft, run, item, vanished(seen, run), facts);
            return [];
        case 'starting':
            return planUnbegun(draft, run, item, run.why === 'cancel' ? run.detail : null, seen, facts);
        case 'running':
            return endAgain(draft, run, item, facts);
    }
}

// EXTERNAL MODULE: ./build/action/src/core/eligible.js
var eligible = __webpack_require__(85503);
// EXTERNAL MODULE: ./build/action/src/core/where-is.js
var where_is = __webpack_require__(320);
// EXTERNAL MODULE: ./build/action/src/core/slots.js
var core_slots = __webpack_require__(74585);
// EXTERNAL MODULE: ./build/action/src/core/state.js + 3 modules
var core_state = __webpack_require__(17959);
;// CONCATENATED MODULE: ./build/action/src/core/start-spec.js






function specOf(wish, facts) {
    const { item, route, view, kind, by_person, item_id } = wish;
    const { state, config, obs } = facts;
    const number = item.runs + 1;
    const run_key = (0,core_run_key/* keyForRuns */.pO)(item_id, item, state.items);
    const run_id = `${(0,core_run_key/* runKeyOf */.kB)({ ...item, run_key })}-${number}`;
    const thread = item.thread;
    const keeps = thread !== null &&
        (0,thread_id/* isThreadId */.wr)(thread.id) &&
        route.can_resume &&
        thread.executor === route.executor &&
        thread.terminal === route.terminal &&
        item.next?.thread !== 'new' &&
        !(0,hands/* isHandedOver */.nc)(item, view);
    const detail = obs.details.get(item_id);
    const comments = detail?.ok === true && detail.comments !== null ? detail.comments : [];
    const unanswered = new Set(item.asked);
    const told = comments.filter((comment) => (0,watch/* counts */.tQ)(comment, view) && ((0,core_heard/* isUnheard */.Yu)(comment, item) || unanswered.has(comment.id)));
    const asked = told.map((comment) => comment.id);
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
            run_key,
            round,
            iterations: iteration,
            attempts: attempt,
            spent: by_person ? [] : item.spent,
            quota_holds: by_person ? 0 : item.quota_holds,
            ledger: by_person ? [] : item.ledger,
            refused: by_person ? null : item.refused,
            next: null,
            answer: null,
            ...(0,core_heard/* hearing */.v6)(item, told),
            asked,
            unheard: { ...item.unheard, allowed: 0 },
            worktrees: withWorktree(item, route),
            left: {
                state_ids: [...new Set([item.seen.state.id, view.working.id])],
                assigned: true,
                bot: (0,hands/* botOf */.z2)(item.seen.assignees, view),
                updated_at: item.seen.updated_at,
            },
        },
        round,
        iteration,
        attempt,
        comments: asked,
        totals_before: keeps ? thread.totals : null,
        handover: !keeps && item.runs > 0,
        needed: [view.config.require_label ?? []].flat(),
        working: inWorking ? null : { to: view.working.id, from: [item.seen.state.id] },
    };
}
/** The runner makes it on that terminal, or finds it there. */
function withWorktree({ worktrees }, { terminal, terminal_config }) {
    if (terminal_config.isolation !== 'worktree')
        return worktrees;
    return { ...worktrees, [terminal]: { tries: 0, not_before: 0 } };
}
/** Waiting for quota and a one-time rerun burn no attempt. */
function retryNumber(item, kind) {
    const burns = kind === 'retry' && item.next?.quota !== true;
    return Math.max(1, item.attempts + (burns ? 1 : 0));
}

;// CONCATENATED MODULE: ./build/action/src/core/starts.js
/** From the queue to the runs that start in this tick: slots, and reads that are still wanted. Pure. */










function planStarts(facts) {
    const { state, config } = facts;
    const { barred = config_barred/* NOTHING_BARRED */.nC } = facts.obs;
    const publishing = (0,publications/* postingItems */.Xq)(state, config, barred);
    const waiting = new Map();
    const wishes = [];
    const wait = ({ key, project }, refusal) => {
        const entry = { key, ...refusal };
        const others = waiting.get(project);
        if (others === undefined)
            waiting.set(project, [entry]);
        else
            others.push(entry);
    };
    const route = routeOnce(config);
    const unread = new Map();
    const why = (project) => {
        const known = unread.get(project) ?? (0,bots/* unusable */._P)(project, config, facts.obs);
        unread.set(project, known);
        return known;
    };
    for (const item_id of Object.keys(state.items)) {
        const item = state.items[item_id];
        if (item === undefined)
            continue;
        const view = facts.views.get(item.project);
        if (view === undefined) {
            const rests = (0,renames/* isFormer */.w9)(item.project) && item.next === null;
            if (state.inflight[item_id] === undefined && !rests) {
                const closed = (0,config_barred/* barredWhy */.Rk)(barred, item);
                if (closed !== null)
                    wait(item, (0,eligible/* refuse */.TR)('config-broken', closed));
                else
                    wait(item, (0,eligible/* refuse */.TR)('project-unread', why(item.project)));
            }
            continue;
        }
        if (wantsComments(item_id, item, facts)) {
            facts.want(item_id, { project: item.project, purpose: 'command', comments: true, blockers: false });
        }
        const judged = (0,eligible/* judge */.S4)(item_id, item, view, { state, config, now: facts.now, publishing, route, barred });
        if ('reason' in judged)
            wait(item, judged);
        else
            wishes.push(judged);
    }
    const slots = new core_slots/* Slots */.W(config, state);
    const open = [];
    for (const wish of wishes) {
        // Places only become fewer below: who finds none now need not queue.
        const refusal = slots.full(wish);
        if (refusal === null)
            open.push(wish);
        else
            wait(wish.item, refusal);
    }
    wantBlockers(open, facts);
    open.sort((a, b) => (0,eligible/* byUrgency */.td)(a.item, b.item));
    const actions = [];
    for (const wish of open) {
        const refusal = slots.full(wish) ?? unready(wish, slots, facts);
        if (refusal !== null) {
            wait(wish.item, refusal);
            // A slot is kept for an item that only has to be read, so that a lower one does not overtake it.
            if (refusal.reason === 'not-read-yet')
                slots.take(wish);
            continue;
        }
        slots.take(wish);
        actions.push({ type: 'start', key: wish.item.key, spec: specOf(wish, facts), before: wish.item });
    }
    return { actions, waiting: inOrder(waiting) };
}
/** By project, then `ENG-9` before `ENG-10`. Numbers are sorted, not objects: there may be thousands. */
function inOrder(waiting) {
    return [...waiting.keys()].toSorted().flatMap((project) => {
        const entries = waiting.get(project) ?? [];
        const places = Float64Array.from(entries, ({ key }, index) => numberOf(key) * INDEXES + index).toSorted();
        return Array.from(places, (place) => entries[place % INDEXES]).filter((entry) => entry !== undefined);
    });
}
const INDEXES = 2 ** 20;
/** The digits at the end of a key. */
function numberOf(key) {
    let number = 0;
    for (let at = key.lastIndexOf('-') + 1; at < key.length; at++)
        number = number * 10 + (key.charCodeAt(at) - 48);
    return number;
}
/** An item that could start by a comment is read again when it has changed since its comments were read. */
function wantsComments(item_id, item, facts) {
    if (item.runs === 0 || item.seen.updated_at <= item.comments_read_at)
        return false;
    const { group } = item.seen.state;
    if (group === 'completed' || group === 'cancelled')
        return false;
    return facts.state.inflight[item_id] === undefined && !facts.obs.details.has(item_id);
}
/** Items with the same assignees and labels go the same way. */
function routeOnce(config) {
    const projects = new Map();
    return (seen, view) => {
        const known = projects.get(view.key) ?? new Map();
        projects.set(view.key, known);
        const [only] = seen.assignees;
        const plain = seen.labels.length === 0 && seen.assignees.length === 1 && only !== undefined;
        const key = plain ? only : `${seen.assignees.join('\n')}\t${seen.labels.join('\n')}`;
        let result = known.get(key);
        if (result === undefined) {
            result = (0,route/* routeItem */.b)(seen, view, config);
            known.set(key, result);
        }
        return result;
    };
}
/** Items that were blocked are looked at again in turn, a few at a time: most of them still are. */
function wantBlockers(wishes, facts) {
    const blocked = wishes
        .filter((wish) => blockedAsRead(wish) !== null && !facts.obs.details.has(wish.item_id))
        .toSorted((a, b) => (a.item.blocked?.read_at ?? 0) - (b.item.blocked?.read_at ?? 0));
    for (const { item_id, item } of blocked.slice(0, BLOCKED_READS)) {
        facts.want(item_id, { project: item.project, purpose: 'intake', comments: true, blockers: true });
    }
}
const BLOCKED_READS = 3;
function blockedAsRead({ item, kind, view }) {
    return (0,eligible/* refusalOfBlocked */.oU)(item, kind, view, null);
}
/** What still has to be known before this item may start. */
function unready(wish, slots, facts) {
    const { obs } = facts;
    const busy = wish.route.terminal_config.busy_processes;
    const report = obs.terminals.get(wish.route.terminal);
    if (report?.reached === false) {
        const again = facts.state.terminals[wish.route.terminal]?.not_before ?? 0;
        const why = (0,where_is/* noAnswer */.qE)(wish.route.terminal, report.problem ?? null);
        return again > facts.now ? (0,eligible/* held */.yB)('breaker-open', why, again, wish.route.terminal) : (0,eligible/* refuse */.TR)('breaker-open', why);
    }
    if (busy.length > 0 && !slots.hasOpenRun(wish.route.terminal)) {
        if (report === undefined) {
            facts.visit(wish.route.terminal);
            return (0,eligible/* refuse */.TR)('not-read-yet', `Terminal ${wish.route.terminal} has not been asked yet.`);
        }
        for (const name of busy) {
            const count = report.processes[name] ?? null;
            if (count === null) {
                return (0,eligible/* refuse */.TR)('terminal-busy', `Whether ${name} runs on ${wish.route.terminal} is unknown.`);
            }
            if (count > 0)
                return (0,eligible/* refuse */.TR)('terminal-busy', `${name} runs on ${wish.route.terminal}.`);
        }
    }
    const right = obs.rights.get(rightKey(wish.route.terminal, wish.item.project));
    if (right === undefined)
        facts.ask(wish.route.terminal, wish.item.project);
    if (right?.may === false)
        return (0,eligible/* refuse */.TR)('bot-may-not-write', right.problem.message);
    const detail = obs.details.get(wish.item_id);
    const blocked = blockedAsRead(wish);
    if (blocked !== null && detail === undefined)
        return blocked;
    if (detail === undefined) {
        const first = wish.item.round === 0;
        facts.want(wish.item_id, {
            project: wish.item.project,
            purpose: first ? 'intake' : 'command',
            comments: true,
            blockers: first && wish.view.config.respect_blockers,
            start: true,
        });
        return (0,eligible/* refuse */.TR)('not-read-yet', 'It is read again before it starts.');
    }
    if (!detail.ok)
        return (0,eligible/* refuse */.TR)('project-unread', detail.problem.message);
    if (detail.item === null)
        return (0,eligible/* refuse */.TR)('project-unread', 'Plane did not find it; it may be too new.');
    if (detail.comments === null || detail.blockers === null) {
        if (detail.unread !== undefined)
            return (0,eligible/* refuse */.TR)('project-unread', detail.unread.message);
        return (0,eligible/* refuse */.TR)('not-read-yet', 'Its comments have not been read yet.');
    }
    if (detail.item.updated_at < wish.item.seen.updated_at) {
        return (0,eligible/* refuse */.TR)('not-read-yet', 'Plane answered with an older copy than is known.');
    }
    if (hasUnreadLabel(wish, obs)) {
        return (0,eligible/* refuse */.TR)('project-unread', 'It has a label that is not among those that could be read.');
    }
    if (right === undefined)
        return (0,eligible/* refuse */.TR)('not-read-yet', 'Whether its bot may write there has not been read yet.');
    if (right.may === null)
        return (0,eligible/* refuse */.TR)('project-unread', right.problem.message);
    return blocked;
}
/** Labels without a name keep their id: where the list of labels broke off, what such a one asks for is not known. */
function hasUnreadLabel({ item, view }, obs) {
    const project = obs.projects[item.project];
    if (project?.ok !== true || !project.info_partial)
        return false;
    const names = new Set(Object.values(view.info.labels));
    return item.seen.labels.some((label) => !names.has(label));
}

// EXTERNAL MODULE: ./build/action/src/config/problem.js
var problem = __webpack_require__(27042);
;// CONCATENATED MODULE: ./build/action/src/core/strangers.js
/** Keys that lead to somebody else than the bot whose work is under way. Pure. */


/**
 * Terminals whose key is that of another user than the one whose work state knows, where the configuration does not
 * name that user, either: nothing is said through it, and the known user stays known.
 */
function strangersAmong(state, obs, config) {
    const strangers = new Set();
    for (const [terminal, identity] of obs.identities) {
        const known = state.terminals[terminal]?.user_id ?? null;
        if (!('user_id' in identity) || known === null || known === identity.user_id)
            continue;
        if (!isExpected(identity.user_id, terminal, config, state.projects))
            strangers.add(terminal);
    }
    return strangers;
}
/** Of those to which only labels lead, for no project names their users. What a run there has said waits. */
function strangerProblems(strangers, config) {
    return [...strangers].flatMap((terminal) => {
        const entry = config.terminals[terminal];
        if (entry === undefined || isAssignedTo(terminal, config))
            return [];
        const message = `terminals.${terminal}.plane_user: ${(0,problem/* shown */.SP)(entry.plane_user)} is not the user behind its token. What its runs have said is not posted as somebody else.`;
        return [{ code: 'plane-user-mismatch', message, remedy: 'Correct the name or the token.', retry: false }];
    });
}

;// CONCATENATED MODULE: ./build/action/src/core/terminal-problems.js


/**
 * Terminals that cannot be used until a person mends something: a refused login, another machine under its name, one that
 * runs need and the configuration no longer has. Told by every
 * tick until a visit goes well. That a machine sleeps is no fault, and is told where something waits for it.
 */
function terminalProblems(state, config, barred) {
    const unusable = Object.keys(config.terminals).flatMap((terminal) => {
        const problem = state.terminals[terminal]?.problem ?? null;
        if (problem === null || problem.retry)
            return [];
        return [{ ...problem, message: `Terminal ${terminal} cannot be used: ${problem.message}` }];
    });
    return [...unusable, ...(0,unconfigured/* unconfiguredProblems */.MA)(state, config, barred)];
}
/** Open runs of which a terminal that answers cannot say what has become. */
function runProblems({ inflight }, { runs, terminals }) {
    return Object.values(inflight).flatMap((run) => {
        if (terminals.get(run.terminal)?.reached !== true)
            return [];
        const [seen] = (0,core_refs/* launchRefs */.eW)(run).flatMap(({ id }) => runs.get(id) ?? []);
        if (seen?.state !== 'unknown')
            return [];
        const { problem } = seen;
        return [{ ...problem, message: `${run.run_id} on ${run.terminal}: ${problem.message}` }];
    });
}

;// CONCATENATED MODULE: ./build/action/src/core/unfollowed.js


/** What no waiting mends. */
const LASTING = new Set([
    'terminal-unknown',
    'no-executor',
    'no-script',
    'capability-missing',
    'label-missing',
    'label-refused',
    'ambiguous-assignee',
    'not-assigned',
    'attempts-spent',
]);
function giveUpUnfollowed(state, waiting, views, config, now) {
    const details = new Map(waiting.flatMap(({ key, reason, detail }) => (LASTING.has(reason) ? [[key, detail]] : [])));
    return Object.entries(state.items).flatMap(([item_id, item]) => {
        const { next, key, project } = item;
        if (next === null || next.after === null || now - next.not_before < unconfigured/* PATIENCE_MS */.xR)
            return [];
        if (state.inflight[item_id] !== undefined)
            return [];
        const removed = !Object.hasOwn(config.projects, project);
        const why = removed ? `Project ${project} is no longer in the config.` : details.get(key);
        return why === undefined ? [] : [givenUp(item_id, item, next.after, why, views.get(project) ?? null, config, now)];
    });
}
function givenUp(item_id, item, after, why, view, config, now) {
    const { class: failure, reason, seconds, ...told } = after;
    const run = { ...told, item_id, handle: {}, identity: null, dir_name: '', thread_id: null, totals_before: null };
    const publication = (0,publications/* publicationOf */.MV)(run, {
        // The comment of a step that went well is there already, under the usual name.
        kind: item.next?.kind === 'iteration' ? 'dropped' : 'result',
        say: {
            ...publications/* SILENT */.qY,
            kind: 'failed',
            tag: 'blocked',
            tagged: true,
            class: failure === null || failure === 'quota' ? 'failed' : failure,
            reason: failure === null ? 'It has made a step, and the next one cannot begin.' : reason,
            remedy: `Nothing further starts by itself: ${why} Mend that; then comment or move the item back to a pick-up state.`,
            seconds,
            ledger: item.ledger,
        },
        needs_result: false,
        steps: (0,publications/* stepsAfter */.Ec)('blocked', item, view, config),
        forget: false,
        now,
    });
    const answer = { run_id: after.run_id, tag: 'blocked', class: failure ?? 'failed', at: now };
    return { type: 'next-dropped', item_id, answer, publication };
}

;// CONCATENATED MODULE: ./build/action/src/core/plan.js




















function plan(state, obs, config, now) {
    const { barred = config_barred/* NOTHING_BARRED */.nC } = obs;
    const draft = new RecordingDraft(state);
    const items = new Map();
    const terminals = new Set();
    const rights = new Map();
    const want = (item_id, wanted) => {
        const known = items.get(item_id);
        items.set(item_id, {
            ...(known ?? wanted),
            comments: wanted.comments || known?.comments === true,
            blockers: wanted.blockers || known?.blockers === true,
            start: wanted.start === true || known?.start === true,
        });
    };
    const { views, strangers, problems } = readProjects(draft, obs, config, now);
    readTerminals(draft, obs, config, now);
    const before = runProblems(draft.state, obs);
    for (const terminal of unwell(draft.state, config, now))
        terminals.add(terminal);
    for (const view of views.values()) {
        draft.applyAll((0,watch/* watchProject */.Rs)(draft.state, view, obs, now));
    }
    for (const item_id of obs.details.keys()) {
        const view = viewOf(item_id, draft, obs, views);
        if (view !== undefined)
            draft.applyAll((0,watch/* watchDetail */.XF)(draft.state, view, item_id, obs, now));
    }
    problems.push(...unreadItems(draft.state, obs), ...withoutRights(obs));
    for (const view of views.values())
        draft.applyAll((0,moves/* followMoves */.AU)(draft.state, view, now));
    for (const view of views.values())
        draft.applyAll(answerStops(draft.state, view, obs, now));
    const remembered = (key) => {
        const known = state.projects[key] ?? draft.state.projects[key];
        return known === undefined ? null : (0,bots/* viewProject */.P9)(key, config, known.info, obs).view;
    };
    const actions = [];
    for (const run of Object.values(draft.state.inflight).toSorted(byRun)) {
        actions.push(...planRun(draft, run, { config, views, remembered, obs, now, want }));
    }
    for (const [item_id, wanted] of confirmations(draft.state, obs))
        want(item_id, wanted);
    draft.applyAll(confirmed(draft.state, obs, now));
    for (const action of (0,publications/* planPublications */.TL)(draft.state, obs.runs, strangers, now)) {
        // Another user must not say it only because the entry of the terminal cannot be read.
        if (action.type === 'publish' && (0,unconfigured/* isUnread */.KJ)(action.publication.run.terminal, config, barred))
            continue;
        actions.push(action);
    }
    for (const publication of Object.values(draft.state.outbox)) {
        if (!(0,publications/* isPublishing */.uY)(publication) && publication.forget && publication.forget_tries >= GIVE_UP_FORGETTING) {
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
        ask: (terminal, project) => rights.set(rightKey(terminal, project), { terminal, project }),
    });
    actions.push(...starts.actions);
    const { waiting } = starts;
    // What is missing from a broken configuration may come back.
    if (!(0,config_barred/* isBarred */.h_)(barred))
        draft.applyAll(giveUpUnfollowed(draft.state, waiting, views, config, now));
    const on_terminals = [...terminalProblems(draft.state, config, barred), ...before];
    return { actions, events: draft.events, waiting, problems, on_terminals, wants: { items, terminals, rights } };
}
/** One run may hold an account that the next one meets, so their order is always the same. */
function byRun(a, b) {
    return a.run_id < b.run_id ? -1 : 1;
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
    const names = (0,renames/* renamesOf */.fD)(draft.state, obs, config);
    if (names.length > 0)
        draft.apply({ type: 'projects-renamed', names });
    for (const key of Object.keys(config.projects)) {
        const seen = obs.projects[key];
        if (seen === undefined)
            continue;
        if (!seen.ok) {
            problems.push(seen.problem);
            continue;
        }
        const former = names.find(({ from, to }) => from === key && (0,renames/* isFormer */.w9)(to));
        if (former !== undefined)
            problems.push(...replaced(former, draft.state));
        const renamed = seen.fresh ? undefined : names.find(({ from }) => from === key);
        if (renamed !== undefined) {
            problems.push(stillNamed(renamed));
            continue;
        }
        problems.push(...seen.problems, ...unfinishedSweep(key, draft.state, seen));
        if (seen.fresh) {
            const info = withoutAddresses(seen.info, config);
            draft.applyAll(forgetCounts(draft.state, key, config, info));
            // What was read in part is read again by the next tick.
            const at = seen.info_partial ? 0 : now;
            draft.apply({ type: 'project-read', info, authors: config.allowed_authors, at });
        }
        else if (seen.learned === true) {
            const { states, labels } = seen.info;
            draft.apply({ type: 'words-read', key, states, labels });
        }
        const viewed = (0,bots/* viewProject */.P9)(key, config, seen.info, obs);
        problems.push(...viewed.problems);
        if (viewed.view !== null)
            views.set(key, viewed.view);
    }
    const strangers = strangersAmong(draft.state, obs, config);
    problems.push(...strangerProblems(strangers, config));
    for (const [terminal, identity] of obs.identities) {
        if ('user_id' in identity && identity.fresh && !strangers.has(terminal)) {
            const { user_id, key = null } = identity;
            draft.apply({ type: 'identity', terminal, user_id, key, at: now });
        }
    }
    const unique = new Map(problems.map((problem) => [`${problem.code} ${problem.message}`, problem]));
    return { views, strangers, problems: [...unique.values()] };
}
function stillNamed({ from, to }) {
    const message = `Project ${from} has the identifier ${to} by now, and the configuration names it by both.`;
    return {
        code: 'plane-project-renamed',
        message,
        remedy: `Take projects.${from} out of the configuration.`,
        retry: false,
    };
}
/** Told once, as the next tick knows the other one. */
function replaced({ from, to }, { items }) {
    const count = Object.values(items).filter(({ project }) => project === to).length;
    if (count === 0)
        return [];
    const problem = {
        code: 'plane-project-replaced',
        message: `Project ${from} is another one than before. Work items of the former one that have had runs: ${count}. What runs for them is still posted there; nothing further is followed.`,
        remedy: 'If they are to go on, name the former project in the configuration by the identifier that it has by now.',
        retry: false,
    };
    return [problem];
}
/**
 * Comments were counted by who was allowed then: for other authors they have to be read again. Who joins the project only
 * later is the author that an address has meant all along.
 */
function forgetCounts(state, key, config, info) {
    const known = state.projects[key];
    if (known === undefined)
        return [];
    const [before, after] = [(0,bots/* authorsOf */.EK)(config, known.info), (0,bots/* authorsOf */.EK)(config, info)];
    const same = before.size === after.size && [...before].every((author) => after.has(author));
    if (same && hasSameAuthors(config, known))
        return [];
    return Object.entries(state.items)
        .filter(([, { project, unheard }]) => project === key && unheard.allowed + unheard.others > 0)
        .map(([item_id, { unheard }]) => ({ type: 'comments-read', item_id, at: 0, unheard }));
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
            const not_before = (0,backoff/* breakerUntil */.Lz)(now, (known?.failures ?? 0) + 1);
            const problem = report.problem ?? NO_WORD;
            const print = (0,config_print/* printed */.zd)((0,config_print/* terminalPrint */.OA)(terminal, config), obs.barred);
            draft.apply({ type: 'terminal-unreached', terminal, at: now, not_before, problem, ...print });
        }
        else if ((known?.failures ?? 0) > 0 ||
            (report.utc_offset_min !== null && known?.utc_offset_min !== report.utc_offset_min)) {
            draft.apply({ type: 'terminal-reached', terminal, utc_offset_min: report.utc_offset_min });
        }
        const lines = (report.learned_host_keys ?? []).filter((line) => known?.host_keys?.includes(line) !== true);
        if (lines.length > 0)
            draft.apply({ type: 'host-keys-learned', terminal, lines });
        const bastion = draft.state.bastion_host_keys ?? [];
        const more = (report.learned_bastion_keys ?? []).filter((line) => !bastion.includes(line));
        if (more.length > 0)
            draft.apply({ type: 'bastion-keys-learned', lines: more });
    }
}
const NO_WORD = { code: 'unreached', message: 'It did not say why.', remedy: '', retry: true };
/** Nothing else may lead there, so whether a lasting problem is mended has to be asked. */
function unwell(state, config, now) {
    return Object.keys(config.terminals).filter((terminal) => {
        const known = state.terminals[terminal];
        return known?.problem?.retry === false && known.not_before <= now;
    });
}
function viewOf(item_id, draft, obs, views) {
    const detail = obs.details.get(item_id);
    const project = draft.state.items[item_id]?.project ?? (detail?.ok === true ? detail.item?.project : undefined);
    return project === undefined ? undefined : views.get(project);
}

;// CONCATENATED MODULE: ./build/action/src/core/read-order.js
const URGENT = ['publish', 'cancel'];
function readOrder(wanted, items) {
    const all = [...wanted];
    const urgent = URGENT.flatMap((purpose) => all.filter(([, wish]) => wish.purpose === purpose));
    const others = all.filter(([, { purpose }]) => !URGENT.includes(purpose));
    const starts = others.filter(([, { start }]) => start === true);
    const changed = others.filter(([, { start }]) => start !== true).toSorted(read_order_byNeed(items));
    return [...urgent, ...inTurn(changed, starts)];
}
/**
 * Changes that were never read come first. After them comes what was read and is read again because a replica may lag;
 * the oldest of these first, for it is soon done with.
 */
function read_order_byNeed(items) {
    const rank = ([id, { purpose }]) => {
        const item = items[id];
        if (purpose === 'intake')
            return 2;
        return item !== undefined && item.comments_read_at >= item.seen.updated_at - 1 ? 1 : 0;
    };
    const changedAt = ([id]) => items[id]?.seen.updated_at ?? 0;
    return (a, b) => rank(a) - rank(b) || changedAt(a) - changedAt(b);
}
function inTurn(first, second) {
    const longest = Math.max(first.length, second.length);
    return Array.from({ length: longest }, (_, at) => [first[at], second[at]])
        .flat()
        .filter((entry) => entry !== undefined);
}

;// CONCATENATED MODULE: ./build/action/src/observe-projects.js



/** How long what changes seldom is not read again. */
const CACHE_MS = 60 * 60_000;
async function observe_projects_readProjects(state, config, ports, now) {
    const entries = await Promise.all(Object.keys(config.projects).map(async (key) => [key, await readProject(key, state, config, ports, now)]));
    return Object.fromEntries(entries);
}
async function readProject(key, state, config, ports, now) {
    try {
        const read = await readInfo(key, state.projects[key], config, ports, now);
        try {
            return await readItemsOf(read, key, state, ports, now);
        }
        catch (error) {
            if (read.fresh || !isRefusedOrMissing(error))
                throw error;
            // By what was read earlier Plane does not answer: another one may stand there, or another project under this name.
            const again = await readInfo(key, undefined, config, ports, now);
            if (again.info.id === read.info.id)
                throw error;
            return await readItemsOf(again, key, state, ports, now);
        }
    }
    catch (error) {
        return { ok: false, problem: (0,errors/* problemOf */.Zw)(error) };
    }
}
function isRefusedOrMissing(error) {
    return error instanceof errors/* PlaneError */.NQ && (error.status === 403 || error.status === 404);
}
async function readItemsOf(read, key, state, ports, now) {
    const { info } = read;
    const record = state.projects[key];
    const known = record?.info.id === info.id ? record : undefined;
    if (info.archived)
        return { ok: true, ...read, items: [], newest: null, full: false, cut: null, unread: [] };
    const base = known?.watermark ?? (record === known ? newestSeen(key, state) : null);
    const whole = base === null || isSweepDue(known, now);
    const since = whole ? null : Math.min(base, now) - watch/* WATERMARK_OVERLAP_MS */.ur;
    const { items, newest, partial, unread } = await ports.tracker.changed(info, since);
    const seen = { ok: true, ...read, items, unread };
    // What lies behind a break was not seen, so the next read begins where this one did.
    const first = known?.watermark == null && !whole;
    if (partial === null)
        return { ...seen, newest: first ? null : newest, full: whole, cut: null };
    const cut = !whole ? 'changes' : partial.code === 'plane-list-spent' ? 'spent' : 'sweep';
    return { ...seen, newest: null, full: false, cut, problems: [...read.problems, partial] };
}
/** A read of everything that broke off is not made again by every tick: meanwhile it is read what changed. */
function isSweepDue(known, now) {
    if (known === undefined)
        return true;
    if (known.watermark === null)
        return known.sweep_cut_at === 0;
    return now - known.swept_at >= watch/* SWEEP_EVERY_MS */.aQ && now - known.sweep_cut_at >= watch/* SWEEP_AGAIN_MS */.hA;
}
/** Until a first read of everything has come to its end: the newest change of an item that it has shown; null: none. */
function newestSeen(key, { items }) {
    const times = Object.values(items).flatMap(({ project, seen }) => (project === key ? [seen.updated_at] : []));
    return times.reduce((most, time) => Math.max(most ?? time, time), null);
}
/** States, labels and members: from the cache while it is young, and as long as Plane does not tell them. */
async function readInfo(key, known, config, ports, now) {
    if (known !== undefined && now - known.read_at < CACHE_MS && fits(key, config, known)) {
        return { info: known.info, fresh: false, info_partial: false, problems: [] };
    }
    try {
        const { partial, ...info } = await ports.tracker.project(key, known?.info.id);
        if (partial === null)
            return { info, fresh: true, info_partial: false, problems: [] };
        return {
            info: withKnown(info, known?.info.id === info.id ? known.info : undefined),
            fresh: true,
            info_partial: true,
            problems: [partial],
        };
    }
    catch (error) {
        const problem = (0,errors/* problemOf */.Zw)(error);
        const renamed = problem.code === 'plane-project-renamed';
        if (known === undefined || known.info.archived || !(problem.retry || renamed))
            throw error;
        return { info: known.info, fresh: false, info_partial: false, problems: [problem] };
    }
}

// EXTERNAL MODULE: ./build/action/src/transports/ssh/host-key-notes.js
var host_key_notes = __webpack_require__(30318);
;// CONCATENATED MODULE: ./build/action/src/observe.js
/**
 * Reads the world: terminals and projects in parallel, then the few items that the plan wants to see by id. What cannot
 * be read becomes a failure in the observations.
 */








/** Plans made in one tick, each with the reads that the one before wanted. */
const ROUNDS = 4;
/** Items read by id in one tick; the rest is read by the next. */
const READS = 25;
const PARALLEL_READS = 4;
/** Observes and plans until the plan wants nothing more, or enough was read for one tick. */
async function observe(state, config, ports, signal) {
    const { barred = config_barred/* NOTHING_BARRED */.nC } = ports;
    const now = ports.clock.now();
    ports.fleet.know?.(learnedHostKeys(state));
    const refs = (0,core_refs/* refsOf */.gA)(state).filter((ref) => mayVisit(ref.terminal, state, config, now));
    const [first, projects, fleet] = await Promise.all([
        readIdentities(state.projects, state, config, ports, now),
        observe_projects_readProjects(state, config, ports, now),
        ports.fleet.inspect(refs, []),
    ]);
    const identities = await identitiesAmong(projects, first, state, config, ports, now);
    learn(projects, ports);
    const details = new Map();
    const terminals = new Map(fleet.terminals);
    const rights = new Map();
    const obs = { projects, details, runs: fleet.runs, terminals, identities, rights, barred };
    let planned = plan(state, obs, config, ports.clock.now());
    for (let round = 1; round < ROUNDS && !signal.aborted; round++) {
        const wanted = readOrder(planned.wants.items, state.items).slice(0, READS - details.size);
        const visits = [...planned.wants.terminals].filter((name) => !terminals.has(name));
        const asked = [...planned.wants.rights].filter(([key]) => !rights.has(key));
        if (wanted.length === 0 && visits.length === 0 && asked.length === 0)
            break;
        const [, visited] = await Promise.all([
            readItems(wanted, projects, details, ports),
            visits.length === 0 ? null : ports.fleet.inspect([], visits),
            ...asked.map(async ([key, { terminal, project }]) => {
                const seen = projects[project];
                if (seen?.ok === true)
                    rights.set(key, await readRight(terminal, seen.info, ports));
            }),
        ]);
        for (const [name, report] of visited?.terminals ?? [])
            terminals.set(name, report);
        learn(projects, ports);
        planned = plan(state, obs, config, ports.clock.now());
    }
    return { obs, planned };
}
/** Host keys that first visits believed, by who keeps them. */
function learnedHostKeys(state) {
    const own = Object.entries(state.terminals).map(([name, { host_keys = [] }]) => [name, host_keys]);
    return new Map([...own, [host_key_notes/* BASTION */.xX, state.bastion_host_keys ?? []]]);
}
function mayVisit(terminal, state, config, now) {
    return terminal in config.terminals && (state.terminals[terminal]?.not_before ?? 0) <= now;
}
/** Users that are not who is expected by the members that were read now are asked for again: it may be another Plane. */
async function identitiesAmong(projects, known, state, config, ports, now) {
    const read = Object.entries(projects).filter(([, seen]) => seen.ok && seen.fresh);
    if (read.length === 0)
        return known;
    const infos = {
        ...state.projects,
        ...Object.fromEntries(read.flatMap(([key, seen]) => (seen.ok ? [[key, seen]] : []))),
    };
    const doubted = [...known].some(([terminal, who]) => 'user_id' in who && !who.fresh && !isExpected(who.user_id, terminal, config, infos));
    return doubted ? readIdentities(infos, state, config, ports, now) : known;
}
/** What was read because an item points to a state or a label that was not known: from here on it is known. */
function learn(projects, { tracker }) {
    for (const [key, seen] of Object.entries(projects)) {
        const words = seen.ok ? (tracker.learned?.(seen.info) ?? null) : null;
        if (seen.ok && words !== null)
            projects[key] = { ...seen, info: { ...seen.info, ...words }, learned: true };
    }
}
async function readIdentities(infos, state, config, ports, now) {
    const routed = new Set(Object.values(config.projects).flatMap(({ routing: { by_assignee, by_label } }) => [
        ...Object.values(by_assignee),
        // What such a one has posted is ours, too.
        ...Object.values(by_label).flatMap(({ terminal }) => terminal ?? []),
    ]));
    const entries = await Promise.all([...routed]
        .filter((terminal) => terminal in config.terminals || isLost(terminal, ports))
        .map(async (terminal) => {
        const known = state.terminals[terminal];
        const [problem] = ports.barred?.problems ?? [];
        if (problem !== undefined && !(terminal in config.terminals))
            return [terminal, { problem, last_user_id: known?.user_id ?? null }];
        const young = now - (known?.user_read_at ?? 0) < CACHE_MS;
        const key = ports.desk.keyPrint?.(terminal) ?? null;
        const sameKey = known?.user_key === key;
        if (known?.user_id != null && young && sameKey && isExpected(known.user_id, terminal, config, infos)) {
            return [terminal, { user_id: known.user_id, fresh: false }];
        }
        try {
            return [terminal, { user_id: await ports.desk.whoAmI(terminal), key, fresh: true }];
        }
        catch (error) {
            const problem = (0,errors/* problemOf */.Zw)(error);
            // A known user stays known while Plane is away; one of a refused token or of another key does not.
            if (known?.user_id != null && problem.retry && (sameKey || known.user_key === null)) {
                return [terminal, { user_id: known.user_id, fresh: false }];
            }
            return [terminal, { problem, last_user_id: known?.user_id ?? null }];
        }
    }));
    return new Map(entries);
}
/** Its entry cannot be read, and what it was is not known: its bot is still one of ours. */
function isLost(terminal, { barred = config_barred/* NOTHING_BARRED */.nC }) {
    return (0,config_barred/* barredWhy */.Rk)(barred, { terminal }) !== null;
}
/** Asked anew by every tick in which something is to start there: nothing starts whose answer could not be posted. */
async function readRight(terminal, project, { desk }) {
    try {
        const problem = await desk.mayWrite(project, terminal);
        return problem === null ? { may: true } : { may: false, problem };
    }
    catch (error) {
        return { may: null, problem: (0,errors/* problemOf */.Zw)(error) };
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
/** The item alone decides whether a run is stopped, so comments that cannot be read do not make it unread. */
async function readItem(item_id, wish, project, ports) {
    const { purpose } = wish;
    try {
        const item = await ports.tracker.item(project, item_id, purpose);
        if (item === null)
            return { ok: true, item: null, comments: null, blockers: [] };
        const [said, blockers] = await Promise.allSettled([
            wish.comments ? ports.tracker.comments(project, item_id, purpose) : null,
            wish.blockers ? ports.tracker.blockers(project, item_id) : [],
        ]);
        const failed = [said, blockers].find((part) => part.status === 'rejected');
        const comments = said.status === 'fulfilled' ? said.value : null;
        const unread = failed === undefined ? (comments?.partial ?? null) : (0,errors/* problemOf */.Zw)(failed.reason);
        return {
            ok: true,
            item,
            comments: comments?.comments ?? null,
            blockers: blockers.status === 'fulfilled' ? blockers.value : null,
            ...(unread === null ? {} : { unread }),
        };
    }
    catch (error) {
        return { ok: false, problem: (0,errors/* problemOf */.Zw)(error) };
    }
}


/***/ })

};
