/** What the readers of both shells share: the text, how far it is read, and the placeholders that were found. */
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

export interface Placed {
  readonly name: string;
  /** Index of its brace, and the index behind the closing one. */
  readonly start: number;
  readonly end: number;
  /** `bare`: outside of all quotes, as a word or a part of one. null: no value can be made safe there. */
  readonly place: 'bare' | 'single' | 'double' | null;
  /** Words for what it stands in, where `place` is null: `a here-document`. */
  readonly inside: string;
  /** It is, or begins, the name of the program that is called. */
  readonly leads: boolean;
}

export interface Places {
  readonly placed: readonly Placed[];
  /** Words for what the line leaves open at its end, so that it would go on in what follows; null: nothing. */
  readonly open: string | null;
}
