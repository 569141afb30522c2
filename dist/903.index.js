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
    return (env(result, facts, tail, named) ??
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
            return `Install the program on ${terminal}, or name its absolute path under terminals.${terminal}.bins`;
        default:
            return null;
    }
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


/***/ })

};
