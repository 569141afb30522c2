export const id = 933;
export const ids = [933];
export const modules = {

/***/ 43478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sortedJson),
/* harmony export */   T: () => (/* binding */ sortedJsonOf)
/* harmony export */ });
/** JSON with sorted keys: equal values give equal text. Pure. */
/** Records of state are replaced and never changed, so that the text of one can be kept as long as the record itself. */
const known = new WeakMap();
/** The text of an immutable object; asked for again, it costs nothing. */
function sortedJsonOf(record) {
    let text = known.get(record);
    if (text === undefined) {
        text = sortedJson(record);
        known.set(record, text);
    }
    return text;
}
/** As `JSON.stringify` has it, apart from the order of keys. */
function sortedJson(value) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? String(value) : 'null';
    if (value === undefined)
        return 'null';
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map(sortedJson).join(',')}]`;
    let text = '';
    const fields = value;
    for (const key of Object.keys(fields).toSorted()) {
        const field = fields[key];
        if (field === undefined)
            continue;
        text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${sortedJson(field)}`;
    }
    return `{${text}}`;
}


/***/ }),

/***/ 933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ parseState),
/* harmony export */   U: () => (/* binding */ printState)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/* harmony import */ var _sorted_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43478);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17959);
/**
 * State as text: parse with migrations, print with sorted keys. A text that cannot be used is refused and left as it
 * is: cut or foreign (`state-unreadable`), made by a later version (`state-from-future`).
 */



/**
 * From version n to n + 1, in order; index 0 lifts version 1. Version 2 knows the identities of wrappers and what their
 * watchdogs counted; of older runs neither is known.
 */
const MIGRATIONS = [(raw) => ({ ...raw, version: 2 })];
/** What was read last: whoever reads the same text again need not check it again. A state is never changed in place. */
let last = null;
/**
 * @param where the place it comes from, for messages.
 * @throws {StateError} `state-unreadable`, `state-from-future`
 */
function parseState(text, where) {
    if (last?.text === text)
        return last.state;
    const unreadable = (what, cause) => unreadableState(where, what, cause);
    let raw;
    try {
        raw = JSON.parse(text);
    }
    catch (cause) {
        throw unreadable(`it is not JSON (${text.length} characters; cut in half, or a merge conflict?)`, cause);
    }
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
        throw unreadable('it is not a JSON object');
    let current = raw;
    const version = current['version'];
    if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
        throw unreadable('it has no version');
    if (version > _state_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_VERSION */ .nd) {
        throw fromFuture(where, `has version ${version}; this agentd knows versions up to ${_state_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_VERSION */ .nd}`);
    }
    for (const migrate of MIGRATIONS.slice(version - 1))
        current = migrate(current);
    const parsed = _state_js__WEBPACK_IMPORTED_MODULE_2__/* .State */ .Uw.safeParse(current);
    if (!parsed.success) {
        const { issues } = parsed.error;
        const later = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
        // A version knows more keys than the one before it, and lacks none.
        if (issues.every(({ code }) => code === 'unrecognized_keys')) {
            const keys = [...new Set(later)].toSorted().slice(0, KEYS_NAMED).join(', ');
            throw fromFuture(where, `has keys that this agentd does not know (${keys}): a later one has saved it`);
        }
        const [first] = issues;
        throw unreadable(`at ${first?.path.join('.') ?? '?'}: ${first?.message ?? 'invalid'}`);
    }
    last = { text, state: parsed.data };
    return parsed.data;
}
const KEYS_NAMED = 5;
function fromFuture(where, what) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq({
        code: 'state-from-future',
        message: `The state in ${where} ${what}. It was left as it is.`,
        remedy: 'Run the newer agentd that wrote it, or name another state path.',
        retry: false,
    });
}
function unreadableState(where, what, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq({
        code: 'state-unreadable',
        message: `The state in ${where} cannot be used: ${what}. It was left as it is.`,
        remedy: 'Restore an earlier version: a branch has its history; of artifacts delete this one, and the one before counts. Only if none is left, move it away or name another state.path, then allow a first state with init (CLI: --init); init alone replaces nothing that is there.',
        retry: false,
    }, { cause });
}
/** Sorted keys; one line for each entry of the big tables, so that a diff shows what changed. */
function printState(state) {
    const lines = Object.keys(state)
        .toSorted()
        .map((key) => {
        const value = state[key];
        if (!isTable(value))
            return `  ${JSON.stringify(key)}: ${(0,_sorted_json_js__WEBPACK_IMPORTED_MODULE_1__/* .sortedJson */ .I)(value)}`;
        const rows = Object.keys(value)
            .toSorted()
            .map((row) => `    ${JSON.stringify(row)}: ${(0,_sorted_json_js__WEBPACK_IMPORTED_MODULE_1__/* .sortedJsonOf */ .T)(value[row] ?? {})}`);
        return rows.length === 0
            ? `  ${JSON.stringify(key)}: {}`
            : `  ${JSON.stringify(key)}: {\n${rows.join(',\n')}\n  }`;
    });
    return `{\n${lines.join(',\n')}\n}\n`;
}
function isTable(value) {
    return (typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.values(value).every((entry) => typeof entry === 'object' && entry !== null));
}


