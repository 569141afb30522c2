export const id = 947;
export const ids = [947];
export const modules = {

/***/ 39844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ saysQuota),
/* harmony export */   Lo: () => (/* binding */ messageText),
/* harmony export */   QR: () => (/* binding */ tailText),
/* harmony export */   Rs: () => (/* binding */ saysDialog),
/* harmony export */   VN: () => (/* binding */ saysPlainFailure),
/* harmony export */   cK: () => (/* binding */ matches),
/* harmony export */   dN: () => (/* binding */ plainFailure),
/* harmony export */   ff: () => (/* binding */ envSentence),
/* harmony export */   fz: () => (/* binding */ saysSessionLost)
/* harmony export */ });
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61361);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71428);
/** Words of a failure → class. Pure, and safe with anybody's patterns: the text they see is bounded. */


/** Characters of the tail that are looked at: its end, where the last word is. */
const TAIL_CHARS = 4000;
/** Of a last message both ends are looked at, this much each. */
const MESSAGE_CHARS = 2000;
/** What is matched: the end of the tail, as {@link plain} text. */
function tailText(tail) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(tail.slice(-2 * TAIL_CHARS)).slice(-TAIL_CHARS);
}
/** The two ends of a last message, as {@link plain} text. */
function messageText(message) {
    if (message === null)
        return '';
    if (message.length <= 2 * MESSAGE_CHARS)
        return (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(message);
    return `${(0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(message.slice(0, MESSAGE_CHARS))} ${(0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(message.slice(-MESSAGE_CHARS))}`;
}
const compiled = new Map();
/** Whether one of `patterns` is in `text`, without regard to case. A pattern that does not compile matches nothing. */
function matches(text, patterns) {
    return text !== '' && patterns.some((pattern) => expression(pattern)?.test(text) ?? false);
}
function expression(pattern) {
    const known = compiled.get(pattern);
    if (known !== undefined)
        return known;
    let made;
    try {
        made = new RegExp(pattern, 'i');
    }
    catch {
        made = null;
    }
    if (compiled.size > 500)
        compiled.clear();
    compiled.set(pattern, made);
    return made;
}
const saysSessionLost = (tail) => matches(tail, _patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .SESSION_LOST_PATTERNS */ .WK);
const saysQuota = (tail) => matches(tail, _patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTA_PATTERNS */ .X2);
const saysDialog = (tail) => matches(tail, _patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALOG_PATTERNS */ .xQ);
const saysPlainFailure = (tail) => matches(tail, _patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN_FAILURE_PATTERNS */ .QZ);
/** What the run itself met, by its name, else by the words of `text`; null: nothing that is known. */
function plainFailure(limit, text) {
    const named = _patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN_FAILURE_GROUPS */ .Ti.find((group) => limit !== null && group.limit === limit);
    return named ?? _patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN_FAILURE_GROUPS */ .Ti.find((group) => matches(text, group.patterns)) ?? null;
}
/** The sentence that belongs to what a person must change; null when nothing that is known is named. */
function envSentence(text) {
    return _patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .ENV_GROUPS */ .PN.find((group) => matches(text, group.patterns))?.says ?? null;
}


/***/ }),

/***/ 917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MN: () => (/* binding */ isKilledExit),
/* harmony export */   O3: () => (/* binding */ isSigkill),
/* harmony export */   r$: () => (/* binding */ crashOf)
/* harmony export */ });
/** What an exit code says of a process that did not end by itself. Pure. */
/** `timeout` reports this when it had to stop the command. */
const EXIT_TIMEOUT = 124;
/** 128 + SIGKILL. */
const EXIT_SIGKILL = 137;
/** Windows: ended by Ctrl-C. */
const WINDOWS_STOPPED = 0xc000013a;
/** 128 + the number of a signal that a process gets for a fault of its own. The numbers of Linux; macOS shares the usual ones. */
const CRASHES = {
    132: 'SIGILL, an illegal instruction',
    133: 'SIGTRAP, a trap',
    134: 'SIGABRT, its own abort',
    135: 'SIGBUS, a bus error',
    136: 'SIGFPE, an arithmetic fault',
    139: 'SIGSEGV, a memory fault',
    159: 'SIGSYS, a forbidden system call',
};
/** NTSTATUS values, as unsigned numbers. */
const WINDOWS_CRASHES = {
    0xc0000005: 'an access violation',
    0xc000001d: 'an illegal instruction',
    0xc0000094: 'a division by zero',
    0xc00000fd: 'a stack overflow',
    0xc0000374: 'a damaged heap',
    0xc0000409: 'its own abort',
};
/** Whether a signal or a time limit ended the process, so that it did not finish its work: a crash counts, too. */
function isKilledExit(code) {
    return code === EXIT_TIMEOUT || (code > 128 && code <= 192) || unsigned(code) === WINDOWS_STOPPED;
}
/** What the process was ended by for a fault of its own, in words; null: the code does not say so. */
function crashOf(code) {
    return CRASHES[code] ?? WINDOWS_CRASHES[unsigned(code)] ?? null;
}
/** Nobody asks before SIGKILL, and Linux sends it to what uses the most when memory runs out. */
function isSigkill(code) {
    return code === EXIT_SIGKILL;
}
/** Windows' codes are written as signed numbers by some. */
function unsigned(code) {
    return code < 0 ? code + 2 ** 32 : code;
}


/***/ }),

/***/ 86953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   On: () => (/* binding */ noticeIn),
/* harmony export */   XJ: () => (/* binding */ NOTICE),
/* harmony export */   _8: () => (/* binding */ faultIn),
/* harmony export */   xZ: () => (/* binding */ faultSays),
/* harmony export */   zq: () => (/* binding */ faultRemedy)
/* harmony export */ });
/* unused harmony export FILE_FAULTS */
/**
 * `interpreter`: what its first line (`#!`) names is not there. `crlf`: that line ends as on Windows. `stub`: it is, or begins with, what
 * macOS has in the place of a program of the Command Line Tools that are not installed.
 */
const FILE_FAULTS = [
    'missing',
    'folder',
    'unreadable',
    'not-executable',
    'interpreter',
    'crlf',
    'stub',
];
/** One sentence. */
function faultSays({ path, what, fault, folder, word }) {
    const named = `The ${what} ${path}`;
    const within = folder === null ? '' : ` in ${folder}`;
    switch (fault) {
        case 'missing':
            return `${named} is not ${folder === null ? 'there' : `in ${folder}`}.`;
        case 'folder':
            return `${named}${within} is no file.`;
        case 'unreadable':
            return `${named}${within} may not be read by the terminal’s user.`;
        case 'not-executable':
            return `${named}${within} may not be executed.`;
        case 'interpreter':
            return `${named}${within} begins with \`#!\` and ${word}, which is not there.`;
        case 'crlf':
            return `The first line of ${path}${within} ends as on Windows, so that what it names is not found.`;
        case 'stub':
            return `${named}${within} needs ${word}, of which that Mac has only a stand-in.`;
    }
}
/** A clause without its full stop. */
function faultRemedy({ path, what, fault, folder, word }) {
    switch (fault) {
        case 'missing': {
            const put = folder === null ? 'Put it there' : 'Put it there, and commit it where items have worktrees';
            return `${put}; or correct ${what === 'script' ? '`script` or the command' : 'the command or `bins`'}`;
        }
        case 'folder':
            return 'Name the file';
        case 'unreadable':
            return `Run \`chmod +r\` for it there`;
        case 'not-executable': {
            const commit = folder === null ? '' : ', and commit that where items have worktrees';
            return `Run \`chmod +x\` for it there${commit}; or have a shell read it: \`bash ${path}\``;
        }
        case 'interpreter':
            return `Install ${word} there, or correct that line`;
        case 'crlf':
            return 'Save it with the line ends of Unix (LF)';
        case 'stub':
            return 'Run `xcode-select --install` on that Mac';
    }
}
/**
 * The line that a run's own command leaves on stderr about such a file, before it goes on:
 * `agentd: script | missing | scripts/mine.sh | /srv/eng`.
 */
const NOTICE = { prefix: 'agentd: ', between: ' | ' };
/** The first such line; null: there is none. */
function noticeIn(text) {
    for (const line of text.split('\n')) {
        if (!line.startsWith(NOTICE.prefix))
            continue;
        const [what, said = '', path, folder] = line.slice(NOTICE.prefix.length).trimEnd().split(NOTICE.between);
        if ((what !== 'script' && what !== 'program') || path === undefined || folder === undefined)
            continue;
        const faulty = faultIn(said);
        if (faulty !== null)
            return { ...faulty, what, path, folder: folder === '-' ? null : folder };
    }
    return null;
}
/** `interpreter /bin/nope`, as it is said on the terminal; null: it says no fault. */
function faultIn(said) {
    const [, name, word = ''] = /^([a-z-]+)(?: (.*))?$/.exec(said) ?? [];
    const fault = FILE_FAULTS.find((one) => one === name);
    return fault === undefined ? null : { fault, word };
}


/***/ }),

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
  U: () => (/* binding */ interpret),
  m: () => (/* binding */ tagIn)
});

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

/***/ 61361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nm: () => (/* binding */ TRANSIENT_PATTERNS),
/* harmony export */   OP: () => (/* binding */ ENV_PATTERNS),
/* harmony export */   PN: () => (/* binding */ ENV_GROUPS),
/* harmony export */   QZ: () => (/* binding */ PLAIN_FAILURE_PATTERNS),
/* harmony export */   Ti: () => (/* binding */ PLAIN_FAILURE_GROUPS),
/* harmony export */   WK: () => (/* binding */ SESSION_LOST_PATTERNS),
/* harmony export */   X2: () => (/* binding */ QUOTA_PATTERNS),
/* harmony export */   xQ: () => (/* binding */ DIALOG_PATTERNS)
/* harmony export */ });
/**
 * How the words of a failure are told apart when no structured field says it. Regular expressions as text, because the
 * configuration may replace the `env` and `transient` lists; matched without case against {@link plain} text.
 *
 * The words are those of codex 0.128 and 0.171, claude 2.1.197 and 2.1.332, their services, the usual shells and
 * operating systems. Lists are tried in the order session lost, quota, plain failure, env, transient.
 */
