export const id = 721;
export const ids = [721];
export const modules = {

/***/ 17220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ tableOf),
/* harmony export */   p: () => (/* binding */ plain)
/* harmony export */ });
/* harmony import */ var _bot_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85151);
/** Text of other people as part of a Markdown page: it shows as written and does nothing. Pure. */

const SPECIAL = /[&<>`*_~|[\]\\#@$]/g;
/** One line of plain text for a table cell or a sentence; at most `most` characters. */
function plain(text, most = 300) {
    const line = (0,_bot_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .u)(text).replaceAll(/\s+/g, ' ').trim();
    const characters = Array.from(line);
    const short = characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
    return (short
        .replaceAll(SPECIAL, (character) => `&#${character.codePointAt(0) ?? 0};`)
        // Addresses become links only where a person would expect one.
        .replaceAll(/:(?=\/\/)/g, '&#58;')
        .replaceAll(/www(?=\.)/gi, (word) => `${word.slice(0, 2)}&#${word.charCodeAt(2)};`)
        // What begins a list or a heading at the start of a line.
        .replace(/^[+\-=:]|^\d+(?=[.)])/, (start) => Array.from(start, (c) => `&#${c.charCodeAt(0)};`).join('')));
}
/** A table; each cell is text of other people and is made plain. Empty without rows. */
function tableOf(heads, rows, most) {
    if (rows.length === 0)
        return '';
    const line = (cells) => `| ${cells.join(' | ')} |`;
    const shown = rows.slice(0, most).map((cells) => line(cells.map((cell) => plain(cell))));
    const more = rows.length > most ? `\n\nand ${rows.length - most} more.` : '';
    return [line(heads), line(heads.map(() => '---')), ...shown].join('\n') + more;
}


/***/ }),

/***/ 96596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ QUOTA_HOLDS_BEFORE_BLOCKED),
/* harmony export */   JN: () => (/* binding */ backoff),
/* harmony export */   Lz: () => (/* binding */ breakerUntil),
/* harmony export */   dE: () => (/* binding */ quotaUntil)
/* harmony export */ });
/** Doubling wait after `attempt` failures (1 = the first), between half and the whole of the step; in milliseconds. */
function backoff(rule, attempt, seed) {
    const step = Math.min(rule.max_s, rule.base_s * 2 ** Math.min(attempt - 1, 20));
    return Math.round(step * 1000 * (0.5 + fractionOf(seed) / 2));
}
const QUOTA_UNKNOWN_MS = 30 * 60_000;
const QUOTA_LEAST_MS = 15 * 60_000;
const QUOTA_HOLDS_BEFORE_BLOCKED = 5;
/** Until when an account is held: its reset, if known, else 30 min; at least 15 min, doubling with each hold in a row. */
function quotaUntil(now, reset_at, holds_before) {
    const least = now + QUOTA_LEAST_MS * 2 ** Math.min(holds_before, 10);
    return Math.max(reset_at ?? now + QUOTA_UNKNOWN_MS, least);
}
/** Breaker of a terminal: visits go on for the first few failures, then wait 1, 2, 4 … up to 30 min. */
function breakerUntil(now, failures) {
    if (failures < 3)
        return now;
    return now + Math.min(30, 2 ** (failures - 3)) * 60_000;
}
/** FNV-1a of the seed, in [0, 1). */
function fractionOf(seed) {
    let hash = 0x811c9dc5;
    for (const char of seed)
        hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
    return (hash >>> 0) / 2 ** 32;
}


/***/ }),

