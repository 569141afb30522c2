export const id = 938;
export const ids = [938];
export const modules = {

/***/ 44557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cutMarkdown: () => (/* binding */ cutMarkdown)
/* harmony export */ });
/* harmony import */ var _graphemes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50536);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48201);
/** Shortening a Markdown text so that what is left, and what is written after it, still reads as it should. */


/**
 * At most `limit` characters of `text` (cleaned), ended between two blocks where that keeps at least half, else between two lines,
 * else between two words. A code fence that is open at the end is closed, also when nothing is cut.
 */
function cutMarkdown(text, limit) {
    if (text.length <= limit) {
        const closed = text + missingFence(text);
        if (closed.length <= limit)
            return { markdown: closed, left_out: 0 };
    }
    let room = limit;
    while (room > 0) {
        const end = cutPoint(text, room);
        const kept = text.slice(0, end).trimEnd();
        const closed = kept + missingFence(kept);
        if (closed.length <= limit)
            return { markdown: closed, left_out: text.length - kept.length };
        room = Math.min(end - 1, room - (closed.length - limit));
    }
    return { markdown: '', left_out: text.length };
}
function cutPoint(text, limit) {
    const slice = text.slice(0, limit);
    const last = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .outerBlocks */ .Gn)(slice).at(-1);
    if (last === undefined)
        return (0,_graphemes_js__WEBPACK_IMPORTED_MODULE_1__/* .prefixEnd */ .Ek)(text, limit);
    const border = lineStart(slice, last.from);
    if (border >= limit / 2)
        return border;
    const line = text[limit] === '\n' ? limit : slice.lastIndexOf('\n');
    if (line >= limit / 2) {
        // A fence of which only the first line is left says nothing.
        const opener = last.fence !== '' && !slice.slice(border, line).includes('\n');
        return opener && border > 0 ? border : line;
    }
    return (0,_graphemes_js__WEBPACK_IMPORTED_MODULE_1__/* .prefixEnd */ .Ek)(text, limit);
}
/** What closes an outermost fence that is open at the end; any other block ends with a blank line. */
function missingFence(text) {
    const probe = 'x';
    const last = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .outerBlocks */ .Gn)(`${text}\n\n${probe}`).at(-1);
    return last === undefined || last.fence === '' ? '' : `\n${last.fence}`;
}
function lineStart(text, line) {
    let at = 0;
    for (let skipped = 0; skipped < line; skipped += 1)
        at = text.indexOf('\n', at) + 1;
    return at;
}


/***/ }),

/***/ 48201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gn: () => (/* binding */ outerBlocks),
/* harmony export */   d3: () => (/* binding */ isWebAddress),
/* harmony export */   qg: () => (/* binding */ parse)
/* harmony export */ });
/* harmony import */ var markdown_it__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65251);
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85151);
/**
 * Markdown as agents write it: CommonMark with tables and strikethrough. HTML in it is text; only http, https and mailto
 * become links. Loaded only when something is published.
 */


/** Addresses that may be clicked. */
function isWebAddress(href) {
    return /^(?:https?:\/\/[^/]|mailto:[^/])/i.test(href);
}
function parser() {
    const markdown = new markdown_it__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A({ html: false, linkify: true, typographer: false });
    markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
    markdown.linkify.add('ftp:', null).add('//', null);
    // In the text every target is parsed, so that the renderer can show one that may not be clicked. Between blocks only a web
    // address makes a definition: `[note]: done` is more likely meant as text, and would not be shown at all.
    let betweenBlocks = false;
    markdown.validateLink = (url) => !betweenBlocks || isWebAddress(url);
    markdown.core.ruler.before('block', 'definitions_on', () => void (betweenBlocks = true));
    markdown.core.ruler.after('block', 'definitions_off', () => void (betweenBlocks = false));
    markdown.normalizeLinkText = (url) => url;
    // What nobody sees may also be written as a reference, `&#8203;`.
    markdown.core.ruler.before('text_join', 'references', ({ tokens }) => {
        for (const token of tokens.flatMap(({ children }) => children ?? [])) {
            if (token.type === 'text_special' && token.info === 'entity')
                token.content = (0,_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .u)(token.content);
        }
    });
    return markdown;
}
const full = parser();
const blocksOnly = parser();
blocksOnly.core.ruler.enableOnly(['normalize', 'definitions_on', 'block', 'definitions_off']);
function parse(markdown) {
    return full.parse(markdown, {});
}
function outerBlocks(markdown) {
    const blocks = [];
    for (const token of blocksOnly.parse(markdown, {})) {
        if (token.level !== 0 || token.nesting < 0 || token.map === null)
            continue;
        const [from, to] = token.map;
        blocks.push({ type: token.type, fence: token.type === 'fence' ? token.markup : '', from, to });
    }
    return blocks;
}


/***/ })

};