/** The conversation that was to be continued is not there. */
const SESSION_LOST_PATTERNS = [
    'no rollout (was )?found for',
    'no (conversation|session) (was )?found with',
    '(conversation|session) [\\w-]{0,64} ?(was )?not found',
    '--resume requires a valid',
    'is not a uuid and does not match',
];
/** A limit of the account that passes by itself. Spending limits do not: a person must raise them. */
const QUOTA_PATTERNS = [
    "(hit|reached|exceeded) your (?!([\\w'-]+ ){0,3}(spend|spending|credit|budget|rate|context|token) )([\\w'-]+ ){0,3}(limit|allowance)\\b",
    '\\b(usage|session|daily|weekly|monthly|plan|model|opus|sonnet|haiku|\\d+-hour|five-hour|\\d+-day|seven-day) limit (has been |was )?(hit|reached|exceeded)',
    'out of (extra |included )?usage\\b',
    '\\blimit( reached)? ?[·∙•|-] ?resets\\b',
    'usage_limit_(reached|exceeded)',
];
/** The run itself cannot succeed like this; neither waiting nor another machine helps. */
const PLAIN_FAILURE_GROUPS = [
    {
        limit: 'context',
        says: 'The prompt or the conversation is longer than the model takes.',
        remedy: 'Shorten the item and what it refers to, or split the work; then comment here or move the item back.',
        patterns: [
            "out of room in the model's context|maximum context (length|window)|context_length_exceeded",
            '(exceeds?|exceeded) .{0,40}context (window|length|limit)|context (window|length|limit) (is |was )?(full|exceeded)',
            'prompt is too long',
        ],
    },
    {
        limit: null,
        says: 'The model had to stop in the middle of an answer that was too long for it.',
        remedy: 'Ask for less at a time; then comment here or move the item back.',
        patterns: ['incomplete response returned', 'output token (maximum|limit)'],
    },
    {
        limit: 'turns',
        says: 'The agent took as many turns as its command lets it take.',
        remedy: 'Raise --max-turns in the command of the executor, or split the work; then comment here or move the item back.',
        patterns: ['(maximum|max) (number of )?turns'],
    },
    {
        limit: 'budget',
        says: 'The agent spent as much as its command lets one run spend.',
        remedy: 'Raise --max-budget-usd in the command of the executor, or split the work; then comment here or move the item back.',
        patterns: ['reached the budget|max(imum)? budget'],
    },
    {
        limit: null,
        says: 'The model declined the request.',
        remedy: 'Say differently what is wanted, and what for; then comment here or move the item back.',
        patterns: ["can'?t help with this|unable to respond to this request|violate our usage policy|safeguards flagged"],
    },
];
const PLAIN_FAILURE_PATTERNS = PLAIN_FAILURE_GROUPS.flatMap((group) => group.patterns);
/** A tool asks something of its own, as it does of whoever runs it first: trust, update, set-up, log-in. */
const DIALOG_PATTERNS = [
    'do you (trust|want|wish|accept|agree)|trust (the )?(files|authors|contents)|trust this (folder|directory|workspace|project)',
    'press (the )?(enter|return|any key|y\\b)|enter to (confirm|continue)|hit enter|esc to (cancel|exit)',
    '[([]y(es)?/no?[)\\]]|\\(yes/no|continue\\? *$|proceed\\? *$|overwrite\\? *$',
    'update available|new version (is )?available|update now',
    '(choose|select|pick) (a |an |the |your |how )?.{0,40}(theme|text style|login|log in|account|method|provider|option)',
    'use (the )?arrow keys|[❯›>] ?1[.)] ',
];
/** What a person must change, by kind; `says` is one sentence for the item's comment. */
const ENV_GROUPS = [
    {
        says: 'The agent is not logged in, or its key was refused.',
        patterns: [
            'not logged in|(run|use) /login|log ?in (has )?expired|(log|sign) in again|please (log|sign) in',
            'failed to authenticate|authentication(_| )(error|failed)|could not authenticate',
            '(invalid|incorrect|missing|expired|revoked|disabled|unknown) (\\w+ )?(api[ -]?key|bearer|credentials|access token)',
            'invalid_api_key|permission_error|unauthori[sz]ed_client',
            'oauth (access )?(token|session)\\b.{0,60}(expired|revoked|invalid)',
            '(access|refresh) token\\b.{0,40}(already used|not be refreshed|expired|revoked)',
            '(status|error|http)( code)?:? 40[13]\\b|\\b401 unauthorized|\\b403 forbidden',
        ],
    },
    {
        says: 'The account may not use the service: billing, plan or organisation must be put right.',
        patterns: [
            'credit balance is too low|insufficient (credits?|balance|funds)|out of credits',
            'quota exceeded|insufficient_quota|exceeded your current quota|billing_(error|hard_limit)',
            'spend(ing)? (limit|cap)\\b|usage cap set by',
            '(organi[sz]ation|account) (has been|is) (disabled|suspended|on hold|deactivated)',
            'with your chatgpt plan|does not have access to (claude|codex|this)|(status|error):? 402\\b|payment required',
            'country, region,? or territory not supported',
        ],
    },
    {
        says: 'The model that was asked for does not exist, or this account may not use it.',
        patterns: [
            'issue with the selected model|model_not_found|unknown model\\b|(status|error):? 404\\b',
            'model [\'`"]?[\\w./:@-]{1,80}[\'`"]? (does not exist|is not (available|supported)|was not found|not found)',
            'does not exist or you do not have access',
        ],
    },
    {
        says: 'The command line of the executor is wrong: see `executors` in the configuration.',
        patterns: [
            '\\berror: (unexpected argument|unrecognized (option|argument|subcommand)|invalid value .{1,80} for|a value is required|the following required|missing required (option|argument)|too many arguments|option .{1,120} (is invalid|argument missing)|the argument .{1,80} cannot)',
            'unknown (option|flag|argument)\\b|requires --verbose|cannot be used with (root|sudo)|session id [\\w-]{1,64} is already in use',
        ],
    },
    {
        says: 'The agent’s own configuration on the machine is wrong.',
        patterns: [
            'error loading config|error finding codex home|configuration error\\b|configuration file\\b.{0,200}(corrupt|invalid|not valid)',
            '(invalid|malformed|corrupt(ed)?) (mcp |json )?(config(uration)?|settings)\\b|settings file not found|missing environment variable',
            'required mcp servers?\\b|requires a newer version|version .{0,40} is no longer supported',
            'not inside a trusted directory|failed to (open|write) last message file',
        ],
    },
    {
        says: 'The machine lacks something the agent needs: a program, a folder, permission, space or a sandbox.',
        patterns: [
            '(command|executable) (was )?not found|\\b(ba|da|z|k|a)?sh: .{0,120}: not found\\b|is not recognized as (an internal|the name of)|no such executable',
            'no such file or directory \\(os error 2\\)|spawn .{1,200} enoent|current directory no longer exists|cannot find the path specified',
            'permission denied \\(os error 13\\)|\\beacces\\b|\\beperm\\b|read-only file system \\(os error 30\\)|exec format error|cannot execute',
            'no space left on device|\\benospc\\b|disk quota exceeded|\\bedquot\\b',
            'bwrap: |(failed|unable) to (install|initiali[sz]e|start|set up|create) (the )?\\w{0,20} ?sandbox|sandbox (is )?(unavailable|required but)',
            '(self[- ]signed|expired|untrusted) certificate|certificate (has expired|verif\\w+ failed|is not trusted|signed by unknown)|invalid peer certificate|unable_to_verify|cert_has_expired',
        ],
    },
];
const ENV_PATTERNS = ENV_GROUPS.flatMap((group) => group.patterns);
/** Try again later: rates, overload, faults of the service, the network. */
const TRANSIENT_PATTERNS = [
    'stream (was )?(disconnected|closed|interrupted)|idle timeout|error decoding response',
    '(status|error|http)( code)?:? (408|409|425|429|5\\d\\d)\\b|rejected \\((429|5\\d\\d)\\)',
    'rate[ _-]?limit|too many requests|limiting requests',
    'high (demand|load)|overloaded|at (full )?capacity|server_(error|is_overloaded)',
    'internal server error|bad gateway|service (is )?(temporarily )?unavailable|gateway time-?out|server error',
    'error sending request|connection (error|failed|lost|closed|dropped|refused|reset|aborted|timed out|was lost|to .{1,40} was lost)',
    "waiting for network|can'?t reach|cannot reach|could not (reach|connect|resolve)|unable to connect|failed to connect|no internet|network (error|is unreachable|is down)",
    'look ?up address|name resolution|dns (error|failure|lookup)|getaddrinfo',
    'socket (hang up|connection was closed|is closed)|fetch failed',
    'mid-(response|stream)|before a response was produced|stopped arriving|stalled (mid|while)|no response from',
    '(request|operation|connection|read) timed out|timeout waiting|timed out waiting',
    '\\b(econnreset|econnrefused|connectionrefused|econnaborted|etimedout|enotfound|eai_again|ehostunreach|enetunreach|epipe)\\b',
    'empty or malformed response|agent loop died|usually temporary|temporary failure',
    'try again (later|in a (moment|minute|few))',
];


/***/ }),

/***/ 71428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ plain),
/* harmony export */   u: () => (/* binding */ withoutAnsi)
/* harmony export */ });
/* harmony import */ var _bot_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64373);
/** Text of tools, made comparable. Pure. */

/* eslint-disable-next-line no-control-regex -- escape sequences are what this finds */
const ANSI = /\u001B(?:\[[0-9;:?<=>]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)|[@-Z\\^_])/g;
/** Without terminal escape sequences. */
function withoutAnsi(text) {
    return text.replace(ANSI, '');
}
/**
 * For matching: no escape sequences, controls or invisible characters, every apostrophe straight (tools have changed from
 * `'` to `’` between versions), runs of white space as one blank (some put a narrow no-break space before `PM`).
 */
function plain(text) {
    return (0,_bot_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .bare */ .$B)(withoutAnsi(text).replace(/[\r\v\f]/g, '\n'))
        .replace(/[\u2018\u2019\u201B\u02BC\u00B4\uFF07]/g, "'")
        .replace(/\s+/g, ' ')
        .trim();
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

/***/ 97674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sV: () => (/* binding */ threadId),
/* harmony export */   wr: () => (/* binding */ isThreadId)
/* harmony export */ });
/* unused harmony export THREAD_ID */
/**
 * Which texts are the id of an agent's conversation. Ids come from what agents write, which anybody may have forged, and go
 * back onto command lines: whatever could be read there as an option, or as more than one word, is none.
 */
const THREAD_ID = /^[A-Za-z0-9][\w-]{0,127}$/;
function isThreadId(text) {
    return THREAD_ID.test(text);
}
/** The id, or null when it is none. */
function threadId(text) {
    return text !== null && isThreadId(text) ? text : null;
}


/***/ }),

/***/ 96424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mh: () => (/* binding */ answerFileIn),
/* harmony export */   uQ: () => (/* binding */ OLD_ANSWER_FILE),
/* harmony export */   vN: () => (/* binding */ collectWith),
/* harmony export */   w6: () => (/* binding */ ANSWER_FILE)
/* harmony export */ });
/** Relative to the run directory, in the spelling of COLLECT. */
const ANSWER_FILE = 'out/last.md';
/** Of runs whose handle has version 1. */
const OLD_ANSWER_FILE = 'last.md';
/** The same things to read of a run whose answer lies in `file`. */
function collectWith(items, file) {
    if (file === ANSWER_FILE)
        return items;
    return items.map((item) => (item.file === ANSWER_FILE ? { ...item, file } : item));
}
/** Which of the two a run directory has; what is not there counts as not written yet. */
function answerFileIn(read) {
    return read(ANSWER_FILE) === null && read(OLD_ANSWER_FILE) !== null ? OLD_ANSWER_FILE : ANSWER_FILE;
}


/***/ }),

/***/ 76364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ chosenSession)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/**
 * The session id that a new claude run is given, so that a run killed before its first output can still be resumed.
 * Made from the run directory's name, which is used once: claude refuses an id that it has seen.
 */
function chosenSession(dir_name) {
    const hex = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`agentd session ${dir_name}`).digest('hex');
    const variant = ((parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
    return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `4${hex.slice(13, 16)}`,
        `${variant}${hex.slice(17, 20)}`,
        hex.slice(20, 32),
    ].join('-');
}


/***/ }),

/***/ 75420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ claudeCodeAdapter)
});

// EXTERNAL MODULE: ./build/action/src/core/classify.js
var classify = __webpack_require__(39844);
// EXTERNAL MODULE: ./build/action/src/core/exit-codes.js
var exit_codes = __webpack_require__(917);
// EXTERNAL MODULE: ./build/action/src/core/patterns.js
var patterns = __webpack_require__(61361);
// EXTERNAL MODULE: ./build/action/src/executors/json-fields.js
var json_fields = __webpack_require__(80827);
;// CONCATENATED MODULE: ./build/action/src/executors/claude-errors.js
/** Which failure class the structured fields of claude name. Pure. */



