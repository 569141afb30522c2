/**
 * What of a script bash 3.2 cannot read, the `sh` of macOS: it takes the bare bracket after a pattern of `case` for the end of the
 * `$( )` around it, and lacks what bash 4 and 5 have brought. An own reader, because the first is about where substitutions end,
 * which parsers of newer shells do not keep. Pure.
 */

interface Read {
  /** Code with `_` for what is quoted or escaped; substitutions and expansions are parts of their own. */
  readonly parts: string[];
  /** What stands in `${ }`. */
  readonly expansions: string[];
  /** Beginnings of substitutions that end elsewhere for bash 3.2. */
  readonly cut: string[];
}

/** Words after which a command begins. */
const OPENS = new Set(['if', 'then', 'else', 'elif', 'while', 'until', 'do', '!', '{', 'in']);

/** @returns each thing that bash 3.2 lacks, or reads otherwise, in words; empty: nothing was found. */
export function lackedBy32(script: string): readonly string[] {
  const read: Read = { parts: [], expansions: [], cut: [] };
  code(script, 0, '', read);
  const found = read.cut.map((text) => `a substitution that ends too early: $(${text.slice(0, 60)}`);
  for (const text of read.parts) {
    for (const [name, pattern] of IN_CODE) if (pattern.test(text)) found.push(name);
  }
  for (const text of read.expansions) {
    for (const [name, pattern] of IN_EXPANSIONS) if (pattern.test(text)) found.push(name);
  }
  for (const [name, pattern] of IN_TEXT) if (pattern.test(script)) found.push(name);
  return found;
}

