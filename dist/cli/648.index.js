export const id = 648;
export const ids = [648,943];
export const modules = {

/***/ 7959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W2: () => (/* binding */ FOLDED_KEPT),
  SU: () => (/* binding */ HISTORY_KEPT),
  SI: () => (/* binding */ LINEAGE_SHOWN),
  nd: () => (/* binding */ STATE_VERSION),
  Uw: () => (/* binding */ State),
  om: () => (/* binding */ newState)
});

// UNUSED EXPORTS: Claim, ItemRecord, OpenRun, Publication

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
// EXTERNAL MODULE: ./build/action/src/model.js
var model = __webpack_require__(1943);
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
    /** `working`, `state`: where to; acts only if the item is in one of `from`. */
    to: schemas/* string */.YjP().nullable(),
    from: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** `link`: URL and title. */
    url: schemas/* string */.YjP().nullable(),
    title: schemas/* string */.YjP().nullable(),
});
/** What a comment says, without any text of an agent or a person: that is collected again when it is needed. */
const Say = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(['working', 'answer', 'iteration_cap', 'failed', 'cancelled', 'lost', 'unreachable', 'unstartable']),
    tag: schemas/* enum */.k5n(model/* TAGS */.gp).nullable(),
    tagged: schemas/* boolean */.zMY(),
    class: schemas/* enum */.k5n(model/* FAILURE_CLASSES */.CJ).nullable(),
    /** A sentence of agentd's own. */
    reason: schemas/* string */.YjP(),
    remedy: schemas/* string */.YjP(),
    /** For `unreachable`: since when. */
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
    /** When this run's terminal stopped answering; null while it answers. */
    unreachable_since: millis.nullable(),
    /** True once `[blocked]` about an unreachable terminal has been put in the outbox. */
    unreachable_told: schemas/* boolean */.zMY(),
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
        why: schemas/* enum */.k5n(['cancel', 'timeout', 'stalled', 'lost']),
        /** For `cancel`: what was seen. */
        detail: schemas/* string */.YjP(),
    }),
]);

;// CONCATENATED MODULE: ./build/action/src/core/state.js
/**
 * What a tick remembers (layer 2). One zod definition per record; text in and out with sorted keys, so that diffs read
 * well. State holds ids, times, counters and handles; never a secret, a prompt, an answer or a comment's text.
 */







const STATE_VERSION = 1;
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
/** A further run that agentd itself wants. `thread`: keep the conversation, or a new one with a hand-over summary. */
const Next = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(['iteration', 'retry', 'rerun']),
    not_before: millis,
    thread: schemas/* enum */.k5n(['keep', 'new']),
    /** True: waits for an account's quota and burns no attempt. */
    quota: schemas/* boolean */.zMY(),
});
/** The last result; while it stands the item starts only when a person acts. */
const Answer = schemas/* strictObject */.rej({
    run_id: schemas/* string */.YjP(),
    tag: schemas/* enum */.k5n(model/* TAGS */.gp).nullable(),
    class: schemas/* enum */.k5n(model/* FAILURE_CLASSES */.CJ).nullable(),
    at: millis,
});
/** Where agentd left the item. Another state with a later `updated_at` is a person's move. */
const Left = schemas/* strictObject */.rej({
    state_ids: schemas/* array */.YOg(schemas/* string */.YjP()),
    assigned: schemas/* boolean */.zMY(),
    updated_at: millis,
});
const ItemRecord = schemas/* strictObject */.rej({
    key: schemas/* string */.YjP(),
    project: schemas/* string */.YjP(),
    seen: Seen,
    /** 0 before the first run; +1 with each answer a person replied to. */
    round: count,
    /** Number of the last run; the next is one higher. Never reused: run directories and comment ids are made from it. */
    runs: count,
    /** Runs in a row since a person's input, for `iteration_cap`. */
    iterations: count,
    /** Attempts at the current prompt. */
    attempts: count,
    /** One-time second chances already used since a person's input. */
    spent: schemas/* array */.YOg(schemas/* enum */.k5n(['rerun', 'lost', 'timeout'])),
    /** Holds in a row for quota. */
    quota_holds: count,
    thread: Thread.nullable(),
    next: Next.nullable(),
    answer: Answer.nullable(),
    left: Left.nullable(),
    /** Comments that were part of a prompt. */
    heard: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Those of them that no run has answered yet: every further attempt carries them again. */
    asked: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** The item's `updated_at` at which its comments were last read. */
    comments_read_at: millis,
    /** Unheard comments that were there at that time: from people who may, and from others. */
    unheard: schemas/* strictObject */.rej({ allowed: count, others: count }),
    /** Failed attempts since a person's input, for the history in a failure comment. */
    ledger: schemas/* array */.YOg(LedgerEntry),
});
const ProjectRecord = schemas/* strictObject */.rej({
    /** Newest `updated_at` that was read; null: never. */
    watermark: millis.nullable(),
    swept_at: millis,
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
    /** Visits in a row that did not reach it. */
    failures: count,
    unreachable_since: millis.nullable(),
    /** Breaker: not visited before. */
    not_before: millis,
    utc_offset_min: schemas/* number */.aig().nullable(),
    /** Executor → held until, with the reason. */
    holds: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({ until: millis, reason: schemas/* string */.YjP() })),
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
});
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
    /** Account → quota hold. */
    accounts: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({ until: millis, holds: count })),
    history: schemas/* array */.YOg(HistoryEntry),
});
const LINEAGE_SHOWN = 8;
const HISTORY_KEPT = 100;
const FOLDED_KEPT = 50;
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
    };
}


