/**
 * The places of placeholders in a command line that PowerShell reads, 5.1 and 7. Its single quotes have five forms and its
 * double quotes four, each of which ends what any other has begun. In double quotes it puts variables and commands
 * in, so nothing of ours is put there.
 */
import type { Places } from './places-finder.ts';
import { PlacesFinder } from './places-finder.ts';

const SINGLE = /['\u2018-\u201b]/;
const DOUBLE = /["\u201c-\u201e]/;
const QUOTE = /['\u2018-\u201b"\u201c-\u201e]/;
const IN_STRING = 'double quotes, in which PowerShell puts variables and commands in';

export function powershellPlaces(text: string, leads: boolean): Places {
  const found = new PlacesFinder(text, leads);
  let open: string | null = null;
  while (found.more) open = step(found) ?? open;
  return found.places(open);
}

/** Reads on by one part. Words for what is left open; null: nothing. */
function step(found: PlacesFinder): string | null {
  const { char } = found;
  const fresh = found.word === null;
  if (char === '{' && found.take(...bare(found))) return null;
  if (/[\s;|&(){},]/.test(char)) {
    // `& 'name'` and `. 'name'` call it.
    if (found.word !== null && !found.text.slice(found.word, found.at).startsWith('.')) found.leads = false;
    found.word = null;
    if (/[\n;|&({]/.test(char)) found.leads = true;
    found.at += 1;
    return null;
  }
  if (char === '#' && fresh) return comment(found, () => found.char === '\n', 0);
  // Behind some tokens it begins a comment, in others it is a letter.
  if (char === '#') found.lose('what follows a `#` within a word');
  else if (found.startsWith('<#')) return comment(found, () => found.startsWith('#>'), 2);
  else if (fresh && found.match(/--%(?=\s|$)/y) !== null) found.lose('what follows `--%`');
  else if (char === '@' && QUOTE.test(found.text.charAt(found.at + 1))) found.lose('a here-string');
  else if (SINGLE.test(char)) return quoted(found, SINGLE, 'single', 'open single quotes');
  else if (DOUBLE.test(char)) return quoted(found, DOUBLE, null, 'open double quotes');
  else if (char === '`') return escaped(found);
  else if (found.match(/\$\{[^}]*\}/y) !== null) {
    found.begin();
    found.at = found.text.indexOf('}', found.at) + 1;
  } else {
    found.begin();
    found.at += 1;
  }
  return null;
}

/**
 * Two quoted texts without anything between them are one with a quote in it, `@'` begins a here-string, and a quoted text
 * where a statement begins is no call.
 */
function bare(found: PlacesFinder): ['bare' | null, string] {
  const before = found.text.charAt(found.at - 1);
  if (found.leads && !/[&.]\s*$/.test(found.text.slice(0, found.at))) {
    return [null, 'the place of a program, without `&` before it'];
  }
  const after = found.text.charAt(found.text.indexOf('}', found.at) + 1);
  if (QUOTE.test(before) || QUOTE.test(after)) return [null, 'a word, right beside a quoted text'];
  return before === '@' || after === '@' ? [null, 'a word, right beside `@`'] : ['bare', ''];
}

function comment(found: PlacesFinder, ends: () => boolean, length: number): string | null {
  const ended = found.takeUntil(ends, null, 'a comment');
  found.at += length;
  return ended ? null : 'a comment';
}

function quoted(found: PlacesFinder, quote: RegExp, place: 'single' | null, open: string): string | null {
  found.begin();
  found.at += 1;
  while (found.more) {
    if (quote.test(found.char)) {
      found.at += 1;
      if (!quote.test(found.char)) return null;
      found.at += 1;
    } else if (place === null && found.char === '`') {
      const left = escaped(found);
      if (left !== null) return left;
    } else if (place === null && found.startsWith('$(')) {
      found.lose(IN_STRING);
      return null;
    } else if (!found.take(place, IN_STRING)) found.at += 1;
  }
  return open;
}

function escaped(found: PlacesFinder): string | null {
  found.begin();
  found.at += 1;
  if (!found.more) return 'a backtick';
  if (!found.take(null, 'a word, right behind a backtick')) found.at += 1;
  return null;
}
