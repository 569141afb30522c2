export const id = 469;
export const ids = [469];
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

/***/ 43974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ droppedNote),
/* harmony export */   f: () => (/* binding */ fromHistory)
/* harmony export */ });
/* harmony import */ var _publications_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92269);

/**
 * @param by one sentence: what the person did.
 * @returns null: nothing is known of the run that it would be about (noted long ago, by an earlier version).
 */
function droppedNote(item_id, item, by, state, now) {
    const { next } = item;
    const ended = next?.after ?? fromHistory(item_id, item, state);
    if (next === null || ended === null)
        return null;
    const { class: failure, reason, seconds, ...told } = ended;
    const run = { ...told, item_id, handle: {}, identity: null, dir_name: '', thread_id: null, totals_before: null };
    return (0,_publications_js__WEBPACK_IMPORTED_MODULE_0__/* .publicationOf */ .MV)(run, {
        kind: next.kind === 'iteration' ? 'dropped' : 'result',
        say: { ..._publications_js__WEBPACK_IMPORTED_MODULE_0__/* .SILENT */ .qY, kind: 'dropped', class: failure, reason: by, cause: reason, seconds, ledger: item.ledger },
        needs_result: false,
        steps: [(0,_publications_js__WEBPACK_IMPORTED_MODULE_0__/* .step */ .PM)('comment')],
        forget: false,
        now,
    });
}
/** What the history keeps of the item's last run. */
function fromHistory(item_id, item, { history }) {
    const entry = history.findLast((other) => other.item_id === item_id);
    if (entry === undefined)
        return null;
    const { run_id, terminal, executor, class: failure, seconds, round = item.round } = entry;
    const { iterations: iteration, attempts: attempt } = item;
    const unknown = { model: null, effort: null, reason: '' };
    return { ...unknown, run_id, terminal, executor, class: failure, seconds, round, iteration, attempt };
}


/***/ }),

/***/ 85503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   oU: () => (/* binding */ refusalOfBlocked),
/* harmony export */   td: () => (/* binding */ byUrgency),
/* harmony export */   yB: () => (/* binding */ held)
/* harmony export */ });
/* harmony import */ var _config_barred_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7925);
/* harmony import */ var _config_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27042);
/* harmony import */ var _bots_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56204);
/* harmony import */ var _hands_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(882);
/* harmony import */ var _holds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36466);
/* harmony import */ var _config_labels_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40578);
/* harmony import */ var _moves_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92054);
/* harmony import */ var _pauses_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73333);
/* harmony import */ var _where_is_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(320);
/**
 * Which items may start a run now, and why the others may not. Named rules, tried in order; the first refusal is the
 * reason that `agentd explain` shows. Pure; judged from what was last seen, so that 10,000 waiting items cost nothing.
 */