/***/ }),

/***/ 1943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ PRIORITIES),
/* harmony export */   CJ: () => (/* binding */ FAILURE_CLASSES),
/* harmony export */   gp: () => (/* binding */ TAGS),
/* harmony export */   tb: () => (/* binding */ STATE_GROUPS)
/* harmony export */ });
/* unused harmony exports EVIDENCE, REASONS */
const TAGS = ['review', 'question', 'blocked', 'progress'];
const STATE_GROUPS = ['backlog', 'unstarted', 'started', 'completed', 'cancelled'];
const PRIORITIES = ['urgent', 'high', 'medium', 'low', 'none'];
/** Launch evidence that `probe` looks for (seed: executor contract). */
const EVIDENCE = (/* unused pure expression or super */ null && (['exit.txt', 'launch.pid', 'pid.txt']));
/** Failure classes, in the order in which they are tried (DESIGN §4). */
const FAILURE_CLASSES = [
    'session_lost',
    'quota',
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
/** Why an item is not started now, with the earliest time at which that can change by itself. */
const REASONS = (/* unused pure expression or super */ null && ([
    'not-assigned',
    'ambiguous-assignee',
    'state',
    'label-missing',
    'blocked-by',
    'answered',
    'open-run',
    'publishing',
    'retry-at',
    'quota-until',
    'breaker-open',
    'terminal-unknown',
    'terminal-busy',
    'no-slot',
    'no-executor',
    'no-script',
    'capability-missing',
    'requester-not-allowed',
    'attempts-spent',
    'env-hold',
    'project-unread',
    'not-read-yet',
]));


/***/ }),

/***/ 5161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ loadState),
  L: () => (/* binding */ saveState)
});

// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(4175);
// EXTERNAL MODULE: ./build/action/src/core/state.js + 3 modules
var state = __webpack_require__(7959);
;// CONCATENATED MODULE: ./build/action/src/core/state-text.js
/**
 * State as text: parse with migrations, print with sorted keys. A text that cannot be used is refused and left as it
 * is: cut or foreign (`state-unreadable`), made by a later version (`state-from-future`).
 */


