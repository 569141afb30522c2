/**
 * Markdown tokens → the HTML that Plane's editor reads (pure). Plane shows a comment by feeding its HTML to markdown-it and
 * then to the editor, so it is written without a newline and entirely inside block tags: a blank line would end the HTML.
 */
import { clean, cleanLine } from './visible-text.ts';
import { isWebAddress } from './markdown.ts';
import { OpenBlocks } from './open-blocks.ts';
import type { Token } from './markdown.ts';

type TextFilter = (text: string) => string;

/** `filter` sees all text as readers will see it, after Markdown's escapes are undone. A block that shows nothing is left out. */
export function editorHtml(tokens: readonly Token[], filter: TextFilter): string {
  const tasks = taskLists(tokens);
  const page = new OpenBlocks();
  for (const [index, token] of tokens.entries()) {
    switch (token.type) {
      case 'inline': {
        const inTask =
          page.inTasks && tokens[index - 2]?.type === 'list_item_open' && checkOf(tokens, index - 2) !== null;
        page.add(inline(token.children ?? [], filter, inTask));
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
        if (/\S/.test(token.content)) page.add(codeBlock(filter(token.content), token.info));
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

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/**
 * Newlines as references, so that Plane keeps them and its Markdown reader does not see them. From v1.4 Plane may clean
 * comments and thereby write them out; then an empty line would end the HTML, so it holds an element that shows nothing.
 */
function codeBlock(content: string, info: string): string {
  const language = /^[A-Za-z0-9][A-Za-z0-9+#._-]{0,31}(?=\s|$)/.exec(info.trim())?.[0];
  const lines = content.replace(/\n$/, '').split('\n');
  const body = lines.map((line) => (/\S/.test(line) ? escapeHtml(line) : `${line}<span></span>`)).join('&#10;');
  const open = language === undefined ? '<code>' : `<code class="language-${escapeHtml(language)}">`;
  return `<pre>${open}${body}</code></pre>`;
}

function inline(tokens: readonly Token[], filter: TextFilter, boxed: boolean): string {
  const whole = brokenByMarkup(tokens, filter);
  if (whole !== null) return textHtml(boxed ? whole.replace(box, '') : whole);
  let out = '';
  let link: Link | null = null;
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
        out += image(token, filter, link !== null);
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
function brokenByMarkup(tokens: readonly Token[], filter: TextFilter): string | null {
  if (tokens.length < 2) return null;
  const parts = tokens.map(readOf);
  const whole = filter(parts.join(''));
  return whole === parts.map((part) => (part === '' ? '' : filter(part))).join('') ? null : whole;
}

function readOf({ type, content, children }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  return type === 'image' ? (children ?? []).map(readOf).join('') : content;
}

/** The one tag that is honoured: tables have no other way to break a line. */
function textHtml(text: string): string {
  return escapeHtml(text)
    .replaceAll('\n', ' ')
    .replace(/&lt;br ?\/?&gt;/gi, '<br>');
}

interface Link {
  readonly open: string;
  close(before: string): string;
}

/** A target that cannot be clicked in Plane (a path, another scheme) is shown behind its text instead. */
function openLink(token: Token, filter: TextFilter): Link {
  const href = attribute(token, 'href') ?? '';
  if (isWebAddress(href) && passes(href, filter)) {
    const open = `<a href="${escapeHtml(href)}" target="_blank">`;
    // A link without text would not be seen.
    return { open, close: (before) => `${before.endsWith(open) ? escapeHtml(href) : ''}</a>` };
  }
  if (token.markup === 'autolink') return { open: '&lt;', close: () => '&gt;' };
  const shown = /^(?:javascript|vbscript|data):/i.test(href) ? '' : escapeHtml(filter(decoded(href)));
  return { open: '', close: (before) => (shown === '' || before.endsWith(shown) ? '' : ` (${shown})`) };
}

/** Nothing is loaded from elsewhere: an image becomes a link to it, or only its description. */
function image(token: Token, filter: TextFilter, inLink: boolean): string {
  const source = attribute(token, 'src') ?? '';
  const described = (token.children ?? []).map(({ content }) => content).join('');
  const alt = filter(cleanLine(described));
  const text = escapeHtml(alt === '' ? 'image' : alt);
  if (inLink || !isWebAddress(source) || !passes(source, filter)) return text;
  return `<a href="${escapeHtml(source)}" target="_blank">${text}</a>`;
}

/** Whether the filter leaves an address alone, as it is written and as it is read. */
function passes(href: string, filter: TextFilter): boolean {
  const read = decoded(href);
  return filter(href) === href && filter(read) === read;
}

function decoded(href: string): string {
  try {
    return clean(decodeURIComponent(href)).replace(/\s+/g, ' ');
  } catch {
    return href;
  }
}

const box = /^\[([ xX])\](?:[ \t\n]|$)/;

function taskItem(checked: boolean): string {
  const input = checked ? '<input type="checkbox" checked="checked">' : '<input type="checkbox">';
  return `<li data-type="taskItem" data-checked="${checked}"><label>${input}<span></span></label><div>`;
}

/** Starts of the lists of which every item begins with a box; the editor knows no mixed ones. */
function taskLists(tokens: readonly Token[]): Set<number> {
  const found = new Set<number>();
  const open: { start: number; tasks: boolean }[] = [];
  for (const [index, { type }] of tokens.entries()) {
    if (type === 'bullet_list_open' || type === 'ordered_list_open') {
      open.push({ start: index, tasks: type === 'bullet_list_open' });
    } else if (type === 'list_item_open') {
      const list = open.at(-1);
      if (list !== undefined && checkOf(tokens, index) === null) list.tasks = false;
    } else if (type === 'bullet_list_close' || type === 'ordered_list_close') {
      const list = open.pop();
      if (list?.tasks === true) found.add(list.start);
    }
  }
  return found;
}

function checkOf(tokens: readonly Token[], item: number): 'x' | ' ' | null {
  if (tokens[item + 1]?.type !== 'paragraph_open') return null;
  const inside = tokens[item + 2];
  // The source says whether the bracket was escaped; the text does not any more.
  const mark = inside?.children?.[0]?.type === 'text' ? box.exec(inside.content)?.[1] : undefined;
  return mark === undefined ? null : mark === ' ' ? ' ' : 'x';
}

function attribute(token: Token, name: string): string | undefined {
  const found = token.attrs?.find(([key]) => key === name);
  return found === undefined ? undefined : String(found[1]);
}