function judge(item_id, item, view, facts) {
    const { state, config, now } = facts;
    const open = state.inflight[item_id];
    if (open !== undefined)
        return refuse('open-run', openRun(open, item, view, config));
    const publishing = facts.publishing.get(item_id);
    if (publishing !== undefined)
        return refuse('publishing', publishing);
    const turn = turnOf(item, view, facts);
    if ('reason' in turn)
        return (turn.reason === 'not-assigned' ? barredBot(item, facts) : null) ?? turn;
    const closed = (0,_config_barred_js__WEBPACK_IMPORTED_MODULE_0__/* .barredWhy */ .Rk)(facts.barred, item);
    if (closed !== null)
        return refuse('config-broken', closed);
    const paused = (0,_pauses_js__WEBPACK_IMPORTED_MODULE_4__/* .pauseOf */ .e)(config, view.key, null);
    if (paused !== null)
        return refuse('paused', paused.detail);
    const routed = facts.route(item.seen, view);
    if ('reason' in routed)
        return barredBot(item, facts) ?? refuse(routed.reason, routed.detail);
    const { route } = routed;
    const shut = (0,_config_barred_js__WEBPACK_IMPORTED_MODULE_0__/* .barredWhy */ .Rk)(facts.barred, route);
    if (shut !== null)
        return refuse('config-broken', shut);
    const missing = (0,_config_labels_js__WEBPACK_IMPORTED_MODULE_5__/* .missingLabels */ .CG)(view.config.require_label, item.seen.labels);
    if (missing.length > 0) {
        return refuse('label-missing', `It needs the label${missing.length === 1 ? '' : 's'} ${(0,_config_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(missing, 'and')}.`);
    }
    const most = Math.max(config.retry.max_attempts, 1 + config.retry.failed, 1 + config.retry.timeout);
    if (turn.kind === 'retry' && item.next?.quota !== true && item.attempts >= most + 1) {
        return refuse('attempts-spent', `${item.attempts} attempts were made.${lastFailure(item)}`);
    }
    const until = (item.blocked?.read_at ?? 0) + BLOCKED_MS;
    const changed = item.seen.updated_at > (item.blocked?.read_at ?? 0);
    const blocked = until > now && !changed ? refusalOfBlocked(item, turn.kind, view, until) : null;
    if (blocked !== null)
        return blocked;
    const away = (0,_pauses_js__WEBPACK_IMPORTED_MODULE_4__/* .pauseOf */ .e)(config, view.key, route.terminal);
    if (away !== null)
        return refuse('paused', away.detail);
    const terminal = state.terminals[route.terminal];
    if (terminal !== undefined && terminal.not_before > now) {
        const why = (0,_where_is_js__WEBPACK_IMPORTED_MODULE_3__/* .noAnswer */ .qE)(route.terminal, terminal.problem);
        return held('breaker-open', why, terminal.not_before, route.terminal);
    }
    const account = state.accounts[route.account];
    if (account !== undefined && account.until > now) {
        return held('quota-until', `Account ${route.account} has reached its limit.`, account.until, route.account);
    }
    const hold = terminal?.holds[route.executor];
    if (hold !== undefined && hold.until > now && !mended(item, turn, hold.since)) {
        const why = `${route.executor} on ${route.terminal} needs attention (${hold.reason})`;
        return held('env-hold', why, hold.until, (0,_holds_js__WEBPACK_IMPORTED_MODULE_1__/* .holdName */ .VJ)(route.terminal, route.executor));
    }
    return { item_id, item, view, route, ...turn };
}
/** It is assigned to the user of a terminal that cannot be used, and who may not be known for one just now. */
function barredBot({ seen }, { barred, state }) {
    for (const [terminal, { user_id }] of Object.entries(state.terminals)) {
        const why = user_id !== null && seen.assignees.includes(user_id) ? (0,_config_barred_js__WEBPACK_IMPORTED_MODULE_0__/* .barredWhy */ .Rk)(barred, { terminal }) : null;
        if (why !== null)
            return refuse('config-broken', why);
    }
    return null;
}
/** How long an item that was blocked is not read again, unless it changes: each such read costs several requests. */
const BLOCKED_MS = 10 * 60_000;
/** Only a first run waits for blockers: after that it is a conversation. */
function refusalOfBlocked({ blocked, round }, kind, view, until) {
    if (blocked === null || round > 0 || kind !== 'round' || !view.config.respect_blockers)
        return null;
    return refuse('blocked-by', `It is blocked by ${blocked.by}.`, until);
}
/** A person who takes up a failure from the time of the hold says that its cause is mended; a new item does not. */
function mended(item, turn, since) {
    return turn.by_person && item.answer !== null && item.answer.at >= since;
}
/** Whose turn it is: a first run, a further run that agentd wants, or a person's answer. */
function turnOf(item, view, { state: known, config, now }) {
    const spoken = item.unheard.allowed > 0;
    if (item.next !== null) {
        if ((0,_moves_js__WEBPACK_IMPORTED_MODULE_2__/* .takesNext */ .Ai)(item, view))
            return refuse('answered', 'A person has acted on it, so no further attempt follows.');
        // Whoever speaks meanwhile has something new for it, and does not wait for a retry; a limit of the account still holds.
        if (item.next.not_before > now && !spoken) {
            const { quota, account, not_before } = item.next;
            if (!quota)
                return refuse('retry-at', retryWords(item), not_before);
            return held('quota-until', retryWords(item), not_before, account);
        }
        // Whose last step is nowhere to be read does not go on before a person has acted.
        const unsaid = item.next.kind === 'iteration' && item.refused !== null;
        if (unsaid && !spoken && (0,_moves_js__WEBPACK_IMPORTED_MODULE_2__/* .personMoved */ .ri)(item, view) === null) {
            return refuse('answered', `It waits for a person.${refusedWords(item)} A comment or a move back starts it again.`);
        }
        return { kind: item.next.kind, by_person: spoken || unsaid, new_round: spoken && item.next.kind === 'iteration' };
    }
    const { state, assignees } = item.seen;
    if (!assignees.some((user) => view.bots.has(user)))
        return refuse('not-assigned', noBot(assignees, known, config));
    const picked = view.pick_up.has(state.id);
    if (item.answer === null) {
        if (!picked)
            return refuse('state', `State ${state.name} is not a pick-up state; ${(0,_bots_js__WEBPACK_IMPORTED_MODULE_7__/* .pickUpWords */ .UW)(view)}`);
        return { kind: 'round', by_person: true, new_round: true };
    }
    const { left } = item;
    const later = left !== null && item.seen.updated_at > left.updated_at;
    const moved = later && picked && (!left.state_ids.includes(state.id) || !left.assigned);
    const finished = state.group === 'completed' || state.group === 'cancelled';
    if (moved || (0,_hands_js__WEBPACK_IMPORTED_MODULE_8__/* .startsByHandover */ .QO)(item, view) || (spoken && !finished))
        return { kind: 'round', by_person: true, new_round: true };
    if (finished)
        return refuse('state', `State ${state.name} is an end state.`);
    // What was written before the answer is not new, whoever wrote it.
    if (item.unheard.others > 0 && item.others_at >= item.answer.at) {
        return refuse('requester-not-allowed', 'There are new comments, but not by anyone in allowed_authors.');
    }
    const waits = item.answer.tag === null ? 'It was stopped.' : `It waits for a person after [${item.answer.tag}].`;
    return refuse('answered', `${waits}${refusedWords(item)} A comment or a move back starts it again.`);
}
/** Why a further attempt waits, and which it is. */
function retryWords(item) {
    const { attempts, next } = item;
    if (next?.quota === true)
        return `Its account has reached a limit.${lastFailure(item)}`;
    return `It is tried again, after ${attempts === 1 ? 'one attempt' : `${attempts} attempts`}.${lastFailure(item)}`;
}
/** As the run that is followed was judged; a state of before that was kept knows the class alone. */
function lastFailure({ next, ledger }) {
    const after = next?.after ?? null;
    if (after !== null && after.class !== null)
        return ` ${after.run_id} ended as ${after.class}: ${after.reason}`;
    const last = ledger.at(-1);
    return last === undefined ? '' : ` ${last.run_id} ended as ${last.class}.`;
}
function refusedWords({ refused }) {
    return refused === null ? '' : ` Plane refused its ${refused.kind} for good (${refused.reason}).`;
}
/** Nobody, or the user of a terminal that has left the configuration. */
function noBot(assignees, { terminals }, config) {
    const left = Object.entries(terminals).find(([terminal, { user_id }]) => user_id !== null && assignees.includes(user_id) && !Object.hasOwn(config.terminals, terminal));
    if (left === undefined)
        return 'It is not assigned to a bot user.';
    return `It is assigned to the user of terminal ${left[0]}, which is no longer in the config.`;
}
/** A run that a person has taken the item from, and that cannot be stopped as long as its terminal does not answer. */
function openRun(run, item, view, config) {
    const moved = run.unreachable_since === null ? null : (0,_moves_js__WEBPACK_IMPORTED_MODULE_2__/* .takenFrom */ .Y5)(run, item, view);
    const paused = run.phase === 'launching' ? (0,_pauses_js__WEBPACK_IMPORTED_MODULE_4__/* .pauseOf */ .e)(config, view.key, run.terminal) : null;
    if (moved === null)
        return paused === null ? (0,_where_is_js__WEBPACK_IMPORTED_MODULE_3__/* .whereIs */ .ie)(run) : `${(0,_where_is_js__WEBPACK_IMPORTED_MODULE_3__/* .whereIs */ .ie)(run)} ${paused.detail}`;
    return `${(0,_where_is_js__WEBPACK_IMPORTED_MODULE_3__/* .whereIs */ .ie)(run)} ${moved} Nothing new starts until the terminal answers or \`agentd release ${run.key}\` gives the run up.`;
}
function refuse(reason, detail, until = null) {
    return { reason, detail: (0,_config_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .printable */ .g$)(detail), until };
}
function held(reason, detail, until, name) {
    return { ...refuse(reason, detail, until), ...(name === undefined ? {} : { hold: name }) };
}
const URGENCY = { urgent: 0, high: 1, medium: 2, low: 3, none: 4 };
/** The queue: priority, then age, then key. */
function byUrgency(a, b) {
    return (URGENCY[a.seen.priority] - URGENCY[b.seen.priority] ||
        a.seen.created_at - b.seen.created_at ||
        (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
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

/***/ 58902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ momentOf)
/* harmony export */ });
/** A time in a sentence: `2026-01-05 10:00Z`. Pure. */
function momentOf(at) {
    return `${new Date(at).toISOString().replace('T', ' ').slice(0, 16)}Z`;
}


