export const id = 230;
export const ids = [230];
export const modules = {

/***/ 34230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addDemo: () => (/* binding */ addDemo)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84175);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38214);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23118);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92752);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99161);





function addDemo(program, host, done) {
    program
        .command('demo')
        .description('Start a Plane of its own, assign items to a bot, and tick until they are answered.')
        .option('--json', 'print one JSON object and end')
        .option('--port <number>', 'port of the embedded Plane; 0: a free one', _flags_js__WEBPACK_IMPORTED_MODULE_2__/* .port */ .O, 0)
        .option('--keep', 'keep the board and the folder of the demo until Ctrl-C; needs a terminal')
        .action(async (flags) => done(await demoCommand(host, flags)));
}
/** Longer than anybody waits; the clock cannot sleep longer at a time. */
const UNTIL_STOPPED_MS = 2 ** 31 - 1;
async function demoCommand(host, flags) {
    const json = flags.json === true;
    try {
        if (flags.keep === true && (json || host.columns === null))
            throw keptForNobody();
        const { runDemo } = await Promise.all(/* import() */[__webpack_require__.e(311), __webpack_require__.e(815), __webpack_require__.e(440), __webpack_require__.e(405), __webpack_require__.e(694), __webpack_require__.e(595), __webpack_require__.e(752), __webpack_require__.e(207), __webpack_require__.e(787), __webpack_require__.e(860), __webpack_require__.e(451), __webpack_require__.e(947), __webpack_require__.e(78), __webpack_require__.e(593), __webpack_require__.e(202), __webpack_require__.e(217), __webpack_require__.e(6), __webpack_require__.e(216), __webpack_require__.e(833), __webpack_require__.e(976)]).then(__webpack_require__.bind(__webpack_require__, 5976));
        const quiet = { ...host, log: { ...host.log, warn: (message) => host.log.debug(message) } };
        const { result, folder, close } = await runDemo(quiet, flags.port, json ? SILENT : teller(host));
        if (json)
            (0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .writeJson */ .GF)(host, result);
        else if (!host.signal.aborted)
            writeResult(host, result);
        if (flags.keep === true && !host.signal.aborted) {
            say(host, `\nKept until Ctrl-C, which removes both: the board at ${result.plane_url}, and ${folder} with`);
            say(host, 'the repository (`repo`), the directories and worktrees of the runs (`runs`) and the `state`.');
            await host.clock.sleep(UNTIL_STOPPED_MS, host.signal);
            await close();
            say(host, '\nThe board and the folder are removed.');
            return result.ok ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.fine : _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.failed;
        }
        await close();
        if (host.signal.aborted)
            return stopped(host, json);
        return result.ok ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.fine : _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.failed;
    }
    catch (error) {
        // Ctrl-C reaches every program that the demo has called, too, so that any of them may have failed by it.
        return host.signal.aborted ? stopped(host, json) : (0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .fJ)(host, error, json);
    }
}
/** What is there by then is removed before. */
function stopped(host, json) {
    if (!json)
        say(host, '\nThe demo was stopped. Its runs are ended; its Plane and its folder are gone.');
    return (0,_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .stoppedBy */ .$)(host.signal);
}
function keptForNobody() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL({
        code: 'keep-without-terminal',
        message: '--keep needs a terminal as its output and no --json: nobody else could end with Ctrl-C what is kept.',
        remedy: 'Leave --keep out, or run it in a terminal without --json; `agentd plane` serves a board anywhere.',
        retry: false,
    });
}
const SILENT = { started: () => { }, created: () => { }, ticked: () => { }, moved: () => { }, ended: () => { } };
function say(host, line, hang = 0) {
    host.write(`${(0,_wrap_js__WEBPACK_IMPORTED_MODULE_4__/* .wrap */ .LV)(line, host.columns ?? _wrap_js__WEBPACK_IMPORTED_MODULE_4__/* .USUAL_WIDTH */ .gM, hang)}\n`);
}
/** Every tick is told: those in which nothing happened, together and in one line. */
function teller(host) {
    let told = 0;
    let last = 0;
    const quiet = (upTo) => {
        if (upTo <= told)
            return;
        const which = upTo === told + 1 ? `Tick ${upTo}` : `Ticks ${told + 1} to ${upTo}`;
        say(host, `\n${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'bold', which)}  ${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'dim', 'nothing new')}`);
        told = upTo;
    };
    return {
        started: (url) => {
            say(host, `${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'bold', 'A Plane of its own')} is at ${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'cyan', url)} (open it in a browser).\n`);
            say(host, 'Ada assigns six work items to bot-laptop:');
        },
        created: (key, item) => say(host, `  ${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'bold', key)}  ${item.title}  ${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'dim', item.shows)}`, 9),
        moved: (key, state) => {
            quiet(last);
            say(host, `  ${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'yellow', 'Ada')} moves ${key} to ${state}`);
        },
        ticked: (number, summary) => {
            last = number;
            const lines = linesOf(host, summary);
            if (lines.length === 0)
                return;
            quiet(number - 1);
            say(host, `\n${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'bold', `Tick ${number}`)}  ${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'dim', costOf(summary))}`, 4);
            for (const line of lines)
                say(host, `  ${line}`, 4);
            told = number;
        },
        ended: () => quiet(last),
    };
}
function costOf({ requests, ms }) {
    const { plane, terminal } = requests;
    return `${ms} ms, ${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(plane, 'Plane request')}, ${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(terminal, 'terminal round trip')}`;
}
function linesOf(host, summary) {
    const { finished, stopped, published, started } = summary;
    return [
        ...finished.map(({ run_id, tag, class: failure }) => tag === null
            ? `${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'yellow', run_id)} ended: ${failure ?? ''}`
            : `${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'green', run_id)} ended with [${tag}]`),
        ...stopped.map(({ run_id, why }) => `${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'yellow', run_id)} is being stopped: ${why}`),
        ...published.map(({ run_id, kind, status }) => `${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'green', run_id)} ${WORDS[kind] ?? kind}: ${status}`),
        ...started.map(({ run_id, executor, terminal }) => `${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'blue', run_id)} started with ${executor} on ${terminal}`),
    ];
}
const WORDS = {
    working: 'moved to In Progress',
    comment: 'comment posted',
    state: 'moved on',
};
function writeResult(host, result) {
    const head = ['item', 'state', 'tag', 'last run', 'comments'].map((word) => (0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'dim', word));
    const rows = result.items.map(({ key, state, tag, run_id, comments }) => [
        (0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'bold', key),
        state,
        tag === null ? 'stopped' : `[${tag}]`,
        run_id,
        String(comments),
    ]);
    host.write(`\n${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)([head, ...rows], host.columns ?? _wrap_js__WEBPACK_IMPORTED_MODULE_4__/* .USUAL_WIDTH */ .gM)}\n\n`);
    say(host, result.ok
        ? `${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'green', 'All items are answered')} after ${result.ticks} ticks.`
        : `${(0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .paint */ .nI)(host, 'red', 'Not all items were answered')} in ${result.ticks} ticks.`);
}


