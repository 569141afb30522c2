/**
 * The one redactor. Every text that leaves agentd (comment, pull request, summary, notice, log) passes through it: known
 * secrets become `[redacted NAME]`, in the forms in which they commonly turn up, and what looks like a token `[redacted]`.
 * Both are looked for in the text and in a plain copy of it, so that nothing hides behind what nobody sees. Case counts: in
 * another case a token is another one, and a password may be an everyday word.
 */
import { plainCopy, plainForm } from './plain-copy.ts';
import { tokenSpans } from './token-shapes.ts';
import type { Span } from './token-shapes.ts';

export interface Secret {
  /** Name of the environment variable; shown in the text instead of the value. */
  readonly name: string;
  readonly value: string;
}

export type Redactor = (text: string) => string;

/** Shorter values are left alone: hiding every `admin` or `12345` would spoil the text and tell the value by its gaps. */
export const SECRET_MIN = 6;
/** Lines of a multi-line value and parts of base64 are only unmistakable from this length on. */
const PART_MIN = 8;
/** Longer values are looked for where a text is cut by their lines only. */
const CUT_MAX = 512;

/** Names of the secrets that are too short to be hidden; a configuration check tells of them. */
export function unprotected(secrets: readonly Secret[]): readonly string[] {
  return secrets.filter(({ value }) => value.trim() !== '' && value.trim().length < SECRET_MIN).map(({ name }) => name);
}

/** Takes time linear in the text. Applied to its own output it changes nothing. */
export function createRedactor(secrets: readonly Secret[]): Redactor {
  const forms = new Map<string, string>();
  for (const { name, value } of secrets) {
    const label = `[redacted ${name.replace(/[^A-Za-z0-9_.-]/g, '')}]`;
    for (const form of formsOf(value)) if (!forms.has(form)) forms.set(form, label);
  }
  const plainForms = new Map([...forms].map(([form, label]): [string, string] => [plainForm(form), label]));
  for (const form of plainForms.keys()) if (form.length < SECRET_MIN) plainForms.delete(form);
  return (text) => {
    const marks = marksIn(text, forms);
    const copy = plainCopy(text);
    if (copy !== null) {
      for (const mark of marksIn(copy.text, plainForms)) marks.push({ ...mark, ...copy.spanOf(mark.start, mark.end) });
    }
    return marks.length === 0 ? text : replaced(text, marks);
  };
}

function marksIn(text: string, forms: ReadonlyMap<string, string>): Mark[] {
  const marks: Mark[] = tokenSpans(text).map((span) => ({ ...span, label: '[redacted]', known: false }));
  for (const [form, label] of forms) {
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length)) {
      marks.push({ start: at, end: at + form.length, label, known: true });
    }
    marks.push(...cutMarks(text, form, label));
  }
  return marks;
}

/** A text that is the end or the beginning of a longer one may begin or end inside a secret: its larger part is one, too. */
function cutMarks(text: string, form: string, label: string): Mark[] {
  const marks: Mark[] = [];
  // Lines of a longer value are forms of their own.
  if (form.length > CUT_MAX) return marks;
  const least = Math.max(PART_MIN, Math.ceil(form.length / 2));
  const most = Math.min(form.length - 1, text.length);
  for (let length = most; length >= least; length -= 1) {
    if (!text.startsWith(form.slice(-length))) continue;
    marks.push({ start: 0, end: length, label, known: true });
    break;
  }
  for (let length = most; length >= least; length -= 1) {
    if (!text.endsWith(form.slice(0, length))) continue;
    marks.push({ start: text.length - length, end: text.length, label, known: true });
    break;
  }
  return marks;
}

interface Mark extends Span {
  readonly label: string;
  /** A known secret's name is worth more than the shape. */
  readonly known: boolean;
}

/** Marks that touch or overlap are hidden together, so that no rest of a secret shows between them. */
function replaced(text: string, marks: Mark[]): string {
  marks.sort((a, b) => a.start - b.start || b.end - a.end);
  let out = '';
  let shown = 0;
  let open: Mark | null = null;
  for (const mark of marks) {
    if (open !== null && mark.start < open.end) {
      open = joined(open, mark);
      continue;
    }
    if (open !== null) {
      out += text.slice(shown, open.start) + open.label;
      shown = open.end;
    }
    open = mark;
  }
  if (open === null) return text;
  return out + text.slice(shown, open.start) + open.label + text.slice(open.end);
}

function joined(a: Mark, b: Mark): Mark {
  return { start: a.start, end: Math.max(a.end, b.end), label: a.known ? a.label : b.label, known: a.known || b.known };
}

function formsOf(raw: string): Set<string> {
  const value = raw.trim();
  const forms = new Set<string>();
  if (value.length < SECRET_MIN) return forms;
  addWritten(forms, value);
  if (raw !== value) forms.add(raw);
  if (value.length >= PART_MIN) for (const form of base64Forms(value)) forms.add(form);
  if (/[\r\n]/.test(value)) {
    for (const line of value.split(/[\r\n]+/)) {
      const part = line.trim();
      if (part.length >= PART_MIN && !/^-----(?:BEGIN|END) [A-Z0-9 ]+-----$/.test(part)) addWritten(forms, part);
    }
  }
  return forms;
}

/** As it is, and as JSON, URLs and HTML write it. */
function addWritten(forms: Set<string>, value: string): void {
  forms.add(value);
  forms.add(value.replaceAll('\r\n', '\n'));
  const json = JSON.stringify(value).slice(1, -1);
  forms.add(json);
  forms.add(JSON.stringify(json).slice(1, -1));
  forms.add(json.replaceAll('/', '\\/'));
  forms.add(json.replace(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`));
  const whole = value.replace(/\p{Cs}/gu, '\ufffd');
  for (const url of [
    encodeURIComponent(whole),
    encodeURI(whole),
    new URLSearchParams({ v: whole }).toString().slice(2),
  ]) {
    forms.add(url);
    forms.add(url.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase()));
  }
  const html = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  forms.add(html);
  forms.add(html.replaceAll('"', '&quot;'));
  forms.add(html.replaceAll('"', '&quot;').replaceAll("'", '&#39;'));
  forms.add(html.replaceAll('"', '&#34;').replaceAll("'", '&#x27;'));
}

/**
 * The characters of base64 that depend on the value alone, at each of the three positions it can have in a longer text
 * (as the password in Basic authentication has), in both alphabets; and the whole with its padding.
 */
function base64Forms(value: string): string[] {
  const bytes = Buffer.from(value, 'utf8');
  const forms: string[] = [bytes.toString('base64'), bytes.toString('base64url')];
  for (let shift = 0; shift < 3; shift += 1) {
    const code = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    const first = Math.ceil((shift * 8) / 6);
    const last = Math.floor(((shift + bytes.length) * 8) / 6);
    const own = code.slice(first, last);
    if (own.length >= PART_MIN) forms.push(own, own.replaceAll('+', '-').replaceAll('/', '_'));
  }
  return forms;
}
