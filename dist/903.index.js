export const id = 903;
export const ids = [903];
export const modules = {

/***/ 82626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ gitTrouble)
/* harmony export */ });
/* harmony import */ var _classify_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39844);
/** Git's own words of a trouble → what it means, and what a person does about it. Pure. The words are those of git 2.30 to 2.51. */

const KNOWN = [
    {
        says: 'The disk of the terminal is full.',
        remedy: 'Free space there',
        patterns: ['no space left on device', 'disk quota exceeded', 'not enough space'],
    },
    {
        says: 'Where the worktree should be, the path leads elsewhere by a link.',
        remedy: 'Look into where it leads, and remove the link',
        patterns: ['leads elsewhere by a link'],
    },
    {
        says: 'A lock of git is in the way: another git works there, or one died there.',
        remedy: 'When no git works there any more, remove the file that git names',
        patterns: ["\\.lock': file exists", 'another git process seems to be running'],
    },
    {
        says: 'Marks of a merge conflict stand in what is new, and are not committed.',
        remedy: 'Let the agent resolve the conflict, or resolve it in the worktree',
        patterns: ['marks of a conflict'],
    },
    {
        says: 'The branch of the item is checked out elsewhere, and git gives a branch to one worktree only.',
        remedy: 'Check out another branch there, or remove that worktree with `git worktree remove`',
        patterns: ['is already (checked out|used by worktree) at'],
    },
    {
        says: 'The repository has a branch named `agentd`, so git can make no branch below that name.',
        remedy: 'Rename it with `git branch -m agentd NAME`',
        patterns: ["'refs/heads/agentd' exists"],
    },
    {
        says: 'The repository has a branch whose name goes on behind that of the item’s branch, and git can have only one of them.',
        remedy: 'Rename the branch that git names with `git branch -m`',
        patterns: ["'refs/heads/agentd/.{1,200}' exists; cannot create"],
    },
    {
        says: 'The worktree of the item is gone, and git holds its place, because somebody has locked it.',
        remedy: 'Put it back, or give it up with `git worktree unlock` and `git worktree prune`',
        patterns: ['missing but locked worktree'],
    },
    {
        says: 'A folder stands where the worktree of the item should be, and git knows nothing of it.',
        remedy: 'Save what is needed of it, and move it away',
        patterns: ["fatal: '.{1,400}' already exists"],
    },
    {
        says: 'The repository has no commit yet, so there is nothing to begin a branch from.',
        remedy: 'Make a first commit in the repository, or check out a branch that has one',
        patterns: ["(invalid reference|not a valid object name|bad revision):? ?'?head\\b"],
    },
    {
        says: 'The repository keeps files in Git LFS, which is missing there or fails.',
        remedy: 'Install git-lfs for the user of the terminal, and run `git lfs install` and `git lfs pull` in the repository',
        patterns: ['git-lfs', 'filter lfs failed', "external filter '.{0,200}lfs"],
    },
    {
        says: 'Files of the repository, a partial clone, could not be fetched.',
        remedy: 'See whether the remote can be reached from the terminal, and run `git fetch` there by hand',
        patterns: ['promisor remote', 'unable to read sha1 file'],
    },
    {
        says: 'The folder is no git repository.',
        remedy: 'Clone the repository there, or correct `repo` in the configuration',
        patterns: ['not a git repository'],
    },
    {
        says: 'The repository belongs to another user, so git does not work in it.',
        remedy: 'Give the folder to the user of the terminal, or name it in that user’s `safe.directory`',
        patterns: ['dubious ownership'],
    },
    {
        says: 'There is no git on the terminal.',
        remedy: 'Install git for the user of the terminal',
        patterns: ['\\bgit\\b.{0,40}not (found|recognized)', "'git' is not recognized"],
    },
    {
        says: 'A hook or a rule of the remote refused the push.',
        remedy: 'See what the remote says, and push the branch by hand when it is allowed',
        patterns: ['hook declined', 'protected branch', '\\[remote rejected\\]', 'push declined'],
    },
    {
        says: 'The remote has commits on that branch that are not here.',
        remedy: 'Merge them in the worktree, then push the branch by hand',
        patterns: ['\\[rejected\\]', 'non-fast-forward', 'fetch first'],
    },
    {
        says: 'The remote cannot be reached, or does not let the user of the terminal in.',
        remedy: 'See whether that user can push there by hand',
        patterns: ['could not read (from remote repository|username)', 'authentication failed', 'could not resolve host'],
    },
];
const UNKNOWN = {
    says: 'Git failed in a way that is not known; its words are below.',
    remedy: 'See what git says',
};
function gitTrouble(said) {
    const text = (0,_classify_js__WEBPACK_IMPORTED_MODULE_0__/* .tailText */ .QR)(said);
    return KNOWN.find(({ patterns }) => (0,_classify_js__WEBPACK_IMPORTED_MODULE_0__/* .matches */ .cK)(text, patterns)) ?? UNKNOWN;
}


