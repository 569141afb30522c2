/**
 * What well-known secrets look like, so that one is kept back even if nobody told agentd its value. Every pattern takes
 * time linear in the text: it is tied to a fixed beginning, and where it needs an end that may be missing, no second
 * start lies inside the run of characters that it has to read.
 */

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Not in the middle of a word: `risk-…` holds no `sk-…`. `\n` written out, as in JSON, ends a word too. */
const edge = '(?:(?<![A-Za-z0-9_-])|(?<=\\\\[nrt]))';

/** Whole tokens with a telling beginning. */
const prefixed = new RegExp(
  [
    // Those of GitHub's apps hold an app's number and a JWT, with dots and dashes.
    'gh[pousr]_(?:[A-Za-z0-9]{20,}|[A-Za-z0-9._-]{36,})',
    'github_pat_[A-Za-z0-9_]{20,}',
    'plane_(?:api|wh)_[A-Za-z0-9]{8,}',
    'hooks\\.slack\\.com/services/[A-Za-z0-9/]{8,}',
    'discord(?:app)?\\.com/api/webhooks/[A-Za-z0-9/_-]{8,}',
    `${edge}(?:${[
      'pln_[a-z]{2,8}_[A-Za-z0-9]{8,}',
      'glpat-[A-Za-z0-9_-]{16,}',
      'sk-(?=[A-Za-z_-]{0,64}[0-9])[A-Za-z0-9_-]{16,}',
      '[spr]k_(?:live|test)_[A-Za-z0-9]{16,}',
      'xox[a-z]-[A-Za-z0-9-]{10,}',
      'xapp-[A-Za-z0-9-]{10,}',
      '(?:AKIA|ASIA)[0-9A-Z]{16}',
      'AIza[A-Za-z0-9_-]{35}',
      'npm_[A-Za-z0-9]{30,}',
      'pypi-[A-Za-z0-9_-]{40,}',
      'hf_[A-Za-z0-9]{30,}',
      'tskey-[a-z]+-[A-Za-z0-9-]{10,}',
      'AGE-SECRET-KEY-1[0-9A-Z]{20,}',
      'eyJ[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{8,}(?:\\.[A-Za-z0-9_-]*)*',
    ].join('|')})`,
  ].join('|'),
  'g',
);

const gap = '[ \\t]{0,8}';
const value = '[^\\s"\'\\\\,;<>[\\]]{6,}';
/** Told from a word of prose (`authorization: basic authentication`) by a digit or its length. */
const odd = '(?=[^\\s"\'\\\\,;<>[\\]]{0,64}[0-9]|[^\\s"\'\\\\,;<>[\\]]{16})';

/** The value after a header's name; group 1 is what stays. */
const headers = [
  new RegExp(`(\\bauthorization["']?${gap}[:=]${gap}["']?bearer[ \\t]{1,8})${value}`, 'gi'),
  new RegExp(`(\\bauthorization["']?${gap}[:=]${gap}["']?(?:(?:basic|token|apikey)[ \\t]{1,8})?)${odd}${value}`, 'gi'),
  new RegExp(`(\\b(?:x-api-key["']?${gap}[:=]${gap}["']?|bearer[ \\t]{1,8}))${odd}${value}`, 'gi'),
];

/** The password in `scheme://user:password@host`; group 1 is what stays. */
const userinfo = /(:\/\/[^\s/?#@:"'<>[\]]*:)[^\s/@"'<>[\]]+(?=@)/g;

const keyBegin = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const keyEnd = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;

/** Long runs of base64, and a shorter one where the text breaks off. */
const keyLines = /(?:(?:\s|\\[nr])*[A-Za-z0-9+/=]{20,})*(?:(?:\s|\\[nr])*[A-Za-z0-9+/=]+\s*$)?/y;

export function tokenSpans(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(prefixed)) spans.push({ start: match.index, end: match.index + match[0].length });
  for (const pattern of [...headers, userinfo]) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index + (match[1] ?? '').length;
      spans.push({ start, end: match.index + match[0].length });
    }
  }
  return spans.concat(keySpans(text));
}

/** From BEGIN to END; without an END as far as it looks like a key. */
function keySpans(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  let ends = true;
  for (;;) {
    keyBegin.lastIndex = from;
    const begin = keyBegin.exec(text);
    if (begin === null) return spans;
    keyEnd.lastIndex = begin.index;
    const end = ends ? keyEnd.exec(text) : null;
    if (end === null) ends = false;
    const after = begin.index + begin[0].length;
    from = end === null ? keyBody(text, after) : end.index + end[0].length;
    spans.push({ start: begin.index, end: from });
  }
}

function keyBody(text: string, from: number): number {
  keyLines.lastIndex = from;
  return from + (keyLines.exec(text)?.[0].length ?? 0);
}
