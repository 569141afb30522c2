/** HTML of blocks in blocks while it is written: one that is closed before anything in it is seen has never been there. */

interface OpenBlock {
  readonly start: string;
  /** What list it is; null: none. */
  readonly list: 'tasks' | 'other' | null;
  html: string;
  /** Something in it is seen. */
  shown: boolean;
  /** Of a numbered list: the number of the next item; null: there are none. */
  next: number | null;
  /** Of a numbered list: whether an item has been left out since the last that was written, or before the first. */
  gap: boolean;
}

export class OpenBlocks {
  readonly #open: OpenBlock[] = [block('')];

  get html(): string {
    return this.#open[0]?.html ?? '';
  }

  /** The innermost list, if any, is one of tasks. */
  get inTasks(): boolean {
    return this.#open.findLast(({ list }) => list !== null)?.list === 'tasks';
  }

  open(start: string): void {
    this.#open.push(block(start));
  }

  openList(start: string, tasks: boolean): void {
    this.#open.push({ ...block(start), list: tasks ? 'tasks' : 'other' });
  }

  openNumbered(from: number): void {
    // Its start is written with its first item, because that gives its number.
    this.#open.push({ ...block(''), list: 'other', next: from, gap: true });
  }

  /** Text or a whole element. */
  add(html: string): void {
    const { last } = this;
    last.html += html;
    last.shown ||= isSeen(html);
  }

  /** Markup that shows nothing by itself. */
  mark(html: string): void {
    this.last.html += html;
  }

  close(end: string): void {
    const { start, html, shown } = this.#pop();
    if (!shown) return;
    this.mark(`${start}${html}${end}`);
    this.last.shown = true;
  }

  closeItem(): void {
    const item = this.#pop();
    const list = this.last;
    if (item.shown) {
      if (list.next !== null && list.gap) list.html += `${list.html === '' ? '' : '</ol>'}${numbered(list.next)}`;
      // The editor wants a paragraph first; without one it tears the list apart.
      const first = item.html.startsWith('<p>') ? '' : '<p></p>';
      list.html += `${item.start}${first}${item.html}${list.list === 'tasks' ? '</div></li>' : '</li>'}`;
      list.shown = true;
    }
    list.gap = !item.shown;
    if (list.next !== null) list.next += 1;
  }

  get last(): OpenBlock {
    return this.#open.at(-1) ?? block('');
  }

  #pop(): OpenBlock {
    return this.#open.pop() ?? block('');
  }
}

function block(start: string): OpenBlock {
  return { start, list: null, html: '', shown: false, next: null, gap: false };
}

function numbered(from: number): string {
  return from === 1 ? '<ol>' : `<ol start="${from}">`;
}

/** Code is seen whatever is in it. */
function isSeen(html: string): boolean {
  return /<(?:code|hr)\b/.test(html) || /\S/.test(html.replace(/<[^>]*>/g, ''));
}