/** `error` of assistant and retry events, `api_error`, `api_error_type`. */
const BY_WORD = {
    usage_limit_reached: 'quota',
    connection_failed: 'transient',
    rate_limit: 'transient',
    rate_limit_error: 'transient',
    overloaded: 'transient',
    overloaded_error: 'transient',
    server_error: 'transient',
    api_error: 'transient',
    timeout_error: 'transient',
    authentication_failed: 'env',
    authentication_error: 'env',
    permission_error: 'env',
    oauth_org_not_allowed: 'env',
    account_on_hold: 'env',
    billing_error: 'env',
    model_not_found: 'env',
    not_found_error: 'env',
    max_output_tokens: 'failed',
};
/** `subtype` and `terminal_reason` of a result, and the limit that they name. */
const ENDINGS = new Map([
    ['error_max_turns', 'turns'],
    ['error_max_budget_usd', 'budget'],
    ['error_max_structured_output_retries', undefined],
    ['max_turns', 'turns'],
    ['budget_exhausted', 'budget'],
    ['prompt_too_long', 'context'],
]);
/** The limit of its own that a failed run met; undefined: its fields name none. */
function limitOfResult(result) {
    return endingsOf(result)
        .map((ending) => ENDINGS.get(ending))
        .find((limit) => limit !== undefined);
}
function endingsOf(result) {
    return [(0,json_fields/* textOf */.b6)(result, 'subtype') ?? '', (0,json_fields/* textOf */.b6)(result, 'terminal_reason') ?? ''];
}
/** The class of a failed result; undefined when only its text can tell. `said`: that text. */
function classOfResult(result, output, said) {
    if ((0,json_fields/* textOf */.b6)(result, 'startup_failure_reason') !== null)
        return 'env';
    const complaint = output.events.findLast((event) => (0,json_fields/* textOf */.b6)(event, 'error') !== null) ?? null;
    const ours = [(0,json_fields/* textOf */.b6)(result, 'api_error'), (0,json_fields/* textOf */.b6)(result, 'api_error_type')];
    const theirs = [(0,json_fields/* textOf */.b6)(complaint, 'api_error'), (0,json_fields/* textOf */.b6)(complaint, 'error')];
    const named = classOfWords(ours.slice(0, 1)) ?? classOfStatus((0,json_fields/* numberOf */.rl)(result, 'api_error_status')) ?? classOfWords(ours);
    const endings = endingsOf(result);
    // An earlier complaint that a new try overcame is no reason of this end.
    if (named === undefined && endings.some((ending) => ENDINGS.has(ending)))
        return 'failed';
    const found = named ?? classOfWords(theirs);
    if (found === 'transient' && isRateLimit(result, [...ours, ...theirs]) && output.rejected !== null)
        return 'quota';
    if (found !== undefined)
        return found;
    // The tool's own word for a limit; it says so of a full context, too, and then in words that are known.
    return endings.includes('blocking_limit') && !isKnown(said) ? 'quota' : undefined;
}
function isKnown(said) {
    const text = (0,classify/* tailText */.QR)(said);
    return (0,classify/* saysPlainFailure */.VN)(text) || (0,classify/* envSentence */.ff)(text) !== null || (0,classify/* matches */.cK)(text, patterns/* TRANSIENT_PATTERNS */.Nm);
}
/** The class of a run that broke off while the tool was trying again, or waiting for a limit to end. */
function classOfCut(output) {
    const last = output.events.at(-1) ?? null;
    if ((0,json_fields/* textOf */.b6)(last, 'type') === 'rate_limit_event')
        return output.rejected === null ? undefined : 'quota';
    if ((0,json_fields/* textOf */.b6)(last, 'subtype') !== 'api_retry')
        return undefined;
    const status = (0,json_fields/* numberOf */.rl)(last, 'error_status');
    return status === null ? (classOfWords([(0,json_fields/* textOf */.b6)(last, 'error')]) ?? 'transient') : classOfStatus(status);
}
function classOfWords(words) {
    return words.map((word) => BY_WORD[word ?? '']).find((it) => it !== undefined);
}
/** 400 has many reasons, which only the text tells. */
function classOfStatus(status) {
    if (status === null)
        return undefined;
    if ([401, 402, 403, 404].includes(status))
        return 'env';
    return [408, 409, 425, 429].includes(status) || status >= 500 ? 'transient' : undefined;
}
function isRateLimit(result, words) {
    return (0,json_fields/* numberOf */.rl)(result, 'api_error_status') === 429 || words.some((word) => word?.startsWith('rate_limit'));
}

// EXTERNAL MODULE: ./build/action/src/executors/chosen-session.js
var chosen_session = __webpack_require__(76364);
// EXTERNAL MODULE: ./build/action/src/executors/json-scan.js
var json_scan = __webpack_require__(48423);
;// CONCATENATED MODULE: ./build/action/src/executors/claude-long-result.js
/**
 * A result of claude that is longer than what is read of a line: its beginning was found by the search, its end is the end of
 * the output. Pure. What says whether it is good stands before the text or behind it, by version.
 */

/**
 * The result with as much of its `result` text as is there; null when the two pieces do not surely make a result. `tail` may
 * hold further lines behind it.
 */
function resultOfPieces(head, tail) {
    const { fields, cut } = (0,json_scan/* fieldsFromStart */.eg)(head);
    const rest = tail.split('\n', 1)[0] ?? '';
    const whole = { ...(0,json_scan/* fieldsFromEnd */.tu)(rest), ...fields };
    if (whole['type'] !== 'result' || typeof whole['is_error'] !== 'boolean' || typeof whole['subtype'] !== 'string')
        return null;
    return cut?.key === 'result' ? { ...whole, result: cut.text } : whole;
}

// EXTERNAL MODULE: ./build/action/src/executors/collect.js
var collect = __webpack_require__(90597);
// EXTERNAL MODULE: ./build/action/src/executors/jsonl.js
var jsonl = __webpack_require__(24189);
// EXTERNAL MODULE: ./build/action/src/executors/printed.js
var printed = __webpack_require__(77529);
// EXTERNAL MODULE: ./build/action/src/core/thread-id.js
var thread_id = __webpack_require__(97674);
;// CONCATENATED MODULE: ./build/action/src/executors/claude-output.js








const STDOUT = 'out.json';
const TAIL_BYTES = 16 * 1024;
const STDERR_BYTES = 8 * 1024;
/** Enough of the first event for its session id; the rest of it lists tools and commands. */
const SESSION = {
    op: 'grep',
    file: STDOUT,
    needle: '"session_id":"',
    pick: 'first',
    max_bytes: 1024,
};
const RESULT = {
    op: 'grep',
    file: STDOUT,
    needle: '"type":"result"',
    pick: 'last',
    max_bytes: 4 * 1024 * 1024,
};
const TAIL = { op: 'tail', file: STDOUT, max_bytes: TAIL_BYTES };
/**
 * The needles carry quotation marks, which are `\"` inside a string of another event: what a command printed or the agent
 * quoted never matches. A nested object can, so every line is parsed and its type checked. An array is one line that may
 * be very long: it is read whole up to 4 MiB; beyond that its end is taken from the tail.
 */
const COLLECT = [
    SESSION,
    { ...RESULT, pick: 'first', max_bytes: 64 * 1024 },
    RESULT,
    { op: 'grep', file: STDOUT, needle: '"rate_limit_event"', pick: 'last', max_bytes: 4096 },
    { op: 'grep', file: STDOUT, needle: '"error_status":null', pick: 'last', max_bytes: 4096 },
    { op: 'grep', file: STDOUT, needle: '"role":"assistant"', pick: 'last', max_bytes: 1024 * 1024 },
    TAIL,
    { op: 'tail', file: 'stderr.txt', max_bytes: STDERR_BYTES },
];
/** Events of other sessions than the run's own (an older output that a login script shows) are skipped and counted. */
function outputOf(collected, asked) {
    const [session, first, last, limit, reconnect, assistant, tail, stderr] = collected;
    const window = (0,jsonl/* eventsIn */.p)(tail ?? '', TAIL_BYTES);
    const pieces = (0,collect/* isCut */.xZ)(last, RESULT) && eventsOf(last).length === 0 ? resultOfPieces(last ?? '', tail ?? '') : null;
    const found = [assistant, first, last, limit, reconnect].map(eventsOf);
    const all = [...found.flat(), ...(pieces === null ? [] : [pieces]), ...window.events];
    const session_id = ownSession(sessionIn(session), all, asked);
    const isOwn = (event) => {
        const id = (0,json_fields/* textOf */.b6)(event, 'session_id');
        return id === null || session_id === null || id === session_id;
    };
    const [spoken = [], early = [], late = [], limits = [], retries = []] = found.map((events) => events.filter(isOwn));
    const shown = window.events.filter(isOwn);
    const ended = pieces !== null && isOwn(pieces) ? [pieces] : [];
    const lines = [...early, ...late, ...ended];
    const events = distinct([...spoken, ...lines.filter((event) => !isResult(event)), ...shown]);
    const results = distinct([...lines, ...shown].filter(isResult));
    return {
        session_id,
        results,
        cut: pieces !== null && results.at(-1) === pieces,
        events,
        rejected: rejectionIn([...limits, ...results, ...events]),
        reconnected: [...retries, ...events].some(isReconnection),
        stderr: stderr ?? null,
        printed: (0,printed/* printedIn */.I)(tail ?? null, TAIL),
        skipped: window.skipped + window.events.length - shown.length + (session_id === null ? unnamed(shown) : 0),
    };
}
/** The session id of a line that may be cut off, at its top level only. */
function sessionIn(line) {
    return line === null || line === undefined ? null : (0,thread_id/* threadId */.sV)((0,json_scan/* topLevelText */.Zm)(line, 'session_id'));
}
function sessionOf(event) {
    return (0,thread_id/* threadId */.sV)((0,json_fields/* textOf */.b6)(event ?? null, 'session_id'));
}
/** The session to be continued, else the one that a new run was told to take, where they appear; else the first. */
function ownSession(first, events, { asked_thread, dir }) {
    const ids = [first, ...events.map(sessionOf)].filter((id) => id !== null);
    const chosen = (0,chosen_session/* chosenSession */.N)(/[^\\/]*$/.exec(dir)?.[0] ?? '');
    return [asked_thread, chosen].find((id) => id !== null && ids.includes(id)) ?? ids[0] ?? null;
}
/** Events whose session id is none. */
function unnamed(events) {
    return events.filter((event) => (0,json_fields/* textOf */.b6)(event, 'session_id') !== null && sessionOf(event) === null).length;
}
/** One line: an event, or an array of all events. */
function eventsOf(line) {
    const value = (0,json_fields/* parsed */.Yz)((line ?? '').trim())?.value;
    return (Array.isArray(value) ? value : [value]).filter(json_fields/* isObject */.Gv);
}
function isResult(event) {
    return (0,json_fields/* textOf */.b6)(event, 'type') === 'result';
}
/** Each event once, at its last place: the same line is found by more than one search. */
function distinct(events) {
    const byKey = new Map();
    for (const event of events) {
        const key = (0,json_fields/* textOf */.b6)(event, 'uuid') ?? JSON.stringify(event);
        byKey.delete(key);
        byKey.set(key, event);
    }
    return [...byKey.values()];
}
function rejectionIn(events) {
    const last = events.map(limitInfo).findLast((info) => info !== null) ?? null;
    return (0,json_fields/* textOf */.b6)(last, 'status') === 'rejected' ? last : null;
}
function limitInfo(event) {
    const carries = ['rate_limit_event', 'assistant', 'result'].includes((0,json_fields/* textOf */.b6)(event, 'type') ?? '');
    if (!carries)
        return null;
    return (0,json_fields/* objectOf */.Xy)(event, 'rate_limit_info') ?? (0,json_fields/* objectOf */.Xy)((0,json_fields/* objectOf */.Xy)(event, 'api_error_params'), 'rate_limit_info');
}
function isReconnection(event) {
    return (0,json_fields/* textOf */.b6)(event, 'subtype') === 'api_retry' && (0,json_fields/* numberOf */.rl)(event, 'error_status') === null;
}

;// CONCATENATED MODULE: ./build/action/src/executors/claude-streamed.js
/**
 * The answer of claude in its event stream. Pure. Some versions end well with an empty result although the model's last
 * message has text. Each block of a message is an event of its own, and `stop_reason` is often filled in the result alone.
 */