/***/ }),

/***/ 23118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ port),
/* harmony export */   r: () => (/* binding */ wholeNumber)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/** Values of command-line options. */

/** For `.option(…, wholeNumber(0, 65535))`: anything else is a usage error. */
function wholeNumber(least, most) {
    return (text) => {
        const value = Number(text);
        if (/^\d+$/.test(text) && value >= least && value <= most)
            return value;
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`It must be a whole number from ${least} to ${most}.`);
    };
}
const port = wholeNumber(0, 65_535);


/***/ }),

/***/ 92752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   bi: () => (/* binding */ writeProblem),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   h5: () => (/* binding */ shownTime),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   nI: () => (/* binding */ paint),
/* harmony export */   qy: () => (/* binding */ writeTable),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   x3: () => (/* binding */ writeText)
/* harmony export */ });
/* harmony import */ var _bot_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85151);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84175);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38214);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99161);
/** Tables and colour for people; JSON for programs. */




const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 };
/** Colours `text` where the output shows colour. */
function paint(host, style, text) {
    return host.colour ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
}
/** Columns stay side by side as long as the last has so many characters. */
const LEAST_LAST = 24;
/**
 * Left-aligned columns, two spaces apart; the last is not padded. Each cell is one line of what is seen, and the last of a
 * row goes on below itself where the row is longer than `width`.
 */
