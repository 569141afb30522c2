/**
 * What keeps text text: a backslash before each character that CommonMark, with tables and strikethrough, would read as
 * markup where it stands, and before no other, so that a prompt shows `snake_case * 2 [x]` as it was written. Pure.
 */

/** Stands before every line of code until the whole is put together, so that no rule takes the line for text. */
export const CODE_LINE = '\ufdd0';
/** Stands before a link, which a `!` before it would make an image. */
export const LINK = '\ufdd1';
/** Stands where a text ends with what matters only beside the text or mark that follows, or begins so. */
const EDGE = '\ufdd2';
const STAND_INS = /[\ufdd0-\ufdd2]/g;

/** `text` without the characters that stand for something else here; nobody sees them. */
export function withoutStandIns(text: string): string {
  return text.replace(STAND_INS, '');
}

/** The text of one node, in which runs of white space are one blank. What its neighbours are is not known. */
export function escapeText(text: string): string {
  return withoutStandIns(text)
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/`/g, '\\`')
    .replace(/\*(?!(?<=\s\*)\s)/g, '\\*')
    .replace(/_(?!(?<=\s_)\s|(?<=[\p{L}\p{N}]_)[\p{L}\p{N}])/gu, '\\_')
    .replace(/~+/g, (run, at: number, whole: string) => {
      if (run.length > 1) return '\\~'.repeat(run.length);
      return at === 0 || at === whole.length - 1 ? `${EDGE}~${EDGE}` : run;
    })
    .replace(/\](?=\()/g, '\\]')
    .replace(/\]$/, `]${EDGE}`)
    .replace(/^\[(?=[^\]]{1,999}\]:|[ xX]\](?:\s|$))/, '\\[')
    .replace(/&(?=#?\w{1,31};)/g, '\\&')
    .replace(/<(?=[a-z][a-z0-9+.-]{1,31}:|[\w.!#$%&'*+/=?^`{|}~\\-]+@)/gi, '\\<')
    .replace(/^(?:>|#{1,6}(?=\s|$)|[-+](?=\s|$)|-(?=[-\s]*$)|=(?==*\s*$)|[:|](?=[-:|\s]+$))/, '\\$&')
    .replace(/^-(?=[-:|\s]*\|)/, '\\-')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');
}

/** Content of a paragraph: a line break at its ends shows nothing, and with two in a row Markdown begins another one. */
export function withoutBlankLines(content: string): string {
  return content.replace(/^(?:[ \t]*\n)+|(?:[ \t]*\n)+$/g, '').replace(/(?:[ \t]*\n){2,}/g, '\n\n');
}

/** Content of a heading: one line, of which no `#` at the end is lost. */
export function headingText(content: string): string {
  return content
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(^|\s)(#+)$/, (_, before: string, marks: string) => `${before}\\${marks}`);
}

/** `content` where a line does not begin with it: no block begins there, so nothing at its start is escaped. */
export function insideLine(content: string): string {
  return content.replace(/^\\(?=[-+>=:#])/, '').replace(/^(\d{1,9})\\(?=[.)])/, '$1');
}

/** Content of a cell: one line. */
export function cellText(content: string): string {
  return insideLine(content.trim())
    .replace(/\s*\n\s*/g, '<br>')
    .replaceAll('|', '\\|');
}

/** Text of a link: a bracket without its other half would end it early, or never. */
export function linkText(content: string): string {
  let open = 0;
  let even = true;
  for (const [piece] of content.matchAll(/\\.|[[\]]/gs)) {
    if (piece.length > 1) continue;
    open += piece === '[' ? 1 : -1;
    even &&= open >= 0;
  }
  return even && open === 0
    ? content
    : content.replace(/\\.|[[\]]/gs, (piece) => (piece.length > 1 ? piece : `\\${piece}`));
}

/** The whole, with nothing left that stands for something else. */
export function settled(markdown: string): string {
  return markdown
    .replaceAll(`!${LINK}`, '\\!')
    .replaceAll(`]${EDGE}(`, '\\](')
    .replace(/(?<=~\ufdd2?)\ufdd2~\ufdd2|\ufdd2~\ufdd2(?=\ufdd2?~)/g, '\\~')
    .replace(STAND_INS, '');
}