/***/ }),

/***/ 17959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W2: () => (/* binding */ FOLDED_KEPT),
  SU: () => (/* binding */ HISTORY_KEPT),
  SI: () => (/* binding */ LINEAGE_SHOWN),
  jf: () => (/* binding */ SAID_KEPT),
  nd: () => (/* binding */ STATE_VERSION),
  Uw: () => (/* binding */ State),
  om: () => (/* binding */ newState)
});

// UNUSED EXPORTS: Claim, ItemRecord, OpenRun, Publication

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./build/action/src/model.js
var model = __webpack_require__(31943);
;// CONCATENATED MODULE: ./build/action/src/core/fields.js
/** Field types that several records share. */


const millis = schemas/* number */.aig();
const count = schemas/* number */.aig().int().nonnegative();
const json = schemas/* json */.Pq9();
/** Data of an executor's own; the core stores it and never looks inside. */
const opaque = schemas/* record */.g1P(schemas/* string */.YjP(), json);
/** A failed attempt. */
const LedgerEntry = schemas/* strictObject */.rej({
    run_id: schemas/* string */.YjP(),
    class: schemas/* enum */.k5n(model/* FAILURE_CLASSES */.CJ),
    at: millis,
});
/** See `Problem`. */
const problem = schemas/* strictObject */.rej({
    code: schemas/* string */.YjP(),
    message: schemas/* string */.YjP(),
    remedy: schemas/* string */.YjP(),
    retry: schemas/* boolean */.zMY(),
});
/** See `ProcessIdentity` of the model. */
const identity = schemas/* strictObject */.rej({
    pid: count,
    start: schemas/* string */.YjP(),
    boot: schemas/* string */.YjP(),
    pid_ns: schemas/* string */.YjP(),
    machine: schemas/* string */.YjP(),
});

;// CONCATENATED MODULE: ./build/action/src/core/publication-record.js
/** What is still to be said or done in Plane about a run, as state keeps it. */