/** Text of the last message, if the model ended its turn with it; null otherwise: text before a tool call is no answer. */
function streamedAnswer(events, result) {
    const main = events.filter((event) => (0,json_fields/* textOf */.b6)(event, 'parent_tool_use_id') === null);
    const at = main.findLastIndex(isAssistant);
    const last = main[at];
    if (last === undefined || main.slice(at + 1).some((event) => (0,json_fields/* textOf */.b6)(event, 'type') === 'user'))
        return null;
    const message = (0,json_fields/* objectOf */.Xy)(last, 'message');
    if ((0,json_fields/* textOf */.b6)(last, 'error') !== null || (0,json_fields/* textOf */.b6)(message, 'model') === '<synthetic>')
        return null;
    if (((0,json_fields/* textOf */.b6)(message, 'stop_reason') ?? (0,json_fields/* textOf */.b6)(result, 'stop_reason')) !== 'end_turn')
        return null;
    const id = (0,json_fields/* textOf */.b6)(message, 'id');
    const parts = id === null ? [last] : main.filter((it) => isAssistant(it) && (0,json_fields/* textOf */.b6)((0,json_fields/* objectOf */.Xy)(it, 'message'), 'id') === id);
    const blocks = parts.flatMap((part) => (0,json_fields/* listOf */.c3)((0,json_fields/* objectOf */.Xy)(part, 'message'), 'content')).filter(json_fields/* isObject */.Gv);
    if (blocks.some((block) => ((0,json_fields/* textOf */.b6)(block, 'type') ?? '').endsWith('tool_use')))
        return null;
    const answer = textsOf(blocks).join('\n\n');
    return answer.trim() === '' ? null : answer;
}
/** The last text of the model itself that is at hand, whatever came of it; null: there is none. */
function saidLast(events) {
    for (const event of events.toReversed()) {
        const message = (0,json_fields/* objectOf */.Xy)(event, 'message');
        const own = isAssistant(event) && (0,json_fields/* textOf */.b6)(event, 'parent_tool_use_id') === null && (0,json_fields/* textOf */.b6)(event, 'error') === null;
        if (!own || (0,json_fields/* textOf */.b6)(message, 'model') === '<synthetic>')
            continue;
        const text = textsOf((0,json_fields/* listOf */.c3)(message, 'content').filter(json_fields/* isObject */.Gv)).join('\n\n').trim();
        if (text !== '')
            return text;
    }
    return null;
}
/** What the blocks of a message say. */
function textsOf(blocks) {
    const texts = blocks.map((block) => ((0,json_fields/* textOf */.b6)(block, 'type') === 'text' ? (0,json_fields/* textOf */.b6)(block, 'text') : null) ?? '');
    return texts.filter((text) => text !== '');
}
function isAssistant(event) {
    return (0,json_fields/* textOf */.b6)(event, 'type') === 'assistant';
}

// EXTERNAL MODULE: ./build/action/src/executors/usage.js
var usage = __webpack_require__(28516);
;// CONCATENATED MODULE: ./build/action/src/executors/claude-usage.js


/**
 * `results`: those at hand, oldest first. `continued`: the run went on with an earlier session. `broken`: an answer is
 * known to have broken off; such an answer has no final figure, so nothing can be said then.
 */
function claudeFigures(results, facts, continued, broken) {
    const last = results.at(-1);
    if (last === undefined)
        return {};
    const printed = printedBy(last);
    const main = mainOf(results);
    if (printed === null)
        return main === null || broken ? {} : { usage_main: claude_usage_usage({ counts: main, cost: null }) };
    const before = continued ? totalsIn(facts.totals_before) : null;
    const session = (0,json_fields/* numberOf */.rl)(last, 'result_index') !== null;
    const own = ownOf(results, printed, main, before, continued, session);
    const totals = session || !continued ? printed : plus(before, own);
    const kept = totals === null ? {} : { thread_totals: toTotals(totals) };
    if (own === null || broken || hidesAnswer(last, main, own))
        return kept;
    return { usage: claude_usage_usage(own), ...(main === null ? {} : { usage_main: claude_usage_usage({ counts: main, cost: null }) }), ...kept };
}
function ownOf(results, printed, main, before, continued, session) {
    const first = results[0] ?? null;
    const sinceStart = (0,json_fields/* numberOf */.rl)(first, 'result_index') === 0 ? models((0,json_fields/* objectOf */.Xy)(first, 'model_usage_since_last_result')) : null;
    const printedFirst = first === null ? null : printedBy(first);
    if (sinceStart !== null && printedFirst !== null)
        return minus(printed, minus(printedFirst, sinceStart));
    if (!continued)
        return printed;
    if (before === null)
        return session && (main === null || !(0,usage/* same */.FB)(main, printed.counts)) ? null : printed;
    // Figures of a session contain those before and this run's; figures that cannot do so are this run's alone.
    const rest = minus(printed, before);
    const canBeSession = (0,usage/* within */.ux)(before.counts, printed.counts) && (main === null || (0,usage/* within */.ux)(main, rest.counts));
    if (session)
        return canBeSession ? rest : printed;
    return canBeSession && main !== null && (0,usage/* same */.FB)(main, rest.counts) && !(0,usage/* isZero */.be)(rest.counts) ? rest : printed;
}
/** The sum of `usage` over all results of the run; null when one is missing. */
function mainOf(results) {
    const parts = results.map((result) => mainCounts((0,json_fields/* objectOf */.Xy)(result, 'usage')));
    const expected = ((0,json_fields/* numberOf */.rl)(results.at(-1) ?? null, 'result_index') ?? results.length - 1) + 1;
    if (parts.length !== expected)
        return null;
    return parts.reduce((total, part) => (total === null || part === null ? null : (0,usage/* sum */.cz)(total, part)), {});
}
/**
 * Signs of an answer that broke off and was asked for again: the main conversation shows nothing although there is an
 * answer, or more output than it shows while not one token more went in.
 */
function hidesAnswer(last, main, own) {
    if (main === null)
        return false;
    if ((0,usage/* isZero */.be)(main))
        return !(0,usage/* isZero */.be)(own.counts) && last['is_error'] !== true && ((0,json_fields/* textOf */.b6)(last, 'result') ?? '') !== '';
    const { output_tokens: shown, ...shownInput } = main;
    const { output_tokens: counted, ...countedInput } = own.counts;
    return (0,usage/* same */.FB)(shownInput, countedInput) && (counted ?? 0) > (shown ?? 0);
}
function printedBy(result) {
    const all = models((0,json_fields/* objectOf */.Xy)(result, 'modelUsage'));
    return all === null ? null : { counts: all.counts, cost: (0,json_fields/* numberOf */.rl)(result, 'total_cost_usd') };
}
function models(byModel) {
    if (byModel === null)
        return null;
    const each = Object.values(byModel).filter(json_fields/* isObject */.Gv);
    const counts = each.map((model) => counted((0,json_fields/* numberOf */.rl)(model, 'inputTokens'), (0,json_fields/* numberOf */.rl)(model, 'cacheCreationInputTokens'), (0,json_fields/* numberOf */.rl)(model, 'cacheReadInputTokens'), (0,json_fields/* numberOf */.rl)(model, 'outputTokens')));
    return {
        counts: counts.reduce(usage/* sum */.cz, counted(0, 0, 0, 0)),
        cost: each.reduce((total, model) => total + ((0,json_fields/* numberOf */.rl)(model, 'costUSD') ?? 0), 0),
    };
}
function mainCounts(from) {
    if (from === null)
        return null;
    return counted((0,json_fields/* numberOf */.rl)(from, 'input_tokens'), (0,json_fields/* numberOf */.rl)(from, 'cache_creation_input_tokens'), (0,json_fields/* numberOf */.rl)(from, 'cache_read_input_tokens'), (0,json_fields/* numberOf */.rl)(from, 'output_tokens'));
}
function counted(input, created, cached, output) {
    return {
        input_tokens: input ?? 0,
        cache_creation_input_tokens: created ?? 0,
        cache_read_input_tokens: cached ?? 0,
        output_tokens: output ?? 0,
    };
}
function claude_usage_usage(spent) {
    const of = (name) => spent.counts[name] ?? 0;
    return {
        input_tokens: of('input_tokens'),
        cache_creation_input_tokens: of('cache_creation_input_tokens'),
        cached_input_tokens: of('cache_read_input_tokens'),
        output_tokens: of('output_tokens'),
        total_tokens: Object.values(spent.counts).reduce((total, count) => total + count, 0),
        cost_usd: spent.cost === null ? null : (0,usage/* dollars */.E9)(spent.cost),
    };
}
function minus(all, part) {
    return { counts: (0,usage/* since */.XP)(part.counts, all.counts), cost: both(all.cost, part.cost, (a, b) => Math.max(0, a - b)) };
}
function plus(before, own) {
    if (before === null || own === null)
        return null;
    return { counts: (0,usage/* sum */.cz)(before.counts, own.counts), cost: both(before.cost, own.cost, (a, b) => a + b) };
}
function both(one, other, op) {
    return one === null || other === null ? null : op(one, other);
}
function totalsIn(totals) {
    const counts = mainCounts(totals);
    return counts === null || (0,json_fields/* numberOf */.rl)(totals, 'input_tokens') === null
        ? null
        : { counts, cost: (0,json_fields/* numberOf */.rl)(totals, 'cost_usd') };
}
function toTotals(spent) {
    return { ...spent.counts, cost_usd: spent.cost === null ? null : (0,usage/* dollars */.E9)(spent.cost) };
}

// EXTERNAL MODULE: ./build/action/src/executors/last-frame.js
var last_frame = __webpack_require__(82211);
;// CONCATENATED MODULE: ./build/action/src/executors/claude-code.js