/***/ }),

/***/ 75903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ interpret)
});

// UNUSED EXPORTS: tagIn

// EXTERNAL MODULE: ./build/action/src/core/classify.js
var classify = __webpack_require__(39844);
// EXTERNAL MODULE: ./build/action/src/core/file-fault.js
var file_fault = __webpack_require__(86953);
// EXTERNAL MODULE: ./build/action/src/core/git-trouble.js
var git_trouble = __webpack_require__(82626);
// EXTERNAL MODULE: ./build/action/src/core/exit-codes.js
var exit_codes = __webpack_require__(917);
// EXTERNAL MODULE: ./build/action/src/core/patterns.js
var patterns = __webpack_require__(61361);
// EXTERNAL MODULE: ./build/action/src/core/remedies.js
var remedies = __webpack_require__(81258);
// EXTERNAL MODULE: ./build/action/src/core/reset-time.js + 2 modules
var reset_time = __webpack_require__(97895);
// EXTERNAL MODULE: ./build/bot/invisible.js
var invisible = __webpack_require__(64373);
// EXTERNAL MODULE: ./build/action/src/model.js
var model = __webpack_require__(31943);
;// CONCATENATED MODULE: ./build/action/src/core/tag.js
/**
 * The tag of an agent's last message (executor contract; issue 8). Pure.
 *
 * Grammar. Skipped before it: blank lines, what nobody sees, the opening line of a ``` or ~~~ fence, and rules such as
 * `---`. Ignored around it: `**`, `>`, `#`, backticks and their like, one bullet or number, quotes, emoji, `Status:`. Any
 * text may follow it. The first line that is not skipped decides.
 *
 * Where that line carries none, the last line may, when it holds the tag and nothing else, and no other line does: agents
 * narrate before they answer. Fences, quotes and lists of several items are left out there, because a tag in them is
 * spoken of. A list whose items carry different tags, such as the one of agentd's own prompt, is no tag anywhere.
 */


const QUOTE_MARKS = /^[\s>]+/;
const FENCE = /^(?:`{3,}[^`]*|~{3,}.*)$/;
const RULE = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const MARKS = /^[\s>#*_`~]+/;
const BULLET = /^(?:[-+*•◦‣▪·–—]|\d{1,9}[.)])\s/;
const AROUND = new RegExp(String.raw `^(?:[\s>#*_\x60~"'“”„‟‘’‚‛«»‹›「」『』]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}` +
    String.raw `|\ufe0e|\ufe0f|\u200d|\u20e3|\d\ufe0f?\u20e3)+`, 'u');
