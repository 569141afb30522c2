export const id = 286;
export const ids = [286];
export const modules = {

/***/ 31286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addDoctor: () => (/* binding */ addDoctor)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/action/src/compose.js + 38 modules
var compose = __webpack_require__(97399);
// EXTERNAL MODULE: ./build/action/src/core/state-text.js
var state_text = __webpack_require__(933);
// EXTERNAL MODULE: ./build/action/src/config/nearest.js
var nearest = __webpack_require__(58675);
// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: ./build/action/src/doctor/ask.js
var ask = __webpack_require__(47965);
// EXTERNAL MODULE: ./build/action/src/config/labels.js
var config_labels = __webpack_require__(40578);
// EXTERNAL MODULE: ./build/action/src/config/problem.js
var problem = __webpack_require__(27042);
// EXTERNAL MODULE: ./build/action/src/doctor/rows.js
var doctor_rows = __webpack_require__(68535);
;// CONCATENATED MODULE: ./build/action/src/doctor/check-project.js
/** Checks of the projects that lead to a terminal: what the configuration names there is there. Pure. */




function checkProjects({ config, projects, identity }) {
    if (projects.size === 0)
        return [(0,doctor_rows/* skipped */.hT)('project', 'No project leads to this terminal.')];
    const found = [];
    const read = [];
    for (const [key, project] of projects) {
        const named = config.projects[key];
        if ('problem' in project) {
            // Whose token is fine has been told of it in the row above.
            const told = identity.is === 'user';
            found.push(told ? (0,doctor_rows/* skipped */.hT)('project', `${key} could not be read.`) : (0,doctor_rows/* ofProblem */.BJ)('project', project.problem));
        }
        else {
            read.push(project.info);
            if (named !== undefined)
                found.push(...checkProject(key, named, project.info));
        }
    }
    found.push(...checkAuthors(config.allowed_authors, read));
    return found.length > 0
        ? found
        : [(0,doctor_rows.ok)('project', `${(0,problem/* listed */.KE)([...projects.keys()], 'and')}: all that is named is there.`)];
}
function checkProject(key, { states, routing, require_label }, info) {
    if (info.archived) {
        return [(0,doctor_rows/* failed */.gz)('project', `${key} is archived: nothing starts there.`, 'Restore it, or take it out.')];
    }
    const names = info.states.map(({ name }) => name);
    const { pick_up = [], ...roles } = states;
    const wanted = [
        ...Object.entries(roles).flatMap(([role, name]) => (name === undefined ? [] : [[role, name]])),
        ...pick_up.map((name) => ['pick_up', name]),
    ];
    const unknown = wanted
        .filter(([, name]) => !names.includes(name))
        .map(([role, name]) => (0,doctor_rows/* failed */.gz)('project', `projects.${key}.states.${role}: ${key} has no state ${(0,problem/* shown */.SP)(name)}.`, `${(0,nearest/* didYouMean */.au)(name, names, `It has ${(0,problem/* listed */.KE)(names, 'and')}.`)} Write it as Plane does, letter case too; or add it in Plane.`));
    const labels = new Set(Object.values(info.labels).map(config_labels/* labelKey */.kJ));
    const absent = (label) => !labels.has((0,config_labels/* labelKey */.kJ)(label));
    const required = [require_label ?? []].flat().filter(absent);
    const routed = Object.keys(routing.by_label).filter(absent);
    return [
        ...unknown,
        ...required.map((label) => (0,doctor_rows/* failed */.gz)('project', `projects.${key}.require_label: ${key} has no label ${(0,problem/* shown */.SP)(label)}, so nothing can start there.`, labelRemedy(label, info))),
        ...routed.map((label) => (0,doctor_rows/* warning */.$e)('project', `projects.${key}.routing.by_label: ${key} has no label ${(0,problem/* shown */.SP)(label)}, so nobody can choose by it.`, labelRemedy(label, info))),
    ];
}
function labelRemedy(label, { labels }) {
    return (0,nearest/* didYouMean */.au)(label, Object.values(labels), 'Add it in Plane, or take it out of the configuration.');
}
/** Not everybody is in every project: only who is in none of these is told of. */
function checkAuthors(authors, projects) {
    const open = projects.filter(({ archived }) => !archived);
    const deaf = open.filter(({ members }) => authors.length > 0 && authors.every((author) => !isIn(members, author)));
    const [first] = open;
    const nowhere = first === undefined ? [] : authors.filter((author) => !open.some(({ members }) => isIn(members, author)));
    const keys = (0,problem/* listed */.KE)(open.map(({ key }) => key), 'or');
    const remedy = 'Correct the address (as in Plane’s profile of that person), or add the person to the project.';
    return [
        ...deaf.map(({ key }) => (0,doctor_rows/* failed */.gz)('project', `allowed_authors: nobody of them is a member of ${key}, so no comment there is heard.`, remedy)),
        ...nowhere.map((author) => (0,doctor_rows/* warning */.$e)('project', `allowed_authors: ${(0,problem/* shown */.SP)(author)} is no member of ${keys}, so that nothing of theirs is heard.`, remedy)),
    ];
}
function isIn(members, author) {
    return members.some(({ id, email }) => id === author || email.toLowerCase() === author.toLowerCase());
}
/** Of several terminals that share projects, the first is told what is wrong with them. */
function toldOnce(rows) {
    const told = new Set();
    return rows.filter(({ check, status, detail }) => {
        if (check !== 'project' || status === 'ok' || status === 'skipped')
            return true;
        const known = told.has(detail);
        told.add(detail);
        return !known;
    });
}

;// CONCATENATED MODULE: ./build/action/src/doctor/check-machine.js

function checkSystem({ system, version }, { os }) {
    if (system === null)
        return (0,doctor_rows/* unknown */.L5)('system', 'It did not say what it is.');
    if (system !== os)
        return (0,doctor_rows/* failed */.gz)('system', `It is ${version ?? system} (${system}), and \`os\` says ${os}.`, `Set \`os: ${system}\`, or correct the address.`);
    return (0,doctor_rows.ok)('system', version ?? system);
}
/** @param route name of the channel that got there: only a login straight to the machine is by `user`. */
function checkUser({ user, superuser, home }, terminal, route) {
    if (user === null)
        return (0,doctor_rows/* unknown */.L5)('user', 'It did not say as whom we came.');
    if (superuser === true) {
        return (0,doctor_rows/* warning */.$e)('user', `Runs work as ${user}, who may do everything on that machine.`, 'Make a user of its own for agents, without rights to become another.');
    }
    if (superuser === null)
        return (0,doctor_rows/* unknown */.L5)('user', `Runs work as ${user}; what rights that user has is not known.`);
    if (terminal.user !== undefined && route === 'direct-ssh' && !isSameUser(user, terminal.user, terminal.os)) {
        return (0,doctor_rows/* warning */.$e)('user', `Runs work as ${user}, and \`user\` says ${terminal.user}.`, 'See that the login leads to the user that is meant.');
    }
    return (0,doctor_rows.ok)('user', `${user}${home === null ? '' : `, at home in ${home}`}.`);
}
/** Windows does not regard case. */
function isSameUser(there, named, os) {
    return os === 'windows' ? there.toLowerCase() === named.toLowerCase() : there === named;
}
function checkShell(survey) {
    const { shell, login_path, reader, windows } = survey;
    const name = shell ?? 'the login shell';
    if (windows !== null) {
        const { policy } = windows;
        if (policy === null)
            return (0,doctor_rows/* unknown */.L5)('shell', `${name}; its execution policy is not known.`);
        if (/^(?:Restricted|AllSigned|RemoteSigned)$/i.test(policy)) {
            return (0,doctor_rows/* failed */.gz)('shell', `${name}; a group policy allows only ${policy} scripts.`, 'Have the policy allow scripts of this user: runners are scripts.');
        }
        return (0,doctor_rows.ok)('shell', `${name}, execution policy ${policy}.`);
    }
    if (reader !== null) {
        return (0,doctor_rows/* warning */.$e)('shell', `Scripts are read by ${reader}, which a startup file puts in the place of the shell that was asked for; it hands them on.`, 'Let the startup files of that user start another shell only where somebody sits: `[ -t 0 ] && exec …`.');
    }
    if (login_path === null) {
        return (0,doctor_rows/* warning */.$e)('shell', `${name} did not tell its search path within five seconds, so runs have only the usual folders.`, 'Look for what waits or ends in its startup files when it is not at a terminal; or name the programs in `bins`.');
    }
    return (0,doctor_rows.ok)('shell', `${name}; it searches ${login_path.split(':').length} folders.`);
}
/** What every run gets besides: its marker, and what keeps an agent from updating itself or going on in the background. */
const GIVEN = ['AGENTD_RUN', 'CLAUDE_CODE_DISABLE_BACKGROUND_TASKS', 'DISABLE_AUTOUPDATER'];
function checkEnvironment({ variables, windows }) {
    if (windows !== null)
        return (0,doctor_rows/* skipped */.hT)('environment', 'Runs get the environment of the user, without what docs/security.md names.');
    if (variables === null)
        return (0,doctor_rows/* unknown */.L5)('environment', 'The session did not say what it has.');
    return (0,doctor_rows.ok)('environment', `Runs get ${[...new Set([...variables, ...GIVEN])].toSorted().join(', ')}.`);
}
/** One of each group has to be there. */
const NEEDED = [
    [['base64', 'openssl'], 'to hand files over'],
    [['setsid', 'perl', 'python3'], 'to start a run in a session of its own'],
    [['pgrep', 'ps'], 'to see processes'],
];
function checkTools({ tools, windows, system }) {
    if (windows !== null) {
        const paths = windows.long_paths === true ? 'on' : windows.long_paths === null ? 'unknown' : 'off';
        const scanned = windows.scanners === null ? '' : ` Scripts are scanned by ${windows.scanners}.`;
        return (0,doctor_rows.ok)('tools', `All are there. Paths longer than 260 characters: ${paths}.${scanned}`);
    }
    if (system === null)
        return (0,doctor_rows/* unknown */.L5)('tools', 'They could not be looked for.');
    for (const [group, what] of NEEDED) {
        if (group.some((tool) => tools.includes(tool)))
            continue;
        const [first = ''] = group;
        const report = first === 'base64' ? doctor_rows/* failed */.gz : doctor_rows/* warning */.$e;
        return report('tools', `There is no ${group.join(', no ')} ${what}.`, `Install one of them, such as ${first}.`);
    }
    if (!tools.includes('bash'))
        return (0,doctor_rows/* warning */.$e)('tools', 'There is no bash, so commands run under sh.', 'Install bash, or write commands that every sh understands.');
    return (0,doctor_rows.ok)('tools', `${tools.join(', ')}.`);
}
function surveyless(checks, reached) {
    if (!reached)
        return checks.map((check) => (0,doctor_rows/* skipped */.hT)(check, 'The terminal was not reached.'));
    return checks.map((check) => (0,doctor_rows/* unknown */.L5)(check, 'The terminal answered, and not this.'));
}

// EXTERNAL MODULE: ./build/action/src/config/rules/rule.js
var rule = __webpack_require__(9183);
// EXTERNAL MODULE: ./build/action/src/executors/template.js
var template = __webpack_require__(17037);
// EXTERNAL MODULE: ./build/action/src/transports/powershell/entries.js
var entries = __webpack_require__(975);
;// CONCATENATED MODULE: ./build/action/src/doctor/check-place.js
/** Checks of the places on a terminal: run root, disk, repositories, worktrees. Pure. */




const TEMPORARY = /^(?:\/private)?(?:\/var)?\/tmp(?:\/|$)|^\/dev\/shm(?:\/|$)|\\temp(?:\\|$)/i;
const GIGABYTE = 1024 ** 3;
const DISK_LOW = GIGABYTE;
const DISK_OUT = 100 * 1024 ** 2;
const INODES_LOW = 10_000;
const INODES_OUT = 500;
/** @param sid Windows: security id of the user. */
function checkRunRoot(path, folder, repos, os, sid = null) {
    const around = repos.find((repo) => `${(0,rule/* samePath */.Eb)(path, os)}/`.startsWith(`${(0,rule/* samePath */.Eb)(repo, os)}/`));
    if (around !== undefined) {
        return (0,doctor_rows/* failed */.gz)('run_root', `${path} lies in the repository ${around}, where agents work and git cleans up.`, 'Set `run_root` to a folder outside of every repository.');
    }
    const broken = unusable(path, folder, os);
    if (broken !== null)
        return broken;
    const { kind, inside, real, link, nearest, own, mode } = folder;
    if (kind === null || own === null)
        return (0,doctor_rows/* unknown */.L5)('run_root', `${path} could not be looked at.`);
    if (TEMPORARY.test(path)) {
        return (0,doctor_rows/* warning */.$e)('run_root', `${path} is a temporary place, which may be emptied under a run.`, 'Set `run_root` to a folder in the user’s home.');
    }
    if (inside !== null && inside !== '') {
        return (0,doctor_rows/* warning */.$e)('run_root', `${path} lies in the checkout ${inside}.`, 'Set `run_root` to a folder outside of it, or have that repository ignore it.');
    }
    const exposed = openTo(path, folder, sid);
    if (exposed !== null)
        return exposed;
    if (kind === 'folder' && mode !== null && /^d.{3}(?:.*[rwx].*)$/.test(mode)) {
        return (0,doctor_rows/* warning */.$e)('run_root', `${path} is open to other users (${mode}); prompts and answers lie there.`, `Run \`chmod 700 ${(0,template/* quoteWord */.XW)(path, os)}\` there.`);
    }
    const really = real === null || real === nearest ? '' : ` Parts of it are links: really ${real}.`;
    const elsewhere = link === null ? really : ` ${link} is a link.`;
    return (0,doctor_rows.ok)('run_root', kind === 'folder' ? `${path} is ours alone.${elsewhere}` : `${path} will be made.${elsewhere}`);
}
/** Windows: who else may change what is in the run root, or put another in its place. Where that is not known, nobody says so. */
function openTo(path, { kind, own, writers, replaceable }, sid) {
    const user = sid ?? 'SID';
    if (writers !== null && writers.length > 0) {
        return (0,doctor_rows/* failed */.gz)('run_root', `Others may change what lies in ${path} (${writers.join(', ')}), scripts that run as this user among it; nothing is started there.`, `Look through it for what is not yours, then run there: \`${(0,entries/* icacls */.w)(path, user)}\`.`);
    }
    if (replaceable !== null && replaceable !== '') {
        return (0,doctor_rows/* warning */.$e)('run_root', `In ${replaceable}, above ${path}, others may put another folder in its place.`, `Set \`run_root\` to a folder in the user’s home; or run there: \`${(0,entries/* icacls */.w)(replaceable, user)}\`.`);
    }
    if (kind === 'folder' && own === true && sid !== null && writers === null) {
        return (0,doctor_rows/* unknown */.L5)('run_root', `Who else may write to ${path} is not known.`, `See what \`icacls "${path}"\` says there.`);
    }
    return null;
}
function unusable(path, { kind, own, writable, nearest }, os) {
    switch (kind) {
        case 'link':
            return (0,doctor_rows/* failed */.gz)('run_root', `${path} is a link; runs are kept only in a folder of our own.`, 'Set `run_root` to the folder itself.');
        case 'file':
            return (0,doctor_rows/* failed */.gz)('run_root', `${path} is a file.`, 'Move it away, or set another `run_root`.');
        case 'folder':
            if (own === false)
                return (0,doctor_rows/* failed */.gz)('run_root', `${path} belongs to another user.`, `Set another \`run_root\`, or run \`chown\` for it there.`);
            if (writable === false)
                return (0,doctor_rows/* failed */.gz)('run_root', `${path} cannot be written to.`, `Run \`chmod 700 ${(0,template/* quoteWord */.XW)(path, os)}\` there, and see that its disk is not read-only.`);
            return null;
        case 'none':
            if (writable === false)
                return (0,doctor_rows/* failed */.gz)('run_root', `${path} is not there, and cannot be made in ${nearest ?? 'the folder above'}.`, 'Make it there for the terminal’s user, or set another `run_root`.');
            return null;
        case null:
            return null;
    }
}
function checkDisk({ free_bytes, free_inodes }) {
    if (free_bytes === null)
        return (0,doctor_rows/* unknown */.L5)('disk', 'Free space could not be read.');
    const size = free_bytes >= GIGABYTE ? `${(free_bytes / GIGABYTE).toFixed(1)} GB` : `${Math.floor(free_bytes / 1024 ** 2)} MB`;
    const detail = `${size} free${free_inodes === null ? '' : `, room for ${free_inodes} files`}.`;
    const remedy = 'Remove old run directories and worktrees under `run_root`, or give the disk more room.';
    // File systems without a fixed number of files say 0.
    const inodes = free_inodes === null || free_inodes === 0 ? Infinity : free_inodes;
    if (free_bytes < DISK_OUT || inodes < INODES_OUT)
        return (0,doctor_rows/* failed */.gz)('disk', detail, remedy);
    if (free_bytes < DISK_LOW || inodes < INODES_LOW)
        return (0,doctor_rows/* warning */.$e)('disk', detail, remedy);
    return (0,doctor_rows.ok)('disk', detail);
}
function checkRepositories(survey, { isolation, os }) {
    const places = new Map();
    return survey.repos.flatMap((repo) => {
        const place = repo.id ?? (0,rule/* samePath */.Eb)(repo.real ?? repo.top ?? repo.path, os);
        const other = places.get(place);
        places.set(place, repo.path);
        if (other !== undefined && isolation !== 'worktree') {
            const finding = (0,doctor_rows/* failed */.gz)('repository', `${repo.path} and ${other} are one folder: two agents would work in one checkout.`, 'Name it once, or add `isolation: worktree`.');
            return [finding];
        }
        const lfs = checkLfs(repo, survey, isolation === 'worktree');
        return [checkRepository(repo, survey, isolation === 'worktree', os), ...(lfs === null ? [] : [lfs])];
    });
}
function checkRepository(repo, { git }, worktree, os) {
    const { path, kind, own, writable, top, complaint, real, link, bare } = repo;
    const isAt = (place) => (0,rule/* samePath */.Eb)(place, os) === (0,rule/* samePath */.Eb)(path, os);
    if (kind === null)
        return (0,doctor_rows/* unknown */.L5)('repository', `${path} could not be looked at.`);
    if (kind === 'none')
        return (0,doctor_rows/* failed */.gz)('repository', `${path} is not there, or may not be looked into.`, 'Clone it there as the terminal’s user, or correct `repo`.');
    if (kind === 'file')
        return (0,doctor_rows/* failed */.gz)('repository', `${path} is a file.`, 'Correct `repo`.');
    if (writable === false)
        return (0,doctor_rows/* failed */.gz)('repository', `${path} cannot be written to.`, 'Give it to the terminal’s user.');
    if (complaint !== null && /dubious ownership|safe\.directory/.test(complaint)) {
        return (0,doctor_rows/* failed */.gz)('repository', `git will not work in ${path}: it belongs to another user.`, `Give it to the terminal’s user, or run \`git config --global --add safe.directory ${(0,template/* quoteWord */.XW)(path, os)}\` there.`);
    }
    if (complaint !== null && /not a git repository/.test(complaint)) {
        const report = worktree ? doctor_rows/* failed */.gz : doctor_rows/* warning */.$e;
        return report('repository', `${path} is no git checkout.`, 'Clone the repository there; without git an agent’s changes cannot be told apart.');
    }
    if (bare === true || (complaint !== null && /safe\.bareRepository/i.test(complaint))) {
        return checkBare(repo, worktree);
    }
    if (complaint !== null && /must be run in a work tree/.test(complaint)) {
        return (0,doctor_rows/* failed */.gz)('repository', `${path} is the folder in which git keeps a checkout's data, not the checkout.`, 'Set `repo` to the folder of the checkout, above it.');
    }
    if (top === null) {
        if (git === null)
            return (0,doctor_rows/* unknown */.L5)('repository', `${path} is there; git did not answer.`, 'See that git is installed there and found along the search path.');
        return (0,doctor_rows/* unknown */.L5)('repository', `${path}: git says: ${complaint ?? 'nothing'}`);
    }
    if (own === false)
        return (0,doctor_rows/* warning */.$e)('repository', `${path} belongs to another user.`, 'Give it to the terminal’s user: agents and git write there.');
    if (real !== null && (0,rule/* samePath */.Eb)(top, os) !== (0,rule/* samePath */.Eb)(real, os) && !isAt(top)) {
        return (0,doctor_rows/* warning */.$e)('repository', `${path} is a folder of the checkout ${top}.`, `Set \`repo: ${top}\` if the whole is meant.`);
    }
    const whole = link === null ? real : top;
    if (whole !== null && !isAt(whole))
        return (0,doctor_rows/* warning */.$e)('repository', `${path} is reached by a link; really it is ${whole}.`, `Set \`repo: ${whole}\`, so that whoever moves the link does not move the agents.`);
    return (0,doctor_rows.ok)('repository', path);
}
function checkBare({ path, own, complaint, bare }, worktree) {
    if (!worktree) {
        return (0,doctor_rows/* failed */.gz)('repository', `${path} is a bare repository: there are no files in it to work on.`, 'Add `isolation: worktree`, or clone it without `--bare` and set `repo` to that.');
    }
    if (bare !== true) {
        return (0,doctor_rows/* failed */.gz)('repository', `git will not work in ${path}, a bare repository: ${complaint ?? 'it says nothing'}`, 'Run `git config --global safe.bareRepository all` there, or clone it without `--bare`.');
    }
    if (own === false) {
        return (0,doctor_rows/* warning */.$e)('repository', `${path} belongs to another user.`, 'Give it to the terminal’s user: agents and git write there.');
    }
    return (0,doctor_rows.ok)('repository', `${path}, a bare repository, of which each item gets a worktree.`);
}
/** null: it keeps nothing in Git LFS, or all that it needs for that is there, or nobody knows. */
function checkLfs({ path, uses_lfs, lfs_filter }, { lfs }, worktree) {
    if (uses_lfs !== true)
        return null;
    if (lfs === false) {
        const report = worktree ? doctor_rows/* failed */.gz : doctor_rows/* warning */.$e;
        return report('repository', `${path} keeps files in Git LFS, and git finds no git-lfs along the search path of a run.`, 'Install git-lfs for the terminal’s user, and run `git lfs install` and, in the repository, `git lfs pull` there.');
    }
    if (lfs_filter !== false)
        return null;
    return (0,doctor_rows/* warning */.$e)('repository', `${path} keeps files in Git LFS, and git is not told to use git-lfs: agents find pointers in their place.`, 'Run `git lfs install` there as the terminal’s user, and `git lfs pull` in the repository.');
}
/** `git worktree add` came with this version. */
const WORKTREES_SINCE = [2, 5];
function checkWorktrees(survey, { isolation }) {
    if (isolation !== 'worktree')
        return (0,doctor_rows/* skipped */.hT)('worktree', 'Runs work in the checkout itself.');
    const { git, tools, repos } = survey;
    if (git === null) {
        if (tools.includes('git'))
            return (0,doctor_rows/* unknown */.L5)('worktree', 'git did not tell its version.');
        return (0,doctor_rows/* failed */.gz)('worktree', 'There is no git.', 'Install git there.');
    }
    const [major = 0, minor = 0] = git.split('.').map(Number);
    if (major < WORKTREES_SINCE[0] || (major === WORKTREES_SINCE[0] && minor < WORKTREES_SINCE[1])) {
        return (0,doctor_rows/* failed */.gz)('worktree', `git ${git} knows no worktrees.`, 'Install git 2.5 or newer.');
    }
    const empty = repos.find(({ has_commit }) => has_commit === false);
    if (empty !== undefined)
        return (0,doctor_rows/* failed */.gz)('worktree', `${empty.path} has no commit to begin with.`, 'Make a first commit there.');
    if (repos.some(({ has_commit }) => has_commit === null))
        return (0,doctor_rows/* unknown */.L5)('worktree', 'Whether each repository has a commit is not known.', 'Mend the repositories first.');
    const filled = repos.find(({ submodules }) => submodules === true);
    if (filled !== undefined)
        return (0,doctor_rows/* warning */.$e)('worktree', `${filled.path} has submodules, which are empty in worktrees.`, 'Let agents that need them run `git submodule update --init`, or work without worktrees.');
    return (0,doctor_rows.ok)('worktree', `git ${git} can make them.`);
}

;// CONCATENATED MODULE: ./build/action/src/doctor/check-mac.js

/** None on other systems. */
function checkMac(survey, terminal, config) {
    const { mac } = survey;
    if (mac === null)
        return [];
    return [...checkLogins(survey, mac, terminal, config), ...checkStandIns(survey, mac), ...checkSleep(mac)];
}
/** By any of these variables an agent has a login of its own. */
const LOGINS = {
    'claude-code': /\b(?:CLAUDE_CODE_OAUTH_TOKEN|ANTHROPIC_API_KEY|ANTHROPIC_AUTH_TOKEN|CLAUDE_CODE_USE_[A-Z]+)\b/,
    codex: /\b(?:CODEX_API_KEY|OPENAI_API_KEY)\b/,
};
function checkLogins({ variables }, mac, { executors }, config) {
    return [...new Set(executors)].flatMap((name) => {
        const executor = config.executors[name];
        if (executor?.adapter !== 'claude-code' && executor?.adapter !== 'codex')
            return [];
        const known = LOGINS[executor.adapter];
        const variable = variables?.find((one) => known.test(one));
        if (variable !== undefined)
            return [(0,doctor_rows.ok)('login', `${name}: by ${variable}.`)];
        if (known.test(commandsOf(executor)))
            return [(0,doctor_rows.ok)('login', `${name}: by its command.`)];
        return [executor.adapter === 'codex' ? checkCodex(name, mac) : checkClaude(name, mac, variables !== null)];
    });
}
function commandsOf({ run, resume }) {
    return `${run ?? ''} ${resume ?? ''}`;
}
const CLAUDE = 'Run `claude setup-token` on that Mac, write `export CLAUDE_CODE_OAUTH_TOKEN=…` into `~/.zshenv` of the terminal’s user, and run `chmod 600 ~/.zshenv`. With `transport: local` the environment of agentd has to hold the variable.';
/** @param asked the session has said which variables it has. */
function checkClaude(name, { keychain, key_helper }, asked) {
    if (key_helper === true)
        return (0,doctor_rows.ok)('login', `${name}: by \`apiKeyHelper\` of its settings.`);
    if (keychain === 'open')
        return (0,doctor_rows.ok)('login', `${name}: this session can open the login keychain.`);
    if (keychain === 'closed' && asked)
        return (0,doctor_rows/* failed */.gz)('login', `${name}: claude keeps its login in the keychain, which this session cannot open, and there is no token among the variables of a run.`, CLAUDE);
    return (0,doctor_rows/* unknown */.L5)('login', `${name}: whether a run can open the keychain, where claude keeps its login, is not known.`, CLAUDE);
}
function checkCodex(name, { keychain, codex_login }) {
    if (codex_login === true)
        return (0,doctor_rows.ok)('login', `${name}: by its file \`auth.json\`.`);
    const remedy = 'Write `cli_auth_credentials_store = "file"` into `~/.codex/config.toml` of the terminal’s user, and run `codex login --device-auth` there.';
    if (codex_login === null)
        return (0,doctor_rows/* unknown */.L5)('login', `${name}: whether codex has a login is not known.`, remedy);
    if (keychain === 'open')
        return (0,doctor_rows/* warning */.$e)('login', `${name}: codex has no login in a file; one in the keychain is closed to sessions of SSH.`, remedy);
    return (0,doctor_rows/* failed */.gz)('login', `${name}: codex has no login in a file, and this session cannot open the keychain.`, remedy);
}
function checkStandIns({ tools }, { command_line_tools }) {
    if (command_line_tools !== false || tools.includes('git'))
        return [];
    return [
        (0,doctor_rows/* failed */.gz)('tools', 'git and python3 are stand-ins of macOS, which only open a window on the desktop; they are not called.', 'Run `xcode-select --install` on that Mac.'),
    ];
}
function checkSleep({ sleep_minutes, filevault }) {
    const vault = filevault === true
        ? ' FileVault is on: after a restart it is away until somebody unlocks it (`sudo fdesetup authrestart` restarts it unlocked).'
        : '';
    if (sleep_minutes === null)
        return [(0,doctor_rows/* unknown */.L5)('sleep', `When it sleeps is not known.${vault}`, 'Look at `pmset -g custom` there.')];
    if (sleep_minutes === 0)
        return [(0,doctor_rows.ok)('sleep', `With power it never sleeps by itself.${vault}`)];
    return [
        (0,doctor_rows/* warning */.$e)('sleep', `It sleeps after ${sleep_minutes} idle minutes although it has power: runs freeze, and it is away.${vault}`, 'Run `sudo pmset -c sleep 0` there. `wrap: [caffeinate, -i]` keeps it awake during a run alone; a closed lid without a display sleeps all the same.'),
    ];
}

// EXTERNAL MODULE: ./build/action/src/core/file-fault.js
var file_fault = __webpack_require__(86953);
// EXTERNAL MODULE: ./build/action/src/doctor/check-calls.js
var check_calls = __webpack_require__(86384);
;// CONCATENATED MODULE: ./build/action/src/doctor/check-programs.js




function checkExecutors(survey, name, terminal, config) {
    const calls = (0,ask/* callsOf */.p9)(name, terminal, config);
    return (0,ask/* executorsOf */.Az)(terminal, config).flatMap((asked) => {
        const { found, wrong } = (0,check_calls/* checkCalls */.u)(calls.filter(({ executor }) => executor === asked.name), survey, terminal);
        const program = checkProgram(asked, survey, terminal, config);
        // A program that is called by its path is among the files, and more is known of it there.
        const by_path = asked.word === null || calls.some(({ path, executor }) => executor === asked.name && path === asked.word);
        if (wrong.length > 0)
            return by_path ? wrong : [program, ...wrong];
        const besides = found.filter((path) => path !== asked.word);
        if (besides.length === 0)
            return [program];
        if (asked.word === null)
            return [(0,doctor_rows.ok)('executor', `${asked.name}: ${besides.join(', ')}.`)];
        return [{ ...program, detail: `${program.detail.replace(/\.$/, '')}; ${besides.join(', ')}.` }];
    });
}
function checkProgram(asked, survey, terminal, config) {
    const adapter = config.executors[asked.name]?.adapter;
    if (adapter === 'mock')
        return (0,doctor_rows.ok)('executor', `${asked.name}: a mock, which needs no program.`);
    if (adapter === 'http')
        return (0,doctor_rows/* skipped */.hT)('executor', `${asked.name}: it is called by agentd itself.`);
    if (asked.word === null)
        return (0,doctor_rows/* skipped */.hT)('executor', `${asked.name}: which program it calls is known only with an item.`);
    const program = survey.programs.find(({ word }) => word === asked.word);
    if (program === undefined || program.found === null)
        return (0,doctor_rows/* unknown */.L5)('executor', `${asked.name}: ${asked.word} was not looked for.`);
    return program.found ? found(asked, program) : missing(asked, asked.word, terminal);
}
function found({ name, version }, program) {
    const where = `${name}: ${program.path ?? program.word}`;
    const fault = program.fault === null ? null : (0,file_fault/* faultIn */._8)(program.fault);
    if (fault !== null) {
        const faulty = { ...fault, what: 'program', path: program.path ?? program.word, folder: null };
        return (0,doctor_rows/* failed */.gz)('executor', `${name}: ${(0,file_fault/* faultSays */.xZ)(faulty)}`, `${(0,file_fault/* faultRemedy */.zq)(faulty)}.`);
    }
    if (!version)
        return (0,doctor_rows.ok)('executor', `${where}.`);
    if (program.version !== null)
        return (0,doctor_rows.ok)('executor', `${where}, ${program.version}.`);
    const why = program.late ? 'did not answer `--version` within five seconds' : 'said nothing to `--version`';
    return (0,doctor_rows/* warning */.$e)('executor', `${where} ${why}.`, `Run \`${program.word} --version\` there by hand.`);
}
function missing({ name }, word, { wrap }) {
    const path = /[\\/]/.test(word);
    if (wrap !== undefined)
        return (0,doctor_rows/* warning */.$e)('executor', `${name}: ${word} is not found outside of the sandbox.`, 'See that it is there inside.');
    if (path)
        return (0,doctor_rows/* failed */.gz)('executor', `${name}: ${word} is not there, or may not be run.`, 'Correct the path in `bins` or in the command.');
    return (0,doctor_rows/* failed */.gz)('executor', `${name}: ${word} is not found along the search path of a run.`, `Install it for the terminal’s user, or name its path: \`bins: { ${word}: /path/to/${word} }\`.`);
}
function checkWrap(survey, { wrap }) {
    const [word] = wrap ?? [];
    if (word === undefined)
        return (0,doctor_rows/* skipped */.hT)('wrap', 'There is no sandbox command.');
    const program = survey.programs.find((one) => one.word === word);
    if (program === undefined || program.found === null)
        return (0,doctor_rows/* unknown */.L5)('wrap', `${word} was not looked for.`);
    if (program.found)
        return (0,doctor_rows.ok)('wrap', program.path ?? word);
    return (0,doctor_rows/* failed */.gz)('wrap', `${word} is not found along the search path of a run.`, 'Install it there, or write its whole path in `wrap`.');
}
function checkBusy(processes, { busy_processes }) {
    if (busy_processes.length === 0)
        return (0,doctor_rows/* skipped */.hT)('busy_processes', 'None are named.');
    const uncounted = busy_processes.filter((name) => processes.get(name) == null);
    if (uncounted.length > 0) {
        return (0,doctor_rows/* failed */.gz)('busy_processes', `${uncounted.join(', ')} cannot be counted, so nothing would start.`, 'Install pgrep (procps) there.');
    }
    const counts = busy_processes.map((name) => `${name}: ${processes.get(name) ?? 0}`);
    return (0,doctor_rows.ok)('busy_processes', `${counts.join(', ')} now.`);
}

// EXTERNAL MODULE: ./build/action/src/smoke/host-key-way.js
var host_key_way = __webpack_require__(4712);
;// CONCATENATED MODULE: ./build/action/src/doctor/check-way.js


/** It is known to be away. */
const AWAY = new Set(['terminal-offline']);
/** What a machine that is away looks like, and so do a firewall and a bad line. */
const SILENT = new Set([
    'ssh-connect-timeout',
    'ssh-no-route',
    'ssh-dns-failed',
    'terminal-timeout',
    'answer-incomplete',
    'ssh-link-lost',
    'ssh-no-exit-code',
]);
const CLOCK_MS = 60_000;
function checkConfig({ name, terminal, warnings }) {
    const bastion = terminal.transport === 'warpgate-ssh' || terminal.fallback === 'warpgate-ssh';
    const places = [`terminals.${name}`, ...(bastion ? ['warpgate'] : [])];
    const own = warnings.filter(({ path }) => places.some((place) => path === place || path.startsWith(`${place}.`)));
    if (own.length === 0)
        return [(0,doctor_rows.ok)('config', 'Nothing odd.')];
    return own.map(({ path, message, remedy }) => (0,doctor_rows/* warning */.$e)('config', `${path}: ${message}`, remedy));
}
function checkToken({ terminal, identity }) {
    const { token_key, plane_user } = terminal;
    if (identity.is === 'unset') {
        return (0,doctor_rows/* failed */.gz)('token', `The variable ${token_key} is empty.`, `Make an API key as ${plane_user} in Plane and set ${token_key}; \`agentd check-config\` prints the env block.`);
    }
    if (identity.is === 'refused')
        return (0,doctor_rows/* ofProblem */.BJ)('token', identity.problem);
    return memberOf(identity, plane_user, token_key);
}
function memberOf(identity, plane_user, token_key) {
    const names = [];
    for (const [key, members] of identity.projects) {
        if ('problem' in members)
            return (0,doctor_rows/* ofProblem */.BJ)('token', members.problem);
        const name = members.names.get(identity.user_id);
        if (name === undefined) {
            return (0,doctor_rows/* failed */.gz)('token', `The user behind ${token_key} is no member of project ${key}.`, `Add ${plane_user} to the project, with the role Member.`);
        }
        if (name !== plane_user) {
            return (0,doctor_rows/* failed */.gz)('token', `${token_key} is the key of "${name}", and plane_user is "${plane_user}".`, 'Correct plane_user, or set the variable to the key of that user.');
        }
        if (members.refused !== null)
            return (0,doctor_rows/* ofProblem */.BJ)('token', members.refused);
        names.push(key);
    }
    if (names.length === 0)
        return (0,doctor_rows/* warning */.$e)('token', 'Plane accepts the key; no project leads to this terminal.', 'Name it under by_assignee or by_label of a project.');
    return (0,doctor_rows.ok)('token', `Plane knows it as ${plane_user}, in ${names.join(', ')}.`);
}
function checkReach({ visit, terminal }) {
    if (!('problem' in visit))
        return reached(visit, terminal.transport);
    const { problem, by_host_key } = visit;
    if (by_host_key)
        return (0,doctor_rows/* skipped */.hT)('reach', 'Its host key has to be settled first.');
    const detail = `${problem.code}: ${problem.message}`;
    if (AWAY.has(problem.code))
        return (0,doctor_rows/* warning */.$e)('reach', detail, problem.remedy);
    const remedy = problem.remedy === '' ? 'Try `ssh` to the machine by hand.' : problem.remedy;
    return SILENT.has(problem.code) ? (0,doctor_rows/* unknown */.L5)('reach', detail, remedy) : (0,doctor_rows/* failed */.gz)('reach', detail, remedy);
}
function reached({ sent_at, answered_at, round_trips, route }, transport) {
    const trips = round_trips === 1 ? 'one round trip' : `${round_trips} round trips`;
    const detail = `By ${route} in ${Math.round(answered_at - sent_at)} ms, ${trips}.`;
    if (route === transport)
        return (0,doctor_rows.ok)('reach', detail);
    return (0,doctor_rows/* warning */.$e)('reach', `${detail} The first way, ${transport}, did not get there.`, 'Mend it, or name the other as `transport`.');
}
function checkHostKey(seen) {
    const { name, terminal, config, visit, shown, learned } = seen;
    if (shown !== null && shown.judgement === 'unpinned') {
        return (0,doctor_rows/* failed */.gz)('host_key', `No host key is known. It shows ${shown.shown}.`, `Compare that with ${ownKey(shown, terminal)}; if it is the same, set ${shown.path}: ["${shown.line}"]`);
    }
    if ('problem' in visit) {
        if (visit.by_host_key) {
            const keys = shown === null ? '' : ` It shows ${shown.shown}; known is ${shown.known.join(', ')}.`;
            return (0,doctor_rows/* failed */.gz)('host_key', visit.problem.message + keys, visit.problem.remedy);
        }
        return (0,doctor_rows/* skipped */.hT)('host_key', 'The terminal was not reached.');
    }
    const way = { name, terminal, warpgate: config.warpgate, route: visit.route, learned };
    if (learned.length > 0)
        return (0,doctor_rows/* warning */.$e)('host_key', (0,host_key_way/* hostKeyWay */.P)(way), `Set ${(0,host_key_way/* pinPath */.d)(way)}: ["${learned.join('", "')}"]`);
    if (isRemembered(seen, visit.route))
        return (0,doctor_rows.ok)('host_key', 'The one of the first visit, which the state keeps.');
    return (0,doctor_rows.ok)('host_key', (0,host_key_way/* hostKeyWay */.P)(way));
}
/** Where a person finds the key that it should show. */
function ownKey({ line, path }, { os }) {
    if (path.startsWith('warpgate.'))
        return 'the key that Warpgate shows to its administrator';
    const kind = /^(?:ssh-|ecdsa)/.test(line) ? (/^(?:ssh-)?([a-z0-9]+)/.exec(line)?.[1] ?? 'ed25519') : 'ed25519';
    const folder = os === 'windows' ? 'C:\\ProgramData\\ssh\\' : '/etc/ssh/';
    return `\`ssh-keygen -lf ${folder}ssh_host_${kind}_key.pub\` on the machine`;
}
function isRemembered({ name, terminal, config, state }, route) {
    const bastion = route === 'warpgate-ssh';
    const { host_keys = [], tofu = false } = (bastion ? config.warpgate : terminal) ?? {};
    const remembered = (bastion ? state?.bastion_host_keys : state?.terminals[name]?.host_keys) ?? [];
    return tofu && host_keys.length === 0 && remembered.length > 0;
}
/**
 * The terminal's clock in the middle of its work, against ours in the middle of the round trip. What the way took lies on
 * one side or the other, so half of it is what may be wrong.
 */
function checkClock({ visit }) {
    if ('problem' in visit)
        return (0,doctor_rows/* skipped */.hT)('clock', 'The terminal was not reached.');
    if (visit.now === null)
        return (0,doctor_rows/* unknown */.L5)('clock', 'It did not tell its time.');
    const work = (visit.survey?.seconds ?? 0) * 1000;
    const span = visit.answered_at - visit.sent_at;
    const offset = visit.now + work / 2 - (visit.sent_at + span / 2);
    const doubt = Math.max(0, span - work) / 2 + 1000;
    const seconds = Math.round(Math.abs(offset) / 1000);
    const detail = `${seconds} s ${offset < 0 ? 'behind' : 'ahead'}, give or take ${Math.ceil(doubt / 1000)} s.`;
    if (Math.abs(offset) - doubt <= CLOCK_MS)
        return (0,doctor_rows.ok)('clock', Math.abs(offset) <= doubt ? 'It is right.' : `It is ${detail}`);
    return (0,doctor_rows/* warning */.$e)('clock', `It is ${detail}`, 'Switch on its time synchronisation (NTP); or correct the clock of the machine that runs agentd.');
}
function checkBreaker({ name, state, now }) {
    if (state === null)
        return [(0,doctor_rows/* skipped */.hT)('breaker', 'No state could be read here.')];
    const known = state.terminals[name];
    const found = [];
    if (known !== undefined && known.not_before > now) {
        found.push((0,doctor_rows/* warning */.$e)('breaker', `It did not answer ${known.failures} times in a row, so ticks ask it again at ${timeOf(known.not_before)}.`, 'Nothing needs doing: it is asked again by itself, and the first answer ends the pause.'));
    }
    for (const [executor, { until, reason }] of Object.entries(known?.holds ?? {})) {
        if (until > now)
            found.push((0,doctor_rows/* warning */.$e)('breaker', `${executor} is held until ${timeOf(until)}: ${reason}`, 'Mend what it names; then move the item away and back, or wait.'));
    }
    return found.length > 0 ? found : [(0,doctor_rows.ok)('breaker', 'Ticks visit it, and no executor is held.')];
}
function timeOf(millis) {
    return `${new Date(millis).toISOString().slice(0, 16).replace('T', ' ')}Z`;
}

// EXTERNAL MODULE: ./build/action/src/doctor/check-windows.js
var check_windows = __webpack_require__(29208);
// EXTERNAL MODULE: ./build/action/src/doctor/check-survival.js
var check_survival = __webpack_require__(27571);
;// CONCATENATED MODULE: ./build/action/src/doctor/checks.js
/** What was seen of a terminal → its rows, in the order of {@link CHECKS}. Pure. */










const OF_SURVEY = [
    'system',
    'user',
    'shell',
    'environment',
    'run_root',
    'disk',
    'repository',
    'worktree',
    'executor',
    'wrap',
    'tools',
    'survival',
];
const ORDER = Object.keys(doctor_rows/* CHECKS */.ui);
function rowsOf(seen) {
    const findings = [
        ...checkConfig(seen),
        checkToken(seen),
        ...checkProjects(seen),
        checkReach(seen),
        checkHostKey(seen),
        checkClock(seen),
        ...ofVisit(seen),
        ...checkBreaker(seen),
    ];
    return findings
        .toSorted((a, b) => ORDER.indexOf(a.check) - ORDER.indexOf(b.check))
        .map((finding) => ({ terminal: seen.name, ...finding }));
}
function ofVisit({ visit, terminal, config, name, run_root }) {
    if ('problem' in visit)
        return surveyless([...OF_SURVEY, 'busy_processes'], false);
    const { survey, processes } = visit;
    const busy = checkBusy(processes, terminal);
    if (survey === null)
        return [...surveyless(OF_SURVEY, true), busy];
    return [
        { ...checkSystem(survey, terminal), facts: survey },
        checkUser(survey, terminal, visit.route),
        checkShell(survey),
        checkEnvironment(survey),
        checkRunRoot(run_root ?? '', survey.run_root, (0,ask/* reposOf */.H4)(name, terminal, config), terminal.os, survey.windows?.sid ?? null),
        checkDisk(survey.run_root),
        ...checkRepositories(survey, terminal),
        checkWorktrees(survey, terminal),
        ...checkExecutors(survey, name, terminal, config),
        checkWrap(survey, terminal),
        checkTools(survey),
        ...checkMac(survey, terminal, config),
        (0,check_survival/* checkSurvival */.jl)(survey, terminal),
        ...(0,check_windows/* checkWindows */.i)(survey, terminal, config),
        busy,
    ];
}

;// CONCATENATED MODULE: ./build/action/src/doctor/doctor.js
/** `agentd doctor`: every part of the way to each terminal, looked at once and in parallel; nothing is changed anywhere. */





/**
 * @param names of terminals; empty: all.
 * @returns rows grouped by terminal, everything in them redacted. Whatever fails on the way is a row.
 * @throws {ConfigError} `terminal-unknown`.
 */
async function runDoctor(config, ports, names) {
    const chosen = chosenOf(config, names);
    const projects = memoized(async (key) => {
        try {
            const { partial, ...info } = await ports.tracker.project(key);
            return partial === null ? { info } : { problem: partial };
        }
        catch (error) {
            return { problem: (0,errors/* problemOf */.Zw)(error) };
        }
    });
    const rows = await Promise.all(chosen.map(async (name) => rowsOf(await see(name, config, ports, projects))));
    return toldOnce(rows.flat()).map((row) => ({
        ...row,
        detail: ports.redact(row.detail),
        remedy: ports.redact(row.remedy),
        ...(row.facts === undefined ? {} : { facts: redacted(row.facts, ports.redact) }),
    }));
}
/** Every text in it. */
function redacted(value, redact) {
    return JSON.parse(JSON.stringify(value), (_key, inner) => typeof inner === 'string' ? redact(inner) : inner);
}
function chosenOf(config, names) {
    const known = Object.keys(config.terminals);
    for (const name of names) {
        if (known.includes(name))
            continue;
        throw new errors/* ConfigError */.xL({
            code: 'terminal-unknown',
            message: `There is no terminal named ${name} in the configuration.`,
            remedy: (0,nearest/* didYouMean */.au)(name, known, `It has ${known.join(', ')}.`),
            retry: false,
        });
    }
    return names.length === 0 ? known : known.filter((name) => names.includes(name));
}
async function see(name, config, ports, projects) {
    const terminal = config.terminals[name];
    if (terminal === undefined)
        throw new Error(`there is no terminal ${name}`);
    const [identity, { visit, run_root, shown }, read] = await Promise.all([
        identityOf(name, terminal.token_key, config, ports, projects),
        visitOf(name, config, ports),
        Promise.all((0,ask/* projectsOf */.UW)(name, config).map(async (key) => [key, await projects(key)])),
    ]);
    return {
        name,
        config,
        terminal,
        warnings: ports.warnings,
        identity,
        projects: new Map(read),
        run_root,
        visit,
        shown,
        learned: 'problem' in visit ? [] : ports.learnedHostKeys(name, visit.route),
        state: ports.state,
        now: ports.clock.now(),
    };
}
async function identityOf(name, token_key, config, ports, projects) {
    if (!ports.isSet(token_key))
        return { is: 'unset' };
    try {
        const user_id = await ports.desk.whoAmI(name);
        const entries = (0,ask/* projectsOf */.UW)(name, config).map(async (key) => [key, await knownOf(await projects(key), name, ports)]);
        return { is: 'user', user_id, projects: new Map(await Promise.all(entries)) };
    }
    catch (error) {
        return { is: 'refused', problem: (0,errors/* problemOf */.Zw)(error) };
    }
}
async function knownOf(read, name, { desk }) {
    if ('problem' in read)
        return read;
    try {
        const refused = await desk.mayWrite(read.info, name);
        return { names: new Map(read.info.members.map(({ id, display_name }) => [id, display_name])), refused };
    }
    catch (error) {
        return { problem: (0,errors/* problemOf */.Zw)(error) };
    }
}
async function visitOf(name, config, ports) {
    let run_root = null;
    try {
        const transport = ports.transport(name);
        run_root = transport.run_root;
        return { visit: await visited(name, config, transport, ports.clock), run_root, shown: null };
    }
    catch (error) {
        const by_host_key = error instanceof errors/* HostKeyError */.oZ;
        const problem = (0,errors/* problemOf */.Zw)(error);
        const shown = await shownKey(name, problem, config, ports);
        return { visit: { problem, by_host_key }, run_root, shown };
    }
}
async function visited(name, config, transport, clock) {
    const terminal = config.terminals[name];
    if (terminal === undefined)
        throw new Error(`there is no terminal ${name}`);
    const counts = terminal.busy_processes.map((process) => ({ op: 'process_count', name: process }));
    const survey = {
        op: 'survey',
        programs: (0,ask/* programsOf */.h2)(terminal, config),
        repos: (0,ask/* reposOf */.H4)(name, terminal, config),
        files: (0,ask/* callsOf */.p9)(name, terminal, config),
    };
    const before = transport.round_trips;
    const sent_at = clock.now();
    const [facts, ...results] = await transport.batch([{ op: 'facts' }, ...counts, survey], null);
    const answered_at = clock.now();
    const last = results.at(-1);
    return {
        sent_at,
        answered_at,
        round_trips: transport.round_trips - before,
        route: transport.route,
        now: facts !== undefined && 'now' in facts ? facts.now : null,
        processes: new Map(terminal.busy_processes.map((process, index) => {
            const result = results[index];
            return [process, result !== undefined && 'count' in result ? result.count : null];
        })),
        survey: last !== undefined && 'survey' in last ? last.survey : null,
    };
}
/** Only where nothing else tells which key it shows; that it cannot be seen either is no news then. */
async function shownKey(name, { code }, config, ports) {
    const terminal = config.terminals[name];
    const { host_keys = [], tofu = false } = (terminal?.transport === 'warpgate-ssh' ? config.warpgate : terminal) ?? {};
    if (code !== 'host-key-type' && (host_keys.length > 0 || tofu))
        return null;
    try {
        return await ports.shownHostKey(name);
    }
    catch {
        return null;
    }
}
function memoized(ask) {
    const known = new Map();
    return (key) => {
        const answer = known.get(key) ?? ask(key);
        known.set(key, answer);
        return answer;
    };
}

// EXTERNAL MODULE: ./build/action/src/github-host.js + 10 modules
var github_host = __webpack_require__(65716);
// EXTERNAL MODULE: ./build/action/src/observe.js + 21 modules
var observe = __webpack_require__(67202);
// EXTERNAL MODULE: ./build/action/src/transports/index.js + 78 modules
var transports = __webpack_require__(13129);
// EXTERNAL MODULE: ./build/action/src/transports/means.js + 3 modules
var transports_means = __webpack_require__(11660);
// EXTERNAL MODULE: ./build/action/src/transports/ssh/from-config.js
var from_config = __webpack_require__(54529);
// EXTERNAL MODULE: ./build/action/src/transports/ssh/algorithms.js
var algorithms = __webpack_require__(9664);
// EXTERNAL MODULE: ./build/action/src/transports/ssh/classify.js
var classify = __webpack_require__(10212);
// EXTERNAL MODULE: ./build/action/src/transports/ssh/dial.js + 2 modules
var dial = __webpack_require__(83050);
// EXTERNAL MODULE: ./build/action/src/transports/ssh/fault.js
var fault = __webpack_require__(1612);
// EXTERNAL MODULE: ./build/action/src/transports/ssh/host-keys.js
var host_keys = __webpack_require__(29789);
// EXTERNAL MODULE: ./build/action/src/transports/ssh/target.js
var ssh_target = __webpack_require__(81567);
// EXTERNAL MODULE: ./build/action/src/transports/ssh/trust.js
var ssh_trust = __webpack_require__(28894);
;// CONCATENATED MODULE: ./build/action/src/transports/ssh/key-scan.js







const LIMITS = { attempt_ms: 5000, dial_ms: 5000, waits_ms: [], handshake_ms: 10_000 };
/**
 * A machine shows its key before anybody logs in; the connection ends there. That it holds the key is not proved, so what
 * is found has to be compared by a person.
 * @throws {TransportError} of `ssh/failures.ts` and `ssh/target.ts`.
 */
async function scanHostKey(target, means, limits = {}) {
    const whole = { ...LIMITS, ...limits };
    const [ssh2, { route, where, trust }] = await Promise.all([__webpack_require__.e(/* import() */ 472).then(__webpack_require__.t.bind(__webpack_require__, 85472, 19)), (0,ssh_target/* find */.I)(target, means)]);
    const never = new AbortController().signal;
    const stream = await (0,dial/* dial */.z)(route, whole, never).catch((error) => {
        throw (0,classify/* errorOf */.M)((0,classify/* classify */.L)(error, 'reach', '', where), error);
    });
    const client = new ssh2.Client();
    try {
        const blob = await new Promise((resolve, reject) => {
            const fail = (error) => reject((0,classify/* errorOf */.M)((0,classify/* classify */.L)(error, 'handshake', '', where), error));
            const timer = setTimeout(() => fail(new fault/* Noticed */.X('deadline', 'it did not answer')), whole.handshake_ms);
            stream.on('error', () => { });
            client.on('error', fail);
            client.on('close', () => fail(new fault/* Noticed */.X('closed', 'the connection was closed')));
            client.connect({
                sock: stream,
                username: target.user,
                authHandler: [],
                hostVerifier: (0,host_keys/* verifierOf */.Sb)((key) => {
                    clearTimeout(timer);
                    resolve(Buffer.from(key));
                    return false;
                }),
                algorithms: {
                    kex: [...algorithms/* KEY_EXCHANGES */.b],
                    cipher: [...algorithms/* CIPHERS */.d],
                    serverHostKey: (0,host_keys/* algorithmsFor */.iJ)([]),
                },
                readyTimeout: 0,
            });
        });
        const words = (type, key) => `${type} ${(0,host_keys/* fingerprint */.Rj)(key)}`;
        return {
            line: (0,host_keys/* lineOf */.cA)(blob),
            shown: words((0,host_keys/* typeOf */.QP)(blob), blob),
            known: trust.keys.map((key) => words(key.type, key.blob)),
            judgement: (0,ssh_trust/* judge */.S)(blob, trust),
            path: trust.path,
        };
    }
    finally {
        stream.destroy();
    }
}

;// CONCATENATED MODULE: ./build/action/src/transports/shown-key.js



/** Null: the first way to it shows no host key to agentd. @throws {TransportError} @throws {ConfigError} */
async function shownHostKey(name, config, means) {
    const target = targetOf(name, config);
    if (target === null)
        return null;
    const { tailscale } = (0,transports_means/* sharedBy */.T)(means);
    return scanHostKey(target, { env: means.env, tailscale, memory: means.host_keys ?? null });
}
function targetOf(name, config) {
    const terminal = config.terminals[name];
    if (terminal?.transport === 'direct-ssh')
        return (0,from_config/* sshTarget */.ov)(name, terminal);
    if (terminal?.transport !== 'warpgate-ssh' || config.warpgate === undefined)
        return null;
    if (config.warpgate.relay !== undefined)
        return null;
    return (0,from_config/* warpgateTarget */.rZ)(name, terminal.target ?? name, config.warpgate);
}

// EXTERNAL MODULE: ./build/action/src/transports/ssh/host-key-notes.js
var host_key_notes = __webpack_require__(30318);
;// CONCATENATED MODULE: ./build/action/src/compose-doctor.js
/** (config, host) → a look at terminals: for the command line and for a workflow alike. */








/** How long a state on GitHub is waited for: without it the doctor has less to say, and nothing is wrong. */
const STATE_MS = 10_000;
/** @throws {ConfigError} `terminal-unknown`. */
async function examine(config, host, { names, folder, warnings }, github = (0,github_host/* githubHost */.S)(host)) {
    const { tracker, desk } = await (0,compose/* planeOf */.iO)(config, host, { stop: host.signal });
    const state = await stateOf(config, host, folder, github);
    const means = (0,compose/* meansOf */.oh)(config, host);
    if (state !== null)
        means.host_keys.know((0,observe/* learnedHostKeys */.E)(state));
    const made = [];
    const ports = {
        clock: host.clock,
        tracker,
        desk,
        isSet: (variable) => (host.env[variable] ?? '').trim() !== '',
        transport: (name) => {
            const transport = (0,transports/* makeTransport */._)(name, config, means);
            made.push(transport);
            return transport;
        },
        shownHostKey: (name) => shownHostKey(name, config, means),
        learnedHostKeys: (name, route) => (0,host_key_notes/* newsOf */.Lq)(means.host_keys, name, route),
        state,
        warnings,
        redact: (0,compose/* redactorOf */.y)(config, host),
    };
    try {
        return await runDoctor(config, ports, names);
    }
    finally {
        await Promise.allSettled(made.map((transport) => transport.close()));
    }
}
async function stateOf(config, host, folder, github) {
    try {
        github.setDeadline(host.clock.now() + STATE_MS);
        const store = (0,github_host/* openStore */.C)(config.state, folder, host, github);
        const { text } = await store.load();
        return text === null ? null : (0,state_text/* parseState */.B)(text, store.name);
    }
    catch (error) {
        host.log.debug(`the state could not be read: ${error instanceof Error ? error.message : String(error)}`);
        return null;
    }
}

// EXTERNAL MODULE: ./build/action/src/config/check.js
var check = __webpack_require__(58869);
// EXTERNAL MODULE: ./build/action/src/config/parse.js + 18 modules
var parse = __webpack_require__(28429);
// EXTERNAL MODULE: ./build/action/src/commands/exit-codes.js
var exit_codes = __webpack_require__(38214);
// EXTERNAL MODULE: ./build/action/src/commands/load-config.js + 1 modules
var load_config = __webpack_require__(5538);
// EXTERNAL MODULE: ./build/action/src/commands/output.js
var output = __webpack_require__(92752);
// EXTERNAL MODULE: ./build/action/src/commands/wrap.js
var wrap = __webpack_require__(99161);
;// CONCATENATED MODULE: ./build/action/src/commands/doctor.js









function addDoctor(program, host, done) {
    program
        .command('doctor')
        .description('Look at every part of the way to the terminals; nothing is changed anywhere.')
        .argument('[terminals...]', 'names of terminals; default: all')
        .option('-c, --config <file>', 'configuration file')
        .option('--json', 'print one JSON object')
        .action(async (names, flags) => done(await doctorCommand(host, names, flags)));
}
async function doctorCommand(host, names, flags) {
    const json = flags.json === true;
    try {
        const { path, text } = await (0,load_config/* readConfigText */.im)(host, flags.config);
        const config = (0,parse/* requireConfig */.Eu)(text, path);
        const { warnings } = (0,check/* checkConfig */.l)(text, { filename: path, env: host.env });
        const rows = await examine(config, host, { names, folder: (0,external_node_path_.dirname)(path), warnings });
        const fine = (0,doctor_rows/* isFine */.zn)(rows);
        if (json)
            (0,output/* writeJson */.GF)(host, { ok: fine, rows });
        else
            writeRows(host, rows);
        return fine ? exit_codes/* EXIT */.d.fine : exit_codes/* EXIT */.d.failed;
    }
    catch (error) {
        return (0,output/* fail */.fJ)(host, error, json);
    }
}
const SHOWN = {
    ok: ['ok', 'green'],
    warning: ['warning', 'yellow'],
    failed: ['FAILED', 'red'],
    unknown: ['unknown', 'yellow'],
    skipped: ['skipped', 'dim'],
};
/** Checks that were skipped for one and the same reason are one line, where the first of them stands. */
function gathered(rows) {
    const alike = (row) => row.status === 'skipped'
        ? rows.filter(({ status, detail }) => status === 'skipped' && detail === row.detail)
        : [row];
    return rows.flatMap((row) => {
        const [first, ...others] = alike(row);
        if (first !== row)
            return [];
        return [others.length === 0 ? row : { ...row, check: (0,output/* counted */.hS)(others.length + 1, 'check') }];
    });
}
function writeRows(host, rows) {
    for (const terminal of new Set(rows.map((row) => row.terminal))) {
        host.write(`${(0,output/* paint */.nI)(host, 'bold', terminal)}\n`);
        const lines = gathered(rows.filter((row) => row.terminal === terminal)).flatMap(({ check, status, detail, remedy }) => {
            const [word, style] = SHOWN[status];
            const line = [`  ${(0,output/* paint */.nI)(host, style, word)}`, check, detail];
            return remedy === '' ? [line] : [line, ['', '', `→ ${remedy}`]];
        });
        host.write(`${(0,output/* table */.tp)(lines, (0,wrap/* widthOf */.qz)(host))}\n\n`);
    }
    const count = (status) => rows.filter((row) => row.status === status).length;
    const parts = [
        (0,output/* counted */.hS)(rows.length, 'check'),
        `${count('failed')} failed`,
        (0,output/* counted */.hS)(count('warning'), 'warning'),
        `${count('unknown')} unknown`,
    ];
    (0,output/* writeText */.x3)(host, `${parts.join(', ')}.`);
}


/***/ }),