const claudeCodeAdapter = {
    name: 'claude-code',
    resume: true,
    stdout_name: STDOUT,
    collect: COLLECT,
    collect_running: [SESSION],
    read,
    threadOf: (collected) => sessionIn(collected[0]),
};
function read(collected, facts) {
    const output = outputOf(collected, facts);
    const result = output.results.at(-1) ?? null;
    const final = finalOf(result, output);
    const words = lastWords(final, result, output, facts);
    const { tail } = words;
    const lost = final === 'failed' && facts.asked_thread !== null && (0,classify/* saysSessionLost */.fz)((0,classify/* tailText */.QR)(tail));
    const stillborn = (0,json_fields/* textOf */.b6)(result, 'startup_failure_reason') !== null;
    const thread_id = lost || stillborn ? null : output.session_id;
    const continued = facts.asked_thread !== null && facts.asked_thread === thread_id;
    const error_class = lost ? 'session_lost' : errorClass(final, result, output, facts, tail);
    const own_limit = final === 'failed' && result !== null ? limitOfResult(result) : undefined;
    const resetsAt = error_class === 'quota' ? (0,json_fields/* numberOf */.rl)(output.rejected, 'resetsAt') : null;
    const said = final === 'good' ? (0,json_fields/* textOf */.b6)(result, 'result') : null;
    const streamed = final === 'good' && (said ?? '').trim() === '' ? streamedAnswer(output.events, result) : null;
    const last_message = streamed ?? said;
    const said_last = last_message === null ? saidLast(output.events) : null;
    return {
        last_message,
        exit_code: facts.exit_code,
        thread_id,
        log_paths: (0,last_frame/* logPaths */.P8)(facts.dir, [STDOUT, 'stderr.txt']),
        ...words,
        final,
        ...denials(output),
        skipped_lines: output.skipped,
        ...(final === 'good' ? { message_path: (0,last_frame/* pathIn */.lW)(facts.dir, STDOUT) } : {}),
        ...(last_message !== null && streamed === null && output.cut ? { message_cut: true } : {}),
        ...(streamed === null ? {} : { message_recovered: true }),
        ...(said_last === null ? {} : { said_last }),
        ...(facts.asked_thread === null ? {} : { resumed_same_thread: continued }),
        ...(final === 'failed' || final === 'interrupted' ? { reported_failure: true } : {}),
        ...(error_class === undefined ? {} : { error_class }),
        ...(own_limit === undefined ? {} : { own_limit }),
        ...(resetsAt === null ? {} : { reset_at: resetsAt < 1e12 ? resetsAt * 1000 : resetsAt }),
        ...claudeFigures(output.results, facts, continued, brokeOff(final, result, tail, output)),
    };
}
function finalOf(result, output) {
    if (result === null)
        return output.session_id === null ? 'none' : 'cut';
    if (((0,json_fields/* textOf */.b6)(result, 'terminal_reason') ?? '').startsWith('aborted'))
        return 'interrupted';
    return (0,json_fields/* textOf */.b6)(result, 'subtype') === 'success' && result['is_error'] !== true ? 'good' : 'failed';
}
function errorClass(final, result, output, facts, tail) {
    if (final === 'failed' && result !== null)
        return classOfResult(result, output, tail);
    if (final === 'interrupted')
        return 'killed';
    if (final !== 'cut')
        return undefined;
    return classOfCut(output) ?? (wasWorking(output) && wasStopped(facts) ? 'killed' : undefined);
}
/** An allowance is printed with every answer of a subscription: it is nothing that the run did. */
function lastAct(output) {
    return output.events.findLast((event) => (0,json_fields/* textOf */.b6)(event, 'type') !== 'rate_limit_event' || output.rejected !== null);
}
function wasWorking(output) {
    const last = lastAct(output);
    return last === undefined || ['assistant', 'user', 'stream_event'].includes((0,json_fields/* textOf */.b6)(last, 'type') ?? '');
}
function wasStopped(facts) {
    if (facts.exit_code === null || (0,exit_codes/* isKilledExit */.MN)(facts.exit_code))
        return true;
    return facts.ended_by !== null && facts.ended_by !== 'itself';
}
function lastWords(final, result, output, facts) {
    if (final === 'failed' || final === 'interrupted') {
        const errors = (0,json_fields/* listOf */.c3)(result, 'errors').filter((it) => typeof it === 'string');
        const words = (0,last_frame/* clipped */.cz)((0,json_fields/* textOf */.b6)(result, 'result') ?? '') || (0,last_frame/* clipped */.cz)(errors.join('\n'));
        return { tail: words === '' ? (0,last_frame/* lastFrame */.KV)(output.stderr) : words };
    }
    const last = final === 'cut' ? lastAct(output) : undefined;
    if ((0,json_fields/* textOf */.b6)(last ?? null, 'subtype') === 'api_retry') {
        return { tail: retrying(last ?? {}), error_text: (0,json_fields/* textOf */.b6)(last ?? null, 'error') ?? '' };
    }
    const stoppedAtWork = final === 'cut' && wasWorking(output) && wasStopped(facts);
    return (0,last_frame/* endFrame */.fY)(last === undefined ? null : described(last), output.stderr, stoppedAtWork, output.printed);
}
function retrying(event) {
    const [attempt, most, status] = ['attempt', 'max_retries', 'error_status'].map((key) => (0,json_fields/* numberOf */.rl)(event, key) ?? '?');
    return `api_retry ${attempt}/${most}: ${(0,json_fields/* textOf */.b6)(event, 'error') ?? ''} (status ${status === '?' ? 'none' : status})`;
}
/** Never the agent's own words: messages and tool input stay out. */
function described(event) {
    return `last event: ${[(0,json_fields/* textOf */.b6)(event, 'type'), (0,json_fields/* textOf */.b6)(event, 'subtype')].filter((part) => part !== null).join(' ')}`;
}
/** Calls that were refused, each once; a run that was cut tells of them in events only. What they asked for stays out. */
function denials(output) {
    const inResults = output.results.flatMap((result) => (0,json_fields/* listOf */.c3)(result, 'permission_denials'));
    const inEvents = output.events.filter((event) => (0,json_fields/* textOf */.b6)(event, 'subtype') === 'permission_denied');
    const refused = output.results.length > 0 ? inResults : inEvents;
    const calls = new Map(refused.map((it, index) => [((0,json_fields/* isObject */.Gv)(it) ? (0,json_fields/* textOf */.b6)(it, 'tool_use_id') : null) ?? index, it]));
    const tools = [...calls.values()].flatMap((it) => ((0,json_fields/* isObject */.Gv)(it) ? ((0,json_fields/* textOf */.b6)(it, 'tool_name') ?? []) : []));
    return { permission_denials: calls.size, ...(tools.length === 0 ? {} : { denied_tools: [...new Set(tools)] }) };
}
/** The service has answered, by the tool's own words: no answer of the model had begun. 2.1.197 names no status of some. */
const ANSWERED = /^API Error: (?:Repeated )?[45]\d\d\b|\bRequest rejected \([45]\d\d\)/;
const NEVER_CONNECTED = /refused|enotfound|eai_again|can't reach|cannot reach|no internet|lookup|certificate/i;
/**
 * An answer that had begun was lost on the way, so that its tokens appear nowhere: the tool says so, or it gave up for a
 * passing reason that is no answer of the service, or it was stopped while an answer came in.
 */
function brokeOff(final, result, tail, output) {
    switch (final) {
        case 'good':
            return output.reconnected;
        case 'interrupted':
            return ((0,json_fields/* textOf */.b6)(result, 'terminal_reason') ?? '').includes('streaming');
        case 'failed':
            if ((0,json_fields/* numberOf */.rl)(result, 'api_error_status') !== null || NEVER_CONNECTED.test(tail) || ANSWERED.test(tail))
                return false;
            return (0,json_fields/* textOf */.b6)(result, 'api_error') === 'connection_failed' || (0,classify/* matches */.cK)((0,classify/* tailText */.QR)(tail), patterns/* TRANSIENT_PATTERNS */.Nm);
        case 'cut':
        case 'none':
            return true;
    }
}


/***/ }),

/***/ 97210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ codexAdapter)
});

// EXTERNAL MODULE: ./build/action/src/core/exit-codes.js
var exit_codes = __webpack_require__(917);
// EXTERNAL MODULE: ./build/action/src/executors/answer-file.js
var answer_file = __webpack_require__(96424);
// EXTERNAL MODULE: ./build/action/src/executors/json-fields.js
var json_fields = __webpack_require__(80827);
// EXTERNAL MODULE: ./build/action/src/core/thread-id.js
var thread_id = __webpack_require__(97674);
;// CONCATENATED MODULE: ./build/action/src/executors/codex-events.js
/** What single events of `codex exec --json` say. Pure. */


/** A line that was found by a search; null when it is no whole event. */
function eventOf(line) {
    const value = (0,json_fields/* parsed */.Yz)((line ?? '').trim())?.value;
    return (0,json_fields/* isObject */.Gv)(value) ? value : null;
}
function isCodexEvent(event) {
    return /^(?:thread|turn|item)\.|^error$/.test((0,json_fields/* textOf */.b6)(event, 'type') ?? '');
}
function isThreadStart(event) {
    return (0,json_fields/* textOf */.b6)(event, 'type') === 'thread.started';
}
function threadIn(event) {
    return isThreadStart(event) ? (0,thread_id/* threadId */.sV)((0,json_fields/* textOf */.b6)(event, 'thread_id')) : null;
}
function isTurnStart(event) {
    return (0,json_fields/* textOf */.b6)(event, 'type') === 'turn.started';
}
function isTurnEnd(event) {
    return isCompleted(event) || (0,json_fields/* textOf */.b6)(event, 'type') === 'turn.failed';
}
function isCompleted(event) {
    return (0,json_fields/* textOf */.b6)(event, 'type') === 'turn.completed';
}
/** The text of an agent's message; null for every other event. */
function messageIn(event) {
    const item = (0,json_fields/* objectOf */.Xy)(event, 'item');
    if ((0,json_fields/* textOf */.b6)(event, 'type') !== 'item.completed' || (0,json_fields/* textOf */.b6)(item, 'type') !== 'agent_message')
        return null;
    return (0,json_fields/* textOf */.b6)(item, 'text');
}
/** Some say what a message is for, at the item or beside it: `commentary` on the work, or `final_answer`. */
function phaseOf(event) {
    return messageIn(event) === null ? null : ((0,json_fields/* textOf */.b6)((0,json_fields/* objectOf */.Xy)(event, 'item'), 'phase') ?? (0,json_fields/* textOf */.b6)(event, 'phase'));
}
function isCommentary(event) {
    return phaseOf(event) === 'commentary';
}
function isFinalAnswer(event) {
    return phaseOf(event) === 'final_answer';
}
/** The last message; commentary, which may follow the answer, only where there is nothing else. */
function answerIn(events) {
    const messages = events.filter((event) => messageIn(event) !== null);
    return messageIn(messages.findLast((event) => !isCommentary(event)) ?? messages.at(-1) ?? null);
}
/** `error` events are notices of a new try, or say beforehand why the turn is going to fail. */
function noticeIn(event) {
    return (0,json_fields/* textOf */.b6)(event, 'type') === 'error' ? (0,json_fields/* textOf */.b6)(event, 'message') : null;
}
/** Never the agent's own words: commands and messages stay out. */
function described(event) {
    const item = (0,json_fields/* objectOf */.Xy)(event, 'item');
    const parts = [(0,json_fields/* textOf */.b6)(event, 'type'), (0,json_fields/* textOf */.b6)(item, 'type'), (0,json_fields/* textOf */.b6)(item, 'status')].filter((part) => part !== null);
    return `last event: ${parts.join(' ')}`;
}

;// CONCATENATED MODULE: ./build/action/src/executors/codex-turn.js
/**
 * Which events of an output belong to the run's own turn. Pure. Others print to the same place: a login script that shows an
 * older file, a second codex that the agent starts, a command whose output goes astray.
 *
 * - Events belong to the thread whose `thread.started` came last before them. The own thread is the one that was to be
 *   continued, where it appears, else the first. What comes after another thread's start does not count.
 * - codex writes its last message to a file only when its own turn ended well, and empties that file when it starts. A copy
 *   that repeats a message of the output is this run's and decides where the events say something else; a copy that
 *   repeats none can be older.
 */