/***/ 882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MU: () => (/* binding */ isOurs),
/* harmony export */   QO: () => (/* binding */ startsByHandover),
/* harmony export */   Z5: () => (/* binding */ isInHand),
/* harmony export */   nc: () => (/* binding */ isHandedOver),
/* harmony export */   tl: () => (/* binding */ leftAsSeen),
/* harmony export */   wb: () => (/* binding */ holders),
/* harmony export */   z2: () => (/* binding */ botOf)
/* harmony export */ });
function isOurs(item, view) {
    return item.assignees.some((user) => view.ours.has(user));
}
/** The only bot among the assignees, as Plane user id; null: none, or several. */
function botOf(assignees, view) {
    const [bot, ...others] = assignees.filter((user) => view.ours.has(user));
    return bot === undefined || others.length > 0 ? null : bot;
}
/** Whether the bot that had the item still has it. An item of which that was never noted is in hand with any bot. */
function isInHand({ left, seen }, view) {
    return left?.bot == null ? isOurs(seen, view) : seen.assignees.includes(left.bot);
}
/** Whether a person took the item from the bot that had it and gave it to another one. An older copy tells nothing. */
function isHandedOver({ left, seen }, view) {
    if (left?.bot == null || seen.updated_at < left.updated_at)
        return false;
    return !seen.assignees.includes(left.bot) && isOurs(seen, view);
}
/**
 * Whether a hand-over asks the next bot to begin: where the item was left, or in a pick-up state. Who also moves it to the
 * backlog, to an end state or anywhere else wants it to rest.
 */
function startsByHandover(item, view) {
    if (!isHandedOver(item, view))
        return false;
    const { id, group } = item.seen.state;
    if (view.pick_up.has(id))
        return true;
    const open = group === 'started' || group === 'unstarted';
    return open && item.left?.state_ids.includes(id) === true;
}
/** The item is left where a person put it. A hand-over that is to start the next bot stays one until that bot starts. */
function leftAsSeen(item, view) {
    const { state, assignees, updated_at } = item.seen;
    const known = item.left?.bot ?? null;
    const waits = view === null || startsByHandover(item, view);
    return {
        state_ids: [state.id],
        assigned: view === null || isOurs(item.seen, view),
        bot: waits ? known : (botOf(assignees, view) ?? known),
        updated_at,
    };
}
/** The bots that have the item now, as the configuration calls them. */
function holders({ seen }, view) {
    const names = seen.assignees
        .filter((user) => view.ours.has(user))
        .map((user) => {
        const terminal = view.bots.get(user);
        const named = Object.entries(view.config.routing.by_assignee).find(([, target]) => target === terminal);
        return named?.[0] ?? 'another bot';
    });
    return [...new Set(names)].join(' and ');
}


/***/ }),

/***/ 320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gf: () => (/* binding */ whyOf),
/* harmony export */   ie: () => (/* binding */ whereIs),
/* harmony export */   qE: () => (/* binding */ noAnswer)
/* harmony export */ });
/* unused harmony export troubleOf */
/** That nobody can tell more now is no news of the run itself. */
function whereIs(run) {
    const { run_id, phase, terminal, unreachable_since } = run;
    const trouble = troubleOf(run);
    const is = `${run_id} ${unreachable_since === null ? 'is' : 'was'} ${phase} on ${terminal}`;
    return trouble === null ? `${is}.` : `${is}, and ${trouble}`;
}
/** What keeps it: nobody has seen it for a while, or what cannot be killed is left of it. The end of a sentence; null: nothing does. */
function troubleOf(run) {
    const { unreachable_since, unreachable_why } = run;
    if (unreachable_since === null) {
        return run.phase === 'stopping' && run.stuck.length > 0 ? `${pidsOf(run.stuck)} still there.` : null;
    }
    const since = new Date(unreachable_since).toISOString().replace('T', ' ').slice(0, 16);
    return `has not been seen since ${since}Z${unreachable_why === null ? '.' : `: ${whyOf(unreachable_why)}`}`;
}
function pidsOf(pids) {
    return pids.length === 1 ? `process ${pids.join('')} is` : `processes ${pids.join(', ')} are`;
}
/** That a terminal cannot be used now, and why the last visit failed, where that is known. */
function noAnswer(terminal, problem) {
    const said = `Terminal ${terminal} does not answer.`;
    return problem === null ? said : `${said} ${whyOf(problem)}`;
}
function whyOf({ message, remedy }) {
    return `${message} ${remedy}`.trim();
}


/***/ })

};
