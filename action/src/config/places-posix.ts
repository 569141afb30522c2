/** The places of placeholders in a command line that a POSIX shell reads: sh, dash, bash, busybox, zsh as sh. */
import type { Places } from './places-finder.ts';
import { PlacesFinder } from './places-finder.ts';

/** `command`: `$(…)`; `group`: a list in parentheses; `double`: double quotes. What it interrupted goes on behind it. */
interface Frame {
  readonly kind: 'line' | 'command' | 'group' | 'double';
  readonly word: number | null;
  readonly leads: boolean;
}

/** Words behind which a program is named, too. */
const BEFORE_PROGRAM =
  /^(?:if|then|else|elif|do|while|until|!|\{|time|env|exec|command|builtin|nohup|nice|sudo|setsid|\.|source|-.*|[A-Za-z_]\w*=.*)$/s;
/** `${NAME}` and expansions of it that hold no quotes and no further ones. */
const VARIABLE = /\$\{[^'"`\\${}\s]*\}/y;
const LEFT_OPEN: Readonly<Record<Frame['kind'], string | null>> = {
  line: null,
  command: 'an open `$(`',
  group: 'an open parenthesis',
  double: 'open double quotes',
};

export function posixPlaces(text: string, leads: boolean): Places {
  return new PosixReader(text, leads).read();
}

class PosixReader {
  readonly #found: PlacesFinder;
  readonly #frames: Frame[] = [{ kind: 'line', word: null, leads: true }];
  #open: string | null = null;

  constructor(text: string, leads: boolean) {
    this.#found = new PlacesFinder(text, leads);
  }

  read(): Places {
    while (this.#found.more) {
      if (this.#kind === 'double') this.#inDouble();
      else this.#inCommand();
    }
    return this.#found.places(this.#open ?? LEFT_OPEN[this.#kind]);
  }

  get #kind(): Frame['kind'] {
    return this.#frames.at(-1)?.kind ?? 'line';
  }

  /** No value is put into a command whose output is. */
  get #inside(): string {
    return this.#frames.some(({ kind }) => kind === 'command') ? '`$(…)`' : '';
  }

  #enter(kind: Frame['kind'], length: number): void {
    const found = this.#found;
    if (kind !== 'group') found.begin();
    this.#frames.push({ kind, word: found.word, leads: found.leads });
    found.at += length;
    if (kind === 'double') return;
    found.word = null;
    found.leads = true;
  }

  #leave(): void {
    const frame = this.#frames.pop();
    this.#found.at += 1;
    if (frame === undefined) return;
    this.#found.word = frame.word;
    this.#found.leads = frame.leads;
  }

  #take(place: 'bare' | 'single' | 'double'): boolean {
    const inside = this.#inside;
    return this.#found.take(inside === '' ? place : null, inside);
  }

  #inDouble(): void {
    const found = this.#found;
    if (found.char === '"') this.#leave();
    else if (!this.#special() && !this.#take('double')) found.at += 1;
  }

  /** What means the same in double quotes and outside of them. */
  #special(): boolean {
    const found = this.#found;
    if (found.char === '\\') {
      found.begin();
      found.at += 1;
      if (!found.more) this.#open = 'a backslash';
      else if (!found.take(null, 'a word, right behind a backslash')) found.at += 1;
      return true;
    }
    if (found.char === '`') {
      found.lose('backticks');
      return true;
    }
    if (found.char !== '$') return false;
    if (found.startsWith('$((')) found.lose('arithmetic');
    else if (found.startsWith('$(')) this.#enter('command', 2);
    else if (found.startsWith('${')) {
      const variable = found.match(VARIABLE);
      if (variable === null) found.lose('an expansion of many parts');
      else {
        found.begin();
        found.at += variable.length;
      }
    } else return false;
    return true;
  }

  #inCommand(): void {
    const found = this.#found;
    const { char } = found;
    const fresh = found.word === null;
    if (/\s/.test(char)) {
      this.#endWord();
      if (char === '\n') found.leads = true;
      found.at += 1;
    } else if (char === '#' && fresh) {
      if (!found.takeUntil(() => found.char === '\n', null, 'a comment')) this.#open = 'a comment';
    } else if (char === '<' && found.startsWith('<<<')) {
      this.#endWord();
      found.at += 3;
    } else if (found.startsWith('<<')) {
      found.lose('a here-document');
    } else if (found.startsWith('((')) {
      found.lose('arithmetic');
    } else if (fresh && found.startsWith('[[')) {
      found.lose('`[[ … ]]`');
    } else if (fresh && this.#inside !== '' && found.match(/case\s/y) !== null) {
      // Its `)` cannot be told from the one that ends the command.
      found.lose('`$(…)`');
    } else if (char === "'") this.#single();
    else if (char === '"') this.#enter('double', 1);
    else if (found.startsWith("$'") || found.startsWith('$"'))
      found.lose(`\`${found.text.slice(found.at, found.at + 2)}\``);
    else if (/[;&|]/.test(char)) {
      this.#endWord();
      // `2>&1` goes on with the words of the same program.
      found.leads = char !== '&' || !/[<>]/.test(found.text.charAt(found.at - 1));
      found.at += 1;
    } else if (char === '(') {
      this.#endWord();
      this.#enter('group', 1);
    } else if (char === ')') this.#closed();
    else if (!this.#special() && !this.#take('bare')) {
      found.begin();
      found.at += 1;
    }
  }

  #single(): void {
    const found = this.#found;
    found.begin();
    found.at += 1;
    const inside = this.#inside;
    const closed = found.takeUntil(() => found.char === "'", inside === '' ? 'single' : null, inside);
    if (!closed) this.#open = 'open single quotes';
    found.at += 1;
  }

  /** Behind a pattern of `case` nothing was opened. */
  #closed(): void {
    this.#endWord();
    if (this.#kind === 'line') {
      this.#found.at += 1;
      this.#found.leads = true;
    } else this.#leave();
  }

  #endWord(): void {
    const found = this.#found;
    if (found.word === null) return;
    const word = found.text.slice(found.word, found.at);
    found.word = null;
    if (found.leads) found.leads = BEFORE_PROGRAM.test(word);
  }
}