/** From version n to n + 1, in order; index 0 lifts version 1. Empty while there is one version. */
const MIGRATIONS = [];
/** @throws {StateError} `state-unreadable`, `state-from-future` */
function parseState(text) {
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
    if (version > state/* STATE_VERSION */.nd) {
        throw new errors/* StateError */.qq({
            code: 'state-from-future',
            message: `The state file has version ${version}; this agentd knows versions up to ${state/* STATE_VERSION */.nd}. It was left as it is.`,
            remedy: 'Run the newer agentd that wrote it, or name another state path.',
            retry: false,
        });
    }
    for (const migrate of MIGRATIONS.slice(version - 1))
        current = migrate(current);
    const parsed = state/* State */.Uw.safeParse(current);
    if (!parsed.success) {
        const first = parsed.error.issues[0];
        throw unreadable(`at ${first?.path.join('.') ?? '?'}: ${first?.message ?? 'invalid'}`);
    }
    return parsed.data;
}
function unreadable(what, cause) {
    return new errors/* StateError */.qq({
        code: 'state-unreadable',
        message: `The state file cannot be used: ${what}. It was left as it is.`,
        remedy: 'Restore it from an earlier version of the file; only if it is lost for good, start anew with init.',
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
            return `  ${JSON.stringify(key)}: ${sortedJson(value)}`;
        const rows = Object.keys(value)
            .toSorted()
            .map((row) => `    ${JSON.stringify(row)}: ${sortedJson(value[row])}`);
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
function sortedJson(value) {
    return JSON.stringify(value, (_key, inner) => typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
        : inner);
}

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
    if (loaded.text !== null)
        return { state: parseState(loaded.text), version: loaded.version };
    if (init)
        return { state: (0,state/* newState */.om)(ports.random.hex(LINEAGE_BYTES), ports.clock.now()), version: null };
    throw new errors/* StateError */.qq({
        code: 'state-absent',
        message: `There is no state in ${ports.store.name}.`,
        remedy: 'For the first tick ever, allow a first state with init (CLI: --init). If there was one before, restore it.',
        retry: false,
    });
}
/** @throws {AgentdError} when it stays unknown whether the state was written. */
async function saveState(held, next, ports) {
    const state = {
        ...next,
        generation: held.state.generation + 1,
        save_id: ports.random.hex(8),
        saved_at: ports.clock.now(),
    };
    const text = printState(state);
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
            const current = parseState(stored.text);
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

/***/ 80:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ makeStore)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(4175);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/action/src/stores/holder.js
var stores_holder = __webpack_require__(147);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/action/src/stores/lock.js
/**
 * A lock between processes that share a directory: a file that exists while the lock is held and names its holder.
 *
 * A holder that died leaves its file behind, and removing it is where such locks go wrong: of two processes that find
 * it, the slower removes the lock that the faster has just taken. So a dead holder's file may only be removed by the
 * process that holds the right to remove *this* file, which is again a lock, named after the dead holder's ticket:
 *
 *     state.json.lock                 held by the dead ticket N
 *     state.json.lock.<hash of N>     the right to remove it; whoever has it looks again, removes N, and gives it back
 *
 * Tickets are unique, nobody removes a living holder's file, and a right whose holder died is removed the same way.
 */






let tickets = 0;
/**
 * Runs `work` while holding `lock`, the path of a file in a directory that exists.
 * @throws {AgentdError} `store-locked` when a holder that may be alive keeps it for longer than `wait_ms`.
 */
async function withLock(lock, options, work) {
    tickets += 1;
    const ticket = `${(0,stores_holder/* processHolder */.kz)()} ${tickets}`;
    const own = { path: `${lock}.${hashOf(ticket)}`, ticket };
    try {
        await acquire(lock, own, options);
        try {
            await sweep(lock, options);
            return await work();
        }
        finally {
            // A person may have removed the file by hand meanwhile, and another process have taken the lock.
            if ((await read(lock)) === ticket)
                await remove(lock);
        }
    }
    finally {
        await remove(own.path);
    }
}
async function acquire(lock, own, options) {
    let waited = 0;
    for (let attempt = 0;; attempt += 1) {
        await options.beforeTry?.();
        if (await place(own, lock))
            return;
        const ticket = await read(lock);
        if (ticket === null)
            continue;
        if (isDead(ticket, options) && (await removeDead(lock, ticket, own, options)))
            continue;
        if (waited >= options.wait_ms)
            throw lockedError(lock, ticket);
        // Differs between processes, so that those that wait do not all come at once.
        const pause = Math.min(5 * (attempt + 1), 50) + (process.pid % 7);
        await (0,external_node_timers_promises_.setTimeout)(pause);
        waited += pause;
    }
}
/** Removes the file of the dead `ticket`, unless another process is about to. */
async function removeDead(path, ticket, own, options) {
    const right = `${path}.${hashOf(ticket)}`;
    if (!(await place(own, right))) {
        const other = await read(right);
        return other === null || (isDead(other, options) && (await removeDead(right, other, own, options)));
    }
    if ((await read(path)) === ticket)
        await remove(path);
    await remove(right);
    return true;
}
/**
 * Removes what killed processes left beside the lock. Only its holder does this, so no right in there is of use any
 * more. An empty file is one whose process was killed, or is just about to write; the latter will make it again.
 */
async function sweep(lock, options) {
    const folder = (0,external_node_path_.dirname)(lock);
    const names = (await (0,promises_.readdir)(folder)).filter((name) => name.startsWith(`${(0,external_node_path_.basename)(lock)}.`));
    for (const name of names) {
        const ticket = await read((0,external_node_path_.join)(folder, name));
        if (ticket === '' || (ticket !== null && isDead(ticket, options)))
            await remove((0,external_node_path_.join)(folder, name));
    }
}
function isDead(ticket, { isDead: ask = stores_holder/* processIsDead */.wD }) {
    return ask(ticket.slice(0, ticket.lastIndexOf(' ')));
}
/** Gives the own file the further name `path`; false: that name is taken, or the own file had to be made first. */
async function place(own, path) {
    try {
        await (0,promises_.link)(own.path, path);
        return true;
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) === 'EEXIST')
            return false;
        if ((0,errors/* errnoOf */.UQ)(error) !== 'ENOENT')
            throw error;
        await (0,promises_.writeFile)(own.path, own.ticket);
        return false;
    }
}
async function read(path) {
    try {
        return await (0,promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) === 'ENOENT')
            return null;
        throw error;
    }
}
async function remove(path) {
    try {
        await (0,promises_.unlink)(path);
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) !== 'ENOENT')
            throw error;
    }
}
function hashOf(ticket) {
    return (0,external_node_crypto_.createHash)('sha256').update(ticket).digest('hex').slice(0, 16);
}
function lockedError(lock, ticket) {
    return new errors/* AgentdError */.ie({
        code: 'store-locked',
        message: `${lock} is held by ${ticket}.`,
        remedy: 'Try again when that process (host:pid) has ended. If its machine is gone for good, delete the lock file.',
        retry: true,
    });
}

