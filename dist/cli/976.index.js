export const id = 976;
export const ids = [976];
export const modules = {

/***/ 5976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDemo: () => (/* binding */ runDemo)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/action/src/compose.js + 38 modules
var compose = __webpack_require__(97399);
// EXTERNAL MODULE: ./build/action/src/config/parse.js + 18 modules
var parse = __webpack_require__(28429);
// EXTERNAL MODULE: ./build/action/src/report.js
var src_report = __webpack_require__(50606);
// EXTERNAL MODULE: ./build/action/src/tick.js + 3 modules
var tick = __webpack_require__(10216);
// EXTERNAL MODULE: ./build/action/src/save.js
var save = __webpack_require__(57265);
// EXTERNAL MODULE: ./build/action/src/core/refs.js
var core_refs = __webpack_require__(95888);
// EXTERNAL MODULE: ./build/action/src/core/state.js + 3 modules
var core_state = __webpack_require__(17959);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(24371);
;// CONCATENATED MODULE: ./build/action/src/commands/demo/person.js
/** What a person does in the demo, through Plane's API with the person's own key. */

/** Signs in with `token` to the only project of workspace `acme`. */
async function person(url, token) {
    const call = async (method, path, body) => {
        const answer = await (0,undici.request)(`${url}/api/v1/workspaces/acme/${path}`, {
            method,
            headers: { 'x-api-key': token, 'content-type': 'application/json', accept: 'application/json' },
            body: body === undefined ? null : JSON.stringify(body),
        });
        const value = await answer.body.json();
        if (answer.statusCode >= 300)
            throw new Error(`${method} ${path} answered ${answer.statusCode}`);
        return value;
    };
    const [project] = (await call('GET', 'projects/')).results;
    if (project === undefined)
        throw new Error('The workspace has no project.');
    const base = `projects/${project.id}`;
    const states = (await call('GET', `${base}/states/`)).results;
    const labels = (await call('GET', `${base}/labels/`)).results;
    const members = await call('GET', `${base}/members/`);
    const idOf = (list, name) => list.find((entry) => entry.name === name)?.id ?? '';
    return {
        async createItem({ name, description_html, priority, label, assignee }) {
            const made = await call('POST', `${base}/work-items/`, {
                name,
                description_html,
                priority,
                state: idOf(states, 'Todo'),
                labels: [idOf(labels, label)],
                assignees: [members.find((member) => member.display_name === assignee)?.id ?? ''],
            });
            return { id: made.id, key: `ENG-${made.sequence_id}` };
        },
        async move(item_id, state) {
            await call('PATCH', `${base}/work-items/${item_id}/`, { state: idOf(states, state) });
        },
        async item(item_id) {
            const item = await call('GET', `${base}/work-items/${item_id}/`);
            const comments = await call('GET', `${base}/work-items/${item_id}/comments/`);
            return {
                state: states.find((state) => state.id === item.state)?.name ?? item.state,
                comments: comments.total_count,
            };
        },
    };
}

;// CONCATENATED MODULE: ./build/action/src/commands/demo/scenario.js
const DEMO_ITEMS = [
    {
        title: 'Round invoice totals to the cent',
        description: '<p>The total of <strong>three items at 0.1</strong> shows 0.30000000000000004.</p>',
        executor: 'reviewer',
        priority: 'urgent',
        shows: 'an answer that waits for review',
    },
    {
        title: 'Delete accounts after a year of silence',
        description: '<p>Accounts without a login for a year should go.</p>',
        executor: 'asker',
        priority: 'high',
        shows: 'an agent that asks first',
    },
    {
        title: 'Renew the certificate of the test server',
        description: '<p>It ends next week.</p>',
        executor: 'blocked',
        priority: 'high',
        shows: 'an agent that cannot go on',
    },
    {
        title: 'Move the settings page to the new form library',
        description: '<ul><li>the form</li><li>its tests</li></ul>',
        executor: 'stepper',
        priority: 'medium',
        shows: 'work in two steps on one thread',
    },
    {
        title: 'Update the list of time zones',
        description: '<p>From the current release.</p>',
        executor: 'flaky',
        priority: 'medium',
        shows: 'a failure that passes by itself',
    },
    {
        title: 'Rewrite everything in another language',
        description: '<p>Just an idea.</p>',
        executor: 'sleeper',
        priority: 'low',
        shows: 'a run that a person stops',
        cancelled: true,
    },
];
const REVIEW = `[review] Totals are rounded to the cent

- \`total()\` adds in whole cents and converts once, at the end
- added cases for 0.1 × 3 and for negative amounts

| suite | passed |
|---|---|
| billing | 14 |

\`\`\`ts
export const total = (items: Item[]): number => items.reduce((sum, item) => sum + cents(item), 0) / 100;
\`\`\`
`;
const MESSAGES = {
    reviewer: mock({ message: REVIEW, delay_ms: 300 }),
    asker: mock({ message: '[question] Should accounts with unpaid invoices be kept?\n\nThere are 12 of them.' }),
    blocked: mock({ message: '[blocked] The key of the certificate authority is not on this machine.' }),
    stepper: mock({
        delay_ms: 200,
        messages: [
            '[progress] Step 1 of 2: the form is moved\n\n- [x] form\n- [ ] tests',
            '[review] Step 2 of 2: the tests are moved\n\n- [x] form\n- [x] tests',
        ],
    }),
    flaky: mock({
        messages: ['', '[review] The list is up to date: 3 zones added, 1 renamed.'],
        exit_codes: [1, 0],
        tail: 'stream disconnected before completion: error sending request',
    }),
    sleeper: mock({ message: '[review] Never seen.', delay_ms: 120_000 }),
};
function mock(parts) {
    return {
        delay_ms: 100,
        exit_code: 0,
        tail: '',
        status: 'success',
        events: [],
        fail_start: false,
        fail_answer: false,
        ...parts,
    };
}
/** The text of the demo's configuration file: the same YAML a user writes, as JSON. */
function demoConfig(places) {
    const executors = Object.keys(MESSAGES);
    return {
        plane: {
            base_url: places.plane_url,
            workspace: 'acme',
            token_key: 'PLANE_TOKEN',
            requests_per_minute: 100_000,
        },
        state: { store: 'file', path: places.state_path },
        allowed_authors: ['ada@example.com'],
        projects: {
            ENG: {
                states: { working: 'In Progress', review: 'In Review', question: 'Needs Input', blocked: 'Blocked' },
                routing: {
                    by_assignee: { 'bot-laptop': 'laptop' },
                    by_label: Object.fromEntries(executors.map((name) => [`agent:${name}`, { executor: name }])),
                },
                default_executor: 'reviewer',
            },
        },
        terminals: {
            laptop: {
                transport: 'local',
                os: places.os,
                repo: places.repo,
                run_root: places.run_root,
                plane_user: 'bot-laptop',
                token_key: 'PLANE_TOKEN_LAPTOP',
                executors,
                concurrency: 6,
                isolation: 'worktree',
            },
        },
        executors: Object.fromEntries(executors.map((name) => [name, { adapter: 'mock', mock: MESSAGES[name] }])),
        retry: { base_s: 1, max_s: 2 },
    };
}

// EXTERNAL MODULE: ./build/action/src/commands/demo/seed.js + 49 modules
var seed = __webpack_require__(25595);
;// CONCATENATED MODULE: ./build/action/src/commands/demo/run.js
/**
 * The demo: a Plane of its own, items assigned to a bot, and real ticks over a real state file and real detached
 * processes until every item is answered.
 */















const MOST_TICKS = 60;
const BETWEEN_TICKS_MS = 250;
const TIME_LIMIT_MS = 25_000;
/** @param port 0: a free one. `close` ends the embedded Plane and removes the demo's folder. */
async function runDemo(host, port, told) {
    const labels = DEMO_ITEMS.map((item) => `agent:${item.executor}`);
    // First what may fail for the port that was asked for: it then leaves no folder behind.
    const { server, tokenOf } = await (0,seed.demoPlane)(host, { port, labels, per_minute: 100_000 });
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'agentd-demo-'));
    const close = async () => {
        await server.close();
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 5 });
    };
    try {
        told.started(server.url);
        const repo = await makeRepository(folder);
        const places = {
            plane_url: server.url,
            repo,
            run_root: (0,external_node_path_.join)(folder, 'runs'),
            state_path: (0,external_node_path_.join)(folder, 'state', 'agentd-state.json'),
            os: process.platform === 'darwin' ? 'darwin' : 'linux',
        };
        const config = (0,parse/* requireConfig */.Eu)(JSON.stringify(demoConfig(places)), 'demo.json');
        const env = { ...host.env, PLANE_TOKEN: tokenOf(seed.BOT), PLANE_TOKEN_LAPTOP: tokenOf(seed.BOT) };
        const composed = await (0,compose/* compose */.Zz)(config, { ...host, env }, folder, null);
        try {
            const ada = await person(server.url, tokenOf(seed.PERSON));
            const items = await createItems(ada, told);
            const { ticks, state } = await tickUntilAnswered(host, config, composed, ada, items, told);
            told.ended();
            return { result: await resultOf(server.url, ticks, state, ada, items), folder, close };
        }
        finally {
            await endRuns(composed);
            await composed.close();
        }
    }
    catch (error) {
        await close();
        throw error;
    }
}
/** What still runs is ended: its folder goes, and with it all by which it could be found again. */
async function endRuns({ ports, fleet }) {
    const { state } = await (0,save/* loadState */.C)(ports, true);
    const refs = Object.values(state.inflight).map((run) => ({ ...(0,core_refs/* runRef */.px)(run), id: run.item_id }));
    const fence = { lineage: state.lineage.slice(0, core_state/* LINEAGE_SHOWN */.SI), number: state.fence + 1 };
    await fleet.carryOut(refs.map((ref) => ({ type: 'kill', ref })), fence);
}
/** A git repository with one commit, so that every item can have its own worktree. */
async function makeRepository(folder) {
    const repo = (0,external_node_path_.join)(folder, 'repo');
    await (0,promises_.mkdir)(repo);
    const git = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
    const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
    await git('git', ['init', '-q', repo]);
    await git('git', ['-C', repo, ...identity, 'commit', '-q', '--allow-empty', '-m', 'Begin']);
    return repo;
}
async function createItems(ada, told) {
    const made = [];
    for (const item of DEMO_ITEMS) {
        const { id, key } = await ada.createItem({
            name: item.title,
            description_html: item.description,
            priority: item.priority,
            label: `agent:${item.executor}`,
            assignee: seed.BOT,
        });
        told.created(key, item);
        made.push({ id, key, item });
    }
    return made;
}
async function tickUntilAnswered(host, config, composed, ada, items, told) {
    const begun = host.clock.now();
    const toCancel = items.filter((made) => made.item.cancelled === true);
    const cancelled = new Set();
    for (let number = 1;; number++) {
        const started = host.clock.now();
        const before = composed.requests();
        const report = await (0,tick/* tick */.i)(config, composed.ports, { init: true, dry_run: false, signal: host.signal });
        const after = composed.requests();
        const requests = {
            plane: after.plane - before.plane,
            state: after.state - before.state,
            terminal: after.terminal - before.terminal,
        };
        told.ticked(number, (0,src_report/* summarise */.f)(report, { requests, ms: host.clock.now() - started, paused: [] }));
        for (const made of toCancel) {
            if (cancelled.has(made.id) || report.state.inflight[made.id]?.phase !== 'running' || number < 3)
                continue;
            await ada.move(made.id, 'Cancelled');
            cancelled.add(made.id);
            told.moved(made.key, 'Cancelled');
        }
        const over = number >= MOST_TICKS || host.clock.now() - begun > TIME_LIMIT_MS || host.signal.aborted;
        if (isSettled(report.state, items) || over)
            return { ticks: number, state: report.state };
        await host.clock.sleep(BETWEEN_TICKS_MS, host.signal);
    }
}
function isSettled(state, items) {
    return (Object.keys(state.inflight).length === 0 &&
        Object.keys(state.outbox).length === 0 &&
        items.every((made) => state.items[made.id]?.answer != null));
}
async function resultOf(plane_url, ticks, state, ada, items) {
    const rows = await Promise.all(items.map(async ({ id, key, item }) => {
        const seen = await ada.item(id);
        const runs = state.history.filter((entry) => entry.item_id === id);
        const answer = state.items[id]?.answer;
        return {
            key,
            state: seen.state,
            executor: item.executor,
            tag: answer?.tag ?? null,
            run_id: answer?.run_id ?? '',
            seconds: runs.reduce((sum, entry) => sum + (entry.seconds ?? 0), 0),
            comments: seen.comments,
        };
    }));
    return { ok: isSettled(state, items), plane_url, ticks, items: rows };
}


