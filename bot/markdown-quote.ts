/** Small pieces of Markdown around text that is not Markdown. */

/** One line of text that shows as it is: no character of it is taken for markup. Web addresses stay links. */
export function literal(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(\bhttps?:\/\/[^\s<>]+)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_~[\]<>|&]/g, '\\$&')))
    .join('');
}

/** Inline code, whatever is in it. */
export function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const mark = '`'.repeat(longestRun(line) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') || line === '' ? ' ' : '';
  return `${mark}${pad}${line}${pad}${mark}`;
}

/** A code block, whatever is in it. */
export function block(text: string, language = 'text'): string {
  const mark = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${mark}${language}\n${text.replace(/\n+$/, '')}\n${mark}`;
}

function longestRun(text: string): number {
  let longest = 0;
  for (const run of text.match(/`+/g) ?? []) longest = Math.max(longest, run.length);
  return longest;
}