/***/ }),

/***/ 92054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ followMoves),
/* harmony export */   Ai: () => (/* binding */ takesNext),
/* harmony export */   Y5: () => (/* binding */ takenFrom),
/* harmony export */   ri: () => (/* binding */ personMoved)
/* harmony export */ });
/* harmony import */ var _config_labels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40578);
/* harmony import */ var _config_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27042);
/* harmony import */ var _dropped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43974);
/* harmony import */ var _hands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(882);
/* harmony import */ var _run_key_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68371);
/** What people did to an item since agentd left it: judged from state, written as events. Pure. */





/** Whether the item, as last seen, is in other hands or another state than agentd left it, by a later change. */
function personMoved(item, view) {
    if (item.left === null)
        return null;
    if ((0,_hands_js__WEBPACK_IMPORTED_MODULE_1__/* .isHandedOver */ .nc)(item, view))
        return `It was handed over to ${(0,_hands_js__WEBPACK_IMPORTED_MODULE_1__/* .holders */ .wb)(item, view)}.`;
    if (item.seen.updated_at <= item.left.updated_at)
        return null;
    if (!(0,_hands_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHand */ .Z5)(item, view))
        return 'It was taken out of the bot’s hands.';
    if (!item.left.state_ids.includes(item.seen.state.id))
        return `It was moved to ${item.seen.state.name}.`;
    return null;
}
/** What takes the item from its open run: a person's move, or a label taken off that it needs. */
function takenFrom(run, item, view) {
    return personMoved(item, view) ?? labelTaken(run, item, view);
}
/**
 * A label that was on the item when the run began, that the project still requires, and that is still there in the project.
 * Else the configuration has changed, or the label was renamed: nobody has taken it off this item. An item with a label of
 * which the name is not known tells nothing.
 */
function labelTaken({ needed }, { seen }, view) {
    if (needed.length === 0)
        return null;
    const names = Object.values(view.info.labels);
    if (seen.labels.some((label) => !names.includes(label)))
        return null;
    const [label] = (0,_config_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .missingLabels */ .CG)(view.config.require_label, seen.labels).filter((missing) => (0,_config_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .missingLabels */ .CG)(missing, needed).length === 0 && (0,_config_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .missingLabels */ .CG)(missing, names).length === 0);
    return label === undefined ? null : `The label ${(0,_config_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(label)}, which it needs, was taken off.`;
}
/** Whether a person's move ends what agentd still wanted to do: anything but a move to where it may start. */
function takesNext(item, view) {
    if (personMoved(item, view) === null)
        return false;
    return (0,_hands_js__WEBPACK_IMPORTED_MODULE_1__/* .isHandedOver */ .nc)(item, view) || !(0,_hands_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHand */ .Z5)(item, view) || !view.pick_up.has(item.seen.state.id);
}
/** People's moves of items on which nothing runs: an answered item is judged from where it now is. */
function followMoves(state, view, now) {
    const events = [];
    for (const item_id of Object.keys(state.items)) {
        const item = state.items[item_id];
        if (item?.left == null || item.project !== view.key || state.inflight[item_id] !== undefined)
            continue;
        if (item.next !== null) {
            if (!takesNext(item, view))
                continue;
            events.push(dropNext(item_id, item, view, state, now), {
                type: 'item-moved',
                item_id,
                left: (0,_hands_js__WEBPACK_IMPORTED_MODULE_1__/* .leftAsSeen */ .tl)(item, view),
            });
        }
        else if (item.answer !== null && rests(item, view)) {
            events.push({ type: 'item-moved', item_id, left: (0,_hands_js__WEBPACK_IMPORTED_MODULE_1__/* .leftAsSeen */ .tl)(item, view) });
        }
    }
    return events;
}
function dropNext(item_id, item, view, state, now) {
    const run_id = item.next?.after?.run_id ?? `${(0,_run_key_js__WEBPACK_IMPORTED_MODULE_4__/* .runKeyOf */ .kB)(item)}-${item.runs}`;
    const answer = { run_id, tag: null, class: 'cancelled', at: item.seen.updated_at };
    const by = personMoved(item, view) ?? '';
    return { type: 'next-dropped', item_id, answer, publication: (0,_dropped_js__WEBPACK_IMPORTED_MODULE_0__/* .droppedNote */ .R)(item_id, item, by, state, now) };
}
/** An answered item that a person put elsewhere without asking for a further round. */
function rests(item, view) {
    const { left, seen } = item;
    if (left === null || (0,_hands_js__WEBPACK_IMPORTED_MODULE_1__/* .startsByHandover */ .QO)(item, view))
        return false;
    // Between two new bots nobody has it yet: noted once.
    if ((0,_hands_js__WEBPACK_IMPORTED_MODULE_1__/* .isHandedOver */ .nc)(item, view))
        return (0,_hands_js__WEBPACK_IMPORTED_MODULE_1__/* .botOf */ .z2)(seen.assignees, view) !== null || seen.updated_at > left.updated_at;
    if (seen.updated_at <= left.updated_at)
        return false;
    const moved = !left.state_ids.includes(seen.state.id);
    const assigned = (0,_hands_js__WEBPACK_IMPORTED_MODULE_1__/* .isOurs */ .MU)(seen, view);
    const restarts = assigned && view.pick_up.has(seen.state.id) && (moved || !left.assigned);
    return !restarts && (moved || assigned !== left.assigned);
}