/** What is told by code alone; since bash 4.0 where nothing else is said. */
const IN_CODE: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['&> and &>>', /&>/],
  ['|&', /\|&/],
  [';& and ;;&', /;&/],
  ['{name}> (4.1)', /\{[A-Za-z_]\w*\}[<>]/],
  ['<( and >(, which sh has not', /[<>]\(/],
  ['{a..b..step}', /\{[\w-]+\.\.[\w-]+\.\.[\w-]+\}/],
  ['wait -n (4.3)', /(?:^|[\s;&|(])wait\s+-\w*[fnp]/],
  ['coproc', /(?:^|[\s;&|(])coproc\b/],
  ['mapfile, readarray', /(?:^|[\s;&|(])(?:mapfile|readarray)\b/],
  ['declare -A, -g, -l, -n, -u', /(?:^|[\s;&|(])(?:declare|typeset|local)\s+-\w*[AIglnu]/],
  ['unset -n (4.3)', /(?:^|[\s;&|(])unset\s+-\w*n/],
  ['read -i, -N, and fractions of seconds', /(?:^|[\s;&|(])read\s(?:[^;|&\n]*\s)?-(?:\w*[iN]|t\s*\d*\.)/],
  ['printf -v name[index] (4.1)', /(?:^|[\s;&|(])printf\s+-v\s*\w+\[/],
  ['[ -v name ] (4.2), [ -R name ]', /(?:\[|(?:^|[\s;&|(])test)\s(?:[^\]\n]*\s)?-[vR]\s/],
  ['shopt', /(?:^|[\s;&|(])shopt\b/],
  [
    'variables of bash 4 and 5',
    /\$(?:BASHPID|BASH_ARGV0|BASH_XTRACEFD|EPOCHREALTIME|EPOCHSECONDS|FUNCNEST|PROMPT_DIRTRIM|SRANDOM|READLINE_LINE|BASH_LOADABLES_PATH)\b/,
  ],
];

const NAME = String.raw`^[!#]?(?:\w+|[@*])(?:\[[^\]]*\])?`;
const IN_EXPANSIONS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['${x^^} and ${x,,}', new RegExp(String.raw`${NAME}(?:\^|,)`)],
  ['${x@Q} (4.4)', new RegExp(String.raw`${NAME}@[A-Za-z]$`)],
  ['${x:0:-1} (4.2)', new RegExp(String.raw`${NAME}:(?![-+=?])[^:]*:\s*\(?-`)],
  ['${x[-1]} (4.2)', /^[!#]?\w+\[\s*-/],
  ['${ command; } (5.3)', /^[\s|]/],
  ['variables of bash 4 and 5', /^(?:BASHPID|BASH_ARGV0|BASH_XTRACEFD|EPOCHREALTIME|EPOCHSECONDS|FUNCNEST|SRANDOM)\b/],
];

/** What stands in quotes. */
const IN_TEXT: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['printf %(…)T (4.2)', /\bprintf\b[^\n;|&]*%[-\d]*\([^)\n]*\)T/],
  [String.raw`$'\u…' (4.2)`, /(?<![\\$])\$'(?:[^'\\]|\\.)*?\\[uU][0-9A-Fa-f]/],
];

/**
 * Reads code as POSIX has it.
 * @param closer `)` in a substitution, a backquote in one of those, empty for a whole script.
 * @returns the place behind the closer.
 */
function code(text: string, from: number, closer: '' | ')' | '`', read: Read): number {
  let at = from;
  let out = '';
  let word = '';
  let begins = true;
  let depth = 0;
  /** Of each `case` that is open: whether its word, a pattern or commands are expected. */
  const cases: ('word' | 'pattern' | 'commands')[] = [];
  const waiting: { end: string; tabs: boolean; plain: boolean }[] = [];
  const endWord = (): void => {
    if (word === '') return;
    const state = cases.at(-1);
    if (state === 'word') {
      if (word === 'in') cases[cases.length - 1] = 'pattern';
    } else if (word === 'esac' && state !== undefined && (state === 'pattern' || begins)) {
      cases.pop();
      begins = false;
    } else if (word === 'case' && begins) {
      cases.push('word');
      begins = false;
    } else if (state !== 'pattern') begins = begins && OPENS.has(word);
    word = '';
  };
  const put = (shown: string): void => {
    word += shown;
    out += shown;
  };
  while (at < text.length) {
    const char = text[at] ?? '';
    if (closer === '`' && char === '`') break;
    if (char === '\\') {
      put(text[at + 1] === '\n' ? '' : '_');
      at += 2;
    } else if (char === "'") {
      at = text.indexOf("'", at + 1) + 1 || text.length;
      put('_');
    } else if (char === '"') {
      at = doubleQuoted(text, at + 1, '"', read);
      put('_');
    } else if (char === '$' && text[at + 1] === "'" && text[at - 1] !== '$') {
      at = ansiQuoted(text, at + 2);
      put('_');
    } else if (char === '$' || char === '`') {
      const after = substituted(text, at, read);
      put(after.shown);
      at = after.at;
    } else if (char === '#' && word === '' && /^$|[\s;&|(]/.test(text[at - 1] ?? '')) {
      at = text.indexOf('\n', at);
      if (at === -1) at = text.length;
    } else if (text.startsWith('<<', at) && !text.startsWith('<<<', at)) {
      endWord();
      const here = /^<<(-?)[ \t]*(\\?)(['"]?)([^\s;&|<>()'"]+)\3/.exec(text.slice(at, at + 200));
      if (here === null) throw new Error(`no here-document at ${text.slice(at, at + 40)}`);
      waiting.push({ end: here[4] ?? '', tabs: here[1] === '-', plain: here[2] === '' && here[3] === '' });
      out += '<<_ ';
      at += here[0].length;
    } else if (char === '\n') {
      endWord();
      out += char;
      at += 1;
      begins = true;
      for (const here of waiting.splice(0)) at = hereDocument(text, at, here, read);
    } else if (/\s/.test(char)) {
      endWord();
      out += char;
      at += 1;
    } else if (';&|()'.includes(char)) {
      endWord();
      const state = cases.at(-1);
      if (char === '(' && state !== 'pattern') depth += 1;
      if (char === ')') {
        if (state === 'pattern') cases[cases.length - 1] = 'commands';
        else if (depth > 0) depth -= 1;
        else if (closer === ')') break;
      }
      if (text.startsWith(';;', at) && state === 'commands') {
        cases[cases.length - 1] = 'pattern';
        out += char;
        at += 1;
      }
      out += char;
      at += 1;
      begins = true;
    } else {
      put(char);
      at += 1;
    }
  }
  endWord();
  read.parts.push(out);
  return at + 1;
}

/** What begins with a dollar or a backquote at `at`. @returns what is shown of it, and the place behind it. */
function substituted(text: string, at: number, read: Read): { shown: string; at: number } {
  if (text[at] === '`') return { shown: '$()', at: code(text, at + 1, '`', read) };
  if (text.startsWith('$((', at)) {
    const end = arithmeticEnd(text, at + 3);
    if (end !== null) {
      doubleQuoted(text.slice(at + 3, end - 2), 0, '', read);
      return { shown: '$()', at: end };
    }
  }
  if (text.startsWith('$(', at)) {
    const end = code(text, at + 2, ')', read);
    if (endFor32(text, at + 2) !== end) read.cut.push(text.slice(at + 2, end));
    return { shown: '$()', at: end };
  }
  if (text.startsWith('${', at)) {
    const end = doubleQuoted(text, at + 2, '}', read);
    read.expansions.push(text.slice(at + 2, end - 1));
    return { shown: '$_', at: end };
  }
  return { shown: '$', at: at + 1 };
}

/** Where `$(( ` ends; null: it is a substitution with a subshell in it. */
function arithmeticEnd(text: string, from: number): number | null {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && depth > 0) depth -= 1;
    else if (text[at] === ')') return text[at + 1] === ')' ? at + 2 : null;
  }
  return null;
}

/** Text in which only dollars, backquotes and backslashes mean something. @returns the place behind the closer. */
function doubleQuoted(text: string, from: number, closer: '"' | '}' | '', read: Read): number {
  const isOver = (char: string): boolean => closer !== '' && char === closer;
  let at = from;
  while (at < text.length) {
    const char = text[at] ?? '';
    if (isOver(char)) break;
    if (char === '\\') at += 2;
    else if (char === '$' || char === '`') at = substituted(text, at, read).at;
    else if (char === '"' && closer === '}') at = doubleQuoted(text, at + 1, '"', read);
    else at += 1;
  }
  return at + 1;
}

function ansiQuoted(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== "'") at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function hereDocument(
  text: string,
  from: number,
  { end, tabs, plain }: { end: string; tabs: boolean; plain: boolean },
  read: Read,
): number {
  let at = from;
  while (at < text.length) {
    const next = text.indexOf('\n', at);
    const line = text.slice(at, next === -1 ? text.length : next);
    if ((tabs ? line.replace(/^\t+/, '') : line) === end) {
      if (plain) doubleQuoted(text.slice(from, at), 0, '', read);
      // The line end itself is read as that of a line.
      return at + line.length;
    }
    at += line.length + 1;
  }
  return text.length;
}

/** Where bash 3.2 sees a substitution end: behind the first bracket that nothing has opened; it knows quotes, and no `case`. */
function endFor32(text: string, from: number): number {
  let depth = 0;
  let at = from;
  while (at < text.length) {
    const char = text[at] ?? '';
    if (char === "'") at = text.indexOf("'", at + 1) + 1 || text.length;
    else if (char === '"') at = quotedFor32(text, at + 1);
    else if (char === '\\') at += 2;
    else if (text.startsWith('$(', at)) at = endFor32(text, at + 2);
    else if (char === ')' && depth === 0) return at + 1;
    else {
      depth += char === '(' ? 1 : char === ')' ? -1 : 0;
      at += 1;
    }
  }
  return at + 1;
}

function quotedFor32(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '"') {
    if (text[at] === '\\') at += 2;
    else at = text.startsWith('$(', at) ? endFor32(text, at + 2) : at + 1;
  }
  return at + 1;
}