const STEP_KINDS = ['working', 'comment', 'state', 'link', 'notice'];
const Step = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(STEP_KINDS),
    status: schemas/* enum */.k5n(['open', 'done', 'refused']),
    tries: count,
    not_before: millis,
    /** Why it was refused, or what the last try said. */
    reason: schemas/* string */.YjP().nullable(),
    /** The last try met what does not pass by itself. */
    stuck: schemas/* boolean */.zMY().default(false),
    /** `comment`: added to its external id, because another comment has or may have the usual one; saved before it is sent. */
    suffix: schemas/* string */.YjP().nullable().default(null),
    /** `comment`: since when its external id is said to be taken by a comment that cannot be read. */
    unseen_since: millis.nullable().default(null),
    /** `working`, `state`: where to; acts only if the item is in one of `from`. */
    to: schemas/* string */.YjP().nullable(),
    from: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** `link`: URL and title. */
    url: schemas/* string */.YjP().nullable(),
    title: schemas/* string */.YjP().nullable(),
});
/** What a comment says, without any text of an agent or a person: that is collected again when it is needed. */
const Say = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n([
        'working',
        'answer',
        'iteration_cap',
        'failed',
        'cancelled',
        'lost',
        'unreachable',
        'held',
        'unstartable',
        'dropped',
        'late',
    ]),
    tag: schemas/* enum */.k5n(model/* TAGS */.gp).nullable(),
    tagged: schemas/* boolean */.zMY(),
    class: schemas/* enum */.k5n(model/* FAILURE_CLASSES */.CJ).nullable(),
    /** Code of the problem, where it is one. */
    code: schemas/* string */.YjP().optional(),
    /** A sentence of agentd's own. */
    reason: schemas/* string */.YjP(),
    /** For `dropped`: why the run failed, for which another attempt was wanted. */
    cause: schemas/* string */.YjP().optional(),
    remedy: schemas/* string */.YjP(),
    /** Of an answer: what a person did to stop the run, which had ended by itself by then. */
    late: schemas/* string */.YjP().optional(),
    /** The conversation is a new one: the one before could not be found (`gone`) or the run in it had failed. */
    rebuilt: schemas/* enum */.k5n(['gone', 'failed']).optional(),
    /** For `unreachable` and `held`: since when. */
    since: millis.optional(),
    seconds: schemas/* number */.aig().nullable(),
    ledger: schemas/* array */.YOg(LedgerEntry),
});
/** One thing to be said about one run, as ordered steps that are each done, refused or open. */
const Publication = schemas/* strictObject */.rej({
    /** `<run_id>:<kind>`; the last part of the comment's external id. */
    id: schemas/* string */.YjP(),
    item_id: schemas/* string */.YjP(),
    /** The run it is about, as it was when it ended. */
    run: schemas/* strictObject */.rej({
        run_id: schemas/* string */.YjP(),
        terminal: schemas/* string */.YjP(),
        executor: schemas/* string */.YjP(),
        handle: opaque,
        identity: identity.nullable().default(null),
        dir_name: schemas/* string */.YjP(),
        thread_id: schemas/* string */.YjP().nullable(),
        totals_before: opaque.nullable(),
        model: schemas/* string */.YjP().nullable(),
        effort: schemas/* string */.YjP().nullable(),
        round: count,
        iteration: count,
        attempt: count,
    }),
    say: Say,
    /** The comment needs the run's message or tail, which is collected again. */
    needs_result: schemas/* boolean */.zMY(),
    /** SHA-256 of the HTML that was first sent; a repeat that differs is said in the log. */
    digest: schemas/* string */.YjP().nullable(),
    steps: schemas/* array */.YOg(Step),
    /** The run's traces outside its directory may be removed once all steps have ended. */
    forget: schemas/* boolean */.zMY(),
    forget_tries: count,
    made_at: millis,
});

;// CONCATENATED MODULE: ./build/action/src/core/run-record.js
/** An item's open run, as state keeps it. */


const runFields = {
    run_id: schemas/* string */.YjP(),
    item_id: schemas/* string */.YjP(),
    key: schemas/* string */.YjP(),
    project: schemas/* string */.YjP(),
    dir_name: schemas/* string */.YjP(),
    terminal: schemas/* string */.YjP(),
    executor: schemas/* string */.YjP(),
    /** What `handle(run)` said before the start; opaque. */
    handle: opaque,
    /** Of its wrapper, as `start` returned it; null: that answer was lost. */
    identity: identity.nullable().default(null),
    /** The largest figure that its watchdog was seen to have counted. */
    elapsed_s: count.default(0),
    repo: schemas/* string */.YjP(),
    model: schemas/* string */.YjP().nullable(),
    effort: schemas/* string */.YjP().nullable(),
    tier: schemas/* string */.YjP().nullable(),
    script: schemas/* string */.YjP().nullable(),
    /** The thread that this run continues. */
    thread_id: schemas/* string */.YjP().nullable(),
    totals_before: opaque.nullable(),
    limit_s: count,
    stall_s: count,
    kind: schemas/* enum */.k5n(['round', 'iteration', 'retry', 'rerun']),
    round: count,
    iteration: count,
    attempt: count,
    /** Ids of the comments in its prompt. */
    comments: schemas/* array */.YOg(schemas/* string */.YjP()),
    marked_at: millis,
    /** 1 for the first start, +1 for each relaunch. */
    launches: count,
    /** Since when nobody can tell what has become of it; null while its terminal says. */
    unreachable_since: millis.nullable(),
    /** Why: of its terminal, or of the run alone. */
    unreachable_why: problem.nullable().default(null),
    /** True once `[blocked]` about that has been put in the outbox. */
    unreachable_told: schemas/* boolean */.zMY(),
    /** Since when the configuration lacks what it takes to look at it, or to launch it; null: it lacks nothing. */
    unconfigured_since: millis.nullable().default(null),
    /** Labels of `require_label` that were on the item when it was marked. */
    needed: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    /** When its item was last read by id; noted only while more runs are open than one tick reads. */
    item_read_at: millis.default(0),
};
/**
 * An item's open run.
 *
 * ```text
 * launching ──evidence──▶ running ──exit file──▶ (settled: leaves `inflight`, enters the outbox)
 *     │ none: void, -r2       │ limit, cancel, stall ──▶ stopping ──▶ settled
 *     └ unknown: wait         └ gone and swept clean ──▶ settled as lost
 * ```
 */