/***/ }),

/***/ 73333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ pausesOf),
/* harmony export */   e: () => (/* binding */ pauseOf)
/* harmony export */ });
/* harmony import */ var _config_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27042);
/**
 * Where the configuration lets nothing start: `paused`, and limits of 0. What runs there is finished and posted as ever.
 * Pure.
 */

/** Everything that is paused, the widest first. */
function pausesOf({ limits, projects, terminals }) {
    return [
        allPaused(limits.runs),
        ...Object.entries(projects).map(([name, project]) => pausedPart('project', name, project)),
        ...Object.entries(terminals).map(([name, terminal]) => pausedPart('terminal', name, terminal)),
    ].filter((pause) => pause !== null);
}
/** What keeps a project and, where one is named, a terminal from starting anything; null: nothing does. */
function pauseOf(config, project, terminal) {
    const all = allPaused(config.limits.runs);
    if (all !== null)
        return all;
    const own = Object.hasOwn(config.projects, project) ? config.projects[project] : undefined;
    const pause = own === undefined ? null : pausedPart('project', project, own);
    if (pause !== null || terminal === null)
        return pause;
    const machine = Object.hasOwn(config.terminals, terminal) ? config.terminals[terminal] : undefined;
    return machine === undefined ? null : pausedPart('terminal', terminal, machine);
}
function allPaused(runs) {
    if (runs > 0)
        return null;
    return { what: 'all', name: '', by: 'limits.runs', reason: null, detail: 'Nothing new starts: limits.runs is 0.' };
}
function pausedPart(what, name, { paused, concurrency }) {
    const title = what === 'project' ? 'Project' : 'Terminal';
    if (paused !== false) {
        const reason = paused === true ? null : (0,_config_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(paused.trim());
        const why = reason === null ? '' : `: ${reason.replace(/\.$/, '')}`;
        return { what, name, by: 'paused', reason, detail: `${title} ${name} is paused${why}.` };
    }
    if (concurrency !== 0)
        return null;
    const detail = `Nothing new starts ${what === 'project' ? 'in project' : 'on terminal'} ${name}: its concurrency is 0.`;
    return { what, name, by: 'concurrency', reason: null, detail };
}


/***/ }),

/***/ 80985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ isPossible)
/* harmony export */ });
/** No two clocks that are right differ by more, whatever zone they were set in. */
const APART_MS = 24 * 60 * 60_000;
function isPossible(time, now) {
    return time <= now + APART_MS;
}


/***/ }),

/***/ 92269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ stateFor),
/* harmony export */   Ec: () => (/* binding */ stepsAfter),
/* harmony export */   ID: () => (/* binding */ targetNow),
/* harmony export */   MV: () => (/* binding */ publicationOf),
/* harmony export */   PM: () => (/* binding */ step),
/* harmony export */   TL: () => (/* binding */ planPublications),
/* harmony export */   Xq: () => (/* binding */ postingItems),
/* harmony export */   ms: () => (/* binding */ isWorking),
/* harmony export */   qY: () => (/* binding */ SILENT),
/* harmony export */   uY: () => (/* binding */ isPublishing)
/* harmony export */ });
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95888);
/* harmony import */ var _unconfigured_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77029);


