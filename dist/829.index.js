export const id = 829;
export const ids = [829];
export const modules = {

/***/ 67829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markdownToHtml: () => (/* binding */ markdownToHtml)
});

// EXTERNAL MODULE: ./node_modules/sanitize-html/index.js
var sanitize_html = __webpack_require__(43595);
;// CONCATENATED MODULE: ./build/bot/allow-list.js
/**
 * The second wall: whatever the renderer produced, only this leaves. A part of what Plane's own cleaner (nh3) lets pass, so
 * that a server that cleans comments changes nothing a reader would see.
 */

const blocks = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'div'];
const table = ['table', 'tbody', 'tr', 'th', 'td'];
const inline = ['code', 'br', 'strong', 'em', 's', 'a', 'label', 'input', 'span'];
const ALLOWED_TAGS = [...blocks, ...table, ...inline];
const ALLOWED_ATTRIBUTES = {
    a: ['href', 'target'],
    ol: ['start'],
    ul: ['data-type'],
    li: ['data-type', 'data-checked'],
    code: ['class'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    input: ['type', 'checked'],
};
const ALLOWED_SCHEMES = ['http', 'https', 'mailto'];
const options = {
    allowedTags: [...ALLOWED_TAGS],
    allowedAttributes: Object.fromEntries(Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
    allowedClasses: { code: ['language-*'] },
    allowedSchemes: [...ALLOWED_SCHEMES],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
};
/** HTML of allowed tags on one line. Applied to its own result it changes nothing. */
function allowed(html) {
    return sanitize_html(html, options)
        .replaceAll(' />', '>')
        .replace(/\r\n?|\n/g, '&#10;');
}

// EXTERNAL MODULE: ./build/bot/clean.js
var clean = __webpack_require__(85151);
// EXTERNAL MODULE: ./build/bot/markdown.js
var bot_markdown = __webpack_require__(48201);
;// CONCATENATED MODULE: ./build/bot/open-blocks.js
/** HTML of blocks in blocks while it is written: one that is closed before anything in it is seen has never been there. */
class OpenBlocks {
    #open = [block('')];
    get html() {
        return this.#open[0]?.html ?? '';
    }
    /** The innermost list, if any, is one of tasks. */
    get inTasks() {
        return this.#open.findLast(({ list }) => list !== null)?.list === 'tasks';
    }
    open(start) {
        this.#open.push(block(start));
    }
    openList(start, tasks) {
        this.#open.push({ ...block(start), list: tasks ? 'tasks' : 'other' });
    }
    openNumbered(from) {
        // Its start is written with its first item, because that gives its number.
        this.#open.push({ ...block(''), list: 'other', next: from, gap: true });
    }
    /** Text or a whole element. */
    add(html) {
        const { last } = this;
        last.html += html;
        last.shown ||= isSeen(html);
    }
    /** Markup that shows nothing by itself. */
    mark(html) {
        this.last.html += html;
    }
    close(end) {
        const { start, html, shown } = this.#pop();
        if (!shown)
            return;
        this.mark(`${start}${html}${end}`);
        this.last.shown = true;
    }
    closeItem() {
        const item = this.#pop();
        const list = this.last;
        if (item.shown) {
            if (list.next !== null && list.gap)
                list.html += `${list.html === '' ? '' : '</ol>'}${numbered(list.next)}`;
            // The editor wants a paragraph first; without one it tears the list apart.
            const first = item.html.startsWith('<p>') ? '' : '<p></p>';
            list.html += `${item.start}${first}${item.html}${list.list === 'tasks' ? '</div></li>' : '</li>'}`;
            list.shown = true;
        }
        list.gap = !item.shown;
        if (list.next !== null)
            list.next += 1;
    }
    get last() {
        return this.#open.at(-1) ?? block('');
    }
    #pop() {
        return this.#open.pop() ?? block('');
    }
}
function block(start) {
    return { start, list: null, html: '', shown: false, next: null, gap: false };
}
function numbered(from) {
    return from === 1 ? '<ol>' : `<ol start="${from}">`;
}
/** Code is seen whatever is in it. */
function isSeen(html) {
    return /<(?:code|hr)\b/.test(html) || /\S/.test(html.replace(/<[^>]*>/g, ''));
}

;// CONCATENATED MODULE: ./build/bot/editor-html.js
/**
 * Markdown tokens → the HTML that Plane's editor reads (pure). Plane shows a comment by feeding its HTML to markdown-it and
 * then to the editor, so it is written without a newline and entirely inside block tags: a blank line would end the HTML.
 */



/** `filter` sees all text as readers will see it, after Markdown's escapes are undone. A block that shows nothing is left out. */
function editorHtml(tokens, filter) {
    const tasks = taskLists(tokens);
    const page = new OpenBlocks();
    for (const [index, token] of tokens.entries()) {
        switch (token.type) {
            case 'inline': {
                const inTask = page.inTasks && tokens[index - 2]?.type === 'list_item_open' && checkOf(tokens, index - 2) !== null;
                page.add(editor_html_inline(token.children ?? [], filter, inTask));
                break;
            }
            case 'bullet_list_open':
                page.openList(tasks.has(index) ? '<ul data-type="taskList">' : '<ul>', tasks.has(index));
                break;
            case 'ordered_list_open':
                page.openNumbered(Number(attribute(token, 'start') ?? '1'));
                break;
            case 'list_item_open':
                page.open(page.inTasks ? taskItem(checkOf(tokens, index) === 'x') : '<li>');
                break;
            case 'list_item_close':
                page.closeItem();
                break;
            case 'table_open':
                page.open('<table><tbody>');
                break;
            case 'table_close':
                page.close('</tbody></table>');
                break;
            case 'th_open':
            case 'td_open':
                page.mark(`<${token.tag} colspan="1" rowspan="1"><p>`);
                break;
            case 'th_close':
            case 'td_close':
                page.mark(`</p></${token.tag}>`);
                break;
            case 'tr_open':
            case 'tr_close':
                page.mark(token.nesting > 0 ? '<tr>' : '</tr>');
                break;
            case 'fence':
            case 'code_block':
                if (/\S/.test(token.content))
                    page.add(codeBlock(filter(token.content), token.info));
                break;
            case 'hr':
                page.add('<hr>');
                break;
            case 'paragraph_open':
            case 'heading_open':
            case 'blockquote_open':
                page.open(`<${token.tag}>`);
                break;
            case 'paragraph_close':
            case 'heading_close':
            case 'blockquote_close':
            case 'bullet_list_close':
            case 'ordered_list_close':
                page.close(`</${token.tag}>`);
                break;
            default:
        }
    }
    return page.html;
}
function escapeHtml(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
/**
 * Newlines as references, so that Plane keeps them and its Markdown reader does not see them. From v1.4 Plane may clean
 * comments and thereby write them out; then an empty line would end the HTML, so it holds an element that shows nothing.
 */
function codeBlock(content, info) {
    const language = /^[A-Za-z0-9][A-Za-z0-9+#._-]{0,31}(?=\s|$)/.exec(info.trim())?.[0];
    const lines = content.replace(/\n$/, '').split('\n');
    const body = lines.map((line) => (/\S/.test(line) ? escapeHtml(line) : `${line}<span></span>`)).join('&#10;');
    const open = language === undefined ? '<code>' : `<code class="language-${escapeHtml(language)}">`;
    return `<pre>${open}${body}</code></pre>`;
}
function editor_html_inline(tokens, filter, boxed) {
    const whole = brokenByMarkup(tokens, filter);
    if (whole !== null)
        return textHtml(boxed ? whole.replace(box, '') : whole);
    let out = '';
    let link = null;
    for (const [index, token] of tokens.entries()) {
        switch (token.type) {
            case 'text':
            case 'text_special':
                out += textHtml(filter(boxed && index === 0 ? token.content.replace(box, '') : token.content));
                break;
            case 'code_inline':
                out += `<code>${escapeHtml(filter(token.content))}</code>`;
                break;
            case 'softbreak':
            case 'hardbreak':
                out += '<br>';
                break;
            case 'link_open':
                link = openLink(token, filter);
                out += link.open;
                break;
            case 'link_close':
                out += link?.close(out) ?? '';
                link = null;
                break;
            case 'image':
                out += editor_html_image(token, filter, link !== null);
                break;
            case 'strong_open':
            case 'em_open':
            case 's_open':
                out += `<${token.tag}>`;
                break;
            case 'strong_close':
            case 'em_close':
            case 's_close':
                out += `</${token.tag}>`;
                break;
            default:
                out += escapeHtml(filter(token.content));
        }
    }
    return out;
}
/**
 * What the filter makes of the text as it is read, where markup between its parts, which is not seen, would hide something
 * from the filter: then the markup gives way. null: nothing is hidden so.
 */
function brokenByMarkup(tokens, filter) {
    if (tokens.length < 2)
        return null;
    const parts = tokens.map(readOf);
    const whole = filter(parts.join(''));
    return whole === parts.map((part) => (part === '' ? '' : filter(part))).join('') ? null : whole;
}
function readOf({ type, content, children }) {
    if (type === 'softbreak' || type === 'hardbreak')
        return '\n';
    return type === 'image' ? (children ?? []).map(readOf).join('') : content;
}
/** The one tag that is honoured: tables have no other way to break a line. */
function textHtml(text) {
    return escapeHtml(text)
        .replaceAll('\n', ' ')
        .replace(/&lt;br ?\/?&gt;/gi, '<br>');
}
/** A target that cannot be clicked in Plane (a path, another scheme) is shown behind its text instead. */
function openLink(token, filter) {
    const href = attribute(token, 'href') ?? '';
    if ((0,bot_markdown/* isWebAddress */.d3)(href) && passes(href, filter)) {
        const open = `<a href="${escapeHtml(href)}" target="_blank">`;
        // A link without text would not be seen.
        return { open, close: (before) => `${before.endsWith(open) ? escapeHtml(href) : ''}</a>` };
    }
    if (token.markup === 'autolink')
        return { open: '&lt;', close: () => '&gt;' };
    const shown = /^(?:javascript|vbscript|data):/i.test(href) ? '' : escapeHtml(filter(decoded(href)));
    return { open: '', close: (before) => (shown === '' || before.endsWith(shown) ? '' : ` (${shown})`) };
}
/** Nothing is loaded from elsewhere: an image becomes a link to it, or only its description. */
function editor_html_image(token, filter, inLink) {
    const source = attribute(token, 'src') ?? '';
    const described = (token.children ?? []).map(({ content }) => content).join('');
    const alt = filter((0,clean/* cleanLine */.O)(described));
    const text = escapeHtml(alt === '' ? 'image' : alt);
    if (inLink || !(0,bot_markdown/* isWebAddress */.d3)(source) || !passes(source, filter))
        return text;
    return `<a href="${escapeHtml(source)}" target="_blank">${text}</a>`;
}
/** Whether the filter leaves an address alone, as it is written and as it is read. */
function passes(href, filter) {
    const read = decoded(href);
    return filter(href) === href && filter(read) === read;
}
function decoded(href) {
    try {
        return (0,clean/* clean */.u)(decodeURIComponent(href)).replace(/\s+/g, ' ');
    }
    catch {
        return href;
    }
}
const box = /^\[([ xX])\](?:[ \t\n]|$)/;
function taskItem(checked) {
    const input = checked ? '<input type="checkbox" checked="checked">' : '<input type="checkbox">';
    return `<li data-type="taskItem" data-checked="${checked}"><label>${input}<span></span></label><div>`;
}
/** Starts of the lists of which every item begins with a box; the editor knows no mixed ones. */
function taskLists(tokens) {
    const found = new Set();
    const open = [];
    for (const [index, { type }] of tokens.entries()) {
        if (type === 'bullet_list_open' || type === 'ordered_list_open') {
            open.push({ start: index, tasks: type === 'bullet_list_open' });
        }
        else if (type === 'list_item_open') {
            const list = open.at(-1);
            if (list !== undefined && checkOf(tokens, index) === null)
                list.tasks = false;
        }
        else if (type === 'bullet_list_close' || type === 'ordered_list_close') {
            const list = open.pop();
            if (list?.tasks === true)
                found.add(list.start);
        }
    }
    return found;
}
function checkOf(tokens, item) {
    if (tokens[item + 1]?.type !== 'paragraph_open')
        return null;
    const inside = tokens[item + 2];
    // The source says whether the bracket was escaped; the text does not any more.
    const mark = inside?.children?.[0]?.type === 'text' ? box.exec(inside.content)?.[1] : undefined;
    return mark === undefined ? null : mark === ' ' ? ' ' : 'x';
}
function attribute(token, name) {
    const found = token.attrs?.find(([key]) => key === name);
    return found === undefined ? undefined : String(found[1]);
}

;// CONCATENATED MODULE: ./build/bot/html.js
/** Markdown → HTML for Plane (pure): tokens, the editor's forms, the allow-list. Loaded only when something is published. */




/**
 * One line of HTML, everything inside block tags.
 * `filter`: the redactor; it sees text after Markdown's escapes are undone, so that `s\_ecret` does not slip through.
 */
function markdownToHtml(markdown, filter = (text) => text) {
    const html = allowed(editorHtml((0,bot_markdown/* parse */.qg)((0,clean/* clean */.u)(markdown)), filter));
    if (html === '')
        return '<p></p>';
    // Plane's Markdown reader ends an HTML block that begins with `<pre` at the first `</pre>`, any other at a blank line.
    return html.startsWith('<pre') ? `<div>${html}</div>` : html;
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