const OpenRun = schemas/* discriminatedUnion */.gMt('phase', [
    schemas/* strictObject */.rej({
        ...runFields,
        phase: schemas/* literal */.euz('launching'),
        /** Handles of the earlier launches of this run: each must be void before a new one starts. */
        replaces: schemas/* array */.YOg(opaque),
    }),
    schemas/* strictObject */.rej({ ...runFields, phase: schemas/* literal */.euz('running'), started_at: millis, last_output_at: millis.nullable() }),
    schemas/* strictObject */.rej({
        ...runFields,
        phase: schemas/* literal */.euz('stopping'),
        started_at: millis,
        since: millis,
        /** `survivors`: it has ended by itself, and processes of it are still there. */
        why: schemas/* enum */.k5n(['cancel', 'timeout', 'stalled', 'lost', 'survivors']),
        /** For `cancel`: what was seen. */
        detail: schemas/* string */.YjP(),
        /** When a kill first left something behind; null: none has. */
        stuck_since: millis.nullable().default(null),
        /** Pids of what the last one left behind, as far as they are known. */
        stuck: schemas/* array */.YOg(count).default([]),
        /** True once `[blocked]` about it has been put in the outbox. */
        stuck_told: schemas/* boolean */.zMY().default(false),
    }),
]);

;// CONCATENATED MODULE: ./build/action/src/core/state.js
/**
 * What a tick remembers (layer 2). One zod definition per record; text in and out with sorted keys, so that diffs read
 * well. State holds ids, times, counters and handles; never a secret, a prompt, an answer or a comment's text.
 */







