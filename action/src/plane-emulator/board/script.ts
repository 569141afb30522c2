/**
 * Script of the board's page. Whatever comes from items is set as text; the only HTML is what the server made safe.
 * It polls, and draws anew only what changed, so that focus and what is being written stay.
 */
export const BOARD_SCRIPT = String.raw`
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
    item.priority === 'none' ? null : make('span', { className: 'priority ' + item.priority, textContent: item.priority }),
    item.comments === 0 ? null : make('span', { className: 'comments', textContent: item.comments, title: item.comments + (item.comments === 1 ? ' comment' : ' comments') }));
  const button = make('button', { type: 'button', className: item.id === open ? 'card open' : 'card', draggable: true }, top,
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
    if (open !== id) return;
    drawColumns();
    history.replaceState(null, '', '#' + $('item-key').textContent);
    if (!$('item').open) $('item').showModal();
  } catch (error) {
    open = null;
    say(error.message, true);
  }
}

/** The open item is in the address, and an address with an item opens it. */
function showNamed() {
  const item = board?.items.find((one) => '#' + one.key === location.hash);
  if (item && item.id !== open) void show(item.id);
}

$('item').addEventListener('close', () => {
  const id = open;
  open = null;
  history.replaceState(null, '', location.pathname + location.search);
  drawColumns();
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
void poll().then(showNamed);
addEventListener('hashchange', showNamed);
`;