/***/ 47965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ executorsOf),
/* harmony export */   H4: () => (/* binding */ reposOf),
/* harmony export */   UW: () => (/* binding */ projectsOf),
/* harmony export */   h2: () => (/* binding */ programsOf),
/* harmony export */   p9: () => (/* binding */ callsOf)
/* harmony export */ });
/* harmony import */ var _config_rules_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9183);
/* harmony import */ var _config_called_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57306);
/* harmony import */ var _config_template_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37819);
/** What the survey of a terminal has to look at, from the configuration. Pure. */



function executorsOf(terminal, config) {
    return [...new Set(terminal.executors)].map((name) => {
        const executor = config.executors[name];
        const word = executor === undefined ? null : wordOf(executor, terminal);
        return { name, word, version: executor?.adapter === 'codex' || executor?.adapter === 'claude-code' };
    });
}
/** Variables that are set before it are no program; a word that is filled in is not known here. */
function wordOf(executor, { bins, os }) {
    const words = (0,_config_template_js__WEBPACK_IMPORTED_MODULE_0__/* .readTemplate */ .xV)(executor.run ?? '').words;
    const first = words.find((word) => !/^[A-Za-z_][A-Za-z0-9_]*=/.test(word) && word !== '&') ?? '';
    const word = Object.hasOwn(bins, first) ? (bins[first] ?? first) : first;
    const absolute = os === 'windows' ? /^(?:[A-Za-z]:[\\/]|\\\\)/ : /^\//;
    return /^[A-Za-z0-9_.+-]+$/.test(word) || (absolute.test(word) && !word.includes('{')) ? word : null;
}
/**
 * The files that the executors of a terminal call, in every repository where they may be called: with the executor's own
 * script, and with those that labels choose.
 * @param only one project and one executor.
 */