/** Further looks at a terminal before what a run left there is given up. */
const FORGET_TRIES = 5;
/** How long a result that was seen but cannot be read again holds its item. */
const RESULT_WAIT_MS = 24 * 60 * 60_000;
/** Of a publication without a comment. */
const SILENT = {
    kind: 'working',
    tag: null,
    tagged: false,
    class: null,
    reason: '',
    remedy: '',
    seconds: null,
    ledger: [],
};
function publicationOf(run, parts) {
    return {
        id: `${run.run_id}:${parts.kind}`,
        item_id: run.item_id,
        run: {
            run_id: run.run_id,
            terminal: run.terminal,
            executor: run.executor,
            handle: run.handle,
            identity: run.identity,
            dir_name: run.dir_name,
            thread_id: run.thread_id,
            totals_before: run.totals_before,
            model: run.model,
            effort: run.effort,
            round: run.round,
            iteration: run.iteration,
            attempt: run.attempt,
        },
        say: parts.say,
        needs_result: parts.needs_result,
        digest: null,
        steps: [...parts.steps],
        forget: parts.forget,
        forget_tries: 0,
        made_at: parts.now,
    };
}
function step(kind, fields = {}) {
    return {
        kind,
        status: 'open',
        tries: 0,
        not_before: 0,
        reason: null,
        stuck: false,
        suffix: null,
        unseen_since: null,
        to: null,
        from: [],
        url: null,
        title: null,
        ...fields,
    };
}
/** Comment, then the state that belongs to the tag (if configured), then notices. */
function stepsAfter(tag, item, view, config) {
    const steps = [step('comment')];
    const target = view === null || tag === null ? null : targetState(tag, view);
    if (target !== null && view !== null) {
        const from = [...new Set([...(item.left?.state_ids ?? []), view.working.id])].filter((id) => id !== target);
        steps.push(step('state', { to: target, from }));
    }
    for (const notice of config.notices) {
        if (tag !== null && notice.tags.includes(tag))
            steps.push(step('notice', { title: notice.url_key }));
    }
    return steps;
}
function targetState(tag, view) {
    switch (tag) {
        case 'review':
            return view.review?.id ?? null;
        case 'question':
            return view.question?.id ?? null;
        case 'blocked':
            return view.blocked?.id ?? null;
        case 'progress':
            return null;
    }
}
/** Where a move goes now: a state that was deleted and made again has its name, and another id. */
function targetNow(moving, { say }, project, config) {
    const to = moving.to ?? '';
    if (project.states.some(({ id }) => id === to))
        return to;
    const role = moving.kind === 'working' ? 'working' : say.tag === 'progress' ? null : say.tag;
    return (role === null ? null : stateFor(role, project, config)) ?? to;
}
/** The id of the state that the configuration names for it; null: none, or it is not there. */
function stateFor(role, { key, states }, config) {
    const name = config.projects[key]?.states[role];
    return states.find((state) => state.name === name)?.id ?? null;
}
function isPublishing(publication) {
    return publication.steps.some((entry) => entry.status === 'open');
}
/** Items with a publication that is still open, each with a sentence about it. */
function postingItems({ outbox }, config, barred) {
    const open = Object.values(outbox).filter(isPublishing);
    return new Map(open.map((publication) => [publication.item_id, postingWords(publication, config, barred)]));
}
function postingWords(publication, config, barred) {
    const { terminal } = publication.run;
    const posting = 'Its last result is still being posted.';
    if (!(0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .needsCollecting */ .sB)(publication) || Object.hasOwn(config.terminals, terminal))
        return posting;
    if ((0,_unconfigured_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnread */ .KJ)(terminal, config, barred))
        return `${posting} It lies on terminal ${terminal}, of which nothing usable stands in the broken configuration.`;
    return `${posting} It lies on terminal ${terminal}, which is no longer in the config: put terminals.${terminal} back until it is posted.`;
}
/**
 * One action a publication at most, an item's publications in the order in which they were made. What would be said as
 * one of the `strangers` (terminals) waits.
 */
function planPublications(state, runs, strangers, now) {
    const actions = [];
    const waitingItems = new Set();
    const ordered = Object.values(state.outbox).toSorted((a, b) => a.made_at - b.made_at || rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
    for (const publication of ordered) {
        const key = keyOf(publication, state);
        if (!isPublishing(publication)) {
            if (publication.forget_tries < FORGET_TRIES) {
                actions.push({ type: 'forget', key, publication_id: publication.id, ref: (0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .publicationRef */ .Sl)(publication) });
            }
            continue;
        }
        if (waitingItems.has(publication.item_id))
            continue;
        waitingItems.add(publication.item_id);
        if (strangers.has(publication.run.terminal))
            continue;
        if (isWorking(publication) && state.inflight[publication.item_id]?.phase === 'launching')
            continue;
        const open = publication.steps.find((entry) => entry.status === 'open');
        if (open === undefined || open.not_before > now)
            continue;
        if (!(0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .needsCollecting */ .sB)(publication)) {
            actions.push({ type: 'publish', key, publication, result: null });
            continue;
        }
        const seen = runs.get((0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .publicationRef */ .Sl)(publication).id) ?? runs.get(publication.item_id);
        if (seen?.state === 'finished' || seen?.state === 'gone') {
            actions.push({ type: 'publish', key, publication, result: seen.result });
        }
        else if (now - publication.made_at > RESULT_WAIT_MS) {
            actions.push({ type: 'publish', key, publication, result: null });
        }
    }
    return actions;
}
/** The move to the working state; it waits until the run is known to have started. */
function isWorking(publication) {
    return publication.say.kind === 'working';
}
/** At equal times the move to the working state comes before the result. */
function rank(publication) {
    return isWorking(publication) ? 0 : 1;
}
function keyOf(publication, state) {
    return state.items[publication.item_id]?.key ?? publication.run.run_id;
}


/***/ }),