function ownTurn(seen, asked) {
    const own = ownThread(seen, asked.asked_thread);
    const first = turnOf(seen, own);
    const at = copied(seen);
    if (at < 0)
        return withoutCopy(seen, asked, first, own);
    const inside = at >= first.from && at < first.to;
    // A whole turn before the copied message, by a thread that nobody asked for: that one was the foreign thread.
    const later = !inside && first.turn.end !== null && own !== asked.asked_thread ? threadBefore(seen.events, at) : null;
    return byCopy(seen, later === null ? first : turnOf(seen, later), at);
}
function ownThread(seen, asked) {
    const ids = [seen.first_thread, ...seen.events.map(threadIn), seen.last_thread].filter((id) => id !== null);
    return asked !== null && ids.includes(asked) ? asked : (ids[0] ?? null);
}
/** What the events alone say of a thread. */
function turnOf(seen, thread_id) {
    const { events } = seen;
    const start = events.findIndex((event) => isThreadStart(event) && threadIn(event) === thread_id);
    const from = Math.max(0, start);
    const next = events.findIndex((it, index) => index >= from && isThreadStart(it) && threadIn(it) !== thread_id);
    const to = next < 0 || thread_id === null ? events.length : next;
    const own = events.slice(from, to);
    const searched = !seen.whole && !hasStrangers(seen, thread_id);
    const end = endIn(own) ?? (searched && !own.some(isTurnStart) ? endFound(seen) : null);
    const said = (searched ? seen.message : null) ?? answerIn(own);
    const kept = seen.message_unreadable && seen.copy !== '' ? seen.copy : null;
    const good = isCompleted(end);
    const foreign = events.length - own.length;
    return {
        turn: { thread_id, end, good, answer: good ? (said ?? kept) : null, counts: good, events: own, foreign },
        from,
        to,
    };
}
function hasStrangers(seen, own) {
    if (own === null)
        return false;
    const others = [seen.first_thread, seen.last_thread].some((id) => id !== null && id !== own);
    return others || seen.events.some((event) => isThreadStart(event) && threadIn(event) !== own);
}
/** The event that ended the last turn; null when that turn has no end. */
function endIn(events) {
    const last = events.findLast((event) => isTurnEnd(event) || isTurnStart(event)) ?? null;
    return isTurnEnd(last) ? last : null;
}
/** Outside of what is at hand the order of the two cannot be told: a failure is never taken for success. */
function endFound({ completed, failed }) {
    return isTurnEnd(failed) ? failed : isCompleted(completed) ? completed : null;
}
/** Where the copy was said; -1: nowhere that is at hand. */
function copied({ events, copy }) {
    const text = (copy ?? '').trim();
    return text === '' ? -1 : events.findLastIndex((event) => messageIn(event)?.trim() === text);
}
function byCopy(seen, { turn, from, to }, at) {
    const end = seen.events.findIndex((event, index) => index > at && isCompleted(event));
    if (end < 0)
        return turn;
    const between = seen.events.slice(at, end);
    const before = seen.events.slice(0, at);
    const sinceOther = before.slice(before.findLastIndex(isThreadStart) + 1);
    const said = seen.events[at] ?? null;
    const settled = (at >= from && at < to) || sinceOther.some(isTurnEnd);
    return {
        ...turn,
        end: seen.events[end] ?? null,
        good: true,
        answer: answerBeside(said, sinceOther, turn),
        counts: settled && !between.some(isThreadStart),
    };
}
/** What was said before a commentary, also where that lies outside of what is at hand. */
function answerBeside(said, before, turn) {
    if (!isCommentary(said))
        return messageIn(said);
    const answers = before.filter((event) => !isCommentary(event));
    return answerIn(answers) ?? turn.answer ?? messageIn(said);
}
function threadBefore(events, at) {
    return threadIn(events.slice(0, at).findLast((event) => threadIn(event) !== null) ?? null);
}
/** No copy repeats a message at hand. Where others' events may be taken for the own, only what leaves no doubt is a success. */
function withoutCopy(seen, { asked_thread, exit_code }, { turn }, own) {
    const strangers = hasStrangers(seen, own);
    const blank = (seen.copy ?? '').trim() === '';
    if (strangers && !seen.whole && !blank && exit_code === 0) {
        // The message itself lies outside of what is at hand.
        return { ...turn, end: null, good: true, answer: seen.copy, counts: false };
    }
    if (!turn.good || (own === asked_thread && (seen.whole || !strangers)))
        return turn;
    const emptied = seen.copy !== null && blank && (turn.answer ?? '').trim() !== '';
    const contradicted = strangers ? emptied || (seen.copy === null && exit_code !== 0) : emptied && exit_code !== 0;
    if (!contradicted)
        return turn;
    return { ...turn, thread_id: unfinished(seen), end: null, good: false, answer: null, counts: false };
}
/** The one thread at hand that has not ended its turn; null: none, or several. */
function unfinished(seen) {
    const ids = new Set(seen.events.map(threadIn).filter((id) => id !== null));
    const open = [...ids].filter((id) => turnOf(seen, id).turn.end === null);
    return open.length === 1 ? (open[0] ?? null) : null;
}

// EXTERNAL MODULE: ./build/action/src/executors/usage.js
var usage = __webpack_require__(28516);
;// CONCATENATED MODULE: ./build/action/src/executors/codex-usage.js


function codexFigures(from) {
    const input_tokens = (0,json_fields/* numberOf */.rl)(from, 'input_tokens');
    const output_tokens = (0,json_fields/* numberOf */.rl)(from, 'output_tokens');
    if (input_tokens === null || output_tokens === null)
        return null;
    return {
        input_tokens,
        cached_input_tokens: (0,json_fields/* numberOf */.rl)(from, 'cached_input_tokens') ?? 0,
        output_tokens,
        reasoning_output_tokens: (0,json_fields/* numberOf */.rl)(from, 'reasoning_output_tokens') ?? 0,
        total_tokens: input_tokens + output_tokens,
    };
}
/** A thread that was continued, and whose earlier figures are unknown, hides the share of this run. */
function codexUsage(now, thread_id, facts) {
    if (now === null)
        return {};
    const continued = facts.asked_thread !== null && facts.asked_thread === thread_id;
    const before = codexFigures(facts.totals_before);
    if (continued && before === null)
        return {};
    const own = continued && before !== null ? codexFigures((0,usage/* since */.XP)(before, now)) : now;
    return own === null ? {} : { usage: { ...own, cost_usd: null } };
}

// EXTERNAL MODULE: ./build/action/src/executors/collect.js
var collect = __webpack_require__(90597);
// EXTERNAL MODULE: ./build/action/src/executors/jsonl.js
var jsonl = __webpack_require__(24189);
// EXTERNAL MODULE: ./build/action/src/executors/last-frame.js
var last_frame = __webpack_require__(82211);
// EXTERNAL MODULE: ./build/action/src/executors/printed.js
var printed = __webpack_require__(77529);
;// CONCATENATED MODULE: ./build/action/src/executors/codex.js










const STDOUT = 'events.jsonl';
const HEAD_BYTES = 8 * 1024;
const TAIL_BYTES = 8 * 1024;
const MESSAGE_BYTES = 1024 * 1024;
/**
 * The needles carry their quotation marks: inside a string of another event each would be `\"`, so text that a command
 * printed or the agent quoted never matches. A nested object can; every line found is therefore parsed and checked.
 */
const THREAD = { op: 'grep', file: STDOUT, needle: '"thread.started"', pick: 'first', max_bytes: 2048 };
const COPY = { op: 'read', file: answer_file/* ANSWER_FILE */.w6, max_bytes: MESSAGE_BYTES };
/** A short output is read whole, so that the order of all its events is known; more would cost every end of a run. */
const HEAD = { op: 'read', file: STDOUT, max_bytes: HEAD_BYTES };
const TAIL = { op: 'tail', file: STDOUT, max_bytes: TAIL_BYTES };
const COLLECT = [
    THREAD,
    { ...THREAD, pick: 'last' },
    { op: 'grep', file: STDOUT, needle: '"turn.completed"', pick: 'last', max_bytes: 16 * 1024 },
    { op: 'grep', file: STDOUT, needle: '"turn.failed"', pick: 'last', max_bytes: 64 * 1024 },
    { op: 'grep', file: STDOUT, needle: '"agent_message"', pick: 'last', max_bytes: MESSAGE_BYTES },
    HEAD,
    TAIL,
    { op: 'tail', file: 'stderr.txt', max_bytes: TAIL_BYTES },
    COPY,
    { op: 'grep', file: STDOUT, needle: '"final_answer"', pick: 'last', max_bytes: MESSAGE_BYTES },
];
const codexAdapter = {
    name: 'codex',
    resume: true,
    stdout_name: STDOUT,
    collect: COLLECT,
    collect_running: [THREAD],
    read,
    threadOf: (collected) => threadIn(eventOf(collected[0])),
};
function read(collected, facts) {
    const { seen, skipped, ends_inside, stderr } = seenIn(collected);
    const turn = ownTurn(seen, facts);
    const { thread_id, answer: last_message } = turn;
    const final = finalOf(turn, thread_id !== null || seen.events.some(isCodexEvent));
    const figures = turn.counts ? codexFigures((0,json_fields/* objectOf */.Xy)(turn.end, 'usage')) : null;
    const stoppedAtWork = final === 'cut' && wasWorking(turn.events, ends_inside) && wasStopped(facts);
    const copied = last_message !== null && seen.copy !== null && seen.copy.trim() === last_message.trim();
    return {
        last_message,
        exit_code: facts.exit_code,
        thread_id,
        log_paths: (0,last_frame/* logPaths */.P8)(facts.dir, [STDOUT, 'stderr.txt', facts.answer_file]),
        ...lastWords(final, turn, stderr, stoppedAtWork, (0,printed/* printedIn */.I)(collected[6] ?? null, TAIL)),
        final,
        permission_denials: 0,
        ...(last_message === null
            ? saidLast(turn, seen)
            : { message_path: (0,last_frame/* pathIn */.lW)(facts.dir, copied ? facts.answer_file : STDOUT) }),
        ...(copied && (0,collect/* isCut */.xZ)(seen.copy, COPY) ? { message_cut: true } : {}),
        skipped_lines: skipped + turn.foreign,
        ...(facts.asked_thread === null ? {} : { resumed_same_thread: thread_id === facts.asked_thread }),
        ...(final === 'failed' || final === 'interrupted' ? { reported_failure: true } : {}),
        ...(stoppedAtWork ? { error_class: 'killed' } : {}),
        ...(figures === null ? {} : { thread_totals: figures }),
        ...codexUsage(figures, thread_id, facts),
    };
}
/** Where several threads print to one output, only what is known to be the own one's. */
function saidLast({ events }, seen) {
    const said_last = answerIn(events) ?? (seen.first_thread === seen.last_thread ? seen.message : null);
    return said_last === null ? {} : { said_last };
}
function seenIn(collected) {
    const [thread, lastThread, completed, failed, message, head, tail, stderr, copy, final] = collected;
    const whole = !(0,collect/* isCut */.xZ)(head, HEAD);
    const { events, skipped } = whole ? (0,jsonl/* eventsIn */.p)(head ?? '', null) : (0,jsonl/* eventsIn */.p)(tail ?? '', TAIL_BYTES);
    const said = eventOf(message);
    const answer = eventOf(final);
    const found = messageIn(isCommentary(said) && isFinalAnswer(answer) ? answer : said);
    const seen = {
        events,
        whole,
        first_thread: threadIn(eventOf(thread)),
        last_thread: threadIn(eventOf(lastThread)),
        completed: eventOf(completed),
        failed: eventOf(failed),
        message: found,
        message_unreadable: found === null && (message ?? '') !== '',
        copy: copy ?? null,
    };
    const bad = events.filter((event) => isThreadStart(event) && threadIn(event) === null).length;
    return { seen, skipped: skipped + bad, ends_inside: !whole && events.length === 0, stderr: stderr ?? null };
}
/** An interrupt that the tool noticed is reported as a failed turn. */
function finalOf({ good, end }, begun) {
    if (good)
        return 'good';
    if (end === null || isCompleted(end))
        return begun ? 'cut' : 'none';
    const words = (0,json_fields/* textOf */.b6)((0,json_fields/* objectOf */.Xy)(end, 'error'), 'message') ?? '';
    return /^(?:turn |conversation )?(?:was )?(?:interrupted|aborted)\b/i.test(words) ? 'interrupted' : 'failed';
}
function lastWords(final, { end, events }, stderr, stoppedAtWork, printed) {
    const last = events.at(-1) ?? null;
    if (final === 'failed' || final === 'interrupted') {
        const error = (0,json_fields/* textOf */.b6)((0,json_fields/* objectOf */.Xy)(end, 'error'), 'message') ?? events.map(noticeIn).findLast((text) => text !== null);
        return { tail: typeof error === 'string' ? (0,last_frame/* clipped */.cz)(unwrapped(error)) : (0,last_frame/* lastFrame */.KV)(stderr) };
    }
    const notice = final === 'cut' ? noticeIn(last) : null;
    if (notice !== null)
        return { tail: (0,last_frame/* clipped */.cz)(unwrapped(notice)) };
    return (0,last_frame/* endFrame */.fY)(last === null ? null : described(last), stderr, stoppedAtWork, printed);
}
/** 0.128 prints some errors of the service as the JSON that came. */
function unwrapped(message) {
    const value = (0,json_fields/* parsed */.Yz)(message)?.value;
    if (!(0,json_fields/* isObject */.Gv)(value))
        return message;
    const error = (0,json_fields/* objectOf */.Xy)(value, 'error') ?? value;
    const code = (0,json_fields/* textOf */.b6)(error, 'code') ?? (0,json_fields/* textOf */.b6)(error, 'type');
    const text = (0,json_fields/* textOf */.b6)(error, 'message');
    return text === null ? message : code === null ? text : `${text} (${code})`;
}
function wasWorking(events, ends_inside) {
    const last = events.at(-1);
    // The end of one long line is the output of a command.
    if (last === undefined)
        return ends_inside;
    return ((0,json_fields/* textOf */.b6)(last, 'type') ?? '').startsWith('item.') && (0,json_fields/* textOf */.b6)((0,json_fields/* objectOf */.Xy)(last, 'item'), 'type') !== 'error';
}
function wasStopped(facts) {
    if (facts.exit_code === null || (0,exit_codes/* isKilledExit */.MN)(facts.exit_code))
        return true;
    return facts.ended_by !== null && facts.ended_by !== 'itself';
}