function callsOf(name, terminal, config, only) {
    const calls = new Map();
    for (const key of only === undefined ? projectsOf(name, config) : [only.project]) {
        const project = config.projects[key];
        if (project === undefined)
            continue;
        const folder = project.repos[name] ?? terminal.repo;
        for (const executor of only === undefined ? terminal.executors : [only.executor]) {
            const known = config.executors[executor];
            if (known === undefined || known.adapter === 'mock' || known.adapter === 'http')
                continue;
            const labels = Object.values(project.routing.by_label);
            const chosen = labels.filter((route) => (route.executor ?? project.default_executor) === executor);
            const scripts = new Set([known.script ?? null, ...chosen.map(({ script }) => script ?? known.script ?? null)]);
            for (const script of scripts) {
                for (const { path, relative, executed, what } of (0,_config_called_files_js__WEBPACK_IMPORTED_MODULE_1__/* .calledFiles */ .V)(known.run ?? '', script, terminal)) {
                    const call = { executor, path, folder, executed, what, relative };
                    calls.set([executor, relative ? folder : '', path].join('\n'), call);
                }
            }
        }
    }
    return [...calls.values()];
}
/** As the configuration spells them, each folder once: those of projects, and the terminal's own. */
function reposOf(name, terminal, config) {
    const named = projectsOf(name, config).map((key) => config.projects[key]?.repos[name] ?? terminal.repo);
    const places = new Map();
    for (const path of [...named, terminal.repo]) {
        const place = (0,_config_rules_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .samePath */ .Eb)(path, terminal.os);
        if (!places.has(place))
            places.set(place, path);
    }
    return [...places.values()];
}
/** Every program once; `wrap` is never asked for its version. */
function programsOf(terminal, config) {
    const asked = new Map();
    for (const { word, version } of executorsOf(terminal, config)) {
        if (word !== null)
            asked.set(word, version || asked.get(word) === true);
    }
    const [wrap] = terminal.wrap ?? [];
    if (wrap !== undefined && !asked.has(wrap))
        asked.set(wrap, false);
    return [...asked].map(([word, version]) => ({ word, version }));
}
/** Projects whose items may come to this terminal. */
function projectsOf(name, config) {
    return Object.entries(config.projects)
        .filter(([, project]) => (0,_config_rules_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .routedTerminals */ .B3)(project).includes(name))
        .map(([key]) => key);
}