;// CONCATENATED MODULE: ./build/action/src/stores/file.js
/**
 * The state as a file on this machine (`state.store: file`). A reader sees the old text or the new one, never a part
 * of either, also after a power cut; what is not a state (cut, from elsewhere) is handed up as it is.
 */






/** The version is the SHA-256 of the file's bytes. Saves of all processes of this machine are one after another. */
function fileStore({ path, lock_wait_ms = 10_000 }) {
    return {
        name: 'file',
        async load() {
            const bytes = await readBytes(path);
            if (bytes === null)
                return { text: null, version: null, now: null };
            return { text: bytes.toString('utf8'), version: versionOf(bytes), now: null };
        },
        async save(text, version) {
            try {
                await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
                const target = await targetOf(path);
                const check = () => mustHold(target, version);
                // Looked at before the lock as well: who is too late need not wait for it.
                return await withLock(`${target}.lock`, { wait_ms: lock_wait_ms, beforeTry: check }, async () => {
                    await check();
                    return replace(target, text);
                });
            }
            catch (error) {
                throw error instanceof errors/* AgentdError */.ie ? error : writeError(path, error);
            }
        },
        holderIsDead(holder) {
            return Promise.resolve((0,stores_holder/* processIsDead */.wD)(holder));
        },
    };
}
/** @throws {ConflictError} when another version is stored. */
async function mustHold(target, version) {
    const bytes = await readBytes(target);
    const stored = bytes === null ? null : versionOf(bytes);
    if (stored !== version)
        throw conflict(target, version, stored);
}
/** Under the lock: writes a draft beside the file, makes sure it is on the disk, and gives it the file's name. */
async function replace(target, text) {
    const bytes = Buffer.from(text, 'utf8');
    // Only the lock's holder writes the draft, so one left by a killed process is simply written over.
    const draft = `${target}.tmp`;
    try {
        const file = await (0,promises_.open)(draft, 'w');
        try {
            await file.writeFile(bytes);
            const mode = await modeOf(target);
            if (mode !== null)
                await file.chmod(mode);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,promises_.rename)(draft, target);
    }
    catch (error) {
        await (0,promises_.rm)(draft, { force: true });
        throw error;
    }
    await syncFolder((0,external_node_path_.dirname)(target));
    return versionOf(bytes);
}
async function modeOf(path) {
    try {
        return (await (0,promises_.stat)(path)).mode & 0o777;
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) === 'ENOENT')
            return null;
        throw error;
    }
}
/** The file itself, where `path` is a link to it: a rename would replace the link, and the lock must be one for all. */
async function targetOf(path) {
    try {
        return await (0,promises_.realpath)(path);
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) !== 'ENOENT')
            throw error;
        return (0,external_node_path_.join)(await (0,promises_.realpath)((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
    }
}
/** Makes the rename itself survive a power cut. Windows cannot open a folder and does not need it. */
async function syncFolder(folder) {
    if (process.platform === 'win32')
        return;
    const handle = await (0,promises_.open)(folder, 'r');
    try {
        await handle.sync();
    }
    finally {
        await handle.close();
    }
}
async function readBytes(path) {
    try {
        return await (0,promises_.readFile)(path);
    }
    catch (error) {
        if ((0,errors/* errnoOf */.UQ)(error) === 'ENOENT')
            return null;
        throw new errors/* AgentdError */.ie({
            code: 'store-unreadable',
            message: `The state file ${path} cannot be read (${(0,errors/* errnoOf */.UQ)(error) ?? 'unknown error'}).`,
            remedy: 'Check `state.path` and the permissions of the file and its folder.',
            retry: false,
        }, { cause: error });
    }
}
function conflict(path, expected, stored) {
    const name = (version) => (version === null ? 'no state' : `version ${version.slice(0, 8)}`);
    return new errors/* ConflictError */.fK({
        code: 'store-conflict',
        message: `${path} holds ${name(stored)}, not ${name(expected)}.`,
        remedy: '',
        retry: true,
    });
}
function writeError(path, cause) {
    return new errors/* AgentdError */.ie({
        code: 'store-unwritable',
        message: `The state file ${path} cannot be written (${(0,errors/* errnoOf */.UQ)(cause) ?? 'unknown error'}).`,
        remedy: 'Check `state.path`, the permissions of its folder (files are made beside it) and the space on the disk.',
        retry: (0,errors/* errnoOf */.UQ)(cause) === 'ENOSPC',
    }, { cause });
}
function versionOf(bytes) {
    return (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
}

;// CONCATENATED MODULE: ./build/action/src/stores/index.js
/** The one place where a store is chosen. */



/**
 * @param folder what a relative `state.path` is relative to.
 * @throws {ConfigError} when the store cannot be used here.
 */
function makeStore(config, folder) {
    switch (config.store) {
        case 'file':
            return fileStore({ path: (0,external_node_path_.resolve)(folder, config.path) });
        case 'branch':
        case 'artifact':
            throw new errors/* ConfigError */.xL({
                code: 'store-not-available',
                message: `state.store: ${config.store} is not part of this version; it has only file.`,
                remedy: 'Set `state.store` to `file`, or use a version that has this store.',
                retry: false,
            });
    }
}


/***/ })

};
