/** Which texts the runner is told to hide. Pure. */

/** Shorter texts turn up by chance everywhere, and hiding them would tell more than it hides. */
const MIN = 6;
const LINE_MIN = 8;
const FRAME = /^-----(?:BEGIN|END) [A-Z0-9 ]+-----$/;

/**
 * The value, or its lines where it has several, and its base64. The runner hides each line of what it is given, however
 * short; so a text of several lines is given line by line, without those that are short or say nothing, and of a
 * structured value (JSON) only what it holds: otherwise every `}` of the log would be hidden.
 */
export function maskForms(raw: string): string[] {
  const value = raw.trim();
  if (value.length < MIN) return [];
  const leaves = leavesOf(value);
  if (leaves !== null) return [...new Set(leaves.flatMap(maskForms))];
  const lines = value.split(/\r\n|\r|\n/).map((line) => line.trim());
  const forms = lines.length === 1 ? [value] : lines.filter((line) => line.length >= LINE_MIN && !FRAME.test(line));
  forms.push(Buffer.from(value, 'utf8').toString('base64'));
  if (raw !== value) forms.push(Buffer.from(raw, 'utf8').toString('base64'));
  return [...new Set(forms)];
}

/** The texts in a JSON object or list; null: it is none. */
function leavesOf(value: string): string[] | null {
  if (!/^[[{]/.test(value)) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    return null;
  }
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node === 'string') found.push(node);
    else if (typeof node === 'object' && node !== null) Object.values(node).forEach(visit);
  };
  visit(parsed);
  return found;
}