/***/ }),

/***/ 86384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ checkCalls)
/* harmony export */ });
/* harmony import */ var _core_file_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86953);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68535);


function checkCalls(calls, survey, terminal) {
    const wrong = [];
    const found = [];
    for (const call of calls) {
        const finding = checkCall(call, fileOf(call, survey), terminal);
        if (finding === null)
            found.push(call.relative ? `${call.path} in ${call.folder}` : call.path);
        else
            wrong.push(finding);
    }
    return { found, wrong };
}
function fileOf({ path, folder }, survey) {
    return survey.files.find((one) => one.path === path && one.folder === folder);
}
/** In a worktree is only what its branch holds, whatever lies in the repository's own folder. */
function checkCall(call, file, { isolation, wrap }) {
    const { executor, path, what, folder, relative } = call;
    if (file === undefined || file.said === null)
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5)('executor', `${executor}: The ${what} ${path} was not looked for.`);
    const fault = (0,_core_file_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .faultIn */ ._8)(file.said);
    const inWorktree = relative && isolation === 'worktree';
    if (inWorktree && file.committed === false)
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('executor', `${executor}: The ${what} ${path} is not in the last commit of ${folder}, of which the worktrees of items are made.`, `Commit it there, or correct ${what === 'script' ? '`script`' : 'the command'}.`);
    if (fault === null || (inWorktree && fault.fault === 'missing' && file.committed === true))
        return null;
    const faulty = { ...fault, what, path, folder: relative ? folder : null };
    const detail = `${executor}: ${(0,_core_file_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .faultSays */ .xZ)(faulty)}`;
    if (wrap !== undefined)
        return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('executor', detail, 'See that it is there inside of the sandbox.');
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('executor', detail, `${(0,_core_file_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .faultRemedy */ .zq)(faulty)}.`);
}


