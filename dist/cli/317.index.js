export const id = 317;
export const ids = [317];
export const modules = {

/***/ 67317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findNewest: () => (/* binding */ findNewest)
});

// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
;// CONCATENATED MODULE: ./build/action/src/stores/artifact-origin.js
/**
 * Which artifacts may be believed to be agentd's own: pure, over GitHub's records. Any run of a repository, also that of a
 * pull request from a fork, can upload an artifact of any name, so a name proves nothing.
 */

const ArtifactRecord = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    name: schemas/* string */.YjP(),
    expired: schemas/* boolean */.zMY(),
    /** `sha256:…` of what is downloaded. */
    digest: schemas/* string */.YjP().nullish(),
    workflow_run: schemas/* object */.Ikc({
        id: schemas/* number */.aig(),
        repository_id: schemas/* number */.aig(),
        head_repository_id: schemas/* number */.aig(),
        head_branch: schemas/* string */.YjP().nullable(),
    })
        .nullish(),
});
const RunRecord = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    event: schemas/* string */.YjP(),
    /** `.github/workflows/agentd.yml`, sometimes with `@` and a ref behind. */
    path: schemas/* string */.YjP(),
    head_branch: schemas/* string */.YjP().nullable(),
    repository: schemas/* object */.Ikc({ id: schemas/* number */.aig() }),
    head_repository: schemas/* object */.Ikc({ id: schemas/* number */.aig() }).nullable(),
});
const RepositoryRecord = schemas/* object */.Ikc({ id: schemas/* number */.aig(), default_branch: schemas/* string */.YjP() });
/** Events that run the workflow as it is on a branch of the repository itself, started by nobody from outside. */
const EVENTS = ['schedule', 'workflow_dispatch', 'repository_dispatch'];
/** What speaks against an artifact as far as its own record tells; null: nothing. */
function artifactDoubt(artifact, repository) {
    const run = artifact.workflow_run;
    if (run == null)
        return 'its run is unknown';
    if (run.repository_id !== repository.id || run.head_repository_id !== repository.id)
        return 'it comes from a fork';
    if (run.head_branch !== repository.default_branch)
        return `it comes from branch ${run.head_branch ?? '?'}`;
    return null;
}
/** What speaks against everything that a run uploaded; null: nothing. `workflow`: path of agentd's own workflow. */
function runDoubt(run, repository, workflow) {
    const path = run.path.replace(/@.*$/s, '');
    if (run.repository.id !== repository.id || run.head_repository?.id !== repository.id)
        return 'its run is of a fork';
    if (run.head_branch !== repository.default_branch)
        return `its run is of branch ${run.head_branch ?? '?'}`;
    if (path !== workflow)
        return `its run is of another workflow, ${path}`;
    if (!EVENTS.includes(run.event))
        return `its run was started by ${run.event}`;
    return null;
}

;// CONCATENATED MODULE: ./build/action/src/stores/artifact-search.js


const PAGE = 100;
/** Artifacts of this name that are looked at: more than a month of hourly saves. */
const PAGES_MAX = 20;
/**
 * @returns null: there is none that can be trusted.
 * @throws {GitHubError} GitHub did not answer.
 * @throws {AgentdError} `artifact-expired`, `artifact-flood`: what is there cannot be told.
 */
async function findNewest(search) {
    const { github, repository, name } = search;
    const doubts = new Map();
    const at = (...path) => ['repos', ...repository.split('/'), ...path];
    const answer = await github.send({ method: 'GET', path: at() });
    const home = read(RepositoryRecord, answer.json, repository);
    try {
        for (let page = 1; page <= PAGES_MAX; page += 1) {
            const found = await list(github, at('actions', 'artifacts'), { name, page: String(page) });
            for (const artifact of found.toSorted((a, b) => b.id - a.id)) {
                const run_id = artifact.workflow_run?.id ?? 0;
                const doubt = artifactDoubt(artifact, home) ?? (await doubtOfRun(run_id, home, search, at));
                if (doubt === null)
                    return { newest: await lastOfRun(run_id, search, at), now: answer.now };
                doubts.set(doubt, [...(doubts.get(doubt) ?? []), artifact.id]);
            }
            if (found.length < PAGE)
                return { newest: null, now: answer.now };
        }
    }
    finally {
        tell(doubts, search);
    }
    throw new errors/* AgentdError */.ie({
        code: 'artifact-flood',
        message: `The newest ${PAGE * PAGES_MAX} artifacts named ${name} in ${repository} are not agentd's own.`,
        remedy: 'Delete them (somebody may have put them there), or give the state another name by `state.path`.',
        retry: false,
    });
}
/** One line a reason, however many there are. */
function tell(doubts, { name, log }) {
    for (const [doubt, ids] of doubts) {
        const which = ids.length === 1 ? `Artifact ${name} (${ids[0]}) is` : `${ids.length} artifacts ${name} are`;
        log.warn(`${which} not used as state: ${doubt}.`);
    }
}
async function doubtOfRun(id, home, { github, workflow, known }, at) {
    const before = known.get(id);
    if (before !== undefined)
        return before;
    const { status, json } = await github.send({
        method: 'GET',
        path: at('actions', 'runs', String(id)),
        expect: [404],
    });
    const doubt = status === 404 ? 'its run is gone' : runDoubt(read(RunRecord, json, `run ${id}`), home, workflow);
    known.set(id, doubt);
    return doubt;
}
/** A run saves several times: the plain name first, then names with something behind. */
async function lastOfRun(run_id, search, at) {
    const own = new Set();
    for (let page = 1; page <= PAGES_MAX; page += 1) {
        const found = await list(search.github, at('actions', 'runs', String(run_id), 'artifacts'), { page: String(page) });
        for (const artifact of found)
            if (isState(artifact.name, search.name))
                own.add(artifact);
        if (found.length < PAGE)
            break;
    }
    const newest = [...own].toSorted((a, b) => b.id - a.id)[0];
    if (newest !== undefined && !newest.expired) {
        return { id: newest.id, name: newest.name, run_id, digest: newest.digest ?? null };
    }
    throw new errors/* AgentdError */.ie({
        code: 'artifact-expired',
        message: `The state in artifact ${search.name} of run ${run_id} has expired.`,
        remedy: 'What ran then is still on the machines. Look at them; then name another state.path and start anew with init, which alone passes by no state that has expired. Shorter pauses than the retention of artifacts keep the state alive.',
        retry: false,
    });
}
function isState(candidate, name) {
    return (candidate === name || (candidate.startsWith(`${name}.`) && /^[0-9a-f]{16}$/.test(candidate.slice(name.length + 1))));
}
async function list(github, path, query) {
    const { json } = await github.send({ method: 'GET', path, query: { per_page: String(PAGE), ...query } });
    const artifacts = typeof json === 'object' && json !== null && 'artifacts' in json ? json.artifacts : null;
    return read(ArtifactRecord.array(), artifacts, 'the list of artifacts');
}
function read(schema, value, what) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const first = parsed.error.issues[0];
    throw new errors/* AgentdError */.ie({
        code: 'github-answer-unreadable',
        message: `GitHub's answer about ${what} cannot be read: ${first?.path.join('.') ?? ''} ${first?.message ?? ''}.`,
        remedy: 'Check the address of the API (GITHUB_API_URL) and what stands between.',
        retry: true,
    });
}


/***/ })

};