function table(cells, width = Infinity) {
    const rows = cells.map((row) => row.map(oneLine));
    const widths = [];
    for (const row of rows) {
        for (const [index, cell] of row.entries())
            widths[index] = Math.max(widths[index] ?? 0, (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleLength */ .te)(cell));
    }
    return rows
        .map((row) => {
        const before = widths.slice(0, row.length - 1).reduce((sum, column) => sum + column + 2, 0);
        const line = row
            .map((cell, index) => index === row.length - 1 ? cell : cell + ' '.repeat((widths[index] ?? 0) - (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleLength */ .te)(cell)))
            .join('  ')
            .trimEnd();
        return (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)(line, width, before + LEAST_LAST <= width ? before : HANG);
    })
        .join('\n');
}
const HANG = 4;
/** Colours that {@link paint} puts around a text. */
// oxlint-disable-next-line no-control-regex
const PAINT = /(\u001b\[(?:[012]|3[1-6])m)/;
/** Blanks stay: cells are indented by them. */
function oneLine(cell) {
    const parts = cell.split(PAINT);
    return parts.map((part, index) => (index % 2 === 1 ? part : (0,_bot_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .u)(part).replace(/\n+/g, ' '))).join('');
}
/** `1 run`, `2 runs` */
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** Sentences for people; on a terminal broken at words, those lines after the first begun with `hang` blanks. */
function writeText(host, text, hang = 0) {
    host.write(`${(0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)(text, (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz)(host), hang)}\n`);
}
/** {@link table}, as wide as the terminal. */
function writeTable(host, cells) {
    host.write(`${table(cells, (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz)(host))}\n`);
}
function writeJson(host, value) {
    host.write(`${JSON.stringify(value)}\n`);
}
/** `2026-01-05 10:00:00Z` */
function shownTime(millis) {
    return new Date(millis)
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z$/, 'Z');
}
/** One clear error: what, where, how to mend. Usage and configuration are exit code 2, all else 1. */
function fail(host, error, json) {
    const problem = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(error);
    const code = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.usage : _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.failed;
    if (json)
        writeJson(host, { ok: false, error: problem });
    else
        writeProblem(host, problem);
    if (problem.code === 'internal' && error instanceof Error)
        host.log.debug(error.stack ?? '');
    return code;
}
/** A message of several lines is a list of faults. What others wrote begins no line that a workflow would take for a command. */
function writeProblem(host, problem) {
    const message = problem.message
        .split('\n')
        .map(_bot_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .O)
        .join('\n')
        .replace(/\n+(?=::|$)/g, ' ')
        .trimEnd();
    const width = (0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz)(host);
    host.writeError(`${(0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)(`${paint(host, 'red', `error ${problem.code}:`)} ${message}`, width, 2)}\n`);
    if (problem.remedy !== '')
        host.writeError(`${(0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)(`  ${(0,_bot_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .O)(problem.remedy)}`, width, 2)}\n`);
}


/***/ }),

/***/ 99161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   gM: () => (/* binding */ USUAL_WIDTH),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   te: () => (/* binding */ visibleLength)
/* harmony export */ });
/** Of text that is to be read, where the output is no terminal. */
const USUAL_WIDTH = 80;
/** What is no terminal is read by programs, line by line: there nothing is broken. */
function widthOf(host) {
    return host.columns ?? Infinity;
}
/**
 * `text`, which may be painted, in lines of at most `width` characters that are seen; those after the first begin with
 * `hang` blanks. A word that is longer (a path, an address) stays whole, so that it can be copied.
 */
function wrap(text, width, hang = 0) {
    return text
        .split('\n')
        .map((line) => broken(line, width, hang))
        .join('\n');
}
function broken(line, width, hang) {
    if (visibleLength(line) <= width)
        return line;
    const margin = /^ */.exec(line)?.[0] ?? '';
    const lines = [];
    let at = margin;
    let empty = true;
    for (const [, gap = '', word = ''] of line.slice(margin.length).matchAll(/( *)([^ ]+)/g)) {
        if (empty || visibleLength(at + gap + word) <= width)
            at += empty ? word : gap + word;
        else {
            lines.push(at);
            at = ' '.repeat(hang) + word;
        }
        empty = false;
    }
    return [...lines, at].join('\n');
}
/** Characters, without the colours around them. */
function visibleLength(text) {
    // oxlint-disable-next-line no-control-regex
    return Array.from(text.replace(/\u001b\[\d+m/g, '')).length;
}


/***/ }),

/***/ 85151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ cleanLine),
/* harmony export */   u: () => (/* binding */ clean)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64373);
/**
 * Makes foreign text fit to be sent, shown, and put into a prompt: Plane v1.3.1 answers 400 to NUL and to half surrogate
 * pairs, terminals' colour codes are noise, and what nobody sees could say to a reader or an agent what no person did.
 */

const ESC = '\u001b';
const BEL = '\u0007';
/** ANSI sequences: CSI (colours, cursor), OSC (titles, links) up to its end mark, and those of one character. */
const ansi = new RegExp(`${ESC}(?:\\[[0-?]*[ -/]*[@-~]|\\][^${BEL}${ESC}]*(?:${BEL}|${ESC}\\\\)?|[@-Z\\\\^_])`, 'g');
/** Lines end in `\n`; nothing is left that Plane refuses or that a browser would not show. */
function clean(text) {
    return (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(text.replace(ansi, '').replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'));
}
/** The same on one line, every run of white space a single blank: for names, titles and sentences. */
function cleanLine(text) {
    return clean(text).replace(/\s+/g, ' ').trim();
}


/***/ }),