/***/ }),

/***/ 50606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ summarise),
/* harmony export */   g: () => (/* binding */ plannedActions)
/* harmony export */ });
function summarise(report, counts) {
    const { state, events } = report;
    const keyOf = (item_id) => state.items[item_id]?.key ?? item_id;
    const refused = new Set(events.flatMap((event) => (event.type === 'start-refused' ? [event.dir_name] : [])));
    const publishing = new Set(Object.values(state.outbox)
        .filter((publication) => publication.steps.some((step) => step.status === 'open'))
        .map((publication) => keyOf(publication.item_id)));
    const begun = new Set(events.flatMap((event) => (event.type === 'run-seen' ? [event.dir_name] : [])));
    return {
        ok: report.problems.length === 0,
        ahead: report.ahead,
        started: events.flatMap((event) => event.type === 'run-marked' && !refused.has(event.run.dir_name) && begun.has(event.run.dir_name)
            ? [{ key: event.run.key, run_id: event.run.run_id, terminal: event.run.terminal, executor: event.run.executor }]
            : []),
        finished: events.flatMap((event) => {
            if (event.type !== 'run-settled')
                return [];
            const { item_id, run_id, verdict } = event.settlement;
            const answer = verdict.kind === 'answer';
            const entry = {
                key: keyOf(item_id),
                run_id,
                tag: answer ? verdict.tag : null,
                class: answer ? null : verdict.class,
            };
            return [entry];
        }),
        stopped: events.flatMap((event) => event.type === 'run-stopping' ? [{ key: keyOf(event.item_id), run_id: event.run_id, why: event.why }] : []),
        watched: report.planned.flatMap((action) => action.type === 'watch' && report.acted
            ? [{ key: action.key, run_id: action.run_id, terminal: action.ref.terminal }]
            : []),
        published: events.flatMap((event) => {
            if (event.type !== 'step-ended' && event.type !== 'step-failed')
                return [];
            const run_id = event.publication_id.replace(/:[a-z]+$/, '');
            const publication = publicationOf(report, event.publication_id);
            const status = event.type === 'step-ended' ? event.status : 'open';
            const kind = publication?.steps[event.step]?.kind ?? 'step';
            const key = publication === undefined ? run_id.replace(/-\d+$/, '') : keyOf(publication.item_id);
            return [{ key, run_id, kind, status, reason: event.reason }];
        }),
        // What was posted in this very tick is waited for no longer.
        waiting: report.waiting.filter(({ key, reason }) => reason !== 'publishing' || publishing.has(key)),
        problems: report.problems,
        open: Object.keys(state.inflight).length,
        ...counts,
    };
}
function publicationOf(report, id) {
    const known = report.state.outbox[id];
    if (known !== undefined)
        return known;
    for (const action of report.planned) {
        if (action.type === 'publish' && action.publication.id === id)
            return action.publication;
    }
    for (const event of report.events) {
        if (event.type === 'run-marked' && event.publication?.id === id)
            return event.publication;
        if (event.type === 'run-settled' && event.settlement.publication?.id === id)
            return event.settlement.publication;
    }
    return undefined;
}
/** What a tick means to do, for people. */
function plannedActions(report) {
    return report.planned.map((action) => {
        switch (action.type) {
            case 'start':
            case 'relaunch':
                return {
                    type: action.type,
                    key: action.key,
                    detail: `${action.run.run_id} with ${action.executor} on ${action.terminal}`,
                };
            case 'kill':
                return { type: 'kill', key: action.key, detail: `${action.run_id} on ${action.ref.terminal}` };
            case 'watch':
                return { type: 'watch', key: action.key, detail: `the limits of ${action.run_id} on ${action.ref.terminal}` };
            case 'void':
                return { type: 'void', key: action.key, detail: `the launch of ${action.run.run_id}` };
            case 'publish': {
                const open = action.publication.steps.filter((step) => step.status === 'open').map((step) => step.kind);
                return { type: 'publish', key: action.key, detail: `${action.publication.id}: ${open.join(', ')}` };
            }
            case 'forget':
                return { type: 'forget', key: action.key, detail: action.publication_id };
        }
    });
}


/***/ })

};