/***/ 95888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sl: () => (/* binding */ publicationRef),
/* harmony export */   eW: () => (/* binding */ launchRefs),
/* harmony export */   gA: () => (/* binding */ refsOf),
/* harmony export */   px: () => (/* binding */ runRef),
/* harmony export */   sB: () => (/* binding */ needsCollecting),
/* harmony export */   uD: () => (/* binding */ earlierId)
/* harmony export */ });
function runRef(run) {
    return {
        id: run.item_id,
        terminal: run.terminal,
        executor: run.executor,
        handle: run.handle,
        identity: run.identity,
        elapsed_s: run.elapsed_s,
        context: { asked_thread: run.thread_id, totals_before: run.totals_before },
    };
}
/** Earlier launches of a run that is not seen yet; one of them may have begun. */
function earlierRefs(run) {
    if (run.phase !== 'launching')
        return [];
    return run.replaces.map((handle, index) => ({ ...runRef(run), id: earlierId(run, index), handle, identity: null }));
}
/** Every launch of a run, the last one first. */
function launchRefs(run) {
    return [runRef(run), ...earlierRefs(run)];
}
function earlierId(run, index) {
    return `${run.item_id}~${index}`;
}
function publicationRef(publication) {
    const { run } = publication;
    return {
        id: `publication:${publication.id}`,
        terminal: run.terminal,
        executor: run.executor,
        handle: run.handle,
        identity: run.identity,
        elapsed_s: 0,
        context: { asked_thread: run.thread_id, totals_before: run.totals_before },
    };
}
/** Steps that say what the run said. */
const TELLING = new Set(['comment', 'notice']);
/** Whether something still has to be said whose text has to be read from the run. */
function needsCollecting(publication) {
    return (publication.needs_result && publication.steps.some(({ kind, status }) => status === 'open' && TELLING.has(kind)));
}
/** All references a tick inspects. */
function refsOf(state) {
    const refs = [];
    for (const run of Object.values(state.inflight))
        refs.push(...launchRefs(run));
    for (const publication of Object.values(state.outbox)) {
        if (needsCollecting(publication))
            refs.push(publicationRef(publication));
    }
    return refs;
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

/***/ 90297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ canResume),
/* harmony export */   b: () => (/* binding */ routeItem)
/* harmony export */ });
/* harmony import */ var _config_atoms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20091);
/* harmony import */ var _config_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27042);
/* harmony import */ var _config_labels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40578);
/** From an item's labels and assignee to terminal, executor, model, effort, tier and script; or why that is not possible. */



const NO_TIER = 'none';
function routeItem(item, view, config) {
    const assigned = item.assignees.filter((user) => view.bots.has(user));
    const [user, second] = assigned;
    if (user === undefined)
        return { reason: 'not-assigned', detail: 'It is not assigned to a bot user.' };
    if (second !== undefined)
        return { reason: 'ambiguous-assignee', detail: 'Two bot users are assigned; leave one.' };
    const table = view.config.routing.by_label;
    const names = Object.keys(table);
    const odd = item.labels.find((label) => (0,_config_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .namedBy */ .T)(label, names) === undefined && isOdd(label));
    if (odd !== undefined)
        return { reason: 'label-refused', detail: `The label ${(0,_config_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(odd)} ${NO_CHOICE}.` };
    const { chosen, by } = chosenByLabels(item.labels, table);
    const terminal = chosen.terminal ?? view.bots.get(user) ?? '';
    const terminal_config = Object.hasOwn(config.terminals, terminal) ? config.terminals[terminal] : undefined;
    if (terminal_config === undefined) {
        const asks = asking(by.terminal, Object.keys(config.terminals));
        return { reason: 'terminal-unknown', detail: `Terminal ${terminal} is not in the config.${asks}` };
    }
    const asked = chosen.executor ?? view.config.default_executor;
    const executor = (0,_config_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .namedBy */ .T)(asked, terminal_config.executors) ?? asked;
    const executor_config = Object.hasOwn(config.executors, executor) ? config.executors[executor] : undefined;
    if (executor_config === undefined || !terminal_config.executors.includes(executor)) {
        const asks = asking(by.executor, terminal_config.executors);
        return { reason: 'no-executor', detail: `Terminal ${terminal} does not offer executor ${(0,_config_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(executor)}.${asks}` };
    }
    const wanted = chosen.model ?? executor_config.default_model ?? null;
    const model = wanted === null ? null : ((0,_config_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .namedBy */ .T)(wanted, executor_config.models) ?? wanted);
    if (model !== null && executor_config.models.length > 0 && !executor_config.models.includes(model)) {
        return {
            reason: 'no-executor',
            detail: `Executor ${executor} does not offer model ${(0,_config_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(model)}.${asking(by.model, executor_config.models)}`,
        };
    }
    const needs = item.labels.filter((label) => {
        const capability = (0,_config_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .behind */ .Ry)('needs:', label) ?? '';
        return capability !== '' && (0,_config_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .namedBy */ .T)(capability, terminal_config.capabilities) === undefined;
    });
    if (needs.length > 0) {
        const lacking = needs.map((label) => (0,_config_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .behind */ .Ry)('needs:', label) ?? '');
        const asks = asking(needs, terminal_config.capabilities);
        return { reason: 'capability-missing', detail: `Terminal ${terminal} lacks ${(0,_config_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(lacking, 'and')}.${asks}` };
    }
    const script = chosen.script ?? executor_config.script ?? null;
    if (executor_config.adapter === 'shell' && script === null && (executor_config.run ?? '').includes('{script}')) {
        return { reason: 'no-script', detail: `Executor ${executor} needs a script, and no label names one.` };
    }
    const tier = chosen.tier ?? (model === null ? undefined : executor_config.tier_defaults[model]) ?? null;
    return {
        route: {
            terminal,
            terminal_config,
            executor,
            executor_config,
            model,
            effort: chosen.effort ?? executor_config.default_effort ?? null,
            tier: tier === NO_TIER ? null : tier,
            script,
            repo: view.config.repos[terminal] ?? terminal_config.repo,
            account: terminal_config.accounts[executor] ?? `${terminal}/${executor}`,
            can_resume: canResume(executor_config),
        },
    };
}
/** Which label is to be corrected, and to what; the labels may be nobody's fault. */
function asking(labels, offered) {
    const known = offered.length === 0 ? 'there is none' : `there are: ${(0,_config_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(offered, 'and')}`;
    const named = [labels ?? []].flat();
    if (named.length === 0)
        return ` ${known.replace('t', 'T')}.`;
    const many = named.length > 1;
    return ` ${many ? 'Labels' : 'Label'} ${(0,_config_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(named, 'and')} ${many ? 'ask' : 'asks'} for it; ${known}.`;
}
const NO_CHOICE = 'names nothing that can be passed on: behind the colon stands a letter or digit, then more of them or `. _ : / @ + [ ] -`, at most 128 characters';
/** A choice that would reach a command line and is none of the words that may. */
function isOdd(label) {
    return PREFIXES.some(([prefix, key]) => {
        const choice = (0,_config_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .behind */ .Ry)(prefix, label) ?? '';
        return key !== 'executor' && choice !== '' && !_config_atoms_js__WEBPACK_IMPORTED_MODULE_0__/* .CHOICE */ .K1.test(choice);
    });
}
/** Shell runs have no thread; others need a `resume` template, `mock` excepted. */
function canResume(executor) {
    if (executor.adapter === 'shell')
        return false;
    return executor.adapter === 'mock' || executor.resume !== undefined;
}
/**
 * The project's own table and, for labels that are not in it, `exec:x`, `model:x`, `effort:x`, `tier:x`. Labels are in
 * name order; for each choice the first that speaks wins, the table before the prefixes.
 */