const STATUS = /^status[\s*_`]*[:：]/i;
const WORD = new RegExp(String.raw `^\\?\[[\s*_\`]*(${model/* TAGS */.gp.join('|')})[\s*_\`]*\\?\]`, 'i');
const QUOTED = /^\s*>/;
const INDENTED = /^(?: {4}|\t)/;
/**
 * The tag of a message, or null. `exit_code` of the run that said it; null: unknown. Only a run that ended with 0 has said
 * all that it wanted to say, so only there the last line counts.
 */
function tagOf(message, exit_code) {
    return readTag(message) ?? (exit_code === 0 ? closingTag(message) : null);
}
/** The tag of the first line, or null. */
function readTag(message) {
    const lines = linesOf(message);
    for (const [index, line] of lines.entries()) {
        const trimmed = line.trim();
        const found = tagAt(trimmed);
        if (found !== null)
            return isListed(lines, index, found.tag) ? null : found.tag;
        const unquoted = trimmed.replace(QUOTE_MARKS, '');
        if (trimmed.replace(MARKS, '') !== '' && !FENCE.test(unquoted) && !RULE.test(unquoted))
            return null;
    }
    return null;
}
/** The tag of the last line that is not blank, or null. */
function closingTag(message) {
    const lines = linesOf(message);
    const own = ownLines(lines).filter((index) => {
        const found = tagAt(lines[index] ?? '');
        return found?.rest.replace(AROUND, '') === '' && !hasSiblings(lines, index);
    });
    const [only, second] = own;
    if (only === undefined || second !== undefined)
        return null;
    const last = lines.findLastIndex((line) => line.trim() !== '');
    return only === last ? (tagAt(lines[only] ?? '')?.tag ?? null) : null;
}
function linesOf(message) {
    return message.split(/\r\n|\n|\r/).map(invisible/* bare */.$B);
}
function tagAt(line) {
    const text = line
        .replace(QUOTE_MARKS, '')
        .replace(BULLET, '')
        .replace(AROUND, '')
        .replace(STATUS, '')
        .replace(AROUND, '');
    const match = WORD.exec(text);
    const word = match?.[1]?.toLowerCase();
    const tag = model/* TAGS */.gp.find((known) => known === word);
    return match === null || tag === undefined ? null : { tag, rest: text.slice(match[0].length) };
}
/** Indices of the lines outside of code and quotes. */
function ownLines(lines) {
    const own = [];
    let fence = '';
    for (const [index, line] of lines.entries()) {
        const mark = /^\s*(?:[-+*]\s+|\d{1,9}[.)]\s+)?(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? '';
        if (fence !== '') {
            if (mark.startsWith(fence) && line.trim() === mark)
                fence = '';
        }
        else if (mark !== '') {
            fence = mark;
        }
        else if (!INDENTED.test(line) && !QUOTED.test(line)) {
            own.push(index);
        }
    }
    return own;
}
/** The line is an item of a list in which another item carries another tag. Several questions may carry one each. */
function isListed(lines, index, tag) {
    for (const sibling of siblings(lines, index))
        if ((tagAt(sibling)?.tag ?? tag) !== tag)
            return true;
    return false;
}
function hasSiblings(lines, index) {
    return siblings(lines, index).next().done !== true;
}
/** The other items of the list of which the line is one; none where it is no item. */
function* siblings(lines, index) {
    if (!isItem(lines[index] ?? ''))
        return;
    yield* itemsAlong(lines, index, -1);
    yield* itemsAlong(lines, index, 1);
}
/** Items up to where the list ends: text that is not indented, with a blank line between it and the item before. */
function* itemsAlong(lines, index, step) {
    let blank = false;
    let text = false;
    for (let at = index + step; at >= 0 && at < lines.length; at += step) {
        const line = lines[at] ?? '';
        if (/^[\s>]*$/.test(line)) {
            if (text)
                return;
            blank = true;
        }
        else if (isItem(line)) {
            yield line;
            blank = false;
            text = false;
        }
        else if (!/^[\s>]*\s{2}/.test(line)) {
            if (blank)
                return;
            // Upwards it may be the lazy second line of an item, or what introduces the list.
            text = step < 0;
        }
    }
}
function isItem(line) {
    return BULLET.test(line.replace(QUOTE_MARKS, ''));
}

;// CONCATENATED MODULE: ./build/action/src/core/interpret.js








/** The runner's code for a working directory that cannot be entered. */
const EXIT_NO_FOLDER = 97;
const EXIT_NOT_EXECUTABLE = 126;
const EXIT_NOT_FOUND = 127;
const SAID_NOTHING = 'The agent ended without an error and said nothing.';
const BROKE_OFF = 'The agent ended without an error, but its output breaks off before an answer.';
function interpret(result, facts) {
    if (facts.asked_thread && result.thread_id !== null && result.resumed_same_thread === false) {
        const reason = 'The agent began a new conversation instead of continuing the old one.';
        return endedByUs(facts) ?? failure('session_lost', reason);
    }
    const answer = answerOf(result);
    if (answer !== null)
        return answer;
    if (facts.stop !== 'cancel' && endedWell(result))
        return failure('empty', SAID_NOTHING);
    return failureOf(result, facts);
}
/** The tag of the last message. One that is longer than what is read has another last line than the one at hand. */
function tagIn({ last_message, message_cut, exit_code }) {
    return last_message === null ? null : tagOf(last_message, message_cut === true ? null : exit_code);
}
function answerOf(result) {
    const message = result.last_message;
    if (message === null || result.reported_failure === true)
        return null;
    const tag = tagIn(result);
    if (tag !== null)
        return { kind: 'answer', tag, tagged: true, message };
    if (result.exit_code !== 0 || message.trim() === '')
        return null;
    return { kind: 'answer', tag: 'review', tagged: false, message };
}
/** The tool's own word that nothing went wrong: complaints on the way do not count then. */
function endedWell(result) {
    return result.final === 'good' && result.exit_code === 0;
}
function failureOf(result, facts) {
    const ours = endedByUs(facts);
    if (ours !== undefined)
        return waited(ours, result);
    if (result.git?.failed === true) {
        const { says, remedy } = (0,git_trouble/* gitTrouble */.m)(result.git.said);
        return { ...failure('git', `No worktree could be made for the item. ${says}`), remedy: `${remedy}; ${remedies/* AGAIN */.jM}` };
    }
    const tail = (0,classify/* tailText */.QR)(wordsOf(result));
    const named = namedClass(result, tail);
    if (facts.asked_thread && (named === 'session_lost' || (named === undefined && (0,classify/* saysSessionLost */.fz)(tail)))) {
        return failure('session_lost', 'The conversation that was to be continued is not there any more.');
    }
    if (named === 'quota' || ((named === undefined || named === 'transient') && (0,classify/* saysQuota */.$8)(tail))) {
        return quota(result, facts);
    }
    return (faultyFile(result) ??
        env(result, facts, tail, named) ??
        interpret_transient(facts, tail, named) ??
        stopped(result, facts) ??
        (result.exit_code === 0 && result.reported_failure !== true && blank(result.last_message)
            ? failure('empty', result.final === 'cut' ? BROKE_OFF : SAID_NOTHING)
            : (ownLimit(result, tail, named) ?? generalFailure(result))));
}
/** What the tool itself said: a description of its last event would match by the names of events. */
function wordsOf(result) {
    return result.error_text ?? result.tail;
}
/** A run without a word for too long may wait at a question that nobody is there to answer. */
function waited(ours, result) {
    if (ours.class !== 'stalled' && ours.class !== 'timeout')
        return ours;
    const dialog = (0,classify/* saysDialog */.Rs)((0,classify/* tailText */.QR)(result.tail)) || (result.asked === true && result.final !== undefined);
    return dialog ? { ...ours, remedy: remedies/* REMEDY */.nx.dialog } : ours;
}
function endedByUs(facts) {
    if (facts.stop === 'cancel')
        return failure('cancelled', 'The run was stopped because the item was taken away.');
    if (facts.stop === 'timeout' || facts.ended_by === 'limit')
        return failure('timeout', 'The run reached its time limit.');
    if (facts.stop === 'stalled' || facts.ended_by === 'stall') {
        return failure('stalled', 'The run gave no sign of life for too long.');
    }
    return undefined;
}
/** The class that structured fields name; else `failed` for words that leave no doubt. */
function namedClass(result, tail) {
    if (result.error_class !== undefined)
        return result.error_class;
    return result.final !== 'cut' && (0,classify/* saysPlainFailure */.VN)(tail) ? 'failed' : undefined;
}
/** The structured time counts first; one that no limit can have is none. */
function quota(result, facts) {
    const at = facts.ended_at;
    const said = result.reset_at === undefined ? undefined : (0,reset_time/* believable */.Gm)(result.reset_at, at);
    const reset_at = said ?? (0,reset_time/* resetTime */.JC)(wordsOf(result), { at, utc_offset_min: facts.utc_offset_min });
    const reason = 'The account has used up its limit.';
    return reset_at === undefined ? failure('quota', reason) : { ...failure('quota', reason), reset_at };
}
function env(result, facts, tail, named) {
    const text = `${tail} ${(0,classify/* messageText */.Lo)(result.last_message)}`.trim();
    const says = named === 'env' || (named === undefined && facts.env_patterns === undefined) ? (0,classify/* envSentence */.ff)(text) : null;
    const general = 'Something on the machine or the account must be put right.';
    if (named === 'env')
        return failure('env', says ?? general);
    if (listed(text, facts.env_patterns, patterns/* ENV_PATTERNS */.OP, named))
        return failure('env', says ?? general);
    if (result.final === 'good' || result.final === 'failed')
        return undefined;
    switch (result.exit_code) {
        case EXIT_NO_FOLDER:
            return failure('env', 'The repository folder on the machine cannot be entered.');
        case EXIT_NOT_EXECUTABLE:
            return failure('env', 'The program of the executor cannot be executed on the machine.');
        case EXIT_NOT_FOUND:
            return failure('env', 'The program of the executor was not found on the machine.');
        default:
            return undefined;
    }
}
/** The command was looked at where it ran, before it ran: that is surer than what some program says in some language. */
function faultyFile(result) {
    const ended = result.final === 'good' || result.final === 'failed' || result.reported_failure === true;
    if (ended || result.exit_code === 0 || result.exit_code === null)
        return undefined;
    const faulty = (0,file_fault/* noticeIn */.On)(wordsOf(result));
    if (faulty === null)
        return undefined;
    const failed = { ...failure('env', (0,file_fault/* faultSays */.xZ)(faulty)), remedy: `${(0,file_fault/* faultRemedy */.zq)(faulty)}; ${remedies/* AGAIN */.jM}` };
    return faulty.folder === null ? failed : { ...failed, in_folder: true };
}
function interpret_transient(facts, tail, named) {
    const fits = named === 'transient' || listed(tail, facts.transient_patterns, patterns/* TRANSIENT_PATTERNS */.Nm, named);
    return fits ? failure('transient', 'The service or the network failed for the moment.') : undefined;
}
/** Configured patterns always count; built-in ones only where no structured field has named a class. */
function listed(text, own, builtIn, named) {
    if (own !== undefined)
        return (0,classify/* matches */.cK)(text, own);
    return named === undefined && (0,classify/* matches */.cK)(text, builtIn);
}
function stopped(result, facts) {
    if (facts.gone)
        return failure('lost', 'The run vanished without leaving a record of its end.');
    if (result.exit_code === null)
        return failure('killed', 'The run ended, and its exit code cannot be read.');
    const interrupted = result.final === 'interrupted';
    const crash = interrupted || facts.ended_by === 'kill' ? null : (0,exit_codes/* crashOf */.r$)(result.exit_code);
    if (crash !== null) {
        const reason = `The agent crashed: it was ended by ${crash} (exit code ${result.exit_code}).`;
        return { ...failure('failed', reason), remedy: remedies/* REMEDY */.nx.crashed };
    }
    if ((0,exit_codes/* isSigkill */.O3)(result.exit_code) && !interrupted && facts.ended_by !== 'kill') {
        const reason = 'The agent was killed (SIGKILL, exit code 137), as happens when the machine runs out of memory.';
        return { ...failure('killed', reason), remedy: remedies/* REMEDY */.nx.sigkill };
    }
    // A process that ends with 0 ended by itself, even if it never said how.
    const cutOff = result.final === 'cut' && result.exit_code !== 0;
    const named = interrupted || result.error_class === 'killed';
    if (cutOff || named || facts.ended_by === 'kill' || (0,exit_codes/* isKilledExit */.MN)(result.exit_code)) {
        return failure('killed', 'The agent was stopped from outside before it had finished.');
    }
    return undefined;
}
/** A limit of the tool's own, or the model's, that the run met: by the tool's fields, else by its words. */
function ownLimit(result, tail, named) {
    const known = named === 'failed' ? (0,classify/* plainFailure */.dN)(result.own_limit ?? null, tail) : null;
    return known === null ? undefined : { ...failure('failed', known.says), remedy: known.remedy };
}
function generalFailure(result) {
    const failed = failure('failed', ended(result));
    return result.final === 'none' && (0,classify/* saysDialog */.Rs)((0,classify/* tailText */.QR)(result.tail)) ? { ...failed, remedy: remedies/* REMEDY */.nx.dialog } : failed;
}
function ended(result) {
    if (result.reported_failure === true)
        return 'The agent reported that its run failed.';
    return `The agent ended with exit code ${String(result.exit_code)}.`;
}
function blank(message) {
    return message === null || message.trim() === '';
}
function failure(className, reason) {
    return { kind: 'failure', class: className, reason };
}


/***/ }),