/***/ }),

/***/ 90597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xp: () => (/* binding */ collectFrom),
/* harmony export */   r0: () => (/* binding */ wholeText),
/* harmony export */   xZ: () => (/* binding */ isCut)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/**
 * COLLECT on files that are at hand: what a transport answers for the same items. Pure. `read-run` and `smoke` use it,
 * and it says what the scripts of the transports must do: bytes are counted, lines end with `\n` alone, text is UTF-8 with
 * replacement of what is not, and no character is cut in two.
 */

function collectFrom(read, items) {
    return items.map((item) => {
        const content = read(item.file);
        if (content === null)
            return null;
        const bytes = typeof content === 'string'
            ? node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(content)
            : node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(content.buffer, content.byteOffset, content.byteLength);
        return wholeText(take(bytes, item), item);
    });
}
/** Whether the byte limit may have cut what was read; a character at the limit is left out whole. */
function isCut(text, item) {
    return node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.byteLength(text ?? '') > item.max_bytes - 4;
}
/** `bytes` as they were read, within the limit of `item`: UTF-8 with replacement; a character that the limit cut in two is left out. */
function wholeText(bytes, item) {
    if (bytes.length < item.max_bytes)
        return bytes.toString('utf8');
    if (item.op === 'tail') {
        let start = 0;
        while (start < 3 && isInside(bytes[start]))
            start += 1;
        return bytes.subarray(start).toString('utf8');
    }
    let end = bytes.length;
    while (end > bytes.length - 3 && isInside(bytes[end - 1]))
        end -= 1;
    const first = bytes[end - 1] ?? 0;
    const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
    return bytes.subarray(0, end - 1 + length > bytes.length ? end - 1 : bytes.length).toString('utf8');
}
/** Whether a byte of UTF-8 is not the first of its character. */
function isInside(byte) {
    return ((byte ?? 0) & 0xc0) === 0x80;
}
function take(bytes, item) {
    switch (item.op) {
        case 'read':
            return bytes.subarray(0, item.max_bytes);
        case 'tail':
            return bytes.subarray(Math.max(0, bytes.length - item.max_bytes));
        case 'grep': {
            const at = item.pick === 'first' ? bytes.indexOf(item.needle) : bytes.lastIndexOf(item.needle);
            if (at < 0)
                return bytes.subarray(0, 0);
            const start = at === 0 ? 0 : bytes.lastIndexOf(10, at - 1) + 1;
            const end = bytes.indexOf(10, at);
            const line = bytes.subarray(start, end < 0 ? bytes.length : end);
            return line.subarray(0, item.max_bytes);
        }
    }
}


/***/ }),

/***/ 80827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   Yz: () => (/* binding */ parsed),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
/** Reading fields of JSON that others wrote: a field that is missing or of another type is null. Pure. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function textOf(from, key) {
    const value = from?.[key];
    return typeof value === 'string' ? value : null;
}
function numberOf(from, key) {
    const value = from?.[key];
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
function objectOf(from, key) {
    const value = from?.[key];
    return isObject(value) ? value : null;
}
function listOf(from, key) {
    const value = from?.[key];
    return Array.isArray(value) ? value : [];
}
/** null when the text is not JSON. */
function parsed(text) {
    try {
        const value = JSON.parse(text);
        return { value };
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 48423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J0: () => (/* binding */ elementsFromEnd),
/* harmony export */   Zm: () => (/* binding */ topLevelText),
/* harmony export */   eg: () => (/* binding */ fieldsFromStart),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   tu: () => (/* binding */ fieldsFromEnd)
/* harmony export */ });
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80827);
/** Reading JSON of which only a piece is at hand. Pure. */

/**
 * The whole objects at the end of a JSON array whose beginning is missing, oldest first. A quotation mark belongs to a
 * string exactly when an odd number of backslashes stands before it, which can be told walking backwards too.
 */
function elementsFromEnd(text) {
    const found = [];
    let at = text.trimEnd().length - 1;
    if (text[at] !== ']')
        return found;
    at -= 1;
    for (;;) {
        while (at >= 0 && /[\s,]/.test(text[at] ?? ''))
            at -= 1;
        if (text[at] !== '}')
            return found;
        const start = startOf(text, at);
        if (start === null)
            return found;
        const element = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .parsed */ .Yz)(text.slice(start, at + 1));
        if (element === null || !(0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(element.value))
            return found;
        found.unshift(element.value);
        at = start - 1;
    }
}
/** Where the object that closes at `end` opens; null when that lies before the text. */
function startOf(text, end) {
    let depth = 0;
    let inString = false;
    for (let at = end; at >= 0; at -= 1) {
        const char = text[at];
        if (char === '"') {
            if (backslashesBefore(text, at) % 2 === 0)
                inString = !inString;
        }
        else if (inString)
            continue;
        else if (char === '}' || char === ']')
            depth += 1;
        else if (char === '{' || char === '[') {
            depth -= 1;
            if (depth === 0)
                return at;
        }
    }
    return null;
}
function backslashesBefore(text, at) {
    let count = 0;
    while (text[at - 1 - count] === '\\')
        count += 1;
    return count;
}
/** The end (exclusive) of the object or array that opens at `start`; null when it lies behind the text. */
function endOf(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (char === '"') {
            const end = stringEnd(text, at);
            if (end === null)
                return null;
            at = end - 1;
        }
        else if (char === '{' || char === '[')
            depth += 1;
        else if (char === '}' || char === ']') {
            depth -= 1;
            if (depth === 0)
                return at + 1;
        }
    }
    return null;
}
/**
 * The string under `key` in the first object of `text`, at its top level only, even when the end of the object is
 * missing; null when it is not there.
 */
function topLevelText(text, key) {
    let depth = 0;
    for (let at = text.indexOf('{'); at >= 0 && at < text.length; at += 1) {
        const char = text[at];
        if (char === '{' || char === '[')
            depth += 1;
        else if (char === '}' || char === ']') {
            depth -= 1;
            if (depth === 0)
                return null;
        }
        else if (char === '"') {
            const end = stringEnd(text, at);
            if (end === null)
                return null;
            const value = depth === 1 && text.slice(at + 1, end - 1) === key ? valueAfter(text, end) : undefined;
            if (value !== undefined)
                return value;
            at = end - 1;
        }
    }
    return null;
}
/** undefined: what ends here is no key. */
function valueAfter(text, keyEnd) {
    const colon = /^\s*:\s*/.exec(text.slice(keyEnd, keyEnd + 20))?.[0];
    if (colon === undefined)
        return undefined;
    const start = keyEnd + colon.length;
    const end = text[start] === '"' ? stringEnd(text, start) : null;
    const value = end === null ? null : (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .parsed */ .Yz)(text.slice(start, end))?.value;
    return typeof value === 'string' ? value : null;
}
/** The end (exclusive) of the string that opens at `start`; null when it lies behind the text. */
function stringEnd(text, start) {
    for (let at = start + 1; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === '"')
            return at + 1;
    }
    return null;
}
/** The fields at the beginning of the object that opens `text`, up to the one that is not whole. */
function fieldsFromStart(text) {
    const entries = [];
    let at = text.indexOf('{') + 1;
    for (;;) {
        at = skip(text, at, /[\s,]/);
        const keyEnd = text[at] === '"' ? stringEnd(text, at) : null;
        const key = keyEnd === null ? null : (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .parsed */ .Yz)(text.slice(at, keyEnd))?.value;
        const colon = keyEnd === null ? '' : (/^\s*:\s*/.exec(text.slice(keyEnd, keyEnd + 20))?.[0] ?? '');
        if (keyEnd === null || typeof key !== 'string' || colon === '')
            return { fields: Object.fromEntries(entries), cut: null };
        const start = keyEnd + colon.length;
        const end = valueEnd(text, start);
        const value = end === null ? null : (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .parsed */ .Yz)(text.slice(start, end));
        if (end === null || value === null) {
            const cut = end === null && text[start] === '"' ? { key, text: unfinished(text.slice(start + 1)) } : null;
            return { fields: Object.fromEntries(entries), cut };
        }
        entries.push([key, value.value]);
        at = end;
    }
}
/** The fields at the end of the object that closes `text`, back to the one that is not whole. */
function fieldsFromEnd(text) {
    const entries = [];
    let at = text.trimEnd().length - 1;
    if (text[at] !== '}')
        return {};
    at -= 1;
    for (;;) {
        at = skipBack(text, at, /[\s,]/);
        const start = valueStart(text, at);
        if (start === null)
            return Object.fromEntries(entries);
        const value = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .parsed */ .Yz)(text.slice(start, at + 1));
        const colon = skipBack(text, start - 1, /\s/);
        const keyEnd = skipBack(text, colon - 1, /\s/);
        const keyStart = text[colon] === ':' && text[keyEnd] === '"' ? stringStart(text, keyEnd) : null;
        const key = keyStart === null ? null : (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .parsed */ .Yz)(text.slice(keyStart, keyEnd + 1))?.value;
        // A quotation mark right at the cut may have lost its backslash: it begins a key only behind what comes before keys.
        const before = keyStart === null ? '' : (text[skipBack(text, keyStart - 1, /\s/)] ?? '');
        if (value === null || keyStart === null || typeof key !== 'string' || !'{,'.includes(before) || before === '')
            return Object.fromEntries(entries);
        entries.push([key, value.value]);
        at = keyStart - 1;
    }
}
/** The end (exclusive) of the value at `start`; null when it lies behind the text. */
function valueEnd(text, start) {
    const char = text[start];
    if (char === '"')
        return stringEnd(text, start);
    if (char === '{' || char === '[')
        return endOf(text, start);
    const end = skip(text, start, /[\w.+-]/);
    return end === start || end >= text.length ? null : end;
}
/** Where the value that ends at `end` begins; null when that lies before the text. */
function valueStart(text, end) {
    const char = text[end];
    if (char === '"')
        return stringStart(text, end);
    if (char === '}' || char === ']')
        return startOf(text, end);
    const start = skipBack(text, end, /[\w.+-]/) + 1;
    return start > end || start === 0 ? null : start;
}
function stringStart(text, end) {
    for (let at = end - 1; at >= 0; at -= 1) {
        if (text[at] === '"' && backslashesBefore(text, at) % 2 === 0)
            return at;
    }
    return null;
}
function skip(text, from, what) {
    let at = from;
    while (at < text.length && what.test(text[at] ?? ''))
        at += 1;
    return at;
}
function skipBack(text, from, what) {
    let at = from;
    while (at >= 0 && what.test(text[at] ?? ''))
        at -= 1;
    return at;
}
/** The beginning of a string, without half an escape sequence or half a character at its end. */
function unfinished(raw) {
    for (let end = raw.length; end >= Math.max(0, raw.length - 12); end -= 1) {
        const text = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .parsed */ .Yz)(`"${raw.slice(0, end)}"`)?.value;
        if (typeof text === 'string' && !/[\uD800-\uDBFF]$/.test(text))
            return text;
    }
    return '';
}


/***/ }),

/***/ 24189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ eventsIn)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80827);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48423);
/**
 * The events in a piece of a tool's output: JSON lines, one array, or one object, also pretty-printed, with foreign
 * lines before, between and after. Pure; broken and foreign lines are skipped and counted.
 */



