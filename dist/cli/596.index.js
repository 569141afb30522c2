export const id = 596;
export const ids = [596];
export const modules = {

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
    const [{ cutMarkdown }, { markdownToHtml }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(938)]).then(__webpack_require__.bind(__webpack_require__, 44557)), Promise.all(/* import() */[__webpack_require__.e(595), __webpack_require__.e(251), __webpack_require__.e(829)]).then(__webpack_require__.bind(__webpack_require__, 67829))]);
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
                `**Already finished:** the run had ended by itself when it was to be stopped. ${sentence(late)} The item stays there.`,
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