/***/ }),

/***/ 4712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ hostKeyWay),
/* harmony export */   d: () => (/* binding */ pinPath)
/* harmony export */ });
/** Where the key that agentd itself sees is pinned. */
function pinPath({ name, route }) {
    return route === 'warpgate-ssh' ? 'warpgate.host_keys' : `terminals.${name}.host_keys`;
}
function hostKeyWay(facts) {
    const { terminal, warpgate, route, learned } = facts;
    if (route === 'local')
        return 'It is this very machine.';
    if (learned.length > 0) {
        const whose = route === 'warpgate-ssh' ? 'The key of the bastion is believed' : 'Believed';
        return `${whose} at this visit (tofu), not compared with what the state knows. To pin it, put ${learned.join(', ')} into ${pinPath(facts)}.`;
    }
    const bastion = route === 'warpgate-ssh';
    if (bastion && warpgate?.relay !== undefined)
        return 'The relay command and the bastion vouch for it.';
    const pinned = (bastion ? warpgate : terminal)?.host_keys ?? [];
    const after = bastion ? ' The bastion vouches for what is behind it.' : '';
    if (pinned.length > 0)
        return `Pinned in ${pinPath(facts)}.${after}`;
    return bastion ? 'The bastion is known by its key, and vouches for what is behind it.' : 'Published by Tailscale.';
}


/***/ })

};