function chosenByLabels(labels, table) {
    const chosen = {};
    const by = {};
    const choose = (key, value, label) => {
        if (value === undefined || value === '' || chosen[key] !== undefined)
            return;
        chosen[key] = value;
        by[key] = label;
    };
    const names = Object.keys(table);
    const named = labels.map((label) => ({ label, entry: (0,_config_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .namedBy */ .T)(label, names) }));
    for (const { label, entry } of named) {
        if (entry === undefined)
            continue;
        for (const key of ['executor', 'terminal', 'model', 'effort', 'tier', 'script']) {
            choose(key, table[entry]?.[key], label);
        }
    }
    for (const { label, entry } of named) {
        if (entry !== undefined)
            continue;
        for (const [prefix, key] of PREFIXES)
            choose(key, wordOf(key, (0,_config_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .behind */ .Ry)(prefix, label)), label);
    }
    return { chosen, by };
}
/** Efforts and tiers are words of the tools, all of them in small letters; a model may be spelt otherwise. */
function wordOf(key, choice) {
    return key === 'effort' || key === 'tier' ? choice?.toLowerCase() : (choice ?? undefined);
}
const PREFIXES = [
    ['exec:', 'executor'],
    ['model:', 'model'],
    ['effort:', 'effort'],
    ['tier:', 'tier'],
];


/***/ }),

/***/ 74585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ Slots)
/* harmony export */ });
/* harmony import */ var _config_rules_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9183);
/* harmony import */ var _eligible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85503);
/** Free places: over all, per project, per terminal, and one per repository unless items have their own worktrees. Pure. */


class Slots {
    #config;
    #checkouts = new Map();
    #used = { all: 0, project: new Counts(), terminal: new Counts(), repo: new Counts() };
    /** Said of thousands of items at a time. */
    #allTaken;
    constructor(config, state) {
        this.#config = config;
        const most = config.limits.runs;
        this.#allTaken = (0,_eligible_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('no-slot', `All places are taken: ${most} of ${most} runs.`);
        for (const run of Object.values(state.inflight))
            this.#count(run.project, run.terminal, run.repo);
    }
    hasOpenRun(terminal) {
        return this.#used.terminal.of(terminal) > 0;
    }
    full({ view, route }) {
        const { all, project, terminal, repo } = this.#used;
        if (all >= this.#config.limits.runs)
            return this.#allTaken;
        const { concurrency } = view.config;
        if (concurrency !== undefined && project.of(view.key) >= concurrency) {
            return (0,_eligible_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('no-slot', `Project ${view.key} is full: ${concurrency} of ${concurrency} runs.`);
        }
        const most = route.terminal_config.concurrency;
        if (terminal.of(route.terminal) >= most) {
            return (0,_eligible_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('no-slot', `Terminal ${route.terminal} is full: ${most} of ${most} runs.`);
        }
        const shared = route.terminal_config.isolation === 'none';
        if (shared && repo.of(this.#checkout(route.terminal, route.repo)) > 0) {
            return (0,_eligible_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('no-slot', `Repository ${route.repo} on ${route.terminal} is in use: 1 of 1 runs.`);
        }
        return null;
    }
    take({ view, route }) {
        this.#count(view.key, route.terminal, route.repo);
    }
    #count(project, terminal, repo) {
        this.#used.all += 1;
        this.#used.project.add(project);
        this.#used.terminal.add(terminal);
        this.#used.repo.add(this.#checkout(terminal, repo));
    }
    /** Spelt once for each repository: it is asked for every item. */
    #checkout(terminal, repo) {
        const known = this.#checkouts.get(terminal) ?? new Map();
        this.#checkouts.set(terminal, known);
        const checkout = known.get(repo) ?? checkoutOf(this.#config, terminal, repo);
        known.set(repo, checkout);
        return checkout;
    }
}
class Counts {
    #counts = new Map();
    of(name) {
        return this.#counts.get(name) ?? 0;
    }
    add(name) {
        this.#counts.set(name, this.of(name) + 1);
    }
}
/** Two terminals of one machine share its repositories, however each spells them. */
function checkoutOf(config, terminal, repo) {
    const entry = config.terminals[terminal];
    const machine = entry === undefined ? terminal : entry.transport === 'local' ? 'local' : (entry.host ?? entry.target ?? terminal);
    return `${machine}:${entry === undefined ? repo : (0,_config_rules_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .samePath */ .Eb)(repo, entry.os)}`;
}


/***/ }),

/***/ 77029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KJ: () => (/* binding */ isUnread),
/* harmony export */   KP: () => (/* binding */ givenUpAt),
/* harmony export */   MA: () => (/* binding */ unconfiguredProblems),
/* harmony export */   Me: () => (/* binding */ terminalGone),
/* harmony export */   Xy: () => (/* binding */ executorGone),
/* harmony export */   ki: () => (/* binding */ isByConfiguration),
/* harmony export */   xR: () => (/* binding */ PATIENCE_MS)
/* harmony export */ });
/* harmony import */ var _config_barred_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7925);
/* harmony import */ var _moment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58902);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95888);
/** What open runs need and the configuration no longer has: told at once, given up only after a while. Pure. */



