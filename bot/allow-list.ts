/**
 * The second wall: whatever the renderer produced, only this leaves. A part of what Plane's own cleaner (nh3) lets pass, so
 * that a server that cleans comments changes nothing a reader would see.
 */
import sanitizeHtml from 'sanitize-html';

const blocks = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'div'];
const table = ['table', 'tbody', 'tr', 'th', 'td'];
const inline = ['code', 'br', 'strong', 'em', 's', 'a', 'label', 'input', 'span'];
export const ALLOWED_TAGS: readonly string[] = [...blocks, ...table, ...inline];

export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target'],
  ol: ['start'],
  ul: ['data-type'],
  li: ['data-type', 'data-checked'],
  code: ['class'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  input: ['type', 'checked'],
};

export const ALLOWED_SCHEMES: readonly string[] = ['http', 'https', 'mailto'];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedClasses: { code: ['language-*'] },
  allowedSchemes: [...ALLOWED_SCHEMES],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** HTML of allowed tags on one line. Applied to its own result it changes nothing. */
export function allowed(html: string): string {
  return sanitizeHtml(html, options)
    .replaceAll(' />', '>')
    .replace(/\r\n?|\n/g, '&#10;');
}
