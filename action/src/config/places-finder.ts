/** What the readers of both shells share: the text, how far it is read, and the placeholders that were found. */
import type { Placed, Places } from './places.ts';
import { PLACEHOLDERS } from './template.ts';

const PLACEHOLDER = new RegExp(String.raw`(?<!\$)\{(${PLACEHOLDERS.join('|')})\}`, 'y');

export class PlacesFinder {
  readonly text: string;
  at = 0;
  /** Where the word begins that is being read; null: between words. */
  word: number | null = null;
  /** The next word names a program. */
  leads: boolean;
  #lost: string | null = null;
  readonly #placed: Placed[] = [];

  constructor(text: string, leads: boolean) {
    this.text = text;
    this.leads = leads;
  }

  get more(): boolean {
    return this.at < this.text.length;
  }

  get char(): string {
    return this.text.charAt(this.at);
  }

  startsWith(part: string): boolean {
    return this.text.startsWith(part, this.at);
  }

  /** What the expression, a sticky one, finds here; null: nothing. */
  match(expression: RegExp): string | null {
    expression.lastIndex = this.at;
    return expression.exec(this.text)?.[0] ?? null;
  }

  begin(): void {
    this.word ??= this.at;
  }

  /** Takes one placeholder in, if one stands here. */
  take(place: Placed['place'], inside: string): boolean {
    const found = this.match(PLACEHOLDER);
    if (found === null) return false;
    this.begin();
    const [start, end] = [this.at, this.at + found.length];
    const before = this.text.slice(this.word ?? start, start);
    const leads = this.leads && !/^[A-Za-z_]\w*=/.test(before);
    this.#placed.push({ name: found.slice(1, -1), start, end, place, inside: place === null ? inside : '', leads });
    this.at = end;
    return true;
  }

  /** Reads on until `ends` says so; every placeholder on the way stands there. `inside` is what is said of it. */
  takeUntil(ends: () => boolean, place: Placed['place'], inside: string): boolean {
    while (this.more) {
      if (ends()) return true;
      if (!this.take(place, inside)) this.at += 1;
    }
    return false;
  }

  /** From here on nobody can tell where quotes begin and end. */
  lose(inside: string): void {
    this.#lost = inside;
    this.takeUntil(() => false, null, inside);
  }

  places(open: string | null): Places {
    return { placed: this.#placed, open: this.#lost ?? open };
  }
}