/***/ 64373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ bare),
/* harmony export */   PR: () => (/* binding */ UNSEEN),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   gx: () => (/* binding */ ASCII)
/* harmony export */ });
/**
 * Characters that nobody sees (Unicode's `Default_Ignorable_Code_Point`, formats, controls, non-characters, half surrogate
 * pairs), and the few of them whose effect people do see. Layer 0: who reads text and who writes it mean the same.
 */
/** Takes no room. Tab and line feed do. */
const NONE = String.raw `[^\P{Cc}\t\n]|[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]`;
/** Scripts whose letters join or stack, which a joiner or a non-joiner between them changes. */
const JOINING = 'Arab Syrc Mand Nkoo Adlm Rohg Mong Phag Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt Bali Java Newa Mtei'
    .split(' ')
    .map((script) => String.raw `\p{Script_Extensions=${script}}`)
    .join('');
const LETTER = String.raw `(?!\p{Default_Ignorable_Code_Point})(?=[\p{L}\p{M}])[${JOINING}]`;
const MONGOLIAN = String.raw `(?=\p{L})\p{Script=Mongolian}`;
const PICTURE = String.raw `\p{Extended_Pictographic}`;
const RIGHT_TO_LEFT = 'Hebr Arab Syrc Thaa Nkoo Samr Mand Adlm Rohg'
    .split(' ')
    .map((script) => String.raw `\p{Script=${script}}`)
    .join('');
/** Each is tied to what it belongs to, so that no run of them is ever kept: a run can spell a message. */
const KEPT = [
    // The flags of England, Scotland and Wales, the only ones that are spelt with tags.
    String.raw `\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`,
    // A picture in colour or as text; keycaps; families and other joined pictures.
    String.raw `[\ufe0e\ufe0f](?<=${PICTURE}.)`,
    String.raw `\ufe0f(?<=[0-9#*].)(?=\u20e3)`,
    String.raw `\u200d(?<=${PICTURE}[\ufe0e\ufe0f\p{Emoji_Modifier}]?.)(?=${PICTURE})`,
    // At the end of a word a joiner still shapes the letter before it; a non-joiner does nothing there.
    String.raw `\u200c(?<=${LETTER}.)(?=${LETTER})`,
    String.raw `\u200d(?<=${LETTER}.)`,
    String.raw `[\u180b-\u180f](?<=${MONGOLIAN}.)`,
    // Signs that stand under or over the digits after them.
    String.raw `[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]`,
];
/** Beside right-to-left letters a mark of direction moves the punctuation next to it. */
const MARK = String.raw `(?<!${NONE})[\u061c\u200e\u200f]`;
/** A run of characters that nobody sees, as a pattern's source for the `u` flag. */
const UNSEEN = `(?:${NONE})+`;
/** A text that holds nothing that nobody sees; most texts of most ticks are such. */
const ASCII = /^[\t\n -~]*$/;
let made = null;
/** Made at first use: the tables behind them cost a tick that needs none a part of its start. */
function patterns() {
    made ??= {
        none: new RegExp(UNSEEN, 'gu'),
        unseen: new RegExp(`(${KEPT.join('|')})|${NONE}`, 'gu'),
        unseenInMixed: new RegExp(`(${[...KEPT, MARK].join('|')})|${NONE}`, 'gu'),
        rightToLeft: new RegExp(`[${RIGHT_TO_LEFT}](?<=\\p{L})`, 'u'),
    };
    return made;
}
/** For comparing: `text` without any of them, whatever their effect. */
function bare(text) {
    return ASCII.test(text) ? text : text.replace(patterns().none, '');
}
/**
 * For showing and for handing on: `text` without them, but for those whose effect is seen. Selectors of ideographs go, as
 * each could hide a byte and the character reads the same without; so do line-break hints and isolates of direction.
 * Applied to its own output it changes nothing.
 * @param instead what stands in the place of each.
 */
function shown(text, instead = '') {
    if (ASCII.test(text))
        return text;
    const { unseen, unseenInMixed, rightToLeft } = patterns();
    return text
        .split('\n')
        .map((line) => ASCII.test(line)
        ? line
        : line.replace(rightToLeft.test(line) ? unseenInMixed : unseen, (_, kept) => kept ?? instead))
        .join('\n');
}


/***/ })

};