/***/ 81258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rk: () => (/* binding */ exitRemedy),
/* harmony export */   jM: () => (/* binding */ AGAIN),
/* harmony export */   nx: () => (/* binding */ REMEDY),
/* harmony export */   y8: () => (/* binding */ envRemedy)
/* harmony export */ });
/** How a person lets the item go on, after the clause that says what to mend. */
const AGAIN = 'then comment here or move the item back.';
const REMEDY = {
    quota: 'The account ran into its limit five times in a row. Check its plan, or route the item elsewhere.',
    git: 'See what git says, and mend it; then comment here or move the item back.',
    env: 'Put right what the last frame names on that machine, then comment here or move the item back.',
    transient: 'The service stayed unavailable. Comment here or move the item back to try again.',
    killed: 'Something on the machine ended the agent. Comment here or move the item back to try again.',
    sigkill: 'See on the machine whether memory ran out (`journalctl -k`), and give it more or let fewer agents run at once; then comment here or move the item back.',
    crashed: 'See the last frame, and update the agent on that machine if it crashes again; then comment here or move the item back.',
    dialog: 'It seems to wait at a first-run dialog (trust, update, set-up, log-in), see the last frame: run its command once by hand on that machine, as the user of the terminal and in the same folder, and answer there; then comment here or move the item back.',
    timeout: 'Raise limits.run_s, or split the work; then comment here or move the item back.',
    stalled: 'See the last frame; raise limits.stall_s if silence is normal there; then comment or move the item back.',
    lost: 'Look at the machine, and at the row survival of `agentd doctor`; then comment here or move the item back to try again.',
    empty: 'The agent ended without a word. See the last frame; then comment here or move the item back.',
    failed: 'See the last frame; then comment here or move the item back to try again.',
};
/** What to mend, as far as the runner's own exit codes tell it. */
function envRemedy(run, exit_code) {
    const mend = exitRemedy(run.terminal, exit_code);
    return mend === null ? REMEDY.env : `${mend}; ${AGAIN}`;
}
/** For an exit code of the runner itself; a clause without its full stop. */
function exitRemedy(terminal, exit_code) {
    switch (exit_code) {
        case 97:
            return `Make the folder on ${terminal}, or correct terminals.${terminal}.repo`;
        case 127:
            return `Install the program on ${terminal}; the one that the command begins with may also be named by its absolute path, under terminals.${terminal}.bins`;
        default:
            return null;
    }
}


/***/ })

};