const STATE_VERSION = 2;
const ItemStateRecord = schemas/* strictObject */.rej({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP(), group: schemas/* enum */.k5n(model/* STATE_GROUPS */.tb) });
/** What was last seen of an item: enough to judge a waiting one without reading it again. */
const Seen = schemas/* strictObject */.rej({
    state: ItemStateRecord,
    assignees: schemas/* array */.YOg(schemas/* string */.YjP()),
    labels: schemas/* array */.YOg(schemas/* string */.YjP()),
    priority: schemas/* enum */.k5n(model/* PRIORITIES */.BE),
    created_at: millis,
    updated_at: millis,
});
/** The agent's own conversation, to be resumed by the same executor on the same terminal. */
const Thread = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    executor: schemas/* string */.YjP(),
    terminal: schemas/* string */.YjP(),
    totals: opaque.nullable(),
});
/** A run that has ended, as far as a comment tells of it. */
const EndedRun = schemas/* strictObject */.rej({
    run_id: schemas/* string */.YjP(),
    terminal: schemas/* string */.YjP(),
    executor: schemas/* string */.YjP(),
    model: schemas/* string */.YjP().nullable(),
    effort: schemas/* string */.YjP().nullable(),
    round: count,
    iteration: count,
    attempt: count,
    seconds: schemas/* number */.aig().nullable(),
    /** null: it has answered. */
    class: schemas/* enum */.k5n(model/* FAILURE_CLASSES */.CJ).nullable(),
    /** Why it failed: a sentence of agentd's own. */
    reason: schemas/* string */.YjP(),
});
/** A further run that agentd itself wants. `thread`: keep the conversation, or a new one with a hand-over summary. */
const Next = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(['iteration', 'retry', 'rerun']),
    not_before: millis,
    thread: schemas/* enum */.k5n(['keep', 'new']),
    /** True: waits for an account's quota and burns no attempt. */
    quota: schemas/* boolean */.zMY(),
    /** That account; absent: it waits for none, or was noted before this was kept. */
    account: schemas/* string */.YjP().optional(),
    /** The run that it follows, for the note when a person takes the item instead; null: noted before this was kept. */
    after: EndedRun.nullable().default(null),
});
/** The last result; while it stands the item starts only when a person acts. */
const Answer = schemas/* strictObject */.rej({
    run_id: schemas/* string */.YjP(),
    tag: schemas/* enum */.k5n(model/* TAGS */.gp).nullable(),
    class: schemas/* enum */.k5n(model/* FAILURE_CLASSES */.CJ).nullable(),
    at: millis,
});
/** Where and in whose hands agentd left the item. Another state with a later `updated_at` is a person's move. */
const Left = schemas/* strictObject */.rej({
    state_ids: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** To any bot. */
    assigned: schemas/* boolean */.zMY(),
    /** Plane user of the bot that had it last; null: noted before this was kept. */
    bot: schemas/* string */.YjP().nullable().default(null),
    updated_at: millis,
});
/** A comment of agentd's own: its id, and the digest of its HTML as Plane had it when it was posted. */
const Said = schemas/* strictObject */.rej({ id: schemas/* string */.YjP(), digest: schemas/* string */.YjP() });
/** A step of a result that Plane refused for good; it stands until a person acts. */
const Refused = schemas/* strictObject */.rej({
    run_id: schemas/* string */.YjP(),
    kind: schemas/* enum */.k5n(STEP_KINDS),
    /** A code. */
    reason: schemas/* string */.YjP(),
    at: millis,
    /** It carried what the run has said; else it was a note of our own. */
    of_result: schemas/* boolean */.zMY().default(true),
    /** Where what the run said still lies: terminal, and absolute path there, where it is known. */
    terminal: schemas/* string */.YjP(),
    dir: schemas/* string */.YjP().nullable(),
});
/** An unfinished item that blocks this one, as it was read; it is looked at again after a while. */
const Blocked = schemas/* strictObject */.rej({ by: schemas/* string */.YjP(), read_at: millis });
const ItemRecord = schemas/* strictObject */.rej({
    key: schemas/* string */.YjP(),
    project: schemas/* string */.YjP(),
    seen: Seen,
    /** 0 before the first run; +1 with each answer a person replied to. */
    round: count,
    /** Number of the last run; the next is one higher. Never reused: run directories and comment ids are made from it. */
    runs: count,
    /** The key in the names of its runs, its worktree and its branch; null: `key`. */
    run_key: schemas/* string */.YjP().nullable().default(null),
    /** Keys that it had before its project was renamed, the last one last. */
    former_keys: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    /** Runs in a row since a person's input, for `iteration_cap`. */
    iterations: count,
    /** Attempts at the current prompt. */
    attempts: count,
    /** One-time second chances already used since a person's input. */
    spent: schemas/* array */.YOg(schemas/* enum */.k5n(['rerun', 'lost', 'timeout'])),
    /** Holds in a row for quota. */
    quota_holds: count,
    thread: Thread.nullable(),
    /** Conversations that were left for another, oldest first, the last few; absent: none. */
    earlier_threads: schemas/* array */.YOg(Thread.omit({ totals: true }).extend({ until: millis })).optional(),
    next: Next.nullable(),
    /** One that names no run is none: an item that never ran has not answered. */
    answer: Answer.nullable().transform((answer) => (answer?.run_id === '' ? null : answer)),
    left: Left.nullable(),
    /** Own comments, oldest first, the last few; a comment that reads otherwise by now was edited. */
    said: schemas/* array */.YOg(Said).default([]),
    refused: Refused.nullable().default(null),
    blocked: Blocked.nullable().default(null),
    /** Comments that were part of a prompt. */
    heard: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** A print of what each of them said then, by its id. */
    heard_as: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}),
    /** Those of them that no run has answered yet: every further attempt carries them again. */
    asked: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** The item's `updated_at` at which its comments were last read. */
    comments_read_at: millis,
    /** Unheard comments that were there at that time: from people who may, and from others. */
    unheard: schemas/* strictObject */.rej({ allowed: count, others: count }),
    /** When the newest of those by others was written; 0: there is none, or it is not known. */
    others_at: millis.default(0),
    /** Terminal → a worktree that it has there, and when it is looked at whether it can go, once the item has ended. */
    worktrees: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({ tries: count, not_before: millis })).default({}),
    /** Failed attempts since a person's input, for the history in a failure comment. */
    ledger: schemas/* array */.YOg(LedgerEntry),
});
const ProjectRecord = schemas/* strictObject */.rej({
    /** Newest `updated_at` that was read; null: never. */
    watermark: millis.nullable(),
    swept_at: millis,
    /** When a read of everything last broke off before its end; 0: the last one did not. */
    sweep_cut_at: millis.default(0),
    /** The bots whose items are kept, as far as the watermark goes: for any other, everything is read once more. */
    bots: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    /** `allowed_authors` when the members were read. */
    authors: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    /** Cached project data and when it was read. */
    info: schemas/* strictObject */.rej({
        id: schemas/* string */.YjP(),
        key: schemas/* string */.YjP(),
        name: schemas/* string */.YjP(),
        archived: schemas/* boolean */.zMY(),
        states: schemas/* array */.YOg(ItemStateRecord),
        labels: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
        members: schemas/* array */.YOg(schemas/* strictObject */.rej({ id: schemas/* string */.YjP(), email: schemas/* string */.YjP(), display_name: schemas/* string */.YjP() })),
    }),
    read_at: millis,
});
const TerminalRecord = schemas/* strictObject */.rej({
    /** Plane user behind its token, and when that was read; null: unknown. */
    user_id: schemas/* string */.YjP().nullable(),
    user_read_at: millis,
    /** What told that key from others (`Desk.keyPrint`); null: not known. */
    user_key: schemas/* string */.YjP().nullable().default(null),
    /** Visits in a row that did not reach it. */
    failures: count,
    unreachable_since: millis.nullable(),
    /** Why the last visit did not; null: it did. */
    problem: problem.nullable().default(null),
    /** Breaker: not visited before. */
    not_before: millis,
    /** Of the configuration with which the last visit failed; absent: none did, or it was noted before this was kept. */
    print: schemas/* string */.YjP().optional(),
    utc_offset_min: schemas/* number */.aig().nullable(),
    /** Lines of the host keys that were believed at the first visit; public, and absent where they are pinned. */
    host_keys: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    /** Executor → held since and until, with the reason, and the print of the configuration with which it failed. */
    holds: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({ since: millis, until: millis, reason: schemas/* string */.YjP(), print: schemas/* string */.YjP().optional() })),
});
const HistoryEntry = schemas/* strictObject */.rej({
    run_id: schemas/* string */.YjP(),
    item_id: schemas/* string */.YjP(),
    at: millis,
    tag: schemas/* enum */.k5n(model/* TAGS */.gp).nullable(),
    class: schemas/* enum */.k5n(model/* FAILURE_CLASSES */.CJ).nullable(),
    seconds: schemas/* number */.aig().nullable(),
    executor: schemas/* string */.YjP(),
    terminal: schemas/* string */.YjP(),
    tokens: schemas/* number */.aig().nullable(),
    cost_usd: schemas/* number */.aig().nullable(),
    /** Absent in entries of before it was kept. */
    round: count.optional(),
});
/** An open pull request that belongs to an item. */
const PullRecord = schemas/* strictObject */.rej({
    item_id: schemas/* string */.YjP(),
    /** Our comment on it; null: none yet. */
    comment_id: schemas/* number */.aig().nullable(),
    /** Login that wrote it, which a later token may not be; null: not known. */
    author: schemas/* string */.YjP().nullable().default(null),
    /** SHA-256 of what that comment says. */
    digest: schemas/* string */.YjP().nullable(),
    /** The item in Plane has the link. */
    linked: schemas/* boolean */.zMY(),
    /** GitHub refused the text with this digest for good, and that was told; null: it did not. */
    refused: schemas/* strictObject */.rej({ code: schemas/* string */.YjP(), digest: schemas/* string */.YjP() }).nullable().default(null),
});
/** Path of the workflow file, number of the run, and when it saved. */
const SavedBy = schemas/* strictObject */.rej({ workflow: schemas/* string */.YjP(), number: count, at: millis });
const Claim = schemas/* strictObject */.rej({ holder: schemas/* string */.YjP(), fence: count, until: millis });
const State = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(STATE_VERSION),
    /** 32 hex digits, made once. */
    lineage: schemas/* string */.YjP().regex(/^[0-9a-f]{32}$/),
    generation: count,
    /** Random, new with each save: tells one's own save from another's. */
    save_id: schemas/* string */.YjP(),
    saved_at: millis,
    /** Highest fence given so far. */
    fence: count,
    claim: Claim.nullable(),
    /** Fences whose outcomes are in this state; the last few. */
    folded: schemas/* array */.YOg(count),
    items: schemas/* record */.g1P(schemas/* string */.YjP(), ItemRecord),
    /** Item id → its open run. */
    inflight: schemas/* record */.g1P(schemas/* string */.YjP(), OpenRun),
    /** Publication id → steps that are not known to be done, or whose run is not yet forgotten. */
    outbox: schemas/* record */.g1P(schemas/* string */.YjP(), Publication),
    projects: schemas/* record */.g1P(schemas/* string */.YjP(), ProjectRecord),
    terminals: schemas/* record */.g1P(schemas/* string */.YjP(), TerminalRecord),
    /** Lines of the host keys of the bastion, where they were believed at the first visit. */
    bastion_host_keys: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    /** Account → quota hold. */
    accounts: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({ until: millis, holds: count })),
    history: schemas/* array */.YOg(HistoryEntry),
    /** `owner/name#12` → what is known of it. */
    pulls: schemas/* record */.g1P(schemas/* string */.YjP(), PullRecord).optional(),
    /** Ticks in a row to which Plane did not answer as it should; 0: the last one went well. */
    failures_in_row: count.default(0),
    /** What is needed of the last configuration that could be used, see `config/last-good.ts`; null: saved before it was kept. */
    last_good: opaque.nullable().default(null),
    /** The workflow run that saved last; null: it was none. */
    saved_by: SavedBy.nullable().default(null),
});
const LINEAGE_SHOWN = 8;
const HISTORY_KEPT = 100;
const FOLDED_KEPT = 50;
/** More than a hand-over can hold. */
const SAID_KEPT = 30;
/** A first state. `lineage`: 32 hex digits. */
function newState(lineage, now) {
    return {
        version: STATE_VERSION,
        lineage,
        generation: 0,
        save_id: '',
        saved_at: now,
        fence: 0,
        claim: null,
        folded: [],
        items: {},
        inflight: {},
        outbox: {},
        projects: {},
        terminals: {},
        accounts: {},
        history: [],
        failures_in_row: 0,
        last_good: null,
        saved_by: null,
    };
}


/***/ }),

/***/ 31943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ PRIORITIES),
/* harmony export */   CJ: () => (/* binding */ FAILURE_CLASSES),
/* harmony export */   gp: () => (/* binding */ TAGS),
/* harmony export */   tb: () => (/* binding */ STATE_GROUPS)
/* harmony export */ });
/* unused harmony export EVIDENCE */

const TAGS = ['review', 'question', 'blocked', 'progress'];
const STATE_GROUPS = ['backlog', 'unstarted', 'started', 'completed', 'cancelled'];
const PRIORITIES = ['urgent', 'high', 'medium', 'low', 'none'];
/** Launch evidence that `probe` looks for (seed: executor contract). */
const EVIDENCE = (/* unused pure expression or super */ null && (['exit.txt', 'launch.pid', 'pid.txt']));
/** Failure classes, in the order in which they are tried (DESIGN §4). */
const FAILURE_CLASSES = [
    'session_lost',
    'quota',
    'git',
    'env',
    'transient',
    'timeout',
    'stalled',
    'lost',
    'killed',
    'cancelled',
    'empty',
    'failed',
];


/***/ })

};
