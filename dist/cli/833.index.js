export const id = 833;
export const ids = [833];
export const modules = {

/***/ 25595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BOT: () => (/* binding */ BOT),
  PERSON: () => (/* binding */ PERSON),
  PROJECT: () => (/* binding */ PROJECT),
  WORKSPACE: () => (/* binding */ WORKSPACE),
  demoPlane: () => (/* binding */ demoPlane)
});

// EXTERNAL MODULE: ./build/action/src/errors.js
var errors = __webpack_require__(84175);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/sanitize-html/index.js
var sanitize_html = __webpack_require__(43595);
;// CONCATENATED MODULE: ./build/action/src/plane/embedded/board-html.js
/** Text of agents and of strangers, made safe to show on the board. */

const TAGS = 'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code strong b em i u s del ins mark sub sup kbd hr br a div span ' +
    'table thead tbody tr th td details summary dl dt dd label input';
/** Nothing that loads, runs or styles: images become links, mentions names, checkboxes cannot be clicked. */
function safeHtml(html, nameOf) {
    return sanitize_html(html, {
        allowedTags: TAGS.split(' '),
        allowedAttributes: {
            a: ['href', 'rel', 'target'],
            ol: ['start'],
            td: ['colspan', 'rowspan'],
            th: ['colspan', 'rowspan'],
            input: ['type', 'checked', 'disabled'],
        },
        allowedSchemes: ['http', 'https', 'mailto'],
        allowProtocolRelative: false,
        nestingLimit: 60,
        transformTags: {
            a: (_, { href = '' }) => ({ tagName: 'a', attribs: linkTo(href) }),
            img: (_, { src = '', alt = '' }) => ({ tagName: 'a', attribs: linkTo(src), text: `[image] ${alt}` }),
            'image-component': () => ({ tagName: 'span', attribs: {}, text: '[image]' }),
            'mention-component': (_, { entity_identifier = '' }) => ({
                tagName: 'strong',
                attribs: {},
                text: `@${nameOf(entity_identifier)}`,
            }),
            input: (_, { checked }) => ({
                tagName: 'input',
                attribs: { type: 'checkbox', disabled: '', ...(checked === undefined ? {} : { checked: '' }) },
            }),
        },
    });
}
/** Only to other places: a relative link would lead into this server. */
function linkTo(href) {
    const isOutside = /^\s*(https?:\/\/|mailto:)/i.test(href);
    return isOutside ? { href, rel: 'noopener noreferrer nofollow', target: '_blank' } : {};
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/times.js
const SECOND = 1_000_000;
const MINUTE = 60 * SECOND;
/** ISO time in the zone of the token's user: `…Z` or `…+05:30`, six digits after the second or none. */
function showTime(at, zone) {
    if (at === null)
        return null;
    const offset = offsetMinutes(at, zone);
    const local = at + offset * MINUTE;
    const fraction = ((local % SECOND) + SECOND) % SECOND;
    const seconds = new Date((local - fraction) / 1000).toISOString().slice(0, 19);
    return seconds + (fraction === 0 ? '' : `.${String(fraction).padStart(6, '0')}`) + showOffset(offset);
}
/** null: not a time. A text without a zone is taken as `zone`; a date alone is its midnight. */
function readTime(text, zone) {
    const match = TIME.exec(text.trim());
    if (!match)
        return null;
    const [, date = '', hour = '0', minute = '0', second = '0', fraction = '', offset] = match;
    const day = readDate(date);
    if (day === null || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
        return null;
    const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Number(second);
    const local = Date.parse(`${day}T00:00:00Z`) * 1000 + seconds * SECOND + Number(fraction.slice(0, 6).padEnd(6, '0'));
    return local - (offset === undefined ? offsetMinutes(local, zone) : readOffset(offset)) * MINUTE;
}
/** `YYYY-MM-DD` of an existing day, or null. */
function readDate(text) {
    const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
    if (!match)
        return null;
    const [, year = '', month = '', day = ''] = match;
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const parsed = Date.parse(`${date}T00:00:00Z`);
    return Number.isNaN(parsed) || new Date(parsed).toISOString().slice(0, 10) !== date ? null : date;
}
const TIME = /^(\d{4}-\d{1,2}-\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
function readOffset(text) {
    if (/^z$/i.test(text))
        return 0;
    const digits = text.slice(1).replace(':', '').padEnd(4, '0');
    const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
    return text.startsWith('-') ? -minutes : minutes;
}
function showOffset(minutes) {
    if (minutes === 0)
        return 'Z';
    const size = Math.abs(minutes);
    const two = (n) => String(n).padStart(2, '0');
    return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
const formats = new Map();
function offsetMinutes(at, zone) {
    if (zone === 'UTC')
        return 0;
    let format = formats.get(zone);
    if (!format) {
        format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
        formats.set(zone, format);
    }
    const name = format.formatToParts(new Date(at / 1000)).find((part) => part.type === 'timeZoneName')?.value ?? '';
    const match = /([+-]\d{2}:\d{2})/.exec(name);
    return match?.[1] === undefined ? 0 : readOffset(match[1]);
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/rows.js

/** A new row of the caller. */
function newRow(call, workspace) {
    const now = call.store.now();
    return {
        id: call.store.id(),
        created_at: now,
        updated_at: now,
        deleted_at: null,
        created_by: call.user.id,
        updated_by: null,
        workspace,
    };
}
/** The caller changed it now. */
function changed(call) {
    return { updated_at: call.store.now(), updated_by: call.user.id };
}
/** The caller deleted it now; deleted rows are kept and not shown. */
function deleted(call) {
    return { deleted_at: call.store.now() };
}
const isLive = (row) => row.deleted_at === null;
const newestFirst = (a, b) => b.created_at - a.created_at;
/** An order that Django knows besides those by field; with a minus sign it is none. */
const AT_RANDOM = '?';
/** In an order of its own each time, so pages of such a list repeat some rows and lack others. */
function shuffled(rows, random) {
    const drawn = rows.map((row) => ({ row, place: random.fraction() }));
    return drawn.toSorted((a, b) => a.place - b.place).map(({ row }) => row);
}
/** The fields that every answer has, times in the caller's zone. */
function rowShape(call, row) {
    const zone = call.user.timezone;
    return {
        id: row.id,
        created_at: showTime(row.created_at, zone),
        updated_at: showTime(row.updated_at, zone),
        deleted_at: showTime(row.deleted_at, zone),
        created_by: row.created_by,
        updated_by: row.updated_by,
        workspace: row.workspace,
    };
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/board-data.js



/** Projects of the user that are not archived. */
function boardProjects(store, user) {
    const own = [...store.project_members.values()].filter((member) => member.user === user.id && member.is_active);
    return [...store.projects.values()].filter((project) => isLive(project) && project.archived_at === null && own.some((member) => member.project === project.id));
}
/** Columns, cards and what the forms offer. */
function boardData(store, project) {
    const inProject = (row) => row.project === project.id;
    const states = [...store.states.values()].filter((s) => inProject(s) && isLive(s) && s.group !== 'triage');
    const members = [...store.project_members.values()].filter((m) => inProject(m) && m.is_active && m.role >= 15);
    const labels = [...store.labels.values()].filter((label) => inProject(label) && isLive(label));
    const items = [...store.items.values()].filter((i) => inProject(i) && isLive(i) && i.archived_at === null && !i.is_draft);
    const comments = new Map();
    for (const { issue, deleted_at } of store.comments.values()) {
        if (deleted_at === null)
            comments.set(issue, (comments.get(issue) ?? 0) + 1);
    }
    return {
        states: states
            .toSorted((a, b) => a.sequence - b.sequence)
            .map(({ id, name, color, group }) => ({ id, name, color, group })),
        members: members.map(({ user }) => ({ id: user, name: nameOf(store, user) })),
        labels: labels.map(({ id, name, color }) => ({ id, name, color })),
        items: items
            .toSorted((a, b) => a.sort_order - b.sort_order || a.sequence_id - b.sequence_id)
            .map((item) => ({ ...brief(item, project), comments: comments.get(item.id) ?? 0 })),
    };
}
/** One item with its texts, made safe; comments oldest first. */
function itemData(store, project, item) {
    const name = (id) => nameOf(store, id);
    const comments = [...store.comments.values()].filter((comment) => comment.issue === item.id && comment.project === project.id && isLive(comment));
    const links = [...store.links.values()].filter((link) => link.issue === item.id && isLive(link));
    return {
        ...brief(item, project),
        description_html: safeHtml(item.description_html, name),
        links: links.map(({ url, title }) => ({ url, title: title ?? url })),
        comments: comments
            .toSorted((a, b) => a.created_at - b.created_at)
            .map((comment) => ({
            id: comment.id,
            author: name(comment.actor),
            edited_by: comment.updated_by === null ? null : name(comment.updated_by),
            at: showTime(comment.created_at, 'UTC'),
            html: safeHtml(comment.comment_html, name),
        })),
    };
}
function brief(item, project) {
    const { id, name, state, priority, assignees, labels } = item;
    return { id, key: `${project.identifier}-${String(item.sequence_id)}`, name, state, priority, assignees, labels };
}
function nameOf(store, user) {
    return store.users.get(user)?.display_name ?? 'someone';
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/board-script.js
/**
 * Script of the board's page. Whatever comes from items is set as text; the only HTML is what the server made safe.
 * It polls, and draws anew only what changed, so that focus and what is being written stay.
 */
const BOARD_SCRIPT = String.raw `
'use strict';
const config = JSON.parse(document.getElementById('config').textContent);
const $ = (id) => document.getElementById(id);
let board = null, drawn = '', open = null, shown = '';

function make(tag, properties = {}, ...children) {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children.filter((child) => child !== null));
  return node;
}

function tint(node, color) {
  if (/^#[0-9a-f]{3,8}$/i.test(color)) node.style.setProperty('--color', color);
  return node;
}

let silence = 0;
/** A popover, so that it is seen above an open dialog. */
function say(text, bad = false) {
  const status = $('status');
  status.textContent = text;
  status.className = bad ? 'bad' : '';
  status.hidePopover();
  status.showPopover();
  clearTimeout(silence);
  silence = setTimeout(() => status.hidePopover(), bad ? 10000 : 3000);
}

async function read(path) {
  const response = await fetch(path, { cache: 'no-store' });
  if (!response.ok) throw new Error(await response.text());
  return response.text();
}

async function write(method, path, body) {
  const response = await fetch(config.api + path, {
    method,
    headers: { 'X-API-Key': config.token, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error('Refused (' + response.status + '): ' + (await response.text()));
  return response.json();
}

async function act(what) {
  try {
    const done = await what();
    await refresh();
    say(done);
  } catch (error) {
    say(error.message, true);
  }
}

const key = encodeURIComponent(config.project.key);

async function refresh() {
  const text = await read('/board/' + key + '.json');
  if (text !== drawn) {
    drawn = text;
    board = JSON.parse(text);
    drawColumns();
  }
  if (open !== null) await refreshItem();
}

async function refreshItem() {
  const id = open;
  const text = await read('/board/' + key + '/' + id + '.json');
  if (open !== id || text === shown) return;
  shown = text;
  drawItem(JSON.parse(text));
}

const named = (list, id) => list.find((one) => one.id === id);

function chips(item) {
  const people = item.assignees.map((id) =>
    make('span', { className: 'chip person', textContent: '@' + (named(board.members, id)?.name ?? 'someone') }));
  const labels = item.labels.map((id) => named(board.labels, id)).filter(Boolean).map((label) =>
    tint(make('span', { className: 'chip label', textContent: label.name }), label.color));
  return make('span', { className: 'chips' }, ...people, ...labels);
}

function card(item) {
  const state = named(board.states, item.state);
  const top = make('span', { className: 'top' },
    make('span', { textContent: item.key }),
    item.priority === 'none' ? null : make('span', { textContent: item.priority }),
    item.comments === 0 ? null : make('span', { className: 'comments', textContent: item.comments + (item.comments === 1 ? ' comment' : ' comments') }));
  const button = make('button', { type: 'button', className: 'card', draggable: true }, top,
    make('span', { className: 'name', textContent: item.name }), chips(item));
  button.dataset.id = item.id;
  button.setAttribute('aria-label', item.key + ' ' + item.name + ', ' + (state?.name ?? ''));
  button.addEventListener('click', () => show(item.id));
  button.addEventListener('dragstart', (event) => event.dataTransfer.setData('text/plain', item.id));
  return make('li', {}, button);
}

function column(state) {
  const items = board.items.filter((item) => item.state === state.id);
  const title = tint(make('h2', { id: 'state-' + state.id }, state.name, make('span', { textContent: items.length })), state.color);
  const section = make('section', { className: 'column' }, title, make('ul', {}, ...items.map(card)));
  section.setAttribute('aria-labelledby', title.id);
  section.addEventListener('dragover', (event) => { event.preventDefault(); section.classList.add('over'); });
  section.addEventListener('dragleave', () => section.classList.remove('over'));
  section.addEventListener('drop', (event) => {
    event.preventDefault();
    section.classList.remove('over');
    const item = named(board.items, event.dataTransfer.getData('text/plain'));
    if (item && item.state !== state.id) change(item, { state: state.id }, item.key + ' moved to ' + state.name);
  });
  return section;
}

function drawColumns() {
  const focused = document.activeElement?.dataset?.id;
  const left = $('columns').scrollLeft;
  $('columns').replaceChildren(...board.states.map(column));
  $('columns').scrollLeft = left;
  if (focused) document.querySelector('.card[data-id="' + focused + '"]')?.focus();
}

const change = (item, fields, done) => act(() => write('PATCH', item.id + '/', fields).then(() => done));

function fill(select, options, value) {
  select.replaceChildren(...options.map(([id, text]) => make('option', { value: id, textContent: text })));
  select.value = value;
}

function choices(box, options, chosen, onChange) {
  box.replaceChildren(...options.map(({ id, name }) => {
    const input = make('input', { type: 'checkbox', value: id, checked: chosen.includes(id) });
    input.addEventListener('change', () => onChange?.(picked(box)));
    return make('label', {}, input, name);
  }));
}

const picked = (box) => [...box.querySelectorAll('input:checked')].map((input) => input.value);
const PRIORITIES = ['urgent', 'high', 'medium', 'low', 'none'];

function drawItem(item) {
  $('item-key').textContent = item.key;
  $('item-name').textContent = item.name;
  fill($('item-state'), board.states.map((state) => [state.id, state.name]), item.state);
  $('item-state').onchange = () => change(item, { state: $('item-state').value }, item.key + ' moved');
  fill($('item-priority'), PRIORITIES.map((one) => [one, one]), item.priority);
  $('item-priority').onchange = () => change(item, { priority: $('item-priority').value }, item.key + ' changed');
  choices($('item-assignees'), board.members, item.assignees, (ids) => change(item, { assignees: ids }, item.key + ' assigned'));
  choices($('item-labels'), board.labels, item.labels, (ids) => change(item, { labels: ids }, item.key + ' labelled'));
  // The server has made these safe.
  $('item-description').innerHTML = item.description_html;
  $('item-links').replaceChildren(...item.links.filter(({ url }) => /^https?:\/\//.test(url)).map(({ url, title }) =>
    make('li', {}, make('a', { href: url, textContent: title, target: '_blank', rel: 'noopener noreferrer nofollow' }))));
  $('item-comments').replaceChildren(...item.comments.map((comment) => {
    const edited = comment.edited_by === null ? null : ' · edited by ' + comment.edited_by;
    const when = make('time', { dateTime: comment.at, textContent: new Date(comment.at).toLocaleString() });
    return make('li', {}, make('p', {}, make('strong', { textContent: comment.author }), ' · ', when, edited),
      make('div', { className: 'prose', innerHTML: comment.html }));
  }));
}

async function show(id) {
  open = id;
  shown = '';
  try {
    await refreshItem();
    if (open === id) $('item').showModal();
  } catch (error) {
    open = null;
    say(error.message, true);
  }
}

$('item').addEventListener('close', () => {
  const id = open;
  open = null;
  document.querySelector('.card[data-id="' + id + '"]')?.focus();
});

/** Plain text to the HTML that Plane keeps: a paragraph for each block, a break for each line. */
function paragraphs(text) {
  const box = document.createElement('div');
  for (const block of text.trim().split(/\n\s*\n/)) {
    const lines = block.split('\n').flatMap((line, i) => (i === 0 ? [line] : [make('br'), line]));
    box.append(make('p', {}, ...lines));
  }
  return box.innerHTML;
}

$('comment-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const text = $('comment-text').value;
  if (open === null || text.trim() === '') return;
  void act(async () => {
    await write('POST', open + '/comments/', { comment_html: paragraphs(text) });
    $('comment-text').value = '';
    return 'Comment added';
  });
});

$('new').addEventListener('click', () => {
  $('create-form').reset();
  fill($('create-state'), board.states.map((state) => [state.id, state.name]), board.states.find((state) => state.group === 'unstarted')?.id);
  choices($('create-assignees'), board.members, []);
  choices($('create-labels'), board.labels, []);
  $('create').showModal();
  $('create-name').focus();
});

$('create-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const text = $('create-description').value;
  const item = { name: $('create-name').value, state: $('create-state').value, assignees: picked($('create-assignees')), labels: picked($('create-labels')) };
  if (text.trim() !== '') item.description_html = paragraphs(text);
  void act(async () => {
    const made = await write('POST', '', item);
    $('create').close();
    return config.project.key + '-' + made.sequence_id + ' created';
  });
});

let down = false;
async function poll() {
  try {
    if (document.visibilityState === 'visible') await refresh();
    if (down) say('Connected again');
    down = false;
  } catch (error) {
    if (!down) say('The server does not answer.', true);
    down = true;
  }
  setTimeout(poll, 1500);
}
void poll();
`;

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/board-style.js
/** Style of the board's page; light and dark as the system is. */
const BOARD_STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f4f5f7; --paper: #fff; --ink: #1c2024; --soft: #5b636d; --line: #d9dde3; --accent: #2457d6; --on-accent: #fff;
  --shade: #eceef2;
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #111418; --paper: #1b2026; --ink: #e8ebef; --soft: #a3acb8; --line: #333b45; --accent: #8fb0ff;
    --on-accent: #0b1220; --shade: #242a32;
  }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink); }
header {
  display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.25rem;
  padding: .75rem 1.25rem; background: var(--paper); border-bottom: 1px solid var(--line);
}
h1 { font-size: 1.1rem; margin: 0; }
nav { display: flex; gap: .25rem; flex: 1; }
nav a { padding: .25rem .6rem; border-radius: 6px; color: var(--soft); text-decoration: none; }
nav a[aria-current] { background: var(--shade); color: var(--ink); font-weight: 600; }
.you { margin: 0; color: var(--soft); }
button, select, input, textarea { font: inherit; color: inherit; }
button { cursor: pointer; }
.primary {
  padding: .4rem .9rem; border: 0; border-radius: 6px; background: var(--accent); color: var(--on-accent); font-weight: 600;
}
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
#status {
  position: fixed; inset: auto auto 1.25rem 50%; translate: -50% 0; max-width: 90vw; margin: 0; padding: .5rem 1rem;
  border: 0; border-radius: 8px; background: var(--ink); color: var(--paper);
}
#status.bad { background: #b3261e; color: #fff; }

main { flex: 1; display: flex; gap: .9rem; padding: 1rem 1.25rem; overflow-x: auto; align-items: flex-start; }
.column { flex: 1 0 11rem; max-width: 22rem; background: var(--shade); border-radius: 10px; padding: .6rem; }
.column.over { outline: 2px dashed var(--accent); }
.column h2 { display: flex; align-items: center; gap: .5rem; margin: .1rem .3rem .5rem; font-size: .9rem; }
.column h2::before { content: ""; width: .65rem; height: .65rem; border-radius: 50%; background: var(--color, var(--soft)); }
.column h2 span { margin-left: auto; color: var(--soft); font-weight: 400; }
.column ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; min-height: 1rem; }
.card {
  display: block; width: 100%; text-align: left; padding: .6rem .7rem; background: var(--paper);
  border: 1px solid var(--line); border-radius: 8px; overflow-wrap: anywhere;
}
.card:hover { border-color: var(--accent); }
.card .top { display: flex; gap: .5rem; color: var(--soft); font-size: .8rem; }
.card .top .comments { margin-left: auto; }
.card .name { display: block; margin: .15rem 0 .3rem; font-weight: 500; }
.chips { display: flex; flex-wrap: wrap; gap: .3rem; }
.chip {
  padding: 0 .5rem; border: 1px solid var(--line); border-radius: 999px; font-size: .75rem; line-height: 1.5;
  color: var(--soft); max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
}
.chip.label { border-color: var(--color, var(--line)); }
.chip.person { background: var(--shade); color: var(--ink); }

dialog {
  width: min(46rem, 100vw - 2rem); max-height: calc(100vh - 2rem); padding: 1.25rem 1.5rem 1.5rem;
  background: var(--paper); color: var(--ink); border: 1px solid var(--line); border-radius: 12px; overflow: auto;
}
dialog::backdrop { background: #0008; }
dialog h2 { margin: 0 0 .8rem; font-size: 1.3rem; overflow-wrap: anywhere; }
dialog h3 { margin: 1.2rem 0 .5rem; font-size: 1rem; }
.key { margin: 0; color: var(--soft); font-size: .85rem; }
.close { float: right; border: 0; background: none; font-size: 1.5rem; line-height: 1; padding: .1rem .4rem; }
.facts { display: flex; flex-wrap: wrap; gap: .8rem 1.2rem; padding-bottom: 1rem; border-bottom: 1px solid var(--line); }
label, legend { color: var(--soft); font-size: .85rem; padding: 0; }
select, input:not([type=checkbox]), textarea {
  display: block; padding: .35rem .5rem; border: 1px solid var(--line); border-radius: 6px; background: var(--ground);
  font-size: .95rem;
}
textarea, #create-name { width: 100%; resize: vertical; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
.choices { display: flex; flex-wrap: wrap; gap: .2rem .9rem; padding-top: .3rem; }
.choices label { color: var(--ink); display: flex; align-items: center; gap: .35rem; font-size: .9rem; }
#create-form { display: grid; gap: .8rem; justify-items: start; }
#create-form > label { width: 100%; }
#comment-form { display: grid; gap: .4rem; justify-items: start; margin-top: 1rem; }
#item-links { padding-left: 1.2rem; }
#item-links:empty { display: none; }
#item-comments { list-style: none; margin: 0; padding: 0; display: grid; gap: .7rem; }
#item-comments > li { border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
#item-comments > li > p { margin: 0; padding: .3rem .8rem; background: var(--shade); font-size: .85rem; color: var(--soft); }
#item-comments > li > p strong { color: var(--ink); }
#item-comments .prose { padding: .2rem .8rem; }

.prose { overflow-wrap: anywhere; }
.prose li > p, .prose td > p, .prose th > p { margin: 0; }
.prose > :first-child { margin-top: .5rem; }
.prose > :last-child { margin-bottom: .5rem; }
.prose h1, .prose h2, .prose h3, .prose h4 { font-size: 1.05rem; margin: 1rem 0 .4rem; }
.prose pre { padding: .7rem .9rem; background: var(--shade); border-radius: 8px; overflow: auto; }
.prose code { font-family: ui-monospace, "SF Mono", Consolas, monospace; font-size: .88em; background: var(--shade); border-radius: 4px; padding: .05em .3em; }
.prose pre code { padding: 0; background: none; }
.prose table { border-collapse: collapse; display: block; overflow-x: auto; }
.prose th, .prose td { border: 1px solid var(--line); padding: .25rem .6rem; text-align: left; }
.prose blockquote { margin: .6rem 0; padding-left: .9rem; border-left: 3px solid var(--line); color: var(--soft); }
.prose a, #item-links a { color: var(--accent); }
@media (max-width: 40rem) { .column { flex-basis: 80vw; } }
@media (prefers-reduced-motion: no-preference) { .card { transition: border-color .15s; } }
`;

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/board-page.js
/** The board's page: one document, its style and script inside, nothing loaded from elsewhere. */


function boardPage(config, nonce) {
    const policy = [
        "default-src 'none'",
        `script-src 'nonce-${nonce}'`,
        `style-src 'nonce-${nonce}'`,
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ];
    return {
        headers: {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': policy.join('; '),
            'referrer-policy': 'no-referrer',
            'x-content-type-options': 'nosniff',
            'cache-control': 'no-store',
        },
        body: page(config, nonce),
    };
}
function page(config, nonce) {
    const { project, projects, workspace, you } = config;
    const tabs = projects.map(({ key, name }) => {
        const current = key === project.key ? ' aria-current="page"' : '';
        return `<a href="/?project=${encodeURIComponent(key)}"${current}>${board_page_escape(name)}</a>`;
    });
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${board_page_escape(project.name)} · ${board_page_escape(workspace)}</title>
<style nonce="${nonce}">${BOARD_STYLE}</style>
</head>
<body>
<header>
  <h1>${board_page_escape(workspace)}</h1>
  <nav aria-label="Projects">${tabs.join('')}</nav>
  <p class="you">You are <strong>${board_page_escape(you)}</strong></p>
  <button id="new" class="primary" type="button">New item</button>
</header>
<p id="status" role="status" aria-live="polite" popover="manual"></p>
<main id="columns" aria-label="Board of ${board_page_escape(project.name)}"></main>

<dialog id="item" aria-labelledby="item-name">
  <form method="dialog"><button class="close" aria-label="Close">×</button></form>
  <p id="item-key" class="key"></p>
  <h2 id="item-name"></h2>
  <div class="facts">
    <label>State <select id="item-state"></select></label>
    <label>Priority <select id="item-priority"></select></label>
    <fieldset><legend>Assignees</legend><div id="item-assignees" class="choices"></div></fieldset>
    <fieldset><legend>Labels</legend><div id="item-labels" class="choices"></div></fieldset>
  </div>
  <section aria-label="Description"><div id="item-description" class="prose"></div></section>
  <ul id="item-links" aria-label="Links"></ul>
  <section aria-labelledby="comments-title">
    <h3 id="comments-title">Comments</h3>
    <ol id="item-comments"></ol>
    <form id="comment-form">
      <label for="comment-text">Write as ${board_page_escape(you)}</label>
      <textarea id="comment-text" rows="3" required></textarea>
      <button class="primary">Comment</button>
    </form>
  </section>
</dialog>

<dialog id="create" aria-labelledby="create-title">
  <form method="dialog"><button class="close" aria-label="Close">×</button></form>
  <h2 id="create-title">New item</h2>
  <form id="create-form">
    <label>Title <input id="create-name" required maxlength="255" autocomplete="off"></label>
    <label>Description <textarea id="create-description" rows="6"></textarea></label>
    <label>State <select id="create-state"></select></label>
    <fieldset><legend>Assignees</legend><div id="create-assignees" class="choices"></div></fieldset>
    <fieldset><legend>Labels</legend><div id="create-labels" class="choices"></div></fieldset>
    <button class="primary">Create</button>
  </form>
</dialog>

<noscript><p>The board needs JavaScript; the API does not.</p></noscript>
<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>
<script nonce="${nonce}">${BOARD_SCRIPT}</script>
</body>
</html>
`;
}
function board_page_escape(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/board.js



/** null: not a path of the board. */
function boardAnswer(request, store, board) {
    const [path = '', search = ''] = request.path.split('?');
    if (path !== '/' && !path.startsWith('/board/'))
        return null;
    const host = (request.headers['host'] ?? '').replace(/:\d+$/, '');
    if (!board.hosts.includes(host))
        return board_text(403, `The board is not served under the name ${JSON.stringify(host)}.\n`);
    if (request.method !== 'GET')
        return board_text(405, 'Only GET.\n');
    const user = store.users.get(store.tokens.get(board.token)?.user ?? '');
    if (!user)
        return board_text(500, 'The token of the board belongs to nobody.\n');
    const projects = boardProjects(store, user);
    if (path === '/') {
        const wanted = new URLSearchParams(search).get('project');
        const project = wanted === null ? projects[0] : projects.find((one) => one.identifier === wanted);
        if (!project)
            return board_text(404, 'There is no such project, or this person is not in it.\n');
        const workspace = store.workspaces.get(project.workspace);
        const page = boardPage({
            api: `/api/v1/workspaces/${workspace?.slug ?? ''}/projects/${project.id}/work-items/`,
            token: board.token,
            project: { key: project.identifier, name: project.name },
            projects: projects.map(({ identifier: key, name }) => ({ key, name })),
            workspace: workspace?.name ?? '',
            you: user.display_name,
        }, store.random.hex(16));
        return { status: 200, ...page };
    }
    const [, key, item] = /^\/board\/([^/]+)\.json$/.exec(path) ?? /^\/board\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    const project = projects.find((one) => one.identifier === key);
    if (!project)
        return board_text(404, 'There is no such project.\n');
    if (item === undefined)
        return json(boardData(store, project));
    const row = store.items.get(item);
    return row?.project === project.id && isLive(row)
        ? json(itemData(store, project, row))
        : board_text(404, 'There is no such item.\n');
}
function json(body) {
    const headers = {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
    };
    return { status: 200, headers, body: JSON.stringify(body) };
}
function board_text(status, body) {
    return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/errors.js
/** Ends a view with an answer that is not a success. Rows written before stay written, as in Plane. */
class Refusal extends Error {
    name = 'Refusal';
    status;
    /** Sent as JSON; a text is sent as an HTML page without any of the usual headers. */
    body;
    constructor(status, body) {
        super(`refused with ${String(status)}`);
        this.status = status;
        this.body = body;
    }
}
const badRequest = (body) => new Refusal(400, body);
/** A rule of the database was broken. */
const payloadInvalid = () => badRequest({ error: 'The payload is not valid' });
/** A value that no column of the database takes. */
const detailInvalid = () => badRequest({ error: 'Please provide valid detail' });
const notFound = () => new Refusal(404, { error: 'The requested resource does not exist.' });
const taken = (what, id) => new Refusal(409, { error: what, id });
/** What Plane answers where its code breaks. */
const broken = () => new Refusal(500, { error: 'Something went wrong please try again later' });
/** A query that the database cannot read at all breaks outside of the API's error handling. */
const brokenPage = () => new Refusal(500, BROKEN_PAGE);
const BROKEN_PAGE = `
<!doctype html>
<html lang="en">
<head>
  <title>Server Error (500)</title>
</head>
<body>
  <h1>Server Error (500)</h1><p></p>
</body>
</html>
`;

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/python.js
const SPACE = '[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';
const OUTER_SPACE = new RegExp(`^${SPACE}+|${SPACE}+$`, 'g');
/** `str.strip()`: other characters than `trim()` cuts, so a byte order mark stays. */
const stripped = (text) => text.replace(OUTER_SPACE, '');
/** `len()` */
const codePoints = (text) => Array.from(text).length;
/** `type(value).__name__` */
function typeName(value) {
    if (value === null)
        return 'NoneType';
    if (typeof value === 'boolean')
        return 'bool';
    if (typeof value === 'number')
        return Number.isInteger(value) ? 'int' : 'float';
    if (typeof value === 'string')
        return 'str';
    return isList(value) ? 'list' : 'dict';
}
/** `str(value)` */
const strOf = (value) => (typeof value === 'string' ? value : reprOf(value));
/** `repr(value)` */
function reprOf(value) {
    if (value === null)
        return 'None';
    if (typeof value === 'boolean')
        return value ? 'True' : 'False';
    if (typeof value === 'number')
        return String(value);
    if (typeof value === 'string')
        return quoted(value);
    if (isList(value))
        return `[${value.map(reprOf).join(', ')}]`;
    const pairs = Object.entries(value).map(([key, inner]) => `${quoted(key)}: ${reprOf(inner)}`);
    return `{${pairs.join(', ')}}`;
}
/** `bool(value)` */
function truthy(value) {
    if (typeof value !== 'object' || value === null)
        return Boolean(value);
    return isList(value) ? value.length > 0 : Object.keys(value).length > 0;
}
/** `int(text)`, or null where Python raises. */
function intOf(text) {
    const plain = stripped(text);
    return /^[+-]?\d+(?:_\d+)*$/.test(plain) ? Number(plain.replaceAll('_', '')) : null;
}
const isList = (value) => Array.isArray(value);
const isDict = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function quoted(text) {
    const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
    const inner = text
        .replaceAll('\\', '\\\\')
        .replaceAll(mark, `\\${mark}`)
        .replaceAll('\n', '\\n')
        .replaceAll('\r', '\\r')
        .replaceAll('\t', '\\t');
    return mark + inner + mark;
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/python-json.js

/** A message such as `Expecting value: line 1 column 10 (char 9)`. */
class JsonSyntaxError extends Error {
    name = 'JsonSyntaxError';
}
/** @throws {JsonSyntaxError} @throws {RangeError} nested too deep, as in Python. */
function parseJson(text) {
    if (text.startsWith('\ufeff'))
        throw failure('Unexpected UTF-8 BOM (decode using utf-8-sig)', text, 0);
    const reader = new Reader(text);
    reader.skipSpace();
    const value = reader.value();
    reader.skipSpace();
    if (reader.at < text.length)
        throw failure('Extra data', text, reader.at);
    return value;
}
function failure(message, text, at) {
    const before = text.slice(0, at);
    const line = before.split('\n').length;
    const column = codePoints(before.slice(before.lastIndexOf('\n') + 1)) + 1;
    return new JsonSyntaxError(`${message}: line ${String(line)} column ${String(column)} (char ${String(codePoints(before))})`);
}
const CONSTANTS = [
    ['null', null],
    ['true', true],
    ['false', false],
];
const REFUSED_CONSTANTS = ['NaN', '-Infinity', 'Infinity'];
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const PLAIN = /[^"\\\p{Cc}]*/uy;
const ESCAPES = {
    '"': '"',
    '\\': '\\',
    '/': '/',
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
};
class Reader {
    at = 0;
    #text;
    constructor(text) {
        this.#text = text;
    }
    skipSpace() {
        while (' \t\n\r'.includes(this.#text[this.at] ?? '?'))
            this.at += 1;
    }
    value() {
        const start = this.#text[this.at];
        if (start === '"')
            return this.#string();
        if (start === '{')
            return this.#object();
        if (start === '[')
            return this.#array();
        for (const [word, constant] of CONSTANTS) {
            if (this.#text.startsWith(word, this.at)) {
                this.at += word.length;
                return constant;
            }
        }
        for (const word of REFUSED_CONSTANTS) {
            if (this.#text.startsWith(word, this.at)) {
                throw new JsonSyntaxError(`Out of range float values are not JSON compliant: '${word}'`);
            }
        }
        const number = this.#match(NUMBER);
        if (number === '')
            throw this.#expecting('Expecting value');
        return Number(number);
    }
    #array() {
        const values = [];
        this.at += 1;
        this.skipSpace();
        if (this.#take(']'))
            return values;
        for (;;) {
            values.push(this.value());
            this.skipSpace();
            if (this.#take(']'))
                return values;
            if (!this.#take(','))
                throw this.#expecting("Expecting ',' delimiter");
            this.skipSpace();
        }
    }
    #object() {
        // No prototype: a key such as `__proto__` is a key like any other. The last of equal keys counts.
        const object = Object.create(null);
        this.at += 1;
        this.skipSpace();
        if (this.#take('}'))
            return object;
        for (;;) {
            if (this.#text[this.at] !== '"')
                throw this.#expecting('Expecting property name enclosed in double quotes');
            const key = this.#string();
            this.skipSpace();
            if (!this.#take(':'))
                throw this.#expecting("Expecting ':' delimiter");
            this.skipSpace();
            object[key] = this.value();
            this.skipSpace();
            if (this.#take('}'))
                return object;
            if (!this.#take(','))
                throw this.#expecting("Expecting ',' delimiter");
            this.skipSpace();
        }
    }
    #string() {
        const begin = this.at;
        this.at += 1;
        let result = '';
        for (;;) {
            result += this.#match(PLAIN);
            const stop = this.#text[this.at];
            if (stop === undefined)
                throw failure('Unterminated string starting at', this.#text, begin);
            if (stop === '"') {
                this.at += 1;
                return result;
            }
            if (stop === '\\')
                result += this.#escape(begin);
            else if (stop < ' ')
                throw this.#expecting('Invalid control character at');
            else {
                result += stop;
                this.at += 1;
            }
        }
    }
    #escape(begin) {
        const letter = this.#text[this.at + 1];
        if (letter === undefined)
            throw failure('Unterminated string starting at', this.#text, begin);
        if (letter === 'u') {
            const digits = this.#text.slice(this.at + 2, this.at + 6);
            if (!/^[0-9a-fA-F]{4}$/.test(digits))
                throw failure('Invalid \\uXXXX escape', this.#text, this.at + 1);
            this.at += 6;
            return String.fromCharCode(Number.parseInt(digits, 16));
        }
        const character = ESCAPES[letter];
        if (character === undefined)
            throw this.#expecting('Invalid \\escape');
        this.at += 2;
        return character;
    }
    #match(pattern) {
        pattern.lastIndex = this.at;
        const found = pattern.exec(this.#text)?.[0] ?? '';
        this.at += found.length;
        return found;
    }
    #take(character) {
        if (this.#text[this.at] !== character)
            return false;
        this.at += 1;
        return true;
    }
    #expecting(message) {
        return failure(message, this.#text, this.at);
    }
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/body.js


/** Larger bodies are answered with 413 before anything else is looked at. */
const BODY_LIMIT = 5 * 1024 * 1024;
/** @throws {Refusal} 400 for what cannot be parsed, 415 for another content type. */
function readBody(request) {
    if (request.body.length === 0)
        return {};
    const type = request.headers['content-type'] ?? '';
    switch (type.split(';')[0]?.trim().toLowerCase()) {
        case 'application/json':
            return readJson(request.body);
        case 'application/x-www-form-urlencoded':
            return readForm(new URLSearchParams(new TextDecoder().decode(request.body)));
        case 'multipart/form-data':
            if (/boundary=/i.test(type))
                break;
            throw badRequest({ detail: 'Multipart form parse error - Invalid boundary in multipart: None' });
        default:
    }
    throw new Refusal(415, { detail: `Unsupported media type "${type}" in request.` });
}
function readJson(bytes) {
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        throw badRequest({ detail: "JSON parse error - 'utf-8' codec can't decode the body" });
    }
    try {
        return parseJson(text);
    }
    catch (error) {
        if (error instanceof JsonSyntaxError)
            throw badRequest({ detail: `JSON parse error - ${error.message}` });
        if (error instanceof RangeError)
            throw broken();
        throw error;
    }
}
/** A name that occurs several times is a list; the views take the last entry where they expect one value. */
function readForm(form) {
    const fields = Object.create(null);
    for (const name of new Set(form.keys())) {
        const values = form.getAll(name);
        fields[name] = values.length > 1 ? values : (values[0] ?? '');
    }
    return fields;
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/faults.js
/** The caller sees a connection that ended without an answer. */
class ConnectionDropped extends Error {
    name = 'ConnectionDropped';
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/checks.js
/**
 * Everything that is decided before a view is called, in Plane's order: size of the body, route, `Accept`, key,
 * permission, rate, method. Only requests that pass the permission count against the rate and carry its headers.
 */


/** Answers a request to the API on the given tables. Never throws for what a caller can cause. */
function answer(request, store, checks) {
    if (request.body.length > BODY_LIMIT) {
        const detail = 'The size of the request body exceeds the maximum allowed size.';
        return checks_json(413, { error: 'REQUEST_BODY_TOO_LARGE', detail }, {});
    }
    const [rawPath = '', ...rest] = request.path.split('?');
    const search = rest.join('?');
    const path = decoded(rawPath);
    // The web app's own API knows no keys.
    if (path === '/api/users/me/')
        return checks_json(401, NO_KEY, { allow: 'GET, PATCH, DELETE, HEAD, OPTIONS' });
    const match = path === null ? null : checks.router(path);
    if (match === null) {
        const slashed = path !== null && !path.endsWith('/') && checks.router(`${path}/`) !== null;
        return slashed ? moved(`${rawPath}/`, search) : checks_json(404, { error: 'Page not found.' }, {});
    }
    const allow = Object.keys(match.route.views).join(', ');
    const refuse = (status, body, headers = {}) => checks_json(status, body, { allow, ...headers });
    if (!acceptsJson(request.headers['accept'])) {
        return refuse(406, { detail: 'Could not satisfy the request Accept header.' });
    }
    const key = request.headers['x-api-key'] ?? '';
    if (key === '')
        return refuse(401, NO_KEY);
    const token = validToken(store, key);
    const user = token && store.users.get(token.user);
    if (!user)
        return refuse(403, { detail: 'Given API token is not valid' });
    const { method } = request;
    const who = { store, user, token, method, params: match.params, query: new URLSearchParams(search) };
    if (!match.route.permission(who)) {
        return refuse(403, { detail: 'You do not have permission to perform this action.' });
    }
    const { per_minute, service_per_minute } = checks.rate_limit;
    const admission = checks.limiter.admit(key, token.is_service ? service_per_minute : per_minute, checks.now());
    if (!admission.admitted) {
        const headers = { 'retry-after': String(admission.retry_after_s) };
        return refuse(429, { error_code: 5900, error_message: 'RATE_LIMIT_EXCEEDED' }, headers);
    }
    const headers = {
        allow,
        'x-ratelimit-remaining': String(admission.remaining),
        'x-ratelimit-reset': String(Math.floor(checks.now() / 1000) + 60),
    };
    const view = match.route.views[method];
    if (!view)
        return checks_json(405, { detail: `Method "${method}" not allowed.` }, headers);
    let data;
    return carriedOut(view, { ...who, data: () => (data ??= readBody(request)) }, headers);
}
const NO_KEY = { detail: 'Authentication credentials were not provided.' };
function carriedOut(view, call, headers) {
    try {
        const reply = view(call);
        return reply.body === undefined
            ? { status: reply.status, headers, body: '' }
            : checks_json(reply.status, reply.body, headers);
    }
    catch (error) {
        if (!(error instanceof Refusal))
            throw error;
        if (typeof error.body === 'string')
            return { status: error.status, headers: { 'content-type': HTML }, body: error.body };
        return checks_json(error.status, error.body, headers);
    }
}
const HTML = 'text/html; charset=utf-8';
function checks_json(status, body, headers) {
    return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}
/** Whatever the method, nothing is done. */
function moved(path, search) {
    return { status: 301, headers: { 'content-type': HTML, location: path + (search && `?${search}`) }, body: '' };
}
function decoded(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return null;
    }
}
/** The server speaks JSON and nothing else. */
function acceptsJson(accept) {
    const ranges = (accept ?? '*/*').split(',').map((range) => range.split(';')[0]?.trim().toLowerCase());
    return ranges.some((range) => range === '*/*' || range === 'application/*' || range === 'application/json');
}
/** A token of a deactivated user still works in Plane v1.3.1. */
function validToken(store, key) {
    const token = store.tokens.get(key);
    return token?.is_active === true && !token.expired ? token : undefined;
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/limiter.js
/** Plane's defaults. */
const DEFAULT_RATE_LIMIT = { per_minute: 60, service_per_minute: 300 };
const WINDOW_MS = 60_000;
/** Refused requests do not count. */
class Limiter {
    #seen = new Map();
    admit(key, limit, now) {
        const recent = (this.#seen.get(key) ?? []).filter((at) => at > now - WINDOW_MS);
        this.#seen.set(key, recent);
        const [oldest] = recent;
        if (oldest !== undefined && recent.length >= limit) {
            return { admitted: false, retry_after_s: Math.ceil((oldest + WINDOW_MS - now) / 1000) };
        }
        recent.push(now);
        return { admitted: true, remaining: limit - recent.length };
    }
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/load-seed.js
/** @throws {Error} where the seed refers to something that it does not hold. */
function loadSeed(store, seed) {
    const loader = new Loader(store);
    for (const user of seed.users) {
        const { alias, first_name, last_name, display_name } = user;
        const id = loader.text(user.id);
        loader.users.set(alias, id);
        store.users.set(id, {
            id,
            email: loader.text(user.email),
            first_name,
            last_name,
            display_name,
            avatar: user.avatar ?? '',
            timezone: user.user_timezone ?? 'UTC',
            created_at: store.now(),
        });
    }
    for (const { token: text, user, ...flags } of seed.tokens) {
        const token = loader.text(text);
        if (user === null)
            continue;
        const { is_service = false, is_active = true, expired = false } = flags;
        store.tokens.set(token, { token, user: loader.user(user), is_service, is_active, expired });
    }
    for (const { id: text, slug, name, members } of seed.workspaces) {
        const workspace = loader.text(text);
        store.workspaces.set(workspace, { id: workspace, slug, name });
        for (const { user: alias, role, is_active = true } of members) {
            const user = loader.user(alias);
            const created_at = store.now();
            store.workspace_members.set(`${workspace}/${user}`, { workspace, user, role, is_active, created_at });
        }
    }
    for (const project of seed.projects)
        loader.project(project);
    for (const label of seed.workspaceLabels ?? [])
        loader.workspaceLabel(label);
    return loader.names;
}
class Loader {
    users = new Map();
    #store;
    #ids = new Map();
    #emails = new Map();
    #tokens = new Map();
    constructor(store) {
        this.#store = store;
    }
    get names() {
        return { ids: this.#ids, emails: this.#emails, tokens: this.#tokens };
    }
    /** The text, or what its placeholder stands for. */
    text(text) {
        const [, kind, name = ''] = /^\{\{(id|email|token):(.+)\}\}$/.exec(text) ?? [];
        const random = this.#store.random;
        if (kind === 'id')
            return madeOnce(this.#ids, name, () => this.#store.id());
        if (kind === 'email')
            return madeOnce(this.#emails, name, () => `${name}@acme.example`);
        if (kind === 'token')
            return madeOnce(this.#tokens, name, () => `plane_api_${random.hex(16)}`);
        return text;
    }
    user(alias) {
        return found(this.users.get(alias), `user ${alias}`);
    }
    row(id, by, workspace) {
        const now = this.#store.now();
        return {
            id: this.text(id),
            created_at: now,
            updated_at: now,
            deleted_at: null,
            created_by: this.user(by),
            updated_by: null,
            workspace,
        };
    }
    project(seed) {
        const store = this.#store;
        const workspace = this.workspace(seed.workspace);
        const row = this.row(seed.id, seed.created_by, workspace);
        const project = {
            ...row,
            name: seed.name,
            description: seed.description ?? '',
            identifier: seed.identifier,
            network: seed.network,
            default_assignee: seed.default_assignee === null ? null : this.user(seed.default_assignee),
            archived_at: seed.archived ? store.now() : null,
            external_source: null,
            external_id: null,
            logo_props: {},
            views: true,
            last_number: Math.max(0, ...seed.workItems.map((item) => item.sequence_id)),
        };
        store.projects.set(project.id, project);
        for (const { membership, user, role, is_active = true } of seed.members) {
            const id = this.text(membership);
            const member = { id, project: project.id, user: this.user(user), role, is_active, created_at: store.now() };
            store.project_members.set(id, member);
        }
        const states = new Map();
        for (const { id, description = '', ...state } of seed.states) {
            const base = this.row(id, seed.created_by, workspace);
            states.set(state.name, base.id);
            const { name, color, slug, group, sequence } = state;
            const fields = { name, description, color, slug, group, sequence, default: state.default };
            store.states.set(base.id, { ...base, project: project.id, ...fields, external_source: null, external_id: null });
        }
        const labels = new Map();
        for (const [i, { id, description = '', sort_order = 65535 + 10000 * i, name, color }] of seed.labels.entries()) {
            const base = this.row(id, seed.created_by, workspace);
            labels.set(name, base.id);
            const fields = { name, description, color, sort_order, parent: null, external_source: null, external_id: null };
            store.labels.set(base.id, { ...base, project: project.id, ...fields });
        }
        for (const item of seed.workItems)
            this.#item(item, project, states, labels);
    }
    #item(seed, project, states, labels) {
        const store = this.#store;
        const row = this.row(seed.id, seed.created_by, project.workspace);
        const state = found(states.get(seed.state), `state ${seed.state}`);
        const before = [...store.items.values()].filter((item) => item.state === state);
        store.items.set(row.id, {
            ...row,
            project: project.id,
            name: seed.name,
            description_html: seed.description_html ?? '<p></p>',
            priority: seed.priority ?? 'none',
            start_date: null,
            target_date: null,
            archived_at: null,
            sequence_id: seed.sequence_id,
            sort_order: 65535 + 10000 * before.length,
            completed_at: store.states.get(state)?.group === 'completed' ? row.created_at : null,
            is_draft: false,
            point: null,
            external_source: null,
            external_id: null,
            parent: null,
            state,
            assignees: (seed.assignees ?? []).map((alias) => this.user(alias)),
            labels: (seed.labels ?? []).map((name) => found(labels.get(name), `label ${name}`)),
        });
        for (const { id, comment_html, actor } of seed.comments ?? []) {
            const base = this.row(id, actor, project.workspace);
            store.comments.set(base.id, {
                ...base,
                project: project.id,
                issue: row.id,
                comment_html,
                access: 'INTERNAL',
                external_source: null,
                external_id: null,
                actor: this.user(actor),
                description: store.id(),
            });
        }
    }
    workspaceLabel(seed) {
        const now = this.#store.now();
        const id = this.text(seed.id);
        this.#store.labels.set(id, {
            id,
            created_at: now,
            updated_at: now,
            deleted_at: null,
            created_by: null,
            updated_by: null,
            workspace: this.workspace(seed.workspace),
            project: null,
            name: seed.name,
            description: '',
            color: seed.color,
            sort_order: 65535,
            parent: null,
            external_source: null,
            external_id: null,
        });
    }
    workspace(slug) {
        return found([...this.#store.workspaces.values()].find((row) => row.slug === slug)?.id, `workspace ${slug}`);
    }
}
function found(value, what) {
    if (value === undefined)
        throw new Error(`the seed has no ${what}`);
    return value;
}
function madeOnce(made, name, make) {
    const value = made.get(name) ?? make();
    made.set(name, value);
    return value;
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/router.js
/** Ids are UUIDs in lower case; anything else is an unknown route. */
const KINDS = {
    str: '[^/]+',
    uuid: '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
};
/** The first route that fits wins. `path` is decoded and has no query. */
function routerOf(routes) {
    const compiled = routes.map((route) => ({ route, regex: regexOf(route.pattern) }));
    return (path) => {
        for (const { route, regex } of compiled) {
            const match = regex.exec(path);
            if (match)
                return { route, params: { ...match.groups } };
        }
        return null;
    };
}
function regexOf(pattern) {
    const source = pattern.replace(/<(\w+):(\w+)>/g, (_, kind, name) => `(?<${name}>${KINDS[kind] ?? ''})`);
    return new RegExp(`^/api/v1/${source}$`, 's');
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/call.js

const ok = (body) => ({ status: 200, body });
const created = (body) => ({ status: 201, body });
const noContent = { status: 204 };
/** A variable part of the path. */
function param(call, name) {
    const value = call.params[name];
    if (value === undefined)
        throw new Error(`the route has no ${name}`);
    return value;
}
/** The last of equal names counts. */
const queryOf = (call, name) => call.query.getAll(name).at(-1) ?? null;
function workspaceOf(call) {
    const slug = param(call, 'slug');
    return [...call.store.workspaces.values()].find((workspace) => workspace.slug === slug);
}
/** The project of the path, archived or not. @throws {Refusal} 404 */
function projectOf(call) {
    const project = call.store.projects.get(param(call, 'project'));
    if (project?.deleted_at !== null || project.workspace !== workspaceOf(call)?.id)
        throw notFound();
    return project;
}
/** The project of the path unless it is archived: then its lists are empty and its rows cannot be read. */
function liveProjectId(call) {
    const project = call.store.projects.get(param(call, 'project'));
    return project?.deleted_at === null && project.archived_at === null ? project.id : null;
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/paginate.js



const MAX_PER_PAGE = 1000;
/** The envelope of Plane's lists. @throws {Refusal} 400 and 500 for what Plane cannot read. */
function paginate_page(call, rows, show) {
    const limit = perPage(queryOf(call, 'per_page'));
    const number = pageNumber(queryOf(call, 'cursor'));
    if (limit < 1 || !Number.isSafeInteger(limit * number))
        throw broken();
    if (number < 0)
        throw badRequest({ detail: 'Error in parsing' });
    const start = limit * number;
    const results = rows.slice(start, start + limit);
    return {
        grouped_by: null,
        sub_grouped_by: null,
        total_count: rows.length,
        next_cursor: `${String(limit)}:${String(number + 1)}:0`,
        prev_cursor: `${String(limit)}:${String(number - 1)}:1`,
        next_page_results: rows.length > start + limit,
        prev_page_results: number > 0,
        count: results.length,
        total_pages: Math.ceil(rows.length / limit),
        total_results: rows.length,
        extra_stats: null,
        results: results.map(show),
    };
}
function perPage(sent) {
    if (sent === null)
        return MAX_PER_PAGE;
    const limit = intOf(sent);
    if (limit === null)
        throw badRequest({ detail: 'Invalid per_page parameter.' });
    if (limit > MAX_PER_PAGE) {
        throw badRequest({ detail: `Invalid per_page value. Cannot exceed ${String(MAX_PER_PAGE)}.` });
    }
    return limit;
}
function pageNumber(sent) {
    if (sent === null)
        return 0;
    const parts = sent.split(':');
    const [size = '', number = '', back = ''] = parts;
    const page = intOf(number);
    const isSize = size.includes('.') ? /^\s*[+-]?(\d+\.\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(size) : intOf(size) !== null;
    if (parts.length !== 3 || !isSize || page === null || intOf(back) === null) {
        throw badRequest({ detail: 'Invalid cursor parameter.' });
    }
    return page;
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/fields.js



/** What is said about one field: a list of sentences, or for lists an object by index. */
class Invalid extends Error {
    name = 'Invalid';
    says;
    constructor(...says) {
        super('invalid field');
        const [only] = says;
        this.says = says.length === 1 && typeof only === 'object' ? only : says;
    }
}
/** @throws {Refusal} 400 with what is wrong. `partial`: nothing is required (PATCH). */
function readFields(data, fields, partial) {
    if (data === null)
        throw badRequest({ non_field_errors: ['No data provided'] });
    if (!isDict(data)) {
        throw badRequest({ non_field_errors: [`Invalid data. Expected a dictionary, but got ${typeName(data)}.`] });
    }
    const values = {};
    const wrong = {};
    for (const [name, field] of Object.entries(fields)) {
        const sent = data[name];
        if (sent === undefined) {
            if (field.required && !partial)
                wrong[name] = ['This field is required.'];
            continue;
        }
        try {
            values[name] = field.read(sent);
        }
        catch (error) {
            if (!(error instanceof Invalid))
                throw error;
            wrong[name] = error.says;
        }
    }
    if (Object.keys(wrong).length > 0)
        throw badRequest(wrong);
    return values;
}
const required = (read) => ({ required: true, read });
const optional = (read) => ({ required: false, read });
const orNull = (read) => (value) => value === null ? null : read(value);
/** A text, outer spaces cut; numbers become text. `max` counts code points. */
const fields_text = (options = {}) => (value) => {
    if (value === null)
        throw new Invalid('This field may not be null.');
    if (stripped(strOf(value)) === '') {
        if (options.blank !== true)
            throw new Invalid('This field may not be blank.');
        return '';
    }
    if (typeof value !== 'string' && typeof value !== 'number')
        throw new Invalid('Not a valid string.');
    const kept = stripped(strOf(value));
    const says = [];
    if (options.max !== undefined && codePoints(kept) > options.max) {
        says.push(`Ensure this field has no more than ${String(options.max)} characters.`);
    }
    if (kept.includes('\0'))
        says.push('Null characters are not allowed.');
    const lone = /\p{Cs}/u.exec(kept)?.[0];
    if (lone !== undefined) {
        says.push(`Surrogate characters are not allowed: U+${lone.charCodeAt(0).toString(16).toUpperCase()}.`);
    }
    if (says.length > 0)
        throw new Invalid(...says);
    return kept;
};
const choice = (choices) => (value) => {
    if (value === null)
        throw new Invalid('This field may not be null.');
    const found = choices.find((one) => String(one) === strOf(value));
    if (found === undefined)
        throw new Invalid(`"${strOf(value)}" is not a valid choice.`);
    return found;
};
const integer = (min, max) => (value) => {
    if (value === null)
        throw new Invalid('This field may not be null.');
    const number = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN;
    if (!Number.isInteger(number) || value === '')
        throw new Invalid('A valid integer is required.');
    if (number > max)
        throw new Invalid(`Ensure this value is less than or equal to ${String(max)}.`);
    if (number < min)
        throw new Invalid(`Ensure this value is greater than or equal to ${String(min)}.`);
    return number;
};
const fields_float = (value) => {
    if (value === null)
        throw new Invalid('This field may not be null.');
    const number = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN;
    if (Number.isNaN(number) || value === '')
        throw new Invalid('A valid number is required.');
    return number;
};
const TRUE = ['t', 'y', 'yes', 'true', 'on', '1'];
const FALSE = ['f', 'n', 'no', 'false', 'off', '0'];
const fields_boolean = (value) => {
    if (value === null)
        throw new Invalid('This field may not be null.');
    const word = isDict(value) || isList(value) ? '' : String(value).toLowerCase();
    if (TRUE.includes(word))
        return true;
    if (FALSE.includes(word))
        return false;
    throw new Invalid('Must be a valid boolean.');
};
const date = (value) => {
    const read = typeof value === 'string' ? readDate(value) : null;
    if (read === null)
        throw new Invalid('Date has wrong format. Use one of these formats instead: YYYY-MM-DD.');
    return read;
};
const time = (zone) => (value) => {
    const read = typeof value === 'string' && value.length > 10 ? readTime(value, zone) : null;
    if (read === null) {
        throw new Invalid('Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].');
    }
    return read;
};
/** The id of a row for which `exists` is true. An empty text counts as null. */
const reference = (exists) => (value) => {
    if (value === null || value === '')
        throw new Invalid('This field may not be null.');
    if (typeof value === 'boolean')
        throw new Invalid('Incorrect type. Expected pk value, received bool.');
    if (typeof value !== 'number' || !Number.isInteger(value)) {
        const id = readUuid(value);
        if (id === null)
            throw new Invalid(`“${strOf(value)}” is not a valid UUID.`);
        if (exists(id))
            return id;
    }
    throw new Invalid(`Invalid pk "${strOf(value)}" - object does not exist.`);
};
const referenceOrNull = (exists) => (value) => value === null || value === '' ? null : reference(exists)(value);
const listOf = (read, min = 0) => (value) => {
    if (value === null)
        throw new Invalid('This field may not be null.');
    if (!isList(value))
        throw new Invalid(`Expected a list of items but got type "${typeName(value)}".`);
    if (value.length < min)
        throw new Invalid(`Ensure this field has at least ${String(min)} elements.`);
    const wrong = {};
    const values = value.flatMap((one, i) => {
        try {
            return [read(one)];
        }
        catch (error) {
            if (!(error instanceof Invalid))
                throw error;
            wrong[String(i)] = error.says;
            return [];
        }
    });
    if (Object.keys(wrong).length > 0)
        throw new Invalid(wrong);
    return values;
};
/** Python's `uuid.UUID(text)`: braces, dashes, case and `urn:uuid:` do not matter. */
function readUuid(value) {
    if (typeof value !== 'string')
        return null;
    const hex = value
        .replace('urn:', '')
        .replace('uuid:', '')
        .replace(/^[{}]+|[{}]+$/g, '')
        .replaceAll('-', '')
        .toLowerCase();
    if (!/^[0-9a-f]{32}$/.test(hex))
        return null;
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/permissions.js
/** Who may call a route with which method. Unknown workspaces and projects are refused too, never "not found". */

const ADMIN = [20];
const MEMBER = [15, 20];
const ANYONE = [5, 15, 20];
const isSafe = (method) => ['GET', 'HEAD', 'OPTIONS'].includes(method);
const anyUser = () => true;
/** Listing members of a workspace: guests may not. */
const workspaceMember = (call) => inWorkspace(call, MEMBER);
/** Projects: anyone in the workspace reads, members create, admins of the project change. */
const projects = (call) => {
    if (isSafe(call.method))
        return inWorkspace(call, ANYONE);
    if (call.method === 'POST')
        return inWorkspace(call, MEMBER);
    return inProject(call, ADMIN);
};
/** Work items, states, links: anyone in the project reads, members write. */
const projectEntity = (call) => inProject(call, isSafe(call.method) ? ANYONE : MEMBER);
/** The same by key: only reading knows the project. */
const projectByKey = (call) => {
    const workspace = workspaceOf(call);
    const identifier = param(call, 'identifier');
    return (isSafe(call.method) &&
        membershipsOf(call).some(({ project }) => {
            const row = call.store.projects.get(project);
            return row?.deleted_at === null && row.workspace === workspace?.id && row.identifier === identifier;
        }));
};
/** Comments: anyone in the project, guests too, does anything to any comment. */
const projectLite = (call) => inProject(call, ANYONE);
/** Labels: anyone in any project of the workspace reads, members of the workspace create. */
const labels = (call) => {
    if (isSafe(call.method))
        return inSomeProject(call);
    if (call.method === 'POST')
        return inWorkspace(call, MEMBER);
    return inProject(call, MEMBER);
};
/** Members of a project: anyone in any project of the workspace reads, admins of the project write. */
const projectMembers = (call) => isSafe(call.method) ? inSomeProject(call) : inProject(call, ADMIN);
function inWorkspace(call, roles) {
    const workspace = workspaceOf(call);
    return [...call.store.workspace_members.values()].some((member) => member.workspace === workspace?.id &&
        member.user === call.user.id &&
        member.is_active &&
        roles.includes(member.role));
}
function membershipsOf(call) {
    return [...call.store.project_members.values()].filter((member) => member.user === call.user.id && member.is_active);
}
function inSomeProject(call) {
    const workspace = workspaceOf(call)?.id;
    return membershipsOf(call).some(({ project }) => call.store.projects.get(project)?.workspace === workspace);
}
function inProject(call, roles) {
    // A path without a project has nobody in it.
    const project = call.store.projects.get(call.params['project'] ?? '');
    if (project?.deleted_at !== null || project.workspace !== workspaceOf(call)?.id)
        return false;
    return isMember(call, project.id, roles);
}
/** Whether the caller is an active member of the project, in one of the roles. */
function isMember(call, project, roles = ANYONE) {
    return membershipsOf(call).some((member) => member.project === project && roles.includes(member.role));
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/shape.js

/**
 * Only the fields asked for, unknown names left out; no (or an empty) `fields`: all of them. An expanded field that has
 * no expansion becomes null: that is how Plane v1.3.1 answers `expand=priority`.
 */
function shaped(call, shape, expansions = {}) {
    const asked = names(queryOf(call, 'fields'));
    const expanded = names(queryOf(call, 'expand'));
    const entries = Object.entries(shape).filter(([name]) => asked.length === 0 || asked.includes(name));
    return Object.fromEntries(entries.map(([name, value]) => [name, expanded.includes(name) ? (expansions[name]?.() ?? null) : value]));
}
const names = (list) => (list ?? '').split(',').filter((name) => name !== '');
/** The row with these fields only. */
function picked(row, ...keys) {
    return Object.fromEntries(keys.map((key) => [key, row[key]]));
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/external-id.js

/** The newest of the rows that have the pair a POST brings; both parts must be sent. */
function sameExternalId(rows, data) {
    if (!isDict(data) || !truthy(data['external_id']) || !truthy(data['external_source']))
        return undefined;
    return withPair(rows, data['external_source'] ?? null, data['external_id'] ?? null);
}
/** Whether a PATCH brings another id than the row has, and one that a row already holds. */
function movesOntoExternalId(rows, own, data) {
    if (!isDict(data) || !truthy(data['external_id']))
        return false;
    const id = data['external_id'] ?? null;
    const source = data['external_source'] === undefined ? own.external_source : data['external_source'];
    return own.external_id !== strOf(id) && withPair(rows, source, id) !== undefined;
}
function withPair(rows, source, id) {
    if (source === null)
        return undefined;
    return [...rows].findLast((row) => row.external_source === strOf(source) && row.external_id === strOf(id));
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/states.js








const GROUPS = ['backlog', 'unstarted', 'started', 'completed', 'cancelled', 'triage'];
/** Between the sequences of two states. */
const STEP = 15_000;
const EXTERNAL_ID_TAKEN = 'State with the same external id and external source already exists';
/** What a new project starts with. */
const DEFAULT_STATES = [
    { name: 'Backlog', color: '#60646C', sequence: 15000, group: 'backlog', default: true },
    { name: 'Todo', color: '#60646C', sequence: 25000, group: 'unstarted', default: false },
    { name: 'In Progress', color: '#F59E0B', sequence: 35000, group: 'started', default: false },
    { name: 'Done', color: '#46A758', sequence: 45000, group: 'completed', default: false },
    { name: 'Cancelled', color: '#9AA4BC', sequence: 55000, group: 'cancelled', default: false },
    { name: 'Triage', color: '#4E5355', sequence: 65000, group: 'triage', default: false },
];
const fields = () => ({
    name: required(fields_text({ max: 255 })),
    color: required(fields_text({ max: 255 })),
    description: optional(fields_text({ blank: true })),
    sequence: optional(fields_float),
    group: optional(choice(GROUPS)),
    default: optional(fields_boolean),
    external_source: optional(orNull(fields_text({ max: 255, blank: true }))),
    external_id: optional(orNull(fields_text({ max: 255, blank: true }))),
});
/** In order of their sequence, whatever `order_by` says. */
const listStates = (call) => {
    const live = liveProjectId(call);
    const states = live === null ? [] : statesOf(call).filter((state) => state.group !== 'triage');
    const sorted = states.toSorted((a, b) => a.sequence - b.sequence);
    return ok(paginate_page(call, sorted, (state) => shaped(call, stateShape(call, state))));
};
const readState = (call) => {
    if (liveProjectId(call) === null)
        throw notFound();
    return ok(shaped(call, stateShape(call, stateOf(call))));
};
/** 200, not 201. */
const createState = (call) => {
    const project = projectOf(call);
    const data = call.data();
    const values = readFields(data, fields(), false);
    refuseTriage(values.group);
    const others = statesOf(call);
    const twin = sameExternalId(others, data);
    if (twin)
        throw taken(EXTERNAL_ID_TAKEN, twin.id);
    const { name = '', group = 'backlog' } = values;
    if (others.some((state) => state.name === name)) {
        // Plane looks for the name as it was sent, with its outer spaces, and breaks when it does not find it.
        const sent = isDict(data) ? data['name'] : undefined;
        const holder = others.find((state) => state.name === sent);
        throw holder ? taken('State with the same name already exists in the project', holder.id) : broken();
    }
    const state = {
        ...newRow(call, project.workspace),
        project: project.id,
        name,
        color: values.color ?? '',
        description: values.description ?? '',
        slug: slugOf(name),
        group,
        sequence: values.sequence ?? Math.max(0, ...others.map((other) => other.sequence)) + STEP,
        default: values.default ?? false,
        external_source: values.external_source ?? null,
        external_id: values.external_id ?? null,
    };
    if (state.default)
        takeDefault(call, project.id);
    call.store.states.set(state.id, state);
    return ok(stateShape(call, state));
};
const changeState = (call) => {
    const state = stateOf(call);
    const data = call.data();
    const values = readFields(data, fields(), true);
    refuseTriage(values.group);
    const others = statesOf(call);
    if (movesOntoExternalId(others, state, data))
        throw taken(EXTERNAL_ID_TAKEN, state.id);
    if (others.some((other) => other.id !== state.id && other.name === values.name))
        throw payloadInvalid();
    if (values.default === true)
        takeDefault(call, state.project);
    const name = values.name ?? state.name;
    const next = { ...state, ...values, name, slug: slugOf(name), ...changed(call) };
    call.store.states.set(state.id, next);
    return ok(stateShape(call, next));
};
const deleteState = (call) => {
    const state = stateOf(call);
    if (state.default)
        throw badRequest({ error: 'Default state cannot be deleted' });
    const isUsed = [...call.store.items.values()].some((item) => isLive(item) && item.state === state.id);
    if (isUsed)
        throw badRequest({ error: 'The state is not empty, only empty states can be deleted' });
    call.store.states.set(state.id, { ...state, ...deleted(call) });
    return noContent;
};
/** A state for `expand`. */
function briefState(call, id) {
    const state = call.store.states.get(id);
    return state ? { id, name: state.name, color: state.color, group: state.group } : {};
}
function stateShape(call, state) {
    return {
        ...rowShape(call, state),
        ...picked(state, 'name', 'description', 'color', 'slug', 'sequence', 'group', 'external_source', 'external_id', 'project'),
        is_triage: false,
        default: state.default,
    };
}
function statesOf(call) {
    const project = param(call, 'project');
    return [...call.store.states.values()].filter((state) => state.project === project && isLive(state));
}
function stateOf(call) {
    const id = param(call, 'state');
    const state = statesOf(call).find((one) => one.id === id && one.group !== 'triage');
    if (!state)
        throw notFound();
    return state;
}
function refuseTriage(group) {
    if (group === 'triage')
        throw badRequest({ non_field_errors: ['Cannot create triage state'] });
}
function takeDefault(call, project) {
    for (const state of call.store.states.values()) {
        if (state.project === project && state.default)
            call.store.states.set(state.id, { ...state, default: false });
    }
}
function slugOf(name) {
    const ascii = name.normalize('NFKD').replace(/[^\0-\x7f]/g, '');
    const words = ascii.toLowerCase().replace(/[^\w\s-]/g, '');
    return words.replace(/[-\s]+/g, '-').replace(/^[-_]+|[-_]+$/g, '');
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/users.js

function userShape(user) {
    const { id, first_name, last_name, email, avatar, display_name } = user;
    return { id, first_name, last_name, email, avatar, avatar_url: null, display_name };
}
/** A user for `expand`; nobody is an empty object. */
function userOf(store, id) {
    const user = id === null ? undefined : store.users.get(id);
    return user ? userShape(user) : {};
}
const me = (call) => ok(userShape(call.user));

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/projects.js











const SPECIAL = /[&+,:;$^}{*=?@#|'<>.()%!-]/;
const NAME_TAKEN = { name: 'The project name is already taken' };
const PUBLIC = 2;
const projects_fields = (call) => ({
    name: required(fields_text({ max: 255 })),
    identifier: required(fields_text({ max: 12 })),
    description: optional(fields_text({ blank: true })),
    network: optional(choice([0, 2])),
    default_assignee: optional(referenceOrNull((id) => call.store.users.has(id))),
    external_source: optional(orNull(fields_text({ max: 255, blank: true }))),
    external_id: optional(orNull(fields_text({ max: 255, blank: true }))),
});
const listProjects = (call) => {
    const projects = visibleProjects(call).toSorted(orderOf(queryOf(call, 'order_by')));
    return ok(paginate_page(call, projects, (project) => {
        const { total_members, ...shape } = projectShape(call, project);
        const sort_order = membershipOf(call, project) ? 65_535 : null;
        return shaped(call, { total_members: total_members ?? null, sort_order, ...shape }, expansions(call, project));
    }));
};
const readProject = (call) => {
    const project = visibleProjects(call).find((one) => one.id === projectOf(call).id);
    if (!project)
        throw notFound();
    return ok(shaped(call, projectShape(call, project), expansions(call, project)));
};
/** The caller becomes its admin; `network` and `logo_props` are not taken. */
const createProject = (call) => {
    const data = call.data();
    if (!isDict(data))
        throw new Refusal(500, { error: 'An unexpected error occurred' });
    const workspace = workspaceOf(call);
    if (!workspace)
        throw notFound();
    const values = readFields(data, projects_fields(call), false);
    refuseSpecial(values);
    const name = values.name ?? '';
    const identifier = (values.identifier ?? '').toUpperCase();
    if (isTaken(call, null, name, identifier))
        throw new Refusal(409, NAME_TAKEN);
    const color = `#${call.store.random.hex(3)}`;
    const project = {
        ...newRow(call, workspace.id),
        name,
        identifier,
        description: values.description ?? '',
        network: PUBLIC,
        default_assignee: values.default_assignee ?? null,
        archived_at: null,
        external_source: values.external_source ?? null,
        external_id: values.external_id ?? null,
        logo_props: { in_use: 'icon', icon: { name: 'apps', color } },
        views: false,
        last_number: 0,
    };
    call.store.projects.set(project.id, project);
    const id = call.store.id();
    const member = { id, project: project.id, user: call.user.id, role: 20, is_active: true };
    call.store.project_members.set(id, { ...member, created_at: call.store.now() });
    for (const state of DEFAULT_STATES) {
        const row = newRow(call, workspace.id);
        const rest = { project: project.id, description: '', slug: '', external_source: null, external_id: null };
        call.store.states.set(row.id, { ...row, ...state, ...rest });
    }
    return created(projectShape(call, project));
};
const changeProject = (call) => {
    const project = projectOf(call);
    if (project.archived_at !== null)
        throw badRequest({ error: 'Archived project cannot be updated' });
    const values = readFields(call.data(), projects_fields(call), true);
    refuseSpecial(values);
    const identifier = values.identifier?.toUpperCase() ?? project.identifier;
    if (isTaken(call, project.id, values.name ?? project.name, identifier))
        throw new Refusal(409, NAME_TAKEN);
    const next = { ...project, ...values, identifier, ...changed(call) };
    call.store.projects.set(project.id, next);
    return ok(projectShape(call, next));
};
const deleteProject = (call) => {
    const project = projectOf(call);
    call.store.projects.set(project.id, { ...project, ...deleted(call) });
    return noContent;
};
const archiveProject = (call) => setArchived(call, call.store.now());
const unarchiveProject = (call) => setArchived(call, null);
/** A project for `expand`. */
function briefProject(call, id) {
    const project = call.store.projects.get(id);
    if (!project)
        return {};
    const { identifier, name, description } = project;
    return { id, identifier, name, cover_image: null, icon_prop: null, emoji: null, description, cover_image_url: null };
}
/** A workspace for `expand`. */
function briefWorkspace(call, id) {
    const workspace = call.store.workspaces.get(id);
    return workspace ? { name: workspace.name, slug: workspace.slug, id } : {};
}
function setArchived(call, archived_at) {
    const project = projectOf(call);
    call.store.projects.set(project.id, { ...project, archived_at });
    return noContent;
}
function visibleProjects(call) {
    const workspace = workspaceOf(call)?.id;
    return [...call.store.projects.values()].filter((project) => isLive(project) && project.workspace === workspace && (project.network === PUBLIC || isMember(call, project.id)));
}
function membershipOf(call, project) {
    return [...call.store.project_members.values()].find((member) => member.project === project.id && member.user === call.user.id && member.is_active);
}
function projectShape(call, project) {
    const members = [...call.store.project_members.values()];
    const membership = membershipOf(call, project);
    return {
        ...rowShape(call, project),
        total_members: members.filter((member) => member.project === project.id && member.is_active).length,
        total_cycles: 0,
        total_modules: 0,
        is_member: membership !== undefined,
        member_role: membership?.role ?? null,
        is_deployed: false,
        cover_image_url: null,
        ...picked(project, 'name', 'description', 'network', 'identifier', 'external_source', 'external_id', 'default_assignee'),
        description_text: null,
        description_html: null,
        emoji: null,
        icon_prop: null,
        module_view: project.views,
        cycle_view: project.views,
        issue_views_view: project.views,
        page_view: true,
        intake_view: false,
        is_time_tracking_enabled: false,
        is_issue_type_enabled: false,
        guest_view_all_features: false,
        cover_image: null,
        archive_in: 0,
        close_in: 0,
        logo_props: project.logo_props,
        archived_at: showTime(project.archived_at, call.user.timezone),
        timezone: 'UTC',
        project_lead: null,
        cover_image_asset: null,
        estimate: null,
        default_state: null,
    };
}
function expansions(call, project) {
    return {
        workspace: () => briefWorkspace(call, project.workspace),
        default_assignee: () => userOf(call.store, project.default_assignee),
        project_lead: () => ({}),
        created_by: () => userOf(call.store, project.created_by),
        updated_by: () => userOf(call.store, project.updated_by),
    };
}
const ORDERS = {
    id: (project) => project.id,
    name: (project) => project.name,
    identifier: (project) => project.identifier,
    network: (project) => project.network,
    created_at: (project) => project.created_at,
    updated_at: (project) => project.updated_at,
    // The same for all: nothing in this server changes it.
    sort_order: () => 0,
};
function orderOf(sent) {
    const order = sent ?? 'sort_order';
    const valueOf = ORDERS[order.replace(/^-/, '')];
    if (!valueOf)
        throw broken();
    const sign = order.startsWith('-') ? -1 : 1;
    return (a, b) => {
        const [x, y] = [valueOf(a), valueOf(b)];
        return x === y ? 0 : x < y ? -sign : sign;
    };
}
function refuseSpecial(values) {
    for (const [field, what] of [
        ['name', 'Project name'],
        ['identifier', 'Project identifier'],
    ]) {
        if (SPECIAL.test(values[field] ?? '')) {
            throw badRequest({ non_field_errors: [`${what} cannot contain special characters.`] });
        }
    }
}
function isTaken(call, own, name, identifier) {
    const workspace = workspaceOf(call)?.id;
    return [...call.store.projects.values()].some((project) => project.id !== own &&
        isLive(project) &&
        project.workspace === workspace &&
        (project.name === name || project.identifier === identifier));
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/activities.js
/** Reading the activity of a work item, oldest first; rows about comments are left out. */







const activities_ORDERS = ['id', 'created_at', 'updated_at', 'verb', 'field', 'epoch', 'actor', 'old_value', 'new_value'];
const listActivities = (call) => {
    const order = queryOf(call, 'order_by') ?? 'created_at';
    if (order === AT_RANDOM) {
        const rows = shuffled(activitiesOf(call), call.store.random);
        return ok(paginate_page(call, rows, (row) => shown(call, row)));
    }
    const name = activities_ORDERS.find((one) => one === order.replace(/^-/, ''));
    if (name === undefined)
        throw broken();
    const key = name === 'epoch' ? 'created_at' : name;
    const sign = order.startsWith('-') ? -1 : 1;
    const rows = activitiesOf(call).toSorted((a, b) => {
        const [x, y] = [a[key] ?? '\uffff', b[key] ?? '\uffff'];
        return x === y ? a.created_at - b.created_at : x < y ? -sign : sign;
    });
    return ok(paginate_page(call, rows, (row) => shown(call, row)));
};
const readActivity = (call) => {
    const row = activitiesOf(call).find((one) => one.id === param(call, 'activity'));
    if (!row)
        throw new Refusal(404, { message: 'Activity not found.', code: 'NOT_FOUND' });
    return ok(shown(call, row));
};
function activitiesOf(call) {
    const project = liveProjectId(call);
    const item = param(call, 'item');
    return [...call.store.activities.values()].filter((row) => row.project === project && row.issue === item && row.field !== 'comment');
}
function shown(call, row) {
    const { created_by: _, updated_by: __, ...base } = rowShape(call, row);
    const shape = {
        ...base,
        ...picked(row, 'verb', 'field', 'old_value', 'new_value', 'comment', 'old_identifier', 'new_identifier', 'project', 'issue', 'actor'),
        attachments: [],
        epoch: Math.floor(row.created_at / 1_000_000),
        issue_comment: null,
    };
    return shaped(call, shape, {
        actor: () => userOf(call.store, row.actor),
        project: () => briefProject(call, row.project),
        workspace: () => briefWorkspace(call, row.workspace),
    });
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/attachments.js
/**
 * Attachments of a work item. There is no storage behind this server, so none is ever there: the list is empty, for
 * whoever has a key and whatever the item, and making one fails.
 */


/** An array and no page of a list. */
const listAttachments = () => ok([]);
const createAttachment = () => {
    throw broken();
};

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/labels.js









const labels_EXTERNAL_ID_TAKEN = 'Label with the same external id and external source already exists';
const FIRST_ORDER = 65_535;
const labels_STEP = 10_000;
const labels_fields = (call) => ({
    name: required(freeOfWorkspaceLabels(call)),
    color: optional(fields_text({ max: 255, blank: true })),
    description: optional(fields_text({ blank: true })),
    sort_order: optional(fields_float),
    parent: optional(referenceOrNull((id) => call.store.labels.get(id)?.deleted_at === null)),
    external_source: optional(orNull(fields_text({ max: 255, blank: true }))),
    external_id: optional(orNull(fields_text({ max: 255, blank: true }))),
});
/** Who is not in the project gets an empty list. */
const listLabels = (call) => ok(paginate_page(call, visibleLabels(call).toSorted(newestFirst), (label) => shaped(call, labelShape(call, label))));
const readLabel = (call) => {
    const label = visibleLabels(call).find((one) => one.id === param(call, 'label'));
    if (!label)
        throw notFound();
    return ok(shaped(call, labelShape(call, label)));
};
const createLabel = (call) => {
    const data = call.data();
    const values = readFields(data, labels_fields(call), false);
    const project = projectOf(call);
    const others = labelsOf(call);
    const twin = sameExternalId(others, data);
    if (twin)
        throw taken(labels_EXTERNAL_ID_TAKEN, twin.id);
    const { name = '' } = values;
    if (others.some((label) => label.name === name)) {
        // Plane looks for the name as it was sent, with its outer spaces, and breaks when it does not find it.
        const sent = isDict(data) ? data['name'] : undefined;
        const holder = others.find((label) => label.name === sent);
        throw holder ? taken('Label with the same name already exists in the project', holder.id) : broken();
    }
    const orders = others.map((label) => label.sort_order);
    const label = {
        ...newRow(call, project.workspace),
        project: project.id,
        name,
        color: values.color ?? '',
        description: values.description ?? '',
        sort_order: values.sort_order ?? (orders.length === 0 ? FIRST_ORDER : Math.max(...orders) + labels_STEP),
        parent: values.parent ?? null,
        external_source: values.external_source ?? null,
        external_id: values.external_id ?? null,
    };
    call.store.labels.set(label.id, label);
    return created(labelShape(call, label));
};
const changeLabel = (call) => {
    const label = labelOf(call);
    const data = call.data();
    const values = readFields(data, labels_fields(call), true);
    const others = labelsOf(call);
    if (movesOntoExternalId(others, label, data))
        throw taken(labels_EXTERNAL_ID_TAKEN, label.id);
    if (others.some((other) => other.id !== label.id && other.name === values.name))
        throw payloadInvalid();
    const next = { ...label, ...values, ...changed(call) };
    call.store.labels.set(label.id, next);
    return ok(labelShape(call, next));
};
/** Items lose the label; their `updated_at` stays. */
const deleteLabel = (call) => {
    const label = labelOf(call);
    call.store.labels.set(label.id, { ...label, ...deleted(call) });
    return noContent;
};
function labelShape(call, label) {
    return {
        ...rowShape(call, label),
        ...picked(label, 'name', 'description', 'color', 'sort_order', 'external_source', 'external_id', 'project', 'parent'),
    };
}
function labelsOf(call) {
    const project = param(call, 'project');
    return [...call.store.labels.values()].filter((label) => label.project === project && isLive(label));
}
function visibleLabels(call) {
    const project = liveProjectId(call);
    return project !== null && isMember(call, project) ? labelsOf(call) : [];
}
function labelOf(call) {
    const label = labelsOf(call).find((one) => one.id === param(call, 'label'));
    if (!label)
        throw notFound();
    return label;
}
/** A name of a workspace label is refused as a bad field; one of the project is a conflict. */
function freeOfWorkspaceLabels(call) {
    const read = fields_text({ max: 255 });
    return (value) => {
        const name = read(value);
        const isTaken = [...call.store.labels.values()].some((label) => label.project === null && isLive(label) && label.name === name);
        if (isTaken)
            throw new Invalid('Label with this name already exists.');
        return name;
    };
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/items.js









/** Items that lists, detail and search show: not deleted, archived or draft, and not in an archived project. */
function shownItems(call) {
    const project = liveProjectId(call);
    return project === null ? [] : projectItems(call).filter((item) => item.archived_at === null && !item.is_draft);
}
/** All of the project that are not deleted: what writing finds. */
function projectItems(call) {
    const project = param(call, 'project');
    return [...call.store.items.values()].filter((item) => isLive(item) && item.project === project);
}
/** The item of the path. @throws {Refusal} 404 */
function itemOf(call, among) {
    const id = param(call, 'item');
    const item = among.find((one) => one.id === id);
    if (!item || call.store.projects.get(item.project)?.workspace !== workspaceOf(call)?.id)
        throw notFound();
    return item;
}
/** As a whole, whatever `fields` says: the answer to a write. */
function itemShape(call, item) {
    const zone = call.user.timezone;
    return {
        ...rowShape(call, item),
        ...picked(item, 'name', 'description_html', 'priority', 'start_date', 'target_date', 'sequence_id', 'sort_order', 'archived_at'),
        ...picked(item, 'is_draft', 'external_source', 'external_id', 'project', 'parent', 'state', 'point'),
        completed_at: showTime(item.completed_at, zone),
        type_id: null,
        type: null,
        description_binary: null,
        estimate_point: null,
        assignees: assigneesOf(call.store, item),
        labels: items_labelsOf(call.store, item).map((label) => label.id),
    };
}
/** By the queries `fields` and `expand`. */
function shownItem(call, item) {
    const { store } = call;
    const parent = item.parent === null ? undefined : store.items.get(item.parent);
    return shaped(call, itemShape(call, item), {
        state: () => briefState(call, item.state),
        assignees: () => assigneesOf(store, item).map((id) => userOf(store, id)),
        labels: () => items_labelsOf(store, item).map((label) => labelShape(call, label)),
        project: () => briefProject(call, item.project),
        workspace: () => briefWorkspace(call, item.workspace),
        parent: () => (parent ? briefItem(parent) : {}),
        created_by: () => userOf(store, item.created_by),
        updated_by: () => userOf(store, item.updated_by),
        estimate_point: () => NO_ESTIMATE,
    });
}
/** How Plane shows an estimate that is not there. */
const NO_ESTIMATE = { deleted_at: null, key: null, description: '', value: '', created_by: null, updated_by: null };
function briefItem(item) {
    const { id, sequence_id, project } = item;
    return { id, sequence_id, project_id: project };
}
/** In the order in which they joined the project, whatever was sent. */
function assigneesOf(store, item) {
    const members = [...store.project_members.values()].filter((member) => member.project === item.project);
    const rank = (user) => members.findIndex((member) => member.user === user);
    return item.assignees.toSorted((a, b) => rank(a) - rank(b));
}
/** In the order in which they were made, deleted ones left out. */
function items_labelsOf(store, item) {
    const labels = item.labels.flatMap((id) => store.labels.get(id) ?? []);
    return labels.filter(isLive).toSorted((a, b) => a.created_at - b.created_at);
}
/** Something happened to the item: it comes to the front of `order_by=-updated_at`. */
function touch(store, id) {
    const item = store.items.get(id);
    if (item && isLive(item))
        store.items.set(id, { ...item, updated_at: store.now() });
}
/** The two queries together ask for one item by its external id. */
function externalQuery(call) {
    const source = queryOf(call, 'external_source');
    const id = queryOf(call, 'external_id');
    return source && id ? { source, id } : null;
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/activity-log.js


/** The first row has the time and the author of the item, even if they were made up. */
function logCreated(call, item) {
    const entry = {
        verb: 'created',
        field: null,
        old_value: null,
        new_value: null,
        comment: 'created the issue',
    };
    const { created_at, created_by: actor } = item;
    call.store.leave(() => {
        write(call, item.project, item.id, [entry], { created_at, actor });
    });
}
function logDeleted(call, item) {
    const entry = {
        verb: 'deleted',
        field: 'issue',
        old_value: null,
        new_value: null,
        comment: 'deleted the issue',
    };
    call.store.leave(() => {
        write(call, item.project, item.id, [entry]);
    });
}
/** One row for each field that was sent with another value, in the order of the request. */
function logUpdated(call, before, data) {
    const sent = isDict(data) ? data : {};
    call.store.leave(() => {
        const entries = Object.keys(sent).flatMap((name) => TRACKED[name]?.(call, before, sent[name] ?? null) ?? []);
        write(call, before.project, before.id, entries);
    });
}
function logComment(call, comment, verb) {
    const entry = {
        verb,
        field: 'comment',
        old_value: null,
        new_value: comment.comment_html,
        comment: `${verb} a comment`,
    };
    call.store.leave(() => {
        write(call, comment.project, comment.issue, [entry]);
    });
}
function logLink(call, link, verb, sent) {
    call.store.leave(() => {
        write(call, link.project, link.issue, linkEntries(link, verb, sent));
    });
}
function linkEntries(link, verb, sent) {
    const row = { verb, field: 'link' };
    if (verb === 'created') {
        return [{ ...row, old_value: null, new_value: link.url, comment: 'created a link' }];
    }
    if (verb === 'deleted') {
        return [{ ...row, old_value: link.url, new_value: '', comment: 'deleted the link' }];
    }
    const url = isDict(sent) && sent['url'] !== undefined ? strOf(sent['url']) : '';
    const ids = { old_identifier: link.id, new_identifier: link.id };
    const entry = { ...row, old_value: link.url, new_value: url, comment: 'updated a link', ...ids };
    return url === link.url ? [] : [entry];
}
/** A row on either side; only the item of the request comes to the front. */
function logRelation(call, item, type, other, inverse) {
    const entry = (field, related) => ({
        verb: 'updated',
        field,
        old_value: '',
        new_value: keyOf(call.store, related),
        comment: `added ${field} relation`,
        old_identifier: related.id,
    });
    call.store.leave(() => {
        write(call, item.project, item.id, [entry(type, other)]);
        append(call, item.project, other.id, entry(inverse, item));
    });
}
const updated = (field, old_value, new_value, comment) => ({
    verb: 'updated',
    field,
    old_value,
    new_value,
    comment,
});
const trackValue = (field, comment, valueOf) => (_, before, sent) => {
    const old = valueOf(before);
    const value = sent === null ? null : strOf(sent);
    return old === value ? [] : [updated(field, old ?? '', value ?? '', comment)];
};
const trackState = ({ store }, before, sent) => {
    const id = sent === null || sent === '' ? null : strOf(sent);
    if (id === before.state)
        return [];
    const name = (state) => (state === null ? null : (store.states.get(state)?.name ?? null));
    const entry = updated('state', name(before.state), name(id), 'updated the state to');
    return [{ ...entry, old_identifier: before.state, new_identifier: id }];
};
const trackParent = ({ store }, before, sent) => {
    const id = sent === null || sent === '' ? null : strOf(sent);
    if (id === before.parent)
        return [];
    const key = (parent) => keyOf(store, parent === null ? undefined : store.items.get(parent));
    const entry = updated('parent', key(before.parent), key(id), 'updated the parent issue to');
    return [{ ...entry, old_identifier: before.parent, new_identifier: id }];
};
/** A row for each one added, then for each one removed. */
const trackList = (field, one, nameOf) => ({ store }, before, sent) => {
    const wished = isList(sent) ? [...new Set(sent.map(strOf))] : [];
    const added = wished.filter((id) => !before[field].includes(id));
    const removed = before[field].filter((id) => !wished.includes(id));
    return [
        ...added.map((id) => ({
            ...updated(field, '', nameOf(store, id) ?? '', `added ${one} `),
            new_identifier: id,
        })),
        ...removed.map((id) => ({
            ...updated(field, nameOf(store, id) ?? '', '', `removed ${one} `),
            old_identifier: id,
        })),
    ];
};
/** Changes by one person that follow each other become one row: the first, at the time of the last. */
const trackDescription = (call, before, sent) => {
    if (before.description_html === sent)
        return [];
    const last = [...call.store.activities.values()].findLast((row) => row.issue === before.id);
    if (last?.field === 'description' && last.actor === call.user.id) {
        call.store.activities.delete(last.id);
        call.store.activities.set(last.id, { ...last, created_at: call.store.now() });
        return [];
    }
    return [updated('description', before.description_html, strOf(sent), 'updated the description to')];
};
const trackArchived = (_, before, sent) => {
    if (before.archived_at === sent)
        return [];
    return sent === null
        ? [updated('archived_at', 'archive', 'restore', 'has restored the issue')]
        : [updated('archived_at', null, 'manual_archive', 'Actor has archived the issue')];
};
const trackLabels = trackList('labels', 'label', (store, id) => store.labels.get(id)?.name);
const trackAssignees = trackList('assignees', 'assignee', (store, id) => store.users.get(id)?.display_name);
const TRACKED = {
    name: trackValue('name', 'updated the name to', (item) => item.name),
    priority: trackValue('priority', 'updated the priority to', (item) => item.priority),
    start_date: trackValue('start_date', 'updated the start date to ', (item) => item.start_date),
    target_date: trackValue('target_date', 'updated the target date to', (item) => item.target_date),
    description_html: trackDescription,
    archived_at: trackArchived,
    state: trackState,
    state_id: trackState,
    parent: trackParent,
    parent_id: trackParent,
    labels: trackLabels,
    label_ids: trackLabels,
    assignees: trackAssignees,
    assignee_ids: trackAssignees,
};
function keyOf(store, item) {
    return item ? `${store.projects.get(item.project)?.identifier ?? ''}-${String(item.sequence_id)}` : '';
}
function write(call, project, issue, entries, made) {
    touch(call.store, issue);
    for (const entry of entries)
        append(call, project, issue, entry, made);
}
function append(call, project, issue, entry, made) {
    const { store } = call;
    const now = store.now();
    const workspace = store.projects.get(project)?.workspace ?? '';
    const row = { id: store.id(), updated_at: now, deleted_at: null, created_by: null, updated_by: null, workspace };
    const ids = { old_identifier: null, new_identifier: null };
    const by = { created_at: now, actor: call.user.id, ...made };
    store.activities.set(row.id, { ...row, project, issue, ...ids, ...entry, ...by });
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/spoof.js




/** Call it after the row was stored. @throws {Refusal} 400 */
function creation(call, data) {
    const sent = isDict(data) ? data : {};
    const { created_at: at, created_by: by } = sent;
    return {
        stored: {
            created_at: at === undefined ? call.store.now() : createdAt(at),
            created_by: by === undefined ? call.user.id : createdBy(call, by),
        },
        sent_created_at: at,
    };
}
function createdAt(sent) {
    if (sent === null)
        throw payloadInvalid();
    // A text without a zone is UTC here, whatever the caller's zone.
    const at = typeof sent === 'string' ? readTime(sent, 'UTC') : null;
    if (at === null)
        throw detailInvalid();
    return at;
}
function createdBy(call, sent) {
    if (sent === null)
        return null;
    const id = readUuid(sent);
    if (id === null)
        throw detailInvalid();
    if (!call.store.users.has(id))
        throw payloadInvalid();
    return id;
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/comments.js















const comments_EXTERNAL_ID_TAKEN = 'Work item comment with the same external id and external source already exists';
const FIELDS = {
    comment_html: optional(fields_text({ blank: true })),
    access: optional(choice(['INTERNAL', 'EXTERNAL'])),
    external_source: optional(orNull(fields_text({ max: 255, blank: true }))),
    external_id: optional(orNull(fields_text({ max: 255, blank: true }))),
};
/** Empty for an item that does not exist. */
const listComments = (call) => ok(paginate_page(call, commentsOf(call).toSorted(newestFirst), (comment) => comments_shown(call, comment)));
const readComment = (call) => ok(comments_shown(call, commentOf(call)));
const createComment = (call) => {
    const data = call.data();
    if (!isDict(data))
        throw broken();
    const project = projectOf(call);
    const twin = sameExternalId(comments_inProject(call), data);
    if (twin)
        throw taken(comments_EXTERNAL_ID_TAKEN, twin.id);
    const values = readFields(data, FIELDS, false);
    if (hasNul(data['comment_json'] ?? null))
        throw broken();
    const issue = param(call, 'item');
    if (!call.store.items.has(issue))
        throw payloadInvalid();
    const comment = {
        ...newRow(call, project.workspace),
        project: project.id,
        issue,
        comment_html: values.comment_html ?? '<p></p>',
        access: values.access ?? 'INTERNAL',
        external_source: values.external_source ?? null,
        external_id: values.external_id ?? null,
        actor: call.user.id,
        description: call.store.id(),
    };
    call.store.comments.set(comment.id, comment);
    const made = creation(call, data);
    const stored = { ...comment, ...made.stored };
    call.store.comments.set(comment.id, stored);
    logComment(call, stored, 'created');
    // The answer shows what was sent, and an author that is not kept: stored are the caller as actor and no editor.
    const { created_by } = made.stored;
    const created_at = made.sent_created_at ?? showTime(stored.created_at, call.user.timezone);
    return created({ ...commentShape(call, stored), created_at, actor: created_by, updated_by: call.user.id });
};
const changeComment = (call) => {
    const comment = commentOf(call);
    const data = call.data();
    if (!isDict(data))
        throw broken();
    if (movesOntoExternalId(comments_inProject(call), comment, data))
        throw taken(comments_EXTERNAL_ID_TAKEN, comment.id);
    const next = { ...comment, ...readFields(data, FIELDS, true), ...changed(call) };
    call.store.comments.set(comment.id, next);
    logComment(call, next, 'updated');
    return ok(commentShape(call, next));
};
const deleteComment = (call) => {
    const comment = commentOf(call);
    call.store.comments.set(comment.id, { ...comment, ...deleted(call) });
    logComment(call, comment, 'deleted');
    return noContent;
};
function commentShape(call, comment) {
    return {
        ...rowShape(call, comment),
        ...picked(comment, 'comment_html', 'access', 'external_source', 'external_id', 'project', 'description', 'issue', 'actor'),
        attachments: [],
        edited_at: null,
        parent: null,
    };
}
/** When read, a comment also tells whether the reader is in the project. */
function comments_shown(call, comment) {
    const { store } = call;
    const item = store.items.get(comment.issue);
    const shape = { ...commentShape(call, comment), is_member: isMember(call, comment.project) };
    return shaped(call, shape, {
        actor: () => userOf(store, comment.actor),
        created_by: () => userOf(store, comment.created_by),
        updated_by: () => userOf(store, comment.updated_by),
        issue: () => (item ? itemShape(call, item) : {}),
        project: () => briefProject(call, comment.project),
        workspace: () => briefWorkspace(call, comment.workspace),
    });
}
function comments_inProject(call) {
    const project = param(call, 'project');
    return [...call.store.comments.values()].filter((comment) => comment.project === project && isLive(comment));
}
function commentsOf(call) {
    const item = param(call, 'item');
    return liveProjectId(call) === null ? [] : comments_inProject(call).filter((comment) => comment.issue === item);
}
function commentOf(call) {
    const comment = commentsOf(call).find((one) => one.id === param(call, 'comment'));
    if (!comment)
        throw notFound();
    return comment;
}
/** The database has no room for a NUL in JSON. */
function hasNul(value) {
    return JSON.stringify(value).includes('\\u0000');
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/url.js
/** What Plane's validator takes for a URL: stricter on hosts than browsers are (a host needs a dot). */
const SCHEMES = ['http', 'https', 'ftp', 'ftps'];
const MAX_LENGTH = 2048;
function isUrl(text) {
    if (text.length > MAX_LENGTH || /[\t\r\n]/.test(text))
        return false;
    const [, scheme = '', rest = ''] = /^([a-z0-9.+-]+):\/\/(.*)$/is.exec(text) ?? [];
    if (!SCHEMES.includes(scheme.toLowerCase()) || /\s/u.test(rest))
        return false;
    const authority = rest.split(/[/?#]/, 1)[0] ?? '';
    const at = authority.lastIndexOf('@');
    if (at >= 0 && !/^[^:@/]+(:[^:@/]*)?$/.test(authority.slice(0, at)))
        return false;
    const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/s.exec(authority.slice(at + 1)) ?? [];
    return (port === undefined || /^\d{1,5}$/.test(port)) && isHost(host);
}
function isHost(host) {
    if (host.startsWith('['))
        return isIPv6(host.slice(1, -1));
    return isIPv4(host) || host.toLowerCase() === 'localhost' || isDomain(host);
}
function isIPv4(host) {
    const parts = host.split('.');
    return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}
function isIPv6(host) {
    return /^[0-9a-f:.]+$/i.test(host) && URL.canParse(`http://[${host}]/`);
}
/** Two labels at least; the last has no digits unless it is punycode, and may be followed by a dot. */
function isDomain(host) {
    const labels = host.replace(/\.$/, '').split('.');
    const top = labels.pop() ?? '';
    if (host.length > 253 || labels.length === 0 || !labels.every(isDomainLabel))
        return false;
    if (/^xn--[a-z0-9]{1,59}$/i.test(top))
        return true;
    return /^[a-z\u00a1-\uffff-]{2,63}$/i.test(top) && !top.startsWith('-') && !top.endsWith('-');
}
function isDomainLabel(label) {
    return /^[a-z\u00a1-\uffff0-9-]{1,63}$/i.test(label) && !label.startsWith('-') && !label.endsWith('-');
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/links.js
/**
 * Links of a work item, newest first. Plane's worker fetches the page of each link that is made or changed, overwrites its
 * metadata and forgets who made and changed it. This server fetches nothing: the answer is that of a page without title.
 */










const title = optional(orNull(fields_text({ max: 255, blank: true })));
const NEW = { url: required(webUrl), title };
/** The URL of a change is not looked at. */
const CHANGED = { url: optional(fields_text()), title, metadata: optional((value) => value) };
const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg>';
const listLinks = (call) => ok(paginate_page(call, linksOf(call).toSorted(newestFirst), (link) => links_shown(call, link)));
const readLink = (call) => ok(links_shown(call, linkOf(call)));
const createLink = (call) => {
    const project = projectOf(call);
    const data = call.data();
    const values = readFields(data, NEW, false);
    const issue = param(call, 'item');
    const url = values.url ?? '';
    if (linksOf(call).some((link) => link.url === url))
        throw badRequest({ error: 'URL already exists for this Issue' });
    if (!call.store.items.has(issue))
        throw payloadInvalid();
    const row = newRow(call, project.workspace);
    const link = { ...row, project: project.id, issue, url, title: values.title ?? null, metadata: {} };
    call.store.links.set(link.id, link);
    const { created_by } = creation(call, onlyCreator(data)).stored;
    const answer = linkShape(call, { ...link, created_by, updated_by: call.user.id });
    fetchPage(call, link);
    logLink(call, link, 'created');
    return created(answer);
};
const changeLink = (call) => {
    const link = linkOf(call);
    const data = call.data();
    const next = { ...link, ...readFields(data, CHANGED, true), ...changed(call) };
    call.store.links.set(link.id, next);
    const answer = linkShape(call, next);
    fetchPage(call, next);
    logLink(call, link, 'updated', data);
    return ok(answer);
};
const deleteLink = (call) => {
    const link = linkOf(call);
    call.store.links.set(link.id, { ...link, ...deleted(call) });
    logLink(call, link, 'deleted');
    return noContent;
};
/** What the worker leaves of a link whose page it could not read. */
function fetchPage(call, { id, url }) {
    const favicon = `data:image/svg+xml;base64,${Buffer.from(ICON).toString('base64')}`;
    const metadata = { url, title: null, favicon, favicon_url: null };
    call.store.leave(() => {
        const link = call.store.links.get(id);
        if (link !== undefined)
            call.store.links.set(id, { ...link, metadata, created_by: null, updated_by: null });
    });
}
function linkShape(call, link) {
    return { ...rowShape(call, link), ...picked(link, 'title', 'url', 'metadata', 'project', 'issue') };
}
function links_shown(call, link) {
    return shaped(call, linkShape(call, link), {
        created_by: () => userOf(call.store, link.created_by),
        updated_by: () => userOf(call.store, link.updated_by),
    });
}
function linksOf(call) {
    const project = liveProjectId(call);
    const item = param(call, 'item');
    return [...call.store.links.values()].filter((link) => link.project === project && link.issue === item && isLive(link));
}
function linkOf(call) {
    const link = linksOf(call).find((one) => one.id === param(call, 'link'));
    if (!link)
        throw notFound();
    return link;
}
/** The time of a link cannot be made up, its author can. */
function onlyCreator(data) {
    if (typeof data !== 'object' || data === null || !('created_by' in data))
        return {};
    return { created_by: data['created_by'] ?? null };
}
function webUrl(value) {
    const url = fields_text()(value);
    if (!isUrl(url))
        throw new Invalid('Invalid URL format.');
    if (!url.startsWith('http://') && !url.startsWith('https://'))
        throw new Invalid('Invalid URL scheme.');
    return url;
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/members.js
/** Members of a workspace and of a project. Both lists are plain arrays and hold removed members too. */





const ROLES = [20, 15, 5];
/** Newest membership first. */
const listWorkspaceMembers = (call) => {
    const workspace = workspaceOf(call);
    const members = [...call.store.workspace_members.values()].filter((member) => member.workspace === workspace?.id);
    return ok(members.toSorted(newestFirst).flatMap((member) => {
        const user = call.store.users.get(member.user);
        return user ? [{ ...userShape(user), role: member.role }] : [];
    }));
};
/** Newest user first; `id` is the user's and no role is shown. */
const listProjectMembers = (call) => {
    const ids = new Set(membersOf(call).map((member) => member.user));
    const users = [...call.store.users.values()].filter((user) => ids.has(user.id));
    return ok(users.toSorted(newestFirst).map(userShape));
};
const readProjectMember = (call) => ok(userOf(call.store, membership(call).user));
const addProjectMember = (call) => {
    const fields = readFields(call.data(), { member: required(reference((id) => call.store.users.has(id))), role: { required: false, read: choice(ROLES) } }, false);
    const { member: user = '', role = 5 } = fields;
    const workspace = workspaceOf(call)?.id;
    const inWorkspace = [...call.store.workspace_members.values()].some((member) => member.workspace === workspace && member.user === user && member.is_active);
    if (!inWorkspace)
        throw badRequest({ member: ['Member not found in workspace'] });
    if (membersOf(call).some((member) => member.user === user))
        throw payloadInvalid();
    const project = param(call, 'project');
    const id = call.store.id();
    call.store.project_members.set(id, { id, project, user, role, is_active: true, created_at: call.store.now() });
    return created({ id, member: user, role });
};
const changeProjectMember = (call) => {
    const member = membership(call);
    const { role = member.role } = readFields(call.data(), { role: { required: false, read: choice(ROLES) } }, true);
    call.store.project_members.set(member.id, { ...member, role });
    return ok({ id: member.id, member: member.user, role });
};
const removeProjectMember = (call) => {
    const member = membership(call);
    call.store.project_members.set(member.id, { ...member, is_active: false });
    return noContent;
};
function membersOf(call) {
    const project = call.store.projects.get(param(call, 'project'));
    if (project?.workspace !== workspaceOf(call)?.id)
        return [];
    return [...call.store.project_members.values()].filter((member) => member.project === project?.id);
}
function membership(call) {
    const found = membersOf(call).find((member) => member.id === param(call, 'member'));
    if (!found)
        throw notFound();
    return found;
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/records.js
const RELATION_TYPES = ['blocked_by', 'duplicate', 'relates_to', 'start_before', 'finish_before'];

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/relations.js
/** Relations between work items: one row for a pair, seen from both sides. They can be made, not removed. */








/** Types of which only the other side is kept. */
const INVERSE = {
    blocking: 'blocked_by',
    start_after: 'start_before',
    finish_after: 'finish_before',
};
/** How the related item sees it. */
const SEEN_BY_OTHER = {
    blocked_by: 'blocking',
    duplicate: 'duplicate',
    relates_to: 'relates_to',
    start_before: 'start_after',
    finish_before: 'finish_after',
};
const TYPES = [...RELATION_TYPES, 'blocking', 'start_after', 'finish_after'];
const relations_FIELDS = { relation_type: required(choice(TYPES)), issues: required(listOf(itemId, 1)) };
/** Newest first in each list; the path's project does not matter. */
const listRelations = (call) => {
    const item = param(call, 'item');
    const lists = new Map(TYPES.map((type) => [type, []]));
    const add = (type, id) => {
        const other = call.store.items.get(id);
        if (other)
            lists.get(type)?.push({ project_id: other.project, issue_id: id });
    };
    for (const relation of liveRelations(call).toSorted(newestFirst)) {
        if (relation.issue === item)
            add(relation.relation_type, relation.related);
        if (relation.related === item && relation.relation_type in SEEN_BY_OTHER) {
            const type = SEEN_BY_OTHER[relation.relation_type];
            // With itself, one that looks the same from both sides is listed once.
            if (relation.issue !== item || type !== relation.relation_type)
                add(type, relation.issue);
        }
    }
    return ok(Object.fromEntries(lists));
};
/** A pair that is related already is not related anew: 201 shows the old relation, or nothing if its type is another. */
const createRelations = (call) => {
    const values = readFields(call.data(), relations_FIELDS, false);
    const project = projectOf(call);
    const sent = values.relation_type ?? 'relates_to';
    const type = sent in INVERSE ? INVERSE[sent] : sent;
    const isInverse = type !== sent;
    const own = call.store.items.get(param(call, 'item'));
    const others = (values.issues ?? []).map((id) => call.store.items.get(id));
    if (!own || !others.every((other) => other !== undefined))
        throw payloadInvalid();
    const answered = new Map();
    for (const other of others) {
        const [issue, related] = isInverse ? [other.id, own.id] : [own.id, other.id];
        let relation = liveRelations(call).find((one) => one.issue === issue && one.related === related);
        if (!relation) {
            relation = { ...newRow(call, project.workspace), project: project.id, issue, related, relation_type: type };
            relation = { ...relation, updated_by: call.user.id };
            call.store.relations.set(relation.id, relation);
        }
        if (relation.relation_type === type)
            answered.set(relation.id, relatedShape(call, relation, other));
        logRelation(call, own, sent, other, isInverse ? type : SEEN_BY_OTHER[type]);
    }
    return created([...answered.values()]);
};
function relatedShape(call, relation, other) {
    const zone = call.user.timezone;
    return {
        ...picked(other, 'id', 'sequence_id', 'name', 'priority'),
        ...picked(relation, 'relation_type', 'created_by', 'updated_by'),
        project_id: other.project,
        state_id: other.state,
        created_at: showTime(relation.created_at, zone),
        updated_at: showTime(relation.updated_at, zone),
    };
}
function liveRelations(call) {
    return [...call.store.relations.values()].filter(isLive);
}
function itemId(value) {
    const id = readUuid(value);
    if (id === null)
        throw new Invalid('Must be a valid UUID.');
    return id;
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/search.js
/** Finding work items of the caller's projects by name, project or number; at most 10 unless told otherwise. */






/** Who is in no project finds nothing, in any workspace. */
const searchItems = (call) => {
    const wanted = queryOf(call, 'search') ?? '';
    if (wanted === '')
        return ok({ issues: [] });
    if (wanted.includes('\0'))
        throw brokenPage();
    const limit = intOf(queryOf(call, 'limit') ?? '10');
    if (limit === null || limit < 0)
        throw broken();
    const only = onlyProject(call);
    const found = [...call.store.items.values()].filter((item) => isShown(call, item) && (only === null || item.project === only) && isHit(call, item, wanted));
    const issues = found.toSorted(newestFirst).slice(0, limit);
    return ok({ issues: issues.map((item) => hit(call, item)) });
};
function isShown(call, item) {
    const project = call.store.projects.get(item.project);
    return (isLive(item) &&
        item.archived_at === null &&
        !item.is_draft &&
        project?.archived_at === null &&
        isLive(project) &&
        project.workspace === workspaceOf(call)?.id &&
        isMember(call, project.id));
}
/** Part of the name or of the project's identifier, or any whole number in the query. */
function isHit(call, item, wanted) {
    const part = wanted.toLowerCase();
    const identifier = call.store.projects.get(item.project)?.identifier ?? '';
    const numbers = [...wanted.matchAll(/(?<![\p{L}\p{N}_])\d+(?![\p{L}\p{N}_])/gu)].map(([digits]) => Number(digits));
    return (item.name.toLowerCase().includes(part) ||
        identifier.toLowerCase().includes(part) ||
        numbers.includes(item.sequence_id));
}
function hit(call, item) {
    return {
        name: item.name,
        id: item.id,
        sequence_id: item.sequence_id,
        project__identifier: call.store.projects.get(item.project)?.identifier ?? null,
        project_id: item.project,
        workspace__slug: workspaceOf(call)?.slug ?? null,
    };
}
function onlyProject(call) {
    const sent = queryOf(call, 'project_id');
    if (!sent || queryOf(call, 'workspace_search') === 'true')
        return null;
    const id = readUuid(sent);
    if (id === null)
        throw detailInvalid();
    return id;
}

// EXTERNAL MODULE: ./build/action/src/model.js
var model = __webpack_require__(31943);
;// CONCATENATED MODULE: ./build/action/src/plane/embedded/work-item-read.js
/** Reading work items: the list, one by id, one by key. */







/** Filters are ignored: only paging, order, `fields`, `expand` and an external id count. */
const listItems = (call) => {
    const external = externalQuery(call);
    if (external) {
        if (external.id.includes('\0') || external.source.includes('\0'))
            throw broken();
        const found = projectItems(call).filter((item) => item.external_id === external.id && item.external_source === external.source);
        const [item] = found;
        if (!item)
            throw notFound();
        if (found.length > 1)
            throw broken();
        return ok(shownItem(call, item));
    }
    return ok(paginate_page(call, ordered(call, shownItems(call)), (item) => shownItem(call, item)));
};
const readItem = (call) => ok(shownItem(call, itemOf(call, shownItems(call))));
/** `WEB-12`; the permission has found the project. Python's `int` reads the number: ` 1`, `+1` and `012` are fine. */
const readItemByKey = (call) => {
    const number = intOf(param(call, 'number'));
    if (number === null)
        throw broken();
    const workspace = workspaceOf(call);
    const identifier = param(call, 'identifier');
    const project = [...call.store.projects.values()].find((one) => isLive(one) && one.workspace === workspace?.id && one.identifier === identifier);
    if (project?.archived_at !== null)
        throw notFound();
    const item = [...call.store.items.values()].find((one) => one.project === project.id &&
        one.sequence_id === number &&
        isLive(one) &&
        one.archived_at === null &&
        !one.is_draft);
    if (!item)
        throw notFound();
    return ok(shownItem(call, item));
};
const STATE_GROUPS = ['backlog', 'unstarted', 'started', 'completed', 'cancelled'];
/** Fields that the order may name, and what is compared. Unknown ones break the query. */
const work_item_read_ORDERS = {
    ...plain('id', 'name', 'created_at', 'updated_at', 'sequence_id', 'sort_order', 'start_date', 'target_date'),
    ...plain('completed_at', 'archived_at', 'external_id', 'external_source', 'point', 'description_html', 'deleted_at'),
    ...plain('created_by', 'updated_by', 'parent', 'project', 'workspace'),
    is_draft: (item) => Number(item.is_draft),
    state: (item, call) => call.store.states.get(item.state)?.sequence ?? null,
    state_id: (item) => item.state,
    priority: (item) => model/* PRIORITIES */.BE.indexOf(item.priority),
    // Both by group.
    state__name: groupRank,
    state__group: groupRank,
    labels__name: (item, call) => last(item.labels.map((id) => call.store.labels.get(id)?.name)),
    assignees__first_name: (item, call) => last(item.assignees.map((id) => call.store.users.get(id)?.first_name)),
    assignees__email: (item, call) => last(item.assignees.map((id) => call.store.users.get(id)?.email)),
};
/** Newest first unless `order_by` says otherwise; null counts as the largest. Ties: newest first. `?`: at random. */
function ordered(call, items) {
    const order = queryOf(call, 'order_by') ?? '-created_at';
    if (order === AT_RANDOM)
        return shuffled(items, call.store.random);
    const rank = work_item_read_ORDERS[order.replace(/^-/, '')];
    if (!rank)
        throw broken();
    const sign = order.startsWith('-') ? -1 : 1;
    const ranked = items.map((item) => ({ item, rank: rank(item, call) }));
    ranked.sort((a, b) => sign * compare(a.rank, b.rank) || newestFirst(a.item, b.item));
    return ranked.map(({ item }) => item);
}
function compare(a, b) {
    if (a === b)
        return 0;
    if (a === null)
        return 1;
    if (b === null)
        return -1;
    return a < b ? -1 : 1;
}
function groupRank(item, call) {
    return STATE_GROUPS.indexOf(call.store.states.get(item.state)?.group ?? '');
}
function last(names) {
    return (names
        .filter((name) => name !== undefined)
        .toSorted()
        .at(-1) ?? null);
}
function plain(...names) {
    return Object.fromEntries(names.map((name) => [name, (item) => item[name]]));
}

// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 18 modules
var dist = __webpack_require__(7207);
;// CONCATENATED MODULE: ./build/action/src/plane/embedded/allow-list.js
/** The tags and attributes that Plane v1.3.1 keeps in a description; its cleaner parses as HTML5 does. */

const allow_list_TAGS = new Set(('a abbr acronym area article aside b bdi bdo blockquote br caption center cite code col colgroup data dd del details ' +
    'dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li map mark nav ol p pre ' +
    'q rp rt rtc ruby s samp small span strike strong sub summary sup table tbody td th thead time tr tt u ul var wbr ' +
    'input label image-component mention-component').split(' '));
/** Dropped with what they hold; of other unknown tags the content stays. */
const DROPPED = new Set(['script', 'style']);
const ANYWHERE = words('class id title role style start type aria-label aria-hidden data-tight data-node-type data-type data-checked ' +
    'data-id data-name data-background-color data-text-color data-background data-icon-name data-icon-color ' +
    'data-emoji-unicode data-emoji-url data-logo-in-use data-block-type');
const CELL = 'colspan rowspan colwidth background';
const NONE = new Set();
const ATTRIBUTES = {
    a: words('href target'),
    img: words('src alt width height aspectratio alignment'),
    'image-component': words('src width height aspectratio alignment status'),
    'mention-component': words('entity_identifier entity_name'),
    td: words(`${CELL} textcolor`),
    th: words(CELL),
    tr: words('background textcolor'),
    pre: words('language'),
    code: words('language spellcheck'),
    input: words('checked'),
};
const allow_list_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
function words(list) {
    return new Set(list.split(' '));
}
/** The HTML without what is not allowed, written as HTML5 does. */
function allowed(html) {
    const context = dist/* defaultTreeAdapter */.jh.createElement('div', dist/* html.NS */.qy.NS.HTML, []);
    const fragment = (0,dist/* parseFragment */.oH)(context, html, { treeAdapter: dist/* defaultTreeAdapter */.jh });
    const clean = dist/* defaultTreeAdapter */.jh.createDocumentFragment();
    for (const node of fragment.childNodes)
        for (const kept of cleaned(node))
            dist/* defaultTreeAdapter */.jh.appendChild(clean, kept);
    return (0,dist/* serialize */.lK)(clean);
}
/** The node without what is not allowed; of an unknown element its children. */
function cleaned(node) {
    if (dist/* defaultTreeAdapter */.jh.isTextNode(node))
        return [node];
    if (!dist/* defaultTreeAdapter */.jh.isElementNode(node) || DROPPED.has(node.tagName))
        return [];
    const children = node.childNodes.flatMap(cleaned);
    if (node.namespaceURI !== dist/* html.NS */.qy.NS.HTML || !allow_list_TAGS.has(node.tagName))
        return children;
    const own = ATTRIBUTES[node.tagName] ?? NONE;
    const attributes = node.attrs.filter(({ name, value }) => (ANYWHERE.has(name) || own.has(name)) && (!['href', 'src'].includes(name) || isSafeUrl(value)));
    if (node.tagName === 'a')
        attributes.push({ name: 'rel', value: 'noopener noreferrer' });
    const element = dist/* defaultTreeAdapter */.jh.createElement(node.tagName, dist/* html.NS */.qy.NS.HTML, attributes);
    for (const child of children)
        dist/* defaultTreeAdapter */.jh.appendChild(element, child);
    return [element];
}
/** Relative URLs pass; absolute ones by their scheme. */
function isSafeUrl(value) {
    const plain = value.replace(/^[\0- ]+/, '').replace(/[\t\n\r]/g, '');
    const [, scheme] = /^([a-z][a-z0-9+.-]*:)/i.exec(plain) ?? [];
    return scheme === undefined || (allow_list_SCHEMES.has(scheme.toLowerCase()) && URL.canParse(plain));
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/tag-soup.js
/**
 * The tree that Plane's first HTML parser (libxml2 2.14) makes of a text: tokens as in HTML5, but its own, older rules
 * for which tag ends which.
 */

/** The `html` element, or null if there is neither a tag nor a text. */
function parseSoup(html) {
    const soup = new Soup();
    const tokenizer = new dist/* Tokenizer */._F({}, soup);
    soup.switchTo = (mode, name) => {
        tokenizer.state = mode;
        tokenizer.lastStartTagName = name;
    };
    tokenizer.write(html.replace(/^\ufeff/, ''), true);
    return soup.root;
}
const VOID = new Set('area base basefont br col frame hr img input isindex link meta param'.split(' '));
/** Which start tags end the open element. Measured, pair by pair. */
const ENDED_BY = new Map(`
  a: a fieldset table td th
  address: dd dl dt form li ul
  b: center p td th
  big: p
  caption: col colgroup tbody tfoot thead tr
  colgroup: colgroup tbody tfoot thead tr
  dd: dt
  dir: dd dl dt form ul
  dl: form li
  dt: dd dl
  font: center td th
  form: form
  h1: fieldset form li p table
  h2: fieldset form li p table
  h3: fieldset form li p table
  h4: fieldset form li p table
  h5: fieldset form li p table
  h6: fieldset form li p table
  head: body
  i: center p td th
  legend: fieldset
  li: li
  listing: dd dl dt fieldset form li table ul
  menu: dd dl dt form ul
  ol: form ul
  option: optgroup option
  p: address blockquote body caption center col colgroup dd dir div dl dt fieldset form frameset h1 h2 h3 h4 h5 h6 head hr li listing menu ol p pre table tbody td tfoot th title tr ul xmp
  pre: dd dl dt fieldset form li table ul
  s: p
  small: p
  span: td th
  strike: p
  tbody: tbody tfoot
  td: tbody td tfoot th tr
  tfoot: tbody
  th: tbody td tfoot th tr
  thead: tbody tfoot
  tr: tbody tfoot tr
  tt: p
  u: p td th
  ul: address form menu ol pre
  `
    .trim()
    .split('\n')
    .map((line) => line.trim().split(': '))
    .map(([name = '', enders = '']) => [name, new Set(enders.split(' '))]));
/** An end tag does not reach over an open element that weighs more. */
const WEIGHTS = {
    div: 150,
    td: 160,
    th: 160,
    tr: 170,
    thead: 180,
    tbody: 180,
    tfoot: 180,
    table: 190,
    head: 200,
    body: 200,
    html: 220,
};
const weightOf = (name) => WEIGHTS[name] ?? 100;
const IN_HEAD = new Set(['script', 'style', 'meta', 'link', 'title', 'base']);
const NO_BODY = new Set(['noframes', 'frame', 'frameset']);
/** Elements whose content is text to the tokenizer. */
const TEXT_MODES = {
    title: dist/* TokenizerMode */.V_.RCDATA,
    textarea: dist/* TokenizerMode */.V_.RCDATA,
    style: dist/* TokenizerMode */.V_.RAWTEXT,
    xmp: dist/* TokenizerMode */.V_.RAWTEXT,
    iframe: dist/* TokenizerMode */.V_.RAWTEXT,
    noembed: dist/* TokenizerMode */.V_.RAWTEXT,
    noframes: dist/* TokenizerMode */.V_.RAWTEXT,
    script: dist/* TokenizerMode */.V_.SCRIPT_DATA,
    plaintext: dist/* TokenizerMode */.V_.PLAINTEXT,
};
/** Where the old parser gives up: what follows is lost. */
const MAX_DEPTH = 256;
class Soup {
    root = null;
    switchTo = () => undefined;
    #open = [];
    #hadHead = false;
    #hadBody = false;
    #gaveUp = false;
    onStartTag({ tagName: name, attrs, selfClosing }) {
        for (let open = this.#open.at(-1); open && ENDED_BY.get(open.name)?.has(name) === true; open = this.#open.at(-1)) {
            this.#open.pop();
        }
        this.#imply(name);
        const isRepeated = (name === 'html' && this.#open.length > 0) ||
            (name === 'head' && this.#open.length !== 1) ||
            (name === 'body' && this.#open.some((open) => open.name === 'body'));
        if (isRepeated)
            return;
        this.#push(name, attrs.map((attribute) => [attribute.name, attribute.value]));
        if (this.#gaveUp)
            return;
        if (selfClosing || VOID.has(name)) {
            this.#open.pop();
            return;
        }
        const mode = TEXT_MODES[name];
        if (mode !== undefined)
            this.switchTo(mode, name);
    }
    onEndTag({ tagName: name }) {
        const at = this.#open.findLastIndex((open) => open.name === name);
        if (at < 0)
            return;
        const isHeld = this.#open.slice(at + 1).some((open) => weightOf(open.name) > weightOf(name));
        if (!isHeld)
            this.#open.length = at;
    }
    onCharacter({ chars }) {
        this.#text(chars);
    }
    onWhitespaceCharacter({ chars }) {
        this.#text(chars);
    }
    onNullCharacter() {
        this.#text('\ufffd');
    }
    onComment() {
        this.#open.at(-1)?.children.push(null);
    }
    onDoctype() {
        // Leaves no trace.
    }
    onEof() {
        // What is open ends here.
    }
    #text(chars) {
        const open = this.#open.at(-1);
        let text = chars;
        if (!open || open.name === 'html' || open.name === 'head') {
            const space = /^[\t\n\f\r ]*/.exec(chars)?.[0] ?? '';
            if (space !== '' && open)
                tag_soup_append(open, space);
            text = chars.slice(space.length);
            if (text === '')
                return;
            if (open?.name === 'head')
                this.#open.pop();
            this.#imply('p');
        }
        const parent = this.#open.at(-1);
        if (parent && !this.#gaveUp)
            tag_soup_append(parent, text);
    }
    /** Makes the `html`, `head` and `body` that nobody wrote. */
    #imply(name) {
        if (name === 'html')
            return;
        if (this.#open.length === 0)
            this.#push('html', []);
        if (name === 'head' || name === 'body')
            return;
        if (this.#open.length <= 1 && IN_HEAD.has(name)) {
            if (!this.#hadHead)
                this.#push('head', []);
            return;
        }
        if (NO_BODY.has(name) || this.#hadBody)
            return;
        if (this.#open.some((open) => open.name === 'body' || open.name === 'head'))
            return;
        this.#push('body', []);
    }
    #push(name, attributes) {
        this.#gaveUp ||= this.#open.length > MAX_DEPTH;
        if (this.#gaveUp)
            return;
        const element = { name, attributes, children: [] };
        const parent = this.#open.at(-1);
        if (parent)
            parent.children.push(element);
        else
            this.root ??= element;
        this.#open.push(element);
        if (name === 'head')
            this.#hadHead = true;
        if (name === 'body')
            this.#hadBody = true;
    }
}
function tag_soup_append(parent, text) {
    const last = parent.children.at(-1);
    if (typeof last === 'string')
        parent.children[parent.children.length - 1] = last + text;
    else
        parent.children.push(text);
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/html.js
/**
 * What Plane v1.3.1 keeps of a description: parsed as tag soup, brought to one root (several blocks in a `<div>`, bare
 * text in a `<span>`), then cleaned with an allow-list. Comments are kept as they are and do not pass here.
 */



/** null: Plane calls it invalid (nothing but space or comments). */
function cleanDescription(html) {
    const root = parseSoup(html);
    if (!root)
        return null;
    const [fragment, tail] = /^\s*<(?:html|!doctype)/i.test(html) ? [root, ''] : oneRoot(root);
    return allowed(written(fragment) + tail);
}
/** The only element, with the space behind it; else all in a `div` or, where there is no block, in a `span`. */
function oneRoot(root) {
    const child = (name) => root.children.find((one) => isElement(one) && one.name === name);
    const body = child('body');
    if (!isElement(body) || child('head') !== undefined)
        return [root, ''];
    const parts = body.children.filter((one) => typeof one !== 'string' || stripped(one) !== '');
    const [only] = parts;
    if (parts.length === 1 && isElement(only)) {
        const tail = body.children[body.children.indexOf(only) + 1];
        return [only, typeof tail === 'string' ? escapeText(tail) : ''];
    }
    body.name = holdsBlock(body) ? 'div' : 'span';
    return [body, ''];
}
const BLOCKS = new Set(('address blockquote center del div h1 h2 h3 h4 h5 h6 hr ins isindex noscript p pre dir dl dt dd li menu ol ul ' +
    'caption col colgroup table tbody td tfoot th thead tr fieldset form legend optgroup option').split(' '));
function holdsBlock(element) {
    return element.children.some((one) => isElement(one) && (BLOCKS.has(one.name) || holdsBlock(one)));
}
const isElement = (node) => typeof node === 'object' && node !== null;
/** Attributes that are written without a value. */
const FLAGS = new Set('checked compact declare defer disabled ismap multiple nohref noresize noshade nowrap readonly selected'.split(' '));
/** Spaces and letters beyond ASCII are percent-encoded in these. */
const URLS = new Set(['href', 'src', 'action']);
const UNESCAPED = new Set(['script', 'style']);
function written(node) {
    if (node === null)
        return '';
    if (typeof node === 'string')
        return escapeText(node);
    const { name, children } = node;
    const start = `<${name}${node.attributes.map(([key, value]) => writtenAttribute(key, value)).join('')}>`;
    // An empty `li` is left open.
    if (VOID.has(name) || (name === 'li' && children.length === 0))
        return start;
    const inner = children.map((one) => (typeof one === 'string' && UNESCAPED.has(name) ? one : written(one)));
    return `${start}${inner.join('')}</${name}>`;
}
function writtenAttribute(name, value) {
    if (FLAGS.has(name))
        return ` ${name}`;
    const escaped = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return ` ${name}="${URLS.has(name) ? escaped.trimStart().replace(/[^\x21-\x7e]+/gu, encodeURIComponent) : escaped}"`;
}
function escapeText(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/work-item-write.js











const work_item_write_EXTERNAL_ID_TAKEN = 'Issue with the same external id and external source already exists';
const work_item_write_FIRST_ORDER = 65_535;
const work_item_write_STEP = 10_000;
const INT = 2_147_483_647;
/** More than one would think can be written; what is not here is ignored. */
function fieldsOf(call) {
    const { store } = call;
    const zone = call.user.timezone;
    const nothing = () => false;
    const externalPart = optional(orNull(fields_text({ max: 255, blank: true })));
    return {
        name: required(fields_text({ max: 255 })),
        description_html: optional(fields_text({ blank: true })),
        priority: optional(choice(model/* PRIORITIES */.BE)),
        state: optional(referenceOrNull((id) => isState(store.states.get(id)))),
        parent: optional(referenceOrNull((id) => store.items.get(id)?.deleted_at === null)),
        assignees: optional(listOf(reference((id) => store.users.has(id)))),
        labels: optional(listOf(reference((id) => store.labels.get(id)?.deleted_at === null))),
        start_date: optional(orNull(date)),
        target_date: optional(orNull(date)),
        archived_at: optional(orNull(date)),
        completed_at: optional(orNull(time(zone))),
        deleted_at: optional(orNull(time(zone))),
        is_draft: optional(fields_boolean),
        sequence_id: optional(integer(-INT - 1, INT)),
        sort_order: optional(fields_float),
        point: optional(orNull(integer(0, 12))),
        external_source: externalPart,
        external_id: externalPart,
        created_by: optional(referenceOrNull((id) => store.users.has(id))),
        estimate_point: optional(referenceOrNull(nothing)),
        type_id: optional(referenceOrNull(nothing)),
    };
}
const createItem = (call) => {
    const project = projectOf(call);
    const data = call.data();
    const values = checked(call, readFields(data, fieldsOf(call), false));
    const twin = sameExternalId(projectItems(call), data);
    if (twin)
        throw taken(work_item_write_EXTERNAL_ID_TAKEN, twin.id);
    const row = newRow(call, project.workspace);
    const state = values.state ?? defaultState(call);
    const wished = values.assignees ?? [];
    const fallback = project.default_assignee === null ? [] : assignable(call, [project.default_assignee]);
    const orders = projectItems(call).filter((item) => item.state === state);
    const number = project.last_number + 1;
    const item = {
        ...row,
        project: project.id,
        name: values.name ?? '',
        description_html: values.description_html ?? '<p></p>',
        priority: values.priority ?? 'none',
        start_date: values.start_date ?? null,
        target_date: values.target_date ?? null,
        archived_at: values.archived_at ?? null,
        sequence_id: number,
        sort_order: orders.length === 0 ? work_item_write_FIRST_ORDER : Math.max(...orders.map((one) => one.sort_order)) + work_item_write_STEP,
        completed_at: isCompleted(call, state) ? row.created_at : null,
        is_draft: values.is_draft ?? false,
        point: values.point ?? null,
        external_source: values.external_source ?? null,
        external_id: values.external_id ?? null,
        parent: values.parent ?? null,
        state,
        assignees: wished.length > 0 ? wished : fallback,
        labels: values.labels ?? [],
    };
    call.store.items.set(item.id, item);
    call.store.projects.set(project.id, { ...project, last_number: number });
    const answer = itemShape(call, item);
    const stored = { ...item, ...creation(call, data).stored };
    call.store.items.set(item.id, stored);
    logCreated(call, stored);
    return created(answer);
};
/** Finds archived and draft items too. `updated_at` moves even when nothing changes. */
const changeItem = (call) => {
    const item = itemOf(call, projectItems(call));
    const data = call.data();
    const { estimate_point: _, type_id: __, ...values } = checked(call, readFields(data, fieldsOf(call), true));
    if (movesOntoExternalId(projectItems(call), item, data))
        throw taken(work_item_write_EXTERNAL_ID_TAKEN, item.id);
    const state = values.state === undefined ? item.state : (values.state ?? defaultState(call));
    const completed_at = state === item.state ? item.completed_at : isCompleted(call, state) ? call.store.now() : null;
    const next = { ...item, completed_at, ...values, state, ...changed(call) };
    call.store.items.set(item.id, next);
    const answer = itemShape(call, next);
    logUpdated(call, item, data);
    return ok(answer);
};
const deleteItem = (call) => {
    const item = itemOf(call, projectItems(call));
    if (item.created_by !== call.user.id && !isMember(call, item.project, [20])) {
        throw new Refusal(403, { error: 'Only admin or creator can delete the work item' });
    }
    const gone = deleted(call);
    call.store.items.set(item.id, { ...item, ...gone });
    for (const relation of call.store.relations.values()) {
        if (relation.issue === item.id || relation.related === item.id) {
            call.store.relations.set(relation.id, { ...relation, ...gone });
        }
    }
    logDeleted(call, item);
    return noContent;
};
/** Rules over several fields, and what Plane drops without a word: labels and assignees that do not fit. */
function checked(call, values) {
    const refuse = (message) => badRequest({ non_field_errors: [message] });
    const project = param(call, 'project');
    const { start_date, target_date, description_html, assignees, labels, state, parent } = values;
    if (start_date && target_date && start_date > target_date)
        throw refuse('Start date cannot exceed target date');
    const result = { ...values };
    if (description_html !== undefined) {
        const clean = cleanDescription(description_html);
        if (clean === null)
            throw refuse('Invalid HTML passed');
        result.description_html = clean;
    }
    if (assignees)
        result.assignees = assignable(call, assignees);
    if (labels)
        result.labels = [...new Set(labels)].filter((id) => call.store.labels.get(id)?.project === project);
    if (state && call.store.states.get(state)?.project !== project) {
        throw refuse('State is not valid please pass a valid state_id');
    }
    if (parent && call.store.items.get(parent)?.project !== project) {
        throw refuse('Parent is not valid issue_id please pass a valid issue_id');
    }
    return result;
}
/** Active members of the project who are no guests. */
function assignable(call, users) {
    const project = param(call, 'project');
    const members = [...call.store.project_members.values()].filter((member) => member.project === project && member.is_active && member.role >= 15);
    return [...new Set(users)].filter((user) => members.some((member) => member.user === user));
}
/** The triage state is not there for this API. */
function isState(state) {
    return state !== undefined && isLive(state) && state.group !== 'triage';
}
function defaultState(call) {
    const project = param(call, 'project');
    const states = [...call.store.states.values()].filter((state) => state.project === project && isState(state));
    const state = states.find((one) => one.default) ?? states[0];
    if (!state)
        throw new Error('a project without states');
    return state.id;
}
function isCompleted(call, state) {
    return call.store.states.get(state)?.group === 'completed';
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/routes.js
/** The routes that are served: those that agentd uses. */














const W = 'workspaces/<str:slug>/';
const P = `${W}projects/<uuid:project>/`;
function route(permission, pattern, views) {
    return { pattern, permission, views };
}
/** The same views under the path of today and the one before v1.1.0. */
function workItems(name) {
    const item = `${P}${name}/<uuid:item>/`;
    return [
        route(anyUser, `${W}${name}/search/`, { GET: searchItems }),
        route(projectByKey, `${W}${name}/<str:identifier>-<str:number>/`, { GET: readItemByKey }),
        route(projectEntity, `${P}${name}/`, { GET: listItems, POST: createItem }),
        route(projectEntity, item, { GET: readItem, PATCH: changeItem, DELETE: deleteItem }),
        route(projectLite, `${item}comments/`, { GET: listComments, POST: createComment }),
        route(projectLite, `${item}comments/<uuid:comment>/`, {
            GET: readComment,
            PATCH: changeComment,
            DELETE: deleteComment,
        }),
        route(projectEntity, `${item}links/`, { GET: listLinks, POST: createLink }),
        route(projectEntity, `${item}links/<uuid:link>/`, { GET: readLink, PATCH: changeLink, DELETE: deleteLink }),
        route(projectEntity, `${item}activities/`, { GET: listActivities }),
        route(projectEntity, `${item}activities/<uuid:activity>/`, { GET: readActivity }),
        route(anyUser, `${item}${name === 'issues' ? 'issue-' : ''}attachments/`, {
            GET: listAttachments,
            POST: createAttachment,
        }),
    ];
}
function routes_projectMembers(name) {
    return [
        route(projectMembers, `${P}${name}/`, { GET: listProjectMembers, POST: addProjectMember }),
        route(projectMembers, `${P}${name}/<uuid:member>/`, {
            PATCH: changeProjectMember,
            DELETE: removeProjectMember,
            GET: readProjectMember,
        }),
    ];
}
const ROUTES = [
    route(anyUser, 'users/me/', { GET: me }),
    route(workspaceMember, `${W}members/`, { GET: listWorkspaceMembers }),
    route(projects, `${W}projects/`, { GET: listProjects, POST: createProject }),
    route(projects, P, {
        GET: readProject,
        PATCH: changeProject,
        DELETE: deleteProject,
    }),
    route(projects, `${P}archive/`, { POST: archiveProject, DELETE: unarchiveProject }),
    ...routes_projectMembers('members'),
    ...routes_projectMembers('project-members'),
    route(projectEntity, `${P}states/`, { GET: listStates, POST: createState }),
    route(projectEntity, `${P}states/<uuid:state>/`, { GET: readState, PATCH: changeState, DELETE: deleteState }),
    route(labels, `${P}labels/`, { GET: listLabels, POST: createLabel }),
    route(labels, `${P}labels/<uuid:label>/`, { GET: readLabel, PATCH: changeLabel, DELETE: deleteLabel }),
    ...workItems('work-items'),
    ...workItems('issues'),
    route(projectEntity, `${P}work-items/<uuid:item>/relations/`, { GET: listRelations, POST: createRelations }),
];

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/store.js
function emptyTables() {
    return {
        users: new Map(),
        tokens: new Map(),
        workspaces: new Map(),
        workspace_members: new Map(),
        projects: new Map(),
        project_members: new Map(),
        states: new Map(),
        labels: new Map(),
        items: new Map(),
        comments: new Map(),
        links: new Map(),
        activities: new Map(),
        relations: new Map(),
    };
}
function storeOver(tables, clock, random, worker = () => 0) {
    let last = 0;
    const left = [];
    return {
        ...tables,
        random,
        now() {
            last = Math.max(last + 1, clock.now() * 1000 + 1);
            if (last % 1_000_000 === 0)
                last += 1;
            return last;
        },
        id: () => uuidFrom(random.hex(16)),
        leave(work) {
            const delay = worker();
            if (delay === 0)
                work();
            else if (delay !== null)
                left.push({ at: clock.now() + delay, work });
        },
        catchUp() {
            const due = left.filter(({ at }) => at <= clock.now()).toSorted((a, b) => a.at - b.at);
            for (const one of due)
                left.splice(left.indexOf(one), 1);
            for (const { work } of due)
                work();
        },
    };
}
/** The same moment again: rows are never changed in place, so copying the maps is enough. */
function copyOf(store) {
    const copy = { ...store };
    for (const [name, table] of Object.entries(store)) {
        if (table instanceof Map)
            Object.assign(copy, { [name]: new Map(table) });
    }
    return copy;
}
function uuidFrom(hex) {
    const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
    const digits = `${hex.slice(0, 12)}4${hex.slice(13, 16)}${variant}${hex.slice(17, 32)}`;
    return [8, 12, 16, 20, 32].map((end, i, ends) => digits.slice(ends[i - 1] ?? 0, end)).join('-');
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/plane.js







function createPlane(options) {
    const { clock, staleDepth = 0 } = options;
    const store = storeOver(emptyTables(), clock, options.random, options.worker);
    const names = loadSeed(store, options.seed);
    const router = routerOf(ROUTES);
    const limiter = new Limiter();
    const checks = { router, limiter, rate_limit: options.rateLimit ?? DEFAULT_RATE_LIMIT, now: () => clock.now() };
    /** The tables before each of the last writes, oldest first. */
    const past = [];
    let requests = 0;
    function handle(request) {
        store.catchUp();
        if (staleDepth > 0 && request.method !== 'GET') {
            past.push(copyOf(store));
            if (past.length > staleDepth)
                past.shift();
        }
        return answer(request, store, checks);
    }
    function carriedOut(request, fault) {
        switch (fault?.kind) {
            case undefined:
            case 'delay':
                return handle(request);
            case 'stale':
                return answer(request, past.at(-fault.writes) ?? past[0] ?? store, checks);
            case 'drop':
                if (fault.when === 'after')
                    handle(request);
                throw new ConnectionDropped('the connection ended without an answer');
            case 'answer': {
                if (fault.when === 'after')
                    handle(request);
                const headers = { 'content-type': 'application/json', ...fault.headers };
                return { status: fault.status, headers, body: JSON.stringify(fault.body ?? {}) };
            }
        }
    }
    return {
        names,
        store,
        handle,
        async answer(request) {
            requests += 1;
            const fault = options.faults?.(request, requests) ?? null;
            if (fault?.delay_ms !== undefined)
                await clock.sleep(fault.delay_ms);
            return carriedOut(request, fault);
        },
    };
}

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/demo-seed.js
/** Alias of the token with which the board writes; as a service token it has a high rate limit. */
const BOARD_TOKEN = 'board';
const STATES = [
    { name: 'Backlog', color: '#60646C', group: 'backlog', sequence: 15_000 },
    { name: 'Todo', color: '#3B82F6', group: 'unstarted', sequence: 25_000 },
    { name: 'In Progress', color: '#F59E0B', group: 'started', sequence: 35_000 },
    { name: 'Needs Input', color: '#D946EF', group: 'started', sequence: 36_000 },
    { name: 'In Review', color: '#8B5CF6', group: 'started', sequence: 37_000 },
    { name: 'Blocked', color: '#DC2626', group: 'started', sequence: 38_000 },
    { name: 'Done', color: '#46A758', group: 'completed', sequence: 45_000 },
    { name: 'Cancelled', color: '#9AA4BC', group: 'cancelled', sequence: 55_000 },
];
const LABELS = ['bug', 'exec:codex', 'exec:claude', 'exec:shell', 'exec:mock'];
const COLORS = ['#DC2626', '#0EA5E9', '#D97706', '#16A34A', '#7C3AED'];
function demoSeed(options = {}) {
    const { people = ['ada', 'grace'], bots = ['bot-linux'], workspace = 'demo', tokens = {} } = options;
    const [admin = 'ada'] = people;
    const aliases = [...people, ...bots];
    const members = aliases.map((user) => ({ user, role: user === admin ? 20 : 15 }));
    const project = ({ identifier, name, items = [] }) => ({
        id: `{{id:project.${identifier}}}`,
        workspace,
        identifier,
        name,
        network: 2,
        archived: false,
        default_assignee: null,
        created_by: admin,
        members: members.map((member) => ({ ...member, membership: `{{id:member.${identifier}.${member.user}}}` })),
        states: STATES.map((state) => ({
            ...state,
            id: `{{id:state.${identifier}.${state.name}}}`,
            slug: '',
            default: state.group === 'backlog',
        })),
        labels: (options.labels ?? LABELS).map((label, i) => ({
            id: `{{id:label.${identifier}.${label}}}`,
            name: label,
            color: COLORS[i % COLORS.length] ?? '#6B7280',
        })),
        workItems: items.map((item) => ({
            ...item,
            id: `{{id:item.${identifier}-${String(item.sequence_id)}}}`,
            created_by: admin,
        })),
    });
    return {
        users: aliases.map((alias) => ({
            alias,
            id: `{{id:user.${alias}}}`,
            email: `${alias}@example.com`,
            first_name: capital(alias.split('-')[0] ?? alias),
            last_name: capital(alias.split('-').slice(1).join(' ')),
            display_name: alias,
        })),
        tokens: [
            ...aliases.map((alias) => ({ alias, token: tokens[alias] ?? `{{token:${alias}}}`, user: alias })),
            { alias: BOARD_TOKEN, token: tokens[BOARD_TOKEN] ?? `{{token:${BOARD_TOKEN}}}`, user: admin, is_service: true },
        ],
        workspaces: [{ id: '{{id:workspace}}', slug: workspace, name: capital(workspace), members }],
        projects: (options.projects ?? [{ identifier: 'ENG', name: 'Engineering' }]).map(project),
    };
}
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

;// CONCATENATED MODULE: ./build/action/src/plane/embedded/server.js
/** The server behind a socket. */







async function servePlane(options) {
    const plane = createPlane(options);
    const host = options.host ?? '127.0.0.1';
    const token = options.board && (plane.names.tokens.get(options.board.token) ?? options.board.token);
    const board = token === undefined ? null : { token, hosts: ['127.0.0.1', 'localhost', '[::1]', host] };
    const server = (0,external_node_http_.createServer)((incoming, outgoing) => {
        void exchange(plane, board, incoming, outgoing);
    });
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(options.port ?? 0, host, resolve);
    });
    const { port } = server.address();
    return {
        url: `http://${server_nameOf(host)}:${String(port)}`,
        plane,
        close: () => new Promise((resolve) => {
            server.close(() => {
                resolve();
            });
            server.closeAllConnections();
        }),
    };
}
/** In a URL; of an address that means all of them, the loopback one, which every browser takes. */
function server_nameOf(host) {
    if (host === '0.0.0.0')
        return '127.0.0.1';
    if (host === '::')
        return '[::1]';
    return host.includes(':') ? `[${host}]` : host;
}
async function exchange(plane, board, incoming, outgoing) {
    try {
        const request = await received(incoming);
        const shown = board && boardAnswer(request, plane.store, board);
        send(outgoing, shown ?? (await plane.answer(request)));
    }
    catch (error) {
        if (error instanceof ConnectionDropped || incoming.destroyed) {
            outgoing.destroy();
            return;
        }
        send(outgoing, {
            status: 500,
            headers: { 'content-type': 'text/plain' },
            body: `internal error: ${String(error)}\n`,
        });
    }
}
/** A body over the limit is read to its end, so that the client gets its answer, but not kept. */
async function received(incoming) {
    const chunks = [];
    let size = 0;
    for await (const chunk of incoming) {
        if (size <= BODY_LIMIT)
            chunks.push(chunk);
        size += chunk.length;
    }
    const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]));
    return { method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers, body: Buffer.concat(chunks) };
}
function send(outgoing, response) {
    const body = Buffer.from(response.body);
    const length = response.status === 204 ? {} : { 'content-length': String(body.length) };
    outgoing.writeHead(response.status, { ...response.headers, ...length });
    outgoing.end(body);
}

;// CONCATENATED MODULE: ./build/action/src/commands/demo/seed.js
/** The embedded Plane of `agentd demo` and `agentd plane`: one workspace, one person, one bot, one project. */


/** Display names. */
const PERSON = 'ada';
const BOT = 'bot-laptop';
const WORKSPACE = 'acme';
const PROJECT = 'ENG';
async function demoPlane(host, options) {
    const { port, labels, per_minute } = options;
    const server = await served(port, {
        seed: demoSeed({ workspace: WORKSPACE, people: [PERSON], bots: [BOT], labels }),
        clock: host.clock,
        random: host.random,
        port,
        ...(options.host === undefined ? {} : { host: options.host }),
        rateLimit: { per_minute, service_per_minute: per_minute * 5 },
        board: { token: BOARD_TOKEN },
    });
    return { server, tokenOf: (user) => server.plane.names.tokens.get(user) ?? '' };
}
/** @throws {ConfigError} `port-unusable`. */
async function served(port, options) {
    try {
        return await servePlane(options);
    }
    catch (cause) {
        const why = (0,errors/* errnoOf */.UQ)(cause);
        if (why === undefined)
            throw cause;
        const message = `Port ${port} on ${options.host ?? '127.0.0.1'} cannot be listened on (${why}).`;
        const remedy = 'Name another with --port; 0 takes a free one.';
        throw new errors/* ConfigError */.xL({ code: 'port-unusable', message, remedy, retry: false }, { cause });
    }
}


/***/ })

};