/**
 * `window_bytes`: the piece is a window of that many bytes onto the end of a file; when it is full, its first line may
 * lack its beginning. null: it begins where the file begins.
 */
function eventsIn(text, window_bytes) {
    const beginsInside = window_bytes !== null && node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.byteLength(text) >= window_bytes;
    const clean = text.replaceAll('\u0000', '').replace(/^[\uFEFF\uFFFD]+/, '');
    const whole = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .parsed */ .Yz)(clean);
    if (whole !== null)
        return { events: elementsOf(whole.value), skipped: 0 };
    const events = [];
    let skipped = 0;
    for (let start = 0, first = true; start < clean.length; first = false) {
        const newline = clean.indexOf('\n', start);
        const end = newline < 0 ? clean.length : newline;
        const line = clean.slice(start, end).trim();
        const value = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .parsed */ .Yz)(line);
        let next = end + 1;
        if (line === '') {
            // Nothing to read.
        }
        else if (value !== null) {
            const found = elementsOf(value.value);
            events.push(...found);
            if (found.length === 0)
                skipped += 1;
        }
        else if (first && beginsInside) {
            events.push(...(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .elementsFromEnd */ .J0)(line));
        }
        else {
            const block = /^[[{]$/.test(line) ? blockAt(clean, clean.indexOf(line, start)) : null;
            if (block === null)
                skipped += 1;
            else {
                events.push(...block.events);
                next = block.end;
            }
        }
        start = next;
    }
    return { events, skipped };
}
/** Pretty-printed JSON: its opening bracket stands alone on its line. */
function blockAt(text, start) {
    const end = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .endOf */ .pJ)(text, start);
    const value = end === null ? null : (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .parsed */ .Yz)(text.slice(start, end));
    return end === null || value === null ? null : { events: elementsOf(value.value), end };
}
function elementsOf(value) {
    return (Array.isArray(value) ? value : [value]).filter(_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv);
}


/***/ }),

/***/ 82211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ lastFrame),
/* harmony export */   P8: () => (/* binding */ logPaths),
/* harmony export */   cz: () => (/* binding */ clipped),
/* harmony export */   fY: () => (/* binding */ endFrame),
/* harmony export */   lW: () => (/* binding */ pathIn)
/* harmony export */ });
/* unused harmony export withoutWarnings */
/* harmony import */ var _core_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71428);
/** The last frame of a run: a few lines that a person reads when it failed. Pure. */

const LINES = 40;
const CHARS = 2000;
/** The end of a log, without escape sequences and blank ends; a line that is cut at the front is left out. */
function lastFrame(log) {
    if (log === null)
        return '';
    const lines = (0,_core_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .u)(log.replaceAll('\u0000', '')).replaceAll('\r\n', '\n').trimEnd().split('\n').slice(-LINES);
    let text = lines.join('\n');
    while (text.length > CHARS && text.includes('\n'))
        text = text.slice(text.indexOf('\n') + 1);
    const chars = [...text];
    if (chars.length <= CHARS)
        return text.trim();
    // What begins inside a word may be the rest of a secret, which nobody would know again.
    const kept = chars.slice(-CHARS).join('');
    return kept.replace(/^[^\s"'`,;&<>(){}[\]|]{0,1000}/u, '').trim();
}
/** Lines that call themselves warnings are no reason of an end: tools print them when they start. */
function withoutWarnings(log) {
    if (log === null)
        return null;
    const isWarning = (line) => /^\s*(?:warning:|Reading (?:additional )?(?:prompt|input) from stdin)/i.test(line);
    const lines = (0,_core_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .u)(log).split('\n');
    return lines.filter((line) => !isWarning(line)).join('\n');
}
/**
 * The last frame of a run without a final event. What stands on stderr is mostly older than the last event: it is shown
 * besides, and its words alone count, unless the run was stopped in the middle of its work. `printed` is what stands on stdout after
 * the last event: it is shown, and its words do not count.
 */
function endFrame(last, stderr, stoppedAtWork, printed = '') {
    const complaint = lastFrame(withoutWarnings(stderr));
    if (printed !== '') {
        return { tail: complaint === '' ? printed : `${complaint}\n${printed}`, error_text: complaint, asked: true };
    }
    if (last === null)
        return { tail: complaint === '' ? lastFrame(stderr) : complaint, error_text: complaint };
    const tail = complaint === '' || stoppedAtWork ? last : `${last}\n${complaint}`;
    return { tail, error_text: complaint };
}
/** What a tool says about itself, kept short; it begins where the tool began. */
function clipped(text) {
    const chars = [...(0,_core_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .u)(text).trim()];
    return chars.length <= CHARS ? chars.join('') : `${chars.slice(0, CHARS - 1).join('')}…`;
}
/** Absolute paths of a run's logs on its terminal. */
function logPaths(dir, names) {
    return names.map((name) => pathIn(dir, name));
}
/** Absolute path of a file in a run directory (`out/last.md`), as its terminal writes paths. */
function pathIn(dir, name) {
    const separator = /^[A-Za-z]:|\\/.test(dir) && !dir.startsWith('/') ? '\\' : '/';
    return `${dir.replace(/[\\/]+$/, '')}${separator}${name.replaceAll('/', separator)}`;
}


/***/ }),

/***/ 77529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ printedIn),
/* harmony export */   q: () => (/* binding */ undrawn)
/* harmony export */ });
/* harmony import */ var _core_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71428);
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90597);
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80827);
/* harmony import */ var _last_frame_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82211);




/* eslint-disable no-control-regex -- escape sequences are what these find */
/** Drawn text moves the cursor where other text has a blank. */
const FORWARD = /\u001B\[\d*C/g;
/** … and where it has a new line. */
const ELSEWHERE = /\u001B\[(?:\d*[BEF]|\d*;?\d*[Hf])/g;
/* eslint-enable no-control-regex */
/** `tail`: the end of stdout as `item` read it. Empty: its last line is an event, or nothing is there. */
function printedIn(tail, item) {
    const text = undrawn(tail ?? '');
    // The first line of a window may be the end of an event.
    const whole = (0,_collect_js__WEBPACK_IMPORTED_MODULE_1__/* .isCut */ .xZ)(tail, item) ? text.slice(text.indexOf('\n') + 1 || text.length) : text;
    const lines = whole.split('\n');
    if (lines.every((line) => !isEvent(line)) && isStructure(whole))
        return '';
    return (0,_last_frame_js__WEBPACK_IMPORTED_MODULE_2__/* .lastFrame */ .KV)(lines.slice(lines.findLastIndex(isEvent) + 1).join('\n'));
}
/** Drawn text as lines. */
function undrawn(text) {
    return (0,_core_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .u)(text.replace(FORWARD, ' ').replace(ELSEWHERE, '\n')).replace(/\r\n?/g, '\n');
}
/** A line that begins like an event may have lost its end. */
function isEvent(line) {
    const value = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .parsed */ .Yz)(line.trim())?.value;
    if ((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
        return (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(value, 'type') !== null;
    return Array.isArray(value) ? value.length > 0 : value === undefined && /^\s*\[?\{"/.test(line);
}
/** Pretty-printed events, or an array of them that has no end yet: its first line holds brackets alone. */
function isStructure(text) {
    return isEvent(text) || /^\s*[[{][[{\s]*(?:\n|$)/.test(text);
}


/***/ }),

/***/ 58485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ shellAdapter)
/* harmony export */ });
/* harmony import */ var _core_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(917);
/* harmony import */ var _core_plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71428);
/* harmony import */ var _printed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77529);
/* harmony import */ var _answer_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96424);
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90597);
/* harmony import */ var _last_frame_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82211);






const STDOUT = 'stdout.txt';
const ANSWER_CHARS = 6000;
const ANSWER = { op: 'read', file: _answer_file_js__WEBPACK_IMPORTED_MODULE_5__/* .ANSWER_FILE */ .w6, max_bytes: 1024 * 1024 };
const COLLECT = [
    ANSWER,
    // A character has at most four bytes.
    { op: 'tail', file: STDOUT, max_bytes: 4 * ANSWER_CHARS },
    { op: 'tail', file: 'stderr.txt', max_bytes: 8 * 1024 },
];
const shellAdapter = {
    name: 'shell',
    resume: false,
    stdout_name: STDOUT,
    collect: COLLECT,
    collect_running: [],
    read,
    threadOf: () => null,
};
function read(collected, facts) {
    const [written, stdout, stderr] = collected;
    const last_message = endedByItself(facts) ? answer(written ?? null, stdout ?? null) : null;
    return {
        last_message,
        exit_code: facts.exit_code,
        thread_id: null,
        log_paths: (0,_last_frame_js__WEBPACK_IMPORTED_MODULE_4__/* .logPaths */ .P8)(facts.dir, [STDOUT, 'stderr.txt', facts.answer_file]),
        ...wordsOf(stdout ?? null, stderr ?? null, facts),
        ...(last_message === null
            ? {}
            : { message_path: (0,_last_frame_js__WEBPACK_IMPORTED_MODULE_4__/* .pathIn */ .lW)(facts.dir, last_message === written ? facts.answer_file : STDOUT) }),
        ...(last_message !== null && last_message === written && (0,_collect_js__WEBPACK_IMPORTED_MODULE_3__/* .isCut */ .xZ)(written, ANSWER) ? { message_cut: true } : {}),
        ...(facts.asked_thread === null ? {} : { resumed_same_thread: false }),
    };
}
function endedByItself(facts) {
    if (facts.exit_code === null || (0,_core_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKilledExit */ .MN)(facts.exit_code))
        return false;
    return facts.ended_by === null || facts.ended_by === 'itself';
}
/** What a script prints is its prose, and no word of it counts; of one that was stopped it is shown, as it may have waited for an answer. */
function wordsOf(stdout, stderr, facts) {
    const printed = endedByItself(facts) ? '' : (0,_last_frame_js__WEBPACK_IMPORTED_MODULE_4__/* .lastFrame */ .KV)((0,_printed_js__WEBPACK_IMPORTED_MODULE_2__/* .undrawn */ .q)(stdout ?? ''));
    return printed === '' ? { tail: (0,_last_frame_js__WEBPACK_IMPORTED_MODULE_4__/* .lastFrame */ .KV)(stderr) } : (0,_last_frame_js__WEBPACK_IMPORTED_MODULE_4__/* .endFrame */ .fY)(null, stderr, false, printed);
}
function answer(written, stdout) {
    if (written !== null && written.trim() !== '')
        return written;
    if (stdout === null)
        return null;
    return [...(0,_core_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutAnsi */ .u)(stdout)].slice(-ANSWER_CHARS).join('');
}


/***/ }),

/***/ 28516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   FB: () => (/* binding */ same),
/* harmony export */   XP: () => (/* binding */ since),
/* harmony export */   be: () => (/* binding */ isZero),
/* harmony export */   cz: () => (/* binding */ sum),
/* harmony export */   ux: () => (/* binding */ within)
/* harmony export */ });
/** Arithmetic on the cumulative figures that tools print. Pure. */
function sum(one, other) {
    return combined(one, other, (a, b) => a + b);
}
/** What came since `before`; never less than nothing, because a run that was killed can be missing from the later figure. */
function since(before, now) {
    return combined(now, before, (a, b) => Math.max(0, a - b));
}
/** Whether no figure of `part` is above the same figure of `whole`. */
function within(part, whole) {
    return Object.keys(part).every((name) => (part[name] ?? 0) <= (whole[name] ?? 0));
}
function same(one, other) {
    return within(one, other) && within(other, one);
}
function isZero(counts) {
    return Object.values(counts).every((count) => count === 0);
}
/** Dollars without the dust of binary fractions. */
function dollars(amount) {
    return Math.round(amount * 1e10) / 1e10;
}
function combined(one, other, op) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return Object.fromEntries([...names].map((name) => [name, op(one[name] ?? 0, other[name] ?? 0)]));
}


/***/ })

};
