/** What pasting has done to a private key that lies in a variable: forms and fields of web pages change its lines. Pure. */

const BEGIN = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/;
const MARKS = /-----(?:BEGIN|END) [A-Z0-9 ]+-----/g;

/** What stands there and does not belong, as in "it has … where line ends belong"; null: its lines are as in its file. */
export function pastedWrong(text: string): string | null {
  const key = text.trim();
  if (!BEGIN.test(key)) return null;
  if (/^(["'`]).*\1$/s.test(key)) return 'quotes around it';
  if (!key.includes('\n')) {
    if (key.includes('\\n')) return 'the two characters \\n where line ends belong';
    if (key.includes('\r')) return 'carriage returns alone where line ends belong';
    return /\s/.test(key.replace(MARKS, '')) ? 'blanks where line ends belong' : 'no line ends';
  }
  const lines = key.split(/\r?\n/);
  return lines.some((line, index) => (index > 0 && /^[ \t]/.test(line)) || /[ \t]$/.test(line))
    ? 'blanks at the ends of its lines'
    : null;
}