/** Whoever edits the configuration or an item may be in the middle of it, or has mistyped a name. */
const PATIENCE_MS = 60 * 60_000;
/** What no waiting mends: the configuration lacks what it takes to look at a run. */
const BY_CONFIGURATION = new Set(['terminal-unknown', 'executor-unknown', 'handle-foreign']);
function isByConfiguration({ code }) {
    return BY_CONFIGURATION.has(code);
}
/** Of a run whose terminal is not in the configuration; null: it is there. */
function terminalGone({ terminal, key }, config) {
    if (Object.hasOwn(config.terminals, terminal))
        return null;
    const message = `Terminal ${terminal} is no longer in the config.`;
    const remedy = `Put terminals.${terminal} back until its run is collected; or \`agentd release ${key}\` gives it up.`;
    return { code: 'terminal-unknown', message, remedy, retry: false };
}
/** Of a run that has not begun and that nothing can launch again; null: its executor is there. */
function executorGone({ executor, key }, config) {
    if (Object.hasOwn(config.executors, executor))
        return null;
    const message = `It has not begun, and executor ${executor} is no longer in the config.`;
    const remedy = `Put executors.${executor} back; or \`agentd release ${key}\` gives it up.`;
    return { code: 'executor-unknown', message, remedy, retry: false };
}
/** When `[blocked]` says so on the item; null: it has, or nothing is missing. */
function givenUpAt({ unconfigured_since, unreachable_told }) {
    return unconfigured_since === null || unreachable_told ? null : unconfigured_since + PATIENCE_MS;
}
/** Told by every tick: one problem a terminal, with the runs that wait for it, and one a run that cannot be launched. */
function unconfiguredProblems({ inflight, outbox }, config, barred = _config_barred_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_BARRED */ .nC) {
    const gone = new Map();
    const of = (terminal) => {
        const known = gone.get(terminal) ?? { runs: [], results: [] };
        gone.set(terminal, known);
        return known;
    };
    const launches = [];
    for (const run of Object.values(inflight)) {
        const executor = run.phase === 'launching' ? executorGone(run, config) : null;
        if (!Object.hasOwn(config.terminals, run.terminal))
            of(run.terminal).runs.push(run);
        else if (executor !== null && run.unconfigured_since !== null) {
            launches.push({ ...executor, message: `${run.run_id}: ${executor.message}${untilWords([run])}` });
        }
    }
    for (const publication of Object.values(outbox)) {
        const { terminal, run_id } = publication.run;
        if ((0,_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .needsCollecting */ .sB)(publication) && !Object.hasOwn(config.terminals, terminal))
            of(terminal).results.push(run_id);
    }
    const terminals = [...gone].map(([terminal, { runs, results }]) => {
        const parts = [
            ...(runs.length === 0 ? [] : [`of ${named(runs.map(({ run_id }) => run_id))} nobody can tell what has become`]),
            ...(results.length === 0 ? [] : [`the results of ${named(results)} cannot be read`]),
        ];
        const what = parts.join(', and ');
        if (isUnread(terminal, config, barred)) {
            const unread = `Of terminal ${terminal} nothing usable stands in the broken configuration, and ${what}.`;
            return {
                code: 'terminal-unread',
                message: unread,
                remedy: 'Mend it; until then nothing is given up.',
                retry: false,
            };
        }
        const message = `Terminal ${terminal} is no longer in the config, and ${what}.${untilWords(runs)}`;
        const remedy = `Put terminals.${terminal} back until they are collected, or give them up with \`agentd release KEY\`.`;
        return { code: 'terminal-unknown', message, remedy, retry: false };
    });
    return [...terminals, ...launches];
}
/** It may well be in a configuration that cannot be read. */
function isUnread(terminal, { terminals }, barred) {
    return !Object.hasOwn(terminals, terminal) && (0,_config_barred_js__WEBPACK_IMPORTED_MODULE_0__/* .barredWhy */ .Rk)(barred, { terminal }) !== null;
}
function untilWords(runs) {
    const times = runs.map(givenUpAt).filter((time) => time !== null);
    return times.length === 0 ? '' : ` The items are told with [blocked] at ${(0,_moment_js__WEBPACK_IMPORTED_MODULE_2__/* .momentOf */ .E)(Math.min(...times))}.`;
}
/** Runs that one problem names; the rest is counted. */
const NAMED = 5;
function named(run_ids) {
    const more = run_ids.length > NAMED ? ` and ${run_ids.length - NAMED} more` : '';
    return `${run_ids.toSorted().slice(0, NAMED).join(', ')}${more}`;
}


/***/ }),

/***/ 320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ troubleOf),
/* harmony export */   gf: () => (/* binding */ whyOf),
/* harmony export */   ie: () => (/* binding */ whereIs),
/* harmony export */   qE: () => (/* binding */ noAnswer)
/* harmony export */ });
/* harmony import */ var _moment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58902);
/* harmony import */ var _unconfigured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77029);


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
    const since = `has not been seen since ${(0,_moment_js__WEBPACK_IMPORTED_MODULE_1__/* .momentOf */ .E)(unreachable_since)}`;
    if (unreachable_why === null)
        return `${since}.`;
    const told_at = (0,_unconfigured_js__WEBPACK_IMPORTED_MODULE_0__/* .givenUpAt */ .KP)(run);
    const told = told_at === null ? '' : ` The item is told with [blocked] at ${(0,_moment_js__WEBPACK_IMPORTED_MODULE_1__/* .momentOf */ .E)(told_at)}.`;
    return `${since}: ${whyOf(unreachable_why)}${told}`;
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
